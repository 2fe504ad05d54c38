import { opponent, type Side } from '@kickmate/board';
import { hashText, isOneRound } from '@kickmate/game';
import { TWO_PEOPLE } from '@kickmate/play';
import { outlinePgn, type PgnOutline } from '@kickmate/record';
import { type MatchSpan, matchSpans } from '@kickmate/record/match-spans';
import { texts } from '../match/history/file-texts.ts';
import { type FinishedMatch, finishedMatch, type StoredMatch } from '../match/history/finished.ts';
import type { Imported } from '../match/history/match-files.ts';
import { openRecord, variantOf } from '../match/record/open-record.ts';
import { contentKey } from '../report/kept-reports.ts';
import { restsBetween } from '../shared/rest.ts';
import { knownTag } from '../stage/record-tags.ts';

/** A file has the day on which a match began, in any time zone: so much may be between it and the moment, in milliseconds. */
const ZONES_MS = 48 * 60 * 60 * 1000;
/** No match lasts longer, in milliseconds. */
const LONGEST_MATCH_MS = 400 * 24 * 60 * 60 * 1000;

/** A player who is named in a file of games. */
export interface FilePlayer {
  readonly name: string;
  /** The number of games with the player. */
  readonly games: number;
}

/** The tags by which two games with the same actions are two matches. */
const IDENTITY_TAGS = ['White', 'Black', 'Date', 'UTCDate', 'UTCTime'];

/** The players in a PGN file, the one with the most games first. */
export function playersIn(text: string): readonly FilePlayer[] {
  const counts = new Map<string, number>();
  for (const { tags } of outlinePgn(text))
    for (const name of new Set([knownTag(tags, 'White'), knownTag(tags, 'Black')]))
      if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, games]) => ({ name, games })).sort((a, b) => b.games - a.games);
}

/**
 * The matches of a player in a PGN file, as the player's own; every action is checked by the referee. Matches that cannot be read,
 * or have no result, are left out, with a sentence each. Rejects only if rules could not be fetched.
 * @param known the matches of the history; those played on this device or online are not added a second time
 * @param undated the moment of matches without a date that the history does not have yet, in milliseconds since 1970
 * @param progress called with the number of matches that have been read, and of all
 */
export async function ownGames(
  text: string,
  player: string,
  known: readonly FinishedMatch[],
  undated: number,
  progress: (read: number, all: number) => void = () => {},
): Promise<Imported> {
  const ownMatches = (await matchesIn(text)).flatMap((one, index) => {
    const side = sideOf(one, player);
    return side ? [{ ...one, side, number: index + 1 }] : [];
  });
  const stored = new Map<string, StoredMatch>();
  const faults: string[] = [];
  const rest = restsBetween();
  for (const [index, { begin, end, tags, side, number }] of ownMatches.entries()) {
    const read = await openRecord(text.slice(begin, end));
    if (!read.ok) faults.push(texts.fault(number, read.error.message));
    else if (!read.value.match.end) faults.push(texts.fault(number, texts.notOver));
    else {
      const { match } = read.value;
      const id = `file-${contentKey(match)}-${(hashText(IDENTITY_TAGS.map((name) => tags.get(name)).join('|')) >>> 0).toString(36)}`;
      const kept = { match, seats: { ...TWO_PEOPLE }, state: {}, opened: read.value };
      const claim = { from: 'file', id, side, rating: ratingOf(tags, opponent(side)) } as const;
      const ended = dateOf(tags) ?? known.find((one) => one.id === id)?.ended ?? undated;
      const own = finishedMatch(kept, ended, { claim });
      if (!known.some((one) => isSame(one, own.match))) stored.set(id, own);
    }
    progress(index + 1, ownMatches.length);
    await rest();
  }
  return { stored: [...stored.values()], faults };
}

/** Returns whether a match that was played here or online stands in a file again, as this app writes it. */
const isSame = (known: FinishedMatch, own: FinishedMatch): boolean =>
  known.players !== 'file' &&
  known.game === own.game &&
  known.side === own.side &&
  known.result === own.result &&
  own.ended < known.ended + ZONES_MS &&
  own.ended > beganAfter(known) - ZONES_MS &&
  JSON.stringify(known.beginnings) === JSON.stringify(own.beginnings);

/** The earliest moment at which a match of the history may have begun: the name of one of this device begins with it. */
function beganAfter({ players, id, ended }: FinishedMatch): number {
  const began = players === 'online' ? Number.NaN : Number.parseInt(id, 10);
  return Number.isNaN(began) ? ended - LONGEST_MATCH_MS : began;
}

function sideOf({ tags }: Pick<PgnOutline, 'tags'>, player: string): Side | undefined {
  if (knownTag(tags, 'White') === player) return 'w';
  return knownTag(tags, 'Black') === player ? 'b' : undefined;
}

/** The rating of a side's player in points; `undefined` without one that can be true. */
function ratingOf(tags: PgnOutline['tags'], side: Side): number | undefined {
  const points = Number(knownTag(tags, side === 'w' ? 'WhiteElo' : 'BlackElo'));
  return Number.isInteger(points) && points > 0 && points <= 10_000 ? points : undefined;
}

async function matchesIn(text: string): Promise<readonly MatchSpan[]> {
  const outlines = new Map([...outlinePgn(text)].map((one) => [one.tags.get('Variant'), one]));
  const withRounds = new Set<string | undefined>();
  for (const [name, outline] of outlines) {
    const variant = await variantOf(outline);
    if (variant.ok && !isOneRound(variant.value)) withRounds.add(name);
  }
  return matchSpans(text, (tags) => withRounds.has(tags.get('Variant')));
}

/** The moment at which a game began by its tags, in milliseconds since 1970. A month or a day that is not known counts as the first. */
function dateOf(tags: PgnOutline['tags']): number | undefined {
  const [utc, time] = [knownTag(tags, 'UTCDate'), knownTag(tags, 'UTCTime')];
  const at = utc && time ? Date.parse(`${utc.replaceAll('.', '-')}T${time}Z`) : Number.NaN;
  if (!Number.isNaN(at)) return at;
  const [, year, month, day] = /^(\d{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(tags.get('Date') ?? '') ?? [];
  return year ? new Date(Number(year), (Number(month) || 1) - 1, Number(day) || 1).getTime() : undefined;
}
