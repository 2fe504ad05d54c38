import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import { nextTick } from 'vue';
import { useNewMatch } from './new-match.ts';
import WhoPlaysDialog from './WhoPlaysDialog.vue';

test('whoever tries something out plays against the computer, whoever played the last match', async () => {
  setActivePinia(createPinia());
  const form = useNewMatch();
  form.opponent = 'person';
  const dialog = mount(WhoPlaysDialog, { props: { title: 'Test-play', description: '' } });
  await nextTick();
  expect(document.querySelector<HTMLInputElement>('[role=dialog] input[value=computer]')?.checked).toBe(true);
  expect(form.opponent).toBe('person');
  dialog.unmount();
});
