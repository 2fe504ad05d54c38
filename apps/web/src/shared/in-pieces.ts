/** The longest piece of work at a time, and the pause after it, in milliseconds. */
const WORK_MS = 4;
const PAUSE_MS = 12;

/**
 * Does a long computation in small pieces, so that the page stays quick. Returns its result, or `undefined` once it is no longer wanted.
 * @param steps a generator that yields often
 */
export async function inPieces<T>(steps: Generator<void, T>, isWanted: () => boolean): Promise<T | undefined> {
  while (isWanted()) {
    const until = performance.now() + WORK_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
}
