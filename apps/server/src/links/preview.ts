import { inflateRawSync } from 'node:zlib';
import { must, type Side, sideName } from '@kickmate/board';
import { looksOf, pictureOf } from '@kickmate/board-ui/picture';
import type { ShownBoard } from '@kickmate/board-ui/svg';
import { entries, loadVariant } from '@kickmate/catalogue';
import {
  type AnyVariant,
  actionFrom,
  actionTo,
  endsTurn,
  gameOf,
  isOneRound,
  lastTurn,
  latestPosition,
  Match,
  type Ply,
} from '@kickmate/game';
import { chosenLanguage, formats } from '@kickmate/language';
import { type AnyMatch, hasSquares } from '@kickmate/play';
import type { GameInfo, ShownSeat } from '@kickmate/protocol';
import { moveText, readRecord } from '@kickmate/record';
import type { LinkSource } from './source.ts';
import { TEXTS } from './texts.ts';

/** A player beside the board. */
export interface ShownPlayer {
  readonly name: string;
  /** The goals or points; absent before there are any to tell. */
  readonly points?: string | undefined;
}

/** Everything that a page or a picture tells about a link, in the chosen language. */
export interface Preview {
  readonly title: string;
  /** Short sentences, without full stops. */
  readonly lines: readonly string[];
  readonly shown: ShownBoard;
  /** The players of a game; the title stands in their place if there are none. */
  readonly players?: Readonly<Record<Side, ShownPlayer>> | undefined;
  readonly match?: AnyMatch | undefined;
  readonly variant: AnyVariant;
}

const texts = () => TEXTS[chosenLanguage()];

/** The most bytes of a map in a link: as many as the app packs. */
const MOST_MAP_BYTES = 16 * 1024;

