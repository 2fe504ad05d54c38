import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { openEngine, SHORTEST_WIN_SWITCHES } from '@kickmate/engine';
import type { AnyVariant, Puzzle, PuzzleTheme } from '@kickmate/game';
import { puzzleId } from '@kickmate/game/puzzle-list';
import { expect, test } from 'vitest';
import {
  again,
  beginPuzzle,
  judgement,
  nextInLine,
  type PuzzlePlay,
  refutation,
  shownIn,
  withAction,
  withJudgement,
  withNextOfLine,
  withReply,
} from './puzzle-play.ts';

const THEME = { name: 'A theme', asks: 'Do it.', otherwise: 'No.' } as const;
const WIN: PuzzleTheme = { ...THEME, id: 'win-2', aim: 'win', turns: 2 };
const SAVE: PuzzleTheme = { ...THEME, id: 'save-1', aim: 'save', turns: 1 };
const GAIN: PuzzleTheme = { ...THEME, id: 'gain', aim: 'gain', turns: 1 };

const puzzle = (position: string, line: string, theme = 'win-2'): Puzzle => ({
  id: puzzleId(position),
  theme,
  position,
  line: line.split(' '),
  also: [],
  rating: 2,
  seed: 1,
});
/** Two rooks mate in two: h7 first shuts the king in. */
const ROOKS = puzzle('k7/8/8/8/8/8/7R/K5R1 w - - 0 1', 'h2h7 a8b8 g1g8');

const chess = await exampleGame('chess');
const begun = (one: Puzzle, theme: PuzzleTheme = WIN, variant: AnyVariant = chess) => beginPuzzle(variant, one, theme);
const acted = (play: PuzzlePlay, text: string): PuzzlePlay =>
  withAction(play, must(play.variant.text.parseAction(shownIn(play), text)).action);
const textOf = (play: PuzzlePlay) => play.variant.text.format(shownIn(play));

/** The puzzle after the engine's judgement of an action that the solution does not have. */
async function judged(play: PuzzlePlay): Promise<PuzzlePlay> {
  expect(play.state).toBe('judging');
  const request = judgement(play);
  const engine = await openEngine(play.variant, { backend: 'js', hashMiB: 1 });
  const found = request && must(await engine.search(request));
  engine.close();
  return withJudgement(play, found);
}

test('the solution is played, and the other side answers as it says', () => {
  const first = acted(begun(ROOKS), 'h2h7');
  expect([first.state, nextInLine(first)]).toEqual(['answering', 'a8b8']);
  const answered = withReply(first, nextInLine(first)!);
  expect(answered.state).toBe('open');
  expect(acted(answered, 'g1g8').state).toBe('solved');
});

test('another first action is wrong, is refuted, and can be taken back', () => {
  const start = begun(ROOKS);
  const wrong = acted(start, 'h2h3');
  expect([wrong.state, refutation(wrong)?.actions]).toEqual(['wrong', ['h2h3']]);
  const refuted = withReply(wrong, 'a8b7');
  expect([refuted.state, textOf(again(refuted))]).toEqual(['wrong', ROOKS.position]);
  const later = acted(withReply(acted(start, 'h2h7'), 'a8b8'), 'g1g2');
  expect(later.state).toBe('judging');
});

test('a judgement overlooks no win: it does without the techniques with which a search for a mate does without', () => {
  const start = begun(puzzle(ROOKS.position, ROOKS.line.join(' '), 'gain'), GAIN);
  expect(judgement(start)?.switches).toEqual(SHORTEST_WIN_SWITCHES);
  expect(SHORTEST_WIN_SWITCHES).toMatchObject({ nullMove: false, probCut: false, historyPruning: false });
});

test('later the engine judges what the solution does not have', async () => {
  const start = withReply(acted(begun(ROOKS), 'h2h7'), 'a8b8');
  const slow = await judged(acted(start, 'g1g2'));
  expect([slow.state, slow.reply]).toEqual(['wrong', 'b8c8']);
  expect(textOf(again(slow))).toBe(textOf(start));
});

test('a turn that goes on is judged by what it can still reach', async () => {
  const football = await exampleGame('football');
  const theme: PuzzleTheme = { ...WIN, id: 'win-1', turns: 1 };
  const chain = puzzle('3k5/9/9/1Q7/9/9/9/9/2R3K2 w c2 m - 8', 'c1*c7 b6*e9', 'win-1');
  const first = acted(begun(chain, theme, football), 'c1*c7');
  expect(first.state).toBe('open');
  expect(acted(first, 'b6*e9').state).toBe('solved');
  const moved = { ...chain, line: ['g1f1', 'c1*c7', 'b6*e9'] };
  const kept = await judged(acted(acted(begun(moved, theme, football), 'g1f1'), 'c1*c3'));
  expect([kept.state, refutation(kept)]).toEqual(['wrong', undefined]);
});

test('a goal is saved when the other side cannot score in its next turn', async () => {
  const league = await exampleGame('chess-league');
  const one = puzzle('6k1/4q3/8/8/8/8/R7/5K2 w e4 0 1', 'a2e2', 'save-1');
  expect(acted(begun(one, SAVE, league), 'a2e2').state).toBe('solved');
  expect(acted(begun(one, SAVE, league), 'a2a8').state).toBe('wrong');
  const other = { ...one, also: ['a2e2'], line: ['f1e2'] };
  expect((await judged(acted(begun(other, SAVE, league), 'a2e2'))).state).toBe('solved');
  const careless = { ...one, also: ['a2a8'] };
  const lost = await judged(acted(begun(careless, SAVE, league), 'a2a8'));
  expect([lost.state, lost.reply]).toEqual(['wrong', 'e7e4']);
});

test('of a gain only what wins material counts', async () => {
  const fork = puzzle('r3k3/7p/8/3N4/8/8/7P/4K3 w - - 0 1', 'd5c7 e8d7 c7a8', 'gain');
  const answered = withReply(acted(begun(fork, GAIN), 'd5c7'), 'e8d7');
  expect(acted(answered, 'c7a8').state).toBe('solved');
  expect((await judged(acted(answered, 'c7b5'))).state).toBe('wrong');
});

test('the solution is shown an action at a time', () => {
  let shown = begun(ROOKS);
  for (const text of ROOKS.line) {
    expect(nextInLine(shown)).toBe(text);
    shown = withNextOfLine(shown);
  }
  expect([shown.state, nextInLine(shown), withNextOfLine(shown)]).toEqual(['shown', undefined, shown]);
  expect(again(shown).state).toBe('open');
});
