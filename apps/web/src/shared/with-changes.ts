type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns a stored value of JSON with what this window has changed, field by field, at any depth: another window may have
 * changed the rest.
 * @param before the value as this window knew it
 * @param after the value as this window has made it
 */
export function withChanges<T>(stored: T, before: unknown, after: T): T {
  if (!isFields(stored) || !isFields(after)) return after;
  const known = isFields(before) ? before : {};
  const changed = Object.keys({ ...known, ...after }).filter((name) => !isSame(known[name], after[name]));
  const fields = changed.map((name) => [name, withChanges(stored[name], known[name], after[name])]);
  return { ...stored, ...Object.fromEntries(fields) };
}
