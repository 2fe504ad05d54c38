import type { Level } from '@kickmate/engine';

/** What a computer level is called and what to expect of it. */
export interface LevelText {
  readonly level: Level;
  readonly name: string;
  readonly summary: string;
}

/** All levels, the weakest first. */
export const LEVELS: readonly LevelText[] = [
  { level: 1, name: 'Kickabout', summary: 'Just learning. Sees its own kicks, overlooks most of yours.' },
  { level: 2, name: 'School yard', summary: 'Knows the rules well, and still lets chances go by.' },
  { level: 3, name: 'Sunday side', summary: 'Plays for fun; stops the plainest threats.' },
  { level: 4, name: 'Village club', summary: 'Guards its goal, and punishes what is left hanging.' },
  { level: 5, name: 'District league', summary: 'Plans a move ahead and rarely gives a goal away.' },
  { level: 6, name: 'County side', summary: 'Sets up kicks and sees yours coming.' },
  { level: 7, name: 'Third division', summary: 'Solid. You will need a plan of your own.' },
  { level: 8, name: 'Second division', summary: 'Calculates well; small mistakes cost goals.' },
  { level: 9, name: 'First division', summary: 'Hardly ever wrong.' },
  { level: 10, name: 'World cup', summary: 'Everything the computer has got.' },
];

/** A level's name and words. */
export const levelText = (level: Level): LevelText => LEVELS[level - 1]!;
