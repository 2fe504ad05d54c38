import type { LessonTexts } from './lesson.ts';

/** The texts of the lesson in German. */
export const GERMAN: LessonTexts = {
  capture: {
    title: 'Schlagen',
    text: 'Figuren ziehen und schlagen wie im Schach, aber es gibt kein Schach. Sogar ein König kann geschlagen werden.',
    asks: 'Schlage den schwarzen König mit deinem Turm.',
    otherwise: 'Der schwarze König steht noch da. Dein Turm erreicht ihn auf der e-Linie.',
    solved: 'Der König ist weg, und es geht ohne ihn weiter. Nur Tore zählen.',
  },
  kick: {
    title: 'Schuss',
    text: 'Eine Figur, die auf den Ball zieht, schießt ihn. Er fliegt drei Felder weit in der Richtung des Zuges.',
    asks: 'Zieh mit dem Turm oder dem Springer auf den Ball.',
    otherwise: 'Der Ball hat sich nicht bewegt. Zieh mit einer Figur auf sein Feld.',
    solved: 'Ein Schuss! Der Turm schießt geradeaus, der Springer schräg, wohin er springt: rechts hinauf, nach g6.',
  },
  bounce: {
    title: 'Abprall',
    text: 'Am linken und am rechten Rand des Brettes prallt der Ball ab und fliegt weiter.',
    asks: 'Schieß den Ball so, dass er vom rechten Rand abprallt.',
    otherwise: 'Der Ball hat den Rand nicht berührt. Der Läufer kann ihn dorthin schießen.',
    mistakes: { g1g4: 'Der Turm schießt gerade nach oben. Der Läufer kann den Ball zum Rand schießen.' },
    solved: 'Der Ball ist am Rand abgeprallt und weiter nach oben geflogen.',
  },
  stop: {
    title: 'Halten',
    text: 'Könige und Türme beider Seiten halten den Ball auf. Andere Figuren zerstört er, auch deine.',
    asks: 'Schieß auf den schwarzen Springer. Hinter ihm steht ein schwarzer Turm.',
    otherwise: 'Der schwarze Springer steht noch da. Deine Dame kann den Ball gerade nach oben schießen.',
    mistakes: { b1d3: 'Der Läufer schießt auf seiner Diagonale. Die Dame kann gerade nach oben schießen.' },
    solved: 'Der Ball hat den Springer zerstört, und der Turm hat ihn auf d5 aufgehalten.',
  },
  goal: {
    title: 'Tor',
    text: 'Ein Tor fällt, wenn der Ball über die schwarze Grundreihe hinausfliegt oder auf ihr liegen bleibt.',
    asks: 'Schieß ein Tor: Bring den Ball auf die oberste Reihe.',
    otherwise: 'Noch kein Tor. Von e5 reicht ein Schuss nach oben bis zur obersten Reihe.',
    solved: 'Tor! Der Ball liegt auf der schwarzen Grundreihe. Das heißt Kopftor.',
  },
  pawnGoal: {
    title: 'Bauerntor',
    text: 'Auch ein Bauer, der die schwarze Grundreihe erreicht, ist ein Tor, sogar ohne Ball. Schwarze Bauern treffen auf deiner.',
    asks: 'Mach ein Tor mit deinem Bauern.',
    otherwise: 'Noch kein Tor. Dein Bauer auf a7 erreicht die Grundreihe mit einem Schritt, oder indem er schlägt.',
    solved: 'Bauerntor! Nach einem Tor stehen alle Figuren wie am Anfang. Wer zuerst fünf Tore hat, gewinnt.',
  },
  save: {
    title: 'Abwehr',
    text: 'Gleich schießt die schwarze Dame den Ball auf deine Grundreihe. Ein König oder Turm hält ihn auf.',
    asks: 'Stell deinen König oder deinen Turm in den Weg des Balles.',
    otherwise: 'Jetzt würde Schwarz treffen. Der Ball fliegt die e-Linie hinunter: e3, e2, e1.',
    solved: 'Schwarz hat geschossen, und deine Figur hat den Ball aufgehalten. Kein Tor!',
  },
  clear: {
    title: 'Klären',
    text: 'Schießt du den Ball auf deine eigene Grundreihe, wird er in der Mitte eingeworfen. Fliegt er über sie hinaus, ist es ein Eigentor.',
    asks: 'Schieß den Ball mit deinem Turm hinunter nach d1.',
    otherwise: 'Der Ball liegt noch, wo er war. Zieh mit dem Turm hinunter nach d4.',
    solved: 'Hier wurde er auf e5 eingeworfen. In einer Partie wählt der Zufall ein freies Feld der Mitte.',
  },
};
