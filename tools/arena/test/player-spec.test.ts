import { expect, test } from 'vitest';
import { readPlayer } from '../src/players/player-spec.ts';

const engine = { kind: 'engine', limits: {}, backend: 'wasm', hashMiB: 16, switches: {} };

test.each([
  ['random', { kind: 'random' }],
  ['greedy', { kind: 'greedy' }],
  ['level:10', { ...engine, level: 10 }],
  ['level:10,ms=100', { ...engine, level: 10, limits: { ms: 100 } }],
  ['level:3,style=off', { ...engine, level: 3, style: 'off' }],
  ['level:3,style=keeper', { ...engine, level: 3, style: 'keeper' }],
  ['nodes:5000', { ...engine, limits: { nodes: 5000 } }],
  ['depth:4,backend=js,hash=32', { ...engine, limits: { depth: 4 }, backend: 'js', hashMiB: 32 }],
  ['ms:50+pvs=off+star=off', { ...engine, limits: { ms: 50 }, switches: { pvs: false, star: false } }],
  ['nodes:50,hash=off', { ...engine, limits: { nodes: 50 }, switches: { hash: false } }],
  ['nodes:9,weights=a/b.json', { ...engine, limits: { nodes: 9 }, weights: 'a/b.json' }],
  ['ms:100,threads=2', { ...engine, limits: { ms: 100 }, threads: 2 }],
  ['nodes:9,kernel=a/b.wasm', { ...engine, limits: { nodes: 9 }, kernel: 'a/b.wasm' }],
  ['clock:10+0.1', { ...engine, limits: { clock: { ms: 10_000, incrementMs: 100 } } }],
  [
    'level:3,clock=5+1+pvs=off',
    { ...engine, level: 3, limits: { clock: { ms: 5000, incrementMs: 1000 } }, switches: { pvs: false } },
  ],
  ['nodes:9,-mobility+-king-safety', { ...engine, limits: { nodes: 9 }, without: ['mobility', 'king-safety'] }],
  ['uci:sf,nodes=5', { kind: 'uci', command: ['sf'], limits: { nodes: 5 }, options: {} }],
  [
    'uci:"node \'my engine,2.js\' -x",ms=5,clock=1,option.Skill Level=16',
    {
      kind: 'uci',
      command: ['node', 'my engine,2.js', '-x'],
      limits: { ms: 5, clock: { ms: 1000, incrementMs: 0 } },
      options: { 'Skill Level': '16' },
    },
  ],
  ['rival:stockfish,depth=3', { kind: 'uci', command: { rival: 'stockfish' }, limits: { depth: 3 }, options: {} }],
  ['rival:js-chess-engine', { kind: 'js-chess-engine', level: 5 }],
  ['rival:js-chess-engine,level=2', { kind: 'js-chess-engine', level: 2 }],
])('%s is a player', (text, spec) => {
  expect(readPlayer(text)).toEqual({ ok: true, value: spec });
});

test.each([
  ['', 'a player is level:N'],
  ['stockfish', 'a player is level:N'],
  ['greedy,ms=5', 'greedy has no settings'],
  ['level:11', "level must be a number from 1 to 10, as in 5 or 5.5, not '11'"],
  ['level:', "not ''"],
  ['level:3,style=dreamer', "style is attacker, keeper, possession, gambler or off, not 'dreamer'"],
  ['nodes:9,style=off', 'style is for a level'],
  ['depth:101', 'from 1 to 100'],
  ['depth:4,backend=gpu', "backend is wasm, js, rules, not 'gpu'"],
  ['depth:4,threads=0', 'threads must be a whole number from 1 to 32'],
  ['depth:4,hash=20', 'hash must be a power of two, not 20'],
  ['depth:4,speed=2', "there is no setting 'speed'"],
  ['depth:4,pvs=on', 'pvs can only be off'],
  ['depth:4,toString=off', "there is no setting 'toString'"],
  ['depth:4,weights=', 'weights needs a file'],
  ['depth:4,kernel=', 'kernel needs a file'],
  ['clock:fast', "clock must be seconds for the match and for each action, as in 10+0.1, not 'fast'"],
  ['uci:', 'uci needs a command'],
  ['uci:sf', 'a limit is missing: ms, nodes, depth or clock'],
  ['uci:sf,hash=4', "there is no setting 'hash'"],
  ['uci:sf,nodes=0', 'nodes must be a whole number from 1'],
  ['rival:toString', 'rivals are stockfish, js-chess-engine'],
  ['rival:js-chess-engine,level=6', 'level must be a whole number from 1 to 5'],
  ['rival:js-chess-engine,ms=6', 'has only the setting level'],
])("'%s' is refused with the reason", (text, message) => {
  expect(readPlayer(text)).toEqual({ ok: false, error: expect.stringContaining(message) });
});
