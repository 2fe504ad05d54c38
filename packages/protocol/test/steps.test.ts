import { must, SIDES } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { exampleGame } from '@kickmate/catalogue/testing';
import { Match, pickFrom, seededRandom } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { readRecord, writeRecord } from '@kickmate/record';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { afterSteps, StepSchema, stepsBetween, withoutSeed } from '../src/index.ts';

/** A match after a random change; the same match if the change is not possible. */
function changed(match: AnyMatch, pick: (below: number) => number): AnyMatch {
  const { variant, round, actions } = match;
  const { formations } = variant;
  if (formations && round.plies.length === 0 && !match.end && pick(2) === 0) {
    const choose = (side: 'w' | 'b') => {
      const all = formations.sensible(match.maySubstitute(side));
      return all[pick(all.length)]!;
    };
    const linedUp = match.lineUp({ w: choose('w'), b: choose('b') });
    return linedUp.ok ? linedUp.value : match;
  }
  const roll = pick(400);
  if (roll < 20) {
    let earlier = match;
    for (let times = pick(5); times >= 0; times--) earlier = earlier.undo();
    return earlier;
  }
  if (roll < 30) return match.claim();
  if (roll < 33) return match.whistle();
  if (roll === 33) return match.agreeDraw();
  if (roll === 34) return match.resign(SIDES[pick(2)]!);
  if (roll === 35) return match.flag(SIDES[pick(2)]!);
  if (match.end) return match.undo();
  const played = match.play(actions[pick(actions.length)]!, { spent: pick(50) });
  return played.ok ? played.value : match;
}

/** A match without its history. */
const shown = ({ variant, rounds, round, position, score, end, clocks, leftMs }: AnyMatch) => ({
  ...{ score, end, clocks, leftMs, rounds: rounds.length, plies: round.plies.length, ended: round.end },
  start: variant.text.format(round.start),
  position: round.end ? undefined : variant.text.format(position),
});

describe.each(entries.map(({ id }) => id))('steps of %s', (id) => {
  test.each([1, 2, 3])('lead a client through everything that changes a match, match %i', async (seed) => {
    const variant = await loadVariant(id);
    const pick = pickFrom(seededRandom(seed));
    const live = variant.liveTime && seed === 2 ? { halfMs: 8000, turnMs: 1000 } : undefined;
    const array = variant.arrays?.at(-1)?.id;
    const time = live || seed === 3 ? undefined : { ms: 60_000, incrementMs: 100 };
    let server: AnyMatch = Match.start(variant, { seed: 1234 + seed, live, array, time });
    let client: AnyMatch = must(readRecord(variant, writeRecord(withoutSeed(server))));
    for (let i = 0; i < 300; i++) {
      const before = server;
      // Several changes may come at once.
      for (let times = pick(3); times >= 0; times--) server = changed(server, pick);
      const steps = JSON.parse(JSON.stringify(stepsBetween(before, server)));
      for (const step of steps) expect(v.is(StepSchema, step)).toBe(true);
      if (before === server) expect(steps).toEqual([]);
      client = must(afterSteps(client, steps));
      expect(shown(client)).toEqual(shown(server));
      // Writing chess in its short form takes long.
      if (i % 30 === 0) expect(writeRecord(client)).toBe(writeRecord(withoutSeed(server)));
    }
  });
});

test('an action may take as long as the longest clock allows', () => {
  expect(v.is(StepSchema, { do: 'play', text: 'e2e4', spent: 3 * 3_600_000 })).toBe(true);
});

describe('steps that do not fit', () => {
  const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  const begun = async () => Match.start<unknown>(await exampleGame('chess'), { seed: 0 });

  test.each([
    [[{ do: 'undo', times: 1 }], 'step 0 (undo): only 0 things can be taken back'],
    [[{ do: 'play', text: 'e2e5' }], 'step 0 (play)'],
    [
      [
        { do: 'play', text: 'e2e4' },
        { do: 'start', position: 'nonsense' },
      ],
      'step 1 (start)',
    ],
    [
      [
        { do: 'play', text: 'e2e4' },
        { do: 'start', position: START },
      ],
      'step 1 (start): no round has just begun',
    ],
    [
      [
        { do: 'resign', side: 'w' },
        { do: 'start', position: START },
      ],
      'step 1 (start): no round has just begun',
    ],
    [[{ do: 'start', position: START.replace(' w ', ' b ') }], 'step 0 (start): a round cannot begin in'],
    [[{ do: 'settle', by: 'claim' }], 'step 0 (settle): no claim is possible'],
    [[{ do: 'settle', by: 'whistle' }], 'step 0 (settle): no whistle is possible'],
    [
      [
        { do: 'resign', side: 'w' },
        { do: 'flag', side: 'b' },
      ],
      'step 1 (flag): the match is over already',
    ],
  ] as const)('%j are refused with their place', async (steps, message) => {
    const result = afterSteps(await begun(), steps);
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringContaining(message) } });
  });

  test('an action of chance without its outcome is refused', async () => {
    const variant = await exampleGame('chess-eleven');
    const pick = pickFrom(seededRandom(5));
    let match: AnyMatch = Match.start(variant, { seed: 3 });
    const hasChance = () => match.actions.find((action) => match.variant.chance(match.position, action).length > 0);
    while (hasChance() === undefined) match = must(match.play(match.actions[pick(match.actions.length)]!));
    const text = match.variant.text.formatAction({ action: hasChance()!, outcome: undefined });
    expect(afterSteps(match, [{ do: 'play', text }])).toMatchObject({
      error: { message: expect.stringContaining('does not say what chance brought') },
    });
  });
});
