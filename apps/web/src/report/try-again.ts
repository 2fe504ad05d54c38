import type { Engine, SearchRequest } from '@kickmate/engine/client';
import { type AnyMatch, negated, winChance } from '@kickmate/play';
import type { JudgedTurn, PositionScore } from '@kickmate/play/report';
import { isSamePath, moveAt, type Path, previousPath } from '@kickmate/record';
import { onScopeDispose, ref, shallowRef, watch } from 'vue';
import { useEngine } from '../shared/engine/engine.ts';
import { analysisOf, matchAt } from '../stage/analysis.ts';
import { useReview } from '../stage/review.ts';
import { useStage } from '../stage/stage.ts';
import { nodesOf } from './search-positions.ts';

/** A turn of a reported match that a person plays again on the analysis board. */
export interface TriedTurn {
  readonly match: AnyMatch;
  readonly turn: JudgedTurn;
}

/** The least difference of chances that counts, in percent. */
const HAIR = 1.5;

/** The verdict on a new action, compared with the best action and with the one that was played. */
export interface TryVerdict {
  readonly kind: 'best' | 'better' | 'same' | 'worse' | 'unknown';
  /** The part of the chance to win that the action loses, in percent. */
  readonly loss: number;
  /** The score of the action and the best line that begins with it; absent where the engine had nothing to judge. */
  readonly found?: PositionScore | undefined;
}

/** The verdict on an action that keeps this much of the chance to win, in percent. */
export function verdictOn({ before, worth }: Pick<JudgedTurn, 'before' | 'worth'>, chance: number): TryVerdict {
  const loss = Math.max(0, before - chance);
  if (loss <= HAIR) return { kind: 'best', loss };
  if (chance > worth + HAIR) return { kind: 'better', loss };
  return { kind: chance < worth - HAIR ? 'worse' : 'same', loss };
}

/** The place before the action that cost most, for a request to the engine. */
export const placeOfTry = ({ match, turn }: TriedTurn): Pick<SearchRequest, 'start' | 'actions'> => {
  const { variant } = match;
  const { start, plies } = match.rounds[turn.round]!;
  return {
    start: variant.text.format(start),
    actions: plies.slice(0, turn.worst).map((ply) => variant.text.formatAction(ply)),
  };
};

/** The search that judges an action: the same as the report's, of this action alone. */
export const judgingSearch = (tried: TriedTurn, only: string, isSlow: boolean): SearchRequest => ({
  ...placeOfTry(tried),
  only: [only],
  limits: { nodes: nodesOf(isSlow) },
});

/**
 * The turn with the action that was tried in place of the one that was played, as the engine would end it: so that what is bad about it
 * can be told, too. `undefined` where nothing is known of the other side's answer.
 */
export function turnOfTry({ match, turn }: TriedTurn, { found }: TryVerdict): TriedTurn | undefined {
  let tried = matchAt({ ...analysisOf(match), path: placeBefore(turn) });
  const line = [...(found?.line ?? [])];
  while (line.length > 0 && !tried.end && tried.rounds.length === turn.round + 1 && tried.side === turn.side) {
    const next = tried.playText(line.shift()!);
    if (!next.ok) return undefined;
    tried = next.value;
  }
  if (!found || line.length === 0) return undefined;
  const last = tried.rounds[turn.round]!.plies.length - 1;
  return { match: tried, turn: { ...turn, last, reply: { ...found, score: negated(found.score), line } } };
}

/** The place before the action that cost most. */
export const placeBefore = ({ round, worst: ply }: JudgedTurn): Path => ({ round, ply, branches: [] });

/** Judges actions by an engine beside that of matches that runs until the caller's scope ends or `close` is called. */
export function useTryJudge() {
  const engines = useEngine();
  let engine: { readonly game: string; readonly opened: Promise<Engine> } | undefined;

  /** The verdict on an action, in coordinates, that is played in place of the one that was. */
  async function verdict(tried: TriedTurn, action: string): Promise<TryVerdict> {
    const game = tried.match.variant.id;
    try {
      if (engine?.game !== game) engine = { game, opened: engines.openAnother(game) };
      const opened = await engine.opened;
      const result = await opened.search(judgingSearch(tried, action, opened.backend === 'rules'));
      if (result.ok && result.value.lines[0]) {
        const { score, actions: line } = result.value.lines[0];
        return { ...verdictOn(tried.turn, winChance(score)), found: { score, line, depth: result.value.depth } };
      }
    } catch {
      engine = undefined;
    }
    return { kind: 'unknown', loss: 0 };
  }

  function close(): void {
    void engine?.opened.then((opened) => opened.close()).catch(() => undefined);
    engine = undefined;
  }
  onScopeDispose(close);

  return { verdict, close };
}

/**
 * Lets a person play a turn of a reported match again on the analysis board: whatever is played at its place is judged by the engine
 * at once.
 */
export function useTryAgain() {
  const review = useReview();
  const stage = useStage();
  const judge = useTryJudge();
  const tried = shallowRef<TriedTurn>();
  const verdict = shallowRef<TryVerdict>();
  const isJudging = ref(false);

  function begin(next: TriedTurn): void {
    tried.value = next;
    again();
  }

  /** Shows the position before the action once more. */
  function again(): void {
    verdict.value = undefined;
    if (tried.value) review.show(placeBefore(tried.value.turn));
  }

  function end(): void {
    tried.value = undefined;
    verdict.value = undefined;
    judge.close();
  }

  /** The new action that leads to the shown place; `undefined` at any other place, and for the action that was played. */
  function newAction(): string | undefined {
    const { tree } = stage;
    const { path } = review;
    if (!tried.value || !tree || !path) return undefined;
    const from = previousPath(tree, path);
    const move = moveAt(tree, path);
    if (!move || !from || !isSamePath(from, placeBefore(tried.value.turn))) return undefined;
    const { match, turn } = tried.value;
    const played = match.rounds[turn.round]!.plies[turn.worst]!;
    return move.ply.action === played.action ? undefined : tree.variant.text.formatAction({ action: move.ply.action });
  }

  watch(
    () => [tried.value, review.path] as const,
    async ([now]) => {
      const action = newAction();
      if (!now || action === undefined) return;
      verdict.value = undefined;
      isJudging.value = true;
      const found = await judge.verdict(now, action);
      if (tried.value !== now || newAction() !== action) return;
      isJudging.value = false;
      verdict.value = found;
    },
  );

  return { tried, verdict, isJudging, begin, again, end };
}
