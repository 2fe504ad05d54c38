import { expect, test } from 'vitest';
import { goalWords } from './goal-words.ts';

test.each([
  [{ title: 'Goal', says: 'goal' }, 'w', 'Goal for White'],
  [{ title: 'Own goal', says: 'goal' }, 'b', 'Own goal for Black'],
  [{ title: 'Black is stuck' }, 'w', 'Black is stuck: White wins the round'],
  [{ title: 'Breakthrough' }, 'b', 'Breakthrough: Black wins the round'],
  [{ title: 'The last goal' }, 'b', 'The last goal: Black wins the round'],
] as const)('$title of %s', (end, side, words) => expect(goalWords(end, side)).toBe(words));

test('the end of the only round is the end of the match', () =>
  expect(goalWords({ title: 'Checkmate' }, 'w', true)).toBe('Checkmate: White wins'));
