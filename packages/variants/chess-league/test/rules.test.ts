import { must, readSquare, squareName } from '@kickmate/board';
import {
  expectConcedingSideToKickOff,
  expectFirstTo,
  provesRulePage,
  type RuleCase,
  type RuleTests,
} from '@kickmate/conformance';
import { Match } from '@kickmate/game';
import { expect } from 'vitest';
import { chessLeague, type LeaguePosition } from '../src/index.ts';
import { after, judge, randomMatch, successorTexts } from './referee.ts';

/** A rule's board, and questions that a test may ask about it. */
interface Case extends RuleCase<LeaguePosition> {
  /** The squares on which the board's action may drop the ball. */
  readonly drops: () => string;
}

const caseOf = (rule: RuleCase<LeaguePosition>): Case => ({
  ...rule,
  drops: () => {
    const { action } = must(chessLeague.text.parseAction(rule.start, rule.action));
    const chance = chessLeague.chance(rule.start, action);
    expect(new Set(chance.map(({ weight }) => weight))).toEqual(new Set([1]));
    return chance.map(({ outcome }) => squareName(chessLeague.board, outcome)).join(' ');
  },
});

const shuttle = ['e1d1', 'e8d8', 'd1e1', 'd8e8'];

/** A test for each heading of the README's rules that has a board, which the test gets. */
const RULES: RuleTests<Case> = {
  'The ball lies on d4, f4, d5 or f5 at the kick-off': ({ start }) => {
    for (const side of ['w', 'b'] as const) {
      const starts = chessLeague.starts(side);
      expect(starts.map((one) => one.weight)).toEqual([1, 1, 1, 1]);
      expect(starts.map((one) => chessLeague.text.format(one.position))).toEqual(
        ['d4', 'f4', 'd5', 'f5'].map((ball) => `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ${side} ${ball} 0 1`),
      );
    }
    expect(chessLeague.starts('w')[0]!.position).toEqual(start);
  },
  'The ball lies on an empty square of ranks 2 to 7': ({ start }) => {
    const text = chessLeague.text.format(start);
    expect(chessLeague.ball!.squareOf(start)).toBe(readSquare(chessLeague.board, 'd3'));
    for (const taken of ['d4', 'd2', 'e8', 'a1', 'a8', 'h1', 'h8'])
      expect(chessLeague.text.parse(text.replace(' d3 ', ` ${taken} `)).ok, taken).toBe(false);
  },
  'Pieces move and capture as in chess': ({ start, from, after }) => {
    expect(from('d4')).toBe('b3 b5 c2 c6 e2 e6 f3 f5');
    expect(from('e1')).toBe('d1 d2 e2 f1 f2');
    expect(chessLeague.pieceAt(start, readSquare(chessLeague.board, 'c6')!)).toEqual({ side: 'b', letter: 'B' });
    expect(after()).toBe('4k3/8/2N5/8/8/8/8/4K3 b g4 0 2');
  },
  'There is no castling': ({ from }) => expect(from('e1')).toBe('d1 d2 e2 f1 f2'),
  'There is no en passant': ({ from }) => expect(from('e5')).toBe('e6'),
  'A king may go where it can be captured': ({ after }) => expect(after()).toBe('3rk3/8/8/8/8/8/8/3K4 b g4 1 2'),
  'A king is captured like any piece': ({ after }) => expect(after()).toBe('4R3/8/8/8/8/8/8/6K1 b c4 0 10'),
  'The ball stops a sliding piece': ({ from }) => expect(from('a2')).toBe('a1 a3 a4 b2 c2'),
  'A knight leaps over the ball': ({ from, after }) => {
    expect(from('g1')).toBe('e2 f3 h3');
    expect(after()).toBe('4k3/8/8/8/8/5N2/8/K7 b g2 1 2');
  },
  'A pawn steps forward one square, from its start rank also two': ({ from }) => {
    expect(from('d3')).toBe('d4');
    expect(from('g2')).toBe('g3 g4');
  },
  "A piece stops a pawn's step": ({ from }) => {
    expect(from('b2')).toBe('b3');
    expect(from('g2')).toBe('');
  },
  'A pawn captures diagonally forward': ({ from, after }) => {
    expect(from('e2')).toBe('d3 e3 e4');
    expect(after()).toBe('4k3/8/8/8/8/3P4/8/K7 b a5 0 2');
  },

  'Moving onto the ball kicks it': ({ after }) => expect(after()).toBe('7k/8/8/8/8/R7/8/7K b a6 0 2'),
  'The kick goes in the direction of the move': ({ after }) => expect(after()).toBe('6k1/8/8/8/4R3/8/8/K7 b h4 0 2'),
  'A knight kicks diagonally': ({ after }) => expect(after()).toBe('4k3/8/8/8/8/5N2/8/4K3 b c6 0 2'),
  'The ball flies three squares': ({ after }) => expect(after()).toBe('6k1/8/8/8/8/8/3B4/6K1 b g5 0 2'),
  'The ball turns round at a side wall': ({ after }) => expect(after()).toBe('k7/8/8/8/6B1/8/8/K7 b f7 0 2'),
  'A ball that meets a wall straight on comes straight back': ({ after }) =>
    expect(after()).toBe('7k/8/8/8/7R/8/8/K7 b e4 0 2'),
  'A king or rook stops the ball': ({ after }) => expect(after()).toBe('4k3/2r5/8/8/2R5/8/8/4K3 b c6 0 2'),
  'Any other piece is destroyed': ({ after }) => expect(after()).toBe('7k/8/8/8/2R5/8/8/7K b c7 0 2'),
  'The kicker is in the way of its own ball': ({ after }) => expect(after()).toBe('7k/8/8/8/8/1R6/8/K7 b a3 0 2'),
  'The square that the kicker left is free': ({ after }) => expect(after()).toBe('7k/8/8/8/R7/8/8/K7 b d4 0 2'),
  'A queen can be destroyed by its own ball': ({ after }) => expect(after()).toBe('7k/8/8/8/8/8/8/K7 b c4 0 2'),
  'A kick is illegal if the ball cannot leave its square': ({ from, after }) => {
    expect(from('h4').split(' ')).not.toContain('e4');
    expect(from('h4').split(' ')).toContain('f4');
    expect(after()).toBe('7k/8/8/8/3KB2R/8/8/8 b h7 0 2');
  },
  "A pawn's step onto the ball kicks it straight forward": ({ after }) =>
    expect(after()).toBe('7k/8/8/8/2P5/8/8/K7 b c7 0 2'),
  "A pawn's double step onto the ball kicks it straight forward": ({ after }) =>
    expect(after()).toBe('7k/8/8/8/4P3/8/8/K7 b e7 0 2'),
  "A pawn's diagonal step onto the ball kicks it diagonally": ({ after }) =>
    expect(after()).toBe('7k/8/8/8/3P4/8/8/K7 b g7 0 2'),
  "A jump kick: a pawn's double step over the ball kicks it straight forward": ({ after }) =>
    expect(after()).toBe('7k/8/8/8/4P3/8/8/K7 b e6 0 2'),
  'A jump kick is illegal if the ball would stop under the pawn': ({ from, after }) => {
    expect(from('e2')).toBe('e3');
    expect(after()).toBe('7k/8/8/4r3/8/4P3/8/K7 b e4 0 2');
  },

  "A goal: the ball goes out behind the opponent's back rank": ({ after }) => expect(after()).toBe('= goal w'),
  'A ball may go out after a wall': ({ after }) => expect(after()).toBe('= goal w'),
  "An own goal is the opponent's goal": ({ start, action, after: written }) => {
    expect(written()).toBe('= goal b');
    const end = { kind: 'goal', title: 'Own goal', says: 'goal', winner: 'b', goals: 1 };
    expect(chessLeague.end(after(start, action))).toEqual(end);
  },
  "A head goal: the ball comes to rest on the opponent's back rank": ({ after }) => expect(after()).toBe('= head w'),
  "A pawn goal: a pawn reaches the opponent's back rank": ({ from, after }) => {
    expect(from('a7')).toBe('a8 b8');
    expect(after()).toBe('= pawn w');
  },
  "A ball on the mover's own back rank is cleared": ({ drops, after }) => {
    expect(drops()).toBe('d4 e5');
    expect(after()).toBe('4k3/8/8/3N4/4p2R/8/8/4K3 b e5 0 18');
  },
  'A cleared ball is dropped on a free square of d4, e4, d5 and e5': ({ drops, after }) => {
    expect(drops()).toBe('d5 e5');
    expect(after()).toBe('7k/8/8/8/3nR3/8/8/K7 b d5 0 2');
  },
  'If the centre is full, the ball is dropped on a free square of c3 to f6': ({ drops, after }) => {
    expect(drops()).toBe('c3 d3 e3 f3 c4 f4 c5 f5 c6 f6');
    expect(after()).toBe('4k3/8/3nn3/3nn3/3pp2R/8/8/4K3 b c3 0 2');
  },
  'If that is full too, the ball is dropped on a free square of ranks 2 to 7': ({ drops, after }) => {
    const rank2 = 'a2 b2 c2 d2 e2 f2 g2 h2';
    expect(drops()).toBe(`${rank2} a3 b3 g3 h3 b4 g4 h4 a5 b5 g5 h5 a6 b6 g6 h6 ${rank2.replaceAll('2', '7')}`);
    expect(after()).toBe('8/8/2nbbn2/2qqqp2/R1pppp2/2PPPP2/8/7K b a2 0 2');
  },

  'A side without any legal action passes': ({ start, after }) => {
    expect(successorTexts(start)).toEqual(['pass']);
    expect(after()).toBe('8/8/7k/8/p7/P7/8/8 b d4 5 32');
  },
  'A side that can act may not pass': ({ start }) => {
    expect(successorTexts(start)).not.toContain('pass');
    expect(chessLeague.text.parseAction(start, 'pass').ok).toBe(false);
  },

  'The same position for the third time': ({ start }) => {
    const twice = [...shuttle, ...shuttle];
    expect(judge(start, twice.slice(0, -1))).toBeUndefined();
    expect(judge(start, twice)).toEqual({ kind: 'repetition', title: 'Third repetition', goals: 0 });
    // The kings stand there for the third time, but one of these times it was Black's turn.
    const white = ['e1d1', 'e8d8', 'd1d2', 'd8e8', 'd2e1'];
    const black = ['e8d8', 'e1d1', 'd8d7', 'd1e1', 'd7e8'];
    expect(judge(start, [...white, ...black])).toBeUndefined();
  },
  'A hundred actions without a kick, a capture or a pawn move': ({ start, action }) => {
    expect(judge({ ...start, quiet: 98 }, [action])).toBeUndefined();
    expect(judge(start, [action])).toEqual({ kind: 'quiet', title: '100 quiet actions', goals: 0 });
  },
  'Both sides pass in a row': ({ start }) => {
    expect(judge(start, ['pass'])).toBeUndefined();
    expect(judge(start, ['pass', 'pass'])).toEqual({ kind: 'passes', title: 'Both sides passed', goals: 0 });
  },
};

