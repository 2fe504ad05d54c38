import type { Board, Placement, Side, Square } from '@kickmate/board';
import type { BallPlace, Looks } from '@kickmate/board-ui';
import type { Tile } from '@kickmate/game';
import type { FilmedAction } from './film.ts';

/** The size of a shared picture in pixels: upright, as phones show pictures best. */
export const CARD = { width: 1200, height: 1500 } as const;

/** A player above the board. */
export interface CardPlayer {
  readonly name: string;
  /** Words below the name: the computer's level. */
  readonly detail?: string | undefined;
  /** The goals or points, as they are written; absent before there are any to tell. */
  readonly points?: string | undefined;
}

/** What a film shows. */
export type FilmKind = 'turn' | 'match';

/** The content of a picture: a board, words above it, and the game's name below it. */
export interface Card {
  readonly board: Board;
  readonly pieces: Placement;
  readonly ball?: BallPlace | undefined;
  readonly tiles?: readonly Tile[] | undefined;
  readonly looks?: Looks | undefined;
  readonly flipped?: boolean;
  /** For games without a ball: squares only, no pitch and no goals. */
  readonly plain?: boolean;
  readonly lastActionSquares?: readonly Square[];
  readonly earlierActionSquares?: readonly Square[];
  /** The players of a match; absent: {@link title} is above the board. */
  readonly players?: Readonly<Record<Side, CardPlayer>> | undefined;
  /** The name of what is shown; of a match, for the file. */
  readonly title: string;
  /** A line below the title, or below the score: "Full time". */
  readonly caption?: string | undefined;
  readonly game: string;
  /** The actions of the films that end with the picture: of the last turn, and of all before it, too. */
  readonly films?: Readonly<Record<FilmKind, readonly (() => FilmedAction)[]>>;
}

/** The approximate width of a bold letter, as a share of its height. */
const LETTER = 0.56;

/** The height of letters with which a text fits into a width. `most`: the usual height. */
export const letterHeight = (text: string, width: number, most: number): number =>
  Math.min(most, width / (LETTER * Math.max(text.length, 1)));

/** The address at which the app is found, as a picture says it: "kickmate.example/play"; empty where it is not on the web. */
export const appAddress = ({ protocol, host, pathname }: Pick<Location, 'protocol' | 'host' | 'pathname'>): string =>
  /^https?:$/.test(protocol) ? host + pathname.replace(/\/(index\.html)?$/, '') : '';

/** The card in words, for people who do not see it: "You 2, Computer 1, Full time, Chess League". */
export function cardWords({ players, title, caption, game }: Card): string {
  const of = ({ name, points }: CardPlayer) => (points === undefined ? name : `${name} ${points}`);
  const above = players ? [of(players.w), of(players.b)] : [title];
  return [...above, caption, game].filter((words) => words).join(', ');
}

/** The name of a card's file, of letters that every system takes: `kickmate-chess-league-2026-11-29.png`. */
export function cardFile(name: string, date: Date, ending: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${['kickmate', ...(plain ? [plain] : []), ...day].join('-')}.${ending}`;
}
