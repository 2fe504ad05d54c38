import { entries, loadVariant } from '@kickmate/catalogue';
import { defineCommand, UsageError, wholeNumber } from '@kickmate/command';
import { MAX_LEVEL } from '@kickmate/engine';
import { openCrew } from './crew.ts';
import { playMeeting } from './meeting.ts';
import type { Meeting, Pair } from './pair.ts';
import { PLAYER_MANUAL, type PlayerSpec, readPlayer } from './player-spec.ts';
import { endProgress, sayProgress } from './progress.ts';
import { type Claims, type Sprt, sprtOf } from './sprt.ts';
import { openStore } from './store.ts';
import { type Tally, tallyLine, tallyOf, tallyText } from './tally.ts';
import { weightedPlayer } from './weighted-player.ts';

/** Options that every meeting takes. */
const MEETING_ARGS = {
  variant: { type: 'string', default: 'chess-league', description: entries.map(({ id }) => id).join(', ') },
  goals: { type: 'string', default: '5', description: 'goals that win a match' },
  opening: { type: 'string', default: '0', description: 'random actions with which every round begins' },
  matches: {
    type: 'string',
    default: '50',
    description: 'matches, an even number: each seed is played with both colours',
  },
  seed: { type: 'string', default: '1', description: 'where all luck comes from' },
  workers: { type: 'string', default: '1', description: 'threads; with limits in ms no more than idle cores' },
  json: { type: 'boolean', description: 'the result as JSON (an infinite Elo is null)' },
} as const;

type MeetingArgs = Readonly<Record<keyof Omit<typeof MEETING_ARGS, 'json'>, string>>;

interface MeetingOptions extends Omit<Meeting, 'first' | 'second'> {
  readonly pairs: number;
  readonly seed: number;
  readonly workers: number;
}

/** Reads the options of a meeting. */
async function readMeetingOptions(args: MeetingArgs): Promise<MeetingOptions> {
  const matches = wholeNumber('matches', args.matches, 2, 1e6);
  if (matches % 2 === 1) throw new UsageError(`--matches must be even, not ${matches}`);
  if (!entries.some(({ id }) => id === args.variant))
    throw new UsageError(`--variant must be one of ${entries.map(({ id }) => id).join(', ')}, not '${args.variant}'`);
  const { min, max } = (await loadVariant(args.variant)).match.goals;
  return {
    variant: args.variant,
    goals: wholeNumber('goals', args.goals, min, max),
    opening: wholeNumber('opening', args.opening, 0, 100),
    pairs: matches / 2,
    seed: wholeNumber('seed', args.seed, 0, 2 ** 31),
    workers: wholeNumber('workers', args.workers, 1, 64),
  };
}

function playerFrom(text: string): PlayerSpec {
  const spec = readPlayer(text);
  if (!spec.ok) throw new UsageError(spec.error);
  return spec.value;
}

/** Throws a {@link UsageError} if a player's weights are not there: what a thread cannot find comes too late. */
async function checkWeights({ variant, first, second }: Meeting): Promise<void> {
  for (const spec of [first, second]) {
    if (spec.kind !== 'engine' || spec.weights === undefined) continue;
    const player = await weightedPlayer(await loadVariant(variant), spec, spec.weights);
    player.close();
  }
}

/** Plays a meeting and says on standard error how it goes. */
async function meet(meeting: Meeting, options: MeetingOptions, title: string, extras: Extras = {}): Promise<Result> {
  const { pairs, seed, workers } = options;
  await checkWeights(meeting);
  const store = extras.file === undefined ? undefined : openStore(extras.file, meeting, seed);
  const crew = openCrew(workers);
  const done: Pair[] = [];
  let sprt: Sprt | undefined;
  try {
    for await (const pair of playMeeting(meeting, { crew, pairs, seed, store })) {
      done.push(pair);
      sprt = extras.claims && sprtOf(done, extras.claims);
      sayProgress(`${title}: ${tallyLine(tallyOf(done))}${sprt ? `  LLR ${sprt.ratio.toFixed(2)}` : ''}`);
      if (sprt?.accepted) break;
    }
  } finally {
    endProgress();
    await crew.close();
  }
  return { tally: tallyOf(done), ...(sprt && { sprt }) };
}

