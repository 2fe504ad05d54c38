/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
gain 2.5 3879042830 | 4q1k1/7p/1p2Ppp1/pP1p1P2/P2P1bP1/6QP/7K/8 w - - 0 63 | g3f4
gain 2.5 3958314488 | rn1qkbnr/1p1b2p1/8/p1ppP2p/QPN2p2/2P3PN/P2PP1BP/R1B1K2R b KQkq - 3 13 | d7a4
win-1 2.7 1639379679 | 1r3b1r/5k2/p1p1p3/2P3pp/QP1P4/4nqPR/4NP2/3R2K1 b - - 7 40 | f3g2
gain 2.7 1660875102 | 2kr1b1r/2pbpp2/p1n1pB2/8/PP3pp1/3PP1PP/3P4/R3KBNR w KQ - 1 16 | f6h8
gain 2.7 2555670247 | rnbqkbnr/2ppp2p/pp3pp1/1Q6/4P3/P1N5/1PPP1PPP/R1B1KBNR b KQkq - 0 5 | a6b5
gain 2.7 2606288397 | r1b1kbnr/pp1p1p1p/4p1p1/n1p5/2BPP2q/2P2P1N/PP2K1PP/RNBQ3R b kq - 5 7 | a5c4
win-1 2.7 3089024109 | 2b3k1/1p1p2b1/n1p1p2B/p7/5qQN/P1NP4/1PP2PP1/R4RK1 w - - 4 16 | g4g7
gain 2.7 3427176508 | r3kb1r/p1q1p2p/1pp1Nppn/8/1P4P1/2p1PP1P/2PP4/R1BQKB2 w kq - 0 16 | e6c7
win-1 2.7 3917691882 | 8/p1p2k2/b1p3p1/1P2P3/4P3/3K4/5rnr/2q5 b - - 7 45 | f2d2
gain 2.8 642199119 | r3kb1r/1p1qppp1/2p1b2p/1P1p4/2PPnP2/Rp6/1P4PP/2BQ1RK1 w kq - 1 15 | a3a8
gain 2.8 2000771336 | 1nb4k/5p1p/1p5q/p2pr3/3P4/P1P1P3/P4P1P/RNB1KB1R w KQ - 0 17 | d4e5
gain 2.8 3036792342 | rn1q1bnr/1pp1k1p1/p2p1p2/4p2p/1P2PPQ1/N7/P1PP2PP/1RB1KBNR b K - 0 8 | h5g4
gain 3 192105939 | rn1qkbnr/p2ppppp/bp6/2p5/7P/4PQ2/PPPP1PP1/RNB1KBNR w KQkq - 2 4 | f3a8
gain 3 204219926 | rnb1k2r/1pp1q1pp/4pn2/2b2P2/3P1P2/p1NP4/PPPK3P/1RB1QBNR w kq - 1 11 | d4c5
win-2 3 2360473147 | 2k1rb1r/1pqn1p2/2p2B2/p7/2pP2Bp/2N4P/PP2QPP1/RN3RK1 w - - 2 17 | e2e8 c7d8 e8d8
gain 3 2503631365 | r1b1kbnr/pp1npppp/1qpp4/8/P2P1P1P/1R6/1PP1P1P1/RNBQKBN1 w Qkq - 2 7 | b3b6
gain 3 3800749848 | rn2kb1r/pbq2p2/2pP1np1/6Np/2B1P3/2N5/PPP2PPP/R1B1K2R w KQkq - 0 14 | d6c7
gain 3 4064146514 | 3rkbnr/4pp2/p1p4p/6p1/B7/P1N5/1PP2PbP/R1B2RK1 w k - 0 14 | g1g2
gain 3.2 204219926 | 8/3n4/2r2Nk1/1p5p/8/3P3P/PBPK4/8 w - - 1 39 | f6d7
gain 3.2 310277900 | rn1qkb1r/pppbpppp/3p4/1P6/2PP4/4nN2/P4PPP/RNBQKB1R b KQkq - 0 6 | e3d1
gain 3.2 1026865808 | r1bqkbnr/pppp1pp1/7p/4p3/1n6/N1P2PP1/PP1PP2P/R1BQKBNR w KQkq - 0 5 | c3b4
gain 3.2 2298852676 | 1n3rk1/3b1qpp/rp1bp3/p4N2/P4P2/1PNQ2P1/2P2K1P/3R2R1 w - - 1 21 | f5d6
gain 3.2 2585187013 | 1rq1k2r/ppp1b3/3pbnpp/5p2/Pn1Q1B2/2N2NP1/2P1PPBP/R4RK1 w k - 2 17 | d4b4
gain 3.2 3795758711 | r1bqkbnr/pQpp1p1p/n3p3/6p1/2P5/8/PP1PPPPP/RNB1KBNR w KQkq - 0 4 | b7a8
gain 3.3 1386709152 | rnbqkb1r/pp2pppp/5n2/2ppP3/8/2N5/PPPPBPPP/R1BQK1NR w KQkq - 0 5 | e5f6
gain 3.3 1660875102 | 5b2/1kp1p3/p3p3/5p2/3r2P1/3bP1PR/3K4/B4B2 b - - 1 29 | d3f1 a1d4 f1h3
gain 3.3 1780551088 | 2kr1b1r/p3pQ1p/p1p5/3p2p1/PP6/N1P1P1P1/3P1P1P/q1B1K1NR b - - 0 15 | a1c1
gain 3.3 3980289395 | r4rk1/pppq1ppp/3b4/P2p4/1B6/3n1P1N/1PPQ1P1P/R2K1B1R b - - 0 16 | d3b4
gain 3.5 675742404 | rnbqkb1r/1pp1pppp/p4n2/8/4p3/P2P1N1P/1PP2PP1/RNBQKB1R b KQkq - 0 5 | e4f3
gain 3.5 2726777002 | 2r1k3/1ppq2p1/2np4/p4p2/3P2n1/PP2Pp2/2P4R/1RBQ1K2 b - - 1 20 | g4h2
win-2 3.5 3309552747 | 4nrk1/p6p/4p2b/8/PnqPp1P1/6pP/6R1/5R1K b - - 0 44 | c4f1 g2g1 f1h3
gain 3.5 3344792984 | rn2kb1r/p1p1ppp1/2q1bn2/1p2N2p/8/P1PP4/1P3PPP/RNBQKB1R w KQkq - 5 8 | e5c6
gain 3.7 204219926 | 1nr3n1/6pk/2p5/5q1p/1P3P2/B1NP1B1P/P1P5/1RK1R3 b - - 3 27 | f5f4 c1b2 f4f3
win-2 3.7 695428592 | 8/6p1/5pk1/5r2/6p1/8/p4b1K/8 b - - 3 61 | a2a1q h2g2 a1g1
gain 3.7 885496452 | 2r2b2/1ppB1k2/4p1pp/p4pqn/Pn2P3/1P2P1PN/6RP/1RB1K3 w - - 1 24 | h3g5
win-2 3.7 2381655177 | 7r/R1qk1p2/4p1b1/1p1p2Pp/2pP1Q1P/2P1P3/3B1K2/7B w - - 2 35 | f4c7 d7e8 a7a8
win-2 3.8 270956830 | 4kb1r/1p2pppp/8/p7/3qr3/7N/3P2PP/7K b k - 3 24 | e4e1 h3g1 e1g1
gain 3.8 2068964803 | 3qk1r1/rp1bpn1p/p2p3b/2p4n/4P3/PQPP3P/1P2BPP1/RNB2RK1 w - - 0 20 | e2h5
win-2 4 412627 | 2r2b2/ppp1kr2/4P1p1/PB2Qp1p/3P4/5P2/1PN3PP/3RK2R w K - 0 22 | e6f7 e7f7 b5c4
win-2 4 613082655 | 6kr/4P1p1/4b1Np/3B3P/8/1KN1P3/1P1B4/8 w - - 1 43 | e7e8q g8h7 e8h8
gain 4 1497725294 | rnbqkbnr/p1pp2pp/1p2p3/5p2/2P5/NP1P4/P3PPPP/R1BQKBNR b KQkq - 0 4 | f8b4 c1d2 b4a3
win-2 4 2052547567 | 1rb1k3/1p1p3R/p2p1b2/P2P1Q2/5N2/2P5/1P4K1/1R3B2 w - - 1 32 | f5f6 b7b6 b1e1
win-2 4 2772382406 | 1r4k1/pp3ppp/2p2n2/2b1q2b/7P/PP2PpP1/5KB1/RN1R4 b - - 1 23 | e5e3 f2f1 e3f2
win-2 4 3795758711 | B3k2r/5p1p/4p2B/p7/P7/8/3KPq1P/R4q2 b k - 1 22 | f1e2 d2c3 e2c2
gain 4.2 432278336 | rn2k2r/1pp2ppp/p7/3np3/1P4b1/2PPP1P1/P1Q1N2P/RN3K2 b kq - 0 13 | d5e3 f1f2 e3c2
win-2 4.2 1026865808 | 8/8/k7/1p3b2/1r6/8/3p4/K7 b - - 1 44 | d2d1q a1a2 d1a4
win-2 4.2 1538839720 | 2b3kr/r4p2/5Bp1/Pppp4/1P3P1p/1Q1BR3/3P1KPP/RN6 w - - 0 22 | e3e8 g8h7 e8h8
win-2 4.2 1764725093 | 1rb2k1r/2p3pp/pp3b1n/nP3p1P/4pN2/4PPP1/2KPB3/q5R1 b - - 3 24 | a1b2 c2d1 b2b1
win-2 4.2 2354912908 | 3rk2r/3pb3/b3p2p/2p5/pP1np2p/P3KPq1/3RP3/1Q3B2 b k - 2 32 | e7g5 e3e4 d7d5
win-2 4.2 4072034530 | 2kr1b1r/p1p2ppp/2p1pn2/3P4/K1p1N2P/P2q4/1P6/R7 b - - 1 21 | d3b3 a4a5 b3b5
win-2 4.3 418911612 | rn5B/p1q2Q1p/Ppp2b2/P2ppkp1/8/4PN2/2PP2PP/RN2KB1R w KQ - 3 16 | f7f6 f5g4 f6g5
win-2 4.3 906192809 | rnbq1b2/4k3/1Pp3Q1/p2pPp1P/P4N2/8/1P3B1P/3RR1K1 w - - 1 51 | f2h4 e7d7 g6e6
win-2 4.3 1851218070 | 4b3/4b1pk/4p1r1/1pP2p2/2P1pP2/1q2P2P/1n1B4/1NR2K1R b - - 0 38 | b3d3 f1f2 e7h4
win-2 4.3 2068964803 | k7/4R3/p7/1p2Q3/1Pr5/P1P5/5P2/5K2 w - - 9 64 | e5h8 c4c8 h8c8
win-2 4.3 2075442956 | r1b1kb1r/2p2p2/np2p2p/p3qp2/2p4P/PPPn2P1/R2P4/1NBK2NR b kq - 7 16 | e5e1 d1c2 e1c1
win-2 4.3 2606288397 | 1rb2r2/1p3kb1/p4Pp1/6qp/P3p3/2n1p3/1P4P1/4K2R b - - 3 34 | g5g3 e1f1 g3f2
win-2 4.3 2668110840 | 4kbr1/4pppp/p1P4n/PB6/3P4/4qN2/2P2PPP/1R1Q1RK1 w - - 1 19 | c6c7 a6b5 c7c8q
win-2 4.3 2766693498 | r6r/1p2pkbp/p5p1/2p4n/P2n2p1/1P1PP3/3KNq1P/RN5R b - - 2 24 | f2e2 d2c3 e2c2
win-2 4.3 3917472179 | r4b1r/1p2kp1p/pn1p4/1Np5/1P1Pnpb1/2P5/PR5P/2K1N2q b - - 3 19 | h1e1 c1c2 e1d1
win-2 4.3 4200667792 | 5k2/2pp1p2/6pq/1b2r3/p2KP1p1/P1N5/BPPR2P1/8 b - - 3 27 | h6d2 d4e5 d2d6
win-2 4.5 81800239 | 1r5r/5p1k/pP3Q2/2pP4/4N1p1/8/1P1RPP1P/4KB2 w - - 1 25 | e4g5 h7g8 f6f7
win-2 4.5 1735292543 | 4k1r1/pp3p1p/3p1q2/3P3p/PP1bp3/B1r1n2P/R2KP3/R7 b - - 7 30 | e3c4 d2e1 g8g1
gain 4.5 1744290992 | rn2k1nr/1p2p3/2p1bppp/p3b3/P2qPPP1/2NP4/2P1B2P/RNBQK1R1 b Qkq - 0 13 | d4g1
win-2 4.5 4196726018 | 2b4k/rp3Q2/pN2p1pp/P1q5/4B3/7P/1bP2PP1/3R1RK1 w - - 1 30 | d1d8 c5f8 d8f8
win-2 4.7 476029277 | 8/4r3/6pk/8/3Q2PK/5P2/8/8 w - - 5 73 | d4h8 e7h7 g4g5
win-2 4.7 487873926 | B6k/5R2/4R2P/1p6/8/b4PP1/2Pn4/K7 w - - 3 56 | e6e8 a3f8 e8f8
win-2 4.7 1054393281 | 1r2k1r1/pp1b2pp/n2np3/2pp4/P4PP1/1PPPP3/4qNKP/4b2R b - - 1 19 | e2f2 g2h3 f2f3
win-2 4.7 1374388829 | 1R6/2R5/4k2p/2P5/8/1PB1P2P/4P2P/5K2 w - - 7 39 | e3e4 h6h5 b8e8
win-2 4.7 1989533477 | 2b2b2/8/3k1Bp1/p2ppp2/2P4p/P2P1P2/N3PQPP/3QKBNR w K - 2 22 | f2b6 d6d7 d1a4
win-2 4.7 2022038124 | r1b1kb2/ppp1pr2/2n4p/8/3PP1pP/2P5/PP1K4/R4q2 b q - 1 16 | f7f2 d2e3 f1e2
win-2 4.7 2162885415 | 3k4/P5B1/2R5/2N4p/7P/3K1p2/2P2P2/8 w - - 5 41 | a7a8q d8e7 a8f8
win-2 4.7 2656179921 | r6r/1p2k2p/4P1p1/pQ3n2/1n3P2/5N2/PP1P2PP/R1B1K2R w KQ - 5 22 | b5d7 e7f8 d7f7
win-2 4.7 3701516736 | 1nbqk3/r1p4p/p2pP2Q/5PN1/8/N2P4/1P3PPP/R1B1K2R w KQ - 0 17 | h6h5 e8f8 h5f7
win-3 4.7 3986216862 | r5r1/ppp2k2/2n2b1p/2B1pQ1N/P7/1PP3R1/5PPP/5RK1 w - - 6 29 | f5f6 f7e8 g3g8 e8d7 f6f5
win-2 4.7 4069003973 | 2r5/R4p1k/2q1p3/2p3Qp/2Pp4/3P3P/5PP1/R5K1 w - - 3 36 | a7f7 h7h8 g5g7
win-2 4.8 551805163 | 4q3/1bpk4/pr1p2p1/4p1P1/8/2P5/nP5r/5K2 b - - 1 37 | b6b2 f1g1 h2h1
win-2 4.8 778591917 | 1q2k2n/4p1br/p4p2/pP4p1/2p3P1/2P1P2P/bK5n/3r4 b - - 3 34 | b8b5 b2c2 b5b1
win-2 4.8 2696324955 | r4rk1/ppp2p2/7p/2P1p2P/bb1pP1n1/3P1q2/5P2/1R4K1 b - - 1 28 | f3f2 g1h1 f2h2
win-2 4.8 2717313790 | 8/8/5R2/7Q/8/2K3k1/8/8 w - - 1 67 | h5g5 g3h2 f6h6
win-2 4.8 3853589617 | rn1N4/3p2k1/1p1Pp1p1/p5N1/4Q2p/3B3P/PP3PP1/R2R2K1 w - - 0 27 | e4g6 g7f8 g6f7
win-2 5 35318729 | rn2k2r/4n3/b1P3p1/R6p/2p4P/4b1P1/1P5K/5q2 b kq - 1 32 | f1g1 h2h3 g1h1
win-3 5 424379856 | b3r3/2Q3p1/kN3n1p/q1p2P2/1p1P1B2/5N2/1P3PPP/1B2R1K1 w - - 3 30 | b1d3 c5c4 d3c4 a5b5 e1a1
win-3 5 1024639322 | 4r1k1/6r1/8/3P4/p7/P6p/5K2/8 b - - 0 42 | h3h2 f2f3 h2h1q f3f4 h1f1
win-2 5 2316225904 | 5r1k/pp2bpp1/2b5/7p/2P2P2/4PN1P/Nq1r2P1/1B4KR b - - 1 27 | d2g2 g1f1 b2f2
win-3 5 2656179921 | rn3Qnr/1p1k1p1p/2q3p1/p1p2P2/8/6Q1/PP1P1PPP/R1B1K1NR w KQ - 1 14 | g3d3 c6d5 d3d5 d7c7 f8d8
win-2 5 3452476168 | 2rr2k1/5pp1/q4b1p/4p2P/P3Pn2/1p3P2/1Np3P1/6K1 b - - 1 42 | a6e2 g2g4 e2g2
win-3 5 3464578683 | 2kr3r/2p1np2/2b1p3/p3P1b1/P2p3P/6p1/1P6/R5K1 b - - 0 25 | h8h4 g1f1 h4h1 f1e2 d4d3
win-2 5.2 103926485 | r3k2r/1p3p1p/p1P2n2/6p1/3p4/bp1P3P/3K1P2/1q3BNR b kq - 0 24 | b1c2 d2e1 a3b4
win-2 5.2 503920364 | 6Q1/3k4/P4R2/8/4P3/8/8/6K1 w - - 5 60 | g8g7 d7c8 f6f8
win-2 5.2 600817922 | 2rk4/2p4p/2pp1R1P/p3p1pQ/2P5/N2NP3/P7/R3K3 w Q - 3 26 | f6f8 d8d7 h5f7
win-3 5.2 642199119 | 5r2/3k2p1/4pp2/7p/3bp2P/6P1/r4B2/5K2 b - - 5 40 | a2f2 f1e1 f8b8 g3g4 b8b1
win-3 5.2 752264797 | 2k1rb1r/pp2ppp1/5n1p/2P1Q3/1B6/2N4P/PP3PP1/3RK1NR w K - 5 15 | c3b5 f6d5 b5a7 c8d7 d1d5
win-2 5.2 983779465 | 5b1r/1pp1kpp1/8/1B2p2p/7P/P4K2/1Pbq1PPR/3r2N1 b - - 4 19 | d2f4 f3e2 f4e4
win-2 5.2 2654077628 | 1nb3r1/1pp2k1p/3p1p2/r5p1/2P1PpP1/7P/1P1K4/q7 b - - 0 24 | a1b2 d2d3 a5a3
win-2 5.2 2662029518 | r1k5/pb1pb2p/P1p2B2/Q7/4P3/5N2/1R3KPP/1N3B1R w - - 3 22 | f6e7 h7h6 a5d8
gain 5.3 161685148 | Rb3r2/1pN5/1P4k1/2P5/1P1P3p/5pnP/1RNBr3/3K4 b - - 0 58 | f3f2 d2e1 f2f1q
win-2 5.3 321585883 | rn2kb1r/pp2nppp/8/2pP3P/8/1Pq5/P1b1KP2/R1B4Q b kq - 3 18 | c3d3 e2e1 d3d1
win-2 5.3 617626772 | Q7/3k4/8/R6N/8/2P1p1P1/2P2P2/5K1B w - - 0 35 | a5a7 d7d6 a8d5
win-3 5.3 1554341924 | 2k5/1ppr1pp1/5n2/p3pQ2/P1q5/3R4/1P1BP2r/n2K4 b - - 3 25 | h2h1 f5f1 h1f1 d2e1 c4c2
win-2 5.3 1597235563 | r2qk2r/ppp2pp1/4p3/7p/4pP2/NPPP2Pb/1P3b1P/R1BK2R1 b kq - 0 13 | h3g4 d1c2 d8d3
`;
