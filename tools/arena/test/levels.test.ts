import { entries } from '@kickmate/catalogue';
import { ALL_LEVELS, settingsOf } from '@kickmate/engine';
import { expect, test } from 'vitest';

test.each(entries)('the levels of $id never see less than the one below, the highest everything', async ({ load }) => {
  const variant = await load();
  for (const level of ALL_LEVELS.slice(1)) {
    const [lower, higher] = [settingsOf(variant, level - 1), settingsOf(variant, level)];
    expect(higher.depth, `depth of ${level}`).toBeGreaterThanOrEqual(lower.depth);
    expect(higher.nodes, `nodes of ${level}`).toBeGreaterThan(lower.nodes);
    expect(higher.margin, `margin of ${level}`).toBeLessThanOrEqual(lower.margin);
    expect(higher.blindness, `blindness of ${level}`).toBeLessThanOrEqual(lower.blindness);
  }
  expect(settingsOf(variant, 10)).toMatchObject({ margin: 0, blindness: 0, replyBlindness: 0, quiescence: true });
});
