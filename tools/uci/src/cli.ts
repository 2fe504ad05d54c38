#!/usr/bin/env node
import { entries } from '@kickmate/catalogue';
import { defineCommand, drained, readLines, runTool } from '@kickmate/command';
import { connectEngine, MAX_LEVEL } from '@kickmate/engine';
import { nodePort } from '@kickmate/engine/node';
import { MAX_SKILL } from './options.ts';
import { Session } from './session.ts';

const MANUAL = `The engine on a terminal, or for another program: UCI, for every variant; chess if nothing else is said.

  uci                              who we are, and the options
  setoption name <n> value <v>     of these:
     UCI_Variant                   ${entries.map(({ id }) => id).join(', ')} (standard is chess)
     UCI_Chess960                  chess is chess960; castling is then the king to its rook (e1h1)
     Backend                       wasm, js, rules
     Hash (MiB: a power of two), Clear Hash, MultiPV (lines), Move Overhead (ms that each move costs beside the search)
     Adaptive Time                 whether a move's share of the clock becomes more or less by what the search finds
     Level                         1-${MAX_LEVEL}, as in the app, with the nodes and seconds that it has there, whatever go
                                   allows beyond them; 0: full strength
     Skill Level                   0-${MAX_SKILL}, ${MAX_SKILL} is full strength: two steps to a level
     UCI_LimitStrength, UCI_Elo    the level with the nearest label; of several that are asked for the weakest plays
     Seed                          the luck of levels and book
     OwnBook                       plays from the opening book; not when analysing (UCI_AnalyseMode, infinite, ponder, mate)
     Use <technique>               switches a technique of the search off; uci lists those of the variant that is set
     Evaluate <part>               leaves a part of the evaluation out; uci lists those of the variant that is set
     Threads (1) and Ponder        are there because programs ask for them
  isready                          readyok, when the engine is loaded
  ucinewgame                       forgets what it learnt
  position startpos [moves ...]    the variant's first start; moves in coordinates, with outcomes (a8a4@e5)
  position fen <position> [moves ...]
                                   White space of any kind parts its fields; counters that are missing are 0 1.
                                   After a position that is refused there is none, until another, ucinewgame or
                                   another variant: go answers bestmove (none); go perft, eval and d say so
  go depth <n> nodes <n> movetime <ms>      each may be left out; without any limit it runs until stopped
                                   info depth .. seldepth .. multipv .. score cp|mate .. nodes .. nps .. hashfull .. time .. pv ..
                                   bestmove <move> [ponder <move>]; (none) if the round is over, or without a position;
                                   mate counts full moves
                                   What is wrong in a go is complained of by info string, and the rest is searched:
                                   unknown words are passed over, numbers held to what is allowed, of two the last
                                   counts, what has no number does not. Where nothing is left that ends the search,
                                   it is a quick bestmove
     mate <n>                      ends when a win in n moves is found, or when it is certain that there is none
     wtime <ms> btime <ms> winc <ms> binc <ms> movestogo <n>
                                   shares the time out, and never takes more than is there
     searchmoves <move> ...        searches nothing else; what cannot be played is passed over, and if none is left, all
                                   moves are searched
     infinite                      its bestmove waits for stop
     ponder                        searches without limits until ponderhit, then with them; or until stop
  go perft <n>                     leaves under each first successor
  bench [depth]                    searches fixed positions; without a depth, and with nothing switched off, the nodes
                                   are the signature of the variant's play, that of npm run bench -- --signature
  eval                             what the position is worth at a glance, and how much less without each part
  d                                shows the position
  stop                             ends the search: its bestmove follows; ends a perft or a bench
  debug, register                  are read, and change nothing
  quit                             the same as stop, and the program ends. The end of the input lets what runs finish, but
                                   for a search without limits, which it stops

Lines are carried out in order, so a whole script may be piped in. A wrong line is answered by "info string ...", and
so is what is taken otherwise than it says.

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
      await session.run(lines());
      await drained();
      // The input may still be open after `quit`, which would keep us alive.
      process.exit();
    },
  }),
);

/** The lines of standard input; one that is too long is complained about and left out. */
async function* lines(): AsyncGenerator<string> {
  for await (const line of readLines(process.stdin)) {
    if (line.ok) yield line.value;
    else process.stdout.write(`info string ${line.error}\n`);
  }
}
