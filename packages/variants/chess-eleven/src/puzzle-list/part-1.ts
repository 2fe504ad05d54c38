/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-1 1.7 709536094 | 4b2k/2Q5/8/pP5P/3PR3/8/4P1B1/3K4 w b5 mps e2 1 53 | e4e8
win-1 1.7 1012244236 | r2k1b1B/p2pp2p/8/8/8/1K4Q1/P2Pq3/R4R2 w e2 m a2,d2,a7,d7,e7,h7 0 17 | f1f8
win-1 1.7 2954984060 | r1k4r/pR5p/3pp2B/Q2P4/6R1/5N2/P3P2P/3K4 w h6 mps a2,e2,h2,a7,h7 2 23 | a5c7
win-1 1.8 503920364 | r1b1qbR1/p1k1p2p/8/4p3/4n3/8/P2PB2P/R1BKQ3 b g8 m a2,d2,h2,a7,e7,h7 0 12 | e8a4
win-1 1.8 3986216862 | 2rk1b1r/4p2p/3pbn2/p7/q2P1B2/P4N2/2R1P2P/3KQBR1 b e1 m e2,h2,e7,h7 4 12 | a4c2
win-1 2 250315902 | 3k3r/p6p/8/1Q1pB3/8/6n1/P2b3P/2RK3R w d2 m a2,h2,a7,h7 0 23 | e5f6
win-1 2 341739229 | r2kqb1r/pb2p2p/3p1nN1/8/8/8/P2PP2P/R1BKQBR1 b g6 m a2,d2,e2,h2,a7,e7,h7 1 6 | e8a4
win-1 2 451275617 | R1b1kb2/3pp2p/1p3n2/4N3/3P2r1/8/4P1B1/3K3R w f6 m e2,d7,e7,h7 2 19 | a8c8
win-1 2 885496452 | B1bk1bQ1/2rpp2R/8/p7/P2P2p1/R7/4P3/4K3 w c7 m e2,d7,e7 0 33 | g8f8
win-1 2 1980763056 | 7r/p1kpp2p/2N2n1b/8/P7/8/3PP1bP/1qBKQ3 b g2 mps d2,e2,h2,a7,d7,e7,h7 5 20 | b1b3
win-1 2 2296599657 | 8/6R1/r2pp2p/p2k4/P7/2Q4B/3KN2P/8 w a4 mps h2 7 35 | h3g2
win-1 2 3287396162 | 3k4/7p/p2Pp3/7K/5q1P/8/2r5/8 b d6 m h7 0 67 | c2c5
win-1 2.2 571495644 | 4k1n1/4p3/4P2p/1p1R4/6b1/2R4P/P7/4K3 w e6 mps a2,e7 3 49 | c3c8
win-1 2.2 819786594 | N7/8/4B3/Q3n2p/P2P1k2/8/4K3/8 w e5 m - 0 61 | a5e5
win-1 2.2 855727878 | 2k3q1/2rn4/p1Qp4/B3p1rp/8/3P3B/P1K1P3/b6R w a1 m a2,e2 4 33 | c6c7
win-1 2.2 1747627029 | 2k1n1Rb/Q4r2/2N1p3/8/P2P4/8/4P2P/3K4 w g8 mps e2,h2 2 47 | g8e8
win-1 2.2 2546054494 | 3kr3/Q6p/3pp3/pR6/q7/1b6/3P3P/2B1K3 w b3 m d2,h2,h7 0 61 | b5b8
win-1 2.2 3549732219 | 3k4/3p3R/3B4/3B4/p2p4/6P1/P2KP3/3R4 w h7 mps a2,e2,d7 0 33 | h7h8
win-1 2.2 4168653790 | r2kqb1r/p3p2p/b2p1n2/8/8/5N1B/P2PP2P/R1BKQ2R b f3 m a2,d2,e2,h2,a7,e7,h7 3 6 | e8a4
win-1 2.3 503920364 | 8/p2qp1b1/2r5/B1k1p3/8/3Q4/P3B2P/R2K4 w c5 m a2,h2,a7,e7 4 27 | a1c1
save-1 2.3 751001081 | 4kb1r/p2pp2p/8/Q5R1/3P4/8/P6P/R1r1K3 w c1 m a2,h2,a7,d7,e7,h7 0 19 | a1c1
win-1 2.3 814415725 | 2k5/p7/2P1Pp1p/8/3q4/5K1P/1r6/6r1 b c6 m a7 0 78 | b2f2
win-1 2.3 844485017 | r1bk1b1r/p2ppq1p/8/6N1/P2Pn3/8/4P2P/R1BKQB1R b e2 m e2,h2,a7,d7,e7,h7 0 6 | f7b3
win-1 2.3 1533541313 | 2rk1b2/p2pp2p/b7/q5N1/r6P/B2P4/4P1Q1/1n1K1B2 b h7 mps e2,a7,d7,e7,h7 3 26 | a5d2
win-1 2.3 1780551088 | 5b1r/4pq2/8/pk5p/6b1/2K5/4r3/8 b c3 m e7 2 66 | f7c4
win-1 2.3 1819856761 | 4r3/p3pkbp/1qp5/3P4/P1B1P3/7P/2r5/4K2R b c4 m a7,e7,h7 0 34 | b6b1
win-1 2.3 1905299976 | r1bkq2r/p3p2p/3p1n1b/8/8/3P1N2/P3P2P/R1BKQBR1 b d1 m a2,e2,h2,a7,e7,h7 0 8 | e8a4
win-1 2.3 1979811190 | 3k3r/p3p2p/b1p2n1b/3P3q/PB6/R7/4P2P/3K4 b b4 m e2,h2,a7,e7,h7 0 26 | h5e2
win-1 2.3 2001988750 | r1bk1b1r/3pp2p/8/p7/3qn3/3P1N1P/P3P3/R1BKQB1R b f1 m a2,e2,d7,e7,h7 6 12 | d4a4
win-1 2.3 2026628358 | 1R6/p4R1p/2k1p3/3p4/2B5/B7/P2PK2P/8 w f7 mps a2,d2,h2,a7,h7 4 33 | c4b5
win-1 2.3 2146787079 | 1rbk4/p2pp2p/7b/4P3/P7/8/4PR1P/4K3 b f2 m e2,h2,a7,d7,e7,h7 0 24 | b8b1
win-1 2.3 2257744281 | 3B1b2/N3p3/3pk1r1/1B5p/P6Q/3PPb1K/3n3P/R6R b a7 m h2,e7 4 34 | f3g2
win-1 2.3 2745384792 | 4k3/1R1pp2p/8/p5r1/P3P3/3P4/5R2/b2K1B2 w a5 m d7,e7,h7 0 35 | b7b8
win-1 2.3 2780438472 | B1bkqb1r/3pp3/7p/p3n3/8/2Q5/P2PP2P/R1B1K2R w e5 m a2,d2,e2,h2,d7,e7 0 13 | c3a5
win-1 2.3 3111983075 | 2r5/p2p1k2/5b2/7p/P3P3/4K3/7q/8 b e3 m a7,d7 2 48 | c8c3
win-1 2.3 3128301579 | r1b1qb1r/p3p2p/3k1n2/Q2p4/3P4/5N1B/P3P2P/R1BK3R w d6 m a2,e2,h2,a7,e7,h7 2 8 | a5c5
win-1 2.3 3403237485 | 3k1r2/6Rp/p2r1n2/b3p3/P7/3p4/8/1R1K4 w a5 m h7 2 65 | b1b8
win-1 2.3 3472686629 | 4k2B/7R/2p5/4p2p/p3P3/P7/3K3P/6R1 w e4 mps h2 2 35 | g1g8
win-1 2.3 3477469634 | 2B1kr2/2Q4p/3p4/2n3b1/P2P4/8/2R1P3/4K1Bq b c8 m e2,h7 4 52 | h1g1
win-1 2.3 3905065876 | r1bk1b1r/p2pp2p/5n2/1N6/4q3/7P/P2PP3/R1BKQB1R b d1 m a2,d2,e2,a7,d7,e7,h7 2 6 | e4a4
win-1 2.5 24059675 | 4k3/pB3qbp/3Qp3/1b3rB1/7P/3pP3/P2K4/6R1 w d3 m a2,a7,h7 0 39 | d6d8
win-1 2.5 81800239 | r1bkqbr1/p2pp2p/8/8/4n3/3P1N2/P6P/R1BKQB1R w e4 m a2,h2,a7,d7,e7,h7 0 5 | e1a5
win-1 2.5 651388466 | 2bkqr2/3pp1bp/1p3n2/Q5B1/3P4/5N2/P3P2P/3K1B1R w b6 m a2,e2,h2,d7,e7,h7 0 11 | a5b6
win-1 2.5 891308344 | 3kr3/4p2p/3p4/p7/4P3/1R1P4/P6q/2Kbb3 b c1 m a2,e7,h7 0 44 | h2c2
win-1 2.5 1050026336 | r1bk1b1r/p2pp2p/5n2/4N3/2q4P/8/P2PP3/R1BKQB1R b h1 m a2,d2,e2,a7,d7,e7,h7 2 8 | c4a4
win-1 2.5 1118087886 | 1r1k3r/p2pp2p/7b/3b4/1P1P4/2q5/4P2P/1K2R3 b b4 m e2,h2,a7,d7,e7,h7 2 28 | b8b4
win-1 2.5 1199361335 | r1bk3r/p6p/5p2/3p4/3P2RN/b7/P3P2P/q1BK1B2 b f6 mps a2,e2,h2,a7,h7 3 16 | a1c1
win-1 2.5 1312194563 | b2k4/pq4b1/3pp2n/6r1/P3P3/3P4/1r6/1RK5 b d6 mps a7 1 90 | g5g1
save-1 2.5 1475086504 | 3k1b2/1R1p4/7p/p3p2B/8/8/P1KPQ2P/2r5 w c1 m a2,d2,h2,d7 0 29 | c2c1
win-1 2.5 1892421328 | 3k3r/4p2p/8/p7/b2q3P/8/P2PP3/R1K1Q2R b c1 m a2,d2,e2,e7,h7 2 26 | d4a1
save-1 2.5 2017129764 | r1b1Qb1r/p3p2p/4kn2/3p4/3P4/5N2/P3P2P/R1BK1B1R b e8 m a2,e2,h2,a7,e7,h7 0 9 | f6e8
win-1 2.5 2516904491 | 4k3/p3p1b1/8/4p1p1/P2PP3/4K1P1/2r5/r7 b g5 mps a7,e7 0 36 | a1a3
win-1 2.5 2525531944 | 2r5/7p/1k2p2b/3P4/1B1KP3/8/P1b3rn/8 b e6 mps a2,h7 2 50 | h2f3
win-1 2.5 2905274166 | 3k3r/p2pp2p/8/3qb3/Q6P/6R1/Pr1P4/2RK1B2 b d1 m a2,d2,a7,d7,e7,h7 12 26 | d5d2
win-1 2.5 3200354535 | 1N1k3r/p6p/3pQ3/6r1/3Pn3/7B/P3P2P/R2KR3 w g5 m a2,e2,h2,a7,h7 0 41 | e6d7
win-1 2.5 3633258655 | r1bkq2r/p2pp3/5n1b/8/3P4/5N2/P3P2P/R2KQB1R w h6 m a2,e2,h2,a7,d7,e7 0 5 | e1a5
win-1 2.5 4077100031 | r3q1nr/pk1pp1bp/8/Q5B1/3P4/5b1P/P3P1B1/2R1K1R1 w b7 m a2,e2,a7,d7,e7,h7 2 17 | a5b5
win-1 2.5 4189309347 | 2bkqb1r/3pp2p/1p6/2Q5/3P4/5Nn1/P3P2P/R2K1B1R w b6 m a2,e2,h2,d7,e7,h7 0 13 | c5b6
win-1 2.7 76285585 | 1r1k1b1r/p3p2p/8/3p1b2/K7/5n2/PB1P3P/R4q2 b d5 mps a2,d2,h2,a7,e7,h7 5 22 | f1a6
win-1 2.7 102535113 | 1rR5/p2kp3/7b/3PK2p/6qP/P3P3/8/8 b d5 m a7,e7 8 54 | h6g7
win-1 2.7 133314864 | r4b1r/pk1pp3/8/7p/P3n3/7P/4P1B1/1qB1K2b b h1 mps e2,a7,d7,e7 0 38 | b1c1
win-1 2.7 501055118 | 5bnr/2k4p/q2p4/p7/3p4/4P3/Pr5P/R2RK3 b d4 mps a2,h2,h7 3 28 | a6e2
win-1 2.7 1449336460 | r1k4r/p2p3p/5B2/b7/3P4/5N2/q3P2P/3K1B1R b f6 m e2,h2,a7,d7,h7 0 16 | a2b1
win-1 2.7 1603780440 | r3kb1B/3p3R/3p4/3b4/p6Q/7B/P2PP3/R2K4 w a8 m a2,d2,e2,d7 2 22 | h3d7
win-1 2.7 2441514147 | 4k3/8/4p3/1p2P2p/1B6/3R4/P3P1KP/5R2 w a2 mps a2,e2,h2 2 70 | f1f8
save-1 2.7 2637528272 | 2r5/2kp4/4N3/p1b1p3/P7/7r/3PP1bP/4KB2 b e6 m d2,e2,h2,d7 0 38 | d7e6
win-1 2.7 2715118460 | 3k1b2/p2p3p/4p3/8/P3q3/R4N1P/3PP3/3K1B2 b e2 m d2,e2,a7,d7,h7 1 26 | e4b1
win-1 2.7 3827943692 | 3k3r/pQ1pp1bp/8/2B4P/8/3P4/P3P3/R2KN3 w h5 mps a2,e2,a7,d7,e7,h7 1 23 | b7b8
win-1 2.8 591997599 | 6R1/2rkp2p/8/8/1p2n2P/P7/2b2r1N/b3K3 b g8 m e7,h7 0 40 | a1c3
win-1 2.8 1000279939 | r1bk1b1r/p2ppQnp/8/8/3Pq3/5N1B/P2BP2P/R3K2R w c8 m a2,e2,h2,a7,d7,e7,h7 1 17 | d2a5
win-1 2.8 1260521633 | r3k2b/6qp/B1b2p2/8/P2P3K/4P2P/8/R7 b a6 m h7 2 50 | g7g5
win-1 2.8 1639622670 | 1r1k1br1/4p2p/7n/p2pN3/q2P3Q/2K5/3BP2P/5B1R b c3 m e2,h2,e7,h7 2 22 | a4b3
win-1 2.8 1780551088 | 5b1r/4p3/3k4/pq3b1p/3r4/8/K7/8 b a2 m e7 40 104 | d4a4
win-1 2.8 2397226835 | 7r/p2ppk1p/7b/8/8/8/P3P1B1/q1Q1K2n b d7 mps a2,e2,a7,d7,e7,h7 1 28 | a1c1
win-1 2.8 2751875027 | 3k1b1r/p3p2p/3p4/1rnN4/8/K3Pb1B/P6P/q1B1QR2 b f3 mps a2,h2,a7,e7,h7 14 24 | b5b3
win-1 2.8 3145949950 | 3k3r/3pp2p/1p5b/7q/3P2nP/8/4P1Q1/r1BK4 b g2 m e2,d7,e7,h7 0 22 | a1c1
save-1 3 204219926 | 8/8/3k4/B1R5/P5p1/3P4/8/4K3 b a5 m - 0 53 | d6c5
win-1 3 1233691336 | 1rbk3r/p3R2p/2q4b/8/3P4/3K4/PB1p3P/R7 b e7 m a2,h2,a7,h7 2 24 | c8a6
win-1 3 2849664846 | r1b2b1r/p2pp1kp/8/8/3P4/5Q2/P3P2P/R1BK1B1R w d4 mps a2,e2,h2,a7,d7,e7,h7 5 15 | h1g1
save-1 3 3689212393 | 8/8/4k3/8/3R4/R2P4/4rK1P/8 w e2 m h2 0 79 | f2e2
save-1 3.2 3127528179 | 8/4k3/6K1/7p/7P/1b6/8/8 w b3 m - 22 99 | g6h5
save-1 3.2 3181276458 | 4kb1r/p2pp3/5n2/Q2PB1Rp/P7/5N2/R1K1q2P/1r6 w e2 m h2,a7,d7,e7 0 23 | c2b1
save-1 3.3 498649252 | 8/8/8/8/B1R1P2P/3K2k1/8/8 b a4 m - 4 68 | g3h4
win-1 3.3 2742748374 | r1bk3r/p2pp3/5n1b/7Q/4Pq1P/3B4/PB1P4/R2K3R b h5 m a2,d2,a7,d7,e7 0 12 | f4d2
win-1 3.3 4161106542 | 3k1br1/r3p2p/4b3/3p4/p2P3N/5B2/P1RBP2P/4K2n b h1 mps a2,e2,h2,e7,h7 7 24 | g8g1 h1>g1
win-2 3.5 478138572 | 3k1b2/pb2p2p/5n2/3p4/8/1N2Pq1P/PB1P4/2K1Qr2 b e1 m a2,d2,a7,e7,h7 2 24 | f1e1 c1c2 e1!d1=G
save-1 3.5 1830327574 | 8/4R3/2k5/2p3N1/4P2p/P3K2n/7P/8 b e7 m h2 0 52 | h3g5
save-1 3.5 3652718951 | r1bk4/p2pp2p/8/8/q1B1P3/5N2/1K2r2P/1R5R w e2 m h2,a7,d7,e7,h7 0 25 | c4e2
save-1 3.7 554754224 | r2k1b1r/4pq1p/b1Np4/p7/P3n2P/8/1B1PP3/R2KQBR1 b c6 m d2,e2,e7,h7 1 12 | d8e8
win-1 3.7 1298342966 | 3k1b1r/p2ppq2/8/3b3p/8/2Q1P3/r3P1RP/2RK1B2 w d5 m e2,h2,a7,d7,e7 2 19 | c3c8
save-1 3.7 2368616225 | q2k4/8/3Rn3/3p2P1/8/3P4/P3P3/2BK4 b d6 m a2,e2 0 92 | d8e8
win-1 3.8 1001510630 | 2bk1b1r/p3p2p/8/4p3/q3P3/8/Pr2PQ1P/R1K2BR1 b b2 mps a2,e2,h2,a7,e7,h7 1 14 | a4c2 end
win-1 3.8 2197588113 | 4qQ2/p7/6k1/3B3p/4P3/3P4/P6P/R1BK3R w f8 mps a2,h2,a7 1 31 | f8h6 end
win-2 3.8 3748037234 | r1bk4/3p2Rp/8/p7/8/4b3/P2PP2P/R1BK1B2 w g7 mps a2,d2,e2,h2,d7,h7 1 17 | g7g8 d8e7 g8!d8=G
win-2 4 669741911 | r3k2r/p2pp3/8/7p/P3Q2P/3b3B/2N1P3/2RK2R1 w d3 m e2,a7,d7,e7 0 25 | e4a8 e8f7 a8!d8=G
win-2 4 1174729641 | 3kq3/rb2b1rp/1n6/1P2p3/3PP2P/7R/8/R2K4 b b5 m h7 0 24 | a7a1 d1d2 a1!d1=G
win-1 4 1416906836 | 7N/Q7/3bk3/1n1p3p/2rP4/7P/P2KP3/R4R2 w h8 mps a2,e2 3 34 | a7f7 end
win-2 4 1649939545 | 1R2n3/3k4/p2pp2p/7Q/P3P3/2r1P2R/3N1q1P/3K1B2 w c3 m h2 0 45 | h5e8 d7c7 e8!d8=G
win-2 4 2139164339 | 2r1k1r1/p6p/3p4/4pQ2/P5n1/5b2/3PP2P/R1BK1BR1 w e8 m d2,e2,h2,a7,h7 0 21 | f5c8 e8f7 c8!d8=G
save-1 4 3161880129 | 3k1b1r/Q2pp2p/8/8/3P4/7P/P4n2/R2K3R w f2 m a2,d7,e7,h7 2 27 | d1e1
`;
