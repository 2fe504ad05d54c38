import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEngines } from '../engines.mjs';
import { gamesIn } from '../game-names.mjs';
import { environment, tooOldNode } from '../install.mjs';
import { buildArguments, FILTERS_OF_APP, gameChangedLast, kernelsFor } from '../kernels.mjs';
import { alone, hold, holderOf, identityOf } from '../lock.mjs';
import { longChecks, readManifest, workspacePackages } from '../packages.mjs';
import { root } from '../place.mjs';
import { answers, freePort, host } from '../ports.mjs';
import { run, runHeard } from '../programs.mjs';

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '22.20.0', '23.0.0', '24.1.0'])('%s is accepted', (version) => {
    expect(tooOldNode(version)).toBeUndefined();
  });

  test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('%s is refused with the needed versions', (version) => {
    expect(tooOldNode(version)).toMatch(/needs Node 20\.19/);
  });
});

test('the long checks of the app are called by what they are, the others by their packages', () => {
  const names = ['web', 'uci', 'chess'].map((name) => ({
    folder: name,
    manifest: { name: `@kickmate/${name}`, scripts: name === 'chess' ? {} : { verify: 'node check.mjs' } },
  }));
  expect(longChecks(names)).toEqual({ browsers: '@kickmate/web', uci: '@kickmate/uci' });
});

test.each([
  ['no browser', {}, ''],
  ['a Firefox', { FIREFOX_PATH: process.execPath }, 'firefox'],
  ['half of a WebKit', { WEBKIT_DRIVER_PATH: process.execPath }, ''],
  [
    'both',
    {
      ...{ FIREFOX_PATH: process.execPath, WEBKIT_DRIVER_PATH: process.execPath },
      ...{ WEBKIT_BROWSER_PATH: process.execPath, XVFB_PATH: process.execPath },
    },
    'firefox,webkit',
  ],
])('the journeys run in the browsers there are: %s', (_, env, there) => {
  expect(findEngines(env, { paths: {}, canInstall: false }).ENGINES).toBe(there);
});

describe('the builds that a tool needs', () => {
  const all = kernelsFor('uci', []);
  const ids = gamesIn(readFileSync(join(root, 'packages/catalogue/src/index.ts'), 'utf8')).map(({ id }) => id);

  test.each(['uci', 'perft', 'bench'])('of %s without a game they are those of all games with a kernel', (tool) => {
    const { dependencies = {} } = readManifest('packages/catalogue');
    const games = workspacePackages()
      .filter(({ folder, manifest }) => folder.startsWith('packages/variants/') && manifest.name in dependencies)
      .map(({ manifest }) => manifest);
    const isBuilt = ({ scripts }: (typeof games)[number]) => scripts?.build !== undefined;
    expect(games.filter(isBuilt).map(({ name }) => all.includes(name))).not.toContain(false);
    expect(games.filter((one) => !isBuilt(one)).map(({ name }) => all.includes(name))).not.toContain(true);
    expect(games.some(isBuilt)).toBe(true);
    expect(new Set(all).size).toBe(all.length);
    expect(kernelsFor(tool, [])).toEqual(tool === 'bench' ? [all[0], '@kickmate/bench', ...all.slice(1)] : all);
  });

  test.each<[string, string[], string[], game?: string]>([
    ['arena', ['--help'], []],
    ['uci', ['-h'], []],
    ['arena', ['match', '--variant', 'chess-league'], ['search', 'chess-league'], 'chess-league'],
    ['arena', ['--variant=chesslike:keep'], ['search', 'chesslike'], 'chesslike'],
    ['arena', ['--variant', 'chess960'], ['search', 'chess'], 'chess960'],
    ['arena', ['--variant', 'minimal'], ['search'], 'minimal'],
    ['bench', ['--variant', 'football'], ['search', 'bench', 'football'], 'football'],
    ['bench', ['--micro'], ['search', 'bench']],
    ['bench', ['--epd', 'my.epd'], ['search', 'bench', 'chess'], 'chess'],
    ['bench', ['--rivals'], ['search', 'bench', 'chess'], 'chess'],
    ['book', ['show'], ['search', 'chess'], 'chess'],
    ['solve', [], ['search', 'chesslike'], 'chesslike'],
  ])('%s %j', (tool, args, names, game) => {
    // Without the game the tool itself says that there is none.
    if (game !== undefined && !ids.includes(game)) expect(kernelsFor(tool, args)).not.toContain(`@kickmate/${game}`);
    else expect(kernelsFor(tool, args)).toEqual(names.map((name) => `@kickmate/${name}`));
  });
});

