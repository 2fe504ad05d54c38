import { ok, type Result } from './result.ts';
import type { Side } from './side.ts';
import { type Field, quoted, refuse, type TextError } from './text-error.ts';

/** The largest counter that is read: far beyond any round, and safe in 32 bits. */
export const LARGEST_COUNT = 999_999_999;

/** Reads the side to move: `w` or `b`. */
export function parseSide({ text, at }: Field): Result<Side, TextError> {
  if (text === 'w' || text === 'b') return ok(text);
  return refuse(text ? 'syntax' : 'missing', 'side to move', at, mustBe(text, 'w (White) or b (Black)'));
}

/** Reads a whole number without leading zeros, from `least` to {@link LARGEST_COUNT}; `name` is the field's, for the error. */
export function parseCounter({ text, at }: Field, name: string, least: number): Result<number, TextError> {
  const allowed = `a whole number from ${least} to ${LARGEST_COUNT} without leading zeros`;
  if (!/^(0|[1-9]\d*)$/.test(text)) return refuse(text ? 'syntax' : 'missing', name, at, mustBe(text, allowed));
  const count = Number(text);
  if (count < least || count > LARGEST_COUNT)
    return refuse('impossible', name, at, `${quoted(text)} must be ${allowed}`);
  return ok(count);
}

/** What is wrong with a field: what it is, or that there is none. */
const mustBe = (text: string, allowed: string): string =>
  text ? `${quoted(text)} must be ${allowed}` : `missing; it must be ${allowed}`;
