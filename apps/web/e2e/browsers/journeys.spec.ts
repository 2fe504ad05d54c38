import { type Visitor, role, text } from './visitor.ts';
import { test } from './test.ts';

const square = (name: string) => role('gridcell', new RegExp(`^${name}\\b`));
const button = (name: string | RegExp) => role('button', name);

test('reload', async ({ visitor }) => {
  await visitor.goto('#/?seed=1');
  await visitor.check(role('radio', 'Chess'));
  await visitor.check(role('radio', /^Two people/));
  await visitor.click(button('Start the game'));
  await visitor.click(square('e2'));
  await visitor.click(square('e4'));
  await visitor.see(role('gridcell', /^e4.*white pawn/));
  for (let i = 0; i < 10; i++) {
    await visitor.reload();
    await visitor.see(role('gridcell', /^e4.*white pawn/));
  }
  visitor.expectNoErrors();
});
