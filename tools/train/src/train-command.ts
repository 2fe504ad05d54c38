import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playSeries, readSeries, readSeriesOptions, tallyText } from '@kickmate/arena';
import {
  count,
  defineCommand,
  endProgress,
  lockFolder,
  readVariant,
  replaceFile,
  requireWritable,
  sayProgress,
  UsageError,
  useNamedFile,
  VARIANT_OPTION,
  wholeNumber,
} from '@kickmate/command';
import { networkPlaceOf } from '@kickmate/engine';
import { type AnyVariant, gameOf } from '@kickmate/game';
import type { NetworkPlace } from '@kickmate/net';
import { collect } from './collect.ts';
import { checkPlans, type FitOptions, type FitReport, fitNetwork } from './fit.ts';
import { networkOf, openKernel } from './kernel.ts';
import { lossCurve, reportText, type TrainingReport } from './report.ts';
import { parseJson, readPlan } from './samples.ts';

const MANUAL = `Trains a network for a game, and keeps it if it wins a match against the evaluation that is there.

1. The classical evaluation is learnt from positions inside its own searches (distilling).
2. Games with searches: each generation is played and labelled by the network before it, the first one by the classical
   evaluation; the network is fitted to all of them.
3. A match at equal time against the present network, or against the classical evaluation if there is none. If the new
   network is surely stronger, it takes its place in the variant's package, with a report. The match ends early only if the
   network is surely no stronger.

With --from, the first step is left out: the named network plays the first games, and fits begin with its weights.

The time is shared between these steps. A twelfth of it is left for fits, which have one thread and want about a minute for each ten
million positions; if that is not enough, all of it takes longer.

Everything is kept in a folder. The same command goes on after Control-C, or after the machine stopped. Only one process at a time
can train in a folder.

--data names files of samples that "train data" made on other machines with other seeds, and labelled by searches. Name them in the
first call of a training, because none can be added later.

A game that has a network is trained against it. To train against the classical evaluation instead, name a folder without a network
by --into.

  npm run train -- --variant chess --hours 4
  npm run train -- --variant chess --hours 4 --into networks
  npm run train -- --variant chess --hours 2 --from packages/variants/chess/network/chess.net
  npm run train -- --variant chess --hours 1 --generations 2 --workers 8

Parts of it by hand: npm run train -- data --help, and npm run train -- fit --help.`;

/** The parts of the time for distilled positions, for games with searches, and for the match. A twelfth is left for fits. */
const SHARES = { distil: 0.08, games: 0.7, match: 0.14 } as const;
/** The searches of the games, and those that label sampled positions. */
const GAMES = { nodes: 2400, leaves: 6, leafNodes: 600 } as const;
const DISTIL = { nodes: 3000, leaves: 60, leafNodes: 0 } as const;
/** Distilling ends after this many positions: four times as many taught chess's network a third more (10 and 40 million). */
const DISTILLED_MOST = 60e6;
/** Steps of 8,192 were worse by a sixth of the loss at the same work (distilled chess, 11 million positions, 4 epochs). */
const BATCH = 2048;
/**
 * The fits of the generations: from a distilled network, and from one that has learnt from games. At the first rate chess's network
 * forgot more than 2.3 million new positions taught it: its loss on held-out games rose from 0.00842 to 0.00879, and fell to 0.00837 at
 * the second. The networks of games with a ball or maps had learnt from less, and forget nothing: from the same 5.6 and 7.9 million
 * positions the third won against the second by 108 and about 60 Elo (Chess League, Chess Eleven).
 */
const FITS = {
  distilled: { rate: 8e-4, epochs: 5 },
  learnt: { rate: 3e-5, epochs: 5 },
  fresh: { rate: 1e-3, epochs: 8 },
} as const;
const MATCH_MS = 100;
/** With fewer games in the match hardly any network is surely stronger. */
const FEW_GAMES = 100;
/** However little time there is: without a few games there is nothing to learn from, or to test with. */
const LEAST_GAMES = 8;
/**
 * The match ends early when it is sure that the new network is no stronger. It does not when the network is surely stronger: a match
 * that ends then shows too much on average (docs/results.md).
 */
const HYPOTHESES = { low: 0, high: 20 } as const;

