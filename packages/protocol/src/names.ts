import { fail, ok, type Result } from '@kickmate/board';
import type { Refusal } from './refusals.ts';

/** The most characters of a name. */
export const MAX_NAME = 24;

/** Characters that show nothing: those that control or format a text, fillers, and a wish for an emoji's form without an emoji. */
const INVISIBLE =
  /[\p{C}\p{Zl}\p{Zp}\u2800]|(?!\uFE0F)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\uFE0F/u;

/**
 * Piles of marks on one letter. A script with marks of its own has up to four in a row, each of them once. The marks that are for
 * any letter come alone or in pairs.
 */
const PILED = /(?:^| )\p{M}|(\p{M})\1|\p{Script=Inherited}{3}|\p{M}{5}/u;

/**
 * The alphabets whose letters look like those of others, each with the letters that do not stand in one word with them. Words of
 * Chinese, Japanese and Korean may have Latin letters. (Unicode calls this highly restrictive: UTS 39, section 5.2.)
 */
const ALPHABETS = [
  [
    /\p{sc=Latin}/u,
    /(?![\p{sc=Latin}\p{sc=Common}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}])\p{L}/u,
  ],
  [/\p{sc=Greek}/u, /(?![\p{sc=Greek}\p{sc=Common}])\p{L}/u],
  [/\p{sc=Cyrillic}/u, /(?![\p{sc=Cyrillic}\p{sc=Common}])\p{L}/u],
] as const;

/** Small letters of Greek and Cyrillic that look like those of the words below, as small or as capital letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ ϲ: 'c', с: 'c', ο: 'o', о: 'o', μ: 'm', м: 'm', ρ: 'p', р: 'p', υ: 'u', ц: 'u', ү: 'u', τ: 't', т: 't' },
  ...{ ε: 'e', е: 'e', г: 'r', я: 'r', ι: 'l', і: 'l', ӏ: 'l', ν: 'v', ѵ: 'v', ѕ: 's', φ: 'f', ф: 'f', ғ: 'f' },
};

/** The names of the server's computer players, in English and German, with digits and letters that look like theirs. */
const COMPUTER = 'c[o0]mput[e3]r';
const LEVEL = '(?:[li1][e3]v[e3][li1]|stuf[e3])';
const BEGINS_LIKE_COMPUTER = new RegExp(`^${COMPUTER}(?![a-z])`);
/** The app's names of them end with their level: "Yuki (level 5)". */
const HAS_LEVEL = new RegExp(`\\(\\s*${LEVEL}\\s*\\d+\\s*\\)`);
const IS_LIKE_COMPUTER = new RegExp(`^(?:${COMPUTER}(?:${LEVEL})?|${LEVEL}\\d)\\d*$`);

function isLikeComputer(name: string): boolean {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const latin = [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  return (
    BEGINS_LIKE_COMPUTER.test(latin) || HAS_LEVEL.test(latin) || IS_LIKE_COMPUTER.test(latin.replace(/[^a-z\d]/g, ''))
  );
}

/** The mark before the name of a bot: a program that plays by the bots' requests. */
const BOT_MARK = 'BOT ';
const BEGINS_LIKE_BOT = /^bot(?![a-z])/i;

/** Whether a name is that of a bot. Nobody else may choose such a name, so a bot is marked wherever its name is shown. */
export const isBotName = (name: string): boolean => name.startsWith(BOT_MARK);

/** A name with the mark of a bot. */
export const botNameOf = (name: string): string => `${BOT_MARK}${plainNameOf(name)}`;

/** A name without the mark of a bot. */
export const plainNameOf = (name: string): string => (isBotName(name) ? name.slice(BOT_MARK.length) : name);

const isMixed = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => ALPHABETS.some(([own, other]) => own.test(word) && other.test(word)));

/** Tells whether a text shows all that it has: no invisible characters, and no piles of marks. */
export const isVisible = (text: string): boolean => !INVISIBLE.test(text) && !PILED.test(text);

/**
 * Reads a name that a player chooses: 1 to {@link MAX_NAME} characters, written as RFC 8266 says (nicknames), so that equal looks
 * are equal texts. It shows all that it has, and looks like no name of the server's computer players, or of a bot.
 */
export function readName(text: string): Result<string, Refusal> {
  const name = text
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  if (name === '') return fail({ why: 'nameEmpty' });
  if (name.length > MAX_NAME) return fail({ why: 'nameLong', values: { most: MAX_NAME } });
  if (INVISIBLE.test(name)) return fail({ why: 'nameInvisible' });
  if (PILED.test(name)) return fail({ why: 'nameMarks' });
  if (isMixed(name)) return fail({ why: 'nameAlphabets' });
  if (BEGINS_LIKE_BOT.test(name)) return fail({ why: 'nameBot' });
  return isLikeComputer(name) ? fail({ why: 'nameComputer' }) : ok(name);
}
