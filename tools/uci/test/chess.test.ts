import { expect, test } from 'vitest';
import { best, Conversation, pause, repliesIn, strings } from './conversation.ts';

const replies = (...lines: readonly string[]) => repliesIn(undefined, lines);
const infos = (said: readonly string[]) => said.filter((line) => line.startsWith('info depth'));

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** White mates in two: 1 Qg8+ Rxg8 2 Nf7. */
const SMOTHERED = 'fen r6k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1';

test('chess is what is played if nothing is said', async () => {
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
  const said = await replies(`position ${SMOTHERED}`, 'go mate 2 movetime 20000');
  expect(infos(said).at(-1)).toContain('score mate 2 ');
  expect(best(said)[0]).toMatch(/^bestmove c4g8/);
});

test.each([
  ['checkmate', 'startpos moves f2f3 e7e5 g2g4 d8h4', 'mate 0', 'the game is over: Checkmate, Black wins it'],
  ['stalemate', 'fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1 moves g6f7', 'cp 0', 'the game is over: Stalemate'],
])('after %s there is no best move', async (_name, position, score, message) => {
  const said = await replies(`position ${position}`, 'go depth 5');
  expect(said).toEqual([`info string ${message}`, `info depth 0 score ${score}`, 'bestmove (none)']);
});

test('searchmoves confines the search', async () => {
  const said = await replies('position startpos', 'go searchmoves a2a3 h2h3 depth 4', 'go depth 2 searchmoves b1a3');
  expect(best(said)[0]).toMatch(/^bestmove (a2a3|h2h3)/);
  expect(best(said)[1]).toMatch(/^bestmove b1a3/);
});

test('a wrong searchmoves is complained of, and still answered', async () => {
  const said = await replies('position startpos', 'go infinite searchmoves e2e5');
  expect(strings(said)).toEqual([expect.stringContaining("move 'e2e5' at character 25: ")]);
  expect(best(said)).toHaveLength(1);
});

test('perft is written as other engines write it', async () => {
  const said = await replies('position startpos', 'go perft 3');
  expect(said).toHaveLength(22);
  expect(said).toContain('g1f3: 440');
  expect(said.slice(-2)).toEqual(['', 'Nodes searched: 8902']);
});

test('in Chess960 castling is the king to its rook, and startpos is the array of chess', async () => {
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

test('a game that goes on, and one that was taken back, are read alike', async () => {
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

test('eval judges a position, for White', async () => {
  const up = 'rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
  const said = await replies(`position fen ${up} w KQkq - 0 1`, 'eval', `position fen ${up} b KQkq - 0 1`, 'eval');
  for (const line of said) expect(line).toMatch(/^Evaluation: \+\d+\.\d\d \(White's side\)$/);
  expect(said).toHaveLength(2);
});

test('a game that is over is not judged', async () => {
  expect(await replies('position startpos moves f2f3 e7e5 g2g4 d8h4', 'eval')).toEqual([
    'info string the game is over: Checkmate, Black wins it',
  ]);
});

test('bench visits the same nodes every time, whatever was searched before and however large the hash table is', async () => {
  const said = await replies('bench 4', 'setoption name Hash value 1', 'go depth 6', 'bench 4');
  const nodes = said.filter((line) => line.startsWith('Nodes searched  : '));
  expect(nodes).toHaveLength(2);
  expect(nodes[1]).toBe(nodes[0]);
  expect(said.some((line) => /^Nodes\/second {4}: \d+$/.test(line))).toBe(true);
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

test('a switch changes what is visited, and back', async () => {
  const nodes = async (...before: readonly string[]) =>
    /nodes (\d+)/.exec(infos(await replies(...before, 'position startpos', 'go depth 6')).at(-1)!)?.[1];
  const off = 'setoption name Use nullMove value false';
  const plain = await nodes();
  expect(await nodes(off)).not.toBe(plain);
  expect(await nodes(off, 'setoption name Use nullMove value true')).toBe(plain);
});

test('the book is asked in play only, and only if it may be', async () => {
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

/** A conversation whose engine is loaded. */
async function ready(): Promise<Conversation> {
  const conversation = new Conversation();
  conversation.send('isready');
  await conversation.hear('readyok');
  return conversation;
}

test('takes a share of its clock', async () => {
  const conversation = await ready();
  const began = performance.now();
  conversation.send('position startpos', 'go wtime 8000 btime 1 winc 0 binc 0');
  await conversation.hear('bestmove');
  expect(performance.now() - began).toBeLessThan(1500);
  await conversation.end();
});

test.each(['wtime 100 btime 100', 'wtime 30 btime 30', 'wtime 1 btime 1', 'wtime -50 btime 100'])(
  'with %s it answers at once',
  async (clocks) => {
    const conversation = await ready();
    conversation.send('position startpos');
    const times: number[] = [];
    for (let number = 1; number <= 5; number++) {
      const began = performance.now();
      conversation.send(`go ${clocks}`);
      while (best(conversation.said).length < number) await pause(0);
      times.push(performance.now() - began);
    }
    expect(Math.min(...times)).toBeLessThan(60);
    expect(best(await conversation.end()).every((line) => /^bestmove [a-h]/.test(line))).toBe(true);
  },
);

test('ponders until the other side has played, then by its clock', async () => {
  const conversation = await ready();
  conversation.send('position startpos moves e2e4 e7e5', 'go ponder wtime 4000 btime 4000');
  await conversation.hear('info depth 8');
  await pause(30);
  conversation.send('isready');
  expect(best(conversation.said)).toEqual([]);
  const began = performance.now();
  conversation.send('ponderhit');
  await conversation.hear('bestmove');
  expect(performance.now() - began).toBeLessThan(800);
  expect(await conversation.end().then(best)).toEqual([expect.stringMatching(/^bestmove \w{4} ponder \w{4}$/)]);
});

test('answers at once when the other side took long', async () => {
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
  ['stop after ponderhit', ['go ponder movetime 60000', 'ponderhit', 'stop']],
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

test('a mate that was seen does not end pondering', async () => {
  const conversation = await ready();
  conversation.send('position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'go ponder wtime 1000 btime 1000');
  await conversation.hear('info depth 1');
  await pause(300);
  expect(best(conversation.said)).toEqual([]);
  conversation.send('ponderhit');
  await conversation.hear('bestmove a1a8');
  await conversation.end();
});

test('a ponderhit that hits nothing is complained of', async () => {
  expect(await replies('ponderhit', 'isready')).toEqual(['info string nothing is pondered', 'readyok']);
});

test('what programs say for politeness is let pass', async () => {
  expect(await replies('debug on', 'register later', 'setoption name Ponder value true', 'isready')).toEqual([
    'readyok',
  ]);
});
