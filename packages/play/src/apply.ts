import { fail, ok, opponent, type Result, type Side, type Square, type TextError } from '@kickmate/board';
import { type Action, actionTo, isOneRound } from '@kickmate/game';
import { advance, playAction, type RandomSource } from './advance.ts';
import { afterPlay, NOTHING_UNBOOKED, offersAfter, withMatch } from './change.ts';
import { remainingAt, withStopwatchAsRequired } from './clocks.ts';
import { type Command, type HostCommand, illegal, type Refusal, refuse, type SeatCommand } from './commands.ts';
import { computerTask, isSameTask } from './computer.ts';
import { formationsOf, isAllowed, readFormation, sidesLiningUp, withNewPlayer } from './line-up.ts';
import { withReady } from './ready.ts';
import { computerSides } from './seats.ts';
import {
  type AnyMatch,
  elapsedAt,
  isExhibition,
  isLiningUp,
  isOver,
  type OfferKind,
  type Session,
  sideToAct,
} from './session.ts';
import { idlePass, matchAtNextDecision, matchAtPreviousDecision, planRoute, pliesOfTurn } from './turns.ts';

type Applied = Result<Session, Refusal>;

/** The seat commands of one kind. */
type SeatCommandOf<Kind extends SeatCommand['kind']> = Extract<SeatCommand, { readonly kind: Kind }>;

/**
 * The session after a command, or the reason for which the command changes nothing. The session is first advanced to `at`
 * ({@link advance}), so that the command meets its present state.
 * @param random the random numbers for outcomes; absent: those of the match's seed
 */
export function apply(session: Session, command: Command, at: number, random?: RandomSource): Applied {
  const present = advance(session, at, random);
  const applied = carriedOut(session, present, command, at, random);
  return applied.ok ? ok(withoutStaleHold(present, applied.value, at)) : applied;
}

/** The session after a command. If the command has changed the computer's task, its answer is stale and the hold ends. */
function withoutStaleHold(before: Session, after: Session, at: number): Session {
  if (!before.isHeld || !after.isHeld) return after;
  const isSame = isSameTask(computerTask(before, at), computerTask(after, at));
  return isSame ? after : withStopwatchAsRequired({ ...after, isHeld: false }, at);
}

/** Carries out a command. `seen` is the session for which it was given, `present` the same one advanced to the moment `at`. */
function carriedOut(
  seen: Session,
  present: Session,
  command: Command,
  at: number,
  random: RandomSource | undefined,
): Applied {
  const isLate = present.match !== seen.match;
  switch (command.kind) {
    case 'act':
    case 'act by text':
    case 'go':
    case 'go on':
      return isLate ? refuse('late') : act(present, command, at, random);
    case 'stay':
      return ok({ ...present, route: undefined });
    case 'draft':
    case 'ready':
    case 'skip line-up':
      return isLate || present.lineUp?.ready !== seen.lineUp?.ready
        ? refuse('late')
        : changeLineUp(present, command, at);
    case 'offer':
      return offer(present, command, at);
    case 'accept':
    case 'decline':
    case 'withdraw':
      return closeOffer(present, command, at);
    case 'claim':
      return claim(present, command, at);
    case 'resign':
      return isOver(present) ? refuse('over') : ok(withEnd(present, present.match.resign(command.side), at));
    case 'abort':
      return callOff(present, command, at);
    case 'undo':
      return undo(present, at);
    case 'redo':
      return redo(present, at);
    case 'pause':
    case 'resume':
    case 'rest':
    case 'wake':
    case 'hold':
    case 'release':
      return stopOrStartClocks(present, command.kind, at);
    case 'seat':
      return reseat(present, command, at);
    case 'end as too long':
      return endAsTooLong(present, at);
  }
}

/** The session after its match has ended between two actions. The stopwatch keeps the time that the turn has taken. */
const withEnd = (session: Session, match: AnyMatch, at: number): Session =>
  withMatch(session, match, at, { stopwatch: { measured: elapsedAt(session, at) }, lineUp: session.lineUp });

// ---- actions ----

