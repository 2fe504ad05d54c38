import { type Board, type Piece, type Side, type Square, sideName, squareName } from '@kickmate/board';
import { goalSentence, type PieceNames } from '@kickmate/board-ui/words';
import { asOther, type GameEvent, type OtherEvent } from '@kickmate/game';
import type { Gender } from '@kickmate/language';
import type { Case, NamedPiece } from './named-piece.ts';
import { texts } from './narration-texts.ts';
import { capital } from './players.ts';

/** The words of a game: its board and its pieces' names by letter. */
export interface Vocabulary {
  readonly board: Board;
  readonly pieceNames: PieceNames;
  /** The genders of these names, in languages that have them. */
  readonly genders: Readonly<Record<string, Gender | undefined>>;
  /** Whether a match is a single round. */
  readonly isOneRound?: boolean;
}

/**
 * Describes an action in sentences: "White's queen kicks the ball on d5. It destroys Black's pawn on d7
 * and comes to rest on d8. Head goal for White!"
 */
export function narrate(words: Vocabulary, events: readonly GameEvent[]): string {
  const speech = speechOf(words);
  const whole = wholeWords(events);
  if (whole) return `${capital(whole)}.`;
  const step = stepWords(events, speech);
  return [
    ...(step ? [`${capital(step)}.`] : []),
    ...flightSentences(events, speech),
    ...endSentences(events, speech, words.isOneRound),
  ].join(' ');
}

/** The words for squares and pieces in sentences. */
interface Speech {
  /** A square's name. */
  readonly at: (square: number) => string;
  /** The name of a piece's kind. */
  readonly nameOf: (piece: Piece) => string;
  /** A piece as texts take it. */
  readonly pieceOf: (piece: Piece) => NamedPiece & { readonly side: Side };
  /** A piece in a case of the language. */
  readonly named: (piece: Piece, grammatical: Case) => string;
}

function speechOf({ board, pieceNames, genders }: Vocabulary): Speech {
  const nameOf = ({ letter }: Piece) => pieceNames[letter] ?? letter;
  const pieceOf = (piece: Piece) => ({ side: piece.side, name: nameOf(piece), gender: genders[piece.letter] });
  return {
    at: (square) => squareName(board, square),
    nameOf,
    pieceOf,
    named: (piece, grammatical) => texts.piece(pieceOf(piece), grammatical),
  };
}

/** The words of an action that says all about itself, without a full stop; empty for any other. */
function wholeWords(events: readonly GameEvent[]): string {
  const [first] = events;
  const other = first && asOther(first);
  return (other?.isWhole && other.words) || '';
}

type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

/**
 * Describes a turn of several actions in one sentence, and its result: "White's queen goes from d1 to d4, then the
 * queen on d4 kicks the ball on e5, which comes to rest on g7." A longer turn, or one of several kicks, is told in a line, a
 * goal first: "Goal for White! Queen to d4, ball to f7, e8, e9."
 * @param parts the events of each of its actions; an action that only ended the turn has none
 */
export function narrateTurn(words: Vocabulary, side: Side, parts: readonly (readonly GameEvent[])[]): string {
  const speech = speechOf(words);
  const isSaid = (event: GameEvent) =>
    event.kind === 'ballPass' || event.kind === 'shot' || event.kind === 'promote' || asOther(event) !== undefined;
  const consequences = parts.flat().filter((event) => !isSaid(event));
  const ends = endSentences(consequences, speech, words.isOneRound);
  const kicks = parts.filter((events) => events.some(({ kind }) => kind === 'kick'));
  const short = shortSteps(speech, parts);
  if (kicks.length > 1 || short.length > 2) {
    const steps = short.join(', ');
    const isGoal = consequences.some(({ kind }) => kind === 'goal');
    const [goal, rest] = isGoal ? [ends, []] : [[], ends];
    return [...goal, isGoal ? `${capital(steps)}.` : texts.short.line(sideName(side), steps), ...rest].join(' ');
  }
  /** Pieces of a side that the sentence has named already. */
  const later: Speech = {
    ...speech,
    named: (piece, grammatical) => {
      const named = speech.pieceOf(piece);
      return texts.piece(piece.side === side ? { ...named, side: undefined } : named, grammatical);
    },
  };
  const told = parts.map(
    (events, index) => partClause(events, index > 0 ? later : speech) || texts.endsTurn(sideName(side)),
  );
  return [`${capital(texts.turn(told))}.`, ...ends].join(' ');
}

