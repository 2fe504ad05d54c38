import { opponent, type Square, squareName } from '@kickmate/board';
import type { Destination, Question, ShownReach, ShownRoute } from '@kickmate/board-ui';
import { type Action, type ActionLook, actionFrom, actionTo } from '@kickmate/game';
import { hasSquares, onlyTurnEnd, planRoute, type RoutePlan } from '@kickmate/play';
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useReview } from '../../stage/review.ts';
import { useStage } from '../../stage/stage.ts';
import { vocabularyOf } from '../../words/commentary.ts';
import { foretell } from '../../words/narrate.ts';
import { capital } from '../../words/players.ts';
import { certainEvents, goalShare, oddsOf, oddsWords, wayWords } from '../../words/preview.ts';
import { refusalWords } from './refusal.ts';
import { texts } from './texts.ts';

/** Whether actions of this look move the ball, not a piece. */
const isOfBall = (look: ActionLook): boolean => ['kick', 'pass', 'shot'].includes(look);

/** The player's choice of an action: first a piece, then its destination, then the answer if several actions fit. */
export const useSelection = defineStore('selection', () => {
  const game = useStage();
  const review = useReview();
  const settings = useSettings();

  const selected = ref<Square>();
  const hovered = ref<Square>();
  /** The square of an inspected piece that cannot act. */
  const inspected = ref<Square>();
  /** The far end of a way that waits for a second tap. */
  const planned = ref<Square>();
  /** Several actions to the chosen square, of which the player has to choose one. */
  const choices = shallowRef<readonly Action[]>([]);
  /** An action that waits for a second tap. By touch, kicks and shots always wait, so that the player sees the preview first. */
  const waiting = shallowRef<Action>();
  /** Why the last picked square could not be played, in a sentence; empty after any other choice. */
  const refusal = ref('');

  const actions = computed(() => (game.isPlayersTurn && review.isPresent && game.match ? game.match.actions : []));
  const isOnBoard = (action: Action) => game.variant === undefined || hasSquares(game.variant, action);
  const lookOf = (action: Action): ActionLook => game.variant?.look(action) ?? 'move';
  /** The look on the board: a move that captures a piece is shown as a capture. */
  const shownLookOf = (action: Action): ActionLook =>
    lookOf(action) === 'move' && eventsOf(action).some(({ kind }) => kind === 'capture') ? 'capture' : lookOf(action);
  const eventsOf = (action: Action) =>
    game.match ? certainEvents(game.match.variant, game.match.position, action) : [];
  /** The result of an action in words. */
  function wordsOf(action: Action): string {
    const way = { from: actionFrom(action), to: actionTo(action) };
    const words = game.variant ? foretell(vocabularyOf(game.variant), eventsOf(action), way) : '';
    return oddsWords(oddsFor(action)) || words;
  }
  /** The chances of a shot. */
  const oddsFor = (action: Action) => (game.match ? oddsOf(game.match.variant, game.match.position, action) : []);
  /** Actions without squares: passing, ending a turn. */
  const offBoard = computed(() => actions.value.filter((action) => !isOnBoard(action)));
  /** The action that ends the turn, where it is legal. */
  const turnEnd = computed(() => offBoard.value.find((action) => lookOf(action) === 'end'));
  /**
   * The end of the turn, if it is played without being asked for: nothing else is left to do. After an undo the person decides,
   * who may want to take back more.
   */
  const selfEnd = computed(() => {
    const isAsked = !settings.endsTurns || !game.can.autoplay || game.can.redo || actions.value.length === 0;
    return isAsked || !game.match ? undefined : onlyTurnEnd(game.match);
  });
  const onBoard = computed(() => actions.value.filter(isOnBoard));
  /** The squares that select an action: its destination, and the square of a piece that moves too (castling: the rook). */
  function goalsOf(action: Action): readonly Square[] {
    const companions = eventsOf(action).flatMap((event) =>
      event.kind === 'move' && event.from !== actionFrom(action) ? [event.from] : [],
    );
    return [...new Set([actionTo(action), ...companions])];
  }
  /** The legal actions from a square to another. */
  const between = (from: Square, to: Square) =>
    onBoard.value.filter((action) => isOpen(action) && actionFrom(action) === from && goalsOf(action).includes(to));

  /** Whether the player picked the ball first: then its kicker is chosen, and only the ball moves. */
  const byBall = ref(false);
  const isOpen = (action: Action) => !byBall.value || isFlight(action);
  const ball = computed(() => game.match && game.variant?.ball?.squareOf(game.match.position));
  /** The squares of pieces that can kick, pass or shoot the ball. */
  const kickers = computed(() => [...new Set(onBoard.value.filter(isFlight).map(actionFrom))]);
  /** A piece's kicks, if all of them are chosen by the ball's square: the rules say where the ball flies. */
  function plainKicks(kicker: Square): readonly Action[] {
    const kicks = onBoard.value.filter((action) => isFlight(action) && actionFrom(action) === kicker);
    return kicks.every((action) => actionTo(action) === ball.value) ? kicks : [];
  }
  /** Whether the ball is picked, and one of several kickers has to be chosen. */
  const asksForKicker = computed(() => byBall.value && selected.value === ball.value);

  /** The squares of pieces that can act. */
  const movable = computed(() => [...new Set(onBoard.value.map(actionFrom))]);
  const destinations = computed<readonly Destination[]>(() => {
    if (asksForKicker.value) return kickers.value.map((square) => ({ square, look: 'kick', words: texts.kicksBall }));
    const candidates = waiting.value === undefined ? onBoard.value : [waiting.value];
    const found = new Map<string, Destination>();
    for (const action of candidates) {
      if (actionFrom(action) !== selected.value || !isOpen(action)) continue;
      for (const square of goalsOf(action)) {
        const look = shownLookOf(action);
        const key = `${square} ${look}`;
        // If several actions of one look end there, the board asks which.
        const words = found.has(key) ? texts.withChoice : wordsOf(action);
        const badge = goalShare(oddsFor(action));
        found.set(key, { square, look, words, ...(badge && { badge }) });
      }
    }
    return [...found.values()];
  });
  /** The choices if all are promotions, the most valuable piece first. The board asks for one. */
  const promotions = computed(() => {
    const values = new Map(game.variant?.pieces.map(({ letter, value }) => [letter, value]));
    const found = choices.value.flatMap((action) => {
      const event = eventsOf(action).find(({ kind }) => kind === 'promote');
      return event?.kind === 'promote' ? [{ action, piece: event.piece }] : [];
    });
    if (found.length < choices.value.length) return [];
    return found.sort((a, b) => (values.get(b.piece.letter) ?? 0) - (values.get(a.piece.letter) ?? 0));
  });
  /** The choices if each has another look, with the moving piece, or without one if the ball moves. */
  const distinct = computed(() => {
    const found = choices.value.map((action) => ({ action, look: lookOf(action) }));
    if (new Set(found.map(({ look }) => look)).size < found.length) return [];
    return found.map(({ action, look }) => ({
      action,
      piece: isOfBall(look) ? undefined : game.variant?.pieceAt(game.match?.position, actionFrom(action)),
      label: [answerWords(action), oddsWords(oddsFor(action))].filter(Boolean).join(': '),
      isNamed: true,
    }));
  });
  /** An action as an answer: "Move the rook to e8", "Shoot at e8". */
  function answerWords(action: Action): string {
    const { answer } = texts;
    const square = squareName(game.variant!.board, actionTo(action));
    switch (lookOf(action)) {
      case 'capture':
        return answer.capture(square);
      case 'shot':
        return answer.shoot(square);
      case 'pass':
        return answer.pass(square);
      case 'kick':
        return answer.kick(square);
      default: {
        const piece = game.variant!.pieceAt(game.match?.position, actionFrom(action));
        const { pieceNames } = vocabularyOf(game.variant!);
        return answer.move((piece && pieceNames[piece.letter]) ?? '', square);
      }
    }
  }
  const asked = computed(() => {
    const names = game.variant ? vocabularyOf(game.variant).pieceNames : {};
    const becoming = promotions.value.map(({ action, piece }) => ({
      action,
      piece,
      label: capital(names[piece.letter] ?? piece.letter),
    }));
    return becoming.length > 0 ? becoming : distinct.value;
  });
  const question = computed<Question | undefined>(() => {
    const [first] = asked.value;
    const label = promotions.value.length > 0 ? texts.promoteTo : texts.whatToDo;
    return first && { square: actionTo(first.action), label, options: asked.value };
  });
  /** The action that the player considers: it waits for a second tap, or is under the pointer. */
  const considered = computed<Action | undefined>(() => {
    if (waiting.value !== undefined) return waiting.value;
    if (choices.value.length > 0) return choices.value.find(isFlight);
    if (selected.value === undefined || hovered.value === undefined) return undefined;
    if (asksForKicker.value) return plainKicks(hovered.value)[0];
    const possible = between(selected.value, hovered.value);
    return possible.find(isFlight) ?? possible[0];
  });
  const isFlight = (action: Action) => isOfBall(lookOf(action));
  /** The events of the considered kick, pass or shot. */
  const preview = computed(() =>
    considered.value !== undefined && isFlight(considered.value) ? eventsOf(considered.value) : undefined,
  );
  /** The chances of the considered shot, in words. */
  const previewWords = computed(() =>
    considered.value === undefined ? '' : capital(oddsWords(oddsFor(considered.value))),
  );

  /** The reach of the selected or inspected piece, in games with the facet `routes`. */
  const reach = computed<ShownReach | undefined>(() => {
    const { match } = game;
    const square = selected.value ?? inspected.value;
    const found = match && square !== undefined ? match.variant.routes?.reach(match.position, square) : undefined;
    if (!found || selected.value === undefined) return found && { ...found, isForeign: true };
    const captures = destinations.value.filter(({ look }) => look === 'capture').map((one) => one.square);
    return { ...found, attacks: found.attacks.filter((one) => !captures.includes(one)), isForeign: false };
  });

  /** The route of a piece to a far square, if there is one. Where nothing plays by itself, each step is an action of its own. */
  const planTo = (from: Square, to: Square): RoutePlan | undefined =>
    game.match && game.can.autoplay ? planRoute(game.match, from, to) : undefined;
  /** The considered route to a far square. */
  const way = computed<RoutePlan | undefined>(() => {
    const to = planned.value ?? hovered.value;
    if (!game.match || !game.isPlayersTurn || selected.value === undefined || to === undefined) return undefined;
    if (between(selected.value, to).length > 0) return undefined;
    return planTo(selected.value, to);
  });
  const route = computed<ShownRoute | undefined>(() => way.value);
  /** The length of that route, in words. */
  const routeWords = computed(() => (way.value ? capital(wayWords(way.value)) : ''));

  /** Clears the selection. */
  function cancel(): void {
    selected.value = undefined;
    hovered.value = undefined;
    inspected.value = undefined;
    planned.value = undefined;
    choices.value = [];
    waiting.value = undefined;
    byBall.value = false;
    refusal.value = '';
  }
  watch([() => game.match, () => review.path], cancel, { flush: 'sync' });

  /** Selects the piece on a square if it can act, or on the ball's square its kicker; otherwise inspects what is there. */
  function grab(square: Square): void {
    const isLookedAt = inspected.value === square;
    cancel();
    game.stay();
    if (movable.value.includes(square)) selected.value = square;
    else if (square === ball.value && kickers.value.length > 0) {
      byBall.value = true;
      selected.value = kickers.value.length === 1 ? kickers.value[0] : square;
    } else if (!isLookedAt && game.match && game.variant?.pieceAt(game.match.position, square))
      inspected.value = square;
  }

  /** Whether a piece of the side to act stands on a square. */
  const isOwn = (square: Square | undefined): boolean =>
    game.match !== undefined &&
    square !== undefined &&
    game.match.variant.pieceAt(game.match.position, square)?.side === game.toAct;

  /** Handles a picked square: a destination of the selected piece, or a piece to select, or neither. */
  function pick(square: Square, byTouch = false): void {
    const held = selected.value;
    const letsGo = waiting.value !== undefined || choices.value.length > 0 || planned.value !== undefined;
    if (waiting.value !== undefined && goalsOf(waiting.value).includes(square)) decide(waiting.value);
    else if (asksForKicker.value && kickers.value.includes(square)) kickWith(square, byTouch);
    else if (held !== undefined && between(held, square).length > 0) choose(held, square, byTouch, byTouch);
    else if (held === square) cancel();
    else if (held === undefined || !setOut(held, square, byTouch)) {
      const stuck = isOwn(inspected.value) && !isOwn(square) ? inspected.value : undefined;
      const wasInspected = inspected.value === square;
      grab(square);
      const isAnswered = letsGo || wasInspected || (held === undefined && reach.value !== undefined);
      // Who has picked a piece that cannot act, and then its target, asks about the piece.
      if (selected.value === undefined && !isAnswered) refuse(stuck ?? square, held);
    }
  }

  /** Chooses the kicker of the picked ball. Where it can only kick the ball from its square, that is the action. */
  function kickWith(kicker: Square, byTouch: boolean): void {
    selected.value = kicker;
    if (plainKicks(kicker).length > 0 && ball.value !== undefined) choose(kicker, ball.value, byTouch, byTouch);
  }

  /** Says why nothing can be done on a square, by the piece on `from` if one is selected. */
  function refuse(to: Square, from?: Square): void {
    if (game.match && actions.value.length > 0) refusal.value = refusalWords(game.match, to, from);
  }
  /** Says that it is the other side's turn. */
  function refuseTurn(): void {
    const { own, toAct, match } = game;
    if (match && !match.end && own !== undefined && toAct === opponent(own)) refusal.value = texts.refused.turn;
  }

  /**
   * Starts a route of several actions. By touch it is shown first, and so is one of which only the first action would be played:
   * the player may have taken the square for a destination. Returns false if there is no route.
   */
  function setOut(from: Square, to: Square, byTouch: boolean): boolean {
    const found = planTo(from, to);
    if (!found) return false;
    if ((byTouch || !found.isFree) && planned.value !== to) {
      planned.value = to;
      return true;
    }
    cancel();
    game.go(found);
    return true;
  }

  /** Handles a drag from one square to another. It needs no preview: the player has seen it while dragging. */
  function drop(from: Square, to: Square, byTouch = false): void {
    choose(from, to, byTouch, false);
  }

  function choose(from: Square, to: Square, byTouch: boolean, previewsKicks: boolean): void {
    const candidates = between(from, to);
    const isKick = byBall.value;
    const waits = (action: Action) =>
      game.can.confirm ||
      (byTouch && settings.confirmTouch) ||
      (previewsKicks && ['kick', 'shot'].includes(lookOf(action)));
    cancel();
    selected.value = from;
    byBall.value = isKick;
    if (candidates.length > 1) choices.value = candidates;
    else if (candidates[0] !== undefined && waits(candidates[0])) waiting.value = candidates[0];
    else if (candidates[0] !== undefined) game.play(candidates[0]);
    else refuse(to, from);
  }

  /** Plays an action that the player has confirmed, or that has no squares. */
  function decide(action: Action): void {
    cancel();
    game.play(action);
  }

  /** Ends the turn, if that is legal. */
  function endTurn(): void {
    if (turnEnd.value !== undefined) decide(turnEnd.value);
  }

  /** Answers the question with one of its options. */
  function answer(index: number): void {
    const chosen = asked.value[index];
    if (chosen) decide(chosen.action);
  }

  /** An action in a few words: "Kick to g6", "Move to e4". */
  function briefly(action: Action): string {
    const { brief } = texts;
    const look = shownLookOf(action);
    const nameOf = (square: Square) => squareName(game.variant!.board, square);
    if (look === 'kick') {
      const events = eventsOf(action);
      const goal = events.find((event) => event.kind === 'goal');
      const end = events.findLast((event) => event.kind === 'fly' || event.kind === 'out');
      if (goal) return brief.scores(goal.how);
      return end?.kind === 'fly' ? brief.kick(nameOf(end.to)) : brief.off;
    }
    return brief[look === 'end' || look === 'swap' ? 'move' : look](nameOf(actionTo(action)));
  }
  /** The waiting action: its look, its certain events, its chances, and itself in a few words. */
  const awaited = computed(() => {
    const action = waiting.value;
    if (action === undefined || !game.variant) return undefined;
    return { look: lookOf(action), events: eventsOf(action), odds: oddsWords(oddsFor(action)), text: briefly(action) };
  });
  /** The position after a waiting move, which the board shows until the person has confirmed it; absent for a flight. */
  const proposed = computed(() => {
    const action = waiting.value;
    const { match, variant } = game;
    if (action === undefined || !match || !variant || !game.can.confirm || isFlight(action)) return undefined;
    if (variant.chance(match.position, action).length > 0) return undefined;
    return { to: actionTo(action), position: variant.play(match.position, action) };
  });

  /** Whether a row below the board asks which action is meant, or whether to play it. */
  const isDeciding = computed(
    () => awaited.value !== undefined || (choices.value.length > 0 && question.value === undefined),
  );

  const marks = {
    asksForKicker,
    movable,
    destinations,
    reach,
    route,
    routeWords,
    preview,
    previewWords,
    awaited,
    isDeciding,
    proposed,
    offBoard,
    turnEnd,
    selfEnd,
    question,
  };
  return {
    selected,
    hovered,
    inspected,
    planned,
    choices,
    waiting,
    refusal,
    ...marks,
    refuseTurn,
    grab,
    pick,
    drop,
    decide,
    endTurn,
    between,
    answer,
    cancel,
  };
});
