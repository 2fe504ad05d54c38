import { expect, test } from 'vitest';
import { api } from '../../src/http/api.ts';

test('one address may ask 1200 times a minute, and others go on', async () => {
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const options = {
    rules: 'the rules',
    origins: [],
    proxies: 1,
    hasLimits: true,
    online: () => undefined,
    log: silent,
  };
  const requests = api(options);
  const ask = async (address: string) =>
    (await requests.request('/hello', { headers: { 'X-Forwarded-For': address } })).status;
  for (let count = 0; count < 1200; count++) expect(await ask('192.0.2.1')).toBe(200);
  expect(await ask('192.0.2.1')).toBe(429);
  expect(await ask('192.0.2.2')).toBe(200);
});
