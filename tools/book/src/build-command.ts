import { writeFileSync } from 'node:fs';
import { loadVariant } from '@kickmate/catalogue';
import { defineCommand, UsageError, wholeNumber } from '@kickmate/command';
import { BUDGET, FILES, gzipped, loadLines, VARIANT } from './files.ts';
import { growTree } from './grow.ts';
import { openOracle } from './opinions.ts';
import { Tree } from './tree.ts';
import { valuesOf, weightsOf } from './weigh.ts';
import { writeModule, writeTree } from './write.ts';

const MANUAL = `Makes the book from the named openings and the engine's own opinion.

Every named line is played into a tree of positions. The engine says of each position what it is worth and what it would
play; its move is added to positions near the start, and so on from there. Each position is then worth half the engine's
opinion of it, half what the best move leads to. The moves that lose little against the best get weights: the less they
lose and the more named lines go through them, the more. The same lines, options and kernel give the same book. Opinions
are kept in a file, so a run that was broken off goes on where it was.`;

/** `book build`. */
export const buildCommand = defineCommand({
  meta: { name: 'build', description: MANUAL },
  args: {
    nodes: { type: 'string', default: '20000', description: 'positions that the engine visits for an opinion' },
    plies: { type: 'string', default: '8', description: "how far from the start the engine's own moves are added" },
    margin: { type: 'string', default: '40', description: 'what a move of the book may lose, in hundredths of a pawn' },
    temperature: { type: 'string', default: '20', description: 'a move that loses so much is weighed e times less' },
    lines: { type: 'string', default: FILES.lines, description: 'the named openings' },
    book: { type: 'string', default: FILES.book, description: 'where the book is written' },
    opinions: { type: 'string', default: FILES.opinions, description: "where the engine's opinions are kept" },
  },
  async run({ args }) {
    const nodes = wholeNumber('nodes', args.nodes, 1, 1e9);
    const plies = wholeNumber('plies', args.plies, 0, 100);
    const taste = {
      margin: wholeNumber('margin', args.margin, 0, 10_000),
      temperature: wholeNumber('temperature', args.temperature, 1, 10_000),
    };
    const variant = await loadVariant(VARIANT);
    const tree = new Tree(variant);
    for (const line of loadLines(args.lines)) {
      const node = tree.addLine(line);
      if (!node.ok) throw new UsageError(`${args.lines}: ${node.error.message}`);
    }
    const oracle = await openOracle(variant, nodes, args.opinions);
    say(`${tree.nodes.size} positions by name, ${oracle.remembered} opinions remembered`);
    const opinions = await growTree(variant, tree, oracle, plies, (asked, known) => {
      if (asked % 200 === 0) say(`${asked} of ${known} positions`);
    });
    oracle.close();
    const values = valuesOf(tree, opinions);
    const book = writeTree(tree, (node) => weightsOf(node, opinions, values, taste));
    const text = writeModule(book, 'npm run book -- build');
    writeFileSync(args.book, text);
    const size = `${(gzipped(text) / 1024).toFixed(1)} KiB gzip of ${BUDGET / 1024}`;
    process.stdout.write(`${args.book}: ${tree.nodes.size} positions, ${book.split('\n').length - 1} moves, ${size}\n`);
  },
});

const say = (text: string): void => void process.stderr.write(`${text}\n`);
