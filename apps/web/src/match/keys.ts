import { useEventListener } from '@vueuse/core';
import { ref } from 'vue';
import { useSettings } from '../settings/settings.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { useFlip } from './board/flip.ts';
import { useSelection } from './board/selection.ts';
import type { ShownPosition } from './board/shown-position.ts';
import { useHint } from './computer/hint.ts';
import { useLineUp } from './line-up/line-up.ts';
import { useMatch } from './match.ts';
import { useReview } from './record/review.ts';

/** Elements in which letters or arrows mean something else. */
const OTHERS = 'input, select, textarea, [contenteditable], [role=dialog], [role=menu], [role=listbox]';
/** Elements that are walked through by arrows: the board, the list of moves. */
const WALKED = '[role=grid], [role=list], ol, ul, [role=radiogroup], [role=slider]';

/** What a person may do with a match at this moment, by button or key. */
export function useMatchActions(shown: ShownPosition) {
  const game = useMatch();
  const hint = useHint();
  const engine = useEngine();
  const lineUp = useLineUp();
  const selection = useSelection();
  const review = useReview();

  /** Whether a hint can be asked for: not in games with people far away. */
  const canHint = (): boolean =>
    !game.remote &&
    !game.isWatched &&
    game.isPlayersTurn &&
    !lineUp.isOpen &&
    shown.isSettled.value &&
    engine.thinking !== 'hint';
  /** Whether the last action can be taken back: never in a live match. */
  const canUndo = (): boolean => !game.remote && !game.match?.live && game.canUndo;

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

  return { canHint, canUndo, replay, hint: () => atPresent(hint.ask), undo: () => atPresent(game.undo), atPresent };
}

/**
 * The keys that work anywhere on a page with a board, unless the settings want none: the arrows walk through the moves (where
 * the focus is not on something that arrows walk through itself), F turns the board, H asks for a hint, U takes back, P plays
 * the last turn again, and ? shows all keys. Returns whether the keys are shown.
 */
export function useBoardKeys(shown: ShownPosition) {
  const settings = useSettings();
  const review = useReview();
  const flip = useFlip();
  const game = useMatch();
  const actions = useMatchActions(shown);
  const showsKeys = ref(false);

  const letters: Readonly<Record<string, () => void>> = {
    f: flip.turn,
    h: () => actions.canHint() && actions.hint(),
    p: actions.replay,
    u: () => !game.analysed && actions.canUndo() && actions.undo(),
    '?': () => {
      showsKeys.value = true;
    },
  };

  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (!settings.keys || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest(OTHERS)) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (target?.closest(WALKED)) return;
      event.preventDefault();
      if (event.key === 'ArrowLeft') review.back();
      else review.forth();
    } else if (!event.repeat) letters[event.key.toLowerCase()]?.();
  });

  return { showsKeys };
}
