// The command `npm run trace`; its manual is below. It runs outside CI: times depend on the machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { MEASUREMENTS } from './measurements.ts';
import { spread } from './trace-events.ts';
import type { Row } from './visit.ts';

const MANUAL = `npm run trace -- [options]     measures the built app in Chromium, with traces

  start      the first visit: time until Kick off can be pressed, and from then until a piece can be selected; longest task
  slow       the same times with a processor slowed four times
  minute     the first minute on the start page, on a desktop and a phone: time until the ball can be kicked with a slowed processor,
             layout shift, longest task, frames a second
  thinking   the longest task while the engine thinks on the analysis board
  flight     a kick and its replay: longest task, frames a second
  report     for each game with a kernel, the report of a match of 60 actions that the engine played against itself: time until it is
             ready, processor time of the page and its engines, longest task
  heap       growth of the JavaScript heap over many matches between computers of level 1, at sixty times their usual speed

  --only NAME[,NAME]   only these
  --runs N             runs of each (5); heap has one
  --matches N          matches for heap (200)
  --film FOLDER        saves pictures of the first minute
  --save FOLDER        keeps the traces, with the scripts' functions, which costs time of its own; the developer tools open
                       them (Performance)

Prints the medians, with the least and the greatest value in brackets. On a busy machine wall times say little: compare
processor times.`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    matches: { type: 'string', default: '200' },
    save: { type: 'string' },
    film: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help) {
  console.log(MANUAL);
  process.exit(0);
}
const names = options.only?.split(',') ?? Object.keys(MEASUREMENTS);
for (const name of names)
  if (!MEASUREMENTS[name]) refuse(`--only ${name}: there are ${Object.keys(MEASUREMENTS).join(', ')}`);
const [runs, matches] = [count('runs', options.runs), count('matches', options.matches)];
const [save, film] = [folder(options.save), folder(options.film)];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const server = await serve();
try {
  console.log(`Chromium ${browser.version()}\n`);
  console.log('| | median (least to greatest) | wanted |\n|---|---|---|');
  for (const name of names) {
    const rows = await MEASUREMENTS[name]!({ browser, url: server.url, runs, matches, save, film });
    for (const row of rows) console.log(line(row));
  }
} finally {
  await browser.close();
  await server.end();
}

function line({ what, unit, wanted, values }: Row): string {
  const { median, min, max } = spread(values);
  const text = (value: number) => value.toFixed(Math.abs(value) < 100 ? 1 : 0);
  const range = values.length > 1 ? ` (${text(min)} to ${text(max)})` : '';
  const limit = wanted === undefined ? '' : `${unit === 'frames/s' ? 'at least' : 'at most'} ${wanted} ${unit}`;
  return `| ${what} | ${text(median)} ${unit}${range} | ${limit} |`;
}

/** Serves the built app as `npm start` does, from an empty folder; resolves when people could play each other. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-trace-'));
  const port = process.env.PORT ?? '4374';
  const url = `http://127.0.0.1:${port}/`;
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '../../server'),
    env: { ...process.env, PORT: port, KICKMATE_DATA: folder, KICKMATE_LIMITS: 'off', KICKMATE_NAMES: 'shared' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`${url}api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) refuse(`the server ended; perhaps port ${port} is in use (PORT chooses another one)`);
    await pause(200);
  }
  const end = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, end };
}

/** The folder that an option names, which is made; `undefined` without the option. */
function folder(option: string | undefined): string | undefined {
  if (option === undefined) return undefined;
  const path = resolve(process.env.INIT_CWD ?? '.', option);
  mkdirSync(path, { recursive: true });
  return path;
}

function count(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) refuse(`--${name} ${text}: a whole number from 1 is needed`);
  return value;
}

function refuse(message: string): never {
  console.error(`${message}\nTry --help.`);
  process.exit(2);
}
