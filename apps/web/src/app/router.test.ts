import { flushPromises } from '@vue/test-utils';
import { expect, test, vi } from 'vitest';
import { createApp } from 'vue';

test('whoever goes on before the first page is there arrives', async () => {
  location.hash = '#/about';
  const { router } = await import('./router.ts');
  createApp({ render: () => null }).use(router);
  location.hash = '#/badges';
  dispatchEvent(new PopStateEvent('popstate'));
  await router.isReady();
  await flushPromises();
  await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/badges'));
});
