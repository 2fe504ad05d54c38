import { provesReasons } from '@kickmate/conformance';
import { football } from '../src/index.ts';

const AT_BALL = 'k8/9/9/9/9/4R4/4n4/9/8K w e5 m - 8';

provesReasons(football, [
  ['Nothing is captured here.', AT_BALL, 'e3', 'e4'],
  ['', AT_BALL, 'a3', 'e4'],
  ['No piece may stop in a goal.', 'k8/9/9/9/9/9/9/9/3K5 w a5 m - 6', 'e1', 'd1'],
  ['No piece may stop in a goal, and this kick cannot reach it now.', 'k8/9/9/9/9/4R4/9/9/8K w e5 m - 1', 'e9', 'e4'],
  ['To kick the ball, pick the square to which it goes.', AT_BALL, 'e5', 'e4'],
  ['No piece goes onto the ball: stop next to it, then kick it.', 'k8/9/9/9/9/9/4R4/9/8K w e5 m - 8', 'e5', 'e3'],
  ['Only a kick is left in this turn, and the ball cannot go there.', 'k8/9/9/9/9/4R4/9/9/8K w e5 k - 8', 'a4', 'e4'],
  ['Your move is made: now only pieces next to the ball may kick.', 'k8/9/9/9/9/4R4/9/9/8K w e5 k - 8', 'i1'],
  ['This piece has kicked already in this turn.', 'k8/9/9/9/9/3QK4/9/9/9 w e5 k d4 10', 'd4'],
  ['The ball cannot be kicked from there now.', 'k8/9/9/9/9/3RK4/9/9/9 w e5 k - 10', 'd4'],
  ['No piece of yours stands next to the ball.', 'k8/9/9/9/9/9/4R4/9/8K w e5 m - 8', 'e5'],
  ['Nobody may kick in the first turn.', 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', 'e5'],
  ['', 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', 'a9'],
]);
