import { SIDES, type Side, sideName } from '@kickmate/board';
import { type AnyVariant, Match, type Round, roundOf } from '@kickmate/game';
import { type AnyMatch, isLiningUp, ON_ONE_DEVICE, restoreSession, type Session, TWO_PEOPLE } from '@kickmate/play';
import {
  formatPgn,
  gamesOf,
  hasPath,
  lastPath,
  type Path,
  pliesTo,
  startOf,
  type TreeRound,
  treeOf,
} from '@kickmate/record';
import { capital, subject } from '../words/players.ts';
import { knownTag } from './record-tags.ts';
import type { AnyTree, Stage } from './stage.ts';

/** An analysis: a tree with the match on its main line, and the place that is looked at. An immutable value. */
export interface Analysis {
  /** The main line as a match of exactly the tree's rounds. */
  readonly match: AnyMatch;
  readonly tree: AnyTree;
  readonly path: Path;
  /** The contradictions in the record from which the analysis was opened (`OpenedRecord`). */
  readonly contradictions?: string | undefined;
}

/**
 * An analysis as a stage: a person plays for both sides, at any place of the tree. It never has a clock.
 * @param own the side that the person had in the match, where it is the person's
 */
export const analysisStage = (
  analysis: Analysis,
  session: Session,
  own: Side | undefined,
  { dispatch, show, toggleDrawing }: Required<Pick<Stage, 'dispatch' | 'show' | 'toggleDrawing'>>,
): Stage => ({
  ...stageFieldsOf(analysis, session),
  ...playersOf(analysis, own),
  id: 'analysis',
  sidesHere: SIDES,
  can: {
    branch: true,
    beginAtBall: true,
    keepDrawings: true,
    hint: true,
    showEngine: true,
    search: session.lineUp === undefined,
  },
  dispatch,
  show,
  toggleDrawing,
});

/** The players that the tags of a record name, with their ratings. */
function playersOf({ tree }: Analysis, own: Side | undefined): Pick<Stage, 'names' | 'details'> {
  const { tags } = tree.rounds[0]!;
  const nameOf = (side: Side) => {
    const name = knownTag(tags, side === 'w' ? 'White' : 'Black');
    // Our records call every person 'Player'.
    if (name !== undefined && name !== 'Player') return name;
    return side === own ? capital(subject('you')) : undefined;
  };
  const [w, b] = [nameOf('w'), nameOf('b')];
  if (w === undefined && b === undefined) return {};
  // A player without a name is called by the side already.
  const detail = (side: Side, name: string | undefined, elo: string | undefined) =>
    [name && sideName(side), elo].filter(Boolean).join(' · ');
  return {
    names: { w, b },
    details: { w: detail('w', w, knownTag(tags, 'WhiteElo')), b: detail('b', b, knownTag(tags, 'BlackElo')) },
  };
}

/** The fields of a stage that shows a place of an analysis. */
export const stageFieldsOf = ({ tree, match, path }: Analysis, session: Session) =>
  ({ session, seats: TWO_PEOPLE, tree, mainLine: match, path }) as const;

/** The analysis of a match, at a place of its tree. */
export function analysisOf(match: AnyMatch, tree: AnyTree = treeOf(match), path: Path = lastPath(tree)): Analysis {
  // A match that was read from a record may have one round more than the tree: the next one, if the last one has ended
  // and the match goes on.
  const rounds = match.rounds.slice(0, tree.rounds.length);
  const { variant, goals, seed, array, time, live, resigned, flagged } = match;
  const cutMatch = Match.ofRounds({ variant, goals, seed, array, time, live, resigned, flagged, rounds });
  return { match: cutMatch, tree, path: hasPath(tree, path) ? path : lastPath(tree) };
}

/** The analysis of a tree without a match: the games of a file, or a position. */
export function analysisOfTree(tree: AnyTree, path: Path = lastPath(tree)): Analysis {
  const { variant } = tree;
  const rounds = tree.rounds.map((round) => playedRound(variant, round));
  const { default: usual, min, max } = variant.match.goals;
  const { tags } = tree.rounds[0]!;
  const goals = Number(tags.get('Goals') ?? usual);
  const seed = Number(tags.get('Seed') ?? 0);
  const state = {
    variant,
    goals: Number.isSafeInteger(goals) && goals >= min && goals <= max ? goals : usual,
    seed: Number.isSafeInteger(seed) ? seed : 0,
    rounds,
  };
  return analysisOf(Match.ofRounds<unknown>(state), tree, path);
}

