import { defineCommand, UsageError } from '@kickmate/command';
import { PLAYER_MANUAL } from '../players/player-spec.ts';
import { playSeries, type SeriesResult } from '../series.ts';
import { readSeries, readSeriesOptions, SERIES_ARGS } from '../series-options.ts';
import { type Hypotheses, type Sprt, tallyText } from '../statistics.ts';

const MANUAL = `Plays matches between two players, in pairs with the colours exchanged.

A player that plays an illegal action, ends, does not answer or exceeds its clock loses the match; the report counts such
failures. A draw is claimed as soon as it can be.

${PLAYER_MANUAL}`;

/** The command `arena match`. */
export const matchCommand = defineCommand({
  meta: { name: 'match', description: MANUAL },
  args: {
    first: { type: 'positional', required: true, description: 'a player' },
    second: { type: 'positional', required: true, description: 'the other' },
    ...SERIES_ARGS,
    sprt: {
      type: 'string',
      description: 'two differences of Elo, as in 0,10: ends when the test accepts one of them',
    },
    resume: { type: 'string', description: 'a file in which finished pairs are kept; they are not played again' },
    pgn: { type: 'string', description: 'a file to which the records of all matches are written' },
  },
  async run({ args }) {
    const { first, second } = args;
    const options = await readSeriesOptions(args);
    const hypotheses = args.sprt === undefined ? undefined : hypothesesFrom(args.sprt);
    const players = await readSeries(options, first, second);
    const series = { ...players, ...(args.pgn !== undefined && { names: [first, second] as const }) };
    const result = await playSeries(series, options, () => `${first} - ${second}`, {
      file: args.resume,
      pgn: args.pgn,
      hypotheses,
    });
    const { variant, goals, opening, openings, seed } = options;
    if (args.json) print(JSON.stringify({ first, second, variant, goals, opening, openings, seed, ...result }));
    else print(`${first} - ${second}, ${variant} to ${goals}, seed ${seed}\n${resultText(result, hypotheses)}`);
  },
});

function resultText({ tally, sprt, memory }: SeriesResult, hypotheses: Hypotheses | undefined): string {
  const lines = [
    tallyText(tally),
    `Memory   ${memory.afterFirstPair} MiB after the first pair, ${memory.atEnd} MiB at the end`,
  ];
  if (hypotheses && sprt) lines.push(sprtText(sprt, hypotheses));
  return lines.join('\n');
}

function hypothesesFrom(text: string): Hypotheses {
  const [, low, high] = /^(-?\d+),(-?\d+)$/.exec(text) ?? [];
  if (Number(low) < Number(high)) return { low: Number(low), high: Number(high) };
  throw new UsageError(`--sprt must be two whole numbers of Elo, the smaller first, as in 0,10, not '${text}'`);
}

function sprtText({ ratio, accepted }: Sprt, { low, high }: Hypotheses): string {
  const verdict = accepted
    ? `accepted: ${accepted === 'high' ? `at least ${high}` : `at most ${low}`} Elo`
    : 'undecided';
  return `SPRT     ${verdict} (LLR ${ratio.toFixed(2)})`;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
