import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { defineComponent, h } from 'vue';
import { GLYPH_ART, GLYPH_OF_LETTER } from './artwork.ts';
import { COUNTERS } from './counters.ts';
import { type PieceSet, providePieceSet } from './looks.ts';
import PieceArt from './PieceArt.vue';
import { STAUNTON } from './staunton.ts';

test('each set has a drawing for each letter, and those for all games one for each look', () => {
  expect(Object.keys(COUNTERS)).toEqual(Object.keys(GLYPH_ART));
  for (const name of Object.values(GLYPH_OF_LETTER)) expect(GLYPH_ART).toHaveProperty(name);
  expect(Object.keys(STAUNTON).sort()).toEqual(Object.values(GLYPH_OF_LETTER).sort());
  // Every drawing stays in its box, as far as its absolute places tell.
  for (const [, d] of [COUNTERS, STAUNTON].flatMap((set) => Object.values(set)).flat())
    for (const [, x, y] of d.matchAll(/M([\d.]+)[ ]?([\d.]+)/g))
      expect(Math.max(Number(x), Number(y))).toBeLessThan(96);
});

test('a piece is drawn in the set of the page, and in the usual one without it', () => {
  const drawn = (set: PieceSet | undefined, piece: { letter: string; glyph?: 'star' }) => {
    const look = piece.glyph && { glyph: piece.glyph };
    const page = defineComponent(() => {
      providePieceSet(() => set);
      return () => h('svg', h(PieceArt, { piece: { side: 'w', letter: piece.letter }, look }));
    });
    return mount(page)
      .findAll('path:not(.halo)')
      .map((path) => path.attributes('d'));
  };
  const pathsOf = (set: PieceSet, name: string) => set[name]!.map(([, d]) => d);
  expect(drawn(undefined, { letter: 'Q' })).toEqual(pathsOf(GLYPH_ART, 'queen'));
  expect(drawn(COUNTERS, { letter: 'Q' })).toEqual(pathsOf(COUNTERS, 'queen'));
  expect(drawn(COUNTERS, { letter: 'X', glyph: 'star' })).toEqual(pathsOf(COUNTERS, 'star'));
  expect(drawn(STAUNTON, { letter: 'Q' })).toEqual(pathsOf(STAUNTON, 'queen'));
  expect(drawn(STAUNTON, { letter: 'X', glyph: 'star' })).toEqual(pathsOf(GLYPH_ART, 'star'));
});
