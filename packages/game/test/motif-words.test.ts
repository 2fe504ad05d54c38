import { expect, test } from 'vitest';
import { Der, den, der, The, the } from '../src/motifs/index.ts';

test('pieces are named in sentences of both languages', () => {
  const pawn = { piece: 'Bauer', gender: 'm', on: 'd4' } as const;
  const queen = { piece: 'Dame', gender: 'f', on: 'c7' } as const;
  expect([der(pawn), den(pawn), Der(queen), den(queen)]).toEqual([
    'der Bauer auf d4',
    'den Bauern auf d4',
    'Die Dame auf c7',
    'die Dame auf c7',
  ]);
  expect([the({ ...queen, piece: 'queen' }), The({ ...queen, piece: 'queen' })]).toEqual([
    'the queen on c7',
    'The queen on c7',
  ]);
});
