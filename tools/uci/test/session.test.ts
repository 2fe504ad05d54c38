import { fileOf, rankOf, squareName } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { needsGames } from '@kickmate/catalogue/testing';
import { type Engine, openEngine } from '@kickmate/engine';
import { type AnyVariant, draw, seededRandom, successors } from '@kickmate/game';
import { expect, test } from 'vitest';
import { Session } from '../src/session.ts';
import { best, Conversation, pause, repliesIn, strings } from './conversation.ts';

const KICK_OFF = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1';
/** White's rook on a8 can kick the ball to a1, its own back rank: the ball is cleared, and chance decides where it drops. */
const CLEARANCE = 'R3k3/8/8/8/8/8/8/4K3 w a4 0 1';

/** Lines about the evaluation. */
const ASK = 'setoption name Evaluation value network';
const ASK_CLASSICAL = 'setoption name Evaluation value classical';
const OFF = 'setoption name Evaluate mobility value false';

const replies = (...lines: readonly string[]) => repliesIn('chess-league', lines);

test('answers uci and isready', async () => {
  needsGames('chess');
  const said = await replies('uci', 'isready');
  expect(said[0]).toMatch(/^id name Kickmate \d+\.\d+\.\d+$/);
  const announced = said.find((line) =>
    line.startsWith('option name UCI_Variant type combo default chess var chess '),
  )!;
  const others = entries.map(({ id }) => id).filter((id) => id !== 'chess');
  expect(announced.split(' var ').slice(2)).toEqual(others);
  expect(said.slice(-2)).toEqual(['uciok', 'readyok']);
});

test('searches to a depth, with info lines', async () => {
  const said = await replies('position startpos', 'go depth 3');
  const pattern =
    /^info depth 3 seldepth \d+ multipv 1 score (cp|mate) -?\d+ nodes \d+ nps \d+ hashfull \d+ time \d+ pv [a-h]\d/;
  expect(said.some((line) => pattern.test(line))).toBe(true);
  expect(said.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8] ponder [a-h][1-8][a-h][1-8]$/);
});

test('a script is carried out in order, each search before the next line', async () => {
  needsGames('minimal');
  const said = await replies(
    'go depth 2',
    'setoption name UCI_Variant value minimal',
    'position fen 1p1/1p1/2P w 5',
    'go depth 3',
    'position fen p1p/1p1/PPP w 2 moves a1b2 a3b2',
    'go nodes 50',
  );
  expect(best(said)).toHaveLength(3);
  expect(best(said)[1]).toBe('bestmove c1b2');
  expect(said).toContain(
    'info string the backend is rules: Hexapawn has no kernel: a plain search over the rules plays, much weaker.',
  );
});

test('counts a win in turns', async () => {
  needsGames('minimal');
  const said = await replies('setoption name UCI_Variant value minimal', 'position fen 1p1/1p1/2P w 5', 'go depth 4');
  expect(said.filter((line) => line.startsWith('info depth')).at(-1)).toContain('score mate 1 ');
});

const FOOTBALL = 'setoption name UCI_Variant value football';

test.each([
  ['two actions', 'k8/9/9/9/Q8/1R7/9/9/9 w b5 k - 8', 'b4*b6 a5*e9'],
  ['three actions', 'rnb3nbr/2q6/R2k5/4Q4/9/3N5/9/9/1NB2K1BR w g4 m - 10', 'd4f3 f3*e5 e6*e9'],
])('go mate 1 finds a turn of %s that wins', async (_name, position, line) => {
  needsGames('football');
  const said = await replies(FOOTBALL, `position fen ${position}`, 'go mate 1');
  const last = said.filter((one) => one.startsWith('info depth')).at(-1);
  expect(last).toContain('score mate 1 ');
  expect(last).toMatch(new RegExp(`pv ${line.replaceAll('*', '\\*')}$`));
  expect(said.at(-1)).toBe(`bestmove ${line.split(' ')[0]}`);
});

test('go mate 1 ends when a turn of several actions cannot win', async () => {
  needsGames('football');
  const said = await replies(FOOTBALL, 'position startpos', 'go mate 1');
  expect(said.join()).not.toContain('mate 1 ');
  expect(best(said)).toHaveLength(1);
});

test('reports several lines with MultiPV', async () => {
  const said = await replies('setoption name MultiPV value 3', 'go depth 2');
  expect(said.filter((line) => line.includes('info depth 2 ')).map((line) => /multipv (\d)/.exec(line)?.[1])).toEqual(
    expect.arrayContaining(['1', '2', '3']),
  );
});

