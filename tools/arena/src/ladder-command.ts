import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, UsageError, wholeNumber } from '@kickmate/command';
import { MAX_LEVEL } from '@kickmate/engine';
import { meet } from './meet.ts';
import { MEETING_ARGS, type MeetingOptions, readMeeting, readMeetingOptions } from './meeting-options.ts';
import { useNamedFile } from './named-file.ts';
import { placeAmong, placeText, type Yardstick } from './place.ts';
import { type Tally, tallyLine } from './tally.ts';

const MANUAL = `Each level against the one below; or, with --against, each level's place among another engine's numbers of nodes.

In a meeting of two levels the first player is the higher one. With --against a level meets the other engine at one number
of nodes after the other, until it is clear between which two it stands; the estimate is where it would score half.

  npm run arena -- ladder 1-10 --with ms=100 --least 65
  npm run arena -- ladder 1-10 --variant chess --against uci:/usr/games/stockfish --matches 40 --resume places`;

/** `arena ladder`. */
export const ladderCommand = defineCommand({
  meta: { name: 'ladder', description: MANUAL },
  args: {
    levels: { type: 'positional', default: `1-${MAX_LEVEL}`, description: 'from a level to a level' },
    ...MEETING_ARGS,
    with: { type: 'string', default: '', description: 'settings for all levels, as in a player: ms=100' },
    least: {
      type: 'string',
      description: 'percent of the points that the higher level must win, or the exit status is 1',
    },
    against: { type: 'string', description: 'another engine, as a player without limits: uci:/usr/games/stockfish' },
    nodes: {
      type: 'string',
      default: '10,20,50,100,200,500,1000,2000,5000,10000',
      description: "the other engine's numbers of nodes",
    },
    resume: { type: 'string', description: 'a folder: keeps finished pairs in it, and does not play those again' },
  },
  async run({ args }) {
    const options = await readMeetingOptions(args);
    const { lowest, highest } = levelsFrom(args.levels);
    const least = args.least === undefined ? 0 : wholeNumber('least', args.least, 0, 100);
    const player = (level: number) => `level:${level}${args.with === '' ? '' : `,${args.with}`}`;
    const levels = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
    const { against, resume } = args;
    if (resume !== undefined) useNamedFile('--resume', () => mkdirSync(resume, { recursive: true }));
    const play = (first: string, second: string) => playRung(options, first, second, resume);

    if (against === undefined) {
      if (levels.length < 2) throw new UsageError('--against is needed to place a single level');
      const rungs: { readonly level: number; readonly tally: Tally }[] = [];
      for (const level of levels.slice(1)) rungs.push({ level, tally: await play(player(level), player(level - 1)) });
      if (args.json) print(JSON.stringify(rungs));
      else for (const { level, tally } of rungs) print(`${level} - ${level - 1}`.padEnd(8) + tallyLine(tally));
      if (rungs.some(({ tally }) => tally.points.value * 100 < least)) process.exitCode = 1;
      return;
    }
    const yardstick = yardstickFrom(args.nodes);
    let begin = 0;
    const places = [];
    for (const level of levels) {
      const place = await placeAmong(yardstick, begin, (nodes) => play(player(level), `${against},nodes=${nodes}`));
      // The next level stands higher.
      begin = place.below;
      places.push({ level, ...place });
      if (!args.json) print(`${`level ${level}`.padEnd(9)} ${placeText(place, yardstick)}`);
    }
    if (args.json) print(JSON.stringify(places));
  },
});

async function playRung(
  options: MeetingOptions,
  first: string,
  second: string,
  folder: string | undefined,
): Promise<Tally> {
  const title = `${first} - ${second}`;
  const file = folder === undefined ? undefined : join(folder, `${title.replaceAll(/[^\w.=]+/g, '-')}.jsonl`);
  return (await meet(await readMeeting(options, first, second), options, title, { file })).tally;
}

function levelsFrom(text: string): { readonly lowest: number; readonly highest: number } {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [lowest, highest] = [Number(from), Number(to)];
  if (lowest >= 1 && lowest <= highest && highest <= MAX_LEVEL) return { lowest, highest };
  throw new UsageError(`levels are written 1-${MAX_LEVEL}, the lower first, not '${text}'`);
}

function yardstickFrom(text: string): Yardstick {
  const nodes = text.split(',').map((one) => wholeNumber('nodes', one, 1, 1e9));
  if (nodes.some((one, index) => one <= (nodes[index - 1] ?? 0)))
    throw new UsageError(`--nodes must be numbers that rise, as in 10,100,1000, not '${text}'`);
  return nodes;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
