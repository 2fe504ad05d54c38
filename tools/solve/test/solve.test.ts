import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { openEngine } from '@kickmate/engine';
import { firstActions, type SolveProgress, solutionsOf, solve } from '@kickmate/engine/solve';
import { type AnyVariant, seededRandom } from '@kickmate/game';
import { expect, test } from 'vitest';

const NODES = 10_000_000;

/** A king and a rook against a king on a small board, the lone king next to the wall. */
const ENDING = {
  name: 'Ending',
  size: [4, 4],
  tiles: ['....', '....', '....', '....'],
  pieces: {},
  placement: '3k/4/1K2/R3',
  objective: 'royal',
};

async function on(placement: string) {
  const variant = await exampleGame(`chesslike:${JSON.stringify({ ...ENDING, placement })}`);
  const engine = await openEngine(variant, { hashMiB: 1 });
  const position = variant.text.format(variant.starts('w')[0]!.position);
  return (within: number, nodes = NODES) => solve(engine, { variant, position, turns: within, nodes });
}

/** The number of own actions in which the side to act wins by force. Tries every action of both sides, by the rules alone. */
function shortest(variant: AnyVariant, position: unknown, turns: number): number | undefined {
  const within = Array.from({ length: turns }, (_, index) => index + 1);
  return within.find((most) => wins(variant, position, most));
}

const wins = (variant: AnyVariant, position: unknown, turns: number): boolean =>
  variant.actions(position).some((action) => winsWith(variant, position, action, turns));

function winsWith(variant: AnyVariant, position: unknown, action: number, turns: number): boolean {
  const side = variant.side(position);
  const after = variant.play(position, action);
  const end = variant.end(after);
  if (end) return end.winner === side;
  return (
    turns > 1 &&
    variant.actions(after).every((answer) => {
      const next = variant.play(after, answer);
      const answered = variant.end(next);
      return answered ? answered.winner === side : wins(variant, next, turns - 1);
    })
  );
}

test('a capture at once is one action', async () => {
  const ask = await on('3k/4/1K2/3R');
  expect(await ask(3)).toMatchObject({ kind: 'win', turns: 1, line: ['d1d4'] });
});

test('the result of an unfinished search is open', async () => {
  const ask = await on('3k/4/1K2/R3');
  expect((await ask(20, 100)).kind).toBe('open');
});

test('a search says how far it is', async () => {
  const variant = await exampleGame(`chesslike:${JSON.stringify({ ...ENDING, placement: '3k/4/1K2/R3' })}`);
  const engine = await openEngine(variant, { hashMiB: 1 });
  const position = variant.text.format(variant.starts('w')[0]!.position);
  const heard: SolveProgress[] = [];
  await solve(engine, { variant, position, turns: 3, nodes: NODES }, (progress) => heard.push(progress));
  expect(heard[0]).toMatchObject({ within: 1 });
  expect(heard.map(({ nodes }) => nodes)).toEqual(heard.map(({ nodes }) => nodes).sort((a, b) => a - b));
});

/** The squares of a set, by name. */
const names = (squares: ReadonlySet<number>): readonly string[] =>
  [...squares].sort((a, b) => a - b).map((square) => `${'abcd'[square % 4]}${1 + Math.floor(square / 4)}`);

async function solutionsOn(map: object, turns: number, options?: Parameters<typeof solutionsOf>[2]) {
  const variant = await exampleGame(`chesslike:${JSON.stringify({ ...ENDING, ...map })}`);
  const engine = await openEngine(variant, { hashMiB: 1 });
  const position = variant.text.format(variant.starts('w')[0]!.position);
  return solutionsOf(engine, { variant, position, turns, nodes: NODES }, options);
}

test('the solutions tell what they use, and what they never enter, take or open', async () => {
  // The king needs the key of a3 for the door of c4. The rook, the other key and the other door are of no use.
  const tiles = ['..Dx', 'k.##', '.#kD', '....'];
  const found = await solutionsOn({ placement: '4/4/K3/3R', tiles, objective: 'reach' }, 4);
  expect(found).toMatchObject({ first: ['a2a3'], isWhole: true });
  expect(names(found.cleared)).toEqual(['a3', 'c4']);
  expect(names(found.used)).toEqual(['a2']);
  expect(names(found.entered)).toEqual(['a3', 'b3', 'b4', 'c4', 'd4']);
});

/** A king goes to an exit by one of several ways. */
const STROLL = { placement: 'K3/4/4/4', tiles: ['...#', '...#', '...#', '..xx'], objective: 'reach' };

test('a solution with a choice on the way says in which turn', async () => {
  const solutions = await solutionsOn(STROLL, 3);
  expect(solutions.first.length).toBeGreaterThan(1);
  expect(solutions.choice).toBe(2);
});

test('solutions that are too many are examined in part, and it is said', async () => {
  const whole = await solutionsOn(STROLL, 3);
  const part = await solutionsOn(STROLL, 3, { most: 1 });
  expect([whole.isWhole, part.isWhole, part.positions]).toEqual([true, false, 1]);
  expect(part.first).toEqual(whole.first);
});

test('a loss is no win within any number', async () => {
  const variant = await exampleGame(`chesslike:${JSON.stringify({ ...ENDING, placement: 'rr1k/4/4/K3' })}`);
  const engine = await openEngine(variant, { hashMiB: 1 });
  const position = 'rr1k/4/4/K3 w ..../..../..../.... 0,0 0 1';
  expect(await solve(engine, { variant, position, turns: 4, nodes: NODES })).toMatchObject({ kind: 'none', turns: 4 });
});

test.each([
  ['royal', 'KQEkbn'],
  ['eliminate', 'KQEkb'],
])('finds what trying everything finds: %s', async (objective, letters) => {
  const random = seededRandom(2026);
  const kinds = new Set<string>();
  for (let round = 0; round < 40; round++) {
    const squares = Array.from({ length: 16 }, () => '1');
    for (const letter of letters) squares[Math.floor(random() * squares.length)] = letter;
    if (!squares.includes('K') || !squares.includes('k')) continue;
    const rows = [0, 4, 8, 12].map((from) => squares.slice(from, from + 4).join(''));
    const placement = rows.map((row) => row.replace(/1+/g, (run) => String(run.length))).join('/');
    const variant = await exampleGame(`chesslike:${JSON.stringify({ ...ENDING, placement, objective })}`);
    const engine = await openEngine(variant, { hashMiB: 1 });
    const { position } = variant.starts('w')[0]!;
    const problem = { variant, position: variant.text.format(position), turns: 2, nodes: NODES };
    const verdict = await solve(engine, problem);
    const first = await firstActions(engine, problem);
    engine.close();
    const expected = shortest(variant, position, 2);
    const found = verdict.kind === 'win' ? verdict.turns : undefined;
    expect(found, placement).toBe(expected);
    const winning = variant.actions(position).filter((action) => winsWith(variant, position, action, expected ?? 2));
    expect([...(first?.actions ?? [])].sort(), placement).toEqual(
      winning.map((action) => variant.text.formatAction({ action })).sort(),
    );
    expect(first?.turns, placement).toBe(expected);
    kinds.add(`${expected}`);
    if (verdict.kind === 'win') expect(winnerOf(variant, position, verdict.line), placement).toBe('w');
  }
  expect(kinds.size).toBeGreaterThan(1);
});

/** The winner after these actions. */
function winnerOf(variant: AnyVariant, start: unknown, line: readonly string[]): string | undefined {
  let position = start;
  for (const text of line) position = variant.play(position, must(variant.text.parseAction(position, text)).action);
  return variant.end(position)?.winner;
}
