/** Two of a matching, as numbers of vertices. */
export type Pair = readonly [number, number];

/** An edge between vertices, or between the blossoms that contain them. Which vertices it joins stays the same. */
interface Edge {
  readonly from: number;
  readonly to: number;
}

/** What a vertex or blossom is in the trees of a search: not in one, at an even or at an odd distance from a root. */
type Label = 'free' | 'even' | 'odd';

/**
 * The pairs of a perfect matching of the vertices 0 to `count - 1` with the least sum of costs, or undefined if there
 * is none. `cost` is undefined for two that must not be paired. It is called once for each two, with the smaller number
 * first.
 *
 * Edmonds' blossom algorithm with dual variables, O(count^3) steps: see Z. Galil, "Efficient algorithms for finding
 * maximum matching in graphs", ACM Computing Surveys 18 (1986).
 */
export function cheapestMatching(
  count: number,
  cost: (one: number, other: number) => bigint | undefined,
): readonly Pair[] | undefined {
  if (count % 2 === 1) return undefined;
  const search = new MatchingSearch(count, cost);
  for (let paired = 0; paired < count; paired += 2) if (!search.pairTwoMore()) return undefined;
  return search.pairs();
}

/**
 * A matching that grows by a pair at a time. Vertices have the numbers 1 to `count`, blossoms the numbers above; 0
 * stands for nobody.
 */
class MatchingSearch {
  readonly #count: number;
  /** The greatest number of a blossom that is in use. */
  #last: number;
  /** `#weights[u][v]`: the costs, negative, twice: so that all dual variables are whole numbers. */
  readonly #weights: bigint[][];
  /** The edge with the least slack between two vertices or blossoms. */
  readonly #edges: (Edge | undefined)[][];
  readonly #duals: bigint[];
  readonly #mates: number[];
  /** The outermost blossom of a vertex or blossom; 0 for a number that is not used. */
  readonly #tops: number[];
  readonly #labels: Label[];
  /** The vertex from which a tree reached this vertex or blossom. */
  readonly #parents: number[];
  /** The even vertex with the edge of the least slack to a vertex or blossom. */
  readonly #nearest: number[];
  /** The vertices and blossoms of a blossom in the order of its cycle, its base first. */
  readonly #cycles: number[][];
  /** `#inner[b][v]`: which member of blossom `b`'s cycle contains vertex `v`. */
  readonly #inner: number[][];
  #queue: number[] = [];

  constructor(count: number, cost: (one: number, other: number) => bigint | undefined) {
    const size = count + Math.floor(count / 2) + 2;
    const numbers = () => new Array<number>(size).fill(0);
    this.#count = count;
    this.#last = count;
    this.#weights = Array.from({ length: count + 1 }, () => new Array<bigint>(count + 1).fill(0n));
    this.#edges = Array.from({ length: size }, () => new Array<Edge | undefined>(size));
    this.#mates = numbers();
    this.#tops = numbers();
    this.#parents = numbers();
    this.#nearest = numbers();
    this.#labels = new Array<Label>(size).fill('free');
    this.#cycles = Array.from({ length: size }, () => []);
    this.#inner = Array.from({ length: size }, numbers);
    let least: bigint | undefined;
    for (let one = 1; one <= count; one++) {
      this.#tops[one] = one;
      this.#inner[one]![one] = one;
      for (let other = one + 1; other <= count; other++) {
        const price = cost(one - 1, other - 1);
        if (price === undefined) continue;
        if (least === undefined || price < least) least = price;
        this.#weights[one]![other] = -2n * price;
        this.#weights[other]![one] = -2n * price;
        this.#edges[one]![other] = { from: one, to: other };
        this.#edges[other]![one] = { from: other, to: one };
      }
    }
    this.#duals = new Array<bigint>(size).fill(-(least ?? 0n));
  }

