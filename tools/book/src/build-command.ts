import { writeFileSync } from 'node:fs';
import { loadVariant } from '@kickmate/catalogue';
import { defineCommand, UsageError, wholeNumber } from '@kickmate/command';
import { openEngineScores } from './engine-scores.ts';
import { BUDGET, FILES, gzipped, loadLines, VARIANT } from './names.ts';
import { growTree, Tree } from './tree.ts';
import { valuesOf, weightsOf, writeTree } from './weights.ts';

const MANUAL = `Makes the book from the named openings and the engine's scores.

The named lines make a tree of positions. The engine searches each position for its score and its move; near the start the
move is added to the tree, and the position after it is treated likewise. The value of a position is half the engine's score
and half the value of its best move. Moves that lose little against the best one get weights: higher ones if they lose less
and if more named lines go through them. The same lines, options and kernel give the same book. Scores are kept in a file, so
a run that was interrupted continues from it.`;

/** `book build`. */
export const buildCommand = defineCommand({
  meta: { name: 'build', description: MANUAL },
  args: {
    nodes: { type: 'string', default: '20000', description: 'the nodes of a search' },
    plies: {
      type: 'string',
      default: '8',
      description: "the plies from the start up to which the engine's own moves are added",
    },
    margin: {
      type: 'string',
      default: '40',
      description: 'the most that a move of the book may lose, in hundredths of a pawn',
    },
    temperature: {
      type: 'string',
      default: '20',
      description: 'a move that loses this many hundredths of a pawn has a weight e times lower',
    },
    lines: { type: 'string', default: FILES.lines, description: 'the named openings' },
    book: { type: 'string', default: FILES.book, description: 'the file to which the book is written' },
    scores: { type: 'string', default: FILES.scores, description: "the file in which the engine's scores are kept" },
  },
  async run({ args }) {
    const nodes = wholeNumber('nodes', args.nodes, 1, 1e9);
    const plies = wholeNumber('plies', args.plies, 0, 100);
    const selection = {
      margin: wholeNumber('margin', args.margin, 0, 10_000),
      temperature: wholeNumber('temperature', args.temperature, 1, 10_000),
    };
    const variant = await loadVariant(VARIANT);
    const tree = new Tree(variant);
    for (const line of loadLines(args.lines)) {
      const node = tree.addLine(line);
      if (!node.ok) throw new UsageError(`${args.lines}: ${node.error.message}`);
    }
    const engineScores = await openEngineScores(variant, nodes, args.scores);
    say(`${tree.nodes.size} positions by name, ${engineScores.kept} scores kept`);
    const scores = await growTree(variant, tree, engineScores, plies, (asked, known) => {
      if (asked % 200 === 0) say(`${asked} of ${known} positions`);
    });
    engineScores.close();
    const values = valuesOf(tree, scores);
    const book = writeTree(tree, (node) => weightsOf(node, scores, values, selection));
    writeFileSync(args.book, book);
    const size = `${(gzipped(book) / 1024).toFixed(1)} KiB gzip of ${BUDGET / 1024}`;
    process.stdout.write(`${args.book}: ${tree.nodes.size} positions, ${book.split('\n').length - 1} moves, ${size}\n`);
  },
});

const say = (text: string): void => void process.stderr.write(`${text}\n`);
