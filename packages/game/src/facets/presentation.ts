/** Facet: what pages and programs show and say of a game, beyond its name and its pieces. */
export interface Presentation {
  /** The rule page (Markdown, the package's README), to be fetched or read. */
  readonly rules: URL;
}
