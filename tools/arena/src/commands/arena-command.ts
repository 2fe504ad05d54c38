import { defineCommand } from '@kickmate/command';
import { gauntletCommand } from './gauntlet-command.ts';
import { kickOffsCommand } from './kick-offs-command.ts';
import { ladderCommand } from './ladder-command.ts';
import { matchCommand } from './match-command.ts';
import { techniquesCommand } from './techniques-command.ts';
import { treeCommand } from './tree-command.ts';

const MANUAL = `Engine against engine. All luck is seeded: the same command gives the same result (unless a limit is in milliseconds).

  npm run arena -- match level:10,ms=100 vs greedy --matches 50 --goals 5
  npm run arena -- match ms:100 vs uci:/usr/games/stockfish,nodes=2000 --variant chess --matches 100
  npm run arena -- ladder 1-10 --with ms=100 --least 65
  npm run arena -- techniques nodes:60000 --variant chess --adjudge --series 400
  npm run arena -- kick-offs --variant chess-eleven --file free.fen
  npm run arena -- tree matches.pgn --file tree.txt
  npm run gauntlet

Tuning of evaluation weights: npm run tune -- --help`;

/** The command `arena` with all its commands. */
export const arenaCommand = defineCommand({
  meta: { name: 'npm run arena --', description: MANUAL },
  subCommands: {
    match: matchCommand,
    ladder: ladderCommand,
    techniques: techniquesCommand,
    gauntlet: gauntletCommand,
    'kick-offs': kickOffsCommand,
    tree: treeCommand,
  },
});
