import { appendFileSync, writeFileSync } from 'node:fs';
import { openCrew } from './crew.ts';
import { playMeeting } from './meeting.ts';
import type { MeetingOptions } from './meeting-options.ts';
import { useNamedFile } from './named-file.ts';
import type { Meeting, Pair } from './pair.ts';
import { endProgress, sayProgress } from './progress.ts';
import { type Claims, type Sprt, sprtOf } from './sprt.ts';
import { openStore } from './store.ts';
import { type Tally, tallyLine, tallyOf } from './tally.ts';

/** What a meeting may have besides. */
export interface Extras {
  /** Where finished pairs are kept. */
  readonly file?: string | undefined;
  /** Where the matches' records are written. */
  readonly pgn?: string | undefined;
  /** To be decided by as few matches as possible. */
  readonly claims?: Claims | undefined;
}

/** What a meeting came to. */
export interface MeetingResult {
  readonly tally: Tally;
  readonly sprt?: Sprt;
  readonly memory: Memory;
}

/** The memory of this process with its threads, in MiB. */
export interface Memory {
  readonly afterFirstPair: number;
  readonly atEnd: number;
}

/** Plays a meeting and says on standard error how it goes. */
export async function meet(
  meeting: Meeting,
  { pairs, seed, workers }: MeetingOptions,
  title: string,
  { file, pgn, claims }: Extras = {},
): Promise<MeetingResult> {
  const store = file === undefined ? undefined : openStore(file, meeting, seed);
  if (pgn !== undefined) useNamedFile('--pgn', () => writeFileSync(pgn, ''));
  const crew = openCrew(workers);
  const done: Pair[] = [];
  let afterFirstPair = memoryInUse();
  let sprt: Sprt | undefined;
  try {
    for await (const pair of playMeeting(meeting, { crew, pairs, seed, store })) {
      done.push(pair);
      if (done.length === 1) afterFirstPair = memoryInUse();
      if (pgn !== undefined)
        for (const { record } of pair) if (record !== undefined) appendFileSync(pgn, `${record}\n`);
      sprt = claims && sprtOf(done, claims);
      sayProgress(`${title}: ${tallyLine(tallyOf(done))}${sprt ? `  LLR ${sprt.ratio.toFixed(2)}` : ''}`);
      if (sprt?.accepted) break;
    }
  } finally {
    endProgress();
    await crew.close();
  }
  const memory = { afterFirstPair, atEnd: memoryInUse() };
  return { tally: tallyOf(done), memory, ...(sprt && { sprt }) };
}

const memoryInUse = (): number => Math.round(process.memoryUsage().rss / 2 ** 20);
