import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { opponent, type Side } from '@kickmate/board';
import {
  addressOf,
  type Constants,
  DirectKernel,
  loadWeights,
  UsageError,
  useNamedFile,
  type Weights,
  withNetworkFile,
} from '@kickmate/command';
import {
  chooseFormation,
  connectEngine,
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
import { nodePort } from '@kickmate/engine/node';
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

/** The limits of a search before the first match, after which the kernel's machine code is fully optimised. */
const WARM_UP: Limits = { nodes: 300_000, ms: 500 };

/**
 * Opens the engine as a player, and warms it up: in this process, or in workers if it has several threads. Throws if it falls
 * back to another backend or to one thread, as its results would not be those that were asked for.
 */
export async function enginePlayer(variant: AnyVariant, spec: EngineSpec): Promise<Player> {
  const { hashMiB, threads = 1, evaluation } = spec;
  const backend = variant.kernel ? spec.backend : 'rules';
  if (threads > 1 && (spec.kernel ?? spec.network) !== undefined)
    throw new UsageError('a player with several threads has the present kernel and network');
  const options = { backend, hashMiB, ...(evaluation && { evaluation }) } as const;
  const spawn = () => nodePort(new URL('../engine.worker.ts', import.meta.url));
  const engine =
    threads > 1
      ? await connectEngine(spawn, { ...options, variant: addressOf(variant), threads })
      : await openEngine(variant, options);
  const problem = engine.fallback ?? engine.networkProblem;
  if (problem !== undefined) throw new Error(problem);
  if (engine.threads < threads) throw new UsageError(`a player on ${backend} has one thread`);
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
    ...(spec.style && { style: spec.style }),
  };
  const result = await engine.search(request);
  if (!result.ok) throw new PlayerFault('crash', `the engine failed: ${result.error.message}`);
  const { best, lines } = result.value;
  if (best === undefined) throw new PlayerFault('crash', 'the engine found no action, though the rules list some');
  return { action: best, score: lines[0] && pointsOf(lines[0].score) };
}

/** The engine's formation: the one of its settings, or the best one against the other side's usual formation. */
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
      start: match.round.start,
      maySubstitute: match.maySubstitute(side),
      seed: match.seed,
    };
    return chooseFormation(engine, match.variant, { ...request, ...(level !== undefined && { level }) });
  }
  const read = formations.parse(formation?.text ?? '');
  if (!read.ok) throw new PlayerFault('illegal', `formation '${formation?.text}': ${read.error.message}`);
  return read.value;
}

/** The limits of one search; with a clock, the time that it shows now. */
function limitsIn({ clocks, side, time }: Match<unknown>, { clock, ...limits }: PlayerLimits): Limits {
  if (!clock || !clocks || !time) return limits;
  return { ...limits, clock: { remainingMs: clocks[side], incrementMs: time.incrementMs } };
}

const pointsOf = (score: Score): number =>
  score.kind === 'points' ? score.value : (score.actions > 0 ? 1 : -1) * (FORCED_SCORE + 1);

/** Whether a player has other evaluation weights or constants of the search than its kernel. */
export const isTuned = ({ weights, without, constants }: EngineSpec): boolean =>
  (weights ?? without ?? constants) !== undefined;

/**
 * Opens a kernel with other weights or constants as a player, which can only be limited by nodes and depth. Throws a {@link UsageError} if
 * the settings do not allow it.
 */
