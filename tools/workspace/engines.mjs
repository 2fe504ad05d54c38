// Finds Firefox and WebKitGTK for the journeys in other browsers, or installs them by apt where this process may.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromApt, isAptUsable } from './apt.mjs';
import { say } from './place.mjs';

/**
 * @typedef {object} Engine
 * @property {string} project of apps/web/browsers.config.ts
 * @property {string} name for people
 * @property {string[]} packages of Debian
 * @property {(env: NodeJS.ProcessEnv) => Record<string, string | undefined>} find the variables that the project reads
 */

const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** Returns the small browser that belongs to WebKitGTK's driver: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowser() {
  const lib = '/usr/lib';
  if (!existsSync(lib)) return undefined;
  const folders = [
    lib,
    ...readdirSync(lib)
      .filter((name) => name.includes('-linux-'))
      .map((name) => join(lib, name)),
  ];
  return firstOf(
    folders.flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => join(folder, version, 'MiniBrowser')),
    ),
  );
}

/** @type {Engine[]} */
const engines = [
  {
    project: 'firefox',
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: (env) => ({ FIREFOX_PATH: firstOf([env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']) }),
  },
  {
    project: 'webkit',
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: (env) => ({
      WEBKIT_DRIVER_PATH: firstOf([env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']),
      WEBKIT_BROWSER_PATH: firstOf([env.WEBKIT_BROWSER_PATH, miniBrowser()]),
      XVFB_PATH: firstOf([env.XVFB_PATH, '/usr/bin/Xvfb']),
    }),
  },
];

const isWhole = (found) => Object.values(found).every((path) => path !== undefined);

/**
 * Returns the variables for the journeys: the paths of the browsers, and in `ENGINES` the projects that can run. Installs what is
 * missing where this process may, and says what stays out.
 */
export function findEngines(env = process.env) {
  const missing = engines.filter(({ find }) => !isWhole(find(env)));
  if (missing.length > 0 && isAptUsable()) {
    const packages = missing.flatMap((engine) => engine.packages);
    say(
      `no ${missing.map(({ name }) => name).join(' and ')} for the journeys yet: apt-get install ${packages.join(' ')}`,
    );
    fromApt(packages, env);
  }
  const there = engines.filter(({ name, packages, find }) => {
    if (isWhole(find(env))) return true;
    say(`skipped: the journeys in ${name}. Install ${packages.join(' and ')} (Debian's names), and run again.`);
    return false;
  });
  return {
    ...Object.assign({}, ...there.map(({ find }) => find(env))),
    ENGINES: there.map(({ project }) => project).join(','),
  };
}
