import { MAX_LEVEL } from '@kickmate/engine/client';
import * as v from 'valibot';
import type { GameFile } from './game-file.ts';

/** A request to the worker of a game from a file. Each has one answer. */
export type Request =
  /** Loads the game and goes on with the match of the record, or begins one if it is absent or cannot be read. The first request. */
  | { readonly kind: 'open'; readonly file: GameFile; readonly seed: number; readonly record?: string | undefined }
  | { readonly kind: 'play'; readonly action: string }
  /** Lets the computer play one action for the side to act. */
  | { readonly kind: 'think'; readonly level: number }
  /** Takes the last action back; with `to`, all until that side is to act. */
  | { readonly kind: 'undo'; readonly to?: 'w' | 'b' }
  | { readonly kind: 'begin'; readonly seed: number };

/** All levels of the computer. */
export const LEVELS: readonly number[] = Array.from({ length: MAX_LEVEL }, (_, index) => index + 1);

const words = v.pipe(v.string(), v.maxLength(200));
const square = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));
const side = v.picklist(['w', 'b']);
const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16));
const letter = v.pipe(v.string(), v.regex(/^[A-Z]$/));
/** The name of a drawing or a colour. A colour becomes a class of the drawing. */
const lookName = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/));
const squares = v.pipe(v.array(square), v.maxLength(256));
const goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6));

/** The form of a match's view. The game's own code made everything in it: it is checked, and shown as text only. */
export const ViewSchema = v.object({
  board: v.object({
    files: size,
    ranks: size,
    marks: v.pipe(
      v.array(
        v.object({
          kind: v.picklist(['goal', 'centre', 'start']),
          isWithin: v.optional(v.boolean()),
          side: v.optional(side),
          squares,
        }),
      ),
      v.maxLength(50),
    ),
  }),
  names: v.record(letter, words),
  looks: v.record(letter, v.object({ glyph: lookName, colour: v.optional(lookName) })),
  pieces: v.pipe(v.array(v.union([v.object({ side, letter }), v.undefined_()])), v.maxLength(256)),
  ball: v.optional(square),
  hasBall: v.boolean(),
  side,
  actions: v.pipe(
    v.array(
      v.object({
        text: words,
        words,
        from: square,
        to: square,
        look: v.picklist(['move', 'capture', 'kick', 'pass', 'shot', 'end', 'swap']),
      }),
    ),
    v.maxLength(6144),
  ),
  /** The actions of the match so far, in words. */
  played: v.pipe(v.array(words), v.maxLength(10_000)),
  last: v.pipe(v.array(square), v.maxLength(2)),
  /** The record of the match, to be saved as a file and kept in the browser. */
  record: v.pipe(v.string(), v.maxLength(2 ** 20)),
  score: v.object({ w: goals, b: goals }),
  /** The backend of the computer; absent until it has searched. */
  backend: v.optional(v.picklist(['wasm', 'js', 'rules'])),
  /** The engine's reason, in English, for which a kernel of the file does not run on WebAssembly; absent if it does. */
  fallback: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  /** The end of the match: the game's words for it, if it has any, and the winner; absent while it goes on. */
  over: v.optional(v.object({ title: v.optional(words), winner: v.optional(side) })),
});

/** A match as the page shows it. */
export type View = v.InferOutput<typeof ViewSchema>;

/** The reason of a failure that the page puts into words. */
export type Cause = 'noExport' | 'noAction';

/** The answers of the worker. */
export const AnswerSchema = v.variant('ok', [
  v.object({ id: v.number(), ok: v.literal(true), view: ViewSchema }),
  v.object({
    id: v.number(),
    ok: v.literal(false),
    /** The words of the game, the rules or the engine. They are English, because the worker has no German texts. */
    message: words,
    /** A reason that the page puts into words in place of the message. */
    cause: v.optional(v.picklist(['noExport', 'noAction'] satisfies Cause[])),
  }),
]);
