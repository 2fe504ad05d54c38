import { opponent, type Side, sideName, squareName } from '@kickmate/board';
import { pieceNamesOf } from '@kickmate/board-ui/words';
import {
  type AnyVariant,
  actionTo,
  endsTurn,
  isOneRound,
  lastTurn,
  type MatchEnd,
  type Ply,
  type RoundEnd,
} from '@kickmate/game';
import type { AnyMatch, Seats } from '@kickmate/play';
import { isIdlePass } from '@kickmate/play';
import { isSamePath, lastPath, type Path, pliesTo, startOf, treeOf } from '@kickmate/record';
import { scoreAt } from './course.ts';
import { endWords } from './end-words.ts';
import { givenStart } from './given-start.ts';
import { playedByChance } from './live-time.ts';
import { narrate, narrateTurn, type Vocabulary } from './narrate.ts';
import { texts as narration } from './narration-texts.ts';
import { capital, type Player, playerOf } from './players.ts';
import { oddsOf, oddsWords } from './preview.ts';
import { texts } from './texts.ts';

/** The {@link Vocabulary} of a game. */
export const vocabularyOf = (variant: AnyVariant): Vocabulary => ({
  board: variant.board,
  pieceNames: pieceNamesOf(variant.pieces),
  genders: Object.fromEntries(variant.pieces.map(({ letter, gender }) => [letter, gender])),
  isOneRound: isOneRound(variant),
});

/** Describes an action in sentences. */
export function tell(variant: AnyVariant, { before, ...successor }: Omit<Ply<unknown>, 'after'>): string {
  const events = variant.events(before, successor);
  const isEnded = variant.look(successor.action) === 'end' && events[0]?.kind !== 'pass';
  const end = isEnded ? `${narration.endsTurn(sideName(variant.side(before)))}.` : '';
  return [end, narrate(vocabularyOf(variant), events)].filter(Boolean).join(' ');
}

/** Describes a turn; several actions become one sentence. */
function tellTurn(variant: AnyVariant, turn: readonly Ply<unknown>[]): string {
  if (turn.length === 1) return tell(variant, turn[0]!);
  const parts = turn.map(({ before, ...successor }) => variant.events(before, successor));
  return narrateTurn(vocabularyOf(variant), variant.side(turn[0]!.before), parts);
}

/**
 * Describes what has just happened at a place in the match, in parts that follow each other: how the round ended, and the score,
 * first, so that they are read before a long story; the last action, or the whole turn if it is over; who kicks off. Nothing at
 * the end of a match that was resigned, agreed or lost on time, because the last action did not end it.
 * @param tree the tree to which the path belongs; that of the match if absent
 */
export function commentary(match: AnyMatch, seats: Seats, path: Path, tree = treeOf(match)): readonly string[] {
  const isGivenUp = match.end?.reason === 'resigned' || match.end?.reason === 'time';
  const isDecided = isGivenUp || (match.round.endedBy !== undefined && match.round.endedBy !== 'whistle');
  if (match.end && isDecided && isSamePath(path, lastPath(tree))) return [];
  const { round, ply } = path;
  const { variant, rounds } = match;
  const { kickOff, end } = rounds[round]!;
  const isRoundOver = end !== undefined && path.branches.length === 0 && ply === rounds[round]!.plies.length;
  /** The last turn or action of these plies of a round in words. */
  const told = (plies: readonly Ply<unknown>[], endsRound: boolean) => {
    const byChance = playedByChance(match, plies);
    const [first] = byChance;
    if (first)
      return [texts.byChance(sideName(variant.side(first.before))), ...byChance.map((ply) => tell(variant, ply))];
    const [before, last] = [plies.at(-2), plies.at(-1)];
    if (!last) return [];
    // A side without pieces can only pass, which is not mentioned.
    if (before && isIdlePass(variant, last)) return [tell(variant, before)];
    if (!endsRound && !endsTurn(variant, last)) return [tell(variant, last)];
    const turn = lastTurn(variant, plies);
    // If a side has another turn, it is described together with the action that brought it.
    const reason = plies[plies.length - turn.length - 1];
    const isAnother = reason && variant.side(reason.before) === variant.side(turn[0]!.before);
    return [...(isAnother ? [tell(variant, reason)] : []), tellTurn(variant, turn)];
  };
  const parts: string[] = [];
  const ended = (story: readonly string[]) => (isRoundOver ? withRoundEnd(match, seats, round, story) : story);
  if (ply > 0) {
    parts.push(...ended(told(pliesTo(tree, path), isRoundOver)));
  } else {
    const before = rounds[round - 1];
    if (before) parts.push(...withRoundEnd(match, seats, round - 1, told(before.plies, true)));
    const given = givenStart(match, round);
    const player = playerOf(seats, given ?? kickOff);
    parts.push(given ? texts.fromPosition(player) : roundBegins(variant, round, player), ...ended([]));
  }
  return parts.filter(Boolean);
}

