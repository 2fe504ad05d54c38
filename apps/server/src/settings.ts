import { isIP } from 'node:net';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

/** The settings of a server. They come from environment variables; docs/deploy.md lists them. */
export interface Settings {
  /** `KICKMATE_HOST`: the address on which the server listens. The default is this machine only. */
  readonly host: string;
  /** `PORT`: the port, 0 to 65535. 0: any free one. */
  readonly port: number;
  /** `KICKMATE_APP`: the folder of the built app. */
  readonly app: string;
  /** `KICKMATE_DATA`: the folder of the server's data. Each server needs one of its own. */
  readonly data: string;
  /** `DATABASE_URL`: the address of a PostgreSQL database. Absent: PGlite in the data folder. */
  readonly database: string | undefined;
  /** `NATS_URL`: the addresses of NATS servers, by which several servers on one database reach each other. */
  readonly nats: string | undefined;
  /** `KICKMATE_SECRET`: the key that signs cookies. Absent: one that the database keeps. */
  readonly secret: string | undefined;
  /** `KICKMATE_METRICS_TOKEN`: the token that a request for the metrics must bear. Absent: only this machine may ask. */
  readonly metricsToken: string | undefined;
  /** `KICKMATE_ORIGINS`: the origins of the server's pages behind a proxy that changes `Host`. */
  readonly origins: readonly string[];
  /** `KICKMATE_PROXIES`: the number of proxies in front of the server that add to `X-Forwarded-For`. */
  readonly proxies: number;
  /** `KICKMATE_SOCKETS`: the most connections at a time. */
  readonly sockets: number;
  /** `KICKMATE_ENGINES`: the number of searches of the computer at a time, one less than there are cores by default. */
  readonly engines: number;
  /** `KICKMATE_LIMITS`: `off` ends the limits on the number of messages and requests, for load tests. */
  readonly hasLimits: boolean;
  /** `KICKMATE_NAMES`: `shared` lets several players have one name, for tests in which many people come and go. */
  readonly areNamesUnique: boolean;
  /** `KICKMATE_LOG`: the least level that is logged. */
  readonly log: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The project's folder. */
const ROOT = resolve(import.meta.dirname, '../../..');

/** The folder of the app's faces, for pictures. */
export const FONTS = join(ROOT, 'apps/web/src/app/style/fonts');

/** The folder of the rules' packages, for their hash. */
export const PACKAGES = join(ROOT, 'packages');

const MIN_SECRET = 32;
const MIN_TOKEN = 16;

const wholeNumber = (least: number, most: number, usual: number) =>
  v.pipe(
    v.optional(v.string(), String(usual)),
    v.regex(/^\d{1,9}$/, `a whole number from ${least} to ${most} is needed`),
    v.transform(Number),
    v.minValue(least, `a whole number from ${least} to ${most} is needed`),
    v.maxValue(most, `a whole number from ${least} to ${most} is needed`),
  );

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const isNats = (text: string): boolean =>
  text.split(',').every((one) => /^(nats|tls):\/\//.test(one.trim()) && URL.canParse(one.trim()));

const folder = (usual: string) =>
  v.pipe(
    v.optional(v.string(), join(ROOT, usual)),
    v.transform((path) => resolve(path)),
  );

/** Each variable with its setting. Variables that are empty count as absent. */
export const VARIABLES = {
  KICKMATE_HOST: v.pipe(
    v.optional(v.string(), '127.0.0.1'),
    v.check((text) => text === 'localhost' || isIP(text) > 0, 'an IP address is needed, such as 127.0.0.1 or 0.0.0.0'),
  ),
  PORT: wholeNumber(0, 65_535, 4173),
  KICKMATE_APP: folder('apps/web/dist'),
  KICKMATE_DATA: folder('data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'an address postgres://user:password@host/database is needed')),
  ),
  NATS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isNats, 'addresses nats://user:password@host:4222 are needed, joined by commas; tls:// with TLS'),
    ),
  ),
  KICKMATE_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(MIN_SECRET, `at least ${MIN_SECRET} characters are needed`)),
  ),
  KICKMATE_METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(MIN_TOKEN, `at least ${MIN_TOKEN} characters are needed`)),
  ),
  KICKMATE_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(',').flatMap((one) => one.trim() || [])),
    v.everyItem(isOrigin, 'origins joined by commas are needed, such as https://play.example.org'),
  ),
  KICKMATE_PROXIES: wholeNumber(0, 10, 0),
  KICKMATE_SOCKETS: wholeNumber(1, 1_000_000, 5000),
  KICKMATE_ENGINES: wholeNumber(1, 64, Math.min(64, Math.max(1, cpus().length - 1))),
  KICKMATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'on or off is needed'), 'on'),
  KICKMATE_NAMES: v.optional(v.picklist(['unique', 'shared'], 'unique or shared is needed'), 'unique'),
  KICKMATE_LOG: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')} is needed`), 'warn'),
};

/** A setting that cannot be used. The message names the variable and what would be right, and never shows the value. */
export class SettingsError extends Error {}

/** Reads the settings. @throws SettingsError */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = v.safeParse(v.object(VARIABLES), given);
  if (!read.success) {
    const [issue] = read.issues;
    throw new SettingsError(`${v.getDotPath(issue)}: ${issue.message}`);
  }
  const { output: of } = read;
  if (of.NATS_URL !== undefined && of.DATABASE_URL === undefined)
    throw new SettingsError('NATS_URL: several servers need one PostgreSQL database: set DATABASE_URL, too');
  return {
    host: of.KICKMATE_HOST,
    port: of.PORT,
    app: of.KICKMATE_APP,
    data: of.KICKMATE_DATA,
    database: of.DATABASE_URL,
    nats: of.NATS_URL,
    secret: of.KICKMATE_SECRET,
    metricsToken: of.KICKMATE_METRICS_TOKEN,
    origins: of.KICKMATE_ORIGINS,
    proxies: of.KICKMATE_PROXIES,
    sockets: of.KICKMATE_SOCKETS,
    engines: of.KICKMATE_ENGINES,
    hasLimits: of.KICKMATE_LIMITS === 'on',
    areNamesUnique: of.KICKMATE_NAMES === 'unique',
    log: of.KICKMATE_LOG,
  };
}
