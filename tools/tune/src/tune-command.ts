import { defineCommand } from '@kickmate/command';
import { dataCommand } from './data-command.ts';
import { spsaCommand } from './spsa-command.ts';
import { texelCommand } from './texel-command.ts';

const MANUAL = `Finds weights for a kernel's classical evaluation: from games (data, then texel), or by playing (spsa), which also
finds constants for its search.

  npm run tune -- data --variant chess --games 20000 --file games.txt --workers 2
  npm run tune -- texel --variant chess --data games.txt --weights tuned.json
  npm run tune -- spsa --file weights.json --pairs 20000
  npm run arena -- match nodes:5000,weights=tuned.json vs nodes:5000,evaluation=classical --variant chess --matches 400

All luck is seeded: the same command gives the same weights. A command that was interrupted continues from its file.`;

/** The command `tune` with all its commands. */
export const tuneCommand = defineCommand({
  meta: { name: 'npm run tune --', description: MANUAL },
  subCommands: { data: dataCommand, texel: texelCommand, spsa: spsaCommand },
});
