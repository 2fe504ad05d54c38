import { must } from '@kickmate/board';
import type { Score } from '@kickmate/engine';
import { type AnyVariant, Match, type Motifs } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import type { JudgedTurn } from '@kickmate/play/report';
import { reasonWords } from '@kickmate/web/report/reason-words';

/** A reader's judgement of a sentence; `?` until there is one. */
export type Verdict = 'right' | 'wrong' | '?';

/** A line of play with its score for the side that begins it. */
export interface ScoredLine {
  readonly score: Score;
  readonly actions: readonly string[];
}

/** A sentence of a report, with all that is needed to make it again. */
export interface Sentence {
  readonly verdict: Verdict;
  /** The id of the variant. */
  readonly game: string;
  /** The seed of the match. */
  readonly seed: number;
  /** The position before the turn's worst action. */
  readonly position: string;
  /** The actions of the turn from there on, with the outcomes of chance. */
  readonly played: readonly string[];
  /** The best line from the position. */
  readonly best: ScoredLine;
  /** The other side's best line after the turn. */
  readonly reply: ScoredLine;
  readonly says: string;
}

const SEPARATOR = ' | ';

const formatScore = (score: Score): string =>
  score.kind === 'points' ? `${score.value}` : `win:${score.actions}:${score.turns}`;

function parseScore(text: string): Score | undefined {
  const [, actions, turns] = /^win:(-?\d+):(\d+)$/.exec(text) ?? [];
  if (turns !== undefined) return { kind: 'win', actions: Number(actions), turns: Number(turns) };
  return /^-?\d+$/.test(text) ? { kind: 'points', value: Number(text) } : undefined;
}

/** Writes a sentence as a line of a list. */
export const formatSentence = ({ verdict, game, seed, position, played, best, reply, says }: Sentence): string =>
  [
    verdict,
    game,
    String(seed),
    position,
    played.join(' '),
    ...[best, reply].map(({ score, actions }) => [formatScore(score), ...actions].join(' ')),
    says,
  ].join(SEPARATOR);

/** Reads a list of sentences; lines that begin with `#` are comments. Throws an Error that names a line that it cannot read. */
export const parseSentences = (text: string): readonly Sentence[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(parseSentence);

function parseSentence(text: string): Sentence {
  const [verdict = '', game = '', seed, position = '', played = '', best = '', reply = '', ...says] =
    text.split(SEPARATOR);
  const lines = [best, reply].map((line) => {
    const [score = '', ...actions] = line.split(' ');
    return { score: parseScore(score), actions };
  });
  const [read, answer] = lines;
  if (!isVerdict(verdict) || !read?.score || !answer?.score || !Number.isSafeInteger(Number(seed)) || says.length === 0)
    throw new Error(
      `'${text}': a line is written 'right, wrong or ? | game | seed | position | played | score and best line | score and reply | sentence'`,
    );
  return {
    verdict,
    game,
    seed: Number(seed),
    position,
    played: played.split(' '),
    best: { ...read, score: read.score },
    reply: { ...answer, score: answer.score },
    says: says.join(SEPARATOR),
  };
}

const isVerdict = (text: string): text is Verdict => ['right', 'wrong', '?'].includes(text);

/** Makes a sentence again: what the report says now of the same turn; empty if it gives no reason any more. */
export function saidNow(variant: AnyVariant, motifs: Motifs<unknown> | undefined, sentence: Sentence): string {
  const from = must(variant.text.parse(sentence.position));
  const begun: AnyMatch = Match.start(variant, { seed: sentence.seed, from });
  const match = sentence.played.reduce((played, text) => must(played.playText(text)), begun);
  return reasonWords(match, turnOf(variant.side(from), sentence), motifs);
}

/** The turn as a report has it, as far as reasons need it. */
const turnOf = (side: JudgedTurn['side'], { played, best, reply }: Sentence): JudgedTurn => ({
  round: 0,
  side,
  first: 0,
  worst: 0,
  last: played.length - 1,
  score: best.score,
  best: best.actions,
  reply: { score: reply.score, line: reply.actions, depth: 0 },
  loss: 0,
  accuracy: undefined,
  mark: undefined,
  before: 0,
  worth: 0,
});
