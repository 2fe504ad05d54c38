import { seededRandom, type Variant } from '@kickmate/game';
import { fingerprintOf, hashBytes, type Network, plainValue, weightBytes } from '@kickmate/net';
import { type KernelExports, KernelView, networkPartsOf, TECHNIQUE_NAMES } from '@kickmate/search';
import { describe, expect, test } from 'vitest';
import { KernelReferee } from './kernel-referee.ts';
import { randomPositions } from './minimax.ts';
import { IS_FULL } from './rules-proofs.ts';

/** The actions of the searches after which the network's hidden layers are compared with a fresh computation. */
const NODES = IS_FULL ? 100_000 : 15_000;
const NODES_EACH = 1_000;
/** Some searches end early, by a forced win. */
const POSITIONS = IS_FULL ? (3 * NODES) / NODES_EACH : 60;

/**
 * Proves that a kernel computes what a network with random weights says: as plain TypeScript does, in all builds, and with
 * hidden layers that are brought up to date as with fresh ones.
 * @param other the same game on another board: then it is also proved that its positions leave nothing behind
 */
export function provesNetwork<P>(variant: Variant<P>, other?: Variant<P>): void {
  describe(`a network evaluates ${variant.id}`, async () => {
    const builds = await KernelReferee.loadAll(variant);
    for (const { kernel } of builds) useWeights(kernel, randomNetwork(variant.id, kernel).weights);
    const network = randomNetwork(variant.id, builds[0]!.kernel);
    const positions = randomPositions(variant, 17, POSITIONS, 80);

    test('as plain TypeScript does, in all builds', () => {
      const values = new Set<number>();
      for (const position of positions.slice(0, 100)) {
        for (const build of builds) {
          build.set(position);
          const { kernel } = build;
          const value = kernel.networkValue();
          expect(value, `${build.build}: ${variant.text.format(position)}`).toBe(plainValueIn(kernel, network));
          values.add(value);
        }
      }
      expect(values.size).toBeGreaterThan(25);
    });

    test('with the same nodes in all builds; the debug build compares each hidden layer with a fresh one', () => {
      let nodes = 0;
      for (const position of positions) {
        if (nodes >= NODES) break;
        const reports = builds.map((build) => {
          build.set(position);
          return build.search(20, { techniques: TECHNIQUE_NAMES, nodes: NODES_EACH });
        });
        for (const report of reports) expect(report, variant.text.format(position)).toEqual(reports[0]);
        nodes += reports[0]!.nodes;
      }
      expect(nodes).toBeGreaterThanOrEqual(NODES);
    });

    if (other?.kernel) {
      const [foreign] = randomPositions(other, 17, 1, 10);
      const onOther = builds.map(({ kernel }) => new KernelView(kernel, other.kernel!));
      test(`as before after searches on the board of ${other.id}`, () => {
        for (const position of positions.slice(0, 5)) {
          for (const [n, build] of builds.entries()) {
            const search = () => build.search(20, { techniques: TECHNIQUE_NAMES, nodes: NODES_EACH });
            build.set(position);
            const fresh = search();
            onOther[n]!.load(foreign!);
            search();
            build.set(position);
            expect(search(), `${build.build}: ${variant.text.format(position)}`).toEqual(fresh);
          }
        }
      });
    }

    test('until it is switched off; what is asked of the classical evaluation meanwhile switches nothing', () => {
      const some = positions.slice(0, 20);
      const valuesOf = () =>
        builds.map((build) =>
          some.map((position) => {
            build.set(position);
            return [build.kernel.evaluateClassically(), build.kernel.evaluate()];
          }),
        );
      const on = valuesOf();
      for (const { kernel } of builds) kernel.useNetwork(0);
      const off = valuesOf();
      for (const { kernel } of builds) kernel.useNetwork(1);
      const classical = on.map((values) => values.map(([value]) => value));
      expect(off).toEqual(classical.map((values) => values.map((value) => [value, value])));
      expect(on).not.toEqual(off);
    });
  });
}

function useWeights(kernel: KernelExports, weights: Uint8Array): void {
  new Uint8Array(kernel.memory.buffer).set(weights, kernel.networkAt());
  kernel.useNetwork(1);
}

/** A network whose hidden units are now and then below 0, between 0 and 1, and above, and whose output weights are as large as allowed. */
function randomNetwork(variant: string, kernel: KernelExports): Network {
  const sizes = { width: kernel.networkWidth(), rows: kernel.networkRowCount(), buckets: kernel.networkBucketCount() };
  const weights = new Uint8Array(weightBytes(sizes));
  const random = seededRandom(3);
  const words = new DataView(weights.buffer);
  const outputs = (sizes.rows + 1) * sizes.width * 2;
  const biases = weights.length - 4 * sizes.buckets;
  for (let at = 0; at < outputs; at += 2) words.setInt16(at, Math.round((random() - 0.45) * 80), true);
  for (let at = outputs; at < biases; at += 2) words.setInt16(at, Math.round((random() - 0.5) * 256), true);
  for (let at = biases; at < weights.length; at += 4) words.setInt32(at, Math.round((random() - 0.5) * 4000), true);
  const inputs = fingerprintOf(kernel.networkCellCount(), (view, cell, value) =>
    networkPartsOf(kernel, view, cell, value),
  );
  return { variant, inputs, ...sizes, weights, hash: hashBytes(weights) };
}

/** The network's evaluation of the kernel's current position, computed by {@link plainValue}. */
function plainValueIn(kernel: KernelExports, network: Network): number {
  const cells = new Uint8Array(kernel.memory.buffer, kernel.writeNetworkCells(), kernel.networkCellCount()).slice();
  const rows = [0, 1].map((side) => {
    const view = kernel.networkView(side);
    return [...cells].flatMap((value, cell) => networkPartsOf(kernel, view, cell, value));
  });
  const bucket = kernel.networkBucket();
  return plainValue(network, { side: kernel.side(), bucket, rows: [rows[0]!, rows[1]!] });
}
