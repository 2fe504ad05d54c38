import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { UsageError } from '@kickmate/command';

/**
 * Does something with a file that was named on the command line. What the system has against it (it is not there, it is
 * a folder) is thrown as a {@link UsageError} that begins with the option.
 */
export function useNamedFile<T>(option: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new UsageError(`${option}: ${error.message}`);
    throw error;
  }
}

/** Reads a file's content as an object of JSON, every part of which may be missing; throws a {@link UsageError} if it is no JSON. */
export function parseNamedFile<T>(path: string, content: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${(error as SyntaxError).message.replaceAll('\n', ' ')}`);
  }
}

/** Throws as {@link useNamedFile} if a file cannot be written: to be known before the work, not after. What it holds stays. */
export function mustBeWritable(option: string, path: string): void {
  useNamedFile(option, () => {
    const isNew = !existsSync(path);
    closeSync(openSync(path, isNew ? 'w' : 'r+'));
    if (isNew) rmSync(path);
  });
}
