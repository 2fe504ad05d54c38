export { advance, type RandomSource } from './advance.ts';
export { apply, autoCommand, canRedo, canUndo } from './apply.ts';
export * from './begin.ts';
export {
  dueAt,
  type LiveClock,
  lineUpLeftAt,
  liveClockAt,
  momentAfter,
  remainingAt,
  timeLimit,
  withTimeBack,
} from './clocks.ts';
export type { Command, HostCommand, Refusal, SeatCommand } from './commands.ts';
export {
  actionRequest,
  type ComputerResult,
  type ComputerTask,
  computerCommand,
  computerTask,
  hintRequest,
  isSameTask,
  roundRequest,
  takesDraw,
} from './computer.ts';
export * from './custom-start.ts';
export * from './driver.ts';
export * from './formation-draft.ts';
export { afterRunning, type Holiday, holidayTimeBetween } from './holidays.ts';
export { lastFormation, sidesLiningUp, visibleFormation } from './line-up.ts';
export { negated, winChance } from './score.ts';
export * from './seats.ts';
export * from './session.ts';
export * from './timer.ts';
export {
  hasSquares,
  idlePass,
  isIdlePass,
  onlyTurnEnd,
  planRoute,
  pliesOfTurn,
  type RoutePlan,
  sideWithBall,
} from './turns.ts';
