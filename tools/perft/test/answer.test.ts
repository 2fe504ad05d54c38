import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fail, ok } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { expect, test, vi } from 'vitest';
import { type Answer, answerLines } from '../src/answer.ts';

const KICK_OFF = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1';
const BACKENDS = ['rules', 'js', 'wasm'] as const;

async function ask(...questions: readonly (object | string)[]): Promise<(Answer & { error?: string; at?: string })[]> {
  const lines = questions.map((question) => (typeof question === 'string' ? question : JSON.stringify(question)));
  const answers: string[] = [];
  for await (const answer of answerLines(lines.map(ok))) answers.push(answer);
  return answers.map((answer) => JSON.parse(answer));
}

/** The published cases of all variants that have some. */
interface Fixtures {
  readonly game: string;
  readonly cases: readonly {
    readonly name: string;
    readonly position: string;
    /** Of a game that is played on maps. */
    readonly map?: unknown;
    readonly perft: readonly number[];
    readonly successors?: readonly string[];
    readonly after?: Readonly<Record<string, string>>;
  }[];
}

const variants = new URL('../../../packages/variants/', import.meta.url);
const published: readonly Fixtures[] = readdirSync(variants)
  .map((name) => new URL(`${name}/test/fixtures/${name}.json`, variants))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));

/** Counts above this are left to the packages' own tests. */
const LARGEST = 20_000;

test('there are published cases', () => {
  expect(published.flatMap(({ cases }) => cases).length).toBeGreaterThan(0);
});

test.each(published.flatMap(({ game, cases }) => BACKENDS.map((backend) => [game, backend, cases] as const)))(
  'the published cases of %s come out on %s',
  async (game, backend, cases) => {
    for (const { name, position, map, perft, successors, after } of cases) {
      const variant = map === undefined ? game : `${game}:${JSON.stringify(map)}`;
      for (const [index, nodes] of perft.entries()) {
        if (nodes > LARGEST) continue;
        const [answer] = await ask({ variant, backend, position, depth: index + 1 });
        expect(answer, name).toMatchObject({ nodes });
      }
      if (!successors) continue;
      const [answer] = await ask({ variant, backend, position, successors: true });
      expect(answer?.successors, name).toEqual(successors);
      if (after) expect(answer?.after, name).toEqual(after);
    }
  },
);

test.each(BACKENDS)('%s divides a count by its first successors', async (backend) => {
  needsGames('chess-league');
  const [answer] = await ask({ variant: 'chess-league', backend, position: KICK_OFF, depth: 2, divide: true });
  expect(answer?.nodes).toBe(402);
  expect(Object.keys(answer?.divide ?? {})).toHaveLength(20);
  expect(Object.values(answer?.divide ?? {}).reduce((sum, nodes) => sum + nodes)).toBe(402);
  expect(answer?.ms).toBeGreaterThanOrEqual(0);
});

test('successors may be asked for beside a count, and the key id is not looked at', async () => {
  needsGames('minimal');
  const position = '1p1/1p1/2P w 5';
  const [answer] = await ask({ id: 7, map: null, variant: 'minimal', position, depth: 1, successors: true });
  expect(answer).toEqual({
    nodes: 2,
    ms: expect.any(Number),
    successors: ['c1b2', 'c1c2'],
    after: { c1b2: '= stuck w', c1c2: '1p1/1pP/3 b 6' },
  });
});

test('a map is asked for by its name, by its object, or in the variant', async () => {
  const chesslike = await exampleGame('chesslike:keep');
  const question = { position: chesslike.text.format(chesslike.starts('w')[0]!.position), depth: 1 };
  const [map] = published
    .flatMap(({ game, cases }) => (game === 'chesslike' ? cases : []))
    .flatMap((one) => one.map ?? []);
  const answers = await ask(
    { variant: 'chesslike:keep', ...question },
    { variant: 'chesslike', map: 'keep', ...question },
    { variant: 'chesslike', map: null, ...question },
  );
  expect(answers[0]?.nodes).toBeGreaterThan(0);
  expect(answers[1]?.nodes).toBe(answers[0]?.nodes);
  // On the first map there is no such position.
  expect(answers[2]).toMatchObject({ at: expect.stringMatching(/^position/) });
  const { position, perft } = published.find(({ game }) => game === 'chesslike')!.cases.find((one) => one.map === map)!;
  expect(await ask({ variant: 'chesslike', map, position, depth: 1 })).toMatchObject([{ nodes: perft[0] }]);
});

test('a line that is too long is answered', async () => {
  needsGames('minimal');
  const answers: string[] = [];
  for await (const answer of answerLines([fail('a line is longer than 9 characters'), ok(JSON.stringify(good))]))
    answers.push(answer);
  expect(answers.map((answer) => JSON.parse(answer))).toEqual([
    { error: 'a line is longer than 9 characters', at: 'line' },
    { nodes: 3, ms: expect.any(Number) },
  ]);
});

test('nothing is one sequence of no successors', async () => {
  needsGames('minimal');
  expect(await ask({ variant: 'minimal', position: 'ppp/3/PPP w 1', depth: 0 })).toMatchObject([{ nodes: 1 }]);
});

