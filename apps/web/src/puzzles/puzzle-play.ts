import { must, type Side } from '@kickmate/board';
import { type SearchRequest, type SearchResult, SHORTEST_WIN_SWITCHES } from '@kickmate/engine';
import {
  type Action,
  type AnyVariant,
  endOfRound,
  firstActions,
  type Ply,
  type Puzzle,
  type PuzzleTheme,
  type Successor,
} from '@kickmate/game';
import { addMove, pliesTo, positionAt } from '@kickmate/record';
import { type Analysis, newAnalysis, withTree } from '../stage/analysis.ts';

/**
 * The state of a puzzle: `open` while the person has to act; `judging` while the engine judges an action that the solution does
 * not have; `answering` while the other side has to answer; `wrong`; `solved`; `shown` while and after the solution is played.
 */
export type PuzzleState = 'open' | 'judging' | 'answering' | 'wrong' | 'solved' | 'shown';

/** A puzzle as it is being played. An immutable value. */
export interface PuzzlePlay {
  readonly variant: AnyVariant;
  readonly puzzle: Puzzle;
  readonly theme: PuzzleTheme;
  readonly analysis: Analysis;
  readonly state: PuzzleState;
  /** The round before the last action of the person. */
  readonly before?: Analysis;
  /** The other side's answer that was found, if the solution has none. */
  readonly reply?: string | undefined;
}

/** Begins a puzzle. Throws if its position cannot be read, which the tests of the game exclude. */
export function beginPuzzle(variant: AnyVariant, puzzle: Puzzle, theme: PuzzleTheme): PuzzlePlay {
  const analysis = newAnalysis(variant, 0, must(variant.text.parse(puzzle.position)));
  return { variant, puzzle, theme, analysis, state: 'open' };
}

/** The side of the person. */
export const solverOf = ({ variant, analysis }: PuzzlePlay): Side => variant.side(analysis.tree.rounds[0]!.start);

/** The shown position. */
export const shownIn = ({ analysis }: PuzzlePlay): unknown => positionAt(analysis.tree, analysis.path);

/** The plies that led to it. */
export const playedIn = ({ analysis }: PuzzlePlay): readonly Ply<unknown>[] => pliesTo(analysis.tree, analysis.path);

/** Returns whether the side that solves the puzzle is to act. */
export const isSolversTurn = (play: PuzzlePlay): boolean => play.variant.side(shownIn(play)) === solverOf(play);

/** The next action of the solution, as text; `undefined` if another way was gone, and at its end. */
export function nextInLine(play: PuzzlePlay): string | undefined {
  const { variant, puzzle } = play;
  const texts = playedIn(play).map((ply) => variant.text.formatAction(ply));
  return texts.every((text, index) => text === puzzle.line[index]) ? puzzle.line[texts.length] : undefined;
}

/** The puzzle after a legal action of the person. */
export function withAction(play: PuzzlePlay, action: Action): PuzzlePlay {
  if (play.state !== 'open') return play;
  const { reply: _, ...kept } = play;
  const acted: PuzzlePlay = { ...kept, before: play.analysis, analysis: withPly(play, decided(play, action)) };
  return { ...acted, state: judged(play, acted, action) };
}

/** An action with the outcome that the solution has, otherwise the last one that the rules list. */
function decided(play: PuzzlePlay, action: Action): Successor {
  const { variant } = play;
  const position = shownIn(play);
  const next = nextInLine(play);
  const known = next === undefined ? undefined : variant.text.parseAction(position, next);
  if (known?.ok && known.value.action === action) return known.value;
  return { action, outcome: variant.chance(position, action).at(-1)?.outcome };
}

/** The state after an action, as far as the rules and the solution say it. */
function judged(before: PuzzlePlay, play: PuzzlePlay, action: Action): PuzzleState {
  const { variant, puzzle, theme } = play;
  const plies = playedIn(play);
  const end = endOfRound(variant, plies);
  if (end) return end.winner === solverOf(play) || (theme.aim === 'save' && !end.winner) ? 'solved' : 'wrong';
  const position = shownIn(before);
  const isFirst = plies.length === 1;
  const right = isFirst
    ? firstActions(puzzle).map((text) => must(variant.text.parseAction(position, text)).action)
    : [];
  if (isFirst && !right.includes(action)) return 'wrong';
  const texts = plies.map((ply) => variant.text.formatAction(ply));
  if (!texts.every((text, index) => text === puzzle.line[index])) return 'judging';
  if (texts.length === puzzle.line.length) return 'solved';
  return isSolversTurn(play) ? 'open' : 'answering';
}

