// Finds a Chromium that starts, for the browser tests. Tries $CHROMIUM_PATH, Playwright's own, the system's and one that an
// earlier run has fetched, in this order. If none starts, it fetches one: see `waysToGetOne`.
//
//   node tools/workspace/chromium.mjs      prints its path
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromApt, isAptUsable } from './apt.mjs';
import { installPinned } from './fetched.mjs';
import { cacheFolder, root, say } from './place.mjs';

/** The package in fetched/chromium. `fromNpm` knows the names of the folders inside its archive. */
const npmBuild = '@sparticuz/chromium';
const npmHome = join(cacheFolder, 'chromium');
const npmLauncher = join(npmHome, 'chromium.sh');
const require = createRequire(join(root, 'apps/web/package.json'));

const minutes = 60_000;

/** The paths of browsers by platform, the fastest first: a headless shell takes two thirds of a whole Chromium's time. */
const systemPaths = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * Returns the path of a Chromium that starts; fetches one if this machine has none. Throws an Error, written for a terminal,
 * if none can be fetched.
 */
export async function findChromium(env = process.env) {
  const found = installedChromium(env);
  if (found) return found;
  for (const { what, isPossible, get } of waysToGetOne) {
    if (!isPossible()) continue;
    say(`no Chromium for the browser tests yet: ${what}`);
    await get(env);
    const got = installedChromium(env);
    if (got) return got;
  }
  throw new Error(
    'No Chromium for the browser tests. Install Chrome or Chromium, or set CHROMIUM_PATH, and run again.',
  );
}

function installedChromium(env) {
  const own = require('@playwright/test').chromium.executablePath();
  return [env.CHROMIUM_PATH, own, ...(systemPaths[process.platform] ?? []), npmLauncher].find(doesStart);
}

/** Whether Playwright can show a page with the browser: without its libraries or fonts it would crash later. */
function doesStart(path) {
  if (!path || !existsSync(path)) return false;
  const trial = `
    const { chromium } = require('@playwright/test');
    const show = async () => {
      const browser = await chromium.launch({ executablePath: process.argv[1] });
      await (await browser.newPage()).setContent('<p>Kick-off</p>');
      await browser.close();
    };
    show().catch(() => process.exit(1));`;
  const cwd = join(root, 'apps/web');
  return spawnSync(process.execPath, ['-e', trial, path], { cwd, timeout: minutes, stdio: 'ignore' }).status === 0;
}

const isLinux = process.platform === 'linux';

const waysToGetOne = [
  { what: "Playwright's download (at most 3 minutes)", isPossible: () => true, get: fromPlaywright },
  {
    what: 'apt-get install chromium-headless-shell',
    isPossible: isAptUsable,
    get: (env) => fromApt(['chromium-headless-shell'], env),
  },
  // Older distributions have no package for the shell alone.
  { what: 'apt-get install chromium', isPossible: isAptUsable, get: (env) => fromApt(['chromium'], env) },
  {
    what: `the headless build in the npm package ${npmBuild}`,
    isPossible: () => isLinux && process.arch === 'x64',
    get: fromNpm,
  },
];

/** Fetches Playwright's own browser, within a time limit: if the host cannot be reached, Playwright tries for very long. */
function fromPlaywright(env) {
  const cli = require.resolve('@playwright/test/cli');
  const run = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    encoding: 'utf8',
    timeout: 3 * minutes,
    env,
  });
  if (run.status !== 0)
    say(`it cannot be fetched: ${/Error: .*/.exec(run.stderr + run.stdout)?.[0] ?? run.error?.message}`);
}

/** Fetches a build for cloud functions, and arranges the libraries and fonts that it brings for any Linux. */
async function fromNpm(env) {
  if ((await installPinned('chromium', npmHome, { env })) !== 0) return;
  const unpacked = join(npmHome, 'unpacked');
  mkdirSync(unpacked, { recursive: true });

  // It unpacks into TMPDIR. It unpacks its libraries (libnss3 and others) only if it believes that it runs on this platform.
  const unpack = "await (await import('@sparticuz/chromium')).default.executablePath()";
  spawnSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: npmHome,
    stdio: 'ignore',
    timeout: 2 * minutes,
    env: { ...env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });

  // Its font list names another folder, and without fonts the renderer crashes.
  const fonts = join(unpacked, 'fonts');
  mkdirSync(fonts, { recursive: true });
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${fonts}-cache</cachedir></fontconfig>\n`,
  );
  const settings = `LD_LIBRARY_PATH='${unpacked}/al2023/lib' FONTCONFIG_PATH='${fonts}'`;
  writeFileSync(npmLauncher, `#!/bin/sh\n${settings} exec '${unpacked}/chromium' "$@"\n`);
  chmodSync(npmLauncher, 0o755);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await findChromium());
