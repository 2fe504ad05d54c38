import { opponent, type Side } from '@kickmate/board';
import { ALL_LEVELS, type Level } from '@kickmate/engine/client';
import { gameOf, isOneRound } from '@kickmate/game';
import { type AnyMatch, computerLevel, computerSides, onlyPersonSide } from '@kickmate/play';
import type { Beginning } from '@kickmate/record/opening-tree';
import { opponentName } from '../../opponents/opponents.ts';
import { recordedName } from '../../stage/opened-record.ts';
import { formatSavedMatch, type KeptMatch } from '../saved/saved-match.ts';
import { texts } from './texts.ts';

/** The result of a match: of the person at this device, or of White and Black where there is no single one. */
export type MatchResult = 'won' | 'lost' | 'drawn' | 'white' | 'black';

/** A finished match in the list of this device. Its record is apart from it. */
export interface FinishedMatch {
  /** The match's name: the moment at which it began, and its game. */
  readonly id: string;
  /** The moment at which it ended, in milliseconds since 1970. */
  readonly ended: number;
  /** The game's id, without a map. */
  readonly game: string;
  /** The name of the game, or of its map. */
  readonly name: string;
  readonly result: MatchResult;
  /** The goals, where a match has several rounds. */
  readonly score?: Readonly<Record<Side, number>>;
  /** The side of the person who played against the computer. */
  readonly side?: Side;
  /** The computer's level against that person. */
  readonly level?: Level;
  /** Whether the person took a hint. */
  readonly isHinted?: boolean;
  /**
   * `computer`: a person against it. `people`: two at one device. `watched`: two computers. `online`: played on a server, `file`: read
   * from a file, both as the person's own.
   */
  readonly players: 'computer' | 'people' | 'watched' | Claim['from'];
  /** The opponent's name in a match online or from a file; absent if it is not known. */
  readonly opponent?: string;
  /** The opponent's rating then, in points, by the scale of the place of the match; absent if it is not known. */
  readonly rating?: number;
  /** The last position in which somebody could act, for a picture; absent in matches that earlier versions kept. */
  readonly last?: { readonly variant: string; readonly position: string };
  /** The first actions of its rounds; absent in matches that earlier versions kept. */
  readonly beginnings?: readonly Beginning[];
}

/** The facts that make a record from elsewhere a match of the person at this device. */
export interface Claim {
  readonly from: 'online' | 'file';
  /** The match's name: the same match gets the same one on every device. */
  readonly id: string;
  /** The person's side. */
  readonly side: Side;
  /** The level of a computer that was the opponent. */
  readonly level?: Level | undefined;
  /** The opponent's rating then, in points. */
  readonly rating?: number | undefined;
}

/** A match with the text of {@link formatSavedMatch}. */
export interface StoredMatch {
  readonly match: FinishedMatch;
  readonly text: string;
}

/**
 * A match that is over, as it is stored. Throws if it is not over.
 * @param options.claim of a match that was not played on this device, whose record {@link KeptMatch.opened} has
 */
export function finishedMatch(
  kept: KeptMatch,
  ended: number,
  { isHinted = false, claim }: { readonly isHinted?: boolean; readonly claim?: Claim | undefined } = {},
): StoredMatch {
  const { match, seats, opened } = kept;
  const { variant, end, score } = match;
  if (!end) throw new Error('the match is not over');
  const game = gameOf(variant.id);
  const side = claim?.side ?? onlyPersonSide(seats);
  const level = claim ? claim.level : side && computerLevel(seats, opponent(side));
  const name = claim && opened && recordedName(match, opened, opponent(claim.side));
  const beganAt = kept.beganAt ?? ended;
  return {
    match: {
      id: claim?.id ?? `${beganAt}-${game}`,
      ended,
      game,
      name: variant.name,
      result: resultOf(end.winner, side),
      ...(!isOneRound(variant) && { score }),
      ...(side && { side }),
      ...(level !== undefined && { level }),
      ...(isHinted && { isHinted }),
      players: claim?.from ?? (side ? 'computer' : computerSides(seats).length > 0 ? 'watched' : 'people'),
      ...(name && { opponent: name }),
      ...(claim?.rating !== undefined && { rating: claim.rating }),
      last: lastOf(match),
      ...(side && { beginnings: beginningsOf(match) }),
    },
    text: formatSavedMatch({ ...kept, state: {} }),
  };
}