test.each([
  ['mate', '8/8/8/8/8/5k2/5q2/5K2 w - - 0 1'],
  ['stalemate', '7k/8/6Q1/8/8/8/8/K7 b - - 1 1'],
])('a position of %s has no successors', async (_, position) => {
  needsGames('chess');
  const question = { variant: 'chess', position };
  expect(
    await ask(
      { ...question, depth: 0 },
      { ...question, depth: 1, backend: 'js' },
      { ...question, depth: 3, divide: true },
      { ...question, successors: true },
    ),
  ).toEqual([
    { nodes: 1, ms: 0 },
    { nodes: 0, ms: 0 },
    { nodes: 0, ms: 0, divide: {} },
    { successors: [], after: {} },
  ]);
});

/** A depth at which a recursive function would overflow the stack. */
const DEEP = 8000;
const NEST = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
const OBJECTS = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;
const HEAD = '{"variant":"minimal","position":"ppp/3/PPP w 1"';

const minimal = await exampleGame('minimal');

test('the key id may hold anything', async () => {
  needsGames('minimal');
  expect(await ask(`${HEAD},"depth":1,"id":${NEST}}`)).toEqual([{ nodes: 3, ms: expect.any(Number) }]);
});

test('whatever goes wrong with a line, it is answered and the next is read', async () => {
  vi.spyOn(JSON, 'parse').mockImplementationOnce(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  vi.spyOn(minimal.text, 'parse').mockImplementationOnce(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  const answers: string[] = [];
  for await (const answer of answerLines([good, good, good].map((one) => ok(JSON.stringify(one)))))
    answers.push(answer);
  expect(answers.map((answer) => JSON.parse(answer))).toEqual([
    { error: expect.stringContaining('Maximum call stack'), at: 'line' },
    { error: expect.stringContaining('Maximum call stack'), at: 'line' },
    { nodes: 3, ms: expect.any(Number) },
  ]);
  vi.restoreAllMocks();
});

const good = { variant: 'minimal', position: 'ppp/3/PPP w 1', depth: 1 };

test.each([
  ['no JSON', 'nonsense', 'line', 'not JSON'],
  ['an empty line', '', 'line', 'not JSON'],
  ['a list', '[1]', 'line', 'one JSON object'],
  ['no variant', { ...good, variant: undefined }, 'variant', "a variant's id, not nothing"],
  ['an unknown variant', { ...good, variant: 'checkers' }, 'variant', '"checkers" is no variant; there are'],
  ['an inherited name for a variant', { ...good, variant: '__proto__' }, 'variant', 'is no variant'],
  ['no position', { ...good, position: undefined }, 'position', 'must be a text, not nothing'],
  ['a number for a position', { ...good, position: 3 }, 'position', 'must be a text, not 3'],
  ['a wrong position', { ...good, position: 'ppp/3/PPQ w 1' }, 'position:8', "'Q'"],
  ['neither depth nor successors', { ...good, depth: undefined }, 'depth', 'either a depth'],
  ['a text for a depth', { ...good, depth: '3' }, 'depth', 'not "3"'],
  ['half a depth', { ...good, depth: 1.5 }, 'depth', 'not 1.5'],
  ['a negative depth', { ...good, depth: -1 }, 'depth', 'from 0 to 15'],
  ['a depth beyond reason', { ...good, depth: 16 }, 'depth', 'from 0 to 15'],
  ['no depth to divide', { ...good, depth: 0, divide: true }, 'depth', 'from 1 to 15'],
  ['successors that are no question', { ...good, successors: 'yes' }, 'successors', 'true or false'],
  ['divide without a count', { ...good, depth: undefined, successors: true, divide: true }, 'divide', 'needs a depth'],
  ['an unknown backend', { ...good, backend: 'gpu' }, 'backend', 'one of wasm, js, rules'],
  ['a kernel that is not there', { ...good, backend: 'wasm' }, 'backend', 'has no kernel'],
  ['a nest of lists for a position', `{"variant":"minimal","position":${NEST}}`, 'position', 'a text, not a list'],
  ['a nest of objects for a depth', `${HEAD},"depth":${OBJECTS}}`, 'depth', 'not an object'],
  ['nothing but a nest of lists', NEST, 'line', 'one JSON object, not a list'],
  ['an endless name for a variant', { ...good, variant: 'x'.repeat(1e5) }, 'variant', `"${'x'.repeat(56)}... is no`],
  [
    'a map for an endless name',
    { ...good, variant: 'x'.repeat(1e5), map: 'a' },
    'variant',
    `"${'x'.repeat(56)}... is no`,
  ],
  ['a number for a map', { ...good, map: 1 }, 'map', 'the name of a map or the object of a map file, not 1'],
  [
    'a map where there are none',
    { ...good, map: {} },
    'map',
    'minimal has no maps: leave map out; games with maps: chesslike',
  ],
  ['an unknown map', { ...good, variant: 'chesslike', map: 'nowhere' }, 'map', 'nowhere'],
  ['a wrong map', { ...good, variant: 'chesslike', map: { board: 3 } }, 'map', ''],
  ['two maps', { ...good, variant: 'chesslike:keep', map: 'arena' }, 'map', '"chesslike:keep" names a map already'],
  ['an unknown key', { ...good, dept: 3 }, 'dept', 'there is no key "dept": keys are variant, map, position, depth'],
])('%s is refused with the place, and the next line is read', async (_, question, at, error) => {
  needsGames(
    'minimal',
    ...(JSON.stringify(question).includes('chesslike') || error.includes('chesslike') ? ['chesslike'] : []),
  );
  const answers = await ask(question, good);
  expect(answers).toEqual([
    { error: expect.stringContaining(error), at },
    { nodes: 3, ms: expect.any(Number) },
  ]);
});
