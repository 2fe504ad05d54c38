import type { Board, Square } from '@kickmate/board';
import { type BoardView, type GoalMouth, goalMouths, type Spot, spotOf, toUnits, UNIT } from '../geometry.ts';

/** The white lines of a pitch. */
export interface Markings {
  readonly mouths: readonly GoalMouth[];
  /** Path data of the lines: halfway line, centre circle, areas before the goals, corners. */
  readonly lines: string;
  /** Path data of the spots on which the ball may lie at the kick-off. */
  readonly spots: string;
}

/** The lines of a pitch; empty on a plain board. */
export function markingsOf(view: BoardView): Markings {
  const { board } = view;
  if (view.isPlain) return { mouths: [], lines: '', spots: '' };
  const mouths = goalMouths(board);
  return {
    mouths,
    lines: [halfway(view), circle(view), corners(view), ...ends(mouths).map((end) => area(view, end))].join(''),
    spots: marked(board, 'start')
      .map((square) => cross(toUnits(view, spotOf(board, square))))
      .join(''),
  };
}

const marked = ({ marks }: Board, kind: 'start' | 'centre'): readonly Square[] =>
  marks.filter((mark) => mark.kind === kind).flatMap(({ squares }) => squares);

const ends = (mouths: readonly GoalMouth[]): readonly GoalMouth['end'][] => [...new Set(mouths.map(({ end }) => end))];

const at = ({ x, y }: Spot): string => `${x} ${y}`;

const cross = ({ x, y }: Spot): string => `M${x - 9} ${y}h18M${x} ${y - 9}v18`;

function halfway(view: BoardView): string {
  const y = view.board.ranks / 2;
  return `M${at(toUnits(view, { x: 0, y }))}L${at(toUnits(view, { x: view.board.files, y }))}`;
}

/** The circle within the centre's squares, which it must not leave, or of usual size on a board without a marked centre. */
function circle(view: BoardView): string {
  const { board } = view;
  const spots = marked(board, 'centre').map((square) => spotOf(board, square));
  const middle = { x: board.files / 2, y: board.ranks / 2 };
  const far = spots.flatMap(({ x, y }) => [Math.abs(x - middle.x), Math.abs(y - middle.y)].map((d) => d + 0.5));
  const usual = Math.max(1, Math.min(board.files, board.ranks) / 8) * Math.SQRT2;
  const radius = (far.length > 0 ? Math.max(...far) : usual) * UNIT;
  const { x, y } = toUnits(view, middle);
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** The penalty area and the goal area inside it: half and a quarter of the board's width. */
function area(view: BoardView, end: GoalMouth['end']): string {
  const { files, ranks } = view.board;
  const depth = ranks >= 8 ? 2 : 1;
  const box = (halfWidth: number, deep: number): string => {
    const y = (distance: number) => (end === 'top' ? ranks - distance : distance);
    const [left, right] = [files / 2 - halfWidth, files / 2 + halfWidth];
    const places = [
      { x: left, y: y(0) },
      { x: left, y: y(deep) },
      { x: right, y: y(deep) },
      { x: right, y: y(0) },
    ];
    return `M${places.map((spot) => at(toUnits(view, spot))).join('L')}`;
  };
  const odd = (files % 2) / 2;
  return box(Math.round(files / 4) + odd, depth) + box(Math.round(files / 8) + odd, depth / 2);
}

/** The quarter circles in the corners. */
function corners(view: BoardView): string {
  const { files, ranks } = view.board;
  const radius = 0.3;
  return [0, files]
    .flatMap((x) => [0, ranks].map((y) => ({ x, y })))
    .map(({ x, y }) => {
      const along = toUnits(view, { x: x === 0 ? radius : files - radius, y });
      const up = toUnits(view, { x, y: y === 0 ? radius : ranks - radius });
      const sweep = (along.x - up.x) * (along.y - up.y) > 0 ? 0 : 1;
      return `M${at(along)}A${radius * UNIT} ${radius * UNIT} 0 0 ${sweep} ${at(up)}`;
    })
    .join('');
}
