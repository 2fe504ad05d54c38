#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { entries, loadVariant } from '@kickmate/catalogue';
import { defineCommand, oneWord, runTool, stockfishScript, UsageError, wholeNumber, wordList } from '@kickmate/command';
import { runBot } from './bot.ts';
import { RefusedRequest } from './bot-client.ts';
import type { BotGamesResult } from './bot-games.ts';
import {
  type Beside,
  botGames,
  type Figure,
  frozen,
  isMet,
  type Kind,
  killed,
  OWN_ENGINE,
  type Place,
  powerCut,
  restarted,
  verify,
  withNodes,
  withServer,
  wordsOf,
} from './checks.ts';
import { type Delays, runLoad } from './load.ts';
import { beginsAlike } from './plan.ts';
import { ForgetfulDisk } from './power-cut.ts';
import type { PushReceiver } from './push-receiver.ts';
import type { OwnServer } from './server.ts';

const MANUAL = `Brings an engine to a server, and tests the server of play between people: under load, and while it is hurt.

  npm run bot -- --server http://localhost:4173 --token TOKEN
  npm run load -- --games 500 --seconds 60
  npm run load -- --games 1 --watchers 1000 --rate 2 --postgres
  npm run load -- --games 100 --subscriptions 10000 --ends 5     with notices, and rated games that end
  npm run fault -- --games 100 --faults 10       kill -9, ten times
  npm run fault -- --restart --faults 5          PostgreSQL crashes and starts again, five times
  npm run fault -- --power-cut --faults 20       the power is cut, and what was not synced is gone, twenty times
  npm run fault -- --nodes 2 --faults 4          one of two servers stands still and wakes again, four times
  npm run verify -- online    all tests with their limits

Each test starts a server of its own, with its data in a folder that is deleted in the end, and for --postgres, --restart
and --nodes a PostgreSQL of its own, for --nodes also NATS; their programs must be installed. The exit status is 1 if a limit is missed.`;

const say = (text: string) => void process.stderr.write(`${text}\n`);

/** Runs a test on a server of its own. */
async function onServer<T>(kind: Kind, run: (place: Place) => Promise<T>, beside?: Beside): Promise<T> {
  const result = await withServer(kind, run, beside);
  if (result === undefined) throw new UsageError('PostgreSQL cannot be started here: its programs must be installed');
  return result;
}

const words = ({ count, p50, p99, longest }: Delays): string =>
  `${count} arrivals, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`;

/** The id of the game to play; without one the first game that can be planned. */
async function variantOf(asked: string | undefined): Promise<string> {
  const ids = entries.map(({ id }) => id);
  for (const id of asked === undefined ? ids : [oneWord('variant', asked, ids)])
    if (beginsAlike(await loadVariant(id))) return id;
  throw new UsageError(`--variant ${asked}: its matches begin at random; choose another game`);
}

const VARIANT = {
  type: 'string',
  description: 'a game whose matches begin in the same position; the first one of the catalogue if absent',
} as const;

const POSTGRES = { type: 'boolean', description: 'on PostgreSQL instead of PGlite' } as const;

