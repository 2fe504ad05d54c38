// Trains the network that packages/search/assembly/network.ts evaluates: gradients of batches of positions, and Adam (Diederik
// Kingma and Jimmy Ba, 2014). All numbers are f32.

/** Values of a cell. */
const VALUES_MAX: usize = 64;

/** Addresses u32 of the tables of inputs, by their number. The host fills it. */
const TABLES: usize = memory.data(65536 * 4, 16);
// A table of inputs: number of cells u32; by view, cell and value the address u32 of a list: length u16, rows u16. 0: no row.
const LISTS: usize = 4;
/** The most rows of a position. */
const ROWS_MAX: i32 = 8192;
/** The addresses of a position's rows as its side sees it, and as the other side does. */
const OWN: usize = memory.data(8192 * 4, 16);
const OTHER: usize = memory.data(8192 * 4, 16);
/** The hidden layers, and then their gradients. */
const X: usize = memory.data(256 * 4, 16);
const Y: usize = memory.data(256 * 4, 16);

/** Bytes of a hidden layer. */
let layer: usize = 0;
let rows: usize = 0;
let buckets: usize = 0;

// The parameters: rows, biases of the hidden layer, output weights, their biases; then gradients, and Adam's two means, in
// the same order.
let parameters: usize = 0;
let bytes: usize = 0;

// @ts-ignore: decorator
@inline
function biasAt(): usize {
  return parameters + rows * layer;
}

// @ts-ignore: decorator
@inline
function outputAt(): usize {
  return biasAt() + layer;
}

// @ts-ignore: decorator
@inline
function outputBiasAt(): usize {
  return outputAt() + buckets * 2 * layer;
}

/** Reserves memory. */
export function reserve(size: usize): usize {
  const pages = <i32>((size + 0xffff) >> 16);
  const old = memory.grow(pages);
  return old < 0 ? 0 : <usize>old << 16;
}

/** Sets the sizes of the network, and reserves the memory of its parameters, which are 0. Returns their address. */
export function begin(width: i32, rowCount: i32, bucketCount: i32): usize {
  layer = <usize>width * 4;
  rows = <usize>rowCount;
  buckets = <usize>bucketCount;
  bytes = (rows * layer + layer + buckets * 2 * layer + buckets * 4 + 15) & ~15;
  parameters = reserve(4 * bytes);
  return parameters;
}

/** Bytes of the parameters with their gradients and Adam's means. */
export function stateBytes(): usize {
  return 4 * bytes;
}

/** Address of the list of tables. */
export function tablesAt(): usize {
  return TABLES;
}

// Adds the addresses of the rows of an input to a list that has `count`. Returns how many it has then.
// @ts-ignore: decorator
@inline
function addRows(list: usize, to: usize, count: i32): i32 {
  const length = <usize>load<u16>(list);
  for (let n: usize = 0; n < length; n++) {
    store<u32>(to + (<usize>count + n << 2), <u32>(<usize>load<u16>(list + 2 + (n << 1)) * layer));
  }
  return count + <i32>length;
}

// A position: number of its table of inputs u16, score i16, points of the side to act u8 (doubled; 3: unknown), side and bucket u8 (bucket << 1 |
// side), views u8 (White's, Black's << 4), 0, the classical evaluation i16; a bit for each cell that is not 0; the values of these cells.
const HEAD: usize = 10;

// Lists the rows of a position. Returns their number.
function decode(at: usize): i32 {
  const side = load<u8>(at, 5) & 1;
  const views = <i32>load<u8>(at, 6);
  const own = side ? views >> 4 : views & 15;
  const other = side ? views & 15 : views >> 4;
  const table = <usize>load<u32>(TABLES + (<usize>load<u16>(at) << 2));
  const cells = <usize>load<u32>(table);
  const ownLists = table + LISTS + <usize>own * cells * VALUES_MAX * 4;
  const otherLists = table + LISTS + <usize>other * cells * VALUES_MAX * 4;
  let value = at + HEAD + (cells >> 3);
  let count = 0;
  for (let n: usize = 0; n < cells; n += 8) {
    for (let set = <u32>load<u8>(at + HEAD + (n >> 3)); set; set &= set - 1) {
      const input = ((n + <usize>ctz(set)) * VALUES_MAX + <usize>load<u8>(value++)) << 2;
      const list = <usize>load<u32>(ownLists + input);
      if (list == 0 || count > ROWS_MAX - 64) continue;
      addRows(<usize>load<u32>(otherLists + input), OTHER, count);
      count = addRows(list, OWN, count);
    }
  }
  return count;
}

