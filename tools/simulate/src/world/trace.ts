import { hashText } from '@kickmate/game';
import type { Time } from './time.ts';

/** The account of what happened in a simulation. */
export class Trace {
  readonly #time: Time;
  readonly #isWhole: boolean;
  readonly lines: string[] = [];
  /** A number that two simulations share only if the same happened in both. */
  hash = 0;

  /** @param isWhole whether details are kept as well */
  constructor(time: Time, isWhole: boolean) {
    this.#time = time;
    this.#isWhole = isWhole;
  }

  /** Notes a fault, or something else by which a person understands the course. */
  note(text: string): void {
    this.#add(text, true);
  }

  /** Notes a message or a statement. @param more what is worth its time only if details are kept */
  detail(text: string, more?: () => string): void {
    this.#add(text, this.#isWhole, more);
  }

  #add(text: string, isKept: boolean, more: () => string = () => ''): void {
    this.hash = hashText(`${this.hash} ${this.#time.now} ${text}`);
    if (isKept) this.lines.push(`${this.#time.now.toFixed(1).padStart(9)} ${text} ${more()}`.trimEnd());
  }
}
