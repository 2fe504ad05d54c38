import { type Board, type Piece, type Side, type Square, sideName, squareName } from '@kickmate/board';
import { goalSentence, pieceLabel } from '@kickmate/board-ui';
import { asOther, type GameEvent, type OtherEvent } from '@kickmate/game';
import { capital } from '../players.ts';

/** The words of a game: its board and its pieces' names by letter. */
export interface Vocabulary {
  readonly board: Board;
  readonly pieceNames: Readonly<Record<string, string>>;
  /** Whether a match is a single round. */
  readonly isOneRound?: boolean;
}

/**
 * Describes an action in sentences: "White's queen kicks the ball on d5. It destroys Black's pawn on d7
 * and comes to rest on d8. Head goal for White!"
 */
export function narrate({ board, pieceNames, isOneRound }: Vocabulary, events: readonly GameEvent[]): string {
  const at = (square: number) => squareName(board, square);
  const named = ({ side, letter }: Piece) => `${sideName(side)}'s ${pieceNames[letter] ?? letter}`;
  const whole = wholeWords(events);
  if (whole) return `${capital(whole)}.`;
  const step = stepWords(events, at, named, pieceNames);
  return [
    ...(step ? [`${step}.`] : []),
    ...flightSentences(events, at, named),
    ...endSentences(events, at, named, isOneRound),
  ].join(' ');
}

/** The words of an action that says all about itself, without a full stop; empty for any other. */
function wholeWords(events: readonly GameEvent[]): string {
  const [first] = events;
  const other = first && asOther(first);
  return (other?.isWhole && other.words) || '';
}

type At = (square: number) => string;
type Named = (piece: Piece) => string;
type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

/**
 * Describes a turn of several actions in one sentence, and its result: "White's queen goes from d1 to d4, then the
 * queen on d4 kicks the ball on e5, which comes to rest on g7." A longer turn, or one of several kicks, is told in a line, a
 * goal first: "Goal for White! Queen to d4, ball to f7, e8, e9."
 * @param parts the events of each of its actions; an action that only ended the turn has none
 */
export function narrateTurn(words: Vocabulary, side: Side, parts: readonly (readonly GameEvent[])[]): string {
  const { board, pieceNames, isOneRound } = words;
  const at = (square: number) => squareName(board, square);
  const nameOf = ({ letter }: Piece) => pieceNames[letter] ?? letter;
  const named = (piece: Piece) => `${sideName(piece.side)}'s ${nameOf(piece)}`;
  const isSaid = (event: GameEvent) =>
    event.kind === 'ballPass' || event.kind === 'shot' || event.kind === 'promote' || asOther(event) !== undefined;
  const consequences = parts.flat().filter((event) => !isSaid(event));
  const ends = endSentences(consequences, at, named, isOneRound);
  const kicks = parts.filter((events) => events.some(({ kind }) => kind === 'kick'));
  const steps = shortSteps(words, parts);
  if (kicks.length > 1 || steps.length > 2) {
    const isGoal = consequences.some(({ kind }) => kind === 'goal');
    const [goal, rest] = isGoal ? [ends, []] : [[], ends];
    return [...goal, `${isGoal ? capital(steps.join(', ')) : `${sideName(side)}: ${steps.join(', ')}`}.`, ...rest].join(
      ' ',
    );
  }
  const told = parts.map((events, index) => {
    // The sentence already names the side.
    const actor = (piece: Piece) => (index > 0 && piece.side === side ? `the ${nameOf(piece)}` : named(piece));
    return partClause(events, at, actor, pieceNames) || `${sideName(side)} ends the turn`;
  });
  return [`${capital(told.join(', then '))}.`, ...ends].join(' ');
}

/** The actions of a turn in a few words each: "queen to d4", "knight takes e5", "ball to f7", and after that "e8". */
function shortSteps({ board, pieceNames }: Vocabulary, parts: readonly (readonly GameEvent[])[]): readonly string[] {
  const at = (square: number) => squareName(board, square);
  const nameOf = ({ letter }: Piece) => pieceNames[letter] ?? letter;
  let isOfBall = false;
  return parts.flatMap((events) => {
    const whole = wholeWords(events);
    if (whole) return [whole];
    const flight = events.findLast((event) => event.kind === 'fly' || event.kind === 'out');
    const pass = events.find((event) => event.kind === 'ballPass');
    const shot = events.find((event) => event.kind === 'shot');
    const move = events.find((event) => event.kind === 'move');
    const destroyed = events.flatMap((event) => (event.kind === 'destroy' ? [`${nameOf(event.piece)} lost`] : []));
    const isAfterBall = isOfBall;
    isOfBall = flight !== undefined || pass !== undefined;
    if (flight || pass) {
      const place = pass ? at(pass.to) : flight?.kind === 'fly' ? at(flight.to) : 'off the board';
      const ball = isAfterBall ? place : `ball ${place === 'off the board' ? place : `to ${place}`}`;
      return [destroyed.length > 0 ? `${ball} (${destroyed.join(', ')})` : ball];
    }
    if (shot) return [`shot at ${at(shot.to)}`];
    if (!move) return events.flatMap((event) => otherWords(event, at, nameOf) ?? []);
    const takes = events.some(({ kind }) => kind === 'capture');
    return [`${nameOf(move.piece)} ${takes ? 'takes' : 'to'} ${at(move.to)}`];
  });
}

