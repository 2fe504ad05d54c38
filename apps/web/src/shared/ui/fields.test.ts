import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import FileField from './FileField.vue';
import SelectField from './SelectField.vue';

const OPTIONS = [
  { value: 8, label: 'eight' },
  { value: 10, label: 'ten' },
];
const GROUPS = [{ label: 'more', options: [{ value: 12, label: 'twelve' }] }];

test('a select shows and tells the values themselves, those below a heading too', async () => {
  const select = mount(SelectField<number>, { props: { modelValue: 10, options: OPTIONS, groups: GROUPS } }).get(
    'select',
  );
  expect(select.element.selectedOptions[0]!.text).toBe('ten');
  const wrapper = mount(SelectField<number>, { props: { modelValue: 8, options: OPTIONS, groups: GROUPS } });
  await wrapper.get('select').setValue('12');
  expect(wrapper.emitted('update:modelValue')).toEqual([[12]]);
});

test('a menu shows its words again after each choice, and tells the same choice twice', async () => {
  const wrapper = mount(SelectField<number>, { props: { placeholder: 'Add…', options: OPTIONS } });
  const select = wrapper.get('select');
  for (const time of [1, 2]) {
    await select.setValue('8');
    expect(wrapper.emitted('update:modelValue')).toEqual(Array.from({ length: time }, () => [8]));
    expect(select.element.selectedOptions[0]!.text).toBe('Add…');
  }
});

test('a file field is named by its label, and takes the same file twice', async () => {
  const wrapper = mount(FileField, {
    props: { label: 'Open a map', accept: '.json' },
    attrs: { 'aria-describedby': 'fault' },
  });
  const field = wrapper.get('input');
  expect(field.element.labels?.[0]?.textContent?.trim()).toBe('Open a map');
  expect(field.attributes()).toMatchObject({ accept: '.json', 'aria-describedby': 'fault' });
  const file = new File(['{}'], 'map.json');
  for (const time of [1, 2]) {
    Object.defineProperty(field.element, 'files', { value: [file], configurable: true });
    await field.trigger('change');
    expect(wrapper.emitted('pick')).toEqual(Array.from({ length: time }, () => [file]));
    expect(field.element.value).toBe('');
  }
});
