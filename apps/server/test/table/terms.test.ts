import { opponent } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';
import { lotOf } from '@kickmate/protocol';
import { describe, expect, test } from 'vitest';
import { type Person, World } from './world.ts';

const LIVE = { kind: 'live', halfMs: 60_000, turnMs: 5000 } as const;
const DAY = { kind: 'days', days: 1 } as const;

/** Lets both sides be ready, and one of them play: a goal if there is one, otherwise any action. */
async function act(world: World, white: Person, black: Person): Promise<void> {
  for (const one of [white, black]) if (one.session.lineUp) await one.ask({ kind: 'ready' });
  const { match } = white.session;
  if (match.end) return;
  const { variant }: { readonly variant: AnyVariant } = match;
  const scores = match.actions.filter((action) => {
    const after = match.play(action, {});
    return after.ok && after.value.rounds.length > match.rounds.length;
  });
  const from = scores.length > 0 ? scores : match.actions;
  const text = variant.text.formatAction({ action: from[world.pick(from.length)]! });
  await (match.side === 'w' ? white : black).play(text);
}

describe('Chess Eleven', () => {
  test.each([LIVE, DAY])('begins with White’s kick-off, whoever proposed it: %j', async (pace) => {
    for (const colour of ['w', 'b', 'lot'] as const) {
      const world = new World(colour.length);
      const { white, black } = await world.begin({ variant: 'chess-eleven', pace, colour });
      for (const one of [white, black]) await one.ask({ kind: 'ready' });
      const { match, lineUp } = black.session;
      expect([lineUp, match.round.kickOff, match.side, white.side]).toEqual([undefined, 'w', 'w', 'w']);
    }
  });

  test('by correspondence is won by two goals', async () => {
    const world = new World(3);
    const { white, black } = await world.begin({ variant: 'chess-eleven', pace: DAY });
    expect(white.table!.terms.goals).toBe(2);
    for (let actions = 0; white.table!.status === 'running' && actions < 3000; actions++)
      await act(world, white, black);
    const { end, score } = black.table!.match!;
    expect(end).toMatchObject({ reason: 'goals' });
    expect([score[end!.winner!], score[opponent(end!.winner!)] < 2]).toEqual([2, true]);
  });
});

describe('the colours', () => {
  const sideOfAda = async (world: World, colour: 'w' | 'b' | 'lot') => {
    const { id, white } = await world.begin({ colour });
    const { secret } = (await world.memory.game(id))!;
    return { side: white.player!.id === 'ada' ? 'w' : 'b', secret: Buffer.from(secret).toString('hex') };
  };

  test.each(['w', 'b'] as const)('are those that the proposer has chosen: %s', async (colour) => {
    expect((await sideOfAda(new World(), colour)).side).toBe(colour);
  });

  test('by lot follow from the secret, so that both can check them, and fall either way', async () => {
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const { side, secret } = await sideOfAda(new World(seed), 'lot');
      expect(side).toBe(lotOf(secret));
      drawn.add(side);
    }
    expect(drawn.size).toBe(2);
  });
});
