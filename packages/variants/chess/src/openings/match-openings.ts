/**
 * Openings for matches between engines, in coordinates: well known, varied, and with chances for both sides. The comments name
 * them.
 */
// biome-ignore format: an opening a line
export const MATCH_OPENINGS: readonly string[] = [
  // Ruy Lopez, closed
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6',
  // Ruy Lopez, Berlin
  'e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f6e4',
  // Ruy Lopez, exchange
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6',
  // Ruy Lopez, Steinitz
  'e2e4 e7e5 g1f3 b8c6 f1b5 d7d6 d2d4 c8d7',
  // Italian, quiet
  'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6',
  // Italian, two knights
  'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d3 f8e7',
  // Italian, Evans declined
  'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b2b4 c5b6',
  // Scotch
  'e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f3d4 g8f6',
  // Scotch, bishop
  'e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f3d4 f8c5',
  // Four knights
  'e2e4 e7e5 g1f3 b8c6 b1c3 g8f6 f1b5 f8b4',
  // Four knights, Scotch
  'e2e4 e7e5 g1f3 b8c6 b1c3 g8f6 d2d4 e5d4 f3d4 f8b4',
  // Petrov
  'e2e4 e7e5 g1f3 g8f6 f3e5 d7d6 e5f3 f6e4',
  // Petrov, d4
  'e2e4 e7e5 g1f3 g8f6 d2d4 f6e4 f1d3 d7d5',
  // Philidor
  'e2e4 e7e5 g1f3 d7d6 d2d4 g8f6 b1c3 b8d7',
  // Vienna
  'e2e4 e7e5 b1c3 g8f6 f2f4 d7d5',
  // Vienna, quiet
  'e2e4 e7e5 b1c3 g8f6 g2g3 f8c5 f1g2 d7d6',
  // Bishop's
  'e2e4 e7e5 f1c4 g8f6 d2d3 c7c6',
  // Ponziani
  'e2e4 e7e5 g1f3 b8c6 c2c3 g8f6 d2d4 f6e4',
  // King's gambit
  'e2e4 e7e5 f2f4 e5f4 g1f3 d7d5 e4d5 g8f6',
  // King's gambit declined
  'e2e4 e7e5 f2f4 f8c5 g1f3 d7d6',
  // Sicilian, Najdorf
  'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6',
  // Sicilian, dragon
  'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 g7g6',
  // Sicilian, classical
  'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 b8c6',
  // Sicilian, Scheveningen
  'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 e7e6',
  // Sicilian, Taimanov
  'e2e4 c7c5 g1f3 e7e6 d2d4 c5d4 f3d4 b8c6',
  // Sicilian, Kan
  'e2e4 c7c5 g1f3 e7e6 d2d4 c5d4 f3d4 a7a6',
  // Sicilian, Sveshnikov
  'e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 g8f6 b1c3 e7e5',
  // Sicilian, accelerated dragon
  'e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 g7g6',
  // Sicilian, Rossolimo
  'e2e4 c7c5 g1f3 b8c6 f1b5 g7g6',
  // Sicilian, Moscow
  'e2e4 c7c5 g1f3 d7d6 f1b5 c8d7 b5d7 d8d7',
  // Sicilian, Alapin
  'e2e4 c7c5 c2c3 g8f6 e4e5 f6d5',
  // Sicilian, Alapin d5
  'e2e4 c7c5 c2c3 d7d5 e4d5 d8d5 d2d4 g8f6',
  // Sicilian, closed
  'e2e4 c7c5 b1c3 b8c6 g2g3 g7g6 f1g2 f8g7',
  // Sicilian, Grand Prix
  'e2e4 c7c5 b1c3 b8c6 f2f4 g7g6 g1f3 f8g7',
  // French, Winawer
  'e2e4 e7e6 d2d4 d7d5 b1c3 f8b4 e4e5 c7c5',
  // French, classical
  'e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8e7',
  // French, Tarrasch
  'e2e4 e7e6 d2d4 d7d5 b1d2 g8f6 e4e5 f6d7',
  // French, Tarrasch open
  'e2e4 e7e6 d2d4 d7d5 b1d2 c7c5 e4d5 e6d5',
  // French, advance
  'e2e4 e7e6 d2d4 d7d5 e4e5 c7c5 c2c3 b8c6',
  // French, exchange
  'e2e4 e7e6 d2d4 d7d5 e4d5 e6d5 g1f3 g8f6',
  // French, Rubinstein
  'e2e4 e7e6 d2d4 d7d5 b1c3 d5e4 c3e4 b8d7',
  // Caro-Kann, classical
  'e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5',
  // Caro-Kann, advance
  'e2e4 c7c6 d2d4 d7d5 e4e5 c8f5 g1f3 e7e6',
  // Caro-Kann, exchange
  'e2e4 c7c6 d2d4 d7d5 e4d5 c6d5 f1d3 b8c6',
  // Caro-Kann, Panov
  'e2e4 c7c6 d2d4 d7d5 e4d5 c6d5 c2c4 g8f6',
  // Caro-Kann, two knights
  'e2e4 c7c6 b1c3 d7d5 g1f3 c8g4',
  // Scandinavian, queen
  'e2e4 d7d5 e4d5 d8d5 b1c3 d5a5',
  // Scandinavian, knight
  'e2e4 d7d5 e4d5 g8f6 d2d4 f6d5',
  // Alekhine
  'e2e4 g8f6 e4e5 f6d5 d2d4 d7d6 g1f3 c8g4',
  // Pirc
  'e2e4 d7d6 d2d4 g8f6 b1c3 g7g6 g1f3 f8g7',
  // Pirc, Austrian
  'e2e4 d7d6 d2d4 g8f6 b1c3 g7g6 f2f4 f8g7',
  // Modern
  'e2e4 g7g6 d2d4 f8g7 b1c3 d7d6 c1e3 a7a6',
  // Queen's gambit declined
  'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7',
  // Queen's gambit, exchange
  'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c4d5 e6d5',
  // Queen's gambit, Tarrasch
  'd2d4 d7d5 c2c4 e7e6 b1c3 c7c5 c4d5 e6d5',
  // Queen's gambit, Ragozin
  'd2d4 d7d5 c2c4 e7e6 g1f3 g8f6 b1c3 f8b4',
  // Queen's gambit, Vienna
  'd2d4 d7d5 c2c4 e7e6 g1f3 g8f6 b1c3 d5c4',
  // Semi-Slav
  'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 g1f3 c7c6',
  // Slav
  'd2d4 d7d5 c2c4 c7c6 g1f3 g8f6 b1c3 d5c4',
  // Slav, exchange
  'd2d4 d7d5 c2c4 c7c6 c4d5 c6d5 b1c3 g8f6',
  // Slav, a6
  'd2d4 d7d5 c2c4 c7c6 g1f3 g8f6 b1c3 a7a6',
  // Queen's gambit accepted
  'd2d4 d7d5 c2c4 d5c4 g1f3 g8f6 e2e3 e7e6',
  // Queen's gambit accepted, e4
  'd2d4 d7d5 c2c4 d5c4 e2e4 e7e5 g1f3 e5d4',
  // Chigorin
  'd2d4 d7d5 c2c4 b8c6 g1f3 c8g4',
  // Albin
  'd2d4 d7d5 c2c4 e7e5 d4e5 d5d4 g1f3 b8c6',
  // Catalan
  'd2d4 g8f6 c2c4 e7e6 g2g3 d7d5 f1g2 f8e7',
  // Catalan, open
  'd2d4 g8f6 c2c4 e7e6 g2g3 d7d5 f1g2 d5c4',
  // Nimzo-Indian, Rubinstein
  'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4 e2e3 e8g8',
  // Nimzo-Indian, queen
  'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4 d1c2 e8g8',
  // Nimzo-Indian, Kasparov
  'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4 g1f3 c7c5',
  // Queen's Indian
  'd2d4 g8f6 c2c4 e7e6 g1f3 b7b6 g2g3 c8a6',
  // Queen's Indian, Bb7
  'd2d4 g8f6 c2c4 e7e6 g1f3 b7b6 g2g3 c8b7',
  // Bogo-Indian
  'd2d4 g8f6 c2c4 e7e6 g1f3 f8b4 c1d2 d8e7',
  // King's Indian, classical
  'd2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 g1f3 e8g8',
  // King's Indian, Sämisch
  'd2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 f2f3 e8g8',
  // King's Indian, fianchetto
  'd2d4 g8f6 c2c4 g7g6 g2g3 f8g7 f1g2 e8g8',
  // Grünfeld, exchange
  'd2d4 g8f6 c2c4 g7g6 b1c3 d7d5 c4d5 f6d5',
  // Grünfeld, Russian
  'd2d4 g8f6 c2c4 g7g6 b1c3 d7d5 g1f3 f8g7',
  // Benoni
  'd2d4 g8f6 c2c4 c7c5 d4d5 e7e6 b1c3 e6d5 c4d5 d7d6',
  // Benko
  'd2d4 g8f6 c2c4 c7c5 d4d5 b7b5 c4b5 a7a6',
  // Budapest
  'd2d4 g8f6 c2c4 e7e5 d4e5 f6g4 c1f4 b8c6',
  // Old Indian
  'd2d4 g8f6 c2c4 d7d6 b1c3 e7e5 g1f3 b8d7',
  // Dutch, Leningrad
  'd2d4 f7f5 g2g3 g8f6 f1g2 g7g6 g1f3 f8g7',
  // Dutch, stonewall
  'd2d4 f7f5 c2c4 g8f6 g2g3 e7e6 f1g2 d7d5',
  // London
  'd2d4 d7d5 c1f4 g8f6 e2e3 c7c5 c2c3 b8c6',
  // London, King's Indian
  'd2d4 g8f6 c1f4 g7g6 g1f3 f8g7 e2e3 e8g8',
  // Trompowsky
  'd2d4 g8f6 c1g5 e7e6 e2e4 h7h6',
  // Torre
  'd2d4 g8f6 g1f3 e7e6 c1g5 c7c5',
  // Colle
  'd2d4 d7d5 g1f3 g8f6 e2e3 e7e6 f1d3 c7c5',
  // Jobava
  'd2d4 d7d5 b1c3 g8f6 c1f4 e7e6',
  // English, four knights
  'c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5',
  // English, reversed dragon
  'c2c4 e7e5 g2g3 g8f6 f1g2 d7d5 c4d5 f6d5',
  // English, symmetrical
  'c2c4 c7c5 g1f3 g8f6 b1c3 b8c6 g2g3 g7g6',
  // English, hedgehog
  'c2c4 c7c5 g1f3 g8f6 g2g3 b7b6 f1g2 c8b7',
  // English, closed
  'c2c4 e7e5 b1c3 b8c6 g2g3 g7g6 f1g2 f8g7',
  // English, Mikenas
  'c2c4 g8f6 b1c3 e7e6 e2e4 d7d5',
  // Réti
  'g1f3 d7d5 g2g3 g8f6 f1g2 c7c6',
  // Réti, c4
  'g1f3 d7d5 c2c4 e7e6 g2g3 g8f6',
  // King's Indian attack
  'g1f3 d7d5 g2g3 g7g6 f1g2 f8g7 e1g1 e7e5',
  // Larsen
  'b2b3 e7e5 c1b2 b8c6 e2e3 g8f6',
  // Bird
  'f2f4 d7d5 g1f3 g7g6 g2g3 f8g7',
];
