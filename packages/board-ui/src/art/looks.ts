import type { PieceLook } from '@kickmate/game';
import { type InjectionKey, inject, provide } from 'vue';

/** The looks of pieces that have their own, by letter. */
export type Looks = Readonly<Record<string, PieceLook>>;

const LOOKS: InjectionKey<() => Looks> = Symbol('looks');

/** Sets the looks for all pieces below this component. */
export const provideLooks = (looks: () => Looks | undefined): void => provide(LOOKS, () => looks() ?? {});

/** The looks that a component above has set. */
export const useLooks = (): (() => Looks) => inject(LOOKS, () => ({}));
