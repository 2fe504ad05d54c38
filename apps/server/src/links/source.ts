import type { Language } from '@kickmate/language';
import type { GameInfo, PlayerPage, TournamentInfo } from '@kickmate/protocol';

/** Something with an address of its own, as the database or the address gives it. It has nothing that only some people may see. */
export type LinkSource =
  /** `record`: the game as anybody may download it; absent until it has begun. */
  | { readonly kind: 'game'; readonly game: GameInfo; readonly record?: string | undefined }
  /** The finished games of a player. */
  | { readonly kind: 'games'; readonly games: readonly GameInfo[] }
  | { readonly kind: 'tournament'; readonly tournament: TournamentInfo }
  | { readonly kind: 'player'; readonly player: Pick<PlayerPage, 'name' | 'level' | 'ratings'> }
  /** `code`: a map file, packed. */
  | { readonly kind: 'map'; readonly code: string }
  | { readonly kind: 'puzzle'; readonly game: string; readonly id: string }
  /** What is shown where nothing else can be. */
  | { readonly kind: 'general' };

/** The words about a link. */
export interface LinkWords {
  readonly title: string;
  readonly description: string;
  /** The picture in words. */
  readonly alt: string;
}

/** A game for a page in a frame. */
export interface EmbeddedGame extends LinkWords {
  /** The board as SVG, and in words. */
  readonly board: string;
  readonly label: string;
  /** The players and their points, Black first. */
  readonly players: readonly {
    readonly side: 'w' | 'b';
    readonly name: string;
    readonly points?: string | undefined;
  }[];
  /** The moves of each round, by turns. */
  readonly rounds: readonly (readonly string[])[];
}

/** What the links' worker can be asked for. */
export interface LinkTasks {
  /** The words; `undefined` if the address has nothing in it that can be read. */
  words: LinkWords | undefined;
  /** The picture as PNG. */
  picture: Uint8Array<ArrayBuffer> | undefined;
  embedded: EmbeddedGame | undefined;
  /** A title and a summary for each game. */
  games: readonly { readonly title: string; readonly summary: string }[];
  /** The style sheet of the board of {@link EmbeddedGame}. */
  styles: string;
}

/** A request to the links' worker. */
export interface LinkRequest {
  readonly id: number;
  readonly task: keyof LinkTasks;
  readonly source: LinkSource;
  readonly language: Language;
  /** Whether Black is at the bottom, where there is a choice. */
  readonly flipped?: boolean | undefined;
}

/** Its answer. `fault`: it could not be done. */
export type LinkAnswer =
  | { readonly id: number; readonly value: LinkTasks[keyof LinkTasks] }
  | { readonly id: number; readonly fault: string };
