import { type Side, sideName } from '@kickmate/board';
import type { AnyVariant, MatchEnd } from '@kickmate/game';
import type { AnyMatch } from './any-match.ts';
import { endWords } from './move-list.ts';
import { narrate, type Vocabulary } from './narrate.ts';
import type { Setup } from './opponent.ts';
import type { Place } from './place.ts';
import { playerName } from './players.ts';

/** What the words of a game are. */
export const vocabularyOf = ({ board, pieces }: AnyVariant): Vocabulary => ({
  board,
  pieceNames: pieceNamesOf(pieces),
});

const pieceNamesOf = (pieces: AnyVariant['pieces']): Record<string, string> =>
  Object.fromEntries(pieces.map(({ letter, name }) => [letter, name]));

/**
 * What has just happened at a moment of the match: the last action in words, and, at a kick-off, how the round before
 * ended, the score, and who kicks off.
 */
export function commentary(match: AnyMatch, { round, ply }: Place): string {
  const { variant, rounds } = match;
  const { plies, kickOff, end } = rounds[round]!;
  const told = (index: number, number: number) => {
    const last = rounds[index]!.plies[number - 1];
    return last ? narrate(vocabularyOf(variant), variant.events(last.before, last)) : '';
  };
  const sentences: string[] = [];
  if (ply > 0) {
    sentences.push(told(round, ply));
    if (end && ply === plies.length) sentences.push(...roundEndSentences(match, round));
  } else {
    const before = rounds[round - 1];
    if (before) sentences.push(told(round - 1, before.plies.length), ...roundEndSentences(match, round - 1));
    sentences.push(`Round ${round + 1}: ${sideName(kickOff)} kicks off.`);
  }
  return sentences.join(' ');
}

/** What a round's end means: why it was void, and the score after it. A goal itself is part of the action's story. */
function roundEndSentences({ rounds }: AnyMatch, index: number): readonly string[] {
  const end = rounds[index]!.end;
  if (!end) return [];
  const goals = { w: 0, b: 0 };
  for (const { end: each } of rounds.slice(0, index + 1)) if (each?.winner) goals[each.winner] += each.goals;
  return [...(end.winner ? [] : [`${endWords(end)}.`]), `${scoreSentence(goals)}.`];
}

/** The score in words: "White leads 2 to 1", "It stands 1 all". */
export function scoreSentence({ w, b }: Readonly<Record<Side, number>>): string {
  if (w === b) return `It stands ${w} all`;
  return `${sideName(w > b ? 'w' : 'b')} leads ${Math.max(w, b)} to ${Math.min(w, b)}`;
}

/** How a match ended, for a headline: "You win 3 to 1", "Black wins: White has resigned", "The match is drawn". */
export function resultWords({ winner, reason }: MatchEnd, score: Readonly<Record<Side, number>>, setup: Setup): string {
  if (!winner) return 'The match is drawn';
  const name = playerName(setup, winner);
  const wins = name === 'You' ? 'You win' : `${name === 'Computer' ? 'The computer' : name} wins`;
  const goals = `${Math.max(score.w, score.b)} to ${Math.min(score.w, score.b)}`;
  switch (reason) {
    case 'goals':
      return `${wins} ${goals}`;
    case 'voids':
      return `${wins} ${goals}, after too many rounds without a goal`;
    case 'resigned':
      return `${wins}: ${winner === 'w' ? 'Black' : 'White'} has resigned`;
  }
}