/** The puzzle after an action of the other side: its answer, or the refutation of a wrong action. */
export function withReply(play: PuzzlePlay, text: string): PuzzlePlay {
  const read = play.variant.text.parseAction(shownIn(play), text);
  if (!read.ok) return play;
  const { action } = read.value;
  const outcome = read.value.outcome ?? play.variant.chance(shownIn(play), action).at(-1)?.outcome;
  const { reply: _, ...kept } = play;
  const answered: PuzzlePlay = { ...kept, analysis: withPly(play, { action, outcome }) };
  if (play.state === 'wrong') return answered;
  if (endOfRound(play.variant, playedIn(answered))) return { ...answered, state: 'wrong' };
  return { ...answered, state: isSolversTurn(answered) ? 'open' : 'answering' };
}

/** The puzzle as it was before the wrong action; otherwise from its start. */
export function again(play: PuzzlePlay): PuzzlePlay {
  const { variant, puzzle, theme, before } = play;
  if (play.state !== 'wrong' || !before) return beginPuzzle(variant, puzzle, theme);
  return { variant, puzzle, theme, analysis: before, state: 'open' };
}

/** The puzzle with the next action of its solution played, to show it. */
export function withNextOfLine(play: PuzzlePlay): PuzzlePlay {
  const next = nextInLine(play);
  if (next === undefined) return play;
  const successor = must(play.variant.text.parseAction(shownIn(play), next));
  return { ...play, analysis: withPly(play, successor), state: 'shown' };
}

function withPly(play: PuzzlePlay, successor: Successor): Analysis {
  const { tree, path } = addMove(play.analysis.tree, play.analysis.path, successor);
  return withTree(play.analysis, tree, path);
}

// ---- actions that the solution does not have ----

/** The turns that the person has left: the present one counts, if it goes on. */
function turnsLeft(play: PuzzlePlay): number {
  const { variant, theme } = play;
  const solver = solverOf(play);
  const sides = [...playedIn(play).map(({ before }) => variant.side(before)), variant.side(shownIn(play))];
  const begun = sides.filter((side, index) => side === solver && sides[index - 1] !== solver).length;
  return theme.turns - begun + (isSolversTurn(play) ? 1 : 0);
}

/** Limits of the engine for one judgement: most take a few milliseconds. */
const LIMITS = { nodes: 400_000, ms: 3000 } as const;
/** Material, in hundredths of a pawn, that a gain is worth at least when another way was gone. */
const GAIN = 150;

/** The shown position for a request to the engine. */
export const placeOf = (play: PuzzlePlay): Pick<SearchRequest, 'start' | 'actions'> => ({
  start: play.puzzle.position,
  actions: playedIn(play).map((ply) => play.variant.text.formatAction(ply)),
});

/** The search that judges an action; `undefined` if the turn goes on and nothing can be said before its end. */
export function judgement(play: PuzzlePlay): SearchRequest | undefined {
  const { theme } = play;
  const own = isSolversTurn(play);
  if (own && theme.aim === 'save') return undefined;
  if (theme.aim === 'save') return { ...placeOf(play), limits: { ...LIMITS, mate: theme.turns } };
  if (own && theme.aim === 'win') return { ...placeOf(play), limits: { ...LIMITS, mate: turnsLeft(play) } };
  return { ...placeOf(play), limits: LIMITS, switches: SHORTEST_WIN_SWITCHES };
}

/** The puzzle after the engine has judged an action by the search of {@link judgement}, if there was one. */
export function withJudgement(play: PuzzlePlay, found: SearchResult | undefined): PuzzlePlay {
  if (play.state !== 'judging') return play;
  const own = isSolversTurn(play);
  const score = found?.lines[0]?.score;
  const reply = found?.best;
  const wins = score?.kind === 'win' && score.actions > 0;
  const loses = score?.kind === 'win' && score.actions < 0;
  switch (play.theme.aim) {
    case 'save':
      if (own) return { ...play, state: 'open' };
      return wins && score.turns <= play.theme.turns
        ? { ...play, state: 'wrong', reply }
        : { ...play, state: 'solved' };
    case 'win': {
      const left = turnsLeft(play);
      if (own) return { ...play, state: wins && score.turns <= left ? 'open' : 'wrong' };
      return { ...play, state: loses && score.turns <= left ? 'answering' : 'wrong', reply };
    }
    case 'gain': {
      const value = score?.kind === 'points' ? score.value : wins ? GAIN : -GAIN;
      const isGained = (own ? value : -value) >= GAIN;
      return isGained ? { ...play, state: 'solved' } : { ...play, state: 'wrong', reply: own ? undefined : reply };
    }
    default:
      throw new Error(play.theme.aim satisfies never);
  }
}

/** The search for the answer that refutes a wrong action; `undefined` if the person's turn goes on, or the round is over. */
export function refutation(play: PuzzlePlay): SearchRequest | undefined {
  const isOver = endOfRound(play.variant, playedIn(play)) !== undefined;
  if (play.state !== 'wrong' || play.reply !== undefined || isOver || isSolversTurn(play)) return undefined;
  const turns = play.theme.aim === 'save' ? { mate: play.theme.turns } : {};
  return { ...placeOf(play), limits: { nodes: 60_000, ms: 2000, ...turns } };
}
