import { messages } from '@kickmate/language';

const ENGLISH = {
  /** The reasons for which a backend cannot run, joined, and what runs instead. */
  fallback: {
    wasm: (reasons: string) => `${reasons}: WebAssembly runs.`,
    js: (reasons: string) => `${reasons}: the same engine runs as JavaScript, several times slower.`,
    rules: (reasons: string) => `${reasons}: a plain search over the rules plays, much weaker.`,
  },
  noKernel: (game: string) => `${game} has no kernel`,
  cannotRun: {
    wasm: (reason: string) => `WebAssembly cannot run here (${reason})`,
    js: (reason: string) => `The JavaScript engine cannot run here (${reason})`,
  },
  kernelNotFetched: (status: number) => `the kernel could not be fetched (status ${status})`,
  networkNotFetched: (status: number) => `Its file could not be fetched (status ${status})`,
  networkNotLoaded: (reason: string) => `Its file could not be loaded (${reason})`,
  networkLate: 'Its file did not come in time',
  /** By the cause of a network's error; the fault is in English. */
  networkUnusable: {
    damaged: (fault: string) => `Its file is damaged: ${fault}`,
    format: (fault: string) => `Its file is of another kind: ${fault}`,
    kernel: (fault: string) => `It is for another version of the game: ${fault}`,
  },
  noNetwork: (reason: string) =>
    `The trained network is missing: the classical evaluation takes its place, a little weaker. ${reason}.`,
  crashed: (backend: string, reason: string) => `the ${backend} engine crashed and is restarted (${reason})`,
  illegal: (backend: string) => `the ${backend} engine chose an action that the rules do not list`,
};

/** The reasons for which the search of a game is not the one that was asked for. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
