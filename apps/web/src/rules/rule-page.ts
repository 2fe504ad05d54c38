import { Marked, type Tokens, type TokensList } from 'marked';

/** A piece of a rule page: text as HTML, the page's lines, or a board to be drawn. */
export type RuleBlock =
  | { readonly kind: 'text'; readonly html: string }
  /** The items of the page's first numbered list, as HTML: the game in a few lines. */
  | { readonly kind: 'lines'; readonly html: readonly string[] }
  /** `position` and `action` are in the variant's text form; `map` is a map file, if the board has its own map. */
  | { readonly kind: 'board'; readonly map?: string; readonly position: string; readonly action?: string };

/** A heading of the first three ranks with what follows it. What comes before the first heading has rank 0. */
export interface RuleSection {
  readonly rank: number;
  readonly blocks: readonly RuleBlock[];
}

/** A chapter of a rule page, for the table of contents. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/** A rule page ready to be shown. */
export interface RulePage {
  readonly sections: readonly RuleSection[];
  readonly chapters: readonly Chapter[];
}

/** The language of a fenced block that holds a position and perhaps an action; before them, in braces, perhaps a map. */
const BOARD = 'board';

/** The title of the chapter that is not for players and is left out. */
const NOT_FOR_PLAYERS = 'For developers';

/**
 * Reads a rule page: Markdown, whose blocks of code in the language `board` are boards. HTML in it is shown
 * as text. Links within the repository become plain words, because their targets are not in the app.
 * @param isForeign whether somebody else has written the page: then all links become plain words
 */
export function readRulePage(markdown: string, isForeign = false): RulePage {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slug(text)}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return !isForeign && /^https:\/\//.test(href)
          ? `<a href="${escapeHtml(href)}" rel="noreferrer">${words}</a>`
          : words;
      },
    },
  });
  const sections: { rank: number; blocks: RuleBlock[] }[] = [];
  let text: TokensList[number][] = [];
  const section = () => sections.at(-1) ?? sections[sections.push({ rank: 0, blocks: [] }) - 1]!;
  const flush = () => {
    if (text.length > 0) section().blocks.push({ kind: 'text', html: marked.parser(text) });
    text = [];
  };
  const tokens = forPlayers(marked.lexer(markdown));
  const firstList = tokens.find((token): token is Tokens.List => token.type === 'list' && token.ordered === true);
  for (const token of tokens) {
    if (isHeading(token) && token.depth <= 3) {
      flush();
      sections.push({ rank: token.depth, blocks: [] });
    }
    if (token.type === 'code' && token.lang === BOARD) {
      flush();
      const lines = (token as Tokens.Code).text.trim().split('\n');
      const map = lines[0]?.startsWith('{') ? lines.shift() : undefined;
      const [position = '', action] = lines;
      section().blocks.push({ kind: 'board', position, ...(map && { map }), ...(action !== undefined && { action }) });
    } else if (token === firstList) {
      flush();
      section().blocks.push({ kind: 'lines', html: firstList.items.map((item) => marked.parser(item.tokens)) });
    } else if (token.type !== 'space') text.push(token);
  }
  flush();
  const headings = tokens.filter(isHeading).filter(({ depth }) => depth === 2);
  return { sections, chapters: headings.map((heading) => ({ id: slug(heading.text), title: heading.text })) };
}

const isHeading = (token: TokensList[number]): token is Tokens.Heading => token.type === 'heading';

/** The page without the chapter that is not for players. */
function forPlayers(tokens: readonly TokensList[number][]): readonly TokensList[number][] {
  let isFor = true;
  return tokens.filter((token) => {
    if (isHeading(token) && token.depth <= 2) isFor = token.text !== NOT_FOR_PLAYERS;
    return isFor;
  });
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** A heading's id in the page. The prefix keeps it apart from the app's own ids. */
const slug = (title: string): string =>
  `rule-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
