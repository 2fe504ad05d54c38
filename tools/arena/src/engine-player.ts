import { opponent, type Side } from '@kickmate/board';
import {
  chooseFormation,
  type Engine,
  type Limits,
  openEngine,
  type Score,
  type SearchRequest,
} from '@kickmate/engine';
import type { AnyVariant, Formation, Match } from '@kickmate/game';
import { type Choice, DECIDED, type Player, PlayerFault } from './player.ts';
import { CHOSEN, type EngineSpec, type PlayerLimits } from './player-spec.ts';

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
  const start = variant.format(variant.starts('w')[0]!.position);
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
    start: variant.format(round.start),
    actions: round.plies.map((ply) => variant.writeSuccessor(ply)),
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
  score.kind === 'points' ? score.value : (score.actions > 0 ? 1 : -1) * (DECIDED + 1);
