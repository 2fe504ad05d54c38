/** A row of a table or of a query's result. Column names are as in the SQL. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Runs one SQL statement with values for `$1`, `$2`... and returns its rows.
 *
 * Both databases give the same types: `bigint` is a number, `timestamptz` a Date, `jsonb` the parsed value, `bytea` a
 * Uint8Array, SQL's null is `null`. JSON is given as text (`JSON.stringify`) for a `$1::jsonb`.
 *
 * @throws {DatabaseAway} if the database cannot be reached. A statement that writes may still have been committed.
 * @throws {StatementError} if the database refuses the statement.
 */
export type Query = <R = Row>(sql: string, values?: readonly unknown[]) => Promise<readonly R[]>;

/** A database: PGlite in a folder, or PostgreSQL. The same SQL runs on both. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Runs one statement, which is a transaction of its own. */
  readonly query: Query;
  /**
   * Runs statements in one transaction, which is committed when `run` has ended and rolled back when `run` throws. Inside
   * of `run` only the given `query` may be used: PGlite has one connection, for which any other query would wait forever.
   */
  transaction<T>(run: (query: Query) => Promise<T>): Promise<T>;
  /** Calls back each time a connection breaks while nobody uses it. Returns a function that ends this. */
  onLost(listener: (error: Error) => void): () => void;
  /** Copies the database's files as they are at one moment to a new folder, for a backup. Only PGlite has it. */
  copyTo?(folder: string): Promise<void>;
  /** Ends all connections after the statements under way, and releases the folder. */
  close(): Promise<void>;
}

/** The database cannot be reached now. Nothing is wrong with the statement; it may be sent again. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** The database's files are damaged, so that it cannot be opened. The message says what can be done. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged';
}

/** The database refuses a statement. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** The five characters of SQLSTATE: `23505` for a value that exists already in a unique index. */
  readonly code: string;

  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * SQLSTATE classes and codes that say that the database cannot work now: connection failures (08), out of resources (53),
 * shut down, crashed or starting (57P), a statement over its time (57014), a standby (25006), an error of the system (580).
 */
const AWAY = /^(08|53|57P|580)|^(57014|25006)$/;

/** SQLSTATE codes that say that rows are damaged: a page, an index, a value that makes no sense (XX), a missing file (58P01). */
const DAMAGE = /^(XX\d\d\d|58P01)$/;

/** Tells whether an error of a statement says that the database's files are damaged. */
export const isDamage = (error: unknown): error is StatementError =>
  error instanceof StatementError && DAMAGE.test(error.code);

/** The error for a refusal by the database with a SQLSTATE. */
export const refusalOf = (message: string, code: string, options?: ErrorOptions): DatabaseAway | StatementError =>
  AWAY.test(code)
    ? new DatabaseAway(`The database cannot work now: ${message}`, options)
    : new StatementError(message, code, options);

/** SQLSTATE of a deadlock and of a serialization failure: the same work succeeds when it is done again. */
const AGAIN = new Set(['40P01', '40001']);
const MOST_ATTEMPTS = 5;

/** Does some work in the database, and does it again if it was rolled back only because others worked at the same time. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !(error instanceof StatementError && AGAIN.has(error.code))) throw error;
    }
  }
}

/** Runs statements in one transaction, as {@link again} says: so `run` changes nothing outside of the database. */
export const transact = <T>(database: Database, run: (query: Query) => Promise<T>): Promise<T> =>
  again(() => database.transaction(run));

/** JSON text for a `jsonb` column; an absent value becomes null. */
export const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Receives what an operator should know, without secrets. A pino logger is one. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
