// The gallery: maps, puzzles and packs of maps that their authors publish. docs/api.md lists the requests.

import * as v from 'valibot';
import { PlayerInfoSchema } from './messages.ts';

/** The kinds of works: a map, a map on which White has a number of turns to win, several maps to be played in order. */
export const WORK_KINDS = ['map', 'puzzle', 'pack'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** The people who see a work: its author, whoever has its address, or everybody. */
export const WORK_VISIBILITIES = ['private', 'link', 'public'] as const;
export type WorkVisibility = (typeof WORK_VISIBILITIES)[number];

/** The orders of the list of works: the latest, the most liked, or the most played ones first. */
export const WORK_ORDERS = ['new', 'liked', 'played'] as const;
export type WorkOrder = (typeof WORK_ORDERS)[number];

/** The most characters of a work's name, and of the words about it. */
export const MOST_WORK_NAME = 60;
export const MOST_WORK_WORDS = 500;
/** The most maps of a work, and the most bytes of a request that has them all: a pack's maps are alike, and small. */
export const MOST_WORK_MAPS = 50;
export const MAX_WORK_BYTES = 96 * 1024;
/** The most characters of a map, so that a game on it can be offered online. */
export const MOST_WORK_MAP = 11_900;
/** The most characters of a text by which works are searched. */
export const MOST_WORK_SEARCH = 60;

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** The parts of a work that its author writes. */
const Written = {
  name: v.pipe(text(MOST_WORK_NAME), v.minLength(1)),
  words: text(MOST_WORK_WORDS),
  visibility: v.picklist(WORK_VISIBILITIES),
  /** The texts of map files: several are a pack. */
  maps: v.pipe(v.array(v.pipe(v.string(), v.maxLength(16 * 1024))), v.minLength(1), v.maxLength(MOST_WORK_MAPS)),
};

/** A work as its author changes it. */
export const WorkTextSchema = v.object(Written);
export type WorkText = v.InferOutput<typeof WorkTextSchema>;

/** A work that somebody publishes. `remixOf`: the work of somebody else that it was made from. */
export const NewWorkSchema = v.object({ ...Written, remixOf: v.optional(Id) });
export type NewWork = v.InferOutput<typeof NewWorkSchema>;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A work in a list. */
export const WorkInfoSchema = v.object({
  id: v.string(),
  kind: v.picklist(WORK_KINDS),
  name: v.string(),
  /** Absent after the author's data were deleted. */
  author: v.optional(PlayerInfoSchema),
  /** The text of its first map, for the picture. */
  map: v.string(),
  /** The number of its maps. */
  count: Count,
  /** The numbers of players who like it, have begun it, and have solved it; a player counts once. */
  likes: Count,
  plays: Count,
  solves: Count,
  /** When it was first shown to everybody, or else made, in milliseconds since 1970. */
  at: v.number(),
  visibility: v.picklist(WORK_VISIBILITIES),
  /** The operator has hidden it from all but its author. */
  isHidden: v.optional(v.literal(true)),
});
export type WorkInfo = v.InferOutput<typeof WorkInfoSchema>;

/** A page of a list of works. */
export const WorkListSchema = v.object({
  works: v.array(WorkInfoSchema),
  /** The value of `after` for the next page; absent on the last one. */
  next: v.optional(v.string()),
});
export type WorkList = v.InferOutput<typeof WorkListSchema>;

/** A work with everything that its page shows. */
export const WorkSchema = v.object({
  ...WorkInfoSchema.entries,
  words: v.string(),
  maps: v.array(v.string()),
  /** The author's id, also after the author's data were deleted. */
  by: v.string(),
  /**
   * The work of which it is a remix. The id is given to whoever may find it in the gallery, the name unless the operator has hidden it,
   * and the author until the author's data are deleted.
   */
  original: v.optional(
    v.object({ id: v.optional(v.string()), name: v.optional(v.string()), author: v.optional(PlayerInfoSchema) }),
  ),
  /** Whether the one who asks likes it. */
  isLiked: v.boolean(),
});
export type Work = v.InferOutput<typeof WorkSchema>;

/** The id of a work that was published. */
export const NewWorkInfoSchema = v.object({ work: v.string() });

/** A player has begun a work, and perhaps solved it. */
export const WorkPlaySchema = v.object({ isSolved: v.boolean() });