function act(
  session: Session,
  command: SeatCommandOf<'act' | 'act by text' | 'go' | 'go on'>,
  at: number,
  random: RandomSource | undefined,
): Applied {
  const { match, unbookedMs } = session;
  const { side } = command;
  if (isOver(session)) return refuse('over');
  if (isLiningUp(session)) return refuse('lineUpFirst');
  if (match.side !== side) return refuse('otherTurn');
  const wanted = actionOf(session, command);
  if (!wanted.ok) return wanted;
  const { action, destination } = wanted.value;
  const isTimed = (match.time ?? match.live) !== undefined;
  const unbooked = match.time ? unbookedMs[side] : 0;
  const spent = isTimed ? elapsedAt(session, at) + unbooked : undefined;
  const played = playAction(match, action, spent, random);
  if (!played.ok) return refusePlay(played.error);
  const after = played.value;
  return ok(
    afterPlay(session, after, at, {
      offers: offersAfter(session, side, after),
      route: routeAfter(session, action, after, destination),
      ...(unbooked !== 0 && { unbookedMs: { ...unbookedMs, [side]: 0 } }),
      // If turns have a limit but the match has no clocks, only the stopwatch keeps the time of the turn's earlier actions.
      ...(session.terms.turnMs !== undefined &&
        pliesOfTurn(after).length > 0 && { stopwatch: { measured: elapsedAt(session, at) } }),
    }),
  );
}

/** The route after an action: the piece that acted goes on; a pass leaves the other side's route as it is. */
function routeAfter(
  { match, route }: Session,
  action: Action,
  after: AnyMatch,
  destination: Square | undefined,
): Session['route'] {
  const isOnItsWay = destination !== undefined && destination !== actionTo(action) && !after.end;
  if (isOnItsWay) return { from: actionTo(action), to: destination };
  return action === idlePass(match) ? route : undefined;
}

// `Match.play` refuses a `spent` above the time that is left.
const refusePlay = ({ field, message }: TextError): Applied => (field === 'spent' ? refuse('late') : illegal(message));

/** The action that a command asks for, and the far square to which its piece goes on by itself. */
function actionOf(
  { match, route }: Session,
  command: SeatCommandOf<'act' | 'act by text' | 'go' | 'go on'>,
): Result<{ readonly action: Action; readonly destination?: Square | undefined }, Refusal> {
  switch (command.kind) {
    case 'act':
      return ok({ action: command.action });
    case 'act by text': {
      const read = match.variant.text.parseAction(match.position, command.text);
      if (!read.ok) return illegal(read.error.message);
      if (read.value.outcome !== undefined) return refuse('withOutcome');
      return ok({ action: read.value.action });
    }
    case 'go': {
      const plan = planRoute(match, command.from, command.to);
      if (!plan) return refuse('noRoute');
      return ok({ action: plan.actions[0]!, destination: plan.isUnopposed ? command.to : undefined });
    }
    case 'go on': {
      const plan = route && planRoute(match, route.from, route.to);
      if (!plan) return refuse('notOnRoute');
      return ok({ action: plan.actions[0]!, destination: route.to });
    }
  }
}

/**
 * The command that needs no decision, which the driver or the server's table gives: the pass of a side without pieces,
 * the next step of a route, or its end where it is blocked.
 */
export function autoCommand(session: Session): SeatCommand | undefined {
  const { match, route } = session;
  const side = sideToAct(session);
  if (!side || isLiningUp(session)) return undefined;
  const pass = idlePass(match);
  if (pass !== undefined) return { kind: 'act', side, action: pass };
  if (!route) return undefined;
  return { kind: planRoute(match, route.from, route.to) ? 'go on' : 'stay', side };
}

// ---- line-ups ----

function changeLineUp(
  session: Session,
  command: SeatCommandOf<'draft' | 'ready' | 'skip line-up'>,
  at: number,
): Applied {
  const { match, seats, lineUp, lastFormations } = session;
  const { side } = command;
  if (isOver(session)) return refuse('over');
  if (!lineUp || !isLiningUp(session)) return refuse('nobodyLinesUp');
  const isComputer = seats[side].kind === 'computer';
  if (isComputer ? lineUp.ready[side] !== undefined : !sidesLiningUp(session).includes(side))
    return refuse(lineUp.ready[side] ? 'isReady' : 'otherLinesUp');
  const formations = formationsOf(match);
  const { usual, parse, check, format } = formations;
  const text = command.kind === 'skip line-up' ? undefined : command.formation;
  const read = text === undefined ? undefined : parse(text);
  if (read && !read.ok) return illegal(read.error.message);
  const formation = command.kind === 'skip line-up' ? usual() : (read?.value ?? lineUp.drafts[side] ?? usual());
  if (command.kind === 'draft') {
    const drafts = { ...lineUp.drafts, [side]: formation };
    const answeredFormation = readFormation(formations, command.answeredFormation) ?? lineUp.answeredFormation;
    return ok({ ...session, lineUp: { ...lineUp, drafts, answeredFormation } });
  }
  if (!isAllowed(match, side, formation)) {
    const [fault] = check(side, formation, match.maySubstitute(side));
    return fault ? illegal(fault.message) : refuse('incomplete');
  }
  // A formation with a substitute is allowed only in some rounds, so it is not remembered.
  const isRemembered = command.kind === 'ready' && !isComputer && check(side, formation, false).length === 0;
  const next = isRemembered
    ? { ...session, lastFormations: { ...lastFormations, [side]: format(formation) } }
    : session;
  return ok(withReady(next, lineUp, { [side]: formation }, at));
}

