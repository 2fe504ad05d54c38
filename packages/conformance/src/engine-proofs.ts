import { type Backend, openEngine, type SearchRequest } from '@kickmate/engine';
import { type AnyVariant, successors } from '@kickmate/game';
import type { WinRow } from './search-proofs.ts';
import { messageOf, positionsOf, randomLines } from './shortest.ts';

/** The number of positions with a win in one that are searched. */
const WINS = 12;
/** The nodes of a level's search. */
const LEVEL_NODES = 2000;
/** The most nodes of a search that is stopped at once: those of its first iteration, which it may finish. */
const MOST_STOPPED = 100_000;
/** The limits of a search that is to end on time, and how late it may be, in milliseconds. */
const LIMIT_MS = 60;
const MOST_LATE_MS = 300;
/** The number of attempts, of which one must be on time: other programs may hold the machine up. */
const ATTEMPTS = 4;

/** The backends of a game's engine. */
export const backendsOf = (variant: AnyVariant): readonly Backend[] =>
  variant.kernel ? ['wasm', 'js', 'rules'] : ['rules'];

/** Opens the engine with a backend; throws if that does not run here, or if its network cannot be used. */
async function open(variant: AnyVariant, backend: Backend, isStopped?: () => boolean) {
  const engine = await openEngine(variant, { backend, hashMiB: 1, ...(isStopped && { isStopped }) });
  if (engine.backend !== backend || engine.networkProblem) throw new Error(engine.fallback ?? engine.networkProblem);
  return engine;
}

/** The positions of random rounds in which an action wins at once whatever chance does, each with the texts of these actions. */
function winsInOne(
  variant: AnyVariant,
  seed: number,
): readonly (readonly [position: string, wins: readonly string[]])[] {
  const found = new Map<string, readonly string[]>();
  for (let round = 0; round < 20 && found.size < WINS; round++) {
    const [line] = randomLines(variant, seed + round, 1, 150);
    // The last positions are the likeliest ones.
    for (const at of positionsOf(variant, line!).toReversed().slice(0, 12)) {
      if (variant.end(at) || found.size === WINS) continue;
      const side = variant.side(at);
      const lost = new Set<number>();
      for (const { action, outcome } of successors(variant, at))
        if (variant.end(variant.play(at, action, outcome))?.winner !== side) lost.add(action);
      const wins = variant.actions(at).filter((action) => !lost.has(action));
      if (wins.length > 0)
        found.set(
          variant.text.format(at),
          wins.map((action) => variant.text.formatAction({ action })),
        );
    }
  }
  return [...found].sort(([a], [b]) => a.length - b.length);
}

/**
 * Returns a report on a win in one action that the full search does not find. The positions are those of random rounds, the
 * ones with the shortest texts first; if no random round came to such a position, the wins in one of a table. Without either the
 * report says so, because nothing would be proved.
 */
export async function winFault(
  variant: AnyVariant,
  seed: number,
  rows: readonly WinRow[] = [],
): Promise<string | undefined> {
  const random = winsInOne(variant, seed);
  const listed = rows.flatMap(([, position, best, actions]) => (actions === 1 ? [[position, best] as const] : []));
  const positions = random.length > 0 ? random : listed;
  if (positions.length === 0)
    return [
      `${variant.id}: no random round came to a win in one, so the search was asked for none`,
      '  look at   `wins` of the proof: give positions in which one action wins',
      `  again     seed ${seed}`,
    ].join('\n');
  for (const backend of backendsOf(variant)) {
    const engine = await open(variant, backend);
    for (const [start, wins] of positions) {
      await engine.clear();
      const result = await engine.search({ start, actions: [], limits: { depth: backend === 'rules' ? 1 : 2 } });
      const { best, lines } = result.ok ? result.value : { best: undefined, lines: [] };
      const score = lines[0]?.score;
      if (best !== undefined && wins.includes(best) && score?.kind === 'win' && score.actions === 1) continue;
      const what = result.ok
        ? `plays ${best} with the score ${JSON.stringify(score)}`
        : `says: ${result.error.message}`;
      return [
        `${variant.id}: ${wins.join(' or ')} wins at once, but the search (${backend}) ${what}`,
        `  position  ${start}`,
        backend === 'rules'
          ? '  look at   `end` and `actions` of the game'
          : '  look at   `end`, `generateNoisy`, `captureValue` and `winInOne` of assembly/game.ts',
        `  again     seed ${seed}`,
      ].join('\n');
    }
    engine.close();
  }
  return undefined;
}

