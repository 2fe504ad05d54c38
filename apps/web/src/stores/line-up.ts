import { opponent, SIDES, type Side, type Square } from '@kickmate/board';
import { type Formation, type FormationFault, gameOf } from '@kickmate/game';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, ref, shallowRef, watch } from 'vue';
import { bench, emptyFormation, type Held, mended, placeOf, put, squareOf, takeOff } from '../match/formation-draft.ts';
import { setUpPosition } from '../match/set-up.ts';
import { KEYS, load, readJson, store } from '../persist/storage.ts';
import { useMatch } from './match.ts';

/** How each side lined up last, by game. */
const Kept = v.fallback(v.record(v.string(), v.object({ w: v.optional(v.string()), b: v.optional(v.string()) })), {});

/**
 * Lining up before a round: people place their pieces one after the other, who kicks off first; the computer gives its
 * answer. Then the round begins.
 */
export const useLineUp = defineStore('line-up', () => {
  const game = useMatch();
  const formations = computed(() => game.variant?.formations);
  /** The starts of the rounds for which all are ready. */
  const readyStarts = shallowRef<readonly unknown[]>([]);
  /** Who is ready for the round that is about to begin. */
  const chosen = shallowRef<Partial<Record<Side, Formation>>>({});

  /** How the computer lines up; as usual until it has chosen. */
  const answer = shallowRef<Formation>();
  /** Whether that is its last word. */
  const isAnswered = ref(false);

  const isOpen = computed(() => {
    const { match } = game;
    if (!match || match.end || !formations.value || people.value.length === 0) return false;
    const isSetUp = match.rounds.length === 1 && setUpPosition(match) !== undefined;
    return match.round.plies.length === 0 && !isSetUp && !readyStarts.value.includes(match.round.start);
  });
  /** The sides that people line up, in order. */
  const people = computed<readonly Side[]>(() => {
    const first = game.match?.round.kickOff ?? 'w';
    return [first, opponent(first)].filter((side) => !game.computers.includes(side));
  });
  /** The side that is being lined up. */
  const side = computed(() => (isOpen.value ? people.value.find((one) => !chosen.value[one]) : undefined));

  const draft = shallowRef<Formation>();
  const held = ref<Held>();
  watch(
    side,
    (one) => {
      held.value = undefined;
      draft.value = one && firstDraft(one);
    },
    { immediate: true, flush: 'sync' },
  );
  watch(
    () => game.match?.round.start,
    () => {
      chosen.value = {};
      answer.value = undefined;
      isAnswered.value = false;
    },
    { flush: 'sync' },
  );

  const maySubstitute = computed(() => side.value !== undefined && (game.match?.maySubstitute(side.value) ?? false));
  const faults = computed<readonly FormationFault[]>(() =>
    formations.value && draft.value && side.value
      ? formations.value.check(side.value, draft.value, maySubstitute.value)
      : [],
  );
  /** Who has no place. */
  const waiting = computed(() => (formations.value && draft.value ? bench(formations.value, draft.value) : []));
  const isComplete = computed(
    () => !!formations.value && !!draft.value && faults.value.length === 0 && formations.value.isComplete(draft.value),
  );

  /**
   * How a side stands that is not being lined up: as it chose, or as the computer does; before it has chosen, as it will
   * begin to line up in a live match, where both see each other, and else unknown.
   */
  function standing(one: Side): Formation | undefined {
    if (chosen.value[one]) return chosen.value[one];
    if (game.computers.includes(one)) return answer.value ?? formations.value?.usual();
    return game.match?.live && formations.value ? firstDraft(one) : undefined;
  }

  /** With what a side begins to line up: as it stands, if that is not as usual; as it did last, or as usual. */
  function firstDraft(one: Side): Formation {
    const { match } = game;
    const { usual, format, of, parse, check } = formations.value!;
    const now = of(match!.round.start, one);
    if (format(now) !== format(usual())) return now;
    const text = readKept()[gameOf(match!.variant.id)]?.[one];
    const kept = text === undefined ? undefined : parse(text);
    const isUsable = kept?.ok && check(one, kept.value, match!.maySubstitute(one)).length === 0;
    return isUsable ? kept.value : usual();
  }

  /** Keeps how a side lines up, unless that was for one round only. */
  function keep(one: Side, formation: Formation): void {
    const { match } = game;
    if (!match || formations.value!.check(one, formation, false).length > 0) return;
    const id = gameOf(match.variant.id);
    const all = readKept();
    store(
      KEYS.formations,
      JSON.stringify({ ...all, [id]: { ...all[id], [one]: formations.value!.format(formation) } }),
    );
  }

  /** The places on which who is held may stand, as far as that can be said of a place alone. */
  const open = computed<readonly Square[]>(() => {
    const [all, now, one] = [formations.value, draft.value, side.value];
    const what = held.value;
    if (!all || !now || !one || !what || !game.variant) return [];
    const { board } = game.variant;
    return now.places.flatMap((_, to) => {
      if ('place' in what && what.place === to) return [];
      const square = squareOf(board, all.half, one, to);
      const isWrong = all
        .check(one, put(all, now, what, to), maySubstitute.value)
        .some((fault) => fault.square === square);
      return isWrong ? [] : [to];
    });
  });

  /** Takes hold of somebody. */
  function take(what: Held): void {
    held.value = what;
  }

  function letGo(): void {
    held.value = undefined;
  }

  /** Takes hold of somebody; of who is held already, lets go. */
  function hold(what: Held): void {
    const isSame = JSON.stringify(what) === JSON.stringify(held.value);
    held.value = isSame ? undefined : what;
  }

  /** Puts who is held on a place, or somebody else who is said. */
  function place(to: Square, what = held.value): void {
    if (!formations.value || !draft.value || !what) return;
    draft.value = put(formations.value, draft.value, what, to);
    held.value = undefined;
  }

  /** Puts who is held on a square of the board, if it lies in the own half. */
  function placeOn(square: Square): void {
    const [all, one] = [formations.value, side.value];
    const to = all && one && game.variant && placeOf(game.variant.board, all.half, one, square);
    if (to === undefined) letGo();
    else place(to);
  }

  /** Takes who stands on a place off the pitch. */
  function remove(from: Square): void {
    if (!formations.value || !draft.value) return;
    draft.value = takeOff(formations.value, draft.value, from);
    held.value = undefined;
  }

  function change(formation: (current: Formation) => Formation): void {
    if (draft.value) draft.value = formation(draft.value);
    held.value = undefined;
  }
  const clear = (): void => change(() => emptyFormation(formations.value!));
  const takeUsual = (): void => change(() => formations.value!.usual());
  /** Places who has no place yet, if nothing is wrong so far. */
  const placeRest = (): void =>
    change((current) => (faults.value.length > 0 ? current : formations.value!.complete(current)));

  /** The side is ready; when all are, the round begins. */
  function ready(): void {
    if (!side.value || !draft.value || !isComplete.value) return;
    keep(side.value, draft.value);
    choose(side.value, draft.value);
  }

  /** The side plays this round with its usual formation. */
  function skip(): void {
    if (side.value) choose(side.value, formations.value!.usual());
  }

  /** The time to line up is over: the side plays as it stands, completed, without whom the rules do not allow there. */
  function timeIsOver(): void {
    const [one, all] = [side.value, formations.value];
    if (!one || !all || !draft.value) return;
    const allowed = mended(all, game.variant!.board, one, draft.value, maySubstitute.value);
    choose(one, all.isComplete(allowed) ? allowed : all.complete(allowed));
  }

  function choose(one: Side, formation: Formation): void {
    game.stopwatch.reset();
    chosen.value = { ...chosen.value, [one]: formation };
    if (people.value.some((other) => !chosen.value[other])) return;
    const [w, b] = SIDES.map((each) => standing(each)!) as [Formation, Formation];
    const lined = game.match!.lineUp({ w, b });
    if (!lined.ok) throw new Error(lined.error.message);
    readyStarts.value = [...readyStarts.value, lined.value.round.start];
    game.replace(lined.value);
  }

  const views = { isOpen, answer, isAnswered, side, draft, held, open, faults, waiting, isComplete, maySubstitute };
  return {
    ...views,
    standing,
    hold,
    take,
    letGo,
    place,
    placeOn,
    remove,
    clear,
    takeUsual,
    placeRest,
    ready,
    skip,
    timeIsOver,
  };
});

const readKept = () => v.parse(Kept, readJson(load(KEYS.formations)) ?? {});
