import { fail, type Result, type Side, type TextError } from '@kickmate/board';
import { type Action, type AnyVariant, type LiveTime, Match, type TimeControl } from '@kickmate/game';
import { defineStore } from 'pinia';
import { computed, markRaw, ref, shallowRef } from 'vue';
import type { AnyMatch } from './any-match.ts';
import { idlePass } from './clock/idle-pass.ts';
import { afterTime } from './clock/live-time.ts';
import { Stopwatch } from './clock/stopwatch.ts';
import { computerSides, type Setup } from './opponent.ts';
import { turnSoFar } from './place.ts';
import type { OpenedRecord } from './record/opened-record.ts';

/** How a match begins. */
export interface Beginning {
  readonly setup: Setup;
  readonly seed: number;
  /** How many goals win; absent: the game's usual number, or in a live match as many as may be made. */
  readonly goals?: number | undefined;
  /** The position of the first kick-off; one of the variant's if absent. */
  readonly from?: unknown;
  /** How rounds begin, by the id of one of the variant's arrays; the usual one if absent. */
  readonly array?: string | undefined;
  /** Absent: without clocks. */
  readonly time?: TimeControl | undefined;
  /** The time of a live match. */
  readonly live?: LiveTime | undefined;
}

/** Where a match comes from that was begun elsewhere. */
export interface Origin {
  /** How much of the turn is over, in milliseconds. */
  readonly elapsed?: number | undefined;
  /** When the match began, if that is known. */
  readonly begun?: Date | undefined;
  /** The record from which it was opened. */
  readonly opened?: OpenedRecord | undefined;
  /** Whether the computer waits. */
  readonly isPaused?: boolean | undefined;
}

