import { expect, test } from 'vitest';
import { AREAS } from '../src/areas.ts';
import { faultAt, openDraw, withFault } from '../src/faults.ts';
import { placesIn } from '../src/places.ts';

const changes = (file: string, text: string) =>
  placesIn(file, text).map(({ kind, before, after }) => `${kind}: ${before} -> ${after}`);

test.each([
  ['a condition', 'if (a) b = c;', ['negated: a -> !(a)']],
  ['operators', 'x = a && b < c;', ['and-or: && -> ||', 'bound: < -> <=']],
  ['a sum of numbers, not of texts', "x = a + b + ('c' + d);", ['sign: + -> -', 'sign: + -> -', "text: 'c' -> ''"]],
  ['calls', 'await a(); void b();', ['call: await a(); -> ;', 'call: void b(); -> ;']],
  ['a function without a value', 'function f() { x = y; }', ['return: { -> { return;']],
  ['constants', 'x = [1, true];', ['list: [1, true] -> []', 'number: 1 -> 2', 'truth: true -> false']],
  [
    'nothing where nobody sees it',
    "import a from 'b'; type C = 'd'; console.log('e'); throw new Error('f'); // if (g) h();",
    [],
  ],
])('places are found: %s', (_, text, found) => {
  expect(changes('packages/play/src/a.ts', text)).toEqual(found);
});

test('places are found in a component: its script, its conditions, its handlers', () => {
  const text = `<script setup lang="ts">\nif (a) b();\n</script>\n<template><p v-if="c && d" @click="e(true)">f || g</p></template>\n`;
  expect(changes('apps/web/src/A.vue', text)).toEqual([
    'negated: a -> !(a)',
    'call: b(); -> ;',
    'negated: c && d -> !(c && d)',
    'and-or: && -> ||',
    'call: e(true) -> ;',
    'truth: true -> false',
  ]);
});

test('a fault is planted at its place', () => {
  const text = 'a();\nif (b) c();\n';
  const [first, second] = placesIn('packages/play/src/a.ts', text);
  expect(withFault(faultAt('play', 'a.ts', text, first!), text)).toBe(';\nif (b) c();\n');
  expect(withFault(faultAt('play', 'a.ts', text, second!), text)).toBe('a();\nif (!(b)) c();\n');
});

test('a fault is found again by its line, the nearest of those that are alike, and not where the line has changed', () => {
  const text = 'a();\nb();\nb();\na();\n';
  const fault = faultAt('play', 'a.ts', text, placesIn('packages/play/src/a.ts', text)[3]!);
  expect(withFault(fault, `// new\n${text}`)).toBe('// new\na();\nb();\nb();\n;\n');
  expect(withFault(fault, 'b();\nc();\n')).toBeUndefined();
});

test('a seed draws the same faults each time, and the areas take turns', () => {
  const files = ['packages/play/src/a.ts', 'packages/protocol/src/b.ts', 'packages/play/test/c.test.ts'];
  const read = (file: string) => `${file.replace(/\W/g, '')}(); if (x < 1) y = 2;`;
  const draw = (seed: number) =>
    AREAS.map((_, index) => {
      const candidates = openDraw(seed, files, read)(index);
      return [candidates.next().value, candidates.next().value, candidates.next().value];
    });
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(draw(1).map(([one]) => one?.area)).toEqual(
    AREAS.map((area) => (area === 'play' || area === 'protocol' ? area : undefined)),
  );
});
