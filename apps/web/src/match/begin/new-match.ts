import type { Side } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { ALL_LEVELS } from '@kickmate/engine/client';
import { type AnyVariant, gameOf, type LiveTime, suggestedArray, suggestedMap, type TimeControl } from '@kickmate/game';
import { againstComputer, onlyComputers, readCustomStart, type Seats, TWO_PEOPLE } from '@kickmate/play';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, type Ref, reactive, ref, shallowRef, toRefs, watch } from 'vue';
import { failureWords } from '../../shared/failure-words.ts';
import { myMap } from '../../shared/maps/my-maps.ts';
import { isSolo } from '../../shared/maps/solo.ts';
import { KEYS, load, readJson, store } from '../../shared/storage.ts';
import { withChanges } from '../../shared/with-changes.ts';
import { useLocalMatch } from '../../stage/local.ts';
import { CUSTOM, PRESETS, presetTime, timeOf } from '../clock/time-control.ts';

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max));

/** The chosen clock: none, a live match, a preset, or minutes and seconds that the person chooses. */
const Clock = v.object({
  time: v.fallback(v.picklist(['none', 'live', ...PRESETS, 'custom']), 'none'),
  minutes: v.fallback(within(CUSTOM.minutes), 10),
  seconds: v.fallback(within(CUSTOM.seconds), 0),
});
type Clock = v.InferOutput<typeof Clock>;
const NO_CLOCK = v.parse(Clock, {});

const OPPONENTS = ['computer', 'person', 'nobody'] as const;
/** The opponent of the person: another person at this device, or nobody, when two computers are watched. */
export type Opponent = (typeof OPPONENTS)[number];

/**
 * The stored choices of the last time, field by field. Earlier versions stored `arrays` as `setUps`, and one clock for all
 * games.
 */
const Choices = v.object({
  game: v.fallback(v.string(), ''),
  opponent: v.fallback(v.picklist(OPPONENTS), 'computer'),
  level: v.fallback(v.picklist(ALL_LEVELS), 1),
  /** Black's level when the computer plays both sides. */
  blackLevel: v.fallback(v.picklist(ALL_LEVELS), 3),
  side: v.fallback(v.picklist(['w', 'random', 'b']), 'w'),
  /** The clock, by game: a clock of one game says nothing about another. */
  clocks: v.fallback(v.record(v.string(), Clock), () => ({})),
  /** Goals to win, by game. */
  goals: v.fallback(v.record(v.string(), v.number()), () => ({})),
  /** The number of goals that ends a live match at once; 0: only its time ends it. */
  liveGoals: v.fallback(v.number(), 0),
  /** The id of the chosen array, by game, in games that have several. */
  arrays: v.fallback(v.record(v.string(), v.string()), () => ({})),
  /** The id of the chosen map, by game: one of the game's own or one kept on this device; empty: the game's first, if it has maps. */
  maps: v.fallback(v.record(v.string(), v.string()), () => ({})),
});
type Choices = v.InferOutput<typeof Choices>;

function readChoices(): Choices {
  const kept = readJson(load(KEYS.choices));
  const stored: { readonly setUps?: unknown; readonly game?: unknown } = kept && typeof kept === 'object' ? kept : {};
  const clocks = { [String(stored.game)]: v.parse(Clock, stored) };
  return v.parse(Choices, { arrays: stored.setUps, clocks, ...stored });
}

/** The form for a new match. Its choices are kept for the next time. Each window has its own form. */
export const useNewMatch = defineStore('new-match', () => {
  const choices = keptChoices();
  const clock = chosenClock(choices);
  const { choiceKey, ...game } = chosenGame(choices, clock.time);
  const { variant } = game;
  const start = customStartFor(choiceKey, variant, game.isReady);

  /** The chosen seats, perhaps against another opponent than the chosen one. A random side is drawn here. */
  function seats(opponent: Opponent = choices.opponent): Seats {
    const { level, blackLevel, side } = choices;
    if (isSolo(variant.value)) return againstComputer(level, 'w');
    const drawn: Side = side === 'random' ? (Math.random() < 0.5 ? 'w' : 'b') : side;
    switch (opponent) {
      case 'person':
        return { ...TWO_PEOPLE };
      case 'nobody':
        return onlyComputers(level, blackLevel);
      case 'computer':
        return againstComputer(level, drawn);
    }
  }

  /** The time of a live match, if one was chosen. */
  const liveTime = (): LiveTime | undefined => (clock.time.value === 'live' ? variant.value?.liveTime : undefined);

  /** The number of goals that wins; `undefined` if only the time ends a live match. */
  function goalsToWin(): number | undefined {
    if (liveTime()) return choices.liveGoals || undefined;
    return choices.goals[choices.game] ?? variant.value?.match.goals.default;
  }

  /** Begins the chosen match. A custom start is for this match only. */
  function begin(seed: number): void {
    if (!variant.value || start.fault.value) return;
    const timing = { goals: goalsToWin(), time: clock.timeControl(), live: liveTime() };
    const how = { ...timing, from: start.customStart.value, array: choices.arrays[choices.game] };
    useLocalMatch().begin(variant.value, { seats: seats(), seed, ...how });
    start.position.value = '';
  }

  return { ...toRefs(choices), ...clock, ...game, ...start, seats, liveTime, goalsToWin, begin };
});

