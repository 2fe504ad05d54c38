import { expect, test } from 'vitest';
import { withKind } from '../map-edit.ts';
import { maps, SMALL } from '../testing.ts';
import { faultPlace, faultsOfKind } from './fault-place.ts';

test.each([
  ['pieces.P.pattern[0]', { kind: 'piece', letter: 'P', field: 'pattern' }],
  ['pieces.P.name', { kind: 'piece', letter: 'P', field: 'name' }],
  ['pieces.P', { kind: 'piece', letter: 'P', field: '' }],
  ['items.boots.pattern[0]', { kind: 'item', item: 'boots' }],
  ['items', { kind: 'field', field: 'items' }],
  ['tiles[3]', { kind: 'field', field: 'tiles' }],
  ['objective', { kind: 'field', field: 'objective' }],
  ['', { kind: 'field', field: '' }],
])('%s is found', (path, place) => {
  expect(faultPlace({ path })).toEqual(place);
});

test('faults of a kind are those of its letter', () => {
  const faults = maps.check(withKind(withKind(SMALL, 'G', { name: '', pattern: [] }), 'H', { name: '', pattern: [] }));
  const ofG = faultsOfKind(faults, 'G');
  expect(ofG.length).toBeGreaterThan(1);
  expect(ofG.every(({ path }) => path.startsWith('pieces.G'))).toBe(true);
});
