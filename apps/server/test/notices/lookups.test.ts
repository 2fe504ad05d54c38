import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { AT_ONCE, Lookups, MOST_WAITING } from '../../src/notices/lookups.ts';

const ADDRESS: LookupAddress = { address: '8.8.8.8', family: 4 };
const turn = () => new Promise((done) => setImmediate(done));

test('a few hosts are looked up at a time, in their order; each once; too many are refused', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const lookups = new Lookups(async (host) => {
    asked.push(host);
    await new Promise<void>((answer) => answers.push(answer));
    if (host === 'h0') throw new Error('no address');
    return [ADDRESS];
  });
  const hosts = Array.from({ length: AT_ONCE + MOST_WAITING }, (_, index) => `h${index}`);
  const found = hosts.map((host) => lookups.addressesOf(host).catch(() => 'none'));
  found.push(lookups.addressesOf('h1'));
  await expect(lookups.addressesOf('one more')).rejects.toThrow('too many');
  expect(asked).toEqual(hosts.slice(0, AT_ONCE));
  // One that fails makes room, too.
  answers.shift()!();
  await turn();
  expect(asked).toEqual(hosts.slice(0, AT_ONCE + 1));
  while (answers.length > 0) {
    for (const answer of answers.splice(0)) answer();
    await turn();
  }
  expect(await Promise.all(found)).toEqual(['none', ...hosts.map(() => [ADDRESS])]);
  expect(asked).toEqual(hosts);
  // The places are free again.
  const later = lookups.addressesOf('h1');
  answers.shift()!();
  expect(await later).toEqual([ADDRESS]);
});
