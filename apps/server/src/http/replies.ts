import { setImmediate as nextRound } from 'node:timers/promises';
import {
  checkedLine,
  contradiction,
  isAtOneSitting,
  type Line,
  manyRepliesRefusal,
  mayPlan,
  NewRepliesSchema,
} from '@kickmate/protocol';
import type { Hono } from 'hono';
import type { ReplyRows } from '../db/reply-rows.ts';
import { sideOf, statusOf } from '../table/events.ts';
import { repliesAt } from '../table/replies.ts';
import type { Tables } from '../table/tables.ts';
import { Refused } from './refused.ts';
import { type Asked, bodyOf, idOf, playerOf, type Variables } from './request.ts';

/** The parts of the server that planned replies need. */
export interface RepliesOnline {
  readonly replies: ReplyRows;
  readonly games: Pick<Tables, 'stateOf' | 'applyHolidaysAndReplies'>;
}

/** Adds the requests with which a player plans replies at a table, and sees the own ones. */
export function addReplies(app: Hono<Variables>, online: () => RepliesOnline): void {
  /** The table of a request, with the side of the player who asks. */
  const tableOf = async (c: Asked) => {
    const { id: player } = playerOf(c);
    const found = await online().games.stateOf(idOf(c));
    if (!found.ok) throw new Refused(found.error);
    const { value: state } = found;
    const side = sideOf(state, player);
    if (!side) throw new Refused({ why: 'noSeat' }, 403);
    if (isAtOneSitting(state.terms.pace)) throw new Refused({ why: 'replyPace' });
    return { player, state, side };
  };

  app.get('/games/:id/replies', async (c) => {
    const { player, state, side } = await tableOf(c);
    const plan = await online().replies.of(state.id, player);
    return c.json(plan && state.session ? repliesAt(state, side, plan) : { lines: [], dropped: 0 });
  });

  app.put('/games/:id/replies', async (c) => {
    const wanted = await bodyOf(c, NewRepliesSchema);
    const { player, state, side } = await tableOf(c);
    if (statusOf(state) !== 'running') throw new Refused({ why: state.session ? 'over' : 'notBegun' });
    const { match, lineUp } = state.session!;
    if (wanted.v < state.matchVersion) throw new Refused({ why: 'stale' });
    if (lineUp) throw new Refused({ why: 'lineUpFirst' });
    if (!mayPlan(match, side)) throw new Refused({ why: 'replyTurn' });
    const many = manyRepliesRefusal(wanted.lines);
    if (many) throw new Refused(many);
    const lines: Line[] = [];
    for (const [index, line] of wanted.lines.entries()) {
      const checked = checkedLine(match, side, line, index + 1);
      if (!checked.ok) throw new Refused(checked.error);
      lines.push(checked.value);
      // A long line takes some milliseconds.
      await nextRound();
    }
    const double = contradiction(lines);
    if (double !== undefined) throw new Refused({ why: 'replyTwice', values: { line: double } });
    const { rounds, round } = match;
    await online().replies.keep(state.id, player, {
      v: state.v,
      round: rounds.length - 1,
      ply: round.plies.length,
      lines,
    });
    // The other side may have played meanwhile.
    const heeded = await online().games.applyHolidaysAndReplies(state.id);
    if (!heeded.ok) throw new Refused(heeded.error);
    return c.body(null, 204);
  });
}