/** The analysis of a game from its usual start, or from a position. */
export const newAnalysis = (variant: AnyVariant, seed: number, from?: unknown): Analysis =>
  analysisOf(Match.start<unknown>(variant, { seed, from }));

/** A round of a tree's main line, ended if the rules end it. */
const playedRound = (variant: AnyVariant, { start, moves }: TreeRound<unknown>): Round<unknown> =>
  roundOf(
    variant,
    variant.side(start),
    start,
    moves.map(({ ply }) => ply),
  );

/**
 * An analysis with a changed tree. A round whose main line did not change keeps its kick-off and its end, even a resignation or
 * another end by the players; otherwise the rules alone say whether it has ended.
 */
export function withTree({ match, tree: before }: Analysis, tree: AnyTree, path: Path): Analysis {
  const { variant, goals, seed, array, time, live } = match;
  const rounds = tree.rounds.map((round, index) => {
    const former = match.rounds[index];
    if (former && isSameLine(round, before.rounds[index]!)) return former;
    const played = playedRound(variant, round);
    return former && round.start === former.start ? { ...played, kickOff: former.kickOff } : played;
  });
  const isSameMatch =
    rounds.length === match.rounds.length && rounds.every((one, index) => one === match.rounds[index]);
  const ends = isSameMatch ? { resigned: match.resigned, flagged: match.flagged } : {};
  return { match: Match.ofRounds({ variant, goals, seed, array, time, live, rounds, ...ends }), tree, path };
}

const isSameLine = (a: TreeRound<unknown>, b: TreeRound<unknown>): boolean =>
  a.start === b.start &&
  a.moves.length === b.moves.length &&
  a.moves.every(({ ply }, index) => ply === b.moves[index]!.ply);

/**
 * The match as it stands at the shown place, without a clock: its last round ends there, also in a variation. Only the rules
 * end this match: where a player resigned, or both agreed on a draw, one can go on.
 */
export function matchAt({ match, tree, path }: Analysis): AnyMatch {
  const { variant, goals, seed, array, rounds } = match;
  const { start } = tree.rounds[path.round]!;
  const shown = roundOf(variant, rounds[path.round]!.kickOff, start, pliesTo(tree, path));
  return Match.ofRounds({ variant, goals, seed, array, rounds: [...rounds.slice(0, path.round), shown] });
}

/** The session at the shown place, in which two people play and nobody lines up. */
export const sessionAt = (analysis: Analysis): Session =>
  restoreSession(matchAt(analysis), { lineUp: 'done' }, { seats: TWO_PEOPLE, terms: ON_ONE_DEVICE }, 0);

/** The session in which both sides line up for the shown round; `undefined` if they cannot, or the round has moves. */
export function lineUpSessionAt(analysis: Analysis): Session | undefined {
  const { tree, path } = analysis;
  if (path.ply > 0 || tree.rounds[path.round]!.moves.length > 0) return undefined;
  const session = restoreSession(matchAt(analysis), {}, { seats: TWO_PEOPLE, terms: ON_ONE_DEVICE }, 0);
  return isLiningUp(session) ? session : undefined;
}

/** An analysis whose shown round begins in another position. The round must have no moves. */
export function withStart(analysis: Analysis, start: unknown): Analysis {
  const { tree, path } = analysis;
  const rounds = tree.rounds.map((round, index) => (index === path.round ? { ...round, start } : round));
  return withTree(analysis, { ...tree, rounds }, startOf(path.round));
}

/**
 * The record of an analysis: PGN with all variations, comments and signs. Its tags are those of the first round, except the seed:
 * `gamesOf` writes it where the match depends on it.
 */
export function formatAnalysis({ match, tree }: Pick<Analysis, 'match' | 'tree'>): string {
  const { Seed: _, ...kept } = Object.fromEntries(tree.rounds[0]!.tags);
  return formatPgn(gamesOf(match, { Event: 'Analysis', ...kept }, tree));
}
