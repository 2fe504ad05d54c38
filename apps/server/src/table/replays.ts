import type { Side } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';
import type { Terms } from '@kickmate/protocol';
import type { Game, StoredEvent } from '../db/store.ts';
import { afterEvent, newState, type Sitter, type TableEvent, type TableState } from './events.ts';

/** The milliseconds for which a replay holds the event loop at a time: short beside the time that a move may take. */
const SLICE_MS = 4;

/**
 * Replays stored games in slices, so that a long one holds nobody up. Replays at the same time take turns: between two slices,
 * whatever their games, the event loop does everything that has come in.
 */
export class Replays {
  readonly #now: () => number;
  /** Resolves when the last slice that was asked for begins. */
  #last: Promise<void> = Promise.resolve();

  /** @param now milliseconds of a clock that never goes back; tests give their own */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /**
   * The state of a stored game: everything that happened, in order. The same events give the same state.
   * @throws Error if an event does not fit, which means that the game was stored by other rules
   */
  async replay(game: Game, variant: AnyVariant, events: readonly StoredEvent[]): Promise<TableState> {
    const { id, terms, seats, visibility, secret } = game;
    let state = newState({
      id,
      variant,
      terms: terms as Terms,
      isPublic: visibility === 'public',
      sitters: seats as Record<Side, Sitter>,
      secret: Buffer.from(secret).toString('hex'),
      at: Math.min(events[0]?.at ?? game.movedAt, game.movedAt),
    });
    let end = Number.NEGATIVE_INFINITY;
    for (const { at, body, version } of events) {
      if (this.#now() >= end) {
        await this.#slice();
        end = this.#now() + SLICE_MS;
      }
      const next = afterEvent(state, at, body as TableEvent);
      if (!next.ok) throw new Error(`table ${id}, event ${version}: ${next.error.message}`);
      state = next.value;
    }
    return state;
  }

  /** Waits for the next free slice. */
  #slice(): Promise<void> {
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}
