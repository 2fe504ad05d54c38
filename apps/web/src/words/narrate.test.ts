import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import type { GameEvent } from '@kickmate/game';
import { expect, test } from 'vitest';
import { ESCAPE, onMap } from '../match/testing.ts';
import { tell, vocabularyOf } from './commentary.ts';
import { advise, foretell, narrate, narrateTurn } from './narrate.ts';

const league = await exampleGame('chess-league');
const hexapawn = await exampleGame('minimal');

/** Positions from the rule page, an action of each, and what is said about it. */
const STORIES: readonly [name: string, position: string, action: string, story: string][] = [
  ['a move', '4k3/8/8/8/8/8/8/R3K3 w g4 0 1', 'a1a5', "White's rook goes from a1 to a5."],
  ['a capture', '4k3/8/2b5/8/3N4/8/8/4K3 w g4 0 1', 'd4c6', "White's knight takes Black's bishop on c6."],
  ['a kick', '4k3/8/8/8/8/8/4P3/4K3 w e3 0 1', 'e2e3', "White's pawn kicks the ball on e3. It comes to rest on e6."],
  [
    'a kick that destroys and is stopped',
    '4k3/4r3/4n3/8/8/4Q3/8/4K3 w e4 0 1',
    'e3e4',
    "White's queen kicks the ball on e4. It destroys Black's knight on e6, is stopped by Black's rook on e7 and comes to rest on e6.",
  ],
  [
    'a bounce',
    'k7/8/8/8/8/8/8/K2B4 w g4 0 1',
    'd1g4',
    "White's bishop kicks the ball on g4. It bounces off the side and comes to rest on f7.",
  ],
  [
    'a goal',
    'k7/8/8/8/8/8/8/K3R3 w e6 0 1',
    'e1e6',
    "White's rook kicks the ball on e6. It leaves the board. Goal for White!",
  ],
  [
    'a goal without the ball',
    '1r2k3/P7/8/8/8/8/8/4K3 w e4 0 1',
    'a7b8',
    "White's pawn takes Black's rook on b8. Pawn goal for White!",
  ],
  [
    'a clearance and a drop',
    '4k2R/8/8/3N4/4p3/8/8/4K3 w h4 2 17',
    'h8h4@e5',
    "White's rook kicks the ball on h4. It comes to rest on h1. It is cleared from the back rank. The ball is dropped on e5.",
  ],
  ['a pass', '8/8/7k/8/p7/P7/8/8 w d4 4 31', 'pass', 'White cannot act: the turn is skipped.'],
];

test.each(STORIES)('%s', (_, position, action, story) => {
  const parsed = must(league.text.parse(position));
  const successor = must(league.text.parseAction(parsed, action));
  expect(narrate(vocabularyOf(league), league.events(parsed, successor))).toBe(story);
});

test('a swap of sides is one sentence, whatever moves', async () => {
  const football = await exampleGame('football');
  for (const start of ['rnbq1knbr/9/9/9/9/9/2N6/9/R1BQ1KNBR b e5 c - 1', 'q8/9/9/9/9/9/2N6/9/R7K b c6 c - 1']) {
    const position = must(football.text.parse(start));
    const swap = must(football.text.parseAction(position, 'swap'));
    const events = football.events(position, swap);
    const words = vocabularyOf(football);
    expect(narrate(words, events)).toBe('Black swaps sides.');
    expect(narrateTurn(words, 'b', [events])).toBe('Black swaps sides.');
    expect(advise(words, events)).toBe('Black swaps sides');
  }
});

const eventsOf = (position: string, action: string) => {
  const parsed = must(league.text.parse(position));
  return league.events(parsed, must(league.text.parseAction(parsed, action)));
};

