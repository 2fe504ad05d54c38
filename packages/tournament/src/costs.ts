/** A cost at its place among several. */
export type Cost = readonly [place: number, cost: number];

/** Several costs in the order of their weight, as one number: any of the first outweighs all of those that follow. */
export class Costs {
  readonly #bits: number[] = [];
  #units: readonly bigint[] | undefined;

  /**
   * Adds a cost that counts less than those before it, and returns its place. `most`: the greatest difference that the
   * sums of this cost can have between two matchings.
   */
  add(most: number): number {
    this.#units = undefined;
    return this.#bits.push(Math.max(1, Math.ceil(Math.log2(most + 1)))) - 1;
  }

  /** The number for some costs; those that are missing are 0. */
  pack(costs: readonly Cost[]): bigint {
    this.#units ??= this.#unitsOfPlaces();
    let packed = 0n;
    for (const [place, cost] of costs) packed += BigInt(cost) * this.#units[place]!;
    return packed;
  }

  #unitsOfPlaces(): readonly bigint[] {
    let unit = 1n;
    return this.#bits.reduceRight<bigint[]>((units, bits) => {
      units.unshift(unit);
      unit <<= BigInt(bits);
      return units;
    }, []);
  }
}
