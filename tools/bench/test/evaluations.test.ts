import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { type EvaluationRow, evaluationsText, measureEvaluations } from '../src/evaluations.ts';
import { workloadOf } from '../src/measure.ts';

test('the table compares both evaluations of a backend', () => {
  const row = { variant: 'chess', nodes: 2_000_000 } as const;
  const rows: EvaluationRow[] = [
    { ...row, backend: 'wasm', evaluation: 'network', perSecond: 3_000_000, load: { ms: 5.25, bytes: 110_592 } },
    { ...row, backend: 'wasm', evaluation: 'classical', perSecond: 2_500_000 },
    { ...row, backend: 'js', evaluation: 'network', perSecond: 400_000, load: { ms: 5.25, bytes: 110_592 } },
    { ...row, backend: 'js', evaluation: 'classical', perSecond: 800_000 },
  ];
  const lines = evaluationsText(rows).split('\n');
  expect(lines.find((line) => /wasm +network/.test(line))).toMatch(/3,000 +1\.20 +5\.25 +108\.0$/);
  expect(lines.find((line) => /js +network/.test(line))).toMatch(/400 +0\.50/);
});

test('a variant without a network is refused', async () => {
  const minimal = await exampleGame('minimal');
  await expect(measureEvaluations(minimal, await workloadOf(minimal), 1, undefined)).rejects.toThrow('has no network');
});
