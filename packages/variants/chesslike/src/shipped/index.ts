import type { ShippedMap } from '@kickmate/game';
import { arena } from './arena.ts';
import { beasts } from './beasts.ts';
import { catacombs } from './catacombs.ts';
import { garden } from './garden.ts';
import { keep } from './keep.ts';
import { menagerie } from './menagerie.ts';
import { parlour } from './parlour.ts';
import { PUZZLES } from './puzzles/index.ts';
import { steppe } from './steppe.ts';
import { world } from './world.ts';

/** All maps that come with the game, the one that it is played on where nobody says anything first, the puzzles last. */
export const SHIPPED: readonly ShippedMap[] = [
  { id: 'arena', file: arena },
  { id: 'garden', file: garden },
  { id: 'keep', file: keep },
  { id: 'beasts', file: beasts },
  { id: 'parlour', file: parlour },
  { id: 'catacombs', file: catacombs },
  { id: 'menagerie', file: menagerie },
  { id: 'steppe', file: steppe },
  { id: 'world', file: world },
  ...PUZZLES,
];