const load = defineCommand({
  meta: { name: 'load', description: 'Plays many games at once, and measures how long actions take to arrive.' },
  args: {
    variant: VARIANT,
    games: { type: 'string', default: '500', description: 'games, with two connections each' },
    watchers: { type: 'string', default: '0', description: 'people who watch the first game' },
    rate: { type: 'string', default: '1', description: 'actions a second in each game' },
    seconds: { type: 'string', default: '60', description: 'the length of the test' },
    subscriptions: { type: 'string', default: '0', description: 'to notices; the games are by correspondence then' },
    ends: { type: 'string', default: '0', description: 'number of further rated games that end each second' },
    postgres: POSTGRES,
    url: { type: 'string', description: 'the address of a running server, which must allow so many requests' },
  },
  async run({ args }) {
    const options = {
      variant: await variantOf(args.variant),
      games: wholeNumber('games', args.games, 1, 5000),
      watchers: wholeNumber('watchers', args.watchers, 0, 10_000),
      rate: wholeNumber('rate', args.rate, 1, 20),
      seconds: wholeNumber('seconds', args.seconds, 1, 3600),
      subscriptions: wholeNumber('subscriptions', args.subscriptions, 0, 100_000),
      ends: wholeNumber('ends', args.ends, 0, 100),
    };
    const hasPush = options.subscriptions > 0;
    if (hasPush && args.url) throw new UsageError('--subscriptions needs a server of the test: leave --url out');
    const test = async (url: string, server?: OwnServer, push?: PushReceiver) => {
      const cpu = () => server?.metric('process_cpu_seconds_total');
      let begun: number | undefined;
      const onBegin = async () => {
        begun = await cpu();
      };
      const result = await runLoad({ ...options, url, push, onBegin }, say);
      const ended = await cpu();
      if (begun !== undefined && ended !== undefined)
        console.log(
          `the server's processor time: ${((1e6 * (ended - begun)) / result.toOpponent.count).toFixed(0)} us an action`,
        );
      console.log(`to the opponent: ${words(result.toOpponent)}`);
      if (options.watchers > 0) console.log(`to watchers: ${words(result.toWatchers)}`);
      if (hasPush) {
        const { toDevices, unheard, twice, toLeft } = result;
        console.log(
          `to devices: ${words(toDevices)}; ${unheard} missing, ${twice} twice, ${toLeft} to devices that had left`,
        );
      }
      if (options.ends > 0) console.log(`${result.ended} rated games ended, ${result.rated} counted`);
      console.log(`${result.perSecond.toFixed(0)} actions a second, ${result.refused} refused`);
      const bytes = await server?.metric('process_resident_memory_bytes');
      if (bytes !== undefined) console.log(`the server uses ${(bytes / 1e6).toFixed(0)} MB of memory`);
      return result;
    };
    if (args.url) await test(args.url);
    else
      await onServer(args.postgres ? 'PostgreSQL' : 'PGlite', ({ server, push }) => test(server.url, server, push), {
        hasPush,
      });
  },
});

const fault = defineCommand({
  meta: {
    name: 'fault',
    description: 'Kills the server (kill -9) or its database under running games, and looks for what is lost.',
  },
  args: {
    games: { type: 'string', default: '100', description: 'games, of all variants' },
    faults: { type: 'string', default: '10', description: 'how often something is killed' },
    postgres: POSTGRES,
    restart: { type: 'boolean', description: 'kills PostgreSQL instead of the server, and starts it again' },
    'power-cut': { type: 'boolean', description: "cuts the power of PGlite's disk, which forgets what was not synced" },
    nodes: { type: 'string', default: '1', description: 'servers; of several, one after the other stands still' },
  },
  async run({ args }) {
    const size = {
      games: wholeNumber('games', args.games, 1, 1000),
      faults: wholeNumber('faults', args.faults, 1, 1000),
    };
    const nodes = wholeNumber('nodes', args.nodes, 1, 10);
    if (nodes > 1) {
      const figures = await withNodes(nodes, (servers) => frozen(servers, size, say));
      if (!figures) throw new UsageError('PostgreSQL or NATS cannot be started here: their programs must be installed');
      report(figures);
      return;
    }
    if (args['power-cut']) {
      if (args.restart || args.postgres)
        throw new UsageError('--power-cut is for PGlite, without --restart and --postgres');
      report(
        await onServer('PGlite', (place) => powerCut(place, size, say), {
          diskIn: (folder) => new ForgetfulDisk(folder),
        }),
      );
      return;
    }
    const hurt = args.restart ? restarted : killed;
    const kind = args.restart || args.postgres ? 'PostgreSQL' : 'PGlite';
    report(await onServer(kind, (place) => hurt(place, size, say)));
  },
});

