import { opponent, SIDES, type Side } from '@kickmate/board';
import { ALL_LEVELS, type Level, styleOf } from '@kickmate/engine/client';
import type { AnyVariant, Style } from '@kickmate/game';
import { type MatchFigures, PHASES, type Phase, type TurnSums } from '../figures/figures.ts';
import type { PuzzleFilter } from '../puzzles/puzzle-list.ts';
import { type Account, accuracyIn, rowsByReason, total, turnsIn, winsIn } from './accounts.ts';
import { difference, ERRORS, type Mean, meanOf, shareLimits } from './bounds.ts';

/** The matches after which there is a plan, and the latest ones on which it is based. */
export const LEAST_MATCHES = 10;
export const MOST_MATCHES = 100;
/** The fewest won positions, and the fewest blunders with a proved reason, of which a share says something. */
const LEAST_CASES = 10;
/** A side needs this many matches to be compared with the other. */
const LEAST_OF_SIDE = 5;
/** The least difference of accuracies that is worth a plan, in percent. */
const LEAST_DIFFERENCE = 3;
/** The share of rounds that were as good as won, below which the wins are a weakness. The report gave them a chance of 90% and more. */
const USUAL_WINS = 0.85;
/** The share of the blunders with a proved reason from which on one reason is a weakness. */
const USUAL_REASON = 1 / 3;

type ReasonKind = keyof MatchFigures['reasons'];

/** A weakness that the figures prove. */
export type Weakness =
  /** Turns of a class have a lower accuracy than the others. Both are in percent. */
  | {
      readonly kind: 'phase';
      readonly phase: Phase;
      readonly here: number;
      readonly elsewhere: number;
    }
  | { readonly kind: 'quick'; readonly here: number; readonly elsewhere: number }
  | { readonly kind: 'side'; readonly side: Side; readonly here: number; readonly elsewhere: number }
  /** Rounds that were as good as won are not won. */
  | { readonly kind: 'wins'; readonly had: number; readonly made: number }
  /** A large part of the blunders has the same reason. */
  | { readonly kind: 'reason'; readonly reason: ReasonKind; readonly turns: number; readonly all: number };

/** The plan of a coach: the weakness that costs most. */
export interface Plan {
  readonly weakness: Weakness;
  /** The chance to win a round that it costs in a match, in percent. */
  readonly gain: number;
  /** The number of matches on which the plan is based. */
  readonly matches: number;
}

/**
 * The plan after the latest matches of a game; `undefined` with too few of them, or if no figure stands out from chance. The unit of
 * comparison is the match, because turns of one match depend on each other.
 * @param accounts the latest first
 */
export function planOf(accounts: readonly Account[]): Plan | undefined {
  const latest = accounts.slice(0, MOST_MATCHES);
  if (latest.length < LEAST_MATCHES) return undefined;
  const found = [
    ...phaseGains(latest),
    ...quickGain(latest),
    ...sideGains(latest),
    ...winsGain(latest),
    ...reasonGains(latest),
  ];
  const [most] = found.sort((a, b) => b.gain - a.gain);
  return most && { ...most, matches: latest.length };
}

type Gain = Omit<Plan, 'matches'>;

/** Turns of a class and all others, of each match. */
interface Split {
  readonly here: TurnSums;
  readonly elsewhere: TurnSums;
}

const isLower = ({ mean, error }: Mean): boolean => mean <= -LEAST_DIFFERENCE && mean < -ERRORS * error;

/** The accuracies of both classes and the gain, if the first is worse. `matches`: the number over which the gain is divided. */
function gainOf(splits: readonly Split[], matches: number) {
  const [here, elsewhere] = [total(splits.map((one) => one.here)), total(splits.map((one) => one.elsewhere))];
  if (here.turns === 0 || elsewhere.turns === 0) return undefined;
  const excess = here.loss - (here.turns * elsewhere.loss) / elsewhere.turns;
  if (excess <= 0) return undefined;
  return { gain: excess / matches, here: accuracyIn(here)!, elsewhere: accuracyIn(elsewhere)! };
}

/** The gain if a class of turns is worse than the others in the same matches. */
function gainWithin(splits: readonly Split[], matches: number) {
  const both = splits.filter(({ here, elsewhere }) => here.turns > 0 && elsewhere.turns > 0);
  if (both.length < LEAST_MATCHES) return undefined;
  const differences = both.map(({ here, elsewhere }) => accuracyIn(here)! - accuracyIn(elsewhere)!);
  return isLower(meanOf(differences)) ? gainOf(both, matches) : undefined;
}

function phaseGains(accounts: readonly Account[]): readonly Gain[] {
  return PHASES.flatMap((phase): Gain[] => {
    const splits = accounts.map(({ figures: { phases } }) => ({
      here: phases[phase],
      elsewhere: total(PHASES.filter((one) => one !== phase).map((one) => phases[one])),
    }));
    const found = gainWithin(splits, accounts.length);
    return found
      ? [{ gain: found.gain, weakness: { kind: 'phase', phase, here: found.here, elsewhere: found.elsewhere } }]
      : [];
  });
}

