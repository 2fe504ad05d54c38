import type { Engine } from '@kickmate/engine/client';
import type { AnyMatch } from '@kickmate/play';
import {
  actionCount,
  effortOf,
  missingSearches,
  outlineOf,
  type PositionScore,
  type PositionScores,
  type ReportOutline,
} from '@kickmate/play/report';
import { playedByChance } from '../words/live-time.ts';
import { type RunningSearches, searchPositions } from './search-positions.ts';
import { reportTime, SharedTime } from './shared-time.ts';

/** The outline of a match's report. Actions that the clock played in place of a player are nobody's. */
export function outlineFor(match: AnyMatch): ReportOutline {
  const byChance = match.rounds.flatMap(({ plies }) =>
    plies.flatMap((_, index) => playedByChance(match, plies.slice(0, index + 1))),
  );
  return outlineOf(match, new Set(byChance));
}

/** The searches of a report, and the functions that are called meanwhile. */
export interface ReportRun {
  readonly outline: ReportOutline;
  /** The scores that are there. */
  scores(): PositionScores;
  /** The number of engines that search at the same time. */
  readonly engines: number;
  /** Opens an engine. */
  open(): Promise<Engine>;
  /** Called when the first engine runs. */
  opened(engine: Engine): void;
  /** Takes a result into the scores. */
  found(key: string, score: PositionScore): void;
}

/** Searches all that a report still needs, in the time that belongs to a match of its length. */
export function runReport({ outline, scores, engines, open, opened, found }: ReportRun): RunningSearches {
  let searching: RunningSearches | undefined;
  let isStopped = false;
  const { left, later, all } = effortOf(outline, scores());
  // A report that goes on has the time of what is left.
  const time = new SharedTime((engines * reportTime(actionCount(outline)) * (left + later)) / all);

  async function run(): Promise<string | undefined> {
    // When all positions are searched, some actions are checked.
    for (
      let searches = missingSearches(outline, scores());
      searches.length > 0;
      searches = missingSearches(outline, scores())
    ) {
      const effort = effortOf(outline, scores());
      time.expect(effort.left + effort.later);
      searching = searchPositions({ searches, engines, time, open, opened, found });
      const failure = await searching.done;
      if (isStopped || failure !== undefined) return failure;
    }
    return undefined;
  }

  return {
    done: run(),
    stop() {
      isStopped = true;
      searching?.stop();
    },
  };
}
