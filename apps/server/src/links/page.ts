import { createHash } from 'node:crypto';
import type { Language } from '@kickmate/language';
import { PICTURE } from './picture-size.ts';
import type { LinkWords } from './source.ts';

/** Writes a text so that it stands for itself within HTML and XML. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** The name by which a content security policy allows a script or a style of a page. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE = `:root{color-scheme:light dark}
body{max-width:34rem;margin:12vh auto 0;padding:1rem;font:1.125rem/1.5 system-ui,sans-serif}`;

/** Leads into the app. */
const LEAD = "location.replace(document.getElementById('app').href)";

/** The content security policy of pages that lead into the app. Their one script and their style are named by their hashes. */
export const LEAD_POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(LEAD)}`,
  `style-src ${hashOf(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page for a link. */
export interface LinkPage extends LinkWords {
  readonly language: Language;
  /** The whole address of the page. */
  readonly address: string;
  /** The whole address of the picture. */
  readonly picture: string;
  /** The address in the app, and the words of the link that leads there. */
  readonly app: string;
  readonly open: string;
  /** Whether people are led there at once. */
  readonly isLeading: boolean;
  /** The feed that belongs to it, and its name. */
  readonly feed?: { readonly address: string; readonly title: string } | undefined;
}

/** The HTML of a page that tells other sites about a link, and leads people into the app. */
export function linkPage({ language, title, description, alt, address, picture, ...page }: LinkPage): string {
  const property = (name: string, value: string | number) =>
    `<meta property="og:${name}" content="${escaped(String(value))}">`;
  const named = (name: string, value: string) => `<meta name="${name}" content="${escaped(value)}">`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}${title === 'Kickmate' ? '' : ' – Kickmate'}</title>`,
    named('description', description),
    property('type', 'website'),
    property('site_name', 'Kickmate'),
    property('locale', language === 'de' ? 'de_DE' : 'en_GB'),
    property('title', title),
    property('description', description),
    property('url', address),
    property('image', picture),
    property('image:type', 'image/png'),
    property('image:width', PICTURE.width),
    property('image:height', PICTURE.height),
    property('image:alt', alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture),
    named('twitter:image:alt', alt),
    ...(page.feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escaped(page.feed.title)}" href="${escaped(page.feed.address)}">`,
        ]
      : []),
    `<style>${STYLE}</style>`,
  ];
  return `<!doctype html>
<html lang="${language}" prefix="og: https://ogp.me/ns#">
<head>
${head.join('\n')}
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(description)}</p>
<p><a id="app" href="${escaped(page.app)}">${escaped(page.open)}</a></p>
</main>
${page.isLeading ? `<script>${LEAD}</script>\n` : ''}</body>
</html>
`;
}
