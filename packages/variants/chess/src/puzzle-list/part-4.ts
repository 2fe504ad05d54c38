/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-2 4.3 2606288397 | 1rb2r2/1p3kb1/p4Pp1/6qp/P3p3/2n1p3/1P4P1/4K2R b - - 3 34 | g5g3 e1f1 g3f2
win-2 4.3 2668110840 | 4kbr1/4pppp/p1P4n/PB6/3P4/4qN2/2P2PPP/1R1Q1RK1 w - - 1 19 | c6c7 a6b5 c7c8q
win-2 4.3 2766693498 | r6r/1p2pkbp/p5p1/2p4n/P2n2p1/1P1PP3/3KNq1P/RN5R b - - 2 24 | f2e2 d2c3 e2c2
win-2 4.3 2834102761 | 1r2k2r/1p1q4/ppn5/1N4Rp/P1P5/4P3/1P2K3/7q b k - 1 29 | d7d1 e2f2 d1f3
win-2 4.3 3484625640 | 5R1R/3k4/8/1P1pB3/3P2p1/4K3/4NP2/8 w - - 2 50 | h8h7 d7e6 e2f4
win-2 4.3 3741512672 | r4k1r/1p3p2/n2q2p1/8/pp3P2/2P1n1Pb/P4K1P/R7 b - - 1 29 | d6d2 f2f3 h3g2
win-2 4.3 3917472179 | r4b1r/1p2kp1p/pn1p4/1Np5/1P1Pnpb1/2P5/PR5P/2K1N2q b - - 3 19 | h1e1 c1c2 e1d1
win-2 4.3 3945874618 | 8/8/5p2/4q3/2k5/8/8/1K6 b - - 12 78 | c4b3 b1c1 e5e1
win-2 4.3 4189309347 | r1b4k/ppp4p/5r1P/3B2NQ/n2p4/3P2P1/PP3P2/R4RK1 w - - 3 20 | h5e8 f6f8 e8f8
win-2 4.3 4200667792 | 5k2/2pp1p2/6pq/1b2r3/p2KP1p1/P1N5/BPPR2P1/8 b - - 3 27 | h6d2 d4e5 d2d6
win-2 4.5 81800239 | 1r5r/5p1k/pP3Q2/2pP4/4N1p1/8/1P1RPP1P/4KB2 w - - 1 25 | e4g5 h7g8 f6f7
win-2 4.5 1193179193 | r2r2k1/pp3ppp/5n2/2p1nb2/2p5/2qBP2P/PQ3PPR/R1BK4 b - - 5 18 | c3d3 b2d2 d3f1
gain 4.5 1425029763 | 1rb1k1nr/pp1pbpp1/n1p5/2P5/1q2PP1p/1NN5/PP4PP/1RBQKB1R w Kk - 3 11 | a2a3 b4b3 d1b3
win-2 4.5 1735292543 | 4k1r1/pp3p1p/3p1q2/3P3p/PP1bp3/B1r1n2P/R2KP3/R7 b - - 7 30 | e3c4 d2e1 g8g1
gain 4.5 1744290992 | rn2k1nr/1p2p3/2p1bppp/p3b3/P2qPPP1/2NP4/2P1B2P/RNBQK1R1 b Qkq - 0 13 | d4g1
gain 4.5 3198360750 | rnb2bnr/ppp1k2p/2q1p1P1/3p1p2/8/P4PP1/1PPPP3/RNBQKBNR w KQ - 1 8 | h1h7 e7f6 h7h8
win-2 4.5 3484625640 | 6RR/4k3/6p1/1P1pB3/3P4/4KN2/5P2/8 w - - 0 45 | f3g5 e7d7 g8g7
win-3 4.5 3950276693 | 2r3k1/1Q3p2/n1p3p1/3p1b1p/5P2/B1n1P3/P2NPq2/R1K2B2 b - - 1 27 | f2e1 c1b2 e1d2 b2b3 d2c2
win-2 4.5 4180232723 | 5rk1/2p2r1p/6p1/1pPQ2p1/p2bp3/P6P/1P1q1PKR/8 b - - 5 47 | d2f2 g2h1 f2f1
win-2 4.5 4184674365 | 8/p2pk3/4p3/1Pp2p2/5P2/5Nr1/q1NK2P1/8 b - - 3 30 | g3g2 d2e3 a2b3
win-2 4.5 4196726018 | 2b4k/rp3Q2/pN2p1pp/P1q5/4B3/7P/1bP2PP1/3R1RK1 w - - 1 30 | d1d8 c5f8 d8f8
win-2 4.7 476029277 | 8/4r3/6pk/8/3Q2PK/5P2/8/8 w - - 5 73 | d4h8 e7h7 g4g5
win-2 4.7 487873926 | B6k/5R2/4R2P/1p6/8/b4PP1/2Pn4/K7 w - - 3 56 | e6e8 a3f8 e8f8
win-2 4.7 498649252 | 2k2b2/p6Q/P2ppp2/4P3/P2N3P/8/1P3PR1/2B1K2R w K - 3 28 | g2g8 d6e5 g8f8
win-2 4.7 1025120345 | r5k1/1pp3pp/p3b3/2P5/n2p2PP/3nb3/1q2N2K/5r2 b - - 0 29 | b2e2 h2g3 f1f3
win-2 4.7 1054393281 | 1r2k1r1/pp1b2pp/n2np3/2pp4/P4PP1/1PPPP3/4qNKP/4b2R b - - 1 19 | e2f2 g2h3 f2f3
win-2 4.7 1374388829 | 1R6/2R5/4k2p/2P5/8/1PB1P2P/4P2P/5K2 w - - 7 39 | e3e4 h6h5 b8e8
win-2 4.7 1475803447 | 4k3/pr2p2p/6pQ/K4p2/7P/1bP3P1/1B3P2/1q6 b - - 1 37 | b1a2 b2a3 a2a3
win-2 4.7 1475964483 | r1bqkbnr/3n1pp1/1pp1p2p/p7/2P1P3/3P3P/PP1BP1P1/2RQKBNR b Kkq - 0 9 | d8h4 g2g3 h4g3
win-2 4.7 1989533477 | 2b2b2/8/3k1Bp1/p2ppp2/2P4p/P2P1P2/N3PQPP/3QKBNR w K - 2 22 | f2b6 d6d7 d1a4
win-2 4.7 2022038124 | r1b1kb2/ppp1pr2/2n4p/8/3PP1pP/2P5/PP1K4/R4q2 b q - 1 16 | f7f2 d2e3 f1e2
win-2 4.7 2130067375 | 8/8/5k2/1p1b4/1P6/6K1/8/3r2b1 b - - 22 78 | f6g5 g3h3 d1d3
win-2 4.7 2162885415 | 3k4/P5B1/2R5/2N4p/7P/3K1p2/2P2P2/8 w - - 5 41 | a7a8q d8e7 a8f8
win-2 4.7 2428563661 | 5k1r/1r3p2/p4p2/3Q1N1p/b2N3P/8/6PK/4R3 w - - 0 32 | d5d8 a4e8 e1e8
win-2 4.7 2656179921 | r6r/1p2k2p/4P1p1/pQ3n2/1n3P2/5N2/PP1P2PP/R1B1K2R w KQ - 5 22 | b5d7 e7f8 d7f7
win-2 4.7 3701516736 | 1nbqk3/r1p4p/p2pP2Q/5PN1/8/N2P4/1P3PPP/R1B1K2R w KQ - 0 17 | h6h5 e8f8 h5f7
win-3 4.7 3762452763 | 4r1k1/rp3ppp/p1B5/P1q5/3p3P/1P2n1P1/R1bKP3/6Q1 b - - 0 31 | c5c3 d2c1 c2e4 a2c2 c3c2
win-3 4.7 3986216862 | r5r1/ppp2k2/2n2b1p/2B1pQ1N/P7/1PP3R1/5PPP/5RK1 w - - 6 29 | f5f6 f7e8 g3g8 e8d7 f6f5
win-2 4.7 3993589355 | r1b3nQ/1p1k4/2p3p1/P4p2/1BP5/1P3p1P/5PP1/4R1K1 w - - 0 33 | h8d4 d7c7 d4d6
win-2 4.7 4069003973 | 2r5/R4p1k/2q1p3/2p3Qp/2Pp4/3P3P/5PP1/R5K1 w - - 3 36 | a7f7 h7h8 g5g7
win-2 4.8 15701315 | 5rn1/2PQ1ppr/2B2kq1/p6p/1p5P/P5P1/1PP1N3/1RB1K2R w - - 1 25 | h1f1 f6e5 d7d5
win-2 4.8 169761898 | 4kb2/rp3pp1/n2p4/3Pp1q1/p4P2/P6r/1P1K4/R7 b - - 0 29 | g5g2 d2c1 h3h1
win-2 4.8 209993331 | 1r1k4/8/p5p1/P1Pqp3/7P/4K2b/4P3/2R5 b - - 6 49 | d5d4 e3f3 d4f4
gain 4.8 209993331 | rnbqkbnr/p4pp1/1p2p2p/2p5/6P1/P1NP4/1PP1PP1P/R1BQKB1R w KQkq - 2 8 | f1g2 g8f6 g2a8
win-2 4.8 551805163 | 4q3/1bpk4/pr1p2p1/4p1P1/8/2P5/nP5r/5K2 b - - 1 37 | b6b2 f1g1 h2h1
win-2 4.8 778591917 | 1q2k2n/4p1br/p4p2/pP4p1/2p3P1/2P1P2P/bK5n/3r4 b - - 3 34 | b8b5 b2c2 b5b1
win-2 4.8 876646378 | rn6/2Q1pB2/3p1n2/1p2k2p/1p5P/2P5/P4NP1/RNBK2R1 w - - 0 22 | c7e7 e5f5 e7e6
win-3 4.8 887884169 | 2R5/8/2B3k1/6P1/3N1K2/8/8/8 w - - 23 60 | c8c7 g6h5 c6e8 h5h4 c7h7
win-2 4.8 1981312278 | 8/3k4/5r1p/4n2P/8/1r6/6P1/3b3K b - - 7 64 | f6f1 h1h2 e5g4
win-2 4.8 2001988750 | 1n4r1/1p1k3p/6p1/q2p1p1P/P5n1/5Q2/2r1RPP1/6K1 b - - 1 38 | c2c1 e2e1 c1e1
win-2 4.8 2696324955 | r4rk1/ppp2p2/7p/2P1p2P/bb1pP1n1/3P1q2/5P2/1R4K1 b - - 1 28 | f3f2 g1h1 f2h2
win-2 4.8 2717313790 | 8/8/5R2/7Q/8/2K3k1/8/8 w - - 1 67 | h5g5 g3h2 f6h6
win-2 4.8 3546447307 | 8/5k2/1b4p1/1p1b2rp/2n5/2P3P1/8/5K2 b - - 7 73 | g5e5 g3g4 c4d2
win-2 4.8 3853589617 | rn1N4/3p2k1/1p1Pp1p1/p5N1/4Q2p/3B3P/PP3PP1/R2R2K1 w - - 0 27 | e4g6 g7f8 g6f7
win-2 4.8 4184674365 | 8/8/6K1/3p4/8/3k1q2/8/2q5 b - - 1 66 | c1g1 g6h6 f3h1
win-2 5 35318729 | rn2k2r/4n3/b1P3p1/R6p/2p4P/4b1P1/1P5K/5q2 b kq - 1 32 | f1g1 h2h3 g1h1
win-2 5 294807053 | 2r5/1p1npkb1/1q5p/2p4p/2P2P2/1P2P3/6P1/1KB2B2 b - - 0 29 | b6b3 c1b2 b3b2
win-3 5 424379856 | b3r3/2Q3p1/kN3n1p/q1p2P2/1p1P1B2/5N2/1P3PPP/1B2R1K1 w - - 3 30 | b1d3 c5c4 d3c4 a5b5 e1a1
win-2 5 501055118 | 1rb2b2/ppk2p2/2Pp2pn/8/qPp2Pp1/4P3/P2BK3/1r6 b - b3 0 25 | a4d1 e2f2 d1f3
win-3 5 1024639322 | 4r1k1/6r1/8/3P4/p7/P6p/5K2/8 b - - 0 42 | h3h2 f2f3 h2h1q f3f4 h1f1
win-2 5 1312194563 | 3Q4/kr5p/8/3p4/PP1P1NK1/2B3P1/7q/3BR3 w - - 3 51 | d8a5 a7b8 e1e8
win-2 5 1610639039 | 1nbQ4/rp1p3p/p2kp3/5pB1/1pP5/3P1N2/P3PPPP/R3KB1R w KQ - 0 15 | g5e7 d6c6 f3e5
win-2 5 1993509918 | 8/5RN1/k2B4/2p5/pPP2P1P/5Bp1/P5P1/2K4R w - - 3 38 | d6c5 a4a3 f7a7
win-2 5 2035891720 | rnbq1br1/1pppk1p1/p4p2/4p2Q/3PP2N/8/PPP2PPP/RNB1K2R w KQ - 2 8 | h4f5 e7e6 d4d5
win-2 5 2316225904 | 5r1k/pp2bpp1/2b5/7p/2P2P2/4PN1P/Nq1r2P1/1B4KR b - - 1 27 | d2g2 g1f1 b2f2
win-3 5 2656179921 | rn3Qnr/1p1k1p1p/2q3p1/p1p2P2/8/6Q1/PP1P1PPP/R1B1K1NR w KQ - 1 14 | g3d3 c6d5 d3d5 d7c7 f8d8
win-2 5 2873583428 | 2b1k3/4bprp/5n1p/4p3/1p1p3P/1pQ3P1/2PKPP2/r4B1R b - - 0 22 | b4c3 d2d3 c8a6
win-2 5 3452476168 | 2rr2k1/5pp1/q4b1p/4p2P/P3Pn2/1p3P2/1Np3P1/6K1 b - - 1 42 | a6e2 g2g4 e2g2
win-3 5 3464578683 | 2kr3r/2p1np2/2b1p3/p3P1b1/P2p3P/6p1/1P6/R5K1 b - - 0 25 | h8h4 g1f1 h4h1 f1e2 d4d3
win-2 5 3527725194 | 4kb2/3b2p1/p1n5/4P3/3p2p1/P2p2P1/4q3/7K b - - 1 30 | d3d2 a3a4 d2d1q
win-2 5 3842644189 | r3kr2/1p4p1/3P1pb1/7p/1p2p1nP/3p1N2/6P1/4K1R1 b q - 0 26 | a8a1 e1d2 e4e3
win-2 5 3842644189 | 4r3/3k2p1/1p3p2/5b1p/1p2p2P/6P1/3r4/1K3n2 b - - 2 42 | e4e3 b1c1 e8c8
win-2 5.2 103926485 | r3k2r/1p3p1p/p1P2n2/6p1/3p4/bp1P3P/3K1P2/1q3BNR b kq - 0 24 | b1c2 d2e1 a3b4
win-2 5.2 503920364 | 6Q1/3k4/P4R2/8/4P3/8/8/6K1 w - - 5 60 | g8g7 d7c8 f6f8
win-2 5.2 600817922 | 2rk4/2p4p/2pp1R1P/p3p1pQ/2P5/N2NP3/P7/R3K3 w Q - 3 26 | f6f8 d8d7 h5f7
win-3 5.2 642199119 | 5r2/3k2p1/4pp2/7p/3bp2P/6P1/r4B2/5K2 b - - 5 40 | a2f2 f1e1 f8b8 g3g4 b8b1
win-3 5.2 752264797 | 2k1rb1r/pp2ppp1/5n1p/2P1Q3/1B6/2N4P/PP3PP1/3RK1NR w K - 5 15 | c3b5 f6d5 b5a7 c8d7 d1d5
win-2 5.2 983779465 | 5b1r/1pp1kpp1/8/1B2p2p/7P/P4K2/1Pbq1PPR/3r2N1 b - - 4 19 | d2f4 f3e2 f4e4
win-2 5.2 1180366298 | rnb2rk1/1pq2ppp/p1p1p3/3p3P/2P3n1/P1N1PNb1/1PQP4/1RB2BKR b - - 0 14 | g3f2 g1g2 c7g3
win-3 5.2 1753621242 | 4kb1r/2p1pp1p/2b3p1/1p1r4/p3q3/4N2P/PP2NP2/1R2K3 b k - 3 30 | e4b1 e2c1 b1c1 e1e2 d5d2
win-2 5.2 2420147578 | 1rb3Q1/3k4/pPpbpR2/6p1/1PB1p3/6P1/2PPK1P1/R1B5 w - - 3 25 | c4e6 d7e7 g8f8
win-2 5.2 2654077628 | 1nb3r1/1pp2k1p/3p1p2/r5p1/2P1PpP1/7P/1P1K4/q7 b - - 0 24 | a1b2 d2d3 a5a3
win-2 5.2 2662029518 | r1k5/pb1pb2p/P1p2B2/Q7/4P3/5N2/1R3KPP/1N3B1R w - - 3 22 | f6e7 h7h6 a5d8
win-2 5.2 3401547552 | 2r1k3/5p2/2q1p1p1/pp6/8/2P1P2r/1PN5/1QnR2K1 b - - 1 30 | c6h1 g1f2 h3f3
win-2 5.2 3722207837 | 3k4/1Q3p1r/4p3/3nb2p/3N3P/3P4/1P1N1PP1/4KB1R w K - 0 28 | d4c6 d8e8 b7c8
win-3 5.2 4253004676 | rnbqk1nr/pp1pbppp/2p5/4p3/P6P/2P2P2/1P1PP1P1/RNBQKBNR b KQkq - 0 5 | e7h4 h1h4 d8h4 g2g3 h4g3
gain 5.3 161685148 | Rb3r2/1pN5/1P4k1/2P5/1P1P3p/5pnP/1RNBr3/3K4 b - - 0 58 | f3f2 d2e1 f2f1q
win-2 5.3 321585883 | rn2kb1r/pp2nppp/8/2pP3P/8/1Pq5/P1b1KP2/R1B4Q b kq - 3 18 | c3d3 e2e1 d3d1
win-2 5.3 617626772 | Q7/3k4/8/R6N/8/2P1p1P1/2P2P2/5K1B w - - 0 35 | a5a7 d7d6 a8d5
win-2 5.3 935659269 | 3r4/4k2p/2n3p1/5b2/1pP5/4KP2/1r6/8 b - - 1 36 | g6g5 c4c5 d8d3
win-2 5.3 1122024778 | 2kn4/1pp5/p6p/1q3p2/4p2P/4P1P1/5PK1/Q1br4 b - - 3 47 | b5f1 g2h2 f1h1
win-2 5.3 1415553903 | 6k1/8/3NN2P/3B4/p3K3/P1P3P1/1P1B4/7R w - - 7 51 | h6h7 g8h8 d6f7
win-3 5.3 1554341924 | 2k5/1ppr1pp1/5n2/p3pQ2/P1q5/3R4/1P1BP2r/n2K4 b - - 3 25 | h2h1 f5f1 h1f1 d2e1 c4c2
win-2 5.3 1597235563 | r2qk2r/ppp2pp1/4p3/7p/4pP2/NPPP2Pb/1P3b1P/R1BK2R1 b kq - 0 13 | h3g4 d1c2 d8d3
win-2 5.3 1907805988 | 8/2R5/Bp1N3p/3k1p2/P2P1B2/6PP/1P2KP2/6NR w - - 1 36 | a6c4 d5d4 g1f3
win-3 5.3 1936460895 | 8/1pp1k3/2P3p1/4bnPp/rP5P/P3pb2/8/3R1K2 b - - 0 36 | e3e2 f1g1 e2d1q g1f2 e5g3
win-2 5.3 2654077628 | rnb3r1/pppp1k1p/5pp1/8/PqPP1pP1/4b2P/1P2P3/RN1K1BNR b - - 2 14 | b4b2 d1e1 b2c1
win-2 5.3 2991645380 | rn1k1b1r/1Q2pppp/7n/pN1pP3/8/P5NP/1PPP1PP1/R1B1KB1R w KQ - 1 14 | b7c7 d8e8 c7c8
win-3 5.3 3356657920 | rn1q2nr/2N1pk1p/pp2b1p1/4Qp2/P1B2P1P/5N2/1PPP2P1/R1B1K2R w KQ - 3 13 | f3g5 f7f8 g5e6 f8f7 e5g7
win-3 5.3 3483223136 | 5rk1/1p3p1p/1b4p1/p2p4/1P5P/P7/1K1P4/1Rr2q2 b - - 1 30 | c1b1 b2a2 f1d1 b4a5 d1c2
`;
