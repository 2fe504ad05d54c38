import { readFileSync } from 'node:fs';
import { refereeOf } from '@kickmate/conformance';
import type { Variant } from '@kickmate/game';
import { type ChessPosition, chess, chess960 } from '../src/index.ts';

interface Fixture {
  readonly name: string;
  readonly fen: string;
  readonly counts: readonly number[];
  readonly variant?: 'chess960';
}

/** A position with the number of action sequences from it, by their length from 1. */
export interface PerftCase {
  readonly name: string;
  readonly rules: Variant<ChessPosition>;
  readonly start: ChessPosition;
  readonly counts: readonly number[];
}

const { cases } = JSON.parse(readFileSync(new URL('./fixtures/perft.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly Fixture[];
};

/** The fixtures, each counted to the largest depth with at most this many leaves. */
export const perftCases = (most: number): readonly PerftCase[] =>
  cases.map(({ name, fen, counts, variant }) => {
    const rules = variant === 'chess960' ? chess960 : chess;
    return { name, rules, start: refereeOf(rules).position(fen), counts: counts.filter((count) => count <= most) };
  });