/** The sentence with which a round begins: "Round 2: Black kicks off.", in a game of one round "White begins." */
const roundBegins = (variant: AnyVariant, round: number, player: Player): string =>
  isOneRound(variant)
    ? `${capital(texts.begins(player))}.`
    : texts.round(round + 1, variant.ball ? texts.kicksOff(player) : texts.begins(player));

/**
 * The end of a round in sentences, with the story of its last turn: why it was void, and the score after it; the story; how many
 * goals it counted. If the match is over, the result says the score. The story mentions a goal.
 */
function withRoundEnd(match: AnyMatch, seats: Seats, index: number, story: readonly string[]): readonly string[] {
  const { end, plies } = match.rounds[index]!;
  if (!end) return story;
  const isLast = match.end !== undefined && index === match.rounds.length - 1;
  const score = isLast ? [] : [`${scoreSentence(scoreAt(match, { ...startOf(index), ply: plies.length }), seats)}.`];
  const isTold = end.winner !== undefined || (isLast && isOneRound(match.variant));
  const worth = isTold && end.goals > 1 ? [texts.worth(end.goals)] : [];
  return [...(isTold ? [] : [`${endWords(end)}.`]), ...score, ...story, ...worth];
}

/** A shot before its outcome is shown: "You shoot at e8: goal 25%, save 75%…". */
export function shotUnderWay(variant: AnyVariant, seats: Seats, { before, action }: Ply<unknown>): string {
  const player = playerOf(seats, variant.side(before));
  const odds = oddsWords(oddsOf(variant, before, action));
  return capital(texts.shoots(player, squareName(variant.board, actionTo(action)), odds));
}

/** The score in words: "White leads 2 to 1", "You lead 2 to 1", "It stands 1 all". */
export const scoreSentence = (score: Readonly<Record<Side, number>>, seats: Seats): string =>
  leadWords(score, (side) => playerOf(seats, side));

/**
 * {@link scoreSentence} by the players of the sides.
 * @param isFinal whether who leads has won: "You win 2 to 1"
 */
export function leadWords(
  { w, b }: Readonly<Record<Side, number>>,
  playerFor: (side: Side) => Player,
  isFinal = false,
): string {
  if (w === b) return texts.level(w);
  const words = isFinal ? texts.result.winsBy : texts.leads;
  return capital(words(playerFor(w > b ? 'w' : 'b'), Math.max(w, b), Math.min(w, b)));
}

const drawWords = ({ title, says }: RoundEnd): string =>
  says === 'draw' ? title : texts.result.titled(title, texts.result.isDrawn('game'));

/**
 * The result of a match as a headline: "You win 3 to 1", "White resigned: Black wins", "The match is drawn".
 * @param only how its round ended, in a game that is one round and no more: "Checkmate – White wins"
 */
export function resultWords(
  { winner, reason }: MatchEnd,
  score: Readonly<Record<Side, number>>,
  seats: Seats,
  only?: RoundEnd,
): string {
  const { result } = texts;
  if (!winner && reason === 'time') return result.drawOnTime;
  if (!winner && only) return drawWords(only);
  if (!winner) return capital(reason === 'goals' ? result.isDrawnAll('match', score.w) : result.isDrawn('match'));
  const [by, loser] = [playerOf(seats, winner), playerOf(seats, opponent(winner))];
  if (only && reason === 'goals') return result.titled(only.title, result.wins(by));
  const goals = result.winsBy(by, Math.max(score.w, score.b), Math.min(score.w, score.b));
  switch (reason) {
    case 'goals':
      return capital(goals);
    case 'voids':
      return capital(result.afterVoids(goals));
    case 'time':
      return capital(result.outOfTime(loser, by));
    case 'resigned':
      return capital(result.resigned(loser, by));
  }
}

/**
 * The result of a match of a server for one of its players: "You won: Bob resigned", "Checkmate – you lost". Draws are told
 * by {@link resultWords}.
 * @param side the person's own side
 * @param only how its round ended, in a game that is one round and no more
 */
export function ownResultWords(
  { winner, reason }: MatchEnd & { readonly winner: Side },
  score: Readonly<Record<Side, number>>,
  side: Side,
  names: Readonly<Partial<Record<Side, string | undefined>>>,
  only?: RoundEnd,
): string {
  const { result, own } = texts;
  const hasWon = winner === side;
  const loser = opponent(winner);
  const other = names[loser] || sideName(loser);
  const goals = own.score(hasWon, score[side], score[opponent(side)]);
  switch (reason) {
    case 'goals':
      return only ? result.titled(only.title, own.result(hasWon)) : capital(goals);
    case 'voids':
      return capital(result.afterVoids(goals));
    case 'time':
      return capital(hasWon ? own.otherTime(other) : own.ownTime);
    case 'resigned':
      return capital(hasWon ? own.otherResigned(other) : own.ownResigned);
  }
}

/** The consequence of resigning: "Black resigns, White wins", "You resign, the computer wins". */
export const resignationWords = (seats: Seats, side: Side): string =>
  capital(texts.result.resigns(playerOf(seats, side), playerOf(seats, opponent(side))));
