import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { entries } from '@kickmate/catalogue';
import { startPostgres, type TestPostgres } from '@kickmate/services';
import { runFaults } from './fault.ts';
import { type LoadOptions, runLoad } from './load.ts';
import { OwnServer } from './server.ts';

/** A measured value that must not be larger than `most`. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly most: number;
  /** Whether it depends on how fast and how busy the machine is. */
  readonly isSpeed: boolean;
  readonly unit?: 'ms' | 'MB' | undefined;
}

/** Whether a value is as it must be. Nothing measured is not. */
export const isMet = ({ value, most }: Figure): boolean => value <= most;

/** A figure as a line of text. */
export const wordsOf = ({ what, value, most, unit }: Figure): string => {
  const number = (one: number) => `${Math.round(one * 10) / 10}${unit ? ` ${unit}` : ''}`;
  return `${what}: ${number(value)} (wanted: ${most === 0 ? '0' : `at most ${number(most)}`})`;
};

/** The database under a server of our own. */
export type Kind = 'PGlite' | 'PostgreSQL';

/** A server of our own, and its PostgreSQL if it has one. */
export interface Place {
  readonly server: OwnServer;
  readonly postgres?: TestPostgres | undefined;
}

/**
 * Runs a test on a server of its own, whose data are deleted in the end.
 * @returns `undefined` if PostgreSQL is wanted and is not installed; a warning says so
 */
