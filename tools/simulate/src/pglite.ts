import { join } from 'node:path';
import { clockRows } from '@kickmate/server/db/clock-rows';
import { eventRows } from '@kickmate/server/db/commits';
import type { Database, Query } from '@kickmate/server/db/database';
import { TABLES } from '@kickmate/server/db/migrations';
import { openPGlite } from '@kickmate/server/db/pglite';
import { openStore } from '@kickmate/server/db/store';
import { putNewDatabase } from '@kickmate/server/testing';
import type { Rows } from './world/model.ts';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The database's functions of time, of a clock that the simulation sets before each statement. */
const CLOCK = `
  create schema simulated;
  create function simulated.clock_timestamp() returns timestamptz language sql volatile as
    $$ select pg_catalog.to_timestamp(pg_catalog.current_setting('simulated.now')::float8 / 1000) $$;
  create function simulated.now() returns timestamptz language sql volatile as
    $$ select simulated.clock_timestamp() $$;
  alter table game alter created_at set default simulated.now(), alter updated_at set default simulated.now();
  alter table player alter created_at set default simulated.now();
  set search_path = simulated, public, pg_catalog;
`;

/** PGlite with its real statements, on the clock of a simulation. */
export interface SimulatedPGlite {
  /** Empties all tables, and returns their rows for a clock of whole milliseconds. */
  open(now: () => number): Promise<Rows>;
  close(): Promise<void>;
}

/** Opens PGlite in a folder that has none. */
export async function openSimulatedPGlite(folder: string): Promise<SimulatedPGlite> {
  await putNewDatabase(folder);
  const database = await openPGlite({ folder: join(folder, 'pglite'), log: SILENT });
  await database.query(CLOCK);
  return {
    async open(now) {
      await database.query(`truncate lease, ${TABLES.join()}; insert into clock (outage_ms) values (0)`);
      const timed =
        (query: Query): Query =>
        async (sql, values) => {
          await query("select set_config('simulated.now', $1, false)", [String(now())]);
          return query(sql, values);
        };
      const clocked: Pick<Database, 'query' | 'transaction'> = {
        query: timed(database.query),
        transaction: (run) => database.transaction((query) => run(timed(query))),
      };
      const store = openStore({
        ...clocked,
        kind: 'pglite',
        onLost: () => () => undefined,
        close: async () => undefined,
      });
      return { ...store, ...clockRows(clocked), ...eventRows(clocked.query) };
    },
    close: () => database.close(),
  };
}
