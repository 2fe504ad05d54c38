export { default as BallIcon } from './BallIcon.vue';
export { default as BoardDiagram } from './BoardDiagram.vue';
export { default as GameBoard } from './GameBoard.vue';
export { default as PieceArt } from './PieceArt.vue';
export { default as PieceIcon } from './PieceIcon.vue';
export { default as TileIcon } from './TileIcon.vue';
