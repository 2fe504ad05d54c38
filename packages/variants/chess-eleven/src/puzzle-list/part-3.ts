/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
save-1 4 1033401646 | 2bk4/3pb2p/r4p2/p3N3/3P1B2/2n4B/4P2P/1R1K3R w c3 m e2,h2,d7,h7 2 21 | d1e1
save-1 4 1147928803 | 2r4r/p3k2p/3p4/8/n2PR3/5N1B/4P2P/3K4 b e4 m e2,h2,a7,h7 0 28 | e7d8
win-2 4 1174729641 | 3kq3/rb2b1rp/1n6/1P2p3/3PP2P/7R/8/R2K4 b b5 m h7 0 24 | a7a1 d1d2 a1!d1=G
win-2 4 1269110075 | 1r1k4/8/8/p6N/1b1P4/8/P3P2P/R2K1Qr1 b h5 m a2,e2,h2 4 26 | g1f1 d1c2 f1!d1=G
win-1 4 1416906836 | 7N/Q7/3bk3/1n1p3p/2rP4/7P/P2KP3/R4R2 w h8 mps a2,e2 3 34 | a7f7 end
win-2 4 1649939545 | 1R2n3/3k4/p2pp2p/7Q/P3P3/2r1P2R/3N1q1P/3K1B2 w c3 m h2 0 45 | h5e8 d7c7 e8!d8=G
win-2 4 2139164339 | 2r1k1r1/p6p/3p4/4pQ2/P5n1/5b2/3PP2P/R1BK1BR1 w e8 m d2,e2,h2,a7,h7 0 21 | f5c8 e8f7 c8!d8=G
win-2 4 2314043311 | r2k1b1r/p2pp3/8/4P1p1/4Q3/8/P2P3P/1RB1Kb1R w g5 m a2,d2,h2,a7,d7,e7 0 15 | e4a8 d8c7 a8!d8=G
win-2 4 2989884034 | rk4nr/p3p2p/Q1q2b2/B7/3P4/8/P3P2P/3K1BR1 w c6 m a2,e2,h2,a7,e7,h7 0 25 | a6c6 f6d4 c6c7
save-1 4 3161880129 | 3k1b1r/Q2pp2p/8/8/3P4/7P/P4n2/R2K3R w f2 m a2,d7,e7,h7 2 27 | d1e1
save-1 4 4200667792 | rkb4b/p2R4/8/7p/8/3P4/P3K2P/8 b d7 m a2,h2,a7 0 30 | c8d7
win-2 4.2 69513268 | 2r1k3/pR2p2p/2Np4/8/4Pb2/8/P2P3P/2B1KBrn w f4 m a2,d2,h2,a7,e7,h7 5 27 | b7e7 e8f8 e7!e8=G
win-2 4.2 81800239 | 8/8/3k4/R2p3p/7P/8/3K1p2/8 w a5 mps - 0 75 | a5a8 d5d4 a8!d8=G
win-1 4.2 113303549 | 2r1kr2/3pp2p/2b5/p7/8/K2P3B/P2RP2P/q5R1 b a5 mps a2,e2,h2,d7,e7,h7 15 40 | a1c3 end
win-2 4.2 1024639322 | 3k3r/1Rq3bp/3p4/Q2n4/3Pp2P/P7/3BP3/3K1B1R w b7 mps e2,h7 1 29 | b7b8 d8d7 b8!d8=G
win-2 4.2 1623766747 | r4bQ1/1b2k3/4p3/3p3p/p2P3P/P3P1BB/8/4K3 w e7 m - 0 59 | g8e6 e7d8 e6d7 end
save-1 4.2 1625674912 | r7/p1k1p1bp/3p4/8/8/B4N2/P2P1n1P/R2K3R w f2 m a2,d2,h2,a7,e7,h7 2 23 | d1e1
win-2 4.2 2502115721 | B2k4/p2b4/4p2p/P7/3r3P/2Nq4/1r1P4/R2KQ2R b d1 m d2,a7 0 44 | b2d2 d1c1 d3c2 end
win-1 4.2 3374612024 | 8/8/6Q1/8/k2BP3/2K4P/P7/5R2 w f1 mps a2 9 67 | g6a6 end
save-1 4.2 4061376751 | 3k1b1r/p1R4p/4pn2/3pB3/3P4/5N2/P6P/1r1K3R w b1 m a2,h2,a7,h7 2 17 | c7c1
win-2 4.2 4072034530 | r2k1br1/p2pp2p/5n2/8/3P4/P4B2/4P2P/R1BK2R1 b f3 m e2,h2,a7,d7,e7,h7 0 14 | g8g1 d1d2 g1!d1=G
win-1 4.2 4207536146 | B3kb1r/4p3/p1b5/3Q2Bp/8/8/P2KP2P/3R3R w a8 mps a2,e2,h2,e7 2 23 | a8c6 c6>d5
win-2 4.2 4208564443 | r2k1b1r/p2pp3/b6p/6N1/2qPn3/8/P2BPQBP/R2K3R b h1 m a2,e2,h2,a7,d7,e7 9 12 | e4f2 d1e1 c4e2 end
win-2 4.2 4241035205 | 2rk1bQ1/p3p3/3p4/3n4/3N4/7b/P2PP3/R1BK4 w h3 m a2,d2,e2,a7,e7 2 17 | g8f8 d8d7 f8!d8=G
win-2 4.3 103926485 | 3k3r/p2p4/5p2/7p/2RP3P/8/Pr1B2K1/1q6 b g2 m a2,a7,d7 0 44 | b2d2 g2h3 d2!d1=G
win-1 4.3 150461280 | r1bk1b1r/p2pp3/7p/8/P2Pn2P/8/3NP3/q1B1KBQR b a1 mps e2,a7,d7,e7 0 16 | a1c1 end
win-2 4.3 386472620 | r2k4/1b1p3r/4p3/p2n4/1b6/B6P/P2PPq2/3K1BN1 b f2 mps a2,d2,e2,d7 1 22 | f2f1 d1c2 f1!d1=G
win-2 4.3 2446122363 | 3k1r2/8/8/p2P3p/8/P1p4P/3q4/BK2R3 b e1 m - 2 48 | d2e1 b1a2 e1!d1=G
win-1 4.3 3487959327 | 2k2b2/pb1pp2p/1rq2n2/8/8/8/P2PP2P/R1BK1Qr1 b g1 mps a2,d2,e2,h2,a7,d7,e7,h7 1 26 | g1f1 end
save-1 4.3 3645210791 | r4b1r/3k3p/3p4/p2bp3/P2P3P/R4N2/4Pn2/3K1BR1 w f2 m e2,h7 0 23 | d1e1
win-2 4.3 3879042830 | r3kb1r/p2np3/8/1B4p1/6Q1/8/P2P3P/R1B1K3 w h8 m a2,d2,h2,a7,e7 2 37 | g4d7 e8f7 d7!d8=G
win-2 4.3 3984677266 | 3k2r1/p6p/3p1p2/6Q1/2r1R2K/8/P2P3P/6R1 b g5 m a2,d2,h2,a7,h7 0 34 | c4e4 g1g4 e4!e1=G
win-1 4.5 138187675 | 3k1br1/p3p2p/5n2/8/6bP/3PBp2/2q5/4KR2 b c2 mps a7,e7,h7 2 32 | c2e2 end
win-2 4.5 443587270 | r1k1qb2/p2pp2p/5nr1/Q7/3P4/5P1P/P7/R1BK1B1R w f3 mps a2,a7,d7,e7,h7 1 11 | f1a6 c8b8 a1b1
win-1 4.5 446600374 | 2b5/2kpp2p/B7/r5N1/3P2rP/P3b2n/5q2/R2K4 b a5 mps d7,e7,h7 3 26 | f2d2 end
win-2 4.5 581777350 | 2b1kbr1/r2p3p/3p1n2/pR3q2/3P4/2Q5/P3P2P/2BK1B1R w d6 m a2,e2,h2,d7,h7 0 15 | c3c8 e8e7 c8!d8=G
win-2 4.5 914237289 | 3kn3/p6p/3r4/2N5/1K1P4/P3r3/4P2P/2R5 b d4 m e2,h2,a7,h7 6 42 | d6d4 b4b5 d4!d1=G
win-2 4.5 1141383518 | r2k1b1r/p2pp2p/5n2/8/8/8/P1KP3P/2B1QqNR b c2 m a2,d2,h2,a7,d7,e7,h7 0 16 | f1e1 c2c3 e1!d1=G
win-2 4.5 1326612071 | 6r1/3pk3/8/p7/8/1R3b1P/P2P4/4K3 b g8 mps a2,d2,d7 1 46 | g8g1 e1f2 g1!d1=G
save-1 4.5 1625674912 | r2k1b2/p3p2p/Q2p1n2/8/4r3/5N2/P2PK2P/R1B4R w e4 m a2,d2,h2,a7,e7,h7 0 15 | e2d1
win-2 4.5 1774706690 | 3k1bQ1/p2pp3/b6p/8/5N2/8/P3Pq1P/2BK1B1n b g8 m a2,e2,h2,a7,d7,e7 2 28 | f2f1 d1d2 f1!d1=G
win-2 4.5 1992578401 | 3k1br1/p2pp2p/5n2/4q3/Q7/4Pb2/P2P3P/2B1K3 b f3 mps a2,d2,h2,a7,d7,e7,h7 4 22 | g8g1 e1f2 f3!d1=G
save-1 4.5 2107644373 | r1bk1b1r/p3p2p/8/3p4/q6Q/2nP1N2/P3K2P/R1B2B1R w c3 m a2,h2,a7,e7,h7 2 9 | e2e1
win-2 4.5 2182111491 | 3k1br1/4p3/5n2/p2pN2p/3P4/2q5/P3PQ1P/3K1BR1 b c3 mps a2,e2,h2,e7 1 24 | c3a1 d1c2 a1!d1=G
win-2 4.5 2667153777 | r1bk3r/p2ppqbp/5n2/8/P2P4/5N1B/4P2P/R1BKQ2R b f3 m e2,h2,a7,d7,e7,h7 0 6 | f7b3 d1d2 f3>e1 f6e4
win-1 4.5 3524878932 | 3k1b2/3pp2r/7p/p3B3/3P3Q/4Pr1P/3K4/q3R1R1 b a1 MPS d7,e7 0 35 | a1e1 e1!d1=G
win-2 4.5 3626115241 | 2bk3r/p2pb2p/8/4N3/3Pq3/8/P3P2P/1R1K1B1R b b1 m a2,e2,h2,a7,d7,h7 0 14 | e4b1 d1d2 b1!d1=G
win-2 4.5 4001156339 | 2bkqb2/3pp2p/r4n2/8/p2P4/5N1P/P2BP1r1/R2KQ1R1 w g2 m a2,e2,d7,e7,h7 0 11 | d2a5 a6a5 e1a5
win-2 4.5 4205380407 | 4k3/pr1pp2p/6q1/3bN3/3P4/P6P/4P3/R2K4 b g6 mps e2,a7,d7,e7,h7 2 32 | g6g1 d1d2 g1!d1=G
save-1 4.7 69513268 | r2k1b2/p3p2p/2Np4/8/4P3/8/P2P3P/R1B1KBrn b c6 m a2,d2,h2,a7,e7,h7 1 20 | d8e8
win-2 4.7 329078232 | 7r/3kb3/5p1p/8/r3q3/8/P2P3P/1R1K1B1R b e4 mps a2,d2,h2 3 22 | e4b1 d1e2 b1!d1=G
win-2 4.7 476029277 | 3k3r/1brpp2p/8/pQ1P3q/7N/2n1P3/P5BP/R3K2R b h4 m a2,h2,d7,e7,h7 0 26 | h5h4 e1f1 h4!e1=G
win-2 4.7 937022895 | 4b3/4p3/8/8/4k2P/4b3/6K1/8 b e3 mps e7 10 97 | e3d2 g2g3 d2!e1=G
win-2 4.7 1634987112 | 4k3/pNr1b3/P2p3p/3Pp2P/4P3/2B4b/5n2/2K2B1r b b7 m a7 0 48 | h1f1 c1c2 f1!d1=G
win-2 4.7 2109412108 | 4nr2/p3k1bp/6Q1/1r6/3p4/P2P4/2R1P2P/3K1B1b b g6 m e2,h2,a7,h7 0 26 | f8f1 d1d2 f1!d1=G
win-2 4.7 2284869098 | r2k1b1r/pQ2pb2/5n1p/3p4/3qP3/8/P2P3P/R1BK1B1R w d5 m a2,d2,h2,a7,e7 0 13 | b7a8 d8d7 a8!d8=G
save-1 4.7 2760775014 | r2k2r1/pN2b2p/5n2/1R1ppb1q/8/8/P2PPQ1P/2BK1B1R b b7 m a2,d2,e2,h2,a7,h7 5 14 | d8e8
win-2 4.7 2951266858 | 8/4k3/8/4p1Rp/P2PQ3/8/4K3/8 w g5 mps - 1 79 | g5g8 e7f7 g8!d8=G
win-2 4.7 3003235103 | 2B1k3/3b2n1/3p4/3P2q1/Pp6/3KP2P/8/8 b c8 m - 0 50 | g5d5 d3e2 d5!d1=G
win-1 4.7 3093570350 | 7r/p3p2p/3k3b/3p4/b2P4/1QK5/4P2P/1q2NBR1 b a4 mps e2,h2,a7,e7,h7 7 38 | b1b3 a4>b3
win-2 4.7 3356657920 | 3k1b1Q/2r1p2p/1n6/1R6/p7/B2P3P/P2KP3/8 w h8 mps a2,e2,e7,h7 0 33 | h8f8 d8d7 f8!d8=G
win-2 4.7 3582251520 | 2k5/p2p1r2/P3p2p/2K4P/8/8/r7/8 b f7 mps a7,d7 23 98 | f7f1 c5d6 f1!d1=G
win-2 4.7 4056085258 | r1b1k2r/p2pp1bp/4Nn2/6B1/8/3P4/P3P2P/R2KQB1R w e6 mps a2,e2,h2,a7,d7,e7,h7 1 9 | e6g7 e8d8 e1a5
win-1 4.7 4150990520 | 2bk1b1r/3pp2p/8/8/3Nn3/8/P2B3q/R3KBR1 b e4 mps a2,d7,e7,h7 1 16 | h2d2 end
win-2 4.7 4268976746 | r1k1q2r/p2p3p/5n2/Q1b1p1B1/3P4/5P2/P6P/2RK1B1R w f3 mps a2,h2,a7,d7,h7 2 11 | c1c5 c8b8 a5c7
save-1 4.7 4281232979 | 8/4k2p/4p3/3p4/8/3P4/P2RK3/1r6 w b1 m a2,h7 10 59 | d2d1
win-2 4.8 433424255 | 8/6b1/3kp3/p4p2/P2P2N1/3K4/4P3/2B4r b g4 m e2 0 30 | h1c1 d3d2 c1!d1=G
save-1 4.8 1074911034 | 8/Bk5p/3p4/pB6/6bP/4P3/P2PK3/1R6 w g4 m a2,d2,h7 0 51 | e2e1
win-2 4.8 1146336780 | 3k2r1/p2pp2p/b4n2/3q4/PB1P3Q/4bN1P/4P3/3K1B1R b d4 m e2,a7,d7,e7,h7 2 22 | d5b3 d1e1 end b3b1
win-2 4.8 1277530690 | 1k6/4p2p/p2p4/3P4/2q5/P3K3/4P2P/5Nr1 b g1 mps e2,h2,e7,h7 2 44 | g1f1 a3a4 f1!d1=G
save-1 4.8 1449368199 | 3B4/6R1/3p3p/3Pp2k/8/4P2P/p4K2/r7 w a1 m - 2 68 | g7g5
win-1 4.8 1992577326 | r1k1qb2/pRnpp3/8/Q1B1N2p/3P4/6r1/P3B2P/3K3R w b7 mps a2,h2,a7,d7,e7 6 17 | a5c7 end
win-2 4.8 2203756069 | r2k3r/p3p1bp/2Bp4/8/P1q3b1/1N4Q1/3PP2P/R1BK3R b b3 m d2,e2,h2,a7,e7,h7 0 16 | c4e2 d1c2 e2!d1=G
win-2 4.8 2400405295 | r1bk3r/3pp2p/8/p7/P1B1P2P/8/3PK3/q1B5 b a1 mps d2,d7,e7,h7 1 24 | a1c1 e4e5 c1!d1=G
win-2 4.8 2900738958 | 4kb2/4p3/5n2/1P1b4/4r2P/5R2/4P1K1/6R1 b g2 m e2,e7 0 96 | e4e2 g2g3 e2!e1=G
win-1 4.8 3584043255 | R1bkq3/3pp1b1/5n1p/p4Q2/8/B6P/P2PP3/3K3R w a8 mps a2,d2,e2,d7,e7 1 25 | f5a5 end
save-1 4.8 4221012206 | 2bkr3/p2ppq1p/1r6/Q7/3P4/5N2/P4n1P/R1BK1BR1 w f2 m a2,h2,a7,d7,e7,h7 4 17 | d1e1
win-2 5 353303702 | 1k3b1r/3pp2p/2R5/p7/3q4/8/P3P2P/4K3 b d4 mps a2,e2,h2,d7,e7,h7 1 28 | d4g1 e1d2 g1!d1=G
win-2 5 459304580 | 8/3p4/8/6k1/2PP3p/8/PB2K2P/R4R2 w f1 mps a2,h2,d7 0 35 | f1f8 g5h6 f8!d8=G
win-2 5 2075442956 | 4k3/8/3K3p/p1r5/4P3/P6P/8/8 b c5 mps - 0 76 | c5c1 d6e6 c1!d1=G
win-2 5 2171468785 | 3k1b1r/p1r1p2p/8/7Q/3q4/BP6/3PP2P/3KR3 b h5 m d2,e2,h2,a7,e7,h7 8 32 | d4a1 a3c1 h5>e2 a1c1
win-2 5 3221295415 | 8/7R/6k1/p7/P5KP/2R5/B7/8 w g6 m - 31 115 | h7f7 g6h6 c3c6
win-2 5 3582251520 | 1k4r1/p7/1r2p2p/3p3P/3K4/8/8/8 b g8 mps a7 1 116 | g8g1 d4e3 g1!d1=G
win-2 5 3676796804 | 8/8/4k3/7p/8/p2P4/P3P3/1R4K1 w b1 mps a2,e2 4 69 | b1b8 h5h4 b8!d8=G
win-2 5.2 142239796 | 8/8/8/2P5/P7/8/1K1k4/7R w h1 mps - 1 89 | h1h8 d2e1 h8!d8=G
win-2 5.2 142239796 | r2k1b1r/Q6p/3p4/8/8/8/P2PR2q/R1BK4 w h2 m a2,d2,h7 0 19 | a7a8 d8d7 a8!d8=G
win-2 5.2 424379856 | 2b2r2/3p2kp/p7/4b3/3PQ3/8/P2BP2P/4K2R w g7 m a2,e2,h2,d7,h7 0 45 | e4e5 f8f6 e5!e8=G
win-2 5.2 433424255 | 8/8/5k2/p1K5/P7/5p2/8/5N2 b f3 mps - 1 50 | f3f2 c5b6 f2!e1=G
win-2 5.2 1143056037 | r1bk1bBr/p2pp2p/8/7q/8/5Nn1/P2P3P/R1BK3R b g3 mps a2,d2,h2,a7,d7,e7,h7 1 8 | g3>h5 h5f3 d1e1 f3e2 end | h5f3
save-1 5.2 1634987112 | 2r1k3/p7/P2N1b1p/3Pp2P/4P3/3B3b/3K1n2/7r b d6 m a7 0 54 | e8d8
win-2 5.2 2562573475 | r1bk1b1r/p2pp3/7p/8/P3P3/8/4B2P/q1BKQ2R w a1 m h2,a7,d7,e7 0 15 | e1a5 d8e8 end e2h5
win-2 5.2 2625827735 | Q1b1k2r/p2pp1bp/8/8/3P4/5N2/q3P2P/R1BK1B1R w a2 m e2,h2,a7,d7,e7,h7 0 13 | a8c8 e8f7 c8!d8=G
win-2 5.2 2726777002 | 6k1/7p/4R2P/p3p3/P7/5K2/4B3/8 w g8 m h7 5 63 | e6e5 g8h8 e5!e8=G
win-2 5.2 2910219466 | 3k1b2/3pp2p/p7/3B4/3P4/8/2rNP2P/B5K1 b g1 m e2,h2,d7,e7,h7 0 40 | c2d2 d5g2 d2!d1=G
win-2 5.3 1802229001 | 3k1b2/3np3/p2p2r1/3P3p/P7/4P3/1B1K3P/8 b g6 mps h2,e7 0 50 | g6g1 d2c2 g1!d1=G
win-2 5.3 2590982439 | 4k3/8/1Q2p3/3p3p/3P4/P1B5/K5bP/8 w d4 mps h2 8 69 | d4>b6 b6e6 e8d8 c3a5
win-2 5.3 2724934530 | 8/2k5/p1N5/4p2p/1B6/2QrR3/P2K4/3B4 w d3 m a2 0 67 | e3d3 e5e4 d3!d8=G
win-2 5.3 4151994793 | 8/8/1k6/4p3/8/7q/3B4/1K6 b h3 mps - 1 44 | h3b3 end b1a1 b3!d1=G
win-2 5.5 675742404 | 2rkqbr1/p2pp2p/5n2/5Q2/3N4/8/P2PP2P/R1BK4 b d4 m a2,d2,e2,h2,a7,d7,e7,h7 4 12 | g8g1 f5f1 end g1f1
win-2 5.5 819786594 | N5B1/8/8/Q2R3p/P2P2k1/8/6b1/2BK2n1 w d4 mps - 3 49 | d4>d5 g8e6 g4h4 d5!d8=G | g8e6
`;
