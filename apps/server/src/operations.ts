import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Settings } from './settings.ts';

/** The secrets that a log line must never show: cookies, tokens of links, passwords in addresses. */
const SECRETS: readonly [RegExp, string][] = [
  [/\b(kickmate(?:-operator)?=)[^;\s"\\]+/g, '$1[secret]'],
  [/(\/device\/)[\w-]+/g, '$1[secret]'],
  [/(:\/\/[^:/\s"]+:)[^@\s"]+@/g, '$1[secret]@'],
];

/**
 * Opens the log: JSON lines on standard error. Fields with secrets are redacted, and so is everything in a text that looks
 * like one. Addresses of people are never logged.
 */
export function openLog(
  { log, secret }: Pick<Settings, 'log' | 'secret'>,
  to: DestinationStream = destination({ dest: 2, sync: true }),
): Logger {
  const names = ['cookie', 'token', 'secret', 'password', 'authorization', 'address'];
  const clean = (line: string) => {
    const known = secret ? line.replaceAll(secret, '[secret]') : line;
    return SECRETS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), known);
  };
  return pino(
    {
      level: log,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: [...names, ...names.map((name) => `*.${name}`), ...names.map((name) => `*.*.${name}`)],
      hooks: { streamWrite: clean },
    },
    to,
  );
}

/** The figures of a server, in the text format of Prometheus. */
export interface Metrics {
  readonly figures: Registry;
  /** Messages of clients, by type. */
  readonly messages: Counter<'type'>;
  /** Messages that were answered by `no`, by the group of its cause. */
  readonly refusals: Counter<'kind'>;
  /** Connections that the server ended, by cause. */
  readonly cuts: Counter<'cause'>;
  /** Tables given up because another server has them. */
  readonly lost: Counter;
  /** Events that the database refused because another server has their table. */
  readonly refusedEvents: Counter;
  /** Notices sent to push services, by result. */
  readonly notices: Counter<'result'>;
  /** Pages of games in frames that were asked for. */
  readonly embeds: Counter;
  /** The seconds from an event to its commit. */
  readonly commits: Histogram;
  /** Adds a figure that is asked for whenever the metrics are read. */
  gauge(name: string, help: string, value: () => number): void;
  /** Adds figures of one name, told apart by the label `what`. If they cannot be had, they are absent. */
  gauges(name: string, help: string, values: () => Promise<Readonly<Record<string, number>>>): void;
}

/**
 * Makes the metrics of a server.
 * @param withProcess whether the figures of the process belong to them: memory, CPU, delay of the event loop
 */
export function openMetrics(withProcess: boolean): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });
  return {
    figures: registry,
    messages: new Counter({
      name: 'kickmate_messages_total',
      help: 'Messages of clients',
      labelNames: ['type'],
      registers,
    }),
    refusals: new Counter({
      name: 'kickmate_refusals_total',
      help: 'Messages that changed nothing',
      labelNames: ['kind'],
      registers,
    }),
    cuts: new Counter({
      name: 'kickmate_cuts_total',
      help: 'Connections that the server ended',
      labelNames: ['cause'],
      registers,
    }),
    lost: new Counter({
      name: 'kickmate_tables_lost_total',
      help: 'Tables given up because another server has them',
      registers,
    }),
    refusedEvents: new Counter({
      name: 'kickmate_refused_events_total',
      help: 'Events refused by the database because another server has their table',
      registers,
    }),
    notices: new Counter({
      name: 'kickmate_notices_total',
      help: 'Notices sent to push services',
      labelNames: ['result'],
      registers,
    }),
    embeds: new Counter({
      name: 'kickmate_embeds_total',
      help: 'Pages of games in frames that were asked for',
      registers,
    }),
    commits: new Histogram({
      name: 'kickmate_commit_seconds',
      help: 'Time from an event to its commit',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    gauge: (name, help, value) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    },
    gauges: (name, help, values) => {
      new Gauge({
        name,
        help,
        labelNames: ['what'],
        registers,
        async collect() {
          this.reset();
          const all = await values().catch(() => ({}));
          for (const [what, value] of Object.entries(all)) this.set({ what }, value);
        },
      });
    },
  };
}
