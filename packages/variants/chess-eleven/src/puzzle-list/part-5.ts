/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-2 6.3 2883276963 | r6r/p1kp2Qp/4B3/7q/P2N3b/2n5/R2PP3/1bB2KR1 w e6 mps d2,e2,a7,d7,h7 9 25 | g7d7 e6>d7 c7b8 d7!d8=G
win-2 6.3 2895173283 | 2r1k2r/Q3p2p/3p1n2/6b1/P2PP3/8/7P/3K2N1 b g5 mps h2,e7,h7 0 23 | c8c1 g5>c1 d1e2 c1!d1=G
win-2 6.3 3051227198 | r6r/B5kp/7R/7Q/4q3/1K2P3/P4n2/8 w h6 mps a2,h7 5 53 | h6>h5 h5g5 g7f7 g5!d8=G | h5g5
win-2 6.3 3094365418 | 2rk4/3p4/p1b5/3pP1rR/P6Q/4P3/5K2/8 w h4 mps d7 3 68 | h4>h5 h5h8 d8c7 h8!d8=G | h5h8
win-2 6.3 3198955081 | 2kbn1r1/P6p/3p4/3P4/8/8/5p2/7K b c8 mps h7 2 68 | c8>d8 d8a5 h1h2 a5!e1=G
win-2 6.3 3532152735 | r3kb1r/p3q3/8/2p1p2p/4P3/P1B4B/3P1K1R/1R6 b e7 mps d2,a7 9 34 | e7h4 end f2f3 h4!e1=G
win-2 6.3 3683795590 | r4b1r/3ppk2/b6p/p1Qn4/3P2B1/8/PB5P/2RKN1R1 w g1 mps a2,h2,d7,e7 2 23 | g1>g4 g4h5 f7e6 h5!e8=G
win-2 6.3 3730260649 | 4k3/2Bnp3/p2p1b1r/P2b3p/7P/1q6/8/4K3 b d7 mps e7 2 64 | d7>f6 f6h4 e1f1 h4!e1=G
win-2 6.3 3730260649 | 1nq1k3/2B1p3/p2p1b2/Pb5p/r6P/8/3K4/8 b b5 mps e7 34 96 | b5>a4 a4d4 d2e1 d4>f6 f6h4
win-2 6.3 3730260649 | 1n4r1/1qB1pk2/p1bp1b2/P6p/7P/3K4/8/8 b c6 mps e7 20 82 | c6>b7 b7b1 d3e3 b1!d1=G
win-2 6.3 3792891825 | 1r1k3r/pQ1pp1bp/5n2/8/3N4/B6q/P2PP2P/R2K4 b h3 mps a2,d2,e2,h2,a7,d7,e7,h7 5 14 | h3f1 end d1c2 f1!d1=G
win-2 6.3 4200667792 | rkb1Q3/p2pp3/8/4N2p/8/3P4/P3K2P/2b2R2 w e2 mps a2,h2,a7,d7,e7 1 23 | e8h5 e2>h5 b8b7 h5!e8=G
win-2 6.3 4205380407 | 1r1k1b1r/p1npp2p/8/4Q1B1/3P3N/7q/P3P2P/R2K3b b d7 mps a2,e2,h2,a7,d7,e7,h7 1 16 | d7>h3 h3f1 d1c2 f1!d1=G
win-2 6.3 4205380407 | 4k3/p2rpb1p/8/3q4/P2P4/7P/2K1P3/2R5 b d7 mps e2,a7,e7,h7 4 40 | d7>d5 d5b3 c2d2 b3!d1=G
win-2 6.5 142239796 | 6R1/8/8/5k1p/3p4/2B5/P2P4/R1K5 w c3 mps a2,d2 0 45 | c3a5 end h5h4 a5!d8=G
win-2 6.5 148935689 | r3kr2/p2pp3/7b/7n/3N4/2RP4/P3P1bP/3K4 b f8 mps a2,e2,h2,a7,d7,e7 3 20 | f8f1 end d1c2 f1!d1=G
win-2 6.5 189036439 | 3nk2B/rb1pp3/2q5/p6p/P2PP2b/3B4/4K3/8 b b7 mps d7,e7 1 38 | b7>c6 c6c1 d3c2 c1!d1=G
win-2 6.5 204219926 | 3k4/8/8/p3R2p/P7/3P2P1/8/2B1K3 w e1 mps - 0 46 | e1>e5 c1g5 d8c8 e5!e8=G | c1g5
win-2 6.5 524279855 | 4k3/8/5B2/3pP3/6P1/8/P3B3/4K1N1 w f6 mps a2 0 57 | e2b5 end e8f7 f6!d8=G
win-2 6.5 675833409 | 8/3k4/7p/8/p6P/4P3/3P1K2/1RR5 w c1 mps d2 0 81 | c1>b1 b1b8 h6h5 b8!d8=G
win-2 6.5 695428592 | 4k3/p2pp3/b7/1r5p/8/2K1P2r/P4N2/5R2 b h3 mps a2,a7,d7,e7 1 34 | h3e3 end c3d4 e3!e1=G
win-2 6.5 721491933 | 5b2/8/3pk3/p6p/7R/3P2B1/P4N1P/4KBR1 w f2 mps a2,h2 3 61 | h4e4 f2>e4 e6d7 e4!e8=G
win-2 6.5 778591917 | 1r1k4/8/p7/3r3p/K2P3P/P3p3/4P1B1/7R b d5 mps e2 0 42 | d5d4 end a4a5 d4!d1=G
win-2 6.5 778591917 | 4k3/1r6/p1r5/4P2p/P6P/8/K7/8 b b7 mps - 4 72 | b7d7 end e5e6 d7!d1=G
win-1 6.5 891308344 | r1bk3r/p2pp2p/8/8/4P2q/3Pb3/P2NK2P/R1BB3n b h1 mps a2,h2,a7,d7,e7,h7 1 16 | h4f2 end
win-2 6.5 1271182507 | 4k3/Q3p2p/1rq1P3/3p1n2/8/B6P/P2PK3/r7 b c6 mps a2,d2,e7,h7 0 34 | c6e6 end e2d3 e6!e1=G
win-2 6.5 1581314315 | 8/8/8/5K2/8/1k6/8/1p2p3 b b3 mps - 5 106 | b3c2 end f5g4 c2!d1=G
win-2 6.5 1834978961 | r2k4/8/4p3/p2P3p/3Q2B1/8/1BN1P2P/3K3R w d1 mps e2,h2 0 29 | d1>d4 d4h8 d8c7 h8!d8=G
win-2 6.5 1948004389 | r2k3r/p3p2p/3p4/8/q5b1/5N1B/1b1PP2P/4K2R b a4 mps d2,e2,h2,a7,e7,h7 3 20 | a4a1 end e1f2 a1!d1=G
win-2 6.5 2311739552 | 2rk1b2/p2pp2p/P4Q2/7P/4q3/1b6/3P4/K7 b f6 m d2,a7,d7,e7,h7 0 42 | e4a4 a1b2 end a4a2
win-2 6.5 2590982439 | 4k3/4p2p/8/Q2p4/3P4/P7/3K2bP/B7 w a5 mps h2,e7,h7 2 57 | a5a8 end e8d7 a8!d8=G
win-2 6.5 2590982439 | 3k4/Q3p2p/3p4/8/3P4/P7/1B5P/2K4b w a7 mps h2,e7,h7 1 51 | a7b8 end d8d7 b8!d8=G
win-2 6.5 2777816892 | 1Bb1k1q1/7r/p2pp2p/4PN2/8/2P5/P5QP/2R1KBR1 w g2 mps a2,h2 3 31 | g2g8 end e8d7 g8!d8=G
win-2 6.5 2809468220 | 1rb2b1r/p3pq1p/4kn2/2Qp4/3P4/3N4/PB2P2P/R2K1B1R w d4 mps a2,e2,h2,a7,e7,h7 10 13 | d4>c5 c5c6 e6f5 c6!e8=G
win-2 6.5 3464578683 | 3k4/3p3p/3Pp2P/pb6/3b4/7K/8/1r2N3 b b1 mps d7,h7 10 62 | b1e1 end h3g3 e1!d1=G
win-2 6.5 3582251520 | 3k4/p2pp3/7p/P6P/8/4r3/3K4/5r2 b h6 mps a7,d7,e7 2 56 | e3e6 h6>e6 a5a6 e6!e1=G
win-2 6.5 3582251520 | 3k4/p2p1r2/P3pr1p/7P/1K6/8/8/8 b e6 mps a7,d7 1 76 | e6>f6 f6f1 b4a3 f1!d1=G
win-2 6.5 3582251520 | 3kr3/p2ppr2/P6p/7P/8/4K3/8/8 b e7 mps a7,d7,e7 8 68 | e7>f7 f7f1 e3d3 f1!d1=G
win-2 6.5 3730260649 | 1n1Bk3/1q2p3/p1bp3r/P5bp/7P/8/2K5/8 b c6 mps e7 10 72 | c6a4 end c2d3 a4!d1=G
win-2 6.5 3800502854 | 2b1kb2/3pp3/r4n2/pB5p/P2P3P/2Q2P2/1B4r1/R2K3R w f3 mps d7,e7 1 17 | f3>c3 c3c8 e8f7 c8!d8=G
win-2 6.5 3800749848 | 1N2k1r1/2Rp4/7p/3P4/p6P/3KP3/8/4Q2B w b8 mps d7 1 67 | c7c8 b8>c8 e8f7 c8!d8=G
win-2 6.5 4144364454 | 2rk4/p2pp2p/8/4P3/6r1/3Q4/PRN1P2P/3K1R2 w e5 mps a2,e2,h2,a7,d7,e7,h7 1 39 | b2b7 c8b8 d3d7
win-2 6.5 4229046657 | 1r1k1br1/3qp2p/p4n2/P6P/4P3/5K2/8/5B2 b g8 mps e7,h7 2 52 | d7g4 g8>g4 f3f2 g4!d1=G
win-2 6.7 81800239 | 8/6k1/8/7p/R2p3P/1K6/8/5p2 w h4 mps - 4 89 | a4d4 h4>d4 g7h8 d4!d8=G
win-2 6.7 142239796 | 6R1/8/8/7p/5k2/2P5/P2K4/R7 w c3 mps a2 3 51 | g8c8 c3>c8 f4e5 c8!d8=G
win-2 6.7 675833409 | 3k1r2/3p4/7p/p7/b7/5B2/3PPK1P/1R2R3 w e1 mps d2,e2,h2,d7 0 63 | e1>b1 b1b8 d8e7 b8!d8=G
win-2 6.7 675833409 | 1R6/8/4k2p/8/7P/4P3/p2P4/2RK4 w d1 mps d2 2 87 | d1>c1 c1c8 h6h5 c8!d8=G
win-2 6.7 722538841 | 3kqb1r/p1rpp2p/5n2/Q3N3/5B2/3P4/P3P2P/R2K1B1b w h1 m a2,e2,h2,a7,d7,e7,h7 0 9 | e5c6 d7c6 end a5c7
win-2 6.7 1581314315 | 8/8/8/6K1/8/2k5/8/1p2p3 b b1 mps - 17 118 | c3c2 b1>c2 g5f4 c2!d1=G
win-2 6.7 2075442956 | 4k3/1K6/7p/p5r1/P3P3/7P/8/8 b h6 mps - 4 82 | h6>g5 g5g1 h3h4 g1!d1=G
win-1 6.7 2216431179 | 2r1k2r/p2pp3/2b2q2/8/4P3/3Q2pP/P2P4/3RKB2 b g3 mps a2,d2,a7,d7,e7 1 34 | f6f2 end
win-2 6.7 2241688147 | 4k2r/3np2p/b4q2/r6P/3PP1R1/5N2/P7/R2K4 b h8 mps a2,e7,h7 0 24 | h8>f6 f6f3 d1e1 f3e2 end
win-2 6.7 2271449130 | 3k3r/4p2p/p4n2/8/4p1b1/P2P4/1r1b1K1P/6R1 b a6 mps h2,e7,h7 1 34 | d2a5 a6>a5 f2g3 a5!e1=G
win-2 6.7 2311739552 | 2k2b2/p1qp3p/b1r2p1P/3P4/8/8/1K6/8 b a6 mps a7,d7,h7 5 66 | a6>c6 c6c1 b2a2 c1!d1=G
win-2 6.7 2341008740 | 5Q2/1k6/r7/p7/8/PK5P/8/2R5 w c1 mps - 1 47 | f8c8 c1>c8 b7b6 c8!d8=G
win-2 6.7 2383458626 | r4b1r/pQ2p2p/4kn2/3p3q/3P4/5N2/P3P2P/R1BK1BR1 w b7 mps a2,e2,h2,a7,e7,h7 3 12 | b7c6 end e6f5 c6!e8=G
win-2 6.7 2590982439 | 8/3k4/4p3/Q2p3p/3P4/PKB5/6bP/8 w c3 mps h2 2 63 | c3>a5 a5a8 g2e4 a8!d8=G
win-2 6.7 3003235103 | 2r1k3/3b2n1/3p2q1/3P4/PpB5/4P2P/8/4K3 b d6 mps - 2 42 | d6>g6 g6b1 e1d2 b1!d1=G
win-2 6.7 3515964454 | r2kqb1r/3bp3/7p/p7/8/4P1nP/P1KP4/R1B2B1R b d7 mps a2,d2,e7 1 12 | d7a4 end c2b1 a4!d1=G
win-2 6.7 3878876005 | R7/5N2/4p3/1k1p4/1p1P2Pp/4P3/1B2K3/8 w b2 mps - 4 101 | b2a1 a1>a8 b5b6 a8!d8=G
win-2 6.8 189036439 | r1bnk2B/p2pp3/2q5/6bp/3PP3/3B4/P7/1R2K3 b a8 mps a2,a7,d7,e7 1 30 | a8>c6 c6c3 e1d1 c3d2 end
win-2 6.8 189772738 | 5R2/3kp3/p2p3p/8/8/P7/2NBP3/R2KQB2 w d1 mps e2,e7 0 27 | d1>d2 d2a5 e7e5 a5!d8=G
win-2 6.8 329078232 | 1r6/2k4q/5p1b/8/r7/3P3B/P7/4K3 b c7 mps a2 4 40 | c7>b8 b8b1 e1f2 b1!d1=G
win-1 6.8 610893476 | 3k4/r3p2p/7b/4p3/6P1/B7/q2PP1R1/3K1B2 b a2 mps d2,e2,e7,h7 1 22 | a2d2 end
win-2 6.8 721491933 | 5k2/8/3p4/p6p/7R/3P2B1/P5RP/3NKB2 w g2 mps a2,h2 3 73 | g2e2 end d6d5 e2!e8=G
win-2 6.8 814415725 | brk2br1/p2p3p/5p2/P7/1q1P4/4P2P/2K1R3/R7 b g8 mps a7,d7,h7 12 38 | b4b3 g8>b3 c2d2 b3!d1=G
win-2 6.8 1244261055 | r2k1b1r/p6p/3ppn2/3Q4/3P4/5N2/P6P/R2K1B1R w d5 mps a2,h2,a7,h7 0 15 | d5a8 end d8e7 a8!d8=G
win-2 6.8 2341008740 | 8/8/2k5/P7/3K4/7P/8/6r1 b c6 mps - 0 60 | g1c1 c6>c1 d4d3 c1!d1=G
win-2 6.8 2356629218 | 5Br1/7p/p4p2/3kP3/P7/R2P4/7n/1K3bq1 b d5 mps h7 4 36 | g8g2 d3d4 f1d3
win-2 6.8 3599034199 | r2k4/p2pp2p/5n1b/3q4/3N4/3P4/P3P2P/R1BK3R b d5 mps a2,e2,h2,a7,d7,e7,h7 0 14 | d5h1 end d1c2 h1!d1=G
win-2 6.8 3705098258 | 3k1r2/p1rp4/4pn2/2b2N1p/7P/6K1/3P4/2Bb4 b d7 mps d2,a7,d7 1 38 | d1a4 d7>a4 g3h3 a4!d1=G
win-1 7 288978944 | r2k4/p2pp2p/4r3/7q/3P3P/8/P2BP3/R3Kb2 b f1 mps a2,e2,a7,d7,e7,h7 1 28 | h5e2 end
win-2 7 2093024079 | rk6/pb2pQb1/2pr4/7p/P2P1B2/7P/4Pn1R/4K3 w f4 mps e2,a7,e7 0 40 | f4>f7 f7e8 b8c7 e8!d8=G
win-2 7 2356629218 | r1b5/3k3p/p4p2/8/4P3/8/P1KP3n/R1B3q1 b d7 mps a2,d2,h7 0 22 | g1g4 d7>g4 a1b1 g4!d1=G
win-2 7 3094365418 | r3k2r/p2p4/Q1bB4/3p3p/P2Pq2b/4P1R1/8/3K1R2 b d5 mps a7,d7 0 43 | d5>e4 e4b1 d1e2 b1!d1=G
win-2 7 3746583064 | r1bk3r/p2pp2p/8/7q/8/3n1N2/P2P3P/R1BK3R b d3 mps a2,d2,h2,a7,d7,e7,h7 3 16 | h5f3 end d1c2 d3!e1=G
win-1 7.2 1235093232 | 7r/4p1bp/1Q3n2/4Nk2/3P4/5p2/PB5q/3RKb2 b f1 mps a2,e7,h7 1 34 | h2e2 end
win-2 7.2 1581314315 | 8/3k4/8/8/P4K2/4p3/1p6/2b5 b b2 mps - 5 66 | b2>c1 c1d2 f4f3 d2!e1=G
win-2 7.2 1802229001 | 3k4/1r2p3/p2p1n1b/P2PP2p/8/8/7P/3K4 b e7 mps h2,e7 0 62 | e7>b7 b7b1 d1c2 b1!d1=G
win-2 7.2 2417873572 | 3kr3/p2B3p/b4p2/8/3P4/8/P2KP2P/1q2N2R b d7 m a2,e2,h2,a7,h7 0 24 | e8e2 d2c3 e2>a6 b1b2
win-2 7.2 2959908891 | 1Q3b2/4p3/r1k4p/3p4/1R2n1B1/8/q1NPK2P/8 w g4 mps d2,h2,e7 1 31 | b8c8 g4>c8 c6d6 c8!d8=G
win-2 7.2 3198955081 | 1k1b4/2n4p/3p4/P2P2r1/8/8/5p1K/8 b c7 mps h7 2 62 | g5d5 c7>d5 h2g2 d5!d1=G
win-2 7.2 3221295415 | 8/8/8/p7/P1k3K1/RR2B2P/2B5/8 w c4 m - 8 77 | b3b5 end c2d3
win-2 7.2 3258399948 | 3knb1r/p7/3p3p/2B1p3/b7/8/P2PP3/1rN1K3 b a4 mps a2,d2,e2,a7 3 32 | b1c1 end e1f2 a4!d1=G
win-2 7.2 3356847403 | r2k1b2/p3p2p/5Pr1/3p4/8/7P/P7/1bB1K3 b b1 mps a2,a7,e7,h7 0 26 | b1>g6 g6g1 e1d2 g1!d1=G
win-2 7.2 3530463993 | B1b1k1r1/p6p/4p3/B2p4/7Q/4b3/P3P2P/1R1KN3 w e1 mps a2,e2,h2,a7,h7 2 27 | e1>h4 h4d8 e8f7 d8!e8=G
win-2 7.3 364996561 | r3k2r/p2pp2p/5n2/7P/3P4/4q3/PBK1B3/R6R b e3 mps a2,a7,d7,e7,h7 1 22 | e3e2 end c2b1 e2!d1=G
win-2 7.3 1388054954 | 5R2/3kp3/3p4/8/3N4/8/2b1P3/4KB2 w d4 mps e2,e7 1 31 | d4f3 f3>f8 c2f5 f8!d8=G
win-2 7.3 2518082426 | 1r1k1b1r/p3p2p/3p4/8/2P5/P3P3/2q1b2P/R1B1K3 b c2 mps h2,a7,e7,h7 0 22 | c2d1 end e1f2 d1!e1=G
win-2 7.3 3344792984 | 2r5/4pk1p/Q7/p3P3/3N3P/8/P2K4/1RB4R w a6 mps a2,e7,h7 1 27 | a6c8 end f7g6 c8!d8=G
win-2 7.3 3464578683 | 4k3/3p3p/3Pp2P/p7/3b2K1/8/8/r3Nb2 b a1 mps d7,h7 16 68 | a1e1 end g4h5 e1!d1=G
win-2 7.3 3464578683 | 3k4/3p3p/4p3/p2P3P/bb6/8/8/1r2N1K1 b b1 mps d7,h7 0 48 | b1e1 end g1h2 e1!d1=G
win-2 7.5 3379792839 | 1r6/7Q/3pkB2/p7/3pN3/P4B2/4P3/R2K4 w h7 mps e2 1 37 | h7e7 end e6d5 e7!d8=G
win-1 7.5 4278323747 | r1bk1b1r/p2pp2p/6q1/8/3P4/4n2P/P2NP3/R1B1KB1R b e3 mps a2,e2,a7,d7,e7,h7 0 13 | g6g3 end
win-2 8.2 673364991 | r2k4/p1qnp2p/b6b/3p4/7Q/B5PB/PRNPPR2/3K4 w h4 mps a2,d2,e2,a7,e7,h7 12 25 | h4e7 end d8c8 e7!d8=G
win-2 8.3 1306710529 | 8/6k1/R7/3p3p/3Pp1BQ/1P2P3/3B3P/3KN3 w b3 mps h2 3 47 | h4e7 g7g8 a6a8
win-2 8.3 3642456161 | r1b2bR1/p2pk3/5p2/7Q/2BP4/5P1P/P7/1R1K4 w f3 mps a2,a7,d7 3 27 | f3>h5 g8f8 e7f8 h5f7 | g8f8
win-2 8.7 1277530690 | 2k5/p3p2p/3p2rB/8/2qP4/1r4N1/P3P2P/3K1BR1 b c4 mps a2,e2,h2,a7,e7,h7 3 30 | c4>b3 b3b1 h6c1 c4c1 end
win-2 9 396755811 | r2k4/p3p2p/1n6/8/q2PP3/4r2b/P3B3/1R2K3 b a4 mps a2,a7,e7,h7 1 26 | a4c2 b1c1 e3e2 end
win-2 9 4079504842 | r1bk1r2/p3p1Q1/3p1n2/7p/R2N4/8/3PP2P/2BK1B1R w a4 mps d2,e2,h2,a7,e7 0 11 | a4>d4 d4c6 d8e8 g7e7 end
`;
