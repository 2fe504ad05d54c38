import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readCommand } from '../src/command.ts';
import { garbage } from './garbage.ts';

const isFull = process.env.VERIFY === 'full';
const LINES = isFull ? 100_000 : 3000;
const BATCH = 100;
const SEED = isFull ? 2 : 1;

/** A text as it comes out of a pipe, which replaces half a surrogate pair by U+FFFD. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Counts how often each text came. */
class Tally extends Map<string, number> {
  note(text: string): void {
    this.set(text, (this.get(text) ?? 0) + 1);
  }
}

test(
  `${LINES} lines of garbage do no harm: every search is answered, every refusal is reported, and it is ready in the end`,
  async () => {
    const program = spawn(process.execPath, [
      '--import',
      'tsx',
      fileURLToPath(new URL('../src/cli.ts', import.meta.url)),
    ]);
    let complaints = '';
    program.stderr.on('data', (text) => {
      complaints += text;
    });
    let answers = 0;
    const said = new Tally();
    let longest = 0;
    let latest = '';
    const heard = new Map<string, () => void>();
    createInterface({ input: program.stdout, terminal: false }).on('line', (line) => {
      if (line.startsWith('bestmove ')) answers++;
      if (line.startsWith('info string ')) said.note(line);
      longest = Math.max(longest, line.length);
      for (const [text, wake] of heard) if (line.includes(text)) wake();
    });
    const gone = once(program, 'exit');
    const hear = (text: string) =>
      Promise.race([
        new Promise<void>((resolve) => heard.set(text, resolve)).then(() => heard.delete(text)),
        gone.then(() => Promise.reject(new Error(`seed ${SEED}: it ended after: ${latest}; ${complaints}`))),
      ]);

    let searches = 0;
    const refused = new Tally();
    const lines = garbage(SEED);
    for (let batch = 0; batch < LINES / BATCH; batch++) {
      // The lines as the program reads them.
      const some = Array.from({ length: BATCH }, () => wellFormed(lines.next().value));
      for (const line of some) {
        const command = readCommand(line);
        if (!command.ok) refused.note(wellFormed(`info string ${command.error}`));
        else if (command.value.kind === 'go') searches++;
      }
      latest = JSON.stringify(some).slice(0, 2000);
      program.stdin.write(`${some.join('\n')}\n`);
      // Most commands are stopped before they begin; some may run.
      if (batch % 10 === 0) await pause(30);
      const synchronous = hear(`'sync${batch}'`);
      program.stdin.write(`stop\nsetoption name sync${batch}\n`);
      await synchronous;
    }
    const ready = hear('readyok');
    program.stdin.write('isready\n');
    await ready;
    program.stdin.write('quit\n');
    expect((await gone)[0]).toBe(0);
    expect(complaints).toBe('');
    expect(answers).toBe(searches);
    expect(searches).toBeGreaterThan(LINES / 10);
    expect([...refused].filter(([text, times]) => (said.get(text) ?? 0) < times)).toEqual([]);
    expect(refused.size).toBeGreaterThan(LINES / 10);
    // A line is long if it lists many moves or options. Wrong words are cut.
    expect(longest).toBeLessThan(4000);
  },
  isFull ? 3_600_000 : 300_000,
);
