import { type BenchResult, parseResult, type ResultError, unpackResult } from '@kickmate/bench';
import { fail, type Result } from '@kickmate/board';

/** The address of the page with a result, after the `#`. */
export const addressOf = (code: string): string => `/bench/${code}`;

/** Reads a result from a link to this page, from the end of such a link, or from the text of a file. Nothing is trusted. */
export function readEarlier(text: string): Result<BenchResult, ResultError> {
  const trimmed = text.trim();
  if (trimmed === '') return fail({ message: 'Paste a link to a result, or open a file.' });
  if (trimmed.startsWith('{')) return parseResult(trimmed);
  const code = /#\/bench\/([^?#/]+)/.exec(trimmed)?.[1] ?? trimmed;
  if (!/^[\w-]+$/.test(code))
    return fail({ message: 'This is no link to a result: it must contain “#/bench/” and the figures after it.' });
  return unpackResult(code);
}
