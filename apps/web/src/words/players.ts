import { type Side, sideName } from '@kickmate/board';
import type { Level } from '@kickmate/engine/client';
import { computerLevel, onlyPersonSide, type Seats } from '@kickmate/play';
import { opponentName, opponentWords } from '../opponents/opponents.ts';
import { texts } from './player-texts.ts';

/** A player as sentences name one: the only person, the computer's level against that person, or else a side. */
export type Player = 'you' | Level | Side;

/** The player of a side. */
export function playerOf(seats: Seats, side: Side): Player {
  if (onlyPersonSide(seats) === undefined) return side;
  return computerLevel(seats, side) ?? 'you';
}

/** A player as the subject of a sentence: "you", "Amara", "White". */
export function subject(player: Player): string {
  if (player === 'you') return texts.you;
  return typeof player === 'number' ? opponentName(player) : sideName(player);
}

/** The name of a side's player: "You", the opponent's name, or the side's name if nobody or two people play. */
export const playerName = (seats: Seats, side: Side): string => capital(subject(playerOf(seats, side)));

/** The text with a capital first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** More about a side's player: the computer's level, with its name where nobody plays; or the name of the person's side. */
export function playerDetail(seats: Seats, side: Side): string | undefined {
  const level = computerLevel(seats, side);
  const isPlayed = onlyPersonSide(seats) !== undefined;
  if (level !== undefined) return isPlayed ? texts.level(level) : opponentWords(level);
  return isPlayed ? sideName(side) : undefined;
}

/** Both players in one line. */
export function playersText(seats: Seats): string {
  const [white, black] = [computerLevel(seats, 'w'), computerLevel(seats, 'b')];
  const { youAre, people, self, computers } = texts.players;
  const person = onlyPersonSide(seats);
  if (person) return youAre(sideName(person), opponentWords((white ?? black)!));
  if (white === undefined || black === undefined) return people;
  return white === black ? self(opponentWords(white)) : computers(opponentWords(white), opponentWords(black));
}

/** The side of this device's person, which is shown at the bottom: White where two people play, or none does. */
export const bottomSideOf = (seats: Seats): Side => onlyPersonSide(seats) ?? 'w';
