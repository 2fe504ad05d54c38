import { must } from '@kickmate/board';
import { Match, seededRandom } from '@kickmate/game';
import { formatPgn, moveText, parsePgn, readRecord, readTree, writeRecord, writeTree } from '@kickmate/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChessPosition, chess, chess960 } from '../src/index.ts';

const start = (fen?: string): Match<ChessPosition> =>
  Match.start(chess, { seed: 0, ...(fen && { from: must(chess.text.parse(fen)) }) });

const play = (match: Match<ChessPosition>, moves: string): Match<ChessPosition> =>
  moves.split(' ').reduce((now, text) => must(now.playText(text)), match);

const read = (text: string, variant = chess): Match<ChessPosition> => must(readRecord(variant, text));

/** Paul Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
const OPERA = `[Event "?"]
[Site "Paris"]
[Date "1858.??.??"]
[Round "-"]
[White "Morphy, Paul"]
[Black "Duke of Brunswick and Count Isouard"]
[Result "1-0"]
[Termination "normal"]
[TimeControl "-"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.
Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14.
Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
`;

describe('a game of chess', () => {
  test('is written as PGN has it', () => {
    const match = read(OPERA);
    expect(match.round.end).toMatchObject({ kind: 'checkmate', winner: 'w' });
    const tags = { Site: 'Paris', Date: '1858.??.??', White: 'Morphy, Paul' };
    expect(writeRecord(match, { ...tags, Black: 'Duke of Brunswick and Count Isouard' })).toBe(OPERA);
  });

  test('from a position goes on with its numbers', () => {
    const match = play(start('4k3/8/8/8/8/8/4p3/K7 b - - 3 23'), 'e2e1r a1b2 e1e2');
    const text = writeRecord(match);
    expect(text).toContain('[FEN "4k3/8/8/8/8/8/4p3/K7 b - - 3 23"]\n[SetUp "1"]\n');
    expect(text).toContain('\n23... e1=R+ 24. Kb2 Re2+ *\n');
    expect(read(text).position).toEqual(match.position);
  });

  test('with clocks tells what was left', () => {
    let match = Match.start(chess, { seed: 0, time: { ms: 300_000, incrementMs: 3_000 } });
    for (const [text, spent] of [
      ['e2e4', 2_000],
      ['c7c5', 4_100],
      ['g1f3', 0],
    ] as const)
      match = must(match.playText(text, { spent }));
    const text = writeRecord(match.flag('b'));
    expect(text).toMatch(/"1-0"\]\n\[Termination "time forfeit"\]\n\[TimeControl "300\+3"\]\n/);
    expect(text).toContain('1. e4 {[%clk 0:05:01]} 1... c5 {[%clk 0:04:58.9]} 2. Nf3 {[%clk 0:05:04]} 1-0');
    expect(read(text)).toMatchObject({ flagged: 'b', clocks: { w: 304_000, b: 0 }, end: { winner: 'w' } });
  });
});

const REPEATED = 'g1f3 g8f6 f3g1 f6g8';

describe('how a game ended is read back', () => {
  const bareKing = '8/8/8/8/8/5k2/8/K6R w - - 0 1';

  test.each<[how: string, match: Match<ChessPosition>, result: string, termination: string]>([
    ['mate', play(start(), 'f2f3 e7e5 g2g4 d8h4'), '0-1', 'normal'],
    ['stalemate', play(start('7k/8/8/6Q1/8/8/8/K7 w - - 0 1'), 'g5g6'), '1/2-1/2', 'normal'],
    ['resignation', play(start(), 'e2e4').resign('w'), '0-1', 'normal'],
    ['claimed repetition', play(start(), `${REPEATED} ${REPEATED}`).claim(), '1/2-1/2', 'normal'],
    ['fivefold repetition', play(start(), Array(4).fill(REPEATED).join(' ')), '1/2-1/2', 'normal'],
    ['agreement', play(start(), 'e2e4').agreeDraw(), '1/2-1/2', 'normal'],
    ['agreement in spite of a claim', play(start(), `${REPEATED} ${REPEATED}`).agreeDraw(), '1/2-1/2', 'normal'],
    ['insufficient material', play(start('8/8/8/8/8/8/k7/1R5K b - - 0 1'), 'a2b1'), '1/2-1/2', 'normal'],
    ['time', play(start(), 'e2e4').flag('b'), '1-0', 'time forfeit'],
    ['time, against a bare king', start(bareKing).flag('w'), '1/2-1/2', 'time forfeit'],
    ['not at all', play(start(), 'e2e4'), '*', 'unterminated'],
  ])('%s', (how, match, result, termination) => {
    expect(match.end === undefined).toBe(how === 'not at all');
    const text = writeRecord(match);
    expect(text).toContain(`[Result "${result}"]`);
    expect(text).toContain(`[Termination "${termination}"]`);
    expect(text).not.toMatch(/Variant|Seed|Goals|KickOff/);
    expect(read(text)).toEqual(match);
  });

  test('a claim of 50 moves', () => {
    const match = play(start('7k/8/8/8/8/8/8/KR6 w - - 99 80'), 'b1b2');
    expect(match).toMatchObject({ claimable: expect.anything(), end: undefined });
    expect(read(writeRecord(match.claim()))).toEqual(match.claim());
  });
});

test('any games are read back', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, isFree) => {
      const variant = isFree ? chess960 : chess;
      const random = seededRandom(seed);
      let match = Match.start(variant, { seed: isFree ? seed : 0, time: { ms: 60_000, incrementMs: 500 } });
      for (let ply = 0; ply < 80 && !match.end; ply++) {
        const action = match.actions[Math.floor(random() * match.actions.length)]!;
        match = must(match.play(action, { spent: Math.floor(random() * 1000) }));
      }
      const { seed: _, ...again } = read(writeRecord(match), variant);
      expect(again).toEqual({ ...match, seed: undefined, variant });
    }),
    { numRuns: 30 },
  );
});

describe('Chess960', () => {
  const FEN = 'bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w KQkq - 0 1';

  test('is named and set up', () => {
    const text = writeRecord(Match.start(chess960, { seed: 0, from: must(chess960.text.parse(FEN)) }));
    expect(text).toContain(`[FEN "${FEN}"]\n[SetUp "1"]\n`);
    expect(text).toContain('[Variant "Chess960"]');
    expect(readRecord(chess, text)).toMatchObject({ ok: false, error: { cause: 'variant' } });
  });

  test('castles', () => {
    const text = `[Variant "Chess960"]\n[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/1R2K1R1 w BG - 0 1"]\n\n1. O-O-O Ke7 *`;
    const match = read(text, chess960);
    expect(chess960.text.format(match.position)).toContain('/2KR2R1 ');
    expect(writeRecord(match)).toContain('1. O-O-O Ke7 *');
  });
});

describe('files as others write them', () => {
  test('with evaluations, clocks and opening names, lost on time', () => {
    const match = read(`[Event "Rated blitz game"]
[Site "?"]
[Date "2024.01.31"]
[Round "-"]
[White "Ann"]
[Black "Ben"]
[Result "0-1"]
[WhiteElo "1500"]
[Variant "Standard"]
[TimeControl "180+2"]
[ECO "C50"]
[Opening "Italian Game"]
[Termination "Time forfeit"]

1. e4 { [%eval 0.18] [%clk 0:03:00] } 1... e5 { [%eval 0.21] [%clk 0:03:00] }
2. Nf3 { [%eval 0.17] [%clk 0:02:58] } 2... Nc6 { [%clk 0:03:01] } 3. Bc4 $6 { (0.3 -> 0.1) Inaccuracy. }
{ [%eval 0.1] [%clk 0:02:55] } (3. Bb5 a6 (3... Nf6 4. O-O) 4. Ba4) 3... Bc5?! 0-1
`);
    expect(match).toMatchObject({ flagged: 'w', time: { ms: 180_000, incrementMs: 2_000 }, end: { winner: 'b' } });
    expect(match.round.plies.map(({ spent }) => spent)).toEqual([2000, 2000, 4000, 1000, 5000, undefined]);
  });

  test('with tenths of seconds, resigned', () => {
    const match = read(`[Event "Live"][White "a"][Black "b"][Result "1-0"][TimeControl "600"]
[Termination "a won by resignation"]

1. d4 {[%clk 0:09:59.9]} 1... d5 {[%clk 0:09:58.3]} 2. c4 {[%clk 0:09:57]} 1-0`);
    expect(match).toMatchObject({ resigned: 'b', clocks: { w: 597_000, b: 598_300 } });
  });

  test('without anything but moves', () => {
    expect(read('1.e4 e5 2.Nf3 Nc6 3.Bb5').round.plies).toHaveLength(5);
    expect(read('e4 e5 Ng1f3 Nb8-c6 Bc4 Bc5 0-0').round.plies).toHaveLength(7);
    expect(read('1. e4 d5 2. e5 f5 3. exf6 e.p. *').round.plies.at(-1)!.after.enPassant).toBeUndefined();
  });

  test('an old draw by agreement, in a tournament’s round', () => {
    const match = read(`[Round "29.1"] [TimeControl "40/7200:20/3600"] [Result "1/2-1/2"]
[Termination "Game drawn by agreement"]
1. e4 c5 2. Nf3 d6 1/2-1/2`);
    expect(match).toMatchObject({ end: { reason: 'voids' }, round: { endedBy: 'agreement' }, time: undefined });
  });

  test('a set-up position in Variant "From Position"', () => {
    const match = read('[Variant "From Position"][FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"][SetUp "1"] 1. e4 *');
    expect(match.round.plies).toHaveLength(1);
  });
});

describe('faults are told by line and column', () => {
  test.each<[what: string, text: string, cause: string, line: number, column: number]>([
    ['an illegal move', '1. e4 e5\n2. Nf4 *', 'illegal', 2, 4],
    ['an ambiguous move', '[FEN "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"] 1. Kd2 Kd8 2. Rd1 *', 'illegal', 1, 55],
    ['no move', '1. e4 e5\n2. Hello *', 'syntax', 2, 4],
    ['a null move', '1. e4\n-- *', 'illegal', 2, 1],
    ['a move after mate', '1. f3 e5 2. g4 Qh4#\n3. a3 0-1', 'surplus', 2, 4],
    ['a result against the board', '1. f3 e5 2. g4 Qh4# 1-0', 'contradiction', 1, 21],
    ['a position that is none', '[SetUp "1"]\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"] *', 'impossible', 2, 7],
  ])('%s', (_, text, cause, line, column) => {
    expect(readRecord(chess, text)).toMatchObject({ ok: false, error: { cause, line, column } });
  });
});

describe('a tree', () => {
  const TEXT = `[Event "Study"]
[Result "*"]

1. e4 $1 {best by test} 1... e5 (1... c5 2. Nf3 {[%eval 0.31,20]} (2. c3 $5
Nf6) 2... d6) (1... e6) 2. Nf3 Nc6 3. Bb5 {[%eval 0.25] [%clk 0:05:00] Ruy
Lopez} *
`;

  test('of variations is read and written', () => {
    const tree = must(readTree(chess, must(parsePgn(TEXT))));
    const [sicilian] = tree.rounds[0]!.moves[1]!.variations;
    expect(sicilian!.moves.map(({ ply }) => moveText(chess, ply.before, ply))).toEqual(['c5', 'Nf3', 'd6']);
    expect(formatPgn(writeTree(tree))).toBe(TEXT);
  });

  test('tells where a variation is not legal', () => {
    expect(readTree(chess, must(parsePgn('1. e4 e5 (1... c5\n2. Nd3) *')))).toMatchObject({
      ok: false,
      error: { cause: 'illegal', line: 2, column: 4 },
    });
  });
});
