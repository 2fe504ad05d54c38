import { openEngine } from '@kickmate/engine';
import { actionRequest } from '@kickmate/play';
import { expect, test } from 'vitest';
import { maps, on, SMALL } from '../testing.ts';
import { type Chooser, playGame, summaryOf } from './self-play.ts';

const RACE = on({ ...SMALL, tiles: ['....', '....', '....'], placement: '2rk/4/KQ2' });

test('the computer plays a game to its end, and captures are counted', async () => {
  const engine = await openEngine(RACE, { backend: 'rules' });
  const counts: number[] = [];
  const game = await playGame(
    RACE,
    1,
    async (match) => {
      const found = await engine.search(actionRequest(match, 3));
      return found.ok ? found.value.best : undefined;
    },
    { onAction: (count) => counts.push(count) },
  );
  expect(game?.winner).toBeDefined();
  expect(counts.at(-1)).toBe(game?.length);
  expect(game?.captures.at(-1)).toMatchObject({ of: 'K' });
  engine.close();
});

test('a game that goes on and on is cut, and counts as drawn', async () => {
  const wander: Chooser = async ({ variant, position, round }) => {
    const actions = variant.actions(position).filter((action) => variant.look(action) === 'move');
    return variant.text.formatAction({ action: actions[round.plies.length % actions.length]! });
  };
  const ended = await playGame(on(maps.shipped[0]!.file), 1, wander, { most: 7 });
  expect(ended).toEqual({ winner: undefined, length: 7, isCut: true, captures: [] });
});

test('a stopped game has no result', async () => {
  expect(await playGame(RACE, 1, async () => undefined)).toBeUndefined();
});

test('games are summed up', () => {
  const by = (letters: string) => [...letters].map((pair, index) => ({ by: pair, of: index === 0 ? 'P' : 'K' }));
  const summary = summaryOf([
    { winner: 'w', length: 10, isCut: false, captures: by('QQ') },
    { winner: 'w', length: 21, isCut: false, captures: by('QP') },
    { winner: 'b', length: 41, isCut: false, captures: [] },
    { winner: undefined, length: 300, isCut: true, captures: [] },
  ]);
  expect(summary).toMatchObject({
    games: 4,
    wins: { w: 2, b: 1 },
    draws: 1,
    cut: 1,
    shortest: 10,
    mean: 93,
    longest: 300,
  });
  expect(summary.kinds).toEqual([
    { letter: 'Q', made: 3, suffered: 0, share: 0.75 },
    { letter: 'P', made: 1, suffered: 2, share: 0.25 },
    { letter: 'K', made: 0, suffered: 2, share: 0 },
  ]);
  expect(summaryOf([])).toMatchObject({ games: 0, shortest: 0, mean: 0, longest: 0, kinds: [] });
});
