import { SIDES, type Side } from '@kickmate/board';
import type { PlayerNetworks } from '../db/store.ts';
import { sidesOfPeople, type TableState } from './events.ts';

/** The networks from which the players of one table last came. */
export class Networks {
  readonly #last: { -readonly [side in Side]?: PlayerNetworks[side] };
  /** The sides whose network the database does not have yet. */
  readonly #unkept = new Set<Side>();

  /** @param kept the networks that the database has */
  constructor(kept: PlayerNetworks = {}) {
    this.#last = { ...kept };
  }

  /** The network of a side's player, if it is known. */
  of(side: Side): string | undefined {
    return this.#last[side];
  }

  /** Notes the network from which the player of a side comes now. */
  note(side: Side, network: string): void {
    if (this.#last[side] === network) return;
    this.#last[side] = network;
    this.#unkept.add(side);
  }

  /** Returns true if two people play, and both last came from the same network. */
  isSharedByBoth(state: TableState): boolean {
    return sidesOfPeople(state).length === SIDES.length && this.#last.w !== undefined && this.#last.w === this.#last.b;
  }

  /** Stores the networks that the database does not have yet. @throws what `store` throws; what is not stored stays noted */
  async keep(store: (side: Side, network: string) => Promise<void>): Promise<void> {
    for (const side of this.#unkept) {
      const network = this.#last[side]!;
      await store(side, network);
      if (this.#last[side] === network) this.#unkept.delete(side);
    }
  }
}
