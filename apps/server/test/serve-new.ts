// Runs the server with a copy of a new database in its data folder, if that has none yet: making one takes the processor ten
// seconds longer. Browser tests start it:
//
//   KICKMATE_DATA=FOLDER node --import tsx test/serve-new.ts
//
// With PUSH_FILE, notices go to a push service in this process. The file names the address at which a test asks for a device by its
// name, `GET /NAME`: the subscription that its browser would have made, and the notices that came for it, decrypted.
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Server } from '../src/server.ts';
import { putNewDatabase } from '../src/testing.ts';
import { PushReceiver } from './notices/push-receiver.ts';

const folder = process.env.KICKMATE_DATA;
if (!folder) throw new Error('a data folder is needed');
if (!existsSync(join(folder, 'pglite'))) await putNewDatabase(folder);
const file = process.env.PUSH_FILE;
if (file) {
  const push = await PushReceiver.start();
  const start = Server.start.bind(Server);
  // No setting may open the network of this machine to addresses that browsers name.
  Server.start = (options) => start({ ...options, pushNetwork: push.network });
  const asked = createServer(({ url }, answer) => {
    const device = url!.slice(1);
    const notices = push.received.filter((one) => one.device === device).map(({ notice }) => notice);
    answer.end(JSON.stringify({ subscription: push.subscription(device), notices }));
  });
  await new Promise<void>((done) => asked.listen(0, '127.0.0.1', done));
  writeFileSync(file, `http://127.0.0.1:${(asked.address() as AddressInfo).port}`);
}
await import('../src/main.ts');
