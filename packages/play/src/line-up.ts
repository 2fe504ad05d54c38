import { opponent, SIDES, type Side } from '@kickmate/board';
import type { Formation } from '@kickmate/game';
import { beginsInGameStart } from './custom-start.ts';
import { type AnyFormations, mended } from './formation-draft.ts';
import { personSides, type Seats } from './seats.ts';
import { type AnyMatch, isLiningUp, type LineUpState, type Session } from './session.ts';

/** Returns whether sides have to line up before the current round. False once something has been played in it. */
export function needsLineUp(match: AnyMatch, seats: Seats): boolean {
  const { variant, round, end } = match;
  if (end || !variant.formations || round.plies.length > 0) return false;
  if (SIDES.every((side) => seats[side].kind === 'computer')) return false;
  return beginsInGameStart(match, round);
}

/** A new line-up: nobody is ready, and people have the formations with which they begin. */
export function openLineUp(match: AnyMatch, seats: Seats): LineUpState {
  const drafts = personSides(seats).map((side) => [side, firstDraft(match, side)]);
  return { ready: {}, drafts: Object.fromEntries(drafts) };
}

/**
 * The line-up after a person has replaced the computer at a side, or the other way round. A person begins with the draft of
 * {@link openLineUp}, the computer without one.
 */
export function withNewPlayer(lineUp: LineUpState, side: Side, { match, seats }: Session): LineUpState {
  const { [side]: _, ...others } = lineUp.drafts;
  const isPerson = seats[side].kind === 'person';
  return {
    ...lineUp,
    drafts: isPerson ? { ...others, [side]: firstDraft(match, side) } : others,
  };
}

/** The formation with which a side begins to line up: the one in which it stands at the round's start. */
export const firstDraft = (match: AnyMatch, side: Side): Formation => formationsOf(match).of(match.round.start, side);

/** The formation in which a side lined up last; `undefined` if there is none, or the rules do not allow it in this round. */
export function lastFormation(match: AnyMatch, side: Side, lastText: string | undefined): Formation | undefined {
  const last = readFormation(formationsOf(match), lastText);
  return last && isAllowed(match, side, last) ? last : undefined;
}

/**
 * The formation that the computer assumes for a person's `side` while it cannot see it: that of the round's start if it is not
 * the usual one, else the person's last one, else the usual one.
 */
export function expectedFormation(match: AnyMatch, side: Side, lastText: string | undefined): Formation {
  const { usual, format } = formationsOf(match);
  const atStart = firstDraft(match, side);
  return format(atStart) === format(usual()) ? (lastFormation(match, side, lastText) ?? atStart) : atStart;
}

/** The formations of a match's game, which must have some. */
export function formationsOf({ variant }: AnyMatch): AnyFormations {
  if (!variant.formations) throw new Error(`${variant.name} has no formations`);
  return variant.formations;
}

/** Reads a formation; `undefined` without a text, and for a text that is not a formation. */
export function readFormation(formations: AnyFormations, text: string | undefined): Formation | undefined {
  const read = text === undefined ? undefined : formations.parse(text);
  return read?.ok ? read.value : undefined;
}

/** The sides of the people who may change their formations now. The side with the kick-off comes first. */
export function sidesLiningUp(session: Session): readonly Side[] {
  const { match, seats, terms, lineUp } = session;
  if (!lineUp || !isLiningUp(session)) return [];
  const first = match.round.kickOff;
  const waiting = [first, opponent(first)].filter((side) => seats[side].kind === 'person' && !lineUp.ready[side]);
  return terms.lineUpOrder === 'together' ? waiting : waiting.slice(0, 1);
}

/**
 * The formation of a side as the other side may see it; `undefined` if it may not. The computer's is always shown. A
 * person's is shown when the side is ready, and in a live match also before. If both line up at the same time and the match
 * is not live, neither sees the other's.
 */
export function visibleFormation(session: Session, side: Side): Formation | undefined {
  const { match, seats, terms, lineUp } = session;
  if (!lineUp || !isLiningUp(session)) return undefined;
  if (seats[side].kind === 'computer') return lineUp.ready[side] ?? lineUp.drafts[side] ?? formationsOf(match).usual();
  if (terms.lineUpOrder === 'together' && !match.live) return undefined;
  return lineUp.ready[side] ?? (match.live ? lineUp.drafts[side] : undefined);
}

/** Returns whether a formation is complete and breaks no rule. */
export function isAllowed(match: AnyMatch, side: Side, formation: Formation): boolean {
  const { check, isComplete } = formationsOf(match);
  return isComplete(formation) && check(side, formation, match.maySubstitute(side)).length === 0;
}

/**
 * The formation that replaces a draft when the time is over: the draft without the pieces that break a rule, completed;
 * without a draft the usual formation.
 */
export function completed(match: AnyMatch, side: Side, draft: Formation | undefined): Formation {
  const formations = formationsOf(match);
  if (!draft) return formations.usual();
  const allowed = mended(formations, match.variant.board, side, draft, match.maySubstitute(side));
  return formations.isComplete(allowed) ? allowed : formations.complete(allowed);
}
