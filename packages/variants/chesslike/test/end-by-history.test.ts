import { must } from '@kickmate/board';
import { Match, type Ply, type RoundEnd, type Variant } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import type { ChesslikePosition } from '../src/index.ts';
import { gameFor, startOf } from './referee.ts';

type Game = Variant<ChesslikePosition>;

/** The first end by history during these actions, and the number of actions after which it comes. */
function judge(game: Game, texts: readonly string[], start = startOf(game)): [number, RoundEnd] | undefined {
  const plies: Ply<ChesslikePosition>[] = [];
  for (const text of texts) {
    const before = plies.at(-1)?.after ?? start;
    const { action } = must(game.text.parseAction(before, text));
    plies.push({ before, action, after: game.play(before, action) });
    const end = game.endByHistory(plies);
    if (end) return [plies.length, end];
  }
  return undefined;
}

const shuttle = ['a1a2', 'e5e4', 'a2a1', 'e4e5'];
const repeated = (times: number): readonly string[] => Array.from({ length: times }, () => shuttle).flat();
const placement = '4k/5/5/5/K4';

describe('drawn', () => {
  it('is the third occurrence of a position, the start included', () => {
    const draw = { kind: 'repetition', title: 'Third repetition', goals: 0 };
    expect(judge(gameFor({ placement }), repeated(3))).toEqual([8, draw]);
  });

  it('is a round of a hundred quiet actions', () => {
    const game = gameFor({ placement });
    const late = must(game.text.parse(`${placement} w ...../...../...../...../..... 0,0 98 99`));
    expect(judge(game, shuttle, late)).toEqual([2, { kind: 'quiet', title: '100 quiet actions', goals: 0 }]);
  });

  it('is a round in which both sides pass, one after the other', () => {
    const shut = ['.#.#.', '##.##', '.....', '##.##', '.#.#.'];
    const game = gameFor({ placement, tiles: shut });
    expect(judge(game, ['pass', 'pass'])).toEqual([2, { kind: 'passes', title: 'Both sides pass', goals: 0 }]);
    const half = gameFor({ placement, tiles: shut.with(3, '.#.##') });
    expect(judge(half, ['a1a2', 'pass', 'a2a1', 'pass'])).toBeUndefined();
  });

  it('ends the match', () => {
    let match = Match.start(gameFor({ placement }), { seed: 1 });
    for (const text of repeated(2)) match = must(match.playText(text));
    expect(match.end).toBeDefined();
    expect(match.score).toEqual({ w: 0, b: 0 });
  });
});

describe('not drawn', () => {
  it('is what a key, a door or a capture makes new', () => {
    const game = gameFor({ placement, tiles: ['.....', '.....', '.....', '.....', '.k...'] });
    const late = must(game.text.parse(`${placement} w ...../...../...../...../.k... 0,0 99 1`));
    expect(judge(game, ['a1b1'], late)).toBeUndefined();
    expect(game.play(late, 1).quiet).toBe(0);
  });

  it('is a side alone, however long it walks about', () => {
    const game = gameFor({
      placement: '5/5/5/5/K4',
      tiles: ['....x', '.....', '.....', '.....', '.....'],
      objective: 'reach',
    });
    const walk = ['a1a2', 'pass', 'a2a1', 'pass'];
    expect(judge(game, [...walk, ...walk, ...walk, ...walk])).toBeUndefined();
    const late = must(game.text.parse('5/5/5/5/K4 w ....x/...../...../...../..... 0,0 500 501'));
    expect(judge(game, walk, late)).toBeUndefined();
  });
});

it('where White has a limit of turns, Black wins what would be drawn', () => {
  expect(judge(gameFor({ placement, turns: 50 }), repeated(3))).toEqual([
    8,
    { kind: 'turns', title: 'Third repetition', winner: 'b', goals: 1 },
  ]);
});
