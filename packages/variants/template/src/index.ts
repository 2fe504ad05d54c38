export { templateGame } from './game.ts';
export type { TemplatePosition } from './rules.ts';
