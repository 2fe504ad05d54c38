/** The parts of the project that get the same number of faults. */
export const AREAS = ['rules', 'kernels', 'search', 'play', 'protocol', 'server', 'app'] as const;

export type Area = (typeof AREAS)[number];

/** The folders of each area. The template is a game that nobody plays. */
const FOLDERS: Readonly<Record<Area, RegExp>> = {
  rules: /^packages\/(variants\/(?!template\/)[\w-]+|game|board)\/src\//,
  kernels: /^packages\/(variants\/(?!template\/)[\w-]+|bitboards)\/assembly\//,
  search: /^packages\/search\/assembly\//,
  play: /^packages\/(play|record)\/src\//,
  protocol: /^packages\/protocol\/src\//,
  server: /^apps\/server\/src\//,
  app: /^apps\/web\/src\//,
};

/**
 * Tests, their helpers, and long lists of data, where a fault in one line says nothing about the tests of the rest; and what needs
 * NATS or PostgreSQL, which only `npm run verify` starts.
 */
const LEFT_OUT =
  /\.test\.ts$|\.d\.ts$|\.de\.ts$|\/testing\.ts$|\/openings\/|\/puzzle-list\/|\/start-page\.ts$|\/(nats|postgres)\.ts$/;

/** The area of a file; `undefined` if faults are not planted there. */
export const areaOf = (file: string): Area | undefined =>
  /\.(ts|vue)$/.test(file) && !LEFT_OUT.test(file) ? AREAS.find((area) => FOLDERS[area].test(file)) : undefined;

/** Whether a file is compiled into kernels. */
export const isAssembly = (file: string): boolean => file.includes('/assembly/');

/** Tests that read the files of other folders as text, with those files. */
export const READERS: readonly (readonly [test: string, files: RegExp])[] = [
  ['apps/web/src/app/languages.test.ts', /texts\.ts$/],
];

/** In place of a browser test's name: those of all games, each with the name of the game's folder. */
const GAMES = '*';

/** The browser tests that visit what a folder is about. The first folder that fits counts. */
const SPECS: readonly (readonly [folder: string, specs: readonly string[]])[] = [
  ['apps/web/src/analysis', ['analysis', 'after-match', 'short-way']],
  ['apps/web/src/bench', ['bench']],
  ['apps/web/src/foreign', ['foreign']],
  ['apps/web/src/history', ['history', 'after-match']],
  ['apps/web/src/home', ['pages', 'match']],
  ['apps/web/src/lessons', ['lessons']],
  ['apps/web/src/maps', ['maps', 'drafts', 'keeping']],
  ['apps/web/src/match', ['match', 'feel', GAMES]],
  ['apps/web/src/online', ['online', 'online-table', 'online-lobby', 'online-games', 'online-identity', 'passkeys']],
  ['apps/web/src/puzzles', ['puzzles']],
  ['apps/web/src/report', ['after-match']],
  ['apps/web/src/rules', ['pages']],
  ['apps/web/src/service-worker', ['network', 'bare-host']],
  ['apps/web/src', ['pages', 'match', 'keyboard', 'keeping', 'german']],
  ['apps/server/src', ['online', 'online-table', 'online-lobby', 'online-correspondence']],
  ['packages/protocol/src', ['online', 'online-table', 'online-games']],
  ['packages/play/src', ['match', 'online-table', GAMES]],
  ['packages/record/src', ['foreign', 'analysis']],
  ['packages', ['match', GAMES]],
];

/**
 * The browser tests that can notice a fault in a file, the nearest first.
 * @param files all files of the project
 */
export const specsFor = (file: string, files: readonly string[]): readonly string[] =>
  subjectsOf(file, files)
    .map((name) => `e2e/${name}.spec.ts`)
    .filter((spec) => files.includes(`apps/web/${spec}`));

/** The visits of the app, in a window without a browser, that are about what a file is about, from the project's folder. */
export const visitsFor = (file: string, files: readonly string[]): readonly string[] =>
  subjectsOf(file, files)
    .map((name) => `apps/web/visits/${name}.test.ts`)
    .filter((visit) => files.includes(visit));

function subjectsOf(file: string, files: readonly string[]): readonly string[] {
  const games = files.flatMap((one) => /^packages\/variants\/([\w-]+)\/package\.json$/.exec(one)?.[1] ?? []);
  const own = games.filter((game) => file.startsWith(`packages/variants/${game}/`));
  const named = SPECS.find(([folder]) => file.startsWith(`${folder}/`))?.[1] ?? [];
  return [...own, ...named.flatMap((name) => (name === GAMES && own.length === 0 ? games : name))];
}
