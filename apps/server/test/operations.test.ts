import { expect, test } from 'vitest';
import { openLog, openMetrics } from '../src/operations.ts';

test('no log line shows a secret, wherever it stands', () => {
  const lines: string[] = [];
  const log = openLog(
    { log: 'info', secret: 'the-key-of-all-cookies-of-this-server' },
    { write: (line) => lines.push(line) },
  );
  log.info({ cookie: 'hunter2', request: { token: 'hunter2', address: '192.0.2.1' } }, 'fields');
  log.warn({ error: 'postgres://kickmate:hunter2@host/db does not answer' }, 'an address');
  log.error({ err: new Error('Cookie: kickmate=hunter2; other=1') }, 'signed by the-key-of-all-cookies-of-this-server');
  log.info({ path: '#/online/device/hunter2' }, 'a link');
  const text = lines.join('');
  expect(lines).toHaveLength(4);
  expect(text).not.toMatch(/hunter2|192\.0\.2\.1|the-key/);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ msg: expect.any(String) });
});

test('metrics are text for Prometheus', async () => {
  const metrics = openMetrics(false);
  metrics.gauge('kickmate_things', 'Things', () => 3);
  metrics.gauges('kickmate_rows', 'Rows', async () => ({ ants: 2 }));
  metrics.gauges('kickmate_lost', 'Rows that cannot be counted', () => Promise.reject(new Error('away')));
  metrics.refusals.inc({ kind: 'rate' });
  const text = await metrics.figures.metrics();
  expect(text).toContain('kickmate_things 3');
  expect(text).toContain('kickmate_rows{what="ants"} 2');
  expect(text).not.toMatch(/^kickmate_lost[ {]/m);
  expect(text).toContain('kickmate_refusals_total{kind="rate"} 1');
});
