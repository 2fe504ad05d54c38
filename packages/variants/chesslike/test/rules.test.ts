import { readFileSync } from 'node:fs';
import { must, readSquare, squareName } from '@kickmate/board';
import { provesRulePage, type RuleCase, type RuleTests } from '@kickmate/conformance';
import { Match } from '@kickmate/game';
import { expect, it } from 'vitest';
import { type ChesslikePosition, chesslike } from '../src/index.ts';
import { after, gameFor, gameOn, startOf, successorTexts, written } from './referee.ts';

/** A rule's board, and questions that a test may ask about it. Its position after an action is written without the counters. */
interface Case extends RuleCase<ChesslikePosition> {
  /** The squares to which a piece could move, then, after a bar, those on which it could capture; each sorted. */
  readonly reach: (square: string) => string;
}

function caseOf(rule: RuleCase<ChesslikePosition>): Case {
  const { game, start } = rule;
  const names = (squares: readonly number[]): string =>
    squares
      .map((square) => squareName(game.board, square))
      .sort()
      .join(' ');
  return {
    ...rule,
    reach: (square) => {
      const { moves, attacks } = game.routes!.reach(start, readSquare(game.board, square)!)!;
      return `${names(moves)} | ${names(attacks)}`;
    },
    after: (...actions) =>
      rule
        .after(...actions)
        .split(' ')
        .slice(0, 4)
        .join(' '),
  };
}

const OPEN = '...../...../...../...../.....';

