import { exampleGame } from '@kickmate/catalogue/testing';
import { describe, expect, test } from 'vitest';
import { openTools, sampleMatch } from '../src/sample.ts';
import { formatSentence, parseSentences, saidNow } from '../src/sentences.ts';

const chess = await exampleGame('chess');
const FORK =
  'right | chess | 7 | 4k3/8/8/8/1n6/8/7P/R3K3 w - - 0 1 | h2h3 | 100 e1d2 b4d5 | 350 b4c2 e1d2 c2a1 d2c1 | It lets Black win a piece: On c2 the knight from b4 attacks the king on e1 and the rook on a1 at once.';

describe('sentences', () => {
  test('are written as they are read', () => {
    const mate = FORK.replace('right', '?').replace('| 350', '| win:-4:2');
    const read = parseSentences(`# a comment\n${FORK}\n\n${mate}\n`);
    expect(read.map(formatSentence)).toEqual([FORK, mate]);
    expect(read[0]).toMatchObject({ verdict: 'right', seed: 7, played: ['h2h3'], best: { score: { value: 100 } } });
    expect(read[1]!.reply.score).toEqual({ kind: 'win', actions: -4, turns: 2 });
  });

  test.each(['perhaps', 'right | chess', FORK.replace('right', 'yes'), FORK.replace('| 350', '| much')])(
    'a line that cannot be read is named: %s',
    (line) => expect(() => parseSentences(line)).toThrow(`'${line}': a line is written`),
  );

  test('are made again, and differ when the report says something else', async () => {
    const [fork] = parseSentences(FORK);
    const motifs = await chess.motifs?.();
    expect(saidNow(chess, motifs, fork!)).toBe(fork!.says);
    expect(saidNow(chess, undefined, fork!)).not.toBe(fork!.says);
  });
});

test('a match of a seed gives sentences that the report would say again', async () => {
  const tools = (await openTools(chess, 3000))!;
  const blocks = await sampleMatch(tools, 5);
  expect(blocks.length).toBeGreaterThan(0);
  expect(await sampleMatch(tools, 5)).toEqual(blocks);
  expect(await sampleMatch(tools, 5, [])).toEqual([]);
  const hanging = blocks.filter((block) => block.includes('which nothing protects'));
  expect(await sampleMatch(tools, 5, ['hanging'])).toEqual(hanging);
  for (const sentence of parseSentences(blocks.join('\n'))) {
    expect(sentence.verdict).toBe('?');
    expect(saidNow(chess, tools.motifs, sentence)).toBe(sentence.says);
  }
  expect(blocks[0]).toMatch(/^# Chess: (White|Black) .*\n# {2}8 /);
  tools.engine.close();
});