test('plays at a level, the same with the same seed', async () => {
  const script = ['setoption name Level value 2', 'setoption name Seed value 5', 'position startpos', 'go'];
  const [first, second] = [best(await replies(...script)), best(await replies(...script))];
  expect(first[0]).toMatch(/^bestmove [a-h]/);
  expect(second).toEqual(first);
});

test('stop ends an endless search, and isready is answered before', async () => {
  const conversation = new Conversation('chess-league');
  conversation.send('go infinite');
  await conversation.hear('info depth 4');
  conversation.send('isready', 'stop');
  await conversation.hear('bestmove');
  const said = await conversation.end();
  expect(said.indexOf('readyok')).toBeLessThan(said.findIndex((line) => line.startsWith('bestmove')));
});

test('a stop before the search has begun, or the end of the input, still leads to a bestmove', async () => {
  expect(best(await replies('go infinite', 'stop'))).toHaveLength(1);
  expect(best(await replies('go infinite'))).toHaveLength(1);
});

test('the end of the input lets a search with a limit finish', async () => {
  const said = await replies('go depth 4');
  expect(said.some((line) => line.startsWith('info depth 4 '))).toBe(true);
  expect(said.at(-1)).toMatch(/^bestmove [a-h]/);
});

/** A search that ends only by a command. */
const ENDLESS = 'go movetime 1000000000';

test.each([ENDLESS, 'go depth 90', 'go infinite'])(
  "quit ends '%s' with its bestmove, and what follows is not read",
  async (go) => {
    const conversation = new Conversation('chess-league');
    conversation.send(go);
    await conversation.hear('info depth 3');
    conversation.send('quit', 'uci');
    const said = await conversation.done;
    expect(said.at(-1)).toMatch(/^bestmove [a-h]/);
    expect(said).not.toContain('uciok');
  },
);

test('quit before a search has begun makes it short', async () => {
  const said = await replies(ENDLESS, 'go depth 90', 'd', 'quit');
  expect(best(said)).toEqual([expect.stringMatching(/^bestmove [a-h]/), expect.stringMatching(/^bestmove [a-h]/)]);
  expect(said).toContain(`Position: ${KICK_OFF}`);
});

test.each(['quit', 'stop'])('%s ends a count', async (word) => {
  const conversation = new Conversation('chess-league');
  conversation.send('isready');
  await conversation.hear('readyok');
  conversation.send('go perft 12');
  await pause(200);
  conversation.send(word);
  if (word === 'stop') {
    await conversation.hear('info string the count was stopped');
    await conversation.end();
  }
  const said = await conversation.done;
  expect(said.at(-1)).toBe('info string the count was stopped');
});

test.each(['go depth 0', 'go depth', 'go searchmoves', 'go movetime -5'])(
  "'%s' says what is wrong, and still ends in a move that can be played",
  async (go) => {
    const said = await replies(go);
    expect(strings(said)).toHaveLength(1);
    expect(said.at(-1)).toMatch(/^bestmove [a-h]/);
  },
);

test('plays by the clock of the side to act', async () => {
  const conversation = new Conversation('chess-league');
  conversation.send('isready');
  await conversation.hear('readyok');
  conversation.send('position startpos moves b1a3', 'go wtime 3600000 btime 3000 winc 60000 binc 0');
  expect(best(await conversation.end())).toEqual([expect.stringMatching(/^bestmove [a-h]/)]);
  expect(conversation.asked).toMatchObject([{ clock: { incrementMs: 0 } }]);
  expect(conversation.asked[0]!.clock!.remainingMs).toBeLessThanOrEqual(3000);
});

test.each([
  ['is done', [], 'go infinite depth 2'],
  ['is over before it begins', ['position fen 8/8/8/8/p7/P7/8/8 w d4 4 31 moves pass pass'], 'go infinite'],
  ['is that of a level', ['setoption name Level value 1'], 'go infinite'],
])('an infinite search that %s waits for stop with its answer', async (_, before, go) => {
  const conversation = new Conversation('chess-league');
  conversation.send(...before, go);
  await conversation.hear('info');
  await pause(100);
  conversation.send('isready');
  await conversation.hear('readyok');
  expect(best(conversation.said)).toEqual([]);
  conversation.send('stop');
  await conversation.hear('bestmove');
  expect(best(await conversation.end())).toHaveLength(1);
});

test('moves carry the outcomes of chance', async () => {
  const said = await replies(`position fen ${CLEARANCE} moves a8a4@e5`, 'd');
  expect(strings(said)).toEqual([]);
  expect(said).toContain('Position: 4k3/8/8/8/R7/8/8/4K3 b e5 0 2');
});

