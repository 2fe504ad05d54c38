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
 * @property {string[]} variables that the project reads: the paths of its programs
 */

/** @type {Engine[]} */
const engines = [
  { project: 'firefox', name: 'Firefox', packages: ['firefox-esr'], variables: ['FIREFOX_PATH'] },
  {
    project: 'webkit',
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    variables: ['WEBKIT_DRIVER_PATH', 'WEBKIT_BROWSER_PATH', 'XVFB_PATH'],
  },
];

/**
 * Returns the places of each program where a system has it, by its variable. The small browser that belongs to WebKitGTK's driver
 * is in a folder of the platform: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`.
 */
function systemPaths() {
  const lib = '/usr/lib';
  const platforms = existsSync(lib) ? readdirSync(lib).filter((name) => name.includes('-linux-')) : [];
  return {
    FIREFOX_PATH: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    WEBKIT_DRIVER_PATH: ['/usr/bin/WebKitWebDriver'],
    WEBKIT_BROWSER_PATH: ['', ...platforms].flatMap((platform) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(lib, platform, name, 'MiniBrowser')),
    ),
    XVFB_PATH: ['/usr/bin/Xvfb'],
  };
}

/**
 * Returns the variables for the journeys: the paths of the browsers, and in `ENGINES` the projects that can run. Installs what is
 * missing where this process may, and says what stays out. A path in the environment comes before those of the system.
 * @param {Record<string, string | undefined>} env
 * @param {{ paths?: Record<string, string[]>, canInstall?: boolean }} machine for tests
 * @returns {Record<string, string>}
 */
export function findEngines(env = process.env, { paths, canInstall = isAptUsable() } = {}) {
  const find = ({ variables }) => {
    const known = paths ?? systemPaths();
    const found = variables.map((name) => [
      name,
      [env[name], ...(known[name] ?? [])].find((path) => path && existsSync(path)),
    ]);
    return found.every(([, path]) => path !== undefined) ? Object.fromEntries(found) : undefined;
  };
  const missing = engines.filter((engine) => !find(engine));
  if (missing.length > 0 && canInstall) {
    const packages = missing.flatMap((engine) => engine.packages);
    say(
      `no ${missing.map(({ name }) => name).join(' and ')} for the journeys yet: apt-get install ${packages.join(' ')}`,
    );
    fromApt(packages, env);
  }
  const there = engines.filter((engine) => {
    if (find(engine)) return true;
    say(
      `skipped: the journeys in ${engine.name}. Install ${engine.packages.join(' and ')} (Debian's names), and run again.`,
    );
    return false;
  });
  return Object.assign({ ENGINES: there.map(({ project }) => project).join(',') }, ...there.map(find));
}
