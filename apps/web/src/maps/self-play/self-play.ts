import { opponent, type Side, sideName } from '@kickmate/board';
import { type AnyVariant, Match } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { texts } from '../texts.ts';

/** The number of actions after which a game counts as drawn. */
export const MOST_ACTIONS = 300;

/** The number of games: enough to say something, few enough to wait for. */
export const GAMES = 20;

/** The result of a game that the computer has played against itself. */
export interface PlayedGame {
  /** Absent when it was drawn. */
  readonly winner: Side | undefined;
  /** In actions. */
  readonly length: number;
  /** Whether it was ended because it was too long. */
  readonly isCut: boolean;
  /** The letters of the pieces that captured, and of those that were captured: one pair a capture. */
  readonly captures: readonly { readonly by: string; readonly of: string }[];
}

/** Chooses an action, in coordinates; `undefined` when no more is to be played. */
export type Chooser = (match: AnyMatch) => Promise<string | undefined>;

/**
 * Plays a game to its end.
 * @param options.onAction told after each action how many have been played
 * @param options.most how long the game may be, in actions; {@link MOST_ACTIONS} by default
 * @returns `undefined` if the chooser has stopped
 */
export async function playGame(
  variant: AnyVariant,
  seed: number,
  choose: Chooser,
  { onAction, most = MOST_ACTIONS }: { onAction?: (count: number) => void; most?: number } = {},
): Promise<PlayedGame | undefined> {
  let match: AnyMatch = Match.start(variant, { seed });
  while (!match.end && match.round.plies.length < most) {
    const action = await choose(match);
    const played = action === undefined ? undefined : match.playText(action);
    if (!played?.ok) return undefined;
    match = played.value;
    onAction?.(match.round.plies.length);
  }
  const { plies, end } = match.round;
  return { winner: end?.winner, length: plies.length, isCut: !match.end, captures: capturesOf(match) };
}

const capturesOf = ({ variant, round }: AnyMatch): PlayedGame['captures'] =>
  round.plies.flatMap((ply) => {
    const events = variant.events(ply.before, ply);
    const mover = events.find((event) => event.kind === 'move');
    return events.flatMap((event) =>
      event.kind === 'capture' && mover ? [{ by: mover.piece.letter, of: event.piece.letter }] : [],
    );
  });

/** The captures by and of a kind of piece. */
export interface KindTally {
  readonly letter: string;
  /** The numbers of its captures, and of times that it was captured. */
  readonly made: number;
  readonly suffered: number;
  /** Its share in all captures, from 0 to 1. */
  readonly share: number;
}

/** A summary of several games. */
export interface Summary {
  readonly games: number;
  readonly wins: Readonly<Record<Side, number>>;
  /** Games that were stopped as too long are included. */
  readonly draws: number;
  readonly cut: number;
  /** In actions; 0 without games. */
  readonly shortest: number;
  readonly mean: number;
  readonly longest: number;
  /** The kinds that captured or were captured, the busiest first. */
  readonly kinds: readonly KindTally[];
}

/** Summarizes games. */
export function summaryOf(games: readonly PlayedGame[]): Summary {
  const count = (test: (game: PlayedGame) => boolean): number => games.filter(test).length;
  const lengths = games.map(({ length }) => length);
  return {
    games: games.length,
    wins: { w: count(({ winner }) => winner === 'w'), b: count(({ winner }) => winner === 'b') },
    draws: count(({ winner }) => winner === undefined),
    cut: count(({ isCut }) => isCut),
    shortest: games.length > 0 ? Math.min(...lengths) : 0,
    mean: games.length > 0 ? lengths.reduce((sum, length) => sum + length, 0) / games.length : 0,
    longest: Math.max(0, ...lengths),
    kinds: talliesOf(games.flatMap(({ captures }) => captures)),
  };
}

/** The fewest games that allow a judgement. */
const FEWEST_GAMES = 8;
/** So many standard errors away from an even score, chance alone is an unlikely reason. */
const CLEAR = 2;
const PROBABLE = 1.2;
/** Games shorter than this, on average, are over before the pieces have met. */
const SHORT = 12;
/** A kind with a larger share of the captures than this rules the game. Only told where there are several kinds and captures. */
const RULING = 0.5;

/** What is known of a map as a puzzle. */
export interface Puzzle {
  /** The number of turns in which White wins by force, if the check has found that. */
  readonly forced?: number | undefined;
  /** The number of turns that White has. */
  readonly limit?: number | undefined;
}

/**
 * Judges games in plain sentences: which side they favour, and how sure that is; whether games are drawn, short or endless; whether
 * one kind of piece decides them. Numbers so small say little, and the sentences do not claim more. Of a puzzle quick games do not
 * prove which side is better, so they are not judged.
 */
export function judgementOf(
  summary: Summary,
  nameOf: (letter: string) => string,
  { forced, limit }: Puzzle = {},
): readonly string[] {
  const { games, draws, cut, mean, kinds } = summary;
  const words = texts.selfPlay.judgement;
  if (forced !== undefined) return [words.forced(forced)];
  if (limit !== undefined) return [words.task(limit)];
  if (games < FEWEST_GAMES) return [words.tooFew(games)];
  const captures = kinds.reduce((sum, { made }) => sum + made, 0);
  const [busiest] = kinds;
  const says: readonly (string | false | undefined)[] = [
    balanceOf(summary),
    draws - cut > games / 2 && words.drawn,
    cut > games / 4 && words.endless,
    mean < SHORT && words.short,
    busiest !== undefined &&
      kinds.length > 2 &&
      captures >= 2 * games &&
      busiest.share > RULING &&
      words.ruling(nameOf(busiest.letter)),
  ];
  return says.filter((one) => one !== false && one !== undefined);
}

/** Which side the results favour. */
function balanceOf({ games, wins, draws }: Summary): string {
  const words = texts.selfPlay.judgement;
  const points = wins.w + draws / 2;
  const lead = points - games / 2;
  const decided = games - draws;
  if (decided === 0) return words.undecided;
  // The standard error of the points if both sides had the same chances.
  const error = Math.sqrt(decided) / 2;
  const better: Side = lead > 0 ? 'w' : 'b';
  const [side, won, lost] = [sideName(better), wins[better], wins[opponent(better)]];
  if (lost === 0 && decided === games) return words.winsAll(side);
  if (Math.abs(lead) > CLEAR * error) return words.better(side, won, lost);
  return Math.abs(lead) > PROBABLE * error ? words.perhapsBetter(side, won, lost) : words.fair;
}

function talliesOf(captures: PlayedGame['captures']): readonly KindTally[] {
  const letters = [...new Set(captures.flatMap(({ by, of }) => [by, of]))];
  return letters
    .map((letter) => {
      const made = captures.filter(({ by }) => by === letter).length;
      const suffered = captures.filter(({ of }) => of === letter).length;
      return { letter, made, suffered, share: made / captures.length };
    })
    .sort((a, b) => b.made - a.made || a.letter.localeCompare(b.letter));
}
