import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, loadGame, seedOf, UsageError, useNamedFile, wholeNumber } from '@kickmate/command';
import { type Switch, techniquesOf } from '@kickmate/engine';
import { type AnyVariant, seededRandom } from '@kickmate/game';
import { playSeries } from '../series.ts';
import { readSeries, readSeriesOptions, SERIES_ARGS } from '../series-options.ts';
import { signed } from '../statistics.ts';
import { fitWorths, type MixedPair, type Worth } from '../worth.ts';

const MANUAL = `Finds what each technique of the search is worth, all of them in the same matches.

In each series some techniques, drawn anew, are off for one of the two players, and some others for the other one. So every
match tells something about many techniques, and far fewer are needed than with a match of its own for each. The worth is
the Elo that a player loses without the technique while a few others are off, too; it says less about a technique that acts
only through another one.

  npm run arena -- techniques nodes:60000 --variant chess --adjudge --series 40 --matches 10 --workers 2
  npm run arena -- techniques nodes:60000 --variant chess --only singular,doubleExtension,probCut --off 60`;

/** The command `arena techniques`. */
export const techniquesCommand = defineCommand({
  meta: { name: 'techniques', description: MANUAL },
  args: {
    player: {
      type: 'positional',
      required: true,
      description: 'the player whose techniques are measured, as in a match',
    },
    ...SERIES_ARGS,
    series: {
      type: 'string',
      default: '40',
      description: 'series; each has --matches matches between the same players',
    },
    only: { type: 'string', description: 'the techniques, by commas; all that the game uses if absent' },
    off: { type: 'string', default: '40', description: 'percent of the techniques that one of the two players lacks' },
    resume: { type: 'string', description: 'a folder in which finished pairs are kept; they are not played again' },
  },
  async run({ args }) {
    const options = await readSeriesOptions(args);
    const names = techniquesFrom(args.only, await loadGame(options.variant));
    const off = wholeNumber('off', args.off, 1, 100) / 100;
    const count = wholeNumber('series', args.series, 1, 1e6);
    const { resume } = args;
    if (resume !== undefined) useNamedFile('--resume', () => mkdirSync(resume, { recursive: true }));
    const pairs: MixedPair[] = [];
    for (let number = 0; number < count; number++) {
      const seed = seedOf(options.seed, number);
      const difference = drawDifference(names.length, off, seededRandom(seed));
      const [first, second] = ([-1, 1] as const).map((lacks) =>
        [args.player, ...names.filter((_, index) => difference[index] === lacks).map((name) => `${name}=off`)].join(
          ',',
        ),
      );
      const series = await readSeries(options, first!, second!);
      const title = () => `series ${number + 1} of ${count}`;
      const file = resume === undefined ? undefined : join(resume, `${number}.jsonl`);
      const { tally } = await playSeries(series, { ...options, seed }, title, { file });
      for (const [quarters, count] of tally.pairs.entries())
        for (let pair = 0; pair < count; pair++) pairs.push({ difference, share: quarters / 4 });
    }
    const worths = fitWorths(pairs, names.length);
    const rows = names.map((name, index) => ({ name, ...worths[index]!, matches: matchesAbout(pairs, index) }));
    print(args.json ? JSON.stringify(rows) : rows.map(rowText).join('\n'));
  },
});

/** Reads the names of techniques. Throws a {@link UsageError} for one that the game does not use. */
function techniquesFrom(text: string | undefined, variant: AnyVariant): readonly Switch[] {
  const all = techniquesOf(variant);
  if (all.length === 0) throw new UsageError(`${variant.id} has no kernel, and so no techniques`);
  if (text === undefined) return all;
  const unknown = text.split(',').find((name) => !(all as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new UsageError(`--only '${unknown}': the techniques of ${variant.id} are ${all.join(', ')}`);
  return all.filter((name) => text.split(',').includes(name));
}

/**
 * Draws which player has a technique that the other one lacks: 1 the first, -1 the second, 0 none of them.
 * @param off the probability that one of them lacks it
 */
export const drawDifference = (count: number, off: number, random: () => number): readonly number[] =>
  Array.from({ length: count }, () => {
    const drawn = random();
    return drawn < off / 2 ? -1 : drawn < off ? 1 : 0;
  });

const matchesAbout = (pairs: readonly MixedPair[], index: number): number =>
  2 * pairs.filter(({ difference }) => difference[index] !== 0).length;

const rowText = ({ name, elo, error, matches }: Worth & { readonly name: string; readonly matches: number }): string =>
  `${name.padEnd(20)} ${signed(elo).padStart(5)} +- ${error.toFixed(0).padEnd(4)} Elo, ${matches} matches`;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
