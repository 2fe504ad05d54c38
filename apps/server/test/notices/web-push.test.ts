import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { isOfInternet, type PushNetwork, PushServices } from '../../src/notices/push-service.ts';
import { encrypt, newServerKey, serverKeysOf } from '../../src/notices/web-push.ts';
import { PushReceiver } from './push-receiver.ts';

test("a message is encrypted as in RFC 8291's example", () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const secrets = { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), pair };
  expect(encrypt('When I grow up, I want to be a watermelon', keys, secrets).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2a00:1450:4001:80b::200a', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2001::1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s is an address of the internet: %s', (address, isIt) => expect(isOfInternet(address)).toBe(isIt));

const services = (network?: PushNetwork) =>
  new PushServices({ keys: serverKeysOf(newServerKey()), contact: 'https://play.example.org', network });

test.each([
  'http://8.8.8.8/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:7f00:1]/x',
  'https://user@8.8.8.8/x',
  'https://8.8.8.8:8443/x',
  'file:///etc/passwd',
  'no address',
])('%s is refused as the address of a push service', async (endpoint) => {
  expect(await services().acceptable(endpoint)).toBeUndefined();
});

test('an address of the internet is accepted, and kept in one form', async () => {
  expect(await services().acceptable('https://8.8.8.8/x')).toBe('https://8.8.8.8/x');
  expect(await services().acceptable('HTTPS://8.8.8.8:443/x')).toBe('https://8.8.8.8/x');
});

test('a name that leads elsewhere after the subscription gets no request', async () => {
  const asked: string[] = [];
  let isFirst = true;
  const push = services({
    port: 9,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: (address) => {
      asked.push(address);
      return isFirst;
    },
  });
  expect(await push.acceptable('https://localhost:9/x')).toBe('https://localhost:9/x');
  isFirst = false;
  asked.length = 0;
  const keys = { p256dh: serverKeysOf(newServerKey()).publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  const message = { text: '{}', ttl: 60, topic: 'x' };
  expect(await push.send({ endpoint: 'https://localhost:9/x', ...keys }, message)).toBe('later');
  expect(asked.length).toBeGreaterThan(0);
  // A key that is no point of the curve is refused without a request.
  asked.length = 0;
  const wrongKey = { ...keys, p256dh: `B${'A'.repeat(86)}` };
  expect(await push.send({ endpoint: 'https://localhost:9/x', ...wrongKey }, message)).toBe('refused');
  expect(asked).toEqual([]);
});

test('a message that was read and not answered is not sent again; one that nobody read is', async () => {
  const receiver = await PushReceiver.start();
  const push = services(receiver.network);
  receiver.statuses.set('silent', 0);
  const devices = { silent: receiver.subscription('silent'), well: receiver.subscription('well') };
  const send = (device: keyof typeof devices) => {
    const { endpoint, keys } = devices[device];
    return push.send({ endpoint, ...keys }, { text: '{"kind":"turn"}', ttl: 60, topic: 'x' });
  };
  expect(await send('silent')).toBe('unanswered');
  expect(await send('well')).toBe('sent');
  receiver.close();
  expect(await send('well')).toBe('later');
  push.close();
});

test('a push service that sends on to another address is not followed', async () => {
  const receiver = await PushReceiver.start();
  const push = services(receiver.network);
  receiver.subscription('elsewhere');
  receiver.statuses.set('moved', 307);
  const { endpoint, keys } = receiver.subscription('moved');
  expect(await push.send({ endpoint, ...keys }, { text: '{"kind":"turn"}', ttl: 60, topic: 'x' })).toBe('refused');
  expect(receiver.received.map(({ device }) => device)).toEqual(['moved']);
  push.close();
  receiver.close();
});
