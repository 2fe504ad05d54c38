import { type Side, sideName } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';
import { levelText } from './begin/levels.ts';
import { computerLevel, computerSides, type Setup } from './opponent.ts';

/** Who plays a side: "You", "Computer", or the side's own name where nobody or two people play. */
export function playerName(setup: Setup, side: Side): string {
  if (setup.opponent.kind !== 'computer') return sideName(side);
  return computerSides(setup).includes(side) ? 'Computer' : 'You';
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

/** The level of the computer as a side in words, or nothing where it does not play: "Level 3, Sunday side". */
export function levelWords(setup: Setup, side: Side, variant: AnyVariant | undefined): string | undefined {
  const level = computerLevel(setup, side);
  return level && `Level ${level}, ${levelText(level, variant).name}`;
}

/** What else is to be said of who plays a side: the computer's level, the own side's name. */
export function playerDetail(setup: Setup, side: Side, variant: AnyVariant | undefined): string | undefined {
  if (computerSides(setup).includes(side)) return levelWords(setup, side, variant);
  return setup.opponent.kind === 'computer' ? sideName(side) : undefined;
}

/** Who plays whom, in a line. */
export function playersText(setup: Setup): string {
  const { opponent, side } = setup;
  switch (opponent.kind) {
    case 'person':
      return 'two people';
    case 'computer':
      return `you are ${sideName(side)}, computer level ${opponent.level}`;
    case 'nobody': {
      const [white, black] = [computerLevel(setup, 'w'), computerLevel(setup, 'b')];
      return white === black
        ? `computer level ${white} plays itself`
        : `computer level ${white} plays computer level ${black}`;
    }
  }
}
