import { type SpeedRow, speedRatio } from './speed.ts';
import { KICK_OFF_DEPTH, type StartUp } from './start-up.ts';

/** A target, and what was measured. */
export interface Target {
  readonly variant: string;
  readonly what: string;
  readonly measured: string;
  readonly isMet: boolean;
}

const MIB = 2 ** 20;

/** The least ratios of speeds. */
interface Ratios {
  /** Perft on `wasm` over perft of the rules. */
  readonly perft: number;
  /** Search on `wasm` over search on `js`; absent: no target. */
  readonly search?: number;
}

/** What is promised of a variant's kernel; of the others what every kernel must hold. */
const RATIOS: Readonly<Record<string, Ratios>> = { 'chess-league': { perft: 100, search: 3 } };
const EVERY: Ratios = { perft: 50 };

/** Compares the measurements with the targets of variants with kernels. */
export function checkTargets(rows: readonly SpeedRow[], starts: readonly StartUp[]): readonly Target[] {
  return starts
    .filter(({ backend }) => backend === 'wasm')
    .flatMap(({ variant, kickOff, memory }) => {
      const own = rows.filter((row) => row.variant === variant);
      const perft = speedRatio(own, 'perft', 'wasm', 'rules') ?? 0;
      const search = speedRatio(own, 'search', 'wasm', 'js') ?? 0;
      const wanted = RATIOS[variant] ?? EVERY;
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
