/** Facet: what pages and programs show and say of a game, beyond its name and its pieces. */
export interface Presentation {
  /** The rule page (Markdown, the package's README), to be fetched or read. */
  readonly rules: URL;
  /** Says that a side wins by force in so many of its turns: "mates in 2". Absent: in words that suit any game. */
  readonly forcedWin?: (turns: number) => string;
  /** How lichess.org calls the game, if it analyses it. */
  readonly lichess?: {
    /** The part of an address that names the game. */
    readonly path: string;
    /** The tag `Variant` that a PGN needs there, if it needs one. */
    readonly tag?: string;
  };
}
