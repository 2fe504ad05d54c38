import { opponent, SIDES, type Side } from '@kickmate/board';
import { isAtOneSitting, type NoticeKind } from '@kickmate/protocol';
import type { NewNotice } from '../db/notice-rows.ts';
import { awaitedSides, isSealed, sidesToCome, type TableState, turnMoment } from './events.ts';

const DAY_MS = 86_400_000;
/** The part of the time for a turn that is left when the reminder comes. */
const REMINDER_SHARE = 1 / 4;

/** The notices that an event causes. @param by the side whose player has caused it, and so knows it */
export function noticesOf(before: TableState, after: TableState, by?: Side): readonly NewNotice[] {
  const { pace } = after.terms;
  const notices: NewNotice[] = [];
  const add = (side: Side, kind: NoticeKind, due = after.lastEventAt) => {
    const sitter = after.sitters[side];
    if (sitter.kind === 'person') notices.push({ player: sitter.player, kind, due: Math.floor(due) });
  };
  const taken = SIDES.find((side) => before.sitters[side].kind === 'open' && after.sitters[side].kind !== 'open');
  if (taken) add(opponent(taken), 'taken');
  if (after.rematch.by && !before.rematch.by) add(opponent(after.rematch.by), 'rematch');
  if (isAtOneSitting(pace)) return notices;
  const told = sidesToNotify(before);
  for (const side of sidesToNotify(after)) if (!told.includes(side) && side !== by) add(side, 'turn');
  return [...notices, ...remindersOf(before, after)];
}

/**
 * The reminders of a game by correspondence, for the sides whose time runs now and did not before, or had another end.
 * @param before absent for a new game
 */
export function remindersOf(before: TableState | undefined, after: TableState): readonly NewNotice[] {
  const { pace } = after.terms;
  if (pace.kind !== 'days') return [];
  const limit = pace.days * DAY_MS;
  const [deadline, due] = [turnMoment(after, limit), turnMoment(after, limit * (1 - REMINDER_SHARE))];
  if (deadline === undefined || due === undefined) return [];
  return sidesInTime(after).flatMap((side) => {
    const sitter = after.sitters[side];
    const former = before && sidesInTime(before).includes(side) ? turnMoment(before, limit) : undefined;
    if (sitter.kind !== 'person' || deadline === former) return [];
    // A holiday that ends early leaves less time than the side was told.
    const isEarlier = former !== undefined && deadline < former;
    if (due <= after.lastEventAt && !isEarlier) return [];
    return [{ player: sitter.player, kind: 'reminder', due: Math.floor(Math.max(due, after.lastEventAt)) }];
  });
}

/** The sides whose time to act, to line up or to come may run. */
const sidesInTime = (state: TableState): readonly Side[] => (state.session ? awaitedSides(state) : sidesToCome(state));

/**
 * The sides that are told that it is their turn: to act, to line up, or to open the table of a new game. If a new game
 * waits for both, none.
 */
function sidesToNotify(state: TableState): readonly Side[] {
  if (state.session) return awaitedSides(state);
  const missing = isSealed(state) ? sidesToCome(state) : [];
  return missing.length === 1 ? missing : [];
}