describe('the builds without a named game', () => {
  test.each(['arena', 'puzzles', 'tune'])('%s plays the first game of the catalogue', (tool) => {
    const [first = expect.unreachable('the catalogue is empty')] = gamesIn(
      readFileSync(join(root, 'packages/catalogue/src/index.ts'), 'utf8'),
    );
    expect(kernelsFor(tool, ['match'])).toEqual(kernelsFor(tool, ['--variant', first.id]));
  });
});

test('for the bench of one game no kernel of another one is built', () => {
  const args = [...buildArguments(kernelsFor('bench', ['--variant', 'chess'])), '--dry-run=json'];
  const { stdout } = spawnSync('turbo', args, { cwd: root, encoding: 'utf8', env: environment });
  const { tasks } = JSON.parse(stdout) as { tasks: { taskId: string; command: string }[] };
  const builds = tasks.filter(({ taskId, command }) => taskId.endsWith('#build') && command !== '<NONEXISTENT>');
  expect(builds.map(({ taskId }) => taskId).sort()).toEqual(
    kernelsFor('bench', ['--variant', 'chess'])
      .map((name) => `${name}#build`)
      .sort(),
  );
});

test('npm run dev builds the kernel first of the game that was changed last, and none that no page plays', () => {
  const top = mkdtempSync(join(tmpdir(), 'kickmate-last-'));
  const write = (file: string, text: string, seconds: number) => {
    mkdirSync(dirname(join(top, file)), { recursive: true });
    writeFileSync(join(top, file), text);
    utimesSync(join(top, file), seconds, seconds);
  };
  for (const [index, name] of ['early', 'late', 'middle', 'template'].entries()) {
    const manifest = { name: `@kickmate/${name}`, scripts: { build: 'kernel-build' } };
    write(`packages/variants/${name}/package.json`, JSON.stringify(manifest), index);
  }
  write('packages/variants/late/src/rules.ts', '', 100);
  write('packages/variants/middle/src/rules.ts', '', 50);
  write('packages/variants/template/src/rules.ts', '', 200);
  write('packages/variants/rules-only/package.json', '{ "name": "@kickmate/rules-only" }', 300);
  write('pnpm-workspace.yaml', 'packages:\n  - packages/variants/*\n', 1);
  expect(gameChangedLast(top)).toBe('@kickmate/late');
  rmSync(top, { recursive: true });
  expect(FILTERS_OF_APP).toContain('--filter=!@kickmate/template');
});

test('npm run dev builds every package that the app uses and that has a build', () => {
  const packages = workspacePackages();
  const used = (name: string, seen: Set<string> = new Set()): Set<string> => {
    const own = packages.find(({ manifest }) => manifest.name === name);
    if (!own || seen.has(name)) return seen;
    seen.add(name);
    for (const next of Object.keys(own.manifest.dependencies ?? {})) used(next, seen);
    return seen;
  };
  // The app reads the sources of board-ui; its build is for others.
  const built = packages.filter(
    ({ folder, manifest }) => !['apps/web', 'packages/board-ui'].includes(folder) && manifest.scripts?.build,
  );
  const wanted = built.filter(({ manifest }) => used('@kickmate/web').has(manifest.name));
  const isWatched = ({ folder, manifest }: (typeof built)[number]) =>
    FILTERS_OF_APP.includes(`--filter=${manifest.name}`) ||
    FILTERS_OF_APP.includes(`--filter=./${folder.replace(/[^/]+$/, '*')}`);
  expect(wanted.filter((one) => !isWatched(one)).map(({ folder }) => folder)).toEqual([]);
  expect(wanted.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['packages/bench', 'packages/search']));
});

test.each([
  ['start', 'PORT=8080 npm start'],
  ['dev', 'PORT=5200 npm run dev'],
  ['test', 'USAGE npm test'],
  ['verify', 'USAGE npm run verify'],
])('npm run %s -- --help is its manual, and does nothing else', (job, says) => {
  const args = ['tools/workspace/run.mjs', job, '--help'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(says);
});

test.each([
  ['no-such-part', 'There is no part no-such-part; there are: '],
  ['--filter=@kickmate/uci', 'Name the parts, as in: npm run verify -- online'],
])('npm run verify refuses %s before it builds anything', (arg, says) => {
  const args = ['tools/workspace/run.mjs', 'verify', arg];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(says)]);
});

test('npm start says before it builds that PORT is wrong', () => {
  const env = { ...process.env, PORT: 'eighty' };
  const { status, stderr } = spawnSync(process.execPath, ['tools/workspace/run.mjs', 'start'], {
    ...{ cwd: root, encoding: 'utf8', env },
  });
  expect([status, stderr]).toEqual([1, 'PORT is eighty, not a number from 1 to 65535.\n']);
});

