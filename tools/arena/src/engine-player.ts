import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { opponent, type Side } from '@kickmate/board';
import { DirectKernel, loadWeights, UsageError, useNamedFile, type Weights } from '@kickmate/command';
import {
  chooseFormation,
  type Engine,
  groupProblem,
  type Limits,
  openEngine,
  type Score,
  type SearchRequest,
  switchBits,
  weightGroupsOf,
  zeroWeights,
} from '@kickmate/engine';
import type { AnyVariant, Formation, Match } from '@kickmate/game';
import {
  CHOSEN,
  type Choice,
  type EngineSpec,
  FORCED_SCORE,
  type Player,
  PlayerFault,
  type PlayerLimits,
} from './player-spec.ts';

/** A search before the first match, after which the machine code of the kernel is as good as it gets. */
const WARM_UP: Limits = { nodes: 300_000, ms: 500 };

/**
 * The engine in this process as a player, warmed up. Throws if it falls back to another backend: the result would be
 * another's.
 */
export async function enginePlayer(variant: AnyVariant, spec: EngineSpec): Promise<Player> {
  const { backend, hashMiB } = spec;
  const engine = await openEngine(variant, {
    backend: variant.kernel ? backend : 'rules',
    hashMiB,
  });
  if (engine.fallback !== undefined) throw new Error(engine.fallback);
  const start = variant.text.format(variant.starts('w')[0]!.position);
  await engine.search({ start, actions: [], limits: WARM_UP, switches: spec.switches });
  return {
    begin: () => engine.clear(),
    choose: (match, random) => search(engine, spec, match, Math.floor(random() * 2 ** 31)),
    ...(spec.formation !== undefined && { lineUp: (match, side) => lineUp(engine, spec, match, side) }),
    close: () => engine.close(),
  };
}

async function search(engine: Engine, spec: EngineSpec, match: Match<unknown>, seed: number): Promise<Choice> {
  const { variant, round } = match;
  const request: SearchRequest = {
    start: variant.text.format(round.start),
    actions: round.plies.map((ply) => variant.text.formatAction(ply)),
    limits: limitsIn(match, spec.limits),
    switches: spec.switches,
    seed,
    ...(spec.level !== undefined && { level: spec.level }),
  };
  const result = await engine.search(request);
  if (!result.ok) throw new PlayerFault('crash', `the engine failed: ${result.error.message}`);
  const { best, lines } = result.value;
  if (best === undefined) throw new PlayerFault('crash', 'the engine knows no action where the referee lists some');
  return { action: best, score: lines[0] && pointsOf(lines[0].score) };
}

/** How the engine lines up: as its player says, or as it finds best against the other side's usual formation. */
async function lineUp(engine: Engine, spec: EngineSpec, match: Match<unknown>, side: Side): Promise<Formation> {
  const { formations } = match.variant;
  const { formation, level } = spec;
  if (!formations) throw new PlayerFault('illegal', `${match.variant.name} has no formations`);
  if (formation === CHOSEN) {
    const other = formations.of(match.position, opponent(side));
    const request = {
      side,
      other,
      kickOff: match.round.kickOff,
      maySubstitute: match.maySubstitute(side),
      seed: match.seed,
    };
    return chooseFormation(engine, match.variant, { ...request, ...(level !== undefined && { level }) });
  }
  const read = formations.parse(formation?.text ?? '');
  if (!read.ok) throw new PlayerFault('illegal', `formation '${formation?.text}': ${read.error.message}`);
  return read.value;
}

/** The limits of one search: of a clock, what it shows now. */
function limitsIn({ clocks, side, time }: Match<unknown>, { clock, ...limits }: PlayerLimits): Limits {
  if (!clock || !clocks || !time) return limits;
  return { ...limits, clock: { remainingMs: clocks[side], incrementMs: time.incrementMs } };
}

const pointsOf = (score: Score): number =>
  score.kind === 'points' ? score.value : (score.actions > 0 ? 1 : -1) * (FORCED_SCORE + 1);

/** Whether a player's evaluation is not the kernel's own. */
export const hasOwnWeights = ({ weights, without }: EngineSpec): boolean => (weights ?? without) !== undefined;

/**
 * A kernel with weights of its own as a player; it takes limits of nodes and depth only. Throws a {@link UsageError} if
 * it cannot be had.
 */
export async function weightedPlayer(variant: AnyVariant, spec: EngineSpec): Promise<Player> {
  const { level, backend, switches, limits } = spec;
  const { ms, clock, ...plainLimits } = limits;
  const isPlain = level === undefined && (ms ?? clock) === undefined && backend === 'wasm';
  if (!isPlain) throw new UsageError('a player with weights runs on wasm and is limited by nodes or depth only');
  if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel, and so no weights`);
  const kernel = await DirectKernel.open(variant, spec.hashMiB);
  kernel.weights = weightsOf(variant, kernel.weights, spec);
  const bits = switchBits(switches);
  return {
    begin: async () => kernel.clear(),
    choose: async ({ round }) => {
      kernel.load(round.start);
      for (const { action, outcome } of round.plies) kernel.play(action, outcome);
      const { action, score } = kernel.search(plainLimits, bits);
      return { action: variant.text.formatAction({ action }), score };
    },
    close: () => {},
  };
}

function weightsOf(variant: AnyVariant, own: Weights, { kernel, weights: file, without = [] }: EngineSpec): Weights {
  const weights = [...(file === undefined ? own : loadWeights(file, variant.id))];
  if (weights.length !== own.length)
    throw new UsageError(`${file}: ${weights.length} weights for a kernel that has ${own.length}`);
  if (kernel !== undefined && without.length > 0)
    throw new UsageError(
      'kernel= and -GROUP do not go together: where the weights of a group are, is known of the present kernel',
    );
  const wrong = groupProblem(variant, without);
  if (wrong !== undefined) throw new UsageError(`a player without ${wrong}`);
  zeroWeights(weights, weightGroupsOf(variant), without);
  return weights;
}

/**
 * A variant whose engine searches with the build of its kernel that a player brings along, if it does. Throws a
 * {@link UsageError} if that is none, or another game's.
 */
export async function withOtherKernel({ kernel: path, backend }: EngineSpec, variant: AnyVariant): Promise<AnyVariant> {
  if (path === undefined) return variant;
  if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel`);
  if (backend !== 'wasm') throw new UsageError("a player with a kernel's file runs on wasm");
  const code = useNamedFile('kernel', () => readFileSync(path));
  if (!isKernel(code)) throw new UsageError(`${path} is no kernel: wanted is the release.wasm of a build`);
  const played = { ...variant, kernel: { ...variant.kernel, wasm: pathToFileURL(path) } };
  if (!(await knowsGame(played))) throw new UsageError(`${path} is the kernel of another game than ${variant.id}`);
  return played;
}

function isKernel(code: Uint8Array<ArrayBuffer>): boolean {
  if (!WebAssembly.validate(code)) return false;
  return WebAssembly.Module.exports(new WebAssembly.Module(code)).some(({ name }) => name === 'weightsAt');
}

/** Whether a variant's kernel lists the actions of the rules where a round begins. */
async function knowsGame(variant: AnyVariant): Promise<boolean> {
  const { position } = variant.starts('w')[0]!;
  const kernel = await DirectKernel.open(variant, 1);
  try {
    kernel.load(position);
    return String([...kernel.actions()].sort()) === String([...variant.actions(position)].sort());
  } catch {
    // Another game's position may lie outside its memory.
    return false;
  }
}
