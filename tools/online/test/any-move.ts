// A program that speaks UCI, plays every game of the catalogue, and plays any legal move.
import { createInterface } from 'node:readline';
import { must } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { Match, pickFrom, seededRandom } from '@kickmate/game';

const random = pickFrom(seededRandom(7));
let id = entries[0]!.id;
let match: Match<unknown> | undefined;

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(' ');
  if (word === 'uci') {
    console.log(`option name UCI_Variant type combo ${entries.map((entry) => `var ${entry.id}`).join(' ')}\nuciok`);
  } else if (word === 'isready') console.log('readyok');
  else if (word === 'setoption') id = line.split(' value ')[1]!;
  else if (word === 'position') {
    const [, fen = '', moves = ''] = /^position fen (.+?)(?: moves (.*))?$/.exec(line)!;
    const variant = await loadVariant(id);
    match = Match.start<unknown>(variant, { seed: 0, from: must(variant.text.parse(fen)) });
    for (const move of moves.split(' ').filter(Boolean)) match = must(match.playText(move));
  } else if (word === 'go') {
    const { actions, variant } = match!;
    console.log(`bestmove ${variant.text.formatAction({ action: actions[random(actions.length)]! })}`);
  } else if (word === 'quit') process.exit();
}
