import { expect, test, vi } from 'vitest';
import { type DueNotice, MOST_AT_ONCE, type NoticeRows } from '../../src/db/notice-rows.ts';
import { Notices } from '../../src/notices/notices.ts';
import { WAIT } from '../browser.ts';
import { testLog } from '../databases.ts';

test('after a look that has found many notices the next one comes soon: others had no place', async () => {
  let count = 0;
  const notice = { isStillTrue: false } as DueNotice;
  const rows: Pick<NoticeRows, 'dueNotices' | 'takeNotices'> = {
    dueNotices: async () => Array.from({ length: count }, () => notice),
    takeNotices: async (all) => all,
  };
  const looks: { readonly look: () => void; readonly ms: number }[] = [];
  const notices = await Notices.open({
    ...{ rows: rows as NoticeRows, store: { setting: async (_, initial) => initial }, log: testLog() },
    ...{ contact: 'https://localhost', now: () => 0 },
    setTimer: (look, ms) => {
      looks.push({ look, ms });
      return () => undefined;
    },
  });
  const pauses = [];
  for (count of [MOST_AT_ONCE.service, 3, 0]) {
    looks.pop()!.look();
    pauses.push(await vi.waitFor(() => looks[0]?.ms ?? expect.unreachable('no next look'), WAIT));
  }
  const [soon, later] = [pauses[0]!, pauses[1]!];
  expect(pauses).toEqual([soon, later, later]);
  expect(soon).toBeLessThan(later);
  await notices.close();
});
