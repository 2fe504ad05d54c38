// A process for the tests of locks and crashes, started by `startChild`. It prints one line for each thing it has done.
import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderTaken, lockFolder } from '../src/db/folder-lock.ts';
import { openStorage } from '../src/db/storage.ts';

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
