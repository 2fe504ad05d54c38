import { type Action, type Ply, seededRandom, type Variant } from '@kickmate/game';
import { ALL_TECHNIQUES, type KernelReport, WIN, WIN_BOUND } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { evaluator, expectation, rulesSearcher } from '../src/search/rules.ts';
import type { SearchHost, SearchTask } from '../src/search/searcher.ts';
import { parse, type TinyPosition, tiny } from './tiny.ts';

const NO_HOST: SearchHost = { poll: () => false, report: () => undefined };

const search = (
  position: TinyPosition,
  task: Partial<SearchTask<TinyPosition>> = {},
  host = NO_HOST,
  variant = tiny,
): KernelReport =>
  rulesSearcher(variant).search(
    {
      start: position,
      plies: [],
      position,
      depth: 3,
      nodes: Number.POSITIVE_INFINITY,
      lines: 1,
      switches: ALL_TECHNIQUES,
      ...task,
    },
    host,
  );

/** The score by plain minimax, for the side to act, to `depth` actions; `plies` are those since the root. */
function minimax<P>(variant: Variant<P>, position: P, depth: number, plies: readonly Ply<P>[] = []): number {
  if (depth === 0) return evaluator(variant)(position);
  return Math.max(...variant.actions(position).map((action) => scoreOf(variant, position, action, depth, plies)));
}

function scoreOf<P>(
  variant: Variant<P>,
  before: P,
  action: Action,
  depth: number,
  plies: readonly Ply<P>[] = [],
): number {
  const mover = variant.side(before);
  const chances = variant.chance(before, action);
  const scoreAfter = (outcome?: number) => {
    const after = variant.play(before, action, outcome);
    const played = [...plies, { before, action, outcome, after }];
    const end = variant.end(after) ?? variant.endByHistory(played);
    if (end) return end.winner === undefined ? 0 : end.winner === mover ? WIN - played.length : played.length - WIN;
    const score = minimax(variant, after, depth - 1, played);
    return variant.side(after) === mover ? score : 0 - score;
  };
  if (chances.length === 0) return scoreAfter();
  return expectation(chances.map(({ outcome, weight }) => ({ score: scoreAfter(outcome), weight })));
}

/** Positions of random games in which the round goes on. */
function randomPositions(count: number): readonly TinyPosition[] {
  const found: TinyPosition[] = [];
  for (let game = 0; found.length < count; game++) {
    const random = seededRandom(game);
    const pick = <T>(things: readonly T[]) => things[Math.floor(random() * things.length)]!;
    let position = tiny.starts('w')[0]!.position;
    for (let ply = 0; ply < 12 && !tiny.end(position); ply++) {
      found.push(position);
      const action = pick(tiny.actions(position));
      const chances = tiny.chance(position, action);
      position = tiny.play(position, action, chances.length > 0 ? pick(chances).outcome : undefined);
    }
  }
  return found.slice(0, count);
}

