import type { Level } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { actionWord } from '../shared/words.ts';
import { texts } from './level-texts.ts';

/** The texts about a level in a game. */
export interface LevelWords {
  readonly name: string;
  /** A sentence about how it plays. */
  readonly summary: string;
  /** Its strength, in games in which it has been measured. */
  readonly strength: string | undefined;
}

/** The texts about a level in a game. If the game is not known: the usual name, and no strength. */
export function levelText(level: Level, variant: Pick<AnyVariant, 'presentation' | 'levels'> | undefined): LevelWords {
  const { names, strengths } = variant?.levels ?? {};
  return {
    name: names?.[level] ?? texts.names[level],
    summary: texts.summaries[level](actionWord(variant)),
    strength: strengths?.[level],
  };
}