/** A part of a turn in words, without a full stop; empty if it only ended the turn. */
function partClause(events: readonly GameEvent[], at: At, named: Named, pieceNames: Vocabulary['pieceNames']): string {
  const pass = events.find((event) => event.kind === 'ballPass');
  const shot = events.find((event) => event.kind === 'shot');
  const whole = wholeWords(events);
  if (whole) return whole;
  if (pass) return passWords(pass, at, named);
  if (shot) return shotWords(shot, at, named);
  const flight = flightPhrases(events, placedBy(at, named), at);
  const others = events.flatMap((event) => otherWords(event, at, named) ?? []);
  const changed = promotionsElsewhere(events).map((event) => promotionWords(event, at, named));
  return [
    stepWords(events, at, named, pieceNames),
    flight.length > 0 && `which ${listed(flight)}`,
    ...changed,
    ...others,
  ]
    .filter(Boolean)
    .join(', ');
}

/** An event of no known kind as a clause: "White's wizard is frozen on d4", "the river rises". */
function otherWords(event: GameEvent, at: At, named: Named): string | undefined {
  const other = asOther(event);
  if (!other) return undefined;
  const subject = other.piece ? named(other.piece) : other.words === undefined ? 'something' : '';
  return [subject, ...otherPhrase(other, at)].filter(Boolean).join(' ');
}

/** An event of no known kind in words, without a subject: "is frozen on d4", "goes from a1 to c3". */
function otherPhrase({ words, from, to, square }: OtherEvent, at: At): readonly string[] {
  const verb =
    from !== undefined && to !== undefined
      ? 'goes'
      : to !== undefined
        ? 'appears'
        : from !== undefined
          ? 'vanishes'
          : 'acts';
  return [
    words ?? verb,
    from === undefined ? '' : `from ${at(from)}`,
    to === undefined ? '' : `${from === undefined ? 'on' : 'to'} ${at(to)}`,
    square === undefined ? '' : `on ${at(square)}`,
  ];
}

const passWords = ({ from, to, piece }: EventOf<'ballPass'>, at: At, named: Named): string =>
  `the ball is passed from ${at(from)} to ${named(piece)} on ${at(to)}`;

const shotWords = ({ piece, from, to }: EventOf<'shot'>, at: At, named: Named): string =>
  `${named(piece)} shoots from ${at(from)} at ${at(to)}`;

/** The promotion of the piece that a move takes from one square to another, before it goes or after. */
function promotionIn(events: readonly GameEvent[], move: EventOf<'move'> | undefined): EventOf<'promote'> | undefined {
  if (!move) return undefined;
  const moved = events.indexOf(move);
  return events
    .filter((event) => event.kind === 'promote')
    .find((event) => event.square === (events.indexOf(event) < moved ? move.from : move.to));
}

/** The promotions of pieces that do not move. */
function promotionsElsewhere(events: readonly GameEvent[]): readonly EventOf<'promote'>[] {
  const moves = events.filter((event) => event.kind === 'move');
  const ofMoves = moves.map((move) => promotionIn(events, move));
  return events.filter((event) => event.kind === 'promote').filter((event) => !ofMoves.includes(event));
}

const promotionWords = ({ piece, square }: EventOf<'promote'>, at: At, named: Named): string =>
  `the piece on ${at(square)} becomes ${named(piece)}`;

/**
 * The results of an action, except the move itself, for a square's label: "destroys black pawn f7, comes to rest
 * on g8, head goal". Empty for a plain move.
 * @param said the squares that the action names, if its piece may go between other ones (castling)
 */