describe('the search over the rules', () => {
  const positions = randomPositions(60);

  it.each([1, 2, 3, 4])('scores as a plain minimax does at depth %i', (depth) => {
    for (const position of positions) {
      const [line] = search(position, { depth }).lines;
      expect(line?.score, tiny.text.format(position)).toBe(minimax(tiny, position, depth));
    }
  });

  it('gives every one of several lines its own score, best first', () => {
    for (const position of positions) {
      const { lines } = search(position, { lines: 3 });
      const all = tiny.actions(position).map((action) => scoreOf(tiny, position, action, 3));
      const best = all.sort((a, b) => b - a).slice(0, 3);
      expect(
        lines.map(({ score }) => score),
        tiny.text.format(position),
      ).toEqual(best);
      for (const { score, actions } of lines) expect(score).toBe(scoreOf(tiny, position, actions[0]!, 3));
    }
  });

  it('meets chance and turns of several actions in these positions', () => {
    const hasChance = positions.some((position) =>
      tiny.actions(position).some((action) => tiny.chance(position, action).length > 0),
    );
    const actsAgain = positions.some((position) =>
      tiny.actions(position).some((action) => tiny.side(tiny.play(position, action, 0)) === tiny.side(position)),
    );
    expect([hasChance, actsAgain]).toEqual([true, true]);
  });

  it('ends a line where chance has to be drawn', () => {
    const { lines } = search(parse('k3/4/4/1P2 w'), { lines: 9, depth: 4 });
    const texts = lines.map(({ actions }) => actions.map((action) => tiny.text.formatAction({ action })));
    expect(texts.filter(([first]) => first === 'b1b2')).toEqual([['b1b2']]);
    expect(texts.every((line) => line.length === 1 || !['b2', 'c2'].includes(line[0]!.slice(2)))).toBe(true);
  });

  it.each([
    ['a win at once', 'k3/3P/4/4 w', WIN - 1],
    ['a win two actions later', '4/k3/3P/4 w', WIN - 3],
    ['a loss that cannot be helped', '3k/4/p3/4 w', 2 - WIN],
    ['a capture, then the same side wins', '4/1p2/P3/4 w', WIN - 2],
  ])('counts the actions to %s', (_name, text, score) => {
    expect(search(parse(text), { depth: 4 }).lines[0]?.score).toBe(score);
  });

  it('knows that the history ends a round', () => {
    const before = parse('4/4/4/4 b');
    const position = parse('4/4/4/4 w');
    const pass = tiny.actions(before)[0]!;
    const plies = [{ before, action: pass, after: position }];
    expect(search(position, { start: before, plies, depth: 1 }).lines[0]?.score).toBe(0);
  });

  it('knows that the history ends a round in its own line, however deep it looks', () => {
    const position = parse('4/4/4/4 w');
    const { lines, nodes } = search(position, { depth: 100 });
    expect(lines).toEqual([{ score: 0, actions: [...tiny.actions(position), ...tiny.actions(position)] }]);
    expect(nodes).toBeLessThan(1000);
  });

  it('knows that a draw can be claimed', () => {
    const position = parse('k3/4/P3/4 w');
    const claimable = () => ({ kind: 'repetition', title: 'Repetition', goals: 0 });
    expect(search(position).lines[0]?.score).not.toBe(0);
    expect(search(position, {}, NO_HOST, { ...tiny, claims: { claimable } }).lines[0]?.score).toBe(0);
  });

  it('gives the round to the side to which the history gives it', () => {
    const position = parse('4/4/4/4 w');
    const won = (winner: 'w' | 'b'): Variant<TinyPosition> => ({
      ...tiny,
      endByHistory: (plies) => (plies.length >= 2 ? { kind: 'count', title: 'Counted', winner, goals: 1 } : undefined),
    });
    expect(search(position, {}, NO_HOST, won('w')).lines[0]?.score).toBe(WIN - 2);
    expect(search(position, {}, NO_HOST, won('b')).lines[0]?.score).toBe(2 - WIN);
  });

  it('searches only the actions of `only`', () => {
    const position = tiny.starts('w')[0]!.position;
    const only = [tiny.actions(position)[4]!];
    const { lines } = search(position, { only, lines: 5 });
    expect(lines.map(({ actions }) => actions[0])).toEqual(only);
  });

  it('ends when the host says so, with its lines so far', () => {
    const position = tiny.starts('w')[0]!.position;
    const depths: number[] = [];
    let polls = 0;
    const host: SearchHost = { poll: () => ++polls > 100, report: ({ depth }) => depths.push(depth) };
    const report = search(position, { depth: 100 }, host);
    expect(polls).toBe(101);
    expect(report.depth).toBe(depths.at(-1));
    expect(report.lines).toHaveLength(1);
  });

  it('visits as many positions as its limit allows', () => {
    const { nodes, lines } = search(tiny.starts('w')[0]!.position, { depth: 100, nodes: 500 });
    expect([nodes, lines.length]).toEqual([501, 1]);
  });

  it('counts leaves', () => {
    // Eight actions, five of them into the swamp.
    expect(rulesSearcher(tiny).perft(tiny.starts('w')[0]!.position, 1)).toBe(8 + 5);
  });
});

describe('the mean over chance', () => {
  it.each([
    ['by weight', [[100, 1] as const, [10, 2] as const], 40],
    ['cut towards 0', [[-1, 1] as const, [0, 1] as const], 0],
    ['a win whatever happens', [[WIN - 1, 1] as const, [WIN - 3, 1] as const], WIN - 2],
    ['hardly ever no win', [[WIN - 1, 99] as const, [0, 1] as const], WIN_BOUND],
    ['hardly ever no loss', [[1 - WIN, 99] as const, [0, 1] as const], -WIN_BOUND],
  ])('%s', (_name, scores, mean) => {
    expect(expectation(scores.map(([score, weight]) => ({ score, weight })))).toBe(mean);
  });
});
