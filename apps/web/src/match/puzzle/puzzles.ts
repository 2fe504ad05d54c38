import type { AnyMatch } from '@kickmate/play';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { ref } from 'vue';
import { KEYS, load, readJson, store } from '../../shared/storage.ts';
import { useMatch } from '../match.ts';
import { puzzleOf, solvedIn } from './puzzle.ts';

/** The fewest moves in which each puzzle was solved, by its id. */
const Solved = v.fallback(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1))), {});

/** The puzzles that were solved on this device, with the number of moves. */
export const usePuzzles = defineStore('puzzles', () => {
  const game = useMatch();
  const solved = ref(v.parse(Solved, readJson(load(KEYS.puzzles)) ?? {}));

  /** Stores the number of moves of a solution, unless an earlier one was shorter. */
  function note(id: string, moves: number): void {
    if ((solved.value[id] ?? Number.POSITIVE_INFINITY) <= moves) return;
    solved.value = { ...solved.value, [id]: moves };
    store(KEYS.puzzles, JSON.stringify(solved.value));
  }

  function noteSolved(match: AnyMatch): void {
    const moves = solvedIn(match, game.seats);
    if (moves !== undefined) note(puzzleOf(match.variant)!.id, moves);
  }
  if (game.match) noteSolved(game.match);
  game.follow(noteSolved);

  return { solved, note };
});
