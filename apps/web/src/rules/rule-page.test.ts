import { expect, test } from 'vitest';
import { readRulePage } from './rule-page.ts';

const htmlOf = (markdown: string) =>
  readRulePage(markdown)
    .sections.flatMap(({ blocks }) => blocks)
    .map((block) => {
      if (block.kind === 'board') return `[${block.position}|${block.action ?? ''}]`;
      return block.kind === 'lines' ? block.html.join('/') : block.html;
    })
    .join('');

test('a board block is a board, with its action if there is one', () => {
  expect(htmlOf('a\n\n```board\npos w d4\n```\n\nb\n\n```board\npos w d4\ne2e4\n```')).toBe(
    '<p>a</p>\n[pos w d4|]<p>b</p>\n[pos w d4|e2e4]',
  );
});

test('a board may be on a map of its own', () => {
  const [section] = readRulePage('```board\n{"name":"x"}\npos w\ne2e4\n```').sections;
  expect(section!.blocks).toEqual([{ kind: 'board', map: '{"name":"x"}', position: 'pos w', action: 'e2e4' }]);
});

test('another block of code stays code', () => {
  expect(htmlOf('```\n<b>\n```')).toContain('<pre><code>&lt;b&gt;');
});

test.each([
  ['a block of HTML', '<script>alert(1)</script>'],
  ['HTML in a line', 'a <img src=x onerror=alert(1)> b'],
  ['a picture', '![<b>](http://elsewhere.example/x.png)'],
])('%s is shown, not obeyed', (_, markdown) => {
  expect(htmlOf(markdown)).not.toMatch(/<(script|img|b)\b/);
});

test.each([
  ['[x](javascript:alert(1))', '<p>x</p>\n'],
  ['[x](../other.md)', '<p>x</p>\n'],
  ['[x](https://example.org/?a="b)', '<p><a href="https://example.org/?a=&quot;b" rel="noreferrer">x</a></p>\n'],
])('link %s', (markdown, html) => expect(htmlOf(markdown)).toBe(html));

test('chapters are the headings of the second rank', () => {
  const { chapters, sections } = readRulePage('# A\n\n## Set-up & ball\n\n### C\n\n## Moves');
  expect(chapters).toEqual([
    { id: 'rule-set-up-ball', title: 'Set-up & ball' },
    { id: 'rule-moves', title: 'Moves' },
  ]);
  expect(sections[1]?.blocks).toEqual([
    { kind: 'text', html: '<h2 id="rule-set-up-ball" tabindex="-1">Set-up &amp; ball</h2>' },
  ]);
});

test('a section is a heading with what follows it', () => {
  const { sections } = readRulePage('a\n\n# A\n\n## B\n\nb\n\n### C\n\n```board\npos\n```\n\n#### D\n\nd\n\n## E');
  expect(sections.map(({ rank, blocks }) => [rank, ...blocks.map(({ kind }) => kind)])).toEqual([
    [0, 'text'],
    [1, 'text'],
    [2, 'text'],
    [3, 'text', 'board', 'text'],
    [2, 'text'],
  ]);
});

test('parts for developers are left out', () => {
  const page = '# A\n\n## For developers\n\nx\n\n### Text\n\n```board\npos\n```\n\n## Moves\n\ny';
  expect(htmlOf(page)).toBe(htmlOf('# A\n\n## Moves\n\ny'));
  expect(readRulePage(page).chapters).toEqual([{ id: 'rule-moves', title: 'Moves' }]);
});

test('the first numbered list has the lines of the page; another one stays a list', () => {
  const { sections } = readRulePage('# A\n\na\n\n1. One *b*.\n2. Two <i>.\n\nc\n\n1. Three.');
  expect(sections[0]!.blocks.map(({ kind }) => kind)).toEqual(['text', 'lines', 'text']);
  expect(sections[0]!.blocks[1]).toEqual({
    kind: 'lines',
    html: ['<p>One <em>b</em>.</p>\n', '<p>Two &lt;i&gt;.</p>\n'],
  });
});
