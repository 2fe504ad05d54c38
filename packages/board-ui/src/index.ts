export { default as BoardAnimation } from './animation/BoardAnimation.vue';
export type { EffectKind, Frame } from './animation/timeline.ts';
export { timelineOf } from './animation/timeline-of.ts';
export { type AnimatedAction, type Animator, useAnimator } from './animation/useAnimator.ts';
export { default as BallIcon } from './art/BallIcon.vue';
export { type Looks, loadCounters, loadStaunton, type PieceSet, provideLooks, providePieceSet } from './art/looks.ts';
export { default as PieceArt } from './art/PieceArt.vue';
export { default as PieceIcon } from './art/PieceIcon.vue';
export { default as TileArt } from './art/TileArt.vue';
export { default as TileIcon } from './art/TileIcon.vue';
export { default as BoardCanvas } from './BoardCanvas.vue';
export { default as BoardDiagram } from './BoardDiagram.vue';
export { default as GameBoard } from './GameBoard.vue';
export type {
  Answer,
  Destination,
  GameBoardEmits,
  GameBoardProps,
  Question,
  ShownReach,
  ShownRoute,
} from './game-board.ts';
export {
  type BallPlace,
  type BoardView,
  type Spot,
  spotAt,
  spotOf,
  squareSeenAt,
  squareUnder,
  viewOf,
} from './geometry.ts';
export { type Device, deviceOf, squareOf, usePointer, useSquareFocus, useSquareKeys } from './input/useBoardInput.ts';
export { default as BoardSquares } from './layers/BoardSquares.vue';
export * from './words.ts';
