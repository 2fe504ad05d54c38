import { closeSync, existsSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fail, ok, type Result } from '@kickmate/board';
import { UsageError } from './command-line.ts';

/**
 * Calls `use`, which reads or writes a file that was named on the command line. An error of the system (there is no such
 * file, it is a folder) is thrown as a {@link UsageError} that begins with the option.
 */
export function useNamedFile<T>(option: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new UsageError(`${option}: ${error.message}`);
    throw error;
  }
}

/** Reads a file's content as a JSON object, any field of which may be missing; throws a {@link UsageError} if it is not JSON. */
export function parseNamedFile<T>(path: string, content: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as SyntaxError).message.replaceAll('\n', ' ')}`);
  }
}

/**
 * Throws a {@link UsageError} if a file cannot be written, so that this is known before long work and not after it. An
 * existing file keeps its content.
 */
export function requireWritable(option: string, path: string): void {
  useNamedFile(option, () => {
    const isNew = !existsSync(path);
    closeSync(openSync(path, isNew ? 'w' : 'r+'));
    if (isNew) rmSync(path);
  });
}

/**
 * Replaces a file's content at once: a program that reads it in the meantime, or after the program or the machine was stopped,
 * finds the old or the new content.
 */
export function replaceFile(option: string, path: string, content: string | Uint8Array): void {
  useNamedFile(option, () => {
    writeFileSync(`${path}.new`, content, { flush: true });
    renameSync(`${path}.new`, path);
  });
}

/** The longest line that {@link readLines} reads, in characters: far longer than any request, and easily held in memory. */
export const MAX_LINE = 2 ** 22;

/**
 * Reads the lines of a stream of text. A line ends with a line feed, and a carriage return before it is dropped; other line
 * separators are part of the line, because JSON may hold them. The last line needs no end.
 *
 * A line that is too long is a failure that says so. It comes as soon as it is known, the rest of that line is skipped, and
 * the next line is read. The time is linear in the length of the text, however it is cut into chunks.
 */
export async function* readLines(
  stream: AsyncIterable<string | Buffer>,
  maxLength: number = MAX_LINE,
): AsyncGenerator<Result<string, string>> {
  const decoder = new TextDecoder();
  // The pieces of a line whose end has not come yet, joined only once: joining them at each chunk takes quadratic time.
  let pieces: string[] = [];
  let length = 0;
  let isSkipped = false;
  const add = (piece: string): Result<string, string> | undefined => {
    if (isSkipped) return undefined;
    pieces.push(piece);
    length += piece.length;
    if (length <= maxLength) return undefined;
    isSkipped = true;
    pieces = [];
    return fail(`a line is longer than ${maxLength} characters`);
  };
  const finish = (): Result<string, string> | undefined => {
    const line = isSkipped ? undefined : ok(withoutReturn(pieces.join('')));
    pieces = [];
    length = 0;
    isSkipped = false;
    return line;
  };
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const tooLong = add(text.slice(start, end));
      if (tooLong) yield tooLong;
      const line = finish();
      if (line) yield line;
      start = end + 1;
    }
    const tooLong = start < text.length ? add(text.slice(start)) : undefined;
    if (tooLong) yield tooLong;
  }
  const last = length > 0 ? finish() : undefined;
  if (last) yield last;
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
