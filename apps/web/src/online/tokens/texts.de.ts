/** The texts of tokens in German. */
export const GERMAN = {
  title: 'Programme',
  help: 'Mit einem Token handelt ein Programm hier für dich, zum Beispiel eine Engine, die als Bot spielt. Gib ihn nur Programmen, denen du vertraust.',
  guide:
    'Sobald eine Engine für einen Spieler spielt, ist er für immer ein Bot: Vor seinem Namen steht dann „BOT“. Das geht nur, solange er noch keine Partie gespielt hat.',
  name: 'Name des Programms',
  bot: 'Es spielt als Bot',
  botHint: 'bot:play: spielt deine Partien, beantwortet Herausforderungen, fordert heraus',
  challenge: 'Es fordert andere heraus',
  challengeHint: 'challenge:write: macht, beantwortet und widerruft Herausforderungen',
  make: 'Token erstellen',
  once: 'Dein Token. Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt.',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht: Markiere den Token.',
  words: (name: string, scopes: string, used: string | undefined, end: string) =>
    `${name} (${scopes}), ${used ? `zuletzt benutzt am ${used}` : 'nie benutzt'}, gültig bis ${end}`,
  revoke: 'Widerrufen',
  revokeThis: (name: string) => `Token von ${name} widerrufen`,
  revoked: 'Widerrufen: Programme mit diesem Token können hier nichts mehr tun.',
};
