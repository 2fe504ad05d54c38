import { opponent } from '@kickmate/board';
import { actionFrom, actionKind, actionTo, type Motif, type Motifs, type Ply, type Variant } from '@kickmate/game';
import { hangingPiece, type NamedPiece, namedPiece, unguarded } from '@kickmate/game/motifs';
import { isMove, KIND, OUTCOME } from '../rules/actions.ts';
import { board, nameOf } from '../rules/board.ts';
import { odds } from '../rules/passes-and-shots.ts';
import { type ElevenPosition, hasBall, isTurnStart, PIECES } from '../rules/position.ts';
import { texts } from './texts.ts';

type ElevenPly = Ply<ElevenPosition>;
type Turn = readonly ElevenPly[];

/** The motifs of Chess Eleven; see the facet `motifs`. */
export const motifsOf = (eleven: Variant<ElevenPosition>): Motifs<ElevenPosition> => ({
  of(line, before = []) {
    const [turn = [], answer = [], next = []] = line;
    const shot = shotOf(turn);
    const found = [
      unguarded(eleven, shot, turn, before),
      shot,
      passOf(turn, next),
      hangingPiece(eleven, line),
      stealOf(eleven, turn, answer),
    ];
    return found.filter((motif) => motif !== undefined);
  },
});

const named = ({ pieces }: ElevenPosition, square: number): NamedPiece =>
  namedPiece({ board, kinds: PIECES }, pieces[square], square);

const isShot = ({ action }: ElevenPly): boolean => actionKind(action) === KIND.shot;
const isPass = ({ action }: ElevenPly): boolean => actionKind(action) === KIND.pass;

/** The chance that a shot is a goal, in percent. */
function percentOf({ before, action }: ElevenPly): number {
  const chances = odds(before, action);
  const sum = chances.reduce((total, { weight }) => total + weight, 0);
  return (100 * chances.find(({ outcome }) => outcome === OUTCOME.goal)!.weight) / sum;
}

/** The motif `shot`: the turn is a shot. In a corner turn it comes after a move or pass: after a pass the motif is `pass`. */
function shotOf(turn: Turn): Motif | undefined {
  const shot = turn.find(isShot);
  if (!shot) return undefined;
  if (turn.some(isPass)) return passOf(turn, turn.slice(turn.indexOf(shot)));
  const [shooter, goal] = [actionFrom(shot.action), actionTo(shot.action)];
  const lead = leadOf(turn);
  return {
    id: 'shot',
    wins: 'round',
    squares: [shooter, goal, ...lead.squares],
    says: lead.says + texts.shot(named(shot.before, shooter), nameOf(goal), texts.chance(percentOf(shot))),
  };
}

/** The move before a pass or shot of the same turn, as a sentence. */
function leadOf(turn: Turn): Pick<Motif, 'says'> & { readonly squares: readonly number[] } {
  const [first] = turn;
  if (!first || !isMove(first.action)) return { says: '', squares: [] };
  const [from, to] = [actionFrom(first.action), actionTo(first.action)];
  return { says: `${texts.move(named(first.before, from), nameOf(to))} `, squares: [from, to] };
}

/** The motif `pass`: the ball goes to a piece that shoots next, where it stands. `next`: the plies from the shot on. */
function passOf(turn: Turn, [shot]: Turn): Motif | undefined {
  const pass = turn.find(isPass);
  if (!pass || !shot || !isShot(shot)) return undefined;
  const [from, shooter, goal] = [actionFrom(pass.action), actionTo(pass.action), actionTo(shot.action)];
  if (actionFrom(shot.action) !== shooter || shot.before.side !== pass.before.side) return undefined;
  const lead = leadOf(turn);
  return {
    id: 'pass',
    wins: 'round',
    squares: [shooter, from, goal, ...lead.squares],
    says:
      lead.says + texts.pass(nameOf(from), named(pass.before, shooter), nameOf(goal), texts.chance(percentOf(shot))),
  };
}

/** The motif `steal`: a capture takes the ball from the other side, whose answer does not take it back. */
function stealOf(eleven: Variant<ElevenPosition>, turn: Turn, answer: Turn): Motif | undefined {
  const [capture] = turn;
  const last = answer.at(-1);
  if (!capture || turn.length > 1 || actionKind(capture.action) !== KIND.capture) return undefined;
  const { before, action, after } = capture;
  const [from, to] = [actionFrom(action), actionTo(action)];
  const isTaken = isTurnStart(before) && hasBall({ ...before, side: opponent(before.side) }) && after.ball === to;
  if (!isTaken || after.end) return undefined;
  const { ball } = last?.after ?? after;
  const isKept = last
    ? ball !== undefined && last.after.pieces[ball]?.side === before.side
    : !eleven.actions(after).some((one) => actionKind(one) === KIND.capture);
  if (!isKept) return undefined;
  return {
    id: 'steal',
    wins: 'ball',
    squares: [to, from],
    says: texts.steal(named(before, from), named(before, to)),
  };
}
