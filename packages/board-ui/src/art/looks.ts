import type { PieceLook } from '@kickmate/game';
import { type InjectionKey, inject, provide } from 'vue';
import type { PieceSet } from './artwork.ts';

export type { PieceSet };

/** The looks of pieces that have their own, by letter. */
export type Looks = Readonly<Record<string, PieceLook>>;

const LOOKS: InjectionKey<() => Looks> = Symbol('looks');
const PIECE_SET: InjectionKey<() => PieceSet | undefined> = Symbol('piece set');

/** Sets the looks for all pieces below this component. */
export const provideLooks = (looks: () => Looks | undefined): void => provide(LOOKS, () => looks() ?? {});

/** The looks that a component above has set. */
export const useLooks = (): (() => Looks) => inject(LOOKS, () => ({}));

/** Sets the drawings for all pieces below this component; `undefined`, or a drawing that the set does not have: the usual ones. */
export const providePieceSet = (set: () => PieceSet | undefined): void => provide(PIECE_SET, set);

/** The drawings that a component above has set. */
export const usePieceSet = (): (() => PieceSet | undefined) => inject(PIECE_SET, () => undefined);

/** Loads the second set of pieces: round counters with flat signs. */
export const loadCounters = async (): Promise<PieceSet> => (await import('./counters.ts')).COUNTERS;

/** Loads the third set of pieces: the turned ones of chess. */
export const loadStaunton = async (): Promise<PieceSet> => (await import('./staunton.ts')).STAUNTON;
