import { expect, test } from 'vitest';
import { addressOf, isAllowedOrigin, isKnownHost, isSecureHost, isUnknownProxy } from '../../src/http/origin.ts';

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

const ORIGINS = ['https://play.example.org', 'http://club.example:8080', 'https://both.example', 'http://both.example'];

test.each([
  ['127.0.0.1:4173', true],
  ['[::1]:4173', true],
  ['192.168.1.5:4173', true],
  ['[2001:db8::7]', true],
  ['localhost:4173', true],
  ['LOCALHOST', true],
  ['play.example.org', true],
  ['play.example.org:4173', true],
  ['evil.example:4173', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1@evil.example', false],
  ['evil.example/127.0.0.1', false],
  ['', false],
  [undefined, false],
])('a request for the host %s: known is %s', (host, isKnown) => expect(isKnownHost(host, ORIGINS)).toBe(isKnown));

test.each([
  ['http://127.0.0.1:4173', '127.0.0.1:4173', true],
  ['http://[::1]:4173', '[::1]:4173', true],
  ['http://localhost:4173', 'localhost:4173', true],
  // A proxy that changes the host.
  ['https://play.example.org', '127.0.0.1:4173', true],
  ['https://play.example.org', 'play.example.org', true],
  ['http://club.example:8080', 'club.example:8080', true],
  [undefined, '127.0.0.1:4173', true],
  // The server speaks no HTTPS; a page of HTTP must not act where people come by HTTPS.
  ['https://127.0.0.1:4173', '127.0.0.1:4173', false],
  ['http://play.example.org', 'play.example.org', false],
  ['http://play.example.org:4173', 'play.example.org:4173', false],
  ['https://club.example:8080', 'club.example:8080', false],
  ['http://127.0.0.1:5173', '127.0.0.1:4173', false],
  ['http://evil.example', 'evil.example', false],
  ['null', '127.0.0.1:4173', false],
])('a page of %s at the host %s: allowed is %s', (origin, host, isAllowed) => {
  expect(isAllowedOrigin({ origin, host }, ORIGINS)).toBe(isAllowed);
});

test.each([
  ['play.example.org', true],
  ['club.example:8080', false],
  ['both.example', false],
  ['127.0.0.1:4173', false],
])('people come to %s by HTTPS only: %s', (host, isSecure) => expect(isSecureHost(host, ORIGINS)).toBe(isSecure));
