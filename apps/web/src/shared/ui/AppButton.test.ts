import { mount } from '@vue/test-utils';
import { expect, test, vi } from 'vitest';
import AppButton from './AppButton.vue';

test('a button whose click leaves nothing more for it to do keeps the focus, and does nothing', async () => {
  const onClick = vi.fn();
  const button = mount(AppButton, { props: { onClick }, attachTo: document.body });
  button.element.focus();
  await button.trigger('click');
  await button.setProps({ disabled: true });
  await button.trigger('click');
  expect([document.activeElement, button.attributes('aria-disabled')]).toEqual([button.element, 'true']);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a form is not sent by a button that is disabled', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const form = document.body.appendChild(document.createElement('form'));
  form.addEventListener('submit', sent);
  const button = mount(AppButton, { props: { disabled: true }, attrs: { type: 'submit' }, attachTo: form });
  await button.trigger('click');
  await button.setProps({ disabled: false });
  expect(sent).not.toHaveBeenCalled();
  await button.trigger('click');
  expect(sent).toHaveBeenCalledTimes(1);
});
