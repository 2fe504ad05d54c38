import type { Level } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { type ActionWord, actionWord } from '../../shared/words.ts';

/** The names of a computer level, and how it plays. */
export interface LevelText {
  readonly level: Level;
  /** Its name in games with a ball: where a team of that strength plays. */
  readonly ballName: string;
  /** Its name in games without a ball. */
  readonly plainName: string;
  /** A sentence about how it plays. `action` is the game's word for one step: "move", "action". */
  summary(action: ActionWord): string;
}

/** All levels, the weakest first. The sentences follow from the engine's settings of the levels. */
export const LEVELS: readonly LevelText[] = [
  {
    level: 1,
    ballName: 'Kickabout',
    plainName: 'Kitchen table',
    summary: (action) => `Looks at its own ${action} alone, overlooks many, and likes variety.`,
  },
  {
    level: 2,
    ballName: 'School yard',
    plainName: 'School break',
    summary: () => 'Thinks of your answer, too, unless it overlooks it.',
  },
  {
    level: 3,
    ballName: 'Sunday side',
    plainName: 'Park bench',
    summary: () => 'Thinks of your answer, and follows what is urgent further.',
  },
  {
    level: 4,
    ballName: 'Village club',
    plainName: 'Coffee house',
    summary: (action) => `Looks three ${action}s ahead, yours counted, and overlooks one in ten.`,
  },
  {
    level: 5,
    ballName: 'District league',
    plainName: 'Club evening',
    summary: (action) => `Looks four ${action}s ahead, yours counted, and seldom overlooks one.`,
  },
  {
    level: 6,
    ballName: 'County side',
    plainName: 'Weekend open',
    summary: (action) => `Looks five ${action}s ahead, yours counted, and hardly ever overlooks one.`,
  },
  {
    level: 7,
    ballName: 'Third division',
    plainName: 'County final',
    summary: (action) => `Looks up to seven ${action}s ahead, yours counted, without blind spots.`,
  },
  {
    level: 8,
    ballName: 'Second division',
    plainName: 'National final',
    summary: (action) => `Looks up to nine ${action}s ahead, yours counted, and is hardly ever careless.`,
  },
  {
    level: 9,
    ballName: 'First division',
    plainName: 'Grand final',
    summary: () => 'Weighs tens of thousands of positions, and plays the best it finds.',
  },
  {
    level: 10,
    ballName: 'World cup',
    plainName: 'Title match',
    summary: (action) => `Everything the computer has got, for a second per ${action}.`,
  },
];

/** The texts about a level in a game. */
export interface LevelWords {
  readonly name: string;
  readonly summary: string;
  /** Its strength, in games in which it has been measured. */
  readonly strength: string | undefined;
}

/** The texts about a level in a game. If the game is not known: its name without a ball. */
export function levelText(level: Level, variant: Pick<AnyVariant, 'ball' | 'levels'> | undefined): LevelWords {
  const { ballName, plainName, summary } = LEVELS[level - 1]!;
  const { names, strengths } = variant?.levels ?? {};
  const name = names?.[level] ?? (variant?.ball ? ballName : plainName);
  return { name, summary: summary(actionWord(variant)), strength: strengths?.[level] };
}
