import { SIDES } from '@kickmate/board';
import { type AnyVariant, type LiveTime, Match, type TimeControl } from '@kickmate/game';
import {
  type AnyMatch,
  type ComputerTask,
  canRedo,
  canUndo,
  computerSides,
  Driver,
  type Host,
  isExhibition,
  isLiningUp,
  ON_ONE_DEVICE,
  pliesOfTurn,
  restoreSession,
  type SavedSession,
  type Seats,
  type Session,
  saveSession,
  setTimer,
} from '@kickmate/play';
import { tryOnScopeDispose, useDocumentVisibility } from '@vueuse/core';
import { defineStore } from 'pinia';
import { nextTick, type Ref, ref, shallowRef, watch } from 'vue';
import { type Purpose, useEngine } from '../shared/engine/engine.ts';
import { loadFormations, storeFormations } from './kept-formations.ts';
import { type OpenedRecord, recordedName } from './opened-record.ts';
import { type Stage, useStage } from './stage.ts';
import { texts } from './texts.ts';

/** The choices with which a match begins. */
export interface MatchChoices {
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

/** The settings of a match that another one may have, too: goals to win, the array of its rounds, clocks. */
export type MatchSettings = Pick<MatchChoices, 'goals' | 'array' | 'time' | 'live'>;

/** The settings of a match, so that another one can begin like it. */
export const settingsOf = ({ goals, array, time, live }: AnyMatch): MatchSettings => ({ goals, array, time, live });

/** The facts about a match that was begun before. */
export interface MatchOrigin {
  /** The rest of the session: the time of the turn, a line-up and the like. */
  readonly state?: SavedSession | undefined;
  /** The moment at which it began, in milliseconds since 1970, if it is known. */
  readonly beganAt?: number | undefined;
  /** The record from which it was opened. */
  readonly opened?: OpenedRecord | undefined;
}

/** The least time between two actions of a match between computers, in milliseconds: weak levels hardly think. */
const EXHIBITION_MS = 700;
/** The pause between two actions of the computer's turn, in milliseconds. It begins when people have seen the first. */
const WITHIN_TURN_MS = 600;
/** The time for which the computer looks at the other formation in a live match before it is ready, in milliseconds. */
const SECOND_LOOK_MS = 3000;

/** The purpose of the search for each task of the computer. */
const PURPOSES: Readonly<Record<ComputerTask['kind'], Purpose>> = {
  act: 'action',
  'line up': 'lineUp',
  'answer offer': 'offer',
};

/**
 * The match on this device. The session of `@kickmate/play` decides everything; this store gives it the time, timers, the
 * engine and storage, and says whether people look. What is shown and done on the board goes through {@link useStage}; while
 * a guest is shown there, this match rests.
 */
export const useLocalMatch = defineStore('localMatch', () => {
  const engine = useEngine();
  const stage = useStage();
  const session = shallowRef<Session>();
  /** The record from which the match was opened. */
  const openedRecord = shallowRef<OpenedRecord>();

  /** The moment for which clocks are shown. */
  const moment = ref(now());
  let driver: Driver | undefined;

  const sessionListeners = new Set<() => void>();
  /** Calls a listener after each new state of the session, after all listeners of {@link useStage}'s `onMatchChange`. */
  function onSessionChange(listener: () => void): void {
    sessionListeners.add(listener);
    tryOnScopeDispose(() => sessionListeners.delete(listener));
  }

  /** Does everything that follows from a new state, in this order. Then the driver sets its timer and lets the computer act. */
  function changed(next: Session, before: Session | undefined): void {
    // 1. Show the session and its clocks as of now. `onMatchChange`'s listeners drop what belonged to the former match.
    session.value = next;
    updateMoment();
    stage.setHome(stageOf(next));
    // 2. Store formations and the match.
    if (before && next.lastFormations !== before.lastFormations) storeFormations(next);
    for (const listener of [...sessionListeners]) listener();
    // 3. Let the clocks rest while a line-up is not on the page yet.
    restOrWake();
  }

  const stageOf = (shown: Session): Stage =>
    localStage(shown, openedRecord.value, (command) => {
      // This is called only after the driver was made.
      const done = driver!.dispatch(command);
      // The engine's thoughts were about the position that is taken back.
      if (command.kind === 'undo') engine.progress = undefined;
      return done;
    });

  watch(() => stage.guest, updateMoment, { flush: 'sync' });
  const { isLineUpInSight, isShown, isInSight, waitUntilSeen, restOrWake, attend } = attendance(session, () => driver);
  const host: Host = { ...deviceHost(engine), changed, waitUntilSeen };

  /** Shows the clocks as of now. */
  function updateMoment(): void {
    moment.value = now();
  }

  /** Begins a match. Throws a `RangeError` on goals that the variant does not allow. */
  function begin(variant: AnyVariant, { seats, ...how }: MatchChoices): void {
    open(Match.start(variant, how), seats, { beganAt: Date.now() });
  }

  /** Goes on with a match that was begun before: earlier, elsewhere, or in a record. */
  function open(match: AnyMatch, seats: Seats, origin: MatchOrigin = {}): void {
    openedRecord.value = origin.opened;
    const next = sessionOf(match, seats, origin, !isInSight());
    if (driver) driver.replace(next);
    else {
      driver = new Driver(next, host);
      changed(next, undefined);
      if (isShown()) driver.startPlaying();
    }
  }

  /** Restarts the engine and lets the computer think again. */
  function retry(): void {
    engine.close();
    driver?.retry();
  }

  /** The session without its match, for storage. */
  const savedState = (): SavedSession => (session.value ? saveSession(session.value, now()) : {});

  const shown = { session, openedRecord, moment, isLineUpInSight };
  return { ...shown, updateMoment, attend, onSessionChange, savedState, begin, open, retry };
});

/** Follows whether people see the match of this device, and rests its clocks while they do not. */
function attendance(session: Ref<Session | undefined>, driver: () => Driver | undefined) {
  const engine = useEngine();
  const stage = useStage();
  const visibility = useDocumentVisibility();
  /** Resolves when people have seen what was played. Set by the page with the match while it is open. */
  const waitOnPage = shallowRef<() => Promise<void>>();
  /** True while the page shows the formations, and no longer the end of the round before. */
  const isLineUpInSight = ref(false);
  /** Returns whether the page with the match is open, and no guest is shown in place of the match. */
  const isShown = () => waitOnPage.value !== undefined && !stage.guest;
  const isInSight = () => isShown() && visibility.value === 'visible';

  async function waitUntilSeen(): Promise<void> {
    // First the page has to show the new state.
    await nextTick();
    await waitOnPage.value?.();
  }

  /** Lets the clocks rest while the match is out of sight. The computer does not act meanwhile, so this is fair. */
  function restOrWake(): void {
    if (!session.value) return;
    const isAwake = isInSight() && (!isLiningUp(session.value) || isLineUpInSight.value);
    if (isAwake === session.value.isResting) driver()?.dispatch({ kind: isAwake ? 'wake' : 'rest' });
  }
  watch([waitOnPage, visibility, isLineUpInSight, () => stage.guest], restOrWake, { flush: 'sync' });

  /**
   * Starts the clocks, the computer and the routes for a page that opens.
   * @param wait resolves when people have seen what was played
   * @returns a function to call when the page closes
   */
  function attend(wait: () => Promise<void>): () => void {
    waitOnPage.value = wait;
    if (!stage.guest) driver()?.startPlaying();
    // Opens the engine while the player thinks. If that fails, the computer's first turn reports it.
    if (stage.variant && stage.computers.length > 0) engine.open(stage.variant.id).catch(() => undefined);
    return () => {
      waitOnPage.value = undefined;
      driver()?.stopPlaying();
      engine.stop();
    };
  }

  return { isLineUpInSight, isShown, isInSight, waitUntilSeen, restOrWake, attend };
}

/** The session in which a match goes on. */
function sessionOf(match: AnyMatch, seats: Seats, { state = {}, beganAt }: MatchOrigin, isResting: boolean): Session {
  const lastFormations = loadFormations(match.variant.id, seats);
  const options = { seats, terms: ON_ONE_DEVICE, beganAt, lastFormations, isResting };
  return restoreSession(match, state, options, now());
}

/** The match on this device as a stage. */
export function localStage(
  session: Session,
  openedRecord: OpenedRecord | undefined,
  dispatch: Stage['dispatch'],
): Stage {
  const { match, seats } = session;
  const computers = computerSides(seats);
  const sidesHere = SIDES.filter((side) => !computers.includes(side));
  // Two people at one device who opened a record look into it more than they play on.
  const isStudied = openedRecord !== undefined && computers.length === 0;
  const names = isStudied && { w: recordedName(match, openedRecord, 'w'), b: recordedName(match, openedRecord, 'b') };
  const can = {
    undo: canUndo(session),
    redo: canRedo(session),
    playOn: true,
    beginAtBall: true,
    hint: sidesHere.length > 0,
    restart: true,
    showEngine: true,
    search: match.end !== undefined || isStudied,
    analyse: true,
  };
  const id = `${match.variant.id} ${session.beganAt}`;
  return { id, session, seats, sidesHere, can, openedRecord, ...(names && { names }), dispatch };
}

/** The parts of a host that this device gives to a session: time, timers, and the engine for the computer's tasks. */
export function deviceHost(engine: ReturnType<typeof useEngine>): Omit<Host, 'changed' | 'waitUntilSeen'> {
  return {
    now,
    setTimer,
    async search(task) {
      const { variant, position } = task.match;
      if (!task.request) return undefined;
      if (task.kind === 'line up') return engine.lineUp(variant, task.request);
      return engine.think({ variant, position, purpose: PURPOSES[task.kind] }, task.request);
    },
    stop(task) {
      if (engine.thinking === PURPOSES[task.kind]) engine.stop();
    },
    pauses: (session, task) => {
      if (task.kind === 'line up') return task.isSecondLook ? { beforeSearch: SECOND_LOOK_MS } : {};
      if (task.kind !== 'act') return {};
      if (pliesOfTurn(task.match).length > 0) return { beforeAnswer: WITHIN_TURN_MS };
      return isExhibition(session) && !task.match.time ? { leastSearchMs: EXHIBITION_MS } : {};
    },
    answerRefused({ match, kind }, result) {
      const best = result && 'best' in result ? result.best : undefined;
      const about = { variant: match.variant, position: match.position, purpose: PURPOSES[kind] };
      engine.error = { about, message: texts.misplayed(String(best)) };
    },
  };
}

/** The present moment by a clock that never goes back, in milliseconds. */
function now(): number {
  return performance.now();
}
