#!/usr/bin/env node
// Runs the commands of README, on a machine that has only Node and npm.
//
//   node tools/workspace/run.mjs <job> [arguments]
//
// Its own messages go to standard error, so that `npm run --silent perft < questions > answers` works as a pipe.
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from './chromium.mjs';
import { findEngines } from './engines.mjs';
import { areDependenciesInstalled, environment, installDependencies, tooOldNode } from './install.mjs';
import {
  buildKernels,
  FILTERS_OF_APP,
  gameChangedLast,
  gamesWithKernels,
  kernelsFor,
  outdatedKernels,
} from './kernels.mjs';
import { alone } from './lock.mjs';
import { longChecks, workspacePackages } from './packages.mjs';
import { root, say } from './place.mjs';
import { answers, freePort, host } from './ports.mjs';
import { ownSeconds, watchTasks } from './processor-time.mjs';
import { progressOnly, run, runHeard } from './programs.mjs';
import { buildProgress } from './progress.mjs';
import { typeChecks } from './types.mjs';
import { findingOf, writeFinding } from './verified.mjs';

const usualPort = 4173;
const devPort = 5173;

const START_MANUAL = `Builds the app and serves it, with play between people, until Control-C ends it.

USAGE npm start

  PORT=8080 npm start   on another port than ${usualPort}; without PORT, the next free one if that is in use

docs/deploy.md lists the other settings, which are variables like PORT.`;

const DEV_MANUAL = `Serves the app from its sources and builds the kernels behind it, until Control-C ends it.

USAGE npm run dev [-- <options of vite>]

  PORT=5200 npm run dev   on another port than ${devPort}
  KICKMATE_SERVER=http://127.0.0.1:4173 npm run dev   with play between people, by a server that npm start runs beside it`;

const TEST_MANUAL = `Installs, finds or fetches a browser, then runs lint, types, builds, unit and browser tests; tasks whose sources have not
changed are not repeated.

USAGE npm test [-- <options of turbo>]

  npm test -- --filter=@kickmate/engine   only this package, after building what it needs
  npm test -- --changed                   only the tests nearest to what has changed since main, without a browser: those of
                                          the packages that changed, of what imports it, and the app's visits about it`;

const VERIFY_MANUAL = `Runs the long checks, one after the other, and writes what they found to docs/verified.json; CI runs only few of them, and
names those of which something has changed since.

USAGE npm run verify [-- <parts> <options of turbo>]

  npm run verify -- browsers         the app's journeys in Firefox and WebKit; installs them by apt where that is possible
  npm run verify -- chess online     the parts are browsers, and the names of the packages that have long checks
  npm run verify -- online -- --only PGlite    some of a part, by its own options; nothing is written`;

// The job goes on if the reader of standard error ends.
process.stderr.on('error', () => {});

const jobs = {
  start: { what: 'serve the built app, and play between people', does: start, manual: START_MANUAL },
  dev: { what: 'serve the app from its sources, and reload it when they change', does: dev, manual: DEV_MANUAL },
  'package:uci': {
    what: 'the engine for chess programs in one folder',
    does: (args) => tool('uci', args, 'package.ts'),
  },
  'package:game-kit': { what: 'a folder for a game outside this repository', does: packGameKit },
  'new-variant': { what: 'make a package for a new game', does: makeVariant },
  removal: { what: 'check everything without one of the games', does: checkWithout },
  data: { what: 'back up, restore and move the data of a server that is not running', does: data },
  trace: { what: 'how fast the built app is in a browser, with traces', does: trace },
  build: { what: 'build everything', does: build },
  test: { what: 'lint, types, unit tests, browser tests', does: test, manual: TEST_MANUAL },
  verify: {
    what: 'the long checks',
    does: verify,
    manual: VERIFY_MANUAL,
  },
  ...Object.fromEntries(tools().map((name) => [name, { what: `tools/${name}`, does: (args) => tool(name, args) }])),
};

