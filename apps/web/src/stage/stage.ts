import { type Drawing, fail, opponent, type Result, SIDES, type Side } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import {
  type AnyMatch,
  type Command,
  computerSides,
  idlePass,
  type Refusal,
  type RoutePlan,
  type Seats,
  type Session,
  sideToAct,
  TWO_PEOPLE,
} from '@kickmate/play';
import { type GameTree, type Path, treeOf } from '@kickmate/record';
import { tryOnScopeDispose } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { OpenedRecord } from './opened-record.ts';

/**
 * The session after a command. The error is the reason for which it changed nothing, or `undefined` where the stage
 * does not take the command now or at all. At a server's table the session stays as it is until the server answers; a
 * refusal comes later.
 */
export type Dispatched = Result<Session, Refusal | undefined>;

/** The result of a command that the stage does not take now or at all. */
export const NOT_HERE: Dispatched = fail(undefined);

/** A tree of any game. Only its variant understands its positions. */
export type AnyTree = GameTree<unknown>;

/** The things that a person may do on a stage now. A page asks for these, and never which stage it shows. */
export interface Can {
  /** Take the last action back. */
  readonly undo?: boolean;
  readonly redo?: boolean;
  /** Play the match on. The app then passes, ends turns and goes along routes by itself. */
  readonly playOn?: boolean;
  /** Ask for a hint. */
  readonly hint?: boolean;
  /** Begin another match with the same settings, in place of the one on this device. */
  readonly restart?: boolean;
  /** See the panel of the engine: what it thinks while it searches for the computer or the person, and its failures. */
  readonly showEngine?: boolean;
  /** Have the engine search the position on the board. */
  readonly search?: boolean;
  /** Open the match on the analysis board. */
  readonly analyse?: boolean;
  /** Go to any place of the tree, and play on from there. */
  readonly branch?: boolean;
  /** Keep drawings with the shown place. */
  readonly keepDrawings?: boolean;
  /** Begin an action at the ball: the pieces that can kick it are shown. */
  readonly beginAtBall?: boolean;
}

/**
 * The contents of a page with a board, and what may be done on it: a match on this device, a game at a server's table, an
 * analysis, a task. An immutable value: a new one comes with each change.
 */
export interface Stage {
  /** The id of the match. */
  readonly id: string;
  readonly session: Session;
  /**
   * The players as the page treats them. At a server's table they are always two people, whatever `session.seats` says: a
   * computer there is marked by its name.
   */
  readonly seats: Seats;
  /** The sides for which people at this device act. Of a game at a server's table it is one at most. */
  readonly sidesHere: readonly Side[];
  /** The side at the bottom of the board while nobody has flipped it; absent: the only one in {@link sidesHere}, or White. */
  readonly unflippedBottom?: Side;
  readonly can: Can;
  /** True if the person sees each action on the board and confirms it before it counts. */
  readonly confirmsActions?: boolean;
  /** Whether nobody can act for the moment: an answer is being read or judged. */
  readonly isWaiting?: boolean;
  /** An action, or a line-up (without `action`), that is on its way to the server, which has not played it yet. */
  readonly sending?: { readonly action?: Action | undefined } | undefined;
  /** The reason for which the last command was not carried out, as a sentence. */
  readonly refusalText?: string;
  /** The names of the players; absent: "you", "the computer" and the sides' names say enough. */
  readonly names?: Readonly<Partial<Record<Side, string | undefined>>> | undefined;
  /** Words below the names: "away", "80 ms"; absent: those of the seats. */
  readonly details?: Readonly<Partial<Record<Side, string>>> | undefined;
  /** The address of the match, for its record. */
  readonly site?: string | undefined;

  /** The tree of which the match is a line; absent: the match and {@link openedRecord} are all there is. */
  readonly tree?: AnyTree | undefined;
  /** The record from which the match was opened. Its notes and variations show at moves that the match still has. */
  readonly openedRecord?: OpenedRecord | undefined;
  /** The whole match on the main line of {@link tree}; absent: the shown one. */
  readonly mainLine?: AnyMatch | undefined;
  /** The place in the tree at which the shown match ends; absent: at the end of the main line. */
  readonly path?: Path | undefined;
  /** Shows another place of the tree. */
  show?(path: Path): void;
  /** Keeps a drawing with the shown place, or removes it if it is there. */
  toggleDrawing?(drawing: Drawing): void;
  /** Carries out a command, or refuses it. */
  dispatch(command: Command): Dispatched;
}

