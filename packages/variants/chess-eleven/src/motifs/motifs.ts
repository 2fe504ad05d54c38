import { opponent } from '@kickmate/board';
import { actionFrom, actionTo, type Motif, type Motifs, type Ply, type Variant } from '@kickmate/game';
import { commonNames, hangingPiece, namesOf, unguarded } from '@kickmate/game/motifs';
import type { ElevenPosition } from '../rules/position.ts';
import { texts } from './texts.ts';

type Eleven = Variant<ElevenPosition>;
type ElevenPly = Ply<ElevenPosition>;
type Turn = readonly ElevenPly[];

/** The motifs of Chess Eleven; see the facet `motifs`. */
export const motifsOf = (eleven: Eleven): Motifs<ElevenPosition> => ({
  names: { ...texts.names, ...commonNames('pass', 'unguarded', 'hanging') },
  of(line, before = []) {
    const [turn = [], answer = [], next = []] = line;
    const shot = shotOf(eleven, turn);
    const found = [
      unguarded(eleven, shot, turn, before),
      shot,
      passOf(eleven, turn, next),
      hangingPiece(eleven, line),
      stealOf(eleven, turn, answer),
    ];
    return found.filter((motif) => motif !== undefined);
  },
});

const isLook =
  ({ look }: Eleven, ...looks: readonly ReturnType<Eleven['look']>[]) =>
  ({ action }: ElevenPly): boolean =>
    looks.includes(look(action));

/** The chance that a shot is a goal, in percent. */
function percentOf({ chance, play, end }: Eleven, { before, action }: ElevenPly): number {
  const chances = chance(before, action);
  const sum = chances.reduce((total, { weight }) => total + weight, 0);
  const goal = chances.find(({ outcome }) => end(play(before, action, outcome))?.winner);
  return (100 * goal!.weight) / sum;
}

/** The motif `shot`: the turn is a shot. In a corner turn it comes after a move or pass: after a pass the motif is `pass`. */
function shotOf(eleven: Eleven, turn: Turn): Motif | undefined {
  const { nameOf, named } = namesOf(eleven);
  const shot = turn.find(isLook(eleven, 'shot'));
  if (!shot) return undefined;
  if (turn.some(isLook(eleven, 'pass'))) return passOf(eleven, turn, turn.slice(turn.indexOf(shot)));
  const [shooter, goal] = [actionFrom(shot.action), actionTo(shot.action)];
  const lead = leadOf(eleven, turn);
  return {
    id: 'shot',
    wins: 'round',
    squares: [shooter, goal, ...lead.squares],
    says: lead.says + texts.shot(named(shot.before, shooter), nameOf(goal), texts.chance(percentOf(eleven, shot))),
  };
}

/** The move before a pass or shot of the same turn, as a sentence. */
function leadOf(eleven: Eleven, turn: Turn): Pick<Motif, 'says'> & { readonly squares: readonly number[] } {
  const { nameOf, named } = namesOf(eleven);
  const [first] = turn;
  if (!first || !isLook(eleven, 'move', 'capture')(first)) return { says: '', squares: [] };
  const [from, to] = [actionFrom(first.action), actionTo(first.action)];
  return { says: `${texts.move(named(first.before, from), nameOf(to))} `, squares: [from, to] };
}

/** The motif `pass`: the ball goes to a piece that shoots next, where it stands. `next`: the plies from the shot on. */
function passOf(eleven: Eleven, turn: Turn, [shot]: Turn): Motif | undefined {
  const { nameOf, named } = namesOf(eleven);
  const pass = turn.find(isLook(eleven, 'pass'));
  if (!pass || !shot || !isLook(eleven, 'shot')(shot)) return undefined;
  const [from, shooter, goal] = [actionFrom(pass.action), actionTo(pass.action), actionTo(shot.action)];
  if (actionFrom(shot.action) !== shooter || shot.before.side !== pass.before.side) return undefined;
  const lead = leadOf(eleven, turn);
  return {
    id: 'pass',
    wins: 'round',
    squares: [shooter, from, goal, ...lead.squares],
    says:
      lead.says +
      texts.pass(nameOf(from), named(pass.before, shooter), nameOf(goal), texts.chance(percentOf(eleven, shot))),
  };
}

/** The motif `steal`: a capture takes the ball from the other side, whose answer does not take it back. */
function stealOf(eleven: Eleven, turn: Turn, answer: Turn): Motif | undefined {
  const [capture] = turn;
  const last = answer.at(-1);
  if (!capture || turn.length > 1 || !isLook(eleven, 'capture')(capture)) return undefined;
  const { named } = namesOf(eleven);
  const { before, action, after } = capture;
  const [from, to] = [actionFrom(action), actionTo(action)];
  const hadBall = before.ball === undefined ? undefined : before.pieces[before.ball]?.side;
  const isTaken = hadBall === opponent(before.side) && after.ball === to;
  if (!isTaken || after.end) return undefined;
  const { ball } = last?.after ?? after;
  const isKept = last
    ? ball !== undefined && last.after.pieces[ball]?.side === before.side
    : !eleven.actions(after).some((one) => eleven.look(one) === 'capture');
  if (!isKept) return undefined;
  return {
    id: 'steal',
    wins: 'ball',
    squares: [to, from],
    says: texts.steal(named(before, from), named(before, to)),
  };
}
