import { expect, test } from 'vitest';
import { matchSpans } from '../src/match-spans.ts';

const game = (round: string | undefined, variant: string): string =>
  `[Variant "${variant}"]\n${round === undefined ? '' : `[Round "${round}"]\n`}\n1. a1a2 1-0\n\n`;
const FILE = [
  ...[game('1', 'cup'), game('2', 'cup'), game('3', 'cup')],
  ...[game('1', 'cup'), game(undefined, 'cup')],
  ...[game('7', 'single'), game('8', 'single')],
].join('');

test('the rounds of a match belong together; in games of one round the tag counts a tournament', () => {
  const spans = matchSpans(FILE, (tags) => tags.get('Variant') === 'cup');
  const parts = spans.map(({ begin, end }) => FILE.slice(begin, end));
  expect(parts.map((part) => part.match(/1-0/g)?.length)).toEqual([3, 1, 1, 1, 1]);
  expect(parts.join('').replace(/\s/g, '')).toBe(FILE.replace(/\s/g, ''));
  expect(spans.map(({ tags }) => tags.get('Round'))).toEqual(['1', '1', undefined, '7', '8']);
});

test('a file that begins within a match has its rest', () => {
  expect(matchSpans(game('2', 'cup') + game('3', 'cup'), () => true)).toHaveLength(1);
});
