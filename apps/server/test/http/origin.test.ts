import { expect, test } from 'vitest';
import { addressOf, isUnknownProxy } from '../../src/http/origin.ts';

test.each([
  ['a direct connection', '192.0.2.1', undefined, 0, '192.0.2.1'],
  ['IPv4 written as IPv6', '::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
  ['this machine', '127.0.0.1', undefined, 0, undefined],
  ['this machine over IPv6', '::1', undefined, 0, undefined],
  ['a header that no proxy wrote', '192.0.2.1', '198.51.100.7', 0, '192.0.2.1'],
  ['one proxy', '127.0.0.1', 'invented, 198.51.100.7', 1, '198.51.100.7'],
  ['one proxy that adds a port', '127.0.0.1', '198.51.100.7:5000', 1, '198.51.100.7'],
  ['two proxies', '127.0.0.1', '198.51.100.7, 10.0.0.1', 2, '198.51.100.7'],
  ['IPv6', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['another address of the same customer', '2001:0DB8:0001:2::9', undefined, 0, '2001:db8:1:2::/64'],
  ['another customer', '2001:db8:1:3::9', undefined, 0, '2001:db8:1:3::/64'],
  ['IPv6 with few groups', '2001:db8::', undefined, 0, '2001:db8:0:0::/64'],
  ['IPv6 behind a proxy, with a port', '::1', '[2001:db8:1:2::7]:443', 1, '2001:db8:1:2::/64'],
  ['IPv6 of one cable', 'fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['no connection', undefined, undefined, 0, undefined],
])('the limits count %s by its network', (_, direct, forwarded, proxies, expected) => {
  expect(addressOf(direct, forwarded, proxies)).toBe(expected);
});

test.each([
  ['a proxy on this machine that the settings do not name', '127.0.0.1', '198.51.100.7', 0, true],
  ['one that they name', '127.0.0.1', '198.51.100.7', 1, false],
  ['a program on this machine', '127.0.0.1', undefined, 0, false],
  ['a header that somebody elsewhere invents', '192.0.2.1', '198.51.100.7', 0, false],
])('an unknown proxy: %s', (_, direct, forwarded, proxies, expected) => {
  expect(isUnknownProxy(direct, forwarded, proxies)).toBe(expected);
});
