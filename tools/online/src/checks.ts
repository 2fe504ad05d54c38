import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { entries } from '@kickmate/catalogue';
import type { Tournament } from '@kickmate/protocol';
import { startNats, startPostgres, type TestPostgres } from '@kickmate/services';
import { type BotGamesOptions, type BotGamesResult, runBotGames } from './bot-games.ts';
import { runFaults } from './fault.ts';
import { type LoadOptions, runLoad } from './load.ts';
import { ForgetfulDisk } from './power-cut.ts';
import { PushReceiver } from './push-receiver.ts';
import { runRecords } from './records.ts';
import { OwnServer } from './server.ts';
import {
  type HourOptions,
  runHour,
  runTournament,
  type TournamentOptions,
  type TournamentReport,
} from './tournament.ts';

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

/** A server of our own, and its PostgreSQL or the disk whose power can be cut, if it has one. */
export interface Place {
  readonly server: OwnServer;
  readonly postgres?: TestPostgres | undefined;
  readonly disk?: ForgetfulDisk | undefined;
  readonly push?: PushReceiver | undefined;
}

/** The things beside a server of our own. */
export interface Beside {
  /** Makes the disk of a data folder, for power cuts. */
  readonly diskIn?: ((folder: string) => ForgetfulDisk) | undefined;
  /** Whether it has a push service. */
  readonly hasPush?: boolean | undefined;
}

/**
 * Runs a test on a server of its own, whose data are deleted in the end.
 * @returns `undefined` if PostgreSQL is wanted and is not installed; a warning says so
 */
