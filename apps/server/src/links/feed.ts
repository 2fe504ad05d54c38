import { escaped } from './page.ts';

/** A finished game in a feed. */
export interface FeedEntry {
  /** The table. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The moment of the end, in milliseconds since 1970. */
  readonly at: number;
}

/** A feed of a player's games. */
export interface Feed {
  readonly language: string;
  readonly title: string;
  readonly player: { readonly id: string; readonly name: string };
  /** The origin at which people open the server. */
  readonly origin: string;
  /** The moment since which there is a player, for a feed without entries. */
  readonly since: number;
  /** The latest first. */
  readonly entries: readonly FeedEntry[];
}

/** A moment as RFC 3339 writes it. */
const timeOf = (at: number): string => new Date(at).toISOString();

/** Writes a feed as Atom (RFC 4287). The ids are no addresses, so that they stay the same wherever the server is found. */
export function atomOf({ language, title, player, origin, since, entries }: Feed): string {
  const page = escaped(`${origin}/player/${player.id}`);
  const entry = ({ id, title, summary, at }: FeedEntry) => `  <entry>
    <id>urn:x-kickmate:game:${escaped(id)}</id>
    <title>${escaped(title)}</title>
    <summary>${escaped(summary)}</summary>
    <updated>${timeOf(at)}</updated>
    <link rel="alternate" type="text/html" href="${escaped(`${origin}/game/${id}`)}"/>
  </entry>
`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>urn:x-kickmate:player:${escaped(player.id)}</id>
  <title>${escaped(title)}</title>
  <updated>${timeOf(entries[0]?.at ?? since)}</updated>
  <author><name>${escaped(player.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${page}/games.atom"/>
  <link rel="alternate" type="text/html" href="${page}"/>
  <icon>${escaped(origin)}/icon.svg</icon>
${entries.map(entry).join('')}</feed>
`;
}
