import { EN, messages } from '@kickmate/language';

const days = (count: number) => `${EN.number(count, { maximumFractionDigits: 1 })} ${count === 1 ? 'day' : 'days'}`;

const ENGLISH = {
  title: 'Holiday',
  help: (notice: number, most: number) =>
    `While you are on holiday, your time for a turn stands still in all games by correspondence, also in tournaments. Your opponents see it. Announce it at least ${notice} hours before; a quarter of the year has ${days(most)}.`,
  from: 'Begins',
  length: 'Length',
  days,
  /** The days that are left in this quarter of the year and in the next one, which begins on a day. */
  left: (now: number, day: string, next: number) => `Left: ${days(now)} until ${day}, then ${days(next)}.`,
  announce: 'Announce the holiday',
  announced: 'It is announced. Until it begins, your time runs on.',
  end: 'End the holiday now',
  ended: 'The holiday is over: your time runs again.',
  callOff: 'Call the holiday off',
  calledOff: 'It is called off.',
  youAre: (until: string) => `You are on holiday until ${until}.`,
  youWillBe: (from: string, until: string) => `Your holiday is from ${from} until ${until}.`,
  is: (name: string, until: string) => `${name} is on holiday until ${until}.`,
  willBe: (name: string, from: string, until: string) => `${name} will be on holiday from ${from} until ${until}.`,
};

/** The texts of holidays. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
