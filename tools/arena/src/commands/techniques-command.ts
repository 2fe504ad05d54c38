import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, loadGame, seedOf, UsageError, useNamedFile, wholeNumber } from '@kickmate/command';
import { type TechniqueName, techniquesOf } from '@kickmate/engine';
import { type AnyVariant, seededRandom } from '@kickmate/game';
import { readPlayer } from '../players/player-spec.ts';
import { playSeries } from '../series.ts';
import { readSeries, readSeriesOptions, SERIES_ARGS } from '../series-options.ts';
import { signed } from '../statistics.ts';
import { drawDifference, fitWorths, type MixedPair, type Worth } from '../worth.ts';

const MANUAL = `Finds what each technique of the search is worth, all of them in the same matches.

In each series some techniques, drawn anew, are off for one of the two players, and some others for the other one. So every
match tells something about many techniques, and far fewer are needed than with a match of its own for each. The worth is
the Elo that a player loses without the technique while a few others are off, too; it says less about a technique that acts
only through another one. Threads share the matches of one series: --workers 2 wants --matches 4.

  npm run arena -- techniques nodes:60000 --adjudge --series 400 --resume folder
  npm run arena -- techniques nodes:60000 --only singular,doubleExtension,probCut --off 60`;

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
    series: { type: 'string', default: '200', description: 'series, each with its own players and openings' },
    matches: { ...SERIES_ARGS.matches, default: '2', description: 'matches in each series, an even number' },
    only: { type: 'string', description: 'the techniques, by commas; all that the game uses if absent' },
    off: { type: 'string', default: '40', description: 'percent of the techniques that one of the two players lacks' },
    resume: { type: 'string', description: 'a folder in which finished pairs are kept; they are not played again' },
  },
  async run({ args }) {
    const options = await readSeriesOptions(args);
    const names = techniquesFrom(args.only, await loadGame(options.variant));
    requireOwnEngine(args.player);
    const off = wholeNumber('off', args.off, 1, 100) / 100;
    const count = wholeNumber('series', args.series, 1, 1e6);
    const { resume } = args;
    if (resume !== undefined) useNamedFile('--resume', () => mkdirSync(resume, { recursive: true }));
    const pairs: MixedPair[] = [];
    for (let number = 0; number < count; number++) {
      const seed = seedOf(options.seed, number);
      const { openings } = options;
      const own = { ...options, seed, ...(openings && { openings: { ...openings, seed } }) };
      const difference = drawDifference(names.length, off, seededRandom(seed));
      const playerWithout = (lacks: number) => {
        const lost = names.filter((_, index) => difference[index] === lacks);
        return [args.player, ...lost.map((name) => `${name}=off`)].join(',');
      };
      const series = await readSeries(own, playerWithout(-1), playerWithout(1));
      const title = () => `series ${number + 1} of ${count}`;
      const file = resume === undefined ? undefined : join(resume, `${number}.jsonl`);
      const { tally } = await playSeries(series, own, title, { file });
      for (const [quarters, many] of tally.pairs.entries())
        for (let pair = 0; pair < many; pair++) pairs.push({ difference, share: quarters / 4 });
    }
    const worths = fitWorths(pairs, names.length);
    const rows = names.map((name, index) => ({ name, ...worths[index]!, matches: matchesAbout(pairs, index) }));
    print(args.json ? JSON.stringify(rows) : rows.map(rowText).join('\n'));
  },
});

/** Reads the names of techniques. Throws a {@link UsageError} for one that the game does not use. */
function techniquesFrom(text: string | undefined, variant: AnyVariant): readonly TechniqueName[] {
  const all = techniquesOf(variant);
  if (all.length === 0) throw new UsageError(`${variant.id} has no kernel, and so no techniques`);
  if (text === undefined) return all;
  const unknown = text.split(',').find((name) => !(all as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new UsageError(`--only '${unknown}': the techniques of ${variant.id} are ${all.join(', ')}`);
  return all.filter((name) => text.split(',').includes(name));
}

/** Throws a {@link UsageError} for a player whose techniques cannot be switched off, or some of which are off already. */
function requireOwnEngine(text: string): void {
  const spec = readPlayer(text);
  if (!spec.ok) throw new UsageError(spec.error);
  const isOwn = spec.value.kind === 'engine' && spec.value.backend !== 'rules' && spec.value.kernel === undefined;
  if (!isOwn || Object.keys(spec.value.switches).length > 0)
    throw new UsageError(
      `'${text}' should be our engine with its own kernel and all its techniques, as in nodes:60000`,
    );
}

const matchesAbout = (pairs: readonly MixedPair[], index: number): number =>
  2 * pairs.filter(({ difference }) => difference[index] !== 0).length;

const rowText = ({ name, elo, error, matches }: Worth & { readonly name: string; readonly matches: number }): string =>
  `${name.padEnd(20)} ${signed(elo).padStart(5)} +- ${error.toFixed(0).padEnd(4)} Elo, ${matches} matches`;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
