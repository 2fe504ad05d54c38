import { type Side, type Square, squareCount } from '@kickmate/board';
import type { Formation, FormationFault } from '@kickmate/game';
import {
  bench,
  computerSides,
  emptyFormation,
  type HeldPiece,
  isLiningUp,
  lastFormation,
  placeOf,
  put,
  sidesLiningUp,
  squareOf,
  takeOff,
  visibleFormation as visibleIn,
} from '@kickmate/play';
import { defineStore } from 'pinia';
import { computed, type Ref, ref, shallowRef, watch } from 'vue';
import { useStage } from '../../stage/stage.ts';
import { ranksWords } from './line-up-words.ts';
import { texts } from './texts.ts';

/** A piece that could not be put on a square. */
interface Misplaced {
  readonly square: Square;
  /** The reason, as a sentence for people. */
  readonly message: string;
}

/** The line-up that a person makes: the held piece, and the places for it. The session decides the rest. */
export const useLineUp = defineStore('line-up', () => {
  const stage = useStage();
  const made = madeFormation();
  const { formations, side, draft, ...views } = made;
  const held = ref<HeldPiece>();
  const refusal = shallowRef<Misplaced>();
  watch([held, draft], () => (refusal.value = undefined), { flush: 'sync' });
  watch(side, letGo, { flush: 'sync' });
  const { zone, open } = placesFor(held, made);
  const { put: putOn, ...changes } = changesOf(made, letGo);

  /** Takes hold of a piece. */
  function take(what: HeldPiece): void {
    held.value = what;
  }

  function letGo(): void {
    held.value = undefined;
  }

  /** Takes hold of a piece, or lets it go if it is held already. */
  function hold(what: HeldPiece): void {
    const isSame = JSON.stringify(what) === JSON.stringify(held.value);
    held.value = isSame ? undefined : what;
  }

  /** Puts the held piece, or the one given, on a place. */
  function place(to: Square, what = held.value): void {
    if (what) putOn(to, what);
  }

  /** Puts the held piece, or the one given, on a square of the board. Refuses a square beyond the side's own ranks. */
  function placeOn(square: Square, what = held.value): void {
    const [all, one] = [formations.value, side.value];
    if (!all || !one || !stage.variant || !what) return;
    const to = placeOf(stage.variant.board, all.half, one, square);
    if (to === undefined)
      refusal.value = { square, message: texts.onlyOn(ranksWords(stage.variant.board, zone.value)) };
    else place(to, what);
  }

  return { side, draft, ...views, held, refusal, open, zone, hold, take, letGo, place, placeOn, ...changes };
});

type MadeFormation = ReturnType<typeof madeFormation>;

/** The formation that is being made: its side, its state, and what is wrong with it. */
function madeFormation() {
  const stage = useStage();
  /** The formation of a side, as a person may see it who does not line it up. */
  const visibleFormation = (one: Side): Formation | undefined => stage.session && visibleIn(stage.session, one);
  const formations = computed(() => stage.variant?.formations);
  /** The side that is being lined up; far from each other it is the own side, also when it is ready. */
  const side = computed<Side | undefined>(() => {
    const { session, sidesHere, ownSide } = stage;
    if (!session || !isLiningUp(session)) return undefined;
    if (sidesHere.length === 0) return 'w';
    return ownSide ?? sidesLiningUp(session).find((one) => sidesHere.includes(one));
  });
  const isOpen = computed(() => side.value !== undefined);
  /** Whether nothing can be changed any more: the side is ready, or the person only watches. */
  const isLocked = computed(() => {
    const { session, sidesHere } = stage;
    if (!session) return false;
    return stage.sending !== undefined || !sidesLiningUp(session).some((one) => sidesHere.includes(one));
  });
  /** The formation that is being made, or with which the side is ready. */
  const draft = computed(() => {
    const lineUp = stage.session?.lineUp;
    if (!side.value || !lineUp) return undefined;
    if (stage.sidesHere.length === 0) return visibleFormation(side.value);
    return (isLocked.value ? lineUp.ready[side.value] : undefined) ?? lineUp.drafts[side.value];
  });
  /** Whether the computer has chosen its formation for good. */
  const isAnswered = computed(() => {
    const { session } = stage;
    const [one] = session ? computerSides(session.seats) : [];
    return one !== undefined && session?.lineUp?.ready[one] !== undefined;
  });

  const maySubstitute = computed(() => side.value !== undefined && (stage.match?.maySubstitute(side.value) ?? false));
  const faults = computed<readonly FormationFault[]>(() =>
    formations.value && draft.value && side.value
      ? formations.value.check(side.value, draft.value, maySubstitute.value)
      : [],
  );
  /** The pieces that have no place. */
  const waiting = computed(() => (formations.value && draft.value ? bench(formations.value, draft.value) : []));
  const isComplete = computed(
    () => !!formations.value && !!draft.value && faults.value.length === 0 && formations.value.isComplete(draft.value),
  );

  /** The formation in which the side lined up last, if it is another than the draft and allowed now. */
  const last = computed(() => {
    const { match, session } = stage;
    if (!match || !session || !side.value || !formations.value || !draft.value || isLocked.value) return undefined;
    const { [side.value]: text } = session.lastFormations;
    const found = lastFormation(match, side.value, text);
    return found && formations.value.format(found) !== formations.value.format(draft.value) ? found : undefined;
  });

  return {
    formations,
    side,
    isOpen,
    isLocked,
    draft,
    isAnswered,
    maySubstitute,
    faults,
    waiting,
    isComplete,
    last,
    visibleFormation,
  };
}

