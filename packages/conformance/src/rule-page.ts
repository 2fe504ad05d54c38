import { readFileSync } from 'node:fs';
import { must, opponent } from '@kickmate/board';
import type { Maps, Match, Variant } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { refereeOf } from './referee.ts';
import { expectNone } from './rules-proofs.ts';

/** A rule of a rule page: a heading, and the board below it if there is one. */
export interface PageRule {
  readonly name: string;
  /** The board's map, as text, where it is not the variant's own. */
  readonly map?: string | undefined;
  /** The board's position, as text. */
  readonly text?: string | undefined;
  /** The action below the board, as text. */
  readonly action?: string | undefined;
}

/** Reads the rules of a rule page: its headings of the third rank, and the boards below them, without the part for developers. */
function readRules(page: URL): readonly PageRule[] {
  const [forPlayers] = readFileSync(page, 'utf8').split('## For developers');
  return forPlayers!
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [, map, text, action] = /```board\n(?:(\{.+)\n)?(.+)\n(?:(.+)\n)?```/.exec(section) ?? [];
      return { name: section.slice(0, section.indexOf('\n')), map, text, action };
    });
}

/** The ranks of a rule page's headings, and its boards, in order: what is the same in all languages. */
const frameOf = (page: URL): readonly string[] =>
  readFileSync(page, 'utf8')
    .split('## For developers')[0]!
    .match(/^#+ |^```board\n[\s\S]*?```/gm) ?? [];

/** The questions that the test of a rule asks about the rule's board. */
export interface RuleCase<P> {
  /** The game, on the board's map. */
  readonly game: Variant<P>;
  readonly text: string;
  readonly start: P;
  /** The board's action; empty if there is none. */
  readonly action: string;
  /** The texts of the actions from a square, without that square and without outcomes, sorted, joined by spaces. */
  readonly from: (square: string) => string;
  /** The texts of all successors, sorted. */
  readonly all: () => readonly string[];
  /** The position after these actions, or after the board's action if there are none, as in fixtures. */
  readonly after: (...actions: readonly string[]) => string;
}

/** The rule's case for a board. */
export function ruleCase<P>(game: Variant<P>, text: string, action = ''): RuleCase<P> {
  const referee = refereeOf(game);
  const start = referee.position(text);
  return {
    game,
    text,
    start,
    action,
    from: (square) =>
      referee
        .actionsFrom(start, square)
        .map((one) => one.slice(square.length))
        .join(' '),
    all: () => referee.successorTexts(start),
    after: (...actions) => referee.written(referee.after(start, actions.join(' ') || action)),
  };
}

/** The tests of a page's rules that have a board, by their names, in the page's order. */
export type RuleTests<C> = Readonly<Record<string, (rule: C) => void>>;

/** Says where the test of a rule belongs if it is not there: the first table of {@link provesRulePage} is for rules with a board. */
export function testFault(
  { name, text }: PageRule,
  withBoard: Readonly<Record<string, unknown>>,
  withoutBoard: Readonly<Record<string, unknown>>,
): string | undefined {
  const [right, wrong] = text ? [withBoard, withoutBoard] : [withoutBoard, withBoard];
  if (Object.hasOwn(right, name)) return undefined;
  const table = text ? 'first' : 'second';
  const fault = Object.hasOwn(wrong, name) ? 'but its test is in the other table' : 'and no test has its name';
  return `the rule '${name}' has ${text ? 'a' : 'no'} board, ${fault}: put its test into the ${table} table of \`provesRulePage\``;
}

/**
 * Proves a variant's rule page: each of its rules has a test of the same name, in the page's order.
 * @param withBoard the tests of the rules that have a board
 * @param withoutBoard the tests of the rules that have none
 * @param caseOf adds the questions that only this game has
 */
export function provesRulePage<P, C = RuleCase<P>>(
  variant: Variant<P>,
  withBoard: RuleTests<C>,
  withoutBoard: Readonly<Record<string, () => void>> = {},
  caseOf = (rule: RuleCase<P>): C => rule as C,
): void {
  describe('each rule of the page', () => {
    const rules = readRules(variant.presentation!.rules);

    it('has a test', () => {
      for (const rule of rules) expectNone(testFault(rule, withBoard, withoutBoard));
      const named = (hasBoard: boolean) =>
        rules.filter(({ text }) => (text !== undefined) === hasBoard).map(({ name }) => name);
      expect([named(true), named(false)]).toEqual([Object.keys(withBoard), Object.keys(withoutBoard)]);
    });

    it('has the same headings and boards in other languages', () => {
      const { rules: english, translatedRules = {} } = variant.presentation!;
      for (const page of Object.values(translatedRules)) expect(frameOf(page)).toEqual(frameOf(english));
    });

    it.each(rules)('$name', (rule) => {
      expectNone(testFault(rule, withBoard, withoutBoard));
      const { name, map, text, action } = rule;
      if (!text) return withoutBoard[name]!();
      const game = map === undefined ? variant : (must((variant.maps as Maps).on(map)) as Variant<P>);
      withBoard[name]!(caseOf(ruleCase(game, text, action)));
    });
  });
}

/** Asserts that White kicked off first, then the side that conceded, or after a void round the other side. */
export function expectConcedingSideToKickOff<P>({ variant, rounds }: Match<P>): void {
  expect(rounds[0]!.kickOff).toBe('w');
  for (const [index, { end, kickOff }] of rounds.slice(0, -1).entries()) {
    const next = rounds[index + 1]!;
    expect(next.kickOff).toBe(opponent(end!.winner ?? kickOff));
    expect(variant.starts(next.kickOff).map((start) => start.position)).toContainEqual(next.start);
  }
}

/** Asserts the usual number of goals that wins a match, that it may be 1 to 9, and that the side that has them wins. */
export function expectFirstTo<P>(variant: Variant<P>, goals: number): void {
  expect(variant.match.goals).toEqual({ default: goals, min: 1, max: 9 });
  const { score, end } = refereeOf(variant).randomMatch(2, goals);
  expect(Math.max(score.w, score.b)).toBeGreaterThanOrEqual(goals);
  expect(Math.min(score.w, score.b)).toBeLessThan(goals);
  expect(end).toEqual({ winner: score.w > score.b ? 'w' : 'b', reason: 'goals' });
}
