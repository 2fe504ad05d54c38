/**
 * A fast move generator for chess, written by hand in JavaScript, with which the JavaScript kernel is compared. It only counts,
 * and does not know Chess960.
 *
 * The board is 16 squares wide and 12 high with the game's 64 in its middle, so that a step off the board meets a border
 * and the difference of two squares determines the direction between them. Only legal moves are generated: checks and
 * pinned pieces are found first, from the lists of pieces. A piece is its type (1-6: P N B R Q K) with a bit for its side;
 * a move is from (bits 0-7), to (8-15), promotion (16-18) and its kind (19-20: double step, en passant, castling).
 */
export class Mailbox {
  private readonly board = new Uint8Array(SQUARES).fill(BORDER);
  /** Squares of White's pieces from 0, of Black's from 16; without the kings. */
  private readonly list = new Uint8Array(32);
  /** A piece's index in its list, by its square. */
  private readonly slot = new Uint8Array(SQUARES);
  private readonly counts = new Int32Array(2);
  private readonly kings = new Int32Array(2);
  /** The direction in which a piece is pinned, by its square; 0 for none. */
  private readonly pins = new Int8Array(SQUARES);
  private readonly moves = new Int32Array(256 * 20);
  private side = WHITE;
  /** Bits: White king side 1, queen side 2, Black 4 and 8. */
  private rights = 0;
  private enPassant = 0;

  /** @param fen a legal position of chess; it is not checked */
  constructor(fen: string) {
    const [rows = '', side, castling = '-', enPassant = '-'] = fen.split(' ');
    for (const [down, row] of rows.split('/').entries()) {
      let at = squareAt(0, 7 - down);
      for (const letter of row) {
        const empty = Number(letter);
        if (empty) this.board.fill(0, at, at + empty);
        else this.put(at, 'pnbrqk'.indexOf(letter.toLowerCase()) + 1, letter === letter.toUpperCase() ? WHITE : BLACK);
        at += empty || 1;
      }
    }
    this.side = side === 'b' ? BLACK : WHITE;
    for (const [bit, letter] of [...'KQkq'].entries()) if (castling.includes(letter)) this.rights |= 1 << bit;
    if (enPassant !== '-') this.enPassant = squareAt(enPassant.charCodeAt(0) - 97, Number(enPassant[1]) - 1);
  }

  /** The number of sequences of `depth` moves, at least one. */
  perft(depth: number): number {
    return this.count(depth, 0);
  }

  private put(at: number, type: number, colour: number): void {
    const index = colour >> 4;
    this.board[at] = type | colour;
    if (type === KING) this.kings[index] = at;
    else {
      const slot = index * 16 + this.counts[index]!++;
      this.list[slot] = at;
      this.slot[at] = slot;
    }
  }

  private count(depth: number, from: number): number {
    const end = this.generate(from);
    if (depth === 1) return end - from;
    const { moves, rights, enPassant } = this;
    let nodes = 0;
    for (let index = from; index < end; index++) {
      const move = moves[index]!;
      const captured = this.play(move);
      nodes += this.count(depth - 1, end);
      this.undo(move, captured);
      this.rights = rights;
      this.enPassant = enPassant;
    }
    return nodes;
  }