export async function withServer<T>(kind: Kind, run: (place: Place) => Promise<T>): Promise<T | undefined> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ fsync: 'on' }) : undefined;
  if (kind === 'PostgreSQL' && !postgres) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-'));
  let server: OwnServer | undefined;
  try {
    server = await OwnServer.start({ folder, database: postgres?.createDatabase() });
    return await run({ server, postgres });
  } finally {
    await server?.end('SIGTERM');
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The size of a fault test. */
export interface FaultSize {
  readonly games: number;
  readonly faults: number;
}

type Say = (text: string) => void;

/** The longest time until people can play again after the server was killed, its start included, in milliseconds. */
const KILLED_BACK_MS = 5000;
/** The longest time until play goes on when the database is back, in milliseconds. */
const DATABASE_BACK_MS = 2000;
/** Every other time the database stays away for so long, in milliseconds. Otherwise it is started at once. */
const AWAY_MS = 2000;
/** The most of an outage that may seem to be a player's time, in milliseconds: a message may take longer than others. */
const CHARGED_MS = 250;

/** Kills the server (kill -9) under running games, and starts it again. */
export async function killed({ server }: Place, size: FaultSize, say: Say): Promise<readonly Figure[]> {
  const starts: number[] = [];
  const fault = async () => {
    await server.end('SIGKILL');
    starts.push(await server.start());
  };
  const result = await runFaults({ url: server.url, variants: variants(), ...size, fault }, say);
  const back = result.backMs.map((ms, index) => ms + starts[index]!);
  return [
    ...faultFigures(result),
    speed('from the start to the next acknowledged action', Math.max(...back), KILLED_BACK_MS, 'ms'),
  ];
}

/** Ends PostgreSQL as a crash does under running games, and starts it again. */
export async function restarted({ server, postgres }: Place, size: FaultSize, say: Say): Promise<readonly Figure[]> {
  if (!postgres) throw new Error('only PostgreSQL can be restarted');
  let count = 0;
  const fault = async () => {
    await postgres.stop('immediate');
    if (count++ % 2 === 1) await pause(AWAY_MS);
    await postgres.start();
  };
  const result = await runFaults({ url: server.url, variants: variants(), ...size, fault }, say);
  return [
    ...faultFigures(result),
    exact("ends of the server's process", server.isAlive ? 0 : 1),
    speed('until the next action is acknowledged', Math.max(...result.backMs), DATABASE_BACK_MS, 'ms'),
    speed('until half of the games go on', Math.max(...result.halfBackMs), DATABASE_BACK_MS, 'ms'),
  ];
}

/** The most that a load test may measure. */
export interface LoadLimits {
  readonly p50?: number | undefined;
  readonly p99: number;
  readonly watchersP99?: number | undefined;
  /** Memory of the server in MB. */
  readonly memory?: number | undefined;
}

/** Plays many games at once, and measures how long actions take to arrive. */
export async function loaded(
  { server }: Place,
  size: Omit<LoadOptions, 'url'>,
  limits: LoadLimits,
  say: Say,
): Promise<readonly Figure[]> {
  const { toOpponent, toWatchers, refused, perSecond } = await runLoad({ ...size, url: server.url }, say);
  const memory = (await server.metric('process_resident_memory_bytes')) / 1e6;
  const { p50, p99, watchersP99, memory: mostMemory } = limits;
  say(
    `${toOpponent.count} arrivals, ${perSecond.toFixed(0)} a second; the longest took ${toOpponent.longest.toFixed(0)} ms`,
  );
  return [
    exact('actions refused', refused),
    // Some actions are not sent because the one before is still under way.
    speed('actions not sent or not arrived, in percent', 100 - (100 * perSecond) / (size.games * size.rate), 5),
    ...(p50 === undefined ? [] : [speed('to the opponent, p50', toOpponent.p50, p50, 'ms' as const)]),
    speed('to the opponent, p99', toOpponent.p99, p99, 'ms'),
    ...(watchersP99 === undefined ? [] : [speed('to watchers, p99', toWatchers.p99, watchersP99, 'ms' as const)]),
    ...(mostMemory === undefined ? [] : [speed('memory of the server', memory, mostMemory, 'MB' as const)]),
  ];
}

/** The games of a fault test: all that need no map. */
const variants = () => entries.filter(({ hasMaps }) => !hasMaps).map(({ id }) => id);

const exact = (what: string, value: number): Figure => ({ what, value, most: 0, isSpeed: false });

const speed = (what: string, value: number, most: number, unit?: Figure['unit']): Figure => ({
  what,
  value,
  most,
  unit,
  isSpeed: true,
});

const faultFigures = (result: Awaited<ReturnType<typeof runFaults>>): readonly Figure[] => [
  exact(`of ${result.acknowledged} acknowledged actions lost`, result.acknowledged > 0 ? result.lost : Number.NaN),
  exact('actions played twice', result.twice),
  exact('clients that did not end where the server was', result.astray),
  speed("of an outage counted as a player's time", result.chargedMs, CHARGED_MS, 'ms'),
];

/** A check of {@link verify}. */
interface Check {
  readonly name: string;
  readonly kind: Kind;
  run(place: Place, say: Say): Promise<readonly Figure[]>;
}

const MANY_FAULTS: FaultSize = { games: 100, faults: 10 };

/** The long checks, with the sizes and limits that hold on two cores. @param variant the game of the load tests */
const checks = (variant: string): readonly Check[] => [
  ...(['PGlite', 'PostgreSQL'] as const).map((kind) => ({
    name: 'kill -9 ten times under 100 games',
    kind,
    run: (place: Place, say: Say) => killed(place, MANY_FAULTS, say),
  })),
  {
    name: 'the database restarted five times under 100 games',
    kind: 'PostgreSQL',
    run: (place, say) => restarted(place, { games: 100, faults: 5 }, say),
  },
  {
    name: '1,000 connections, 500 games, an action a second in each',
    kind: 'PostgreSQL',
    run: (place, say) =>
      loaded(
        place,
        { variant, games: 500, watchers: 0, rate: 1, seconds: 60 },
        { p50: 15, p99: 100, memory: 300 },
        say,
      ),
  },
  {
    name: '300 games, an action a second in each',
    kind: 'PGlite',
    run: (place, say) =>
      loaded(place, { variant, games: 300, watchers: 0, rate: 1, seconds: 60 }, { p99: 100, memory: 700 }, say),
  },
  ...(['PGlite', 'PostgreSQL'] as const).map((kind) => ({
    name: 'one game with 1,000 watchers, two actions a second',
    kind,
    run: (place: Place, say: Say) =>
      loaded(place, { variant, games: 1, watchers: 1000, rate: 2, seconds: 30 }, { p99: 150, watchersP99: 500 }, say),
  })),
];

/**
 * Runs the long checks one after the other.
 * @param only a part of the names of the checks to run, or of their databases
 * @returns the number of checks that passed, failed, or were left out because PostgreSQL is not installed
 */
export async function verify(
  variant: string,
  only: string,
  print: Say,
  say: Say,
): Promise<{ readonly passed: number; readonly failed: number; readonly leftOut: number }> {
  const sums = { passed: 0, failed: 0, leftOut: 0 };
  for (const { name, kind, run } of checks(variant)) {
    const title = `${name} (${kind})`;
    if (!title.includes(only)) continue;
    print(title);
    let figures: readonly Figure[] | undefined;
    try {
      figures = await withServer(kind, (place) => run(place, say));
    } catch (error) {
      print(`  FAILED   ${(error as Error).message}`);
      sums.failed++;
      continue;
    }
    for (const figure of figures ?? []) print(`  ${isMet(figure) ? 'ok      ' : 'MISSED  '} ${wordsOf(figure)}`);
    if (!figures) {
      print('  LEFT OUT PostgreSQL cannot be started here: install it (Debian: the package postgresql), and run again');
      sums.leftOut++;
    } else if (figures.every(isMet)) sums.passed++;
    else sums.failed++;
  }
  return sums;
}
