/** The opening book, as openings-text.ts reads it. Written by `npm run book -- build`: see docs/openings.md. */
export const BOOK = `
d2d4 86 A40 Queen's Pawn Game
 d7d5 45 D00 Queen's Pawn Game
  e2e3 41 D00 Queen's Pawn Game
   g8f6 63 D00 Queen's Pawn Game
    f1d3 59 D00 Queen's Pawn Game: Stonewall Attack
     e7e6 100
      b1c3 100
       h7h5 100
    b1c3 41
     e7e6 100
      g1f3 100
       b8c6 100
   e7e6 37
    b1c3 100
     b8c6 100
      g1f3 100
       g8f6 100
  b1c3 27 D00 Queen's Pawn Game: Chigorin Variation
   e7e5 33 D00 Queen's Pawn Game: Chigorin Variation, Shaviliuk Gambit
    e2e3 79
     e5e4 100
      g1e2 100
       b8c6 100
     f8b4 A00 Van Geet Opening: Sleipnir Gambit
      d4e5 100
       b8c6 100
    d4e5 21
     d5d4 100
      c3e4 100
       d8d5 100
    e2e4
     d5e4 100 D00 Blackmar-Diemer Gambit: Lemberger Countergambit
      d4e5 42 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Endgame Variation
       d8d1 100
      g1e2 40 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Rasmussen Attack
       e5d4 100
      c1e3 18 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Soller Attack
       e5d4 100
      c3e4 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Lange Gambit
       d8d4 100
      d1h5 D00 Blackmar-Diemer Gambit: Lemberger Countergambit, Sneiders Attack
       d8d4 100
   c8f5 31 D00 Queen's Pawn Game: Chigorin Variation, Alburt Defense
    e2e4 54
     d5e4 63 D00 Blackmar-Diemer Gambit: Zeller Defense
      g2g4 100
       f5g6 100
     f5e4 37
      c3e4 100
       d5e4 100
    e2e3 46
     e7e6 100
      a2a3 100
       b8c6 100
   c7c5 29 D00 Queen's Pawn Game: Chigorin Variation, Irish Gambit
    c1f4 60
     b8c6 100
      e2e3 100
       e7e6 100
    e2e4 40
     d5e4 100 D00 Blackmar-Diemer Gambit: Reversed Albin Countergambit
      d4c5 100
       d8d1 100
   e7e6 5 D00 Queen's Pawn Game: Chigorin Variation
    c1f4 60 D01 Rapport-Jobava System, with e6
     b8c6 66
      e2e3 100
       a7a6 100
     g8f6 34 D01 Rapport-Jobava System
      e2e3 100
       b8c6 100
    e2e4 40 C10 French Defense: Paulsen Variation
     g8f6 33 C11 French Defense: Classical Variation
      e4e5 67 C11 French Defense: Classical Variation, Steinitz Variation
       f6e4 77
       f6d7 23
        c3e2 C11 French Defense: Classical Variation, Shirov-Anand Variation
         a7a6 100
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
        f2f4
         c7c5 100
          g1f3 100 C11 French Defense: Steinitz Variation
           b8c6 100
            c1e3 100 C11 French Defense: Steinitz Variation, Boleslavsky Variation
          d4c5
           b8c6 100 C11 French Defense: Steinitz Variation
       a7a6
        g1f3
         f6d7 C11 French Defense: Steinitz Variation
          a2a3 70 C11 French Defense: Steinitz Variation
          c1g5 30 C14 French Defense: Classical Variation
      c1g5 25 C11 French Defense: Classical Variation
       d5e4 88 C11 French Defense: Classical Variation, Burn Variation
        c3e4 100
         f8e7 100 C13 French Defense: Classical Variation
          g5f6 100
           g7f6 100 C11 French Defense: Classical Variation, Burn Variation, Morozevich Line
          g1f3
           e8g8
            g5f6 100
             e7f6 100 C11 French Defense: Classical Variation, Burn Variation, Main Line
       f8e7 12 C13 French Defense: Classical Variation, Normal Variation
        e4e5 91
         f6e4 42 C13 French Defense: Classical Variation, Tartakower Variation
         f6d7 35
          g5e7 100
           d8e7 100 C14 French Defense: Classical Variation
            c3b5 68 C14 French Defense: Classical Variation, Alapin Variation
            f1d3 32 C14 French Defense: Classical Variation, Tarrasch Variation
            d1d2 C14 French Defense: Classical Variation, Rubinstein Variation
             c7c5 100
              e1c1 100
               c5c4
                f2f4
                 b8c6 100
                  g1f3 100
                   e8g8 100 C14 French Defense: Classical Variation, Stahlberg Variation
            d1g4 C14 French Defense: Classical Variation, Pollock Variation
            f2f4 C14 French Defense: Classical Variation, Steinitz Variation
         f6g8 23 C13 French Defense: Classical Variation, Vistaneckis Variation
        g5f6 9 C13 French Defense: Classical Variation, Richter Attack
        h2h4
         f6d7
          e4e5 C13 French Defense: Alekhine-Chatard Attack
           f7f6 60 C13 French Defense: Alekhine-Chatard Attack, Teichmann Variation
           e8g8 40 C13 French Defense: Alekhine-Chatard Attack, Spielmann Variation
           a7a6 C13 French Defense: Alekhine-Chatard Attack, Maróczy Variation
           c7c5 C13 French Defense: Alekhine-Chatard Attack, Breyer Variation
           e7g5
            h4g5 100
             d8g5 C13 French Defense: Alekhine-Chatard Attack, Albin-Chatard Gambit
       f8b4 C12 French Defense: McCutcheon Variation
        e4e5 100 C12 French Defense: McCutcheon Variation, Advance Variation
         h7h6 60
          e5f6 100 C12 French Defense: McCutcheon Variation, Chigorin Variation
           h6g5 100
            d1g4
             h8g8
              h2h4 100
               g5h4
                f6g7 100 C12 French Defense: McCutcheon Variation, Grigoriev Variation
          g5c1 C12 French Defense: McCutcheon Variation, Dr. Olland Variation
          g5e3 C12 French Defense: McCutcheon Variation, Janowski Variation
          g5h4 C12 French Defense: McCutcheon Variation, Bernstein Variation
         b4c3 40
          g5d2
           h7h6 C12 French Defense: McCutcheon Variation, Lasker Variation
            d1g4
             f6e4
              b2c3
               e8f8
                d2c1 100 C12 French Defense: McCutcheon Variation, Duras Variation
               g7g6 C12 French Defense: McCutcheon Variation, Lasker Variation
         f6d7
          g5d2
           h7h6 100 C12 French Defense: McCutcheon Variation, Tartakower Variation
        e4d5 C12 French Defense: McCutcheon Variation, Exchange Variation
         d8d5 100
          d1d2 100
           d5a5 100
            g5f6 100
             g7f6 100 C12 French Defense: McCutcheon Variation, Bogoljubow Variation
        g1e2 C15 French Defense: McCutcheon Variation, Wolf Gambit
      e4d5 5 C11 French Defense: Classical Variation, Delayed Exchange Variation
       e6d5 63
        c1g5 100 C01 French Defense: Exchange Variation, Svenonius Variation
         b8c6 100 C01 French Defense: Exchange Variation, Bogoljubow Variation
       f6d5 37
      f1d3 3 C11 French Defense: Classical Variation, Swiss Variation
       f6e4 100
      c1e3 C11 French Defense: Henneberger Variation
       f6e4 100
     d5e4 28 C10 French Defense: Rubinstein Variation
      c3e4 100
       b8c6 73
       b8d7 27 C10 French Defense: Rubinstein Variation, Blackburne Defense
        g1f3 100
         d7f6 100
          e4f6 100
           g8f6 100
            c2c3 100 C10 French Defense: Rubinstein Variation, Kasparov Attack
         d7e5
          e4f6
           g8f6
            f3e5 100 C10 French Defense: Rubinstein Variation, Capablanca Line
       d8d5 C10 French Defense: Rubinstein Variation, Maric Variation
       e6e5 C10 French Defense: Rubinstein Variation, Ellis Gambit
        c2c3
         b8c6 100 C03 French Defense: Tarrasch Variation, Guimard Defense, Thunderbunny Variation
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
     b8c6 18 C10 French Defense: Hecht-Reefschläger Variation
      g1f3 100
       d5e4 100
     c7c5 10 C10 French Defense: Marshall Gambit
      c1f4 100
       b8c6 100
     f8b4 6 C15 French Defense: Winawer Variation
      e4d5 66 C15 French Defense: Winawer Variation, Delayed Exchange Variation
       e6d5 83
        d1h5
         g8e7 100
          f1d3 100 C15 French Defense: Winawer Variation, Exchange Variation, Canal Attack
       b4c3 17
      e4e5 34 C16 French Defense: Winawer Variation, Advance Variation
       b4c3 48
       c7c5 41 C17 French Defense: Winawer Variation, Advance Variation
        a2a3 100 C17 French Defense: Winawer Variation, Advance Variation
         b4c3 81
          b2c3 100 C18 French Defense: Winawer Variation, Advance Variation
           g8e7 80
            g1f3 92 C19 French Defense: Winawer Variation, Positional Variation
             b8c6 100 C19 French Defense: Winawer Variation, Positional Variation
              c1d2 52
               d8a5 C19 French Defense: Winawer Variation, Positional Variation
              a3a4 48 C19 French Defense: Winawer Variation, Advance Variation, Smyslov Variation
            a3a4 8 C19 French Defense: Winawer Variation, Advance Variation, Smyslov Variation
            d1g4
             e8g8 100 C18 French Defense: Winawer Variation, Warsaw Variation
           c5d4 9
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
           d8c7 7 C18 French Defense: Winawer Variation, Classical Variation
            d1g4 53
             g8e7 C18 French Defense: Winawer Variation, Poisoned Pawn Variation
            g1f3 47
             g8e7 100 C19 French Defense: Winawer Variation, Positional Variation
              h2h4 100 C19 French Defense: Winawer Variation, Positional Variation
           d8a5 5 C18 French Defense: Winawer Variation, Portisch-Hook Variation
           e8f8
            d1g4
             g8e7 100 C18 French Defense: Winawer Variation, Eingorn Variation
         c5d4 19
          a3b4 100
           d4c3 100 C17 French Defense: Winawer Variation, Maróczy-Wallis Variation
            g1f3 100 C17 French Defense: Winawer Variation, Advance Variation
         b4a5 C17 French Defense: Winawer Variation, Retreat Variation
          b2b4
           c5d4 100 C17 French Defense: Winawer Variation, Retreat Variation, Armenian Line
        c1d2 C17 French Defense: Winawer Variation, Bogoljubow Variation
         g8e7
          f2f4 C17 French Defense: Winawer Variation, Bogoljubow Variation, Icelandic Defense
        d1g4 C17 French Defense: Winawer Variation, Advance Variation, Moscow Variation
       b4e7 11
        c1e3 100
         b7b6 C13 French Defense: Classical Variation, Frankfurt Variation
       d8d7 C16 French Defense: Winawer Variation, Petrosian Variation
      c1d2 C15 French Defense: Winawer Variation, Fingerslip Variation
       d5e4 74
        d1g4
         d8d4 100 C15 French Defense: Winawer Variation, Fingerslip Variation, Kunin Double Gambit
         g8f6
          g4g7 100
           h8g8 100
            g7h6 100 C15 French Defense: Winawer Variation, Fingerslip Variation, Main Line
       g8e7 15
        c3b1 100 C15 French Defense: Winawer Variation, Fingerslip Variation, Schwarz's Line
       b4c3 11
       c7c5
        e4d5
         d8d5
          f1d3 C15 French Defense: Winawer Variation, Kondratiyev Variation
      g1e2 C15 French Defense: Winawer Variation, Alekhine-Maróczy Gambit
       d5e4 100
     f8e7 4
      g1f3 100
       b8c6 100
      c1h6
       g8h6 100
        e4e5
         h6g4
          d1g4 100 C13 French Defense: Classical Variation, Richter Attack
   b7b6 2
    e2e4 77
     e7e6 100
      g1f3 100
       d5e4 100
    a2a4 23
     g8f6 86
      e2e3 100
       e7e6 100
     b8d7 14 A00 Ware Opening: Cologne Gambit
      e2e4 100
       d5e4 100
   c8g4 D00 Queen's Pawn Game: Chigorin Variation, Anti-Veresov
    h2h3 100
     g4f5 100
      g2g4 100
       f5g6 100
   f7f5 A80 Queen's Pawn Game: Veresov Attack, Dutch System
    e2e3 100
     e7e6 100
      g1f3 100
       b8c6 100
    e2e4 A80 Dutch Defense: Kingfisher Gambit
     d5e4 100 D00 Blackmar-Diemer Gambit: Netherlands Variation
      c1f4 100
       e8f7 100
    g2g4
     b8c6 100
      f1g2 100
       g8f6 100
     f5g4
      e2e4 54 A80 Dutch Defense: Krejcik Gambit, Tate Gambit
       g8f6 100
      h2h3 46
       g4g3 100
   g8f6 A45 Queen's Pawn Game: Chigorin Variation
    c1f4 100 D01 Rapport-Jobava System
     g7g6 90 D01 Rapport-Jobava System
      g1f3 69 A48 Queen's Pawn Game: Barry Attack
       f8g7 65 A48 Queen's Pawn Game: Barry Attack
        e2e3 100
         e8g8 100
          f1e2 100 A48 Queen's Pawn Game: Barry Attack, Grünfeld Variation
        d1d2 A48 Queen's Pawn Game: Barry Attack, Tarzan Attack
       h7h5 35
      e2e3 31
       h7h5 100
     f6h5 10
      f4e5 100
       b8c6 100
    c1g5 D01 Richter-Veresov Attack
     c7c5 68
      e2e4 100
       d5e4 94
        g5f6
         g7f6
          d4d5 D01 Richter-Veresov Attack: Malich Gambit
       f6e4 6
     b8d7 22
      g1f3 100 D01 Richter-Veresov Attack: Two Knights System
       e7e6 100
     f6e4 5 D01 Richter-Veresov Attack: Boyce Defense
      c3e4 100
       d5e4 100
     h7h6 5
      g5f6 100
       e7f6 100
     c8f5 D01 Richter-Veresov Attack
      f2f3 100 D01 Richter-Veresov Attack: Richter Variation
       h7h6 100
      g5f6 D01 Richter-Veresov Attack: Veresov Variation
       g7f6 100
    d1d3 A45 Amazon Attack: Siberian Attack
     b8c6 100
      g1f3 100
       e7e6 100
    e2e4 D00 Queen's Pawn Game: Hübsch Gambit
     d5e4 76 D00 Blackmar-Diemer Gambit
      c1e3 81 D00 Blackmar-Diemer Gambit: Rasa-Studier Gambit
       c8e6 100
      c1f4 19
       b8c6 100
      c1g5 D00 Blackmar-Diemer Gambit: von Popiel Gambit
       b8c6 100
      f2f3
       e7e5 100 D00 Blackmar-Diemer Gambit Declined: Elbert Countergambit
       a7a6 D00 Blackmar-Diemer Gambit Declined: Gedult Defense
       b8c6 D00 Blackmar-Diemer Gambit Declined: Lamb Defense
       c7c5 D00 Blackmar-Diemer Gambit Declined: Brombacher Countergambit
       c8f5 D00 Blackmar-Diemer Gambit Declined: Vienna Defense
        f1c4 100 D00 Blackmar-Diemer Gambit: Zeller Defense, Soller Attack
       e4e3 D00 Blackmar-Diemer Gambit Declined: Langeheinicke Defense
       e4f3 D00 Blackmar-Diemer Gambit Accepted
        g1f3 100
         c8f5 35 D00 Blackmar-Diemer Gambit Accepted: Gunderam Defense
          g2g4
           f5e4
            f3e5
             e7e6 D00 Blackmar-Diemer Gambit Accepted: Gunderam Defense, Stader Variation
         e7e6 19 D00 Blackmar-Diemer Gambit Accepted: Euwe Defense
         c7c6 14 D00 Blackmar-Diemer Gambit Accepted: Ziegler Defense
         b8c6 13 D00 Blackmar-Diemer Gambit Accepted: Pietrowsky Defense
         b8d7 13 D00 Blackmar-Diemer Gambit Accepted: Schlutter Defense
         c8g4 7 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense
          h2h3 57
           g4f3 100
            d1f3 100
             c7c6
              f3f2 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense, Ciesielski Variation
              g2g4 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense, Seidel-Hall Attack
          c1e3 43
           g4f3
            d1f3 100
             c7c6
              h2h3 D00 Blackmar-Diemer Gambit Accepted: Teichmann Defense, Classical Variation
         b7b6 D00 Blackmar-Diemer Gambit Accepted: Ritter Defense
         c7c5 D00 Blackmar-Diemer Gambit Accepted: Kaulich Defense
         d8d6 D00 Blackmar-Diemer Gambit Accepted: Holwell Defense
         g7g6 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense
          f1c4 100
           f8g7 100
            e1g1 62
             e8g8 100
              d1e1 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Studier Attack
              g1h1 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Kloss Attack
            f3e5 38 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Nimzowitsch Attack
            h2h4 D00 Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Mad Dog Attack
        d1f3 D00 Blackmar-Diemer Gambit Accepted: Ryder Gambit
       e7e6 D00 Blackmar-Diemer Gambit Declined: Weinsbach Defense
     f6e4 24
      c3e4 100
       d5e4 100
    f2f3 A45 Queen's Pawn Game: Veresov, Richter Attack
     b8c6 100
      e2e3 100
       e7e5 100
   h7h5 D00 Queen's Pawn Game: Chigorin Variation, Shropshire Defense
    e2e4 100
     g8f6 100
      e4e5 100
       f6e4 100
  g1f3 23 D02 Queen's Pawn Game: Zukertort Variation
   b8c6 39 D02 Queen's Pawn Game: Chigorin Variation
    e2e3 100
     e7e6 100
      h2h4 100
       g8f6 100
   g8f6 36 D02 Queen's Pawn Game: Symmetrical Variation
    e2e3 42 D04 Queen's Pawn Game: Colle System
     e7e6 51 D05 Queen's Pawn Game: Colle System
      f1d3 62 D05 Queen's Pawn Game: Colle System
       f6e4 38
       c7c5 33
        c2c3 100 D05 Queen's Pawn Game: Colle System, Traditional Colle
        b2b3 D05 Rubinstein Opening
         b8c6 100
          c1b2
           f8d6
            e1g1 100
             e8g8 100 D05 Rubinstein Opening: Bogoljubow Defense
           f8e7
            e1g1 100
             e8g8 100 D05 Rubinstein Opening: Classical Defense
       b8d7 30
        e1g1 100
         f8d6 100
          b2b3 100
           e8g8 100
            c1b2 D05 Rubinstein Opening: Semi-Slav Defense
             c7c6 D05 Rubinstein Opening: Semi-Slav Defense
              b1d2 100 D05 Rubinstein Opening: Semi-Slav Defense
      b1d2 22
       b8c6 61
       c7c5 39
        b2b3 D05 Queen's Pawn Game: Zukertort Variation
      f3e5 16
       b8c6 100
     c8f5 31 D04 Queen's Pawn Game: Colle System, Anti-Colle
      f3e5 61
       h7h5 100
      c2c4 39
       c7c6 59 D12 Slav Defense: Quiet Variation, Schallopp Defense
       b8c6 41
     g7g6 14
      f3e5 74
       b8c6 100
      f1d3 26
       h7h5 75
       f8g7 25 D04 Queen's Pawn Game: Colle System, Grünfeld Formation
     f6e4 5
      b1c3 100
       e4c3 100
    c1f4 30 D02 Queen's Pawn Game: London System
     c7c5 55
      b1c3 100
       b8c6 100
       d8b6
        e2e3 100 D02 London System: Poisoned Pawn Variation
     f6e4 45
      b1c3 100
       e7e6 100
    c2c4 19
     b8c6 84
      b1c3 100
       e7e6 100
     b7b5 16 D02 Queen's Pawn Game: Zilbermints Countergambit
      c4b5 100
       a7a6 100
    g2g3 5 D02 Queen's Pawn Game: Symmetrical Variation, Pseudo-Catalan
     f6e4 100
      h2h4 100
       b8c6 100
    c1g5 4 D03 Queen's Pawn Game: Torre Attack
     f6e4 50 D03 Queen's Pawn Game: Torre Attack, Gossip Variation
      b1c3 100
       h7h6 100
     e7e6 42
      e2e3 62
       b8c6 100
      b1c3 25 A46 Queen's Pawn Game: Veresov Attack, Classical Defense
       b8c6 100
      c2c4 13 D30 Queen's Gambit Declined: Traditional Variation
       b8c6 72
       f8b4 28 D30 Queen's Gambit Declined: Vienna Variation
     c7c5 8
      c2c3 85
       e7e6 81
        e2e3 100
         d8b6 100 A46 Queen's Pawn Game: Torre Attack, Breyer Variation
       f6e4 19
      b1c3 15
       b8c6 100
     g7g6 D03 Queen's Pawn Game: Torre Attack, Grünfeld Variation
      b1c3 100
       b8d7 76 D01 Richter-Veresov Attack: Two Knights System, Grünfeld Defense
       h7h6 24
      b1d2
       f8g7 100
        e2e3 100
         e8g8 100 A48 Queen's Pawn Game: Torre Attack, Grünfeld Variation, Main Line
   c7c5 19 D02 Queen's Pawn Game: Krause Variation
    c1f4 100
     b8c6 100
      e2e3 100
       e7e6 100
    g2g3
     c5d4 100
      f1g2 100 D02 Queen's Pawn Game: Chandler Gambit
       b8c6 100
   e7e6 6
    c1f4 100 D02 Queen's Pawn Game: London System, with e6
     b8c6 100
      e2e3 100
       g8f6 100
   c8g4 D02 Queen's Pawn Game: Anti-Torre
    f3e5 100
     g4e6 100
      e2e3 100
       f7f6 100
  c1f4 8 D00 Queen's Pawn Game: Accelerated London System
   c7c5 92 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit
    e2e3 80
     b8c6 100
      b1c3 100
    d4c5 20 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit Accepted
     b8c6 100
      g1f3 100
       e7e5 100
    e2e4 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit, Morris Countergambit
     d5e4 100 D00 Queen's Pawn Game: Accelerated London System, Steinitz Countergambit, Morris Countergambit Accepted
      d4c5 100
       d8d1 100
   e7e6 8
    e2e3 100
     b8c6 100
      b1c3 100
  c1g5 D00 Queen's Pawn Game: Levitsky Attack
   h7h6 61
    g5f4 100
     g8f6 100
      e2e3 100
       b8c6 100
   c7c6 30
    g1f3 100
     c8f5 67
      b1c3 100
       h7h6 100
     h7h6 33
      g5d2 100
       g8f6 100
      g5h4
       c8f5 100
       d8b6 D02 Queen's Pawn Game: Levitsky Attack, Euwe Variation, Modern Line
   c8g4 9 D00 Queen's Pawn Game: Levitsky Attack, Welling Variation
    h2h3 100
     g4f5 100
      g1f3 100
       h7h6 100
  c2c4 D06 Queen's Gambit
   c7c5 59 D06 Queen's Gambit Declined: Austrian Defense
    d4c5 72
     d5d4 84 D06 Queen's Gambit Declined: Austrian Attack, Salvio Countergambit
      g1f3 100
       b8c6 100
     c8e6 16
      g1f3 100
       g8f6 100
    c4d5 28
     d8d5 100
      g1f3 100
       c5d4 100
     g8f6 D06 Queen's Gambit Declined: Austrian Defense, Gusev Countergambit
      b1c3 100
       f6d5 100
      e2e4
       f6e4 100
        d4c5 100
         d8a5 100 D06 Queen's Gambit Declined: Austrian Defense, Haberditz Variation
   d5c4 32 D20 Queen's Gambit Accepted
    e2e3 100 D20 Queen's Gambit Accepted: Old Variation
     e7e5 95
      f1c4 100
       b8c6 100
      b1d2
       e5d4 71
        d1b3
         d8e7
          f1c4 100 D20 Queen's Gambit Accepted: Old Variation, Novikov Gambit
       b8c6 29
      d1b3
       c4b3 100
       e5d4
        f1c4 100
         d8e7
          g1f3 100 D20 Queen's Gambit Accepted: Old Variation, Christensen Gambit
          a2a3 D20 Queen's Gambit Accepted: Old Variation, Billinger Gambit
          e1f1 D20 Queen's Gambit Accepted: Old Variation, Korchnoi Gambit
     b7b5 5
      b2b3 100
       c8e6 100
    d1a4 D20 Queen's Gambit Accepted: Accelerated Mannheim Variation
     b8c6 100
      e2e3 100
       e7e5 100
    e2e4 D20 Queen's Gambit Accepted: Saduleto Variation
     e7e5 55 D20 Queen's Gambit Accepted: Central Variation, McDonnell Defense
      g1f3 100
       b8c6 100
      f1c4 D20 Queen's Gambit Accepted: Central Variation, McDonnell Defense, Somov Gambit
       d8d4 100
     b8c6 45 D20 Queen's Gambit Accepted: Central Variation, Modern Defense
      g1f3 100
       e7e5 100
     b7b5 D20 Queen's Gambit Accepted: Central Variation, Greco Variation
      b1c3 100
       g8f6 100
     c7c5 D20 Queen's Gambit Accepted: Central Variation, Rubinstein Defense
      d4d5 100
       b7b5 100 D20 Queen's Gambit Accepted: Central Variation, Rubinstein Defense, Yefimov Gambit
        b1c3 100
         g8f6 100 D20 Queen's Gambit Accepted: Linares Variation
     f7f5 D20 Queen's Gambit Accepted: Schwartz Defense
      f1c4 100
       b8c6 100
     g8f6 D20 Queen's Gambit Accepted: Central Variation, Alekhine System
      b1c3 100
       c8g4 100
    g1f3 D21 Queen's Gambit Accepted: Normal Variation
     b7b5 100 D21 Queen's Gambit Accepted: Slav Gambit
      f3e5 100
       f7f6 100
     a7a6 D22 Queen's Gambit Accepted: Alekhine Defense
      e2e3 62
       b7b5 100 D22 Queen's Gambit Accepted: Alekhine Defense, Haberditz Variation
       c8g4
        f1c4 100
         e7e6 100
          d4d5 D22 Queen's Gambit Accepted: Alekhine Defense, Alatortsev Variation
      e2e4 38 D21 Queen's Gambit Accepted: Alekhine Defense, Borisenko-Furman Variation
       b7b5 100
     b8d7 D21 Queen's Gambit Accepted: Godes Variation
      e2e4 100
       b7b5 100
     c7c5 D21 Queen's Gambit Accepted: Gunsberg Defense
      c1f4 100
       b8c6 100
     e7e6 D21 Queen's Gambit Accepted: Rosenthal Variation
      e2e4 100
       b7b5 100
     g8f6 D23 Queen's Gambit Accepted
      b1c3 87 D24 Queen's Gambit Accepted: Showalter Variation
       c7c5 74
       a7a6 26
        e2e4 100 D24 Queen's Gambit Accepted: Bogoljubow Defense
       c7c6 D15 Slav Defense: Two Knights Attack
        e2e4 100 D15 Slav Defense: Geller Gambit
         b7b5 63
          e4e5 D15 Slav Defense: Geller Gambit
         e7e6 37
          c1g5 D44 Semi-Slav Defense: Botvinnik Variation
           b7b5 100
            e4e5 100
             h7h6 100
              g5h4 100
               g7g5 100
                e5f6 100
                 g5h4 100
                  f3e5 100 D44 Semi-Slav Defense: Botvinnik Variation, Ekstrom Variation
                f3g5 D44 Semi-Slav Defense: Botvinnik Variation
                 h6g5 100
                  h4g5 100
                   b8d7 100
                    d1f3 100 D44 Semi-Slav Defense: Botvinnik Variation, Szabo Variation
                    g2g3 D44 Semi-Slav Defense: Botvinnik Variation, Lilienthal Variation
                 f6d5 D44 Semi-Slav Defense: Botvinnik Variation, Alatortsev System
        a2a4 D16 Slav Defense: Alapin Variation
         c8f5 93 D17 Slav Defense: Czech Variation
          e2e3 92 D18 Slav Defense: Czech Variation, Classical System
           e7e6 100
            f1c4 100
             f8b4 100
              e1g1 100 D19 Slav Defense: Czech Variation, Dutch Variation
               f6e4
                d1e2
                 e8g8
                  g2g4 D19 Slav Defense: Czech Variation, Dutch Variation, Sämisch Variation
              d1e2
               e8g8 100
                e1g1 100 D19 Slav Defense: Czech Variation, Classical System, Main Line
           b8a6 D18 Slav Defense: Czech Variation, Lasker Variation
          f3e5 8 D17 Slav Defense: Czech Variation, Krause Attack
           b8d7 77
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
           e7e6 23 D17 Slav Defense: Czech Variation, Wiesbaden Variation
            e2e4
             f8b4
              f2f3 100 D17 Slav Defense: Czech Variation, Wiesbaden Variation, Sharp Line
           b8a6
            e2e4 D17 Slav Defense: Czech Variation, Krause Attack, Fazekas Gambit
          f3h4 D17 Slav Defense: Czech Variation, Bled Attack
         c8g4 4 D16 Slav Defense: Steiner Variation
         b8a6 3 D16 Slav Defense: Smyslov Variation
         e7e6 D16 Slav Defense: Soultanbeieff Variation
        e2e3 D15 Slav Defense: Alekhine Variation
      e2e3 11 D25 Queen's Gambit Accepted: Normal Variation
       b7b5 70
       c8e6 30 D25 Queen's Gambit Accepted: Winawer Defense
       c8g4 D25 Queen's Gambit Accepted: Janowski-Larsen Variation
       e7e6 D26 Queen's Gambit Accepted: Normal Variation, Traditional System
        f1c4 100
         c7c5 D26 Queen's Gambit Accepted: Classical Defense
          b1c3 62
           a7a6 100
            e3e4
             b7b5 100
              c4d3
               b8d7 D48 Semi-Slav Defense: Meran Variation
                e4e5 D48 Semi-Slav Defense: Meran Variation, Old Variation
                 c5d4 100
                  c3b5 100 D49 Semi-Slav Defense: Meran Variation, Blumenfeld Variation
                   f6g4 78 D49 Semi-Slav Defense: Meran Variation, Rabinovich Variation
                   d7e5 22 D49 Semi-Slav Defense: Meran Variation, Sozin Variation
                    f3e5 100
                     a6b5 100
                      d1f3 D49 Semi-Slav Defense: Meran Variation, Stahlberg Variation
                    e1g1
                     a6b5
                      f3e5 100 D49 Semi-Slav Defense: Meran Variation, Sozin Variation
                       c8a6 100
                        c1g5 100
                         d8d5 100
                          d1e2 100 D49 Semi-Slav Defense: Meran Variation, Rellstab Attack
          e1g1 38 D26 Queen's Gambit Accepted: Classical Defense, Normal Line
           c5d4 66 D26 Queen's Gambit Accepted: Classical Defense, Steinitz Variation, Exchange Variation
           b8c6 34 D26 Queen's Gambit Accepted: Classical Defense, Steinitz Variation, Development Variation
           a7a6 D27 Queen's Gambit Accepted: Classical Defense, Main Line
            a2a4 D27 Queen's Gambit Accepted: Classical Defense, Rubinstein Variation
            d1e2 D28 Queen's Gambit Accepted: Classical Defense, Alekhine System
             b7b5 100 D28 Queen's Gambit Accepted: Classical Defense, Alekhine System
              c4b3 100
               c8b7 100 D29 Queen's Gambit Accepted: Classical Defense, Alekhine System, Main Line
                b1c3
                 b8d7 100
                  f1d1 100
                   f8d6 D29 Queen's Gambit Accepted: Classical Defense, Alekhine System, Smyslov Variation
              e3e4
               b8c6
                d4c5
                 f8c5
                  e4e5 D26 Queen's Gambit Accepted: Classical, Furman Variation
            d4c5
             f8c5 D27 Queen's Gambit Accepted: Furman Variation
            e3e4 D27 Queen's Gambit Accepted: Classical Defense, Russian Gambit
       g7g6 D25 Queen's Gambit Accepted: Smyslov Variation
      f3e5 2
       b8c6 100
      d1a4 D23 Queen's Gambit Accepted: Mannheim Variation
       b8c6 100
   g8f6 5 D06 Queen's Gambit Declined: Marshall Defense
    c4d5 100
     c7c6 100 D06 Queen's Gambit Declined: Marshall Defense, Tan Gambit
      g1f3 82
       c6d5 65 D13 Slav Defense: Exchange Variation
        b1c3 100
         b8c6 61
          c1f4 100
           c8f5 100 D14 Slav Defense: Exchange Variation, Symmetrical Line
            d1b3 100
             e7e6 100
              e2e3 100
               f8b4 100 D14 Slav Defense: Exchange Variation, Trifunovic Variation
         c8f5 39
          e2e3 100 D13 Slav Defense: Exchange Variation, Schallopp Variation
           f6d7
            f3e5
             e7e6 D12 Slav Defense: Quiet Variation, Amsterdam Variation
       c8f5 35
      d5c6 18
       b8c6 100
   c8f5 4 D06 Queen's Gambit Declined: Baltic Defense
    b1c3 100
     e7e6 100
      e2e3 100
       c7c6 100
    d1b3 D06 Queen's Gambit Declined: Baltic Defense, Queen Attack
     e7e6 83
      b1c3 100 D06 Queen's Gambit Declined: Baltic Defense, Queen Attack Deferred
       b8c6 100
     b8c6 17
      g1f3 100
       c6a5 100
   b7b5 D06 Queen's Gambit Declined: Zilbermints Gambit
    c4b5 100
     a7a6 100
      e2e3 100
       a6b5 100
   b8c6 D07 Queen's Gambit Declined: Chigorin Defense
    c4d5 100
     d8d5 100 D07 Queen's Gambit Declined: Chigorin Defense, Exchange Variation
      e2e3 100
       g8f6 100
    b1c3 D07 Queen's Gambit Declined: Chigorin Defense
     e7e6 67
      e2e3 100
       g8f6 100
     d5c4 33 D07 Queen's Gambit Declined: Chigorin Defense
      e2e3 100
       e7e5 100
      g1f3 D07 Queen's Gambit Declined: Chigorin Defense, Janowski Variation
       e7e5 100
       g8f6 D07 Queen's Gambit Declined: Chigorin Defense, Modern Gambit
     c8f5
      c4d5 100
       f5c2 100
      g1f3
       e7e6 100 D06 Queen's Gambit Declined: Baltic Defense, Pseudo-Chigorin
     e7e5 D07 Queen's Gambit Declined: Chigorin Defense, Tartakower Gambit
      c4d5 100
       c6d4 100
    g1f3
     c8f5 70
      b1c3 100
     c8g4 19 D07 Queen's Gambit Declined: Chigorin Defense, Main Line
      b1c3 100
       e7e6 100
      d1a4 D07 Queen's Gambit Declined: Chigorin Defense, Main Line, Alekhine Variation
       g4f3 100
     e7e5 12 D07 Queen's Gambit Declined: Chigorin Defense, Lazard Gambit
      f3e5 64
       c6e5 100
      d4e5 36
       d5d4 96
        b1d2 52 D08 Queen's Gambit Declined: Albin Countergambit, Modern Line
         f7f6 100 D08 Queen's Gambit Declined: Albin Countergambit, Janowski Variation
         d8e7 D08 Queen's Gambit Declined: Albin Countergambit, Balogh Variation
        g2g3 48 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation
         c8e6 76 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Be6 Line
         c8g4 13 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Bg4 Line
         c8f5 10 D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Bf5 Line
       g8e7 4
   c7c6 D10 Slav Defense
    g1f3 56 D11 Slav Defense: Modern Line
     g8f6 86
      b1c3 76 D15 Slav Defense: Three Knights Variation
       c8e6 88
       a7a6 12 D15 Slav Defense: Chebanenko Variation
        c4c5 100 D15 Slav Defense: Chebanenko Variation, Advance System
       d8b6 D15 Slav Defense: Süchting Variation
      e2e3 14 D11 Slav Defense: Quiet Variation
       f6e4 74
       e7e6 16
        b1d2 100 D30 Semi-Slav Defense: Quiet Variation
         b8d7 58 D30 Semi-Slav Defense: Quiet Variation
          f1d3 100
           c6c5 D30 Queen's Gambit Declined: Semmering Variation
         g7g6 42 D30 Queen's Gambit Declined: Spielmann Variation
         f6e4
          f1d3 100
           f7f5 100 D30 Queen's Gambit Declined: Stonewall Variation
       c8g4 9 D11 Slav Defense: Quiet Variation, Pin Defense
      c4d5 6
      c1g5 4 D11 Slav Defense: Bonet Gambit
       f6e4 64
       e7e6 36
        b1d2 100
         b8d7 100
          e2e3 100 D30 Queen's Gambit Declined: Capablanca Variation
      b1d2 D11 Slav Defense: Breyer Variation
       h7h5 100
     c8f5 14
      b1c3 100
       e7e6 100 D02 Queen's Gambit Declined: Baltic Defense, Pseudo-Slav
     d5c4
      e2e4 100
       c8e6 100
      g2g3
       c8f5 69
       g7g6 31
        f1g2 100
         g8f6 100 D11 Slav Defense: Modern Line
    b1c3 26 D10 Slav Defense
     d5c4 68 D10 Slav Defense
      e2e4 100 D10 Slav Defense: Slav Gambit, Alekhine Attack
       e7e5 100
     c8f5 25
      g1f3 82
      d1b3 18
       e7e5 100
     g8f6 7
      c1f4 100
       c8f5 100
     e7e5 D10 Slav Defense: Winawer Countergambit
      c4d5 100
       c6d5 100
      e2e4 D10 Slav Defense: Winawer Countergambit, Anti-Winawer Gambit
       g8f6 100
    c1f4 12
     c8f5 100
      b1c3 100
       e7e6 100
    c4d5 7 D10 Slav Defense: Exchange Variation
     g8f6 69
     c6d5 19
      c1f4 56
       b8c6 100
      b1c3 44
       b8c6 89
       g8f6 11
        f2f3 D10 Slav Defense: Exchange Variation, Boor Attack
     c8f5 12
      c1f4 100
       g8f6 100
    e2e4 D10 Slav Defense: Diemer Gambit
     d5e4 100
      c1f4 100
       g8f6 100
   e7e5 D08 Queen's Gambit Declined: Albin Countergambit
    d4e5 100
     d5d4 71
      g1f3 100 D08 Queen's Gambit Declined: Albin Countergambit, Normal Line
       b8c6 100
       c7c5 D08 Queen's Gambit Declined: Albin Countergambit, Tartakower Defense
     c8e6 29
      e2e3 100
       b8c6 100
    c1d2
     e5d4 100
      e2e3 100
       b8c6 100
     f8b4
      g1f3 61
       b4d2 100
      e2e4 39
       b4d2 100
       d5e4
        d4e5
         e4e3 D08 Queen's Gambit Declined: Albin Countergambit, Lasker Trap
   e7e6 D30 Queen's Gambit Declined
    b1c3 86 D31 Queen's Gambit Declined: Queen's Knight Variation
     g8f6 58 D35 Queen's Gambit Declined: Normal Defense
      g1f3 61 D37 Queen's Gambit Declined: Three Knights Variation
       b8c6 51
       c7c5 27 D40 Queen's Gambit Declined: Semi-Tarrasch Defense
        c4d5 100 D41 Queen's Gambit Declined: Semi-Tarrasch Defense
         f6d5 100
          e2e4 100 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, Exchange Variation
           d5c3 100
            b2c3 100
             c5d4 100
              c3d4 100
               f8b4 100
                c1d2 100
                 b4d2 100
                  d1d2 100
                   e8g8 100
                    f1b5 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, Kmoch Variation
                 d8a5 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, San Sebastian Variation
          e2e3 D41 Queen's Gambit Declined: Semi-Tarrasch Defense, Pillsbury Variation
           b8c6 100
            f1d3 100 D42 Queen's Gambit Declined: Semi-Tarrasch Defense, Main Line
        c1g5 D40 Queen's Gambit Declined: Semi-Tarrasch Defense, Pillsbury Variation
         c5d4 100
          d1d4 D50 Queen's Gambit Declined: Pseudo-Tarrasch Variation, Primitive Pillsbury Variation
        e2e3
         b8c6 100 D32 Tarrasch Defense: Symmetrical Variation
          f1d3 100
           f8d6 100
            e1g1 100
             e8g8 100 D40 Queen's Gambit Declined: Semi-Tarrasch Defense, Symmetrical Variation
        g2g3
         b8c6 100 D41 Queen's Gambit Declined: Semi-Tarrasch Defense
          c4d5 100
           e6d5 100 D33 Tarrasch Defense: Prague Variation
            f1g2
             c5d4 100
              f3d4 100
               f8c5 100 D33 Tarrasch Defense: Dubov Tarrasch
             c8g4 D33 Tarrasch Defense: Wagner Variation
             f8e7 D34 Tarrasch Defense: Prague Variation, Main Line
              e1g1 100
               e8g8 100 D34 Tarrasch Defense: Classical Variation
                c1g5 86 D34 Tarrasch Defense: Classical Variation, Carlsbad Variation
                 c5c4 52 D34 Tarrasch Defense: Classical Variation, Advance Variation
                  a1c1 100
                   c8e6 100 D34 Tarrasch Defense: Classical Variation, Bogoljubow Variation
                 c5d4 25
                  f3d4 100
                   h7h6 64
                    g5e3 100
                     c8g4 100 D34 Tarrasch Defense: Classical Variation, Spassky Variation
                   f8e8 36 D34 Tarrasch Defense: Classical Variation, Petursson Variation
                    a1c1 87
                     h7h6 100
                      g5e3 100
                       c8e6 100 D34 Tarrasch Defense: Classical Variation, Chandler Variation
                    g5e3 13
                     h7h6 100 D34 Tarrasch Defense: Classical Variation, Main Line
                 c8e6 23 D34 Tarrasch Defense: Classical Variation, Endgame Variation
                  a1c1 100
                   b7b6 100 D34 Queen's Gambit Declined: Tarrasch Defense, Stoltz Variation
                d4c5 14
                 e7c5 53
                  c3a4 D34 Tarrasch Defense: Classical Variation, Réti Variation
                 d5d4 47 D34 Tarrasch Defense: Classical Variation, Classical Tarrasch Gambit
       f8b4 22 D38 Queen's Gambit Declined: Ragozin Defense
        c1g5
         d5c4 D39 Queen's Gambit Declined: Ragozin Defense, Vienna Variation
        d1a4 D38 Queen's Gambit Declined: Ragozin Defense, Alekhine Variation
        e2e3
         e8g8 100 E51 Nimzo-Indian Defense: Normal Variation, Ragozin Variation
          f1d3 100
           b8c6 62
            e1g1 100 E48 Nimzo-Indian Defense: Ragozin Defense
             d5c4 E51 Nimzo-Indian Defense: Ragozin Variation
           c7c5 38 E53 Nimzo-Indian Defense: Normal Variation, Gligoric System
            e1g1 100
             b8c6 90 E56 Nimzo-Indian Defense: Normal Variation, Gligoric System, Bernstein Defense
              a2a3 76
               b4c3 100
                b2c3 100 E58 Nimzo-Indian Defense: Normal Variation, Bernstein Defense, Exchange Line
              d1e2 24
               d8e7
                d4c5
                 b4c5
                  e3e4 100 D40 Queen's Gambit Declined: Semi-Tarrasch Defense, Levenfish Variation
             b8d7 10 E53 Nimzo-Indian Defense: Normal Variation, Gligoric System
             b7b6 E53 Nimzo-Indian Defense: Normal Variation, Gligoric System, Keres Variation
             d5c4
              d3c4 100 E54 Nimzo-Indian Defense: Normal Variation, Gligoric System, Exchange Variation
               b4c3 68
                a2a3
                 b8c6
                  b2c3 100 E59 Nimzo-Indian Defense: Normal Variation, Bernstein Defense
                   d8c7 100
                    d1c2 100 E59 Nimzo-Indian Defense: Normal Variation, Bernstein Defense
               b8d7 32 E55 Nimzo-Indian Defense: Normal Variation, Gligoric System, Bronstein Variation
               d8e7 E54 Nimzo-Indian Defense: Normal Variation, Gligoric System, Smyslov Variation
           b7b6 E52 Nimzo-Indian Defense: Normal Variation, Schlechter Defense
            e1g1 100
             c8b7 100 E52 Nimzo-Indian Defense: Normal Variation, Schlechter Defense
          a2a3 E51 Nimzo-Indian Defense: Normal Variation, Sämisch Deferred
          d1c2
           c7c5 E38 Nimzo-Indian Defense: Classical Variation, Berlin Variation
       b8d7 D37 Queen's Gambit Declined: Barmen Variation
        c4d5 100
         e6d5 100
          c1f4 100 D35 Queen's Gambit Declined: Exchange Variation, Sämisch Variation
       c7c6 D43 Semi-Slav Defense
        e2e3 100 D45 Semi-Slav Defense: Main Line
         b8d7 95 D45 Semi-Slav Defense: Normal Variation
          f1d3 85 D46 Semi-Slav Defense: Main Line
           f8e7 63 D46 Semi-Slav Defense: Bogoljubow Variation
           d5c4 21
            d3c4 100 D47 Semi-Slav Defense: Semi-Meran Variation
             b7b5 100 D47 Semi-Slav Defense: Meran Variation
              c4d3 100
               c8b7 51 D47 Semi-Slav Defense: Meran Variation, Wade Variation
                c3a4
                 b5b4
                  e3e4
                   c6c5 100
                    e4e5 100
                     f6d5 100 D47 Semi-Slav Defense: Meran Variation, Wade Variation, Larsen Variation
                      e1g1 100
                       c5d4 100
                        f3d4 D47 Semi-Slav Defense: Meran Variation, Wade Variation, Kaidanov Gambit
                d1c2
                 f8d6 100
                  e1g1 100
                   e8g8 100
                    a2a3 100 D46 Semi-Slav Defense: Chigorin Defense
               b5b4 49 D47 Semi-Slav Defense: Meran Variation, Lundin Variation
               a7a6 D48 Semi-Slav Defense: Meran Variation
                e3e4 100
                 b5b4 D48 Semi-Slav Defense: Meran Variation, Pirc Variation
              d1c2
               f8d6
                e1g1
                 e8g8
                  c4d3 100 D46 Semi-Slav Defense: Chigorin Defense
           f8b4 9 D46 Semi-Slav Defense: Romih Variation
           f8d6 7 D46 Semi-Slav Defense: Chigorin Defense
            b2b3
             e8g8 100
              c1b2 100 D46 Semi-Slav Defense: Chigorin Defense
            d1c2 D46 Semi-Slav Defense: Chigorin Defense
          f1e2 13
           f8d6 100
            b2b3
             e8g8 100
              c1b2 100 D45 Semi-Slav Defense: Normal Variation
          b2b3 2
           f8d6 100
            c1b2 100
             e8g8 100 D45 Semi-Slav Defense: Normal Variation
          d1c2 D45 Semi-Slav Defense: Stoltz Variation
           f8d6 75
            b2b3 86 D45 Semi-Slav Defense: Stoltz Variation
             e8g8 100
              c1b2 100 D45 Semi-Slav Defense: Stoltz Variation
               f8e8 100
                f1d3 100 D46 Semi-Slav Defense: Chigorin Defense
               d8e7
                f1d3 100 D46 Semi-Slav Defense: Chigorin Defense
            g2g4 14 D45 Semi-Slav Defense: Stoltz Variation, Shabalov Attack
            e3e4 D45 Semi-Slav Defense: Stoltz Variation, Center Variation
             d5e4 100
              c3e4 100
               e6e5
                d4e5
                 f6e4
                  c2e4 100 D45 Semi-Slav Defense: Stoltz Variation, Center Variation, Mikhalchishin Line
           b7b6 25
            b2b3 100 D45 Semi-Slav Defense: Stoltz Variation
             c8b7 100 D45 Semi-Slav Defense: Stoltz Variation
              f1d3 100 D46 Semi-Slav Defense: Chigorin Defense
               f8e7 100
                c1b2 100
                 e8g8 100
                  e1g1 100 D46 Semi-Slav Defense: Main Line
          f3e5 D45 Semi-Slav Defense: Rubinstein System
         a7a6 3 D45 Semi-Slav Defense: Accelerated Meran Variation
         f6e4 2
          f1d3
           f7f5 D45 Semi-Slav Defense: Stonewall Defense
        c1g5
         d5c4 100 D44 Semi-Slav Defense Accepted
          e2e4 100
         h7h6
          g5f6 100
           d8f6 100
            d1b3 D43 Queen's Gambit Declined: Hastings Variation
          g5h4 D43 Semi-Slav Defense: Anti-Moscow Gambit
       d5c4 D37 Queen's Gambit Declined: Three Knights, Vienna Variation
        e2e4 60 D24 Queen's Gambit Accepted
         c7c5
          d4d5
           e6d5 100
            e4e5 100 D24 Queen's Gambit Accepted: Gunsberg Defense, Prianishenmo Gambit
           a7a6
            f1e2
             b7b5
              e2c4
               b8d7
                c4d3 D48 Semi-Slav Defense: Meran Variation, Reynolds' Variation
        e2e3 33 D37 Queen's Gambit Declined: Vienna Variation, Quiet Variation
        c1g5 7
         h7h6 100
          a1c1
           f8e7
            g5h4 100
             e8g8 100 D31 Queen's Gambit Declined: Uhlmann Variation
          g5h4
           b8d7 D37 Queen's Gambit Declined: Knight Defense, Alekhine Gambit
      c4d5 19 D35 Queen's Gambit Declined: Exchange Variation
       e6d5 100
        c1g5 100 D35 Queen's Gambit Declined: Exchange Variation, Positional Variation
         c7c6 100 D35 Queen's Gambit Declined: Exchange Variation, Positional Variation
          d1c2 100 D36 Queen's Gambit Declined: Exchange Variation, Reshevsky Variation
      c1g5 15 D50 Queen's Gambit Declined: Modern Variation
       f8e7 67 D53 Queen's Gambit Declined
        g5f6 100 D53 Queen's Gambit Declined: Modern Variation, Heral Variation
        a1c1
         e8g8 100
          e2e3 100 D54 Queen's Gambit Declined: Neo-Orthodox Variation
           a7a6 75
            g1f3 100
             b8d7 D63 Queen's Gambit Declined: Orthodox Defense, Henneberger Variation
              c4d5 100 D63 Queen's Gambit Declined: Orthodox Defense, Swiss, Carlsbad Variation
              d1c2
               c7c6 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
                c4d5 84 D65 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
                a2a3 16 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
           c7c6 25
            g1f3 100
             b8d7 100 D63 Queen's Gambit Declined: Orthodox Defense, Main Line
              f1d3 84 D66 Queen's Gambit Declined: Orthodox Defense, Bd3 Line
               d5c4 100
                d3c4 100
                 b7b5 81 D66 Queen's Gambit Declined: Orthodox Defense, Fianchetto Variation
                 h7h6 19
                  g5f6 100
                   e7f6
                    e1g1 100 D55 Queen's Gambit Declined: Anti-Tartakower Variation, Petrosian Variation
                 f6d5 D67 Queen's Gambit Declined: Orthodox Defense, Capablanca System
                  g5e7 100
                   d8e7 100 D67 Queen's Gambit Declined: Orthodox Defense, Bd3 Line
                    e1g1 100 D67 Queen's Gambit Declined: Orthodox Defense, Main Line
                     d5c3 100
                      c1c3 100
                       e6e5 100 D68 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                        d1c2 63 D68 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                        f3e5 37
                         d7e5 100
                          d4e5 100
                           e7e5 100 D69 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                        d1b1 D68 Queen's Gambit Declined: Orthodox Defense, Classical Variation
                    c3e4 D67 Queen's Gambit Declined: Orthodox Defense, Alekhine Variation
                  h2h4 D67 Queen's Gambit Declined: Orthodox Defense, Janowski Variation
              d1c2 16 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
               a7a6 100
               f6e4 D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
        d1c2
         e8g8 100
          g1f3 100 D37 Queen's Gambit Declined: Miles Variation
        e2e3
         e8g8 100
          g1f3 100 D55 Queen's Gambit Declined: Modern Variation, Normal Line
           f6e4 59
            g5h4
             h7h6 D56 Queen's Gambit Declined: Lasker Defense
              c4d5 93
               e4c3 100
                h4e7 100
                 d8e7 100
                  b2c3 100 D57 Queen's Gambit Declined: Lasker Defense, Main Line
                   e6d5 100
                    d1b3
                     e7d6 100 D57 Queen's Gambit Declined: Lasker Defense, Bernstein Variation
                     c8e6
                      c3c4
                       f8d8 D57 Queen's Gambit Declined: Lasker Defense, Bernstein Variation, Mar del Plata Gambit
              h4e7 7
               d8e7 100
                d1c2 100 D56 Queen's Gambit Declined: Lasker Defense, Teichmann Variation
           b7b6 41
            f1d3 100
             c8b7
              c4d5 100
               e6d5 100
                f3e5 100 D55 Queen's Gambit Declined: Pillsbury Attack
            g5h4
             h7h6 D58 Queen's Gambit Declined: Tartakower Defense
              c4d5 100
               e6d5 100 D58 Queen's Gambit Declined: Tartakower Defense, Exchange Variation
               f6d5 D59 Queen's Gambit Declined: Tartakower Defense, Makogonov Exchange Variation
                c3d5
                 e6d5 100
                  a1c1
                   c8e6
                    h4e7 100
                     d8e7 100 D59 Queen's Gambit Declined: Tartakower Defense
           h7h6 D55 Queen's Gambit Declined: Neo-Orthodox Variation
            g5f6 100 D55 Queen's Gambit Declined: Anti-Tartakower Variation
            g5h4 D55 Queen's Gambit Declined: Neo-Orthodox Variation, Main Line
             b7b6
         f6e4 D53 Queen's Gambit Declined: Lasker Defense
       b8c6 20
       b8d7 13 D51 Queen's Gambit Declined: Modern Variation, Knight Defense
        e2e3 100 D51 Queen's Gambit Declined: Modern Variation, Knight Defense
         c7c6 80 D51 Queen's Gambit Declined: Modern Variation, Knight Defense
          g1f3 84 D52 Queen's Gambit Declined
           d8a5 D52 Queen's Gambit Declined: Cambridge Springs Defense
            g5f6 67 D52 Queen's Gambit Declined: Cambridge Springs Defense, Capablanca Variation
            c4d5 27 D52 Queen's Gambit Declined: Cambridge Springs Defense
             f6d5 100 D52 Queen's Gambit Declined: Cambridge Springs Defense, Yugoslav Variation
            d1c2 6
             f8b4 100
              f3d2 D52 Queen's Gambit Declined: Cambridge Springs Defense, Bogoljubow Variation
               e8g8 100
                g5h4 100 D52 Queen's Gambit Declined: Cambridge Springs Defense, Argentine Variation
            f3d2
             d5c4 D52 Queen's Gambit Declined: Cambridge Springs Defense, Rubinstein Variation
          a2a3 16 D51 Queen's Gambit Declined: Capablanca Variation, Anti-Cambridge Springs Variation
         f8e7 20
          g1f3
           e8g8 100 D60 Queen's Gambit Declined: Orthodox Defense
            a1c1 65 D63 Queen's Gambit Declined: Orthodox Defense, Main Line
             c7c6 94
             a7a6 6
             b7b6
              c4d5 100
               e6d5 100
                f1d3 89 D63 Queen's Gambit Declined: Orthodox Defense, Pillsbury Variation
                f1b5 11 D63 Queen's Gambit Declined: Orthodox Defense, Capablanca Variation
            f1d3 23 D60 Queen's Gambit Declined: Orthodox Defense, Botvinnik Variation
            d1c2 12 D61 Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation
             c7c5 100
              c4d5 100 D62 Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation, Flohr Line
            d1b3 D60 Queen's Gambit Declined: Orthodox Defense, Rauzer Variation
         f8b4 D51 Queen's Gambit Declined: Manhattan Variation
          g1f3
           c7c5 D38 Queen's Gambit Declined: Westphalian Variation
        a1c1
         c7c6
          g1f3 100
           d8a5
            g5d2 100 D51 Queen's Gambit Declined: Rochlin Variation
        g1f3
         c7c6 100
          e2e4 100 D51 Queen's Gambit Declined: Alekhine Variation
       c7c5 D50 Queen's Gambit Declined: Been-Koomen Variation
        c4d5 100 D50 Queen's Gambit Declined: Pseudo-Tarrasch Variation
         d8b6 D50 Queen's Gambit Declined: Pseudo-Tarrasch Variation, Canal Variation
      c1f4 4 D35 Queen's Gambit Declined: Harrwitz Attack
       f8e7 97
        g1f3 100 D37 Queen's Gambit Declined: Harrwitz Attack
         b7b6
          e2e3 100
           e8g8 100 D37 Queen's Gambit Declined: Harrwitz Attack, Fianchetto Defense
         b8d7
          e2e3 100
           e8g8 100 D37 Queen's Gambit Declined: Harrwitz Attack, Two Knights Defense
            c4c5 D37 Queen's Gambit Declined: Harrwitz Attack, Two Knights Defense, Blockade Line
         c7c5
          e2e3 100
           e8g8 100
            d4c5
             e7c5 100 D37 Queen's Gambit Declined: Harrwitz Attack, Main Line
              d1c2
               b8c6 100
                e1c1 100
                 d8a5
                  a2a3 100 D37 Queen's Gambit Declined: Harrwitz Attack
                a1d1
                 d8a5
                  a2a3 100 D37 Queen's Gambit Declined: Harrwitz Attack
         c7c6
          e2e3 100
           e8g8 100 D37 Queen's Gambit Declined: Harrwitz Attack, Orthodox Defense
       b8c6 3
      d1c2
       b8c6 100
       f8b4 E34 Nimzo-Indian Defense: Classical Variation, Noa Variation
        c4d5 89
         e6d5 100 E35 Nimzo-Indian Defense: Classical Variation, Noa Variation
         d8d5
          g1f3 100
           d5f5 100
            c2d1
             e6e5 E34 Nimzo-Indian Defense: Classical Variation, Belyavsky Gambit
        a2a3 11 E36 Nimzo-Indian Defense: Classical Variation, Noa Variation
         b4c3 100
          c2c3 100
           b8c6 85 E36 Nimzo-Indian Defense: Classical Variation, Noa Variation, Botvinnik Variation
           f6e4 15 E36 Nimzo-Indian Defense: Classical Variation, Noa Variation, Main Line
            c3c2 100 E37 Nimzo-Indian Defense: Classical Variation, Noa Variation
             c7c5 100 E37 Nimzo-Indian Defense: Classical Variation, Modern Variation
             e6e5
              e2e3
               b8c6 100 E37 Nimzo-Indian Defense: Classical Variation, Noa Variation, San Remo Variation
           c7c5 E36 Nimzo-Indian Defense: Classical Variation, Romanishin Gambit
     c7c5 23 D32 Tarrasch Defense
      c4d5 100
       e6d5 100 D32 Queen's Gambit Declined: Tarrasch Defense
        g1f3 94 D32 Tarrasch Defense: Two Knights Variation
         b8c6 100
          g2g3 100 D33 Tarrasch Defense: Rubinstein System
           c5c4 100 D33 Tarrasch Defense: Swedish Variation
            e2e4 100 D33 Tarrasch Defense: Swedish Variation, Central Break
        e2e4 6 D32 Tarrasch Defense: Marshall Gambit
       c5d4 D32 Tarrasch Defense: Schara Gambit
     b7b6 6 D31 Queen's Gambit Declined: Alapin Variation
      e2e4 100
       d5e4 100
     f8e7 6 D31 Queen's Gambit Declined: Charousek Variation
      e2e4 100
       d5e4 100
        f2f3 D31 Queen's Gambit Declined: Charousek Variation, Miladinovic Gambit
     b8c6 5
     a7a6 1 D31 Queen's Gambit Declined: Janowski Variation
      e2e4 100
       d5e4 100
     c7c6 D31 Semi-Slav Defense: Accelerated Move Order
      g1f3 57
       g8f6 86
       d5c4 14 D31 Semi-Slav Defense: Noteboom Variation
        g2g3 100 D31 Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Gambit
        c1d2
         b7b5 90
          a2a4
           d8b6
            e2e3 100
             f8b4 D31 Queen's Gambit Declined: Semi-Slav, Junge Variation
           f8b4
            e2e3 100
             d8e7 D31 Queen's Gambit Declined: Semi-Slav, Koomen Variation
         a7a5 10
          a2a4 100
           b7b5
            e2e3
             f8b4 D31 Queen's Gambit Declined: Semi-Slav, Abrahams Variation
        c1g5 D31 Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Variation
         f7f6 100 D31 Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Variation, Belyavsky Line
      e2e4 40 D31 Semi-Slav Defense: Marshall Gambit
       d5e4 100
        c3e4 100
         f8b4 100
          e4c3 57 D31 Semi-Slav Defense: Marshall Gambit, Forgotten Variation
          c1d2 43 D31 Semi-Slav Defense: Marshall Gambit, Main Line
        f2f3 D31 Semi-Slav Defense: Gunderam Gambit
      e2e3 3
       g8f6 100
       f7f5
        g2g4 100 D31 Semi-Slav Defense: Anti-Noteboom, Stonewall Variation, Portisch Gambit
    e2e3 9
     g8f6 100
      b1c3 100
       h7h5 100
    g1f3 5
     b8c6 75
      e2e3 100
       g8f6 100
     c7c5 25 D30 Queen's Gambit Declined: Tarrasch Defense, Pseudo-Tarrasch
      c4d5 60
       e6d5 100
        c1g5 100 D30 Queen's Gambit Declined: Tarrasch Defense, Pseudo-Tarrasch Bishop Attack
      c1g5 40
       f7f6 100
    g2g3
     g8f6 80 E00 Catalan Opening
      f1g2 88 E01 Catalan Opening: Closed
       d5c4 70 E02 Catalan Opening: Open Defense
        g1f3 100 E04 Catalan Opening: Open Defense
         b8c6 69
          d1a4 100
           f8b4 100 E04 Catalan Opening: Open Defense, Modern Sharp Variation
         f8e7 31 E05 Catalan Opening: Open Defense, Classical Line
          e1g1 100
           e8g8 100 E05 Catalan Opening: Open Defense, Classical Line
         c7c6 E04 Catalan Opening: Open Defense
        d1c2
         a7a6
          c2c4 100
           b8d7 100
            c4c2 100 E03 Catalan Opening: Open Defense, Alekhine Variation
         b8d7
          c2c4 100 E03 Catalan Opening: Open Defense
       f8e7 30
        g1f3 100 E06 Catalan Opening: Closed
         b7b6
          c1f4 100
           c7c6
            e1g1 100
             e8g8 100 E06 Catalan Opening: Closed
         b8d7
          e1g1 100
           e8g8 100 E07 Catalan Opening: Closed
            b1c3 89
             c7c6 100
              d1d3 E07 Catalan Opening: Closed, Botvinnik Variation
            b1d2 11
             c7c6 100
              d1c2 100 E09 Catalan Opening: Closed, Main Line
               b7b5 78 E09 Catalan Opening: Closed Variation, Rabinovich Variation
               b7b6 22 E09 Catalan Opening: Closed Variation, Traditional Variation
                e2e4 83
                 c8b7 100 E09 Catalan Opening: Closed, Main Line
                b2b3 17
                 a7a5 100
                  c1b2 100
                   c8a6 100 E09 Catalan Opening: Closed, Sokolsky Variation
            d1c2 E08 Catalan Opening: Closed
             b7b6
              c1f4 100
               c7c6
                b1d2 100 E11 Bogo-Indian Defense: Retreat Variation
                 c8b7 72
                  e2e4 100 E08 Catalan Opening: Closed
                   d5e4 100
                    c2d3
                     e4f3
                      d2f3 100
                       f6e4
                        d3e4 100 E09 Catalan Opening: Closed, Main Line
                 c8a6 28 E11 Bogo-Indian Defense: Retreat Variation
                f1d1 E08 Catalan Opening: Closed
              f1d1
               c7c6
                a2a4 E08 Catalan Opening: Closed, Zagoryansky Variation
             c7c6
              c1f4 100
               b7b6
              b2b3 E08 Catalan Opening: Closed
               b7b6 100 E08 Catalan Opening: Closed
                b1c3 100
                 b6b5
                  f1d1
                   c8b7 100 E08 Catalan Opening: Closed, Spassky Gambit
      b1c3 12
       b8c6 100
     b8c6 20
      e2e3 100
       g8f6 100
  d1d3 D00 Amazon Attack
   b8c6 100
    g1f3 100
     g8f6 100
      f3e5 100
       f6e4 100
  e2e4 D00 Blackmar-Diemer Gambit
   d5e4 100
    c1e3 55 D00 Blackmar-Diemer Gambit: Diemer-Rosenberg Attack
     g8f6 100
      b1c3 100
    b1c3 39
     g8f6 100
    f1c4 6 D00 Blackmar-Diemer Gambit: Fritz Attack
     b8c6 100
      g1e2 100
       c6a5 100
    f2f3 D00 Blackmar-Diemer Gambit: Blackmar Gambit
     g8f6 100
      b1c3 100
     g7g6
      f3e4 100
       f8g7 100
      c2c3 A00 Barnes Opening: Gedult Gambit
       g8f6 100
   g8f6
    e4e5 100
     f6e4 100
      f2f3 100
       c8f5 100
    e4d5 B01 Scandinavian Defense: Modern Variation
     f6d5 52 B01 Scandinavian Defense: Marshall Variation
      c2c4 100
       d5b4 100 B01 Scandinavian Defense: Kiel Variation
     g7g6 33 B01 Scandinavian Defense: Richter Variation
      c2c4 70
       f8g7 100
       b7b5 B01 Scandinavian Defense: Modern Variation, Wing Gambit
      g1f3 30
       f6d5 100 B01 Scandinavian Defense: Richter Variation
     c8g4 15 B01 Scandinavian Defense: Portuguese Gambit
      f2f3 79
       g4f5 94
        g2g4 100 B01 Scandinavian Defense: Portuguese Gambit, Correspondence Refutation
        f1b5
         b8d7
          c2c4 100 B01 Scandinavian Defense: Portuguese Gambit, Jadoul Variation
       g4d7 6
      f1e2 21 B01 Scandinavian Defense: Portuguese Gambit, Wuss Variation
       g4e2 100
      b1c3
       g4d1 100
       g4f5
        f1b5 100
         b8d7 100
          f2f3 100 B01 Scandinavian Defense: Portuguese Gambit, Melbourne Shuffle Variation
      c2c4
       g4d1 100
       g4f5
        f2f3 B01 Scandinavian Defense: Portuguese Gambit, Banker Variation
      f1b5
       c7c6 100 B01 Scandinavian Defense: Portuguese Gambit, Elbow Variation
      f1d3
       g4d1 100
       b8d7
        d3e2 B01 Scandinavian Defense: Portuguese Gambit, Lusophobe Variation
      g1f3 B01 Scandinavian Defense: Portuguese Gambit, Classical Variation
       d8d5 73
       f6d5 27 B01 Scandinavian Defense: Modern Variation, Gipslis Variation
        b1c3 100
         d5f6 B01 Scandinavian Defense: Valencian Variation, Main Line
    f2f3 A45 Indian Defense: Paleface Attack, Blackmar-Diemer Gambit Deferred
     d5e4 100
  f2f4 D00 Queen's Pawn Game: Mason Attack
   e7e6 100
    e2e3 100
     b8c6 100
      g1f3 100
       g8f6 100
   f7f5 A02 Bird Opening: Double Duck Formation
    g1f3 100
     g8f6 100
      f3e5 100
       b8c6 100
  g2g4 D00 Queen's Pawn Game: Zurich Gambit
   c8g4 100
    g1f3 100
     g4f3 100
      e2f3 100
       e7e6 100
 g8f6 39 A45 Indian Defense
  c1g5 41 A45 Trompowsky Attack
   f6e4 100
    h2h4 75 A45 Trompowsky Attack: Raptor Variation
     d7d5 88
      b1d2 100
       h7h6 100
     e4g5 12
      h4g5 100
       e7e5 81 A45 Trompowsky Attack: Raptor Variation, Hergert Gambit
       e7e6 19
    g5e3 16
     d7d5 100
      b1d2 100
       e4d2 100
    g5h4 9 A45 Trompowsky Attack: Edge Variation
     d7d5 100
      b1c3 100
       g7g5 100
     e4f6
      b1c3 59
       d7d5 100
        e2e4
         c8f5
          f2f3 A45 Trompowsky Attack: Edge Variation, Hergert Gambit
      e2e3 41
       d7d5 100
    g5f4
     g7g5 100 A45 Trompowsky Attack: Borg Variation
      f4e5 100
       f7f6 100
   e7e6 A45 Trompowsky Attack: Classical Defense
    g1f3 54 A46 Torre Attack: Classical Defense
     h7h6 47 A46 Torre Attack: Classical Defense, Nimzowitsch Variation
      g5f6 100
       d8f6 100
      c2c4
       h6g5 100
       d7d5 D30 Queen's Gambit Declined: Capablanca Variation
     c7c5 39
      e2e4 100 A46 Torre Attack: Wagner Gambit
       b8c6 100
     b7b6 14
      e2e4 100
       b8c6 100
      e2e3
       c8b7 100
       c7c5
        d4d5 A46 Torre Attack: Classical Defense, Petrosian Gambit
    e2e4 46 A45 Trompowsky Attack: Classical Defense, Big Center Variation
     h7h6 100
      g5f6 100
       d8f6 100
    c2c4 E00 Indian Defense: Seirawan Attack
     d7d5 70
      g1f3 100
     f8b4 30
      b1c3 100 E30 Nimzo-Indian Defense: Leningrad Variation
       b4c3 100
       b7b5
        d4d5
         c7c5
          g5h4
           h7h6 E30 Nimzo-Indian Defense: Leningrad Variation, Averbakh Gambit
       c7c5
        d4d5
         d7d6 100
          g5h4
           h7h6 E31 Nimzo-Indian Defense: Leningrad Variation, Benoni Defense
  e2e3 34
   d7d5 100
  b1c3 10
   c7c5 100 A45 Indian Defense: Reversed Chigorin Defense
    e2e4 100
     c5d4 100
      d1d4 100
       b8c6 100
    c1g5
     c5d4 100
      g5f6 100
       g7f6 100
     d8b6
      d4d5 76 A45 Trompowsky Attack: Poisoned Pawn Variation
       d7d6 100
      g1f3 24
       c5d4 100
   e7e5 A45 Indian Defense: Maddigan Gambit
    d4e5 100
     f6g4 100
      g1f3 100
       f8c5 100
  g2g3 7 A45 Indian Defense: Tartakower Attack
   d7d5 100
    g1f3 100
  c1f4 5 A45 Indian Defense: Accelerated London System
   f6d5 100
    e2e3 100
     d5f4 100
      e3f4 100
       d7d5 100
  b1d2 4
   d7d5 100
    g1f3 100
     h7h5 100
      e2e3 100
       b8c6 100
   e7e5 A45 Indian Defense: Lazard Gambit
    d4e5 100
     f6g4 100
      g1f3 100
       b8c6 100
  c2c4 A50 Indian Defense: Normal Variation
   b8c6 94 A50 Mexican Defense
    d4d5 100
     c6e5 100
      e2e3 100
       d7d6 100
    f2f4
     d7d5 100
      c4d5 100
       d8d5 100
     c6e5
      f4e5 100
       f6e4 100
      d4d5 A50 Mexican Defense: Horsefly Gambit
       e5c4 100
   d7d5 6
   b7b5 A50 Indian Defense: Pyrenees Gambit
    c4b5 100
     a7a6 100
      b1c3 100
       c8b7 100
   b7b6 A50 Queen's Indian Accelerated
    g1f3 95
     e7e6 98 E12 Queen's Indian Defense
      c1f4 48 E12 Queen's Indian Defense: Miles Variation
       b8c6 100
      b1c3 43 E12 Queen's Indian Defense: Kasparov Variation
       c8b7 100
        a2a3 100 E12 Queen's Indian Defense: Kasparov-Petrosian Variation
         f8e7 51 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Marco Defense
         d7d5 31 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Main Line
          c4d5 100
           f6d5 61 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Modern Variation
            e2e3 100 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Petrosian Attack
            c1d2 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Romanishin Attack
            d1a4 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Rashkovsky Attack
            d1c2 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Kasparov Attack
            e2e4 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Polovodin Gambit
           e6d5 39 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Classical Variation
         f6e4 10 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Andersson Variation
         g7g6 8 E12 Queen's Indian Defense: Kasparov-Petrosian Variation, Hedgehog Variation
       h7h6
        c1g5
         c8b7
          g5h4
           f8b4 100 E13 Queen's Indian Defense: Kasparov Variation
           f6h5
            h4g3
             g7g5 100 E12 Queen's Indian Defense: Kasparov Variation, Botvinnik Attack
      e2e3 9 E14 Queen's Indian Defense: Spassky System
       c8b7 100
      a2a3 E12 Queen's Indian Defense: Petrosian Variation
       c8a6 92
        d1c2 100
         a6b7 E12 Queen's Indian Defense: Petrosian Variation, Farago Defense
       f6e4 8
      g2g3 E15 Queen's Indian Defense: Fianchetto Variation
       c8a6 75 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation
        d1a4 58 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Nimzowitsch Attack
        b2b3 30 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Quiet Line
         f8b4 100 E15 Queen's Indian Defense: Fianchetto Variation, Check Variation
          c1d2 100
           b4e7 100 E15 Queen's Indian Defense: Fianchetto Variation, Check Variation, Intermezzo Line
           d8e7 E15 Queen's Indian Defense: Fianchetto Variation, Check Variation, Modern Line
        d1b3 13 E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Timman's Line
       c8b7 25 E15 Queen's Indian Defense: Fianchetto Variation, Traditional Line
        f1g2 100
         c7c5 45 E15 Queen's Indian Defense: Fianchetto Variation, Sämisch Variation
          d4d5
           e6d5 100
            f3h4 100 E15 Queen's Indian Defense: Fianchetto Variation, Rubinstein Variation
            f3g5 E15 Queen's Indian Defense: Buerger Variation
         f8e7 41 E17 Queen's Indian Defense: Traditional Variation
          e1g1 86 E17 Queen's Indian Defense: Classical Variation
           e8g8 100
            b1c3 95 E18 Queen's Indian Defense: Classical Variation, Traditional Variation
             d7d5 43 E18 Queen's Indian Defense: Classical Variation, Traditional Variation, Nimzowitsch Line
             f6e4 33
              d1c2
               e4c3 100
                c2c3 100 E19 Queen's Indian Defense: Classical Variation, Traditional Variation, Main Line
             b8a6 24 E18 Queen's Indian Defense: Classical Variation, Tiviakov Defense
            f1e1 5 E17 Queen's Indian Defense: Fianchetto Variation, Kramnik Variation
            b1d2
             c7c6
              d1c2 100
               d7d5 100
                e2e4
                 b8a6 100 E06 Catalan Opening: Closed
            b2b3 E17 Queen's Indian Defense: Euwe Variation
            d4d5
             e6d5 100
              f3h4 63 E17 Queen's Indian Defense: Classical Variation, Polugaevsky Gambit
              f3d4 37 E17 Queen's Indian Defense: Classical Variation, Taimanov Gambit
          b1c3 14 E17 Queen's Indian Defense: Anti-Queen's Indian System
           f6e4 100
            c1d2 100 E17 Queen's Indian Defense: Opocensky Variation
         f8b4 14 E16 Queen's Indian Defense: Capablanca Variation
          c1d2 100
           a7a5 100 E16 Queen's Indian Defense: Yates Variation
           b4e7 E16 Queen's Indian Defense: Riumin Variation
     d7d6 2
      b1c3 100
       h7h5 100
    b1c3 5
     c8b7 100
      c1f4 100
       e7e6 100
   c7c5 A56 Benoni Defense
    c1f4 48
     d7d6 100
      g1f3 100
       f6h5 100
    d4d5 41
     d7d6 70 A56 Benoni Defense: Hromádka System
      b1c3 100
       c8f5 52
       e7e6 37
        e2e4 100
         e6d5
          c4d5 100 A65 Benoni Defense: King's Pawn Line
           g7g6 100
            g1f3 49 A70 Benoni Defense: Classical Variation
            f2f4 28 A66 Benoni Defense: Pawn Storm Variation
             f8g7 100
              e4e5 100 A66 Benoni Defense: Mikenas Variation
              f1b5 A67 Benoni Defense: Taimanov Variation
              g1f3
               e8g8 100 A68 Benoni Defense: Four Pawns Attack
            f1e2 15
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
                   c8g4 100 A75 Benoni Defense: Classical Variation, Argentine Counterattack
            c1e3 8
             f8g7 100
              f2f3 100 A65 Benoni Defense: King's Pawn Line, with Be3
              d1d2
               e8g8 100
                f2f3 100 A65 Benoni Defense: King's Pawn Line
            c1g5
             f8g7 100
              g1f3 100 A71 Benoni Defense: Classical Variation, Averbakh-Grivas Attack
              f2f3 A65 Benoni Defense: King's Pawn Line, with Bg5
            g1e2
             f8g7 100
              f2f3 100 A65 Benoni Defense: King's Pawn Line, with Nge2
              e2g3
               e8g8 100
                f2f3 100 A65 Benoni Defense: King's Pawn Line, with Nge2
       e7e5 11
        e2e4 100
         g7g6 100 A56 Benoni Defense: King's Indian System
     e7e5 24 A56 Benoni Defense: Czech Benoni Defense
      b1c3 100
       d7d6 100
     e7e6 6 A60 Benoni Defense: Modern Variation
      b1c3 100
       e6d5 58
        c4d5
         f8d6 100 A60 Benoni Defense: Modern Variation, Snake Variation
         d7d6
          e2e4 87
          g1f3 13
           g7g6 A61 Benoni Defense
            c1g5 83 A61 Benoni Defense: Uhlmann Variation
            g2g3 17 A61 Benoni Defense: Fianchetto Variation
            f3d2 A61 Benoni Defense: Knight's Tour Variation
       d7d6 42
     b7b5 A57 Benko Gambit
      c4b5 83
       a7a6 64 A57 Benko Gambit Accepted
        e2e3 92 A57 Benko Gambit Accepted: Modern Variation
        b5b6 8 A57 Benko Gambit Accepted: Pawn Return Variation
        b1c3 A57 Benko Gambit: Zaitsev System
         a6b5 100
          e2e4 100
           b5b4 100
            c3b5 100 A57 Benko Gambit: Zaitsev Variation, Nescafe Frappe Attack
            f1c4
             d7d6
              c3b5 100 A57 Benko Gambit: Nescafe Frappe Attack
        b5a6 A58 Benko Gambit Accepted: Fully Accepted Variation
         d7d6 100
          b1c3 100
           c8a6 100
            e2e4 100 A59 Benko Gambit Accepted: Yugoslav
             a6f1 100
              e1f1 100
               g7g6 100
                g1e2 70 A59 Benko Gambit Accepted: Yugoslav
                g2g3 30 A59 Benko Gambit
                 f8g7 100
                  f1g2 100
                   e8g8 100
                    g1f3 100 A59 Benko Gambit Accepted: King Walk Variation
           g7g6
            g1f3 100
             c8a6 100
              f3d2 A58 Benko Gambit: Nd2 Variation
              g2g3 A58 Benko Gambit: Fianchetto Variation
               f8g7 100
                f1g2 100 A58 Benko Gambit Accepted: Fianchetto Variation
         g7g6
          b1c3 100
           c8a6 100
            f2f4 A58 Benko Gambit Accepted: Central Storming Variation
       d7d6 36
      f2f3 17 A57 Benko Gambit Declined: Pseudo-Sämisch
       a7a6 66
        c4b5 100 A57 Benko Gambit Accepted: Dlugy Variation
       c8a6 34
      a2a4 A57 Benko Gambit Declined: Sosonko Variation
       b5c4 100
      b1d2 A57 Benko Gambit Declined: Quiet Line
       d7d6 100
      c1g5 A57 Benko Gambit Declined: Bishop Attack
       f6e4 100
      e2e4 A57 Benko Gambit Declined: Hjørring Countergambit
       f6e4 100
      g2g4 A57 Benko Gambit: Mutkin Countergambit
       b5c4 100
     f6e4 A56 Vulture Defense
      b1d2 100
       d8a5 100
    d4c5 11
     e7e6 100 A56 Benoni Defense: Weenink Variation
      b2b4 100
       b8c6 100
   c7c6 A50 Slav Indian
    c1f4 63
     d7d6 100
      b1c3 100
       c8f5 100
    g1f3 37
     d7d5 91
     b7b5 9 A40 Slav Indian: Kudischewitsch Gambit
      e2e3 100
       d7d6 100
   e7e5 A51 Indian Defense: Budapest Defense
    d4e5 100
     f6g4 90 A52 Indian Defense: Budapest Defense
      e2e4 94 A52 Indian Defense: Budapest Defense, Alekhine Variation
       g4e5 57
        f2f4 100
         e5c6 100 A52 Indian Defense: Budapest Defense, Alekhine Variation, Abonyi Variation
       d7d6 43 A52 Indian Defense: Budapest Defense, Alekhine Variation, Tartakower Defense
      c1f4 6 A52 Indian Defense: Budapest Defense, Rubinstein Variation
       b8c6 100
      g1f3 A52 Indian Defense: Budapest Defense, Adler Variation
       f8c5 100
     f6e4 10 A51 Indian Defense: Budapest Defense, Fajarowicz Variation
      d1c2 85 A51 Indian Defense: Budapest Defense, Fajarowicz-Steiner Variation
       e4c5 100
      b1d2 15
       f8b4 100
      a2a3
       b8c6 100
       b7b6 A51 Indian Defense: Budapest Defense, Fajarowicz Defense, Bonsdorf Variation
   e7e6
    b1c3 100
     f8b4 80 E20 Nimzo-Indian Defense
      g1f3 75 E21 Nimzo-Indian Defense: Three Knights Variation
       e8g8 100
       c7c5
        d4d5 E21 Nimzo-Indian Defense: Three Knights Variation, Korchnoi Variation
         f6e4 100 E21 Nimzo-Indian Defense: Three Knights Variation, Euwe Variation
         b7b5 E21 Nimzo-Indian Defense: Three Knights Variation, Shocron Gambit
      e2e3 19 E40 Nimzo-Indian Defense: Rubinstein System
       e8g8 100 E46 Nimzo-Indian Defense: Normal Variation
        f1d3 88 E47 Nimzo-Indian Defense: Normal Variation
         d7d5 100 E48 Nimzo-Indian Defense: Normal Variation, Classical Defense
          g1f3 100
          a2a3
           b4c3 100
            b2c3 100 E49 Nimzo-Indian Defense: Normal Variation, Botvinnik System
         b7b6
          g1f3 100
           c8b7 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
            e1g1 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
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
                    f3d4 E14 Queen's Indian Defense: Averbakh Variation
              c3a4
               d8e7 E43 Nimzo-Indian Defense: St. Petersburg Variation
        g1e2 9 E46 Nimzo-Indian Defense: Reshevsky Variation
         d7d5 100
          a2a3 100
           b4d6 100 E46 Nimzo-Indian Defense: Simagin Variation
        g1f3 3 E50 Nimzo-Indian Defense
        a2a3
         b4c3 100
          b2c3 100 E28 Nimzo-Indian Defense: Sämisch Variation
       b7b6 E43 Nimzo-Indian Defense: St. Petersburg Variation
        g1e2 100 E44 Nimzo-Indian Defense: St. Petersburg Variation
         f6e4 57 E44 Nimzo-Indian Defense: St. Petersburg Variation, American Variation
         c8a6 43 E45 Nimzo-Indian Defense: St. Petersburg Variation, Fischer Variation
         b4a5
          a2a3 100
           c7c5 100 E44 Nimzo-Indian Defense: St. Petersburg Variation, Romanishin–Psakhis Variation
        d1c2
         f6e4
          g1f3 E43 Nimzo-Indian Defense: St. Petersburg Variation
        f1d3
         c8b7 100
          g1f3 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
           c7c5
            e1g1 100
             e8g8 100
           f6e4 E43 Nimzo-Indian Defense: St. Petersburg Variation, with Ne4
            d1c2
             f7f5 E43 Nimzo-Indian Defense: St. Petersburg Variation
              e1g1 100
               b4c3 100
                b2c3 100 E43 Nimzo-Indian Defense: St. Petersburg Variation
       b8c6 E40 Nimzo-Indian Defense: Rubinstein System, Taimanov Variation
       c7c5 E41 Nimzo-Indian Defense: Rubinstein System
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
           b7b6 78 E26 Nimzo-Indian Defense: Sämisch Variation, O'Kelly Variation
           b8c6 22
            f1d3
             e8g8 100 E29 Nimzo-Indian Defense: Sämisch Variation
              g1e2 100
               f6e8
                e3e4 100
                 b7b6 100 E29 Nimzo-Indian Defense: Sämisch Variation, Capablanca Variation
           d7d5
            f2f3
             e8g8 100
              c4d5 100
               f6d5 100 E24 Nimzo-Indian Defense: Sämisch Variation, Botvinnik Variation
      d1d3 6 E20 Nimzo-Indian Defense: Mikenas Attack
       b4c3 100
      a2a3 E24 Nimzo-Indian Defense: Sämisch Variation
       b4c3 100
        b2c3 100
         e8g8 100 E27 Nimzo-Indian Defense: Sämisch Variation
         c7c5
          f2f3
           d7d5 100
            c4d5 100 E25 Nimzo-Indian Defense: Sämisch Variation
             f6d5 100
              d4c5 E25 Nimzo-Indian Defense: Sämisch Variation, Keres Variation
               f7f5 E25 Nimzo-Indian Defense: Sämisch Variation, Romanovsky Variation
      d1b3 E22 Nimzo-Indian Defense: Spielmann Variation
       b4c3 100
       c7c5
        d4c5
         b8c6 E23 Nimzo-Indian Defense: Spielmann Variation, Romanovsky Gambit
          c1d2
           f6e4
            g1f3
             e4d2 89 E23 Nimzo-Indian Defense: Spielmann Variation, Carlsbad Variation
             e4c5 11 E23 Nimzo-Indian Defense: Spielmann Variation, Stahlberg Variation
              g2g3
               f7f5
                b3c2 100 E23 Nimzo-Indian Defense: Spielmann Variation, Stahlberg Variation
      d1c2 E32 Nimzo-Indian Defense: Classical Variation
       d7d5 79
       b8c6 21 E33 Nimzo-Indian Defense: Classical Variation, Zurich Variation
        g1f3 100
         d7d6 100 E33 Nimzo-Indian Defense: Classical Variation, Milner-Barry Variation
       c7c5 E38 Nimzo-Indian Defense: Classical Variation, Berlin Variation
        d4c5
         b4c3 E38 Nimzo-Indian Defense: Classical Variation, Berlin Variation, Steiner Variation
         e8g8 E39 Nimzo-Indian Defense: Classical Variation, Berlin Variation, Pirc Variation
          g1f3
           b4c5 100
            a2a3 100
             b7b6 E39 Nimzo-Indian Defense: Classical Variation, Berlin Variation, Macieja System
      f2f3 E20 Nimzo-Indian Defense: Kmoch Variation
       b4c3 100
      g2g3 E20 Nimzo-Indian Defense: Romanishin Variation
       d7d5 100
       c7c5
        f1g2
         e8g8
          g1f3 100 E20 Nimzo-Indian Defense: Romanishin Variation
           c5d4 100
            f3d4 100
             d7d5 100
              c4d5 100
               f6d5 100 E20 Nimzo-Indian Defense: Romanishin Variation, English Hybrid
     d7d5 20
    d1b3 E00 Indian Defense
     b8c6 100
      g1f3 100
       d7d6 100
    g2g3 E00 Catalan Opening
     d7d5 100
     e6e5 E00 Catalan Opening: Hungarian Gambit
      d4e5 100
       f6g4 100
    g2g4 E00 Indian Defense: Devin Gambit
     f6g4 100
      b1c3 100
       b8c6 100
   g7g5 A50 Indian Defense: Medusa Gambit
    b1c3 100
     c7c5 100
      c1g5 100
       c5d4 100
   g7g6 E60 Indian Defense: West Indian Defense
    b1c3 71 E61 King's Indian Defense
     f8g7 73
      e2e4 100 E70 King's Indian Defense: Normal Variation
       d7d6 100 E70 King's Indian Defense: Normal Variation
        f1e2 64 E73 King's Indian Defense: Normal Variation, Standard Development
         e8g8 100
          g1f3 100 E91 King's Indian Defense: Orthodox Variation
           e7e5 100 E92 King's Indian Defense: Orthodox Variation
            e1g1 61 E94 King's Indian Defense: Orthodox Variation
             b8c6 85 E97 King's Indian Defense: Orthodox Variation, Aronin-Taimanov Defense
              c1e3 100
               c6e7
                f3e1
                 f6d7
                  d4d5 100 E98 King's Indian Defense: Orthodox Variation, Classical System, Neo-Classical Line
              b2b4
               c6e7
                d4d5 E97 King's Indian Defense: Orthodox Variation, Bayonet Attack
              c1d2
               c6e7
                d4d5 E97 King's Indian Defense: Orthodox Variation, Korchnoi Attack
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
                 f6d7
                  f2f3 100
                   f7f5 100 E99 King's Indian Defense: Orthodox Variation, Classical System, Traditional Line
                    c1e3 100
                     f5f4 100
                      a1c1
                       g6g5
                        e3f2 100
                         e7g6 100
                          c4c5 E98 King's Indian Defense: Orthodox Variation, Classical System, Kozul Gambit
                    g2g4 E99 King's Indian Defense: Orthodox Variation, Classical System, Benko Attack
             b8d7 15 E94 King's Indian Defense: Orthodox Variation, Positional Defense
              d4d5 E94 King's Indian Defense: Orthodox Variation, Positional Defense, Closed Line
              f1e1 E95 King's Indian Defense: Orthodox Variation
               a7a5
                e2f1
                 c7c6 E96 King's Indian Defense: Orthodox Variation, Positional Defense, Main Line
             a7a5 E94 King's Indian Defense: Orthodox Variation, Ukrainian Defense
             b8a6 E94 King's Indian Defense: Orthodox Variation, Glek Defense
             c7c6 E94 King's Indian Defense: Orthodox Variation, Donner Defense
            d4d5 19 E92 King's Indian Defense: Petrosian Variation
             b8d7 89 E93 King's Indian Defense: Petrosian Variation, Normal Defense
              c1d2
               f6h5
                d2f4
                 g6g5
                  h2h4
                   h7h6
                    f4g3 E93 King's Indian Defense: Petrosian Variation, Keres Defense
             a7a5 11 E92 King's Indian Defense: Petrosian Variation, Stein Defense
            d4e5 19 E92 King's Indian Defense: Exchange Variation
            c1e3 E92 King's Indian Defense: Orthodox Variation, Gligoric-Taimanov System
           b8a6 E91 King's Indian Defense: Kazakh Variation
          c1e3 E73 King's Indian Defense: Semi-Averbakh System
          c1g5 E73 King's Indian Defense: Averbakh Variation
           c7c5 49 E74 King's Indian Defense: Averbakh Variation, Benoni Defense
            d4d5 52 E74 King's Indian Defense: Averbakh Variation, Benoni Defense, Advance Variation
             e7e6 100 E75 King's Indian Defense: Averbakh Variation, Main Line
            d4c5 48 E74 King's Indian Defense: Averbakh Variation, Benoni Defense, Exchange Variation
           b8c6 22 E73 King's Indian Defense: Averbakh Variation, Nc6 Defense
           h7h6 10 E73 King's Indian Defense: Averbakh Variation, Flexible Defense
           b8d7 9 E73 King's Indian Defense: Averbakh Variation, Geller Defense
           b8a6 5 E73 King's Indian Defense: Averbakh Variation, Modern Defense
            d1d2 100
             c7c6 100 E73 King's Indian Defense: Averbakh Variation, Modern Defense, Burgess Line
           a7a6 4 E73 King's Indian Defense: Averbakh Variation, Spanish Defense
        g1f3 26 E90 King's Indian Defense: Normal Variation, Rare Defenses
         e8g8 100
          c1e3 65 E90 King's Indian Defense: Larsen Variation
          c1g5 35 E90 King's Indian Defense: Zinnowitz Variation
        h2h3 5 E71 King's Indian Defense: Makogonov Variation
        g1e2 3 E70 King's Indian Defense: Kramer Variation
        c1g5 2 E70 King's Indian Defense: Accelerated Averbakh Variation
        f2f3 E80 King's Indian Defense: Sämisch Variation
         e8g8 100 E81 King's Indian Defense: Sämisch Variation, Normal Defense
          c1e3 64
           e7e5 73 E85 King's Indian Defense: Sämisch Variation, Orthodox Variation
            g1e2 66
             c7c6 100 E86 King's Indian Defense: Sämisch Variation
              d4d5 100
               c6d5 100 E89 King's Indian Defense: Sämisch Variation, Closed Variation, Main Line
            d4d5 34 E87 King's Indian Defense: Sämisch Variation, Closed Variation
           a7a6 15
            f1d3 100
             c7c6 E81 King's Indian Defense: Sämisch Variation, Byrne Defense
           c7c5 7 E81 King's Indian Defense: Sämisch Variation, Sämisch Gambit
            d1d2
             e7e6
              d4d5
               h7h6
                e3h6 100 E81 King's Indian Defense: Sämisch Variation, with Bg5
           b8c6 5 E83 King's Indian Defense: Sämisch Variation, Yates Defense
            g1e2 100
             a7a6 100 E83 King's Indian Defense: Sämisch Variation, Panno Formation
              d1d2
               a8b8 100 E84 King's Indian Defense: Sämisch Variation, Panno Main Line
             a8b8 E83 King's Indian Defense: Sämisch Variation, Ruban Variation
           b7b6 E82 King's Indian Defense: Sämisch Variation, Double Fianchetto
          g1e2 25 E81 King's Indian Defense: Sämisch Variation, Bobotsov-Korchnoi-Petrosian Variation
          c1g5 11 E81 King's Indian Defense: Steiner Attack
           c7c5 100
            d4d5 100 A65 Benoni Defense: King's Pawn Line, with Bg5
             e7e6 61
              d1d2 100
               e6d5
                c3d5 100 E81 King's Indian Defense: Sämisch Variation, with Bg5
                e4d5 A65 Benoni Defense: King's Pawn Line, with Bg5
             h7h6 39
              g5f4 100 E81 King's Indian Defense: Sämisch Variation, with Bg5
            d1d2
             e7e6
              d4d5 100
        f2f4 E76 King's Indian Defense: Four Pawns Attack
         e8g8 94
          f1e2 100 E77 King's Indian Defense: Four Pawns Attack
           c7c5 100
            g1f3 E78 King's Indian Defense: Four Pawns Attack, Fluid Attack
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
                  h2h4 E77 King's Indian Defense: Six Pawns Attack
         c7c5 6
          g1f3 100
           e8g8 100
            d4d5 100 E76 King's Indian Defense: Four Pawns Attack, Dynamic Attack
         b8a6 E76 King's Indian Defense: Four Pawns Attack, Modern Defense
        g2g3 E72 King's Indian Defense: Normal Variation, Deferred Fianchetto
         e7e5
          f1g2
           e8g8 100
            g1e2 100 E72 King's Indian Defense: Pomar System
     d7d5 23 D80 Grünfeld Defense
      g1f3 25 D90 Grünfeld Defense: Three Knights Variation
       f8g7 81 D90 Grünfeld Defense: Three Knights Variation
        c1g5 46 D91 Grünfeld Defense: Three Knights Variation, Petrosian System
        c1f4 35 D92 Grünfeld Defense: Three Knights Variation, Hungarian Attack
         e8g8 100
          e2e3 100 D93 Grünfeld Defense: Three Knights Variation, Hungarian Variation
        e2e3 19 D94 Grünfeld Defense: Three Knights Variation, Burille Variation
         e8g8 100
          c1d2 65 D94 Grünfeld Defense: Opocensky Variation
          f1d3 35 D94 Grünfeld Defense: Three Knights Variation, Paris Variation
           c7c6 100
            e1g1 100
             c6c5
              d3e2
               c5d4 100
                e3d4 100
                 b8c6 100 A56 Grünfeld Defense: Three Knights Variation, Burille Variation, Reversed Tarrasch
             c8f5 D94 Grünfeld Defense: Flohr Defense
             c8g4 D94 Grünfeld Defense: Smyslov Defense
          b2b4 D94 Grünfeld Defense: Makogonov Variation
          d1b3 D95 Grünfeld Defense: Three Knights Variation, Vienna Variation
           e7e6 100 D95 Grünfeld Defense: Botvinnik Variation
           d5c4
            f1c4 100
             b8d7 100
              f3g5 100 D95 Grünfeld Defense: Pachman Variation
        d1a4 D90 Grünfeld Defense: Flohr Variation
        d1b3 D96 Grünfeld Defense: Russian Variation
         d5c4 100
          e2e4
           e8g8
            b3c4 100 D97 Grünfeld Defense: Russian Variation
             c7c6 47 D97 Grünfeld Defense: Russian Variation, Szabo Variation
             b8c6 20 D97 Grünfeld Defense: Russian Variation, Byrne Variation
             a7a6 19 D97 Grünfeld Defense: Russian Variation, Hungarian Variation
             b8a6 14 D97 Grünfeld Defense: Russian Variation, Prins Variation
             b7b6 D97 Grünfeld Defense: Russian Variation, Levenfish Variation
             c8g4 D98 Grünfeld Defense: Russian Variation, Smyslov Variation
              c1e3 100
               f6d7 100
                c4b3 84 D99 Grünfeld Defense: Russian Variation, Smyslov Variation
                 c7c5 100 D99 Grünfeld Defense: Russian Variation, Yugoslav Variation
                e1c1 16
                 d7b6 100
                  f1e2
                   b8c6
                    c4d3 100 D98 Grünfeld Defense: Russian Variation, Keres Variation
       c7c6 19 D15 Slav Defense: Schlechter Variation
      c4d5 21
       f6d5 100 D85 Grünfeld Defense: Exchange Variation
        g1f3 69
         d5c3 100
          b2c3 100
           f8g7 100
            e2e4 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation
             c7c5 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation
              h2h3 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation, Kramnik's Line
              a1b1 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation
               b8c6 100
                f1e2
                 e8g8
                  d4d5 100
                   g7c3 100 D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation, Pawn Grab Line
        e2e4 26
         d5c3 100
          b2c3 100
           f8g7 100
            f1c4 100 D86 Grünfeld Defense: Exchange Variation, Classical Variation
             b7b6
              g1e2 100
               e8g8 100 D86 Grünfeld Defense: Exchange Variation, Simagin's Lesser Variation
               d8d7
                e1g1 100
                 e8g8 100 D86 Grünfeld Defense: Exchange Variation, Larsen Variation
             c7c5
              g1e2 100
               e8g8 66 D87 Grünfeld Defense: Exchange Variation, Spassky Variation
                e1g1 100
                 b8c6 100
                  c1e3 100
                   c5d4 100
                    c3d4 100 D88 Grünfeld Defense: Exchange Variation, Spassky Variation
                     c8g4 100
                      f2f3 100
                       c6a5
                        c4d3 100
                         g4e6 100 D89 Grünfeld Defense: Exchange Variation, Spassky Variation
                          d4d5 100 D89 Grünfeld Defense: Exchange Variation, Sokolsky Variation
                   c8g4
                    f2f3 100
                     c6a5 100
                      c4f7 100 D87 Grünfeld Defense: Exchange Variation, Seville Variation
               b8c6 34
                c1e3 100
                 e8g8 100
                  e1g1 100
          f1c4
           f8g7
            b2c3 100
        c3a4 5 D85 Grünfeld Defense: Exchange Variation, Nadanian Attack
         c7c5
          f2f3 D80 Grünfeld Defense: Lutikov Variation, Murrey Attack
      f2f3 21 D80 Grünfeld Defense: Lutikov Variation
       b8c6 100
      c1g5 18 D80 Grünfeld Defense: Stockholm Variation
       d5c4 64
       f6e4 36
        d1d2
         c7c5
          c3e4 100
           d5e4 100 D80 Grünfeld Defense: Lundin Variation
      h2h4 13 D80 Grünfeld Defense: Zaitsev Gambit
       f8g7 100
      c1f4 3 D82 Grünfeld Defense: Brinckmann Attack
       b8c6 68
       f8g7 32
        e2e3 100
         e8g8 100 D83 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit
          a1c1 52 D83 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit, Capablanca Variation
           c7c5
            d4c5
             c8e6 100 D83 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit, Botvinnik Variation
             d8a5 D83 Grünfeld Defense: Brinckmann Attack, Reshevsky Gambit
          c3d5 48
           f6d5 100
            c4d5 100
             d8d5 100
              f4c7 100 D84 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit Accepted
      d1b3 D81 Grünfeld Defense: Russian Variation, Accelerated Variation
       b8c6 100
      g2g4 D80 Grünfeld Defense: Gibbon Gambit
       c8g4 100
     d7d6 4
      e2e4 100
       b8c6 100
      c1g5
       f8g7 100
        g1f3 100 E61 King's Indian Defense: Smyslov Variation
    g2g3 23 E60 King's Indian Defense: Fianchetto Variation, Immediate Fianchetto
     f8g7 65
      b1c3 100
       d7d5 100
      g1f3 E60 King's Indian Defense: Fianchetto Variation
       d7d5 61
        f1g2 100
         e8g8 100
          e1g1 100 D77 Neo-Grünfeld Defense: Classical Variation
           b8c6 91 D77 Neo-Grünfeld Defense: Classical Variation, Polgar Variation
           c7c6 9 D78 Neo-Grünfeld Defense: Classical Variation, Original Defense
            c4d5 100
             c6d5 100 D79 Neo-Grünfeld Defense: Ultra-Delayed Exchange Variation
           d5c4 D77 Neo-Grünfeld Defense: Classical Variation, Modern Defense
       d7d6 32
        b1c3 100 E62 King's Indian Defense: Fianchetto Variation, Delayed Fianchetto
         b8c6 33
          f1g2 100
           e8g8 91 E62 King's Indian Defense: Fianchetto Variation, Carlsbad Variation
           c8f5 9
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Lesser Simagin (Spassky)
           c8g4
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Simagin Variation
         c7c5 33
          f1g2 100
           e8g8 100 E64 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Rare Line
            e1g1 100 E65 King's Indian Defense: Fianchetto Variation, Yugoslav Variation
             b8c6 100
              d4d5 100 E66 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Advance Line
               c6a5 100
                d1c2
                 a7a6 100
                  f3d2 100
                   e7e5 73 E63 King's Indian Defense: Fianchetto Variation, Panno Variation, Blockade Line
                   b7b6 27
                    b2b4
                     g7h6
                      c1b2
                       a8b8
                        b4c5
                         b6c5 100 E63 King's Indian Defense: Fianchetto Variation, Panno Variation, Donner Line
              d4c5
               d6c5 100 E65 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Exchange Line
             e7e6
              d4d5
               e6d5 100
                c4d5 100
                 b8d7 A63 Benoni Defense: Fianchetto Variation, Hastings Defense
                  a2a4
                   a7a6
                    f3d2
                     f8e8 100 A64 Benoni Defense: Fianchetto Variation, Hastings Defense, Main Line
           e7e6
            d4d5
             e6d5 100
              c4d5 100
               e8g8 100 A62 Benoni Defense: Fianchetto Variation
         b8d7 16
          f1g2 100
           e8g8 100 E67 King's Indian Defense: Fianchetto Variation, Debrecen Defense
            e1g1 100
             e7e5 91 E67 King's Indian Defense: Fianchetto Variation, Classical Fianchetto
              e2e4 100 E68 King's Indian Defense: Fianchetto Variation, Classical Variation
              b2b3 E64 King's Indian Defense: Fianchetto Variation, Double Fianchetto Attack
             c7c6 9
              e2e4 100
               e7e5 100
                h2h3 E69 King's Indian Defense: Fianchetto Variation, Classical Main Line
         c7c6 12
          f1g2 100
           c8f5 100
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Larsen Defense
           d8a5
            e1g1 100
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Kavalek Defense
           d8b6
            e1g1 100
             e8g8 100 E61 King's Indian Defense: Fianchetto Variation, Benjamin Defense
         a7a6 7
          f1g2 100
           b8c6 68
            e1g1 100
             e8g8 100 E63 King's Indian Defense: Fianchetto Variation, Panno Variation
              c1e3 100
               b7b5 100
                h2h3
                 a8b8 100
                  f3d2 100 E63 King's Indian Defense: Fianchetto Variation, Panno Variation, Korchnoi Line
           b8d7 32
            e1g1 100
             e8g8 100 E64 King's Indian Defense: Fianchetto Variation, Hungarian Variation
         e7e5
          f1g2
           b8c6 70
            e1g1
             e8g8 100 E62 King's Indian Defense: Fianchetto Variation, Uhlmann-Szabo System
           b8d7 30
            e1g1 100
             e8g8 100
       c7c5 7
        f1g2 100
         d8a5 E64 King's Indian Defense: Fianchetto Variation, Pterodactyl Variation
     d7d5 35 D70 Neo-Grünfeld Defense: with g3
      b1c3 100
       f8g7 100
      f1g2
       d5c4 100
       f8g7 E60 Grünfeld Defense: Counterthrust Variation
        c4d5 100
         f6d5 100 D71 Neo-Grünfeld Defense: Exchange Variation
          g1f3 100
           e8g8 100
            e1g1 100 D74 Neo-Grünfeld Defense: Delayed Exchange Variation
             c7c5
              d4c5 100 D75 Neo-Grünfeld Defense: Delayed Exchange Variation
              b1c3 D75 Neo-Grünfeld Defense: Delayed Exchange Variation
             d5b6 D76 Neo-Grünfeld Defense: Delayed Exchange Variation
    h2h4 4 E60 Indian Defense: Anti-Grünfeld, Basman-Williams Attack
     d7d5 100
      h4h5 100
       f8g7 100
    f2f3 2 E60 Indian Defense: Anti-Grünfeld, Alekhine Variation
     d7d6 100
      e2e4 100
       f8g7 73
        c1e3 100 A42 Modern Defense: Averbakh Variation, Pseudo-Sämisch
       e7e5 27
     d7d5 D70 Neo-Grünfeld Defense: Goglidze Attack
      c4d5 100
       c7c6 100
     e7e5 E60 Indian Defense: Anti-Grünfeld, Alekhine Variation, Leko Gambit
      d4e5 100
       f8c5 100
    d1c2 E60 Queen's Pawn, Mengarini Attack
     d7d5 100
      c4d5 100
       c8f5 100
    d4d5 E60 Indian Defense: Anti-Grünfeld, Advance Variation
     d7d6 100
      b1c3 100
       h7h5 100
     b7b5 E60 Indian Defense: Anti-Grünfeld, Adorjan Gambit
      c4b5 100
       a7a6 100
    g1f3 E60 King's Indian Defense: Normal Variation, King's Knight Variation
     d7d5 100 D70 Neo-Grünfeld Defense: with Nf3
      g2g3 56
       f8g7 72
       b8c6 28
      f3e5 44
       b8c6 100
     f8g7
      b1c3 100
       d7d6 100
        e2e3 100
         e8g8 100
          f1e2 100 E61 King's Indian Defense: Semi-Classical Variation
           b8c6 63 E60 King's Indian Defense: Semi-Classical Variation, Hollywood Variation
           e7e5 32
            e1g1 100
             b8d7 100
              d4e5
               d6e5 100 E61 King's Indian Defense: Semi-Classical Variation, Exchange Variation
           e7e6 5
            e1g1 100
             e6e5
              b2b3
               b8d7 100
                b3b4 100 E61 King's Indian Defense: Semi-Classical Variation, Queenside Storm Line
           c7c6 E60 King's Indian Defense: Semi-Classical Variation, Benoni Variation
      b2b4 E60 King's Indian Defense: Santasiere Variation
       d7d5 100
  d4d5 A45 Indian Defense: Pawn Push Variation
   d7d6 100
    b1c3 100
     c7c6 100
      e2e4 100
       c6d5 100
   f6g8 A40 Montevideo Defense
    e2e4 100
     e7e6 100
      b1c3 100
       e6d5 100
     b8c6
      d5c6 100
       d7c6 100
      e4e5
       c6e5 100
       c6b8 A40 Zaire Defense
  e2e4 A45 Indian Defense: Omega Gambit
   f6e4 100
    f2f3 89
     e4d6 100
      b1c3 100
       e7e6 100
    c1g5 11
     e4g5 100
      b1c3 100
       e7e6 100
     e4f6
      b1c3 79
       e7e6 100
      f1d3 21 A45 Indian Defense: Omega Gambit, Arafat Gambit
       b8c6 100
   d7d5
   f6d5
    e4d5 100
     d7d6 100
      b1c3 100
       h7h5 100
    e4e5 B03 Alekhine Defense
     d7d6 100 B03 Alekhine Defense
      c2c4 56 B03 Alekhine Defense
       d5b6 100
        f2f4 60 B03 Alekhine Defense: Four Pawns Attack
         c8f5 69 B03 Alekhine Defense: Four Pawns Attack, Trifunovic Variation
         d6e5 19
          f4e5 100
           b8c6 100
            g1f3
             c8g4 100
              e5e6 100
               f7e6 100
                c4c5 B03 Alekhine Defense: Four Pawns Attack, Ilyin-Zhenevsky Variation
          c1e3
           b8c6
            f4e5 100 B03 Alekhine Defense: Four Pawns Attack, Main Line
         g7g6 12 B03 Alekhine Defense: Four Pawns Attack, Fianchetto Variation
         g7g5 B03 Alekhine Defense: Four Pawns Attack, Cambridge Gambit
        e5d6 37 B03 Alekhine Defense: Exchange Variation
         c7d6 100
          b1c3 100
           g7g6 100
            c1e3 100
             f8g7 100
              a1c1
               e8g8 100
                b2b3 B03 Alekhine Defense: Exchange Variation, Voronezh Variation
        c4c5 3 B03 Alekhine Defense: Hunt Variation
      f1c4 44 B03 Alekhine Defense: Balogh Variation
       c7c6 100
     b7b5 B03 Alekhine Defense: O'Sullivan Gambit
      b1c3 100
       d5c3 100
   g7g6 B06 Modern Defense: Norwegian Defense
    e4e5 100
     f6e4 100
      f2f3 100
       d7d5 100
    f1e2
     f6e4 100
      f2f3 100
       e4f6 100
     f6h5
      b1c3 100
       e7e6 100
      e4e5
       d7d6 100 B06 Modern Defense: Norwegian Defense, Norwegian Gambit
   h7h5 B00 Goldsmith Defense: Picklepuss Defense
    e4e5 100
     f6e4 100
      f2f3 100
       d7d5 100
  f2f3 A45 Paleface Attack
   d7d5 100
    e2e3 100
     e7e6 100
      b1c3 100
       b8c6 100
  f2f4 A45 Canard Opening
   d7d5 100
    g1f3 100
     f6e4 100
      b1c3 100
       b8c6 100
  g1f3 A46 Indian Defense: Knights Variation
   c7c5 100 A46 Indian Defense: Spielmann-Indian
    c2c4 80 A31 English Opening: Symmetrical Variation, Anti-Benoni Variation
     c5d4 100
      e2e3 100
       d4e3 100
      f3d4
       e7e5 100
       e7e6 A32 English Opening: Symmetrical Variation, Anti-Benoni Variation, Spielmann Defense
        b1c3 100
         b8c6 100 A33 English Opening: Symmetrical Variation, Anti-Benoni Variation, Spielmann Defense
          g2g3 100
           d8b6 100 A33 English Opening: Symmetrical Variation, Anti-Benoni Variation, Geller Variation
    b1c3 20
     c5d4 100
      d1d4 100
       b8c6 100
   a7a6 A46 Indian Defense: Knights Variation, Alburt-Miles Variation
    h2h4 100
     d7d6 100
      b1c3 100
       c8f5 100
    c2c4
     e7e6 100 E10 Indian Defense: Dzindzi-Indian Defense
      f3e5 100
       d7d6 100
   b7b5 A46 Indian Defense: Polish Variation
    e2e3 100
     d7d6 100
      h2h4 100
       c7c6 100
   b7b6 A47 Pseudo Queen's Indian Defense
    g2g3 50
     c7c5 93
      f1g2 60
       d7d5 53
       c8b7 47 A47 Marienbad System
        c2c4
         c5d4 100
          d1d4 A47 Marienbad System: Berg Variation
      b1c3 40
       c8b7 100
     d7d6 7
      h2h4 100
       c8g4 100
    e2e3 43
     c8b7 100
      b1c3 100
       e7e6 100
    c2c3 6
     c8b7 100
      h2h4 100
       e7e6 100
     e7e5 A47 Indian Defense: Schnepper Gambit
      f3e5 100
       d7d6 100
   c7c6 A46 Indian Defense: Czech-Indian
    h2h4 100
     d7d6 100
      b1c3 100
       c8f5 100
   d7d6 A46 Indian Defense: Wade-Tartakower Defense
    e2e3 79
     g7g6 54
      f1d3 75
       f8g7 65 A48 Indian Defense: Colle System, King's Indian Variation
       h7h5 35
      b1c3 25
       h7h5 100
     h7h5 46
      b1c3 100
       c8d7 100
    b1c3 21
     c8f5 100
      e2e3 100
       b8d7 100
   e7e6
    c2c4 83 E10 Indian Defense: Anti-Nimzo-Indian
     f8b4 94 E11 Bogo-Indian Defense
      c1d2 67
       b8c6 68 E11 Bogo-Indian Defense: Haiti Variation
       b4e7 17 E11 Bogo-Indian Defense: Retreat Variation
        g2g3
         d7d5 100
          f1g2 100 E11 Bogo-Indian Defense: Retreat Variation
           e8g8 100 E11 Bogo-Indian Defense: Retreat Variation
            e1g1 83 E11 Bogo-Indian Defense: Retreat Variation
             c7c6
              d1c2 100 E11 Bogo-Indian Defense: Retreat Variation
               b8d7 100 E11 Bogo-Indian Defense: Retreat Variation
            d1c2 17
             c7c6
              e1g1 100
       b4d2 8 E11 Bogo-Indian Defense: Exchange Variation
       c7c5 7 E11 Bogo-Indian Defense: Vitolins Variation
       a7a5 E11 Bogo-Indian Defense: Wade-Smyslov Variation
       d8e7 E11 Bogo-Indian Defense: Nimzowitsch Variation
      b1c3 27
      b1d2 6 E11 Bogo-Indian Defense: Grünfeld Variation
       d7d5 100
      f3d2 E11 Bogo-Indian Defense: New England Variation
       d7d5 100
     b8c6 6
      d4d5 100
       e6d5 100
    e2e3 17 A46 Yusupov-Rubinstein System
     b8c6 100
      b1c3 100
       d7d5 100
    c1f4 A46 Indian Defense: London System
     f6d5 100
      e2e3 100
       d5f4 100
   f6e4 A46 Döry Defense
    f3d2 100
     d7d5 100
      d2e4 100
       d5e4 100
    c2c4
     d7d5 100
      f3e5 100
       f7f6 100
     e7e6 E10 Indian Defense: Döry Indian
      b1c3 100
       e4c3 100
   g7g6 A48 East Indian Defense
    c1g5 28 A48 Torre Attack: Fianchetto Defense
     d7d5 56
     c7c5 44
      b1c3 77
       d7d5 100
      b1d2 23
       c5d4 89
       f8g7 11 A48 Torre Attack: Fianchetto Defense, Euwe Variation
    g2g3 26 A49 Indian Defense: Przepiorka Variation
     d7d6 100
      b1c3 100
       h7h5 100
    c1f4 25 A48 London System
     f8g7 62
      e2e3 100 A48 London System
       d7d6 100 A48 London System
        f1e2 66 A48 London System, with Be2
         c7c5 61
          h2h3 100 A48 London System, with Be2
         e8g8 39 A48 London System, with Be2
        f1d3 34 A48 London System, with Bd3
     d7d6 38
      c2c4 100
       c7c5 100
    b1c3 20
     d7d5 100
      c1f4 100
  g2g4 A45 Indian Defense: Gibbins-Weidenhagen Gambit
   d7d5 90
    f2f3 100 A45 Indian Defense: Gedult Attack
     e7e6 100
      e2e3 100
       b8c6 100
   f6g4 10 A45 Indian Defense: Gibbins-Weidenhagen Gambit Accepted
    e2e4 52
     g4f6 55
      f2f3 55 A45 Indian Defense: Gibbins-Weidenhagen Gambit, Maltese Falcon
       d7d5 100
      e4e5 45
       f6e4 100
     d7d5 45
      f2f3 100
       g4f6 100
    f2f3 36
     g4f6 100
      e2e4 100
    b1c3 12
     e7e5 77
      g1f3 100
       d7d6 100
     g4f6 23
      e2e4 100
       d7d5 81
       d7d6 19
        f1e2 A45 Indian Defense: Gibbins-Weidenhagen Gambit, Stummer Gambit
   e7e5 A45 Indian Defense: Gibbins-Weidenhagen Gambit, Oshima Defense
    g4g5 100
     f6g4 100
      h2h3 100
       g4f2 100
 c7c5 5 A43 Benoni Defense: Old Benoni
  d4c5 68 A43 Benoni Defense: Benoni Gambit Accepted
   e7e6 56
    c1e3 100
     b8a6 100
      b1c3 100
       f8c5 100
   b7b6 44 A43 Benoni Defense: Cormorant Gambit
    e2e4 100
     b8c6 100 B00 Owen Defense: Hekili-Loa Gambit
      f1c4 100
       e7e6 100
   b8a6 A43 Benoni Defense: Benoni Gambit, Schlenker Defense
    c1e3 100
     b7b6 100
      c5b6 100
       a7b6 100
  d4d5 28 A43 Benoni Defense: Old Benoni
   g8f6 82 A43 Benoni Defense: Benoni-Indian Defense
    b1c3 37
     d8a5 88 A43 Benoni Defense: Woozle
      e2e4 100
       f6e4 100
     d7d6 12
      e2e4 100
       b8d7 100
    g1f3 29 A43 Benoni Defense: Benoni-Indian Defense, Kingside Move Order
     d7d6 100
      b1c3 100
       c8f5 100
     b7b5 A43 Indian Defense: Pseudo-Benko
      e2e3 100
       c8b7 100
      c2c4 A57 Benko Gambit Declined: Main Line
       b5c4 100
       e7e6 E10 Blumenfeld Countergambit
        d5e6 100
         d7d5
          c4b5
           f7e6 100 E10 Blumenfeld Countergambit Accepted
        c1g5 E10 Blumenfeld Countergambit: Duz-Khotimirsky Variation
         e6d5
          c4d5 100
           h7h6 100 E10 Blumenfeld Countergambit: Spielmann Variation
     c5c4 A43 Benoni Defense: Hawk Variation
      b1c3 100
       d7d6 100
    e2e3 18
     d7d6 100
      b1c3 100
       c8f5 100
    c2c4 16
   f7f5 10 A43 Benoni Defense: Old Benoni, Mujannah Formation
    e2e4 73 A43 Benoni Defense: Benoni-Staunton Gambit
     f5e4 100
      b1c3 100
       g8f6 100
    g1f3 27
     d7d6 100
      h2h4 100
       g8f6 100
   d7d6 4 A43 Benoni Defense: Old Benoni
    e2e4 61
     e7e5 100
      b1c3 100
       g8f6 100
    b1c3 39
     g8f6 73
     g7g6 27 A43 Benoni Defense: Old Benoni, Schmid Variation
      e2e4 100
       g8f6 100
   e7e5 4 A44 Benoni Defense: Old Benoni
    e2e4 100
     d7d6 100 A44 Benoni Defense: Semi-Benoni
      b1c3 100
   b8a6 A43 Benoni Defense: Snail Variation
    e2e4 100
     d7d6 100
      b1c3 100
       g8f6 100
  e2e3 4
   e7e6 100
    b1c3 100
     d7d5 100
      g1f3 100
       b8c6 100
  b2b4 A43 Benoni Defense: Zilbermints-Benoni Gambit
   c5d4 100
    e2e3 78
     a7a5 100
      b4b5 100
       d4e3 100
    g1f3 22 A43 Benoni Defense: Zilbermints-Benoni Gambit
     e7e5 72 A43 Benoni Defense: Zilbermints-Benoni Gambit, Tamarkin Countergambit
      f3e5 100
       b8c6 100
     b8c6 28
      f3d4 100
       e7e5 100
  c2c4
   c5d4 100
    e2e3 100 A43 Queen's Pawn Game: Liedmann Gambit
     d4e3 100
      c1e3 100
       e7e5 100
 b8c6 3 A40 Mikenas Defense
  d4d5 72
   c6e5 100
    g1f3 100
     e5f3 100
      g2f3 100
       e7e5 100
  c2c4 28
   e7e5 100
    e2e3 67
     d7d6 100
      b1c3 100
       g8f6 100
    d4e5 33
     c6e5 100
      b1c3 59
       f8c5 80
       e5c4 20 A40 Mikenas Defense: Pozarek Gambit
      e2e3 41
       f8c5 100
 e7e6 3 A40 Horwitz Defense
  e2e4 53 C00 French Defense: Normal Variation
   d7d5 85 C00 French Defense
    b1c3 73
    e4d5 27 C01 French Defense: Exchange Variation
     e6d5 100
      g1f3 78 C01 French Defense: Exchange Variation
       f8e7 100
      b1c3 15 C01 French Defense: Exchange Variation
       b8c6 100
      c2c4 8 C01 French Defense: Exchange Variation, Monte Carlo Variation
       c8e6 100
    b1d2 C03 French Defense: Tarrasch Variation
     b8c6 46 C03 French Defense: Tarrasch Variation, Guimard Defense
      g1f3 100
       g8f6 100 C04 French Defense: Tarrasch Variation, Guimard Defense, Main Line
     c7c5 43 C07 French Defense: Tarrasch Variation, Open System
      c2c3 55 C07 French Defense: Tarrasch Variation, Open System, Süchting Line
       b8c6 90
       b7b6 10
        f1d3 100
         g8f6 100
          e4e5 100
           f6d7 100 C05 French Defense: Tarrasch Variation, Botvinnik Variation
      g1f3 45 C07 French Defense: Tarrasch Variation, Open System, Euwe-Keres Line
       b8c6 100
      e4d5
       e6d5 100 C08 French Defense: Tarrasch Variation, Open System
        g1f3 100
         b8c6 100 C09 French Defense: Tarrasch Variation, Open System, Main Line
         c5c4 C08 French Defense: Tarrasch Variation, Open System, Advance Line
       d8d5 C07 French Defense: Tarrasch Variation, Chistyakov Defense
        f1c4 100
         c5d4
          g1f3
           d5d8 100 C07 French Defense: Tarrasch Variation, Eliskases Variation
       g8f6 C07 French Defense: Tarrasch Variation, Open System, Shaposhnikov Gambit
     a7a6 4 C03 French Defense: Tarrasch Variation, Modern System
      g1f3 100
       b8c6 100
     f8e7 4 C03 French Defense: Tarrasch Variation, Morozevich Variation
      g1f3 100
       b8c6 100
     g8f6 4 C05 French Defense: Tarrasch Variation, Closed Variation
      e4e5 100
       f6d7 100
      f2f4
       d5e4 100
       f6d7
        e4e5 C05 French Defense: Tarrasch Variation, Pawn Center Variation
     f7f5 C03 French Defense: Tarrasch Variation, Haberditz Variation
      e4d5 100
       g8f6 100
    c1e3 C00 French Defense: Alapin Gambit
     d5e4 100
      b1c3 100
       g8f6 100
    c2c4 C00 French Defense: Diemer-Duhm Gambit
     d5e4 100 C00 French Defense: Diemer-Duhm Gambit Accepted
      b1c3 100
       b8c6 100
    d1e2
     b8c6 100
      g1f3 100
       d5e4 100
     e6e5
      d4e5 100
       d5e4 100
      f2f4
       d5e4 100
       e5f4 C00 French Defense: Hoffmann Gambit
    e4e5 C02 French Defense: Advance Variation
     c7c5 72 C02 French Defense: Advance Variation
      c2c3 69 C02 French Defense: Advance Variation
       b8c6 100 C02 French Defense: Advance Variation
        g1f3 100 C02 French Defense: Advance Variation, Paulsen Attack
         c8d7 100 C02 French Defense: Advance Variation, Euwe Variation
         d8b6
          a2a3 100 C02 French Defense: Advance Variation, Main Line
           g8h6 100 C02 French Defense: Advance Variation, Lputian Variation
          f1d3 C02 French Defense: Advance Variation, Milner-Barry Gambit
           c5d4 100
            e1g1 100 C02 French Defense: Advance Variation, Milner-Barry Gambit, Hector Variation
             c8d7 100
              c3d4 77 C02 French Defense: Advance Variation, Milner-Barry Gambit, Main Line
               c6d4 100
                f3g5 C02 French Defense: Advance Variation, Milner-Barry Gambit, Sørensen Variation
              f1e1 23 C02 French Defense: Advance Variation, Milner-Barry Gambit, Hector Variation
        b1d2
         g8f6
          f1d3
           f6d7 100 C05 French Defense: Tarrasch Variation, Closed Variation
            g1e2 100
             c5d4 100
              c3d4 100 C06 French Defense: Tarrasch Variation, Closed Variation, Main Line
               d7b6 C06 French Defense: Tarrasch Variation, Leningrad Variation
      g1f3 31 C02 French Defense: Advance Variation, Nimzowitsch System
       c5d4 53
        f1d3 100 C02 French Defense: Advance Variation, Ruisdonk Gambit
       b8c6 33
       c8d7 14
        c2c3 100
         d8b6 C02 French Defense: Advance Variation, Wade Variation
      b2b4 C02 French Defense: Advance Variation, Frenkel Gambit
       c5d4 100
      d1g4 C02 French Defense: Advance Variation, Nimzowitsch Attack
       c5d4 100
        g1f3 C02 French Defense: Advance Variation, Nimzowitsch Gambit
      d4c5 C02 French Defense: Advance Variation, Steinitz Variation
       b8c6 100
     b8c6 21
      b1c3 100
       g8e7 100
     c8d7 6 C02 French Defense: Advance Variation, Extended Bishop Swap
      b1c3 100
       c7c5 100
    f1d3 C00 French Defense: Schlechter Variation
     b8c6 100
      c2c3 100
       d5e4 100
    g1f3 C00 French Defense: Perseus Gambit
     d5e4 81
      f3e5 100 C00 French Defense: Carlson Gambit
       b8c6 100
     c7c5 19 B40 Sicilian Defense: Marshall Counterattack
      c1g5 100
       f7f6 100
    g1h3 C00 French Defense: Morphy Gambit
     d5e4 100
      h3g5 100
       b8c6 100
   c7c5 13 C00 French Defense: Franco-Sicilian Defense
    d4d5 100 A43 Benoni Defense: French Benoni
     d7d6 100
      b1c3 100
       g8f6 100
   d7d6 2 C00 Rat Defense: Small Center Defense
    b1c3 100
     b8c6 100
      c1e3 100
       d6d5 100
   a7a6 C00 French Defense: St. George Defense
    c2c4 95 C00 French Defense: St. George Defense, Three Pawn Attack
     b7b5 60 C00 French Defense: St. George Defense, Sanky-George Gambit
      b1c3 66
       b8c6 100
      c4b5 34
       a6b5 100 C00 French Defense: St. George Defense, St. George Gambit
     b8c6 40
      b1c3 100
       f8e7 100
    b1c3 5
     d7d5 100
      g1f3 100
       d5e4 100
   b7b5 C00 French Defense: Baeuerle Gambit
    f1b5 100
     b8c6 100
      b5c6 100
       d7c6 100
   f7f5 C00 French Defense: Franco-Hiva Gambit
    e4f5 93 C00 French Defense: Franco-Hiva Gambit Accepted
     e6f5 100
      b1c3 100
       d7d5 100
    b1c3 7
     b8c6 100
      c1f4 100
       f5e4 100
   g8f6 C00 French Defense: Mediterranean Defense
    e4e5 100
     f6d5 79
      c2c4 100
       d5b4 100
     f6e4 21 B02 Alekhine Defense: Mokele Mbembe, Vavra Defense
      f2f3 100
       e4g5 100
  c2c4 47
   d7d5 100
   e6e5 A40 Horwitz Defense: Zilbermints Gambit
    d4e5 100
     b8c6 100
      g1f3 100
       f8c5 100
   f8b4 A40 Kangaroo Defense
    b1c3 100 A40 Kangaroo Defense: Keres Defense, Transpositional Variation
     d7d5 100
      c4d5 100
       b4c3 100
 e7e5 2 A40 Englund Gambit
  d4e5 93
   d7d6 76 A40 Englund Gambit: Hartlaub-Charlick Gambit
    g1f3 100
     b8c6 100
      c1g5 100
       f7f6 100
   f7f6 24 A40 Englund Gambit: Soller Gambit
    g1f3 100
     b8c6 100 A40 Englund Gambit: Soller Gambit Deferred
      e5f6 100
       g8f6 100
   d8h4 A40 Englund Gambit: Mosquito Gambit
    g1f3 100
     h4h5 100
      b1c3 100
       f8c5 100
  e2e3 7 A40 Englund Gambit Declined: Reversed French
   d7d6 100
    d4e5 100
     b8c6 100
      b1c3 100
       c6e5 100
  d4d5 A40 Englund Gambit Declined
   g8f6 100
    e2e3 100
     d7d6 100
      b1c3 100
       h7h5 100
   b8c6
    d5c6 100
     d7c6 100
      d1d8 100
       e8d8 100
    c2c4
     c6e7 66 A40 Mikenas Defense: Lithuanian Variation
      e2e4 100
       d7d6 100
     c6d4 34 A40 Mikenas Defense: Cannstatter Variation
      e2e3 100
       d4f5 100
   d8h4
    g1f3 100
     h4f6 100
      c1g5 100
       f6g6 100
    e2e4
     h4e4 63
      c1e3 100
       g8f6 100
     f8c5 37 A40 Englund Gambit Declined: Diemer Counterattack
      d1f3 100
       g8f6 100
  g1f3 A40 Englund Gambit Declined: Reversed Alekhine
   e5e4 100 A40 Englund Gambit Declined: Reversed Krebs
    f3e5 57 A40 Englund Gambit Declined: Reversed Mokele Mbembe
     d7d6 100
      e5c4 100
       d6d5 100
    f3g1 43 A40 Englund Gambit Declined: Reversed Brooklyn
     d7d5 100
      e2e3 100
       b8c6 100
   b8c6
    d4e5 62
     f7f6 89
     d8e7 11 A40 Englund Gambit: Main Line
      d1d5 100 A40 Englund Gambit: Stockholm Variation
       c6b4 100
     f8c5 A40 Englund Gambit: Felbecker Gambit
      b1c3 100
       g8e7 100
     g8e7 A40 Englund Gambit: Zilbermints Gambit
      e2e4 100
       d7d5 100
    f3e5 38
     d7d5 100
      b1c3 100
       c6e5 100
    b1c3 A00 Van Geet Opening: Napoleon Attack
     e5d4 100
      f3d4 100
       d7d5 100
   d7d6 A04 Zukertort Opening: Vos Gambit
    d4e5 80
    e2e3 20
     e5d4 72
      e3d4 50
       g8f6 93 C42 Petrov's Defense: Classical Attack, Closed Variation
       g8e7 7
      f3d4 50
       g8f6 100
     b8c6 28
      d4e5 100
       c6e5 100
   f7f5 A80 Dutch Defense: Omega-Isis Gambit
    f3e5 100
     d7d6 100
      e5d3 100
       g8f6 100
 b7b6 1 A40 English Defense
  c2c4 88
   e7e6 63 A40 English Defense
    e2e4 100
     c8b7 59
      b1c3 100
       b8c6 100
       f7f5
        e4f5 69
         g8f6 A40 English Defense: Hartlaub Gambit Accepted
        d4d5 31 A40 English Defense: Hartlaub Gambit Declined
      f2f3
       b8c6 100
       f7f5
        e4f5 100
         g8h6 A40 English Defense: Poli Gambit
     b8c6 41
      b1c3 100
       c8b7 100
      f1d3
       c6d4 100
       c8b7 A40 English Defense: Perrin Variation
   c8b7 37
    b1c3 100
     e7e6 100
      e2e4 100
    e2e4
     e7e5 100
      b1c3 100
       e5d4 100
     f7f6 B00 Owen Defense: Unicorn Variation
      b1c3 100
       e7e5 100
  e2e4 12
   d7d5 85
    b1c3 100
   c8b7 15
    b1c3 80
     e7e6 100
      g1f3 100
       b8c6 100
    c1g5 20 B00 Owen Defense: Naselwaus Gambit
     f7f6 100
      g5f4 100
       b7e4 100
   c8a6 B00 Owen Defense: Guatemala Defense
    f1a6 100
     b8a6 100
      b1c3 100
       e7e6 100
   e7e5
    d4e5 100
     b8c6 100
      g1f3 100
       f7f6 100
    f2f3
     e5d4 100
      c2c3 100
       d4c3 100
     c8b7 B00 Owen Defense: Wind Gambit
      d4e5 100
       b8c6 100
   f7f5
    e4f5 100
     g8f6 100
      b1c3 100
       c8b7 100
    d1h5
     g7g6 100
      h5f3 100
       c8b7 100
      f1d3
       g6h5 100
       c8b7
        e4f5
         b7g2 B00 Owen Defense: Matovinsky Gambit
 d7d6 1 A41 Queen's Pawn Game
  e2e4 65 B00 Pirc Defense
   b8d7 58 B00 Rat Defense: Antal Defense
    b1c3 100
     g8f6 55
      f1c4 65
       e7e5 100
      f2f4 35 B07 Lion Defense: Anti-Philidor
       e7e5 79 B07 Lion Defense: Anti-Philidor, Lion's Cave
        f1c4 100
         e5d4 100
          d1d4 100
           d6d5
            g1f3
             c7c6 B07 Lion Defense: Anti-Philidor, Lion's Cave, Lion Claw Gambit
       e7e6 21
      g2g4 B07 Lion Defense: Bayonet Attack
       e7e5 100
     e7e5 45
      g1f3 100
       g8f6 74 C41 Philidor Defense: Lion Variation
        f1c4 88
         f8e7 100
          d4e5 82
           d6e5 100
            c4f7 C41 Philidor Defense: Lion Variation, Delayed Bishop Sacrifice
          f3g5 18
           e8g8 100
            c4f7 100 C41 Philidor Defense: Nimzowitsch, Larobok Variation
             f8f7 100
              g5e6 100 C41 Philidor Defense: Lion Variation, Forcing Line
          c4f7 C41 Philidor Defense: Lion Variation, Bishop Sacrifice
         h7h6
          e1g1 100
           f8e7 C41 Philidor Defense: Lion Variation, Lion's Claw, with Bc4 and h6
        f1e2 12
         c7c6
          e1g1 100
           f8e7 100 C41 Philidor Defense: Lion Variation, Lion's Claw, with Be2 and c6
        g2g4 C41 Philidor Defense: Lion Variation, Shirov Gambit
       c7c6 17
        f1c4 100 C41 Philidor Defense: Hanham Variation, Schlechter Variation
       e5d4 9
   g8f6 28 B00 Pirc Defense
    b1c3 100
     b8c6 56
      f1c4 100
       c6a5 100
     g7g6 44 B07 Pirc Defense
      c1g5 81 B07 Pirc Defense: Byrne Variation
       h7h6 100
      c1e3 19
       b8c6 54
       c7c6 46
        h2h3 100 B07 Pirc Defense: 150 Attack, Sveshnikov-Jansa Attack
        d1d2 B07 Pirc Defense: 150 Attack
         c8g4 100 B07 Pirc Defense: 150 Attack, Inner Doll Defense
      f1c4 B07 Pirc Defense: Kholmov System
       c7c6 100
      f1e2
       f8g7 62
        h2h4 100 B07 Pirc Defense: Bayonet Attack
        g2g4 B07 Pirc Defense: Chinese Variation
       h7h5 38
      f2f4 B09 Pirc Defense: Austrian Attack
       f8g7 88
        g1f3 84
         e8g8 100 B09 Pirc Defense: Austrian Attack
          f1d3 57 B09 Pirc Defense: Austrian Attack, Weiss Variation
          h2h4 38
           f6d7
            e4e5 B09 Pirc Defense: Austrian Attack, Unzicker Attack, Bronstein Variation
          e4e5 5 B09 Pirc Defense: Austrian Attack, Unzicker Attack
          c1e3 B09 Pirc Defense: Austrian Attack, Kurajica Variation
        f1c4 16 B09 Pirc Defense: Austrian Attack, Ljubojevic Variation
       b8c6 8
       c7c5 4
        g1f3 100
         f8g7 100 B09 Pirc Defense: Austrian Attack, Dragon Formation
      g2g3 B07 Pirc Defense: Sveshnikov System
       b8c6 100
    e4e5
     d6e5 100
      d4e5 100
       d8d1 100
     f6d5
    f2f3 B00 Lion Defense: Lion's Jaw
     e7e5 100
      f1c4 100
       b8c6 100
    g1f3 B00 Pirc Defense: Roscher Gambit
     f6e4 100
      b1c3 100
       e4c3 100
     f6d5
      e4d5 100
       h7h5 100
      e4e5 B04 Alekhine Defense: Modern Variation
       c8f5 58
       d6e5 42 B04 Alekhine Defense: Modern Variation, Larsen Variation
       b8c6 B04 Alekhine Defense: Modern Variation, Larsen-Haakert Variation
       c8g4 B05 Alekhine Defense: Modern Variation, Main Line
        f1e2 46
         c7c6 100 B05 Alekhine Defense: Modern Variation, Flohr Variation
        c2c4 31 B05 Alekhine Defense: Modern Variation, Alekhine Variation
         d5b6 100
          f1e2 100 B03 Alekhine Defense: Modern Variation, Alekhine Gambit
          d4d5 B05 Alekhine Defense: Modern Variation, Vitolins Attack
        h2h3 23 B05 Alekhine Defense: Modern Variation, Panov Variation
       d5b6 B04 Alekhine Defense: Modern Variation, Schmid Variation
        f1c4
         g7g6
          a2a4
           f8g7
            c4b3 100 B04 Alekhine Defense: Modern Variation, Keres Variation
       g7g6 B04 Alekhine Defense: Modern Variation, Alburt Variation
     g7g6
      b1c3 100 B08 Pirc Defense: Classical Variation
       f8g7 53 B08 Pirc Defense: Classical Variation
        f1e2 100 B08 Pirc Defense: Classical Variation, Quiet System
         b8c6 69
          e1g1 100
           e8g8 100 B08 Pirc Defense: Classical Variation, Quiet System, Chigorin Line
         c8g4 31
          e1g1 100
           e8g8 100 B08 Pirc Defense: Classical Variation, Quiet System, Parma Defense
         c7c6
          e1g1 100
           e8g8 100 B08 Pirc Defense: Classical Variation, Quiet System, Czech Defense
        h2h3 B08 Pirc Defense: Classical Variation, Schlechter Variation
       h7h5 47
   e7e5 9 B07 King's Pawn Game: Maróczy Defense
    d4e5 100
     c8d7 72 C20 King's Pawn Game: Philidor Gambit
      g1f3 100
       b8c6 100
     b8c6 28 B00 Nimzowitsch Defense: Kennedy Variation, de Smet Gambit
      b1c3 100
       d6e5 100
   c7c6 5
    b1c3 100
     g8f6 82 B07 Czech Defense
      g1f3 100
       h7h5 100
     g7g6 18 B06 Rat Defense: Accelerated Gurgenidze
      c1e3 100
       f8g7 100
  g1f3 35
   g8f6 100
   c8g4 A41 Wade Defense
    e2e4 85
     g8f6 100
      b1c3 100
       b8d7 100
    c2c4 15
     b8d7 73
      b1c3 100
       c7c5 100
      d1b3
       e7e5 100
       a8b8 A41 Zukertort Opening: Wade Defense, Chigorin Plan
     g8f6 19 A54 Old Indian Defense: Tartakower-Indian
      b1c3 100
       c7c5 100
     g7g6 8
      e2e4 59
       g8f6 55
       f8g7 45 A41 Robatsch Defense
      b1c3 41
       g8f6 100
  c2c4 A41 Old Indian Defense
   e7e5 82 A41 Rat Defense: English Rat
    d4e5 100
     c8e6 65 A41 Rat Defense: English Rat, Pounds Gambit
      g1f3 100
       b8c6 100
     b8c6 35 A41 Rat Defense: English Rat, Lisbon Gambit
      g1f3 100
       c6e5 100
   g8f6 18 A53 Old Indian Defense
    g1f3 57
     h7h6 74
      b1c3 100
       c8f5 100
     c7c6 26 A53 Old Indian Defense: Czech Variation, with Nf3
      b1c3 100
       c8f5 100
     c8g4
    b1c3 43
     e7e5 89 A54 Old Indian Defense: Ukrainian Variation
      g1f3 49 A54 Old Indian Defense: Two Knights Variation
       b8c6 73
       b8d7 27
        e2e4 100 A55 Old Indian Defense: Normal Variation
      d4e5 28
       d6e5 100
      e2e3 23
       b8d7 55
        f1d3 100 A54 Old Indian Defense: Duz-Khotimirsky Variation
       b8c6 45
     c8f5 11 A53 Old Indian Defense: Janowski Variation
      f2f3 73 A53 Old Indian Defense: Janowski Variation, Main Line
       e7e5 100
      c1f4 18
       b8d7 100
      g2g3 9 A53 Old Indian Defense: Janowski Variation, Fianchetto Variation
       b8c6 100
      e2e4 A53 Old Indian Defense: Janowski Variation, Grinberg Gambit
       f6e4 100
     c7c6 A53 Old Indian Defense: Czech Variation, with Nc3
      e2e4 100
       b8d7 100
    g2g4 A53 Old Indian Defense: Aged Gibbon Gambit
     f6g4 100
      f2f3 100
       g4f6 100
   c7c6 A40 Queen's Pawn Game: Anglo-Slav Opening
    e2e4 100
     e7e5 100
      d4e5 100
       d6e5 100
   g7g6
    b1c3 100
     f8g7 94 A41 Modern Defense
      e2e4 87 A42 Modern Defense: Averbakh System
       c7c5 78
        d4c5 80
         d8a5 B06 Pterodactyl Defense: Central, Quetzalcoatlus Gambit
        c1e3 10
         d8a5 B06 Pterodactyl Defense: Central, Anhanguera
        g1e2 10
         d8a5 A42 Pterodactyl Defense: Central, Bogolubovia
        d4d5
         g7c3 100
          b2c3 100
           d8a5 A40 Pterodactyl Defense: Central, Benoni Beefeater Pterodactyl
         d8a5 B06 Pterodactyl Defense: Central, Benoni Quetzalcoatlus
       b8c6 17 A42 Modern Defense: Kotov Variation
       f7f5 6 A42 Modern Defense: Randspringer Variation
      g1f3 13
       g8f6 81
       c7c5 19
     c7c5 6
      d4c5 100
       b8c6 100
  f2f4
   e7e5 100
    d4e5 75
     c8f5 100
      g1f3 100
       b8c6 100
    f4e5 25
     d6e5 100
      d4e5 100
       d8d1 100
     g8h6
      g1f3 100
       h6g4 100
      e5d6
       f8d6 100
        g1f3 100 A02 Bird Opening: From's Gambit, Lipke Variation
 b7b5 A40 Polish Defense
  e2e4 100
   c8b7 90
    d4d5 89
     c7c6 100
      g1f3 100
       c6d5 100
    f1b5 11 A40 Polish Defense: Spassky Gambit Accepted
     b7e4 100
      f2f3 100
       e4c6 100
   d7d5 10
    b1c3 100
     d5e4 100
      c3e4 100
       a7a6 100
 b8a6 A40 Australian Defense
  e2e4 100
   d7d5 100
    b1c3 100
     e7e6 100
      c1f4 100
       f8d6 100
 f7f5 A80 Dutch Defense
  c2c4 93 A84 Dutch Defense
   g8f6 95 A84 Dutch Defense: Normal Variation
    b1c3 63 A85 Dutch Defense: Queen's Knight Variation
     e7e6 58
      c1f4 100
       f8d6 100
     d7d6 42
      c1f4 70
       c8d7 100
      g1f3 30
       b8c6 78 A84 Dutch Defense: Krause Variation
       c7c5 22
    c1f4 37
     e7e6 100
      b1c3 100
    g2g3 A86 Dutch Defense: Fianchetto Variation
     e7e6 74
      f1g2 64 A90 Dutch Defense: Classical Variation
       d7d5 54
        g1f3 100 A90 Dutch Defense: Classical Variation
         c7c6
          e1g1 100
           f8d6 100 A90 Dutch Defense: Stonewall Variation, Modern Variation
       f8e7 25 A91 Dutch Defense: Classical Variation
        g1f3 96
         e8g8 100 A92 Dutch Defense: Classical Variation
          e1g1 100
           d7d5 42 A92 Dutch Defense: Stonewall Variation
            b1c3 100 A92 Dutch Defense: Stonewall Variation
             c7c6 A95 Dutch Defense: Stonewall Variation
              c1g5
               d8e8
                d1c2 A95 Dutch Defense: Stonewall Variation, Chekhover Variation
            b2b3 A93 Dutch Defense: Stonewall Variation, Botvinnik Variation
             c7c6
              c1a3 100 A94 Dutch Defense: Stonewall Variation
           d7d6 32 A96 Dutch Defense: Classical Variation
            b1c3 100
             f6e4 100 A96 Dutch Defense: Classical Variation, Huisl Variation
             a7a5 A96 Dutch Defense: Classical Variation, Buenos Aires Variation
             d8e8 A97 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation
              f1e1 100 A97 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Winter Variation
              b2b3 A99 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Modern Main Line
              d1c2 A98 Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Alatortsev-Lisitsyn Line
           f6e4 26 A92 Dutch Defense: Alekhine Variation
        g1h3 4 A91 Dutch Defense: Classical Variation, Blackburne Attack
       f8b4 21 A90 Dutch Defense: Nimzo-Dutch Variation
        c1d2 100
         b4e7 A90 Dutch Defense: Nimzo-Dutch Variation, Alekhine Variation
      b1c3 36
       d7d5 100
     d7d5 23
      c1f4 100
       b8c6 100
     c7c6 3
      c1f4 55
       d7d6 100
      b1c3 45
       d7d6 88
        f1g2 100
         d8c7 100 A86 Dutch Defense: Hort-Antoshin System
       d7d5 12
     g7g6 A86 Dutch Defense: Leningrad Variation
      c1f4 85
       d7d5 100
      f1g2 15
       f8g7 100
        g1f3 100 A87 Dutch Defense: Leningrad Variation
         d7d6 86
          b1c3 100
           b8c6 100
            e1g1 100
             e8g8 100 A89 Dutch Defense: Leningrad Variation, Matulovic Variation
         c7c6 14
          b1c3 100
           d7d6 100
            e1g1 100
             e8g8 100 A88 Dutch Defense: Leningrad Variation, Warsaw Variation
   g7g6 5
    b1c3 100
     g8f6 100
      c1f4 100
       f8g7 100
     g8h6 A84 Dutch Defense: Bladel Variation
      e2e4 100
       f5e4 100
   e7e6 A84 Dutch Defense: Classical Variation
    g1f3 100
     b8c6 100
      d4d5 100
       e6d5 100
    b1c3 A84 Dutch Defense: Rubinstein Variation
     d7d5 100
      e2e3 100
       g8f6 100
    e2e4 A84 Dutch Defense: Bellon Gambit
     f5e4 100
      b1c3 100
       d7d5 100
  b1c3 3 A80 Dutch Defense: Raphael Variation
   g8f6 100
    e2e3 55
     e7e6 100
      g1f3 100
       b8c6 100
    g2g4 45 A80 Dutch Defense: Spielmann Gambit
     d7d5 100
      g4g5 100
       f6e4 100
  g2g3 3 A81 Dutch Defense: Fianchetto Attack
   e7e6 100
    g1f3 69
     b8c6 100
      h2h4 100
       g8f6 100
    f1g2 31
     b8c6 85
      d4d5 100
       c6b4 100
     g8f6 15
      g1f3 86
       b8c6 100
      g1h3 14 A81 Dutch Defense: Blackburne Variation
       b8c6 100
   g7g6
    g1f3 54
     g8f6 100
      c1f4 100
       d7d6 100
    f1g2 46
     f8g7 50
      g1f3 86
       g8f6 90
       c7c6 10
        e1g1 100
         g8h6 A81 Dutch Defense: Leningrad, Basman System
      g1h3 14 A81 Dutch Defense: Leningrad Variation, Carlsbad Variation
       b8c6 100
     g8f6 50 A81 Dutch Defense: Semi-Leningrad Variation
      g1f3 100
       d7d6 100
  e2e3 1
   e7e6 100
    b1c3 100
     g8f6 100
  c1g5 A80 Dutch Defense: Hopton Attack
   g8f6 100
    g1f3 100
     e7e6 100
      e2e3 100
       b8c6 100
  d1d3 A80 Dutch Defense: Alapin Variation
   e7e6 55
    e2e4 56
     f5e4 100
      d3e4 100
       g8f6 100
    g2g4 44 A80 Dutch Defense: Manhattan Gambit, Anti-Classical Line
     f5g4 100
      h2h3 100
       d8h4 100
   d7d6 45
    e2e4 56
     f5e4 100
      d3e4 100
       g8f6 100
    g2g4 44 A80 Dutch Defense: Manhattan Gambit, Anti-Modern
     f5g4 100
      e2e4 100
       e7e5 100
   d7d5
    c1f4 100
     e7e6 100
      d3g3 100
       b8c6 100
    g2g4 A80 Dutch Defense: Manhattan Gambit, Anti-Stonewall
     f5g4 100
      h2h3 100
       e7e5 100
   g7g6
    e2e4 58
     f5e4 100
      d3e4 100
       g8f6 100
    g2g4 42 A80 Dutch Defense: Manhattan Gambit, Anti-Leningrad
     d7d5 100
      g4g5 100
       b8c6 100
  e2e4 A82 Dutch Defense: Staunton Gambit
   f5e4 100 A82 Dutch Defense: Staunton Gambit Accepted
    b1c3 91
     g8f6 100
      f2f3 83 A82 Dutch Defense: Blackmar's Second Gambit
       d7d5 100
      c1f4 17
       d7d5 100
      c1g5 A83 Dutch Defense: Staunton Gambit
       d7d5 100
       b7b6 A83 Dutch Defense: Staunton Gambit, Nimzowitsch Variation
       c7c6 A83 Dutch Defense: Staunton Gambit, Chigorin Variation
      g2g4 A82 Dutch Defense: Staunton Gambit, Tartakower Variation
       d7d5 100
     g7g6
      c3e4 100
       g8f6 100
      c1g5
       d7d5 100
       g8f6
        f2f3 A83 Dutch Defense: Staunton Gambit, Lasker Variation
        h2h4 A83 Dutch Defense: Staunton Gambit, Alekhine Variation
    c1f4 9
     d7d5 100
      b1c3 100
       g8f6 100
    b1d2 A82 Dutch Defense: Staunton Gambit, American Attack
     d7d5 100
      c2c4 100
       e7e6 100
   d7d6 A82 Rat Defense: Balogh Defense
    b1c3 100
     g8f6 100
      e4f5 100
       c8f5 100
   g7g6 B06 Modern Defense: Fianchetto Gambit
    b1c3 100
     e7e6 100
      g1f3 100
       f5e4 100
     g8h6
      c1f4 100
       f5e4 100
      c1h6
       f8h6 100
        e4f5 100
         e8g8 B06 Modern Defense: Masur Gambit
  g2g4 A80 Dutch Defense: Krejcik Gambit
   d7d5 90
    g4f5 100
     c8f5 100
      g1f3 100
       b8c6 100
   g8f6 10
    g4f5 84
     d7d5 100
      f1h3 100
       g7g6 100
    h2h3 16 A80 Dutch Defense: Janzen-Korchnoi Gambit
     e7e6 100
      g1f3 100
       f6e4 100
   e7e5 A80 Dutch Defense: Hevendehl Gambit
    g4f5 100
     d7d5 100
      b1c3 100
       e5e4 100
   e7e6
    g4f5 100
     e6f5 100
      g1f3 100
       g8f6 100
    c1f4 A80 Dutch Defense: Senechaud Gambit
     f5g4 100
      e2e4 100
       b8c6 100
  h2h3 A80 Dutch Defense: Korchnoi Attack
   e7e6 100
    g1f3 100
     b8c6 100
      e2e3 100
       g8f6 100
 g7g5 A40 Borg Defense: Borg Gambit
  c1g5 100
   g8f6 100
    g5f6 100
     e7f6 100
      e2e3 100
       d7d5 100
  e2e4
   d7d5 100
    b1c3 100
     e7e6 100
      c1e3 100
       b8c6 100
   f8g7 B00 Borg Defense: Borg Gambit
    c1g5 100
     d7d5 100
      e4e5 100
       b8c6 100
   g5g4
    b1c3 100
     d7d6 100
      h2h3 100
       g8f6 100
    h2h4
     d7d5 100
      b1c3 100
       d5e4 100
     h7h6 B00 Borg Defense: Troon Gambit
      b1c3 100
       g8f6 100
 g7g6 A40 Queen's Pawn Game: Modern Defense
  e2e4 100
   f8g7 96 B06 Modern Defense
    f1c4 84 B06 Modern Defense: Bishop Attack
     e7e6 94
      b1c3 100
       b8c6 100
      d1f3
       g7d4 100 B06 Modern Defense: Bishop Attack, Monkey's Bum
     b7b5 6 B06 Modern Defense: Bishop Attack, Bücker Gambit
      c4b5 100
       b8c6 100
    f1d3 8 B06 Modern Defense: Wind Gambit
     g7d4 100
      g1f3 100
       b8c6 100
    g1f3 8
     d7d5 84
      b1c3 100
       d5e4 100
     d7d6 16
      b1c3 79 B06 Modern Defense: Two Knights Variation
       g8f6 66
       c7c6 34 B06 Modern Defense: Two Knights Variation, Suttles Variation
        c1g5 100
         d8b6 100
          d1d2 100
           b6b2 100 B06 Modern Defense: Two Knights Variation, Suttles Variation, Tal Gambit
      c2c3 21 B07 Modern Defense: Geller's System
       c8d7 81
       a7a6 19
        f1d3 100
         b7b5
          e1g1 100
           c8b7 100 B00 St. George Defense: San Jorge Variation
     b7b6 B06 Modern Defense: Mongredien Defense, with Nf3
      b1c3 100
       c8b7 100
    b1c3 B06 Modern Defense: Standard Line
     d7d5 100 B06 Modern Defense: Lizard Defense, Mittenberger Gambit
      c3d5 100
       c7c6 100
      f2f4
       d5e4 100
       c7c6
        e4e5 100
         h7h5 100 B06 Modern Defense: Gurgenidze Defense
     b7b6 B06 Modern Defense: Mongredien Defense, with Nc3
      c1f4 100
       e7e6 100
     c7c5 B06 Modern Defense: Modern Pterodactyl
      d4c5 93 B06 Pterodactyl Defense: Eastern, Rhamphorhynchus
       d8a5 86 B06 Pterodactyl Defense: Eastern, Pterodactyl
       g7c3 14
        b2c3 100
         d8a5 100 B06 Pterodactyl Defense: Eastern, Pteranodon
      d4d5 7 B06 Pterodactyl Defense: Eastern, Benoni
       d7d6 50
       g7c3 50
        b2c3 100
         d8a5 B06 Pterodactyl Defense: Eastern, Benoni Pteranodon
       d8a5 B06 Pterodactyl Defense: Eastern, Benoni Pterodactyl
      c1e3 B06 Pterodactyl Defense: Eastern, Anhanguera
       c5d4 100
     d7d6 B06 Modern Defense: Standard Defense
      g1f3 83
      f2f4 10 B06 Modern Defense: Pseudo-Austrian Attack
       c8d7 100
      f1c4 7
       g8f6 67
       c7c6 33
        d1e2 B06 Modern Defense: Anti-Modern
    c1d2 B06 Modern Defense: Westermann Gambit
     g7d4 100
      d2c3 100
       d4c3 100
    c2c4
     c7c5 100
      d4d5 100
       d7d6 100
       d8a5 A40 Pterodactyl Defense: Central, Benoni Pterodactyl
    f2f4 B06 Modern Defense: Three Pawns Attack
     d7d5 100
      e4e5 100
       b8c6 100
     c7c5
      d4c5 100
       d8a5 100
      c2c3
       d7d5 100
       d8a5 B06 Pterodactyl Defense: Austrian, Pteranodon
      g1f3
       c5d4 100
       d8a5 B06 Pterodactyl Defense: Austrian, Austriadactylus Western
    g2g3
     d7d5 100
      e4e5 100
       c7c5 100
     c7c5
      d4c5 100
       d8a5 100 B06 Pterodactyl Defense: Fianchetto, Rhamphorhynchus
   d7d5 4
    b1c3 100
     d5e4 100
      c3e4 100
       g8f6 100
  h2h4
   d7d5 100
    g1f3 100
     f8g7 100
      f3e5 100
       b8d7 100
   g8f6
    h4h5 100 A40 Modern Defense: Lizard Defense, Pirc-Diemer Gambit
     f8g7 100
      h5h6 100
       g7f8 100
c2c4 4 A10 English Opening
 g8f6 36 A15 English Opening: Anglo-Indian Defense
  g1f3 60 A15 English Opening: Anglo-Indian Defense, King's Knight Variation
   a7a6 75
    d2d3 84
     d7d6 100
      b1c3 100
       e7e5 100
    g2g3 16
     d7d5 100
      d2d3 100
       d5c4 100
     e7e6 A15 English Opening: Anglo-Indian Defense, Romanishin Variation
      d2d4 100
       b8c6 100
   d7d6 16 A15 English Opening: Anglo-Indian Defense, Old Indian Formation
    d2d4 100
   b7b6 9 A15 English Opening: Anglo-Indian Defense, Queen's Indian Formation
    b1c3 88
     e7e6 100 A17 English Opening: Anglo-Indian Defense, Queen's Indian Formation
      d2d4 63
      e2e4 37
       c8b7 100
        f1d3 100 A17 English Opening: Anglo-Indian Defense, Queen's Indian Variation
    g2g3 8
     d7d5 66
      d2d3 100
       d5c4 100
     e7e6 34
      f1g2 84
       c8b7 100 A15 English Opening: Anglo-Indian Defense, Queen's Indian Formation
        b1c3 100
         c7c5 100
          e1g1 100
           f8e7 A30 English Opening: Symmetrical Variation, Hedgehog Defense
      d2d4 16
    d2d3 4
     b8c6 100
      b1c3 100
       e7e5 100
   d7d5 A15 English Opening: Anglo-Indian Defense, Scandinavian Defense
    d2d3 65
     d5c4 100
      e2e4 100
       c4d3 100
    c4d5 35
     c8f5 59
      b1c3 100
       f6d5 100
     f6d5 41 A15 English Opening: Anglo-Indian Defense, Scandinavian Defense, Exchange Variation
      d2d3 44
       c7c5 58
       e7e5 42
        g2g3
         b8c6 100
          f1g2 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
          f1h3
           f8d6
            e1g1
             d6e7
              h3g2
               e8g8 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
      e2e4 38
       d5f6 100
      b1c3 9 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
       d5c3 48
       c7c5 33
        e2e3 100
         e7e6 100 A17 English Opening: Anglo-Indian Defense
       g7g6 19 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
        g2g3
         e7e5
          f1g2
           f8g7 100 A16 English Opening: Anglo-Grünfeld Defense, Korchnoi Variation
      g2g3 9
       b8c6 77
       e7e5 23
        f1g2
         b8c6 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
    g2g3
     c7c6 62
      f1g2 65 A11 Réti Opening: Anglo-Slav Variation, with g3
       d5c4 61 A11 Réti Opening: Anglo-Slav Variation, with g3
       c8f5 39 A11 Réti Opening: Anglo-Slav Variation, with g3
        e1g1 100
         d5c4 100
          d2d3 100
           h7h6 A07 King's Indian Attack, with Bf5
         e7e6
          d2d3 100 A11 Réti Opening: Anglo-Slav Variation, with g3
           h7h6 100 A11 Réti Opening: Anglo-Slav Variation, with g3
      d2d3 35
       d5c4 100
     g7g6 38 A15 English Opening: Anglo-Indian Defense, Grünfeld Formation
      d2d3 78
       d5c4 100
      b2b3 22
       b8c6 87
       c7c6 13 A11 Réti Opening: Anglo-Slav Variation, with g3
   g7g6 A15 English Opening: Anglo-Indian Defense, King's Indian Formation
    b1c3 65
     f8g7 63
      e2e4 59 A15 English Opening: Anglo-Indian Defense, Anti-Anti-Grünfeld
       d7d6 100
      d2d4 41
     d7d6 37
      d2d4 100
       h7h5 100
    g2g3 20
     c7c6 52 A15 English Opening: Anglo-Indian Defense, Slav Formation
      d2d3 100
       d7d5 100
     d7d6 42
      d2d4 100
       f8g7 100
     b7b6 7
      d2d3 78
       d7d6 100
      f1g2 22
       d7d5 70
       c8b7 30 A15 English Opening: Anglo-Indian Defense, King's Indian Formation, Double Fianchetto
    d2d3 16
     d7d6 100
      b1c3 100
       b8c6 100
    b2b4 A15 English Orangutan
     d7d5 100
      d2d3 100
       d5c4 100
  b1c3 38 A16 English Opening: Anglo-Indian Defense, Queen's Knight Variation
   d7d5 62 A16 English Opening: Anglo-Grünfeld Defense
    c4d5 100
     e7e6 100
      e2e4 100
       e6d5 100
    g2g3
     d5d4 100
      c3b5 100
       a7a6 100
     g7g6
      c4d5 100
       f6d5 93
        f1g2 100
         d5c3 100 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
         d5b6 A16 English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
       c7c6 7
   e7e6 32 A17 English Opening: Anglo-Indian Defense, Hedgehog System
    d2d4 78
    g1f3 12
     d7d5 71
      c4d5 100
       e6d5 100
     f8b4 29 A17 English Opening: Anglo-Indian Defense, Nimzo-English
      g2g4 68 A17 English Opening: Anglo-Indian Defense, Zvjaginsev-Krasenkow Attack
       b4c3 100
      d2d4 32
    e2e4 11 A18 English Opening: Mikenas-Carls Variation
     d7d5 100
      e4e5 83 A18 English Opening: Mikenas-Carls Variation
       f6e4 100
      c4d5 17
     b8c6 A18 English Opening: Mikenas-Carls Variation
      d2d4 100
       d7d6 100
     c7c5 A19 English Opening: Mikenas-Carls, Sicilian
      e4e5 100
       f6g8 100 A19 English Opening: Anglo-Indian Defense, Flohr-Mikenas-Carls Variation, Nei Gambit
     f8b4
      g1e2 100
       d7d5 100
      d2d4 E20 Nimzo-Indian Defense: Dilworth Gambit
       b4c3 100
   e7e5 6 A22 English Opening: King's English Variation, Two Knights Variation
    g1f3 82
     d7d6 69
      d2d4 100
     c7c5 31 A35 English Opening: Symmetrical Variation
      f3e5 100
       d7d6 100
    f2f4 10 A22 English Opening: King's English, Mazedonisch
     e5f4 100
      d2d4 100
       g7g5 100
    d2d4 8
     e5d4 100
      d1d4 100
       b8c6 100
    g1h3
     b8c6 100
      d2d3 100
       f8c5 100
     e5e4
      d2d3 88
       b8c6 100
      h3g5 12
       b7b5 95 A22 English Opening: King's English Variation, Bellon Gambit
       b8c6 5
       c7c6 A22 English Opening: King's English Variation, Adhiban Gambit
       f6g4 A22 English Opening: King's English, Erbenheimer Gambit
    g2g3 A22 English Opening: Carls-Bremen System
     d7d6 85
      d2d4 100
       e5d4 100
     f8b4 15 A22 English Opening: King's English Variation, Two Knights Variation, Smyslov System
      d2d3 100
       b4c3 100
     c7c6 A23 English Opening: King's English Variation, Two Knights Variation, Keres Variation
      d2d4 100
       e5d4 100
      f1g2
       d7d5 64
       f8c5 36 A23 English Opening: King's English Variation, Two Knights Variation, Keres Variation
     d7d5 A22 English Opening: King's English Variation, Two Knights Variation, Reversed Dragon
      c4d5 100
       f6d5 100
     g7g6 A24 English Opening: King's English Variation, Two Knights Variation, Fianchetto Line
      d2d4 100
       e5d4 100
  d2d3 2
   d7d5 100
    c4d5 100
     e7e6 100
      e2e4 100
       e6d5 100
  b2b4 A15 English Orangutan
   e7e6 100
    d2d3 100
     f8b4 100
      c1d2 100
       b8c6 100
  e2e4 A10 English Opening: Achilles-Omega Gambit
   f6e4 100
    d2d3 100
     e4f6 100
      b1c3 100
       d7d5 100
   f6d5
    c4d5 100
     e7e6 100
      b1c3 100
       d8e7 100
    e4e5 B02 Alekhine Defense: Two Pawns Attack
     d5b6 100
      c4c5 58 B02 Alekhine Defense: Two Pawns Attack, Lasker Variation
       b6d5 100
        b1c3 100
         e7e6
          f1c4 B02 Alekhine Defense: Hunt Variation, Lasker Simul Gambit
           d7d6 B02 Alekhine Defense: Two Pawns Attack, Mikenas Variation
            c3d5 100
             e6d5 100
              c4d5 100 B02 Alekhine Defense: Hunt Variation, Mikenas Gambit
      b2b3 21 B02 Alekhine Defense: Steiner Variation
       d7d6 100
      d2d4 18
       d7d6 100
      a2a4 3 B02 Alekhine Defense: Two Pawns Attack, Tate Variation
       d7d6 100
     d5f4 B02 Alekhine Defense: The Squirrel
      d2d4 100
       g7g5 100
  f2f4 A02 Bird Opening: Mujannah
   d7d5 100
    d2d3 100
     e7e6 100
      g1f3 100
       b8c6 100
 e7e5 22 A20 English Opening: King's English Variation
  e2e3 100
   g8f6 59
    d2d4 100
     d7d6 100
      b1c3 100
    f2f4
     e5f4 100
      g1f3 57 A20 English Opening: King's English Variation, Kahiko-Hula Gambit
       f4e3 100
      d2d4 43
       d8e7 100
   d7d6 41
    b1c3 100
     g8f6 100
      d2d4 100
  b1c3 A21 English Opening: King's English Variation, Reversed Sicilian
   b7b6 100
    d2d4 100
     e5d4 100
      d1d4 100
       b8c6 100
     c8b7 A40 English Defense: Eastbourne Gambit
      d4e5 100
       b8c6 100
   b8c6 A25 English Opening: King's English Variation, Reversed Closed Sicilian
    g1f3 97 A27 English Opening: King's English Variation, Three Knights System
     g8f6 100 A28 English Opening: King's English Variation, Four Knights Variation
      e2e3 69 A28 English Opening: King's English Variation, Four Knights Variation, Quiet Line
       e5e4 77
       f8b4 23
        d1c2
         e8g8 55
          c2f5
           f8e8
            c3d5 100 A28 English Opening: King's English Variation, Four Knights Variation, Quiet Line
         b4c3 45 A28 English Opening: King's English Variation, Four Knights Variation, Quiet Line
      d2d4 16
       e5d4 100
       e5e4 A28 English Opening: King's English Variation, Four Knights Variation, Bradley Beach Variation
      a2a3 9 A28 English Opening: King's English Variation, Four Knights Variation, Korchnoi Line
       e5e4 100
      d2d3 7 A28 English Opening: King's English Variation, Four Knights Variation, Flexible Line
       d7d6 100
      e2e4 A28 English Opening: Four Knights System, Nimzowitsch Variation
       f8c5 100
      g2g3 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
       f8c5 69
        f1g2 100
         d7d6 100
          d2d3 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6
           e8g8 50
            e1g1 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6
           a7a6 31 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, a6
           h7h6 18 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, h6
       d7d6 13
        f1g2 100
         f8e7 100
          d2d3 100
           e8g8 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, Be7
       d7d5 12
        c4d5 100
         f6d5 100
          f1g2 100
           d5b6 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with Nb6
        f1g2
         f8c5
          c4d5 100
           f6d5 100 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with Bc5
       e5e4 6
        f1g2
         f8b4
          e1g1
           e8g8
            f3d4
             f8e8 A29 English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, Delayed .. Nc6
    e2e3 3
     f8c5 100
      c3e4 100
       d7d6 100
    b2b3
     d7d6 79
      e2e3 100
       g8f6 100 A00 Amsterdam Attack
     f8c5 21
      e2e3 100
       d7d6 100
    g2g3
     f8c5 46
      c3e4 100
       d7d6 100
     d7d6 44
      f1g2 63
       c8e6 100 A21 English Opening: King's English Variation, Troger Defense
        e2e3 100
         g7g6 100
          g1e2 100
           f8g7 100 A25 English Opening: King's English Variation, Bremen-Hort Variation
      d2d3 37
       c8e6 100
     g7g6 10
      f1g2 74
       f8g7 61 A25 English Opening: King's English Variation, Taimanov Variation
        d2d3 90 A25 English Opening: King's English Variation, Closed System
         d7d6 100 A26 English Opening: King's English Variation, Closed System, Full Symmetry
          e2e4 A26 English Opening: King's English Variation, Botvinnik System
        e2e3 10
         d7d6 100
          g1e2 100
           g8h6 A25 English Opening: Closed, Taimanov Variation
        a1b1 A25 English Opening: King's English Variation, Hungarian Attack
         g8h6 A25 English Opening: Closed, Taimanov Variation
       d7d6 39
      d2d3 26
       d7d6 100
   c7c6
    d2d4 82
     e5d4 100
      d1d4 100
       d7d6 100
    g2g3 18
     d7d5 53
      d2d4 100
       e5d4 100
     d7d6 47 A21 English Opening: King's English Variation, Keres Defense
      d2d4 100
       e5d4 100
   d7d6
    g1f3 100 A21 English Opening: King's English Variation
     c8g4 63 A21 English Opening: King's English Variation, Smyslov Defense
      d2d4 100
       b8c6 100
     g8f6 37
   f8b4 A21 English Opening: King's English Variation, Kramnik-Shirov Counterattack
    d2d4 100
     b4c3 100
      b2c3 100
       d7d6 100
   g8f6
  e2e4 C20 English Opening: The Whale
   f8c5 100
    g1f3 100
     b8c6 100
      b1c3 100
       d7d6 100
   d7d5 C20 King's Pawn Game: Bavarian Gambit
    c4d5 100
     f8c5 100
      g1f3 100
       g8f6 100
   g7g6 A10 English Opening: Adorjan Defense
    d2d4 100
     e5d4 100
      d1d4 100
       f7f6 100
     f8g7 A41 Modern Defense: Neo-Modern Defense
      d4e5 100
       g7e5 100
  g1f3 A20 English Opening: King's English Variation, Nimzowitsch Variation
   e5e4 100 A20 English Opening: King's English Variation, Nimzowitsch-Flohr Variation
    f3e5 100
     d7d6 100
      b1c3 100
       d6e5 100
  g2g3
   h7h5 100 A20 English Opening: Drill Variation
    d2d4 100
     e5d4 100
      g1f3 100
       h5h4 100
   d7d5
    c4d5 100
     d8d5 100
      g1f3 100
       f8c5 100
    f1g2
     d5c4 100
      b2b3 100 A00 Hungarian Opening: Winterberg Gambit
       f8c5 100
 d7d5 19 A10 English Opening: Anglo-Scandinavian Defense
  c4d5 100
   g8f6 100 A10 English Opening: Anglo-Scandinavian Defense, Schulz Gambit
    b1c3 100
   d8d5
    b1c3 100
     d5d8 64
      d2d4 100
       c7c5 100
     d5a5 36 A10 English Opening: Anglo-Scandinavian Defense, Malvinas Variation
      e2e4 100
       e7e5 100
   e7e6 A10 English Opening: Anglo-Scandinavian Defense, Löhn Gambit
    d5e6 100
     c8e6 100
      d2d4 100
       b8c6 100
 c7c5 13 A30 English Opening: Symmetrical Variation
  b1c3 59 A34 English Opening: Symmetrical Variation, Normal Variation
   b8c6 54 A35 English Opening: Symmetrical Variation, Two Knights Variation
    g1f3 52
     g8f6 67 A35 English Opening: Symmetrical Variation, Four Knights Variation
      d2d3 70
       d7d6 100
      d2d4 30
       c5d4 100
        f3d4 100
         e7e6 100
        g2g3
         d7d5 A34 English Opening: Symmetrical Variation
     d7d6 33
      d2d3 100
       g8f6 100
    g2g3 27 A36 English Opening: Symmetrical Variation, Two Knights, Fianchetto Variation
     g7g6 55
      f1g2 78
       f8g7 73 A36 English Opening: Symmetrical Variation, Ultra-Symmetrical Variation
        g1f3 90 A37 English Opening: Symmetrical Variation, Three Knights, Fianchetto Variation
         g8f6 100 A38 English Opening: Symmetrical Variation, Full Symmetry Line
          e1g1 100
           e8g8 100
            d2d3 66 A38 English Opening: Symmetrical Variation, Duchamp Variation
            d2d4 34 A39 English Opening: Symmetrical Variation, Mecking Variation
            b2b3 A38 English Opening: Symmetrical Variation, Double Fianchetto
         e7e5 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
          e1g1 100
           g8e7 100 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
            d2d3 92 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
            a2a3 8 A37 English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
        e2e3 7
         e7e5 100 A36 English Opening: Symmetrical Variation, Botvinnik System Reversed, with e3
        e2e4 4 A36 English Opening: Symmetrical Variation, Botvinnik System
       d7d6 27
      d2d3 22
       d7d6 100
     d7d6 45
      d2d3 100
       e7e5 100
    d2d3 21
     d7d6 100
      e2e4 100
       c6d4 100
   g8f6 28
    d2d3 43
     d7d6 100
      e2e4 100
       b8c6 100
    g2g3 42 A34 English Opening: Symmetrical Variation, Fianchetto Variation
     d7d6 64
      d2d3 100
       b8c6 100
     d7d5 36
      c4d5 100
       f6d5 100
        f1g2 100
         d5c7 A34 English Opening: Symmetrical Variation, Rubinstein Variation
          g1f3 100
           b8c6 100 A34 English Opening: Symmetrical Variation, Rubinstein Variation
    g1f3 15 A34 English Opening: Symmetrical Variation, Three Knights Variation
     d7d6 100
      d2d4 100
       c5d4 100
   d7d6 16
    d2d3 100
     b8c6 100
   g7g6 2
    d2d4 100
     f8g7 100
      e2e3 82 A40 Pterodactyl Defense: Queen Pterodactyl, Quiet Line
       d7d6 100
      d4d5 18
       d7d6 100
       d8a5 A40 Pterodactyl Defense: Fianchetto, Queen Benoni Pterodactyl
  g1f3 29 A30 English Opening: Symmetrical Variation
   g8f6 52
    d2d3 100
     d7d6 100
      b1c3 100
       b8c6 100
    b2b4 A30 English Opening: Symmetrical Variation, Napolitano Gambit
     c5b4 100
      a2a3 100
       e7e6 100
   d7d6 36
    d2d3 100
     b8c6 100
      b1c3 100
   a7a6 12
    b1c3 59
     b8c6 100
      d2d3 100
       d7d6 100
     b7b5
      e2e3 100
       b8c6 100
      g2g3
       b8c6 86
       e7e6 14 A04 Zukertort Opening: Shabalov Gambit
    d2d3 41
     d7d6 100
      b1c3 100
       b8c6 100
  d2d3 12
   d7d6 100
    b1c3 100
  b2b4 A30 English Opening: Wing Gambit
   c5b4 100
    d2d4 100
     d7d5 100
      c4d5 100
       g8f6 100
 e7e6 6 A13 English Opening: Agincourt Defense
  d2d4 51
  g1f3 49 A13 English Opening: Agincourt Defense
   d7d5 100 A13 English Opening: Agincourt Defense
    d2d3 55
     b8c6 100
      b1c3 100
       g8f6 100
    g2g3 45
     g8f6 62 A13 English Opening: Neo-Catalan
      c4d5 59
       e6d5 100
      f1g2 41
       d5c4 44 A13 English Opening: Agincourt Defense, Catalan Defense Accepted
       f8e7 23 A13 English Opening: Neo-Catalan Declined
        e1g1 100 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
         e8g8 92
          b2b3 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
         c7c5 8
          b1c3 100
           b8c6 100
            c4d5 100
             f6d5 A14 English Opening: Agincourt Defense, Keres Defense
        b2b3 A14 English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
         c7c5 100 A14 English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
          e1g1 100
           e8g8 53 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
            e2e3 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
             b8c6 100 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
             d5d4 A14 English Opening: Agincourt Defense, Neo-Catalan Declined
           b8c6 47 A13 English Opening: Agincourt Defense, Tarrasch Defense
         b7b6 A14 English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
         c7c6
          c1b2 100 A14 Réti Opening: Anglo-Slav Variation
           e8g8 100
            e1g1 100 A14 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation, Stonewall Line
       b8c6 16
       f8d6 16 A13 English Opening: Agincourt Defense, Bogoljubow Defense
     c7c5 25 A13 English Opening: Agincourt Defense, Catalan Defense
      b1c3 100
       b8c6 100
     b8c6 7
      d2d3 100
       g8f6 100
     b7b6 4
      b1c3 63
       d5d4 100
      f1g2 37
       b8c6 78
       c8b7 22
        e1g1 100 A13 English Opening: Agincourt Defense, Catalan Defense
     c7c6 2 A13 English Opening: Agincourt Defense, Kurajica Defense
      d2d4 87
       b8d7 100
      f1g2 13
       g8f6 100 A13 English Opening: Agincourt Defense, Catalan Defense, Semi-Slav Defense
    b2b3
     b8c6 85
      d2d4 100
       g8f6 100
     c7c5 15
      d2d4 72
       b8c6 100
      c1b2 28
       b8c6 75
       g8f6 25
        e2e3 100 A13 English Opening: Agincourt Defense, Wimpy System
   a7a6
    d2d4 100
     b8c6 100
      d4d5 100
       e6d5 100
    g2g3
     d7d5 70
      d2d4 100
       b8c6 100
     b7b5 30
      f1g2 82
       b8c6 90
       g8f6 10 A13 English Opening: Romanishin Gambit
      d2d3 18
       b8c6 100
 b8c6 4 A10 English Opening: Anglo-Lithuanian Variation
  d2d4 100
 b7b5 A10 English Opening: Jaenisch Gambit
  c4b5 100
   a7a6 100
    e2e4 100
     c8b7 100
      b1c3 100
       a6b5 100
 c7c6 A11 English Opening: Caro-Kann Defensive System
  d2d4 100
   d7d5 100
 f7f5 A10 English Opening: Anglo-Dutch Defense
  d2d4 100
  e2e4 A10 English Opening: Anglo-Dutch Defense, Hickmann Gambit
   f5e4 78
    d2d3 100
     g8f6 100
      b1c3 100
       e4d3 100
   d7d6 22
    b1c3 100
     e7e5 100
      d2d3 100
       g8f6 100
    g1f3 A10 English Opening: Anglo-Dutch Variation, Chabanon Gambit
     f5e4 100
      f3g5 100
       g8f6 100
   g8f6
    e4f5 100
     e7e6 100
      d2d4 100
       f8b4 100
    b1c3 A10 English Opening: Anglo-Dutch Variation, Ferenc Gambit
     f6e4 89
      f1d3 100
       e4c3 100
     f5e4 11
      d2d3 100
      g2g4 A10 English Opening: Porcupine Variation
       d7d6 100
  g2g4 A10 English Opening: Wade Gambit
   d7d5 100
    c4d5 100
     d8d5 100
      g1f3 100
       e7e5 100
 g7g5 A10 English Opening: Myers Defense
  d2d4 100
   f8g7 75 A10 English Opening: Myers Gambit
    e2e4 100
     e7e6 100
      b1c3 100
       b8c6 100
   d7d5 25
    c1g5 100
     g8f6 100
      c4d5 100
       d8d5 100
   e7e5 A10 English Opening: Zilbermints Gambit
    d4e5 100
     b8c6 100
      g1f3 100
       f8e7 100
 g7g6 A10 English Opening: Great Snake Variation
  d2d4 100
   d7d5 100
    c4d5 100
     g8f6 100
      b1c3 100
e2e3 4 A00 Van't Kruijs Opening
 d7d5 100
  d2d4 100
 b7b5
  d2d4 100
   c8b7 100
    g1f3 100
     e7e6 100
      b1d2 100
       a7a6 100
  f1c4
   b5c4 100
    b1c3 100
     e7e6 100
      d2d4 100
       c4d3 100
   e7e5
    d1f3 100
     b5c4 100
      f3a8 100
       b8c6 100
    c4b3 A00 Van't Kruijs Opening: Bouncing Bishop Variation
     d7d5 100
      d2d4 100
       e5d4 100
b1c3 2 A00 Van Geet Opening
 d7d5 47
  e2e4 58
   d5e4 100
    c3e4 66
     e7e5 87 B01 Van Geet Opening: Grünfeld Defense
      f1c4 100
       g8f6 100
     g8f6 13
      e4f6 100
       g7f6 100
    d2d3 34 A00 Van Geet Opening: Dunst-Perrenet Gambit
     e7e5 100
      d3e4 100
       d8d1 100
      g2g4 A00 Grob Opening: Zilbermints Gambit, Zilbermints-Hartlaub Gambit
       g8f6 100
    f1c4 A00 Van Geet Opening: Hector Gambit
     g8f6 100
      d2d4 100
       b8c6 100
    f2f3 A00 Van Geet Opening: Dougherty Gambit
     e7e5 100
      f1c4 100
       b8c6 100
  d2d4 42
 e7e5 44 A00 Van Geet Opening: Reversed Nimzowitsch
  e2e3 48
   d7d5 76
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
       c8e6 100
   b8c6 12
    d2d4 100
     g8f6 100
      d4e5 100
       c6e5 100
    f2f4
     e5f4 68
      g1f3 100 A00 Van't Kruijs Opening: Keoni-Hiva Gambit, Alua Variation
       f4e3 100
     d7d5 32
      d2d4 100
       e5d4 100
   g8f6 12
    d2d4 100
     b8c6 100
    f2f4
     e5f4 100
      d2d4 73
       d7d5 100
      g1f3 27 A00 Van't Kruijs Opening: Keoni-Hiva Gambit, Akahi Variation
       f4e3 100
  g1f3 28
   d7d6 100
    d2d4 100
     e5d4 100
      f3d4 100
       c7c5 100
   f8c5 A00 Van Geet Opening: Billockus-Johansen Gambit
    c3e4 100
     c5d6 100
      d2d4 100
       b8c6 100
  d2d4 18
   e5d4 100
    d1d4 100
     b8c6 100
      d4d2 100
       d7d6 100
      d4a4 A00 Van Geet Opening: Reversed Scandinavian
       d7d5 100
  d2d3 6
   d7d5 100
    e2e4 100
     d5e4 100
  a2a3 A00 Van Geet Opening: Battambang Variation
   d7d5 100
    d2d4 100
     e5d4 100
      d1d4 100
       g8f6 100
  b2b3
   d7d5 100
    e2e4 59
     d5d4 88
      c3d5 100
       g8f6 100
     d5e4 12
      c3e4 100
       g8f6 100
      d2d3 A00 Van Geet Opening: Gladbacher Gambit
       f8b4 100
    e2e3 41
     d5d4 100
      e3d4 100
       e5d4 100
 c7c5 7
  e2e4 62 B23 Sicilian Defense: Closed
   b8c6 88 B23 Sicilian Defense: Closed, Traditional
    d2d3 49
     d7d6 100
      c1e3 100
       g8f6 100
    f2f4 25 B23 Sicilian Defense: Grand Prix Attack
     e7e6 71
      f1c4 100
       a7a6 100
       g7g6
        g1f3 100
         f8g7 100
          f4f5 B23 Sicilian Defense: Grand Prix Attack, Schofman Variation
     e7e5 29
      d2d3 100
       d7d6 100
    g1e2 14 B23 Sicilian Defense: Closed, Chameleon Variation
     e7e6 100
      d2d3 100
       d7d5 100
    g2g3 12 B24 Sicilian Defense: Closed, Fianchetto Variation
     d7d6 100
      d2d3 100
       c6d4 100
     g7g6 B24 Sicilian Defense: Closed
      d2d3 61
       d7d6 100
      f1g2 39
       d7d6 62
       f8g7 38 B24 Sicilian Defense: Closed
        d2d3 100
         d7d6 65 B25 Sicilian Defense: Closed
          g1e2 58
           e7e5 100 B25 Sicilian Defense: Closed, Botvinnik Defense, with Nge2
          c1e3 42 B26 Sicilian Defense: Closed
          f2f4 B25 Sicilian Defense: Closed
           e7e5 100 B25 Sicilian Defense: Closed, Botvinnik Defense, with f4
            g1h3
             g8e7 100 B25 Sicilian Defense: Closed, Botvinnik Defense, Edge Variation
         c6d4 35
          c1e3
           e7e6
            c3e2 100 B24 Sicilian Defense: Closed, Smyslov Variation
    g2g4 B23 Sicilian Defense: Closed, Grob Attack
     e7e6 100
      f1c4 100
       h7h5 100
   e7e6 12 B23 Sicilian Defense: Closed
    f1c4 100
     b8c6 100
      d2d3 100
       c6d4 100
    g2g3 B23 Sicilian Defense: Closed
     d7d5 100 B23 Sicilian Defense: Closed, Korchnoi Defense
      d2d3 100
       b8c6 100
   g7g6
    f2f4 90
     e7e6 100
      d2d4 100
       c5d4 100
     d8a5
      g1f3 79
       b8c6 51
       f8g7 49 B06 Pterodactyl Defense: Austrian, Grand Prix Pterodactyl
      d2d4 21
       d7d6 100
    d2d4 10
     c5d4 100
      d1d4 100
       g8f6 100
  g1f3 20
   d7d5 87
    d2d4 100
     b8c6 100
      e2e3 100
       e7e6 100
   b8c6 13
    e2e4 84
     e7e6 100
      f1c4 100
       c6a5 100
    d2d4 16
     c5d4 100
      f3d4 100 A00 Van Geet Opening: Sicilian Two Knights
       e7e5 100
  d2d4 18
   c5d4 100
    d1d4 100
     b8c6 100
      d4d1 100
       e7e5 100
      d4h4 A00 Van Geet Opening: Novosibirsk Variation
       d7d5 100
  a1b1 A00 Van Geet Opening: Twyble Attack
   d7d5 100
    d2d4 100
     c5d4 100
      d1d4 100
       e7e6 100
  f2f4
   d7d5 100
    e2e4 100
     e7e6 100
      g1f3 100
       b8c6 100
    c3e4
     d5e4 100
      e2e3 100
       c8e6 100
     d5d4 A00 Van Geet Opening: Melleby Gambit
      e2e3 51
       d8a5 100
      g1f3 49
       e7e6 60
       f7f5 40
        b2b4
         g8f6
          e4f2 A00 Van Geet Opening: Jendrossek Gambit
 g8f6 2
  e2e4 100
   d7d5 100 B02 Alekhine Defense: Scandinavian Variation
    d2d3 49
     d5e4 100
      c1g5 100 B02 Alekhine Defense: Scandinavian Variation, Myers Gambit
       h7h6 100
    e4e5 46
     f6e4 91
      d2d4 100
       b8c6 100
     f6d7 9
      d2d4 100
       e7e6 100
      e5e6 B02 Alekhine Defense: Spielmann Gambit
       d7f6 100
    e4d5 6
     f6d5 100
      d2d4 100
       e7e6 100
  g2g4 A00 Van Geet Opening: Tübingen Gambit
   d7d5 100
    g4g5 100
     f6e4 100
      d2d4 100
       e4c3 100
 b7b5 A00 Van Geet Opening: Laroche Gambit
  e2e3 100
   c7c6 100
    d2d4 100
     d7d5 100
      e3e4 100
       e7e6 100
 f7f5
  e2e4 100
   e7e6 100
    d2d4 100
   f5e4
    d2d3 100 A00 Van Geet Opening: Kluever Gambit
     e4d3 100
      c1f4 100
       e7e5 100
 g7g6
  e2e4 100
   d7d6 100
    d2d4 100
     c8d7 100
      e4e5 100
       b8c6 100
  h2h4 A00 Van Geet Opening: Myers Attack
   d7d5 100
    g1f3 100
     d5d4 100
      c3b5 100
       f8g7 100
g1f3 2 A04 Zukertort Opening
 d7d5 49 A06 Zukertort Opening
  c2c4 53 A09 Réti Opening
   c7c6 39
    e2e3 53 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
     g8f6 89
      b1c3 87
       h7h5 100
      d1c2 13 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
       b8d7 100
        b1c3 100 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
     e7e6 11
      d2d4 53
       b8d7 100
      b1c3 47
       g8f6 70
       f8d6 30
        b2b3
         g8f6 100 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
     e7e5
      f3e5 100
       b8d7 100
      b1c3
       e5e4 100
       b8d7
        b2b3
         g8f6 100 A11 Réti Opening: Anglo-Slav Variation, Gurevich System
    d2d3 35
     d5c4 100
      c1f4 100
       c4d3 100
    b2b3 12 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
     c8f5 80 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
      c1b2 93 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
       g8f6 55 A12 Réti Opening: Anglo-Slav Variation, New York System
       b8d7 45
      g2g3 7
       e7e6 51
       g8f6 49 A12 Réti Opening: Anglo-Slav Variation, London Defensive System
     g7g6 9
      c1b2 100
       g8f6 100 A12 Réti Opening: Anglo-Slav Variation, Bled Variation
     c8g4 7 A12 Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
      c1b2 92
       g8f6 76 A12 Réti Opening: Anglo-Slav Variation, Capablanca Variation
       g4f5 24
      g2g3 8
       g8f6 68 A12 Réti Opening: Anglo-Slav Variation, Torre System
       g4f3 32
     g8f6 5
      c1b2 100
       f6e4 100
      g2g3 A12 Réti Opening: Anglo-Slav Variation
       c8f5 61
       d5c4 39 A12 Réti Opening: Anglo-Slav Variation, with dxc4
   e7e6 32
   d5c4 19 A09 Réti Opening: Réti Accepted
    e2e3 100
     c8e6 100 A09 Réti Opening: Réti Gambit, Keres Variation
      b1a3 100
       b8c6 100
   d5d4 6 A09 Réti Opening: Advance Variation
    d2d3 100
     b8c6 100
      c1f4 100
       e7e6 100
    b2b4
     e7e6 100
      c1b2 100
       c7c5 100
     c7c5 A09 Réti Opening: Advance Variation, Michel Gambit
      b4c5 100
       e7e6 100
      e2e3 A09 Réti Opening: Reversed Blumenfeld Gambit
       e7e6 100
    h1g1 A09 Réti Opening: Penguin Variation
     e7e6 100
      d2d3 100
       b8c6 100
   b7b5 3 A09 Réti Opening: Zilbermints Gambit
    c4b5 100
     a7a6 100
      d1a4 100
       e7e6 100
  d2d4 16
  d2d3 12 A06 Zukertort Opening: Old Indian Attack
   b8c6 100
    c1f4 100
     e7e6 100
      b1d2 100
       f8d6 100
  h1g1 8 A06 Zukertort Opening: Ampel Variation
   e7e6 100
    d2d4 100
     b8c6 100
      g2g4 100
       f8e7 100
  b1c3 7 A06 Zukertort Opening: Reversed Mexican Defense
   d5d4 100
    c3b5 100
     b8c6 100
      e2e3 100
       e7e5 100
   g7g6
    d2d4 100
     g8f6 53
     f8g7 47 D00 Queen's Pawn Game: Chigorin Variation, Fianchetto Defense
      e2e4 100
  a2a4 5 A06 Zukertort Opening: The Potato
   e7e6 100
    d2d4 100
     b8c6 100
      e2e3 100
       g8f6 100
  b2b4 A06 Zukertort Opening: Santasiere's Folly
   e7e6 89
    d2d4 100
     f8e7 100
      f3e5 100
       b8d7 100
   g8f6 11
    c1b2 94 A00 Polish Opening, with d5
     e7e6 100
      a2a3 100
       b8d7 100
    d2d3 6
     e7e6 100
      c2c3 100
       f8d6 100
  e2e4 A06 Zukertort Opening: Tennison Gambit
   d5e4 100
    f3e5 100
     f7f6 100
      e5c4 100
       e7e5 100
  g2g3 A07 King's Indian Attack
   c7c5 97 A07 King's Indian Attack: Sicilian Variation
    f1g2 73 A08 King's Indian Attack: Sicilian Variation
     b8c6 100 A08 King's Indian Attack: French Variation
      d2d4 100 A08 Zukertort Opening: Reversed Grünfeld
       c5d4 100
       e7e6
        e1g1 100 A08 Zukertort Opening: Reversed Grünfeld
       g8f6 A08 Zukertort Opening: Reversed Grünfeld
        e1g1 100 A08 Zukertort Opening: Reversed Grünfeld
    d2d4 27
   g7g5 3 A07 Hungarian Opening: Wiedenhagen-Beta Gambit
    d2d4 100
     f7f6 100
      h2h4 100
       g5g4 100
   c8g4 A07 King's Indian Attack: Keres Variation
    f3e5 100
     h7h5 100
      d2d4 100
       b8d7 100
    f1g2
     b8c6 100
      h2h3 100
       g4f3 100
     b8d7 A07 King's Indian Attack: Keres Variation
      e1g1 80
       e7e5 100
       c7c6 A07 King's Indian Attack: Keres Variation
      h2h3 20
       g4f3 100
     c7c6
      e1g1 94
       g8f6 100 A07 King's Indian Attack: Yugoslav Variation
      f3e5 6
       h7h5 100
   e7e5 A07 King's Indian Attack: Omega-Delta Gambit
    f3e5 100
     f7f6 100
      e5f3 100
       b8c6 100
    f1g2
     e5e4 100
      f3e5 100
       b8c6 100
     g7g6
      f3e5 100
       f7f6 100
      e1g1
       e5e4 100
       f8g7
        d2d3
         g8e7 100 A07 King's Indian Attack: Pachman System
          b1d2 100
           c7c6 100
            b2b4
             e8g8
              e2e4 100 B10 Caro-Kann Defense: Breyer Variation, Stein Attack
   g7g6 A07 King's Indian Attack: Double Fianchetto
    d2d4 100
     g8f6 100
      h2h4 100
       h7h5 100
   g8f6 A05 King's Indian Attack
    f1g2 95
     e7e6 57 A07 King's Indian Attack, with e6
      e1g1 71
       c7c5 85
        d2d3 100 A08 King's Indian Attack: Sicilian Variation
         b8c6 100
          b1d2 100
           f8e7 100
            f1e1 100
             e8g8 100
              e2e4 100 A08 King's Indian Attack: Sicilian Variation
       h7h5 15
      d2d3 29
       h7h5 100
     b8c6 37
      d2d4 100
       h7h5 100
     c7c6 5
      e1g1 67
       h7h5 51
       c8f5 49 A07 King's Indian Attack, with Bf5
        d2d3 100
         e7e6 100
          f3h4 100 A07 King's Indian Attack, with Bf5
        c2c4
      d2d3 33
       h7h5 100
    d2d3 5
     b8c6 100
      c1f4 100
       e7e6 100
 c7c6 22 A04 Zukertort Opening: Slav Invitation
  d2d4 100
   d7d5 100
    f3e5 100
     b8d7 100
      c1f4 100
       d7e5 100
 b8c6 9 A04 Zukertort Opening: Black Mustang Defense
  d2d4 100
   d7d5 100
 c7c5 9 A04 Zukertort Opening: Sicilian Invitation
  d2d4 100
   c5d4 100
    e2e3 100 A04 Zukertort Opening: Speelsmet Gambit
     d4e3 100
      c1e3 100
       d7d5 100
 a7a5 6 A04 Zukertort Opening: Ware Defense
  d2d4 100
   d7d5 100
    f3e5 100
     b8d7 100
      b1c3 100
       e7e6 100
 b7b6 3 A04 Zukertort Opening: Queenside Fianchetto Variation
  d2d4 100
   d7d5 100
    f3e5 100
     f7f6 100
      e5f3 100
       e7e6 100
 e7e6 2 A04 Zukertort Opening: Queen's Gambit Invitation
  d2d4 100
   d7d5 100
 a7a6 A04 Zukertort Opening: St. George Defense
  d2d4 100
   d7d5 100
    h2h4 100
     b8c6 100
      c1f4 100
       e7e6 100
 b7b5 A04 Zukertort Opening: Polish Defense
  e2e3 100
   e7e6 100
    d2d4 100
     c8b7 100
 d7d6 A04 Zukertort Opening: Pirc Invitation
  d2d4 86
  e2e4 14
   g8f6 100
    d2d3 100
     e7e5 100
      b1c3 100
       b8c6 100
   c8g4 A04 Zukertort Opening: Wade Defense
    d2d4 100
 e7e5 A04 Zukertort Opening: Ross Gambit
  f3e5 100
   d7d6 78
    e5f3 100
     g8f6 100
      d2d3 100
       b8c6 100
   b8c6 22
    e5c6 88
     b7c6 51
      d2d4 100
       d7d5 100
     d7c6 49 A04 Zukertort Opening: The Walrus
      d2d4 100
       c8f5 100
    d2d4 12
  g2g3 A00 Hungarian Opening: Reversed Alekhine
   e5e4 75
    f3d4 100
     b8c6 100
      d4c6 100
       d7c6 100
    b2b4
     e4f3 100
      c1b2 100
       b8c6 100
     g8f6
      f3e5 66
       d7d6 100
      f3g1 34 A00 Hungarian Opening: Reversed Brooklyn Defense, Brooklyn Benko Gambit
       d7d5 100
    f3h4 A00 Hungarian Opening: Reversed Norwegian Defense
     d7d5 100
      d2d3 90
       g8f6 100
      a2a3 10
       g7g5 100
       f8e7
        d2d3 100 A00 Hungarian Opening: Burk Gambit
   d7d6 25
    d2d3 100
     b8c6 100
      h2h4 100
       c8e6 100
 f7f5 A04 Zukertort Opening: Dutch Variation
  d2d4 100
   g8f6 100
    c1f4 100
     f6d5 100
      e2e3 100
       d5f4 100
  e2e4 A04 Zukertort Opening: Lisitsyn Gambit
   f5e4 100
    f3g5 100
     d7d5 100
      d2d3 100
       e4d3 100
   g8f6
    e4f5 100
     e7e6 100
      f5e6 100
       b8c6 100
    d2d3 A04 Zukertort Opening: Lisitsyn Gambit Deferred
     f5e4 100
      f3g5 100
       e4d3 100
 f7f6 A04 Zukertort Opening: Arctic Defense
  d2d4 100
   d7d5 89
    e2e3 100
     e7e6 100
      h2h4 100
       b8c6 100
   g8h6 11
    e2e4 100
     d7d5 100
      b1c3 100
       d5e4 100
     h6f7 A04 Zukertort Opening: Arctic Defense, Drunken Knight Variation
      b1c3 100
       e7e5 100
 g7g5 A04 Zukertort Opening: Herrstrom Gambit
  d2d4 100
   d7d5 100
    c1g5 100
     g8f6 100
      g5f6 100
       e7f6 100
 g7g6 A04 Zukertort Opening: Kingside Fianchetto
  d2d4 100
   g8f6 100
   c7c5
    d4c5 100
     b8c6 100
      e2e4 100
       g8f6 100
    c1f4
     c5d4 68
      d1d4 67
       f7f6 100
      c2c3 33
       d7d6 100
       f8g7
        c3d4 100
         d8a5 D02 Queen's Pawn Game: London System, Pterodactyl Variation
     b8c6 32
      e2e3 100
       d7d5 100
    e2e3
     d7d5 100
      b1c3 100
       b8c6 100
     f8g7
      d4c5 75
       d8a5 100 A04 Colle System: Rhamphorhynchus Variation
      b1c3 16
       d7d6 100
      f1d3 9
       c5d4 100
       d8a5 A40 Colle System: Pterodactyl Variation
    g2g3
     d7d6 66
      e2e4 100
       g8f6 100
     f8g7 34
      d4c5 89
       b8a6 100
      f1g2 11
       c5d4 100
       d8a5 A40 Pterodactyl Defense: Fianchetto, Queen Pterodactyl
   g8h6 A04 Zukertort Defense: Kingside Variation
    e2e4 100
     d7d5 100
      b1c3 100
       d5e4 100
 g8f6 A05 Zukertort Opening
  e2e3 50 A05 Zukertort Opening: Quiet System
   d7d6 100
    d2d4 100
  b1c3 24
   b8c6 52 A05 Zukertort Opening
    d2d4 100
     d7d5 100
      e2e3 100
       e7e6 100
   d7d5 48
    d2d4 100
     f6e4 100
      f3e5 100
       e4c3 100
    e2e4
     f6e4 60
      d2d3 100
       e4c3 100
     d5e4 40
      f3e5 100
       b8c6 100
      d1e2
       e4f3 100
       c8f5
        f3g5 100
         d8d4 A06 Zukertort Opening: Tennison Gambit, Brigg's Trap
  g2g3 22
   g7g6 59 A05 King's Indian Attack: Symmetrical Defense
    d2d3 56
     d7d6 100
      h2h4 100
       h7h5 100
    f1g2 44
     d7d5 63
      e1g1 72
       h7h5 60
       f8g7 40
        d2d3 100
         e8g8 100 A05 King's Indian Attack: Wahls Defense
      d2d3 28
       b8c6 100
     d7d6 37
      e1g1 73
       f8g7 59
        c2c4 100
         c7c5
          d2d4 100
           e8g8 100 E64 King's Indian Defense: Fianchetto Variation, Yugoslav System
        b2b3
         e8g8 100
          c1b2 100 A05 Zukertort Opening: Double Fianchetto Attack
       h7h5 41
      d2d3 27
       h7h5 100
    b2b4 A05 King's Indian Attack: Smyslov Variation
     d7d6 100
      d2d3 100
       h7h5 100
   d7d6 22
    d2d4 100
     h7h5 100
      b1c3 100
       h5h4 100
   b7b5 19 A05 King's Indian Attack: Spassky Variation
    d2d3 100
     d7d6 100
      h2h4 100
       e7e5 100
  b2b3 4 A05 Zukertort Opening: Nimzo-Larsen Variation
   d7d6 100
    d2d4 100
     h7h5 100
      b1c3 100
       c8f5 100
  a2a4
   g7g6 82
    d2d3 83
     d7d5 100
      h2h4 100
       b8c6 100
    b2b4 17 A05 Zukertort Opening: Myers Polish Attack
     e7e6 100
      d2d3 100
       d7d5 100
   d7d6 18
    d2d4 100
     h7h5 100
      b1c3 100
       c8f5 100
  b2b4
   e7e6 100
    d2d3 100
     d7d5 100
   g7g6
    c1b2 100 A05 Polish Opening: Zukertort System
     d7d6 100
      b1c3 100
       b8c6 100
      c2c4
       e7e5 80
       f8g7 20
        d2d4 100
         e8g8 100
          e2e3 100 A00 Polish Opening: King's Indian Variation, Sokolsky Attack
  e2e4 A05 Zukertort Opening: Lemberger Gambit
   f6e4 100
    d2d3 100
     e4f6 100
      b1c3 100
       d7d6 100
 h7h6 A04 Zukertort Opening: Basman Defense
  d2d4 100
   g8f6 100
    e2e3 100
     d7d6 100
      b1c3 100
       c8d7 100
c2c3 1 A00 Saragossa Opening
 d7d5 100
  d2d4 100
   e7e6 100
    g1f3 100
     b8c6 100
      h2h4 100
       g8f6 100
h2h3 1 A00 Clemenz Opening
 e7e6 81
  d2d4 100
   d7d5 100
    g1f3 100
     b8c6 100
      e2e3 100
       a7a6 100
 h7h5 19
  d2d4 100
   g8f6 100
    g1f3 100
     d7d6 100
      b1c3 100
       c8f5 100
  g2g4 A00 Clemenz Opening: Spike Lee Gambit
   h5g4 100
    f1g2 100
     d7d5 100
      h3g4 100
       h8h1 100
h2h4 1 A00 Kádas Opening
 e7e5 69
  d2d4 100
   e5d4 100
    c2c3 100 A00 Kádas Opening: Kádas Gambit
     d4c3 100
      b1c3 100
       b8c6 100
 d7d5 31
  g1f3 100
   e7e6 100
    d2d4 100
     b8c6 100
      e2e3 100
  h1h3 A00 Kádas Opening: Beginner's Trap
   e7e5 100
    h3b3 100
     b8c6 100
      e2e3 100
       f8c5 100
 a7a5 A00 Kádas Opening: Koola-Koola Variation
  g1f3 100
   d7d5 100
    d2d4 100
     g8f6 100
      f3e5 100
       f6g4 100
 c7c5
  e2e4 100 B20 Sicilian Defense: Myers Attack, with h4
   d7d5 100
    e4d5 100
     g8f6 100
      c2c4 100
       c8f5 100
  g1f3
   d7d6 82
    d2d4 100
     c5d4 100
      c2c3 100
       e7e5 100
   d7d5 18
    d2d4 100
     c5d4 100
      c2c3 100 A00 Kádas Opening: Kádas Gambit
       d4c3 100
 f7f5
  g1f3 100
   e7e6 100
    d2d4 100
     b8c6 100
      e2e3 100
       g8f6 100
  e2e4
   f5e4 100
    d2d3 100 A00 Kádas Opening: Steinbok Gambit
     g8f6 100
      b1c3 100
       e4d3 100
 g7g5 A00 Kádas Opening: Schneider Gambit
  e2e3 100
   g5g4 100
    f1e2 100
     g8f6 100
      e2g4 100
       h7h5 100
a2a3 A00 Anderssen's Opening
 e7e5 96
  d2d4 100
   e5d4 100
    e2e3 100
     d4e3 100
      c1e3 100
       d7d5 100
  h2h3 A00 Global Opening
   d7d5 100 A00 Creepy Crawly Formation: Classical Defense
    d2d4 100
     e5d4 100
      c2c3 100
       d4c3 100
 d7d5 4
  d2d4 100
   g8f6 100
    b1c3 100
     h7h5 100
      g1f3 100
       f6e4 100
 a7a5
  b1c3 100
   d7d5 100
    d2d4 100
     g8f6 100
      c1f4 100
       f6h5 100
  b2b4 A00 Anderssen's Opening: Polish Gambit
   a5b4 100
    c1b2 100
     e7e6 100
      a3b4 100
       a8a1 100
a2a4 A00 Ware Opening
 e7e5 87
  h2h4 79 A00 Ware Opening: Crab Variation
   d7d5 100
    d2d4 100
     b8c6 100
      g1f3 100
       e5e4 100
  d2d4 21
   e5d4 100
    e2e3 100
     d4e3 100
      c1e3 100
       d7d5 100
  a1a3 A00 Ware Opening: Meadow Hay Trap
   f8a3 100
    b1a3 100
     b8c6 100
      e2e4 100
       g8f6 100
 d7d5 13
  d2d4 70
   e7e6 100
    e2e3 100
     b8c6 100
      b1c3 100
       g8f6 100
  e2e3 30
   e7e5 100
    d2d4 100
     b8c6 100
      b1c3 100
       g8f6 100
    a4a5
     b8c6 100
      b1c3 100
       d5d4 100
     f7f5
      d2d4 85
       b8c6 100
      a5a6 15 A00 Ware Opening: Ware Gambit
       b8a6 100
 a7a5 A00 Ware Opening: Symmetric Variation
  d2d4 100
   d7d5 100
    g1f3 100
     g8f6 100
      f3e5 100
       f6g4 100
 b7b5
  a4b5 100
   e7e5 69
    d2d4 100
     e5d4 100
      d1d4 100
       d7d5 100
   c8b7 31 A00 Ware Opening: Wing Gambit
    d2d3 100
     a7a6 100
      b1c3 100
       a6b5 100
b1a3 A00 Sodium Attack
 d7d5 100
  d2d4 100
   e7e6 100
    e2e3 100
     b8c6 100
      g1f3 100
       g8f6 100
 e7e5
  e2e4 80
   d7d5 87
    e4d5 100
     f8a3 100
      b2a3 100
       d8d5 100
   f7f5 13
    d2d4 100
     e5d4 100
      f1c4 100
       f8b4 100
    a3c4
     b8c6 100 A00 Sodium Attack: Durkin Gambit
      d2d3 100
       b7b5 100
  d2d4 20
   e5d4 100
    e2e3 100
     f8b4 100
      c1d2 100
       b4d2 100
 g7g6
  g1f3 100
   d7d5 100
    d2d4 100
     g8f6 100
      f3e5 100
       b8c6 100
  g2g4 A00 Sodium Attack: Chenoboskion Variation
   d7d5 100
    e2e3 100
     e7e5 100
      d2d4 100
       b8c6 100
b2b3 A01 Nimzo-Larsen Attack
 d7d5 63 A01 Nimzo-Larsen Attack: Classical Variation
  g1f3 57 A06 Nimzo-Larsen Attack: Classical Variation
   c7c5 66
    c2c4 92
     c8f5 89
      c1b2 100
       b8c6 100
     d5c4 11
      b1c3 78 A06 Zukertort Opening: Regina-Nu Gambit
       b8c6 100
      e2e3 22 A06 Zukertort Opening: Pachman Gambit
       c4b3 100
    d2d4 8
     c5d4 100
      c1b2 100
       b8c6 100
    e2e4 A06 Nimzo-Larsen Attack: Norfolk Gambit
     d5e4 100
      f3e5 100
       b8c6 100
     g8f6
      e4d5 100
       f6d5 100
      c1b2 A06 Nimzo-Larsen Attack: Norfolk Gambit
       f6e4 100
   e7e6 34
    c1b2 100
     b8c6 100
      e2e3 100
       g8f6 100
  c1b2 31
   e7e6 100
    e2e3 100
     b8c6 100
      b1c3 100
       g8f6 100
  c1a3 12 A01 Nimzo-Larsen Attack: Graz Attack
   e7e5 100
    a3f8 100
     e8f8 100
      e2e3 100
       b8c6 100
 g8f6 16 A01 Nimzo-Larsen Attack: Indian Variation
  c1b2 77
   d7d6 100
    b1c3 100
     b8c6 100
      e2e4 100
       e7e5 100
   g7g6
    g2g4 100 A01 Nimzo-Larsen Attack: Spike Variation
     d7d6 100
      g4g5 100
       e7e5 100
  e2e3 23
   e7e6 100
    c1b2 100
     d7d5 100
      b1c3 100
       h7h5 100
 b7b5 8 A01 Nimzo-Larsen Attack: Polish Variation
  e2e3 100
   e7e5 100
    c1b2 100
     b8c6 100
      d2d4 100
       e5d4 100
 e7e5 7 A01 Nimzo-Larsen Attack: Modern Variation
  c1b2 100
   b8c6 100 A01 Nimzo-Larsen Attack: Modern Variation
    e2e4 82
     d7d5 100
      e4d5 100
       d8d5 100
    c2c4 18
     g8f6 86 A01 Nimzo-Larsen Attack: Modern Variation
      b1c3 100
       d7d5 100
     f8c5 14
      e2e3 100
       d8f6 100
    e2e3 A01 Nimzo-Larsen Attack: Modern Variation
     d7d5 100
      b1c3 100
       d5d4 100
    f2f4 A01 Nimzo-Larsen Attack: Pachman Gambit
     e5f4 100
      g2g3 100
       d7d5 100
 c7c5 3 A01 Nimzo-Larsen Attack: English Variation
  e2e4 100 B20 Sicilian Defense: Snyder Variation
   b7b6 100 B20 Sicilian Defense: Snyder Variation, Queen Fianchetto Variation
    b1c3 100
     b8c6 100
      c1b2 100
       e7e6 100
   d7d5
    e4d5 100
     e7e6 100
      f1b5 100
       c8d7 100
    c1b2 B20 Sicilian Defense: Euwe Attack, Prins Gambit
     d5e4 100
      b1c3 100
       g8f6 100
 f7f5 2 A01 Nimzo-Larsen Attack: Dutch Variation
  c1b2 100
   g8f6 100
    e2e3 100
     e7e6 100
      b1c3 100
       d7d5 100
 b7b6 A01 Nimzo-Larsen Attack: Symmetrical Variation
  e2e4 100
   d7d5 100
    e4d5 100
     c7c6 100
      c1b2 100
       g8f6 100
b2b4 A00 Polish Opening
 d7d5 49 A00 Polish Opening, with d5
  c1b2 100
   d8d6 81 A00 Polish Opening: German Defense
    g1f3 100
     g8f6 100
      b4b5 100
       b8d7 100
   c8f5 10 A00 Polish Opening: Baltic Defense
    e2e3 100
     e7e6 100
      c2c4 100
       b8d7 100
   e7e6 9
    e2e3 100
     b8d7 67
      c2c4 100
       g8f6 100
     g8f6 33
      a2a3 100
       f6e4 100
      b4b5 A00 Polish Opening: Schiffler-Sokolsky Variation
       a7a6 100
  g2g3
   e7e5 100
    d2d4 51
     b8c6 100
      d4e5 100
       c6e5 100
    f1g2 49 A00 Hungarian Opening: Bücker Gambit
     f8b4 100
      b1c3 100
       b4c3 100
 e7e5 46
  d2d4 76
   b8c6 100
    d4e5 100
     c6e5 100
      g1f3 100
       e5f3 100
  c1b2 15
   b8c6 100
    c2c3 100
     d7d5 100
      e2e3 100
       a7a6 100
   f7f6
    e2e4 100 A00 Polish Opening: Tartakower Gambit
     d7d5 100
      e4d5 100
       e8f7 100
    b4b5 A00 Polish Opening: Bugayev Advance Variation
     d7d5 100
      e2e3 100
       a7a6 100
  a2a3 10 A00 Polish Opening: Bugayev Attack
   d7d5 100
    d2d4 100
     e5d4 100
      g1f3 100
       c7c5 100
 a7a6 6
  e2e4 66
   d7d5 100
    e4d5 100
     c7c6 100
      c1b2 100
       c6d5 100
  c1b2 34
   b8c6 81
    e2e4 100
     e7e5 100
      c2c3 100
       g8f6 100
   e7e6 19
    e2e4 100
     b8c6 100
      a2a3 100
       d7d5 100
    b4b5
     d7d5 87
      e2e3 100
       a6b5 100
     g8f6 13 A00 Polish Opening: Queenside Defense
      e2e3 86
       d7d5 100
      a2a4 14
       a6b5 71
        a4b5 100
         a8a1 100
          b2a1 100 A00 Polish Opening: Rooks Swap Line
       d7d5 29
 b7b5 A00 Polish Opening: Symmetrical Variation
  a2a4 100
   e7e5 100
    c1b2 100
     d8f6 100
      g1f3 100
       b8c6 100
 b7b6
  e2e4 77
   e7e6 100
    d2d4 100
     d7d5 100
      e4d5 100
       e6d5 100
  c1b2 23
   e7e6 100
    b4b5 71
     a7a6 86
      e2e4 100
       c8b7 100
     g8f6 14 A00 Polish Opening: Queen's Indian Variation
      e2e3 100
       d7d5 100
    e2e3 29
     c8b7 100
      b4b5 100
       a7a6 100
 b8c6 A00 Polish Opening: Grigorian Variation
  e2e4 100 B00 Nimzowitsch Defense: Wheeler Gambit
   d7d5 100
    e4d5 100
     c6b4 100
      c2c4 100
       b4a6 100
 c7c5 A00 Polish Opening: Birmingham Gambit
  b4c5 100
   b8c6 100
    d2d4 100
     d7d5 100
      c5d6 100
       e7d6 100
  b1c3 A00 Van Geet Opening: Düsseldorf Gambit
   c5b4 100
    c3b5 100
     a7a6 100
      b5d4 100
       e7e5 100
  c1b2
   e7e5 60 A00 Polish Opening: Wolferts Gambit
    b4c5 100
     b8c6 100
      g1f3 100
       e5e4 100
   c5b4 40
    a2a3 100
     e7e6 100
      e2e3 100
       g8f6 100
  h2h4 A00 Kádas Opening: Kádas Gambit
   c5b4 100
    g1f3 100
     d7d5 100
      a2a3 100
       b8c6 100
 c7c6 A00 Polish Opening: Outflank Variation
  c1b2 100
   d7d5 100
    e2e3 86
     e7e6 100
      a2a3 100
       b8d7 100
    a2a4 14 A00 Polish Opening: Myers Variation
     e7e6 100
      e2e3 100
       g8f6 100
   a7a5
    b4b5 100
     d7d5 53
      e2e3 100
       c6b5 100
     c6b5 47
      e2e4 100 A00 Polish Opening: Schuehler Gambit
       d7d5 100
 d7d6
  c1b2 75
   e7e5 100 A00 Polish Opening: Czech Defense
    e2e3 100
     b8c6 100
      b4b5 100
       c6e7 100
  e2e4 25
   e7e5 100
    b1c3 100
     c8d7 100
      d2d4 100
       e5d4 100
 f7f5 A00 Polish Opening: Dutch Defense
  c1b2 100
   e7e6 100
    e2e3 100
     g8f6 100
      a2a3 100
       d7d5 100
 g7g6
  c1b2 100
   g8f6 100 A00 Polish Opening: King's Indian Variation
    e2e4 100 A00 Polish Opening: King's Indian Variation, Schiffler Attack
     d7d5 100
      e4e5 100
       f6e4 100
 g8h6 A00 Polish Opening: Karniewski Variation
  e2e4 100
   d7d5 100
    e4d5 100
     c7c6 100
      c1b2 100
       h6f5 100
d2d3 A00 Mieses Opening
 e7e5 91 A00 Mieses Opening: Reversed Rat
  b1d2 50 A00 Valencia Opening
   d7d5 100
    c2c4 100
     g8f6 100
      c4d5 100
       f6d5 100
  g1f3 50
   b8c6 100
    e2e4 100
     d7d5 100
      b1c3 100
       d5e4 100
  b1a3
   d7d5 100
    e2e4 100
     d5e4 100
      d3e4 100
       d8d1 100
    a1b1
     b8c6 100
      e2e4 100
       g8f6 100
     f8a3
      b2a3 100
       b8c6 83
       c7c5 17
        e2e3 100 A00 Sodium Attack: Celadon Variation
 g7g6 9
  g1f3 100
   d7d5 100
    c2c4 100
     d5c4 100
      e2e4 100
       c4d3 100
  g2g4 A00 Mieses Opening: Myers Spike Attack
   d7d5 100
    g1f3 100
     f8g7 100
      g4g5 100
       h7h6 100
e2e4 B00 King's Pawn Game
 d7d5 100 B01 Scandinavian Defense
  e4d5 90
   g8f6 64 B01 Scandinavian Defense: Modern Variation
    c2c4 100
     e7e6 95 B01 Scandinavian Defense: Icelandic-Palme Gambit
      d1e2 100
       f8c5 100
     c7c6 5 B01 Scandinavian Defense: Panov Transfer
      b1c3 100
       c6d5 100
   c7c6 36 B01 Scandinavian Defense: Blackburne-Kloosterboer Gambit
    d5c6 100
     e7e5 62 B01 Scandinavian Defense: Kloosterboer Gambit
      d2d3 50
       b8c6 100 C20 King's Pawn Game: Weber Gambit
      d2d4 50
       b8c6 100
       g8f6 B01 Scandinavian Defense: Kádas Gambit
     b8c6 38 B01 Scandinavian Defense: Blackburne Gambit
      b1c3 100
       e7e5 100
   d8d5 B01 Scandinavian Defense: Mieses-Kotroc Variation
    b1c3 100
     d5d6 43 B01 Scandinavian Defense: Gubinsky-Melts Defense
      d2d4 73
       g8f6 86
       c7c6 14 B01 Scandinavian Defense: Schiller-Pytel Variation
        c1f4
         d6b4
          f1c4
           c8f5
            g1e2
             g8f6 B01 Scandinavian Defense: Schiller-Pytel Variation, Modern Variation
      g1f3 27
       c8f5 100
       a7a6
        d2d4 100
         g8f6 100 B01 Scandinavian Defense: Bronstein Variation
     d5d8 35 B01 Scandinavian Defense: Valencian Variation
      d2d4 100
       e7e6 100
     d5a5 22 B01 Scandinavian Defense: Main Line
      d2d4 77
       g8f6 88 B01 Scandinavian Defense: Main Line, Mieses Variation
        g1f3 100
         c8f5 100 B01 Scandinavian Defense: Classical Variation
          g2g4
           c7c6
            f3e5 B01 Scandinavian Defense: Grünfeld Variation
         c8g4
          h2h3 100 B01 Scandinavian Defense: Lasker Variation
       e7e5 12 B01 Scandinavian Defense: Anderssen Counterattack
        g1f3 100 B01 Scandinavian Defense: Anderssen Counterattack, Goteborg System
         b8c6 100
          c1d2
           f8b4
            d4e5 100 B01 Scandinavian Defense: Anderssen Counterattack, Orthodox Attack
         c8g4 B01 Scandinavian Defense: Anderssen Counterattack, Collijn Variation
      b2b4 23 B01 Scandinavian Defense: Main Line, Leonhardt Gambit
       a5e5 100
    c2c3
     c7c5 91 B22 Sicilian Defense: Alapin Variation, Barmen Defense
      g1f3 100
       c8f5 100
       c8g4
        d2d4 100
         c5d4 66
          c3d4 100
           b8c6 B22 Sicilian Defense: Alapin Variation, Barmen Defense, Central Exchange
            b1c3 100
             g4f3 100
              d1f3
               d5f3 100
                g2f3 100
                 c6d4 100 B22 Sicilian Defense: Alapin Variation, Barmen Defense, Endgame Variation
         g8f6 34 B22 Sicilian Defense: Alapin Variation, Barmen Defense, Modern Line
       e7e6
        d2d4 100
         g8f6 100 B22 Sicilian Defense: Delayed Alapin Variation
     c8f5 9
      d2d4 100
       b8c6 100
   e7e6
    d5e6 100
     c8e6 100 B01 Scandinavian Defense: Boehnke Gambit
      d2d4 100
       b8c6 100
  b2b4 10 B01 Scandinavian Defense: Zilbermints Gambit
   e7e6 100
    e4d5 100
     g8f6 100
      d5e6 100
       c8e6 100
  b2b3 B01 Scandinavian Defense
   d5e4 100
    b1c3 100
     g8f6 100
      f2f3 100
       e4f3 100
 a7a5 B00 Ware Defense
  d2d4 100
   d7d5 100
    b1c3 100
     e7e6 100
      g1f3 100
       d5e4 100
 a7a6 B00 St. George Defense
  d2d4 100
   d7d5 100
    e4d5 100
     c7c6 100
      d5c6 100
       b8c6 100
 b7b6 B00 Owen Defense
  d2d4 54
  g1f3 46
   c8b7 100
    d2d3 67
     d7d5 100
      b1c3 100
       d5e4 100
    d2d4 33 B00 Owen Defense: Smith Gambit
     b7e4 100
      b1c3 100
       g8f6 100
     b6b5
      d4d5 89
       c7c6 100
      f1e2 11
       b7e4 100
       a7a6
        e2d3 100
         e7e6 100 B00 St. George Defense: Polish Variation
          e1g1 100
           c7c5 100
            c2c3 100
             g8f6 100 C00 French Defense: St. George Defense, Traditional Line
 b8a6 B00 Lemming Defense
  d2d4 86
  g1f3 14
   d7d5 100
    e4d5 100
     e7e6 100
      f1b5 100
       c8d7 100
   g8h6 A04 Zukertort Opening: Drunken Cavalry Variation
    d2d4 100
     d7d5 100
      b1c3 100
       d5e4 100
 b8c6 B00 Nimzowitsch Defense
  b2b4 72
  b1c3 28
   e7e5 63 C25 Vienna Game: Max Lange Defense
    f1c4 100
     c6d4 100
      g1f3 100
       f8d6 100
    d2d4 C25 Vienna Game: Fyfe Gambit
     c6d4 100
      g1f3 100
       d4f3 100
     f7f5 C25 Vienna Game: Philidor Countergambit
      d4e5 100
       d7d6 100
     g8f6 B00 Nimzowitsch Defense: Breyer Variation
      d4e5 100
       c6e5 100
    f2f4 C25 Vienna Gambit, with Max Lange Defense
     e5f4 56
      d2d4 100 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit
       d8h4 100
        e1e2 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Main Line
         g7g5 45 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Sörensen Defense
         d7d6 28 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Paulsen Defense
         d7d5 14 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Zukertort Defense
         b7b6 13 C25 Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Fraser-Minckwitz Defense
     f8c5 44
      f4e5 100
       d7d6 85 C25 Vienna Gambit, with Max Lange Defense: Quelle Gambit
       c5g1 15
    g1f3 C46 Three Knights Opening
     g8f6 90 C47 Four Knights Game
      d2d4 80 C47 Four Knights Game: Scotch Variation
       e5d4 64 C47 Four Knights Game: Scotch Variation Accepted
        f3d4 100
         f6e4 C47 Four Knights Game: Scotch Variation, Schmid Defense
        c3d5 C47 Four Knights Game: Scotch Variation, Belgrade Gambit
         f6e4 100
          d1e2 100
           f7f5 100 C47 Four Knights Game: Scotch Variation, Belgrade Gambit, Modern Defense
       f8b4 36
        f3e5 100 C47 Four Knights Game: Scotch Variation, Krause Gambit
         d8e7 100 C47 Four Knights Game: Scotch Variation, Krause Gambit, Leonhardt Defense
        d4d5
         c6d4 C47 Four Knights Game: Scotch Variation, Oxford Gambit
      f1b5 20 C48 Four Knights Game: Spanish Variation
       c6d4 100 C48 Four Knights Game: Spanish Variation, Rubinstein Variation
        f3e5 52
         d8e7
          f2f4 100 C48 Four Knights Game: Spanish Variation, Rubinstein Variation
         f8c5
          b5a4
           e8g8 100 C48 Four Knights Game: Spanish Variation, Rubinstein Variation, Marshall Gambit
        f3d4 25 C48 Four Knights Game: Spanish Variation, Rubinstein Variation Accepted
        b5e2 13 C48 Four Knights Game: Spanish Variation, Rubinstein Variation
        e1g1 10 C48 Four Knights Game: Spanish Variation, Rubinstein Variation, Henneberger Variation
         f8c5
          f3e5 100
           e8g8 100 C48 Four Knights Game: Spanish Variation, Rubinstein Variation, Marshall Variation
       a7a6
        b5c6 100 C48 Four Knights Game: Spanish Variation, Ranken Variation
        b5a4 C77 Ruy Lopez: Morphy Defense, Tarrasch Variation
       f8b4 C49 Four Knights Game: Spanish Variation, Double Spanish
        e1g1
         e8g8 100
          d2d3 53 C49 Four Knights Game: Spanish Variation, Double Spanish
           d7d6 70 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
            c1g5 62
             b4c3 68
              b2c3 100
               d8e7 C49 Four Knights Game: Spanish Variation, Symmetrical Variation, Metger Unpin
                f1e1
                 c6d8
                  d3d4 100
                   c8g4 100 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
             c8e6 32 C49 Four Knights Game: Spanish Variation, Symmetrical Variation, Tarrasch Variation
            f1e1 38
             b4c3 100
              b2c3 100 C49 Four Knights Game: Spanish Variation, Janowski Variation
            c3e2 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
           b4c3 30 C49 Four Knights Game: Spanish Variation
            b2c3 100
             d7d5 C49 Four Knights Game: Spanish Variation, Svenonius Variation
           c6e7
            c1g5
             d7d6 100 C49 Four Knights Game: Spanish Variation, Symmetrical Variation
              f3h4
               d6d5
                b5c4
                 c7c6
                  c4b3 100
                   d8d6 100 C49 Four Knights Game: Spanish Variation, Symmetrical Variation, Blake Variation
           d7d5
            c3e2
             d8e7 100 C49 Four Knights Game: Spanish Variation, Alatortsev Variation
          b5c6 33 C49 Four Knights Game: Spanish Variation, Nimzowitsch Variation
          c3d5 13
           f6d5 100
            e4d5 100
             e5e4 100 C49 Four Knights Game: Spanish Variation, Gunsberg Counterattack
       f8c5 C48 Four Knights Game: Spanish Variation, Classical Variation
      a2a3 C47 Four Knights Game: Gunsberg Variation
       d7d5 100
      f1c4 C47 Four Knights Game: Italian Variation
       f6e4 100
        c4f7 C47 Four Knights Game: Italian Variation, Noa Gambit
       f8c5 C50 Four Knights Game: Italian Variation
      f3e5 C47 Four Knights Game: Halloween Gambit
       c6e5 100
      g2g3 C47 Four Knights Game: Glek System
       d7d5 100
        e4d5 100
         f6d5 100
          f1g2
           d5c3 100
            b2c3 100 C47 Four Knights Game: Glek System
     f8c5 9
      f1c4 100
       d7d6 100
     f7f5 2 C46 Three Knights Opening: Winawer Defense
      f1c4 100
       g8f6 100
     f8b4 C46 Three Knights Opening
      d2d4 100
       e5d4 100
      c3d5
       g8f6 100 C46 Three Knights Opening: Schlechter Variation
     g7g6 C46 Three Knights Opening: Steinitz Defense
      d2d4 100
       e5d4 100
        c3d5 C46 Three Knights Opening: Steinitz-Rosenthal Variation
    g2g3 C25 Vienna Game: Paulsen Variation
     h7h5 95
      f1g2 62
       g8f6 51
       h5h4 49
        g1f3 100
         f8c5 100 C25 Vienna Game: Paulsen Variation, Mariotti Gambit
      d2d3 38
       g8f6 100
     c6d4 5
      g1f3 100
       d7d6 100
     d7d5
      c3d5 100
       g8f6 100
      f1g2
       d5e4 100
       f8c5
        g1e2
         g8f6 C25 Vienna Game: Paulsen Variation
          e4d5 100 C26 Vienna Game: Paulsen Variation, Pollock Gambit
   g7g6 37 B00 Nimzowitsch Defense: Pirc Connection
    d2d4 100
     e7e6 100
      d4d5 100
       e6d5 100
  d2d4 B00 Nimzowitsch Defense
   d7d5 75 B00 Nimzowitsch Defense: Scandinavian Variation
    b1c3 66 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation
     g8f6 100 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Vehre Variation
      e4e5 100
       f6e4 100
     a7a6 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Brandics Gambit
      e4d5 100
       c6b4 100
     d5e4 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation
      d4d5 100 B00 Van Geet Opening: Berlin Gambit
       c6e5 78 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Nimzowitsch Gambit
       c6b8 22
        f2f3 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Richter Gambit
     e7e5 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Heinola-Deppe Gambit
      d4e5 100
       d5e4 100
     g7g6 B00 Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Erben Gambit
      c3d5 100
       g8f6 100
    e4d5 28
     d8d5 100 B00 Nimzowitsch Defense: Scandinavian Variation, Exchange Variation
      g1f3 80
       d5e4 100
      b1c3 20 B00 Nimzowitsch Defense: Scandinavian Variation, Exchange Variation, Marshall Gambit
       d5d4 100
     c6b4 B00 Nimzowitsch Defense: Scandinavian Variation, Aachen Gambit
      c2c4 100
       b4a6 100
    c1e3 6 B00 Nimzowitsch Defense: Hornung Gambit
     d5e4 100
      d4d5 100
       c6e5 100
    e4e5 B00 Nimzowitsch Defense: Scandinavian Variation, Advance Variation
     e7e6 100
   e7e5 18 B00 Nimzowitsch Defense: Kennedy Variation
    d4d5 59 B00 Nimzowitsch Defense: Kennedy Variation, Linksspringer Variation
     c6d4 100
      g1f3 100
       d4f3 100
    d4e5 41
     f8c5 60 B00 Nimzowitsch Defense: Kennedy Variation, Bielefelder Gambit
      g1f3 100
       d7d6 100
     c6e5 40
      f2f4 66
       e5c6 87 B00 Nimzowitsch Defense: Kennedy Variation, Riemann Defense
       e5g6 13 B00 Nimzowitsch Defense: Kennedy Variation, Main Line
      b1c3 28 B00 Nimzowitsch Defense: Kennedy Variation, Keres Attack
       f8c5 100
      g1f3 7 B00 Nimzowitsch Defense: Kennedy Variation, Paulsen Attack
       e5f3 100
     d7d6
     d8h4 B00 Nimzowitsch Defense: Kennedy Variation, Herford Gambit
      b1c3 100
       c6e5 100
     f7f6 B00 Nimzowitsch Defense: Kennedy Variation, Hammer Gambit
      f1c4 100
       c6e5 100
   d7d6 7 B00 Nimzowitsch Defense: Mikenas Variation
    d4d5 100
     c6e5 100
      g1f3 100
       e5f3 100
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
   f7f6 B00 Nimzowitsch Defense: Neo-Mongoloid Defense
    d4d5 100
     c6e5 100
      g1f3 100
       e5f3 100
  f1b5 B00 Nimzowitsch Defense: Pseudo-Spanish Variation
   d7d5 100
    b1c3 100
     d5e4 100
      b5c6 100
       b7c6 100
  g1f3 B00 Nimzowitsch Defense: Declined Variation
   e7e6 89 B00 Nimzowitsch Defense: Franco-Nimzowitsch Variation
    d2d4 100
     d7d5 100
      b1c3 100
   d7d6 11 B00 Nimzowitsch Defense: Williams Variation
    d2d4 100
     e7e5 100
      b1c3 100
       e5d4 100
   f7f5 B00 Nimzowitsch Defense: Colorado Countergambit
    e4f5 100 B00 Nimzowitsch Defense: Colorado Countergambit Accepted
     e7e6 100
      d2d4 100
       g8f6 100
   g8h6
    b1c3 100
     e7e5 100
      d2d4 100
       e5d4 100
    e4e5
     d7d6 100
      d2d4 100
       d6e5 100
     h6g4 B00 Nimzowitsch Defense: El Columpio Defense
      d2d4 100
       e7e6 100
       g4h6
        h2h3
         d7d6 100
          e5e6 100 B00 Nimzowitsch Defense: El Columpio Defense, El Columpio Gambit
          e5d6 B00 Nimzowitsch Defense: El Columpio Defense, Exchange Variation
      f1b5
       g4e5 100
       g4h6
        d2d4 100
         d7d6 100
          h2h3 100 B00 Nimzowitsch Defense: El Columpio Defense, Pin Variation
 c7c5 B20 Sicilian Defense
  h2h4 100
  a2a3 B20 Sicilian Defense: Mengarini Variation
   d7d5 100
    e4d5 100
     e7e6 100
      f1b5 100
       c8d7 100
  a2a4 B20 Sicilian Defense: Myers Attack, with a4
   d7d5 100
    e4d5 100
     g8f6 100
      c2c4 100
       e7e6 100
  b1a3 B20 Sicilian Defense: Kronberger Variation
   b8c6 100
    f1c4 90
     e7e6 100
      d1f3 100
       g8f6 100
    d2d4 10
     c5d4 100
      f1c4 100 B20 Sicilian Defense: Kronberger Variation, Nemeth Gambit
       e7e6 100
  b1c3
  b2b3
  b2b4 B20 Sicilian Defense: Wing Gambit
   d7d5 67
    e4d5 100
     c5b4 100
      f1c4 100
       g8f6 100
   c5b4 33
    c1b2 93 B20 Sicilian Defense: Wing Gambit, Abrahams Variation
     d7d5 100
      e4d5 100
       g8f6 100
    d2d4 7
     d7d5 100
      e4d5 100
       g8f6 100
    a2a3 B20 Sicilian Defense: Wing Gambit, Marshall Variation
     d7d5 100
      e4d5 100
       d8d5 100
        c1b2 100 B20 Sicilian Defense: Wing Gambit, Marienbad Variation
         e7e5 100
          g1f3 100
           d5e6
            c2c4
             b8c6 100 B20 Sicilian Defense: Wing Gambit, Romanian Defense
     b4a3 B20 Sicilian Defense: Wing Gambit, Carlsbad Variation
      c1a3 100
       d7d5 100
    c2c4 B20 Sicilian Defense: Wing Gambit, Santasiere Variation
     e7e5 100
      d2d4 100
       e5d4 100
  c2c3 B22 Sicilian Defense: Alapin Variation
   d7d5 100
    e4d5 100
     d8d5 100
   d7d6
    d2d4 100
     g8f6 100
      f1d3 100
       b8c6 100
    d2d3
     b8c6 59
      d3d4 66
       g8f6 100
      f2f4 34 B20 Sicilian Defense: Big Clamp Formation
       e7e5 100
     e7e5 41
      d3d4 100
       c8d7 100
  c2c4 B20 Sicilian Defense: Staunton-Cochrane Variation
   d7d6 59
    b1c3 100
     b8c6 53
      d2d3 100
     h7h5 47
      d2d3 89
       g8f6 100
      g2g3 11
       b8c6 59 B20 Sicilian Defense: Gloria Variation
       g8f6 41
   b8c6 41
    b1c3 100
     d7d6 100
  d1g4 B20 Sicilian Defense: Amazon Attack
   d7d5 100
    g4f3 100
     g8f6 100
      e4d5 100
       f6d5 100
  d2d4 B21 Sicilian Defense: Smith-Morra Gambit
   c5d4 77
    g1f3 93 B21 Sicilian Defense: Morphy Gambit
     b8c6 100 B32 Sicilian Defense: Open
      f3d4 100 B32 Sicilian Defense: Open
       e7e6 49 B44 Sicilian Defense: Taimanov Variation
        b1c3 100 B45 Sicilian Defense: Taimanov Variation
         g8f6 100 B45 Sicilian Defense: Four Knights Variation
          d4c6 58 B45 Sicilian Defense: Four Knights Variation, Exchange Variation
           d7d6
            c1g5 B62 Sicilian Defense: Richter-Rauzer Variation, Exchange Variation
          f1e2 30
           d7d6 B83 Sicilian Defense: Scheveningen Variation, Modern Variation
            c1e3 100
             f8e7 100
              e1g1 100
               e8g8 100
                f2f4 100 B83 Sicilian Defense: Scheveningen Variation, Modern Variation
                 c8d7 100
                  d4b3 B83 Sicilian Defense: Scheveningen Variation, Modern Variation
          c1g5 11
           d7d6 B62 Sicilian Defense: Richter-Rauzer Variation
            f1b5 100 B62 Sicilian Defense: Richter-Rauzer Variation, Vitolins Variation
            d1d2 B63 Sicilian Defense: Richter-Rauzer Variation, Traditional Variation
             d8b6 100 B63 Sicilian Defense: Richter-Rauzer Variation, Ivanov Variation
             a7a6 B66 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation, Early Deviations
              e1c1 100
               c8d7 100 B67 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation
                f2f4 100
                 f8e7 100 B68 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation
                  d4f3
                   b7b5
                    g5f6 B69 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation, Nyezhmetdinov Attack
             f8e7 B63 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
              e1c1 100
               c6d4 52
                d2d4 100
                 a7a6
                  f2f4 100
                   b7b5 100 B63 Sicilian Defense: Richter-Rauzer Variation, Classical Variation, Kantscher Line
               e8g8 48
                f2f4 B64 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
                 e6e5 65 B64 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
                 c6d4 35 B65 Sicilian Defense: Richter-Rauzer Variation, Rauzer Attack
                  d2d4 100 B65 Sicilian Defense: Richter-Rauzer Variation, Classical Variation
            d1d3 B62 Sicilian Defense: Richter-Rauzer Variation
            d4b3 B62 Sicilian Defense: Richter-Rauzer Variation, Podebrady Variation
            f2f4
             a7a6 100 B96 Sicilian Defense: Najdorf Variation, Neo-Classical Defense
          d4b5
           d7d6 100 B45 Sicilian Defense: Four Knights Variation, Sveshnikov Transfer
           f8c5 B45 Sicilian Defense: Four Knights Variation, Cobra Variation
          d4f5
           f8b4
            f5d6 B45 Sicilian Defense: Four Knights Variation, American Attack
          f1c4
           d7d6 B88 Sicilian Defense: Sozin Attack, Leonhardt Variation
            c1e3 B89 Sicilian Defense: Sozin Attack, Main Line
             f8e7
              d1e2 B89 Sicilian Defense: Velimirovic Attack
              f2f4
               e8g8 100
                c4b3 B88 Sicilian Defense: Sozin Attack, Fischer Variation
                 c6a5
                  e1g1 100
                   b7b6 100 B89 Sicilian Defense: Sozin Attack, Main Line, Sherbakov Variation
         a7a6 B46 Sicilian Defense: Taimanov Variation
         d8c7 B47 Sicilian Defense: Taimanov Variation, Bastrikov Variation
          c1e3 100 B48 Sicilian Defense: Taimanov Variation, Bastrikov Variation, English Attack
           a7a6
            f1e2 100 B49 Sicilian Defense: Taimanov Variation, Bastrikov Variation
            d4b5
             c7b8
              e3b6 B47 Sicilian Defense: Taimanov Variation, Bastrikov Variation, Ponomariov Gambit
        d4b5 B44 Sicilian Defense: Taimanov Variation, Szén Variation
         d7d6 100
          c2c4
           g8f6 100
            b1c3 100
             a7a6 100
              b5a3 100
               d6d5 B44 Sicilian Defense: Taimanov Variation, Gary Gambit
       g8f6 28 B33 Sicilian Defense: Open
        b1c3 100
         e7e5 65 B33 Sicilian Defense: Lasker-Pelikan Variation
          d4c6 100 B33 Sicilian Defense: Lasker-Pelikan Variation, Exchange Variation
          d4b3 B33 Sicilian Defense: Lasker-Pelikan Variation, Schlechter Variation
          d4f3 B33 Sicilian Defense: Lasker-Pelikan Variation, Retreat Variation
         d7d6 35 B56 Sicilian Defense: Classical Variation
          f1c4 63 B57 Sicilian Defense: Classical Variation, Sozin Attack
           d8b6 100 B57 Sicilian Defense: Classical Variation, Anti-Sozin Variation
           g7g6
            d4c6 100
             b7c6 100
              e4e5 B57 Sicilian Defense: Magnus Smith Trap
          f1e2 37 B58 Sicilian Defense: Classical Variation
           e7e5 65 B58 Sicilian Defense: Boleslavsky Variation
            d4c6 84 B58 Sicilian Defense: Boleslavsky Variation, Louma Variation
            d4b3 16 B59 Sicilian Defense: Boleslavsky Variation
           c6d4 35
            d1d4 100
             g7g6 100 B58 Sicilian Defense: Classical Variation, Dragon Transfer
          c1g5 B60 Sicilian Defense: Richter-Rauzer Variation
           c8d7 66 B60 Sicilian Defense: Richter-Rauzer Variation, Modern Variation
            d1d2 B61 Sicilian Defense: Richter-Rauzer Variation, Modern Variation
           g7g6 34 B60 Sicilian Defense: Richter-Rauzer Variation, Dragon Variation
           a7a6
            d4b5
             e7e5
              b5a3 100
               c8e6 100 B33 Sicilian Defense: Lasker-Pelikan Variation, Bird Variation
               b7b5 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation
                c3d5 100 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Chelyabinsk Variation
                g5f6
                 g7f6 100
                  c3d5 100
                   f6f5 100 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation
                   f8g7 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Novosibirsk Variation
                  f1b5
                   f6f5
                    c3d5 B33 Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Peresypkin's Sacrifice
          d4e2 B56 Sicilian Defense: Spielmann Variation
          f1d3 B56 Sicilian Defense: Yates Variation
          g2g3 B56 Sicilian Defense: Classical Variation, Fianchetto Variation
       d7d5 14 B32 Sicilian Defense: Nimzo-American Variation
       e7e5 6 B32 Sicilian Defense: Löwenthal Variation
        c2c4
         a7a6 B32 Sicilian Defense: O'Kelly Variation, Maróczy Bind, Geller Line
        d4b5
         d7d6 100 B32 Sicilian Defense: Kalashnikov Variation
       d8b6 3 B32 Sicilian Defense: Godiva Variation
       d8c7 B32 Sicilian Defense: Flohr Variation
       g7g6 B32 Sicilian Defense: Accelerated Dragon
        d4c6 70 B34 Sicilian Defense: Accelerated Dragon, Exchange Variation
        b1c3 30 B34 Sicilian Defense: Accelerated Dragon, Modern Variation
         f8g7 100
          c1e3 100
           g8f6
            f1c4 100 B35 Sicilian Defense: Accelerated Dragon, Modern Bc4 Variation
        c2c4 B36 Sicilian Defense: Accelerated Dragon, Maróczy Bind
         f8g7 100 B37 Sicilian Defense: Accelerated Dragon, Maróczy Bind
          c1e3 100 B38 Sicilian Defense: Accelerated Dragon, Maróczy Bind
           g8h6
            b1c3 100
             h6g4 100 B39 Sicilian Defense: Accelerated Dragon, Maróczy Bind, Breyer Variation
          f1e2
           d7d6
            d4c2
             g8h6 B37 Sicilian Defense: Accelerated Dragon, Simagin Variation
         c6d4
          b1c3
           d7d6
            d1d4 100
             g8f6 100 B36 Sicilian Defense: Accelerated Dragon, Maróczy Bind, Gurgenidze Variation
    d1d4 7
     b8c6 100
      d4d1 100
       e7e6 100
      f1c4
       c6d4 100
       g8f6
        d4d1 100 B21 Sicilian Defense: Coles Sicilian Gambit
    c2c3 B21 Sicilian Defense: Smith-Morra Gambit
     d7d5 100 B21 Sicilian Defense: Smith-Morra Gambit Declined, Scandinavian Formation
      e4d5 100
       g8f6 100
     d4c3 B21 Sicilian Defense: Smith-Morra Gambit Accepted
      g1f3 57 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Danish Variation
       d7d6 51
        b1c3 100
         e7e6
          f1c4 100
           b8c6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Scheveningen Formation
       a7a6 45
        b1c3 100
         e7e6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Kan Formation
          f1c4 100
           b8c6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Paulsen Formation
            d1e2
             b7b5 100
              e1g1
               d7d6 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Sozin Formation
                c4b3 100
                 a8a7 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Chicago Defense
             d8c7
              e1g1 100
               f8d6 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Larsen Defense
           d7d6
            e1g1 100
             g8f6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Chicago Defense
            d1e2
             f8e7
              e1g1 100
               g8f6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Finegold Defense
           g8e7 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Taimanov Formation
       g7g6 4
        b1c3 100
         b8c6 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Fianchetto Defense
       e7e6
        b1c3 100
         b8c6 100
          f1c4 100
           f8c5 66 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Morphy Defense
            e1g1 100
             a7a6 100
              c4b3 100
               b7b5 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Morphy Defense Deferred
           d8c7 34 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Siberian Variation
            d1e2
             g8h6
              e1g1 100
               h6g4 100 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Siberian Variation, Siberian Trap
           f8b4 B21 Sicilian Defense: Smith-Morra Gambit Accepted, Pin Defense
      b1c3 43
       e7e5 100
     d4d3 B21 Sicilian Defense: Smith-Morra Gambit Declined, Push Variation
      f1d3 100
       e7e5 100
      c3c4 B21 Sicilian Defense: Smith-Morra Gambit Declined, Dubois Variation
       e7e5 100
     d8a5 B21 Sicilian Defense: Smith-Morra Gambit Declined, Wing Formation
      d1d4 100
       e7e5 100
     e7e5 B21 Sicilian Defense: Smith-Morra Gambit Declined, Center Formation
      g1f3 100 B21 Sicilian Defense: Morphy Gambit, Andreaschek Gambit
       d8a5 100
     g8f6 B21 Sicilian Defense: Smith-Morra Gambit Declined, Alapin Formation
      e4e5 100
       f6e4 51
       f6d5 49 B22 Sicilian Defense: Alapin Variation, Smith-Morra Declined
    f2f4 B21 Sicilian Defense: Halasz Gambit
     b8c6 100
      g1f3 100
       d7d5 100
   d7d5 23
    e4d5 100
     d8d5 100
      c1e3 100
       c5d4 100
    h2h4 A00 Kádas Opening: Myers Variation
     d5e4 100
      g1e2 100
       b8c6 100
  e1e2 B20 Sicilian Defense: King David's Opening
   d7d5 100
    d2d3 100
     b8c6 100
      g1f3 100
       g8f6 100
  f1c4 B20 Sicilian Defense: Bowdler Attack
   e7e6 100
    b1c3 100
  f2f4 B21 Sicilian Defense: McDonnell Attack
   d7d5 100
    e4d5 100
     e7e6 86
      f1b5 100
       c8d7 100
     g8f6 14 B21 Sicilian Defense: McDonnell Attack, Tal Gambit
      c2c4 100
       c8f5 100
  g1e2 B20 Sicilian Defense: Keres Variation
   d7d5 100
    e4d5 100
     e7e6 100
      d5e6 100
       c8e6 100
  g1f3 B27 Sicilian Defense
   b7b5 50 B27 Sicilian Defense: Polish Gambit
    f1b5 100
     b8c6 100
      b5c6 100
       d7c6 100
   b8c6 32 B30 Sicilian Defense: Old Sicilian
    d2d4 75 B32 Sicilian Defense: Open
     c5d4 83
     e7e6 17 B32 Sicilian Defense: Franco-Sicilian Variation
      c1g5 79
       f7f6 100
      c2c3 21
       d7d5 82
       g8f6 18
        e4e5 100
         f6d5 100 B40 Sicilian Defense: Alapin Variation, Sherzer Variation
    f1b5 14 B30 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack
     d7d5 100
      e4d5 100
       d8d5 100
     c6a5
      d2d4 100
       c5d4 100
      b2b4 B30 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, San Francisco Gambit
       d8b6 100
     c6b8 B30 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Brooklyn Retreat Defense
      d2d4 100
       c5d4 100
     g7g6 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation
      e1g1 100
       f8g7 100
        c2c3 100
         g8f6 100
          d2d4 91 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Lutikov Gambit
          d1a4 9 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Totsky Attack
       e7e5
        c2c3
         f8g7 100
          d2d4 100 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Gufeld Gambit
        f1e1
         f8g7 100
          b2b4 B31 Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Gurgenidze Variation
    d2d3 11
     d7d6 100
      b1c3 100
       g8f6 100
    b2b4 B30 Sicilian Defense: Portsmouth Gambit
     e7e6 100
      b4b5 100
       c6d4 100
   e7e6 18 B40 Sicilian Defense: French Variation
    d2d4 77
     c5d4 100 B40 Sicilian Defense: French Variation, Open
      f3d4 100
       b8c6 44
       g8f6 23 B40 Sicilian Defense: French Variation, Normal
        b1c3 100
         f8b4 100 B40 Sicilian Defense: Pin Variation
          e4e5 100 B40 Sicilian Defense: Pin Variation, Koch Variation
          f1d3
           e6e5 B40 Sicilian Defense: Pin Variation, Jaffe Variation
         d8b6 B40 Sicilian Defense: Gaw-Paw Variation
       f8c5 15 B40 Sicilian Defense: Paulsen-Basman Defense
       a7a6 12 B41 Sicilian Defense: Kan Variation
        b1c3 100 B43 Sicilian Defense: Kan Variation, Knight Variation
         b7b5 100 B43 Sicilian Defense: Kan Variation, Wing Attack
          c1e3 64
           d8b6
            d1g4
             f8c5
              f1d3 B43 Sicilian Defense: Kan Variation, Wing Attack, Christiansen's Dream
          g2g3 21 B40 Sicilian Defense: Kan Variation, Wing Attack, Fianchetto Variation
          f1d3 15
           d8b6
            d4f3 100 B43 Sicilian Defense: Kan Variation, Wing Attack, Spraggett Attack
        c2c4 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Réti Variation
         b8c6 100
          b1c3 100
           f8b4
            f1d3
             g8f6 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Bronstein Variation
              d3c2 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Bronstein Variation
         g7g6 B41 Sicilian Defense: Kan Variation, Maróczy Bind, Hedgehog Variation
        f1d3 B42 Sicilian Defense: Kan Variation, Modern Variation
         f8c5 100 B42 Sicilian Defense: Kan Variation, Polugaevsky Variation
         g7g6 B42 Sicilian Defense: Kan Variation, Swiss Cheese Variation
          e1g1 100
           d7d6 100
            c2c4 100
             g8f6 100 B42 Sicilian Defense: Kan Variation, Gipslis Variation
       d8b6 6 B40 Sicilian Defense: Kveinis Variation
      c2c3 B40 Sicilian Defense: Smith-Morra Gambit Deferred
       d7d5 100
    c2c4 17 B40 Sicilian Defense: Kramnik Variation
     b8c6 100
      b1c3 100
       d7d6 100
    d2d3 7
     b8c6 100
      c1f4 100
       d7d5 100
    b2b3 B40 Sicilian Defense: French Variation, Westerinen Attack
     d7d5 100
      d2d3 100
       b8c6 100
    b2b4 B40 Sicilian Defense: Wing Gambit Deferred
     d7d5 100
      e4d5 100
       e6d5 100
      e4e5 C00 French Defense: Wing Gambit
       c5b4 100
    c2c3 B40 Sicilian Defense: Delayed Alapin Variation, with e6
     d7d5 100
      d2d3 100
       d5e4 100
   a7a6 B28 Sicilian Defense: O'Kelly Variation
    b2b3 37 B28 Sicilian Defense: O'Kelly Variation, Kieseritzky System
     d7d5 100
      e4d5 100
       e7e6 100
    f1e2 31 B28 Sicilian Defense: O'Kelly Variation, Aronin System
     b8c6 100
      e1g1 100
       e7e5 100
    g2g3 19 B28 Sicilian Defense: O'Kelly Variation, Réti System
     b8c6 100
      d2d3 100
       d7d5 100
    d2d4 5 B28 Sicilian Defense: O'Kelly Variation, Normal System
     c5d4 95
      c2c3 33 B28 Sicilian Defense: O'Kelly Variation, Normal System, Smith-Morra Line
       d7d5 100
      f3d4 24
       e7e5 100 B28 Sicilian Defense: O'Kelly Variation, Normal System, Taimanov Line
      f1c4 22 B28 Sicilian Defense: O'Kelly Variation, Normal System, Cortlever Gambit
       b8c6 100
      c1f4 21
       b8c6 100
      d1d4 B28 Sicilian Defense: O'Kelly Variation, Normal System, Zagorovsky Line
       b8c6 100
     e7e6 5 B40 Sicilian Defense: Drazic Variation
      c1g5 100
       f7f6 100
    b1c3 4 B28 Sicilian Defense: O'Kelly Variation, Yerevan System
     b8c6 100
      d2d3 100
       d7d6 100
    d2d3 4 B28 Sicilian Defense: O'Kelly Variation, Quiet System
     d7d6 100
      h2h4 100
       b8c6 100
    b2b4 B28 Sicilian Defense: O'Kelly Variation, Wing Gambit
     e7e6 100
      d2d4 100
       c5d4 100
    c2c3 B28 Sicilian Defense: O'Kelly Variation, Venice System
     g8f6 68 B28 Sicilian Defense: O'Kelly Variation, Venice System, Barcza Line
      d2d3 100
       d7d5 100
     d7d6 23 B28 Sicilian Defense: O'Kelly Variation, Venice System, Steiner Line
      d2d4 100
       g8f6 100
     d7d5 9
      e4d5 100
       g8f6 94 B28 Sicilian Defense: O'Kelly Variation, Venice System, Gambit Line
       e7e6 6
     b7b5 B28 Sicilian Defense: O'Kelly Variation, Venice System, Ljubojevic Line
      d2d4 100
       d7d5 100
    c2c4 B28 Sicilian Defense: O'Kelly Variation, Maróczy Bind
     e7e6 57 B28 Sicilian Defense: O'Kelly Variation, Maróczy Bind, Paulsen Line
      d2d3 100
       b8c6 100
     b8c6 43
      d2d3 100
       d7d6 100
     d7d6 B28 Sicilian Defense: O'Kelly Variation, Maróczy Bind, Robatsch Line
      d2d4 100
       b8c6 100
   b7b6 B27 Sicilian Defense: Katalimov Variation
    d2d4 100
     c5d4 100
      f1c4 100
       b8c6 100
   b8a6 A04 Zukertort Defense: Sicilian Knight Variation
    d2d4 100
     c5d4 100
      c1f4 100
       e7e6 100
   d7d6 B50 Sicilian Defense: Modern Variations
    d2d4 62 B50 Sicilian Defense
     c5d4 88 B50 Sicilian Defense
      f3d4 100
       g8f6 98 B54 Sicilian Defense: Modern Variations, Main Line
        f1c4 60 B54 Sicilian Defense: Modern Variations, Ginsberg Gambit
         a7a6
          b1c3 100 B90 Sicilian Defense: Najdorf Variation, Lipnitsky Attack
        b1c3 40
         e7e5 81
          f1b5 100 B56 Sicilian Defense: Venice Attack
         c8d7 19 B56 Sicilian Defense: Kupreichik Variation
         a7a6 B90 Sicilian Defense: Najdorf Variation
          f1e2 49 B92 Sicilian Defense: Najdorf Variation, Opocensky Variation
           e7e5 100
            c1e3
             c8e6
              d4b3 B92 Sicilian Defense: Najdorf Variation, Opocensky Variation
            e1g1
             c8e6
              d4b3
               f8e7 100 B92 Sicilian Defense: Najdorf Variation, Opocensky Variation, Modern Line
             f8e7
              d4b3
               e8g8 100 B92 Sicilian Defense: Najdorf Variation, Opocensky Variation, Traditional Line
          c1e3 18 B90 Sicilian Defense: Najdorf Variation, English Attack
           f6g4 70 B90 Sicilian Defense: Najdorf Variation, English Attack, Anti-English
           e7e6 30
            d1d2 50 B80 Sicilian Defense: Scheveningen Variation, English Attack, with Qd2
            f2f3 50 B90 Sicilian Defense: Scheveningen Variation, English Attack, with f3
          h2h3 13 B90 Sicilian Defense: Najdorf Variation, Adams Attack
          f2f4 8 B93 Sicilian Defense: Najdorf Variation, Amsterdam Variation
          c1g5 7 B94 Sicilian Defense: Najdorf Variation
           e7e6 100 B95 Sicilian Defense: Najdorf Variation
            f2f4 100 B96 Sicilian Defense: Najdorf Variation
             f8e7 57 B98 Sicilian Defense: Najdorf Variation
              d1f3
               h7h6 100
                g5h4 100
                 g7g5 100 B98 Sicilian Defense: Najdorf Variation, Goteborg Variation
               d8c7 B98 Sicilian Defense: Najdorf Variation, Traditional Line
                e1c1 100
                 b8d7 100 B99 Sicilian Defense: Najdorf Variation, Main Line
                g5h4
                 h7h6 B98 Sicilian Defense: Najdorf Variation, Browne Variation
             b7b5 43 B96 Sicilian Defense: Najdorf Variation, Polugaevsky Variation
              d1e2
               d8c7
                e4e5 100
                 d6e5 100
                  f4e5 100 B96 Sicilian Defense: Najdorf Variation, Polugaevsky Variation, Simagin Line
             d8b6 B97 Sicilian Defense: Najdorf Variation, Poisoned Pawn Variation
              a1b1
               b6b2
                d1d2
                 b2a3 100 B97 Sicilian Defense: Najdorf Variation, Poisoned Pawn Accepted
          g2g3 5 B91 Sicilian Defense: Najdorf Variation, Zagreb Variation
          g2g4 B90 Sicilian Defense: Najdorf Variation, Dekker Gambit
          h1g1 B90 Sicilian Defense: Najdorf Variation, Freak Attack
         e7e6 B80 Sicilian Defense: Scheveningen Variation
          f1e2 66 B83 Sicilian Defense: Scheveningen Variation, Classical Variation
           a7a6 100 B84 Sicilian Defense: Scheveningen Variation, Classical Variation
            e1g1 100
             b8d7 100 B84 Sicilian Defense: Najdorf Variation, Scheveningen Variation
             d8c7 B84 Sicilian Defense: Scheveningen Variation, Classical Variation
              f2f4 100
               b8c6 100 B85 Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
                c1e3 100 B85 Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
                 f8e7 100
                  d1e1
                   e8g8 100 B85 Sicilian Defense: Scheveningen Variation, Classical Main Line
                g1h1
                 f8e7 100
                  a2a4 B85 Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
          f1b5 22 B80 Sicilian Defense: Scheveningen Variation, Vitolins Variation
          f1c4 12 B86 Sicilian Defense: Sozin Attack
           a7a6 100
            c4b3 100
             b7b5 100 B87 Sicilian Defense: Sozin Attack, Flank Variation
          f2f4 B82 Sicilian Defense: Scheveningen Variation, Matanovic Attack
           b8c6 100
            c1e3 100
             f8e7
              d1f3 B82 Sicilian Defense: Scheveningen Variation, Tal Variation
          g2g3 B80 Sicilian Defense: Scheveningen Variation, Fianchetto Variation
          g2g4 B81 Sicilian Defense: Scheveningen Variation, Keres Attack
           a7a6 100
            c1e3 B90 Sicilian Defense: Scheveningen Variation, Delayed Keres Attack
             e6e5 100
              d4f5 100
               g7g6 100
                g4g5 100 B90 Sicilian Defense: Scheveningen Variation, Delayed Keres Attack, Perenyi Gambit
        f2f3 B54 Sicilian Defense: Prins Variation
         e7e5 100
          f1b5 100 B55 Sicilian Defense: Prins Variation, Venice Attack
       b8c6 2
       g7g6 B54 Sicilian Defense: Dragon Variation, Accelerated Dragon
        b1c3 100
         g8f6 100 B70 Sicilian Defense: Dragon Variation
          c1e3 100 B72 Sicilian Defense: Dragon Variation
           b8c6 80
            f1c4 100
             f8g7 100 B35 Sicilian Defense: Dragon Variation, Modern Bc4 Variation
           f8g7 20
            f2f3 B75 Sicilian Defense: Dragon Variation, Yugoslav Attack, Early Deviations
             e8g8 95 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack
              d1d2
               b8c6 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack
                e1c1 68 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack, Modern Line
                f1c4 27 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Main Line
                 c8d7 100 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack
                  e1c1 100 B78 Sicilian Defense: Dragon Variation, Yugoslav Attack
                   a8c8 100 B78 Sicilian Defense: Dragon Variation, Yugoslav Attack, Old Line
                   d8a5
                    h2h4
                     f8c8 100
                      c4b3 B79 Sicilian Defense: Dragon Variation, Yugoslav Attack
                       h7h5 B79 Sicilian Defense: Dragon Variation, Yugoslav Attack, Soltis Variation
                 a7a5 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Byrne Variation
                 c6d4
                  e3d4 100
                   c8e6 100 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Czerniak Variation
                 f6d7 B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Sosonko Variation
                g2g4 5 B76 Sicilian Defense: Dragon Variation, Yugoslav Attack, Panov Variation
             b8c6 5 B75 Sicilian Defense: Dragon Variation, Yugoslav Attack, Belezky Line
          f1e2 B70 Sicilian Defense: Dragon Variation, Classical Variation
           f8g7
            c1e3 B72 Sicilian Defense: Dragon Variation, Classical Variation
             b8c6 B72 Sicilian Defense: Dragon Variation, Classical Variation
              e1g1 97 B73 Sicilian Defense: Dragon Variation, Classical Variation
               e8g8 100
                d1d2 B73 Sicilian Defense: Dragon Variation, Classical Variation, Battery Variation
                d4b3 B74 Sicilian Defense: Dragon Variation, Classical Variation, Normal Line
                 c8e6 87
                  f2f4 100
                   d8c8 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Tartakower Line
                 a7a5 13 B74 Sicilian Defense: Dragon Variation, Classical Variation, Alekhine Line
                 c6a5
                  f2f4 100
                   c8e6 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Maróczy Line
                    e2d3
                     e6c4
                      f4f5 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Spielmann Variation
                       c4d3 100
                        c2d3 100
                         d6d5 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Bernard Defense
                        g2g4
                         d3e2 100
                          b3a5 100
                           d8a5
                            d1e2 100 B74 Sicilian Defense: Dragon Variation, Classical Variation, Stockholm Attack
               d8b6
                f2f4
                 e8g8
                  e4e5 B73 Sicilian Defense: Dragon Variation, Classical Variation, Zollner Gambit
              d4b3 3 B72 Sicilian Defense: Dragon Variation, Classical Variation
              d1d2 B72 Sicilian Defense: Dragon Variation, Classical Variation, Amsterdam Variation
               e8g8 100
                e1c1 100 B72 Sicilian Defense: Dragon Variation, Classical Variation, Grigoriev Variation
          f2f4 B71 Sicilian Defense: Dragon Variation, Levenfish Variation
           b8d7 100 B71 Sicilian Defense: Dragon Variation, Levenfish Variation, Main Line
          g2g3 B70 Sicilian Defense: Dragon Variation, Fianchetto Variation
      c2c3 B50 Sicilian Defense: Modern Variations, Tartakower
       g8f6 100
       b8c6
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
         d8d7 B53 Sicilian Defense: Chekhover Variation, Zaitsev Defense
     g8f6 12 B50 Sicilian Defense: Modern Variations, Anti-Qxd4 Move Order
      b1c3 100
       c5d4 100
      d4c5
       f6e4 100 B50 Sicilian Defense: Modern Variations, Anti-Qxd4 Move Order Accepted
    f1d3 21 B50 Sicilian Defense: Kopec System
     b8c6 100
      e1g1 100
       c8e6 100
    f1b5 17 B51 Sicilian Defense: Moscow Variation
     c8d7 100 B52 Sicilian Defense: Moscow Variation, Main Line
      b5d7 100
       b8d7 89
       d8d7 11
        e1g1 100
         b8c6 100
          c2c3
           g8f6 100
            d2d4 B52 Sicilian Defense: Moscow Variation, Haag Gambit
        c2c4 B52 Sicilian Defense: Moscow Variation, Sokolsky Variation
      d1e2
       b8c6 88
       g7g6 12
        e1g1 100
         b8c6 100
          e4e5 100 B51 Sicilian Defense: Moscow Variation, Dorfman Gambit
    b2b4 B50 Sicilian Defense: Wing Gambit, Deferred Variation
     g8f6 100
      e4e5 100
       d6e5 100
    c2c3 B50 Sicilian Defense: Delayed Alapin Variation, with d6
     g8f6 100
      d2d3 100
       b8c6 100
    g2g3
     b8c6 100
      d2d4 100
       c5d4 100
     b7b5 B50 Sicilian Defense: Kotov Gambit
      f1b5 100
       c8d7 100
   d8a5 B27 Sicilian Defense: Mongoose Variation
    b1c3 100
     b8c6 100
      f1c4 100
       d7d6 100
   d8c7 B27 Sicilian Defense: Quinteros Variation
    d2d4 100
     c5d4 100
      f3d4 100
       b8a6 100
   e7e5 B27 Sicilian Defense: Jalalabad Variation
    f3e5 100
     d7d6 100
      f1b5 100
       b8d7 100
   f7f5 B27 Sicilian Defense: Brussels Gambit
    e4f5 100
     g8h6 75 B27 Sicilian Defense: Double-Dutch Gambit
      d2d4 100
       h6f5 100
     d7d5 25
      g2g4 100
       e7e6 100
   g7g6 B27 Sicilian Defense: Hyperaccelerated Dragon
    d2d4 100 B27 Sicilian Defense: Hyperaccelerated Fianchetto
     f8g7 89 B27 Sicilian Defense: Hyperaccelerated Pterodactyl
      d4c5 69
       d8a5 100 B27 Pterodactyl Defense: Western, Rhamphorhynchus
        b1c3 100 B27 Pterodactyl Defense: Sicilian, Rhamphorhynchus
         g7c3 100
          b2c3 100 B27 Pterodactyl Defense: Sicilian, Pteranodon
           a5c3 100 B27 Sicilian Defense: Hyperaccelerated Pterodactyl, Exchange Variation
      c1e3 24
       c5d4 100
       d8a5 B06 Pterodactyl Defense: Western, Anhanguera
        b1c3 100 B27 Pterodactyl Defense: Sicilian, Anhanguera
      f1c4 7
       c5d4 100
        f3d4 100
         d8a5 100 B06 Pterodactyl Defense: Western, Siroccopteryx
      b1c3
       c5d4 100
       d8a5 B27 Modern Defense: Pterodactyl Variation
        d4d5 100 B27 Pterodactyl Defense: Sicilian, Benoni Gambit
        c1d2 B27 Pterodactyl Defense: Sicilian, Unpin
        f1c4 B06 Pterodactyl Defense: Sicilian, Siroccopteryx
        f1e2
         d7d6 B06 Pterodactyl Defense: Sicilian, Quetzalcoatlus
      c2c3
       d7d5 100
       d8a5 B27 Pterodactyl Defense: Western, Pterodactyl
      c2c4
       c5d4 100
       d7d6
        d4c5 100
         d8a5 100 A04 Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation Accepted
        f1e2
         d8a5 B06 Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation Declined
       d8a5 A04 Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation
        b1c3 100
         d7d6 100 A42 Pterodactyl Defense
       d8b6 A04 Modern Defense: Semi-Averbakh Variation, Polish Variation
      g2g3
       c5d4 100
       d8a5 B06 Pterodactyl Defense: Fianchetto, King Pterodactyl
     f7f5 11 B27 Sicilian Defense: Frederico Variation
      b1c3 100
       g8f6 100
    c2c4
     b8c6 100
      d2d3 100
       d7d6 100
     f8h6 B27 Sicilian Defense: Acton Extension
      d2d3 100
       h6c1 100
   g8f6 B29 Sicilian Defense: Nimzowitsch Variation
    e4e5 64 B29 Sicilian Defense: Nimzowitsch Variation, Advance Variation
     f6d5 100
      b1c3 67
       d5c3 92 B29 Sicilian Defense: Nimzowitsch Variation, Exchange Variation
       e7e6 8
        c3d5 100
         e6d5 100
          d2d4 100
           b8c6 100 B29 Sicilian Defense: Nimzowitsch Variation, Main Line
      f1c4 33
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
       b8c6 87
        c2c3 100 B22 Sicilian Defense: Heidenfeld Variation
       e7e6 13
    b1c3 31 B29 Sicilian Defense: Nimzowitsch Variation, Closed Variation
     d7d5 100
      e4d5 100
       f6d5 100
     e7e5
      f1c4 76
       b8c6 100
        d2d3
         f8e7 100 B30 Sicilian Defense: Closed, Anti-Sveshnikov Variation, with Nf6
      f3e5 24
       d7d6 100
     f6d5
      e4d5 100
       d7d6 100
      e4e5
    d2d3 5
     d7d5 100
      b1c3 100
       d5e4 100
   h7h6 B27 Sicilian Defense: Bücker Variation
    d2d4 100
     c5d4 100
      f1c4 100
       d7d5 100
  g1h3 B20 Sicilian Defense: Brick Variation
   d7d5 100
    e4d5 100
     c8h3 100
      g2h3 100
       d8d5 100
  g2g3 B20 Sicilian Defense: Lasker-Dunne Attack
   d7d5 100
    b1c3 100
     e7e6 100
  g2g4 B20 Sicilian Defense: Grob Variation
   d7d5 100
    e4d5 100
     d8d5 100
      f2f3 100
       c8g4 100
 c7c6 B10 Caro-Kann Defense
  d2d4 84 B12 Caro-Kann Defense
   d7d5 87 B12 Caro-Kann Defense
    b1c3 58 B15 Caro-Kann Defense
     d5e4 87 B15 Caro-Kann Defense
      c3e4 100 B15 Caro-Kann Defense: Main Line
       g8f6 43
        e4f6 90
         e7f6 66 B15 Caro-Kann Defense: Tartakower Variation
          f1c4 B15 Caro-Kann Defense: Forgacs Variation
         g7f6 34 B16 Caro-Kann Defense: Bronstein-Larsen Variation
        f1d3 10 B15 Caro-Kann Defense: Alekhine Gambit
       c8f5 39 B18 Caro-Kann Defense: Classical Variation
        f2f4
         f5g6
          e4g3 B18 Caro-Kann Defense: Classical Variation, Maróczy Attack
        g1f3
         f5g6
          e4g5
           h7h6 100
            g5e6 100 B18 Caro-Kann Defense: Martian Gambit
        g1h3
         f5g6
          e4g3 B18 Caro-Kann Defense: Classical Variation, Flohr Variation
        h2h4
         f5g6
          e4g3 B18 Caro-Kann Defense: Classical Variation, Main Line
           h7h6
            g1f3 100
             b8d7 100 B19 Caro-Kann Defense: Classical Variation
              h4h5 100 B19 Caro-Kann Defense: Classical Variation, Spassky Variation
       b8d7 13 B17 Caro-Kann Defense: Karpov Variation
        g1f3 83
         g8f6 100
          e4g3 100 B17 Caro-Kann Defense: Karpov Variation, Modern Variation, Kasparov Attack
        f1c4 17
         d7f6 100
          e4f6
           g8f6 100 B17 Caro-Kann Defense: Karpov Variation, Tiviakov-Fischer Attack
        e4g5 B17 Caro-Kann Defense: Karpov Variation, Modern Variation
         d7f6 89 B17 Caro-Kann Defense: Karpov Variation, Modern Variation, Ivanchuk Defense
         d7b6 11
          f1c4
           e7e6
            d1e2
             g8f6 B17 Caro-Kann Defense: Karpov Variation, Smyslov Variation
              c4b3 100 B17 Caro-Kann Defense: Karpov Variation, Smyslov Variation, Main Line
       h7h6 5 B16 Caro-Kann Defense: Finnish Variation
        e4g5
         g8f6
          g5f7 B15 Caro-Kann Defense: Alien Gambit
      f1c4 B15 Caro-Kann Defense: von Hennig Gambit
       b7b5 100
      f2f3 B15 Caro-Kann Defense: Rasa-Studier Gambit
       e4f3 100
       g8f6 D00 Blackmar-Diemer Gambit Declined: O'Kelly Defense
     g8f6 10 B15 Caro-Kann Defense: Campomanes Attack
      e4e5 100
       f6e4 100
      e4d5
       f6d5 100
        g1f3 100
         d5f6 B01 Scandinavian Defense: Valencian Variation, Ilundain Variation
     g7g6 3 B15 Caro-Kann Defense: Gurgenidze System
      c1f4 100
       g8f6 100
     b7b5 B15 Caro-Kann Defense: Gurgenidze Counterattack
      e4d5 100
       c8a6 100
    b1d2 31 B12 Caro-Kann Defense: Modern Variation
     e7e6 84
      g1f3 100
       b8d7 100
     d8b6 16 B12 Caro-Kann Defense: Edinburgh Variation
      g1f3 100
       g8f6 100
    e4e5 11 B12 Caro-Kann Defense: Advance Variation
     c6c5 56 B12 Caro-Kann Defense: Advance Variation, Botvinnik-Carls Defense
      g1f3 100
       b8c6 100
     c8f5 22
      g2g4 67 B12 Caro-Kann Defense: Advance Variation, Bayonet Attack
       f5e4 100
      b1c3 19 B12 Caro-Kann Defense: Advance Variation, Van der Wiel Attack
       e7e6 70
       f5g6 30
        g1e2 100
         c6c5 100
          g2g4
           e7e6
            h2h4 100 B12 Caro-Kann Defense: Advance Variation, Van der Wiel Attack
       d8b6 B12 Caro-Kann Defense: Advance Variation, Van der Wiel Attack, Dreyev Defense
      g1f3 10 B12 Caro-Kann Defense: Advance Variation, Short Variation
       e7e6 100
      h2h4 5 B12 Caro-Kann Defense: Advance Variation, Tal Variation
       e7e6 100
      b2b4 B12 Caro-Kann Defense: Advance Variation, Prins Attack
       e7e6 100
      f1e2
       e7e6 100
        c2c3 100 B12 Caro-Kann Defense: Advance, Short Variation
      g1e2 B12 Caro-Kann Defense: Advance Variation, Bronstein Variation
       e7e6 100
     e7e6 22
      b1c3 100
       g8e7 100
     g8f6
      e5f6 100
       g7f6 100
      f1d3
       f6e4 78
       f6d7 22
        e5e6 B12 Caro-Kann Defense: Mieses Attack, Landau Gambit
    c1e3 B12 Caro-Kann Defense: Mieses Gambit
     d5e4 100
      b1c3 100
       g8f6 100
    e4d5 B13 Caro-Kann Defense: Exchange Variation
     c6d5 100
      g1f3 51
       b8c6 100 B13 Caro-Kann Defense: Exchange Variation
      c2c4 38 B13 Caro-Kann Defense: Panov Attack
       g8f6 85
        b1c3 93 B13 Caro-Kann Defense: Panov Attack
         b8c6 90 B13 Caro-Kann Defense: Panov Attack, Modern Defense
          c1g5 77
           d5c4 81
            d4d5 100
             c6a5 B13 Caro-Kann Defense: Panov-Botvinnik, Herzog Defense
           d8b6 10 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Reifir-Spielmann Line
           e7e6 10 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Carlsbad Line
           d8a5 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Czerniak Line
          g1f3 23
           c8g4 100 B13 Caro-Kann Defense: Panov Attack, Modern Defense, Mieses Line
         e7e6 10 B14 Caro-Kann Defense: Panov Attack
          g1f3 100
           f8b4 100 B14 Caro-Kann Defense: Panov Attack, Main Line
         g7g6 B14 Caro-Kann Defense: Panov Attack, Fianchetto Defense
          c4d5 100
           f8g7 100 B14 Caro-Kann Defense: Panov Attack, Fianchetto Defense, Fianchetto Gambit
        c4c5 7 B13 Caro-Kann Defense: Panov Attack, Gunderam Attack
       b8c6 15
      c1f4 11
       b8c6 100
        f1d3
         g8f6 100
          c2c3 100 B13 Caro-Kann Defense: Exchange Variation, Rubinstein Variation
      g2g4 B13 Caro-Kann Defense: Exchange Variation, Bulla Attack
       b8c6 100
    f2f3 B12 Caro-Kann Defense: Maróczy Variation
     d5e4 100
      f3e4 60
       e7e5 100
      f1c4 40
       g8f6 100
       e7e5
        f3e4
         e5d4
          g1f3 100 B12 Caro-Kann Defense: Maróczy Variation, Maróczy Gambit
    g1h3
     d5e4 62
      c1f4 88
       c8h3 100
      h3g5 12 B12 Caro-Kann Defense: Ulysses Gambit
       g8f6 100
     c8h3 38
      g2h3 100
       d5e4 100
   g8f6 10 B12 Caro-Kann Defense: Masi Variation
    b1c3 100
     d7d5 67
     d7d6 33
   b8a6 3 B12 Caro-Kann Defense: De Bruycker Defense
    b1c3 100
     d7d5 78
      f1a6 100
       b7a6 100
     a6c7 22 B12 Caro-Kann Defense: De Bruycker Defense
      g1f3 100
       d7d5 100
   f7f5 B12 Caro-Kann Defense: Massachusetts Defense
    e4f5 100
     d8a5 100
      b1c3 100
       g7g6 100
  b1c3 12 B10 Caro-Kann Defense
   d7d5 67 B10 Caro-Kann Defense
    d2d4 80
    g1f3 20 B10 Caro-Kann Defense: Two Knights Attack
     d5e4 80
      c3e4 82
       g8f6 100
      f3g5 18 B10 Caro-Kann Defense: Hector Gambit
       g8f6 100
     c8g4 12 B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation
      h2h3 100
       g4f3 100 B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation, Exchange Line
       g4h5 B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation, Retreat Line
     d5d4 8
      c3e2 100
       c6c5 100
    d1f3 B10 Caro-Kann Defense: Goldman Variation
     g8f6 100
      d2d3 100
       e7e5 100
    d2d3
     d5e4 55
      c1g5 55 B10 Caro-Kann Defense: Scorpion-Horus Gambit
       h7h6 100
      c1f4 45
       e7e5 100
      g2g4 B10 Caro-Kann Defense: Spike Variation, Scorpion-Grob Gambit
       g8f6 100
     e7e5 45
      g1f3 100
       d5d4 100
    e4d5
     g8f6 76 B02 Alekhine Defense: Scandinavian Variation, Geschev Gambit
      d5c6 100
       b8c6 100
     c6d5 24
      d2d4 100
       b8c6 100
    h2h3 B10 Caro-Kann Defense: St. Patrick's Attack
     e7e5 100
      d2d4 100
       e5d4 100
   e7e5 33
    d2d4 100
     e5d4 100
      d1d4 100
       d7d6 100
  c2c4 4 B10 Caro-Kann Defense: Accelerated Panov Attack
   d7d5 61 B10 Caro-Kann Defense: Accelerated Panov Attack
    e4e5 49 B10 Caro-Kann Defense: Toikkanen Gambit
     c8e6 100
      d2d4 100
       d5c4 100
    b1c3 23
     d5e4 100
      c3e4 100
       g8f6 100
    c4d5 22
     c6d5 100
      e4d5 100
       g8f6 100 B10 Caro-Kann Defense: Accelerated Panov Attack, Modern Variation
      d1b3 B10 Caro-Kann Defense: Accelerated Panov Attack, Van Weersel Attack
       d5e4 100
    e4d5 7
     c6d5 56
      d2d4 100
     g8f6 44
     d8d5 B10 Caro-Kann Defense: Accelerated Panov Attack, Pseudo-Scandinavian
      c4d5 100
       g8f6 100
   e7e5 39 B10 Caro-Kann Defense: Accelerated Panov Attack, Open Variation
    b1c3 100
     d7d6 100
      d2d3 100
       b8d7 100
  b2b3 B10 Caro-Kann Defense: Euwe Attack
   d7d5 100
    e4d5 100
     g8f6 100
      c1b2 100
       c8f5 100
  b2b4 B10 Caro-Kann Defense: Labahn Attack
   d7d5 100
    e4d5 100
     g8f6 100
      c1b2 100
       f6d5 100
    b4b5 B10 Caro-Kann Defense: Labahn Attack, Double Gambit
     d5e4 100
      b1c3 100
       g8f6 100
   e7e5
    d2d4 100
     d7d5 100
      g1f3 100
       e8e7 100
    c1b2 B10 Caro-Kann Defense: Labahn Attack, Polish Variation
     d7d5 100
      e4d5 100
       d8d5 100
  d2d3 B10 Caro-Kann Defense: Breyer Variation
   d7d5 100
    g1f3 72 B10 Caro-Kann Defense: Endgame Offer
     d5e4 100
      d3e4 100
       d8d1 100
        e1d1 100 B10 Caro-Kann Defense: Endgame Variation
    c1f4 28
     d5e4 100
      b1c3 100
  f1c4 B10 Caro-Kann Defense: Hillbilly Attack
   d7d5 100
    c4d3 100
     e7e5 100
      g1f3 100
       g8f6 100
    d1h5
     d5c4 100
      h5e2 100
       e7e5 100
     d5e4
      h5f7 100
       e8d7 100
      c4b3 B10 Caro-Kann Defense: Hillbilly Attack, Schaeffer Gambit
       e7e6 100
  g1f3
   d7d5 100
    e4d5 72
     c6d5 71
      d2d4 78
      f3e5 22 B10 Caro-Kann Defense: Apocalypse Attack
       b8c6 100
     g8f6 29
      d2d4 100
       f6e4 100
    d2d3 28
  g2g4 B10 Caro-Kann Defense: Spike Variation
   d7d5 100
    e4e5 100
     h7h5 100
      g4g5 100
       c8f5 100
 d7d6 B00 Pirc Defense
  d2d4 94
  h2h4 6 B00 Rat Defense: Petruccioli Attack
   g8f6 100
    b1c3 100
     e7e5 100
      d2d4 100
       b8c6 100
  f2f4 B00 Rat Defense: Harmonist
   g8f6 55
    e4e5 100
     c8g4 100
      f1e2 100
       g4e2 100
   d6d5 45
    e4d5 100
     c7c6 100
      d5c6 100
       b8c6 100
     g8f6 B00 Rat Defense: Fuller Gambit
      c2c4 100
       c8f5 100
  g2g4 B00 Rat Defense: Spike Attack
   e7e5 100
    b1c3 100
     h7h5 100
      g4g5 100
       b8c6 100
 e7e5 C20 King's Pawn Game
  d2d4 97 C20 Center Game
   e5d4 88 C21 Center Game Accepted
    f1c4 100 C21 Center Game: von der Lasa Gambit
     d8f6 100
      g1f3 100
       b8c6 100
    c2c3 C21 Danish Gambit
     d7d5 83 C21 Danish Gambit Declined: Sörensen Defense
      e4d5 100
       g8f6 100
     d4c3 17 C21 Danish Gambit Accepted
      b1c3 100
       b8c6 100
      f1c4
       b7b5 100
       c3b2
        c1b2 100
         g8f6 57 C21 Danish Gambit Accepted: Classical Defense
         d8e7 20 C21 Danish Gambit Accepted: Chigorin Defense
         f8b4 15 C21 Danish Gambit Accepted: Copenhagen Defense
         d7d5 8 C21 Danish Gambit Accepted: Schlechter Defense
     g8e7 C21 Danish Gambit Accepted: Svenonius Defense
      c3d4 100
       d7d5 100
    d1d4 C21 Center Game
     b8c6 100 C22 Center Game: Normal Variation
      d4c4 53 C22 Center Game: Hall Variation
       a7a6 100
      d4e3 35 C22 Center Game: Paulsen Attack Variation
       g8f6 82 C22 Center Game: Berger Variation
       a7a6 10
       f8d6 8
        c2c3 100
         d6e7 100 C22 Center Game: Charousek Variation
       f7f5 C22 Center Game: l'Hermet Variation
      d4d1 12
       f8c5 100
    f1d3 C21 Center Game: Ross Gambit
     b8c6 100
      g1f3 100
       d7d5 100
    f2f4 C21 Center Game: Halasz-McDonnell Gambit
     b8c6 100
      g1f3 73
       d7d5 77
       f8c5 23
        c2c3 C21 Center Game: Halasz-McDonnell Gambit, Crocodile Variation
      f1c4 27
       a7a6 100
    g1f3 C21 Center Game: Kieseritzky Variation
     c7c5 100 C21 Center Game: Kieseritzky Variation
      f1c4 100 C21 Center Game: Kieseritzky Variation
       g8f6 100
     f8c5
      f3d4 100
       b8c6 100 C45 Scotch Game: Classical Variation
        c1e3 78
         d8f6 100
          c2c3 100
           g8e7 100
            d1d2 100 C45 Scotch Game: Classical Variation, Blackburne Attack
            d4c2 C45 Scotch Game: Meitner Variation
           f6g6 C45 Scotch Game: Classical Variation, Millennium Variation
          d4b5 C45 Scotch Game: Blumenfeld Attack
          f1b5
           g8e7
            c2c3 100 C45 Scotch Game: Paulsen Attack
             c6d8 C45 Scotch Game: Paulsen, Gunsberg Defense
        d4b3 22 C45 Scotch Game: Potter Variation
         c5b4 100 C45 Scotch Game: Romanishin Variation
        d4c6
         d8f6 100 C45 Scotch Game: Classical Variation, Intermezzo Variation
      c2c3 C21 Center Game: Lanc-Arnold Gambit
       d7d5 100
       d4c3
        f1c4 C21 Center Game: Lanc-Arnold Gambit, Schippler Gambit
   d7d5 12 C20 King's Pawn Game: Beyer Gambit
    d4e5 100
     d5e4 100
      d1d8 100
       e8d8 100
   a7a6 B00 St. George Defense: Zilbermints Gambit
    d4e5 100
     b8c6 100
      g1f3 100
       f7f6 100
   g7g5 B00 Borg Defense: Zilbermints Gambit
    d4e5 100
     b8c6 100
      g1f3 100
       g5g4 100
   h7h6 B00 Carr Defense: Zilbermints Gambit
    d4e5 100
     b8c6 100
      g1f3 100
       f8c5 100
  g1e2 3 C20 King's Pawn Game: Alapin Opening
   d7d5 100
    e4d5 100
     g8f6 100
      c2c4 100
       c7c6 100
  a2a3 C20 King's Pawn Game: Mengarini's Opening
   d7d5 100
    e4d5 100
     g8f6 100
      c2c4 100
       f8c5 100
  b1c3 C25 Vienna Game
   g8f6 100 C26 Vienna Game: Falkbeer Variation
    f2f4 59 C29 Vienna Game: Vienna Gambit
     d7d5 100 C29 Vienna Game: Vienna Gambit, Main Line
      d2d3 51 C29 Vienna Game: Vienna Gambit, Steinitz Variation
       c8g4 100
       f6e4
        f4e5 C29 Vienna Game: Vienna Gambit, Modern Variation
         d8g5
          g1f3
           g5h5
            g2g3
             e4g3
              c3d5 100 C29 Vienna Game: Vienna Gambit, Wurzburger Trap
      e4d5 49
       e5f4 100
      d1f3
       d5e4 100
       f6e4
        f4e5 100 C29 Vienna Game: Vienna Gambit, Paulsen Attack
         f7f5 100 C29 Vienna Game: Vienna Gambit, Bardeleben Variation
          d2d4 100 C29 Vienna Game: Heyde Variation
      g1f3
       e5f4 89
       f6e4 11
        f4e5 100
         f8e7 68 C29 Vienna Game: Vienna Gambit, Breyer Variation
         c8g4 32
          d1e2 100 C29 Vienna Game: Vienna Gambit, Kaufmann Variation
    f1c4 22 C26 Vienna Game: Stanley Variation
     f8c5 65
      d2d3 52 C26 Bishop's Opening: Vienna Hybrid, Spielmann Attack
       e8g8 100
      b2b4 48
       c5b4 100
     f6e4 20 C27 Vienna Game: Frankenstein-Dracula Variation
      c3e4 100
       d7d5 100
      d1h5
       e4d6 100
        c4b3
         b8c6 87
          c3b5 100
           g7g6 100
            h5f3 100
             f7f5 100
              f3d5 100
               d8e7
                b5c7 100
                 e8d8 100
                  c7a8 100
                   b7b6 100 C27 Vienna Game: Stanley Variation, Frankenstein-Dracula Variation
         f8e7 13 C27 Vienna Game: Stanley Variation, Monster Declined
        d2d4
         b8c6
          c4b3 100 C27 Vienna Game: Adams' Gambit
      g1f3 C27 Bishop's Opening: Boden-Kieseritzky Gambit
       e4c3 100
       d7d5 C27 Bishop's Opening: Boden-Kieseritzky Gambit, Lichtenhein Defense
        c3e4
         b8c6 100 C55 Italian Game: Two Knights Defense
     b8c6 15 C28 Vienna Game: Stanley Variation, Three Knights Variation
      d2d3 100 C24 Bishop's Opening: Vienna Hybrid
       d7d6 73
       f8b4 27
        g1e2 100 C28 Bishop's Opening: Vienna Hybrid, Hromádka Variation
      f2f4
       f6e4 77
        g1f3 C28 Vienna Game: Stanley Variation, Bronstein Gambit
       f8c5 23
     b7b5 C26 Bishop's Opening: Horwitz Gambit
      c4b5 100
       b8c6 100
      g1e2
       b5c4 100
       f8c5 C26 Vienna Game: Stanley Variation, Eifel Gambit
     f8b4 C26 Vienna Game: Stanley Variation, Reversed Spanish
      g1f3 100
       b8c6 100
    d2d4 11
     e5d4 100
      d1d4 100
       b8c6 100
    a2a3 8 C26 Vienna Game: Mengarini Variation
     d7d5 100
      e4d5 100
       f6d5 100
    d1g4
     f6g4 100
      f2f3 100
       g4f6 100
     f8b4 C25 Vienna Game: Zhuravlev Countergambit
      g4g3 100
       b4c3 100
    f2f3 C20 King's Pawn Game: King's Head Opening
     d7d5 100
      d2d4 100
       b8c6 100
    g2g3 C26 Vienna Game: Mieses Variation
     d7d5 100
      e4d5 100
       f6d5 100
       c7c6 C26 Vienna Game: Mieses Variation, Erben Gambit
   b8c6
   d7d6
    d2d4 100
     c8d7 100
      g1f3 100
       e5d4 100
    f2f4 C25 Vienna Game: Omaha Gambit
     e5f4 100
      d2d4 100
       d8h4 100
   f8c5 C25 Vienna Game: Anderssen Defense
    c3a4 83 C25 Vienna Game: Hamppe-Meitner Variation
     c5d4 100
      c2c3 100
       d4b6 100
    d1g4 17 C25 Vienna Game: Giraffe Attack
     d8f6 58
      g4f3 100
       g8e7 100
     b8c6 42
      g4g7 100
       d8h4 100
      f1c4
       d7d5 100
       d8f6
        c3d5 C25 Vienna Game: Stanley Variation, Meitner-Mieses Gambit
  b2b3 C20 King's Pawn Opening
   d7d5 100
    e4d5 100
     g8f6 100
      c2c4 100
       f8c5 100
  c2c3 C20 King's Pawn Game: MacLeod Attack
   d7d5 100
    e4d5 100
     d8d5 100
      d2d4 100
       b8c6 100
    d1h5
     f8d6 87 C20 King's Pawn Game: MacLeod Attack, Norwalde Gambit
      e4d5 100
       g8f6 100
     b8c6 13
      e4d5 100
       g8f6 100
   f7f5 C20 King's Pawn Game: MacLeod Attack, Lasa Gambit
    d2d4 100
     d7d6 100
      f1c4 100
       e5d4 100
  d1f3 C20 King's Pawn Game: Napoleon Attack
   g8f6 100
    f1c4 100
     b8c6 100
      g1e2 100
       b7b5 100
  d1h5 C20 King's Pawn Game: Wayward Queen Attack
   g8f6 100 C20 King's Pawn Game: Wayward Queen Attack, Kiddie Countergambit
    h5e5 100
     f8e7 100
      d2d4 100
       b8c6 100
    h5f5 C20 King's Pawn Opening: Speers
     d7d6 100
      f5f3 100
       c8g4 100
   e8e7
    h5e5 100
    f2f4
     d7d6 88
      f4e5 100
       g7g6 100
     f7f5 12
      h5f5 100
       d7d6 100
      e4f5
       g8f6 100
       e5f4 C30 King's Gambit Declined: Panteldakis Countergambit, Shirazi Line
  d2d3 C20 King's Pawn Game: Leonardis Variation
   d7d5 100
    c1d2 100
     d5e4 100
      d3e4 100
       b8c6 100
   f7f5 C20 King's Pawn Game: Clam Variation, King's Gambit Reversed
    b1c3 100
     d7d6 100
      c3d5 100
       g8f6 100
  e1e2 C20 Bongcloud Attack
   d7d5 100
    d2d4 100
     d5e4 100
      d4e5 100
       b8d7 100
  f1b5 C20 Portuguese Opening
   g8f6 100
    d2d4 100 C20 Portuguese Opening: Portuguese Gambit
     b8c6 100
      b5c6 100
       d7c6 100
   f8c5
    b2b4 60 C20 Portuguese Opening: Miguel Gambit
     a7a6 100
      b4c5 100
       a6b5 100
    g1f3 40
     a7a6 100
      b5c4 100
       b8c6 100
  f1c4 C23 Bishop's Opening
   c7c6 100 C23 Bishop's Opening: Philidor Counterattack
    d1f3 100
     d7d5 100
      e4d5 100
       g8f6 100
   b7b5
    c4b5 100
     c7c6 78 C23 Bishop's Opening: Anderssen Gambit
      b5d3 100
       d7d5 100
     b8c6 22
      b1c3 100
       c8b7 100
     f7f5 C23 Bishop's Opening: Thorold Gambit
      e4f5 100
       g8h6 100
   d7d5 C23 Bishop's Opening: Khan Gambit
    c4d5 100
     g8f6 100
      b1c3 100
       f6d5 100
   f7f5 C23 Bishop's Opening: Calabrese Countergambit
    d2d3 59 C23 Bishop's Opening: Calabrese Countergambit, Jaenisch Variation
     g8f6 100
      b1c3 100
       d7d6 100
    b1c3 41
     g8f6 100
      d2d3 100
   f8c5 C23 Bishop's Opening: Boi Variation
    b2b4 66 C23 Bishop's Opening: McDonnell Gambit
     c5b4 100
      b1c3 100
       b4c3 100
      c2c3 C23 Bishop's Opening: McDonnell Gambit, La Bourdonnais-Denker Gambit
       b4e7 100
      f2f4 C23 Bishop's Opening: McDonnell Gambit, McDonnell Double Gambit
       e5f4 100
     b8c6
      b4c5 100
       d8e7 100
      g1e2
       c5b4 100
       g8f6
        f2f3 C24 Bishop's Opening: Krejcik Gambit
    d2d4 15 C23 Bishop's Opening: Lewis Gambit
     e5d4 100
      g1f3 100
       d7d5 100
    c2c3 14 C23 Bishop's Opening: Philidor Variation
     d8f6 100
      d2d4 100
       e5d4 100
     d7d5 C23 Bishop's Opening: Lewis Countergambit
      c4d5 100
       g8f6 100 C23 Bishop's Opening: Lewis Countergambit
        d2d4 100 C23 Bishop's Opening: Lewis Countergambit, Walker Variation
     d8g5 C23 Bishop's Opening: del Rio Variation
      d2d4 100
       g5g2 100
    d1f3 5
     g8h6 100
      b1c3 100
       e8g8 100
    d1e2 C23 Bishop's Opening: Lopez Variation
     g8f6 100
      g1f3 81
       d7d6 100
      f2f4 19 C23 Bishop's Opening: Lopez Variation, Lopez Gambit
       b8c6 63
        c2c3 100 C23 Bishop's Opening: Lopez Gambit
       b7b5 37
    f2f4 C23 Bishop's Opening: Stein Gambit
     b8c6 100
      d1g4 100
       d7d5 100
   g8f6 C24 Bishop's Opening: Berlin Defense
    g1f3 91 C42 Petrov's Defense: Italian Variation
     b8c6 53 C55 Italian Game: Two Knights Defense
      d2d3 70 C55 Italian Game: Two Knights Defense, Modern Bishop's Opening
       d7d5 77
       f8e7 23 C55 Italian Game: Two Knights Defense, Modern Bishop's Opening
      f3g5 16 C57 Italian Game: Two Knights Defense, Knight Attack
       d7d5 100 C57 Italian Game: Two Knights Defense, Knight Attack, Normal Variation
        e4d5 100
         f6d5 100
          g5f7 100 C57 Italian Game: Two Knights Defense, Fried Liver Attack
          d2d4 C57 Italian Game: Two Knights Defense, Lolli Attack
           f8b4 C57 Italian Game: Two Knights Defense, Pincus Variation
         b7b5 C57 Italian Game: Two Knights Defense, Ulvestad Variation
          c4f1
           h7h6
            g5f7 100 C57 Italian Game: Two Knights Defense, Ulvestad Variation, Kurkin Gambit
         c6a5 C58 Italian Game: Two Knights Defense, Polerio Defense
          d2d3 62 C58 Italian Game: Two Knights Defense, Polerio Defense, Kieseritzky Variation
          c4b5 38 C58 Italian Game: Two Knights Defense, Polerio Defense, Bishop Check Line
           c7c6 100
            d5c6 100
             b7c6 100
              b5e2 100 C58 Italian Game: Two Knights Defense
               h7h6 100 C59 Italian Game: Two Knights Defense, Polerio Defense, Suhle Defense
                g5f3 100
                 e5e4 100
                  f3e5 100
                   d8c7 C59 Italian Game: Two Knights Defense, Polerio Defense, Göring Variation
                    d2d4 100
                     f8d6 100
                      c1d2 C59 Italian Game: Two Knights Defense, Knorre Variation
                g5h3 C59 Italian Game: Two Knights Defense, Steinitz Variation
              b5d3
               d8c7
                d1f3 C58 Italian Game: Two Knights Defense, Paoli Variation
              d1f3 C58 Italian Game: Two Knights Defense, Polerio Defense, Bogoljubow Variation
               a8b8 100 C58 Italian Game: Two Knights Defense, Colman Variation
               c6b5 C58 Italian Game: Two Knights Defense, Blackburne Variation
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
         c5f2
          e1f2 100
           f6e4 100
            f2e3 C57 Italian Game: Two Knights Defense, Traxler Counterattack, King March Line
        c4f7 C57 Italian Game: Two Knights Defense, Traxler Counterattack, Bishop Sacrifice Line
         e8e7 100
          d2d4 100 C57 Italian Game: Two Knights Defense, Traxler Variation, Trencianske-Teplice Gambit
      d2d4 13 C56 Italian Game: Two Knights Defense, Open Variation
       d7d6 61 C56 Italian Game: Scotch Invitation Declined
       e5d4 39 C44 Scotch Game: Scotch Gambit, Dubois Réti Defense
        e1g1 100 C56 Italian Game: Scotch Gambit
         f6e4 94 C56 Italian Game: Scotch Gambit, Double Gambit Accepted
          b1c3 C56 Italian Game: Scotch Gambit, Nakhmanson Gambit
           d7d5
            c4d5
             d8d5
              f1e1 C56 Italian Game: Scotch Gambit, Anderssen Attack
            f1e1 C56 Italian Game: Scotch Gambit, Canal Variation
         f8e7 6 C56 Italian Game: Scotch Gambit, de Riviere Defense
         d7d6 C56 Italian Game: Scotch Gambit, Janowski Defense
         f8c5 C56 Italian Game: Scotch Gambit, Max Lange Attack
          e4e5 72 C56 Italian Game: Two Knights Defense, Max Lange Attack
           f6g4 51 C56 Italian Game: Scotch Gambit, Max Lange Attack, Spielmann Defense
            c2c3 100 C56 Italian Game: Two Knights Defense, Max Lange Attack, Krause Variation
           d7d5 49
            e5f6 100
             d5c4 100
              f1e1 100
               c8e6 100
                f6g7 100 C56 Italian Game: Scotch Gambit, Max Lange Attack Accepted
                f3g5
                 d8d5
                  b1c3 100
                   d5f5 100
                    c3e4 C56 Italian Game: Scotch Gambit, Max Lange Attack, Long Variation
                     c5b6
                      f2f4
                       f5g6
                        g2g4
                         e8c8 100 C56 Italian Game: Two Knights Defense, Max Lange Attack, Berger Variation
                     c5f8 C56 Italian Game: Two Knights Defense, Max Lange Attack, Rubinstein Variation
                 g7g6 C56 Italian Game: Two Knights Defense, Max Lange Attack, Loman Defense
          c2c3 28 C56 Italian Game: Scotch Gambit, Walbrodt-Baird Gambit
        c2c3
         f8e7
          e4e5 100
           f6e4 100 C50 Italian Game: Hungarian Defense, Tartakower Variation
        c4b5
         d7d5
          e4e5 100
           f6e4 100 C56 Italian Game: Scotch Gambit, Max Lange Attack
        e4e5 C44 Scotch Game: Scotch Gambit, Advance Variation
         f6g4 C44 Scotch Game: Scotch Gambit, Kingside Variation
        f3g5 C56 Italian Game: Two Knights Defense, Perreux Variation
     f8e7 47
      d2d3 81
       e8g8 80 C24 Bishop's Opening: Kitchener Folly
       b8c6 20
      f3e5 19
       e8g8 100
    f2f4 9 C24 Bishop's Opening: Berlin Defense, Greco Gambit
     b7b5 100
      c4b5 100
       a7a6 100
    d2d4 C24 Bishop's Opening: Ponziani Gambit
     e5d4 100
      d1d4 90
       b8c6 100
      c2c3 10 C24 Bishop's Opening: Warsaw Gambit
       b8c6 100
    f2f3 C20 Barnes Opening: Walkerling
     d7d5 100
      e4d5 100
       f6d5 100
    g1e2
     f6e4 100
      d2d3 100
       e4d6 100
      e2c3 C24 Bishop's Opening: Pachman Gambit
       e4d6 100
  f1d3 C20 King's Pawn Game: Tortoise Opening
   d7d5 100
    e4d5 100
     d8d5 100
      d1f3 100
       g8f6 100
  f2f3 C20 King's Pawn Game: King's Head Opening
   f8c5 100
    b1c3 100
     b8c6 100
      c3d5 100
       g8e7 100
  f2f4 C30 King's Gambit
   e5f4 63 C33 King's Gambit Accepted
    g1h3 36 C33 King's Gambit Accepted: Eisenberg Variation
     g7g5 100
      f1c4 100
       h7h5 100
    g1f3 32 C34 King's Gambit Accepted: King's Knight's Gambit
     d7d5 100 C36 King's Gambit Accepted: Modern Defense
      e4d5 62 C36 King's Gambit Accepted: Modern Defense
       d8d5 100
       g8f6 C36 King's Gambit Accepted: Abbazia Defense
      d2d3 38
       g7g5 100
      d2d4
       d5e4 100
       f7f5
        f1d3
         f8d6
          e4f5 C30 King's Gambit Declined: Panteldakis Countergambit, Symmetrical Variation
     b8c6 C34 King's Gambit Accepted: MacLeod Defense
      d2d4 71
       g7g5 100
      b1c3 29 C25 Vienna Gambit, with Max Lange Defense: Knight Variation
       g7g5 93
        d2d4 100 C25 Vienna Gambit, with Max Lange Defense: Pierce Gambit
       f8e7 7 C25 Vienna Gambit, with Max Lange Defense: Cunningham Defense
     d7d6 C34 King's Gambit Accepted: Fischer Defense
      d2d4 100
       g7g5 100
       g8f6
        f1d3 100 C34 King's Gambit Accepted: Fischer Defense, Spanish Variation
      b2b4 C34 King's Gambit Accepted: Fischer Defense, Schulder Gambit
       d6d5 100
     f7f5 C34 King's Gambit Accepted: Gianutio Countergambit
      e4f5 100
       d7d5 100
     f8e7 C35 King's Gambit Accepted: Cunningham Defense
      d2d4 74
       e7h4 100
      f1c4 26
       g8f6 67 C35 King's Gambit Accepted: Cunningham Defense, McCormick Defense
       e7h4 33
        g2g3 100 C35 King's Gambit Accepted: Cunningham Defense, Bertin Gambit
         f4g3 100
          e1g1 100
           g3h2 100
            g1h1 C35 King's Gambit Accepted: Cunningham Defense, Bertin Gambit
     g7g5 C34 King's Gambit Accepted: King's Knight's Gambit
      f1c4 97 C37 King's Gambit Accepted: King's Knight's Gambit
       b8c6 54 C37 King's Gambit Accepted: Blachly Gambit
       f8g7 46 C38 King's Gambit Accepted: Traditional Variation
        c2c3
         d7d6 100
          d2d4 100 C38 King's Gambit Accepted: Mayet Gambit
        e1g1 C38 King's Gambit Accepted: Hanstein Gambit
        h2h4 C38 King's Gambit Accepted: Philidor Gambit
         d7d6
          d2d4
           h7h6 C34 King's Gambit Accepted: Greco Gambit
            d1d3 C38 King's Gambit Accepted: Philidor Gambit, Schultz Variation
       g5g4
        f3e5 100 C37 King's Gambit Accepted: Salvio Gambit
         b8c6
          e1f1
           d8h4 C37 King's Gambit Accepted: Salvio Gambit, Viennese Variation
         d7d6
          e1f1
           d8h4
            d2d4
             g8h6 C37 King's Gambit Accepted: Salvio Gambit, Anderssen Counterattack
         d8h4
          e1f1
           g8h6 100 C37 King's Gambit Accepted: Salvio Gambit, Silberschmidt Defense
           g8f6 C37 King's Gambit Accepted: Salvio Gambit, Santa Maria Defense
         f4f3
          e1f1
           d8h4 C37 King's Gambit Accepted: Salvio Gambit, Cochrane Gambit
            d2d4
             g8h6 100 C37 King's Gambit Accepted: Silberschmidt Gambit
        b1c3 C37 King's Gambit Accepted: McDonnell Gambit
         b8c6 100
          e1g1 100 C25 Vienna Game: Hamppe-Muzio Gambit
           g4f3 100 C25 Vienna Gambit, with Max Lange Defense: Hamppe-Muzio Gambit
            d2d4 100
             d7d5
              e4d5 100
               c8g4
                d5c6 100 C25 Vienna Game: Pierce Gambit, Rushmere Attack
            d1f3
             c6e5 100
              f3f4 100
               d8f6 100 C25 Vienna Game: Hamppe-Muzio, Dubois Variation
        c4f7 C37 King's Gambit Accepted: Lolli Gambit
        d2d4 C37 King's Gambit Accepted: Ghulam-Kassim Gambit
         g4f3 100
          d1f3 100 C37 King's Gambit Accepted: Ghulam-Kassim Gambit
          c1f4 C37 King's Gambit Accepted: Kotov Gambit
        e1g1 C37 King's Gambit Accepted: Muzio Gambit, Wild Muzio Gambit
         g4f3 100
          d1f3 100
           d8f6 60 C37 King's Gambit Accepted: Muzio Gambit, Sarratt Defense
            b1c3 100 C37 King's Gambit Accepted: Double Muzio Gambit, Bello Gambit
             f6d4 100
              g1h1 100
               d4c4 100
                c3d5 C37 King's Gambit Accepted: Double Muzio Gambit, Baldwin Gambit
           d8e7 40 C37 King's Gambit Accepted: Muzio Gambit Accepted, From's Defense
            e4e5
             e7e5
              c4f7 C37 King's Gambit Accepted: Double Muzio Gambit
           b8c6 C37 King's Gambit Accepted: Muzio Gambit, Holloway Defense
         d7d5 C37 King's Gambit Accepted: Muzio Gambit, Brentano Defense
         d8e7 C37 King's Gambit Accepted: Muzio Gambit, Kling and Horwitz Counterattack
        h2h4 C37 King's Gambit Accepted: Australian Gambit
      d2d4 3 C37 King's Gambit Accepted: Rosentreter Gambit
       d7d5 86
       g5g4 14
        f3e5 100 C37 King's Gambit Accepted: Sörensen Gambit
         d8h4 100
          g2g3 100 C37 King's Gambit Accepted: Rosentreter Gambit, Bird Gambit
        b1c3 C37 King's Gambit Accepted: Rosentreter Gambit, Sörensen Gambit
        c1f4 C37 King's Gambit Accepted: Rosentreter Gambit, Testa Variation
      b1c3 C37 King's Gambit Accepted: Quaade Gambit
       d7d6 100
      h2h4 C39 King's Gambit Accepted: King's Knight's Gambit
       g5g4 100
        f3e5 100 C39 King's Gambit Accepted: Kieseritzky Gambit
         h7h5 69 C39 King's Gambit Accepted: Kieseritzky Gambit, Long Whip
          b1c3 100
           f8h6
            f1c4 100
             h8h7 100
              d2d4 100 C39 King's Gambit Accepted: Kieseritzky, Long Whip Defense, Jaenisch Variation
         g8f6 18 C39 King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense
          e5g4 100
           d7d5 C39 King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense, de Riviere Variation
          d2d4 C39 King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense, Rubinstein Variation
           d7d5
            c1f4 C39 King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense
             f6e4 100
              b1d2 100 C39 King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense, Caro Variation
         d7d5 12 C39 King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense
          f1c4
           f8d6
            e4d5
             g8f6 C39 King's Gambit Accepted: Kieseritzky Gambit, Anderssen Defense
              d2d4 100
               f6h5 100
                c1f4
                 h5f4 100 C39 King's Gambit Accepted: Kieseritzky Gambit, Anderssen-Cordel Gambit
              e1g1 C39 King's Gambit Accepted: Kieseritzky, Rice Gambit
               d6e5 100 C39 King's Gambit Accepted: Kieseritzky Gambit, Rice Gambit
         b8c6 C39 King's Gambit Accepted: Kieseritzky Gambit, Neumann Defense
         d7d6 C39 King's Gambit Accepted: Kieseritzky Gambit, Kolisch Defense
         d8e7 C39 King's Gambit Accepted: Kieseritzky Gambit, Rosenthal Defense
          f1c4
           f7f5
            d2d4 100 C39 King's Gambit Accepted: Kieseritzky, Salvio Defense, Cozio Variation
         f8e7 C39 King's Gambit Accepted: Kieseritzky, Polerio Defense
         f8g7 C39 King's Gambit Accepted: Kieseritzky Gambit, Paulsen Defense
          f1c4
           d7d5
            e4d5
             g8f6 C39 King's Gambit Accepted: Kieseritzky Gambit, Paulsen Defense Deferred
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
         b8c6
          b1c3 C25 Vienna Gambit, with Max Lange Defense: Hamppe-Allgaier Gambit
           d7d6 C25 Vienna Gambit, with Max Lange Defense: Hamppe-Allgaier Gambit, Alapin Variation
         g8f6 C39 King's Gambit Accepted: Allgaier, Schlechter Defense
     g8e7 C34 King's Gambit Accepted: Bonsch-Osmolovsky Variation
      d2d3 100
       e7g6 100
     g8f6 C34 King's Gambit Accepted: Schallopp Defense
      d2d3 100
       d7d5 100
     h7h5 C34 King's Gambit Accepted: Wagenbach Defense
      d2d4 100
       g7g5 100
     h7h6 C34 King's Gambit Accepted: Becker Defense
      d2d4 100
       g7g5 100
    b1c3 20 C33 King's Gambit Accepted: Mason-Keres Gambit
     d8h4 100
      g2g3 100
       f4g3 100
    g1e2 8 C33 King's Gambit Accepted: Paris Gambit
     g7g5 100
      b1c3 100
       d7d6 100
    f1d3 5 C33 King's Gambit Accepted: Schurig Gambit, with Bd3
     d8h4 100
      g2g3 100
       h4h6 100
    b2b3 C33 King's Gambit Accepted: Orsini Gambit
     d8h4 100
      g2g3 100
       f4g3 100
    d1e2 C33 King's Gambit Accepted: Basman Gambit
     b8c6 100
      g1f3 100
       f8c5 100
    d1f3 C33 King's Gambit Accepted: Breyer Gambit
     b8c6 100
      f3f4 100
       f8d6 100
    d1g4 C33 King's Gambit Accepted: Dodo Variation
     b8c6 100
      g1f3 100
       d7d5 100
    d1h5 C33 King's Gambit Accepted: Carrera Gambit
     g8f6 100
      h5e5 100
       d8e7 100
    d2d4 C33 King's Gambit Accepted: Villemson Gambit
     d8h4 100
      g2g3 100
       f4g3 100
    e1f2 C33 King's Gambit Accepted: Tumbleweed
     d8h4 100
      g2g3 100
       f4g3 100
    f1b5 C33 King's Gambit Accepted: Schurig Gambit, with Bb5
     d8h4 100
      g2g3 100
       f4g3 100
    f1c4 C33 King's Gambit Accepted: Bishop's Gambit
     c7c6 65 C33 King's Gambit Accepted: Bishop's Gambit, Lopez Defense
      b1c3 100
       b7b5 100
     d7d5 35 C33 King's Gambit Accepted: Bishop's Gambit, Bledow Variation
      c4d5 100
       c7c6 100 C33 King's Gambit Accepted: Bishop's Gambit, Anderssen Variation
       g8f6 C33 King's Gambit Accepted: Bishop's Gambit, Bledow Countergambit
      e1f1
       d5c4 100
       d8h4
        c4d5 100
         f8d6 C33 King's Gambit Accepted: Bishop's Gambit, Boren-Svenonius Variation
     b7b5 C33 King's Gambit Accepted: Bishop's Gambit, Kieseritzky Gambit
      c4b5 100
       d8h4 100
      e1f1
       b5c4 100
       d8h4 C33 King's Gambit Accepted: Bishop's Gambit, Bryan Countergambit
     b8c6 C33 King's Gambit Accepted: Bishop's Gambit, Maurian Defense
      d2d4 100
       d8h4 100
      e1f1
       c6e5 100
       d8h4 C33 King's Gambit Accepted: Bishop's Gambit, Boden Variation
     d7d6
      d2d4 100
       d8h4 100
      e1f1
       c8e6 100
       d8h4 C33 King's Gambit Accepted: Bishop's Gambit, Cozio Variation
        b1c3 100
         g7g5 100
          d2d4 100
           f8g7 100
            e4e5 100 C33 King's Gambit Accepted: Bishop's Gambit, Grimm Attack
     d8h4
      e1f1 100
       g8f6 90 C33 King's Gambit Accepted: Bishop's Gambit, First Jaenisch Variation
       b8c6 10
       f8c5 C33 King's Gambit Accepted: Bishop's Gambit, Greco Variation
       g7g5 C33 King's Gambit Accepted: Bishop's Gambit, Lopez Variation
        b1c3 100
         f8g7
          d2d4 100
           g8e7 100 C33 King's Gambit Accepted: Bishop's Gambit, Classical Defense
            g2g3 C33 King's Gambit Accepted: Bishop's Gambit, McDonnell Attack
          g2g3 C33 King's Gambit Accepted: Bishop's Gambit, McDonnell Attack
        d1f3 C33 King's Gambit Accepted: Bishop's Gambit, Classical Defense, Cozio Attack
         f8g7
          g2g3 100
           f4g3
            b1c3 C33 King's Gambit Accepted: Bishop's Gambit, Fraser Variation
        g2g3
         d7d5
          c4d5 C33 King's Gambit Accepted: Bishop's Gambit, Chigorin's Attack
     f7f5 C33 King's Gambit Accepted: Bishop's Gambit, Gianutio Gambit
      b1c3 100
       f5e4 100
        d1e2 100
         d8h4 100
          e1d1 100
           e8d8 C33 King's Gambit Accepted: Lopez-Gianutio Countergambit, Hein Variation
     g7g5 C33 King's Gambit Accepted: Bishop's Gambit, Anderssen Defense
      d2d4 100
       b8c6 100
     g8e7 C33 King's Gambit Accepted: Bishop's Gambit, Steinitz Defense
      b1c3 100
       d7d5 100
     g8f6 C33 King's Gambit Accepted: Bishop's Gambit, Cozio Defense
      b1c3 100 C33 King's Gambit Accepted: Bishop's Gambit, Bogoljubow Variation
       c7c6 93 C33 King's Gambit Accepted: Bishop's Gambit, Bogoljubow Defense
       b7b5 7
       f8b4
        e4e5 100 C33 King's Gambit Accepted: Bishop's Gambit, Paulsen Attack
    f1e2 C33 King's Gambit Accepted: Tartakower Gambit
     d8h4 100
      g2g3 100
       f4g3 100
     f7f5
      e4f5 100
       d7d6 72 C33 King's Gambit Accepted: Tartakower Gambit, Weiss Defense
       d8h4 28
    g2g3 C33 King's Gambit Accepted: Gaga Gambit
     d7d5 100
      b1c3 100
       d5e4 100
    h2h4 C33 King's Gambit Accepted: Stamma Gambit
     d7d5 100
      d2d4 100
       d5e4 100
   b8c6 37 C30 King's Gambit Declined: Queen's Knight Defense
    g1e2 100
     d7d5 100
      e4d5 100
       d8d5 100
    f4e5
     d8h4 100
      e1e2 100
       h4e4 100
     f7f6 C30 King's Gambit Declined: Soller-Zilbermints Gambit
      d2d4 100
       f6e5 100
   c7c5 C30 King's Gambit Declined: Mafia Defense
    g1e2 100
     d7d5 100
      e4d5 100
       f8d6 100
   d7d5 C31 King's Gambit Declined: Falkbeer Countergambit
    e4d5 75 C31 King's Gambit Declined: Falkbeer Countergambit Accepted
     e5f4 65 C31 King's Gambit Declined: Falkbeer Countergambit, Modern Transfer
      d1e2 100
       f8e7 100
     f8c5 35 C31 King's Gambit Declined: Falkbeer Countergambit, Miles Gambit
      f4e5 100
       d8d5 100
     c7c6 C31 King's Gambit Declined: Falkbeer Countergambit, Nimzowitsch-Marshall Countergambit
      f4e5 100
       c6d5 100
      d5c6
       b8c6 100
       f8c5 C31 King's Gambit Declined: Falkbeer Countergambit, Pickler Gambit
     e5e4 C31 King's Gambit Declined: Falkbeer Countergambit, Staunton Line
      d2d3 100 C31 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit
       g8f6 68
        d3e4 100 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit Accepted
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
        b1d2 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Keres Variation
        d1e2 C32 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Old Line
       d8d5 29
       e4e3 3
        b1c3
         f8b4
          c1d2
           g8f6 C31 King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Morphy Defense
      b1c3
       g8f6 100
        d1e2 100 C31 King's Gambit Declined: Falkbeer Countergambit, Rubinstein Variation
      f1b5 C31 King's Gambit Declined: Falkbeer Countergambit, Anderssen Attack
       c7c6 100
    d2d4 25 C31 King's Gambit Declined: Falkbeer Countergambit, Hinrichsen Gambit
     e5d4 100
      d1d4 100
       d5e4 100
    b1c3 C31 King's Gambit Declined: Falkbeer Countergambit, Milner-Barry Variation
     d5e4 100
      c3e4 78 C31 Van Geet Opening: Grünfeld Defense, Steiner Gambit
       b8c6 100
      f4e5 22
       b8c6 100
    g1f3 C31 King's Gambit Declined: Falkbeer Countergambit, Blackburne Attack
     d5e4 100
      f3e5 100
       f8c5 100
   d8f6 C30 King's Gambit Declined: Norwalde Variation
    b1c3 100
     f6f4 100
      d2d4 100 C30 King's Gambit Declined: Norwalde Variation, Schubert Variation
       f4f6 100
      f1c4
       f8b4 100
        g1f3 100 C30 King's Gambit Declined: Norwalde Variation, Bücker Gambit
   d8h4 C30 King's Gambit Declined: Keene's Defense
    g2g3 100 C30 King's Gambit Declined: Keene's Defense
     h4f6 100
      g1e2 100
       f8c5 100
     h4e7 C30 King's Gambit Declined: Keene Defense
      b1c3 100
       g8f6 100
   f7f5 C30 King's Gambit Declined: Panteldakis Countergambit
    e4f5 86
     e5f4 100
      d1e2 100
       g8e7 100
     d8h4 C30 King's Gambit Declined: Panteldakis Countergambit, Greco Variation
      g2g3 100
       h4f6 100
     f8c5 C30 King's Gambit Declined: Panteldakis Countergambit, Schiller's Defense
      f4e5 100
       b8c6 100
    f1c4 14
     f8c5 100
      g1f3 100
       b8c6 100
    g1f3
     b8c6 78 C30 King's Gambit Declined: Miles Defense
      d2d3 100
       d7d5 100
     d7d6 22
      d2d3 100
       b8c6 100
   f8c5 C30 King's Gambit Declined: Classical Variation
    g1f3 96
     d7d6 100
      d2d4 68
       e5d4 100
      c2c3 17 C30 King's Gambit Declined: Classical Variation
       f7f5 100 C30 King's Gambit Declined: Classical Variation, Rubinstein Countergambit
        f4e5 100
         d6e5 100
          d2d4 100
           e5d4 100
            f1c4 100 C30 King's Gambit Declined: Classical, Réti Variation
       c8g4
        f4e5
         d6e5 100
          d1a4 C30 King's Gambit Declined: Classical Variation, Euwe Attack
      b2b4 15 C30 King's Gambit Declined: Classical Variation, Rotlewi Countergambit
       c5b4 100
      f4e5 C30 King's Gambit Declined: Classical, Soldatenkov Variation
       d6e5 100
    d1g4 4
     d7d5 100
      g4g7 100
       d8f6 100
    b1c3
     d7d6 100
      g1f3 100
       b8c6 100
       b8d7 C30 King's Gambit Declined: Classical, Hanham Variation
    d1h5 C30 King's Gambit Declined: Classical Variation, Walthoffen Attack
     b8c6 100
      f1c4 100
       g7g6 100
    d2d3
     d7d6 100
      g1f3 100
       b8c6 100
     g8f6 C20 King's Pawn Game: Clam Variation, Radisch Gambit
      f4e5 100
       e8g8 100
   g7g5 C30 King's Gambit Declined: Zilbermints Double Countergambit
    f4e5 100
     d7d6 100
      d2d4 100
       d6e5 100
    g1f3
     e5f4 66
     b8c6 34 C30 King's Gambit Declined: Zilbermints Double Gambit
      f4g5 75
       d7d5 84
       h7h6 16 C30 King's Gambit Declined: Hobbs-Zilbermints Gambit
      f4e5 25
       g5g4 100
     f8c5 C30 King's Gambit Declined: Senechaud Countergambit
      f4e5 100
       g5g4 100
   g8f6 C30 King's Gambit Declined: Petrov's Defense
    d2d3 100
     d7d6 100
      g1f3 100
       b8c6 100
  g1f3 C40 King's Knight Opening
   b8c6 70 C44 King's Knight Opening: Normal Variation
    d2d4 69 C44 Scotch Game
     e5d4 100 C44 Scotch Game
      f3d4 60 C45 Scotch Game
       d7d5 51
       c6d4 27
        d1d4 100 C44 Scotch Game: Lolli Variation
         d7d6 100
          f1d3 100 C45 Scotch Game: Ghulam-Kassim Variation
       g8f6 22 C45 Scotch Game: Schmidt Variation
        d4c6 100
         b7c6 100
          e4e5 82 C45 Scotch Game: Mieses Variation
          b1d2 18 C45 Scotch Game: Tartakower Variation
        e4e5 C45 Scotch Game: Alekhine Gambit
       d8h4 C45 Scotch Game: Steinitz Variation
        b1c3 100 C45 Scotch Game: Steinitz Variation
         f8b4 100 C45 Scotch Game: Modern Defense
        c1e3 C45 Scotch Game: Braune Variation
        d4b5 C45 Scotch Game: Horwitz Attack
         f8b4
          c1d2 C45 Scotch Game
        d4f3 C45 Scotch Game: Fraser Variation
        d4f5 C45 Scotch Game: Paulsen Variation
       f8b4 C45 Scotch Game: Malaniuk Variation
       f8c5
      f1c4 36 C44 Scotch Game: Scotch Gambit
       g8f6 92
       d8e7 8
       f8b4 C44 Scotch Game: Scotch Gambit, London Defense
       f8c5 C44 Scotch Game: Haxo Gambit
        e1g1 100
         d7d6
          c2c3 100
           c8g4 C44 Scotch Game: Scotch Gambit, Cochrane-Anderssen Variation
        c2c3
         c5b6
          c3d4 100
           d7d6 100 C53 Italian Game: Classical Variation, La Bourdonnais Variation
        f3g5 C44 Scotch Game: Scotch Gambit, Sarratt Variation
         g8h6
          d1h5 C44 Scotch Game: Vitzthum Attack
       f8e7 C44 Scotch Game: Benima Defense
      c2c3 3 C44 Scotch Game: Göring Gambit
       d7d5 100 C44 Scotch Game: Scotch Gambit, Göring Gambit Declined
       d4c3
        b1c3 100
         f8b4 100 C44 Scotch Game: Göring Gambit, Main Line
        f1c4 C44 Scotch Game: Göring Gambit, Double Pawn Sacrifice
         f8b4
          b2c3 100
           b4a5 100
            e4e5 100 C44 Scotch Game: Cochrane Variation
          b1c3
           g8f6 100 C44 Scotch Game: Göring Gambit, Bardeleben Variation
      f1b5 2 C44 Scotch Game: Relfsson Gambit
       g8f6 100
        e1g1 100 C65 Ruy Lopez: Berlin Defense, Nyholm Attack
         d7d6
          b1c3
           c8d7 C66 Ruy Lopez: Berlin Defense, Closed Wolf Variation
       d7d6
        e1g1 100 C62 Ruy Lopez: Steinitz Defense, Center Gambit
     c6d4 C44 Scotch Game: Lolli Variation
      f3e5 55
       f8c5 100
      f3d4 45
       e5d4 100
        f1c4 C44 Scotch Game: Napoleon Gambit
    f1c4 21 C50 Italian Game
     d7d6 68 C50 Italian Game: Paris Defense
      d2d4 100
       g8f6 100
     g8f6 32
     c6d4 C50 Italian Game: Blackburne-Kostić Gambit
      f3e5 100
       g8h6 100
     f7f5 C50 Italian Game: Rousseau Gambit
      d2d3 100
       g8f6 100
     f8c5 C50 Italian Game: Giuoco Piano
      e1g1 100
       d7d6 100
      b2b4 C51 Italian Game: Evans Gambit
       c5b4 79 C51 Italian Game: Evans Gambit Accepted
        c2c3 100
         b4a5 58 C52 Italian Game: Evans Gambit, Main Line
          e1g1 83 C52 Italian Game: Evans Gambit, Slow Variation
           d7d6 C52 Italian Game: Evans Gambit
            d2d4 100
             c8g4 87 C52 Italian Game: Evans Gambit, Alapin-Steinitz Variation
             c8d7 13 C52 Italian Game: Evans Gambit, Sanders-Alapin Variation
             a5b6 C52 Italian Game: Evans Gambit, Lasker Defense
          d2d4 17
           e5d4 97 C52 Italian Game: Evans Gambit, Pierce Defense
            c1d2 100
             a5b4
              c3d4 C51 Italian Game: Evans Gambit, Harding Variation
            e1g1
             d4c3 74 C52 Italian Game: Evans Gambit, Compromised Defense
             b7b5 26 C52 Italian Game: Evans Gambit, Johner Defense
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
                  d1b3 100
                   c6a5 100
                    b3c2
                     e8f8
                      c4f7 C51 Italian Game: Evans Gambit, Fraser-Mortimer Attack
                 c8g4 C51 Italian Game: Evans Gambit
                  d1a4 C51 Italian Game: Evans Gambit, Fraser Attack
                c1b2
                 c6a5 100
                  d4d5 C51 Italian Game: Evans Gambit, Ulvestad Variation
                   g8e7 C51 Italian Game: Evans Gambit, Paulsen Variation
             d4d3 C52 Italian Game: Evans Gambit, Dufresne Defense
             g8e7 C52 Italian Game: Evans Gambit, Mieses Defense
             g8f6 C52 Italian Game: Evans Gambit, Anderssen Defense
           g8f6 3 C52 Italian Game: Evans Gambit, Laroche Variation
            e1g1 100
             e8g8 100
              f3e5 100 C52 Italian Game: Evans Gambit, Richardson Attack
           b7b5 C52 Italian Game: Evans Gambit, Leonhardt Countergambit
           d7d6 C52 Italian Game: Evans Gambit, Bronstein Defense
            d1b3 100 C52 Italian Game: Evans Gambit, Tartakower Attack
             e5d4 100
              e1g1 C52 Italian Game: Evans Gambit, Waller Attack
            c1g5 C52 Italian Game: Evans Gambit, Sokolsky Variation
         b4d6 23 C51 Italian Game: Evans Gambit, Stone-Ware Variation
         b4f8 11 C51 Italian Game: Evans Gambit, Mayet Defense
         b4e7 8 C51 Italian Game: Evans Gambit, Anderssen Variation
          d2d4 100
           c6a5 C51 Italian Game: Evans Gambit, Anderssen Variation, Cordel Line
         b4c5 C51 Italian Game: Evans Gambit, McDonnell Defense
       b7b5 21 C51 Italian Game: Evans Gambit, Fontaine Countergambit
       c5b6 C51 Italian Game: Evans Gambit Declined
        c1b2 100 C51 Italian Game: Evans Gambit Declined, Cordel Variation
        a2a4 C51 Italian Game: Evans Gambit Declined
         a7a6 100
          b1c3 100 C51 Italian Game: Evans Gambit Declined, Showalter Variation
        f3e5
         c6a5
          b4b5
           d8g5 C51 Italian Game: Evans Gambit Declined, Hirschbach Variation
            c1b2
             g5e5
              d1f3 100
               e8d8 100
                f3f7 C51 Italian Game: Evans Gambit Declined, Hicken Variation
            d1h5
             e8e7
              c4f7 C51 Italian Game: Evans Gambit Declined, Vasquez Variation
           g8h6 C51 Italian Game: Evans Gambit Declined, Lange Variation
       d7d5 C51 Italian Game: Evans Gambit, Hein Countergambit
      c2c3 C53 Italian Game: Classical Variation
       b7b5 100
       d8e7 C53 Italian Game: Classical Variation, Closed Variation
        d2d4 100
         c5b6 C53 Italian Game: Classical Variation, Center Holding Variation
          c1g5 100 C53 Italian Game: Classical Variation, Mestel Variation
          d4d5
           c6b8
            d5d6 C53 Italian Game: Classical Variation, Eisinger Variation
       g8f6 C54 Italian Game: Classical Variation
        e1g1 65 C50 Italian Game: Classical Variation, Albin Gambit
        d2d3 23 C54 Italian Game: Classical Variation, Giuoco Pianissimo
         d7d5 57 C54 Italian Game: Classical Variation, with d5
          e1g1
           e8g8 C54 Italian Game: Classical Variation, Giuoco Pianissimo
         a7a6 33 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a6
          e1g1 100
           d7d6 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            a2a4 C54 Italian Game: Classical Variation, Giuoco Pianissimo
             e8g8 86 C54 Italian Game: Classical Variation, Giuoco Pianissimo
             c5a7 14 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            f1e1 C54 Italian Game: Classical Variation, Giuoco Pianissimo
             c5a7 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
              a2a4 82
               a7b6
                h2h3 100
                 d8e7 100
                  d3d4 100 C53 Italian Game: Classical Variation, Tarrasch Variation
              h2h3 18
               e8g8 100
                c4b3 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo, Main Line
          b1d2
           d7d6 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a6
         d7d6 11 C54 Italian Game: Classical Variation, Giuoco Pianissimo
          b2b4 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo, Albin Variation
          e1g1
           e8g8 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            b1d2 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            a2a4
             a7a5 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a4 a5
           h7h6 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with h6
            b1d2 C54 Italian Game: Classical Variation, Giuoco Pianissimo
            f1e1 C54 Italian Game: Classical Variation, Giuoco Pianissimo
         a7a5
          e1g1 C54 Italian Game: Classical Variation, Giuoco Pianissimo, with a5
         h7h6
          e1g1 100 C54 Italian Game: Classical Variation, Giuoco Pianissimo
        b2b4 12 C53 Italian Game: Bird's Attack
        d2d4 C54 Italian Game: Classical Variation, Center Attack
         e5d4 100
          c3d4 100 C54 Italian Game: Classical Variation, Greco Gambit, Traditional Line
           c5b4 100
            b1c3 95 C54 Italian Game: Giuoco Piano, Greco's Attack
             f6e4 100
              e1g1
               b4c3 100 C54 Italian Game: Classical Variation, Greco Gambit, Main Line
                b2c3 100
                 d7d5 100
                  c1a3 C54 Italian Game: Giuoco Piano, Steinitz Variation
                d4d5 C54 Italian Game: Classical Variation, Greco Gambit, Moeller-Therkatz Attack
               e4c3 C54 Italian Game: Classical Variation, Greco Gambit, Greco Variation
                b2c3
                 b4c3 100
                  c1a3 100 C54 Italian Game: Giuoco Piano, Aitken Variation
                d1b3
                 d7d5 100
                  b2c3 100
                   b4c3 C54 Italian Game: Giuoco Piano, Bernstein Variation
            e1f1 5 C54 Italian Game: Giuoco Piano, Cracow Variation
          e4e5 C54 Italian Game: Classical Variation, Greco Gambit, Modern Line
           d7d5 100 C54 Italian Game: Classical Variation, Greco Gambit, Modern Line
           f6g4
            c4d5
             g4f2
              e1f2 100
               d4c3 100
                f2g3 100 C54 Italian Game: Classical Variation, Ghulam-Kassim Variation
      c4f7 C50 Italian Game: Jerome Gambit
       e8f7 100
      d2d3 C50 Italian Game: Giuoco Pianissimo
       b7b5 100
       f7f5 C50 Italian Game: Giuoco Pianissimo, Lucchini Gambit
        f3g5
         f5f4 100 C50 Italian Game: Giuoco Pianissimo, Dubois Variation
       g8f6 C50 Italian Game: Giuoco Pianissimo, Normal
        b1c3 100 C50 Italian Game: Giuoco Pianissimo, Italian Four Knights Variation
         d7d6 100
          e1g1 100 C50 Italian Game: Giuoco Pianissimo
          c1g5 C50 Italian Game: Giuoco Pianissimo, Canal Variation
      d2d4 C50 Italian Game: Rosentreter Gambit
       c5d4 100
       g8f6
        e1g1 C50 Italian Game: Deutz Gambit
     f8e7 C50 Italian Game: Hungarian Defense
      d2d4 100
       e5d4 100
     h7h6 C50 Italian Game: Anti-Fried Liver Defense
      d2d4 100
       e5d4 100
    b2b4 5 C44 King's Pawn Game: Pachman Wing Gambit
     d7d5 100
      e4d5 100
       c6b4 100
    f1e2 5 C44 King's Pawn Game: Tayler Opening
     d7d5 82
      e4d5 80
       d8d5 100
      d2d3 20
       g8f6 100
        b1d2 100 C44 King's Pawn Game: Tayler Opening, Inverted Hanham
     g8f6 18
      b1c3 75
       d7d5 100
      d2d4 25 C44 King's Pawn Game: Tayler Opening
       e5d4 100
        e4e5 100 C44 King's Pawn Game: Tayler Opening, Basman Gambit
    c2c3 C44 Ponziani Opening
     d7d5 55
      e4d5 100
       d8d5 100
      d1a4
       d5e4 58
       f7f6 42 C44 Ponziani Opening: Steinitz Variation
       c8d7 C44 Ponziani Opening: Caro Gambit
     g8f6 31 C44 Ponziani Opening: Jaenisch Counterattack
      d2d4 69
       f6e4 100
        d4d5
         f8c5 100 C44 Ponziani Opening: Vukovic Gambit
      d2d3 31 C44 Ponziani Opening: Jaenisch Counterattack
       d7d5 100 C44 Ponziani Opening: Jaenisch Counterattack
        b1d2 100 C44 Ponziani Opening: Jaenisch Counterattack
      d1a4
       d7d5 100 C44 Ponziani Opening: Leonhardt Variation
      f1c4 C44 Ponziani Opening: Neumann Gambit
       f6e4 100
     f7f5 14 C44 Ponziani Opening: Ponziani Countergambit
      d2d4 100
       e5d4 100
       d7d6
        d4d5 100 C44 Ponziani Opening: Ponziani Countergambit, Schmidt Attack
     f8e7 C44 Ponziani Opening: Romanishin Variation
      d2d4 100
       d7d6 100
     g8e7 C44 Ponziani Opening: Réti Variation
      d2d4 100
       d7d5 100
    c2c4 C44 King's Pawn Game: Dresden Opening
     f8c5 100
    f1b5 C60 Ruy Lopez
     f8e7 100 C60 Ruy Lopez: Lucena Variation
      b5c6 100
       d7c6 100
     a7a5 C60 Ruy Lopez: Bulgarian Variation
      b5c6 100
       d7c6 100
     a7a6 C70 Ruy Lopez: Morphy Defense
      b5c6 100 C68 Ruy Lopez: Exchange Variation
       d7c6 84
        b1c3 66 C68 Ruy Lopez: Exchange Variation, Keres Variation
         f7f6 100
          d2d3 100 C68 Ruy Lopez: Exchange Variation, Romanovsky Variation
        e1g1 34 C69 Ruy Lopez: Exchange Variation, Normal Variation
         h7h5 90
          h2h3 100
           c8g4 C69 Ruy Lopez: Exchange Variation, Alapin Gambit
         d8d6 10 C69 Ruy Lopez: Exchange Variation, Bronstein Variation
         f7f6 C69 Ruy Lopez: Exchange Variation, Gligoric Variation
         f8d6 C69 Ruy Lopez: Exchange Variation, King's Bishop Variation
       b7c6 16 C68 Ruy Lopez: Exchange Variation, Lutikov Variation
      b5a4
       g8e7 44 C70 Ruy Lopez: Morphy Defense, Cozio Defense
       b7b5 31 C70 Ruy Lopez: Morphy Defense, Caro Variation
        a4b3 100
         f8c5 100 C70 Ruy Lopez: Morphy Defense, Graz Variation
         c6a5 C70 Ruy Lopez: Morphy Defense, Norwegian Variation
          b3f7 C70 Ruy Lopez: Morphy Defense, Norwegian Variation, Nightingale Gambit
       g8f6 26
        e1g1 83 C78 Ruy Lopez: Morphy Defense
         b7b5 100
          a4b3 100
           c8b7 C78 Ruy Lopez: Morphy Defense, Arkhangelsk Variation
         d7d5 C78 Ruy Lopez: Central Countergambit
         f8e7 C84 Ruy Lopez: Closed
          a4c6 50 C85 Ruy Lopez: Closed, Delayed Exchange
          d2d3 50 C84 Ruy Lopez: Closed, Martinez Variation
          a4b3
           b7b5
            a2a4 100 C78 Ruy Lopez: Morphy Defense, Wing Attack
          b1c3 C84 Ruy Lopez: Closed, Morphy Attack
          d1e2 C86 Ruy Lopez: Closed, Worrall Attack
           b7b5 100
            a4b3 100
             e8g8 100 C86 Ruy Lopez: Closed, Worrall Attack, Castling Line
              c2c3 100
               d7d5 100
                d2d3 100 C86 Ruy Lopez: Closed, Worrall Attack, Castling Line
          d2d4 C84 Ruy Lopez: Closed, Center Attack
           e5d4 100
            e4e5 100
             f6e4
              c2c3 C84 Ruy Lopez: Closed, Basque Gambit
               d4c3 C84 Ruy Lopez: Closed, Center Attack, Basque Gambit
          f1e1
           b7b5 100
            a4b3 100 C88 Ruy Lopez: Closed
             e8g8 71 C88 Ruy Lopez: Closed
              c2c3 100
               d7d5 C89 Ruy Lopez: Marshall Attack
                e4d5 100
                 f6d5 100
                  f3e5 100
                   c6e5 100
                    e1e5 100
                     c7c6 100 C89 Ruy Lopez: Marshall Attack, Modern Variation
                      d2d4 100 C89 Ruy Lopez: Marshall Attack, Main Line
                       e7d6 100
                        e5e1
                         d8h4 100
                          g2g3 100
                           h4h3 100 C89 Ruy Lopez: Marshall Attack, Modern Main Line
                            c1e3 100
                             c8g4 100
                              d1d3 100
                               a8e8 100
                                b1d2 100
                                 e8e6
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
                     d5f6 C89 Ruy Lopez: Marshall Attack, Original Marshall Attack
                 e5e4 C89 Ruy Lopez: Marshall Attack, Steiner Variation
              a2a4 C88 Ruy Lopez: Closed, Anti-Marshall
             d7d6 29
              c2c3 100
               e8g8 100 C90 Ruy Lopez: Closed
                h2h3 43 C92 Ruy Lopez: Closed
                 h7h6 25 C93 Ruy Lopez: Closed, Smyslov Defense
                  a2a3
                   c8b7
                    d2d4 100
                     f8e8 100
                      b1d2 100
                       e7f8 100 C92 Ruy Lopez: Closed, Smyslov-Breyer-Zaitsev Hybrid
                 c6a5 24 C97 Ruy Lopez: Closed, Chigorin Defense
                  b3c2 100 C96 Ruy Lopez: Closed, Chigorin Defense
                   c7c5 42 C96 Ruy Lopez: Closed, Chigorin Defense
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
                      b1d2
                       d8c7
                   c7c6 38
                    d2d4 100
                     d8c7 100 C96 Ruy Lopez: Closed, Rossolimo Defense
                   f6d7 20
                    d2d4 100
                     c7c5 100 C96 Ruy Lopez: Closed, Keres Defense
                   d6d5 C96 Ruy Lopez: Closed, Chigorin Defense, Gajewski Gambit
                 c8b7 24 C92 Ruy Lopez: Closed, Flohr System
                 c8e6 13 C92 Ruy Lopez: Closed, Kholmov Variation
                 f6d7 7 C92 Ruy Lopez: Closed, Karpov Variation
                 f8e8 7 C92 Ruy Lopez: Closed, Zaitsev System
                 c6b8 C94 Ruy Lopez: Closed, Breyer Defense
                d2d4 41 C91 Ruy Lopez: Closed, Yates Variation
                 c6b8
                  h2h3 C95 Ruy Lopez: Closed, Breyer
                   b8d7 100 C95 Ruy Lopez: Closed, Breyer Defense, Zaitsev Hybrid
                    b1d2
                     c7c5 100
                      b3c2 100
                       c8b7 100 C95 Ruy Lopez: Closed, Breyer Defense
                    f3h4 C95 Ruy Lopez: Closed, Breyer Defense
                   c7c5
                    b3c2
                     b8c6
                d2d3 16 C90 Ruy Lopez: Closed, Pilnik Variation
                 c6b8
                  h2h3 C94 Ruy Lopez: Closed, Breyer Defense, Quiet Variation
                a2a3 C90 Ruy Lopez: Closed, Suetin Variation
                a2a4
                 c8g4 100
                  d2d4 100 C91 Ruy Lopez: Closed, Yates Variation, Short Attack
                b3c2 C90 Ruy Lopez: Closed, Lutikov Variation
             c8b7 C88 Ruy Lopez: Closed, Trajkovic Counterattack
             d7d5
              c2c3
               e8g8
           d7d6 C87 Ruy Lopez: Closed, Averbakh Variation
            c2c3
             c8d7 100
              d2d4 100
               e8g8 100
                b1d2 100
                 d7e8 C72 Ruy Lopez: Closed, Kecskemet Variation
            d2d4
             b7b5 100
              a4b3 100 C88 Ruy Lopez: Closed, Rosen Attack
               e5d4 100
                f3d4 100
                 c6d4 100
                  d1d4 100
                   c7c5 100 C88 Ruy Lopez: Noah's Ark Trap
               c6a5
                a2a4
                 c7c5
                  c2c3
                   d8c7 100
                    b3c2 100 C88 Ruy Lopez: Closed, Balla Variation
               c8g4
                c2c3
                 e8g8 100 C91 Ruy Lopez: Closed, Bogoljubow Variation
         g7g6 C78 Ruy Lopez: Brix Variation
        a4c6 17 C77 Ruy Lopez: Morphy Defense, Bayreuth Variation
       d7d6 C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        a4c6 100
         b7c6 100
          d2d4 100 C73 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
           g8f6 70
            e1g1 100
             f6e4 100 C79 Ruy Lopez: Morphy Defense, Steinitz Deferred
              b1c3
               d6d5
                f1e1
                 f7f5
                  d4e5 C79 Ruy Lopez: Steinitz Defense Deferred, Boleslavsky Variation
           c8g4 30
            e1g1 100
             g8f6 100 C79 Ruy Lopez: Steinitz Defense Deferred, Lipnitsky Variation
           f7f6 C73 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        b1c3 C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        c2c3 C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         f7f5 100 C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Siesta Variation
          e4f5 100
           c8f5 100
            e1g1 100 C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         c8d7 C75 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
          d2d4 100
           g7g6 C76 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Fianchetto Variation
           g8e7 C75 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
        c2c4 C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
         g8f6 100
          d2d3 100 C77 Ruy Lopez: Morphy Defense, Duras Variation
        d2d4
         b7b5
          a4b3 100
           c8g4 85
            d1e2
             f8e7
              c2c3 100
               g8f6 100 C77 Ruy Lopez: Wormald Attack, Grünfeld Variation
           c6d4 15
            f3d4 100
             e5d4 100
              d1d4
               c7c5 100 C71 Ruy Lopez: Noah's Ark Trap
        e1g1 C72 Ruy Lopez: Morphy Defense, Modern Steinitz Defense
       f7f5 C70 Ruy Lopez: Morphy Defense, Schliemann Defense Deferred
       f8b4 C70 Ruy Lopez: Morphy Defense, Alapin's Defense Deferred
       f8c5 C70 Ruy Lopez: Morphy Defense, Classical Defense Deferred
       g7g6 C70 Ruy Lopez: Morphy Defense, Fianchetto Defense Deferred
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
       a7a6 100
     c6b8 C60 Ruy Lopez: Retreat Variation
      f3e5 100
       b8c6 100
     c6d4 C61 Ruy Lopez: Bird Variation
      f3d4 100
       e5d4 100
      b5a4
       b7b5 100
       a7a6 C70 Ruy Lopez: Bird's Defense Deferred
      e1g1
       d4b5 100
       g8e7
        f3d4 100
         e5d4 100 C61 Ruy Lopez: Bird Variation, Paulsen Variation
     d7d5 C60 Ruy Lopez: Spanish Countergambit
      f3e5 85
       g8e7 100
       d8g5
        e5c6 100 C60 Ruy Lopez: Spanish Countergambit, Harding Gambit
         d5e4 100
          b1c3 100
           f7f5
            c3e4
             f5e4 100 C63 Ruy Lopez: Schliemann Defense, Classical Variation
         f7f5
          b1c3
           f5e4 100
            c3d5
             g5d5 100 C63 Ruy Lopez: Schliemann Defense, Möhring Variation
      e1g1 8
       d5e4 100
       d8g5
        f3e5 C60 Ruy Lopez: Spanish Countergambit, Harding Countergambit, Fricke Gambit
      b5c6 7
       b7c6 100
      c2c3 C44 Ponziani Opening: Spanish Variation
       d5e4 100
        d1a4
         d8d5
          f3e5 100 C44 Ponziani Opening: Spanish Variation, Harrwitz Attack, Nikitin Gambit
     d7d6 C62 Ruy Lopez: Steinitz Defense
      b5c6 100
       b7c6 100
      c2c4
       g8f6 74
        d2d3 100 C65 Ruy Lopez: Berlin Defense, Duras Variation
       c8d7 26
        d2d4 100 C62 Ruy Lopez: Old Steinitz Defense, Semi-Duras Variation
     d8e7 C60 Ruy Lopez: Vinogradov Variation
      e1g1 100
       a7a6 100
     f7f5 C63 Ruy Lopez: Schliemann Defense
      b1c3 83 C63 Ruy Lopez: Schliemann Defense, Dyckhoff Variation
       f5e4 100
        c3e4
         f8e7 C63 Ruy Lopez: Schliemann Defense, Kostić Defense
         g8f6 C63 Ruy Lopez: Schliemann Defense, Tartakower Variation
      b5c6 12 C63 Ruy Lopez: Schliemann Defense, Exchange Variation
       d7c6 100
      e4f5 5 C63 Ruy Lopez: Schliemann Defense, Jaenisch Gambit Accepted
       e5e4 100
       a7a6
        b5a4 C70 Ruy Lopez: Morphy Defense, Schliemann Defense Deferred, Jaenisch Gambit Deferred
      d2d4 C63 Ruy Lopez: Schliemann Defense, Schönemann Attack
       e5d4 100
     f7f6 C60 Ruy Lopez: Nürnberg Variation
      d2d4 100
       e5d4 100
     f8b4 C60 Ruy Lopez: Alapin Defense
      c2c3 100
       b4a5 100
        b5c6 100
         d7c6 100 C60 Ruy Lopez: Alapin Defense, Alapin Gambit
     f8c5 C64 Ruy Lopez: Classical Variation
      c2c3 51 C64 Ruy Lopez: Classical Variation, Central Variation
       d7d5 73 C64 Ruy Lopez: Classical Variation, Konikowski Gambit
       d8e7 27 C64 Ruy Lopez: Classical Defense, Boden Variation
       c5b6 C64 Ruy Lopez: Classical Variation, Charousek Variation
       f7f5 C64 Ruy Lopez: Classical Variation, Cordel Gambit
      b5c6 33
       d7c6 100
      b2b4 16 C64 Ruy Lopez: Classical Variation, Spanish Wing Gambit
       c5d6 100
       c6d4
        e1g1 C64 Ruy Lopez: Classical Defense, Zaitsev Variation
     g7g5 C60 Ruy Lopez: Brentano Gambit
      b5c6 100
       d7c6 100
     g7g6 C60 Ruy Lopez: Fianchetto Defense
      b5c6 100
       d7c6 100
      c2c3
       g8f6 100
       f7f5 C60 Ruy Lopez: Fianchetto Defense, Kevitz Gambit
     g8e7 C60 Ruy Lopez: Cozio Defense
      b1c3 62
       a7a6 100
       g7g6 C60 Ruy Lopez: Cozio Defense, Paulsen Variation
      d2d4 38
       d7d5 100
     g8f6 C65 Ruy Lopez: Berlin Defense
      e1g1 97 C65 Ruy Lopez: Berlin Defense
       f8c5 43 C65 Ruy Lopez: Berlin Defense, Beverwijk Variation
        c2c3 100 C65 Ruy Lopez: Classical Variation, Zukertort Gambit
         c5b6 100
          d2d4 100
           e8g8 100 C64 Ruy Lopez: Classical Defense, Benelux Variation
            c1g5 100 C64 Ruy Lopez: Classical Variation, Modern Main Line
        b5a4
         a7a6 C78 Ruy Lopez: Morphy Defense, Neo-Arkhangelsk Variation
       a7a6 37
        b5a4
       f6e4 15 C67 Ruy Lopez: Berlin Defense, Rio Gambit Accepted
        d2d4 100
         f8e7 78 C67 Ruy Lopez: Berlin Defense, Rio de Janeiro Variation
          d1e2 100
           d7d5 100 C67 Ruy Lopez: Berlin Defense, Trifunovic Variation
          d4e5 C67 Ruy Lopez: Berlin Defense, Minckwitz Variation
           e4d6
            b5c6
             b7c6
              d1e2
               d6b7 100
                b2b3 C67 Ruy Lopez: Berlin Defense, Pillsbury Variation
                c2c4 C67 Ruy Lopez: Berlin Defense, Zukertort Variation
                f3d4 C67 Ruy Lopez: Berlin Defense, Winawer Attack
            d1e2
             d6f5
              b5c6 100
               b7c6 100 C67 Ruy Lopez: Berlin Defense, Cordel Variation
           e7f8
            b5c6
             d7c6 100 C67 Ruy Lopez: Berlin Defense, l'Hermet Variation, Westerinen Line
         a7a6 22 C67 Ruy Lopez: Berlin Defense, Rosenthal Variation
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
        b5a4
         a7a6 C80 Ruy Lopez: Open
          d1e2 100 C80 Ruy Lopez: Morphy Defense, Tartakower Variation
          b1c3 C80 Ruy Lopez: Open, Knorre Variation
          d2d4 C80 Ruy Lopez: Open
           e5d4 100 C80 Ruy Lopez: Open, Riga Variation
           b7b5
            a4b3 91 C80 Ruy Lopez: Open
             c6d4
              a2a4
               d7d5 C80 Ruy Lopez: Open, Schlechter Defense
                f3d4 100
                 e5d4 100
                  b1c3 C80 Ruy Lopez: Open, Berger Variation
             d7d5
              d4e5 100 C80 Ruy Lopez: Open
               c8e6 100 C80 Ruy Lopez: Open, Main Line
                b1d2 100 C80 Ruy Lopez: Open, Bernstein Variation
                 f8c5 100
                  d1e1 C80 Ruy Lopez: Open, Bernstein Variation, Luther Line
                c2c3 C82 Ruy Lopez: Open
                 f8e7 68 C83 Ruy Lopez: Open, Classical Defense
                  b1d2 55
                   e8g8 100
                    d1e2 100 C83 Ruy Lopez: Open, Malkin Variation
                  f1e1 45 C83 Ruy Lopez: Open, Classical Defense, Main Line
                   c6e5
                    f3d4
                     e8g8 100 C83 Ruy Lopez: Open, Breslau Variation
                   d8d7
                    f3g5
                     e8g8
                      g5e6 100
                       f7e6 100
                        e1e4 100 C83 Ruy Lopez: Open, Tarrasch Trap
                 f8c5 32 C82 Ruy Lopez: Open, Italian Variation
                  b1d2 100 C82 Ruy Lopez: Open, St. Petersburg Variation
                   e4f2
                    b3c2
                     e8g8 C82 Ruy Lopez: Open, Dilworth Variation
                  d1d3 C82 Ruy Lopez: Open, Motzko Attack
                   c6e7 C82 Ruy Lopez: Open, Motzko Attack, Nenarokov Variation
                 e4c5 C82 Ruy Lopez: Open, Berlin Variation
                  b1d2
                   d5d4
                    f3g5 C80 Ruy Lopez: Open, Karpov Gambit
                d1e2 C81 Ruy Lopez: Open, Howell Attack
                 f8e7
                  c2c4 C81 Ruy Lopez: Open, Howell Attack
                   b5c4 100
                    f1d1
                     d8d7
                      b3c4 100
                       e8g8 100 C81 Ruy Lopez: Open, Howell Attack, Ekstrom Variation
               c6e7 C80 Ruy Lopez: Open, Zukertort Variation
              c2c4 C80 Ruy Lopez: Open, Harksen Gambit
            d4d5 9 C80 Ruy Lopez: Open, Richter Variation
            f3e5 C80 Ruy Lopez: Open, Friess Attack
          f1e1
           d7d5 100 C80 Ruy Lopez: Open, Skipworth Gambit
       d7d6 5 C66 Ruy Lopez: Berlin Defense, Improved Steinitz Defense
        b1c3 96
         c8d7 100
          d2d4 100
           f8e7 100 C66 Ruy Lopez: Berlin Defense, Hedgehog Variation
            b5c6 100 C66 Ruy Lopez: Berlin Defense, Closed Showalter Variation
            c1g5 C66 Ruy Lopez: Berlin Defense, Closed Bernstein Variation
            f1e1
             e8g8 100 C66 Ruy Lopez: Berlin Defense, Tarrasch Trap
        d2d4 4
         f6d7 C66 Ruy Lopez: Closed Berlin Defense, Chigorin Variation
        b5a4
         a7a6 C79 Ruy Lopez: Morphy Defense, Steinitz Deferred
          a4b3
           b7b5 C78 Ruy Lopez: Morphy Defense
            d1e2
             f8e7 100 C86 Ruy Lopez: Closed, Worrall Attack, Delayed Castling Line
       f6g4 C65 Ruy Lopez: Berlin Defense, Fishing Pole Variation
      d2d3 2
       d7d6 84
        b5c6 100 C65 Ruy Lopez: Berlin Defense, Anderssen Variation
       c6e7 8 C65 Ruy Lopez: Berlin Defense, Mortimer Variation
        f3e5 100
         c7c6 100 C65 Ruy Lopez: Berlin Defense, Mortimer Trap
       f6g4 8
       f8c5
        c1e3 C65 Ruy Lopez: Berlin Defense, Kaufmann Variation
      b1c3 1
      c2c4
       f6e4 100
       d7d6
      f3e5 C65 Ruy Lopez: Halloween Attack
       c6e5 100
    f3e5 C44 Irish Gambit
     c6e5 100
      d2d4 100 C44 King's Pawn Game: Schulze-Müller Gambit
       e5c6 100
     f7f5 C40 Latvian Gambit: Fraser Defense
      e5c6 100
       d7c6 100
     f8c5 C40 King's Pawn Game: Busch-Gass Gambit, Chiodini Gambit
      e5d3 100
       c5d4 100
    g2g3 C44 King's Knight Opening: Konstantinopolsky
     d7d5 100
      b1c3 100
       d5e4 100
   g8f6 11 C42 Petrov's Defense
    d2d4 35 C43 Petrov's Defense: Modern Attack
     d7d5 53 C43 Petrov's Defense: Modern Attack, Symmetrical Variation
      b1c3 100
       e5d4 100
     e5d4 47 C43 Petrov's Defense: Modern Attack
      e4e5 92
       f6e4 100
        d1d4 90 C43 Petrov's Defense: Modern Attack, Center Attack
        d1e2 10 C43 Petrov's Defense: Modern Attack, Steinitz Variation
         e4c5
          f3d4 100
           b8c6 100 C43 Petrov's Defense: Modern Attack, Bardeleben Variation
        f1b5 C43 Petrov's Defense: Modern Attack, Tal Gambit
      f1c4 8 C43 Bishop's Opening: Urusov Gambit
       d7d5 100
        c2c3
         f8b4
          e4d5 100
           d8e7 100 C24 Bishop's Opening: Urusov Gambit, Panov Variation
       f6e4
        d1d4 100 C43 Bishop's Opening: Urusov Gambit, Keidansky Gambit
     b8c6
      d4d5 100
       c6b4 100
      d1e2 C42 Petrov's Defense: Moody Gambit
       c6d4 100
     f6e4
      d1e2 100
       f8b4 100
      f1d3 C43 Petrov's Defense: Modern Attack, Center Variation
       d7d5 100
       b8c6 C43 Petrov's Defense: Modern Attack, Murrey Variation
    f3e5 27 C42 Petrov's Defense
     d7d6 96 C42 Petrov's Defense
      e5f3 78 C42 Petrov's Defense
       f6e4 100 C42 Petrov's Defense
        d2d3 65 C42 Petrov's Defense: French Attack
        d2d4 29 C42 Petrov's Defense: Classical Attack
         d6d5 100
          f1d3 100
           f8e7 54
            e1g1 100
             e8g8 100 C42 Petrov's Defense: Classical Attack, Mason Variation
              c2c4 100
               e7f6 100
                f3e5 100
                 f6e5 100 C43 Petrov's Defense: Modern Attack, Trifunovic Variation
           f8d6 39 C42 Petrov's Defense: Classical Attack, Marshall Variation
            e1g1 100
             c7c6
              c2c4
               e8g8 100 C42 Petrov's Defense: Classical Attack, Staunton Variation
              f1e1
               c8g4
                c2c4
                 e8g8 100 C42 Petrov's Defense: Classical Attack, Marshall Variation, Chinese Gambit
             c8g4
              c2c4
               e8g8 100 C42 Petrov's Defense: Classical Attack, Tarrasch Variation
                f1e1 100
                 f7f5 100
                  c4d5 100
                   d6h2 C42 Petrov's Defense: Classical Attack, Marshall Trap
           b8c6 7 C42 Petrov's Defense: Classical Attack, Mason-Showalter Variation
            e1g1 100
             f8e7 100
              c2c4 C42 Petrov's Defense: Classical Attack, Jaenisch Variation
              f1e1 C42 Petrov's Defense: Classical Attack, Chigorin Variation
               c8g4
                b1d2
                 f7f5 100
                  c2c3 100 C42 Petrov's Defense: Classical Attack, Berger Variation
                c2c3
                 f7f5
                  c3c4 C42 Petrov's Defense: Classical Attack, Krause Variation
                   e7h4 C42 Petrov's Defense: Classical Attack, Maróczy Variation
             c6b4
              c2c4
               f8e7 100
                c4d5 100 C42 Petrov's Defense: Classical Attack, Chigorin Variation, Browne Attack
                d3e2 C42 Petrov's Defense: Classical Attack, Chigorin Variation, Main Line
        b1c3 5 C42 Petrov's Defense: Nimzowitsch Attack
        c2c4 C42 Petrov's Defense: Kaufmann Attack
        d1e2 C42 Petrov's Defense: Cozio Attack
        f1d3 C42 Petrov's Defense: Millennium Attack
      e5c4 22 C42 Petrov's Defense: Paulsen Attack
       f6e4 100
      e5d3 C42 Petrov's Defense: Karklins-Martinovsky Variation
       f6e4 100
      e5f7 C42 Petrov's Defense: Cochrane Gambit
       e8f7 100
        d2d4 C42 Petrov's Defense: Cochrane Gambit, Center Variation
        f1c4 C42 Petrov's Defense: Cochrane Gambit, Bishop Check Line
     b8c6 4 C42 Petrov's Defense: Stafford Gambit
      e5c6 100
       d7c6 100 C42 Petrov's Defense: Stafford Gambit
      c2c4 C44 Dresden Opening: The Goblin
       c6e5 100
     f6e4 C42 Petrov's Defense: Damiano Variation
      d2d3 100
       f8d6 100
      d1e2
       d7d5 100
       d8e7 C42 Petrov's Defense: Damiano Variation, Kholmov Gambit
    b1c3 20 C42 Petrov's Defense: Three Knights Game
     b8c6 100
    f1c4 18
   d8e7 8 C40 Gunderam Defense
    d2d4 100
     e5d4 100
      d1d4 100
       b8c6 100
   d7d5 5 C40 Elephant Gambit
    d2d4 75
     g8f6 100
    e4d5 25
     e5e4 100 C40 Elephant Gambit: Paulsen Countergambit
      f3e5 100
       d8d5 100
     f8d6 C40 Elephant Gambit: Maróczy Gambit
      b1c3 100
       g8f6 100
    f1c4
     d5c4 100
      f3e5 100
       b8c6 100
     d5e4
      f3e5 100
       c8e6 74
       d8g5 26 C40 Elephant Gambit: Wasp Variation
   f7f6 5 C40 King's Pawn Game: Damiano Defense
    d2d4 100
     d7d5 100
      e4d5 100
       e5e4 100
    f3e5
     d7d5 100
      f1b5 82
       c7c6 100
      e5f3 18
       d5e4 100
       d8e7 C40 King's Pawn Game: Damiano Defense, Damiano Gambit, Chigorin Gambit
   c7c6 C40 King's Pawn Game: Gunderam Gambit
    f3e5 100
     d7d6 100
      e5f3 100
       d6d5 100
   d7d6 C41 Philidor Defense
    f1c4 100 C41 Philidor Defense
     f7f5 55 C41 Philidor Defense: Lopez Countergambit
      d2d3 100
       g8f6 100
     f8e7 25 C41 Philidor Defense
      d2d4 59
       c8e6 100
      b1c3 41
       c8e6 55
       c7c5 45
        d2d3 100
         b8c6 100 B30 Sicilian Defense: Closed, Anti-Sveshnikov Variation, with d6
          f3d2 100
           e7g5 100 B30 Sicilian Defense: Closed, Anti-Sveshnikov Variation, Kharlov-Kramnik Line
      c2c3 C41 Philidor Defense: Steinitz Variation
       c8e6 100
     c8e6 20
      c4e6 100
       f7e6 100
    d2d4 C41 Philidor Defense
     c8g4 68
      d4e5 100
       b8d7 100 C41 Philidor Defense: Albin-Blackburne Gambit
     e5d4 18 C41 Philidor Defense: Exchange Variation
      f3d4 64 C41 Philidor Defense: Exchange Variation
       g8f6 73 C41 Philidor Defense: Exchange Variation
       c8d7 22
       g7g6 5 C41 Philidor Defense: Larsen Variation
       d6d5
        e4d5 100 C41 Philidor Defense: Paulsen Attack
      f1c4 36 C41 Philidor Defense: Morphy Gambit
       b8c6 100
       f7f5
        f3g5
         g8h6
          g5h7 C41 Philidor Defense: Lopez Countergambit, Jaenisch Variation
      c2c3 C41 Philidor Defense: Bird Gambit
       g8f6 100
      d1d4
       b8c6 90
       c8d7 10 C41 Philidor Defense: Boden Variation
     b8d7 15 C41 Philidor Defense: Hanham Variation
      b1c3 94
      f1c4 6
       d7b6 100 C41 Philidor Defense: Hanham Variation, Sharp Variation
       c7c6
        e1g1 72 C41 Philidor Defense: Hanham Variation, Krause Variation
         f8e7 100
          d4e5 100 C41 Philidor Defense: Hanham Variation, Steiner Variation
          b1c3
           e5d4
            d1e2
             g8f6
              a2a4
               e8g8 C41 Philidor Defense: Lion Variation, Sozin Variation
        f3g5 28 C41 Philidor Defense: Hanham, Kmoch Variation
        c2c3 C41 Philidor Defense: Hanham Variation, Delmar Variation
     c8d7 C41 Philidor Defense: Philidor Gambit
      d4e5 100
     f7f5 C41 Philidor Defense: Philidor Countergambit
      f3g5 60
       g8f6 100
       f5e4
        d4e5 100
         d6d5 100
          e5e6 100 C41 Philidor Defense: Philidor Countergambit, del Rio Attack
      b1c3 40 C41 Philidor Defense: Philidor Countergambit, Zukertort Variation
       f5e4 100
        f3g5 100
         d6d5 100
          d4e5 100
           f8c5
            e5e6 C41 Philidor Defense: Philidor Countergambit, Berger Variation
     g8f6 C41 Philidor Defense: Nimzowitsch Variation
      d4e5 100 C41 Philidor Defense: Nimzowitsch Variation
       f6e4 100
        d1d5 100 C41 Philidor Defense: Nimzowitsch Variation, Rellstab Variation
        b1d2 C41 Philidor Defense: Nimzowitsch Variation, Sokolsky Variation
      f1c4 C41 Philidor Defense: Nimzowitsch Variation, Klein Variation
       c8e6 100
      f3g5 C41 Philidor Defense: Nimzowitsch, Locock Variation
       b8c6 100
   d8f6 C40 King's Pawn Game: McConnell Defense
    f1c4 82
     b8c6 64
      e1g1 100
       f8c5 100
     f6g6 36
      f3e5 56
       g6e4 100
      e1g1 44 C40 King's Pawn Game: La Bourdonnais Gambit
       d7d6 100
    d2d4 18
     e5d4 100
      f3d4 100
       b8c6 100
   f7f5 C40 Latvian Gambit
    f3e5 72
     d8e7 100 C40 Latvian Gambit: Greco Variation
      d2d4 100
       f5e4 100
     d8f6
      e5c4 100 C40 Latvian Gambit Accepted: Foltys-Leonhardt Variation
       f5e4 100
        d2d3 100 C40 Latvian Gambit Accepted: Foltys Variation
    e4f5 19 C40 Latvian Gambit Accepted
     d7d6 77
      d2d4 100
       c8f5 100
     b8c6 23
      d2d4 100
       e5d4 100
      d2d3 C44 Latvian Gambit: Clam Gambit
       d7d5 100
    d2d4 10 C40 Latvian Gambit: Mason Countergambit
     e5d4 100
      e4f5 100
       d8e7 100
     d8f6
      d4e5 100
       f6g6 100
      f3e5 C40 Latvian Gambit Accepted: Main Line
       d7d6 53
        e5c4 C40 Latvian Gambit Accepted: Bilguer Variation
         f5e4 100
          c4e3 C40 Latvian Gambit Accepted: Nimzowitsch Attack
          d1f3
           g7g6
            f3e2 C40 Latvian Gambit Accepted: Bronstein Gambit
          f1e2 C40 Latvian Gambit Accepted: Bronstein Attack
       f5e4 47
    b1c3 C40 Latvian Gambit: Mlotkowski Variation
     f5e4 86
      f3e5 100
       d8e7 100
       d8f6
        e5c4 100 C40 Latvian Gambit Accepted: Leonhardt Variation
     d7d6 14
      d2d4 100
    b2b4 C40 Latvian Gambit: Senechaud Gambit
     f5e4 100
      f3e5 100
       b8c6 100
    c2c4 C40 Latvian Gambit: Diepstraten Countergambit
     d7d6 100
      d2d3 100
       g8f6 100
    f1c4 C40 Latvian Gambit: Mayet Attack
     f5e4 100
      f3e5 100
       d7d5 100 C40 Latvian Gambit: Mayet Attack, Polerio-Svedenborg Variation
        h1f1
         d8g5
          e5f7
           g5g2
            f7h8
             g8f6 C40 Latvian Gambit: Behting Variation
      d2d4
       d7d5 100
       d8g5
        f3e5
         g5g2 100 C40 Latvian Gambit: Mayet Attack, Poisoned Pawn Variation
     b7b5 C40 Latvian Gambit: Mayet Attack, Strautins Gambit
      c4d5 100
       c7c6 100
     d8e7 C40 King's Pawn Game: Gunderam Defense, Gunderam Gambit
      d2d3 100
       g8f6 100
     g8f6 C40 Latvian Gambit: Mayet Attack, Morgado Defense
      f3e5 100
       f5e4 100 C40 Latvian Gambit: Corkscrew Countergambit
        e5f7 100
         d7d5
          f7h8
           d8e7 C40 Latvian Gambit: Corkscrew Gambit
    g2g4 C40 Latvian Gambit: Lobster Gambit
     f5e4 100
      f3e5 100
       d7d6 100
   f8c5 C40 King's Pawn Game: Busch-Gass Gambit
    d2d4 100
     e5d4 100
 e7e6 C00 French Defense
  d2d4 82
  b1c3 8 C00 French Defense: Queen's Knight
   b8c6 50 B00 Nimzowitsch Defense: French Connection
    d2d4 100
     d7d5 100
   d7d5 50
    d2d4 100
    f2f4 C00 French Defense: Pelikan Variation
     b8c6 100
      g1f3 100
       d5e4 100
  g1f3 8 C00 French Defense: Knight Variation
   d7d5 100
    b1c3 93 C00 French Defense: Two Knights Variation
     d5e4 100
      c3e4 100
       g8f6 100
    d2d3 7
     d5e4 100
      d3e4 100
       d8d1 100
    f1e2
     b8c6 68
      d2d3 100
       d5e4 100
       g8f6
        b1d2 100 C00 French Defense: Reversed Philidor Formation
     d5e4 32
      f3e5 100
       b8c6 100
   f7f5 C00 French Defense: Knight Variation, Franco-Hiva Gambit
    e4f5 100
     b8c6 100
  d1e2 1 C00 French Defense: Chigorin Variation
   b8c6 100
    g1f3 100
     f8c5 100
      b1c3 100
       a7a6 100
  f1b5 1 C00 French Defense: Bird Invitation
   a7a6 100
    b5d3 100
     b8c6 100
      g1f3 100
       d7d5 100
  b2b3 C00 French Defense: Horwitz Attack
   d7d5 100
    b1c3 100
     b8c6 100
      c1b2 100
       g8f6 100
    c1b2 C00 French Defense: Horwitz Attack, Papa-Ticulat Gambit
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
      g1h3 100
       g8f6 100
  b2b4 C00 French Defense: Banzai-Leong Gambit
   f8b4 100
    c1b2 50
     g8f6 100
      b1c3 100
       d7d5 100
    e4e5 50 C00 French Defense: Banzai-Leong Gambit, Pinova Gambit
     b8c6 100
      c1b2 100
       g8e7 100
  c2c4 C00 French Defense: Steiner Variation
   d7d5 100
    c4d5 100
     e6d5 100
      b1c3 100
       d5e4 100
      d1b3 C00 French Defense: Orthoschnapp Gambit
       d5e4 100
  d2d3 C00 French Defense: King's Indian Attack
   d7d5 87
    g1f3 100
   f7f5 13 C00 French Defense: King's Indian Attack, Franco-Hiva Gambit
    e4f5 100
     e6f5 100
      g1e2 100
       b8c6 100
  e4e5 C00 French Defense: Steinitz Attack
   d7d6 100
    g1f3 100
     b8c6 100
      d2d4 100
       d6e5 100
  f2f4 C00 French Defense: La Bourdonnais Variation
   d7d5 100
    e4d5 100
     e6d5 100
      d1e2 100
       c8e6 100
    g1f3
     d5e4 100 C00 French Defense: La Bourdonnais Variation, Reuter Gambit
      f3g5 100
       g8f6 100
  g2g3 C00 French Defense: Réti-Spielmann Attack
   d7d5 100
    d2d3 100
     d5e4 100
      b1c3 100
       b8c6 100
 f7f5 B00 Duras Gambit
  e4f5 100
   g7g6 100
    f1d3 100
     g8f6 100
      f5g6 100
       d7d5 100
  f2f4 A02 Bird Opening: Wagner-Zwitersch Gambit
   f5e4 100
    b1c3 59
     g8f6 100
      d2d3 100
       e4d3 100
      g2g4 A02 Bird Opening: Swiss Gambit
       d7d5 100
    d2d3 41
     g8f6 100
      b1c3 100
 f7f6 B00 Barnes Defense
  d2d4 100
   e7e6 100
    b1c3 100
     b8c6 100
      f1c4 100
       a7a6 100
   e8f7 B00 Fried Fox Defense
    b1c3 100
     e7e6 100
      f1c4 100
       d7d5 100
 g7g5 B00 Borg Defense
  d2d4 100
 g7g6 B06 Modern Defense
  d2d4 100
 g8f6 B02 Alekhine Defense
  e4e5 73
   f6d5 100 B02 Alekhine Defense: Normal Variation
    d2d4 89
    b1c3 11 B02 Alekhine Defense: Sämisch Attack
     d5c3 100
      d2c3 100
       d7d5 100
    b1a3 B02 Alekhine Defense: Buckley Attack
     e7e6 100
      d2d4 100
       h7h5 100
    b2b3 B02 Alekhine Defense: Welling Variation
     e7e6 100
      b1c3 100
       d5c3 100
    f1c4
     d5b6 100
      d2d3 100
       b8c6 100
       c7c5
        c4b3 100 B02 Alekhine Defense: Kmoch Variation
   f6e4 B02 Alekhine Defense: Mokele Mbembe
    d2d3 100
     e4c5 100
      d3d4 100
       c5e4 100
    d2d4
     f7f6 100 B02 Alekhine Defense: Mokele Mbembe, Modern Line
      b1c3 100
       d7d5 100
   f6g8 B02 Alekhine Defense: Brooklyn Variation
    d2d4 100
     d7d6 100
      g1f3 100
       c8f5 100
     f7f5 B02 Alekhine Defense: Brooklyn Variation, Everglades Variation
      c1g5 100
       g8h6 100
  b1c3 25
  d2d3 2 B02 Alekhine Defense: Maróczy Variation
   d7d6 100
    b1c3 100
     e7e5 100
      g1f3 100
  f1c4 B02 Alekhine Defense: Krejcik Variation
   f6e4 100
    d2d3 100
     e4d6 100
      b1d2 100
       d6c4 100
    c4f7 B02 Alekhine Defense: Krejcik Variation, Krejcik Gambit
     e8f7 100
      d2d3 100
       e4f6 100
 g8h6 B00 Hippopotamus Defense
  d2d4 100
   d7d5 100
    b1c3 100
     d5e4 100
      c3e4 100
       b8c6 100
  c2c4
   e7e5 100
    d2d4 100
     e5d4 100
      c1h6 100
       g7h6 100
   f7f6
    d2d4 100
     e7e5 100
      d4e5 100
       f6e5 100
     g7g6 B00 Hippopotamus Defense
      b1c3 100
       e7e5 100
 h7h5 B00 Goldsmith Defense
  d2d4 100
   d7d5 100
    b1c3 100
 h7h6 B00 Carr Defense
  d2d4 100
   d7d5 100
    b1c3 100
     e7e6 100
      c1e3 100
       b8c6 100
f2f3 A00 Barnes Opening
 e7e5 100
  e2e4 72
  e1f2 28 A00 Barnes Opening: Hammerschlag
   f8c5 100
    d2d4 100
     e5d4 100
      b2b4 100
       c5b6 100
  g2g4
   d8h4 100 A00 Barnes Opening: Fool's Mate
 f7f5
  e2e4 100
   d7d5 87
    e4d5 100
     e7e6 100
      d2d4 100
       e6d5 100
   f5e4 13
    b1c3 100 A00 Barnes Opening: Gedult Gambit
     d7d5 100
      f3e4 100
       g8f6 100
f2f4 A02 Bird Opening
 d7d5 57 A03 Bird Opening: Dutch Variation
  g1f3 51
   e7e6 53
    e2e3 100
     b8c6 100
      d2d4 100
   c7c5 47
    e2e3 86
     g8f6 68 A03 Bird Opening: Lasker Variation
      f3e5 90
       b8c6 100
      b2b3 10
       b8c6 100
       d5d4
        c1b2 100 A03 Bird Opening: Thomas Gambit
     c8f5 32
      f1d3 100
       f5d3 100
    d2d4 14
     e7e6 100
      e2e3 100
       b8c6 100
  e2e3 29
   e7e6 100
    b1c3 100
     b8c6 100
      g1f3 100
       g8f6 100
  b1c3 20
   d5d4 100
    c3e4 100
     g8f6 100
      e4f6 100
       g7f6 100
   g7g5 A00 Van Geet Opening: Warsteiner Gambit
    d2d4 100
     g5f4 100
      c1f4 100
       g8f6 100
  c2c4 A03 Bird Opening: Sturm Gambit
   c8f5 100
    e2e3 100
     e7e6 100
      c4d5 100
       e6d5 100
  e2e4 A03 Bird Opening: Williams Gambit
   d5e4 100
    d2d4 73
     g8f6 100
      f1c4 100
       c8d7 100
    b1c3 27
     g8f6 100
      g1e2 60 A03 Bird Opening: Williams-Zilbermints Gambit
       h7h5 100
      d2d4 40
       e7e6 100
      d1e2 A03 Bird Opening: Williams Gambit
       c8g4 100
    g1f3
     e4f3 100
      b1c3 100
       e7e6 100
     c7c5 B21 Bird Opening: Dutch Variation, Batavo Gambit
      f3e5 100
       b8c6 100
  g2g4 A03 Bird Opening: Dutch Variation, Dudweiler Gambit
   c8g4 100
    g1f3 100
     g4f3 100
      e2f3 100
       e7e6 100
 g8h6 24 A02 Bird Opening: Horsefly Defense
  e2e4 100
   d7d5 100
    b1c3 100
     d5e4 100
      c3e4 100
       b8c6 100
 g7g6 10
  g1f3 59
   g8f6 59
    e2e3 78
     d7d5 100
      b1c3 100
       h7h5 100
    b2b4 22 A02 Bird Opening: Batavo-Polish Attack
     d7d5 100
      e2e3 100
       h7h5 100
   d7d5 41
    e2e3 100
     g8f6 100
  e2e3 41
   d7d5 100
    b1c3 100
     g8f6 100
      g1f3 100
 e7e5 6 A02 Bird Opening: From's Gambit
  f4e5 90
   d7d6 100
    e5d6 100
     f8d6 78
      e2e3 100
       c8f5 100
     g8f6 22 A02 Bird Opening: From's Gambit, Langheld Gambit
      d6c7 100
       d8c7 100
     g7g5
      d6c7 100
       d8c7 100
      g1f3
       c7d6 66
       f8d6 34 A02 Bird Opening: From's Gambit, Lasker Variation
   b8c6 A02 Bird Opening: Schlechter Gambit
    g1f3 100
     d7d6 100
      e5d6 100
       c8f5 100
    b1c3
     d7d6 100 A00 Van Geet Opening: Hergert Gambit
      e5d6 100
       f8d6 100
   f7f6 A02 Bird Opening: Lasker Gambit
    d2d4 100
     b8c6 100
      g1f3 100
       d7d6 100
   g8e7 A02 Bird Opening: Platz Gambit
    d2d4 100
     d7d6 100
      g1f3 100
       b8c6 100
  b1c3 10 A02 Bird Opening: From's Gambit, Bahr Gambit
   e5f4 100
    d2d4 100
     d8h4 100
      g2g3 100
       f4g3 100
   d7d5 A00 Van Geet Opening: Damhaug Gambit
    f4e5 100
     d5d4 100
      c3e4 100
       d8d5 100
    c3e4
     d5e4 100
      d2d3 100
       f8c5 100
     d5d4 A00 Van Geet Opening: Pfeiffer Gambit
      f4e5 100
      g1f3 A00 Van Geet Opening: Pfeiffer Gambit, Sleipnir Countergambit
       e5f4 100
    g1f3
     e5f4 85
      e2e3 100 A00 Van't Kruijs Opening: Keoni-Hiva Gambit, Ekolu Variation
       f4e3 100
     d5d4 15
      c3e4 100
  g1f3
   e5f4 100
    e2e3 100
     f4e3 100
      b1c3 100
       d7d5 100
   c7c5
    d2d3 100
     e5f4 100
      c1f4 100
       d7d6 100
    d2d4
     e5d4 100
      c2c3 73 A02 Bird Opening: Siegener Gambit
       b8c6 100
      e2e3 27
       d7d5 100
 g7g5 3 A02 Bird Opening: Hobbs Gambit
  d2d4 58
   g5f4 100
    c1f4 100
     d7d5 100
      e2e3 100
       g8f6 100
  g1f3 42
   h7h6 91 A02 Bird Opening: Hobbs-Zilbermints Gambit
    e2e3 100
     d7d5 100
      f3e5 100
       g5f4 100
   g5f4 9
    d2d4 100
     g8f6 100
      c1f4 100
       d7d6 100
 b7b5 A02 Bird Opening: Myers Defense
  e2e4 100
   d7d5 100
    b1c3 100
     d5e4 100
      f1b5 100
       c7c6 100
g1h3 A00 Amar Opening
 d7d5 100
  d2d4 88
   g8f6 100
    b1c3 100
     e7e6 100
      e2e3 100
       b8c6 100
  f2f4 12
   e7e6 100
    e2e3 100
     b8c6 100
      d2d4 100
       g8f6 100
   e7e5
    f4e5 100
     c8f5 100
      d2d4 100
       b8c6 100
    g2g3 A00 Amar Opening: Paris Gambit
     b8c6 100
      e2e3 100
       g8f6 100
     c8h3
      f1h3 100
       e5f4 68
        e1g1 A00 Hungarian Opening: Paris Gambit
         f4g3 100
          h2g3 100 A00 Amar Opening: Paris Gambit, Gent Gambit
       b8c6 32
g2g3 A00 Hungarian Opening
 d7d5 90
  f1g2 91
   e7e5 100
    d2d4 100
     e5e4 100
      c2c4 100
       c7c6 100
   e7e6 A00 Hungarian Opening: Catalan Formation
    d2d4 100
     b8c6 100
      g1f3 100
       g8f6 100
  g1f3 9
 g8f6 10 A00 Hungarian Opening: Indian Defense
  d2d4 67
  b1c3 33
   d7d5 100
    d2d4 100
     b8c6 100
      g1f3 100
       c8f5 100
    d2d3 A00 Van Geet Opening: Venezolana Variation
     e7e5 100
      g1f3 100
       b8c6 100
 c7c5 A00 Hungarian Opening: Sicilian Invitation
  d2d4 100
   d7d6 100
    d4c5 100
     d8a5 100
      b1c3 100
       a5c5 100
  b1c3
   d7d5 100
    d2d4 100
     c5d4 100
      d1d4 100
       e7e6 100
   b8c6
    d2d3 55 A00 Mieses Opening: Venezolana Variation
     d7d5 100
      e2e4 100
       e7e6 100
    e2e4 45
  f1g2
   d7d5 100 A00 Hungarian Opening: Reversed Modern Defense
    d2d4 100
     c5d4 100
      d1d4 100
       e7e6 100
 c7c6
  f1g2 95
   d7d5 100 A00 Hungarian Opening: Slav Formation
    g1f3 100
     c8f5 100
      e1g1 100
       e7e6 100
  d2d4 5
   d7d5 100
    g1f3 100
     c8f5 100
      b1c3 100
       b8d7 100
 f7f5 A00 Hungarian Opening: Dutch Defense
  d2d4 100
  e2e4
   f5e4 100
    d2d3 100
     e4d3 100
      c2d3 100
       e7e6 100
    d1h5
     g7g6 100 A00 Hungarian Opening: Pachman Gambit
      h5e5 100
       g8f6 100
 g7g5 A00 Hungarian Opening: Myers Defense
  d2d4 100
   d7d5 100
    c1g5 100
     g8f6 100
      g5f6 100
       e7f6 100
 g7g6 A00 Hungarian Opening: Symmetrical Variation
  d2d4 100
   d7d5 100
    g1f3 100
 h7h5 A00 Lasker Simul Special
  d2d4 100
   g8f6 100
    g1f3 100
     d7d6 100
  g1f3
   h5h4 93 A00 Hungarian Opening: Van Kuijk Gambit
    f1h3 100
     d7d6 100
      h3c8 100
       d8c8 100
   g8f6 7
    d2d3 100
     d7d6 100
      h2h4 100
       e7e5 100
g2g4 A00 Grob Opening
 e7e5 81
  h2h3 100
   b8c6 100 A00 Grob Opening: London Defense
    d2d3 100
     d7d5 100
      g1f3 100
       f8c5 100
 d7d5 19
  e2e3 100
   e7e5 100
    d2d4 100
     b8c6 100
      b1c3 100
       c8e6 100
  e2e4
   d5e4 100
    b1c3 100 A00 Grob Opening: Zilbermints Gambit
     g8f6 100
      h2h3 100
       b8c6 100
     h7h5 A00 Grob Opening: Zilbermints Gambit, Schiller Defense
      g4g5 100
       c8g4 100
  f1g2 A00 Grob Opening: Grob Gambit
   c8g4 56
    d2d4 56
     e7e6 100
      g1f3 100
       b8c6 100
    c2c4 44 A00 Grob Opening: Grob Gambit, Fritz Gambit
     e7e6 100
      d1a4 100
       d8d7 100
     d5d4 A00 Grob Opening: Romford Countergambit
      g2b7 100
       b8d7 100
        b7a8 100
         d8a8 100 A00 Grob Opening: Grob Gambit, Fritz Gambit, Romford Countergambit
   h7h5 25
    b1c3 85
     e7e6 100
      e2e4 100
       d5e4 100
    g4h5 15 A00 Grob Opening: Grob Gambit, Basman Gambit
     e7e5 100
      d2d4 100
       e5e4 100
   e7e5 19
    d2d4 87
     e5e4 100
      e2e3 100
       c7c5 100
     e5d4
      d1d4 100
       b8c6 100
      c2c3 A00 Grob Opening: Grob Gambit, Keres Gambit
       b8c6 100
    c2c4 13 A00 Grob Opening: Spike, Hurst Attack
     d5c4 100
      d1a4 100
       c7c6 100
   c7c6 A00 Grob Opening: Grob Gambit Declined
    e2e3 100
     g8f6 100
      f2f3 100
       h7h5 100
    c2c4
     c8g4 61
      c4d5 100
       c6d5 100
     d5c4 39
      b1a3 56
       c8g4 100
      b2b3 44 A00 Grob Opening: Grob Gambit, Richter-Grob Gambit
       c8g4 100
    g4g5 A00 Grob Opening: Spike Attack
     h7h6 100
      h2h4 100
       h6g5 100
    h2h3
     e7e5 100 A00 Grob Opening: Keene Defense
      d2d4 100
       e5e4 100
      c2c4
       f8c5 100
       e5e4
        b1c3 100
         f8d6
          d2d4
           g8e7 100 A00 Grob Opening: Keene Defense, Main Line
 f7f5 A00 Grob Opening: Alessi Gambit
  g4f5 100
   e7e6 100
    e2e4 100
     e6f5 100
      d2d3 100
       d7d5 100
 g7g5 A00 Grob Opening: Double Grob
  h2h4 100
   e7e6 100
    d2d4 100
     g5h4 100
      g1f3 100
       b8c6 100
  f2f4 A00 Grob Opening: Double Grob, Coca-Cola Gambit
   g5f4 100
    d2d4 100
     d7d6 100
      c1f4 100
       c8g4 100
`;
