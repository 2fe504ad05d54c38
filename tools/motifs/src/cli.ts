#!/usr/bin/env node
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { entries } from '@kickmate/catalogue';
import {
  defineCommand,
  endProgress,
  readVariant,
  runTool,
  sayProgress,
  seedOf,
  UsageError,
  wholeNumber,
} from '@kickmate/command';
import { compareLists, JUDGED, judgedPrecision } from './lists.ts';
import { openTools, sampleMatch } from './sample.ts';
import { formatSentence, parseSentences } from './sentences.ts';

/** The most matches of a game, in case they have few sentences. */
const MOST_MATCHES = 200;

const HEAD = `# Sentences of reports, to be judged. A line that does not begin with # is one sentence with what it speaks of; the comment lines before it
# tell the same to a reader. Write right or wrong in place of the ? at its beginning: right if all that it claims is true on the board, and
# it is a reason why the turn was bad. Then: npm run motifs -- keep FILE
`;

const lists = defineCommand({
  meta: {
    name: 'lists',
    description: `Tells precision, recall and time of each detector by the judged lines in its game's tests, and the precision of judged sentences.
This is what the command does without a word after it.`,
  },
  async run() {
    process.exitCode = await compareLists();
    process.stdout.write(`\n${await judgedPrecision()}\n`);
  },
});

const sample = defineCommand({
  meta: {
    name: 'sample',
    description: `Plays fresh matches between weak levels, makes their reports, and writes sentences of them with all that a reader needs to
judge each. The same seed writes the same sentences.

  npm run motifs -- sample --seed 7 --count 100 --out sentences.txt`,
  },
  args: {
    seed: { type: 'string', default: '1', description: 'the seed of all luck' },
    count: { type: 'string', default: '100', description: 'sentences, in equal parts of the games with motifs' },
    games: { type: 'string', description: 'only these games, with commas between' },
    motifs: {
      type: 'string',
      description: 'only sentences that speak of these motifs, as fork,pin; there may be fewer than --count',
    },
    nodes: { type: 'string', default: '200000', description: 'positions that each search of a report visits' },
    out: { type: 'string', required: true, description: 'the file to write; there must be none yet' },
  },
  async run({ args }) {
    const [seed, count] = [wholeNumber('seed', args.seed, 0, 2 ** 31), wholeNumber('count', args.count, 1, 10_000)];
    const nodes = wholeNumber('nodes', args.nodes, 1000, 1e8);
    if (existsSync(args.out)) throw new UsageError(`${args.out} is there already: name another file with --out`);
    const ids = args.games?.split(',') ?? entries.map(({ id }) => id);
    const variants = await Promise.all(ids.map((id) => readVariant(id)));
    const games = variants.filter(({ motifs }) => motifs);
    if (games.length === 0) throw new UsageError('none of these games has motifs');
    const blocks: string[] = [];
    for (const [index, variant] of games.entries()) {
      const wanted = Math.floor(((index + 1) * count) / games.length) - blocks.length;
      blocks.push(...(await sampleGame(variant, { wanted, seed, nodes, only: args.motifs?.split(',') })));
    }
    endProgress();
    writeFileSync(args.out, [HEAD, ...blocks].join('\n'));
    process.stdout.write(`${args.out}: ${blocks.length} sentences\n`);
  },
});

interface SampleWish {
  readonly wanted: number;
  readonly seed: number;
  readonly nodes: number;
  /** The motifs of which the sentences speak; absent: they may speak of anything. */
  readonly only: readonly string[] | undefined;
}

/** Sentences of one game, as many as are wanted. */
async function sampleGame(
  variant: Awaited<ReturnType<typeof readVariant>>,
  { wanted, seed, nodes, only }: SampleWish,
): Promise<readonly string[]> {
  const tools = (await openTools(variant, nodes))!;
  const unknown = only?.filter((id) => !(id in tools.motifs.names)) ?? [];
  if (unknown.length > 0) throw new UsageError(`${variant.id} has no motif ${unknown.join(', ')}`);
  const blocks: string[] = [];
  for (let index = 0; blocks.length < wanted && index < MOST_MATCHES; index++) {
    sayProgress(`${variant.id}: ${blocks.length} of ${wanted} sentences, ${index} matches`);
    blocks.push(...(await sampleMatch(tools, seedOf(seed, index), only)));
  }
  tools.engine.close();
  return blocks.slice(0, wanted);
}

const keep = defineCommand({
  meta: {
    name: 'keep',
    description: 'Adds the sentences of a file that a reader has judged to the list of the repository.',
  },
  args: {
    file: { type: 'positional', required: true, description: 'the file that `sample` wrote, with the judgements' },
  },
  run({ args }) {
    if (!existsSync(args.file)) throw new UsageError(`there is no file ${args.file}`);
    const read = parseSentences(readFileSync(args.file, 'utf8'));
    const open = read.filter(({ verdict }) => verdict === '?').length;
    if (open > 0) throw new UsageError(`${open} of ${read.length} sentences are not judged: they still begin with ?`);
    const keyOf = (line: string) => line.slice(line.indexOf(' '));
    const kept = new Set(parseSentences(readFileSync(JUDGED, 'utf8')).map((one) => keyOf(formatSentence(one))));
    const fresh = read.map(formatSentence).filter((line) => !kept.has(keyOf(line)));
    appendFileSync(JUDGED, fresh.map((line) => `${line}\n`).join(''));
    process.stdout.write(`${fresh.length} of ${read.length} sentences added\n`);
  },
});

const argv = process.argv.slice(2);
await runTool(
  defineCommand({
    meta: { name: 'npm run motifs --', description: 'Tells how right and how fast the detectors of motifs are.' },
    subCommands: { lists, sample, keep },
  }),
  argv.length === 0 ? ['lists'] : argv,
);
