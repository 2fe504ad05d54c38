import { chooseLanguage } from '@kickmate/language';
import { describe, expect, it } from 'vitest';
import { chesslike } from '../src/index.ts';
import { gameOn, startOf } from './referee.ts';

const { shipped, check, format, parse } = chesslike.maps!;

describe.each(shipped.map((map) => [map.id, map.file] as const))('%s', (id, file) => {
  it('is sound', () => expect(check(file)).toEqual([]));

  it('is written and read', () => expect(parse(format(file))).toEqual({ ok: true, value: file }));

  it('can be played on', () => {
    const variant = gameOn(id);
    expect(variant.id).toBe(id === 'arena' ? 'chesslike' : `chesslike:${id}`);
    expect(variant.maps!.current).toBe(file);
    expect(variant.actions(startOf(variant)).length).toBeGreaterThan(1);
  });
});

it('no two are of one name', () => {
  expect(new Set(shipped.map(({ id }) => id)).size).toBe(shipped.length);
  expect(new Set(shipped.map(({ file }) => file.name)).size).toBe(shipped.length);
});

it('maps, pieces, tiles and items have names in the chosen language, also those made before it was chosen', async () => {
  const { standard, tiles, objectives } = chesslike.maps!;
  const armoury = gameOn('armoury');
  await chooseLanguage('de');
  try {
    expect(shipped.find(({ id }) => id === 'keep')!.file.name).toBe('Bergfried');
    expect(chesslike.pieces.map(({ name }) => name)).toContain('Springer');
    expect(armoury.pieces.map(({ name }) => name)).toContain('Springer mit Stiefeln');
    expect(armoury.pieces.find(({ name }) => name === 'Dame mit Stiefeln')!.gender).toBe('f');
    for (const { id } of shipped) expect(gameOn(id).pieces.filter(({ gender }) => !gender)).toEqual([]);
    expect(standard.E!.name).toBe('Ungeheuer');
    expect(tiles.find(({ tile }) => tile === 'wall')!.name).toBe('Mauer');
    expect(objectives[0]!.summary).toMatch('Schlage');
    expect(new Set(shipped.map(({ file }) => file.name)).size).toBe(shipped.length);
  } finally {
    await chooseLanguage('en');
  }
  expect(shipped.find(({ id }) => id === 'keep')!.file.name).toBe('Keep');
});