export async function withServer<T>(
  kind: Kind,
  run: (place: Place) => Promise<T>,
  { diskIn, hasPush = false }: Beside = {},
): Promise<T | undefined> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ fsync: 'on' }) : undefined;
  if (kind === 'PostgreSQL' && !postgres) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-'));
  const data = join(folder, 'data');
  const disk = diskIn?.(data);
  const push = hasPush ? await PushReceiver.start() : undefined;
  let server: OwnServer | undefined;
  try {
    const environment = disk?.environment ?? push?.environment;
    server = await OwnServer.start({ folder: data, database: postgres?.createDatabase(), environment });
    return await run({ server, postgres, disk, push });
  } finally {
    await server?.end('SIGTERM');
    push?.close();
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a test on several servers of its own, on one PostgreSQL, which reach each other by NATS.
 * @returns `undefined` if PostgreSQL or NATS is not installed; a warning says so
 */
export async function withNodes<T>(
  count: number,
  run: (servers: readonly OwnServer[]) => Promise<T>,
): Promise<T | undefined> {
  const postgres = await startPostgres({ fsync: 'on' });
  const nats = postgres && (await startNats());
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-'));
  const servers: OwnServer[] = [];
  try {
    if (!postgres || !nats) return undefined;
    const database = postgres.createDatabase();
    for (let index = 0; index < count; index++)
      servers.push(await OwnServer.start({ folder: join(folder, String(index)), database, nats: nats.url }));
    return await run(servers);
  } finally {
    for (const server of servers) server.thaw();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await nats?.remove();
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
  const result = await runFaults({ urls: [server.url], variants: variants(), ...size, fault }, say);
  const back = result.backMs.map((ms, index) => ms + starts[index]!);
  return [
    ...faultFigures(result),
    speed('from the start to the next acknowledged action', Math.max(...back), KILLED_BACK_MS, 'ms'),
  ];
}

/** The longest time until people can play again after a loss of power, the server's start included, in milliseconds. */
const POWER_BACK_MS = 10_000;

/**
 * Cuts the power under running games: kills the server, takes from its folder all that was not synced, and starts it again.
 * The first cut comes before anything else, right after the first start.
 */
export async function powerCut({ server, disk }: Place, size: FaultSize, say: Say): Promise<readonly Figure[]> {
  if (!disk) throw new Error('only a server on a forgetful disk can lose its power');
  const starts: number[] = [];
  const cut = async () => {
    await server.end('SIGKILL');
    disk.cut();
    return server.start();
  };
  if (!disk.isDeaf) await cut();
  // What a deaf disk has are the games as they stood at the first fault: an operating system writes all after some time.
  let isSettled = !disk.isDeaf;
  const fault = async () => {
    if (isSettled) return void starts.push(await cut());
    server.freeze();
    disk.settle();
    server.thaw();
    isSettled = true;
    starts.push(0);
  };
  const result = await runFaults({ urls: [server.url], variants: variants(), ...size, fault }, say);
  const back = result.backMs.map((ms, index) => ms + starts[index]!);
  return [
    ...faultFigures(result),
    speed('from the start to the next acknowledged action', Math.max(...back), POWER_BACK_MS, 'ms'),
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
  const result = await runFaults({ urls: [server.url], variants: variants(), ...size, fault }, say);
  return [
    ...faultFigures(result),
    exact("ends of the server's process", server.isAlive ? 0 : 1),
    speed('until the next action is acknowledged', Math.max(...result.backMs), DATABASE_BACK_MS, 'ms'),
    speed('until half of the games go on', Math.max(...result.halfBackMs), DATABASE_BACK_MS, 'ms'),
  ];
}

/** The longest time until other servers have the tables of one that stands still, in milliseconds. */
const TAKEN_MS = 15_000;
/** The longest wait for that, in milliseconds. */
const PATIENCE_MS = 120_000;

/**
 * Lets one server after the other stand still (SIGSTOP) under running games, until the others have its tables and play goes
 * on there; then it wakes, with what it was about to write.
 */
export async function frozen(servers: readonly OwnServer[], size: FaultSize, say: Say): Promise<readonly Figure[]> {
  const takenMs: number[] = [];
  let refused = 0;
  let twice = 0;
  let count = 0;
  const sum = async (all: readonly OwnServer[], metric: string) =>
    (await Promise.all(all.map((one) => one.metric(metric)))).reduce((one, other) => one + other, 0);
  /** Waits until something is true; returns the milliseconds. */
  const until = async (what: string, isTrue: () => Promise<boolean>): Promise<number> => {
    const begin = performance.now();
    while (!(await isTrue())) {
      if (performance.now() - begin > PATIENCE_MS) throw new Error(`${what}: it did not happen`);
      await pause(50);
    }
    return performance.now() - begin;
  };
  const fault = async () => {
    const victim = servers[count++ % servers.length]!;
    const others = servers.filter((one) => one !== victim);
    const tables = await sum(servers, 'kickmate_tables');
    const before = await victim.metric('kickmate_refused_events_total');
    const own = await victim.metric('kickmate_tables');
    const lost = await victim.metric('kickmate_tables_lost_total');
    const begin = performance.now();
    victim.freeze();
    await until('the others have its tables', async () => (await sum(others, 'kickmate_tables')) >= tables);
    takenMs.push(performance.now() - begin);
    say(
      `a server with ${own} of ${tables} tables stands still; the others have them after ${takenMs.at(-1)!.toFixed(0)} ms`,
    );
    return async () => {
      victim.thaw();
      await until('it wakes', async () => (await victim.metric('kickmate_tables_lost_total')) > lost);
      // What it has read before it learns of the others is judged by now.
      await pause(3000);
      twice = Math.max(twice, (await sum(servers, 'kickmate_tables')) - tables);
      refused += (await victim.metric('kickmate_refused_events_total')) - before;
    };
  };
  const urls = servers.map(({ url }) => url);
  const result = await runFaults({ urls, variants: variants(), ...size, fault, isTimed: true }, say);
  say(`${refused} events of servers that woke were refused by the database`);
  return [
    ...faultFigures(result).filter(({ isSpeed }) => !isSpeed),
    exact('tables that two servers had', twice),
    exact('ends of servers', servers.filter(({ isAlive }) => !isAlive).length),
    speed('until the others had the tables of a server that stood still', Math.max(...takenMs), TAKEN_MS, 'ms'),
  ];
}

/**
 * Plays a whole tournament, undisturbed and then again, while the server is killed (kill -9) and started again ten times, at random
 * moments of its seven rounds: the same players play to the same results, so the standings are the same, too.
 */
export async function tournament(
  { server }: Place,
  size: Omit<TournamentOptions, 'urls' | 'onRound'>,
  say: Say,
): Promise<readonly Figure[]> {
  const undisturbed = await runTournament({ ...size, urls: [server.url] }, say);
  const result = await runTournament({ ...size, urls: [server.url], onRound: killAtRandom(server, say) }, say);
  const linesOf = (one: Tournament) =>
    one.standings.map(({ player, ...line }) => JSON.stringify([player.name, line])).sort();
  const wanted = linesOf(undisturbed.tournament);
  const others = linesOf(result.tournament).filter((line, index) => line !== wanted[index]);
  for (const line of others) say(`other than undisturbed: ${line}`);
  return [
    ...tournamentFigures(result, say),
    exact('lines of the standings other than undisturbed', others.length),
    exact('rounds missing', (size.rounds ?? 0) - result.tournament.round),
  ];
}

/**
 * Plays an hour of a weekly arena. The server is killed (kill -9) and started again nine times, at random moments of everybody's six
 * games, and once more in the moment in which the hour ends.
 */
export async function hour(
  { server }: Place,
  size: Omit<HourOptions, 'urls' | 'onGame' | 'letPass'>,
  say: Say,
): Promise<readonly Figure[]> {
  const letPass = async (ms: number) => {
    await server.end('SIGKILL');
    server.passTime(ms);
    await server.start();
  };
  const result = await runHour({ ...size, urls: [server.url], onGame: killAtRandom(server, say), letPass }, say);
  return [...tournamentFigures(result, say), exact('arenas of the next week, beside one', Math.abs(result.next - 1))];
}

/** Plays a whole tournament on several servers. In every other round one of them stands still (SIGSTOP) until the next round. */
export async function frozenTournament(
  servers: readonly OwnServer[],
  size: Omit<TournamentOptions, 'urls' | 'onRound'>,
  say: Say,
): Promise<readonly Figure[]> {
  let still: OwnServer | undefined;
  let count = 0;
  const onRound = async () => {
    still?.thaw();
    still = still ? undefined : servers[count++ % servers.length];
    still?.freeze();
  };
  const result = await runTournament({ ...size, urls: servers.map(({ url }) => url), onRound }, say);
  still?.thaw();
  const { pairedMs } = result;
  say(`from each round's last result to the next round: ${pairedMs.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  return [
    ...tournamentFigures(result, say),
    exact('rounds missing', (size.rounds ?? 0) - result.tournament.round),
    exact('ends of servers', servers.filter(({ isAlive }) => !isAlive).length),
    speed('from the last result of a round to the next round', Math.max(...pairedMs), TAKEN_MS, 'ms'),
  ];
}

/** The longest time from the beginning of a round, or from the last kill in it, to the next kill, in milliseconds. */
const KILL_WITHIN_MS = 1500;
/** In the first rounds the server is killed twice, in the others once: ten times in seven rounds. */
const ROUNDS_OF_TWO = 3;

/** Kills the server (kill -9) at random moments of each round, and starts it again. */
function killAtRandom(server: OwnServer, say: Say): () => Promise<void> {
  let round = 0;
  return async () => {
    const times = ++round <= ROUNDS_OF_TWO ? 2 : 1;
    for (let count = 0; count < times; count++) {
      const ms = Math.random() * KILL_WITHIN_MS;
      await pause(ms);
      say(`kill -9 after ${ms.toFixed(0)} ms`);
      await server.end('SIGKILL');
      await server.start();
    }
  };
}

function tournamentFigures({ tournament, wrongResults, wrongLines, breaches }: TournamentReport, say: Say) {
  for (const text of [...wrongResults, ...wrongLines, ...breaches]) say(text);
  const { games } = tournament;
  return [
    exact(
      `of ${games.length} games with another result than was played`,
      games.length > 0 ? wrongResults.length : Number.NaN,
    ),
    exact('lines of the standings other than by the rules', wrongLines.length),
    exact('breaches of the rules of pairing', breaches.length),
  ];
}

/** The longest time from an event to its notice at the push service, in milliseconds. */
const NOTICE_MS = 2000;

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
  { server, push }: Place,
  size: Omit<LoadOptions, 'url' | 'push'>,
  limits: LoadLimits,
  say: Say,
): Promise<readonly Figure[]> {
  const result = await runLoad({ ...size, url: server.url, push }, say);
  const { toOpponent, toWatchers, toDevices, refused, perSecond, ended } = result;
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
    ...(push
      ? [
          exact(
            `beside ${toDevices.count} notices those that never came`,
            toDevices.count > 0 ? result.unheard : Number.NaN,
          ),
          exact('notices sent twice', result.twice),
          exact('notices to devices that had left', result.toLeft),
          speed('to a device, p99', toDevices.p99, NOTICE_MS, 'ms' as const),
        ]
      : []),
    ...(size.ends ? [exact(`of ${ended} ended games not rated`, ended > 0 ? ended - result.rated : Number.NaN)] : []),
    ...(mostMemory === undefined ? [] : [speed('memory of the server', memory, mostMemory, 'MB' as const)]),
  ];
}

/** The most actions that a game on the largest board may have: one more, and the server would end it. */
export const LONGEST = 1561;

/** Asks for the longest records while ordinary games are played. */
export async function recorded(
  { server }: Place,
  size: Omit<LoadOptions, 'url'>,
  limits: { readonly p99: number },
  say: Say,
): Promise<readonly Figure[]> {
  const restart = async () => {
    await server.end('SIGTERM');
    await server.start();
  };
  const result = await runRecords({ ...size, url: server.url, actions: LONGEST, restart }, say);
  const { toOpponent, refused, chargedMs, asked, unanswered, longestMs } = result;
  say(
    `${asked} records, the longest wait ${longestMs.toFixed(0)} ms; a move took ${toOpponent.longest.toFixed(0)} ms at most`,
  );
  return [
    exact('actions refused', refused),
    exact(`of ${asked} records not had`, unanswered),
    speed('to the opponent, p99', toOpponent.p99, limits.p99, 'ms'),
    speed("of a standstill counted as a player's time", chargedMs, CHARGED_MS, 'ms'),
  ];
}

/** The command of our own engine, a program like the server. */
export const OWN_ENGINE = [
  process.execPath,
  ...['--import', 'tsx', resolve(import.meta.dirname, '../../uci/src/cli.ts')],
];

/** Our engine at a level whose moves are partly by lot, so that games differ. */
const atLevel = (level: number) => ({ engine: OWN_ENGINE, engineOptions: { Level: String(level) } });

/** The nodes of each search of another engine: about as strong as our level 8. */
const RIVAL_NODES = 2000;

/**
 * Lets two bots play each other by lichess's bot protocol.
 * @param rival the program that our engine plays, with its arguments; if absent, it plays itself at the level that answers soonest
 * @param keep gets what is found
 */
export async function botGames(
  { server }: Place,
  size: Omit<BotGamesOptions, 'url' | 'engines'>,
  say: Say,
  rival?: readonly string[],
  keep?: (result: BotGamesResult) => void,
): Promise<readonly Figure[]> {
  const engines = rival
    ? ([atLevel(8), { engine: rival, nodes: RIVAL_NODES }] as const)
    : ([atLevel(1), atLevel(1)] as const);
  const result = await runBotGames({ ...size, url: server.url, engines }, say);
  keep?.(result);
  const { games, moves, refused, lost, foreign, ends } = result;
  say(
    `${moves} moves; ${Object.entries(ends)
      .map(([end, count]) => `${end} ${count}`)
      .join(', ')}`,
  );
  return [
    exact(`of ${size.games} games of bots not ended`, size.games - games),
    exact(`of ${moves} acknowledged moves of bots lost`, moves > 0 ? lost : Number.NaN),
    exact('moves of bots refused', refused),
    exact('moves that no bot has sent', foreign),
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
  exact('players whose rated game does not count exactly once', result.misrated),
  speed("of an outage counted as a player's time", result.chargedMs, CHARGED_MS, 'ms'),
];

/** A check of {@link verify}: of one server, or of a cluster of two. */
type Check =
  | {
      readonly name: string;
      readonly kind: Kind;
      readonly beside?: Beside | undefined;
      run(place: Place, say: Say): Promise<readonly Figure[]>;
    }
  | {
      readonly name: string;
      readonly kind: 'cluster';
      run(servers: readonly OwnServer[], say: Say): Promise<readonly Figure[]>;
    };

const MANY_FAULTS: FaultSize = { games: 100, faults: 10 };

/** The long checks, with the sizes and limits that hold on two cores. @param variant the game of the load tests */
const checks = (variant: string): readonly Check[] => [
  ...(['PGlite', 'PostgreSQL'] as const).map((kind) => ({
    name: 'kill -9 ten times under 100 games',
    kind,
    run: (place: Place, say: Say) => killed(place, MANY_FAULTS, say),
  })),
  {
    name: 'power cut twenty times under 100 games',
    kind: 'PGlite',
    beside: { diskIn: (folder) => new ForgetfulDisk(folder) },
    run: (place, say) => powerCut(place, { games: 100, faults: 20 }, say),
  },
  {
    name: 'the database restarted five times under 100 games',
    kind: 'PostgreSQL',
    run: (place, say) => restarted(place, { games: 100, faults: 5 }, say),
  },
  {
    name: 'two servers, one of which stands still, four times under 100 games',
    kind: 'cluster',
    run: (servers, say) => frozen(servers, { games: 100, faults: 4 }, say),
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
    name: 'as many connections with notices, and five rated games that end each second',
    kind: 'PostgreSQL',
    beside: { hasPush: true },
    run: (place, say) => {
      const size = { variant, games: 500, watchers: 0, rate: 1, seconds: 45, subscriptions: 1000, ends: 5 };
      return loaded(place, size, { p99: 100 }, say);
    },
  },
  {
    name: '10,000 subscriptions to notices, 100 games by correspondence',
    kind: 'PostgreSQL',
    beside: { hasPush: true },
    run: (place, say) =>
      loaded(
        place,
        { variant, games: 100, watchers: 0, rate: 1, seconds: 30, subscriptions: 10_000 },
        { p99: 100 },
        say,
      ),
  },
  {
    name: '300 games, an action a second in each',
    kind: 'PGlite',
    run: (place, say) =>
      loaded(place, { variant, games: 300, watchers: 0, rate: 1, seconds: 60 }, { p99: 100, memory: 700 }, say),
  },
  {
    name: '100 games of two bots',
    kind: 'PGlite',
    run: (place, say) => botGames(place, { variants: variants(), games: 100, concurrency: 2, seconds: 600 }, say),
  },
  {
    name: 'the longest records, 60 a minute and twelve at once, beside 50 games',
    kind: 'PGlite',
    run: (place, say) => recorded(place, { variant, games: 50, watchers: 0, rate: 1, seconds: 60 }, { p99: 100 }, say),
  },
  ...(['PGlite', 'PostgreSQL'] as const).flatMap((kind) => [
    {
      name: 'a Swiss tournament of 30 players, one of whom withdraws, kill -9 at ten random moments',
      kind,
      run: (place: Place, say: Say) =>
        tournament(place, { variant, players: 30, system: 'swiss', rounds: 7, withdrawIn: 3 }, say),
    },
    {
      name: 'a weekly hour of 30 players, kill -9 at ten random moments',
      kind,
      run: (place: Place, say: Say) => hour(place, { variant, players: 30, games: 6 }, say),
    },
  ]),
  {
    name: 'a tournament of 31 players on two servers, one of which stands still in every other of five rounds',
    kind: 'cluster',
    run: (servers, say) => frozenTournament(servers, { variant, players: 31, system: 'swiss', rounds: 5 }, say),
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
 * @returns the number of checks that passed, failed, or were left out because PostgreSQL or NATS is not installed
 */
export async function verify(
  variant: string,
  only: string,
  print: Say,
  say: Say,
): Promise<{ readonly passed: number; readonly failed: number; readonly leftOut: number }> {
  const sums = { passed: 0, failed: 0, leftOut: 0 };
  for (const check of checks(variant)) {
    const title = `${check.name} (${check.kind === 'cluster' ? 'PostgreSQL and NATS' : check.kind})`;
    if (!title.includes(only)) continue;
    print(title);
    let figures: readonly Figure[] | undefined;
    try {
      figures =
        check.kind === 'cluster'
          ? await withNodes(2, (servers) => check.run(servers, say))
          : await withServer(check.kind, (place) => check.run(place, say), check.beside);
    } catch (error) {
      print(`  FAILED   ${(error as Error).message}`);
      sums.failed++;
      continue;
    }
    for (const figure of figures ?? []) print(`  ${isMet(figure) ? 'ok      ' : 'MISSED  '} ${wordsOf(figure)}`);
    if (!figures) {
      const needed = check.kind === 'cluster' ? 'PostgreSQL or NATS' : 'PostgreSQL';
      print(`  LEFT OUT ${needed} cannot be started here: install it (Debian: postgresql, nats-server), and run again`);
      sums.leftOut++;
    } else if (figures.every(isMet)) sums.passed++;
    else sums.failed++;
  }
  return sums;
}
