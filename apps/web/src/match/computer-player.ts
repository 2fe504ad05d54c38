import { useDocumentVisibility } from '@vueuse/core';
import { computed, onScopeDispose, ref, watch } from 'vue';
import { useEngine } from '../stores/engine.ts';
import { useMatch } from '../stores/match.ts';
import { actionRequest } from './search-request.ts';

/**
 * Lets the computer act whenever it is its turn. It stops thinking when the match changes under it, when the page is
 * hidden (and begins again when it is back) and when the page is left.
 * @param settled resolves when the player has seen the action before: the computer waits for that with its own
 */
export function useComputerPlayer(settled: () => Promise<void>) {
  const game = useMatch();
  const engine = useEngine();
  const visibility = useDocumentVisibility();
  const attempt = ref(0);
  const toAct = computed(() => (game.isComputersTurn && visibility.value === 'visible' ? game.match : undefined));

  watch(
    [toAct, attempt],
    async ([match]) => {
      if (engine.thinking === 'action') engine.stop();
      const { opponent } = game.setup;
      if (!match || opponent.kind !== 'computer') return;
      const subject = { variant: match.variant, position: match.position, purpose: 'action' } as const;
      const result = await engine.think(subject, actionRequest(match, opponent.level));
      if (result?.best === undefined) return;
      await settled();
      if (toAct.value !== match) return;
      const successor = match.variant.readSuccessor(match.position, result.best);
      const played = successor.ok ? game.play(successor.value.action) : successor;
      if (!played.ok)
        engine.error = { about: subject, message: `it answered ${result.best}, which is not possible here.` };
    },
    { immediate: true },
  );
  // It gets ready while the player thinks. If it cannot, its first turn says so.
  if (game.variant && game.computer) engine.open(game.variant.id).catch(() => undefined);
  onScopeDispose(() => engine.stop());

  /** Starts the engine anew and lets the computer think again. */
  function retry(): void {
    engine.close();
    attempt.value++;
  }

  return { retry };
}
