import { fail, ok, opponent, type Result } from '@kickmate/board';
import { ALL_LEVELS } from '@kickmate/engine/client';
import {
  type AnyMatch,
  againstComputer,
  computerLevel,
  onlyComputers,
  onlyPersonSide,
  type SavedSession,
  type Seats,
  TWO_PEOPLE,
} from '@kickmate/play';
import { writeRecord } from '@kickmate/record';
import * as v from 'valibot';
import { readJson } from '../../shared/storage.ts';
import type { OpenedRecord } from '../../stage/opened-record.ts';
import { openRecord, type Unreadable } from '../record/open-record.ts';
import { texts } from './texts.ts';

/** A saved match: the match itself and the rest of its session. */
export interface KeptMatch {
  readonly match: AnyMatch;
  readonly seats: Seats;
  /** The rest of the session: the time of the turn, a line-up and the like. */
  readonly state: SavedSession;
  /** The moment at which it began, in milliseconds since 1970; absent for matches that earlier versions kept. */
  readonly beganAt?: number | undefined;
  /** The record from which it was opened, if there is one. */
  readonly opened?: OpenedRecord | undefined;
}

const Side = v.picklist(['w', 'b']);
const Texts = v.object({ w: v.optional(v.string()), b: v.optional(v.string()) });
const Offer = v.object({ by: Side, isDeclined: v.boolean() });
const Milliseconds = v.pipe(v.number(), v.minValue(0));

const LineUp = v.union([
  v.literal('done'),
  /** Formations in their text form: those of the sides that are ready, and those that are being made. */
  v.object({ ready: Texts, drafts: Texts, answered: v.optional(v.string()) }),
  /** The form of earlier versions: the draft is that of the side whose turn it is to line up. */
  v.object({ ready: Texts, draft: v.string() }),
]);

/** The largest value of a `Date`, in milliseconds since 1970. */
const LATEST_DATE = 8.64e15;

const SavedMatch = v.object({
  version: v.literal(1),
  side: Side,
  opponent: v.variant('kind', [
    v.object({ kind: v.literal('computer'), level: v.picklist(ALL_LEVELS) }),
    v.object({ kind: v.literal('person') }),
    v.object({
      kind: v.literal('nobody'),
      level: v.picklist(ALL_LEVELS),
      blackLevel: v.optional(v.picklist(ALL_LEVELS)),
    }),
  ]),
  /** The time that the turn has taken, in milliseconds; only in a match with clocks. */
  elapsed: v.optional(Milliseconds, 0),
  owed: v.fallback(v.optional(v.object({ w: Milliseconds, b: Milliseconds })), undefined),
  lineUp: v.fallback(v.optional(LineUp), undefined),
  offers: v.fallback(v.optional(v.object({ draw: v.optional(Offer), takeback: v.optional(Offer) })), undefined),
  route: v.fallback(v.optional(v.object({ from: v.number(), to: v.number() })), undefined),
  /** The moment at which the match began, in milliseconds since 1970. */
  begun: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST_DATE))),
  isPaused: v.optional(v.boolean()),
  /** The record of the match. */
  record: v.string(),
  /** The record from which it was opened, not longer than a record may be. */
  opened: v.optional(v.string()),
});

/** Writes a match for storage: its record, who plays, and the rest of the session, as JSON. What was undone is not kept. */
export function formatSavedMatch({ match, seats, state, beganAt, opened }: KeptMatch): string {
  const { elapsed = 0, owed, lineUp, offers, route, isPaused } = state;
  const turn = (match.time ?? match.live) ? { elapsed: Math.round(elapsed) } : {};
  const origin = { begun: beganAt, opened: opened?.text };
  const record = writeRecord(match);
  const rest = { owed, lineUp, offers, route, isPaused };
  const saved: v.InferInput<typeof SavedMatch> = {
    version: 1,
    ...opponentOf(seats),
    ...turn,
    ...rest,
    ...origin,
    record,
  };
  return JSON.stringify(saved);
}

/** Reads a stored match; every action of it is checked by the referee. Rejects only if the rules could not be fetched. */
export async function parseSavedMatch(text: string): Promise<Result<KeptMatch, Unreadable>> {
  const json = readJson(text);
  if (json === undefined) return fail({ message: texts.notJson });
  const saved = v.safeParse(SavedMatch, json);
  if (!saved.success) return fail({ message: texts.fault(v.getDotPath(saved.issues[0])) });
  const { opponent: other, side, lineUp, begun, record, opened, elapsed, owed, offers, route, isPaused } = saved.output;
  const read = await openRecord(record);
  if (!read.ok) return read;
  const source = opened === undefined ? undefined : await openRecord(opened);
  if (source && !source.ok) return fail({ message: `opened: ${source.error.message}` });
  const { match } = read.value;
  const seats = seatsOf(other, side);
  return ok({
    match,
    seats,
    state: { elapsed, owed, lineUp: lineUpOf(lineUp, match, seats), offers, route, isPaused },
    beganAt: begun,
    opened: source?.value,
  });
}

type Opponent = v.InferOutput<typeof SavedMatch>['opponent'];

/** The seats as they are stored: the opponent of the person at this device, and that person's side. */
function opponentOf(seats: Seats): { readonly opponent: Opponent; readonly side: 'w' | 'b' } {
  const person = onlyPersonSide(seats);
  const [white, black] = [computerLevel(seats, 'w'), computerLevel(seats, 'b')];
  if (person) return { opponent: { kind: 'computer', level: (white ?? black)! }, side: person };
  if (white === undefined) return { opponent: { kind: 'person' }, side: 'w' };
  return { opponent: { kind: 'nobody', level: white, blackLevel: black }, side: 'w' };
}

function seatsOf(opponent: Opponent, side: 'w' | 'b'): Seats {
  switch (opponent.kind) {
    case 'person':
      return { ...TWO_PEOPLE };
    case 'computer':
      return againstComputer(opponent.level, side);
    case 'nobody':
      return onlyComputers(opponent.level, opponent.blackLevel);
  }
}

/** A stored line-up in the present form. */
function lineUpOf(
  lineUp: v.InferOutput<typeof LineUp> | undefined,
  { round }: AnyMatch,
  seats: Seats,
): SavedSession['lineUp'] {
  if (lineUp === undefined || lineUp === 'done' || 'drafts' in lineUp) return lineUp;
  const { ready, draft } = lineUp;
  const people = [round.kickOff, opponent(round.kickOff)].filter((side) => seats[side].kind === 'person');
  const side = people.find((one) => ready[one] === undefined);
  return { ready, drafts: side ? { [side]: draft } : {} };
}
