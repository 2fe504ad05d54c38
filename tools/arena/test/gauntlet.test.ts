import { expect, test } from 'vitest';
import { type GauntletRow, tableOf, withTable } from '../src/commands/gauntlet-command.ts';

const row: GauntletRow = {
  game: 'none',
  name: 'Kickmate 1.0',
  players: ['nodes:20000', 'uci:node cli.ts,nodes=13000'],
  matches: 4,
  won: 3,
  drawn: 1,
  lost: 0,
  points: 0.875,
  elo: [338, -12, null],
  commit: '596946ce',
  date: '2026-11-30',
};

test('a row says against whom, with how many nodes, and what came of it', () => {
  const [, , line] = tableOf([row]).split('\n');
  expect(line).toBe(
    '| none, Kickmate 1.0 | 20000 : 13000 | 3 / 1 / 0 | 87.5% | +338 (from -12) | `596946ce`, 2026-11-30 |',
  );
  const [, , all] = tableOf([{ ...row, elo: [null, 200, null] }]).split('\n');
  expect(all).toContain('| 87.5% | at least +200 |');
});

test('a table takes the place of the one before and leaves the rest of the page; a page without a place is refused', () => {
  const page = 'Before\n\n<!-- gauntlet -->\n\nold\n\n<!-- /gauntlet -->\n\nAfter $1';
  const written = withTable(page, [row]);
  expect(written).toBe(`Before\n\n<!-- gauntlet -->\n\n${tableOf([row])}\n\n<!-- /gauntlet -->\n\nAfter $1`);
  expect(withTable(written, [row])).toBe(written);
  expect(() => withTable('no place', [row])).toThrow('<!-- gauntlet -->');
});
