import { must, SIDES, type Side, type Square, squareName } from '@kickmate/board';
import { type InProcessEngine, openEngine } from '@kickmate/engine';
import { type AnyVariant, Match, type Motifs, seededRandom } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { reasonsOf } from '@kickmate/play/reasons';
import { judge, type MatchReport, missingSearches, outlineOf, type PositionScore } from '@kickmate/play/report';
import { reasonSquares } from '@kickmate/web/report/reason-words';
import { formatSentence, type ScoredLine, type Sentence, saidNow } from './sentences.ts';

/** The levels that play: they make the mistakes of which a report speaks. */
const LEVELS = [1, 4] as const;
/** A round is not followed further. */
const LONGEST = 120;

/** The parts with which sentences of a game are made. */
export interface Tools {
  readonly variant: AnyVariant;
  readonly motifs: Motifs<unknown>;
  readonly engine: InProcessEngine;
  /** Positions that a search of a report visits. */
  readonly nodes: number;
}

/** Opens the parts for a game; `undefined` if it has no motifs. */
export async function openTools(variant: AnyVariant, nodes: number): Promise<Tools | undefined> {
  const motifs = await variant.motifs?.();
  return motifs && { variant, motifs, engine: await openEngine(variant, { hashMiB: 16 }), nodes };
}

/**
 * Plays a match of one round between weak levels and returns sentences of its report, as blocks for a reader.
 * @param only the motifs of which the sentences speak; absent: they may speak of anything
 */
export async function sampleMatch(tools: Tools, seed: number, only?: readonly string[]): Promise<readonly string[]> {
  const match = await playMatch(tools, seed);
  const { sides } = await reportOf(tools, match);
  return SIDES.flatMap((side) => sides[side].worstTurns).flatMap((turn): readonly string[] => {
    const { variant, motifs } = tools;
    const { plies } = match.rounds[turn.round]!;
    const played = plies.slice(turn.worst, turn.last + 1);
    if (!turn.reply || !played[0]) return [];
    const motif = reasonsOf(match, turn, motifs)[0]?.motif?.id;
    if (only && !(motif && only.includes(motif))) return [];
    const sentence: Omit<Sentence, 'says'> = {
      verdict: '?',
      game: variant.id,
      seed,
      position: variant.text.format(played[0].before),
      played: played.map((ply) => variant.text.formatAction(ply)),
      best: { score: turn.score, actions: turn.best },
      reply: { score: turn.reply.score, actions: turn.reply.line },
    };
    const says = saidNow(variant, motifs, { ...sentence, says: '' });
    return says === ''
      ? []
      : [blockOf(tools, { ...sentence, says }, played[0].before, reasonSquares(match, turn, motifs))];
  });
}

async function playMatch({ variant, engine }: Tools, seed: number): Promise<AnyMatch> {
  const random = seededRandom(seed);
  const [lowest, highest] = LEVELS;
  const level = (): number => lowest + random() * (highest - lowest);
  const levels: Readonly<Record<Side, number>> = { w: level(), b: level() };
  let match: AnyMatch = Match.start(variant, { seed, goals: 1 });
  const start = variant.text.format(match.position);
  const actions: string[] = [];
  while (match.rounds.length === 1 && !match.end && match.round.plies.length < LONGEST) {
    const { best } = must(await engine.search({ start, actions, limits: {}, level: levels[match.side], seed }));
    match = must(match.playText(best!));
    actions.push(variant.text.formatAction(match.rounds[0]!.plies.at(-1)!));
  }
  return match;
}

/** The report of a match, as the app makes it. */
async function reportOf({ engine, nodes }: Tools, match: AnyMatch): Promise<MatchReport> {
  const outline = outlineOf(match, new Set());
  const scores = new Map<string, PositionScore>();
  for (;;) {
    const searches = missingSearches(outline, scores);
    if (searches.length === 0) return judge(outline, scores);
    for (const { key, start, actions, share, only } of searches) {
      await engine.clear();
      const limits = { nodes: Math.round(nodes * share) };
      const found = must(await engine.search({ start, actions, limits, ...(only !== undefined && { only: [only] }) }));
      const [best] = found.lines;
      scores.set(key, { score: best!.score, line: best!.actions, depth: found.depth });
    }
  }
}

/** What a reader needs to judge a sentence, as comments, and its line of the list. */
function blockOf({ variant }: Tools, sentence: Sentence, position: unknown, squares: readonly Square[]): string {
  const words = ({ score, actions }: ScoredLine) =>
    `${score.kind === 'points' ? `${score.value} hundredths of a pawn` : `${score.actions > 0 ? 'wins' : 'loses'} in ${score.turns} turns`}: ${actions.join(' ')}`;
  const facts = [
    `${variant.name}: ${variant.side(position) === 'w' ? 'White (capitals)' : 'Black (small letters)'} is to act.${variant.ball ? ' The ball: *' : ''}`,
    ...boardLines(variant, position),
    `position: ${sentence.position}`,
    `played:   ${sentence.played.join(' ')}`,
    `then, for the other side, ${words(sentence.reply)}`,
    `best,  ${words(sentence.best)}`,
    `squares:  ${squares.map((square) => squareName(variant.board, square)).join(' ')}`,
    `says:     ${sentence.says}`,
  ];
  return [...facts.map((fact) => `# ${fact}`), formatSentence(sentence), ''].join('\n');
}

/** The board as lines of text: pieces by their letters, the ball, and what a tile is if it is no floor. */
function boardLines(variant: AnyVariant, position: unknown): readonly string[] {
  const { files, ranks } = variant.board;
  const ball = variant.ball?.squareOf(position);
  const signOf = (square: Square): string => {
    const piece = variant.pieceAt(position, square);
    const sign = piece ? (piece.side === 'w' ? piece.letter : piece.letter.toLowerCase()) : undefined;
    if (square === ball) return `${sign ?? ' '}*`;
    if (sign) return `${sign} `;
    const tile = variant.terrain?.tileAt(position, square) ?? 'floor';
    return tile === 'floor' ? '. ' : `${tile[0]}!`;
  };
  const rows = Array.from({ length: ranks }, (_, index) => ranks - 1 - index).map((rank) => {
    const row = Array.from({ length: files }, (_, file) => signOf(rank * files + file)).join('');
    return `${String(rank + 1).padStart(2)} ${row}`;
  });
  const names = Array.from({ length: files }, (_, file) => `${squareName(variant.board, file)[0]} `).join('');
  return [...rows, `   ${names}`];
}