/** The actions of a turn in a few words each: "queen to d4", "knight takes e5", "ball to f7", and after that "e8". */
function shortSteps(speech: Speech, parts: readonly (readonly GameEvent[])[]): readonly string[] {
  const { at, nameOf } = speech;
  const { short } = texts;
  let isOfBall = false;
  return parts.flatMap((events) => {
    const whole = wholeWords(events);
    if (whole) return [whole];
    const flight = events.findLast((event) => event.kind === 'fly' || event.kind === 'out');
    const pass = events.find((event) => event.kind === 'ballPass');
    const shot = events.find((event) => event.kind === 'shot');
    const move = events.find((event) => event.kind === 'move');
    const destroyed = events.flatMap((event) => (event.kind === 'destroy' ? [short.lost(nameOf(event.piece))] : []));
    const isAfterBall = isOfBall;
    isOfBall = flight !== undefined || pass !== undefined;
    if (flight || pass) {
      const square = pass?.to ?? (flight?.kind === 'fly' ? flight.to : undefined);
      const [on, off] = isAfterBall ? [at, short.off] : [(to: Square) => short.ball(at(to)), short.ballOff];
      const ball = square === undefined ? off : on(square);
      return [destroyed.length > 0 ? `${ball} (${destroyed.join(', ')})` : ball];
    }
    if (shot) return [short.shot(at(shot.to))];
    if (!move) return events.flatMap((event) => otherWords(event, { ...speech, named: nameOf }) ?? []);
    const isCapture = events.some(({ kind }) => kind === 'capture');
    return [short[isCapture ? 'takes' : 'moves'](nameOf(move.piece), at(move.to))];
  });
}

/** A part of a turn in words, without a full stop; empty if it only ended the turn. */
function partClause(events: readonly GameEvent[], speech: Speech): string {
  const pass = events.find((event) => event.kind === 'ballPass');
  const shot = events.find((event) => event.kind === 'shot');
  const whole = wholeWords(events);
  if (whole) return whole;
  if (pass) return passWords(pass, speech);
  if (shot) return shotWords(shot, speech);
  const flight = flightPhrases(events, placedBy(speech), speech);
  const others = events.flatMap((event) => otherWords(event, speech) ?? []);
  const changed = promotionsElsewhere(events).map((event) => promotionWords(event, speech));
  return [stepWords(events, speech), flight.length > 0 && texts.whichDoes(texts.and(flight)), ...changed, ...others]
    .filter(Boolean)
    .join(', ');
}

/** An event of no known kind as a clause: "White's wizard is frozen on d4", "the river rises". */
function otherWords(event: GameEvent, { at, named }: Pick<Speech, 'at' | 'named'>): string | undefined {
  const other = asOther(event);
  if (!other) return undefined;
  const { something } = texts.other;
  const subject = other.piece ? named(other.piece, 'nominative') : other.words === undefined ? something : '';
  return [subject, ...otherPhrase(other, at)].filter(Boolean).join(' ');
}

/** An event of no known kind in words, without a subject: "is frozen on d4", "goes from a1 to c3". */
function otherPhrase({ words, from, to, square }: OtherEvent, at: Speech['at']): readonly string[] {
  const { other } = texts;
  const verb =
    from !== undefined && to !== undefined
      ? other.goes
      : to !== undefined
        ? other.appears
        : from !== undefined
          ? other.vanishes
          : other.acts;
  return [
    words ?? verb,
    from === undefined ? '' : other.from(at(from)),
    to === undefined ? '' : other[from === undefined ? 'on' : 'to'](at(to)),
    square === undefined ? '' : other.on(at(square)),
  ];
}

const passWords = ({ from, to, piece }: EventOf<'ballPass'>, { at, named }: Speech): string =>
  texts.pass(at(from), named(piece, 'dative'), at(to));

const shotWords = ({ piece, from, to }: EventOf<'shot'>, { at, named }: Speech): string =>
  texts.shoots(named(piece, 'nominative'), at(from), at(to));

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

const promotionWords = ({ piece, square }: EventOf<'promote'>, { at, named }: Speech): string =>
  texts.becomesThere(at(square), named(piece, 'dative'));

/**
 * The results of an action, except the move itself, for a square's label: "destroys black pawn f7, comes to rest
 * on g8, head goal". Empty for a plain move.
 * @param squares the squares that the action names, if its piece may go between other ones (castling)
 */
