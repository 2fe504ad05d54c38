#!/usr/bin/env node
// Finds tactics for tactics.epd. Run by hand: npx tsx make-tactics.ts ENGINE COUNT SEED, where ENGINE is any UCI engine. The
// engine plays careless games against itself. The script prints positions after a bad move, in which one move wins, all
// others are much worse, and a search of depth 2 does not find it. The numbers are below.
import { loadVariant } from '@kickmate/catalogue';
import { wholeNumber } from '@kickmate/command';
import { seededRandom } from '@kickmate/game';
import { type Choice, epdLine, oneOf, openJudge, play, worth } from './judge.ts';

/** Nodes for a move of the game, for the first search of a position, and for the search that confirms it. */
const [PLAY, LOOK, VERIFY] = [200, 1_200, 2_000_000];
/** The solution scores at least the first, any other move at most the second, in hundredths of a pawn. */
const [WINNING, NOT_WINNING] = [200, 100];
/** Bad moves are tried if no side is ahead by more hundredths of a pawn; the least number of plies between found positions. */
const [BALANCED, APART] = [150, 5];
/** The probability with which a game plays the second or third best move. */
const SECOND = 0.35;

const [command = '', count = '', seed = ''] = process.argv.slice(2);
const wanted = wholeNumber('COUNT', count, 1, 10_000);
const random = seededRandom(wholeNumber('SEED', seed, 0, 1e9));
const chess = await loadVariant('chess');
const judge = await openJudge(command);

const isTactic = ([best, next]: readonly Choice[]) =>
  best !== undefined && next !== undefined && best.score >= WINNING && next.score <= NOT_WINNING;

/** The only winning move of a position, if there is one and a search of depth 2 does not find it. */
async function solution(fen: string): Promise<Choice | undefined> {
  if (!isTactic(await judge.think(fen, `nodes ${LOOK}`, 2))) return undefined;
  judge.forget();
  const [glance] = await judge.think(fen, 'depth 2', 1);
  const verified = await judge.think(fen, `nodes ${VERIFY}`, 2);
  return isTactic(verified) && verified[0]?.move !== glance?.move ? verified[0] : undefined;
}

/** The line of a position after a bad move, with its solution; `undefined` if no move leads to one. */
async function findTactic(before: unknown): Promise<string | undefined> {
  const moves = chess.actions(before).map((action) => chess.text.formatAction({ action }));
  while (moves.length > 0) {
    const [move] = moves.splice(Math.floor(random() * moves.length), 1);
    const position = play(chess, before, move!);
    const found = chess.end(position) ? undefined : await solution(chess.text.format(position));
    if (found) return epdLine(chess, position, found.move, `${judge.name}, ${VERIFY} nodes: ${worth(found.score)}`);
  }
  return undefined;
}

for (let found = 0; found < wanted; ) {
  let position: unknown = chess.starts('w')[0]!.position;
  let next = 10 + Math.floor(random() * 50);
  for (let ply = 0; ply < 160 && !chess.end(position) && found < wanted; ply++) {
    if (ply < 8) {
      position = chess.play(position, oneOf(random, chess.actions(position)), undefined);
      continue;
    }
    const [best, ...others] = await judge.think(chess.text.format(position), `nodes ${PLAY}`, 3);
    if (!best || Math.abs(best.score) > 600) break;
    if (ply >= next && Math.abs(best.score) <= BALANCED) {
      const line = await findTactic(position);
      if (line) {
        process.stdout.write(`${line}\n`);
        found++;
        next = ply + APART;
      }
    }
    const move = others.length > 0 && random() < SECOND ? oneOf(random, others).move : best.move;
    position = play(chess, position, move);
  }
}
judge.close();