export async function tunedPlayer(variant: AnyVariant, spec: EngineSpec): Promise<Player> {
  const { level, backend, switches, limits } = spec;
  const { ms, clock, ...plainLimits } = limits;
  const isPlain = [level, ms, clock, spec.threads].every((one) => one === undefined) && backend === 'wasm';
  if (!isPlain)
    throw new UsageError(
      'a player with weights or constants runs on wasm with one thread and is limited by nodes or depth only',
    );
  if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel, and so no weights`);
  const hasWeights = (spec.weights ?? spec.without) !== undefined;
  const kernel = await DirectKernel.open(variant, spec.hashMiB, !hasWeights && spec.evaluation !== 'classical');
  if (hasWeights) kernel.weights = weightsOf(variant, kernel.weights, spec);
  if (spec.constants !== undefined) kernel.constants = constantsOf(variant, kernel.constants, spec.constants);
  const bits = switchBits(switches);
  return {
    begin: async () => kernel.clear(),
    choose: async ({ round }) => {
      kernel.load(round.start);
      for (const { action, outcome } of round.plies) kernel.play(action, outcome);
      const { action, score } = kernel.best(plainLimits, bits);
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
      'kernel= and -GROUP do not go together: the groups of weights are known for the present kernel only',
    );
  const wrong = groupProblem(variant, without);
  if (wrong !== undefined) throw new UsageError(`a player without ${wrong}`);
  zeroWeights(weights, weightGroupsOf(variant), without);
  return weights;
}

function constantsOf(variant: AnyVariant, own: Constants, path: string): Constants {
  const constants = loadWeights(path, variant.id, 'constants');
  if (constants.length === own.length) return constants;
  throw new UsageError(`${path}: ${constants.length} constants for a kernel that has ${own.length}`);
}

/**
 * Returns the variant with the kernel and the network of the player's settings `kernel=FILE` and `network=FILE`. The kernel of
 * another build has only the network that the player names. Throws a {@link UsageError} if a file cannot be used, and if the
 * player asks for a network without having one.
 */
export async function withOtherKernel(spec: EngineSpec, variant: AnyVariant): Promise<AnyVariant> {
  const { kernel, network, evaluation } = spec;
  const plain = kernel === undefined ? variant : await kernelFrom(kernel, spec, variant);
  const played = network === undefined ? plain : await withNetworkFile('network', network, plain);
  const problem = evaluation === 'network' ? whyNoNetwork(spec, played) : undefined;
  if (problem !== undefined) throw new UsageError(`evaluation=network: ${problem}`);
  return played;
}

/** Returns the reason for which no network evaluates for a player of this game, or `undefined` if one does. */
function whyNoNetwork({ backend, weights, without }: EngineSpec, { id, kernel }: AnyVariant): string | undefined {
  if (!kernel?.network) return `${id} has no network: name one with network=, or say evaluation=classical`;
  if (backend === 'rules') return 'a player on rules has no network';
  return (weights ?? without) === undefined ? undefined : 'weights= and -GROUP are of the classical evaluation';
}

async function kernelFrom(path: string, spec: EngineSpec, variant: AnyVariant): Promise<AnyVariant> {
  if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel`);
  if (spec.backend !== 'wasm') throw new UsageError("a player with a kernel's file runs on wasm");
  const code = useNamedFile('kernel', () => readFileSync(path));
  if (!isKernel(code)) throw new UsageError(`${path} is not a kernel: it must be the release.wasm of a build`);
  const { network: _, ...own } = variant.kernel;
  const played = { ...variant, kernel: { ...own, wasm: pathToFileURL(path) } };
  if (!(await knowsGame(played))) throw new UsageError(`${path} is the kernel of another game than ${variant.id}`);
  if (variant.kernel.network && lacksEvaluation(spec))
    throw new UsageError('a player with kernel= has no network: name one with network=, or say evaluation=classical');
  return played;
}

/**
 * Returns whether a player without the game's network lacks an evaluation: its settings name no network, and neither the classical
 * evaluation nor weights of it.
 */
const lacksEvaluation = ({ network, evaluation, weights, without }: EngineSpec): boolean =>
  evaluation !== 'classical' && (network ?? weights ?? without) === undefined;

function isKernel(code: Uint8Array<ArrayBuffer>): boolean {
  if (!WebAssembly.validate(code)) return false;
  return WebAssembly.Module.exports(new WebAssembly.Module(code)).some(({ name }) => name === 'weightsAt');
}

/** Whether a kernel lists the same actions as the rules at a kick-off. */
async function knowsGame(variant: AnyVariant): Promise<boolean> {
  const { position } = variant.starts('w')[0]!;
  const kernel = await DirectKernel.open(variant, 1);
  try {
    kernel.load(position);
    return String([...kernel.actions()].sort()) === String([...variant.actions(position)].sort());
  } catch {
    // With a position of another game the kernel may read outside of its memory.
    return false;
  }
}
