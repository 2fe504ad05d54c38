import { fail, ok, type Result } from '@kickmate/board';
import * as v from 'valibot';
import { texts } from './texts.ts';

/** The most characters of a file of a game. */
export const MOST_CHARACTERS = 16_000_000;

/** A text of one line, without signs that change the direction in which it is read. */
const line = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u));
const source = v.pipe(v.string(), v.minLength(1));

const GameFileSchema = v.strictObject({
  format: v.literal('kickmate-game'),
  /** The version of the format. */
  version: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  name: line(60),
  author: line(100),
  licence: line(100),
  /** The game's page of rules, as Markdown. */
  page: v.optional(v.pipe(v.string(), v.maxLength(200_000))),
  /** The JavaScript module that exports the game. */
  rules: source,
  /** The kernel as WebAssembly, in base64, and as a JavaScript module. */
  kernel: v.optional(v.strictObject({ wasm: v.pipe(v.string(), v.base64()), js: source })),
});

/** A game by somebody else in one file, which `npm run bundle` of a game outside this repository makes. */
export type GameFile = v.InferOutput<typeof GameFileSchema>;

/** Reads the text of a file of a game. The error is a sentence for people. Nothing of the game is run. */
export function parseGameFile(text: string): Result<GameFile, { readonly message: string }> {
  if (text.length > MOST_CHARACTERS) return fail({ message: texts.file.tooLong(MOST_CHARACTERS / 1e6) });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail({ message: texts.file.noJson });
  }
  const read = v.safeParse(GameFileSchema, value);
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  const at = v.getDotPath(issue);
  if (at === 'format' || at === null) return fail({ message: texts.file.noGame });
  if (at === 'version') return fail({ message: texts.file.version });
  return fail({ message: texts.file.damaged(at) });
}
