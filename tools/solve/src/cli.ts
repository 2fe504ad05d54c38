#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { entries, loadVariant } from '@kickmate/catalogue';
import { count, defineCommand, runTool, table, UsageError, wholeNumber } from '@kickmate/command';
import { openEngine } from '@kickmate/engine';
import { type Solutions, solutionsOf, solve, type Verdict } from '@kickmate/engine/solve';
import { type AnyVariant, gameOf } from '@kickmate/game';

const MANUAL = `Solves maps: finds White's shortest forced win against the best defence, or proves that there is none within the map's turns.

Without a map it solves all maps that come with the game.

  npm run solve
  npm run solve -- keep --turns 12
  npm run solve -- my-map.json --solutions  also the first actions of all solutions
  npm run solve -- --assert                 exit status 1 if a puzzle is not won in exactly its turns`;

/** The game whose maps are solved. */
function gameWithMaps(): string {
  const game = entries.find(({ hasMaps }) => hasMaps);
  if (!game) throw new UsageError('no game of the catalogue has maps');
  return game.id;
}

/** A map and its solution. */
interface Solved {
  readonly id: string;
  readonly name: string;
  /** The map's limit. */
  readonly limit: number | undefined;
  /** Absent if neither the map nor the command line has a limit. */
  readonly verdict?: Verdict;
  /** Present if they were asked for and the map is won. */
  readonly solutions?: Pick<Solutions, 'first' | 'choice'>;
}

/** What the command line asks for. */
interface Wishes {
  /** The number of turns in place of the map's. */
  readonly turns: number | undefined;
  /** The most positions to visit. */
  readonly nodes: number;
  readonly solutions: boolean;
}

async function shippedIds(): Promise<readonly string[]> {
  const { maps } = await loadVariant(gameWithMaps());
  return maps!.shipped.map(({ id }) => id);
}

/** Opens the variant on a map that the command line names. */
async function variantOf(map: string): Promise<AnyVariant> {
  try {
    return await loadVariant(`${gameWithMaps()}:${map.endsWith('.json') ? readFileSync(map, 'utf8') : map}`);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function solveMap(variant: AnyVariant, { turns: asked, nodes, solutions }: Wishes): Promise<Solved> {
  const { current, shipped } = variant.maps!;
  const id = shipped.find(({ file }) => file === current)?.id ?? gameOf(variant.id);
  const limit = current.turns;
  const turns = asked ?? limit;
  if (turns === undefined) return { id, name: current.name, limit };
  const engine = await openEngine(variant, { hashMiB: 64 });
  const position = variant.text.format(variant.starts('w')[0]!.position);
  const problem = { variant, position, turns, nodes };
  const verdict = await solve(engine, problem);
  const isWon = verdict.kind === 'win';
  const all = isWon && solutions ? await solutionsOf(engine, { ...problem, turns: verdict.turns }) : undefined;
  engine.close();
  const found = all && { first: all.first, choice: all.choice };
  return { id, name: current.name, limit, verdict, ...(found && { solutions: found }) };
}

/** Whether a map is won in exactly the turns of its limit, if it has one. */
const isRight = ({ limit, verdict }: Solved): boolean =>
  limit === undefined || (verdict?.kind === 'win' && verdict.turns === limit);

function report(solved: readonly Solved[]): string {
  const rows = solved.map(({ id, name, limit, verdict }) => [
    id,
    name,
    limit === undefined ? '-' : String(limit),
    verdict ? words(verdict) : '-',
    verdict ? count(verdict.nodes) : '-',
  ]);
  const lines = solved.flatMap(({ id, verdict, solutions }) => {
    if (verdict?.kind !== 'win') return [];
    const first = solutions ? [`${id}, first actions that win: ${solutions.first.join(' ')}`] : [];
    const choice = solutions?.choice ? [`${id}, turn ${solutions.choice}: several actions win`] : [];
    return [`${id}: ${verdict.line.join(' ')}`, ...first, ...choice];
  });
  return [table(['map', 'name', 'limit', 'solution', 'positions'], rows), ...lines].join('\n');
}

function words(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'win':
      return `${verdict.turns}`;
    case 'none':
      return `none within ${verdict.turns}`;
    case 'open':
      return `more than ${verdict.turns}`;
    default:
      throw new Error(verdict satisfies never);
  }
}

await runTool(
  defineCommand({
    meta: { name: 'npm run solve --', description: MANUAL },
    args: {
      map: { type: 'positional', required: false, description: "a map's id, or a map file" },
      turns: { type: 'string', description: "White's actions at most; the map's limit if absent" },
      nodes: { type: 'string', default: '200000000', description: 'positions to visit for each map, at most' },
      solutions: { type: 'boolean', description: 'also the first actions of all shortest solutions' },
      assert: { type: 'boolean', description: 'exit status 1 if a map with turns is not won in exactly so many' },
      json: { type: 'boolean', description: 'as JSON' },
    },
    async run({ args }) {
      const turns = args.turns === undefined ? undefined : wholeNumber('turns', args.turns, 1, 50);
      const nodes = wholeNumber('nodes', args.nodes, 1, 1e12);
      const ids = args.map === undefined ? await shippedIds() : [args.map];
      const solved: Solved[] = [];
      for (const id of ids)
        solved.push(await solveMap(await variantOf(id), { turns, nodes, solutions: args.solutions === true }));
      process.stdout.write(args.json ? `${JSON.stringify(solved)}\n` : `${report(solved)}\n`);
      if (args.assert && !solved.every(isRight)) process.exitCode = 1;
    },
  }),
);
