import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { h } from 'vue';
import { extraComponent } from './later.ts';

afterEach(() => void vi.unstubAllGlobals());

test('what nobody has asked for stays away where it cannot be fetched', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const onError = vi.fn();
  const missing = extraComponent(() => Promise.reject(new TypeError('the page is left')));
  const there = extraComponent(async () => ({ default: () => 'The puzzle of the day' }));
  const page = mount(() => h('main', [h(missing), h(there)]), {
    global: { config: { errorHandler: onError, warnHandler: onError } },
  });
  await flushPromises();
  expect(page.text()).toBe('The puzzle of the day');
  expect(onError).not.toHaveBeenCalled();
});
