import type { Puzzle } from '@kickmate/game';
import { useEventListener, useIntervalFn } from '@vueuse/core';
import { computed, nextTick, onScopeDispose, ref, shallowRef } from 'vue';
import { usePuzzleBoard } from '../puzzle-board.ts';
import type { LoadedPuzzles } from '../puzzle-list.ts';
import { usePuzzleRatings } from '../puzzle-ratings.ts';
import { texts } from '../texts.ts';
import { useSprints } from './kept-sprint.ts';
import { askedIn, beginSprint, endOf, leftOf, passTime, type Sprint, withAnswer } from './sprint.ts';

/** The time between two looks at the clock, and for which a right and a wrong answer stay on the board, in milliseconds. */
const TICK_MS = 200;
const RIGHT_MS = 300;
const WRONG_MS = 1500;

/** The reason for which a sprint is over: by itself, or the person has ended it. */
export type SprintEnd = NonNullable<ReturnType<typeof endOf>> | 'ended';

/**
 * A sprint through the puzzles of a game, on the board of matches, while the caller's scope lives.
 * @param puzzles the game and its puzzles
 * @param seen resolves when the person has seen what was played
 * @param asks is called when a puzzle has come to the board
 */
export function useSprintBoard(puzzles: LoadedPuzzles, seen: () => Promise<void>, asks: () => void) {
  const { variant } = puzzles;
  const sprints = useSprints();
  const ratings = usePuzzleRatings();
  const board = usePuzzleBoard(seen, {
    solved: (puzzle, manner) => void answer(puzzle, manner === 'clean'),
    spoiled: (puzzle) => void answer(puzzle, false),
  });
  /** The sprint that is run, or was; `undefined` before the first. */
  const sprint = shallowRef<Sprint>();
  /** How it ended; `undefined` while it is run. */
  const end = ref<SprintEnd>();
  const isBest = ref(false);
  /** Whether the last answer was right, until the next puzzle comes. */
  const verdict = ref<'right' | 'wrong'>();
  const left = computed(() => (sprint.value ? leftOf(sprint.value) : 0));
  /** The puzzles of the sprint by id, fetched before its clock begins. */
  let fetched: ReadonlyMap<string, Puzzle> = new Map();
  let isGone = false;

  /** Begins a new sprint. Rejects if its puzzles cannot be fetched. */
  async function start(): Promise<void> {
    const drawn = beginSprint(variant.id, puzzles.list, Math.floor(Math.random() * 2 ** 32), Date.now());
    await run(drawn, () => ({ ...drawn, at: Date.now() }));
  }

  /** Goes on with the sprint that this window was in the middle of when its page was loaded again, if there is one. */
  async function resume(): Promise<void> {
    const kept = sprints.kept(variant.id);
    if (kept) await run(kept, () => passTime(kept, Date.now()));
  }

  async function run({ order }: Sprint, begun: () => Sprint): Promise<void> {
    const all = await Promise.all(order.map((id) => puzzles.fetch(id)));
    if (isGone) return;
    fetched = new Map(all.flatMap((puzzle) => (puzzle ? [[puzzle.id, puzzle]] : [])));
    end.value = undefined;
    keep(begun());
    next();
  }

  function keep(now: Sprint): void {
    sprint.value = now;
    sprints.keep(now);
  }

  /** Lets the time pass, and ends the sprint when it is over. */
  function tick(): void {
    if (!sprint.value || end.value) return;
    sprint.value = passTime(sprint.value, Date.now());
    if (left.value <= 0) finish('timeUp');
  }
  useIntervalFn(tick, TICK_MS);
  useEventListener(document, 'visibilitychange', tick);

  /** Counts the answer to a puzzle, and goes on when it has been seen. */
  async function answer(puzzle: Puzzle, isRight: boolean): Promise<void> {
    tick();
    if (!sprint.value || end.value) return;
    const after = withAnswer(sprint.value, puzzle.id, isRight);
    if (after === sprint.value) return;
    keep(after);
    await nextTick();
    await seen();
    verdict.value = isRight ? 'right' : 'wrong';
    await new Promise((resolve) => setTimeout(resolve, isRight ? RIGHT_MS : WRONG_MS));
    if (sprint.value && askedIn(sprint.value) === askedIn(after)) next();
  }

  /** Brings the next puzzle to the board, or ends the sprint. */
  function next(): void {
    const { value } = sprint;
    if (isGone || end.value || !value) return;
    verdict.value = undefined;
    const puzzle = fetched.get(askedIn(value) ?? '');
    const over = endOf(value);
    // A sprint that was begun in an earlier version of the app may ask for a puzzle that is no longer there.
    if (over || !puzzle) {
      finish(over ?? 'ended');
      return;
    }
    // A puzzle that was seen here does not rate the person later.
    ratings.noteMet(variant.id, puzzle);
    board.open(puzzles, puzzle);
    asks();
  }

  /** Ends the sprint. */
  function finish(why: SprintEnd): void {
    if (!sprint.value || end.value) return;
    end.value = why;
    verdict.value = undefined;
    isBest.value = sprints.noteEnd(variant.id, sprint.value.solved.length);
    sprints.keep(undefined);
    board.close();
  }

  /** The words about the last answer; empty if there is none. */
  const told = computed(() => {
    if (verdict.value === undefined) return '';
    return verdict.value === 'right' ? texts.sprint.right : (board.play.value?.theme.otherwise ?? '');
  });

  onScopeDispose(() => {
    isGone = true;
  });

  return { play: board.play, sprint, end, isBest, verdict, told, left, start, resume, finish };
}
