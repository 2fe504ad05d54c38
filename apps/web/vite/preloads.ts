/**
 * The scripts that a part of the app preloads, without the script of the page. That one runs already, and Firefox answers its
 * preload with an `error` event.
 */
export const withoutPageScript = (_part: string, scripts: readonly string[]): string[] =>
  scripts.filter((script) => !/(^|\/)(index|rules|rolldown-runtime)-[\w-]{8}\.js$/.test(script));