/** The places for pieces: all of the side, and those for the held one. */
function placesFor(held: Ref<HeldPiece | undefined>, { formations, side, draft, maySubstitute }: MadeFormation) {
  const stage = useStage();

  /** The squares on which the side lines up. */
  const zone = computed<readonly Square[]>(() => {
    const [all, one] = [formations.value, side.value];
    if (!all || !one || !stage.variant) return [];
    const { board } = stage.variant;
    return Array.from({ length: squareCount(all.half) }, (_, at) => squareOf(board, all.half, one, at));
  });

  /** The places on which the held piece may stand: those on which it would be no error. */
  const open = computed<readonly Square[]>(() => {
    const [all, now, one] = [formations.value, draft.value, side.value];
    const what = held.value;
    if (!all || !now || !one || !what || !stage.variant) return [];
    const { board } = stage.variant;
    return now.places.flatMap((_, to) => {
      if ('place' in what && what.place === to) return [];
      const square = squareOf(board, all.half, one, to);
      const isWrong = all
        .check(one, put(all, now, what, to), maySubstitute.value)
        .some((fault) => fault.square === square);
      return isWrong ? [] : [to];
    });
  });

  return { zone, open };
}

/** The changes of a formation, and its ends. */
function changesOf({ formations, side, draft, last, faults, isLocked }: MadeFormation, letGo: () => void) {
  const stage = useStage();

  function change(formation: (current: Formation) => Formation): void {
    if (isLocked.value) return;
    if (draft.value && side.value && formations.value) {
      const text = formations.value.format(formation(draft.value));
      stage.dispatch({ kind: 'draft', side: side.value, formation: text });
    }
    letGo();
  }

  return {
    /** Puts a piece on a place. */
    put: (to: Square, what: HeldPiece) => change((current) => put(formations.value!, current, what, to)),
    /** Takes the piece on a place off the pitch. */
    remove: (from: Square) => change((current) => takeOff(formations.value!, current, from)),
    clear: () => change(() => emptyFormation(formations.value!)),
    takeUsual: () => change(() => formations.value!.usual()),
    takeFormation: (formation: Formation) => change(() => formation),
    takeLast: () => change((current) => last.value ?? current),
    /** Places the pieces that have no place yet, if nothing is wrong so far. */
    placeRest: () => change((current) => (faults.value.length > 0 ? current : formations.value!.complete(current))),
    /** The side is ready; when all are, the round begins. */
    ready() {
      if (side.value && !isLocked.value) stage.dispatch({ kind: 'ready', side: side.value });
    },
    /** The side plays this round with its usual formation. */
    skip() {
      if (side.value && !isLocked.value) stage.dispatch({ kind: 'skip line-up', side: side.value });
    },
  };
}
