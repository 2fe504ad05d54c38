import { provesPositions, provesWrongPositions, refereeOf, unmarked } from '@kickmate/conformance';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chess, chess960 } from '../src/index.ts';
import { position, START } from './referee.ts';

const ARRAY = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const KINGS = '4k3/8/8/8/8/8/8/4K3';

const SAMPLES = [
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3',
  '4k3/8/8/8/8/8/8/1R2K1R1 w BG - 5 40',
];
const SIGNS = [...'pnbrqkPNBRQK12345678/ -wabcdefgh09'];

const SOUND = [
  ['the array', START],
  ['any castling rights', `r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 9`],
  ['an en passant square', 'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3'],
  ['nine queens', 'qqqqkqqq/qq6/8/8/8/8/8/4K3 w - - 0 1'],
  ['218 moves', 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1'],
  ['a dead position', `${KINGS} w - - 0 1`],
  ['large counters', `${KINGS.replace('8', 'r7')} b - - 150 999999999`],
] as const;

provesPositions(chess, SOUND);
provesPositions(chess960, SOUND);

it.each([
  ['rights in another order', 'r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
  ['rights as files', 'r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
  ['no pawn to capture en passant', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1', `- 0 1`],
  ['a pinned pawn to capture en passant', '4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2', '- 0 2'],
])('a position is read, but written otherwise: %s', (_name, text, ending) => {
  expect(chess.text.format(position(text))).toMatch(new RegExp(`${ending}$`));
});

provesWrongPositions(
  chess,
  unmarked([
    ['nothing', '^', 'missing', 'placement'],
    ['a space first', `^ ${START}`, 'missing', 'placement'],
    ['seven ranks', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP^ w KQkq - 0 1', 'missing', 'placement'],
    ['a rank too long', START.replace('RNBQKBNR', 'RNBQKBNR^R'), 'surplus', 'placement'],
    ['an unknown piece', START.replace('RNBQKBNR', 'RNB^XKBNR'), 'syntax', 'placement'],
    ['two kings', START.replace('RNBQKBNR', 'RNBK^KBNR'), 'impossible', 'placement'],
    ['no white king', '^4k3/8/8/8/8/8/8/8 w - - 0 1', 'impossible', 'placement'],
    ['no black king', '^8/8/8/8/8/8/8/4K3 w - - 0 1', 'impossible', 'placement'],
    ['nine pawns', 'rnbqkbn1/pppppppp/^p7/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1', 'impossible', 'placement'],
    ['seventeen pieces', 'rnbqkbnr/pppppppp/^n7/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1', 'impossible', 'placement'],
    ['a queen too many', 'rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPPP/RNBQK^QN1 w - - 0 1', 'impossible', 'placement'],
    ['two knights too many', 'nnn^nk3/ppppppp1/8/8/8/8/8/4K3 w - - 0 1', 'impossible', 'placement'],
    ['a pawn on its own back rank', '4k3/8/8/8/8/8/8/^P3K3 w - - 0 1', 'impossible', 'placement'],
    ["a pawn on the opponent's back rank", '4k2^P/8/8/8/8/8/8/4K3 w - - 0 1', 'impossible', 'placement'],

    ['no side', `${ARRAY}^`, 'missing', 'side to move'],
    ['a wrong side', `${ARRAY} ^W KQkq - 0 1`, 'syntax', 'side to move'],
    ['two spaces', `${ARRAY} ^ w KQkq - 0 1`, 'missing', 'side to move'],
    ['a king in check that is not to move', '4k3/8/8/8/8/8/8/4RK2 ^w - - 0 1', 'impossible', 'side to move'],
    ['kings beside each other', '8/8/8/8/8/8/8/3kK3 ^w - - 0 1', 'impossible', 'side to move'],

    ['no castling field', `${ARRAY} w^`, 'missing', 'castling'],
    ['an empty one', `${ARRAY} w ^ - 0 1`, 'missing', 'castling'],
    ['no such right', `${ARRAY} w KQ^xq - 0 1`, 'syntax', 'castling'],
    ['a dash among rights', `${ARRAY} w KQ^- - 0 1`, 'syntax', 'castling'],
    ['a right twice', `${ARRAY} w K^K - 0 1`, 'surplus', 'castling'],
    ['a right twice, in two ways', `${ARRAY} w KQkq^h - 0 1`, 'surplus', 'castling'],
    ['a king that is elsewhere', 'r3k2r/8/8/8/8/8/4K3/R6R w k^Q - 0 1', 'impossible', 'castling'],
    ['a rook that is not there', 'r3k2r/8/8/8/8/8/8/4K2R w K^Qkq - 0 1', 'impossible', 'castling'],
    ['a rook of the other side', 'r3k2r/8/8/8/8/8/8/r3KB1R w ^Q - 0 1', 'impossible', 'castling'],

    ['no en passant field', `${ARRAY} w KQkq^`, 'missing', 'en passant'],
    ['no square', `${ARRAY} w KQkq ^x - 0 1`, 'syntax', 'en passant'],
    ['a square of another rank', `${ARRAY} w KQkq ^e4 0 1`, 'impossible', 'en passant'],
    ["the mover's own jump", '4k3/8/8/8/3pP3/8/8/4K3 w - ^e3 0 1', 'impossible', 'en passant'],
    ['no pawn that jumped', `${KINGS} w - ^d6 0 1`, 'impossible', 'en passant'],
    ['a pawn still on its first square', '4k3/3p4/8/3pP3/8/8/8/4K3 w - ^d6 0 1', 'impossible', 'en passant'],
    ['a piece on the square', '4k3/8/3n4/3pP3/8/8/8/4K3 w - ^d6 0 1', 'impossible', 'en passant'],

    ['no half-move clock', `${ARRAY} w KQkq -^`, 'missing', 'half-move clock'],
    ['a leading zero', `${ARRAY} w KQkq - ^00 1`, 'syntax', 'half-move clock'],
    ['a count beyond all counting', `${ARRAY} w KQkq - ^1000000000 1`, 'impossible', 'half-move clock'],
    ['no move number', `${ARRAY} w KQkq - 0^`, 'missing', 'move number'],
    ['move number nought', `${ARRAY} w KQkq - 0 ^0`, 'impossible', 'move number'],
    ['a line end', `${ARRAY} w KQkq - 0 ^1\n`, 'syntax', 'move number'],
    ['a seventh field', `${START}^ 2`, 'surplus', 'position'],
    ['a space at the end', `${START}^ `, 'surplus', 'position'],

    ['mate', '^R5k1/5ppp/8/8/8/8/8/7K b - - 1 1', 'over', 'position'],
    ['stalemate', '^7k/8/6Q1/8/8/8/8/K7 b - - 1 1', 'over', 'position'],
  ]),
);

// Only in Chess960.
provesWrongPositions(
  chess960,
  unmarked([
    ['no rook on the file', '4k3/8/8/8/8/8/8/1K3R1R w ^G - 0 1', 'impossible', 'castling'],
    ['no rook on that side', '4k3/8/8/8/8/8/8/1K3R1R w ^Q - 0 1', 'impossible', 'castling'],
    ["the king's own file", '4k3/8/8/8/8/8/8/1K3R1R w ^B - 0 1', 'impossible', 'castling'],
    ['two rooks on one side', '4k3/8/8/8/8/8/8/1K3R1R w H^F - 0 1', 'surplus', 'castling'],
    ['a king that has left its rank', '4k3/8/8/8/8/8/1K6/5R2 w ^K - 0 1', 'impossible', 'castling'],
  ]),
);

it.each([
  ['other squares than those of chess', '4k3/8/8/8/8/8/8/1K3R2 w K - 0 1', 'not b1 and f1 (but see Chess960)'],
  ['a king in check', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1', "White cannot be to move: Black's king is in check"],
  ['pawns', '4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1', 'Black has 9 pawns; at most 8 may be there'],
  [
    'promoted pieces',
    '4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1',
    'White has 8 pawns, and of other pieces 1 more than at the start',
  ],
  ['the end', '7k/8/6Q1/8/8/8/8/K7 b - - 1 1', 'the game is over (Stalemate)'],
  ['what a terminal would obey', `${ARRAY} w KQkq \x1b[2J 0 1`, "'\ufffd[2J' must be the name of a square"],
])('a wrong position says what is wrong: %s', (_name, text, message) => {
  const read = chess.text.parse(text);
  expect(!read.ok && read.error.message).toContain(message);
});

it.each([0, 1, 2, 3, 4, 5])('of a field of millions of characters (%i) only the beginning is shown', (index) => {
  const fields = START.split(' ');
  for (const sign of ['x', '9', 'K', '/']) {
    const text = [...fields.slice(0, index), sign.repeat(2_000_000), ...fields.slice(index + 1)].join(' ');
    const read = chess.text.parse(text);
    expect(!read.ok && read.error.message.length).toBeLessThan(200);
  }
});

it.each([
  ['mate', chess, 'f2f3 e7e5 g2g4 d8h4', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'],
  ['mate', chess960, 'f2f3 e7e5 g2g4 d8h4', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'],
  [
    'stalemate',
    chess,
    'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6',
    '5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10',
  ],
])('a game that is over by %s is written, and refused as one to begin with', (_end, rules, actions, text) => {
  const over = refereeOf(rules).after(refereeOf(rules).position(START), actions);
  expect(rules.text.format(over)).toBe(text);
  expect(rules.text.parse(text)).toMatchObject({ ok: false, error: { cause: 'over' } });
});

/** A text with some of its characters replaced, lost or doubled at random. */
const spoilt = fc
  .tuple(
    fc.constantFrom(START, ...SAMPLES),
    fc.array(fc.tuple(fc.nat(80), fc.constantFrom(...SIGNS)), { maxLength: 3 }),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [at, sign]) => now.slice(0, at) + sign + now.slice(at + (at % 3)), text),
  );

it('whatever is read is written and read again, and can be played on', () => {
  fc.assert(
    fc.property(spoilt, fc.constantFrom(chess, chess960), (text, rules) => {
      const read = rules.text.parse(text);
      if (!read.ok) {
        expect(read.error.at).toBeLessThanOrEqual(text.length);
        return;
      }
      expect(rules.text.parse(rules.text.format(read.value))).toEqual(read);
      for (const action of rules.actions(read.value)) rules.play(read.value, action);
    }),
    { numRuns: 2000 },
  );
});
