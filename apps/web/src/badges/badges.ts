import { opponent, type Side } from '@kickmate/board';
import { ALL_LEVELS, type Level } from '@kickmate/engine/client';
import { endsTurn, type GameEvent, isOneRound, type Ply } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';

/** The badges for what happens in a match, in the order of their page. */
export const PLAY_BADGES = [
  'goal',
  'bounce',
  'ram',
  'chain',
  'shot',
  'save',
  'cleanSheet',
  'door',
  'promotion',
  'mate',
  'ownMap',
  'online',
] as const;

/** The badges for puzzles: the first one, and five in a row without a mistake and without help. */
export const PUZZLE_BADGES = ['puzzle', 'run'] as const;

/** A badge for something in a match, or for puzzles. */
export type NamedBadge = (typeof PLAY_BADGES)[number] | (typeof PUZZLE_BADGES)[number];

/** A badge: for a first in a match or in puzzles, for a win against the opponent at a level, or for the lesson of a game. */
export type Badge = NamedBadge | `win ${Level}` | `lesson ${string}`;

/** The badges for the first win against each opponent. */
export const WIN_BADGES = ALL_LEVELS.map((level) => `win ${level}` as const);

/** A finished match as the person at this device played it. */
export interface PlayedMatch {
  readonly match: AnyMatch;
  /** The person's side. */
  readonly ownSide: Side;
  /** The level of the computer on the other side. */
  readonly level?: Level | undefined;
  /** Whether the person took a hint. */
  readonly isHinted?: boolean;
  /** Whether the other side played at another device. */
  readonly isOnline?: boolean;
  /** Whether it was played on a map of the person's own. */
  readonly isOwnMap?: boolean;
}

/** The number of kicks and passes in one turn that is a chain. */
const CHAIN = 3;

/** Returns the badges that a finished match earns, found by the events of its actions; none if it is not over. */
export function badgesOf({ match, ownSide, level, isHinted, isOnline, isOwnMap }: PlayedMatch): readonly Badge[] {
  const { variant, end, score } = match;
  if (!end) return [];
  const earned = new Set<Badge>();
  for (const { plies, end } of match.rounds) {
    let kicks = 0;
    for (const ply of plies) {
      const events = variant.events(ply.before, ply);
      if (variant.side(ply.before) !== ownSide) {
        if (events.some((event) => event.kind === 'save' && event.piece.side === ownSide)) earned.add('save');
        continue;
      }
      for (const badge of badgesIn(events, ownSide)) earned.add(badge);
      kicks += events.filter(({ kind }) => kind === 'kick' || kind === 'ballPass').length;
      if (kicks >= CHAIN) earned.add('chain');
      if (endsTurn(variant, ply as Ply<unknown>)) kicks = 0;
    }
    if (end?.winner === ownSide && MATES.includes(end.kind)) earned.add('mate');
  }
  if (end.winner === ownSide) {
    if (variant.ball && !isOneRound(variant) && score[opponent(ownSide)] === 0) earned.add('cleanSheet');
    if (level && !isHinted) earned.add(`win ${level}`);
  }
  if (isOnline) earned.add('online');
  if (isOwnMap) earned.add('ownMap');
  return [...earned];
}

/** The number of puzzles in a row that is a run. */
const RUN = 5;

/** Returns the badges for puzzles that a person's progress earns. */
export function puzzleBadges(progress: {
  readonly solved: Readonly<Record<string, boolean>>;
  readonly bestRun: number;
}): readonly Badge[] {
  const { solved, bestRun } = progress;
  return [...(Object.keys(solved).length > 0 ? ['puzzle' as const] : []), ...(bestRun >= RUN ? ['run' as const] : [])];
}

/** Returns the badges for wins against opponents that a list of finished matches earns. */
export const winBadges = (
  matches: readonly { readonly result: string; readonly level?: Level; readonly isHinted?: boolean }[],
): readonly Badge[] =>
  matches.flatMap(({ result, level, isHinted }) =>
    result === 'won' && level !== undefined && !isHinted ? [`win ${level}` as const] : [],
  );

/** The kinds of a round's end that are checkmate. */
const MATES: readonly string[] = ['mate', 'checkmate'];

/** The badges that the events of one action of the person's own earn. */
function badgesIn(events: readonly GameEvent[], ownSide: Side): readonly Badge[] {
  const earned: Badge[] = [];
  const isGoal = events.some((event) => event.kind === 'goal' && event.side === ownSide && event.says === 'goal');
  if (isGoal) earned.push('goal');
  for (const event of events) {
    switch (event.kind) {
      case 'fly':
      case 'out':
        if (event.bounced) earned.push('bounce');
        break;
      case 'destroy':
        if (event.piece.side !== ownSide) earned.push('ram');
        break;
      case 'shot':
        if (isGoal) earned.push('shot');
        break;
      case 'promote':
        earned.push('promotion');
        break;
      case 'unlock':
        earned.push('door');
        break;
    }
  }
  return earned;
}
