import { mount } from '@vue/test-utils';
import { expect, test, vi } from 'vitest';
import AppButton from './AppButton.vue';

test('a button that its click disables keeps the focus, and ignores further clicks', async () => {
  const onClick = vi.fn();
  const button = mount(AppButton, { props: { onClick }, attachTo: document.body });
  button.element.focus();
  await button.trigger('click');
  await button.setProps({ disabled: true });
  await button.trigger('click');
  expect([document.activeElement, button.attributes('aria-disabled')]).toEqual([button.element, 'true']);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a disabled button does not send a form', async () => {
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
