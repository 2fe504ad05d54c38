import type { Side } from '@kickmate/board';
import type { TimeControl } from './clock.ts';
import type { PgnGame } from './pgn.ts';
import { formatSeconds } from './pgn-comment.ts';
import { TEXT_START, type TextPlace } from './record-error.ts';
import type { Variant } from './variant.ts';

/** What the writer and the readers of records must agree on. */

/** What the tag `Variant` of this game's records says; empty if there is none. */
export const variantName = ({ pgn, id }: Variant): string => pgn?.variants[0] ?? id;

/** Whether a tag `Variant`, or its absence, means this game. */
export function isNamed({ pgn, id }: Variant, name = ''): boolean {
  const names = [id, ...(pgn?.variants ?? [])].map((one) => one.toLowerCase());
  return names.includes(name.toLowerCase());
}

/** What of a game says how long its matches are. */
type Length = Pick<Variant, 'match'>;

/** Whether a match to so many goals, the most that the game allows if absent, has but one round, however that ends. */
export const isOneRound = ({ match }: Length, goals = match.goals.max): boolean =>
  goals === 1 && match.voidRounds === 1;

/** What people call a round: a "game" where no match has more than one. */
export const roundWord = (variant: Length): 'game' | 'round' => (isOneRound(variant) ? 'game' : 'round');

/** Where every round begins that a side kicks off, if it is always the same. */
export function standardStart<P>(variant: Variant<P>, kickOff: Side): P | undefined {
  const starts = variant.starts(kickOff);
  return starts.length === 1 ? starts[0]!.position : undefined;
}

/** The tags `SetUp` and `FEN` of a game that begins in this position; none where every game of White's does. */
export function setUpTags<P>(variant: Variant<P>, start: P): Readonly<Record<string, string>> {
  const standard = standardStart(variant, 'w');
  const text = variant.format(start);
  return standard !== undefined && variant.format(standard) === text ? {} : { SetUp: '1', FEN: text };
}

/** A time control as PGN writes it: seconds, `300` or `300+3`. */
export const formatTimeControl = ({ ms, incrementMs }: TimeControl): string =>
  formatSeconds(ms) + (incrementMs > 0 ? `+${formatSeconds(incrementMs)}` : '');

/** Reads a time control; `undefined` for PGN's other kinds, of which our clocks know nothing. */
export function parseTimeControl(text: string): TimeControl | undefined {
  const [, base, increment = '0'] = /^(\d{1,9}(?:\.\d{1,3})?)(?:\+(\d{1,9}(?:\.\d{1,3})?))?$/.exec(text) ?? [];
  if (base === undefined || Number(base) === 0) return undefined;
  return { ms: Math.round(Number(base) * 1000), incrementMs: Math.round(Number(increment) * 1000) };
}

/** Where a tag's value stands. */
export const tagPlace = ({ places }: PgnGame, name: string): TextPlace => places?.tags.get(name) ?? TEXT_START;
