import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Mailbox } from '../src/mailbox.ts';

interface Case {
  readonly name: string;
  readonly fen: string;
  readonly counts: readonly number[];
  readonly variant?: string;
}

const FIXTURE = new URL('../../../packages/variants/chess/test/fixtures/perft.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FIXTURE, 'utf8')) as { readonly cases: readonly Case[] };

// A comparison with a generator that is wrong says nothing.
test.each(cases.filter(({ variant }) => variant === undefined))('the mailbox counts $name', ({ fen, counts }) => {
  const mailbox = new Mailbox(fen);
  for (const [index, leaves] of counts.entries()) if (leaves < 300_000) expect(mailbox.perft(index + 1)).toBe(leaves);
});