test('the diagram has the ball: o in its place, or behind the piece that has it', async () => {
  const free = await replies('position startpos', 'd');
  expect(free.filter((line) => /^ 4 |^Ball/.test(line))).toEqual([' 4  . . . o . . . .', 'Ball: d4']);
  for (const { id, load } of entries) {
    const { ball, board, starts } = await load();
    const said = await replies(`setoption name UCI_Variant value ${id}`, 'position startpos', 'd');
    const square = ball?.squareOf(starts('w')[0]!.position);
    const where = square === undefined ? 'not on the board' : squareName(board, square);
    expect(
      said.filter((line) => line.startsWith('Ball: ')),
      id,
    ).toEqual(ball ? [`Ball: ${where}`] : []);
    if (square === undefined) continue;
    const rank = said.find((line) => Number(line.slice(0, 2)) === rankOf(board, square) + 1)!;
    expect(rank.slice(4 + 2 * fileOf(board, square)).slice(0, 2), id).toContain('o');
  }
});

test('the diagram has the ball behind the piece that carries it', async () => {
  const carried = entries.map(async ({ id, load }) => {
    const variant = await load();
    const held = randomPositions(variant).find((at) => {
      const square = variant.ball?.squareOf(at);
      return square !== undefined && variant.pieceAt(at, square) && !variant.end(at);
    });
    if (held === undefined) return;
    const square = variant.ball!.squareOf(held)!;
    const said = await repliesIn(id, [`position fen ${variant.text.format(held)}`, 'd']);
    const rank = said.find((line) => Number(line.slice(0, 2)) === rankOf(variant.board, square) + 1)!;
    expect(rank.slice(4 + 2 * fileOf(variant.board, square)).slice(0, 2), id).toMatch(/^[A-Za-z]o$/);
  });
  await Promise.all(carried);
});

/** The positions of a random round. */
function randomPositions(variant: AnyVariant): readonly unknown[] {
  const random = seededRandom(1);
  const positions: unknown[] = [variant.starts('w')[0]!.position];
  while (positions.length < 40 && !variant.end(positions.at(-1))) {
    const { action, outcome } = draw(
      random,
      successors(variant, positions.at(-1)).map((one) => ({ ...one, weight: 1 })),
    );
    positions.push(variant.play(positions.at(-1), action, outcome));
  }
  return positions;
}

test('a refused position leaves none, and is reported with the place', async () => {
  const wrong = [
    [
      `position fen ${CLEARANCE} moves a8a4`,
      "move 'a8a4' at character 50: outcome (character 5): what chance made of it is missing; it was one of a8a4@d4 a8a4@e4",
    ],
    [`position fen ${CLEARANCE} moves a8a4@a9`, "move 'a8a4@a9' at character 50"],
    [`position fen ${KICK_OFF} moves e2e4 e2e5`, "move 'e2e5' at character 78"],
    ['position fen rnbqkbnr/pppppppp w d4 0 1', 'position at character 31'],
    ['position startpos moves e2e9', "move 'e2e9' at character 25"],
    ['position fen', "no position after 'fen'"],
    ['position e2e4', "the form is 'position startpos'"],
  ] as const;
  const said = await replies(...wrong.map(([line]) => line));
  expect(said).toHaveLength(wrong.length);
  for (const [index, [, message]] of wrong.entries()) {
    expect(said[index]).toContain(message);
    expect(said[index]).toMatch(/^info string .*; there is no position until another is set$/);
  }
});

const NONE = 'info string there is no position: the last one was refused; set another, or begin with ucinewgame';

test('without a position nothing is searched, counted, evaluated or shown', async () => {
  const said = await replies(
    'position startpos moves e2e4',
    'position fen 8',
    'go movetime 50',
    'eval',
    'd',
    'go perft 2',
  );
  expect(said.slice(1)).toEqual([NONE, 'bestmove (none)', NONE, NONE, NONE]);
});

test('without a position an infinite search waits for stop with its answer', async () => {
  const conversation = new Conversation('chess-league');
  conversation.send('position fen 8', 'go infinite', 'isready');
  await conversation.hear(NONE);
  await pause(100);
  expect(best(conversation.said)).toEqual([]);
  conversation.send('stop');
  expect(best(await conversation.end())).toEqual(['bestmove (none)']);
});

test.each([
  ['position startpos', KICK_OFF],
  ['ucinewgame', KICK_OFF],
  ['setoption name UCI_Variant value minimal', 'ppp/3/PPP w 1'],
])('after a refused one %s gives a position again', async (mends, shown) => {
  if (mends.includes('minimal')) needsGames('minimal');
  const said = await replies('position startpos moves e2e4', 'position fen 8', mends, 'd', 'go depth 1');
  expect(said).toContain(`Position: ${shown}`);
  expect(best(said)).toEqual([expect.stringMatching(/^bestmove [a-h]/)]);
});

