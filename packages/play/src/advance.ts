import { must } from '@kickmate/board';
import { pickFrom, type Random } from '@kickmate/game';
import { afterPlay, withMatch } from './change.ts';
import { dueAt, halfLeftAtLastPly } from './clocks.ts';
import { completed, sidesLiningUp } from './line-up.ts';
import { withReady } from './ready.ts';
import { type AnyMatch, elapsedAt, type LineUpState, type Session } from './session.ts';
import { pliesOfTurn, turnLeftAtLastPly } from './turns.ts';

/**
 * A host's own random numbers, used instead of the match's seed so that players cannot compute them in advance. Returns
 * those of one ply, which either decide its outcome or pick an action when a turn's time is over.
 */
export type RandomSource = (draw: {
  readonly round: number;
  readonly ply: number;
  readonly for: 'outcome' | 'action';
}) => Random;

/**
 * The session at a later moment, after everything that time alone has caused: fallen flags, whistles, turns that chance
 * played out, line-ups whose time was over. Each happens at the moment at which it was due, so no time is lost. Returns the
 * same session if nothing was due.
 */
export function advance(session: Session, at: number, random?: RandomSource): Session {
  let later = session;
  for (let due = dueAt(later); due !== undefined && due <= at; due = dueAt(later)) later = afterDue(later, due, random);
  return later;
}

/** The session after the one change that is due at this moment. */
function afterDue(session: Session, at: number, random: RandomSource | undefined): Session {
  const { match, lineUp } = session;
  if (lineUp) return endLineUp(session, lineUp, at);
  if (!match.live) return withMatch(session, match.flag(match.side), at);
  const turnLeftMs = turnLeftAtLastPly(match, match.live);
  if (halfLeftAtLastPly(session) <= turnLeftMs) {
    const after = match.whistle();
    // The last turn's clock stops where it is.
    return afterPlay(session, after, at, after.end && { stopwatch: { measured: elapsedAt(session, at) } });
  }
  return afterPlay(session, playedOut(match, turnLeftMs, random), at);
}

/** Ends a line-up whose time is over: the draft of each side that still lines up is completed and counts. */
function endLineUp(session: Session, lineUp: LineUpState, at: number): Session {
  const { match } = session;
  const formations = sidesLiningUp(session).map((side) => [side, completed(match, side, lineUp.drafts[side])]);
  return withReady(session, lineUp, Object.fromEntries(formations), at);
}

/** The match after chance has played a turn to its end. The first action takes `spent`, the rest of the turn's time. */
function playedOut(match: AnyMatch, spent: number, random: RandomSource | undefined): AnyMatch {
  let played = playedByChance(match, spent, random);
  while (!played.end && played.rounds.length === match.rounds.length && pliesOfTurn(played).length > 0)
    played = playedByChance(played, 0, random);
  return played;
}

function playedByChance(match: AnyMatch, spent: number, random: RandomSource | undefined): AnyMatch {
  if (!random) return must(match.playByChance({ spent }));
  const pick = pickFrom(random({ ...placeOfNextPly(match), for: 'action' }));
  return must(playAction(match, match.actions[pick(match.actions.length)]!, spent, random));
}

/** Plays an action. A host's own random numbers, if there are any, decide its outcome. */
export const playAction = (
  match: AnyMatch,
  action: number,
  spent: number | undefined,
  random: RandomSource | undefined,
) =>
  match.play(action, { spent, ...(random && { random: () => random({ ...placeOfNextPly(match), for: 'outcome' }) }) });

/** The round and the ply that is played next, both counted from 0. */
const placeOfNextPly = ({ rounds, round }: AnyMatch): { readonly round: number; readonly ply: number } => ({
  round: rounds.length - 1,
  ply: round.plies.length,
});
