import { perft } from '@kickmate/game';
import { expect, it } from 'vitest';
import { perftCases } from './perft-cases.ts';

/** `npm run verify` counts further. */
const MOST_LEAVES = process.env.VERIFY === 'full' ? 1_000_000 : 20_000;

it.each(perftCases(MOST_LEAVES))(
  'the rules count as Stockfish does: $name',
  { timeout: 600_000 },
  ({ rules, start, counts }) => {
    expect(counts.map((_, index) => perft(rules, start, index + 1))).toEqual(counts);
  },
);