test('any other wrong line is reported with the place, and changes nothing', async () => {
  const wrong = [
    ['setoption name Level value high', 'Level must be a whole number'],
    ['go perft many', 'perft needs a whole number'],
    ['make tea', "unknown command 'make'"],
  ] as const;
  const said = await replies(...wrong.map(([line]) => line), 'd', 'isready');
  expect(strings(said)).toEqual(wrong.map(([, message]) => expect.stringContaining(message)));
  expect(said).toContain(`Position: ${KICK_OFF}`);
  expect(said.at(-1)).toBe('readyok');
});

test('long wrong words are cut in messages', async () => {
  const long = 'x'.repeat(100_000);
  const said = await replies(
    long,
    `position startpos moves ${long}`,
    `position fen ${long}`,
    `position fen ${KICK_OFF}${long}`,
    `setoption name ${long} value ${long}`,
    `setoption name Level value ${long}`,
    `go ${long}`,
    `stop ${long}`,
  );
  expect(Math.max(...said.map((line) => line.length))).toBeLessThan(500);
});

test('there is no best move when the round is over', async () => {
  needsGames('minimal');
  const said = await replies(
    'setoption name UCI_Variant value minimal',
    'position fen 1p1/1p1/2P w 5 moves c1b2',
    'd',
    'go depth 3',
    'go perft 2',
  );
  expect(said.some((line) => line.startsWith('The round is over'))).toBe(true);
  expect(said.slice(-5)).toEqual([
    'info string the round is over: Black is stuck, White wins it',
    'info depth 0 score mate 0',
    'bestmove (none)',
    '',
    'Nodes searched: 0',
  ]);
});

/** White's knights go out and back, and Black's. */
const SHUFFLE = 'b1a3 b8a6 a3b1 a6b8';

test.each([
  ['passes', 'fen 8/8/8/8/p7/P7/8/8 w d4 4 31 moves pass pass', 'Both sides passed', 'pass'],
  ['a third repetition', `startpos moves ${SHUFFLE} ${SHUFFLE}`, 'Third repetition', 'b1a3'],
  ['quiet', 'fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 99 60 moves b1a3', '100 quiet actions', 'b8a6'],
])('a round that is void by %s is over', async (_, position, title, next) => {
  const before = `position ${position}`;
  const said = await replies(before, 'd', 'go depth 3', 'go perft 2', `${before} ${next}`);
  expect(said).toContain(`The round is over: ${title}.`);
  expect(said).not.toContainEqual(expect.stringMatching(/legal/));
  expect(best(said)).toEqual(['bestmove (none)']);
  expect(said).toContain('Nodes searched: 0');
  expect(strings(said)).toEqual([
    `info string the round is over: ${title}`,
    `info string move '${next}' at character ${before.length + 2}: the round is over: ${title}; there is no position until another is set`,
  ]);
});

test('a move after a goal is refused with its place', async () => {
  needsGames('minimal');
  const said = await replies('setoption name UCI_Variant value minimal', 'position fen 1p1/1p1/2P w 5 moves c1b2 a1a2');
  expect(strings(said)).toEqual([
    "info string move 'a1a2' at character 40: the round is over: Black is stuck, White wins it; there is no position until another is set",
  ]);
});

test('perft counts under each first successor', async () => {
  const said = await replies('position startpos', 'go perft 2', 'setoption name Backend value js', 'go perft 2');
  expect(said.filter((line) => line === 'Nodes searched: 402')).toHaveLength(2);
  expect(said.filter((line) => /^[a-h]\d[a-h]\d: 20$/.test(line)).length).toBeGreaterThan(10);
});

test('a new game forgets', async () => {
  const nodesOf = async (...between: readonly string[]) => {
    const conversation = new Conversation('chess-league');
    conversation.send('go depth 6');
    await conversation.hear('bestmove');
    conversation.send(...between, 'isready', 'go depth 6');
    const said = await conversation.end();
    const infos = said.filter((line) => line.startsWith('info depth 6 '));
    return infos.map((line) => Number(/ nodes (\d+)/.exec(line)![1]));
  };
  const [first, again] = await nodesOf();
  expect(again).not.toBe(first);
  expect(await nodesOf('ucinewgame')).toEqual([first, first]);
  expect(await nodesOf('ucinewgame', 'stop')).toEqual([first, first]);
});