/** The match being played, and everything that may be done with it. */
export const useMatch = defineStore('match', () => {
  const match = shallowRef<AnyMatch>();
  const setup = shallowRef<Setup>({ opponent: { kind: 'person' }, side: 'w' });
  const begun = shallowRef<Date>();
  const opened = shallowRef<OpenedRecord>();

  const variant = computed(() => match.value?.variant);
  const end = computed(() => match.value?.end);
  /** Who is to act; nobody when the match is over. */
  const toAct = computed<Side | undefined>(() => (match.value && !end.value ? match.value.side : undefined));
  /** The sides that the computer plays. */
  const computers = computed(() => computerSides(setup.value));
  const isWatched = computed(() => setup.value.opponent.kind === 'nobody');
  /** Whether the computer waits in a match that is only watched. */
  const isPaused = ref(false);
  /** Whether the side to act has no pieces, so that it passes without being asked. */
  const isIdle = computed(() => match.value !== undefined && isIdleIn(match.value));
  const isComputersTurn = computed(
    () => toAct.value !== undefined && computers.value.includes(toAct.value) && !isIdle.value,
  );
  const isPlayersTurn = computed(
    () => toAct.value !== undefined && !computers.value.includes(toAct.value) && !isIdle.value,
  );
  /** Whose matter it is to resign or to agree to a draw: the person's at the computer, or of two people the one to act. */
  const decider = computed<Side | undefined>(() =>
    setup.value.opponent.kind === 'computer' ? setup.value.side : toAct.value,
  );
  /** How long the side to act has been at its turn. */
  const stopwatch = markRaw(new Stopwatch());

  /** Begins a match. Throws a `RangeError` on goals that the variant does not allow. */
  function begin(game: AnyVariant, { setup, ...how }: Beginning): void {
    open(Match.start(game, how), setup, { begun: new Date() });
  }

  /** Goes on with a match that was begun elsewhere. */
  function open(other: AnyMatch, how: Setup, origin: Origin = {}): void {
    setup.value = how;
    begun.value = origin.begun;
    opened.value = origin.opened;
    become(other, origin.elapsed);
    isPaused.value = origin.isPaused ?? false;
  }

  function become(other: AnyMatch, elapsed = 0): void {
    stopwatch.reset(elapsed);
    match.value = other;
  }

  /** Goes on with the same match in another state: its running round lined up. */
  function replace(changed: AnyMatch): void {
    become(changed);
  }

  /** Plays an action for the side to act, which took the time that has elapsed; the referee may refuse it. */
  function play(action: Action): Result<AnyMatch, TextError> {
    if (keepTime()) return fail(tooLate);
    const played = match.value?.play(action, { spent: stopwatch.elapsed }) ?? fail(noMatch);
    if (played.ok) become(played.value);
    else if (played.error.field === 'spent') flag();
    return played;
  }

  /**
   * The match as it was when a person was last to act, before now. Against the computer its answers are taken back too,
   * and with them the whole turn that they answer; within a turn, one action. In a live match nothing is taken back.
   */
  const undone = computed(() =>
    match.value && !match.value.live ? previousDecision(match.value, computers.value) : undefined,
  );
  /** The same forwards. */
  const redone = computed(() => match.value && nextDecision(match.value, computers.value));
  const canUndo = computed(() => undone.value !== undefined);
  const canRedo = computed(() => redone.value !== undefined);

  /** Goes back. Who takes back what is only watched wants to look at it: it waits. */
  function undo(): void {
    if (!undone.value) return;
    isPaused.value = isWatched.value;
    become(undone.value);
  }

  function redo(): void {
    if (redone.value) become(redone.value);
  }

  /** The person's own side gives up; of two people, the one to act. */
  function resign(): void {
    if (match.value && decider.value) become(match.value.resign(decider.value));
  }

  /** Both sides agree to a draw. */
  function agreeDraw(): void {
    if (match.value && toAct.value) become(match.value.agreeDraw());
  }

  /** What the side to act may claim, if it may claim anything. */
  const claimable = computed(() => match.value?.claimable);

  /** The side to act claims the end that it may claim. */
  function claim(): void {
    if (claimable.value && match.value) become(match.value.claim());
  }

  /** The time of the side to act is over. */
  function flag(): void {
    if (match.value && toAct.value) become(match.value.flag(toAct.value));
  }

  /**
   * Blows the whistle of a live match, or lets chance play a turn on, if the time for that has come.
   * @returns whether it had
   */
  function keepTime(): boolean {
    if (!match.value) return false;
    const later = afterTime(match.value, stopwatch.elapsed);
    const isOver = later !== match.value;
    if (isOver) become(later);
    return isOver;
  }

  const origin = { begun, opened };
  const people = { setup, computers, decider, isWatched, isPaused };
  const views = { variant, end, toAct, isIdle, isComputersTurn, isPlayersTurn, canUndo, canRedo, claimable };
  const deeds = { begin, open, replace, play, undo, redo, resign, agreeDraw, claim, flag, keepTime };
  return { match, ...origin, ...people, ...views, stopwatch, ...deeds };
});

const noMatch: TextError = { cause: 'illegal', field: 'action', at: 0, message: 'no match is being played' };

const tooLate: TextError = { cause: 'illegal', field: 'spent', at: 0, message: 'the time for it is over' };

/** Whether the side to act has nothing to decide, for it has no pieces. */
const isIdleIn = (match: AnyMatch): boolean => idlePass(match) !== undefined;

function previousDecision(match: AnyMatch, computers: readonly Side[]): AnyMatch | undefined {
  if (computers.length > 1) return match.canUndo ? match.undo() : undefined;
  let earlier = match;
  do {
    if (!earlier.canUndo) return undefined;
    earlier = earlier.undo();
  } while (computers.includes(earlier.side) || isIdleIn(earlier));
  const isAnswered = computers.includes(match.side) || turnSoFar(match).length === 0;
  while (computers.length > 0 && isAnswered && turnSoFar(earlier).length > 0) earlier = earlier.undo();
  return earlier;
}

function nextDecision(match: AnyMatch, computers: readonly Side[]): AnyMatch | undefined {
  if (computers.length > 1) return match.canRedo ? match.redo() : undefined;
  let later = match;
  while (later.canRedo) {
    later = later.redo();
    if (!computers.includes(later.side) && !isIdleIn(later)) break;
  }
  return later === match ? undefined : later;
}
