import type { MapFile, ShippedMap } from '@kickmate/game';
import { archers } from './archers.ts';
import { bait } from './bait.ts';
import { beast } from './beast.ts';
import { corner } from './corner.ts';
import { escort } from './escort.ts';
import { gang } from './gang.ts';
import { gauntlet } from './gauntlet.ts';
import { grove } from './grove.ts';
import { guardroom } from './guardroom.ts';
import { horsemen } from './horsemen.ts';
import { lock } from './lock.ts';
import { nightriders } from './nightriders.ts';
import { offer } from './offer.ts';
import { page } from './page.ts';
import { pair } from './pair.ts';
import { ransom } from './ransom.ts';
import { sidestep } from './sidestep.ts';
import { stairs } from './stairs.ts';

const inOrder: readonly (readonly [id: string, file: MapFile])[] = [
  ['corner', corner],
  ['bait', bait],
  ['sidestep', sidestep],
  ['horsemen', horsemen],
  ['stairs', stairs],
  ['nightriders', nightriders],
  ['archers', archers],
  ['gang', gang],
  ['grove', grove],
  ['pair', pair],
  ['beast', beast],
  ['offer', offer],
  ['lock', lock],
  ['guardroom', guardroom],
  ['page', page],
  ['ransom', ransom],
  ['escort', escort],
  ['gauntlet', gauntlet],
];

/** White wins each by force, in as many turns as it has and no fewer, and by one first move only; from the easiest on. */
export const PUZZLES: readonly ShippedMap[] = inOrder.map(([id, file], index) => ({ id, puzzle: index + 1, file }));
