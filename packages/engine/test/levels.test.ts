import type { Action, Level, LevelSettings } from '@kickmate/game';
import { WIN } from '@kickmate/search';
import { describe, expect, it, test } from 'vitest';
import { ALL_LEVELS, type SearchRequest } from '../src/request/engine.ts';
import { openEngine } from '../src/search/in-process.ts';
import { applyLevel, type LevelTask, settingsOf } from '../src/strength/levels.ts';
import { styleOf } from '../src/strength/styles.ts';
import { action, parse, type TinyPosition, tiny } from './tiny.ts';

const LEVELS = Object.fromEntries(ALL_LEVELS.map((level) => [level, settingsOf(tiny, level)])) as Record<
  Level,
  LevelSettings
>;
const START = tiny.text.format(tiny.starts('w')[0]!.position);
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

async function play(request: Partial<SearchRequest>) {
  const engine = await openEngine(tiny, { backend: 'rules' });
  const result = await engine.search({ start: START, actions: [], limits: {}, ...request });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const task = (change: Partial<LevelTask<TinyPosition>> = {}): LevelTask<TinyPosition> => {
  const position = parse(START);
  const candidates = tiny.actions(position);
  return { variant: tiny, position, candidates, level: 1, seed: 0, limits: {}, lines: 1, ...change };
};

const SIGHTED: LevelSettings = {
  ...LEVELS[1],
  blindness: 0,
  winBlindness: 0,
  replyBlindness: 0,
  longestWin: Number.POSITIVE_INFINITY,
};
const report = (depth: number, ...lines: [Action, number][]) => ({
  depth,
  selectiveDepth: depth,
  nodes: 1,
  hashFull: 0,
  lines: lines.map(([first, score]) => ({ score, actions: [first] })),
});

test('a game may have its levels at other places', () => {
  const own = { ...tiny, levels: { places: { 3: 2, 4: 3.5 } } };
  expect(settingsOf(own, 3)).toEqual(LEVELS[2]);
  expect(settingsOf(own, 4)).toEqual(settingsOf(tiny, 3.5));
  expect(settingsOf(own, 3.5)).toEqual(settingsOf(tiny, 2.75));
  expect(applyLevel(task({ variant: own, level: 3 })).depth).toBe(LEVELS[2].depth);
});

test('place 0 is weaker than level 1', () => {
  const own = { ...tiny, levels: { places: { 1: 0 } } };
  const [weak, between] = [settingsOf(own, 1), settingsOf(own, 1.5)];
  expect(weak.depth).toBeLessThan(LEVELS[1].depth);
  expect(weak.winBlindness).toBeGreaterThan(LEVELS[1].winBlindness!);
  expect(between).toEqual(LEVELS[1]);
});

test('between two levels the settings are between theirs', () => {
  const [low, middle, high] = [LEVELS[4], settingsOf(tiny, 4.5), LEVELS[5]];
  for (const name of ['nodes', 'margin', 'temperature', 'blindness', 'replyBlindness'] as const) {
    expect(middle[name], name).toBeGreaterThan(Math.min(low[name], high[name]));
    expect(middle[name], name).toBeLessThan(Math.max(low[name], high[name]));
  }
  expect(settingsOf(tiny, 4)).toBe(low);
  expect(settingsOf(tiny, 9.5).nodes).toBeGreaterThan(LEVELS[9].nodes);
  expect(settingsOf(tiny, 9.5).nodes).toBeLessThan(Number.POSITIVE_INFINITY);
});

test('between two levels, luck decides about settings that cannot be between theirs', () => {
  const [low, high] = [LEVELS[2], LEVELS[3]];
  for (const name of ['depth', 'quiescence', 'longestWin'] as const) {
    expect(low[name], name).not.toBe(high[name]);
    expect(settingsOf(tiny, 2.7, 0.69)[name], name).toBe(high[name]);
    expect(settingsOf(tiny, 2.7, 0.71)[name], name).toBe(low[name]);
  }
  const own = { ...tiny, levels: { places: { 3: 2.5 } } };
  const depths = SEEDS.map((seed) => applyLevel(task({ variant: own, level: 3, seed })).depth);
  expect(new Set(depths)).toEqual(new Set([low.depth, high.depth]));
});

describe('the style of a level', () => {
  // What it likes: to go straight forward.
  const styled = {
    ...tiny,
    levels: { styles: { attacker: { retreat: -9 }, keeper: {}, possession: {}, gambler: {} } },
  };
  const straight = (change: Partial<LevelTask<TinyPosition>>, score: number) => {
    const [b1b2, b1a2] = [action('b1b2'), action('b1a2')];
    const variant = {
      ...styled,
      events: (_: TinyPosition, one: { readonly action: Action }) =>
        one.action === b1b2 ? [{ kind: 'move', piece: { side: 'w', letter: 'K' }, from: 0, to: 12 } as const] : [],
    };
    const played = SEEDS.map((seed) =>
      applyLevel(task({ variant, seed, ...change }), SIGHTED).choose(report(2, [b1a2, 0], [b1b2, score])),
    );
    return played.filter((one) => one === b1b2).length;
  };

  it('prefers what it likes among actions of equal worth', () => {
    expect(straight({}, 0)).toBe(SEEDS.length);
    expect(straight({}, 0)).toBe(straight({ style: 'attacker' }, 0));
  });

  it('never goes beyond the margin', () => {
    expect(straight({}, -SIGHTED.margin - 1)).toBe(0);
  });

  it.each(['off', 'keeper'] as const)('%s does not prefer it', (style) => {
    expect(straight({ style }, 0)).toBeGreaterThan(SEEDS.length / 4);
    expect(straight({ style }, 0)).toBeLessThan((SEEDS.length * 3) / 4);
  });

  it('is none at full strength, and that of the nearest level between two', () => {
    expect(ALL_LEVELS.filter((level) => styleOf(level) === 'off')).toEqual([10]);
    expect([styleOf(3.4), styleOf(3.6)]).toEqual([styleOf(3), styleOf(4)]);
  });
});

describe('a level', () => {
  it.each(ALL_LEVELS.slice(0, 9))('%i plays the same with the same seed', async (level) => {
    for (const seed of SEEDS.slice(0, 3)) {
      const request = { level, seed, limits: { nodes: 2000 } };
      const [first, second] = [await play(request), await play(request)];
      expect(second.best).toBe(first.best);
      expect(second.nodes).toBe(first.nodes);
    }
  });

  it('chooses otherwise with other seeds when it is low', async () => {
    const choices = await Promise.all(SEEDS.map((seed) => play({ level: 1, seed })));
    expect(new Set(choices.map(({ best }) => best)).size).toBeGreaterThan(1);
  });

  it('1 mostly takes a win at once, and overlooks it now and then', async () => {
    const results = await Promise.all(SEEDS.map((seed) => play({ start: 'k3/3P/1P2/4 w', level: 1, seed })));
    const wins = results.filter(({ best }) => best === 'd3d4' || best === 'd3c4');
    expect(wins.length).toBeGreaterThan(SEEDS.length * 0.6);
    expect(wins.length).toBeLessThan(SEEDS.length);
  });

  it.each(ALL_LEVELS.slice(4))('%i always takes a win at once', async (level) => {
    const results = await Promise.all(
      SEEDS.slice(0, 10).map((seed) => play({ start: 'k3/3P/1P2/4 w', level, seed, limits: { nodes: 2000 } })),
    );
    expect(results.every(({ best }) => best === 'd3d4' || best === 'd3c4')).toBe(true);
  });

  it.each(ALL_LEVELS.slice(6))('%i hardly ever overlooks how the other side wins', async (level) => {
    const results = await Promise.all(
      SEEDS.map((seed) => play({ start: '4/4/1p2/2K1 w', level, seed, limits: { nodes: 2000 } })),
    );
    const stops = results.filter(({ best }) => best === 'c1b2').length;
    expect(stops).toBeGreaterThanOrEqual(SEEDS.length * (level === 10 ? 1 : 0.85));
  });

  it('has nothing to think about with one action', async () => {
    const { depth, best } = await play({ level: 10, only: ['b1a2'] });
    expect([depth, best]).toEqual([1, 'b1a2']);
  });

  it('overlooks everything but a win at once', () => {
    const position = parse('k3/3P/1P2/4 w');
    const blind = { ...SIGHTED, blindness: 1 };
    const wins = [action('d3c4'), action('d3d4')];
    expect(applyLevel(task({ position, candidates: tiny.actions(position) }), blind).actions).toEqual(wins);
  });

  it('may overlook a win at once', () => {
    const position = parse('k3/3P/1P2/4 w');
    const { actions } = applyLevel(task({ position, candidates: tiny.actions(position) }), {
      ...SIGHTED,
      winBlindness: 1,
    });
    expect(actions.length).toBeGreaterThan(0);
    expect(actions).not.toContain(action('d3c4'));
    expect(actions).not.toContain(action('d3d4'));
  });

  it('thinks of everything where it would overlook everything', () => {
    const position = parse(START);
    const candidates = tiny.actions(position);
    expect(applyLevel(task({ position, candidates }), { ...SIGHTED, blindness: 1 }).actions).toEqual(candidates);
  });

  it('takes the lower of its own limit and the request’s', () => {
    const { depth, nodes, ms } = LEVELS[5];
    expect(applyLevel(task({ level: 5 }))).toMatchObject({ depth, nodes, ms });
    const limits = { depth: 1, nodes: 10, ms: 5 };
    expect(applyLevel(task({ level: 5, limits }))).toMatchObject(limits);
    expect(applyLevel(task({ level: 5, limits: { depth: 90, nodes: 1e9, ms: 1e6 } }))).toMatchObject({
      depth,
      nodes,
      ms,
    });
  });

  it('has two nodes for each action that it sees, so that it compares them all', () => {
    const candidates = Array.from({ length: 2000 }, (_, index) => index + 1);
    const few = { ...SIGHTED, nodes: 600 };
    expect(applyLevel(task({ candidates }), few).nodes).toBe(4000);
    expect(applyLevel(task({ candidates, limits: { nodes: 50 } }), few).nodes).toBe(50);
    expect(applyLevel(task(), few).nodes).toBe(600);
  });

  it('10 is limited by time alone', () => {
    const unlimited = { depth: 100, nodes: Number.POSITIVE_INFINITY };
    expect(applyLevel(task({ level: 10 }))).toMatchObject({ ...unlimited, ms: LEVELS[10].ms });
    expect(applyLevel(task({ level: 10, limits: { ms: 100 } })).ms).toBe(100);
    expect(applyLevel(task({ level: 10, limits: { ms: 90_000 } })).ms).toBe(LEVELS[10].ms);
  });

  it('10 reports as many lines as are asked for', async () => {
    expect((await play({ level: 10, lines: 3, limits: { depth: 2 } })).lines).toHaveLength(3);
  });
});

describe('the choice among good actions', () => {
  const [A, B, C] = tiny.actions(parse(START)) as [Action, Action, Action];
  const choices = (settings: Partial<typeof SIGHTED>, ...lines: [Action, number][]) =>
    SEEDS.map((seed) => {
      const plan = applyLevel(task({ seed }), { ...SIGHTED, ...settings });
      plan.watch(report(2, ...lines));
      return plan.choose(report(3, [C, 999]));
    });

  it('stays within the margin, and prefers the better', () => {
    const chosen = choices({ margin: 50, temperature: 40 }, [A, 100], [B, 60], [C, 40]);
    const count = (wanted: Action) => chosen.filter((one) => one === wanted).length;
    expect(count(C)).toBe(0);
    expect(count(B)).toBeGreaterThan(0);
    expect(count(A)).toBeGreaterThan(count(B));
  });

  it('takes the quickest win', () => {
    expect(new Set(choices({}, [A, WIN - 1], [B, WIN - 3]))).toEqual(new Set([A]));
  });

  it('puts off a loss as long as it can', () => {
    expect(new Set(choices({}, [A, 4 - WIN], [B, 2 - WIN]))).toEqual(new Set([A]));
  });

  it('never loses at once what it sees', () => {
    expect(choices({ margin: 200 }, [A, -150], [B, 2 - WIN])).not.toContain(B);
  });

  it('overlooks a win that is too long for it, and one whose end it cannot see', () => {
    const settings = { longestWin: 2, margin: 20 };
    expect(new Set(choices(settings, [A, WIN - 3], [B, 50], [C, -200]))).toEqual(new Set([B]));
    expect(new Set(choices(settings, [A, 20_000], [B, 50], [C, -200]))).toEqual(new Set([B]));
    expect(new Set(choices(settings, [A, WIN - 2], [B, 50]))).toEqual(new Set([A]));
    expect(new Set(choices({ margin: 20 }, [A, WIN - 3], [B, 50]))).toEqual(new Set([A]));
  });

  it('believes the first look where it is blind for replies', () => {
    const plan = applyLevel(task(), { ...SIGHTED, margin: 10, replyBlindness: 1 });
    plan.watch(report(1, [A, 50], [B, 0]));
    plan.watch(report(2, [B, 0], [A, -200]));
    expect(plan.choose(report(2, [B, 0]))).toBe(A);
  });

  it('takes the best known where no iteration was finished', () => {
    expect(applyLevel(task(), SIGHTED).choose(report(1, [B, 7]))).toBe(B);
    expect(applyLevel(task(), SIGHTED).choose(report(1))).toBeUndefined();
  });
});
