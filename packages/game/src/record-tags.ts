import type { Side } from '@kickmate/board';
import type { TimeControl } from './clock.ts';
import { isLiveTime, type LiveTime } from './live.ts';
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

/** Where every round of a match of this set-up begins that a side kicks off, if it is always the same. */
export function standardStart<P>(variant: Variant<P>, kickOff: Side, setUp?: string): P | undefined {
  const starts = isUsual(variant, setUp) ? variant.starts(kickOff) : [];
  return starts.length === 1 ? starts[0]!.position : undefined;
}

/** The tags `SetUp` and `FEN` of a game that begins in this position; none where every game of White's does. */
export function setUpTags<P>(variant: Variant<P>, start: P, setUp?: string): Readonly<Record<string, string>> {
  const standard = standardStart(variant, 'w', setUp);
  const text = variant.format(start);
  return standard !== undefined && variant.format(standard) === text ? {} : { SetUp: '1', FEN: text };
}

/** The names of a game's set-ups, in a sentence. */
export const knownSetUps = ({ setUps }: Pick<Variant, 'setUps'>): string =>
  setUps ? setUps.map(({ id }) => id).join(', ') : 'only one';

/** Whether a set-up is the usual one, as it is if a match names none. */
export const isUsual = ({ setUps }: Pick<Variant, 'setUps'>, setUp?: string): boolean =>
  setUp === undefined || setUp === setUps?.[0]?.id;

/** The tag `Array` of a match; none if its rounds begin as usual. */
export const arrayTag = (variant: Variant, setUp: string | undefined): Readonly<Record<string, string>> =>
  setUp === undefined || isUsual(variant, setUp) ? {} : { Array: setUp };

/** A time control as PGN writes it: seconds, `300` or `300+3`. */
export const formatTimeControl = ({ ms, incrementMs }: TimeControl): string =>
  formatSeconds(ms) + (incrementMs > 0 ? `+${formatSeconds(incrementMs)}` : '');

/** Reads a time control; `undefined` for PGN's other kinds, of which our clocks know nothing. */
export function parseTimeControl(text: string): TimeControl | undefined {
  const [, base, increment = '0'] = /^(\d{1,9}(?:\.\d{1,3})?)(?:\+(\d{1,9}(?:\.\d{1,3})?))?$/.exec(text) ?? [];
  if (base === undefined || Number(base) === 0) return undefined;
  return { ms: Math.round(Number(base) * 1000), incrementMs: Math.round(Number(increment) * 1000) };
}

/** The time of a live match as the tag `Live` has it: seconds of a half and of a turn, `300+20`. */
export const formatLive = ({ halfMs, turnMs }: LiveTime): string =>
  formatTimeControl({ ms: halfMs, incrementMs: turnMs });

/** Reads the time of a live match; `undefined` if it cannot be one. */
export function parseLive(text: string): LiveTime | undefined {
  const { ms: halfMs = 0, incrementMs: turnMs = 0 } = parseTimeControl(text) ?? {};
  const live = { halfMs, turnMs };
  return isLiveTime(live) ? live : undefined;
}

/** Where a tag's value stands. */
export const tagPlace = ({ places }: PgnGame, name: string): TextPlace => places?.tags.get(name) ?? TEXT_START;
