import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encode, readGames, SampleFile, withResult } from '../src/samples.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kickmate-train-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const cells = new Uint8Array(64);
cells[3] = 5;
cells[60] = 14;
const sample = (score: number, side = 0) =>
  encode({ cells, score, classical: -score, points: 3, side, bucket: 2, views: [1, 2] });

describe('a sample', () => {
  test('has its length first, and only the cells that are not empty', () => {
    const bytes = sample(-120, 1);
    expect(bytes.length).toBe(10 + 8 + 2);
    expect(bytes.readUInt16LE(0)).toBe(bytes.length);
    expect([bytes.readInt16LE(2), bytes.readInt16LE(8)]).toEqual([-120, 120]);
    expect(bytes[5]).toBe((2 << 1) | 1);
    expect(bytes[6]).toBe(1 | (2 << 4));
    expect([...bytes.subarray(-2)]).toEqual([5, 14]);
  });

  test('holds scores within a word', () => {
    expect(sample(1e6).readInt16LE(2)).toBe(32767);
    expect(sample(-1e6).readInt16LE(2)).toBe(-32767);
  });

  test('gets the points of its side', () => {
    const [white, black] = [sample(1), sample(1, 1)];
    withResult([white, black], 2);
    expect([white[4], black[4]]).toEqual([2, 0]);
  });
});

describe('a file of samples', () => {
  const path = () => join(folder, 'x.bin');
  const write = (games: readonly Buffer[], plan: unknown = { seed: 1 }) => {
    const file = new SampleFile(path(), plan);
    for (const game of games) file.append(game, 1);
    file.close();
    return file;
  };
  const games = () => [...readGames(path())].map((game) => game.toString('hex'));
  const [one, two, three] = [sample(1), sample(2), sample(3)];
  const hex = (...list: Buffer[]) => list.map((game) => game.toString('hex'));

  test('is read as it was written, and added to', () => {
    write([one, two]);
    const again = write([three]);
    expect([again.games, again.samples]).toEqual([3, 3]);
    expect(games()).toEqual(hex(one, two, three));
  });

  test('that was cut off anywhere goes on after the last whole game', () => {
    write([one, two]);
    const whole = readFileSync(path());
    for (let length = whole.length - 1; length > whole.length - two.length - 8; length--) {
      writeFileSync(path(), whole);
      truncateSync(path(), length);
      expect(games()).toEqual(hex(one));
      expect(write([three]).games).toBe(2);
      expect(games()).toEqual(hex(one, three));
    }
  });

  test('ends before a game that is damaged', () => {
    write([one, two]);
    const whole = readFileSync(path());
    whole[whole.length - 1]! ^= 1;
    writeFileSync(path(), whole);
    expect(games()).toEqual(hex(one));
  });

  test('of another plan is refused, and stays as it is', () => {
    write([one]);
    expect(() => write([two], { seed: 2 })).toThrow('another plan');
    expect(games()).toEqual(hex(one));
  });

  test.each(['x', 'my notes\n', '{"seed":2}'])(
    'a file of others with the text %j is refused, and stays as it is',
    (text) => {
      writeFileSync(path(), text);
      expect(() => write([one])).toThrow('another plan');
      expect(readFileSync(path(), 'utf8')).toBe(text);
    },
  );

  test('of which only the beginning of the first line was written is begun anew', () => {
    writeFileSync(path(), '{"se');
    write([one]);
    expect(games()).toEqual(hex(one));
  });

  test('that is none is refused', () => {
    writeFileSync(path(), 'x'.repeat(5000));
    expect(games).toThrow('holds no samples');
  });
});
