// The command for a server's data, while the server does not run: `npm run data -- --help` is its manual.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backupsIn } from './db/backup.ts';
import type { Log } from './db/database.ts';
import { FolderTaken } from './db/folder-lock.ts';
import { backUp, backupsOf, exportTo, importFrom, restore, withDatabase } from './db/storage.ts';
import { openStore } from './db/store.ts';
import { drill, isPassed } from './drill.ts';
import { operatorToken } from './identity/operator.ts';
import { computeAgain } from './ratings/ratings.ts';
import { readSettings, SettingsError } from './settings.ts';

const MANUAL = `Backs up, restores and moves the data of a server that is not running (backups and drill: also while it runs).

  npm run data -- backups         lists the backups
  npm run data -- backup          writes a backup
  npm run data -- restore FILE    makes the database from a backup; one that is there is moved aside
  npm run data -- drill           tries the newest backup: restores it elsewhere, and replays every game
  npm run data -- export          copies everything from the folder's database to PostgreSQL
  npm run data -- import          copies everything from PostgreSQL to the folder's database
  npm run data -- operator        shows the token with which the operator signs in, at #/operator of the app
  npm run data -- ratings         computes all ratings again from the results of games, and compares them with those kept
  npm run data -- ratings-again   puts the computed ones in the place of those kept

KICKMATE_DATA names the data folder, DATABASE_URL the PostgreSQL database, as for the server. Backups are files in the folder
backups/ of the data folder; of each cause (daily, migration, manual) the newest seven are kept. FILE is a path, or the name
of a file in that folder. PostgreSQL has its own programs for backups: pg_dump and pg_restore.

Nothing else is deleted or written over: restore moves a database aside, and export and import refuse one that has players or
games. The exit status is 0 if it is done, 1 if it failed, and 2 for a wrong command line.`;

/** The settings of a command. */
interface Context {
  /** The data folder. */
  readonly folder: string;
  /** The address of the PostgreSQL database. */
  readonly url: string | undefined;
  readonly log: Log;
}

/** A wrong command line. */
class UsageError extends Error {}

/** The commands. Each returns the text to print; `files` is the number of files that it is given. */
const COMMANDS: Readonly<Record<string, { readonly files: number; run(to: Context, file: string): Promise<string> }>> =
  {
    backups: {
      files: 0,
      async run({ folder }) {
        const backups = await backupsIn(backupsOf(folder));
        if (backups.length === 0) return `There are no backups in ${backupsOf(folder)}.`;
        const size = (file: string) => `${(statSync(file).size / 2 ** 20).toFixed(1)} MiB`;
        return backups.map(({ file }) => `${file}  ${size(file)}`).join('\n');
      },
    },
    backup: {
      files: 0,
      run(to) {
        refusePostgres(to, 'pg_dump backs it up');
        return backUp(to.folder, to.log);
      },
    },
    restore: {
      files: 1,
      async run(to, name) {
        refusePostgres(to, 'pg_restore restores it');
        const named = resolve(process.env.INIT_CWD ?? '.', name);
        const kept = join(backupsOf(to.folder), name);
        const file = [named, kept].find((one) => existsSync(one));
        if (!file) throw new Error(`There is no file ${named}, and none of this name in ${backupsOf(to.folder)}.`);
        const aside = await restore(file, to.folder, to.log);
        const before = aside ? ` The one that was there is in ${aside} now.` : '';
        return `The database in ${to.folder} is that of ${file}.${before}`;
      },
    },
    drill: {
      files: 0,
      async run(to) {
        refusePostgres(to, 'pg_restore into a database of its own tries a backup of pg_dump');
        const result = await drill(to.folder, to.log);
        const { backup, games, faulty, wrong, failure } = result;
        if (failure !== undefined) throw new Error(`The drill failed: ${failure}`);
        if (!isPassed(result)) throw new Error(`${backup} does not replay:\n${wrong.join('\n')}`);
        const marked = faulty > 0 ? ` ${faulty} more are marked as stored by other rules.` : '';
        return `${backup} can be restored; its ${games} games end where their rows say.${marked}`;
      },
    },
    operator: {
      files: 0,
      run: (to) => withDatabase(to, (database) => operatorToken(openStore(database))),
    },
    ratings: {
      files: 0,
      async run(to) {
        const { results, wrong } = await withDatabase(to, (database) => computeAgain(database, false));
        if (wrong.length === 0) return `The ratings are those of all ${results} results.`;
        const named = wrong.slice(0, 20).join('\n');
        throw new Error(`${wrong.length} ratings are not those of the ${results} results:\n${named}`);
      },
    },
    'ratings-again': {
      files: 0,
      async run(to) {
        const { results, wrong } = await withDatabase(to, (database) => computeAgain(database, true));
        return `The ratings are those of all ${results} results; ${wrong.length} were others before.`;
      },
    },
    export: {
      files: 0,
      async run(to) {
        const rows = await exportTo(postgresOf(to), to.folder, to.log);
        return `${rows} rows are copied to PostgreSQL. From now on start the server with DATABASE_URL.`;
      },
    },
    import: {
      files: 0,
      async run(to) {
        const rows = await importFrom(postgresOf(to), to.folder, to.log);
        return `${rows} rows are copied to ${to.folder}. From now on start the server without DATABASE_URL.`;
      },
    },
  };

function refusePostgres({ url }: Context, instead: string): void {
  if (url) throw new UsageError(`DATABASE_URL is set, so the server's data are in PostgreSQL: ${instead}.`);
}

function postgresOf({ url }: Context): string {
  if (url) return url;
  throw new UsageError('DATABASE_URL must name the PostgreSQL database: postgres://user:password@host/database');
}

/**
 * Runs a command line.
 * @param environment the variables of the server's settings
 * @param print receives the result, a text that ends without a line feed
 * @param say receives progress and errors
 * @returns the exit status
 */
export async function runData(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (text: string) => void,
  say: (text: string) => void,
): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    print(MANUAL);
    return 0;
  }
  const [name = '', ...files] = args;
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(`The command is one of ${Object.keys(COMMANDS).join(', ')}, not '${name}'.`);
    if (files.length !== command.files)
      throw new UsageError(command.files === 0 ? `'${files[0]}' was not expected.` : `${name} needs one FILE.`);
    const { data: folder, database: url } = readSettings(environment);
    const note = (details: object, message: string) => say([message, ...Object.values(details)].join(' '));
    const log: Log = { info: note, warn: note, error: note };
    print(await command.run({ folder, url, log }, files[0] ?? ''));
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError || error instanceof SettingsError;
    say((error as Error).message);
    if (isUsage) say('Try --help.');
    if (name === 'backup' && error instanceof FolderTaken)
      say('A running server makes a backup each day, and at once on the signal SIGUSR2.');
    return isUsage ? 2 : 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // As for the server: only its user may read the data.
  process.umask(0o077);
  const write = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`);
  process.exitCode = await runData(process.argv.slice(2), process.env, write(process.stdout), write(process.stderr));
}
