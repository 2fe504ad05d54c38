export { default as BoardDiagram } from './BoardDiagram.vue';
export { default as GameBoard } from './GameBoard.vue';
export type { Destination, GameBoardProps } from './game-board.ts';
export { pieceLabel, positionLabel, type SquareState, squareLabel } from './label.ts';
