#!/usr/bin/env node
import { entries } from '@kickmate/catalogue';
import { defineCommand, drained, readLines, runTool } from '@kickmate/command';
import { connectEngine } from '@kickmate/engine';
import { nodePort } from '@kickmate/engine/node';
import { Session } from './session.ts';

const MANUAL = `The engine on a terminal, or for another program: UCI, for every variant.

  uci                              who we are, and the options
  setoption name <n> value <v>     UCI_Variant (${entries.map(({ id }) => id).join(', ')}), Backend (wasm, js, rules),
                                   Level (1-10; 0: full strength), Hash (MiB), MultiPV (lines), Seed (a level's luck)
  isready                          readyok, when the engine is loaded
  ucinewgame                       forgets what it learnt
  position startpos [moves ...]    the variant's first start; moves in coordinates, with outcomes (a8a4@e5)
  position fen <position> [moves ...]
  go depth <n> nodes <n> movetime <ms>      each may be left out; without any limit it runs until stopped
                                   info depth .. seldepth .. multipv .. score cp|mate .. nodes .. nps .. hashfull .. time .. pv ..
                                   bestmove <action>   ((none) when the round is over); mate counts actions, both sides'
                                   A wrong go is complained of by info string, and answered by a quick bestmove
     wtime <ms> btime <ms> winc <ms> binc <ms> movestogo <n>
                                   takes a thirtieth of the clock (more if movestogo is less) and half the increment,
                                   never more than half of what is left
     infinite                      its bestmove waits for stop
  go perft <n>                     leaves under each first successor
  d                                shows the position
  stop                             ends the search: its bestmove follows; ends a perft
  quit                             the same, and the program ends. The end of the input lets what runs finish, but for a
                                   search without limits, which it stops

Lines are carried out in order, so a whole script may be piped in. A wrong line is answered by "info string ...".

Example:
  printf 'position startpos\\ngo depth 6\\n' | npm run --silent uci`;

await runTool(
  defineCommand({
    meta: { name: 'npm run --silent uci', description: MANUAL },
    async run() {
      const session = new Session({
        say: (line) => process.stdout.write(`${line}\n`),
        openEngine: (options) => connectEngine(() => nodePort(new URL('./engine.worker.ts', import.meta.url)), options),
      });
      await session.converse(readLines(process.stdin));
      await drained();
      // The input may still be open after `quit`, which would keep us alive.
      process.exit();
    },
  }),
);