  /** Writes all legal moves from an index on, and returns the index after the last. */
  private generate(first: number): number {
    const { board, list, moves, pins } = this;
    const us = this.side;
    const them = us ^ BOTH;
    const [ours, theirs] = [us >> 4, them >> 4];
    const king = this.kings[ours]!;
    const up = us === WHITE ? 16 : -16;
    const closed = us | BORDER;
    let end = first;

    // 1. Checks and pins, by each of their pieces that is on a line or a leap with the king.
    const attacks = them === WHITE ? WHITE_ATTACKS : BLACK_ATTACKS;
    let checks = 0;
    let checker = 0;
    let pinned = 0;
    for (let index = theirs * 16, stop = index + this.counts[theirs]!; index < stop; index++) {
      const at = list[index]!;
      const type = board[at]! & 7;
      const apart = king - at + SQUARES;
      if (((attacks[apart]! >> type) & 1) === 0) continue;
      if (type <= KNIGHT) {
        checks++;
        checker = at;
        continue;
      }
      const step = STEPS[apart]!;
      let square = at + step;
      while (board[square] === 0) square += step;
      if (square === king) {
        checks++;
        checker = at;
      } else if ((board[square]! & us) !== 0) {
        const between = square;
        square += step;
        while (board[square] === 0) square += step;
        if (square === king) {
          pins[between] = step;
          // There are at most eight.
          this.pinned[pinned++] = between;
        }
      }
    }

    // 2. The king, which is taken off the board, so that it does not shield its new square.
    board[king] = 0;
    for (let index = 0; index < 8; index++) {
      const to = king + DIRECTIONS[index]!;
      if ((board[to]! & closed) === 0 && !this.isAttacked(to, them)) moves[end++] = king | (to << 8);
    }
    board[king] = us | KING;
    if (checks > 1) return end;

    // 3. Castling.
    if (checks === 0 && this.rights !== 0) {
      const rights = us === WHITE ? this.rights & 3 : this.rights >> 2;
      if (
        (rights & 1) !== 0 &&
        board[king + 1] === 0 &&
        board[king + 2] === 0 &&
        !this.isAttacked(king + 1, them) &&
        !this.isAttacked(king + 2, them)
      )
        moves[end++] = king | ((king + 2) << 8) | CASTLE;
      if (
        (rights & 2) !== 0 &&
        board[king - 1] === 0 &&
        board[king - 2] === 0 &&
        board[king - 3] === 0 &&
        !this.isAttacked(king - 1, them) &&
        !this.isAttacked(king - 2, them)
      )
        moves[end++] = king | ((king - 2) << 8) | CASTLE;
    }

    // 4. The other pieces, as if there were no check.
    const others = end;
    for (let index = ours * 16, stop = index + this.counts[ours]!; index < stop; index++) {
      const from = list[index]!;
      const type = board[from]! & 7;
      const pin = pins[from]!;
      if (type === PAWN) {
        const rank = from >> 4;
        const isLast = rank === (us === WHITE ? 8 : 3);
        if (pin === 0 || pin === up || pin === -up) {
          const to = from + up;
          if (board[to] === 0) {
            if (isLast) end = this.promote(end, from | (to << 8));
            else {
              moves[end++] = from | (to << 8);
              if (rank === (us === WHITE ? 3 : 8) && board[to + up] === 0)
                moves[end++] = from | ((to + up) << 8) | DOUBLE_STEP;
            }
          }
        }
        for (let step = up - 1; step <= up + 1; step += 2) {
          if (pin !== 0 && pin !== step && pin !== -step) continue;
          const to = from + step;
          if ((board[to]! & them) !== 0) {
            if (isLast) end = this.promote(end, from | (to << 8));
            else moves[end++] = from | (to << 8);
          }
        }
      } else if (type === KNIGHT) {
        if (pin !== 0) continue;
        for (let way = 0; way < 8; way++) {
          const to = from + LEAPS[way]!;
          if ((board[to]! & closed) === 0) moves[end++] = from | (to << 8);
        }
      } else {
        const last = type === BISHOP ? 4 : 8;
        for (let way = type === ROOK ? 4 : 0; way < last; way++) {
          const step = DIRECTIONS[way]!;
          if (pin !== 0 && pin !== step && pin !== -step) continue;
          let to = from + step;
          while (board[to] === 0) {
            moves[end++] = from | (to << 8);
            to += step;
          }
          if ((board[to]! & them) !== 0) moves[end++] = from | (to << 8);
        }
      }
    }
    while (pinned > 0) pins[this.pinned[--pinned]!] = 0;

    // 5. In check, keep only the moves that capture the checking piece or step between.
    if (checks === 1) {
      const isSlider = (board[checker]! & 7) > KNIGHT;
      const step = isSlider ? STEPS[king - checker + SQUARES]! : 0;
      let kept = others;
      for (let index = others; index < end; index++) {
        const to = (moves[index]! >> 8) & 255;
        let answers = to === checker;
        for (let square = checker + step; !answers && isSlider && square !== king; square += step)
          answers = square === to;
        if (answers) moves[kept++] = moves[index]!;
      }
      end = kept;
    }

    // 6. En passant is tried out, because two pawns leave a rank at once.
    if (this.enPassant !== 0) {
      const to = this.enPassant;
      const taken = to - up;
      for (let from = taken - 1; from <= taken + 1; from += 2) {
        if (board[from] !== (us | PAWN)) continue;
        board[from] = 0;
        board[taken] = 0;
        board[to] = us | PAWN;
        if (!this.isAttacked(king, them)) moves[end++] = from | (to << 8) | EN_PASSANT;
        board[from] = us | PAWN;
        board[taken] = them | PAWN;
        board[to] = 0;
      }
    }
    return end;
  }

