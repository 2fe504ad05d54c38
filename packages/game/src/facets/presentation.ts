import type { Side, Square } from '@kickmate/board';
import type { Language } from '@kickmate/language';

/** Facet: the words and links that pages and programs show about a game, in addition to its name and its pieces. */
export interface Presentation<P = unknown> {
  /** The rule page in English (Markdown, the package's README), to be fetched or read. */
  readonly rules: URL;
  /** The rule page in other languages, with the same boards in the same order. In a language that is absent it is shown in English. */
  readonly translatedRules?: Readonly<Partial<Record<Exclude<Language, 'en'>, URL>>>;
  /** Whether people know the starts by number, from 0 in the order of `starts`: a person may choose one by it. */
  readonly hasNumberedStarts?: boolean;
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
  /**
   * A short sentence for a person who has picked a square where nothing can be done: the reason. With `from`, the selected
   * piece on it cannot act on `to`; without, nothing is selected, and no piece on `to` can act. Absent or `undefined`: words
   * that suit any game.
   */
  whyNot?(position: P, to: Square, from?: Square): string | undefined;
  /** A web site on which people can analyse the game. */
  readonly analysis?: AnalysisSite;
}

/** A web site that analyses positions and games which an address holds. */
export interface AnalysisSite {
  /** The site's name, for people. */
  readonly name: string;
  /** The page on which a person pastes a record. */
  readonly pastePage: string;
  /** The page for a position, given as text; `bottom` is the side at the bottom of the board. */
  positionPage(position: string, bottom: Side): string;
  /** The page for a round; `undefined` without moves, and if the address would be too long. */
  gamePage(round: AnalysedRound, bottom: Side): string | undefined;
}

/** A round as an {@link AnalysisSite} needs it. */
export interface AnalysedRound {
  /** The start as text. */
  readonly start: string;
  /** Whether the start is not one of the game's own. */
  readonly isCustomStart: boolean;
  /** The actions in the short form. */
  readonly moves: readonly string[];
}

/** The words about a game on the start page. They are in a module of their own, so that a page has them before the rules. */
export interface StartPage {
  /** The game's name in the chosen language; absent if it is the same in all languages. */
  readonly name?: string;
  /** A sentence for people who choose a game. */
  readonly summary: string;
  /** The sentence in large letters. */
  readonly headline?: string;
  /** The sentences below the {@link headline}. */
  readonly lead?: string;
  /** The offer of the game's lesson to somebody new, as a sentence; absent exactly if the game has no lesson. */
  readonly lesson?: string;
  /** The origin of the rules, as a sentence; absent if the project made the game. */
  readonly origin?: string;
}

/** A position that shows what is special in a game, for the picture on its card. */
export interface GamePicture {
  /** The variant's id, if it is not the game's own: that of a map. */
  readonly variant?: string;
  /** As text; absent: the usual start. */
  readonly position?: string;
  /** An action that is drawn on it, as text. */
  readonly action?: string;
}

/** The beginning of a match in which somebody new can kick the ball at once. */
export interface FirstKick {
  readonly seed: number;
  readonly goals: number;
  /** The actions that have been played already, as texts, separated by spaces. */
  readonly actions: string;
}
