import { type SpeedRow, speedRatio } from './speed.ts';
import { KICK_OFF_DEPTH, type StartUp } from './start-up.ts';

/** A promise that we make, and what was measured. */
export interface Target {
  readonly variant: string;
  readonly what: string;
  readonly measured: string;
  readonly isMet: boolean;
}

const MIB = 2 ** 20;

/** How the measurements stand to what a variant with a kernel must hold. */
export function checkTargets(rows: readonly SpeedRow[], starts: readonly StartUp[]): readonly Target[] {
  return starts
    .filter(({ backend }) => backend === 'wasm')
    .flatMap(({ variant, kickOff, memory }) => {
      const own = rows.filter((row) => row.variant === variant);
      const perft = speedRatio(own, 'perft', 'wasm', 'rules') ?? 0;
      const search = speedRatio(own, 'search', 'wasm', 'js') ?? 0;
      const target = (what: string, measured: string, isMet: boolean) => ({ variant, what, measured, isMet });
      return [
        target('perft, wasm over rules, at least 100', `${perft.toFixed(0)} times`, perft >= 100),
        target('search, wasm over js, at least 3', `${search.toFixed(1)} times`, search >= 3),
        target(`depth ${KICK_OFF_DEPTH} from the kick-off, under 1 s`, `${kickOff.toFixed(0)} ms`, kickOff < 1000),
        target('memory with the default hash, at most 64 MiB', `${(memory / MIB).toFixed(1)} MiB`, memory <= 64 * MIB),
      ];
    });
}
