import { opponent, SIDES, type Side } from '@kickmate/board';
import { dueAt, momentAfter } from '@kickmate/play';
import { isAtOneSitting, type NoticeKind } from '@kickmate/protocol';
import type { NewNotice } from '../db/notice-rows.ts';
import { awaitedSides, isDone, isFull, type TableState } from './events.ts';

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
  const waitedFor = sidesToNotify(before);
  for (const side of sidesToNotify(after)) {
    const isNew = !waitedFor.includes(side);
    if (isNew && side !== by) add(side, 'turn');
    const [deadline, former] = [deadlineOf(after), isNew ? undefined : deadlineOf(before)];
    if (pace.kind !== 'days' || deadline === undefined || deadline === former) continue;
    const due = momentAfter(after.session!, pace.days * DAY_MS * (1 - REMINDER_SHARE))!;
    // A holiday that ends early leaves less time than the side was told.
    const isEarlier = former !== undefined && deadline < former;
    if (due > after.lastEventAt || isEarlier) add(side, 'reminder', Math.max(due, after.lastEventAt));
  }
  return notices;
}

/** The play time at which the turn of a running game is over. */
const deadlineOf = ({ session }: TableState): number | undefined => session && dueAt(session);

/**
 * The sides that are told that it is their turn: to act, to line up, or to open the table of a new game. If a new game
 * waits for both, none.
 */
function sidesToNotify(state: TableState): readonly Side[] {
  const { session, fortune } = state;
  if (isDone(state)) return [];
  if (session) return awaitedSides(state);
  const withoutNonce = isFull(state)
    ? SIDES.filter((side) => state.sitters[side].kind === 'person' && !fortune.nonces[side])
    : [];
  return withoutNonce.length === 1 ? withoutNonce : [];
}
