import { DE } from '@kickmate/language';
import type { MapTexts } from './texts.ts';

const moves = (count: number): string => DE.plural(count, { one: '# Zug', other: '# Züge' });

/** The texts of a match on a map in German. */
export const GERMAN: MapTexts = {
  title: (number, count, name) => `Rätsel ${number} von ${count} · ${name}`,
  puzzle: 'Rätsel',
  map: 'Karte',
  solved: (count) => `Gelöst in ${DE.plural(count, { one: '# Zug', other: '# Zügen' })}!`,
  left: (count) => `Noch ${moves(count)}.`,
  best: (count) => `Bisher am besten: ${moves(count)}.`,
  again: 'Von vorn',
  packMap: (number, count, pack) => `Karte ${number} von ${count} der Sammlung „${pack}“`,
  nextMap: (name) => `Nächste Karte: ${name}`,
};
