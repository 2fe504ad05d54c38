import { ALL_LEVELS } from '@kickmate/engine/client';
import { expect, test } from 'vitest';
import { opponentName, opponentWords } from './opponents.ts';
import { PORTRAITS } from './portraits.ts';
import { GERMAN } from './texts.de.ts';
import { texts as english } from './texts.ts';

test('each level is somebody else, and never the same in two sentences', () => {
  const said = ALL_LEVELS.flatMap((level) => [
    opponentName(level),
    ...[english, GERMAN].map(({ manners }) => manners[level](opponentName(level))),
  ]);
  expect(new Set(said).size).toBe(3 * ALL_LEVELS.length);
  expect(opponentWords(3)).toBe('Amara (level 3)');
});

test('a portrait has less than a kibibyte, and is none of the others', () => {
  const drawn = ALL_LEVELS.map((level) =>
    PORTRAITS[level].map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join(''),
  );
  expect(new Set(drawn).size).toBe(ALL_LEVELS.length);
  for (const one of drawn) expect(one.length).toBeLessThan(1024);
});
