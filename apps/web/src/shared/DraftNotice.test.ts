import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { reactive } from 'vue';
import DraftNotice from './DraftNotice.vue';

afterEach(() => {
  document.body.innerHTML = '';
});

test('among the notices of the app it is said that a draft is not stored, and it is offered as a file', async () => {
  document.body.innerHTML = '<div id="notices"></div>';
  const asked: string[] = [];
  const draft = reactive({
    isElsewhere: false,
    isRefused: false,
    begin: () => undefined,
    keep: () => {},
    keepOwn: () => void asked.push('own'),
    takeOther: async () => void asked.push('other'),
  });
  const notice = mount(DraftNotice, {
    props: { draft, onDownload: () => asked.push('file') },
    attachTo: document.body,
  });
  await flushPromises();
  const place = document.querySelector('#notices')!;
  const buttons = () => [...place.querySelectorAll('button')];
  expect(place.textContent).toBe('');
  draft.isRefused = true;
  await flushPromises();
  expect(place.textContent).toContain('does not let us keep');
  expect(buttons().map((one) => one.textContent?.trim())).toEqual(['Save as a file']);
  Object.assign(draft, { isRefused: false, isElsewhere: true });
  await flushPromises();
  expect(place.textContent).toContain('in another window, too');
  for (const button of buttons()) button.click();
  expect(asked).toEqual(['own', 'other', 'file']);
  notice.unmount();
  expect(place.textContent).toBe('');
});
