import { parentPort } from 'node:worker_threads';
import { loadBoardSvg } from '@kickmate/board-ui/svg';
import { pieceNamesOf } from '@kickmate/board-ui/words';
import { chooseLanguage } from '@kickmate/language';
import { listedWords, type Preview, previewOf, roundsOf } from './preview.ts';
import type { LinkAnswer, LinkRequest, LinkTasks, LinkWords } from './source.ts';

// The thread in which links are described and drawn: reading a record and drawing a board take longer than a player at a table may
// wait, and a thread speaks one language at a time.

const port = parentPort;
if (!port) throw new Error('this is not a worker thread');

const svg = loadBoardSvg();
svg.catch(() => undefined);
/** The drawing library is large, and its own program may be missing on this machine: words need neither. */
let painter: Promise<import('./picture.ts').PicturePainter> | undefined;

/** The requests are done one after the other. */
let last: Promise<void> = Promise.resolve();
port.on('message', (request: LinkRequest) => {
  last = last.then(async () => {
    const answer: LinkAnswer = await done(request).then(
      (value) => ({ id: request.id, value }),
      (error: unknown) => ({
        id: request.id,
        fault: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
      }),
    );
    port.postMessage(answer);
  });
});

async function done({ task, source, language, flipped }: LinkRequest): Promise<LinkTasks[keyof LinkTasks]> {
  if (task === 'styles') return (await svg).css;
  await chooseLanguage(language);
  if (source.kind === 'games') return source.games.map(listedWords);
  const preview = await previewOf(source);
  if (!preview) return undefined;
  if (task === 'words') return wordsOf(preview);
  if (task === 'picture') {
    painter ??= import('./picture.ts').then(async ({ PicturePainter }) => new PicturePainter(await svg));
    return (await painter).paint(preview);
  }
  const { markup, label } = await svg;
  const { players, match, variant } = preview;
  const shown = { ...preview.shown, flipped };
  return {
    ...wordsOf(preview),
    board: markup(shown),
    label: label(shown, pieceNamesOf(variant.pieces)),
    players: players ? (['b', 'w'] as const).map((side) => ({ side, ...players[side] })) : [],
    rounds: match ? roundsOf(match) : [],
  };
}

function wordsOf({ title, lines, players }: Preview): LinkWords {
  const score = players?.w.points === undefined ? '' : `, ${players.w.points}–${players.b.points}`;
  const description = lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' ');
  return { title: `${title}${score}`, description, alt: `${title}${score}. ${description}` };
}
