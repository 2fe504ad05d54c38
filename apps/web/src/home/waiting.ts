import { entries } from '@kickmate/catalogue';
import { gameOf } from '@kickmate/game';
import { computed, shallowRef, watch } from 'vue';
import { useNewMatch } from '../match/begin/new-match.ts';
import { useMatch } from '../match/match.ts';
import { useSaved } from '../match/saved/saved.ts';
import type { KeptMatch } from '../match/saved/saved-match.ts';

/** What there is to go on with: the match of the game that is chosen for a new one, and of which other games one is kept. */
export function useWaiting() {
  const game = useMatch();
  const saved = useSaved();
  const form = useNewMatch();

  const isOpenOf = (id: string) => game.variant !== undefined && gameOf(game.variant.id) === id;
  const stored = shallowRef<KeptMatch>();
  let reading: Promise<void> = Promise.resolve();
  async function readStored(id: string): Promise<void> {
    await saved.restore();
    // Without its rules nothing of it can be shown; that they are missing the form says.
    const kept = isOpenOf(id) ? undefined : await saved.read(id).catch(() => undefined);
    if (id === form.game) stored.value = kept;
  }
  watch(
    () => form.game,
    (id) => {
      stored.value = undefined;
      reading = readStored(id);
    },
    { immediate: true },
  );

  const isOpen = computed(() => isOpenOf(form.game));
  /** The match of the chosen game and who plays it, if there is one. */
  const waiting = computed<Pick<KeptMatch, 'match' | 'seats'> | undefined>(() =>
    isOpen.value && game.match ? { match: game.match, seats: game.seats } : stored.value,
  );
  /** The other games of which there is a match. */
  const others = computed(() => entries.filter(({ id }) => id !== form.game && saved.isKept(id)));

  /** Opens what is waiting, if it is not open already. */
  function goOn(): void {
    if (!isOpen.value && stored.value) saved.goOn(stored.value);
  }

  /** Whether a new match of the chosen game would take the place of one that is being played. */
  async function isInPlay(): Promise<boolean> {
    await reading;
    const match = waiting.value?.match;
    return match !== undefined && !match.end && match.canUndo;
  }

  return { waiting, others, goOn, isInPlay };
}
