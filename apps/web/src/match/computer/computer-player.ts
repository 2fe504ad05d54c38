import type { Side } from '@kickmate/board';
import type { Score } from '@kickmate/engine';
import { useDocumentVisibility } from '@vueuse/core';
import { computed, onScopeDispose, ref, watch } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { useClock } from '../clock/clock.ts';
import { useLineUp } from '../line-up/line-up.ts';
import { useMatch } from '../match.ts';
import { computerLevel } from '../opponent.ts';
import { turnSoFar } from '../place.ts';
import { actionRequest } from './search-request.ts';

/** Between two actions that are only watched, in milliseconds at least: weak levels hardly think. */
const WATCHED_MS = 700;
/** Between two actions of a turn of its own, once the first has been seen, in milliseconds: they shall be told apart. */
const WITHIN_TURN_MS = 600;

/**
 * Lets the computer act whenever it is its turn. It stops thinking when the match changes under it, when the page is
 * hidden (and begins again when it is back) and when the page is left. It claims a draw where it may and is not better.
 * @param settled resolves when the player has seen the action before: the computer waits for that with its own
 */
export function useComputerPlayer(settled: () => Promise<void>) {
  const game = useMatch();
  const clock = useClock();
  const lineUp = useLineUp();
  const engine = useEngine();
  const visibility = useDocumentVisibility();
  const attempt = ref(0);
  /** How soon the time of a side is over. */
  const soonest = (side: Side): number | undefined =>
    clock.left ? Math.min(clock.left.halfMs, clock.left.turnMs) : clock.remaining?.[side];
  const toAct = computed(() =>
    game.isComputersTurn && !game.isPaused && !lineUp.isOpen && visibility.value === 'visible' ? game.match : undefined,
  );

  watch(
    [toAct, attempt],
    async ([match]) => {
      if (engine.thinking === 'action') engine.stop();
      const level = match && computerLevel(game.setup, match.side);
      if (!match || !level) return;
      const subject = { variant: match.variant, position: match.position, purpose: 'action' } as const;
      const pause = game.isWatched && !match.time ? sleep(WATCHED_MS) : undefined;
      const result = await engine.think(subject, actionRequest(match, level, soonest(match.side)));
      if (result?.best === undefined) return;
      // The time in which it is but waited for the player is not the computer's.
      if (toAct.value === match) game.stopwatch.stop();
      await settled();
      await (turnSoFar(match).length > 0 ? sleep(WITHIN_TURN_MS) : pause);
      if (toAct.value !== match) return;
      if (game.claimable && isNotBetter(result.lines[0]?.score)) {
        game.claim();
        return;
      }
      const successor = match.variant.text.parseAction(match.position, result.best);
      const played = successor.ok ? game.play(successor.value.action) : successor;
      if (!played.ok)
        engine.error = { about: subject, message: `it answered ${result.best}, which is not possible here.` };
    },
    { immediate: true },
  );
  // It gets ready while the player thinks. If it cannot, its first turn says so.
  if (game.variant && game.computers.length > 0) engine.open(game.variant.id).catch(() => undefined);
  onScopeDispose(() => engine.stop());

  /** Starts the engine anew and lets the computer think again. */
  function retry(): void {
    engine.close();
    attempt.value++;
  }

  return { retry };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isNotBetter = (score: Score | undefined): boolean =>
  score === undefined || (score.kind === 'win' ? score.actions < 0 : score.value <= 0);
