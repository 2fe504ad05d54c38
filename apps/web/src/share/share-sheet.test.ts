import { afterEach, expect, test, vi } from 'vitest';
import { canShare, shareFile } from './share-sheet.ts';

const FILE = new File(['x'], 'a.png', { type: 'image/png' });

/** A device's share sheet: what it takes, and what becomes of it. */
function sheet(takes: (data: ShareData) => boolean, share: (data: ShareData) => Promise<void>): void {
  vi.stubGlobal('navigator', { canShare: takes, share });
}
afterEach(() => vi.unstubAllGlobals());

test('a device without a share sheet, or with one that takes no files', () => {
  vi.stubGlobal('navigator', {});
  expect(canShare(FILE)).toBe(false);
  sheet(
    ({ files }) => !files,
    async () => {},
  );
  expect(canShare(FILE)).toBe(false);
});

test.each([
  ['file and link', () => true, ['files', 'title', 'url']],
  ['only the file', ({ url }: ShareData) => !url, ['files']],
])('a sheet that takes %s', async (_, takes, parts) => {
  const shared: ShareData[] = [];
  sheet(takes, async (data) => void shared.push(data));
  expect(canShare(FILE)).toBe(true);
  expect(await shareFile(FILE, 'A game', 'https://kick.test/#/a')).toBe('shared');
  expect(shared.map((data) => Object.keys(data))).toEqual([parts]);
});

test.each([
  ['closes the sheet', new DOMException('', 'AbortError'), 'cancelled'],
  ['meets a failure', new DOMException('', 'NotAllowedError'), 'failed'],
])('somebody %s', async (_, cause, outcome) => {
  sheet(
    () => true,
    () => Promise.reject(cause),
  );
  expect(await shareFile(FILE, 'A game', undefined)).toBe(outcome);
});
