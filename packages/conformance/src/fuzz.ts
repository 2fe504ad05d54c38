import vm from 'node:vm';
import { type AnyVariant, type Random, seededRandom } from '@kickmate/game';
import { messageOf, positionsOf, randomLines } from './shortest.ts';

/** The longest that reading one text may take, in milliseconds. */
const MOST_MS = 1000;
/** The time after which no shorter text is sought, in milliseconds. */
const SHORTENING_MS = 2000;
const CAUSES: readonly unknown[] = ['missing', 'surplus', 'syntax', 'impossible', 'over', 'illegal'];
/** The longest message of an error, in characters: it may list all legal actions, but not repeat a long text. */
const MOST_MESSAGE = 15_000;
/** Signs that are inserted into texts, besides those that are in them. */
const SIGNS = [...'0123456789abcdefghwbPNBRQKpnbrqkx-/ .,;:@=*>!#+^~|"\'{}[]()<>\\\0\t\n\u00e9\u2028\u{1f600}'];

/** Makes a function that calls others with a limit of time. An endless loop in them is ended, too. */
function timer(): <T>(run: () => T) => T {
  const context = vm.createContext({});
  const script = new vm.Script('run()');
  return (run) => {
    Object.assign(context, { run });
    return script.runInContext(context, { timeout: MOST_MS }) as ReturnType<typeof run>;
  };
}
const withinTime = timer();

/** Returns a text with some random changes: signs left out, put in, doubled or exchanged, fields lost, parts of another text. */
function mutated(text: string, other: string, random: Random): string {
  const below = (count: number) => Math.floor(random() * count);
  let signs = [...text];
  for (let change = 1 + below(3); change > 0; change--) {
    const at = below(signs.length + 1);
    const run = 1 + below(4);
    const sign = random() < 0.5 && signs.length > 0 ? signs[below(signs.length)]! : SIGNS[below(SIGNS.length)]!;
    switch (below(9)) {
      case 0:
        signs.splice(at, run);
        break;
      case 1:
        signs.splice(at, 0, sign);
        break;
      case 2:
      case 3:
        signs.splice(at, 1, sign);
        break;
      case 4:
        signs.splice(at, 0, ...signs.slice(at, at + run));
        break;
      case 5: {
        const to = below(signs.length + 1);
        [signs[at], signs[to]] = [signs[to] ?? '', signs[at] ?? ''];
        break;
      }
      case 6:
        signs = [...signs.slice(0, at), ...[...other].slice(below(other.length + 1))];
        break;
      case 7: {
        const fields = signs.join('').split(' ');
        fields.splice(below(fields.length), 1, ...(random() < 0.5 ? [] : [other.split(' ').at(-1)!, sign.repeat(300)]));
        signs = [...fields.join(' ')];
        break;
      }
      default:
        signs.splice(at, 0, ...sign.repeat(random() < 0.1 ? 20_000 : 2 * run));
    }
  }
  return signs.join('');
}

/** A result of a reader. */
type Read = { readonly ok: boolean; readonly value?: unknown; readonly error?: unknown };

/** Returns what is wrong with a refusal of a text, which must say why, where, and what. */
function faultOfError(text: string, error: unknown): string | undefined {
  const { cause, field, at, message } = (error ?? {}) as Record<string, unknown>;
  if (!CAUSES.includes(cause)) return `the error has the cause ${JSON.stringify(cause)}`;
  if (typeof field !== 'string' || field === '') return 'the error names no field';
  if (!Number.isInteger(at) || Number(at) < 0 || Number(at) > text.length)
    return `the error is at ${at}, the text has ${text.length} characters`;
  if (typeof message !== 'string' || !message.includes(field)) return `the message does not name the field ${field}`;
  if (message.length > MOST_MESSAGE) return `the message has ${message.length} characters`;
  return undefined;
}

