/** The result of a function that may fail in an expected way: a value, or an error with a closed set of causes. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** An expected failure. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Returns the value of a result that cannot have failed; throws an `Error` with the failure's message, or all of it, if it did. */
export function must<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  const { error } = result;
  throw new Error(error instanceof Object && 'message' in error ? String(error.message) : JSON.stringify(error));
}