  private readonly pinned = new Uint8Array(8);

  private promote(end: number, move: number): number {
    const { moves } = this;
    moves[end] = move | (QUEEN << 16);
    moves[end + 1] = move | (ROOK << 16);
    moves[end + 2] = move | (BISHOP << 16);
    moves[end + 3] = move | (KNIGHT << 16);
    return end + 4;
  }

  /** Whether a side's pieces attack a square. A piece that has been lifted off the board does not. */
  private isAttacked(target: number, by: number): boolean {
    const { board, list } = this;
    const attacks = by === WHITE ? WHITE_ATTACKS : BLACK_ATTACKS;
    const index = by >> 4;
    if (((attacks[target - this.kings[index]! + SQUARES]! >> KING) & 1) !== 0) return true;
    for (let at = index * 16, stop = at + this.counts[index]!; at < stop; at++) {
      const from = list[at]!;
      const type = board[from]! & 7;
      const apart = target - from + SQUARES;
      if (((attacks[apart]! >> type) & 1) === 0) continue;
      if (type <= KNIGHT) return true;
      const step = STEPS[apart]!;
      let square = from + step;
      while (square !== target && board[square] === 0) square += step;
      if (square === target) return true;
    }
    return false;
  }

  /** Plays a move, and gives the piece that it captured, or 0. */
  private play(move: number): number {
    const { board, list, slot } = this;
    const us = this.side;
    const from = move & 255;
    const to = (move >> 8) & 255;
    const special = move & SPECIAL;
    const captured = board[to]!;
    const piece = board[from]!;
    this.enPassant = 0;
    if (captured !== 0) this.lift(to, us ^ BOTH);
    board[from] = 0;
    const promotion = (move >> 16) & 7;
    board[to] = promotion === 0 ? piece : promotion | us;
    if ((piece & 7) === KING) this.kings[us >> 4] = to;
    else {
      const at = slot[from]!;
      list[at] = to;
      slot[to] = at;
    }
    if (special !== 0) {
      if (special === DOUBLE_STEP) this.enPassant = (from + to) >> 1;
      else if (special === CASTLE) this.moveRook(to > from ? to + 1 : to - 2, to > from ? to - 1 : to + 1);
      else {
        const taken = to + (us === WHITE ? -16 : 16);
        this.lift(taken, us ^ BOTH);
        board[taken] = 0;
      }
    }
    if (this.rights !== 0) this.rights &= KEPT_RIGHTS[from]! & KEPT_RIGHTS[to]!;
    this.side = us ^ BOTH;
    return captured;
  }

