import { expect, test } from 'vitest';
import { readPlayer } from '../src/index.ts';

const engine = { kind: 'engine', limits: {}, backend: 'wasm', hashMiB: 16, switches: {} };

test.each([
  ['random', { kind: 'random' }],
  ['greedy', { kind: 'greedy' }],
  ['level:10', { ...engine, level: 10 }],
  ['level:10,ms=100', { ...engine, level: 10, limits: { ms: 100 } }],
  ['nodes:5000', { ...engine, limits: { nodes: 5000 } }],
  ['depth:4,backend=js,hash=32', { ...engine, limits: { depth: 4 }, backend: 'js', hashMiB: 32 }],
  ['ms:50+pvs=off+star=off', { ...engine, limits: { ms: 50 }, switches: { pvs: false, star: false } }],
  ['nodes:9,weights=a/b.json', { ...engine, limits: { nodes: 9 }, weights: 'a/b.json' }],
])('%s is a player', (text, spec) => {
  expect(readPlayer(text)).toEqual({ ok: true, value: spec });
});

test.each([
  ['', 'a player is level:N'],
  ['stockfish', 'a player is level:N'],
  ['greedy,ms=5', 'greedy has no settings'],
  ['level:11', "level is a whole number from 1 to 10, not '11'"],
  ['level:', "not ''"],
  ['depth:101', 'from 1 to 100'],
  ['depth:4,backend=gpu', "backend is wasm, js, rules, not 'gpu'"],
  ['depth:4,hash=20', 'hash 20 is no power of two'],
  ['depth:4,speed=2', "there is no setting 'speed'"],
  ['depth:4,pvs=on', 'pvs can only be off'],
  ['depth:4,toString=off', "there is no setting 'toString'"],
  ['depth:4,weights=', 'weights needs a file'],
])("'%s' is none, and it is said why", (text, message) => {
  expect(readPlayer(text)).toEqual({ ok: false, error: expect.stringContaining(message) });
});
