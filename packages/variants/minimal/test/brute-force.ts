/**
 * A second implementation of Hexapawn, for counting. It works on strings and uses nothing of the package.
 * A board is nine signs from a3 to c1 and the side to move. A node's children are boards; a finished game has none.
 */
export type Game = { readonly board: string; readonly side: 'w' | 'b' };

const other = (side: 'w' | 'b') => (side === 'w' ? 'b' : 'w');

/** The winner, if the game is won. */
export function winner({ board, side }: Game): 'w' | 'b' | undefined {
  if (board.slice(0, 3).includes('P')) return 'w';
  if (board.slice(6).includes('p')) return 'b';
  return moves({ board, side }).length === 0 ? other(side) : undefined;
}

/** The games after one move, each with the move's text. */
export function children(game: Game): readonly { readonly text: string; readonly game: Game }[] {
  return winner(game) ? [] : moves(game);
}

function moves({ board, side }: Game) {
  const [own, enemy, ahead] = side === 'w' ? ['P', 'p', -3] : ['p', 'P', 3];
  const found: { text: string; game: Game }[] = [];
  for (let from = 0; from < 9; from++) {
    if (board[from] !== own) continue;
    const straight = from + ahead;
    const targets = [straight].filter((to) => board[to] === '.');
    if (from % 3 > 0) targets.push(...[straight - 1].filter((to) => board[to] === enemy));
    if (from % 3 < 2) targets.push(...[straight + 1].filter((to) => board[to] === enemy));
    for (const to of targets) {
      const signs = [...board];
      signs[to] = own;
      signs[from] = '.';
      found.push({ text: nameOf(from) + nameOf(to), game: { board: signs.join(''), side: other(side) } });
    }
  }
  return found;
}

const nameOf = (at: number) => 'abc'[at % 3]! + (3 - Math.floor(at / 3));

/** The leaves at a depth. */
export const count = (game: Game, depth: number): number =>
  depth === 0 ? 1 : children(game).reduce((sum, child) => sum + count(child.game, depth - 1), 0);

/** The side that wins with best play. */
export function solve(game: Game): 'w' | 'b' {
  const wins = children(game).some((child) => solve(child.game) === game.side);
  return winner(game) ?? (wins ? game.side : other(game.side));
}
