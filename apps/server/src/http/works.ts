import { randomBytes } from 'node:crypto';
import { entries, loadVariant } from '@kickmate/catalogue';
import type { MapFile, Maps } from '@kickmate/game';
import {
  isVisible,
  MOST_WORK_MAP,
  MOST_WORK_SEARCH,
  NewWorkSchema,
  WORK_KINDS,
  WORK_ORDERS,
  type WorkInfo,
  type WorkKind,
  type WorkList,
  type WorkOrder,
  WorkPlaySchema,
  type WorkText,
  WorkTextSchema,
} from '@kickmate/protocol';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { ConductRows } from '../db/conduct-rows.ts';
import {
  type ListedWork,
  MOST_WORKS,
  WORKS_PAGE,
  type WorkPlace,
  type WorkRows,
  type WorkWishes,
} from '../db/work-rows.ts';
import type { Operator } from '../identity/operator.ts';
import { Refused, wrong } from './refused.ts';
import { type Asked, bodyOf, idOf, playerOf, type Variables } from './request.ts';

/** The parts of the server that requests about published works need. */
interface WorksOnline {
  readonly works: WorkRows;
  readonly conduct: Pick<ConductRows, 'restrictions'>;
  readonly operator: Pick<Operator, 'nameIn'>;
}

/**
 * Adds the requests about published works.
 * @param online the parts of the server. @throws Refused while the database is away
 * @param countPublished counts a work that is published against the limit of the address. @throws Refused at the limit
 */
export function workRoutes(app: Hono<Variables>, online: () => WorksOnline, countPublished: (c: Asked) => void): void {
  /** The work of a request's path that is shown to the one who asks. */
  const workOf = async (c: Asked) => {
    const { works, operator } = online();
    const isOperator = operator.nameIn(c.req.header('Cookie'), Date.now()) !== undefined;
    const work = await works.one(idOf(c), { player: c.get('player')?.id, isOperator });
    if (!work) throw new Refused({ why: 'noWork' });
    return work;
  };
  /** The player who asks, who may publish. */
  const publisherOf = async (c: Asked): Promise<string> => {
    const { id } = playerOf(c);
    const [restriction] = await online().conduct.restrictions(id);
    if (!restriction) return id;
    const { reason, until = 0 } = restriction;
    throw new Refused({ why: 'mayNotPublish', values: { reason, until } });
  };
  /** Refuses to change the work of a request's path, which the one who asks has not made. */
  const refuseOthers = async (c: Asked) => {
    await workOf(c);
    throw new Refused({ why: 'notYourWork' });
  };

  app.get('/works', async (c) => {
    const wishes = wishesOf(c);
    return c.json(listOf(await online().works.list(wishes), wishes.order));
  });

  app.get('/me/works', async (c) => {
    const own = await online().works.ownOf(playerOf(c).id);
    return c.json({ works: own.map(infoOf) });
  });

  app.post('/works', async (c) => {
    const author = await publisherOf(c);
    const work = await bodyOf(c, NewWorkSchema);
    const read = await readWork(work);
    countPublished(c);
    const id = randomBytes(9).toString('base64url');
    if (!(await online().works.publish(author, { ...work, ...read, id })))
      throw new Refused({ why: 'manyWorks', values: { most: MOST_WORKS } });
    return c.json({ work: id }, 201);
  });

  app.get('/works/:id', async (c) => c.json(await workOf(c)));

  app.put('/works/:id', async (c) => {
    const author = await publisherOf(c);
    const work = await bodyOf(c, WorkTextSchema);
    const read = await readWork(work);
    if (!(await online().works.update(author, idOf(c), { ...work, ...read }))) await refuseOthers(c);
    return c.body(null, 204);
  });

  app.delete('/works/:id', async (c) => {
    if (!(await online().works.remove(playerOf(c).id, idOf(c)))) await refuseOthers(c);
    return c.body(null, 204);
  });

  const like = async (c: Asked, isLiked: boolean) => {
    const { id: player } = playerOf(c);
    await online().works.like((await workOf(c)).id, player, isLiked);
    return c.body(null, 204);
  };
  app.put('/works/:id/like', (c) => like(c, true));
  app.delete('/works/:id/like', (c) => like(c, false));

  app.post('/works/:id/plays', async (c) => {
    const { id: player } = playerOf(c);
    const { isSolved } = await bodyOf(c, WorkPlaySchema);
    await online().works.play((await workOf(c)).id, player, isSolved);
    return c.body(null, 204);
  });
}

