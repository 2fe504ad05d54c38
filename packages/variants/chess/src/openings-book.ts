/** The opening book, as openings-text.ts reads it. Written by `npm run book -- build`: see docs/openings.md. */
export const BOOK = `
e2e4 59 B00 King's Pawn Game
 e7e5 52 C20 King's Pawn Game
  g1f3 80 C40 King's Knight Opening
   b8c6 88 C44 King's Knight Opening: Normal Variation
    d2d4 39 C44 Scotch Game
     e5d4 97 C44 Scotch Game
      f1c4 36 C44 Scotch Game: Scotch Gambit
       g8f6 94 C44 Scotch Game: Scotch Gambit, Dubois Réti Defense
        e1g1 96 C56 Italian Game: Scotch Gambit
         f6e4 90 C56 Italian Game: Scotch Gambit, Double Gambit Accepted
          b1c3 C56 Italian Game: Scotch Gambit, Nakhmanson Gambit
           d7d5
            c4d5 100
             d8d5
              f1e1 C56 Italian Game: Scotch Gambit, Anderssen Attack
            f1e1 C56 Italian Game: Scotch Gambit, Canal Variation
         f8e7 10 C56 Italian Game: Scotch Gambit, de Riviere Defense
         d7d6 C56 Italian Game: Scotch Gambit, Janowski Defense
         f8c5 C56 Italian Game: Scotch Gambit, Max Lange Attack
          e4e5 92 C56 Italian Game: Two Knights Defense, Max Lange Attack
           f6g4 84 C56 Italian Game: Scotch Gambit, Max Lange Attack, Spielmann Defense
            c2c3 100 C56 Italian Game: Two Knights Defense, Max Lange Attack, Krause Variation
           d7d5 16
            e5f6 100
             d5c4 100
              f1e1
               c8e6
                f3g5 100
                 g7g6 100 C56 Italian Game: Two Knights Defense, Max Lange Attack, Loman Defense
                 d8d5
                  b1c3 100
                   d5f5 100
                    c3e4 C56 Italian Game: Scotch Gambit, Max Lange Attack, Long Variation
                     c5f8 100 C56 Italian Game: Two Knights Defense, Max Lange Attack, Rubinstein Variation
                     c5b6
                      f2f4
                       f5g6
                        g2g4 100
                         e8c8 C56 Italian Game: Two Knights Defense, Max Lange Attack, Berger Variation
                f6g7 C56 Italian Game: Scotch Gambit, Max Lange Attack Accepted
          c2c3 8 C56 Italian Game: Scotch Gambit, Walbrodt-Baird Gambit
        f3g5 4 C56 Italian Game: Two Knights Defense, Perreux Variation
         d7d5 100
        c2c3
         f6e4 100
         f8e7
          e4e5 100
           f6e4 C50 Italian Game: Hungarian Defense, Tartakower Variation
        c4b5
         f6e4 100
         d7d5
          e4e5 100
           f6e4 100 C56 Italian Game: Scotch Gambit, Max Lange Attack
        e4e5 C44 Scotch Game: Scotch Gambit, Advance Variation
         d7d5 100
         f6g4 C44 Scotch Game: Scotch Gambit, Kingside Variation
       f8e7 6 C44 Scotch Game: Benima Defense
        e1g1 100
         g8f6 100
       f8b4 C44 Scotch Game: Scotch Gambit, London Defense
        c2c3 100
         b7b5 100
       f8c5 C44 Scotch Game: Haxo Gambit
        c2c3 87
         c6a5 100
         c5b6
          c3d4 100
           d7d6 C53 Italian Game: Classical Variation, La Bourdonnais Variation
        e1g1 13
         d7d6 72
          c2c3 100
           c8g4 100 C44 Scotch Game: Scotch Gambit, Cochrane-Anderssen Variation
         g8f6 28
        f3g5 C44 Scotch Game: Scotch Gambit, Sarratt Variation
         c6e5 100
         g8h6
          d1h5 C44 Scotch Game: Vitzthum Attack
      f3d4 35 C45 Scotch Game
       f8c5 56 C45 Scotch Game: Classical Variation
        c1e3 50
         c5d4 84
         d8f6 16
          c2c3 100
           g8e7 100
            d1d2 C45 Scotch Game: Classical Variation, Blackburne Attack
            d4c2 C45 Scotch Game: Meitner Variation
           f6g6 C45 Scotch Game: Classical Variation, Millennium Variation
          d4b5 C45 Scotch Game: Blumenfeld Attack
          f1b5
           g8e7
            c2c3 100 C45 Scotch Game: Paulsen Attack
             c6d8 C45 Scotch Game: Paulsen, Gunsberg Defense
        d4c6 40
         d8f6 100 C45 Scotch Game: Classical Variation, Intermezzo Variation
        d4b3 10 C45 Scotch Game: Potter Variation
         c5b6 100
         c5b4 C45 Scotch Game: Romanishin Variation
       g8f6 35 C45 Scotch Game: Schmidt Variation
        d4c6 65
         b7c6 100
          e4e5 91 C45 Scotch Game: Mieses Variation
          b1d2 9 C45 Scotch Game: Tartakower Variation
        b1c3 35
         f8c5 100
         f6e4 C47 Four Knights Game: Scotch Variation, Schmid Defense
        e4e5 C45 Scotch Game: Alekhine Gambit
         c6e5 100
       c6d4 9
        d1d4 100 C44 Scotch Game: Lolli Variation
         d8f6 83
         d7d6 17
          f1d3 100 C45 Scotch Game: Ghulam-Kassim Variation
       d8h4 C45 Scotch Game: Steinitz Variation
        b1c3 89 C45 Scotch Game: Steinitz Variation
         f8b4 90 C45 Scotch Game: Modern Defense
         c6d4 10
        c1e3 11 C45 Scotch Game: Braune Variation
         h4e4 100
        d4b5 C45 Scotch Game: Horwitz Attack
         f8c5 100
         f8b4
          c1d2 100 C45 Scotch Game
        d4f3 C45 Scotch Game: Fraser Variation
         h4e4 100
        d4f5 C45 Scotch Game: Paulsen Variation
         h4e4 100
       f8b4 C45 Scotch Game: Malaniuk Variation
        c2c3 100
         b4e7 100
      c2c3 16 C44 Scotch Game: Göring Gambit
       d4c3 63
        b1c3 77
         g8f6 100
         f8b4 C44 Scotch Game: Göring Gambit, Main Line
        f1c4 23 C44 Scotch Game: Göring Gambit, Double Pawn Sacrifice
         b7b5 100
         f8b4
          b1c3 78
           g8f6 100 C44 Scotch Game: Göring Gambit, Bardeleben Variation
          b2c3 22
           b4a5 100
            e4e5 C44 Scotch Game: Cochrane Variation
       g8f6 37
        f1d3 100
         d7d5 100
       d7d5 C44 Scotch Game: Scotch Gambit, Göring Gambit Declined
        e4d5 100
         d8d5 100
      f1d3 8
       f8c5 100
        e1g1 100
         g8e7 100
      f1b5 5 C44 Scotch Game: Relfsson Gambit
       g8f6 100
        e1g1 54 C65 Ruy Lopez: Berlin Defense, Nyholm Attack
         f6e4 100
         d7d6
          b1c3
           c8d7 C66 Ruy Lopez: Berlin Defense, Closed Wolf Variation
        e4e5 46
         f6g4 100
       d7d6
        e1g1 66 C62 Ruy Lopez: Steinitz Defense, Center Gambit
         c8d7 100
        f3d4 34
         c8d7 100
     c6d4 3 C44 Scotch Game: Lolli Variation
      f3e5 53
       d4e6 100
        b1c3 100
         d7d6 100
      f3d4 47
       e5d4 100
        d1d4 100
        f1c4 C44 Scotch Game: Napoleon Gambit
         d7d5 100
    f1c4 30 C50 Italian Game
     g8f6 98 C55 Italian Game: Two Knights Defense
      d2d4 78 C56 Italian Game: Two Knights Defense, Open Variation
       e5d4 100
       d7d6 C56 Italian Game: Scotch Invitation Declined
        d4e5 100
         c6e5 100
      d2d3 22 C55 Italian Game: Two Knights Defense, Modern Bishop's Opening
       f8e7 59 C55 Italian Game: Two Knights Defense, Modern Bishop's Opening
        b1c3 100
         e8g8 100
       f8c5 41 C50 Italian Game: Giuoco Pianissimo, Normal
        b1c3 100 C50 Italian Game: Giuoco Pianissimo, Italian Four Knights Variation
         e8g8 58
         d7d6 42
          c1g5 87 C50 Italian Game: Giuoco Pianissimo, Canal Variation
          e1g1 13 C50 Italian Game: Giuoco Pianissimo
      f3g5 C57 Italian Game: Two Knights Defense, Knight Attack
       d7d5 100 C57 Italian Game: Two Knights Defense, Knight Attack, Normal Variation
        e4d5 100
         c6a5 84 C58 Italian Game: Two Knights Defense, Polerio Defense
          c4b5 93 C58 Italian Game: Two Knights Defense, Polerio Defense, Bishop Check Line
           c7c6 100
            d5c6 100
             b7c6 100
              b5d3 51
               d8c7
                d1f3 100 C58 Italian Game: Two Knights Defense, Paoli Variation
              d1f3 49 C58 Italian Game: Two Knights Defense, Polerio Defense, Bogoljubow Variation
               a8b8 100 C58 Italian Game: Two Knights Defense, Colman Variation
               c6b5 C58 Italian Game: Two Knights Defense, Blackburne Variation
              b5e2 C58 Italian Game: Two Knights Defense
               h7h6 100 C59 Italian Game: Two Knights Defense, Polerio Defense, Suhle Defense
                g5h3 60 C59 Italian Game: Two Knights Defense, Steinitz Variation
                g5f3 40
                 e5e4 100
                  f3e5 100
                   d8c7 100 C59 Italian Game: Two Knights Defense, Polerio Defense, Göring Variation
                    d2d4 100
                     f8d6 100
                      c1d2 C59 Italian Game: Two Knights Defense, Knorre Variation
          d2d3 7 C58 Italian Game: Two Knights Defense, Polerio Defense, Kieseritzky Variation
         f6d5 16
          g5f7 100 C57 Italian Game: Two Knights Defense, Fried Liver Attack
          d2d4 C57 Italian Game: Two Knights Defense, Lolli Attack
           f8b4 C57 Italian Game: Two Knights Defense, Pincus Variation
         b7b5 C57 Italian Game: Two Knights Defense, Ulvestad Variation
          c4f1
           h7h6
            g5f7 100 C57 Italian Game: Two Knights Defense, Ulvestad Variation, Kurkin Gambit
         c6b4 C57 Italian Game: Two Knights Defense, Kloss Gambit
         c6d4 C57 Italian Game: Two Knights Defense, Fritz Variation
          c2c3 100
           f6d5
            c4f1
             b7b5
              g5e4 C57 Italian Game: Two Knights Defense, Fritz, Gruber Variation
       f6e4 C57 Italian Game: Two Knights Defense, Ponziani-Steinitz Gambit
        g5f7 100
         d8h4 100
       f8c5 C57 Italian Game: Two Knights Defense, Traxler Counterattack
        g5f7 100 C57 Italian Game: Two Knights Defense, Traxler Counterattack, Knight Sacrifice Line
         c5f2 100
          e1f2 100
           f6e4 100
            f2e3 C57 Italian Game: Two Knights Defense, Traxler Counterattack, King March Line
        c4f7 C57 Italian Game: Two Knights Defense, Traxler Counterattack, Bishop Sacrifice Line
         e8e7 100
          d2d4 100 C57 Italian Game: Two Knights Defense, Traxler Variation, Trencianske-Teplice Gambit
     f8e7 2 C50 Italian Game: Hungarian Defense
      e1g1 100
       g8f6 100
        b1c3 100
         e8g8 100
     c6d4 C50 Italian Game: Blackburne-Kostić Gambit
      f3e5 100
       d8g5 100
        c4f7 100
         e8e7 100
     d7d6 C50 Italian Game: Paris Defense
      d2d4 100
       g8f6 100
     f7f5 C50 Italian Game: Rousseau Gambit
      d2d3 100
       g8f6 100
        b1c3 100
         h7h6 100
     f8c5 C50 Italian Game: Giuoco Piano
      c2c3 81 C53 Italian Game: Classical Variation
       g8f6 99 C54 Italian Game: Classical Variation
        d2d4 100 C54 Italian Game: Classical Variation, Center Attack
         e5d4 100
          c3d4 87 C54 Italian Game: Classical Variation, Greco Gambit, Traditional Line
           c5b4 100
            b1c3 C54 Italian Game: Giuoco Piano, Greco's Attack
             f6e4 100
              e1g1 100
               b4c3 100 C54 Italian Game: Classical Variation, Greco Gambit, Main Line
                d4d5 89 C54 Italian Game: Classical Variation, Greco Gambit, Moeller-Therkatz Attack
                b2c3 11
                 d7d5 100
                  c1a3 C54 Italian Game: Giuoco Piano, Steinitz Variation
               e4c3 C54 Italian Game: Classical Variation, Greco Gambit, Greco Variation
                b2c3 100
                 b4c3 100
                  c1a3 100 C54 Italian Game: Giuoco Piano, Aitken Variation
                d1b3
                 d7d5 100
                  b2c3 100
                   b4c3 C54 Italian Game: Giuoco Piano, Bernstein Variation
            e1f1 C54 Italian Game: Giuoco Piano, Cracow Variation
          e4e5 13 C54 Italian Game: Classical Variation, Greco Gambit, Modern Line
           d7d5 100 C54 Italian Game: Classical Variation, Greco Gambit, Modern Line
           f6g4
            c4d5
             g4f2
              e1f2 100
               d4c3 100
                f2g3 100 C54 Italian Game: Classical Variation, Ghulam-Kassim Variation
        b2b4 C53 Italian Game: Bird's Attack
         c5b6 100
        d2d3 C54 Italian Game: Classical Variation, Giuoco Pianissimo
         d7d6 62 C54 Italian Game: Classical Variation, Giuoco Pianissimo
          e1g1 62
           e8g8 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            a2a4 50
             a7a5 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a4 a5
            b1d2 50 C54 Italian Game: Classical Variation, Giuoco Pianissimo
           h7h6 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with h6
            b1d2 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            f1e1 C54 Italian Game: Classical Variation, Giuoco Pianissimo
          b2b4 38 C54 Italian Game: Classical Variation, Giuoco Pianissimo, Albin Variation
         d7d5 21 C54 Italian Game: Classical Variation, with d5
          e1g1
           e8g8 C54 Italian Game: Classical Variation, Giuoco Pianissimo
         a7a6 17 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a6
          e1g1 100
           d7d6 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            a2a4 C54 Italian Game: Classical Variation, Giuoco Pianissimo
             c5a7 66 C54 Italian Game: Classical Variation, Giuoco Pianissimo
             e8g8 34 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            f1e1 C54 Italian Game: Classical Variation, Giuoco Pianissimo
             c5a7 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
              a2a4 73
               a7b6
                h2h3 100
                 d8e7 100
                  d3d4 100 C53 Italian Game: Classical Variation, Tarrasch Variation
              h2h3 27
               e8g8 100
                c4b3 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo, Main Line
          b1d2
           d7d6 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a6
         a7a5
          e1g1 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a5
         h7h6
          e1g1 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
        e1g1 C50 Italian Game: Classical Variation, Albin Gambit
         f6e4 100
       c5d6 1
        d2d4 100
         g8f6 100
       d8e7 C53 Italian Game: Classical Variation, Closed Variation
        e1g1 100
         b7b5 100
        d2d4
         e5d4 100
         c5b6 C53 Italian Game: Classical Variation, Center Holding Variation
          d4d5 100
           c6b8 100
            d5d6 C53 Italian Game: Classical Variation, Eisinger Variation
          c1g5 C53 Italian Game: Classical Variation, Mestel Variation
      d2d4 19 C50 Italian Game: Rosentreter Gambit
       e5d4 100
       g8f6
        d4c5 100
         d7d6 100
        e1g1 C50 Italian Game: Deutz Gambit
         c5d4 100
      b2b4 C51 Italian Game: Evans Gambit
       c5b4 100 C51 Italian Game: Evans Gambit Accepted
        c2c3 100
         b4a5 93 C52 Italian Game: Evans Gambit, Main Line
          d2d4
           e5d4 100 C52 Italian Game: Evans Gambit, Pierce Defense
            c1d2 54
             a5b4
              c3d4 C51 Italian Game: Evans Gambit, Harding Variation
            e1g1 46
             g8f6 100 C52 Italian Game: Evans Gambit, Anderssen Defense
             a5b6
              c3d4 100
               d7d6 100 C51 Italian Game: Evans Gambit, McDonnell Defense, Main Line
                b1c3 100 C51 Italian Game: Evans Gambit, Morphy Attack
                 c6a5 100
                  c1g5 100 C51 Italian Game: Evans Gambit, Göring Attack
                  c1d2
                   f7f6
                    d2e3 C51 Italian Game: Evans Gambit, Steinitz Variation
                  d1c2
                   c8d7
                    c4f7
                     e8f7 100 C51 Italian Game: Evans Gambit, Mortimer-Evans Gambit
                 c8d7
                  d1b3
                   c6a5 100
                    b3c2
                     e8f8
                      c4f7 C51 Italian Game: Evans Gambit, Fraser-Mortimer Attack
                 c8g4 C51 Italian Game: Evans Gambit
                  d1a4 C51 Italian Game: Evans Gambit, Fraser Attack
                c1b2
                 c6a5
                  d4d5 C51 Italian Game: Evans Gambit, Ulvestad Variation
                   g8e7 100 C51 Italian Game: Evans Gambit, Paulsen Variation
             b7b5 C52 Italian Game: Evans Gambit, Johner Defense
             d4c3 C52 Italian Game: Evans Gambit, Compromised Defense
             d4d3 C52 Italian Game: Evans Gambit, Dufresne Defense
             g8e7 C52 Italian Game: Evans Gambit, Mieses Defense
           b7b5 C52 Italian Game: Evans Gambit, Leonhardt Countergambit
           d7d6 C52 Italian Game: Evans Gambit, Bronstein Defense
            c1g5 C52 Italian Game: Evans Gambit, Sokolsky Variation
            d1b3 C52 Italian Game: Evans Gambit, Tartakower Attack
             e5d4
              e1g1 100 C52 Italian Game: Evans Gambit, Waller Attack
           g8f6 C52 Italian Game: Evans Gambit, Laroche Variation
            e1g1
             e8g8 100
              f3e5 100 C52 Italian Game: Evans Gambit, Richardson Attack
          e1g1 C52 Italian Game: Evans Gambit, Slow Variation
           d7d6 C52 Italian Game: Evans Gambit
            d2d4 100
             a5b6 C52 Italian Game: Evans Gambit, Lasker Defense
             c8d7 C52 Italian Game: Evans Gambit, Sanders-Alapin Variation
             c8g4 C52 Italian Game: Evans Gambit, Alapin-Steinitz Variation
         b4d6 7 C51 Italian Game: Evans Gambit, Stone-Ware Variation
         b4c5 C51 Italian Game: Evans Gambit, McDonnell Defense
         b4e7 C51 Italian Game: Evans Gambit, Anderssen Variation
          d2d4 100
           c6a5 100 C51 Italian Game: Evans Gambit, Anderssen Variation, Cordel Line
         b4f8 C51 Italian Game: Evans Gambit, Mayet Defense
       b7b5 C51 Italian Game: Evans Gambit, Fontaine Countergambit
        c4f7 100
         e8f7 100
       c5b6 C51 Italian Game: Evans Gambit Declined
        b4b5 48
         c6a5 100
        a2a4 35 C51 Italian Game: Evans Gambit Declined
         a7a6 100
          b1c3 100 C51 Italian Game: Evans Gambit Declined, Showalter Variation
        c1b2 17 C51 Italian Game: Evans Gambit Declined, Cordel Variation
         g8f6 100
        f3e5
         c6e5 100
         c6a5
          b4b5
           d8g5 C51 Italian Game: Evans Gambit Declined, Hirschbach Variation
            c1b2
             g5e5
              d1f3
               e8d8
                f3f7 C51 Italian Game: Evans Gambit Declined, Hicken Variation
            d1h5
             e8e7
              c4f7 C51 Italian Game: Evans Gambit Declined, Vasquez Variation
           g8h6 C51 Italian Game: Evans Gambit Declined, Lange Variation
       d7d5 C51 Italian Game: Evans Gambit, Hein Countergambit
        e4d5 100
         c6b4 100
      c4f7 C50 Italian Game: Jerome Gambit
       e8f7 100
        d2d4 100
         e5d4 100
      d2d3 C50 Italian Game: Giuoco Pianissimo
       g8f6 100
       f7f5 C50 Italian Game: Giuoco Pianissimo, Lucchini Gambit
        f3g5 100
         f5f4 100 C50 Italian Game: Giuoco Pianissimo, Dubois Variation
     h7h6 C50 Italian Game: Anti-Fried Liver Defense
      d2d4 100
       b7b5 100
        c4b5 100
         e5d4 100
    f1b5 20 C60 Ruy Lopez
     g8f6 88 C65 Ruy Lopez: Berlin Defense
      e1g1 100 C65 Ruy Lopez: Berlin Defense
       f8c5 92 C65 Ruy Lopez: Berlin Defense, Beverwijk Variation
        c2c3 72 C65 Ruy Lopez: Classical Variation, Zukertort Gambit
         c5b6 62
          d2d4 100
           e8g8 100 C64 Ruy Lopez: Classical Defense, Benelux Variation
            c1g5 100 C64 Ruy Lopez: Classical Variation, Modern Main Line
         f6e4 38
        b5c6 28
         d7c6 100
        b5a4
         e8g8 100
         a7a6 C78 Ruy Lopez: Morphy Defense, Neo-Arkhangelsk Variation
       d7d6 8 C66 Ruy Lopez: Berlin Defense, Improved Steinitz Defense
        d2d4 82
         e5d4 100
         f6d7 C66 Ruy Lopez: Closed Berlin Defense, Chigorin Variation
        b1c3 18
         c8d7 81
          d2d4 100
           f8e7 100 C66 Ruy Lopez: Berlin Defense, Hedgehog Variation
            f1e1 42
             e8g8 C66 Ruy Lopez: Berlin Defense, Tarrasch Trap
            b5c6 37 C66 Ruy Lopez: Berlin Defense, Closed Showalter Variation
            c1g5 20 C66 Ruy Lopez: Berlin Defense, Closed Bernstein Variation
         c8g4 19
        b5a4
         f6e4 100
         a7a6 C79 Ruy Lopez: Morphy Defense, Steinitz Deferred
          a4b3
           b7b5 C78 Ruy Lopez: Morphy Defense
            d1e2
             f8e7 100 C86 Ruy Lopez: Closed, Worrall Attack, Delayed Castling Line
       a7a6
        b5c6 100
         d7c6 100
        b5a4 C78 Ruy Lopez: Morphy Defense
         b7b5 100
          a4b3 100
           c8b7 C78 Ruy Lopez: Morphy Defense, Arkhangelsk Variation
         d7d5 C78 Ruy Lopez: Central Countergambit
         f8e7 C84 Ruy Lopez: Closed
          a4c6 51 C85 Ruy Lopez: Closed, Delayed Exchange
          f1e1 26
           b7b5 89
            a4b3 100 C88 Ruy Lopez: Closed
             e8g8 83 C88 Ruy Lopez: Closed
              c2c3 68
               d7d5 C89 Ruy Lopez: Marshall Attack
                e4d5 100
                 f6d5 100
                  f3e5 100
                   c6e5 100
                    e1e5 100
                     c7c6 86 C89 Ruy Lopez: Marshall Attack, Modern Variation
                      d2d4 100 C89 Ruy Lopez: Marshall Attack, Main Line
                       e7d6 100
                        e5e1 100
                         d8h4 100
                          g2g3 100
                           h4h3 100 C89 Ruy Lopez: Marshall Attack, Modern Main Line
                            c1e3
                             c8g4 100
                              d1d3 100
                               a8e8 100
                                b1d2 100
                                 e8e6 100
                                  a2a4 100
                                   h3h5 C89 Ruy Lopez: Marshall Attack, Main Line, Spassky Variation
                        g2g3
                         d8h4
                          e5e1
                       d5e3
                        b3c4
                         e7d6
                          c4d5
                           c6d5
                            e5e3 100 C89 Ruy Lopez: Marshall Attack, Re3 Variation
                     d5f6 14 C89 Ruy Lopez: Marshall Attack, Original Marshall Attack
                 e5e4 C89 Ruy Lopez: Marshall Attack, Steiner Variation
              a2a4 32 C88 Ruy Lopez: Closed, Anti-Marshall
             d7d6 17
              c2c3 100
               e8g8 100 C90 Ruy Lopez: Closed
                d2d4 29 C91 Ruy Lopez: Closed, Yates Variation
                 c6b8
                  h2h3 C95 Ruy Lopez: Closed, Breyer
                   b8d7 100 C95 Ruy Lopez: Closed, Breyer Defense, Zaitsev Hybrid
                    b1d2 100
                     c7c5 100
                      b3c2 100
                       c8b7 100 C95 Ruy Lopez: Closed, Breyer Defense
                    f3h4 C95 Ruy Lopez: Closed, Breyer Defense
                   c7c5
                    b3c2
                     b8c6 C96 Ruy Lopez: Closed, Borisenko Variation
                      b1d2
                       d8c7 C98 Ruy Lopez: Closed, Chigorin Defense
                        d4c5 C98 Ruy Lopez: Closed, Chigorin Defense
                h2h3 27 C92 Ruy Lopez: Closed
                 c8e6 40 C92 Ruy Lopez: Closed, Kholmov Variation
                 c6a5 29 C97 Ruy Lopez: Closed, Chigorin Defense
                  b3c2 100 C96 Ruy Lopez: Closed, Chigorin Defense
                   c7c5 59 C96 Ruy Lopez: Closed, Chigorin Defense
                    d2d4 100
                     d8c7 100 C97 Ruy Lopez: Closed, Chigorin Defense
                      b1d2
                       c5d4 100
                        c3d4 100 C99 Ruy Lopez: Closed, Chigorin Defense, Panov System
                       a5c6
                       g7g6
                        d2c4
                         c8d7
                          c4e3
                           f8e8 100 C97 Ruy Lopez: Closed, Chigorin, Yugoslav System
                     a5c6
                   f6d7 41
                    d2d4 100
                     c7c5 100 C96 Ruy Lopez: Closed, Keres Defense
                   c7c6
                    d2d4 100
                     d8c7 100 C96 Ruy Lopez: Closed, Rossolimo Defense
                   d6d5 C96 Ruy Lopez: Closed, Chigorin Defense, Gajewski Gambit
                 c8b7 16 C92 Ruy Lopez: Closed, Flohr System
                 f8e8 9 C92 Ruy Lopez: Closed, Zaitsev System
                 h7h6 6 C93 Ruy Lopez: Closed, Smyslov Defense
                  a2a3
                   c8b7 100
                    d2d4 100
                     f8e8 100
                      b1d2 100
                       e7f8 100 C92 Ruy Lopez: Closed, Smyslov-Breyer-Zaitsev Hybrid
                 c6b8 C94 Ruy Lopez: Closed, Breyer Defense
                 f6d7 C92 Ruy Lopez: Closed, Karpov Variation
                b3c2 20 C90 Ruy Lopez: Closed, Lutikov Variation
                d2d3 13 C90 Ruy Lopez: Closed, Pilnik Variation
                 c6b8
                  h2h3 100 C94 Ruy Lopez: Closed, Breyer Defense, Quiet Variation
                a2a3 6 C90 Ruy Lopez: Closed, Suetin Variation
                a2a4 5
                 c8g4 100
                  d2d4 100 C91 Ruy Lopez: Closed, Yates Variation, Short Attack
             c8b7 C88 Ruy Lopez: Closed, Trajkovic Counterattack
             d7d5
              c2c3
               e8g8
           d7d6 11 C87 Ruy Lopez: Closed, Averbakh Variation
            d2d4 100
             b7b5 100
              a4b3 C88 Ruy Lopez: Closed, Rosen Attack
               c8g4 50
                c2c3 100
                 e8g8 100 C91 Ruy Lopez: Closed, Bogoljubow Variation
               e5d4 50
                f3d4
                 c6d4 100
                  d1d4 100
                   c7c5 100 C88 Ruy Lopez: Noah's Ark Trap
               c6a5
                a2a4
                 c7c5
                  c2c3
                   d8c7
                    b3c2 C88 Ruy Lopez: Closed, Balla Variation
            c2c3
             c8d7
              d2d4 100
               e8g8 100
                b1d2 100
                 d7e8 C72 Ruy Lopez: Closed, Kecskemet Variation
          d2d3 13 C84 Ruy Lopez: Closed, Martinez Variation
          d2d4 7 C84 Ruy Lopez: Closed, Center Attack
           e5d4 100
            e4e5 100
             f6e4 100
              c2c3 C84 Ruy Lopez: Closed, Basque Gambit
               d4c3 C84 Ruy Lopez: Closed, Center Attack, Basque Gambit
          b1c3 4 C84 Ruy Lopez: Closed, Morphy Attack
          a4b3
           b7b5
            a2a4 C78 Ruy Lopez: Morphy Defense, Wing Attack
          d1e2 C86 Ruy Lopez: Closed, Worrall Attack
           b7b5 100
            a4b3 100
             e8g8 100 C86 Ruy Lopez: Closed, Worrall Attack, Castling Line
              c2c3 100
               d7d5 100
                d2d3 100 C86 Ruy Lopez: Closed, Worrall Attack, Castling Line
         g7g6 C78 Ruy Lopez: Brix Variation
       f6e4 C67 Ruy Lopez: Berlin Defense, Rio Gambit Accepted
        b5c6 100
         b7c6 100
        b5a4
         f7f6 100
         a7a6 C80 Ruy Lopez: Open
          f1e1 89
           d7d5 C80 Ruy Lopez: Open, Skipworth Gambit
          d1e2 11 C80 Ruy Lopez: Morphy Defense, Tartakower Variation
          b1c3 C80 Ruy Lopez: Open, Knorre Variation
          d2d4 C80 Ruy Lopez: Open
           e5d4 62 C80 Ruy Lopez: Open, Riga Variation
           b7b5 38
            a4b3 100 C80 Ruy Lopez: Open
             d7d5 100
              d4e5 100 C80 Ruy Lopez: Open
               c8e6 100 C80 Ruy Lopez: Open, Main Line
                b1d2 64 C80 Ruy Lopez: Open, Bernstein Variation
                 f8c5
                  d1e1 C80 Ruy Lopez: Open, Bernstein Variation, Luther Line
                c2c3 36 C82 Ruy Lopez: Open
                 f8e7 100 C83 Ruy Lopez: Open, Classical Defense
                  f1e1 69 C83 Ruy Lopez: Open, Classical Defense, Main Line
                   c6e5
                    f3d4
                     e8g8 100 C83 Ruy Lopez: Open, Breslau Variation
                   d8d7
                    f3g5
                     e8g8
                      g5e6 100
                       f7e6 100
                        e1e4 100 C83 Ruy Lopez: Open, Tarrasch Trap
                  b1d2 31
                   e8g8 100
                    d1e2 100 C83 Ruy Lopez: Open, Malkin Variation
                 e4c5 C82 Ruy Lopez: Open, Berlin Variation
                  b1d2
                   d5d4
                    f3g5 C80 Ruy Lopez: Open, Karpov Gambit
                 f8c5 C82 Ruy Lopez: Open, Italian Variation
                  b1d2 C82 Ruy Lopez: Open, St. Petersburg Variation
                   e4f2
                    b3c2
                     e8g8 C82 Ruy Lopez: Open, Dilworth Variation
                  d1d3 C82 Ruy Lopez: Open, Motzko Attack
                   c6e7 C82 Ruy Lopez: Open, Motzko Attack, Nenarokov Variation
                d1e2 C81 Ruy Lopez: Open, Howell Attack
                 f8e7 100
                  c2c4 C81 Ruy Lopez: Open, Howell Attack
                   b5c4 100
                    f1d1
                     d8d7
                      b3c4 100
                       e8g8 100 C81 Ruy Lopez: Open, Howell Attack, Ekstrom Variation
               c6e7 C80 Ruy Lopez: Open, Zukertort Variation
              c2c4 C80 Ruy Lopez: Open, Harksen Gambit
             c6d4
              a2a4
               d7d5 C80 Ruy Lopez: Open, Schlechter Defense
                f3d4 100
                 e5d4 100
                  b1c3 100 C80 Ruy Lopez: Open, Berger Variation
            d4d5 C80 Ruy Lopez: Open, Richter Variation
            f3e5 C80 Ruy Lopez: Open, Friess Attack
        d2d4
         e5d4 100
         a7a6 C67 Ruy Lopez: Berlin Defense, Rosenthal Variation
         e4d6 C67 Ruy Lopez: Berlin Defense, l'Hermet Variation
          b5a4 C67 Ruy Lopez: Open Berlin Defense, Showalter Variation
          d4e5 C67 Ruy Lopez: Open Berlin Defense, l'Hermet Variation
           d6f5
            b5c6
             d7c6 100
              d1d8 100
               e8d8 100 C67 Ruy Lopez: Berlin Defense, l'Hermet Variation, Berlin Wall Defense
                b1c3 100
                 c8d7 100 C67 Ruy Lopez: Berlin Defense, Berlin Wall
         f8e7 C67 Ruy Lopez: Berlin Defense, Rio de Janeiro Variation
          d1e2
           d7d5 C67 Ruy Lopez: Berlin Defense, Trifunovic Variation
          d4e5 C67 Ruy Lopez: Berlin Defense, Minckwitz Variation
           e4d6
            b5c6
             b7c6
              d1e2
               d6b7 100
                c2c4 78 C67 Ruy Lopez: Berlin Defense, Zukertort Variation
                f3d4 12 C67 Ruy Lopez: Berlin Defense, Winawer Attack
                b2b3 10 C67 Ruy Lopez: Berlin Defense, Pillsbury Variation
            d1e2
             d6f5
              b5c6 100
               b7c6 100 C67 Ruy Lopez: Berlin Defense, Cordel Variation
           e7f8
            b5c6
             d7c6 100 C67 Ruy Lopez: Berlin Defense, l'Hermet Variation, Westerinen Line
       f6g4 C65 Ruy Lopez: Berlin Defense, Fishing Pole Variation
        b5c6 100
         b7c6 100
      c2c4
       f6e4 69
        e1g1 100
         d7d6 100
       d7d6 31
        b5c6 73
         b7c6 100
        d2d3 27 C65 Ruy Lopez: Berlin Defense, Duras Variation
         f8e7 100
      d2d3
       d7d6 69
        b5c6 100 C65 Ruy Lopez: Berlin Defense, Anderssen Variation
         b7c6 100
       f8c5 31
        e1g1 100
         d7d6 100
        c1e3 C65 Ruy Lopez: Berlin Defense, Kaufmann Variation
         c5e3 100
       c6e7 C65 Ruy Lopez: Berlin Defense, Mortimer Variation
        e1g1 100
         c7c6 100
        f3e5
         c7c6 100 C65 Ruy Lopez: Berlin Defense, Mortimer Trap
      f3e5 C65 Ruy Lopez: Halloween Attack
       c6e5 100
        d2d4 100
         e5c6 100
     f8c5 4 C64 Ruy Lopez: Classical Variation
      c2c3 91 C64 Ruy Lopez: Classical Variation, Central Variation
       c5b6 100 C64 Ruy Lopez: Classical Variation, Charousek Variation
        e1g1 100
         g8f6 100
       d7d5 C64 Ruy Lopez: Classical Variation, Konikowski Gambit
        f3e5 100
         g8e7 100
       d8e7 C64 Ruy Lopez: Classical Defense, Boden Variation
        e1g1 100
         c5b6 100
       f7f5 C64 Ruy Lopez: Classical Variation, Cordel Gambit
        b5c6 100
         d7c6 100
      e1g1 9
       g8f6 100
      b2b4 C64 Ruy Lopez: Classical Variation, Spanish Wing Gambit
       c5b4 100
        b5c6 100
         d7c6 100
       c6d4
        b4c5 100
         d4b5 100
        e1g1 C64 Ruy Lopez: Classical Defense, Zaitsev Variation
         d4f3 100
     d7d6 3 C62 Ruy Lopez: Steinitz Defense
      b5c6 100
       b7c6 100
        d2d4 100
         g8f6 100
      c2c4
       f7f5 86
        b5c6 100
         b7c6 100
       c8d7 14
        d2d4 71 C62 Ruy Lopez: Old Steinitz Defense, Semi-Duras Variation
         c6d4 100
        b5c6 29
         d7c6 100
     g8e7 3 C60 Ruy Lopez: Cozio Defense
      e1g1 100
       a7a6 100
        b5c6 100
         e7c6 100
      b1c3
       a7a6 74
        b5c6 100
         e7c6 100
       g7g6 26 C60 Ruy Lopez: Cozio Defense, Paulsen Variation
        d2d4 100
         e5d4 100
     f8b4 1 C60 Ruy Lopez: Alapin Defense
      c2c3 66
       b4e7 67
        d2d4 100
         g8f6 100
       b4a5 33
        b5c6 100
         b7c6 61
         d7c6 39 C60 Ruy Lopez: Alapin Defense, Alapin Gambit
      b5c6 34
       d7c6 100
        e1g1 100
         g8f6 100
     a7a5 C60 Ruy Lopez: Bulgarian Variation
      e1g1 100
       g8f6 100
        d2d4 100
         e5d4 100
     a7a6 C70 Ruy Lopez: Morphy Defense
      b5c6 100 C68 Ruy Lopez: Exchange Variation
       d7c6 81
        e1g1 88 C69 Ruy Lopez: Exchange Variation, Normal Variation
         f8d6 34 C69 Ruy Lopez: Exchange Variation, King's Bishop Variation
         d8d6 32 C69 Ruy Lopez: Exchange Variation, Bronstein Variation
         h7h5 28
          h2h3
           c8g4 C69 Ruy Lopez: Exchange Variation, Alapin Gambit
         f7f6 5 C69 Ruy Lopez: Exchange Variation, Gligoric Variation
        b1c3 12 C68 Ruy Lopez: Exchange Variation, Keres Variation
         f7f6 100
          d2d3 100 C68 Ruy Lopez: Exchange Variation, Romanovsky Variation
       b7c6 19 C68 Ruy Lopez: Exchange Variation, Lutikov Variation
        e1g1 100
         d7d6 100
      b5a4
       g8f6 48
        a4c6 55 C77 Ruy Lopez: Morphy Defense, Bayreuth Variation
         d7c6 100
        e1g1 45
       f8c5 24 C70 Ruy Lopez: Morphy Defense, Classical Defense Deferred
        a4c6 100
         d7c6 100
       b7b5 23 C70 Ruy Lopez: Morphy Defense, Caro Variation
        a4b3 100
         f8c5 100 C70 Ruy Lopez: Morphy Defense, Graz Variation
         c6a5 C70 Ruy Lopez: Morphy Defense, Norwegian Variation
          b3f7 C70 Ruy Lopez: Morphy Defense, Norwegian Variation, Nightingale Gambit
       g8e7 5 C70 Ruy Lopez: Morphy Defense, Cozio Defense
        e1g1 100
         h7h5 100
       d7d6 C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        e1g1 57 C72 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         g8f6 100
        a4c6 28
         b7c6 100
          d2d4 100 C73 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
           g8f6 53
            e1g1 100
             f6e4 100 C79 Ruy Lopez: Morphy Defense, Steinitz Deferred
              b1c3
               d6d5
                f1e1
                 f7f5
                  d4e5 C79 Ruy Lopez: Steinitz Defense Deferred, Boleslavsky Variation
           c8g4 43
            e1g1 100
             g8f6 100 C79 Ruy Lopez: Steinitz Defense Deferred, Lipnitsky Variation
           f7f6 4 C73 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        d2d4 11
         b7b5 76
          a4b3 100
           c6d4 53
            f3d4 100
             e5d4 100
              d1d4
               c7c5 100 C71 Ruy Lopez: Noah's Ark Trap
           c8g4 47
            d1e2
             f8e7
              c2c3 100
               g8f6 100 C77 Ruy Lopez: Wormald Attack, Grünfeld Variation
         g8f6 24
        b1c3 4 C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         c8d7 100
        c2c3 C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         f7f5 91 C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Siesta Variation
          e4f5 100
           c8f5 100
            e1g1 100 C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         c8d7 9 C75 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
          d2d4 100
           g7g6 C76 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Fianchetto Variation
           g8e7 C75 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        c2c4 C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         f7f5 77
         g8f6 23
          d2d3 100 C77 Ruy Lopez: Morphy Defense, Duras Variation
       f7f5 C70 Ruy Lopez: Morphy Defense, Schliemann Defense Deferred
        a4c6 100
         d7c6 100
       f8b4 C70 Ruy Lopez: Morphy Defense, Alapin's Defense Deferred
        a4c6 100
         d7c6 100
       g7g6 C70 Ruy Lopez: Morphy Defense, Fianchetto Defense Deferred
        a4c6 100
         d7c6 100
      c2c3
       a6b5 100
        d2d4 100
         e5d4 100
       g8f6
        b5c6 100
         d7c6 100
        b5a4 C77 Ruy Lopez: Morphy Defense, Jaffe Gambit
         d7d6 100
      d1e2
       a6b5 100
        b1c3 100
         b5b4 100
       g8f6
        b5c6 100
         d7c6 100
        b5a4 C77 Ruy Lopez: Morphy Defense, Wormald Attack
         b7b5 100
      d2d3
       a6b5 100
        b1c3 100
         g8f6 100
       g8f6
        b5c6 100
         d7c6 100
        b5a4 C77 Ruy Lopez: Morphy Defense, Anderssen Variation
         b7b5 100
      d2d4
       a6b5 100
        d4e5 100
         d7d6 100
       g8f6
        b5c6 100
         d7c6 100
        b5a4 C77 Ruy Lopez: Morphy Defense, Mackenzie Variation
         e5d4 100
     b7b6 C60 Ruy Lopez: Rotary-Albany Gambit
      b5c6 100
       d7c6 100
        e1g1 100
         c8a6 100
     c6a5 C60 Ruy Lopez: Pollock Defense
      e1g1 100
       a7a6 100
        b5e2 100
         g8f6 100
     c6b8 C60 Ruy Lopez: Retreat Variation
      f3e5 100
       d8g5 100
        d2d4 100
         g5g2 100
     c6d4 C61 Ruy Lopez: Bird Variation
      f3d4 100
       e5d4 100
        e1g1 100
         a7a6 100
      b5a4
       b7b5 100
        a4b3 100
         d4f3 100
       a7a6 C70 Ruy Lopez: Bird's Defense Deferred
        f3d4 100
         e5d4 100
      e1g1
       d4b5 100
        f3e5 100
         g8f6 100
       g8e7
        f3d4 100
         e5d4 100 C61 Ruy Lopez: Bird Variation, Paulsen Variation
     d7d5 C60 Ruy Lopez: Spanish Countergambit
      e1g1 83
       g8e7 100
        f3e5 100
         d5e4 100
       d8g5
        f3g5 100
         h7h6 100
        f3e5 C60 Ruy Lopez: Spanish Countergambit, Harding Countergambit, Fricke Gambit
         g5e5 100
      f3e5 17
       g8e7 100
        d1f3 100
         c8e6 100
       d8g5
        e5f3 100
         g5e7 100
        e5c6 C60 Ruy Lopez: Spanish Countergambit, Harding Gambit
         g5g2 100
         d5e4
          b1c3
           f7f5
            c3e4
             f5e4 100 C63 Ruy Lopez: Schliemann Defense, Classical Variation
         f7f5
          b1c3
           f5e4
            c3d5
             g5d5 100 C63 Ruy Lopez: Schliemann Defense, Möhring Variation
      c2c3 C44 Ponziani Opening: Spanish Variation
       d5e4 100
        f3e5 100
         d8d5 100
        d1a4
         e4f3 100
         d8d5
          f3e5 100 C44 Ponziani Opening: Spanish Variation, Harrwitz Attack, Nikitin Gambit
     d8e7 C60 Ruy Lopez: Vinogradov Variation
      e1g1 100
       g8f6 100
        b1c3 100
         c6d4 100
     f7f5 C63 Ruy Lopez: Schliemann Defense
      b5c6 90 C63 Ruy Lopez: Schliemann Defense, Exchange Variation
       b7c6 100
        f3e5 100
         f5e4 100
      d2d4 10 C63 Ruy Lopez: Schliemann Defense, Schönemann Attack
       e5d4 100
        e4f5 100
         d8e7 100
      b1c3 C63 Ruy Lopez: Schliemann Defense, Dyckhoff Variation
       f5e4 100
        c3e4 65
         g8f6 100 C63 Ruy Lopez: Schliemann Defense, Tartakower Variation
         f8e7 C63 Ruy Lopez: Schliemann Defense, Kostić Defense
        b5c6 35
         b7c6 100
      e4f5 C63 Ruy Lopez: Schliemann Defense, Jaenisch Gambit Accepted
       e5e4 100
        b5c6 100
         d7c6 100
       a7a6
        b5c6 100
         d7c6 100
        b5a4 C70 Ruy Lopez: Morphy Defense, Schliemann Defense Deferred, Jaenisch Gambit Deferred
         d7d6 100
     f7f6 C60 Ruy Lopez: Nürnberg Variation
      d2d4 100
       c6d4 100
        f3d4 100
         e5d4 100
     f8e7 C60 Ruy Lopez: Lucena Variation
      b5c6 100
       b7c6 100
        e1g1 100
         c8a6 100
     g7g5 C60 Ruy Lopez: Brentano Gambit
      b5c6 100
       d7c6 100
        h2h3 100
         f8g7 100
     g7g6 C60 Ruy Lopez: Fianchetto Defense
      b5c6 79
       d7c6 100
        e1g1 100
         f8g7 100
      c2c3 21
       g8f6 86
        b5c6 100
         b7c6 100
       f7f5 14 C60 Ruy Lopez: Fianchetto Defense, Kevitz Gambit
        d2d4 100
         e5d4 100
    b1c3 7 C46 Three Knights Opening
     g8f6 49 C47 Four Knights Game
      d2d4 100 C47 Four Knights Game: Scotch Variation
       e5d4 83 C47 Four Knights Game: Scotch Variation Accepted
        f3d4 100
        c3d5 C47 Four Knights Game: Scotch Variation, Belgrade Gambit
         f6e4 78
          d1e2
           f7f5 100 C47 Four Knights Game: Scotch Variation, Belgrade Gambit, Modern Defense
         f8d6 22
       f8b4 17
        d4d5 78
         f6e4 100
         c6d4 C47 Four Knights Game: Scotch Variation, Oxford Gambit
        f3e5 22 C47 Four Knights Game: Scotch Variation, Krause Gambit
         d8e7 71 C47 Four Knights Game: Scotch Variation, Krause Gambit, Leonhardt Defense
         c6e5 29
      a2a3 C47 Four Knights Game: Gunsberg Variation
       d7d5 100
        e4d5 100
         f6d5 100
      f1b5 C48 Four Knights Game: Spanish Variation
       f8c5 46 C48 Four Knights Game: Spanish Variation, Classical Variation
        b5c6 100
         d7c6 100
       c6d4 31 C48 Four Knights Game: Spanish Variation, Rubinstein Variation
        f3e5 71
         d8e7 100
          f2f4 C48 Four Knights Game: Spanish Variation, Rubinstein Variation
         f8c5
          b5a4
           e8g8 100 C48 Four Knights Game: Spanish Variation, Rubinstein Variation, Marshall Gambit
        e1g1 20 C48 Four Knights Game: Spanish Variation, Rubinstein Variation, Henneberger Variation
         d4f3 100
         f8c5
          f3e5 100
           e8g8 100 C48 Four Knights Game: Spanish Variation, Rubinstein Variation, Marshall Variation
        b5e2 10 C48 Four Knights Game: Spanish Variation, Rubinstein Variation
         d7d6 100
        f3d4 C48 Four Knights Game: Spanish Variation, Rubinstein Variation Accepted
         e5d4 100
       f8d6 23
        d2d3 100
         a7a6 100
       a7a6
        b5c6 100 C48 Four Knights Game: Spanish Variation, Ranken Variation
         d7c6 100
        b5a4 C77 Ruy Lopez: Morphy Defense, Tarrasch Variation
         b7b5 100
       f8b4 C49 Four Knights Game: Spanish Variation, Double Spanish
        e1g1 71
         b4c3 63
         e8g8 37
          b5c6 80 C49 Four Knights Game: Spanish Variation, Nimzowitsch Variation
          d2d3 20 C49 Four Knights Game: Spanish Variation, Double Spanish
           d7d6 77 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
            f1e1 52
             b4c3 100
              b2c3 100 C49 Four Knights Game: Spanish Variation, Janowski Variation
            c3e2 25 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
            c1g5 24
             b4c3 89
              b2c3 100
               d8e7 100 C49 Four Knights Game: Spanish Variation, Symmetrical Variation, Metger Unpin
                f1e1 100
                 c6d8
                  d3d4 100
                   c8g4 100 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
             c8e6 11 C49 Four Knights Game: Spanish Variation, Symmetrical Variation, Tarrasch Variation
           b4c3 23 C49 Four Knights Game: Spanish Variation
            b2c3 100
             d7d5 C49 Four Knights Game: Spanish Variation, Svenonius Variation
           c6e7
            c1g5
             d7d6 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
              f3h4
               d6d5
                b5c4
                 c7c6
                  c4b3
                   d8d6 100 C49 Four Knights Game: Spanish Variation, Symmetrical Variation, Blake Variation
           d7d5
            c3e2
             d8e7 C49 Four Knights Game: Spanish Variation, Alatortsev Variation
          c3d5
           f6d5 100
            e4d5 100
             e5e4 100 C49 Four Knights Game: Spanish Variation, Gunsberg Counterattack
        b5c6 29
         d7c6 100
      f1c4 C47 Four Knights Game: Italian Variation
       f8c5 90 C50 Four Knights Game: Italian Variation
        e1g1 100
         e8g8 100
       f6e4 10
        e1g1 100
         f7f6 100
        c4f7 C47 Four Knights Game: Italian Variation, Noa Gambit
         e8f7 100
      f3e5 C47 Four Knights Game: Halloween Gambit
       c6e5 100
        d2d4 100
         e5g6 100
      g2g3 C47 Four Knights Game: Glek System
       d7d5 100
        e4d5 100
         f6d5 100
          f1g2 100
           d5c3 100
            b2c3 100 C47 Four Knights Game: Glek System
     f7f5 40 C46 Three Knights Opening: Winawer Defense
      e4f5 100
       g8e7 100
        g2g4 100
         h7h5 100
     f8b4 11 C46 Three Knights Opening
      c3d5 73
       g8f6 100 C46 Three Knights Opening: Schlechter Variation
        d5b4 100
         c6b4 100
      f1c4 27
       b4c3 100
        d2c3 100
         g8f6 100
     g7g6 C46 Three Knights Opening: Steinitz Defense
      d2d4 100
       e5d4 100
        f3d4 100
         f8g7 100
        c3d5 C46 Three Knights Opening: Steinitz-Rosenthal Variation
         g8f6 100
    f1e2 4 C44 King's Pawn Game: Tayler Opening
     g8f6 94
      d2d4 68 C44 King's Pawn Game: Tayler Opening
       e5d4 100
        e4e5 100 C44 King's Pawn Game: Tayler Opening, Basman Gambit
         f6e4 100
      b1c3 32
       f8c5 100
        e1g1 100
         e8g8 100
     d7d5 6
      e4d5 100
       d8d5 100
        b1c3 100
         d5d8 100
      d2d3
       d5e4 100
        d3e4 100
         d8d1 100
       g8f6
        e4d5 85
         f6d5 100
        b1d2 15 C44 King's Pawn Game: Tayler Opening, Inverted Hanham
         f8e7 100
    b2b4 C44 King's Pawn Game: Pachman Wing Gambit
     f8b4 100
      c2c3 100
       b4a5 100
        d2d4 100
         e5d4 100
    c2c3 C44 Ponziani Opening
     d7d5 54
      d1a4 60
       f7f6 100 C44 Ponziani Opening: Steinitz Variation
        f1b5 100
         g8e7 100
       c8d7 C44 Ponziani Opening: Caro Gambit
        e4d5 100
         c6d4 100
      e4d5 40
       d8d5 100
        d2d4 100
         c8f5 100
     g8f6 46 C44 Ponziani Opening: Jaenisch Counterattack
      d2d4 74
       f6e4 100
        f1d3 75
         d7d5 100
        d4d5 25
         f8c5 100 C44 Ponziani Opening: Vukovic Gambit
      d1a4 26
       f8e7 84
        d2d4 100
         e5d4 100
       d7d5 16 C44 Ponziani Opening: Leonhardt Variation
        f3e5 100
         c8d7 100
      d2d3 C44 Ponziani Opening: Jaenisch Counterattack
       d7d5 100 C44 Ponziani Opening: Jaenisch Counterattack
        b1d2 100 C44 Ponziani Opening: Jaenisch Counterattack
         f8d6 100
      f1c4 C44 Ponziani Opening: Neumann Gambit
       f6e4 100
        c4d5 100
         e4f6 100
     f7f5 C44 Ponziani Opening: Ponziani Countergambit
      d2d4 100
       d7d6 100
        d4d5 100 C44 Ponziani Opening: Ponziani Countergambit, Schmidt Attack
         f5e4 100
     f8e7 C44 Ponziani Opening: Romanishin Variation
      d2d4 100
       d7d5 100
        f3e5 100
         d5e4 100
     g8e7 C44 Ponziani Opening: Réti Variation
      d2d4 100
       d7d5 100
        f1d3 100
         d5e4 100
    c2c4 C44 King's Pawn Game: Dresden Opening
     f8c5 100
      a2a3 100
       g8f6 100
        b2b4 100
         c5d4 100
    f3e5 C44 Irish Gambit
     c6e5 100
      d2d4 100 C44 King's Pawn Game: Schulze-Müller Gambit
       e5g6 100
        b1c3 100
         c7c6 100
     f7f5 C40 Latvian Gambit: Fraser Defense
      e5c6 100
       d7c6 100
        d2d4 100
         c8e6 100
     f8c5 C40 King's Pawn Game: Busch-Gass Gambit, Chiodini Gambit
      b1c3 100
       c6e5 100
        d2d4 100
         c5d4 100
    g2g3 C44 King's Knight Opening: Konstantinopolsky
     g8f6 100
      b1c3 100
   g8f6 8 C42 Petrov's Defense
    b1c3 53 C42 Petrov's Defense: Three Knights Game
     b8c6 100
    f3e5 19 C42 Petrov's Defense
     d8e7 47
      d2d4 100
       d7d6 100
        e5f3 100
         f6e4 100
     f6e4 34 C42 Petrov's Defense: Damiano Variation
      d1e2 94
       d7d5 100
        b1c3 100
         f7f6 100
       d8e7 C42 Petrov's Defense: Damiano Variation, Kholmov Gambit
        e2e4 100
         d7d6 100
      d2d3 6
       e4f6 100
        h2h4 100
         d7d6 100
     d7d6 19 C42 Petrov's Defense
      e5f3 100 C42 Petrov's Defense
       f6e4 100 C42 Petrov's Defense
        b1c3 65 C42 Petrov's Defense: Nimzowitsch Attack
         e4c3 100
        d1e2 10 C42 Petrov's Defense: Cozio Attack
         d8e7 100
        d2d3 9 C42 Petrov's Defense: French Attack
         e4f6 100
        c2c4 8 C42 Petrov's Defense: Kaufmann Attack
         d6d5 100
        f1d3 7 C42 Petrov's Defense: Millennium Attack
         d6d5 100
        d2d4 C42 Petrov's Defense: Classical Attack
         d6d5 100
          f1d3 100
           f8d6 73 C42 Petrov's Defense: Classical Attack, Marshall Variation
            e1g1 100
             c7c6
              f1e1 92
               c8g4
                c2c4
                 e8g8 100 C42 Petrov's Defense: Classical Attack, Marshall Variation, Chinese Gambit
              c2c4 8
               e8g8 100 C42 Petrov's Defense: Classical Attack, Staunton Variation
             c8g4
              c2c4
               e8g8 100 C42 Petrov's Defense: Classical Attack, Tarrasch Variation
                f1e1
                 f7f5 100
                  c4d5
                   d6h2 100 C42 Petrov's Defense: Classical Attack, Marshall Trap
           f8e7 19
            e1g1 100
             e8g8 100 C42 Petrov's Defense: Classical Attack, Mason Variation
              c2c4 100
               e7f6
                f3e5
                 f6e5 C43 Petrov's Defense: Modern Attack, Trifunovic Variation
           b8c6 8 C42 Petrov's Defense: Classical Attack, Mason-Showalter Variation
            e1g1 100
             f8e7 100
              c2c4 100 C42 Petrov's Defense: Classical Attack, Jaenisch Variation
              f1e1 C42 Petrov's Defense: Classical Attack, Chigorin Variation
               c8g4
                b1d2
                 f7f5 100
                  c2c3 C42 Petrov's Defense: Classical Attack, Berger Variation
                c2c3
                 f7f5 100
                  c3c4 100 C42 Petrov's Defense: Classical Attack, Krause Variation
                   e7h4 C42 Petrov's Defense: Classical Attack, Maróczy Variation
             c6b4
              c2c4
               f8e7
                c4d5 100 C42 Petrov's Defense: Classical Attack, Chigorin Variation, Browne Attack
                d3e2 C42 Petrov's Defense: Classical Attack, Chigorin Variation, Main Line
      e5c4 C42 Petrov's Defense: Paulsen Attack
       f6e4 100
        d1e2 100
         d6d5 100
      e5d3 C42 Petrov's Defense: Karklins-Martinovsky Variation
       f6e4 100
        d1e2 100
         d8e7 100
      e5f7 C42 Petrov's Defense: Cochrane Gambit
       e8f7 100
        d2d4 100 C42 Petrov's Defense: Cochrane Gambit, Center Variation
         f6e4 100
        f1c4 C42 Petrov's Defense: Cochrane Gambit, Bishop Check Line
         d6d5 100
     b8c6 C42 Petrov's Defense: Stafford Gambit
      e5c6 100
       d7c6 100 C42 Petrov's Defense: Stafford Gambit
        e4e5 100
         f8c5 100
      c2c4 C44 Dresden Opening: The Goblin
       c6e5 100
        d2d4 100
         e5c6 100
    f1c4 17 C42 Petrov's Defense: Italian Variation
     b8c6 86
     f8e7 14
      e1g1 78
       e8g8 100
        d2d4 100
         d7d5 100
      d2d3 22
       e8g8 57 C24 Bishop's Opening: Kitchener Folly
        e1g1 100
         d7d6 100
       d7d6 43
        e1g1 100
         e8g8 100
    d2d4 10 C43 Petrov's Defense: Modern Attack
     f6e4 78
      f1d3 100 C43 Petrov's Defense: Modern Attack, Center Variation
       d7d5 100
        d4e5 100
         f8c5 100
       b8c6 C43 Petrov's Defense: Modern Attack, Murrey Variation
        d4d5 100
         e4d6 100
     d7d5 22 C43 Petrov's Defense: Modern Attack, Symmetrical Variation
      e4d5 100
       e5d4 100
        c2c4 100
         f8c5 100
     b8c6
      d4d5 100
       c6e7 100
        f3e5 100
         c7c6 100
      d1e2 C42 Petrov's Defense: Moody Gambit
       c6d4 100
        f3d4 100
         e5d4 100
     e5d4 C43 Petrov's Defense: Modern Attack
      e4e5 100
       f6e4 100
        f1b5 44 C43 Petrov's Defense: Modern Attack, Tal Gambit
         f8b4 100
        d1d4 28 C43 Petrov's Defense: Modern Attack, Center Attack
         d7d5 100
        d1e2 28 C43 Petrov's Defense: Modern Attack, Steinitz Variation
         f8b4 88
         e4c5 12
          f3d4 100
           b8c6 100 C43 Petrov's Defense: Modern Attack, Bardeleben Variation
      f1c4 C43 Bishop's Opening: Urusov Gambit
       f8c5 90
        e1g1 100
         e8g8 100
       f6e4 10
        d1d4 100 C43 Bishop's Opening: Urusov Gambit, Keidansky Gambit
         e4f6 100
       d7d5
        e4d5 100
         d8e7 100
        c2c3
         d5c4 100
         f8b4
          e4d5 100
           d8e7 100 C24 Bishop's Opening: Urusov Gambit, Panov Variation
   d7d6 4 C41 Philidor Defense
    d2d4 87 C41 Philidor Defense
     b8d7 47 C41 Philidor Defense: Hanham Variation
      b1c3 53
       g8f6 100 C41 Philidor Defense: Lion Variation
        f1c4 79
         f8e7 100
          d4e5 93
           d6e5 100
            c4f7 C41 Philidor Defense: Lion Variation, Delayed Bishop Sacrifice
          c4f7 7 C41 Philidor Defense: Lion Variation, Bishop Sacrifice
          f3g5
           e8g8 100
            c4f7 100 C41 Philidor Defense: Nimzowitsch, Larobok Variation
             f8f7 100
              g5e6 100 C41 Philidor Defense: Lion Variation, Forcing Line
         h7h6
          e1g1 100
           f8e7 100 C41 Philidor Defense: Lion Variation, Lion's Claw, with Bc4 and h6
        f1e2 21
         f8e7 81
         c7c6 19
          e1g1 100
           f8e7 100 C41 Philidor Defense: Lion Variation, Lion's Claw, with Be2 and c6
        g2g4 C41 Philidor Defense: Lion Variation, Shirov Gambit
         f6g4 100
       c7c6
        f1e2 100
         b7b5 100
        f1c4 C41 Philidor Defense: Hanham Variation, Schlechter Variation
         b7b5 100
      f1c4 47
       d7b6 72 C41 Philidor Defense: Hanham Variation, Sharp Variation
        c4b3 100
         e5d4 100
       e5d4 28
        d1d4 100
         d7b6 100
       c7c6
        d4e5 100
         b7b5 100
        c2c3 C41 Philidor Defense: Hanham Variation, Delmar Variation
         g8f6 100
        e1g1 C41 Philidor Defense: Hanham Variation, Krause Variation
         f8e7 90
          d4e5 73 C41 Philidor Defense: Hanham Variation, Steiner Variation
          b1c3 27
           e5d4
            d1e2
             g8f6
              a2a4
               e8g8 C41 Philidor Defense: Lion Variation, Sozin Variation
         e5d4 10
        f3g5 C41 Philidor Defense: Hanham, Kmoch Variation
         d6d5 100
     e5d4 36 C41 Philidor Defense: Exchange Variation
      f1c4 60 C41 Philidor Defense: Morphy Gambit
       f8e7 100
        e1g1 100
         g8f6 100
       f7f5
        f3g5 100
         d8e7 100
         g8h6
          g5h7 C41 Philidor Defense: Lopez Countergambit, Jaenisch Variation
      f3d4 27 C41 Philidor Defense: Exchange Variation
       c7c5 56
        d4f3 100
         b8c6 100
       g8f6 38 C41 Philidor Defense: Exchange Variation
        b1c3 100
         c7c5 100
       g7g6 6 C41 Philidor Defense: Larsen Variation
        f1c4 100
         g8f6 100
       d6d5
        e4d5 100 C41 Philidor Defense: Paulsen Attack
         d8d5 100
      c2c3 13 C41 Philidor Defense: Bird Gambit
       d8e7 100
        f1d3 100
         f7f5 100
      d1d4
       b8c6 100
        d4d1 100
         g8f6 100
       c8d7 C41 Philidor Defense: Boden Variation
        f1c4 100
         b8c6 100
     g8f6 11 C41 Philidor Defense: Nimzowitsch Variation
      d4e5 89 C41 Philidor Defense: Nimzowitsch Variation
       f6e4 100
        f1d3 100
         e4c5 100
        b1d2 C41 Philidor Defense: Nimzowitsch Variation, Sokolsky Variation
         e4d2 100
        d1d5 C41 Philidor Defense: Nimzowitsch Variation, Rellstab Variation
         e4c5 100
      f1c4 11 C41 Philidor Defense: Nimzowitsch Variation, Klein Variation
       f6e4 100
        d4e5 100
         c7c6 100
      f3g5 C41 Philidor Defense: Nimzowitsch, Locock Variation
       h7h6 100
        d4e5 100
         h6g5 100
     f7f5 5 C41 Philidor Defense: Philidor Countergambit
      f3g5 80
       f5e4 100
        d4e5 100
         f8e7 72
         d6d5 28
          e5e6 100 C41 Philidor Defense: Philidor Countergambit, del Rio Attack
      e4f5 11
       c8f5 100
        d4e5 100
         b8c6 100
      b1c3 9 C41 Philidor Defense: Philidor Countergambit, Zukertort Variation
       f5e4 100
        c3e4 64
         g8f6 100
        f3g5 36
         e5d4 100
         d6d5
          d4e5 100
           f8c5
            e5e6 C41 Philidor Defense: Philidor Countergambit, Berger Variation
     c8d7 C41 Philidor Defense: Philidor Gambit
      d4e5 100
       b8c6 100
        c1g5 100
         f8e7 100
     c8g4
      d4e5 100
       g4f3 100
        g2f3 100
         b8c6 100
       b8d7 C41 Philidor Defense: Albin-Blackburne Gambit
        e5d6 100
         g4f3 100
    f1c4 13 C41 Philidor Defense
     c7c6 74
      c4b3 100
       a7a5 100
        a2a4 100
         g8f6 100
     f7f5 13 C41 Philidor Defense: Lopez Countergambit
      d2d3 100
       c7c6 100
        e1g1 100
         g8f6 100
     f8e7 12 C41 Philidor Defense
      d2d4 85
       f7f5 100
        d4e5 100
         f5e4 100
      b1c3 15
       c7c5 91
        c3d5 55
         g8f6 100
        d2d3 45
         b8c6 69 B30 Sicilian Defense: Closed, Anti-Sveshnikov Variation, with d6
          f3d2
           e7g5 B30 Sicilian Defense: Closed, Anti-Sveshnikov Variation, Kharlov-Kramnik Line
         g8f6 31
       g8f6 9
        d2d4 100
         e8g8 100
      c2c3 C41 Philidor Defense: Steinitz Variation
       g8f6 100
        e1g1 100
         e8g8 100
   d7d5 1 C40 Elephant Gambit
    e4d5 100
     f8d6 58 C40 Elephant Gambit: Maróczy Gambit
      d2d4 100
       e5e4 100
        f3g5 100
         g8f6 100
     e5e4 42 C40 Elephant Gambit: Paulsen Countergambit
      d1e2 100
       f7f5 100
        d2d3 100
         d8d5 100
    f1c4
     d5c4 100
      f3e5 100
       d8g5 100
        e5f3 100
         g5g2 100
     d5e4
      f3e5 100
       d8g5 95 C40 Elephant Gambit: Wasp Variation
        c4f7 100
         e8d8 100
       g8h6 5
        d2d4 100
         b8c6 100
   c7c6 C40 King's Pawn Game: Gunderam Gambit
    f3e5 100
     g8f6 100
      b1c3 100
       d8e7 100
        e5f3 100
         f6e4 100
   d8e7 C40 Gunderam Defense
    b1c3 100
     g8f6 100
      f1c4 100
       a7a6 100
        f3g5 100
         d7d5 100
   d8f6 C40 King's Pawn Game: McConnell Defense
    f1c4 84
     f8c5 77
      d2d3 100
       b7b5 100
        c4b3 100
         b8c6 100
     f6g6 23
      e1g1 93 C40 King's Pawn Game: La Bourdonnais Gambit
       b8c6 100
        d2d4 100
         e5d4 100
      d2d3 7
       d7d6 100
        e1g1 100
         f8e7 100
    b1c3 16
     b8c6 100
      h2h4 100
       d7d6 100
        d2d3 100
         f6d8 100
   f7f5 C40 Latvian Gambit
    f3e5 83
     d8e7 81 C40 Latvian Gambit: Greco Variation
      d1h5 100
       g7g6 100
        e5g6 100
         e7e4 100
     d8f6 19
      e5c4 55 C40 Latvian Gambit Accepted: Foltys-Leonhardt Variation
       f5e4 100
        b1c3 82 C40 Latvian Gambit Accepted: Leonhardt Variation
         f6f7 100
        d2d3 18 C40 Latvian Gambit Accepted: Foltys Variation
         d7d5 100
      d2d4 45 C40 Latvian Gambit Accepted: Main Line
       d7d6 100
        e5c4 100 C40 Latvian Gambit Accepted: Bilguer Variation
         f5e4 100
          c4e3 C40 Latvian Gambit Accepted: Nimzowitsch Attack
          d1f3
           g7g6
            f3e2 C40 Latvian Gambit Accepted: Bronstein Gambit
          f1e2 C40 Latvian Gambit Accepted: Bronstein Attack
    e4f5 17 C40 Latvian Gambit Accepted
     e5e4 100
      f3d4 100
       c7c5 100
        d4b5 100
         a7a6 100
     b8c6
      d2d4 100
       e5e4 100
        f3e5 100
         g8f6 100
      d2d3 C44 Latvian Gambit: Clam Gambit
       d7d5 100
        d1e2 100
         f8d6 100
    b1c3 C40 Latvian Gambit: Mlotkowski Variation
     f5e4 100
      f3e5 100
       g8f6 100
        e5g4 100
         h7h5 100
       d8f6
        d2d4 82
         e4d3 100
        e5c4 18
    b2b4 C40 Latvian Gambit: Senechaud Gambit
     f5e4 100
      f3e5 100
       g8f6 100
        f1b5 100
         c7c6 100
    c2c4 C40 Latvian Gambit: Diepstraten Countergambit
     f5e4 100
      f3e5 100
       g8f6 100
        h2h3 100
         d7d6 100
    d2d4 C40 Latvian Gambit: Mason Countergambit
     f5e4 100
      f3g5 100
       e5d4 100
        d1d4 100
         g8f6 100
     d8f6
      d4e5 100
       f6b6 100
        e4f5 100
         g8e7 100
      f3e5
    f1c4 C40 Latvian Gambit: Mayet Attack
     f5e4 100
      f3e5 100
       d7d5 100 C40 Latvian Gambit: Mayet Attack, Polerio-Svedenborg Variation
        c4f1 100
         d8e7 100
        h1f1
         d5c4 100
         d8g5
          e5f7
           g5g2
            f7h8 100
             g8f6 C40 Latvian Gambit: Behting Variation
      d2d4
       e4f3 100
        d1f3 100
         d7d5 100
       d8g5
        f3g5 100
         b8c6 100
        f3e5
         g5g2 100 C40 Latvian Gambit: Mayet Attack, Poisoned Pawn Variation
     b7b5 C40 Latvian Gambit: Mayet Attack, Strautins Gambit
      c4d5 100
       c7c6 100
        d5g8 100
         h8g8 100
     d8e7 C40 King's Pawn Game: Gunderam Defense, Gunderam Gambit
      d2d4 100
       e5d4 100
        e1g1 100
         f5e4 100
     g8f6 C40 Latvian Gambit: Mayet Attack, Morgado Defense
      f3e5 100
       d8e7 100
        d2d4 100
         d7d6 100
       f5e4 C40 Latvian Gambit: Corkscrew Countergambit
        e5f7 100
         d8e7 100
         d7d5
          f7h8
           d8e7 C40 Latvian Gambit: Corkscrew Gambit
    g2g4 C40 Latvian Gambit: Lobster Gambit
     f5e4 100
      f3e5 100
       d7d6 100
        e5c4 100
         h7h5 100
   f7f6 C40 King's Pawn Game: Damiano Defense
    b1c3 100
     b8c6 100
      f1c4 100
       f8c5 100
        a2a3 100
         a7a6 100
    f3e5
     d7d5 100
      e4d5 86
       f6e5 100
        d1h5 100
         g7g6 100
      e5f3 14
       d5e4 100
        d1e2 100
         d8e7 100
       d8e7 C40 King's Pawn Game: Damiano Defense, Damiano Gambit, Chigorin Gambit
        d2d3 100
         d5e4 100
   f8c5 C40 King's Pawn Game: Busch-Gass Gambit
    f3e5 100
     b8c6 100
  b1c3 15 C25 Vienna Game
   b8c6 52 C25 Vienna Game: Max Lange Defense
    g1f3 96
    f2f4 4 C25 Vienna Gambit, with Max Lange Defense
     e5f4 84
      d2d4 65 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit
       d8h4 100
        e1e2 100 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Main Line
         b7b6 89 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Fraser-Minckwitz Defense
         d7d6 11 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Paulsen Defense
         d7d5 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Zukertort Defense
         g7g5 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Sörensen Defense
      h2h4 35
       f7f5 100
        d2d3 100
         f8d6 100
     f8c5 16
      f4e5 100
       d7d6 100 C25 Vienna Gambit, with Max Lange Defense: Quelle Gambit
        e5d6 100
         d8d6 100
    d2d4 C25 Vienna Game: Fyfe Gambit
     e5d4 100
      c3d5 100
       g8f6 100
        g1f3 100
     f7f5 C25 Vienna Game: Philidor Countergambit
      d4e5 100
       d7d6 100
        e5d6 100
         f8d6 100
     g8f6 B00 Nimzowitsch Defense: Breyer Variation
      d4e5 100
       c6e5 100
        f2f4 100
         e5c6 100
    g2g3 C25 Vienna Game: Paulsen Variation
     g8f6 100
      f1c4 100
       f6e4 100
        g1f3 100
         e4f6 100
     d7d5
      e4d5 100
       c6d4 100
        f1g2 100
         g8f6 100
      f1g2
       d5e4 100
        g2e4 100
         g8f6 100
       f8c5
        e4d5 100
         c6d4 100
        g1e2
         d5d4 100
         g8f6 C25 Vienna Game: Paulsen Variation
          e4d5 100 C26 Vienna Game: Paulsen Variation, Pollock Gambit
     h7h5
      g1f3 74
       h5h4 100
        f3h4 100
         g8f6 100
      f1g2 26
       h5h4 100
        d2d3 72
         g8f6 100
        g1f3 28
         h4h3 86
         f8c5 14 C25 Vienna Game: Paulsen Variation, Mariotti Gambit
   f8c5 26 C25 Vienna Game: Anderssen Defense
    a2a3 74
     d7d6 100
      g1f3 100
       b8c6 100
        b2b4 100
         c5b6 100
    c3a4 26 C25 Vienna Game: Hamppe-Meitner Variation
     c5d6 100
      d2d4 100
       e5d4 100
        g1f3 100
         b8c6 100
    d1g4 C25 Vienna Game: Giraffe Attack
     g8f6 100
      g4g3 100
       e8g8 100
        g1f3 100
         d7d6 100
     b8c6
      f1c4 69
       d8f6 100
        c3d5 100 C25 Vienna Game: Stanley Variation, Meitner-Mieses Gambit
         f6f2 100
      g4g7 31
       d8f6 100
        g7f6 100
         g8f6 100
   g8f6 19 C26 Vienna Game: Falkbeer Variation
    g1f3 66
    f1c4 34 C26 Vienna Game: Stanley Variation
     f6e4 38 C27 Vienna Game: Frankenstein-Dracula Variation
      d1h5 100
       e4d6 100
        h5e5 100
         d8e7 100
        c4b3
         f8e7 58 C27 Vienna Game: Stanley Variation, Monster Declined
         b8c6 42
          c3b5 100
           g7g6 100
            h5f3 100
             f7f5
              f3d5 100
               d8e7 100
                b5c7 100
                 e8d8 100
                  c7a8 100
                   b7b6 100 C27 Vienna Game: Stanley Variation, Frankenstein-Dracula Variation
        d2d4
         d6c4 100
         b8c6
          c4b3 100 C27 Vienna Game: Adams' Gambit
      g1f3 C27 Bishop's Opening: Boden-Kieseritzky Gambit
       e4d6 100
        d2d3 100
         d6c4 100
       d7d5 C27 Bishop's Opening: Boden-Kieseritzky Gambit, Lichtenhein Defense
        c4d5 100
         e4f6 100
        c3e4
         d5c4 61
         b8c6 39 C55 Italian Game: Two Knights Defense
     f8c5 32
      g1f3 86
       b8c6 100
      d2d3 14 C26 Bishop's Opening: Vienna Hybrid, Spielmann Attack
       c7c6 100
        c4b3 100
         d7d5 100
     b8c6 21 C28 Vienna Game: Stanley Variation, Three Knights Variation
      d2d3 69 C24 Bishop's Opening: Vienna Hybrid
       f8c5 90
        g1f3 100
       f8b4 10
        g1e2 100 C28 Bishop's Opening: Vienna Hybrid, Hromádka Variation
         e8g8 100
      g1f3 31
      f2f4
       f6e4 60
        g1f3 100 C28 Vienna Game: Stanley Variation, Bronstein Gambit
         b7b5 100
       f8c5 40
        g1f3 100
         d7d6 100
     f8b4 9 C26 Vienna Game: Stanley Variation, Reversed Spanish
      g1f3 100
       b4c3 100
        d2c3 100
         d7d6 100
     b7b5 C26 Bishop's Opening: Horwitz Gambit
      c4b5 100
       c7c6 100
        b5e2 100
         d7d5 100
      g1e2
       b5c4 100
        e1g1 100
         b8c6 100
       f8c5 C26 Vienna Game: Stanley Variation, Eifel Gambit
        c4b5 100
         b8c6 100
    a2a3 C26 Vienna Game: Mengarini Variation
     d7d5 100
      e4d5 100
       f6d5 100
        d2d4 100
         b8c6 100
    d1g4
     f6g4 100
      h2h3 100
       g4f6 100
        g1f3 100
         b8c6 100
     f8b4 C25 Vienna Game: Zhuravlev Countergambit
      g4g7 100
       h8g8 100
        g7h6 100
         b4c5 100
    f2f3 C20 King's Pawn Game: King's Head Opening
     b8c6 100
      f1c4 100
       f8c5 100
        a2a3 100
         e8g8 100
    f2f4 C29 Vienna Game: Vienna Gambit
     d7d5 100 C29 Vienna Game: Vienna Gambit, Main Line
      d2d3 69 C29 Vienna Game: Vienna Gambit, Steinitz Variation
       d5e4 100
        f4e5 100
         f6g4 100
       f6e4
        d3e4 100
         d5d4 100
        f4e5 C29 Vienna Game: Vienna Gambit, Modern Variation
         e4c3 100
         d8g5
          g1f3
           g5h5
            g2g3
             e4g3
              c3d5 100 C29 Vienna Game: Vienna Gambit, Wurzburger Trap
      f4e5 18
       f6e4 100
        d2d3 100
      g1f3 14
       f6e4 79
        f4e5 100
         f8b4 84
         f8e7 16 C29 Vienna Game: Vienna Gambit, Breyer Variation
         c8g4
          d1e2 100 C29 Vienna Game: Vienna Gambit, Kaufmann Variation
       e5f4 21
        d2d3 100
         f8e7 100
      d1f3
       c8g4 100
        f3d3 100
         b8d7 100
       f6e4
        c3e4 87
         d5e4 100
        f4e5 13 C29 Vienna Game: Vienna Gambit, Paulsen Attack
         f8c5 55
         f7f5 45 C29 Vienna Game: Vienna Gambit, Bardeleben Variation
          d2d4 C29 Vienna Game: Heyde Variation
    g2g3 C26 Vienna Game: Mieses Variation
     d7d5 100
      e4d5 100
       c7c6 71 C26 Vienna Game: Mieses Variation, Erben Gambit
        d2d4 100
         e5d4 100
       f6d5 29
        d2d4 100
         f8b4 100
   d7d6 2
    g1f3 100
     b8c6 100
      d2d4 100
       e5d4 100
        f3d4 100
         c6d4 100
    f2f4 C25 Vienna Game: Omaha Gambit
     b8c6 100
      g1f3 100
       e5f4 100
        g2g3 100
         g7g5 100
  d2d4 3 C20 Center Game
   e5d4 100 C21 Center Game Accepted
    g1f3 100 C21 Center Game: Kieseritzky Variation
     c7c5 52 C21 Center Game: Kieseritzky Variation
      f1d3 100
       b8c6 100
        e1g1 100
         g8e7 100
      f1c4 C21 Center Game: Kieseritzky Variation
       g8f6 100
        e1g1 100
         f6e4 100
     f8c5 48
      c2c3 94 C21 Center Game: Lanc-Arnold Gambit
       d4c3 100
        b1c3 75
         g8e7 100
        f1c4 25 C21 Center Game: Lanc-Arnold Gambit, Schippler Gambit
         d7d5 100
      f3d4 6
       g8f6 100
        e4e5 100
         d8e7 100
    c2c3 C21 Danish Gambit
     d7d5 100 C21 Danish Gambit Declined: Sörensen Defense
      e4d5 100
       g8f6 100
        c3d4 100
         f8b4 100
     d4c3 C21 Danish Gambit Accepted
      b1c3 100
       f8c5 100
        g1f3 100
      f1c4
       c3b2 92
        c1b2 100
         b8c6 47
         d7d5 32 C21 Danish Gambit Accepted: Schlechter Defense
         f8b4 8 C21 Danish Gambit Accepted: Copenhagen Defense
         g8f6 8 C21 Danish Gambit Accepted: Classical Defense
         d8e7 6 C21 Danish Gambit Accepted: Chigorin Defense
       d7d5 8
        e4d5 100
         d8e7 100
     g8e7 C21 Danish Gambit Accepted: Svenonius Defense
      c3d4 100
       d7d5 100
        e4e5 100
         c7c5 100
    d1d4 C21 Center Game
     g8f6 84
      d4e5 100
       f8e7 100
        e5f4 100
         d7d6 100
     b8c6 16 C22 Center Game: Normal Variation
      d4e3 59 C22 Center Game: Paulsen Attack Variation
       g8f6 55 C22 Center Game: Berger Variation
        b1c3 100
         d7d6 100
       f8d6 45
        b1a3 100
         a7a6 100
        c2c3
         g8f6 100
         d6e7 C22 Center Game: Charousek Variation
       f7f5 C22 Center Game: l'Hermet Variation
        e4f5 100
         f8e7 100
      d4c4 29 C22 Center Game: Hall Variation
       a7a6 100
        g1f3 100
         f8e7 100
      d4d2 13
       g8f6 100
        b1c3 100
         f8b4 100
    f1c4 C21 Center Game: von der Lasa Gambit
     c7c5 100
      g1f3 100
    f1d3 C21 Center Game: Ross Gambit
     d7d5 100
      b1d2 100
       d5e4 100
        d2e4 100
         g8f6 100
    f2f4 C21 Center Game: Halasz-McDonnell Gambit
     b8c6 100
      g1f3 93
       f8c5 83
        f1d3 100
         g8e7 100
        c2c3 C21 Center Game: Halasz-McDonnell Gambit, Crocodile Variation
         d7d5 100
       g8f6 17
        e4e5 100
         f6e4 100
      f1d3 7
       d7d5 100
        e4d5 100
         d8d5 100
   a7a6 B00 St. George Defense: Zilbermints Gambit
    d4e5 100
     b8c6 100
      g1f3 100
       f8c5 100
        f1e2 100
         g8e7 100
   d7d5 C20 King's Pawn Game: Beyer Gambit
    d4e5 100
     g8e7 100
      e4d5 100
       d8d5 100
        d1d5 100
         e7d5 100
   g7g5 B00 Borg Defense: Zilbermints Gambit
    g1f3 100
     e5d4 100
      c1g5 100
       f7f6 100
        g5f4 100
         g8e7 100
   h7h6 B00 Carr Defense: Zilbermints Gambit
    d4e5 100
     b8c6 100
      g1f3 100
       d7d6 100
        f1c4 100
         d6e5 100
  g1e2 1 C20 King's Pawn Game: Alapin Opening
   g8f6 100
    b1c3 100
     d7d5 100
      e4d5 100
       f6d5 100
        c3d5 100
         d8d5 100
  a2a3 C20 King's Pawn Game: Mengarini's Opening
   g8f6 100
    b1c3 100
  b2b3 C20 King's Pawn Opening
   b8c6 100
    b1c3 100
     g8f6 100
      c1b2 100
       f8c5 100
        a2a3 100
         d7d6 100
  c2c3 C20 King's Pawn Game: MacLeod Attack
   d7d5 100
    e4d5 100
     d8d5 100
      d2d4 100
       b8c6 100
        c1e3 100
         g8f6 100
    d1h5
     f8d6 100 C20 King's Pawn Game: MacLeod Attack, Norwalde Gambit
      e4d5 100
       g8f6 100
        h5h4 100
         e8g8 100
   f7f5 C20 King's Pawn Game: MacLeod Attack, Lasa Gambit
    e4f5 100
     b8c6 100
      d1h5 100
       e8e7 100
        d2d4 100
         e5d4 100
  d1f3 C20 King's Pawn Game: Napoleon Attack
   g8f6 100
    f1c4 100
     c7c6 100
      b1c3 100
       d7d6 100
        d2d3 100
         b7b5 100
  d1h5 C20 King's Pawn Game: Wayward Queen Attack
   b8c6 67
    f1c4 100
     d8e7 100
      h5d1 100
       a7a6 100
        d2d3 100
         b7b5 100
   g8f6 33 C20 King's Pawn Game: Wayward Queen Attack, Kiddie Countergambit
    h5e5 100
     f8e7 100
      b1c3 100
       e8g8 100
        f1c4 100
         b8c6 100
    h5f5 C20 King's Pawn Opening: Speers
     b8c6 100
      f5f3 100
       c6d4 100
        f3d1 100
         f6e4 100
   e8e7
    h5e5 100
    f2f4
     b8c6 100
      f1c4 100
       g7g6 100
        h5h4 100
         g8f6 100
     f7f5
      f4e5 100
       d7d6 100
        e4f5 100
         d6e5 100
      e4f5
       g8f6 100
        h5d1 100
         e5f4 100
       e5f4 C30 King's Gambit Declined: Panteldakis Countergambit, Shirazi Line
        g1h3 100
         f4f3 100
  d2d3 C20 King's Pawn Game: Leonardis Variation
   g8f6 100
    g1f3 100
     b8c6 100
      f1e2 100
       f8e7 100
        c2c4 100
         e8g8 100
   f7f5 C20 King's Pawn Game: Clam Variation, King's Gambit Reversed
    e4f5 100
     g7g6 100
      f2f4 100
       d7d6 100
        f4e5 100
         d6e5 100
  e1e2 C20 Bongcloud Attack
   g8f6 100
    d2d4 100
     d8e7 100
      f2f3 100
       d7d5 100
        d4e5 100
         e7e5 100
  f1b5 C20 Portuguese Opening
   c7c6 82
    b5d3 100
     d7d5 100
      b1c3 100
       d5d4 100
        c3e2 100
         f8d6 100
   g8f6 18
    d2d4 100 C20 Portuguese Opening: Portuguese Gambit
     b8c6 100
      d4d5 100
       c6a5 100
        b1c3 100
         c7c6 100
   f8c5
    g1f3 100
     a7a6 100
      b5c4 100
       b8c6 100
        e1g1 100
         g8f6 100
    b2b4 C20 Portuguese Opening: Miguel Gambit
     c5b4 100
      g1f3 100
       a7a6 100
        b5c4 100
         b8c6 100
  f1c4 C23 Bishop's Opening
   g8f6 51 C24 Bishop's Opening: Berlin Defense
    g1f3 64
    b1c3 18
    d2d4 18 C24 Bishop's Opening: Ponziani Gambit
     e5d4 100
      g1f3 100
      c2c3 C24 Bishop's Opening: Warsaw Gambit
       f6e4 100
        d1d4 100
         e4d6 100
    f2f3 C20 Barnes Opening: Walkerling
     d7d5 100
      e4d5 100
       f6d5 100
        c4d5 100
         d8d5 100
    f2f4 C24 Bishop's Opening: Berlin Defense, Greco Gambit
     e5f4 100 C33 King's Gambit Accepted: Bishop's Gambit, Cozio Defense
      b1c3 100 C33 King's Gambit Accepted: Bishop's Gambit, Bogoljubow Variation
       c7c6 100 C33 King's Gambit Accepted: Bishop's Gambit, Bogoljubow Defense
        e4e5 100
         d7d5 100
       f8b4
        e4e5 100 C33 King's Gambit Accepted: Bishop's Gambit, Paulsen Attack
         d8e7 100
    g1e2
     f6e4 100
      d2d3 75
       e4f6 100
        d3d4 100
         e5d4 100
      e2c3 25 C24 Bishop's Opening: Pachman Gambit
       e4c3 100
        d2c3 100
         c7c6 100
   c7c6 22 C23 Bishop's Opening: Philidor Counterattack
    b1c3 100
     b7b5 100
      c4b3 100
       b5b4 100
        c3e2 100
         d7d5 100
   f8c5 12 C23 Bishop's Opening: Boi Variation
    g1f3 74
     b8c6 100
    d2d4 26 C23 Bishop's Opening: Lewis Gambit
     e5d4 100
      c4f7 100
       e8f7 100
        d1h5 100
         g7g6 100
    b2b4 C23 Bishop's Opening: McDonnell Gambit
     c5b4 100
      c2c3 100 C23 Bishop's Opening: McDonnell Gambit, La Bourdonnais-Denker Gambit
       b4d6 100
        d2d4 100
         b8c6 100
      f2f4 C23 Bishop's Opening: McDonnell Gambit, McDonnell Double Gambit
       e5f4 100
        g1f3 100
         g8f6 100
     b8c6
      b4c5 100
       g8f6 100
        b1c3 100
         e8g8 100
      g1e2
       c5b4 100
        c2c3 100
         b4e7 100
       g8f6
        b4c5 100
         f6e4 100
        f2f3 C24 Bishop's Opening: Krejcik Gambit
         c5b4 100
    c2c3 C23 Bishop's Opening: Philidor Variation
     d7d5 100 C23 Bishop's Opening: Lewis Countergambit
      c4d5 100
       g8f6 100 C23 Bishop's Opening: Lewis Countergambit
        d2d4 100 C23 Bishop's Opening: Lewis Countergambit, Walker Variation
         c7c6 100
     d8g5 C23 Bishop's Opening: del Rio Variation
      d2d4 100
       g5g2 100
        d1f3 100
         g2f3 100
    d1e2 C23 Bishop's Opening: Lopez Variation
     g8f6 100
      d2d4 100
       c5d4 100
        g1f3 100
         b8c6 100
      f2f4 C23 Bishop's Opening: Lopez Variation, Lopez Gambit
       d7d5 56
        e4d5 100
         e8g8 100
       b8c6 44
        f4e5 100
         c6e5 100
        c2c3 C23 Bishop's Opening: Lopez Gambit
         e8g8 100
    f2f4 C23 Bishop's Opening: Stein Gambit
     d7d5 100
      e4d5 100
       b8d7 100
        d2d3 100
         d7b6 100
   d7d5 10 C23 Bishop's Opening: Khan Gambit
    e4d5 100
     c7c6 100
      d1f3 100
       g8f6 100
        b1c3 100
         f8e7 100
   b7b5 4
    c4b5 100
     c7c6 75 C23 Bishop's Opening: Anderssen Gambit
      b5e2 100
       g8f6 100
        g1f3 100
         f8c5 100
     c8b7 25
      b1c3 100
       g8f6 100
        d2d3 100
         f8d6 100
     f7f5 C23 Bishop's Opening: Thorold Gambit
      b1c3 100
       c8b7 100
        g1f3 100
         f5e4 100
   f7f5 C23 Bishop's Opening: Calabrese Countergambit
    d2d3 100 C23 Bishop's Opening: Calabrese Countergambit, Jaenisch Variation
     g8f6 100
      g1f3 100
       c7c6 100
        c4b3 100
         f5e4 100
  f1d3 C20 King's Pawn Game: Tortoise Opening
   b8c6 100
    g1f3 100
     f8c5 100
      a2a3 100
       a7a5 100
        e1g1 100
         g8f6 100
  f2f3 C20 King's Pawn Game: King's Head Opening
   f8c5 100
    b2b4 100
     c5b4 100
      c2c3 100
       b4e7 100
        d2d4 100
         d7d5 100
  f2f4 C30 King's Gambit
   e5f4 97 C33 King's Gambit Accepted
    g1f3 69 C34 King's Gambit Accepted: King's Knight's Gambit
     g7g5 86 C34 King's Gambit Accepted: King's Knight's Gambit
      f1c4 81 C37 King's Gambit Accepted: King's Knight's Gambit
       b8c6 79 C37 King's Gambit Accepted: Blachly Gambit
        d2d4 100
         g5g4 100
       f8g7 21 C38 King's Gambit Accepted: Traditional Variation
        d2d4 46
         d7d6 100
        h2h4 41 C38 King's Gambit Accepted: Philidor Gambit
         g5g4 100
         d7d6
          d2d4
           h7h6 100 C34 King's Gambit Accepted: Greco Gambit
            d1d3 C38 King's Gambit Accepted: Philidor Gambit, Schultz Variation
        e1g1 12 C38 King's Gambit Accepted: Hanstein Gambit
         d7d6 100
        c2c3
         d7d6 54
          d2d4 100 C38 King's Gambit Accepted: Mayet Gambit
         c7c6 46
       g5g4
        f3e5 100 C37 King's Gambit Accepted: Salvio Gambit
         d8h4 100
          e1f1 100
           g8f6 100 C37 King's Gambit Accepted: Salvio Gambit, Santa Maria Defense
           g8h6 C37 King's Gambit Accepted: Salvio Gambit, Silberschmidt Defense
         b8c6
          e1f1
           d8h4 C37 King's Gambit Accepted: Salvio Gambit, Viennese Variation
         d7d6
          e1f1
           d8h4
            d2d4
             g8h6 C37 King's Gambit Accepted: Salvio Gambit, Anderssen Counterattack
         f4f3
          e1f1
           d8h4 C37 King's Gambit Accepted: Salvio Gambit, Cochrane Gambit
            d2d4
             g8h6 100 C37 King's Gambit Accepted: Silberschmidt Gambit
        b1c3 C37 King's Gambit Accepted: McDonnell Gambit
         b8c6 100
          e1g1 100 C25 Vienna Game: Hamppe-Muzio Gambit
           g4f3 100 C25 Vienna Gambit, with Max Lange Defense: Hamppe-Muzio Gambit
            d1f3 100
             c6e5 100
              f3f4 100
               d8f6 100 C25 Vienna Game: Hamppe-Muzio, Dubois Variation
            d2d4
             d7d5
              e4d5 100
               c8g4
                d5c6 C25 Vienna Game: Pierce Gambit, Rushmere Attack
        c4f7 C37 King's Gambit Accepted: Lolli Gambit
         e8f7 100
        d2d4 C37 King's Gambit Accepted: Ghulam-Kassim Gambit
         d7d5 100
         g4f3
          d1f3 100 C37 King's Gambit Accepted: Ghulam-Kassim Gambit
          c1f4 C37 King's Gambit Accepted: Kotov Gambit
        e1g1 C37 King's Gambit Accepted: Muzio Gambit, Wild Muzio Gambit
         g4f3 100
          d1f3 100
           d8f6 100 C37 King's Gambit Accepted: Muzio Gambit, Sarratt Defense
            b1c3 C37 King's Gambit Accepted: Double Muzio Gambit, Bello Gambit
             f6d4 100
              g1h1 100
               d4c4 100
                c3d5 C37 King's Gambit Accepted: Double Muzio Gambit, Baldwin Gambit
           b8c6 C37 King's Gambit Accepted: Muzio Gambit, Holloway Defense
           d8e7 C37 King's Gambit Accepted: Muzio Gambit Accepted, From's Defense
            e4e5
             e7e5
              c4f7 C37 King's Gambit Accepted: Double Muzio Gambit
         d7d5 C37 King's Gambit Accepted: Muzio Gambit, Brentano Defense
         d8e7 C37 King's Gambit Accepted: Muzio Gambit, Kling and Horwitz Counterattack
        h2h4 C37 King's Gambit Accepted: Australian Gambit
         g4f3 100
      d2d4 12 C37 King's Gambit Accepted: Rosentreter Gambit
       g5g4 100
        b1c3 43 C37 King's Gambit Accepted: Rosentreter Gambit, Sörensen Gambit
         g4f3 100
        c1f4 31 C37 King's Gambit Accepted: Rosentreter Gambit, Testa Variation
         g4f3 100
        f3e5 26 C37 King's Gambit Accepted: Sörensen Gambit
         d8h4 100
          g2g3 C37 King's Gambit Accepted: Rosentreter Gambit, Bird Gambit
      h2h4 7 C39 King's Gambit Accepted: King's Knight's Gambit
       g5g4 100
        f3e5 77 C39 King's Gambit Accepted: Kieseritzky Gambit
         g8f6 85 C39 King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense
          e5g4 100
           d7d5 C39 King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense, de Riviere Variation
          d2d4 C39 King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense, Rubinstein Variation
           d7d5
            c1f4 100 C39 King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense
             f6e4 100
              b1d2 100 C39 King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense, Caro Variation
         b8c6 15 C39 King's Gambit Accepted: Kieseritzky Gambit, Neumann Defense
         d7d5 C39 King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense
          f1c4
           f8d6
            e4d5 100
             g8f6 C39 King's Gambit Accepted: Kieseritzky Gambit, Anderssen Defense
              d2d4 100
               f6h5 100
                c1f4
                 h5f4 100 C39 King's Gambit Accepted: Kieseritzky Gambit, Anderssen-Cordel Gambit
              e1g1 C39 King's Gambit Accepted: Kieseritzky, Rice Gambit
               d6e5 100 C39 King's Gambit Accepted: Kieseritzky Gambit, Rice Gambit
         d7d6 C39 King's Gambit Accepted: Kieseritzky Gambit, Kolisch Defense
         d8e7 C39 King's Gambit Accepted: Kieseritzky Gambit, Rosenthal Defense
          f1c4
           f7f5
            d2d4 100 C39 King's Gambit Accepted: Kieseritzky, Salvio Defense, Cozio Variation
         f8e7 C39 King's Gambit Accepted: Kieseritzky, Polerio Defense
         f8g7 C39 King's Gambit Accepted: Kieseritzky Gambit, Paulsen Defense
          f1c4
           d7d5 100
            e4d5 100
             g8f6 C39 King's Gambit Accepted: Kieseritzky Gambit, Paulsen Defense Deferred
         h7h5 C39 King's Gambit Accepted: Kieseritzky Gambit, Long Whip
          b1c3
           f8h6
            f1c4 100
             h8h7 100
              d2d4 100 C39 King's Gambit Accepted: Kieseritzky, Long Whip Defense, Jaenisch Variation
         h7h6
          e5f7 C39 King's Gambit Accepted: Kieseritzky Gambit, Cotter Gambit
           e8f7 100
            d1g4 100
             f8d6
              g4f4
               g8f6 C39 King's Gambit Accepted: Allgaier, Horny Defense
            b1c3 C39 King's Gambit Accepted: Allgaier, Blackburne Gambit
             b8c6
              d2d4 100 C25 Vienna Gambit, with Max Lange Defense: Hamppe-Allgaier Gambit, Thorold Variation
            d2d4 C39 King's Gambit Accepted: Allgaier Gambit, Thorold Attack
            f1c4 C39 King's Gambit Accepted: Allgaier Gambit, Urusov Attack
             d7d5 100
              d2d4
               f7g7
                c4d5 100 C39 King's Gambit Accepted: Allgaier, Urusov Attack
                c1f4
                 d5e4
                  f4e5 100 C39 King's Gambit Accepted: Allgaier, Cook Variation
        f3g5 23 C39 King's Gambit Accepted: Allgaier Gambit
         h7h6 51
         g8f6 49 C39 King's Gambit Accepted: Allgaier, Schlechter Defense
         b8c6
          b1c3 C25 Vienna Gambit, with Max Lange Defense: Hamppe-Allgaier Gambit
           d7d6 100 C25 Vienna Gambit, with Max Lange Defense: Hamppe-Allgaier Gambit, Alapin Variation
      b1c3 C37 King's Gambit Accepted: Quaade Gambit
       g5g4 100
        f3d4 100
         d8h4 100
     d7d5 7 C36 King's Gambit Accepted: Modern Defense
      e4d5 100 C36 King's Gambit Accepted: Modern Defense
       g8f6 100 C36 King's Gambit Accepted: Abbazia Defense
        c2c4 100
         f8d6 100
      d2d4
       d5e4 100
        c1f4 100
         e4f3 100
       f7f5
        e4d5 100
         f8d6 100
        f1d3
         f5e4 100
         f8d6
          e4f5 C30 King's Gambit Declined: Panteldakis Countergambit, Symmetrical Variation
     d7d6 6 C34 King's Gambit Accepted: Fischer Defense
      d2d4 100
       g7g5 100
        h2h3 100
         f7f5 100
       g8f6
        f1d3 88 C34 King's Gambit Accepted: Fischer Defense, Spanish Variation
         d6d5 100
        b1c3 12
         f6h5 100
      b2b4 C34 King's Gambit Accepted: Fischer Defense, Schulder Gambit
       c8d7 100
        c1b2 100
         g8f6 100
     h7h5 1 C34 King's Gambit Accepted: Wagenbach Defense
      d2d4 100
       g7g5 100
        f1c4 100
         c7c6 100
     b8c6 C34 King's Gambit Accepted: MacLeod Defense
      d2d4 100
       g8f6 100
        d4d5 100
         c6e7 100
      b1c3 C25 Vienna Gambit, with Max Lange Defense: Knight Variation
       g7g5 100
        h2h3 100
         d7d6 100
        d2d4 C25 Vienna Gambit, with Max Lange Defense: Pierce Gambit
         g5g4 100
       f8e7 C25 Vienna Gambit, with Max Lange Defense: Cunningham Defense
        d2d4 100
         f7f5 100
     f7f5 C34 King's Gambit Accepted: Gianutio Countergambit
      e4f5 100
       d7d5 100
        d2d4 100
         c8f5 100
     f8e7 C35 King's Gambit Accepted: Cunningham Defense
      d2d4 100
       e7h4 100
        e1e2 100
         d7d5 100
      f1c4
       g8f6 79 C35 King's Gambit Accepted: Cunningham Defense, McCormick Defense
        e4e5 100
         f6g4 100
       c7c6 14
        d2d4 100
         d7d5 100
       e7h4 8
        e1e2 100
         c7c6 100
        g2g3 C35 King's Gambit Accepted: Cunningham Defense, Bertin Gambit
         f4g3 100
          e1g1 100
           g3h2 100
            g1h1 C35 King's Gambit Accepted: Cunningham Defense, Bertin Gambit
     g8e7 C34 King's Gambit Accepted: Bonsch-Osmolovsky Variation
      d2d3 100
       e7g6 100
        b1c3 100
         f8d6 100
     g8f6 C34 King's Gambit Accepted: Schallopp Defense
      e4e5 100
       f6g4 100
        h2h3 100
         g4e5 100
     h7h6 C34 King's Gambit Accepted: Becker Defense
      d2d4 100
       g7g5 100
        h2h4 100
         f8g7 100
    b1c3 13 C33 King's Gambit Accepted: Mason-Keres Gambit
     d8h4 100
      e1e2 100
       g8e7 100
        g1f3 100
         h4h6 100
    g1h3 9 C33 King's Gambit Accepted: Eisenberg Variation
     g8f6 100
      e4e5 100
       f6e4 100
        h3f4 100
         d7d6 100
    g1e2 5 C33 King's Gambit Accepted: Paris Gambit
     f8d6 100
      d2d4 100
       d8h4 100
        e1d2 100
         g8h6 100
    d1e2 2 C33 King's Gambit Accepted: Basman Gambit
     b7b6 100
      d2d3 100
       d8h4 100
        e1d1 100
         g7g5 100
    h2h4 2 C33 King's Gambit Accepted: Stamma Gambit
     d7d5 100
      e4e5 100
       f7f6 100
        d2d4 100
         c7c5 100
    b2b3 C33 King's Gambit Accepted: Orsini Gambit
     d8h4 100
      e1e2 100
       h4e7 100
        d2d4 100
         g8f6 100
    d1f3 C33 King's Gambit Accepted: Breyer Gambit
     b8c6 100
      f3f4 100
       f8d6 100
        f4e3 100
         g8h6 100
    d1g4 C33 King's Gambit Accepted: Dodo Variation
     g7g5 100
      g4h5 100
       d7d5 100
        e4d5 100
         c8f5 100
    d1h5 C33 King's Gambit Accepted: Carrera Gambit
     g8f6 100
      h5e5 100
       f8e7 100
        e5f4 100
         e8g8 100
    d2d4 C33 King's Gambit Accepted: Villemson Gambit
     d8h4 100
      e1e2 100
       b7b6 100
        b1d2 100
         c8a6 100
    e1f2 C33 King's Gambit Accepted: Tumbleweed
     d8h4 100
      f2e2 100
       h4e7 100
        d2d3 100
         d7d5 100
    f1b5 C33 King's Gambit Accepted: Schurig Gambit, with Bb5
     c7c6 100
      b5e2 100
       d7d5 100
        e4e5 100
         f7f6 100
    f1c4 C33 King's Gambit Accepted: Bishop's Gambit
     g8f6 61
     c7c6 34 C33 King's Gambit Accepted: Bishop's Gambit, Lopez Defense
      b1c3 100
       b7b5 100
        c4b3 100
         a7a5 100
     d7d5 5 C33 King's Gambit Accepted: Bishop's Gambit, Bledow Variation
      c4d5 66
       g8f6 100 C33 King's Gambit Accepted: Bishop's Gambit, Bledow Countergambit
        b1c3 100
         f8d6 100
       c7c6 C33 King's Gambit Accepted: Bishop's Gambit, Anderssen Variation
        d5b3 100
         d8h4 100
      e4d5 34
       c7c6 100
        b1c3 100
         g8f6 100
      e1f1
       d5c4 100
        d2d4 100
         c4d3 100
       d8h4
        c4d5 83
         c8g4 87
         f8d6 13 C33 King's Gambit Accepted: Bishop's Gambit, Boren-Svenonius Variation
        e4d5 17
         h4d8 100
     b7b5 C33 King's Gambit Accepted: Bishop's Gambit, Kieseritzky Gambit
      c4b5 100
       c7c6 100
        b5e2 100
         d8h4 100
      e1f1
       b5c4 100
        d2d3 100
         c4d3 100
       d8h4 C33 King's Gambit Accepted: Bishop's Gambit, Bryan Countergambit
        c4b5 100
         c7c6 100
     b8c6 C33 King's Gambit Accepted: Bishop's Gambit, Maurian Defense
      g1f3 100
       c6a5 100
        c4e2 100
         d7d5 100
      e1f1
       c6e5 100
        c4b3 100
         d7d5 100
       d8h4 C33 King's Gambit Accepted: Bishop's Gambit, Boden Variation
        d2d4 100
         h4e7 100
     d7d6
      d2d3 100
       d8h4 100
        e1f1 100
         h4f6 100
      e1f1
       c7c6 100
        d2d4 100
         g7g5 100
       d8h4 C33 King's Gambit Accepted: Bishop's Gambit, Cozio Variation
        d2d4 55
         c8e6 100
        b1c3 45
         c8e6 100
         g7g5
          d2d4
           f8g7
            e4e5 C33 King's Gambit Accepted: Bishop's Gambit, Grimm Attack
     d8h4
      e1f1 100
       g8f6 52 C33 King's Gambit Accepted: Bishop's Gambit, First Jaenisch Variation
        g1f3 100
         h4h5 100
       g7g5 29 C33 King's Gambit Accepted: Bishop's Gambit, Lopez Variation
        b1c3 90
         h4h6 100
         f8g7
          d2d4
           g8e7 100 C33 King's Gambit Accepted: Bishop's Gambit, Classical Defense
            g2g3 100 C33 King's Gambit Accepted: Bishop's Gambit, McDonnell Attack
          g2g3 C33 King's Gambit Accepted: Bishop's Gambit, McDonnell Attack
        g1f3 10
         h4h5 100
        d1f3 C33 King's Gambit Accepted: Bishop's Gambit, Classical Defense, Cozio Attack
         f8g7 100
          g2g3 100
           f4g3
            b1c3 C33 King's Gambit Accepted: Bishop's Gambit, Fraser Variation
        g2g3
         h4h6 100
         d7d5
          c4d5 C33 King's Gambit Accepted: Bishop's Gambit, Chigorin's Attack
       b7b5 19
       f8c5 C33 King's Gambit Accepted: Bishop's Gambit, Greco Variation
        d2d4 100
         c5e7 100
     f7f5 C33 King's Gambit Accepted: Bishop's Gambit, Gianutio Gambit
      b1c3 69
       d8h4 100
        e1f1 100
         f5e4 100
       f5e4
        d1h5 100
         g7g6 100
        d1e2
         g8f6 80
         d8h4 20
          e1d1 100
           e8d8 100 C33 King's Gambit Accepted: Lopez-Gianutio Countergambit, Hein Variation
      e4e5 31
       d7d5 100
        c4b3 100
         c7c5 100
     g7g5 C33 King's Gambit Accepted: Bishop's Gambit, Anderssen Defense
      h2h4 100
       b8c6 100
        d2d4 100
         a7a6 100
     g8e7 C33 King's Gambit Accepted: Bishop's Gambit, Steinitz Defense
      g1f3 100
       c7c6 100
        e1g1 100
         d7d5 100
    f1d3 C33 King's Gambit Accepted: Schurig Gambit, with Bd3
     d8h4 100
      e1e2 100
       h4g4 100
        e2e1 100
         g4g2 100
    f1e2 C33 King's Gambit Accepted: Tartakower Gambit
     b8c6 100
      g1f3 100
       g7g5 100
        d2d4 100
         g5g4 100
     f7f5
      e4f5 100
       d8h4 100
        e1f1 100
         h4f6 100
       d7d6 C33 King's Gambit Accepted: Tartakower Gambit, Weiss Defense
        e2h5 100
         e8d7 100
    g2g3 C33 King's Gambit Accepted: Gaga Gambit
     d7d5 100
      e4e5 100
       f4g3 100
        g1f3 100
         g3h2 100
   d7d5 3 C31 King's Gambit Declined: Falkbeer Countergambit
    e4d5 100 C31 King's Gambit Declined: Falkbeer Countergambit Accepted
     e5f4 100 C31 King's Gambit Declined: Falkbeer Countergambit, Modern Transfer
      b1c3 100
       f8d6 100
        d2d3 100
         g8f6 100
     c7c6 C31 King's Gambit Declined: Falkbeer Countergambit, Nimzowitsch-Marshall Countergambit
      f4e5 100
       c6d5 100
        g1f3 100
         d5d4 100
      d5c6
       e5f4 100
        g1f3 100
         b8c6 100
       f8c5 C31 King's Gambit Declined: Falkbeer Countergambit, Pickler Gambit
        f4e5 100
         b8c6 100
     e5e4 C31 King's Gambit Declined: Falkbeer Countergambit, Staunton Line
      d2d3 81 C31 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit
       g8f6 100
        d3e4 90 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit Accepted
         f6e4 100
          d1e2 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit
           c8f5
            g1f3
             f8c5 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Main Line
              g2g4
               e8g8 C32 King's Gambit Declined: Falkbeer Countergambit, Tarrasch Variation
           f7f5
            b1d2
             d8d5 100
              g2g4 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Variation
        d1e2 10 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Old Line
         c8g4 100
        b1d2 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Keres Variation
         e4d3 100
       e4e3
        b1c3 72
         f8b4 85
          c1d2
           g8f6 C31 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Morphy Defense
         g8e7 15
        c1e3 28
         g8f6 100
      b1c3 19
       g8f6 65
        d2d3 100
         e4d3 100
        d1e2 C31 King's Gambit Declined: Falkbeer Countergambit, Rubinstein Variation
         f8e7 100
       d8e7 35
        f1c4 100
         c7c6 100
      f1b5 C31 King's Gambit Declined: Falkbeer Countergambit, Anderssen Attack
       c7c6 100
        d5c6 100
         b8c6 100
     f8c5 C31 King's Gambit Declined: Falkbeer Countergambit, Miles Gambit
      b1c3 100
       e5f4 100
        d2d4 100
         c5d6 100
    b1c3 C31 King's Gambit Declined: Falkbeer Countergambit, Milner-Barry Variation
     d5d4 100
      c3e2 100
       e5f4 100
        e2f4 100
         g7g5 100
     d5e4
      f4e5 100
       d8h4 100
        g2g3 100
         h4e7 100
      c3e4 C31 Van Geet Opening: Grünfeld Defense, Steiner Gambit
       f7f5 100
        e4g5 100
         f8c5 100
    d2d4 C31 King's Gambit Declined: Falkbeer Countergambit, Hinrichsen Gambit
     e5d4 100
      d1d4 100
       g8e7 100
        e4d5 100
         b8c6 100
    g1f3 C31 King's Gambit Declined: Falkbeer Countergambit, Blackburne Attack
     d5e4 100
      f3e5 100
       f7f6 100
        e5c4 100
         h7h5 100
   b8c6 C30 King's Gambit Declined: Queen's Knight Defense
    g1f3 100
     e5f4 100
    f4e5
     d8h4 100
      e1e2 100
       h4e4 100
        e2f2 100
         f8c5 100
     f7f6 C30 King's Gambit Declined: Soller-Zilbermints Gambit
      b1c3 100
       f6e5 100
        f1c4 100
         g8f6 100
   c7c5 C30 King's Gambit Declined: Mafia Defense
    f1c4 100
     e5f4 100
      g1e2 100
       d8h4 100
        g2g3 100
         f4g3 100
   d8f6 C30 King's Gambit Declined: Norwalde Variation
    b1c3 100
     f6f4 100
      d2d4 100 C30 King's Gambit Declined: Norwalde Variation, Schubert Variation
       f4h4 100
        g2g3 100
         h4e7 100
      f1c4
       b8c6 100
        g1e2 100
         f4h4 100
       f8b4
        g1e2 100
         f4h4 100
        g1f3 C30 King's Gambit Declined: Norwalde Variation, Bücker Gambit
         b4c3 100
   d8h4 C30 King's Gambit Declined: Keene's Defense
    g2g3 100 C30 King's Gambit Declined: Keene's Defense
     h4e7 100 C30 King's Gambit Declined: Keene Defense
      b1c3 100
       e5f4 100
        d2d3 100
         g8f6 100
   f7f5 C30 King's Gambit Declined: Panteldakis Countergambit
    e4f5 100
     d8h4 100 C30 King's Gambit Declined: Panteldakis Countergambit, Greco Variation
      g2g3 100
       h4e7 100
        f4e5 100
         e7e5 100
     f8c5 C30 King's Gambit Declined: Panteldakis Countergambit, Schiller's Defense
      d1h5 100
       e8f8 100
        f4e5 100
         b8c6 100
    g1f3
     f5e4 100
      f3e5 100
       d7d6 100
        f1c4 100
         d6d5 100
     b8c6 C30 King's Gambit Declined: Miles Defense
      e4f5 100
       d7d6 100
        g2g4 100
         h7h5 100
   f8c5 C30 King's Gambit Declined: Classical Variation
    g1f3 100
     d7d6 100
      c2c3 100 C30 King's Gambit Declined: Classical Variation
       f7f5 87 C30 King's Gambit Declined: Classical Variation, Rubinstein Countergambit
        e4f5 91
         c8f5 100
        f4e5 9
         d6e5 100
          d2d4 100
           e5d4 100
            f1c4 100 C30 King's Gambit Declined: Classical, Réti Variation
       c8g4 13
        d2d4 100
         g4f3 100
        f4e5
         d6e5 77
          d1a4 100 C30 King's Gambit Declined: Classical Variation, Euwe Attack
         g4f3 23
      b2b4 C30 King's Gambit Declined: Classical Variation, Rotlewi Countergambit
       c5b4 100
        c2c3 100
         b4a5 100
      f4e5 C30 King's Gambit Declined: Classical, Soldatenkov Variation
       d6e5 100
        b1c3 100
         b8c6 100
    b1c3
     d7d6 100
      g1f3 100
       b8c6 100
        a2a3 100
         a7a5 100
       b8d7 C30 King's Gambit Declined: Classical, Hanham Variation
        a2a3 100
         c5d4 100
    d1h5 C30 King's Gambit Declined: Classical Variation, Walthoffen Attack
     b8c6 100
      f4e5 100
       d7d6 100
        g1f3 100
         c8e6 100
    d2d3
     b8c6 90
      f4e5 100
       c6e5 100
        g1e2 100
         g8f6 100
     g8f6 10 C20 King's Pawn Game: Clam Variation, Radisch Gambit
      f4e5 100
       f6e4 100
        d1g4 100
         d7d5 100
   g7g5 C30 King's Gambit Declined: Zilbermints Double Countergambit
    f4e5 100
     d7d6 100
      e5d6 100
       c7d6 100
        d2d4 100
         h7h6 100
    g1f3
     e5f4 100
     b8c6 C30 King's Gambit Declined: Zilbermints Double Gambit
      f4g5 100
       h7h6 100 C30 King's Gambit Declined: Hobbs-Zilbermints Gambit
        g5g6 100
         f7g6 100
     f8c5 C30 King's Gambit Declined: Senechaud Countergambit
      f3e5 100
       d7d6 100
        e5d3 100
         g5f4 100
   g8f6 C30 King's Gambit Declined: Petrov's Defense
    f4e5 100
     f6e4 100
      d1e2 100
       d8h4 100
        g2g3 100
         e4g3 100
 e7e6 18 C00 French Defense
  d2d4 76 C00 French Defense: Normal Variation
   d7d5 87 C00 French Defense
    b1c3 61 C10 French Defense: Paulsen Variation
     g8f6 38 C11 French Defense: Classical Variation
      e4e5 47 C11 French Defense: Classical Variation, Steinitz Variation
       f6d7 98
        g1f3 68
         c7c5 100
        f2f4 21
         c7c5 100
          g1f3 100 C11 French Defense: Steinitz Variation
           b8c6 100
            c1e3 100 C11 French Defense: Steinitz Variation, Boleslavsky Variation
          d4c5
           b8c6 100 C11 French Defense: Steinitz Variation
        c3e2 11 C11 French Defense: Classical Variation, Shirov-Anand Variation
         c7c5 85
         a7a6 15
          g1f3 100 C11 French Defense: Steinitz Variation
        d1g4 C11 French Defense: Steinitz Variation, Gledhill Attack
         c7c5 100
          d4c5
           f8c5
            f2f4 C11 French Defense: Steinitz Variation, Bradford Attack Variation
             f7f6
              g1f3
               b8c6
                a2a3
                 e8g8 C11 French Defense: Steinitz Variation, Brodsky-Jones Variation
       f6e4 2
        c3e4 100
         d5e4 100
       a7a6
        e5f6 100
         g7f6 100
        g1f3
         f6d7 100 C11 French Defense: Steinitz Variation
          c1g5 100 C14 French Defense: Classical Variation
          a2a3 C11 French Defense: Steinitz Variation
      c1g5 34 C11 French Defense: Classical Variation
       d5e4 95 C11 French Defense: Classical Variation, Burn Variation
        c3e4 100
         f8e7 94 C13 French Defense: Classical Variation
          g5f6 100
           g7f6 100 C11 French Defense: Classical Variation, Burn Variation, Morozevich Line
          g1f3
           e8g8
            g5f6
             e7f6 C11 French Defense: Classical Variation, Burn Variation, Main Line
         b8d7 6
       b8c6 5
        e4e5 100
         h7h6 100
       f8b4 C12 French Defense: McCutcheon Variation
        e4e5 100 C12 French Defense: McCutcheon Variation, Advance Variation
         b4c3 53
          g5d2
           h7h6 C12 French Defense: McCutcheon Variation, Lasker Variation
            d1g4
             f6e4
              b2c3 100
               g7g6 100 C12 French Defense: McCutcheon Variation, Lasker Variation
               e8f8
                d2c1 C12 French Defense: McCutcheon Variation, Duras Variation
         h7h6 47
          e5f6 84 C12 French Defense: McCutcheon Variation, Chigorin Variation
           h6g5 100
            d1g4
             h8g8
              h2h4
               g5h4
                f6g7 100 C12 French Defense: McCutcheon Variation, Grigoriev Variation
          g5e3 16 C12 French Defense: McCutcheon Variation, Janowski Variation
          g5c1 C12 French Defense: McCutcheon Variation, Dr. Olland Variation
          g5h4 C12 French Defense: McCutcheon Variation, Bernstein Variation
         f6d7
          g5d2
           h7h6 C12 French Defense: McCutcheon Variation, Tartakower Variation
        e4d5 C12 French Defense: McCutcheon Variation, Exchange Variation
         b4c3 100
         d8d5
          d1d2
           d5a5
            g5f6 100
             g7f6 100 C12 French Defense: McCutcheon Variation, Bogoljubow Variation
        g1e2 C15 French Defense: McCutcheon Variation, Wolf Gambit
         d5e4 100
       f8e7 C13 French Defense: Classical Variation, Normal Variation
        e4e5 100
         f6e4 65 C13 French Defense: Classical Variation, Tartakower Variation
         f6d7 26
          g5e7 100
           d8e7 100 C14 French Defense: Classical Variation
            d1d2 100 C14 French Defense: Classical Variation, Rubinstein Variation
             c7c5 100
              e1c1
               c5c4
                f2f4
                 b8c6 100
                  g1f3 100
                   e8g8 100 C14 French Defense: Classical Variation, Stahlberg Variation
            c3b5 C14 French Defense: Classical Variation, Alapin Variation
            d1g4 C14 French Defense: Classical Variation, Pollock Variation
            f1d3 C14 French Defense: Classical Variation, Tarrasch Variation
            f2f4 C14 French Defense: Classical Variation, Steinitz Variation
         f6g8 8 C13 French Defense: Classical Variation, Vistaneckis Variation
        g5f6 C13 French Defense: Classical Variation, Richter Attack
         e7f6 100
        h2h4
         f6e4 100
         f6d7
          e4e5 C13 French Defense: Alekhine-Chatard Attack
           c7c5 74 C13 French Defense: Alekhine-Chatard Attack, Breyer Variation
           f7f6 16 C13 French Defense: Alekhine-Chatard Attack, Teichmann Variation
           e8g8 11 C13 French Defense: Alekhine-Chatard Attack, Spielmann Variation
           a7a6 C13 French Defense: Alekhine-Chatard Attack, Maróczy Variation
           e7g5
            h4g5 100
             d8g5 100 C13 French Defense: Alekhine-Chatard Attack, Albin-Chatard Gambit
      e4d5 18 C11 French Defense: Classical Variation, Delayed Exchange Variation
       e6d5 100
        g1f3 100
         f8e7 100
        c1g5 C01 French Defense: Exchange Variation, Svenonius Variation
         c8e6 100
         b8c6 C01 French Defense: Exchange Variation, Bogoljubow Variation
      f1d3 1 C11 French Defense: Classical Variation, Swiss Variation
       c7c5 100
        e4d5 100
         c5d4 100
      c1e3 C11 French Defense: Henneberger Variation
       d5e4 100
        g1h3 100
         f8b4 100
     f8b4 28 C15 French Defense: Winawer Variation
      e4e5 63 C16 French Defense: Winawer Variation, Advance Variation
       c7c5 100 C17 French Defense: Winawer Variation, Advance Variation
        a2a3 95 C17 French Defense: Winawer Variation, Advance Variation
         b4a5 74 C17 French Defense: Winawer Variation, Retreat Variation
          b2b4 100
           c5d4 100 C17 French Defense: Winawer Variation, Retreat Variation, Armenian Line
         b4c3 20
          b2c3 100 C18 French Defense: Winawer Variation, Advance Variation
           g8e7 92
            g1f3 100 C19 French Defense: Winawer Variation, Positional Variation
             b8c6 100 C19 French Defense: Winawer Variation, Positional Variation
              c1d2 55
               d8a5 C19 French Defense: Winawer Variation, Positional Variation
              a3a4 45 C19 French Defense: Winawer Variation, Advance Variation, Smyslov Variation
            a3a4 C19 French Defense: Winawer Variation, Advance Variation, Smyslov Variation
            d1g4
             e8g8 100 C18 French Defense: Winawer Variation, Warsaw Variation
           c5d4 8
            d1g4
             g8e7 100
              g4g7 C18 French Defense: Winawer Variation, Poisoned Pawn Variation
               b8c6
                g7h7
                 h8g8 C18 French Defense: Winawer Variation, Poisoned Pawn Variation
               d8c7
                e1d1
                 h8g8 100
                  g7h7 100 C18 French Defense: Winawer Variation, Poisoned Pawn Variation, Paoli Variation
                g1e2
                 h8g8 100
                  g7h7 100 C18 French Defense: Winawer Variation, Poisoned Pawn Variation, Main Line
           d8a5 C18 French Defense: Winawer Variation, Portisch-Hook Variation
           d8c7 C18 French Defense: Winawer Variation, Classical Variation
            g1f3 100
             g8e7 100 C19 French Defense: Winawer Variation, Positional Variation
              h2h4 100 C19 French Defense: Winawer Variation, Positional Variation
            d1g4
             g8e7 100 C18 French Defense: Winawer Variation, Poisoned Pawn Variation
           e8f8
            d1g4
             g8e7 100 C18 French Defense: Winawer Variation, Eingorn Variation
         c5d4 6
          a3b4 100
           d4c3 100 C17 French Defense: Winawer Variation, Maróczy-Wallis Variation
            g1f3 100 C17 French Defense: Winawer Variation, Advance Variation
        c1d2 5 C17 French Defense: Winawer Variation, Bogoljubow Variation
         g8e7 78
          f2f4 C17 French Defense: Winawer Variation, Bogoljubow Variation, Icelandic Defense
         c5d4 22
        d1g4 C17 French Defense: Winawer Variation, Advance Variation, Moscow Variation
         c5d4 100
       b4e7
        g1f3 85
         c7c5 100
        c1e3 15
         c7c5 100
         b7b6 C13 French Defense: Classical Variation, Frankfurt Variation
       d8d7 C16 French Defense: Winawer Variation, Petrosian Variation
        g1f3 100
         c7c5 100
      e4d5 37 C15 French Defense: Winawer Variation, Delayed Exchange Variation
       e6d5 100
        f1d3 100
         g8f6 100
        d1h5
         g8f6 100
         g8e7
          f1d3 100 C15 French Defense: Winawer Variation, Exchange Variation, Canal Attack
      c1d2 C15 French Defense: Winawer Variation, Fingerslip Variation
       d5e4 94
        g1e2 86
         g8f6 100
        d1g4 14
         g8f6 100
          g4g7 100
           h8g8 100
            g7h6 100 C15 French Defense: Winawer Variation, Fingerslip Variation, Main Line
         d8d4 C15 French Defense: Winawer Variation, Fingerslip Variation, Kunin Double Gambit
       g8e7 6
        c3b1 78 C15 French Defense: Winawer Variation, Fingerslip Variation, Schwarz's Line
         b4d2 100
        d1g4 22
         e8g8 100
       c7c5
        e4d5 66
         c5d4 100
         d8d5
          f1d3 C15 French Defense: Winawer Variation, Kondratiyev Variation
        a2a3 34
         b4c3 100
      g1e2 C15 French Defense: Winawer Variation, Alekhine-Maróczy Gambit
       d5e4 100
        f2f3 100
         e4f3 100
     b8c6 12 C10 French Defense: Hecht-Reefschläger Variation
      c1e3 100
       h7h5 100
        e4d5 100
         e6d5 100
     d5e4 11 C10 French Defense: Rubinstein Variation
      c3e4 100
       b8d7 61 C10 French Defense: Rubinstein Variation, Blackburne Defense
        g1f3 100
         g8f6 87
         d7f6 13
          e4f6 100
           g8f6 100
            c2c3 100 C10 French Defense: Rubinstein Variation, Kasparov Attack
         d7e5
          e4f6
           g8f6
            f3e5 100 C10 French Defense: Rubinstein Variation, Capablanca Line
       b8c6 19
        g1f3 100
         h7h5 100
       e6e5 16 C10 French Defense: Rubinstein Variation, Ellis Gambit
        c1e3 100
         e5d4 100
        c2c3
         e5d4 100
         b8c6 C03 French Defense: Tarrasch Variation, Guimard Defense, Thunderbunny Variation
       d8d5 5 C10 French Defense: Rubinstein Variation, Maric Variation
        e4c3 100
         d5d8 100
          g1f3 100
           g8f6 100
      a2a3
       b8c6 100
        c3e4 100
         d8d4 100
       f8b4
        a3b4 100
         g8f6 100
        f2f3
         b4c3 100
          b2c3 100 C15 French Defense: Winawer Variation, Winckelmann-Reimer Gambit
      g1f3
       e4f3 100
        c1e3 100
         b8c6 100
       c8d7
        c3e4 100
         d7c6 63 C10 French Defense: Rubinstein Variation, Fort Knox Variation
         b8c6 37
     c7c5 7 C10 French Defense: Marshall Gambit
      e4d5 100
       e6d5 100
        g1f3 100
         b8c6 100
     f8e7 4
      g1f3 100
       g8f6 100
        e4e5 100
         f6d7 100
      c1h6
       g8h6 100
        e4d5 100
         e6d5 100
        e4e5
         c7c5 100
         h6g4
          d1g4 100 C13 French Defense: Classical Variation, Richter Attack
    e4d5 23 C01 French Defense: Exchange Variation
     e6d5 100
      g1f3 57 C01 French Defense: Exchange Variation
       b8c6 100
        f1d3 100
         f8e7 100
      b1c3 38 C01 French Defense: Exchange Variation
       b8c6 100
        g1f3 100
         g8f6 100
      c2c4 4 C01 French Defense: Exchange Variation, Monte Carlo Variation
       g8f6 100
        g1f3 100
         f8e7 100
    b1d2 10 C03 French Defense: Tarrasch Variation
     c7c5 50 C07 French Defense: Tarrasch Variation, Open System
      c2c3 64 C07 French Defense: Tarrasch Variation, Open System, Süchting Line
       b8c6 100
        g1f3 100
         c5d4 100
       b7b6
        g1f3 85
         b8d7 100
        f1d3 15
         g8f6 91
          e4e5 100
           f6d7 100 C05 French Defense: Tarrasch Variation, Botvinnik Variation
         c5c4 9
      e4d5 21
       d8d5 85 C07 French Defense: Tarrasch Variation, Chistyakov Defense
        d2f3 63
         c5d4 100
        f1c4 37
         d5g2 100
         c5d4
          g1f3
           d5d8 100 C07 French Defense: Tarrasch Variation, Eliskases Variation
       e6d5 15 C08 French Defense: Tarrasch Variation, Open System
        g1f3 100
         b8c6 57 C09 French Defense: Tarrasch Variation, Open System, Main Line
         c5c4 43 C08 French Defense: Tarrasch Variation, Open System, Advance Line
       g8f6 C07 French Defense: Tarrasch Variation, Open System, Shaposhnikov Gambit
        d2b3 100
         c5d4 100
      g1f3 15 C07 French Defense: Tarrasch Variation, Open System, Euwe-Keres Line
       c5d4 100
        f3d4 100
         d8b6 100
     g8f6 15 C05 French Defense: Tarrasch Variation, Closed Variation
      e4e5 100
       f6d7 100
        g1f3 100
         c7c5 100
      f2f4
       d5e4 100
        c2c3 100
         c8d7 100
       f6d7
        g1f3 100
         d7f6 100
        e4e5 C05 French Defense: Tarrasch Variation, Pawn Center Variation
         c7c5 100
     f8e7 14 C03 French Defense: Tarrasch Variation, Morozevich Variation
      g1f3 100
       c7c5 100
        c2c3 100
         b8c6 100
     b8c6 10 C03 French Defense: Tarrasch Variation, Guimard Defense
      g1f3 100
       h7h5 55
        f1d3 100
         c6b4 100
       g8f6 45 C04 French Defense: Tarrasch Variation, Guimard Defense, Main Line
        e4e5 100
         f6d7 100
     a7a6 8 C03 French Defense: Tarrasch Variation, Modern System
      g1f3 100
       c7c5 100
        f1e2 100
         c5d4 100
     f7f5 1 C03 French Defense: Tarrasch Variation, Haberditz Variation
      e4d5 100
       e6d5 100
        f1e2 100
         g8f6 100
    e4e5 6 C02 French Defense: Advance Variation
     c7c5 100 C02 French Defense: Advance Variation
      c2c3 69 C02 French Defense: Advance Variation
       b8c6 100 C02 French Defense: Advance Variation
        g1f3 100 C02 French Defense: Advance Variation, Paulsen Attack
         c8d7 46 C02 French Defense: Advance Variation, Euwe Variation
         g8e7 35
         d8b6 19
          a2a3 C02 French Defense: Advance Variation, Main Line
           g8h6 100 C02 French Defense: Advance Variation, Lputian Variation
          f1d3 C02 French Defense: Advance Variation, Milner-Barry Gambit
           c5d4 100
            e1g1 100 C02 French Defense: Advance Variation, Milner-Barry Gambit, Hector Variation
             c8d7 100
              c3d4 100 C02 French Defense: Advance Variation, Milner-Barry Gambit, Main Line
               c6d4 100
                f3g5 C02 French Defense: Advance Variation, Milner-Barry Gambit, Sørensen Variation
              f1e1 C02 French Defense: Advance Variation, Milner-Barry Gambit, Hector Variation
        b1d2
         c5d4 100
         g8f6
          f1d3
           f6d7 100 C05 French Defense: Tarrasch Variation, Closed Variation
            g1e2 100
             c5d4 100
              c3d4 100 C06 French Defense: Tarrasch Variation, Closed Variation, Main Line
               d7b6 C06 French Defense: Tarrasch Variation, Leningrad Variation
      g1f3 31 C02 French Defense: Advance Variation, Nimzowitsch System
       c5d4 76
        f1d3 100 C02 French Defense: Advance Variation, Ruisdonk Gambit
         b8c6 100
       c8d7 24
        f1e2 73
         c5d4 100
        c2c3 27
         b8c6 83
         d8b6 17 C02 French Defense: Advance Variation, Wade Variation
      b2b4 C02 French Defense: Advance Variation, Frenkel Gambit
       c5d4 100
        a2a3 100
         a7a5 100
      d1g4 C02 French Defense: Advance Variation, Nimzowitsch Attack
       c5d4 100
        g1f3 63 C02 French Defense: Advance Variation, Nimzowitsch Gambit
         b8c6 100
        g4d4 37
         b8c6 100
      d4c5 C02 French Defense: Advance Variation, Steinitz Variation
       f8c5 100
        d1g4 100
         c5f8 100
     c8d7 C02 French Defense: Advance Variation, Extended Bishop Swap
      c2c4 100
       g8e7 100
        b1c3 100
         b8c6 100
    c1e3 C00 French Defense: Alapin Gambit
     d5e4 100
      c2c4 100
       c7c5 100
        b1c3 100
         c5d4 100
    c2c4 C00 French Defense: Diemer-Duhm Gambit
     d5e4 100 C00 French Defense: Diemer-Duhm Gambit Accepted
      g1e2 100
       c7c5 100
        b1c3 100
         b8c6 100
    d1e2
     b8c6 100
      g1f3 100
       d5e4 100
        e2e4 100
         g8f6 100
     e6e5
      e4d5 100
       g8e7 100
        d4e5 100
         e7d5 100
      f2f4
       d5e4 100
        d4e5 100
         f7f5 100
       e5f4 C00 French Defense: Hoffmann Gambit
        c1f4 100
         d5e4 100
    f1d3 C00 French Defense: Schlechter Variation
     d5e4 100
      d3e4 100
       g8f6 100
        b1c3 100
         f6e4 100
    g1f3 C00 French Defense: Perseus Gambit
     d5e4 100
      f3g5 100
       c7c5 100
        d4c5 100
         d8d1 100
      f3e5 C00 French Defense: Carlson Gambit
       f7f6 100
        e5c4 100
         b8c6 100
     c7c5 B40 Sicilian Defense: Marshall Counterattack
      e4d5 100
       e6d5 100
        f1e2 100
         b8c6 100
    g1h3 C00 French Defense: Morphy Gambit
     d5e4 100
      c2c3 100
       g8f6 100
        f1e2 100
         f8d6 100
   g8f6 7 C00 French Defense: Mediterranean Defense
    e4e5 83
     f6e4 100 B02 Alekhine Defense: Mokele Mbembe, Vavra Defense
      f2f3 100
       d8h4 100
        e1e2 100
         e4g3 100
    b1c3 17
     d7d5 100
   a7a6 3 C00 French Defense: St. George Defense
    c2c4 100 C00 French Defense: St. George Defense, Three Pawn Attack
     d7d5 88
      b1c3 100
       d5e4 100
        c3e4 100
         g8f6 100
     b7b5 12 C00 French Defense: St. George Defense, Sanky-George Gambit
      c4b5 85
       a6b5 63 C00 French Defense: St. George Defense, St. George Gambit
        f1b5 100
         c8b7 100
       d7d5 37
        b1c3 100
         d5e4 100
      b1c3 15
       b5b4 100
        c3e2 100
         f8e7 100
   c7c5 3 C00 French Defense: Franco-Sicilian Defense
    d4d5 100 A43 Benoni Defense: French Benoni
     d7d6 100
      b1c3 100
       g8f6 100
        g1f3 100
         h7h6 100
   b7b5 C00 French Defense: Baeuerle Gambit
    f1b5 100
     c8b7 100
      b1c3 100
       g8f6 100
        c1g5 100
         a7a6 100
   d7d6 C00 Rat Defense: Small Center Defense
    g1f3 100
     g8f6 100
      f1d3 100
       f8e7 100
        e4e5 100
         d6e5 100
   f7f5 C00 French Defense: Franco-Hiva Gambit
    e4f5 100 C00 French Defense: Franco-Hiva Gambit Accepted
     e6f5 100
      c2c4 100
       g8f6 100
        b1c3 100
         f8e7 100
  g1f3 11 C00 French Defense: Knight Variation
   d7d5 100
    e4d5 86
     e6d5 100
      d2d4 100
    b1c3 14 C00 French Defense: Two Knights Variation
     d5d4 100
      c3e2 100
       b8c6 100
        d2d3 100
         e6e5 100
    f1e2
     d5e4 100
      f3e5 100
       b8d7 100
        e5d7 100
         c8d7 100
     b8c6
      e4d5 67
       e6d5 100
        e1g1 100
         f8d6 100
      d2d3 33
       g8f6 73
        e1g1 82
         f8d6 100
        b1d2 18 C00 French Defense: Reversed Philidor Formation
         f8d6 100
       d5e4 27
        d3e4 100
         d8d1 100
   f7f5 C00 French Defense: Knight Variation, Franco-Hiva Gambit
    e4f5 100
     e6f5 100
      f1e2 100
       g8f6 100
        e1g1 100
         d7d5 100
  b1c3 9 C00 French Defense: Queen's Knight
   b8c6 53 B00 Nimzowitsch Defense: French Connection
    d2d4 100
     d7d5 100
   d7d5 47
    d2d4 100
    f2f4 C00 French Defense: Pelikan Variation
     d5d4 100
      c3e2 100
       f8c5 100
        g1f3 100
         b8c6 100
  c2c4 2 C00 French Defense: Steiner Variation
   d7d5 100
    c4d5 100
     e6d5 100
      e4d5 100
       g8f6 100
        b1c3 100
         f8e7 100
      d1b3 C00 French Defense: Orthoschnapp Gambit
       d5e4 100
        d2d3 100
         f8c5 100
  d2d3 2 C00 French Defense: King's Indian Attack
   d7d5 100
    b1c3 100
     b8c6 100
      g1f3 100
       d5d4 100
        c3e2 100
   f7f5 C00 French Defense: King's Indian Attack, Franco-Hiva Gambit
    g1f3 100
     g8e7 100
      f1e2 100
       b8c6 100
        e1g1 100
         d7d5 100
  d1e2 1 C00 French Defense: Chigorin Variation
   f8e7 100
    g1f3 100
     b8c6 100
      d2d4 100
       d7d5 100
        e4e5 100
         c8d7 100
  b2b3 C00 French Defense: Horwitz Attack
   d7d5 100
    e4d5 100
     e6d5 100
      g1f3 100
       b8c6 100
        f1e2 100
         g8f6 100
    c1b2 C00 French Defense: Horwitz Attack, Papa-Ticulat Gambit
     d5e4 100
      d2d3 100
       b8c6 100
        b1d2 100
         h7h5 100
   f7f5
    e4f5 100
     g8f6 100
      f5e6 100
       d7e6 100
        g1f3 100
         f8e7 100
    c1b2 A01 Nimzo-Larsen Attack: Ringelbach Gambit
     f5e4 100
      d1h5 100
       e8e7 100
        h5h4 100
         g8f6 100
  b2b4 C00 French Defense: Banzai-Leong Gambit
   f8b4 81
    c1b2 100
     g8f6 100
      e4e5 100
       f6d5 100
        c2c4 100
         d5f4 100
    e4e5 C00 French Defense: Banzai-Leong Gambit, Pinova Gambit
     b8c6 100
      c2c3 100
       b4e7 100
        d2d4 100
         d7d6 100
   c7c6 19
    d2d3 100
     f8b4 100
      b1d2 100
       d7d5 100
        c1b2 100
         g8f6 100
  e4e5 C00 French Defense: Steinitz Attack
   d7d6 100
    g1f3 100
     b8c6 100
      d1e2 100
       g8e7 100
        b1c3 100
         e7f5 100
  f1b5 C00 French Defense: Bird Invitation
   a7a6 100
    b5d3 100
     b8c6 100
      g1f3 100
       h7h5 100
        e1g1 100
         g7g5 100
  f2f4 C00 French Defense: La Bourdonnais Variation
   d7d5 100
    b1c3 100
    g1f3
     d5e4 100 C00 French Defense: La Bourdonnais Variation, Reuter Gambit
      f3g5 100
       g8f6 100
        b1c3 100
         f8e7 100
  g2g3 C00 French Defense: Réti-Spielmann Attack
   d7d5 100
    e4e5 100
     c7c5 100
      g1f3 100
       b8c6 100
        c2c3 100
         g8e7 100
 d7d5 15 B01 Scandinavian Defense
  e4d5 100
   c7c6 86 B01 Scandinavian Defense: Blackburne-Kloosterboer Gambit
    d5c6 96
     b8c6 53 B01 Scandinavian Defense: Blackburne Gambit
      g1f3 100
       e7e5 100
        b1c3 100
         c8e6 100
     e7e5 47 B01 Scandinavian Defense: Kloosterboer Gambit
      c6c7 50
       d8c7 100
        b1c3 100
         b8c6 100
      d2d4 50
       e5d4 100
        c6c7 100
         d8c7 100
       g8f6 B01 Scandinavian Defense: Kádas Gambit
        d4e5 100
         d8d1 100
      d2d3
       b8c6 100 C20 King's Pawn Game: Weber Gambit
        g1f3 100
         g8f6 100
    c2c4 4
     g8f6 60 B01 Scandinavian Defense: Panov Transfer
      b1c3 100
       c6d5 100
        d2d4 100 B13 Caro-Kann Defense: Panov Attack
         b8c6 67 B13 Caro-Kann Defense: Panov Attack, Modern Defense
          g1f3 100
           c8g4 100 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Mieses Line
          c1g5
           d5c4
            d4d5
             c6a5 B13 Caro-Kann Defense: Panov-Botvinnik, Herzog Defense
           d8a5 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Czerniak Line
           d8b6 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Reifir-Spielmann Line
           e7e6 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Carlsbad Line
         e7e6 23 B14 Caro-Kann Defense: Panov Attack
          g1f3 100
           f8b4 100 B14 Caro-Kann Defense: Panov Attack, Main Line
         g7g6 10 B14 Caro-Kann Defense: Panov Attack, Fianchetto Defense
          c4d5 100
           f8g7 100 B14 Caro-Kann Defense: Panov Attack, Fianchetto Defense, Fianchetto Gambit
     c6d5 40
      d2d4 100 B13 Caro-Kann Defense: Panov Attack
       g8f6 100
        g1f3 60
         c8e6 100
        b1c3 40
        c4c5 B13 Caro-Kann Defense: Panov Attack, Gunderam Attack
         b8c6 100
     d8d5 B10 Caro-Kann Defense: Accelerated Panov Attack, Pseudo-Scandinavian
      c4d5 100
       c6d5 100
        g1f3 100
         b8c6 100
   g8f6 10 B01 Scandinavian Defense: Modern Variation
    d2d4 100 B01 Scandinavian Defense: Modern Variation
     c8f5 46
      c2c4 100
       c7c6 100
        d5c6 100
         b8c6 100
     f6d5 36 B01 Scandinavian Defense: Marshall Variation
      c2c4 100
       d5f6 86
        g1f3 100
         c7c5 100
       d5b4 14 B01 Scandinavian Defense: Kiel Variation
        a2a3 100
         b4c6 100
     g7g6 18 B01 Scandinavian Defense: Richter Variation
      g1f3 72
       f8g7 88
        c2c4 100
         e8g8 100
       f6d5 12 B01 Scandinavian Defense: Richter Variation
        c2c4 100
         d5b4 100
      c2c4 28
       f8g7 100
        b1c3 100
         e8g8 100
       b7b5 B01 Scandinavian Defense: Modern Variation, Wing Gambit
        b1c3 100
         b5c4 100
     c8g4 B01 Scandinavian Defense: Portuguese Gambit
      f1e2 59 B01 Scandinavian Defense: Portuguese Gambit, Wuss Variation
       g4e2 100
        g1e2 100
         c7c6 100
      f2f3 25
       g4f5 100
        g2g4 85 B01 Scandinavian Defense: Portuguese Gambit, Correspondence Refutation
         f5g6 100
        f1b5 15
         c7c6 72
         b8d7 28
          c2c4 100 B01 Scandinavian Defense: Portuguese Gambit, Jadoul Variation
      g1f3 17 B01 Scandinavian Defense: Portuguese Gambit, Classical Variation
       g4f3 100
        d1f3 100
         d8d5 100
       f6d5 B01 Scandinavian Defense: Modern Variation, Gipslis Variation
        c2c4 100
         d5f6 100
        b1c3
         e7e6 100
         d5f6 B01 Scandinavian Defense: Valencian Variation, Main Line
      b1c3
       g4d1 100
        c3d1 100
         f6d5 100
       g4f5
        f1c4 53
         a7a6 100
        f1b5 47
         c7c6 100
         b8d7
          f2f3 B01 Scandinavian Defense: Portuguese Gambit, Melbourne Shuffle Variation
      c2c4
       g4d1 100
        e1d1 100
         c7c6 100
       g4f5
        b1c3 100
         c7c6 100
        f2f3 B01 Scandinavian Defense: Portuguese Gambit, Banker Variation
         c7c6 100
      f1b5
       c7c6 100 B01 Scandinavian Defense: Portuguese Gambit, Elbow Variation
        b5e2 100
         g4e2 100
      f1d3
       g4d1 100
        e1d1 100
         c7c6 100
       b8d7
        g1f3 100
         f6d5 100
        d3e2 B01 Scandinavian Defense: Portuguese Gambit, Lusophobe Variation
         h7h5 100
    c2c4
     e7e6 71 B01 Scandinavian Defense: Icelandic-Palme Gambit
      d5e6 100
       b8c6 100
        g1f3 100
         f8c5 100
     c7c6 29
   e7e6 3
    d5e6 100
     c8e6 100 B01 Scandinavian Defense: Boehnke Gambit
      g1e2 100
       b8c6 100
        e2f4 100
         e6f5 100
   d8d5 B01 Scandinavian Defense: Mieses-Kotroc Variation
    b1c3 100
     d5a5 48 B01 Scandinavian Defense: Main Line
      d2d4 100
       g8f6 73 B01 Scandinavian Defense: Main Line, Mieses Variation
        g1f3 100
         c8f5 83 B01 Scandinavian Defense: Classical Variation
          g2g4
           c7c6
            f3e5 B01 Scandinavian Defense: Grünfeld Variation
         f6e4 10
         c8g4 7
          h2h3 B01 Scandinavian Defense: Lasker Variation
       e7e6 15
        g1f3 100
         f8d6 100
       e7e5 13 B01 Scandinavian Defense: Anderssen Counterattack
        g1f3 100 B01 Scandinavian Defense: Anderssen Counterattack, Goteborg System
         e5d4 58
         c8g4 42 B01 Scandinavian Defense: Anderssen Counterattack, Collijn Variation
         b8c6
          c1d2
           f8b4
            d4e5 100 B01 Scandinavian Defense: Anderssen Counterattack, Orthodox Attack
      b2b4 B01 Scandinavian Defense: Main Line, Leonhardt Gambit
       a5b4 100
        a1b1 100
         b4d6 100
     d5d8 32 B01 Scandinavian Defense: Valencian Variation
      d2d4 100
       e7e6 100
     d5d6 20 B01 Scandinavian Defense: Gubinsky-Melts Defense
      d2d4 60
       c7c6 95 B01 Scandinavian Defense: Schiller-Pytel Variation
        g1f3 100
         c8f5 100
        c1f4
         d6f4 100
         d6b4
          f1c4
           c8f5
            g1e2
             g8f6 B01 Scandinavian Defense: Schiller-Pytel Variation, Modern Variation
       b8c6 5
        c3b5 100
         d6d8 100
      g1f3 40
       a7a6 60
        d2d4 100
         g8f6 100 B01 Scandinavian Defense: Bronstein Variation
       b8c6 40
        d2d4 100
         g8f6 100
    c2c3
     b8c6 75
      d2d4 100
       e7e5 100
     c7c5 25 B22 Sicilian Defense: Alapin Variation, Barmen Defense
      g1f3 85
       b8c6 100
        f1e2 100
         c8f5 100
       c8g4
        d2d4 52
         c5d4 100
          c3d4 100
           b8c6 B22 Sicilian Defense: Alapin Variation, Barmen Defense, Central Exchange
            b1c3 100
             g4f3 100
              d1f3
               d5f3 100
                g2f3 100
                 c6d4 100 B22 Sicilian Defense: Alapin Variation, Barmen Defense, Endgame Variation
         g8f6 B22 Sicilian Defense: Alapin Variation, Barmen Defense, Modern Line
        f1e2 48
         b8c6 100
       e7e6
        f1e2 70
         f8d6 100
        d2d4 30
         g8f6 100 B22 Sicilian Defense: Delayed Alapin Variation
      d2d3 15
       b8c6 100
        c1e3 100
         e7e5 100
  b2b3 B01 Scandinavian Defense
   d5e4 100
    b1c3 100
     g8f6 100
      d2d3 100
       e7e5 100
        c1b2 100
         f8d6 100
  b2b4 B01 Scandinavian Defense: Zilbermints Gambit
   d5e4 100
    b1c3 100
     g8f6 100
      d1e2 100
       c8f5 100
        e2b5 100
         b8c6 100
 c7c5 13 B20 Sicilian Defense
  g1f3 90 B27 Sicilian Defense
   b8c6 65 B30 Sicilian Defense: Old Sicilian
    f1b5 49 B30 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack
     g7g6 59 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation
      e1g1 100
       f8g7 100
        c2c3 89
         e7e5 58
          d2d4 100 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Gufeld Gambit
         g8f6 42
          d1a4 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Totsky Attack
          d2d4 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Lutikov Gambit
        b5c4 11
         a7a6 100
       e7e5
        b5c6 89
         d7c6 100
        c2c3 11
         f8g7 100
        f1e1
         f8g7 86
          b2b4 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Gurgenidze Variation
         d7d6 14
     g8f6 41
      d2d3 100
       d7d5 100
        e4d5 100
         f6d5 100
     c6a5
      d2d4 100
       c5d4 100
        e1g1 100
         d8b6 100
      b2b4 B30 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, San Francisco Gambit
       d8b6 100
        b4a5 100
         b6b5 100
     c6b8 B30 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Brooklyn Retreat Defense
      e1g1 100
       a7a6 100
        b5e2 100
         d7d6 100
    d2d4 35 B32 Sicilian Defense: Open
     c5d4 100 B32 Sicilian Defense: Open
      f3d4 100 B32 Sicilian Defense: Open
       g8f6 59 B33 Sicilian Defense: Open
        b1c3 100
         e7e5 100 B33 Sicilian Defense: Lasker-Pelikan Variation
          d4b3 55 B33 Sicilian Defense: Lasker-Pelikan Variation, Schlechter Variation
          d4f3 30 B33 Sicilian Defense: Lasker-Pelikan Variation, Retreat Variation
          d4c6 15 B33 Sicilian Defense: Lasker-Pelikan Variation, Exchange Variation
         d7d6 B56 Sicilian Defense: Classical Variation
          c1g5 B60 Sicilian Defense: Richter-Rauzer Variation
           c8d7 100 B60 Sicilian Defense: Richter-Rauzer Variation, Modern Variation
            d1d2 B61 Sicilian Defense: Richter-Rauzer Variation, Modern Variation
           a7a6
            d4b5
             e7e5
              b5a3 100
               b7b5 100 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation
                c3d5 85 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Chelyabinsk Variation
                g5f6 15
                 g7f6 100
                  c3d5 100
                   f6f5 89 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation
                   f8g7 11 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Novosibirsk Variation
                  f1b5
                   f6f5
                    c3d5 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Peresypkin's Sacrifice
               c8e6 B33 Sicilian Defense: Lasker-Pelikan Variation, Bird Variation
           g7g6 B60 Sicilian Defense: Richter-Rauzer Variation, Dragon Variation
          d4e2 B56 Sicilian Defense: Spielmann Variation
          f1c4 B57 Sicilian Defense: Classical Variation, Sozin Attack
           d8b6 B57 Sicilian Defense: Classical Variation, Anti-Sozin Variation
           g7g6
            d4c6 100
             b7c6 100
              e4e5 100 B57 Sicilian Defense: Magnus Smith Trap
          f1d3 B56 Sicilian Defense: Yates Variation
          f1e2 B58 Sicilian Defense: Classical Variation
           e7e5 80 B58 Sicilian Defense: Boleslavsky Variation
            d4c6 94 B58 Sicilian Defense: Boleslavsky Variation, Louma Variation
            d4b3 6 B59 Sicilian Defense: Boleslavsky Variation
           c6d4 20
            d1d4 100
             g7g6 100 B58 Sicilian Defense: Classical Variation, Dragon Transfer
          g2g3 B56 Sicilian Defense: Classical Variation, Fianchetto Variation
       e7e5 21 B32 Sicilian Defense: Löwenthal Variation
        d4c6 85
         b7c6 100
        d4b5 15
         d7d6 76 B32 Sicilian Defense: Kalashnikov Variation
         a7a6 24
        c2c4
         c6d4 100
         a7a6 B32 Sicilian Defense: O'Kelly Variation, Maróczy Bind, Geller Line
       e7e6 20 B44 Sicilian Defense: Taimanov Variation
        b1c3 100 B45 Sicilian Defense: Taimanov Variation
         g8f6 100 B45 Sicilian Defense: Four Knights Variation
          f1c4 66
           d7d6 100 B88 Sicilian Defense: Sozin Attack, Leonhardt Variation
            c1e3 B89 Sicilian Defense: Sozin Attack, Main Line
             f8e7 100
              f2f4 100
               e8g8 100
                c4b3 B88 Sicilian Defense: Sozin Attack, Fischer Variation
                 c6a5
                  e1g1 100
                   b7b6 100 B89 Sicilian Defense: Sozin Attack, Main Line, Sherbakov Variation
              d1e2 B89 Sicilian Defense: Velimirovic Attack
          f1e2 34
           d7d6 100 B83 Sicilian Defense: Scheveningen Variation, Modern Variation
            c1e3
             f8e7 100
              e1g1 100
               e8g8 100
                f2f4 100 B83 Sicilian Defense: Scheveningen Variation, Modern Variation
                 c8d7 100
                  d4b3 B83 Sicilian Defense: Scheveningen Variation, Modern Variation
          c1g5
           d7d6 B62 Sicilian Defense: Richter-Rauzer Variation
            f1b5 100 B62 Sicilian Defense: Richter-Rauzer Variation, Vitolins Variation
            d1d2 B63 Sicilian Defense: Richter-Rauzer Variation, Traditional Variation
             a7a6 B66 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation, Early Deviations
              e1c1 100
               c8d7 100 B67 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation
                f2f4 100
                 f8e7 100 B68 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation
                  d4f3 100
                   b7b5 100
                    g5f6 100 B69 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation, Nyezhmetdinov Attack
             d8b6 B63 Sicilian Defense: Richter-Rauzer Variation, Ivanov Variation
             f8e7 B63 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
              e1c1
               e8g8 66
                f2f4 100 B64 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
                 e6e5 73 B64 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
                 c6d4 27 B65 Sicilian Defense: Richter-Rauzer Variation, Rauzer Attack
                  d2d4 100 B65 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
               c6d4 34
                d2d4 100
                 a7a6
                  f2f4 100
                   b7b5 B63 Sicilian Defense: Richter-Rauzer Variation, Classical Variation, Kantscher Line
            d1d3 B62 Sicilian Defense: Richter-Rauzer Variation
            d4b3 B62 Sicilian Defense: Richter-Rauzer Variation, Podebrady Variation
            f2f4
             a7a6 100 B96 Sicilian Defense: Najdorf Variation, Neo-Classical Defense
          d4b5
           d7d6 100 B45 Sicilian Defense: Four Knights Variation, Sveshnikov Transfer
           f8c5 B45 Sicilian Defense: Four Knights Variation, Cobra Variation
          d4c6 B45 Sicilian Defense: Four Knights Variation, Exchange Variation
           d7d6
            c1g5 B62 Sicilian Defense: Richter-Rauzer Variation, Exchange Variation
          d4f5
           f8b4
            f5d6 B45 Sicilian Defense: Four Knights Variation, American Attack
         a7a6 B46 Sicilian Defense: Taimanov Variation
         d8c7 B47 Sicilian Defense: Taimanov Variation, Bastrikov Variation
          c1e3 100 B48 Sicilian Defense: Taimanov Variation, Bastrikov Variation, English Attack
           a7a6 100
            f1e2 100 B49 Sicilian Defense: Taimanov Variation, Bastrikov Variation
            d4b5
             c7b8
              e3b6 100 B47 Sicilian Defense: Taimanov Variation, Bastrikov Variation, Ponomariov Gambit
        d4b5 B44 Sicilian Defense: Taimanov Variation, Szén Variation
         d7d6 100
          c2c4 100
           g8f6 100
            b1c3 100
             a7a6 100
              b5a3 100
               d6d5 B44 Sicilian Defense: Taimanov Variation, Gary Gambit
       d7d5 B32 Sicilian Defense: Nimzo-American Variation
        f1b5 100
         c8d7 100
       d8b6 B32 Sicilian Defense: Godiva Variation
        d4c6 100
         b7c6 100
       d8c7 B32 Sicilian Defense: Flohr Variation
        b1c3 100
         g8f6 100
       g7g6 B32 Sicilian Defense: Accelerated Dragon
        b1c3 100 B34 Sicilian Defense: Accelerated Dragon, Modern Variation
         f8g7 77
          c1e3 100
           g8f6 100
            f1c4 100 B35 Sicilian Defense: Accelerated Dragon, Modern Bc4 Variation
         d7d6 23
        c2c4 B36 Sicilian Defense: Accelerated Dragon, Maróczy Bind
         f8g7 67 B37 Sicilian Defense: Accelerated Dragon, Maróczy Bind
          c1e3 100 B38 Sicilian Defense: Accelerated Dragon, Maróczy Bind
           g8h6
            b1c3 100
             h6g4 100 B39 Sicilian Defense: Accelerated Dragon, Maróczy Bind, Breyer Variation
          f1e2
           d7d6
            d4c2
             g8h6 B37 Sicilian Defense: Accelerated Dragon, Simagin Variation
         g8f6 22
         c6d4 11
          b1c3
           d7d6
            d1d4 100
             g8f6 100 B36 Sicilian Defense: Accelerated Dragon, Maróczy Bind, Gurgenidze Variation
        d4c6 B34 Sicilian Defense: Accelerated Dragon, Exchange Variation
         b7c6 100
     e7e6 B32 Sicilian Defense: Franco-Sicilian Variation
      d4d5 100
       e6d5 100
        e4d5 100
         c6d4 100
      c2c3
       d7d5 100
        b1d2 100
       g8f6
        e4e5 100
         f6d5 95 B40 Sicilian Defense: Alapin Variation, Sherzer Variation
         f6e4 5
    f1e2 16
     g8f6 100
      b1c3 100
       d7d5 100
        e4d5 100
         f6d5 100
    b2b4 B30 Sicilian Defense: Portsmouth Gambit
     c6b4 100
      b1c3 100
       d7d6 100
        f1c4 100
         a7a6 100
   e7e6 12 B40 Sicilian Defense: French Variation
    d2d4 69
     c5d4 100 B40 Sicilian Defense: French Variation, Open
      f3d4 94
       g8f6 73 B40 Sicilian Defense: French Variation, Normal
        b1c3 100
         f8b4 62 B40 Sicilian Defense: Pin Variation
          f1d3 87
           e6e5 100 B40 Sicilian Defense: Pin Variation, Jaffe Variation
          e4e5 13 B40 Sicilian Defense: Pin Variation, Koch Variation
         h7h5 38
         d8b6 B40 Sicilian Defense: Gaw-Paw Variation
       b8c6 16
       f8c5 7 B40 Sicilian Defense: Paulsen-Basman Defense
        c1e3 100
         g8f6 100
       d8b6 5 B40 Sicilian Defense: Kveinis Variation
        b1c3 100
         b8c6 100
       a7a6 B41 Sicilian Defense: Kan Variation
        f1d3 100 B42 Sicilian Defense: Kan Variation, Modern Variation
         f8c5 62 B42 Sicilian Defense: Kan Variation, Polugaevsky Variation
         e6e5 20
         g7g6 18 B42 Sicilian Defense: Kan Variation, Swiss Cheese Variation
          e1g1 100
           d7d6 100
            c2c4 100
             g8f6 100 B42 Sicilian Defense: Kan Variation, Gipslis Variation
        b1c3 B43 Sicilian Defense: Kan Variation, Knight Variation
         b7b5 91 B43 Sicilian Defense: Kan Variation, Wing Attack
          f1d3 100
           d8b6
            d4f3 100 B43 Sicilian Defense: Kan Variation, Wing Attack, Spraggett Attack
          c1e3
           d8b6
            d1g4
             f8c5
              f1d3 B43 Sicilian Defense: Kan Variation, Wing Attack, Christiansen's Dream
          g2g3 B40 Sicilian Defense: Kan Variation, Wing Attack, Fianchetto Variation
         g8e7 9
        c2c4 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Réti Variation
         b8c6 66
          b1c3 100
           f8b4
            f1d3
             g8f6 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Bronstein Variation
              d3c2 100 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Bronstein Variation
         f8c5 34
         g7g6 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Hedgehog Variation
      c2c3 6 B40 Sicilian Defense: Smith-Morra Gambit Deferred
       b8c6 100
        f1d3 100
         d7d5 100
    f1e2 31
     b8c6 100
      e1g1 100
       g8f6 100
        d2d3 100
         d7d5 100
    b2b3 B40 Sicilian Defense: French Variation, Westerinen Attack
     d7d5 100
      b1c3 100
       b8c6 100
        c1b2 100
         d5d4 100
    b2b4 B40 Sicilian Defense: Wing Gambit Deferred
     c5b4 83
      c1b2 100
       g8f6 100
        f1d3 100
         d7d5 100
     d7d5 17
      e4d5 88
       c5b4 100
        f1b5 100
         c8d7 100
      e4e5 12 C00 French Defense: Wing Gambit
       c5b4 100
        d2d4 100
         b8c6 100
    c2c3 B40 Sicilian Defense: Delayed Alapin Variation, with e6
     b8c6 100
      d2d4 100
    c2c4 B40 Sicilian Defense: Kramnik Variation
     b8c6 100
      d2d3 100
       d7d6 100
        b1c3 100
         g8f6 100
   d7d6 8 B50 Sicilian Defense: Modern Variations
    f1c4 100
     e7e6 100
      e1g1 100
       g8f6 100
        b1c3 100
         b8c6 100
    b2b4 B50 Sicilian Defense: Wing Gambit, Deferred Variation
     g8f6 100
      d2d3 100
       c5b4 100
        a2a3 100
         b4a3 100
    c2c3 B50 Sicilian Defense: Delayed Alapin Variation, with d6
     g8f6 100
      d2d3 100
       b8c6 100
        f1e2 100
         h7h5 100
    d2d4 B50 Sicilian Defense
     c5d4 87 B50 Sicilian Defense
      c2c3 100 B50 Sicilian Defense: Modern Variations, Tartakower
       b8c6 76
        c3d4 100
         f7f5 100
        f1e2
         g8f6 100
          c3d4 100
           f6e4 100 B50 Sicilian Defense: Delayed Alapin Variation, Basman-Palatnik Gambit
            b1c3 100
             e4c3 100
              b2c3 100
               d8a5 100
                d4d5 100 B50 Sicilian Defense: Delayed Alapin Variation, Basman-Palatnik Double Gambit
       g8f6 24
        f1d3 100
         d4c3 100
      d1d4 B53 Sicilian Defense: Chekhover Variation
       b8c6 100
        d4d1 90
         e7e5 100
        f1b5 10
         e7e5 100
         d8d7 B53 Sicilian Defense: Chekhover Variation, Zaitsev Defense
      f3d4
       g8f6 86 B54 Sicilian Defense: Modern Variations, Main Line
        b1c3 61
         e7e5 73
          f1b5 100 B56 Sicilian Defense: Venice Attack
         a7a6 21 B90 Sicilian Defense: Najdorf Variation
          f1e2 88 B92 Sicilian Defense: Najdorf Variation, Opocensky Variation
           e7e5 100
            c1e3
             c8e6
              d4b3 B92 Sicilian Defense: Najdorf Variation, Opocensky Variation
            e1g1
             c8e6
              d4b3
               f8e7 100 B92 Sicilian Defense: Najdorf Variation, Opocensky Variation, Modern Line
             f8e7
              d4b3 100
               e8g8 100 B92 Sicilian Defense: Najdorf Variation, Opocensky Variation, Traditional Line
          f2f4 8 B93 Sicilian Defense: Najdorf Variation, Amsterdam Variation
          h2h3 4 B90 Sicilian Defense: Najdorf Variation, Adams Attack
          c1e3 B90 Sicilian Defense: Najdorf Variation, English Attack
           e7e6
            d1d2 B80 Sicilian Defense: Scheveningen Variation, English Attack, with Qd2
            f2f3 B90 Sicilian Defense: Scheveningen Variation, English Attack, with f3
           f6g4 B90 Sicilian Defense: Najdorf Variation, English Attack, Anti-English
          c1g5 B94 Sicilian Defense: Najdorf Variation
           e7e6 B95 Sicilian Defense: Najdorf Variation
            f2f4 B96 Sicilian Defense: Najdorf Variation
             d8b6 68 B97 Sicilian Defense: Najdorf Variation, Poisoned Pawn Variation
              a1b1 100
               b6b2
                d1d2
                 b2a3 100 B97 Sicilian Defense: Najdorf Variation, Poisoned Pawn Accepted
             b7b5 32 B96 Sicilian Defense: Najdorf Variation, Polugaevsky Variation
              d1e2 100
               d8c7
                e4e5
                 d6e5 100
                  f4e5 100 B96 Sicilian Defense: Najdorf Variation, Polugaevsky Variation, Simagin Line
             f8e7 B98 Sicilian Defense: Najdorf Variation
              d1f3
               d8c7 50 B98 Sicilian Defense: Najdorf Variation, Traditional Line
                e1c1 100
                 b8d7 100 B99 Sicilian Defense: Najdorf Variation, Main Line
                g5h4
                 h7h6 B98 Sicilian Defense: Najdorf Variation, Browne Variation
               h7h6 50
                g5h4 100
                 g7g5 100 B98 Sicilian Defense: Najdorf Variation, Goteborg Variation
          g2g3 B91 Sicilian Defense: Najdorf Variation, Zagreb Variation
          g2g4 B90 Sicilian Defense: Najdorf Variation, Dekker Gambit
          h1g1 B90 Sicilian Defense: Najdorf Variation, Freak Attack
         c8d7 6 B56 Sicilian Defense: Kupreichik Variation
         e7e6 B80 Sicilian Defense: Scheveningen Variation
          f1e2 67 B83 Sicilian Defense: Scheveningen Variation, Classical Variation
           a7a6 100 B84 Sicilian Defense: Scheveningen Variation, Classical Variation
            e1g1 100
             b8d7 70 B84 Sicilian Defense: Najdorf Variation, Scheveningen Variation
             d8c7 30 B84 Sicilian Defense: Scheveningen Variation, Classical Variation
              f2f4 100
               b8c6 100 B85 Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
                c1e3 85 B85 Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
                 f8e7 100
                  d1e1
                   e8g8 100 B85 Sicilian Defense: Scheveningen Variation, Classical Main Line
                g1h1 15
                 f8e7 100
                  a2a4 B85 Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
          f1c4 26 B86 Sicilian Defense: Sozin Attack
           a7a6 100
            c4b3 100
             b7b5 100 B87 Sicilian Defense: Sozin Attack, Flank Variation
          f1b5 4 B80 Sicilian Defense: Scheveningen Variation, Vitolins Variation
          g2g4 3 B81 Sicilian Defense: Scheveningen Variation, Keres Attack
           a7a6 100
            c1e3 B90 Sicilian Defense: Scheveningen Variation, Delayed Keres Attack
             e6e5 100
              d4f5 100
               g7g6 100
                g4g5 100 B90 Sicilian Defense: Scheveningen Variation, Delayed Keres Attack, Perenyi Gambit
          f2f4 B82 Sicilian Defense: Scheveningen Variation, Matanovic Attack
           b8c6
            c1e3
             f8e7 100
              d1f3 100 B82 Sicilian Defense: Scheveningen Variation, Tal Variation
          g2g3 B80 Sicilian Defense: Scheveningen Variation, Fianchetto Variation
        f1c4 34 B54 Sicilian Defense: Modern Variations, Ginsberg Gambit
         a7a6 66
          b1c3 100 B90 Sicilian Defense: Najdorf Variation, Lipnitsky Attack
         e7e5 34
        f2f3 5 B54 Sicilian Defense: Prins Variation
         e7e5 100
          f1b5 100 B55 Sicilian Defense: Prins Variation, Venice Attack
       e7e5 14
        d4f3 100
         g8f6 100
       g7g6 B54 Sicilian Defense: Dragon Variation, Accelerated Dragon
        f1c4 56
         g8f6 100
        b1c3 44
         g8f6 98 B70 Sicilian Defense: Dragon Variation
          f1e2 45 B70 Sicilian Defense: Dragon Variation, Classical Variation
           f8g7 100
            c1e3 100 B72 Sicilian Defense: Dragon Variation, Classical Variation
             b8c6 100 B72 Sicilian Defense: Dragon Variation, Classical Variation
              e1g1 100 B73 Sicilian Defense: Dragon Variation, Classical Variation
               e8g8 100
                d1d2 100 B73 Sicilian Defense: Dragon Variation, Classical Variation, Battery Variation
                d4b3 B74 Sicilian Defense: Dragon Variation, Classical Variation, Normal Line
                 c8e6 70
                  f2f4 100
                   d8c8 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Tartakower Line
                 a7a5 30 B74 Sicilian Defense: Dragon Variation, Classical Variation, Alekhine Line
                 c6a5
                  f2f4
                   c8e6 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Maróczy Line
                    e2d3
                     e6c4
                      f4f5 B74 Sicilian Defense: Dragon Variation, Classical Variation, Spielmann Variation
                       c4d3 100
                        c2d3 100
                         d6d5 B74 Sicilian Defense: Dragon Variation, Classical Variation, Bernard Defense
                        g2g4
                         d3e2
                          b3a5
                           d8a5
                            d1e2 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Stockholm Attack
               d8b6
                f2f4
                 e8g8
                  e4e5 B73 Sicilian Defense: Dragon Variation, Classical Variation, Zollner Gambit
              d1d2 B72 Sicilian Defense: Dragon Variation, Classical Variation, Amsterdam Variation
               e8g8 100
                e1c1 100 B72 Sicilian Defense: Dragon Variation, Classical Variation, Grigoriev Variation
              d4b3 B72 Sicilian Defense: Dragon Variation, Classical Variation
          c1e3 41 B72 Sicilian Defense: Dragon Variation
           b8c6 100
            f1c4 100
             f8g7 100 B35 Sicilian Defense: Dragon Variation, Modern Bc4 Variation
           f8g7
            f2f3 100 B75 Sicilian Defense: Dragon Variation, Yugoslav Attack, Early Deviations
             e8g8 70 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack
              d1d2
               b8c6 100 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack
                e1c1 66 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack, Modern Line
                g2g4 34 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack, Panov Variation
                f1c4 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Main Line
                 c6d4 79
                  e3d4 100
                   c8e6 100 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Czerniak Variation
                 f6d7 21 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Sosonko Variation
                 a7a5 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Byrne Variation
                 c8d7 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack
                  e1c1 B78 Sicilian Defense: Dragon Variation, Yugoslav Attack
                   a8c8 B78 Sicilian Defense: Dragon Variation, Yugoslav Attack, Old Line
                   d8a5
                    h2h4
                     f8c8 100
                      c4b3 100 B79 Sicilian Defense: Dragon Variation, Yugoslav Attack
                       h7h5 B79 Sicilian Defense: Dragon Variation, Yugoslav Attack, Soltis Variation
             b8c6 30 B75 Sicilian Defense: Dragon Variation, Yugoslav Attack, Belezky Line
          f2f4 14 B71 Sicilian Defense: Dragon Variation, Levenfish Variation
           b8d7 100 B71 Sicilian Defense: Dragon Variation, Levenfish Variation, Main Line
          g2g3 B70 Sicilian Defense: Dragon Variation, Fianchetto Variation
         e7e5 2
     g8f6 13 B50 Sicilian Defense: Modern Variations, Anti-Qxd4 Move Order
      d4c5 75
       f6e4 100 B50 Sicilian Defense: Modern Variations, Anti-Qxd4 Move Order Accepted
        c5d6 100
         d8b6 100
      b1c3 25
       c5d4 100
        f3d4 100
    f1b5 B51 Sicilian Defense: Moscow Variation
     c8d7 63 B52 Sicilian Defense: Moscow Variation, Main Line
      b5d7 100
       b8d7 89
        e1g1 100
         g8f6 100
       d8d7 11
        e1g1 43
         b8c6 100
          c2c3
           g8f6 100
            d2d4 100 B52 Sicilian Defense: Moscow Variation, Haag Gambit
        c2c4 33 B52 Sicilian Defense: Moscow Variation, Sokolsky Variation
         b8c6 100
        d2d3 25
         b8c6 100
      d1e2
       b8c6 79
        e1g1 100
         g8f6 100
       g7g6 21
        e1g1 100
         f8g7 56
         b8c6 44
          e4e5 100 B51 Sicilian Defense: Moscow Variation, Dorfman Gambit
     b8c6 37
      d2d3 100
       g8f6 100
        e1g1 100
         e7e5 100
    f1d3 B50 Sicilian Defense: Kopec System
     b8c6 100
      b1c3 100
       h7h5 100
        d3c4 100
         g8f6 100
    g2g3
     b8c6 100
      d2d3 100
       e7e5 100
        f1g2 100
         g8f6 100
     b7b5 B50 Sicilian Defense: Kotov Gambit
      f1b5 100
       c8d7 100
        b5c4 100
         b8c6 100
   a7a6 6 B28 Sicilian Defense: O'Kelly Variation
    b1c3 48 B28 Sicilian Defense: O'Kelly Variation, Yerevan System
     b8c6 100
      f1e2 100
       e7e6 100
        e1g1 100
         b7b5 100
    f1e2 26 B28 Sicilian Defense: O'Kelly Variation, Aronin System
     d7d6 100
      e1g1 100
       e7e5 100
        d2d3 100
         b8c6 100
    d2d3 16 B28 Sicilian Defense: O'Kelly Variation, Quiet System
     b8c6 100
      f1e2 100
       d7d6 100
        e1g1 100
         g8f6 100
    d2d4 9 B28 Sicilian Defense: O'Kelly Variation, Normal System
     c5d4 73
      f1c4 65 B28 Sicilian Defense: O'Kelly Variation, Normal System, Cortlever Gambit
       e7e5 100
        c2c3 100
         d8c7 100
      f3d4 12
       e7e5 100 B28 Sicilian Defense: O'Kelly Variation, Normal System, Taimanov Line
        d4f3 100
         b8c6 100
      c2c3 10 B28 Sicilian Defense: O'Kelly Variation, Normal System, Smith-Morra Line
       b8c6 100
        f1d3 100
         d7d5 100
      d1d4 8 B28 Sicilian Defense: O'Kelly Variation, Normal System, Zagorovsky Line
       b8c6 100
        d4d1 100
         e7e6 100
      h2h4 5
       d7d6 100
        f3d4 100
         e7e5 100
     e7e6 27 B40 Sicilian Defense: Drazic Variation
      b1c3 100
       c5d4 100
        f3d4 100
    b2b3 B28 Sicilian Defense: O'Kelly Variation, Kieseritzky System
     b8c6 100
      f1d3 100
       d7d6 100
        e1g1 100
         g8f6 100
    b2b4 B28 Sicilian Defense: O'Kelly Variation, Wing Gambit
     c5b4 100
      d2d4 100
       d7d5 100
        e4d5 100
         g8f6 100
    c2c3 B28 Sicilian Defense: O'Kelly Variation, Venice System
     b8c6 59
      d2d4 100
       d7d5 100
        e4d5 100
         d8d5 100
     d7d5 24
      e4d5 100
       g8f6 68 B28 Sicilian Defense: O'Kelly Variation, Venice System, Gambit Line
        f1e2 100
         d8d5 100
       d8d5 32
        f1e2 100
         g8f6 100
     b7b5 10 B28 Sicilian Defense: O'Kelly Variation, Venice System, Ljubojevic Line
      d2d4 100
       e7e6 100
        c1f4 100
         c8b7 100
     g8f6 7 B28 Sicilian Defense: O'Kelly Variation, Venice System, Barcza Line
      e4e5 100
       f6d5 100
        d2d4 100
         c5d4 100
     d7d6 B28 Sicilian Defense: O'Kelly Variation, Venice System, Steiner Line
      d2d4 100
       g8f6 100
        f1d3 100
         b8d7 100
    c2c4 B28 Sicilian Defense: O'Kelly Variation, Maróczy Bind
     d7d6 44 B28 Sicilian Defense: O'Kelly Variation, Maróczy Bind, Robatsch Line
      d2d3 100
       b8c6 100
        f1e2 100
         e7e5 100
     b8c6 43
      d2d3 100
       d7d6 100
     e7e6 13 B28 Sicilian Defense: O'Kelly Variation, Maróczy Bind, Paulsen Line
      f1e2 100
       h7h5 100
        d2d3 100
         b8c6 100
    g2g3 B28 Sicilian Defense: O'Kelly Variation, Réti System
     b8c6 100
      f1g2 100
       h7h5 100
        d2d3 100
         d7d6 100
   h7h6 4 B27 Sicilian Defense: Bücker Variation
    f1e2 100
     d7d6 100
      d2d4 100
       c5d4 100
        f3d4 100
         e7e5 100
   g8f6 3 B29 Sicilian Defense: Nimzowitsch Variation
    e4e5 91 B29 Sicilian Defense: Nimzowitsch Variation, Advance Variation
     f6d5 100
      b1c3 53
       d5c3 93 B29 Sicilian Defense: Nimzowitsch Variation, Exchange Variation
        d2c3 100
         d7d5 100
       e7e6 7
        c3d5 100
         e6d5 100
          d2d4 100
           b8c6 100 B29 Sicilian Defense: Nimzowitsch Variation, Main Line
      f1c4 47
       d5b6 100
        d2d3 100
         d7d5 100
        c2c3
         b6c4 100
         b8c6
          c4b3 100 B22 Sicilian Defense: Alapin Variation, Stoltz Attack
           c5c4 100
            d1e2
             g7g5
              b3c2 100
               d8c7 100 B22 Sicilian Defense: Alapin Variation, Stoltz Attack, Ivanchuk Line
      b1a3
       b8c6 62
        f1c4 100
         d5b6 100
        c2c3 B22 Sicilian Defense: Heidenfeld Variation
         d7d6 100
       d7d6 38
        f1c4 100
         d5b6 100
    b1c3 9 B29 Sicilian Defense: Nimzowitsch Variation, Closed Variation
     b8c6 100
      f1e2 100
     e7e5
      f3e5 89
       d7d6 100
        f1b5 100
         b8d7 100
      f1c4 11
       b8c6 100
        d2d3 100
         f8e7 100 B30 Sicilian Defense: Closed, Anti-Sveshnikov Variation, with Nf6
     f6d5
      e4d5 100
       h7h5 100
        d2d4 100
         c5d4 100
      e4e5
   b7b6 2 B27 Sicilian Defense: Katalimov Variation
    d2d4 100
     c5d4 100
      f1c4 100
       c8b7 100
        e1g1 100
         e7e6 100
   f7f5 1 B27 Sicilian Defense: Brussels Gambit
    e4f5 71
     d7d5 100
      d2d4 100
       c8f5 100
        f1b5 100
         b8d7 100
     g8h6 B27 Sicilian Defense: Double-Dutch Gambit
      d2d4 100
       h6f5 100
        d4c5 100
         b8c6 100
    d2d3 29
     d7d6 100
      f1e2 100
       g8f6 100
        b1c3 100
         b8c6 100
   b7b5 B27 Sicilian Defense: Polish Gambit
    f1b5 100
     a7a6 100
      b5c4 100
       e7e6 100
        b1c3 100
         g8f6 100
   b8a6 A04 Zukertort Defense: Sicilian Knight Variation
    b1c3 100
     e7e6 100
      f1a6 100
       b7a6 100
        e1g1 100
         c8b7 100
   d8a5 B27 Sicilian Defense: Mongoose Variation
    f1e2 100
     b8c6 100
      e1g1 100
       g8f6 100
        b1c3 100
         e7e5 100
   d8c7 B27 Sicilian Defense: Quinteros Variation
    f1c4 100
     a7a6 100
      e1g1 100
       b8c6 100
        a2a4 100
         e7e6 100
   e7e5 B27 Sicilian Defense: Jalalabad Variation
    f3e5 100
     b8c6 100
      e5c6 100
       b7c6 100
        b1c3 100
         d7d5 100
   g7g6 B27 Sicilian Defense: Hyperaccelerated Dragon
    f1c4 62
     e7e6 100
      e1g1 100
       d7d5 100
        e4d5 100
         e6d5 100
    d2d4 38 B27 Sicilian Defense: Hyperaccelerated Fianchetto
     c5d4 100
      d1d4 100
       g8f6 100
        f1c4 100
         b8c6 100
     f7f5 B27 Sicilian Defense: Frederico Variation
      e4f5 100
       d7d5 100
        f5g6 100
         h7g6 100
     f8g7 B27 Sicilian Defense: Hyperaccelerated Pterodactyl
      d4c5 90
       b8c6 53
        f1d3 100
         g8f6 100
       d8a5 47 B27 Pterodactyl Defense: Western, Rhamphorhynchus
        c2c3 100
         a5c5 100
        b1c3 B27 Pterodactyl Defense: Sicilian, Rhamphorhynchus
         g7c3 83
          b2c3 100 B27 Pterodactyl Defense: Sicilian, Pteranodon
           a5c3 100 B27 Sicilian Defense: Hyperaccelerated Pterodactyl, Exchange Variation
         b8c6 17
      b1c3 10
       c5d4 81
        f3d4 100
         b8c6 100
       d8a5 19 B27 Modern Defense: Pterodactyl Variation
        c1e3 44 B27 Pterodactyl Defense: Sicilian, Anhanguera
         c5d4 100
        d4d5 32 B27 Pterodactyl Defense: Sicilian, Benoni Gambit
         d7d6 100
        f1e2 24
         d7d6 89 B06 Pterodactyl Defense: Sicilian, Quetzalcoatlus
         c5d4 11
        c1d2 B27 Pterodactyl Defense: Sicilian, Unpin
         c5d4 100
        f1c4 B06 Pterodactyl Defense: Sicilian, Siroccopteryx
         c5d4 100
      c1e3
       g8f6 100
        b1c3 100
         f6g4 100
       d8a5 B06 Pterodactyl Defense: Western, Anhanguera
        b1c3 100
      c2c3
       c5d4 100
        c3d4 100
         d7d5 100
       d8a5 B27 Pterodactyl Defense: Western, Pterodactyl
        d4c5 100
      c2c4
       c5d4 100
        f3d4 100
         g8f6 100
       d7d6
        d4c5 100
         d8a5 79 A04 Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation Accepted
         g8f6 21
        f1e2
         c5d4 90
         d8a5 10 B06 Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation Declined
       d8a5 A04 Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation
        b1c3 100
         c5d4 56
         d7d6 44 A42 Pterodactyl Defense
       d8b6 A04 Modern Defense: Semi-Averbakh Variation, Polish Variation
        d4c5 100
         b6c5 100
      f1c4
       c5d4 100
        f3d4 100
         d8a5 100 B06 Pterodactyl Defense: Western, Siroccopteryx
      g2g3
       c5d4 100
        f3d4 100
         g8f6 100
       d8a5 B06 Pterodactyl Defense: Fianchetto, King Pterodactyl
        b1c3 100
         c5d4 100
    c2c4
     b8c6 91
      d2d3 100
       d7d6 100
        f1e2 100
         f8g7 100
     f8h6 9 B27 Sicilian Defense: Acton Extension
      b1c3 100
       b8c6 100
        f1e2 100
         d7d6 100
  b1c3 6 B23 Sicilian Defense: Closed
   b8c6 72 B23 Sicilian Defense: Closed, Traditional
    g1f3 73
     e7e6 100
      f1e2 100
       d7d5 100
        e4d5 100
         e6d5 100
    g1e2 27 B23 Sicilian Defense: Closed, Chameleon Variation
     e7e6 100
      d2d4 100
       d7d5 100
        c1e3 100
         g8f6 100
    f2f4 B23 Sicilian Defense: Grand Prix Attack
     e7e6 100
      g1f3 85
       d7d5 100
        d2d3 100
         h7h5 100
      f1c4 15
       g8e7 100
        c4e2 100
         d7d5 100
       g7g6
        g1f3 100
         g8e7 91
         f8g7 9
          f4f5 B23 Sicilian Defense: Grand Prix Attack, Schofman Variation
    g2g3 B24 Sicilian Defense: Closed, Fianchetto Variation
     g8f6 73
      g1f3 100
       d7d5 100
        e4d5 100
         f6d5 100
     g7g6 27 B24 Sicilian Defense: Closed
      f1g2 79
       f8g7 70 B24 Sicilian Defense: Closed
        d2d3 100
         g8f6 52
         d7d6 48 B25 Sicilian Defense: Closed
          c1e3 41 B26 Sicilian Defense: Closed
          f2f4 41 B25 Sicilian Defense: Closed
           e7e5 B25 Sicilian Defense: Closed, Botvinnik Defense, with f4
            g1h3
             g8e7 100 B25 Sicilian Defense: Closed, Botvinnik Defense, Edge Variation
          g1e2 18
           e7e5 100 B25 Sicilian Defense: Closed, Botvinnik Defense, with Nge2
         c6d4
          c1e3 100
           e7e6 100
            c3e2 100 B24 Sicilian Defense: Closed, Smyslov Variation
       g8f6 30
        d2d3 100
         d7d6 100
      g1f3 21
       g8f6 100
        f1c4 100
         e7e6 100
    g2g4 B23 Sicilian Defense: Closed, Grob Attack
     e7e6 100
      d2d3 100
       d7d5 100
        g1f3 100
         d5d4 100
   e7e6 28 B23 Sicilian Defense: Closed
    g1f3 100
     b8c6 100
    g2g3 B23 Sicilian Defense: Closed
     d7d5 100 B23 Sicilian Defense: Closed, Korchnoi Defense
      e4d5 100
       e6d5 100
        g1f3 100
         d5d4 100
   g7g6
    f1c4 75
     b8c6 100
      g1f3 100
       a7a6 100
        a2a4 100
         e7e6 100
    f2f4 25
     b8c6 100
      f1c4 100
       d7d6 100
        g1f3 100
         g8f6 100
     d8a5
      f1c4 53
       b8c6 100
        g1f3 100
         a7a6 100
      g1f3 47
       b8c6 64
        f1c4 100
       f8g7 36 B06 Pterodactyl Defense: Austrian, Grand Prix Pterodactyl
        f1c4 100
         d7d6 100
  b2b3 1 B20 Sicilian Defense: Snyder Variation
   e7e6 87
    c2c4 100
     b8c6 100
      b1c3 100
       d7d6 100
        c1b2 100
         g8f6 100
   b7b6 13 B20 Sicilian Defense: Snyder Variation, Queen Fianchetto Variation
    b1c3 100
     e7e6 100
      g1f3 100
       b8c6 100
        f1d3 100
         g7g5 100
   d7d5
    e4d5 100
     d8d5 100
      b1c3 100
       d5e6 100
        f1e2 100
         b8c6 100
    c1b2 B20 Sicilian Defense: Euwe Attack, Prins Gambit
     d5e4 100
      f1c4 100
       a7a6 100
        b1c3 100
         g8f6 100
  c2c4 1 B20 Sicilian Defense: Staunton-Cochrane Variation
   d7d6 54
    b1c3 100
     b8c6 55
      d2d3 100
       g8f6 100
        g1f3 100
         e7e5 100
     h7h5 45
      g1f3 100
       b8c6 100
        f1e2 100
         h5h4 100
      g2g3
       b8c6 100 B20 Sicilian Defense: Gloria Variation
        g1f3 100
         g8f6 100
   b8c6 46
    b1c3 100
     d7d6 100
  g1e2 1 B20 Sicilian Defense: Keres Variation
   e7e6 100
    d2d4 100
     d7d5 100
      b1c3 100
       b8c6 100
  g1h3 1 B20 Sicilian Defense: Brick Variation
   d7d5 100
    e4d5 100
     c8h3 100
      g2h3 100
       d8d5 100
        h1g1 100
         b8c6 100
  h2h4 1 B20 Sicilian Defense: Myers Attack, with h4
   b8c6 100
    g1f3 100
     e7e6 100
      b1c3 100
       g8f6 100
        d2d4 100
         d7d5 100
  a2a3 B20 Sicilian Defense: Mengarini Variation
   e7e6 100
    b1c3 100
     b8c6 100
      g1f3 100
       g8f6 100
        f1e2 100
         d7d5 100
  a2a4 B20 Sicilian Defense: Myers Attack, with a4
   e7e6 100
    d2d4 100
     c5d4 100
      g1f3 100
       g8f6 100
        f1d3 100
         d7d5 100
  b1a3 B20 Sicilian Defense: Kronberger Variation
   b8c6 100
    d2d3 100
     g8f6 100
      c2c4 100
       d7d6 100
        g1f3 100
         h7h5 100
    d2d4
     c5d4 100
      f1d3 100
       d7d5 100
        e4d5 100
         d8d5 100
      f1c4 B20 Sicilian Defense: Kronberger Variation, Nemeth Gambit
       g8f6 100
        g1e2 100
         f6e4 100
  b2b4 B20 Sicilian Defense: Wing Gambit
   c5b4 100
    a2a3 92 B20 Sicilian Defense: Wing Gambit, Marshall Variation
     d7d5 100
      e4d5 100
       d8d5 100
        c1b2 62 B20 Sicilian Defense: Wing Gambit, Marienbad Variation
         e7e5 71
          g1f3 100
           d5e6
            c2c4
             b8c6 100 B20 Sicilian Defense: Wing Gambit, Romanian Defense
         b8c6 29
        g1e2 38
         e7e5 100
     b4a3 B20 Sicilian Defense: Wing Gambit, Carlsbad Variation
      c1a3 100
       e7e6 100
        a3f8 100
         e8f8 100
    c1b2 8 B20 Sicilian Defense: Wing Gambit, Abrahams Variation
     d7d5 100
      e4d5 100
       d8d5 100
        g1f3 100
         b8c6 100
    c2c4 B20 Sicilian Defense: Wing Gambit, Santasiere Variation
     e7e5 100
      a2a3 100
       d8h4 100
        d2d3 100
         f8c5 100
  c2c3 B22 Sicilian Defense: Alapin Variation
   e7e6 89
    d2d4 100
     d7d5 100
      e4d5 100
       e6d5 100
        g1f3 100
         c8f5 100
   d7d6 11
    d2d4 100
     g8f6 100
      f1d3 100
       d6d5 100
        e4e5 100
         f6d7 100
    d2d3
     b8c6 100
      f1e2 86
       g8f6 100
        g1f3 100
      f2f4 14 B20 Sicilian Defense: Big Clamp Formation
       e7e5 100
        f1e2 100
         h7h5 100
  d1g4 B20 Sicilian Defense: Amazon Attack
   g8f6 100
    g4e2 100
     d7d6 100
      b1c3 100
       b8c6 100
        g1f3 100
         h7h5 100
  d2d4 B21 Sicilian Defense: Smith-Morra Gambit
   c5d4 98
    g1f3 54 B21 Sicilian Defense: Morphy Gambit
     b8c6 100
    c2c3 46 B21 Sicilian Defense: Smith-Morra Gambit
     d7d5 42 B21 Sicilian Defense: Smith-Morra Gambit Declined, Scandinavian Formation
      e4d5 100
       d8d5 100
        c3d4 100
         e7e5 100
     e7e5 30 B21 Sicilian Defense: Smith-Morra Gambit Declined, Center Formation
      g1f3 100 B21 Sicilian Defense: Morphy Gambit, Andreaschek Gambit
       b8c6 100
        c3d4 100
         e5d4 100
     g8f6 19 B21 Sicilian Defense: Smith-Morra Gambit Declined, Alapin Formation
      e4e5 100
       f6d5 100 B22 Sicilian Defense: Alapin Variation, Smith-Morra Declined
        c3d4 100
         d7d6 100
     d4c3 9 B21 Sicilian Defense: Smith-Morra Gambit Accepted
      b1c3 100
       e7e6 100
        f1e2 100
         b8c6 100
      g1f3 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Danish Variation
       c3b2 100
        c1b2 100
         b8c6 100
       a7a6
        b1c3 100
         e7e6 59 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Kan Formation
          f1c4 100
           d7d6 55
            e1g1 100
             g8f6 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Chicago Defense
            d1e2
             f8e7
              e1g1 100
               g8f6 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Finegold Defense
           b8c6 45 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Paulsen Formation
            d1e2
             b7b5 94
              e1g1
               d7d6 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Sozin Formation
                c4b3 100
                 a8a7 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Chicago Defense
             d8c7 6
              e1g1 100
               f8d6 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Larsen Defense
           g8e7 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Taimanov Formation
         b7b5 41
       d7d6
        b1c3 100
         e7e6 77
          f1c4 100
           b8c6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Scheveningen Formation
         e7e5 23
       e7e6
        b1c3 100
         b8c6 100
          f1c4 100
           f8b4 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Pin Defense
           d8c7 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Siberian Variation
            d1e2
             g8h6
              e1g1 100
               h6g4 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Siberian Variation, Siberian Trap
           f8c5 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Morphy Defense
            e1g1 100
             a7a6 100
              c4b3
               b7b5 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Morphy Defense Deferred
       g7g6
        b1c3 100
         b8c6 62 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Fianchetto Defense
         b7b6 38
     d4d3 B21 Sicilian Defense: Smith-Morra Gambit Declined, Push Variation
      f1d3 100
       e7e5 100
        g1f3 100
         d7d6 100
      c3c4 B21 Sicilian Defense: Smith-Morra Gambit Declined, Dubois Variation
       b8c6 100
        g1f3 100
         g7g5 100
     d8a5 B21 Sicilian Defense: Smith-Morra Gambit Declined, Wing Formation
      g1f3 100
       e7e5 100
        f1e2 100
         g8f6 100
    d1d4
     b8c6 57
      d4d1 100
       e7e5 100
        c1e3 100
         f7f5 100
      f1c4
       c6d4 100
        b1a3 100
         g8f6 100
       g8f6
        d4e3 100
         d7d5 100
        d4d1 B21 Sicilian Defense: Coles Sicilian Gambit
         f6e4 100
     e7e6 43
      b1c3 100
       b8c6 100
        d4d1 100
         g8f6 100
    f2f4 B21 Sicilian Defense: Halasz Gambit
     b8c6 100
      c2c3 100
       d7d5 100
        c3d4 100
         e7e6 100
   d7d5 2
    d4c5 100
     e7e6 100
      e4d5 100
       e6d5 100
        b2b4 100
         b8c6 100
    h2h4 A00 Kádas Opening: Myers Variation
     d5e4 100
      d4d5 100
       e7e6 100
        b1c3 100
         e6d5 100
  e1e2 B20 Sicilian Defense: King David's Opening
   d7d5 100
    d2d3 100
     g8f6 100
      e4d5 100
       f6d5 100
        g1f3 100
         b8c6 100
  f1c4 B20 Sicilian Defense: Bowdler Attack
   e7e6 100
    b1c3 100
     g8f6 100
      e4e5 100
       d7d5 100
        e5f6 100
         d5c4 100
  f2f4 B21 Sicilian Defense: McDonnell Attack
   e7e6 89
    c2c4 100
     b7b6 100
      b1c3 100
       b8c6 100
        g1f3 100
         c8b7 100
   d7d5 11
    e4d5 100
     g8f6 100 B21 Sicilian Defense: McDonnell Attack, Tal Gambit
      c2c4 100
       e7e6 100
        d1a4 100
         b8d7 100
  g2g3 B20 Sicilian Defense: Lasker-Dunne Attack
   d7d5 100
    f1g2 100
     d5e4 100
      b1c3 100
       g8f6 100
        c3e4 100
         b8c6 100
  g2g4 B20 Sicilian Defense: Grob Variation
   e7e6 100
    g1f3 100
     d7d5 100
      d2d3 100
       d5e4 100
        d3e4 100
         d8d1 100
 b8c6 1 B00 Nimzowitsch Defense
  d2d4 76 B00 Nimzowitsch Defense
   e7e6 53
    d4d5 100
     e6d5 100
      e4d5 100
       c6e5 100
        d1e2 100
         d7d6 100
   e7e5 35 B00 Nimzowitsch Defense: Kennedy Variation
    d4e5 73
     c6e5 52
      f2f4 45
       e5c6 85 B00 Nimzowitsch Defense: Kennedy Variation, Riemann Defense
        c1e3 100
         h7h5 100
       e5g6 15 B00 Nimzowitsch Defense: Kennedy Variation, Main Line
        c1e3 100
         g8f6 100
      b1c3 28 B00 Nimzowitsch Defense: Kennedy Variation, Keres Attack
       f8c5 100
        f2f4 100
         e5c6 100
      g1f3 26 B00 Nimzowitsch Defense: Kennedy Variation, Paulsen Attack
       e5f3 100
        d1f3 100
         g8f6 100
     d7d6 40 B00 Nimzowitsch Defense: Kennedy Variation, de Smet Gambit
      g1f3 100
       c8e6 100
        c1g5 100
         f8e7 100
     f8c5 8 B00 Nimzowitsch Defense: Kennedy Variation, Bielefelder Gambit
      g1f3 100
       g8e7 100
        f1e2 100
         e8g8 100
     d8h4 B00 Nimzowitsch Defense: Kennedy Variation, Herford Gambit
      b1c3 100
       c6e5 100
        g1f3 100
         e5f3 100
     f7f6 B00 Nimzowitsch Defense: Kennedy Variation, Hammer Gambit
      g1f3 100
       f6e5 100
        f1c4 100
         f8c5 100
    d4d5 27 B00 Nimzowitsch Defense: Kennedy Variation, Linksspringer Variation
     c6e7 100
      h2h4 100
       d7d6 100
        b1c3 100
         g8f6 100
   d7d6 12 B00 Nimzowitsch Defense: Mikenas Variation
    d4d5 100
     c6e5 100
      g1f3 100
       e5f3 100
        d1f3 100
         e7e5 100
   a7a5 B00 Ware Defense: Snagglepuss Defense
    d4d5 100
     c6b8 100
      g1f3 100
       e7e6 100
        f1d3 100
         f8c5 100
   a7a6 B00 Nimzowitsch Defense: Woodchuck Variation
    d4d5 100
     c6a7 100
      c1e3 100
       d7d6 100
        g1f3 100
         g8f6 100
   d7d5 B00 Nimzowitsch Defense: Scandinavian Variation
    e4d5 100
     d8d5 100 B00 Nimzowitsch Defense: Scandinavian Variation, Exchange Variation
      g1f3 100
       c6b4 100
        c1e3 100
         d5e4 100
      b1c3 B00 Nimzowitsch Defense: Scandinavian Variation, Exchange Variation, Marshall Gambit
       d5d4 100
        f1d3 100
         d4g4 100
     c6b4 B00 Nimzowitsch Defense: Scandinavian Variation, Aachen Gambit
      c2c4 100
       e7e6 100
        a2a3 100
         b4a6 100
    b1c3 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation
     d5e4 62 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation
      d4d5 100 B00 Van Geet Opening: Berlin Gambit
       c6e5 100 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Nimzowitsch Gambit
        d1d4 100
         e5g6 100
       c6b8
        f2f3 52 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Richter Gambit
         e4f3 100
        c3e4 48
         e7e6 100
     g8f6 18 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Vehre Variation
      e4e5 100
       f6e4 100
        g1e2 100
         h7h5 100
     e7e6 17
     e7e5 3 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Heinola-Deppe Gambit
      d4e5 100
       d5d4 100
        c3d5 100
         g8e7 100
     a7a6 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Brandics Gambit
      e4d5 100
       c6b4 100
        a2a3 100
         b4d5 100
     g7g6 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Erben Gambit
      e4d5 100
       c6b4 100
        f1b5 100
         c8d7 100
    c1e3 B00 Nimzowitsch Defense: Hornung Gambit
     d5e4 100
      d4d5 100
       c6b4 100
        c2c4 100
         e7e6 100
    e4e5 B00 Nimzowitsch Defense: Scandinavian Variation, Advance Variation
     c8f5 100
      b1c3 100
       c6b4 100
        f1b5 100
         c7c6 100
   f7f6 B00 Nimzowitsch Defense: Neo-Mongoloid Defense
    d4d5 100
     c6e5 100
      b1c3 100
       e7e6 100
        f2f4 100
         e5f7 100
  g1f3 12 B00 Nimzowitsch Defense: Declined Variation
   e7e5 46
   e7e6 44 B00 Nimzowitsch Defense: Franco-Nimzowitsch Variation
    d2d4 100
     d7d5 100
      e4e5 100
       g8e7 100
        f1e2 100
         e7f5 100
   f7f5 10 B00 Nimzowitsch Defense: Colorado Countergambit
    e4f5 100 B00 Nimzowitsch Defense: Colorado Countergambit Accepted
     d7d5 100
      f1d3 100
       g8h6 100
        e1g1 100
         h6f5 100
   d7d6 B00 Nimzowitsch Defense: Williams Variation
    d2d4 100
     e7e5 100
      d4d5 100
       c6e7 100
        f1d3 100
         c7c6 100
   g8h6
    d2d4 100
     d7d5 100
      e4d5 100
       d8d5 100
        b1c3 100
         d5d6 100
    e4e5
     d7d6 100
      e5d6 100
       e7d6 100
        f1e2 100
         f8e7 100
     h6g4 B00 Nimzowitsch Defense: El Columpio Defense
      d2d4 100
       d7d6 100
        h2h3 100
         g4h6 100
          e5d6 B00 Nimzowitsch Defense: El Columpio Defense, Exchange Variation
          e5e6 B00 Nimzowitsch Defense: El Columpio Defense, El Columpio Gambit
       g4h6
        d4d5 100
         c6b8 100
        h2h3
         d7d6 100
      f1b5
       g4e5 100
        f3e5 100
         c6e5 100
       g4h6
        d2d4 100
         d7d5 87
         d7d6 13
          h2h3 B00 Nimzowitsch Defense: El Columpio Defense, Pin Variation
  b1c3 11
   e7e5 100
   g7g6 B00 Nimzowitsch Defense: Pirc Connection
    d2d4 100
     d7d6 100
      g1f3 100
       f8g7 100
        f1e2 100
         g8f6 100
          e1g1 100
           e8g8 100 B08 Pirc Defense: Classical Variation, Quiet System, Chigorin Line
  b2b4 B00 Nimzowitsch Defense: Wheeler Gambit
   a7a6 100
    a2a3 100
     e7e6 100
      d2d4 100
       d7d5 100
        e4e5 100
         f7f6 100
  f1b5 B00 Nimzowitsch Defense: Pseudo-Spanish Variation
   d7d5 100
    b5c6 100
     b7c6 100
      e4e5 100
       e7e6 100
        d2d3 100
         g8e7 100
 a7a5 B00 Ware Defense
  b1c3 100
   e7e5 100
    g1f3 100
     b8c6 100
      d2d4 100
       e5d4 100
        f3d4 100
         g8e7 100
 a7a6 B00 St. George Defense
  d2d4 100
   e7e6 100
 b7b6 B00 Owen Defense
  d2d4 86
   c8b7 78
    b1c3 100
     e7e6 100
      g1f3 100
       g8f6 100
        f1d3 100
         c7c5 100
    c1g5 B00 Owen Defense: Naselwaus Gambit
     b7e4 100
      b1c3 100
       e4b7 100
        g1f3 100
         g8f6 100
   e7e6 22
    g1f3 100
     b8c6 100
      d4d5 100
       c6e7 100
        f1c4 100
         g8f6 100
   c8a6 B00 Owen Defense: Guatemala Defense
    f1a6 100
     b8a6 100
      g1f3 100
       c7c5 100
        e1g1 100
         e7e6 100
   e7e5
    d4e5 100
     b8c6 100
      g1f3 100
       f8c5 100
        c2c3 100
         a7a5 100
    f2f3
     e5d4 100
      f1c4 100
       c7c5 100
        g1e2 100
         c8a6 100
     c8b7 B00 Owen Defense: Wind Gambit
      d4e5 100
       f8c5 100
        c2c3 100
         b8c6 100
   f7f5
    e4f5 100
     g8f6 100
      g1f3 100
       c7c5 100
        c1f4 100
         c8b7 100
    d1h5
     g7g6 100
      h5h4 100
       c8b7 100
        e4e5 100
         c7c5 100
      f1d3
       g6h5 100
        e4f5 100
         c8a6 100
       c8b7
        h5h4 100
         f5e4 100
        e4f5
         g6h5 100
         b7g2 B00 Owen Defense: Matovinsky Gambit
  g1f3 14
   c8b7 100
    b1c3 87
     c7c5 100
      f1c4 100
       a7a6 100
        e1g1 100
         e7e6 100
    d2d4 13 B00 Owen Defense: Smith Gambit
     b7e4 100
      b1c3 100
       e4f3 100
        d1f3 100
         b8c6 100
     b6b5
      f1b5 100
       b7e4 100
        b1c3 100
         g8f6 100
      f1e2
       a7a6 71
        e2d3 80
         c7c5 70
         e7e6 30 B00 St. George Defense: Polish Variation
          e1g1 100
           c7c5 100
            c2c3 100
             g8f6 100 C00 French Defense: St. George Defense, Traditional Line
        e4e5 20
         e7e6 100
       b7e4 29
        b1c3 100
         g8f6 100
 b8a6 B00 Lemming Defense
  g1f3 87
   d7d5 84
    e4d5 100
     a6b4 100
      c2c4 100
       e7e6 100
        a2a3 100
         b4a6 100
   g8h6 16 A04 Zukertort Opening: Drunken Cavalry Variation
    d2d4 100
     e7e6 100
      f1e2 100
       d7d5 100
        e4d5 100
         e6d5 100
  d2d4 13
   e7e6 100
    b1c3 100
     d7d5 100
      g1f3 100
       a6b4 100
        a2a3 100
         b4c6 100
 c7c6 B10 Caro-Kann Defense
  d2d4 59 B12 Caro-Kann Defense
   d7d5 98 B12 Caro-Kann Defense
    b1c3 59 B15 Caro-Kann Defense
     d5e4 95 B15 Caro-Kann Defense
      c3e4 96 B15 Caro-Kann Defense: Main Line
       c8f5 51 B18 Caro-Kann Defense: Classical Variation
        e4g3 100
         f5g6 100
        f2f4
         f5e4 100
         f5g6
          e4g3 100 B18 Caro-Kann Defense: Classical Variation, Maróczy Attack
        g1f3
         f5e4 100
         f5g6
          e4g5
           h7h6 100
            g5e6 B18 Caro-Kann Defense: Martian Gambit
        g1h3
         f5e4 100
         f5g6
          e4g3 B18 Caro-Kann Defense: Classical Variation, Flohr Variation
        h2h4
         f5e4 100
         f5g6
          e4g3 100 B18 Caro-Kann Defense: Classical Variation, Main Line
           h7h6 100
            g1f3 100
             b8d7 100 B19 Caro-Kann Defense: Classical Variation
              h4h5 100 B19 Caro-Kann Defense: Classical Variation, Spassky Variation
       g8f6 49
        f1d3 89 B15 Caro-Kann Defense: Alekhine Gambit
         f6e4 100
        e4f6 11
         e7f6 100 B15 Caro-Kann Defense: Tartakower Variation
          f1c4 100 B15 Caro-Kann Defense: Forgacs Variation
         g7f6 B16 Caro-Kann Defense: Bronstein-Larsen Variation
       b8d7 B17 Caro-Kann Defense: Karpov Variation
        g1f3 78
         g8f6 100
          e4g3 100 B17 Caro-Kann Defense: Karpov Variation, Modern Variation, Kasparov Attack
        f1c4 22
         d7b6 67
         d7f6 33
          e4f6 100
           g8f6 100 B17 Caro-Kann Defense: Karpov Variation, Tiviakov-Fischer Attack
        e4g5 B17 Caro-Kann Defense: Karpov Variation, Modern Variation
         h7h6 100
         d7b6
          f1c4
           e7e6
            d1e2
             g8f6 B17 Caro-Kann Defense: Karpov Variation, Smyslov Variation
              c4b3 B17 Caro-Kann Defense: Karpov Variation, Smyslov Variation, Main Line
         d7f6 B17 Caro-Kann Defense: Karpov Variation, Modern Variation, Ivanchuk Defense
       h7h6 B16 Caro-Kann Defense: Finnish Variation
        g1f3 100
         c8f5 100
        e4g5
         h6g5 100
         g8f6
          g5f7 B15 Caro-Kann Defense: Alien Gambit
      f2f3 4 B15 Caro-Kann Defense: Rasa-Studier Gambit
       e7e5 73
        d4e5 100
         d8d1 100
       g8f6 27 D00 Blackmar-Diemer Gambit Declined: O'Kelly Defense
        f3e4 100
         e7e5 100
      f1c4 B15 Caro-Kann Defense: von Hennig Gambit
       b7b5 100
        c4b3 100
         g8f6 100
     g7g6 3 B15 Caro-Kann Defense: Gurgenidze System
      c1f4 100
       g8f6 100
        e4e5 100
         f6e4 100
     g8f6 3 B15 Caro-Kann Defense: Campomanes Attack
      e4e5 86
       f6e4 100
        c3e4 100
         d5e4 100
      e4d5 14
       c6d5 51
        g1f3 100
         b8c6 100
       f6d5 49
        g1f3 91
         c8f5 100
         d5f6 B01 Scandinavian Defense: Valencian Variation, Ilundain Variation
        f1d3 9
         c6c5 100
     b7b5 B15 Caro-Kann Defense: Gurgenidze Counterattack
      e4d5 100
       b5b4 100
        c3e4 100
         c6d5 100
    e4d5 19 B13 Caro-Kann Defense: Exchange Variation
     c6d5 100
      f1d3 53
       f7f6 100
        g1f3 100
         b8c6 100
      g1f3 47
       b8c6 100 B13 Caro-Kann Defense: Exchange Variation
        f1d3 100
         f7f6 100
      c1f4
       b8c6 57
        b1c3 100
         g8f6 100
        f1d3
         c6d4 77
         g8f6 23
          c2c3 100 B13 Caro-Kann Defense: Exchange Variation, Rubinstein Variation
       c8f5 43
        b1c3 100
         e7e6 100
      c2c4
      g2g4 B13 Caro-Kann Defense: Exchange Variation, Bulla Attack
       b8c6 100
        b1c3 100
         h7h5 100
    b1d2 13 B12 Caro-Kann Defense: Modern Variation
     h7h5 100
      g1f3 100
       g8f6 100
        e4e5 100
         f6e4 100
     d8b6 B12 Caro-Kann Defense: Edinburgh Variation
      g1f3 100
       g8f6 100
        e4e5 100
         f6h5 100
    e4e5 8 B12 Caro-Kann Defense: Advance Variation
     c6c5 85 B12 Caro-Kann Defense: Advance Variation, Botvinnik-Carls Defense
      c2c3 100
       c8f5 100
        g1e2 100
         e7e6 100
     c8f5 15
      g1f3 44 B12 Caro-Kann Defense: Advance Variation, Short Variation
       e7e6 100
        f1e2 100
         b8d7 100
      f1e2 24
       e7e6 100
        g1f3 90
        c2c3 10 B12 Caro-Kann Defense: Advance, Short Variation
         h7h5 100
      f1d3 14
       f5d3 100
        c2d3 100
         h7h5 100
      b1c3 9 B12 Caro-Kann Defense: Advance Variation, Van der Wiel Attack
       h7h5 100
        g1f3 100
         e7e6 100
       d8b6 B12 Caro-Kann Defense: Advance Variation, Van der Wiel Attack, Dreyev Defense
        g2g4 100
         f5e6 100
       f5g6
        g1f3 64
         e7e6 100
        g1e2 36
         c6c5 94
          g2g4
           e7e6
            h2h4 100 B12 Caro-Kann Defense: Advance Variation, Van der Wiel Attack
         b8a6 6
      g2g4 6 B12 Caro-Kann Defense: Advance Variation, Bayonet Attack
       f5g6 100
        b1c3 100
         h7h5 100
      h2h4 3 B12 Caro-Kann Defense: Advance Variation, Tal Variation
       c6c5 100
        g2g4 100
         f5d7 100
      b2b4 B12 Caro-Kann Defense: Advance Variation, Prins Attack
       e7e6 100
        a2a3 100
         h7h5 100
      g1e2 B12 Caro-Kann Defense: Advance Variation, Bronstein Variation
       e7e6 100
        b1c3 100
         g8e7 100
     g8f6
      f1d3 100
       f6d7 100
        e5e6 100 B12 Caro-Kann Defense: Mieses Attack, Landau Gambit
         f7e6 100
    c1e3 B12 Caro-Kann Defense: Mieses Gambit
     d5e4 100
      b1c3 100
       g8f6 100
        d1d2 100
         c8f5 100
    f2f3 B12 Caro-Kann Defense: Maróczy Variation
     d5e4 100
      f3e4 100
       e7e5 100
        g1f3 100
         e5d4 100
      f1c4
       e7e6 84
        c1f4 100
         g8f6 100
       e7e5 16
        d4e5 63
         d8d1 100
        f3e4 37
         e5d4 57
          g1f3 100 B12 Caro-Kann Defense: Maróczy Variation, Maróczy Gambit
         d8h4 43
    g1h3
     d5e4 100
      h3g5 100 B12 Caro-Kann Defense: Ulysses Gambit
       g8f6 100
        b1c3 100
         c8g4 100
   b8a6 2 B12 Caro-Kann Defense: De Bruycker Defense
    b1c3 100
     d7d5 100
      c1f4 100
       g8f6 100
        f1a6 100
         b7a6 100
     a6c7 B12 Caro-Kann Defense: De Bruycker Defense
      g1f3 100
       d7d5 100
        f1d3 100
         h7h5 100
   f7f5 B12 Caro-Kann Defense: Massachusetts Defense
    e4f5 100
     d7d6 100
      d1h5 100
       e8d7 100
        h5f7 100
         d7c7 100
   g8f6 B12 Caro-Kann Defense: Masi Variation
    e4e5 100
     f6g8 100
      g1f3 100
       d7d5 100
        f1d3 100
         e7e6 100
    b1c3
     d7d5 86
     d7d6 14 B07 Czech Defense
      g1f3 100
       b7b5 100
        f1d3 100
         b8d7 100
  b1c3 37 B10 Caro-Kann Defense
   d7d5 100 B10 Caro-Kann Defense
    g1f3 51 B10 Caro-Kann Defense: Two Knights Attack
     g8f6 64
      d2d3 100
       d5e4 100
        c3e4 100
         f6e4 100
     d5e4 36
      c3e4 100
       g8f6 100
        f1d3 100
         f6e4 100
      f3g5 B10 Caro-Kann Defense: Hector Gambit
       g8f6 100
        g5e4 100
         e7e5 100
     c8g4 B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation
      d2d4 100
       d5e4 100
        c3e4 100
         g8f6 100
      h2h3
       g4f3 100 B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation, Exchange Line
        d1f3 100
         d5d4 100
       g4h5 B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation, Retreat Line
        d2d4 100
         g8f6 100
    d2d4 31
    e4d5 10
     c6d5 64
      d2d4 100
       b8c6 100
        f1e2 100
         c8f5 100
     g8f6 36 B02 Alekhine Defense: Scandinavian Variation, Geschev Gambit
      g1f3 100
       f6d5 100
        f1e2 100
         g7g6 100
    d2d3 7
     e7e5 85
      g1f3 100
       f7f6 100
        d3d4 100
         d5e4 100
     d5e4 15
      c1e3 100
       e4d3 100
        d1d3 100
         d8d3 100
      c1g5 B10 Caro-Kann Defense: Scorpion-Horus Gambit
       e4d3 100
        d1d3 100
         d8d3 100
      g2g4 B10 Caro-Kann Defense: Spike Variation, Scorpion-Grob Gambit
       e4d3 100
        f1d3 100
         e7e5 100
    d1f3 B10 Caro-Kann Defense: Goldman Variation
     d5d4 100
      c3e2 100
       e7e5 100
        f3g3 100
         b8d7 100
    h2h3 B10 Caro-Kann Defense: St. Patrick's Attack
     d5d4 100
      c3e2 100
       e7e5 100
        g1f3 100
         f7f6 100
  g1f3 4
   d7d5 100
    e4e5 51
     c6c5 100
      f1e2 100
       b8c6 100
        e1g1 100
         c8f5 100
    e4d5 49
     c6d5 100
      d2d4 100
      f3e5 B10 Caro-Kann Defense: Apocalypse Attack
       b8c6 100
        d2d4 100
         e7e6 100
  b2b3 B10 Caro-Kann Defense: Euwe Attack
   d7d5 100
    e4e5 100
     c6c5 100
      f1d3 100
       g7g5 100
        h2h3 100
         b8c6 100
  b2b4 B10 Caro-Kann Defense: Labahn Attack
   d7d5 72
    e4d5 100
     c6d5 100
      c2c4 100
       g8f6 100
        d2d4 100
         c8f5 100
    b4b5 B10 Caro-Kann Defense: Labahn Attack, Double Gambit
     d5e4 100
      b1c3 100
       g8f6 100
        f2f3 100
         e4f3 100
   e7e6 23
   e7e5 5
    c1b2 100 B10 Caro-Kann Defense: Labahn Attack, Polish Variation
     d7d5 100
      e4d5 100
       c6d5 100
        b2e5 100
         b8c6 100
  c2c4 B10 Caro-Kann Defense: Accelerated Panov Attack
   d7d5 94 B10 Caro-Kann Defense: Accelerated Panov Attack
    e4e5 61 B10 Caro-Kann Defense: Toikkanen Gambit
     d5d4 100
      g1f3 100
       c8f5 100
        d2d3 100
         e7e6 100
    e4d5 21
    c4d5 17
     c6d5 100
      e4d5 100
       g8f6 100 B10 Caro-Kann Defense: Accelerated Panov Attack, Modern Variation
        d1a4 100
         c8d7 100
      d1b3 B10 Caro-Kann Defense: Accelerated Panov Attack, Van Weersel Attack
       d5e4 100
        f1c4 100
         e7e6 100
   e7e5 6 B10 Caro-Kann Defense: Accelerated Panov Attack, Open Variation
    g1f3 100
     d7d6 100
      b1c3 100
       c6c5 100
        f1e2 100
         b8c6 100
  d2d3 B10 Caro-Kann Defense: Breyer Variation
   d7d5 100
    g1f3 100 B10 Caro-Kann Defense: Endgame Offer
     d5e4 100
      d3e4 100
       d8d1 100
        e1d1 100 B10 Caro-Kann Defense: Endgame Variation
         b8d7 100
  f1c4 B10 Caro-Kann Defense: Hillbilly Attack
   d7d5 100
    c4b3 100
     d5e4 100
      g1e2 100
       e7e5 100
        e1g1 100
         g8f6 100
    d1h5
     d5c4 100
      h5e2 100
       f7f6 100
        e2c4 100
         b7b5 100
     d5e4
      c4f7 100
       e8d7 100
        f7g8 100
         d7c7 100
      c4b3 B10 Caro-Kann Defense: Hillbilly Attack, Schaeffer Gambit
       g7g6 100
        h5h4 100
         g8f6 100
  g2g4 B10 Caro-Kann Defense: Spike Variation
   e7e5 100
    d2d4 100
     e5d4 100
      d1d4 100
       d7d5 100
        b1c3 100
         g8f6 100
 d7d6 B00 Pirc Defense
  d2d4 96 B00 Pirc Defense
   g8f6 61 B00 Pirc Defense
    b1c3 96
     b8c6 51
      g1f3 100
       d6d5 100
        e4d5 100
         f6d5 100
     g7g6 49 B07 Pirc Defense
      f1e2 61
       f8g7 100
        g1f3 86 B08 Pirc Defense: Classical Variation, Quiet System
         c7c6 38
          e1g1 100
           e8g8 100 B08 Pirc Defense: Classical Variation, Quiet System, Czech Defense
         e8g8 27
         b8c6 17
         c8g4 17
          e1g1 100
           e8g8 100 B08 Pirc Defense: Classical Variation, Quiet System, Parma Defense
        h2h4 14 B07 Pirc Defense: Bayonet Attack
         h7h5 100
        g2g4 B07 Pirc Defense: Chinese Variation
         e8g8 100
      g1f3 29 B08 Pirc Defense: Classical Variation
       f8g7 100 B08 Pirc Defense: Classical Variation
        f1e2 74
        f1d3 26
         e8g8 100
        h2h3 B08 Pirc Defense: Classical Variation, Schlechter Variation
         e8g8 100
      c1e3 10
       c7c6 71
        h2h3 65 B07 Pirc Defense: 150 Attack, Sveshnikov-Jansa Attack
         f8g7 100
        g1f3 35
         d6d5 100
        d1d2 B07 Pirc Defense: 150 Attack
         f6g4 60
         c8g4 40 B07 Pirc Defense: 150 Attack, Inner Doll Defense
       f6g4 29
        e3d2 100
         h7h5 100
      c1g5 B07 Pirc Defense: Byrne Variation
       f8g7 100
        e4e5 100
         f6d7 100
      f1c4 B07 Pirc Defense: Kholmov System
       c7c6 100
        g1f3 100
         d6d5 100
      f2f4 B09 Pirc Defense: Austrian Attack
       f8g7 87
        g1f3 52
         e8g8 62 B09 Pirc Defense: Austrian Attack
          f1d3 100 B09 Pirc Defense: Austrian Attack, Weiss Variation
          c1e3 B09 Pirc Defense: Austrian Attack, Kurajica Variation
          e4e5 B09 Pirc Defense: Austrian Attack, Unzicker Attack
          h2h4
           f6d7
            e4e5 B09 Pirc Defense: Austrian Attack, Unzicker Attack, Bronstein Variation
         d6d5 38
        f1c4 26 B09 Pirc Defense: Austrian Attack, Ljubojevic Variation
         e8g8 100
        e4e5 21
         f6d7 100
       h7h5 13
        g1f3 100
         d6d5 100
       c7c5
        d4c5 100
         b8c6 100
        g1f3
         c5d4 100
         f8g7 B09 Pirc Defense: Austrian Attack, Dragon Formation
      g2g3 B07 Pirc Defense: Sveshnikov System
       f8g7 100
        g1f3 100
         e8g8 100
    f2f3 4 B00 Lion Defense: Lion's Jaw
     b8c6 100
      c1e3 100
       e7e6 100
        b1c3 100
         d6d5 100
    e4e5
     d6e5 100
      g1f3 100
       e5d4 100
        c2c3 100
         c7c5 100
     f6d5 B03 Alekhine Defense
      c2c4 79 B03 Alekhine Defense
       d5b6 100
        g1f3 49
         b8c6 100
        f2f4 30 B03 Alekhine Defense: Four Pawns Attack
         c8f5 56 B03 Alekhine Defense: Four Pawns Attack, Trifunovic Variation
         g7g6 21 B03 Alekhine Defense: Four Pawns Attack, Fianchetto Variation
         d6e5 16
          f4e5 100
           b8c6 100
            g1f3 100
             c8g4
              e5e6
               f7e6 100
                c4c5 100 B03 Alekhine Defense: Four Pawns Attack, Ilyin-Zhenevsky Variation
          c1e3
           b8c6
            f4e5 100 B03 Alekhine Defense: Four Pawns Attack, Main Line
         g7g5 8 B03 Alekhine Defense: Four Pawns Attack, Cambridge Gambit
        e5d6 21 B03 Alekhine Defense: Exchange Variation
         c7d6 100
          b1c3 100
           g7g6 100
            c1e3 100
             f8g7 100
              a1c1
               e8g8 100
                b2b3 B03 Alekhine Defense: Exchange Variation, Voronezh Variation
        c4c5 B03 Alekhine Defense: Hunt Variation
         d6c5 100
      g1f3 21 B04 Alekhine Defense: Modern Variation
       b8c6 53 B04 Alekhine Defense: Modern Variation, Larsen-Haakert Variation
        f1d3 100
         d5b4 100
       d6e5 47 B04 Alekhine Defense: Modern Variation, Larsen Variation
        c2c4 100
         e5e4 100
       c8g4 B05 Alekhine Defense: Modern Variation, Main Line
        f1e2 88
         d6e5 100
         c7c6 B05 Alekhine Defense: Modern Variation, Flohr Variation
        c2c4 12 B05 Alekhine Defense: Modern Variation, Alekhine Variation
         d5b6 100
          f1e2 69 B03 Alekhine Defense: Modern Variation, Alekhine Gambit
          d4d5 31 B05 Alekhine Defense: Modern Variation, Vitolins Attack
        h2h3 B05 Alekhine Defense: Modern Variation, Panov Variation
         g4f3 100
       d5b6 B04 Alekhine Defense: Modern Variation, Schmid Variation
        f1d3 100
         e7e6 100
        f1c4
         b6c4 100
         g7g6
          a2a4
           f8g7
            c4b3 100 B04 Alekhine Defense: Modern Variation, Keres Variation
       g7g6 B04 Alekhine Defense: Modern Variation, Alburt Variation
        c2c4 100
         d5b6 100
      f1c4 B03 Alekhine Defense: Balogh Variation
       d5b6 100
        c4d3 100
         d6e5 100
    g1f3 B00 Pirc Defense: Roscher Gambit
     f6e4 100
      f1d3 100
       d6d5 100
        e1g1 100
         h7h5 100
     f6d5
      e4d5 100
       c8f5 100
        f1d3 100
         f5d3 100
      e4e5
     g7g6
      b1c3 100
   b8d7 27 B00 Rat Defense: Antal Defense
    b1c3 100
     g8f6 100
      f2f4 70 B07 Lion Defense: Anti-Philidor
       e7e5 100 B07 Lion Defense: Anti-Philidor, Lion's Cave
        g1f3 100
         e5d4 100
        f1c4
         e5d4 100
          d1d4 100
           d6d5
            g1f3
             c7c6 B07 Lion Defense: Anti-Philidor, Lion's Cave, Lion Claw Gambit
      c1e3 18
       e7e5 100
        f2f4 100
         e5d4 100
      g2g4 12 B07 Lion Defense: Bayonet Attack
       c7c5 100
        d4d5 100
         h7h6 100
   e7e5 9 B07 King's Pawn Game: Maróczy Defense
    d4e5 100
     b8c6 75
     c8d7 25 C20 King's Pawn Game: Philidor Gambit
      e5d6 100
       f8d6 100
        d1e2 100
         g8e7 100
   c7c6 3
    g1f3 78
     d6d5 100
      e4d5 100
       c6d5 100
        f1d3 100
         g8f6 100
    b1c3 22
     b8d7 89
      c1e3 100
       b7b5 100
        g1f3 100
         b5b4 100
     g7g6 11 B06 Rat Defense: Accelerated Gurgenidze
      f1e2 100
       f7f5 100
        e4f5 100
         c8f5 100
  h2h4 4 B00 Rat Defense: Petruccioli Attack
   c7c5 100
    g1f3 100
     g8f6 100
      b1c3 100
       b8c6 100
        f1c4 100
         e7e6 100
  f2f4 B00 Rat Defense: Harmonist
   e7e5 79
    d2d3 100
     b8c6 100
      g1f3 100
       g8f6 100
        f1e2 100
         f8e7 100
   d6d5 21
    e4d5 100
     g8f6 65 B00 Rat Defense: Fuller Gambit
      d2d4 100
       c8f5 100
        c2c4 100
         c7c6 100
     c7c6 35
      d5c6 100
       b8c6 100
        g1f3 100
         c6d4 100
  g2g4 B00 Rat Defense: Spike Attack
   g8f6 100
    f2f3 100
     e7e5 100
      g1e2 100
       d6d5 100
        d2d4 100
         b8c6 100
 f7f5 B00 Duras Gambit
  e4f5 100
   g8f6 100
    d2d4 100
     d7d5 100
      f1d3 100
       c7c5 100
        d4c5 100
         b8c6 100
  f2f4 A02 Bird Opening: Wagner-Zwitersch Gambit
   f5e4 100
    d2d3 58
     g8f6 100
      b1c3 100
       e4d3 100
        c2d3 100
         h7h5 100
    b1c3 42
     g8f6 100
      d2d3 100
      g2g4 A02 Bird Opening: Swiss Gambit
       h7h6 100
        d2d3 100
         d7d5 100
 f7f6 B00 Barnes Defense
  d2d4 100
   e7e6 88
    b1c3 100
     g8e7 100
      h2h4 100
       d7d5 100
        g1f3 100
         b8c6 100
   e8f7 12 B00 Fried Fox Defense
    b1c3 100
     e7e6 100
      f1c4 100
       c7c6 100
        g1e2 100
         d7d5 100
 g7g5 B00 Borg Defense
  d2d4 100
   d7d5 59
    e4d5 100
     g8f6 100
      c2c4 100
       c7c6 100
        d5c6 100
         b8c6 100
   f8g7 24 B00 Borg Defense: Borg Gambit
    b1c3 100
     b8c6 100
      d4d5 100
       c6d4 100
        h2h4 100
         g5g4 100
   g5g4 17
    b1c3 100
     d7d6 100
      h2h3 100
       g4g3 100
        f1c4 100
         c7c6 100
    h2h4
     d7d6 89
      b1c3 100
       g8f6 100
        h4h5 100
         b8d7 100
     h7h6 11 B00 Borg Defense: Troon Gambit
      b1c3 100
       d7d6 100
        g1e2 100
         h6h5 100
 g7g6 B06 Modern Defense
  d2d4 89
   f8g7 91 B06 Modern Defense
    b1c3 60 B06 Modern Defense: Standard Line
     d7d5 100 B06 Modern Defense: Lizard Defense, Mittenberger Gambit
      e4d5 100
       g8f6 100
        g1f3 100
         f6d5 100
      f2f4
       d5e4 100
        f1c4 100
         g8f6 100
       c7c6
        e4e5 100
         h7h5 59 B06 Modern Defense: Gurgenidze Defense
         g8h6 41
     b7b6 B06 Modern Defense: Mongredien Defense, with Nc3
      c1e3 100
       c8b7 100
        g1f3 100
         g8f6 100
     c7c5 B06 Modern Defense: Modern Pterodactyl
      c1e3 51 B06 Pterodactyl Defense: Eastern, Anhanguera
       c5d4 100
        e3d4 100
         e7e5 100
      d4c5 35 B06 Pterodactyl Defense: Eastern, Rhamphorhynchus
       b8c6 53
        g1e2 100
         g8f6 100
       g7c3 47
        b2c3 100
         d8a5 100 B06 Pterodactyl Defense: Eastern, Pteranodon
       d8a5 B06 Pterodactyl Defense: Eastern, Pterodactyl
        g1e2 100
         b7b6 100
      d4d5 14 B06 Pterodactyl Defense: Eastern, Benoni
       g7c3 82
        b2c3 100
         d7d6 69
         d8a5 31 B06 Pterodactyl Defense: Eastern, Benoni Pteranodon
       d7d6 12
        f1d3 100
         g8f6 100
       d8a5 6 B06 Pterodactyl Defense: Eastern, Benoni Pterodactyl
        f1d3 100
         g7c3 100
     d7d6 B06 Modern Defense: Standard Defense
      g1f3 92 B06 Modern Defense: Two Knights Variation
       c7c6 60 B06 Modern Defense: Two Knights Variation, Suttles Variation
        f1e2 100
         g8f6 100
        c1g5
         d8b6 78
          d1d2 100
           b6b2 100 B06 Modern Defense: Two Knights Variation, Suttles Variation, Tal Gambit
         c8e6 22
       g8f6 40
      f1c4 8
       g8f6 83
        g1f3 100
         f6e4 100
       c7c6 17
        g1f3 100
         b7b5 100
        d1e2 B06 Modern Defense: Anti-Modern
         b7b5 100
      f2f4 B06 Modern Defense: Pseudo-Austrian Attack
       g8f6 100
    g1f3 31
     d7d5 78
      e4d5 100
       g8f6 100
     d7d6 22
      b1c3 100
      c2c3 B07 Modern Defense: Geller's System
       g8f6 74
        f1d3 100
         e8g8 100
       a7a6 26
        f1d3 100
         g8f6 100
         b7b5
          e1g1
           c8b7 100 B00 St. George Defense: San Jorge Variation
     b7b6 B06 Modern Defense: Mongredien Defense, with Nf3
      f1c4 100
       c7c6 100
        b1c3 100
         b6b5 100
    f1d3 6 B06 Modern Defense: Wind Gambit
     d7d5 100
      e4d5 100
       g8f6 100
        g1f3 100
         f6d5 100
    f1c4 3 B06 Modern Defense: Bishop Attack
     e7e6 79
      b1c3 100
       g8e7 100
        g1f3 100
         d7d5 100
      d1f3
       g8e7 100
        g1e2 100
         d7d5 100
       g7d4 B06 Modern Defense: Bishop Attack, Monkey's Bum
        g1e2 100
         d4e5 100
     d7d5 21
      e4d5 100
       g8f6 100
        b1c3 100
         e8g8 100
     b7b5 B06 Modern Defense: Bishop Attack, Bücker Gambit
      c4b5 100
       c7c5 100
        g1f3 100
         c5d4 100
    c1d2 B06 Modern Defense: Westermann Gambit
     g7d4 100
      d2c3 100
       d4c3 100
        b1c3 100
         b8c6 100
    c2c4
     c7c5 100
      d4d5 100
       d7d6 55
        g1f3 100
         g8f6 100
       d8a5 45 A40 Pterodactyl Defense: Central, Benoni Pterodactyl
        c1d2 100
         a5b6 100
    f2f4 B06 Modern Defense: Three Pawns Attack
     d7d5 100
      e4e5 100
       g8h6 100
        f1d3 100
         c8f5 100
     c7c5
      d4c5 89
       b8a6 100
        f1a6 100
         b7a6 100
      g1f3 11
       c5d4 100
        f3d4 100
         b8c6 100
       d8a5 B06 Pterodactyl Defense: Austrian, Austriadactylus Western
        b1c3 100
         c5d4 100
      c2c3
       c5d4 100
        e4e5 100
         g8h6 100
       d8a5 B06 Pterodactyl Defense: Austrian, Pteranodon
        d4d5 100
         d7d6 100
    g2g3
     d7d5 100
      e4e5 100
       c7c5 100
        c2c3 100
         b8c6 100
     c7c5
      d4c5 100
       d8a5 84 B06 Pterodactyl Defense: Fianchetto, Rhamphorhynchus
        c2c3 100
         a5c5 100
       b8a6 16
        f1a6 100
         d8a5 100
   d7d6 9
    b1c3 100
     f8g7 100
  b1c3 11
   e7e6 100
    d2d4 100
     d7d5 100
      c1f4 100
       g8f6 100
        e4d5 100
         e6d5 100
 g8f6 B02 Alekhine Defense
  e4e5 100
   f6d5 64 B02 Alekhine Defense: Normal Variation
    d2d4 94 B03 Alekhine Defense
     d7d6 87
     e7e6 13
      c2c4 100
       d5e7 100
        b1c3 100
         d7d5 100
     b7b5 B03 Alekhine Defense: O'Sullivan Gambit
      a2a4 100
       b5b4 100
        c2c4 100
         b4c3 100
    b1c3 6 B02 Alekhine Defense: Sämisch Attack
     d5c3 100
      d2c3 100
       d7d5 100
        f1d3 100
         f7f6 100
    b1a3 B02 Alekhine Defense: Buckley Attack
     d7d6 100
      g1f3 100
       c7c5 100
    b2b3 B02 Alekhine Defense: Welling Variation
     d7d6 100
      g1f3 100
       b8c6 100
        d2d4 100
         d6e5 100
    f1c4
     d5b6 100
      c4b3 79
       d7d6 100
        g1f3 100
         b8c6 100
      d2d3 21
       b6c4 100
        d3c4 100
         b8c6 100
       c7c5
        g1f3 64
        c4b3 36 B02 Alekhine Defense: Kmoch Variation
         d7d5 100
   f6g8 36 B02 Alekhine Defense: Brooklyn Variation
    d2d4 100
     d7d6 89
      g1f3 100
       b8c6 100
        f1d3 100
         d6e5 100
     f7f5 11 B02 Alekhine Defense: Brooklyn Variation, Everglades Variation
      c1g5 100
       d7d6 100
        b1c3 100
         b8c6 100
   f6e4 B02 Alekhine Defense: Mokele Mbembe
    d2d3 60
     e4c5 100
      d3d4 100
       c5a6 100
        f1e2 100
         c7c5 100
    d2d4 40
     f7f6 69 B02 Alekhine Defense: Mokele Mbembe, Modern Line
      f2f3 100
       e4g5 100
        c1g5 100
         f6g5 100
     d7d6 31
      f2f3 100
       d6e5 100
        f3e4 100
         e5d4 100
  b1c3
   d7d5 96 B02 Alekhine Defense: Scandinavian Variation
    e4e5 100
     f6d7 68
      e5e6 60 B02 Alekhine Defense: Spielmann Gambit
       f7e6 100
        g1f3 100
         c7c5 100
      d2d4 40
       e7e6 100
     d5d4 32
      e5f6 100
       d4c3 100
        b2c3 100
         g7f6 100
    d2d3
     d5d4 100
      c3e2 100
       e7e5 100
        g1f3 100
         f8d6 100
     d5e4
      c1e3 90
       c8g4 100
        f1e2 100
         g4e2 100
      c1g5 10 B02 Alekhine Defense: Scandinavian Variation, Myers Gambit
       e4d3 100
        d1d3 100
         d8d3 100
   e7e5 4
  d2d3 B02 Alekhine Defense: Maróczy Variation
   e7e5 100
  f1c4 B02 Alekhine Defense: Krejcik Variation
   f6e4 100
    c4e2 100
     d7d6 100
      d2d3 100
       e4f6 100
        g1f3 100
         e7e5 100
    c4f7 B02 Alekhine Defense: Krejcik Variation, Krejcik Gambit
     e8f7 100
      d1h5 100
       f7g8 100
        h5d5 100
         e7e6 100
 g8h6 B00 Hippopotamus Defense
  d2d4 100
   e7e6 100
    b1c3 100
     d7d5 100
      g1f3 100
       d5e4 100
        c3e4 100
         f8e7 100
  c2c4
   e7e5 100
    g1f3 100
     b8c6 100
      d2d4 100
       e5d4 100
        c1h6 100
         g7h6 100
   f7f6
    d2d4 100
     h6f7 78
      c1e3 100
       e7e5 100
        d4e5 100
         f6e5 100
     g7g6 22 B00 Hippopotamus Defense
      b1c3 100
       f8g7 100
        c4c5 100
         d7d6 100
 h7h5 B00 Goldsmith Defense
  d2d4 100
   e7e6 100
    b1c3 100
     g8e7 100
      h2h4 100
       d7d5 100
        g1f3 100
         b8c6 100
 h7h6 B00 Carr Defense
  d2d4 100
   e7e6 100
    c2c4 100
     c7c5 100
      d4d5 100
       d7d6 100
        g1f3 100
         g8f6 100
d2d4 24 A40 Queen's Pawn Game
 d7d5 67 D00 Queen's Pawn Game
  c2c4 67 D06 Queen's Gambit
   e7e6 92 D30 Queen's Gambit Declined
    b1c3 89 D31 Queen's Gambit Declined: Queen's Knight Variation
     g8f6 93 D35 Queen's Gambit Declined: Normal Defense
      g1f3 44 D37 Queen's Gambit Declined: Three Knights Variation
       f8b4 70 D38 Queen's Gambit Declined: Ragozin Defense
        e2e3 51
         e8g8 91 E51 Nimzo-Indian Defense: Normal Variation, Ragozin Variation
          f1d3 97
           c7c5 77 E53 Nimzo-Indian Defense: Normal Variation, Gligoric System
            e1g1 100
             b8c6 100 E56 Nimzo-Indian Defense: Normal Variation, Gligoric System, Bernstein Defense
              a2a3 80
               b4c3 100
                b2c3 100 E58 Nimzo-Indian Defense: Normal Variation, Bernstein Defense, Exchange Line
              d1e2 20
               d8e7
                d4c5
                 b4c5 100
                  e3e4 100 D40 Queen's Gambit Declined: Semi-Tarrasch Defense, Levenfish Variation
             b7b6 E53 Nimzo-Indian Defense: Normal Variation, Gligoric System, Keres Variation
             b8d7 E53 Nimzo-Indian Defense: Normal Variation, Gligoric System
             d5c4
              d3c4 100 E54 Nimzo-Indian Defense: Normal Variation, Gligoric System, Exchange Variation
               b4c3 53
                a2a3
                 b8c6
                  b2c3 100 E59 Nimzo-Indian Defense: Normal Variation, Bernstein Defense
                   d8c7 100
                    d1c2 100 E59 Nimzo-Indian Defense: Normal Variation, Bernstein Defense
               b8d7 47 E55 Nimzo-Indian Defense: Normal Variation, Gligoric System, Bronstein Variation
               d8e7 E54 Nimzo-Indian Defense: Normal Variation, Gligoric System, Smyslov Variation
           b8c6 18
            e1g1 100 E48 Nimzo-Indian Defense: Ragozin Defense
             d5c4 100 E51 Nimzo-Indian Defense: Ragozin Variation
           b7b6 5 E52 Nimzo-Indian Defense: Normal Variation, Schlechter Defense
            e1g1 100
             c8b7 100 E52 Nimzo-Indian Defense: Normal Variation, Schlechter Defense
          d1c2 3
           c7c5 100 E38 Nimzo-Indian Defense: Classical Variation, Berlin Variation
          a2a3 E51 Nimzo-Indian Defense: Normal Variation, Sämisch Deferred
         b4c3 9
        c4d5 29
         b4c3 100
        c1g5 12
         b4c3 100
         d5c4 D39 Queen's Gambit Declined: Ragozin Defense, Vienna Variation
        d1a4 8 D38 Queen's Gambit Declined: Ragozin Defense, Alekhine Variation
         b8c6 100
       f8e7 16
        h2h4 100
         e8g8 100
       c7c5 14 D40 Queen's Gambit Declined: Semi-Tarrasch Defense
        c4d5 71 D41 Queen's Gambit Declined: Semi-Tarrasch Defense
         e6d5 83
         f6d5 17
          e2e4 100 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, Exchange Variation
           d5c3 100
            b2c3 100
             c5d4 100
              c3d4 100
               f8b4 100
                c1d2 100
                 b4d2 84
                  d1d2 100
                   e8g8 100
                    f1b5 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, Kmoch Variation
                 d8a5 16 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, San Sebastian Variation
          e2e3 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, Pillsbury Variation
           b8c6 100
            f1d3 100 D42 Queen's Gambit Declined: Semi-Tarrasch Defense, Main Line
        e2e3 29
         b8c6 100 D32 Tarrasch Defense: Symmetrical Variation
          f1d3 100
           f8d6 100
            e1g1 100
             e8g8 100 D40 Queen's Gambit Declined: Semi-Tarrasch Defense, Symmetrical Variation
        c1g5 D40 Queen's Gambit Declined: Semi-Tarrasch Defense, Pillsbury Variation
         c5d4 100
          d1d4 D50 Queen's Gambit Declined: Pseudo-Tarrasch Variation, Primitive Pillsbury Variation
        g2g3
         b8c6 87 D41 Queen's Gambit Declined: Semi-Tarrasch Defense
          c4d5 100
           e6d5 100 D33 Tarrasch Defense: Prague Variation
            f1g2 100
             f8e7 97 D34 Tarrasch Defense: Prague Variation, Main Line
              e1g1 100
               e8g8 100 D34 Tarrasch Defense: Classical Variation
                c1g5 86 D34 Tarrasch Defense: Classical Variation, Carlsbad Variation
                 c8e6 52 D34 Tarrasch Defense: Classical Variation, Endgame Variation
                  a1c1 100
                   b7b6 100 D34 Queen's Gambit Declined: Tarrasch Defense, Stoltz Variation
                 c5c4 27 D34 Tarrasch Defense: Classical Variation, Advance Variation
                  a1c1 100
                   c8e6 100 D34 Tarrasch Defense: Classical Variation, Bogoljubow Variation
                 c5d4 22
                  f3d4 100
                   h7h6 67
                    g5e3 100
                     c8g4 100 D34 Tarrasch Defense: Classical Variation, Spassky Variation
                   f8e8 33 D34 Tarrasch Defense: Classical Variation, Petursson Variation
                    a1c1 83
                     h7h6 100
                      g5e3 100
                       c8e6 100 D34 Tarrasch Defense: Classical Variation, Chandler Variation
                    g5e3 17
                     h7h6 D34 Tarrasch Defense: Classical Variation, Main Line
                d4c5 14
                 d5d4 100 D34 Tarrasch Defense: Classical Variation, Classical Tarrasch Gambit
                 e7c5
                  c3a4 D34 Tarrasch Defense: Classical Variation, Réti Variation
             c5d4 3
              f3d4 100
               f8c5 100 D33 Tarrasch Defense: Dubov Tarrasch
             c8g4 D33 Tarrasch Defense: Wagner Variation
         c5d4 13
       b8d7 D37 Queen's Gambit Declined: Barmen Variation
        c4d5 76
         e6d5 100
          c1f4 100 D35 Queen's Gambit Declined: Exchange Variation, Sämisch Variation
        e2e3 24
         f8e7 100
       c7c6 D43 Semi-Slav Defense
        e2e3 63 D45 Semi-Slav Defense: Main Line
         b8d7 66 D45 Semi-Slav Defense: Normal Variation
          f1d3 76 D46 Semi-Slav Defense: Main Line
           f8d6 62 D46 Semi-Slav Defense: Chigorin Defense
            b2b3 85
             e8g8 100
              c1b2 D46 Semi-Slav Defense: Chigorin Defense
            d1c2 15 D46 Semi-Slav Defense: Chigorin Defense
           d5c4 29
            d3c4 100 D47 Semi-Slav Defense: Semi-Meran Variation
             b7b5 100 D47 Semi-Slav Defense: Meran Variation
              c4d3 100
               c8b7 83 D47 Semi-Slav Defense: Meran Variation, Wade Variation
                d1c2 100
                 f8d6 100
                  e1g1 100
                   e8g8 100
                    a2a3 100 D46 Semi-Slav Defense: Chigorin Defense
                c3a4
                 b5b4
                  e3e4
                   c6c5 100
                    e4e5 100
                     f6d5 100 D47 Semi-Slav Defense: Meran Variation, Wade Variation, Larsen Variation
                      e1g1 100
                       c5d4 100
                        f3d4 D47 Semi-Slav Defense: Meran Variation, Wade Variation, Kaidanov Gambit
               b5b4 17 D47 Semi-Slav Defense: Meran Variation, Lundin Variation
               a7a6 D48 Semi-Slav Defense: Meran Variation
                e3e4 100
                 b5b4 100 D48 Semi-Slav Defense: Meran Variation, Pirc Variation
              d1c2
               f8d6
                e1g1
                 e8g8
                  c4d3 100 D46 Semi-Slav Defense: Chigorin Defense
           f8e7 5 D46 Semi-Slav Defense: Bogoljubow Variation
           f8b4 4 D46 Semi-Slav Defense: Romih Variation
          f1e2 24
           f8d6 100
            b2b3 100
             e8g8 100
              c1b2 100 D45 Semi-Slav Defense: Normal Variation
          b2b3
           f8d6
            c1b2 100
             e8g8 100 D45 Semi-Slav Defense: Normal Variation
          d1c2 D45 Semi-Slav Defense: Stoltz Variation
           f8d6 100
            g2g4 51 D45 Semi-Slav Defense: Stoltz Variation, Shabalov Attack
            b2b3 28 D45 Semi-Slav Defense: Stoltz Variation
             e8g8 100
              c1b2 100 D45 Semi-Slav Defense: Stoltz Variation
               d8e7
                f1d3 100 D46 Semi-Slav Defense: Chigorin Defense
               f8e8
                f1d3 100 D46 Semi-Slav Defense: Chigorin Defense
            e3e4 21 D45 Semi-Slav Defense: Stoltz Variation, Center Variation
             d5e4 100
              c3e4 100
               e6e5
                d4e5
                 f6e4
                  c2e4 D45 Semi-Slav Defense: Stoltz Variation, Center Variation, Mikhalchishin Line
           b7b6
            b2b3 100 D45 Semi-Slav Defense: Stoltz Variation
             c8b7 100 D45 Semi-Slav Defense: Stoltz Variation
              f1d3 100 D46 Semi-Slav Defense: Chigorin Defense
               f8e7 100
                c1b2 100
                 e8g8 100
                  e1g1 100 D46 Semi-Slav Defense: Main Line
          f3e5 D45 Semi-Slav Defense: Rubinstein System
         f8e7 34
         a7a6 D45 Semi-Slav Defense: Accelerated Meran Variation
         f6e4
          f1d3 100
           f7f5 100 D45 Semi-Slav Defense: Stonewall Defense
        c1f4 28
         f8e7 100
          e2e3 100
           e8g8 100 D37 Queen's Gambit Declined: Harrwitz Attack, Orthodox Defense
        c1g5 9
         f8e7 47
         d5c4 32 D44 Semi-Slav Defense Accepted
          e2e4 100 D44 Semi-Slav Defense: Botvinnik Variation
           b7b5 100
            e4e5 100
             h7h6 100
              g5h4 100
               g7g5 100
                e5f6 90
                 g5h4 100
                  f3e5 D44 Semi-Slav Defense: Botvinnik Variation, Ekstrom Variation
                f3g5 10 D44 Semi-Slav Defense: Botvinnik Variation
                 h6g5 100
                  h4g5 100
                   b8d7 100
                    d1f3 100 D44 Semi-Slav Defense: Botvinnik Variation, Szabo Variation
                    g2g3 D44 Semi-Slav Defense: Botvinnik Variation, Lilienthal Variation
                 f6d5 D44 Semi-Slav Defense: Botvinnik Variation, Alatortsev System
         h7h6 21
          g5f6 86
           d8f6 100
            d1b3 D43 Queen's Gambit Declined: Hastings Variation
          g5h4 14 D43 Semi-Slav Defense: Anti-Moscow Gambit
       d5c4 D37 Queen's Gambit Declined: Three Knights, Vienna Variation
        e2e4 73 D24 Queen's Gambit Accepted
         c7c5 52
          d4d5
           e6d5 100
            e4e5 100 D24 Queen's Gambit Accepted: Gunsberg Defense, Prianishenmo Gambit
           a7a6
            f1e2
             b7b5
              e2c4
               b8d7
                c4d3 D48 Semi-Slav Defense: Meran Variation, Reynolds' Variation
         b7b5 48
        e2e3 27 D37 Queen's Gambit Declined: Vienna Variation, Quiet Variation
         f8e7 100
        c1g5
         c7c5 74
         h7h6 26
          a1c1
           f8e7
            g5h4
             e8g8 100 D31 Queen's Gambit Declined: Uhlmann Variation
          g5h4
           b8d7 D37 Queen's Gambit Declined: Knight Defense, Alekhine Gambit
      c1f4 19 D35 Queen's Gambit Declined: Harrwitz Attack
       f8e7 100
        g1f3 100 D37 Queen's Gambit Declined: Harrwitz Attack
         c7c5 52
          e2e3 100
           e8g8 100
            d4c5 100
             e7c5 100 D37 Queen's Gambit Declined: Harrwitz Attack, Main Line
              d1c2
               b8c6 100
                a1d1 100
                 d8a5
                  a2a3 100 D37 Queen's Gambit Declined: Harrwitz Attack
                e1c1
                 d8a5
                  a2a3 100 D37 Queen's Gambit Declined: Harrwitz Attack
         e8g8 39
         b7b6 9
          e2e3 100
           e8g8 100 D37 Queen's Gambit Declined: Harrwitz Attack, Fianchetto Defense
         b8d7
          e2e3
           e8g8 100 D37 Queen's Gambit Declined: Harrwitz Attack, Two Knights Defense
            c4c5 100 D37 Queen's Gambit Declined: Harrwitz Attack, Two Knights Defense, Blockade Line
         c7c6
      c1g5 19 D50 Queen's Gambit Declined: Modern Variation
       f8e7 100 D53 Queen's Gambit Declined
        e2e3 44
         e8g8 90
          g1f3 100 D55 Queen's Gambit Declined: Modern Variation, Normal Line
           b7b6
            f1d3
             c8b7 100
              c4d5 100
               e6d5 100
                f3e5 D55 Queen's Gambit Declined: Pillsbury Attack
            g5h4
             h7h6 D58 Queen's Gambit Declined: Tartakower Defense
              c4d5 100
               e6d5 89 D58 Queen's Gambit Declined: Tartakower Defense, Exchange Variation
               f6d5 11 D59 Queen's Gambit Declined: Tartakower Defense, Makogonov Exchange Variation
                c3d5 100
                 e6d5 100
                  a1c1
                   c8e6
                    h4e7 100
                     d8e7 100 D59 Queen's Gambit Declined: Tartakower Defense
           f6e4
            g5h4
             h7h6 D56 Queen's Gambit Declined: Lasker Defense
              h4e7 100
               d8e7 100
                d1c2 D56 Queen's Gambit Declined: Lasker Defense, Teichmann Variation
              c4d5
               e4c3 100
                h4e7 100
                 d8e7 100
                  b2c3 100 D57 Queen's Gambit Declined: Lasker Defense, Main Line
                   e6d5 100
                    d1b3
                     c8e6 100
                      c3c4
                       f8d8 D57 Queen's Gambit Declined: Lasker Defense, Bernstein Variation, Mar del Plata Gambit
                     e7d6 D57 Queen's Gambit Declined: Lasker Defense, Bernstein Variation
           h7h6 D55 Queen's Gambit Declined: Neo-Orthodox Variation
            g5f6 100 D55 Queen's Gambit Declined: Anti-Tartakower Variation
            g5h4 D55 Queen's Gambit Declined: Neo-Orthodox Variation, Main Line
             b7b6
         b8c6 10
         f6e4 D53 Queen's Gambit Declined: Lasker Defense
        g5f6 28 D53 Queen's Gambit Declined: Modern Variation, Heral Variation
         e7f6 100
        g1f3 23
         e8g8 100
        a1c1 5
         e8g8 100
          e2e3 100 D54 Queen's Gambit Declined: Neo-Orthodox Variation
           a7a6 87
            g1f3 100
             b8d7 D63 Queen's Gambit Declined: Orthodox Defense, Henneberger Variation
              c4d5 100 D63 Queen's Gambit Declined: Orthodox Defense, Swiss, Carlsbad Variation
              d1c2
               c7c6 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
                c4d5 55 D65 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
                a2a3 45 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
           c7c6 13
            g1f3 100
             b8d7 100 D63 Queen's Gambit Declined: Orthodox Defense, Main Line
              f1d3 91 D66 Queen's Gambit Declined: Orthodox Defense, Bd3 Line
               d5c4 100
                d3c4 100
                 h7h6 56
                  g5f6 100
                   e7f6 100
                    e1g1 100 D55 Queen's Gambit Declined: Anti-Tartakower Variation, Petrosian Variation
                 b7b5 33 D66 Queen's Gambit Declined: Orthodox Defense, Fianchetto Variation
                 f6d5 11 D67 Queen's Gambit Declined: Orthodox Defense, Capablanca System
                  g5e7 100
                   d8e7 100 D67 Queen's Gambit Declined: Orthodox Defense, Bd3 Line
                    e1g1 100 D67 Queen's Gambit Declined: Orthodox Defense, Main Line
                     d5c3 100
                      c1c3 100
                       e6e5 100 D68 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                        d1b1 D68 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                        d1c2 D68 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                        f3e5
                         d7e5 100
                          d4e5 100
                           e7e5 100 D69 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                    c3e4 D67 Queen's Gambit Declined: Orthodox Defense, Alekhine Variation
                  h2h4 D67 Queen's Gambit Declined: Orthodox Defense, Janowski Variation
              d1c2 9 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
               a7a6 100
               f6e4 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
        d1c2
         b8c6 53
         e8g8 47
          g1f3 100 D37 Queen's Gambit Declined: Miles Variation
       b8d7 D51 Queen's Gambit Declined: Modern Variation, Knight Defense
        c4d5 100
         f8e7 100
        a1c1
         f8e7 74
         c7c6 26
          g1f3 100
           d8a5
            g5d2 100 D51 Queen's Gambit Declined: Rochlin Variation
        e2e3 D51 Queen's Gambit Declined: Modern Variation, Knight Defense
         f8e7 47
          g1f3 100
           e8g8 100 D60 Queen's Gambit Declined: Orthodox Defense
            f1d3 100 D60 Queen's Gambit Declined: Orthodox Defense, Botvinnik Variation
            a1c1 D63 Queen's Gambit Declined: Orthodox Defense, Main Line
             c7c6 100
             a7a6
             b7b6
              c4d5 100
               e6d5 100
                f1b5 77 D63 Queen's Gambit Declined: Orthodox Defense, Capablanca Variation
                f1d3 23 D63 Queen's Gambit Declined: Orthodox Defense, Pillsbury Variation
            d1b3 D60 Queen's Gambit Declined: Orthodox Defense, Rauzer Variation
            d1c2 D61 Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation
             c7c5 100
              c4d5 100 D62 Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation, Flohr Line
         c7c6 38 D51 Queen's Gambit Declined: Modern Variation, Knight Defense
          g1f3 84 D52 Queen's Gambit Declined
           d8a5 D52 Queen's Gambit Declined: Cambridge Springs Defense
            g5f6 100 D52 Queen's Gambit Declined: Cambridge Springs Defense, Capablanca Variation
            c4d5 D52 Queen's Gambit Declined: Cambridge Springs Defense
             f6d5 100 D52 Queen's Gambit Declined: Cambridge Springs Defense, Yugoslav Variation
            d1c2
             f8b4 100
              f3d2 100 D52 Queen's Gambit Declined: Cambridge Springs Defense, Bogoljubow Variation
               e8g8 100
                g5h4 100 D52 Queen's Gambit Declined: Cambridge Springs Defense, Argentine Variation
            f3d2
             d5c4 D52 Queen's Gambit Declined: Cambridge Springs Defense, Rubinstein Variation
          a2a3 16 D51 Queen's Gambit Declined: Capablanca Variation, Anti-Cambridge Springs Variation
         f8b4 14 D51 Queen's Gambit Declined: Manhattan Variation
          g1f3 100
           c7c5 D38 Queen's Gambit Declined: Westphalian Variation
        g1f3
         c7c6 62
          e2e4 100 D51 Queen's Gambit Declined: Alekhine Variation
         f8e7 38
       c7c5 D50 Queen's Gambit Declined: Been-Koomen Variation
        c4d5 100 D50 Queen's Gambit Declined: Pseudo-Tarrasch Variation
         e6d5 100
         d8b6 D50 Queen's Gambit Declined: Pseudo-Tarrasch Variation, Canal Variation
      c4d5 13 D35 Queen's Gambit Declined: Exchange Variation
       e6d5 100
        c1g5 75 D35 Queen's Gambit Declined: Exchange Variation, Positional Variation
         c7c6 82 D35 Queen's Gambit Declined: Exchange Variation, Positional Variation
          d1c2 100 D36 Queen's Gambit Declined: Exchange Variation, Reshevsky Variation
         f8e7 18
        c1f4 25
         f8e7 100
      e2e3 3
       f8e7 100
        g1f3 100
         e8g8 100
      d1c2 1
       c7c5 53
        c4d5 100
         c5d4 100
       f8b4 47 E34 Nimzo-Indian Defense: Classical Variation, Noa Variation
        c4d5 62
         e6d5 100 E35 Nimzo-Indian Defense: Classical Variation, Noa Variation
         d8d5
          g1f3 100
           d5f5 100
            c2d1
             e6e5 E34 Nimzo-Indian Defense: Classical Variation, Belyavsky Gambit
        a2a3 38 E36 Nimzo-Indian Defense: Classical Variation, Noa Variation
         b4c3 100
          c2c3
           b8c6 82 E36 Nimzo-Indian Defense: Classical Variation, Noa Variation, Botvinnik Variation
           f6e4 18 E36 Nimzo-Indian Defense: Classical Variation, Noa Variation, Main Line
            c3c2 100 E37 Nimzo-Indian Defense: Classical Variation, Noa Variation
             c7c5 E37 Nimzo-Indian Defense: Classical Variation, Modern Variation
             e6e5
              e2e3
               b8c6 E37 Nimzo-Indian Defense: Classical Variation, Noa Variation, San Remo Variation
           c7c5 E36 Nimzo-Indian Defense: Classical Variation, Romanishin Gambit
     b8c6 2
      g1f3 100
       g8f6 100
        e2e3 100
         f8e7 100
     c7c5 2 D32 Tarrasch Defense
      c4d5 100
       e6d5 100 D32 Queen's Gambit Declined: Tarrasch Defense
        g1f3 100 D32 Tarrasch Defense: Two Knights Variation
         g8f6 67
         b8c6 33
          g2g3 100 D33 Tarrasch Defense: Rubinstein System
           c5c4 100 D33 Tarrasch Defense: Swedish Variation
            e2e4 100 D33 Tarrasch Defense: Swedish Variation, Central Break
        e2e4 D32 Tarrasch Defense: Marshall Gambit
         d5e4 100
       c5d4 D32 Tarrasch Defense: Schara Gambit
        d1a4 100
         b8d7 100
     f8e7 2 D31 Queen's Gambit Declined: Charousek Variation
      c4d5 75
       e6d5 100
        g1f3 100
         g8f6 100
      e2e4 25
       d5e4 100
        f2f3 82 D31 Queen's Gambit Declined: Charousek Variation, Miladinovic Gambit
         c7c5 100
        c3e4 18
         g8f6 100
     a7a6 1 D31 Queen's Gambit Declined: Janowski Variation
      c4d5 100
       e6d5 100
        c1f4 100
         b8c6 100
     b7b6 D31 Queen's Gambit Declined: Alapin Variation
      c4d5 100
       e6d5 100
        g1f3 100
         g8f6 100
     c7c6 D31 Semi-Slav Defense: Accelerated Move Order
      e2e4 47 D31 Semi-Slav Defense: Marshall Gambit
       d5e4 100
        c3e4 100
         f8b4 76
          e4c3 70 D31 Semi-Slav Defense: Marshall Gambit, Forgotten Variation
          c1d2 30 D31 Semi-Slav Defense: Marshall Gambit, Main Line
         g8f6 24
        f2f3 D31 Semi-Slav Defense: Gunderam Gambit
         c6c5 100
      g1f3 34
       g8f6 61
       d5c4 39 D31 Semi-Slav Defense: Noteboom Variation
        e2e4 58
         b7b5 100
        c1d2 33
         b7b5 78
          a2a4
           d8b6
            e2e3 100
             f8b4 D31 Queen's Gambit Declined: Semi-Slav, Junge Variation
           f8b4
            e2e3 100
             d8e7 D31 Queen's Gambit Declined: Semi-Slav, Koomen Variation
         a7a5 22
          a2a4
           b7b5
            e2e3
             f8b4 100 D31 Queen's Gambit Declined: Semi-Slav, Abrahams Variation
        g2g3 9 D31 Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Gambit
         c6c5 100
        c1g5 D31 Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Variation
         f7f6 100 D31 Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Variation, Belyavsky Line
      c1f4 15
       g8f6 100
        e2e3 100
         f8e7 100
      e2e3 3
       g8f6 100
        h2h4 100
         f8e7 100
       f7f5
        g1f3 73
         f8e7 100
        g2g4 27 D31 Semi-Slav Defense: Anti-Noteboom, Stonewall Variation, Portisch Gambit
         f5g4 100
    g1f3 6
     g8f6 86
      c4d5 100
       e6d5 100
        f3e5 100
         f8d6 100
     c7c5 14 D30 Queen's Gambit Declined: Tarrasch Defense, Pseudo-Tarrasch
      c4d5 100
       e6d5 100
        b1c3 50
        c1g5 50 D30 Queen's Gambit Declined: Tarrasch Defense, Pseudo-Tarrasch Bishop Attack
         g8f6 100
    g2g3 5
     g8f6 97 E00 Catalan Opening
      f1g2 87 E01 Catalan Opening: Closed
       f8e7 92
        g1f3 100 E06 Catalan Opening: Closed
         e8g8 100
         b7b6
          c1f4 100
           c7c6 100
            e1g1 100
             e8g8 100 E06 Catalan Opening: Closed
         b8d7
          e1g1 100
           e8g8 100 E07 Catalan Opening: Closed
            b1c3 100
             c7c6 100
              d1d3 100 E07 Catalan Opening: Closed, Botvinnik Variation
            b1d2
             c7c6 100
              d1c2 100 E09 Catalan Opening: Closed, Main Line
               b7b5 70 E09 Catalan Opening: Closed Variation, Rabinovich Variation
               b7b6 30 E09 Catalan Opening: Closed Variation, Traditional Variation
                e2e4 55
                 c8b7 100 E09 Catalan Opening: Closed, Main Line
                b2b3 45
                 a7a5 100
                  c1b2 100
                   c8a6 E09 Catalan Opening: Closed, Sokolsky Variation
            d1c2 E08 Catalan Opening: Closed
             b7b6 100
              c1f4 92
               c7c6 100
                b1d2 74 E11 Bogo-Indian Defense: Retreat Variation
                 c8a6 50 E11 Bogo-Indian Defense: Retreat Variation
                 c8b7 50
                  e2e4 100 E08 Catalan Opening: Closed
                   d5e4 100
                    c2d3
                     e4f3
                      d2f3
                       f6e4
                        d3e4 100 E09 Catalan Opening: Closed, Main Line
                f1d1 26 E08 Catalan Opening: Closed
              f1d1 8
               c7c6
                a2a4 100 E08 Catalan Opening: Closed, Zagoryansky Variation
             c7c6
              b2b3 E08 Catalan Opening: Closed
               b7b6 100 E08 Catalan Opening: Closed
                b1c3 100
                 b6b5 100
                  f1d1
                   c8b7 100 E08 Catalan Opening: Closed, Spassky Gambit
              c1f4
               b7b6
       d5c4 8 E02 Catalan Opening: Open Defense
        g1f3 100 E04 Catalan Opening: Open Defense
         b8c6 65
          d1a4
           f8b4 E04 Catalan Opening: Open Defense, Modern Sharp Variation
         f8e7 35 E05 Catalan Opening: Open Defense, Classical Line
          e1g1 100
           e8g8 100 E05 Catalan Opening: Open Defense, Classical Line
         c7c6 E04 Catalan Opening: Open Defense
        d1c2
         d8d4 100
         a7a6
          c2c4 100
           b8d7 100
            c4c2 100 E03 Catalan Opening: Open Defense, Alekhine Variation
         b8d7
          c2c4 E03 Catalan Opening: Open Defense
      g1f3 13
       f8e7 100
        c4d5 100
         e6d5 100
     d5c4 3
      e2e3 100
       f8e7 100
        f1c4 100
         g8f6 100
   c7c6 4 D10 Slav Defense
    b1c3 50 D10 Slav Defense
     e7e5 57 D10 Slav Defense: Winawer Countergambit
      c4d5 87
       c6d5 100
        d4e5 100
         d5d4 100
      e2e4 13 D10 Slav Defense: Winawer Countergambit, Anti-Winawer Gambit
       d5e4 100
        d4e5 100
         d8d1 100
     d5c4 26 D10 Slav Defense
      c1f4 56
       b7b5 100
        e2e4 100
         b8d7 100
      e2e4 44 D10 Slav Defense: Slav Gambit, Alekhine Attack
       e7e5 100
        d4e5 100
         d8d1 100
     c8f5 17
      d1b3 87
       d8b6 100
        c4d5 100
         g8f6 100
      g1f3 13
       g8f6 63
        c1f4 100
         b8d7 100
       e7e6 37 D02 Queen's Gambit Declined: Baltic Defense, Pseudo-Slav
        d1b3 100
         b8d7 100
    g1f3 42 D11 Slav Defense: Modern Line
     g8f6 68
      b1c3 68 D15 Slav Defense: Three Knights Variation
       c8f5 67
       a7a6 33 D15 Slav Defense: Chebanenko Variation
        h2h3 53
         h7h5 100
        c4c5 47 D15 Slav Defense: Chebanenko Variation, Advance System
         c8f5 100
       d8b6 D15 Slav Defense: Süchting Variation
        e2e3 100
         c8f5 100
      e2e3 28 D11 Slav Defense: Quiet Variation
       e7e6 56
        b1d2 83 D30 Semi-Slav Defense: Quiet Variation
         b8d7 56 D30 Semi-Slav Defense: Quiet Variation
          f1d3 100
           c6c5 100 D30 Queen's Gambit Declined: Semmering Variation
         f8e7 32
         g7g6 7 D30 Queen's Gambit Declined: Spielmann Variation
         f6e4 5
          f1d3 100
           f7f5 100 D30 Queen's Gambit Declined: Stonewall Variation
        b1c3 17
       c8f5 44 D12 Slav Defense: Quiet Variation, Schallopp Defense
        b1c3 100
         b8d7 100
       c8g4 D11 Slav Defense: Quiet Variation, Pin Defense
        b1c3 100
         g4f3 100
      c1g5 4 D11 Slav Defense: Bonet Gambit
       e7e6 66
        b1d2 100
         b8d7 60
          e2e3 100 D30 Queen's Gambit Declined: Capablanca Variation
         f8e7 40
       f6e4 34
        g5f4 100
         c8f5 100
      b1d2 D11 Slav Defense: Breyer Variation
       h7h5 100
        e2e3 100
         c8f5 100
     c8f5 32
      b1c3 100
     d5c4
      e2e4 100
       b7b5 100
        c1f4 100
         f7f5 100
      g2g3
       c6c5 73
        d4d5 100
         g8f6 100
       g7g6 27
        e2e4 66
         g8f6 100
        f1g2 34
         g8f6 65 D11 Slav Defense: Modern Line
         f8g7 35
    c4d5 8 D10 Slav Defense: Exchange Variation
     c6d5 58
      b1c3 52
       g8f6 52
        c1f4 83
         c8f5 100
        f2f3 17 D10 Slav Defense: Exchange Variation, Boor Attack
         b8c6 100
       b8c6 48
        c1f4 100
         c8f5 100
      c1f4 48
       b8c6 100
        e2e3 100
         c8f5 100
     g8f6 42 D06 Queen's Gambit Declined: Marshall Defense, Tan Gambit
      g1f3 71
       c6d5 100 D13 Slav Defense: Exchange Variation
        b1c3 71
         c8f5 58
          e2e3 100 D13 Slav Defense: Exchange Variation, Schallopp Variation
           f6d7
            f3e5
             e7e6 D12 Slav Defense: Quiet Variation, Amsterdam Variation
         b8c6 42
          c1f4 100
           c8f5 100 D14 Slav Defense: Exchange Variation, Symmetrical Line
            d1b3 100
             e7e6
              e2e3
               f8b4 100 D14 Slav Defense: Exchange Variation, Trifunovic Variation
        c1f4 29
         b8c6 100
      d5c6 29
       b8c6 100
        g1f3 100
         e7e5 100
    e2e4 D10 Slav Defense: Diemer Gambit
     d5e4 100
      b1c3 100
       e7e5 100
   c7c5 2 D06 Queen's Gambit Declined: Austrian Defense
    c4d5 70
     e7e6 59
      e2e4 100
       e6d5 100
        d4c5 100
         f8c5 100
     g8f6 41 D06 Queen's Gambit Declined: Austrian Defense, Gusev Countergambit
      e2e4 75
       f6e4 100
        d4c5 100
         e4c5 100
         d8a5 D06 Queen's Gambit Declined: Austrian Defense, Haberditz Variation
      d4c5 25
       d8d5 100
        d1d5 100
         f6d5 100
    b1c3 22
     e7e6 100
    d4c5 8
     d5d4 100 D06 Queen's Gambit Declined: Austrian Attack, Salvio Countergambit
      e2e3 100
       e7e5 100
        e3d4 100
         e5d4 100
   g8f6 2 D06 Queen's Gambit Declined: Marshall Defense
    b1c3 100
     c8f5 100
      c4d5 100
       f6d5 100
        d1b3 100
         d5c3 100
   b7b5 D06 Queen's Gambit Declined: Zilbermints Gambit
    c4d5 100
     g8f6 100
      e2e4 100
       f6e4 100
        f1b5 100
         c7c6 100
   b8c6 D07 Queen's Gambit Declined: Chigorin Defense
    c4d5 100
     d8d5 100 D07 Queen's Gambit Declined: Chigorin Defense, Exchange Variation
      g1f3 100
       g8f6 100
        b1c3 100
         d5f5 100
    b1c3 D07 Queen's Gambit Declined: Chigorin Defense
     e7e6 100
     c8f5
      c4d5 100
       c6b8 100
        e2e4 100
         f5g6 100
      g1f3
       e7e6 100 D06 Queen's Gambit Declined: Baltic Defense, Pseudo-Chigorin
        e2e3 100
         c6b4 100
     d5c4 D07 Queen's Gambit Declined: Chigorin Defense
      g1f3 100 D07 Queen's Gambit Declined: Chigorin Defense, Janowski Variation
       e7e6 56
        e2e4 100
         a7a6 100
       g8f6 44 D07 Queen's Gambit Declined: Chigorin Defense, Modern Gambit
        e2e4 100
         e7e6 100
     e7e5 D07 Queen's Gambit Declined: Chigorin Defense, Tartakower Gambit
      c4d5 100
       c6d4 100
        e2e3 100
         c7c5 100
    g1f3
     e7e6 100
      b1c3 100
     c8g4 D07 Queen's Gambit Declined: Chigorin Defense, Main Line
      c4d5 100
       g4f3 100
        g2f3 100
         d8d5 100
      d1a4 D07 Queen's Gambit Declined: Chigorin Defense, Main Line, Alekhine Variation
       g4f3 100
        g2f3 100
         g8f6 100
     e7e5 D07 Queen's Gambit Declined: Chigorin Defense, Lazard Gambit
      c4d5 78
       c6d4 100
        f3d4 100
         d8d5 100
      d4e5 22
       d5d4 100
        e2e4 100
         f7f6 100
        b1d2 D08 Queen's Gambit Declined: Albin Countergambit, Modern Line
         f7f6 70 D08 Queen's Gambit Declined: Albin Countergambit, Janowski Variation
         d8e7 30 D08 Queen's Gambit Declined: Albin Countergambit, Balogh Variation
        g2g3 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation
         f7f6 100
         c8e6 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Be6 Line
         c8f5 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Bf5 Line
         c8g4 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Bg4 Line
   c8f5 D06 Queen's Gambit Declined: Baltic Defense
    c4d5 70
     g8f6 100
      f2f3 100
       f5b1 100
        a1b1 100
         d8d5 100
    d1b3 30 D06 Queen's Gambit Declined: Baltic Defense, Queen Attack
     e7e6 100
      b3b7 88
       b8d7 100
        c4d5 100
         a8b8 100
      b1c3 12 D06 Queen's Gambit Declined: Baltic Defense, Queen Attack Deferred
       b8c6 100
        c4d5 100
         e6d5 100
   d5c4 D20 Queen's Gambit Accepted
    e2e3 90 D20 Queen's Gambit Accepted: Old Variation
     e7e5 100
      f1c4 100
       e5d4 100
        e3d4 100
         g8f6 100
      b1d2
       e5d4 100
        e3d4 100
         b7b5 100
        d1b3
         c4b3 100
         d8e7
          f1c4 100 D20 Queen's Gambit Accepted: Old Variation, Novikov Gambit
      d1b3
       c4b3 100
        d4e5 100
         b3a2 100
       e5d4
        f1c4 100
         d8e7 100
          g1f3 100 D20 Queen's Gambit Accepted: Old Variation, Christensen Gambit
          a2a3 D20 Queen's Gambit Accepted: Old Variation, Billinger Gambit
          e1f1 D20 Queen's Gambit Accepted: Old Variation, Korchnoi Gambit
    e2e4 10 D20 Queen's Gambit Accepted: Saduleto Variation
     e7e5 73 D20 Queen's Gambit Accepted: Central Variation, McDonnell Defense
      g1f3 100
       e5d4 100
        f1c4 100
         b8c6 100
      f1c4 D20 Queen's Gambit Accepted: Central Variation, McDonnell Defense, Somov Gambit
       d8d4 100
        d1d4 100
         e5d4 100
     b7b5 17 D20 Queen's Gambit Accepted: Central Variation, Greco Variation
      a2a4 100
       e7e5 100
        a4b5 100
         d8d4 100
     g8f6 10 D20 Queen's Gambit Accepted: Central Variation, Alekhine System
      e4e5 100
       f6d5 100
        f1c4 100
         e7e6 100
     b8c6 D20 Queen's Gambit Accepted: Central Variation, Modern Defense
      g1f3 100
       f7f5 100
        e4f5 100
         b7b5 100
     c7c5 D20 Queen's Gambit Accepted: Central Variation, Rubinstein Defense
      d4d5 100
       b7b5 100 D20 Queen's Gambit Accepted: Central Variation, Rubinstein Defense, Yefimov Gambit
        a2a4 74
         g8f6 100
        b1c3 26
         g8f6 55 D20 Queen's Gambit Accepted: Linares Variation
         c8a6 45
     f7f5 D20 Queen's Gambit Accepted: Schwartz Defense
      f1c4 100
       b8c6 100
        g1e2 100
         e7e5 100
    d1a4 D20 Queen's Gambit Accepted: Accelerated Mannheim Variation
     c7c6 100
      a4c4 100
       c8f5 100
        g1f3 100
         b7b5 100
    g1f3 D21 Queen's Gambit Accepted: Normal Variation
     g8f6 60 D23 Queen's Gambit Accepted
      e2e3 71 D25 Queen's Gambit Accepted: Normal Variation
       e7e6 51 D26 Queen's Gambit Accepted: Normal Variation, Traditional System
        f1c4 100
         c7c5 54 D26 Queen's Gambit Accepted: Classical Defense
          b1c3 52
           a7a6 100
            e3e4
             b7b5 100
              c4d3
               b8d7 D48 Semi-Slav Defense: Meran Variation
                e4e5 D48 Semi-Slav Defense: Meran Variation, Old Variation
                 c5d4 100
                  c3b5 100 D49 Semi-Slav Defense: Meran Variation, Blumenfeld Variation
                   d7e5 83 D49 Semi-Slav Defense: Meran Variation, Sozin Variation
                    f3e5 100
                     a6b5 100
                      d1f3 D49 Semi-Slav Defense: Meran Variation, Stahlberg Variation
                    e1g1
                     a6b5
                      f3e5 100 D49 Semi-Slav Defense: Meran Variation, Sozin Variation
                       c8a6 100
                        c1g5 100
                         d8d5
                          d1e2 D49 Semi-Slav Defense: Meran Variation, Rellstab Attack
                   f6g4 17 D49 Semi-Slav Defense: Meran Variation, Rabinovich Variation
          e1g1 48 D26 Queen's Gambit Accepted: Classical Defense, Normal Line
           c5d4 60 D26 Queen's Gambit Accepted: Classical Defense, Steinitz Variation, Exchange Variation
           b8c6 40 D26 Queen's Gambit Accepted: Classical Defense, Steinitz Variation, Development Variation
           a7a6 D27 Queen's Gambit Accepted: Classical Defense, Main Line
            e3e4 65 D27 Queen's Gambit Accepted: Classical Defense, Russian Gambit
            d4c5 35
             f8c5 100 D27 Queen's Gambit Accepted: Furman Variation
            a2a4 D27 Queen's Gambit Accepted: Classical Defense, Rubinstein Variation
            d1e2 D28 Queen's Gambit Accepted: Classical Defense, Alekhine System
             b7b5 100 D28 Queen's Gambit Accepted: Classical Defense, Alekhine System
              c4b3 100
               c8b7 100 D29 Queen's Gambit Accepted: Classical Defense, Alekhine System, Main Line
                b1c3 100
                 b8d7 100
                  f1d1 100
                   f8d6 100 D29 Queen's Gambit Accepted: Classical Defense, Alekhine System, Smyslov Variation
              e3e4
               b8c6
                d4c5
                 f8c5
                  e4e5 100 D26 Queen's Gambit Accepted: Classical, Furman Variation
         f8e7 46
       c8e6 24 D25 Queen's Gambit Accepted: Winawer Defense
        b1c3 100
         f6d5 100
       g7g6 13 D25 Queen's Gambit Accepted: Smyslov Variation
        f1c4 100
         f8g7 100
       b7b5 11
        a2a4 100
         c7c6 100
       c8g4 2 D25 Queen's Gambit Accepted: Janowski-Larsen Variation
        f1c4 100
         e7e6 100
      b1c3 29 D24 Queen's Gambit Accepted: Showalter Variation
       a7a6 64
        e2e4 100 D24 Queen's Gambit Accepted: Bogoljubow Defense
         b7b5 100
       c7c6 21 D15 Slav Defense: Two Knights Attack
        e2e4 100 D15 Slav Defense: Geller Gambit
         b7b5 100
          e4e5 D15 Slav Defense: Geller Gambit
         e7e6
          c1g5
        a2a4 D16 Slav Defense: Alapin Variation
         c8f5 80 D17 Slav Defense: Czech Variation
          e2e3 83 D18 Slav Defense: Czech Variation, Classical System
           e7e6 100
            f1c4 100
             f8b4 100
              e1g1 80 D19 Slav Defense: Czech Variation, Dutch Variation
               f6e4
                d1e2
                 e8g8 100
                  g2g4 100 D19 Slav Defense: Czech Variation, Dutch Variation, Sämisch Variation
              d1e2 20
               e8g8 100
                e1g1 100 D19 Slav Defense: Czech Variation, Classical System, Main Line
           b8a6 D18 Slav Defense: Czech Variation, Lasker Variation
          f3e5 14 D17 Slav Defense: Czech Variation, Krause Attack
           b8d7 100
            g2g3
             d8c7
              e5c4 100
               e7e5 100 D17 Slav Defense: Czech Variation, Carlsbad Variation
                c1f4
                 f6g4
                  f1g2
                   g7g5
                    d4e5
                     g4e5 D17 Slav Defense: Czech Variation, Carlsbad Variation, Morozevich Variation
           b8a6
            e2e4 100 D17 Slav Defense: Czech Variation, Krause Attack, Fazekas Gambit
           e7e6 D17 Slav Defense: Czech Variation, Wiesbaden Variation
            e2e4
             f8b4
              f2f3 D17 Slav Defense: Czech Variation, Wiesbaden Variation, Sharp Line
          f3h4 3 D17 Slav Defense: Czech Variation, Bled Attack
         c6c5 15
         e7e6 4 D16 Slav Defense: Soultanbeieff Variation
         b8a6 D16 Slav Defense: Smyslov Variation
         c8g4 D16 Slav Defense: Steiner Variation
        e2e3 D15 Slav Defense: Alekhine Variation
         b7b5 100
       c7c5 15
        e2e3 100
         c5d4 100
      d1a4 D23 Queen's Gambit Accepted: Mannheim Variation
       c7c6 100
        a4c4 100
         g7g6 100
     c7c5 33 D21 Queen's Gambit Accepted: Gunsberg Defense
      d4d5 100
       e7e6 100
        e2e4 100
         g8f6 100
     a7a6 4 D22 Queen's Gambit Accepted: Alekhine Defense
      e2e3 74
       b7b5 100 D22 Queen's Gambit Accepted: Alekhine Defense, Haberditz Variation
        a2a4 100
         c8b7 100
       c8g4
        f1c4 100
         e7e6 100
          d4d5 D22 Queen's Gambit Accepted: Alekhine Defense, Alatortsev Variation
      e2e4 26 D21 Queen's Gambit Accepted: Alekhine Defense, Borisenko-Furman Variation
       b7b5 100
        f1e2 100
         c8b7 100
     e7e6 3 D21 Queen's Gambit Accepted: Rosenthal Variation
      e2e4 100
       b7b5 100
        a2a4 100
         c8b7 100
     b7b5 D21 Queen's Gambit Accepted: Slav Gambit
      a2a4 100
       b5b4 100
        e2e4 100
         c8a6 100
     b8d7 D21 Queen's Gambit Accepted: Godes Variation
      e2e4 100
       b7b5 100
        a2a4 100
         c8b7 100
   e7e5 D08 Queen's Gambit Declined: Albin Countergambit
    d4e5 100
     d5d4 100
      e2e3 51
       b8c6 100
        e3d4 100
         d8d4 100
      g1f3 49 D08 Queen's Gambit Declined: Albin Countergambit, Normal Line
       b8c6 100
       c7c5 D08 Queen's Gambit Declined: Albin Countergambit, Tartakower Defense
        e2e3 100
         b8c6 100
    c1d2
     e5d4 100
      e2e3 100
       f8c5 100
        e3d4 100
         c5d4 100
     f8b4
      d2b4 100
       b8c6 100
        b4c3 100
         e5d4 100
      e2e4
       b4d2 77
        d1d2 100
         d5e4 100
       d5e4 23
        d2b4 100
         b8c6 100
        d4e5
         b4c5 100
         e4e3 D08 Queen's Gambit Declined: Albin Countergambit, Lasker Trap
  b1c3 15 D00 Queen's Pawn Game: Chigorin Variation
   c7c5 36 D00 Queen's Pawn Game: Chigorin Variation, Irish Gambit
    e2e4 93
     d5e4 100 D00 Blackmar-Diemer Gambit: Reversed Albin Countergambit
      c1e3 100
       c5d4 100
        d1d4 100
         d8d4 100
    g1f3 7
     c5d4 100
      d1d4 100
       e7e6 100
        d4d1 100
         b8c6 100
   g8f6 32 A45 Queen's Pawn Game: Chigorin Variation
    c1f4 100 D01 Rapport-Jobava System
     e7e6 64 D01 Rapport-Jobava System
      e2e3 100
       f8e7 100
        g1f3 100
         e8g8 100
     g7g6 36 D01 Rapport-Jobava System
      e2e3 67
       c8f5 100
        f1d3 100
         b8c6 100
      g1f3 33 A48 Queen's Pawn Game: Barry Attack
       f8g7 100 A48 Queen's Pawn Game: Barry Attack
        e2e3 100
         e8g8 91
          f1e2 100 A48 Queen's Pawn Game: Barry Attack, Grünfeld Variation
         c8f5 9
        d1d2 A48 Queen's Pawn Game: Barry Attack, Tarzan Attack
         f6e4 100
    c1g5 D01 Richter-Veresov Attack
     c8f5 37 D01 Richter-Veresov Attack
      g5f6 39 D01 Richter-Veresov Attack: Veresov Variation
       g7f6 100
        f2f3 100
         h7h5 100
      f2f3 35 D01 Richter-Veresov Attack: Richter Variation
       c7c5 100
        e2e4 100
         d5e4 100
      e2e3 26
       e7e6 100
        g5f6 100
         g7f6 100
     b8c6 36
      g5f4 100
       e7e6 100
        e2e3 100
         f8d6 100
     c7c5 19
      e2e4 100
       f6e4 85
        c3e4 100
         d5e4 100
       d5e4 15
        d4c5 77
         d8a5 100
        g5f6 23
         e7f6 51
         g7f6 49
          d4d5 D01 Richter-Veresov Attack: Malich Gambit
     b8d7 8
      g1f3 100 D01 Richter-Veresov Attack: Two Knights System
       e7e6 100
        e2e3 100
         f8d6 100
     f6e4 D01 Richter-Veresov Attack: Boyce Defense
      c3e4 100
       d5e4 100
        e2e3 100
         h7h6 100
    d1d3 A45 Amazon Attack: Siberian Attack
     c7c5 100
      e2e3 100
       e7e6 100
        g1f3 100
         b8c6 100
    e2e4 D00 Queen's Pawn Game: Hübsch Gambit
     f6e4 100
      c3e4 100
       d5e4 100
        c1e3 100
         h7h5 100
     d5e4 D00 Blackmar-Diemer Gambit
      f2f3 100
       c7c5 39 D00 Blackmar-Diemer Gambit Declined: Brombacher Countergambit
        d4d5 100
         e7e6 100
       e4f3 29 D00 Blackmar-Diemer Gambit Accepted
        g1f3 100
         c8f5 70 D00 Blackmar-Diemer Gambit Accepted: Gunderam Defense
          g2g4
           f5e4
            f3e5
             e7e6 D00 Blackmar-Diemer Gambit Accepted: Gunderam Defense, Stader Variation
         c7c6 13 D00 Blackmar-Diemer Gambit Accepted: Ziegler Defense
         e7e6 12 D00 Blackmar-Diemer Gambit Accepted: Euwe Defense
         b8c6 4 D00 Blackmar-Diemer Gambit Accepted: Pietrowsky Defense
         b7b6 D00 Blackmar-Diemer Gambit Accepted: Ritter Defense
         b8d7 D00 Blackmar-Diemer Gambit Accepted: Schlutter Defense
         c7c5 D00 Blackmar-Diemer Gambit Accepted: Kaulich Defense
         c8g4 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense
          c1e3 100
           g4f3
            d1f3 100
             c7c6 100
              h2h3 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense, Classical Variation
          h2h3
           g4f3 100
            d1f3 100
             c7c6 100
              g2g4 77 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense, Seidel-Hall Attack
              f3f2 23 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense, Ciesielski Variation
         d8d6 D00 Blackmar-Diemer Gambit Accepted: Holwell Defense
         g7g6 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense
          f1c4 100
           f8g7 100
            e1g1 89
             e8g8 100
              d1e1 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Studier Attack
              g1h1 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Kloss Attack
            f3e5 11 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Nimzowitsch Attack
            h2h4 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Mad Dog Attack
        d1f3 D00 Blackmar-Diemer Gambit Accepted: Ryder Gambit
         b8c6 100
       c8f5 19 D00 Blackmar-Diemer Gambit Declined: Vienna Defense
        g2g4 100
         f5g6 100
        f1c4 D00 Blackmar-Diemer Gambit: Zeller Defense, Soller Attack
         b8c6 100
       e7e6 11 D00 Blackmar-Diemer Gambit Declined: Weinsbach Defense
        f3e4 100
         c7c5 100
       b8c6 3 D00 Blackmar-Diemer Gambit Declined: Lamb Defense
        d4d5 100
         c6e5 100
       a7a6 D00 Blackmar-Diemer Gambit Declined: Gedult Defense
        f3e4 100
         e7e6 100
       e4e3 D00 Blackmar-Diemer Gambit Declined: Langeheinicke Defense
        c1e3 100
         e7e6 100
       e7e5 D00 Blackmar-Diemer Gambit Declined: Elbert Countergambit
        d4e5 100
         f6d7 100
      c1e3 D00 Blackmar-Diemer Gambit: Rasa-Studier Gambit
       e7e6 100
      c1g5 D00 Blackmar-Diemer Gambit: von Popiel Gambit
       b8c6 100
        d4d5 100
         c6e5 100
    f2f3 A45 Queen's Pawn Game: Veresov, Richter Attack
     c7c5 100
      e2e3 100
       b8c6 100
        g1e2 100
         h7h5 100
   c8f5 19 D00 Queen's Pawn Game: Chigorin Variation, Alburt Defense
    e2e3 90
     g8f6 100
      g1e2 100
       e7e6 100
        e2g3 100
         f5g6 100
    e2e4 10
     f5e4 56
      c3e4 100
       d5e4 100
        h2h4 100
         g8f6 100
     d5e4 44 D00 Blackmar-Diemer Gambit: Zeller Defense
      g2g4 100
       f5g6 100
        g1e2 100
         b8c6 100
   e7e6 9 D00 Queen's Pawn Game: Chigorin Variation
    c1f4 68 D01 Rapport-Jobava System, with e6
     g8f6 71
     c7c5 29
      e2e3 100
       g8f6 100
        g1f3 100
         c8d7 100
    e2e4 32
   h7h5 5 D00 Queen's Pawn Game: Chigorin Variation, Shropshire Defense
    e2e4 100
     d5e4 100
      c3e4 100
       g8f6 100
        e4g5 100
         c8f5 100
   b7b6
    c1f4 100
     c8b7 100
      e2e3 100
       e7e6 100
        g1f3 100
         b8c6 100
    a2a4
     b8c6 100
      e2e4 100
       e7e6 100
        g1f3 100
         d5e4 100
     b8d7 A00 Ware Opening: Cologne Gambit
      c3d5 100
       e7e6 100
        d5c3 100
         c7c5 100
   c8g4 D00 Queen's Pawn Game: Chigorin Variation, Anti-Veresov
    f2f3 100
     g4c8 100
      e2e4 100
       e7e6 100
        c1e3 100
         b8c6 100
   e7e5 D00 Queen's Pawn Game: Chigorin Variation, Shaviliuk Gambit
    d4e5 100
     c8e6 100
      g1f3 100
       b8c6 100
        e2e3 100
         g8e7 100
    e2e3
     e5e4 100
      f2f3 100
       g8f6 100
        f3e4 100
         f6e4 100
     f8b4 A00 Van Geet Opening: Sleipnir Gambit
      d4e5 100
       b4c3 100
        b2c3 100
         g8e7 100
    e2e4
     d5e4 100 D00 Blackmar-Diemer Gambit: Lemberger Countergambit
      g1e2 60 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Rasmussen Attack
       e5d4 100
        d1d4 100
         d8d4 100
      d4e5 27 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Endgame Variation
       d8d1 100
        c3d1 100
         b8c6 100
      c1e3 13 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Soller Attack
       e5d4 100
        d1d4 100
         d8d4 100
      c3e4 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Lange Gambit
       e5d4 100
        f1c4 100
         b8c6 100
      d1h5 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Sneiders Attack
       e5d4 100
        f1c4 100
         d8d7 100
   f7f5 A80 Queen's Pawn Game: Veresov Attack, Dutch System
    c1f4 100
     e7e6 100
      g1f3 100
       f8d6 100
        f4d6 100
         c7d6 100
    e2e4 A80 Dutch Defense: Kingfisher Gambit
     d5e4 100 D00 Blackmar-Diemer Gambit: Netherlands Variation
      f2f3 100
       g8f6 100
        c1e3 100
         c7c6 100
    g2g4
     b8c6 100
      h2h3 100
       h7h5 100
        g4g5 100
         e7e5 100
     f5g4
      h2h3 100
       g4g3 100
        f2g3 100
         g8f6 100
      e2e4 A80 Dutch Defense: Krejcik Gambit, Tate Gambit
       d5e4 100
        f1c4 100
         b8c6 100
  c1f4 8 D00 Queen's Pawn Game: Accelerated London System
   c7c5 82 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit
    e2e3 100
     b8c6 100
      b1c3 100
       c5d4 100
        e3d4 100
    d4c5 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit Accepted
     b8c6 100
      g1f3 100
       e7e6 100
        b1c3 100
         f8c5 100
    e2e4 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit, Morris Countergambit
     d5e4 100 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit, Morris Countergambit Accepted
      d4d5 100
       g8f6 100
        b1c3 100
         h7h5 100
   c8f5 18
    c2c4 100
     e7e6 100
      b1c3 100
       g8f6 100
        e2e3 100
         b8c6 100
  e2e3 6 D00 Queen's Pawn Game
   g8f6 100 D00 Queen's Pawn Game
    c2c4 70
     c7c5 100
      c4d5 100
       c5d4 100
        d1a4 100
         b8d7 100
    f1d3 30 D00 Queen's Pawn Game: Stonewall Attack
     c7c5 100
      b1c3 100
       c5c4 100
        d3e2 100
         e7e6 100
  g1f3 4 D02 Queen's Pawn Game: Zukertort Variation
   c7c5 64 D02 Queen's Pawn Game: Krause Variation
    g2g3 68
     b8c6 66
      c1f4 100
       g8f6 100
        f1g2 100
         d8b6 100
     c5d4 34
      f1g2 91 D02 Queen's Pawn Game: Chandler Gambit
       b8c6 100
        f3d4 100
         e7e5 100
      h2h4 9
       g8f6 100
        c1f4 100
         b8c6 100
    b1c3 32
   g8f6 24 D02 Queen's Pawn Game: Symmetrical Variation
    c1f4 46 D02 Queen's Pawn Game: London System
     c7c5 52
      e2e3 100
       b8c6 100
        b1c3 100
         h7h5 100
      b1c3
       c5d4 100
        f3d4 100
         b8d7 100
       d8b6
        e2e3 100 D02 London System: Poisoned Pawn Variation
         c5d4 100
     e7e6 48
      b1c3 100
       f8d6 100
        f4d6 100
         c7d6 100
    e2e3 31 D04 Queen's Pawn Game: Colle System
     e7e6 59 D05 Queen's Pawn Game: Colle System
      f1d3 86 D05 Queen's Pawn Game: Colle System
       f8d6 49
        e1g1 100
         b8c6 100
       c7c5 43
        c2c4 57
         f8d6 100
        b2b3 35 D05 Rubinstein Opening
         b8c6 100
          c1b2 100
           f8d6 50
            e1g1 100
             e8g8 100 D05 Rubinstein Opening: Bogoljubow Defense
           f8e7 50
            e1g1 100
             e8g8 100 D05 Rubinstein Opening: Classical Defense
        c2c3 8 D05 Queen's Pawn Game: Colle System, Traditional Colle
         c5c4 100
       b8d7 8
        e1g1 62
         f8e7 61
         f8d6 39
          b2b3
           e8g8 100
            c1b2 100 D05 Rubinstein Opening: Semi-Slav Defense
             c7c6 D05 Rubinstein Opening: Semi-Slav Defense
              b1d2 100 D05 Rubinstein Opening: Semi-Slav Defense
        b1c3 38
         f8e7 100
      b1d2 14
       c7c5 100
        f1e2 73
         c5d4 100
        b2b3 27 D05 Queen's Pawn Game: Zukertort Variation
         b8c6 100
     c8f5 24 D04 Queen's Pawn Game: Colle System, Anti-Colle
      c2c4 100
       e7e6 85
        c4d5 100
         e6d5 100
       c7c6 15
     b8c6 13
      f1d3 100
       e7e6 100
        e1g1 100
         c8d7 100
     g7g6 5
      f1d3 100
       f8g7 79 D04 Queen's Pawn Game: Colle System, Grünfeld Formation
        e1g1 100
         e8g8 100
       b8c6 21
        e1g1 100
         f8g7 100
    c2c4 12
     e7e6 100
     b7b5 D02 Queen's Pawn Game: Zilbermints Countergambit
      c4d5 100
       f6e4 100
        b1d2 100
         e4d2 100
    g2g3 11 D02 Queen's Pawn Game: Symmetrical Variation, Pseudo-Catalan
     b8c6 100
      f1g2 100
       h7h5 100
        c1f4 100
         e7e6 100
    c1g5 D03 Queen's Pawn Game: Torre Attack
     c7c5 75
      g5f6 63
       g7f6 100
        e2e3 100
         c5d4 100
      c2c3 37
       b8c6 85
        h2h4 100
         c8f5 100
       e7e6 15
        e2e3 88
         d8b6 80 A46 Queen's Pawn Game: Torre Attack, Breyer Variation
         b8c6 20
        f3e5 12
         b8d7 100
     e7e6 15
      b1c3 50 A46 Queen's Pawn Game: Veresov Attack, Classical Defense
       f8e7 100
        g5f6 100
         g7f6 100
      e2e3 43
       b8c6 100
        g5f6 100
         g7f6 100
      c2c4 8 D30 Queen's Gambit Declined: Traditional Variation
       f8b4 91 D30 Queen's Gambit Declined: Vienna Variation
        g5d2 100
         b4e7 100
       f8e7 9
        g5f6 100
         e7f6 100
     f6e4 10 D03 Queen's Pawn Game: Torre Attack, Gossip Variation
      h2h4 100
       b8c6 100
        b1d2 100
         c8f5 100
     g7g6 D03 Queen's Pawn Game: Torre Attack, Grünfeld Variation
      b1c3 82
       f8g7 69
        e2e3 100
         a7a6 100
       b8d7 31 D01 Richter-Veresov Attack: Two Knights System, Grünfeld Defense
        e2e3 100
         h7h6 100
      b1d2 18
       f8g7 100
        e2e3 83
         e8g8 100 A48 Queen's Pawn Game: Torre Attack, Grünfeld Variation, Main Line
        g5f6 17
         e7f6 100
   b8c6 8 D02 Queen's Pawn Game: Chigorin Variation
    c2c4 100
   e7e6 4
    c1f4 78 D02 Queen's Pawn Game: London System, with e6
     c7c5 100
      e2e3 100
       c5d4 100
        e3d4 100
         b8c6 100
    e2e3 22
     b8c6 100
      f1d3 100
       f8d6 100
        e1g1 100
         g8f6 100
   c8g4 D02 Queen's Pawn Game: Anti-Torre
    f3e5 100
     g4e6 100
      c1f4 100
       g7g5 100
        f4g3 100
         b8d7 100
  c1g5 1 D00 Queen's Pawn Game: Levitsky Attack
   h7h6 67
    g5f4 100
     g8f6 100
      h2h4 100
       b8c6 100
        g1f3 100
         c8f5 100
   c7c6 17
    e2e3 67
     c8f5 100
      b1c3 100
       h7h6 100
        g5f4 100
         g8f6 100
    g1f3 33
     c8f5 73
      h2h4 100
       b8d7 100
        b1c3 100
         g8f6 100
     h7h6 27
      g5d2 87
       g8f6 100
        e2e3 100
         b8d7 100
      g5h4 13
       c8f5 80
        b1c3 100
         d8b6 100
       d8b6 20 D02 Queen's Pawn Game: Levitsky Attack, Euwe Variation, Modern Line
        b1d2 100
         c8f5 100
   c8g4 17 D00 Queen's Pawn Game: Levitsky Attack, Welling Variation
    h2h3 100
     g4f5 100
      e2e3 100
       h7h6 100
        g5f4 100
         e7e6 100
  d1d3 D00 Amazon Attack
   c7c5 100
    c1f4 100
     c5d4 100
      c2c3 100
       d4c3 100
        b1c3 100
         e7e6 100
  e2e4 D00 Blackmar-Diemer Gambit
   d5e4 100
    b1c3 100
     g8f6 100
    c1e3 D00 Blackmar-Diemer Gambit: Diemer-Rosenberg Attack
     g8f6 100
      h2h4 100
       c8g4 100
        f2f3 100
         f6d5 100
    f1c4 D00 Blackmar-Diemer Gambit: Fritz Attack
     b8c6 100
      c1e3 100
       g8f6 100
        b1c3 100
         h7h5 100
    f2f3 D00 Blackmar-Diemer Gambit: Blackmar Gambit
     e7e5 100
      d4e5 100
       d8d1 100
        e1d1 100
         b8c6 100
     g7g6
      f3e4 100
       e7e5 100
        g1f3 100
         e5d4 100
      c2c3 A00 Barnes Opening: Gedult Gambit
       g8f6 100
        b1d2 100
         f8g7 100
   g8f6
    e4e5 54
     f6d7 100
      c2c4 100
       d5c4 100
        f1c4 100
         d7b6 100
    e4d5 46
    f2f3 A45 Indian Defense: Paleface Attack, Blackmar-Diemer Gambit Deferred
     d5e4 100
      b1c3 100
  f2f4 D00 Queen's Pawn Game: Mason Attack
   c8f5 100
    e2e3 100
     e7e6 100
      f1d3 100
       f5d3 100
        c2d3 100
         f8d6 100
   f7f5 A02 Bird Opening: Double Duck Formation
    g1f3 100
     b8c6 100
      e2e3 100
       e7e6 100
        f1d3 100
         g8f6 100
  g2g4 D00 Queen's Pawn Game: Zurich Gambit
   c8g4 100
    g1f3 100
     g4f3 100
      e2f3 100
       b8c6 100
        b1c3 100
         e7e6 100
 g8f6 28 A45 Indian Defense
  c2c4 42 A50 Indian Defense: Normal Variation
   c7c5 49 A56 Benoni Defense
    d4d5 100
     d7d6 66 A56 Benoni Defense: Hromádka System
      b1c3 100
       e7e6 83
        e2e4 87
         f8e7 65
         e6d5 35
          c4d5 100 A65 Benoni Defense: King's Pawn Line
           g7g6
            g1f3 73 A70 Benoni Defense: Classical Variation
            f1e2 27
             f8g7 100
              g1f3 100 A70 Benoni Defense: Classical Variation, Traditional Variation
               e8g8 100 A72 Benoni Defense: Classical Variation
                e1g1 100 A73 Benoni Defense: Classical Variation, Main Line
                 f8e8 86 A76 Benoni Defense: Classical Variation, Czerniak Defense
                  f3d2 100 A77 Benoni Defense: Classical Variation, Czerniak Defense, Tal Line
                   b8a6 100 A78 Benoni Defense: Classical Variation, Czerniak Defense
                    f2f3 100 A79 Benoni Defense: Classical Variation, Czerniak Defense
                 a7a6 14
                  a2a4 100 A74 Benoni Defense: Classical Variation, Full Line
                   c8g4 A75 Benoni Defense: Classical Variation, Argentine Counterattack
            c1e3
             f8g7 100
              f2f3 100 A65 Benoni Defense: King's Pawn Line, with Be3
              d1d2
               e8g8 100
                f2f3 100 A65 Benoni Defense: King's Pawn Line
            c1g5
             f8g7 100
              g1f3 63 A71 Benoni Defense: Classical Variation, Averbakh-Grivas Attack
              f2f3 37 A65 Benoni Defense: King's Pawn Line, with Bg5
            f2f4 A66 Benoni Defense: Pawn Storm Variation
             f8g7 100
              g1f3 69
               e8g8 100 A68 Benoni Defense: Four Pawns Attack
              e4e5 21 A66 Benoni Defense: Mikenas Variation
              f1b5 10 A67 Benoni Defense: Taimanov Variation
            g1e2
             f8g7 100
              e2g3 100
               e8g8 100
                f2f3 A65 Benoni Defense: King's Pawn Line, with Nge2
              f2f3 A65 Benoni Defense: King's Pawn Line, with Nge2
        g1f3 13
         f8e7 100
       e7e5 17
        e2e4 100
         f8e7 100
         g7g6 A56 Benoni Defense: King's Indian System
     e7e5 18 A56 Benoni Defense: Czech Benoni Defense
      b1c3 100
       d7d6 100
        e2e4 100
     e7e6 16 A60 Benoni Defense: Modern Variation
      b1c3 100
       d7d6 56
       e6d5 44
        c4d5 100
         d7d6 100
          e2e4 83
          g1f3 17
           g7g6 A61 Benoni Defense
            c1g5 A61 Benoni Defense: Uhlmann Variation
            f3d2 A61 Benoni Defense: Knight's Tour Variation
            g2g3 A61 Benoni Defense: Fianchetto Variation
         f8d6 A60 Benoni Defense: Modern Variation, Snake Variation
     b7b5 A57 Benko Gambit
      c4b5 94
       a7a6 100 A57 Benko Gambit Accepted
        f2f3 63 A57 Benko Gambit Accepted: Dlugy Variation
         e7e6 100
        e2e3 29 A57 Benko Gambit Accepted: Modern Variation
         d7d6 100
        b1c3 9 A57 Benko Gambit: Zaitsev System
         a6b5 100
          e2e4
           b5b4 100
            c3b5 100 A57 Benko Gambit: Zaitsev Variation, Nescafe Frappe Attack
            f1c4
             d7d6
              c3b5 100 A57 Benko Gambit: Nescafe Frappe Attack
        b5a6 A58 Benko Gambit Accepted: Fully Accepted Variation
         c8a6 80
         d7d6 20
          b1c3 100
           c8a6 92
            e2e4 100 A59 Benko Gambit Accepted: Yugoslav
             a6f1 100
              e1f1 100
               g7g6 100
                g2g3 79 A59 Benko Gambit
                 f8g7 100
                  f1g2 100
                   e8g8 100
                    g1f3 100 A59 Benko Gambit Accepted: King Walk Variation
                g1e2 21 A59 Benko Gambit Accepted: Yugoslav
           g7g6 8
            g1f3 100
             c8a6 100
              g2g3 100 A58 Benko Gambit: Fianchetto Variation
               f8g7 100
                f1g2 100 A58 Benko Gambit Accepted: Fianchetto Variation
              f3d2 A58 Benko Gambit: Nd2 Variation
         g7g6
          b1c3
           c8a6 100
            f2f4 100 A58 Benko Gambit Accepted: Central Storming Variation
        b5b6 A57 Benko Gambit Accepted: Pawn Return Variation
         d7d6 100
      f2f3 3 A57 Benko Gambit Declined: Pseudo-Sämisch
       b5c4 100
        e2e4 100
         e7e6 100
       a7a6
        e2e4 61
         d7d6 100
        c4b5 39
      b1d2 2 A57 Benko Gambit Declined: Quiet Line
       d7d6 100
        e2e4 100
         e7e6 100
      a2a4 A57 Benko Gambit Declined: Sosonko Variation
       b5b4 100
        b1d2 100
         d7d6 100
      c1g5 A57 Benko Gambit Declined: Bishop Attack
       f6e4 100
        g5f4 100
         g7g5 100
      e2e4 A57 Benko Gambit Declined: Hjørring Countergambit
       f6e4 100
        c4b5 100
         d7d6 100
      g2g4 A57 Benko Gambit: Mutkin Countergambit
       f6g4 100
        c4b5 100
         d7d6 100
     f6e4 A56 Vulture Defense
      f2f3 100
       e4f6 100
        e2e4 100
         d7d6 100
    d4c5
     e7e6 62 A56 Benoni Defense: Weenink Variation
      b2b4 100
       a7a5 100
        d1a4 100
         b7b6 100
     e7e5 38
      b2b4 100
       a7a5 100
        d1a4 100
         b8a6 100
   g7g6 17 E60 Indian Defense: West Indian Defense
    b1c3 53 E61 King's Indian Defense
     f8g7 69
      e2e4 100 E70 King's Indian Defense: Normal Variation
       d7d6 100 E70 King's Indian Defense: Normal Variation
        f1e2 68 E73 King's Indian Defense: Normal Variation, Standard Development
         e8g8 100
          g1f3 100 E91 King's Indian Defense: Orthodox Variation
           e7e5 97 E92 King's Indian Defense: Orthodox Variation
            e1g1 81 E94 King's Indian Defense: Orthodox Variation
             b8d7 100 E94 King's Indian Defense: Orthodox Variation, Positional Defense
              d4d5 52 E94 King's Indian Defense: Orthodox Variation, Positional Defense, Closed Line
              f1e1 48 E95 King's Indian Defense: Orthodox Variation
               a7a5 100
                e2f1
                 c7c6 E96 King's Indian Defense: Orthodox Variation, Positional Defense, Main Line
             a7a5 E94 King's Indian Defense: Orthodox Variation, Ukrainian Defense
             b8a6 E94 King's Indian Defense: Orthodox Variation, Glek Defense
             b8c6 E97 King's Indian Defense: Orthodox Variation, Aronin-Taimanov Defense
              b2b4
               c6e7
                d4d5 100 E97 King's Indian Defense: Orthodox Variation, Bayonet Attack
              c1d2
               c6e7
                d4d5 100 E97 King's Indian Defense: Orthodox Variation, Korchnoi Attack
              c1e3
               c6e7
                f3e1
                 f6d7
                  d4d5 100 E98 King's Indian Defense: Orthodox Variation, Classical System, Neo-Classical Line
              d1c2
               c6e7
                b2b4
                 f6h5
                  d4d5 E97 King's Indian Defense: Orthodox Variation, Bayonet Attack, Yepishin's Line
              f1e1
               c6e7
                b2b4
                 f6h5 100
                  d4d5 100 E97 King's Indian Defense: Orthodox Variation, Bayonet Attack, Sokolov's Line
              f3d2
               c6e7
                d4d5 100 E97 King's Indian Defense: Orthodox Variation, Modern System
              f3e1
               c6e7
                d4d5 100 E98 King's Indian Defense: Orthodox Variation, Classical System
                 f6d7 100
                  f2f3 100
                   f7f5 100 E99 King's Indian Defense: Orthodox Variation, Classical System, Traditional Line
                    c1e3 100
                     f5f4 100
                      a1c1
                       g6g5
                        e3f2 100
                         e7g6 100
                          c4c5 100 E98 King's Indian Defense: Orthodox Variation, Classical System, Kozul Gambit
                    g2g4 E99 King's Indian Defense: Orthodox Variation, Classical System, Benko Attack
             c7c6 E94 King's Indian Defense: Orthodox Variation, Donner Defense
            c1e3 8 E92 King's Indian Defense: Orthodox Variation, Gligoric-Taimanov System
            d4d5 7 E92 King's Indian Defense: Petrosian Variation
             b8d7 63 E93 King's Indian Defense: Petrosian Variation, Normal Defense
              c1d2 100
               f6h5
                d2f4
                 g6g5
                  h2h4
                   h7h6
                    f4g3 E93 King's Indian Defense: Petrosian Variation, Keres Defense
             a7a5 37 E92 King's Indian Defense: Petrosian Variation, Stein Defense
            d4e5 5 E92 King's Indian Defense: Exchange Variation
           b8a6 3 E91 King's Indian Defense: Kazakh Variation
          c1e3 E73 King's Indian Defense: Semi-Averbakh System
          c1g5 E73 King's Indian Defense: Averbakh Variation
           h7h6 100 E73 King's Indian Defense: Averbakh Variation, Flexible Defense
           a7a6 E73 King's Indian Defense: Averbakh Variation, Spanish Defense
           b8a6 E73 King's Indian Defense: Averbakh Variation, Modern Defense
            d1d2
             c7c6 E73 King's Indian Defense: Averbakh Variation, Modern Defense, Burgess Line
           b8c6 E73 King's Indian Defense: Averbakh Variation, Nc6 Defense
           b8d7 E73 King's Indian Defense: Averbakh Variation, Geller Defense
           c7c5 E74 King's Indian Defense: Averbakh Variation, Benoni Defense
            d4c5 70 E74 King's Indian Defense: Averbakh Variation, Benoni Defense, Exchange Variation
            d4d5 30 E74 King's Indian Defense: Averbakh Variation, Benoni Defense, Advance Variation
             e7e6 100 E75 King's Indian Defense: Averbakh Variation, Main Line
        g1f3 17 E90 King's Indian Defense: Normal Variation, Rare Defenses
         e8g8 100
          c1g5 100 E90 King's Indian Defense: Zinnowitz Variation
          c1e3 E90 King's Indian Defense: Larsen Variation
        f1d3 10
         b8c6 100
        f2f3 3 E80 King's Indian Defense: Sämisch Variation
         e8g8 100 E81 King's Indian Defense: Sämisch Variation, Normal Defense
          c1e3 76
           e7e5 50 E85 King's Indian Defense: Sämisch Variation, Orthodox Variation
            d4d5 63 E87 King's Indian Defense: Sämisch Variation, Closed Variation
            g1e2 37
             c7c6 E86 King's Indian Defense: Sämisch Variation
              d4d5 100
               c6d5 100 E89 King's Indian Defense: Sämisch Variation, Closed Variation, Main Line
           c7c5 31 E81 King's Indian Defense: Sämisch Variation, Sämisch Gambit
            d1d2
             e7e6
              d4d5 100
               h7h6
                e3h6 100 E81 King's Indian Defense: Sämisch Variation, with Bg5
           b7b6 9 E82 King's Indian Defense: Sämisch Variation, Double Fianchetto
           b8c6 6 E83 King's Indian Defense: Sämisch Variation, Yates Defense
            g1e2 100
             a7a6 100 E83 King's Indian Defense: Sämisch Variation, Panno Formation
              d1d2
               a8b8 E84 King's Indian Defense: Sämisch Variation, Panno Main Line
             a8b8 E83 King's Indian Defense: Sämisch Variation, Ruban Variation
           a7a6 3
            f1d3 100
             c7c6 100 E81 King's Indian Defense: Sämisch Variation, Byrne Defense
          g1e2 20 E81 King's Indian Defense: Sämisch Variation, Bobotsov-Korchnoi-Petrosian Variation
          c1g5 4 E81 King's Indian Defense: Steiner Attack
           c7c5 100
            d4d5 100 A65 Benoni Defense: King's Pawn Line, with Bg5
             h7h6 100
              g5f4 100 E81 King's Indian Defense: Sämisch Variation, with Bg5
             e7e6
              d1d2 100
               e6d5 100
                c3d5 100 E81 King's Indian Defense: Sämisch Variation, with Bg5
                e4d5 A65 Benoni Defense: King's Pawn Line, with Bg5
            d1d2
             e7e6
              d4d5
        h2h3 1 E71 King's Indian Defense: Makogonov Variation
         e8g8 100
        c1g5 E70 King's Indian Defense: Accelerated Averbakh Variation
         e8g8 100
        f2f4 E76 King's Indian Defense: Four Pawns Attack
         c7c5 70
          g1f3
           e8g8
            d4d5 100 E76 King's Indian Defense: Four Pawns Attack, Dynamic Attack
         e8g8 30
          f1e2 E77 King's Indian Defense: Four Pawns Attack
           c7c5
            g1f3 100 E78 King's Indian Defense: Four Pawns Attack, Fluid Attack
             c5d4 100
              c1e3
               b8c6
                f3d4 100 E79 King's Indian Defense: Four Pawns Attack, Exchange Variation
             e7e6
              d4d5 E77 King's Indian Defense: Four Pawns Attack, Normal Attack
               e6d5 100
                c4d5 100
                 f8e8 100 A69 Benoni Defense: Four Pawns Attack, Main Line
                e4e5 E77 King's Indian Defense: Four Pawns Attack, Florentine Gambit
            g2g4
             e7e6
              d4d5
               b8c6
                d5e6
                 f7e6
                  h2h4 100 E77 King's Indian Defense: Six Pawns Attack
         b8a6 E76 King's Indian Defense: Four Pawns Attack, Modern Defense
        g1e2 E70 King's Indian Defense: Kramer Variation
         e8g8 100
        g2g3 E72 King's Indian Defense: Normal Variation, Deferred Fianchetto
         e8g8 100
         e7e5
          f1g2
           e8g8
            g1e2 100 E72 King's Indian Defense: Pomar System
     d7d6 31
      h2h4 58
       f8g7 100
        g1f3 100
         e8g8 100
      c1g5 42
       f8g7 100
        g1f3 63 E61 King's Indian Defense: Smyslov Variation
         e8g8 100
        e2e4 37
     d7d5 D80 Grünfeld Defense
      c4d5 67
       f6d5 100 D85 Grünfeld Defense: Exchange Variation
        e2e4 66
         d5c3 100
          b2c3 100
           f8g7 100
            f1c4 100 D86 Grünfeld Defense: Exchange Variation, Classical Variation
             c7c5 90
              g1e2 100
               e8g8 87 D87 Grünfeld Defense: Exchange Variation, Spassky Variation
                e1g1 100
                 b8c6 100
                  c1e3 100
                   c5d4 88
                    c3d4 100 D88 Grünfeld Defense: Exchange Variation, Spassky Variation
                     c8g4 100
                      f2f3 100
                       c6a5 100
                        c4d3 100
                         g4e6 100 D89 Grünfeld Defense: Exchange Variation, Spassky Variation
                          d4d5 100 D89 Grünfeld Defense: Exchange Variation, Sokolsky Variation
                   c8g4 12
                    f2f3 100
                     c6a5 100
                      c4f7 D87 Grünfeld Defense: Exchange Variation, Seville Variation
               b8c6 13
                c1e3 100
                 e8g8 100
                  e1g1 100
             b7b6 10
              g1e2
               e8g8 100 D86 Grünfeld Defense: Exchange Variation, Simagin's Lesser Variation
               d8d7
                e1g1 100
                 e8g8 100 D86 Grünfeld Defense: Exchange Variation, Larsen Variation
          f1c4
           f8g7
            b2c3 100
        g1f3 28
         d5c3 52
          b2c3 100
           f8g7 100
            e2e4 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation
             c7c5 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation
              a1b1 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation
               b8c6 100
                f1e2
                 e8g8
                  d4d5 100
                   g7c3 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation, Pawn Grab Line
              h2h3 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation, Kramnik's Line
         f8g7 48
        h2h4 7
         f8g7 100
        c3a4 D85 Grünfeld Defense: Exchange Variation, Nadanian Attack
         f7f5 100
         c7c5
          f2f3 D80 Grünfeld Defense: Lutikov Variation, Murrey Attack
      h2h4 16 D80 Grünfeld Defense: Zaitsev Gambit
       h7h5 100
        c4d5 100
         f6d5 100
      g1f3 9 D90 Grünfeld Defense: Three Knights Variation
       f8g7 86 D90 Grünfeld Defense: Three Knights Variation
        h2h4 36
         c7c6 100
        c1g5 30 D91 Grünfeld Defense: Three Knights Variation, Petrosian System
         c7c6 100
        c1f4 26 D92 Grünfeld Defense: Three Knights Variation, Hungarian Attack
         e8g8 100
          e2e3 100 D93 Grünfeld Defense: Three Knights Variation, Hungarian Variation
        e2e3 9 D94 Grünfeld Defense: Three Knights Variation, Burille Variation
         e8g8 100
          f1d3 58 D94 Grünfeld Defense: Three Knights Variation, Paris Variation
           c7c6 100
            e1g1 100
             c6c5
              d3e2
               c5d4 100
                e3d4 100
                 b8c6 100 A56 Grünfeld Defense: Three Knights Variation, Burille Variation, Reversed Tarrasch
             c8f5 D94 Grünfeld Defense: Flohr Defense
             c8g4 D94 Grünfeld Defense: Smyslov Defense
          c1d2 36 D94 Grünfeld Defense: Opocensky Variation
          b2b4 6 D94 Grünfeld Defense: Makogonov Variation
          d1b3 D95 Grünfeld Defense: Three Knights Variation, Vienna Variation
           d5c4 89
            f1c4 100
             b8d7
              f3g5 100 D95 Grünfeld Defense: Pachman Variation
           e7e6 11 D95 Grünfeld Defense: Botvinnik Variation
        d1a4 D90 Grünfeld Defense: Flohr Variation
         c8d7 100
        d1b3 D96 Grünfeld Defense: Russian Variation
         d5c4 89
          e2e4
           e8g8
            b3c4 100 D97 Grünfeld Defense: Russian Variation
             c7c6 31 D97 Grünfeld Defense: Russian Variation, Szabo Variation
             b8a6 26 D97 Grünfeld Defense: Russian Variation, Prins Variation
             b7b6 14 D97 Grünfeld Defense: Russian Variation, Levenfish Variation
             c8g4 11 D98 Grünfeld Defense: Russian Variation, Smyslov Variation
              c1e3 100
               f6d7 100
                c4b3 55 D99 Grünfeld Defense: Russian Variation, Smyslov Variation
                 c7c5 100 D99 Grünfeld Defense: Russian Variation, Yugoslav Variation
                e1c1 45
                 d7b6 100
                  f1e2
                   b8c6
                    c4d3 D98 Grünfeld Defense: Russian Variation, Keres Variation
             b8c6 9 D97 Grünfeld Defense: Russian Variation, Byrne Variation
             a7a6 8 D97 Grünfeld Defense: Russian Variation, Hungarian Variation
         e7e6 11
       c7c6 14 D15 Slav Defense: Schlechter Variation
        c1f4 100
         f8g7 100
      c1f4 5 D82 Grünfeld Defense: Brinckmann Attack
       f8g7 100
        e2e3 100
         e8g8 100 D83 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit
          c3d5 67
           f6d5 100
            c4d5 100
             d8d5 100
              f4c7 100 D84 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit Accepted
          a1c1 33 D83 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit, Capablanca Variation
           c7c5
            d4c5
             c8e6 100 D83 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit, Botvinnik Variation
             d8a5 D83 Grünfeld Defense: Brinckmann Attack, Reshevsky Gambit
      c1g5 3 D80 Grünfeld Defense: Stockholm Variation
       f6e4 100
        g5f4 100
         g6g5 100
        d1d2
         e4d2 100
         c7c5
          c3e4 100
           d5e4 100 D80 Grünfeld Defense: Lundin Variation
      d1b3 D81 Grünfeld Defense: Russian Variation, Accelerated Variation
       d5c4 100
        b3c4 100
         f8g7 100
      f2f3 D80 Grünfeld Defense: Lutikov Variation
       f8g7 100
        e2e4 100
         d5e4 100
      g2g4 D80 Grünfeld Defense: Gibbon Gambit
       c8g4 100
        f1g2 100
         e7e6 100
    g1f3 28 E60 King's Indian Defense: Normal Variation, King's Knight Variation
     f8g7 41
      b1c3 100
       d7d5 100
      b2b4 E60 King's Indian Defense: Santasiere Variation
       d7d5 100
        b1c3 100
         e8g8 100
     d7d5 39 D70 Neo-Grünfeld Defense: with Nf3
      c4d5 59
       f8g7 100
        b1c3 100
         f6d5 100
      g2g3 41
       f8g7 100
        c4d5 53
         e8g8 100
        f1g2 47
         c8e6 73
         e8g8 27
          e1g1 100 D77 Neo-Grünfeld Defense: Classical Variation
           c7c6 58 D78 Neo-Grünfeld Defense: Classical Variation, Original Defense
            c4d5 100
             c6d5 100 D79 Neo-Grünfeld Defense: Ultra-Delayed Exchange Variation
           d5c4 42 D77 Neo-Grünfeld Defense: Classical Variation, Modern Defense
           b8c6 D77 Neo-Grünfeld Defense: Classical Variation, Polgar Variation
     d7d6 19
      b1c3 100
       c8f5 100
        h2h4 100
         b8d7 100
    h2h4 12 E60 Indian Defense: Anti-Grünfeld, Basman-Williams Attack
     d7d6 100
      g1f3 100
       f8g7 100
        b1c3 100
    g2g3 6 E60 King's Indian Defense: Fianchetto Variation, Immediate Fianchetto
     f8g7 76
      g1f3 83 E60 King's Indian Defense: Fianchetto Variation
       d7d6 52
        b1c3 100 E62 King's Indian Defense: Fianchetto Variation, Delayed Fianchetto
         e8g8 47
         b8d7 18
          f1g2 100
           e8g8 100 E67 King's Indian Defense: Fianchetto Variation, Debrecen Defense
            e1g1 100
             e7e5 90 E67 King's Indian Defense: Fianchetto Variation, Classical Fianchetto
              b2b3 84 E64 King's Indian Defense: Fianchetto Variation, Double Fianchetto Attack
              e2e4 16 E68 King's Indian Defense: Fianchetto Variation, Classical Variation
             c7c6 10
              e2e4 100
               e7e5 100
                h2h3 E69 King's Indian Defense: Fianchetto Variation, Classical Main Line
         c7c6 18
          f1g2 100
           c8f5 100
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Larsen Defense
           d8a5
            e1g1
             e8g8 E62 King's Indian Defense: Fianchetto Variation, Kavalek Defense
           d8b6
            e1g1 100
             e8g8 100 E61 King's Indian Defense: Fianchetto Variation, Benjamin Defense
         c7c5 17
          f1g2 100
           e8g8 100 E64 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Rare Line
            e1g1 100 E65 King's Indian Defense: Fianchetto Variation, Yugoslav Variation
             b8c6 100
              d4d5 100 E66 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Advance Line
               c6a5 100
                d1c2
                 a7a6
                  f3d2 100
                   b7b6
                    b2b4
                     g7h6
                      c1b2
                       a8b8
                        b4c5
                         b6c5 E63 King's Indian Defense: Fianchetto Variation, Panno Variation, Donner Line
                   e7e5 E63 King's Indian Defense: Fianchetto Variation, Panno Variation, Blockade Line
              d4c5
               d6c5 100 E65 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Exchange Line
             e7e6
              d4d5
               e6d5 100
                c4d5 100
                 b8d7 100 A63 Benoni Defense: Fianchetto Variation, Hastings Defense
                  a2a4 100
                   a7a6 100
                    f3d2
                     f8e8 100 A64 Benoni Defense: Fianchetto Variation, Hastings Defense, Main Line
           e7e6
            d4d5
             e6d5 100
              c4d5 100
               e8g8 100 A62 Benoni Defense: Fianchetto Variation
         a7a6
          f1g2 100
           b8d7 78
            e1g1 100
             e8g8 100 E64 King's Indian Defense: Fianchetto Variation, Hungarian Variation
           b8c6 22
            e1g1 100
             e8g8 100 E63 King's Indian Defense: Fianchetto Variation, Panno Variation
              c1e3
               b7b5
                h2h3
                 a8b8 100
                  f3d2 100 E63 King's Indian Defense: Fianchetto Variation, Panno Variation, Korchnoi Line
         b8c6
          f1g2 100
           c8f5 69
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Lesser Simagin (Spassky)
           e8g8 25 E62 King's Indian Defense: Fianchetto Variation, Carlsbad Variation
           c8g4 6
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Simagin Variation
         e7e5
          f1g2
           b8d7 100
            e1g1 100
             e8g8 100
           b8c6
            e1g1
             e8g8 E62 King's Indian Defense: Fianchetto Variation, Uhlmann-Szabo System
       c7c5 32
        f1g2 100
         c5d4 100
         d8a5 E64 King's Indian Defense: Fianchetto Variation, Pterodactyl Variation
       d7d5 16
      b1c3 17
       d7d5 100
        g1f3 100
         e8g8 100
     d7d5 24 D70 Neo-Grünfeld Defense: with g3
      f1g2 53
       d5c4 51
        b1c3 100
         f8g7 100
       f8g7 49 E60 Grünfeld Defense: Counterthrust Variation
        c4d5 100
         f6d5 57 D71 Neo-Grünfeld Defense: Exchange Variation
          g1f3 100
           e8g8 100
            e1g1 D74 Neo-Grünfeld Defense: Delayed Exchange Variation
             c7c5 100
              d4c5 100 D75 Neo-Grünfeld Defense: Delayed Exchange Variation
              b1c3 D75 Neo-Grünfeld Defense: Delayed Exchange Variation
             d5b6 D76 Neo-Grünfeld Defense: Delayed Exchange Variation
         e8g8 43
      b1c3 47
       f8g7 100
    f2f3 1 E60 Indian Defense: Anti-Grünfeld, Alekhine Variation
     d7d6 63
      e2e4 100
       f8g7 100
        f1d3 82
         c7c5 100
        c1e3 18 A42 Modern Defense: Averbakh Variation, Pseudo-Sämisch
         e8g8 100
     c7c5 37
      d4c5 100
       e7e5 100
        c1e3 100
         b8a6 100
     d7d5 D70 Neo-Grünfeld Defense: Goglidze Attack
      c4d5 100
       c7c6 100
        e2e4 100
         c6d5 100
     e7e5 E60 Indian Defense: Anti-Grünfeld, Alekhine Variation, Leko Gambit
      d4e5 100
       f6h5 100
        g1h3 100
         b8c6 100
    d1c2 E60 Queen's Pawn, Mengarini Attack
     d7d5 100
      c4d5 100
       c8f5 100
        c2a4 100
         c7c6 100
    d4d5 E60 Indian Defense: Anti-Grünfeld, Advance Variation
     d7d6 100
      b1c3 100
       e7e5 100
        e2e4 100
         f8g7 100
     b7b5 E60 Indian Defense: Anti-Grünfeld, Adorjan Gambit
      c4b5 100
       d7d6 100
        f2f3 100
         b8d7 100
   e7e6 13
    b1c3 70
     f8b4 62 E20 Nimzo-Indian Defense
      e2e3 91 E40 Nimzo-Indian Defense: Rubinstein System
       e8g8 55 E46 Nimzo-Indian Defense: Normal Variation
        f1d3 90 E47 Nimzo-Indian Defense: Normal Variation
         d7d5 83 E48 Nimzo-Indian Defense: Normal Variation, Classical Defense
          g1f3 100
          a2a3
           b4c3 100
            b2c3 100 E49 Nimzo-Indian Defense: Normal Variation, Botvinnik System
         b7b6 17
          g1f3 100
           c8b7 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
            e1g1 E43 Nimzo-Indian Defense: St. Petersburg Variation
             b4c3 100
              b2c3 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
             c7c5 E43 Nimzo-Indian Defense: St. Petersburg Variation
              a2a3
               c5d4
                c3a4
                 b4e7 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
              b2b3
               b4a3
                c1b2
                 c5d4
                  c3b1
                   a3e7
                    f3d4 100 E14 Queen's Indian Defense: Averbakh Variation
              c3a4
               d8e7 E43 Nimzo-Indian Defense: St. Petersburg Variation
        c1d2 7
         d7d5 100
        g1f3 3 E50 Nimzo-Indian Defense
         b4c3 100
        a2a3
         b4c3 100
          b2c3 100 E28 Nimzo-Indian Defense: Sämisch Variation
        g1e2 E46 Nimzo-Indian Defense: Reshevsky Variation
         d7d5 100
          a2a3 100
           b4d6 100 E46 Nimzo-Indian Defense: Simagin Variation
       b8c6 13 E40 Nimzo-Indian Defense: Rubinstein System, Taimanov Variation
        f1d3 100
         e8g8 100
       b4c3 12
        b2c3 100
         e8g8 100
       c7c5 11 E41 Nimzo-Indian Defense: Rubinstein System
        f1d3 76
         e8g8 100
        g1e2 24 E42 Nimzo-Indian Defense: Rubinstein System, Rubinstein Variation
         c5d4 100
          e3d4 100
           e8g8 100
            c4c5 100 E42 Nimzo-Indian Defense: Rubinstein System, Rubinstein Variation, Sherbakov Attack
          a2a3
           e8g8
            e3d4 100 E42 Nimzo-Indian Defense: Rubinstein System, Rubinstein Variation, Main Line
        a2a3
         b4c3 100
          b2c3 100 E26 Nimzo-Indian Defense: Sämisch Variation
           d7d5 100
            f2f3 100
             e8g8 100
              c4d5 100
               f6d5 100 E24 Nimzo-Indian Defense: Sämisch Variation, Botvinnik Variation
           b7b6 E26 Nimzo-Indian Defense: Sämisch Variation, O'Kelly Variation
           b8c6
            f1d3 100
             e8g8 100 E29 Nimzo-Indian Defense: Sämisch Variation
              g1e2 100
               f6e8
                e3e4 100
                 b7b6 100 E29 Nimzo-Indian Defense: Sämisch Variation, Capablanca Variation
       b7b6 9 E43 Nimzo-Indian Defense: St. Petersburg Variation
        f1d3 95
         c8b7 62
          g1f3 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
           f6e4 81 E43 Nimzo-Indian Defense: St. Petersburg Variation, with Ne4
            d1c2 100
             f7f5 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
              e1g1 100
               b4c3 100
                b2c3 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
           c7c5 19
            e1g1
             e8g8 100
         b4c3 38
        g1e2 5 E44 Nimzo-Indian Defense: St. Petersburg Variation
         c8b7 85
         c8a6 15 E45 Nimzo-Indian Defense: St. Petersburg Variation, Fischer Variation
         b4a5
          a2a3 100
           c7c5 100 E44 Nimzo-Indian Defense: St. Petersburg Variation, Romanishin–Psakhis Variation
         f6e4 E44 Nimzo-Indian Defense: St. Petersburg Variation, American Variation
        d1c2
         b4c3 100
         f6e4
          g1f3 E43 Nimzo-Indian Defense: St. Petersburg Variation
      g1f3 5 E21 Nimzo-Indian Defense: Three Knights Variation
       b4c3 83
        b2c3 100
         e8g8 100
       c7c5 17
        e2e3 100
         c5d4 100
        d4d5 E21 Nimzo-Indian Defense: Three Knights Variation, Korchnoi Variation
         b4c3 100
         b7b5 E21 Nimzo-Indian Defense: Three Knights Variation, Shocron Gambit
         f6e4 E21 Nimzo-Indian Defense: Three Knights Variation, Euwe Variation
      c1d2 3
       e8g8 100
        g1f3 100
         d7d5 100
      d1d3 2 E20 Nimzo-Indian Defense: Mikenas Attack
       b4c3 100
        b2c3 100
         e8g8 100
      a2a3 E24 Nimzo-Indian Defense: Sämisch Variation
       b4c3 100
        b2c3 100
         e8g8 87 E27 Nimzo-Indian Defense: Sämisch Variation
         c7c5 13
          f2f3 100
           d7d5 100
            c4d5 100 E25 Nimzo-Indian Defense: Sämisch Variation
             f6d5 100
              d4c5 E25 Nimzo-Indian Defense: Sämisch Variation, Keres Variation
               f7f5 E25 Nimzo-Indian Defense: Sämisch Variation, Romanovsky Variation
      d1b3 E22 Nimzo-Indian Defense: Spielmann Variation
       c7c5 53
        c1f4 100
         b4c3 100
        d4c5
         b4c5 100
         b8c6 E23 Nimzo-Indian Defense: Spielmann Variation, Romanovsky Gambit
          c1d2
           f6e4
            g1f3
             e4d2 100 E23 Nimzo-Indian Defense: Spielmann Variation, Carlsbad Variation
             e4c5 E23 Nimzo-Indian Defense: Spielmann Variation, Stahlberg Variation
              g2g3
               f7f5
                b3c2 100 E23 Nimzo-Indian Defense: Spielmann Variation, Stahlberg Variation
       b4c3 47
        b2c3 100
         e8g8 100
      d1c2 E32 Nimzo-Indian Defense: Classical Variation
       b8c6 40 E33 Nimzo-Indian Defense: Classical Variation, Zurich Variation
        g1f3 100
         d7d5 100
         d7d6 E33 Nimzo-Indian Defense: Classical Variation, Milner-Barry Variation
       e8g8 39
        g1f3 100
         d7d5 100
       c7c5 20 E38 Nimzo-Indian Defense: Classical Variation, Berlin Variation
        e2e3 67
         e8g8 100
        d4c5 33
         b4c5 59
         e8g8 41 E39 Nimzo-Indian Defense: Classical Variation, Berlin Variation, Pirc Variation
          g1f3
           b4c5 100
            a2a3 100
             b7b6 E39 Nimzo-Indian Defense: Classical Variation, Berlin Variation, Macieja System
         b4c3 E38 Nimzo-Indian Defense: Classical Variation, Berlin Variation, Steiner Variation
      f2f3 E20 Nimzo-Indian Defense: Kmoch Variation
       d7d5 100
        c1f4 100
         b4c3 100
      g2g3 E20 Nimzo-Indian Defense: Romanishin Variation
       c7c5 66
        e2e3 70
         b4c3 100
        f1g2 30
         c5d4 69
         e8g8 31
          g1f3 100 E20 Nimzo-Indian Defense: Romanishin Variation
           c5d4 100
            f3d4 100
             d7d5 100
              c4d5 100
               f6d5 100 E20 Nimzo-Indian Defense: Romanishin Variation, English Hybrid
       b4c3 34
        b2c3 100
         e8g8 100
     d7d5 38
    g2g3 30 E00 Catalan Opening
     b8c6 100
      g1f3 100
       f8b4 100
        c1d2 100
         e8g8 100
     e6e5 E00 Catalan Opening: Hungarian Gambit
      d4e5 100
       f6g4 100
        b1c3 100
         g4e5 100
    d1b3 E00 Indian Defense
     c7c5 100
      d4d5 100
       f8d6 100
        b1c3 100
         e6d5 100
    g2g4 E00 Indian Defense: Devin Gambit
     f6g4 100
      b1c3 100
       c7c5 100
        g1f3 100
         c5d4 100
   e7e5 10 A51 Indian Defense: Budapest Defense
    d4e5 100
     f6g4 92 A52 Indian Defense: Budapest Defense
      e2e3 48
       h7h5 100
        g1f3 100
         b8c6 100
      g1f3 19 A52 Indian Defense: Budapest Defense, Adler Variation
       f8c5 100
        e2e3 100
         b8c6 100
      e2e4 18 A52 Indian Defense: Budapest Defense, Alekhine Variation
       h7h5 64
        f1e2 100
         f8c5 100
       g4e5 18
        f2f4 100
         e5c6 100 A52 Indian Defense: Budapest Defense, Alekhine Variation, Abonyi Variation
       d7d6 17 A52 Indian Defense: Budapest Defense, Alekhine Variation, Tartakower Defense
        b1c3 100
         g4e5 100
      c1f4 16 A52 Indian Defense: Budapest Defense, Rubinstein Variation
       b8c6 100
        g1f3 100
         f8c5 100
     f6e4 8 A51 Indian Defense: Budapest Defense, Fajarowicz Variation
      d1c2 44 A51 Indian Defense: Budapest Defense, Fajarowicz-Steiner Variation
       f8b4 100
        b1c3 100
         e4c3 100
      a2a3 32
       f8c5 100
        e2e3 100
         e8g8 100
       b7b6 A51 Indian Defense: Budapest Defense, Fajarowicz Defense, Bonsdorf Variation
        d1d5 100
         c8b7 100
      d1d5 24
       f8b4 100
        b1d2 100
         e4d2 100
   b7b6 4 A50 Queen's Indian Accelerated
    g1f3 88
     e7e6 95 E12 Queen's Indian Defense
      b1c3 37 E12 Queen's Indian Defense: Kasparov Variation
       c8b7 100
        c1f4 74
         f8d6 100
        a2a3 26 E12 Queen's Indian Defense: Kasparov-Petrosian Variation
         f6e4 44 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Andersson Variation
         f8e7 44 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Marco Defense
         d7d5 12 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Main Line
          c4d5 100
           f6d5 74 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Modern Variation
            e2e3 52 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Petrosian Attack
            d1a4 20 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Rashkovsky Attack
            c1d2 14 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Romanishin Attack
            e2e4 14 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Polovodin Gambit
            d1c2 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Kasparov Attack
           e6d5 26 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Classical Variation
         g7g6 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Hedgehog Variation
       h7h6
        e2e4 100
         c8b7 100
        c1g5
         h6g5 100
         c8b7
          g5h4
           f8b4 100 E13 Queen's Indian Defense: Kasparov Variation
           f6h5
            h4g3
             g7g5 100 E12 Queen's Indian Defense: Kasparov Variation, Botvinnik Attack
      c1f4 28 E12 Queen's Indian Defense: Miles Variation
       f6e4 100
        b1d2 100
         e4d2 100
      e2e3 18 E14 Queen's Indian Defense: Spassky System
       f8d6 100
        f1d3 100
         c8b7 100
      g2g3 14 E15 Queen's Indian Defense: Fianchetto Variation
       c8b7 82 E15 Queen's Indian Defense: Fianchetto Variation, Traditional Line
        f1g2 74
         f8e7 51 E17 Queen's Indian Defense: Traditional Variation
          e1g1 64 E17 Queen's Indian Defense: Classical Variation
           e8g8 100
            b1c3 100 E18 Queen's Indian Defense: Classical Variation, Traditional Variation
             d7d5 68 E18 Queen's Indian Defense: Classical Variation, Traditional Variation, Nimzowitsch Line
             f6e4 32
              d1c2 100
               e4c3 100
                c2c3 100 E19 Queen's Indian Defense: Classical Variation, Traditional Variation, Main Line
             b8a6 E18 Queen's Indian Defense: Classical Variation, Tiviakov Defense
            b1d2
             c7c6 100
              d1c2 100
               d7d5 100
                e2e4 100
                 b8a6 100 E06 Catalan Opening: Closed
            b2b3 E17 Queen's Indian Defense: Euwe Variation
            d4d5
             e6d5 100
              f3d4 70 E17 Queen's Indian Defense: Classical Variation, Taimanov Gambit
              f3h4 30 E17 Queen's Indian Defense: Classical Variation, Polugaevsky Gambit
            f1e1 E17 Queen's Indian Defense: Fianchetto Variation, Kramnik Variation
          b1c3 36 E17 Queen's Indian Defense: Anti-Queen's Indian System
           f6e4 100
            c1d2 100 E17 Queen's Indian Defense: Opocensky Variation
         c7c5 27 E15 Queen's Indian Defense: Fianchetto Variation, Sämisch Variation
          d4d5 100
           e6d5 100
            f3h4 100 E15 Queen's Indian Defense: Fianchetto Variation, Rubinstein Variation
            f3g5 E15 Queen's Indian Defense: Buerger Variation
         f8b4 21 E16 Queen's Indian Defense: Capablanca Variation
          c1d2 100
           a7a5 63 E16 Queen's Indian Defense: Yates Variation
           b4e7 37 E16 Queen's Indian Defense: Riumin Variation
        b1c3 26
         f8e7 100
       c8a6 18 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation
        b1c3 100
         a6c4 100
        b2b3 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Quiet Line
         b8c6 53
         f8b4 47 E15 Queen's Indian Defense: Fianchetto Variation, Check Variation
          c1d2 100
           b4e7 87 E15 Queen's Indian Defense: Fianchetto Variation, Check Variation, Intermezzo Line
           d8e7 13 E15 Queen's Indian Defense: Fianchetto Variation, Check Variation, Modern Line
        d1a4 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Nimzowitsch Attack
         c7c5 100
        d1b3 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Timman's Line
         c7c5 100
      a2a3 2 E12 Queen's Indian Defense: Petrosian Variation
       c8a6 79
        e2e3 100
         f8e7 100
        d1c2
         c7c5 100
         a6b7 E12 Queen's Indian Defense: Petrosian Variation, Farago Defense
       c7c5 21
        e2e3 100
         f6e4 100
     c7c5 5
      e2e3 100
       c8b7 100
        b1c3 100
         f6e4 100
    b1c3 13
     c8b7 100
      c1f4 100
       d7d6 100
        g1f3 100
         b8d7 100
   c7c6 4 A50 Slav Indian
    g1f3 100
     d7d5 100
     b7b5 A40 Slav Indian: Kudischewitsch Gambit
      c4b5 100
       c6b5 100
        e2e3 100
         c8a6 100
   b8c6 2 A50 Mexican Defense
    g1f3 100
     e7e6 100
      d4d5 100
       c6a5 100
        e2e3 100
         f8e7 100
    f2f4
     e7e6 100
      d4d5 100
       e6d5 100
        c4d5 100
         f8b4 100
     c6e5
      f4e5 100
       f6e4 100
        b1d2 100
         e4d2 100
      d4d5 A50 Mexican Defense: Horsefly Gambit
       e5c4 100
        e2e4 100
         c4b6 100
   b7b5 1 A50 Indian Defense: Pyrenees Gambit
    c4b5 100
     a7a6 100
      e2e3 100
       e7e6 100
        b1c3 100
         c8b7 100
   g7g5 A50 Indian Defense: Medusa Gambit
    b1c3 100
     h8g8 100
      h2h4 100
       g5g4 100
        e2e4 100
         d7d6 100
  g1f3 33 A46 Indian Defense: Knights Variation
   c7c5 40 A46 Indian Defense: Spielmann-Indian
    d4c5 100
     b8c6 100
      b1c3 100
       e7e5 100
        e2e4 100
         f8c5 100
    c2c4 A31 English Opening: Symmetrical Variation, Anti-Benoni Variation
     c5d4 100
      e2e3 82
       d4e3 100
        c1e3 100
         f6g4 100
      f3d4 18
       e7e5 100
        d4b5 100
         d7d6 100
       e7e6 A32 English Opening: Symmetrical Variation, Anti-Benoni Variation, Spielmann Defense
        b1c3 100
         b8c6 100 A33 English Opening: Symmetrical Variation, Anti-Benoni Variation, Spielmann Defense
          g2g3 100
           d8b6 100 A33 English Opening: Symmetrical Variation, Anti-Benoni Variation, Geller Variation
   e7e6 39
    c1f4 64 A46 Indian Defense: London System
     f8e7 100
      b1c3 100
       e8g8 100
        e2e3 100
         d7d5 100
    c2c4 22 E10 Indian Defense: Anti-Nimzo-Indian
     d7d5 69
     f8b4 31 E11 Bogo-Indian Defense
      c1d2 95
       b4e7 62 E11 Bogo-Indian Defense: Retreat Variation
        b1c3 100
         d7d5 100
        g2g3
         d7d5 70
          f1g2 100 E11 Bogo-Indian Defense: Retreat Variation
           e8g8 100 E11 Bogo-Indian Defense: Retreat Variation
            e1g1 90 E11 Bogo-Indian Defense: Retreat Variation
             c7c6
              d1c2 100 E11 Bogo-Indian Defense: Retreat Variation
               b8d7 100 E11 Bogo-Indian Defense: Retreat Variation
            d1c2 10
             c7c6
              e1g1 100
         e8g8 30
       a7a5 14 E11 Bogo-Indian Defense: Wade-Smyslov Variation
        b1c3 100
         e8g8 100
       b8c6 9 E11 Bogo-Indian Defense: Haiti Variation
        d2b4 100
         c6b4 100
       b4d2 6 E11 Bogo-Indian Defense: Exchange Variation
        b1d2 100
         d7d5 100
       c7c5 6 E11 Bogo-Indian Defense: Vitolins Variation
        d2b4 100
         c5b4 100
       d8e7 3 E11 Bogo-Indian Defense: Nimzowitsch Variation
        b1c3 100
         e8g8 100
      b1d2 5 E11 Bogo-Indian Defense: Grünfeld Variation
       d7d5 100
        a2a3 100
         b4e7 100
      f3d2 E11 Bogo-Indian Defense: New England Variation
       d7d5 100
        a2a3 100
         b4e7 100
    e2e3 14 A46 Yusupov-Rubinstein System
     d7d5 100
   a7a6 7 A46 Indian Defense: Knights Variation, Alburt-Miles Variation
    c2c4 100
     e7e6 100 E10 Indian Defense: Dzindzi-Indian Defense
      b1c3 100
       d7d5 100
        h2h4 100
         f8e7 100
   d7d6 6 A46 Indian Defense: Wade-Tartakower Defense
    b1c3 51
     c8f5 100
      c1f4 100
       b8c6 100
        e2e3 100
         e7e6 100
    e2e3 49
     c8f5 61
      f1e2 100
       e7e6 100
        e1g1 100
         f8e7 100
     g7g6 39
      f1d3 100
       f8g7 69 A48 Indian Defense: Colle System, King's Indian Variation
        e1g1 100
         e8g8 100
       c8f5 31
        b1c3 100
         f5d3 100
   g7g6 6 A48 East Indian Defense
    c1f4 44 A48 London System
     f8g7 100
      e2e3 80 A48 London System
       d7d6 59 A48 London System
        f1e2 37 A48 London System, with Be2
         e8g8 57 A48 London System, with Be2
         c7c5 43
          h2h3 100 A48 London System, with Be2
        b1c3 34
         f6h5 100
        f1d3 30 A48 London System, with Bd3
         f6h5 100
       h7h6 41
        h2h4 100
         d7d6 100
      b1c3 20
       d7d5 100
    c2c4 39
    c1g5 11 A48 Torre Attack: Fianchetto Defense
     d7d5 100
     c7c5
      b1c3 86
       c5d4 100
        g5f6 100
         e7f6 100
      b1d2 14
       c5d4 56
        g5f6 100
         e7f6 100
       f8g7 44 A48 Torre Attack: Fianchetto Defense, Euwe Variation
        d4c5 100
         b8a6 100
    g2g3 6 A49 Indian Defense: Przepiorka Variation
     f8g7 100
      f1g2 100
       d7d5 100
        b1c3 100
         e8g8 100
   c7c6 3 A46 Indian Defense: Czech-Indian
    c1f4 100
     d7d5 100
      b1c3 100
       c8f5 100
        h2h4 100
         e7e6 100
   b7b5 A46 Indian Defense: Polish Variation
    e2e3 100
     c7c6 100
      a2a4 100
       b5b4 100
        b1d2 100
         d7d5 100
   b7b6 A47 Pseudo Queen's Indian Defense
    e2e3 80
     c8b7 100
      f1d3 100
       b8c6 100
        e1g1 100
         c6b4 100
    g2g3 20
     c7c5 72
      f1g2 100
       c8b7 100 A47 Marienbad System
        d4c5 100
         b8c6 100
        c2c4
         c5d4 100
          d1d4 100 A47 Marienbad System: Berg Variation
     c8b7 28
      f1g2 100
       e7e6 100
        e1g1 100
         f8e7 100
    c2c3
     c8b7 100
      h2h4 100
       d7d6 100
        c1f4 100
         b8d7 100
     e7e5 A47 Indian Defense: Schnepper Gambit
      d4e5 100
       f6g8 100
        e2e4 100
         c8b7 100
   f6e4 A46 Döry Defense
    c2c4 60
     e7e6 100 E10 Indian Defense: Döry Indian
      b1d2 100
       d7d5 100
        f3e5 100
         f7f6 100
    b1d2 40
     d7d5 100
      e2e3 100
       b8c6 100
        c2c4 100
         e7e6 100
  c1f4 16 A45 Indian Defense: Accelerated London System
   b8c6 100
    b1c3 100
     h7h5 100
      e2e4 100
       d7d5 100
        e4e5 100
         f6e4 100
  b1c3 8
   d7d5 63
   c7c5 37 A45 Indian Defense: Reversed Chigorin Defense
    d4d5 100
     e7e6 100
      d5e6 100
       f7e6 100
        e2e4 100
         d7d5 100
     d8a5 A43 Benoni Defense: Woozle
      c1d2 100
       d7d6 100
        e2e4 100
         a5b4 100
    c1g5
     c5d4 100
      g5f6 100
       g7f6 100
        d1d4 100
         b8c6 100
     d8b6
      d4d5 90 A45 Trompowsky Attack: Poisoned Pawn Variation
       d7d6 100
        e2e4 100
         b8d7 100
      e2e3 10
       c5d4 100
        e3d4 100
         e7e6 100
   e7e5 A45 Indian Defense: Maddigan Gambit
    d4e5 100
     f6g4 100
      g1f3 100
       b8c6 100
        c1g5 100
         f8e7 100
  g2g3 1 A45 Indian Defense: Tartakower Attack
   d7d5 100
    g1f3 100
  b1d2
   d7d5 100
    e2e3 100
     c7c5 100
      g1f3 100
       b8c6 100
        f1e2 100
         h7h5 100
   e7e5 A45 Indian Defense: Lazard Gambit
    d4e5 100
     f6g4 100
      g1f3 100
       b8c6 100
        d2e4 100
         g4e5 100
  c1g5 A45 Trompowsky Attack
   d7d5 51
    b1c3 100
   f6e4 27
    h2h4 56 A45 Trompowsky Attack: Raptor Variation
     d7d5 100
      b1d2 100
       c8f5 100
        d2e4 100
         f5e4 100
     e4g5
      h4g5 100
       c7c5 80
        d4d5 100
         d7d6 100
       e7e5 20 A45 Trompowsky Attack: Raptor Variation, Hergert Gambit
        d4e5 100
         b8c6 100
    g5h4 27 A45 Trompowsky Attack: Edge Variation
     d7d5 86
      f2f3 100
       g7g5 100
        f3e4 100
         g5h4 100
     e4f6 14
      b1c3 63
       d7d5 100
        g1f3 100
         b8c6 100
        e2e4
         f6e4 100
         c8f5
          f2f3 A45 Trompowsky Attack: Edge Variation, Hergert Gambit
      c2c4 37
       c7c5 100
        e2e3 100
         c5d4 100
    g5f4 18
     g7g5 100 A45 Trompowsky Attack: Borg Variation
      f4e3 100
       d7d5 100
        b1d2 100
         e4d2 100
   e7e6 22 A45 Trompowsky Attack: Classical Defense
    e2e4 100 A45 Trompowsky Attack: Classical Defense, Big Center Variation
     d7d5 100
      e4e5 100
       h7h6 100
        g5e3 100
         f6d7 100
    c2c4 E00 Indian Defense: Seirawan Attack
     f8b4 92
      b1c3 85 E30 Nimzo-Indian Defense: Leningrad Variation
       c7c5 52
        e2e3 87
         c5d4 100
        d4d5 13
         b4c3 55
         d7d6 45
          g5h4 100
           h7h6 100 E31 Nimzo-Indian Defense: Leningrad Variation, Benoni Defense
       b4c3 48
        b2c3 100
         e8g8 100
       b7b5
        c4b5 100
         c8b7 100
        d4d5
         b5c4 100
         c7c5
          g5h4
           h7h6 E30 Nimzo-Indian Defense: Leningrad Variation, Averbakh Gambit
      b1d2 15
       b8c6 100
        a2a3 100
         b4d2 100
     c7c5 8
      e2e3 100
       d8a5 100
        d1d2 100
         b8c6 100
    g1f3 A46 Torre Attack: Classical Defense
     c7c5 65
      e2e4 73 A46 Torre Attack: Wagner Gambit
       c5d4 100
        e4e5 100
         h7h6 100
      g5f6 27
       d8f6 100
        c2c3 100
         d7d5 100
     d7d5 29
     h7h6 7 A46 Torre Attack: Classical Defense, Nimzowitsch Variation
      g5f6 100
       g7f6 100
        b1c3 100
         d7d5 100
      c2c4
       h6g5 100
        f3g5 100
         c7c5 100
       d7d5 D30 Queen's Gambit Declined: Capablanca Variation
        g5f6 100
         g7f6 100
     b7b6
      e2e4 90
       b8c6 100
        b1c3 100
         c8b7 100
      e2e3 10
       c7c5 83
        d4d5 50 A46 Torre Attack: Classical Defense, Petrosian Gambit
         c8b7 100
        g5f6 50
         d8f6 100
       b8c6 17
        f1d3 100
         c6b4 100
  d4d5 A45 Indian Defense: Pawn Push Variation
   e7e6 100
    c2c4 100
     f8c5 100
      b1c3 100
       e8g8 100
        e2e4 100
         d7d6 100
   f6g8 A40 Montevideo Defense
    e2e4 100
     d7d6 100
      b1c3 100
       g8f6 100
        g1f3 100
         c7c6 100
     b8c6
      d5c6 100
       b7c6 100
        g1f3 100
         d7d5 100
      e4e5
       c6e5 100
        f2f4 100
         e5g6 100
       c6b8 A40 Zaire Defense
        g1f3 100
         e7e6 100
  e2e4 A45 Indian Defense: Omega Gambit
   f6e4 100
    b1d2 100
     d7d5 100
      d2e4 100
    c1g5
     e4g5 100
      b1c3 100
       d7d5 100
        g1f3 100
         g5f3 100
     e4f6
      f1d3 69 A45 Indian Defense: Omega Gambit, Arafat Gambit
       d7d5 100
        g1f3 100
         f6e4 100
      b1c3 31
       d7d5 100
        g1f3 100
         b8c6 100
   d7d5
   f6d5
    e4d5 100
     d7d6 100
      f1d3 100
       c7c6 100
        g1f3 100
         c6d5 100
    e4e5
   g7g6 B06 Modern Defense: Norwegian Defense
    e4e5 100
     f6g8 100
      g1f3 100
       d7d5 100
        f1d3 100
         c7c5 100
    f1e2
     f6e4 100
      g1f3 100
       d7d5 100
        e1g1 100
         f8g7 100
     f6h5
      g1f3 90
       f8g7 100
        e1g1 100
         d7d6 100
      e4e5 10
       d7d6 100 B06 Modern Defense: Norwegian Defense, Norwegian Gambit
        g1f3 100
         d6e5 100
   h7h5 B00 Goldsmith Defense: Picklepuss Defense
    e4e5 100
     f6g8 100
      c1g5 100
       b8c6 100
        b1c3 100
         d7d5 100
  f2f3 A45 Paleface Attack
   d7d5 100
    c1f4 100
     c7c5 100
      e2e3 100
       b8c6 100
        c2c3 100
         h7h5 100
  f2f4 A45 Canard Opening
   d7d5 100
    b1c3 100
     c8f5 100
      e2e3 100
       e7e6 100
        f1d3 100
         f8d6 100
  g2g4 A45 Indian Defense: Gibbins-Weidenhagen Gambit
   d7d5 60
    f2f3 100 A45 Indian Defense: Gedult Attack
     h7h6 100
      h2h4 100
       c7c5 100
        c2c3 100
         b8c6 100
   f6g4 24 A45 Indian Defense: Gibbins-Weidenhagen Gambit Accepted
    b1c3 45
     d7d5 67
      f1g2 100
       e7e6 100
        e2e4 100
         d8h4 100
     g4f6 33
      e2e4 80
       d7d5 87
        e4e5 100
         f6e4 100
       d7d6 13
        f1e2 50 A45 Indian Defense: Gibbins-Weidenhagen Gambit, Stummer Gambit
         e7e5 100
        g1f3 50
         d6d5 100
      h2h4 20
       d7d5 100
        c1f4 100
         c7c5 100
    f2f3 34
     g4f6 100
      e2e4 100 A45 Indian Defense: Gibbins-Weidenhagen Gambit, Maltese Falcon
       e7e6 100
        b1c3 100
         d7d5 100
    e2e4 20
     d7d5 100
      f2f3 100
       e7e5 100
        f3g4 100
         d8h4 100
     g4f6
      e4e5 100
       f6g8 100
        b1c3 100
         d7d5 100
      f2f3
   e7e5 16 A45 Indian Defense: Gibbins-Weidenhagen Gambit, Oshima Defense
    g4g5 100
     f6e4 100
      b1d2 100
       e4d2 100
        d1d2 100
         e5d4 100
 e7e6 3 A40 Horwitz Defense
  c2c4 61
   g8f6 69
   f8b4 31 A40 Kangaroo Defense
    c1d2 82
     b4d2 100
      b1d2 100
       g8e7 100
        g1f3 100
         e8g8 100
    b1c3 18 A40 Kangaroo Defense: Keres Defense, Transpositional Variation
     b4c3 100
      b2c3 100
       g8f6 100
        e2e3 100
   e6e5 A40 Horwitz Defense: Zilbermints Gambit
    d4e5 100
     b8c6 100
      g1f3 100
       d7d6 100
        c1f4 100
         g8e7 100
  e2e4 39
 c7c5 2 A43 Benoni Defense: Old Benoni
  d4d5 94 A43 Benoni Defense: Old Benoni
   g8f6 52 A43 Benoni Defense: Benoni-Indian Defense
    b1c3 44
    g1f3 39 A43 Benoni Defense: Benoni-Indian Defense, Kingside Move Order
     d7d6 71
      b1c3 100
       c8f5 100
        e2e3 100
         b8d7 100
     b7b5 29 A43 Indian Defense: Pseudo-Benko
      e2e3 59
       c8a6 100
        a2a3 100
         d7d6 100
      c2c4 41 A57 Benko Gambit Declined: Main Line
       e7e6 84 E10 Blumenfeld Countergambit
        d5e6 89
         f7e6 100
         d7d5
          c4b5
           f7e6 100 E10 Blumenfeld Countergambit Accepted
        c1g5 11 E10 Blumenfeld Countergambit: Duz-Khotimirsky Variation
         d7d6 61
         e6d5 39
          c4d5 100
           h7h6 100 E10 Blumenfeld Countergambit: Spielmann Variation
       b5c4 16
        b1c3 100
         e7e6 100
     c5c4 A43 Benoni Defense: Hawk Variation
      b1c3 100
       d7d6 100
        e2e4 100
         b7b5 100
    c2c4 17
   f7f5 25 A43 Benoni Defense: Old Benoni, Mujannah Formation
    f2f3 67
     d7d6 100
      b1c3 100
       e7e5 100
        e2e4 100
         g8f6 100
    e2e4 33 A43 Benoni Defense: Benoni-Staunton Gambit
     f5e4 100
      b1c3 100
       g8f6 100
        f2f3 100
         e7e5 100
   e7e5 12 A44 Benoni Defense: Old Benoni
    e2e4 66
     d7d6 100 A44 Benoni Defense: Semi-Benoni
      b1c3 100
       f8e7 100
        f1d3 100
         g8f6 100
    b1c3 34
     d7d6 100
      e2e4 100
   d7d6 11 A43 Benoni Defense: Old Benoni
    b1c3 100
     g8f6 60
      e2e4 100
       e7e6 100
     g7g6 40 A43 Benoni Defense: Old Benoni, Schmid Variation
      e2e4 100
       g8f6 100
        g1f3 100
         h7h5 100
   b8a6 A43 Benoni Defense: Snail Variation
    b1c3 100
     d7d6 100
      e2e4 100
       g8f6 100
        g1f3 100
         h7h5 100
  d4c5 6 A43 Benoni Defense: Benoni Gambit Accepted
   e7e6 74
    c1e3 100
     b7b6 100
      c5b6 100
       a7b6 100
        c2c4 100
         b8c6 100
   b8a6 26 A43 Benoni Defense: Benoni Gambit, Schlenker Defense
    g1f3 100
     a6c5 100
      b1c3 100
       g8f6 100
        e2e3 100
         e7e6 100
   b7b6 A43 Benoni Defense: Cormorant Gambit
    e2e4 65
     b8c6 92 B00 Owen Defense: Hekili-Loa Gambit
      c1g5 100
       h7h6 100
        g5e3 100
         e7e6 100
     e7e6 8
      c5b6 100
       a7b6 100
        g1f3 100
         c8b7 100
    g1f3 35
     c8b7 100
      b1c3 100
       g8f6 100
        e2e3 100
         b6c5 100
  b2b4 A43 Benoni Defense: Zilbermints-Benoni Gambit
   c5d4 100
    g1f3 100 A43 Benoni Defense: Zilbermints-Benoni Gambit
     e7e6 51
      a2a3 100
       d7d5 100
        h2h4 100
         a7a5 100
     e7e5 49 A43 Benoni Defense: Zilbermints-Benoni Gambit, Tamarkin Countergambit
      f3e5 100
       b8c6 100
        e5d3 100
         c6b4 100
  c2c4
   c5d4 100
    e2e3 82 A43 Queen's Pawn Game: Liedmann Gambit
     d4e3 100
      c1e3 100
       g8f6 100
        b1c3 100
         b8c6 100
    g1f3 18
     d8a5 100
      d1d2 100
       a5d2 100
        c1d2 100
         b8c6 100
 b7b5 A40 Polish Defense
  e2e4 100
   c8b7 100
    f1b5 82 A40 Polish Defense: Spassky Gambit Accepted
     b7e4 100
      g1f3 100
       a7a6 100
        b5e2 100
         e7e6 100
    b1d2 18
     c7c5 100
      c2c3 100
       a7a6 100
        a2a4 100
         d7d5 100
 b7b6 A40 English Defense
  e2e4 67
  c2c4 33
   c8b7 56
    b1c3 100
     g8f6 100
    e2e4
     b7e4 100
      b1c3 100
       g8f6 100
        c3e4 100
         f6e4 100
     f7f6 B00 Owen Defense: Unicorn Variation
      b1c3 100
       e7e6 100
        c1e3 100
         c7c5 100
   e7e6 44 A40 English Defense
    e2e4 100
     g8f6 56
      b1c3 100
       c8b7 100
        e4e5 100
         f6e4 100
     c8b7 44
      b1c3 100
       g8f6 100
       f7f5
        e4f5 100
         e6f5 78
         g8f6 22 A40 English Defense: Hartlaub Gambit Accepted
        d4d5 A40 English Defense: Hartlaub Gambit Declined
         f5e4 100
      f2f3
       e6e5 100
        d4e5 100
         f8c5 100
       f7f5
        b1c3 100
         f5e4 100
        e4f5
         e6f5 100
         g8h6 A40 English Defense: Poli Gambit
     b8c6
      g1f3 100
       c8b7 100
        b1c3 100
         f8e7 100
      f1d3
       c6d4 100
        g1e2 100
         d4e2 100
       c8b7 A40 English Defense: Perrin Variation
        g1f3 100
         c6b4 100
 b8a6 A40 Australian Defense
  e2e4 100
 b8c6 A40 Mikenas Defense
  d4d5 100
   c6e5 100
    f2f4 100
     e5g6 100
      b1c3 100
       e7e6 100
        h2h4 100
         e6d5 100
  c2c4
   d7d6 64
    b1c3 100
     e7e5 100
      d4d5 100
       c6e7 100
        e2e4 100
         f7f5 100
   e7e5 36
    d4d5 86
     c6e7 72 A40 Mikenas Defense: Lithuanian Variation
      e2e4 100
       d7d6 100
        g1f3 100
         g8f6 100
     c6d4 28 A40 Mikenas Defense: Cannstatter Variation
      e2e3 100
       d4f5 100
        b1c3 100
         d7d6 100
    d4e5 14
     f8c5 53
      g1f3 100
       g8e7 100
        a2a3 100
         a7a5 100
     c6e5 47
      b1c3 69
       g8f6 83
        f2f4 100
         e5c6 100
       e5c4 17 A40 Mikenas Defense: Pozarek Gambit
        e2e4 100
         c4b6 100
      g1f3 31
       e5c4 100
        e2e4 100
         b7b5 100
 d7d6 A41 Queen's Pawn Game
  e2e4 59
  g1f3 41
   g8f6 100
   c8g4 A41 Wade Defense
    e2e4 89
     g4f3 100
      d1f3 100
       b8c6 100
        f1b5 100
         e7e6 100
    c2c4 11
     b8d7 82
      e2e3 100
       e7e5 100
        b1c3 100
         g8f6 100
      d1b3
       e7e5 81
        b3b7 100
         g4f3 100
       a8b8 19 A41 Zukertort Opening: Wade Defense, Chigorin Plan
        e2e4 100
         g8f6 100
     c7c5 18
      d4c5 100
       e7e5 100
        c1e3 100
         b8c6 100
     g7g6
      b1c3 58
       g8f6 100
        c1f4 100
         f6h5 100
      e2e4 42
       g4f3 69
        g2f3 100
         b8d7 100
       f8g7 31 A41 Robatsch Defense
        f1e2 100
         g8f6 100
  c2c4 A41 Old Indian Defense
   e7e5 57 A41 Rat Defense: English Rat
    d4e5 100
     b8c6 73 A41 Rat Defense: English Rat, Lisbon Gambit
      g1f3 100
       c8e6 100
        c1g5 100
         f8e7 100
     c8e6 27 A41 Rat Defense: English Rat, Pounds Gambit
      b1c3 100
       b8c6 100
        e5d6 100
         f8d6 100
   g8f6 25 A53 Old Indian Defense
    b1c3 62
     e7e5 73 A54 Old Indian Defense: Ukrainian Variation
      d4e5 53
       d6e5 100
        d1d8 100
         e8d8 100
      e2e3 47
       b8c6 90
        g1f3 100
         c8f5 100
       b8d7 10
        f1d3 65 A54 Old Indian Defense: Duz-Khotimirsky Variation
         g7g6 100
        g1f3 35
         f8e7 100
      g1f3 A54 Old Indian Defense: Two Knights Variation
       e5d4 84
        f3d4 100
         f8e7 100
       b8d7 16
        e2e4 100 A55 Old Indian Defense: Normal Variation
         f8e7 100
     c8f5 15 A53 Old Indian Defense: Janowski Variation
      f2f3 88 A53 Old Indian Defense: Janowski Variation, Main Line
       f5d7 100
        e2e3 100
         c7c5 100
      g2g3 12 A53 Old Indian Defense: Janowski Variation, Fianchetto Variation
       b8c6 100
        f1h3 100
         f5h3 100
      e2e4 A53 Old Indian Defense: Janowski Variation, Grinberg Gambit
       f6e4 100
        d1f3 100
         e4c3 100
     c7c6 7 A53 Old Indian Defense: Czech Variation, with Nc3
      e2e4 100
       b8d7 100
        c1e3 100
         e7e5 100
     b8c6 5
      g1f3 100
       e7e5 100
        d4d5 100
         c6e7 100
    g1f3 38
     b8d7 69
      b1c3 100
       e7e5 100
     c7c6 31 A53 Old Indian Defense: Czech Variation, with Nf3
      b1c3 100
       c8f5 100
        g2g3 100
         b8d7 100
     c8g4 A54 Old Indian Defense: Tartakower-Indian
      b1c3 100
       g4f5 100
        d1b3 100
         b8d7 100
    g2g4 A53 Old Indian Defense: Aged Gibbon Gambit
     c8g4 100
      c1f4 100
       c7c5 100
        f2f3 100
         g4d7 100
   g7g6 12
    b1c3 100
     f8g7 100 A41 Modern Defense
      g1f3 64
       g8f6 100
        e2e4 76
        e2e3 24
         e8g8 100
          f1e2 100 E61 King's Indian Defense: Semi-Classical Variation
           b8c6 51 E60 King's Indian Defense: Semi-Classical Variation, Hollywood Variation
           e7e5 39
            e1g1 100
             b8d7 100
              d4e5
               d6e5 100 E61 King's Indian Defense: Semi-Classical Variation, Exchange Variation
           c7c6 9 E60 King's Indian Defense: Semi-Classical Variation, Benoni Variation
           e7e6
            e1g1 100
             e6e5 100
              b2b3
               b8d7 100
                b3b4 E61 King's Indian Defense: Semi-Classical Variation, Queenside Storm Line
      e2e4 27 A42 Modern Defense: Averbakh System
       f7f5 69 A42 Modern Defense: Randspringer Variation
        c1f4 100
         f5e4 100
       g8f6 16
       c7c5 15
        d4c5 82
         g7c3 100
         d8a5 B06 Pterodactyl Defense: Central, Quetzalcoatlus Gambit
        d4d5 18
         g7c3 89
          b2c3 100
           d8a5 100 A40 Pterodactyl Defense: Central, Benoni Beefeater Pterodactyl
         d8a5 11 B06 Pterodactyl Defense: Central, Benoni Quetzalcoatlus
        c1e3
         c5d4 100
         d8a5 B06 Pterodactyl Defense: Central, Anhanguera
        g1e2
         c5d4 73
         d8a5 27 A42 Pterodactyl Defense: Central, Bogolubovia
       b8c6 A42 Modern Defense: Kotov Variation
        g1f3 100
         f7f5 100
      h2h4 8
       g8f6 100
   b8d7 6
    g1f3 100
     c7c5 100
      e2e3 100
       g8f6 100
        f1d3 100
         e7e5 100
   c7c6 A40 Queen's Pawn Game: Anglo-Slav Opening
    b1c3 100
     b8d7 100
      e2e4 100
       e7e5 100
        g1f3 100
         g8f6 100
  f2f4
   g8f6 89
    b1c3 100
     c8f5 100
      g1f3 100
       b8c6 100
        e2e3 100
         e7e6 100
   e7e5 11
    d4e5 100
     d6e5 100
      d1d8 100
       e8d8 100
        g1f3 100
         b8c6 100
    f4e5
     d6e5 100
      e2e3 100
       d8h4 100
        g2g3 100
         h4e4 100
     g8h6
      g1f3 67
       d6e5 100
        c1h6 100
         g7h6 100
      e5d6 33
       f8d6 100
        g1f3 100 A02 Bird Opening: From's Gambit, Lipke Variation
         h6g4 100
 e7e5 A40 Englund Gambit
  d4e5 100
   d7d6 52 A40 Englund Gambit: Hartlaub-Charlick Gambit
    g1f3 100
     b8c6 100
      c1f4 100
       f7f6 100
        e5f6 100
         g8f6 100
   b8c6 48
    g1f3 100
     d7d6 71
     g8e7 22 A40 Englund Gambit: Zilbermints Gambit
      c1f4 100
       e7g6 100
        e2e3 100
         d7d6 100
     f8c5 7 A40 Englund Gambit: Felbecker Gambit
      b1c3 100
       d7d6 100
        c3e4 100
         c8f5 100
     d8e7 A40 Englund Gambit: Main Line
      b1c3 100
       c6e5 100
        e2e4 100
         d7d6 100
      d1d5 A40 Englund Gambit: Stockholm Variation
       f7f6 100
        b1c3 100
         f6e5 100
   d8h4 A40 Englund Gambit: Mosquito Gambit
    g1f3 100
     h4d8 100
      e2e4 100
       b8c6 100
        f1c4 100
         d8e7 100
   f7f6 A40 Englund Gambit: Soller Gambit
    e2e4 70
     b8c6 100
    g1f3 30
     b8c6 100 A40 Englund Gambit: Soller Gambit Deferred
      e2e4 100
  d4d5 A40 Englund Gambit Declined
   f8c5 100
    b1d2 100
     g8f6 100
      c2c3 100
       c5b6 100
        e2e4 100
         d7d6 100
   b8c6
    d5c6 100
     b7c6 100
      e2e4 100
       g8f6 100
        b1c3 100
         d7d5 100
    c2c4
   d8h4
    g1f3 100
     h4e7 100
      e2e4 100
       g8f6 100
        b1c3 100
         c7c6 100
    e2e4
     h4e4 100
      g1e2 100
       f8c5 100
        b1c3 100
         e4f5 100
     f8c5 A40 Englund Gambit Declined: Diemer Counterattack
      d1e2 100
       g8f6 100
        b1c3 100
         f6g4 100
  e2e3 A40 Englund Gambit Declined: Reversed French
   e5d4 100
    e3d4 100
     f8e7 100
      g1f3 100
       g8f6 100
        f1d3 100
         e8g8 100
  g1f3 A40 Englund Gambit Declined: Reversed Alekhine
   e5e4 100 A40 Englund Gambit Declined: Reversed Krebs
    f3d2 56
     d7d5 100
      c2c4 100
       c7c6 100
        e2e3 100
         g8f6 100
    f3e5 29 A40 Englund Gambit Declined: Reversed Mokele Mbembe
     f7f6 100
      e5c4 100
       d7d5 100
        c4e3 100
         c7c6 100
    f3g1 14 A40 Englund Gambit Declined: Reversed Brooklyn
     d7d5 100
      c2c4 100
       f8e7 100
        b1c3 100
         g8f6 100
   b8c6
    d4e5 76
    d4d5 24
     c6e7 100
      f3e5 100
       d7d6 100
        e5f3 100
         g8f6 100
    b1c3 A00 Van Geet Opening: Napoleon Attack
     e5d4 100
      f3d4 100
       d7d5 100
        h2h4 100
         g8f6 100
   d7d6 A04 Zukertort Opening: Vos Gambit
    d4e5 100
    e2e3
     e5e4 100
      f3d2 100
       g8f6 100
        b1c3 100
         d6d5 100
     e5d4
      e3d4 100
       g8f6 100 C42 Petrov's Defense: Classical Attack, Closed Variation
        f1d3 100
         f8e7 100
   f7f5 A80 Dutch Defense: Omega-Isis Gambit
    d4e5 100
     d7d5 100
      b1c3 100
       g8e7 100
        e2e3 100
         c7c5 100
 f7f5 A80 Dutch Defense
  c2c4 52 A84 Dutch Defense
   g8f6 64 A84 Dutch Defense: Normal Variation
    b1c3 49 A85 Dutch Defense: Queen's Knight Variation
     e7e6 61
      c1f4 100
       f8d6 100
        f4d6 100
         c7d6 100
     d7d6 39
      g1f3 88
       c7c5 67
        e2e3 100
         e7e6 100
       b8c6 33 A84 Dutch Defense: Krause Variation
        d4d5 100
         c6e5 100
      c1f4 12
       e7e6 100
        g1f3 100
         f8e7 100
    c1f4 28
     e7e6 100
      b1c3 100
    g2g3 23 A86 Dutch Defense: Fianchetto Variation
     e7e6 88
      f1g2 62 A90 Dutch Defense: Classical Variation
       f8e7 56 A91 Dutch Defense: Classical Variation
        g1f3 100
         e8g8 100 A92 Dutch Defense: Classical Variation
          e1g1 100
           d7d5 75 A92 Dutch Defense: Stonewall Variation
            b1c3 88 A92 Dutch Defense: Stonewall Variation
             c7c6 A95 Dutch Defense: Stonewall Variation
              c1g5 100
               d8e8
                d1c2 100 A95 Dutch Defense: Stonewall Variation, Chekhover Variation
            b2b3 12 A93 Dutch Defense: Stonewall Variation, Botvinnik Variation
             c7c6
              c1a3 100 A94 Dutch Defense: Stonewall Variation
           d7d6 20 A96 Dutch Defense: Classical Variation
            b1c3 100
             d8e8 47 A97 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation
              f1e1 55 A97 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Winter Variation
              b2b3 30 A99 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Modern Main Line
              d1c2 15 A98 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Alatortsev-Lisitsyn Line
             f6e4 36 A96 Dutch Defense: Classical Variation, Huisl Variation
             a7a5 17 A96 Dutch Defense: Classical Variation, Buenos Aires Variation
           f6e4 6 A92 Dutch Defense: Alekhine Variation
        g1h3 A91 Dutch Defense: Classical Variation, Blackburne Attack
         e8g8 100
       d7d5 17
        g1f3 100 A90 Dutch Defense: Classical Variation
         f8e7 100
         c7c6
          e1g1 100
           f8d6 100 A90 Dutch Defense: Stonewall Variation, Modern Variation
       f8b4 16 A90 Dutch Defense: Nimzo-Dutch Variation
        c1d2 100
         b4d2 78
         b4e7 22 A90 Dutch Defense: Nimzo-Dutch Variation, Alekhine Variation
       c7c5 11
        g1f3 100
         c5d4 100
      g1f3 38
       f8e7 100
        f1g2 100
     g7g6 12 A86 Dutch Defense: Leningrad Variation
      b1c3 51
       f8g7 100
        f1g2 100
         e8g8 100
      f1g2 49
       f8g7 100
        g1f3 96 A87 Dutch Defense: Leningrad Variation
         d7d6 68
          b1c3 100
           b8c6
            e1g1
             e8g8 100 A89 Dutch Defense: Leningrad Variation, Matulovic Variation
         c7c6 18
          b1c3 100
           d7d6 100
            e1g1 100
             e8g8 100 A88 Dutch Defense: Leningrad Variation, Warsaw Variation
         e8g8 14
        h2h4 4
         c7c5 100
     c7c6
      b1c3 54
       d7d6 86
        g1f3 64
         b8d7 100
        f1g2 36
         c8e6 100
         d8c7 A86 Dutch Defense: Hort-Antoshin System
       d7d5 14
        g1f3 100
         d5c4 100
      g1f3 46
       d7d5 100
        h2h4 100
         d5c4 100
   e7e6 34 A84 Dutch Defense: Classical Variation
    b1c3 60 A84 Dutch Defense: Rubinstein Variation
     g8f6 100
    g1f3 40
     g8f6 100
      b1c3 100
       f8e7 100
        c1f4 100
         e8g8 100
    e2e4 A84 Dutch Defense: Bellon Gambit
     f5e4 100
      b1c3 100
       g8f6 100
        f2f3 100
         d7d5 100
   g7g6 2
    b1c3 100
     g8f6 100
      h2h4 100
       f8g7 100
        h4h5 100
         f6h5 100
     g8h6 A84 Dutch Defense: Bladel Variation
      c1f4 100
       f8g7 100
        g1f3 100
         h6f7 100
  b1c3 18 A80 Dutch Defense: Raphael Variation
   g8f6 73
    c1f4 79
     e7e6 100
      e2e3 100
       f8e7 100
        h2h4 100
         e8g8 100
    g2g4 21 A80 Dutch Defense: Spielmann Gambit
     f6g4 100
      f2f3 100
       g4f6 100
        e2e4 100
         d7d6 100
   e7e6 27
    e2e4 100
     f5e4 100
      c3e4 100
       g8f6 100
        e4f6 100
         d8f6 100
  c1f4 15
   e7e6 100
    e2e3 100
     g8f6 100
      b1c3 100
  g2g3 8 A81 Dutch Defense: Fianchetto Attack
   e7e6 78
    g1f3 53
     c7c5 100
      f1g2 100
       b8c6 100
        e1g1 100
         g8f6 100
    f1g2 47
     g8f6 54
      g1f3 86
       f8e7 100
        e1g1 100
         e8g8 100
      g1h3 14 A81 Dutch Defense: Blackburne Variation
       f8e7 100
        e1g1 100
         e8g8 100
     f8e7 46
      g1f3 100
       g8f6 100
   g7g6 22
    f1g2 65
     f8g7 58
      g1f3 92
       g8f6 55
        e1g1 100
         e8g8 100
       c7c6 45
        e1g1 100
         d7d6 85
         g8h6 15 A81 Dutch Defense: Leningrad, Basman System
      g1h3 8 A81 Dutch Defense: Leningrad Variation, Carlsbad Variation
       g8f6 100
        e1g1 100
         e8g8 100
     g8f6 42 A81 Dutch Defense: Semi-Leningrad Variation
      g1f3 100
       d7d6 100
        e1g1 100
         f8g7 100
    g1f3 35
     g8f6 100
      f1g2 100
  h2h3 3 A80 Dutch Defense: Korchnoi Attack
   e7e6 100
    g2g4 100
     d7d5 100
      g1f3 100
       b8c6 100
        b1c3 100
         g8e7 100
  c1g5 2 A80 Dutch Defense: Hopton Attack
   h7h6 100
    g5f4 100
     g7g5 100
      f4e5 100
       g8f6 100
        e2e3 100
         h6h5 100
  g2g4 2 A80 Dutch Defense: Krejcik Gambit
   d7d5 89
    g4f5 100
     c8f5 100
      g1f3 100
       c7c5 100
        c2c4 100
         e7e6 100
   g8f6 11
    g4f5 56
     d7d5 100
      f1h3 100
       g7g6 100
        g1f3 100
         c8f5 100
    h2h3 44 A80 Dutch Defense: Janzen-Korchnoi Gambit
     f6e4 100
      g1f3 100
       h7h5 100
        g4f5 100
         e7e6 100
   e7e5 A80 Dutch Defense: Hevendehl Gambit
    g4f5 100
     e5d4 100
      d1d4 100
       d7d5 100
        b1c3 100
         g8f6 100
   e7e6
    g4f5 100
     e6f5 100
      g1f3 100
       g8f6 100
        h1g1 100
         d7d5 100
    c1f4 A80 Dutch Defense: Senechaud Gambit
     g7g5 100
      f4e5 100
       g8f6 100
        g4f5 100
         e6f5 100
  d1d3 A80 Dutch Defense: Alapin Variation
   e7e6 71
    g2g4 94 A80 Dutch Defense: Manhattan Gambit, Anti-Classical Line
     d7d5 100
      g4f5 100
       e6f5 100
        g1f3 100
         g8f6 100
    c2c4 6
     f8e7 100
      g1f3 100
       c7c5 100
        e2e3 100
         g8f6 100
   d7d6 15
    b1c3 60
     g8f6 100
      c1f4 100
       b8d7 100
        g1f3 100
         e7e6 100
    g2g4 40 A80 Dutch Defense: Manhattan Gambit, Anti-Modern
     f5g4 100
      h2h3 100
       g8f6 100
        h3g4 100
         c8g4 100
   g7g6 7
    b1c3 87
     g8f6 100
      c1f4 100
       b8c6 100
        e2e3 100
         f8g7 100
    g2g4 13 A80 Dutch Defense: Manhattan Gambit, Anti-Leningrad
     d7d5 100
      g1f3 100
       c7c5 100
        f3e5 100
         b8c6 100
   d7d5 6
    c2c4 100
     b8c6 100
      c4d5 100
       d8d5 100
        g1f3 100
         g8f6 100
    g2g4 A80 Dutch Defense: Manhattan Gambit, Anti-Stonewall
     f5g4 100
      h2h3 100
       b8c6 100
        c1f4 100
         e7e5 100
  e2e4 A82 Dutch Defense: Staunton Gambit
   f5e4 100 A82 Dutch Defense: Staunton Gambit Accepted
    b1c3 97
     g8f6 94
      c1g5 77 A83 Dutch Defense: Staunton Gambit
       c7c6 100 A83 Dutch Defense: Staunton Gambit, Chigorin Variation
        g5f6 100
         e7f6 100
       b7b6 A83 Dutch Defense: Staunton Gambit, Nimzowitsch Variation
        g5f6 100
         e7f6 100
      f2f3 23 A82 Dutch Defense: Blackmar's Second Gambit
       d7d5 100
        f3e4 100
         d5e4 100
      g2g4 A82 Dutch Defense: Staunton Gambit, Tartakower Variation
       h7h6 100
        f2f3 100
         d7d5 100
     g7g6 6
      c3e4 100
       d7d5 100
        e4c3 100
         g8f6 100
      c1g5
       g8f6 62
        f2f3 77 A83 Dutch Defense: Staunton Gambit, Lasker Variation
         d7d5 100
        h2h4 23 A83 Dutch Defense: Staunton Gambit, Alekhine Variation
         d7d5 100
       d7d5 38
        f2f3 100
         g8f6 100
    c2c4 3
     e7e6 100
    b1d2 A82 Dutch Defense: Staunton Gambit, American Attack
     g8f6 100
      f2f3 100
       d7d5 100
        f3e4 100
         d5e4 100
   d7d6 A82 Rat Defense: Balogh Defense
    e4f5 100
     c8f5 100
      b1c3 100
       g8f6 100
        g1f3 100
         e7e6 100
   g7g6 B06 Modern Defense: Fianchetto Gambit
    b1c3 100
     f5e4 100
     g8h6
      c1f4 100
       f5e4 100
        f4e5 100
         h8g8 100
      c1h6
       f8h6 100
        e4f5 100
         d7d5 100
         e8g8 B06 Modern Defense: Masur Gambit
 g7g5 A40 Borg Defense: Borg Gambit
  e2e4 71
  c1g5 29
   d7d5 100
    c2c4 100
     f7f6 100
      g5f4 100
       f8h6 100
        f4h6 100
         g8h6 100
 g7g6 A40 Queen's Pawn Game: Modern Defense
  e2e4 86
  h2h4 14
   d7d5 64
    h4h5 100
     f8g7 100
      g1f3 100
       b8c6 100
        b1c3 100
         c8f5 100
   g8f6 36
    h4h5 100 A40 Modern Defense: Lizard Defense, Pirc-Diemer Gambit
     f8g7 100
      h5h6 100
       g7f8 100
        c1f4 100
         f6h5 100
g1f3 8 A04 Zukertort Opening
 d7d5 62 A06 Zukertort Opening
  c2c4 58 A09 Réti Opening
   d5d4 81 A09 Réti Opening: Advance Variation
    e2e3 100
     b8c6 100
      f1d3 100
       d4e3 100
        d2e3 100
         c6b4 100
    b2b4
     f7f6 81
      e2e3 100
       d4e3 100
        f2e3 100
         e7e5 100
     c7c5 19 A09 Réti Opening: Advance Variation, Michel Gambit
      e2e3 63 A09 Réti Opening: Reversed Blumenfeld Gambit
       d4e3 100
        f2e3 100
         c5b4 100
      b4c5 37
       b8c6 100
        d2d3 100
         e7e5 100
    h1g1 A09 Réti Opening: Penguin Variation
     b8c6 100
      d2d3 100
       h7h5 100
        e2e3 100
         e7e5 100
   e7e6 19 A13 English Opening: Agincourt Defense
    g2g3 60
     g8f6 84 A13 English Opening: Neo-Catalan
      f1g2 73
       f8e7 65 A13 English Opening: Neo-Catalan Declined
        e1g1 61 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
         d5c4 64
         e8g8 26
          b2b3 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
         c7c5 10
          b1c3
           b8c6 100
            c4d5 100
             f6d5 100 A14 English Opening: Agincourt Defense, Keres Defense
        b2b3 39 A14 English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
         c7c5 49 A14 English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
          e1g1 100
           e8g8 61 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
            e2e3 100 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
             b8c6 85 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
             d5d4 15 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
           b8c6 39 A13 English Opening: Agincourt Defense, Tarrasch Defense
         e8g8 47
         b7b6 5 A14 English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
         c7c6
          c1b2 100 A14 Réti Opening: Anglo-Slav Variation
           e8g8 100
            e1g1 100 A14 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation, Stonewall Line
       d5c4 31 A13 English Opening: Agincourt Defense, Catalan Defense Accepted
        e1g1 100
         b8c6 100
       f8d6 4 A13 English Opening: Agincourt Defense, Bogoljubow Defense
        d2d4 100
         c7c5 100
      d2d4 27
     c7c5 10 A13 English Opening: Agincourt Defense, Catalan Defense
      c4d5 100
       e6d5 100
        f1g2 100
         b8c6 100
     b8c6 7
      d2d4 100
       g8f6 100
        c1d2 100
         f8e7 100
     b7b6
      f1g2 54
       b8c6 84
        d2d4 100
         g8f6 100
       c8b7 16
        c4d5 100
         e6d5 100
        e1g1 A13 English Opening: Agincourt Defense, Catalan Defense
         d5c4 100
      c4d5 46
       e6d5 100
        d2d4 100
         f8d6 100
     c7c6 A13 English Opening: Agincourt Defense, Kurajica Defense
      d2d4 100
       b8d7 100
        c1f4 100
         g8e7 100
      f1g2
       d5c4 86
        e1g1 100
         g8f6 100
       g8f6 14 A13 English Opening: Agincourt Defense, Catalan Defense, Semi-Slav Defense
        d2d4 100
         f8e7 100
    d2d4 40
    b2b3
     g8f6 81
      e2e3 100
       f8e7 100
        c1a3 100
         e7a3 100
     c7c5 19
      c1b2 100
       g8f6 54
        e2e3 94 A13 English Opening: Agincourt Defense, Wimpy System
         f8d6 100
        b1a3 6
         b8c6 100
       b8c6 46
        e2e3 100
         g8f6 100
   b7b5 A09 Réti Opening: Zilbermints Gambit
    c4d5 100
     g8f6 100
      d2d3 100
       c7c6 100
        f3e5 100
         c6d5 100
   c7c6
    e2e3 79 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
     g8f6 62
      b1c3 100
       c8f5 100
        d1b3 100
         d8b6 100
      d1c2 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
       g7g6 85
        b1c3 100
         h7h5 100
       b8d7 15
        d2d4 80
         e7e6 100
        b1c3 20 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
         e7e5 100
     e7e6 30
      d2d4 70
       b8d7 100
        f1d3 100
         g8f6 100
      b1c3 30
       g8f6 100
        d2d4 100
       f8d6
        d2d4 100
         d5c4 100
        b2b3
         g8f6 100 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
     e7e5 8
      f3e5 100
       b8d7 100
        e5f3 100
         g8f6 100
      b1c3
       d5d4 100
        e3d4 100
         e5d4 100
       b8d7
        c4d5 100
         c6d5 100
        b2b3
         g8f6 100 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
    d2d4 21
    b2b3 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
     c8f5 47 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
      c1b2 65 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
       g8f6 54 A12 Réti Opening: Anglo-Slav Variation, New York System
        c4d5 100
         c6d5 100
       e7e6 46
        e2e3 100
         b8d7 100
      b1c3 27
       g8f6 100
        d2d4 100
         e7e6 100
      g2g3 8
       g8f6 68 A12 Réti Opening: Anglo-Slav Variation, London Defensive System
        d2d3 100
         e7e6 100
       e7e6 32
        b1c3 100
         g8f6 100
     g8f6 47
      d2d3 66
       e7e6 100
        b1d2 100
         f8d6 100
      g2g3 34 A12 Réti Opening: Anglo-Slav Variation
       c8f5 100
       d5c4 A12 Réti Opening: Anglo-Slav Variation, with dxc4
        b3c4 100
         h7h5 100
     g7g6 6
      c1b2 100
       g8f6 100 A12 Réti Opening: Anglo-Slav Variation, Bled Variation
        e2e3 100
         f8g7 100
     c8g4 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
      d2d4 58
       g8f6 100
        b1c3 100
         g4f5 100
      c1b2 42
       g8f6 78 A12 Réti Opening: Anglo-Slav Variation, Capablanca Variation
        e2e3 100
         e7e6 100
       e7e6 22
        d2d4 100
         b8d7 100
      g2g3
       g8f6 83 A12 Réti Opening: Anglo-Slav Variation, Torre System
        c1b2 100
         b8d7 100
       g4f3 17
        e2f3 100
         e7e5 100
   d5c4 A09 Réti Opening: Réti Accepted
    e2e4 84
     g8f6 100
      b1c3 100
       c8e6 100
        d2d4 100
         c4d3 100
    e2e3 16
     c8e6 100 A09 Réti Opening: Réti Gambit, Keres Variation
      d2d4 100
       c4d3 100
        f1d3 100
         b8c6 100
  g2g3 19 A07 King's Indian Attack
   c7c5 55 A07 King's Indian Attack: Sicilian Variation
    f1g2 84 A08 King's Indian Attack: Sicilian Variation
     b8c6 100 A08 King's Indian Attack: French Variation
      e1g1 60
       g8f6 100
        d2d4 100 A08 Zukertort Opening: Reversed Grünfeld
         c5d4 100
      d2d4 40 A08 Zukertort Opening: Reversed Grünfeld
       g8f6 53 A08 Zukertort Opening: Reversed Grünfeld
        e1g1 100
       c5d4 43
       e7e6 4
        e1g1 100 A08 Zukertort Opening: Reversed Grünfeld
         g8f6 100
    c2c4 16
     d5c4 100
      e2e4 100
       b7b5 100
        a2a4 100
         d8a5 100
   g8f6 33 A05 King's Indian Attack
    f1g2 100
     e7e6 85 A07 King's Indian Attack, with e6
      e1g1 52
       f8d6 77
        d2d4 100
         e8g8 100
       c7c5 23
        d2d3 78 A08 King's Indian Attack: Sicilian Variation
         b8c6 93
          b1d2 100
           f8e7 100
            f1e1 100
             e8g8 100
              e2e4 100 A08 King's Indian Attack: Sicilian Variation
         f8d6 7
        d2d4 22
         b8c6 100
      d2d4 48
       f8d6 100
        b1c3 100
         e8g8 100
     b8c6 15
      d2d4 100
     c7c6
      e1g1 100
       c8f5 80 A07 King's Indian Attack, with Bf5
        d2d4 44
         b8d7 100
        d2d3 42
         e7e6 59
          f3h4 A07 King's Indian Attack, with Bf5
         b8d7 41
        c2c4 14
         e7e6 78
          d2d3 100 A11 Réti Opening: Anglo-Slav Variation, with g3
           h7h6 A11 Réti Opening: Anglo-Slav Variation, with g3
         d5c4 22
          d2d3
           h7h6 A07 King's Indian Attack, with Bf5
       h7h5 20
        d2d4 100
         c8f5 100
   c8g4 5 A07 King's Indian Attack: Keres Variation
    f1g2 93
     b8c6 70
      d2d4 100
       e7e6 100
        e1g1 100
         g8f6 100
     b8d7 30 A07 King's Indian Attack: Keres Variation
      e1g1 55
       e7e5 77
        d2d4 100
         e5e4 100
       c7c6 23 A07 King's Indian Attack: Keres Variation
        d2d4 100
         g8f6 100
      d2d4 45
       e7e6 100
        e1g1 100
         g8f6 100
     c7c6
      e1g1 59
       g8f6 100 A07 King's Indian Attack: Yugoslav Variation
        d2d4 100
         h7h5 100
      d2d4 41
       g8f6 100
        b1c3 100
         h7h5 100
    f3e5 7
     g4f5 100
      d2d4 100
       b8d7 100
        f1g2 100
         d7e5 100
   g7g6 5 A07 King's Indian Attack: Double Fianchetto
    h2h4 100
     g8f6 100
      d2d4 100
       b8c6 100
        b1c3 100
         f8g7 100
   g7g5 3 A07 Hungarian Opening: Wiedenhagen-Beta Gambit
    f3g5 100
     f7f6 100
      g5f3 100
       e7e5 100
        d2d4 100
         e5e4 100
   e7e5 A07 King's Indian Attack: Omega-Delta Gambit
    f3e5 100
     f7f6 100
      e5f3 100
       f8d6 100
        c2c4 100
         d5c4 100
    f1g2
     e5e4 100
      f3g1 100
       b8c6 100
        c2c4 100
         g8f6 100
     g7g6
      f3e5 100
       f7f6 100
        e5f3 100
         f8g7 100
      e1g1
       e5e4 55
        f3e1 100
         g8f6 100
       f8g7 45
        d2d3 94
         g8e7 100 A07 King's Indian Attack: Pachman System
          b1d2 100
           c7c6
            b2b4
             e8g8
              e2e4 100 B10 Caro-Kann Defense: Breyer Variation, Stein Attack
        d2d4 6
         e5e4 100
  e2e3 18
   c7c5 100
    c2c4 100
     e7e6 100
      d2d4 100
       b8c6 100
        b1c3 100
         g8f6 100
  b1c3 4 A06 Zukertort Opening: Reversed Mexican Defense
   d5d4 100
    c3e4 100
     b8c6 100
      c2c3 100
       f7f5 100
        e4g3 100
         e7e5 100
   g7g6
    d2d4 75
     f8g7 81 D00 Queen's Pawn Game: Chigorin Variation, Fianchetto Defense
      e2e4 100
       d5e4 100
        c3e4 100
         g8f6 100
     h7h5 19
      c1f4 100
       f8h6 100
        f4h6 100
         g8h6 100
    e2e4 25
     d5e4 100
      c3e4 100
       g8f6 100
        e4f6 100
         e7f6 100
  d2d3 2 A06 Zukertort Opening: Old Indian Attack
   b8c6 100
    c1f4 100
     f7f6 100
      f4d2 100
       e7e5 100
        b1c3 100
         d5d4 100
  a2a4 A06 Zukertort Opening: The Potato
   b8c6 100
    d2d4 100
     c8f5 100
      c1f4 100
       e7e6 100
        e2e3 100
         g8f6 100
  b2b4 A06 Zukertort Opening: Santasiere's Folly
   e7e6 87
    b1c3 100
     f8b4 100
      e2e3 100
       b4c3 100
        d2c3 100
         b8c6 100
   g8f6 13
    c1b2 69 A00 Polish Opening, with d5
     e7e6 100
      a2a3 100
       f8d6 100
        c2c4 100
         d5c4 100
    d2d4 31
     e7e6 100
      c1d2 100
       f6e4 100
        e2e3 100
         f8e7 100
  e2e4 A06 Zukertort Opening: Tennison Gambit
   d5e4 100
    f3g5 100
     e7e6 100
      h2h4 100
       b8c6 100
        g5e4 100
         g8f6 100
  h1g1 A06 Zukertort Opening: Ampel Variation
   g8f6 100
    d2d4 100
     c7c5 100
      e2e3 100
       c5d4 100
        e3d4 100
         b8c6 100
 g8f6 20 A05 Zukertort Opening
  d2d4 36
  b1c3 26
   d7d5 66
    d2d4 100
     c7c5 100
      d4c5 100
       e7e6 100
        c1e3 100
         b8c6 100
    e2e4
     f6e4 58
      c3e4 100
       d5e4 100
        f3g5 100
         h7h5 100
     d5e4 42
      f3g5 100
       e7e6 100
        f1e2 100
         f8e7 100
      d1e2
       e4f3 100
        e2f3 100
         e7e5 100
       c8f5
        f3e5 66
         b8d7 100
        f3g5 34
         b8c6 100
         d8d4 A06 Zukertort Opening: Tennison Gambit, Brigg's Trap
   b8c6 34 A05 Zukertort Opening
    e2e4 100
     d7d5 100
      e4d5 100
       f6d5 100
        f1c4 100
         c8e6 100
  e2e3 25 A05 Zukertort Opening: Quiet System
   d7d5 100
    c2c4 100
     e7e6 100
      b1c3 100
       f8e7 100
        d2d4 100
  g2g3 8
   c7c5 73
    f1g2 100
     b8c6 100
      e2e4 100
       f6e4 100
        d2d3 100
         e4f6 100
   g7g6 27 A05 King's Indian Attack: Symmetrical Defense
    f1g2 74
     d7d5 76
      e1g1 59
       f8g7 100
        d2d4 100
         h7h5 100
        d2d3
         e8g8 100 A05 King's Indian Attack: Wahls Defense
      d2d4 41
       c8f5 100
        e1g1 100
         b8c6 100
     d7d6 24
      d2d4 71
       f8g7 100
        e1g1 100
         e8g8 100
      e1g1 29
       c7c5 73
        d2d4 100
         c5d4 100
       f8g7 27
        d2d4 78
        c2c4 22
         c7c5 100
          d2d4 100
           e8g8 100 E64 King's Indian Defense: Fianchetto Variation, Yugoslav System
        b2b3
         e8g8 59
          c1b2 100 A05 Zukertort Opening: Double Fianchetto Attack
         c7c5 41
    b1c3 26
     d7d5 100
      d2d4 100
       h7h5 100
        f1g2 100
         b8c6 100
    b2b4 A05 King's Indian Attack: Smyslov Variation
     f8g7 100
      d2d4 100
       e8g8 100
        f1g2 100
         d7d5 100
   b7b5 A05 King's Indian Attack: Spassky Variation
    d2d4 100
     e7e6 100
      f1g2 100
       b8c6 100
        e1g1 100
         d7d5 100
  e2e4 5 A05 Zukertort Opening: Lemberger Gambit
   f6e4 100
    f1e2 100
     b8c6 100
      e1g1 100
       d7d5 100
        d2d3 100
         e4f6 100
  a2a4
   b8c6 84
    d2d4 100
     d7d5 100
      c2c4 100
       e7e6 100
        b1c3 100
         f8e7 100
   g7g6 16
    c2c4 100
     f8g7 100
      b1c3 100
       c7c5 100
        e2e3 100
         b8c6 100
    b2b4 A05 Zukertort Opening: Myers Polish Attack
     d7d5 100
      h2h4 100
       h7h5 100
        e2e3 100
         c8g4 100
  b2b3 A05 Zukertort Opening: Nimzo-Larsen Variation
   b8c6 100
    c1b2 100
     d7d5 100
      d2d4 100
       c8f5 100
        e2e3 100
         e7e6 100
  b2b4
   e7e6 100
    c2c3 100
     a7a5 100
      b4b5 100
       d7d5 100
        h2h4 100
         b8d7 100
   g7g6
    c1b2 100 A05 Polish Opening: Zukertort System
     d7d6 62
      c2c4 57
       f8g7 52
        d2d4 79
         e8g8 100
          e2e3 100 A00 Polish Opening: King's Indian Variation, Sokolsky Attack
        b1c3 21
         e7e5 100
       e7e5 48
        b1c3 100
         f8g7 100
      b1c3 43
       f8g7 100
        h2h4 100
         e7e5 100
     d7d5 38
      e2e3 100
       h7h5 100
        c2c4 100
         c7c6 100
 b8c6 6 A04 Zukertort Opening: Black Mustang Defense
  e2e4 100
 e7e6 6 A04 Zukertort Opening: Queen's Gambit Invitation
  b1c3 100
   g8f6 100
    d2d4 100
     d7d5 100
      c1f4 100
 c7c6 2 A04 Zukertort Opening: Slav Invitation
  d2d3 100
   d7d5 100
    b1c3 100
     f7f6 100
      d3d4 100
       c8f5 100
        e2e3 100
         b8d7 100
 a7a6 1 A04 Zukertort Opening: St. George Defense
  e2e4 100
   e7e6 100
    d2d4 100
     d7d5 100
      b1c3 100
       g8f6 100
        e4e5 100
 c7c5 1 A04 Zukertort Opening: Sicilian Invitation
  e2e4 82
  d2d4 18
   c5d4 100
    e2e3 66 A04 Zukertort Opening: Speelsmet Gambit
     d4e3 100
      c1e3 100
       b8c6 100
        b1c3 100
         e7e6 100
    c2c3 34
     d7d5 100
      c3d4 100
       b8c6 100
        b1c3 100
         c8f5 100
 h7h6 1 A04 Zukertort Opening: Basman Defense
  e2e4 100
   e7e6 100
    d2d4 100
     d7d5 100
      b1c3 100
       b8c6 100
        f1e2 100
         g8f6 100
 a7a5 A04 Zukertort Opening: Ware Defense
  e2e4 100
   e7e6 100
    d2d4 100
     g8f6 100
      f1d3 100
       d7d5 100
        e4e5 100
         f6e4 100
 b7b5 A04 Zukertort Opening: Polish Defense
  e2e4 100
   c8b7 100
    f1b5 100
     b7e4 100
      e1g1 100
       a7a6 100
        b5e2 100
         b8c6 100
 b7b6 A04 Zukertort Opening: Queenside Fianchetto Variation
  e2e4 100
 d7d6 A04 Zukertort Opening: Pirc Invitation
  e2e4 100
   c7c5 66
   c8g4 34 A04 Zukertort Opening: Wade Defense
    d2d4 100
 e7e5 A04 Zukertort Opening: Ross Gambit
  f3e5 100
   d7d6 74
    e5f3 100
     f8e7 100
      e2e4 100
       g8f6 100
        b1c3 100
         e8g8 100
   b8c6 26
    e5c6 100
     d7c6 100 A04 Zukertort Opening: The Walrus
      d2d4 100
       g8f6 100
        b1c3 100
         f8b4 100
  g2g3 A00 Hungarian Opening: Reversed Alekhine
   e5e4 100
    f3h4 100 A00 Hungarian Opening: Reversed Norwegian Defense
     d7d5 100
      d2d3 100
       g7g5 100
        h4g2 100
         f7f5 100
      a2a3
       f8e7 100
        d2d3 100 A00 Hungarian Opening: Burk Gambit
         g8f6 100
    b2b4
     e4f3 100
      e2f3 100
       d7d5 100
        a2a3 100
         a7a5 100
     g8f6
      f3d4 100
       a7a5 100
        b4b5 100
         d7d5 100
      f3g1 A00 Hungarian Opening: Reversed Brooklyn Defense, Brooklyn Benko Gambit
       f8b4 100
        e2e3 100
         d7d5 100
 f7f5 A04 Zukertort Opening: Dutch Variation
  d2d4 100
   g8f6 100
    b1c3 100
     e7e6 100
      c1f4 100
       f8e7 100
        e2e3 100
         e8g8 100
  e2e4 A04 Zukertort Opening: Lisitsyn Gambit
   f5e4 100
    f3g5 100
     d7d5 100
      d2d3 100
       g8f6 100
        f1e2 100
         d8d6 100
   g8f6
    e4e5 100
     f6e4 100
      d2d3 100
       e4c5 100
        f1e2 100
         d7d5 100
    d2d3 A04 Zukertort Opening: Lisitsyn Gambit Deferred
     f5e4 100
      d3e4 100
       f6e4 100
        b1d2 100
         e4f6 100
 f7f6 A04 Zukertort Opening: Arctic Defense
  e2e4 70
   e7e6 100
    b1c3 100
     d7d5 100
      d2d4 100
       b8c6 100
        e4d5 100
         e6d5 100
  d2d4 30
   d7d5 100
    e2e3 100
     c8f5 100
      f1d3 100
       f5d3 100
        d1d3 100
         b8c6 100
   g8h6
    e2e4 100
     g7g5 51
      b1c3 100
       h6f7 100
        f1d3 100
         g5g4 100
     h6f7 49 A04 Zukertort Opening: Arctic Defense, Drunken Knight Variation
      f1d3 100
       g7g5 100
        e1g1 100
         g5g4 100
 g7g5 A04 Zukertort Opening: Herrstrom Gambit
  f3g5 100
   h7h6 100
    g5f3 100
     d7d5 100
      d2d4 100
       b8c6 100
        c1f4 100
         g8f6 100
 g7g6 A04 Zukertort Opening: Kingside Fianchetto
  d2d4 61
   d7d5 55
    c2c4 100
     c7c6 100
      b1c3 100
       g8f6 100
   c7c5 45
    d4c5 61
     e7e6 100
      b2b4 100
       f8g7 100
        c2c3 100
         g8f6 100
    e2e3 24
     g8f6 80
      f1e2 100
       c5d4 100
        e3d4 100
         d7d5 100
     f8g7 20
      d4c5 92
       b8c6 51
        f1e2 100
         g8f6 100
       d8a5 49 A04 Colle System: Rhamphorhynchus Variation
        c1d2 100
         a5c5 100
      f1d3 8
       d7d5 100
        d4c5 100
         b8d7 100
       d8a5 A40 Colle System: Pterodactyl Variation
        c1d2 100
         a5d8 100
    c1f4 15
     c5d4 65
      c2c3 100
       b8c6 78
        c3d4 100
         d7d5 100
       f8g7 22
        c3d4 100
         d7d5 100
         d8a5 D02 Queen's Pawn Game: London System, Pterodactyl Variation
     f8g7 35
      e2e3 100
       b8c6 100
        b1c3 100
         c5d4 100
    g2g3
     c5d4 78
      c2c3 100
       d4c3 100
        b1c3 100
         b8c6 100
     f8g7 22
      d4c5 87
       b8a6 100
        f1g2 100
         a6c5 100
      f1g2 13
       c5d4 100
        c2c3 100
         g8f6 100
       d8a5 A40 Pterodactyl Defense: Fianchetto, Queen Pterodactyl
        c1d2 100
         a5c7 100
   g8h6 A04 Zukertort Defense: Kingside Variation
    e2e4 100
     d7d5 100
      e4d5 100
       f8g7 100
        b1c3 100
         e8g8 100
  e2e4 39
   d7d5 100
    e4e5 100
     c7c5 100
      c2c3 100
       b8c6 100
        d2d4 100
         c8f5 100
c2c4 4 A10 English Opening
 e7e5 35 A20 English Opening: King's English Variation
  b1c3 87 A21 English Opening: King's English Variation, Reversed Sicilian
   b8c6 40 A25 English Opening: King's English Variation, Reversed Closed Sicilian
    g1f3 67 A27 English Opening: King's English Variation, Three Knights System
     d7d6 52
      d2d3 100
       g8f6 100
        h2h4 100
         f8e7 100
     g8f6 48 A28 English Opening: King's English Variation, Four Knights Variation
      e2e4 43 A28 English Opening: Four Knights System, Nimzowitsch Variation
       f8e7 100
        f1e2 100
         e8g8 100
      e2e3 25 A28 English Opening: King's English Variation, Four Knights Variation, Quiet Line
       f8b4 100
        d1c2 73
         b4c3 68 A28 English Opening: King's English Variation, Four Knights Variation, Quiet Line
         e8g8 32
          c2f5
           f8e8
            c3d5 100 A28 English Opening: King's English Variation, Four Knights Variation, Quiet Line
        c3d5 27
         e5e4 100
      d2d4 18
       e5e4 52 A28 English Opening: King's English Variation, Four Knights Variation, Bradley Beach Variation
        f3e5 100
         d7d6 100
       e5d4 48
        f3d4 100
         f8e7 100
      d2d3 11 A28 English Opening: King's English Variation, Four Knights Variation, Flexible Line
       f8c5 100
        e2e3 100
         e8g8 100
      a2a3 3 A28 English Opening: King's English Variation, Four Knights Variation, Korchnoi Line
       d7d5 100
        c4d5 100
         f6d5 100
      g2g3 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
       d7d5 100
        c4d5 100
         f6d5 100
          f1g2
           d5b6 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with Nb6
        f1g2
         d5d4 100
         f8c5
          c4d5 100
           f6d5 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with Bc5
       d7d6
        f1g2 73
         f8e7 100
          d2d3 100
           e8g8 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, Be7
        d2d4 27
         e5d4 100
       e5e4
        f3g5 100
         h7h6 100
        f1g2
         e4f3 100
         f8b4
          e1g1
           e8g8
            f3d4
             f8e8 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, Delayed .. Nc6
       f8c5
        e2e3 100
         e8g8 100
        f1g2
         e8g8 69
         d7d6 31
          d2d3 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6
           h7h6 39 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, h6
           a7a6 32 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, a6
           e8g8 28
            e1g1 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6
    e2e3 20
     d7d6 100
      b2b3 100
       g8f6 100 A00 Amsterdam Attack
        c1b2 100
         f8e7 100
    g2g3 10
     d7d6 53
      f1g2 71
       c8e6 59 A21 English Opening: King's English Variation, Troger Defense
        d2d3 89
         g8f6 100
        e2e3 11
         g8f6 51
         g7g6 49
          g1e2 100
           f8g7 A25 English Opening: King's English Variation, Bremen-Hort Variation
       g8f6 41
        d2d3 100
         f8e7 100
      d2d3 29
       f8e7 100
        g1f3 100
         g8f6 100
     g7g6 37
      f1g2 75
       f8g7 73 A25 English Opening: King's English Variation, Taimanov Variation
        d2d3 51 A25 English Opening: King's English Variation, Closed System
         d7d6 100 A26 English Opening: King's English Variation, Closed System, Full Symmetry
          e2e4 100 A26 English Opening: King's English Variation, Botvinnik System
        e2e3 22
         d7d6 100
          g1e2 100
           g8h6 100 A25 English Opening: Closed, Taimanov Variation
        g1f3 21
         d7d6 100
        a1b1 6 A25 English Opening: King's English Variation, Hungarian Attack
         d7d6 78
         g8h6 22 A25 English Opening: Closed, Taimanov Variation
       d7d6 27
        g1f3 100
         f8g7 100
      d2d3 25
       d7d6 100
        g1f3 100
         g8f6 100
     f8c5 10
      e2e3 100
       g8e7 100
        g1f3 100
         e8g8 100
    b2b3 3
     f8e7 77
      e2e3 100
       g8f6 100
        g2g4 100
         h7h6 100
     d7d6 23
      e2e3 100
   g8f6 36 A22 English Opening: King's English Variation, Two Knights Variation
    g1f3 92
     b8c6 89
     c7c5 11 A35 English Opening: Symmetrical Variation
      f3e5 100
       d7d6 100
        e5f3 100
         f8e7 100
    f2f4 8 A22 English Opening: King's English, Mazedonisch
     d7d6 100
      d2d3 100
       b8c6 100
        g1f3 100
         f8e7 100
    g1h3
     f8e7 100
      d2d3 100
       e8g8 100
        h3g5 100
         h7h6 100
     e5e4
      h3g5 100
       b7b5 47 A22 English Opening: King's English Variation, Bellon Gambit
        d2d4 100
         b5c4 100
       d8e7 31
        f2f3 100
         e4f3 100
       c7c6 21 A22 English Opening: King's English Variation, Adhiban Gambit
        d2d3 100
         e4d3 100
       f6g4 A22 English Opening: King's English, Erbenheimer Gambit
        g5e4 100
         f7f5 100
    g2g3 A22 English Opening: Carls-Bremen System
     b8c6 100
      d2d3 100
       f8c5 100
        f1g2 100
         e8g8 100
     c7c6 A23 English Opening: King's English Variation, Two Knights Variation, Keres Variation
      d2d4 61
       e5e4 100
        c1f4 100
         d7d5 100
      f1g2 39
       d7d5 60
        d2d4 100
         e5d4 100
       f8c5 40 A23 English Opening: King's English Variation, Two Knights Variation, Keres Variation
        g1f3 100
         e5e4 100
     d7d5 A22 English Opening: King's English Variation, Two Knights Variation, Reversed Dragon
      c4d5 100
       f6d5 100
        g1f3 100
         b8c6 100
     f8b4 A22 English Opening: King's English Variation, Two Knights Variation, Smyslov System
      g1f3 100
       d7d6 100
        f1g2 100
         b4c3 100
     g7g6 A24 English Opening: King's English Variation, Two Knights Variation, Fianchetto Line
      g1f3 100
       f8g7 100
        f3e5 100
         d7d6 100
   d7d6 23
    g1f3 100 A21 English Opening: King's English Variation
     b8c6 100
     c8g4 A21 English Opening: King's English Variation, Smyslov Defense
      e2e3 100
       g8f6 100
        d2d4 100
         b8d7 100
   f8b4 1 A21 English Opening: King's English Variation, Kramnik-Shirov Counterattack
    d2d4 100
     b8c6 100
      d4d5 100
       b4c3 100
        b2c3 100
         c6e7 100
   b7b6
    e2e3 100
     d7d6 100
      d2d4 100
       b8d7 100
        f1e2 100
         c8b7 100
    d2d4
     e5d4 100
      d1d4 100
       c8b7 100
        c1f4 100
         b8c6 100
     c8b7 A40 English Defense: Eastbourne Gambit
      d4e5 100
       f8c5 100
        a2a3 100
         a7a5 100
   c7c6
    g1f3 100
     d7d6 100
      e2e4 100
    g2g3
     d7d6 100 A21 English Opening: King's English Variation, Keres Defense
      g1f3 100
       c8e6 100
        e2e4 100
         b8d7 100
  e2e3 11
   g8f6 100
    d2d4 100
     e5d4 100
      e3d4 100
       f8b4 100
        b1c3 100
         e8g8 100
    f2f4
     e5f4 100
      e3f4 84
       f8e7 100
        g2g4 100
         h7h6 100
      g1f3 16 A20 English Opening: King's English Variation, Kahiko-Hula Gambit
       f4e3 100
        f1e2 100
         b8c6 100
  g2g3 2
   h7h5 79 A20 English Opening: Drill Variation
    b1c3 100
     h5h4 100
      f1h3 100
       b8c6 100
        d2d3 100
         d7d6 100
   d7d5 16
    c4d5 100
     g8f6 100
      d2d3 100
       f8c5 100
        e2e4 100
         e8g8 100
    f1g2
     d5c4 100
      b2b3 92 A00 Hungarian Opening: Winterberg Gambit
       c4b3 100
        a2b3 100
         d8d4 100
      b1a3 8
       f8a3 100
        b2a3 100
         g8e7 100
   f8c5 4
    e2e3 100
     b8c6 100
      g1f3 100
       d8e7 100
        b1c3 100
         g8f6 100
  e2e4 C20 English Opening: The Whale
   f8c5 100
    b1c3 100
     g8f6 100
      g1f3 100
       d7d6 100
        d2d4 100
         e5d4 100
   d7d5 C20 King's Pawn Game: Bavarian Gambit
    c4d5 100
     g8f6 100
      b1c3 100
       f8d6 100
        d2d4 100
         e8g8 100
   g7g6 A10 English Opening: Adorjan Defense
    d2d4 100
     e5d4 90
      d1d4 100
       f7f6 100
        c1e3 100
         f8h6 100
     f8g7 10 A41 Modern Defense: Neo-Modern Defense
      d4e5 100
       b8c6 100
        f2f4 100
         g8e7 100
  g1f3 A20 English Opening: King's English Variation, Nimzowitsch Variation
   e5e4 100 A20 English Opening: King's English Variation, Nimzowitsch-Flohr Variation
    f3g1 100
     g8f6 100
      d2d3 100
       b8c6 100
        b1c3 100
         f8c5 100
 g8f6 26 A15 English Opening: Anglo-Indian Defense
  g1f3 48 A15 English Opening: Anglo-Indian Defense, King's Knight Variation
   e7e6 48
    d2d4 100
   d7d6 31 A15 English Opening: Anglo-Indian Defense, Old Indian Formation
    d2d4 100
   d7d5 21 A15 English Opening: Anglo-Indian Defense, Scandinavian Defense
    c4d5 100
     c7c6 100
      d5c6 100
       b8c6 100
        d2d4 100
     f6d5 A15 English Opening: Anglo-Indian Defense, Scandinavian Defense, Exchange Variation
      e2e4 100
       d5f6 100
        b1c3 100
         e7e6 100
      b1c3 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
       e7e6 50
        e2e4 100
         d5c3 100
       g7g6 50 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
        c3d5 69
         d8d5 100
        g2g3 31
         f8g7 100
         e7e5
          f1g2
           f8g7 100 A16 English Opening: Anglo-Grünfeld Defense, Korchnoi Variation
       c7c5
        e2e4 100
         d5c3 100
        e2e3
         e7e6 55 A17 English Opening: Anglo-Indian Defense
         b8c6 45
      d2d3
       d5f6 82
        e2e4 100
         b8c6 100
       e7e5 18
        e2e4 100
         d5b4 100
        g2g3
         b8c6 100
          f1g2 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
          f1h3
           f8d6
            e1g1
             d6e7
              h3g2 100
               e8g8 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
      g2g3
       b8c6 100
        e2e4 100
         d5f6 100
       e7e5
        f3e5 100
         f8d6 100
        f1g2
         b8c6 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
    g2g3
     d5c4 100
      b1c3 100
       b8c6 100
        e2e4 100
         e7e5 100
     c7c6
      d2d4 61
       c8f5 100
        c1f4 100
         b8d7 100
      f1g2 39 A11 Réti Opening: Anglo-Slav Variation, with g3
       d5c4 86 A11 Réti Opening: Anglo-Slav Variation, with g3
        e1g1 100
         h7h5 100
       c8f5 14 A11 Réti Opening: Anglo-Slav Variation, with g3
        d2d3 50
         e7e6 100
        e1g1 50
     g7g6 A15 English Opening: Anglo-Indian Defense, Grünfeld Formation
      c4d5 100
       f8g7 100
        d2d3 100
         c7c6 100
      b2b3
       f8g7 66
        c1b2 100
         d5c4 100
       c7c6 34 A11 Réti Opening: Anglo-Slav Variation, with g3
        h2h4 100
         f8g7 100
   a7a6
    d2d4 73
    g2g3 27
     e7e6 60 A15 English Opening: Anglo-Indian Defense, Romanishin Variation
      d2d4 100
       d7d5 100
        b1c3 100
         b8c6 100
     c7c5 40
      d2d3 100
       d7d6 100
        b1c3 100
         b8c6 100
   b7b6 A15 English Opening: Anglo-Indian Defense, Queen's Indian Formation
    b1c3 82
     e7e6 73 A17 English Opening: Anglo-Indian Defense, Queen's Indian Formation
      d2d4 50
      e2e4 50
       c8b7 100
        e4e5 56
         f6e4 100
        f1d3 44 A17 English Opening: Anglo-Indian Defense, Queen's Indian Variation
         b8a6 100
     c7c5 27
      e2e3 100
       c8b7 100
        d2d4 100
    g2g3 18
     e7e6 100
      f1g2 54
       c8b7 84 A15 English Opening: Anglo-Indian Defense, Queen's Indian Formation
        b1c3 59
         c7c5 100
          e1g1 100
           f8e7 100 A30 English Opening: Symmetrical Variation, Hedgehog Defense
        e1g1 41
         c7c5 100
       b8c6 16
        d2d4 100
         d7d5 100
      b1c3 46
       c7c5 100
        f1g2 100
         b8c6 100
   g7g6 A15 English Opening: Anglo-Indian Defense, King's Indian Formation
    b1c3 51
     d7d6 51
      d2d4 100
     f8g7 49
      e2e4 59 A15 English Opening: Anglo-Indian Defense, Anti-Anti-Grünfeld
       d7d6 100
        f1e2 100
         c7c5 100
      d2d4 41
    d2d4 39
    g2g3 10
     f8g7 55
      d2d4 100
     c7c6 45 A15 English Opening: Anglo-Indian Defense, Slav Formation
      h2h4 100
       d7d5 100
        d2d4 100
         f8g7 100
     b7b6
      f1g2 63
       c8b7 100 A15 English Opening: Anglo-Indian Defense, King's Indian Formation, Double Fianchetto
        d2d4 100
         c7c5 100
      d2d4 37
       c7c5 100
        f1g2 100
         c8b7 100
    b2b4 A15 English Orangutan
     e7e6 100
      b4b5 100
       a7a6 100
        d1a4 100
         h7h5 100
  b1c3 40 A16 English Opening: Anglo-Indian Defense, Queen's Knight Variation
   e7e5 85
   d7d5 15 A16 English Opening: Anglo-Grünfeld Defense
    d2d4 100
    g2g3
     d5d4 100
      c3b1 100
       e7e5 100
        d2d3 100
         f8c5 100
     g7g6
      d2d4 51
      c4d5 49
       f6d5 100
        h2h4 67
         d5c3 100
        f1g2 33
         d5c3 100 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
         d5b6 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
   e7e6 A17 English Opening: Anglo-Indian Defense, Hedgehog System
    e2e4 74 A18 English Opening: Mikenas-Carls Variation
     c7c5 60 A19 English Opening: Mikenas-Carls, Sicilian
      e4e5 100
       f6g8 100 A19 English Opening: Anglo-Indian Defense, Flohr-Mikenas-Carls Variation, Nei Gambit
        g1f3 100
         b8c6 100
     d7d5 29
      e4e5 100 A18 English Opening: Mikenas-Carls Variation
       f6e4 100
        c4d5 100
         e6d5 100
     b8c6 12 A18 English Opening: Mikenas-Carls Variation
      d2d4 100
       d7d5 100
        c4d5 100
         e6d5 100
     f8b4
      e4e5 100
       b4c3 100
        d2c3 100
         f6g8 100
      d2d4 E20 Nimzo-Indian Defense: Dilworth Gambit
       f6e4 100
        g1e2 100
         d7d5 100
    d2d4 21
    g1f3 6
     f8b4 90 A17 English Opening: Anglo-Indian Defense, Nimzo-English
      g2g4 100 A17 English Opening: Anglo-Indian Defense, Zvjaginsev-Krasenkow Attack
       b4c3 100
        b2c3 100
         b8c6 100
     b8c6 10
      e2e4 100
       d7d5 100
        c4d5 100
         e6d5 100
  d2d4 10
  f2f4 1 A02 Bird Opening: Mujannah
   d7d6 100
    g1f3 100
     c7c5 100
      b1c3 100
       b8c6 100
        d2d3 100
         h7h5 100
  b2b4 A15 English Orangutan
   e7e6 100
    c1a3 100
     a7a5 100
      b4b5 100
       f8a3 100
        b1a3 100
         e8g8 100
  e2e4 A10 English Opening: Achilles-Omega Gambit
   f6e4 100
    d2d3 100
     e4f6 100
      d3d4 100
       c7c5 100
        d4c5 100
         b8a6 100
   f6d5
    c4d5 100
     c7c6 100
      b1c3 100
       c6d5 100
        e4d5 100
         h7h5 100
    e4e5 B02 Alekhine Defense: Two Pawns Attack
     d5b6 91
      c4c5 100 B02 Alekhine Defense: Two Pawns Attack, Lasker Variation
       b6d5 100
        b1c3 57
         d5c3 100
         e7e6
          f1c4 B02 Alekhine Defense: Hunt Variation, Lasker Simul Gambit
           d7d6 B02 Alekhine Defense: Two Pawns Attack, Mikenas Variation
            c3d5
             e6d5 100
              c4d5 100 B02 Alekhine Defense: Hunt Variation, Mikenas Gambit
        f1c4 43
         c7c6 100
      a2a4 B02 Alekhine Defense: Two Pawns Attack, Tate Variation
       d7d6 100
        a4a5 100
         b6d7 100
      b2b3 B02 Alekhine Defense: Steiner Variation
       d7d6 100
        e5d6 100
         e7d6 100
     d5f4 9 B02 Alekhine Defense: The Squirrel
      d2d4 100
       f4g6 100
        b1c3 100
         c7c5 100
 c7c5 22 A30 English Opening: Symmetrical Variation
  b1c3 65 A34 English Opening: Symmetrical Variation, Normal Variation
   b8c6 69 A35 English Opening: Symmetrical Variation, Two Knights Variation
    g1f3 58
     g8f6 100 A35 English Opening: Symmetrical Variation, Four Knights Variation
      e2e3 100
       d7d5 100
        c4d5 100
         f6d5 100
      d2d4
       c5d4 100
        f3d4 100
         e7e5 89
         e7e6 11
        g2g3
         d4c3 100
         d7d5 A34 English Opening: Symmetrical Variation
    g2g3 22 A36 English Opening: Symmetrical Variation, Two Knights, Fianchetto Variation
     g8f6 64
      d2d3 100
       e7e6 100
        g1f3 100
         d7d5 100
     g7g6 36
      f1g2 85
       f8g7 88 A36 English Opening: Symmetrical Variation, Ultra-Symmetrical Variation
        g1f3 55 A37 English Opening: Symmetrical Variation, Three Knights, Fianchetto Variation
         g8f6 69 A38 English Opening: Symmetrical Variation, Full Symmetry Line
          e1g1 100
           e8g8 100
            d2d4 71 A39 English Opening: Symmetrical Variation, Mecking Variation
            d2d3 24 A38 English Opening: Symmetrical Variation, Duchamp Variation
            b2b3 5 A38 English Opening: Symmetrical Variation, Double Fianchetto
         d7d6 21
         e7e5 10 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
          e1g1 100
           g8e7 100 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
            a2a3 73 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
            d2d3 27 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
        d2d3 20
         d7d6 100
        e2e4 20 A36 English Opening: Symmetrical Variation, Botvinnik System
         d7d6 100
        e2e3 5
         d7d6 60
         e7e5 40 A36 English Opening: Symmetrical Variation, Botvinnik System Reversed, with e3
       h7h5 12
        d2d3 100
         h5h4 100
      d2d3 15
       g8f6 100
        g1f3 100
         d7d6 100
    d2d3 20
     d7d6 100
      g1f3 100
       g8f6 100
        e2e4 100
   g8f6 24
    e2e3 54
     e7e6 100
      d2d4 100
       f8e7 100
        g1f3 100
         e8g8 100
    g1f3 37 A34 English Opening: Symmetrical Variation, Three Knights Variation
     d7d6 100
      d2d3 100
       b8c6 100
    g2g3 9 A34 English Opening: Symmetrical Variation, Fianchetto Variation
     e7e6 82
      e2e4 100
       b8c6 100
        f1g2 100
         f8e7 100
     d7d5 18
      c4d5 100
       f6d5 100
        c3d5 75
         d8d5 100
        f1g2 25
         d5c3 100
         d5c7 A34 English Opening: Symmetrical Variation, Rubinstein Variation
          g1f3 100
           b8c6 100 A34 English Opening: Symmetrical Variation, Rubinstein Variation
   g7g6 7
    e2e3 100
     h7h5 100
      d2d4 100
       g8f6 100
        g1f3 100
         f8g7 100
    d2d4
     c5d4 100
      d1d4 100
       g8f6 100
        d4d1 100
         b8c6 100
     f8g7
      e2e3 92 A40 Pterodactyl Defense: Queen Pterodactyl, Quiet Line
       g8f6 100
        g1f3 100
         c5d4 100
      d4d5 8
       d7d6 100
        h2h4 100
         g7c3 100
       d8a5 A40 Pterodactyl Defense: Fianchetto, Queen Benoni Pterodactyl
        c1d2 100
         d7d6 100
  g1f3 24 A30 English Opening: Symmetrical Variation
   g8f6 51
    d2d3 100
     d7d6 100
      b1c3 100
    b2b4 A30 English Opening: Symmetrical Variation, Napolitano Gambit
     c5b4 100
      a2a3 100
       e7e6 100
        c1b2 100
         b8c6 100
   d7d6 36
    d2d3 100
     b8c6 100
      b1c3 100
   a7a6 13
    b1c3 59
     b8c6 73
      d2d3 100
       d7d6 100
        e2e4 100
         g8f6 100
     b7b5 27
      e2e3 89
       b5b4 100
        c3e4 100
         e7e6 100
      g2g3 11
       e7e6 66 A04 Zukertort Opening: Shabalov Gambit
        d2d3 100
         b5b4 100
       b8c6 34
        d2d3 100
         b5c4 100
    e2e3 41
     b8c6 100
      b1c3 100
       g8f6 100
        f1e2 100
         e7e6 100
  d2d3 10
   d7d6 100
    b1c3 100
     b8c6 100
  b2b4 A30 English Opening: Wing Gambit
   c5b4 100
    d2d4 100
     d7d5 100
      a2a3 100
       b8c6 100
        e2e3 100
         e7e5 100
 e7e6 8 A13 English Opening: Agincourt Defense
  g1f3 61 A13 English Opening: Agincourt Defense
   d7d5 87
   b8c6 10
    d2d4 100
     d7d5 100
   a7a6 2
    d2d4 86
     d7d5 100
      b1c3 100
       b8c6 100
        h2h4 100
         d5c4 100
    g2g3 14
     b7b5 86
      f1g2 79
       b5c4 100
        e1g1 100
         b8c6 100
       g8f6 A13 English Opening: Romanishin Gambit
        f3e5 100
         b8c6 100
      e2e4 21
       b5c4 100
        d2d4 100
         d7d5 100
     b8c6 14
      d2d4 100
       d7d5 100
        h2h4 100
         g8f6 100
  d2d4 39
 d7d5 5 A10 English Opening: Anglo-Scandinavian Defense
  c4d5 100
   c7c6 69
    e2e4 100
   g8f6 31 A10 English Opening: Anglo-Scandinavian Defense, Schulz Gambit
    e2e4 100
     c7c6 100
      f2f3 100
       c6d5 100
        e4e5 100
         f6d7 100
   d8d5
    b1c3 100
     d5d6 81
      d2d4 100
       e7e5 100
        e2e3 100
         e5d4 100
     d5a5 19 A10 English Opening: Anglo-Scandinavian Defense, Malvinas Variation
      d2d4 100
       e7e5 100
        d4e5 100
         b8c6 100
   e7e6 A10 English Opening: Anglo-Scandinavian Defense, Löhn Gambit
    d5e6 100
     c8e6 100
      b1c3 100
       b8c6 100
        g1f3 100
         d8d7 100
 b8c6 3 A10 English Opening: Anglo-Lithuanian Variation
  d2d4 100
 c7c6 1 A11 English Opening: Caro-Kann Defensive System
  d2d4 100
   d7d5 100
 b7b5 A10 English Opening: Jaenisch Gambit
  c4b5 100
   a7a6 100
    e2e4 100
     a6b5 100
      f1b5 100
       c7c6 100
        b5e2 100
         d7d5 100
 f7f5 A10 English Opening: Anglo-Dutch Defense
  d2d4 100
  e2e4 A10 English Opening: Anglo-Dutch Defense, Hickmann Gambit
   f5e4 83
    b1c3 100
     g8f6 100
      d2d3 100
       e7e5 100
        c1e3 100
         f8e7 100
      g2g4 A10 English Opening: Porcupine Variation
       d7d5 100
        c4d5 100
         c8g4 100
   d7d6 17
    b1c3 74
     e7e5 100
      f1d3 100
       f5e4 100
        d3e4 100
         g8f6 100
    g1f3 26 A10 English Opening: Anglo-Dutch Variation, Chabanon Gambit
     f5e4 100
      f3g5 100
       g8f6 100
        b1c3 100
         c8g4 100
   g8f6
    e4e5 100
     f6g8 100
      d2d4 100
       c7c5 100
        d4d5 100
         e7e6 100
    b1c3 A10 English Opening: Anglo-Dutch Variation, Ferenc Gambit
     f5e4 100
  g2g4 A10 English Opening: Wade Gambit
   f5g4 100
    d2d4 100
     b8c6 100
      h2h3 100
       g4g3 100
        f2g3 100
         e7e5 100
 g7g5 A10 English Opening: Myers Defense
  d2d4 100
   f8g7 64 A10 English Opening: Myers Gambit
    c1g5 100
     c7c5 100
      g1f3 100
       c5d4 100
        h2h4 100
         b8c6 100
   e7e5 33 A10 English Opening: Zilbermints Gambit
    g1f3 100
     f7f6 100
      d4e5 100
       g5g4 100
        f3d2 100
         f6e5 100
   g5g4 3
    b1c3 100
     c7c5 100
      h2h3 100
       c5d4 100
        d1d4 100
         g8f6 100
 g7g6 A10 English Opening: Great Snake Variation
  d2d4 100
   g8f6 100
b1c3 3 A00 Van Geet Opening
 d7d5 37
  d2d4 85
  e2e4 15
   d5d4 53
    c3e2 100
     e7e5 100
      d2d3 100
       b8c6 100
        g1f3 100
         f7f5 100
   d5e4 47
    d2d3 56 A00 Van Geet Opening: Dunst-Perrenet Gambit
     g8f6 100
    c3e4 29
     e7e5 76 B01 Van Geet Opening: Grünfeld Defense
      f1c4 100
       f7f5 100
        d2d3 100
         g8e7 100
     f7f5 24
      e4g5 100
       e7e5 100
        h2h4 100
         d8d5 100
    f1c4 16 A00 Van Geet Opening: Hector Gambit
     g8f6 100
      g1e2 100
       b8c6 100
        e1g1 100
         e7e5 100
    f2f3 A00 Van Geet Opening: Dougherty Gambit
     b8c6 100
      f3e4 100
       e7e5 100
        f1e2 100
         f8c5 100
 e7e5 26 A00 Van Geet Opening: Reversed Nimzowitsch
  g1f3 56
   b8c6 100
    e2e4 100
   f8c5 A00 Van Geet Opening: Billockus-Johansen Gambit
    e2e3 100
     d8e7 100
      f3e5 100
       e7e5 100
        d2d4 100
         c5d4 100
  e2e4 18
  e2e3 15
   d7d5 57
    d2d4 100
    d1h5
     b8c6 100
      d2d4 100
       e5d4 100
        c3d5 100
         g8f6 100
     c8e6 A00 Van Geet Opening: Hulsemann Gambit
      h5e5 100
       b8c6 100
        e5g3 100
         c6b4 100
     g8f6 A00 Van Geet Opening: Liebig Gambit
      h5e5 100
       f8e7 100
        g1f3 100
         e8g8 100
   g8f6 36
    d2d4 100
     e5e4 100
      d4d5 100
       f8c5 100
        g1h3 100
         e8g8 100
    f2f4
     e5f4 100
      g1f3 63 A00 Van't Kruijs Opening: Keoni-Hiva Gambit, Akahi Variation
       f4e3 100
        d2e3 100
         d7d5 100
      e3f4 37
       b8c6 100
        f1d3 100
         d7d5 100
   b8c6 7
    d2d4 100
     e5d4 100
      e3d4 100
       d7d5 100
    f2f4
     e5f4 100
      g1f3 100 A00 Van't Kruijs Opening: Keoni-Hiva Gambit, Alua Variation
       g8f6 100
        f1e2 100
         d7d5 100
  d2d4 7
   e5d4 100
    d1d4 100
     b8c6 100
      d4c4 100
       c6e5 100
        c4b3 100
         g8f6 100
      d4a4 A00 Van Geet Opening: Reversed Scandinavian
       d7d5 100
        g1f3 100
         a7a6 100
  a2a3 5 A00 Van Geet Opening: Battambang Variation
   g8f6 100
    e2e3 100
     f8d6 100
      h2h4 100
       e8g8 100
        g2g4 100
         c7c6 100
  b2b3
   d7d5 100
    e2e3 86
     d5d4 100
      c3e4 100
       b8c6 100
        g1f3 100
         f7f5 100
    e2e4 14
     d5d4 60
      c3e2 100
       g8f6 100
        f2f4 100
         f6e4 100
     d5e4 40
      d2d3 100 A00 Van Geet Opening: Gladbacher Gambit
       g8f6 100
  d2d3
   d7d5 100
    e2e4 100
     d5d4 81
      c3e2 100
     d5e4 19
      c1e3 100
       g8f6 100
        d3e4 100
         f8d6 100
      g2g4 A00 Grob Opening: Zilbermints Gambit, Zilbermints-Hartlaub Gambit
       e4d3 100
        f1d3 100
         b8c6 100
 b8c6 14
  e2e3 100
   e7e6 100
    d2d4 100
     d7d5 100
      g1f3 100
       g8f6 100
        f1d3 100
         f8d6 100
 g8f6 12
  e2e4 91
  g2g4 9 A00 Van Geet Opening: Tübingen Gambit
   d7d5 100
    g4g5 100
     f6e4 100
      c3e4 100
       d5e4 100
        f1g2 100
         h7h6 100
 c7c5 11
  e2e4 61
  g1f3 30
   d7d5 74
    d2d3 100
     b8c6 100
      c1f4 100
       e7e6 100
        e2e4 100
         g8e7 100
   b8c6 26
    e2e4 73
    d2d4 27
     d7d5 66
      e2e3 100
       c8f5 100
        f1e2 100
         e7e6 100
     c5d4 34
      f3d4 100 A00 Van Geet Opening: Sicilian Two Knights
       e7e5 100
        d4c6 100
         d7c6 100
  d2d4 9
   c5d4 100
    d1d4 100
     b8c6 63
      d4d1 100
       e7e6 100
        e2e4 100
      d4h4 A00 Van Geet Opening: Novosibirsk Variation
       d7d5 100
        e2e4 100
         d5e4 100
     g8f6 37
      e2e4 100
       b8c6 100
        d4d1 100
         e7e6 100
  a1b1 A00 Van Geet Opening: Twyble Attack
   d7d5 100
    d2d3 100
     b8c6 100
      g1f3 100
       d5d4 100
        c3e4 100
         e7e5 100
  f2f4
   d7d5 100
    e2e4 100
     d5d4 100
      c3e2 100
       b8c6 100
        g1f3 100
         g8f6 100
    c3e4
     d5e4 100
      e2e3 100
       e7e5 100
        d2d3 100
         b8c6 100
     d5d4 A00 Van Geet Opening: Melleby Gambit
      g1f3 88
       b7b6 89
        e2e3 100
         a7a6 100
       f7f5 11
        e4c5 100
         b8c6 100
        b2b4
         f5e4 100
         g8f6
          e4f2 A00 Van Geet Opening: Jendrossek Gambit
      e2e3 12
       e7e6 100
        g1f3 100
         b8c6 100
 b7b5 A00 Van Geet Opening: Laroche Gambit
  c3b5 100
   c8b7 100
    g1f3 100
     e7e6 100
      d2d4 100
       g8f6 100
        e2e3 100
         b8c6 100
 f7f5
  g1f3 80
   e7e6 100
    d2d4 100
     f8e7 100
      e2e4 100
       f5e4 100
        c3e4 100
         d7d5 100
  e2e4 20
   f5e4 100
    d2d3 100 A00 Van Geet Opening: Kluever Gambit
     e4d3 100
      f1d3 100
       b8c6 100
        g1f3 100
         g8f6 100
 g7g6
  e2e4 90
  h2h4 10 A00 Van Geet Opening: Myers Attack
   d7d5 100
    d2d4 100
     h7h5 100
      e2e4 100
       g8f6 100
        e4e5 100
         f6e4 100
e2e3 1 A00 Van't Kruijs Opening
 d7d5 100
  d2d4 100
 b7b5
  f1b5 100
   e7e5 100
    b1c3 100
     c7c6 100
      b5e2 100
       d7d5 100
        d2d4 100
         e5e4 100
  f1c4
   b5c4 100
    g1f3 100
     e7e6 100
      b1c3 100
       b8c6 100
        b2b3 100
         c8a6 100
   e7e5
    c4f7 100
     e8f7 100
      d1f3 100
       g8f6 100
        f3a8 100
         b8c6 100
    c4b3 A00 Van't Kruijs Opening: Bouncing Bishop Variation
     d7d5 100
      d2d4 100
       e5d4 100
        e3d4 100
         g8f6 100
h2h4 1 A00 Kádas Opening
 d7d5 41
  g1f3 100
   b8c6 100
    d2d4 100
     c8f5 100
      c1f4 100
       e7e6 100
        e2e3 100
         g8f6 100
  h1h3 A00 Kádas Opening: Beginner's Trap
   c8h3 100
    g1h3 100
     e7e5 100
      d2d4 100
       e5d4 100
        d1d4 100
         b8c6 100
 e7e5 36
  d2d4 100
   e5d4 100
    c2c3 100 A00 Kádas Opening: Kádas Gambit
     d7d5 100
      c3d4 100
       c7c5 100
        g1f3 100
         b8c6 100
 c7c5 21
  e2e4 50
  g1f3 50
   d7d5 100
    c2c4 79
     e7e6 100
      e2e3 100
       b8c6 100
        d2d4 100
         g8f6 100
    d2d4 21
     c5d4 100
      c2c3 100 A00 Kádas Opening: Kádas Gambit
       d4c3 100
        b1c3 100
         g8f6 100
 a7a5 3 A00 Kádas Opening: Koola-Koola Variation
  e2e4 100
   e7e5 100
    g1f3 100
     b8c6 100
      d2d4 100
       e5d4 100
        f3d4 100
         d7d5 100
 f7f5
  g1f3 100
   e7e6 100
    d2d4 100
     g8f6 100
      b1c3 100
       f8e7 100
        h4h5 100
         b8c6 100
  e2e4
   f5e4 100
    d2d3 100 A00 Kádas Opening: Steinbok Gambit
     g8f6 100
      b1c3 100
       d7d5 100
        d3e4 100
         d5d4 100
 g7g5 A00 Kádas Opening: Schneider Gambit
  h4g5 100
   d7d5 100
    d2d4 100
     c7c5 100
      c1f4 100
       b8c6 100
        e2e3 100
         c5d4 100
a2a3 A00 Anderssen's Opening
 e7e5 100
  e2e4 86
  h2h3 14 A00 Global Opening
   d7d5 100 A00 Creepy Crawly Formation: Classical Defense
    e2e3 100
     c7c5 100
      c2c4 100
       d5d4 100
        d2d3 100
         b8c6 100
 a7a5
  d2d4 100
   d7d5 100
    b1c3 100
     b8c6 100
      c1f4 100
       e7e6 100
        g1f3 100
         g8f6 100
  b2b4 A00 Anderssen's Opening: Polish Gambit
   a5b4 100
    c1b2 100
     b8c6 100
      a3b4 100
       a8a1 100
        b2a1 100
         c6b4 100
a2a4 A00 Ware Opening
 e7e5 74
  e2e4 87
   g8f6 100
    d2d4 100
     e5d4 100
      e4e5 100
       d8e7 100
        f1e2 100
         e7e5 100
  h2h4 13 A00 Ware Opening: Crab Variation
   d7d5 100
    e2e3 100
     c7c5 100
      c2c4 100
       d5d4 100
        d2d3 100
         g8f6 100
  a1a3 A00 Ware Opening: Meadow Hay Trap
   f8a3 100
    b1a3 100
     b8c6 100
      e2e3 100
       g8f6 100
        d2d4 100
         e5d4 100
 d7d5 26
  d2d4 56
   g8f6 100
    c1f4 100
     c7c5 100
      b1c3 100
       c5d4 100
        c3b5 100
         b8a6 100
  e2e3 44
   e7e5 100
    d2d4 64
     b8c6 100
      b1c3 100
       e5e4 100
        h2h4 100
         h7h5 100
    a4a5 36
     b8c6 100
      a5a6 100
       g8f6 100
        d2d4 100
         b7a6 100
     f7f5
      d2d4 100
       b8c6 100
        b1c3 100
         g8f6 100
      a5a6 A00 Ware Opening: Ware Gambit
       b8a6 100
        d2d4 100
         e5d4 100
 a7a5 A00 Ware Opening: Symmetric Variation
  e2e4 100
   e7e5 100
    g1f3 100
     b8c6 100
      d2d4 100
       e5d4 100
        f3d4 100
         c6d4 100
 b7b5
  a4b5 100
   c8b7 52 A00 Ware Opening: Wing Gambit
    b1c3 100
     d7d5 100
      d2d4 100
       b8d7 100
        g1f3 100
         e7e6 100
   e7e5 48
    e2e4 100
     g8f6 100
      d2d4 100
       f6e4 100
        f2f3 100
         f8b4 100
b1a3 A00 Sodium Attack
 e7e5 100
  e2e3 75
   d7d5 100
    d2d4 100
     b8c6 100
      d4e5 100
       c6e5 100
        g1f3 100
         e5f3 100
  e2e4 25
   b8c6 100
    d2d3 100
     g8f6 100
      g1f3 100
       d7d5 100
        e4d5 100
         f6d5 100
   f7f5
    e4f5 100
     d7d5 100
      d1h5 100
       e8e7 100
        d2d4 100
         g8f6 100
    a3c4
     b8c6 100 A00 Sodium Attack: Durkin Gambit
      g1f3 100
       f5e4 100
        f3e5 100
         c6e5 100
 g7g6
  e2e4 100
   d7d5 100
    e4d5 100
     c7c6 100
      d5c6 100
       b8c6 100
        g1f3 100
         e7e5 100
  g2g4 A00 Sodium Attack: Chenoboskion Variation
   d7d5 100
    e2e3 100
     h7h5 100
      g4g5 100
       e7e5 100
        h2h4 100
         c8f5 100
b2b3 A01 Nimzo-Larsen Attack
 e7e5 50 A01 Nimzo-Larsen Attack: Modern Variation
  c1b2 73
   b8c6 100 A01 Nimzo-Larsen Attack: Modern Variation
    e2e3 53 A01 Nimzo-Larsen Attack: Modern Variation
     d7d5 100
      g1f3 100
       e5e4 100
        f3e5 100
         h7h5 100
    c2c4 47
     g8f6 100 A01 Nimzo-Larsen Attack: Modern Variation
      e2e3 100
       f8e7 100
        b1c3 100
         e8g8 100
    f2f4 A01 Nimzo-Larsen Attack: Pachman Gambit
     e5f4 100
      g2g3 100
       d7d5 100
        g1f3 100
         f4g3 100
  e2e4 27
 d7d5 26 A01 Nimzo-Larsen Attack: Classical Variation
  g1f3 83 A06 Nimzo-Larsen Attack: Classical Variation
   c7c5 68
    c2c4 45
     e7e6 100
     d5c4
      b1c3 43 A06 Zukertort Opening: Regina-Nu Gambit
       b8c6 100
        e2e4 100
         c4b3 100
      c1b2 37
       b8c6 100
        e2e4 100
         c4b3 100
      e2e3 20 A06 Zukertort Opening: Pachman Gambit
       c4b3 100
        a2b3 100
         b8c6 100
    e2e4 39 A06 Nimzo-Larsen Attack: Norfolk Gambit
     d5e4 100
      f3g5 100
       e7e5 100
        h2h4 100
         f8e7 100
     g8f6
      e4d5 100
       f6d5 100
        f1e2 100
         h7h5 100
      c1b2 A06 Nimzo-Larsen Attack: Norfolk Gambit
       d5e4 100
        f3e5 100
         b8d7 100
    c1b2 16
     b8c6 100
      e2e3 100
       g8f6 100
        f1e2 100
         h7h5 100
   e7e6 32
    c1b2 100
     g8f6 100
      e2e3 100
       f8d6 100
        b1c3 100
         e8g8 100
  d2d4 11
   g8f6 100
    b1c3 100
     e7e6 100
      c1b2 100
       c7c5 100
        e2e3 100
         b8c6 100
  c1a3 6 A01 Nimzo-Larsen Attack: Graz Attack
   b8c6 100
    e2e3 100
     g8f6 100
      d2d4 100
       e7e5 100
        a3f8 100
         h8f8 100
 g8f6 24 A01 Nimzo-Larsen Attack: Indian Variation
  c1b2 60
   b8c6 100
    g1f3 100
   g7g6
    e2e4 86
     d7d6 100
      b1c3 100
       f8g7 100
        f1d3 100
         c8d7 100
    g2g4 14 A01 Nimzo-Larsen Attack: Spike Variation
     h7h6 100
      h2h3 100
       d7d5 100
        g1f3 100
         b8c6 100
  g1f3 40
 b7b5 A01 Nimzo-Larsen Attack: Polish Variation
  e2e3 100
   e7e6 100
    f1b5 100
     g8f6 100
      g1f3 100
       a7a6 100
        b5e2 100
         b8c6 100
 b7b6 A01 Nimzo-Larsen Attack: Symmetrical Variation
  d2d4 100
   c8b7 100
    b1c3 100
     d7d5 100
      e2e3 100
       e7e6 100
        g1f3 100
         b8d7 100
 c7c5 A01 Nimzo-Larsen Attack: English Variation
  e2e4 100
 f7f5 A01 Nimzo-Larsen Attack: Dutch Variation
  c1b2 100
   g8f6 100
    e2e3 100
     e7e6 100
      g1f3 100
       d7d5 100
        b1c3 100
         f8d6 100
b2b4 A00 Polish Opening
 d7d5 74 A00 Polish Opening, with d5
  c1b2 90
   g8f6 68
    e2e3 100
     e7e6 100
      a2a3 78
       a7a5 100
        b4b5 100
         f8d6 100
      b4b5 22 A00 Polish Opening: Schiffler-Sokolsky Variation
       a7a6 100
        b5a6 100
         b8a6 100
   e7e6 24
    e2e3 73
     g8f6 100
    c2c4 27
     g8f6 100
      c4d5 100
       e6d5 100
        a2a3 100
         a7a5 100
   c8f5 8 A00 Polish Opening: Baltic Defense
    e2e3 100
     g8f6 100
      c2c4 100
       c7c6 100
        g1f3 100
         e7e6 100
   d8d6 A00 Polish Opening: German Defense
    b1c3 100
     e7e5 100
      e2e3 100
       g8f6 100
        a2a3 100
         a7a5 100
  g2g3 10
   e7e5 100
    c1b2 85
     b8d7 100
      c2c4 100
       d5c4 100
        b1a3 100
         g8f6 100
    f1g2 15 A00 Hungarian Opening: Bücker Gambit
     g8f6 100
      c2c4 100
       c8e6 100
        a2a3 100
         f8e7 100
 e7e5 13
  c1b2 92
   e5e4 100
    c2c4 100
     g8f6 100
      b4b5 100
       a7a6 100
        d1a4 100
         c7c6 100
   f7f6
    e2e4 100 A00 Polish Opening: Tartakower Gambit
     c7c6 100
      d2d4 100
       d7d5 100
        e4d5 100
         d8d5 100
    b4b5 A00 Polish Opening: Bugayev Advance Variation
     a7a6 100
      e2e4 100
       a6b5 100
        d2d4 100
         d7d5 100
  a2a3 8 A00 Polish Opening: Bugayev Attack
   a7a5 100
    d2d4 100
     a5b4 100
      d4e5 100
       d7d6 100
        c2c3 100
         b4c3 100
 a7a6 6
  e2e4 59
   e7e6 100
    a2a3 100
     d7d5 100
      e4d5 100
       e6d5 100
        g1f3 100
         f8e7 100
  c1b2 41
   e7e6 88
    e2e4 100
     d7d5 100
      e4d5 100
       e6d5 100
        g1f3 100
         g8f6 100
    b4b5
     a6b5 59
      e2e3 100
       b5b4 100
        a2a3 100
         g8f6 100
     g8f6 41 A00 Polish Opening: Queenside Defense
      b5a6 53
       b8a6 100
        e2e3 100
         d7d5 100
      a2a4 47
       a6b5 68
        a4b5 100
         a8a1 100
          b2a1 100 A00 Polish Opening: Rooks Swap Line
       d7d5 32
        g1f3 100
         f8d6 100
   g8f6 12
    a2a3 100
     b8c6 100
      c2c4 100
       e7e6 100
        e2e3 100
         f8e7 100
 c7c6 6 A00 Polish Opening: Outflank Variation
  c1b2 100
   d7d5 78
    e2e3 72
     g8f6 100
      c2c4 100
       c8f5 100
    a2a4 28 A00 Polish Opening: Myers Variation
     e7e6 100
      c2c4 100
       g8f6 100
        d1b3 100
         a7a5 100
   a7a5 22
    b4b5 100
     d7d5 69
      e2e3 100
       g8f6 100
        d2d4 100
         a5a4 100
     c6b5 31
      e2e3 88
       g8f6 100
        f1b5 100
         b8c6 100
      e2e4 12 A00 Polish Opening: Schuehler Gambit
       b8c6 100
        f1b5 100
         d7d5 100
 b7b5 A00 Polish Opening: Symmetrical Variation
  a2a4 100
   b5a4 100
    e2e4 100
     e7e5 100
      b4b5 100
       a7a6 100
        a1a4 100
         c8b7 100
 b7b6
  c1b2 100
   e7e6 100
    e2e3 90
     g8f6 100
      a2a3 100
       a7a5 100
        b4b5 100
         d7d5 100
    b4b5 10
     a7a6 69
      a2a4 100
       a6b5 100
        a4b5 100
         a8a1 100
     g8f6 31 A00 Polish Opening: Queen's Indian Variation
      b1c3 100
       a7a6 100
        a2a4 100
         d7d5 100
 b8c6 A00 Polish Opening: Grigorian Variation
  b4b5 100
   c6a5 100
    d2d3 100
     e7e6 100
      g1f3 100
       d7d5 100
        h2h4 100
         g8f6 100
 c7c5 A00 Polish Opening: Birmingham Gambit
  b4c5 100
   e7e5 100
    e2e3 100
     f8c5 100
      d2d4 100
       e5d4 100
        e3d4 100
         c5e7 100
  b1c3 A00 Van Geet Opening: Düsseldorf Gambit
   c5b4 100
    c3a4 100
     d7d6 100
      a2a3 100
       a7a5 100
        a4b2 100
         b4a3 100
  c1b2
   c5b4 86
    a2a3 100
     g8f6 100
      a3b4 100
       e7e6 100
        b4b5 100
         d7d5 100
   e7e5 14 A00 Polish Opening: Wolferts Gambit
    b4c5 100
     b8c6 100
      e2e3 100
       f8c5 100
        g1f3 100
         d7d6 100
  h2h4 A00 Kádas Opening: Kádas Gambit
   c5b4 100
    g1f3 100
     b8c6 100
      d2d4 100
       d7d5 100
        a2a3 100
         c8f5 100
 d7d6
  e2e4 61
   e7e5 100
    g1f3 100
     g8f6 100
      b1c3 100
       f8e7 100
        f1c4 100
         e8g8 100
  c1b2 39
   e7e5 100 A00 Polish Opening: Czech Defense
    e2e3 100
     c8e6 100
      d2d4 100
       e5d4 100
        e3d4 100
         d6d5 100
 f7f5 A00 Polish Opening: Dutch Defense
  e2e3 100
   e7e6 100
    c1b2 100
     g8f6 100
      a2a3 100
       a7a5 100
        b4b5 100
         f8e7 100
 g7g6
  e2e4 63
   e7e5 100
    d2d4 100
     b8c6 100
      d4d5 100
       c6b4 100
        b1c3 100
         d7d6 100
  c1b2 37
   g8f6 100 A00 Polish Opening: King's Indian Variation
    e2e4 100 A00 Polish Opening: King's Indian Variation, Schiffler Attack
     d7d6 100
      b1c3 100
       f8g7 100
        d2d4 100
         e8g8 100
 g8h6 A00 Polish Opening: Karniewski Variation
  e2e4 100
   e7e5 100
    d2d4 100
     f8b4 100
      c2c3 100
       b4e7 100
        c1h6 100
         g7h6 100
c2c3 A00 Saragossa Opening
 d7d6 100
  d2d4 100
   g8f6 100
    b1d2 100
     c8f5 100
      f2f3 100
       f5d7 100
        e2e4 100
         h7h5 100
d2d3 A00 Mieses Opening
 d7d5 51
  e2e4 100
   d5e4 100
    b1d2 100
     g8f6 100
      d3e4 100
       e7e5 100
        g1f3 100
         f8d6 100
 e7e5 49 A00 Mieses Opening: Reversed Rat
  e2e4 58
  b1d2 42 A00 Valencia Opening
   d7d5 100
    c2c4 100
     g8f6 100
      c4d5 100
       f6d5 100
        g1f3 100
         b8c6 100
  b1a3
   d7d5 100
    c1d2 100
     b8c6 100
      g1f3 100
       f8a3 100
        b2a3 100
         g8f6 100
    a1b1
     g8f6 100
      g1f3 100
       b8c6 100
        h2h4 100
         c8g4 100
     f8a3
      b2a3 100
       b8c6 90
        f2f4 100
         e5f4 100
       c7c5 10
        f2f4 69
         g8e7 100
        e2e3 31 A00 Sodium Attack: Celadon Variation
         b8c6 100
 g7g6
  e2e4 100
   b8c6 100
    g1f3 100
     d7d6 100
      d3d4 100
       e7e6 100
        b1c3 100
         g8f6 100
  g2g4 A00 Mieses Opening: Myers Spike Attack
   d7d5 100
    g1f3 100
     b8c6 100
      h2h3 100
       h7h5 100
        g4g5 100
         e7e5 100
f2f3 A00 Barnes Opening
 e7e5 100
  e2e3 100
   d7d5 100
    d2d4 100
     b8c6 100
      b1c3 100
       e5d4 100
        e3d4 100
         c8f5 100
  e1f2 A00 Barnes Opening: Hammerschlag
   d7d5 100
    e2e3 100
     d5d4 100
      f1d3 100
       b8c6 100
        c2c3 100
         c8e6 100
  g2g4
   d8h4 100 A00 Barnes Opening: Fool's Mate
 f7f5
  e2e4 100
   e7e5 80
    d2d4 100
     e5d4 100
      d1d4 100
       b8c6 100
        d4d1 100
         f5e4 100
   f5e4 20
    f3e4 60
     b8c6 100
      g1f3 100
       e7e5 100
        f1c4 100
         f8c5 100
    b1c3 40 A00 Barnes Opening: Gedult Gambit
     e4f3 100
      g1f3 100
       g8f6 100
        d2d4 100
         c7c5 100
f2f4 A02 Bird Opening
 d7d5 66 A03 Bird Opening: Dutch Variation
  g1f3 76
   c7c5 100
    e2e3 100
     g8f6 68 A03 Bird Opening: Lasker Variation
      f1e2 77
       h7h5 100
        e1g1 100
         b8c6 100
      b2b3 23
       b8c6 100
        f1d3 100
         f6e4 100
       d5d4
        f1c4 53
         b8c6 100
        c1b2 47 A03 Bird Opening: Thomas Gambit
         b8c6 100
     b8c6 32
      f1e2 100
       c8f5 100
        e1g1 100
         e7e6 100
  e2e3 13
   g8f6 100
    f1e2 100
     b8c6 100
      g1f3 100
       c8f5 100
        e1g1 100
         e7e6 100
  c2c4 11 A03 Bird Opening: Sturm Gambit
   e7e6 100
    e2e3 100
     c7c5 100
      g1f3 100
       b8c6 100
        f1e2 100
         g8f6 100
  b1c3
   d5d4 100
    c3e4 100
     g8f6 100
      e4f6 100
       e7f6 100
        c2c3 100
         c7c5 100
   g7g5 A00 Van Geet Opening: Warsteiner Gambit
    d2d4 100
     g5f4 100
      c1f4 100
       g8f6 100
        e2e3 100
         h8g8 100
  e2e4 A03 Bird Opening: Williams Gambit
   d5e4 100
    d2d4 53
     e7e6 100
      b1c3 100
       g8f6 100
        g2g4 100
         h7h6 100
    b1c3 47
     g8f6 100
      g1e2 49 A03 Bird Opening: Williams-Zilbermints Gambit
       h7h5 100
        d2d4 100
         h5h4 100
      d2d4 45
       e7e6 100
      d1e2 6 A03 Bird Opening: Williams Gambit
       c8g4 100
        e2e3 100
         g4f5 100
    g1f3
     e4f3 100
      d1f3 100
       e7e6 100
        f3d3 100
         b8d7 100
     c7c5 B21 Bird Opening: Dutch Variation, Batavo Gambit
      f3g5 100
       g8f6 100
        f1c4 100
         e7e6 100
  g2g4 A03 Bird Opening: Dutch Variation, Dudweiler Gambit
   e7e5 100
    h2h4 100
     e5f4 100
      g1f3 100
       c8g4 100
        d2d4 100
         f8d6 100
 g7g5 15 A02 Bird Opening: Hobbs Gambit
  f4g5 91
   d7d5 100
    g1f3 100
     b8c6 100
      d2d3 100
       h7h6 100
        g5g6 100
         f7g6 100
  g1f3 9
   g5g4 100
    f3d4 100
     c7c5 100
      d4b3 100
       c5c4 100
        b3d4 100
         g8f6 100
   h7h6 A02 Bird Opening: Hobbs-Zilbermints Gambit
    e2e4 100
     d7d5 100
      e4d5 100
       g8f6 100
        c2c4 100
         c7c6 100
 e7e5 14 A02 Bird Opening: From's Gambit
  f4e5 80
   d7d6 93
    e5d6 100
     f8d6 100
      b1c3 100
       g8f6 100
        e2e4 100
         e8g8 100
     g7g5
      d6c7 100
       d8c7 100
        b1c3 100
         g8f6 100
      g1f3
       f8d6 85 A02 Bird Opening: From's Gambit, Lasker Variation
        d2d4 100
         g5g4 100
       c7d6 15
        h2h3 100
         g8f6 100
     g8f6 A02 Bird Opening: From's Gambit, Langheld Gambit
      d6c7 100
       d8c7 100
        b1c3 100
         f8b4 100
   b8c6 7 A02 Bird Opening: Schlechter Gambit
    g1f3 51
     d7d6 100
      e5d6 100
       f8d6 100
        d2d4 100
         g8f6 100
    b1c3 49
     d7d6 100 A00 Van Geet Opening: Hergert Gambit
      e5d6 100
       f8d6 100
        g1f3 100
         g8f6 100
   f7f6 A02 Bird Opening: Lasker Gambit
    d2d4 100
     f6e5 100
      e2e3 100
       d8h4 100
        g2g3 100
         h4e4 100
   g8e7 A02 Bird Opening: Platz Gambit
    d2d4 100
     d7d6 100
      e5d6 100
       c7d6 100
        e2e4 100
         d6d5 100
  b1c3 20 A02 Bird Opening: From's Gambit, Bahr Gambit
   d7d6 83
    d2d3 100
     b8c6 100
      g1f3 100
       g8f6 100
        e2e4 100
         f8e7 100
   d7d5 17 A00 Van Geet Opening: Damhaug Gambit
    f4e5 100
     d5d4 100
      c3e4 100
       b8c6 100
        g1f3 100
         f7f6 100
    c3e4
     d5e4 100
      d2d3 100
       f8d6 100
        f4e5 100
         d6e5 100
     d5d4 A00 Van Geet Opening: Pfeiffer Gambit
      f4e5 100
      g1f3 A00 Van Geet Opening: Pfeiffer Gambit, Sleipnir Countergambit
       f7f5 100
        e4f2 100
         e5e4 100
    g1f3
     d5d4 100
      c3e4 100
     e5f4
      d2d4 89
       g8f6 100
        c1f4 100
         f8d6 100
      e2e3 11 A00 Van't Kruijs Opening: Keoni-Hiva Gambit, Ekolu Variation
       b8c6 100
        f1d3 100
         f4e3 100
  g1f3
   e5e4 100
    f3d4 100
     c7c5 100
      d4b3 100
       d7d5 100
        d2d3 100
         g8f6 100
   c7c5
    f4e5 100
     b8c6 100
      e2e4 100
       d7d6 100
        f1c4 100
         c6e5 100
    d2d4
     e5e4 100
      f3e5 100
       d7d6 100
        e5c4 100
         d6d5 100
     e5d4
      e2e3 72
       d4e3 100
        c1e3 100
         g8f6 100
      c2c3 28 A02 Bird Opening: Siegener Gambit
       b8c6 100
        c3d4 100
         d7d5 100
 g7g6 3
  e2e4 72
   d7d5 100
    e4d5 100
     g8f6 100
      d2d4 100
       f8g7 100
        g1f3 100
         c8f5 100
  g1f3 28
   g8f6 69
    e2e3 90
     b8c6 100
      f1e2 100
       d7d5 100
        e1g1 100
         c8e6 100
    b2b4 10 A02 Bird Opening: Batavo-Polish Attack
     f8g7 100
      b1c3 100
       d7d5 100
        e2e3 100
         e8g8 100
   d7d5 31
    e2e3 100
     c8f5 100
      f1d3 100
       f5d3 100
        c2d3 100
         e7e6 100
 g8h6 3 A02 Bird Opening: Horsefly Defense
  e2e4 100
   e7e5 100
    g1e2 100
     d7d6 100
      d2d4 100
       b8d7 100
        b1c3 100
         f8e7 100
 b7b5 A02 Bird Opening: Myers Defense
  e2e3 100
   a7a6 100
    a2a4 100
     b5b4 100
      g1f3 100
       d7d5 100
        f1e2 100
         h7h5 100
g1h3 A00 Amar Opening
 d7d5 64
  d2d4 100
   b8c6 100
    b1c3 100
     g8f6 100
      c1f4 100
       a7a6 100
        e2e3 100
         c8h3 100
  f2f4
   e7e5 76
    g2g3 100 A00 Amar Opening: Paris Gambit
     b8c6 100
      f1g2 100
       e5e4 100
        d2d3 100
         g8f6 100
     c8h3
      f1h3 100
       e5f4 100
        d2d4 100
         f8d6 100
        e1g1 A00 Hungarian Opening: Paris Gambit
         f4g3 100
          h2g3 100 A00 Amar Opening: Paris Gambit, Gent Gambit
   g8f6 24
    e2e3 100
     b8c6 100
      b1c3 100
       d5d4 100
        e3d4 100
         c6d4 100
 e7e5 36
  d2d4 100
   e5d4 100
    c2c3 100
     b8c6 100
      c3d4 100
       d7d5 100
        b1c3 100
         f8e7 100
g2g3 A00 Hungarian Opening
 d7d5 28
  d2d4 100
   g8f6 100
  f1g2
   e7e5 100
    d2d4 100
     e5d4 100
      g1f3 100
       c7c5 100
        e1g1 100
         f8d6 100
   e7e6 A00 Hungarian Opening: Catalan Formation
    g1f3 100
     f8d6 100
      d2d4 100
       g8f6 100
 e7e5 22
  d2d4 100
   e5d4 100
    c2c3 100
     d7d5 100
      c3d4 100
       f8e7 100
        h2h4 100
         g8f6 100
 c7c5 21 A00 Hungarian Opening: Sicilian Invitation
  f1g2 46
   d7d5 100 A00 Hungarian Opening: Reversed Modern Defense
    c2c4 100
     e7e6 100
      c4d5 100
       e6d5 100
        g1f3 100
  g1f3 40
   b8c6 100
    e2e4 100
     e7e6 100
      f1g2 100
       g8f6 100
        d2d3 100
         d7d5 100
  b1c3 15
   d7d5 70
    d2d3 100
     g8f6 100
      e2e4 100
       d5d4 100
        c3e2 100
         b8c6 100
   b8c6 30
    f1g2 84
     g8f6 100
      e2e4 100
       e7e6 100
        g1f3 100
         f8e7 100
    d2d3 16 A00 Mieses Opening: Venezolana Variation
     d7d5 100
      g1f3 100
       g8f6 100
        e2e4 100
         d5e4 100
 h7h5 16 A00 Lasker Simul Special
  g1f3 71
   h5h4 88 A00 Hungarian Opening: Van Kuijk Gambit
    g3g4 100
     h4h3 100
      e2e4 100
       d7d5 100
        e4d5 100
         c8g4 100
   g8f6 12
    d2d4 100
     d7d5 100
      f1g2 100
       c8f5 100
        e1g1 100
         b8c6 100
  d2d4 29
   h5h4 100
    g3g4 100
     d7d5 100
      h2h3 100
       e7e6 100
        g1f3 100
         g8f6 100
 g8f6 12 A00 Hungarian Opening: Indian Defense
  g1f3 82
  b1c3 18
   e7e5 70
    e2e4 100
   d7d5 30
    d2d4 100
     c7c5 100
      e2e3 100
       b8c6 100
        g1f3 100
         c5d4 100
    d2d3 A00 Van Geet Opening: Venezolana Variation
     d5d4 100
      c3b1 100
       e7e5 100
        g1f3 100
         f8d6 100
 c7c6
  g1f3 55
   d7d5 100
    d2d3 100
     c8f5 100
      b1c3 100
       g8f6 100
        f3d4 100
         f5g6 100
  f1g2 45
   d7d5 79 A00 Hungarian Opening: Slav Formation
    g1f3 100
     h7h5 100
      d2d3 100
       g8f6 100
        e1g1 100
         c8f5 100
   e7e5 21
    d2d4 100
     e5d4 100
      g1f3 100
       c6c5 100
        e2e3 100
         d4e3 100
 f7f5 A00 Hungarian Opening: Dutch Defense
  d2d4 100
  e2e4
   f5e4 100
    b1c3 100
     g8f6 100
      d2d3 100
       e4d3 100
        c2d3 100
         d7d5 100
    d1h5
     g7g6 100 A00 Hungarian Opening: Pachman Gambit
      h5d1 100
       d7d5 100
        d2d3 100
         e4d3 100
 g7g5 A00 Hungarian Opening: Myers Defense
  d2d4 100
   g8f6 100
    c1g5 100
     d7d5 100
      g1f3 100
       b8c6 100
        h2h4 100
         f6e4 100
 g7g6 A00 Hungarian Opening: Symmetrical Variation
  d2d4 100
   g8f6 100
    g1f3 100
g2g4 A00 Grob Opening
 d7d5 95
  f1g2 58 A00 Grob Opening: Grob Gambit
   c8g4 61
    c2c4 100 A00 Grob Opening: Grob Gambit, Fritz Gambit
     e7e6 100
      d1b3 100
       g8e7 100
        b1c3 100
         c7c6 100
     d5d4 A00 Grob Opening: Romford Countergambit
      g2b7 100
       b8d7 100
        b7a8 69
         d8a8 100 A00 Grob Opening: Grob Gambit, Fritz Gambit, Romford Countergambit
        h2h3 31
         g4h5 100
   e7e5 25
    d2d4 57
     e5d4 100
      c2c3 100 A00 Grob Opening: Grob Gambit, Keres Gambit
       d4c3 100
        b1c3 100
         d5d4 100
    c2c4 43 A00 Grob Opening: Spike, Hurst Attack
     d5c4 100
      b1c3 100
       h7h5 100
        g4g5 100
         h5h4 100
   c7c6 9 A00 Grob Opening: Grob Gambit Declined
    h2h3 50
     e7e5 100 A00 Grob Opening: Keene Defense
      d2d4 91
       e5e4 100
        c1f4 100
         g8e7 100
      c2c4 9
       f8c5 100
        b1c3 100
         g8f6 100
       e5e4
        d2d3 100
         d5c4 100
        b1c3
         h7h5 100
         f8d6
          d2d4
           g8e7 100 A00 Grob Opening: Keene Defense, Main Line
    g1f3 29
     c8g4 100
      d2d4 100
       g8f6 100
        b1c3 100
         b8d7 100
    c2c4 12
     d5c4 57
      b2b3 73 A00 Grob Opening: Grob Gambit, Richter-Grob Gambit
       c8g4 100
        c1b2 100
         g8f6 100
      b1a3 27
       h7h5 100
        g4g5 100
         e7e5 100
     c8g4 43
      d2d4 100
       e7e6 100
        b1c3 100
         b8d7 100
    g4g5 9 A00 Grob Opening: Spike Attack
     e7e5 100
      d2d3 100
       h7h6 100
        g1f3 100
         f8d6 100
   h7h5 5
    g4g5 100
     h5h4 100
      d2d4 100
       h4h3 100
        g2f3 100
         e7e6 100
    g4h5 A00 Grob Opening: Grob Gambit, Basman Gambit
     e7e5 100
      d2d4 100
       e5e4 100
        c2c4 100
         c7c6 100
  g1f3 24
   c8g4 100
    d2d4 100
  e2e4 18
   d5e4 100
    b1c3 100 A00 Grob Opening: Zilbermints Gambit
     b8c6 90
      c3e4 100
       g8f6 100
        f1g2 100
         h7h5 100
     h7h5 10 A00 Grob Opening: Zilbermints Gambit, Schiller Defense
      g4g5 100
       e7e5 100
        c3e4 100
         f7f5 100
 e7e5 5
  e2e3 100
   h7h5 100
    g4g5 100
     d7d5 100
      d2d4 100
       e5d4 100
        e3d4 100
         c8g4 100
  h2h3
   b8c6 100 A00 Grob Opening: London Defense
    b1c3 100
     h7h5 100
      f1g2 100
       d7d6 100
        e2e3 100
         h5g4 100
 f7f5 A00 Grob Opening: Alessi Gambit
  g4f5 100
   d7d5 100
    e2e4 100
     g7g6 100
      f5g6 100
       d5e4 100
        d1h5 100
         f8g7 100
 g7g5 A00 Grob Opening: Double Grob
  h2h4 100
   g5h4 100
    d2d4 100
     d7d5 100
      g4g5 100
       h7h6 100
        h1h4 100
         f8g7 100
  f2f4 A00 Grob Opening: Double Grob, Coca-Cola Gambit
   h7h5 100
    b1c3 100
     h5g4 100
      d2d4 100
       g5f4 100
        c1f4 100
         d7d6 100
h2h3 A00 Clemenz Opening
 e7e5 66
  e2e3 100
   d7d5 100
    d2d4 100
     b8c6 100
      b1c3 100
       g8f6 100
        g1f3 100
         e5d4 100
 h7h5 34
  b1c3 100
   d7d5 100
    g1f3 100
     g8f6 100
      d2d4 100
       c7c5 100
        e2e3 100
         b8c6 100
  g2g4 A00 Clemenz Opening: Spike Lee Gambit
   h5g4 100
    f1g2 100
     d7d5 100
      d2d4 100
       g8f6 100
        b1c3 100
         b8c6 100
`;