// ---- offers ----

function offer(
  session: Session,
  { side, what }: { readonly side: Side; readonly what: OfferKind },
  at: number,
): Applied {
  const { match, terms, offers } = session;
  if (isOver(session)) return refuse('over');
  const current = offers[what];
  if (current && !current.isDeclined && current.by !== side)
    return closeOffer(session, { kind: 'accept', side, what }, at);
  if (current?.by === side) return refuse(current.isDeclined ? 'wasDeclined' : 'isOffered');
  if (isLiningUp(session)) return refuse('lineUpFirst');
  if (what === 'draw' && !isOneRound(match.variant)) return refuse('noDraw');
  if (what === 'takeback') {
    if (match.live) return refuse('isLive');
    if (terms.undo === 'free') return refuse('needsNoAgreement');
    const earlier = takenBack(match, side);
    if (!earlier) return refuse('nothingPlayed');
    if (hasChanceSince(match, earlier)) return refuse('byChance');
  }
  return ok({ ...session, offers: { ...offers, [what]: { by: side, isDeclined: false } } });
}

/** Returns whether chance has decided anything in a match since an earlier state of it. */
const hasChanceSince = ({ rounds }: AnyMatch, earlier: AnyMatch): boolean =>
  rounds.some(({ plies }, index) =>
    plies.slice(earlier.rounds[index]?.plies.length ?? 0).some(({ outcome }) => outcome !== undefined),
  );

/** The match before the last decision of a side. */
const takenBack = (match: AnyMatch, side: Side): AnyMatch | undefined =>
  matchAtPreviousDecision(match, [opponent(side)]);

function closeOffer(
  session: Session,
  { kind, side, what }: SeatCommandOf<'accept' | 'decline' | 'withdraw'>,
  at: number,
): Applied {
  const { offers } = session;
  if (isOver(session)) return refuse('over');
  const current = offers[what];
  if (!current || current.isDeclined) return fail({ why: 'notOffered', values: { what } });
  if ((current.by === side) !== (kind === 'withdraw'))
    return refuse(kind === 'withdraw' ? 'offeredByOther' : 'otherAnswers');
  if (kind === 'withdraw') return ok({ ...session, offers: { ...offers, [what]: undefined } });
  if (kind === 'decline') return ok({ ...session, offers: { ...offers, [what]: { ...current, isDeclined: true } } });
  return carryOutOffer(session, what, current.by, at);
}

/** Does what an offer proposes, now that the other side has accepted it. `by`: the side that made it. */
function carryOutOffer(session: Session, what: OfferKind, by: Side, at: number): Applied {
  const { match } = session;
  if (what === 'draw') return ok(withEnd(session, match.agreeDraw(), at));
  const earlier = takenBack(match, by);
  if (!earlier || hasChanceSince(match, earlier)) return refuse('nothingLeft');
  // A takeback gives no time back.
  const left = remainingAt(session, at);
  const unbookedBy = (side: Side) => Math.max(0, (earlier.clocks?.[side] ?? 0) - (left?.[side] ?? 0));
  return ok(withMatch(session, earlier, at, left ? { unbookedMs: { w: unbookedBy('w'), b: unbookedBy('b') } } : {}));
}

// ---- ends ----

function claim(session: Session, { side }: SeatCommandOf<'claim'>, at: number): Applied {
  const { match, unbookedMs } = session;
  if (isOver(session)) return refuse('over');
  if (match.side !== side) return refuse('notYourClaim');
  if (!match.claimable) return refuse('noClaim');
  const after = match.claim();
  if (after.end) return ok(withEnd(session, after, at));
  return ok(
    afterPlay(session, after, at, { unbookedMs: { ...unbookedMs, [side]: unbookedMs[side] + elapsedAt(session, at) } }),
  );
}

function callOff(session: Session, { side }: SeatCommandOf<'abort'>, at: number): Applied {
  const { match, terms } = session;
  if (isOver(session)) return refuse('over');
  const acted = new Set(match.round.plies.map(({ before }) => match.variant.side(before)));
  if (match.rounds.length > 1 || acted.size > 1) return refuse('bothActed');
  if (terms.undo === 'free') return refuse('needsNoCallOff');
  return ok(withCallOff(session, side, at));
}