  pairs(): readonly Pair[] {
    const found: Pair[] = [];
    for (let one = 1; one <= this.#count; one++)
      if (one < this.#mates[one]!) found.push([one - 1, this.#mates[one]! - 1]);
    return found;
  }

  /** Makes the matching greater by a pair, at the least cost. False if it cannot become greater. */
  pairTwoMore(): boolean {
    this.#labels.fill('free');
    this.#nearest.fill(0);
    this.#queue = [];
    for (let top = 1; top <= this.#last; top++) {
      if (this.#tops[top] !== top || this.#mates[top] !== 0) continue;
      this.#parents[top] = 0;
      this.#labels[top] = 'even';
      this.#enqueue(top);
    }
    for (;;) {
      // 1. Follow edges without slack.
      for (let from = this.#queue.shift(); from !== undefined; from = this.#queue.shift()) {
        if (this.#labels[this.#tops[from]!] === 'odd') continue;
        for (let to = 1; to <= this.#count; to++) {
          const edge = this.#edges[from]![to];
          if (!edge || this.#tops[from] === this.#tops[to]) continue;
          if (this.#slack(edge) > 0n) this.#noteSlack(from, this.#tops[to]!);
          else if (this.#follow(edge)) return true;
        }
      }
      // 2. Change the dual variables until another edge has no slack, or an odd blossom has to be opened.
      const change = this.#changeOfDuals();
      if (change === undefined) return false;
      for (let vertex = 1; vertex <= this.#count; vertex++) {
        const label = this.#labels[this.#tops[vertex]!];
        if (label === 'even') this.#duals[vertex]! -= change;
        else if (label === 'odd') this.#duals[vertex]! += change;
      }
      for (let blossom = this.#count + 1; blossom <= this.#last; blossom++) {
        if (this.#tops[blossom] !== blossom) continue;
        if (this.#labels[blossom] === 'even') this.#duals[blossom]! += 2n * change;
        else if (this.#labels[blossom] === 'odd') this.#duals[blossom]! -= 2n * change;
      }
      // 3. Follow the new edges, and open blossoms.
      for (let top = 1; top <= this.#last; top++) {
        const near = this.#nearest[top]!;
        if (this.#tops[top] !== top || near === 0 || this.#tops[near] === top) continue;
        const edge = this.#edges[near]![top]!;
        if (this.#slack(edge) === 0n && this.#follow(edge)) return true;
      }
      for (let blossom = this.#count + 1; blossom <= this.#last; blossom++)
        if (this.#tops[blossom] === blossom && this.#labels[blossom] === 'odd' && this.#duals[blossom] === 0n)
          this.#open(blossom);
    }
  }

  /** The least change after which something happens; undefined if nothing ever does. */
  #changeOfDuals(): bigint | undefined {
    let least: bigint | undefined;
    const consider = (change: bigint) => {
      if (least === undefined || change < least) least = change;
    };
    for (let top = 1; top <= this.#last; top++) {
      if (this.#tops[top] !== top) continue;
      const label = this.#labels[top]!;
      if (top > this.#count && label === 'odd') consider(this.#duals[top]! / 2n);
      const near = this.#nearest[top]!;
      if (near === 0 || label === 'odd') continue;
      const slack = this.#slack(this.#edges[near]![top]!);
      consider(label === 'even' ? slack / 2n : slack);
    }
    return least;
  }

  #slack({ from, to }: Edge): bigint {
    return this.#duals[from]! + this.#duals[to]! - this.#weights[from]![to]!;
  }

  #noteSlack(from: number, top: number): void {
    const near = this.#nearest[top]!;
    if (near === 0 || this.#slack(this.#edges[from]![top]!) < this.#slack(this.#edges[near]![top]!))
      this.#nearest[top] = from;
  }

  #findNearest(top: number): void {
    this.#nearest[top] = 0;
    for (let from = 1; from <= this.#count; from++)
      if (this.#edges[from]![top] && this.#tops[from] !== top && this.#labels[this.#tops[from]!] === 'even')
        this.#noteSlack(from, top);
  }

  #enqueue(member: number): void {
    if (member <= this.#count) this.#queue.push(member);
    else for (const inner of this.#cycles[member]!) this.#enqueue(inner);
  }

  #setTop(member: number, top: number): void {
    this.#tops[member] = top;
    if (member > this.#count) for (const inner of this.#cycles[member]!) this.#setTop(inner, top);
  }

  /** Lets a tree grow by an edge without slack, or closes a blossom, or joins two trees: then true, a pair is won. */
  #follow(edge: Edge): boolean {
    const from = this.#tops[edge.from]!;
    const to = this.#tops[edge.to]!;
    if (this.#labels[to] === 'free') {
      const next = this.#tops[this.#mates[to]!]!;
      this.#parents[to] = edge.from;
      this.#labels[to] = 'odd';
      this.#labels[next] = 'even';
      this.#nearest[to] = 0;
      this.#nearest[next] = 0;
      this.#enqueue(next);
    } else if (this.#labels[to] === 'even') {
      const base = this.#commonAncestor(from, to);
      if (base === 0) {
        this.#augment(from, to);
        this.#augment(to, from);
        return true;
      }
      this.#close(from, base, to);
    }
    return false;
  }

  #commonAncestor(one: number, other: number): number {
    const seen = new Set<number>();
    let here = one;
    let there = other;
    while (here !== 0 || there !== 0) {
      if (here !== 0) {
        if (seen.has(here)) return here;
        seen.add(here);
        const odd = this.#tops[this.#mates[here]!]!;
        here = odd === 0 ? 0 : this.#tops[this.#parents[odd]!]!;
      }
      [here, there] = [there, here];
    }
    return 0;
  }

  /** Swaps pairs along the way from `from` to the root of its tree, so that `from` is free for `to`. */
  #augment(from: number, to: number): void {
    let here = from;
    let there = to;
    for (;;) {
      const odd = this.#tops[this.#mates[here]!]!;
      this.#match(here, there);
      if (odd === 0) return;
      const next = this.#tops[this.#parents[odd]!]!;
      this.#match(odd, next);
      here = next;
      there = odd;
    }
  }

  /** Pairs a vertex or blossom with another by the edge between them. */
  #match(member: number, other: number): void {
    const edge = this.#edges[member]![other]!;
    this.#mates[member] = edge.to;
    if (member <= this.#count) return;
    const base = this.#inner[member]![edge.from]!;
    const steps = this.#evenStepsTo(member, base);
    const cycle = this.#cycles[member]!;
    for (let step = 0; step < steps; step++) this.#match(cycle[step]!, cycle[step ^ 1]!);
    this.#match(base, other);
    this.#cycles[member] = [...cycle.slice(steps), ...cycle.slice(0, steps)];
  }

  /** The number of steps from a blossom's base to a member, in the direction in which it is even. Turns the cycle so. */
  #evenStepsTo(blossom: number, member: number): number {
    const cycle = this.#cycles[blossom]!;
    const steps = cycle.indexOf(member);
    if (steps % 2 === 0) return steps;
    this.#cycles[blossom] = [cycle[0]!, ...cycle.slice(1).reverse()];
    return cycle.length - steps;
  }

  /** Makes a blossom of the cycle that an edge between two even members of a tree closes. */
  #close(one: number, base: number, other: number): void {
    let blossom = this.#count + 1;
    while (blossom <= this.#last && this.#tops[blossom] !== 0) blossom++;
    if (blossom > this.#last) this.#last = blossom;
    const wayFrom = (start: number): number[] => {
      const way: number[] = [];
      for (let even = start; even !== base; ) {
        const odd = this.#tops[this.#mates[even]!]!;
        way.push(even, odd);
        this.#enqueue(odd);
        even = this.#tops[this.#parents[odd]!]!;
      }
      return way;
    };
    const cycle = [base, ...wayFrom(one).reverse(), ...wayFrom(other)];
    this.#cycles[blossom] = cycle;
    this.#labels[blossom] = 'even';
    this.#duals[blossom] = 0n;
    this.#mates[blossom] = this.#mates[base]!;
    this.#setTop(blossom, blossom);
    for (let to = 1; to <= this.#last; to++) {
      let best: number | undefined;
      for (const member of cycle) {
        const edge = this.#edges[member]![to];
        if (edge && (best === undefined || this.#slack(edge) < this.#slack(this.#edges[best]![to]!))) best = member;
      }
      this.#edges[blossom]![to] = best === undefined ? undefined : this.#edges[best]![to];
      this.#edges[to]![blossom] = best === undefined ? undefined : this.#edges[to]![best];
    }
    this.#inner[blossom]!.fill(0);
    for (const member of cycle)
      for (let vertex = 1; vertex <= this.#count; vertex++)
        if (this.#inner[member]![vertex] !== 0) this.#inner[blossom]![vertex] = member;
    this.#findNearest(blossom);
  }

  /** Puts the members of an odd blossom into the tree in its place. */
  #open(blossom: number): void {
    for (const member of this.#cycles[blossom]!) this.#setTop(member, member);
    const parent = this.#parents[blossom]!;
    const entry = this.#inner[blossom]![this.#edges[blossom]![parent]!.from]!;
    const steps = this.#evenStepsTo(blossom, entry);
    const cycle = this.#cycles[blossom]!;
    for (let step = 0; step < steps; step += 2) {
      const odd = cycle[step]!;
      const even = cycle[step + 1]!;
      this.#parents[odd] = this.#edges[even]![odd]!.from;
      this.#labels[odd] = 'odd';
      this.#labels[even] = 'even';
      this.#nearest[odd] = 0;
      this.#findNearest(even);
      this.#enqueue(even);
    }
    this.#labels[entry] = 'odd';
    this.#parents[entry] = parent;
    for (const member of cycle.slice(steps + 1)) {
      this.#labels[member] = 'free';
      this.#findNearest(member);
    }
    this.#tops[blossom] = 0;
  }
}