  /** Takes a move back, except castling rights and en passant, which the caller restores. */
  private undo(move: number, captured: number): void {
    const { board, list, slot } = this;
    const us = this.side ^ BOTH;
    this.side = us;
    const from = move & 255;
    const to = (move >> 8) & 255;
    const special = move & SPECIAL;
    const piece = (move >> 16) & 7 ? us | PAWN : board[to]!;
    board[from] = piece;
    board[to] = captured;
    if ((piece & 7) === KING) this.kings[us >> 4] = from;
    else {
      const at = slot[to]!;
      list[at] = from;
      slot[from] = at;
    }
    if (captured !== 0) this.putBack(to, us ^ BOTH);
    if (special === CASTLE) this.moveRook(to > from ? to - 1 : to + 1, to > from ? to + 1 : to - 2);
    else if (special === EN_PASSANT) {
      const taken = to + (us === WHITE ? -16 : 16);
      board[taken] = (us ^ BOTH) | PAWN;
      this.putBack(taken, us ^ BOTH);
    }
  }

  private moveRook(from: number, to: number): void {
    this.board[to] = this.board[from]!;
    this.board[from] = 0;
    const at = this.slot[from]!;
    this.list[at] = to;
    this.slot[to] = at;
  }

  /** Removes a square from a side's list: the last one takes its place, and the removed one is kept after the list's end. */
  private lift(at: number, colour: number): void {
    const { list, slot } = this;
    const index = colour >> 4;
    const last = index * 16 + --this.counts[index]!;
    const hole = slot[at]!;
    const moved = list[last]!;
    list[hole] = moved;
    slot[moved] = hole;
    this.holes[this.height++] = hole;
  }

  /** Puts back what was lifted last. */
  private putBack(at: number, colour: number): void {
    const { list, slot } = this;
    const index = colour >> 4;
    const last = index * 16 + this.counts[index]!++;
    const hole = this.holes[--this.height]!;
    const moved = list[hole]!;
    list[last] = moved;
    slot[moved] = last;
    list[hole] = at;
    slot[at] = hole;
  }

  private readonly holes = new Uint8Array(32);
  private height = 0;
}

const SQUARES = 192;
const [WHITE, BLACK, BOTH, BORDER] = [8, 16, 24, 32];
const [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING] = [1, 2, 3, 4, 5, 6];
const DOUBLE_STEP = 1 << 19;
const EN_PASSANT = 2 << 19;
const CASTLE = 3 << 19;
const SPECIAL = 3 << 19;

/** The bishop's, then the rook's. */
const DIRECTIONS = Int32Array.of(15, 17, -15, -17, 1, -1, 16, -16);
const LEAPS = Int32Array.of(14, 18, 31, 33, -14, -18, -31, -33);

const squareAt = (file: number, rank: number): number => (rank + 2) * 16 + file + 4;

/** By the difference of two squares (plus {@link SQUARES}): the step from one to the other, and a bit for each type that attacks. */
const STEPS = new Int8Array(2 * SQUARES);
const WHITE_ATTACKS = new Uint8Array(2 * SQUARES);
const BLACK_ATTACKS = new Uint8Array(2 * SQUARES);
for (const attacks of [WHITE_ATTACKS, BLACK_ATTACKS]) {
  for (const leap of LEAPS) attacks[leap + SQUARES]! |= 1 << KNIGHT;
  for (const [way, step] of DIRECTIONS.entries()) {
    attacks[step + SQUARES]! |= 1 << KING;
    for (let far = 1; far < 8; far++) {
      attacks[far * step + SQUARES]! |= (1 << QUEEN) | (1 << (way < 4 ? BISHOP : ROOK));
      STEPS[far * step + SQUARES] = step;
    }
  }
  for (const side of [-1, 1]) attacks[side + (attacks === WHITE_ATTACKS ? 16 : -16) + SQUARES]! |= 1 << PAWN;
}

/** The castling rights that are left when a piece has left a square or come to it. */
const KEPT_RIGHTS = new Uint8Array(SQUARES).fill(15);
for (const [rank, shift] of [
  [0, 0],
  [7, 2],
] as const) {
  KEPT_RIGHTS[squareAt(7, rank)] = 15 ^ (1 << shift);
  KEPT_RIGHTS[squareAt(0, rank)] = 15 ^ (2 << shift);
  KEPT_RIGHTS[squareAt(4, rank)] = 15 ^ (3 << shift);
}