export function foretell(
  words: Vocabulary,
  events: readonly GameEvent[],
  squares?: { readonly from: Square; readonly to: Square },
): string {
  const speech = speechOf(words);
  const { at, nameOf } = speech;
  const { label } = texts;
  const named = (piece: Piece, grammatical: Case) => texts.shortPiece(speech.pieceOf(piece), grammatical);
  const [move, ...others] = events.filter((event) => event.kind === 'move');
  const kick = events.find((event) => event.kind === 'kick');
  const pass = events.find((event) => event.kind === 'ballPass');
  const promotion = promotionIn(events, move);
  const mover = (move ?? kick ?? pass)?.piece.side;
  const isGoal = events.some(({ kind }) => kind === 'goal');
  // Castling: both new squares, because the label's square may be the rook's.
  const isElsewhere = move && squares && (move.from !== squares.from || move.to !== squares.to);
  return [
    ...(move && (others.length > 0 || isElsewhere) ? [move, ...others] : []).map(({ piece, to }) =>
      texts.short.moves(nameOf(piece), at(to)),
    ),
    ...flightPhrases(events, ({ piece, square }, grammatical) => `${named(piece, grammatical)} ${at(square)}`, speech),
    ...events.flatMap((event) => {
      if (event.kind === 'promote') {
        const piece = named(event.piece, 'dative');
        return [event === promotion ? label.becomes(piece) : label.becomesThere(at(event.square), piece)];
      }
      if (event.kind === 'check') return isGoal ? [] : [label.check];
      if (event.kind === 'clear') return [label.cleared];
      if (event.kind === 'collect')
        return [event.piece.side === mover ? label.getsBall : label.otherGetsBall(named(event.piece, 'nominative'))];
      if (event.kind === 'unlock') return [label.unlocks];
      if (event.kind === 'pickUp') return [label.picksUp(event.item?.name)];
      const other = asOther(event);
      if (other) return [otherPhrase(other, at).filter(Boolean).join(' ')];
      return event.kind === 'goal' ? [goalClause(event, mover)] : [];
    }),
  ].join(', ');
}

/** A goal or another end of a round as a clause. It names the winner only if that is not the acting side. */
function goalClause({ how, side, says }: EventOf<'goal'>, mover: Side | undefined): string {
  const ending = texts.ending(how);
  if (side === mover) return ending;
  return says === 'goal' ? texts.endingFor(ending, sideName(side)) : texts.endingWins(ending, sideName(side));
}

/**
 * An action as advice: "pawn d2 kicks the ball from d4 to d7", "knight b1 goes to c3", "king e1 goes to g1, rook to f1". Empty
 * if nothing moves.
 */
export function advise(words: Vocabulary, events: readonly GameEvent[]): string {
  const whole = wholeWords(events);
  if (whole) return whole;
  const { at, nameOf, pieceOf } = speechOf(words);
  const { advice } = texts;
  const [move, ...others] = events.filter((event) => event.kind === 'move');
  const kick = events.find((event) => event.kind === 'kick');
  const actor = kick?.from === undefined ? move : { piece: kick.piece, from: kick.from, to: kick.from };
  if (!actor) return ballAdvice(events, at);
  const capture = events.find((event) => event.kind === 'capture');
  const end = events.findLast((event) => event.kind === 'fly' || event.kind === 'out');
  const goal = events.find((event) => event.kind === 'goal');
  /** The kick and its aim. */
  const kicks = (ball: string): string => {
    if (end?.kind === 'fly') return advice.kicks(ball, at(end.to));
    return end ? advice.kicksOff(ball) : advice.kicksAway(ball);
  };
  const isUnlocked = events.some(({ kind }) => kind === 'unlock');
  const phrase = kick
    ? kicks(at(kick.ball))
    : capture
      ? advice.takes(nameOf(capture.piece), at(capture.square))
      : isUnlocked
        ? texts.unlocks(at(actor.to))
        : advice.goes(at(actor.to));
  const withPromotion = (said: string, one: EventOf<'move'> | undefined): string => {
    const promotion = promotionIn(events, one);
    return promotion ? advice.becomes(said, pieceOf(promotion.piece)) : said;
  };
  return [
    `${nameOf(actor.piece)} ${at(actor.from)} ${withPromotion(phrase, move)}`,
    ...others.map((one) => withPromotion(texts.short.moves(nameOf(one.piece), at(one.to)), one)),
    ...promotionsElsewhere(events).map(({ piece, square }) => advice.becomesThere(at(square), pieceOf(piece))),
    ...(goal ? [goalClause(goal, actor.piece.side)] : []),
  ].join(', ');
}

/** The advice for an action that moves only the ball. */
function ballAdvice(events: readonly GameEvent[], at: Speech['at']): string {
  const way = events.find((event) => event.kind === 'ballPass' || event.kind === 'shot');
  if (!way) return '';
  return texts.advice[way.kind === 'shot' ? 'shoots' : 'passes'](at(way.from), at(way.to));
}

