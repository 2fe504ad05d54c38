import { texts } from './texts.ts';

/** The messages of Chrome, Firefox and Safari for a part of the app, or a file, that could not be loaded. */
const NOT_LOADED =
  /dynamically imported module|importing a module script failed|unable to preload|failed to fetch|load failed|networkerror|script could not be loaded/i;

/** The words for a part of the app that could not be loaded, as the end of a sentence. */
export const partIsMissing = (): string => texts.partIsMissing;

/** The reason of a failure for people. The browsers' own words about parts that they could not load name only addresses. */
export function failureWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return NOT_LOADED.test(message) ? partIsMissing() : message;
}
