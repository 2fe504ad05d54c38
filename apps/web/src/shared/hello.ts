import { backOff, setTimer } from '@kickmate/play';
import type { Hello } from '@kickmate/protocol';
import { useDocumentVisibility } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';

/** The mark of our server: `API_MARK` of `@kickmate/protocol`, which is loaded only when somebody goes online. */
export const MARK = 'kickmate online';

/** The pauses between two questions, in milliseconds: the first one, and the longest. Each is twice as long as the one before. */
interface Pauses {
  readonly firstMs: number;
  readonly longestMs: number;
}
/** While the server opens its database, or cannot be reached. */
const OPENING: Pauses = { firstMs: 2000, longestMs: 60_000 };
/** Between two looks at the inbox. */
const INBOX: Pauses = { firstMs: 60_000, longestMs: 960_000 };

/**
 * Asks once whether the app came from a server on which people can play each other. Hosts of static files have a file at
 * the same address that says nothing, so that no request fails.
 */
export const useHello = defineStore('hello', () => {
  const server = shallowRef<Hello>();
  /** Whether people can play each other now. */
  const isOnline = computed(() => server.value?.isReady === true);
  /** Whether the host answered the last question, be it that it has no server. */
  const isReached = ref(true);
  /** Whether there is a server that cannot reach its database yet, or whether the host cannot be reached now. */
  const isOpening = computed(() => (server.value ? !server.value.isReady : !isReached.value));
  /** The tables at which it was the player's turn when the server was last asked. */
  const listed = shallowRef<ReadonlySet<string>>(new Set());
  /** The table that is in sight, about which the page knows more than the last answer. */
  const inSight = shallowRef<{ readonly table: string; readonly isMyTurn: boolean }>();
  /** The number of games in which it is the player's turn, and of challenges that wait for an answer. */
  const myTurns = computed(() => now().size);
  /** The number of those that are not in sight. */
  const otherTurns = computed(() => [...now()].filter((table) => table !== inSight.value?.table).length);
  /** Whether an opponent is being looked for, on whatever page the player is meanwhile. */
  const isSeeking = ref(false);
  let asked: Promise<void> | undefined;

  const visibility = useDocumentVisibility();
  const isSeen = () => visibility.value === 'visible';
  const opening = new Repetition(OPENING, isSeen, () => void again());
  const inbox = new Repetition(INBOX, isSeen, () => void countTurns());

  /** Asks the host. Later calls do not ask again. */
  const ask = (): Promise<void> => (asked ??= again());

  /** Asks the host again: the player may have become another one. */
  async function again(): Promise<void> {
    const response = await request('./api/hello');
    // A gateway answers with such a code for a server that it does not reach.
    isReached.value = response !== undefined && response.status < 500;
    const answer = (await json(response)) as Hello | undefined;
    if (answer?.mark === MARK) server.value = answer;
    // A server that was there and does not answer comes back.
    else if (server.value) server.value = { ...server.value, isReady: false };
    if (isOpening.value) opening.later();
    else opening.stop();
    await countTurns();
  }

  /** The tables at which it is the player's turn. */
  function now(): ReadonlySet<string> {
    if (!inSight.value) return listed.value;
    const { table, isMyTurn } = inSight.value;
    const all = new Set(listed.value);
    if (isMyTurn) all.add(table);
    else all.delete(table);
    return all;
  }

  /** Tells whether it is the player's turn at the table in sight; `undefined`: no table is in sight any more. */
  function see(seen: { readonly table: string; readonly isMyTurn: boolean } | undefined): void {
    listed.value = now();
    inSight.value = seen;
  }

  /** Drops the player, whom the server does not know any more. */
  function forget(): void {
    if (!server.value?.you) return;
    const { you: _, ...rest } = server.value;
    server.value = rest;
    listed.value = new Set();
  }

  /** Asks in which games it is the player's turn. */
  async function countTurns(): Promise<void> {
    if (!isOnline.value || !server.value?.you) {
      listed.value = new Set();
      inbox.stop();
      return;
    }
    const response = await request('./api/games');
    if (response?.status === 401) forget();
    const list = (await json(response)) as { games?: readonly Listed[] } | undefined;
    const isMine = ({ you, toAct, invited }: Listed) =>
      you === undefined
        ? invited !== undefined && invited.id === server.value?.you?.id
        : toAct === you || toAct === 'both';
    const mine = list?.games?.filter(isMine);
    if (mine) {
      const before = myTurns.value;
      listed.value = new Set(mine.map(({ table }) => table));
      if (myTurns.value !== before) inbox.stop();
    }
    inbox.later();
  }

  // A page that is seen again is up to date at once.
  watch(visibility, () => {
    if (!isSeen()) return;
    if (isOpening.value) {
      opening.stop();
      void again();
    } else if (server.value?.you) {
      inbox.stop();
      void countTurns();
    }
  });

  return { server, isOnline, isOpening, myTurns, otherTurns, isSeeking, ask, again, forget, countTurns, see };
});

/** A game in the list of the player's games, or a challenge for the player. */
interface Listed {
  readonly table: string;
  readonly you?: string;
  readonly toAct?: string;
  readonly invited?: { readonly id: string };
}

/** Does something again and again, with pauses that grow, while the page is seen. */
class Repetition {
  readonly #pauses: Pauses;
  readonly #isSeen: () => boolean;
  readonly #run: () => void;
  #count = 0;
  #cancel: (() => void) | undefined;

  constructor(pauses: Pauses, isSeen: () => boolean, run: () => void) {
    this.#pauses = pauses;
    this.#isSeen = isSeen;
    this.#run = run;
  }

  /** Does it once more after the next pause. */
  later(): void {
    this.#cancel?.();
    const { firstMs, longestMs } = this.#pauses;
    this.#cancel = setTimer(() => this.#isSeen() && this.#run(), backOff(firstMs, this.#count++, longestMs));
  }

  /** Ends that. The next pause is the first one again. */
  stop(): void {
    this.#cancel?.();
    this.#count = 0;
  }
}

/** The host's answer at an address; `undefined` if the host cannot be reached. */
async function request(address: string): Promise<Response | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    return await fetch(address, { headers: { Accept: 'application/json' }, cache: 'no-store' });
  } catch {
    return undefined;
  }
}

/** The JSON of an answer; `undefined` without a sensible one. */
async function json(response: Response | undefined): Promise<unknown> {
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}