test('a crash of the engine is reported, and a move is played all the same', async () => {
  const said: string[] = [];
  let searches = 0;
  const session = new Session({
    say: (line) => said.push(line),
    async openEngine(options) {
      const engine = await openEngine(await loadVariant(options.variant), options);
      const real = engine.search.bind(engine);
      const search: Engine['search'] = async (request, onProgress) =>
        ++searches === 1
          ? { ok: false, error: { cause: 'crashed', message: 'the engine crashed and is restarted' } }
          : real(request, onProgress);
      return Object.assign(engine, { search });
    },
  });
  await session.run(
    (async function* () {
      yield* ['setoption name OwnBook value false', 'go depth 3'];
    })(),
  );
  expect(said).toContain('info string the engine crashed and is restarted');
  expect(said.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]/);
  expect(searches).toBe(2);
});

test.each(entries.map(({ id }) => [id]))('%s has the engine that it asks for, with its network', async (id) => {
  const said = strings(await repliesIn(id, ['go depth 1']));
  expect(said).toEqual((await loadVariant(id)).kernel ? [] : [expect.stringContaining('the backend is rules')]);
});

test('what a new worker lacks is said once, after the search', async () => {
  const said: string[] = [];
  const session = new Session({
    say: (line) => said.push(line),
    async openEngine(options) {
      const engine = await openEngine(await loadVariant(options.variant), options);
      const real = engine.search.bind(engine);
      const search: Engine['search'] = (...request) => {
        Object.assign(engine, { networkProblem: 'the network was lost' });
        return real(...request);
      };
      return Object.assign(engine, { search });
    },
  });
  await session.run(
    (async function* () {
      yield* ['isready', 'go depth 1', 'go depth 1'];
    })(),
  );
  expect(said.filter((line) => line.startsWith('info string'))).toEqual(['info string the network was lost']);
});

test.each<[string, string, readonly string[], readonly string[]]>([
  ['nothing where nobody asked', 'football', [], []],
  ['that it has none', 'football', [ASK], ['the evaluation is classical: Football Chess has no network']],
  ['nothing where the classical evaluation was chosen later', 'football', [ASK, ASK_CLASSICAL], []],
  ['nothing where the network evaluates', 'chess', [ASK], []],
  [
    'that parts are off',
    'chess',
    [OFF],
    ['the evaluation is classical: the network has no parts to switch off (mobility)'],
  ],
  ['nothing of parts where the classical evaluation was chosen', 'chess', [ASK_CLASSICAL, OFF], []],
  [
    'that a search over the rules has none',
    'chess',
    ['setoption name Backend value rules', ASK],
    ['the evaluation is classical: a search over the rules has no network'],
  ],
])('isready says of the network, once: %s (%s)', async (_, variant, options, texts) => {
  const said = strings(await repliesIn(variant, [...options, 'isready', 'go depth 1', 'eval', 'go depth 1']));
  expect(said).toEqual(texts.map((text) => `info string ${text}`));
});

test('a network that is asked for when the engine is open already is missed before the next search', async () => {
  const said = await repliesIn('football', ['go depth 1', ASK, 'go depth 1', 'go depth 1']);
  const missed = 'info string the evaluation is classical: Football Chess has no network';
  const [first, second] = [said.findIndex((line) => line.startsWith('bestmove')), said.indexOf(missed)];
  expect(second).toBe(first + 1);
  expect(strings(said)).toEqual([missed]);
});

test('isready loads the opening book without a search', async () => {
  needsGames('chess');
  const calls: string[] = [];
  const session = new Session({
    say: () => undefined,
    async openEngine(options) {
      const engine = await openEngine(await loadVariant(options.variant), options);
      const { search, loadBook } = engine;
      return Object.assign(engine, {
        search: (...request: Parameters<Engine['search']>) => {
          calls.push('search');
          return search.apply(engine, request);
        },
        loadBook: () => {
          calls.push('loadBook');
          return loadBook.apply(engine);
        },
      });
    },
  });
  await session.run(
    (async function* () {
      yield* ['setoption name OwnBook value true', 'isready', 'isready', 'go depth 1'];
    })(),
  );
  expect(calls).toEqual(['loadBook', 'search']);
});

test('a variant can be set with its map; an unknown map is reported, and the variant stays', async () => {
  needsGames('chesslike');
  const said = await replies(
    'setoption name UCI_Variant value chesslike:keep',
    'd',
    'setoption name UCI_Variant value chesslike:nowhere',
    'd',
  );
  expect(said.filter((line) => line.includes('nowhere')).join()).toContain('there are arena, ');
  expect(said.filter((line) => line.includes('####')).length).toBeGreaterThan(1);
});
