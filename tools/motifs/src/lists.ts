import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entries, hasGame, loadVariant } from '@kickmate/catalogue';
import { table } from '@kickmate/command';
import { parseSentences, saidNow } from './sentences.ts';

/** The list of sentences that a reader has judged. */
export const JUDGED = fileURLToPath(new URL('../judged.txt', import.meta.url));

/** Compares the detectors with the judged lines of their games; the names of the tests tell the figures. Returns the exit status. */
export async function compareLists(): Promise<number> {
  const variants = await Promise.all(entries.map(({ id }) => loadVariant(id)));
  const folders = variants.flatMap(({ motifs, presentation }) =>
    motifs && presentation ? [fileURLToPath(new URL('.', presentation.rules))] : [],
  );
  for (const folder of new Set(folders)) {
    const status = await vitestIn(folder);
    if (status !== 0) return status;
  }
  return 0;
}

const vitestIn = (cwd: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const args = ['run', 'test/motifs.test.ts', '--reporter=verbose'];
    const vitest = spawn(`${cwd}node_modules/.bin/vitest`, args, { cwd, stdio: 'inherit' });
    vitest.on('error', reject).on('close', (code) => resolve(code ?? 1));
  });

/** The precision of the sentences that a reader has judged, by game. A sentence that a report would not say any more does not count. */
export async function judgedPrecision(): Promise<string> {
  // Somebody may have removed a game.
  const sentences = parseSentences(readFileSync(JUDGED, 'utf8')).filter(({ game }) => hasGame(game.split(':')[0]!));
  const rows: string[][] = [];
  const all = { right: 0, wrong: 0, gone: 0 };
  for (const game of new Set(sentences.map((one) => one.game))) {
    const variant = await loadVariant(game);
    const motifs = await variant.motifs?.();
    const sums = { right: 0, wrong: 0, gone: 0 };
    for (const sentence of sentences.filter((one) => one.game === game)) {
      if (saidNow(variant, motifs, sentence) !== sentence.says) sums.gone++;
      else if (sentence.verdict !== '?') sums[sentence.verdict]++;
    }
    rows.push(rowOf(game, sums));
    for (const kind of ['right', 'wrong', 'gone'] as const) all[kind] += sums[kind];
  }
  return table(['judged sentences', 'right', 'wrong', 'not said any more', 'precision'], [...rows, rowOf('all', all)]);
}

function rowOf(name: string, { right, wrong, gone }: { right: number; wrong: number; gone: number }): string[] {
  const precision = right + wrong > 0 ? `${((100 * right) / (right + wrong)).toFixed(0)}%` : '-';
  return [name, String(right), String(wrong), String(gone), precision];
}
