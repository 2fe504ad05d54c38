import { serveTasks } from '@kickmate/command';
import { openRunner } from './tasks.ts';

serveTasks(openRunner());
