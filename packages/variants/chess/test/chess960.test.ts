import { provesRulePage, type RuleCase, type RuleTests, refereeOf } from '@kickmate/conformance';
import { describe, expect, it } from 'vitest';
import { type ChessPosition, chess, chess960 } from '../src/index.ts';
import { ARRAYS, arrayLetters } from '../src/rules/starts.ts';
import { actionsFrom, in960, position, START } from './referee.ts';

const lettersOf = Array.from({ length: ARRAYS }, (_, number) => arrayLetters(number));

const RULES: RuleTests<RuleCase<ChessPosition>> = {
  'Each of 960 arrays is equally likely': ({ start }) => {
    const starts = chess960.starts('w');
    expect(starts).toHaveLength(960);
    expect(new Set(starts.map(({ weight }) => weight))).toEqual(new Set([1]));
    expect(new Set(lettersOf).size).toBe(960);
    expect(starts[0]!.position).toEqual(start);
    for (const [number, { position: at }] of starts.entries()) {
      const letters = lettersOf[number]!;
      expect(chess960.text.format(at)).toBe(
        `${letters.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${letters} w KQkq - 0 1`,
      );
    }
  },
  'The king stands between its rooks': () => {
    for (const letters of lettersOf) expect(letters).toMatch(/R.*K.*R/);
  },
  'The bishops stand on squares of both colours': () => {
    for (const letters of lettersOf) expect((letters.indexOf('B') + letters.lastIndexOf('B')) % 2).toBe(1);
  },
  'The array of chess is one of them': ({ text, start }) => {
    expect(text).toBe(START);
    expect(chess960.starts('w')[518]!.position).toEqual(start);
  },

  "On the king's side the king goes to the g-file, its rook to the f-file": ({ from, after }) => {
    expect(from('b1')).toBe('a1 a2 b2 c1 c2 f1');
    expect(after()).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1');
  },
  "On the queen's side the king goes to the c-file, its rook to the d-file": ({ from, after }) => {
    expect(from('f8')).toBe('b8 e7 e8 f7 g7 g8');
    expect(after()).toBe('2kr4/8/8/8/8/8/8/4K3 w - - 1 2');
  },
  'King and rook may change places': ({ from, after }) => {
    expect(from('f1')).toBe('e1 e2 f2 g1 g2');
    expect(after()).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1');
  },
  'One of the two may stand in its place already': ({ from, after: end }) => {
    expect(from('g1')).toBe('f1 f2 g2 h1 h2');
    expect(end()).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1');
    const rookStays = in960.position('4k3/8/8/8/8/8/8/3RK3 w Q - 0 1');
    expect(in960.written(in960.after(rookStays, 'e1d1'))).toBe('4k3/8/8/8/8/8/8/2KR4 b - - 1 1');
  },
  'The way of both must be free': ({ from, after }) => {
    expect(from('f1')).toBe('e1 e2 f2 g1 g2 h1');
    expect(after()).toBe('4k3/8/8/8/8/8/8/1R1N1RK1 b - - 1 1');
  },
  'Other pieces may stand beside that way': ({ from, after }) => {
    expect(from('e1')).toBe('b1 d1 d2 e2 f1 f2');
    expect(after()).toBe('4k3/8/8/8/8/8/8/N1KR4 b - - 1 1');
  },
  'The king may not castle out of check, through an attacked square or into check': ({ from }) => {
    expect(from('b1')).toBe('a1 a2 b2 c1 c2');
    const kingFrom = (fen: string) => in960.actionsFrom(in960.position(fen), 'b1').join(' ');
    expect(kingFrom('r6k/8/8/8/8/8/8/1K3R2 w K - 0 1')).toBe('b1b2 b1c1 b1c2 b1f1');
    expect(kingFrom('1r5k/8/8/8/8/8/8/1K3R2 w K - 0 1')).toBe('b1a1 b1a2 b1c1 b1c2');
    expect(kingFrom('6rk/8/8/8/8/8/8/1K3R2 w K - 0 1')).toBe('b1a1 b1a2 b1b2 b1c1 b1c2');
    // The rook may be attacked, unless the king passes over the rook's square.
    expect(kingFrom('7r/k7/8/8/8/8/8/1K5R w K - 0 1')).toBe('b1a1 b1a2 b1b2 b1c1 b1c2 b1h1');
    expect(kingFrom('5r1k/8/8/8/8/8/8/1K3R2 w K - 0 1')).toBe('b1a1 b1a2 b1b2 b1c1 b1c2');
  },
  'A rook that shields its king may not leave it to an attack by castling': ({ from }) => {
    expect(from('e1')).toBe('d1 d2 e2 f1 f2');
  },
  "The right to castle goes with the king's or the rook's first move, as in chess": ({ after: end, start }) => {
    expect(end()).toBe('4k3/8/8/8/8/8/8/R4KR1 b K - 1 1');
    expect(in960.written(in960.after(start, 'f1f2'))).toBe('4k3/8/8/8/8/8/5K2/1R4R1 b - - 1 1');
  },
};

