import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS, describeOptions, setOption } from '../src/options.ts';

test.each([
  ['UCI_Variant', 'minimal', { variant: 'minimal' }],
  ['uci_variant', 'minimal', { variant: 'minimal' }],
  ['Backend', 'js', { backend: 'js' }],
  ['Level', '0', { level: 0 }],
  ['Level', '7', { level: 7 }],
  ['Hash', '64', { hashMiB: 64 }],
  ['Hash', '100', { hashMiB: 64 }],
  ['MultiPV', '3', { lines: 3 }],
  ['Seed', '42', { seed: 42 }],
] as const)('%s can be %s', (name, value, change) => {
  expect(setOption(DEFAULT_OPTIONS, name, value)).toEqual({ ok: true, value: { ...DEFAULT_OPTIONS, ...change } });
});

test.each([
  ['Contempt', '1', "there is no option 'Contempt': there are UCI_Variant"],
  ['UCI_Variant', 'checkers', "must be one of chess-league, minimal, not 'checkers'"],
  ['Backend', 'gpu', 'must be one of wasm, js, rules'],
  ['Level', '11', 'must be one of 0, 1'],
  ['Hash', '0', 'from 1 to 1024'],
  ['MultiPV', 'many', "not 'many'"],
  ['x'.repeat(1000), '1', `there is no option '${'x'.repeat(37)}...': there are`],
  ['Level', 'x'.repeat(1000), `, not '${'x'.repeat(37)}...'`],
  ['Hash', 'x'.repeat(1000), `, not '${'x'.repeat(37)}...'`],
  ['Seed', '', 'must be a whole number'],
])('%s cannot be %s', (name, value, message) => {
  expect(setOption(DEFAULT_OPTIONS, name, value)).toEqual({ ok: false, error: expect.stringContaining(message) });
});

test('what is announced as a default is one that can be set', () => {
  for (const line of describeOptions()) {
    const [, name = '', value = ''] = /^option name (\S+) type \w+ default (\S+)/.exec(line) ?? [];
    expect(setOption(DEFAULT_OPTIONS, name, value)).toEqual({ ok: true, value: DEFAULT_OPTIONS });
  }
});
