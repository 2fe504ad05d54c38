import { KernelReferee, provesRepetition, repetitionFault } from '@kickmate/conformance';
import { actionTo, type Ply, seededRandom } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { chessLeague, type LeaguePosition } from '../src/index.ts';
import { position } from './referee.ts';

provesRepetition(chessLeague, 'e8d8 e1d1 d8e8 d1e1', [
  ['capture', '4k3/8/8/8/Rp6/8/8/4K3 w g5 3 9', 'a4b4'],
  ['pawn move', '4k3/8/8/8/8/8/P7/4K3 w g5 3 9', 'a2a3'],
  ["pawn's kick", '4k3/8/8/8/8/8/P7/4K3 w a3 3 9', 'a2a3'],
]);

describe('a repetition', () => {
  it('is found wherever it is, across kicks too', () => {
    const random = seededRandom(3);
    const key = ({ pieces, side, ball }: LeaguePosition) => JSON.stringify([pieces, side, ball]);
    const found = { all: 0, afterKick: 0 };
    for (let round = 0; round < 50; round++) {
      const plies: Ply<LeaguePosition>[] = [];
      let now = position('8/8/8/R6r/8/8/8/8 w d5 0 1');
      const seen = new Map([[key(now), 1]]);
      while (plies.length < 200) {
        // Along one rank and without captures, so that positions come again.
        const actions = chessLeague
          .actions(now)
          .filter((action) => actionTo(action) >> 3 === 4 && chessLeague.look(action) !== 'capture');
        const action = actions[Math.floor(random() * actions.length)];
        if (action === undefined) break;
        const after = chessLeague.play(now, action);
        plies.push({ before: now, action, after });
        const times = (seen.get(key(after)) ?? 0) + 1;
        seen.set(key(after), times);
        const isRepeated = chessLeague.endByHistory(plies)?.kind === 'repetition';
        expect(isRepeated).toBe(times >= 3);
        if (isRepeated) found.all++;
        if (isRepeated && after.quiet === 0) found.afterKick++;
        now = after;
      }
    }
    expect(found.all).toBeGreaterThan(100);
    expect(found.afterKick).toBeGreaterThan(100);
  });
});

it('a kernel that forgets the positions before the current one is caught', async () => {
  const kernel = await KernelReferee.load(chessLeague, 'release');
  const forgetful: Pick<typeof kernel, 'set' | 'play' | 'search' | 'techniques'> = {
    techniques: kernel.techniques,
    set: (at) => kernel.set(at),
    search: (...of) => kernel.search(...of),
    play: (one) => {
      kernel.play(one);
      kernel.kernel.save();
      kernel.kernel.load();
    },
  };
  expect(repetitionFault(chessLeague, kernel, 1)).toBeUndefined();
  const report = repetitionFault(chessLeague, forgetful, 1);
  expect(report).toMatch(/^chess-league: Third repetition ends the round, but the search scores .* instead of 0/);
  expect(report).toContain('`reversiblePlies` of assembly/game.ts (8 or more after this action)');
});
