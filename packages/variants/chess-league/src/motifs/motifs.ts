import { type Action, actionFrom, actionTo, type Motif, type Motifs, type Ply, type Variant } from '@kickmate/game';
import {
  certainWins,
  commonNames,
  flightOf,
  hangingPiece,
  kickClause,
  namesOf,
  sentence,
  unguarded,
} from '@kickmate/game/motifs';
import type { LeaguePosition } from '../rules/position.ts';
import { texts } from './texts.ts';

type League = Variant<LeaguePosition>;
type LeaguePly = Ply<LeaguePosition>;

// The rules come as a value: if this file imported them, the builder would split the game's file, which the first page loads.

/** The motifs of Chess League; see the facet `motifs`. In it a turn is one action. */
export const motifsOf = (league: League): Motifs<LeaguePosition> => ({
  names: { ...commonNames('pass', 'double-threat', 'shot', 'unguarded'), ...texts.names, ...commonNames('hanging') },
  of(line, before = []) {
    const [first, , third] = line.flat();
    if (!first) return [];
    const goal = goalOf(league, first);
    const winner = third && league.end(third.after)?.winner;
    const certain =
      winner === league.side(first.before) && !first.after.end
        ? certainWins({ ...league, winsAtOnce: (position) => goals(league, position) }, first.after)
        : undefined;
    const found = [
      unguarded(league, goal, [first], before),
      lastSave(league, goal, before),
      goal,
      certain?.length === 2 ? doubleThreat(league, first, certain) : undefined,
      third && certain ? pass(league, first, third) : undefined,
      hangingPiece(league, line),
    ];
    return found.filter((motif) => motif !== undefined);
  },
});

const isKick = ({ look }: League, action: Action): boolean => look(action) === 'kick';

/** The motif `shot`: the action is a goal. */
function goalOf(league: League, { before, action, after }: LeaguePly): Motif | undefined {
  if (after.end?.winner !== before.side) return undefined;
  const squares = [actionTo(action), ...squaresOf(league, before, action)] as const;
  return { id: 'shot', wins: 'round', squares, says: sentence(clauseOf(league, before, action)) };
}

/** The squares that {@link clauseOf} names. */
const squaresOf = (league: League, position: LeaguePosition, action: Action): readonly number[] => [
  actionFrom(action),
  ...(isKick(league, action) ? [position.ball, ...flightOf(league, position, action)] : [actionTo(action)]),
];

/** A goal as a clause. */
function clauseOf(league: League, position: LeaguePosition, action: Action): string {
  const { nameOf, named } = namesOf(league);
  const actor = named(position, actionFrom(action));
  if (!isKick(league, action)) return texts.pawnGoal(actor, nameOf(actionTo(action)));
  const way = flightOf(league, position, action).map(nameOf);
  return kickClause({ kicker: actor, ball: nameOf(position.ball), over: way.slice(0, -1), goal: way.at(-1)! });
}

/** The actions that score for the side to act: kicks, and steps and captures of pawns. */
const goals = (league: League, position: LeaguePosition): readonly Action[] =>
  league.actions(position).filter((action) => {
    const mayScore = isKick(league, action) || position.pieces[actionFrom(action)]?.letter === 'P';
    if (!mayScore || league.chance(position, action).length > 0) return false;
    return league.play(position, action).end?.winner === position.side;
  });

/** The most saves that {@link lastSave} tells; of more, a sentence says nothing that helps. */
const MOST_SAVES = 2;

/**
 * The motif `last-save` of a goal: the turn before was the last that could prevent one, only one piece could, and it was not
 * played. `by`: the goal; its sentence comes first.
 */
function lastSave(league: League, by: Motif | undefined, [turn]: readonly LeaguePly[]): Motif | undefined {
  if (!by || !turn) return undefined;
  const { before: position } = turn;
  const saves: Action[] = [];
  for (const action of league.actions(position)) {
    const verdict = prevents(league, position, action);
    if (verdict === 'perhaps') return undefined;
    if (verdict === 'no') continue;
    saves.push(action);
    if (saves.length > MOST_SAVES || actionFrom(action) !== actionFrom(saves[0]!)) return undefined;
  }
  const [save] = saves;
  if (save === undefined || saves.includes(turn.action)) return undefined;
  const { nameOf, named } = namesOf(league);
  const isKicked = saves.every((one) => isKick(league, one));
  const [saver, targets] = [actionFrom(save), isKicked ? [position.ball] : saves.map(actionTo)];
  return {
    id: 'last-save',
    wins: 'round',
    squares: [...by.squares, saver, ...targets],
    says: `${by.says} ${texts.lastSave(named(position, saver), targets.map(nameOf), isKicked)}`,
  };
}

/** Says whether the other side has no goal in the turn after an action. Luck that decides about it, or a goal of the action's own side: `perhaps`. */
function prevents(league: League, position: LeaguePosition, action: Action): 'yes' | 'no' | 'perhaps' {
  const outcomes = league.chance(position, action).map(({ outcome }) => outcome);
  const verdicts = (outcomes.length > 0 ? outcomes : [undefined]).map((outcome) => {
    const after = league.play(position, action, outcome);
    if (after.end) return after.end.winner === position.side ? 'perhaps' : 'no';
    return goals(league, after).length === 0 ? 'yes' : 'no';
  });
  return new Set(verdicts).size === 1 ? verdicts[0]! : 'perhaps';
}

/** Two threats to score, of which the other side can stop only one. */
function doubleThreat(
  league: League,
  { before, action, after }: LeaguePly,
  threats: readonly Action[],
): Motif | undefined {
  const { nameOf, named } = namesOf(league);
  const [from, to] = [actionFrom(action), actionTo(action)];
  // The threats are told as if the side were to act again.
  const again = { ...after, side: before.side };
  const possible = goals(league, again);
  if (!threats.every((threat) => possible.includes(threat))) return undefined;
  const [first, second] = threats.map((threat) => clauseOf(league, again, threat));
  return {
    id: 'double-threat',
    wins: 'round',
    squares: [to, from, ...threats.flatMap((threat) => squaresOf(league, again, threat))],
    says: texts.doubleThreat(named(before, from), nameOf(to), first!, second!),
  };
}

/** A kick to a place from which another piece scores next. */
function pass(league: League, first: LeaguePly, third: LeaguePly): Motif | undefined {
  const { nameOf, named } = namesOf(league);
  const { before, action, after } = first;
  const [shooter, again] = [actionFrom(third.action), { ...after, side: before.side }];
  const isPass = isKick(league, action) && isKick(league, third.action) && shooter !== actionTo(action);
  if (!isPass || !goals(league, again).includes(third.action)) return undefined;
  const way = flightOf(league, again, third.action);
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
