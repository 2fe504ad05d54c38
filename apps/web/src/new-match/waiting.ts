import { entries } from '@kickmate/catalogue';
import { gameOf } from '@kickmate/game';
import { computed, shallowRef, watch } from 'vue';
import { useNewMatch } from '../match/begin/new-match.ts';
import { useSaved } from '../match/saved/saved.ts';
import type { KeptMatch } from '../match/saved/saved-match.ts';
import { useLocalMatch } from '../stage/local.ts';

/** The kept matches that the start page offers: that of the chosen game, and those of other games. */
export function useWaiting() {
  const local = useLocalMatch();
  const saved = useSaved();
  const form = useNewMatch();

  const isOpenOf = (id: string) => local.session !== undefined && gameOf(local.session.match.variant.id) === id;
  const stored = shallowRef<KeptMatch>();
  async function readStored(id: string): Promise<void> {
    await saved.restore();
    // Without the game's rules nothing can be shown; the form reports the error.
    const kept = isOpenOf(id) ? undefined : await saved.read(id).catch(() => undefined);
    if (id === form.game) stored.value = kept;
  }
  watch(
    () => form.game,
    (id) => {
      stored.value = undefined;
      void readStored(id);
    },
    { immediate: true },
  );

  const isOpen = computed(() => isOpenOf(form.game));
  /** The kept match of the chosen game and its players, if there is one. */
  const waiting = computed<Pick<KeptMatch, 'match' | 'seats'> | undefined>(() =>
    isOpen.value ? local.session : stored.value,
  );
  /** The other games that have a kept match. */
  const others = computed(() => entries.filter(({ id }) => id !== form.game && saved.isKept(id)));

  /** Opens the kept match, unless it is open already. */
  function goOn(): void {
    if (!isOpen.value && stored.value) saved.goOn(stored.value);
  }

  return { waiting, others, goOn, isInPlay: () => isInPlay(form.game) };
}

/** Whether a new match of a game would replace one of this device that is not over. */
export async function isInPlay(id: string): Promise<boolean> {
  const local = useLocalMatch();
  const saved = useSaved();
  await saved.restore();
  const { session } = local;
  const isOpen = session !== undefined && gameOf(session.match.variant.id) === id;
  const kept = isOpen ? session : await saved.read(id).catch(() => undefined);
  return kept !== undefined && !kept.match.end && kept.match.canUndo;
}
