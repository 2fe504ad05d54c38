/** The longest that a busy page puts work off, in milliseconds. */
const LONGEST_MS = 5000;

/**
 * Runs something when the page has loaded and has nothing else to do: what nobody waits for must not slow the start. Browsers
 * without idle times run it soon after the page has loaded.
 */
export function whenIdle(run: () => void): void {
  const later = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(run, { timeout: LONGEST_MS })
      : setTimeout(run, 200);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
