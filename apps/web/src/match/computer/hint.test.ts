import { loadVariant } from '@kickmate/catalogue';
import { openEngine } from '@kickmate/engine';
import { againstComputer, TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { useEngine } from '../../shared/engine/engine.ts';
import { useStage } from '../../stage/stage.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { useHinted } from '../history/hinted.ts';
import { chessGame, playedMatch, playIn } from '../testing.ts';
import { useHint } from './hint.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
  useEngine().connectWith(async ({ variant }) => openEngine(await loadVariant(variant), { backend: 'rules' }));
});

test('a hint points at a goal that can be scored at once, until something is played', async () => {
  const game = useStageAndMatch();
  game.open(await playedMatch('b1c3 a7a6'), TWO_PEOPLE);
  const hint = useHint();
  await hint.ask();
  // Nc3-d5 and the ball from d5 over f7 to g8: 18 to 35, in square numbers.
  expect(hint.hint).toMatchObject({
    text: 'knight c3 kicks the ball from d5 to g8, head goal',
    arrow: { from: 18, to: 35 },
  });
  expect(useHinted().has(useStage().id!)).toBe(true);
  expect(hint.hint!.flight!.at(-1)).toMatchObject({ kind: 'goal', side: 'w' });
  playIn(game, 'a2a3');
  expect(hint.hint).toBeUndefined();
});

test('a hint says what the action wins', async () => {
  useStageAndMatch().open(await chessGame('', { from: '4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1' }), TWO_PEOPLE);
  await useHint().ask();
  expect(useHint().hint?.text).toBe('The rook on d1 can take the queen on d5, which nothing protects.');
  // d5 and d1.
  expect(useHint().hint?.marks).toEqual([35, 3]);
});

test('a hint says that it keeps the other side from winning in the next turn', async () => {
  const from = 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3';
  useStageAndMatch().open(await chessGame('', { from }), TWO_PEOPLE);
  await useHint().ask();
  expect(useHint().hint?.text).toMatch(/^(queen|pawn|knight) .*\. After that, White cannot win in the next turn\.$/);
});

test("there is no hint on the computer's turn", async () => {
  useStageAndMatch().open(await playedMatch('a2a3'), againstComputer(1, 'w'));
  await useHint().ask();
  expect(useHint().hint).toBeUndefined();
  expect(useHinted().has(useStage().id!)).toBe(false);
});