test.each([
  ['4k3/8/8/8/8/8/8/R3K3 w g4 0 1', 'a1a5', '', 'rook a1 goes to a5'],
  ['4k3/8/2b5/8/3N4/8/8/4K3 w g4 0 1', 'd4c6', '', 'knight d4 takes bishop c6'],
  [
    '4k3/4r3/4n3/8/8/4Q3/8/4K3 w e4 0 1',
    'e3e4',
    'destroys black knight e6, is stopped by black rook e7, comes to rest on e6',
    'queen e3 kicks the ball from e4 to e6',
  ],
  [
    'k7/8/8/8/8/8/8/K3R3 w e6 0 1',
    'e1e6',
    'leaves the board, goal',
    'rook e1 kicks the ball from e6 off the board, goal',
  ],
  ['1r2k3/P7/8/8/8/8/8/4K3 w e4 0 1', 'a7b8', 'pawn goal', 'pawn a7 takes rook b8, pawn goal'],
])('of %s, %s foretells "%s" and advises "%s"', (position, action, told, advice) => {
  const events = eventsOf(position, action);
  expect([foretell(vocabularyOf(league), events), advise(vocabularyOf(league), events)]).toEqual([told, advice]);
});

test('the end of a round without a goal names its winner', () => {
  const goal = { kind: 'goal', side: 'w', how: 'Black is stuck' } as const;
  expect(narrate(vocabularyOf(hexapawn), [goal])).toBe('Black is stuck: White wins the round.');
});

const chess = await exampleGame('chess');

/** An action of chess: what is said of it after, before (for a square's label), and as advice. */
const CHESS: readonly [
  name: string,
  position: string,
  action: string,
  said: string,
  foretold: string,
  advice: string,
][] = [
  [
    'castling',
    '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
    'e1g1',
    "White's king goes from e1 to g1, White's rook from h1 to f1.",
    'king to g1, rook to f1',
    'king e1 goes to g1, rook to f1',
  ],
  [
    'a promotion with a capture and check',
    'r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1',
    'b7a8q',
    "White's pawn takes Black's rook on a8 and becomes a queen. Check!",
    'becomes white queen, check',
    'pawn b7 takes rook a8 and becomes a queen',
  ],
  [
    'a mate',
    '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1',
    'a1a8',
    "White's rook goes from a1 to a8. Checkmate!",
    'checkmate',
    'rook a1 goes to a8, checkmate',
  ],
];

test.each(CHESS)('chess: %s', (_, text, action, said, foretold, advice) => {
  const position = must(chess.text.parse(text));
  const events = chess.events(position, must(chess.text.parseAction(position, action)));
  const words = vocabularyOf(chess);
  expect([narrate(words, events), foretell(words, events), advise(words, events)]).toEqual([said, foretold, advice]);
});

const football = await exampleGame('football');

/** A kick of Football Chess: what is said of it after, before (for a square's label), and as advice. */
const KICKS: readonly [
  name: string,
  position: string,
  action: string,
  said: string,
  foretold: string,
  advice: string,
][] = [
  [
    'forward',
    'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8',
    'e4*e7',
    "White's rook on e4 kicks the ball on e5. It comes to rest on e7.",
    'comes to rest on e7',
    'rook e4 kicks the ball from e5 to e7',
  ],
  [
    'backward',
    'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8',
    'e4*e2',
    "White's rook on e4 kicks the ball on e5. It goes back over its kicker and comes to rest on e2.",
    'goes back over its kicker, comes to rest on e2',
    'rook e4 kicks the ball from e5 to e2',
  ],
  [
    'a goal',
    'k8/9/9/4R4/9/9/9/9/9 w e7 m - 8',
    'e6*e9',
    "White's rook on e6 kicks the ball on e7. It comes to rest on e9. Goal for White!",
    'comes to rest on e9, goal',
    'rook e6 kicks the ball from e7 to e9, goal',
  ],
  [
    'an own goal',
    'k8/9/9/9/9/9/4R4/9/9 w e4 m - 8',
    'e3*e1',
    "White's rook on e3 kicks the ball on e4. It goes back over its kicker and comes to rest on e1. Own goal for Black!",
    'goes back over its kicker, comes to rest on e1, own goal for Black',
    'rook e3 kicks the ball from e4 to e1, own goal for Black',
  ],
];

