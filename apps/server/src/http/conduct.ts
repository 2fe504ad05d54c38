import { randomInt } from 'node:crypto';
import { ActSchema, botNameOf, isBotName, NewReportSchema, OperatorSchema } from '@kickmate/protocol';
import type { Hono } from 'hono';
import { type ConductRows, MOST_REPORTS, type ReportResult } from '../db/conduct-rows.ts';
import type { Store } from '../db/store.ts';
import type { WorkRows } from '../db/work-rows.ts';
import type { Operator } from '../identity/operator.ts';
import { RateLimits } from '../rate.ts';
import type { Tables } from '../table/tables.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { isSecureOrigin } from './origin.ts';
import { Refused, wrong } from './refused.ts';
import { type Asked, bodyOf, idOf, playerOf, type Variables } from './request.ts';

/** The attempts to show the operator's token that one address has in {@link TOKENS_MS}. */
const MOST_TOKENS = 10;
const TOKENS_MS = 15 * 60_000;

const OWN = wrong('message', 'a report is about another player');
const NO_PLAYER = wrong('unknown', 'there is no such player');

/** A name that says nothing about its player or tournament. */
const neutralName = (what: 'Player' | 'Tournament'): string => `${what} ${randomInt(1000, 1_000_000)}`;

/** The parts of the server that these requests need. */
interface ConductParts {
  readonly store: Pick<Store, 'player' | 'names' | 'listedGame' | 'inbox'>;
  readonly conduct: ConductRows;
  readonly works: Pick<WorkRows, 'one'>;
  readonly operator: Operator;
  readonly games: Pick<Tables, 'abandon'>;
  readonly tournaments: Pick<Tournaments, 'ban'>;
  /** Tells the player's connections their new name. */
  renamed(player: string, name: string): void;
}

/**
 * Adds the requests about how players behave: reports, and the operator's page.
 * @param online the parts of the server. @throws Refused while the database is away
 * @param addressIn the address of a request; `undefined` on this machine
 */
export function addConduct(
  app: Hono<Variables>,
  online: () => ConductParts,
  addressIn: (c: Asked) => string | undefined,
): void {
  const tokens = new RateLimits(MOST_TOKENS, TOKENS_MS);

  const told = (c: Asked, result: ReportResult) => {
    if (result === 'none') throw wrong('unknown', 'there is no such tournament');
    if (result === 'own') throw OWN;
    if (result === 'waits') throw new Refused({ why: 'reported' });
    if (result === 'many') throw new Refused({ why: 'manyReports', values: { most: MOST_REPORTS } });
    return c.body(null, 204);
  };
  app.post('/reports', async (c) => {
    const { store, conduct, works } = online();
    const { id } = playerOf(c);
    const report = await bodyOf(c, NewReportSchema);
    if ('tournament' in report) return told(c, await conduct.report(id, report));
    if (report.player === id) throw OWN;
    if (report.work !== undefined) {
      // The author's data may be deleted.
      const work = await works.one(report.work, { player: id });
      if (work?.by !== report.player) throw new Refused({ why: 'noWork' });
    } else if (!(await store.player(report.player))) throw NO_PLAYER;
    if (report.game !== undefined) {
      const { white, black } = (await store.listedGame(report.game)) ?? {};
      if (![white, black].includes(id) || ![white, black].includes(report.player)) throw new Refused({ why: 'noGame' });
    }
    return told(c, await conduct.report(id, report));
  });

  app.get('/me/restrictions', async (c) =>
    c.json({ restrictions: await online().conduct.restrictions(playerOf(c).id) }),
  );

  const operatorOf = (c: Asked): string => {
    const name = online().operator.nameIn(c.req.header('Cookie'), Date.now());
    if (name === undefined) throw new Refused({ why: 'operatorFirst' });
    return name;
  };

  app.post('/operator', async (c) => {
    const { operator } = online();
    const { token, name } = await bodyOf(c, OperatorSchema);
    if (!tokens.allows(addressIn(c) ?? '', performance.now())) throw new Refused({ why: 'manyTries' });
    if (!operator.isToken(token)) throw new Refused({ why: 'operatorToken' });
    c.header('Set-Cookie', operator.cookieFor(name, isSecureOrigin(c.req.header('Origin')), Date.now()));
    return c.body(null, 204);
  });

  app.delete('/operator', (c) => {
    c.header('Set-Cookie', online().operator.noCookie(isSecureOrigin(c.req.header('Origin'))));
    return c.body(null, 204);
  });

  app.get('/operator/reports', async (c) => {
    operatorOf(c);
    return c.json({ reports: await online().conduct.reports() });
  });

  app.get('/operator/log', async (c) => {
    operatorOf(c);
    return c.json({ log: await online().conduct.log() });
  });

  app.get('/operator/players/:id', async (c) => {
    operatorOf(c);
    const { store, conduct } = online();
    const id = idOf(c);
    // What is published may be reported after the player's data were deleted.
    const name = (await store.names([id])).get(id);
    if (name === undefined) throw NO_PLAYER;
    return c.json({
      player: { id, name, since: (await store.player(id))?.createdAt },
      conduct: await conduct.conduct(id),
      restrictions: await conduct.restrictions(id),
      reports: await conduct.reports(id),
      log: await conduct.log(id),
    });
  });

  app.post('/operator/acts', async (c) => {
    const operator = operatorOf(c);
    const { store, conduct, games, tournaments, renamed } = online();
    const act = await bodyOf(c, ActSchema);
    if ('until' in act && act.until !== undefined && act.until <= Date.now())
      throw wrong('message', 'until: a moment to come, in milliseconds since 1970');
    if ('tournament' in act) {
      const done = await conduct.act(operator, act, neutralName('Tournament'));
      if (!done.ok || !done.value) throw wrong('unknown', 'there is no such tournament or report, or it is over');
      return c.body(null, 204);
    }
    const player = await store.player(act.player);
    // What is about a work or a report may be done after its author's data were deleted.
    if (!player && !['hide', 'unhide', 'dismiss'].includes(act.act)) throw NO_PLAYER;
    const newName = () => {
      const name = neutralName('Player');
      return isBotName(player?.name ?? '') ? botNameOf(name) : name;
    };
    let name = newName();
    let done = await conduct.act(operator, act, name);
    for (; !done.ok; done = await conduct.act(operator, act, name)) name = newName();
    if (!done.value) throw wrong('unknown', 'there is nothing to lift, or no such report or work of this player');
    if (act.act === 'rename') renamed(act.player, name);
    if (act.act === 'ban') {
      const withdrawn = await tournaments.ban(act.player, act.abandons ?? false);
      if (!withdrawn.ok) throw new Refused(withdrawn.error);
      // A challenge that waits for somebody would become a new game. What cannot be ended now can be ended by another ban.
      for (const game of await store.inbox(act.player)) {
        const isOpen = game.white === undefined || game.black === undefined;
        if (!act.abandons && !(isOpen && game.status === 'waiting')) continue;
        const ended = await games.abandon(game.id, act.player);
        if (!ended.ok) throw new Refused(ended.error);
      }
    }
    return c.body(null, 204);
  });
}