/** The choices of the form. Every change of them is stored. */
function keptChoices(): Choices {
  const choices = reactive(readChoices());
  let known: unknown = readChoices();
  if (!entries.some(({ id }) => id === choices.game)) choices.game = entries[0]?.id ?? '';
  watch(
    choices,
    () => {
      const text = JSON.stringify(choices);
      if (store(KEYS.choices, JSON.stringify(withChanges(readChoices(), known, choices)))) known = readJson(text);
    },
    { flush: 'sync' },
  );
  return choices;
}

/** The clock of the chosen game. */
function chosenClock(choices: Choices) {
  /** A field of the chosen game's clock. */
  const clockField = <K extends keyof Clock>(field: K) =>
    computed<Clock[K]>({
      get: () => (choices.clocks[choices.game] ?? NO_CLOCK)[field],
      set: (value) => {
        choices.clocks[choices.game] = { ...NO_CLOCK, ...choices.clocks[choices.game], [field]: value };
      },
    });
  const [time, minutes, seconds] = [clockField('time'), clockField('minutes'), clockField('seconds')];

  /** The chosen time control; `undefined` without clocks and in a live match. */
  function timeControl(): TimeControl | undefined {
    if (time.value === 'none' || time.value === 'live') return undefined;
    return time.value === 'custom' ? timeOf(minutes.value, seconds.value) : presetTime(time.value);
  }

  return { time, minutes, seconds, timeControl };
}

/** The chosen game and its rules, which are fetched. What they do not allow is chosen anew. */
function chosenGame(choices: Choices, time: Ref<Clock['time']>) {
  /** The rules of the chosen game, once they have arrived. */
  const variant = shallowRef<AnyVariant>();
  /** The reason for which they could not be fetched. */
  const failure = shallowRef<string>();

  /** The id of the variant: the chosen game, on the chosen map if it has maps. */
  function chosenId(): string {
    const map = choices.maps[choices.game];
    const text = map && (myMap(map)?.text ?? map);
    return text ? `${choices.game}:${text}` : choices.game;
  }
  /** The choice for which the rules have arrived. */
  const arrived = ref<string>();
  const isReady = computed(() => variant.value !== undefined && arrived.value === choiceKey());
  const choiceKey = () => `${choices.game}:${choices.maps[choices.game] ?? ''}`;

  /** Fetches the rules of the chosen game. */
  async function fetchGame(): Promise<void> {
    const { game } = choices;
    const key = choiceKey();
    failure.value = undefined;
    try {
      const loaded = await loadVariant(chosenId());
      if (key !== choiceKey()) return;
      const map = choices.maps[game] === undefined ? suggestedMap(loaded) : undefined;
      if (map) {
        // Another choice, which is fetched by itself.
        choices.maps[game] = map.id;
        return;
      }
      const { min, max, default: usual } = loaded.match.goals;
      const chosen = choices.goals[game] ?? usual;
      choices.goals[game] = chosen >= min && chosen <= max ? chosen : usual;
      const arrays = loaded.arrays ?? [];
      const suggested = suggestedArray(loaded);
      if (suggested && !arrays.some(({ id }) => id === choices.arrays[game])) choices.arrays[game] = suggested.id;
      if (time.value === 'live' && !loaded.liveTime) time.value = 'none';
      if (choices.liveGoals > max) choices.liveGoals = 0;
      variant.value = loaded;
      arrived.value = key;
    } catch (error) {
      if (key === choiceKey()) failure.value = failureWords(error);
    }
  }
  watch(choiceKey, () => void fetchGame(), { immediate: true });

  /** Chooses the game of a variant, and its map if it is on one: one that comes with the game, or of this device. */
  function choose(id: string): void {
    const game = gameOf(id);
    choices.game = game;
    choices.maps[game] = id.slice(game.length + 1);
  }

  return { choiceKey, variant, isReady, failure, fetchGame, choose };
}

/** The custom start that a person writes for the chosen game. */
function customStartFor(choiceKey: () => string, variant: Ref<AnyVariant | undefined>, isReady: Ref<boolean>) {
  /** The text of a custom start; empty for the game's own positions. It is not kept. */
  const position = ref('');
  watch(choiceKey, () => {
    position.value = '';
  });
  const read = computed(() => {
    const text = position.value.trim();
    return text && variant.value && isReady.value ? readCustomStart(variant.value, text) : undefined;
  });
  /** The custom start, if its text is one that can be played. */
  const customStart = computed<unknown>(() => (read.value?.ok ? read.value.value.position : undefined));
  /** A sentence about the fields that were added to its text. */
  const note = computed(() => (read.value?.ok ? read.value.value.note : undefined));
  /** The error in its text, as a sentence. */
  const fault = computed(() => (read.value && !read.value.ok ? read.value.error.message : undefined));

  return { position, customStart, note, fault };
}
