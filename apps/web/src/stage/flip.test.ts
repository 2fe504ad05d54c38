import { againstComputer, TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { nextTick } from 'vue';
import { chessGame } from '../match/testing.ts';
import { useFlip } from './flip.ts';
import { useStageAndMatch } from './testing.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

const beganAt = Date.parse('2025-01-01');

test('a flipped board stays flipped after a reload, and another match is not flipped', async () => {
  useStageAndMatch().open(await chessGame(), againstComputer(3, 'w'), { beganAt });
  useFlip().flip();
  expect(useFlip().bottomSide).toBe('b');

  setActivePinia(createPinia());
  const flip = useFlip();
  useStageAndMatch().open(await chessGame('e2e4'), againstComputer(3, 'w'), { beganAt });
  await nextTick();
  expect(flip.bottomSide).toBe('b');
  useStageAndMatch().open(await chessGame(), againstComputer(3, 'w'), { beganAt: Date.parse('2025-01-02') });
  await nextTick();
  expect(flip.bottomSide).toBe('w');
});

test('a flipped board stays flipped after a reload where the record has no seed', async () => {
  const match = await chessGame();
  const reopen = (seed: number) =>
    useStageAndMatch().open({ ...match, seed } as typeof match, againstComputer(3, 'w'), { beganAt });
  reopen(3053706234);
  useFlip().flip();
  setActivePinia(createPinia());
  const flip = useFlip();
  reopen(0);
  await nextTick();
  expect(flip.bottomSide).toBe('b');
});

test('the board stays flipped when the same people play again', async () => {
  const seats = { ...TWO_PEOPLE };
  useStageAndMatch().open(await chessGame(), seats, { beganAt });
  useFlip().flip();
  useStageAndMatch().open(await chessGame(), seats, { beganAt: Date.parse('2025-01-02') });
  await nextTick();
  expect(useFlip().bottomSide).toBe('b');
});
