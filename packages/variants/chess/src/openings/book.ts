/** The opening book, as book-text.ts reads it. Written by `npm run book -- build`: see docs/openings.md. */
export const BOOK = `
e2e4 61 B00 King's Pawn Game
 e7e5 58 C20 King's Pawn Game
  g1f3 85 C40 King's Knight Opening
   b8c6 74 C44 King's Knight Opening: Normal Variation
    f1b5 66 C60 Ruy Lopez
     g8f6 88 C65 Ruy Lopez: Berlin Defense
      e1g1 98 C65 Ruy Lopez: Berlin Defense
       f6e4 84 C67 Ruy Lopez: Berlin Defense, Rio Gambit Accepted
        b5a4
         a7a6 100 C80 Ruy Lopez: Open
          d2d4 60 C80 Ruy Lopez: Open
           e5d4 100 C80 Ruy Lopez: Open, Riga Variation
           b7b5
            a4b3 100 C80 Ruy Lopez: Open
             d7d5 100
              d4e5 100 C80 Ruy Lopez: Open
               c8e6 100 C80 Ruy Lopez: Open, Main Line
                b1d2 100 C80 Ruy Lopez: Open, Bernstein Variation
                 f8c5
                  d1e1 C80 Ruy Lopez: Open, Bernstein Variation, Luther Line
                c2c3 C82 Ruy Lopez: Open
                 f8e7 100 C83 Ruy Lopez: Open, Classical Defense
                  f1e1 75 C83 Ruy Lopez: Open, Classical Defense, Main Line
                   c6e5
                    f3d4
                     e8g8 C83 Ruy Lopez: Open, Breslau Variation
                   d8d7
                    f3g5
                     e8g8
                      g5e6 100
                       f7e6 100
                        e1e4 100 C83 Ruy Lopez: Open, Tarrasch Trap
                  b1d2 25
                   e8g8
                    d1e2 100 C83 Ruy Lopez: Open, Malkin Variation
                 e4c5 C82 Ruy Lopez: Open, Berlin Variation
                  b1d2 100
                   d5d4
                    f3g5 C80 Ruy Lopez: Open, Karpov Gambit
                 f8c5 C82 Ruy Lopez: Open, Italian Variation
                  b1d2 100 C82 Ruy Lopez: Open, St. Petersburg Variation
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
                  b1c3 C80 Ruy Lopez: Open, Berger Variation
            d4d5 C80 Ruy Lopez: Open, Richter Variation
            f3e5 C80 Ruy Lopez: Open, Friess Attack
          f1e1 28
           d7d5 C80 Ruy Lopez: Open, Skipworth Gambit
          d1e2 11 C80 Ruy Lopez: Morphy Defense, Tartakower Variation
          b1c3 C80 Ruy Lopez: Open, Knorre Variation
        d2d4
         a7a6 C67 Ruy Lopez: Berlin Defense, Rosenthal Variation
         e4d6 C67 Ruy Lopez: Berlin Defense, l'Hermet Variation
          b5a4 C67 Ruy Lopez: Open Berlin Defense, Showalter Variation
          d4e5 C67 Ruy Lopez: Open Berlin Defense, l'Hermet Variation
           d6f5
            b5c6 100
             d7c6 100
              d1d8 100
               e8d8 100 C67 Ruy Lopez: Berlin Defense, l'Hermet Variation, Berlin Wall Defense
                b1c3 100
                 c8d7 C67 Ruy Lopez: Berlin Defense, Berlin Wall
         f8e7 C67 Ruy Lopez: Berlin Defense, Rio de Janeiro Variation
          d1e2 100
           d7d5 C67 Ruy Lopez: Berlin Defense, Trifunovic Variation
          d4e5 C67 Ruy Lopez: Berlin Defense, Minckwitz Variation
           e4d6
            b5c6
             b7c6
              d1e2
               d6b7 100
                f3d4 57 C67 Ruy Lopez: Berlin Defense, Winawer Attack
                c2c4 33 C67 Ruy Lopez: Berlin Defense, Zukertort Variation
                b2b3 10 C67 Ruy Lopez: Berlin Defense, Pillsbury Variation
            d1e2
             d6f5 100
              b5c6 100
               b7c6 100 C67 Ruy Lopez: Berlin Defense, Cordel Variation
           e7f8
            b5c6
             d7c6 100 C67 Ruy Lopez: Berlin Defense, l'Hermet Variation, Westerinen Line
       f8c5 13 C65 Ruy Lopez: Berlin Defense, Beverwijk Variation
        c2c3 100 C65 Ruy Lopez: Classical Variation, Zukertort Gambit
         c5b6 100
          d2d4 100
           e8g8 100 C64 Ruy Lopez: Classical Defense, Benelux Variation
            c1g5 100 C64 Ruy Lopez: Classical Variation, Modern Main Line
        b5a4
         a7a6 C78 Ruy Lopez: Morphy Defense, Neo-Arkhangelsk Variation
       d7d6 4 C66 Ruy Lopez: Berlin Defense, Improved Steinitz Defense
        d2d4 59
         f6d7 100 C66 Ruy Lopez: Closed Berlin Defense, Chigorin Variation
        b1c3 41
         c8d7 100
          d2d4 100
           f8e7 C66 Ruy Lopez: Berlin Defense, Hedgehog Variation
            b5c6 C66 Ruy Lopez: Berlin Defense, Closed Showalter Variation
            c1g5 C66 Ruy Lopez: Berlin Defense, Closed Bernstein Variation
            f1e1
             e8g8 100 C66 Ruy Lopez: Berlin Defense, Tarrasch Trap
        b5a4
         a7a6 C79 Ruy Lopez: Morphy Defense, Steinitz Deferred
          a4b3
           b7b5 C78 Ruy Lopez: Morphy Defense
            d1e2 100
             f8e7 100 C86 Ruy Lopez: Closed, Worrall Attack, Delayed Castling Line
       a7a6
        b5a4 C78 Ruy Lopez: Morphy Defense
         b7b5 100
          a4b3 100
           c8b7 100 C78 Ruy Lopez: Morphy Defense, Arkhangelsk Variation
         d7d5 C78 Ruy Lopez: Central Countergambit
         f8e7 C84 Ruy Lopez: Closed
          a4c6 86 C85 Ruy Lopez: Closed, Delayed Exchange
          b1c3 14 C84 Ruy Lopez: Closed, Morphy Attack
          a4b3
           b7b5
            a2a4 100 C78 Ruy Lopez: Morphy Defense, Wing Attack
          d1e2 C86 Ruy Lopez: Closed, Worrall Attack
           b7b5 100
            a4b3 100
             e8g8 100 C86 Ruy Lopez: Closed, Worrall Attack, Castling Line
              c2c3 100
               d7d5 100
                d2d3 100 C86 Ruy Lopez: Closed, Worrall Attack, Castling Line
          d2d3 C84 Ruy Lopez: Closed, Martinez Variation
          d2d4 C84 Ruy Lopez: Closed, Center Attack
           e5d4 100
            e4e5 100
             f6e4 100
              c2c3 100 C84 Ruy Lopez: Closed, Basque Gambit
               d4c3 100 C84 Ruy Lopez: Closed, Center Attack, Basque Gambit
          f1e1
           b7b5 97
            a4b3 100 C88 Ruy Lopez: Closed
             d7d6 68
              c2c3 100
               e8g8 100 C90 Ruy Lopez: Closed
                h2h3 58 C92 Ruy Lopez: Closed
                 c6a5 62 C97 Ruy Lopez: Closed, Chigorin Defense
                  b3c2 100 C96 Ruy Lopez: Closed, Chigorin Defense
                   c7c5 84 C96 Ruy Lopez: Closed, Chigorin Defense
                    d2d4 100
                     d8c7 100 C97 Ruy Lopez: Closed, Chigorin Defense
                      b1d2 100
                       c5d4 100
                        c3d4 100 C99 Ruy Lopez: Closed, Chigorin Defense, Panov System
                       a5c6 C98 Ruy Lopez: Closed, Chigorin Defense
                        d4c5 C98 Ruy Lopez: Closed, Chigorin Defense
                       g7g6
                        d2c4
                         c8d7
                          c4e3
                           f8e8 100 C97 Ruy Lopez: Closed, Chigorin, Yugoslav System
                     a5c6 C96 Ruy Lopez: Closed, Borisenko Variation
                      b1d2 100
                       d8c7
                   f6d7 11
                    d2d4 100
                     c7c5 100 C96 Ruy Lopez: Closed, Keres Defense
                   c7c6 5
                    d2d4 100
                     d8c7 100 C96 Ruy Lopez: Closed, Rossolimo Defense
                   d6d5 C96 Ruy Lopez: Closed, Chigorin Defense, Gajewski Gambit
                 c8b7 10 C92 Ruy Lopez: Closed, Flohr System
                 h7h6 10 C93 Ruy Lopez: Closed, Smyslov Defense
                  a2a3 100
                   c8b7 100
                    d2d4 100
                     f8e8 100
                      b1d2 100
                       e7f8 C92 Ruy Lopez: Closed, Smyslov-Breyer-Zaitsev Hybrid
                 f8e8 6 C92 Ruy Lopez: Closed, Zaitsev System
                 f6d7 5 C92 Ruy Lopez: Closed, Karpov Variation
                 c8e6 4 C92 Ruy Lopez: Closed, Kholmov Variation
                 c6b8 3 C94 Ruy Lopez: Closed, Breyer Defense
                d2d4 22 C91 Ruy Lopez: Closed, Yates Variation
                 c6b8
                  h2h3 C95 Ruy Lopez: Closed, Breyer
                   b8d7 100 C95 Ruy Lopez: Closed, Breyer Defense, Zaitsev Hybrid
                    f3h4 57 C95 Ruy Lopez: Closed, Breyer Defense
                    b1d2 43
                     c7c5 100
                      b3c2 100
                       c8b7 100 C95 Ruy Lopez: Closed, Breyer Defense
                   c7c5
                    b3c2 100
                     b8c6 100
                a2a4 7
                 c8g4 100
                  d2d4 100 C91 Ruy Lopez: Closed, Yates Variation, Short Attack
                d2d3 5 C90 Ruy Lopez: Closed, Pilnik Variation
                 c6b8
                  h2h3 100 C94 Ruy Lopez: Closed, Breyer Defense, Quiet Variation
                b3c2 4 C90 Ruy Lopez: Closed, Lutikov Variation
                a2a3 3 C90 Ruy Lopez: Closed, Suetin Variation
             e8g8 32 C88 Ruy Lopez: Closed
              c2c3 87
               d7d5 100 C89 Ruy Lopez: Marshall Attack
                e4d5 100
                 f6d5 93
                  f3e5 100
                   c6e5 100
                    e1e5 100
                     c7c6 90 C89 Ruy Lopez: Marshall Attack, Modern Variation
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
                     d5f6 10 C89 Ruy Lopez: Marshall Attack, Original Marshall Attack
                 e5e4 7 C89 Ruy Lopez: Marshall Attack, Steiner Variation
              a2a4 13 C88 Ruy Lopez: Closed, Anti-Marshall
             c8b7 C88 Ruy Lopez: Closed, Trajkovic Counterattack
             d7d5
              c2c3
               e8g8
           d7d6 3 C87 Ruy Lopez: Closed, Averbakh Variation
            c2c3 50
             c8d7 100
              d2d4 100
               e8g8 100
                b1d2 100
                 d7e8 100 C72 Ruy Lopez: Closed, Kecskemet Variation
            d2d4 50
             b7b5 100
              a4b3 100 C88 Ruy Lopez: Closed, Rosen Attack
               c8g4 100
                c2c3 100
                 e8g8 100 C91 Ruy Lopez: Closed, Bogoljubow Variation
               c6a5
                a2a4
                 c7c5
                  c2c3
                   d8c7
                    b3c2 100 C88 Ruy Lopez: Closed, Balla Variation
               e5d4
                f3d4
                 c6d4 100
                  d1d4 100
                   c7c5 100 C88 Ruy Lopez: Noah's Ark Trap
         g7g6 C78 Ruy Lopez: Brix Variation
       f6g4 C65 Ruy Lopez: Berlin Defense, Fishing Pole Variation
      b5c6 1
       d7c6 100
      d2d3 1
       f8c5 40
        c1e3 100 C65 Ruy Lopez: Berlin Defense, Kaufmann Variation
       d7d6 36
        b5c6 100 C65 Ruy Lopez: Berlin Defense, Anderssen Variation
       f8d6 24
       c6e7 C65 Ruy Lopez: Berlin Defense, Mortimer Variation
        f3e5
         c7c6 100 C65 Ruy Lopez: Berlin Defense, Mortimer Trap
      c2c4
       f8d6 59
       d7d6 41
        d2d3 100 C65 Ruy Lopez: Berlin Defense, Duras Variation
      f3e5 C65 Ruy Lopez: Halloween Attack
       c6e5 100
     f8c5 6 C64 Ruy Lopez: Classical Variation
      c2c3 91 C64 Ruy Lopez: Classical Variation, Central Variation
       c5b6 74 C64 Ruy Lopez: Classical Variation, Charousek Variation
       g8f6 26
       d7d5 C64 Ruy Lopez: Classical Variation, Konikowski Gambit
       d8e7 C64 Ruy Lopez: Classical Defense, Boden Variation
       f7f5 C64 Ruy Lopez: Classical Variation, Cordel Gambit
      b5c6 9
       d7c6 100
      b2b4 C64 Ruy Lopez: Classical Variation, Spanish Wing Gambit
       c5b4 100
       c6d4
        e1g1 C64 Ruy Lopez: Classical Defense, Zaitsev Variation
     c6d4 1 C61 Ruy Lopez: Bird Variation
      f3d4 100
       e5d4 100
      b5a4
       d4f3 100
       a7a6 C70 Ruy Lopez: Bird's Defense Deferred
      e1g1
       d4b5 100
       g8e7
        f3d4 100
         e5d4 100 C61 Ruy Lopez: Bird Variation, Paulsen Variation
     d7d6 1 C62 Ruy Lopez: Steinitz Defense
      b5c6 77
       b7c6 100
      c2c4 23
       c8d7 69
        d2d4 100 C62 Ruy Lopez: Old Steinitz Defense, Semi-Duras Variation
       g8e7 31
     f7f5 1 C63 Ruy Lopez: Schliemann Defense
      d2d4 42 C63 Ruy Lopez: Schliemann Defense, Schönemann Attack
       e5d4 100
      e4f5 33 C63 Ruy Lopez: Schliemann Defense, Jaenisch Gambit Accepted
       e5e4 100
       a7a6
        b5a4 C70 Ruy Lopez: Morphy Defense, Schliemann Defense Deferred, Jaenisch Gambit Deferred
      b5c6 25 C63 Ruy Lopez: Schliemann Defense, Exchange Variation
       d7c6 100
      b1c3 C63 Ruy Lopez: Schliemann Defense, Dyckhoff Variation
       f5e4 100
        c3e4 100
         g8f6 100 C63 Ruy Lopez: Schliemann Defense, Tartakower Variation
         f8e7 C63 Ruy Lopez: Schliemann Defense, Kostić Defense
     g7g6 1 C60 Ruy Lopez: Fianchetto Defense
      b5c6 55
       d7c6 100
      c2c3 45
       f7f5 57 C60 Ruy Lopez: Fianchetto Defense, Kevitz Gambit
       g8f6 43
     g8e7 1 C60 Ruy Lopez: Cozio Defense
      b1c3 57
       g7g6 51 C60 Ruy Lopez: Cozio Defense, Paulsen Variation
       a7a6 49
      e1g1 43
       a7a6 100
     a7a5 C60 Ruy Lopez: Bulgarian Variation
      e1g1 100
       g8f6 100
     a7a6 C70 Ruy Lopez: Morphy Defense
      b5c6 100 C68 Ruy Lopez: Exchange Variation
       d7c6 97
        e1g1 84 C69 Ruy Lopez: Exchange Variation, Normal Variation
         d8d6 61 C69 Ruy Lopez: Exchange Variation, Bronstein Variation
         f8d6 39 C69 Ruy Lopez: Exchange Variation, King's Bishop Variation
         f7f6 C69 Ruy Lopez: Exchange Variation, Gligoric Variation
         h7h5
          h2h3
           c8g4 100 C69 Ruy Lopez: Exchange Variation, Alapin Gambit
        b1c3 16 C68 Ruy Lopez: Exchange Variation, Keres Variation
         f7f6 100
          d2d3 C68 Ruy Lopez: Exchange Variation, Romanovsky Variation
       b7c6 3 C68 Ruy Lopez: Exchange Variation, Lutikov Variation
      b5a4
       d7d6 27 C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        a4c6 41
         b7c6 100
          d2d4 100 C73 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
           g8f6 57
            e1g1 100
             f6e4 100 C79 Ruy Lopez: Morphy Defense, Steinitz Deferred
              b1c3
               d6d5
                f1e1
                 f7f5
                  d4e5 C79 Ruy Lopez: Steinitz Defense Deferred, Boleslavsky Variation
           c8g4 36
            e1g1 100
             g8f6 C79 Ruy Lopez: Steinitz Defense Deferred, Lipnitsky Variation
           f7f6 7 C73 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        d2d4 27
         b7b5 100
          a4b3 100
           c8g4 79
            d1e2
             f8e7
              c2c3 100
               g8f6 100 C77 Ruy Lopez: Wormald Attack, Grünfeld Variation
           c6d4 21
            f3d4 100
             e5d4 100
              d1d4
               c7c5 100 C71 Ruy Lopez: Noah's Ark Trap
        e1g1 18 C72 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        b1c3 14 C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        c2c3 C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         f7f5 59 C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Siesta Variation
          e4f5 100
           c8f5 100
            e1g1 100 C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         c8d7 41 C75 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
          d2d4 100
           g7g6 100 C76 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Fianchetto Variation
           g8e7 C75 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        c2c4 C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         g8f6 100
          d2d3 C77 Ruy Lopez: Morphy Defense, Duras Variation
       b7b5 26 C70 Ruy Lopez: Morphy Defense, Caro Variation
        a4b3 100
         f8c5 100 C70 Ruy Lopez: Morphy Defense, Graz Variation
         c6a5 C70 Ruy Lopez: Morphy Defense, Norwegian Variation
          b3f7 C70 Ruy Lopez: Morphy Defense, Norwegian Variation, Nightingale Gambit
       g8f6 25
        e1g1 56
        a4c6 44 C77 Ruy Lopez: Morphy Defense, Bayreuth Variation
       f8c5 12 C70 Ruy Lopez: Morphy Defense, Classical Defense Deferred
       g8e7 4 C70 Ruy Lopez: Morphy Defense, Cozio Defense
       f8b4 3 C70 Ruy Lopez: Morphy Defense, Alapin's Defense Deferred
       g7g6 3 C70 Ruy Lopez: Morphy Defense, Fianchetto Defense Deferred
       f7f5 C70 Ruy Lopez: Morphy Defense, Schliemann Defense Deferred
      c2c3
       a6b5 100
       g8f6
        b5a4 C77 Ruy Lopez: Morphy Defense, Jaffe Gambit
      d1e2
       a6b5 100
       g8f6
        b5a4 C77 Ruy Lopez: Morphy Defense, Wormald Attack
      d2d3
       a6b5 100
       g8f6
        b5a4 C77 Ruy Lopez: Morphy Defense, Anderssen Variation
      d2d4
       a6b5 100
       g8f6
        b5a4 C77 Ruy Lopez: Morphy Defense, Mackenzie Variation
     b7b6 C60 Ruy Lopez: Rotary-Albany Gambit
      b5c6 100
       d7c6 100
     c6a5 C60 Ruy Lopez: Pollock Defense
      f3e5 100
       d8g5 100
     c6b8 C60 Ruy Lopez: Retreat Variation
      e1g1 100
       a7a6 100
     d7d5 C60 Ruy Lopez: Spanish Countergambit
      e1g1 100
       g8e7 100
       d8g5
        f3e5 C60 Ruy Lopez: Spanish Countergambit, Harding Countergambit, Fricke Gambit
      c2c3 C44 Ponziani Opening: Spanish Variation
       d5e4 100
        d1a4
         d8d5
          f3e5 100 C44 Ponziani Opening: Spanish Variation, Harrwitz Attack, Nikitin Gambit
      f3e5
       d8g5 100
        e5c6 100 C60 Ruy Lopez: Spanish Countergambit, Harding Gambit
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
     d8e7 C60 Ruy Lopez: Vinogradov Variation
      e1g1 100
       g8f6 100
     f7f6 C60 Ruy Lopez: Nürnberg Variation
      e1g1 100
       f8c5 100
     f8b4 C60 Ruy Lopez: Alapin Defense
      c2c3 71
       b4e7 60
       b4a5 40
        b5c6 100
         d7c6 100 C60 Ruy Lopez: Alapin Defense, Alapin Gambit
      b5c6 29
       d7c6 100
     f8e7 C60 Ruy Lopez: Lucena Variation
      b5c6 100
       d7c6 100
     g7g5 C60 Ruy Lopez: Brentano Gambit
      b5c6 100
       d7c6 100
    f1c4 24 C50 Italian Game
     g8f6 98 C55 Italian Game: Two Knights Defense
      f3g5 56 C57 Italian Game: Two Knights Defense, Knight Attack
       d7d5 100 C57 Italian Game: Two Knights Defense, Knight Attack, Normal Variation
        e4d5 100
         c6a5 92 C58 Italian Game: Two Knights Defense, Polerio Defense
          c4b5 96 C58 Italian Game: Two Knights Defense, Polerio Defense, Bishop Check Line
           c7c6 100
            d5c6 100
             b7c6 100
              d1f3 54 C58 Italian Game: Two Knights Defense, Polerio Defense, Bogoljubow Variation
               a8b8 C58 Italian Game: Two Knights Defense, Colman Variation
               c6b5 C58 Italian Game: Two Knights Defense, Blackburne Variation
              b5d3 46
               d8c7 100
                d1f3 C58 Italian Game: Two Knights Defense, Paoli Variation
              b5e2 C58 Italian Game: Two Knights Defense
               h7h6 100 C59 Italian Game: Two Knights Defense, Polerio Defense, Suhle Defense
                g5h3 75 C59 Italian Game: Two Knights Defense, Steinitz Variation
                g5f3 25
                 e5e4 100
                  f3e5 100
                   d8c7 100 C59 Italian Game: Two Knights Defense, Polerio Defense, Göring Variation
                    d2d4 100
                     f8d6 100
                      c1d2 100 C59 Italian Game: Two Knights Defense, Knorre Variation
          d2d3 4 C58 Italian Game: Two Knights Defense, Polerio Defense, Kieseritzky Variation
         f6d5 8
          g5f7 100 C57 Italian Game: Two Knights Defense, Fried Liver Attack
          d2d4 C57 Italian Game: Two Knights Defense, Lolli Attack
           f8b4 C57 Italian Game: Two Knights Defense, Pincus Variation
         b7b5 C57 Italian Game: Two Knights Defense, Ulvestad Variation
          c4f1 100
           h7h6 100
            g5f7 100 C57 Italian Game: Two Knights Defense, Ulvestad Variation, Kurkin Gambit
         c6b4 C57 Italian Game: Two Knights Defense, Kloss Gambit
         c6d4 C57 Italian Game: Two Knights Defense, Fritz Variation
          c2c3 100
           f6d5
            c4f1
             b7b5
              g5e4 100 C57 Italian Game: Two Knights Defense, Fritz, Gruber Variation
       f6e4 C57 Italian Game: Two Knights Defense, Ponziani-Steinitz Gambit
       f8c5 C57 Italian Game: Two Knights Defense, Traxler Counterattack
        g5f7 100 C57 Italian Game: Two Knights Defense, Traxler Counterattack, Knight Sacrifice Line
         c5f2 100
          e1f2 100
           f6e4
            f2e3 C57 Italian Game: Two Knights Defense, Traxler Counterattack, King March Line
        c4f7 C57 Italian Game: Two Knights Defense, Traxler Counterattack, Bishop Sacrifice Line
         e8e7 100
          d2d4 C57 Italian Game: Two Knights Defense, Traxler Variation, Trencianske-Teplice Gambit
      d2d4 26 C56 Italian Game: Two Knights Defense, Open Variation
       e5d4 100 C44 Scotch Game: Scotch Gambit, Dubois Réti Defense
        e1g1 60 C56 Italian Game: Scotch Gambit
         f6e4 92 C56 Italian Game: Scotch Gambit, Double Gambit Accepted
          b1c3 C56 Italian Game: Scotch Gambit, Nakhmanson Gambit
           d7d5
            c4d5 100
             d8d5
              f1e1 C56 Italian Game: Scotch Gambit, Anderssen Attack
            f1e1 C56 Italian Game: Scotch Gambit, Canal Variation
         f8e7 8 C56 Italian Game: Scotch Gambit, de Riviere Defense
         d7d6 C56 Italian Game: Scotch Gambit, Janowski Defense
         f8c5 C56 Italian Game: Scotch Gambit, Max Lange Attack
          e4e5 100 C56 Italian Game: Two Knights Defense, Max Lange Attack
           f6g4 100 C56 Italian Game: Scotch Gambit, Max Lange Attack, Spielmann Defense
            c2c3 100 C56 Italian Game: Two Knights Defense, Max Lange Attack, Krause Variation
           d7d5
            e5f6 100
             d5c4 100
              f1e1
               c8e6
                f6g7 57 C56 Italian Game: Scotch Gambit, Max Lange Attack Accepted
                f3g5 43
                 g7g6 100 C56 Italian Game: Two Knights Defense, Max Lange Attack, Loman Defense
                 d8d5
                  b1c3 100
                   d5f5 100
                    c3e4 100 C56 Italian Game: Scotch Gambit, Max Lange Attack, Long Variation
                     c5b6
                      f2f4
                       f5g6
                        g2g4 100
                         e8c8 C56 Italian Game: Two Knights Defense, Max Lange Attack, Berger Variation
                     c5f8 C56 Italian Game: Two Knights Defense, Max Lange Attack, Rubinstein Variation
          c2c3 C56 Italian Game: Scotch Gambit, Walbrodt-Baird Gambit
        f3g5 30 C56 Italian Game: Two Knights Defense, Perreux Variation
        e4e5 10 C44 Scotch Game: Scotch Gambit, Advance Variation
         f6g4 C44 Scotch Game: Scotch Gambit, Kingside Variation
        c2c3
         f8e7
          e4e5 100
           f6e4 C50 Italian Game: Hungarian Defense, Tartakower Variation
        c4b5
         d7d5
          e4e5 100
           f6e4 100 C56 Italian Game: Scotch Gambit, Max Lange Attack
       d7d6 C56 Italian Game: Scotch Invitation Declined
      d2d3 17 C55 Italian Game: Two Knights Defense, Modern Bishop's Opening
       f8c5 51 C50 Italian Game: Giuoco Pianissimo, Normal
        b1c3 100 C50 Italian Game: Giuoco Pianissimo, Italian Four Knights Variation
         d7d6 100
          c1g5 73 C50 Italian Game: Giuoco Pianissimo, Canal Variation
          e1g1 27 C50 Italian Game: Giuoco Pianissimo
       f8e7 49 C55 Italian Game: Two Knights Defense, Modern Bishop's Opening
     f8e7 2 C50 Italian Game: Hungarian Defense
      e1g1 100
       g8f6 100
     c6d4 C50 Italian Game: Blackburne-Kostić Gambit
      f3e5 100
       d8g5 100
     d7d6 C50 Italian Game: Paris Defense
      e1g1 100
       g8f6 100
     f7f5 C50 Italian Game: Rousseau Gambit
      d2d3 100
       g8f6 100
     f8c5 C50 Italian Game: Giuoco Piano
      c2c3 98 C53 Italian Game: Classical Variation
       g8f6 100 C54 Italian Game: Classical Variation
        d2d4 100 C54 Italian Game: Classical Variation, Center Attack
         e5d4 100
          c3d4 78 C54 Italian Game: Classical Variation, Greco Gambit, Traditional Line
           c5b4 100
            e1f1 100 C54 Italian Game: Giuoco Piano, Cracow Variation
            b1c3 C54 Italian Game: Giuoco Piano, Greco's Attack
             f6e4 100
              e1g1 100
               b4c3 100 C54 Italian Game: Classical Variation, Greco Gambit, Main Line
                d4d5 87 C54 Italian Game: Classical Variation, Greco Gambit, Moeller-Therkatz Attack
                b2c3 13
                 d7d5 100
                  c1a3 C54 Italian Game: Giuoco Piano, Steinitz Variation
               e4c3 C54 Italian Game: Classical Variation, Greco Gambit, Greco Variation
                b2c3 100
                 b4c3 100
                  c1a3 C54 Italian Game: Giuoco Piano, Aitken Variation
                d1b3
                 d7d5 100
                  b2c3 100
                   b4c3 C54 Italian Game: Giuoco Piano, Bernstein Variation
          e4e5 22 C54 Italian Game: Classical Variation, Greco Gambit, Modern Line
           d7d5 100 C54 Italian Game: Classical Variation, Greco Gambit, Modern Line
           f6g4
            c4d5
             g4f2
              e1f2 100
               d4c3 100
                f2g3 100 C54 Italian Game: Classical Variation, Ghulam-Kassim Variation
        b2b4 C53 Italian Game: Bird's Attack
        d2d3 C54 Italian Game: Classical Variation, Giuoco Pianissimo
         d7d6 53 C54 Italian Game: Classical Variation, Giuoco Pianissimo
          e1g1 75
           e8g8 76 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            a2a4 100
             a7a5 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a4 a5
            b1d2 C54 Italian Game: Classical Variation, Giuoco Pianissimo
           h7h6 24 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with h6
            f1e1 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            b1d2 C54 Italian Game: Classical Variation, Giuoco Pianissimo
          b2b4 25 C54 Italian Game: Classical Variation, Giuoco Pianissimo, Albin Variation
         d7d5 24 C54 Italian Game: Classical Variation, with d5
          e1g1
           e8g8 C54 Italian Game: Classical Variation, Giuoco Pianissimo
         a7a6 23 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a6
          e1g1 100
           d7d6 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            a2a4 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
             c5a7 69 C54 Italian Game: Classical Variation, Giuoco Pianissimo
             e8g8 31 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            f1e1 C54 Italian Game: Classical Variation, Giuoco Pianissimo
             c5a7 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
              a2a4 51
               a7b6 100
                h2h3 100
                 d8e7 100
                  d3d4 100 C53 Italian Game: Classical Variation, Tarrasch Variation
              h2h3 49
               e8g8 100
                c4b3 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo, Main Line
          b1d2
           d7d6 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a6
         a7a5
          e1g1 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a5
         h7h6
          e1g1 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
        e1g1 C50 Italian Game: Classical Variation, Albin Gambit
       d8e7 C53 Italian Game: Classical Variation, Closed Variation
        d2d4
         c5b6 C53 Italian Game: Classical Variation, Center Holding Variation
          d4d5 85
           c6b8 100
            d5d6 C53 Italian Game: Classical Variation, Eisinger Variation
          c1g5 15 C53 Italian Game: Classical Variation, Mestel Variation
      d2d4 2 C50 Italian Game: Rosentreter Gambit
       e5d4 100 C44 Scotch Game: Haxo Gambit
        e1g1 68
         d7d6 100
          c2c3
           c8g4 C44 Scotch Game: Scotch Gambit, Cochrane-Anderssen Variation
        c2c3 32
         c5b6
          c3d4 100
           d7d6 100 C53 Italian Game: Classical Variation, La Bourdonnais Variation
        f3g5 C44 Scotch Game: Scotch Gambit, Sarratt Variation
         g8h6 100
          d1h5 100 C44 Scotch Game: Vitzthum Attack
       g8f6
        e1g1 C50 Italian Game: Deutz Gambit
      b2b4 C51 Italian Game: Evans Gambit
       c5b4 100 C51 Italian Game: Evans Gambit Accepted
        c2c3 100
         b4a5 95 C52 Italian Game: Evans Gambit, Main Line
          d2d4 89
           e5d4 85 C52 Italian Game: Evans Gambit, Pierce Defense
            e1g1 100
             g8f6 51 C52 Italian Game: Evans Gambit, Anderssen Defense
             d4d3 20 C52 Italian Game: Evans Gambit, Dufresne Defense
             d4c3 17 C52 Italian Game: Evans Gambit, Compromised Defense
             g8e7 11 C52 Italian Game: Evans Gambit, Mieses Defense
             a5b6
              c3d4 100
               d7d6 100 C51 Italian Game: Evans Gambit, McDonnell Defense, Main Line
                b1c3 86 C51 Italian Game: Evans Gambit, Morphy Attack
                 c8g4 54 C51 Italian Game: Evans Gambit
                  d1a4 C51 Italian Game: Evans Gambit, Fraser Attack
                 c6a5 46
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
                c1b2 14
                 c6a5 100
                  d4d5 C51 Italian Game: Evans Gambit, Ulvestad Variation
                   g8e7 C51 Italian Game: Evans Gambit, Paulsen Variation
             b7b5 C52 Italian Game: Evans Gambit, Johner Defense
            c1d2
             a5b4
              c3d4 C51 Italian Game: Evans Gambit, Harding Variation
           d7d6 11 C52 Italian Game: Evans Gambit, Bronstein Defense
            c1g5 C52 Italian Game: Evans Gambit, Sokolsky Variation
            d1b3 C52 Italian Game: Evans Gambit, Tartakower Attack
             e5d4
              e1g1 C52 Italian Game: Evans Gambit, Waller Attack
           b7b5 4 C52 Italian Game: Evans Gambit, Leonhardt Countergambit
           g8f6 C52 Italian Game: Evans Gambit, Laroche Variation
            e1g1
             e8g8 100
              f3e5 C52 Italian Game: Evans Gambit, Richardson Attack
          e1g1 11 C52 Italian Game: Evans Gambit, Slow Variation
           d7d6 100 C52 Italian Game: Evans Gambit
            d2d4 100
             a5b6 C52 Italian Game: Evans Gambit, Lasker Defense
             c8d7 C52 Italian Game: Evans Gambit, Sanders-Alapin Variation
             c8g4 C52 Italian Game: Evans Gambit, Alapin-Steinitz Variation
         b4e7 3 C51 Italian Game: Evans Gambit, Anderssen Variation
          d2d4 100
           c6a5 C51 Italian Game: Evans Gambit, Anderssen Variation, Cordel Line
         b4d6 2 C51 Italian Game: Evans Gambit, Stone-Ware Variation
         b4c5 C51 Italian Game: Evans Gambit, McDonnell Defense
         b4f8 C51 Italian Game: Evans Gambit, Mayet Defense
       b7b5 C51 Italian Game: Evans Gambit, Fontaine Countergambit
       c5b6 C51 Italian Game: Evans Gambit Declined
        a2a4 100 C51 Italian Game: Evans Gambit Declined
         a7a6 100
          b1c3 100 C51 Italian Game: Evans Gambit Declined, Showalter Variation
        c1b2 C51 Italian Game: Evans Gambit Declined, Cordel Variation
        f3e5
         c6a5
          b4b5
           g8h6 100 C51 Italian Game: Evans Gambit Declined, Lange Variation
           d8g5 C51 Italian Game: Evans Gambit Declined, Hirschbach Variation
            c1b2
             g5e5
              d1f3
               e8d8
                f3f7 C51 Italian Game: Evans Gambit Declined, Hicken Variation
            d1h5
             e8e7
              c4f7 C51 Italian Game: Evans Gambit Declined, Vasquez Variation
       d7d5 C51 Italian Game: Evans Gambit, Hein Countergambit
      c4f7 C50 Italian Game: Jerome Gambit
       e8f7 100
      d2d3 C50 Italian Game: Giuoco Pianissimo
       g8f6 100
       f7f5 C50 Italian Game: Giuoco Pianissimo, Lucchini Gambit
        f3g5 100
         f5f4 C50 Italian Game: Giuoco Pianissimo, Dubois Variation
     h7h6 C50 Italian Game: Anti-Fried Liver Defense
      e1g1 100
       g8f6 100
    d2d4 9 C44 Scotch Game
     e5d4 100 C44 Scotch Game
      f3d4 75 C45 Scotch Game
       f8c5 64 C45 Scotch Game: Classical Variation
        c1e3 67
         d8f6 100
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
        d4c6 26
         d8f6 100 C45 Scotch Game: Classical Variation, Intermezzo Variation
        d4b3 7 C45 Scotch Game: Potter Variation
         c5b4 C45 Scotch Game: Romanishin Variation
       g8f6 29 C45 Scotch Game: Schmidt Variation
        d4c6 100
         b7c6 100
          e4e5 100 C45 Scotch Game: Mieses Variation
          b1d2 C45 Scotch Game: Tartakower Variation
        e4e5 C45 Scotch Game: Alekhine Gambit
       g8e7 5
       c6d4 3
        d1d4 100 C44 Scotch Game: Lolli Variation
         d7d6 100
          f1d3 100 C45 Scotch Game: Ghulam-Kassim Variation
       d8h4 C45 Scotch Game: Steinitz Variation
        b1c3 74 C45 Scotch Game: Steinitz Variation
         f8b4 100 C45 Scotch Game: Modern Defense
        d4b5 26 C45 Scotch Game: Horwitz Attack
         f8b4 100
          c1d2 C45 Scotch Game
        c1e3 C45 Scotch Game: Braune Variation
        d4f3 C45 Scotch Game: Fraser Variation
        d4f5 C45 Scotch Game: Paulsen Variation
       f8b4 C45 Scotch Game: Malaniuk Variation
      c2c3 13 C44 Scotch Game: Göring Gambit
       d4c3 85
        b1c3 51
         f8b4 100 C44 Scotch Game: Göring Gambit, Main Line
        f1c4 49 C44 Scotch Game: Göring Gambit, Double Pawn Sacrifice
         f8b4 100
          b1c3 100
           g8f6 100 C44 Scotch Game: Göring Gambit, Bardeleben Variation
          b2c3
           b4a5
            e4e5 C44 Scotch Game: Cochrane Variation
       d7d5 9 C44 Scotch Game: Scotch Gambit, Göring Gambit Declined
       g8f6 6
      f1c4 10 C44 Scotch Game: Scotch Gambit
       g8f6 100
       f8b4 C44 Scotch Game: Scotch Gambit, London Defense
       f8c5
       f8e7 C44 Scotch Game: Benima Defense
      f1b5 2 C44 Scotch Game: Relfsson Gambit
       g8f6 56
        e1g1 C65 Ruy Lopez: Berlin Defense, Nyholm Attack
         d7d6
          b1c3
           c8d7 C66 Ruy Lopez: Berlin Defense, Closed Wolf Variation
       f8c5 44
       d7d6
        e1g1 100 C62 Ruy Lopez: Steinitz Defense, Center Gambit
     c6d4 C44 Scotch Game: Lolli Variation
      f3e5 62
       d4e6 100
      f3d4 38
       e5d4 100
        f1c4 100 C44 Scotch Game: Napoleon Gambit
    b2b4 C44 King's Pawn Game: Pachman Wing Gambit
     f8b4 100
      c1b2 100
       d7d6 100
    c2c3 C44 Ponziani Opening
     d7d5 63
      d1a4 90
       f7f6 67 C44 Ponziani Opening: Steinitz Variation
       c8d7 33 C44 Ponziani Opening: Caro Gambit
      e4d5 10
       d8d5 100
     g8f6 37 C44 Ponziani Opening: Jaenisch Counterattack
      d2d4 100
       f6e4 100
        d4d5 100
         f8c5 100 C44 Ponziani Opening: Vukovic Gambit
      d1a4
       d7d5 72 C44 Ponziani Opening: Leonhardt Variation
       f8e7 28
      d2d3 C44 Ponziani Opening: Jaenisch Counterattack
       d7d5 76 C44 Ponziani Opening: Jaenisch Counterattack
        b1d2 100 C44 Ponziani Opening: Jaenisch Counterattack
       f8e7 24
      f1c4 C44 Ponziani Opening: Neumann Gambit
       f6e4 100
     f7f5 C44 Ponziani Opening: Ponziani Countergambit
      d2d4 100
       d7d6 61
        d4d5 100 C44 Ponziani Opening: Ponziani Countergambit, Schmidt Attack
       f5e4 39
     f8e7 C44 Ponziani Opening: Romanishin Variation
      d2d4 100
       d7d5 100
     g8e7 C44 Ponziani Opening: Réti Variation
      d2d4 100
       d7d5 100
    c2c4 C44 King's Pawn Game: Dresden Opening
     f8c5 100
      b1c3 100
       d7d6 100
    f1e2 C44 King's Pawn Game: Tayler Opening
     g8f6 78
      d2d4 100 C44 King's Pawn Game: Tayler Opening
       e5d4 100
        e4e5 100 C44 King's Pawn Game: Tayler Opening, Basman Gambit
     d7d5 22
      e4d5 100
       d8d5 100
      d2d3
       d5e4 100
       g8f6
        b1d2 100 C44 King's Pawn Game: Tayler Opening, Inverted Hanham
    f3e5 C44 Irish Gambit
     c6e5 100
      d2d4 100 C44 King's Pawn Game: Schulze-Müller Gambit
       e5g6 100
     f7f5 C40 Latvian Gambit: Fraser Defense
      d2d4 100
       f5e4 100
     f8c5 C40 King's Pawn Game: Busch-Gass Gambit, Chiodini Gambit
      e5c6 100
       d7c6 100
    g2g3 C44 King's Knight Opening: Konstantinopolsky
     g8f6 100
      b1c3 100 C47 Four Knights Game: Glek System
       d7d5 100
        e4d5 100
         f6d5 100
          f1g2 100
           d5c3 100
            b2c3 100 C47 Four Knights Game: Glek System
   g8f6 22 C42 Petrov's Defense
    f3e5 79 C42 Petrov's Defense
     d7d6 91 C42 Petrov's Defense
      e5f3 96 C42 Petrov's Defense
       f6e4 100 C42 Petrov's Defense
        d2d4 48 C42 Petrov's Defense: Classical Attack
         d6d5 100
          f1d3 100
           f8d6 71 C42 Petrov's Defense: Classical Attack, Marshall Variation
            e1g1 100
             c7c6 100
              f1e1 70
               c8g4
                c2c4
                 e8g8 100 C42 Petrov's Defense: Classical Attack, Marshall Variation, Chinese Gambit
              c2c4 30
               e8g8 100 C42 Petrov's Defense: Classical Attack, Staunton Variation
             c8g4
              c2c4 100
               e8g8 100 C42 Petrov's Defense: Classical Attack, Tarrasch Variation
                f1e1
                 f7f5 100
                  c4d5
                   d6h2 100 C42 Petrov's Defense: Classical Attack, Marshall Trap
           b8c6 19 C42 Petrov's Defense: Classical Attack, Mason-Showalter Variation
            e1g1 100
             f8e7 93
              c2c4 58 C42 Petrov's Defense: Classical Attack, Jaenisch Variation
              f1e1 42 C42 Petrov's Defense: Classical Attack, Chigorin Variation
               c8g4 100
                b1d2
                 f7f5 100
                  c2c3 C42 Petrov's Defense: Classical Attack, Berger Variation
                c2c3
                 f7f5 100
                  c3c4 100 C42 Petrov's Defense: Classical Attack, Krause Variation
                   e7h4 C42 Petrov's Defense: Classical Attack, Maróczy Variation
             c6b4 7
              c2c4 100
               f8e7 100
                c4d5 85 C42 Petrov's Defense: Classical Attack, Chigorin Variation, Browne Attack
                d3e2 15 C42 Petrov's Defense: Classical Attack, Chigorin Variation, Main Line
           f8e7 10
            e1g1 100
             e8g8 100 C42 Petrov's Defense: Classical Attack, Mason Variation
              c2c4 100
               e7f6
                f3e5
                 f6e5 100 C43 Petrov's Defense: Modern Attack, Trifunovic Variation
        d1e2 24 C42 Petrov's Defense: Cozio Attack
        b1c3 8 C42 Petrov's Defense: Nimzowitsch Attack
        d2d3 8 C42 Petrov's Defense: French Attack
        f1d3 8 C42 Petrov's Defense: Millennium Attack
        c2c4 5 C42 Petrov's Defense: Kaufmann Attack
      e5c4 3 C42 Petrov's Defense: Paulsen Attack
       f6e4 100
      e5d3 1 C42 Petrov's Defense: Karklins-Martinovsky Variation
       f6e4 100
      e5f7 C42 Petrov's Defense: Cochrane Gambit
       e8f7 100
        d2d4 100 C42 Petrov's Defense: Cochrane Gambit, Center Variation
        f1c4 C42 Petrov's Defense: Cochrane Gambit, Bishop Check Line
     f6e4 9 C42 Petrov's Defense: Damiano Variation
      d2d3 56
       e4f6 100
      d1e2 44
       d7d5 100
       d8e7 C42 Petrov's Defense: Damiano Variation, Kholmov Gambit
     b8c6 C42 Petrov's Defense: Stafford Gambit
      e5c6 100
       d7c6 77 C42 Petrov's Defense: Stafford Gambit
       b7c6 23
      c2c4 C44 Dresden Opening: The Goblin
       c6e5 100
    d2d4 13 C43 Petrov's Defense: Modern Attack
     f6e4 88
      f1d3 86 C43 Petrov's Defense: Modern Attack, Center Variation
       d7d5 100
       b8c6 C43 Petrov's Defense: Modern Attack, Murrey Variation
      f3e5 14
       d7d6 100
     d7d5 12 C43 Petrov's Defense: Modern Attack, Symmetrical Variation
      e4d5 100
       e5d4 100
     b8c6
      d4d5 100
       c6b8 100
      d1e2 C42 Petrov's Defense: Moody Gambit
       c6d4 100
     e5d4 C43 Petrov's Defense: Modern Attack
      e4e5 100
       f6e4 100
        d1d4 81 C43 Petrov's Defense: Modern Attack, Center Attack
        d1e2 19 C43 Petrov's Defense: Modern Attack, Steinitz Variation
         e4c5 100
          f3d4 100
           b8c6 100 C43 Petrov's Defense: Modern Attack, Bardeleben Variation
        f1b5 C43 Petrov's Defense: Modern Attack, Tal Gambit
      f1c4 C43 Bishop's Opening: Urusov Gambit
       f6e4 54
        d1d4 100 C43 Bishop's Opening: Urusov Gambit, Keidansky Gambit
       c7c5 46
       d7d5
        c2c3
         f8b4
          e4d5 100
           d8e7 100 C24 Bishop's Opening: Urusov Gambit, Panov Variation
    b1c3 7 C42 Petrov's Defense: Three Knights Game
     b8c6 100 C47 Four Knights Game
      d2d4 51 C47 Four Knights Game: Scotch Variation
       e5d4 69 C47 Four Knights Game: Scotch Variation Accepted
        f3d4 100
         f6e4 100 C47 Four Knights Game: Scotch Variation, Schmid Defense
        c3d5 C47 Four Knights Game: Scotch Variation, Belgrade Gambit
         f6e4 100
          d1e2
           f7f5 100 C47 Four Knights Game: Scotch Variation, Belgrade Gambit, Modern Defense
       f8b4 31
        f3e5 100 C47 Four Knights Game: Scotch Variation, Krause Gambit
         d8e7 100 C47 Four Knights Game: Scotch Variation, Krause Gambit, Leonhardt Defense
        d4d5
         c6d4 C47 Four Knights Game: Scotch Variation, Oxford Gambit
      f1b5 44 C48 Four Knights Game: Spanish Variation
       f8b4 53 C49 Four Knights Game: Spanish Variation, Double Spanish
        e1g1 100
         e8g8 100
          d2d3 64 C49 Four Knights Game: Spanish Variation, Double Spanish
           d7d6 73 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
            c1g5 43
             b4c3 89
              b2c3 100
               d8e7 C49 Four Knights Game: Spanish Variation, Symmetrical Variation, Metger Unpin
                f1e1 100
                 c6d8
                  d3d4 100
                   c8g4 100 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
             c8e6 11 C49 Four Knights Game: Spanish Variation, Symmetrical Variation, Tarrasch Variation
            f1e1 39
             b4c3 100
              b2c3 100 C49 Four Knights Game: Spanish Variation, Janowski Variation
            c3e2 18 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
           b4c3 27 C49 Four Knights Game: Spanish Variation
            b2c3 100
             d7d5 100 C49 Four Knights Game: Spanish Variation, Svenonius Variation
           c6e7
            c1g5
             d7d6 100 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
              f3h4
               d6d5
                b5c4
                 c7c6
                  c4b3
                   d8d6 100 C49 Four Knights Game: Spanish Variation, Symmetrical Variation, Blake Variation
           d7d5
            c3e2
             d8e7 100 C49 Four Knights Game: Spanish Variation, Alatortsev Variation
          b5c6 36 C49 Four Knights Game: Spanish Variation, Nimzowitsch Variation
          c3d5
           f6d5 100
            e4d5 100
             e5e4 100 C49 Four Knights Game: Spanish Variation, Gunsberg Counterattack
       c6d4 31 C48 Four Knights Game: Spanish Variation, Rubinstein Variation
        f3d4 52 C48 Four Knights Game: Spanish Variation, Rubinstein Variation Accepted
        f3e5 25
         d8e7 100
          f2f4 100 C48 Four Knights Game: Spanish Variation, Rubinstein Variation
         f8c5
          b5a4
           e8g8 100 C48 Four Knights Game: Spanish Variation, Rubinstein Variation, Marshall Gambit
        e1g1 16 C48 Four Knights Game: Spanish Variation, Rubinstein Variation, Henneberger Variation
         f8c5 100
          f3e5 100
           e8g8 100 C48 Four Knights Game: Spanish Variation, Rubinstein Variation, Marshall Variation
        b5e2 8 C48 Four Knights Game: Spanish Variation, Rubinstein Variation
       f8c5 16 C48 Four Knights Game: Spanish Variation, Classical Variation
       a7a6
        b5c6 100 C48 Four Knights Game: Spanish Variation, Ranken Variation
        b5a4 C77 Ruy Lopez: Morphy Defense, Tarrasch Variation
      f1c4 6 C47 Four Knights Game: Italian Variation
       f8c5 62 C50 Four Knights Game: Italian Variation
       f6e4 38
        c4f7 C47 Four Knights Game: Italian Variation, Noa Gambit
      a2a3 C47 Four Knights Game: Gunsberg Variation
       d7d5 100
      f3e5 C47 Four Knights Game: Halloween Gambit
       c6e5 100
      g2g3
    f1c4 1 C42 Petrov's Defense: Italian Variation
     f6e4 100
      d2d3 100
       e4f6 100
     f8e7
      f3e5 100
       e8g8 100
      d2d3
       e8g8 68 C24 Bishop's Opening: Kitchener Folly
       d7d6 32
   f7f5 4 C40 Latvian Gambit
    e4f5 60 C40 Latvian Gambit Accepted
     e5e4 100
      d1e2 100
       g8f6 100
     b8c6
      d2d4 100
       e5e4 100
      d2d3 C44 Latvian Gambit: Clam Gambit
       d7d5 100
    d2d4 22 C40 Latvian Gambit: Mason Countergambit
     f5e4 100
      f3d2 100
       d7d5 100
     d8f6
      d4e5 100
       f6g6 100
      f3e5 C40 Latvian Gambit Accepted: Main Line
       d7d6 100
        e5c4 100 C40 Latvian Gambit Accepted: Bilguer Variation
         f5e4 100
          c4e3 C40 Latvian Gambit Accepted: Nimzowitsch Attack
          d1f3
           g7g6
            f3e2 C40 Latvian Gambit Accepted: Bronstein Gambit
          f1e2 C40 Latvian Gambit Accepted: Bronstein Attack
    f3e5 19
     d7d6 48
      e5c4 100
       f5e4 100
     d8e7 30 C40 Latvian Gambit: Greco Variation
      d2d4 100
       d7d6 100
     d8f6 22
      e5c4 68 C40 Latvian Gambit Accepted: Foltys-Leonhardt Variation
       f5e4 100
        d2d3 100 C40 Latvian Gambit Accepted: Foltys Variation
      d2d4 32
    b1c3 C40 Latvian Gambit: Mlotkowski Variation
     f5e4 100
      f3e5 100
       g8f6 100
       d8f6
        e5c4 100 C40 Latvian Gambit Accepted: Leonhardt Variation
    b2b4 C40 Latvian Gambit: Senechaud Gambit
     f5e4 100
      f3e5 100
       g8f6 100
    c2c4 C40 Latvian Gambit: Diepstraten Countergambit
     f5e4 100
      f3e5 100
       d7d6 100
    f1c4 C40 Latvian Gambit: Mayet Attack
     f5e4 100
      f3e5 100
       d7d5 100 C40 Latvian Gambit: Mayet Attack, Polerio-Svedenborg Variation
        h1f1
         d8g5
          e5f7
           g5g2
            f7h8 100
             g8f6 100 C40 Latvian Gambit: Behting Variation
      d2d4
       e4f3 100
       d8g5
        f3e5
         g5g2 100 C40 Latvian Gambit: Mayet Attack, Poisoned Pawn Variation
     b7b5 C40 Latvian Gambit: Mayet Attack, Strautins Gambit
      c4g8 100
       h8g8 100
     d8e7 C40 King's Pawn Game: Gunderam Defense, Gunderam Gambit
      d2d3 100
       g8f6 100
     g8f6 C40 Latvian Gambit: Mayet Attack, Morgado Defense
      f3e5 100
       d8e7 100
       f5e4 C40 Latvian Gambit: Corkscrew Countergambit
        e5f7 100
         d7d5
          f7h8
           d8e7 C40 Latvian Gambit: Corkscrew Gambit
    g2g4 C40 Latvian Gambit: Lobster Gambit
     f5e4 100
      f3e5 100
       d7d6 100
   d7d5 1 C40 Elephant Gambit
    e4d5 100
     e5e4 74 C40 Elephant Gambit: Paulsen Countergambit
      f3e5 100
       d8d5 100
     f8d6 20 C40 Elephant Gambit: Maróczy Gambit
      d2d4 100
       e5e4 100
     d8d5 6
      b1c3 100
       d5e6 100
    f1c4
     d5c4 100
      f3e5 100
       d8d4 100
     d5e4
      f3e5 100
       d8g5 82 C40 Elephant Gambit: Wasp Variation
       g8h6 18
   c7c6 C40 King's Pawn Game: Gunderam Gambit
    f3e5 100
     d7d5 100
      b1c3 100
       f7f6 100
   d7d6 C41 Philidor Defense
    d2d4 71 C41 Philidor Defense
     e5d4 57 C41 Philidor Defense: Exchange Variation
      f3d4 53 C41 Philidor Defense: Exchange Variation
       g8f6 83 C41 Philidor Defense: Exchange Variation
       g7g6 17 C41 Philidor Defense: Larsen Variation
       d6d5
        e4d5 100 C41 Philidor Defense: Paulsen Attack
      f1c4 29 C41 Philidor Defense: Morphy Gambit
       f8e7 100
       f7f5
        f3g5 100
         g8h6
          g5h7 C41 Philidor Defense: Lopez Countergambit, Jaenisch Variation
      c2c3 9 C41 Philidor Defense: Bird Gambit
       g8f6 100
      d1d4 9
       b8c6 100
       c8d7 C41 Philidor Defense: Boden Variation
     b8d7 21 C41 Philidor Defense: Hanham Variation
      f1c4 58
       c7c6 66
        e1g1 100 C41 Philidor Defense: Hanham Variation, Krause Variation
         f8e7 100
          d4e5 71 C41 Philidor Defense: Hanham Variation, Steiner Variation
          b1c3 29
           e5d4 100
            d1e2
             g8f6
              a2a4
               e8g8 C41 Philidor Defense: Lion Variation, Sozin Variation
        c2c3 C41 Philidor Defense: Hanham Variation, Delmar Variation
        f3g5 C41 Philidor Defense: Hanham, Kmoch Variation
       d7b6 34 C41 Philidor Defense: Hanham Variation, Sharp Variation
      b1c3 42
       g8f6 80 C41 Philidor Defense: Lion Variation
        f1c4 75
         f8e7 100
          d4e5 57
           d6e5 100
            c4f7 C41 Philidor Defense: Lion Variation, Delayed Bishop Sacrifice
          f3g5 43
           e8g8 100
            c4f7 100 C41 Philidor Defense: Nimzowitsch, Larobok Variation
             f8f7 100
              g5e6 100 C41 Philidor Defense: Lion Variation, Forcing Line
          c4f7 C41 Philidor Defense: Lion Variation, Bishop Sacrifice
         h7h6
          e1g1 100
           f8e7 100 C41 Philidor Defense: Lion Variation, Lion's Claw, with Bc4 and h6
        f1e2 25
         c7c6 100
          e1g1 100
           f8e7 100 C41 Philidor Defense: Lion Variation, Lion's Claw, with Be2 and c6
        g2g4 C41 Philidor Defense: Lion Variation, Shirov Gambit
       f8e7 11
       c7c6 8
        f1c4 100 C41 Philidor Defense: Hanham Variation, Schlechter Variation
     g8f6 13 C41 Philidor Defense: Nimzowitsch Variation
      d4e5 78 C41 Philidor Defense: Nimzowitsch Variation
       f6e4 100
        b1d2 C41 Philidor Defense: Nimzowitsch Variation, Sokolsky Variation
        d1d5 C41 Philidor Defense: Nimzowitsch Variation, Rellstab Variation
      f1c4 22 C41 Philidor Defense: Nimzowitsch Variation, Klein Variation
       f6e4 100
      f3g5 C41 Philidor Defense: Nimzowitsch, Locock Variation
       h7h6 100
     f7f5 8 C41 Philidor Defense: Philidor Countergambit
      f3g5 52
       f8e7 55
       f5e4 45
        d4e5 100
         d6d5 100
          e5e6 100 C41 Philidor Defense: Philidor Countergambit, del Rio Attack
      e4f5 26
       c8f5 100
      b1c3 22 C41 Philidor Defense: Philidor Countergambit, Zukertort Variation
       f5e4 100
        f3g5
         d6d5
          d4e5 100
           f8c5
            e5e6 C41 Philidor Defense: Philidor Countergambit, Berger Variation
     c8g4 2
      d4e5 100
       b8d7 67 C41 Philidor Defense: Albin-Blackburne Gambit
       g4f3 33
     c8d7 C41 Philidor Defense: Philidor Gambit
      d4e5 100
       b8c6 100
    f1c4 29 C41 Philidor Defense
     f8e7 67 C41 Philidor Defense
      d2d4 100
       f7f5 100
      b1c3
       c7c5 92
        d2d3 100
         b8c6 100 B30 Sicilian Defense: Closed, Anti-Sveshnikov Variation, with d6
          f3d2
           e7g5 B30 Sicilian Defense: Closed, Anti-Sveshnikov Variation, Kharlov-Kramnik Line
       c7c6 8
      c2c3 C41 Philidor Defense: Steinitz Variation
       g8f6 100
     f7f5 21 C41 Philidor Defense: Lopez Countergambit
      d2d3 100
       c7c6 100
     c7c6 12
      d2d4 100
       g8f6 100
   d8e7 C40 Gunderam Defense
    b1c3 100
     g8f6 100
      f1c4 100
       c7c6 100
   d8f6 C40 King's Pawn Game: McConnell Defense
    f1c4 80
     f6g6 66
      e1g1 100 C40 King's Pawn Game: La Bourdonnais Gambit
       b8c6 100
     f8c5 34
      e1g1 100
       h7h6 100
    b1c3 20
     f8d6 100
      d2d4 100
       e5d4 100
   f7f6 C40 King's Pawn Game: Damiano Defense
    b1c3 100
     b8c6 100
      d2d4 100
       e5d4 100
    f3e5
     d7d5 100
      e5f3 54
       d5e4 100
       d8e7 C40 King's Pawn Game: Damiano Defense, Damiano Gambit, Chigorin Gambit
      f1b5 46
       c7c6 100
   f8c5 C40 King's Pawn Game: Busch-Gass Gambit
    f3e5 100
     d7d6 100
      e5f3 100
       g8f6 100
  b1c3 13 C25 Vienna Game
   b8c6 53 C25 Vienna Game: Max Lange Defense
    g1f3 97 C46 Three Knights Opening
     g8f6 97
     f8b4 3 C46 Three Knights Opening
      c3d5 76
       g8f6 100 C46 Three Knights Opening: Schlechter Variation
      d2d4 24
       e5d4 100
     f7f5 C46 Three Knights Opening: Winawer Defense
      e4f5 100
       d7d6 100
     g7g6 C46 Three Knights Opening: Steinitz Defense
      d2d4 100
       e5d4 100
        c3d5 C46 Three Knights Opening: Steinitz-Rosenthal Variation
    f2f4 3 C25 Vienna Gambit, with Max Lange Defense
     e5f4 90
      d2d4 79 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit
       d8h4 100
        e1e2 100 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Main Line
         b7b6 100 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Fraser-Minckwitz Defense
         d7d5 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Zukertort Defense
         d7d6 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Paulsen Defense
         g7g5 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Sörensen Defense
      g1f3 21 C25 Vienna Gambit, with Max Lange Defense: Knight Variation
       g7g5 100
        d2d4 C25 Vienna Gambit, with Max Lange Defense: Pierce Gambit
       f8e7 C25 Vienna Gambit, with Max Lange Defense: Cunningham Defense
     d7d6 6
      g1f3 100
       e5f4 100
     f8c5 4
      f4e5 100
       d7d6 100 C25 Vienna Gambit, with Max Lange Defense: Quelle Gambit
    d2d4 C25 Vienna Game: Fyfe Gambit
     e5d4 100
      c3d5 100
       g8f6 100
     f7f5 C25 Vienna Game: Philidor Countergambit
      d4d5 100
       c6e7 100
     g8f6 B00 Nimzowitsch Defense: Breyer Variation
      d4e5 100
       c6e5 100
    g2g3 C25 Vienna Game: Paulsen Variation
     g8f6 100
      f1g2 100
       f8c5 100
     d7d5
      e4d5 100
       c6d4 100
      f1g2
       d5e4 100
       f8c5
        g1e2
         g8f6 C25 Vienna Game: Paulsen Variation
          e4d5 100 C26 Vienna Game: Paulsen Variation, Pollock Gambit
     h7h5
      g1f3 71
       h5h4 100
      f1g2 29
       h5h4 100
        g1f3 100
         f8c5 100 C25 Vienna Game: Paulsen Variation, Mariotti Gambit
   g8f6 35 C26 Vienna Game: Falkbeer Variation
    f1c4 83 C26 Vienna Game: Stanley Variation
     f6e4 64 C27 Vienna Game: Frankenstein-Dracula Variation
      d1h5 100
       e4d6 100
        c4b3
         f8e7 86 C27 Vienna Game: Stanley Variation, Monster Declined
         b8c6 14
          c3b5 100
           g7g6 100
            h5f3 100
             f7f5 100
              f3d5 100
               d8e7 100
                b5c7 100
                 e8d8 100
                  c7a8 100
                   b7b6 100 C27 Vienna Game: Stanley Variation, Frankenstein-Dracula Variation
        d2d4
         b8c6
          c4b3 100 C27 Vienna Game: Adams' Gambit
      g1f3 C27 Bishop's Opening: Boden-Kieseritzky Gambit
       e4d6 100
       d7d5 C27 Bishop's Opening: Boden-Kieseritzky Gambit, Lichtenhein Defense
        c3e4
         b8c6 100 C55 Italian Game: Two Knights Defense
     b8c6 22 C28 Vienna Game: Stanley Variation, Three Knights Variation
      d2d3 80 C24 Bishop's Opening: Vienna Hybrid
       f8b4 62
        g1e2 100 C28 Bishop's Opening: Vienna Hybrid, Hromádka Variation
       f8c5 38
      g1f3 20
      f2f4
       f6e4 100
        g1f3 100 C28 Vienna Game: Stanley Variation, Bronstein Gambit
     f8c5 11
      g1f3 100
       b8c6 100
      d2d3 C26 Bishop's Opening: Vienna Hybrid, Spielmann Attack
       c7c6 100
     f8b4 3 C26 Vienna Game: Stanley Variation, Reversed Spanish
      g1e2 100
       e8g8 100
     b7b5 C26 Bishop's Opening: Horwitz Gambit
      c4b5 100
       c8b7 100
      g1e2
       b5c4 100
       f8c5 C26 Vienna Game: Stanley Variation, Eifel Gambit
    g1f3 17
    a2a3 C26 Vienna Game: Mengarini Variation
     d7d5 100
      e4d5 100
       f6d5 100
    d1g4
     f6g4 100
      f1e2 100
       h7h5 100
     f8b4 C25 Vienna Game: Zhuravlev Countergambit
      g4g7 100
       h8g8 100
    f2f3 C20 King's Pawn Game: King's Head Opening
     f8c5 100
      c3a4 100
       c5g1 100
    f2f4 C29 Vienna Game: Vienna Gambit
     d7d5 100 C29 Vienna Game: Vienna Gambit, Main Line
      d2d3 91 C29 Vienna Game: Vienna Gambit, Steinitz Variation
       e5f4 100
       f6e4
        f4e5 C29 Vienna Game: Vienna Gambit, Modern Variation
         d8g5
          g1f3
           g5h5
            g2g3
             e4g3
              c3d5 100 C29 Vienna Game: Vienna Gambit, Wurzburger Trap
      f4e5 9
       f6e4 100
      d1f3
       d5e4 100
       f6e4
        f4e5 C29 Vienna Game: Vienna Gambit, Paulsen Attack
         f7f5 100 C29 Vienna Game: Vienna Gambit, Bardeleben Variation
          d2d4 100 C29 Vienna Game: Heyde Variation
      g1f3
       f6e4 87
        f4e5 100
         c8g4
          d1e2 100 C29 Vienna Game: Vienna Gambit, Kaufmann Variation
         f8e7 C29 Vienna Game: Vienna Gambit, Breyer Variation
       e5f4 13
    g2g3 C26 Vienna Game: Mieses Variation
     d7d5 77
      e4d5 100
       c7c6 78 C26 Vienna Game: Mieses Variation, Erben Gambit
       f6d5 22
     f8c5 23
      g1f3 100
       b8c6 100
   f8c5 12 C25 Vienna Game: Anderssen Defense
    g1f3 100
     b8c6 100
      a2a3 100
       d7d6 100
    c3a4 C25 Vienna Game: Hamppe-Meitner Variation
     c5e7 100
      d2d4 100
       e5d4 100
    d1g4 C25 Vienna Game: Giraffe Attack
     g8f6 100
      g4g3 100
       e8g8 100
     b8c6
      f1c4 91
       d8f6 100
        c3d5 100 C25 Vienna Game: Stanley Variation, Meitner-Mieses Gambit
      g4g7 9
       d8f6 100
   d7d6 1
    g1f3 100
     b8c6 100
      f1c4 100
       c6a5 100
    f2f4 C25 Vienna Game: Omaha Gambit
     b8c6 100
  f1c4 1 C23 Bishop's Opening
   g8f6 77 C24 Bishop's Opening: Berlin Defense
    d2d4 47 C24 Bishop's Opening: Ponziani Gambit
     e5d4 100
      d1e2 100
       d7d5 100
      c2c3 C24 Bishop's Opening: Warsaw Gambit
       b8c6 100
    g1f3 30
    b1c3 23
    f2f3 C20 Barnes Opening: Walkerling
     d7d5 100
      e4d5 100
       f6d5 100
    f2f4 C24 Bishop's Opening: Berlin Defense, Greco Gambit
     f6e4 100
      d2d3 100
       e4d6 100
    g1e2
     f6e4 100
      e1g1 66
       d7d5 100
      e2c3 34 C24 Bishop's Opening: Pachman Gambit
       e4c3 100
   c7c6 14 C23 Bishop's Opening: Philidor Counterattack
    b1c3 100
     b7b5 100
      c4b3 100
       b5b4 100
   d7d5 6 C23 Bishop's Opening: Khan Gambit
    e4d5 100
     c7c6 100
      d5c6 100
       b8c6 100
   b8c6 3
    g1f3 100
   b7b5
    c4b5 100
     c7c6 100 C23 Bishop's Opening: Anderssen Gambit
      b5e2 100
       d7d5 100
     f7f5 C23 Bishop's Opening: Thorold Gambit
      e4f5 100
       g8f6 100
   f7f5 C23 Bishop's Opening: Calabrese Countergambit
    d2d3 100 C23 Bishop's Opening: Calabrese Countergambit, Jaenisch Variation
     g8f6 100
      g1f3 100
       c7c6 100
   f8c5 C23 Bishop's Opening: Boi Variation
    g1f3 100
     b8c6 100
    b2b4 C23 Bishop's Opening: McDonnell Gambit
     c5b4 100
      c2c3 88 C23 Bishop's Opening: McDonnell Gambit, La Bourdonnais-Denker Gambit
       b4d6 100
      f2f4 12 C23 Bishop's Opening: McDonnell Gambit, McDonnell Double Gambit
       d8f6 100
     b8c6
      b4c5 100
       g8f6 100
      g1e2
       c5b4 100
       g8f6
        f2f3 C24 Bishop's Opening: Krejcik Gambit
    c2c3 C23 Bishop's Opening: Philidor Variation
     d7d5 100 C23 Bishop's Opening: Lewis Countergambit
      c4d5 100
       g8f6 56 C23 Bishop's Opening: Lewis Countergambit
        d2d4 100 C23 Bishop's Opening: Lewis Countergambit, Walker Variation
       c7c6 44
     d8g5 C23 Bishop's Opening: del Rio Variation
      d2d4 100
       g5g2 100
    d1e2 C23 Bishop's Opening: Lopez Variation
     g8f6 100
      g1f3 100
       b8c6 100
      f2f4 C23 Bishop's Opening: Lopez Variation, Lopez Gambit
       b8c6 63
        c2c3 C23 Bishop's Opening: Lopez Gambit
       d7d6 37
    d2d4 C23 Bishop's Opening: Lewis Gambit
     e5d4 100
      g1f3 100
       d7d5 100
    f2f4 C23 Bishop's Opening: Stein Gambit
     b7b5 100
      c4b5 100
       c7c6 100
  a2a3 C20 King's Pawn Game: Mengarini's Opening
   g8f6 100
    d2d4 100
     d7d5 100
      e4d5 100
       e5d4 100
  b2b3 C20 King's Pawn Opening
   g8f6 100
    b1c3 100
     f8c5 100
      g1f3 100
       d7d6 100
  c2c3 C20 King's Pawn Game: MacLeod Attack
   d7d5 100
    e4d5 100
     d8d5 100
      d2d4 100
       g8f6 100
    d1h5
     b8c6 100
      e4d5 100
       g8f6 100
     f8d6 C20 King's Pawn Game: MacLeod Attack, Norwalde Gambit
      d2d4 100
       d5e4 100
   f7f5 C20 King's Pawn Game: MacLeod Attack, Lasa Gambit
    d2d4 100
     d7d5 100
      e4d5 100
       d8d5 100
  d1f3 C20 King's Pawn Game: Napoleon Attack
   g8f6 100
    f1c4 100
     f8c5 100
      b2b4 100
       c5b4 100
  d1h5 C20 King's Pawn Game: Wayward Queen Attack
   b8c6 63
    f1c4 100
     g7g6 100
      h5d1 100
       g8f6 100
   g8f6 37 C20 King's Pawn Game: Wayward Queen Attack, Kiddie Countergambit
    h5e5 100
     f8e7 100
      e5f4 100
       d7d5 100
    h5f5 C20 King's Pawn Opening: Speers
     b8c6 100
      f5f3 100
       d7d5 100
   e8e7
    h5e5 100
    f2f4
     b8c6 100
      f1c4 100
       g7g6 100
     f7f5
      f4e5 100
       f5e4 100
      e4f5
       g8f6 100
       e5f4 C30 King's Gambit Declined: Panteldakis Countergambit, Shirazi Line
  d2d3 C20 King's Pawn Game: Leonardis Variation
   g8f6 100
    g1f3 100
     b8c6 100
      f1e2 100
       f8e7 100
   f7f5 C20 King's Pawn Game: Clam Variation, King's Gambit Reversed
    e4f5 100
     g8f6 100
      f1e2 100
       d7d5 100
  d2d4 C20 Center Game
   e5d4 100 C21 Center Game Accepted
    g1f3 49 C21 Center Game: Kieseritzky Variation
     c7c5 60 C21 Center Game: Kieseritzky Variation
      f1c4 100 C21 Center Game: Kieseritzky Variation
       g8f6 100
     f8c5 30
      c2c3 100 C21 Center Game: Lanc-Arnold Gambit
       d4c3 100
        f1c4 100 C21 Center Game: Lanc-Arnold Gambit, Schippler Gambit
     b8c6 10
    f1d3 20 C21 Center Game: Ross Gambit
     d7d5 100
      e4d5 100
       d8d5 100
    c2c3 16 C21 Danish Gambit
     d7d5 55 C21 Danish Gambit Declined: Sörensen Defense
      e4d5 100
       g8e7 100
     d4c3 45 C21 Danish Gambit Accepted
      f1c4 56
       c3b2 100
        c1b2 100
         g8f6 49 C21 Danish Gambit Accepted: Classical Defense
         f8b4 34 C21 Danish Gambit Accepted: Copenhagen Defense
         d8e7 17 C21 Danish Gambit Accepted: Chigorin Defense
         d7d5 C21 Danish Gambit Accepted: Schlechter Defense
      b1c3 44
       f8c5 100
     g8e7 C21 Danish Gambit Accepted: Svenonius Defense
      c3d4 100
       d7d5 100
    d1d4 11 C21 Center Game
     b8c6 73 C22 Center Game: Normal Variation
      d4c4 52 C22 Center Game: Hall Variation
       a7a6 100
      d4e3 48 C22 Center Game: Paulsen Attack Variation
       g8f6 82 C22 Center Game: Berger Variation
       f8d6 18
        c2c3
         d6e7 C22 Center Game: Charousek Variation
       f7f5 C22 Center Game: l'Hermet Variation
     g8f6 27
      g1f3 100
       b8c6 100
    f1c4 3 C21 Center Game: von der Lasa Gambit
     b7b5 100
      c4b5 100
       c7c5 100
    f2f4 C21 Center Game: Halasz-McDonnell Gambit
     b8c6 100
      g1f3 100
       f8c5 79
        c2c3 100 C21 Center Game: Halasz-McDonnell Gambit, Crocodile Variation
       d7d5 21
   a7a6 B00 St. George Defense: Zilbermints Gambit
    d4e5 100
     f8c5 100
      g1f3 100
       b8c6 100
   d7d5 C20 King's Pawn Game: Beyer Gambit
    d4e5 100
     g8e7 100
      g1f3 100
       b8c6 100
   g7g5 B00 Borg Defense: Zilbermints Gambit
    g1f3 100
     f7f6 100
      f3g5 100
       h7h5 100
   h7h6 B00 Carr Defense: Zilbermints Gambit
    d4e5 100
     b8c6 100
      g1f3 100
       d8e7 100
  e1e2 C20 Bongcloud Attack
   g8f6 100
    d2d3 100
     d7d5 100
      e4d5 100
       f6d5 100
  f1b5 C20 Portuguese Opening
   g8f6 73
    d2d4 93 C20 Portuguese Opening: Portuguese Gambit
     f6e4 100
      d1e2 100
       e4d6 100
    b1c3 7
     c7c6 100
      b5e2 100
       d7d5 100
   c7c6 27
    b5e2 100
     g8f6 100
      g1f3 100
       f8e7 100
   f8c5
    g1f3 100
     a7a6 100
      b5c4 100
       b8c6 100
    b2b4 C20 Portuguese Opening: Miguel Gambit
     c5b4 100
      c2c3 100
       b4e7 100
  f1d3 C20 King's Pawn Game: Tortoise Opening
   f8c5 100
    g1f3 100
     b8c6 100
      a2a3 100
       g8f6 100
  f2f3 C20 King's Pawn Game: King's Head Opening
   f8c5 100
    c2c3 100
     d8f6 100
      g1e2 100
       b8c6 100
  f2f4 C30 King's Gambit
   e5f4 97 C33 King's Gambit Accepted
    g1f3 93 C34 King's Gambit Accepted: King's Knight's Gambit
     g7g5 91 C34 King's Gambit Accepted: King's Knight's Gambit
      h2h4 49 C39 King's Gambit Accepted: King's Knight's Gambit
       g5g4 100
        f3e5 100 C39 King's Gambit Accepted: Kieseritzky Gambit
         g8f6 54 C39 King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense
          d2d4 C39 King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense, Rubinstein Variation
           d7d5
            c1f4 100 C39 King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense
             f6e4 100
              b1d2 100 C39 King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense, Caro Variation
          e5g4
           d7d5 C39 King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense, de Riviere Variation
         d8e7 26 C39 King's Gambit Accepted: Kieseritzky Gambit, Rosenthal Defense
          f1c4
           f7f5
            d2d4 100 C39 King's Gambit Accepted: Kieseritzky, Salvio Defense, Cozio Variation
         d7d5 11 C39 King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense
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
         b8c6 5 C39 King's Gambit Accepted: Kieseritzky Gambit, Neumann Defense
         f8g7 5 C39 King's Gambit Accepted: Kieseritzky Gambit, Paulsen Defense
          f1c4
           d7d5 100
            e4d5 100
             g8f6 C39 King's Gambit Accepted: Kieseritzky Gambit, Paulsen Defense Deferred
         d7d6 C39 King's Gambit Accepted: Kieseritzky Gambit, Kolisch Defense
         f8e7 C39 King's Gambit Accepted: Kieseritzky, Polerio Defense
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
        f3g5 C39 King's Gambit Accepted: Allgaier Gambit
         g8f6 100 C39 King's Gambit Accepted: Allgaier, Schlechter Defense
         b8c6
          b1c3 C25 Vienna Gambit, with Max Lange Defense: Hamppe-Allgaier Gambit
           d7d6 100 C25 Vienna Gambit, with Max Lange Defense: Hamppe-Allgaier Gambit, Alapin Variation
      f1c4 46 C37 King's Gambit Accepted: King's Knight's Gambit
       c7c6 40
       f8g7 38 C38 King's Gambit Accepted: Traditional Variation
        h2h4 86 C38 King's Gambit Accepted: Philidor Gambit
         d7d6
          d2d4
           h7h6 100 C34 King's Gambit Accepted: Greco Gambit
            d1d3 C38 King's Gambit Accepted: Philidor Gambit, Schultz Variation
        e1g1 14 C38 King's Gambit Accepted: Hanstein Gambit
        c2c3
         d7d6
          d2d4 C38 King's Gambit Accepted: Mayet Gambit
       b8c6 23 C37 King's Gambit Accepted: Blachly Gambit
       g5g4
        f3e5 100 C37 King's Gambit Accepted: Salvio Gambit
         d8h4 100
          e1f1 100
           g8h6 83 C37 King's Gambit Accepted: Salvio Gambit, Silberschmidt Defense
           g8f6 17 C37 King's Gambit Accepted: Salvio Gambit, Santa Maria Defense
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
             c6e5
              f3f4 100
               d8f6 100 C25 Vienna Game: Hamppe-Muzio, Dubois Variation
            d2d4
             d7d5
              e4d5 100
               c8g4
                d5c6 C25 Vienna Game: Pierce Gambit, Rushmere Attack
        c4f7 C37 King's Gambit Accepted: Lolli Gambit
        d2d4 C37 King's Gambit Accepted: Ghulam-Kassim Gambit
         g4f3 100
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
      d2d4 5 C37 King's Gambit Accepted: Rosentreter Gambit
       g5g4 100
        c1f4 55 C37 King's Gambit Accepted: Rosentreter Gambit, Testa Variation
        f3e5 34 C37 King's Gambit Accepted: Sörensen Gambit
         d8h4 100
          g2g3 C37 King's Gambit Accepted: Rosentreter Gambit, Bird Gambit
        b1c3 11 C37 King's Gambit Accepted: Rosentreter Gambit, Sörensen Gambit
      b1c3 C37 King's Gambit Accepted: Quaade Gambit
       g5g4 100
     d7d5 4 C36 King's Gambit Accepted: Modern Defense
      e4d5 100 C36 King's Gambit Accepted: Modern Defense
       g8f6 100 C36 King's Gambit Accepted: Abbazia Defense
      d2d4
       d5e4 100
       f7f5
        f1d3
         f8d6
          e4f5 C30 King's Gambit Declined: Panteldakis Countergambit, Symmetrical Variation
     f8e7 2 C35 King's Gambit Accepted: Cunningham Defense
      f1e2 63
       e7h4 100
      f1c4 37
       g8f6 100 C35 King's Gambit Accepted: Cunningham Defense, McCormick Defense
       e7h4
        g2g3 C35 King's Gambit Accepted: Cunningham Defense, Bertin Gambit
         f4g3 100
          e1g1 100
           g3h2 100
            g1h1 100 C35 King's Gambit Accepted: Cunningham Defense, Bertin Gambit
     d7d6 1 C34 King's Gambit Accepted: Fischer Defense
      d2d4 100
       g7g5 100
       g8f6
        f1d3 100 C34 King's Gambit Accepted: Fischer Defense, Spanish Variation
      b2b4 C34 King's Gambit Accepted: Fischer Defense, Schulder Gambit
       a7a5 100
     b8c6 C34 King's Gambit Accepted: MacLeod Defense
      d2d4 64
       g7g5 100
      b1c3 36
     f7f5 C34 King's Gambit Accepted: Gianutio Countergambit
      e4f5 100
       d7d5 100
     g8e7 C34 King's Gambit Accepted: Bonsch-Osmolovsky Variation
      d2d4 100
       d7d5 100
     g8f6 C34 King's Gambit Accepted: Schallopp Defense
      e4e5 100
       f6e4 100
     h7h5 C34 King's Gambit Accepted: Wagenbach Defense
      d2d4 100
       g7g5 100
     h7h6 C34 King's Gambit Accepted: Becker Defense
      d2d4 100
       g7g5 100
    f1e2 2 C33 King's Gambit Accepted: Tartakower Gambit
     d7d5 73
      e4d5 100
       g8f6 100
     f7f5 27
      e4f5 100
       d8h4 100
       d7d6 C33 King's Gambit Accepted: Tartakower Gambit, Weiss Defense
    g1h3 2 C33 King's Gambit Accepted: Eisenberg Variation
     g7g5 100
      b1c3 100
       d7d6 100
    b1c3 1 C33 King's Gambit Accepted: Mason-Keres Gambit
     d8h4 100
      e1e2 100
       c7c5 100
    d1f3 1 C33 King's Gambit Accepted: Breyer Gambit
     b8c6 100
      f3f4 100
       c6b4 100
    d1g4 1 C33 King's Gambit Accepted: Dodo Variation
     g7g5 100
      h2h4 100
       d7d5 100
    b2b3 C33 King's Gambit Accepted: Orsini Gambit
     d8h4 100
      e1e2 100
       h4e7 100
    d1e2 C33 King's Gambit Accepted: Basman Gambit
     b8c6 100
      g1f3 100
       g7g5 100
    d1h5 C33 King's Gambit Accepted: Carrera Gambit
     g8f6 100
      h5e5 100
       f8e7 100
    d2d4 C33 King's Gambit Accepted: Villemson Gambit
     d8h4 100
      e1e2 100
       b7b6 100
    e1f2 C33 King's Gambit Accepted: Tumbleweed
     d7d5 100
      e4d5 100
       d8h4 100
    f1b5 C33 King's Gambit Accepted: Schurig Gambit, with Bb5
     c7c6 100
      b5e2 100
       d7d5 100
    f1c4 C33 King's Gambit Accepted: Bishop's Gambit
     c7c6 42 C33 King's Gambit Accepted: Bishop's Gambit, Lopez Defense
      d1f3 100
       g8f6 100
     d8h4 32
      e1f1 100
       g8f6 100 C33 King's Gambit Accepted: Bishop's Gambit, First Jaenisch Variation
       f8c5 C33 King's Gambit Accepted: Bishop's Gambit, Greco Variation
       g7g5 C33 King's Gambit Accepted: Bishop's Gambit, Lopez Variation
        b1c3 92
         f8g7 100
          g2g3 100 C33 King's Gambit Accepted: Bishop's Gambit, McDonnell Attack
          d2d4
           g8e7 100 C33 King's Gambit Accepted: Bishop's Gambit, Classical Defense
            g2g3 100 C33 King's Gambit Accepted: Bishop's Gambit, McDonnell Attack
        g2g3 8
         d7d5
          c4d5 C33 King's Gambit Accepted: Bishop's Gambit, Chigorin's Attack
        d1f3 C33 King's Gambit Accepted: Bishop's Gambit, Classical Defense, Cozio Attack
         f8g7 100
          g2g3 100
           f4g3
            b1c3 C33 King's Gambit Accepted: Bishop's Gambit, Fraser Variation
     g8f6 26 C33 King's Gambit Accepted: Bishop's Gambit, Cozio Defense
      b1c3 100 C33 King's Gambit Accepted: Bishop's Gambit, Bogoljubow Variation
       c7c6 100 C33 King's Gambit Accepted: Bishop's Gambit, Bogoljubow Defense
       f8b4
        e4e5 100 C33 King's Gambit Accepted: Bishop's Gambit, Paulsen Attack
     b7b5 C33 King's Gambit Accepted: Bishop's Gambit, Kieseritzky Gambit
      c4b5 100
       c7c6 100
      e1f1
       b5c4 100
       d8h4 C33 King's Gambit Accepted: Bishop's Gambit, Bryan Countergambit
     b8c6 C33 King's Gambit Accepted: Bishop's Gambit, Maurian Defense
      d2d4 100
       d8e7 100
      e1f1
       g8f6 100
       d8h4 C33 King's Gambit Accepted: Bishop's Gambit, Boden Variation
     d7d5 C33 King's Gambit Accepted: Bishop's Gambit, Bledow Variation
      c4d5 87
       g8f6 84 C33 King's Gambit Accepted: Bishop's Gambit, Bledow Countergambit
       c7c6 16 C33 King's Gambit Accepted: Bishop's Gambit, Anderssen Variation
      e4d5 13
       c7c6 100
      e1f1
       d5c4 100
       d8h4
        c4d5 100
         f8d6 100 C33 King's Gambit Accepted: Bishop's Gambit, Boren-Svenonius Variation
     d7d6
      d2d4 100
       d8h4 100
      e1f1
       c8e6 65
       d8h4 35 C33 King's Gambit Accepted: Bishop's Gambit, Cozio Variation
        b1c3 100
         g7g5
          d2d4 100
           f8g7 100
            e4e5 100 C33 King's Gambit Accepted: Bishop's Gambit, Grimm Attack
     f7f5 C33 King's Gambit Accepted: Bishop's Gambit, Gianutio Gambit
      b1c3 57
       d8h4 100
       f5e4
        d1e2
         d8h4
          e1d1 100
           e8d8 C33 King's Gambit Accepted: Lopez-Gianutio Countergambit, Hein Variation
      e4e5 43
       d7d5 100
     g7g5 C33 King's Gambit Accepted: Bishop's Gambit, Anderssen Defense
      h2h4 100
       b8c6 100
     g8e7 C33 King's Gambit Accepted: Bishop's Gambit, Steinitz Defense
      g1f3 100
       c7c6 100
    f1d3 C33 King's Gambit Accepted: Schurig Gambit, with Bd3
     d8h4 100
      e1f1 100
       f8c5 100
    g1e2 C33 King's Gambit Accepted: Paris Gambit
     f8d6 100
      h2h4 100
       d6e7 100
    g2g3 C33 King's Gambit Accepted: Gaga Gambit
     d7d5 100
      e4e5 100
       f4g3 100
    h2h4 C33 King's Gambit Accepted: Stamma Gambit
     d7d5 100
      e4d5 100
       g8f6 100
   d7d5 3 C31 King's Gambit Declined: Falkbeer Countergambit
    e4d5 88 C31 King's Gambit Declined: Falkbeer Countergambit Accepted
     e5f4 75 C31 King's Gambit Declined: Falkbeer Countergambit, Modern Transfer
      d2d4 100
       d8h4 100
     c7c6 25 C31 King's Gambit Declined: Falkbeer Countergambit, Nimzowitsch-Marshall Countergambit
      d5c6 54
       b8c6 54
       f8c5 46 C31 King's Gambit Declined: Falkbeer Countergambit, Pickler Gambit
      d1e2 46
       c6d5 100
     e5e4 C31 King's Gambit Declined: Falkbeer Countergambit, Staunton Line
      d2d3 89 C31 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit
       e4d3 100
       e4e3
        b1c3 100
         f8b4 100
          c1d2
           g8f6 C31 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Morphy Defense
       g8f6
        d3e4 52 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit Accepted
         f6e4 100
          d1e2 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit
           c8f5
            g1f3
             f8c5 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Main Line
              g2g4 100
               e8g8 100 C32 King's Gambit Declined: Falkbeer Countergambit, Tarrasch Variation
           f7f5
            b1d2
             d8d5 100
              g2g4 100 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Variation
        d1e2 48 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Old Line
        b1d2 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Keres Variation
      b1c3 11
       g8f6 100
        d1e2 100 C31 King's Gambit Declined: Falkbeer Countergambit, Rubinstein Variation
      f1b5 C31 King's Gambit Declined: Falkbeer Countergambit, Anderssen Attack
       c7c6 100
     f8c5 C31 King's Gambit Declined: Falkbeer Countergambit, Miles Gambit
      b1c3 100
       e5f4 100
    g1f3 8 C31 King's Gambit Declined: Falkbeer Countergambit, Blackburne Attack
     d5e4 100
      f3e5 100
       f7f6 100
    b1c3 4 C31 King's Gambit Declined: Falkbeer Countergambit, Milner-Barry Variation
     d5d4 69
      c3e2 100
       f7f6 100
     d5e4 31
      f4e5 100
       b8c6 100
      c3e4 C31 Van Geet Opening: Grünfeld Defense, Steiner Gambit
       g8f6 100
    d2d4 C31 King's Gambit Declined: Falkbeer Countergambit, Hinrichsen Gambit
     e5d4 100
      d1d4 100
       g8e7 100
   b8c6 C30 King's Gambit Declined: Queen's Knight Defense
    g1f3 100
     d7d6 100
      d2d4 100
       e5d4 100
    f4e5
     d8h4 100
      g2g3 100
       h4e4 100
     f7f6 C30 King's Gambit Declined: Soller-Zilbermints Gambit
      g1f3 100
       f6e5 100
   c7c5 C30 King's Gambit Declined: Mafia Defense
    d2d3 100
     f8d6 100
      f4e5 100
       d6e5 100
   d8f6 C30 King's Gambit Declined: Norwalde Variation
    b1c3 100
     f6f4 100
      d2d4 57 C30 King's Gambit Declined: Norwalde Variation, Schubert Variation
       f4h4 100
      g1f3 22
       f4f6 100
      f1c4 21
       f8b4 87
        g1f3 C30 King's Gambit Declined: Norwalde Variation, Bücker Gambit
       g8f6 13
   d8h4 C30 King's Gambit Declined: Keene's Defense
    g2g3 100 C30 King's Gambit Declined: Keene's Defense
     h4e7 100 C30 King's Gambit Declined: Keene Defense
      b1c3 100
       d7d6 100
   f7f5 C30 King's Gambit Declined: Panteldakis Countergambit
    e4f5 100
     d8e7 100
      d1h5 100
       e8d8 100
     d8h4 C30 King's Gambit Declined: Panteldakis Countergambit, Greco Variation
      g2g3 100
       h4e7 100
     f8c5 C30 King's Gambit Declined: Panteldakis Countergambit, Schiller's Defense
      d1h5 100
       e8f8 100
    g1f3
     f5e4 100
      f3e5 100
       d7d6 100
     b8c6 C30 King's Gambit Declined: Miles Defense
      e4f5 100
       e5e4 100
   f8c5 C30 King's Gambit Declined: Classical Variation
    g1f3 100
     d7d6 100
      c2c3 91 C30 King's Gambit Declined: Classical Variation
       d8e7 100
       c8g4
        f4e5 100
         d6e5 100
          d1a4 100 C30 King's Gambit Declined: Classical Variation, Euwe Attack
       f7f5 C30 King's Gambit Declined: Classical Variation, Rubinstein Countergambit
        f4e5
         d6e5 100
          d2d4 100
           e5d4 100
            f1c4 C30 King's Gambit Declined: Classical, Réti Variation
      b2b4 9 C30 King's Gambit Declined: Classical Variation, Rotlewi Countergambit
       c5b4 100
      f4e5 C30 King's Gambit Declined: Classical, Soldatenkov Variation
       d6e5 100
    b1c3
     d7d6 100
      g1f3 100
       b8c6 100
       b8d7 C30 King's Gambit Declined: Classical, Hanham Variation
    d1h5 C30 King's Gambit Declined: Classical Variation, Walthoffen Attack
     d7d6 100
      f1c4 100
       g7g6 100
    d2d3
     d7d5 100
      g1f3 100
       d5e4 100
     g8f6 C20 King's Pawn Game: Clam Variation, Radisch Gambit
      f4e5 100
       f6e4 100
   g7g5 C30 King's Gambit Declined: Zilbermints Double Countergambit
    f4e5 100
     c7c5 100
      c2c3 100
       d7d6 100
    g1f3
     e5f4 100
     b8c6 C30 King's Gambit Declined: Zilbermints Double Gambit
      f4g5 66
       h7h6 100 C30 King's Gambit Declined: Hobbs-Zilbermints Gambit
      f3g5 34
       e5f4 100
     f8c5 C30 King's Gambit Declined: Senechaud Countergambit
      f3e5 100
       d7d6 100
   g8f6 C30 King's Gambit Declined: Petrov's Defense
    f4e5 100
     f6e4 100
      d1e2 100
       e4g5 100
  g1e2 C20 King's Pawn Game: Alapin Opening
   g8f6 100
    b1c3 100
     d7d5 100
      e4d5 100
       f8c5 100
 c7c5 19 B20 Sicilian Defense
  g1f3 87 B27 Sicilian Defense
   b8c6 45 B30 Sicilian Defense: Old Sicilian
    d2d4 85 B32 Sicilian Defense: Open
     c5d4 100 B32 Sicilian Defense: Open
      f3d4 100 B32 Sicilian Defense: Open
       g8f6 58 B33 Sicilian Defense: Open
        b1c3 100
         e7e5 100 B33 Sicilian Defense: Lasker-Pelikan Variation
          d4b3 57 B33 Sicilian Defense: Lasker-Pelikan Variation, Schlechter Variation
          d4f3 28 B33 Sicilian Defense: Lasker-Pelikan Variation, Retreat Variation
          d4c6 14 B33 Sicilian Defense: Lasker-Pelikan Variation, Exchange Variation
         d7d6 B56 Sicilian Defense: Classical Variation
          f1c4 100 B57 Sicilian Defense: Classical Variation, Sozin Attack
           d8b6 B57 Sicilian Defense: Classical Variation, Anti-Sozin Variation
           g7g6
            d4c6 100
             b7c6 100
              e4e5 100 B57 Sicilian Defense: Magnus Smith Trap
          c1g5 B60 Sicilian Defense: Richter-Rauzer Variation
           c8d7 100 B60 Sicilian Defense: Richter-Rauzer Variation, Modern Variation
            d1d2 100 B61 Sicilian Defense: Richter-Rauzer Variation, Modern Variation
           a7a6
            d4b5
             e7e5
              b5a3 100
               b7b5 76 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation
                c3d5 100 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Chelyabinsk Variation
                g5f6
                 g7f6 100
                  c3d5 100
                   f8g7 57 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Novosibirsk Variation
                   f6f5 43 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation
                  f1b5
                   f6f5
                    c3d5 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Peresypkin's Sacrifice
               c8e6 24 B33 Sicilian Defense: Lasker-Pelikan Variation, Bird Variation
           g7g6 B60 Sicilian Defense: Richter-Rauzer Variation, Dragon Variation
          d4e2 B56 Sicilian Defense: Spielmann Variation
          f1d3 B56 Sicilian Defense: Yates Variation
          f1e2 B58 Sicilian Defense: Classical Variation
           e7e5 100 B58 Sicilian Defense: Boleslavsky Variation
            d4b3 66 B59 Sicilian Defense: Boleslavsky Variation
            d4c6 34 B58 Sicilian Defense: Boleslavsky Variation, Louma Variation
           c6d4
            d1d4 100
             g7g6 100 B58 Sicilian Defense: Classical Variation, Dragon Transfer
          g2g3 B56 Sicilian Defense: Classical Variation, Fianchetto Variation
       e7e6 29 B44 Sicilian Defense: Taimanov Variation
        b1c3 100 B45 Sicilian Defense: Taimanov Variation
         g8f6 93 B45 Sicilian Defense: Four Knights Variation
          f1e2 70
           d7d6 100 B83 Sicilian Defense: Scheveningen Variation, Modern Variation
            c1e3 100
             f8e7 100
              e1g1 100
               e8g8 100
                f2f4 100 B83 Sicilian Defense: Scheveningen Variation, Modern Variation
                 c8d7 100
                  d4b3 100 B83 Sicilian Defense: Scheveningen Variation, Modern Variation
          f1c4 30
           d7d6 B88 Sicilian Defense: Sozin Attack, Leonhardt Variation
            c1e3 100 B89 Sicilian Defense: Sozin Attack, Main Line
             f8e7 100
              f2f4 61
               e8g8 100
                c4b3 B88 Sicilian Defense: Sozin Attack, Fischer Variation
                 c6a5
                  e1g1 100
                   b7b6 100 B89 Sicilian Defense: Sozin Attack, Main Line, Sherbakov Variation
              d1e2 39 B89 Sicilian Defense: Velimirovic Attack
          c1g5
           d7d6 B62 Sicilian Defense: Richter-Rauzer Variation
            f1b5 53 B62 Sicilian Defense: Richter-Rauzer Variation, Vitolins Variation
            d1d2 47 B63 Sicilian Defense: Richter-Rauzer Variation, Traditional Variation
             f8e7 88 B63 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
              e1c1 100
               e8g8 85
                f2f4 100 B64 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
                 e6e5 51 B64 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
                 c6d4 49 B65 Sicilian Defense: Richter-Rauzer Variation, Rauzer Attack
                  d2d4 100 B65 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
               c6d4 15
                d2d4 100
                 a7a6 100
                  f2f4 100
                   b7b5 B63 Sicilian Defense: Richter-Rauzer Variation, Classical Variation, Kantscher Line
             a7a6 9 B66 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation, Early Deviations
              e1c1 100
               c8d7 100 B67 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation
                f2f4 100
                 f8e7 100 B68 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation
                  d4f3 100
                   b7b5 100
                    g5f6 100 B69 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation, Nyezhmetdinov Attack
             d8b6 3 B63 Sicilian Defense: Richter-Rauzer Variation, Ivanov Variation
            d1d3 B62 Sicilian Defense: Richter-Rauzer Variation
            d4b3 B62 Sicilian Defense: Richter-Rauzer Variation, Podebrady Variation
            f2f4
             a7a6 B96 Sicilian Defense: Najdorf Variation, Neo-Classical Defense
          d4b5
           d7d6 100 B45 Sicilian Defense: Four Knights Variation, Sveshnikov Transfer
           f8c5 B45 Sicilian Defense: Four Knights Variation, Cobra Variation
          d4c6 B45 Sicilian Defense: Four Knights Variation, Exchange Variation
           d7d6
            c1g5 B62 Sicilian Defense: Richter-Rauzer Variation, Exchange Variation
          d4f5
           f8b4
            f5d6 100 B45 Sicilian Defense: Four Knights Variation, American Attack
         d8c7 6 B47 Sicilian Defense: Taimanov Variation, Bastrikov Variation
          c1e3 100 B48 Sicilian Defense: Taimanov Variation, Bastrikov Variation, English Attack
           a7a6 100
            f1e2 100 B49 Sicilian Defense: Taimanov Variation, Bastrikov Variation
            d4b5
             c7b8
              e3b6 100 B47 Sicilian Defense: Taimanov Variation, Bastrikov Variation, Ponomariov Gambit
         a7a6 2 B46 Sicilian Defense: Taimanov Variation
        d4b5 B44 Sicilian Defense: Taimanov Variation, Szén Variation
         d7d6 100
          c2c4 100
           g8f6 100
            b1c3 100
             a7a6 100
              b5a3 100
               d6d5 B44 Sicilian Defense: Taimanov Variation, Gary Gambit
       e7e5 12 B32 Sicilian Defense: Löwenthal Variation
        d4b5 100
         d7d6 100 B32 Sicilian Defense: Kalashnikov Variation
        c2c4
         a7a6 B32 Sicilian Defense: O'Kelly Variation, Maróczy Bind, Geller Line
       d7d5 1 B32 Sicilian Defense: Nimzo-American Variation
       d8b6 1 B32 Sicilian Defense: Godiva Variation
       d8c7 B32 Sicilian Defense: Flohr Variation
       g7g6 B32 Sicilian Defense: Accelerated Dragon
        b1c3 75 B34 Sicilian Defense: Accelerated Dragon, Modern Variation
         f8g7 100
          c1e3 100
           g8f6 100
            f1c4 100 B35 Sicilian Defense: Accelerated Dragon, Modern Bc4 Variation
        d4c6 25 B34 Sicilian Defense: Accelerated Dragon, Exchange Variation
        c2c4 B36 Sicilian Defense: Accelerated Dragon, Maróczy Bind
         f8g7 100 B37 Sicilian Defense: Accelerated Dragon, Maróczy Bind
          c1e3 100 B38 Sicilian Defense: Accelerated Dragon, Maróczy Bind
           g8h6
            b1c3 100
             h6g4 100 B39 Sicilian Defense: Accelerated Dragon, Maróczy Bind, Breyer Variation
          f1e2
           d7d6
            d4c2 100
             g8h6 100 B37 Sicilian Defense: Accelerated Dragon, Simagin Variation
         c6d4
          b1c3
           d7d6
            d1d4 100
             g8f6 100 B36 Sicilian Defense: Accelerated Dragon, Maróczy Bind, Gurgenidze Variation
     e7e6 B32 Sicilian Defense: Franco-Sicilian Variation
      d4d5 100
       e6d5 100
      c2c3
       d7d5 100
       g8f6
        e4e5 100
         f6d5 100 B40 Sicilian Defense: Alapin Variation, Sherzer Variation
    f1b5 14 B30 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack
     g7g6 74 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation
      e1g1 100
       f8g7 88
        c2c3 100
         g8f6 100
          d2d4 100 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Lutikov Gambit
          d1a4 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Totsky Attack
       e7e5 12
        c2c3
         f8g7 100
          d2d4 100 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Gufeld Gambit
        f1e1
         f8g7 100
          b2b4 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Gurgenidze Variation
     c6d4 26
      f3d4 100
       c5d4 100
     c6a5
      e1g1 100
       e7e6 100
      b2b4 B30 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, San Francisco Gambit
       c5b4 100
     c6b8 B30 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Brooklyn Retreat Defense
      e1g1 100
       e7e6 100
    f1e2 1
     g8f6 100
      b1c3 100
       d7d6 100
    b2b4 B30 Sicilian Defense: Portsmouth Gambit
     c5b4 100
      d2d4 100
       e7e6 100
   d7d6 37 B50 Sicilian Defense: Modern Variations
    d2d4 83 B50 Sicilian Defense
     c5d4 89 B50 Sicilian Defense
      c2c3 100 B50 Sicilian Defense: Modern Variations, Tartakower
       g8f6 55
       b8c6 45
        f1e2
         g8f6 100
          c3d4 100
           f6e4 100 B50 Sicilian Defense: Delayed Alapin Variation, Basman-Palatnik Gambit
            b1c3 100
             e4c3 100
              b2c3 100
               d8a5 100
                d4d5 100 B50 Sicilian Defense: Delayed Alapin Variation, Basman-Palatnik Double Gambit
      d1d4 B53 Sicilian Defense: Chekhover Variation
       b8c6 100
        f1b5 100
         d8d7 100 B53 Sicilian Defense: Chekhover Variation, Zaitsev Defense
      f3d4
       g8f6 98 B54 Sicilian Defense: Modern Variations, Main Line
        b1c3 98
         a7a6 71 B90 Sicilian Defense: Najdorf Variation
          c1g5 43 B94 Sicilian Defense: Najdorf Variation
           e7e6 100 B95 Sicilian Defense: Najdorf Variation
            f2f4 B96 Sicilian Defense: Najdorf Variation
             f8e7 44 B98 Sicilian Defense: Najdorf Variation
              d1f3 100
               d8c7 61 B98 Sicilian Defense: Najdorf Variation, Traditional Line
                e1c1 79
                 b8d7 100 B99 Sicilian Defense: Najdorf Variation, Main Line
                g5h4 21
                 h7h6 100 B98 Sicilian Defense: Najdorf Variation, Browne Variation
               h7h6 39
                g5h4 100
                 g7g5 B98 Sicilian Defense: Najdorf Variation, Goteborg Variation
             d8b6 38 B97 Sicilian Defense: Najdorf Variation, Poisoned Pawn Variation
              a1b1 100
               b6b2
                d1d2
                 b2a3 100 B97 Sicilian Defense: Najdorf Variation, Poisoned Pawn Accepted
             b7b5 18 B96 Sicilian Defense: Najdorf Variation, Polugaevsky Variation
              d1e2
               d8c7
                e4e5
                 d6e5 100
                  f4e5 100 B96 Sicilian Defense: Najdorf Variation, Polugaevsky Variation, Simagin Line
          f1e2 29 B92 Sicilian Defense: Najdorf Variation, Opocensky Variation
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
          c1e3 19 B90 Sicilian Defense: Najdorf Variation, English Attack
           f6g4 100 B90 Sicilian Defense: Najdorf Variation, English Attack, Anti-English
           e7e6
            d1d2 100 B80 Sicilian Defense: Scheveningen Variation, English Attack, with Qd2
            f2f3 B90 Sicilian Defense: Scheveningen Variation, English Attack, with f3
          f2f4 9 B93 Sicilian Defense: Najdorf Variation, Amsterdam Variation
          g2g3 B91 Sicilian Defense: Najdorf Variation, Zagreb Variation
          g2g4 B90 Sicilian Defense: Najdorf Variation, Dekker Gambit
          h1g1 B90 Sicilian Defense: Najdorf Variation, Freak Attack
          h2h3 B90 Sicilian Defense: Najdorf Variation, Adams Attack
         e7e5 29
          f1b5 100 B56 Sicilian Defense: Venice Attack
         c8d7 B56 Sicilian Defense: Kupreichik Variation
         e7e6 B80 Sicilian Defense: Scheveningen Variation
          f1e2 83 B83 Sicilian Defense: Scheveningen Variation, Classical Variation
           a7a6 100 B84 Sicilian Defense: Scheveningen Variation, Classical Variation
            e1g1 100
             d8c7 86 B84 Sicilian Defense: Scheveningen Variation, Classical Variation
              f2f4 100
               b8c6 100 B85 Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
                c1e3 84 B85 Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
                 f8e7 100
                  d1e1 100
                   e8g8 100 B85 Sicilian Defense: Scheveningen Variation, Classical Main Line
                g1h1 16
                 f8e7 100
                  a2a4 B85 Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
             b8d7 14 B84 Sicilian Defense: Najdorf Variation, Scheveningen Variation
          f1b5 6 B80 Sicilian Defense: Scheveningen Variation, Vitolins Variation
          f1c4 6 B86 Sicilian Defense: Sozin Attack
           a7a6 100
            c4b3 100
             b7b5 100 B87 Sicilian Defense: Sozin Attack, Flank Variation
          f2f4 6 B82 Sicilian Defense: Scheveningen Variation, Matanovic Attack
           b8c6 100
            c1e3 100
             f8e7 100
              d1f3 100 B82 Sicilian Defense: Scheveningen Variation, Tal Variation
          g2g3 B80 Sicilian Defense: Scheveningen Variation, Fianchetto Variation
          g2g4 B81 Sicilian Defense: Scheveningen Variation, Keres Attack
           a7a6
            c1e3 B90 Sicilian Defense: Scheveningen Variation, Delayed Keres Attack
             e6e5 100
              d4f5 100
               g7g6 100
                g4g5 B90 Sicilian Defense: Scheveningen Variation, Delayed Keres Attack, Perenyi Gambit
        f1c4 1 B54 Sicilian Defense: Modern Variations, Ginsberg Gambit
         a7a6
          b1c3 100 B90 Sicilian Defense: Najdorf Variation, Lipnitsky Attack
        f2f3 1 B54 Sicilian Defense: Prins Variation
         e7e5 100
          f1b5 100 B55 Sicilian Defense: Prins Variation, Venice Attack
       e7e5 2
       g7g6 B54 Sicilian Defense: Dragon Variation, Accelerated Dragon
        b1c3 100
         g8f6 100 B70 Sicilian Defense: Dragon Variation
          f1e2 54 B70 Sicilian Defense: Dragon Variation, Classical Variation
           f8g7 100
            c1e3 100 B72 Sicilian Defense: Dragon Variation, Classical Variation
             b8c6 100 B72 Sicilian Defense: Dragon Variation, Classical Variation
              e1g1 85 B73 Sicilian Defense: Dragon Variation, Classical Variation
               e8g8 100
                d1d2 55 B73 Sicilian Defense: Dragon Variation, Classical Variation, Battery Variation
                d4b3 45 B74 Sicilian Defense: Dragon Variation, Classical Variation, Normal Line
                 c8e6 61
                  f2f4 100
                   d8c8 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Tartakower Line
                 a7a5 39 B74 Sicilian Defense: Dragon Variation, Classical Variation, Alekhine Line
                 c6a5
                  f2f4
                   c8e6 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Maróczy Line
                    e2d3
                     e6c4
                      f4f5 B74 Sicilian Defense: Dragon Variation, Classical Variation, Spielmann Variation
                       c4d3 100
                        c2d3 100
                         d6d5 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Bernard Defense
                        g2g4
                         d3e2
                          b3a5
                           d8a5
                            d1e2 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Stockholm Attack
               d8b6
                f2f4
                 e8g8
                  e4e5 B73 Sicilian Defense: Dragon Variation, Classical Variation, Zollner Gambit
              d1d2 12 B72 Sicilian Defense: Dragon Variation, Classical Variation, Amsterdam Variation
               e8g8 100
                e1c1 100 B72 Sicilian Defense: Dragon Variation, Classical Variation, Grigoriev Variation
              d4b3 3 B72 Sicilian Defense: Dragon Variation, Classical Variation
          c1e3 40 B72 Sicilian Defense: Dragon Variation
           f8g7 94
            f2f3 100 B75 Sicilian Defense: Dragon Variation, Yugoslav Attack, Early Deviations
             e8g8 97 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack
              d1d2 100
               b8c6 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack
                f1c4 56 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Main Line
                 c6d4 100
                  e3d4 100
                   c8e6 100 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Czerniak Variation
                 a7a5 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Byrne Variation
                 c8d7 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack
                  e1c1 B78 Sicilian Defense: Dragon Variation, Yugoslav Attack
                   a8c8 B78 Sicilian Defense: Dragon Variation, Yugoslav Attack, Old Line
                   d8a5
                    h2h4 100
                     f8c8 100
                      c4b3 100 B79 Sicilian Defense: Dragon Variation, Yugoslav Attack
                       h7h5 100 B79 Sicilian Defense: Dragon Variation, Yugoslav Attack, Soltis Variation
                 f6d7 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Sosonko Variation
                g2g4 32 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack, Panov Variation
                e1c1 12 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack, Modern Line
             b8c6 3 B75 Sicilian Defense: Dragon Variation, Yugoslav Attack, Belezky Line
           b8c6 6
            f1c4 100
             f8g7 100 B35 Sicilian Defense: Dragon Variation, Modern Bc4 Variation
          f2f4 6 B71 Sicilian Defense: Dragon Variation, Levenfish Variation
           b8d7 100 B71 Sicilian Defense: Dragon Variation, Levenfish Variation, Main Line
          g2g3 B70 Sicilian Defense: Dragon Variation, Fianchetto Variation
     g8f6 11 B50 Sicilian Defense: Modern Variations, Anti-Qxd4 Move Order
      d4c5 54
       f6e4 100 B50 Sicilian Defense: Modern Variations, Anti-Qxd4 Move Order Accepted
      b1c3 46
       c5d4 100
    f1b5 8 B51 Sicilian Defense: Moscow Variation
     c8d7 56 B52 Sicilian Defense: Moscow Variation, Main Line
      b5d7 100
       d8d7 60
        e1g1 70
         b8c6 100
          c2c3 100
           g8f6 100
            d2d4 100 B52 Sicilian Defense: Moscow Variation, Haag Gambit
        c2c4 30 B52 Sicilian Defense: Moscow Variation, Sokolsky Variation
       b8d7 40
      d1e2
       g8f6 100
       g7g6
        e1g1 100
         b8c6 100
          e4e5 100 B51 Sicilian Defense: Moscow Variation, Dorfman Gambit
     b8c6 44
      b5c6 100
       b7c6 100
    f1c4 6
     g8f6 100
      d2d3 100
       b8c6 100
    f1d3 4 B50 Sicilian Defense: Kopec System
     g8f6 100
      e1g1 100
       b8c6 100
    b2b4 B50 Sicilian Defense: Wing Gambit, Deferred Variation
     g8f6 100
      b4c5 100
       f6e4 100
    c2c3 B50 Sicilian Defense: Delayed Alapin Variation, with d6
     g8f6 100
      d1e2 100
       e7e5 100
    g2g3
     b8c6 100
      d2d3 100
       g8f6 100
     b7b5 B50 Sicilian Defense: Kotov Gambit
      f1b5 100
       c8d7 100
   e7e6 10 B40 Sicilian Defense: French Variation
    d2d4 80
     c5d4 100 B40 Sicilian Defense: French Variation, Open
      f3d4 89
       g8f6 47 B40 Sicilian Defense: French Variation, Normal
        b1c3 100
         f8b4 100 B40 Sicilian Defense: Pin Variation
          f1d3 100
           e6e5 100 B40 Sicilian Defense: Pin Variation, Jaffe Variation
          e4e5 B40 Sicilian Defense: Pin Variation, Koch Variation
         d8b6 B40 Sicilian Defense: Gaw-Paw Variation
       a7a6 22 B41 Sicilian Defense: Kan Variation
        f1d3 58 B42 Sicilian Defense: Kan Variation, Modern Variation
         f8c5 51 B42 Sicilian Defense: Kan Variation, Polugaevsky Variation
         g7g6 49 B42 Sicilian Defense: Kan Variation, Swiss Cheese Variation
          e1g1 100
           d7d6 100
            c2c4 100
             g8f6 100 B42 Sicilian Defense: Kan Variation, Gipslis Variation
        b1c3 42 B43 Sicilian Defense: Kan Variation, Knight Variation
         b7b5 100 B43 Sicilian Defense: Kan Variation, Wing Attack
          f1d3 70
           d8b6 100
            d4f3 100 B43 Sicilian Defense: Kan Variation, Wing Attack, Spraggett Attack
          c1e3 30
           d8b6
            d1g4
             f8c5
              f1d3 B43 Sicilian Defense: Kan Variation, Wing Attack, Christiansen's Dream
          g2g3 B40 Sicilian Defense: Kan Variation, Wing Attack, Fianchetto Variation
        c2c4 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Réti Variation
         b8c6 100
          b1c3 100
           f8b4 100
            f1d3
             g8f6 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Bronstein Variation
              d3c2 100 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Bronstein Variation
         g7g6 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Hedgehog Variation
       f8c5 20 B40 Sicilian Defense: Paulsen-Basman Defense
       b8c6 11
       d8b6 B40 Sicilian Defense: Kveinis Variation
      c2c3 11 B40 Sicilian Defense: Smith-Morra Gambit Deferred
       b8c6 100
    f1e2 7
     b8c6 100
      e1g1 100
       g8f6 100
    b2b3 5 B40 Sicilian Defense: French Variation, Westerinen Attack
     b8c6 100
      f1d3 100
       d7d5 100
    c2c3 5 B40 Sicilian Defense: Delayed Alapin Variation, with e6
     d7d5 100
      e4d5 100
       e6d5 100
    c2c4 3 B40 Sicilian Defense: Kramnik Variation
     b8c6 100
      d2d3 100
       g8f6 100
    b2b4 B40 Sicilian Defense: Wing Gambit Deferred
     c5b4 50
      d2d4 100
       d7d5 100
     d7d5 50
      e4d5 58
       c5b4 100
      e4e5 42 C00 French Defense: Wing Gambit
       c5c4 100
   a7a6 3 B28 Sicilian Defense: O'Kelly Variation
    c2c3 25 B28 Sicilian Defense: O'Kelly Variation, Venice System
     d7d5 46
      e4d5 100
       g8f6 55 B28 Sicilian Defense: O'Kelly Variation, Venice System, Gambit Line
       d8d5 45
     b7b5 28 B28 Sicilian Defense: O'Kelly Variation, Venice System, Ljubojevic Line
      a2a4 100
       c8b7 100
     g8f6 26 B28 Sicilian Defense: O'Kelly Variation, Venice System, Barcza Line
      e4e5 100
       f6d5 100
     d7d6 B28 Sicilian Defense: O'Kelly Variation, Venice System, Steiner Line
      d2d4 100
       c5d4 100
    d2d3 25 B28 Sicilian Defense: O'Kelly Variation, Quiet System
     g8f6 100
      e4e5 100
       f6d5 100
    d2d4 18 B28 Sicilian Defense: O'Kelly Variation, Normal System
     c5d4 100
      c2c3 36 B28 Sicilian Defense: O'Kelly Variation, Normal System, Smith-Morra Line
       d4c3 100
        b1c3 100
         e7e6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Kan Formation
          f1c4 100
           b8c6 83 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Paulsen Formation
            d1e2
             b7b5 100
              e1g1
               d7d6 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Sozin Formation
                c4b3 100
                 a8a7 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Chicago Defense
             d8c7
              e1g1 100
               f8d6 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Larsen Defense
           d7d6 17
            e1g1 100
             g8f6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Chicago Defense
            d1e2
             f8e7 100
              e1g1 100
               g8f6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Finegold Defense
           g8e7 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Taimanov Formation
      d1d4 31 B28 Sicilian Defense: O'Kelly Variation, Normal System, Zagorovsky Line
       b8c6 100
      f3d4 19
       e7e5 100 B28 Sicilian Defense: O'Kelly Variation, Normal System, Taimanov Line
      f1c4 15 B28 Sicilian Defense: O'Kelly Variation, Normal System, Cortlever Gambit
       e7e6 100
     e7e6 B40 Sicilian Defense: Drazic Variation
      d4d5 100
       g8f6 100
    b1c3 14 B28 Sicilian Defense: O'Kelly Variation, Yerevan System
     e7e6 100
      f1e2 100
       b8c6 100
    c2c4 9 B28 Sicilian Defense: O'Kelly Variation, Maróczy Bind
     d7d6 71 B28 Sicilian Defense: O'Kelly Variation, Maróczy Bind, Robatsch Line
      d2d3 100
       b8c6 100
     e7e6 29 B28 Sicilian Defense: O'Kelly Variation, Maróczy Bind, Paulsen Line
      f1e2 100
       b7b5 100
    f1e2 8 B28 Sicilian Defense: O'Kelly Variation, Aronin System
     d7d6 100
      e1g1 100
       g8f6 100
    b2b3 B28 Sicilian Defense: O'Kelly Variation, Kieseritzky System
     d7d6 100
      b1c3 100
       b7b5 100
    b2b4 B28 Sicilian Defense: O'Kelly Variation, Wing Gambit
     c5b4 100
      a2a3 100
       d7d5 100
    g2g3 B28 Sicilian Defense: O'Kelly Variation, Réti System
     b8c6 100
      d2d3 100
       e7e5 100
   g7g6 2 B27 Sicilian Defense: Hyperaccelerated Dragon
    d2d4 86 B27 Sicilian Defense: Hyperaccelerated Fianchetto
     c5d4 100
      d1d4 100
       g8f6 100
     f7f5 B27 Sicilian Defense: Frederico Variation
      e4f5 100
       g6f5 100
     f8g7 B27 Sicilian Defense: Hyperaccelerated Pterodactyl
      d4c5 84
       d8a5 61 B27 Pterodactyl Defense: Western, Rhamphorhynchus
        b1c3 B27 Pterodactyl Defense: Sicilian, Rhamphorhynchus
         g7c3 100
          b2c3 100 B27 Pterodactyl Defense: Sicilian, Pteranodon
           a5c3 100 B27 Sicilian Defense: Hyperaccelerated Pterodactyl, Exchange Variation
       b8c6 39
      b1c3 16
       d8a5 78 B27 Modern Defense: Pterodactyl Variation
        c1d2 B27 Pterodactyl Defense: Sicilian, Unpin
        d4d5 B27 Pterodactyl Defense: Sicilian, Benoni Gambit
        f1c4 B06 Pterodactyl Defense: Sicilian, Siroccopteryx
        f1e2
         d7d6 B06 Pterodactyl Defense: Sicilian, Quetzalcoatlus
       c5d4 22
      c1e3
       d8a5 65 B06 Pterodactyl Defense: Western, Anhanguera
        b1c3 100 B27 Pterodactyl Defense: Sicilian, Anhanguera
       g8f6 35
      c2c3
       c5d4 100
       d8a5 B27 Pterodactyl Defense: Western, Pterodactyl
      c2c4
       c5d4 67
       d8a5 33 A04 Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation
        b1c3 100
         d7d6 A42 Pterodactyl Defense
       d7d6
        d4c5 84
         d8a5 100 A04 Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation Accepted
        f1e2 16
         d8a5 100 B06 Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation Declined
       d8b6 A04 Modern Defense: Semi-Averbakh Variation, Polish Variation
      f1c4
       c5d4 100
        f3d4 100
         d8a5 100 B06 Pterodactyl Defense: Western, Siroccopteryx
      g2g3
       c5d4 100
       d8a5 B06 Pterodactyl Defense: Fianchetto, King Pterodactyl
    f1c4 14
     g8f6 100
      d2d3 100
       d7d5 100
    c2c4
     b8c6 74
      f1e2 100
       g8f6 100
     f8h6 26 B27 Sicilian Defense: Acton Extension
      b1c3 100
       d7d6 100
   g8f6 2 B29 Sicilian Defense: Nimzowitsch Variation
    e4e5 91 B29 Sicilian Defense: Nimzowitsch Variation, Advance Variation
     f6d5 100
      b1c3 74
       d5c3 71 B29 Sicilian Defense: Nimzowitsch Variation, Exchange Variation
       e7e6 29
        c3d5 100
         e6d5 100
          d2d4 100
           b8c6 100 B29 Sicilian Defense: Nimzowitsch Variation, Main Line
      f1c4 26
       d5b6 100
        c2c3
         b8c6
          c4b3 100 B22 Sicilian Defense: Alapin Variation, Stoltz Attack
           c5c4 100
            d1e2
             g7g5
              b3c2 100
               d8c7 100 B22 Sicilian Defense: Alapin Variation, Stoltz Attack, Ivanchuk Line
      b1a3
       b8c6 90
        c2c3 B22 Sicilian Defense: Heidenfeld Variation
       e7e6 10
    b1c3 9 B29 Sicilian Defense: Nimzowitsch Variation, Closed Variation
     b8c6 100
      f1e2 100
     e7e5
      f3e5 65
       f8e7 100
      f1c4 35
       f8d6 73
       b8c6 27
        d2d3
         f8e7 100 B30 Sicilian Defense: Closed, Anti-Sveshnikov Variation, with Nf6
     f6d5
      e4d5 100
       d7d6 100
      e4e5
   h7h6 1 B27 Sicilian Defense: Bücker Variation
    f1e2 100
     b8c6 100
      e1g1 100
       e7e5 100
   b7b5 B27 Sicilian Defense: Polish Gambit
    f1b5 100
     c8b7 100
      b1c3 100
       a7a6 100
   b7b6 B27 Sicilian Defense: Katalimov Variation
    f1c4 100
     e7e6 100
      e1g1 100
       c8b7 100
   b8a6 A04 Zukertort Defense: Sicilian Knight Variation
    f1a6 100
     b7a6 100
      e1g1 100
       e7e6 100
   d8a5 B27 Sicilian Defense: Mongoose Variation
    f1e2 100
     e7e6 100
      e1g1 100
       b8c6 100
   d8c7 B27 Sicilian Defense: Quinteros Variation
    f1c4 100
     b8c6 100
      e1g1 100
       e7e6 100
   e7e5 B27 Sicilian Defense: Jalalabad Variation
    f3e5 100
     b8c6 100
      e5c6 100
       b7c6 100
   f7f5 B27 Sicilian Defense: Brussels Gambit
    e4f5 100
     d7d5 68
      f1b5 100
       b8c6 100
     g8h6 32 B27 Sicilian Defense: Double-Dutch Gambit
      d2d4 100
       h6f5 100
  b1c3 7 B23 Sicilian Defense: Closed
   b8c6 60 B23 Sicilian Defense: Closed, Traditional
    g1f3 64
     g8f6 100
    g1e2 36 B23 Sicilian Defense: Closed, Chameleon Variation
     e7e6 100
      d2d4 100
       d7d5 100
    f2f4 B23 Sicilian Defense: Grand Prix Attack
     e7e6 100
      f1c4 69
       g8f6 100
       g7g6
        g1f3 100
         f8g7 100
          f4f5 B23 Sicilian Defense: Grand Prix Attack, Schofman Variation
      e4e5 31
       d7d5 100
    g2g3 B24 Sicilian Defense: Closed, Fianchetto Variation
     e7e6 100
      f1g2 100
       g8f6 100
     g7g6 B24 Sicilian Defense: Closed
      f1g2 92
       f8g7 100 B24 Sicilian Defense: Closed
        d2d3 100
         d7d6 91 B25 Sicilian Defense: Closed
          f2f4 45 B25 Sicilian Defense: Closed
           e7e5 100 B25 Sicilian Defense: Closed, Botvinnik Defense, with f4
            g1h3
             g8e7 100 B25 Sicilian Defense: Closed, Botvinnik Defense, Edge Variation
          c1e3 41 B26 Sicilian Defense: Closed
          g1e2 14
           e7e5 100 B25 Sicilian Defense: Closed, Botvinnik Defense, with Nge2
         c6d4 9
          c1e3 100
           e7e6
            c3e2 100 B24 Sicilian Defense: Closed, Smyslov Variation
      g1f3 8
       g8f6 100
    g2g4 B23 Sicilian Defense: Closed, Grob Attack
     e7e6 100
      g1f3 100
       d7d5 100
   e7e6 34 B23 Sicilian Defense: Closed
    g1f3 100
     b8c6 100
      f1e2 100
       d7d5 100
    g2g3 B23 Sicilian Defense: Closed
     d7d5 100 B23 Sicilian Defense: Closed, Korchnoi Defense
      e4d5 100
       e6d5 100
   h7h6 6
    f1c4 100
     a7a6 100
      a2a4 100
       e7e6 100
   g7g6
    g1f3 64
     b8c6 100
      f1c4 100
       a7a6 100
    f2f4 36
     f8g7 100
      g1f3 100
       b8c6 100
     d8a5
      g1f3 100
       f8g7 100 B06 Pterodactyl Defense: Austrian, Grand Prix Pterodactyl
  d2d4 5 B21 Sicilian Defense: Smith-Morra Gambit
   c5d4 95
    c2c3 76 B21 Sicilian Defense: Smith-Morra Gambit
     d4c3 36 B21 Sicilian Defense: Smith-Morra Gambit Accepted
      b1c3 100
       e7e6 100
      g1f3 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Danish Variation
       c3b2 100
       a7a6
       d7d6
        b1c3 100
         e7e6 100
          f1c4 100
           b8c6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Scheveningen Formation
       e7e6
        b1c3 100
         b8c6 100
          f1c4 100
           f8b4 67 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Pin Defense
           f8c5 33 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Morphy Defense
            e1g1 100
             a7a6 100
              c4b3
               b7b5 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Morphy Defense Deferred
           d8c7 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Siberian Variation
            d1e2
             g8h6 100
              e1g1 100
               h6g4 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Siberian Variation, Siberian Trap
       g7g6
        b1c3 100
         b8c6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Fianchetto Defense
     e7e5 26 B21 Sicilian Defense: Smith-Morra Gambit Declined, Center Formation
      c3d4 54
       e5d4 100
      g1f3 46 B21 Sicilian Defense: Morphy Gambit, Andreaschek Gambit
       g8f6 100
     g8f6 26 B21 Sicilian Defense: Smith-Morra Gambit Declined, Alapin Formation
      e4e5 100
       f6d5 100 B22 Sicilian Defense: Alapin Variation, Smith-Morra Declined
     d7d5 7 B21 Sicilian Defense: Smith-Morra Gambit Declined, Scandinavian Formation
      e4d5 100
       d8d5 100
     d8a5 5 B21 Sicilian Defense: Smith-Morra Gambit Declined, Wing Formation
      g1f3 100
       b8c6 100
     d4d3 B21 Sicilian Defense: Smith-Morra Gambit Declined, Push Variation
      f1d3 75
       b8c6 100
      c3c4 25 B21 Sicilian Defense: Smith-Morra Gambit Declined, Dubois Variation
       e7e5 100
    g1f3 24 B21 Sicilian Defense: Morphy Gambit
     d7d6 100
    d1d4
     e7e6 56
      d4d1 100
       d7d5 100
     b8c6 44
      d4d2 100
       g8f6 100
      f1c4
       c6d4 100
       g8f6
        d4d1 B21 Sicilian Defense: Coles Sicilian Gambit
    f2f4 B21 Sicilian Defense: Halasz Gambit
     b8c6 100
      c2c3 100
       g8f6 100
   d7d5 5
    d4c5 100
     e7e6 100
      b2b4 100
       a7a5 100
    h2h4 A00 Kádas Opening: Myers Variation
     d5e4 100
      g1e2 100
       g8f6 100
  a2a3 B20 Sicilian Defense: Mengarini Variation
   e7e6 100
    g1f3 100
     d7d5 100
      e4d5 100
       e6d5 100
  a2a4 B20 Sicilian Defense: Myers Attack, with a4
   e7e6 100
    g1f3 100
     b8c6 100
      f1e2 100
       g8f6 100
  b1a3 B20 Sicilian Defense: Kronberger Variation
   b8c6 61
    g1f3 100
     g8f6 100
      e4e5 100
       f6g4 100
    d2d4
     c5d4 100
      g1f3 100
       e7e5 100
      f1c4 B20 Sicilian Defense: Kronberger Variation, Nemeth Gambit
       g8f6 100
   e7e6 39
    d2d3 100
     d7d5 100
      e4d5 100
       e6d5 100
  b2b3 B20 Sicilian Defense: Snyder Variation
   b7b6 52 B20 Sicilian Defense: Snyder Variation, Queen Fianchetto Variation
    b1c3 100
     b8c6 100
      g1f3 100
       e7e6 100
   e7e6 48
    g1f3 100
   d7d5
    e4d5 100
     d8d5 100
      b1c3 100
       d5d7 100
    c1b2 B20 Sicilian Defense: Euwe Attack, Prins Gambit
     d5e4 100
      f1c4 100
       g8f6 100
  b2b4 B20 Sicilian Defense: Wing Gambit
   c5b4 100
    a2a3 84 B20 Sicilian Defense: Wing Gambit, Marshall Variation
     d7d5 83
      e4d5 100
       d8d5 100
        c1b2 B20 Sicilian Defense: Wing Gambit, Marienbad Variation
         e7e5 100
          g1f3 100
           d5e6
            c2c4
             b8c6 100 B20 Sicilian Defense: Wing Gambit, Romanian Defense
     b4a3 17 B20 Sicilian Defense: Wing Gambit, Carlsbad Variation
      c1a3 100
       e7e6 100
    c1b2 16 B20 Sicilian Defense: Wing Gambit, Abrahams Variation
     d7d5 100
      e4d5 100
       d8d5 100
    c2c4 B20 Sicilian Defense: Wing Gambit, Santasiere Variation
     e7e5 100
      a2a3 100
       g8f6 100
  c2c3 B22 Sicilian Defense: Alapin Variation
   b8c6 100
    d2d4 100
     c5d4 100
      c3d4 100
       e7e6 100
   d7d6
    d2d4 100
     g8f6 100
      f1d3 100
       e7e5 100
    d2d3
     g8f6 65
      g1f3 100
       e7e5 100
     b8c6 35
      f2f4 82 B20 Sicilian Defense: Big Clamp Formation
       e7e6 100
      g1f3 18
       g8f6 100
  c2c4 B20 Sicilian Defense: Staunton-Cochrane Variation
   d7d6 63
    b1c3 100
     b8c6 56
      d2d3 100
       g8f6 100
     h7h5 44
      g1f3 100
       b8c6 100
      g2g3
       b8c6 100 B20 Sicilian Defense: Gloria Variation
   b8c6 37
    b1c3 100
     g8f6 100
      g1f3 100
       d7d6 100
  d1g4 B20 Sicilian Defense: Amazon Attack
   g8f6 100
    g4e2 100
     d7d6 100
      b2b3 100
       b8c6 100
  e1e2 B20 Sicilian Defense: King David's Opening
   b8c6 100
    g1f3 100
     e7e6 100
      d2d3 100
       d7d5 100
  f1c4 B20 Sicilian Defense: Bowdler Attack
   e7e6 100
    b1c3 100
     g8e7 100
      e4e5 100
       e7g6 100
  f2f4 B21 Sicilian Defense: McDonnell Attack
   e7e6 54
    g1f3 100
     d7d5 100
      d2d3 100
       d5e4 100
   d7d5 46
    e4d5 100
     g8f6 89 B21 Sicilian Defense: McDonnell Attack, Tal Gambit
      f1b5 100
       c8d7 100
     d8d5 11
      b1c3 100
       d5f5 100
  g1e2 B20 Sicilian Defense: Keres Variation
   g8f6 100
    e4e5 100
     f6g4 100
      f2f4 100
       d7d5 100
  g1h3 B20 Sicilian Defense: Brick Variation
   d7d5 100
    e4d5 100
     c8h3 100
      g2h3 100
       d8d5 100
  g2g3 B20 Sicilian Defense: Lasker-Dunne Attack
   d7d5 100
    e4d5 100
     d8d5 100
      f2f3 100
       d5e6 100
  g2g4 B20 Sicilian Defense: Grob Variation
   e7e6 100
    b1c3 100
     g8e7 100
      g1f3 100
       b8c6 100
  h2h4 B20 Sicilian Defense: Myers Attack, with h4
   b8c6 100
    g1f3 100
     e7e6 100
      d2d4 100
       c5d4 100
 e7e6 13 C00 French Defense
  d2d4 97 C00 French Defense: Normal Variation
   d7d5 99 C00 French Defense
    b1c3 70 C10 French Defense: Paulsen Variation
     f8b4 56 C15 French Defense: Winawer Variation
      e4e5 89 C16 French Defense: Winawer Variation, Advance Variation
       c7c5 98 C17 French Defense: Winawer Variation, Advance Variation
        a2a3 100 C17 French Defense: Winawer Variation, Advance Variation
         b4c3 44
          b2c3 100 C18 French Defense: Winawer Variation, Advance Variation
           g8e7 59
            g1f3 93 C19 French Defense: Winawer Variation, Positional Variation
             b8c6 100 C19 French Defense: Winawer Variation, Positional Variation
              a3a4 66 C19 French Defense: Winawer Variation, Advance Variation, Smyslov Variation
              c1d2 34
               d8a5 100 C19 French Defense: Winawer Variation, Positional Variation
            a3a4 7 C19 French Defense: Winawer Variation, Advance Variation, Smyslov Variation
            d1g4
             e8g8 100 C18 French Defense: Winawer Variation, Warsaw Variation
           d8c7 31 C18 French Defense: Winawer Variation, Classical Variation
            g1f3 70
             g8e7 100 C19 French Defense: Winawer Variation, Positional Variation
              h2h4 100 C19 French Defense: Winawer Variation, Positional Variation
            d1g4 30
             g8e7 100 C18 French Defense: Winawer Variation, Poisoned Pawn Variation
           c5d4 7
            d1g4
             g8e7 100
              g4g7 100 C18 French Defense: Winawer Variation, Poisoned Pawn Variation
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
           d8a5 4 C18 French Defense: Winawer Variation, Portisch-Hook Variation
           e8f8
            d1g4
             g8e7 100 C18 French Defense: Winawer Variation, Eingorn Variation
         b4a5 38 C17 French Defense: Winawer Variation, Retreat Variation
          b2b4
           c5d4 100 C17 French Defense: Winawer Variation, Retreat Variation, Armenian Line
         c5d4 18
          a3b4 100
           d4c3 100 C17 French Defense: Winawer Variation, Maróczy-Wallis Variation
            g1f3 100 C17 French Defense: Winawer Variation, Advance Variation
        c1d2 C17 French Defense: Winawer Variation, Bogoljubow Variation
         g8e7
          f2f4 C17 French Defense: Winawer Variation, Bogoljubow Variation, Icelandic Defense
        d1g4 C17 French Defense: Winawer Variation, Advance Variation, Moscow Variation
       b4e7 2
        c1e3 100
         b7b6 C13 French Defense: Classical Variation, Frankfurt Variation
       d8d7 C16 French Defense: Winawer Variation, Petrosian Variation
      e4d5 9 C15 French Defense: Winawer Variation, Delayed Exchange Variation
       e6d5 100
        d1h5
         g8e7
          f1d3 100 C15 French Defense: Winawer Variation, Exchange Variation, Canal Attack
      g1e2 2 C15 French Defense: Winawer Variation, Alekhine-Maróczy Gambit
       d5e4 100
      c1d2 C15 French Defense: Winawer Variation, Fingerslip Variation
       d5e4 69
        d1g4
         g8f6 100
          g4g7 100
           h8g8 100
            g7h6 100 C15 French Defense: Winawer Variation, Fingerslip Variation, Main Line
         d8d4 C15 French Defense: Winawer Variation, Fingerslip Variation, Kunin Double Gambit
       g8e7 31
        c3b1 100 C15 French Defense: Winawer Variation, Fingerslip Variation, Schwarz's Line
       c7c5
        e4d5 100
         d8d5
          f1d3 C15 French Defense: Winawer Variation, Kondratiyev Variation
     g8f6 35 C11 French Defense: Classical Variation
      c1g5 65 C11 French Defense: Classical Variation
       d5e4 45 C11 French Defense: Classical Variation, Burn Variation
        c3e4 100
         f8e7 100 C13 French Defense: Classical Variation
          g5f6 100
           g7f6 100 C11 French Defense: Classical Variation, Burn Variation, Morozevich Line
          g1f3
           e8g8
            g5f6 100
             e7f6 100 C11 French Defense: Classical Variation, Burn Variation, Main Line
       f8b4 29 C12 French Defense: McCutcheon Variation
        e4e5 100 C12 French Defense: McCutcheon Variation, Advance Variation
         b4c3 57
          g5d2
           h7h6 C12 French Defense: McCutcheon Variation, Lasker Variation
            d1g4
             f6e4
              b2c3 100
               g7g6 100 C12 French Defense: McCutcheon Variation, Lasker Variation
               e8f8
                d2c1 C12 French Defense: McCutcheon Variation, Duras Variation
         h7h6 43
          e5f6 64 C12 French Defense: McCutcheon Variation, Chigorin Variation
           h6g5 100
            d1g4
             h8g8
              h2h4 100
               g5h4
                f6g7 100 C12 French Defense: McCutcheon Variation, Grigoriev Variation
          g5e3 36 C12 French Defense: McCutcheon Variation, Janowski Variation
          g5c1 C12 French Defense: McCutcheon Variation, Dr. Olland Variation
          g5h4 C12 French Defense: McCutcheon Variation, Bernstein Variation
         f6d7
          g5d2
           h7h6 100 C12 French Defense: McCutcheon Variation, Tartakower Variation
        e4d5 C12 French Defense: McCutcheon Variation, Exchange Variation
         d8d5
          d1d2
           d5a5
            g5f6 100
             g7f6 100 C12 French Defense: McCutcheon Variation, Bogoljubow Variation
        g1e2 C15 French Defense: McCutcheon Variation, Wolf Gambit
       f8e7 26 C13 French Defense: Classical Variation, Normal Variation
        e4e5 100
         f6d7 69
          g5e7 100
           d8e7 100 C14 French Defense: Classical Variation
            f1d3 100 C14 French Defense: Classical Variation, Tarrasch Variation
            c3b5 C14 French Defense: Classical Variation, Alapin Variation
            d1d2 C14 French Defense: Classical Variation, Rubinstein Variation
             c7c5
              e1c1
               c5c4
                f2f4
                 b8c6 100
                  g1f3 100
                   e8g8 100 C14 French Defense: Classical Variation, Stahlberg Variation
            d1g4 C14 French Defense: Classical Variation, Pollock Variation
            f2f4 C14 French Defense: Classical Variation, Steinitz Variation
         f6e4 16 C13 French Defense: Classical Variation, Tartakower Variation
         f6g8 15 C13 French Defense: Classical Variation, Vistaneckis Variation
        g5f6 C13 French Defense: Classical Variation, Richter Attack
        h2h4
         f6d7
          e4e5 C13 French Defense: Alekhine-Chatard Attack
           e8g8 88 C13 French Defense: Alekhine-Chatard Attack, Spielmann Variation
           f7f6 12 C13 French Defense: Alekhine-Chatard Attack, Teichmann Variation
           a7a6 C13 French Defense: Alekhine-Chatard Attack, Maróczy Variation
           c7c5 C13 French Defense: Alekhine-Chatard Attack, Breyer Variation
           e7g5
            h4g5 100
             d8g5 100 C13 French Defense: Alekhine-Chatard Attack, Albin-Chatard Gambit
      e4e5 19 C11 French Defense: Classical Variation, Steinitz Variation
       f6d7 100
        f2f4 52
         c7c5 100
          g1f3 100 C11 French Defense: Steinitz Variation
           b8c6 100
            c1e3 100 C11 French Defense: Steinitz Variation, Boleslavsky Variation
          d4c5
           b8c6 100 C11 French Defense: Steinitz Variation
        c3e2 48 C11 French Defense: Classical Variation, Shirov-Anand Variation
         a7a6 100
          g1f3 100 C11 French Defense: Steinitz Variation
        d1g4 C11 French Defense: Steinitz Variation, Gledhill Attack
         c7c5 100
          d4c5 100
           f8c5
            f2f4 C11 French Defense: Steinitz Variation, Bradford Attack Variation
             f7f6
              g1f3
               b8c6
                a2a3
                 e8g8 C11 French Defense: Steinitz Variation, Brodsky-Jones Variation
       a7a6
        g1f3
         f6d7 100 C11 French Defense: Steinitz Variation
          c1g5 100 C14 French Defense: Classical Variation
          a2a3 C11 French Defense: Steinitz Variation
      e4d5 13 C11 French Defense: Classical Variation, Delayed Exchange Variation
       e6d5 100
        c1g5 C01 French Defense: Exchange Variation, Svenonius Variation
         b8c6 C01 French Defense: Exchange Variation, Bogoljubow Variation
      f1d3 4 C11 French Defense: Classical Variation, Swiss Variation
       c7c5 100
      c1e3 C11 French Defense: Henneberger Variation
       d5e4 100
     d5e4 4 C10 French Defense: Rubinstein Variation
      c3e4 100
       b8d7 73 C10 French Defense: Rubinstein Variation, Blackburne Defense
        g1f3 100
         d7f6 100
          e4f6 100
           g8f6 100
            c2c3 100 C10 French Defense: Rubinstein Variation, Kasparov Attack
         d7e5
          e4f6
           g8f6
            f3e5 100 C10 French Defense: Rubinstein Variation, Capablanca Line
       g8f6 15
       e6e5 12 C10 French Defense: Rubinstein Variation, Ellis Gambit
        c2c3
         b8c6 C03 French Defense: Tarrasch Variation, Guimard Defense, Thunderbunny Variation
       d8d5 C10 French Defense: Rubinstein Variation, Maric Variation
      a2a3
       b8c6 100
       f8b4
        f2f3
         b4c3 100
          b2c3 100 C15 French Defense: Winawer Variation, Winckelmann-Reimer Gambit
      g1f3
       e4f3 100
       c8d7
        c3e4 100
         d7c6 100 C10 French Defense: Rubinstein Variation, Fort Knox Variation
     c7c5 2 C10 French Defense: Marshall Gambit
      e4d5 100
       e6d5 100
     b8c6 1 C10 French Defense: Hecht-Reefschläger Variation
      g1f3 100
       g8f6 100
     f8e7 1
      e4d5 100
       e6d5 100
      c1h6
       g8h6 100
        e4e5
         h6g4
          d1g4 100 C13 French Defense: Classical Variation, Richter Attack
    e4e5 22 C02 French Defense: Advance Variation
     c7c5 98 C02 French Defense: Advance Variation
      c2c3 95 C02 French Defense: Advance Variation
       b8c6 98 C02 French Defense: Advance Variation
        g1f3 100 C02 French Defense: Advance Variation, Paulsen Attack
         c8d7 100 C02 French Defense: Advance Variation, Euwe Variation
         d8b6
          f1d3 100 C02 French Defense: Advance Variation, Milner-Barry Gambit
           c5d4 100
            e1g1 100 C02 French Defense: Advance Variation, Milner-Barry Gambit, Hector Variation
             c8d7 100
              c3d4 100 C02 French Defense: Advance Variation, Milner-Barry Gambit, Main Line
               c6d4 100
                f3g5 C02 French Defense: Advance Variation, Milner-Barry Gambit, Sørensen Variation
              f1e1 C02 French Defense: Advance Variation, Milner-Barry Gambit, Hector Variation
          a2a3 C02 French Defense: Advance Variation, Main Line
           g8h6 C02 French Defense: Advance Variation, Lputian Variation
        b1d2
         g8f6
          f1d3
           f6d7 100 C05 French Defense: Tarrasch Variation, Closed Variation
            g1e2 100
             c5d4 100
              c3d4 100 C06 French Defense: Tarrasch Variation, Closed Variation, Main Line
               d7b6 100 C06 French Defense: Tarrasch Variation, Leningrad Variation
       c8d7 2
      g1f3 5 C02 French Defense: Advance Variation, Nimzowitsch System
       c5d4 100
        f1d3 100 C02 French Defense: Advance Variation, Ruisdonk Gambit
       c8d7
        c2c3 100
         d8b6 100 C02 French Defense: Advance Variation, Wade Variation
      b2b4 C02 French Defense: Advance Variation, Frenkel Gambit
       c5d4 100
      d1g4 C02 French Defense: Advance Variation, Nimzowitsch Attack
       c5d4 100
        g1f3 100 C02 French Defense: Advance Variation, Nimzowitsch Gambit
      d4c5 C02 French Defense: Advance Variation, Steinitz Variation
       b8c6 100
     c8d7 2 C02 French Defense: Advance Variation, Extended Bishop Swap
      c2c4 100
       g8e7 100
    b1d2 4 C03 French Defense: Tarrasch Variation
     c7c5 71 C07 French Defense: Tarrasch Variation, Open System
      g1f3 51 C07 French Defense: Tarrasch Variation, Open System, Euwe-Keres Line
       b8c6 100
      e4d5 28
       e6d5 68 C08 French Defense: Tarrasch Variation, Open System
        g1f3 100
         b8c6 100 C09 French Defense: Tarrasch Variation, Open System, Main Line
         c5c4 C08 French Defense: Tarrasch Variation, Open System, Advance Line
       g8f6 19 C07 French Defense: Tarrasch Variation, Open System, Shaposhnikov Gambit
       d8d5 13 C07 French Defense: Tarrasch Variation, Chistyakov Defense
        f1c4
         c5d4
          g1f3
           d5d8 100 C07 French Defense: Tarrasch Variation, Eliskases Variation
      c2c3 21 C07 French Defense: Tarrasch Variation, Open System, Süchting Line
       b8c6 100
       b7b6
        f1d3 100
         g8f6 100
          e4e5 100
           f6d7 100 C05 French Defense: Tarrasch Variation, Botvinnik Variation
     g8f6 16 C05 French Defense: Tarrasch Variation, Closed Variation
      e4e5 100
       f6d7 100
      f2f4
       d5e4 100
       f6d7
        e4e5 C05 French Defense: Tarrasch Variation, Pawn Center Variation
     a7a6 7 C03 French Defense: Tarrasch Variation, Modern System
      g1f3 100
       c7c5 100
     b8c6 4 C03 French Defense: Tarrasch Variation, Guimard Defense
      g1f3 100
       d5e4 54
       g8f6 46 C04 French Defense: Tarrasch Variation, Guimard Defense, Main Line
     f8e7 2 C03 French Defense: Tarrasch Variation, Morozevich Variation
      g1f3 100
       b8c6 100
     f7f5 C03 French Defense: Tarrasch Variation, Haberditz Variation
      e4f5 100
       e6f5 100
    e4d5 4 C01 French Defense: Exchange Variation
     e6d5 100
      g1f3 51 C01 French Defense: Exchange Variation
       g8f6 100
      b1c3 49 C01 French Defense: Exchange Variation
       g8f6 100
      c2c4 C01 French Defense: Exchange Variation, Monte Carlo Variation
       g8f6 100
    c1e3 C00 French Defense: Alapin Gambit
     d5e4 100
      c2c4 100
       g8f6 100
    c2c4 C00 French Defense: Diemer-Duhm Gambit
     d5e4 100 C00 French Defense: Diemer-Duhm Gambit Accepted
      b1c3 100
       g8f6 100
    d1e2
     d5e4 100
      e2e4 100
       c7c5 100
     e6e5
      e4d5 100
       g8e7 100
      f2f4
       e5d4 100
       e5f4 C00 French Defense: Hoffmann Gambit
    f1d3 C00 French Defense: Schlechter Variation
     d5e4 100
      d3e4 100
       c7c5 100
    g1f3 C00 French Defense: Perseus Gambit
     d5e4 100
      f3e5 100 C00 French Defense: Carlson Gambit
       f7f6 100
     c7c5 B40 Sicilian Defense: Marshall Counterattack
      e4d5 100
       e6d5 100
    g1h3 C00 French Defense: Morphy Gambit
     d5e4 100
      b1c3 100
       g8f6 100
   a7a6 1 C00 French Defense: St. George Defense
    g1f3 100
     c7c5 100
    c2c4 C00 French Defense: St. George Defense, Three Pawn Attack
     d7d5 100
      b1c3 100
       d5e4 100
     b7b5 C00 French Defense: St. George Defense, Sanky-George Gambit
      c4b5 100
       a6b5 100 C00 French Defense: St. George Defense, St. George Gambit
   c7c5 1 C00 French Defense: Franco-Sicilian Defense
    d4d5 100 A43 Benoni Defense: French Benoni
     g8f6 100
      b1c3 100
       d7d6 100
   b7b5 C00 French Defense: Baeuerle Gambit
    f1b5 100
     c8b7 100
      b1c3 100
       g8f6 100
   d7d6 C00 Rat Defense: Small Center Defense
    g1f3 100
     g8f6 100
      f1d3 100
       f8e7 100
   f7f5 C00 French Defense: Franco-Hiva Gambit
    e4f5 100 C00 French Defense: Franco-Hiva Gambit Accepted
     e6f5 100
      g1f3 100
       g8f6 100
   g8f6 C00 French Defense: Mediterranean Defense
    e4e5 100
     f6g8 100
      g1f3 100
       d7d6 100
     f6e4 B02 Alekhine Defense: Mokele Mbembe, Vavra Defense
      f2f3 100
       e4c5 100
  b1c3 1 C00 French Defense: Queen's Knight
   d7d5 54
    d2d4 100
    f2f4 C00 French Defense: Pelikan Variation
     d5d4 100
      c3e2 100
       c7c5 100
   b8c6 27 B00 Nimzowitsch Defense: French Connection
    d2d4 100
     d7d5 100
   c7c5 19
  g1f3 1 C00 French Defense: Knight Variation
   d7d5 100
    e4d5 74
     e6d5 100
      d2d4 100
    b1c3 26 C00 French Defense: Two Knights Variation
     d5d4 100
      c3e2 100
       c7c5 100
    f1e2
     d5e4 100
      f3e5 100
       f8d6 100
     b8c6
      e4e5 60
       g7g5 100
      d2d3 40
       g8f6 64
        b1d2 100 C00 French Defense: Reversed Philidor Formation
       d5e4 36
   f7f5 C00 French Defense: Knight Variation, Franco-Hiva Gambit
    e4f5 100
     e6f5 100
      d2d4 100
  b2b3 C00 French Defense: Horwitz Attack
   d7d5 100
    e4d5 62
     e6d5 100
      c1b2 100
       g8f6 100
    c1b2 38 C00 French Defense: Horwitz Attack, Papa-Ticulat Gambit
     d5e4 100
      b1c3 100
       g8f6 100
   f7f5
    e4f5 100
     g8f6 100
      f5e6 100
       d7e6 100
    c1b2 A01 Nimzo-Larsen Attack: Ringelbach Gambit
     f5e4 100
      d1h5 100
       e8e7 100
  b2b4 C00 French Defense: Banzai-Leong Gambit
   f8b4 100
    c1b2 100
     g8f6 100
      e4e5 100
       f6d5 100
    e4e5 C00 French Defense: Banzai-Leong Gambit, Pinova Gambit
     b8c6 100
      g1f3 100
       d7d5 100
  c2c4 C00 French Defense: Steiner Variation
   d7d5 100
    c4d5 58
     e6d5 100
      e4d5 100
       g8f6 100
      d1b3 C00 French Defense: Orthoschnapp Gambit
       d5e4 100
    e4d5 42
     e6d5 100
      d2d4 100
  d1e2 C00 French Defense: Chigorin Variation
   c7c5 100
    g1f3 100
     b8c6 100
      b2b3 100
       f8e7 100
  d2d3 C00 French Defense: King's Indian Attack
   d7d5 100
    g1f3 100
     d5e4 100
      f3g5 100
       g8f6 100
   f7f5 C00 French Defense: King's Indian Attack, Franco-Hiva Gambit
    e4f5 100
     e6f5 100
      g1f3 100
       d7d5 100
  e4e5 C00 French Defense: Steinitz Attack
   b8c6 100
    d2d4 100
     d7d6 100
      e5d6 100
       f8d6 100
  f1b5 C00 French Defense: Bird Invitation
   c7c6 100
    b5e2 100
     d7d5 100
      d2d3 100
       d5e4 100
  f2f4 C00 French Defense: La Bourdonnais Variation
   d7d5 100
    e4e5 100
     c7c5 100
      g1f3 100
       b8c6 100
    g1f3
     d5e4 100 C00 French Defense: La Bourdonnais Variation, Reuter Gambit
      f3g5 100
       g8f6 100
  g2g3 C00 French Defense: Réti-Spielmann Attack
   d7d5 100
    e4d5 100
     e6d5 100
      d2d4 100
       g8f6 100
 d7d5 5 B01 Scandinavian Defense
  e4d5 100
   c7c6 85 B01 Scandinavian Defense: Blackburne-Kloosterboer Gambit
    d5c6 87
     b8c6 100 B01 Scandinavian Defense: Blackburne Gambit
      g1f3 100
       e7e5 100
     e7e5 B01 Scandinavian Defense: Kloosterboer Gambit
      d2d4 56
       e5d4 100
       g8f6 B01 Scandinavian Defense: Kádas Gambit
      c6b7 44
       c8b7 100
      d2d3
       b8c6 100 C20 King's Pawn Game: Weber Gambit
    c2c4 13
     g8f6 100 B01 Scandinavian Defense: Panov Transfer
      b1c3 100
       c6d5 100
     d8d5 B10 Caro-Kann Defense: Accelerated Panov Attack, Pseudo-Scandinavian
      c4d5 100
       c6d5 100
   g8f6 8 B01 Scandinavian Defense: Modern Variation
    d2d4 74 B01 Scandinavian Defense: Modern Variation
     f6d5 43 B01 Scandinavian Defense: Marshall Variation
      c2c4 100
       d5f6 100
       d5b4 B01 Scandinavian Defense: Kiel Variation
     e7e6 29
      d5e6 100
       c8e6 100
     g7g6 27 B01 Scandinavian Defense: Richter Variation
      g1f3 82
       f6d5 54 B01 Scandinavian Defense: Richter Variation
       f8g7 46
      c2c4 18
       f8g7 100
       b7b5 B01 Scandinavian Defense: Modern Variation, Wing Gambit
     c8g4 B01 Scandinavian Defense: Portuguese Gambit
      f1e2 72 B01 Scandinavian Defense: Portuguese Gambit, Wuss Variation
       g4e2 100
      f2f3 28
       g4f5 100
        f1b5 52
         b8d7 100
          c2c4 100 B01 Scandinavian Defense: Portuguese Gambit, Jadoul Variation
        g2g4 48 B01 Scandinavian Defense: Portuguese Gambit, Correspondence Refutation
      b1c3
       g4d1 100
       g4f5
        f1b5 100
         b8d7 100
          f2f3 B01 Scandinavian Defense: Portuguese Gambit, Melbourne Shuffle Variation
      c2c4
       g4d1 100
       g4f5
        f2f3 100 B01 Scandinavian Defense: Portuguese Gambit, Banker Variation
      f1b5
       c7c6 100 B01 Scandinavian Defense: Portuguese Gambit, Elbow Variation
      f1d3
       g4d1 100
       b8d7
        d3e2 B01 Scandinavian Defense: Portuguese Gambit, Lusophobe Variation
      g1f3 B01 Scandinavian Defense: Portuguese Gambit, Classical Variation
       g4f3 100
       f6d5 B01 Scandinavian Defense: Modern Variation, Gipslis Variation
        b1c3
         d5f6 B01 Scandinavian Defense: Valencian Variation, Main Line
    c2c4 26
     e7e6 60 B01 Scandinavian Defense: Icelandic-Palme Gambit
      d5e6 100
       c8e6 100
     c7c6 40
   e7e6 6
    d5e6 100
     c8e6 100 B01 Scandinavian Defense: Boehnke Gambit
      d2d4 100
       c7c5 100
   d8d5 B01 Scandinavian Defense: Mieses-Kotroc Variation
    b1c3 100
     d5a5 43 B01 Scandinavian Defense: Main Line
      d2d4 100
       g8f6 78 B01 Scandinavian Defense: Main Line, Mieses Variation
        g1f3 100
         c8f5 80 B01 Scandinavian Defense: Classical Variation
          g2g4
           c7c6
            f3e5 B01 Scandinavian Defense: Grünfeld Variation
         c8g4 20
          h2h3 B01 Scandinavian Defense: Lasker Variation
       c7c5 22
       e7e5 B01 Scandinavian Defense: Anderssen Counterattack
        g1f3 B01 Scandinavian Defense: Anderssen Counterattack, Goteborg System
         b8c6
          c1d2
           f8b4
            d4e5 100 B01 Scandinavian Defense: Anderssen Counterattack, Orthodox Attack
         c8g4 B01 Scandinavian Defense: Anderssen Counterattack, Collijn Variation
      b2b4 B01 Scandinavian Defense: Main Line, Leonhardt Gambit
       a5b4 100
     d5e6 21
      f1e2 100
       e6g6 100
     d5d6 19 B01 Scandinavian Defense: Gubinsky-Melts Defense
      d2d4 62
       c7c6 68 B01 Scandinavian Defense: Schiller-Pytel Variation
        c1f4
         d6b4
          f1c4
           c8f5
            g1e2
             g8f6 B01 Scandinavian Defense: Schiller-Pytel Variation, Modern Variation
       b8c6 32
      g1f3 38
       a7a6 55
        d2d4 100
         g8f6 100 B01 Scandinavian Defense: Bronstein Variation
       c7c5 45
     d5d8 17 B01 Scandinavian Defense: Valencian Variation
      d2d4 100
       e7e5 100
    c2c3
     c7c5 56 B22 Sicilian Defense: Alapin Variation, Barmen Defense
      g1f3 94
       c8g4 75
        d2d4 100
         c5d4 100
          c3d4 100
           b8c6 100 B22 Sicilian Defense: Alapin Variation, Barmen Defense, Central Exchange
            b1c3 100
             g4f3 100
              d1f3
               d5f3 100
                g2f3 100
                 c6d4 100 B22 Sicilian Defense: Alapin Variation, Barmen Defense, Endgame Variation
         g8f6 B22 Sicilian Defense: Alapin Variation, Barmen Defense, Modern Line
       b8c6 20
       e7e6 5
        d2d4 100
         g8f6 100 B22 Sicilian Defense: Delayed Alapin Variation
      d2d3 6
       c8f5 100
     e7e5 44
  b2b3 B01 Scandinavian Defense
   d5e4 100
    b1c3 100
     g8f6 100
      d1e2 100
       b8c6 100
  b2b4 B01 Scandinavian Defense: Zilbermints Gambit
   d5e4 100
    a2a3 100
     a7a5 100
      b4b5 100
       g8f6 100
 c7c6 3 B10 Caro-Kann Defense
  d2d4 88 B12 Caro-Kann Defense
   d7d5 100 B12 Caro-Kann Defense
    e4d5 59 B13 Caro-Kann Defense: Exchange Variation
     c6d5 100
      c2c4 47 B13 Caro-Kann Defense: Panov Attack
       g8f6 100
        b1c3 97 B13 Caro-Kann Defense: Panov Attack
         b8c6 65 B13 Caro-Kann Defense: Panov Attack, Modern Defense
          g1f3 61
           c8g4 100 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Mieses Line
          c1g5 39
           e7e6 100 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Carlsbad Line
           d5c4
            d4d5
             c6a5 B13 Caro-Kann Defense: Panov-Botvinnik, Herzog Defense
           d8a5 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Czerniak Line
           d8b6 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Reifir-Spielmann Line
         e7e6 29 B14 Caro-Kann Defense: Panov Attack
          g1f3 100
           f8b4 100 B14 Caro-Kann Defense: Panov Attack, Main Line
         g7g6 5 B14 Caro-Kann Defense: Panov Attack, Fianchetto Defense
          c4d5 100
           f8g7 100 B14 Caro-Kann Defense: Panov Attack, Fianchetto Defense, Fianchetto Gambit
        c4c5 3 B13 Caro-Kann Defense: Panov Attack, Gunderam Attack
      g1f3 35
       b8c6 100 B13 Caro-Kann Defense: Exchange Variation
      f1d3 18
       b8c6 100
      c1f4
       b8c6 100
        f1d3 100
         g8f6
          c2c3 100 B13 Caro-Kann Defense: Exchange Variation, Rubinstein Variation
      g2g4 B13 Caro-Kann Defense: Exchange Variation, Bulla Attack
       b8c6 100
    b1c3 23 B15 Caro-Kann Defense
     d5e4 100 B15 Caro-Kann Defense
      c3e4 98 B15 Caro-Kann Defense: Main Line
       c8f5 56 B18 Caro-Kann Defense: Classical Variation
        f2f4
         f5g6
          e4g3 100 B18 Caro-Kann Defense: Classical Variation, Maróczy Attack
        g1f3
         f5g6
          e4g5
           h7h6 100
            g5e6 B18 Caro-Kann Defense: Martian Gambit
        g1h3
         f5g6
          e4g3 100 B18 Caro-Kann Defense: Classical Variation, Flohr Variation
        h2h4
         f5g6
          e4g3 100 B18 Caro-Kann Defense: Classical Variation, Main Line
           h7h6 100
            g1f3 100
             b8d7 100 B19 Caro-Kann Defense: Classical Variation
              h4h5 100 B19 Caro-Kann Defense: Classical Variation, Spassky Variation
       g8f6 35
        e4f6 55
         e7f6 100 B15 Caro-Kann Defense: Tartakower Variation
          f1c4 100 B15 Caro-Kann Defense: Forgacs Variation
         g7f6 B16 Caro-Kann Defense: Bronstein-Larsen Variation
        f1d3 45 B15 Caro-Kann Defense: Alekhine Gambit
       h7h6 8 B16 Caro-Kann Defense: Finnish Variation
        e4g5
         g8f6
          g5f7 B15 Caro-Kann Defense: Alien Gambit
       b8d7 B17 Caro-Kann Defense: Karpov Variation
        g1f3 100
         g8f6 100
          e4g3 B17 Caro-Kann Defense: Karpov Variation, Modern Variation, Kasparov Attack
        e4g5 B17 Caro-Kann Defense: Karpov Variation, Modern Variation
         d7b6
          f1c4
           e7e6
            d1e2
             g8f6 B17 Caro-Kann Defense: Karpov Variation, Smyslov Variation
              c4b3 100 B17 Caro-Kann Defense: Karpov Variation, Smyslov Variation, Main Line
         d7f6 B17 Caro-Kann Defense: Karpov Variation, Modern Variation, Ivanchuk Defense
        f1c4
         d7f6 100
          e4f6 100
           g8f6 100 B17 Caro-Kann Defense: Karpov Variation, Tiviakov-Fischer Attack
      f2f3 2 B15 Caro-Kann Defense: Rasa-Studier Gambit
       g8f6 75 D00 Blackmar-Diemer Gambit Declined: O'Kelly Defense
       e7e5 25
      f1c4 B15 Caro-Kann Defense: von Hennig Gambit
       g8f6 100
     b7b5 B15 Caro-Kann Defense: Gurgenidze Counterattack
      e4e5 100
       b5b4 100
     g7g6 B15 Caro-Kann Defense: Gurgenidze System
      g1f3 100
       d5e4 100
     g8f6 B15 Caro-Kann Defense: Campomanes Attack
      e4e5 76
       f6e4 100
      e4d5 24
       f6d5 63
        g1f3 100
         d5f6 100 B01 Scandinavian Defense: Valencian Variation, Ilundain Variation
       c6d5 37
    e4e5 14 B12 Caro-Kann Defense: Advance Variation
     c6c5 54 B12 Caro-Kann Defense: Advance Variation, Botvinnik-Carls Defense
      g1f3 100
       c5d4 100
     c8f5 46
      b1c3 45 B12 Caro-Kann Defense: Advance Variation, Van der Wiel Attack
       f5g6 44
        g1e2
         c6c5 100
          g2g4
           e7e6 100
            h2h4 100 B12 Caro-Kann Defense: Advance Variation, Van der Wiel Attack
       d8b6 28 B12 Caro-Kann Defense: Advance Variation, Van der Wiel Attack, Dreyev Defense
       c6c5 27
      g1f3 41 B12 Caro-Kann Defense: Advance Variation, Short Variation
       e7e6 100
      f1e2 15
       e7e6 57
        c2c3 100 B12 Caro-Kann Defense: Advance, Short Variation
       c6c5 43
      b2b4 B12 Caro-Kann Defense: Advance Variation, Prins Attack
       e7e6 100
      g1e2 B12 Caro-Kann Defense: Advance Variation, Bronstein Variation
       e7e6 100
      g2g4 B12 Caro-Kann Defense: Advance Variation, Bayonet Attack
       f5g6 100
      h2h4 B12 Caro-Kann Defense: Advance Variation, Tal Variation
       c6c5 100
     g8f6
      e5f6 100
       e7f6 100
      f1d3
       f6d7 100
        e5e6 B12 Caro-Kann Defense: Mieses Attack, Landau Gambit
    b1d2 4 B12 Caro-Kann Defense: Modern Variation
     e7e6 100
      g1f3 100
       c6c5 100
     d8b6 B12 Caro-Kann Defense: Edinburgh Variation
      g1f3 100
       e7e5 100
    c1e3 B12 Caro-Kann Defense: Mieses Gambit
     d5e4 100
      f2f3 100
       c8f5 100
    f2f3 B12 Caro-Kann Defense: Maróczy Variation
     d5e4 100
      f3e4 58
       e7e5 100
      f1c4 42
       e7e5 73
        f3e4 100
         e5d4 100
          g1f3 100 B12 Caro-Kann Defense: Maróczy Variation, Maróczy Gambit
       e7e6 27
    g1h3
     d5e4 92
      h3g5 100 B12 Caro-Kann Defense: Ulysses Gambit
       g8f6 100
     c8h3 8
      g2h3 100
       d5e4 100
   b8a6 B12 Caro-Kann Defense: De Bruycker Defense
    b1c3 70
     a6c7 100 B12 Caro-Kann Defense: De Bruycker Defense
      g1f3 100
       d7d5 100
    f1a6 30
     b7a6 100
      g1f3 100
       d7d5 100
   f7f5 B12 Caro-Kann Defense: Massachusetts Defense
    e4f5 100
     g8f6 100
      f1d3 100
       c6c5 100
   g8f6 B12 Caro-Kann Defense: Masi Variation
    e4e5 73
     f6g8 100
      b1c3 100
       d7d5 100
    b1c3 27
     d7d5 66
     d7d6 34 B07 Czech Defense
      g1f3 100
       b7b5 100
  b1c3 6 B10 Caro-Kann Defense
   d7d5 100 B10 Caro-Kann Defense
    g1f3 79 B10 Caro-Kann Defense: Two Knights Attack
     d5e4 100
      c3e4 100
       g8f6 100
      f3g5 B10 Caro-Kann Defense: Hector Gambit
       e7e5 100
     c8g4 B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation
      d2d4 100
       d5e4 100
      h2h3
       g4f3 100 B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation, Exchange Line
       g4h5 B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation, Retreat Line
    e4d5 15
     c6d5 51
      d2d4 100
       c8f5 100
     g8f6 49 B02 Alekhine Defense: Scandinavian Variation, Geschev Gambit
      d2d4 100
    d2d4 6
    d1f3 B10 Caro-Kann Defense: Goldman Variation
     d5d4 100
      f1c4 100
       g8f6 100
    d2d3
     d5d4 100
      c3e2 100
       c6c5 100
     d5e4
      c1e3 76
       e4d3 100
      c1g5 24 B10 Caro-Kann Defense: Scorpion-Horus Gambit
       h7h6 100
      g2g4 B10 Caro-Kann Defense: Spike Variation, Scorpion-Grob Gambit
       e4d3 100
    h2h3 B10 Caro-Kann Defense: St. Patrick's Attack
     d5d4 100
      c3e2 100
       e7e5 100
  g1f3 3
   d7d5 100
    e4d5 58
     c6d5 100
      d2d4 100
      f3e5 B10 Caro-Kann Defense: Apocalypse Attack
       b8d7 100
    e4e5 42
     c6c5 100
      f1e2 100
       b8c6 100
  c2c4 2 B10 Caro-Kann Defense: Accelerated Panov Attack
   d7d5 93 B10 Caro-Kann Defense: Accelerated Panov Attack
    e4e5 45 B10 Caro-Kann Defense: Toikkanen Gambit
     c8e6 100
      d2d4 100
       d5c4 100
    c4d5 32
     c6d5 100
      e4d5 100
       g8f6 100 B10 Caro-Kann Defense: Accelerated Panov Attack, Modern Variation
      d1b3 B10 Caro-Kann Defense: Accelerated Panov Attack, Van Weersel Attack
       d5e4 100
    e4d5 24
   e7e5 7 B10 Caro-Kann Defense: Accelerated Panov Attack, Open Variation
    g1f3 100
     d7d6 100
      b1c3 100
       f8e7 100
  d2d3 1 B10 Caro-Kann Defense: Breyer Variation
   d7d5 100
    e4e5 62
     h7h5 100
      g1f3 100
       h5h4 100
    g1f3 38 B10 Caro-Kann Defense: Endgame Offer
     d5e4 100
      d3e4 100
       d8d1 100
        e1d1 100 B10 Caro-Kann Defense: Endgame Variation
  b2b3 B10 Caro-Kann Defense: Euwe Attack
   d7d5 100
    e4e5 100
     c6c5 100
      f1e2 100
       c8f5 100
  b2b4 B10 Caro-Kann Defense: Labahn Attack
   d7d5 56
    e4e5 100
     e7e6 100
      d2d4 100
       f8b4 100
    b4b5 B10 Caro-Kann Defense: Labahn Attack, Double Gambit
     d5e4 100
      b1c3 100
       g8f6 100
   e7e5 44
    c1b2 100 B10 Caro-Kann Defense: Labahn Attack, Polish Variation
     d7d5 100
      e4d5 100
       c6d5 100
  f1c4 B10 Caro-Kann Defense: Hillbilly Attack
   d7d5 100
    e4d5 100
     c6d5 100
      c4b3 100
       e7e6 100
    d1h5
     d5c4 100
      h5e2 100
       e7e5 100
     d5e4
      c4f7 100
       e8d7 100
      c4b3 B10 Caro-Kann Defense: Hillbilly Attack, Schaeffer Gambit
       e7e6 100
  g2g4 B10 Caro-Kann Defense: Spike Variation
   d7d5 100
    e4e5 100
     c6c5 100
      h2h3 100
       b8c6 100
 b8c6 2 B00 Nimzowitsch Defense
  d2d4 77 B00 Nimzowitsch Defense
   e7e5 65 B00 Nimzowitsch Defense: Kennedy Variation
    d4e5 73
     c6e5 66
      g1f3 44 B00 Nimzowitsch Defense: Kennedy Variation, Paulsen Attack
       e5f3 100
      f2f4 30
       e5c6 100 B00 Nimzowitsch Defense: Kennedy Variation, Riemann Defense
       e5g6 B00 Nimzowitsch Defense: Kennedy Variation, Main Line
      b1c3 27 B00 Nimzowitsch Defense: Kennedy Variation, Keres Attack
       f8c5 100
     d7d6 28 B00 Nimzowitsch Defense: Kennedy Variation, de Smet Gambit
      g1f3 100
       c8e6 100
     f8c5 6 B00 Nimzowitsch Defense: Kennedy Variation, Bielefelder Gambit
      g1f3 100
       g8e7 100
     d8h4 B00 Nimzowitsch Defense: Kennedy Variation, Herford Gambit
      b1c3 100
       c6e5 100
     f7f6 B00 Nimzowitsch Defense: Kennedy Variation, Hammer Gambit
      b1c3 100
       f6e5 100
    d4d5 27 B00 Nimzowitsch Defense: Kennedy Variation, Linksspringer Variation
     c6e7 100
      b1c3 100
       d7d6 100
   e7e6 35
    d4d5 100
     e6d5 100
      e4d5 100
       c6e5 100
   a7a5 B00 Ware Defense: Snagglepuss Defense
    d4d5 100
     c6e5 100
      f2f4 100
       e5g6 100
   a7a6 B00 Nimzowitsch Defense: Woodchuck Variation
    d4d5 100
     c6e5 100
      f2f4 100
       e5g6 100
   d7d5 B00 Nimzowitsch Defense: Scandinavian Variation
    e4d5 100
     d8d5 100 B00 Nimzowitsch Defense: Scandinavian Variation, Exchange Variation
      g1f3 100
       e7e6 100
      b1c3 B00 Nimzowitsch Defense: Scandinavian Variation, Exchange Variation, Marshall Gambit
       d5d4 100
     c6b4 B00 Nimzowitsch Defense: Scandinavian Variation, Aachen Gambit
      c2c4 100
       e7e6 100
    b1c3 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation
     d5e4 97 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation
      d4d5 100 B00 Van Geet Opening: Berlin Gambit
       c6e5 100 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Nimzowitsch Gambit
       c6b8
        f2f3 100 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Richter Gambit
     e7e6 3
     a7a6 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Brandics Gambit
      e4d5 100
       c6b4 100
     e7e5 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Heinola-Deppe Gambit
      d4e5 100
       d5d4 100
     g7g6 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Erben Gambit
      e4d5 100
       c6b4 100
     g8f6 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Vehre Variation
      e4e5 100
       f6e4 100
    c1e3 B00 Nimzowitsch Defense: Hornung Gambit
     d5e4 100
      d4d5 100
       c6e5 100
    e4e5 B00 Nimzowitsch Defense: Scandinavian Variation, Advance Variation
     c8f5 100
      g1f3 100
       e7e6 100
   d7d6 B00 Nimzowitsch Defense: Mikenas Variation
    g1f3 100
     e7e5 100
      d4d5 100
       c6e7 100
   f7f6 B00 Nimzowitsch Defense: Neo-Mongoloid Defense
    d4d5 100
     c6e5 100
      b1c3 100
       e7e6 100
  g1f3 18 B00 Nimzowitsch Defense: Declined Variation
   e7e6 36 B00 Nimzowitsch Defense: Franco-Nimzowitsch Variation
    d2d4 100
     d7d5 100
      e4d5 100
       e6d5 100
   e7e5 27
   f7f5 24 B00 Nimzowitsch Defense: Colorado Countergambit
    e4f5 100 B00 Nimzowitsch Defense: Colorado Countergambit Accepted
     d7d5 100
      d2d4 100
       c8f5 100
   d7d6 13 B00 Nimzowitsch Defense: Williams Variation
    d2d4 100
   g8h6
    d2d4 100
     f7f5 100
      c1h6 100
       g7h6 100
    e4e5
     d7d6 100
      e5d6 100
       e7d6 100
     h6g4 B00 Nimzowitsch Defense: El Columpio Defense
      d2d4 100
       d7d5 100
       g4h6
        h2h3
         d7d6 100
          e5e6 62 B00 Nimzowitsch Defense: El Columpio Defense, El Columpio Gambit
          e5d6 38 B00 Nimzowitsch Defense: El Columpio Defense, Exchange Variation
      f1b5
       g4e5 100
       g4h6
        d2d4 100
         d7d6 100
          h2h3 100 B00 Nimzowitsch Defense: El Columpio Defense, Pin Variation
  b1c3 4
   e7e6 100
   g7g6 B00 Nimzowitsch Defense: Pirc Connection
    d2d4 100
     e7e5 100
      d4e5 100
       c6e5 100
  f1b5 1 B00 Nimzowitsch Defense: Pseudo-Spanish Variation
   g8f6 100
    b5c6 100
     b7c6 100
      e4e5 100
       f6d5 100
  b2b4 B00 Nimzowitsch Defense: Wheeler Gambit
   c6b4 100
    b1c3 100
     e7e6 100
      d2d4 100
       c7c5 100
 a7a5 B00 Ware Defense
  d2d4 100
   e7e6 100
    c2c4 100
     d7d5 100
      e4d5 100
       e6d5 100
 a7a6 B00 St. George Defense
  d2d4 100
   e7e6 100
 b7b6 B00 Owen Defense
  d2d4 58
   c8b7 63
    b1c3 100
     e7e6 100
      g1f3 100
       c7c5 100
    c1g5 B00 Owen Defense: Naselwaus Gambit
     b7e4 100
      b1c3 100
       e4g6 100
   e7e6 37
    g1f3 100
     c7c5 100
      d4d5 100
       g8f6 100
   c8a6 B00 Owen Defense: Guatemala Defense
    f1a6 100
     b8a6 100
      g1f3 100
       c7c5 100
   e7e5
    d4e5 100
     f8c5 100
      g1f3 100
       g8e7 100
    f2f3
     e5d4 100
      g1e2 100
       c7c5 100
     c8b7 B00 Owen Defense: Wind Gambit
      c2c3 100
       f8d6 100
   f7f5
    e4f5 100
     g8f6 100
      g1f3 100
       c7c5 100
    d1h5
     g7g6 100
      h5h4 100
       f5e4 100
      f1d3
       g6h5 100
       c8b7
        e4f5
         b7g2 B00 Owen Defense: Matovinsky Gambit
  g1f3 42
   c8b7 100
    b1c3 100
     c7c5 100
      f1c4 100
       e7e6 100
    d2d4 B00 Owen Defense: Smith Gambit
     b7e4 100
      f1e2 100
       e7e6 100
     b6b5
      f1d3 100
       e7e6 100
      f1e2
       b7e4 63
       a7a6 37
        e2d3
         e7e6 100 B00 St. George Defense: Polish Variation
          e1g1 100
           c7c5 100
            c2c3 100
             g8f6 100 C00 French Defense: St. George Defense, Traditional Line
 b8a6 B00 Lemming Defense
  g1f3 78
   e7e6 79
    f1a6 100
     b7a6 100
      d2d3 100
       g8f6 100
   g8h6 21 A04 Zukertort Opening: Drunken Cavalry Variation
    b1c3 100
     e7e6 100
      d2d4 100
       f8e7 100
  d2d4 22
   e7e6 100
    g1f3 100
     d7d5 100
      e4d5 100
       e6d5 100
 d7d6 B00 Pirc Defense
  d2d4 100 B00 Pirc Defense
   g8f6 83 B00 Pirc Defense
    b1c3 100
     g7g6 84 B07 Pirc Defense
      f1e2 46
       f8g7 79
        h2h4 100 B07 Pirc Defense: Bayonet Attack
        g2g4 B07 Pirc Defense: Chinese Variation
       d6d5 21
      g1f3 28 B08 Pirc Defense: Classical Variation
       f8g7 89 B08 Pirc Defense: Classical Variation
        f1e2 78 B08 Pirc Defense: Classical Variation, Quiet System
         c7c6 76
          e1g1 100
           e8g8 100 B08 Pirc Defense: Classical Variation, Quiet System, Czech Defense
         b8c6 14
          e1g1 100
           e8g8 100 B08 Pirc Defense: Classical Variation, Quiet System, Chigorin Line
         c8g4 10
          e1g1 100
           e8g8 100 B08 Pirc Defense: Classical Variation, Quiet System, Parma Defense
        h2h3 22 B08 Pirc Defense: Classical Variation, Schlechter Variation
       a7a6 11
      c1e3 17
       c7c6 52
        d1d2 64 B07 Pirc Defense: 150 Attack
         c8g4 100 B07 Pirc Defense: 150 Attack, Inner Doll Defense
        h2h3 36 B07 Pirc Defense: 150 Attack, Sveshnikov-Jansa Attack
       f8g7 48
      f1c4 8 B07 Pirc Defense: Kholmov System
       c7c6 100
      c1g5 B07 Pirc Defense: Byrne Variation
       f8g7 100
      f2f4 B09 Pirc Defense: Austrian Attack
       f8g7 100
        g1f3 100
         e8g8 100 B09 Pirc Defense: Austrian Attack
          e4e5 78 B09 Pirc Defense: Austrian Attack, Unzicker Attack
          f1d3 22 B09 Pirc Defense: Austrian Attack, Weiss Variation
          c1e3 B09 Pirc Defense: Austrian Attack, Kurajica Variation
          h2h4
           f6d7
            e4e5 B09 Pirc Defense: Austrian Attack, Unzicker Attack, Bronstein Variation
        f1c4 B09 Pirc Defense: Austrian Attack, Ljubojevic Variation
       c7c5
        g1f3
         f8g7 B09 Pirc Defense: Austrian Attack, Dragon Formation
      g2g3 B07 Pirc Defense: Sveshnikov System
       f8g7 100
     b8c6 16
      g1f3 100
       e7e5 100
    e4e5
     d6e5 100
      g1f3 100
       e5d4 100
     f6d5 B03 Alekhine Defense
      c2c4 97 B03 Alekhine Defense
       d5b6 100
        f2f4 82 B03 Alekhine Defense: Four Pawns Attack
         c8f5 42 B03 Alekhine Defense: Four Pawns Attack, Trifunovic Variation
         g7g5 38 B03 Alekhine Defense: Four Pawns Attack, Cambridge Gambit
         d6e5 15
          f4e5 100
           b8c6 100
            g1f3 100
             c8g4 100
              e5e6 100
               f7e6 100
                c4c5 B03 Alekhine Defense: Four Pawns Attack, Ilyin-Zhenevsky Variation
          c1e3
           b8c6
            f4e5 100 B03 Alekhine Defense: Four Pawns Attack, Main Line
         g7g6 6 B03 Alekhine Defense: Four Pawns Attack, Fianchetto Variation
        e5d6 18 B03 Alekhine Defense: Exchange Variation
         c7d6 100
          b1c3 100
           g7g6
            c1e3
             f8g7 100
              a1c1 100
               e8g8 100
                b2b3 B03 Alekhine Defense: Exchange Variation, Voronezh Variation
        c4c5 B03 Alekhine Defense: Hunt Variation
      f1c4 3 B03 Alekhine Defense: Balogh Variation
       d5b6 100
    f2f3 B00 Lion Defense: Lion's Jaw
     a7a6 100
      c1e3 100
       b8d7 100
    g1f3 B00 Pirc Defense: Roscher Gambit
     f6e4 100
      f1d3 100
       c8f5 100
     f6d5
      e4d5 100
       c7c6 100
      e4e5 B04 Alekhine Defense: Modern Variation
       d6e5 56 B04 Alekhine Defense: Modern Variation, Larsen Variation
       c8g4 28 B05 Alekhine Defense: Modern Variation, Main Line
        f1e2 59
         c7c6 100 B05 Alekhine Defense: Modern Variation, Flohr Variation
        c2c4 41 B05 Alekhine Defense: Modern Variation, Alekhine Variation
         d5b6 100
          f1e2 100 B03 Alekhine Defense: Modern Variation, Alekhine Gambit
          d4d5 B05 Alekhine Defense: Modern Variation, Vitolins Attack
        h2h3 B05 Alekhine Defense: Modern Variation, Panov Variation
       b8c6 16 B04 Alekhine Defense: Modern Variation, Larsen-Haakert Variation
       d5b6 B04 Alekhine Defense: Modern Variation, Schmid Variation
        f1c4
         g7g6
          a2a4
           f8g7
            c4b3 100 B04 Alekhine Defense: Modern Variation, Keres Variation
       g7g6 B04 Alekhine Defense: Modern Variation, Alburt Variation
     g7g6
      b1c3 94
      f1d3 6
       f8g7 100
   b8d7 10 B00 Rat Defense: Antal Defense
    b1c3 100
     g8f6 85
      f2f4 48 B07 Lion Defense: Anti-Philidor
       e7e5 100 B07 Lion Defense: Anti-Philidor, Lion's Cave
        f1c4 100
         e5d4 100
          d1d4 100
           d6d5 100
            g1f3
             c7c6 B07 Lion Defense: Anti-Philidor, Lion's Cave, Lion Claw Gambit
      g1f3 40
       c7c5 100
      g2g4 11 B07 Lion Defense: Bayonet Attack
       c7c5 100
     c7c5 15
      d4d5 100
       g8f6 100
   e7e5 6 B07 King's Pawn Game: Maróczy Defense
    d4e5 63
     b8c6 100
     c8d7 C20 King's Pawn Game: Philidor Gambit
      f1c4 100
       b8c6 100
    f1c4 37
     e5d4 100
      g1f3 100
   c7c6 1
    b1c3 57
     g7g6 80 B06 Rat Defense: Accelerated Gurgenidze
      g1f3 100
       g8f6 100
     f7f5 20
      e4f5 100
       c8f5 100
    f1d3 43
     e7e5 100
      g1f3 100
       c8e6 100
  f2f4 B00 Rat Defense: Harmonist
   e7e5 100
    d2d3 100
     b8c6 100
      g1f3 100
       g8f6 100
   d6d5
    e4d5 100
     g8f6 100 B00 Rat Defense: Fuller Gambit
      g1f3 100
       h7h5 100
  g2g4 B00 Rat Defense: Spike Attack
   g8f6 100
    f2f3 100
     e7e5 100
      g1e2 100
       f8e7 100
  h2h4 B00 Rat Defense: Petruccioli Attack
   g8f6 100
    b1c3 100
     c7c5 100
      g1f3 100
       b8c6 100
 f7f5 B00 Duras Gambit
  e4f5 100
   g8f6 100
    g2g4 100
     h7h6 100
      d2d4 100
       e7e6 100
  f2f4 A02 Bird Opening: Wagner-Zwitersch Gambit
   f5e4 100
    b1c3 52
     g8f6 74
      d2d3 78
       e4d3 100
      g2g4 22 A02 Bird Opening: Swiss Gambit
       h7h6 100
     b8c6 26
      d2d3 100
       e4d3 100
    d2d3 48
     g8f6 100
      b1c3 100
 f7f6 B00 Barnes Defense
  d2d4 100
   e7e5 54
    f1c4 100
     e5d4 100
      c2c3 100
       b7b5 100
   e8f7 46 B00 Fried Fox Defense
    f1c4 100
     e7e6 100
      d4d5 100
       f8d6 100
 g7g5 B00 Borg Defense
  d2d4 68
   f8g7 58 B00 Borg Defense: Borg Gambit
    c1g5 100
     c7c5 100
      c2c3 100
       d8b6 100
   e7e6 42
    h2h4 100
     g5g4 100
      d1g4 100
       c7c5 100
   g5g4
    b1c3 100
     b8c6 100
      d4d5 100
       c6e5 100
    h2h4
     c7c6 100
      c2c4 100
       d7d5 100
     h7h6 B00 Borg Defense: Troon Gambit
      b1c3 100
       f8g7 100
  b1c3 32
   e7e6 100
    d2d4 100
     d7d5 100
      h2h4 100
       g5g4 100
 g7g6 B06 Modern Defense
  d2d4 100
   f8g7 98 B06 Modern Defense
    b1c3 58 B06 Modern Defense: Standard Line
     c7c5 56 B06 Modern Defense: Modern Pterodactyl
      d4c5 63 B06 Pterodactyl Defense: Eastern, Rhamphorhynchus
       g7c3 78
        b2c3 100
         d8a5 100 B06 Pterodactyl Defense: Eastern, Pteranodon
       d8a5 22 B06 Pterodactyl Defense: Eastern, Pterodactyl
      d4d5 21 B06 Pterodactyl Defense: Eastern, Benoni
       g7c3 68
        b2c3 100
         d8a5 100 B06 Pterodactyl Defense: Eastern, Benoni Pteranodon
       d8a5 32 B06 Pterodactyl Defense: Eastern, Benoni Pterodactyl
      c1e3 16 B06 Pterodactyl Defense: Eastern, Anhanguera
       c5d4 100
     d7d5 29 B06 Modern Defense: Lizard Defense, Mittenberger Gambit
      e4d5 100
       g8f6 100
      f2f4
       d5e4 100
       c7c6
        e4e5 100
         h7h5 100 B06 Modern Defense: Gurgenidze Defense
     d7d6 15 B06 Modern Defense: Standard Defense
      g1f3 77 B06 Modern Defense: Two Knights Variation
       c7c6 78 B06 Modern Defense: Two Knights Variation, Suttles Variation
        c1g5 100
         d8b6 100
          d1d2 100
           b6b2 100 B06 Modern Defense: Two Knights Variation, Suttles Variation, Tal Gambit
       g8f6 22
      f1c4 16
       c7c6 100
        d1e2 B06 Modern Defense: Anti-Modern
      f2f4 7 B06 Modern Defense: Pseudo-Austrian Attack
       g8f6 100
     b7b6 B06 Modern Defense: Mongredien Defense, with Nc3
      g1f3 100
       c8b7 100
    g1f3 33
     d7d6 76
      c2c3 56 B07 Modern Defense: Geller's System
       a7a6 50
        f1d3 100
         b7b5
          e1g1 100
           c8b7 100 B00 St. George Defense: San Jorge Variation
       g8f6 50
      b1c3 44
     c7c5 15
     b7b6 10 B06 Modern Defense: Mongredien Defense, with Nf3
      b1c3 100
    c2c4 6
     c7c5 100
      d4d5 100
       d8a5 71 A40 Pterodactyl Defense: Central, Benoni Pterodactyl
       d7d6 29
    f1d3 3 B06 Modern Defense: Wind Gambit
     g7d4 100
      g1f3 100
       d4g7 100
    c1d2 B06 Modern Defense: Westermann Gambit
     c7c5 100
      d2c3 100
       c5d4 100
    f1c4 B06 Modern Defense: Bishop Attack
     e7e6 72
      b1c3 100
       g8e7 100
      d1f3
       g7d4 100 B06 Modern Defense: Bishop Attack, Monkey's Bum
     b7b5 28 B06 Modern Defense: Bishop Attack, Bücker Gambit
      c4b5 100
       c7c5 100
    f2f4 B06 Modern Defense: Three Pawns Attack
     c7c5 61
      d4c5 48
       d8a5 100
      c2c3 26
       c5d4 100
       d8a5 B06 Pterodactyl Defense: Austrian, Pteranodon
      g1f3 26
       c5d4 100
       d8a5 B06 Pterodactyl Defense: Austrian, Austriadactylus Western
     d7d5 39
      e4e5 100
       c7c5 100
    g2g3
     d7d5 64
      e4d5 100
       g8f6 100
     c7c5 36
      d4c5 100
       d8a5 100 B06 Pterodactyl Defense: Fianchetto, Rhamphorhynchus
   c7c6 2
    g1f3 100
     d7d5 100
      e4e5 100
       c6c5 100
 g8f6 B02 Alekhine Defense
  e4e5 100
   f6d5 81 B02 Alekhine Defense: Normal Variation
    d2d4 92 B03 Alekhine Defense
     d7d6 92
     e7e6 8
      c2c4 100
       d5b6 100
     b7b5 B03 Alekhine Defense: O'Sullivan Gambit
      f1b5 100
       c7c6 100
    b1c3 8 B02 Alekhine Defense: Sämisch Attack
     d5c3 100
      d2c3 100
       d7d5 100
    b1a3 B02 Alekhine Defense: Buckley Attack
     e7e6 100
      c2c4 100
       d5b4 100
    b2b3 B02 Alekhine Defense: Welling Variation
     d7d6 100
      d2d4 100
       d6e5 100
    f1c4
     d5b6 100
      c4b3 75
       a7a5 100
      d2d3 25
       b6c4 100
       c7c5
        c4b3 100 B02 Alekhine Defense: Kmoch Variation
   f6g8 19 B02 Alekhine Defense: Brooklyn Variation
    d2d4 100
     d7d6 100
      g1f3 100
       d6e5 100
     f7f5 B02 Alekhine Defense: Brooklyn Variation, Everglades Variation
      f1e2 100
       e7e6 100
   f6e4 B02 Alekhine Defense: Mokele Mbembe
    d2d3 71
     e4c5 100
      d3d4 100
       c5a6 100
    d2d4 29
     f7f6 100 B02 Alekhine Defense: Mokele Mbembe, Modern Line
      f2f3 100
       e4g5 100
  b1c3
   d7d5 88 B02 Alekhine Defense: Scandinavian Variation
    e4d5 51
     f6d5 100
      c3d5 100
       d8d5 100
    e4e5 49
     f6d7 83
      e5e6 85 B02 Alekhine Defense: Spielmann Gambit
       f7e6 100
      d2d4 15
       c7c5 100
     d5d4 17
      e5f6 100
       d4c3 100
    d2d3
     d5d4 100
      c3e2 100
       e7e5 100
     d5e4
      c1g5 63 B02 Alekhine Defense: Scandinavian Variation, Myers Gambit
       e4d3 100
      c1e3 37
       e4d3 100
   e7e5 12
  d2d3 B02 Alekhine Defense: Maróczy Variation
   e7e5 100
  f1c4 B02 Alekhine Defense: Krejcik Variation
   f6e4 100
    d2d3 100
     e4f6 100
      g1f3 100
       d7d5 100
    c4f7 B02 Alekhine Defense: Krejcik Variation, Krejcik Gambit
     e8f7 100
      d1h5 100
       f7g8 100
 g8h6 B00 Hippopotamus Defense
  d2d4 100
   e7e6 100
    c2c4 100
     d7d5 100
      e4d5 100
       e6d5 100
  c2c4
   e7e5 100
    g1f3 100
     b8c6 100
      d2d4 100
       e5d4 100
   f7f6
    d2d4 100
     h6f7 100
      b1c3 100
       e7e5 100
     g7g6 B00 Hippopotamus Defense
      g1f3 100
       c7c5 100
 h7h5 B00 Goldsmith Defense
  d2d4 100
   e7e6 100
    c2c4 100
     c7c5 100
      d4d5 100
       d7d6 100
 h7h6 B00 Carr Defense
  d2d4 100
   e7e6 100
    c2c4 100
     c7c5 100
      d4d5 100
       d7d6 100
d2d4 33 A40 Queen's Pawn Game
 d7d5 58 D00 Queen's Pawn Game
  c2c4 85 D06 Queen's Gambit
   e7e6 92 D30 Queen's Gambit Declined
    b1c3 93 D31 Queen's Gambit Declined: Queen's Knight Variation
     g8f6 96 D35 Queen's Gambit Declined: Normal Defense
      c1g5 48 D50 Queen's Gambit Declined: Modern Variation
       f8e7 63 D53 Queen's Gambit Declined
        e2e3 74
         e8g8 100
          g1f3 100 D55 Queen's Gambit Declined: Modern Variation, Normal Line
           b7b6
            f1d3 100
             c8b7 100
              c4d5 100
               e6d5 100
                f3e5 100 D55 Queen's Gambit Declined: Pillsbury Attack
            g5h4
             h7h6 D58 Queen's Gambit Declined: Tartakower Defense
              c4d5 100
               e6d5 73 D58 Queen's Gambit Declined: Tartakower Defense, Exchange Variation
               f6d5 27 D59 Queen's Gambit Declined: Tartakower Defense, Makogonov Exchange Variation
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
                d1c2 100 D56 Queen's Gambit Declined: Lasker Defense, Teichmann Variation
              c4d5
               e4c3 100
                h4e7 100
                 d8e7 100
                  b2c3 100 D57 Queen's Gambit Declined: Lasker Defense, Main Line
                   e6d5 100
                    d1b3 100
                     e7d6 56 D57 Queen's Gambit Declined: Lasker Defense, Bernstein Variation
                     c8e6 44
                      c3c4 100
                       f8d8 D57 Queen's Gambit Declined: Lasker Defense, Bernstein Variation, Mar del Plata Gambit
           h7h6 D55 Queen's Gambit Declined: Neo-Orthodox Variation
            g5f6 71 D55 Queen's Gambit Declined: Anti-Tartakower Variation
            g5h4 29 D55 Queen's Gambit Declined: Neo-Orthodox Variation, Main Line
             b7b6 100
         f6e4 D53 Queen's Gambit Declined: Lasker Defense
        g5f6 18 D53 Queen's Gambit Declined: Modern Variation, Heral Variation
        a1c1 8
         e8g8 100
          e2e3 100 D54 Queen's Gambit Declined: Neo-Orthodox Variation
           a7a6 83
            g1f3 100
             b8d7 100 D63 Queen's Gambit Declined: Orthodox Defense, Henneberger Variation
              d1c2 55
               c7c6 100 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
                c4d5 73 D65 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
                a2a3 27 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
              c4d5 45 D63 Queen's Gambit Declined: Orthodox Defense, Swiss, Carlsbad Variation
           c7c6 17
            g1f3 100
             b8d7 100 D63 Queen's Gambit Declined: Orthodox Defense, Main Line
              f1d3 94 D66 Queen's Gambit Declined: Orthodox Defense, Bd3 Line
               d5c4 100
                d3c4 100
                 b7b5 73 D66 Queen's Gambit Declined: Orthodox Defense, Fianchetto Variation
                 h7h6 27
                  g5f6 100
                   e7f6 100
                    e1g1 100 D55 Queen's Gambit Declined: Anti-Tartakower Variation, Petrosian Variation
                 f6d5 D67 Queen's Gambit Declined: Orthodox Defense, Capablanca System
                  g5e7 100
                   d8e7 100 D67 Queen's Gambit Declined: Orthodox Defense, Bd3 Line
                    e1g1 94 D67 Queen's Gambit Declined: Orthodox Defense, Main Line
                     d5c3 100
                      c1c3 100
                       e6e5 100 D68 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                        d1c2 100 D68 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                        d1b1 D68 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                        f3e5
                         d7e5 100
                          d4e5 100
                           e7e5 100 D69 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                    c3e4 6 D67 Queen's Gambit Declined: Orthodox Defense, Alekhine Variation
                  h2h4 D67 Queen's Gambit Declined: Orthodox Defense, Janowski Variation
              d1c2 6 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
               a7a6 100
               f6e4 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
        d1c2
         e8g8 100
          g1f3 100 D37 Queen's Gambit Declined: Miles Variation
       b8d7 34 D51 Queen's Gambit Declined: Modern Variation, Knight Defense
        e2e3 97 D51 Queen's Gambit Declined: Modern Variation, Knight Defense
         f8e7 64
          g1f3 100
           e8g8 100 D60 Queen's Gambit Declined: Orthodox Defense
            a1c1 78 D63 Queen's Gambit Declined: Orthodox Defense, Main Line
             c7c6 51
             b7b6 30
              c4d5 100
               e6d5 100
                f1b5 54 D63 Queen's Gambit Declined: Orthodox Defense, Capablanca Variation
                f1d3 46 D63 Queen's Gambit Declined: Orthodox Defense, Pillsbury Variation
             a7a6 19
            d1c2 17 D61 Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation
             c7c5 100
              c4d5 100 D62 Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation, Flohr Line
            f1d3 5 D60 Queen's Gambit Declined: Orthodox Defense, Botvinnik Variation
            d1b3 D60 Queen's Gambit Declined: Orthodox Defense, Rauzer Variation
         f8b4 23 D51 Queen's Gambit Declined: Manhattan Variation
          g1f3 100
           c7c5 D38 Queen's Gambit Declined: Westphalian Variation
         c7c6 13 D51 Queen's Gambit Declined: Modern Variation, Knight Defense
          g1f3 95 D52 Queen's Gambit Declined
           d8a5 100 D52 Queen's Gambit Declined: Cambridge Springs Defense
            g5f6 67 D52 Queen's Gambit Declined: Cambridge Springs Defense, Capablanca Variation
            d1c2 33
             f8b4 100
              f3d2 D52 Queen's Gambit Declined: Cambridge Springs Defense, Bogoljubow Variation
               e8g8 100
                g5h4 100 D52 Queen's Gambit Declined: Cambridge Springs Defense, Argentine Variation
            c4d5 D52 Queen's Gambit Declined: Cambridge Springs Defense
             f6d5 100 D52 Queen's Gambit Declined: Cambridge Springs Defense, Yugoslav Variation
            f3d2
             d5c4 D52 Queen's Gambit Declined: Cambridge Springs Defense, Rubinstein Variation
          a2a3 5 D51 Queen's Gambit Declined: Capablanca Variation, Anti-Cambridge Springs Variation
        g1f3 3
         c7c6 100
          e2e4 100 D51 Queen's Gambit Declined: Alekhine Variation
        a1c1
         c7c6 100
          g1f3 100
           d8a5
            g5d2 100 D51 Queen's Gambit Declined: Rochlin Variation
       c7c5 2 D50 Queen's Gambit Declined: Been-Koomen Variation
        c4d5 100 D50 Queen's Gambit Declined: Pseudo-Tarrasch Variation
         d8b6 D50 Queen's Gambit Declined: Pseudo-Tarrasch Variation, Canal Variation
      g1f3 44 D37 Queen's Gambit Declined: Three Knights Variation
       c7c5 76 D40 Queen's Gambit Declined: Semi-Tarrasch Defense
        e2e3 51
         b8c6 100 D32 Tarrasch Defense: Symmetrical Variation
          f1d3 100
           f8d6 100
            e1g1 100
             e8g8 100 D40 Queen's Gambit Declined: Semi-Tarrasch Defense, Symmetrical Variation
        c4d5 49 D41 Queen's Gambit Declined: Semi-Tarrasch Defense
         f6d5 100
          e2e4 100 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, Exchange Variation
           d5c3 100
            b2c3 100
             c5d4 100
              c3d4 100
               f8b4 100
                c1d2 100
                 b4d2 59
                  d1d2 100
                   e8g8 100
                    f1b5 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, Kmoch Variation
                 d8a5 41 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, San Sebastian Variation
          e2e3 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, Pillsbury Variation
           b8c6 100
            f1d3 100 D42 Queen's Gambit Declined: Semi-Tarrasch Defense, Main Line
        c1g5 D40 Queen's Gambit Declined: Semi-Tarrasch Defense, Pillsbury Variation
         c5d4 100
          d1d4 100 D50 Queen's Gambit Declined: Pseudo-Tarrasch Variation, Primitive Pillsbury Variation
        g2g3
         b8c6 100 D41 Queen's Gambit Declined: Semi-Tarrasch Defense
          c4d5 100
           e6d5 100 D33 Tarrasch Defense: Prague Variation
            f1g2 100
             f8e7 87 D34 Tarrasch Defense: Prague Variation, Main Line
              e1g1 100
               e8g8 100 D34 Tarrasch Defense: Classical Variation
                c1g5 88 D34 Tarrasch Defense: Classical Variation, Carlsbad Variation
                 c5d4 49
                  f3d4 100
                   h7h6 51
                    g5e3 100
                     c8g4 100 D34 Tarrasch Defense: Classical Variation, Spassky Variation
                   f8e8 49 D34 Tarrasch Defense: Classical Variation, Petursson Variation
                    a1c1 50
                     h7h6 100
                      g5e3 100
                       c8e6 100 D34 Tarrasch Defense: Classical Variation, Chandler Variation
                    g5e3 50
                     h7h6 D34 Tarrasch Defense: Classical Variation, Main Line
                 c5c4 30 D34 Tarrasch Defense: Classical Variation, Advance Variation
                  a1c1 100
                   c8e6 100 D34 Tarrasch Defense: Classical Variation, Bogoljubow Variation
                 c8e6 21 D34 Tarrasch Defense: Classical Variation, Endgame Variation
                  a1c1 100
                   b7b6 100 D34 Queen's Gambit Declined: Tarrasch Defense, Stoltz Variation
                d4c5 12
                 d5d4 65 D34 Tarrasch Defense: Classical Variation, Classical Tarrasch Gambit
                 e7c5 35
                  c3a4 D34 Tarrasch Defense: Classical Variation, Réti Variation
             c5d4 10
              f3d4 100
               f8c5 100 D33 Tarrasch Defense: Dubov Tarrasch
             c8g4 3 D33 Tarrasch Defense: Wagner Variation
       f8b4 20 D38 Queen's Gambit Declined: Ragozin Defense
        e2e3 94
         e8g8 100 E51 Nimzo-Indian Defense: Normal Variation, Ragozin Variation
          f1d3 98
           c7c5 73 E53 Nimzo-Indian Defense: Normal Variation, Gligoric System
            e1g1 100
             b8c6 88 E56 Nimzo-Indian Defense: Normal Variation, Gligoric System, Bernstein Defense
              a2a3 74
               b4c3 100
                b2c3 100 E58 Nimzo-Indian Defense: Normal Variation, Bernstein Defense, Exchange Line
              d1e2 26
               d8e7
                d4c5 100
                 b4c5 100
                  e3e4 D40 Queen's Gambit Declined: Semi-Tarrasch Defense, Levenfish Variation
             b7b6 12 E53 Nimzo-Indian Defense: Normal Variation, Gligoric System, Keres Variation
             b8d7 E53 Nimzo-Indian Defense: Normal Variation, Gligoric System
             d5c4
              d3c4 100 E54 Nimzo-Indian Defense: Normal Variation, Gligoric System, Exchange Variation
               b4c3 53
                a2a3
                 b8c6
                  b2c3 100 E59 Nimzo-Indian Defense: Normal Variation, Bernstein Defense
                   d8c7 100
                    d1c2 100 E59 Nimzo-Indian Defense: Normal Variation, Bernstein Defense
               b8d7 37 E55 Nimzo-Indian Defense: Normal Variation, Gligoric System, Bronstein Variation
               d8e7 10 E54 Nimzo-Indian Defense: Normal Variation, Gligoric System, Smyslov Variation
           b8c6 16
            e1g1 100 E48 Nimzo-Indian Defense: Ragozin Defense
             d5c4 100 E51 Nimzo-Indian Defense: Ragozin Variation
           b7b6 12 E52 Nimzo-Indian Defense: Normal Variation, Schlechter Defense
            e1g1 100
             c8b7 100 E52 Nimzo-Indian Defense: Normal Variation, Schlechter Defense
          d1c2 2
           c7c5 100 E38 Nimzo-Indian Defense: Classical Variation, Berlin Variation
          a2a3 E51 Nimzo-Indian Defense: Normal Variation, Sämisch Deferred
        c1g5 6
         d5c4 D39 Queen's Gambit Declined: Ragozin Defense, Vienna Variation
        d1a4 D38 Queen's Gambit Declined: Ragozin Defense, Alekhine Variation
       b8c6 4
       b8d7 D37 Queen's Gambit Declined: Barmen Variation
        c4d5 100
         e6d5 100
          c1f4 100 D35 Queen's Gambit Declined: Exchange Variation, Sämisch Variation
       c7c6 D43 Semi-Slav Defense
        e2e3 76 D45 Semi-Slav Defense: Main Line
         b8d7 100 D45 Semi-Slav Defense: Normal Variation
          f1d3 84 D46 Semi-Slav Defense: Main Line
           d5c4 48
            d3c4 100 D47 Semi-Slav Defense: Semi-Meran Variation
             b7b5 100 D47 Semi-Slav Defense: Meran Variation
              c4d3 100
               c8b7 52 D47 Semi-Slav Defense: Meran Variation, Wade Variation
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
               a7a6 38 D48 Semi-Slav Defense: Meran Variation
                e3e4 100
                 b5b4 D48 Semi-Slav Defense: Meran Variation, Pirc Variation
               b5b4 10 D47 Semi-Slav Defense: Meran Variation, Lundin Variation
              d1c2
               f8d6
                e1g1
                 e8g8
                  c4d3 100 D46 Semi-Slav Defense: Chigorin Defense
           f8d6 41 D46 Semi-Slav Defense: Chigorin Defense
            b2b3 79
             e8g8 100
              c1b2 100 D46 Semi-Slav Defense: Chigorin Defense
            d1c2 21 D46 Semi-Slav Defense: Chigorin Defense
           f8e7 9 D46 Semi-Slav Defense: Bogoljubow Variation
           f8b4 3 D46 Semi-Slav Defense: Romih Variation
          d1c2 11 D45 Semi-Slav Defense: Stoltz Variation
           f8d6 100
            b2b3 47 D45 Semi-Slav Defense: Stoltz Variation
             e8g8 100
              c1b2 100 D45 Semi-Slav Defense: Stoltz Variation
               d8e7
                f1d3 100 D46 Semi-Slav Defense: Chigorin Defense
               f8e8
                f1d3 100 D46 Semi-Slav Defense: Chigorin Defense
            g2g4 28 D45 Semi-Slav Defense: Stoltz Variation, Shabalov Attack
            e3e4 25 D45 Semi-Slav Defense: Stoltz Variation, Center Variation
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
          f1e2 5
           f8d6 100
            b2b3 100
             e8g8 100
              c1b2 100 D45 Semi-Slav Defense: Normal Variation
          b2b3
           f8d6 100
            c1b2 100
             e8g8 100 D45 Semi-Slav Defense: Normal Variation
          f3e5 D45 Semi-Slav Defense: Rubinstein System
         a7a6 D45 Semi-Slav Defense: Accelerated Meran Variation
         f6e4
          f1d3 100
           f7f5 100 D45 Semi-Slav Defense: Stonewall Defense
        c1g5 24
         d5c4 100 D44 Semi-Slav Defense Accepted
          e2e4 100 D44 Semi-Slav Defense: Botvinnik Variation
           b7b5 100
            e4e5 100
             h7h6 100
              g5h4 100
               g7g5 100
                e5f6 51
                 g5h4 100
                  f3e5 100 D44 Semi-Slav Defense: Botvinnik Variation, Ekstrom Variation
                f3g5 49 D44 Semi-Slav Defense: Botvinnik Variation
                 h6g5 100
                  h4g5 100
                   b8d7 100
                    d1f3 100 D44 Semi-Slav Defense: Botvinnik Variation, Szabo Variation
                    g2g3 D44 Semi-Slav Defense: Botvinnik Variation, Lilienthal Variation
                 f6d5 D44 Semi-Slav Defense: Botvinnik Variation, Alatortsev System
         h7h6
          g5f6 100
           d8f6 100
            d1b3 D43 Queen's Gambit Declined: Hastings Variation
          g5h4 D43 Semi-Slav Defense: Anti-Moscow Gambit
       d5c4 D37 Queen's Gambit Declined: Three Knights, Vienna Variation
        e2e4 83 D24 Queen's Gambit Accepted
         c7c5 100
          d4d5
           e6d5 100
            e4e5 100 D24 Queen's Gambit Accepted: Gunsberg Defense, Prianishenmo Gambit
           a7a6
            f1e2
             b7b5 100
              e2c4
               b8d7
                c4d3 D48 Semi-Slav Defense: Meran Variation, Reynolds' Variation
        e2e3 17 D37 Queen's Gambit Declined: Vienna Variation, Quiet Variation
        c1g5
         h7h6
          a1c1
           f8e7
            g5h4
             e8g8 100 D31 Queen's Gambit Declined: Uhlmann Variation
          g5h4
           b8d7 100 D37 Queen's Gambit Declined: Knight Defense, Alekhine Gambit
      c1f4 5 D35 Queen's Gambit Declined: Harrwitz Attack
       f8e7 100
        g1f3 100 D37 Queen's Gambit Declined: Harrwitz Attack
         c7c5 93
          e2e3 100
           e8g8 100
            d4c5 100
             e7c5 D37 Queen's Gambit Declined: Harrwitz Attack, Main Line
              d1c2 100
               b8c6 100
                a1d1 100
                 d8a5 100
                  a2a3 100 D37 Queen's Gambit Declined: Harrwitz Attack
                e1c1
                 d8a5
                  a2a3 100 D37 Queen's Gambit Declined: Harrwitz Attack
         c7c6 7
          e2e3 100
           e8g8 100 D37 Queen's Gambit Declined: Harrwitz Attack, Orthodox Defense
         b7b6
          e2e3 100
           e8g8 100 D37 Queen's Gambit Declined: Harrwitz Attack, Fianchetto Defense
         b8d7
          e2e3 100
           e8g8 100 D37 Queen's Gambit Declined: Harrwitz Attack, Two Knights Defense
            c4c5 100 D37 Queen's Gambit Declined: Harrwitz Attack, Two Knights Defense, Blockade Line
      c4d5 2 D35 Queen's Gambit Declined: Exchange Variation
       e6d5 100
        c1g5 100 D35 Queen's Gambit Declined: Exchange Variation, Positional Variation
         c7c6 100 D35 Queen's Gambit Declined: Exchange Variation, Positional Variation
          d1c2 D36 Queen's Gambit Declined: Exchange Variation, Reshevsky Variation
      e2e3 1
       f8e7 100
      d1c2
       f8b4 74 E34 Nimzo-Indian Defense: Classical Variation, Noa Variation
        a2a3 61 E36 Nimzo-Indian Defense: Classical Variation, Noa Variation
         b4c3 100
          c2c3 100
           f6e4 52 E36 Nimzo-Indian Defense: Classical Variation, Noa Variation, Main Line
            c3c2 100 E37 Nimzo-Indian Defense: Classical Variation, Noa Variation
             c7c5 E37 Nimzo-Indian Defense: Classical Variation, Modern Variation
             e6e5
              e2e3 100
               b8c6 E37 Nimzo-Indian Defense: Classical Variation, Noa Variation, San Remo Variation
           c7c5 33 E36 Nimzo-Indian Defense: Classical Variation, Romanishin Gambit
           b8c6 15 E36 Nimzo-Indian Defense: Classical Variation, Noa Variation, Botvinnik Variation
        c4d5 39
         e6d5 100 E35 Nimzo-Indian Defense: Classical Variation, Noa Variation
         d8d5
          g1f3 100
           d5f5 100
            c2d1
             e6e5 E34 Nimzo-Indian Defense: Classical Variation, Belyavsky Gambit
       d5c4 26
     c7c5 2 D32 Tarrasch Defense
      c4d5 100
       e6d5 86 D32 Queen's Gambit Declined: Tarrasch Defense
        g1f3 100 D32 Tarrasch Defense: Two Knights Variation
         b8c6 100
          g2g3 D33 Tarrasch Defense: Rubinstein System
           c5c4 100 D33 Tarrasch Defense: Swedish Variation
            e2e4 100 D33 Tarrasch Defense: Swedish Variation, Central Break
        e2e4 D32 Tarrasch Defense: Marshall Gambit
       g8f6 14
       c5d4 D32 Tarrasch Defense: Schara Gambit
     f8e7 2 D31 Queen's Gambit Declined: Charousek Variation
      c4d5 65
       e6d5 100
      e2e4 35
       d5e4 100
        f2f3 100 D31 Queen's Gambit Declined: Charousek Variation, Miladinovic Gambit
     a7a6 D31 Queen's Gambit Declined: Janowski Variation
      c4d5 100
       e6d5 100
     b7b6 D31 Queen's Gambit Declined: Alapin Variation
      c4d5 100
       e6d5 100
     c7c6 D31 Semi-Slav Defense: Accelerated Move Order
      g1f3 64
       g8f6 59
       d5c4 41 D31 Semi-Slav Defense: Noteboom Variation
        c1d2 46
         b7b5 85
          a2a4 100
           d8b6 100
            e2e3 100
             f8b4 D31 Queen's Gambit Declined: Semi-Slav, Junge Variation
           f8b4
            e2e3
             d8e7 D31 Queen's Gambit Declined: Semi-Slav, Koomen Variation
         a7a5 15
          a2a4 100
           b7b5
            e2e3
             f8b4 100 D31 Queen's Gambit Declined: Semi-Slav, Abrahams Variation
        c1g5 38 D31 Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Variation
         f7f6 100 D31 Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Variation, Belyavsky Line
        g2g3 15 D31 Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Gambit
      e2e4 21 D31 Semi-Slav Defense: Marshall Gambit
       d5e4 100
        c3e4 92
         f8b4 100
          e4c3 100 D31 Semi-Slav Defense: Marshall Gambit, Forgotten Variation
          c1d2 D31 Semi-Slav Defense: Marshall Gambit, Main Line
        f2f3 8 D31 Semi-Slav Defense: Gunderam Gambit
      e2e3 15
       g8f6 75
       f7f5 25
        g2g4 100 D31 Semi-Slav Defense: Anti-Noteboom, Stonewall Variation, Portisch Gambit
    g2g3 6
     g8f6 99 E00 Catalan Opening
      f1g2 97 E01 Catalan Opening: Closed
       f8e7 68
        g1f3 100 E06 Catalan Opening: Closed
         b7b6
          c1f4 100
           c7c6 100
            e1g1 100
             e8g8 100 E06 Catalan Opening: Closed
         b8d7
          e1g1 100
           e8g8 100 E07 Catalan Opening: Closed
            d1c2 62 E08 Catalan Opening: Closed
             c7c6 69
              b2b3 61 E08 Catalan Opening: Closed
               b7b6 100 E08 Catalan Opening: Closed
                b1c3 100
                 b6b5 100
                  f1d1 100
                   c8b7 100 E08 Catalan Opening: Closed, Spassky Gambit
              c1f4 39
               b7b6
                b1d2 85 E11 Bogo-Indian Defense: Retreat Variation
                 c8b7 55
                  e2e4 100 E08 Catalan Opening: Closed
                   d5e4 100
                    c2d3
                     e4f3
                      d2f3 100
                       f6e4
                        d3e4 100 E09 Catalan Opening: Closed, Main Line
                 c8a6 45 E11 Bogo-Indian Defense: Retreat Variation
                f1d1 15 E08 Catalan Opening: Closed
             b7b6 31
              f1d1 81
               c7c6 100
                a2a4 100 E08 Catalan Opening: Closed, Zagoryansky Variation
              c1f4 19
               c7c6
            b1d2 26
             c7c6 100
              d1c2 100 E09 Catalan Opening: Closed, Main Line
               b7b5 64 E09 Catalan Opening: Closed Variation, Rabinovich Variation
               b7b6 36 E09 Catalan Opening: Closed Variation, Traditional Variation
                e2e4 82
                 c8b7 100 E09 Catalan Opening: Closed, Main Line
                b2b3 18
                 a7a5 100
                  c1b2 100
                   c8a6 100 E09 Catalan Opening: Closed, Sokolsky Variation
            b1c3 12
             c7c6 100
              d1d3 100 E07 Catalan Opening: Closed, Botvinnik Variation
       d5c4 32 E02 Catalan Opening: Open Defense
        g1f3 100 E04 Catalan Opening: Open Defense
         f8e7 76 E05 Catalan Opening: Open Defense, Classical Line
          e1g1 100
           e8g8 100 E05 Catalan Opening: Open Defense, Classical Line
         b8c6 24
          d1a4 100
           f8b4 E04 Catalan Opening: Open Defense, Modern Sharp Variation
         c7c6 E04 Catalan Opening: Open Defense
        d1c2
         a7a6
          c2c4 100
           b8d7 100
            c4c2 100 E03 Catalan Opening: Open Defense, Alekhine Variation
         b8d7
          c2c4 100 E03 Catalan Opening: Open Defense
      b1c3 3
       f8e7 100
     d5c4 1
      e2e3 100
       c7c5 100
    g1f3 2
     b8c6 50
      h2h4 100
       g8f6 100
     c7c5 50 D30 Queen's Gambit Declined: Tarrasch Defense, Pseudo-Tarrasch
      c4d5 100
       e6d5 100
        c1g5 100 D30 Queen's Gambit Declined: Tarrasch Defense, Pseudo-Tarrasch Bishop Attack
   d5c4 4 D20 Queen's Gambit Accepted
    e2e3 63 D20 Queen's Gambit Accepted: Old Variation
     e7e5 94
      f1c4 100
       e5d4 100
      b1d2
       e5d4 100
        d1b3
         d8e7
          f1c4 100 D20 Queen's Gambit Accepted: Old Variation, Novikov Gambit
      d1b3
       c4b3 100
       e5d4
        f1c4 100
         d8e7 100
          g1f3 100 D20 Queen's Gambit Accepted: Old Variation, Christensen Gambit
          a2a3 D20 Queen's Gambit Accepted: Old Variation, Billinger Gambit
          e1f1 D20 Queen's Gambit Accepted: Old Variation, Korchnoi Gambit
     b7b5 6
      a2a4 100
       c8b7 100
    e2e4 37 D20 Queen's Gambit Accepted: Saduleto Variation
     e7e5 53 D20 Queen's Gambit Accepted: Central Variation, McDonnell Defense
      g1f3 100
       e5d4 100
      f1c4 D20 Queen's Gambit Accepted: Central Variation, McDonnell Defense, Somov Gambit
       d8d4 100
     c7c5 25 D20 Queen's Gambit Accepted: Central Variation, Rubinstein Defense
      d4d5 100
       b7b5 77 D20 Queen's Gambit Accepted: Central Variation, Rubinstein Defense, Yefimov Gambit
        b1c3
         g8f6 D20 Queen's Gambit Accepted: Linares Variation
       g8f6 23
     g8f6 14 D20 Queen's Gambit Accepted: Central Variation, Alekhine System
      e4e5 100
       f6d5 100
     b7b5 7 D20 Queen's Gambit Accepted: Central Variation, Greco Variation
      a2a4 100
       e7e5 100
     b8c6 D20 Queen's Gambit Accepted: Central Variation, Modern Defense
      g1f3 100
       g8f6 100
     f7f5 D20 Queen's Gambit Accepted: Schwartz Defense
      e4f5 100
       c8f5 100
    d1a4 D20 Queen's Gambit Accepted: Accelerated Mannheim Variation
     c7c6 100
      a4c4 100
       g8f6 100
    g1f3 D21 Queen's Gambit Accepted: Normal Variation
     g8f6 87 D23 Queen's Gambit Accepted
      e2e3 72 D25 Queen's Gambit Accepted: Normal Variation
       e7e6 90 D26 Queen's Gambit Accepted: Normal Variation, Traditional System
        f1c4 100
         c7c5 100 D26 Queen's Gambit Accepted: Classical Defense
          e1g1 72 D26 Queen's Gambit Accepted: Classical Defense, Normal Line
           a7a6 75 D27 Queen's Gambit Accepted: Classical Defense, Main Line
            d4c5 43
             f8c5 100 D27 Queen's Gambit Accepted: Furman Variation
            d1e2 25 D28 Queen's Gambit Accepted: Classical Defense, Alekhine System
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
            a2a4 21 D27 Queen's Gambit Accepted: Classical Defense, Rubinstein Variation
            e3e4 12 D27 Queen's Gambit Accepted: Classical Defense, Russian Gambit
           b8c6 16 D26 Queen's Gambit Accepted: Classical Defense, Steinitz Variation, Development Variation
           c5d4 9 D26 Queen's Gambit Accepted: Classical Defense, Steinitz Variation, Exchange Variation
          b1c3 28
           a7a6 100
            e3e4
             b7b5 100
              c4d3 100
               b8d7 D48 Semi-Slav Defense: Meran Variation
                e4e5 100 D48 Semi-Slav Defense: Meran Variation, Old Variation
                 c5d4 100
                  c3b5 D49 Semi-Slav Defense: Meran Variation, Blumenfeld Variation
                   d7e5 100 D49 Semi-Slav Defense: Meran Variation, Sozin Variation
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
                   f6g4 D49 Semi-Slav Defense: Meran Variation, Rabinovich Variation
       c8e6 8 D25 Queen's Gambit Accepted: Winawer Defense
       g7g6 1 D25 Queen's Gambit Accepted: Smyslov Variation
       c8g4 D25 Queen's Gambit Accepted: Janowski-Larsen Variation
      b1c3 27 D24 Queen's Gambit Accepted: Showalter Variation
       c7c5 60
       a7a6 40
        e2e4 100 D24 Queen's Gambit Accepted: Bogoljubow Defense
       c7c6 D15 Slav Defense: Two Knights Attack
        e2e4 55 D15 Slav Defense: Geller Gambit
         b7b5 100
          e4e5 100 D15 Slav Defense: Geller Gambit
         e7e6
          c1g5
        a2a4 37 D16 Slav Defense: Alapin Variation
         c8f5 95 D17 Slav Defense: Czech Variation
          e2e3 53 D18 Slav Defense: Czech Variation, Classical System
           e7e6 100
            f1c4 100
             f8b4 100
              e1g1 55 D19 Slav Defense: Czech Variation, Dutch Variation
               f6e4 100
                d1e2 100
                 e8g8 100
                  g2g4 100 D19 Slav Defense: Czech Variation, Dutch Variation, Sämisch Variation
              d1e2 45
               e8g8 100
                e1g1 100 D19 Slav Defense: Czech Variation, Classical System, Main Line
           b8a6 D18 Slav Defense: Czech Variation, Lasker Variation
          f3e5 43 D17 Slav Defense: Czech Variation, Krause Attack
           e7e6 100 D17 Slav Defense: Czech Variation, Wiesbaden Variation
            e2e4
             f8b4
              f2f3 D17 Slav Defense: Czech Variation, Wiesbaden Variation, Sharp Line
           b8a6
            e2e4 100 D17 Slav Defense: Czech Variation, Krause Attack, Fazekas Gambit
           b8d7
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
          f3h4 4 D17 Slav Defense: Czech Variation, Bled Attack
         e7e6 5 D16 Slav Defense: Soultanbeieff Variation
         b8a6 D16 Slav Defense: Smyslov Variation
         c8g4 D16 Slav Defense: Steiner Variation
        e2e3 8 D15 Slav Defense: Alekhine Variation
      d1a4 1 D23 Queen's Gambit Accepted: Mannheim Variation
       b8c6 100
     c7c5 8 D21 Queen's Gambit Accepted: Gunsberg Defense
      e2e4 100
       c5d4 100
     a7a6 3 D22 Queen's Gambit Accepted: Alekhine Defense
      e2e4 56 D21 Queen's Gambit Accepted: Alekhine Defense, Borisenko-Furman Variation
       g8f6 100
      e2e3 44
       b7b5 85 D22 Queen's Gambit Accepted: Alekhine Defense, Haberditz Variation
       c8g4 15
        f1c4 100
         e7e6 100
          d4d5 D22 Queen's Gambit Accepted: Alekhine Defense, Alatortsev Variation
     e7e6 2 D21 Queen's Gambit Accepted: Rosenthal Variation
      e2e3 100
       b7b5 100
     b7b5 D21 Queen's Gambit Accepted: Slav Gambit
      a2a4 100
       c7c5 100
     b8d7 D21 Queen's Gambit Accepted: Godes Variation
      e2e4 100
       b7b5 100
   c7c6 3 D10 Slav Defense
    g1f3 60 D11 Slav Defense: Modern Line
     g8f6 94
      b1c3 59 D15 Slav Defense: Three Knights Variation
       a7a6 54 D15 Slav Defense: Chebanenko Variation
        c4c5 100 D15 Slav Defense: Chebanenko Variation, Advance System
       b8d7 33
       d8b6 13 D15 Slav Defense: Süchting Variation
      e2e3 37 D11 Slav Defense: Quiet Variation
       e7e6 82
        b1d2 100 D30 Semi-Slav Defense: Quiet Variation
         b8d7 75 D30 Semi-Slav Defense: Quiet Variation
          f1d3 100
           c6c5 100 D30 Queen's Gambit Declined: Semmering Variation
         g7g6 25 D30 Queen's Gambit Declined: Spielmann Variation
         f6e4
          f1d3 100
           f7f5 100 D30 Queen's Gambit Declined: Stonewall Variation
       c8f5 11 D12 Slav Defense: Quiet Variation, Schallopp Defense
       c8g4 6 D11 Slav Defense: Quiet Variation, Pin Defense
      b1d2 4 D11 Slav Defense: Breyer Variation
       g7g6 100
      c1g5 D11 Slav Defense: Bonet Gambit
       c8f5 60
       e7e6 40
        b1d2 100
         b8d7 100
          e2e3 100 D30 Queen's Gambit Declined: Capablanca Variation
     d5c4 6
      e2e4 76
       b7b5 100
      g2g3 24
       g7g6 79
        f1g2 100
         g8f6 100 D11 Slav Defense: Modern Line
       c6c5 21
    b1c3 29 D10 Slav Defense
     e7e5 45 D10 Slav Defense: Winawer Countergambit
      c4d5 100
       c6d5 100
      e2e4 D10 Slav Defense: Winawer Countergambit, Anti-Winawer Gambit
       d5e4 100
     d5c4 24 D10 Slav Defense
      g1f3 74
       b7b5 100
      e2e4 26 D10 Slav Defense: Slav Gambit, Alekhine Attack
       e7e5 100
     g8f6 24
      g1f3 100
     c8f5 7
      d1b3 74
       d8b6 100
      g1f3 26
       e7e6 100 D02 Queen's Gambit Declined: Baltic Defense, Pseudo-Slav
    c4d5 7 D10 Slav Defense: Exchange Variation
     g8f6 77 D06 Queen's Gambit Declined: Marshall Defense, Tan Gambit
      g1f3 83
       c6d5 100 D13 Slav Defense: Exchange Variation
        b1c3 100
         b8c6 68
          c1f4 100
           c8f5 100 D14 Slav Defense: Exchange Variation, Symmetrical Line
            d1b3 100
             e7e6
              e2e3
               f8b4 100 D14 Slav Defense: Exchange Variation, Trifunovic Variation
         c8f5 32
          e2e3 100 D13 Slav Defense: Exchange Variation, Schallopp Variation
           f6d7
            f3e5
             e7e6 100 D12 Slav Defense: Quiet Variation, Amsterdam Variation
      e2e3 17
       c6d5 100
     c6d5 23
      b1c3 100
       g8f6 76
        f2f3 100 D10 Slav Defense: Exchange Variation, Boor Attack
       c8f5 24
    c1f4 4
     c8f5 100
      e2e3 100
       e7e6 100
    e2e4 D10 Slav Defense: Diemer Gambit
     d5e4 100
      b1c3 100
       e7e5 100
   g8f6 1 D06 Queen's Gambit Declined: Marshall Defense
    b1c3 100
     e7e6 100
   b7b5 D06 Queen's Gambit Declined: Zilbermints Gambit
    c4d5 100
     g8f6 100
      e2e4 100
       f6e4 100
   b8c6 D07 Queen's Gambit Declined: Chigorin Defense
    c4d5 100
     d8d5 100 D07 Queen's Gambit Declined: Chigorin Defense, Exchange Variation
      g1f3 100
       g8f6 100
    b1c3 D07 Queen's Gambit Declined: Chigorin Defense
     e7e6 100
      e2e3 100
       g8f6 100
     c8f5
      c4d5 100
       c6b8 100
      g1f3
       e7e6 100 D06 Queen's Gambit Declined: Baltic Defense, Pseudo-Chigorin
     d5c4 D07 Queen's Gambit Declined: Chigorin Defense
      g1f3 93 D07 Queen's Gambit Declined: Chigorin Defense, Janowski Variation
       g8f6 83 D07 Queen's Gambit Declined: Chigorin Defense, Modern Gambit
       e7e6 17
      d4d5 7
       c6e5 100
     e7e5 D07 Queen's Gambit Declined: Chigorin Defense, Tartakower Gambit
      c4d5 100
       e5d4 100
    g1f3
     e7e6 100
     c8g4 D07 Queen's Gambit Declined: Chigorin Defense, Main Line
      b1c3 100
       g4f3 100
      d1a4 D07 Queen's Gambit Declined: Chigorin Defense, Main Line, Alekhine Variation
       g4f3 100
     e7e5 D07 Queen's Gambit Declined: Chigorin Defense, Lazard Gambit
      c4d5 100
       c6d4 100
      d4e5
       d5d4 69
        b1d2 D08 Queen's Gambit Declined: Albin Countergambit, Modern Line
         d8e7 69 D08 Queen's Gambit Declined: Albin Countergambit, Balogh Variation
         f7f6 31 D08 Queen's Gambit Declined: Albin Countergambit, Janowski Variation
        g2g3 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation
         c8e6 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Be6 Line
         c8f5 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Bf5 Line
         c8g4 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Bg4 Line
       f8b4 31
   c7c5 D06 Queen's Gambit Declined: Austrian Defense
    c4d5 100
     g8f6 83 D06 Queen's Gambit Declined: Austrian Defense, Gusev Countergambit
      e2e4 55
       f6e4 100
        d4c5 100
         d8a5 100 D06 Queen's Gambit Declined: Austrian Defense, Haberditz Variation
      d4c5 45
       d8d5 100
     d8d5 17
      e2e3 100
       c5d4 100
    d4c5
     e7e6 100
      c4d5 100
       f8c5 100
     d5d4 D06 Queen's Gambit Declined: Austrian Attack, Salvio Countergambit
      g1f3 100
       b8c6 100
   c8f5 D06 Queen's Gambit Declined: Baltic Defense
    c4d5 100
     g8f6 100
      b1c3 100
       f6d5 100
    d1b3 D06 Queen's Gambit Declined: Baltic Defense, Queen Attack
     e7e6 82
      b3b7 75
       b8d7 100
      b1c3 25 D06 Queen's Gambit Declined: Baltic Defense, Queen Attack Deferred
       b8c6 100
     c7c5 18
      g1f3 100
       b8c6 100
   e7e5 D08 Queen's Gambit Declined: Albin Countergambit
    d4e5 100
     d5d4 100
      g1f3 100 D08 Queen's Gambit Declined: Albin Countergambit, Normal Line
       b8c6 100
       c7c5 D08 Queen's Gambit Declined: Albin Countergambit, Tartakower Defense
    c1d2
     e5d4 100
      e2e3 100
       f8c5 100
     f8b4
      d2b4 100
       b8c6 100
      e2e4
       b4d2 79
       d5e4 21
        d4e5
         e4e3 D08 Queen's Gambit Declined: Albin Countergambit, Lasker Trap
  b1c3 10 D00 Queen's Pawn Game: Chigorin Variation
   g8f6 84 A45 Queen's Pawn Game: Chigorin Variation
    e2e4 47 D00 Queen's Pawn Game: Hübsch Gambit
     d5e4 100 D00 Blackmar-Diemer Gambit
      f2f3 98
       e4f3 63 D00 Blackmar-Diemer Gambit Accepted
        g1f3 100
         e7e6 32 D00 Blackmar-Diemer Gambit Accepted: Euwe Defense
         b8c6 26 D00 Blackmar-Diemer Gambit Accepted: Pietrowsky Defense
         g7g6 14 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense
          f1c4 100
           f8g7 100
            e1g1 73
             e8g8 100
              d1e1 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Studier Attack
              g1h1 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Kloss Attack
            f3e5 27 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Nimzowitsch Attack
            h2h4 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Mad Dog Attack
         c7c5 10 D00 Blackmar-Diemer Gambit Accepted: Kaulich Defense
         c8f5 10 D00 Blackmar-Diemer Gambit Accepted: Gunderam Defense
          g2g4
           f5e4
            f3e5
             e7e6 D00 Blackmar-Diemer Gambit Accepted: Gunderam Defense, Stader Variation
         b8d7 8 D00 Blackmar-Diemer Gambit Accepted: Schlutter Defense
         b7b6 D00 Blackmar-Diemer Gambit Accepted: Ritter Defense
         c7c6 D00 Blackmar-Diemer Gambit Accepted: Ziegler Defense
         c8g4 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense
          h2h3 77
           g4f3 100
            d1f3 100
             c7c6 100
              f3f2 100 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense, Ciesielski Variation
              g2g4 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense, Seidel-Hall Attack
          c1e3 23
           g4f3
            d1f3 100
             c7c6 100
              h2h3 100 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense, Classical Variation
         d8d6 D00 Blackmar-Diemer Gambit Accepted: Holwell Defense
        d1f3 D00 Blackmar-Diemer Gambit Accepted: Ryder Gambit
       b8c6 10 D00 Blackmar-Diemer Gambit Declined: Lamb Defense
       e7e6 10 D00 Blackmar-Diemer Gambit Declined: Weinsbach Defense
       c7c5 8 D00 Blackmar-Diemer Gambit Declined: Brombacher Countergambit
       c8f5 4 D00 Blackmar-Diemer Gambit Declined: Vienna Defense
        f1c4 D00 Blackmar-Diemer Gambit: Zeller Defense, Soller Attack
       a7a6 3 D00 Blackmar-Diemer Gambit Declined: Gedult Defense
       e7e5 2 D00 Blackmar-Diemer Gambit Declined: Elbert Countergambit
       e4e3 D00 Blackmar-Diemer Gambit Declined: Langeheinicke Defense
      c1e3 2 D00 Blackmar-Diemer Gambit: Rasa-Studier Gambit
       e7e6 100
      c1g5 D00 Blackmar-Diemer Gambit: von Popiel Gambit
       b8c6 100
    c1f4 27 D01 Rapport-Jobava System
     c7c5 54
      e2e3 100
       c5d4 100
     g7g6 46 D01 Rapport-Jobava System
      g1f3 79 A48 Queen's Pawn Game: Barry Attack
       f8g7 100 A48 Queen's Pawn Game: Barry Attack
        e2e3 100
         e8g8 100
          f1e2 100 A48 Queen's Pawn Game: Barry Attack, Grünfeld Variation
        d1d2 A48 Queen's Pawn Game: Barry Attack, Tarzan Attack
      e2e3 21
       f8g7 100
    c1g5 20 D01 Richter-Veresov Attack
     c8f5 40 D01 Richter-Veresov Attack
      g5f6 78 D01 Richter-Veresov Attack: Veresov Variation
       g7f6 100
      f2f3 22 D01 Richter-Veresov Attack: Richter Variation
       c7c5 100
     c7c5 30
      e2e4 61
       f6e4 69
       d5e4 31
        g5f6 100
         g7f6 100
          d4d5 D01 Richter-Veresov Attack: Malich Gambit
      g5f6 39
       g7f6 100
     b8d7 20
      g1f3 100 D01 Richter-Veresov Attack: Two Knights System
       e7e6 100
     b8c6 10
      g1f3 100
       a7a6 100
     f6e4 D01 Richter-Veresov Attack: Boyce Defense
      c3e4 100
       d5e4 100
    g1f3 6
     c7c5 100
      e2e3 100
       b8c6 100
    d1d3 A45 Amazon Attack: Siberian Attack
     c7c5 100
      e2e3 100
       b8c6 100
    f2f3 A45 Queen's Pawn Game: Veresov, Richter Attack
     c7c5 100
      e2e3 100
       b8c6 100
   c7c5 8 D00 Queen's Pawn Game: Chigorin Variation, Irish Gambit
    e2e4 100
     d5e4 100 D00 Blackmar-Diemer Gambit: Reversed Albin Countergambit
      f1b5 100
       c8d7 100
   e7e5 4 D00 Queen's Pawn Game: Chigorin Variation, Shaviliuk Gambit
    d4e5 100
     d5d4 100
      c3e4 100
       d8d5 100
    e2e3
     e5e4 100
      f2f3 100
       g8f6 100
     f8b4 A00 Van Geet Opening: Sleipnir Gambit
      d4e5 100
       b4c3 100
    e2e4
     d5e4 100 D00 Blackmar-Diemer Gambit: Lemberger Countergambit
      g1e2 68 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Rasmussen Attack
       e5d4 100
      d4e5 17 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Endgame Variation
       d8d1 100
      c1e3 16 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Soller Attack
       e5d4 100
      c3e4 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Lange Gambit
       e5d4 100
      d1h5 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Sneiders Attack
       e5d4 100
   e7e6 3 D00 Queen's Pawn Game: Chigorin Variation
    e2e4 71
    c1f4 29 D01 Rapport-Jobava System, with e6
     c7c5 100
      c3b5 100
       d8a5 100
     g8f6 D01 Rapport-Jobava System
      e2e3 100
       c7c5 100
   c8f5 1 D00 Queen's Pawn Game: Chigorin Variation, Alburt Defense
    f2f3 100
     g8f6 100
      g2g4 100
       f5e6 100
    e2e4
     d5e4 100 D00 Blackmar-Diemer Gambit: Zeller Defense
      g2g4 100
       f5g6 100
   b7b6
    g1f3 60
     c8b7 100
      e2e3 100
       b8c6 100
    a2a4 40
     g8f6 100
      g1f3 100
       e7e6 100
     b8d7 A00 Ware Opening: Cologne Gambit
      c3d5 100
       g8f6 100
   c8g4 D00 Queen's Pawn Game: Chigorin Variation, Anti-Veresov
    f2f3 100
     g4c8 100
      e2e4 100
       e7e6 100
   f7f5 A80 Queen's Pawn Game: Veresov Attack, Dutch System
    g1f3 100
     b8c6 100
      c1f4 100
       e7e6 100
    e2e4 A80 Dutch Defense: Kingfisher Gambit
     d5e4 100 D00 Blackmar-Diemer Gambit: Netherlands Variation
      f1c4 100
       b8c6 100
    g2g4
     f5g4 50
      h2h3 100
       g8f6 100
      e2e4 A80 Dutch Defense: Krejcik Gambit, Tate Gambit
       d5e4 100
     g8f6 50
      h2h3 100
       c7c5 100
   h7h5 D00 Queen's Pawn Game: Chigorin Variation, Shropshire Defense
    e2e4 100
     d5e4 100
      c3e4 100
       g8f6 100
  g1f3 4 D02 Queen's Pawn Game: Zukertort Variation
   g8f6 77 D02 Queen's Pawn Game: Symmetrical Variation
    e2e3 66 D04 Queen's Pawn Game: Colle System
     e7e6 92 D05 Queen's Pawn Game: Colle System
      f1d3 85 D05 Queen's Pawn Game: Colle System
       c7c5 60
        b2b3 86 D05 Rubinstein Opening
         b8c6 100
          c1b2 100
           f8d6 51
            e1g1 100
             e8g8 100 D05 Rubinstein Opening: Bogoljubow Defense
           f8e7 49
            e1g1 100
             e8g8 100 D05 Rubinstein Opening: Classical Defense
        c2c3 14 D05 Queen's Pawn Game: Colle System, Traditional Colle
       b8d7 25
        e1g1 100
         f8d6 100
          b2b3 100
           e8g8 100
            c1b2 100 D05 Rubinstein Opening: Semi-Slav Defense
             c7c6 100 D05 Rubinstein Opening: Semi-Slav Defense
              b1d2 100 D05 Rubinstein Opening: Semi-Slav Defense
       f8e7 15
      b1d2 8
       c7c5 100
        b2b3 100 D05 Queen's Pawn Game: Zukertort Variation
      f1e2 7
       f8d6 100
     c8f5 8 D04 Queen's Pawn Game: Colle System, Anti-Colle
      c2c4 100
       c7c6 64
       e7e6 36
     g7g6
      c2c4 65
       f8g7 100
      f1d3 35
       f8g7 100 D04 Queen's Pawn Game: Colle System, Grünfeld Formation
    c1f4 13 D02 Queen's Pawn Game: London System
     c7c5 100
      e2e3 100
       c5d4 100
      b1c3
       c5d4 100
       d8b6
        e2e3 100 D02 London System: Poisoned Pawn Variation
    c1g5 9 D03 Queen's Pawn Game: Torre Attack
     f6e4 42 D03 Queen's Pawn Game: Torre Attack, Gossip Variation
      g5e3 100
       b8c6 100
     c7c5 38
      g5f6 69
       g7f6 100
      c2c3 31
       b8c6 66
       e7e6 34
        e2e3 100
         d8b6 100 A46 Queen's Pawn Game: Torre Attack, Breyer Variation
     e7e6 20
      c2c4 46 D30 Queen's Gambit Declined: Traditional Variation
       f8e7 51
       f8b4 49 D30 Queen's Gambit Declined: Vienna Variation
      b1c3 29 A46 Queen's Pawn Game: Veresov Attack, Classical Defense
       c7c5 100
      g5f6 24
       d8f6 100
     g7g6 D03 Queen's Pawn Game: Torre Attack, Grünfeld Variation
      b1c3 46
       f8g7 53
       b8d7 47 D01 Richter-Veresov Attack: Two Knights System, Grünfeld Defense
      g5f6 30
       e7f6 100
      b1d2 24
       f8g7 100
        e2e3 100
         e8g8 100 A48 Queen's Pawn Game: Torre Attack, Grünfeld Variation, Main Line
    b1c3 6
    c2c4 3
     e7e6 100
      f3e5 100
       b8c6 100
     b7b5 D02 Queen's Pawn Game: Zilbermints Countergambit
      c4d5 100
       a7a6 100
    g2g3 3 D02 Queen's Pawn Game: Symmetrical Variation, Pseudo-Catalan
     b8c6 100
      f1g2 100
       e7e6 100
   c7c5 12 D02 Queen's Pawn Game: Krause Variation
    c2c4 100
     d5c4 100
    g2g3
     c5d4 100
      f1g2 100 D02 Queen's Pawn Game: Chandler Gambit
       b8c6 100
   b8c6 5 D02 Queen's Pawn Game: Chigorin Variation
    b1c3 100
     c8f5 100
      e2e3 100
       e7e6 100
   e7e6 5
    c1f4 75 D02 Queen's Pawn Game: London System, with e6
     g8f6 100
      e2e3 100
       f8d6 100
    e2e3 25
     g8f6 100
   c8g4 1 D02 Queen's Pawn Game: Anti-Torre
    b1c3 100
     g4f3 100
      g2f3 100
       b8c6 100
  c1f4 1 D00 Queen's Pawn Game: Accelerated London System
   c7c5 92 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit
    g1f3 100
     b8c6 100
      e2e3 100
       g8f6 100
    d4c5 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit Accepted
     b8c6 100
      e2e4 100
       g8f6 100
    e2e4 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit, Morris Countergambit
     d5e4 100 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit, Morris Countergambit Accepted
      d4d5 100
       g8f6 100
   e7e6 8
    c2c4 100
     d5c4 100
      e2e4 100
       c7c5 100
  e2e3 1 D00 Queen's Pawn Game
   g8f6 79 D00 Queen's Pawn Game
    f1d3 72 D00 Queen's Pawn Game: Stonewall Attack
     c7c5 100
      g1f3 100
       c5c4 100
    g1f3 28
   c7c5 21
    c2c4 100
     c5d4 100
      c4d5 100
       d8a5 100
  c1g5 D00 Queen's Pawn Game: Levitsky Attack
   b8c6 75
    e2e3 100
     f7f6 100
      g5h4 100
       e7e5 100
   c7c6 25
    g1f3 55
     h7h6 56
      g5d2 71
       c6c5 100
      g5h4 29
       d8b6 50 D02 Queen's Pawn Game: Levitsky Attack, Euwe Variation, Modern Line
       g8f6 50
     g8f6 44
      b1c3 100
       h7h6 100
    e2e3 45
     g8f6 100
      b1c3 100
       h7h6 100
   c8g4 D00 Queen's Pawn Game: Levitsky Attack, Welling Variation
    h2h3 100
     g4f5 100
      e2e3 100
       h7h6 100
  d1d3 D00 Amazon Attack
   c7c5 100
    c1f4 100
     c5d4 100
      c2c3 100
       d4c3 100
  e2e4 D00 Blackmar-Diemer Gambit
   d5e4 100
    b1c3 48
     g8f6 100
    c1e3 29 D00 Blackmar-Diemer Gambit: Diemer-Rosenberg Attack
     g8f6 100
      f1c4 100
       a7a6 100
    f1c4 23 D00 Blackmar-Diemer Gambit: Fritz Attack
     b8c6 100
      c1e3 100
       e7e5 100
    f2f3 D00 Blackmar-Diemer Gambit: Blackmar Gambit
     e7e5 100
      d4d5 100
       f8c5 100
     g7g6
      f3e4 100
       e7e5 100
      c2c3 A00 Barnes Opening: Gedult Gambit
       e7e5 100
   g8f6
    e4e5 100
     f6d7 100
      c2c4 100
       c7c6 100
    e4d5
    f2f3 A45 Indian Defense: Paleface Attack, Blackmar-Diemer Gambit Deferred
     d5e4 100
      b1c3 100
  f2f4 D00 Queen's Pawn Game: Mason Attack
   c8f5 100
    g1f3 100
     e7e6 100
      e2e3 100
       f8d6 100
   f7f5 A02 Bird Opening: Double Duck Formation
    g1f3 100
     g8f6 100
      e2e3 100
       e7e6 100
  g2g4 D00 Queen's Pawn Game: Zurich Gambit
   c8g4 100
    f1g2 100
     g8f6 100
      c2c4 100
       e7e6 100
 g8f6 41 A45 Indian Defense
  c2c4 86 A50 Indian Defense: Normal Variation
   c7c5 64 A56 Benoni Defense
    d4d5 98
     d7d6 42 A56 Benoni Defense: Hromádka System
      b1c3 100
       e7e6 86
        e2e4 100
         e6d5 100
          c4d5 100 A65 Benoni Defense: King's Pawn Line
           g7g6
            f1e2 60
             f8g7 100
              g1f3 100 A70 Benoni Defense: Classical Variation, Traditional Variation
               e8g8 100 A72 Benoni Defense: Classical Variation
                e1g1 100 A73 Benoni Defense: Classical Variation, Main Line
                 f8e8 67 A76 Benoni Defense: Classical Variation, Czerniak Defense
                  f3d2 100 A77 Benoni Defense: Classical Variation, Czerniak Defense, Tal Line
                   b8a6 100 A78 Benoni Defense: Classical Variation, Czerniak Defense
                    f2f3 100 A79 Benoni Defense: Classical Variation, Czerniak Defense
                 a7a6 33
                  a2a4 100 A74 Benoni Defense: Classical Variation, Full Line
                   c8g4 100 A75 Benoni Defense: Classical Variation, Argentine Counterattack
            g1f3 20 A70 Benoni Defense: Classical Variation
            c1g5 8
             f8g7 100
              g1f3 100 A71 Benoni Defense: Classical Variation, Averbakh-Grivas Attack
              f2f3 A65 Benoni Defense: King's Pawn Line, with Bg5
            c1e3 7
             f8g7 100
              f2f3 72 A65 Benoni Defense: King's Pawn Line, with Be3
              d1d2 28
               e8g8 100
                f2f3 100 A65 Benoni Defense: King's Pawn Line
            g1e2 5
             f8g7 100
              f2f3 75 A65 Benoni Defense: King's Pawn Line, with Nge2
              e2g3 25
               e8g8 100
                f2f3 100 A65 Benoni Defense: King's Pawn Line, with Nge2
            f2f4 A66 Benoni Defense: Pawn Storm Variation
             f8g7 100
              e4e5 53 A66 Benoni Defense: Mikenas Variation
              g1f3 25
               e8g8 100 A68 Benoni Defense: Four Pawns Attack
              f1b5 22 A67 Benoni Defense: Taimanov Variation
       e7e5 9
        e2e4 100
         g7g6 100 A56 Benoni Defense: King's Indian System
       c8f5 6
     e7e6 37 A60 Benoni Defense: Modern Variation
      b1c3 100
       e6d5 93
        c4d5 100
         d7d6 100
          e2e4 56
          g1f3 44
           g7g6 A61 Benoni Defense
            c1g5 A61 Benoni Defense: Uhlmann Variation
            f3d2 A61 Benoni Defense: Knight's Tour Variation
            g2g3 A61 Benoni Defense: Fianchetto Variation
         f8d6 A60 Benoni Defense: Modern Variation, Snake Variation
       d7d6 7
     b7b5 19 A57 Benko Gambit
      c4b5 91
       a7a6 100 A57 Benko Gambit Accepted
        e2e3 58 A57 Benko Gambit Accepted: Modern Variation
        b5b6 25 A57 Benko Gambit Accepted: Pawn Return Variation
        b1c3 17 A57 Benko Gambit: Zaitsev System
         a6b5 100
          e2e4
           b5b4 100
            c3b5 100 A57 Benko Gambit: Zaitsev Variation, Nescafe Frappe Attack
            f1c4
             d7d6
              c3b5 100 A57 Benko Gambit: Nescafe Frappe Attack
        b5a6 A58 Benko Gambit Accepted: Fully Accepted Variation
         d7d6
          b1c3
           c8a6 100
            e2e4 100 A59 Benko Gambit Accepted: Yugoslav
             a6f1 100
              e1f1 100
               g7g6 100
                g2g3 55 A59 Benko Gambit
                 f8g7 100
                  f1g2 100
                   e8g8 100
                    g1f3 100 A59 Benko Gambit Accepted: King Walk Variation
                g1e2 45 A59 Benko Gambit Accepted: Yugoslav
           g7g6
            g1f3
             c8a6 100
              f3d2 69 A58 Benko Gambit: Nd2 Variation
              g2g3 31 A58 Benko Gambit: Fianchetto Variation
               f8g7 100
                f1g2 100 A58 Benko Gambit Accepted: Fianchetto Variation
         g7g6
          b1c3 100
           c8a6 100
            f2f4 100 A58 Benko Gambit Accepted: Central Storming Variation
      b1d2 4 A57 Benko Gambit Declined: Quiet Line
       e7e6 100
      f2f3 3 A57 Benko Gambit Declined: Pseudo-Sämisch
       e7e6 100
       a7a6
        c4b5 A57 Benko Gambit Accepted: Dlugy Variation
      e2e4 2 A57 Benko Gambit Declined: Hjørring Countergambit
       f6e4 100
      a2a4 A57 Benko Gambit Declined: Sosonko Variation
       b5c4 100
      c1g5 A57 Benko Gambit Declined: Bishop Attack
       f6e4 100
      g2g4 A57 Benko Gambit: Mutkin Countergambit
       b5c4 100
     e7e5 2 A56 Benoni Defense: Czech Benoni Defense
      b1c3 100
       d7d6 100
     f6e4 A56 Vulture Defense
      f2f3 100
       d8a5 100
    e2e3 2
     c5d4 100
      e3d4 100
       d7d5 100
    d4c5
     e7e6 61 A56 Benoni Defense: Weenink Variation
      b1c3 100
       f8c5 100
     e7e5 39
      c1e3 100
       f6g4 100
   b7b6 15 A50 Queen's Indian Accelerated
    g1f3 98
     e7e6 100 E12 Queen's Indian Defense
      b1c3 78 E12 Queen's Indian Defense: Kasparov Variation
       c8b7 100
        a2a3 100 E12 Queen's Indian Defense: Kasparov-Petrosian Variation
         d7d5 80 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Main Line
          c4d5 100
           f6d5 68 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Modern Variation
            c1d2 47 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Romanishin Attack
            e2e3 33 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Petrosian Attack
            d1c2 20 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Kasparov Attack
            d1a4 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Rashkovsky Attack
            e2e4 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Polovodin Gambit
           e6d5 32 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Classical Variation
         f6e4 11 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Andersson Variation
         f8e7 9 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Marco Defense
         g7g6 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Hedgehog Variation
       h7h6
        c1g5
         c8b7
          g5h4
           f8b4 100 E13 Queen's Indian Defense: Kasparov Variation
           f6h5
            h4g3
             g7g5 100 E12 Queen's Indian Defense: Kasparov Variation, Botvinnik Attack
      c1f4 11 E12 Queen's Indian Defense: Miles Variation
       c8b7 100
      e2e3 8 E14 Queen's Indian Defense: Spassky System
       f8e7 100
      a2a3 3 E12 Queen's Indian Defense: Petrosian Variation
       c8a6 64
        d1c2 100
         a6b7 100 E12 Queen's Indian Defense: Petrosian Variation, Farago Defense
       f8e7 36
      g2g3 E15 Queen's Indian Defense: Fianchetto Variation
       c8a6 54 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation
        b2b3 68 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Quiet Line
         f8b4 100 E15 Queen's Indian Defense: Fianchetto Variation, Check Variation
          c1d2 100
           b4e7 100 E15 Queen's Indian Defense: Fianchetto Variation, Check Variation, Intermezzo Line
           d8e7 E15 Queen's Indian Defense: Fianchetto Variation, Check Variation, Modern Line
        d1b3 17 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Timman's Line
        d1a4 15 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Nimzowitsch Attack
       c8b7 43 E15 Queen's Indian Defense: Fianchetto Variation, Traditional Line
        f1g2 100
         f8e7 50 E17 Queen's Indian Defense: Traditional Variation
          e1g1 56 E17 Queen's Indian Defense: Classical Variation
           e8g8 100
            b1c3 90 E18 Queen's Indian Defense: Classical Variation, Traditional Variation
             b8a6 40 E18 Queen's Indian Defense: Classical Variation, Tiviakov Defense
             d7d5 38 E18 Queen's Indian Defense: Classical Variation, Traditional Variation, Nimzowitsch Line
             f6e4 22
              d1c2 100
               e4c3 100
                c2c3 100 E19 Queen's Indian Defense: Classical Variation, Traditional Variation, Main Line
            b2b3 5 E17 Queen's Indian Defense: Euwe Variation
            f1e1 5 E17 Queen's Indian Defense: Fianchetto Variation, Kramnik Variation
            b1d2
             c7c6
              d1c2 100
               d7d5 100
                e2e4 100
                 b8a6 100 E06 Catalan Opening: Closed
            d4d5
             e6d5 100
              f3h4 66 E17 Queen's Indian Defense: Classical Variation, Polugaevsky Gambit
              f3d4 34 E17 Queen's Indian Defense: Classical Variation, Taimanov Gambit
          b1c3 44 E17 Queen's Indian Defense: Anti-Queen's Indian System
           f6e4 100
            c1d2 100 E17 Queen's Indian Defense: Opocensky Variation
         c7c5 33 E15 Queen's Indian Defense: Fianchetto Variation, Sämisch Variation
          d4d5 100
           e6d5 100
            f3h4 100 E15 Queen's Indian Defense: Fianchetto Variation, Rubinstein Variation
            f3g5 E15 Queen's Indian Defense: Buerger Variation
         f8b4 17 E16 Queen's Indian Defense: Capablanca Variation
          c1d2 100
           b4e7 52 E16 Queen's Indian Defense: Riumin Variation
           a7a5 48 E16 Queen's Indian Defense: Yates Variation
       c7c5 3
    b1c3 2
     c8b7 100
      g1f3 100
       e7e6 100
   e7e5 11 A51 Indian Defense: Budapest Defense
    d4e5 100
     f6g4 100 A52 Indian Defense: Budapest Defense
      e2e4 58 A52 Indian Defense: Budapest Defense, Alekhine Variation
       g4e5 62
        f2f4 100
         e5c6 100 A52 Indian Defense: Budapest Defense, Alekhine Variation, Abonyi Variation
       d7d6 38 A52 Indian Defense: Budapest Defense, Alekhine Variation, Tartakower Defense
      c1f4 23 A52 Indian Defense: Budapest Defense, Rubinstein Variation
       b8c6 100
      g1f3 12 A52 Indian Defense: Budapest Defense, Adler Variation
       f8c5 100
      b1c3 7
       g4e5 100
     f6e4 A51 Indian Defense: Budapest Defense, Fajarowicz Variation
      d1c2 60 A51 Indian Defense: Budapest Defense, Fajarowicz-Steiner Variation
       d7d5 100
      a2a3 31
       f8e7 100
       b7b6 A51 Indian Defense: Budapest Defense, Fajarowicz Defense, Bonsdorf Variation
      b1d2 8
       f8b4 100
   e7e6 8
    b1c3 60
     f8b4 95 E20 Nimzo-Indian Defense
      e2e3 89 E40 Nimzo-Indian Defense: Rubinstein System
       e8g8 47 E46 Nimzo-Indian Defense: Normal Variation
        f1d3 91 E47 Nimzo-Indian Defense: Normal Variation
         d7d5 61 E48 Nimzo-Indian Defense: Normal Variation, Classical Defense
          g1f3 100
          a2a3
           b4c3 100
            b2c3 100 E49 Nimzo-Indian Defense: Normal Variation, Botvinnik System
         b7b6 39
          g1f3 100
           c8b7 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
            e1g1 E43 Nimzo-Indian Defense: St. Petersburg Variation
             b4c3 85
              b2c3 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
             c7c5 15 E43 Nimzo-Indian Defense: St. Petersburg Variation
              c3a4 100
               d8e7 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
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
        g1f3 9 E50 Nimzo-Indian Defense
        a2a3
         b4c3 100
          b2c3 100 E28 Nimzo-Indian Defense: Sämisch Variation
        g1e2 E46 Nimzo-Indian Defense: Reshevsky Variation
         d7d5 100
          a2a3 100
           b4d6 E46 Nimzo-Indian Defense: Simagin Variation
       b7b6 22 E43 Nimzo-Indian Defense: St. Petersburg Variation
        f1d3 87
         c8b7 100
          g1f3 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
           c7c5 69
            e1g1 100
             e8g8 100
           f6e4 31 E43 Nimzo-Indian Defense: St. Petersburg Variation, with Ne4
            d1c2
             f7f5 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
              e1g1 100
               b4c3 100
                b2c3 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
        g1e2 13 E44 Nimzo-Indian Defense: St. Petersburg Variation
         c8a6 42 E45 Nimzo-Indian Defense: St. Petersburg Variation, Fischer Variation
         f6e4 37 E44 Nimzo-Indian Defense: St. Petersburg Variation, American Variation
         b4a5 21
          a2a3 100
           c7c5 100 E44 Nimzo-Indian Defense: St. Petersburg Variation, Romanishin–Psakhis Variation
        d1c2
         f6e4
          g1f3 E43 Nimzo-Indian Defense: St. Petersburg Variation
       c7c5 21 E41 Nimzo-Indian Defense: Rubinstein System
        g1e2 100 E42 Nimzo-Indian Defense: Rubinstein System, Rubinstein Variation
         c5d4 100
          e3d4 100
           e8g8 100
            c4c5 100 E42 Nimzo-Indian Defense: Rubinstein System, Rubinstein Variation, Sherbakov Attack
          a2a3
           e8g8
            e3d4 E42 Nimzo-Indian Defense: Rubinstein System, Rubinstein Variation, Main Line
        a2a3
         b4c3 100
          b2c3 100 E26 Nimzo-Indian Defense: Sämisch Variation
           d7d5 59
            f2f3 100
             e8g8 100
              c4d5 100
               f6d5 100 E24 Nimzo-Indian Defense: Sämisch Variation, Botvinnik Variation
           b8c6 31
            f1d3 100
             e8g8 100 E29 Nimzo-Indian Defense: Sämisch Variation
              g1e2 100
               f6e8
                e3e4 100
                 b7b6 100 E29 Nimzo-Indian Defense: Sämisch Variation, Capablanca Variation
           b7b6 10 E26 Nimzo-Indian Defense: Sämisch Variation, O'Kelly Variation
       b8c6 9 E40 Nimzo-Indian Defense: Rubinstein System, Taimanov Variation
      g1f3 4 E21 Nimzo-Indian Defense: Three Knights Variation
       c7c5 81
        d4d5 E21 Nimzo-Indian Defense: Three Knights Variation, Korchnoi Variation
         b7b5 E21 Nimzo-Indian Defense: Three Knights Variation, Shocron Gambit
         f6e4 E21 Nimzo-Indian Defense: Three Knights Variation, Euwe Variation
       e8g8 19
      d1c2 3 E32 Nimzo-Indian Defense: Classical Variation
       c7c5 55 E38 Nimzo-Indian Defense: Classical Variation, Berlin Variation
        d4c5
         e8g8 100 E39 Nimzo-Indian Defense: Classical Variation, Berlin Variation, Pirc Variation
          g1f3 100
           b4c5 100
            a2a3 100
             b7b6 100 E39 Nimzo-Indian Defense: Classical Variation, Berlin Variation, Macieja System
         b4c3 E38 Nimzo-Indian Defense: Classical Variation, Berlin Variation, Steiner Variation
       b8c6 28 E33 Nimzo-Indian Defense: Classical Variation, Zurich Variation
        g1f3 100
         d7d6 100 E33 Nimzo-Indian Defense: Classical Variation, Milner-Barry Variation
       b4c3 16
      f2f3 2 E20 Nimzo-Indian Defense: Kmoch Variation
       b4c3 100
      c1d2 1
       e8g8 100
      d1d3 1 E20 Nimzo-Indian Defense: Mikenas Attack
       b4c3 100
      a2a3 E24 Nimzo-Indian Defense: Sämisch Variation
       b4c3 100
        b2c3 100
         c7c5 61
          f2f3 100
           d7d5 100
            c4d5 100 E25 Nimzo-Indian Defense: Sämisch Variation
             f6d5 100
              d4c5 E25 Nimzo-Indian Defense: Sämisch Variation, Keres Variation
               f7f5 100 E25 Nimzo-Indian Defense: Sämisch Variation, Romanovsky Variation
         e8g8 39 E27 Nimzo-Indian Defense: Sämisch Variation
      d1b3 E22 Nimzo-Indian Defense: Spielmann Variation
       c7c5 73
        d4c5
         b8c6 E23 Nimzo-Indian Defense: Spielmann Variation, Romanovsky Gambit
          c1d2
           f6e4
            g1f3
             e4d2 82 E23 Nimzo-Indian Defense: Spielmann Variation, Carlsbad Variation
             e4c5 18 E23 Nimzo-Indian Defense: Spielmann Variation, Stahlberg Variation
              g2g3
               f7f5
                b3c2 100 E23 Nimzo-Indian Defense: Spielmann Variation, Stahlberg Variation
       b4c3 27
      g2g3 E20 Nimzo-Indian Defense: Romanishin Variation
       c7c5 82
        f1g2 100
         e8g8 100
          g1f3 100 E20 Nimzo-Indian Defense: Romanishin Variation
           c5d4 100
            f3d4 100
             d7d5 100
              c4d5 100
               f6d5 100 E20 Nimzo-Indian Defense: Romanishin Variation, English Hybrid
       b4c3 18
     d7d5 5
    g2g3 40 E00 Catalan Opening
     d7d5 100
     e6e5 E00 Catalan Opening: Hungarian Gambit
      d4e5 100
       f6g4 100
    d1b3 E00 Indian Defense
     f8e7 100
      g1f3 100
       e8g8 100
    g2g4 E00 Indian Defense: Devin Gambit
     f6g4 100
      b1c3 100
       c7c5 100
   b8c6 1 A50 Mexican Defense
    g1f3 100
     e7e6 100
      d4d5 100
       c6a5 100
    f2f4
     e7e6 100
      d4d5 100
       c6a5 100
     c6e5
      f4e5 100
       f6e4 100
      d4d5 A50 Mexican Defense: Horsefly Gambit
       e5c4 100
   b7b5 A50 Indian Defense: Pyrenees Gambit
    c4b5 100
     a7a6 100
      e2e3 100
       e7e6 100
   c7c6 A50 Slav Indian
    g1f3 69
     d7d5 78
     b7b5 22 A40 Slav Indian: Kudischewitsch Gambit
      c4b5 100
       d7d5 100
    b1c3 31
     d7d5 100
   g7g5 A50 Indian Defense: Medusa Gambit
    c1g5 100
     f6e4 100
      g5f4 100
       b8c6 100
   g7g6 E60 Indian Defense: West Indian Defense
    b1c3 88 E61 King's Indian Defense
     f8g7 71
      e2e4 100 E70 King's Indian Defense: Normal Variation
       d7d6 100 E70 King's Indian Defense: Normal Variation
        f1e2 66 E73 King's Indian Defense: Normal Variation, Standard Development
         e8g8 100
          g1f3 88 E91 King's Indian Defense: Orthodox Variation
           e7e5 99 E92 King's Indian Defense: Orthodox Variation
            e1g1 59 E94 King's Indian Defense: Orthodox Variation
             b8d7 100 E94 King's Indian Defense: Orthodox Variation, Positional Defense
              d4d5 82 E94 King's Indian Defense: Orthodox Variation, Positional Defense, Closed Line
              f1e1 18 E95 King's Indian Defense: Orthodox Variation
               a7a5 100
                e2f1
                 c7c6 100 E96 King's Indian Defense: Orthodox Variation, Positional Defense, Main Line
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
                  d4d5 E98 King's Indian Defense: Orthodox Variation, Classical System, Neo-Classical Line
              d1c2
               c6e7
                b2b4
                 f6h5
                  d4d5 100 E97 King's Indian Defense: Orthodox Variation, Bayonet Attack, Yepishin's Line
              f1e1
               c6e7
                b2b4
                 f6h5
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
                    c1e3 74
                     f5f4 100
                      a1c1
                       g6g5
                        e3f2 100
                         e7g6
                          c4c5 E98 King's Indian Defense: Orthodox Variation, Classical System, Kozul Gambit
                    g2g4 26 E99 King's Indian Defense: Orthodox Variation, Classical System, Benko Attack
             c7c6 E94 King's Indian Defense: Orthodox Variation, Donner Defense
            d4d5 15 E92 King's Indian Defense: Petrosian Variation
             a7a5 82 E92 King's Indian Defense: Petrosian Variation, Stein Defense
             b8d7 18 E93 King's Indian Defense: Petrosian Variation, Normal Defense
              c1d2 100
               f6h5 100
                d2f4
                 g6g5
                  h2h4
                   h7h6
                    f4g3 E93 King's Indian Defense: Petrosian Variation, Keres Defense
            d4e5 14 E92 King's Indian Defense: Exchange Variation
            c1e3 12 E92 King's Indian Defense: Orthodox Variation, Gligoric-Taimanov System
           b8a6 1 E91 King's Indian Defense: Kazakh Variation
          c1g5 11 E73 King's Indian Defense: Averbakh Variation
           c7c5 48 E74 King's Indian Defense: Averbakh Variation, Benoni Defense
            d4d5 75 E74 King's Indian Defense: Averbakh Variation, Benoni Defense, Advance Variation
             e7e6 100 E75 King's Indian Defense: Averbakh Variation, Main Line
            d4c5 25 E74 King's Indian Defense: Averbakh Variation, Benoni Defense, Exchange Variation
           b8c6 25 E73 King's Indian Defense: Averbakh Variation, Nc6 Defense
           b8d7 11 E73 King's Indian Defense: Averbakh Variation, Geller Defense
           h7h6 6 E73 King's Indian Defense: Averbakh Variation, Flexible Defense
           b8a6 5 E73 King's Indian Defense: Averbakh Variation, Modern Defense
            d1d2
             c7c6 E73 King's Indian Defense: Averbakh Variation, Modern Defense, Burgess Line
           a7a6 4 E73 King's Indian Defense: Averbakh Variation, Spanish Defense
          c1e3 1 E73 King's Indian Defense: Semi-Averbakh System
        f2f4 16 E76 King's Indian Defense: Four Pawns Attack
         e8g8 88
          f1e2 E77 King's Indian Defense: Four Pawns Attack
           c7c5 100
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
         b8a6 6 E76 King's Indian Defense: Four Pawns Attack, Modern Defense
         c7c5 6
          g1f3
           e8g8
            d4d5 100 E76 King's Indian Defense: Four Pawns Attack, Dynamic Attack
        f2f3 9 E80 King's Indian Defense: Sämisch Variation
         e8g8 100 E81 King's Indian Defense: Sämisch Variation, Normal Defense
          c1e3 86
           e7e5 50 E85 King's Indian Defense: Sämisch Variation, Orthodox Variation
            d4d5 77 E87 King's Indian Defense: Sämisch Variation, Closed Variation
            g1e2 23
             c7c6 100 E86 King's Indian Defense: Sämisch Variation
              d4d5 100
               c6d5 100 E89 King's Indian Defense: Sämisch Variation, Closed Variation, Main Line
           c7c5 27 E81 King's Indian Defense: Sämisch Variation, Sämisch Gambit
            d1d2 100
             e7e6
              d4d5 100
               h7h6 100
                e3h6 100 E81 King's Indian Defense: Sämisch Variation, with Bg5
           b8c6 13 E83 King's Indian Defense: Sämisch Variation, Yates Defense
            g1e2 100
             a7a6 86 E83 King's Indian Defense: Sämisch Variation, Panno Formation
              d1d2 100
               a8b8 100 E84 King's Indian Defense: Sämisch Variation, Panno Main Line
             a8b8 14 E83 King's Indian Defense: Sämisch Variation, Ruban Variation
           b7b6 5 E82 King's Indian Defense: Sämisch Variation, Double Fianchetto
           a7a6 4
            f1d3 100
             c7c6 100 E81 King's Indian Defense: Sämisch Variation, Byrne Defense
          g1e2 7 E81 King's Indian Defense: Sämisch Variation, Bobotsov-Korchnoi-Petrosian Variation
          c1g5 6 E81 King's Indian Defense: Steiner Attack
           c7c5 100
            d4d5 100 A65 Benoni Defense: King's Pawn Line, with Bg5
             e7e6 52
              d1d2 100
               e6d5 100
                c3d5 100 E81 King's Indian Defense: Sämisch Variation, with Bg5
                e4d5 A65 Benoni Defense: King's Pawn Line, with Bg5
             h7h6 48
              g5f4 100 E81 King's Indian Defense: Sämisch Variation, with Bg5
            d1d2
             e7e6
              d4d5 100
        g1f3 6 E90 King's Indian Defense: Normal Variation, Rare Defenses
         e8g8 100
          c1e3 73 E90 King's Indian Defense: Larsen Variation
          c1g5 27 E90 King's Indian Defense: Zinnowitz Variation
        c1g5 1 E70 King's Indian Defense: Accelerated Averbakh Variation
        h2h3 1 E71 King's Indian Defense: Makogonov Variation
        g1e2 E70 King's Indian Defense: Kramer Variation
        g2g3 E72 King's Indian Defense: Normal Variation, Deferred Fianchetto
         e7e5
          f1g2
           e8g8
            g1e2 100 E72 King's Indian Defense: Pomar System
     d7d5 24 D80 Grünfeld Defense
      c4d5 57
       f6d5 100 D85 Grünfeld Defense: Exchange Variation
        g1f3 55
         d5c3 100
          b2c3 100
           f8g7 100
            e2e4 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation
             c7c5 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation
              a1b1 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation
               b8c6 100
                f1e2
                 e8g8 100
                  d4d5 100
                   g7c3 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation, Pawn Grab Line
              h2h3 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation, Kramnik's Line
        e2e4 45
         d5c3 100
          b2c3 100
           f8g7 100
            f1c4 100 D86 Grünfeld Defense: Exchange Variation, Classical Variation
             c7c5 51
              g1e2 100
               e8g8 61 D87 Grünfeld Defense: Exchange Variation, Spassky Variation
                e1g1 100
                 b8c6 100
                  c1e3 100
                   c5d4 86
                    c3d4 100 D88 Grünfeld Defense: Exchange Variation, Spassky Variation
                     c8g4 100
                      f2f3 100
                       c6a5 100
                        c4d3 100
                         g4e6 100 D89 Grünfeld Defense: Exchange Variation, Spassky Variation
                          d4d5 100 D89 Grünfeld Defense: Exchange Variation, Sokolsky Variation
                   c8g4 14
                    f2f3 100
                     c6a5 100
                      c4f7 D87 Grünfeld Defense: Exchange Variation, Seville Variation
               b8c6 39
                c1e3 100
                 e8g8 100
                  e1g1 100
             b7b6 49
              g1e2 100
               e8g8 79 D86 Grünfeld Defense: Exchange Variation, Simagin's Lesser Variation
               d8d7 21
                e1g1 100
                 e8g8 100 D86 Grünfeld Defense: Exchange Variation, Larsen Variation
          f1c4
           f8g7
            b2c3 100
        c3a4 D85 Grünfeld Defense: Exchange Variation, Nadanian Attack
         c7c5
          f2f3 D80 Grünfeld Defense: Lutikov Variation, Murrey Attack
      g1f3 25 D90 Grünfeld Defense: Three Knights Variation
       c7c6 100 D15 Slav Defense: Schlechter Variation
       f8g7 D90 Grünfeld Defense: Three Knights Variation
        c1f4 100 D92 Grünfeld Defense: Three Knights Variation, Hungarian Attack
         e8g8 100
          e2e3 100 D93 Grünfeld Defense: Three Knights Variation, Hungarian Variation
        c1g5 D91 Grünfeld Defense: Three Knights Variation, Petrosian System
        d1a4 D90 Grünfeld Defense: Flohr Variation
        d1b3 D96 Grünfeld Defense: Russian Variation
         d5c4 100
          e2e4
           e8g8
            b3c4 100 D97 Grünfeld Defense: Russian Variation
             c7c6 55 D97 Grünfeld Defense: Russian Variation, Szabo Variation
             b8a6 21 D97 Grünfeld Defense: Russian Variation, Prins Variation
             b7b6 14 D97 Grünfeld Defense: Russian Variation, Levenfish Variation
             a7a6 10 D97 Grünfeld Defense: Russian Variation, Hungarian Variation
             b8c6 D97 Grünfeld Defense: Russian Variation, Byrne Variation
             c8g4 D98 Grünfeld Defense: Russian Variation, Smyslov Variation
              c1e3
               f6d7 100
                c4b3 62 D99 Grünfeld Defense: Russian Variation, Smyslov Variation
                 c7c5 D99 Grünfeld Defense: Russian Variation, Yugoslav Variation
                e1c1 38
                 d7b6 100
                  f1e2
                   b8c6
                    c4d3 D98 Grünfeld Defense: Russian Variation, Keres Variation
        e2e3 D94 Grünfeld Defense: Three Knights Variation, Burille Variation
         e8g8 100
          f1d3 87 D94 Grünfeld Defense: Three Knights Variation, Paris Variation
           c7c6 100
            e1g1 100
             c8f5 88 D94 Grünfeld Defense: Flohr Defense
             c8g4 12 D94 Grünfeld Defense: Smyslov Defense
             c6c5
              d3e2
               c5d4 100
                e3d4 100
                 b8c6 100 A56 Grünfeld Defense: Three Knights Variation, Burille Variation, Reversed Tarrasch
          c1d2 13 D94 Grünfeld Defense: Opocensky Variation
          b2b4 D94 Grünfeld Defense: Makogonov Variation
          d1b3 D95 Grünfeld Defense: Three Knights Variation, Vienna Variation
           e7e6 65 D95 Grünfeld Defense: Botvinnik Variation
           d5c4 35
            f1c4 100
             b8d7 100
              f3g5 100 D95 Grünfeld Defense: Pachman Variation
      h2h4 10 D80 Grünfeld Defense: Zaitsev Gambit
       h7h5 100
      c1f4 8 D82 Grünfeld Defense: Brinckmann Attack
       f8g7 100
        e2e3 100
         e8g8 100 D83 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit
          a1c1 72 D83 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit, Capablanca Variation
           c7c5 100
            d4c5 100
             c8e6 100 D83 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit, Botvinnik Variation
             d8a5 D83 Grünfeld Defense: Brinckmann Attack, Reshevsky Gambit
          c3d5 28
           f6d5 100
            c4d5 100
             d8d5 100
              f4c7 100 D84 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit Accepted
      c1g5 D80 Grünfeld Defense: Stockholm Variation
       f6e4 100
        d1d2
         c7c5
          c3e4 100
           d5e4 100 D80 Grünfeld Defense: Lundin Variation
      d1b3 D81 Grünfeld Defense: Russian Variation, Accelerated Variation
       c7c6 100
      f2f3 D80 Grünfeld Defense: Lutikov Variation
       f8g7 100
      g2g4 D80 Grünfeld Defense: Gibbon Gambit
       c8g4 100
     d7d6 3
      e2e4 67
       f8g7 100
      c1g5 33
       f8g7 100
        g1f3 100 E61 King's Indian Defense: Smyslov Variation
     c7c5 2
      d4c5 100
       b8c6 100
    g1f3 7 E60 King's Indian Defense: Normal Variation, King's Knight Variation
     d7d5 62 D70 Neo-Grünfeld Defense: with Nf3
      c4d5 100
       f8g7 100
      g2g3
       f8g7 52
        f1g2 100
         e8g8
          e1g1 D77 Neo-Grünfeld Defense: Classical Variation
           d5c4 74 D77 Neo-Grünfeld Defense: Classical Variation, Modern Defense
           c7c6 26 D78 Neo-Grünfeld Defense: Classical Variation, Original Defense
            c4d5 100
             c6d5 100 D79 Neo-Grünfeld Defense: Ultra-Delayed Exchange Variation
           b8c6 D77 Neo-Grünfeld Defense: Classical Variation, Polgar Variation
       c7c6 48
     f8g7 38
      b1c3 100
       d7d6 100
        e2e3 100
         e8g8 100
          f1e2 100 E61 King's Indian Defense: Semi-Classical Variation
           c7c6 39 E60 King's Indian Defense: Semi-Classical Variation, Benoni Variation
           e7e5 37
            e1g1 100
             b8d7 100
              d4e5 100
               d6e5 100 E61 King's Indian Defense: Semi-Classical Variation, Exchange Variation
           b8c6 12 E60 King's Indian Defense: Semi-Classical Variation, Hollywood Variation
           e7e6 12
            e1g1 100
             e6e5 100
              b2b3 100
               b8d7 100
                b3b4 100 E61 King's Indian Defense: Semi-Classical Variation, Queenside Storm Line
      b2b4 E60 King's Indian Defense: Santasiere Variation
       d7d5 100
    g2g3 5 E60 King's Indian Defense: Fianchetto Variation, Immediate Fianchetto
     f8g7 95
      g1f3 97 E60 King's Indian Defense: Fianchetto Variation
       d7d6 80
        b1c3 100 E62 King's Indian Defense: Fianchetto Variation, Delayed Fianchetto
         b8d7 41
          f1g2 100
           e8g8 100 E67 King's Indian Defense: Fianchetto Variation, Debrecen Defense
            e1g1 100
             e7e5 88 E67 King's Indian Defense: Fianchetto Variation, Classical Fianchetto
              b2b3 81 E64 King's Indian Defense: Fianchetto Variation, Double Fianchetto Attack
              e2e4 19 E68 King's Indian Defense: Fianchetto Variation, Classical Variation
             c7c6 12
              e2e4 100
               e7e5 100
                h2h3 100 E69 King's Indian Defense: Fianchetto Variation, Classical Main Line
         a7a6 20
          f1g2 100
           b8d7 100
            e1g1 100
             e8g8 100 E64 King's Indian Defense: Fianchetto Variation, Hungarian Variation
           b8c6
            e1g1 100
             e8g8 100 E63 King's Indian Defense: Fianchetto Variation, Panno Variation
              c1e3
               b7b5
                h2h3 100
                 a8b8 100
                  f3d2 100 E63 King's Indian Defense: Fianchetto Variation, Panno Variation, Korchnoi Line
         b8c6 20
          f1g2 100
           e8g8 43 E62 King's Indian Defense: Fianchetto Variation, Carlsbad Variation
           c8g4 35
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Simagin Variation
           c8f5 22
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Lesser Simagin (Spassky)
         c7c6 19
          f1g2 100
           c8f5 82
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Larsen Defense
           d8a5 18
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Kavalek Defense
           d8b6
            e1g1 100
             e8g8 100 E61 King's Indian Defense: Fianchetto Variation, Benjamin Defense
         c7c5
          f1g2
           e8g8 100 E64 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Rare Line
            e1g1 100 E65 King's Indian Defense: Fianchetto Variation, Yugoslav Variation
             b8c6
              d4d5 89 E66 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Advance Line
               c6a5 100
                d1c2
                 a7a6
                  f3d2 100
                   b7b6 59
                    b2b4
                     g7h6
                      c1b2
                       a8b8
                        b4c5
                         b6c5 E63 King's Indian Defense: Fianchetto Variation, Panno Variation, Donner Line
                   e7e5 41 E63 King's Indian Defense: Fianchetto Variation, Panno Variation, Blockade Line
              d4c5 11
               d6c5 100 E65 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Exchange Line
             e7e6
              d4d5
               e6d5 100
                c4d5 100
                 b8d7 A63 Benoni Defense: Fianchetto Variation, Hastings Defense
                  a2a4 100
                   a7a6 100
                    f3d2
                     f8e8 100 A64 Benoni Defense: Fianchetto Variation, Hastings Defense, Main Line
           e7e6
            d4d5
             e6d5 100
              c4d5 100
               e8g8 100 A62 Benoni Defense: Fianchetto Variation
         e7e5
          f1g2
           b8c6
            e1g1
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Uhlmann-Szabo System
           b8d7
            e1g1 100
             e8g8 100
       c7c5 20
        f1g2 100
         d8a5 100 E64 King's Indian Defense: Fianchetto Variation, Pterodactyl Variation
      f1g2 3
       c7c5 100
     d7d5 5 D70 Neo-Grünfeld Defense: with g3
      c4d5 100
       f8g7 100
      f1g2
       d5c4 100
       f8g7 E60 Grünfeld Defense: Counterthrust Variation
        c4d5 100
         f6d5 100 D71 Neo-Grünfeld Defense: Exchange Variation
          g1f3 100
           e8g8 100
            e1g1 100 D74 Neo-Grünfeld Defense: Delayed Exchange Variation
             c7c5 54
              d4c5 100 D75 Neo-Grünfeld Defense: Delayed Exchange Variation
              b1c3 D75 Neo-Grünfeld Defense: Delayed Exchange Variation
             d5b6 46 D76 Neo-Grünfeld Defense: Delayed Exchange Variation
    d1c2 E60 Queen's Pawn, Mengarini Attack
     c7c5 100
      d4d5 100
       f8g7 100
    d4d5 E60 Indian Defense: Anti-Grünfeld, Advance Variation
     b7b5 56 E60 Indian Defense: Anti-Grünfeld, Adorjan Gambit
      c4b5 100
       a7a6 100
     d7d6 44
      b1c3 100
       f8g7 100
    f2f3 E60 Indian Defense: Anti-Grünfeld, Alekhine Variation
     d7d6 62
      e2e4 100
       f8g7 100
        c1e3 100 A42 Modern Defense: Averbakh Variation, Pseudo-Sämisch
     f8g7 38
      e2e4 100
       d7d6 100
     d7d5 D70 Neo-Grünfeld Defense: Goglidze Attack
      c4d5 100
       c7c6 100
     e7e5 E60 Indian Defense: Anti-Grünfeld, Alekhine Variation, Leko Gambit
      d4e5 100
       f6h5 100
    h2h4 E60 Indian Defense: Anti-Grünfeld, Basman-Williams Attack
     c7c5 100
      d4c5 100
       e7e5 100
  g1f3 11 A46 Indian Defense: Knights Variation
   e7e6 78
    c2c4 75 E10 Indian Defense: Anti-Nimzo-Indian
     d7d5 100
     f8b4 E11 Bogo-Indian Defense
      c1d2 97
       b4e7 53 E11 Bogo-Indian Defense: Retreat Variation
        g2g3
         d7d5 100
          f1g2 100 E11 Bogo-Indian Defense: Retreat Variation
           e8g8 100 E11 Bogo-Indian Defense: Retreat Variation
            e1g1 80 E11 Bogo-Indian Defense: Retreat Variation
             c7c6 100
              d1c2 100 E11 Bogo-Indian Defense: Retreat Variation
               b8d7 100 E11 Bogo-Indian Defense: Retreat Variation
            d1c2 20
             c7c6
              e1g1 100
       b4d2 17 E11 Bogo-Indian Defense: Exchange Variation
       a7a5 14 E11 Bogo-Indian Defense: Wade-Smyslov Variation
       b8c6 7 E11 Bogo-Indian Defense: Haiti Variation
       c7c5 6 E11 Bogo-Indian Defense: Vitolins Variation
       d8e7 4 E11 Bogo-Indian Defense: Nimzowitsch Variation
      b1d2 3 E11 Bogo-Indian Defense: Grünfeld Variation
       e8g8 100
      f3d2 E11 Bogo-Indian Defense: New England Variation
       d7d5 100
    e2e3 18 A46 Yusupov-Rubinstein System
     f8e7 100
      f1d3 100
       e8g8 100
    c1f4 7 A46 Indian Defense: London System
     c7c5 100
      b1c3 100
       c5d4 100
   c7c5 9 A46 Indian Defense: Spielmann-Indian
    d4d5 100 A43 Benoni Defense: Benoni-Indian Defense, Kingside Move Order
     b7b5 85 A43 Indian Defense: Pseudo-Benko
      c2c4 67 A57 Benko Gambit Declined: Main Line
       e7e6 87 E10 Blumenfeld Countergambit
        d5e6 79
         d7d5
          c4b5
           f7e6 100 E10 Blumenfeld Countergambit Accepted
        c1g5 21 E10 Blumenfeld Countergambit: Duz-Khotimirsky Variation
         e6d5 100
          c4d5 100
           h7h6 E10 Blumenfeld Countergambit: Spielmann Variation
       c8b7 13
      e2e3 33
       d8a5 100
     d7d6 15
      b1c3 100
       c8f5 100
     c5c4 A43 Benoni Defense: Hawk Variation
      b1c3 100
       b7b5 100
    c2c4 A31 English Opening: Symmetrical Variation, Anti-Benoni Variation
     c5d4 100
      f3d4 100
       e7e5 100
       e7e6 A32 English Opening: Symmetrical Variation, Anti-Benoni Variation, Spielmann Defense
        b1c3 100
         b8c6 100 A33 English Opening: Symmetrical Variation, Anti-Benoni Variation, Spielmann Defense
          g2g3
           d8b6 100 A33 English Opening: Symmetrical Variation, Anti-Benoni Variation, Geller Variation
   a7a6 5 A46 Indian Defense: Knights Variation, Alburt-Miles Variation
    c2c4 100
     e7e6 100 E10 Indian Defense: Dzindzi-Indian Defense
      c1f4 100
       f8e7 100
   d7d5 5
   c7c6 2 A46 Indian Defense: Czech-Indian
    c2c4 100
   d7d6 2 A46 Indian Defense: Wade-Tartakower Defense
    e2e3 75
     g7g6 68
      f1d3 75
       f8g7 74 A48 Indian Defense: Colle System, King's Indian Variation
       c8f5 26
      b1c3 25
       f8g7 100
     c7c5 32
      f1d3 100
       b8c6 100
    b1c3 25
     d6d5 100
      e2e3 100
       b8c6 100
   b7b5 A46 Indian Defense: Polish Variation
    e2e3 100
     c7c6 100
      f1d3 100
       d7d5 100
   b7b6 A47 Pseudo Queen's Indian Defense
    b1c3 45
     c8b7 100
      e2e3 100
       e7e6 100
    g2g3 35
     c7c5 61
      f1g2 100
       c8b7 100 A47 Marienbad System
        c2c4 100
         c5d4 100
          d1d4 100 A47 Marienbad System: Berg Variation
     c8b7 39
      f1g2 100
       e7e6 100
    c2c3 20
     e7e6 100
      e2e3 100
       c8b7 100
     e7e5 A47 Indian Defense: Schnepper Gambit
      d4e5 100
       f6g4 100
   f6e4 A46 Döry Defense
    c2c4 71
     e7e6 100 E10 Indian Defense: Döry Indian
      b1d2 100
       d7d5 100
    b1d2 29
     d7d5 100
      c2c4 100
       e7e6 100
   g7g6 A48 East Indian Defense
    c1f4 74 A48 London System
     f8g7 100
      e2e3 100 A48 London System
       d7d6 64 A48 London System
        f1d3 62 A48 London System, with Bd3
        f1e2 38 A48 London System, with Be2
         e8g8 61 A48 London System, with Be2
         c7c5 39
          h2h3 100 A48 London System, with Be2
       d7d5 36
    c2c4 15
    c1g5 6 A48 Torre Attack: Fianchetto Defense
     f8g7 73
      g5f6 100
       e7f6 100
     c7c5 27
      g5f6 100
       e7f6 100
      b1d2
       f8g7 86 A48 Torre Attack: Fianchetto Defense, Euwe Variation
       d7d5 14
    g2g3 5 A49 Indian Defense: Przepiorka Variation
     d7d5 100
      c2c4 100
  b1c3 1
   d7d5 70
   c7c5 30 A45 Indian Defense: Reversed Chigorin Defense
    d4d5 100
     d8a5 67 A43 Benoni Defense: Woozle
      g1f3 100
       d7d6 100
     e7e5 33
      e2e4 100
       d7d6 100
    c1g5
     c5d4 74
      g5f6 100
       g7f6 100
     d8b6 26
      d4d5 92 A45 Trompowsky Attack: Poisoned Pawn Variation
       d7d6 100
      g5f6 8
       g7f6 100
   e7e5 A45 Indian Defense: Maddigan Gambit
    d4e5 100
     f6g4 100
      g1f3 100
       b8c6 100
  c1g5 1 A45 Trompowsky Attack
   f6e4 73
    g5f4 51
     g7g5 100 A45 Trompowsky Attack: Borg Variation
      f4c1 100
       d7d5 100
    h2h4 34 A45 Trompowsky Attack: Raptor Variation
     c7c5 100
      g1f3 100
       c5d4 100
     e4g5
      h4g5 100
       d7d5 55
       e7e5 45 A45 Trompowsky Attack: Raptor Variation, Hergert Gambit
    g5h4 15 A45 Trompowsky Attack: Edge Variation
     g7g5 100
      h4g3 100
       h7h5 100
     e4f6
      b1c3 64
       d7d5 100
        e2e4
         c8f5
          f2f3 A45 Trompowsky Attack: Edge Variation, Hergert Gambit
      e2e3 36
       e7e6 100
   d7d5 27
    g5f6 100
     e7f6 100
      e2e3 100
       f8e7 100
   e7e6 A45 Trompowsky Attack: Classical Defense
    e2e4 100 A45 Trompowsky Attack: Classical Defense, Big Center Variation
     b8c6 100
      b1c3 100
       d7d5 100
    c2c4 E00 Indian Defense: Seirawan Attack
     f8b4 61
      b1c3 87 E30 Nimzo-Indian Defense: Leningrad Variation
       c7c5 64
        d4d5
         d7d6 100
          g5h4
           h7h6 100 E31 Nimzo-Indian Defense: Leningrad Variation, Benoni Defense
       b4c3 36
       b7b5
        d4d5
         c7c5
          g5h4
           h7h6 E30 Nimzo-Indian Defense: Leningrad Variation, Averbakh Gambit
      b1d2 13
       b8c6 100
     c7c5 39
      e2e3 100
       c5d4 100
    g1f3 A46 Torre Attack: Classical Defense
     c7c5 100
      e2e4 54 A46 Torre Attack: Wagner Gambit
       c5d4 100
      g5f6 46
       d8f6 100
     b7b6
      e2e4 73
       d7d5 100
      e2e3 27
       c7c5 52
        d4d5 100 A46 Torre Attack: Classical Defense, Petrosian Gambit
       c8b7 48
     h7h6 A46 Torre Attack: Classical Defense, Nimzowitsch Variation
      g5f6 100
       g7f6 100
      c2c4
       h6g5 100
       d7d5 D30 Queen's Gambit Declined: Capablanca Variation
  b1d2
   c7c5 100
    d4c5 100
     b8c6 100
      c2c3 100
       b7b6 100
   e7e5 A45 Indian Defense: Lazard Gambit
    d4e5 100
     f6g4 100
      g1f3 100
       b8c6 100
  c1f4 A45 Indian Defense: Accelerated London System
   d7d5 100
    e2e3 100
     c7c5 100
      b1c3 100
  d4d5 A45 Indian Defense: Pawn Push Variation
   e7e6 100
    c2c4 100
     f8c5 100
      a2a3 100
       e6d5 100
   f6g8 A40 Montevideo Defense
    e2e4 100
     d7d6 100
      b1c3 100
       g8f6 100
     b8c6
      d5c6 100
       b7c6 100
      e4e5
       c6e5 100
       c6b8 A40 Zaire Defense
  e2e4 A45 Indian Defense: Omega Gambit
   f6e4 100
    b1d2 100
     d7d5 100
      d2e4 100
       d5e4 100
    c1g5
     e4g5 100
      b1c3 100
       d7d5 100
     e4f6
      b1c3 51
       e7e6 100
      f1d3 49 A45 Indian Defense: Omega Gambit, Arafat Gambit
       c7c5 100
   d7d5
   f6d5
    e4d5 100
     e7e6 100
      g1f3 100
       f8d6 100
    e4e5
   g7g6 B06 Modern Defense: Norwegian Defense
    e4e5 100
     f6d5 100
      c2c4 100
       d5b4 100
    f1e2
     f6e4 100
      g1f3 100
       f8g7 100
     f6h5
      b1c3 78
       f8g7 100
      e4e5 22
       d7d6 94 B06 Modern Defense: Norwegian Defense, Norwegian Gambit
       d7d5 6
   h7h5 B00 Goldsmith Defense: Picklepuss Defense
    e4e5 100
     f6d5 100
      c2c4 100
       d5b6 100
  f2f3 A45 Paleface Attack
   d7d5 100
    c2c4 100
     c7c5 100
      d4c5 100
       e7e6 100
  f2f4 A45 Canard Opening
   d7d5 100
    g1f3 100
     c8f5 100
      b1c3 100
       e7e6 100
  g2g3 A45 Indian Defense: Tartakower Attack
   d7d5 100
    g1f3 100
  g2g4 A45 Indian Defense: Gibbins-Weidenhagen Gambit
   f6g4 72 A45 Indian Defense: Gibbins-Weidenhagen Gambit Accepted
    e2e4 51
     d7d5 100
      e4e5 100
       c7c5 100
     g4f6
      e4e5 100
       f6g8 100
      f2f3 A45 Indian Defense: Gibbins-Weidenhagen Gambit, Maltese Falcon
       e7e6 100
    b1c3 49
     d7d5 74
      f1g2 100
       e7e6 100
     g4f6 26
      e2e4 100
       d7d6 77
        f1e2 100 A45 Indian Defense: Gibbins-Weidenhagen Gambit, Stummer Gambit
       d7d5 23
   d7d5 15
    g4g5 75
     f6e4 100
      f1g2 100
       e7e6 100
    f2f3 25 A45 Indian Defense: Gedult Attack
     h7h6 100
      c1f4 100
       g7g5 100
   e7e5 12 A45 Indian Defense: Gibbins-Weidenhagen Gambit, Oshima Defense
    g4g5 100
     f6e4 100
      f1g2 100
       e4g5 100
 c7c5 1 A43 Benoni Defense: Old Benoni
  d4d5 100 A43 Benoni Defense: Old Benoni
   g8f6 72 A43 Benoni Defense: Benoni-Indian Defense
    g1f3 67
    b1c3 25
    c2c4 8
   d7d6 14 A43 Benoni Defense: Old Benoni
    b1c3 60
     g7g6 81 A43 Benoni Defense: Old Benoni, Schmid Variation
      e2e4 100
       f8g7 100
     g8f6 19
      e2e4 100
       e7e5 100
    e2e4 40
     e7e5 100
      b1c3 100
       g8f6 100
   e7e5 10 A44 Benoni Defense: Old Benoni
    b1c3 51
     g8f6 100
      e2e4 100
    e2e4 49
     d7d6 100 A44 Benoni Defense: Semi-Benoni
      b1c3 100
   f7f5 5 A43 Benoni Defense: Old Benoni, Mujannah Formation
    g1f3 100
     g8f6 100
      e2e3 100
       f6e4 100
    e2e4 A43 Benoni Defense: Benoni-Staunton Gambit
     f5e4 100
      f1c4 100
       a7a6 100
   b8a6 A43 Benoni Defense: Snail Variation
    b1c3 100
     f7f5 100
      e2e4 100
       f5e4 100
  b2b4 A43 Benoni Defense: Zilbermints-Benoni Gambit
   c5d4 100
    g1f3 90 A43 Benoni Defense: Zilbermints-Benoni Gambit
     e7e5 58 A43 Benoni Defense: Zilbermints-Benoni Gambit, Tamarkin Countergambit
      f3e5 100
       b8c6 100
     d7d5 42
      a2a3 100
       b8c6 100
    d1d4 10
     b8c6 100
      d4h4 100
       g8f6 100
  c2c4
   c5d4 100
    e2e3 100 A43 Queen's Pawn Game: Liedmann Gambit
     d4e3 100
      c1e3 100
       e7e5 100
  d4c5 A43 Benoni Defense: Benoni Gambit Accepted
   e7e5 72
    b1d2 100
     g8f6 100
      b2b4 100
       d7d5 100
   b8a6 28 A43 Benoni Defense: Benoni Gambit, Schlenker Defense
    b1c3 100
     g8f6 100
      d1d4 100
       d8c7 100
   b7b6 A43 Benoni Defense: Cormorant Gambit
    e2e4 78
     e7e6 64
      c5b6 100
       d8b6 100
     b8c6 36 B00 Owen Defense: Hekili-Loa Gambit
      g1f3 100
       e7e6 100
    g1f3 22
     g8f6 100
      b1c3 100
       c8b7 100
 b7b5 A40 Polish Defense
  e2e4 100
   c8b7 100
    f1b5 100 A40 Polish Defense: Spassky Gambit Accepted
     b7e4 100
      g1f3 100
       a7a6 100
 b7b6 A40 English Defense
  c2c4 50
   c8b7 60
    e2e4 56
     b7e4 100
      b1c3 100
       e4g6 100
     f7f6 B00 Owen Defense: Unicorn Variation
      b1c3 100
       e7e6 100
    b1c3 44
     g8f6 100
   e7e6 40 A40 English Defense
    e2e4 85
     c8b7 84
      b1c3 100
       g8f6 100
       f7f5
        e4f5 100
         g8f6 100 A40 English Defense: Hartlaub Gambit Accepted
        d4d5 A40 English Defense: Hartlaub Gambit Declined
      f2f3
       e6e5 100
       f7f5
        e4f5 100
         g8h6 A40 English Defense: Poli Gambit
     c7c5 16
      d4d5 100
       d7d6 100
     b8c6
      g1f3 100
       g8f6 100
      f1d3
       c6d4 100
       c8b7 A40 English Defense: Perrin Variation
    b1c3 15
     c8b7 100
      e2e4 100
  e2e4 50
 b8a6 A40 Australian Defense
  e2e4 100
 b8c6 A40 Mikenas Defense
  d4d5 61
   c6e5 100
    f2f4 100
     e5g6 100
      e2e4 100
       e7e5 100
  c2c4 39
   e7e6 56
    e2e4 100
     d7d5 100
      c4d5 100
       e6d5 100
   e7e5 44
    d4d5 78
     c6e7 47 A40 Mikenas Defense: Lithuanian Variation
      e2e4 100
       f7f5 100
     c6d4 36 A40 Mikenas Defense: Cannstatter Variation
      e2e3 100
       d4f5 100
     c6a5 17
      e2e4 100
       g8f6 100
    d4e5 22
     c6e5 100
      b1c3 100
       f8c5 59
       e5c4 41 A40 Mikenas Defense: Pozarek Gambit
 d7d6 A41 Queen's Pawn Game
  g1f3 64
   g8f6 55
   c8g4 45 A41 Wade Defense
    c2c4 65
     b8d7 49
      b1c3 100
       g4f3 100
      d1b3
       e7e5 64
       a8b8 36 A41 Zukertort Opening: Wade Defense, Chigorin Plan
     g7g6 33
      b1c3 71
       g8f6 100
      e2e4 29
       g4f3 77
       f8g7 23 A41 Robatsch Defense
     g8f6 18 A54 Old Indian Defense: Tartakower-Indian
      b1c3 100
       g4f3 100
    e2e4 35
     g8f6 100
      b1c3 100
       g4f3 100
  e2e4 36
  c2c4 A41 Old Indian Defense
   e7e5 56 A41 Rat Defense: English Rat
    d4e5 100
     c8e6 54 A41 Rat Defense: English Rat, Pounds Gambit
      g1f3 100
       b8c6 100
     b8c6 46 A41 Rat Defense: English Rat, Lisbon Gambit
      e2e4 100
       c8e6 100
   g8f6 44 A53 Old Indian Defense
    b1c3 85
     c8f5 48 A53 Old Indian Defense: Janowski Variation
      g2g3 46 A53 Old Indian Defense: Janowski Variation, Fianchetto Variation
       e7e5 100
      f2f3 42 A53 Old Indian Defense: Janowski Variation, Main Line
       f5d7 100
      e2e4 11 A53 Old Indian Defense: Janowski Variation, Grinberg Gambit
       f6e4 100
     e7e5 44 A54 Old Indian Defense: Ukrainian Variation
      d4e5 56
       d6e5 100
      e2e3 44
       f8e7 68
       b8d7 32
        f1d3 100 A54 Old Indian Defense: Duz-Khotimirsky Variation
      g1f3 A54 Old Indian Defense: Two Knights Variation
       e5d4 100
       b8d7
        e2e4 100 A55 Old Indian Defense: Normal Variation
     c7c6 8 A53 Old Indian Defense: Czech Variation, with Nc3
      e2e4 100
       b8d7 100
    g1f3 15
     b8d7 46
      b1c3 100
       e7e5 100
     c7c6 37 A53 Old Indian Defense: Czech Variation, with Nf3
      b1c3 100
       c8f5 100
     c8g4 17
    g2g4 A53 Old Indian Defense: Aged Gibbon Gambit
     c8g4 100
      b1c3 100
       c7c5 100
   c7c6 A40 Queen's Pawn Game: Anglo-Slav Opening
    b1c3 100
     b8d7 100
      e2e4 100
       e7e5 100
   g7g6
    b1c3 100
     f8g7 94 A41 Modern Defense
      e2e4 80 A42 Modern Defense: Averbakh System
       c7c5 85
        d4c5 61
         d8a5 B06 Pterodactyl Defense: Central, Quetzalcoatlus Gambit
        d4d5 39
         g7c3 85
          b2c3 100
           d8a5 100 A40 Pterodactyl Defense: Central, Benoni Beefeater Pterodactyl
         d8a5 15 B06 Pterodactyl Defense: Central, Benoni Quetzalcoatlus
        c1e3
         d8a5 B06 Pterodactyl Defense: Central, Anhanguera
        g1e2
         d8a5 100 A42 Pterodactyl Defense: Central, Bogolubovia
       b8d7 9
       b8c6 7 A42 Modern Defense: Kotov Variation
       f7f5 A42 Modern Defense: Randspringer Variation
      g1f3 20
       g8f6 96
       b8d7 4
     g8f6 6
  f2f4
   d6d5 76
    g1f3 100
     c8f5 100
      c2c4 100
       e7e6 100
   e7e5 24
    d4e5 100
     d6e5 100
      d1d8 100
       e8d8 100
    f4e5
     d6e5 100
      e2e3 100
       b8c6 100
     g8h6
      e5d6 82
       f8d6 100
        g1f3 100 A02 Bird Opening: From's Gambit, Lipke Variation
      g1f3 18
       d6e5 100
 e7e5 A40 Englund Gambit
  d4e5 100
   d7d6 73 A40 Englund Gambit: Hartlaub-Charlick Gambit
    g1f3 100
     b8c6 100
      e2e4 100
   b8c6 27
    g1f3 100
     f8c5 62 A40 Englund Gambit: Felbecker Gambit
      c2c3 100
       d7d5 100
     d8e7 21 A40 Englund Gambit: Main Line
      b1c3 100
       c6e5 100
      d1d5 A40 Englund Gambit: Stockholm Variation
       f7f6 100
     g8e7 17 A40 Englund Gambit: Zilbermints Gambit
      b1c3 100
       e7g6 100
   d8h4 A40 Englund Gambit: Mosquito Gambit
    g1f3 100
     h4h5 100
      b1c3 100
       f8c5 100
   f7f6 A40 Englund Gambit: Soller Gambit
    g1f3 91
     b8c6 100 A40 Englund Gambit: Soller Gambit Deferred
      e2e4 100
       f6e5 100
    e2e4 9
     b8c6 100
  d4d5 A40 Englund Gambit Declined
   g8f6 100
    b1c3 100
     f8c5 100
      e2e4 100
       e8g8 100
   b8c6
    d5c6 100
     b7c6 100
      e2e4 100
       g8f6 100
    c2c4
   d8h4
    g1f3 100
     h4e7 100
      e2e4 100
       g8f6 100
    e2e4
     h4e4 100
      g1e2 100
       f8c5 100
     f8c5 A40 Englund Gambit Declined: Diemer Counterattack
      d1e2 100
       g8f6 100
  e2e3 A40 Englund Gambit Declined: Reversed French
   e5d4 100
    e3d4 100
     d7d5 100
  g1f3 A40 Englund Gambit Declined: Reversed Alekhine
   e5e4 100 A40 Englund Gambit Declined: Reversed Krebs
    f3e5 50 A40 Englund Gambit Declined: Reversed Mokele Mbembe
     d7d5 100
      c2c4 100
       f7f6 100
    f3d2 39
     d7d5 100
      c2c4 100
       c7c6 100
    f3g1 11 A40 Englund Gambit Declined: Reversed Brooklyn
     g8f6 100
      c2c4 100
       f8e7 100
   b8c6
    d4e5 64
    d4d5 36
     e5e4 100
      f3g5 100
       c6e5 100
    b1c3 A00 Van Geet Opening: Napoleon Attack
     e5d4 100
      f3d4 100
       d7d5 100
   d7d6 A04 Zukertort Opening: Vos Gambit
    d4e5 100
    e2e3
     e5e4 100
      f3d2 100
       g8f6 100
     e5d4
      e3d4 100
       g8f6 100 C42 Petrov's Defense: Classical Attack, Closed Variation
   f7f5 A80 Dutch Defense: Omega-Isis Gambit
    d4e5 100
     d7d5 100
      c2c4 100
       g8e7 100
 e7e6 A40 Horwitz Defense
  c2c4 69
   d7d5 53
   f8b4 47 A40 Kangaroo Defense
    c1d2 54
     b4d2 100
      b1d2 100
       d7d5 100
    b1c3 46 A40 Kangaroo Defense: Keres Defense, Transpositional Variation
     b4c3 100
      b2c3 100
       g8f6 100
   e6e5 A40 Horwitz Defense: Zilbermints Gambit
    d4e5 100
     b8c6 100
      g1f3 100
       d7d6 100
  e2e4 31
 f7f5 A80 Dutch Defense
  c2c4 80 A84 Dutch Defense
   g8f6 88 A84 Dutch Defense: Normal Variation
    g2g3 73 A86 Dutch Defense: Fianchetto Variation
     e7e6 85
      f1g2 94 A90 Dutch Defense: Classical Variation
       f8e7 75 A91 Dutch Defense: Classical Variation
        g1f3 98
         e8g8 100 A92 Dutch Defense: Classical Variation
          e1g1 100
           d7d5 46 A92 Dutch Defense: Stonewall Variation
            b1c3 89 A92 Dutch Defense: Stonewall Variation
             c7c6 100 A95 Dutch Defense: Stonewall Variation
              c1g5 100
               d8e8 100
                d1c2 100 A95 Dutch Defense: Stonewall Variation, Chekhover Variation
            b2b3 11 A93 Dutch Defense: Stonewall Variation, Botvinnik Variation
             c7c6 100
              c1a3 100 A94 Dutch Defense: Stonewall Variation
           d7d6 43 A96 Dutch Defense: Classical Variation
            b1c3 100
             d8e8 68 A97 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation
              d1c2 40 A98 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Alatortsev-Lisitsyn Line
              b2b3 32 A99 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Modern Main Line
              f1e1 28 A97 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Winter Variation
             a7a5 17 A96 Dutch Defense: Classical Variation, Buenos Aires Variation
             f6e4 14 A96 Dutch Defense: Classical Variation, Huisl Variation
           f6e4 10 A92 Dutch Defense: Alekhine Variation
        g1h3 2 A91 Dutch Defense: Classical Variation, Blackburne Attack
       d7d5 12
        g1f3 100 A90 Dutch Defense: Classical Variation
         c7c6
          e1g1 100
           f8d6 100 A90 Dutch Defense: Stonewall Variation, Modern Variation
       f8b4 11 A90 Dutch Defense: Nimzo-Dutch Variation
        c1d2 100
         b4e7 100 A90 Dutch Defense: Nimzo-Dutch Variation, Alekhine Variation
       c7c5 2
      g1f3 6
       f8e7 100
     c7c5 8
      d4d5 100
       e7e5 100
     g7g6 6 A86 Dutch Defense: Leningrad Variation
      f1g2 86
       f8g7 83
        g1f3 100 A87 Dutch Defense: Leningrad Variation
         d7d6 73
          b1c3 100
           b8c6
            e1g1 100
             e8g8 100 A89 Dutch Defense: Leningrad Variation, Matulovic Variation
         c7c6 27
          b1c3 100
           d7d6 100
            e1g1 100
             e8g8 100 A88 Dutch Defense: Leningrad Variation, Warsaw Variation
       c7c5 17
      g1f3 14
       c7c5 100
     c7c6
      b1c3 71
       d7d6 62
        f1g2 100
         d8c7 100 A86 Dutch Defense: Hort-Antoshin System
       d7d5 38
      g1f3 29
       d7d5 100
    b1c3 21 A85 Dutch Defense: Queen's Knight Variation
     e7e6 64
      g1f3 100
       f8e7 100
     d7d6 36
      g1f3 69
       e7e6 60
       b8c6 40 A84 Dutch Defense: Krause Variation
      c1f4 31
       h7h6 100
    g1f3 6
     e7e6 100
      b1c3 100
   e7e6 10 A84 Dutch Defense: Classical Variation
    b1c3 72 A84 Dutch Defense: Rubinstein Variation
     g8f6 100
    g1f3 28
     g8f6 100
    e2e4 A84 Dutch Defense: Bellon Gambit
     f5e4 100
      b1c3 100
       g8f6 100
   c7c5 2
    e2e3 100
     g8f6 100
      b1c3 100
       e7e6 100
   g7g6 1
    b1c3 100
     g8f6 66
      g1f3 100
       f8g7 100
     g8h6 34 A84 Dutch Defense: Bladel Variation
      e2e4 100
       f5e4 100
  b1c3 8 A80 Dutch Defense: Raphael Variation
   g8f6 100
    c1f4 75
     e7e6 100
      e2e3 100
       f8e7 100
    g2g4 25 A80 Dutch Defense: Spielmann Gambit
     f6g4 100
      f2f3 100
       g4h6 100
  g2g3 5 A81 Dutch Defense: Fianchetto Attack
   e7e6 46
    f1g2 68
     g8f6 100
      g1f3 100
       f8e7 100
      g1h3 A81 Dutch Defense: Blackburne Variation
       f8e7 100
    g1f3 32
     f8e7 100
      f1g2 100
       g8f6 100
   g7g6 28
    f1g2 84
     g8f6 63 A81 Dutch Defense: Semi-Leningrad Variation
      b1c3 100
       f8g7 100
     f8g7 37
      g1f3 79
       c7c6 63
        e1g1 100
         g8h6 A81 Dutch Defense: Leningrad, Basman System
       g8f6 37
      g1h3 21 A81 Dutch Defense: Leningrad Variation, Carlsbad Variation
       d7d6 100
    c2c4 16
     c7c5 100
      d4d5 100
       f8g7 100
   g8f6 26
    f1g2 100
     e7e6 100
  c1f4 4
   g8f6 100
    e2e3 100
     e7e6 100
      g1f3 100
       b8c6 100
  h2h3 2 A80 Dutch Defense: Korchnoi Attack
   g8f6 100
    g1f3 100
     e7e6 100
      c1f4 100
       f8e7 100
  c1g5 1 A80 Dutch Defense: Hopton Attack
   h7h6 100
    g5f4 100
     g8f6 100
      h2h4 100
       e7e6 100
  d1d3 A80 Dutch Defense: Alapin Variation
   e7e6 52
    g2g4 66 A80 Dutch Defense: Manhattan Gambit, Anti-Classical Line
     f5g4 100
      h2h3 100
       c7c5 100
    b1c3 34
     d7d5 100
      c1f4 100
       c7c5 100
   d7d5 27
    c2c4 78
     d5c4 100
      d3c4 100
       b8c6 100
    g2g4 22 A80 Dutch Defense: Manhattan Gambit, Anti-Stonewall
     f5g4 100
      h2h3 100
       b8c6 100
   d7d6 11
    b1c3 59
     g8f6 100
      g1f3 100
       c8d7 100
    g2g4 41 A80 Dutch Defense: Manhattan Gambit, Anti-Modern
     f5g4 100
      h2h3 100
       e7e5 100
   g7g6 9
    b1c3 100
     g8f6 100
      c1f4 100
       d7d5 100
    g2g4 A80 Dutch Defense: Manhattan Gambit, Anti-Leningrad
     d7d5 100
      g4g5 100
       c7c5 100
  e2e4 A82 Dutch Defense: Staunton Gambit
   f5e4 100 A82 Dutch Defense: Staunton Gambit Accepted
    b1c3 80
     g8f6 100
      c1g5 69 A83 Dutch Defense: Staunton Gambit
       b8c6 51
       c7c6 49 A83 Dutch Defense: Staunton Gambit, Chigorin Variation
       b7b6 A83 Dutch Defense: Staunton Gambit, Nimzowitsch Variation
      f2f3 31 A82 Dutch Defense: Blackmar's Second Gambit
       d7d5 100
      g2g4 A82 Dutch Defense: Staunton Gambit, Tartakower Variation
       h7h6 100
     g7g6
      c3e4 100
       d7d5 100
      c1g5
       g8f6 85
        f2f3 100 A83 Dutch Defense: Staunton Gambit, Lasker Variation
        h2h4 A83 Dutch Defense: Staunton Gambit, Alekhine Variation
       d7d5 15
    f2f3 20
     g8f6 100
      b1c3 100
    b1d2 A82 Dutch Defense: Staunton Gambit, American Attack
     d7d5 100
      f2f3 100
       g8f6 100
   d7d6 A82 Rat Defense: Balogh Defense
    b1c3 100
     g8f6 100
      e4f5 100
       c8f5 100
   g7g6 B06 Modern Defense: Fianchetto Gambit
    e4f5 100
     d7d5 100
      f1d3 100
       d8d6 100
    b1c3
     f5e4 100
     g8h6
      e4e5 61
       d7d5 100
      c1h6 39
       f8h6 100
        e4f5 100
         e8g8 B06 Modern Defense: Masur Gambit
  g2g4 A80 Dutch Defense: Krejcik Gambit
   d7d5 49
    h2h3 100
     c7c5 100
      g1f3 100
       b8c6 100
   e7e5 24 A80 Dutch Defense: Hevendehl Gambit
    g4f5 100
     e5d4 100
      d1d4 100
       b8c6 100
   g8f6 14
    g4f5 100
     d7d5 100
      d1d3 100
       c7c5 100
    h2h3 A80 Dutch Defense: Janzen-Korchnoi Gambit
     e7e6 100
      g4f5 100
       e6f5 100
   e7e6 13
    c1f4 77 A80 Dutch Defense: Senechaud Gambit
     g7g5 100
      f4e5 100
       g8f6 100
    g4f5 23
     e6f5 100
      g1f3 100
       g8f6 100
 g7g5 A40 Borg Defense: Borg Gambit
  c1g5 66
   d7d5 100
    c2c4 100
     d5c4 100
      b1c3 100
       a7a6 100
  e2e4 34
 g7g6 A40 Queen's Pawn Game: Modern Defense
  e2e4 72
  h2h4 28
   g8f6 69
    h4h5 100 A40 Modern Defense: Lizard Defense, Pirc-Diemer Gambit
     d7d5 100
      h5g6 100
       f7g6 100
   d7d5 31
    h4h5 100
     f8g7 100
      g1f3 100
       b8c6 100
c2c4 3 A10 English Opening
 g8f6 42 A15 English Opening: Anglo-Indian Defense
  b1c3 59 A16 English Opening: Anglo-Indian Defense, Queen's Knight Variation
   e7e6 89 A17 English Opening: Anglo-Indian Defense, Hedgehog System
    d2d4 69
    e2e4 29 A18 English Opening: Mikenas-Carls Variation
     c7c5 56 A19 English Opening: Mikenas-Carls, Sicilian
      e4e5 100
       f6g8 100 A19 English Opening: Anglo-Indian Defense, Flohr-Mikenas-Carls Variation, Nei Gambit
     d7d5 28
      c4d5 67
       e6d5 100
      e4e5 33 A18 English Opening: Mikenas-Carls Variation
       d5d4 100
     b8c6 16 A18 English Opening: Mikenas-Carls Variation
      d2d4 100
       d7d5 100
     f8b4
      e4e5 100
       b4c3 100
      d2d4 E20 Nimzo-Indian Defense: Dilworth Gambit
       f6e4 100
    g1f3 2
     f8b4 72 A17 English Opening: Anglo-Indian Defense, Nimzo-English
      g2g4 69 A17 English Opening: Anglo-Indian Defense, Zvjaginsev-Krasenkow Attack
       b4c3 100
      d2d3 31
       e8g8 100
     d7d5 28
      d2d4 100
   d7d5 7 A16 English Opening: Anglo-Grünfeld Defense
    d2d4 100
    g2g3
     d5d4 100
      c3a4 100
       e7e5 100
     g7g6
      c4d5 100
       f6d5 100
        f1g2 100
         d5c3 88 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
         d5b6 12 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
   e7e5 4 A22 English Opening: King's English Variation, Two Knights Variation
    g1f3 53
     f8d6 100
      d2d3 100
       b8c6 100
     c7c5 A35 English Opening: Symmetrical Variation
      f3e5 100
       d7d6 100
    g2g3 36 A22 English Opening: Carls-Bremen System
     d7d5 47 A22 English Opening: King's English Variation, Two Knights Variation, Reversed Dragon
      c4d5 100
       f6d5 100
     f8b4 40 A22 English Opening: King's English Variation, Two Knights Variation, Smyslov System
      f1g2 100
       e8g8 100
     f8e7 13
      f1g2 100
       e8g8 100
     c7c6 A23 English Opening: King's English Variation, Two Knights Variation, Keres Variation
      d2d4 70
       e5d4 100
      f1g2 30
       f8c5 100 A23 English Opening: King's English Variation, Two Knights Variation, Keres Variation
     g7g6 A24 English Opening: King's English Variation, Two Knights Variation, Fianchetto Line
      g1f3 100
       d7d6 100
    f2f4 11 A22 English Opening: King's English, Mazedonisch
     d7d6 100
      g1f3 100
       b8c6 100
    g1h3
     f8e7 100
      e2e3 100
       e8g8 100
     e5e4
      h3g5 93
       b7b5 46 A22 English Opening: King's English Variation, Bellon Gambit
       c7c6 28 A22 English Opening: King's English Variation, Adhiban Gambit
       d8e7 27
       f6g4 A22 English Opening: King's English, Erbenheimer Gambit
      d2d3 7
       f8e7 100
  g1f3 39 A15 English Opening: Anglo-Indian Defense, King's Knight Variation
   d7d5 86 A15 English Opening: Anglo-Indian Defense, Scandinavian Defense
    c4d5 97
     c7c6 100
      d5c6 100
       b8c6 100
     f6d5 A15 English Opening: Anglo-Indian Defense, Scandinavian Defense, Exchange Variation
      e2e4 100
       d5b6 100
      b1c3 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
       c7c5 45
        e2e3 100
         e7e6 100 A17 English Opening: Anglo-Indian Defense
       d5c3 31
       g7g6 24 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
        g2g3
         e7e5 100
          f1g2 100
           f8g7 100 A16 English Opening: Anglo-Grünfeld Defense, Korchnoi Variation
      d2d3
       b8c6 100
       e7e5
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
       c7c5 100
       e7e5
        f1g2
         b8c6 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
    d2d4 3
    g2g3
     d5c4 100
      e2e3 100
       b7b5 100
     c7c6
      f1g2 55 A11 Réti Opening: Anglo-Slav Variation, with g3
       d5c4 53 A11 Réti Opening: Anglo-Slav Variation, with g3
       c8f5 47 A11 Réti Opening: Anglo-Slav Variation, with g3
        e1g1 100
         e7e6 66
          d2d3 100 A11 Réti Opening: Anglo-Slav Variation, with g3
           h7h6 100 A11 Réti Opening: Anglo-Slav Variation, with g3
         d5c4 34
          d2d3
           h7h6 A07 King's Indian Attack, with Bf5
      d2d4 45
       c8f5 100
     g7g6 A15 English Opening: Anglo-Indian Defense, Grünfeld Formation
      c4d5 100
       f8g7 100
      b2b3
       c7c6 69 A11 Réti Opening: Anglo-Slav Variation, with g3
       f8g7 31
   b7b6 6 A15 English Opening: Anglo-Indian Defense, Queen's Indian Formation
    b1c3 64
     e7e6 78 A17 English Opening: Anglo-Indian Defense, Queen's Indian Formation
      e2e4 100
       c8b7 100
        f1d3 100 A17 English Opening: Anglo-Indian Defense, Queen's Indian Variation
     c8b7 22
      d2d4 100
    d2d4 18
    g2g3 18
     e7e6 78
      f1g2 66
       c8b7 100 A15 English Opening: Anglo-Indian Defense, Queen's Indian Formation
        b1c3 100
         c7c5 100
          e1g1 100
           f8e7 100 A30 English Opening: Symmetrical Variation, Hedgehog Defense
      b1c3 34
       c7c5 100
     c7c5 22
      d2d3 100
       b8c6 100
   c7c5 3
    e2e3 100
     b8c6 100
      d2d4 100
       c5d4 100
    b2b4 A30 English Opening: Symmetrical Variation, Napolitano Gambit
     c5b4 100
      d2d4 100
       e7e6 100
   a7a6 2
    d2d4 58
    g2g3 42
     e7e6 82 A15 English Opening: Anglo-Indian Defense, Romanishin Variation
      d2d4 100
       d7d5 100
     c7c5 18
      d2d3 100
       b8c6 100
   d7d6 2 A15 English Opening: Anglo-Indian Defense, Old Indian Formation
    d2d4 100
   g7g6 A15 English Opening: Anglo-Indian Defense, King's Indian Formation
    b1c3 55
     f8g7 58
      e2e4 61 A15 English Opening: Anglo-Indian Defense, Anti-Anti-Grünfeld
       d7d6 100
      d2d4 39
     c7c5 42
      e2e3 100
       f8g7 100
    d2d4 45
    b2b4 A15 English Orangutan
     e7e6 100
      c1a3 100
       d7d5 100
    g2g3
     c7c5 50
      d2d3 100
       d7d6 100
     c7c6 50 A15 English Opening: Anglo-Indian Defense, Slav Formation
      d2d4 100
       f8g7 100
     b7b6
      f1g2 66
       c8b7 100 A15 English Opening: Anglo-Indian Defense, King's Indian Formation, Double Fianchetto
      d2d4 34
       c8a6 100
  d2d4 2
  b2b4 A15 English Orangutan
   e7e5 100
    c1b2 100
     f8b4 100
      b2e5 100
       b8c6 100
  e2e4 A10 English Opening: Achilles-Omega Gambit
   f6e4 100
    d2d3 100
     e4f6 100
      d3d4 100
       c7c5 100
   f6d5
    c4d5 100
     c7c6 100
      d2d4 100
       c6d5 100
    e4e5 B02 Alekhine Defense: Two Pawns Attack
     d5b6 93
      c4c5 56 B02 Alekhine Defense: Two Pawns Attack, Lasker Variation
       b6d5 100
        b1c3 100
         e7e6
          f1c4 B02 Alekhine Defense: Hunt Variation, Lasker Simul Gambit
           d7d6 100 B02 Alekhine Defense: Two Pawns Attack, Mikenas Variation
            c3d5 100
             e6d5 100
              c4d5 100 B02 Alekhine Defense: Hunt Variation, Mikenas Gambit
      d2d4 44
       d7d6 100
      a2a4 B02 Alekhine Defense: Two Pawns Attack, Tate Variation
       d7d6 100
      b2b3 B02 Alekhine Defense: Steiner Variation
       d7d6 100
     d5f4 7 B02 Alekhine Defense: The Squirrel
      d2d4 100
       f4g6 100
  f2f4 A02 Bird Opening: Mujannah
   e7e6 100
    b1c3 100
     d7d5 100
      e2e3 100
       f8e7 100
 e7e5 29 A20 English Opening: King's English Variation
  b1c3 87 A21 English Opening: King's English Variation, Reversed Sicilian
   g8f6 49
   b8c6 41 A25 English Opening: King's English Variation, Reversed Closed Sicilian
    g1f3 86 A27 English Opening: King's English Variation, Three Knights System
     g8f6 100 A28 English Opening: King's English Variation, Four Knights Variation
      e2e3 30 A28 English Opening: King's English Variation, Four Knights Variation, Quiet Line
       f8b4 100
        d1c2 100
         b4c3 100 A28 English Opening: King's English Variation, Four Knights Variation, Quiet Line
         e8g8
          c2f5
           f8e8
            c3d5 100 A28 English Opening: King's English Variation, Four Knights Variation, Quiet Line
      e2e4 20 A28 English Opening: Four Knights System, Nimzowitsch Variation
       f8c5 100
      d2d3 19 A28 English Opening: King's English Variation, Four Knights Variation, Flexible Line
       f8e7 100
      g2g3 14 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
       d7d5 100
        c4d5 100
         f6d5 100
          f1g2 100
           d5b6 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with Nb6
        f1g2
         f8c5
          c4d5 100
           f6d5 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with Bc5
       d7d6
        f1g2 100
         f8e7 100
          d2d3 100
           e8g8 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, Be7
       e5e4
        f1g2
         f8b4
          e1g1
           e8g8
            f3d4
             f8e8 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, Delayed .. Nc6
       f8c5
        f1g2
         d7d6 100
          d2d3 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6
           a7a6 52 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, a6
           e8g8 35
            e1g1 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6
           h7h6 12 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, h6
      d2d4 9
       e5d4 60
       e5e4 40 A28 English Opening: King's English Variation, Four Knights Variation, Bradley Beach Variation
      a2a3 8 A28 English Opening: King's English Variation, Four Knights Variation, Korchnoi Line
       f8e7 100
    e2e3 14
     g8f6 100
      d2d4 100
       e5d4 100
    b2b3
     g8f6 56
      e2e3 100
       f8e7 100
     d7d6 44
      e2e3 100
       g8f6 100 A00 Amsterdam Attack
    g2g3
     g8f6 59
      d2d3 100
       f8c5 100
     d7d6 41
      f1g2 74
       c8e6 59 A21 English Opening: King's English Variation, Troger Defense
        e2e3
         g7g6
          g1e2 100
           f8g7 100 A25 English Opening: King's English Variation, Bremen-Hort Variation
       g8f6 41
      e2e3 26
       g8f6 100
     g7g6
      f1g2 92
       f8g7 90 A25 English Opening: King's English Variation, Taimanov Variation
        d2d3 49 A25 English Opening: King's English Variation, Closed System
         d7d6 100 A26 English Opening: King's English Variation, Closed System, Full Symmetry
          e2e4 100 A26 English Opening: King's English Variation, Botvinnik System
        e2e3 39
         d7d6 100
          g1e2 100
           g8h6 100 A25 English Opening: Closed, Taimanov Variation
        a1b1 12 A25 English Opening: King's English Variation, Hungarian Attack
         g8h6 100 A25 English Opening: Closed, Taimanov Variation
       d7d6 10
      e2e3 8
       g8f6 100
   d7d6 8
    g1f3 80 A21 English Opening: King's English Variation
     g8f6 51
      e2e3 100
       f8e7 100
     c8g4 49 A21 English Opening: King's English Variation, Smyslov Defense
      e2e3 100
       g8f6 100
    e2e3 20
     g8f6 100
      d2d4 100
   f8b4 2 A21 English Opening: King's English Variation, Kramnik-Shirov Counterattack
    d2d4 100
     b4c3 100
      b2c3 100
       e5e4 100
   b7b6
    g1f3 100
     b8c6 100
      e2e3 100
       g8f6 100
    d2d4
     e5d4 100
      d1d4 100
       g8f6 100
     c8b7 A40 English Defense: Eastbourne Gambit
      d4e5 100
       f8c5 100
   c7c6
    g1f3 73
     d7d6 100
      e2e4 100
    g2g3 27
     d7d6 62 A21 English Opening: King's English Variation, Keres Defense
      g1f3 100
       g8f6 100
     d7d5 38
      d2d4 100
       e5e4 100
  e2e3 9
   g8f6 78
    b1c3 100
     d7d6 100
    f2f4
     e5f4 100
      g1f3 78 A20 English Opening: King's English Variation, Kahiko-Hula Gambit
       f4e3 100
      e3f4 22
       f8e7 100
   b8c6 22
    b1c3 100
  g1f3 4 A20 English Opening: King's English Variation, Nimzowitsch Variation
   e5e4 100 A20 English Opening: King's English Variation, Nimzowitsch-Flohr Variation
    f3d4 100
     b8c6 100
      d4c6 100
       d7c6 100
  e2e4 C20 English Opening: The Whale
   g8f6 100
    b1c3 100
     f8c5 100
      g1f3 100
       d7d6 100
   d7d5 C20 King's Pawn Game: Bavarian Gambit
    c4d5 100
     g8f6 100
      b1c3 100
       f8d6 100
   g7g6 A10 English Opening: Adorjan Defense
    d2d4 100
     e5d4 73
      d1d4 100
       g8f6 100
     f8g7 27 A41 Modern Defense: Neo-Modern Defense
      d4e5 100
       b8c6 100
  g2g3
   g8f6 38
    b1c3 100
   d7d5 33
    c4d5 100
     g8f6 100
      b1c3 100
    f1g2
     d5c4 100
      b2b3 54 A00 Hungarian Opening: Winterberg Gambit
       f8c5 100
      d1a4 46
       c7c6 100
   h7h5 29 A20 English Opening: Drill Variation
    f1g2 100
     b8c6 100
      e2e3 100
       h5h4 100
 c7c5 14 A30 English Opening: Symmetrical Variation
  b1c3 87 A34 English Opening: Symmetrical Variation, Normal Variation
   b8c6 70 A35 English Opening: Symmetrical Variation, Two Knights Variation
    g1f3 58
     g8f6 100 A35 English Opening: Symmetrical Variation, Four Knights Variation
      e2e3 55
       e7e5 100
      d2d4 45
       c5d4 100
        f3d4 100
         e7e6
        g2g3
         d7d5 A34 English Opening: Symmetrical Variation
    g2g3 32 A36 English Opening: Symmetrical Variation, Two Knights, Fianchetto Variation
     g7g6 86
      f1g2 93
       f8g7 88 A36 English Opening: Symmetrical Variation, Ultra-Symmetrical Variation
        g1f3 89 A37 English Opening: Symmetrical Variation, Three Knights, Fianchetto Variation
         g8f6 65 A38 English Opening: Symmetrical Variation, Full Symmetry Line
          e1g1 100
           e8g8 100
            d2d4 78 A39 English Opening: Symmetrical Variation, Mecking Variation
            d2d3 22 A38 English Opening: Symmetrical Variation, Duchamp Variation
            b2b3 A38 English Opening: Symmetrical Variation, Double Fianchetto
         e7e5 35 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
          e1g1 100
           g8e7 100 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
            d2d3 55 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
            a2a3 45 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
        e2e4 6 A36 English Opening: Symmetrical Variation, Botvinnik System
        e2e3 5
         e7e5 100 A36 English Opening: Symmetrical Variation, Botvinnik System Reversed, with e3
       d7d6 12
      e2e3 7
       f8g7 100
     e7e6 14
      f1g2 100
       g8f6 100
    e2e3 9
     e7e6 100
      d2d4 100
       d7d5 100
   g8f6 28
    g1f3 59 A34 English Opening: Symmetrical Variation, Three Knights Variation
     b8c6 100
    e2e3 24
     e7e5 100
      g1f3 100
       b8c6 100
    g2g3 17 A34 English Opening: Symmetrical Variation, Fianchetto Variation
     e7e6 100
      e2e3 100
       d7d5 100
     d7d5
      c4d5 100
       f6d5 100
        f1g2 100
         d5c7 100 A34 English Opening: Symmetrical Variation, Rubinstein Variation
          g1f3 100
           b8c6 100 A34 English Opening: Symmetrical Variation, Rubinstein Variation
   g7g6 2
    e2e3 100
     g8f6 100
      d2d4 100
       f8g7 100
    d2d4
     c5d4 100
      d1d4 100
       g8f6 100
     f8g7
      e2e3 87 A40 Pterodactyl Defense: Queen Pterodactyl, Quiet Line
       g8f6 100
      d4d5 13
       g7c3 100
       d8a5 A40 Pterodactyl Defense: Fianchetto, Queen Benoni Pterodactyl
  g1f3 13 A30 English Opening: Symmetrical Variation
   g8f6 48
   e7e6 32
    e2e4 100
   a7a6 20
    b1c3 69
     b7b5 61
      e2e3 100
       c8b7 100
      g2g3
       e7e6 73 A04 Zukertort Opening: Shabalov Gambit
       c8b7 27
     b8c6 39
      e2e3 100
       g8f6 100
    e2e3 31
     g8f6 100
      b1c3 100
       e7e6 100
  b2b4 A30 English Opening: Wing Gambit
   c5b4 100
    d2d4 100
     g8f6 100
      a2a3 100
       e7e6 100
 e7e6 9 A13 English Opening: Agincourt Defense
  g1f3 91 A13 English Opening: Agincourt Defense
   d7d5 88 A13 English Opening: Agincourt Defense
    g2g3 77
     g8f6 98 A13 English Opening: Neo-Catalan
      f1g2 100
       f8e7 64 A13 English Opening: Neo-Catalan Declined
        b2b3 58 A14 English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
         c7c5 100 A14 English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
          e1g1 100
           e8g8 54 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
            e2e3 100 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
             b8c6 79 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
             d5d4 21 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
           b8c6 46 A13 English Opening: Agincourt Defense, Tarrasch Defense
         b7b6 A14 English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
         c7c6
          c1b2 100 A14 Réti Opening: Anglo-Slav Variation
           e8g8 100
            e1g1 100 A14 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation, Stonewall Line
        e1g1 42 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
         e8g8 77
          b2b3 100 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
         c7c5 23
          b1c3
           b8c6
            c4d5 100
             f6d5 100 A14 English Opening: Agincourt Defense, Keres Defense
       d5c4 36 A13 English Opening: Agincourt Defense, Catalan Defense Accepted
       f8d6 A13 English Opening: Agincourt Defense, Bogoljubow Defense
     c7c5 2 A13 English Opening: Agincourt Defense, Catalan Defense
      c4d5 100
       e6d5 100
     b7b6
      f1g2 80
       c8b7 63
        e1g1 100 A13 English Opening: Agincourt Defense, Catalan Defense
       b8c6 37
      c4d5 20
       e6d5 100
     c7c6 A13 English Opening: Agincourt Defense, Kurajica Defense
      d2d4 71
       g8f6 100
      f1g2 29
       g8f6 57 A13 English Opening: Agincourt Defense, Catalan Defense, Semi-Slav Defense
       d5c4 43
    d2d4 16
    b2b3 7
     c7c5 100
      c1b2 51
       b8c6 51
       g8f6 49
        e2e3 100 A13 English Opening: Agincourt Defense, Wimpy System
      e2e3 49
       g8f6 100
   g8f6 9
    d2d4 100
   a7a6 3
    d2d4 64
     d7d5 100
      b1c3 100
       d5c4 100
    g2g3 36
     b7b5 56
      d2d3 58
       g8f6 100
      f1g2 42
       b5c4 100
       g8f6 A13 English Opening: Romanishin Gambit
     c7c5 44
      d2d3 100
       b8c6 100
  d2d4 9
 d7d5 3 A10 English Opening: Anglo-Scandinavian Defense
  c4d5 100
   c7c6 56
    d5c6 100
     b8c6 100
      b1c3 100
       g8f6 100
   g8f6 44 A10 English Opening: Anglo-Scandinavian Defense, Schulz Gambit
    g1f3 100
   d8d5
    b1c3 100
     d5d6 55
      d2d4 100
       e7e5 100
     d5a5 45 A10 English Opening: Anglo-Scandinavian Defense, Malvinas Variation
      d2d4 100
       c7c5 100
   e7e6 A10 English Opening: Anglo-Scandinavian Defense, Löhn Gambit
    d5e6 100
     c8e6 100
      g1f3 100
       c7c5 100
 b8c6 1 A10 English Opening: Anglo-Lithuanian Variation
  e2e3 100
   e7e5 100
 f7f5 1 A10 English Opening: Anglo-Dutch Defense
  d2d4 49
  e2e4 35 A10 English Opening: Anglo-Dutch Defense, Hickmann Gambit
   f5e4 60
    b1c3 100
     g8f6 100
      d2d3 78
       e7e5 100
      g2g4 22 A10 English Opening: Porcupine Variation
       h7h6 100
   d7d6 40
    b1c3 50
     f5e4 100
      d2d3 100
       e4d3 100
    g1f3 50 A10 English Opening: Anglo-Dutch Variation, Chabanon Gambit
     f5e4 100
      f3g5 100
       g8f6 100
   g8f6
    e4e5 100
     f6g8 100
      d2d4 100
       b8c6 100
    b1c3 A10 English Opening: Anglo-Dutch Variation, Ferenc Gambit
     f5e4 81
     f6e4 19
      c3e4 100
       f5e4 100
  g2g4 16 A10 English Opening: Wade Gambit
   f5g4 100
    h2h3 100
     g4g3 100
      f2g3 100
       e7e6 100
 b7b5 A10 English Opening: Jaenisch Gambit
  e2e4 100
   c8b7 100
    c4b5 100
     b7e4 100
      b1c3 100
       g8f6 100
 c7c6 A11 English Opening: Caro-Kann Defensive System
  d2d4 100
   d7d5 100
 g7g5 A10 English Opening: Myers Defense
  d2d4 100
   f8g7 57 A10 English Opening: Myers Gambit
    b1c3 100
     b8c6 100
      e2e3 100
       d7d6 100
   e7e6 30
    b1c3 100
     c7c5 100
      e2e3 100
       g8f6 100
   e7e5 13 A10 English Opening: Zilbermints Gambit
    g1f3 100
     e5d4 100
      d1d4 100
       f7f6 100
 g7g6 A10 English Opening: Great Snake Variation
  b1c3 100
   c7c5 100
g1f3 2 A04 Zukertort Opening
 d7d5 79 A06 Zukertort Opening
  c2c4 71 A09 Réti Opening
   d5d4 66 A09 Réti Opening: Advance Variation
    b2b4 54
     c7c5 65 A09 Réti Opening: Advance Variation, Michel Gambit
      e2e3 100 A09 Réti Opening: Reversed Blumenfeld Gambit
       d4e3 100
     f7f6 35
      e2e3 100
       d4e3 100
    d2d3 46
     b8c6 100
      e2e3 100
       g8f6 100
    h1g1 A09 Réti Opening: Penguin Variation
     b8c6 100
      d2d3 100
       e7e5 100
   c7c6 34
    e2e3 76 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
     g8f6 42
      d2d4 100
      d1c2 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
       g7g6 66
       b8d7 34
        b1c3 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
     e7e6 36
      b1c3 61
       g8f6 65
       f8d6 35
        b2b3
         g8f6 100 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
      d2d4 39
       g8f6 100
     c8f5 22
      d1b3 100
       d8c7 100
     e7e5
      f3e5 100
       b8d7 100
      b1c3
       d5d4 100
       b8d7
        b2b3
         g8f6 100 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
    d2d4 24
    b2b3 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
     c8f5 48 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
      c1b2 62 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
       g8f6 71 A12 Réti Opening: Anglo-Slav Variation, New York System
       e7e6 29
      g2g3 23
       g8f6 100 A12 Réti Opening: Anglo-Slav Variation, London Defensive System
      c1a3 16
       g8f6 100
     g8f6 30
      g2g3 66 A12 Réti Opening: Anglo-Slav Variation
       c8f5 79
       d5c4 21 A12 Réti Opening: Anglo-Slav Variation, with dxc4
      c1a3 34
       c8f5 100
     c8g4 13 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
      c1b2 70
       g8f6 100 A12 Réti Opening: Anglo-Slav Variation, Capablanca Variation
      g2g3 30
       g8f6 58 A12 Réti Opening: Anglo-Slav Variation, Torre System
       g4f3 42
     g7g6 9
      c1b2 100
       g8f6 100 A12 Réti Opening: Anglo-Slav Variation, Bled Variation
   b7b5 A09 Réti Opening: Zilbermints Gambit
    c4d5 100
     g8f6 100
      d2d4 100
   d5c4 A09 Réti Opening: Réti Accepted
    e2e4 59
     b7b5 100
      a2a4 100
       c7c6 100
    e2e3 41
     c8e6 100 A09 Réti Opening: Réti Gambit, Keres Variation
      b1c3 100
       b8c6 100
  g2g3 19 A07 King's Indian Attack
   g8f6 56 A05 King's Indian Attack
    f1g2 100
     e7e6 68 A07 King's Indian Attack, with e6
      e1g1 100
       c7c5 62
        d2d3 100 A08 King's Indian Attack: Sicilian Variation
         b8c6 100
          b1d2 100
           f8e7 100
            f1e1 100
             e8g8 100
              e2e4 100 A08 King's Indian Attack: Sicilian Variation
       f8d6 38
     c7c5 20
      c2c4 100
       e7e6 100
     c7c6 12
      e1g1 100
       c8f5 84 A07 King's Indian Attack, with Bf5
        c2c4 59
        d2d3 41
         e7e6 100
          f3h4 100 A07 King's Indian Attack, with Bf5
       h7h5 16
   c7c5 34 A07 King's Indian Attack: Sicilian Variation
    f1g2 55 A08 King's Indian Attack: Sicilian Variation
     b8c6 100 A08 King's Indian Attack: French Variation
      d2d4 100 A08 Zukertort Opening: Reversed Grünfeld
       c5d4 48
       g8f6 28 A08 Zukertort Opening: Reversed Grünfeld
        e1g1 100 A08 Zukertort Opening: Reversed Grünfeld
       e7e6 25
        e1g1 100 A08 Zukertort Opening: Reversed Grünfeld
    c2c4 45
     d5c4 100
      e2e4 100
       c8e6 100
   c8g4 8 A07 King's Indian Attack: Keres Variation
    f1g2 100
     g4f3 47
      e2f3 100
       e7e6 100
     b8d7 40 A07 King's Indian Attack: Keres Variation
      e1g1 78
       c7c6 84 A07 King's Indian Attack: Keres Variation
       e7e5 16
      d2d4 22
       g8f6 100
     c7c6 13
      d2d4 54
       g8f6 100
      e1g1 46
       g4f3 58
       g8f6 42 A07 King's Indian Attack: Yugoslav Variation
   g7g6 2 A07 King's Indian Attack: Double Fianchetto
    d2d4 100
     h7h5 100
      c2c4 100
       h5h4 100
   e7e5 A07 King's Indian Attack: Omega-Delta Gambit
    f3e5 100
     f7f6 100
      e5d3 100
       f8d6 100
    f1g2
     e5e4 100
      f3g1 100
       g8f6 100
     g7g6
      f3e5 100
       f7f6 100
      e1g1
       f8g7 71
        d2d3 100
         g8e7 100 A07 King's Indian Attack: Pachman System
          b1d2 100
           c7c6 100
            b2b4
             e8g8
              e2e4 100 B10 Caro-Kann Defense: Breyer Variation, Stein Attack
       e5e4 29
   g7g5 A07 Hungarian Opening: Wiedenhagen-Beta Gambit
    f3g5 100
     e7e5 100
      d2d4 100
       f8e7 100
  b1c3 4 A06 Zukertort Opening: Reversed Mexican Defense
   d5d4 100
    c3e4 100
     b8c6 100
      c2c3 100
       f7f5 100
   g7g6
    d2d4 100
     f8g7 61 D00 Queen's Pawn Game: Chigorin Variation, Fianchetto Defense
      e2e4 100
       d5e4 100
     g8f6 39
      c1f4 100
  d2d4 3
  a2a4 1 A06 Zukertort Opening: The Potato
   c7c5 100
    c2c4 100
     e7e6 100
      c4d5 100
       e6d5 100
  d2d3 1 A06 Zukertort Opening: Old Indian Attack
   b8c6 100
    d3d4 100
     g8f6 100
      b1c3 100
       c8f5 100
  e2e4 1 A06 Zukertort Opening: Tennison Gambit
   d5e4 100
    f3g5 100
     g8f6 100
      f1c4 100
       e7e6 100
  b2b4 A06 Zukertort Opening: Santasiere's Folly
   g8f6 69
    c1b2 72 A00 Polish Opening, with d5
     e7e6 100
      a2a3 100
       a7a5 100
    d2d4 28
     e7e6 100
      a2a3 100
       f8e7 100
   e7e6 31
    a2a3 100
     g8f6 100
      d2d4 100
  h1g1 A06 Zukertort Opening: Ampel Variation
   c7c5 100
    c2c4 100
     e7e6 100
      c4d5 100
       e6d5 100
 g8f6 15 A05 Zukertort Opening
  e2e3 36 A05 Zukertort Opening: Quiet System
   d7d5 100
    d2d4 100
  g2g3 23
   g7g6 62 A05 King's Indian Attack: Symmetrical Defense
    f1g2 76
     d7d5 51
      e1g1 78
       f8g7 70
        d2d3 100
         e8g8 100 A05 King's Indian Attack: Wahls Defense
       h7h5 30
      d2d4 22
       f8g7 100
     c7c5 49
      c2c4 100
       b8c6 100
     d7d6
      d2d4 59
       f8g7 100
      e1g1 41
       c7c5 71
       f8g7 29
        b2b3
         e8g8 100
          c1b2 100 A05 Zukertort Opening: Double Fianchetto Attack
        c2c4
         c7c5 100
          d2d4 100
           e8g8 100 E64 King's Indian Defense: Fianchetto Variation, Yugoslav System
    c2c4 24
    b2b4 A05 King's Indian Attack: Smyslov Variation
     h7h5 100
      h2h4 100
       f8g7 100
   c7c5 38
    c2c4 100
     e7e6 100
      f1g2 100
       d7d5 100
   b7b5 A05 King's Indian Attack: Spassky Variation
    d2d4 100
     c8b7 100
      a2a3 100
       c7c5 100
  b1c3 21
   d7d5 83
    d2d4 100
    e2e4
     d5e4 51
      f3g5 100
       b8c6 100
      d1e2
       e4f3 100
       c8f5
        f3g5 100
         d8d4 A06 Zukertort Opening: Tennison Gambit, Brigg's Trap
     f6e4 49
      c3e4 100
       d5e4 100
   b8c6 17 A05 Zukertort Opening
    e2e4 100
     d7d5 100
      e4d5 100
       f6d5 100
  d2d4 13
  e2e4 8 A05 Zukertort Opening: Lemberger Gambit
   f6e4 100
    d2d3 100
     e4f6 100
      f1e2 100
       c7c5 100
  a2a4
   d7d5 68
    d2d4 100
     b8c6 100
      b1c3 100
       c8f5 100
   g7g6 32
    c2c4 72
     c7c5 100
      e2e3 100
       f8g7 100
    b2b4 28 A05 Zukertort Opening: Myers Polish Attack
     f8g7 100
      c1b2 100
       d7d5 100
  b2b3 A05 Zukertort Opening: Nimzo-Larsen Variation
   d7d5 100
    e2e3 100
     b8c6 100
      c1b2 100
       e7e6 100
  b2b4
   d7d5 100
   g7g6
    c1b2 78 A05 Polish Opening: Zukertort System
     d7d6 68
      e2e4 54
       f8g7 100
      c2c4 46
       e7e5 75
       f8g7 25
        d2d4 100
         e8g8 100
          e2e3 100 A00 Polish Opening: King's Indian Variation, Sokolsky Attack
     d7d5 32
      e2e3 100
       f8g7 100
    c2c4 22
 e7e5 2 A04 Zukertort Opening: Ross Gambit
  f3e5 100
   d7d6 100
    e5f3 100
     g8f6 100
      d2d3 100
       f8e7 100
   b8c6
    e5c6 100
     d7c6 79 A04 Zukertort Opening: The Walrus
      e2e4 100
       d8h4 100
     b7c6 21
      e2e4 100
       d7d5 100
  g2g3 A00 Hungarian Opening: Reversed Alekhine
   e5e4 100
    f3h4 100 A00 Hungarian Opening: Reversed Norwegian Defense
     d7d5 100
      d2d3 100
       g7g5 100
      a2a3
       f8e7 89
        d2d3 100 A00 Hungarian Opening: Burk Gambit
       c8e6 11
    b2b4
     e4f3 100
      e2f3 100
       g8f6 100
     g8f6
      f3d4 79
       f8b4 100
      f3g1 21 A00 Hungarian Opening: Reversed Brooklyn Defense, Brooklyn Benko Gambit
       f8b4 100
 b8c6 1 A04 Zukertort Opening: Black Mustang Defense
  e2e4 100
 c7c5 1 A04 Zukertort Opening: Sicilian Invitation
  e2e4 67
  d2d4 33
   c5d4 100
    c2c3 72
     b8c6 100
      c3d4 100
       d7d5 100
    e2e3 28 A04 Zukertort Opening: Speelsmet Gambit
     d4e3 100
      c1e3 100
       b8c6 100
 c7c6 1 A04 Zukertort Opening: Slav Invitation
  d2d4 100
   d7d5 100
    b1c3 100
     g8f6 100
      e2e3 100
       c8f5 100
 e7e6 1 A04 Zukertort Opening: Queen's Gambit Invitation
  e2e4 100
 f7f5 1 A04 Zukertort Opening: Dutch Variation
  d2d4 100
   g8f6 100
    b1c3 100
     e7e6 100
      c1f4 100
       f8e7 100
  e2e4 A04 Zukertort Opening: Lisitsyn Gambit
   f5e4 100
    f3g5 100
     g8f6 100
      d2d3 100
       b8c6 100
   g8f6
    e4e5 100
     f6e4 100
      d2d3 100
       e4c5 100
    d2d3 A04 Zukertort Opening: Lisitsyn Gambit Deferred
     f5e4 100
      d3e4 100
       f6e4 100
 a7a5 A04 Zukertort Opening: Ware Defense
  e2e4 100
   e7e6 100
    d2d4 100
     d7d5 100
      e4d5 100
       e6d5 100
 a7a6 A04 Zukertort Opening: St. George Defense
  e2e4 100
   c7c5 100
 b7b5 A04 Zukertort Opening: Polish Defense
  e2e4 100
   c8b7 100
    f1b5 100
     b7e4 100
      e1g1 100
       a7a6 100
 b7b6 A04 Zukertort Opening: Queenside Fianchetto Variation
  e2e4 100
 d7d6 A04 Zukertort Opening: Pirc Invitation
  e2e4 100
   c8g4 58 A04 Zukertort Opening: Wade Defense
    d2d4 100
   e7e5 42
 f7f6 A04 Zukertort Opening: Arctic Defense
  e2e4 69
   e7e6 100
    f1e2 100
     c7c5 100
      e1g1 100
       g7g5 100
  d2d4 31
   d7d5 100
    b1c3 100
     c8f5 100
      e2e3 100
       e7e6 100
   g8h6
    e2e4 100
     g7g5 55
      b1c3 100
       c7c6 100
     h6f7 45 A04 Zukertort Opening: Arctic Defense, Drunken Knight Variation
      b1c3 100
       g7g5 100
 g7g5 A04 Zukertort Opening: Herrstrom Gambit
  f3g5 100
   d7d5 100
    e2e4 100
     f8g7 100
      d1f3 100
       g7f6 100
 g7g6 A04 Zukertort Opening: Kingside Fianchetto
  e2e4 55
   c7c6 100
    d2d4 100
  d2d4 45
   g8f6 55
   c7c5 45
    d4c5 100
     g8f6 100
      b1c3 100
       e7e6 100
    c1f4
     c5d4 100
      c2c3 100
       f8g7 57
        c3d4 100
         d8a5 100 D02 Queen's Pawn Game: London System, Pterodactyl Variation
       d4c3 43
    e2e3
     f8g7 61
      d4c5 88
       d8a5 82 A04 Colle System: Rhamphorhynchus Variation
       b8c6 18
      f1d3 12
       d7d5 100
       d8a5 A40 Colle System: Pterodactyl Variation
     d7d5 39
      f1e2 100
       g8f6 100
    g2g3
     f8g7 70
      f1g2 56
       c5d4 100
       d8a5 A40 Pterodactyl Defense: Fianchetto, Queen Pterodactyl
      c2c3 44
       c5d4 100
     c5d4 30
      c2c3 100
       d4c3 100
   g8h6 A04 Zukertort Defense: Kingside Variation
    e2e4 100
     f7f5 100
      e4e5 100
       f8g7 100
 h7h6 A04 Zukertort Opening: Basman Defense
  e2e4 100
   e7e6 100
    d2d4 100
     d7d5 100
      e4d5 100
       e6d5 100
a2a3 A00 Anderssen's Opening
 e7e5 84
  e2e4 54
  h2h3 46 A00 Global Opening
   d7d5 100 A00 Creepy Crawly Formation: Classical Defense
    e2e3 100
     g8f6 100
      c2c4 100
       d5d4 100
 d7d5 16
  d2d4 100
   g8f6 100
    e2e3 100
     c7c5 100
      d4c5 100
       e7e5 100
 a7a5
  e2e4 100
   e7e5 100
    g1f3 100
     b8c6 100
      d2d4 100
       e5d4 100
  b2b4 A00 Anderssen's Opening: Polish Gambit
   a5b4 100
    c1b2 100
     e7e6 100
      a3b4 100
       a8a1 100
a2a4 A00 Ware Opening
 e7e5 54
  e2e4 100
   g8f6 100
    b1c3 100
     d7d5 100
      e4d5 100
       f6d5 100
  a1a3 A00 Ware Opening: Meadow Hay Trap
   f8a3 100
    b1a3 100
     g8f6 100
      d2d4 100
       e5d4 100
  h2h4 A00 Ware Opening: Crab Variation
   d7d5 100
    e2e3 100
     c7c5 100
      b1c3 100
       g8f6 100
 d7d5 46
  e2e3 61
   e7e5 79
    a4a5 68
     f7f5 51
      a5a6 78 A00 Ware Opening: Ware Gambit
       b8a6 100
      d2d4 22
       e5d4 100
     b8c6 49
      a5a6 100
       g8f6 100
    d2d4 32
     b8c6 100
      f1e2 100
       g8f6 100
   c7c5 21
    d2d4 100
     b8c6 100
      b1c3 100
       e7e6 100
  d2d4 39
   c7c5 100
    d4c5 100
     e7e5 100
      b2b4 100
       a7a5 100
 a7a5 A00 Ware Opening: Symmetric Variation
  e2e4 100
   e7e5 100
    g1f3 100
     b8c6 100
      d2d4 100
       e5d4 100
 b7b5
  a4b5 100
   c8b7 82 A00 Ware Opening: Wing Gambit
    b1c3 100
     g8f6 100
      g1f3 100
       a7a6 100
   d7d5 18
    d2d4 100
     c8b7 100
      g1f3 100
       e7e6 100
b1a3 A00 Sodium Attack
 e7e5 100
  e2e4 82
   g8f6 100
    d2d4 100
     f8a3 100
      b2a3 100
       e8g8 100
   f7f5
    e4f5 100
     g8f6 100
      g2g4 100
       f8a3 100
    a3c4
     b8c6 100 A00 Sodium Attack: Durkin Gambit
      e4f5 100
       d7d5 100
  c2c3 18
   d7d5 100
    d2d4 100
     b8c6 100
      a3c2 100
       e5e4 100
 g7g6
  e2e4 100
   d7d5 100
    e4d5 100
     c7c6 100
      d5c6 100
       b8c6 100
  g2g4 A00 Sodium Attack: Chenoboskion Variation
   d7d5 100
    e2e3 100
     b8c6 100
      c2c4 100
       d5d4 100
b1c3 A00 Van Geet Opening
 d7d5 66
  d2d4 100
  e2e4
   d5e4 51
    d2d3 56 A00 Van Geet Opening: Dunst-Perrenet Gambit
     g8f6 100
    c3e4 36
     b8c6 68
      g1f3 100
       f7f5 100
     e7e5 32 B01 Van Geet Opening: Grünfeld Defense
      f1c4 100
       f7f5 100
    f1c4 8 A00 Van Geet Opening: Hector Gambit
     g8f6 100
      g1e2 100
       b8c6 100
    f2f3 A00 Van Geet Opening: Dougherty Gambit
     e7e5 100
      f1c4 100
       e4e3 100
   d5d4 49
    c3e2 100
     e7e5 100
      g1f3 100
       f7f6 100
 c7c5 23
  e2e4 56
  g1f3 44
   b8c6 55
    d2d4 60
     c5d4 63
      f3d4 100 A00 Van Geet Opening: Sicilian Two Knights
       d7d5 100
     d7d5 37
      e2e3 100
       e7e6 100
    e2e4 40
   d7d5 45
    e2e3 100
     e7e6 100
      f1e2 100
       d5d4 100
  a1b1 A00 Van Geet Opening: Twyble Attack
   d7d5 100
    e2e3 100
     e7e5 100
      e3e4 100
       d5e4 100
  d2d4
   c5d4 100
    d1d4 100
     b8c6 100
      d4d2 100
       g8f6 100
      d4h4 A00 Van Geet Opening: Novosibirsk Variation
       d7d5 100
  f2f4
   d7d5 71
    e2e4 100
     e7e6 100
      g1f3 100
       b8c6 100
    c3e4
     d5e4 100
      e2e3 100
       b8c6 100
     d5d4 A00 Van Geet Opening: Melleby Gambit
      g1f3 61
       b8c6 100
       f7f5
        b2b4
         g8f6
          e4f2 A00 Van Geet Opening: Jendrossek Gambit
      e2e3 39
       b8c6 100
   e7e6 29
    e2e4 100
     d7d5 100
 g8f6 11
  e2e4 100
  g2g4 A00 Van Geet Opening: Tübingen Gambit
   h7h6 100
    e2e4 100
     e7e5 100
      h2h3 100
       d7d5 100
 b7b5 A00 Van Geet Opening: Laroche Gambit
  c3b5 100
   e7e5 100
    e2e4 100
     g8f6 100
      g1f3 100
       b8c6 100
 e7e5 A00 Van Geet Opening: Reversed Nimzowitsch
  g1f3 100
   b8c6 100
    e2e4 100
   f8c5 A00 Van Geet Opening: Billockus-Johansen Gambit
    f3e5 100
     d7d6 100
      e5f3 100
       g8f6 100
  a2a3 A00 Van Geet Opening: Battambang Variation
   d7d5 100
    e2e3 100
     d5d4 100
      c3e4 100
       f7f5 100
  b2b3
   d7d5 100
    e2e3 53
     g8f6 100
      c1b2 100
       f8d6 100
    e2e4 47
     d5e4 86
      d2d3 100 A00 Van Geet Opening: Gladbacher Gambit
       g8f6 100
     d5d4 14
      c3a4 100
       g8f6 100
  d2d3
   d7d5 100
    e2e4 63
     d5d4 50
      c3e2 100
       b8c6 100
     d5e4 50
      c1e3 100
       e4d3 100
      g2g4 A00 Grob Opening: Zilbermints Gambit, Zilbermints-Hartlaub Gambit
       e4d3 100
    g1f3 37
     b8c6 100
      e2e4 100
       d5e4 100
  d2d4
   e5d4 100
    d1d4 100
     b8c6 100
      d4c4 64
       g8f6 100
      d4a4 36 A00 Van Geet Opening: Reversed Scandinavian
       d7d5 100
  e2e3
   d7d5 60
    d2d4 100
    d1h5
     b8c6 100
      h5d1 100
       d5d4 100
     c8e6 A00 Van Geet Opening: Hulsemann Gambit
      h5e5 100
       b8c6 100
     g8f6 A00 Van Geet Opening: Liebig Gambit
      h5e5 100
       f8e7 100
   g8f6 40
    g2g4 100
     d7d5 100
      g4g5 100
       f6e4 100
    f2f4
     e5f4 100
      e3f4 58
       d7d5 100
      g1f3 42 A00 Van't Kruijs Opening: Keoni-Hiva Gambit, Akahi Variation
       f4e3 100
   b8c6
    d2d4 100
     e5d4 100
      e3d4 100
       d7d5 100
    f2f4
     e5f4 100
      g1f3 76 A00 Van't Kruijs Opening: Keoni-Hiva Gambit, Alua Variation
       f4e3 100
      e3f4 24
       d7d5 100
 f7f5
  d2d4 67
  e2e4 33
   f5e4 100
    d2d3 84 A00 Van Geet Opening: Kluever Gambit
     e4d3 100
      f1d3 100
       g8f6 100
    c3e4 16
     g8f6 100
      e4f6 100
       e7f6 100
 g7g6
  e2e4 69
   f7f5 100
    d2d3 100
     b8c6 100
      f1e2 100
       f8g7 100
  h2h4 31 A00 Van Geet Opening: Myers Attack
   d7d5 100
    d2d4 100
     f8g7 100
      h4h5 100
       b8c6 100
b2b3 A01 Nimzo-Larsen Attack
 e7e5 40 A01 Nimzo-Larsen Attack: Modern Variation
  c1b2 100
   b8c6 100 A01 Nimzo-Larsen Attack: Modern Variation
    e2e3 36 A01 Nimzo-Larsen Attack: Modern Variation
     d7d5 100
      g1f3 100
       e5e4 100
    c2c4 34
     g8f6 100 A01 Nimzo-Larsen Attack: Modern Variation
      e2e3 100
       f8e7 100
    e2e4 30
     g8f6 100
      b1c3 100
       d7d5 100
    f2f4 A01 Nimzo-Larsen Attack: Pachman Gambit
     e5f4 100
      g1f3 100
       g8f6 100
 d7d5 39 A01 Nimzo-Larsen Attack: Classical Variation
  g1f3 84 A06 Nimzo-Larsen Attack: Classical Variation
   c7c5 79
    c2c4 54
     e7e6 100
     d5c4
      e2e3 54 A06 Zukertort Opening: Pachman Gambit
       c4b3 100
      b1c3 46 A06 Zukertort Opening: Regina-Nu Gambit
       c4b3 100
    e2e4 46 A06 Nimzo-Larsen Attack: Norfolk Gambit
     d5e4 100
      f3g5 100
       e7e5 100
     g8f6
      e4d5 100
       f6d5 100
      c1b2 A06 Nimzo-Larsen Attack: Norfolk Gambit
       f6e4 100
   g8f6 21
  c1b2 16
   g8f6 100
    g1f3 100
     e7e6 100
      c2c4 100
       f8e7 100
  c1a3 A01 Nimzo-Larsen Attack: Graz Attack
   e7e5 100
    a3f8 100
     e8f8 100
      e2e3 100
       b8c6 100
 g8f6 18 A01 Nimzo-Larsen Attack: Indian Variation
  c1b2 76
   b8c6 74
    g1f3 100
     d7d5 100
      e2e3 100
   g7g6 26
    g2g4 51 A01 Nimzo-Larsen Attack: Spike Variation
     h7h6 100
      c2c4 100
       f8g7 100
    e2e4 49
     d7d6 100
      g1f3 100
       f8g7 100
  d2d4 24
   e7e6 100
    e2e3 100
     d7d5 100
      g1f3 100
       f6e4 100
 c7c5 3 A01 Nimzo-Larsen Attack: English Variation
  e2e4 100
 b7b5 A01 Nimzo-Larsen Attack: Polish Variation
  e2e3 100
   c8b7 100
    g1f3 100
     a7a6 100
      a2a4 100
       b5a4 100
 b7b6 A01 Nimzo-Larsen Attack: Symmetrical Variation
  d2d4 100
   c8b7 100
    g1f3 100
     e7e6 100
      e2e3 100
       f8e7 100
 f7f5 A01 Nimzo-Larsen Attack: Dutch Variation
  e2e3 100
   g8f6 100
    d2d4 100
     e7e6 100
      g1f3 100
       b8c6 100
b2b4 A00 Polish Opening
 d7d5 44 A00 Polish Opening, with d5
  c1b2 55
   e7e6 85
    e2e3 100
     g8f6 100
      a2a3 75
       a7a5 100
      b4b5 25 A00 Polish Opening: Schiffler-Sokolsky Variation
       a7a6 100
   d8d6 15 A00 Polish Opening: German Defense
    b1c3 100
     e7e5 100
      e2e3 100
       g8f6 100
   c8f5 A00 Polish Opening: Baltic Defense
    e2e3 100
     g8f6 100
      c2c4 100
       a7a5 100
  d2d4 34
   e7e6 100
    a2a3 100
     g8f6 100
      e2e3 100
       f8e7 100
  g2g3 12
   e7e5 100
    c1b2 59
     f8d6 100
      g1f3 100
       f7f6 100
    f1g2 41 A00 Hungarian Opening: Bücker Gambit
     g8f6 100
      c1b2 100
       e5e4 100
 e7e5 20
  c1b2 83
   g8f6 100
    a2a3 100
     d7d6 100
      b1c3 100
       d6d5 100
   f7f6
    e2e4 100 A00 Polish Opening: Tartakower Gambit
     c7c6 100
      d2d4 100
       d7d5 100
    b4b5 A00 Polish Opening: Bugayev Advance Variation
     a7a6 100
      e2e4 100
       a6b5 100
  a2a3 17 A00 Polish Opening: Bugayev Attack
   a7a5 100
    b4b5 100
     d7d5 100
      c2c4 100
       d5c4 100
 c7c6 15 A00 Polish Opening: Outflank Variation
  c1b2 100
   d7d5 79
    e2e3 66
     g8f6 100
      c2c4 100
       e7e6 100
    a2a4 34 A00 Polish Opening: Myers Variation
     g8f6 100
      b4b5 100
       a7a6 100
   a7a5 21
    b4b5 100
     d7d5 75
      e2e3 100
       g8f6 100
     c6b5 25
      e2e3 100
       d7d5 100
      e2e4 A00 Polish Opening: Schuehler Gambit
       b8c6 100
 g8f6 13
  e2e3 100
   e7e6 100
    c1a3 100
     a7a5 100
      b4b5 100
       f8a3 100
 a7a6 8
  c1b2 74
   e7e6 63
    c2c4 100
     g8f6 100
      a2a3 100
       b8c6 100
    b4b5
     a6b5 50
      e2e3 100
       c7c6 100
     g8f6 50 A00 Polish Opening: Queenside Defense
      a2a4 56
       d7d5 53
       a6b5 47
        a4b5 100
         a8a1 100
          b2a1 100 A00 Polish Opening: Rooks Swap Line
      b5a6 44
       b8a6 100
   g8f6 37
    e2e3 100
     e7e6 100
      a2a3 100
       f8e7 100
  e2e4 26
   e7e5 100
    a2a3 100
     g8f6 100
      d2d4 100
       e5d4 100
 b7b5 A00 Polish Opening: Symmetrical Variation
  a2a4 100
   b5a4 100
    c1b2 100
     e7e6 100
      c2c4 100
       c8b7 100
 b7b6
  c1b2 82
   e7e6 100
    e2e3 75
     c8b7 100
      g1f3 100
       g8f6 100
    b4b5 25
     g8f6 66 A00 Polish Opening: Queen's Indian Variation
      c2c4 100
       a7a6 100
     a7a6 34
      a2a4 100
       d7d5 100
  c2c4 18
   e7e6 100
    c1b2 100
     g8f6 100
      b4b5 100
 b8c6 A00 Polish Opening: Grigorian Variation
  b4b5 100
   c6a5 100
    g1f3 100
     e7e6 100
      e2e3 100
       b7b6 100
 c7c5 A00 Polish Opening: Birmingham Gambit
  b4c5 100
   e7e5 100
    e2e3 100
     f8c5 100
      c1b2 100
       b8c6 100
  b1c3 A00 Van Geet Opening: Düsseldorf Gambit
   c5b4 100
    c3d5 100
     e7e6 100
      d5f4 100
       g8f6 100
  c1b2
   c5b4 100
    a2a3 100
     b4a3 100
      b1a3 100
       g8f6 100
   e7e5 A00 Polish Opening: Wolferts Gambit
    b4c5 100
     b8c6 100
      e2e3 100
       f8c5 100
  h2h4 A00 Kádas Opening: Kádas Gambit
   c5b4 100
    a2a3 100
     b4a3 100
      c1a3 100
       d7d5 100
 d7d6
  d2d4 59
   e7e6 100
    c2c4 100
     d6d5 100
      a2a3 100
       a7a5 100
  c1b2 41
   e7e5 88 A00 Polish Opening: Czech Defense
    e2e4 100
     g8f6 100
      b1c3 100
       f8e7 100
   a7a5 12
    b4b5 100
     e7e5 100
      b1c3 100
       d6d5 100
 f7f5 A00 Polish Opening: Dutch Defense
  c1b2 100
   g8f6 100
    a2a3 100
     a7a5 100
      b4b5 100
       d7d5 100
 g7g6
  c1b2 100
   g8f6 100 A00 Polish Opening: King's Indian Variation
    e2e4 100 A00 Polish Opening: King's Indian Variation, Schiffler Attack
     d7d6 100
      b1c3 100
       f8g7 100
 g8h6 A00 Polish Opening: Karniewski Variation
  e2e4 100
   d7d5 100
    e4d5 100
     e7e6 100
      c1b2 100
       e6d5 100
c2c3 A00 Saragossa Opening
 d7d5 100
  d2d4 100
   b8c6 100
    g1f3 100
     c8f5 100
      c1f4 100
       e7e6 100
d2d3 A00 Mieses Opening
 e7e5 60 A00 Mieses Opening: Reversed Rat
  g1f3 60
   b8c6 100
    e2e4 100
     g8f6 100
  b1d2 40 A00 Valencia Opening
   d7d5 100
    g1f3 100
     b8c6 100
      e2e4 100
       g8f6 100
  b1a3
   d7d5 100
    g1f3 100
     b8c6 100
      c2c4 100
       f8a3 100
    a1b1
     b8c6 100
      c2c3 100
       g8f6 100
     f8a3
      b2a3 100
       b8c6 100
       c7c5
        e2e3 100 A00 Sodium Attack: Celadon Variation
 d7d5 40
  g1f3 100
 g7g6
  e2e4 100
   f8g7 100
    g1f3 100
     d7d5 100
      e4d5 100
       c7c6 100
  g2g4 A00 Mieses Opening: Myers Spike Attack
   d7d5 100
    e2e3 100
     e7e5 100
      d3d4 100
       b8c6 100
e2e3 A00 Van't Kruijs Opening
 d7d5 100
  g1f3 100
   c7c5 100
    c2c4 100
     e7e6 100
      c4d5 100
       e6d5 100
 b7b5
  f1b5 100
   e7e5 100
    b1c3 100
     c7c6 100
      b5e2 100
       d7d5 100
  f1c4
   b5c4 100
    b2b3 100
     e7e5 100
      c1a3 100
       f8a3 100
   e7e5
    c4f7 100
     e8f7 100
      d1f3 100
       g8f6 100
    c4b3 A00 Van't Kruijs Opening: Bouncing Bishop Variation
     d7d5 100
      d2d4 100
       c7c5 100
f2f3 A00 Barnes Opening
 e7e5 100
  e2e3 100
   d7d5 100
    d2d4 100
     b8c6 100
      b1c3 100
       e5d4 100
  e1f2 A00 Barnes Opening: Hammerschlag
   d7d5 100
    e2e3 100
     d5d4 100
      f1d3 100
       c7c5 100
  g2g4
   d8h4 100 A00 Barnes Opening: Fool's Mate
 f7f5
  d2d4 53
   d7d5 100
    c2c4 100
     e7e6 100
      c4d5 100
       e6d5 100
  e2e4 47
   e7e5 59
    f1c4 100
     f8c5 100
      d2d4 100
       e5d4 100
   f5e4 41
    f3e4 55
     b8c6 100
      a2a3 100
       e7e5 100
    b1c3 45 A00 Barnes Opening: Gedult Gambit
     d7d5 100
      f3e4 100
       d5e4 100
f2f4 A02 Bird Opening
 d7d5 90 A03 Bird Opening: Dutch Variation
  g1f3 66
   c7c5 66
    e2e3 90
     g8f6 79 A03 Bird Opening: Lasker Variation
      f1e2 54
       b8c6 100
      b2b3 46
       c8f5 100
       d5d4
        c1b2 100 A03 Bird Opening: Thomas Gambit
     b8c6 21
      f1e2 100
       g8f6 100
    c2c4 10
     e7e6 100
      e2e3 100
       g8f6 100
   g8f6 34
    e2e3 100
     c8f5 100
      c2c4 100
       e7e6 100
  c2c4 27 A03 Bird Opening: Sturm Gambit
   e7e6 100
    d2d4 100
     f8e7 100
      e2e3 100
       g8f6 100
  b1c3 7
   d5d4 100
    c3e4 100
     g8f6 100
      e4f6 100
       e7f6 100
   g7g5 A00 Van Geet Opening: Warsteiner Gambit
    d2d4 100
     g5f4 100
      c1f4 100
       g8f6 100
  e2e4 A03 Bird Opening: Williams Gambit
   d5e4 100
    b1c3 82
     g8f6 100
      f1c4 54
       b8c6 100
      d1e2 46 A03 Bird Opening: Williams Gambit
       c8g4 100
      g1e2 A03 Bird Opening: Williams-Zilbermints Gambit
       b8c6 100
    d2d4 18
     g8f6 100
      b1c3 100
       e7e6 100
    g1f3
     e4f3 100
      d1f3 100
       e7e6 100
     c7c5 B21 Bird Opening: Dutch Variation, Batavo Gambit
      f3e5 100
       b8c6 100
  g2g4 A03 Bird Opening: Dutch Variation, Dudweiler Gambit
   e7e5 100
    h2h4 100
     e5f4 100
      d2d4 100
       c8g4 100
 g7g6 4
  g1f3 60
   g8f6 60
    c2c4 61
     c7c6 100
      b1c3 100
       d7d5 100
    b2b4 39 A02 Bird Opening: Batavo-Polish Attack
     d7d5 100
      e2e3 100
       f8g7 100
   d7d5 40
    e2e3 100
     f8g7 100
      c2c4 100
       c7c6 100
  e2e4 40
   d7d5 100
    e4d5 100
     g8f6 100
      d2d4 100
       f8g7 100
 g7g5 3 A02 Bird Opening: Hobbs Gambit
  d2d4 100
   g5f4 100
    c1f4 100
     d7d5 100
      e2e3 100
       f8h6 100
  g1f3
   g5g4 100
    f3e5 100
     d7d6 100
      e5d3 100
       h7h5 100
   h7h6 A02 Bird Opening: Hobbs-Zilbermints Gambit
    e2e4 100
     d7d5 100
      e4d5 100
       g8f6 100
 g8h6 2 A02 Bird Opening: Horsefly Defense
  e2e4 100
   d7d5 100
    e4d5 100
     c7c6 100
      d5c6 100
       b8c6 100
 b7b5 A02 Bird Opening: Myers Defense
  e2e3 100
   c8a6 100
    g1f3 100
     g8f6 100
      a2a4 100
       b5b4 100
 e7e5 A02 Bird Opening: From's Gambit
  f4e5 100
   d7d6 49
    g1f3 100
     b8c6 100
      e5d6 100
       c7d6 100
    e5d6
     f8d6 100
      g1f3 100
       g8f6 100
     g7g5
      d6c7 100
       d8c7 100
      g1f3
       f8d6 62 A02 Bird Opening: From's Gambit, Lasker Variation
       c7d6 38
     g8f6 A02 Bird Opening: From's Gambit, Langheld Gambit
      d6c7 100
       d8c7 100
   b8c6 38 A02 Bird Opening: Schlechter Gambit
    b1c3 64
     d7d6 100 A00 Van Geet Opening: Hergert Gambit
      e5d6 100
       f8d6 100
    g1f3 36
     d7d6 100
   f7f6 12 A02 Bird Opening: Lasker Gambit
    g1f3 100
     f6e5 100
      f3e5 100
       d7d6 100
   g8e7 A02 Bird Opening: Platz Gambit
    d2d4 100
     d7d5 100
      g1f3 100
       c7c5 100
  b1c3 A02 Bird Opening: From's Gambit, Bahr Gambit
   e5f4 100
    g1f3 100
     d7d5 100
      d2d4 61
       g7g5 100
      e2e3 39 A00 Van't Kruijs Opening: Keoni-Hiva Gambit, Ekolu Variation
       f8e7 100
   d7d5 A00 Van Geet Opening: Damhaug Gambit
    f4e5 100
     d5d4 100
      c3e4 100
       f7f5 100
    c3e4
     d5e4 100
      d2d3 100
       e5f4 100
     d5d4 A00 Van Geet Opening: Pfeiffer Gambit
      f4e5 100
      g1f3 A00 Van Geet Opening: Pfeiffer Gambit, Sleipnir Countergambit
       f7f5 100
    g1f3
     e5e4 100
      f3g1 100
       g8f6 100
     e5f4
  g1f3
   e5e4 100
    f3g1 100
     d7d5 100
      e2e3 100
       g8f6 100
   c7c5
    f4e5 100
     d7d5 100
      e2e3 100
       b8c6 100
    d2d4
     e5e4 100
      f3e5 100
       d7d6 100
     e5d4
      e2e3 70
       d4e3 100
      c2c3 30 A02 Bird Opening: Siegener Gambit
       d7d5 100
g1h3 A00 Amar Opening
 d7d5 100
  e2e4 100
   c8h3 100
    g2h3 100
     b8c6 100
      f1g2 100
       d5e4 100
  f2f4
   c8h3 100
    g2h3 100
     e7e5 100
      d2d3 100
       d8h4 100
   e7e5
    g2g3 100 A00 Amar Opening: Paris Gambit
     e5e4 61
      c2c4 100
       c7c6 100
     c8h3 39
      f1h3 100
       e5f4 100
        e1g1 A00 Hungarian Opening: Paris Gambit
         f4g3 100
          h2g3 100 A00 Amar Opening: Paris Gambit, Gent Gambit
g2g3 A00 Hungarian Opening
 c7c5 30 A00 Hungarian Opening: Sicilian Invitation
  f1g2 85
   b8c6 51
    b1c3 100
     g8f6 100
      e2e4 100
       e7e6 100
   d7d5 49 A00 Hungarian Opening: Reversed Modern Defense
    c2c4 100
     e7e6 100
      c4d5 100
       e6d5 100
  b1c3 15
   d7d5 77
    e2e3 100
     d5d4 100
      c3e4 100
       e7e6 100
   b8c6 23
    e2e4 68
    d2d3 32 A00 Mieses Opening: Venezolana Variation
     d7d5 100
      g1f3 100
       g8f6 100
 e7e5 21
  d2d4 100
   e5d4 100
    c2c3 100
     d4c3 100
      b1c3 100
       g8f6 100
 d7d5 17
  d2d4 56
   c7c5 100
    e2e3 100
     c8f5 100
      b1c3 100
       e7e6 100
  f1g2 44
   e7e5 100
    d2d4 100
     e5d4 100
      e2e3 100
       f8d6 100
   e7e6 A00 Hungarian Opening: Catalan Formation
    g1f3 100
     f8d6 100
      d2d4 100
       g8f6 100
 g8f6 16 A00 Hungarian Opening: Indian Defense
  d2d4 70
  b1c3 30
   e7e5 56
    e2e4 100
   d7d5 44
    d2d4 100
     c7c5 100
      e2e3 100
       c8f5 100
    d2d3 A00 Van Geet Opening: Venezolana Variation
     e7e5 100
      g1f3 100
       b8c6 100
 h7h5 16 A00 Lasker Simul Special
  g1f3 63
   h5h4 100 A00 Hungarian Opening: Van Kuijk Gambit
    f3h4 100
     e7e5 100
      d2d4 100
       e5d4 100
  d2d4 37
   h5h4 100
    f1g2 100
     d7d5 100
      b1c3 100
       g8f6 100
 c7c6
  f1g2 57
   d7d5 54 A00 Hungarian Opening: Slav Formation
    g1f3 100
     h7h5 100
      d2d4 100
       g8f6 100
   h7h5 46
    d2d4 100
     h5h4 100
      c2c4 100
       d7d5 100
  d2d4 43
   d7d5 100
    g1f3 100
     h7h5 100
      f1g2 100
 f7f5 A00 Hungarian Opening: Dutch Defense
  d2d4 100
  e2e4
   f5e4 100
    d2d3 100
     g8f6 100
      b1c3 100
       e4d3 100
    d1h5
     g7g6 100 A00 Hungarian Opening: Pachman Gambit
      h5d1 100
       d7d5 100
 g7g5 A00 Hungarian Opening: Myers Defense
  d2d4 100
   e7e6 100
    h2h4 100
     g5g4 100
      e2e4 100
       h7h5 100
 g7g6 A00 Hungarian Opening: Symmetrical Variation
  d2d4 100
   d7d5 100
    f1g2 100
     g8f6 100
      g1f3 100
g2g4 A00 Grob Opening
 d7d5 94
  f1g2 84 A00 Grob Opening: Grob Gambit
   e7e5 41
    d2d4 61
     e5d4 100
      c2c3 56 A00 Grob Opening: Grob Gambit, Keres Gambit
       d4c3 100
      d1d4 44
       c8e6 100
    c2c4 39 A00 Grob Opening: Spike, Hurst Attack
     d5c4 100
      b1c3 100
       h7h5 100
   b8c6 18
    e2e4 100
     d5e4 100
      g2e4 100
       e7e5 100
   c8g4 18
    c2c4 100 A00 Grob Opening: Grob Gambit, Fritz Gambit
     c7c6 100
      d1b3 100
       d8c7 100
     d5d4 A00 Grob Opening: Romford Countergambit
      g2b7 100
       b8d7 100
        b7a8 100
         d8a8 100 A00 Grob Opening: Grob Gambit, Fritz Gambit, Romford Countergambit
   c7c6 17 A00 Grob Opening: Grob Gambit Declined
    h2h3 74
     e7e5 100 A00 Grob Opening: Keene Defense
      d2d4 100
       h7h5 100
      c2c4
       d5c4 100
       e5e4
        b1c3 100
         f8d6
          d2d4
           g8e7 100 A00 Grob Opening: Keene Defense, Main Line
    c2c4 16
     d5c4 100
      b1a3 76
       h7h5 100
      b2b3 24 A00 Grob Opening: Grob Gambit, Richter-Grob Gambit
       h7h5 100
    g4g5 10 A00 Grob Opening: Spike Attack
     h7h6 100
      g5g6 100
       f7g6 100
   h7h5 6
    g4g5 100
     e7e5 100
      h2h4 100
       b8c6 100
    g4h5 A00 Grob Opening: Grob Gambit, Basman Gambit
     e7e5 100
      e2e3 100
       b8c6 100
  e2e4 9
   d5e4 95
    b1c3 100 A00 Grob Opening: Zilbermints Gambit
     b8c6 100
      c3e4 100
       g8f6 100
     h7h5 A00 Grob Opening: Zilbermints Gambit, Schiller Defense
      g4g5 100
       c8f5 100
   g8f6 5
    e4e5 100
     f6g4 100
      d2d4 100
  d2d4 7
 e7e5 6
  h2h3 51
   b8c6 68 A00 Grob Opening: London Defense
    b1c3 100
     h7h5 100
      f1g2 100
       h5g4 100
   h7h5 32
    g4g5 100
     d7d5 100
      c2c3 100
       f8d6 100
  d2d4 49
   e5d4 100
    c2c3 100
     d7d5 100
      c3d4 100
       c8g4 100
 f7f5 A00 Grob Opening: Alessi Gambit
  g4f5 100
   d7d5 100
    f1h3 100
     g7g6 100
      d2d4 100
       c8f5 100
 g7g5 A00 Grob Opening: Double Grob
  h2h4 100
   g5h4 100
    d2d4 100
     d7d5 100
      e2e3 100
       g8f6 100
  f2f4 A00 Grob Opening: Double Grob, Coca-Cola Gambit
   h7h5 100
    f4g5 100
     h5g4 100
      d2d4 100
       d7d5 100
h2h3 A00 Clemenz Opening
 e7e5 100
  e2e4 100
   b8c6 100
    f1c4 100
     g8f6 100
      d2d3 100
       c6a5 100
 h7h5
  e2e4 100
   e7e5 100
    g1f3 100
     b8c6 100
      d2d4 100
       e5d4 100
  g2g4 A00 Clemenz Opening: Spike Lee Gambit
   h5g4 100
    f1g2 100
     d7d5 100
      d2d4 100
       g8f6 100
h2h4 A00 Kádas Opening
 e7e5 45
  d2d4 83
   e5d4 100
    c2c3 100 A00 Kádas Opening: Kádas Gambit
     c7c5 100
      g1f3 100
       b8c6 100
  e2e4 17
   g8f6 100
    b1c3 100
     d7d5 100
      e4d5 100
       f6d5 100
 c7c5 35
  g1f3 73
   d7d5 100
    c2c4 74
     e7e6 100
      c4d5 100
       e6d5 100
    d2d4 26
     c5d4 100
      c2c3 100 A00 Kádas Opening: Kádas Gambit
       g8f6 100
  e2e4 27
 d7d5 20
  g1f3 100
   g8f6 100
    c2c4 100
     d5c4 100
      b1c3 100
       c8f5 100
  h1h3 A00 Kádas Opening: Beginner's Trap
   c8h3 100
    g1h3 100
     b8c6 100
      d2d4 100
       e7e6 100
 a7a5 A00 Kádas Opening: Koola-Koola Variation
  e2e4 100
   e7e5 100
    g1f3 100
     b8c6 100
      d2d4 100
       e5d4 100
 f7f5
  g1f3 100
   g8f6 100
    d2d4 100
     e7e6 100
      c2c4 100
       f8e7 100
  e2e4
   f5e4 100
    d2d3 100 A00 Kádas Opening: Steinbok Gambit
     g8f6 100
      b1c3 100
       e4d3 100
 g7g5 A00 Kádas Opening: Schneider Gambit
  h4g5 100
   d7d5 100
    e2e4 100
     d5e4 100
      b1c3 100
       e7e5 100
`;