const [name = '', ...args] = process.argv.slice(2);
const tooOld = tooOldNode();
if (tooOld) fail(tooOld);
if (!Object.hasOwn(jobs, name)) {
  const lines = Object.entries(jobs).map(([job, { what }]) => `  npm run ${job.padEnd(8)} ${what}`);
  fail([name ? `There is no job ${name}; there are:` : 'The jobs:', ...lines].join('\n'));
}
process.chdir(root);
// The other jobs tell their manuals themselves.
const { does, manual } = jobs[name];
if (manual && (args.includes('--help') || args.includes('-h'))) {
  console.log(manual);
  process.exit(0);
}
process.exit(await does(args));

async function start(args) {
  // A wrong PORT is told before the build, which takes minutes.
  if (process.env.PORT) await portToServe();
  await dependencies('[1/3]');
  await buildApp();
  const port = await portToServe();
  say('[3/3] starting the server');
  return run(process.execPath, ['--import', 'tsx', 'src/main.ts', ...args], {
    cwd: join(root, 'apps/server'),
    env: { ...environment, PORT: String(port) },
    started: (server) => announce(port, server),
  });
}

/** Runs the command for a server's data. Prints nothing itself, unless it has to install something first. */
async function data(args) {
  if (!areDependenciesInstalled()) await dependencies('[1/1]');
  return run(process.execPath, ['--import', 'tsx', 'src/data.ts', ...args], {
    cwd: join(root, 'apps/server'),
    env: environment,
  });
}

/**
 * Serves the app from its sources, and builds the kernels behind it, one at a time and again when their sources change. Ends
 * when the app's server ends, with its exit code.
 */
