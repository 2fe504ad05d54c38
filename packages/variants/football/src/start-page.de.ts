/** The words on the start page in German. */
export const GERMAN = {
  summary: 'Schieß den Ball ins andere Tor; ein Zug kann viele Schüsse haben.',
  headline: 'Ein Ball, viele Schüsse.',
  lead: 'Schachfiguren schießen den Ball so, wie sie ziehen, eine nach der anderen, bis er im anderen Tor liegt.',
  lesson: 'Neu bei Football Chess? Lerne es auf dem Brett, in sechs kurzen Schritten.',
  origin: 'Football Chess hat Joseph Boyer 1951 erfunden; gespielt wird es wie auf vchess.club.',
};
