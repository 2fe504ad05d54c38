/**
 * The puzzles, as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution;
 * other first actions that come to the same.
 */
export const PUZZLE_LIST = `
win-1 1.3 106453788 | 6R1/2k4p/1p6/p3PQ2/7P/2P2NP1/5P2/4K2R w K - 0 30 | f5c8
win-1 1.3 1533541313 | 4k2r/1p1n1ppp/2p2b2/8/1pP4P/2q5/r3P1P1/1R1K1BR1 b k - 4 22 | c3d2
win-1 1.3 2751875027 | 4Qb1k/2p4r/p5p1/5nNp/1P5P/P4pPB/6R1/5K2 w - - 3 51 | e8f8
win-1 1.5 1758557106 | r7/p2p1ppp/1p2pk2/7P/2N5/B2PP3/3P1P2/b2QK1R1 w - - 2 20 | d1f3
win-1 1.7 829274343 | 1n2k2r/3p1p2/bp1Q1Pp1/p1p4p/P3P1P1/R1P5/1P3PKP/1NB1R3 w - - 0 18 | d6e7
win-1 1.7 1141383518 | r3kb1r/6pp/2b2p1n/p2pp3/P5P1/1KPP1P1P/RP2P3/1N4q1 b kq - 0 17 | g1d1
win-1 1.7 1244261055 | r1n2kn1/1Q3p2/4p1rp/P1ppN3/1P1PP2P/2P5/6P1/R3KR2 w Q - 0 27 | b7f7
win-1 1.7 2104694512 | 1n3b1k/1bq2p1P/6r1/p1n1p1N1/P1Pp4/5r1P/2P1Q3/R1B3RK b - - 1 48 | f3h3
win-1 1.8 447846208 | 5R2/4k2p/2P1p3/4N3/5pp1/3PBN1P/1P3PP1/4K2R w K - 0 28 | e3c5
win-1 1.8 751001081 | 1rb1k3/pq1pPp1Q/2p1p3/1p1n2Np/8/2P1PB2/PB1P2PP/RN1K3R w - - 2 18 | h7f7
win-1 1.8 1024639322 | 8/8/8/8/K7/P4r2/4kq2/1r6 b - - 6 66 | f2a7
win-1 2 1573228749 | 3k4/4nB1p/1N1P1Bp1/6N1/4p1b1/PP5P/5PP1/R3K2R w KQ - 8 26 | f6e7
win-1 2 1992578401 | 8/p1p2p2/7k/4p1p1/8/2r3PP/1r6/6K1 b - - 3 42 | c3c1
win-1 2.2 29654549 | 2b3kr/n3bn1p/r4pp1/p2p4/pP1PP3/P1Pp3P/3NN1q1/1RB1K2R b - - 3 30 | g2e2
gain 2.2 204219926 | 8/3NB3/8/7p/7P/1K1P2k1/p7/8 b - - 1 47 | a2a1q
win-1 2.2 208215472 | 1r1k1bnr/ppp2pp1/2n1p2p/1N1PP3/P6P/1P3P1b/3P4/1RB1KBq1 b - - 0 16 | g1f1
gain 2.3 1203916252 | 2bk1r2/1p2bp2/r1npBnpp/1Np5/p4P2/PQ1P2P1/2PBP2P/3K2NR b - - 0 18 | a4b3
gain 2.3 3079774791 | 4rkn1/p3ppbr/1pN5/2pPP2p/8/P2Q1Pp1/1pP5/1R5K w - - 4 34 | d3h7
gain 2.5 1755132574 | r2r2k1/5ppp/2bPp2P/pqB5/5PP1/1NP1p1n1/1P6/R2QK1R1 w - - 0 34 | g1g3
win-1 2.7 1639379679 | 1r3b1r/5k2/p1p1p3/2P3pp/QP1P4/4nqPR/4NP2/3R2K1 b - - 7 40 | f3g2
gain 2.8 642199119 | r3kb1r/1p1qppp1/2p1b2p/1P1p4/2PPnP2/Rp6/1P4PP/2BQ1RK1 w kq - 1 15 | a3a8
gain 2.8 2000771336 | 1nb4k/5p1p/1p5q/p2pr3/3P4/P1P1P3/P4P1P/RNB1KB1R w KQ - 0 17 | d4e5
gain 3 204219926 | rnb1k2r/1pp1q1pp/4pn2/2b2P2/3P1P2/p1NP4/PPPK3P/1RB1QBNR w kq - 1 11 | d4c5
gain 3 2503631365 | r1b1kbnr/pp1npppp/1qpp4/8/P2P1P1P/1R6/1PP1P1P1/RNBQKBN1 w Qkq - 2 7 | b3b6
gain 3 3800749848 | rn2kb1r/pbq2p2/2pP1np1/6Np/2B1P3/2N5/PPP2PPP/R1B1K2R w KQkq - 0 14 | d6c7
gain 3 4064146514 | 3rkbnr/4pp2/p1p4p/6p1/B7/P1N5/1PP2PbP/R1B2RK1 w k - 0 14 | g1g2
gain 3.2 204219926 | 8/3n4/2r2Nk1/1p5p/8/3P3P/PBPK4/8 w - - 1 39 | f6d7
gain 3.2 310277900 | rn1qkb1r/pppbpppp/3p4/1P6/2PP4/4nN2/P4PPP/RNBQKB1R b KQkq - 0 6 | e3d1
gain 3.2 2585187013 | 1rq1k2r/ppp1b3/3pbnpp/5p2/Pn1Q1B2/2N2NP1/2P1PPBP/R4RK1 w k - 2 17 | d4b4
gain 3.3 3980289395 | r4rk1/pppq1ppp/3b4/P2p4/1B6/3n1P1N/1PPQ1P1P/R2K1B1R b - - 0 16 | d3b4
gain 3.5 675742404 | rnbqkb1r/1pp1pppp/p4n2/8/4p3/P2P1N1P/1PP2PP1/RNBQKB1R b KQkq - 0 5 | e4f3
gain 3.7 204219926 | 1nr3n1/6pk/2p5/5q1p/1P3P2/B1NP1B1P/P1P5/1RK1R3 b - - 3 27 | f5f4 c1b2 f4f3
win-2 3.8 270956830 | 4kb1r/1p2pppp/8/p7/3qr3/7N/3P2PP/7K b k - 3 24 | e4e1 h3g1 e1g1
win-2 4 412627 | 2r2b2/ppp1kr2/4P1p1/PB2Qp1p/3P4/5P2/1PN3PP/3RK2R w K - 0 22 | e6f7 e7f7 b5c4
win-2 4 613082655 | 6kr/4P1p1/4b1Np/3B3P/8/1KN1P3/1P1B4/8 w - - 1 43 | e7e8q g8h7 e8h8
win-2 4.2 2354912908 | 3rk2r/3pb3/b3p2p/2p5/pP1np2p/P3KPq1/3RP3/1Q3B2 b k - 2 32 | e7g5 e3e4 d7d5
win-2 4.3 906192809 | rnbq1b2/4k3/1Pp3Q1/p2pPp1P/P4N2/8/1P3B1P/3RR1K1 w - - 1 51 | f2h4 e7d7 g6e6
win-2 4.5 1735292543 | 4k1r1/pp3p1p/3p1q2/3P3p/PP1bp3/B1r1n2P/R2KP3/R7 b - - 7 30 | e3c4 d2e1 g8g1
win-2 4.7 476029277 | 8/4r3/6pk/8/3Q2PK/5P2/8/8 w - - 5 73 | d4h8 e7h7 g4g5
win-2 4.7 487873926 | B6k/5R2/4R2P/1p6/8/b4PP1/2Pn4/K7 w - - 3 56 | e6e8 a3f8 e8f8
win-2 4.7 1374388829 | 1R6/2R5/4k2p/2P5/8/1PB1P2P/4P2P/5K2 w - - 7 39 | e3e4 h6h5 b8e8
win-2 4.7 2022038124 | r1b1kb2/ppp1pr2/2n4p/8/3PP1pP/2P5/PP1K4/R4q2 b q - 1 16 | f7f2 d2e3 f1e2
win-3 4.7 3986216862 | r5r1/ppp2k2/2n2b1p/2B1pQ1N/P7/1PP3R1/5PPP/5RK1 w - - 6 29 | f5f6 f7e8 g3g8 e8d7 f6f5
win-2 4.8 551805163 | 4q3/1bpk4/pr1p2p1/4p1P1/8/2P5/nP5r/5K2 b - - 1 37 | b6b2 f1g1 h2h1
win-3 5 1024639322 | 4r1k1/6r1/8/3P4/p7/P6p/5K2/8 b - - 0 42 | h3h2 f2f3 h2h1q f3f4 h1f1
win-3 5 3464578683 | 2kr3r/2p1np2/2b1p3/p3P1b1/P2p3P/6p1/1P6/R5K1 b - - 0 25 | h8h4 g1f1 h4h1 f1e2 d4d3
win-3 5.2 642199119 | 5r2/3k2p1/4pp2/7p/3bp2P/6P1/r4B2/5K2 b - - 5 40 | a2f2 f1e1 f8b8 g3g4 b8b1
win-2 5.3 321585883 | rn2kb1r/pp2nppp/8/2pP3P/8/1Pq5/P1b1KP2/R1B4Q b kq - 3 18 | c3d3 e2e1 d3d1
win-2 5.3 1597235563 | r2qk2r/ppp2pp1/4p3/7p/4pP2/NPPP2Pb/1P3b1P/R1BK2R1 b kq - 0 13 | h3g4 d1c2 d8d3
win-3 5.5 1649939545 | q2r4/1r5k/p3p2p/4b3/2p4P/8/3P1RP1/3K4 b - - 2 53 | b7b1 d1c2 a8e4 d2d3 e4d3
win-3 5.7 1819856761 | 8/p5k1/P1p1p3/3pP1p1/2p3p1/4p3/5b1K/1r6 b - - 1 42 | e3e2 h2g2 e2e1q g2h2 e1g1
win-3 5.7 1864665749 | 2b1k2r/n2p4/7b/p3rpp1/P2N2P1/2PBP2P/p2P2n1/1R1K2Nq b k - 1 28 | h1g1 d1e2 g2f4 e2f3 g1g2
win-2 5.8 3987965804 | 1r5r/5kb1/3p3p/1p4p1/P2p2P1/7K/8/3q4 b - - 0 37 | d1f1 h3g3 g7e5
win-2 6 551805163 | 4q3/p1pkp3/1r1p2p1/3b2P1/1n6/2P5/PP5r/3K4 b - - 1 33 | b4d3 c3c4 d5f3
win-3 6.2 2502115721 | 2kr4/1p5p/2p3p1/5q1P/P7/P1B1K3/8/7R b - - 0 35 | d8d3 e3e2 f5f3 e2e1 d3d1
win-3 6.2 3628502318 | 1n2k2r/5n2/6b1/1P2p2p/1b1P4/1PB4P/r7/2K5 b - - 4 39 | b4c3 c1d1 g6d3 b5b6 a2a1
win-3 6.3 93437088 | 1n5B/8/p3R2p/3b1R2/6k1/2P5/1PB3p1/6K1 w - - 3 37 | e6g6 g4h4 h8f6 h4h3 f5h5
win-3 6.7 3599034199 | r7/2q2p2/pp3kn1/4p3/Pb4p1/8/3P3r/K1B3N1 b - - 3 32 | c7c1 a1a2 c1d2 a2b3 d2c3
win-3 7 2565723815 | kn1r4/5p1p/p1pQ4/p1N5/3P4/PP2P2P/5KP1/R1B4R w - - 3 25 | d6d8 a8a7 d8c7 a7a8 c7b7
win-2 7.3 1024639322 | 5r2/7r/8/8/p7/P4k2/2K5/7q b - - 1 57 | f8c8 c2d3 h1d1
win-3 7.5 1374388829 | R7/2p1R3/7p/8/2P2k2/1P2p2P/3PP2P/2B2K2 w - - 2 33 | a8a5 c7c5 a5c5 e3d2 c1d2
win-3 7.8 2000771336 | 8/3R4/P7/7k/1p1BK2p/1P6/8/RN6 w - - 2 42 | e4f5 h5h6 d4e3 h6h5 d7h7
win-3 7.8 2585187013 | 8/2P2k2/8/4B3/4P1Bp/7P/5P1K/8 w - - 1 61 | c7c8q f7e7 g4d7 e7f7 c8e8
win-3 9.3 2000771336 | 8/6R1/7k/Pp5p/5K2/1P6/1B6/RN6 w - - 2 37 | f4f5 b5b4 g7g8 h5h4 g8h8
`;
