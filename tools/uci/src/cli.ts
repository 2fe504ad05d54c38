#!/usr/bin/env node
import { entries } from '@kickmate/catalogue';
import {
  addressOf,
  defineCommand,
  drained,
  isPath,
  readGame,
  readLines,
  runTool,
  VARIANT_OPTION,
} from '@kickmate/command';
import { connectEngine, MAX_LEVEL } from '@kickmate/engine';
import { nodePort } from '@kickmate/engine/node';
import { MAX_SKILL } from './options.ts';
import { Session } from './session.ts';

const MANUAL = `The engine on a terminal or for another program, by UCI. It plays every variant, chess by default.

  uci                              the program's name, and the options
  setoption name <n> value <v>     sets an option; a number out of range is cut to it:
     UCI_Variant                   ${entries.map(({ id }) => id).join(', ')}; standard is chess
     UCI_Chess960                  chess is chess960, and castling is written as the king to its rook (e1h1)
     Backend                       wasm, js, rules
     Evaluation                    network, classical. A variant without a network has the classical one, and an info string
                                   says so if the network was asked for
     Hash, Clear Hash              the hash table's MiB, a power of two; empties it
     MultiPV                       how many lines are reported
     Move Overhead                 milliseconds that each move costs beside the search
     Adaptive Time                 whether a move takes more or less than its share of the clock by what the search finds
     Level                         1-${MAX_LEVEL} as in the app, with its own limits of nodes and time; the limits of go can only
                                   make them smaller. 0: full strength
     Skill Level                   0-${MAX_SKILL}, two for each level; ${MAX_SKILL} is full strength
     UCI_LimitStrength, UCI_Elo    the level with the nearest label. If several options name a level, the weakest one plays
     Seed                          the seed of the choices of levels and of the book
     OwnBook                       plays from the opening book; not when analysing (UCI_AnalyseMode, infinite, ponder, mate)
     Use <technique>               whether the search uses a technique; uci lists those of the variant
     Evaluate <part>               whether a part of the classical evaluation counts; uci lists those of the variant. With a
                                   part off, the evaluation is the classical one
     Threads                       how many threads search at full strength; with several, results differ from run to run
     Ponder                        has no effect; programs expect it
  isready                          readyok, when the engine is loaded and its threads are started
  ucinewgame                       forgets everything learnt
  position startpos [moves ...]    the variant's first start. Moves are in coordinates, with outcomes of chance (a8a4@e5)
  position fen <position> [moves ...]
                                   White space of any kind may stand between the fields; missing counters are 0 1; a right
                                   to castle that nobody can have, and such an en passant square, are left out.
                                   After a position that is refused there is none, until another is set, ucinewgame or
                                   another variant: go answers bestmove (none), and go perft, eval and d say so
  go depth <n> nodes <n> movetime <ms>
                                   searches; each limit may be left out. Without any it runs until stop
                                   info depth .. seldepth .. multipv .. score cp|mate .. nodes .. nps .. hashfull .. time .. pv ..
                                   bestmove <move> [ponder <move>]; (none) if the round is over, or without a position.
                                   mate counts the winner's turns.
                                   An info string reports what is wrong in the line, and the rest is searched: unknown words
                                   and limits without a number are ignored, numbers out of range are cut to it, of two equal
                                   limits the last one counts. If no limit is left, the search is short
     mate <n>                      ends when a win in n turns is found, or when it is certain that there is none
     wtime <ms> btime <ms> winc <ms> binc <ms> movestogo <n>
                                   searches for a share of the side's clock, and never longer than is left on it
     searchmoves <move> ...        searches only these; illegal ones are ignored, and if none is left, all moves are searched
     infinite                      gives its bestmove only after stop
     ponder                        searches without limits until ponderhit, then with them; or until stop
  go perft <n>                     counts the leaves below each first successor; where the round is over there are none
  bench [depth]                    searches fixed positions. Without a depth and with nothing switched off, the nodes are
                                   the variant's signature, that of npm run bench -- --signature
  eval                             the classical evaluation, by how much it would be smaller without each part, and the network's;
                                   the last line names the one that searches use
  d                                shows the position
  stop                             ends a search, which answers with its bestmove; ends a perft or a bench
  debug, register                  have no effect
  quit                             the same as stop, and the program ends. The end of the input also ends it, but lets
                                   running commands finish, except a search without limits, which it stops

Lines are carried out in order, so a whole script can be piped in. Unknown words before a command are skipped. An info string reports what is wrong in a line, and what
is understood otherwise than it says.

Example:
  printf 'position startpos\\ngo depth 12\\n' | npm run --silent uci`;

await runTool(
  defineCommand({
    meta: { name: 'npm run --silent uci', description: MANUAL },
    args: {
      variant: {
        type: 'string',
        description: `the variant that is played first: ${VARIANT_OPTION.description}; or the folder of a game outside this repository, as in ../my-game, which UCI_Variant then has as well`,
      },
    },
    async run({ args }) {
      const first = args.variant === undefined ? undefined : await readGame(args.variant);
      const address = first && addressOf(first);
      const session = new Session({
        say: (line) => process.stdout.write(`${line}\n`),
        openEngine: (options) => connectEngine(() => nodePort(new URL('./engine.worker.ts', import.meta.url)), options),
        variant: address,
        outside: first && address !== undefined && isPath(address) ? { id: first.id, address } : undefined,
      });
      await session.run(lines());
      await drained();
      // After `quit` the input may still be open, which would keep the process alive.
      process.exit();
    },
  }),
);

/** The lines of standard input. A line that is too long is reported and left out. */
async function* lines(): AsyncGenerator<string> {
  for await (const line of readLines(process.stdin)) {
    if (line.ok) yield line.value;
    else process.stdout.write(`info string ${line.error}\n`);
  }
}
