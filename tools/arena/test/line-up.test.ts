import { must, ok, opponent, SIDES, type Side } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { chooseFormation, type LineUpRequest, openEngine } from '@kickmate/engine';
import type { LineUp } from '@kickmate/game';
import { afterAll, describe, expect, it } from 'vitest';
import { playMatch } from '../src/play-match.ts';
import { enginePlayer } from '../src/players/engine-player.ts';
import { type EngineSpec, readPlayer } from '../src/players/player-spec.ts';

const eleven = await exampleGame('chess-eleven');
const formations = eleven.formations!;
const engine = await openEngine(eleven, { backend: 'wasm' });
afterAll(() => engine.close());

const text = (request: Partial<LineUpRequest>): Promise<string> => {
  const whole: LineUpRequest = {
    side: 'w',
    kickOff: 'w',
    other: formations.usual(),
    maySubstitute: false,
    nodes: 500,
    ...request,
  };
  return engine
    .clear()
    .then(() => chooseFormation(engine, eleven, whole))
    .then(formations.format);
};

describe('sensible formations', () => {
  it.each([false, true])('are complete, allowed and different (substitution: %s)', (maySubstitute) => {
    const sensible = formations.sensible(maySubstitute);
    for (const formation of sensible)
      for (const side of SIDES) {
        expect(formations.check(side, formation, maySubstitute)).toEqual([]);
        expect(formations.isComplete(formation)).toBe(true);
      }
    expect(new Set(sensible.map(formations.format)).size).toBe(sensible.length);
    expect(sensible).toContainEqual(formations.usual());
  });

  it('use the substitute only where that is allowed', () => {
    const substitutes = (maySubstitute: boolean) => formations.sensible(maySubstitute).map((one) => one.substitute);
    expect(substitutes(false)).not.toContain('P');
    expect(substitutes(true)).toContain('P');
  });
});

describe('a formation chosen by search', () => {
  it.each<Side>(['w', 'b'])("is that with the best score, %s's whoever kicks off", async (side) => {
    for (const kickOff of SIDES) {
      const scores = [];
      await engine.clear();
      for (const formation of formations.sensible(false)) {
        const lineUp = { [side]: formation, [opponent(side)]: formations.usual() } as unknown as LineUp;
        const start = eleven.text.format(formations.begin(kickOff, lineUp));
        const { lines } = must(await engine.search({ start, actions: [], limits: { nodes: 500 } }));
        const { score } = lines[0]!;
        if (score.kind !== 'points') throw new Error('a kick-off is not decided');
        scores.push({ text: formations.format(formation), value: kickOff === side ? score.value : -score.value });
      }
      const most = Math.max(...scores.map(({ value }) => value));
      const chosen = await text({ side, kickOff });
      expect(scores.find((one) => one.text === chosen)!.value).toBe(most);
    }
  });

  it('is the same for the same seed, and varies with it below full strength', async () => {
    const all = new Set<string>();
    for (let seed = 0; seed < 12; seed++) all.add(await text({ level: 7, seed }));
    expect(all.size).toBeGreaterThan(1);
    expect(await text({ level: 7, seed: 3 })).toBe(await text({ level: 7, seed: 3 }));
  });

  it('at low levels gains little over the usual one, and varies with the seed', async () => {
    for (const level of [1, 5] as const) {
      const chosen = new Set<number>();
      for (let seed = 0; seed < 12; seed++) chosen.add(await chosenByRising('w', { level, seed }));
      expect([...chosen].sort()).toEqual([0, 1]);
    }
    expect(await chosenByRising('w', { level: 6, seed: 1 })).toBeGreaterThan(1);
  });
});

describe('a player with a formation', () => {
  const player = (name: string) => {
    const read = readPlayer(name);
    if (!read.ok) throw new Error(read.error);
    return enginePlayer(eleven, read.value as EngineSpec);
  };
  const play = async (formation: string) => {
    const players = { w: await player(`nodes:50,formation=${formation}`), b: await player('nodes:50') };
    const result = await playMatch(eleven, players, { seed: 1, goals: 1, tags: { White: 'formed', Black: 'usual' } });
    for (const side of SIDES) players[side].close();
    return result;
  };

  it('begins every round in it', async () => {
    const { record, fault } = await play('5N2/P2PP2P/RNBK1B1R Q');
    expect(fault).toBeUndefined();
    expect(record).toContain('/5N2/P2PP2P/RNBK1B1R w');
  });

  it.each([
    ['5N2/P2PP2P/R1BQKB1R N', "d1 is the king's"],
    ['5N2', 'placement'],
  ])('that is not allowed (%s) loses', async (formation, message) => {
    expect(await play(formation)).toMatchObject({ winner: 'b', fault: expect.stringContaining(message) });
  });
});

/** A searcher for which each sensible formation scores a pawn more than the one before it. */
const rising = (side: Side) => ({
  search: async ({ start }: { readonly start: string }) => {
    const at = formations.sensible(false).findIndex((formation) => {
      const lineUp = { [side]: formation, [opponent(side)]: formations.usual() } as unknown as LineUp;
      return eleven.text.format(formations.begin('w', lineUp)) === start;
    });
    const score = { kind: 'points', value: (side === 'w' ? 100 : -100) * at } as const;
    const found = { depth: 1, selectiveDepth: 1, nodes: 1, ms: 1, hashFull: 0, lines: [{ score, actions: [] }] };
    return ok({ ...found, best: undefined, backend: 'js' as const });
  },
});

/** The index of the sensible formation that is chosen by it. */
async function chosenByRising(side: Side, limit: Partial<LineUpRequest>): Promise<number> {
  const request = { side, kickOff: 'w', other: formations.usual(), maySubstitute: false, ...limit } as const;
  const formation = await chooseFormation(rising(side), eleven, request);
  return formations.sensible(false).map(formations.format).indexOf(formations.format(formation));
}

describe('a formation chosen with a limit', () => {
  it.each<Side>(['w', 'b'])('does not gain more over the usual one (%s)', async (side) => {
    expect(await chosenByRising(side, {})).toBe(formations.sensible(false).length - 1);
    expect(await chosenByRising(side, { mostAdvantage: 250 })).toBe(2);
    expect(await chosenByRising(side, { mostAdvantage: 50 })).toBe(0);
    expect(await chosenByRising(side, { mostAdvantage: -50 })).toBe(0);
  });
});
