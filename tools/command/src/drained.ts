import type { Writable } from 'node:stream';

/**
 * Resolves when all that was written so far has been handed on, however slow the reader: `process.exit` before that
 * loses it. Resolves too when the reader has gone.
 */
export const drained = (stream: Writable = process.stdout): Promise<void> =>
  new Promise((resolve) => void stream.write('', () => resolve()));
