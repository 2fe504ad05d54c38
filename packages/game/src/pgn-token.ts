/** What PGN's text is made of, for those that read it: patterns without flags, but for `^`, which is a line's start. */

/** A line for other programs, and spaces. */
export const GAP = /(?<gap>^%[^\n]*|\s+)/;
export const REMARK = /;(?<remark>[^\n]*)/;
export const COMMENT = /\{(?<comment>[^}]*)\}/;
export const GLYPH = /\$(?<glyph>\d+)/;
/** Its value is bounded, for each character takes a place on the pattern's stack, which ends with an exception. */
export const TAG = /\[\s*(?<name>\w+)\s+"(?<value>(?:[^"\\\n]|\\.){0,50000})"\s*\]/;
export const BRACKET = /(?<bracket>[()])/;
export const NUMBER = /(?<number>\d+[.…]+|[.…]+)/;
export const WORD = /(?<word>[^\s{}()[\];$"]+)/;

/** A pattern for whichever of these comes, tried in this order. */
export const anyOf = (patterns: readonly RegExp[], flags: string): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);

/** A tag's value as it is meant. */
export const unescaped = (value: string): string => value.replace(/\\(["\\])/g, '$1');
