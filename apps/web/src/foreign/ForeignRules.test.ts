import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import ForeignRules from './ForeignRules.vue';

const elementsOf = (page: string) => {
  const wrapper = mount(ForeignRules, { props: { page } });
  return { text: wrapper.text(), names: new Set(wrapper.findAll('.text *').map(({ element }) => element.localName)) };
};

test('the page is shown without its boards and without the part for developers', () => {
  const { text, names } = elementsOf(
    '# Walk\n\n1. Walk *on*.\n2. Win.\n\n```board\n8/8 w\n```\n\nMore.\n\n## For developers\n\nnpm test',
  );
  expect(text).toContain('Walk on.');
  expect(text).toContain('More.');
  expect(text).not.toMatch(/8\/8|npm test/);
  expect(names).toEqual(new Set(['h1', 'ol', 'li', 'p', 'em']));
});

test('nothing in a foreign page becomes an element that runs, loads or leads away', () => {
  const { text, names } = elementsOf(
    [
      '<script>alert(1)</script>',
      'An <img src=x onerror=alert(1)> image, ![one](https://example.org/a.png), <https://example.org>, ',
      '[a link](https://example.org) and [another](javascript:alert(1)).',
      '',
      '```"><svg onload=alert(1)>',
      'code',
      '```',
      '',
      '| <b>a</b> |',
      '|---|',
      '| <iframe src=x> |',
    ].join('\n'),
  );
  expect(text).toContain('<script>alert(1)</script>');
  expect(text).toContain('a link');
  for (const name of names) expect(['p', 'pre', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td']).toContain(name);
});
