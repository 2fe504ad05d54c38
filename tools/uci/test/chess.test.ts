import { readFileSync } from 'node:fs';
import { hasGame } from '@kickmate/catalogue';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { best, Conversation, pause, repliesIn, strings } from './conversation.ts';

const replies = (...lines: readonly string[]) => repliesIn(undefined, lines);
const infos = (said: readonly string[]) => said.filter((line) => line.startsWith('info depth'));

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** White mates in two: 1 Qg8+ Rxg8 2 Nf7. */
const SMOTHERED = 'fen r6k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1';

test('the default variant is chess', async () => {
  const said = await replies('position startpos moves e2e4 e7e5', 'd', 'go depth 3');
  expect(said).toContain('Position: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
  expect(said.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]/);
});

test.each([
  ['a mate in two counts full moves', SMOTHERED, 'go depth 14', 'score mate 2 '],
  ['being mated counts full moves', 'fen 7k/8/5K2/6Q1/8/8/8/8 b - - 0 1', 'go depth 5', 'score mate -1 '],
  ['a mate at once', 'fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'go depth 3', 'score mate 1 '],
])('%s', async (_name, position, go, score) => {
  expect(infos(await replies(`position ${position}`, go)).at(-1)).toContain(score);
});

test('go mate ends when the mate is found, and not before it is short enough', async () => {
  const said = await replies(`position ${SMOTHERED}`, 'go mate 2 nodes 20000000');
  expect(infos(said).at(-1)).toContain('score mate 2 ');
  expect(best(said)[0]).toMatch(/^bestmove c4g8/);
});

// With pruning, the search found longer mates first in these positions, or needed a hundred times the nodes.
const SHORTEST = [
  ['kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', 2, 'a1a6'],
  ['8/8/8/8/7K/5Q1N/4P1pk/7n w - - 0 1', 2, 'h3f4'],
  ['8/1B6/6Q1/p2n4/k7/8/1K6/2Nr4 w - - 0 1', 2, 'g6c6'],
  ['8/8/3p4/8/p3Q3/k7/3PK3/2R5 w - - 0 1', 2, 'e4b1'],
  ['8/8/8/1n6/8/4K1pQ/8/3kN1R1 w - - 0 1', 2, 'h3g2'],
  ['1bk5/2P1pQ2/K7/2B5/4p3/8/8/8 w - - 0 1', 2, 'f7e6'],
  ['8/7n/8/3K4/5Q2/4R3/4p3/2k1N3 w - - 0 1', 2, 'e3b3'],
  ['r3k2r/ppp2Npp/1b5n/4p2b/2B1P2q/BQP2P2/P5PP/RN5K w kq - 1 0', 3, 'c4b5'],
] as const;

test('go mate finds the shortest mate, after any other search', async () => {
  const said = await replies(
    ...SHORTEST.flatMap(([fen, moves]) => [`position fen ${fen}`, 'go nodes 3000', `go mate ${moves}`]),
  );
  const answers = said.join('\n').split(/(?<=\nbestmove .*)\n/);
  const found = answers.filter((_answer, index) => index % 2 === 1);
  expect(found).toHaveLength(SHORTEST.length);
  for (const [index, [fen, moves, key]] of SHORTEST.entries()) {
    const [info, move] = found[index]!.split('\n').slice(-2);
    expect(info, fen).toContain(`score mate ${moves} `);
    expect(move, fen).toMatch(new RegExp(`^bestmove ${key}`));
  }
});

test('go mate ends when it is certain that there is none', async () => {
  const said = await replies('position fen k7/2Q5/8/8/8/8/8/K7 w - - 0 1', 'go mate 2');
  expect(infos(said).at(-1)).toContain('depth 3 ');
  expect(infos(said).join()).not.toMatch(/mate [12] /);
  expect(best(said)).toHaveLength(1);
});

test.each([
  ['checkmate', 'startpos moves f2f3 e7e5 g2g4 d8h4', 'mate 0', 'the game is over: Checkmate, Black wins it'],
  ['stalemate', 'fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1 moves g6f7', 'cp 0', 'the game is over: Stalemate'],
])('after %s there is no best move', async (_name, position, score, message) => {
  const said = await replies(`position ${position}`, 'go depth 5');
  expect(said).toEqual([`info string ${message}`, `info depth 0 score ${score}`, 'bestmove (none)']);
});

test('searchmoves limits the search to its moves', async () => {
  const said = await replies('position startpos', 'go searchmoves a2a3 h2h3 depth 4', 'go depth 2 searchmoves b1a3');
  expect(best(said)[0]).toMatch(/^bestmove (a2a3|h2h3)/);
  expect(best(said)[1]).toMatch(/^bestmove b1a3/);
});

test.each([
  [
    'go searchmoves e2e5 a2a3 x y depth 3',
    /^info string move 'e2e5' \(and 2 more\) at character 16: .*; the others are searched$/,
    'a2a3',
  ],
  ['go searchmoves e2e5 nodes 20000', /^info string move 'e2e5' at character 16: .*; all moves are searched$/, ''],
])("'%s' reports illegal moves, and searches the others", async (go, complaint, move) => {
  const said = await replies('position startpos', go);
  expect(strings(said)).toEqual([expect.stringMatching(complaint)]);
  expect(infos(said).length).toBeGreaterThan(1);
  expect(best(said)).toEqual([expect.stringMatching(/^bestmove [a-h][1-8]/)]);
  expect(best(said)[0]).toContain(move);
});

test.each(['go nodes 20000 foo', 'go nodes 20000 depth abc', 'go depth 127 nodes 20000', 'go nodes 20000 searchmoves'])(
  "'%s' is complained of, and thought about all the same",
  async (go) => {
    const said = await replies('position startpos', go);
    expect(strings(said)).toHaveLength(1);
    expect(Number(/^info depth (\d+)/.exec(infos(said).at(-1)!)?.[1])).toBeGreaterThan(3);
  },
);

test.each([
  ['white space of any kind', 'fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  b   KQkq\t-  3  9', 'b KQkq - 3 9'],
  ['only the four fields of EPD', 'fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -', 'b KQkq - 0 1'],
  ['no move number', 'fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3', 'b KQkq - 3 1'],
  ['a move number of 0', 'fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 0', 'b KQkq - 0 1'],
])('a position with %s is read, and searched', async (_name, position, shown) => {
  const said = await replies(
    `position ${position}`,
    'd',
    'go depth 2',
    `position ${position} moves e7e5`,
    'go depth 2',
  );
  expect(strings(said)).toEqual([]);
  expect(said).toContain(`Position: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ${shown}`);
  expect(best(said)).toEqual([expect.stringMatching(/^bestmove \w{4}/), expect.stringMatching(/^bestmove \w{4}/)]);
});

test('a wrong position is refused with its place in the line, with any white space', async () => {
  const said = await replies('position  fen  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   b    KQkx - 0 1');
  expect(strings(said)).toEqual([expect.stringContaining('position at character 70: castling')]);
});

test('d shows the position in which a game is over, too', async () => {
  const said = await replies('position startpos moves f2f3 e7e5 g2g4 d8h4', 'd');
  expect(said.slice(-2)).toEqual([
    'Position: rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
    'The game is over: Checkmate, Black wins it.',
  ]);
});

test.each([
  ['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'Stalemate'],
  ['mate, without counters', '8/8/8/8/8/5k2/5q2/5K2 w - -', 'Checkmate'],
])('a position of %s has no moves to count, and no other is searched instead', async (_, position, end) => {
  const said = await replies(
    'position startpos',
    ...[`position fen ${position}`, 'go perft 1', 'go nodes 50', 'eval'],
    ...['ucinewgame', 'go perft 1'],
  );
  const over = `info string position at character 14: position (character 1): the game is over (${end})`;
  expect(said.slice(0, 6)).toEqual([over, '', 'Nodes searched: 0', over, 'bestmove (none)', over]);
  expect(said.at(-1)).toBe('Nodes searched: 20');
});

const PLACES = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R';
test.each([
  [
    'a right without its rook',
    `${PLACES.replace('K2R', 'K3')} w KQkq - 0 1`,
    'w Qkq - 0 1',
    ['castling at character 53'],
  ],
  [
    'rights without their king',
    `${PLACES.replace('R3K2R', 'R2K3R')} w KQkq - 0 1`,
    'w kq - 0 1',
    ['castling at character 54', 'castling at character 55'],
  ],
  [
    'no right that can be',
    '4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1',
    'w - - 0 1',
    [36, 37, 38, 39].map((at) => `castling at character ${at}`),
  ],
  ['an en passant square on a wrong rank', `${PLACES} b KQkq e6 0 1`, 'b KQkq - 0 1', ['en passant at character 59']],
  ['an en passant square without a pawn', `${PLACES} w KQkq e6 0 1`, 'w KQkq - 0 1', ['en passant at character 59']],
  [
    'both',
    `${PLACES.replace('K2R', 'K3')} w KQkq e6 0 1`,
    'w Qkq - 0 1',
    ['castling at character 53', 'en passant at character 58'],
  ],
])('%s is left out, as in other programs, and told', async (_, position, shown, places) => {
  const said = await replies(`position fen ${position}`, 'd', 'go nodes 200');
  expect(strings(said)).toEqual(places.map((one) => expect.stringMatching(new RegExp(`${one}: .*; it is left out$`))));
  expect(said).toContainEqual(expect.stringMatching(new RegExp(`^Position: \\S+ ${shown}$`)));
  expect(best(said)).toEqual([expect.stringMatching(/^bestmove \w{4}/)]);
});

test('a repaired position is told once in a game that goes on from it', async () => {
  const said = await replies(
    ...['', ' moves e2e4', ' moves e2e4 e7e5'].map((moves) => `position fen ${PLACES} w KQkq e6 0 1${moves}`),
    'd',
  );
  expect(strings(said)).toHaveLength(1);
  expect(said).toContainEqual(expect.stringMatching(/^Position: r3k2r\/pppp1ppp\/8\/4p3\/4P3\/8\/PPPP1PPP\/R3K2R w/));
});

test.each([
  ['two kings', 'k7/8/8/8/8/8/8/KK6 w KQ e6 0 1'],
  ['no such right', `${PLACES} w KX - 0 1`],
  ['no such square', `${PLACES} w KQkq e9 0 1`],
])('a position with %s is refused all the same', async (_, position) => {
  const said = await replies(`position fen ${position}`);
  expect(strings(said)).toEqual([expect.stringMatching(/there is no position until another is set$/)]);
});

test('a game as Polyglot plays it, which turns UCI into the protocol of xboard', async () => {
  const begin = [
    'uci',
    ...['setoption name Hash value 0', 'setoption name Ponder value false', 'setoption name NalimovPath value /x'],
    ...['ucinewgame', 'isready'],
  ];
  const moves = ['', ' moves e2e4 e7e5', ' moves e2e4 e7e5 g1f3 b8c6'].flatMap((played) => [
    `position startpos${played}`,
    'go wtime 300000 btime 299000 movestogo 40 nodes 500',
  ]);
  const said = await replies(...begin, ...moves, 'stop', 'isready', 'quit');
  expect(said.filter((line) => line === 'readyok')).toHaveLength(2);
  expect(best(said)).toHaveLength(3);
  expect(strings(said)).toEqual([
    'info string Hash 0 is read as 1: it is from 1 to 1024',
    expect.stringContaining("there is no option 'NalimovPath'"),
  ]);
});

test('lines of xboard are no commands, and uci after them is answered', async () => {
  const xboard = [
    'xboard',
    'protover 2',
    'accepted feature',
    'new',
    'level 40 5 0',
    'post',
    'hard',
    'usermove e2e4',
    '?',
  ];
  const said = await replies(...xboard, 'joho uci', 'isready');
  expect(strings(said)).toEqual([
    ...xboard.map((line) => expect.stringContaining(`unknown command '${line.split(' ')[0]}'`)),
    "info string 'joho' is no command, and is skipped",
  ]);
  expect(said.slice(-2)).toEqual(['uciok', 'readyok']);
});

test('a search with too few nodes for one iteration still finds a move, with the help of the hash table', async () => {
  const kiwipete = 'position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
  const alone = await replies(kiwipete, 'go nodes 1', 'go depth 8');
  expect(alone[0]).toMatch(/^info depth 1 /);
  const line = alone.at(-2)!.split(' pv ')[1]!.split(' ');
  // Two moves later the table knows the position.
  const said = await replies(kiwipete, 'go depth 8', `${kiwipete} moves ${line[0]} ${line[1]}`, 'go nodes 1');
  expect(best(said).at(-1)!.split(' ')[1]).toBe(line[2]);
  expect(said.at(-2)).toMatch(new RegExp(`^info depth 1 .* pv ${line[2]}`));
});

test('perft has the form of other engines', async () => {
  const said = await replies('position startpos', 'go perft 3');
  expect(said).toHaveLength(22);
  expect(said).toContain('g1f3: 440');
  expect(said.slice(-2)).toEqual(['', 'Nodes searched: 8902']);
});

test('in Chess960 castling is written as the king to its rook, and startpos is the array of chess', async () => {
  const said = await replies(
    'setoption name UCI_Chess960 value true',
    'position startpos',
    'd',
    'position fen bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9',
    'go perft 1',
    'position fen 4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1',
    'go searchmoves e1g1 depth 2',
  );
  expect(said).toContain(`Position: ${START}`);
  expect(said).toContain('Nodes searched: 21');
  expect(best(said)[0]).toMatch(/^bestmove e1g1/);
  expect(strings(said)).toEqual([]);
});

test('a longer game and one with moves taken back are read alike', async () => {
  const moves = ['e2e4', 'e7e5', 'g1f3'];
  const said = await replies(
    ...[1, 2, 3, 2, 3].map((count) => `position startpos moves ${moves.slice(0, count).join(' ')}`),
    'd',
    'position startpos moves e2e4 c7c5',
    'd',
    `position fen ${START} moves e2e4 c7c5`,
    'd',
  );
  const positions = said.filter((line) => line.startsWith('Position'));
  expect(positions).toEqual([
    'Position: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    'Position: rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
    'Position: rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
  ]);
});

test('eval gives the static evaluation for White', async () => {
  const up = 'rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
  const said = await replies(`position fen ${up} w KQkq - 0 1`, 'eval', `position fen ${up} b KQkq - 0 1`, 'eval');
  const totals = said.filter((line) => line.startsWith('Evaluation'));
  for (const line of totals) expect(line).toMatch(/^Evaluation: \+\d+\.\d\d \(White's side, network\)$/);
  expect(totals).toHaveLength(2);
});

test('eval shows what the network and what the classical evaluation says, and the second alone where that is chosen', async () => {
  const up = 'position fen rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  const said = await replies(up, 'eval', 'setoption name Evaluation value classical', 'eval');
  const totals = said.filter((line) => /^(Classical|Evaluation):/.test(line));
  const [classical, ofNetwork, alone] = totals.map((line) => /^(\w+): (\S+) \((.*)\)$/.exec(line)?.slice(1));
  expect(totals).toHaveLength(3);
  expect(classical).toEqual(['Classical', expect.any(String), "White's side"]);
  expect(ofNetwork).toEqual(['Evaluation', expect.any(String), "White's side, network"]);
  expect(alone).toEqual(['Evaluation', classical![1], "White's side, classical"]);
  expect(ofNetwork![1]).not.toBe(classical![1]);
});

test('eval shows each part of the evaluation that is on', async () => {
  const fen = 'position fen r1b1kb1r/pppq1ppp/2np1n2/8/3PP3/2N2N2/PPP2PPP/R1BQKB1R w KQkq - 0 1';
  const [info, ...said] = await replies('setoption name Evaluate mobility value false', fen, 'eval');
  expect(info).toBe('info string the evaluation is classical: the network has no parts to switch off (mobility)');
  const parts = said.slice(0, -1).map((line) => /^(\w+) +[+-]\d+\.\d\d$/.exec(line)?.[1]);
  const groups = Object.keys((await exampleGame('chess')).kernel!.weightGroups!);
  expect(parts).toEqual(groups.filter((name) => name !== 'mobility'));
  // White is a pawn ahead.
  expect(Number(/\+(\d\.\d\d)$/.exec(said[0]!)?.[1])).toBeGreaterThan(0.5);
});

test.each(['wasm', 'js'])('a part of the evaluation can be switched off on %s, and on again', async (backend) => {
  const up = 'position fen rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  const turn = (isOn: boolean) => ['material', 'places'].map((name) => `setoption name Evaluate ${name} value ${isOn}`);
  const said = await replies(
    `setoption name Backend value ${backend}`,
    up,
    'eval',
    ...turn(false),
    'eval',
    ...turn(true),
    'eval',
  );
  const [on, off, again] = said
    .filter((line) => line.startsWith('Evaluation'))
    .map((line) => Number(line.split(' ')[1]));
  expect(on).toBeGreaterThan(8);
  expect(Math.abs(off!)).toBeLessThan(4);
  expect(again).toBe(on);
});

test('a game that is over is not evaluated', async () => {
  expect(await replies('position startpos moves f2f3 e7e5 g2g4 d8h4', 'eval')).toEqual([
    'info string the game is over: Checkmate, Black wins it',
  ]);
});

test('bench visits the same nodes every time, after any search and with any size of the hash table', async () => {
  const said = await replies('bench 4', 'setoption name Hash value 1', 'go depth 6', 'bench 4');
  const nodes = said.filter((line) => line.startsWith('Nodes searched  : '));
  expect(nodes).toHaveLength(2);
  expect(nodes[1]).toBe(nodes[0]);
  expect(said.some((line) => /^Nodes\/second {4}: \d+$/.test(line))).toBe(true);
});

/** The signatures in tools/bench. */
const SIGNATURES: Record<string, number> = JSON.parse(
  readFileSync(new URL('../../bench/signatures.json', import.meta.url), 'utf8'),
);

test.each([
  ...Object.keys(SIGNATURES)
    .filter(hasGame)
    .map((variant) => [variant, 'wasm'] as const),
  ['chess', 'js'] as const,
  ['chess960', 'js'] as const,
])('bench finds the signature of %s on %s', async (variant, backend) => {
  const said = await repliesIn(variant, [`setoption name Backend value ${backend}`, 'bench']);
  expect(said).toContain(`Nodes searched  : ${SIGNATURES[variant]}`);
});

test('bench on a map searches the start of the map', async () => {
  needsGames('chesslike');
  const said = await repliesIn('chesslike:keep', ['bench 2']);
  expect(said[0]).toMatch(/^Position 1\/1: \d+ nodes, /);
});

test('bench can be stopped', async () => {
  const conversation = new Conversation();
  conversation.send('isready', 'bench 60');
  await conversation.hear('readyok');
  await pause(300);
  conversation.send('stop');
  await conversation.hear('info string the bench was stopped');
  expect(await conversation.end()).toContain('info string the bench was stopped');
});

test('a technique switched off changes the nodes, and switched on again restores them', async () => {
  const nodes = async (...before: readonly string[]) =>
    /nodes (\d+)/.exec(infos(await replies(...before, 'position startpos', 'go depth 6')).at(-1)!)?.[1];
  const off = 'setoption name Use nullMove value false';
  const plain = await nodes();
  expect(await nodes(off)).not.toBe(plain);
  expect(await nodes(off, 'setoption name Use nullMove value true')).toBe(plain);
});

test('the book answers only in play, and only with OwnBook', async () => {
  const own = 'setoption name OwnBook value true';
  const isAtOnce = async (...lines: readonly string[]) => infos(await replies(...lines)).length === 0;
  expect(await isAtOnce('position startpos', 'go depth 2')).toBe(false);
  expect(await isAtOnce(own, 'setoption name UCI_AnalyseMode value true', 'go depth 2')).toBe(false);
  expect(await isAtOnce(own, 'position startpos', 'go infinite')).toBe(false);
  expect(await isAtOnce(own, 'position startpos', 'go depth 2')).toBe(true);
  expect(await isAtOnce(own, 'position startpos', 'go wtime 1000 btime 1000')).toBe(true);
  expect(await isAtOnce(own, 'setoption name Level value 3', 'position startpos', 'go')).toBe(true);
});

test.each(['setoption name UCI_Elo value 600', 'setoption name Skill Level value 3', 'setoption name Level value 2'])(
  '%s weakens',
  async (weaken) => {
    const said = await replies(weaken, 'setoption name UCI_LimitStrength value true', 'position startpos', 'go');
    expect(best(said)).toHaveLength(1);
    expect(infos(said).at(-1)).toMatch(/^info depth [12] /);
  },
);

/** A conversation with an engine that is loaded. */
async function ready(): Promise<Conversation> {
  const conversation = new Conversation();
  conversation.send('isready');
  await conversation.hear('readyok');
  return conversation;
}

test.each([8000, 100, 30, 1, -50])('with wtime %i it plays by what is left', async (wtime) => {
  const conversation = await ready();
  conversation.send('position startpos', `go wtime ${wtime} btime 100`, `go wtime ${wtime} btime 100`);
  const move = expect.stringMatching(/^bestmove [a-h]/);
  expect(best(await conversation.end())).toEqual([move, move]);
  expect(conversation.asked).toHaveLength(2);
  for (const { clock } of conversation.asked) expect(clock!.remainingMs).toBeLessThanOrEqual(wtime);
});

test('ponders until the expected move is played, then searches on its clock', async () => {
  const conversation = await ready();
  conversation.send('position startpos moves e2e4 e7e5', 'go ponder wtime 4000 btime 4000');
  await conversation.hear('info depth 8');
  await pause(30);
  conversation.send('isready');
  expect(best(conversation.said)).toEqual([]);
  conversation.send('ponderhit');
  await conversation.hear('bestmove');
  expect(await conversation.end().then(best)).toEqual([expect.stringMatching(/^bestmove \w{4} ponder \w{4}$/)]);
  expect(conversation.asked[0]).toEqual({});
  for (const { clock } of conversation.asked.slice(1)) expect(clock!.remainingMs).toBeLessThanOrEqual(4000);
});

test('answers at once after long pondering', async () => {
  const conversation = await ready();
  conversation.send('position startpos', 'go ponder wtime 1500 btime 1500');
  await conversation.hear('info depth 8');
  await pause(400);
  const infosBefore = infos(conversation.said).length;
  conversation.send('ponderhit');
  await conversation.hear('bestmove');
  expect(infos(await conversation.end()).length - infosBefore).toBeLessThan(4);
});

test.each([
  ['stop', ['go ponder wtime 1000 btime 1000', 'stop']],
  ['stop after ponderhit', ['go ponder movetime 1000000000', 'ponderhit', 'stop']],
  ['ponderhit', ['go ponder depth 3', 'ponderhit']],
  ['the end of the input', ['go ponder']],
  ['quit', ['go ponder wtime 1000 btime 1000', 'quit']],
  ['ponderhit, of a level', ['setoption name Level value 2', 'go ponder', 'ponderhit']],
  ['stop, of a level', ['setoption name Level value 2', 'go ponder', 'stop']],
])('pondering ends with one bestmove by %s', async (_name, lines) => {
  const said = await replies('isready', 'position startpos', ...lines);
  expect(best(said)).toEqual([expect.stringMatching(/^bestmove [a-h]/)]);
  expect(strings(said)).toEqual([]);
});

test('a mate that was found does not end pondering', async () => {
  const conversation = await ready();
  conversation.send('position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'go ponder wtime 1000 btime 1000');
  await conversation.hear('info depth 1');
  await pause(300);
  expect(best(conversation.said)).toEqual([]);
  conversation.send('ponderhit');
  await conversation.hear('bestmove a1a8');
  await conversation.end();
});

test('a ponderhit without a pondering search is reported', async () => {
  expect(await replies('ponderhit', 'isready')).toEqual([
    'info string ponderhit has no effect: no search is pondering',
    'readyok',
  ]);
});

test('commands and options without effect are accepted', async () => {
  expect(await replies('debug on', 'register later', 'setoption name Ponder value true', 'isready')).toEqual([
    'readyok',
  ]);
});
