import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, ref, shallowRef } from 'vue';
import { dayOf } from '../puzzles/puzzle-progress.ts';
import { useHello } from '../shared/hello.ts';
import { useKeptValue } from '../shared/kept-value.ts';
import { KEYS } from '../shared/storage.ts';
import { storageProblem } from '../shared/with-database.ts';
import type { BadTurn } from './bad-turns.ts';
import * as deck from './deck.ts';
import { cardAfter, dayAfter, isDue, putOff as putOffCard } from './schedule.ts';
import { texts } from './texts.ts';

/** The number of bad turns after which a puzzle of the same game comes. */
const TURNS_TO_PUZZLE = 3;
/** The time of practice that a day asks for, in milliseconds. */
const DAY_MS = 10 * 60_000;
/** A longer stretch at a bad turn or a puzzle counts as this much, in milliseconds: the person was away. */
const LONGEST_MS = 2 * 60_000;

const Day = v.object({ day: v.string(), ms: v.pipe(v.number(), v.minValue(0)) });
type Day = v.InferOutput<typeof Day>;
const NO_DAY: Day = { day: '', ms: 0 };

/** The person's own bad turns: which of them are due, and how long they were practised today. */
export const usePractice = defineStore('practice', () => {
  const { value: last, change } = useKeptValue(KEYS.practice, (stored): Day => {
    const read = v.safeParse(Day, stored ?? NO_DAY);
    return read.success ? read.output : NO_DAY;
  });
  /** All of them, those that are due first at the front; `undefined` until they are read. */
  const badTurns = shallowRef<readonly BadTurn[]>();
  /** The reason for which the browser does not give or store them, as a sentence. */
  const problem = ref<string>();
  const now = ref(new Date());
  const hello = useHello();
  /** The bad turns since the last puzzle. */
  const turns = ref(0);
  /** The moment at which a puzzle was begun between them. */
  let puzzleSince: number | undefined;

  const due = computed(() => (badTurns.value ?? []).filter(({ card }) => isDue(card, now.value)));
  /** The number of those that are due tomorrow and not today. */
  const dueTomorrow = computed(() => {
    const tomorrow = dayAfter(now.value);
    return (badTurns.value ?? []).filter(({ card }) => !isDue(card, now.value) && card.due <= tomorrow).length;
  });
  /** Whether the person has practised as long as a day asks for. */
  const isDoneForToday = computed(() => last.value.day === dayOf(now.value) && last.value.ms >= DAY_MS);

  /** Whether a puzzle comes before the next bad turn. */
  const isPuzzleNext = computed(() => turns.value >= TURNS_TO_PUZZLE);

  /** Notes that a puzzle is begun between bad turns. */
  function beginPuzzle(): void {
    turns.value = 0;
    puzzleSince = Date.now();
  }

  /** Adds to the time of practice of this day, in milliseconds. */
  function spend(ms: number): void {
    const day = dayOf(new Date());
    change((before) => ({ day, ms: (before.day === day ? before.ms : 0) + Math.min(Math.max(0, ms), LONGEST_MS) }));
  }

  /** Reads the bad turns again, perhaps after a puzzle between them. */
  async function refresh(): Promise<void> {
    if (puzzleSince !== undefined) spend(Date.now() - puzzleSince);
    puzzleSince = undefined;
    await read();
  }

  async function read(): Promise<void> {
    now.value = new Date();
    try {
      badTurns.value = await deck.allBadTurns();
      problem.value = undefined;
    } catch (error) {
      badTurns.value ??= [];
      problem.value = storageProblem(error, texts.isRefused);
    }
  }

  /**
   * Exchanges schedules with the person's other devices, by the server. Without one, or without a name there, nothing happens; what
   * fails is done the next time.
   */
  async function exchange(): Promise<void> {
    await hello.ask();
    // The code for play online is loaded only for players.
    if (!hello.server?.you) return;
    const hasChanged = await import('../online/practice-exchange.ts')
      .then(({ usePracticeExchange }) => usePracticeExchange().exchange(deck))
      .catch(() => false);
    if (hasChanged) await read();
  }

  /** Notes the first attempt at a bad turn. */
  async function note(badTurn: BadTurn, isRight: boolean): Promise<void> {
    const moment = new Date();
    turns.value++;
    replace({ ...badTurn, card: cardAfter(badTurn.card, isRight, moment) });
    now.value = moment;
    await keep(deck.rateBadTurn(badTurn.id, isRight, moment));
    void exchange();
  }

  /** Puts a bad turn off until tomorrow, because its match cannot be shown today. */
  async function putOff(badTurn: BadTurn): Promise<void> {
    const moment = new Date();
    replace({ ...badTurn, card: putOffCard(badTurn.card, moment) });
    await keep(deck.putOffBadTurn(badTurn.id, moment));
  }

  function replace(changed: BadTurn): void {
    badTurns.value = (badTurns.value ?? [])
      .map((one) => (one.id === changed.id ? changed : one))
      .toSorted((a, b) => a.card.due.getTime() - b.card.due.getTime());
  }

  /** Waits for a change that is being stored, and shows what is stored then. */
  async function keep(storing: Promise<BadTurn | undefined>): Promise<void> {
    try {
      const stored = await storing;
      if (stored) replace(stored);
    } catch (error) {
      problem.value = storageProblem(error, texts.isRefused);
    }
  }

  return {
    badTurns,
    due,
    dueTomorrow,
    isDoneForToday,
    isPuzzleNext,
    problem,
    refresh,
    exchange,
    spend,
    note,
    putOff,
    beginPuzzle,
  };
});