/** The {@link Preview} of a link; `undefined` if its address has nothing that can be read. */
export async function previewOf(source: Exclude<LinkSource, { kind: 'games' }>): Promise<Preview | undefined> {
  switch (source.kind) {
    case 'game':
      return gamePreview(source.game, source.record);
    case 'tournament': {
      const { name, system, terms, players, status, startsAt } = source.tournament;
      const time = formats().date(startsAt, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
      const state = status === 'open' ? texts().status.open(`${time} UTC`) : texts().status[status];
      const lines = [texts().system[system], termsWords(terms), texts().entrants(players), state];
      return { title: name, lines, ...(await startOf(terms.variant)) };
    }
    case 'player': {
      const { name, level, ratings } = source.player;
      const lines = ratings.map(({ game, pace, points }) =>
        texts().rating(texts().terms(nameOf(game), texts().ratedPace[pace]), String(points)),
      );
      const title = level === undefined ? name || texts().deleted : texts().computer(level);
      const all = [texts().player, ...(lines.length > 0 ? lines.slice(0, 4) : [texts().noRatings])];
      return { title, lines: all, ...(await startOf(ratings[0]?.game ?? entries[0]!.id)) };
    }
    case 'map':
      return mapPreview(source.code);
    case 'puzzle':
      return puzzlePreview(source.game, source.id);
    case 'general':
      return { title: texts().general.title, lines: [texts().general.description], ...(await startOf(entries[0]!.id)) };
  }
}

/** The name of a game, without its map. */
const nameOf = (variant: string): string => entries.find(({ id }) => id === gameOf(variant))?.name ?? gameOf(variant);

const termsWords = ({ variant, pace }: Pick<GameInfo['terms'], 'variant' | 'pace'>): string =>
  texts().terms(nameOf(variant), texts().pace[pace.kind]);

const shownOf = (variant: AnyVariant, position: unknown): ShownBoard => ({
  ...pictureOf(variant, position),
  board: variant.board,
  looks: looksOf(variant),
  plain: !variant.ball,
});

/** A game's first position. */
async function startOf(id: string): Promise<Pick<Preview, 'shown' | 'variant'>> {
  const variant = await loadVariant(id);
  return { variant, shown: shownOf(variant, Match.start(variant, { seed: 0 }).round.start) };
}

async function gamePreview(game: GameInfo, record: string | undefined): Promise<Preview> {
  const { seats, terms, status, result, invited } = game;
  const names = { w: seatName(seats.w, status), b: seatName(seats.b, status) };
  if (record === undefined) {
    const proposer = seats.w.name ? names.w : names.b;
    const title = status === 'waiting' && !invited ? texts().challenge(proposer) : texts().players(names.w, names.b);
    const lines = [termsWords(terms), ...(status === 'over' ? [texts().calledOff] : [])];
    return { title, lines, ...(await startOf(terms.variant)) };
  }
  const variant = await loadVariant(terms.variant);
  const match = must(readRecord(variant, record));
  const { round } = match;
  const turn = lastTurn(variant, round.plies);
  const squares = turn.flatMap(({ action }) =>
    hasSquares(variant, action) ? [[actionFrom(action), actionTo(action)]] : [],
  );
  const isOver = status === 'over';
  const state = isOver ? resultWords(result) : texts().toAct(sideName(variant.side(latestPosition(round))));
  const points = pointsOf(match, result);
  return {
    title: texts().players(names.w, names.b),
    lines: [termsWords(terms), state, ...(turn.length > 0 ? [texts().lastMove(turnWords(variant, turn))] : [])],
    players: { w: { name: names.w, points: points?.w }, b: { name: names.b, points: points?.b } },
    shown: {
      ...shownOf(variant, latestPosition(round)),
      lastActionSquares: squares.at(-1) ?? [],
      earlierActionSquares: squares.slice(0, -1).flat(),
    },
    match,
    variant,
  };
}

/** A finished game in a list: its players, and its game and result. */
export function listedWords({ seats, status, terms, result }: GameInfo): {
  readonly title: string;
  readonly summary: string;
} {
  return {
    title: texts().players(seatName(seats.w, status), seatName(seats.b, status)),
    summary: `${termsWords(terms)}. ${resultWords(result)}.`,
  };
}

function seatName({ name, level }: ShownSeat, status: GameInfo['status']): string {
  if (level !== undefined) return texts().computer(level);
  return name || (status === 'waiting' ? texts().somebody : texts().deleted);
}

function resultWords(result: GameInfo['result']): string {
  if (result === '1/2-1/2') return texts().draw;
  return result === '1-0' ? texts().winner.w : result === '0-1' ? texts().winner.b : texts().calledOff;
}

/** The goals so far. In a game of one round there are points, at its end. */
function pointsOf(match: AnyMatch, result: GameInfo['result']): Readonly<Record<Side, string>> | undefined {
  if (!isOneRound(match.variant)) return { w: String(match.score.w), b: String(match.score.b) };
  if (result === '1/2-1/2') return { w: '½', b: '½' };
  return result === '1-0' ? { w: '1', b: '0' } : result === '0-1' ? { w: '0', b: '1' } : undefined;
}

/** The actions of a turn as records write them. */
const turnWords = (variant: AnyVariant, turn: readonly Ply<unknown>[]): string =>
  turn.map((ply) => moveText(variant, ply.before, ply)).join(' ');

/** The turns of each round of a match. */
export const roundsOf = ({ rounds, variant }: AnyMatch): readonly (readonly string[])[] =>
  rounds.map(({ plies }) => {
    const turns: Ply<unknown>[][] = [];
    for (const [index, ply] of plies.entries()) {
      const last = plies[index - 1];
      if (!last || endsTurn(variant, last)) turns.push([ply]);
      else turns.at(-1)!.push(ply);
    }
    return turns.map((turn) => turnWords(variant, turn));
  });

async function mapPreview(code: string): Promise<Preview | undefined> {
  const game = entries.find(({ hasMaps }) => hasMaps);
  const maps = game && (await loadVariant(game.id)).maps;
  const variant = maps?.on(unpacked(code) ?? '');
  if (!game || !maps || !variant?.ok) return undefined;
  const { current } = variant.value.maps!;
  const kind = current.turns === undefined ? texts().map : texts().mapPuzzle;
  const start = Match.start(variant.value, { seed: 0 }).round.start;
  const lines = [kind, maps.aim(current) ?? game.name].map((line) => line.replace(/\.$/, ''));
  return { title: current.name, lines, variant: variant.value, shown: shownOf(variant.value, start) };
}

/** The text of a code of an address: the app packs it as raw deflate in base64url. `undefined` if it is damaged or too large. */
function unpacked(code: string): string | undefined {
  try {
    const bytes = inflateRawSync(Buffer.from(code, 'base64url'), { maxOutputLength: MOST_MAP_BYTES });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Only a map's own text: the id of a map that comes with the game is no code.
    return text.trimStart().startsWith('{') && !/[<>]/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

async function puzzlePreview(game: string, id: string): Promise<Preview | undefined> {
  const entry = entries.find((one) => one.id === game && one.hasPuzzles);
  const variant = entry && (await loadVariant(game));
  const puzzles = await variant?.puzzles?.();
  const puzzle = await puzzles?.fetch(id);
  const theme = puzzles?.themes.find((one) => one.id === puzzle?.theme);
  if (!entry || !variant || !puzzle || !theme) return undefined;
  const position = must(variant.text.parse(puzzle.position));
  const solver = variant.side(position);
  return {
    title: texts().puzzle(entry.name),
    lines: [theme.asks.replace(/\.$/, ''), texts().toAct(sideName(solver))],
    variant,
    shown: { ...shownOf(variant, position), flipped: solver === 'b' },
  };
}