describe('running a program', () => {
  const node = (script: string) => run(process.execPath, ['-e', script], { stdio: 'ignore' });

  test('returns its exit code', async () => {
    expect(await node('')).toBe(0);
    expect(await node('process.exit(3)')).toBe(3);
  });

  test("returns a shell's exit code when a signal ended it", async () => {
    expect(await node("process.kill(process.pid, 'SIGTERM')")).toBe(143);
  });

  test('returns what it printed, too', async () => {
    const script = "console.log('out'); console.error('err'); process.exitCode = 3";
    const { exitCode, output } = await runHeard(process.execPath, ['-e', script]);
    expect([exitCode, output.split('\n').sort()]).toEqual([3, ['', 'err', 'out']]);
  });

  test('returns 127 when there is no such program', async () => {
    expect(await run('no-such-program', [], { stdio: 'ignore' })).toBe(127);
  });
});

describe('the lock', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kickmate-lock-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('only one process works at a time', async () => {
    const diary: string[] = [];
    const work = (name: string) => async () => {
      diary.push(`${name} begins`);
      await pause(50);
      diary.push(`${name} ends`);
    };
    await Promise.all([alone(work('a'), join(folder, 'one')), alone(work('b'), join(folder, 'one'))]);
    expect(diary).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  test('the lock is removed when the work fails', async () => {
    const lock = join(folder, 'failed');
    await expect(alone(() => Promise.reject(new Error('no luck')), lock)).rejects.toThrow('no luck');
    expect(await alone(() => 'done', lock)).toBe('done');
  });

  test('a lock that is held is not taken until it is released', () => {
    const lock = join(folder, 'held');
    const release = hold(lock) ?? expect.unreachable('nobody holds it');
    expect(hold(lock)).toBeUndefined();
    release();
    hold(lock)!();
    expect(existsSync(lock)).toBe(false);
  });

  test('the lock of a process that was killed is removed', async () => {
    const lock = join(folder, 'forgotten');
    const nobody = 2 ** 30;
    writeFileSync(lock, String(nobody));
    expect(await alone(() => 'done', lock)).toBe('done');
  });

  test.runIf(process.platform === 'linux')(
    'so is that of an earlier process with the number of one that runs now',
    () => {
      const lock = join(folder, 'restarted');
      writeFileSync(lock, identityOf(process.ppid)!);
      expect([hold(lock), holderOf(lock)]).toEqual([undefined, process.ppid]);
      // It may have stood still for long.
      utimesSync(lock, 0, 0);
      expect(hold(lock)).toBeUndefined();
      writeFileSync(lock, `${process.ppid} 1 another start of the machine`);
      hold(lock)!();
      expect(existsSync(lock)).toBe(false);
    },
  );

  test.runIf(process.platform === 'linux')(
    'so is that of a process that has ended, and whose parent did not ask',
    async () => {
      // The shell becomes a program that does not ask for the end of the shell's child.
      const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec cat'], { stdio: ['pipe', 'pipe', 'ignore'] });
      const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (text) => resolve(Number(text))));
      const until = async (isSo: () => boolean) => {
        while (!isSo()) await pause(10);
      };
      try {
        await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'cat\n');
        expect(identityOf(pid)).toBeDefined();
        process.kill(pid, 'SIGKILL');
        await until(() => identityOf(pid) === undefined);
        expect(existsSync(`/proc/${pid}`)).toBe(true);
      } finally {
        parent.kill();
      }
    },
  );
});

test('a port that is in use is not free, and answers', async () => {
  const port = (await freePort()) ?? expect.unreachable('there is no free port');
  expect(await answers(port)).toBe(false);
  const server = createServer().listen({ host, port });
  await new Promise((resolve) => server.on('listening', resolve));
  expect(await answers(port)).toBe(true);
  expect(await freePort(port)).toBeUndefined();
  server.close();
});

// The example of another package once took the port of the app, whose server then ended unseen after minutes.
test('npm run dev serves only the app, and fails when it cannot', async () => {
  const server = createServer().listen({ host: 'localhost', port: 0 });
  await new Promise((resolve) => server.on('listening', resolve));
  const address = server.address();
  const PORT = String(typeof address === 'object' && address ? address.port : expect.unreachable('it has no port'));
  const dev = spawn(process.execPath, ['tools/workspace/run.mjs', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT, npm_lifecycle_event: undefined },
  });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  expect(await new Promise((resolve) => dev.on('close', resolve))).toBe(1);
  server.close();
  expect(said).toContain(`http://localhost:${PORT}/`);
  expect(said).toContain('the app is not served (exit code 1); PORT=5200 npm run dev takes another port');
  expect(said).not.toContain('turbo');
});
