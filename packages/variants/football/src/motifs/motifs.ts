import { actionFrom, actionTo, type Motif, type Motifs, type Ply, type Variant } from '@kickmate/game';
import { commonNames, flightOf, kickClause, namesOf, sentence, unguarded } from '@kickmate/game/motifs';
import type { FootballPosition } from '../rules/position.ts';
import { texts } from './texts.ts';

type Football = Variant<FootballPosition>;
type FootballPly = Ply<FootballPosition>;

/** The motifs of Football Chess; see the facet `motifs`. */
export const motifsOf = (football: Football): Motifs<FootballPosition> => ({
  names: commonNames('pass', 'shot', 'unguarded'),
  of([turn = []], before = []) {
    const goal = goalOf(football, turn);
    return [unguarded(football, goal, turn, before), goal].filter((motif) => motif !== undefined);
  },
});

/** The motif `shot`, a goal by one kick, or `pass`, one by several. A turn may begin with a move. */
function goalOf(football: Football, turn: readonly FootballPly[]): Motif | undefined {
  const { nameOf, named } = namesOf(football);
  const kicks = turn.filter(({ action }) => football.look(action) === 'kick');
  const [first, last] = [kicks[0], kicks.at(-1)];
  if (!first || last?.after.end?.winner !== first.before.side) return undefined;
  const move = turn.find(({ action }) => football.look(action) === 'move');
  const moved = move ? [actionFrom(move.action), actionTo(move.action)] : [];
  const lead = move ? `${texts.move(named(move.before, moved[0]!), nameOf(moved[1]!))} ` : '';
  const told = kicks.length === 1 ? shot(football, first) : pass(football, [first, ...kicks.slice(1)]);
  return {
    ...told,
    wins: 'round',
    squares: [told.squares[0], ...told.squares.slice(1), ...moved],
    says: lead + told.says,
  };
}

type Told = Omit<Motif, 'wins'>;

function shot(football: Football, { before, action }: FootballPly): Told {
  const { nameOf, named } = namesOf(football);
  const [kicker, goal] = [actionFrom(action), actionTo(action)];
  const way = flightOf(football, before, action);
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

function pass(football: Football, kicks: readonly [FootballPly, ...FootballPly[]]): Told {
  const { nameOf, named } = namesOf(football);
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
