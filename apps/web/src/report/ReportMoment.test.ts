import { needsGames } from '@kickmate/catalogue/testing';
import type { JudgedTurn } from '@kickmate/play/report';
import { mount } from '@vue/test-utils';
import { expect, test, vi } from 'vitest';
import { chessGame } from '../match/testing.ts';
import ReportMoment from './ReportMoment.vue';

needsGames('chess');

test('a moment tells the fall at once, and its reason only when the motifs are known', async () => {
  const match = await chessGame('f2f3 e7e5 g2g4');
  const turn = {
    round: 0,
    side: 'w',
    first: 2,
    last: 2,
    worst: 2,
    mark: 'blunder',
    before: 54,
    worth: 3,
    loss: 51,
    score: { kind: 'points', value: 0 },
    best: ['d2d4', 'e5d4'],
    reply: { line: ['d8h4'], score: { kind: 'win', actions: 1, turns: 1 }, depth: 8 },
  } as unknown as JudgedTurn;
  const moment = mount(ReportMoment, { props: { match, turn, name: '2. g4' } });
  expect(moment.text()).toContain('fell from 54% to 3%.');
  expect(moment.text()).not.toContain('It lets Black mate');
  await vi.waitFor(() => expect(moment.text()).toContain('It lets Black mate'));
});
