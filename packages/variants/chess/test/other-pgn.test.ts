import { must } from '@kickmate/board';
import { type Random, seededRandom, type Variant } from '@kickmate/game';
import {
  formatPgn,
  type GameTree,
  moveOf,
  moveText,
  type PgnEvaluation,
  type PgnNotes,
  parsePgn,
  readTree,
  type TreeLine,
  type TreeMove,
  writeTree,
} from '@kickmate/record';
import { Chess as ChessJs } from 'chess.js';
import { makeFen } from 'chessops/fen';
import * as chessops from 'chessops/pgn';
import { makeSanAndPlay, parseSan } from 'chessops/san';
import { describe, expect, test } from 'vitest';
import { type ChessPosition, chess, chess960 } from '../src/index.ts';

// PGN goes from us to other programs and back: to chess.js, which keeps a main line and its comments, and to chessops, which
// knows variations, glyphs, commands in comments and Chess960, too.

const PLIES = 40;
const GAMES = [0, 1, 2, 3, 4, 5];

const TAGS = { Event: 'Café', Site: '?', Date: '2026.11.21', Round: '3.1', White: 'Ångström, Å.', Black: "O'Hara" };
/** To be escaped in a file. chess.js writes it as it is. */
const QUOTED = 'the "other" \\ side';
const COMMENTS = ['a plan', 'only move; (forced) [so it seems]', 'für Schwarz – 0-1?', '1. e4 e5 $1 100 %'] as const;

describe.each(GAMES)('random game %i', (seed) => {
  test.each([chess, chess960])('of $name goes to chessops and comes back', (variant) => {
    const tree = randomTree(variant, seededRandom(seed, 0), { ...TAGS, Annotator: QUOTED });
    const [theirs] = chessops.parsePgn(formatPgn(writeTree(tree)));
    expect(Object.fromEntries(theirs!.headers)).toMatchObject(Object.fromEntries(tree.rounds[0]!.tags));
    expect(fromChessops(theirs!.moves, theirs!.comments)).toEqual(plainLine(tree.rounds[0]!));
    expect(lastFen(theirs!)).toBe(variant.text.format(tree.rounds[0]!.moves.at(-1)!.ply.after));

    const text = chessops.makePgn({ ...theirs!, moves: withCommentsWrittenAnew(theirs!.moves) });
    const again = must(readTree(variant, must(parsePgn(text))));
    expect(again.rounds[0]!.tags).toEqual(theirs!.headers);
    expect(plainLine(again.rounds[0]!)).toEqual(plainLine(tree.rounds[0]!));
  });

  test('of chess goes to chess.js and comes back', () => {
    const tree = randomTree(chess, seededRandom(seed, 1), TAGS);
    const other = new ChessJs();
    other.loadPgn(formatPgn(writeTree(tree)));
    expect(other.getHeaders()).toMatchObject(Object.fromEntries(tree.rounds[0]!.tags));
    expect(fromChessJs(other)).toEqual(mainLine(tree));

    const again = must(readTree(chess, must(parsePgn(other.pgn()))));
    expect(Object.fromEntries(again.rounds[0]!.tags)).toEqual(other.getHeaders());
    expect(mainLine(again)).toEqual(mainLine(tree));

    // When chess.js breaks lines, it leaves out spaces around comments: `Qe86.`.
    other.removeComments();
    const bare = must(readTree(chess, must(parsePgn(other.pgn({ maxWidth: 72 })))));
    expect(sansOf(bare.rounds[0]!)).toEqual(sansOf(tree.rounds[0]!));
  });
});

/** A line in a form that both readers' results can be brought to. */
interface PlainLine {
  readonly comment: string;
  readonly moves: readonly PlainMove[];
}

/** A comment's text and commands. */
interface PlainComment {
  readonly text: string;
  readonly clock?: number | undefined;
  readonly evaluation?: PgnEvaluation | undefined;
}

interface PlainMove extends PlainComment {
  readonly san: string;
  readonly glyphs: readonly number[];
  readonly variations: readonly PlainLine[];
}

const sanOf = ({ ply }: TreeMove<ChessPosition>): string => moveText(chess, ply.before, ply);

const sansOf = ({ moves }: TreeLine<ChessPosition>): readonly string[] => moves.map(sanOf);

function plainLine({ comments, moves }: TreeLine<ChessPosition>): PlainLine {
  return {
    comment: comments.join(' '),
    moves: moves.map((move) => ({
      san: sanOf(move),
      glyphs: move.notes.glyphs,
      text: move.notes.comments.join(' '),
      clock: move.notes.clock,
      evaluation: move.notes.evaluation,
      variations: move.variations.map(plainLine),
    })),
  };
}

/** A line without what chess.js does not keep. */
function mainLine(tree: GameTree<ChessPosition>): PlainLine {
  const { comment, moves } = plainLine(tree.rounds[0]!);
  return { comment, moves: moves.map((move) => ({ ...move, glyphs: [], variations: [] })) };
}