function quickGain(accounts: readonly Account[]): readonly Gain[] {
  const splits = accounts.flatMap(({ figures: { paces } }) =>
    paces ? [{ here: paces.quick, elsewhere: total([paces.usual, paces.long]) }] : [],
  );
  const found = gainWithin(splits, accounts.length);
  return found ? [{ gain: found.gain, weakness: { kind: 'quick', here: found.here, elsewhere: found.elsewhere } }] : [];
}

function sideGains(accounts: readonly Account[]): readonly Gain[] {
  const played = accounts
    .map(({ match: { side }, figures }) => ({ side, sums: turnsIn(figures) }))
    .filter(({ sums }) => sums.turns > 0);
  return SIDES.flatMap((side): Gain[] => {
    const [here, elsewhere] = [side, opponent(side)].map((one) => played.filter((match) => match.side === one));
    if (Math.min(here!.length, elsewhere!.length) < LEAST_OF_SIDE) return [];
    const means = [here!, elsewhere!].map((some) => meanOf(some.map(({ sums }) => accuracyIn(sums)!)));
    if (!isLower(difference(means[0]!, means[1]!))) return [];
    const split = { here: total(here!.map(({ sums }) => sums)), elsewhere: total(elsewhere!.map(({ sums }) => sums)) };
    const found = gainOf([split], accounts.length);
    return found
      ? [{ gain: found.gain, weakness: { kind: 'side', side, here: found.here, elsewhere: found.elsewhere } }]
      : [];
  });
}

function winsGain(accounts: readonly Account[]): readonly Gain[] {
  const { had, made } = winsIn(accounts);
  if (had < LEAST_CASES || shareLimits(made, had).high >= USUAL_WINS) return [];
  return [{ gain: (100 * (USUAL_WINS * had - made)) / accounts.length, weakness: { kind: 'wins', had, made } }];
}

function reasonGains(accounts: readonly Account[]): readonly Gain[] {
  const rows = rowsByReason(accounts);
  const all = rows.reduce((sum, { sums }) => sum + sums.turns, 0);
  return rows.flatMap(({ key: reason, sums: { turns, loss } }): Gain[] => {
    if (all < LEAST_CASES || shareLimits(turns, all).low <= USUAL_REASON) return [];
    // What is above the usual share.
    const gain = (loss * (1 - (USUAL_REASON * all) / turns)) / accounts.length;
    return [{ gain, weakness: { kind: 'reason', reason, turns, all } }];
  });
}

/** The reason whose blunders cost most in the latest matches, which may be chance; `undefined` if no blunder has a reason. */
export function costliestReason(accounts: readonly Account[]): Extract<Weakness, { kind: 'reason' }> | undefined {
  const rows = rowsByReason(accounts.slice(0, MOST_MATCHES));
  const [most] = rows;
  const all = rows.reduce((sum, { sums }) => sum + sums.turns, 0);
  return most && { kind: 'reason', reason: most.key, turns: most.sums.turns, all };
}

/** The choice among puzzles that trains against a weakness; all puzzles for one that no theme or motif of them is about. */
export function puzzlesFor(weakness: Weakness): PuzzleFilter {
  return { theme: '', motif: '', grade: '', ...wantedPuzzles(weakness) };
}

function wantedPuzzles(weakness: Weakness): Partial<PuzzleFilter> {
  if (weakness.kind !== 'reason') return {};
  switch (weakness.reason) {
    case 'letsWin':
      return { theme: 'save-1' };
    case 'missesWin':
      return { theme: 'win-1' };
    case 'missesForce':
    case 'missesPrepare':
      return { theme: 'win-2' };
    case 'missesPiece':
    case 'losesPiece':
      return { motif: 'hanging' };
    case 'missesBall':
      return { motif: 'steal' };
    default:
      return {};
  }
}

/** The style of an opponent that brings a weakness about often; `undefined`: any. */
function styleFor(weakness: Weakness): Style | undefined {
  if (weakness.kind === 'wins') return 'keeper';
  if (weakness.kind !== 'reason') return undefined;
  switch (weakness.reason) {
    case 'losesBall':
    case 'missesBall':
      return 'possession';
    case 'losesPiece':
    case 'missesPiece':
    case 'missesWin':
    case 'missesForce':
    case 'missesPrepare':
      return 'gambler';
    case 'letsWin':
    case 'letsForce':
    case 'letsPrepare':
      return 'attacker';
  }
}

/**
 * The level of an opponent for a weakness: the suggested one, or one beside it whose style brings the weakness about, in games with
 * styles.
 */
export function levelFor(weakness: Weakness, suggested: Level, variant: Pick<AnyVariant, 'levels'> | undefined): Level {
  const style = variant?.levels?.styles && styleFor(weakness);
  const near = ALL_LEVELS.filter((level) => Math.abs(level - suggested) <= 1);
  return style && styleOf(suggested) !== style
    ? (near.find((level) => styleOf(level) === style) ?? suggested)
    : suggested;
}
