import { DE } from '@kickmate/language';

/** The texts of clocks and time controls in German. */
export const GERMAN = {
  paces: { bullet: 'Bullet', blitz: 'Blitz', rapid: 'Schnell', classical: 'Klassisch' },
  halves: (time: string) => `zwei Halbzeiten zu ${time}`,
  hours: (hours: number) => DE.plural(hours, { one: '# Stunde', other: '# Stunden' }),
  minutes: (minutes: number) => DE.plural(minutes, { one: '# Minute', other: '# Minuten' }),
  seconds: (seconds: number) => DE.plural(seconds, { one: '# Sekunde', other: '# Sekunden' }),
  clock: (time: string) => `Uhr: ${time}`,
  isLow: (seconds: number) => `Noch weniger als ${seconds} Sekunden`,
  half: { 1: '1. Hälfte', 2: '2. Hälfte' },
  halfLeft: (half: string, time: string) => `${half}: noch ${time}`,
  turn: (seconds: number) => `Zug ${seconds} s`,
  turnLeft: (side: string, time: string) => `Zug von ${side}: noch ${time}`,
  isTurnLow: (seconds: number) => `Noch weniger als ${seconds} Sekunden für den Zug`,
};
