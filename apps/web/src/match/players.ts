import { type Side, sideName } from '@kickmate/board';
import { levelText } from './levels.ts';
import { computerSide, type Setup } from './opponent.ts';

/** Who plays a side: "You", "Computer", or the side's own name where two people play. */
export function playerName(setup: Setup, side: Side): string {
  if (setup.opponent.kind === 'person') return sideName(side);
  return side === computerSide(setup) ? 'Computer' : 'You';
}

/** The computer's level in words, or nothing where it does not play: "Level 3, Sunday side". */
export const levelWords = ({ opponent }: Setup): string | undefined =>
  opponent.kind === 'computer' ? `Level ${opponent.level}, ${levelText(opponent.level).name}` : undefined;

/** Who plays whom, in a line. */
export const playersText = (setup: Setup): string =>
  setup.opponent.kind === 'person'
    ? 'two people'
    : `you are ${sideName(setup.side)}, computer level ${setup.opponent.level}`;
