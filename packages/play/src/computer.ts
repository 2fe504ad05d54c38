import { opponent, type Side } from '@kickmate/board';
import type { Level, Limits, LineUpRequest, Score, SearchRequest, SearchResult } from '@kickmate/engine/client';
import { type Formation, seededRandom, type TimeControl } from '@kickmate/game';
import { liveClockAt, remainingAt } from './clocks.ts';
import type { SeatCommand } from './commands.ts';
import { beginsInGameStart } from './custom-start.ts';
import { expectedFormation, formationsOf, isAllowed, visibleFormation } from './line-up.ts';
import { negated } from './score.ts';
import { computerLevel, computerSides } from './seats.ts';
import { type AnyMatch, isLiningUp, type OfferKind, type Session, sideToAct } from './session.ts';
import { idlePass } from './turns.ts';

/** A task of the computer. Its answer counts only as long as the match is still `match`. */
export type ComputerTask = { readonly side: Side; readonly match: AnyMatch } & (
  | { readonly kind: 'act'; readonly level: Level; readonly request: SearchRequest }
  /** Chooses a formation. Without a request the computer keeps its draft. */
  | {
      readonly kind: 'line up';
      readonly request?: LineUpRequest | undefined;
      /** Whether it is a second look at the other side's formation, which comes after a while. */
      readonly isSecondLook: boolean;
    }
  /** Answers an offer; a takeback needs no search. */
  | { readonly kind: 'answer offer'; readonly what: OfferKind; readonly request?: SearchRequest | undefined }
);

/** The result of a task's search; `undefined` if it failed. */
export type ComputerResult = SearchResult | Formation | undefined;

/**
 * The most that the computer's line-up may gain over the usual one, in hundredths of a pawn. Without a limit it takes formations
 * against which a rook of the usual one hangs on the first action.
 */
const MOST_LINE_UP_ADVANTAGE = 150;
/** The time that the engine has for a hint, in milliseconds. */
const HINT_MS = 1000;
/** The time that the computer has to answer an offer of a draw, in milliseconds. */
const OFFER_MS = 500;
/** The most time that the computer takes for an action in a fast game, in milliseconds. */
const FAST_MS = 900;
/** A game is fast if a side has less than this for forty actions, in milliseconds. */
const FAST_GAME_MS = 8 * 60_000;
/** In a live match, the part of the time left (of the turn or of the half, whichever is less) that the computer takes for an action. */
const LIVE_SHARE = 0.1;

/**
 * Before both sides together have made this many actions, the computer does not take a draw in an equal position, unless the
 * round began in a custom one.
 */
const EARLY_PLIES = 40;
/**
 * Up to this score a position counts as equal, in hundredths of a pawn. The limit is below the value of a tempo, so
 * that the computer plays on in an even position in which it is to act.
 */
const EQUAL_SCORE = 15;
/**
 * From this score down the computer takes a draw at any time, in hundredths of a pawn. Black's score is a little below 0 in
 * every opening, so the limit is low.
 */
const WORSE_SCORE = -150;

/** The computer's task in a session, as data for the host that runs the search; `undefined` if it has none. */
export function computerTask(session: Session, at: number): ComputerTask | undefined {
  const { match, seats, isPaused, isResting, offers } = session;
  // A line-up rests until the page shows it; the computer may choose its formation meanwhile.
  if (sideToAct(session) === undefined || isPaused || (isResting && !isLiningUp(session))) return undefined;
  const [first] = computerSides(seats);
  if (first === undefined) return undefined;
  if (isLiningUp(session)) return lineUpTask(session, first);
  for (const what of ['takeback', 'draw'] as const) {
    const offer = offers[what];
    if (!offer || offer.isDeclined || seats[opponent(offer.by)].kind !== 'computer') continue;
    const request = what === 'draw' ? { request: offerRequest(match) } : {};
    return { kind: 'answer offer', side: opponent(offer.by), match, what, ...request };
  }
  const level = computerLevel(seats, match.side);
  if (!level || idlePass(match) !== undefined) return undefined;
  return { kind: 'act', side: match.side, match, level, request: actionRequest(match, level, timeLeft(session, at)) };
}

/** The time that the side to act has left, in milliseconds; `undefined` without clocks. */
function timeLeft(session: Session, at: number): number | undefined {
  const live = liveClockAt(session, at);
  return live ? Math.min(live.halfLeftMs, live.turnLeftMs) : remainingAt(session, at)?.[session.match.side];
}

/**
 * The computer's task while it lines up: to answer the person's formation as far as a person in its seat would see it. In a
 * live match that is the draft, and the computer looks once more before it is ready; otherwise it is the one that
 * {@link expectedFormation} gives.
 */
