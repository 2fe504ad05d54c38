import { expect, test } from 'vitest';
import { withoutPageScript } from './preloads.ts';

test('the scripts that the page has already are not preloaded again; its style and all other scripts are', () => {
  const rest = ['assets/RulesPage-Dxb7ZjFk.js', 'assets/index-BtzNKo-o.css', 'assets/src-index-Dxb7Zj.js'];
  const already = ['assets/index-Cx_Gb-c2.js', 'assets/rules-Dxb7ZjFk.js', 'assets/rolldown-runtime-DK3Fl9T5.js'];
  expect(withoutPageScript('assets/RulesPage-BRjZ1rKh.js', [...already, ...rest])).toEqual(rest);
});
