import { type Side, sideName } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';
import { computerLevel, computerSides, onlyPerson, type Seats } from '@kickmate/play';
import { levelText } from './begin/levels.ts';

/** The name of a side's player: "You", "Computer", or the side's name if nobody or two people play. */
export function playerName(seats: Seats, side: Side): string {
  if (onlyPerson(seats) === undefined) return sideName(side);
  return computerSides(seats).includes(side) ? 'Computer' : 'You';
}

/** The player's name in a sentence: "you", "the computer", "White". */
export function subject(seats: Seats, side: Side): string {
  const name = playerName(seats, side);
  return name === 'You' ? 'you' : name === 'Computer' ? 'the computer' : name;
}

/** A player with a regular verb: "you win", "the computer wins", "White wins". */
export const does = (seats: Seats, side: Side, verb: string): string => {
  const who = subject(seats, side);
  return `${who} ${verb}${who === 'you' ? '' : 's'}`;
};

/** The text with a capital first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The computer's level in words, or an empty text if the computer does not play the side: "Level 3, Sunday side". */
export function levelWords(seats: Seats, side: Side, variant: AnyVariant | undefined): string | undefined {
  const level = computerLevel(seats, side);
  return level && `Level ${level}, ${levelText(level, variant).name}`;
}

/** More about a side's player: the computer's level, or the name of the person's side. */
export function playerDetail(seats: Seats, side: Side, variant: AnyVariant | undefined): string | undefined {
  if (computerSides(seats).includes(side)) return levelWords(seats, side, variant);
  return onlyPerson(seats) === undefined ? undefined : sideName(side);
}

/** Both players in one line. */
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