/** What a single meeting may have besides. */
interface Extras {
  /** Where finished pairs are kept. */
  readonly file?: string | undefined;
  /** To be decided by as few matches as possible. */
  readonly claims?: Claims | undefined;
}

interface Result {
  readonly tally: Tally;
  readonly sprt?: Sprt;
}

function claimsFrom(text: string): Claims {
  const [, low, high] = /^(-?\d+),(-?\d+)$/.exec(text) ?? [];
  if (Number(low) < Number(high)) return { low: Number(low), high: Number(high) };
  throw new UsageError(`--sprt must be two whole numbers of Elo, the smaller first, as in 0,10, not '${text}'`);
}

function sprtText({ ratio, accepted }: Sprt, { low, high }: Claims): string {
  const verdict = accepted
    ? `accepted: ${accepted === 'high' ? `at least ${high}` : `at most ${low}`} Elo`
    : 'undecided';
  return `SPRT     ${verdict} (LLR ${ratio.toFixed(2)})`;
}

/** `arena match`. */
export const matchCommand = defineCommand({
  meta: { name: 'match', description: `Two players, matches in pairs with the colours exchanged.\n\n${PLAYER_MANUAL}` },
  args: {
    first: { type: 'positional', required: true, description: 'a player' },
    second: { type: 'positional', required: true, description: 'the other' },
    ...MEETING_ARGS,
    sprt: {
      type: 'string',
      description: 'two differences of Elo, 0,10: ends when one of them can be told from the other',
    },
    resume: { type: 'string', description: 'a file: keeps finished pairs in it, and does not play those again' },
  },
  async run({ args }) {
    const options = await readMeetingOptions(args);
    const { variant, goals, opening, seed } = options;
    const meeting = { variant, goals, opening, first: playerFrom(args.first), second: playerFrom(args.second) };
    const claims = args.sprt === undefined ? undefined : claimsFrom(args.sprt);
    const result = await meet(meeting, options, `${args.first} - ${args.second}`, { file: args.resume, claims });
    const title = `${args.first} - ${args.second}, ${variant} to ${goals}, seed ${seed}`;
    if (args.json)
      print(JSON.stringify({ first: args.first, second: args.second, variant, goals, opening, seed, ...result }));
    else
      print(
        [title, tallyText(result.tally), ...(claims && result.sprt ? [sprtText(result.sprt, claims)] : [])].join('\n'),
      );
  },
});

function levelsFrom(text: string): { readonly lowest: number; readonly highest: number } {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  const [lowest, highest] = [Number(from), Number(to)];
  if (lowest >= 1 && lowest < highest && highest <= MAX_LEVEL) return { lowest, highest };
  throw new UsageError(`levels are written 1-${MAX_LEVEL}, the lower first, not '${text}'`);
}

/** `arena ladder`. */
export const ladderCommand = defineCommand({
  meta: {
    name: 'ladder',
    description: 'Each level against the one below. The first player of each meeting is the higher level.',
  },
  args: {
    levels: { type: 'positional', default: `1-${MAX_LEVEL}`, description: 'from a level to a level' },
    ...MEETING_ARGS,
    with: { type: 'string', default: '', description: 'settings for all levels, as in a player: ms=100' },
    least: {
      type: 'string',
      description: 'percent of the points that the higher level must win, or the exit status is 1',
    },
  },
  async run({ args }) {
    const options = await readMeetingOptions(args);
    const { lowest, highest } = levelsFrom(args.levels);
    const least = args.least === undefined ? 0 : wholeNumber('least', args.least, 0, 100);
    const player = (level: number) => `level:${level}${args.with === '' ? '' : `,${args.with}`}`;
    const rungs: { readonly level: number; readonly tally: Tally }[] = [];
    for (let level = lowest + 1; level <= highest; level++) {
      const [high, low] = [player(level), player(level - 1)];
      const { variant, goals, opening } = options;
      const meeting = { variant, goals, opening, first: playerFrom(high), second: playerFrom(low) };
      rungs.push({ level, tally: (await meet(meeting, options, `${high} - ${low}`)).tally });
    }
    if (args.json) print(JSON.stringify(rungs));
    else for (const { level, tally } of rungs) print(`${level} - ${level - 1}`.padEnd(8) + tallyLine(tally));
    if (rungs.some(({ tally }) => tally.points.value * 100 < least)) process.exitCode = 1;
  },
});

const print = (text: string): void => void process.stdout.write(`${text}\n`);
