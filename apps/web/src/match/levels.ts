import type { Level } from '@kickmate/engine';

/** What a computer level is called and what to expect of it. */
export interface LevelText {
  readonly level: Level;
  readonly name: string;
  readonly summary: string;
}

/** All levels, the weakest first. What is said of them follows from the engine's settings of the levels. */
export const LEVELS: readonly LevelText[] = [
  { level: 1, name: 'Kickabout', summary: 'Looks at its own action alone, overlooks many, and likes variety.' },
  { level: 2, name: 'School yard', summary: 'Thinks of your answer, too, unless it overlooks it.' },
  { level: 3, name: 'Sunday side', summary: 'Thinks of your answer, and follows exchanges further.' },
  { level: 4, name: 'Village club', summary: 'Looks three actions ahead, and overlooks one in ten.' },
  { level: 5, name: 'District league', summary: 'Looks four actions ahead, and seldom overlooks one.' },
  { level: 6, name: 'County side', summary: 'Looks five actions ahead, and hardly ever overlooks one.' },
  { level: 7, name: 'Third division', summary: 'Looks up to seven actions ahead, without blind spots.' },
  { level: 8, name: 'Second division', summary: 'Looks up to nine actions ahead, and is hardly ever careless.' },
  { level: 9, name: 'First division', summary: 'Weighs tens of thousands of positions, and plays the best it finds.' },
  { level: 10, name: 'World cup', summary: 'Everything the computer has got, for a second an action.' },
];

/** A level's name and words. */
export const levelText = (level: Level): LevelText => LEVELS[level - 1]!;