/** Called after each new state of the shown match, with the state before it; `undefined` before the first match. */
export type MatchListener = (match: AnyMatch, before: AnyMatch | undefined) => void;

/**
 * The stage that is shown: the match on this device, or a guest in its place while the guest's page is open. Everything that
 * shows a board reads from here, and acts through {@link Stage.dispatch}.
 */
export const useStage = defineStore('stage', () => {
  const home = shallowRef<Stage>();
  const guest = shallowRef<Stage>();
  const stage = computed(() => guest.value ?? home.value);
  const listeners = new Set<MatchListener>();

  /** Calls a listener after each new state of the match, until the scope of the caller (a store or a page) ends. */
  function onMatchChange(listener: MatchListener): void {
    listeners.add(listener);
    tryOnScopeDispose(() => listeners.delete(listener));
  }

  /** Runs an assignment, then calls the listeners if that has changed the shown match. */
  function change(assign: () => void): void {
    const before = stage.value?.session.match;
    assign();
    const match = stage.value?.session.match;
    if (match && match !== before) for (const listener of [...listeners]) listener(match, before);
  }

  /** Shows the next state of the match on this device, unless a guest is shown. */
  const setHome = (next: Stage): void => change(() => (home.value = next));
  /** Shows a guest in place of that match, or the guest's next state; `undefined` shows the match again. */
  const setGuest = (next: Stage | undefined): void => change(() => (guest.value = next));

  return {
    guest,
    onMatchChange,
    setHome,
    setGuest,
    ...stageViews(() => stage.value),
    ...stageCommands(() => stage.value),
  };
});

/** The values that pages read from the stage. */
function stageViews(stage: () => Stage | undefined) {
  const field = <Name extends keyof Stage>(name: Name) => computed(() => stage()?.[name]);
  const session = field('session');
  const match = computed(() => session.value?.match);
  const seats = computed(() => stage()?.seats ?? TWO_PEOPLE);
  const sidesHere = computed(() => stage()?.sidesHere ?? []);
  const can = computed<Can>(() => stage()?.can ?? {});
  const computers = computed(() => computerSides(seats.value));
  const toAct = computed(() => toActIn(session.value));
  const ownSide = computed(() => onlySide(sidesHere.value));
  const passesByItself = computed(
    () => match.value !== undefined && can.value.playOn === true && idlePass(match.value) !== undefined,
  );
  // Computed apart, so that a new stage with the same match keeps its tree object, and what is picked on the board stays picked.
  const openedRecord = field('openedRecord');
  const matchTree = computed(() => match.value && treeOf(match.value, openedRecord.value?.tree));
  const isTurnOf = (sides: readonly Side[]) =>
    toAct.value !== undefined && sides.includes(toAct.value) && !passesByItself.value;
  return {
    session,
    match,
    seats,
    sidesHere,
    can,
    confirmsActions: field('confirmsActions'),
    /** The sides that the computer plays. */
    computers,
    /**
     * The side to act; `undefined` when the match is over or was called off, and where an analysis shows the end of a
     * round.
     */
    toAct,
    /** The side of the person at this device; `undefined` where two people share it, and for somebody who watches. */
    ownSide,
    unflippedBottom: computed(() => stage()?.unflippedBottom ?? ownSide.value),
    /** Whether the app passes by itself, because the side to act has no pieces. */
    passesByItself,
    /** Whether a person at this device can act now. */
    isTurnHere: computed(() => isTurnOf(sidesHere.value) && !stage()?.isWaiting && !stage()?.sending),
    isComputersTurn: computed(() => isTurnOf(computers.value)),
    isExhibition: computed(() => computers.value.length === SIDES.length),
    /** True while the computer waits because a person asked for it: pages offer that where people only watch. */
    isPaused: computed(() => session.value?.isPaused ?? false),
    id: field('id'),
    names: field('names'),
    details: field('details'),
    site: field('site'),
    /** The moment at which the match began, in milliseconds since 1970, if it is known. */
    beganAt: computed(() => session.value?.beganAt),
    sending: field('sending'),
    refusalText: computed(() => stage()?.refusalText ?? ''),
    openedRecord,
    path: field('path'),
    /** The tree of the stage; without one, a tree made of the match and its record's variations. */
    tree: computed<AnyTree | undefined>(() => stage()?.tree ?? matchTree.value),
    /** The match on the main line of {@link tree}: that which is being played, or the whole one that is analysed. */
    mainLine: computed(() => stage()?.mainLine ?? match.value),
    variant: computed(() => match.value?.variant),
    end: computed(() => match.value?.end),
    /** The side that may resign or agree to a draw: that of the only person here; with two people, the side to act. */
    sideThatMayResign: computed(() => sideThatMayResignOn(stage())),
    /** The end that the side to act may claim, if there is one. */
    claimable: computed(() => match.value?.claimable),
    /** Whether the computer has declined a draw in this position. */
    isDrawDeclined: computed(() => computers.value.length > 0 && (session.value?.offers.draw?.isDeclined ?? false)),
    /** Whether a piece is on a route to a far square. */
    isOnRoute: computed(() => session.value?.route !== undefined),
  };
}

