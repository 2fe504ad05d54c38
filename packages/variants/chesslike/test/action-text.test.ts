import { must, type TextCause } from '@kickmate/board';
import { describe, expect, it } from 'vitest';
import { gameFor, gameOn, startOf, successorTexts } from './referee.ts';

const game = gameFor({ placement: '4k/5/2N2/5/K4' });
const start = startOf(game);
const stuck = gameFor({ placement: '4k/5/5/5/K4', tiles: ['.....', '.....', '.....', '#D...', '.o...'] });

it('an action is two squares, or pass', () => {
  expect(successorTexts(game, start)).toContain('c3e4');
  expect(game.text.parseAction(start, 'c3e4')).toEqual({ ok: true, value: { action: (12 << 8) | 19 } });
  expect(successorTexts(stuck, startOf(stuck))).toEqual(['pass']);
  expect(game.look(must(game.text.parseAction(start, 'c3e4')).action)).toBe('move');
  expect(stuck.look(must(stuck.text.parseAction(startOf(stuck), 'pass')).action)).toBe('pass');
});

it('ranks may have two digits', () => {
  const world = gameOn('world');
  const wide = must(
    world.text.parse(
      world.text.format(startOf(world)).replace(/^\S+/, '9R6/16/16/16/16/16/16/16/16/16/16/16/16/16/16/4K11'),
    ),
  );
  expect(successorTexts(world, wide)).toContain('j16j15');
});

describe('a wrong action names character and cause', () => {
  it.each<[text: string, cause: TextCause, at: number, message: string]>([
    ['', 'missing', 0, 'a square from a1 to e5 must be here'],
    ['c3', 'missing', 2, 'a square from a1 to e5 must be here'],
    ['f3c3', 'syntax', 0, 'a square from a1 to e5'],
    ['c3c16', 'syntax', 2, 'a square from a1 to e5'],
    ['C3e4', 'syntax', 0, 'a square from'],
    ['c3e4q', 'surplus', 4, 'nothing may follow c3e4'],
    ['c3c4', 'illegal', 0, 'the knight on c3 may go only to b1, d1, a2, e2, a4, e4, b5, d5'],
    ['a1a1', 'illegal', 0, 'the king on a1 may go only to b1, a2, b2'],
    ['e5e4', 'illegal', 0, 'White has no piece on e5'],
    ['b2b3', 'illegal', 0, 'White has no piece on b2'],
    ['pass', 'illegal', 0, 'White has an action and may not pass'],
    ['Pass', 'syntax', 0, 'a square from'],
  ])('%s', (text, cause, at, message) => {
    const result = game.text.parseAction(start, text);
    expect(result).toMatchObject({ ok: false, error: { cause, field: 'action', at } });
    if (!result.ok) expect(result.error.message).toContain(message);
  });

  it('who is shut in', () => {
    expect(stuck.text.parseAction(startOf(stuck), 'a1b1')).toMatchObject({
      error: { message: 'action (character 1): the king on a1 has no action' },
    });
  });

  it('when the round is over', () => {
    const over = game.play(
      must(game.text.parse('5/5/2k2/5/1N2K w ...../...../...../...../..... 0,0 0 1')),
      (1 << 8) | 12,
    );
    expect(game.end(over)?.kind).toBe('eliminate');
    expect(game.text.parseAction(over, 'c3e4')).toMatchObject({
      error: { message: expect.stringContaining('the round is over') },
    });
    expect(() => game.play(over, 0)).toThrow();
  });
});