function fromChessJs(other: ChessJs): PlainLine {
  const comments = new Map(other.getComments().map(({ fen, comment }) => [fen, comment]));
  const history = other.history({ verbose: true });
  return {
    comment: comments.get(history[0]!.before) ?? '',
    moves: history.map(({ san, after }) => ({
      san,
      glyphs: [],
      ...plainComment(comments.get(after)),
      variations: [],
    })),
  };
}

/** A line of chessops, in which the alternatives to a move are its siblings. */
function fromChessops(before: chessops.Node<chessops.PgnNodeData>, comments: readonly string[] = []): PlainLine {
  const moves: PlainMove[] = [];
  for (let at = before; at.children.length > 0; at = at.children[0]!) {
    const [move, ...others] = at.children;
    moves.push({ ...plainMove(move!.data), variations: others.map(variationFrom) });
  }
  return { comment: oneLine(comments), moves };
}

const variationFrom = (first: chessops.ChildNode<chessops.PgnNodeData>): PlainLine => ({
  comment: oneLine(first.data.startingComments),
  moves: [plainMove(first.data), ...fromChessops(first).moves],
});

const plainMove = ({ san, nags = [], comments }: chessops.PgnNodeData): PlainMove => ({
  san,
  glyphs: nags,
  ...plainComment(oneLine(comments)),
  variations: [],
});

/** chessops keeps a comment's line breaks, which a writer may put where a space is. */
const oneLine = (comments: readonly string[] = []): string => comments.join(' ').replaceAll('\n', ' ');

/** A comment as chessops understands it, in our units. */
function plainComment(comment = ''): PlainComment {
  const { text, clock, evaluation } = chessops.parseComment(comment);
  return {
    text,
    clock: clock === undefined ? undefined : Math.round(clock * 1000),
    evaluation: evaluation && plainEvaluation(evaluation),
  };
}

const plainEvaluation = ({ depth, ...said }: chessops.Evaluation): PgnEvaluation => ({
  ...('mate' in said ? { mate: said.mate } : { centipawns: Math.round(said.pawns * 100) }),
  ...(depth !== undefined && { depth }),
});

/** The moves, with comments in the form that chessops gives them. */
const withCommentsWrittenAnew = (moves: chessops.Node<chessops.PgnNodeData>) =>
  chessops.transform(moves, new chessops.Box(undefined), (_, { comments = [], ...data }) => ({
    ...data,
    comments: comments.map((comment) => chessops.makeComment(chessops.parseComment(comment))),
  }));

/** The position at the end of the main line. Asserts that every move is legal and in the short form. */
function lastFen({ headers, moves }: chessops.Game<chessops.PgnNodeData>): string {
  const at = chessops.startingPosition(headers).unwrap();
  for (const { san } of moves.mainline()) expect(makeSanAndPlay(at, parseSan(at, san)!)).toBe(san);
  return makeFen(at.toSetup());
}

/** A game with variations and whatever may be said of its moves; half of them begin with Black's move. */
function randomTree(
  variant: Variant<ChessPosition>,
  random: Random,
  tags: Readonly<Record<string, string>>,
): GameTree<ChessPosition> {
  const array = pick(random, variant.starts('w')).position;
  const start = random() < 0.5 ? array : variant.play(array, pick(random, variant.actions(array)));
  const line = randomLine(variant, random, start, PLIES, 2);
  const round = { tags: new Map(Object.entries({ ...tags, Result: '*' })), start, ...line, result: '*' as const };
  return { variant, rounds: [round] };
}

function randomLine(
  variant: Variant<ChessPosition>,
  random: Random,
  start: ChessPosition,
  plies: number,
  depth: number,
): TreeLine<ChessPosition> {
  const moves: TreeMove<ChessPosition>[] = [];
  for (let before = start; moves.length < plies && !before.end; before = moves.at(-1)!.ply.after) {
    const action = pick(random, variant.actions(before));
    // An alternative to a variation's first move is a variation of the line around it.
    const mayVary = depth > 0 && (moves.length > 0 || plies === PLIES);
    const variations = mayVary && random() < 0.2 ? [randomLine(variant, random, before, 4, depth - 1)] : [];
    const ply = { before, action, after: variant.play(before, action) };
    moves.push({ ...moveOf(ply), notes: randomNotes(random), variations });
  }
  return { comments: random() < 0.5 ? [pick(random, COMMENTS)] : [], moves, unread: [] };
}

const randomNotes = (random: Random): PgnNotes => ({
  glyphs: random() < 0.2 ? [pick(random, [1, 2, 3, 4, 5, 6, 14, 146])] : [],
  comments: random() < 0.3 ? [pick(random, COMMENTS)] : [],
  ...(random() < 0.5 && { clock: Math.floor(random() * 100_000) * 100 }),
  ...(random() < 0.3 && { evaluation: randomEvaluation(random) }),
});

const randomEvaluation = (random: Random): PgnEvaluation => ({
  ...(random() < 0.2 ? { mate: pick(random, [-3, 5]) } : { centipawns: Math.floor(random() * 1000) - 500 }),
  ...(random() < 0.5 && { depth: 20 }),
});

const pick = <T>(random: Random, things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