/** The rules that are about rounds and have no board. */
const MATCH_RULES: Readonly<Record<string, () => void>> = {
  'After a goal the side that conceded kicks off': () => expectConcedingSideToKickOff(randomMatch(1, 9)),
  'First to five goals': () => expectFirstTo(chessLeague, 5),
  'Ten void rounds in a row end the match': () => {
    let match = Match.start(chessLeague, { seed: 1 });
    while (!match.end) {
      const isWhiteOut = match.position.pieces[readSquare(chessLeague.board, 'b1')!] === undefined;
      const isBlackOut = match.position.pieces[readSquare(chessLeague.board, 'b8')!] === undefined;
      if (match.side === 'w') match = must(match.playText(isWhiteOut ? 'c3b1' : 'b1c3'));
      else match = must(match.playText(isBlackOut ? 'c6b8' : 'b8c6'));
    }
    expect(match.rounds.map(({ end, kickOff }) => `${end?.kind} ${kickOff}`)).toEqual(
      ['w', 'b', 'w', 'b', 'w', 'b', 'w', 'b', 'w', 'b'].map((kickOff) => `repetition ${kickOff}`),
    );
    expect(match.end).toEqual({ reason: 'voids' });
  },
};

provesRulePage(chessLeague, RULES, MATCH_RULES, caseOf);