const withCallOff = (session: Session, side: Side, at: number): Session =>
  withStopwatchAsRequired({ ...session, calledOff: side, offers: {}, route: undefined }, at);

function endAsTooLong(session: Session, at: number): Applied {
  const { match } = session;
  if (isOver(session)) return refuse('over');
  return ok(isOneRound(match.variant) ? withEnd(session, match.agreeDraw(), at) : withCallOff(session, match.side, at));
}

// ---- going back and forth ----

function undo(session: Session, at: number): Applied {
  const { match, terms, lineUp, undoneLineUp } = session;
  if (match.live) return refuse('isLive');
  if (terms.undo === 'agreed') return refuse('mustAgree');
  const earlier = matchAtPreviousDecision(match, computerSides(session.seats));
  if (!earlier) return refuse('nothingToUndo');
  const onlyEndDiffers = hasSamePlies(earlier, match);
  return ok(
    withMatch(session, earlier, at, {
      undoneLineUp: lineUp && !onlyEndDiffers ? { round: match.rounds.length, state: lineUp } : undoneLineUp,
      unbookedMs: NOTHING_UNBOOKED,
      // Only an end was undone, a resignation for example: the turn, or the line-up, goes on. After a fallen flag its time
      // begins again, or the flag would fall at once.
      ...(onlyEndDiffers && { lineUp, stopwatch: { measured: match.flagged ? 0 : elapsedAt(session, at) } }),
      // A person who undoes while only computers play wants to look at the position.
      isPaused: isExhibition(session),
    }),
  );
}

function redo(session: Session, at: number): Applied {
  const { match, terms, seats, lineUp, undoneLineUp } = session;
  const later = matchAtNextDecision(match, computerSides(seats));
  if (terms.undo === 'agreed' || !later) return refuse('nothingToRedo');
  const reopensLineUp = later.rounds.length === undoneLineUp?.round && later.round.plies.length === 0;
  const onlyEndDiffers = hasSamePlies(later, match);
  return ok(
    withMatch(session, later, at, {
      ...(reopensLineUp ? { lineUp: undoneLineUp.state } : { undoneLineUp }),
      ...(onlyEndDiffers && { lineUp, stopwatch: { measured: elapsedAt(session, at) } }),
    }),
  );
}

/** Returns whether two states of a match have the same plies, so that only its end can differ. */
const hasSamePlies = (one: AnyMatch, other: AnyMatch): boolean =>
  one.rounds.length === other.rounds.length && one.round.plies.length === other.round.plies.length;

/** Returns whether a person may undo now. */
export const canUndo = (session: Session): boolean =>
  session.terms.undo === 'free' &&
  !session.match.live &&
  matchAtPreviousDecision(session.match, computerSides(session.seats)) !== undefined;

/** Returns whether a person may redo now. */
export const canRedo = (session: Session): boolean =>
  session.terms.undo === 'free' && matchAtNextDecision(session.match, computerSides(session.seats)) !== undefined;

// ---- the host's commands ----

/** The host's commands that stop the clocks, or let them run again. */
type ClockCommand = Exclude<HostCommand['kind'], 'seat' | 'end as too long'>;

function stopOrStartClocks(session: Session, kind: ClockCommand, at: number): Applied {
  if (!session.terms.mayStopClocks) return refuse('clocksRun');
  switch (kind) {
    case 'pause':
    case 'resume':
      return ok(withStopwatchAsRequired({ ...session, isPaused: kind === 'pause' }, at));
    case 'rest':
    case 'wake':
      return ok(withStopwatchAsRequired({ ...session, isResting: kind === 'rest' }, at));
    case 'hold':
      if (computerTask(session, at)?.kind !== 'act') return refuse('nothingToHold');
      return ok(withStopwatchAsRequired({ ...session, isHeld: true }, at));
    case 'release':
      return ok(withStopwatchAsRequired({ ...session, isHeld: false }, at));
  }
}

function reseat(session: Session, { side, seat }: Extract<Command, { readonly kind: 'seat' }>, at: number): Applied {
  if (isOver(session)) return refuse('over');
  const next: Session = { ...session, seats: { ...session.seats, [side]: seat } };
  if (!next.lineUp) return ok(next);
  const isSameKind = session.seats[side].kind === seat.kind;
  // The round begins if it was waiting only for this side.
  return ok(withReady(next, isSameKind ? next.lineUp : withNewPlayer(next.lineUp, side, next), {}, at));
}
