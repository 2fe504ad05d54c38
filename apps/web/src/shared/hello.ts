import type { Hello } from '@kickmate/protocol';
import { useDocumentVisibility, useIntervalFn } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';

/** The mark of our server: `API_MARK` of `@kickmate/protocol`, which is loaded only when somebody goes online. */
export const MARK = 'kickmate online';

/** The time between two looks at the inbox, in milliseconds. */
const INBOX_MS = 60_000;

/** The time between two questions while the server opens its database, in milliseconds. */
const OPENING_MS = 2000;

/**
 * Asks once whether the app came from a server on which people can play each other. Hosts of static files have a file at
 * the same address that says nothing, so that no request fails.
 */
export const useHello = defineStore('hello', () => {
  const server = shallowRef<Hello>();
  /** Whether people can play each other now. */
  const isOnline = computed(() => server.value?.isReady === true);
  /** Whether there is a server that cannot reach its database yet. */
  const isOpening = computed(() => server.value?.isReady === false);
  /** The number of games in which it is the player's turn. */
  const myTurns = ref(0);
  let asked: Promise<void> | undefined;

  /** Asks the host. Later calls do not ask again. */
  const ask = (): Promise<void> => (asked ??= again());

  /** Asks the host again: the player may have become another one. */
  async function again(): Promise<void> {
    const answer = (await json('./api/hello')) as Hello | undefined;
    server.value = answer?.mark === MARK ? answer : undefined;
    if (isOpening.value) setTimeout(again, OPENING_MS);
    await countTurns();
  }

  /** Counts the games in which it is the player's turn. */
  async function countTurns(): Promise<void> {
    if (!server.value?.you) {
      myTurns.value = 0;
      return;
    }
    const list = (await json('./api/games')) as { games?: readonly { you?: string; toAct?: string }[] } | undefined;
    if (list?.games) myTurns.value = list.games.filter(({ you, toAct }) => you !== undefined && you === toAct).length;
  }

  const visibility = useDocumentVisibility();
  const look = () => void (visibility.value === 'visible' && server.value?.you && countTurns());
  watch(visibility, look);
  useIntervalFn(look, INBOX_MS);

  return { server, isOnline, isOpening, myTurns, ask, again, countTurns };
});

/** The JSON at an address; `undefined` without a network or a sensible answer. */
async function json(address: string): Promise<unknown> {
  if (!navigator.onLine) return undefined;
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' }, cache: 'no-store' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
