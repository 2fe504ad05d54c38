import { type Side, sideName } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';
import { computerLevel, computerSides, onlyPerson, type Seats } from '@kickmate/play';
import { levelText } from './begin/levels.ts';

/** Who plays a side: "You", "Computer", or the side's own name where nobody or two people play. */
export function playerName(seats: Seats, side: Side): string {
  if (onlyPerson(seats) === undefined) return sideName(side);
  return computerSides(seats).includes(side) ? 'Computer' : 'You';
}

/** The same in a sentence: "you", "the computer", "White". */
export function subject(seats: Seats, side: Side): string {
  const name = playerName(seats, side);
  return name === 'You' ? 'you' : name === 'Computer' ? 'the computer' : name;
}

/** Who does something: "you win", "the computer wins", "White wins". The verb is a regular one. */
export const does = (seats: Seats, side: Side, verb: string): string => {
  const who = subject(seats, side);
  return `${who} ${verb}${who === 'you' ? '' : 's'}`;
};

/** With a capital letter, as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The level of the computer as a side in words, or nothing where it does not play: "Level 3, Sunday side". */
export function levelWords(seats: Seats, side: Side, variant: AnyVariant | undefined): string | undefined {
  const level = computerLevel(seats, side);
  return level && `Level ${level}, ${levelText(level, variant).name}`;
}

/** What else is to be said of who plays a side: the computer's level, the own side's name. */
export function playerDetail(seats: Seats, side: Side, variant: AnyVariant | undefined): string | undefined {
  if (computerSides(seats).includes(side)) return levelWords(seats, side, variant);
  return onlyPerson(seats) === undefined ? undefined : sideName(side);
}

/** Who plays whom, in a line. */
export function playersText(seats: Seats): string {
  const [white, black] = [computerLevel(seats, 'w'), computerLevel(seats, 'b')];
  const person = onlyPerson(seats);
  if (person) return `you are ${sideName(person)}, computer level ${white ?? black}`;
  if (white === undefined) return 'two people';
  return white === black
    ? `computer level ${white} plays itself`
    : `computer level ${white} plays computer level ${black}`;
}

/** The side of this device's person, which is shown at the bottom: White where two people play, or none does. */
export const ownSide = (seats: Seats): Side => onlyPerson(seats) ?? 'w';