async function dev(args) {
  await dependencies('[1/2]');
  const web = join(root, 'apps/web');
  const port = process.env.PORT ?? String(devPort);
  say(`[2/2] serving the app from its sources at http://localhost:${port}/  (Control-C ends it)`);
  let server;
  const served = run(process.execPath, [join(web, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: web,
    env: { ...environment, PORT: port },
    started: (child) => (server = child),
  });
  const kernels = watchKernels(port, server);
  const code = await served;
  if (code !== 0) say(`the app is not served (exit code ${code}); PORT=5200 npm run dev takes another port`);
  const endBuild = await kernels;
  endBuild?.();
  return code;
}

/**
 * Builds the kernels of all games and the experiments of the bench page as soon as the app is served, and again when their
 * sources change; first that of the game that was changed last. Returns a function that ends this; none if the app's server has
 * ended before.
 * @returns {Promise<(() => void) | undefined>}
 */
async function watchKernels(port, server) {
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const isServed = () =>
    fetch(`http://localhost:${port}/`, { method: 'HEAD', signal: AbortSignal.timeout(1000) }).then(
      Boolean,
      () => false,
    );
  while (!hasEnded() && !(await isServed())) await pause(200);
  // Vite ends at once if its port is in use; then another server has answered.
  await pause(500);
  if (hasEnded()) return undefined;
  say('the page is ready; kernels that are missing are built now, and until then the computer plays over the rules');
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let builder;
  const turboBuild = (job, filters) =>
    run('turbo', [job, 'build', ...filters, '--concurrency=1', '--output-logs=new-only'], {
      env: environment,
      stdio: progressOnly,
      started: (child) => {
        builder = child;
        // The page comes first.
        if (child.pid !== undefined) setPriority(child.pid, 10);
      },
    });
  turboBuild('run', [`--filter=${gameChangedLast()}`])
    .then(() => (hasEnded() ? 0 : turboBuild('watch', FILTERS_OF_APP)))
    .then((code) => hasEnded() || say(`kernels are no longer built (exit code ${code})`));
  return () => builder?.kill('SIGTERM');
}

async function test(args) {
  if (args.includes('--changed')) return tool('mutants', [], 'changed.ts');
  await dependencies('[1/3]');
  say('[2/3] looking for a browser');
  const env = { E2E_PORT: String(await freePort()), ...environment, CHROMIUM_PATH: await chromium() };
  say('[3/3] lint, types, unit tests, browser tests');
  const ownTypes = typeChecks(workspacePackages()).others.map((name) => `${name}#typecheck`);
  const tasks = ['lint', 'types', ...ownTypes, 'test', 'test:visits', 'test:e2e'];
  const begun = performance.now();
  let used = () => /** @type {ReadonlyMap<string, number>} */ (new Map());
  // Three at a time: the tests of the server wait more than they compute.
  const code = await run('turbo', ['run', ...tasks, '--continue', '--concurrency=3', ...args], {
    env,
    started: ({ pid }) => {
      if (pid !== undefined) used = watchTasks(pid, root);
    },
  });
  sayTimes((performance.now() - begun) / 1000, used());
  return code;
}

/** Says how long the tests took, and the packages that cost most. */
function sayTimes(seconds, used) {
  const minutes = (/** @type {number} */ one) => `${(one / 60).toFixed(1)} min`;
  const all = ownSeconds();
  say(
    `${minutes(seconds)} by the clock${all === undefined ? '' : `, ${minutes(all)} of processor time, installing included`}`,
  );
  const most = [...used].sort(([, a], [, b]) => b - a).slice(0, 12);
  if (most.length > 0) say(`  ${most.map(([folder, one]) => `${folder || 'root'} ${minutes(one)}`).join(', ')}`);
}

/** Builds everything, and puts the reference pages into the app: its folder may be served by any host. */
async function build(args) {
  const code = await turbo(['build', ...args], 'building');
  const from = join(root, 'packages/reference/build');
  const to = join(root, 'apps/web/dist');
  if (code === 0 && existsSync(from) && existsSync(to)) cpSync(from, join(to, 'reference'), { recursive: true });
  return code;
}

/** Builds the app and the kernels of its games, and says how far it has come. Ends this process if that fails. */
async function buildApp() {
  say('[2/3] building the app and its kernels: a minute the first time, then seconds');
  const lines = [];
  const tell = buildProgress(gamesWithKernels());
  const code = await run(
    'turbo',
    ['run', 'build', '--filter=@kickmate/web', '--log-prefix=none', '--log-order=stream'],
    {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      started: (turbo) => {
        for (const stream of [turbo.stdout, turbo.stderr].filter((one) => one !== null))
          createInterface({ input: stream }).on('line', (line) => {
            lines.push(line);
            tell(line);
          });
      },
    },
  );
  if (code === 0) return;
  say(lines.join('\n'));
  process.exit(code);
}

/** Builds the app and measures it in the browser of the tests. */
async function trace(args) {
  const isHelp = args.includes('--help') || args.includes('-h');
  const measure = (env) => run(process.execPath, ['--import', 'tsx', 'apps/web/trace/cli.ts', ...args], { env });
  if (isHelp) {
    if (!areDependenciesInstalled()) await dependencies('[1/1]');
    return measure(environment);
  }
  await dependencies('[1/3]');
  await buildApp();
  say('[3/3] measuring; some minutes');
  return measure({ PORT: String(await freePort()), ...environment, CHROMIUM_PATH: await chromium() });
}

/**
 * Runs the long checks: those of the named parts, or all. What a part finds is kept, unless options say that only some of it
 * runs.
 */
async function verify(args) {
  const packages = workspacePackages();
  const parts = longChecks(packages);
  const end = args.findIndex((arg) => arg.startsWith('-'));
  const named = end < 0 ? args : args.slice(0, end);
  const unknown = named.find((part) => !(part in parts));
  if (unknown) fail(`There is no part ${unknown}; there are: ${Object.keys(parts).join(', ')}`);
  const options = end < 0 ? [] : args.slice(end);
  if (options.some((option) => option.startsWith('--filter'))) fail('Name the parts, as in: npm run verify -- online');
  await dependencies('[1/3]');
  const asked = named.length > 0 ? named : Object.keys(parts);
  const engines = asked.includes('browsers') ? findEngines(environment) : {};
  const able = asked.filter((part) => part !== 'browsers' || engines.ENGINES !== '');
  say('[2/3] building what they need');
  const filters = able.map((part) => `--filter=${parts[part]}`);
  const build = ['run', 'build', '--output-logs=errors-only', ...filters];
  if (able.length > 0) await must(run('turbo', build, { env: environment, stdio: progressOnly }));
  const env = { E2E_PORT: String(await freePort()), ...environment, ...engines };
  let failed = 0;
  for (const [index, part] of able.entries()) {
    say(`[3/3] ${part}, part ${index + 1} of ${able.length}`);
    const date = new Date();
    const command = ['run', 'verify', '--only', '--log-prefix=task', `--filter=${parts[part]}`, ...options];
    const { exitCode, output } = await runHeard('turbo', command, { env });
    const seconds = Math.round((Date.now() - date.getTime()) / 1000);
    const finding = findingOf({ output, exitCode, seconds, date: date.toISOString().slice(0, 10) });
    if (options.length === 0) writeFinding(part, finding);
    say(`${part}: ${finding.passed} passed, ${finding.failed} failed in ${seconds} s`);
    if (exitCode !== 0) failed ||= exitCode;
  }
  return failed;
}

async function turbo(args, what) {
  await dependencies('[1/2]');
  say(`[2/2] ${what}`);
  return run('turbo', ['run', ...args], { env: environment });
}

/** Runs a tool. Prints nothing itself, unless it has to install or build something first. */
async function tool(name, args, script = 'cli.ts') {
  if (!areDependenciesInstalled()) await dependencies('[1/1]');
  const needed = kernelsFor(name, args);
  if (outdatedKernels(needed).length > 0) {
    await alone(async () => {
      const outdated = outdatedKernels(needed);
      if (outdated.length === 0) return;
      say(`building what ${name} needs of ${outdated.map((one) => one.replace('@kickmate/', '')).join(', ')}`);
      await must(buildKernels(outdated));
    });
  }
  return run(process.execPath, ['--import', 'tsx', `tools/${name}/src/${script}`, ...args], { env: environment });
}

/** Makes the package of a new game; if a step fails, everything is as before. */
async function makeVariant(args) {
  const isHelp = args.includes('--help') || args.includes('-h');
  const steps = args.includes('--kernel') ? 3 : 2;
  if (!isHelp) await dependencies(`[1/${steps}]`);
  // It needs an installed package.
  if (isHelp && !areDependenciesInstalled()) await dependencies('[1/1]');
  const { MANUAL, newVariant, readRequest, WrongRequest } = await import('./new-variant.mjs');
  if (isHelp) {
    console.log(MANUAL);
    return 0;
  }
  try {
    const request = readRequest(args);
    return await alone(async () => {
      const { folder, changed, isAdded = false, enter, undo } = newVariant(request);
      say(`[2/${steps}] ${folder}: installing its dependencies`);
      const works = [
        () => installDependencies(),
        () => {
          if (!request.hasKernel) return 0;
          if (isAdded) {
            say('[3/3] its kernel is not built yet: the rules may have changed');
            return 0;
          }
          say('[3/3] building its kernel; some minutes');
          return run('pnpm', ['run', 'build'], { cwd: join(root, folder), env: environment, stdio: progressOnly });
        },
        () => {
          enter();
          return 0;
        },
        () =>
          run('biome', ['check', '--write', '--log-level=error', ...changed], {
            env: environment,
            stdio: progressOnly,
          }),
      ];
      for (const work of works) {
        const code = await work();
        if (code === 0) continue;
        say('that failed; taking everything back');
        undo();
        await installDependencies();
        return code;
      }
      const proofs = request.hasKernel ? ' and that its kernel agrees with them' : '';
      console.log(
        [
          isAdded
            ? `${folder} has a kernel now, for the game as the command makes it. Where you have changed the rules, change assembly/game.ts and src/kernel.ts, too; npm run build there builds it.`
            : `${request.title} is in ${folder}, and in packages/catalogue.`,
          `  npm run dev   plays it in the app (reload a page that is open)`,
          `  cd ${folder} && npm test   proves its rules${proofs}`,
          'Its README.md says what is where; docs/variants.md says how to go on.',
        ].join('\n'),
      );
      return 0;
    });
  } catch (error) {
    if (!(error instanceof WrongRequest)) throw error;
    say(`${error.message}\nTry --help.`);
    return 2;
  }
}

/** Makes a folder for a game outside this repository. */
async function packGameKit(args) {
  const isHelp = args.includes('--help') || args.includes('-h');
  if (!areDependenciesInstalled()) await dependencies(isHelp ? '[1/1]' : '[1/2]');
  const { MANUAL, makeGameKit, readKitRequest } = await import('./game-kit.mjs');
  const { WrongRequest } = await import('./new-variant.mjs');
  if (isHelp) {
    console.log(MANUAL);
    return 0;
  }
  try {
    const request = readKitRequest(args, process.env.INIT_CWD ?? root);
    const code = await alone(() => makeGameKit(request, environment));
    if (code === 0)
      console.log(`${request.title} is in ${request.folder}. There:  npm install && npm test && npm run build`);
    return code;
  } catch (error) {
    if (!(error instanceof WrongRequest)) throw error;
    say(`${error.message}\nTry --help.`);
    return 2;
  }
}

/** Checks everything but one game in a copy of the tree without it. */
async function checkWithout(args) {
  const isHelp = args.includes('--help') || args.includes('-h');
  if (!areDependenciesInstalled()) await dependencies(isHelp ? '[1/1]' : '[0/3]');
  const { MANUAL, checkRemoval, readRemoval } = await import('./removal.mjs');
  const { WrongRequest } = await import('./new-variant.mjs');
  if (isHelp) {
    console.log(MANUAL);
    return 0;
  }
  try {
    return await checkRemoval(readRemoval(args));
  } catch (error) {
    if (!(error instanceof WrongRequest)) throw error;
    say(`${error.message}\nTry --help.`);
    return 2;
  }
}

/** The names of the tools; each is a job of the same name. */
function tools() {
  const folder = join(root, 'tools');
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'src', 'cli.ts')));
}

