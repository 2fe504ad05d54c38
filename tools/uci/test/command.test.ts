import { expect, test } from 'vitest';
import { type Command, readCommand } from '../src/command.ts';

const words = (...texts: readonly (readonly [string, number])[]) => texts.map(([text, at]) => ({ text, at }));

test.each<[string, Command]>([
  ['uci', { kind: 'uci' }],
  ['  isready ', { kind: 'isready' }],
  ['', { kind: 'empty' }],
  ['setoption name Level value 3', { kind: 'setoption', name: 'Level', value: '3' }],
  ['setoption name Clear Hash', { kind: 'setoption', name: 'Clear Hash', value: '' }],
  ['  setoption  name  Clear  Hash  value  a  b ', { kind: 'setoption', name: 'Clear Hash', value: 'a b' }],
  ['position startpos', { kind: 'position', moves: [] }],
  ['position startpos moves a1a2 b3a2', { kind: 'position', moves: words(['a1a2', 24], ['b3a2', 29]) }],
  ['position fen ppp/3/PPP w 1', { kind: 'position', fen: words(['ppp/3/PPP', 13], ['w', 23], ['1', 25]), moves: [] }],
  [
    'position\tfen\t8/8  w\tmoves\ta8a4@e5',
    { kind: 'position', fen: words(['8/8', 13], ['w', 18]), moves: words(['a8a4@e5', 26]) },
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
  // Searched until stop, once the expected move is played.
  ['go ponder infinite', { kind: 'go', limits: {}, answers: 'ponderhit' }],
  ['go mate 3', { kind: 'go', limits: { mate: 3 }, answers: 'done' }],
  [
    'go searchmoves e2e4 d2d4 infinite',
    { kind: 'go', limits: {}, only: words(['e2e4', 15], ['d2d4', 20]), answers: 'stop' },
  ],
  ['bench', { kind: 'bench' }],
  ['bench 5', { kind: 'bench', depth: 5 }],
  ['eval', { kind: 'eval' }],
  ['ponderhit', { kind: 'ponderhit' }],
  ['register later', { kind: 'empty' }],
  ['debug on', { kind: 'empty' }],
  ['go perft 4', { kind: 'perft', depth: 4 }],
])("'%s' is read", (line, command) => {
  expect(readCommand(line)).toEqual({ ok: true, value: command });
});

test.each([
  ['joho uci', { kind: 'uci' }, "'joho' is no command, and is skipped"],
  ['joho debug on', { kind: 'empty' }, "'joho' is no"],
  ['please do stop', { kind: 'stop' }, "'please' (and 1 more) is no command"],
  [
    `${'x'.repeat(1000)} go depth 3`,
    { kind: 'go', limits: { depth: 3 }, answers: 'done' },
    `'${'x'.repeat(37)}...' is no`,
  ],
  ['joho position startpos moves e2e4', { kind: 'position', moves: words(['e2e4', 29]) }, "'joho' is no"],
])("unknown words before the command are skipped in '%s'", (line, command, skipped) => {
  expect(readCommand(line)).toEqual({ ok: true, value: { ...command, skipped: expect.stringContaining(skipped) } });
});

// In quadratic time each would take more than an hour.
test.each([
  ['setoption name a', 'b', { kind: 'setoption', name: 'a b' }],
  ['setoption name a value b', 'c', { kind: 'setoption', value: 'b c' }],
  ['go', 'depth 3', { kind: 'go', limits: { depth: 3 } }],
])('two million spaces after %j are read in linear time', (before, after, command) => {
  expect(readCommand(`${before}${' '.repeat(2e6)}${after}`)).toMatchObject({ ok: true, value: command });
});

test.each([
  ['castle', "unknown command 'castle'; the commands are uci, isready"],
  ['joho castle', "unknown command 'joho'; the commands are uci, isready"],
  ['joho stop now', "character 11: nothing may follow 'stop'"],
  ['x'.repeat(1000), `unknown command '${'x'.repeat(37)}...'`],
  ['stop now', "character 6: nothing may follow 'stop'"],
  ['setoption Level 3', "'setoption name <name> value <value>'"],
  ['setoption name', "'setoption name <name> value <value>'"],
  ['setoption name value', "'setoption name <name> value <value>'"],
  ['go perft 0', "perft needs a whole number from 1 to 15, found character 10: '0'"],
  ['go perft 3 depth 2', 'character 12: nothing may follow the number of perft'],
  ['bench deep', 'character 7: the depth of bench must be a whole number from 1 to 100'],
  ['bench 3 4', 'character 9: nothing may follow the depth of bench'],
  ['debug perhaps', "the form is 'debug on' or 'debug off'"],
  ['debug on and off', "the form is 'debug on' or 'debug off'"],
  ['go perft', 'perft needs a whole number from 1 to 15, found nothing'],
])("'%s' is refused with a sentence that says what would be right", (line, message) => {
  expect(readCommand(line)).toEqual({ ok: false, error: expect.stringContaining(message) });
});

test.each([
  ['position', "the form is 'position startpos'"],
  ['position e2e4', "the form is 'position startpos'"],
  ['position fen', "no position after 'fen'"],
  ['position fen moves e2e4', "no position after 'fen'"],
  ['position startpos e2e4', 'character 19'],
])("'%s' sets no position; the problem is named", (line, problem) => {
  expect(readCommand(line)).toEqual({
    ok: true,
    value: { kind: 'wrong position', problem: expect.stringContaining(problem) },
  });
});

const LEAST = { limits: { depth: 1 } };

test.each([
  // Unknown words are ignored, as UCI demands.
  [
    'go wtime 60000 btime 50000 foo',
    { limits: {}, clocks: { wtime: 60000, btime: 50000 } },
    ["character 28: 'foo' is unknown and ignored; go takes depth, "],
  ],
  ['go foo 5 bar depth 3 perft 4', { limits: { depth: 3 } }, ["character 4: 'foo' (and 4 words more) is unknown"]],
  ['go infinite now', { limits: {}, answers: 'stop' }, ["character 13: 'now' is unknown"]],
  ['go ponder foo', { ...LEAST, answers: 'ponderhit' }, ["character 11: 'foo' is unknown"]],
  ['go quickly', LEAST, ["character 4: 'quickly' is unknown"]],
  // Numbers out of range are cut to it.
  ['go depth 127', { limits: { depth: 100 } }, ['character 10: depth is from 1 to 100; 127 is read as 100']],
  ['go movetime 5000000000', { limits: { ms: 1e9 } }, ['; 5000000000 is read as 1000000000']],
  [`go nodes ${'9'.repeat(400)}`, { limits: { nodes: 1e15 } }, [`; ${'9'.repeat(37)}... is read as 1000000000000000`]],
  ['go depth 0', { limits: { depth: 1 } }, ['; 0 is read as 1']],
  ['go movetime -5 depth 9', { limits: { ms: 1, depth: 9 } }, ['; -5 is read as 1']],
  ['go wtime 99999999999', { limits: {}, clocks: { wtime: 2 ** 31 } }, ['; 99999999999 is read as 2147483648']],
  // Limits without a readable number are ignored.
  ['go depth', LEAST, ['depth needs a whole number from 1 to 100, found nothing']],
  ['go depth abc', LEAST, ["depth needs a whole number from 1 to 100, found character 10: 'abc'"]],
  ['go depth abc movetime 100', { limits: { ms: 100 } }, ["found character 10: 'abc'"]],
  ['go depth nodes 100', { limits: { nodes: 100 } }, ['depth needs a whole number from 1 to 100, found character 10']],
  ['go movetime 1.5', LEAST, ["found character 13: '1.5'"]],
  [
    'go infinite wtime soon',
    { limits: {}, answers: 'stop' },
    ["wtime needs a whole number from -2147483648 to 2147483648, found character 19: 'soon'"],
  ],
  ['go winc 100', LEAST, ['winc has no effect without wtime or btime']],
  ['go winc 100 depth 4', { limits: { depth: 4 } }, ['winc has no effect without wtime or btime']],
  ['go searchmoves depth 3', { limits: { depth: 3 } }, ['character 4: searchmoves needs a move']],
  // Of two equal limits the last one counts.
  ['go depth 2 depth 3', { limits: { depth: 3 } }, ['depth is given 2 times; the last one counts']],
  ['go depth x nodes 200 nodes 100', { limits: { nodes: 100 } }, ["found character 10: 'x'", 'nodes is given 2 times']],
])("the problem with '%s' is named, and the rest of it is searched", (line, left, complaints) => {
  expect(readCommand(line)).toEqual({
    ok: true,
    value: { kind: 'go', answers: 'done', ...left, complaints: complaints.map((one) => expect.stringContaining(one)) },
  });
});

test('a long wrong line has few complaints', () => {
  const read = readCommand(`go ${'depth x y '.repeat(1000)}`);
  expect(read.ok && read.value.kind === 'go' && read.value.complaints).toHaveLength(3);
});