/** The sentence about the acting piece, without a full stop; empty if no piece acted. */
function stepWords(events: readonly GameEvent[], { at, named, pieceOf }: Speech): string {
  const [move, ...others] = events.filter((event) => event.kind === 'move');
  const kick = events.find((event) => event.kind === 'kick');
  const captures = events.filter((event) => event.kind === 'capture');
  const pass = events.find((event) => event.kind === 'pass');
  if (pass) return texts.cannotAct(sideName(pass.side));
  if (kick?.from !== undefined) {
    const kicker = texts.pieceOn(named(kick.piece, 'nominative'), at(kick.from));
    return `${kicker} ${texts.kicks(at(kick.ball))}`;
  }
  if (!move) return '';
  const isCarried = events.some(({ kind }) => kind === 'carry');
  const isTaken = events.some((event) => event.kind === 'collect' && event.square === move.to);
  const phrases = [
    ...events.flatMap((event) => (event.kind === 'unlock' ? [texts.unlocks(at(event.square))] : [])),
    ...captures.map(({ piece, square }) => texts.takes(named(piece, 'accusative'), at(square))),
    ...(kick ? [texts.kicks(at(kick.ball))] : []),
  ];
  const goes = texts[isCarried ? 'goesWithBall' : 'goes'](at(move.from), at(move.to));
  const found = events.flatMap((event) => (event.kind === 'pickUp' ? [texts.picksUp(event.item?.name)] : []));
  const wins = isTaken ? [captures.length > 0 ? texts.winsBall : texts.hasBall] : [];
  const becomesOf = (one: EventOf<'move'>) => {
    const promotion = promotionIn(events, one);
    return promotion ? [texts.becomes(pieceOf(promotion.piece))] : [];
  };
  const does = [...(phrases.length > 0 ? phrases : [goes]), ...found, ...wins, ...becomesOf(move)];
  const also = others.map((one) =>
    texts.and([texts.alsoGoes(named(one.piece, 'nominative'), at(one.from), at(one.to)), ...becomesOf(one)]),
  );
  return [`${named(move.piece, 'nominative')} ${texts.and(does)}`, ...also].join(', ');
}

/** Names a piece with its square. */
type Placed = (one: { readonly piece: Piece; readonly square: Square }, grammatical: Case) => string;

const placedBy =
  ({ at, named }: Speech): Placed =>
  ({ piece, square }, grammatical) =>
    texts.pieceOn(named(piece, grammatical), at(square));

/** The events of the ball's way, in words. */
function flightSentences(events: readonly GameEvent[], speech: Speech): string[] {
  const phrases = flightPhrases(events, placedBy(speech), speech);
  return phrases.length > 0 ? [texts.ballDoes(texts.and(phrases))] : [];
}

/** The events of the ball's way as phrases, in order of importance. */
function flightPhrases(events: readonly GameEvent[], placed: Placed, { at }: Speech): string[] {
  const flight = events.filter((event) => event.kind === 'fly');
  const out = events.find((event) => event.kind === 'out');
  const last = flight.at(-1);
  if (!last && !out) return [];
  const kicker = events.find((event) => event.kind === 'kick')?.from;
  const stop = events.find((event) => event.kind === 'stop');
  const isBounced = flight.some((event) => event.bounced) || out?.bounced;
  const destroyed = events.filter((event) => event.kind === 'destroy').map((event) => placed(event, 'accusative'));
  return [
    ...(flight.some(({ to }) => to === kicker) ? [texts.goesBack] : []),
    ...(isBounced ? [texts.bounces] : []),
    ...(destroyed.length > 0 ? [texts.destroys(texts.and(destroyed))] : []),
    ...(stop ? [texts.isStopped(placed(stop, 'dative'))] : []),
    ...(out ? [texts.leaves] : last ? [texts.rests(at(last.to))] : []),
  ];
}

/** The results for the ball: passes and shots, a goal, a ball put into play again. */
function endSentences(events: readonly GameEvent[], speech: Speech, isOneRound = false): string[] {
  const { at, named } = speech;
  const isGoal = events.some(({ kind }) => kind === 'goal');
  const move = events.find((event) => event.kind === 'move');
  const elsewhere = promotionsElsewhere(events);
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'promote':
        return elsewhere.includes(event) ? [`${capital(promotionWords(event, speech))}.`] : [];
      case 'goal':
        // The headline names the winner of a single round.
        return [isOneRound ? `${event.how}!` : goalSentence({ title: event.how, says: event.says }, event.side)];
      case 'check':
        return isGoal ? [] : [texts.check];
      case 'clear':
        return [texts.cleared];
      case 'drop':
        return [texts.dropped(at(event.square))];
      case 'ballPass':
        return [`${capital(passWords(event, speech))}.`];
      case 'shot':
        return [`${capital(shotWords(event, speech))}.`];
      case 'collect':
        // The move has named the piece.
        return event.square === move?.to ? [] : [capital(texts.getsBall(named(event.piece, 'nominative')))];
      case 'save':
        return [capital(texts.saves(named(event.piece, 'nominative'), at(event.square)))];
      case 'block':
        return [capital(texts.blocks(named(event.piece, 'nominative'), at(event.square)))];
      case 'corner':
        return [texts.corner(at(event.square))];
      default: {
        const other = otherWords(event, speech);
        return other === undefined ? [] : [`${capital(other)}.`];
      }
    }
  });
}
