// The techniques of the search that can be switched off, a bit each. The kernel and its host both import this file;
// docs/search.md says what each does. A new one takes the next bit, and `ALL_TECHNIQUES` in assembly/switches.ts must
// then be computed from it.
export const hash = 1 << 0;
export const quiescence = 1 << 1;
export const ordering = 1 << 2;
export const pvs = 1 << 3;
export const aspiration = 1 << 4;
export const nullMove = 1 << 5;
export const lateMoveReductions = 1 << 6;
export const futility = 1 << 7;
export const reverseFutility = 1 << 8;
export const extensions = 1 << 9;
export const repetition = 1 << 10;
export const iir = 1 << 11;
export const latePruning = 1 << 12;
export const star = 1 << 13;
export const winInOne = 1 << 14;
export const razoring = 1 << 15;
export const singular = 1 << 16;
export const continuation = 1 << 17;
export const correction = 1 << 18;
export const exchange = 1 << 19;
export const quiescenceHash = 1 << 20;
export const improving = 1 << 21;
export const incremental = 1 << 22;
// Also turns on late move reductions at the root: `lateMoveReductions` is only about nodes below it.
export const rootOrder = 1 << 23;
export const cutNodes = 1 << 24;
export const probCut = 1 << 25;
export const captureHistory = 1 << 26;
export const historyPruning = 1 << 27;
export const doubleExtension = 1 << 28;
export const pieceCorrection = 1 << 29;
