import { type Random, seededRandom } from '@kickmate/game';
import { readCommand } from '../src/command.ts';

/** Lines that programs send or might send. A random word replaces each blank. */
const REAL: readonly string[] = [
  'uci',
  'isready',
  'ucinewgame',
  'stop',
  'ponderhit',
  'd',
  'eval',
  'debug on',
  'register name Me code 1',
  'setoption name MultiPV value 3',
  'setoption name Level value 2',
  'setoption name Level value 0',
  'setoption name Skill Level value 20',
  'setoption name UCI_LimitStrength value false',
  'setoption name UCI_Elo value 1500',
  'setoption name UCI_AnalyseMode value false',
  'setoption name OwnBook value true',
  'setoption name Move Overhead value 30',
  'setoption name Adaptive Time value false',
  'setoption name Use nullMove value false',
  'setoption name Clear Hash',
  'position startpos',
  'position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5 a7a6',
  'position startpos moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1',
  'position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 moves e1c1 a6e2',
  'position fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  'position fen 7k/P7/8/8/8/8/8/K7 w - - 0 1 moves a7a8q',
  'position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1 moves e2e4',
  'position fen ppp/3/PPP w 1 moves a1a2',
  'position fen rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0 moves d1d8 b9c7',
  'position fen r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1 moves d2d4',
  'position fen 4k/5/2P2/5/K4 w #.#.#/...../...../...../##.## 0,0 0 1 moves c3c4',
  'go depth 3',
  'go nodes 500',
  'go movetime 3',
  'go mate 2 nodes 200',
  'go wtime 100 btime 100 winc 0 binc 0 movestogo 3',
  'go infinite',
  'go ponder wtime 500 btime 500',
  'go searchmoves e2e4 d2d4 depth 2',
  'go perft 2',
  'go depth 127 nodes 300 foo',
];

/** Lines that open the engine again, or take long for other reasons. They are rare. */
const COSTLY: readonly string[] = [
  'setoption name UCI_Variant value chess',
  'setoption name UCI_Variant value chess-league',
  'setoption name UCI_Variant value minimal',
  'setoption name UCI_Variant value football',
  'setoption name UCI_Variant value chess-eleven',
  'setoption name UCI_Variant value chesslike',
  'setoption name UCI_Variant value chesslike:keep',
  'setoption name UCI_Chess960 value true',
  'setoption name UCI_Chess960 value false',
  'setoption name Backend value rules',
  'setoption name Backend value js',
  'setoption name Backend value wasm',
  'setoption name Hash value 2',
  'setoption name Evaluate mobility value false',
  'bench 1',
  'go perft 9',
];

const STRANGE: readonly string[] = [
  '\0',
  '\u0007',
  '\u001b[2J',
  '\t',
  '\r',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\u00a0',
  'é',
  '♞',
  '👑',
  '\ud83d',
  '-1',
  '0',
  '1e9',
  'NaN',
  '00000000000000000001',
  '9'.repeat(40),
  '-9223372036854775809',
  '0x7fffffff',
  '1.5',
  '__proto__',
  'constructor',
  'null',
  '%s%n',
  '/',
  '@',
  'moves',
  'value',
  'name',
  'fen',
  'infinite',
  'perft',
  'searchmoves',
];

/** The probabilities of a costly line and of a very long one. */
const COSTLY_SHARE = 1 / 300;
const LONG_SHARE = 1 / 200;
const LONGEST = 50_000;

/** The lines of a seed: real ones, damaged ones, and random text. None ends the session. */
export function* garbage(seed: number): Generator<string, never> {
  const random = seededRandom(seed);
  for (;;) {
    const line = makeLine(random).replaceAll('\n', ' ');
    const command = readCommand(line);
    const isQuit = command.ok && command.value.kind === 'quit';
    // Large hash tables and many threads would only take time.
    if (!isQuit && !/(hash|threads)\s+value\s+\d\d/i.test(line)) yield line;
  }
}

const pick = <T>(random: Random, things: readonly T[]): T => things[Math.floor(random() * things.length)]!;

function makeLine(random: Random): string {
  const chance = random();
  if (chance < COSTLY_SHARE) return pick(random, COSTLY);
  if (chance < COSTLY_SHARE + LONG_SHARE)
    return `${pick(random, REAL)} ${pick(random, STRANGE).repeat(1 + Math.floor(random() * LONGEST))}`.slice(
      0,
      LONGEST,
    );
  if (chance < 0.15) return rubbish(random);
  let line = pick(random, REAL);
  for (let times = Math.floor(random() * 4); times > 0; times--) line = mutilate(random, line);
  return line;
}

const rubbish = (random: Random): string =>
  Array.from({ length: Math.floor(random() * 60) }, () =>
    random() < 0.2 ? pick(random, STRANGE) : String.fromCharCode(Math.floor(random() ** 3 * 0x3000)),
  ).join('');

function mutilate(random: Random, line: string): string {
  const words = line.split(' ');
  const at = Math.floor(random() * words.length);
  const place = Math.floor(random() * (line.length + 1));
  switch (Math.floor(random() * 8)) {
    case 0:
      return words.toSpliced(at, 1).join(' ');
    case 1:
      return words.toSpliced(at, 0, pick(random, words)).join(' ');
    case 2:
      return words.with(at, pick(random, STRANGE)).join(' ');
    case 3:
      return words.toSpliced(at, 0, pick(random, STRANGE)).join(' ');
    case 4:
      return line.slice(0, place);
    case 5:
      return line.slice(0, place) + String.fromCharCode(Math.floor(random() * 0x250)) + line.slice(place);
    case 6:
      return `${line} ${pick(random, REAL)}`;
    default:
      return random() < 0.5 ? line.toUpperCase() : line.replaceAll(' ', '  ');
  }
}