/** Returns what is wrong with the reading of a text; `check` looks at what was read. */
function faultOfReading(text: string, read: (text: string) => Read, check: (value: unknown) => string | undefined) {
  try {
    return withinTime(() => {
      const result = read(text);
      return result.ok ? check(result.value) : faultOfError(text, result.error);
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return `it is read for over ${MOST_MS} ms`;
    return `reading it throws: ${messageOf(error)}`;
  }
}

/** Returns the shortest text with a fault, by leaving out signs as long as there is one. */
function shortestText(text: string, faultOf: (text: string) => string | undefined): string {
  const until = performance.now() + SHORTENING_MS;
  let best = [...text];
  for (let run = Math.max(1, best.length >> 1); run > 0; run >>= 1)
    for (let at = 0; at + run <= best.length && performance.now() < until; ) {
      const shorter = best.toSpliced(at, run);
      if (faultOf(shorter.join('')) === undefined) at += run;
      else best = shorter;
    }
  return best.join('');
}

const shown = (text: string): string => JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}...` : text);

/** Whether two texts' values are alike. */
export type IsSame = (a: unknown, b: unknown) => boolean;

/**
 * Returns a report on a text that a game's readers do not stand: `parse` must refuse it with a clear error or read a position in
 * which a round can begin, and which is written and read again; `parseAction` likewise a legal action. The texts are those of random
 * rounds with a few changes.
 */
export function fuzzFault(variant: AnyVariant, seed: number, count: number, isSame: IsSame): string | undefined {
  const { text } = variant;
  const positions = randomLines(variant, seed, 6, 60)
    .flatMap((line) => positionsOf(variant, line))
    .filter((at) => !variant.end(at));
  const random = seededRandom(seed, 7);
  const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
  const report = (
    what: string,
    found: string,
    faultOf: (one: string) => string | undefined,
    look: string,
    n: number,
  ) => {
    const shortest = shortestText(found, faultOf);
    return [
      `${variant.id}: ${what}: ${faultOf(shortest)}`,
      `  text      ${shown(shortest)}`,
      `  look at   ${look}`,
      `  again     seed ${seed}, text ${n}`,
    ].join('\n');
  };

  const checkPosition = (value: unknown): string | undefined => {
    const end = variant.end(value);
    if (end) return `it is read although the round is over there (${end.kind})`;
    if (variant.actions(value).length === 0) return 'it is read, and the side to act has no action';
    const again = text.parse(text.format(value));
    if (!again.ok)
      return `it is read and written as ${shown(text.format(value))}, which is refused: ${again.error.message}`;
    return isSame(again.value, value) ? undefined : `it is read, written and read as another position`;
  };
  const faultOfPosition = (one: string) => faultOfReading(one, text.parse, checkPosition);
  for (let n = 0; n < count; n++) {
    const wrong = mutated(text.format(pick(positions)), text.format(pick(positions)), random);
    if (faultOfPosition(wrong) !== undefined)
      return report('a changed position text', wrong, faultOfPosition, '`text.parse` of the game', n);
  }

  for (let n = 0; n < count; n++) {
    const at = pick(positions);
    const texts = variant.actions(at).map((action) => text.formatAction({ action }));
    const checkAction = (value: unknown): string | undefined => {
      const successor = value as { action: number; outcome?: number };
      if (!variant.actions(at).includes(successor.action))
        return `it is read as ${successor.action}, which is not legal`;
      const again = text.parseAction(at, text.formatAction(successor));
      return again.ok && isSame(again.value, successor) ? undefined : 'it is read, written and read as another action';
    };
    const faultOfAction = (one: string) => faultOfReading(one, (it) => text.parseAction(at, it), checkAction);
    const wrong = mutated(pick(texts), pick(texts), random);
    if (faultOfAction(wrong) !== undefined)
      return report(
        `a changed action text in ${text.format(at)}`,
        wrong,
        faultOfAction,
        '`text.parseAction` of the game',
        n,
      );
    const notation = variant.notation;
    if (!notation?.parse) continue;
    const faultOfShort = (one: string) => faultOfReading(one, (it) => notation.parse!(at, it), checkAction);
    const short = mutated(notation.describe(at, { action: pick(variant.actions(at)) }), pick(texts), random);
    if (faultOfShort(short) !== undefined)
      return report(
        `a changed short form in ${text.format(at)}`,
        short,
        faultOfShort,
        '`notation.parse` of the game',
        n,
      );
  }
  return undefined;
}
