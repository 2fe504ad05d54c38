/** A wrong command line. Its message is all that a person needs to see: which option, what it was, what would be right. */
export class UsageError extends Error {}

/** Reads a whole number from `min` to `max`; throws a {@link UsageError} that names the option otherwise. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${option} must be a whole number from ${min} to ${max}, not '${text}'`);
}

/** Reads a word that must be known; throws a {@link UsageError} otherwise. */
export function oneWord<T extends string>(option: string, text: string, known: readonly T[]): T {
  const found = known.find((name) => name === text);
  if (found === undefined) throw new UsageError(`--${option}: '${text}' is none of ${known.join(', ')}`);
  return found;
}

/** Reads a list joined by commas, all of whose words must be known; throws a {@link UsageError} otherwise. */
export function wordList<T extends string>(option: string, text: string, known: readonly T[]): readonly T[] {
  return text.split(',').map((word) => oneWord(option, word, known));
}
