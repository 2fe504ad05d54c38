import { Marked, type Tokens, type TokensList } from 'marked';

/** A piece of a rule page: text as HTML, or a board to be drawn. */
export type RuleBlock =
  | { readonly kind: 'text'; readonly html: string }
  /** `position` and, if there is one, `action` in the variant's text forms. */
  | { readonly kind: 'board'; readonly position: string; readonly action?: string };

/** A chapter of a rule page, to jump to. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/** A rule page ready to be shown. */
export interface RulePage {
  readonly blocks: readonly RuleBlock[];
  readonly chapters: readonly Chapter[];
}

/** The language of a fenced block that holds a position and perhaps an action. */
const BOARD = 'board';

/**
 * Reads a rule page: Markdown, whose blocks of code in the language `board` are boards. HTML in it is shown as it is
 * written, and links that do not lead to another site are only words, because there is nothing behind them here.
 */
export function readRulePage(markdown: string): RulePage {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slug(text)}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return /^https:\/\//.test(href) ? `<a href="${escapeHtml(href)}" rel="noreferrer">${words}</a>` : words;
      },
    },
  });
  const tokens = marked.lexer(markdown);
  const blocks: RuleBlock[] = [];
  let text: TokensList[number][] = [];
  const flush = () => {
    if (text.length > 0) blocks.push({ kind: 'text', html: marked.parser(text) });
    text = [];
  };
  for (const token of tokens) {
    if (token.type === 'code' && token.lang === BOARD) {
      flush();
      const [position = '', action] = (token as Tokens.Code).text.trim().split('\n');
      blocks.push({ kind: 'board', position, ...(action !== undefined && { action }) });
    } else text.push(token);
  }
  flush();
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2);
  return { blocks, chapters: headings.map((heading) => ({ id: slug(heading.text), title: heading.text })) };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** A heading's address within the page. The prefix keeps it apart from the app's own. */
const slug = (title: string): string =>
  `rule-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
