import { must, SIDES, type Side, type TextCause } from '@kickmate/board';
import { actionTo, type Formation } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import {
  begin,
  check,
  chessEleven,
  complete,
  EMPTY_FORMATION,
  formatFormation,
  isComplete,
  parseFormation,
  usual,
} from '../src/index.ts';
import { CENTRE_CIRCLE } from '../src/rules/board.ts';
import { position } from './referee.ts';

const formation = (text: string): Formation => must(parseFormation(text));
const USUAL = '5N2/P2PP2P/R1BKQB1R N';
const NO_PAWN = 'front d2: a pawn must stand on d2, in front of the king';

describe('a formation in text', () => {
  it.each([USUAL, '8/8/8 -', '8/3P4/3K4 Q', 'NN6/QRRBBPPP/3K4 P'])('%s is read and written', (text) => {
    expect(formatFormation(formation(text))).toBe(text);
  });

  it.each<[name: string, text: string, cause: TextCause, field: string, at: number]>([
    ['nothing', '', 'missing', 'placement', 0],
    ['two ranks', '8/3P4 -', 'missing', 'placement', 5],
    ['four ranks', '8/8/8/8 -', 'surplus', 'placement', 5],
    ['a long rank', '9/8/8 -', 'surplus', 'placement', 0],
    ['a small letter', '8/3p4/3K4 -', 'syntax', 'placement', 3],
    ['an unknown piece', '8/3X4/3K4 -', 'syntax', 'placement', 3],
    ['no substitute', '8/3P4/3K4', 'missing', 'substitute', 9],
    ['no such substitute', '8/3P4/3K4 X', 'syntax', 'substitute', 10],
    ['two substitutes', '8/3P4/3K4 NB', 'syntax', 'substitute', 10],
    ['a third field', '8/3P4/3K4 N N', 'surplus', 'formation', 11],
  ])('%s is refused with its place', (_name, text, cause, field, at) => {
    expect(parseFormation(text)).toMatchObject({ ok: false, error: { cause, field, at } });
  });
});

describe('the usual formation', () => {
  it('has a knight on the sidelines', () => {
    expect(formatFormation(usual())).toBe(USUAL);
    expect(isComplete(usual())).toBe(true);
    expect(isComplete(EMPTY_FORMATION)).toBe(false);
  });

  it('breaks no rule', () => {
    for (const side of SIDES) expect(check(side, usual(), false)).toEqual([]);
  });

  it('is that of the usual start', () => {
    for (const side of SIDES)
      expect(chessEleven.formations!.of(begin('w', { w: usual(), b: usual() }), side)).toEqual(usual());
  });

  it('begins the round for both sides', () => {
    const start = 'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1';
    expect(begin('w', { w: usual(), b: usual() })).toEqual(position(start));
  });
});

