/** The deadline of a turn, for a calendar. */
export interface Deadline {
  readonly table: string;
  /** The name of the entry: "Your turn against Ann". */
  readonly title: string;
  /** The address of the table. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly due: number;
  /** The milliseconds before, at which the calendar reminds the person. */
  readonly remindMs: number;
}

/** The longest line of a calendar file, in bytes of UTF-8 (RFC 5545). */
const LINE_BYTES = 75;

/**
 * A deadline as a file for calendars (iCalendar, RFC 5545). A later one of the same table takes its place.
 * @param now milliseconds since 1970
 */
export function calendarOf({ table, title, address, due, remindMs }: Deadline, now: number): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kickmate//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    `UID:${table}@kickmate`,
    `SEQUENCE:${Math.floor(now / 1000)}`,
    `DTSTAMP:${momentOf(now)}`,
    `DTSTART:${momentOf(due)}`,
    `DTEND:${momentOf(due)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    `DESCRIPTION:${escaped(address)}`,
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${Math.round(remindMs / 60_000)}M`],
    `DESCRIPTION:${escaped(title)}`,
    ...['END:VALARM', 'END:VEVENT', 'END:VCALENDAR', ''],
  ];
  return lines.flatMap(folded).join('\r\n');
}

/** A moment in UTC: `20261129T183000Z`. */
const momentOf = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line in pieces that are short enough; each after the first one begins with a space. */
function folded(line: string): readonly string[] {
  const pieces = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > LINE_BYTES) {
      pieces.push(' ');
      bytes = 1;
    }
    pieces[pieces.length - 1] += sign;
    bytes += size;
  }
  return pieces;
}
