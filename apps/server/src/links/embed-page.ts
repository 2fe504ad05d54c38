import type { Language } from '@kickmate/language';
import { escaped, hashOf } from './page.ts';
import type { EmbeddedGame } from './source.ts';
import { TEXTS } from './texts.ts';

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#14202b,#e6edf0);--muted:light-dark(#50606b,#a3b1b8);--link:light-dark(#0b5d3b,#7fd4a8)}
*{box-sizing:border-box}
body{margin:0;padding:.5rem;font:.9375rem/1.4 system-ui,sans-serif;color:var(--ink);background:light-dark(#f1f5ee,#0f1519)}
main{display:grid;gap:.375rem;max-width:40rem;margin:auto}
h1,p,ol{margin:0}
h1,.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.player{display:flex;justify-content:space-between;gap:.5rem;font-weight:600;overflow-wrap:anywhere}
.board svg{display:block;width:auto;max-width:100%;height:auto;max-height:calc(100vh - 8rem);min-height:8rem;margin:auto}
.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem .75rem}
#state{color:var(--muted)}
a,summary{color:var(--link)}
a:focus-visible,summary:focus-visible{outline:2px solid;outline-offset:2px}
ol{display:flex;flex-wrap:wrap;gap:.125rem .75rem;padding:0;list-style-position:inside}`;

/**
 * Asks for the page again while the game goes on, and puts in place what has changed: so an opened list stays open, the focus stays, and
 * a screen reader hears the state.
 */
const SCRIPT = `const ids=['black','board','white','state','moves'];
async function again(){
  const wait=Number(document.body.dataset.next);
  if(!wait)return;
  await new Promise((resolve)=>setTimeout(resolve,1000*wait));
  if(!document.hidden)try{
    const answer=await fetch(location.href);
    if(answer.ok){
      const page=new DOMParser().parseFromString(await answer.text(),'text/html');
      document.body.dataset.next=page.body.dataset.next;
      for(const id of ids){
        const [now,then]=[page.getElementById(id),document.getElementById(id)];
        if(now&&then&&now.outerHTML!==then.outerHTML){
          if(id==='board')then.setAttribute('aria-label',now.getAttribute('aria-label'));
          then.innerHTML=now.innerHTML;
        }
      }
    }
  }catch{}
  again();
}
again();`;

/** The content security policy of pages that other sites may show in a frame. @param css the board's style sheet */
export const embedPolicy = (css: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(SCRIPT)}`,
    `style-src ${hashOf(css + STYLE)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');

/** A page for a frame. */
export interface EmbedPage {
  readonly language: Language;
  readonly css: string;
  /** Absent: there is nothing to show. */
  readonly game: EmbeddedGame | undefined;
  /** The address of the game, relative. */
  readonly address: string;
  /** Whether Black is at the bottom. */
  readonly flipped: boolean;
  /** The seconds after which the page asks again; 0: never. */
  readonly nextS: number;
}

/** The HTML of a page for a frame: the board, the players, the state, the moves, and the way to the game. */
export function embedPage({ language, css, game, address, flipped, nextS }: EmbedPage): string {
  const texts = TEXTS[language];
  const open = `<a href="${escaped(address)}" target="_blank" rel="noopener">${escaped(texts.open)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(game?.title ?? texts.unknown.title)} – Kickmate</title>
<style>${css}${STYLE}</style>
</head>
<body data-next="${nextS}">
<main>
${game ? content(game, texts, flipped, open) : `<p>${escaped(texts.unknown.title)}</p>\n<p>${open}</p>`}
</main>
${nextS > 0 ? `<script>${SCRIPT}</script>\n` : ''}</body>
</html>
`;
}

function content(game: EmbeddedGame, texts: (typeof TEXTS)[Language], flipped: boolean, open: string): string {
  const player = (side: 'w' | 'b') => {
    const { name = '', points = '' } = game.players.find((one) => one.side === side) ?? {};
    const id = side === 'w' ? 'white' : 'black';
    return `<p class="player" id="${id}"><span>${escaped(name)}</span> <span>${escaped(points)}</span></p>`;
  };
  const [top, bottom] = flipped ? (['w', 'b'] as const) : (['b', 'w'] as const);
  return [
    `<h1>${escaped(game.title)}</h1>`,
    player(top),
    `<div class="board" id="board" role="img" aria-label="${escaped(game.label)}">${game.board}</div>`,
    player(bottom),
    `<div class="foot"><p id="state" role="status">${escaped(game.description)}</p> ${open}</div>`,
    `<details><summary>${escaped(texts.moves)}</summary><div id="moves">${moves(game, texts)}</div></details>`,
  ].join('\n');
}

function moves({ rounds }: EmbeddedGame, texts: (typeof TEXTS)[Language]): string {
  if (rounds.every((turns) => turns.length === 0)) return `<p>${escaped(texts.noMoves)}</p>`;
  return rounds
    .map((turns, index) => {
      const head = rounds.length > 1 ? `<p>${escaped(texts.round(index + 1))}</p>` : '';
      return `${head}<ol>${turns.map((turn) => `<li>${escaped(turn)}</li>`).join('')}</ol>`;
    })
    .join('');
}
