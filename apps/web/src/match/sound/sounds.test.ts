import type { Animator } from '@kickmate/board-ui';
import { againstComputer, TWO_PEOPLE } from '@kickmate/play';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shallowRef } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useReview } from '../../stage/review.ts';
import { useShownPosition } from '../../stage/shown-position.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { chessGame, playedMatch, playIn } from '../testing.ts';
import { useSounds } from './sounds.ts';
import { type SoundName, Synth } from './synth.ts';

const heard: SoundName[] = [];

/** An animator that shows an effect of each kind that it is told, and ends when the test says so. */
class TestAnimator implements Animator {
  readonly frame = shallowRef<Animator['frame']['value']>();
  effects: readonly ('kick' | 'bounce' | 'net' | 'goal' | 'capture')[] = [];
  end = (): void => {};
  play: Animator['play'] = ({ before }) => {
    const at = { x: 0, y: 0 };
    const effects = this.effects.map((kind, key) => ({ kind, key, at, progress: 0 }));
    // Each effect is in several frames.
    for (let count = 1; count <= effects.length; count++)
      this.frame.value = { ...before, sprites: [], effects: effects.slice(0, count) };
    this.frame.value = { ...before, sprites: [], effects: [...effects] };
    return new Promise((resolve) => {
      this.end = () => {
        this.frame.value = undefined;
        resolve();
      };
    });
  };
  skip(): void {}
  noteDrop(): void {}
}

beforeEach(() => {
  localStorage.clear();
  heard.length = 0;
  setActivePinia(createPinia());
  vi.spyOn(Synth.prototype, 'play').mockImplementation((name) => void heard.push(name));
});
afterEach(() => vi.restoreAllMocks());

function listen(animator = new TestAnimator()): TestAnimator {
  mount({
    setup: () => {
      useSounds(useShownPosition(animator));
      return () => undefined;
    },
  });
  return animator;
}

test('an animated action sounds when things are seen, each once', async () => {
  const game = useStageAndMatch();
  game.open(await playedMatch(''), TWO_PEOPLE);
  const animator = listen();
  animator.effects = ['kick', 'bounce', 'net', 'goal'];
  playIn(game, 'b1c3');
  await flushPromises();
  expect(heard).toEqual(['kick', 'bounce', 'net', 'goal', 'move']);
  animator.end();
  await flushPromises();
  expect(heard).toHaveLength(5);
});

test('without animations an action has one sound, going back has none', async () => {
  useSettings().animation = 'off';
  const game = useStageAndMatch();
  game.open(await chessGame('e2e4 d7d5'), TWO_PEOPLE);
  listen();
  playIn(game, 'e4d5');
  await flushPromises();
  playIn(game, 'g8f6');
  await flushPromises();
  playIn(game, 'f1b5');
  await flushPromises();
  expect(heard).toEqual(['capture', 'move', 'check']);
  useReview().back();
  await flushPromises();
  expect(heard).toHaveLength(3);
});

test('the end is whistled when it has been seen, and only once', async () => {
  useSettings().animation = 'off';
  const game = useStageAndMatch();
  game.open(await chessGame('f2f3 e7e5 g2g4'), TWO_PEOPLE);
  listen();
  playIn(game, 'd8h4');
  await flushPromises();
  expect(heard).toEqual(['over']);
  useReview().back();
  await flushPromises();
  useReview().forth();
  await flushPromises();
  expect(heard.filter((name) => name === 'over')).toHaveLength(1);
});

test('a match with a ball begins with a whistle, chess does not, and neither does a match that goes on', async () => {
  const game = useStageAndMatch();
  game.open(await playedMatch('b1c3'), TWO_PEOPLE);
  listen();
  const { variant } = game.match!;
  expect(heard).toEqual([]);
  game.begin(variant, { seats: TWO_PEOPLE, seed: 1 });
  expect(heard).toEqual(['whistle']);
  game.begin((await chessGame()).variant, { seats: TWO_PEOPLE, seed: 1 });
  expect(heard).toEqual(['whistle']);
});

test('little time is said once at each limit, only to a person who has to act', async () => {
  const game = useStageAndMatch();
  vi.useFakeTimers();
  try {
    const time = { ms: 12_000, incrementMs: 0 };
    game.open(await chessGame('e2e4 e7e5', { time }), againstComputer(1, 'w'));
    listen();
    game.attend(async () => {});
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(heard).toEqual(['lowTime']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(heard).toEqual(['lowTime']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(heard).toEqual(['lowTime', 'lowTime']);
  } finally {
    vi.useRealTimers();
  }
});

test('nothing is heard when the sound is off', async () => {
  Object.assign(useSettings(), { animation: 'off', sound: false });
  const game = useStageAndMatch();
  game.open(await chessGame('e2e4'), TWO_PEOPLE);
  listen();
  playIn(game, 'e7e5');
  await flushPromises();
  expect(heard).toEqual([]);
});
