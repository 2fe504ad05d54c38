/** Facet: the words and links that pages and programs show about a game, in addition to its name and its pieces. */
export interface Presentation<P = unknown> {
  /** The rule page (Markdown, the package's README), to be fetched or read. */
  readonly rules: URL;
  /** The words for a forced win in this many of a side's turns: "mates in 2". Absent: words that suit any game. */
  readonly forcedWin?: (turns: number) => string;
  /** The game's own words for what is elsewhere a move. Absent: "move" for both. */
  readonly words?: {
    /** One step of a match: "action". */
    readonly action: string;
    /** The verb for what a side has to do: "act", as in "White to act". */
    readonly act: string;
  };
  /** A sentence about what the side to act has to do, where the kinds of its actions do not say enough. */
  turnHint?(position: P): string | undefined;
  /** The names of the game on lichess.org, if it can be analysed there. */
  readonly lichess?: {
    /** The part of the address that names the game. */
    readonly path: string;
    /** The tag `Variant` that a PGN needs there, if it needs one. */
    readonly tag?: string;
  };
}
