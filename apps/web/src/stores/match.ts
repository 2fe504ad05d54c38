import { fail, type Result, type Side, type TextError } from '@kickmate/board';
import { type Action, type AnyVariant, Match } from '@kickmate/game';
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { AnyMatch } from '../match/any-match.ts';
import { computerSide, type Setup } from '../match/opponent.ts';

/** The match being played, and everything that may be done with it. */
export const useMatch = defineStore('match', () => {
  const match = shallowRef<AnyMatch>();
  const setup = shallowRef<Setup>({ opponent: { kind: 'person' }, side: 'w' });

  const variant = computed(() => match.value?.variant);
  const end = computed(() => match.value?.end);
  /** Who is to act; nobody when the match is over. */
  const toAct = computed<Side | undefined>(() => (match.value && !end.value ? match.value.side : undefined));
  const computer = computed(() => computerSide(setup.value));
  const isComputersTurn = computed(() => toAct.value !== undefined && toAct.value === computer.value);
  const isPlayersTurn = computed(() => toAct.value !== undefined && toAct.value !== computer.value);

  /** Begins a match. Throws a `RangeError` on goals that the variant does not allow. */
  function begin(
    game: AnyVariant,
    how: { readonly setup: Setup; readonly seed: number; readonly goals: number },
  ): void {
    open(Match.start(game, { seed: how.seed, goals: how.goals }), how.setup);
  }

  /** Goes on with a match that was begun elsewhere. */
  function open(opened: AnyMatch, how: Setup): void {
    setup.value = how;
    match.value = opened;
  }

  /** Plays an action for the side to act; the referee may refuse it. */
  function play(action: Action): Result<AnyMatch, TextError> {
    const played = match.value?.play(action) ?? fail(noMatch);
    if (played.ok) match.value = played.value;
    return played;
  }

  /** The match as it was when a person was last to act, before now; the computer's answers are taken back too. */
  const undone = computed(() => match.value && previousDecision(match.value, computer.value));
  /** The same forwards. */
  const redone = computed(() => match.value && nextDecision(match.value, computer.value));
  const canUndo = computed(() => undone.value !== undefined);
  const canRedo = computed(() => redone.value !== undefined);

  function undo(): void {
    if (undone.value) match.value = undone.value;
  }

  function redo(): void {
    if (redone.value) match.value = redone.value;
  }

  /** The person's own side gives up; of two people, the one to act. */
  function resign(): void {
    if (!match.value || !toAct.value) return;
    match.value = match.value.resign(computer.value ? setup.value.side : toAct.value);
  }

  const views = { variant, end, toAct, computer, isComputersTurn, isPlayersTurn, canUndo, canRedo };
  return { match, setup, ...views, begin, open, play, undo, redo, resign };
});

const noMatch: TextError = { cause: 'illegal', field: 'action', at: 0, message: 'no match is being played' };

function previousDecision(match: AnyMatch, computer: Side | undefined): AnyMatch | undefined {
  let earlier = match;
  while (earlier.canUndo) {
    earlier = earlier.undo();
    if (earlier.side !== computer) return earlier;
  }
  return undefined;
}

function nextDecision(match: AnyMatch, computer: Side | undefined): AnyMatch | undefined {
  let later = match;
  while (later.canRedo) {
    later = later.redo();
    if (later.side !== computer) break;
  }
  return later === match ? undefined : later;
}
