import { messages } from '@kickmate/language';

const ENGLISH = {
  materialDecides: (actions: number) =>
    `After ${actions} actions in a row without a capture, key, door or item, more material wins.`,
};

/** The words for what a map's file says. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
