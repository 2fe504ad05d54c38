/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
save-1 3.5 2022038124 | 1r5r/ppp1k1pp/2b2pp1/8/6n1/8/R3PPBP/4B1R1 b a5 0 44 | a7a5
win-2 3.5 2095665535 | 1rb2bnr/p1k1pp1p/2p5/2p5/PP2PB2/2N3P1/2P2P1P/R3KB1R b b7 0 28 | b8b7 f4c7 b7b4
win-2 3.5 2416604460 | r7/pp5N/n1k5/2p1p3/4b2P/P2P2n1/RP6/1NB5 b c2 0 40 | e4d3 b1c3 d3c2
save-1 3.5 4185286749 | 2b5/p7/2pr2N1/7n/1BP1P3/P5P1/P7/6KR w d3 0 67 | b4d6
save-1 3.7 321585883 | rnbqkb1r/ppppp1pp/8/5p2/4n1P1/1P5B/P1PPP2P/RNBQK1NR w f2 1 7 | e1f2
win-2 3.7 912825317 | rn1qkbr1/pppb1p1p/7B/8/3P2PP/2N5/PPP1PP2/1R1QKBNR b g7 0 14 | g8g7 h6g7 d7g4
win-2 3.7 1217075275 | rnbqkbnr/pp1pp3/8/2p2ppp/8/5N2/PPPPPK1P/RNBQ1BR1 w g2 0 9 | g1g2 g8f6 g2g5
save-1 3.7 1749481883 | rnbq1br1/pppp1k1p/5P1n/3N2p1/1P1Pp3/2N5/P1P1P1PP/R1BQKBR1 w g4 0 21 | g2g4
save-1 3.7 3588356551 | rn1q1bnr/ppp1pkpp/8/3p1b2/3P1P2/7N/PPP1P1PP/RNBQKB1R w g4 0 7 | g2g4
win-2 3.7 4064146514 | 8/8/4n3/4n2K/6b1/5r2/8/8 b g5 2 100 | e6g5 h5g4 f3f2
save-1 3.8 540265686 | rnbqk1nr/pp2p1b1/6p1/2p2P2/3p3P/5N1R/PPPBPK2/R2Q3B b g5 0 26 | g6g5
win-2 4 93437088 | 6r1/5B2/5N2/8/4P3/2B5/P6n/8 w h7 6 75 | f7g8 h2f3 f6h7
win-2 4 118598063 | br2kb1r/p2p1ppp/5n2/3p4/1PqP3P/7N/P2K1PP1/RNBQ3R b b7 1 20 | b8b7 b1c3 b7b4
win-2 4 340010468 | r1b2b2/ppp2k1p/2n3rn/4p3/3PP1P1/2P5/PP6/RN2K1NR b g3 0 26 | g6g4 h1h6 g4g3
save-1 4 540265686 | rnb2knr/pp2p1bq/8/2p5/2Pp3P/8/PP3KBR/R1BQ4 b d5 0 42 | f8f7
save-1 4 751001081 | rnbqkbnr/ppp3p1/3p4/4p2p/2B1PQ2/8/PPPP1PPP/RNB1K1NR b f7 0 8 | e8f7
win-2 4 1196679389 | 7r/1p4b1/p3pn2/3p1b1p/PP6/2P5/2p3R1/2R5 b h3 1 66 | h5h4 g2g7 f5h3
win-2 4 1230710458 | r1bq1bnr/pppkpp2/n5p1/P2p3p/7P/2N2P2/1PP1P1P1/R1BQKBNR w d2 1 11 | d1d2 f8h6 c3d5
win-2 4 1649939545 | 8/8/8/3NP3/Q4RPN/8/pPP1PP2/R2K1B2 w g7 2 49 | h4f5 pass f5g7
win-2 4 2203624986 | rn3b1r/1b1pk1pp/1P2p2n/5p1P/5P2/3P1PqB/P1PBP3/RN1Q1KNR w c4 0 25 | d3c4 g3h3 b6b7
save-1 4 3477916591 | rnb1k2r/ppp1pp1p/8/8/2B1N3/8/PPPb1PRP/R3K3 b d5 1 22 | h8g8
save-1 4 3986216862 | r3kr1b/pp2p1Pp/2p5/5b2/5P2/2P5/PPK4P/RN3BR1 b f7 0 32 | h8g7
win-2 4 4088532975 | 8/8/1p1KRN2/1r4p1/4P3/p7/8/8 b d3 1 94 | a3a2 d6c6 a2a1
win-2 4.2 29654549 | rnbqkb2/p2pp1rp/2p2n2/1p6/3P2P1/N7/PP1PP2P/R1BQKBNR b f7 0 12 | e8f7 a3b5 f6g4
win-2 4.2 106453788 | 6rr/p6p/2PQ4/1B3pR1/5P2/2P1P3/P1P4P/R7 w g6 1 55 | c6c7 a7a6 c7c8
win-2 4.2 333504932 | rn1qkb1r/ppp2p1p/7n/3Qpb2/P6P/2N5/1PP1PP2/R3K1NR b g2 0 14 | h8g8 d5d8 g8g2
save-1 4.2 681887529 | rnb1kbnr/ppp1pp1p/8/3q4/4p3/8/PPPBNPRP/RN1QKB2 b g5 0 10 | d5g5
win-2 4.2 705044073 | r1bqkb1r/pppppp2/n5p1/7p/P1PPn3/NQ6/1P2PPPP/R1BK1BNR b f5 4 12 | f7f5 b3b7 e4f2
win-2 4.2 747073343 | r2qk3/1pp5/4p3/3pbp2/1R4p1/B3K3/4P1Br/6Q1 b a2 0 46 | a8a3 g1h2 a3a2
win-2 4.2 1198917126 | r1b1k1r1/2q5/ppp1pN2/2b1Np2/3P2R1/2P1P3/PPQ2P1P/R1B2K2 w g6 3 39 | f6g8 f5g4 c2g6
save-1 4.2 1456857412 | r1bqk1n1/2pp3r/3bp1pp/n7/Pp3K2/4PN2/1RNPB1PP/2B1Q1R1 w b3 0 39 | b2b3
win-2 4.2 2104694512 | r1bq1br1/ppp1pk1p/2np3n/5P2/6P1/2NP4/PPPBPK1P/R2Q1BNR b g7 0 14 | g8g7 d2h6 g7g4
save-1 4.2 4057720134 | r1bq2n1/1Pp1kpbr/4p2p/pN2P3/1P1N4/6P1/P2n1P2/1R1QKB1R b g2 0 40 | c8b7
win-2 4.3 1203916252 | 2b2b1r/r2k2pp/1P2p3/2p5/P2Np2P/8/3B2P1/n2N1R2 b a6 0 40 | c8a6 b6a7 e4d3
win-2 4.3 1385961891 | 2q1kb2/1bp4p/pp4n1/8/1P3KR1/8/P1P1Q2P/1R3B2 w g7 1 55 | e2e5 g6e5 g4g7
win-2 4.3 1480746807 | r7/pb1pkp1r/1p4p1/2pP3p/1B3b1P/1PN2P2/3P1KP1/1q2QBR1 b a2 0 40 | b1b3 e1e7 b3a2
win-2 4.3 1661501929 | r1bqkbnr/ppppp2p/n7/5pp1/4P3/7N/PPPP1K1P/RNBQ1B1R w g2 0 7 | f1g2 h7h6 e4f5
win-2 4.3 1992578401 | r3kb2/p1pn4/1p5p/P2p4/1P4r1/6P1/2P5/7q b f6 0 58 | d7f6 a5b6 g4g3
win-2 4.3 2022038124 | 8/2p1k1p1/r4ppp/B1p5/4PR2/8/4r2P/8 b a3 1 64 | a6a5 f4f6 a5a3
win-2 4.3 2416604460 | r7/ppk4N/n3b3/2p1pn2/7P/P3P3/1P1P1K2/RNB5 b c2 2 32 | e6b3 e3e4 b3c2
win-2 4.3 3411924654 | r2k1bnr/1p1b4/6p1/p3N2P/8/2P1P3/P2BBPP1/RN1K3R w g4 0 27 | e2g4 h8h1 e5f7
win-2 4.5 3588356551 | 4n2r/2p1p1bp/p3P3/8/6P1/5Q1N/PPP4P/R3K1BR w f4 0 37 | f3f4 g7b2 f4f7
win-2 4.5 3599548776 | r2q1b2/1b2p3/n1p2n1B/p2p4/P2PP1k1/1PP3PR/6K1/RN1Q1BN1 b h4 0 42 | g4h4 g3h4 f6e4
win-2 4.5 4278237028 | 4k3/8/2pp4/8/P2N4/6p1/1R4P1/B2QKR2 w a7 2 63 | d4c6 e8d7 c6a7
win-2 4.7 1597235563 | r1b2bnr/ppp5/2P1p1k1/6p1/4q3/P7/3R2B1/8 b f5 0 50 | e6f5 c6b7 e4g2
win-2 4.7 3980289395 | r2k1b2/1pp1n2p/8/4p3/2r1b3/4B3/nP5N/4K1R1 b a5 1 40 | a8a5 e3d2 a5a2
win-2 4.8 1992578401 | rn2kb2/p1p5/1p4rp/3p1nB1/1P2q3/8/P1P2P2/2RQ3R b g2 1 46 | f5h4 g5h4 g6g2
win-2 4.8 2240494023 | r1bq1bnr/ppppp1kp/n7/5p2/8/5N2/PPPPPKRP/RNBQ1B2 w g5 1 11 | h2h4 g7g6 h4g5
win-2 5 695597548 | 3q4/3kb3/5n2/P3N2p/3pp3/8/7P/8 b a4 2 90 | d8a5 e5d7 a5a4
win-2 5 1118087886 | r1b1k1r1/p2p1ppp/2nbpn2/1P6/3p3N/P2P2P1/1P1NP2P/R1Bq1BR1 b f2 0 24 | f6g4 b5c6 g4f2
`;
