import { provesEvents, provesShortForms } from '@kickmate/conformance';
import { gameFor, startOf } from './referee.ts';

const tiles = ['....x', '..D..', '..k..', '.....', '.....'];
const placement = '3k1/5/5/5/K4';
const game = gameFor({ tiles, placement, objective: 'reach' });

const on = (text: string, keys = '0,0') => `${text} w ${tiles.join('/')} ${keys} 0 1`;

const ROWS: readonly (readonly [name: string, at: string, action: string, short: string, seen: readonly string[]])[] = [
  ['a move', on(placement), 'a1b2', 'Kb2', ['K a1-b2']],
  ['a capture', on('3k1/5/5/1n3/K4'), 'a1b2', 'Kxb2', ['n captured on b2', 'K a1-b2']],
  ['a key', on('3k1/5/5/2K2/5'), 'c2c3', 'Kc3 key', ['K c2-c3', 'K picks up the key on c3']],
  [
    'a capture on a key',
    on('3k1/5/2n2/2K2/5'),
    'c2c3',
    'Kxc3 key',
    ['n captured on c3', 'K c2-c3', 'K picks up the key on c3'],
  ],
  ['a door', on('3k1/5/3K1/5/5', '1,0'), 'd3c4', 'Kc4 door', ['K unlocks c4', 'K d3-c4']],
  ['the exit', on('3k1/4K/5/5/5'), 'e4e5', 'Ke5 wins', ['K e4-e5', 'Exit reached for w']],
  [
    'the last piece',
    on('5/3k1/4K/5/5'),
    'e3d4',
    'Kxd4 wins',
    ['k captured on d4', 'K e3-d4', 'All pieces captured for w'],
  ],
  ['one of two rooks', on('3k1/5/5/R2R1/K4'), 'a2c2', 'Rac2', ['R a2-c2']],
  ['one of two rooks on a file', on('R2k1/5/5/R4/3K1'), 'a2a3', 'R2a3', ['R a2-a3']],
  ['one of three queens', on('Q3Q/4k/5/5/Q2K1'), 'a5c3', 'Qa5c3 key', ['Q a5-c3', 'Q picks up the key on c3']],
];

provesShortForms(
  game,
  ROWS.map(([name, at, action, short]) => [name, at, action, short]),
);
provesEvents(
  game,
  ROWS.map(([name, at, action, , seen]) => [name, at, action, seen]),
);

const stuck = gameFor({ placement: '4k/5/5/5/K4', tiles: ['.....', '.....', '.....', '##...', '.#...'], turns: 1 });
const start = stuck.text.format(startOf(stuck));

provesShortForms(stuck, [['a pass', start, 'pass', 'pass']]);
provesEvents(stuck, [['a pass, and what it may cost', start, 'pass', ['w passes', 'No turns left for b']]]);
