import { must } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { openEngine } from '@kickmate/engine';
import { solve } from '@kickmate/engine/solve';
import { expect, test } from 'vitest';

needsGames('chesslike');

const NODES = 100_000_000;
/** Nodes that are searched in less than 200 ms on a usual machine. The highest level has more. */
const LEVEL_NODES = 100_000;

const { shipped } = (await exampleGame('chesslike')).maps!;
const puzzles = shipped.filter(({ puzzle }) => puzzle !== undefined);

test('there are at least twelve puzzles, of rising difficulty', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(12);
  const turns = puzzles.map(({ file }) => file.turns!);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
});

test.each(puzzles.map(({ id, file }) => [id, file.turns!] as const))('%s is won in exactly %i', async (id, turns) => {
  const variant = await exampleGame(`chesslike:${id}`);
  const engine = await openEngine(variant, { hashMiB: 16 });
  const position = variant.text.format(variant.starts('w')[0]!.position);
  const verdict = await solve(engine, { variant, position, turns, nodes: NODES });
  engine.close();
  expect(verdict).toMatchObject({ kind: 'win', turns });
});

test.each(puzzles.map(({ id }) => id))('full strength solves %s against the best defence', async (id) => {
  const variant = await exampleGame(`chesslike:${id}`);
  const [white, black] = [await openEngine(variant, {}), await openEngine(variant, {})];
  const start = variant.text.format(variant.starts('w')[0]!.position);
  const actions: string[] = [];
  let position = must(variant.text.parse(start));
  while (!variant.end(position)) {
    const engine = variant.side(position) === 'w' ? white : black;
    const { best } = must(await engine.search({ start, actions, limits: { nodes: LEVEL_NODES } }));
    actions.push(best!);
    position = variant.play(position, must(variant.text.parseAction(position, best!)).action);
  }
  expect(variant.end(position)?.winner, actions.join(' ')).toBe('w');
});
