import type { Level } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { mannerOf, opponentName } from '../opponents/opponents.ts';
import { actionWord } from '../shared/words.ts';
import { texts } from './level-texts.ts';

/** The texts about a level in a game. */
export interface LevelWords {
  /** The name of the opponent. */
  readonly name: string;
  /** A sentence on the opponent's way to play, in games in which levels have styles. */
  readonly manner: string | undefined;
  /** A sentence about how well it plays. */
  readonly summary: string;
  /** Its strength, in games in which it has been measured. */
  readonly strength: string | undefined;
}

/** The texts about a level in a game. If the game is not known: no manner and no strength. */
export const levelText = (
  level: Level,
  variant: Pick<AnyVariant, 'presentation' | 'levels'> | undefined,
): LevelWords => ({
  name: opponentName(level),
  manner: mannerOf(level, variant),
  summary: texts.summaries[level](actionWord(variant)),
  strength: variant?.levels?.strengths?.[level],
});
