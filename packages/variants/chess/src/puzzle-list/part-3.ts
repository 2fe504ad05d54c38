/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-3 5.3 1936460895 | 8/1pp1k3/2P3p1/4bnPp/rP5P/P3pb2/8/3R1K2 b - - 0 36 | e3e2 f1g1 e2d1q g1f2 e5g3
win-2 5.3 2654077628 | rnb3r1/pppp1k1p/5pp1/8/PqPP1pP1/4b2P/1P2P3/RN1K1BNR b - - 2 14 | b4b2 d1e1 b2c1
win-3 5.3 3356657920 | rn1q2nr/2N1pk1p/pp2b1p1/4Qp2/P1B2P1P/5N2/1PPP2P1/R1B1K2R w KQ - 3 13 | f3g5 f7f8 g5e6 f8f7 e5g7
win-3 5.3 3483223136 | 5rk1/1p3p1p/1b4p1/p2p4/1P5P/P7/1K1P4/1Rr2q2 b - - 1 30 | c1b1 b2a2 f1d1 b4a5 d1c2
win-3 5.3 3746583064 | 1k6/b7/7P/p3p3/P1Ppb3/1PN4n/4K3/r3N1r1 b - - 4 50 | d4c3 e1d3 g1g2 d3f2 g2f2
win-2 5.3 3764655026 | 5r2/r4ppp/PQ6/3p1kP1/p2P4/P4N2/2P1BP2/2RK2R1 w - - 5 38 | f3h4 f5f4 g1g4
win-3 5.3 3879042830 | 8/6kp/4Pp2/pP1p3Q/3Pq1PK/7P/8/8 w - - 10 76 | h5f7 g7h6 f7f6 e4g6 g4g5
win-3 5.5 297259551 | r3k1r1/1pq3p1/p1p3Np/3p4/4n3/1PPnP2P/PB6/RN3R1K b q - 2 27 | c7g3 a2a4 d3f2 f1f2 e4f2
win-2 5.5 1570911473 | 5k2/8/2QP1p2/5K1p/7P/3R4/4N3/B7 w - - 0 56 | f5g6 f6f5 c6c8
win-3 5.5 1649939545 | q2r4/1r5k/p3p2p/4b3/2p4P/8/3P1RP1/3K4 b - - 2 53 | b7b1 d1c2 a8e4 d2d3 e4d3
win-3 5.5 2511467432 | Q4bk1/R3n3/2N4p/2p3p1/2P1B3/1N4P1/4PP1P/6K1 w - - 5 48 | a7e7 h6h5 e4d5 g8h8 a8f8
win-3 5.5 2809468220 | 8/2p1k3/1p3p2/p4bpp/1P5P/P7/1K1p1b2/8 b - - 1 41 | d2d1q b4a5 d1c2 b2a1 f2d4
win-3 5.7 1570911473 | Q7/5p1k/8/B2P1p1p/3NK2P/5R2/8/8 w - - 0 46 | d4f5 f7f6 d5d6 h7g6 a8g8
win-3 5.7 1745328750 | 3q1kr1/BrpP1pp1/p4b1p/p7/P6P/3N4/1PP1QPP1/R2K2R1 w - - 3 22 | a7c5 f6e7 e2e7 d8e7 d7d8r
win-3 5.7 1780551088 | 1k5r/p7/p1Q5/3r2Pp/P3p3/4N1PN/4KP2/7R w - - 4 29 | e3d5 h8h7 h1b1 h7b7 c6b7
win-3 5.7 1819856761 | 8/p5k1/P1p1p3/3pP1p1/2p3p1/4p3/5b1K/1r6 b - - 1 42 | e3e2 h2g2 e2e1q g2h2 e1g1
win-3 5.7 1864665749 | 2b1k2r/n2p4/7b/p3rpp1/P2N2P1/2PBP2P/p2P2n1/1R1K2Nq b k - 1 28 | h1g1 d1e2 g2f4 e2f3 g1g2
win-3 5.7 3917691882 | 8/p1p2k1q/b1p3p1/4P3/1P2PnR1/3r4/7r/2K5 b - - 3 37 | h2h1 g4g1 h1g1 c1c2 h7h2
win-2 5.8 799564906 | 6k1/8/3R4/2P3Bp/P6P/8/1P5P/1K2R3 w - - 3 42 | e1e7 g8f8 d6d8
win-2 5.8 3987965804 | 1r5r/5kb1/3p3p/1p4p1/P2p2P1/7K/8/3q4 b - - 0 37 | d1f1 h3g3 g7e5
win-2 6 551805163 | 4q3/p1pkp3/1r1p2p1/3b2P1/1n6/2P5/PP5r/3K4 b - - 1 33 | b4d3 c3c4 d5f3
win-3 6 2656179921 | 3r3r/1p2k2p/4P1p1/4Qn2/5P2/5N2/PPnP2PP/R1B1R1K1 w - - 3 26 | e5c7 d8d7 c7d7 e7f8 d7f7
win-3 6.2 2502115721 | 2kr4/1p5p/2p3p1/5q1P/P7/P1B1K3/8/7R b - - 0 35 | d8d3 e3e2 f5f3 e2e1 d3d1
win-3 6.2 2555670247 | 7k/3R4/6p1/1P6/2P2PP1/7P/8/2N2K2 w - - 5 44 | b5b6 g6g5 b6b7 g5f4 b7b8q
win-3 6.2 3628502318 | 1n2k2r/5n2/6b1/1P2p2p/1b1P4/1PB4P/r7/2K5 b - - 4 39 | b4c3 c1d1 g6d3 b5b6 a2a1
win-3 6.2 4244822938 | r1b4R/p1p1k1p1/n7/1p1QPpP1/8/1P2pN2/P1P1P3/R3KB2 w Q - 4 19 | d5d8 e7e6 d8g8 e6e7 g8e8
win-3 6.3 93437088 | 1n5B/8/p3R2p/3b1R2/6k1/2P5/1PB3p1/6K1 w - - 3 37 | e6g6 g4h4 h8f6 h4h3 f5h5
win-3 6.3 885496452 | 8/8/5k2/6p1/3K2P1/p7/2q5/8 b - - 5 57 | a3a2 d4e3 a2a1q e3f3 a1a3
win-2 6.3 1311397165 | 1R4R1/8/8/1P1k1N2/8/1K5p/7P/8 w - - 7 65 | g8e8 d5c5 e8e5
win-3 6.7 1485768038 | r1b1k3/p1pp4/8/1Bn1PQBq/3P4/P1P5/1P1N2PP/R3K2R w KQ - 1 20 | e1g1 h5f3 f5f3 a8b8 f3f8
win-3 6.7 3599034199 | r7/2q2p2/pp3kn1/4p3/Pb4p1/8/3P3r/K1B3N1 b - - 3 32 | c7c1 a1a2 c1d2 a2b3 d2c3
win-3 6.8 161685148 | 1R6/1PP5/4k3/1P1N4/5K1p/7P/8/1r6 w - - 1 78 | c7c8q e6d5 c8c6 d5d4 b8d8
win-2 6.8 2992414294 | r6r/ppp3k1/2n2q1p/8/P3pb1P/1Pp5/4bP2/1K6 b - - 1 26 | c6b4 b1a1 c3c2
win-3 7 2565723815 | kn1r4/5p1p/p1pQ4/p1N5/3P4/PP2P2P/5KP1/R1B4R w - - 3 25 | d6d8 a8a7 d8c7 a7a8 c7b7
win-2 7.2 503920364 | 6Q1/3k4/1R6/P7/4P3/8/8/6K1 w - - 1 56 | b6b7 d7c6 g8d5
win-2 7.3 1024639322 | 5r2/7r/8/8/p7/P4k2/2K5/7q b - - 1 57 | f8c8 c2d3 h1d1
win-3 7.5 77734518 | rn2kr2/1pp2p2/p3N3/PP2b3/b1P5/3P2PK/3q4/8 b q - 0 34 | f7e6 b5a6 f8h8 h3g4 a4d1
win-3 7.5 503920364 | 8/8/2k5/5R2/4P3/6K1/1Q6/8 w - - 0 68 | b2b5 c6c7 f5f7 c7c8 b5e8
win-3 7.5 888499461 | 3k1br1/p3p3/p1b5/P2N1Ppp/1PQ4P/8/2P2PP1/R2R2K1 w - - 1 27 | c4c6 e7e6 d5f6 f8d6 c6d7
win-3 7.5 1374388829 | R7/2p1R3/7p/8/2P2k2/1P2p2P/3PP2P/2B2K2 w - - 2 33 | a8a5 c7c5 a5c5 e3d2 c1d2
win-3 7.5 3748037234 | 5rk1/2pn1p2/r3p1pR/pR4Q1/P2P4/3P1N2/2P2PP1/1N2KB2 w - - 1 20 | h6g6 f7g6 g5g6 g8h8 b5h5
win-3 7.8 1497725294 | r1b1k3/p1p3p1/np6/3p4/P3P1nP/5KP1/1b1q1P1R/5BN1 b q - 0 22 | d5e4 f3e4 g4f6 e4f3 c8b7
win-3 7.8 2000771336 | 8/3R4/P7/7k/1p1BK2p/1P6/8/RN6 w - - 2 42 | e4f5 h5h6 d4e3 h6h5 d7h7
win-3 7.8 2585187013 | 8/2P2k2/8/4B3/4P1Bp/7P/5P1K/8 w - - 1 61 | c7c8q f7e7 g4d7 e7f7 c8e8
win-3 8 722538841 | Q7/2k4p/p1np4/5p2/2N5/1P4PN/P2PPPBP/4K2R w K - 0 18 | g2c6 d6d5 a8b7 c7d8 b7d7
win-3 8.2 77734518 | rn2kr2/1pp2pb1/p3p2p/P7/bPP2Np1/3PK1P1/5P1P/7q b q - 0 25 | h1c1 e3e2 a4d1 e2f1 d1f3
win-3 8.7 503920364 | 8/2k5/8/R7/4P2K/4Q3/8/8 w - - 10 73 | e3c5 c7d7 a5a7 d7e6 c5e7
win-3 8.8 1146336780 | 3k3r/ppn3p1/2n2p1p/P2p3P/3b2b1/6P1/3Nr3/1R3K2 b - - 5 46 | h8e8 d2e4 e8e4 a5a6 g4h3
win-3 9.3 2000771336 | 8/6R1/7k/Pp5p/5K2/1P6/1B6/RN6 w - - 2 37 | f4f5 b5b4 g7g8 h5h4 g8h8
win-3 10 2298852676 | 1n3rk1/5Npp/rpb1Q3/p7/P4P2/1Pq3P1/2P1K2P/3R2R1 w - - 14 35 | f7h6 g8h8 e6g8 f8g8 h6f7
`;
