import { type Side, sideName } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';
import { computerLevel, computerSides, onlyPerson, type Seats } from '@kickmate/play';
import { levelText } from './levels.ts';
import { texts } from './player-texts.ts';

/** A player as sentences name one: the only person, the computer against that person, or else a side. */
export type Player = 'you' | 'computer' | Side;

/** The player of a side. */
export function playerOf(seats: Seats, side: Side): Player {
  if (onlyPerson(seats) === undefined) return side;
  return computerSides(seats).includes(side) ? 'computer' : 'you';
}

const isSide = (player: Player): player is Side => player === 'w' || player === 'b';

/** The name of a side's player: "You", "Computer", or the side's name if nobody or two people play. */
export function playerName(seats: Seats, side: Side): string {
  const player = playerOf(seats, side);
  return isSide(player) ? sideName(player) : texts.name[player];
}

/** A player as the subject of a sentence: "you", "the computer", "White". */
export const subject = (player: Player): string => (isSide(player) ? sideName(player) : texts.subject[player]);

/** The text with a capital first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The computer's level in words; `undefined` if the computer does not play the side: "Level 3, Sunday side". */
function levelWords(seats: Seats, side: Side, variant: AnyVariant | undefined): string | undefined {
  const level = computerLevel(seats, side);
  return level && texts.level(level, levelText(level, variant).name);
}

/** More about a side's player: the computer's level, or the name of the person's side. */
export function playerDetail(seats: Seats, side: Side, variant: AnyVariant | undefined): string | undefined {
  if (computerSides(seats).includes(side)) return levelWords(seats, side, variant);
  return onlyPerson(seats) === undefined ? undefined : sideName(side);
}

/** Both players in one line. */
export function playersText(seats: Seats): string {
  const [white, black] = [computerLevel(seats, 'w'), computerLevel(seats, 'b')];
  const { youAre, people, self, computers } = texts.players;
  const person = onlyPerson(seats);
  if (person) return youAre(sideName(person), (white ?? black)!);
  if (white === undefined || black === undefined) return people;
  return white === black ? self(white) : computers(white, black);
}

/** The side of this device's person, which is shown at the bottom: White where two people play, or none does. */
export const ownSide = (seats: Seats): Side => onlyPerson(seats) ?? 'w';
