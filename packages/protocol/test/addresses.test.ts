import { expect, test } from 'vitest';
import { pageOfShort, type ShortAddress, shortOf } from '../src/addresses.ts';

test.each<[page: string, short: string | undefined]>([
  ['/online/table/pXo2', 'game/pXo2'],
  ['/online/tournaments/k3Zq', 'tournament/k3Zq'],
  ['/online/player/computer-4', 'player/computer-4'],
  ['/maps/shared/q1Y', 'map/q1Y'],
  ['/puzzles/some-game/1k3x9a', 'puzzle/some-game/1k3x9a'],
  ['/online/tournaments/', undefined],
  ['/online/device/token', undefined],
  ['/puzzles', undefined],
])('%s has the short address %s, which leads back', (page, short) => {
  expect(shortOf(page)).toBe(short);
  const [first = '', ...rest] = short?.split('/') ?? [];
  if (short) expect(pageOfShort(first as ShortAddress, rest.join('/'))).toBe(page);
});
