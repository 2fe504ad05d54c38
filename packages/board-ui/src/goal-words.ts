import { type Side, sideName } from '@kickmate/board';

/** Whether a round end's title says itself that it is a goal: "Head goal" does, "Black is stuck" does not. */
const saysGoal = (title: string): boolean => /\bgoal$/i.test(title);

/**
 * Who gets a goal, in a few words: "Head goal for White", "Black is stuck: White wins the round", and where there is
 * but one round "Checkmate: White wins".
 */
export const goalWords = (title: string, side: Side, isOneRound = false): string =>
  saysGoal(title)
    ? `${title} for ${sideName(side)}`
    : `${title}: ${sideName(side)} wins${isOneRound ? '' : ' the round'}`;

/** The same as a sentence. */
export const goalSentence = (title: string, side: Side): string =>
  goalWords(title, side) + (saysGoal(title) ? '!' : '.');
