import { type AnyVariant, shortForm } from '@kickmate/game';
import type { OpenOutcome } from '../match/record/analysis-board.ts';
import { vocabularyOf } from '../words/commentary.ts';
import { narrate } from '../words/narrate.ts';
import { texts } from './texts.ts';

/** An outcome to choose. */
export interface OutcomeOption {
  readonly value: number;
  /** The outcome in words and its probability: "Goal for White: 25%". */
  readonly label: string;
}

/**
 * The outcomes of an action, in the order of the rules. Each is named by what tells it from the others: the sentences about
 * the action that not all outcomes have, or its short form.
 */
export function outcomeWords(
  variant: AnyVariant,
  position: unknown,
  { action, chances }: OpenOutcome,
): readonly OutcomeOption[] {
  const sum = chances.reduce((total, { weight }) => total + weight, 0);
  const sentences = chances.map(({ outcome }) =>
    narrate(vocabularyOf(variant), variant.events(position, { action, outcome }))
      .split(/(?<=[.!]) /)
      .filter(Boolean),
  );
  const isCommon = (sentence: string): boolean => sentences.every((one) => one.includes(sentence));
  return chances.map(({ outcome, weight }, index) => {
    const own = sentences[index]!.filter((sentence) => !isCommon(sentence)).join(' ');
    const words = own.replace(/[.!]$/, '') || shortForm(variant, position, { action, outcome });
    return { value: outcome, label: texts.outcome.option(words, Math.round((100 * weight) / sum)) };
  });
}
