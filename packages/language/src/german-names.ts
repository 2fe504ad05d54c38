/** German names that change outside of the nominative. */
const OBLIQUE: Readonly<Record<string, string>> = {
  Bauer: 'Bauern',
  Bogenschütze: 'Bogenschützen',
  Drache: 'Drachen',
  Knappe: 'Knappen',
  Ochse: 'Ochsen',
};

/** A German name as it is outside of the nominative; only its first word changes: "Bauern mit Stiefeln". */
export function obliqueName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return [OBLIQUE[first] ?? first, ...rest].join(' ');
}
