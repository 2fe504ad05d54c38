import { provesMotifs } from '@kickmate/conformance';
import { chessEleven } from '../src/index.ts';

provesMotifs(chessEleven, new URL('./fixtures/motifs.txt', import.meta.url));