provesRulePage(chess960, RULES);

describe('arrays have their numbers', () => {
  // Source: the published tables of Scharnagl's numbering; 100 by hand.
  it.each([
    [0, 'BBQNNRKR'],
    [1, 'BQNBNRKR'],
    [100, 'QBBNRNKR'],
    [518, 'RNBQKBNR'],
    [959, 'RKRNNQBB'],
  ])('%i', (number, letters) => {
    expect(arrayLetters(number)).toBe(letters);
  });
});

describe('castling texts', () => {
  const array = START.replace('RNBQKBNR', 'R3K2R').replace('rnbqkbnr', 'r3k2r');

  it('are the move onto the rook, from the squares of chess, too', () => {
    expect(in960.actionsFrom(in960.position(array), 'e1')).toEqual(['e1a1', 'e1d1', 'e1f1', 'e1h1']);
    expect(actionsFrom(position(array), 'e1')).toEqual(['e1c1', 'e1d1', 'e1f1', 'e1g1']);
  });

  it.each([
    ['in chess, onto the rook', chess, array, 'e1h1', 'e1g1'],
    ['in Chess960, to its square', chess960, array, 'e1g1', 'e1h1'],
    ['from elsewhere', chess960, '4k3/8/8/8/8/8/8/1K3R2 w K - 0 1', 'b1g1', 'b1f1'],
    ['a square to which the king may just go', chess960, '4k3/8/8/8/8/8/8/5K1R w K - 0 1', 'f1g1', 'f1g1'],
    ["a rook on the king's square", chess960, '4k3/8/8/8/8/8/8/4K1R1 w K - 0 1', 'e1g1', 'e1g1'],
  ])('are read both ways: %s', (_name, rules, fen, text, canonical) => {
    const read = rules.text.parseAction(refereeOf(rules).position(fen), text);
    expect(read.ok && rules.text.formatAction(read.value)).toBe(canonical);
  });

  it('tell the rook on g1 from the one on h1', () => {
    const [inner, outer] = ['4k3/8/8/8/8/8/8/4K1R1 w K - 0 1', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'];
    expect(in960.successorTexts(in960.position(inner))).toContain('e1g1');
    expect(in960.successorTexts(in960.position(outer))).toContain('e1h1');
    expect(in960.written(in960.after(in960.position(inner), 'e1g1'))).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1');
  });
});

describe('castling rights are read as X-FEN and Shredder-FEN have them', () => {
  it.each([
    ['outermost rooks', '1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1', 'KQkq'],
    ['files of outermost rooks', '1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1', 'KQkq'],
    ['in any order', '1r2k1r1/8/8/8/8/8/8/1R2K1R1 w bgBG - 0 1', 'KQkq'],
    ['an inner rook', '4k3/8/8/8/8/8/8/1K3R1R w F - 0 1', 'F'],
    ['the outermost of two', '4k3/8/8/8/8/8/8/1K3R1R w K - 0 1', 'K'],
    ['an inner rook of Black', 'rr2k3/8/8/8/8/8/8/4K3 w b - 0 1', 'b'],
  ])('%s', (_name, fen, rights) => {
    const at = in960.position(fen);
    expect(chess960.text.format(at).split(' ')[2]).toBe(rights);
    expect(in960.position(chess960.text.format(at))).toEqual(at);
  });
});
