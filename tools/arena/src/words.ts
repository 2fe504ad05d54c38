/** Parts a text at a sign, but not between quotation marks ("..." or '...'), which are taken off; empty parts are dropped. */
export function splitWords(text: string, sign: ',' | ' '): readonly string[] {
  const parts = text.match(new RegExp(`(?:"[^"]*"|'[^']*'|[^${sign}])+`, 'g')) ?? [];
  return parts.map((part) => part.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
