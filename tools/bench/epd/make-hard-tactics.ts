#!/usr/bin/env node
// Finds hard positions for tactics.epd, run by hand: npx tsx make-hard-tactics.ts ENGINE COUNT SEED, with any UCI engine;
// it prints positions of games that our engine plays against itself, in which one move is far better than any other, and
// our engine at a glance plays another. The recipe's numbers are below.
import { loadVariant } from '@kickmate/catalogue';
import { wholeNumber } from '@kickmate/command';
import { seededRandom } from '@kickmate/game';
import { openExactly } from '../src/measure.ts';
import { type Choice, epdLine, oneOf, openJudge, play, worth } from './judge.ts';

/** Our nodes for a move of the game, and for what must be wrong. */
const [PLAY, OURS] = [300, 2_000];
/** The judge's nodes for a first opinion, of its move and of ours; and, from a clean slate, for ever better ones. */
const LOOK = 10_000;
const CHECKS = [60_000, 400_000, 2_000_000] as const;
/** Hundredths of a pawn: the solution is worth so much more than any other move, */
const MARGIN = 150;
/** and makes a difference: it does not lose, and other moves do not win. */
const [NOT_LOSING, NOT_WINNING] = [-100, 150];
/** A first opinion may be wrong by so much. */
const DOUBT = 30;
/** Where one side is ahead by more, the game is over; a position found is so many plies from the next. */
const [DECIDED, APART] = [600, 4];

const [command = '', count = '', seed = ''] = process.argv.slice(2);
const wanted = wholeNumber('COUNT', count, 1, 10_000);
const random = seededRandom(wholeNumber('SEED', seed, 0, 1e9));
const chess = await loadVariant('chess');
const ours = await openExactly(chess, 'wasm');
const judge = await openJudge(command);

/** Whether the better of two moves is the only one that will do, or nearly so if there may be doubt. */
const isOnly = (best: Choice | undefined, next: Choice | undefined, doubt = 0): boolean =>
  best !== undefined &&
  next !== undefined &&
  best.move !== next.move &&
  best.score - next.score >= MARGIN - doubt &&
  best.score >= NOT_LOSING - doubt &&
  next.score <= NOT_WINNING + doubt;

/** What our engine plays, and what it thinks of it. */
async function answer(start: string, nodes: number): Promise<Choice | undefined> {
  const found = await ours.search({ start, actions: [], limits: { nodes } });
  if (!found.ok) throw new Error(`${start}: ${found.error.message}`);
  const [line] = found.value.lines;
  const move = line?.actions[0];
  return move === undefined || line?.score.kind !== 'points' ? undefined : { move, score: line.score.value };
}

/** The best and the second best move, if the first is the only one that will do and our engine does not find it. */
async function problem(fen: string): Promise<readonly [Choice, Choice] | undefined> {
  await ours.clear();
  const wrong = await answer(fen, OURS);
  if (!wrong) return undefined;
  const [first] = await judge.think(fen, `nodes ${LOOK}`, 1);
  if (!first || first.move === wrong.move) return undefined;
  const [second] = await judge.think(fen, `nodes ${LOOK}`, 1, [wrong.move]);
  if (!isOnly(first, second, DOUBT)) return undefined;
  let verified: readonly Choice[] = [];
  for (const nodes of CHECKS) {
    judge.forget();
    verified = await judge.think(fen, `nodes ${nodes}`, 2);
    if (!isOnly(verified[0], verified[1]) || verified[0]?.move === wrong.move) return undefined;
  }
  return [verified[0]!, verified[1]!];
}

for (let found = 0; found < wanted; ) {
  let position: unknown = chess.starts('w')[0]!.position;
  let next = 8;
  for (let ply = 0; ply < 160 && !chess.end(position) && found < wanted; ply++) {
    if (ply < 8) {
      position = chess.play(position, oneOf(random, chess.actions(position)), undefined);
      continue;
    }
    const fields = chess.text.format(position).split(' ').slice(0, 4).join(' ');
    const solved = ply >= next ? await problem(`${fields} 0 1`) : undefined;
    if (solved) {
      const [best, other] = solved;
      const worths = `${worth(best.score)}, any other move at most ${worth(other.score)}`;
      const said = `${judge.name}, ${CHECKS.at(-1)} nodes: ${worths}`;
      process.stdout.write(`${epdLine(chess, position, best.move, said)}\n`);
      found++;
      next = ply + APART;
    }
    const played = await answer(chess.text.format(position), PLAY);
    if (!played || Math.abs(played.score) > DECIDED) break;
    position = play(chess, position, played.move);
  }
}
judge.close();
ours.close();
