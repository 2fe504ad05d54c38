#!/usr/bin/env node
import { entries } from '@kickmate/catalogue';
import { addressOf, defineCommand, GAME_OPTION, readGame, readLines, runTool } from '@kickmate/command';
import { BACKENDS, MAX_PERFT } from '@kickmate/engine';
import { answerLines } from './answer.ts';

const MANUAL = `Counts and lists what the rules allow. Reads one JSON object a line, answers each by one line, in order.

A question:
  variant     ${entries.map(({ id }) => id).join(', ')};
              or the folder of a game outside this repository: ./my-game. With --variant it may be left out
  map         for a game with maps: the name of one of its maps, or a map file's object; without it the game's first map
              ("variant":"chesslike:keep" says the same)
  position    a position, in the text form of the variant's page
  depth       0 to ${MAX_PERFT}: how many sequences of so many successors there are -> {"nodes", "ms"}
  divide      true: also {"divide": {successor: nodes}}, the count under each first successor
  successors  true, instead of a depth (or beside one): {"successors": [texts, sorted], "after": {text: position}};
              instead of a position after which the round is over: "= kind side" ("-" when nobody wins)
  backend     ${BACKENDS.join(', ')}; without it wasm if the variant has a kernel, else rules
  id          anything; it is not looked at
A question that cannot be answered, or that has any other key, gives {"error", "at"}, and the next line is read; "at" is the
key at fault, with the character (from 0) inside it after a colon where that is known, or "line" if it is no JSON object,
is too long or cannot be answered at all.

Example:
  echo '{"variant":"minimal","position":"ppp/3/PPP w 1","depth":3}' | npm run --silent perft`;

await runTool(
  defineCommand({
    meta: { name: 'npm run --silent perft', description: MANUAL },
    args: {
      variant: { type: 'string', description: `the variant of questions that name none: ${GAME_OPTION.description}` },
    },
    async run({ args }) {
      const usual = args.variant === undefined ? undefined : addressOf(await readGame(args.variant));
      for await (const answer of answerLines(readLines(process.stdin), usual)) {
        process.stdout.write(`${answer}\n`);
      }
    },
  }),
);
