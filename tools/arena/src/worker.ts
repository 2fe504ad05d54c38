import { serveTasks } from '@kickmate/command';
import { openPairRunner } from './match-pair.ts';

serveTasks(openPairRunner());