/** The commands that people give on a stage. */
function stageCommands(stage: () => Stage | undefined) {
  const dispatch = (command: Command): Dispatched => stage()?.dispatch(command) ?? NOT_HERE;
  /** Gives a command for the side to act, if there is one. */
  const bySideToAct = (command: (side: Side) => Command): Dispatched => {
    const side = toActIn(stage()?.session);
    return side ? dispatch(command(side)) : NOT_HERE;
  };
  // The match goes back and forth in the same way for either side, so with two people here the command may name either.
  const goBackOrForth = (kind: 'undo' | 'redo') => void dispatch({ kind, side: onlySide(stage()?.sidesHere) ?? 'w' });
  /** Offers a draw for the side to act. The computer answers by its score. */
  const offerDraw = () => void bySideToAct((side) => ({ kind: 'offer', side, what: 'draw' }));
  return {
    dispatch,
    /** Shows another place of the tree. */
    show: (path: Path) => stage()?.show?.(path),
    /** Keeps a drawing with the shown place, or removes it, where the stage can. */
    toggleDrawing: (drawing: Drawing) => stage()?.toggleDrawing?.(drawing),
    /** Plays an action for the side to act. The time since the last action counts as spent on it. */
    play: (action: Action) => bySideToAct((side) => ({ kind: 'act', side, action })),
    /** Sends a piece to a far square. */
    go: ({ squares }: RoutePlan) =>
      bySideToAct((side) => ({ kind: 'go', side, from: squares[0]!, to: squares.at(-1)! })),
    /** Stops the piece that is on a route. */
    stay() {
      const { session } = stage() ?? {};
      if (session?.route !== undefined) dispatch({ kind: 'stay', side: session.match.side });
    },
    /** Takes the last action of the person back; against the computer also its answer. */
    undo: () => goBackOrForth('undo'),
    /** Plays again what was taken back. */
    redo: () => goBackOrForth('redo'),
    /** Resigns for the person against the computer, or for the side to act of two people. */
    resign() {
      const side = sideThatMayResignOn(stage());
      if (side) dispatch({ kind: 'resign', side });
    },
    offerDraw,
    /** Offers and accepts a draw, for two people who agree on one. */
    agreeDraw() {
      offerDraw();
      bySideToAct((side) => ({ kind: 'accept', side: opponent(side), what: 'draw' }));
    },
    /** Claims the end that the side to act may claim. */
    claim: () => void bySideToAct((side) => ({ kind: 'claim', side })),
    /** Pauses the computer, or lets it go on. */
    setPaused: (isPaused: boolean) => void dispatch({ kind: isPaused ? 'pause' : 'resume' }),
  };
}

/** The side to act in a session; `undefined` also where an analysis shows the end of a round. */
const toActIn = (session: Session | undefined): Side | undefined =>
  session && !session.match.round.end ? sideToAct(session) : undefined;

/** The side of the only person at this device; `undefined` with several, or none. */
const onlySide = (sides: readonly Side[] = []): Side | undefined => (sides.length === 1 ? sides[0] : undefined);

function sideThatMayResignOn(stage: Stage | undefined): Side | undefined {
  const toAct = toActIn(stage?.session);
  return onlySide(stage?.sidesHere) ?? stage?.sidesHere.find((side) => side === toAct);
}
