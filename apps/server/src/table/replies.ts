import { opponent, type Side } from '@kickmate/board';
import { type SeatCommand, sideToAct } from '@kickmate/play';
import { isAtOneSitting, type Line, type Replies, restOf, turnsOf } from '@kickmate/protocol';
import type { ReplyPlan } from '../db/reply-rows.ts';
import type { TableState } from './events.ts';

/** The replies that a player has planned at a table. @throws DatabaseAway */
export type RepliesOf = (table: string, player: string) => Promise<ReplyPlan | undefined>;

/** The lines of a side's plan that fit a table now, from the present position on, and the number of those that do not. */
export function repliesAt(state: TableState, side: Side, { v, round, ply, lines }: ReplyPlan): Replies {
  const { match } = state.session!;
  const isStale = v < state.takebackVersion || match.rounds.length !== round + 1 || match.round.plies.length < ply;
  if (isStale || match.end) return { lines: [], dropped: lines.length };
  const played = turnsOf(match.variant, match.round.plies.slice(ply));
  const rests = lines.map((line): Line | undefined => {
    const rest = restOf(line, played);
    // The side of the rest's first turn. If a turn was shorter than planned, it is the wrong one: then the line does not fit.
    const next = rest && (line.length - rest.length) % 2 === 0 ? opponent(side) : side;
    return rest?.length === 0 || next === match.side ? rest : undefined;
  });
  return {
    lines: rests.filter((rest) => rest !== undefined && rest.length > 0) as Line[],
    dropped: rests.filter((rest) => rest === undefined).length,
  };
}

/** The side whose planned replies may be played now: a person's, in a game that may take days, with no offer to answer. */
export function repliesDueFor({ session, terms, sitters }: TableState): Side | undefined {
  const side = session && !session.lineUp && !isAtOneSitting(terms.pace) ? sideToAct(session) : undefined;
  if (!side || sitters[side].kind !== 'person') return undefined;
  const isAsked = Object.values(session!.offers).some((offer) => offer && offer.by !== side && !offer.isDeclined);
  return isAsked ? undefined : side;
}

/** The command that a plan has for its side, which is to act; `undefined` if it has none for what was played. */
export function plannedCommand(state: TableState, side: Side, plan: ReplyPlan): SeatCommand | undefined {
  const text = repliesAt(state, side, plan).lines[0]?.[0]?.[0];
  return text === undefined ? undefined : { kind: 'act by text', side, text };
}