export function foretell(
  { board, pieceNames }: Vocabulary,
  events: readonly GameEvent[],
  said?: { readonly from: Square; readonly to: Square },
): string {
  const at = (square: number) => squareName(board, square);
  const named = (piece: Piece) => pieceLabel(piece, pieceNames);
  const [move, ...others] = events.filter((event) => event.kind === 'move');
  const kick = events.find((event) => event.kind === 'kick');
  const pass = events.find((event) => event.kind === 'ballPass');
  const promotion = promotionIn(events, move);
  const mover = (move ?? kick ?? pass)?.piece.side;
  const isGoal = events.some(({ kind }) => kind === 'goal');
  // Castling: both new squares, because the label's square may be the rook's.
  const isElsewhere = move && said && (move.from !== said.from || move.to !== said.to);
  return [
    ...(move && (others.length > 0 || isElsewhere) ? [move, ...others] : []).map(
      ({ piece, to }) => `${pieceNames[piece.letter] ?? piece.letter} to ${at(to)}`,
    ),
    ...flightPhrases(events, ({ piece, square }) => `${named(piece)} ${at(square)}`, at),
    ...events.flatMap((event) => {
      if (event.kind === 'promote')
        return [`${event === promotion ? '' : `${at(event.square)} `}becomes ${named(event.piece)}`];
      if (event.kind === 'check') return isGoal ? [] : ['check'];
      if (event.kind === 'clear') return ['is cleared from the back rank'];
      if (event.kind === 'collect')
        return [event.piece.side === mover ? 'gets the ball' : `${named(event.piece)} gets the ball`];
      if (event.kind === 'unlock') return ['unlocks the door'];
      if (event.kind === 'pickUp') return [`picks up the ${event.item?.name ?? 'key'}`];
      const other = asOther(event);
      if (other) return [otherPhrase(other, at).filter(Boolean).join(' ')];
      return event.kind === 'goal' ? [goalClause(event, mover)] : [];
    }),
  ].join(', ');
}

/** A goal or another end of a round as a clause. It names the winner only if that is not the acting side. */
function goalClause({ how, side, says }: EventOf<'goal'>, mover: Side | undefined): string {
  const clause = how.charAt(0).toLowerCase() + how.slice(1);
  if (side === mover) return clause;
  return says === 'goal' ? `${clause} for ${sideName(side)}` : `${clause}: ${sideName(side)} wins`;
}

/** An action as advice: "pawn d2 kicks the ball from d4 to d7", "knight b1 goes to c3". Empty if nothing moves. */
export function advise({ board, pieceNames }: Vocabulary, events: readonly GameEvent[]): string {
  const whole = wholeWords(events);
  if (whole) return whole;
  const at = (square: number) => squareName(board, square);
  const named = ({ letter }: Piece, square: number) => `${pieceNames[letter] ?? letter} ${at(square)}`;
  const move = events.find((event) => event.kind === 'move');
  const kick = events.find((event) => event.kind === 'kick');
  const actor = kick?.from === undefined ? move : { piece: kick.piece, from: kick.from, to: kick.from };
  if (!actor) return ballAdvice(events, at);
  const capture = events.find((event) => event.kind === 'capture');
  const end = events.findLast((event) => event.kind === 'fly' || event.kind === 'out');
  const goal = events.find((event) => event.kind === 'goal');
  const aim = end?.kind === 'fly' ? ` to ${at(end.to)}` : end ? ' off the board' : '';
  const verb = kick
    ? `kicks the ball from ${at(kick.ball)}${aim}`
    : capture
      ? `takes ${named(capture.piece, capture.square)}`
      : `${events.some(({ kind }) => kind === 'unlock') ? 'unlocks the door on' : 'goes to'} ${at(actor.to)}`;
  const promotion = promotionIn(events, move);
  const nameOf = ({ letter }: Piece) => pieceNames[letter] ?? letter;
  const becomes = promotion ? ` and becomes a ${nameOf(promotion.piece)}` : '';
  const changed = promotionsElsewhere(events).map(({ piece, square }) => `, ${at(square)} becomes a ${nameOf(piece)}`);
  return `${named(actor.piece, actor.from)} ${verb}${becomes}${changed.join('')}${goal ? `, ${goalClause(goal, actor.piece.side)}` : ''}`;
}

/** The advice for an action that moves only the ball. */
function ballAdvice(events: readonly GameEvent[], at: At): string {
  const way = events.find((event) => event.kind === 'ballPass' || event.kind === 'shot');
  if (!way) return '';
  return `${at(way.from)} ${way.kind === 'shot' ? 'shoots at' : 'passes to'} ${at(way.to)}`;
}

