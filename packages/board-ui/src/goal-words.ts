import { type Side, sideName } from '@kickmate/board';
import type { RoundEnd } from '@kickmate/game';
import { texts } from './texts.ts';

/** The parts of a round's end, or of a goal's event, that the words need. */
type EndWords = Pick<RoundEnd, 'title'> & { readonly says?: RoundEnd['says'] | undefined };

/**
 * Says who gets a goal, in a few words: "Head goal for White", "Black is stuck: White wins the round", or, if there is only
 * one round, "Checkmate: White wins".
 */
export const goalWords = ({ title, says }: EndWords, side: Side, isOneRound = false): string =>
  says === 'goal' ? texts.goal(title, sideName(side)) : texts.win(title, sideName(side), isOneRound);

/** {@link goalWords} as a sentence. */
export const goalSentence = (end: EndWords, side: Side): string =>
  goalWords(end, side) + (end.says === 'goal' ? '!' : '.');
