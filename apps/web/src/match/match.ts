import { opponent, SIDES, type Side } from '@kickmate/board';
import { type Action, type AnyVariant, type LiveTime, Match, type TimeControl } from '@kickmate/game';
import {
  type AnyMatch,
  autoMove,
  CASUAL,
  type Command,
  type ComputerTask,
  canRedo,
  canUndo,
  computerSides,
  Driver,
  type Host,
  idlePass,
  isLiningUp,
  onlyPerson,
  type RoutePlan,
  restore,
  type SavedState,
  type Seats,
  type Session,
  serialise,
  toAct as sideToAct,
  TWO_PEOPLE,
} from '@kickmate/play';
import { treeOf } from '@kickmate/record';
import { tryOnScopeDispose, useDocumentVisibility } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, nextTick, ref, shallowRef, watch } from 'vue';
import { type Purpose, useEngine } from '../shared/engine/engine.ts';
import type { Analysed } from './analysed.ts';
import { openTurn } from './course.ts';
import { keepFormations, keptFormations } from './line-up/kept-formations.ts';
import { ownSide } from './players.ts';
import type { OpenedRecord } from './record/opened-record.ts';
import { type Dispatched, NOT_HERE, type Remote } from './remote.ts';
import { texts } from './texts.ts';

/** The choices with which a match begins. */
export interface Beginning {
  readonly seats: Seats;
  readonly seed: number;
  /** The number of goals that wins; absent: the game's usual number, or no limit in a live match. */
  readonly goals?: number | undefined;
  /** The position of the first kick-off; one of the variant's if absent. */
  readonly from?: unknown;
  /** The id of the variant's array with which rounds begin; the usual one if absent. */
  readonly array?: string | undefined;
  /** Absent: without clocks. */
  readonly time?: TimeControl | undefined;
  /** The time of a live match. */
  readonly live?: LiveTime | undefined;
}

/** The terms of a match: goals to win, the array of its rounds, clocks. */
export type Terms = Pick<Beginning, 'goals' | 'array' | 'time' | 'live'>;

/** Returns the terms of a match, so that another one can begin like it. */
export const termsOf = ({ goals, array, time, live }: AnyMatch): Terms => ({ goals, array, time, live });

/** The origin of a match that was begun elsewhere. */
export interface Origin {
  /** The rest of the session: the time of the turn, a line-up and the like. */
  readonly state?: SavedState | undefined;
  /** The day and time at which the match began, if they are known. */
  readonly begun?: Date | undefined;
  /** The record from which it was opened. */
  readonly opened?: OpenedRecord | undefined;
}

/** A new state of the match, and the one before it; `undefined` before the first match. */
export type Effect = (match: AnyMatch, before: AnyMatch | undefined) => void;

/** The least time between two actions of a watched match, in milliseconds: weak levels hardly think. */
const WATCHED_MS = 700;
/** The pause between two actions of the computer's turn, in milliseconds. It begins when people have seen the first. */
const WITHIN_TURN_MS = 600;
/** The time for which the computer looks at the other formation in a live match before it is ready, in milliseconds. */
const LOOK_MS = 3000;

/** The purpose of the search for each task of the computer. */
const PURPOSES: Readonly<Record<ComputerTask['kind'], Purpose>> = {
  act: 'action',
  'line up': 'lineUp',
  answer: 'offer',
};

/**
 * The match being played. This store holds the session of `@kickmate/play`, which decides everything. The store gives it
 * the time, timers, the engine and storage, and says whether people look. While a match of a server is shown
 * ({@link Remote}), the server's session takes its place; the local one rests until then. The same holds while a tree is
 * analysed ({@link Analysed}): then the match is what has been played up to the shown place.
 */
