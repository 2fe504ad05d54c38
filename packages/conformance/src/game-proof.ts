import type { Variant } from '@kickmate/game';
import { loadBytes } from '@kickmate/game/load-bytes';
import { OpeningTree } from '@kickmate/record/opening-tree';
import type { TechniqueName } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { backendsOf, deafFault, lateFault, levelFault, winFault } from './engine-proofs.ts';
import { drawByRuleFault } from './history-proofs.ts';
import { KernelReferee } from './kernel-referee.ts';
import { provesNetwork } from './network-proofs.ts';
import {
  type ProofCounter,
  type ProofGames,
  type ProofPositions,
  type ProofSearches,
  provesBoundary,
  provesCounters,
  provesFixtures,
  provesKernelFixtures,
  provesPlainSearch,
  provesSameNodes,
  provesSameRules,
  provesSearch,
} from './proofs.ts';
import { expectNone, IS_FULL, type PerftRow, provesRules, type RulesProof } from './rules-proofs.ts';
import {
  type ProofRepetition,
  provesSearchedRepetition,
  provesWins,
  repetitionFault,
  type WinRow,
} from './search-proofs.ts';

/** The settings of {@link provesGame}, all with defaults. Numbers in pairs are the usual one, and that of `npm run verify`. */
export interface GameProof<P> extends RulesProof {
  /** A file of positions with counts and successors, for rules and kernel. */
  readonly fixtures?: URL;
  /** Counters of positions at their limits. */
  readonly counters?: readonly ProofCounter[];
  /** The number of random games in which the kernel is compared with the rules; [50, 5000] if absent. */
  readonly games?: readonly [usual: number, full: number];
  /** The longest of these games, in actions; 150 if absent. */
  readonly plies?: number;
  /** Further random games of that kind, from other positions. */
  readonly further?: readonly Omit<ProofGames<P>, 'seed' | 'plies'>[];
  /** The positions in which the search is compared with minimax; absent: 6 and 100. */
  readonly minimax?: Partial<Omit<ProofPositions, 'seed'>>;
  /** The number of positions and the depth in which WebAssembly and JavaScript are compared; [20, 5] if absent. */
  readonly sameNodes?: readonly [positions: number, depth: number];
  /** The searches with techniques that must not change the score. */
  readonly search?: Partial<Omit<ProofSearches, 'seed'>>;
  /** Wins that the full search must find. Needed where random rounds come to no win in one. */
  readonly wins?: readonly WinRow[];
  /** A position that comes again. */
  readonly repetition?: ProofRepetition;
}

const SETS: readonly (readonly TechniqueName[])[] = [
  ['pvs'],
  ['ordering', 'pvs', 'aspiration'],
  ['hash', 'ordering', 'pvs', 'aspiration'],
];
const SEARCHES = { sets: SETS, depth: 3, positions: 6, plies: 80, winsInOne: 20, reported: 10 };
const MINIMAX = { positions: [6, 100], pool: [12, 3] } as const;

/**
 * Proves a game, in one line of its tests. Of the rules: texts of positions and actions are written and read, actions are listed once
 * and only legal ones played, chance has sound weights, positions are never changed and get the same answers again, events lead to
 * the next board, records are replayed, changed texts are read or refused with a clear error, counts are those of the table. Of the
 * kernel, if there is one: it has the host's boundary, no build differs from the rules, the plain search equals minimax, techniques
 * keep the score, draws by history are known. Of the engine: its levels play, on each backend it finds wins in one and stops when it is
 * told to; `npm run verify` measures how soon.
 *
 * A failure says what is wrong, with the shortest case that was found, the seed, and where to look.
 */
