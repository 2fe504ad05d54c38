import { type Square, squareName } from '@kickmate/board';
import type { Destination, Question, ShownReach, ShownRoute } from '@kickmate/board-ui';
import { type Action, type ActionLook, actionFrom, actionTo } from '@kickmate/game';
import { isOffBoard, type Way, wayTo } from '@kickmate/play';
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useMatch } from '../match.ts';
import { capital } from '../players.ts';
import { useReview } from '../record/review.ts';
import { vocabularyOf } from '../words/commentary.ts';
import { foretell } from '../words/narrate.ts';
import { DEEDS } from '../words/turn-words.ts';
import { certainEvents, goalShare, oddsOf, oddsWords, wayWords } from './preview.ts';

/** Whether by an action of this look the ball goes, and not a piece. */
const isOfBall = (look: ActionLook): boolean => ['kick', 'pass', 'shot'].includes(look);

/** How a player says what to play: a piece, then where it goes, and where that leaves a question, the answer to it. */
export const useSelection = defineStore('selection', () => {
  const game = useMatch();
  const review = useReview();
  const settings = useSettings();

  const selected = ref<Square>();
  const hovered = ref<Square>();
  /** A piece that is looked at, and cannot act. */
  const inspected = ref<Square>();
  /** The far square of a way that waits for a second tap. */
  const planned = ref<Square>();
  /** More than one action goes to the chosen square: the player is asked which. */
  const choices = shallowRef<readonly Action[]>([]);
  /** An action made by touch that waits for a second tap; kicks and shots always do, so that a finger can see what comes of them. */
  const waiting = shallowRef<Action>();

  const actions = computed(() => (game.isPlayersTurn && review.isPresent && game.match ? game.match.actions : []));
  const isWithoutSquares = (action: Action) => game.variant !== undefined && isOffBoard(game.variant, action);
  const lookOf = (action: Action): ActionLook => game.variant?.look(action) ?? 'move';
  /** The same on the board: an action need not tell by itself that somebody is captured. */
  const shownLookOf = (action: Action): ActionLook =>
    lookOf(action) === 'move' && eventsOf(action).some(({ kind }) => kind === 'capture') ? 'capture' : lookOf(action);
  const eventsOf = (action: Action) =>
    game.match ? certainEvents(game.match.variant, game.match.position, action) : [];
  /** What would come of an action. */
  function wordsOf(action: Action): string {
    const way = { from: actionFrom(action), to: actionTo(action) };
    const words = game.variant ? foretell(vocabularyOf(game.variant), eventsOf(action), way) : '';
    return oddsWords(oddsFor(action)) || words;
  }
  /** The chances of a shot. */
  const oddsFor = (action: Action) => (game.match ? oddsOf(game.match.variant, game.match.position, action) : []);
  /** Actions without squares: passing, ending a turn. */
  const offBoard = computed(() => actions.value.filter((action) => isWithoutSquares(action)));
  /** The action that ends the turn, where it is legal. */
  const turnEnd = computed(() => offBoard.value.find((action) => lookOf(action) === 'end'));
  const onBoard = computed(() => actions.value.filter((action) => !isWithoutSquares(action)));
  /** Where an action may be said to go: to its square, and to a piece that it takes along (castling: the rook). */
  function goalsOf(action: Action): readonly Square[] {
    const companions = eventsOf(action).flatMap((event) =>
      event.kind === 'move' && event.from !== actionFrom(action) ? [event.from] : [],
    );
    return [...new Set([actionTo(action), ...companions])];
  }
  const between = (from: Square, to: Square) =>
    onBoard.value.filter((action) => actionFrom(action) === from && goalsOf(action).includes(to));

  /** Where something can be picked up. */
  const movable = computed(() => [...new Set(onBoard.value.map(actionFrom))]);
  const destinations = computed<readonly Destination[]>(() => {
    const candidates = waiting.value === undefined ? onBoard.value : [waiting.value];
    const found = new Map<string, Destination>();
    for (const action of candidates) {
      if (actionFrom(action) !== selected.value) continue;
      for (const square of goalsOf(action)) {
        const look = shownLookOf(action);
        const key = `${square} ${look}`;
        // What several actions of one look would come to is asked there.
        const words = found.has(key) ? 'with a choice' : wordsOf(action);
        const badge = goalShare(oddsFor(action));
        found.set(key, { square, look, words, ...(badge && { badge }) });
      }
    }
    return [...found.values()];
  });
  /** The choices, heaviest first, if they differ by what a piece becomes: they are asked on the board. */
  const promotions = computed(() => {
    const values = new Map(game.variant?.pieces.map(({ letter, value }) => [letter, value]));
    const found = choices.value.flatMap((action) => {
      const event = eventsOf(action).find(({ kind }) => kind === 'promote');
      return event?.kind === 'promote' ? [{ action, piece: event.piece }] : [];
    });
    if (found.length < choices.value.length) return [];
    return found.sort((a, b) => (values.get(b.piece.letter) ?? 0) - (values.get(a.piece.letter) ?? 0));
  });
  /** The choices if each is something else to do, with the piece that goes; none where the ball does. */
  const deeds = computed(() => {
    const found = choices.value.map((action) => ({ action, look: lookOf(action) }));
    if (new Set(found.map(({ look }) => look)).size < found.length) return [];
    return found.map(({ action, look }) => ({
      action,
      piece: isOfBall(look) ? undefined : game.variant?.pieceAt(game.match?.position, actionFrom(action)),
      label: [deedWords(action), oddsWords(oddsFor(action))].filter(Boolean).join(': '),
      isNamed: true,
    }));
  });
  /** What an action does, as an answer: "Move the rook to e8", "Shoot at e8". */
  function deedWords(action: Action): string {
    const look = lookOf(action);
    const { board } = game.variant!;
    const piece = isOfBall(look) ? undefined : game.variant!.pieceAt(game.match?.position, actionFrom(action));
    const what = piece
      ? `the ${vocabularyOf(game.variant!).pieceNames[piece.letter] ?? piece.letter} to`
      : 'the ball to';
    const where = squareName(board, actionTo(action));
    if (look === 'capture') return `Capture on ${where}`;
    return `${capital(DEEDS[look])} ${look === 'shot' ? 'at' : what} ${where}`;
  }
  const asked = computed(() => {
    const names = game.variant ? vocabularyOf(game.variant).pieceNames : {};
    const becoming = promotions.value.map(({ action, piece }) => ({
      action,
      piece,
      label: capital(names[piece.letter] ?? piece.letter),
    }));
    return becoming.length > 0 ? becoming : deeds.value;
  });
  const question = computed<Question | undefined>(() => {
    const [first] = asked.value;
    const label = promotions.value.length > 0 ? 'Promote to' : 'What to do';
    return first && { square: actionTo(first.action), label, options: asked.value };
  });
  /** The action that is being considered: about to be confirmed, or under the pointer. */
  const considered = computed<Action | undefined>(() => {
    if (waiting.value !== undefined) return waiting.value;
    if (choices.value.length > 0) return choices.value.find(isFlight);
    if (selected.value === undefined || hovered.value === undefined) return undefined;
    const possible = between(selected.value, hovered.value);
    return possible.find(isFlight) ?? possible[0];
  });
  const isFlight = (action: Action) => isOfBall(lookOf(action));
  /** What a kick, a pass or a shot under consideration would do. */
  const preview = computed(() =>
    considered.value !== undefined && isFlight(considered.value) ? eventsOf(considered.value) : undefined,
  );
  /** The chances of a shot under consideration, in words. */
  const previewWords = computed(() =>
    considered.value === undefined ? '' : capital(oddsWords(oddsFor(considered.value))),
  );

  /** What the piece could do that is held or looked at, in games in which people ask. */
  const reach = computed<ShownReach | undefined>(() => {
    const { match } = game;
    const square = selected.value ?? inspected.value;
    const found = match && square !== undefined ? match.variant.routes?.reach(match.position, square) : undefined;
    if (!found || selected.value === undefined) return found && { ...found, isForeign: true };
    const captures = destinations.value.filter(({ look }) => look === 'capture').map((one) => one.square);
    return { ...found, attacks: found.attacks.filter((one) => !captures.includes(one)), isForeign: false };
  });

  /** The way to a far square that is being considered. */
  const way = computed<Way | undefined>(() => {
    const to = planned.value ?? hovered.value;
    if (!game.match || !game.isPlayersTurn || selected.value === undefined || to === undefined) return undefined;
    if (between(selected.value, to).length > 0) return undefined;
    return wayTo(game.match, selected.value, to);
  });
  const route = computed<ShownRoute | undefined>(() => way.value);
  /** How far it is, in words. */
  const routeWords = computed(() => (way.value ? capital(wayWords(way.value)) : ''));

  /** Lets go of everything. */
  function cancel(): void {
    selected.value = undefined;
    hovered.value = undefined;
    inspected.value = undefined;
    planned.value = undefined;
    choices.value = [];
    waiting.value = undefined;
  }
  watch([() => game.match, () => review.path], cancel, { flush: 'sync' });

  /** Takes hold of what stands on a square, if it can act. */
  function grab(square: Square): void {
    const isLookedAt = inspected.value === square;
    cancel();
    game.stay();
    if (movable.value.includes(square)) selected.value = square;
    else if (!isLookedAt && game.match && game.variant?.pieceAt(game.match.position, square)) inspected.value = square;
  }

  /** A square was chosen: the destination of what is held, or something to take hold of, or nothing. */
  function pick(square: Square, byTouch = false): void {
    const held = selected.value;
    if (waiting.value !== undefined && goalsOf(waiting.value).includes(square)) decide(waiting.value);
    else if (held !== undefined && between(held, square).length > 0) choose(held, square, byTouch, byTouch);
    else if (held === square) cancel();
    else if (held === undefined || !setOut(held, square, byTouch)) grab(square);
  }

  /** Goes a way of several actions; by touch it is shown first. False if there is none. */
  function setOut(from: Square, to: Square, byTouch: boolean): boolean {
    const found = game.match && wayTo(game.match, from, to);
    if (!found) return false;
    if (byTouch && planned.value !== to) {
      planned.value = to;
      return true;
    }
    cancel();
    game.go(found);
    return true;
  }

  /** Something was carried from a square to another: then a kick's flight has been seen on the way. */
  function drop(from: Square, to: Square, byTouch = false): void {
    choose(from, to, byTouch, false);
  }

  function choose(from: Square, to: Square, byTouch: boolean, previewsKicks: boolean): void {
    const candidates = between(from, to);
    const waits = (action: Action) =>
      (byTouch && settings.confirmTouch) || (previewsKicks && ['kick', 'shot'].includes(lookOf(action)));
    cancel();
    selected.value = from;
    if (candidates.length > 1) choices.value = candidates;
    else if (candidates[0] !== undefined && waits(candidates[0])) waiting.value = candidates[0];
    else if (candidates[0] !== undefined) game.play(candidates[0]);
  }

  /** Plays an action that was asked about, or that needs no squares. */
  function decide(action: Action): void {
    cancel();
    game.play(action);
  }

  /** Ends the turn, where that is legal. */
  function endTurn(): void {
    if (turnEnd.value !== undefined) decide(turnEnd.value);
  }

  /** Answers the question with the option of that index. */
  function answer(index: number): void {
    const chosen = asked.value[index];
    if (chosen) decide(chosen.action);
  }

  /** What the action that waits would do, as far as it is certain, and how it looks. */
  const awaited = computed(() =>
    waiting.value === undefined
      ? undefined
      : { look: lookOf(waiting.value), events: eventsOf(waiting.value), odds: oddsWords(oddsFor(waiting.value)) },
  );

  const marks = {
    movable,
    destinations,
    reach,
    route,
    routeWords,
    preview,
    previewWords,
    awaited,
    offBoard,
    turnEnd,
    question,
  };
  return {
    selected,
    hovered,
    inspected,
    planned,
    choices,
    waiting,
    ...marks,
    grab,
    pick,
    drop,
    decide,
    endTurn,
    answer,
    cancel,
  };
});
