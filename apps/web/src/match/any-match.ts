export type { AnyMatch } from '@kickmate/play';