export function provesGame<P>(variant: Variant<P>, proof: GameProof<P> = {}): void {
  const { seed = 1, fixtures, counters = [] } = proof;
  provesRules(variant, proof);
  if (fixtures) provesFixtures(variant, fixtures);
  if (counters.length > 0) provesCounters(variant, counters);

  const { openingTree } = variant;
  if (openingTree)
    it(`the tree of beginnings of ${variant.id} is read, and knows a start`, async () => {
      const tree = new OpeningTree(variant);
      tree.addFile(new TextDecoder().decode(await loadBytes(openingTree)));
      expect(variant.starts('w').some(({ position }) => tree.at(position).length > 1)).toBe(true);
    });

  describe(`the engine for ${variant.id}`, () => {
    it.each([1, 10] as const)(`plays at level %i (${backendsOf(variant)[0]})`, async (level) =>
      expectNone(await levelFault(variant, level)),
    );
    it('finds wins in one', async () => expectNone(await winFault(variant, seed, proof.wins)));
    it('stops when it is told to', async () => expectNone(await deafFault(variant, seed)));
    it.runIf(IS_FULL)('stops on time', async () => expectNone(await lateFault(variant, seed)));
  });
  if (variant.kernel) describe(`the kernel of ${variant.id}`, () => provesKernel(variant, proof, seed));
}

function provesKernel<P>(variant: Variant<P>, proof: GameProof<P>, seed: number): void {
  const { fixtures, games = [50, 5000], plies = 150, further = [], wins = [], repetition, sameNodes } = proof;
  provesBoundary(variant);
  if (fixtures) provesKernelFixtures(variant, fixtures);
  if (proof.perft) provesKernelCounts(variant, proof.perft);
  for (const one of [{ games }, ...further]) provesSameRules(variant, { ...one, seed, plies });
  provesPlainSearch(variant, { ...MINIMAX, ...proof.minimax, seed });
  provesSameNodes(variant, seed + 2, ...(sameNodes ?? []));
  provesSearch(variant, { ...SEARCHES, ...proof.search, seed });
  if (wins.length > 0) provesWins(variant, wins);
  it('knows the repetitions by which the rules end a round', async () =>
    expectNone(repetitionFault(variant, await KernelReferee.load(variant, 'debug'), seed)));
  it('knows the other draws by which the rules end a round by its history, and no more', async () =>
    expectNone(drawByRuleFault(variant, await KernelReferee.load(variant, 'debug'), seed)));
  if (repetition) provesSearchedRepetition(variant, repetition);
  describe('its network', async () => {
    const { kernel } = await KernelReferee.load(variant, 'release');
    const [width, cells] = [kernel.networkWidth(), kernel.networkCellCount()];
    it('has a size that the search can use', () => {
      expect(width).toSatisfy((n: number) => n % 64 === 0 && n >= 0 && n <= 256);
      expect(cells).toSatisfy((n: number) => n % 8 === 0 && n >= 0 && n <= 272);
    });
    if (width > 0) provesNetwork(variant);
  });
}

/** The most leaves that a build of the kernel counts in a row of a table. */
const MOST_LEAVES = IS_FULL ? 100_000_000 : 2_000_000;

/** Proves that every build of the kernel counts as a table says. */
function provesKernelCounts<P>(variant: Variant<P>, rows: readonly PerftRow[]): void {
  it.each(rows)('counts as the table does: %s', async (name, position, counts) => {
    for (const kernel of await KernelReferee.loadAll(variant)) {
      const read = variant.text.parse(position);
      if (!read.ok) throw new Error(read.error.message);
      kernel.set(read.value);
      for (const [index, count] of counts.entries()) {
        const found = count > MOST_LEAVES ? count : kernel.perft(index + 1);
        if (found === count) continue;
        expectNone(
          [
            `${variant.id}: perft(${index + 1}) of ${name} by the kernel (${kernel.build}) is ${found} instead of ${count}`,
            `  position  ${position}`,
            '  look at   `generate`, `countSuccessors`, `play` and `endWithoutActions` of assembly/game.ts',
          ].join('\n'),
        );
      }
    }
  });
}
