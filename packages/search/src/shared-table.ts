import type { KernelImports } from './abi.ts';

/** The compiled module whose exports are a {@link SharedTable}; the package's build writes it. */
export const SHARED_TABLE_URL: URL = new URL('../build/shared-table.wasm', import.meta.url);

type TableImports = KernelImports['table'];

/** One thread's access to the hash table that threads share: the exports of `assembly/shared-table.ts`. */
export interface SharedTable extends TableImports {
  /** Takes the whole memory as the table. Must be called first. */
  init(): void;
  /** Begins the search of this number; all threads give the same one. Entries of earlier searches are replaced first. */
  begin(search: number): void;
  /** Forgets everything. */
  clear(): void;
}

/** Opens a thread's access to a hash table. @param code the compiled module of {@link SHARED_TABLE_URL} */
export function openSharedTable(code: WebAssembly.Module, memory: WebAssembly.Memory): SharedTable {
  const table = new WebAssembly.Instance(code, { env: { memory } }).exports as unknown as SharedTable;
  table.init();
  return table;
}
