import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  title: 'People you know',
  /** A player who is connected. */
  here: 'here now',
  isHere: 'Here now.',
  /** The player's finished games against somebody. */
  score: (won: number, drawn: number, lost: number) =>
    EN.list([`${won} won`, ...(drawn > 0 ? [`${drawn} drawn`] : []), `${lost} lost`]),
  against: (score: string) => `Your games against each other: ${score}.`,
  none: 'You have not finished a game against each other yet.',
  showAll: 'Show all',
  follow: 'Follow',
  unfollow: 'Stop following',
  followed: (name: string) => `You follow ${name}. The lobby shows whether ${name} is here.`,
  unfollowed: (name: string) => `You do not follow ${name} any more.`,
  challenge: 'Challenge',
  challengeOne: (name: string) => `Challenge ${name}`,
  /** The way back from a challenge of one player. */
  toAll: 'Look for anybody instead',
};

/** The texts about the people whom a player knows. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
