/** Several costs in the order of their weight, as one number: any of the first outweighs all of those that follow. */
export class Costs {
  /** The bits of each, in order. */
  readonly #bits: number[] = [];

  /**
   * Adds a cost that counts less than those before it, and returns its place. `most`: the greatest difference that the
   * sums of this cost can have between two matchings.
   */
  add(most: number): number {
    this.#bits.push(Math.max(1, Math.ceil(Math.log2(most + 1))));
    return this.#bits.length - 1;
  }

  /** The number for costs by their places; a missing one is 0. */
  pack(costs: ReadonlyMap<number, number>): bigint {
    let packed = 0n;
    for (const [place, bits] of this.#bits.entries()) packed = (packed << BigInt(bits)) + BigInt(costs.get(place) ?? 0);
    return packed;
  }
}
