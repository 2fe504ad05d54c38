import { setTimeout as pause } from 'node:timers/promises';
import type { Side } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';
import { refusalWords, type Terms } from '@kickmate/protocol';
import type { Game, StoredEvent } from '../db/store.ts';
import { afterEvent, newState, type Sitter, type TableEvent, type TableState } from './events.ts';

/** The milliseconds for which a replay holds the event loop at a time: so few that no player notices. */
const SLICE_MS = 3;
/** A replay that has taken longer than this in all is a long one, in milliseconds: usual games take less. */
const LONG_MS = 50;
/** The milliseconds from one slice of long replays to the next: all of them together use less than a third of the time. */
const LONG_EVERY_MS = 10;

/**
 * Replays stored games in slices, so that a long one holds nobody up. Replays at the same time take turns: between two slices,
 * whatever their games, the event loop does everything that has come in. Many usual games, as after a start, are loaded as
 * fast as possible; long ones leave most of the time to everything else.
 */
export class Replays {
  readonly #now: () => number;
  /** Resolves when the last slice that was asked for begins. */
  #last: Promise<void> = Promise.resolve();
  /** The moment at which a slice of a long replay may begin. */
  #longAt = 0;

  /** @param now milliseconds of a clock that never goes back; tests give their own */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /**
   * The state of a stored game after all its events. The same events give the same state.
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
      // The play time of the creation is stored only until the first event, whose time then stands for it.
      lastEventAt: Math.min(events[0]?.at ?? game.movedAt, game.movedAt),
    });
    let sliceEnd = Number.NEGATIVE_INFINITY;
    let takenMs = 0;
    for (const { at, body, version } of events) {
      if (this.#now() >= sliceEnd) {
        await this.#slice(takenMs > LONG_MS);
        sliceEnd = this.#now() + SLICE_MS;
        takenMs += SLICE_MS;
      }
      const next = afterEvent(state, at, body as TableEvent);
      if (!next.ok) throw new Error(`table ${id}, event ${version}: ${refusalWords(next.error)}`);
      state = next.value;
    }
    return state;
  }

  /** Waits for the next free slice. */
  async #slice(isLong: boolean): Promise<void> {
    if (isLong) {
      const now = this.#now();
      this.#longAt = Math.max(now, this.#longAt) + LONG_EVERY_MS;
      await pause(this.#longAt - now);
    }
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}
