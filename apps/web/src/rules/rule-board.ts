import { fail, ok, type Result, type Square } from '@kickmate/board';
import { type Picture, pictureOf } from '@kickmate/board-ui/picture';
import { type AnyVariant, type GameEvent, shortForm } from '@kickmate/game';
import { tell } from '../words/commentary.ts';
import { squaresOf } from '../words/preview.ts';
import { texts } from './texts.ts';

/** A board of a rule page as it is drawn: the position before the action, and what the action does. */
export interface RuleBoard extends Picture {
  /** The game, on the map of the board if it has one of its own. */
  readonly variant: AnyVariant;
  /** The action's squares, if it has any; for a kick by a piece next to the ball, those of the piece and the ball. */
  readonly arrow: { readonly from: Square; readonly to: Square } | undefined;
  readonly preview: readonly GameEvent[] | undefined;
  /** The action's short form and what happens, in words. */
  readonly caption: { readonly short: string; readonly story: string } | undefined;
}

/** Reads the texts of a board block. Errors are for the author of the page. */
export function readRuleBoard(
  game: AnyVariant,
  position: string,
  action?: string,
  map?: string,
): Result<RuleBoard, { readonly message: string }> {
  const onMap = map === undefined ? ok(game) : game.maps?.on(map);
  if (!onMap?.ok) return onMap ?? fail({ message: texts.noMaps(game.name) });
  const variant = onMap.value;
  const parsed = variant.text.parse(position);
  if (!parsed.ok) return parsed;
  const still = { variant, ...pictureOf(variant, parsed.value) };
  if (action === undefined) return ok({ ...still, arrow: undefined, preview: undefined, caption: undefined });
  const read = variant.text.parseAction(parsed.value, action);
  if (!read.ok) return fail(read.error);
  const chance = variant.chance(parsed.value, read.value.action);
  const successor = { outcome: chance[0]?.outcome, ...read.value };
  const events = variant.events(parsed.value, successor);
  const kick = events.find((event) => event.kind === 'kick');
  return ok({
    ...still,
    arrow: kick?.from === undefined ? squaresOf(variant, successor.action) : { from: kick.from, to: kick.ball },
    preview: events,
    caption: {
      short: shortForm(variant, parsed.value, successor),
      story: tell(variant, { before: parsed.value, ...successor }),
    },
  });
}
