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

/** All levels, the weakest first. The sentences follow from the engine's settings, and fit on one line of the form. */
export const LEVELS: readonly LevelText[] = [
  { level: 1, name: 'Kitchen table', summary: (action) => `Overlooks every second ${action}, even a winning one.` },
  { level: 2, name: 'School break', summary: () => 'Overlooks a lot, and often your answer.' },
  { level: 3, name: 'Park bench', summary: () => 'Thinks of your answer, but overlooks a lot.' },
  { level: 4, name: 'Coffee house', summary: (action) => `Looks a few ${action}s ahead, with many mistakes.` },
  { level: 5, name: 'Club evening', summary: () => 'Plays with a plan, and still makes mistakes.' },
  { level: 6, name: 'Weekend open', summary: () => 'Plays well, with a mistake now and then.' },
  { level: 7, name: 'County final', summary: (action) => `Looks many ${action}s ahead. Wait for its mistakes.` },
  { level: 8, name: 'National final', summary: () => 'Plays strongly, and makes few mistakes.' },
  { level: 9, name: 'Grand final', summary: () => 'Hardly ever makes a mistake.' },
  { level: 10, name: 'Title match', summary: (action) => `Plays as well as it can, with a second per ${action}.` },
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
