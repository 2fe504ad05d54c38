import { expect, test } from 'vitest';
import { site } from '../../src/http/site.ts';
import { Links } from '../../src/links/links.ts';
import { openMetrics } from '../../src/operations.ts';
import { testFolder, testLog } from '../databases.ts';

const all = site({
  links: new Links(testLog()),
  app: testFolder(),
  metrics: openMetrics(false),
  metricsToken: undefined,
  health: () => ({ database: 'ok', since: 0 }),
  api: { rules: '', origins: [], proxies: 0, hasLimits: true, online: () => undefined, log: testLog() },
});

test('the reference pages are there for who asks, though the app is built without them', async () => {
  const page = await all.request('/reference/index.html');
  expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Kickmate reference');
  expect((await all.request('/reference/')).status).toBe(200);
});

test.each(['/reference/none.html', '/reference/..%2fpackage.json', '/reference'])('%s is no page', async (path) => {
  expect((await all.request(path)).status).toBe(404);
});
