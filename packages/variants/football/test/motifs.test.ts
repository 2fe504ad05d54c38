import { provesMotifs } from '@kickmate/conformance';
import { football } from '../src/index.ts';

provesMotifs(football, new URL('./fixtures/motifs.txt', import.meta.url));
