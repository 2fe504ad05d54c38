import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats, startPostgres, type TestNats, type TestPostgres } from '@kickmate/services';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database, Log } from '../src/db/database.ts';
import { migrate, TABLES } from '../src/db/migrations.ts';
import { openPGlite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { putNewDatabase } from '../src/testing.ts';

const IS_FULL = process.env.VERIFY === 'full';

/** A log that keeps its lines. */
export interface TestLog extends Log {
  readonly lines: string[];
}

/** Makes a log for a test. */
export function testLog(): TestLog {
  const lines: string[] = [];
  const write = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
  return { lines, info: write, warn: write, error: write };
}

/** A temporary folder, made before the tests of a file or `describe` and deleted after them. */
export function testFolder(): string {
  const folder = join(tmpdir(), `kickmate-db-${randomUUID()}`);
  beforeAll(() => void mkdirSync(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The PostgreSQL of a test file, in `npm run verify` if it can be started here. It ends after the file's tests. */
export async function testPostgres(): Promise<TestPostgres | undefined> {
  const postgres = IS_FULL ? await startPostgres() : undefined;
  if (postgres) afterAll(() => postgres.remove());
  return postgres;
}

/** Likewise the NATS of a test file. @param maxPayload the most bytes of a message */
export async function testNats(maxPayload?: number): Promise<TestNats | undefined> {
  const nats = IS_FULL ? await startNats(maxPayload) : undefined;
  if (nats) afterAll(() => nats.remove());
  return nats;
}

/** A migrated database of a kind for the tests of a `describe`, which is empty at the beginning of each test. */
export function testDatabase(
  kind: Database['kind'],
  postgres: TestPostgres | undefined,
): { readonly database: Database } {
  let database: Database | undefined;
  const log = testLog();
  const folder = testFolder();
  beforeAll(async () => {
    if (kind === 'pglite') await putNewDatabase(folder);
    database =
      kind === 'pglite'
        ? await openPGlite({ folder: join(folder, 'pglite'), log })
        : await openPostgres({ url: postgres!.createDatabase(), log });
    await migrate(database, log);
  });
  beforeEach(() => empty(database!));
  afterAll(() => database?.close());
  return {
    get database() {
      return database!;
    },
  };
}

/** Empties all tables. */
export async function empty(database: Database): Promise<void> {
  await database.query(`truncate lease, ${TABLES.join()}; insert into clock (outage_ms) values (0)`);
}

/** Empties the tables of a running server, except those of its play clock. */
export async function emptyPlay(database: Database): Promise<void> {
  await database.query(`truncate ${TABLES.filter((table) => table !== 'node' && table !== 'clock').join()}`);
}
