import { EXPECTED_RATIO, type GameResult, speedRatio } from '@kickmate/bench';
import type { AnyVariant, Workload, WorkloadTargets } from '@kickmate/game';

import { KICK_OFF_DEPTH, type StartUp } from './start-up.ts';

/** A target, and what was measured. */
export interface Target {
  readonly variant: string;
  readonly what: string;
  readonly measured: string;
  readonly isMet: boolean;
}

const MIB = 2 ** 20;

/** The targets of a kernel whose game has none of its own; that of searches only if its workload does not explain a small gain. */
const USUAL: Required<WorkloadTargets> = { perft: 50, search: EXPECTED_RATIO };

/** Compares the measurements with the targets of the variants with kernels, and with what holds for all of them. */
export function checkTargets(
  measured: readonly {
    readonly variant: Pick<AnyVariant, 'id'>;
    readonly workload: Pick<Workload, 'targets' | 'smallGain'>;
  }[],
  games: readonly Pick<GameResult, 'variant' | 'rows'>[],
  starts: readonly StartUp[],
): readonly Target[] {
  const targetsOf = (id: string): WorkloadTargets => {
    const { targets, smallGain } = measured.find(({ variant }) => variant.id === id)?.workload ?? {};
    const usual = smallGain === undefined ? USUAL : { perft: USUAL.perft };
    return { ...usual, ...targets };
  };
  return starts
    .filter(({ backend }) => backend === 'wasm')
    .flatMap(({ variant, kickOff, memory }) => {
      const own = games.find((game) => game.variant === variant)?.rows ?? [];
      const perft = speedRatio(own, 'perft', 'wasm', 'rules')?.times ?? 0;
      const search = speedRatio(own, 'search', 'wasm', 'js')?.times ?? 0;
      const wanted = targetsOf(variant);
      const target = (what: string, measured: string, isMet: boolean) => ({ variant, what, measured, isMet });
      return [
        target(`perft, wasm over rules, at least ${wanted.perft}`, `${perft.toFixed(0)} times`, perft >= wanted.perft),
        ...(wanted.search === undefined
          ? []
          : [
              target(
                `search, wasm over js, at least ${wanted.search}`,
                `${search.toFixed(1)} times`,
                search >= wanted.search,
              ),
            ]),
        target(`depth ${KICK_OFF_DEPTH} from the kick-off, under 1 s`, `${kickOff.toFixed(0)} ms`, kickOff < 1000),
        target('memory with the default hash, at most 64 MiB', `${(memory / MIB).toFixed(1)} MiB`, memory <= 64 * MIB),
      ];
    });
}
