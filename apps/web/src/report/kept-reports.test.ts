import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { type KeptReport, keepReport, keptReport, MOST_REPORTS } from './kept-reports.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const report = (at: number): KeptReport => ({ key: `match ${at}`, at, isStopped: false, isSlow: false, scores: {} });
const isKept = async (at: number) => (await keptReport(`match ${at}`)) !== undefined;

test('the reports of the latest matches are kept, in whichever order they are made', async () => {
  // A look through the history begins with the latest match.
  for (let at = MOST_REPORTS + 1; at > 1; at--) await keepReport(report(at));
  await keepReport(report(1));
  expect(await isKept(1)).toBe(false);
  expect(await isKept(2)).toBe(true);
  await keepReport(report(MOST_REPORTS + 2));
  expect(await isKept(2)).toBe(false);
  expect(await isKept(MOST_REPORTS + 2)).toBe(true);
});
