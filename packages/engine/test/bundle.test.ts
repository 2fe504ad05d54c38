import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);

/** The modules that a module needs when it runs: all below it, except those that are imported only for types. */
async function dependencies(entry: string): Promise<{ files: Set<string>; packages: Set<string> }> {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = async (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const text = await readFile(new URL(file, SOURCE), 'utf8');
    const imports = text.matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?\bfrom\s+)?'([^']+)'/gm);
    for (const [, names = '', name] of imports) {
      const isTypes = /^\{[^}]*\}/.test(names) && !/[{,]\s*(?!type\b)\w/.test(names);
      if (isTypes) continue;
      if (name!.startsWith('.')) await visit(posix.join(posix.dirname(file), name!));
      else packages.add(name!);
    }
  };
  await visit(entry);
  return { files, packages };
}

describe('what an entry loads', () => {
  it('the page loads the messages, the checks of requests, the choice of a line-up and the styles of levels', async () => {
    const { files, packages } = await dependencies('client.ts');
    expect([...files].sort()).toEqual([
      'client.ts',
      'request/engine.ts',
      'request/read-request.ts',
      'request/shared-state.ts',
      'request/texts.ts',
      'strength/line-up.ts',
      'strength/styles.ts',
      'worker/connect.ts',
      'worker/helpers.ts',
      'worker/link.ts',
      'worker/messages.ts',
    ]);
    expect([...packages].sort()).toEqual(['@kickmate/board', '@kickmate/game', '@kickmate/language']);
  });

  it('the worker loads nothing of Node', async () => {
    const { packages } = await dependencies('index.ts');
    expect([...packages].filter((name) => name.startsWith('node:'))).toEqual([]);
  });
});
