import type { Level } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { actionWord } from '../../shared/words.ts';

/** The usual name of a computer level, and how it plays. */
export interface LevelText {
  readonly level: Level;
  /** Its name in games without names of their own. */
  readonly name: string;
  /** A sentence about how it plays. `action` is the game's word for one step: "move", "action". */
  summary(action: string): string;
}

/** All levels, the weakest first. The sentences follow from the engine's settings of the levels. */
export const LEVELS: readonly LevelText[] = [
  {
    level: 1,
    name: 'Kitchen table',
    summary: (action) => `Looks only at its own ${action}, overlooks many, and likes variety.`,
  },
  {
    level: 2,
    name: 'School break',
    summary: () => 'Looks at your answer, too, but overlooks some.',
  },
  {
    level: 3,
    name: 'Park bench',
    summary: () => 'Looks at your answer, and follows captures to their end.',
  },
  {
    level: 4,
    name: 'Coffee house',
    summary: (action) => `Looks three ${action}s ahead, counting yours, and overlooks one in ten.`,
  },
  {
    level: 5,
    name: 'Club evening',
    summary: (action) => `Looks four ${action}s ahead, counting yours, and seldom overlooks one.`,
  },
  {
    level: 6,
    name: 'Weekend open',
    summary: (action) => `Looks five ${action}s ahead, counting yours, and hardly ever overlooks one.`,
  },
  {
    level: 7,
    name: 'County final',
    summary: (action) => `Looks up to seven ${action}s ahead, counting yours, without blind spots.`,
  },
  {
    level: 8,
    name: 'National final',
    summary: (action) => `Looks up to nine ${action}s ahead, counting yours, and is hardly ever careless.`,
  },
  {
    level: 9,
    name: 'Grand final',
    summary: () => 'Weighs tens of thousands of positions, and plays the best it finds.',
  },
  {
    level: 10,
    name: 'Title match',
    summary: (action) => `Plays as well as it can, with a second per ${action}.`,
  },
];

/** The texts about a level in a game. */
export interface LevelWords {
  readonly name: string;
  readonly summary: string;
  /** Its strength, in games in which it has been measured. */
  readonly strength: string | undefined;
}

/** The texts about a level in a game. If the game is not known: the usual name, and no strength. */
export function levelText(level: Level, variant: Pick<AnyVariant, 'presentation' | 'levels'> | undefined): LevelWords {
  const { name, summary } = LEVELS[level - 1]!;
  const { names, strengths } = variant?.levels ?? {};
  return { name: names?.[level] ?? name, summary: summary(actionWord(variant)), strength: strengths?.[level] };
}
