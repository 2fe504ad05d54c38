import type { NamedPiece } from './named-piece.ts';

/** "the knight on c7" */
export const the = ({ piece, on }: NamedPiece, article = 'the'): string => [article, piece, 'on', on].join(' ');

/** "The knight on c7" */
export const The = (one: NamedPiece): string => the(one, 'The');
