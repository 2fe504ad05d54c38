import { DE } from '@kickmate/language';
import type { ClockTexts } from './texts.ts';

/** The texts of clocks and time controls in German. */
export const GERMAN: ClockTexts = {
  paces: { bullet: 'Bullet', blitz: 'Blitz', rapid: 'Schnell', classical: 'Klassisch' },
  halves: (time) => `zwei Halbzeiten zu ${time}`,
  hours: (hours) => DE.plural(hours, { one: '# Stunde', other: '# Stunden' }),
  minutes: (minutes) => DE.plural(minutes, { one: '# Minute', other: '# Minuten' }),
  seconds: (seconds) => DE.plural(seconds, { one: '# Sekunde', other: '# Sekunden' }),
  clock: (time) => `Uhr: ${time}`,
  isLow: (seconds) => `Noch weniger als ${seconds} Sekunden`,
  half: { 1: '1. Hälfte', 2: '2. Hälfte' },
  halfLeft: (half, time) => `${half}: noch ${time}`,
  turn: (seconds) => `Zug ${seconds} s`,
  turnLeft: (side, time) => `Zug von ${side}: noch ${time}`,
  isTurnLow: (seconds) => `Noch weniger als ${seconds} Sekunden für den Zug`,
};
