import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Database, DatabaseAway, type Log, type Query, refusalOf } from './database.ts';

const INT8 = 20;

/** The longest time that closing the connections may take, in milliseconds. */
const FAREWELL_MS = 3000;

/** The types of values as in PGlite: a `bigint` is a number. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** The options for opening PostgreSQL. */
export interface PostgresOptions {
  /** Address of the database, such as `postgres://user:password@host:5432/name`. */
  readonly url: string;
  readonly log: Log;
  /** The longest time of one statement in milliseconds, and half of the longest within a transaction between two; 0 for none. 5000 unless given. */
  readonly statementMs?: number | undefined;
}

/**
 * Opens a pool of connections to PostgreSQL and tries one.
 * @throws {DatabaseAway} if it cannot be reached within 3 seconds.
 * @throws {StatementError} if it refuses the user or knows no such database.
 */
export async function openPostgres({ url, log, statementMs = 5000 }: PostgresOptions): Promise<Database> {
  // A server that stands still within a transaction must not keep its locks from those that take its games over.
  const idle = { idle_in_transaction_session_timeout: 2 * statementMs };
  const limits = statementMs > 0 ? { statement_timeout: statementMs, query_timeout: statementMs + 500, ...idle } : {};
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'kickmate',
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: TYPES,
    ...limits,
  });
  const database = new PostgresDatabase(pool, log);
  try {
    await database.query('select 1');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** A pool of connections to PostgreSQL, which connects again by itself. */
class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #listeners = new Set<(error: Error) => void>();
  #closing: Promise<void> | undefined;

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    // Without a listener a connection that breaks while nobody uses it would end the process.
    pool.on('error', (error) => {
      log.warn({ error: error.message }, 'a connection to PostgreSQL broke');
      for (const listener of this.#listeners) listener(error);
    });
    // A connection in use reports its break to the statement under way; without a listener it would end the process too.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }

  readonly query: Query = async <R>(sql: string, values?: readonly unknown[]) => {
    try {
      return rowsOf<R>(await this.#pool.query(sql, valuesOf(values)));
    } catch (error) {
      throw failureOf(error);
    }
  };

  async transaction<T>(run: (query: Query) => Promise<T>): Promise<T> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw failureOf(error);
    }
    const query: Query = async <R>(sql: string, values?: readonly unknown[]) => {
      try {
        return rowsOf<R>(await client.query(sql, valuesOf(values)));
      } catch (error) {
        throw failureOf(error);
      }
    };
    let isBroken = true;
    try {
      await query('begin');
      const result = await run(query);
      await query('commit');
      isBroken = false;
      return result;
    } catch (error) {
      if (!(error instanceof DatabaseAway)) {
        await query('rollback').then(
          () => {
            isBroken = false;
          },
          () => undefined,
        );
      }
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  onLost(listener: (error: Error) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): Promise<void> {
    // A database that stands still never answers a farewell.
    this.#closing ??= Promise.race([this.#pool.end(), pause(FAREWELL_MS, undefined, { ref: false })]);
    return this.#closing;
  }
}

const valuesOf = (values: readonly unknown[] | undefined): unknown[] | undefined => values && [...values];

/** The rows of a result, of the last one if the SQL was several statements. */
function rowsOf<R>(result: pg.QueryResult | pg.QueryResult[]): readonly R[] {
  return (Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows) as R[];
}

/** Our error for an error of `pg`. Errors without SQLSTATE come from the connection: refused, reset, too slow. */
function failureOf(error: unknown): Error {
  if (error instanceof pg.DatabaseError && error.code) return refusalOf(error.message, error.code, { cause: error });
  const message = error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
  return new DatabaseAway(`PostgreSQL cannot be reached: ${message}`, { cause: error });
}
