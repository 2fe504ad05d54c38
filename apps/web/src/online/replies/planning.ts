import { fail, ok, type Result, SIDES, type Side, sideName } from '@kickmate/board';
import { type Ply, shortForm } from '@kickmate/game';
import {
  type AnyMatch,
  apply,
  type Command,
  ON_ONE_DEVICE,
  restoreSession,
  type Session,
  TWO_PEOPLE,
} from '@kickmate/play';
import { type Line, turnsOf } from '@kickmate/protocol';
import { type Dispatched, NOT_HERE, type Stage } from '../../stage/stage.ts';
import { texts } from './texts.ts';

/** A line of replies that is being planned on the board, from a place of a game on. An immutable value. */
export interface Planning {
  /** The game as it stands: the line begins there. */
  readonly base: AnyMatch;
  readonly session: Session;
}

/** Begins a line at the present place of a game. */
export const beginPlanning = (base: AnyMatch): Planning => ({
  base,
  session: restoreSession(base, { lineUp: 'done' }, { seats: TWO_PEOPLE, terms: ON_ONE_DEVICE }, 0),
});

/** The plies of a line so far. */
const pliesOf = ({ base, session }: Planning): readonly Ply<unknown>[] =>
  session.match.rounds[base.rounds.length - 1]!.plies.slice(base.round.plies.length);

/** The turns of a line so far. */
export const plannedTurns = (planning: Planning): Line => turnsOf(planning.base.variant, pliesOf(planning));

/** Tells whether the round has ended in a line, so that nothing follows. */
export const isAtEnd = ({ base, session: { match } }: Planning): boolean =>
  match.end !== undefined || match.round.end !== undefined || match.rounds.length > base.rounds.length;

/** Tells whether a line can be kept: it ends with a whole reply of a side. */
export function isWhole(planning: Planning, own: Side): boolean {
  const turns = plannedTurns(planning);
  const isOver = isAtEnd(planning) || planning.session.match.side !== own;
  return turns.length > 0 && turns.length % 2 === 0 && isOver;
}

/** A line after a command on the board; the error is a sentence, or empty if such a command does not belong here. */
export function planned(planning: Planning, command: Command): Result<Planning, string> {
  if (command.kind === 'act' && isAtEnd(planning)) return fail(texts.end);
  if (command.kind !== 'act' && command.kind !== 'undo') return fail('');
  if (command.kind === 'undo' && pliesOf(planning).length === 0) return fail('');
  const applied = apply(planning.session, command, 0);
  if (!applied.ok) return fail('');
  const next = { ...planning, session: applied.value };
  const last = pliesOf(next).at(-1);
  return command.kind === 'act' && last?.outcome !== undefined ? fail(texts.chance) : ok(next);
}

/** The words below a player's name while replies are planned: nobody shall take them for moves of the game. */
const detailOf = (side: Side): string => `${sideName(side)} · ${texts.title}`;

/** A line as a stage: the person plays both sides, with the own one at the bottom. */
export function planningStage(
  planning: Planning,
  own: Side,
  names: Readonly<Record<Side, string>>,
  site: string,
  dispatch: (command: Command) => boolean,
): Stage {
  const { session } = planning;
  return {
    id: `${site} plan`,
    session,
    seats: TWO_PEOPLE,
    sidesHere: SIDES,
    unflippedBottom: own,
    can: { beginAtBall: true, undo: pliesOf(planning).length > 0 },
    isWaiting: isAtEnd(planning),
    names,
    details: { w: detailOf('w'), b: detailOf('b') },
    dispatch: (command): Dispatched => (dispatch(command) ? ok(session) : NOT_HERE),
  };
}

/** A line in words, in the short form of its game: "if Nf3, then d5; if Be2, then c5". */
export function lineWords(match: AnyMatch, line: Line): string {
  const said: string[] = [];
  let now = match;
  for (const turn of line) {
    const words: string[] = [];
    for (const text of turn) {
      const played = now.playText(text);
      if (!played.ok) return line.map((one) => one.join(' ')).join(', ');
      const [before, ply] = [now.position, played.value.last!];
      words.push(shortForm(match.variant, before, ply));
      now = played.value;
    }
    said.push(words.join(' '));
  }
  const pairs = Array.from({ length: Math.ceil(said.length / 2) }, (_, index) => said.slice(index * 2, index * 2 + 2));
  return pairs.map(([turn, reply]) => (reply === undefined ? texts.open(turn!) : texts.pair(turn!, reply))).join('; ');
}

/** Lines with one more, which takes the place of those that it goes on. */
export function withLine(lines: readonly Line[], line: Line): readonly Line[] {
  const isBeginning = (one: Line) => JSON.stringify(one) === JSON.stringify(line.slice(0, one.length));
  return [...lines.filter((one) => !isBeginning(one)), line];
}