// @ts-ignore: decorator
@inline
function sigmoid(x: f32): f32 {
  return <f32>1 / (<f32>1 + Mathf.exp(-x));
}

// The sigmoid of the score, of which the part `results` gives way to the points of the game.
// @ts-ignore: decorator
@inline
function targetOf(at: usize, scale: f32, results: f32): f32 {
  const target = sigmoid(<f32>load<i16>(at, 2) / scale);
  const points = load<u8>(at, 4);
  return points < 3 ? target * (1 - results) + results * <f32>points * 0.5 : target;
}

/** The sum of the squared errors of the classical evaluation, as {@link pass} computes it for the network. */
export function classicalLoss(list: usize, count: i32, scale: f32, results: f32): f64 {
  let loss: f64 = 0;
  for (let n = 0; n < count; n++) {
    const at = <usize>load<u32>(list + (<usize>n << 2));
    const error = sigmoid(<f32>load<i16>(at, 8) / scale) - targetOf(at, scale, results);
    loss += <f64>(error * error);
  }
  return loss;
}

// Writes the biases and the sum of the rows of a list, which is a hidden layer.
function sumRows(to: usize, list: usize, count: i32): void {
  const end = list + (<usize>count << 2);
  for (let part: usize = 0; part < layer; part += 64) {
    const bias = biasAt() + part;
    let a = v128.load(bias), b = v128.load(bias, 16), c = v128.load(bias, 32), d = v128.load(bias, 48);
    for (let n = list; n < end; n += 4) {
      const row = parameters + <usize>load<u32>(n) + part;
      a = f32x4.add(a, v128.load(row));
      b = f32x4.add(b, v128.load(row, 16));
      c = f32x4.add(c, v128.load(row, 32));
      d = f32x4.add(d, v128.load(row, 48));
    }
    v128.store(to + part, a);
    v128.store(to + part, b, 16);
    v128.store(to + part, c, 32);
    v128.store(to + part, d, 48);
  }
}

// Adds the slopes of a hidden layer to those of each row of a list, since the layer is their sum.
function spreadGradient(from: usize, list: usize, count: i32): void {
  const end = list + (<usize>count << 2);
  for (let part: usize = 0; part < layer; part += 64) {
    const a = v128.load(from + part), b = v128.load(from + part, 16), c = v128.load(from + part, 32), d = v128.load(from + part, 48);
    for (let n = list; n < end; n += 4) {
      const row = parameters + bytes + <usize>load<u32>(n) + part;
      v128.store(row, f32x4.add(v128.load(row), a));
      v128.store(row, f32x4.add(v128.load(row, 16), b), 16);
      v128.store(row, f32x4.add(v128.load(row, 32), c), 32);
      v128.store(row, f32x4.add(v128.load(row, 48), d), 48);
    }
  }
}

/**
 * The sum of the squared errors of positions, given by their addresses (u32) at `list`; with `learns`, their gradients are
 * added. The target is the sigmoid of score / `scale`, of which the part `results` gives way to the points of the game.
 */
