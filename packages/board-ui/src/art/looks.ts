import type { PieceLook } from '@kickmate/game';
import { type InjectionKey, inject, provide } from 'vue';

/** How pieces are drawn that have a look of their own, by letter. */
export type Looks = Readonly<Record<string, PieceLook>>;

const LOOKS: InjectionKey<() => Looks> = Symbol('looks');

/** Tells all pieces that are drawn below this component how they look. */
export const provideLooks = (looks: () => Looks | undefined): void => provide(LOOKS, () => looks() ?? {});

/** How the pieces around here look. */
export const useLooks = (): (() => Looks) => inject(LOOKS, () => ({}));
