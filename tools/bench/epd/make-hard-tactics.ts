#!/usr/bin/env node
// Finds hard positions for tactics.epd. Run by hand: npx tsx make-hard-tactics.ts ENGINE COUNT SEED, where ENGINE is any
// UCI engine. Our engine plays games against itself. The script prints positions in which one move is far better than any
// other, and a short search of our engine finds another move. The numbers are below.
import { loadVariant } from '@kickmate/catalogue';
import { wholeNumber } from '@kickmate/command';
import { seededRandom } from '@kickmate/game';
import { openExactly } from '../src/measure.ts';
import { type Choice, epdLine, oneOf, openJudge, play, worth } from './judge.ts';

/** Nodes of our engine: for a move of the game, and for the short search that must find a wrong move. */
const [PLAY, OURS] = [300, 2_000];
/** The judge's nodes for its first search of its own move and of ours. */
const LOOK = 10_000;
/** The judge's nodes for the searches that confirm the solution, each with an empty hash table. */
const CHECKS = [60_000, 400_000, 2_000_000] as const;
/** The least distance between the solution and any other move, in hundredths of a pawn. */
const MARGIN = 150;
/** The solution scores at least the first, any other move at most the second, in hundredths of a pawn. */
const [NOT_LOSING, NOT_WINNING] = [-100, 150];
/** The tolerance of the first search, in hundredths of a pawn. */
const DOUBT = 30;
/** A game ends when one side is ahead by more hundredths of a pawn; the least number of plies between found positions. */
const [DECIDED, APART] = [600, 4];

const [command = '', count = '', seed = ''] = process.argv.slice(2);
const wanted = wholeNumber('COUNT', count, 1, 10_000);
const random = seededRandom(wholeNumber('SEED', seed, 0, 1e9));
const chess = await loadVariant('chess');
const ours = await openExactly(chess, 'wasm');
const judge = await openJudge(command);

/** Whether the better of two moves is the only good one, within a tolerance of `doubt`. */
const isOnly = (best: Choice | undefined, next: Choice | undefined, doubt = 0): boolean =>
  best !== undefined &&
  next !== undefined &&
  best.move !== next.move &&
  best.score - next.score >= MARGIN - doubt &&
  best.score >= NOT_LOSING - doubt &&
  next.score <= NOT_WINNING + doubt;

/** Our engine's move with its score. */
async function answer(start: string, nodes: number): Promise<Choice | undefined> {
  const found = await ours.search({ start, actions: [], limits: { nodes } });
  if (!found.ok) throw new Error(`${start}: ${found.error.message}`);
  const [line] = found.value.lines;
  const move = line?.actions[0];
  return move === undefined || line?.score.kind !== 'points' ? undefined : { move, score: line.score.value };
}

/** The best and the second best move, if the first is the only good one and our engine does not find it. */
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