/** The sentence about the acting piece, without a full stop; empty if no piece acted. */
function stepWords(events: readonly GameEvent[], at: At, named: Named, pieceNames: Vocabulary['pieceNames']): string {
  const [move, ...others] = events.filter((event) => event.kind === 'move');
  const kick = events.find((event) => event.kind === 'kick');
  const captures = events.filter((event) => event.kind === 'capture');
  const pass = events.find((event) => event.kind === 'pass');
  if (pass) return `${sideName(pass.side)} cannot act: the turn is skipped`;
  if (kick?.from !== undefined) return `${named(kick.piece)} on ${at(kick.from)} kicks the ball on ${at(kick.ball)}`;
  if (!move) return '';
  const isCarried = events.some(({ kind }) => kind === 'carry');
  const isTaken = events.some((event) => event.kind === 'collect' && event.square === move.to);
  const phrases = [
    ...events.flatMap((event) => (event.kind === 'unlock' ? [`unlocks the door on ${at(event.square)}`] : [])),
    ...captures.map(({ piece, square }) => `takes ${named(piece)} on ${at(square)}`),
    ...(kick ? [`kicks the ball on ${at(kick.ball)}`] : []),
  ];
  const goes = `goes from ${at(move.from)} to ${at(move.to)}${isCarried ? ' with the ball' : ''}`;
  const found = events.flatMap((event) =>
    event.kind === 'pickUp' ? [`picks up the ${event.item?.name ?? 'key'} there`] : [],
  );
  const wins = isTaken ? [captures.length > 0 ? 'wins the ball' : 'has the ball'] : [];
  const becomesOf = (one: EventOf<'move'>) => {
    const letter = promotionIn(events, one)?.piece.letter;
    return letter === undefined ? [] : [`becomes a ${pieceNames[letter] ?? letter}`];
  };
  const becomes = becomesOf(move);
  const second = others
    .map((one) => [`, ${named(one.piece)} from ${at(one.from)} to ${at(one.to)}`, ...becomesOf(one)].join(' and '))
    .join('');
  return `${named(move.piece)} ${listed([...(phrases.length > 0 ? phrases : [goes]), ...found, ...wins, ...becomes])}${second}`;
}

const placedBy =
  (at: At, named: Named) =>
  ({ piece, square }: { readonly piece: Piece; readonly square: Square }): string =>
    `${named(piece)} on ${at(square)}`;

/** The events of the ball's way, in words. */
function flightSentences(events: readonly GameEvent[], at: At, named: Named): string[] {
  const phrases = flightPhrases(events, placedBy(at, named), at);
  return phrases.length > 0 ? [`It ${listed(phrases)}.`] : [];
}

/** The events of the ball's way as phrases, in order of importance; `placed` names a piece with its square. */
function flightPhrases(
  events: readonly GameEvent[],
  placed: (one: { readonly piece: Piece; readonly square: number }) => string,
  at: At,
): string[] {
  const flight = events.filter((event) => event.kind === 'fly');
  const out = events.find((event) => event.kind === 'out');
  const last = flight.at(-1);
  if (!last && !out) return [];
  const kicker = events.find((event) => event.kind === 'kick')?.from;
  const stop = events.find((event) => event.kind === 'stop');
  const bounces = flight.some((event) => event.bounced) || out?.bounced;
  const destroyed = events.filter((event) => event.kind === 'destroy');
  return [
    ...(flight.some(({ to }) => to === kicker) ? ['goes back over its kicker'] : []),
    ...(bounces ? ['bounces off the side'] : []),
    ...(destroyed.length > 0 ? [`destroys ${listed(destroyed.map(placed))}`] : []),
    ...(stop ? [`is stopped by ${placed(stop)}`] : []),
    ...(out ? ['leaves the board'] : last ? [`comes to rest on ${at(last.to)}`] : []),
  ];
}

/** The results for the ball: passes and shots, a goal, a ball put into play again. */
function endSentences(events: readonly GameEvent[], at: At, named: Named, isOneRound = false): string[] {
  const isGoal = events.some(({ kind }) => kind === 'goal');
  const move = events.find((event) => event.kind === 'move');
  const elsewhere = promotionsElsewhere(events);
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'promote':
        return elsewhere.includes(event) ? [`${capital(promotionWords(event, at, named))}.`] : [];
      case 'goal':
        // The headline names the winner of a single round.
        return [isOneRound ? `${event.how}!` : goalSentence({ title: event.how, says: event.says }, event.side)];
      case 'check':
        return isGoal ? [] : ['Check!'];
      case 'clear':
        return ['It is cleared from the back rank.'];
      case 'drop':
        return [`The ball is dropped on ${at(event.square)}.`];
      case 'ballPass':
        return [`${capital(passWords(event, at, named))}.`];
      case 'shot':
        return [`${shotWords(event, at, named)}.`];
      case 'collect':
        // The move has named the piece.
        return event.square === move?.to ? [] : [`${named(event.piece)} has the ball.`];
      case 'save':
        return [`${named(event.piece)} saves on ${at(event.square)}.`];
      case 'block':
        return [`${named(event.piece)} blocks on ${at(event.square)}.`];
      case 'corner':
        return [`The ball goes out: corner from ${at(event.square)}.`];
      default: {
        const other = otherWords(event, at, named);
        return other === undefined ? [] : [`${capital(other)}.`];
      }
    }
  });
}

/** "a", "a and b", "a, b and c". */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
