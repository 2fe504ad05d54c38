import { type AnyVariant, Match, type Ply } from '@kickmate/game';
import { againstComputer } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { KEYS } from '../../shared/storage.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { ESCAPE, onMap, playOn } from '../testing.ts';
import { movesLeft, PUZZLE_SEATS, puzzleOf, solvedIn } from './puzzle.ts';
import { usePuzzles } from './puzzles.ts';

/** A puzzle of our own, as if it came with the game, between two others. */
async function puzzle(turns = 5): Promise<AnyVariant> {
  const variant = await onMap({ ...ESCAPE, name: 'Escape', turns });
  const { current: file } = variant.maps!;
  const shipped = [{ id: 'arena', file }, ...[1, 2, 3].map((n) => ({ id: `escape-${n}`, puzzle: n, file }))];
  return { ...variant, id: 'chesslike:escape-2', maps: { ...variant.maps!, shipped } };
}

const game = async (actions = '', turns?: number) => playOn(Match.start(await puzzle(turns), { seed: 1 }), actions);
const WAY = 'a1a2 pass a2b2 pass b2c2 pass c2d3';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

test('a puzzle has its number and the next puzzle; other maps are no puzzles', async () => {
  const variant = await puzzle();
  expect(puzzleOf(variant)).toEqual({
    id: 'escape-2',
    name: 'Escape',
    number: 2,
    count: 3,
    difficulty: 2,
    next: 'chesslike:escape-3',
  });
  expect(puzzleOf({ ...variant, id: 'chesslike:escape-3' })?.next).toBeUndefined();
  expect(puzzleOf({ ...variant, id: 'chesslike' })).toBeUndefined();
});

test('the number of moves left is known at every moment of the game', async () => {
  const match = await game('a1a2 pass a2b2');
  expect([0, 1, 2, match.round.plies.length].map((ply) => movesLeft(match, { ply }))).toEqual([5, 4, 4, 3]);
  const later = Match.start(await puzzle(), { seed: 1, from: match.position });
  expect(movesLeft(playOn(later, 'pass'), { ply: 1 })).toBe(3);
  const text = { ...later.variant.text, format: () => 'in another form' };
  const other = Match.start({ ...later.variant, text }, { seed: 1, from: later.position });
  expect(movesLeft(other, { ply: 0 })).toBe(3);
});

test('moves are turns: the actions of one turn count once', async () => {
  const variant = await puzzle(5);
  const isLast = ({ before }: Ply<{ number: number }>) => before.number !== 3;
  const match = Match.start({ ...variant, turns: { hasSeveralActions: true, endsTurn: isLast } }, { seed: 1 });
  expect(solvedIn(playOn(match, WAY), PUZZLE_SEATS)).toBe(3);
});

test('a win as White against the highest level, from the start of the puzzle, solves it', async () => {
  const match = await game(WAY);
  expect(solvedIn(match, PUZZLE_SEATS)).toBe(4);
  expect(solvedIn(match, againstComputer(9, 'w'))).toBeUndefined();
  expect(solvedIn(await game('a1a2', 1), PUZZLE_SEATS)).toBeUndefined();
  const { position } = await game('a1a2 pass');
  const later = playOn(Match.start(await puzzle(), { seed: 1, from: position }), 'a2b2 pass b2c2 pass c2d3');
  expect(solvedIn(later, PUZZLE_SEATS)).toBeUndefined();
});

test('two windows solve puzzles in turn: none is lost', () => {
  const one = usePuzzles();
  const two = usePuzzles(createPinia());
  one.note('a', 4);
  two.note('b', 5);
  two.note('a', 3);
  one.note('a', 4);
  one.note('c', 6);
  setActivePinia(createPinia());
  expect(usePuzzles().solved).toEqual({ a: 3, b: 5, c: 6 });
});

test('the fewest moves are kept', async () => {
  usePuzzles();
  useStageAndMatch().open(await game('a1b1 pass b1a2 pass a2b2 pass b2c2 pass c2d3', 9), PUZZLE_SEATS);
  expect(usePuzzles().solved).toEqual({ 'escape-2': 5 });
  useStageAndMatch().open(await game(WAY), PUZZLE_SEATS);
  useStageAndMatch().open(await game('a1b1 pass b1a2 pass a2b2 pass b2c2 pass c2d3', 9), PUZZLE_SEATS);
  setActivePinia(createPinia());
  expect(usePuzzles().solved).toEqual({ 'escape-2': 4 });
  localStorage.setItem(KEYS.puzzles, '{"escape-2":0}');
  setActivePinia(createPinia());
  expect(usePuzzles().solved).toEqual({});
});
