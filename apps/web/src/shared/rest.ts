/** The longest that work of many steps goes on without a rest, in milliseconds. */
const LONGEST_MS = 30;

/** Lets the page draw and hear its person. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** For work of many short steps: the result is called after each step, and rests where the page has waited for long. */
export function restsBetween(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_MS) return;
    await rest();
    since = performance.now();
  };
}
