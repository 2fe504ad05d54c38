import { readRules } from '@kickmate/conformance';
import type { Variant } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import type { ChessPosition } from '../src/index.ts';
import { after, legal, legalFrom, position, written } from './referee.ts';

/** A rule's board, and questions that a test may ask about it. */
export interface Case {
  /** The board's text. */
  readonly text: string;
  readonly start: ChessPosition;
  /** The targets of the piece on a square, as in its actions' texts, sorted. */
  readonly from: (square: string) => string;
  /** All actions. */
  readonly all: () => readonly string[];
  /** The position after the board's action. */
  readonly after: () => string;
}

/** A test for each heading of a rule page that has a board, or none. */
export type RuleTests = Readonly<Record<string, (rule: Case) => void>>;

const NO_BOARD: Case = {
  text: '',
  get start(): never {
    throw new Error('this rule has no board');
  },
  from: () => '',
  all: () => [],
  after: () => '',
};

function caseOf(rules: Variant<ChessPosition>, text: string, action: string | undefined): Case {
  const start = position(text, rules);
  return {
    text,
    start,
    from: (square) =>
      legalFrom(start, square, rules)
        .map((one) => one.slice(2))
        .join(' '),
    all: () => legal(start, rules),
    after: () => written(after(start, action!, rules), rules),
  };
}

/** Runs the test of each rule of a variant's page; a test gets its rule's board. */
export function testPage(rules: Variant<ChessPosition>, tests: RuleTests): void {
  describe(`each rule of the page of ${rules.name}`, () => {
    const sections = readRules(rules.presentation!.rules);

    it('has a test', () => {
      expect(sections.map(({ name }) => name)).toEqual(Object.keys(tests));
    });

    it.each(sections)('$name', ({ name, text, action }) => {
      tests[name]!(text ? caseOf(rules, text, action) : NO_BOARD);
    });
  });
}
