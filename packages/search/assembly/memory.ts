// Memory in steps of 64 bits. The compiler's memory.fill and memory.copy, which take any address and length, are much larger.

/** Fills memory with zeros. `bytes` is a multiple of 8. */
export function clearMemory(from: usize, bytes: usize): void {
  for (const end = from + bytes; from < end; from += 8) store<u64>(from, 0);
}

/** Copies memory. `bytes` is a multiple of 8. */
export function copyMemory(to: usize, from: usize, bytes: usize): void {
  for (const end = from + bytes; from < end; from += 8, to += 8) store<u64>(to, load<u64>(from));
}
