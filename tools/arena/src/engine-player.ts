import { type Engine, openEngine, type SearchRequest } from '@kickmate/engine';
import type { AnyVariant, Match } from '@kickmate/game';
import type { Player } from './player.ts';
import type { EngineSpec } from './player-spec.ts';

/** The engine in this process as a player. Throws if it falls back to another backend: the result would be another's. */
export async function enginePlayer(variant: AnyVariant, spec: EngineSpec): Promise<Player> {
  const { backend, hashMiB } = spec;
  const engine = await openEngine(variant, {
    backend: variant.kernel ? backend : 'rules',
    hashMiB,
  });
  if (engine.fallback !== undefined) throw new Error(engine.fallback);
  return {
    begin: () => engine.clear(),
    choose: (match, random) => search(engine, spec, match, Math.floor(random() * 2 ** 31)),
    close: () => engine.close(),
  };
}

async function search(engine: Engine, spec: EngineSpec, match: Match<unknown>, seed: number): Promise<string> {
  const { variant, round } = match;
  const request: SearchRequest = {
    start: variant.format(round.start),
    actions: round.plies.map((ply) => variant.writeSuccessor(ply)),
    limits: spec.limits,
    switches: spec.switches,
    seed,
    ...(spec.level !== undefined && { level: spec.level }),
  };
  const result = await engine.search(request);
  if (!result.ok) throw new Error(`the engine failed: ${result.error.message}`);
  if (result.value.best === undefined) throw new Error('the engine knows no action where the referee lists some');
  return result.value.best;
}
