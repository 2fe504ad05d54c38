import type { AnyMatch } from '@kickmate/play';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { useKeptValue } from '../../shared/kept-value.ts';
import { KEYS } from '../../shared/storage.ts';
import { useStage } from '../../stage/stage.ts';
import { puzzleOf, solvedIn } from './puzzle.ts';

/** The fewest moves in which each puzzle was solved, by its id. */
const Solved = v.fallback(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1))), {});

/** The puzzles that were solved on this device, with the number of moves. */
export const usePuzzles = defineStore('puzzles', () => {
  const stage = useStage();
  const { value: solved, change } = useKeptValue(KEYS.puzzles, (stored) => v.parse(Solved, stored ?? {}));

  /** Stores the number of moves of a solution, unless an earlier one was shorter. */
  function note(id: string, moves: number): void {
    change((now) => ((now[id] ?? Number.POSITIVE_INFINITY) <= moves ? now : { ...now, [id]: moves }));
  }

  function noteSolved(match: AnyMatch): void {
    const moves = solvedIn(match, stage.seats);
    if (moves !== undefined) note(puzzleOf(match.variant)!.id, moves);
  }
  if (stage.match) noteSolved(stage.match);
  stage.onMatchChange(noteSolved);

  return { solved, note };
});
