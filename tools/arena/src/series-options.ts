import { addressOf, GAME_OPTION, loadGame, readGame, UsageError, wholeNumber } from '@kickmate/command';
import { type AnyVariant, findArray, knownArrays, type TimeControl } from '@kickmate/game';
import { openPlayer, type Series } from './match-pair.ts';
import { loadOpenings, OWN_OPENINGS, ownOpenings } from './openings.ts';
import { isTuned } from './players/engine-player.ts';
import { type EngineSpec, type PlayerSpec, readPlayer } from './players/player-spec.ts';

/** The options of every series. */
export const SERIES_ARGS = {
  variant: GAME_OPTION,
  goals: { type: 'string', description: "goals that win a match; the variant's usual number if absent" },
  array: { type: 'string', description: "the array from which rounds begin; the variant's usual one if absent" },
  opening: { type: 'string', default: '0', description: 'random actions at the beginning of every round' },
  openings: {
    type: 'string',
    description:
      "the first round's openings: a file (lines of actions, FEN, EPD, PGN), own or none; if absent, own without --opening",
  },
  plies: { type: 'string', default: '10', description: 'the most actions that are taken from an opening' },
  adjudge: {
    type: 'boolean',
    description:
      'ends a match when both players agree for 10 actions that one is 10 pawns ahead, or, after 80 actions, that it is level',
  },
  matches: {
    type: 'string',
    default: '50',
    description: 'matches, an even number: each seed and opening is played with both colours',
  },
  seed: { type: 'string', default: '1', description: 'the seed of all luck' },
  workers: { type: 'string', default: '1', description: 'threads; with time limits no more than there are idle cores' },
  json: { type: 'boolean', description: 'prints the result as JSON (an infinite Elo is null)' },
} as const;

/** The options as texts. */
export type SeriesArgs = Readonly<
  Record<'variant' | 'opening' | 'plies' | 'matches' | 'seed' | 'workers', string> & {
    goals?: string | undefined;
    array?: string | undefined;
    openings?: string | undefined;
    adjudge?: boolean | undefined;
  }
>;

/** The options of a series, without its players. */
export interface SeriesOptions extends Omit<Series, 'first' | 'second' | 'time' | 'names'> {
  readonly pairs: number;
  readonly seed: number;
  readonly workers: number;
}

/** Reads the options of a series; throws a {@link UsageError}. */
export async function readSeriesOptions(args: SeriesArgs): Promise<SeriesOptions> {
  const matches = wholeNumber('matches', args.matches, 2, 1e6);
  if (matches % 2 === 1) throw new UsageError(`--matches must be even, not ${matches}`);
  const variant = await readGame(args.variant);
  const { min, max, default: usual } = variant.match.goals;
  const hasOwn = args.opening === '0' && (await ownOpenings(variant)).length > 0;
  const name = args.openings ?? (hasOwn ? OWN_OPENINGS : 'none');
  const plies = wholeNumber('plies', args.plies, 1, 1000);
  // Read here already, so that a wrong file is reported before threads are started.
  if (name !== 'none') await loadOpenings(variant, name, plies);
  const seed = wholeNumber('seed', args.seed, 0, 2 ** 31);
  return {
    variant: addressOf(variant),
    goals: args.goals === undefined ? usual : wholeNumber('goals', args.goals, min, max),
    ...(args.array !== undefined && { array: readArray(variant, args.array) }),
    opening: wholeNumber('opening', args.opening, 0, 100),
    ...(name !== 'none' && { openings: { name, plies, seed } }),
    ...(args.adjudge && { isAdjudicated: true }),
    pairs: matches / 2,
    seed,
    workers: wholeNumber('workers', args.workers, 1, 64),
  };
}

/** Checks the id of an array; throws a {@link UsageError} that names those of the variant. */
function readArray(variant: AnyVariant, id: string): string {
  if (findArray(variant, id)) return id;
  throw new UsageError(`--array '${id}': ${variant.name} has ${knownArrays(variant)}`);
}

/** Makes the series of two players from their texts; throws a {@link UsageError} if one of them is not available. */
export async function readSeries(options: SeriesOptions, first: string, second: string): Promise<Series> {
  const { pairs: _pairs, seed: _seed, workers: _workers, ...rest } = options;
  const [a, b] = [playerFrom(first), playerFrom(second)];
  const time = commonClock(a, b);
  const series: Series = { ...rest, first: a, second: b, ...(time && { time }) };
  await checkPlayers(series);
  return series;
}

function playerFrom(text: string): PlayerSpec {
  const spec = readPlayer(text);
  if (!spec.ok) throw new UsageError(spec.error);
  return spec.value;
}

function commonClock(...players: readonly PlayerSpec[]): TimeControl | undefined {
  const [a, b] = players.map((player) => ('limits' in player ? player.limits.clock : undefined));
  if (a?.ms !== b?.ms || a?.incrementMs !== b?.incrementMs)
    throw new UsageError('clock: both players must have the same clock, or none');
  return a;
}

/**
 * Throws a {@link UsageError} if a player is not available, or switches off a technique that its game does not use. Checked
 * here already, so that it is reported before threads are started.
 */
async function checkPlayers({ variant: id, first, second }: Series): Promise<void> {
  const variant = await loadGame(id);
  for (const spec of [first, second]) {
    const idle = spec.kind === 'engine' ? idleTechniqueOf(spec, variant) : undefined;
    if (idle !== undefined) throw new UsageError(`${idle}=off: ${variant.id} does not use ${idle}`);
    const isCertain = spec.kind === 'engine' ? !needsCheck(spec) : spec.kind === 'random' || spec.kind === 'greedy';
    if (!isCertain) (await openPlayer(variant, spec)).close();
  }
}

/** A technique that is switched off though the variant does not use it, if any. With another kernel this is not known. */
const idleTechniqueOf = ({ switches, kernel: other }: EngineSpec, { kernel }: AnyVariant): string | undefined =>
  other === undefined ? Object.keys(switches).find((name) => kernel?.unusedTechniques?.includes(name)) : undefined;

/** Returns whether the game or a file may not allow a player of the engine. */
const needsCheck = (spec: EngineSpec): boolean =>
  (spec.kernel ?? spec.network) !== undefined || spec.evaluation === 'network' || isTuned(spec);
