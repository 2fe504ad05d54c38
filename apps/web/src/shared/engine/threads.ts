/** The most threads that the settings offer. */
const MOST = 16;
/** The most threads that are used unless the player asks for more. */
const MOST_USUAL = 4;

/** The processor's cores, as far as the browser tells. */
export const cores = (): number => Math.max(1, navigator.hardwareConcurrency ?? 1);

/** The number of threads if the player has not chosen one: half the cores, so that the device can do other things. */
export const usualThreads = (): number => Math.max(1, Math.min(MOST_USUAL, Math.floor(cores() / 2)));

/** The numbers of threads among which the player may choose. */
export const threadChoices = (): readonly number[] =>
  Array.from({ length: Math.min(MOST, cores()) }, (_, index) => index + 1);
