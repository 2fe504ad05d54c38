/**
 * The puzzles, as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution;
 * other first actions that come to the same.
 */
export const PUZZLE_LIST = `
win-1 1.2 1244261055 | rn4r1/4q2p/2p2p1Q/pp2P3/4P1R1/N4P1N/PPPK3P/R1B2B2 w g7 0 37 | h6g7
win-1 1.3 551805163 | r4b1r/ppp2kp1/1qn1Pn2/3b3p/2P5/2N1P3/PP1P2PP/R1B2KNR b g4 1 24 | h5g4
win-1 1.3 4161673871 | rnbqkbnr/1ppppp1p/p7/5p2/6P1/2N5/PPQPPP1P/R1B1KBNR w b5 0 7 | c3b5
win-1 1.5 106453788 | 6r1/2P1r3/8/p4BR1/3Q1P1p/2P1P2P/P1P5/R7 w g6 0 67 | c7c8
win-1 1.5 487873926 | 8/2n5/1p2p1P1/p1k5/P6P/2b5/4B3/8 b c4 0 86 | c5c4
win-1 1.5 2420972307 | r2qkbnr/1ppb1p2/p1n3p1/8/3P1P2/5Np1/PPPBP2P/RN1QKB1R b g4 1 18 | d7g4
win-1 1.5 3464578683 | r1bqkb1r/ppppp1pp/2n4n/5p2/7N/BP6/P1PPPPPP/RN1QKB1R b f4 1 8 | f5f4
win-1 1.7 412627 | rnb2knr/ppp4p/8/4p3/4P1pP/P3p3/P1PP1N2/R1B2BR1 w g5 0 27 | h4g5
win-1 1.7 1533541313 | rn3b2/p5rp/2pp4/P3p2k/1PP2pbq/B1QP4/7P/RN4K1 b e2 2 38 | g4e2
win-1 1.8 2354912908 | r1b1k3/1p2pn2/2p2b2/3p3p/1p1B4/2P3q1/PPB1Q3/4r3 b h2 2 54 | g3h2
win-1 1.8 2502115721 | 1r3br1/2pk4/1p2qp2/8/5P1P/4P1P1/3P2K1/1b6 b b3 1 80 | e6b3
win-1 1.8 3628502318 | r1b5/pp4rp/B1pnN2n/8/3Pp2P/N5q1/P7/3R3R b g2 1 44 | g3g2
save-1 1.8 3986216862 | r1b2b1r/pppkp2p/7B/5p2/6P1/2P5/PPn2P1P/RN1K1BNR b g7 0 18 | f8g7
win-1 2 106453788 | r6r/p6p/2nq4/1pbP1p2/5P2/2P1P3/PBPK3P/R2Q1BR1 w g7 3 41 | g1g7
win-1 2 188821228 | 1r5r/p4p1p/4pk2/q1Pb4/p2n1PpP/4K1P1/Q2P4/R7 b b2 1 48 | b8b2
win-1 2 1416774601 | r1bqkbr1/ppppp1pp/n4n2/6P1/7P/3PpN2/PPP5/RNBQKB1R b f2 0 14 | e3f2
win-1 2 1573228749 | r2qkbnr/ppp4p/5p2/3Pp3/1n4Q1/5N2/PPP1PP1P/RNB1KB1R w g7 0 13 | g4g7
win-1 2.2 2565723815 | 3N4/8/b2b4/P2P3p/7p/1PK5/5PP1/R1B2B1R w b6 1 45 | a5b6
save-1 2.5 208215472 | r1b1kbnr/pppq1ppp/2n5/4p3/8/8/PPP1PPPP/R1BQKBNR w d4 0 7 | d1d4
win-2 2.5 321585883 | rn1qk3/ppp1p1bp/8/3p4/4b3/1P5P/PBQ2r2/RN4Nn b c5 0 32 | c7c5 b2g7 e4c2
win-2 2.5 1755132574 | rn1k1bn1/ppp1p1p1/7r/8/3N2b1/8/PPPBPK1P/R4BR1 w g5 0 27 | g1g4 h6h2 g4g5
win-2 2.7 2510365511 | r3kbnr/1pp2p1p/n3p3/p2p2q1/P7/2N5/1PP1P1BP/R2QK1NR b f5 0 18 | e6f5 c3d5 g5g2
save-1 2.8 412627 | rnb3nr/ppppk2p/8/4pp2/4P1P1/P2Q3N/P1PP1b1P/R1B2B1R b g5 0 18 | f5g4
win-2 2.8 447846208 | rnb5/p2p4/2p1p2p/1p6/3b3N/N2P4/PP3K1P/R2Q1B1R w f3 3 29 | d1f3 d4f2 h4g6
save-1 2.8 675742404 | r1b1kb1r/pppqppp1/2n2n1p/8/8/1PN4N/P1P1PPPP/R1BQKB1R w d4 0 9 | d1d4
save-1 2.8 1024639322 | 2bqkb1r/r3p2p/3p1np1/1pP2p2/p7/2NnPN2/PPPQ1KPP/R1B2R2 b g5 0 26 | g6g5
save-1 2.8 2510365511 | rn1qkbnr/1pp1pppp/8/p2p4/P7/2N2b2/1PPBP1PP/R2QKBNR b g5 0 10 | g7g5
win-2 3 476029277 | 8/ppp3q1/3kpQ2/3p4/6p1/8/8/3n4 b b2 3 84 | g7f6 pass f6b2
win-2 3 675742404 | r3kbr1/pppbpp2/5n1p/8/5BP1/1PN4N/P1R1PP1P/4KB1R b g7 0 18 | g8g7 f4c7 f6g4
save-1 3 906192809 | r2qkbnr/pppbpppp/2n5/3P4/8/5N2/PPP1PPPP/RNBQKB1R w g4 0 7 | g2g4
win-2 3 3599034199 | rnbq1br1/ppp1pk2/2p2p2/7p/3P2P1/2P5/PP2PKBP/RNB4R b g7 1 24 | g8g7 g2c6 c8g4
win-2 3.2 412280406 | r3k1nr/p1p2p2/p7/3b2p1/1b3p1P/5n2/P1P5/R1R3K1 b g2 1 36 | f3g1 c1g1 d5g2
win-2 3.2 906192809 | r3k1nr/p1qb2b1/1p4R1/n1pP1p2/4p3/1PNQ1N2/P1P1PP1P/R1B1KB2 w f4 0 25 | c1f4 e4d3 g6g7
save-1 3.2 1374388829 | rnbqkbnr/1p3pp1/8/p1p4p/7P/2N2N2/PPPQBPP1/R1B1K2R b d5 0 14 | d8d5
win-2 3.2 2000771336 | r4b1r/pppk1ppp/n2p3n/1B2p1q1/4P1Q1/2P1P3/PP1P3P/1RB1K1NR b g2 2 18 | g5g4 b5d7 g4g2
save-1 3.3 188821228 | r1bqkb1r/pppp1p1p/2n1p3/5n2/5Pp1/2N1PNP1/P1QP3P/R1B1KB1R b b5 0 14 | b7b5
win-2 3.3 1374388829 | 1nb3nr/1p2kpb1/1N6/B1p3pp/7P/P4N2/P1P1BP2/R3K1R1 w g2 3 27 | g1g2 g7a1 g2g5
win-2 3.3 3800749848 | 3rr3/2B5/1N5p/6pP/3Q4/p6R/P1P4N/R4K2 w d7 3 77 | c7d8 e8d8 b6d7
save-1 3.3 3987965804 | r1bqkbnr/2pppppp/p1n5/1p6/1P6/N2P4/P1P1PPPP/R1BQKBNR w d4 2 7 | d3d4
save-1 3.3 4064146514 | 1nbN1b1r/r2k4/5n2/1p1P4/7p/8/1PP1PPP1/R2QKB1R w a4 0 27 | a1a4
win-2 3.5 1735292543 | r1b1k1nr/ppp2ppp/8/3Np3/8/b3PP1N/PPQ3Pq/1RB1KB2 w c4 1 21 | c2c4 c8h3 d5c7
save-1 3.5 2022038124 | 1r5r/ppp1k1pp/2b2pp1/8/6n1/8/R3PPBP/4B1R1 b a5 0 44 | a7a5
save-1 3.7 321585883 | rnbqkb1r/ppppp1pp/8/5p2/4n1P1/1P5B/P1PPP2P/RNBQK1NR w f2 1 7 | e1f2
save-1 3.7 3588356551 | rn1q1bnr/ppp1pkpp/8/3p1b2/3P1P2/7N/PPP1P1PP/RNBQKB1R w g4 0 7 | g2g4
win-2 3.7 4064146514 | 8/8/4n3/4n2K/6b1/5r2/8/8 b g5 2 100 | e6g5 h5g4 f3f2
win-2 4 93437088 | 6r1/5B2/5N2/8/4P3/2B5/P6n/8 w h7 6 75 | f7g8 h2f3 f6h7
save-1 4 751001081 | rnbqkbnr/ppp3p1/3p4/4p2p/2B1PQ2/8/PPPP1PPP/RNB1K1NR b f7 0 8 | e8f7
win-2 4 1649939545 | 8/8/8/3NP3/Q4RPN/8/pPP1PP2/R2K1B2 w g7 2 49 | h4f5 pass f5g7
save-1 4 3986216862 | r3kr1b/pp2p1Pp/2p5/5b2/5P2/2P5/PPK4P/RN3BR1 b f7 0 32 | h8g7
win-2 4.2 29654549 | rnbqkb2/p2pp1rp/2p2n2/1p6/3P2P1/N7/PP1PP2P/R1BQKBNR b f7 0 12 | e8f7 a3b5 f6g4
win-2 4.2 106453788 | 6rr/p6p/2PQ4/1B3pR1/5P2/2P1P3/P1P4P/R7 w g6 1 55 | c6c7 a7a6 c7c8
win-2 4.2 2104694512 | r1bq1br1/ppp1pk1p/2np3n/5P2/6P1/2NP4/PPPBPK1P/R2Q1BNR b g7 0 14 | g8g7 d2h6 g7g4
win-2 4.3 1203916252 | 2b2b1r/r2k2pp/1P2p3/2p5/P2Np2P/8/3B2P1/n2N1R2 b a6 0 40 | c8a6 b6a7 e4d3
win-2 4.3 1992578401 | r3kb2/p1pn4/1p5p/P2p4/1P4r1/6P1/2P5/7q b f6 0 58 | d7f6 a5b6 g4g3
win-2 4.3 2022038124 | 8/2p1k1p1/r4ppp/B1p5/4PR2/8/4r2P/8 b a3 1 64 | a6a5 f4f6 a5a3
win-2 4.5 3588356551 | 4n2r/2p1p1bp/p3P3/8/6P1/5Q1N/PPP4P/R3K1BR w f4 0 37 | f3f4 g7b2 f4f7
win-2 4.7 1597235563 | r1b2bnr/ppp5/2P1p1k1/6p1/4q3/P7/3R2B1/8 b f5 0 50 | e6f5 c6b7 e4g2
win-2 4.7 3980289395 | r2k1b2/1pp1n2p/8/4p3/2r1b3/4B3/nP5N/4K1R1 b a5 1 40 | a8a5 e3d2 a5a2
win-2 4.8 1992578401 | rn2kb2/p1p5/1p4rp/3p1nB1/1P2q3/8/P1P2P2/2RQ3R b g2 1 46 | f5h4 g5h4 g6g2
win-2 5 1118087886 | r1b1k1r1/p2p1ppp/2nbpn2/1P6/3p3N/P2P2P1/1P1NP2P/R1Bq1BR1 b f2 0 24 | f6g4 b5c6 g4f2
`;
