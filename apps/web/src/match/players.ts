import { type Side, sideName } from '@kickmate/board';
import { levelText } from './levels.ts';
import { computerSide, type Setup } from './opponent.ts';

/** Who plays a side: "You", "Computer", or the side's own name where two people play. */
export function playerName(setup: Setup, side: Side): string {
  if (setup.opponent.kind === 'person') return sideName(side);
  return side === computerSide(setup) ? 'Computer' : 'You';
}

/** The same in a sentence: "you", "the computer", "White". */
export function subject(setup: Setup, side: Side): string {
  const name = playerName(setup, side);
  return name === 'You' ? 'you' : name === 'Computer' ? 'the computer' : name;
}

/** Who does something: "you win", "the computer wins", "White wins". The verb is a regular one. */
export const does = (setup: Setup, side: Side, verb: string): string => {
  const who = subject(setup, side);
  return `${who} ${verb}${who === 'you' ? '' : 's'}`;
};

/** With a capital letter, as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The computer's level in words, or nothing where it does not play: "Level 3, Sunday side". */
export const levelWords = ({ opponent }: Setup): string | undefined =>
  opponent.kind === 'computer' ? `Level ${opponent.level}, ${levelText(opponent.level).name}` : undefined;

/** Who plays whom, in a line. */
export const playersText = (setup: Setup): string =>
  setup.opponent.kind === 'person'
    ? 'two people'
    : `you are ${sideName(setup.side)}, computer level ${setup.opponent.level}`;
