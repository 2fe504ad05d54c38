import { defineCommand } from '@kickmate/command';
import { dataCommand } from './data-command.ts';
import { kickOffsCommand } from './kick-offs-command.ts';
import { ladderCommand } from './ladder-command.ts';
import { matchCommand } from './match-command.ts';
import { texelCommand } from './texel-command.ts';
import { tuneCommand } from './tune-command.ts';

const MANUAL = `Engine against engine. All luck is seeded, so a result can be had again (but for limits in milliseconds).

  npm run arena -- match level:10,ms=100 vs greedy --matches 50 --goals 5
  npm run arena -- match ms:100 vs uci:/usr/games/stockfish,nodes=2000 --variant chess --matches 100
  npm run arena -- ladder 1-10 --with ms=100 --least 65
  npm run arena -- tune --file weights.json
  npm run arena -- data --variant chess --file games.txt
  npm run arena -- texel --variant chess --data games.txt --weights tuned.json
  npm run arena -- kick-offs --variant chess-eleven --file free.fen`;

/** The whole tool. */
export const arenaCommand = defineCommand({
  meta: { name: 'npm run arena --', description: MANUAL },
  subCommands: {
    match: matchCommand,
    ladder: ladderCommand,
    tune: tuneCommand,
    data: dataCommand,
    texel: texelCommand,
    'kick-offs': kickOffsCommand,
  },
});
