import { expect, test } from 'vitest';
import { goalWords } from './goal-words.ts';

test.each([
  ['Goal', 'w', 'Goal for White'],
  ['Own goal', 'b', 'Own goal for Black'],
  ['Black is stuck', 'w', 'Black is stuck: White wins the round'],
  ['Breakthrough', 'b', 'Breakthrough: Black wins the round'],
] as const)('%s of %s', (title, side, words) => expect(goalWords(title, side)).toBe(words));

test('the end of the only round is the end of everything', () =>
  expect(goalWords('Checkmate', 'w', true)).toBe('Checkmate: White wins'));
