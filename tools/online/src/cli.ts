#!/usr/bin/env node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entries, loadVariant } from '@kickmate/catalogue';
import { defineCommand, oneWord, runTool, UsageError, wholeNumber } from '@kickmate/command';
import { runFaults } from './fault.ts';
import { type Delays, runLoad } from './load.ts';
import { beginsAlike } from './plan.ts';
import { OwnServer } from './server.ts';

const MANUAL = `Tests the server of play between people: under load, and while it is hurt.

  npm run load -- --games 500 --watchers 0 --seconds 60
  npm run load -- --games 1 --watchers 1000 --rate 2
  npm run fault -- --games 100 --faults 10
  DATABASE_URL=postgres://... npm run load       on PostgreSQL

Without --url a server of its own is started, with its data in a folder that is deleted in the end.`;

const say = (text: string) => void process.stderr.write(`${text}\n`);

/** Runs a test on a server of its own, whose data are deleted in the end. */
async function withServer<T>(run: (server: OwnServer) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-'));
  const server = await OwnServer.start({ folder, database: process.env.DATABASE_URL });
  try {
    return await run(server);
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
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

const load = defineCommand({
  meta: { name: 'load', description: 'Plays many games at once, and measures how long actions take to arrive.' },
  args: {
    variant: {
      type: 'string',
      description: 'a game whose matches begin in the same position; the first one of the catalogue if absent',
    },
    games: { type: 'string', default: '500', description: 'games, with two connections each' },
    watchers: { type: 'string', default: '0', description: 'people who watch the first game' },
    rate: { type: 'string', default: '1', description: 'actions a second in each game' },
    seconds: { type: 'string', default: '60', description: 'the length of the test' },
    url: { type: 'string', description: 'the address of a running server, which must allow so many requests' },
  },
  async run({ args }) {
    const options = {
      variant: await variantOf(args.variant),
      games: wholeNumber('games', args.games, 1, 5000),
      watchers: wholeNumber('watchers', args.watchers, 0, 10_000),
      rate: wholeNumber('rate', args.rate, 1, 20),
      seconds: wholeNumber('seconds', args.seconds, 1, 3600),
    };
    const test = async (url: string, server?: OwnServer) => {
      const result = await runLoad({ ...options, url }, say);
      console.log(`to the opponent: ${words(result.toOpponent)}`);
      if (options.watchers > 0) console.log(`to watchers: ${words(result.toWatchers)}`);
      console.log(`${result.perSecond.toFixed(0)} actions a second, ${result.refused} refused`);
      if (!server) return;
      const bytes = await server.metric('process_resident_memory_bytes');
      console.log(`the server uses ${(bytes / 2 ** 20).toFixed(0)} MiB of memory`);
    };
    if (args.url) await test(args.url);
    else await withServer((server) => test(server.url, server));
  },
});

const fault = defineCommand({
  meta: { name: 'fault', description: 'Kills the server (kill -9) under running games, and looks for what is lost.' },
  args: {
    games: { type: 'string', default: '100', description: 'games, of all variants' },
    faults: { type: 'string', default: '10', description: 'how often the server is killed' },
  },
  async run({ args }) {
    const games = wholeNumber('games', args.games, 1, 1000);
    const faults = wholeNumber('faults', args.faults, 1, 1000);
    await withServer(async (server) => {
      const starts: number[] = [];
      const kill = async () => {
        await server.end('SIGKILL');
        starts.push(await server.start());
      };
      const variants = entries.filter(({ hasMaps }) => !hasMaps).map(({ id }) => id);
      const result = await runFaults({ url: server.url, variants, games, faults, fault: kill }, say);
      const { acknowledged, lost, twice, astray, backMs } = result;
      const longest = (all: readonly number[]) => `${Math.round(Math.max(...all))} ms`;
      console.log(`${acknowledged} actions acknowledged, ${lost} lost, ${twice} twice, ${astray} clients astray`);
      console.log(
        `the server was ready again within ${longest(starts)}; the next action came ${longest(backMs)} later`,
      );
      if (lost + twice + astray > 0) process.exitCode = 1;
    });
  },
});

await runTool(defineCommand({ meta: { name: 'npm run', description: MANUAL }, subCommands: { load, fault } }));
