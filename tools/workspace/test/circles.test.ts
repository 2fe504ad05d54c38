import { expect, test } from 'vitest';
import { fileCircles, folderCircles } from '../circles.mjs';

/** The imports of a package in the folder `p`: "a b" means that `p/src/a` imports `p/src/b`. */
const imports = (...arrows: string[]) =>
  arrows.map((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    const up = '../'.repeat(from.split('/').length - 1) || './';
    return { file: `p/src/${from}`, target: up + to, isShipped: !from.includes('.test.') };
  });

test('files in a row make no circle', () => {
  expect(fileCircles(imports('a.ts b.ts', 'b.ts c.ts', 'a.ts c.ts'))).toEqual([]);
});

test('each circle of files is found once, without the files beside it', () => {
  const found = fileCircles(imports('a.ts b.ts', 'b.ts c.ts', 'c.ts b.ts', 'x/d.ts x/d.ts', 'c.ts x/d.ts'));
  expect(found).toEqual([['p/src/x/d.ts'], ['p/src/b.ts', 'p/src/c.ts']]);
});

test('imports of AssemblyScript name files without their ending', () => {
  expect(fileCircles(imports('a.ts b', 'b.ts a'))).toEqual([['p/src/a.ts', 'p/src/b.ts']]);
});

test('folders can make a circle when their files do not', () => {
  const arrows = imports('x/a.ts y/b.ts', 'y/c.ts x/d.ts', 'x/d.ts z.ts', 'z.ts x/e.ts');
  expect(fileCircles(arrows)).toEqual([]);
  expect(folderCircles(arrows, 'p')).toEqual([['src/x', 'src/y', 'src/z.ts']]);
});

test('a circle within a folder, or through a test, is no circle between folders', () => {
  expect(folderCircles(imports('x/a.ts x/b.ts', 'x/b.ts x/a.ts', 'x/a.ts y.ts', 'y.test.ts x/a.ts'), 'p')).toEqual([]);
});
