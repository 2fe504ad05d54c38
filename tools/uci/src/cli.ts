#!/usr/bin/env node
import { entries } from '@kickmate/catalogue';
import { defineCommand, drained, readLines, runTool } from '@kickmate/command';
import { connectEngine, MAX_LEVEL } from '@kickmate/engine';
import { nodePort } from '@kickmate/engine/node';
import { Session } from './session.ts';
import { MAX_SKILL } from './strength.ts';

const MANUAL = `The engine on a terminal, or for another program: UCI, for every variant; chess if nothing else is said.

  uci                              who we are, and the options
  setoption name <n> value <v>     of these:
     UCI_Variant                   ${entries.map(({ id }) => id).join(', ')} (standard is chess)
     UCI_Chess960                  chess is chess960; castling is then the king to its rook (e1h1)
     Backend                       wasm, js, rules
     Hash (MiB), Clear Hash, MultiPV (lines), Move Overhead (ms that each move costs beside the search)
     Level                         1-${MAX_LEVEL}, as in the app; 0: full strength
     Skill Level                   0-${MAX_SKILL}, ${MAX_SKILL} is full strength: two steps to a level
     UCI_LimitStrength, UCI_Elo    the level with the nearest label; of several that are asked for the weakest plays
     Seed                          the luck of levels and book
     OwnBook                       plays from the opening book; not when analysing (UCI_AnalyseMode, infinite, ponder, mate)
     Use <technique>               switches a technique of the search off; uci lists them
     Threads (1) and Ponder        are there because programs ask for them
  isready                          readyok, when the engine is loaded
  ucinewgame                       forgets what it learnt
  position startpos [moves ...]    the variant's first start; moves in coordinates, with outcomes (a8a4@e5)
  position fen <position> [moves ...]
  go depth <n> nodes <n> movetime <ms>      each may be left out; without any limit it runs until stopped
                                   info depth .. seldepth .. multipv .. score cp|mate .. nodes .. nps .. hashfull .. time .. pv ..
                                   bestmove <move> [ponder <move>]   ((none) when the round is over); mate counts full moves
                                   A wrong go is complained of by info string, and answered by a quick bestmove
     mate <n>                      ends when a win in n moves is found, and not otherwise
     wtime <ms> btime <ms> winc <ms> binc <ms> movestogo <n>
                                   shares the time out, and never takes more than is there
     searchmoves <move> ...        searches nothing else
     infinite                      its bestmove waits for stop
     ponder                        searches without limits until ponderhit, then with them; or until stop
  go perft <n>                     leaves under each first successor
  bench [depth]                    searches fixed positions; the nodes are the signature of this engine's play
  eval                             what the position is worth at a glance
  d                                shows the position
  stop                             ends the search: its bestmove follows; ends a perft or a bench
  debug, register                  are read, and change nothing
  quit                             the same as stop, and the program ends. The end of the input lets what runs finish, but
                                   for a search without limits, which it stops

Lines are carried out in order, so a whole script may be piped in. A wrong line is answered by "info string ...".

Example:
  printf 'position startpos\\ngo depth 12\\n' | npm run --silent uci`;

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