function lineUpTask(session: Session, side: Side): ComputerTask | undefined {
  const { match, seats, lineUp, lastFormations } = session;
  const person = opponent(side);
  if (!lineUp || lineUp.ready[side] || seats[person].kind !== 'person') return undefined;
  const other = visibleFormation(session, person) ?? expectedFormation(match, person, lastFormations[person]);
  const { format } = formationsOf(match);
  const isSecondLook = lineUp.drafts[side] !== undefined;
  const isAnswered = lineUp.answeredFormation !== undefined && format(lineUp.answeredFormation) === format(other);
  if (isSecondLook && (isAnswered || !isAllowed(match, person, other)))
    return { kind: 'line up', side, match, isSecondLook };
  const { round, seed, rounds } = match;
  const level = computerLevel(seats, side);
  const request: LineUpRequest = {
    side,
    kickOff: round.kickOff,
    start: round.start,
    other,
    maySubstitute: match.maySubstitute(side),
    mostAdvantage: MOST_LINE_UP_ADVANTAGE,
    seed: seed + rounds.length,
    ...(level && { level }),
  };
  return { kind: 'line up', side, match, request, isSecondLook };
}

/** Returns whether two tasks are the same one, so that the answer to the first counts for the second. */
export function isSameTask(one: ComputerTask | undefined, other: ComputerTask | undefined): boolean {
  if (!one || !other) return one === other;
  if (one.kind !== other.kind || one.match !== other.match || one.side !== other.side) return false;
  if (one.kind === 'answer offer' && other.kind === 'answer offer') return one.what === other.what;
  return one.kind !== 'line up' || other.kind !== 'line up' || one.isSecondLook === other.isSecondLook;
}

/** The command that follows from the result of a task's search. `undefined` if the search for an action failed. */
export function computerCommand(session: Session, task: ComputerTask, result: ComputerResult): SeatCommand | undefined {
  const { side, match } = task;
  switch (task.kind) {
    case 'act': {
      const { best, lines } = (result as SearchResult | undefined) ?? { lines: [] };
      if (best === undefined) return undefined;
      if (match.claimable && isAtMostDraw(lines[0]?.score)) return { kind: 'claim', side };
      return { kind: 'act by text', side, text: best };
    }
    case 'line up': {
      const { format, usual } = formationsOf(match);
      const chosen = (result as Formation | undefined) ?? session.lineUp?.drafts[side] ?? usual();
      const formation = format(chosen);
      if (!match.live || task.isSecondLook) return { kind: 'ready', side, formation };
      return { kind: 'draft', side, formation, answeredFormation: task.request && format(task.request.other) };
    }
    case 'answer offer': {
      if (task.what === 'takeback') return { kind: 'accept', side, what: task.what };
      const score = (result as SearchResult | undefined)?.lines[0]?.score;
      // The search failed: the offer is withdrawn in the name of the side that made it.
      if (!score) return { kind: 'withdraw', side: opponent(side), what: 'draw' };
      // The score is for the side to act.
      const ownScore = match.side === side ? score : negated(score);
      const isEarly = match.round.plies.length < EARLY_PLIES && beginsInGameStart(match, match.rounds[0]!);
      return { kind: takesDraw(ownScore, isEarly) ? 'accept' : 'decline', side, what: 'draw' };
    }
  }
}

/**
 * Returns whether the computer takes a draw.
 * @param ownScore the score of the position for the computer's side
 */
export function takesDraw(ownScore: Score, isEarly: boolean): boolean {
  if (ownScore.kind === 'win') return ownScore.actions < 0;
  return ownScore.value <= (isEarly ? WORSE_SCORE : EQUAL_SCORE);
}

/** Returns whether a score is no better than a draw, or not known. */
const isAtMostDraw = (score: Score | undefined): boolean =>
  score === undefined || (score.kind === 'win' ? score.actions < 0 : score.value <= 0);

/** The search request for the round so far. Nothing else is in it: the computer knows only what the players see. */
export const roundRequest = ({ variant, round }: AnyMatch): Pick<SearchRequest, 'start' | 'actions'> => ({
  start: variant.text.format(round.start),
  actions: round.plies.map((ply) => variant.text.formatAction(ply)),
});

/**
 * The search request for the computer's action at a level. The level sets limits of its own, too.
 * @param remaining the time on its clock, or what is left of the turn or the half of a live match, in milliseconds; absent
 * without clocks
 */
export function actionRequest(match: AnyMatch, level: Level, remaining?: number): SearchRequest {
  // Repeatable random numbers of a stream (-1) that no outcome uses, so that they reveal no outcome.
  const seed = Math.floor(seededRandom(match.seed, -1, match.rounds.length, match.round.plies.length)() * 2 ** 32);
  return { ...roundRequest(match), limits: clockLimits(match, remaining), level, seed, book: true };
}

function clockLimits({ time, live }: AnyMatch, remaining: number | undefined): Limits {
  if (live && remaining !== undefined)
    return { ms: Math.max(1, Math.min(FAST_MS, Math.floor(remaining * LIVE_SHARE))) };
  if (!time || remaining === undefined) return {};
  return {
    clock: { remainingMs: Math.floor(remaining), incrementMs: time.incrementMs },
    ...(isFast(time) && { ms: FAST_MS }),
  };
}

const isFast = ({ ms, incrementMs }: TimeControl): boolean => ms + 40 * incrementMs < FAST_GAME_MS;

/** The search request for a hint: the best action that a person could play. */
export const hintRequest = (match: AnyMatch): SearchRequest => ({ ...roundRequest(match), limits: { ms: HINT_MS } });

/** The search request for the answer to an offer of a draw: how good the position is. */
export const offerRequest = (match: AnyMatch): SearchRequest => ({ ...roundRequest(match), limits: { ms: OFFER_MS } });
