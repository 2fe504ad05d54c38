import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fingerprintOf, misfit, type Network, readNetwork, weightBytes, writeNetwork } from '../src/index.ts';

const sizes = { width: 64, rows: 12, buckets: 2 };
const weights = Uint8Array.from({ length: weightBytes(sizes) }, (_, n) => (n * 37) % 251);
const words = new DataView(weights.buffer);
const firstOutput = (sizes.rows + 1) * sizes.width * 2;
const outputs = 2 * sizes.buckets * sizes.width;
for (let n = 0; n < outputs; n++) words.setInt16(firstOutput + 2 * n, -128 + (n % 257), true);
const firstBias = firstOutput + 2 * outputs;
for (let n = 0; n < sizes.buckets; n++) words.setInt32(firstBias + 4 * n, n === 0 ? -(2 ** 21) : 2 ** 21, true);
const network = { variant: 'chess', inputs: '0123abcd', ...sizes, weights };
const file = await writeNetwork(network);
/** The file of the network with some numbers changed. */
async function withNumbers(change: (numbers: DataView) => void): Promise<Uint8Array> {
  const other = weights.slice();
  change(new DataView(other.buffer));
  return writeNetwork({ ...network, weights: other });
}
const withOutput = (weight: number) =>
  withNumbers((numbers) => numbers.setInt16(firstOutput + 2 * (outputs - 1), weight, true));
const withBias = (bias: number) => withNumbers((numbers) => numbers.setInt32(firstBias + 4, bias, true));

const [tooLarge, tooSmall] = [await withOutput(129), await withOutput(-129)];
const [biasTooLarge, biasTooSmall] = [await withBias(2 ** 21 + 1), await withBias(-(2 ** 31))];
const wide = { ...sizes, width: 192, rows: 1 };
const tooWide = await writeNetwork({ ...network, ...wide, weights: new Uint8Array(weightBytes(wide)) });

const read = async (bytes: Uint8Array) => readNetwork(new Uint8Array(bytes));
const changed = (change: (text: Buffer) => Buffer) => gzipSync(change(gunzipSync(file)));
const withHead = (change: (head: Record<string, unknown>) => unknown) =>
  changed((all) => {
    const end = all.indexOf(10);
    const head = JSON.parse(all.toString('utf8', 0, end)) as Record<string, unknown>;
    return Buffer.concat([Buffer.from(JSON.stringify(change(head))), all.subarray(end)]);
  });

describe('a network as a file', () => {
  test('is read as it was written', async () => {
    const again = await read(file);
    expect(again).toMatchObject({ ok: true, value: network });
    expect((again as { value: Network }).value.hash).toMatch(/^[0-9a-f]{8}$/);
  });

  test('the sizes and the weights belong together', async () => {
    await expect(writeNetwork({ ...network, weights: weights.slice(1) })).rejects.toThrow('bytes of weights');
  });

  test.each<[string, Uint8Array, string, string]>([
    ['nothing', new Uint8Array(), 'damaged', 'unpacked'],
    ['a page of a server without the file', Buffer.from('<!doctype html>'), 'damaged', 'unpacked'],
    ['one that is cut off', file.slice(0, file.length - 100), 'damaged', 'unpacked'],
    ['one with a wrong byte', file.map((byte, n) => (n === file.length >> 1 ? byte ^ 4 : byte)), 'damaged', ''],
    [
      'one with a weight that was changed',
      changed((all) => Buffer.concat([all.subarray(0, -1), Buffer.of(all.at(-1)! ^ 1)])),
      'damaged',
      'hash',
    ],
    ['one that is too short', changed((all) => all.subarray(0, -4)), 'damaged', 'bytes of weights'],
    ['something else', gzipSync('hello\nworld'), 'format', 'does not begin like a network'],
    ['a list', gzipSync('[1]\n'), 'format', 'does not begin like a network'],
    ['a line without end', gzipSync('x'.repeat(5000)), 'format', 'does not begin like a network'],
    ['another version', withHead((head) => ({ ...head, network: 2 })), 'format', "version is '2'"],
    ['no variant', withHead(({ variant: _, ...head }) => head), 'format', 'no variant'],
    ['a size that is no number', withHead((head) => ({ ...head, rows: 'many' })), 'format', 'no variant'],
    ['sizes beyond all memory', withHead((head) => ({ ...head, rows: 65_000, width: 65_000 })), 'format', 'no variant'],
    ['a weight too large for 16 bits', tooLarge, 'format', 'its output weight 129 is not between -128 and 128'],
    ['a weight too small for 16 bits', tooSmall, 'format', 'its output weight -129 is not between'],
    ['a bias too large for 32 bits', biasTooLarge, 'format', 'its output bias 2097153 is not between'],
    ['a bias too small for 32 bits', biasTooSmall, 'format', 'its output bias -2147483648 is not'],
    ['a hidden layer too wide for 32 bits', tooWide, 'format', 'no variant'],
    ['a bomb', gzipSync(Buffer.alloc(9 * 2 ** 20)), 'damaged', 'unpacked'],
  ])('%s is refused', async (_, bytes, cause, message) => {
    const result = await read(bytes);
    expect(result).toMatchObject({ ok: false, error: { cause } });
    expect((result as { error: { message: string } }).error.message).toContain(message);
  });
});

describe('a kernel', () => {
  const fits = async (place: object) => {
    const result = await read(file);
    if (!result.ok) throw new Error(result.error.message);
    return misfit(result.value, { ...sizes, inputs: '0123abcd', ...place });
  };

  test('takes a network of its sizes and inputs', async () => {
    expect(await fits({})).toBeUndefined();
  });

  test.each([
    [{ width: 128 }, 'its width is 64, and the kernel wants 128'],
    [{ rows: 13 }, 'its rows are 12, and the kernel wants 13'],
    [{ buckets: 4 }, 'its buckets are 2'],
    [{ inputs: '00000000' }, 'its inputs are 0123abcd'],
  ])('with %o does not', async (place, words) => {
    expect(await fits(place)).toMatchObject({ cause: 'kernel', message: expect.stringContaining(words) });
  });

  test('with other rows has another fingerprint', () => {
    const rowsOf = (view: number, cell: number, value: number) => [view + cell * value];
    expect(fingerprintOf(64, rowsOf)).toBe(fingerprintOf(64, rowsOf));
    expect(fingerprintOf(64, rowsOf)).not.toBe(
      fingerprintOf(64, (view, cell, value) => rowsOf(view, cell, value).map((row) => row + 1)),
    );
    expect(fingerprintOf(64, rowsOf)).not.toBe(fingerprintOf(72, rowsOf));
  });
});
