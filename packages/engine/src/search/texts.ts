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
  networkNotFetched: (status: number) => `the network could not be fetched (status ${status})`,
  networkNotLoaded: (reason: string) => `the network could not be loaded (${reason})`,
  /** By the cause of a network's error; the English sentence is that of the file's reader. */
  networkUnusable: {
    damaged: (sentence: string) => sentence,
    format: (sentence: string) => sentence,
    kernel: (sentence: string) => sentence,
  },
  noNetwork: (reason: string) => `${reason}: the classical evaluation is used.`,
  crashed: (backend: string, reason: string) => `the ${backend} engine crashed and is restarted (${reason})`,
  illegal: (backend: string) => `the ${backend} engine chose an action that the rules do not list`,
};
/** The type of these texts. */
export type SearchTexts = typeof ENGLISH;

/** The reasons for which the search of a game is not the one that was asked for. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
