import { NewTournamentSchema, type Refusal } from '@kickmate/protocol';
import { arenaCsv, standingsCsv } from '@kickmate/tournament';
import type { Hono } from 'hono';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { arenaLines, infoOf, pageOf, roundLines } from '../tournaments/whole.ts';
import { Refused, wrong } from './refused.ts';
import { type Asked, bodyOf, idOf, playerOf, type Variables } from './request.ts';

/** The parts of the server that requests about tournaments need. */
export interface TournamentRequests {
  readonly tournaments: Pick<Tournaments, 'create' | 'join' | 'withdraw' | 'begin' | 'cancel' | 'list' | 'whole'>;
  /** The record of a finished game with its players' names, as a file of PGN. */
  recordOf(c: Asked, table: string): Promise<string>;
  /** Counts records against the limit of the address. */
  countRecords(c: Asked, count: number): void;
  /** The play time now. */
  now(): number;
}

/** The most records that the file of a tournament counts for. */
const MOST_COUNTED = 20;

const NO_TOURNAMENT = wrong('unknown', 'there is no such tournament');

/** Adds the requests about tournaments. */
export function tournamentRoutes(
  app: Hono<Variables>,
  requests: () => TournamentRequests,
  countMade: (c: Asked) => void,
): void {
  const wholeOf = async (c: Asked, id: string) => {
    const whole = await requests().tournaments.whole(id, c.get('player')?.id);
    if (!whole) throw NO_TOURNAMENT;
    return whole;
  };
  const done = (c: Asked, { ok, error }: { readonly ok: boolean; readonly error?: Refusal }) => {
    if (!ok) throw new Refused(error!);
    return c.body(null, 204);
  };

  app.get('/tournaments', async (c) => {
    const all = await requests().tournaments.list(c.get('player')?.id);
    return c.json({ tournaments: all.map(infoOf) });
  });

  app.post('/tournaments', async (c) => {
    const { id } = playerOf(c);
    const asked = await bodyOf(c, NewTournamentSchema);
    countMade(c);
    const made = await requests().tournaments.create(id, asked);
    if (!made.ok) throw new Refused(made.error);
    return c.json({ tournament: made.value }, 201);
  });

  app.get('/tournaments/:file{[\\w-]+\\.csv}', async (c) => {
    const id = c.req.param('file').slice(0, -'.csv'.length);
    const whole = await wholeOf(c, id);
    const { system } = whole.tournament.plan;
    const names = new Map(whole.entrants.map(({ player, name }) => [player, name]));
    const nameOf = (player: string) => names.get(player) ?? '';
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="kickmate-${id}.csv"`);
    return c.body(
      system === 'arena' ? arenaCsv(arenaLines(whole), nameOf) : standingsCsv(roundLines(whole), system, nameOf),
    );
  });

  app.get('/tournaments/:file{[\\w-]+\\.pgn}', async (c) => {
    const id = c.req.param('file').slice(0, -'.pgn'.length);
    const { games } = await wholeOf(c, id);
    const played = games.filter(({ isPlayed }) => isPlayed);
    requests().countRecords(c, Math.min(MOST_COUNTED, Math.ceil(played.length / 10)));
    const records: string[] = [];
    for (const game of played) records.push(await requests().recordOf(c, game.id));
    c.header('Content-Type', 'application/x-chess-pgn; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="kickmate-${id}.pgn"`);
    return c.body(records.join('\n'));
  });

  app.get('/tournaments/:id', async (c) =>
    c.json(pageOf(await wholeOf(c, idOf(c)), c.get('player')?.id, requests().now())),
  );
  app.delete('/tournaments/:id', async (c) => done(c, await requests().tournaments.cancel(idOf(c), playerOf(c).id)));
  app.put('/tournaments/:id/entry', async (c) => done(c, await requests().tournaments.join(idOf(c), playerOf(c).id)));
  app.delete('/tournaments/:id/entry', async (c) =>
    done(c, await requests().tournaments.withdraw(idOf(c), playerOf(c).id)),
  );
  app.post('/tournaments/:id/begin', async (c) => done(c, await requests().tournaments.begin(idOf(c), playerOf(c).id)));
}
