import { provesPositions, provesWrongPositions } from '@kickmate/conformance';
import { expect, it } from 'vitest';
import { gameFor } from './referee.ts';

// A door on c4, keys on a1 and e1, an exit on e3.
const tiles = ['.....', '..D..', '....x', '#.o.t', 'k...k'];
const game = gameFor({ tiles, placement: 'k4/5/5/5/K4', objective: 'reach' });
const TILES = tiles.join('/');
const rest = `w ${TILES} 0,0 0 1`;

provesPositions(game, [
  ['the start', `k4/5/5/5/K4 ${rest}`],
  ['Black to move', `k4/5/5/5/K4 b ${TILES} 0,0 1 2`],
  ['a door that is open, a key that is taken', 'k1K2/5/5/5/5 b ...../...../....x/#.o.t/....k 0,0 2 8'],
  ['somebody in an open door', 'k4/2K2/5/5/5 b ...../...../....x/#.o.t/....k 0,0 2 8'],
  ['keys and large counters', `k4/5/5/5/K4 w ${TILES} 12,65533 65535 999999999`],
  ['standard pieces that the map does not begin with', `kqe2/5/5/5/KPN2 ${rest}`],
]);

provesWrongPositions(game, [
  ['nothing', '', 'missing', 'placement', 0],
  ['four ranks', `k4/5/5/K4 ${rest}`, 'missing', 'placement', 9],
  ['an unknown piece', `a4/5/5/5/K4 ${rest}`, 'syntax', 'placement', 0],
  ['a zero run', `k04/5/5/5/K4 ${rest}`, 'syntax', 'placement', 1],
  ['two runs that adjoin', `k4/5/23/5/K4 ${rest}`, 'surplus', 'placement', 5],
  ['no side', 'k4/5/5/5/K4', 'missing', 'side to move', 11],
  ['a wrong side', `k4/5/5/5/K4 x ${TILES} 0,0 0 1`, 'syntax', 'side to move', 12],
  ['no tiles', 'k4/5/5/5/K4 w', 'missing', 'tiles', 13],
  ['four rows of tiles', 'k4/5/5/5/K4 w ...../..D../....x/#.o.t 0,0 0 1', 'missing', 'tiles', 37],
  ['six rows of tiles', `k4/5/5/5/K4 w ${TILES}/..... 0,0 0 1`, 'surplus', 'tiles', 43],
  ['a short row', 'k4/5/5/5/K4 w ..../..D../....x/#.o.t/k...k 0,0 0 1', 'missing', 'tiles', 18],
  ['a long row', 'k4/5/5/5/K4 w ...../..D.../....x/#.o.t/k...k 0,0 0 1', 'surplus', 'tiles', 25],
  ['a run of tiles', 'k4/5/5/5/K4 w 5/..D../....x/#.o.t/k...k 0,0 0 1', 'missing', 'tiles', 15],
  ['an unknown tile', 'k4/5/5/5/K4 w ..?../..D../....x/#.o.t/k...k 0,0 0 1', 'syntax', 'tiles', 16],
  [
    'a wall that the map does not have',
    'k4/5/5/5/K4 w ..#../..D../....x/#.o.t/k...k 0,0 0 1',
    'impossible',
    'tiles',
    16,
  ],
  ['a wall that is gone', 'k4/5/5/5/K4 w ...../..D../....x/..o.t/k...k 0,0 0 1', 'impossible', 'tiles', 32],
  ['an exit that is gone', 'k4/5/5/5/K4 w ...../..D../...../#.o.t/k...k 0,0 0 1', 'impossible', 'tiles', 30],
  ['a key where the door was', 'k4/5/5/5/K4 w ...../..k../....x/#.o.t/k...k 0,0 0 1', 'impossible', 'tiles', 22],
  ['somebody in a closed door', `k4/2K2/5/5/5 ${rest}`, 'impossible', 'placement', 0],
  ['somebody in a wall', `k4/5/5/K4/5 ${rest}`, 'impossible', 'placement', 0],
  ['no keys', `k4/5/5/5/K4 w ${TILES}`, 'missing', 'keys', 43],
  ['one number of keys', `k4/5/5/5/K4 w ${TILES} 1 0 1`, 'syntax', 'keys', 44],
  ['three numbers of keys', `k4/5/5/5/K4 w ${TILES} 1,0,0 0 1`, 'syntax', 'keys', 44],
  ['keys that are no number', `k4/5/5/5/K4 w ${TILES} 1,a 0 1`, 'syntax', 'keys', 46],
  ['a leading zero', `k4/5/5/5/K4 w ${TILES} 01,0 0 1`, 'syntax', 'keys', 44],
  ['no quiet count', `k4/5/5/5/K4 w ${TILES} 0,0`, 'missing', 'quiet count', 47],
  ['a negative quiet count', `k4/5/5/5/K4 w ${TILES} 0,0 -1 1`, 'syntax', 'quiet count', 48],
  ['no action number', `k4/5/5/5/K4 w ${TILES} 0,0 0`, 'missing', 'action number', 49],
  ['action number 0', `k4/5/5/5/K4 w ${TILES} 0,0 0 0`, 'impossible', 'action number', 50],
  ['an even number for White', `k4/5/5/5/K4 w ${TILES} 0,0 0 2`, 'impossible', 'action number', 50],
  ['an odd number for Black', `k4/5/5/5/K4 b ${TILES} 0,0 0 1`, 'impossible', 'action number', 50],
  ['something behind', `k4/5/5/5/K4 ${rest} -`, 'surplus', 'position', 51],
  ['two spaces', `k4/5/5/5/K4  ${rest}`, 'missing', 'side to move', 12],
  ['a round that is over', `k4/5/4K/5/5 b ${TILES} 0,0 0 2`, 'over', 'position', 0],
  ['a side without pieces that had some', `5/5/5/5/K4 b ${TILES} 0,0 0 2`, 'over', 'position', 0],
]);

it('where White has used up its turns the round is over', () => {
  const short = gameFor({ placement: '4k/5/5/5/K4', turns: 2 });
  const at = (side: string, number: number) =>
    short.text.parse(`4k/5/5/5/K4 ${side} ...../...../...../...../..... 0,0 0 ${number}`);
  expect(at('w', 3).ok).toBe(true);
  expect(at('b', 4)).toMatchObject({ error: { message: expect.stringContaining('No turns left') } });
});
