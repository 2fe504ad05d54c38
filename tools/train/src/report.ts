import { count } from '@kickmate/command';
import type { FitReport } from './fit.ts';

/** The facts of a network's training for its report. */
export interface TrainingReport {
  /** The variant's name. */
  readonly variant: string;
  readonly hash: string;
  readonly date: string;
  /** The command that makes it again. */
  readonly command: string;
  readonly workers: number;
  /** Seconds in all, and the name of the processor. */
  readonly seconds: number;
  readonly processor: string;
  readonly fits: readonly { readonly name: string; readonly seeds: string; readonly fit: FitReport }[];
  /** The match against the evaluation before, in the words of the arena. */
  readonly match: string;
  readonly opponent: string;
  readonly isBetter: boolean;
}

/** A report as Markdown. */
export function reportText(report: TrainingReport): string {
  const rows = report.fits.map(({ name, seeds, fit }) => {
    const loss = fit.losses.at(-1)!.toFixed(6);
    const classical = isOwnTarget(fit) ? '' : fit.classicalLoss.toFixed(6);
    return `| ${name} | ${seeds} | ${count(fit.samples)} | ${count(fit.heldOut)} | ${loss} | ${classical} |`;
  });
  const note = report.fits.some(({ fit }) => isOwnTarget(fit)) ? OWN_TARGET : '';
  return `# The network of ${report.variant}

Network ${report.hash}, ${report.date}, made in ${time(report.seconds)} on ${counted(report.workers, 'thread')} (${report.processor}) by

    ${report.command}

| step | seeds | positions | held out | loss | of the classical evaluation |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

The loss is the mean square of the error in expected points on games that were held out, against the target of the step.${note}

![Loss by epoch](loss.svg)

## Against ${report.opponent}

\`\`\`
${report.match}
\`\`\`

${report.isBetter ? 'It is stronger, and stays.' : 'It is not surely stronger, and does not stay.'}
`;
}

/** Returns whether a network learnt the classical evaluation in a step. The loss of that is 0 then, which says nothing about it. */
const isOwnTarget = (fit: FitReport): boolean => fit.classicalLoss === 0;
const OWN_TARGET = '\nThe classical evaluation has no loss where it is itself the target.';

const time = (seconds: number): string =>
  seconds < 120 ? counted(Math.round(seconds), 'second') : counted(Math.round(seconds / 60), 'minute');

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 64;
const BOTTOM = 40;

/** The losses of fits by epoch, one after another, as a drawing; dashed: the classical evaluation's. */
export function lossCurve(fits: TrainingReport['fits']): string {
  const epochs = fits.flatMap(({ fit }) => fit.losses.map((loss) => ({ loss, classical: fit.classicalLoss })));
  const top = Math.max(...epochs.flatMap(({ loss, classical }) => [loss, classical])) * 1.1;
  const x = (index: number) => LEFT + ((index + 0.5) * (WIDTH - LEFT - 16)) / epochs.length;
  const y = (loss: number) => 16 + (1 - loss / top) * (HEIGHT - BOTTOM - 16);
  const at = (index: number, loss: number) => `${x(index).toFixed(1)},${y(loss).toFixed(1)}`;
  let first = 0;
  const lines = fits.map(({ name, fit }) => {
    const from = first;
    first += fit.losses.length;
    const points = fit.losses.map((loss, n) => at(from + n, loss)).join(' ');
    const [begin, end] = [x(from - 0.4), x(first - 0.6)].map((value) => value.toFixed(1));
    const level = y(fit.classicalLoss).toFixed(1);
    return [
      `<path class="classical" d="M${begin} ${level}H${end}"/>`,
      `<polyline points="${points}"/>`,
      ...fit.losses.map((loss, n) => `<circle cx="${x(from + n).toFixed(1)}" cy="${y(loss).toFixed(1)}" r="3"/>`),
      `<text x="${begin}" y="${HEIGHT - 12}">${name}</text>`,
    ].join('\n');
  });
  const marks = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const loss = part * top;
    return `<path class="grid" d="M${LEFT} ${y(loss).toFixed(1)}H${WIDTH - 16}"/><text x="8" y="${(y(loss) + 4).toFixed(1)}">${loss.toFixed(4)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Loss by epoch">
<style>svg{background:#fff;font:12px sans-serif}polyline{fill:none;stroke:#1f6f43;stroke-width:2}circle{fill:#1f6f43}.classical{stroke:#b4471f;stroke-width:2;stroke-dasharray:6 4}.grid{stroke:#ddd}</style>
${[...marks, ...lines].join('\n')}
</svg>
`;
}
