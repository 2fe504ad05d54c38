import { opponent, SIDES, type Side, type Square, squareCount } from '@kickmate/board';
import { type Formation, type FormationFault, gameOf } from '@kickmate/game';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, ref, shallowRef, watch } from 'vue';
import { KEYS, load, readJson, store } from '../../shared/storage.ts';
import { setUpPosition } from '../begin/set-up.ts';
import { useMatch } from '../match.ts';
import type { LineUpSoFar } from '../saved/saved-match.ts';
import { bench, emptyFormation, type Held, mended, placeOf, put, squareOf, takeOff } from './formation-draft.ts';
import { ranksWords } from './line-up-words.ts';

/** How each side of two people lined up last, and the person against the computer, by game. */
const Kept = v.fallback(
  v.record(v.string(), v.object({ w: v.optional(v.string()), b: v.optional(v.string()), own: v.optional(v.string()) })),
  {},
);

/** Why somebody could not be put on a square. */
interface Refusal {
  readonly square: Square;
  /** For people. */
  readonly message: string;
}

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
  const refusal = shallowRef<Refusal>();
  watch([held, draft], () => (refusal.value = undefined), { flush: 'sync' });
  watch(
    [() => game.match?.round.start, side],
    ([start], [before]) => {
      // Another round: nobody is ready yet.
      if (start !== before) {
        chosen.value = {};
        answer.value = undefined;
        isAnswered.value = false;
      }
      held.value = undefined;
      draft.value = side.value && firstDraft(side.value);
    },
    { immediate: true, flush: 'sync' },
  );

  /** What is to be kept of it: who is ready and how far the side has come, or that all is done; nothing later in a round. */
  const soFar = computed<LineUpSoFar | undefined>(() => {
    const { match } = game;
    if (!formations.value || !match || match.round.plies.length > 0) return undefined;
    if (readyStarts.value.includes(match.round.start)) return 'done';
    if (!isOpen.value || !draft.value) return undefined;
    const { format } = formations.value;
    const ready = SIDES.flatMap((one) => (chosen.value[one] ? [[one, format(chosen.value[one])]] : []));
    return { ready: Object.fromEntries(ready), draft: format(draft.value) };
  });

  /** Goes on where it was left. */
  function resume(kept: LineUpSoFar): void {
    if (!isOpen.value) return;
    if (kept === 'done') {
      readyStarts.value = [...readyStarts.value, game.match!.round.start];
      return;
    }
    const { isComplete, check } = formations.value!;
    // Whoever lines up last goes on doing so.
    const ready = people.value.slice(0, -1).flatMap((one) => {
      const formation = read(kept.ready[one]);
      const isAllowed =
        formation && isComplete(formation) && check(one, formation, game.match!.maySubstitute(one)).length === 0;
      return isAllowed ? [[one, formation]] : [];
    });
    chosen.value = Object.fromEntries(ready);
    draft.value = read(kept.draft) ?? draft.value;
  }

  function read(text: string | undefined): Formation | undefined {
    const formation = text === undefined ? undefined : formations.value!.parse(text);
    return formation?.ok ? formation.value : undefined;
  }

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
    const { usual, format, of, check } = formations.value!;
    const now = of(match!.round.start, one);
    if (format(now) !== format(usual())) return now;
    const kept = read(readKept()[gameOf(match!.variant.id)]?.[keeper(one)]);
    const isUsable = kept && check(one, kept, match!.maySubstitute(one)).length === 0;
    return isUsable ? kept : usual();
  }

  /** Whose formation it is that is kept: against the computer one's own, whatever side one plays. */
  function keeper(one: Side): Side | 'own' {
    return game.setup.opponent.kind === 'computer' ? 'own' : one;
  }

  /** Keeps how a side lines up, unless that was for one round only. */
  function keep(one: Side, formation: Formation): void {
    const { match } = game;
    if (!match || formations.value!.check(one, formation, false).length > 0) return;
    const id = gameOf(match.variant.id);
    const all = readKept();
    store(
      KEYS.formations,
      JSON.stringify({ ...all, [id]: { ...all[id], [keeper(one)]: formations.value!.format(formation) } }),
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

  /** The squares on which the side lines up. */
  const zone = computed<readonly Square[]>(() => {
    const [all, one] = [formations.value, side.value];
    if (!all || !one || !game.variant) return [];
    const { board } = game.variant;
    return Array.from({ length: squareCount(all.half) }, (_, at) => squareOf(board, all.half, one, at));
  });

  /** Puts who is held, or somebody else who is said, on a square of the board; beyond the own ranks it is said why not. */
  function placeOn(square: Square, what = held.value): void {
    const [all, one] = [formations.value, side.value];
    if (!all || !one || !game.variant || !what) return;
    const to = placeOf(game.variant.board, all.half, one, square);
    if (to === undefined)
      refusal.value = { square, message: `line up on ${ranksWords(game.variant.board, zone.value)}` };
    else place(to, what);
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

  const views = { isOpen, side, draft, soFar, held, refusal, open, zone, faults, waiting, isComplete, maySubstitute };
  const computer = { answer, isAnswered };
  return {
    ...views,
    ...computer,
    resume,
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
