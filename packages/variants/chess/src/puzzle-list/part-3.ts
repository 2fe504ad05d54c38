/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-1 2.7 1639379679 | 1r3b1r/5k2/p1p1p3/2P3pp/QP1P4/4nqPR/4NP2/3R2K1 b - - 7 40 | f3g2
gain 2.7 1660875102 | 2kr1b1r/2pbpp2/p1n1pB2/8/PP3pp1/3PP1PP/3P4/R3KBNR w KQ - 1 16 | f6h8
win-1 2.7 2182200305 | 5bk1/5p2/2Q5/N2Pp3/Pq1PB3/3RP1Pp/1B3P1P/6K1 b - - 0 42 | b4e1
gain 2.7 2555670247 | rnbqkbnr/2ppp2p/pp3pp1/1Q6/4P3/P1N5/1PPP1PPP/R1B1KBNR b KQkq - 0 5 | a6b5
gain 2.7 2606288397 | r1b1kbnr/pp1p1p1p/4p1p1/n1p5/2BPP2q/2P2P1N/PP2K1PP/RNBQ3R b kq - 5 7 | a5c4
gain 2.7 2654215273 | rnb1k1nr/pp1p1p1p/2p1p2b/4N2q/1PP3p1/4P3/P2PBPPP/RNBQ1RK1 b kq - 0 8 | h5e5
win-1 2.7 3089024109 | 2b3k1/1p1p2b1/n1p1p2B/p7/5qQN/P1NP4/1PP2PP1/R4RK1 w - - 4 16 | g4g7
gain 2.7 3427176508 | r3kb1r/p1q1p2p/1pp1Nppn/8/1P4P1/2p1PP1P/2PP4/R1BQKB2 w kq - 0 16 | e6c7
gain 2.7 3633258655 | rnbqkbnr/pp1ppp2/2p4p/1P4p1/P7/8/1BPPPPPP/RN1QKBNR w KQkq - 0 5 | b2h8
win-1 2.7 3917691882 | 8/p1p2k2/b1p3p1/1P2P3/4P3/3K4/5rnr/2q5 b - - 7 45 | f2d2
gain 2.7 3945874618 | 8/8/3k1p2/6p1/1p1p4/5P2/Q1p5/6K1 b - - 0 54 | c2c1q
gain 2.8 451275617 | rnbqkb1r/1p1pp1pp/2p2p2/p7/3Pn3/P1P1P3/1PQ2PPP/RNB1KBNR w KQkq - 0 6 | c2e4
gain 2.8 642199119 | r3kb1r/1p1qppp1/2p1b2p/1P1p4/2PPnP2/Rp6/1P4PP/2BQ1RK1 w kq - 1 15 | a3a8
gain 2.8 1639622670 | r2qkbnr/pppnppp1/3p3p/8/6b1/N4BP1/PPPPPP1P/R1BQK1NR w KQkq - 2 5 | f3g4
gain 2.8 1992621405 | r1bq1kn1/1p1nbppr/2p5/p2p2N1/2PP2Pp/2N4B/PP2QP1P/R1B2RK1 w - - 6 14 | g5h7
gain 2.8 2000771336 | 1nb4k/5p1p/1p5q/p2pr3/3P4/P1P1P3/P4P1P/RNB1KB1R w KQ - 0 17 | d4e5
gain 2.8 2606986613 | r5nr/1pk2pp1/1np2b1p/p7/3pq3/PP1PPNPb/R1P2P2/2BQKB1R w K - 0 17 | d3e4
gain 2.8 3036792342 | rn1q1bnr/1pp1k1p1/p2p1p2/4p2p/1P2PPQ1/N7/P1PP2PP/1RB1KBNR b K - 0 8 | h5g4
gain 3 96854537 | 1rbqkb1r/1ppppppp/5n2/p1n5/3P4/2N2NP1/PPP1PP1P/1RBQKB1R w Kk - 1 6 | d4c5
gain 3 192105939 | rn1qkbnr/p2ppppp/bp6/2p5/7P/4PQ2/PPPP1PP1/RNB1KBNR w KQkq - 2 4 | f3a8
gain 3 204219926 | rnb1k2r/1pp1q1pp/4pn2/2b2P2/3P1P2/p1NP4/PPPK3P/1RB1QBNR w kq - 1 11 | d4c5
gain 3 1488765491 | 1nr1kb2/3q1p2/p1p1b2p/8/3PNP2/PQ1n3P/1P6/R4RBK b - - 0 26 | e6b3
gain 3 2305364930 | rn1qkbnr/4pppp/pp6/2pp4/6bP/2N1P1N1/PPPP1P2/R1BQKB1R b KQkq - 1 6 | g4d1
win-2 3 2360473147 | 2k1rb1r/1pqn1p2/2p2B2/p7/2pP2Bp/2N4P/PP2QPP1/RN3RK1 w - - 2 17 | e2e8 c7d8 e8d8
gain 3 2503631365 | r1b1kbnr/pp1npppp/1qpp4/8/P2P1P1P/1R6/1PP1P1P1/RNBQKBN1 w Qkq - 2 7 | b3b6
gain 3 3800749848 | rn2kb1r/pbq2p2/2pP1np1/6Np/2B1P3/2N5/PPP2PPP/R1B1K2R w KQkq - 0 14 | d6c7
gain 3 4064146514 | 3rkbnr/4pp2/p1p4p/6p1/B7/P1N5/1PP2PbP/R1B2RK1 w k - 0 14 | g1g2
gain 3.2 204219926 | 8/3n4/2r2Nk1/1p5p/8/3P3P/PBPK4/8 w - - 1 39 | f6d7
gain 3.2 310277900 | rn1qkb1r/pppbpppp/3p4/1P6/2PP4/4nN2/P4PPP/RNBQKB1R b KQkq - 0 6 | e3d1
gain 3.2 760074463 | r1b3nr/p1k3bp/1p2Pp2/6p1/1Q6/P2q1N2/1PPP1PP1/R1B1K2R w KQ - 2 17 | c2d3
gain 3.2 1026865808 | r1bqkbnr/pppp1pp1/7p/4p3/1n6/N1P2PP1/PP1PP2P/R1BQKBNR w KQkq - 0 5 | c3b4
gain 3.2 1475803447 | 5k2/p1r1p2p/6p1/5p2/2B1bQ1P/1KP3P1/1B3P2/1R2q3 b - - 4 32 | c7b7 b3a4 e1b1
win-2 3.2 1788102948 | bnQb1k2/6p1/p4n2/2p3N1/5P2/2pP4/PqP4P/4RRK1 w - - 9 32 | c8d8 f6e8 e1e8
gain 3.2 1966592671 | r3kb1r/pp1b1p2/q2ppnp1/1Np3Np/P1Pn3P/3P2P1/1P2PP2/R1BQKB1R w KQkq - 4 12 | b5c7 e8e7 c7a6
gain 3.2 2298852676 | 1n3rk1/3b1qpp/rp1bp3/p4N2/P4P2/1PNQ2P1/2P2K1P/3R2R1 w - - 1 21 | f5d6
gain 3.2 2585187013 | 1rq1k2r/ppp1b3/3pbnpp/5p2/Pn1Q1B2/2N2NP1/2P1PPBP/R4RK1 w k - 2 17 | d4b4
gain 3.2 3486011208 | 3k3r/1b2b1pp/2R4n/p4p1P/4pP2/4P3/PB2N1PK/5B2 w - - 1 28 | c6h6 g7h6 b2h8
gain 3.2 3527725194 | 1rbqkb1r/3pn1p1/p3p3/1pp2p2/2P1P1Qp/P2PB1P1/1P2BP2/RN2K2R b KQ - 1 16 | f5g4
gain 3.2 3653383067 | r1bk3r/qp2b3/4pQ2/p3p3/P1p4p/1PP3PP/1B1PP1B1/RN2K3 w Q - 1 22 | f6h8
gain 3.2 3762452763 | 1n3rk1/rp3ppp/p1np1q2/P7/R2pb3/1P4PB/N1PQP2P/2B1K2R b K - 1 17 | e4h1
gain 3.2 3795758711 | r1bqkbnr/pQpp1p1p/n3p3/6p1/2P5/8/PP1PPPPP/RNB1KBNR w KQkq - 0 4 | b7a8
gain 3.2 3945874618 | 8/4kp2/1p2p2p/2R3p1/Pp4P1/3r1PK1/1P4B1/6N1 b - - 0 33 | b6c5
gain 3.2 4184674365 | r1bqk1nr/p2p1n2/1pp1p2b/5pBp/P1PP3P/N7/RP3PP1/3QKBNR w Kkq - 0 12 | g5d8
gain 3.3 1221295738 | r1b2rk1/p1qp1ppp/2n2b2/1p6/8/PP1p1NP1/1B1P1P1P/RN1Q1RK1 b - - 1 16 | f6b2
gain 3.3 1291884046 | rn1q1b1r/p2ppk1p/2p4p/3P4/3P3P/2p5/PP1N1PP1/R2QKB1R b KQ - 0 10 | c3d2
gain 3.3 1386709152 | rnbqkb1r/pp2pppp/5n2/2ppP3/8/2N5/PPPPBPPP/R1BQK1NR w KQkq - 0 5 | e5f6
gain 3.3 1660875102 | 5b2/1kp1p3/p3p3/5p2/3r2P1/3bP1PR/3K4/B4B2 b - - 1 29 | d3f1 a1d4 f1h3
gain 3.3 1780551088 | 2kr1b1r/p3pQ1p/p1p5/3p2p1/PP6/N1P1P1P1/3P1P1P/q1B1K1NR b - - 0 15 | a1c1
gain 3.3 2109191496 | r1b1kbnr/pppp1ppp/n7/4p2q/8/2N1P3/PPPP1PPP/R1BQKB1R w KQkq - 1 5 | d1h5
gain 3.3 3980289395 | r4rk1/pppq1ppp/3b4/P2p4/1B6/3n1P1N/1PPQ1P1P/R2K1B1R b - - 0 16 | d3b4
gain 3.3 4271584798 | rn1qkbnr/1pp2ppp/p3p3/3p4/3P2bP/P4P2/1PP1P3/RNBQKBNR w KQkq - 0 6 | f3g4
gain 3.5 675742404 | rnbqkb1r/1pp1pppp/p4n2/8/4p3/P2P1N1P/1PP2PP1/RNBQKB1R b KQkq - 0 5 | e4f3
gain 3.5 752256987 | rnbqk1nr/ppppb2p/4p1p1/8/2P3p1/P2P1N2/1PQ1PP1P/RNB1KB1R b KQkq - 1 6 | g4f3
gain 3.5 1610639039 | rnbqk1nr/1p1p3p/p3p3/2p2pp1/1P6/2bP1N2/P1PQPPPP/R1B1KB1R w KQkq - 0 9 | d2c3
gain 3.5 2726777002 | 2r1k3/1ppq2p1/2np4/p4p2/3P2n1/PP2Pp2/2P4R/1RBQ1K2 b - - 1 20 | g4h2
win-2 3.5 3309552747 | 4nrk1/p6p/4p2b/8/PnqPp1P1/6pP/6R1/5R1K b - - 0 44 | c4f1 g2g1 f1h3
gain 3.5 3344792984 | rn2kb1r/p1p1ppp1/2q1bn2/1p2N2p/8/P1PP4/1P3PPP/RNBQKB1R w KQkq - 5 8 | e5c6
gain 3.7 204219926 | 1nr3n1/6pk/2p5/5q1p/1P3P2/B1NP1B1P/P1P5/1RK1R3 b - - 3 27 | f5f4 c1b2 f4f3
win-2 3.7 529440527 | r1b1k2r/3pNp1p/p3p1pn/1p6/4P2P/4K3/q1qN1PP1/5B1R b kq - 2 18 | c2d2 e3f3 d2f2
win-2 3.7 695428592 | 8/6p1/5pk1/5r2/6p1/8/p4b1K/8 b - - 3 61 | a2a1q h2g2 a1g1
gain 3.7 885496452 | 2r2b2/1ppB1k2/4p1pp/p4pqn/Pn2P3/1P2P1PN/6RP/1RB1K3 w - - 1 24 | h3g5
win-2 3.7 2381655177 | 7r/R1qk1p2/4p1b1/1p1p2Pp/2pP1Q1P/2P1P3/3B1K2/7B w - - 2 35 | f4c7 d7e8 a7a8
win-2 3.7 2780438472 | r1bqkbnr/ppppp1p1/5p1p/nB6/P3P3/7P/1PPP1PP1/RNBQK1NR w KQkq - 0 5 | d1h5 g7g6 h5g6
gain 3.7 3127528179 | 1rb2q1r/p1p2kp1/Bp3n2/3pp2p/3QPp1P/NP5R/2P2PP1/1RB1K1N1 b - - 1 14 | e5d4
win-2 3.8 270956830 | 4kb1r/1p2pppp/8/p7/3qr3/7N/3P2PP/7K b k - 3 24 | e4e1 h3g1 e1g1
gain 3.8 2068964803 | 3qk1r1/rp1bpn1p/p2p3b/2p4n/4P3/PQPP3P/1P2BPP1/RNB2RK1 w - - 0 20 | e2h5
gain 3.8 2191738927 | r2qkb1r/pb2np1p/p5p1/2ppN3/2Q1P3/7P/PPPP1PP1/RNB1K1R1 w Qkq - 0 9 | c4a4 e7c6 e5c6
gain 3.8 3251588679 | rnb1rbk1/2P2p2/p6p/7p/p3p1P1/P1QqP3/1P1PNKP1/1RB2BR1 b - - 0 22 | d3b1
win-2 4 412627 | 2r2b2/ppp1kr2/4P1p1/PB2Qp1p/3P4/5P2/1PN3PP/3RK2R w K - 0 22 | e6f7 e7f7 b5c4
win-2 4 613082655 | 6kr/4P1p1/4b1Np/3B3P/8/1KN1P3/1P1B4/8 w - - 1 43 | e7e8q g8h7 e8h8
gain 4 793035014 | rnqk1bnr/p3p3/2pp3p/6P1/N2Pb1Q1/P7/1PP3PP/R1BK2NR w - - 6 15 | g4e4
win-2 4 1394199542 | 6k1/2pN4/7R/3pp3/1p1PP2P/1P3pP1/1PBK4/2B2Q1R w - - 1 42 | f1f3 d5e4 f3f8
gain 4 1497725294 | rnbqkbnr/p1pp2pp/1p2p3/5p2/2P5/NP1P4/P3PPPP/R1BQKBNR b KQkq - 0 4 | f8b4 c1d2 b4a3
win-2 4 2052547567 | 1rb1k3/1p1p3R/p2p1b2/P2P1Q2/5N2/2P5/1P4K1/1R3B2 w - - 1 32 | f5f6 b7b6 b1e1
gain 4 2109191496 | 7r/k3n3/1p1r4/1P1p1ppN/3P4/2PKPP2/1BR3P1/8 b - - 0 30 | h8h5
win-2 4 2772382406 | 1r4k1/pp3ppp/2p2n2/2b1q2b/7P/PP2PpP1/5KB1/RN1R4 b - - 1 23 | e5e3 f2f1 e3f2
win-2 4 3795758711 | B3k2r/5p1p/4p2B/p7/P7/8/3KPq1P/R4q2 b k - 1 22 | f1e2 d2c3 e2c2
gain 4 3800469832 | r4bnr/p1p3k1/bpn1p3/5ppp/1PP2P2/P2KPN1P/5qPR/RNBQ1B2 b - - 0 17 | a8d8 f3d4 c6d4
gain 4 3800469832 | 3r2nr/p1p5/bpn1Nk2/5p1p/1PP5/2K1B2P/5qPR/RN1Q1B2 b - - 0 22 | f2e3
gain 4 3915287989 | 1n1q1bnr/r1p1pk2/3p2p1/p2P2Bp/2p4P/N4P2/PP4B1/1R1Q2KR w - - 0 18 | d1d4 a7a8 d4h8
win-2 4.2 169761898 | 4kb2/rp2ppp1/n2p4/3P4/p5q1/P4n1r/1P1BKP2/R7 b - - 1 25 | f3d4 e2f1 h3h1
win-2 4.2 362141164 | 4k2r/7p/p4p1b/1pp2n2/2Pp4/P4pR1/4r3/2n2K2 b k - 5 32 | f5g3 f1g1 e2g2
gain 4.2 432278336 | rn2k2r/1pp2ppp/p7/3np3/1P4b1/2PPP1P1/P1Q1N2P/RN3K2 b kq - 0 13 | d5e3 f1f2 e3c2
win-2 4.2 1026865808 | 8/8/k7/1p3b2/1r6/8/3p4/K7 b - - 1 44 | d2d1q a1a2 d1a4
win-2 4.2 1387111270 | 1r2k2r/5pb1/6pp/8/p1p2P2/4n1PP/1Pq1N2K/R1B4R b k - 4 34 | c2e2 h2g1 e2g2
win-2 4.2 1538839720 | 2b3kr/r4p2/5Bp1/Pppp4/1P3P1p/1Q1BR3/3P1KPP/RN6 w - - 0 22 | e3e8 g8h7 e8h8
win-2 4.2 1764725093 | 1rb2k1r/2p3pp/pp3b1n/nP3p1P/4pN2/4PPP1/2KPB3/q5R1 b - - 3 24 | a1b2 c2d1 b2b1
win-2 4.2 2109191496 | 8/8/1p1k2n1/1P1P1p2/2K1p3/5r2/6p1/8 b - - 2 53 | g2g1q c4b4 g1d4
win-2 4.2 2354912908 | 3rk2r/3pb3/b3p2p/2p5/pP1np2p/P3KPq1/3RP3/1Q3B2 b k - 2 32 | e7g5 e3e4 d7d5
win-2 4.2 2606986613 | 2B3nr/1pk2pp1/r1p4p/p7/4P3/PPb1BNP1/R1P1KP2/3Q3R w - - 3 22 | d1d7 c7b8 d7b7
win-2 4.2 2878231181 | 3rr3/3ppk1p/7P/pNP1P3/3P1Pp1/8/PPQ2P2/R3K2R w KQ - 3 27 | c2h7 f7e6 b5c7
win-2 4.2 4009105767 | 4k3/5p2/pb2p1rp/2R2n1N/1Pp2P1P/P1B5/5Kp1/3r4 b - - 5 52 | g2g1q f2f3 g1g2
win-2 4.2 4072034530 | 2kr1b1r/p1p2ppp/2p1pn2/3P4/K1p1N2P/P2q4/1P6/R7 b - - 1 21 | d3b3 a4a5 b3b5
win-2 4.2 4110186044 | r3k3/2ppqp1p/b3p2b/8/P7/1PP1PP1p/R1P3rP/2BK2R1 b q - 1 16 | g2g1 d1d2 e7d6
win-2 4.3 418911612 | rn5B/p1q2Q1p/Ppp2b2/P2ppkp1/8/4PN2/2PP2PP/RN2KB1R w KQ - 3 16 | f7f6 f5g4 f6g5
win-2 4.3 672010525 | 5r2/8/5p1p/1pkP1n1p/3n1P2/5P2/7K/q7 b - - 1 44 | a1f1 d5d6 d4f3
win-2 4.3 906192809 | rnbq1b2/4k3/1Pp3Q1/p2pPp1P/P4N2/8/1P3B1P/3RR1K1 w - - 1 51 | f2h4 e7d7 g6e6
win-2 4.3 1851218070 | 4b3/4b1pk/4p1r1/1pP2p2/2P1pP2/1q2P2P/1n1B4/1NR2K1R b - - 0 38 | b3d3 f1f2 e7h4
win-2 4.3 2068964803 | k7/4R3/p7/1p2Q3/1Pr5/P1P5/5P2/5K2 w - - 9 64 | e5h8 c4c8 h8c8
win-2 4.3 2075442956 | r1b1kb1r/2p2p2/np2p2p/p3qp2/2p4P/PPPn2P1/R2P4/1NBK2NR b kq - 7 16 | e5e1 d1c2 e1c1
`;
