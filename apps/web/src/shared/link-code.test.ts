import { deflateRawSync } from 'node:zlib';
import { must } from '@kickmate/board';
import { expect, test } from 'vitest';
import { MAX_CODE_LENGTH, MAX_TEXT_BYTES, packCode, unpackCode } from './link-code.ts';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const packed = (text: string | Uint8Array): string => base64url(deflateRawSync(text));

async function refusal(code: string): Promise<string> {
  const read = await unpackCode(code);
  return read.ok ? `read: ${read.value.slice(0, 40)}` : read.error.message;
}

test.each(['', '{}', 'Übung – 試合 ⚽', 'a'.repeat(MAX_TEXT_BYTES)])(
  'what is packed is unpacked again (%#)',
  async (text) => {
    const code = must(await packCode(text));
    expect(code).toMatch(/^[\w-]+$/);
    expect(must(await unpackCode(code))).toBe(text);
  },
);

test('others pack in the same way', async () => {
  expect(must(await unpackCode(packed('{"name":"garden"}')))).toBe('{"name":"garden"}');
});

test.each([
  ['no code', ''],
  ['signs that are none of base64', 'ab+c/d=='],
  ['a script', '<script>alert(1)</script>'],
  ['a length that base64 never has', 'abcde'],
])('%s is refused as damaged', async (_, code) => {
  expect(await refusal(code)).toContain('The link is damaged: it has characters that our links do not have.');
});

test.each([
  ['what is not compressed', base64url(new TextEncoder().encode('{"name":"garden"}'))],
  ['what was cut off', packed('{"name":"garden","tiles":["........"]}').slice(0, -8)],
  ['what is no text', packed(new Uint8Array([0xff, 0xfe, 0xc0]))],
])('%s is refused as damaged', async (_, code) => {
  expect(await refusal(code)).toContain('cannot be unpacked');
});

test('a bomb is not unpacked', async () => {
  const bomb = packed(new Uint8Array(5_000_000));
  expect(bomb.length).toBeLessThan(MAX_CODE_LENGTH);
  expect(await refusal(bomb)).toContain('more than 16 KiB');
  expect(await refusal(packed('a'.repeat(MAX_TEXT_BYTES + 1)))).toContain('more than 16 KiB');
});

test('a text that is too long is neither packed nor unpacked', async () => {
  expect(await refusal('a'.repeat(MAX_CODE_LENGTH + 1))).toContain('longer than 8000 characters');
  const noise = Array.from({ length: 10_000 }, (_, i) => String.fromCharCode(32 + (((i * i * 7919) % 8191) % 90))).join(
    '',
  );
  expect(await packCode(noise)).toMatchObject({ ok: false, error: { message: expect.stringContaining('too large') } });
  expect((await packCode('a'.repeat(MAX_TEXT_BYTES + 1))).ok).toBe(false);
});

test('a size that is too large is said, with the limit', async () => {
  const large = await packCode('a'.repeat(MAX_TEXT_BYTES + 1));
  expect(large).toMatchObject({
    error: { message: expect.stringContaining('17 KiB, and a link holds at most 16 KiB') },
  });
});

test('a caller may allow a larger text', async () => {
  const text = 'a'.repeat(2 * MAX_TEXT_BYTES);
  const code = must(await packCode(text, text.length));
  expect(must(await unpackCode(code, text.length))).toBe(text);
  expect(await unpackCode(code)).toMatchObject({ ok: false });
});
