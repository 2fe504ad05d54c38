import { expect, test } from 'vitest';
import { withoutPageScript } from './preloads.ts';

test('the script of the page is not preloaded again; its style and all other scripts are', () => {
  const rest = ['assets/rules-Dxb7ZjFk.js', 'assets/index-BtzNKo-o.css', 'assets/src-index-Dxb7Zj.js'];
  expect(withoutPageScript('assets/RulesPage-BRjZ1rKh.js', ['assets/index-Cx_Gb-c2.js', ...rest])).toEqual(rest);
});
