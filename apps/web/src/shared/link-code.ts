import { fail, ok, type Result } from '@kickmate/board';
import { texts } from './link-texts.ts';

/** The reason why a text cannot be packed into a link or unpacked from it: a sentence for people. */
export interface LinkError {
  readonly message: string;
}

/** The longest code, in characters. Some programs that send links cut longer ones off. */
export const MAX_CODE_LENGTH = 8000;

/** The largest unpacked size, in bytes, unless a caller says otherwise. */
export const MAX_TEXT_BYTES = 16 * 1024;

/** A size in bytes, for people. */
export const inKiB = (bytes: number): string => `${Math.ceil(bytes / 1024)} KiB`;

/** A format that all our browsers support, so that no library is needed. */
const FORMAT = 'deflate-raw';

/**
 * Packs a text for the end of an address: compressed, in letters, digits, `-` and `_`.
 * @param most the largest size of the text, in bytes
 */
export async function packCode(text: string, most: number = MAX_TEXT_BYTES): Promise<Result<string, LinkError>> {
  const bytes = new TextEncoder().encode(text);
  const packed = await through(new CompressionStream(FORMAT), bytes, Number.POSITIVE_INFINITY);
  if (!packed || bytes.length > most) return fail({ message: texts.largeText(inKiB(bytes.length), inKiB(most)) });
  const code = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const { length } = code;
  return length > MAX_CODE_LENGTH ? fail({ message: texts.longCode(length, MAX_CODE_LENGTH) }) : ok(code);
}

/**
 * Unpacks a code from an address. The code is not trusted.
 * @param most the largest size of the text, in bytes
 */
export async function unpackCode(code: string, most: number = MAX_TEXT_BYTES): Promise<Result<string, LinkError>> {
  if (code.length > MAX_CODE_LENGTH) return fail({ message: texts.longLink(MAX_CODE_LENGTH) });
  if (!/^[\w-]+$/.test(code) || code.length % 4 === 1)
    return fail({
      message: texts.strangeLink,
    });
  const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  try {
    const text = await through(new DecompressionStream(FORMAT), bytes, most);
    if (!text) return fail({ message: texts.largeLink(inKiB(most)) });
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    return fail({ message: texts.damagedLink });
  }
}

/** The output of a stream for these bytes; `undefined` if it is longer than `most`. Rejects if they are corrupt. */
async function through(
  { writable, readable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | undefined> {
  const writer = writable.getWriter();
  // The reader reports the same error.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader: ReadableStreamDefaultReader<Uint8Array> = readable.getReader();
  const chunks: number[] = [];
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (chunks.length + value!.length > most) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(...value!);
  }
  return Uint8Array.from(chunks);
}
