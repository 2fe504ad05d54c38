import { readFileSync } from 'node:fs';
import { must, sideName } from '@kickmate/board';
import { Match, perft } from '@kickmate/game';
import { describe, expect, test } from 'vitest';
import { hexapawn } from '../src/index.ts';
import { solve } from './brute-force.ts';
import { after, position, START, successorTexts, written } from './help.ts';

/** Each sentence of the rule page, and what it means. */
const SENTENCES: Readonly<Record<string, () => void>> = {
  'Each side has three pawns, which stand on its own first rank.': () => {
    expect(hexapawn.starts('w').map((start) => hexapawn.text.format(start.position))).toEqual([START]);
  },
  'The side that begins moves first, and then the sides take turns.': () => {
    expect(hexapawn.starts('b').map((start) => hexapawn.text.format(start.position))).toEqual(['ppp/3/PPP b 1']);
    expect(hexapawn.text.format(after(position(START), 'b1b2'))).toBe('ppp/1P1/P1P b 2');
    expect(hexapawn.text.format(after(position(START), 'b1b2 a3b2'))).toBe('1pp/1p1/P1P w 3');
  },

  'A pawn steps one square straight forward onto an empty square.': () => {
    expect(successorTexts(position(START))).toEqual(['a1a2', 'b1b2', 'c1c2']);
    expect(successorTexts(position('ppp/3/PPP b 1'))).toEqual(['a3a2', 'b3b2', 'c3c2']);
  },
  'A pawn captures an enemy pawn that stands one square diagonally forward.': () => {
    expect(successorTexts(position('p1p/1p1/PPP w 2'))).toEqual(['a1a2', 'a1b2', 'c1b2', 'c1c2']);
    expect(successorTexts(position('ppp/1P1/P1P b 2'))).toEqual(['a3a2', 'a3b2', 'c3b2', 'c3c2']);
    expect(hexapawn.text.format(after(position('p1p/1p1/PPP w 2'), 'a1b2'))).toBe('p1p/1P1/1PP b 3');
  },
  'A pawn cannot pass or capture the piece straight in front of it.': () => {
    expect(successorTexts(position('p2/P2/2P w 4'))).toEqual(['c1c2']);
    expect(successorTexts(position('1p1/P2/P2 w 4'))).toEqual(['a2a3', 'a2b3']);
  },
  'There is no double step.': () => {
    expect(successorTexts(position('p2/3/2P w 1'))).toEqual(['c1c2']);
    expect(successorTexts(position('p2/3/2P b 1'))).toEqual(['a3a2']);
  },

  "A side that reaches the opponent's first rank with a pawn wins the round.": () => {
    expect(written(after(position('1pp/P2/1PP w 3'), 'a2a3'))).toBe('= reach w');
    expect(written(after(position('pp1/2p/PP1 b 3'), 'c2c1'))).toBe('= reach b');
    expect(written(after(position('1p1/P2/2P w 3'), 'a2b3'))).toBe('= reach w');
  },
  "A side that captures the opponent's last pawn wins the round.": () => {
    expect(written(after(position('3/1p1/P2 w 4'), 'a1b2'))).toBe('= captured w');
    expect(written(after(position('2p/1P1/3 b 4'), 'c3b2'))).toBe('= captured b');
  },
  'A side that has no action when it is to act loses the round.': () => {
    expect(written(after(position('1p1/1p1/2P w 5'), 'c1b2'))).toBe('= stuck w');
    expect(hexapawn.end(after(position('2p/1P1/1P1 b 4'), 'c3c2'))).toBeUndefined();
    expect(written(after(position('p1p/P2/2P b 2'), 'c3c2'))).toBe('= stuck b');
  },
  'A round is over after seven actions at the latest, and never drawn.': () => {
    const lengths = [1, 2, 3, 4, 5, 6, 7, 8].filter((depth) => perft(hexapawn, position(START), depth) > 0);
    expect(lengths).toEqual([1, 2, 3, 4, 5, 6, 7]);
  },
  'The side that does not begin wins with best play.': () => {
    expect(solve({ board: 'ppp...PPP', side: 'w' })).toBe('b');
    expect(bestPlayWinner(START)).toBe('Black');
    expect(bestPlayWinner('ppp/3/PPP b 1')).toBe('White');
  },

  'One won round wins the match unless more are agreed on, up to nine.': () => {
    const line = ['b1b2', 'a3b2', 'a1b2', 'c3b2', 'c1b2'];
    const played = (goals?: number) =>
      line.reduce(
        (match, text) => must(match.playText(text)),
        Match.start(hexapawn, { seed: 1, ...(goals && { goals }) }),
      );
    expect(played().end).toEqual({ winner: 'w', reason: 'goals' });
    expect(played(2)).toMatchObject({ end: undefined, score: { w: 1, b: 0 }, side: 'b' });
    expect(() => played(10)).toThrow(RangeError);
  },

  "The short form is the target, for a capture after the pawn's file and an x, with the word wins if it does: `b2`, `axb2`, `b3 wins`.":
    () => {
      const short = (from: string, text: string) =>
        hexapawn.notation!.describe(position(from), must(hexapawn.text.parseAction(position(from), text)));
      expect(short(START, 'b1b2')).toBe('b2');
      expect(short('p1p/1p1/PPP w 2', 'a1b2')).toBe('axb2');
      expect(short('p2/1P1/2P w 4', 'b2b3')).toBe('b3 wins');
    },
  'An action is written from-square, to-square: `b1b2`.': () => {
    expect(must(hexapawn.text.parseAction(position(START), 'b1b2'))).toEqual({
      action: hexapawn.actions(position(START))[1],
    });
    for (const text of ['', 'b2', 'b1b', 'b1b2 ', 'b1b2b3', 'B1B2', 'b1b3', 'a1b2', 'a3a2', 'd1d2', 'b4b5'])
      expect(hexapawn.text.parseAction(position(START), text), text).toMatchObject({
        ok: false,
        error: { field: 'action' },
      });
  },
  'A position is written placement, side to move, action number: `ppp/3/PPP w 1`.': () => {
    expect(hexapawn.text.format(must(hexapawn.text.parse(START)))).toBe(START);
  },
};

/** The side that wins by these rules with best play. */
function bestPlayWinner(text: string): string {
  const solved = (now = position(text)): 'w' | 'b' => {
    const end = hexapawn.end(now);
    if (end?.winner) return end.winner;
    const winners = hexapawn.actions(now).map((action) => solved(hexapawn.play(now, action)));
    return winners.includes(hexapawn.side(now)) ? hexapawn.side(now) : hexapawn.side(now) === 'w' ? 'b' : 'w';
  };
  return sideName(solved());
}

const page = readFileSync(hexapawn.presentation!.rules, 'utf8');

describe('the rule page', () => {
  for (const [sentence, check] of Object.entries(SENTENCES)) test(sentence, check);

  test('has a test for each of its sentences', () => {
    const sentences = [...page.matchAll(/^- (.*)$/gm)].map((match) => match[1]);
    expect(sentences).toEqual(Object.keys(SENTENCES));
  });

  test('draws only boards that can be', () => {
    const boards = [...page.matchAll(/^```board\n([^`]*)```$/gm)].map((match) => match[1]!.trim().split('\n'));
    expect(boards.length).toBeGreaterThan(0);
    for (const [text, action] of boards) {
      expect(hexapawn.text.format(position(text!))).toBe(text);
      if (action !== undefined) must(hexapawn.text.parseAction(position(text!), action));
    }
  });
});
