import { actionFrom, actionKind, actionTo, type Motif, type Motifs, type Ply, type Variant } from '@kickmate/game';
import { kickClause, type NamedPiece, namedPiece, sentence, unguarded } from '@kickmate/game/motifs';
import { KIND } from '../rules/actions.ts';
import { board, nameOf } from '../rules/board.ts';
import { flightsBy } from '../rules/flights.ts';
import { type FootballPosition, PIECES } from '../rules/position.ts';
import { texts } from './texts.ts';

type FootballPly = Ply<FootballPosition>;

/** The motifs of Football Chess; see the facet `motifs`. */
export const motifsOf = (football: Variant<FootballPosition>): Motifs<FootballPosition> => ({
  of([turn = []], before = []) {
    const goal = goalOf(turn);
    return [unguarded(football, goal, turn, before), goal].filter((motif) => motif !== undefined);
  },
});

const named = ({ pieces }: FootballPosition, square: number): NamedPiece =>
  namedPiece({ board, kinds: PIECES }, pieces[square], square);

/** The motif `shot`, a goal by one kick, or `pass`, one by several. A turn may begin with a move. */
function goalOf(turn: readonly FootballPly[]): Motif | undefined {
  const kicks = turn.filter(({ action }) => actionKind(action) === KIND.kick);
  const [first, last] = [kicks[0], kicks.at(-1)];
  if (!first || last?.after.end?.winner !== first.before.side) return undefined;
  const move = turn.find(({ action }) => actionKind(action) === KIND.move);
  const moved = move ? [actionFrom(move.action), actionTo(move.action)] : [];
  const lead = move ? `${texts.move(named(move.before, moved[0]!), nameOf(moved[1]!))} ` : '';
  const told = kicks.length === 1 ? shot(first) : pass([first, ...kicks.slice(1)]);
  return {
    ...told,
    wins: 'round',
    squares: [told.squares[0], ...told.squares.slice(1), ...moved],
    says: lead + told.says,
  };
}

type Told = Omit<Motif, 'wins'>;

function shot({ before, action }: FootballPly): Told {
  const [kicker, goal] = [actionFrom(action), actionTo(action)];
  const way = flightsBy(before, kicker).find((flight) => flight.at(-1) === goal)!;
  return {
    id: 'shot',
    squares: [kicker, before.ball, ...way],
    says: sentence(
      kickClause({
        kicker: named(before, kicker),
        ball: nameOf(before.ball),
        over: way.slice(0, -1).map(nameOf),
        goal: nameOf(goal),
      }),
    ),
  };
}

function pass(kicks: readonly [FootballPly, ...FootballPly[]]): Told {
  const [first, ...others] = kicks.map(({ before, action, after }) => ({
    kicker: named(before, actionFrom(action)),
    to: nameOf(actionTo(action)),
    isGoal: after.end !== undefined,
  }));
  return {
    id: 'pass',
    squares: [
      actionFrom(kicks[0].action),
      kicks[0].before.ball,
      ...kicks.flatMap(({ action }) => [actionFrom(action), actionTo(action)]),
    ],
    says: texts.pass(nameOf(kicks[0].before.ball), [first!, ...others]),
  };
}