test.each(KICKS)('a kick by a piece that stays: %s', (_, text, action, said, foretold, advice) => {
  const position = must(football.text.parse(text));
  const events = football.events(position, must(football.text.parseAction(position, action)));
  const words = vocabularyOf(football);
  expect([narrate(words, events), foretell(words, events), advise(words, events)]).toEqual([said, foretold, advice]);
});

const eleven = await exampleGame('chess-eleven');

/** Positions from the rule page of Chess Eleven, an action of each, and what is said about it. */
test.each([
  [
    'the kick-off',
    'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1',
    'f3d4',
    "White's knight goes from f3 to d4 and has the ball.",
  ],
  ['a run', '3k4/8/8/8/8/8/8/R2K4 w a1 mps - 3 9', 'a1a5', "White's rook goes from a1 to a5 with the ball."],
  ['a pass', '3k4/8/8/8/8/8/2N5/R2K4 w a1 mps - 3 9', 'a1>d1', "The ball is passed from a1 to White's king on d1."],
  [
    'a tackle',
    '3k4/8/8/8/8/n7/2P5/R2K4 b a1 m - 3 8',
    'a3c2',
    "Black's knight takes White's pawn on c2 and wins the ball.",
  ],
  ['a goal', '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9', 'e4!e8=G', "White's rook shoots from e4 at e8. Goal for White!"],
  [
    'a save',
    '3k4/8/8/8/4R3/8/8/2K5 w e4 mps - 6 9',
    'e4!e8=S',
    "White's rook shoots from e4 at e8. Black's king saves on d8.",
  ],
  [
    'a block',
    '4r3/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9',
    'e4!e8=B',
    "White's rook shoots from e4 at e8. Black's rook blocks on e8.",
  ],
  [
    'a corner',
    '4r3/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9',
    'e4!e8=C',
    "White's rook shoots from e4 at e8. The ball goes out: corner from h8.",
  ],
  ['a skipped turn', 'k7/8/1Q6/8/8/8/8/3K4 b d1 m - 1 10', 'end', 'Black cannot act: the turn is skipped.'],
  ['the end of a turn', '3k4/8/8/8/8/8/R1N5/3K4 w a2 p - 4 9', 'end', 'White ends the turn.'],
  [
    'the end of a corner turn with a dead ball',
    '3k1r2/8/8/8/8/8/R7/2K5 w a8 PS - 1 12',
    'end',
    "White ends the turn. Black's king has the ball.",
  ],
])('Chess Eleven: %s', (_, text, action, story) => {
  const before = must(eleven.text.parse(text));
  expect(tell(eleven, { before, ...must(eleven.text.parseAction(before, action)) })).toBe(story);
});

const KEEP = { tiles: ['..k', '.D.', '...'], placement: 'k2/3/K2' };

test.each([
  [
    'a door',
    'k2/3/K2 w ..k/.D./... 1,0 0 1',
    'a1b2',
    "White's king unlocks the door on b2.",
    'unlocks the door',
    'king a1 unlocks the door on b2',
  ],
  [
    'a key',
    'k2/2K/3 w ..k/.D./... 0,0 0 1',
    'c2c3',
    "White's king goes from c2 to c3 and picks up the key there.",
    'picks up the key',
    'king c2 goes to c3',
  ],
] as const)('%s on a map', async (_, position, action, told, foretold, advised) => {
  const variant = await onMap(KEEP);
  const before = must(variant.text.parse(position));
  const successor = must(variant.text.parseAction(before, action));
  const events = variant.events(before, successor);
  const words = vocabularyOf(variant);
  expect([tell(variant, { before, ...successor }), foretell(words, events), advise(words, events)]).toEqual([
    told,
    foretold,
    advised,
  ]);
});

test('an item on a map is picked up, and its carrier is called after it', async () => {
  const items = { boots: { pattern: ['..m..', '.....', 'm.o.m', '.....', '..m..'] } };
  const variant = await onMap({ tiles: ['..b', '...', '...'], placement: 'k2/3/1K1', items });
  const stories = ['1k1/2K/3 w ..b/.../... 0,0 0 1', 'k1A/3/3 w .../.../... 0,0 0 1'].map((text, index) => {
    const before = must(variant.text.parse(text));
    const successor = must(variant.text.parseAction(before, index === 0 ? 'c2c3' : 'c3c1'));
    return [
      tell(variant, { before, ...successor }),
      foretell(vocabularyOf(variant), variant.events(before, successor)),
    ];
  });
  expect(stories).toEqual([
    ["White's king goes from c2 to c3 and picks up the boots there.", 'picks up the boots'],
    ["White's king with boots goes from c3 to c1.", ''],
  ]);
});

