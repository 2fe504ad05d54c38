/** The words on the start page in German. */
export const GERMAN = {
  chess: {
    name: 'Schach',
    summary: 'Das Spiel der Könige: Setz den anderen König matt.',
    headline: 'Schach auf deiner Stufe.',
    lead: 'Zehn Stufen, Uhren, Eröffnungen mit Namen. Gespielt wird auf deinem Gerät, ohne Konto.',
    lesson: 'Neu im Schach? Lerne es auf dem Brett, in sieben kurzen Schritten.',
    origin: 'Schach und Chess960 werden nach den Regeln der FIDE gespielt.',
  },
  chess960: {
    summary: 'Schach aus einer von 960 ausgelosten Grundstellungen.',
    headline: 'Schach mit 960 Anfängen.',
    lead: 'Die Figuren hinter den Bauern werden vor jeder Partie gemischt. Eröffnungen auswendig zu lernen bringt nichts.',
  },
};
