const NOT_A = 0xfefefefefefefefen;
const NOT_H = 0x7f7f7f7f7f7f7f7fn;
const ALL = 0xffffffffffffffffn;

/** The next number of the generator that `assembly/micro.ts` uses, as a number without sign. */
const next = (value: number): number => (Math.imul(value, 1664525) + 1013904223) >>> 0;

/** The experiment `setsWhole` of `assembly/micro.ts` in plain JavaScript: sets as numbers of the type BigInt. */
export function setsBigInt(rounds: number): number {
  let [low, high] = [1, 2];
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    low = next(low);
    high = next(high);
    const free = BigInt(low) | (BigInt(high) << 32n);
    let set = BigInt((low & 0x00ff00ff) >>> 0) | (BigInt(high & 0xff00) << 32n);
    set |= ((set << 8n) & ALL) | (set >> 8n) | ((set & NOT_H) << 1n) | ((set & NOT_A) >> 1n);
    set &= free;
    while (set) {
      sum = (Math.imul(sum, 3) + lowest(set)) | 0;
      set &= set - 1n;
    }
  }
  return sum;
}

/** The number of the lowest bit of a set that is not empty. */
function lowest(set: bigint): number {
  const low = Number(set & 0xffffffffn) | 0;
  if (low) return 31 - Math.clz32(low & -low);
  const high = Number(set >> 32n) | 0;
  return 63 - Math.clz32(high & -high);
}
