import { readFileSync, writeFileSync } from 'node:fs';
import type { Side } from '@kickmate/board';
import {
  defineCommand,
  readVariant,
  requireWritable,
  UsageError,
  useNamedFile,
  VARIANT_OPTION,
  wholeNumber,
} from '@kickmate/command';
import { type Engine, openEngine } from '@kickmate/engine';
import { type AnyVariant, isOneRound, type Ply, type Round } from '@kickmate/game';
import { readRecord } from '@kickmate/record';
import { matchSpans } from '@kickmate/record/match-spans';
import { roundsWith } from '@kickmate/record/opening-tree';

const MANUAL = `Makes the tree of beginnings that the app's explorer shows, from the records of matches to one goal.

  npm run arena -- match level:8 level:9 --goals 1 --matches 600 --pgn matches.pgn
  npm run arena -- tree matches.pgn --file packages/variants/chess-league/openings/tree.txt`;

/** The command `arena tree`. */
export const treeCommand = defineCommand({
  meta: { name: 'tree', description: MANUAL },
  args: {
    pgn: { type: 'positional', required: true, description: 'the file of records' },
    variant: VARIANT_OPTION,
    file: { type: 'string', required: true, description: 'the file to which the tree is written' },
    plies: { type: 'string', default: '16', description: 'the most actions of a round' },
    rounds: { type: 'string', default: '3', description: 'the fewest rounds with an action that is told' },
    nodes: {
      type: 'string',
      default: '30000',
      description: 'nodes of the search that values the position after an action',
    },
  },
  async run({ args }) {
    const variant = await readVariant(args.variant);
    const plies = wholeNumber('plies', args.plies, 1, 1000);
    const fewest = wholeNumber('rounds', args.rounds, 1, 1e9);
    const nodes = wholeNumber('nodes', args.nodes, 1, 1e9);
    const text = useNamedFile(args.pgn, () => readFileSync(args.pgn, 'utf8'));
    requireWritable('--file', args.file);
    const rounds = matchSpans(text, () => !isOneRound(variant)).flatMap(({ begin, end }, index) => {
      const read = readRecord(variant, text.slice(begin, end));
      if (!read.ok) throw new UsageError(`${args.pgn}: match ${index + 1}: ${read.error.message}`);
      return read.value.rounds;
    });
    const engine = await openEngine(variant, {});
    const lines = await linesOf({ variant, engine, nodes }, grow(variant, rounds, plies), fewest);
    engine.close();
    useNamedFile('--file', () => writeFileSync(args.file, `${lines.join('\n')}\n`));
    process.stdout.write(`${args.file}: ${rounds.length} rounds, ${lines.length} lines\n`);
  },
});

/** A place in the tree: the rounds that came to it, and what was played on. */
interface Place {
  readonly position: unknown;
  white: number;
  drawn: number;
  black: number;
  /** By the text of the action, with the outcome of chance. */
  readonly next: Map<string, Place>;
}

const newPlace = (position: unknown): Place => ({ position, white: 0, drawn: 0, black: 0, next: new Map() });

/** The places of all rounds, by the text of their start. */
function grow(variant: AnyVariant, rounds: readonly Round<unknown>[], plies: number): ReadonlyMap<string, Place> {
  const starts = new Map<string, Place>();
  for (const { start, plies: played, end } of rounds) {
    const text = variant.text.format(start);
    let place = starts.get(text) ?? newPlace(start);
    starts.set(text, place);
    count(place, end?.winner);
    for (const ply of played.slice(0, plies)) {
      place = nextOf(variant, place, ply);
      count(place, end?.winner);
    }
  }
  return starts;
}

function nextOf({ text }: AnyVariant, { next }: Place, ply: Ply<unknown>): Place {
  const name = text.formatAction(ply);
  const place = next.get(name) ?? newPlace(ply.after);
  next.set(name, place);
  return place;
}

function count(place: Place, winner: Side | undefined): void {
  if (winner === 'w') place.white++;
  else if (winner === 'b') place.black++;
  else place.drawn++;
}

interface Judge {
  readonly variant: AnyVariant;
  readonly engine: Engine;
  readonly nodes: number;
}

/** The lines of a tree's file: see `OpeningTree.addFile`. */
async function linesOf(judge: Judge, starts: ReadonlyMap<string, Place>, fewest: number): Promise<readonly string[]> {
  const lines: string[] = [];
  const addBelow = async ({ next }: Place, indent: string): Promise<void> => {
    for (const [name, place] of [...next].sort(([, a], [, b]) => roundsWith(b) - roundsWith(a))) {
      if (roundsWith(place) < fewest) continue;
      const { white, drawn, black } = place;
      const score = await scoreOf(judge, place.position);
      lines.push(`${indent}${name} ${white} ${drawn} ${black}${score === undefined ? '' : ` ${score}`}`);
      await addBelow(place, `${indent} `);
    }
  };
  for (const [text, start] of starts) {
    lines.push(`= ${text}`);
    await addBelow(start, '');
  }
  return lines;
}

/** The value of a position for White, in hundredths of a pawn; `undefined` where the round is over or somebody has a forced win. */
async function scoreOf({ variant, engine, nodes }: Judge, position: unknown): Promise<number | undefined> {
  if (variant.actions(position).length === 0) return undefined;
  engine.clear();
  const found = await engine.search({ start: variant.text.format(position), actions: [], limits: { nodes } });
  const score = found.ok ? found.value.lines[0]?.score : undefined;
  if (score?.kind !== 'points') return undefined;
  return variant.side(position) === 'w' ? score.value : -score.value;
}
