// A UCI engine that knows no chess: it moves a knight out and back. Its first argument says what else it does.
import { createInterface } from 'node:readline';

const [mode = 'plain'] = process.argv.slice(2);
const say = (line) => process.stdout.write(`${line}\n`);
let is960 = false;
let mood = 0;
let moves = [];
let searches = 0;

const bestMove = () => {
  if (mode === 'illegal') return 'e2e5';
  const [out, back] = moves.length % 2 === 0 ? ['g1f3', 'f3g1'] : ['g8f6', 'f6g8'];
  return Math.floor(moves.length / 2) % 2 === 0 ? out : back;
};

const answers = {
  uci() {
    say('id name Fake');
    if (mode !== 'narrow') say('option name UCI_Chess960 type check default false');
    say('option name Mood Swings type spin default 0 min -9999 max 9999');
    say('uciok');
  },
  setoption(line) {
    if (line === 'setoption name UCI_Chess960 value true') is960 = true;
    mood = Number(/^setoption name Mood Swings value (.*)/.exec(line)?.[1] ?? mood);
  },
  ucinewgame: () => mode === 'shy' && process.exit(5),
  isready: () => say('readyok'),
  position: (line) => (moves = line.includes(' moves ') ? line.split(' moves ')[1].split(' ') : []),
  go(line) {
    searches++;
    if (mode === 'stall') return;
    if (mode === 'crash' && searches === 3) process.exit(7);
    if (mode === 'frank') {
      process.stderr.write(`Chess960 ${is960}, ${moves.length} moves, ${line}\n`, () => process.exit(7));
      return;
    }
    say(`info depth 1 score cp ${mood} pv ${bestMove()}`);
    // Four moves make a draw by repetition.
    if (mode === 'brief' && searches === 4) process.stdout.write(`bestmove ${bestMove()}\n`, () => process.exit(7));
    else setTimeout(() => say(`bestmove ${bestMove()} ponder a1a1`), mode === 'slow' ? 150 : 0);
  },
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on('line', (line) => answers[line.split(' ')[0]]?.(line));
