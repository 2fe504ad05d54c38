import { expect, test } from 'vitest';
import { termsAgain } from './challenge-again.ts';

const terms = { variant: 'any', pace: { kind: 'days', days: 3 }, colour: 'lot', rated: true } as const;
const seats = { w: { name: 'Ada', player: 'a' }, b: { name: 'Bob', player: 'b' } };
const again = { ...terms, colour: 'b', to: 'b' };

test.each([
  ['the same terms, with exchanged colours', { terms, seats, you: 'w' }, again],
  [
    'also after a game of a tournament',
    { terms: { ...terms, tournament: { id: 't', round: 1, board: 1 } }, seats, you: 'w' },
    again,
  ],
  ['nobody who only watched', { terms, seats }, undefined],
  ['no computer', { terms, seats: { ...seats, b: { name: '', player: 'b', level: 3 } }, you: 'w' }, undefined],
  ['nobody who is deleted', { terms, seats: { ...seats, b: { name: '' } }, you: 'w' }, undefined],
  ['no map that lists do not have', { terms: { ...terms, variant: 'any:' }, seats, you: 'w' }, undefined],
] as const)('challenged again: %s', (_, game, challenge) => expect(termsAgain(game)).toEqual(challenge));
