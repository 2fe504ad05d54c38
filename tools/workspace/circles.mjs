// Finds circles of imports between the files of a package, and between the top folders of its sources.
import { posix } from 'node:path';

/**
 * The circles between the files of a package. Imports of types count too, because a reader has to follow them.
 * @param {{ file: string, target: string }[]} imports all of the package; of targets only relative ones are looked at
 * @returns {string[][]} of each circle the files, sorted
 */
export function fileCircles(imports) {
  const files = new Set(imports.map(({ file }) => file));
  return circles(
    imports
      .filter(({ target }) => target.startsWith('.'))
      .map(({ file, target }) => [file, resolved(files, posix.join(posix.dirname(file), target))]),
  );
}

/**
 * The circles through the top folders of a package's sources (`src/match`, `src/maps`). A file that lies next to
 * the folders stands for itself. Tests do not count.
 * @param {{ file: string, target: string, isShipped: boolean }[]} imports all of the package
 * @param {string} folder of the package
 * @returns {string[][]} of each circle the folders, sorted
 */
export function folderCircles(imports, folder) {
  const files = new Set(imports.map(({ file }) => file));
  const roomOf = (file) =>
    file
      .slice(folder.length + 1)
      .split('/', 2)
      .join('/');
  return circles(
    imports
      .filter(({ target, isShipped }) => isShipped && target.startsWith('.'))
      .map(({ file, target }) => [roomOf(file), roomOf(resolved(files, posix.join(posix.dirname(file), target)))])
      .filter(([from, to]) => from !== to),
  ).filter((circle) => circle.some((room) => !files.has(posix.join(folder, room))));
}

/** A target as the name of a file; AssemblyScript leaves `.ts` out. */
const resolved = (files, target) => (!files.has(target) && files.has(`${target}.ts`) ? `${target}.ts` : target);

/**
 * The strongly connected parts of a graph that have an arrow within (Tarjan's algorithm).
 * @param {string[][]} arrows pairs of nodes: from, to
 */
function circles(arrows) {
  const targets = new Map();
  for (const [from, to] of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const found = [];
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    for (const next of targets.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const part = stack.splice(stack.indexOf(node));
    if (part.length > 1 || targets.get(node)?.includes(node)) found.push(part.sort());
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return found;
}