/** The game that is played on maps. */
async function mapsOfGame(): Promise<Maps> {
  const id = entries.find(({ hasMaps }) => hasMaps)?.id;
  const { maps } = id === undefined ? {} : await loadVariant(id);
  if (!maps) throw wrong('unknown', 'no game here is played on maps');
  return maps;
}

/**
 * Reads a work: its maps as strictly as the game does.
 * @returns the maps as the game writes them, the kind of the work, and the names of the pieces that the maps add
 * @throws Refused with the first fault
 */
async function readWork({
  name,
  words,
  maps: texts,
}: WorkText): Promise<{ readonly maps: string[]; readonly kind: WorkKind; readonly pieces: readonly string[] }> {
  // Words may have several lines.
  if (hasMarkup(name) || hasMarkup(words) || !isVisible(name) || !isVisible(words.replace(/\s/g, ' ')))
    throw new Refused({ why: 'workWords' });
  const game = await mapsOfGame();
  const files = texts.map((text, index) => {
    const [read, map] = [game.parse(text), index + 1];
    if (!read.ok) throw new Refused({ why: 'workMap', values: { map, fault: read.error.message } });
    if ([read.value.name, ...piecesOf(read.value)].some(hasMarkup))
      throw new Refused({ why: 'workMarkup', values: { map } });
    const formatted = game.format(read.value);
    if (formatted.length > MOST_WORK_MAP) throw new Refused({ why: 'workLong', values: { map, most: MOST_WORK_MAP } });
    return { file: read.value, formatted };
  });
  const kind = files.length > 1 ? 'pack' : files[0]!.file.turns === undefined ? 'map' : 'puzzle';
  const pieces = new Set(files.flatMap(({ file }) => piecesOf(file)));
  return { maps: files.map(({ formatted }) => formatted), kind, pieces: [...pieces] };
}

/** Whether a text contains signs of markup, which the app's readers of maps refuse. */
const hasMarkup = (text: string): boolean => /[<>]/.test(text);

const piecesOf = ({ pieces }: MapFile): string[] => Object.values(pieces).map(({ name }) => name);

const infoOf = ({ by: _, ...work }: ListedWork): WorkInfo => work;

/** The number by which a list is ordered, before the moment. */
function valueIn(order: WorkOrder, { likes, plays }: WorkInfo): number {
  switch (order) {
    case 'new':
      return 0;
    case 'liked':
      return likes;
    case 'played':
      return plays;
  }
}

function listOf(found: readonly ListedWork[], order: WorkOrder): WorkList {
  const works = found.slice(0, WORKS_PAGE);
  const last = works.at(-1);
  const hasMore = found.length > WORKS_PAGE && last !== undefined;
  return {
    works: works.map(infoOf),
    ...(hasMore && { next: `${valueIn(order, last)}.${last.at}.${last.id}` }),
  };
}

const Asks = v.object({
  order: v.optional(v.picklist(WORK_ORDERS), 'new'),
  kind: v.optional(v.picklist(WORK_KINDS)),
  author: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MOST_WORK_SEARCH))),
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{1,15}\.[\w-]{1,40}$/, "take the answer's 'next'"))),
});

/** The wishes in a request's address. @throws Refused with the first one that is wrong */
function wishesOf(c: Asked): WorkWishes {
  const read = v.safeParse(Asks, c.req.query());
  if (!read.success) {
    const [issue] = read.issues;
    throw wrong('message', `${v.getDotPath(issue)}: ${issue.message}`);
  }
  const { after, search, ...wishes } = read.output;
  return { ...wishes, ...(search && { search }), ...(after && { after: placeOf(after) }) };
}

function placeOf(text: string): WorkPlace {
  const [value, at, id = ''] = text.split('.');
  return { value: Number(value), at: Number(at), id };
}
