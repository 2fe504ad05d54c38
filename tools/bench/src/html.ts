import {
  type Bar,
  type BenchResult,
  type Comparison,
  changeText,
  digits,
  type GameResult,
  type Place,
  placeBars,
  placeText,
  speedBars,
  speedText,
  TASKS,
  timeText,
  whyNotFaster,
} from '@kickmate/bench';
import type { Experiment, ExperimentResult } from '@kickmate/bench/experiments';
import type { Report } from './report.ts';

/** The contents of a report with speeds. */
export interface SpeedReport {
  readonly report: Report;
  /** The reasons of games in which WebAssembly gains little, by the variant's id. */
  readonly notes: Readonly<Record<string, string | undefined>>;
  readonly comparison?: Comparison | undefined;
  /** The result with which the report is compared. */
  readonly earlier?: BenchResult | undefined;
}

/** Formats a report as one page of HTML that needs no other file and no network. */
export function htmlReport({ report, notes, comparison, earlier }: SpeedReport): string {
  const games = report.games.map((game) => gameHtml(game, notes[game.variant])).join('\n');
  const starts = report.startUp.map(({ variant, backend, open, kickOff, memory }) => [
    variant,
    backend,
    timeText(open),
    timeText(kickOff),
    `${(memory / 2 ** 20).toFixed(1)} MiB`,
  ]);
  const targets = report.targets.map(({ variant, what, measured, isMet }) => [
    isMet ? 'held' : 'missed',
    variant,
    what,
    measured,
  ]);
  return page('Kickmate benchmark', [
    headHtml(report.place, report.made),
    `<p>Nodes a second of ${report.clock === 'cpu' ? "the processor's time" : 'time by the clock'}: the median of several runs by
turns, with a line from the slowest to the fastest run. Runs that warm up are thin marks; they are not counted.</p>`,
    comparison && earlier ? comparisonHtml(comparison, earlier) : '',
    games,
    starts.length > 0
      ? `<h2>Start</h2>${tableHtml(['game', 'backend', 'open', 'first search', 'memory'], starts)}`
      : '',
    targets.length > 0 ? `<h2>Targets</h2>${tableHtml(['', 'game', 'target', 'measured'], targets)}` : '',
  ]);
}

/** Formats the small experiments as one page of HTML that needs no other file and no network. */
export function experimentsHtml({
  place,
  made,
  all,
  results,
}: {
  readonly place: Place;
  readonly made: string;
  readonly all: readonly Experiment[];
  readonly results: readonly ExperimentResult[];
}): string {
  const parts = results.map(({ id, title, forms }) => {
    const { work = '', why = '' } = all.find((one) => one.id === id) ?? {};
    const bars = placeBars(forms.map(({ ns, quartiles }) => ({ value: ns, low: quartiles[0], high: quartiles[1] })));
    const rows = forms.map(({ name, language, ns }, index) => [
      escaped(name),
      barSvg(bars[index]!, language),
      `${digits(ns)} ns`,
      `${(ns / forms[0]!.ns).toFixed(2)} times`,
    ]);
    return `<section><h2>${escaped(title)}</h2><p>${escaped(work)}</p>${chartHtml(['form', '', 'time', 'ratio'], rows)}<p>${escaped(why)}</p></section>`;
  });
  return page('Why WebAssembly is faster here', [
    headHtml(place, made),
    '<p>Nanoseconds of one operation: shorter is faster. The line across the end of a bar covers the middle half of the runs.</p>',
    ...parts,
  ]);
}

const headHtml = (place: Place, made: string): string =>
  `<p class="place">${escaped(placeText(place))}; measured at <time datetime="${escaped(made)}">${escaped(made.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time></p>`;

