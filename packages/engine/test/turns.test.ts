import { must } from '@kickmate/board';
import { plyFrom } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import type { Limits } from '../src/request/engine.ts';
import { openEngine } from '../src/search/in-process.ts';
import { timeLimitsOf } from '../src/search/time.ts';
import { actionsPerTurn, findWinThisTurn, turnsToWin } from '../src/search/turns.ts';
import { parse, type TinyPosition, tiny } from './tiny.ts';

/** The actions with these coordinates, one after the other, and the position after them. */
function play(start: TinyPosition, ...texts: readonly string[]) {
  let position = start;
  const plies = texts.map((text) => {
    const read = tiny.text.parseAction(position, text);
    if (!read.ok) throw new Error(read.error.message);
    const ply = plyFrom(tiny, position, read.value);
    position = ply.after;
    return ply;
  });
  return { plies, position, actions: plies.map(({ action }) => action) };
}

const find = (text: string, isOver = () => false) => {
  const position = parse(text);
  const found = findWinThisTurn(tiny, [], position, tiny.actions(position), isOver);
  const line = found.kind === 'win' && found.line.map((action) => tiny.text.formatAction({ action }));
  return [found.kind, line];
};

describe('a win within the turn that is under way', () => {
  it.each([
    ['at once', 'k3/3P/4/4 w', ['win', ['d3c4']]],
    ['with captures on the way', 'p3/1p2/p3/1P2 w', ['win', ['b1a2', 'a2b3', 'b3a4']]],
    ['not with the next turn only', '4/k3/3P/4 w', ['none', false]],
    ['not with luck only', 'k3/4/1p2/P3 w', ['none', false]],
  ])('is found %s', (_name, position, found) => {
    expect(find(position)).toEqual(found);
  });

  it('stays unknown when the search is ended', () => {
    expect(find('p3/1p2/p3/1P2 w', () => true)).toEqual(['unknown', false]);
  });
});

describe('the search for a win within the turn', () => {
  /** The position before a win of three captures. */
  const start = 'p3/1p2/p3/1P2 w';
  const search = async (limits: Limits) => {
    const engine = await openEngine(tiny, { backend: 'rules' });
    return must(await engine.search({ start, actions: [], limits: { mate: 1, ...limits } }));
  };
  const position = parse(start);
  const all = findWinThisTurn(tiny, [], position, tiny.actions(position), () => false).nodes;

  it('visits no more positions than it may', () => {
    for (let most = 0; most < all; most++) {
      const found = findWinThisTurn(tiny, [], position, tiny.actions(position), (nodes) => nodes >= most);
      expect(found).toEqual({ kind: 'unknown', nodes: most });
    }
  });

  it('obeys the limit of nodes', async () => {
    expect((await search({ nodes: all })).lines[0]?.score).toEqual({ kind: 'win', actions: 3, turns: 1 });
    // Without the last position the win is not found. The usual search follows; the fewest nodes that it may have are one.
    const short = await search({ nodes: all - 1 });
    expect(short.lines[0]?.score.kind).not.toBe('win');
    const engine = await openEngine(tiny, { backend: 'rules' });
    const least = must(await engine.search({ start, actions: [], limits: { nodes: 1 } })).nodes;
    expect(short.nodes).toBe(all - 1 + least);
  });

  it('obeys the clock', async () => {
    const slow: typeof tiny = {
      ...tiny,
      play(...how) {
        for (const end = performance.now() + 2; performance.now() < end; );
        return tiny.play(...how);
      },
    };
    const engine = await openEngine(slow, { backend: 'rules' });
    const found = must(
      await engine.search({ start, actions: [], limits: { mate: 1, clock: { remainingMs: 0, incrementMs: 0 } } }),
    );
    expect(found.lines[0]?.score.kind).not.toBe('win');
  });

  it('counts its positions in the result', async () => {
    expect((await search({})).nodes).toBe(all);
    const engine = await openEngine(tiny, { backend: 'rules' });
    const request = { start: '4/k3/3P/4 w', actions: [], limits: { depth: 1 } };
    const without = must(await engine.search(request)).nodes;
    const none = findWinThisTurn(tiny, [], parse(request.start), tiny.actions(parse(request.start)), () => false).nodes;
    expect(must(await engine.search({ ...request, limits: { depth: 1, mate: 1 } })).nodes).toBe(none + without);
  });
});

describe('turns until a win', () => {
  it('count the turns of the winner, however many actions they have', () => {
    const { actions } = play(parse('p3/1p2/p3/1P2 w'), 'b1a2', 'a2b3', 'b3a4');
    expect(turnsToWin(tiny, parse('p3/1p2/p3/1P2 w'), actions, 3)).toBe(1);
  });

  it('count a turn of the other side between two', () => {
    const start = parse('4/k3/3P/4 w');
    const { actions } = play(start, 'd2d3', 'a3a2', 'd3d4');
    expect(turnsToWin(tiny, start, actions, 3)).toBe(2);
    expect(turnsToWin(tiny, parse('3k/4/p3/4 w'), [], -2)).toBe(1);
  });

  it.each([1, 2, 3, 4, 5, 6])('take sides to alternate beyond the line (%i actions)', (actions) => {
    expect(turnsToWin(tiny, parse('4/k3/3P/4 w'), [], actions % 2 === 1 ? actions : -actions)).toBe(
      Math.ceil(actions / 2),
    );
  });
});

describe('a mate limit', () => {
  const search = async (start: string, mate: number) => {
    const engine = await openEngine(tiny, { backend: 'rules' });
    const result = await engine.search({ start, actions: [], limits: { mate, ms: 5000 } });
    return result.ok ? result.value : undefined;
  };

  it('counts turns, not actions', async () => {
    const found = await search('p3/1p2/p3/1P2 w', 1);
    expect(found?.lines[0]).toEqual({
      score: { kind: 'win', actions: 3, turns: 1 },
      actions: ['b1a2', 'a2b3', 'b3a4'],
    });
    expect(found?.best).toBe('b1a2');
  });

  it('ends when there is no win in this turn', async () => {
    const found = await search('4/k3/3P/4 w', 1);
    expect(found?.ms).toBeLessThan(4000);
    expect(found?.lines[0]?.score.kind).not.toBe('win');
  });
});

describe('the actions of a turn', () => {
  it('are the usual number while nothing is known', () => {
    expect(actionsPerTurn(tiny, [])).toBe(2.5);
    expect(timeLimitsOf({ remainingMs: 1e6, incrementMs: 1000, moveOverheadMs: 0 }, actionsPerTurn(tiny, []))).toEqual(
      timeLimitsOf({ remainingMs: 1e6 + 15_000, incrementMs: 0, moveOverheadMs: 0 }),
    );
  });

  it('come near the mean of the turns that are over', () => {
    const { plies } = play(parse('p3/1p2/p3/1P2 w'), 'b1a2', 'a2b3');
    const step = play(parse('4/k3/3P/4 w'), 'd2d3').plies;
    expect(actionsPerTurn(tiny, plies)).toBe(12 / 4);
    expect(actionsPerTurn(tiny, step)).toBe(11 / 5);
    expect(
      actionsPerTurn(
        tiny,
        Array.from({ length: 1000 }, () => step[0]!),
      ),
    ).toBeCloseTo(1, 1);
  });

  it('are one where turns have one action', () => {
    const { plies } = play(parse('p3/1p2/p3/1P2 w'), 'b1a2', 'a2b3');
    for (const played of [[], plies]) {
      expect(actionsPerTurn({ ...tiny, turns: {} }, played)).toBe(1);
    }
  });
});