/** `train`. */
export const trainCommand = defineCommand({
  meta: { name: 'train', description: MANUAL },
  args: {
    variant: VARIANT_OPTION,
    hours: { type: 'string', default: '1', description: 'the time in all; parts of an hour as in 0.5' },
    generations: {
      type: 'string',
      description: 'generations of games; if absent, one, and one more for each two hours',
    },
    workers: { type: 'string', default: String(cpus().length), description: 'threads' },
    seed: { type: 'string', default: '1', description: 'the seed of all luck' },
    folder: { type: 'string', description: 'where the work is kept; if absent, .train/VARIANT-SEED' },
    from: { type: 'string', description: 'a network to go on from; if absent, the classical evaluation' },
    data: { type: 'string', description: 'files of searched samples from other machines, separated by commas' },
    into: {
      type: 'string',
      description: "the folder for a network that is better; if absent, the folder network of the variant's package",
    },
  },
  async run({ args }) {
    const variant = await readVariant(args.variant);
    if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel`);
    const hours = Number(args.hours);
    if (!(hours > 0 && hours <= 1000)) throw new UsageError(`--hours must be a number above 0, not '${args.hours}'`);
    const seed = wholeNumber('seed', args.seed, 0, 2 ** 31);
    const work: Work = {
      variant,
      seconds: hours * 3600,
      generations: wholeNumber('generations', args.generations ?? String(1 + Math.floor(hours / 2)), 1, 100),
      workers: wholeNumber('workers', args.workers, 1, 64),
      seed,
      folder: args.folder ?? join('.train', `${variant.id}-${seed}`),
      from: args.from,
      more: args.data?.split(',') ?? [],
      place: placeOf(variant, args.into),
      command: `npm run train -- ${process.argv.slice(2).join(' ')}`,
    };
    useNamedFile('--folder', () => mkdirSync(work.folder, { recursive: true }));
    const release = useNamedFile('--folder', () =>
      lockFolder(
        work.folder,
        (pid, lock) =>
          `--folder: process ${pid} trains in ${work.folder}: wait until it ends, or name another folder (its lock is ${lock})`,
      ),
    );
    try {
      await train(work, new Progress(join(work.folder, 'progress.json'), planOf(work), work.seconds));
    } finally {
      release();
    }
  },
});

interface Work {
  readonly variant: AnyVariant;
  readonly seconds: number;
  readonly generations: number;
  readonly workers: number;
  readonly seed: number;
  readonly folder: string;
  /** The file of the network that training goes on from; absent: the classical evaluation. */
  readonly from: string | undefined;
  /** Files of searched samples from elsewhere. */
  readonly more: readonly string[];
  /** The file of the network that the variant has, or will have. */
  readonly place: string;
  readonly command: string;
}

/**
 * The file of the network that a variant with a kernel has, or will have: the one that its kernel names, or `network/ID.net` in its
 * package.
 *
 * @param into another folder for it
 */
export function placeOf({ id, kernel }: AnyVariant, into?: string): string {
  if (into !== undefined) return join(into, `${id}.net`);
  // A package has its kernel in the folder `build`.
  return fileURLToPath(kernel!.network ?? new URL(`../network/${gameOf(id)}.net`, kernel!.wasm));
}

/** Returns a text about what a person has to do before a game plays with a network at this place; an empty one if nothing. */
export function leftToDo({ kernel }: AnyVariant, place: string): string {
  if (kernel!.network) return '';
  const source = fileURLToPath(new URL('../src/kernel.ts', kernel!.wasm));
  const address = relative(dirname(source), resolve(place)).split(sep).join('/');
  return `The engine uses it when ${source} names it:\n\n    network: new URL('${address}', import.meta.url),\n`;
}

/**
 * The files of samples from which a network learns: those of other machines, and its own from the first generation on. If the
 * classical evaluation played the first generation, it is left out as soon as networks have played enough.
 */
export const filesToLearn = (
  own: readonly string[],
  { from, more }: Pick<Work, 'from' | 'more'>,
): readonly string[] => [...more, ...(from === undefined && own.length > 2 ? own.slice(1) : own)];

/**
 * The part of the games' time that a generation has, 0 to 1: the second twice as much as the first, the third three times. What the
 * first ones play only teaches those who play the next, and two million positions suffice for that (docs/results.md).
 *
 * @param generation 1 to `generations`
 */
export const partOfGames = (generation: number, generations: number): number =>
  (2 * generation) / (generations * (generations + 1));

/** Work with another plan cannot go on in the same folder. The threads may change, and the time of steps that are not learnt from yet. */
const planOf = ({ variant, generations, seed, from, more }: Work) => ({
  variant: variant.id,
  generations,
  seed,
  from,
  ...(more.length > 0 && { data: more }),
});

async function train(work: Work, progress: Progress): Promise<void> {
  const { variant, folder, seed, workers, seconds, generations, place } = work;
  const at = (name: string) => join(folder, name);
  const before = at('before.net');
  await prepare(work, progress, before);
  const fits: TrainingReport['fits'][number][] = [];
  const learn = async (
    name: string,
    options: Pick<FitOptions, 'data' | 'from' | 'results' | 'epochs' | 'rate' | 'out'>,
  ) => {
    const say = (part: number, text: string) => progress.say(`learning: ${name}`, part, text);
    const before = progress.fits[name];
    const fit =
      before ??
      (await progress.timed(`fit ${name}`, () => fitNetwork(variant, { ...options, batch: BATCH, seed }, say)));
    if (!before) progress.keepFit(name, fit);
    endProgress();
    fits.push({ name, seeds: options.data.map((path) => readPlan(path).seed).join(', '), fit });
  };

  const beginning = at(work.from === undefined ? 'distilled.net.state' : 'from.net');
  if (work.from === undefined) {
    const distilled = at('distilled.bin');
    await collectFor(work, progress, {
      name: 'distil',
      share: SHARES.distil,
      file: distilled,
      seed: seed * 1000,
      settings: { variant: variant.id, ...DISTIL },
      learntBy: 'distilling',
      most: DISTILLED_MOST,
    });
    await learn('distilling', {
      data: [distilled],
      out: at('distilled.net'),
      results: 0,
      epochs: 4,
      rate: 1e-3,
    });
  } else if (!existsSync(beginning)) {
    // The new network may take its place.
    replaceFile('--folder', beginning, readFileSync(work.from));
  }

  const shareOfGames = SHARES.games + (work.from === undefined ? 0 : SHARES.distil);
  const searched: string[] = [];
  const networks = work.from === undefined ? [] : [beginning];
  for (let generation = 1; generation <= generations; generation++) {
    const file = at(`games-${generation}.bin`);
    const gameSeed = seed * 1000 + generation;
    const name = `generation ${generation}`;
    await collectFor(work, progress, {
      name: `games ${generation}`,
      share: shareOfGames * partOfGames(generation, generations),
      file,
      seed: gameSeed,
      // Without a network, the classical evaluation plays.
      settings: { variant: variant.id, ...GAMES, network: networks.at(-1) },
      learntBy: name,
    });
    searched.push(file);
    const out = at(`network-${generation}.net`);
    await learn(name, {
      data: filesToLearn(searched, work),
      from: beginning,
      out,
      results: 0.25,
      ...(work.from === undefined ? FITS.distilled : variant.ball || variant.maps ? FITS.fresh : FITS.learnt),
    });
    networks.push(out);
  }

  const [network, opponent] = [networks.at(-1)!, progress.opponent!];
  const { hash } = await networkOf(network);
  // Where a ball decides, players who agree on the pieces agree on nothing; and without openings of its own each round is the same.
  const hasBall = variant.ball !== undefined;
  const options = await readSeriesOptions({
    variant: variant.id,
    opening: hasBall ? '6' : '0',
    plies: '10',
    matches: '4000',
    seed: String(seed),
    workers: String(workers),
    adjudge: !hasBall,
  });
  const [first, second] = [
    `ms:${MATCH_MS},network=${network}`,
    `ms:${MATCH_MS},${opponent === 'the network before' ? `network=${before}` : 'evaluation=classical'}`,
  ];
  const allowed = SHARES.match * seconds;
  const isOver = progress.deadline('match', allowed);
  const title = () => progress.line('match', progress.spent('match') / allowed, `the network against ${opponent}`);
  const { tally } = await progress.timed('match', async () =>
    playSeries(await readSeries(options, first, second), options, title, {
      // Games of another network do not count.
      file: at(`match-${hash}.jsonl`),
      hypotheses: HYPOTHESES,
      isEnough: (sprt) => isOver() || sprt?.accepted === 'low',
    }),
  );
  const isBetter = tally.elo.low > 0;
  const report: TrainingReport = {
    variant: variant.name,
    hash,
    date: new Date().toISOString().slice(0, 10),
    command: work.command,
    workers,
    seconds: progress.total,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    fits,
    match: tallyText(tally),
    opponent,
    isBetter,
  };
  writeFileSync(at('report.md'), reportText(report));
  writeFileSync(at('loss.svg'), lossCurve(fits));
  process.stdout.write(`${reportText(report)}\n`);
  if (!isBetter) {
    const games =
      tally.matches < FEW_GAMES ? ` ${tally.matches} games are too few to be sure: give it more --hours.` : '';
    process.stdout.write(`The network and its report stay in ${folder}.${games}\n`);
    return;
  }
  install(network, folder, place);
  process.stdout.write(`The network and its report are in ${dirname(place)}.\n${leftToDo(variant, place)}`);
}

/**
 * Checks all that the work will need, so that no hours are lost, and settles what the match will be against. The new network may
 * take the place of the present one, so the match has a copy of it, `before`.
 */
async function prepare({ variant, from, more, place }: Work, progress: Progress, before: string): Promise<void> {
  const kernel = networkPlaceOf((await openKernel(variant)).kernel);
  requirePlace(place);
  await checkPlans(variant, kernel.inputs, more);
  const distilled = more.find((path) => readPlan(path).isDistilled);
  if (distilled !== undefined)
    throw new UsageError(
      `--data: ${distilled} holds distilled samples (--leaf-nodes 0), and generations learn from searched ones`,
    );
  // Work that goes on has its own copies of both networks.
  if (progress.opponent !== undefined) return;
  if (from !== undefined) await networkOf(from, '--from', kernel);
  const hasNetwork = existsSync(place) && (await fits(place, kernel));
  if (hasNetwork) replaceFile('--folder', before, readFileSync(place));
  progress.keepOpponent(hasNetwork ? 'the network before' : 'the classical evaluation');
}

/**
 * Throws a {@link UsageError} if a network cannot be put into its place later. Nothing is made: a network that is not better needs
 * no folder.
 */
function requirePlace(place: string): void {
  if (existsSync(place) && statSync(place).isDirectory()) throw new UsageError(`--into: ${place} is a folder`);
  let folder = dirname(place);
  while (!existsSync(folder)) folder = dirname(folder);
  requireWritable('--into', join(folder, `${basename(place)}.new`));
}

/** Returns whether a kernel can use a network, and prints the reason if it cannot. */
async function fits(path: string, kernel: NetworkPlace): Promise<boolean> {
  try {
    await networkOf(path, '--into', kernel);
    return true;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stdout.write(`${error.message}. The match will be against the classical evaluation.\n`);
    return false;
  }
}

/**
 * Puts a network into its place, with its report and the curve of its losses beside it.
 *
 * @param network the network's file
 * @param folder where `report.md` and `loss.svg` are
 * @param place the file that it becomes, in a folder that need not exist
 */
export function install(network: string, folder: string, place: string): void {
  useNamedFile('--into', () => mkdirSync(dirname(place), { recursive: true }));
  replaceFile('--into', place, readFileSync(network));
  for (const name of ['report.md', 'loss.svg'])
    replaceFile('--into', join(dirname(place), name), readFileSync(join(folder, name)));
}

interface Collection {
  readonly name: string;
  readonly share: number;
  readonly file: string;
  readonly seed: number;
  readonly settings: Parameters<typeof collect>[0];
  /** The fit that learns from the file first. Once it is done, nothing is added. */
  readonly learntBy: string;
  /** The most samples; absent: as many as the time allows. */
  readonly most?: number;
}

async function collectFor(
  { seconds, workers }: Work,
  progress: Progress,
  { name, share, file, seed, settings, learntBy, most = Number.POSITIVE_INFINITY }: Collection,
): Promise<void> {
  if (progress.fits[learntBy]) return;
  const allowed = share * seconds;
  const isOver = progress.deadline(name, allowed);
  await progress.timed(name, () =>
    collect(settings, {
      file,
      seed,
      workers,
      games: 1e9,
      isEnough(done) {
        if (done.games % 10 === 0)
          progress.say(
            name,
            progress.spent(name) / allowed,
            `${count(done.samples)} positions, ${count(done.samplesPerSecond)} a second`,
          );
        return done.games >= LEAST_GAMES && (isOver() || done.samples >= most);
      },
    }),
  );
  progress.finish(name, allowed);
  endProgress();
}

type Opponent = 'the network before' | 'the classical evaluation';

/** The progress of the work, kept in a file: the time of each step, the reports of fits, and the opponent of the match. */
class Progress {
  readonly #file: string;
  readonly #plan: unknown;
  readonly #budget: number;
  readonly #seconds: Record<string, number>;
  /** The seconds that steps were allowed which are over, also if they took less. */
  readonly #over: Record<string, number>;
  readonly fits: Record<string, FitReport>;
  /** `undefined` before the match. */
  opponent: Opponent | undefined;
  #running: { readonly name: string; readonly before: number; readonly since: number } | undefined;
  #saved = 0;

  /**
   * @param budget seconds in all
   * @throws UsageError if the file is of another plan, or damaged
   */
  constructor(file: string, plan: unknown, budget: number) {
    this.#file = file;
    this.#plan = plan;
    this.#budget = budget;
    const kept = existsSync(file) ? (parseJson(readFileSync(file, 'utf8')) as Record<string, never> | null) : undefined;
    if (existsSync(file) && typeof kept?.plan !== 'object')
      throw new UsageError(
        `${file} is damaged: delete it, and the same command goes on with the games that are there, each step with its whole time`,
      );
    if (kept && JSON.stringify(kept.plan) !== JSON.stringify(plan))
      throw new UsageError(`${file} belongs to other work (${JSON.stringify(kept.plan)}): name another --folder`);
    this.#seconds = kept?.seconds ?? {};
    this.#over = kept?.over ?? {};
    this.fits = kept?.fits ?? {};
    this.opponent = kept?.opponent;
  }

  /** Seconds of a step so far. */
  spent(name: string): number {
    const running = this.#running;
    return running?.name === name
      ? running.before + (performance.now() - running.since) / 1000
      : (this.#seconds[name] ?? 0);
  }

  get total(): number {
    return Object.keys({ ...this.#seconds }).reduce((sum, name) => sum + this.spent(name), 0);
  }

  /** Whether a step has had its time; asking keeps the time in the file now and then. */
  deadline(name: string, allowed: number): () => boolean {
    return () => {
      if (performance.now() - this.#saved > 5000) this.#save();
      return Math.max(this.spent(name), this.#over[name] ?? 0) >= allowed;
    };
  }

  async timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    this.#running = { name, before: this.#seconds[name] ?? 0, since: performance.now() };
    try {
      return await work();
    } finally {
      this.#save();
      this.#running = undefined;
    }
  }

  /** Notes that a step is over, also if it took less than its time. */
  finish(name: string, allowed: number): void {
    this.#over[name] = allowed;
    this.#save();
  }

  keepFit(name: string, fit: FitReport): void {
    this.fits[name] = fit;
    this.#save();
  }

  keepOpponent(opponent: Opponent): void {
    this.opponent = opponent;
    this.#save();
  }

  say(name: string, part: number, text: string): void {
    sayProgress(this.line(name, part, text));
  }

  /**
   * A line about a step that is running: how much of it is done, the time left, a text.
   *
   * @param part 0 to 1
   */
  line(name: string, part: number, text: string): string {
    const done = Math.min(1, Math.max(0, part));
    const bar = '#'.repeat(Math.round(20 * done)).padEnd(20, '.');
    const running = this.#running;
    const left =
      done > 0.02 && running ? `, ${duration(this.spent(running.name) / done - this.spent(running.name))} left` : '';
    const whole = `${duration(this.total)} of ${duration(this.#budget)} in all`;
    return `${name} [${bar}] ${(100 * done).toFixed(0)}%${left}, ${whole}; ${text}`;
  }

  #save(): void {
    const running = this.#running;
    if (running) this.#seconds[running.name] = this.spent(running.name);
    this.#saved = performance.now();
    const { fits, opponent } = this;
    const kept = { plan: this.#plan, seconds: this.#seconds, over: this.#over, fits, opponent };
    replaceFile('--folder', this.#file, JSON.stringify(kept));
  }
}

const duration = (seconds: number): string =>
  seconds < 90
    ? `${Math.round(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;
