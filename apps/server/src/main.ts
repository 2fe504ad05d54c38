// The server's command. Settings come from environment variables: docs/deploy.md lists them.
import { openLog } from './operations.ts';
import { Server } from './server.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** The longest that a graceful end may take, in milliseconds. */
const END_MS = 5000;

// The data have the key of the cookies: other users of the machine must not read them, whoever writes the files.
process.umask(0o077);

let settings: Settings;
try {
  settings = readSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}

const log = openLog(settings);
// A fault in one place must not end the games of all others.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'a fault that nobody expected'));

const server = await Server.start({
  settings,
  log,
  hasProcessMetrics: true,
  onOnline: (reason) => {
    if (reason !== undefined) process.stderr.write(`People cannot play with each other: ${reason}\n`);
  },
  onFolderLost: () => process.exit(1),
  onDiskLost: (reason) => {
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  },
}).catch((error: Error) => {
  process.stderr.write(`The server cannot listen at ${settings.host}:${settings.port}: ${error.message}\n`);
  process.exit(1);
});
log.info({ port: server.port }, 'the app is served');

async function end(): Promise<void> {
  setTimeout(() => process.exit(1), END_MS).unref();
  await server.end();
  log.info('the server has ended');
  process.exit(0);
}
process.on('SIGUSR2', () => {
  server.backUp().then(
    (file) => log.info({ file }, file ? 'backup' : 'nothing is backed up: the data are in PostgreSQL, or not open'),
    (error: Error) => log.error({ error: error.message }, 'the backup failed'),
  );
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
