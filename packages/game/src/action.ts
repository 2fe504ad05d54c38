import type { Square } from '@kickmate/board';

/**
 * A player's decision, as one unsigned 32-bit number that rules, kernel, worker and files share:
 * bits 0-7 to, 8-15 from, 16-23 kind, 24-31 option. Each variant names its kinds and options in its `actions.ts`.
 */
export type Action = number;

/** Packs an action. `from` and `to` are square indices 0-255, `kind` and `option` 0-255. */
export const packAction = (from: Square, to: Square, kind = 0, option = 0): Action =>
  ((option << 24) | (kind << 16) | (from << 8) | to) >>> 0;

/** The square to which an action leads. */
export const actionTo = (action: Action): Square => action & 0xff;

/** The square on which an action begins. */
export const actionFrom = (action: Action): Square => (action >>> 8) & 0xff;

/** The variant's own number for the kind of action. */
export const actionKind = (action: Action): number => (action >>> 16) & 0xff;

/** The variant's own option: what a pawn becomes, which goal is shot at... */
export const actionOption = (action: Action): number => action >>> 24;
