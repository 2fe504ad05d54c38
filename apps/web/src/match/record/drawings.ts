import { type Board, DRAWING_COLORS, type Drawing, readSquare, squareName } from '@kickmate/board';

/**
 * Drawings in the comments of a record: `[%csl Gd4,Rb5]` has circles on squares, `[%cal Gb5c6]` arrows, each after the letter of its
 * colour. Source: the commands of ChessBase and lichess.
 */
const COMMAND = /\[%(?:csl|cal)\s([^[\]]*)\]/g;
const MARK = /^([GRYB])([a-p]\d{1,2})([a-p]\d{1,2})?$/;

/** The drawings in some comments. What is no drawing of this board is left out. */
export function drawingsIn(comments: readonly string[], board: Board): readonly Drawing[] {
  const marks = comments.flatMap((comment) =>
    [...comment.matchAll(COMMAND)].flatMap(([, list = '']) => list.split(',')),
  );
  return marks.flatMap((mark) => {
    const [, letter, first, second = first] = MARK.exec(mark.trim()) ?? [];
    const color = DRAWING_COLORS.find((one) => one[0] === letter?.toLowerCase());
    const [from, to] = [first, second].map((name) => (name ? readSquare(board, name) : undefined));
    return color && from !== undefined && to !== undefined ? [{ from, to, color }] : [];
  });
}

/** The comments with other drawings than they had. Everything else in them stays. */
export function withDrawings(
  comments: readonly string[],
  drawings: readonly Drawing[],
  board: Board,
): readonly string[] {
  const listed = (command: string, are: (one: Drawing) => boolean) => {
    const marks = drawings.filter(are).map(({ from, to, color }) => {
      const squares = from === to ? [from] : [from, to];
      return color[0]!.toUpperCase() + squares.map((square) => squareName(board, square)).join('');
    });
    return marks.length > 0 ? [`[%${command} ${marks.join(',')}]`] : [];
  };
  const others = comments.map((comment) => comment.replace(COMMAND, '').replace(/ {2,}/g, ' ').trim()).filter(Boolean);
  const commands = [...listed('csl', ({ from, to }) => from === to), ...listed('cal', ({ from, to }) => from !== to)];
  return commands.length > 0 ? [...others, commands.join(' ')] : others;
}
