/** Milliseconds between two empty lines, by which both ends know that the other is there. */
const EMPTY_LINE_MS = 7000;
/** The most bytes that may wait for a slow reader. */
const MOST_WAITING = 256 * 1024;

/** A stream of JSON values, each in a line of its own (ndjson), with an empty line every seven seconds. */
export class LineStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #onClose: () => void;
  readonly #timer: NodeJS.Timeout;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #isClosed = false;

  /** @param onClose called once, when the reader has gone or the stream was closed here */
  constructor(onClose: () => void) {
    this.#onClose = onClose;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
    );
    this.#timer = setInterval(() => this.#write('\n'), EMPTY_LINE_MS);
    this.#timer.unref();
  }

  /** Sends a value; without one, an empty line. */
  write(value?: object): void {
    this.#write(value ? `${JSON.stringify(value)}\n` : '\n');
  }

  close(): void {
    if (this.#isClosed) return;
    this.#controller.close();
    this.#end();
  }

  #write(text: string): void {
    if (this.#isClosed) return;
    this.#controller.enqueue(Buffer.from(text));
    // Somebody who does not read: what waits would only grow.
    if ((this.#controller.desiredSize ?? 0) < 0) this.close();
  }

  #end(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#onClose();
  }
}
