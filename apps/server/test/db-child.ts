// A process for the tests of locks and crashes, started by `startChild`. It prints one line for each thing it has done.
import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderTaken, lockFolder } from '../src/db/folder-lock.ts';
import { noticeRows } from '../src/db/notice-rows.ts';
import { openStorage } from '../src/db/storage.ts';
import { Notices } from '../src/notices/notices.ts';
import { networkAt } from './notices/push-receiver.ts';

const [task, folder, url] = process.argv.slice(2);
/** Prints at once: a line is never lost in a buffer when the process is killed. */
const say = (line: string) => writeSync(1, `${line}\n`);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
// It lives until it is killed.
setInterval(() => undefined, 60_000);

if (task === 'lock') {
  // All children of a race look at the lock in the same millisecond.
  await pause(Math.max(0, Number(url ?? 0) - Date.now()));
  try {
    await lockFolder(folder!);
    say('locked');
  } catch (error) {
    say(error instanceof FolderTaken ? 'taken' : String(error));
  }
}

if (task === 'commit') {
  const { store, commits, clock, node } = await openStorage({ folder: folder!, url, log: silent });
  const games = await store.inbox('ann');
  await Promise.all(
    games.map(async ({ id }) => {
      const claim = await store.claimGame(id, node);
      if (claim.kind !== 'claimed') throw new Error(`game ${id} is ${claim.kind}`);
      const { epoch, version: first } = claim.game;
      for (let version = first + 1; ; version++) {
        const event = { game: id, epoch, version, command: `c${version}`, at: clock.now(), body: { version } };
        const answer = await commits.append({ ...event, after: { status: 'running' } });
        say(`${answer} ${id} ${version}`);
      }
    }),
  );
}

// Events with notices for Ann, and their sending to a push service at a port.
if (task === 'notices') {
  const { store, commits, clock, node, database } = await openStorage({ folder: folder!, log: silent });
  await Notices.open({
    ...{
      contact: 'https://localhost',
      rows: noticeRows(database),
      store,
      log: silent,
      network: networkAt(Number(url)),
    },
    now: () => clock.now(),
  });
  for (const { id, version } of await store.inbox('ann')) {
    if (version > 0) continue;
    const claim = await store.claimGame(id, node);
    if (claim.kind !== 'claimed') throw new Error(`game ${id} is ${claim.kind}`);
    const at = Math.floor(clock.now());
    await commits.append({
      ...{ game: id, epoch: claim.game.epoch, version: 1, at, body: {}, after: { status: 'running', toAct: 'w' } },
      notices: [{ player: 'ann', kind: 'turn', due: at }],
    });
    say(`stored ${id}`);
    await pause(20);
  }
  say('all stored');
}