/** Returns a report if a level does not play a legal action from each start's position on the game's best backend. */
export async function levelFault(variant: AnyVariant, level: 1 | 10): Promise<string | undefined> {
  const engine = await open(variant, backendsOf(variant)[0]!);
  for (const kickOff of ['w', 'b'] as const) {
    const { position } = variant.starts(kickOff)[0]!;
    const start = variant.text.format(position);
    const result = await engine.search({ start, actions: [], level, limits: { nodes: LEVEL_NODES } });
    const isLegal =
      result.ok && result.value.best !== undefined && variant.text.parseAction(position, result.value.best).ok;
    if (isLegal) continue;
    return [
      `${variant.id}: level ${level} ${result.ok ? `plays ${result.value.best}` : `fails: ${result.error.message}`}`,
      `  position  ${start}`,
      '  look at   `levels` of the game, and its kernel',
    ].join('\n');
  }
  engine.close();
  return undefined;
}

/** Two positions to search: that of a start, and that of a random round after some actions. */
function startsOf(variant: AnyVariant, seed: number): readonly string[] {
  const [line] = randomLines(variant, seed, 1, 12);
  const middle = positionsOf(variant, line!).findLast((at) => !variant.end(at));
  const [first] = variant.starts('w');
  return [first?.position, middle].filter((at) => at !== undefined).map((at) => variant.text.format(at));
}

/** Returns a report on a search that goes on although it was stopped. */
export async function deafFault(variant: AnyVariant, seed: number): Promise<string | undefined> {
  for (const backend of backendsOf(variant)) {
    for (const start of startsOf(variant, seed)) {
      const engine = await open(variant, backend, () => true);
      const result = await engine.search({ start, actions: [], limits: { nodes: 2 * MOST_STOPPED } });
      engine.close();
      if (!result.ok) throw new Error(`${variant.id}: the search (${backend}) fails: ${result.error.message}`);
      if (result.value.nodes <= MOST_STOPPED) continue;
      return [
        `${variant.id}: the search (${backend}) goes on for ${result.value.nodes} nodes after a stop`,
        `  position  ${start}`,
        '  look at   `nodesPerPoll` of assembly/game.ts',
        `  again     seed ${seed}`,
      ].join('\n');
    }
  }
  return undefined;
}

/** Returns a report on a search that goes on although its time is over, or although it was stopped some time ago. */
export async function lateFault(variant: AnyVariant, seed: number): Promise<string | undefined> {
  for (const backend of backendsOf(variant)) {
    for (const start of startsOf(variant, seed)) {
      for (const [how, limits] of [
        [`a limit of ${LIMIT_MS} ms`, { ms: LIMIT_MS }],
        [`a stop after ${LIMIT_MS} ms`, {}],
      ] as const) {
        const took = await fastest(variant, backend, { start, actions: [], limits });
        if (took <= LIMIT_MS + MOST_LATE_MS) continue;
        return [
          `${variant.id}: the search (${backend}) takes ${Math.round(took)} ms with ${how}`,
          `  position  ${start}`,
          backend === 'rules'
            ? '  look at   `actions`, `play` and `end` of the game: are they slow?'
            : '  look at   `nodesPerPoll` of assembly/game.ts, and loops that do not end in `generate`, `play` or `evaluate`',
          `  again     seed ${seed}`,
        ].join('\n');
      }
    }
  }
  return undefined;
}

/** The milliseconds of the fastest of some searches, or of the first that is on time. */
async function fastest(variant: AnyVariant, backend: Backend, request: SearchRequest): Promise<number> {
  let took = Number.POSITIVE_INFINITY;
  for (let n = 0; n < ATTEMPTS && took > LIMIT_MS + MOST_LATE_MS; n++) {
    let began = performance.now();
    const engine = await open(variant, backend, () => performance.now() - began > LIMIT_MS);
    began = performance.now();
    const result = await engine.search(request);
    took = Math.min(took, performance.now() - began);
    engine.close();
    if (!result.ok) throw new Error(`${variant.id}: the search (${backend}) fails: ${messageOf(result.error.message)}`);
  }
  return took;
}
