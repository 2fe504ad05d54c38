import { DE } from '@kickmate/language';

const moves = (count: number): string => DE.plural(count, { one: '# Zug', other: '# Züge' });

/** The texts of a match on a map in German. */
export const GERMAN = {
  title: (number: number, count: number, name: string) => `Rätsel ${number} von ${count} · ${name}`,
  puzzle: 'Rätsel',
  map: 'Karte',
  solved: (count: number) => `Gelöst in ${DE.plural(count, { one: '# Zug', other: '# Zügen' })}!`,
  left: (count: number) => `Noch ${moves(count)}.`,
  best: (count: number) => `Bisher am besten: ${moves(count)}.`,
  again: 'Von vorn',
  packMap: (number: number, count: number, pack: string) => `Karte ${number} von ${count} der Sammlung „${pack}“`,
  nextMap: (name: string) => `Nächste Karte: ${name}`,
};
