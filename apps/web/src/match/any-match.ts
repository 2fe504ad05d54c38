import type { Match } from '@kickmate/game';

/** A match of whatever game. Its positions are nobody's business here; they only go back to its variant. */
// biome-ignore lint/suspicious/noExplicitAny: with `unknown` a position could not be handed back to its variant
export type AnyMatch = Match<any>;
