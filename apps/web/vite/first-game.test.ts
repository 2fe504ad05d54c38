import { expect, test } from 'vitest';
import { scriptsFor } from './first-game.ts';

const script = (fileName: string, imports: readonly string[], moduleIds: readonly string[], isEntry = false) => ({
  fileName,
  imports,
  moduleIds,
  isEntry,
});

test('the page fetches the first game’s script and all that it imports, except its own', () => {
  const scripts = [
    script('index.js', [], ['/main.ts'], true),
    script('game.js', ['index.js', 'rules.js'], ['/a/game.ts', '/a/moves.ts']),
    script('rules.js', ['index.js', 'deep.js'], ['/rules.ts']),
    script('deep.js', ['rules.js'], ['/deep.ts']),
    script('other.js', ['rules.js'], ['/b/game.ts']),
  ];
  expect(scriptsFor('/a/game.ts', scripts)).toEqual(['game.js', 'rules.js', 'deep.js']);
  expect(() => scriptsFor('/c/game.ts', scripts)).toThrow('no script of the build has /c/game.ts');
});
