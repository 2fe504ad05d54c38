import type { ArenaStanding } from './arena.ts';
import type { RoundEntry, Standing } from './standings.ts';
import type { TournamentSystem } from './tournament.ts';

/**
 * The standings as a file of comma-separated values (RFC 4180), with a line of headings: a round is the opponent's
 * place, the colour and the points (`3w0.5`), `bye`, or empty; a forfeit has `f` behind it. A name that a spreadsheet
 * would take for a formula gets an apostrophe before it, as OWASP recommends ("CSV Injection").
 */
export function standingsCsv(
  lines: readonly Standing[],
  system: TournamentSystem,
  nameOf: (player: string) => string,
): string {
  const places = new Map(lines.map(({ player, place }) => [player, place]));
  const last = Math.max(0, ...lines.flatMap(({ rounds }) => rounds.map(({ round }) => round)));
  const rounds = Array.from({ length: last }, (_, index) => index + 1);
  const columns = TIE_BREAKS[system];
  const head = [
    'place',
    'player',
    'points',
    ...columns.map(([title]) => title),
    'games',
    ...rounds.map((round) => `round ${round}`),
  ];
  const rows = lines.map((line) => [
    `${line.place}`,
    nameOf(line.player),
    `${line.points}`,
    ...columns.map(([, key]) => `${line[key]}`),
    `${line.games}`,
    ...rounds.map((round) =>
      line.rounds
        .filter((entry) => entry.round === round)
        .map((entry) => cellOf(entry, places))
        .join(' '),
    ),
  ]);
  return csvOf([head, ...rows]);
}

/** The standings of an arena as {@link standingsCsv} has those of rounds; the scores of the games, from the first, are one field. */
export function arenaCsv(lines: readonly ArenaStanding[], nameOf: (player: string) => string): string {
  const head = ['place', 'player', 'points', 'wins', 'games', 'scores'];
  const rows = lines.map(({ player, place, points, wins, games, scores }) => [
    `${place}`,
    nameOf(player),
    ...[points, wins, games].map(String),
    scores.join(' '),
  ]);
  return csvOf([head, ...rows]);
}

const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');

const TIE_BREAKS = {
  swiss: [
    ['buchholz-cut-1', 'buchholzCut1'],
    ['buchholz', 'buchholz'],
    ['wins', 'wins'],
  ],
  roundRobin: [
    ['sonneborn-berger', 'sonnebornBerger'],
    ['wins', 'wins'],
  ],
} as const;

function cellOf(entry: RoundEntry, places: ReadonlyMap<string, number>): string {
  if (entry.opponent === undefined) return 'bye';
  const colour = entry.colour === 'white' ? 'w' : 'b';
  return `${places.get(entry.opponent)}${colour}${entry.points ?? ''}${entry.isForfeit ? 'f' : ''}`;
}

function fieldOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