const ROOK = { side: 'w', letter: 'R' } as const;

test.each([
  [{ piece: ROOK, from: 0, to: 18 }, "White's rook goes from a1 to c3.", 'goes from a1 to c3'],
  [{ piece: ROOK, words: 'is frozen', square: 27 }, "White's rook is frozen on d4.", 'is frozen on d4'],
  [{ to: 18 }, 'Something appears on c3.', 'appears on c3'],
  [{ from: 18 }, 'Something vanishes from c3.', 'vanishes from c3'],
  [{ words: 'the river rises' }, 'The river rises.', 'the river rises'],
])('an event that no other game has: %j', (fields, told, foretold) => {
  const words = vocabularyOf(league);
  for (const kind of ['other', 'spell']) {
    const events = [{ kind, ...fields } as GameEvent];
    expect([narrate(words, events), foretell(words, events)]).toEqual([told, foretold]);
    expect(narrateTurn(words, 'w', [events])).toBe(told);
  }
});

const PAWN = { side: 'w', letter: 'P' } as const;
const QUEEN = { side: 'w', letter: 'Q' } as const;
const PAWN_GOES = { kind: 'move', piece: PAWN, from: 51, to: 59 } as const;

test.each<[name: string, events: GameEvent[], told: string, foretold: string, advice: string]>([
  [
    'the piece that moved',
    [PAWN_GOES, { kind: 'promote', piece: QUEEN, square: 59 }],
    "White's pawn goes from d7 to d8 and becomes a queen.",
    'becomes white queen',
    'pawn d7 goes to d8 and becomes a queen',
  ],
  [
    'the piece that moves then',
    [
      { kind: 'promote', piece: QUEEN, square: 51 },
      { ...PAWN_GOES, piece: QUEEN },
    ],
    "White's queen goes from d7 to d8 and becomes a queen.",
    'becomes white queen',
    'queen d7 goes to d8 and becomes a queen',
  ],
  [
    'a piece elsewhere',
    [PAWN_GOES, { kind: 'promote', piece: { side: 'b', letter: 'Q' }, square: 20 }],
    "White's pawn goes from d7 to d8. The piece on e3 becomes Black's queen.",
    'e3 becomes black queen',
    'pawn d7 goes to d8, e3 becomes a queen',
  ],
  [
    'the second piece that moved',
    [PAWN_GOES, { kind: 'move', piece: PAWN, from: 0, to: 1 }, { kind: 'promote', piece: QUEEN, square: 1 }],
    "White's pawn goes from d7 to d8, White's pawn from a1 to b1 and becomes a queen.",
    'pawn to d8, pawn to b1, b1 becomes white queen',
    'pawn d7 goes to d8, pawn to b1 and becomes a queen',
  ],
  [
    'a piece, and nothing moves',
    [{ kind: 'promote', piece: QUEEN, square: 20 }],
    "The piece on e3 becomes White's queen.",
    'e3 becomes white queen',
    '',
  ],
])('a promotion is of the piece on its square: %s', (_name, events, told, foretold, advice) => {
  const words = vocabularyOf(league);
  expect([narrate(words, events), foretell(words, events), advise(words, events)]).toEqual([told, foretold, advice]);
  expect(narrateTurn(words, 'w', [events])).toBe(told.replace('d8. The', 'd8, the'));
});

test('the end of a round by another side is no goal: it says who wins', async () => {
  const variant = await onMap({ ...ESCAPE, turns: 1 });
  const [start] = variant.starts('w');
  const move = must(variant.text.parseAction(start!.position, 'a1b1'));
  const words = foretell(vocabularyOf(variant), variant.events(start!.position, move));
  expect(words).toBe('no turns left: Black wins');
});
