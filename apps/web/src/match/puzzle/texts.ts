import { EN, messages } from '@kickmate/language';

const moves = (count: number): string => EN.plural(count, { one: '# move', other: '# moves' });

const ENGLISH = {
  title: (number: number, count: number, name: string) => `Puzzle ${number} of ${count} · ${name}`,
  puzzle: 'Puzzle',
  map: 'Map',
  solved: (count: number) => `Solved in ${moves(count)}!`,
  left: (count: number) => `${moves(count)} left.`,
  best: (count: number) => `Best so far: ${moves(count)}.`,
  again: 'Start again',
  packMap: (number: number, count: number, pack: string) => `Map ${number} of ${count} of the pack “${pack}”`,
  nextMap: (name: string) => `Next map: ${name}`,
};

/** The texts of a match on a map that sets a task, or belongs to a pack. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
