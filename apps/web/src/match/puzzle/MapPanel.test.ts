import { Match } from '@kickmate/game';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { useShownPosition } from '../../stage/shown-position.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import MatchControls from '../MatchControls.vue';
import { ESCAPE, onMap, playOn } from '../testing.ts';
import MapPanel from './MapPanel.vue';
import { PUZZLE_SEATS } from './puzzle.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

async function opened(turns?: number) {
  const variant = await onMap({ ...ESCAPE, ...(turns && { turns }) });
  useStageAndMatch().open(playOn(Match.start(variant, { seed: 1 }), 'a1a2'), PUZZLE_SEATS);
}
const mounted = (component: typeof MapPanel | typeof MatchControls) =>
  mount({
    components: { component },
    setup: () => ({ shown: useShownPosition(), component }),
    template: '<component :is="component" :shown />',
  });

test("a map of one's own with a limit of turns can be started again", async () => {
  await opened(5);
  expect(mounted(MapPanel).text()).toContain('Start again');
});

test('a map without a limit has no such button', async () => {
  await opened();
  expect(mounted(MapPanel).text()).not.toContain('Start again');
});

test('somebody who plays alone is not offered a draw or a resignation', async () => {
  await opened();
  const words = mounted(MatchControls).text();
  expect(words).toContain('Undo');
  expect(words).not.toMatch(/Draw|Resign/);
});
