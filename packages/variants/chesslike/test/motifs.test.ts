import { provesMotifs } from '@kickmate/conformance';
import { chesslike } from '../src/index.ts';

provesMotifs(chesslike, new URL('./fixtures/motifs.txt', import.meta.url));
