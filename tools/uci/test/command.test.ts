import { expect, test } from 'vitest';
import { type Command, readCommand } from '../src/command.ts';

const moves = (...texts: readonly (readonly [string, number])[]) => texts.map(([text, at]) => ({ text, at }));

test.each<[string, Command]>([
  ['uci', { kind: 'uci' }],
  ['  isready ', { kind: 'isready' }],
  ['', { kind: 'empty' }],
  ['setoption name Level value 3', { kind: 'setoption', name: 'Level', value: '3' }],
  ['setoption name Clear Hash', { kind: 'setoption', name: 'Clear Hash', value: '' }],
  ['  setoption  name  Clear  Hash  value  a  b ', { kind: 'setoption', name: 'Clear Hash', value: 'a b' }],
  ['position startpos', { kind: 'position', moves: [] }],
  ['position startpos moves a1a2 b3a2', { kind: 'position', moves: moves(['a1a2', 24], ['b3a2', 29]) }],
  ['position fen ppp/3/PPP w 1', { kind: 'position', fen: { text: 'ppp/3/PPP w 1', at: 13 }, moves: [] }],
  [
    'position fen 8/8 w e4 0 1 moves a8a4@e5',
    { kind: 'position', fen: { text: '8/8 w e4 0 1', at: 13 }, moves: moves(['a8a4@e5', 32]) },
  ],
  // Two spaces inside are the position's own matter.
  ['position fen 8/8  w', { kind: 'position', fen: { text: '8/8  w', at: 13 }, moves: [] }],
  [
    'position\tfen\t8/8 w\tmoves\ta1a2',
    { kind: 'position', fen: { text: '8/8 w', at: 13 }, moves: moves(['a1a2', 25]) },
  ],
  ['go', { kind: 'go', limits: {}, answers: 'done' }],
  ['go infinite', { kind: 'go', limits: {}, answers: 'stop' }],
  ['go depth 6 nodes 1000 movetime 250', { kind: 'go', limits: { depth: 6, nodes: 1000, ms: 250 }, answers: 'done' }],
  [
    'go wtime 60000 btime -20 winc 0 binc 1000 movestogo 12 depth 5',
    {
      kind: 'go',
      limits: { depth: 5 },
      clocks: { wtime: 60000, btime: -20, winc: 0, binc: 1000, movestogo: 12 },
      answers: 'done',
    },
  ],
  ['go ponder wtime 5 btime 6', { kind: 'go', limits: {}, clocks: { wtime: 5, btime: 6 }, answers: 'ponderhit' }],
  ['go mate 3', { kind: 'go', limits: { mate: 3 }, answers: 'done' }],
  [
    'go searchmoves e2e4 d2d4 infinite',
    { kind: 'go', limits: {}, only: moves(['e2e4', 15], ['d2d4', 20]), answers: 'stop' },
  ],
  ['bench', { kind: 'bench' }],
  ['bench 5', { kind: 'bench', depth: 5 }],
  ['eval', { kind: 'eval' }],
  ['ponderhit', { kind: 'ponderhit' }],
  ['register later', { kind: 'empty' }],
  ['debug on', { kind: 'empty' }],
  ['go perft 4', { kind: 'perft', depth: 4 }],
])("'%s' is understood", (line, command) => {
  expect(readCommand(line)).toEqual({ ok: true, value: command });
});

test('a line is read in a time like its length', () => {
  const spaces = ' '.repeat(1e5);
  const began = performance.now();
  for (const line of [`setoption name a${spaces}b`, `setoption name a value b${spaces}c${spaces}`, `go${spaces}depth`])
    readCommand(line);
  expect(performance.now() - began).toBeLessThan(500);
});

test.each([
  ['castle', "unknown command 'castle': there are uci, isready"],
  ['x'.repeat(1000), `unknown command '${'x'.repeat(37)}...'`],
  ['stop now', "character 6: 'stop' takes nothing after it"],
  ['setoption Level 3', "'setoption name <name> value <value>'"],
  ['setoption name', "'setoption name <name> value <value>'"],
  ['setoption name value', "'setoption name <name> value <value>'"],
  ['position', 'a position is set by'],
  ['position e2e4', 'a position is set by'],
  ['position fen', "no position after 'fen'"],
  ['position fen moves e2e4', "no position after 'fen'"],
  ['position startpos e2e4', 'character 19'],
  ['go perft 0', "perft needs a whole number from 1 to 15, found character 10: '0'"],
  ['go perft 3 depth 2', 'character 12: perft takes one number and nothing else'],
  ['bench deep', 'character 7: the depth of bench is a whole number from 1 to 100'],
  ['bench 3 4', 'character 9: bench takes a depth and nothing else'],
  ['debug perhaps', "it is 'debug on' or 'debug off'"],
  ['debug on and off', "it is 'debug on' or 'debug off'"],
  ['go perft', 'perft needs a whole number from 1 to 15, found nothing'],
])("'%s' is answered with what would be right", (line, message) => {
  expect(readCommand(line)).toEqual({ ok: false, error: expect.stringContaining(message) });
});

test.each([
  ['go depth', 'depth needs a whole number from 1 to 100, found nothing'],
  ['go depth 0', "found character 10: '0'"],
  ['go depth 101', 'from 1 to 100'],
  ['go movetime 1.5', "'1.5'"],
  ['go infinite wtime soon', "wtime needs a whole number from -2147483648 to 2147483648, found character 19: 'soon'"],
  ['go winc 100', 'winc says nothing without wtime or btime'],
  ['go quickly', "character 4: 'quickly' is unknown; go takes depth"],
  ['go mate 0', 'mate needs a whole number from 1 to 100'],
  ['go searchmoves depth 3', 'character 4: there is no move after searchmoves'],
])("'%s' is complained of, and has the least searched all the same", (line, wrong) => {
  const command = { kind: 'go', limits: { depth: 1 }, answers: 'done', wrong: expect.stringContaining(wrong) };
  expect(readCommand(line)).toEqual({ ok: true, value: command });
});
