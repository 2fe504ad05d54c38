import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { type KernelImports, SILENT_HOST } from '../src/index.ts';

/**
 * Compiles an AssemblyScript module with all checks on, and returns its exports (`Exports` has their types), for tests of
 * functions that a kernel does not export. Throws an error with the compiler's messages.
 * @param folder the package of the module, a URL that ends with a slash
 * @param file the module's path in the package
 * @param imports the host and the shared hash table, if the functions use them
 */
export const loadAssembly = async <Exports>(
  folder: URL,
  file: string,
  imports: KernelImports = SILENT_HOST,
): Promise<Exports> => (await compileAssembly<Exports>(folder, file))(imports);

/** Like {@link loadAssembly}, but returns a function that makes instances, each with memory of its own. */
export async function compileAssembly<Exports>(
  folder: URL,
  file: string,
): Promise<(imports: KernelImports) => Exports> {
  const flags = [
    '--baseDir',
    fileURLToPath(folder),
    '--outFile',
    'test.wasm',
    '--runtime',
    'stub',
    '--bindings',
    'none',
  ];
  let wasm = new Uint8Array();
  const { error, stderr } = await asc.main([file, ...flags, '--debug', '--use', 'abort=', '--enable', 'simd'], {
    writeFile: (_name, contents) => {
      wasm = Uint8Array.from(contents as Uint8Array);
    },
  });
  if (error) throw new Error(`${file}: ${stderr}`);
  const module = await WebAssembly.compile(wasm);
  return (imports) => new WebAssembly.Instance(module, { ...imports }).exports as Exports;
}
