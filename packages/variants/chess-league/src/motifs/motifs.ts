import { squareName } from '@kickmate/board';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  type Motif,
  type Motifs,
  type Ply,
  type Variant,
} from '@kickmate/game';
import {
  certainWins,
  hangingPiece,
  kickClause,
  type NamedPiece,
  namedPiece,
  sentence,
  unguarded,
} from '@kickmate/game/motifs';
import { KIND, PASS } from '../rules/actions.ts';
import { board, isOnBackRank } from '../rules/board.ts';
import { effectOf } from '../rules/effect.ts';
import { actions } from '../rules/moves.ts';
import { type LeaguePosition, PIECES } from '../rules/position.ts';
import { texts } from './texts.ts';

type LeaguePly = Ply<LeaguePosition>;

/** The motifs of Chess League; see the facet `motifs`. In it a turn is one action. */
export const motifsOf = (league: Variant<LeaguePosition>): Motifs<LeaguePosition> => ({
  of(line, before = []) {
    const [first, , third] = line.flat();
    if (!first) return [];
    const goal = goalOf(first);
    const certain =
      third && third.after.end?.winner === league.side(first.before) ? certainOf(league, first) : undefined;
    const found = [
      unguarded(league, goal, [first], before),
      goal,
      certain?.length === 2 ? doubleThreat(first, certain) : undefined,
      third && certain ? pass(first, third) : undefined,
      hangingPiece(league, line),
    ];
    return found.filter((motif) => motif !== undefined);
  },
});

const nameOf = (square: number): string => squareName(board, square);
const named = ({ pieces }: LeaguePosition, square: number): NamedPiece =>
  namedPiece({ board, kinds: PIECES }, pieces[square], square);

const isKick = (action: Action): boolean => actionKind(action) === KIND.kick || actionKind(action) === KIND.jumpKick;

/** The motif `shot`: the action is a goal. */
function goalOf({ before, action, after }: LeaguePly): Motif | undefined {
  if (after.end?.winner !== before.side) return undefined;
  const squares = [actionTo(action), ...squaresOf(before, action)] as const;
  return { id: 'shot', wins: 'round', squares, says: sentence(clauseOf(before, action)) };
}

/** The squares that {@link clauseOf} names. */
const squaresOf = (position: LeaguePosition, action: Action): readonly number[] => [
  actionFrom(action),
  ...(isKick(action) ? [position.ball, ...wayOf(position, action)] : [actionTo(action)]),
];

/** The squares onto which a kicked ball comes. */
const wayOf = (position: LeaguePosition, kick: Action): readonly number[] =>
  effectOf(position, kick).flight!.legs.map(({ to }) => to);

/** A goal as a clause. */
function clauseOf(position: LeaguePosition, action: Action): string {
  const actor = named(position, actionFrom(action));
  if (!isKick(action)) return texts.pawnGoal(actor, nameOf(actionTo(action)));
  const way = wayOf(position, action).map(nameOf);
  return kickClause({ kicker: actor, ball: nameOf(position.ball), over: way.slice(0, -1), goal: way.at(-1)! });
}

/** The threats after an action of which no answer stops all. */
function certainOf(league: Variant<LeaguePosition>, { after }: LeaguePly): readonly Action[] | undefined {
  return after.end ? undefined : certainWins({ ...league, winsAtOnce: goals }, after);
}

/** The actions that score for the side to act. */
const goals = (position: LeaguePosition): readonly Action[] =>
  actions(position).filter((action) => {
    const mayScore = isKick(action) || isOnBackRank(actionTo(action));
    return mayScore && action !== PASS && effectOf(position, action).end?.winner === position.side;
  });

/** Two threats to score, of which the other side can stop only one. */
function doubleThreat({ before, action, after }: LeaguePly, threats: readonly Action[]): Motif | undefined {
  const [from, to] = [actionFrom(action), actionTo(action)];
  // The threats are told as if the side were to act again.
  const again = { ...after, side: before.side };
  const possible = goals(again);
  if (!threats.every((threat) => possible.includes(threat))) return undefined;
  const [first, second] = threats.map((threat) => clauseOf(again, threat));
  return {
    id: 'double-threat',
    wins: 'round',
    squares: [to, from, ...threats.flatMap((threat) => squaresOf(again, threat))],
    says: texts.doubleThreat(named(before, from), nameOf(to), first!, second!),
  };
}

/** A kick to a place from which another piece scores next. */
function pass(first: LeaguePly, third: LeaguePly): Motif | undefined {
  const { before, action, after } = first;
  const [shooter, again] = [actionFrom(third.action), { ...after, side: before.side }];
  const isPass = isKick(action) && isKick(third.action) && shooter !== actionTo(action);
  if (!isPass || !goals(again).includes(third.action)) return undefined;
  const way = wayOf(again, third.action);
  const passer = actionFrom(action);
  return {
    id: 'pass',
    wins: 'round',
    squares: [before.ball, passer, after.ball, shooter, ...way],
    says: texts.pass({
      passer: named(before, passer),
      from: nameOf(before.ball),
      to: nameOf(after.ball),
      shooter: named(after, shooter),
      over: way.slice(0, -1).map(nameOf),
      goal: nameOf(way.at(-1)!),
    }),
  };
}
