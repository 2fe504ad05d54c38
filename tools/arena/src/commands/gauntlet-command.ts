import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '@kickmate/catalogue';
import { defineCommand, loadGame, UsageError } from '@kickmate/command';
import { ownOpenings } from '../openings.ts';
import { playSeries } from '../series.ts';
import { readSeries, readSeriesOptions } from '../series-options.ts';
import { signed, type Tally } from '../statistics.ts';

/** The commit of version 1.0, which stays the yardstick of all games. */
const FIRST_VERSION = '596946ce';
const STOCKFISH_15 = '/usr/games/stockfish';
// Tools run in the root of the project.
const FIGURES = 'docs/figures/gauntlet.json';
const PAGE = 'docs/measurements.md';

const MANUAL = `Plays against the opponents that stay the same, and writes the results to docs/figures/gauntlet.json and, as a
table, to docs/measurements.md.

All limits are nodes, so that a busy machine does not matter: in every game version 1.0 (${FIRST_VERSION}), which is fetched from the history
of this checkout and built in .cache, several minutes once; in chess also Stockfish 19 (lite, from npm), and 15.1 where Debian's package
stockfish is installed.

  npm run gauntlet
  npm run gauntlet -- --only chess --matches 20`;

/** An opponent that stays the same, and how it is met. */
export interface Opponent {
  readonly game: string;
  readonly name: string;
  /** Our player and the other, as in a match. */
  readonly players: readonly [own: string, other: string];
}

/** A series against an opponent. Points and Elo are ours, with their intervals of 95%. */
export interface GauntletRow extends Opponent {
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
  /** `null` if all matches were won, or all lost. */
  readonly elo: readonly [value: number | null, low: number | null, high: number | null];
  readonly commit: string;
  readonly date: string;
}

/** The opponents of all games with a kernel, or of one. */
async function opponents(only: string | undefined, older: string): Promise<readonly Opponent[]> {
  const variants = await Promise.all(entries.map(({ load }) => load()));
  const firstVersion = `uci:node --import tsx ${join(older, 'tools/uci/src/cli.ts')},nodes=20000`;
  const chess = (name: string, other: string): Opponent => ({ game: 'chess', name, players: ['nodes:60000', other] });
  const all: Opponent[] = [
    ...variants.flatMap(({ id, kernel }) =>
      kernel ? [{ game: id, name: 'Kickmate 1.0', players: ['nodes:20000', firstVersion] as const }] : [],
    ),
    chess('Stockfish 19 lite', 'rival:stockfish,nodes=13000'),
    ...(existsSync(STOCKFISH_15) ? [chess('Stockfish 15.1', `uci:${STOCKFISH_15},nodes=10000`)] : []),
  ];
  const isHere = (game: string) => variants.some(({ id }) => id === game);
  const wanted = all.filter(({ game }) => isHere(game) && (only === undefined || game === only));
  if (wanted.length > 0) return wanted;
  throw new UsageError(
    `--only '${only}': the games are ${variants.flatMap(({ id, kernel }) => (kernel ? [id] : [])).join(', ')}`,
  );
}

/** The folder of version 1.0, built. */
function firstVersionFolder(): string {
  const folder = `.cache/version-${FIRST_VERSION}`;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: existsSync(folder) ? folder : '.', stdio: ['ignore', 2, 2] });
  if (!existsSync(folder)) run('git', 'clone', '--quiet', '--no-checkout', '.', folder);
  run('git', 'checkout', '--quiet', FIRST_VERSION);
  // It installs and builds what it needs, and ends because nobody says anything.
  run('npm', 'run', '--silent', 'uci');
  return folder;
}

/** The command `arena gauntlet`. */
export const gauntletCommand = defineCommand({
  meta: { name: 'gauntlet', description: MANUAL },
  args: {
    only: { type: 'string', description: 'the id of the only game that is played' },
    matches: { type: 'string', default: '100', description: 'matches against each opponent, an even number' },
    seed: { type: 'string', default: '1', description: 'the seed of all luck' },
    workers: { type: 'string', default: '1', description: 'threads' },
  },
  async run({ args: { only, matches, seed, workers } }) {
    const older = firstVersionFolder();
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
    let rows: readonly GauntletRow[] = JSON.parse(readFileSync(FIGURES, 'utf8'));
    for (const opponent of await opponents(only, older)) {
      const variant = await loadGame(opponent.game);
      const opening = (await ownOpenings(variant)).length > 0 ? '0' : '6';
      const options = await readSeriesOptions({
        variant: variant.id,
        goals: String(variant.match.goals.min),
        opening,
        plies: '10',
        adjudge: variant.id === 'chess',
        matches,
        seed,
        workers,
      });
      const series = await readSeries(options, ...opponent.players);
      const title = `${variant.name} against ${opponent.name}`;
      const { tally } = await playSeries(series, options, () => title);
      const row = rowOf(opponent, tally, { commit, date: new Date().toISOString().slice(0, 10) });
      rows = [...rows.filter(({ game, name }) => game !== row.game || name !== row.name), row];
      writeFileSync(FIGURES, `${JSON.stringify(rows, undefined, 2)}\n`);
      writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), rows));
    }
    process.stdout.write(`${tableOf(rows)}\n`);
  },
});

function rowOf(opponent: Opponent, tally: Tally, when: Pick<GauntletRow, 'commit' | 'date'>): GauntletRow {
  const { game, name, players } = opponent;
  const { matches, wins: won, draws: drawn, losses: lost, points } = tally;
  const elo = [tally.elo.value, tally.elo.low, tally.elo.high].map((one) =>
    Number.isFinite(one) ? Math.round(one) : null,
  ) as [number, number, number];
  return {
    game,
    name,
    players,
    matches,
    won,
    drawn,
    lost,
    points: Math.round(points.value * 1000) / 1000,
    elo,
    ...when,
  };
}

/** The rows as a table in Markdown. */
export function tableOf(rows: readonly GauntletRow[]): string {
  const nameOf = (game: string) => entries.find(({ id }) => id === game)?.name ?? game;
  const nodesOf = ({ players }: GauntletRow) => players.map((player) => /nodes[:=](\d+)/.exec(player)?.[1]).join(' : ');
  const bounds = ([value, low, high]: GauntletRow['elo']) => {
    if (value === null) return low === null ? `at most ${signed(high ?? 0)}` : `at least ${signed(low)}`;
    if (low === null) return `${signed(value)} (to ${signed(high ?? 0)})`;
    return `${signed(value)} (${high === null ? `from ${signed(low)}` : `${signed(low)} to ${signed(high)}`})`;
  };
  const lines = rows.map((row) => [
    `${nameOf(row.game)}, ${row.name}`,
    nodesOf(row),
    `${row.won} / ${row.drawn} / ${row.lost}`,
    `${(row.points * 100).toFixed(1)}%`,
    bounds(row.elo),
    `\`${row.commit}\`, ${row.date}`,
  ]);
  const heads = ['against', 'nodes', 'won / drawn / lost', 'points', 'Elo', 'commit'];
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const TABLE = /(<!-- gauntlet -->\n)[\s\S]*?(\n<!-- \/gauntlet -->)/;

/** The page of measurements with this table in the place of the one before. Throws if the page has no place for it. */
export function withTable(page: string, rows: readonly GauntletRow[]): string {
  if (!TABLE.test(page))
    throw new Error('docs/measurements.md lacks the lines <!-- gauntlet --> and <!-- /gauntlet -->');
  return page.replace(TABLE, (_, begin, end) => `${begin}\n${tableOf(rows)}\n${end}`);
}