const bot = defineCommand({
  meta: {
    name: 'bot',
    description:
      "Brings an engine that speaks UCI to a server, where it accepts challenges, until Control-C. Make the token on the page 'You online' of a player who has not played yet.",
  },
  args: {
    server: { type: 'string', default: 'http://localhost:4173', description: 'the address of the server' },
    token: { type: 'string', description: 'the token; the variable KICKMATE_TOKEN if absent' },
    engine: { type: 'string', description: "the engine's program with its arguments; ours if absent" },
    games: { type: 'string', description: 'games with commas in between; all that the engine plays if absent' },
    concurrency: { type: 'string', default: '1', description: 'the most games at a time' },
  },
  async run({ args }) {
    const token = args.token ?? process.env.KICKMATE_TOKEN;
    if (!token) throw new UsageError('--token is missing: make one on the page "You online"');
    if (!URL.canParse(args.server)) throw new UsageError(`--server must be an address, not '${args.server}'`);
    const games =
      args.games === undefined
        ? undefined
        : wordList(
            'games',
            args.games,
            entries.map(({ id }) => id),
          );
    const end = new AbortController();
    process.once('SIGINT', () => {
      say('it ends when its moves are sent; the games go on at the server');
      end.abort();
    });
    const engine = args.engine === undefined ? OWN_ENGINE : wordsIn(args.engine);
    const concurrency = wholeNumber('concurrency', args.concurrency, 1, 50);
    await runBot({ server: args.server, token, engine, games, concurrency, signal: end.signal, say }).catch(
      (error: Error) => {
        throw error instanceof RefusedRequest ? new UsageError(`the server refuses: ${error.message}`) : error;
      },
    );
  },
});

/** The words of a command; those in quotation marks may have spaces. */
const wordsIn = (text: string): readonly string[] =>
  [...text.matchAll(/"([^"]*)"|'([^']*)'|\S+/g)].map(([word, double, single]) => double ?? single ?? word);

const bots = defineCommand({
  meta: { name: 'bots', description: "Lets two bots play each other by lichess's bot protocol." },
  args: {
    variants: { type: 'string', default: '', description: 'games with commas in between, in turn; all if absent' },
    games: { type: 'string', default: '100', description: 'how many games' },
    concurrency: { type: 'string', default: '2', description: 'the most games at a time' },
    seconds: { type: 'string', default: '600', description: 'the time of each side' },
    rival: {
      type: 'string',
      description: "the second bot's program with its arguments, or 'stockfish', which npm fetches; ours if absent",
    },
    file: { type: 'string', description: 'a file for what is found, such as docs/figures/bots.json' },
  },
  async run({ args }) {
    const all = entries.filter(({ hasMaps }) => !hasMaps).map(({ id }) => id);
    const size = {
      variants: args.variants === '' ? all : wordList('variants', args.variants, all),
      games: wholeNumber('games', args.games, 1, 1000),
      concurrency: wholeNumber('concurrency', args.concurrency, 1, 20),
      seconds: wholeNumber('seconds', args.seconds, 10, 600),
    };
    const rival =
      args.rival === 'stockfish' ? [process.execPath, await stockfishScript()] : args.rival && wordsIn(args.rival);
    const keep = (result: BotGamesResult) => {
      if (args.file === undefined) return;
      const found = { ...size, ...(args.rival && { rival: args.rival }), found: result };
      writeFileSync(resolve(process.env.INIT_CWD ?? '', args.file), `${JSON.stringify(found, undefined, 2)}\n`);
    };
    report(await onServer('PGlite', (place) => botGames(place, size, say, rival || undefined, keep)));
  },
});

/** Prints figures. The exit status is 1 if one is missed. */
function report(figures: readonly Figure[]): void {
  for (const figure of figures) console.log(`${isMet(figure) ? 'ok    ' : 'MISSED'} ${wordsOf(figure)}`);
  if (!figures.every(isMet)) process.exitCode = 1;
}

const verifyAll = defineCommand({
  meta: { name: 'verify', description: 'Runs all tests one after the other, with the limits that hold on two cores.' },
  args: {
    variant: { ...VARIANT, description: `the game of the load tests: ${VARIANT.description}` },
    only: { type: 'string', default: '', description: "a part of the names of the tests to run, such as 'PGlite'" },
  },
  async run({ args }) {
    const variant = await variantOf(args.variant);
    const { passed, failed, leftOut } = await verify(variant, args.only, console.log, say);
    console.log(`${passed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} left out` : ''}`);
    if (failed > 0) process.exitCode = 1;
  },
});

await runTool(
  defineCommand({
    meta: { name: 'npm run', description: MANUAL },
    subCommands: { bot, bots, load, fault, verify: verifyAll },
  }),
);
