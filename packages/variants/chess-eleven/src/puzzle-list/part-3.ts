/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-2 4.5 581777350 | 2b1kbr1/r2p3p/3p1n2/pR3q2/3P4/2Q5/P3P2P/2BK1B1R w d6 m a2,e2,h2,d7,h7 0 15 | c3c8 e8e7 c8!d8=G
win-2 4.5 914237289 | 3kn3/p6p/3r4/2N5/1K1P4/P3r3/4P2P/2R5 b d4 m e2,h2,a7,h7 6 42 | d6d4 b4b5 d4!d1=G
win-2 4.5 1141383518 | r2k1b1r/p2pp2p/5n2/8/8/8/P1KP3P/2B1QqNR b c2 m a2,d2,h2,a7,d7,e7,h7 0 16 | f1e1 c2c3 e1!d1=G
win-2 4.5 1326612071 | 6r1/3pk3/8/p7/8/1R3b1P/P2P4/4K3 b g8 mps a2,d2,d7 1 46 | g8g1 e1f2 g1!d1=G
save-1 4.5 1625674912 | r2k1b2/p3p2p/Q2p1n2/8/4r3/5N2/P2PK2P/R1B4R w e4 m a2,d2,h2,a7,e7,h7 0 15 | e2d1
win-2 4.5 1774706690 | 3k1bQ1/p2pp3/b6p/8/5N2/8/P3Pq1P/2BK1B1n b g8 m a2,e2,h2,a7,d7,e7 2 28 | f2f1 d1d2 f1!d1=G
win-2 4.5 1992578401 | 3k1br1/p2pp2p/5n2/4q3/Q7/4Pb2/P2P3P/2B1K3 b f3 mps a2,d2,h2,a7,d7,e7,h7 4 22 | g8g1 e1f2 f3!d1=G
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
win-1 5.5 1416906836 | 7N/Q7/3bkn2/3p3p/3P4/2r5/P3P2P/R2K1R2 w h8 mps a2,e2,h2 1 26 | a7f7 end
win-2 5.5 3280067191 | r1k4r/p2p3p/8/Q5R1/4p3/5N2/q2PP2P/b2K1B2 w a1 m d2,e2,h2,a7,d7,h7 0 21 | g5c5 c8b8 end a5b5
win-2 5.5 3582251520 | 3kr3/p1rpp2p/8/3P4/P5qP/8/4P3/1R1K4 b g4 mps e2,a7,d7,e7,h7 1 26 | g4g1 end d1d2 g1!d1=G
win-2 5.5 3801990973 | 1kbq2r1/p6p/2Q2n2/3pp3/8/8/PB1PP2P/2R1KB1R w c8 m a2,d2,e2,h2,a7,h7 2 23 | b2e5 d8d6 e5d6 end
win-2 5.5 3865425951 | 1r1kn1r1/p3b2p/3Q4/8/P3P1bP/3B4/q2P4/2K4R b d6 m d2,a7,h7 0 24 | e7d6 h1f1 a2b2 end
win-2 5.5 3895103718 | 4kr2/6bp/4bp2/p7/P3P3/8/3P3P/RNK2B1q b b1 m d2,h2,h7 0 34 | h1f1 c1c2 f1!d1=G
win-1 5.5 3980289395 | 1rb1k3/p2pp2p/3b1n2/2Q5/3P4/K5RB/P3q3/R7 b a7 mps a2,a7,d7,e7,h7 5 26 | e2a6 end
win-2 5.5 4214028466 | r3k2r/2bp4/p4p1p/N5q1/P7/2KP3b/4P3/2R5 b f6 mps e2,d7 12 36 | f6>g5 g5c1 c3d4 c1!d1=G
win-2 5.7 208215472 | r1b1k2r/3pp1bp/1pq2n2/8/2NP4/P7/4P2P/R1BK3R b c6 mps e2,h2,d7,e7,h7 3 14 | c6h1 end d1d2 h1!d1=G
win-1 5.7 310277900 | 7r/pk5p/5n2/3pq3/8/8/P1r4P/3K4 b c2 mps a2,h2,a7,h7 1 34 | e5e2 end
win-2 5.7 721491933 | 4k3/8/8/8/p2p4/P2P2BR/6BP/3NKR2 w a3 mps h2 8 99 | h3h7 e8d8 f1f8
win-2 5.7 1523169457 | r1b2b1r/p3kq1p/3p1n2/Q3N3/3P4/B7/P3P2P/R2K1B1R w d4 mps a2,e2,h2,a7,h7 0 9 | e5c6 d4>c6 e7e8 a5d8 end | d4>e5
win-2 5.7 1904835801 | r2k3r/4b3/2q2Q2/p2pN2p/3P4/7B/P2KP2P/R5R1 w f6 mps a2,e2,h2 1 19 | e5c6 f6>c6 d8e8 c6>f6 f6e7 | f6>e5
win-2 5.7 2227470988 | B1b4r/p3k1b1/3p4/B6p/3p2n1/8/2RPP2P/3KQR2 w d2 mps d2,e2,h2,a7 4 19 | e1h4 d2>a5 e7e8 h4d8 end | d2>a5
win-2 5.7 2659492779 | r6r/p4k1p/7B/1Q1p4/3pn3/7B/P3P2P/1R1K4 w a8 m a2,e2,h2,a7,h7 2 33 | b5d5 f7e8 d5d7 end
win-2 5.7 2953678977 | 4kb1r/p3p3/7p/q2pN3/1r1P4/8/2QBP2P/2R1KBR1 w b4 m e2,h2,a7,e7 0 39 | c2c6 e8d8 end c6c8
win-2 5.7 4016233753 | r2k1b1r/p6p/2qp1p2/8/4P1b1/5N1B/PK1P3P/R3Q2R b f6 mps a2,d2,h2,a7,h7 1 12 | a8b8 b2a3 c6a6
win-2 5.8 184081849 | Q6B/p1k1pr1p/3p3b/3P4/7P/5NR1/P3P3/3K1B2 w d5 mps a2,e2,a7,e7,h7 1 31 | d5>a8 g3g8 f7f3 a8a7 | g3g8
win-2 5.8 184081849 | r4b1B/p1k1p2p/3p4/3Q4/3P2rP/5N1R/P3P3/3K1B2 w d4 mps a2,e2,a7,e7,h7 1 25 | d4>d5 d5a5 c7c8 a5!d8=G
win-2 5.8 270956830 | r2k3r/p3p2p/5n1b/3p4/3P3P/8/P1K1B3/R1B4q b d5 mps a2,a7,e7,h7 1 22 | d5>h1 a8c8 c2b2 h1!d1=G | a8c8
win-2 5.8 585702713 | r2k3r/p3p3/3p4/7p/q4P2/P2PNb2/3K3P/1RB2Bn1 b g1 mps h2,a7,e7 4 32 | g1>f3 a4a5 b1b4 f3!d1=G | a4a5
win-2 5.8 599181928 | 3k3B/4p2p/B1bp4/p6Q/q2NP3/7P/P2P2r1/R3K2R w h8 mps a2,d2,e7,h7 5 25 | h8>d4 d4e6 d8d7 e6!d8=G
win-2 5.8 766756473 | 2k5/6R1/6R1/3p1P2/p7/4p2p/PB1PB3/2K5 w g7 mps a2,d2 0 47 | g7g8 end c8b7 g8!d8=G
win-2 5.8 814415725 | 1rk5/p2p4/q4prp/8/3P4/4Pb1P/7R/4K3 b a6 mps a7,d7 5 58 | a6a1 end e1f2 a1!d1=G
win-2 5.8 982385418 | 7r/3Qp2p/6k1/8/2BPn3/7P/P1K5/q7 b d7 m a2,e7,h7 0 50 | a1c3 c2d1 end c3d2
win-2 5.8 1549718315 | b3kb1r/3pp2p/8/4B3/p2P3P/2Q5/P3P3/2K2BR1 w c1 mps a2,e2,d7,e7,h7 1 25 | c3c8 c1>c8 e8f7 c8!d8=G | c1>c3
win-2 5.8 1708595346 | r2k3r/pQ1pp2p/8/8/3b3P/5N2/P2P4/3K1B1R w b7 mps a2,d2,a7,d7,e7,h7 1 17 | b7a8 end d8c7 a8!d8=G
win-2 5.8 1864665749 | 2k5/2np2b1/8/4p2p/3PP2P/6q1/2K5/4rB1R b g3 mps d7 0 56 | g3>e1 g3f2 f1e2 e1!d1=G | g3f2
win-2 5.8 2122253954 | 3k1b1r/4p3/1r1p3p/Q3N1Bq/3P2nP/7R/P3P3/3K1B1b w a5 mps a2,e2,e7 1 19 | a5b6 end d8e8 b6b8
win-2 5.8 2341008740 | 8/8/P7/3K4/k7/7P/8/4r3 b a4 mps - 6 68 | e1a1 a4>a1 d5d6 a1!d1=G
win-2 5.8 2726777002 | 5k2/7p/4p2P/p7/P7/4K3/4B3/3R4 w e3 mps h7 1 53 | e3>e2 e2h5 f8e7 h5!e8=G
win-1 5.8 2894886442 | r1bkr3/3pp3/6Q1/p6p/8/1Rb5/P2PP2P/2BK1B1R w g6 mps a2,d2,e2,h2,d7,e7 1 17 | g6b6 end
win-2 5.8 3221295415 | 8/8/k7/p4B2/P3p3/4R2P/R2PK3/2B5 w e4 m d2 0 53 | e3e4 a6a7 e4!e8=G
win-2 6 164501980 | 3r2R1/4k3/4N3/3p4/7p/p7/4P2P/4KB2 w e6 mps e2,h2 2 55 | e6d8 d8>g8 e7d6 g8!e8=G
win-2 6 288511295 | r3k2r/p2pp2p/Q4n1B/4N3/3P4/P7/4P3/R2K1Bq1 b g1 mps e2,a7,d7,e7,h7 0 16 | g1f1 end d1d2 f1!d1=G
win-1 6 465968306 | 2rk3r/pR1pp2p/8/8/3P2Q1/4b3/P2NP2P/3K3R w b7 mps a2,e2,h2,a7,d7,e7,h7 1 23 | g4d7 end
win-2 6 465968306 | 2k2r2/R2p3p/4p3/Q7/3P1b2/4r3/P2NP2P/3K4 w a7 mps a2,e2,h2,d7,h7 1 35 | a7>a5 a7a8 f4b8 a5!d8=G | a7a8
`;