describe('the rules that a formation breaks', () => {
  // The faults are White's. Black's are the same on the ranks 8 to 6.
  it.each<[name: string, text: string, maySubstitute: boolean, ...faults: string[]]>([
    ['none, as long as it can be completed', '8/8/8 -', false],
    ['none with everybody on the third rank', 'RNBQBRPP/3P4/3K4 N', false],
    ['the king elsewhere', '8/3P4/4K3 -', false, 'king e1: the king stands on d1, not on e1'],
    ["somebody on the king's square", '8/3P4/3Q4 -', false, "king d1: d1 is the king's"],
    ['no pawn before the king', '8/3N4/3K4 -', false, 'front d2: d2 is for a pawn, in front of the king'],
    ['all pawns elsewhere', 'PPPP4/8/3K4 N', false, NO_PAWN],
    ['three pawns elsewhere, if no more play', 'PPP5/8/3K4 P', true, NO_PAWN],
    ['three pawns elsewhere, and all pieces on the board', 'RNBQBNR1/PPP5/3K4 -', true, NO_PAWN],
    ['three rooks', 'RRR5/3P4/3K4 -', false, 'squad: 3 rooks; only 2 may play'],
    ['the substitute on the board', 'Q7/3P4/3K4 Q', false, 'squad: the queen is the substitute and does not play'],
    [
      'both bishops on the board though one is the substitute',
      'BB6/3P4/3K4 B',
      false,
      'squad: 2 bishops; one is the substitute, only 1 may play',
    ],
    [
      'all seven pieces on the board',
      'RNBQBNR1/3P4/3K4 -',
      false,
      'squad: a knight, a bishop, a rook or the queen must sit out',
    ],
    ['all seven pieces, after scoring', 'RNBQBNR1/3P4/3K4 -', true],
    [
      'all twelve on the board',
      'RNBQBNR1/PPPP4/3K4 -',
      true,
      'squad: eleven play: a pawn or another piece must sit out',
    ],
    ['a king as substitute', '8/3P4/8 K', false, 'substitute: a king cannot be the substitute'],
    [
      'a pawn as substitute',
      '8/3P4/3K4 P',
      false,
      'substitute: the substitute may play in place of a pawn only after its side has scored',
    ],
    ['a pawn as substitute, after scoring', '8/3P4/3K4 P', true],
  ])('%s', (_name, text, maySubstitute, ...expected) => {
    const faultsOf = (side: Side) =>
      check(side, formation(text), maySubstitute).map(({ rule, square, message }) =>
        square === undefined ? `${rule}: ${message}` : `${rule} ${nameOf(square)}: ${message}`,
      );
    const mirrored = (fault: string) => fault.replace(/\b([a-h])([1-3])\b/g, (_, file, rank) => file + (9 - rank));
    expect(faultsOf('w')).toEqual(expected);
    expect(faultsOf('b')).toEqual(expected.map(mirrored));
  });
});

/** A square's name, on the board. */
const nameOf = (square: number): string => 'abcdefgh'[square % 8] + String(Math.floor(square / 8) + 1);

describe('an unfinished formation is completed', () => {
  it.each([
    ['with everybody on the usual squares', '8/8/8 -', USUAL],
    ['with the first who is missing on the sidelines: a bishop', 'N1N5/8/8 -', 'N1N5/P2PP2P/R1BKQ2R B'],
    ['a rook', 'NBNB4/8/8 -', 'NBNB4/P2PP2P/R2KQ3 R'],
    ['the queen', 'NBNBRR2/8/8 -', 'NBNBRR2/P2PP2P/3K4 Q'],
    ['and a pawn, if all pieces are placed', 'NBNBRRQ1/8/8 -', 'NBNBRRQ1/P2PP3/3K4 P'],
    ['with the substitute that was chosen', '8/8/8 R', '5N2/P2PNP1P/R1BKQB2 R'],
    ['who finds the usual square taken, next to it', '8/8/N7 -', '8/P2PP2P/NRBKQB1R N'],
    ['or where it comes first', '8/8/4R3 -', '5N2/P2PP2P/R1BKRQB1 N'],
    ['with pawns where pieces left room', '8/4R3/8 -', '5N2/P2PRP1P/R1BKQB2 N'],
  ])('%s', (_name, text, completed) => {
    const done = complete(formation(text));
    expect(formatFormation(done)).toBe(completed);
    expect(isComplete(done)).toBe(true);
  });

  it('the second rook goes to the usual square that is left', () => {
    expect(formatFormation(complete(formation('8/8/R7 -')))).toBe(USUAL);
    expect(formatFormation(complete(formation('8/8/7R -')))).toBe(USUAL);
  });

  it('and breaks no rule then, and can be kicked off', () => {
    for (const text of ['8/8/8 -', 'RNBQBR2/8/8 -', '8/8/NBR5 -', 'PPP5/8/8 Q']) {
      const done = complete(formation(text));
      expect(check('w', done, false), text).toEqual([]);
      const start = begin('w', { w: done, b: usual() });
      expect(chessEleven.text.parse(chessEleven.text.format(start))).toEqual({ ok: true, value: start });
      expect(chessEleven.actions(start).every((action) => CENTRE_CIRCLE.includes(actionTo(action)))).toBe(true);
    }
  });
});
