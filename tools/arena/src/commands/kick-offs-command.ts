import { writeFileSync } from 'node:fs';
import { type Board, must, rankOf, type Side, type Square } from '@kickmate/board';
import { entries } from '@kickmate/catalogue';
import {
  defineCommand,
  oneWord,
  readVariant,
  requireWritable,
  UsageError,
  useNamedFile,
  VARIANT_OPTION,
  wholeNumber,
} from '@kickmate/command';
import { type Engine, openEngine } from '@kickmate/engine';
import { type Action, type AnyVariant, actionTo, endsTurn, type LineUp, plyFrom } from '@kickmate/game';

/** The first game in which sides line up; if there is none, a game that says so. */
const DEFAULT_GAME = (entries.find(({ hasFormations }) => hasFormations) ?? entries[0]!).id;

const MANUAL = `Writes starting positions for matches: each formation that a computer may choose against each.

With --answer free they are the kick-offs. With --answer own-half the kick-off has been taken and answered, and the answer does
not leave the own half, as in matches of the array own-half.

  npm run arena -- kick-offs --variant ${DEFAULT_GAME} --file free.fen
  npm run arena -- match nodes:3000 nodes:3001 --variant ${DEFAULT_GAME} --goals 1 --matches 162 --openings free.fen`;

const ANSWERS = ['free', 'own-half'] as const;

/** The command `arena kick-offs`. */
export const kickOffsCommand = defineCommand({
  meta: { name: 'kick-offs', description: MANUAL },
  args: {
    variant: { ...VARIANT_OPTION, default: DEFAULT_GAME },
    file: { type: 'string', required: true, description: 'the file to which the positions are written' },
    answer: { type: 'string', default: 'free', description: `how the other side answers: ${ANSWERS.join(', ')}` },
    nodes: { type: 'string', default: '3000', description: 'nodes an action, of the kick-off and the answer' },
  },
  async run({ args }) {
    const variant = await readVariant(args.variant);
    const { formations } = variant;
    if (!formations) throw new UsageError(`${variant.id} has no formations`);
    const answer = oneWord('answer', args.answer, ANSWERS);
    const nodes = wholeNumber('nodes', args.nodes, 1, 1e9);
    requireWritable('--file', args.file);
    const sensible = formations.sensible(false);
    const lineUps = sensible.flatMap((w) => sensible.map((b): LineUp => ({ w, b })));
    const kickOffs = lineUps.map((lineUp) => formations.begin('w', lineUp));
    const positions = answer === 'free' ? kickOffs : await answered(variant, kickOffs, nodes);
    const text = positions.map((position) => `${variant.text.format(position)}\n`).join('');
    useNamedFile('--file', () => writeFileSync(args.file, text));
    process.stdout.write(`${args.file}: ${positions.length} positions\n`);
  },
});

/** The positions after these kick-offs and answers within the own half. */
async function answered(variant: AnyVariant, kickOffs: readonly unknown[], nodes: number): Promise<readonly unknown[]> {
  const engine = await openEngine(variant, {});
  const positions: unknown[] = [];
  for (const kickOff of kickOffs) {
    const taken = await playTurn(variant, engine, kickOff, nodes, () => true);
    const side = variant.side(taken);
    const isOwn = (action: Action) => isInOwnHalf(variant.board, side, actionTo(action));
    positions.push(await playTurn(variant, engine, taken, nodes, isOwn));
  }
  engine.close();
  return positions;
}

/** The position after a turn of the engine, which plays allowed actions only, unless there are none. */
export async function playTurn(
  variant: AnyVariant,
  engine: Engine,
  start: unknown,
  nodes: number,
  isAllowed: (action: Action) => boolean,
): Promise<unknown> {
  let position = start;
  for (let isTurnOver = false; !isTurnOver; ) {
    const only = variant
      .actions(position)
      .filter(isAllowed)
      .map((action) => variant.text.formatAction({ action }));
    const request = { start: variant.text.format(position), actions: [], limits: { nodes } };
    const { best } = must(await engine.search(only.length > 0 ? { ...request, only } : request));
    const ply = plyFrom(variant, position, must(variant.text.parseAction(position, best!)));
    isTurnOver = endsTurn(variant, ply);
    position = ply.after;
  }
  return position;
}

function isInOwnHalf(board: Board, side: Side, square: Square): boolean {
  const rank = rankOf(board, square);
  return side === 'w' ? rank < board.ranks / 2 : rank >= board.ranks / 2;
}