export const useMatch = defineStore('match', () => {
  const engine = useEngine();
  /** The session on this device. */
  const local = shallowRef<Session>();
  /** The match of a server that is shown in place of the local one. */
  const remote = shallowRef<Remote>();
  /** The tree that is analysed in place of both. */
  const analysed = shallowRef<Analysed>();
  const session = computed(() => analysed.value?.session ?? remote.value?.session ?? local.value);
  // Far from each other all players are people: the server says who a computer is by its name.
  const seats = computed(() => (analysed.value || remote.value ? TWO_PEOPLE : (local.value?.seats ?? TWO_PEOPLE)));
  const begun = shallowRef<Date>();
  /** The record from which the local match was opened. */
  const localRecord = shallowRef<OpenedRecord>();
  const opened = computed(() => (analysed.value || remote.value ? undefined : localRecord.value));
  /** The moment for which clocks are shown. */
  const moment = ref(now());

  const match = computed(() => session.value?.match);
  /** The match as the main line of a tree, with the variations and notes of the record from which it was opened. */
  const tree = computed(() => analysed.value?.tree ?? (match.value && treeOf(match.value, opened.value?.tree)));
  /** The match on the main line of {@link tree}: that which is being played, or the whole one that is analysed. */
  const mainLine = computed(() => analysed.value?.match ?? match.value);
  const variant = computed(() => match.value?.variant);
  const end = computed(() => match.value?.end);
  /** The side to act; `undefined` when the match is over. */
  const toAct = computed<Side | undefined>(() =>
    session.value && !session.value.match.round.end ? sideToAct(session.value) : undefined,
  );
  /** The sides that the computer plays. */
  const computers = computed(() => computerSides(seats.value));
  const isWatched = computed(() => computers.value.length === SIDES.length);
  /** Whether the computer waits in a match that is only watched. */
  const isPaused = computed(() => session.value?.isPaused ?? false);
  /** Whether the side to act has no pieces, so that it passes without being asked. */
  const isIdle = computed(() => match.value !== undefined && !analysed.value && idlePass(match.value) !== undefined);
  const isComputersTurn = computed(
    () => toAct.value !== undefined && computers.value.includes(toAct.value) && !isIdle.value,
  );
  const isPlayersTurn = computed(() => {
    if (toAct.value === undefined || isIdle.value) return false;
    if (analysed.value) return !analysed.value.isClosed;
    if (remote.value) return toAct.value === remote.value.side && !remote.value.isSending;
    return !computers.value.includes(toAct.value);
  });
  /** The side of the person at this device; `undefined` where two people share it, and for somebody who watches. */
  const own = computed<Side | undefined>(() => {
    if (analysed.value) return analysed.value.own;
    return remote.value ? remote.value.side : onlyPerson(seats.value);
  });
  /** The side that may resign or agree to a draw: the person's own, of two people at one device the one to act. */
  const decider = computed<Side | undefined>(() => own.value ?? (remote.value ? undefined : toAct.value));
  const undoable = computed(() => session.value !== undefined && canUndo(session.value));
  const redoable = computed(() => session.value !== undefined && canRedo(session.value));
  /** The end that the side to act may claim, if there is one. */
  const claimable = computed(() => match.value?.claimable);
  /** Whether the computer has declined a draw in this position. */
  const isDrawDeclined = computed(() => (!remote.value && local.value?.offers.draw?.isDeclined) ?? false);
  /** Whether a piece is on a route to a far square. */
  const isUnderWay = computed(() => session.value?.route !== undefined);

  // ---- effects of a new state ----

  const effects = { match: new Set<Effect>(), session: new Set<() => void>() };

  /** Calls an effect after each new state of the match, until the scope of the caller (a store or a page) ends. */
  function follow(effect: Effect): void {
    effects.match.add(effect);
    tryOnScopeDispose(() => effects.match.delete(effect));
  }

  /** Calls an effect after each new state of the session, after all effects of {@link follow}. */
  function followSession(effect: () => void): void {
    effects.session.add(effect);
    tryOnScopeDispose(() => effects.session.delete(effect));
  }

  /** Does everything that follows from a new state, in this order. Then the driver sets its timer and lets the computer act. */
  function changed(next: Session, before: Session | undefined): void {
    // 1. Show the session, with its clocks as of now.
    local.value = next;
    moment.value = now();
    // 2. Drop what belonged to the match's former state: the place in the review, a held piece, a hint.
    if (!remote.value && !analysed.value) showChange(next.match, before?.match);
    // 3. Store formations and the match.
    if (before && next.lastFormations !== before.lastFormations) keepFormations(next);
    for (const effect of [...effects.session]) effect();
    // 4. Let the clocks rest while a line-up is not on the page yet.
    restOrWake();
  }

  function showChange(match: AnyMatch, before: AnyMatch | undefined): void {
    if (match !== before) for (const effect of [...effects.match]) effect(match, before);
  }

  /** Shows a match of a server in place of the local one, or its next state. Nothing of it is stored on this device. */
  function showRemote(next: Remote): void {
    const before = remote.value?.session.match;
    remote.value = next;
    moment.value = now();
    showChange(next.session.match, before);
    restOrWake();
  }

  /** Shows an analysis in place of the match, or its next state; `undefined` shows the match again. It is not stored here. */
  function showAnalysed(next: Analysed | undefined): void {
    const before = session.value?.match;
    analysed.value = next;
    if (session.value) showChange(session.value.match, before);
    restOrWake();
  }

  /** Shows the local match again, if there is one. */
  function hideRemote(): void {
    const before = remote.value?.session.match;
    remote.value = undefined;
    if (local.value) showChange(local.value.match, before);
    restOrWake();
  }

  // ---- the session's host ----

  const visibility = useDocumentVisibility();
  /** Resolves when people have seen what was played; absent while the page with the match is not open. */
  const seen = shallowRef<() => Promise<void>>();
  /** Whether the formations are on the page, which no longer shows the end of the round before. */
  const isLineUpInSight = ref(false);

  const host: Host = {
    now,
    setTimer(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    changed,
    async search(task) {
      const { variant, position } = task.match;
      if (!task.request) return undefined;
      if (task.kind === 'line up') return engine.lineUp(variant, task.request);
      return engine.think({ variant, position, purpose: PURPOSES[task.kind] }, task.request);
    },
    stop(task) {
      if (engine.thinking === PURPOSES[task.kind]) engine.stop();
    },
    async seen() {
      // First the page has to show the new state.
      await nextTick();
      await seen.value?.();
    },
    pauses: (_, task) => {
      if (task.kind === 'line up') return task.isSecondLook ? { before: LOOK_MS } : {};
      if (task.kind !== 'act') return {};
      if (openTurn(task.match).length > 0) return { after: WITHIN_TURN_MS };
      return isWatched.value && !task.match.time ? { atLeast: WATCHED_MS } : {};
    },
    misplayed({ match, kind }, result) {
      const best = result && 'best' in result ? result.best : undefined;
      const about = { variant: match.variant, position: match.position, purpose: PURPOSES[kind] };
      engine.error = { about, message: texts.misplayed(String(best)) };
    },
  };
  let driver: Driver | undefined;

  /** Lets the clocks rest while the match is out of sight. The computer rests too, so this is fair. */
  function restOrWake(): void {
    if (!local.value) return;
    const isShown = !remote.value && !analysed.value && (!isLiningUp(local.value) || isLineUpInSight.value);
    const isSeen = seen.value !== undefined && visibility.value === 'visible' && isShown;
    if (isSeen === local.value.isResting) driver?.dispatch({ kind: isSeen ? 'wake' : 'rest' });
  }
  watch([seen, visibility, isLineUpInSight], restOrWake, { flush: 'sync' });

  /**
   * Called when the page with the match opens: clocks run, the computer acts, and pieces go on their way.
   * @param settled resolves when people have seen what was played
   * @returns a function to call when the page closes
   */
  function attend(settled: () => Promise<void>): () => void {
    seen.value = settled;
    if (!remote.value) driver?.startAutoPlay();
    // Opens the engine while the player thinks. If that fails, the computer's first turn reports it.
    if (variant.value && computers.value.length > 0) engine.open(variant.value.id).catch(() => undefined);
    return () => {
      seen.value = undefined;
      driver?.stopAutoPlay();
      engine.stop();
    };
  }

  /** Brings the clocks up to date. */
  function look(): void {
    moment.value = now();
  }

  // ---- matches and commands ----

  /** Begins a match. Throws a `RangeError` on goals that the variant does not allow. */
  function begin(game: AnyVariant, { seats, ...how }: Beginning): void {
    open(Match.start(game, how), seats, { begun: new Date() });
  }

  /** Goes on with a match that was begun elsewhere. */
  function open(other: AnyMatch, seats: Seats, origin: Origin = {}): void {
    begun.value = origin.begun;
    localRecord.value = origin.opened;
    const opening = {
      seats,
      terms: CASUAL,
      begun: origin.begun?.getTime(),
      lastFormations: keptFormations(other.variant.id, seats),
      isResting: remote.value !== undefined || seen.value === undefined || visibility.value !== 'visible',
    };
    const next = restore(other, origin.state ?? {}, opening, now());
    if (driver) driver.open(next);
    else {
      driver = new Driver(next, host);
      changed(next, undefined);
      if (seen.value && !remote.value) driver.startAutoPlay();
    }
  }

  /** Passes a command on to the session, to the server, or to the analysis. */
  function dispatch(command: Command): Dispatched {
    if (analysed.value) return analysed.value.dispatch(command);
    if (remote.value) return 'side' in command && command.kind !== 'seat' ? remote.value.dispatch(command) : NOT_HERE;
    return driver?.dispatch(command) ?? NOT_HERE;
  }

  /** Passes on a command of the side to act. */
  const byMover = (command: (side: Side) => Command): Dispatched =>
    toAct.value ? dispatch(command(toAct.value)) : NOT_HERE;

  /** Plays an action for the side to act. It took the time that has elapsed. */
  const play = (action: Action) => byMover((side) => ({ kind: 'act', side, action }));
  /** Sends a piece to a far square. */
  const go = ({ squares }: RoutePlan) =>
    byMover((side) => ({ kind: 'go', side, from: squares[0]!, to: squares.at(-1)! }));
  /** Stops the piece that is on a route. */
  function stay(): void {
    if (isUnderWay.value) dispatch({ kind: 'stay', side: match.value!.side });
  }
  /** Plays the next step of a route, or the pass of a side without pieces. */
  function goOn(): void {
    const command = session.value && autoMove(session.value);
    if (command) dispatch(command);
  }

  function undo(): void {
    dispatch({ kind: 'undo', side: ownSide(seats.value) });
    // It was about a position that is taken back.
    engine.progress = undefined;
  }
  const redo = () => void dispatch({ kind: 'redo', side: ownSide(seats.value) });
  /** Resigns for the person against the computer, or for the side to act of two people. */
  const resign = () => void (decider.value && dispatch({ kind: 'resign', side: decider.value }));
  /** Offers a draw for the side to act. The computer answers by its score. */
  const offerDraw = () => void byMover((side) => ({ kind: 'offer', side, what: 'draw' }));
  /** Offers and accepts a draw, for two people who agree on one. */
  function agreeDraw(): void {
    offerDraw();
    byMover((side) => ({ kind: 'accept', side: opponent(side), what: 'draw' }));
  }
  /** Claims the end that the side to act may claim. */
  const claim = () => void byMover((side) => ({ kind: 'claim', side }));
  /** Pauses the computer, or lets it go on. */
  const pause = (waits: boolean) => void dispatch({ kind: waits ? 'pause' : 'resume' });

  /** Restarts the engine and lets the computer think again. */
  function retry(): void {
    engine.close();
    driver?.retry();
  }

  /** The local session without its match, for storage. */
  const savedState = (): SavedState => (local.value ? serialise(local.value, now()) : {});

  const origin = { begun, opened };
  const people = { seats, computers, own, decider, isWatched, isPaused };
  const views = {
    tree,
    mainLine,
    variant,
    end,
    toAct,
    isIdle,
    isComputersTurn,
    isPlayersTurn,
    claimable,
    isDrawDeclined,
    isUnderWay,
  };
  const moves = { play, go, stay, goOn, undo, redo, resign, offerDraw, agreeDraw, claim, pause, dispatch };
  const time = { moment, look, isLineUpInSight, attend, retry, savedState };
  const following = { follow, followSession };
  const online = { local, remote, showRemote, hideRemote, analysed, showAnalysed };
  return {
    session,
    ...online,
    match,
    ...origin,
    ...people,
    ...views,
    canUndo: undoable,
    canRedo: redoable,
    ...time,
    ...following,
    begin,
    open,
    ...moves,
  };
});

/** The present moment by a clock that never goes back, in milliseconds. */
function now(): number {
  return performance.now();
}
