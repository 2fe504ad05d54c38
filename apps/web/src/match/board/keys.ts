import { useEventListener } from '@vueuse/core';
import { ref } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useEngine } from '../../shared/engine/engine.ts';
import { useFlip } from '../../stage/flip.ts';
import { useReview } from '../../stage/review.ts';
import type { ShownPosition } from '../../stage/shown-position.ts';
import { useStage } from '../../stage/stage.ts';
import { useHint } from '../computer/hint.ts';
import { useLineUp } from '../line-up/line-up.ts';
import { useSelection } from './selection.ts';

/** Elements in which letters or arrows mean something else. */
const USE_LETTERS = 'input, select, textarea, [contenteditable], [role=dialog], [role=menu], [role=listbox]';
/** Elements that arrows walk through: the board, the list of moves. */
const USE_ARROWS = '[role=grid], [role=list], ol, ul, [role=radiogroup], [role=slider]';
/** Keys that go from square to square, or choose one: somebody who presses them on a board operates it by keyboard. */
const BOARD_KEYS = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', ' '];

/** The element that gets the key. */
const elementOf = ({ target }: KeyboardEvent) => (target instanceof Element ? target : undefined);

/** The things that a person may do with a match at this moment, by button or key. */
export function useMatchActions(shown: ShownPosition) {
  const stage = useStage();
  const hint = useHint();
  const engine = useEngine();
  const lineUp = useLineUp();
  const selection = useSelection();
  const review = useReview();

  /** Returns whether a hint can be asked for now. */
  const canHint = (): boolean =>
    stage.can.hint === true &&
    stage.isTurnHere &&
    !lineUp.isOpen &&
    shown.isSettled.value &&
    engine.thinking !== 'hint';

  /** Shows the present and does something there. */
  function atPresent(change: () => void): void {
    review.toPresent();
    change();
  }

  /** Shows the last turn again, or ends that. */
  function replay(): void {
    selection.cancel();
    shown.replay();
  }

  return { canHint, replay, hint: () => atPresent(hint.ask), undo: () => atPresent(stage.undo), atPresent };
}

/**
 * The keys that work anywhere on a page with a board, unless the settings want none: the arrows walk through the moves (unless the
 * focus is on something that uses arrows itself, as a board that is operated by keyboard), F flips the board, H asks for a hint,
 * U takes back, P plays the last turn again, and ? shows all keys. Returns whether the keys are shown.
 */
export function useBoardKeys(shown: ShownPosition) {
  const settings = useSettings();
  const review = useReview();
  const flip = useFlip();
  const stage = useStage();
  const actions = useMatchActions(shown);
  const showsKeys = ref(false);

  const letters: Readonly<Record<string, () => void>> = {
    f: flip.flip,
    h: () => actions.canHint() && actions.hint(),
    p: actions.replay,
    u: () => stage.can.undo && actions.undo(),
    '?': () => {
      showsKeys.value = true;
    },
  };

  /** Whether the board was last operated by a mouse or finger. */
  let isByPointer = false;
  const isArrow = ({ key }: KeyboardEvent) => key === 'ArrowLeft' || key === 'ArrowRight';
  /** Returns whether the key means nothing to the browser or to the element that has the focus. */
  const isFree = (event: KeyboardEvent) =>
    settings.keys &&
    !event.defaultPrevented &&
    !(event.ctrlKey || event.altKey || event.metaKey) &&
    !elementOf(event)?.closest(USE_LETTERS);
  function step(event: KeyboardEvent): void {
    event.preventDefault();
    if (event.key === 'ArrowLeft') review.back();
    else review.forth();
  }

  useEventListener(document, 'pointerdown', () => {
    isByPointer = true;
  });
  /** Comes before the board's own keys. */
  function onBoardKey(event: KeyboardEvent): void {
    const isOnBoard = !!elementOf(event)?.closest('[role=grid]');
    if (event.key === 'Tab' || (isOnBoard && BOARD_KEYS.includes(event.key))) isByPointer = false;
    if (!isOnBoard || !isByPointer || !isArrow(event) || !isFree(event)) return;
    event.stopPropagation();
    step(event);
  }
  useEventListener(document, 'keydown', onBoardKey, { capture: true });
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (!isFree(event)) return;
    if (!isArrow(event)) {
      if (!event.repeat) letters[event.key.toLowerCase()]?.();
    } else if (!elementOf(event)?.closest(USE_ARROWS)) step(event);
  });

  return { showsKeys };
}
