#!/usr/bin/env node
// Finds tactics for tactics.epd, run by hand: npx tsx make-tactics.ts ENGINE COUNT SEED, with any UCI engine; it prints
// positions after a bad move in games that the engine plays carelessly against itself, in which one move wins, no other comes
// near, and a first glance does not find it. The recipe's numbers are below.
import { spawn } from 'node:child_process';
import { loadVariant } from '@kickmate/catalogue';
import { UciProcess, wholeNumber } from '@kickmate/command';
import { seededRandom } from '@kickmate/game';

/** Nodes for choosing a move of the game, for a first opinion, and for the last word. */
const [PLAY, LOOK, VERIFY] = [200, 1_200, 2_000_000];
/** Hundredths of a pawn: the solution is worth so much, any other move at most so much. */
const [WINNING, NOT_WINNING] = [200, 100];
/** Bad moves are looked for where neither side is ahead by more, and so many plies after the last found one. */
const [BALANCED, APART] = [150, 5];
/** How often the second or third best move is played in the games. */
const SECOND = 0.35;
const MATE = 30_000;

const [command = '', count = '', seed = ''] = process.argv.slice(2);
const wanted = wholeNumber('COUNT', count, 1, 10_000);
const random = seededRandom(wholeNumber('SEED', seed, 0, 1e9));
const chess = await loadVariant('chess');
const engine = new UciProcess(spawn(command), command);
const name = (await engine.ask(/^uciok/, 'uci')).find((line) => line.startsWith('id name '))?.slice(8);

interface Choice {
  readonly move: string;
  readonly score: number;
}

/** The best moves with their scores, best first. */
async function think(fen: string, limit: string, lines: number): Promise<readonly Choice[]> {
  engine.send(`setoption name MultiPV value ${lines}`, `position fen ${fen}`);
  const choices: Choice[] = [];
  for (const line of await engine.ask(/^bestmove/, `go ${limit}`)) {
    const [, rank, kind, value, move] = / multipv (\d+) score (cp|mate) (-?\d+) .*? pv (\S+)/.exec(line) ?? [];
    if (!move || / (lower|upper)bound /.test(line)) continue;
    const score = kind === 'cp' ? Number(value) : Math.sign(Number(value)) * (MATE - Math.abs(Number(value)));
    choices[Number(rank) - 1] = { move, score };
  }
  return choices.filter((choice) => choice !== undefined);
}

const isTactic = ([best, next]: readonly Choice[]) =>
  best !== undefined && next !== undefined && best.score >= WINNING && next.score <= NOT_WINNING;

/** The only winning move of a position, if there is one that is not plain. */
async function solution(fen: string): Promise<Choice | undefined> {
  if (!isTactic(await think(fen, `nodes ${LOOK}`, 2))) return undefined;
  engine.send('ucinewgame');
  const [glance] = await think(fen, 'depth 2', 1);
  const verified = await think(fen, `nodes ${VERIFY}`, 2);
  return isTactic(verified) && verified[0]?.move !== glance?.move ? verified[0] : undefined;
}

const oneOf = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;

/** Plays a move given in coordinates. */
function play(position: unknown, move: string): unknown {
  const read = chess.readSuccessor(position, move);
  if (!read.ok) throw new Error(`${chess.format(position)}: ${move}: ${read.error.message}`);
  return chess.play(position, read.value.action, undefined);
}

/** The line of a position in tactics.epd. */
function epdLine(position: unknown, { move, score }: Choice): string {
  const read = chess.readSuccessor(position, move);
  if (!read.ok) throw new Error(`${chess.format(position)}: ${move}: ${read.error.message}`);
  const worth = score > MATE - 1000 ? `mate in ${MATE - score}` : (score / 100).toFixed(2);
  const fields = chess.format(position).split(' ').slice(0, 4).join(' ');
  return `${fields} bm ${chess.describe(position, read.value)}; c0 "${name}, ${VERIFY} nodes: ${worth}";`;
}

/** A position after a bad move, and how it is answered. */
async function findTactic(before: unknown): Promise<string | undefined> {
  const moves = chess.actions(before).map((action) => chess.writeSuccessor({ action }));
  while (moves.length > 0) {
    const [move] = moves.splice(Math.floor(random() * moves.length), 1);
    const position = play(before, move!);
    const found = chess.end(position) ? undefined : await solution(chess.format(position));
    if (found) return epdLine(position, found);
  }
  return undefined;
}

for (let found = 0; found < wanted; ) {
  let position: unknown = chess.starts('w')[0]!.position;
  let next = 10 + Math.floor(random() * 50);
  for (let ply = 0; ply < 160 && !chess.end(position) && found < wanted; ply++) {
    if (ply < 8) {
      position = play(position, oneOf(chess.actions(position).map((action) => chess.writeSuccessor({ action }))));
      continue;
    }
    const [best, ...others] = await think(chess.format(position), `nodes ${PLAY}`, 3);
    if (!best || Math.abs(best.score) > 600) break;
    if (ply >= next && Math.abs(best.score) <= BALANCED) {
      const line = await findTactic(position);
      if (line) {
        process.stdout.write(`${line}\n`);
        found++;
        next = ply + APART;
      }
    }
    position = play(position, others.length > 0 && random() < SECOND ? oneOf(others).move : best.move);
  }
}
engine.close();
