/** What the start page says of a game, in large letters and below. */
export interface Hero {
  readonly title: string;
  readonly lead: string;
}

const HEROES: Readonly<Record<string, Hero>> = {
  'chess-league': {
    title: 'Chess pieces kick a ball.',
    lead: "Move onto the ball and it flies. Put it behind the other side's back rank and you score.",
  },
  football: {
    title: 'One ball, many kicks.',
    lead: 'Chess pieces push the ball along their lines, one after the other, until it lies in the other goal.',
  },
  'chess-eleven': {
    title: 'Eleven chess pieces, one ball.',
    lead: 'Run with it, pass it along your lines, and shoot. Checkmate counts double.',
  },
  chesslike: {
    title: 'Pieces of your own making.',
    lead: 'Rooms with walls, doors and keys. What a piece may do is drawn on a grid, and you can draw your own.',
  },
  chess: {
    title: 'Chess, at your level.',
    lead: 'Ten levels, clocks, openings by name. It plays on your device, without an account.',
  },
  chess960: {
    title: 'Chess, begun afresh.',
    lead: 'The back rank is shuffled: 960 beginnings, and none to learn by heart.',
  },
};

/** The words for a game; for one without words of its own, by its name. */
export const heroOf = (id: string, name: string): Hero =>
  HEROES[id] ?? { title: `Play ${name}.`, lead: 'Against the computer, or somebody beside you.' };
