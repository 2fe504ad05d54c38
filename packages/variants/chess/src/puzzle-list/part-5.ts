/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-3 5.3 3503963035 | 8/1k2n2r/3q2p1/Q1R1N2p/p2p4/3P3P/1B3PPR/5K2 w - - 1 37 | c5b5 d6b6 a5b6 b7a8 b6b8
win-3 5.3 3746583064 | 1k6/b7/7P/p3p3/P1Ppb3/1PN4n/4K3/r3N1r1 b - - 4 50 | d4c3 e1d3 g1g2 d3f2 g2f2
win-2 5.3 3764655026 | 5r2/r4ppp/PQ6/3p1kP1/p2P4/P4N2/2P1BP2/2RK2R1 w - - 5 38 | f3h4 f5f4 g1g4
win-3 5.3 3879042830 | 8/6kp/4Pp2/pP1p3Q/3Pq1PK/7P/8/8 w - - 10 76 | h5f7 g7h6 f7f6 e4g6 g4g5
win-3 5.3 4180232723 | 5rk1/2p2rbp/6p1/1pP1p1p1/p2Pp3/P3Pq1P/1P3P1R/Q1B3K1 b - - 2 39 | f3d1 g1g2 f7f2 g2g3 d1f3
win-3 5.5 297259551 | r3k1r1/1pq3p1/p1p3Np/3p4/4n3/1PPnP2P/PB6/RN3R1K b q - 2 27 | c7g3 a2a4 d3f2 f1f2 e4f2
win-2 5.5 531614296 | 5rr1/3kPp2/1R1p3p/8/p1p1P3/P1P2NQ1/2PP1P2/2BK3R w - - 1 23 | g3d6 d7c8 b6b8
win-3 5.5 939063611 | r2k3r/pp2n1p1/3bQ1B1/1qpN2Bp/6P1/P7/1PP2PP1/1R2R1K1 w - - 3 25 | g5e7 d6e7 e6e7 d8c8 e7c7
win-2 5.5 1415553903 | 7k/2N5/3N3P/8/p3B3/P1PK2P1/1P1B3R/8 w - - 23 59 | h6h7 h8g7 h7h8q
win-2 5.5 1425029763 | 1Q3n2/Rp1k2p1/2p5/3p1b2/2B2P1p/8/2n2KPP/3R4 w - - 3 30 | a7b7 d7e6 b8e5
win-2 5.5 1570911473 | 5k2/8/2QP1p2/5K1p/7P/3R4/4N3/B7 w - - 0 56 | f5g6 f6f5 c6c8
win-3 5.5 1649939545 | q2r4/1r5k/p3p2p/4b3/2p4P/8/3P1RP1/3K4 b - - 2 53 | b7b1 d1c2 a8e4 d2d3 e4d3
win-2 5.5 2445407724 | 6k1/pBp5/7p/p3pb2/3r1p2/P1K5/4r3/8 b - - 5 56 | e2c2 c3b3 a5a4
win-3 5.5 2511467432 | Q4bk1/R3n3/2N4p/2p3p1/2P1B3/1N4P1/4PP1P/6K1 w - - 5 48 | a7e7 h6h5 e4d5 g8h8 a8f8
gain 5.5 2745269658 | r1bqk1nr/ppppbpp1/8/4N3/Pn1Pp1Qp/4P2P/1PP2PP1/RNB1KB1R w KQkq - 2 8 | g4g7 g8h6 g7h8
win-3 5.5 2809468220 | 8/2p1k3/1p3p2/p4bpp/1P5P/P7/1K1p1b2/8 b - - 1 41 | d2d1q b4a5 d1c2 b2a1 f2d4
win-2 5.5 2977853165 | 2kr4/1pn5/4p3/4P1pp/pP1pKpP1/P3b3/8/3b4 b - - 1 39 | d4d3 g4h5 d8d4
win-3 5.5 3915287989 | 3Q3r/1r2n1k1/2N1p1p1/p1bp2Bp/7P/5P1B/PP5K/1R5R w - - 4 27 | g5f6 g7f6 d8h8 f6f7 c6e5
win-3 5.7 895775606 | 2r1kr2/ppqb1p1p/6pP/3p4/3p2n1/PP4PR/2Q1PP2/RN2KBN1 b Q - 0 18 | c7c2 b1d2 c2c1 a1c1 c8c1
win-3 5.7 1570911473 | Q7/5p1k/8/B2P1p1p/3NK2P/5R2/8/8 w - - 0 46 | d4f5 f7f6 d5d6 h7g6 a8g8
win-3 5.7 1745328750 | 3q1kr1/BrpP1pp1/p4b1p/p7/P6P/3N4/1PP1QPP1/R2K2R1 w - - 3 22 | a7c5 f6e7 e2e7 d8e7 d7d8r
win-3 5.7 1780551088 | 1k5r/p7/p1Q5/3r2Pp/P3p3/4N1PN/4KP2/7R w - - 4 29 | e3d5 h8h7 h1b1 h7b7 c6b7
win-3 5.7 1819856761 | 8/p5k1/P1p1p3/3pP1p1/2p3p1/4p3/5b1K/1r6 b - - 1 42 | e3e2 h2g2 e2e1q g2h2 e1g1
win-3 5.7 1864665749 | 2b1k2r/n2p4/7b/p3rpp1/P2N2P1/2PBP2P/p2P2n1/1R1K2Nq b k - 1 28 | h1g1 d1e2 g2f4 e2f3 g1g2
win-3 5.7 3119134673 | 2R5/5n2/4p2p/1R2Pp1P/3PkP2/2Q5/6K1/1r6 w - - 0 51 | c3f3 e4d4 f3c3 d4e4 c8c4
win-3 5.7 3917691882 | 8/p1p2k1q/b1p3p1/4P3/1P2PnR1/3r4/7r/2K5 b - - 3 37 | h2h1 g4g1 h1g1 c1c2 h7h2
win-2 5.7 4209536652 | 7R/3R4/p5k1/3P1p2/5p2/1P3P2/P3PB1P/6K1 w - - 0 53 | f2d4 g6g5 d7g7
gain 5.8 760074463 | r1bqkbnr/p2pp1pp/1p3p2/8/2BpP2P/P7/1PPP1PP1/R1BQK1NR w KQkq - 0 8 | d1h5 g7g6 h5d5 e7e6 d5a8
win-2 5.8 799564906 | 6k1/8/3R4/2P3Bp/P6P/8/1P5P/1K2R3 w - - 3 42 | e1e7 g8f8 d6d8
win-2 5.8 858712795 | 1r6/2pkpp1p/5b1n/2K4P/1p2P3/3r1P2/8/5R2 b - - 2 27 | d3c3 c5d5 e7e6
gain 5.8 2602110777 | 7k/rb1R4/1p5p/2p5/2PpN3/PB1nn3/R5PK/8 w - - 2 62 | e4f6 b7e4 d7a7
win-3 5.8 2850165800 | 3R4/1pk2Nq1/p1p2r2/7p/2Q5/1P4P1/P1P2n1P/4R1K1 w - - 3 32 | e1e7 c7b6 c4b4 b6a7 e7b7
win-2 5.8 3987965804 | 1r5r/5kb1/3p3p/1p4p1/P2p2P1/7K/8/3q4 b - - 0 37 | d1f1 h3g3 g7e5
win-3 6 29601164 | 1r1q1k2/1p5Q/p1p5/P2P2p1/3P1P2/1PN4B/R1P4P/2K2R2 w - - 1 34 | f4g5 d8f6 f1f6 f8e8 h7d7
win-2 6 551805163 | 4q3/p1pkp3/1r1p2p1/3b2P1/1n6/2P5/PP5r/3K4 b - - 1 33 | b4d3 c3c4 d5f3
win-2 6 1394199542 | 6k1/2p5/Rp1p4/4p2p/3P1pNP/1P1QP1P1/1PB2P2/2BK3R w - - 0 29 | d3h7 g8f8 a6a8
win-3 6 2109191496 | 1k6/8/1p6/1P3p2/1K1Ppn2/5rp1/8/8 b - - 1 49 | g3g2 d4d5 g2g1q b4a4 g1d4
win-3 6 2656179921 | 3r3r/1p2k2p/4P1p1/4Qn2/5P2/5N2/PPnP2PP/R1B1R1K1 w - - 3 26 | e5c7 d8d7 c7d7 e7f8 d7f7
win-3 6.2 501055118 | 1rb1kbnr/pp1p1p2/2n3p1/7p/q1p2PPP/4Pp2/PP1PN3/R1B2K2 b - - 0 16 | a4d1 f1f2 d1e2 f2g1 e2g2
win-3 6.2 876646378 | rnQ5/3ppB2/p4n1p/1p2k3/1P6/2P5/P4NPP/RNB1K1R1 w Q - 0 18 | c8c7 d7d6 c7e7 e5f5 e7e6
win-3 6.2 1312194563 | 1k6/3r3p/Qppb4/3p4/PP1P1NK1/2B3P1/7q/3BR3 w - - 1 45 | e1e8 d7d8 e8d8 b8c7 a6c8
win-3 6.2 1992621405 | 2bQnk2/rp1n1ppr/2p5/p2P2B1/3P2Pp/2N4B/PP3P1P/R4RK1 w - - 3 19 | g5e7 f8g8 d8e8 d7f8 e8f8
win-3 6.2 2502115721 | 2kr4/1p5p/2p3p1/5q1P/P7/P1B1K3/8/7R b - - 0 35 | d8d3 e3e2 f5f3 e2e1 d3d1
win-3 6.2 2555670247 | 7k/3R4/6p1/1P6/2P2PP1/7P/8/2N2K2 w - - 5 44 | b5b6 g6g5 b6b7 g5f4 b7b8q
win-3 6.2 3210582129 | 2R2b1r/4pk2/1p4p1/pN2B2p/P4P2/1P6/3PK1BP/2R5 w - - 2 27 | g2d5 e7e6 c1c7 f8e7 b5d6
win-3 6.2 3628502318 | 1n2k2r/5n2/6b1/1P2p2p/1b1P4/1PB4P/r7/2K5 b - - 4 39 | b4c3 c1d1 g6d3 b5b6 a2a1
win-3 6.2 3935047583 | 8/8/k3n3/2p5/8/8/3p2K1/5r2 b - - 1 78 | d2d1q g2g3 d1f3 g3h2 f1h1
win-3 6.2 4036192123 | r2r2k1/5p2/4bqp1/pPn1p3/2p1P2P/2P2p2/R2PNK1R/2B5 b - - 0 23 | f3e2 f2e2 e6g4 e2e3 d8d3
win-3 6.2 4244822938 | r1b4R/p1p1k1p1/n7/1p1QPpP1/8/1P2pN2/P1P1P3/R3KB2 w Q - 4 19 | d5d8 e7e6 d8g8 e6e7 g8e8
win-3 6.3 93437088 | 1n5B/8/p3R2p/3b1R2/6k1/2P5/1PB3p1/6K1 w - - 3 37 | e6g6 g4h4 h8f6 h4h3 f5h5
win-3 6.3 885496452 | 8/8/5k2/6p1/3K2P1/p7/2q5/8 b - - 5 57 | a3a2 d4e3 a2a1q e3f3 a1a3
win-2 6.3 1311397165 | 1R4R1/8/8/1P1k1N2/8/1K5p/7P/8 w - - 7 65 | g8e8 d5c5 e8e5
win-3 6.3 2191738927 | 5rk1/p7/p5P1/P1p2P2/1rP1PB2/3PK2R/8/8 w - - 1 54 | f4e5 f8f6 e5f6 b4b3 h3h8
win-2 6.5 1223002886 | r2qk2r/p1pb1p2/1pn3p1/2bn2N1/2B1pP1p/PP2P3/2PP1QPP/1RBKR3 b kq - 1 18 | d5c3 d2c3 d7g4
win-3 6.7 1485768038 | r1b1k3/p1pp4/8/1Bn1PQBq/3P4/P1P5/1P1N2PP/R3K2R w KQ - 1 20 | e1g1 h5f3 f5f3 a8b8 f3f8
win-3 6.7 3599034199 | r7/2q2p2/pp3kn1/4p3/Pb4p1/8/3P3r/K1B3N1 b - - 3 32 | c7c1 a1a2 c1d2 a2b3 d2c3
win-3 6.7 4076435704 | 4rb2/4kp1Q/pp5p/2p3p1/2B2B1P/P7/1P4P1/R3K1NR w KQ - 1 31 | e1c1 f8g7 h7g7 g5f4 g7f7
win-3 6.8 63035442 | 8/3k4/6R1/p7/P1Pp1P2/8/1R1K4/5BN1 w - - 1 43 | b2b7 d7c8 b7f7 d4d3 g6g8
win-3 6.8 161685148 | 1R6/1PP5/4k3/1P1N4/5K1p/7P/8/1r6 w - - 1 78 | c7c8q e6d5 c8c6 d5d4 b8d8
win-3 6.8 1415553903 | 8/1B6/2p1pk1P/3pNp1R/p2N4/P3P1P1/1PP5/R1B2K2 w - - 4 28 | d4c6 d5d4 h6h7 d4e3 h7h8q
win-2 6.8 2992414294 | r6r/ppp3k1/2n2q1p/8/P3pb1P/1Pp5/4bP2/1K6 b - - 1 26 | c6b4 b1a1 c3c2
win-3 7 2565723815 | kn1r4/5p1p/p1pQ4/p1N5/3P4/PP2P2P/5KP1/R1B4R w - - 3 25 | d6d8 a8a7 d8c7 a7a8 c7b7
win-2 7.2 503920364 | 6Q1/3k4/1R6/P7/4P3/8/8/6K1 w - - 1 56 | b6b7 d7c6 g8d5
win-3 7.2 2508876361 | 8/P1k5/R7/7p/7P/4P3/1K6/8 w - - 5 59 | a7a8q c7d7 a8b7 d7d8 a6a8
win-2 7.3 96854537 | 3Q4/8/3pp1pk/p6p/4B3/P1P3P1/2PKPP2/8 w - - 2 32 | d8g8 g6g5 g8h8
win-2 7.3 1024639322 | 5r2/7r/8/8/p7/P4k2/2K5/7q b - - 1 57 | f8c8 c2d3 h1d1
win-3 7.3 2654215273 | 8/p5b1/Pr3k1p/5b2/2p5/P3p1Pp/7K/8 b - - 1 37 | b6b2 h2h1 e3e2 g3g4 e2e1q
gain 7.3 3486011208 | rn1q1bnr/pbpp1kpp/1p2p3/5p2/N4P2/4P2P/PPPP2PR/R1BQKBN1 b Q - 0 6 | d8h4 g2g3 h4g3 h2f2 g3g1
win-3 7.5 77734518 | rn2kr2/1pp2p2/p3N3/PP2b3/b1P5/3P2PK/3q4/8 b q - 0 34 | f7e6 b5a6 f8h8 h3g4 a4d1
win-3 7.5 503920364 | 8/8/2k5/5R2/4P3/6K1/1Q6/8 w - - 0 68 | b2b5 c6c7 f5f7 c7c8 b5e8
win-3 7.5 888499461 | 3k1br1/p3p3/p1b5/P2N1Ppp/1PQ4P/8/2P2PP1/R2R2K1 w - - 1 27 | c4c6 e7e6 d5f6 f8d6 c6d7
win-3 7.5 1374388829 | R7/2p1R3/7p/8/2P2k2/1P2p2P/3PP2P/2B2K2 w - - 2 33 | a8a5 c7c5 a5c5 e3d2 c1d2
win-3 7.5 1415553903 | 6k1/8/4N2P/3B1N2/p7/P3K1P1/1PPB4/3R4 w - - 1 45 | e6g5 g8f8 d2b4 f8e8 d5c6
win-3 7.5 3748037234 | 5rk1/2pn1p2/r3p1pR/pR4Q1/P2P4/3P1N2/2P2PP1/1N2KB2 w - - 1 20 | h6g6 f7g6 g5g6 g8h8 b5h5
win-3 7.7 498649252 | 8/p1k3bQ/P2ppp2/8/P6P/5NR1/1P2PP2/2B1K2R w K - 5 24 | h7g7 c7d8 g7a7 d6d5 g3g8
win-3 7.7 752256987 | 8/3pk2p/b1p4P/1pP1p3/4nn2/r4p2/8/2K5 b - - 0 51 | a3a2 c1d1 f3f2 d1c1 f2f1q
win-3 7.7 3864339789 | 1r2k2r/3p3p/1p3q2/pB3p1p/1b1P4/4P3/2K2PP1/q2R4 b k - 1 27 | b8c8 b5c4 a1a2 c2d3 a2c4
win-3 7.8 1497725294 | r1b1k3/p1p3p1/np6/3p4/P3P1nP/5KP1/1b1q1P1R/5BN1 b q - 0 22 | d5e4 f3e4 g4f6 e4f3 c8b7
win-3 7.8 2000771336 | 8/3R4/P7/7k/1p1BK2p/1P6/8/RN6 w - - 2 42 | e4f5 h5h6 d4e3 h6h5 d7h7
win-3 7.8 2585187013 | 8/2P2k2/8/4B3/4P1Bp/7P/5P1K/8 w - - 1 61 | c7c8q f7e7 g4d7 e7f7 c8e8
win-3 8 498649252 | 8/p3k3/P3Np2/3pP2Q/P4P1P/8/1P1B1bR1/5K1R w - - 1 34 | g2g7 e7e6 h5g4 f6f5 g4g6
win-3 8 722538841 | Q7/2k4p/p1np4/5p2/2N5/1P4PN/P2PPPBP/4K2R w K - 0 18 | g2c6 d6d5 a8b7 c7d8 b7d7
win-3 8 1003479514 | 8/8/4k1Bp/N7/p1p5/2B1P1PP/PP6/1R3RK1 w - - 0 30 | b1d1 e6e7 f1f6 a4a3 a5c6
win-2 8 3053954657 | 8/3N4/k5p1/6P1/1PPK1p2/3P1B2/P7/2R5 w - - 5 54 | c1c3 a6a7 c3a3
win-3 8 3945874618 | 6q1/8/5p2/8/8/1k6/8/3K4 b - - 0 72 | g8g2 d1e1 b3c3 e1d1 g2f1
win-3 8.2 77734518 | rn2kr2/1pp2pb1/p3p2p/P7/bPP2Np1/3PK1P1/5P1P/7q b q - 0 25 | h1c1 e3e2 a4d1 e2f1 d1f3
win-3 8.2 1599428270 | 4Q3/2k5/Bp2p2p/3p1p1P/p2p4/P3NPP1/2P5/R3K2R w KQ - 1 35 | e8e7 c7c6 a6b7 c6b5 e7b4
win-3 8.3 63035442 | 8/1R6/2p2k2/p7/P2p1P2/3P2R1/3K4/5BN1 w - - 0 38 | f1h3 c6c5 b7g7 c5c4 g3g6
win-2 8.3 2305364930 | r3kb1r/4pppp/pp5n/2p5/4P2P/3n2N1/PPqP1P1R/1RB2K2 b kq - 4 16 | c2d1 f1g2 d3f4
win-2 8.5 2001988750 | 4k3/8/5R2/8/P5p1/6p1/1Q4K1/8 w - - 6 64 | b2b7 e8d8 f6f8
win-3 8.7 503920364 | 8/2k5/8/R7/4P2K/4Q3/8/8 w - - 10 73 | e3c5 c7d7 a5a7 d7e6 c5e7
win-3 8.7 3486011208 | 4k3/7p/7p/8/6b1/p3p3/1b1p4/5K2 b - - 1 50 | g4f3 f1g1 b2e5 g1f1 d2d1q
win-3 8.7 3800469832 | 8/8/8/2r4p/7P/p1pn2k1/8/K7 b - - 1 71 | d3b4 a1b1 c5e5 b1a1 e5e1
win-2 8.8 451275617 | 8/6k1/2p5/p1n2b1p/P4P2/3qp3/7K/8 b - - 1 52 | d3f1 h2g3 f1f2
win-3 8.8 1146336780 | 3k3r/ppn3p1/2n2p1p/P2p3P/3b2b1/6P1/3Nr3/1R3K2 b - - 5 46 | h8e8 d2e4 e8e4 a5a6 g4h3
win-3 9.3 2000771336 | 8/6R1/7k/Pp5p/5K2/1P6/1B6/RN6 w - - 2 37 | f4f5 b5b4 g7g8 h5h4 g8h8
win-3 9.3 3842644189 | 5r2/3k2p1/1p3p2/5b1p/1p2p2P/8/K5P1/3r1n2 b - - 1 38 | f1d2 g2g4 d1b1 g4f5 f8a8
win-2 9.7 1047182146 | 8/p4p2/p3k2p/3p3p/PB1b4/6PK/3pq3/8 b - - 3 49 | d4g1 a4a5 e2h2
win-3 10 2298852676 | 1n3rk1/5Npp/rpb1Q3/p7/P4P2/1Pq3P1/2P1K2P/3R2R1 w - - 14 35 | f7h6 g8h8 e6g8 f8g8 h6f7
win-3 10 3251588679 | 6k1/5p2/p4b1p/7p/p3p3/P2qP1P1/1P6/2K5 b - - 0 37 | d3e3 c1d1 f6g5 b2b3 e3d2
`;
