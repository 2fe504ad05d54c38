import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  /** A class of games by the time that a side has. */
  paces: { bullet: 'Bullet', blitz: 'Blitz', rapid: 'Rapid', classical: 'Classical' },
  /** The halves of a live match: "two halves of 5 minutes". */
  halves: (time: string) => `two halves of ${time}`,
  hours: (hours: number) => EN.plural(hours, { one: '# hour', other: '# hours' }),
  minutes: (minutes: number) => EN.plural(minutes, { one: '# minute', other: '# minutes' }),
  seconds: (seconds: number) => EN.plural(seconds, { one: '# second', other: '# seconds' }),
  clock: (time: string) => `Clock: ${time}`,
  isLow: (seconds: number) => `Less than ${seconds} seconds left`,
  half: { 1: '1st half', 2: '2nd half' },
  halfLeft: (half: string, time: string) => `${half}: ${time} left`,
  turn: (seconds: number) => `Turn ${seconds} s`,
  turnLeft: (side: string, time: string) => `${side}'s turn: ${time} left`,
  isTurnLow: (seconds: number) => `Less than ${seconds} seconds left for the turn`,
};

/** The texts of clocks and time controls. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
