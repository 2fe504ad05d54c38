import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process that runs `db-child.ts`. */
export interface Child {
  /** The complete lines that it has printed. */
  lines(): readonly string[];
  /** Waits until it has printed this many lines; throws if it ends before. */
  printed(count: number): Promise<void>;
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>;
}

/** Starts `db-child.ts` with arguments. */
export function startChild(...args: readonly string[]): Child {
  const script = fileURLToPath(new URL('./db-child.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'close');
  const lines = () => output.split('\n').slice(0, -1);
  return {
    lines,
    async printed(count) {
      while (lines().length < count) {
        const isOver = await Promise.race([once(child.stdout, 'data').then(() => false), ended.then(() => true)]);
        if (isOver && lines().length < count) throw new Error(`the process ended: ${errors}`);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
