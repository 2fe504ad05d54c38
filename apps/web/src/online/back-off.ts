/** The longest wait before something is tried again, in milliseconds. */
const LONGEST_MS = 20_000;

/** The wait before something is tried again, in milliseconds: it doubles with each attempt. @param attempt counted from 0 */
export const backOff = (firstMs: number, attempt: number): number => Math.min(LONGEST_MS, firstMs * 2 ** attempt);