async function dependencies(step) {
  if (areDependenciesInstalled()) return say(`${step} dependencies are installed`);
  say(`${step} installing`);
  await alone(async () => areDependenciesInstalled() || must(installDependencies()));
}

async function chromium() {
  try {
    return await findChromium(environment);
  } catch (error) {
    return fail(error.message);
  }
}

/** The port in the variable PORT, if it is set; otherwise the usual port or the next free one. */
async function portToServe() {
  const asked = process.env.PORT;
  if (asked) {
    const port = Number(asked);
    if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`PORT is ${asked}, not a number from 1 to 65535.`);
    if ((await freePort(port)) === undefined) fail(`Port ${asked} (from PORT) is in use or may not be used.`);
    return port;
  }
  let port = usualPort;
  while ((await freePort(port)) === undefined) port++;
  if (port !== usualPort) say(`port ${usualPort} is in use; taking ${port}`);
  return port;
}

/** Prints the app's address as soon as the server answers. */
async function announce(port, server) {
  while (server.exitCode === null && server.signalCode === null) {
    if (await answers(port)) return console.log(`Kickmate is at http://${host}:${port}/  (Control-C ends it)`);
    await pause(100);
  }
}

/** Ends the process with a step's exit code if the step has failed. */
async function must(exitCode) {
  const code = await exitCode;
  if (code !== 0) process.exit(code);
}

function fail(message) {
  say(message);
  process.exit(1);
}