/** The last position of a match in which somebody could act, and its variant. */
export function lastOf({ variant, position, round }: AnyMatch): NonNullable<FinishedMatch['last']> {
  // A position in which the round is over has no text.
  const last = variant.end(position) ? round.plies.at(-1)!.before : position;
  return { variant: variant.id, position: variant.text.format(last) };
}

/** The number of actions of a round that the explorer knows. */
const BEGINNING_LENGTH = 24;

/** The first actions of the rounds of a match. */
export const beginningsOf = ({ variant, rounds, end }: AnyMatch): readonly Beginning[] =>
  rounds.map(({ start, plies, end: roundEnd }) => {
    const winner = (roundEnd ?? end)?.winner;
    return {
      start: variant.text.format(start),
      actions: plies.slice(0, BEGINNING_LENGTH).map(variant.text.formatAction),
      ...(winner && { winner }),
    };
  });

function resultOf(winner: Side | undefined, side: Side | undefined): MatchResult {
  if (!winner) return 'drawn';
  if (side) return winner === side ? 'won' : 'lost';
  return winner === 'w' ? 'white' : 'black';
}

/** The person's results in a game against an opponent, for the table of results. */
export interface Tally {
  readonly game: string;
  readonly against: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** The kind of opponent of a match: `level 3`, or how it was played: `online`. */
export const opponentKey = ({ players, level }: FinishedMatch): string =>
  level === undefined ? players : `level ${level}`;

/** The results of a person by game and opponent, in the order of the list's games, the lowest level first. */
export function tallies(matches: readonly FinishedMatch[]): readonly Tally[] {
  const found = new Map<string, Tally>();
  for (const one of matches) {
    if (one.side === undefined) continue;
    const { game, result } = one;
    const against = opponentKey(one);
    const key = `${game} ${against}`;
    const { won, drawn, lost } = found.get(key) ?? { won: 0, drawn: 0, lost: 0 };
    const count = (wanted: MatchResult) => (result === wanted ? 1 : 0);
    found.set(key, {
      game,
      against,
      won: won + count('won'),
      drawn: drawn + count('drawn'),
      lost: lost + count('lost'),
    });
  }
  const games = [...new Set(matches.map(({ game }) => game))];
  return [...found.values()].sort(
    (a, b) => games.indexOf(a.game) - games.indexOf(b.game) || compareOpponents(a.against, b.against),
  );
}

/** The order of {@link opponentKey}s: the levels first, the lowest at the front. */
export const compareOpponents = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** A level for the next match, and the reason in a sentence. */
export interface Suggestion {
  readonly level: Level;
  readonly why: string;
}

/**
 * The level for the next match of a game after the latest one against the computer: the next one after two wins in a row at
 * the same level, the one before after two losses. A win with hints raises no level.
 * @param matches the latest first
 */
export function suggestedLevel(matches: readonly FinishedMatch[], game: string): Suggestion | undefined {
  const [last, before] = matches.filter((one) => one.game === game && one.level !== undefined);
  if (last?.level === undefined) return undefined;
  const { level, result } = last;
  const { why } = texts;
  const isTwice = before?.level === level && before.result === result && !before.isHinted;
  const [lower, higher] = [ALL_LEVELS.find((one) => one === level - 1), ALL_LEVELS.find((one) => one === level + 1)];
  const name = opponentName(level);
  if (result === 'drawn') return { level, why: why.draw(name) };
  if (result === 'won') {
    if (last.isHinted) return { level, why: why.hinted(name) };
    if (!higher) return { level, why: why.strongest(name) };
    if (isTwice) return { level: higher, why: why.twoWins(name, opponentName(higher)) };
    return { level, why: why.win(name, opponentName(higher)) };
  }
  if (!lower) return { level, why: why.lowest(name) };
  if (isTwice) return { level: lower, why: why.twoLosses(name, opponentName(lower)) };
  return { level, why: why.loss(name) };
}