function gameHtml(game: GameResult, note: string | undefined): string {
  const charts = TASKS.map((task) => {
    const rows = speedBars(game.rows.filter((row) => row.task === task)).map(
      ({ row, perSecond = 0, timesSlowest, bar }) => [
        `${row.backend}<small>depth ${row.depth}, ${row.nodes.toLocaleString('en-GB')} nodes; first run ${timeText(row.warmUp[0] ?? 0)}</small>`,
        bar ? barSvg(bar, row.backend) : '',
        speedText(perSecond),
        timesSlowest === undefined ? '' : `${digits(timesSlowest)} times`,
      ],
    );
    const name = task === 'perft' ? 'Counting all lines of play (perft)' : 'Searching';
    return `<h3>${name}</h3>${chartHtml(['backend', '', 'nodes a second', 'over the slowest'], rows)}`;
  });
  const reason = whyNotFaster(game, note);
  const nodes =
    game.differences.length > 0
      ? `<p class="bad">${game.differences.map(escaped).join('<br>')}</p>`
      : `<p>All backends agree on the nodes; signature ${game.signature}.</p>`;
  return `<section><h2>${escaped(game.name)}</h2>${nodes}${charts.join('')}${reason ? `<p>${escaped(reason)}</p>` : ''}</section>`;
}

function comparisonHtml({ changes, cautions }: Comparison, earlier: BenchResult): string {
  const changed = changes.filter(({ verdict }) => verdict === 'slower' || verdict === 'faster');
  const items = changed.map(
    (change) => `<li class="${change.verdict}">${change.verdict}: ${escaped(changeText(change))}</li>`,
  );
  const summary =
    changed.length === 0 ? '<p>Nothing became slower or faster beyond noise.</p>' : `<ul>${items.join('')}</ul>`;
  return `<section><h2>Compared with ${escaped(earlier.made)}</h2>${cautions.map((one) => `<p>${escaped(one)}</p>`).join('')}${summary}</section>`;
}

/** A bar as SVG that is as wide as its place. */
function barSvg({ end, low, high, marks = [] }: Bar, look: string): string {
  const number = (value: number) => value.toFixed(2);
  return (
    '<svg viewBox="0 0 100 10" preserveAspectRatio="none" width="100%" height="18" aria-hidden="true">' +
    `<rect class="${look}" x="0" y="1" width="${number(Math.max(end, 0.3))}" height="8"/>` +
    `<rect class="spread" x="${number(low)}" y="4.4" width="${number(Math.max(high - low, 0.15))}" height="1.2"/>` +
    `${marks.map((mark) => `<rect class="mark" x="${number(mark)}" y="0" width="0.4" height="10"/>`).join('')}</svg>`
  );
}

const chartHtml = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table class="chart"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([first, ...cells]) =>
        `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

const tableHtml = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; background: light-dark(#fff, #12181c); color: light-dark(#172026, #eef3f0); }
h1 { font-size: 1.6rem; } h2 { margin: 2rem 0 0.25rem; font-size: 1.25rem; } h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
table { border-collapse: collapse; width: 100%; } th, td { padding: 0.25rem 0.5rem; border-bottom: 1px solid light-dark(#d2dbcf, #334046); text-align: left; vertical-align: middle; font-weight: 400; }
thead th { font-size: 0.85rem; color: light-dark(#4a585f, #acbabd); } .chart th[scope=row] { width: 30%; } .chart td:nth-child(2) { width: 45%; }
.chart td:nth-child(n+3) { white-space: nowrap; } small { display: block; font-size: 0.8rem; color: light-dark(#4a585f, #acbabd); }
svg { display: block; } .wasm { fill: light-dark(#0b6a3c, #5cd393); } .js { fill: light-dark(#a36a00, #f0c05a); } .rules { fill: light-dark(#59666c, #9aa8ac); }
.spread { fill: light-dark(#172026, #ffffff); } .mark { fill: light-dark(#b3202f, #ff8d92); } .slower, .bad { color: light-dark(#b3202f, #ff8d92); } .place { color: light-dark(#4a585f, #acbabd); }
@media (max-width: 36rem) { .chart td:nth-child(2) { width: 25%; } .chart td:nth-child(n+3) { white-space: normal; } }`;

const page = (title: string, parts: readonly string[]): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
${parts.filter((part) => part !== '').join('\n')}
</body>
</html>
`;