/** A test for each heading of the README's rules that has a board, which the test gets. */
const RULES: RuleTests<Case> = {
  'The arena has the array of chess': ({ start }) => {
    expect(startOf(chesslike)).toEqual(start);
    expect(Match.start(chesslike, { seed: 1 }).position).toEqual(start);
    expect(chesslike.starts('b')[0]!.position).toEqual({ ...start, side: 'b', number: 2 });
    expect(chesslike.maps!.current.objective).toBe('royal');
  },

  'A pawn steps along ranks and files, and captures diagonally': ({ reach, from }) => {
    expect(reach('c2')).toBe('b2 c1 c3 d2 | b1 b3 d1 d3');
    expect(from('c2')).toBe('b2 b3 c1 c3 d2 d3');
  },
  'Rook, bishop and queen go as far as the way is free': ({ from, reach, game }) => {
    expect(from('c2')).toBe('c1 c3 c4 d2 e2');
    expect(from('b2')).toBe('a2 b1 b3 b4 b5');
    expect(reach('c4')).toBe('b4 c3 c5 d4 | b3 b5 d3 d5');
    expect(game.pieces.map(({ letter }) => letter).join('')).toBe('PNBRQKE');
  },
  'King and knight go as in chess, without check': ({ from, after: done }) => {
    expect(from('b2')).toBe('a1 a2 a3 b1 b3 c1 c2 c3');
    expect(from('d1')).toBe('c3 e3');
    expect(done()).toBe(`4k/5/3r1/2K2/3N1 b ${OPEN} 0,0`);
  },
  'A beast goes to any square two away': ({ from }) =>
    expect(from('c3')).toBe('a1 a2 a3 a4 a5 b1 b5 c1 c5 d1 d5 e1 e2 e3 e4 e5'),
  'A piece may have any pattern': ({ reach }) => expect(reach('c3')).toBe('c1 c2 c5 | a5 c1 e5'),
  "Black's patterns are upside down": ({ reach }) => expect(reach('c3')).toBe('c1 c4 c5 | a1 c5 e1'),
  'A leap is over pieces': ({ from }) => expect(from('c2')).toBe('a3 b4 d4 e1 e3'),
  'A ride ends before a friend and on an enemy': ({ from, reach }) => {
    expect(from('c1')).toBe('b1 c2 c3 c4');
    expect(reach('c1')).toBe('b1 c2 c3 | b1 c2 c3 c4');
  },
  'A ride needs its first square free, even where the pattern says nothing of it': ({ from }) =>
    expect(from('c1')).toBe('c3 c4'),
  "A ride may be of knight's leaps": ({ from }) => expect(from('a2')).toBe('b4 c1 c3 c6 e4'),

  'No piece stands on a wall, a hole or a tree, and no ride goes past them': ({ from }) =>
    expect(from('c3')).toBe('b3 d3 e3'),
  'A straight or diagonal leap needs the square in the middle': ({ from }) =>
    expect(from('c3')).toBe('a2 a3 a4 b1 b5 c5 d1 d5 e1 e2 e3 e4 e5'),
  "A knight's leap needs one of two paths": ({ from }) => expect(from('c3')).toBe('a2 a4 b1 b5 d1 e2'),
  'A step goes between two walls': ({ from }) => expect(from('b2')).toContain('c3'),
  'A piece that comes to stand on a key picks it up': ({ after: done }) =>
    expect(done()).toBe('k4/2K2/5/5/5 b ..D../...../...../...../..... 1,0'),
  'A piece that rides over a key leaves it': ({ after: done, game, start }) => {
    expect(done()).toBe('k4/5/5/5/2R1K b ...../...../...../...../.k... 0,0');
    expect(written(game, after(game, start, 'a1b1'))).toBe('k4/5/5/5/1R2K b ...../...../...../...../..... 1,0 0 2');
  },
  'A door opens to a piece that moves into it with a key': ({ after: done, reach }) => {
    expect(done()).toBe(`k1K2/5/5/5/5 b ${OPEN} 0,0`);
    expect(reach('c4')).toBe('b3 b4 b5 c3 c5 d3 d4 d5 | b3 b4 b5 c3 d3 d4 d5');
  },
  'Without a key a door is a wall': ({ from }) => expect(from('c4')).toBe('b3 b4 b5 c3 d3 d4 d5'),
  'A ride never opens a door': ({ from, start }) => {
    expect(start.keys.w).toBe(1);
    expect(from('c1')).toBe('b1 c2 c3 d1 e1');
  },
  'A key under a piece lies there until a piece comes': ({ game, start, after: done }) => {
    expect(done()).toBe('kR3/5/5/5/K4 b ...../...../...../.k.../..... 0,0');
    expect(written(game, after(game, start, 'b2b5 a5a4 a1b2'))).toContain(` ${OPEN} 1,0 `);
  },

  'A piece that comes to stand on an item picks it up': ({ after: done, game, start, reach }) => {
    expect(reach('b2')).toBe('a1 a2 a3 b1 b3 c1 c2 c3 | a1 a2 a3 b1 b3 c1 c2 c3');
    expect(done()).toBe(`4k/5/1A3/5/5 b ${OPEN} 0,0`);
    const near = 'a2 a3 a4 b2 b4 c2 c3 c4';
    const carrying = after(game, start, 'b2b3 e5e4');
    const { moves, attacks } = game.routes!.reach(carrying, readSquare(game.board, 'b3')!)!;
    const names = (squares: readonly number[]) => squares.map((square) => squareName(game.board, square)).sort();
    expect(names(attacks).join(' ')).toBe(near);
    expect(names(moves)).toEqual([...near.split(' '), 'b1', 'b5', 'd3'].sort());
    expect(game.pieces.map(({ letter, name }) => `${letter} ${name}`)).toEqual(['K king', 'A king with boots']);
  },
  'An item may replace what a piece could do': ({ after: done, game, start }) => {
    expect(done()).toBe(`4k/5/2A2/5/K4 b ${OPEN} 0,0`);
    expect(successorTexts(game, after(game, start, 'c1c3 e5e4')).filter((text) => text.startsWith('c3'))).toEqual(
      ['a2', 'a4', 'b1', 'b5', 'd1', 'd5', 'e2', 'e4'].map((to) => `c3${to}`),
    );
  },
  'A piece carries one item': ({ after: done }) =>
    expect(done()).toBe('4k/5/2A2/5/5 b ...../...../..w../...../..... 0,0'),
  'With a captured piece its item is lost': ({ after: done, start, game }) => {
    expect(game.pieceAt(start, readSquare(game.board, 'c3')!)).toEqual({ side: 'b', letter: 'A' });
    expect(done()).toBe(`4k/5/2R2/5/K4 b ${OPEN} 0,0`);
  },
  'An item under a piece lies there until a piece comes': ({ after: done, game, start }) => {
    expect(done()).toBe('kR3/5/5/5/K4 b ...../...../...../.b.../..... 0,0');
    expect(written(game, after(game, start, 'b2b5 a5a4 b5b1'))).toContain(' ...../...../...../.b.../..... 0,0 3 ');
    expect(written(game, after(game, start, 'b2b5 a5a4 a1b2'))).toContain(`1C3/5 b ${OPEN} 0,0 0 `);
  },

  'Royal: a side that has no royal piece left has lost': ({ after: done, game }) => {
    expect(done()).toBe('= royal w');
    const crowned = { name: 'pawn', pattern: ['.....', '.ama.', '.mom.', '.ama.', '.....'], royal: true };
    const two = gameFor({ placement: 'r2pk/5/5/4R/K4', objective: 'royal', pieces: { P: crowned } });
    expect(two.end(after(two, startOf(two), 'e2e5'))).toBeUndefined();
    expect(game.match.goals.max).toBe(1);
  },
  'Eliminate: a side that has no piece left has lost': ({ after: done }) => expect(done()).toBe('= eliminate w'),
  'Reach: White wins on an exit': ({ after: done, game, start }) => {
    expect(done()).toBe('= reach w');
    expect(game.end(after(game, start, 'a1a5'))).toBeUndefined();
    const tiles = ['....x', '.....', '.....', '.....', '.....'];
    const rook = gameFor({ placement: '5/5/5/5/R2k1', tiles, objective: 'reach' });
    expect(rook.end(after(rook, startOf(rook), 'a1a5 d1d2 a5e5'))).toMatchObject({ kind: 'reach', winner: 'w' });
    const escort = gameFor({ placement: 'R4/5/5/5/K2k1', tiles, objective: 'reach' });
    expect(escort.end(after(escort, startOf(escort), 'a5e5'))).toBeUndefined();
  },
  'Reach: Black wins by capturing all royal pieces of White': ({ after: done }) => expect(done()).toBe('= royal b'),
  'A side without pieces has lost, whatever the objective': ({ after: done }) => {
    expect(done()).toBe('= eliminate w');
    const tiles = ['....x', '.....', '.....', '.....', '.....'];
    const alone = gameFor({ placement: '5/5/5/5/R4', tiles, objective: 'reach' });
    expect(successorTexts(alone, after(alone, startOf(alone), 'a1a2'))).toEqual(['pass']);
    const rook = gameFor({ placement: '5/5/5/5/R2r1', tiles, objective: 'reach' });
    expect(rook.end(after(rook, startOf(rook), 'a1a2 d1a1 a2a3 a1a3'))).toMatchObject({
      kind: 'eliminate',
      winner: 'b',
    });
  },
  'On some maps material decides after a number of quiet actions': ({ game, start }) => {
    expect(after(game, start, 'a1a2').end).toMatchObject({ kind: 'material', winner: 'w', goals: 1 });
    const map = { placement: '4k/5/5/5/KR3', quiet: 10 };
    const endOf = (placement: string, quiet: number, action: string) => {
      const variant = gameFor({ ...map, placement });
      const side = quiet % 2 === 0 ? 'b' : 'w';
      const text = `${placement} ${side} ...../...../...../...../..... 0,0 ${quiet} ${side === 'w' ? 11 : 12}`;
      return after(variant, must(variant.text.parse(text)), action).end;
    };
    expect(endOf('4k/5/5/5/KR3', 8, 'e5e4')).toBeUndefined();
    expect(endOf('r3k/5/5/5/KN3', 9, 'a1a2')).toMatchObject({ kind: 'material', winner: 'b' });
    expect(endOf('r3k/5/5/5/KR3', 9, 'a1a2')).toMatchObject({ kind: 'quiet' });
    expect(endOf('r3k/5/5/5/KR3', 9, 'a1a2')?.winner).toBeUndefined();
    // A capture comes first.
    expect(endOf('1r2k/5/5/5/KR3', 9, 'b1b5')).toBeUndefined();
  },
  'A puzzle has to be won within a number of turns': ({ after: done, game, start }) => {
    expect(done()).toBe('= turns b');
    const longer = gameOn(JSON.stringify({ ...game.maps!.current, turns: 2 }));
    expect(longer.end(after(longer, start, 'c1c5'))).toBeUndefined();
    expect(longer.end(after(longer, start, 'c1c5 e5e4 a1a2'))).toMatchObject({ kind: 'turns', winner: 'b' });
    expect(longer.end(after(longer, start, 'c1c5 e5d5 c5d5'))).toMatchObject({ kind: 'royal', winner: 'w' });
    expect(game.starts('b')).toEqual(game.starts('w'));
  },
  'A side that cannot act passes': ({ game, start, after: done }) => {
    expect(successorTexts(game, start)).toEqual(['pass']);
    expect(done()).toContain('4k/5/5/5/K4 b ');
    expect(must(game.text.parseAction(start, 'pass')).action).not.toBe(0);
  },
};