export function pass(list: usize, count: i32, scale: f32, results: f32, learns: bool): f64 {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const two = f32x4.splat(2);
  let loss: f64 = 0;
  for (let n = 0; n < count; n++) {
    const at = <usize>load<u32>(list + (<usize>n << 2));
    const inputs = decode(at);
    sumRows(X, OWN, inputs);
    sumRows(Y, OTHER, inputs);
    const bucket = <usize>(load<u8>(at, 5) >> 1);
    const output = outputAt() + bucket * 2 * layer;
    let sum = zero;
    for (let j: usize = 0; j < layer; j += 16) {
      const x = f32x4.min(f32x4.max(v128.load(X + j), zero), one);
      const y = f32x4.min(f32x4.max(v128.load(Y + j), zero), one);
      sum = f32x4.add(sum, f32x4.mul(f32x4.mul(x, x), v128.load(output + j)));
      sum = f32x4.add(sum, f32x4.mul(f32x4.mul(y, y), v128.load(output + layer + j)));
    }
    const out = f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2)
      + f32x4.extract_lane(sum, 3) + load<f32>(outputBiasAt() + (bucket << 2));
    const target = targetOf(at, scale, results);
    const guess = sigmoid(out);
    const error = guess - target;
    loss += <f64>(error * error);
    if (!learns) continue;
    const slope = error * guess * (1 - guess) * 2;
    const biasSlope = outputBiasAt() + bytes + (bucket << 2);
    store<f32>(biasSlope, load<f32>(biasSlope) + slope);
    const slopes = f32x4.splat(slope);
    const outputSlopes = output + bytes;
    const hiddenSlopes = biasAt() + bytes;
    for (let j: usize = 0; j < layer; j += 16) {
      const rawX = v128.load(X + j);
      const rawY = v128.load(Y + j);
      const x = f32x4.min(f32x4.max(rawX, zero), one);
      const y = f32x4.min(f32x4.max(rawY, zero), one);
      const inX = v128.and(f32x4.gt(rawX, zero), f32x4.lt(rawX, one));
      const inY = v128.and(f32x4.gt(rawY, zero), f32x4.lt(rawY, one));
      const slopeX = f32x4.mul(slopes, x);
      const slopeY = f32x4.mul(slopes, y);
      const dx = v128.and(f32x4.mul(f32x4.mul(slopeX, two), v128.load(output + j)), inX);
      const dy = v128.and(f32x4.mul(f32x4.mul(slopeY, two), v128.load(output + layer + j)), inY);
      v128.store(outputSlopes + j, f32x4.add(v128.load(outputSlopes + j), f32x4.mul(slopeX, x)));
      v128.store(outputSlopes + layer + j, f32x4.add(v128.load(outputSlopes + layer + j), f32x4.mul(slopeY, y)));
      v128.store(X + j, dx);
      v128.store(Y + j, dy);
      v128.store(hiddenSlopes + j, f32x4.add(v128.load(hiddenSlopes + j), f32x4.add(dx, dy)));
    }
    spreadGradient(X, OWN, inputs);
    spreadGradient(Y, OTHER, inputs);
  }
  return loss;
}

/**
 * A step of Adam by the gradients of a batch, which are 0 afterwards.
 * @param rate learning rate
 * @param first 1 / (1 - 0.9^n) in the n-th step
 * @param second 1 / (1 - 0.999^n)
 * @param decay the part of a weight that is lost at a rate of 1
 * @param share 1 / size of the batch
 */
export function step(rate: f32, first: f32, second: f32, decay: f32, share: f32): void {
  // Output weights of 2 and more do not fit into kernels (MOST_OUTPUT_WEIGHT of packages/net); the other numbers are smaller anyway.
  const most = f32x4.splat(1.98);
  const least = f32x4.splat(-1.98);
  const keep = f32x4.splat(1 - rate * decay);
  const scale = f32x4.splat(share);
  const rates = f32x4.splat(rate * first);
  const seconds = f32x4.splat(second);
  for (let at = parameters, end = parameters + bytes; at < end; at += 16) {
    const slope = f32x4.mul(v128.load(at + bytes), scale);
    v128.store(at + bytes, f32x4.splat(0));
    const mean = f32x4.add(f32x4.mul(v128.load(at + 2 * bytes), f32x4.splat(0.9)), f32x4.mul(slope, f32x4.splat(0.1)));
    const square = f32x4.add(
      f32x4.mul(v128.load(at + 3 * bytes), f32x4.splat(0.999)), f32x4.mul(f32x4.mul(slope, slope), f32x4.splat(0.001)),
    );
    v128.store(at + 2 * bytes, mean);
    v128.store(at + 3 * bytes, square);
    const change = f32x4.div(f32x4.mul(rates, mean), f32x4.add(f32x4.sqrt(f32x4.mul(square, seconds)), f32x4.splat(1e-8)));
    v128.store(at, f32x4.min(f32x4.max(f32x4.sub(f32x4.mul(v128.load(at), keep), change), least), most));
  }
}