/** The test of a rule that has no board and a file of tests of its own. */
const isTestedIn = (file: string) => () => expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toBeTruthy();

provesRulePage(
  chesslike,
  RULES,
  {
    'A round is drawn by repetition, for want of events, or when both sides pass':
      isTestedIn('./end-by-history.test.ts'),
    'A piece goes to a far square by the fewest moves': isTestedIn('./route.test.ts'),
  },
  caseOf,
);

it('the README gives the worth of each piece', () => {
  const page = readFileSync(chesslike.presentation!.rules, 'utf8');
  const { standard, value } = chesslike.maps!;
  const worth = Object.entries(standard).map(([letter, { pattern }]) => `${letter}${value(pattern)}`);
  expect(worth.join(' ')).toBe('P12 N24 B32 R32 Q64 K24 E48');
  const rows = [0, 1, 2, 3, 4].map((row) =>
    [...'PNBRQKE'].map((letter) => standard[letter]!.pattern[row]).join('     '),
  );
  for (const row of rows) expect(page).toContain(row);
});

it('the map file of the README is one', () => {
  const [, text] = /```json\n([^`]+)```/.exec(readFileSync(chesslike.presentation!.rules, 'utf8'))!;
  expect(chesslike.maps!.parse(text!)).toMatchObject({ ok: true });
});
