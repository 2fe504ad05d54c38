/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-2 6 4054847058 | 2rk1b1r/p2pp2p/8/7q/b2P2nP/P2K1N2/4P1B1/R1B1Q2R b g2 m e2,a7,d7,e7,h7 0 16 | a4c2 d3d2 end h5a5
win-2 6.2 412627 | 4kb1r/p3p2p/5n2/8/8/7B/P2KP1QP/2R5 w d2 mps a2,e2,h2,a7,e7,h7 1 17 | d2>c1 c1c8 e8f7 c8!d8=G
win-2 6.2 29654549 | r2k1b2/pb1pp3/5n1p/8/P3P2P/3P1q2/8/R1B1KBrR b g1 mps a7,d7,e7 1 14 | f3f1 g1>f1 e1d2 f1!d1=G
win-2 6.2 81800239 | 4k3/8/3R4/7p/3p3P/8/K7/5p2 w h4 mps - 18 103 | d6d4 h4>d4 e8f7 d4!d8=G
win-2 6.2 82669881 | 5kr1/8/B1PR3p/4N3/8/8/P2P3P/4K3 w c6 mps a2,d2,h2 3 31 | c6>d6 d6d8 f8g7 d8!e8=G
win-2 6.2 478138572 | 3k1b2/pb2p2p/5n2/3p4/q7/1N5P/PB1PP3/2K1Qr2 b f6 mps a2,d2,e2,a7,e7,h7 1 18 | f6>f1 f1e1 c1c2 e1!d1=G
win-2 6.2 876295784 | 4k3/3R3p/4pB2/6P1/8/5b2/P1rP1K2/8 w d7 mps a2,d2,h7 7 45 | d7d8 end e8f7 d8!e8=G
win-2 6.2 2227840454 | 2k2nR1/4p2p/r3b3/p2p4/3P3B/8/P3P2P/4KB2 w g8 mps a2,e2,h2,e7,h7 1 25 | g8f8 end c8d7 f8!d8=G
win-2 6.2 2393668006 | r1bk3r/3pp2p/8/p3N2q/3b4/1K6/P3P1nP/2R2B2 b h5 mps a2,e2,h2,d7,e7,h7 1 22 | h5h3 h3>g2 b3a4 g2!e1=G
win-2 6.2 2510365511 | 4Rr2/p6p/3k3n/8/3Pp1P1/8/r7/4K3 b a2 mps a7,h7 1 48 | a2a1 end e1d2 a1!d1=G
win-2 6.2 2654077628 | r2kqb1r/4p2p/3p4/6N1/6b1/B7/P1KP3P/R6R b e7 mps a2,d2,h2,e7,h7 3 14 | e7>e8 e8a4 c2b1 a4!d1=G
win-2 6.2 3689372819 | r1bk1b1r/p3p2p/5n2/3p4/P3P3/6Q1/3P3P/q1B1KB1R b f6 mps d2,h2,a7,e7,h7 0 10 | f6>a1 a1c1 e1e2 c1!d1=G
win-2 6.2 3705098258 | 2rk4/p2p4/3bpr2/7p/7P/1b5K/1B1P4/8 b f6 mps d2,a7,d7 1 48 | f6f3 f3>b3 h3g2 b3!d1=G
win-2 6.2 3878876005 | Q6r/p1knp1bp/3p4/8/3P4/5N2/P2KP2P/1RB4R w f3 mps a2,e2,h2,a7,e7,h7 1 25 | f3>a8 b1b7 c7c6 a8!d8=G
win-2 6.2 4064146514 | 4k3/p2qp1b1/7p/3R4/Q2P3B/5N2/P3P2P/4KB2 w d5 mps a2,e2,h2,a7,e7 3 33 | a4d7 d5>d7 e8f7 d7!d8=G
win-2 6.3 195773011 | 3k1b1r/p2pp2p/5r2/5B1q/3NQ3/B7/P2PP2P/R2K2R1 w f5 mps a2,d2,e2,h2,a7,d7,e7,h7 5 19 | f5>e4 e4a8 d8c7 a8!d8=G
win-2 6.3 814415725 | 2k5/p7/qrp2prp/8/3P4/4P2P/5K2/8 b c6 mps a7 1 64 | c6>b6 b6b1 d4d5 b1!d1=G
win-2 6.3 2075442956 | 8/5k1p/p2r1n2/6R1/5K2/7P/P3P3/8 b a6 mps a2,e2,h7 3 54 | a6>d6 d6d4 f4e5 d4!d1=G
win-2 6.3 2124217149 | 2bk1r2/4p3/4p3/p3P3/5bB1/3P3P/5K2/8 b f4 mps e7 11 48 | f4d2 end g4f3 d2!e1=G
win-2 6.3 2420972307 | 3k3r/pr1pp1bp/5n2/8/P2q4/3P4/4P2P/R1BK4 b f6 mps e2,h2,a7,d7,e7,h7 0 20 | f6>d4 d4g1 d1c2 g1!d1=G
win-1 6.3 2508876361 | 4B3/p3p1b1/4knpr/B2p4/8/4K1Q1/P6P/2R2R2 w e8 mps a2,h2,a7,e7 1 27 | c1c6 end
win-2 6.3 2510365511 | 4r3/p6p/1k4Pn/3P4/4p3/8/r7/4K3 b a7 mps a7,h7 2 58 | a2a1 a7>a1 e1d2 a1!d1=G | a7>a2
win-2 6.3 2576723063 | r2k3r/p3p2p/3p4/8/8/3K3b/1q1PP2P/b6R b h8 mps d2,e2,h2,a7,e7,h7 1 18 | h8>b2 b2b3 d3e4 b3!d1=G
win-2 6.3 2787814761 | r1bk3r/p2pp2p/3N1n1b/8/8/3P4/P1KBq2P/R7 b h6 mps a2,h2,a7,d7,e7,h7 1 16 | e2d2 h6>d2 c2b1 d2!d1=G
win-2 6.3 2883276963 | r6r/p1kp2Qp/4B3/7q/P2N3b/2n5/R2PP3/1bB2KR1 w e6 mps d2,e2,a7,d7,h7 9 25 | g7d7 e6>d7 c7b8 d7!d8=G
win-2 6.3 3051227198 | r6r/B5kp/7R/7Q/4q3/1K2P3/P4n2/8 w h6 mps a2,h7 5 53 | h6>h5 h5g5 g7f7 g5!d8=G | h5g5
win-2 6.3 3094365418 | 2rk4/3p4/p1b5/3pP1rR/P6Q/4P3/5K2/8 w h4 mps d7 3 68 | h4>h5 h5h8 d8c7 h8!d8=G | h5h8
win-2 6.3 3198955081 | 2kbn1r1/P6p/3p4/3P4/8/8/5p2/7K b c8 mps h7 2 68 | c8>d8 d8a5 h1h2 a5!e1=G
win-2 6.3 3683795590 | r4b1r/3ppk2/b6p/p1Qn4/3P2B1/8/PB5P/2RKN1R1 w g1 mps a2,h2,d7,e7 2 23 | g1>g4 g4h5 f7e6 h5!e8=G
win-2 6.3 3730260649 | 4k3/2Bnp3/p2p1b1r/P2b3p/7P/1q6/8/4K3 b d7 mps e7 2 64 | d7>f6 f6h4 e1f1 h4!e1=G
win-2 6.3 3730260649 | 1nq1k3/2B1p3/p2p1b2/Pb5p/r6P/8/3K4/8 b b5 mps e7 34 96 | b5>a4 a4d4 d2e1 d4>f6 f6h4
win-2 6.3 3730260649 | 1n4r1/1qB1pk2/p1bp1b2/P6p/7P/3K4/8/8 b c6 mps e7 20 82 | c6>b7 b7b1 d3e3 b1!d1=G
win-2 6.3 4200667792 | rkb1Q3/p2pp3/8/4N2p/8/3P4/P3K2P/2b2R2 w e2 mps a2,h2,a7,d7,e7 1 23 | e8h5 e2>h5 b8b7 h5!e8=G
win-2 6.3 4205380407 | 1r1k1b1r/p1npp2p/8/4Q1B1/3P3N/7q/P3P2P/R2K3b b d7 mps a2,e2,h2,a7,d7,e7,h7 1 16 | d7>h3 h3f1 d1c2 f1!d1=G
win-2 6.3 4205380407 | 4k3/p2rpb1p/8/3q4/P2P4/7P/2K1P3/2R5 b d7 mps e2,a7,e7,h7 4 40 | d7>d5 d5b3 c2d2 b3!d1=G
win-2 6.5 189036439 | 3nk2B/rb1pp3/2q5/p6p/P2PP2b/3B4/4K3/8 b b7 mps d7,e7 1 38 | b7>c6 c6c1 d3c2 c1!d1=G
win-2 6.5 204219926 | 3k4/8/8/p3R2p/P7/3P2P1/8/2B1K3 w e1 mps - 0 46 | e1>e5 c1g5 d8c8 e5!e8=G | c1g5
win-2 6.5 695428592 | 4k3/p2pp3/b7/1r5p/8/2K1P2r/P4N2/5R2 b h3 mps a2,a7,d7,e7 1 34 | h3e3 end c3d4 e3!e1=G
win-2 6.5 778591917 | 1r1k4/8/p7/3r3p/K2P3P/P3p3/4P1B1/7R b d5 mps e2 0 42 | d5d4 end a4a5 d4!d1=G
win-2 6.5 778591917 | 4k3/1r6/p1r5/4P2p/P6P/8/K7/8 b b7 mps - 4 72 | b7d7 end e5e6 d7!d1=G
win-1 6.5 891308344 | r1bk3r/p2pp2p/8/8/4P2q/3Pb3/P2NK2P/R1BB3n b h1 mps a2,h2,a7,d7,e7,h7 1 16 | h4f2 end
win-2 6.5 2311739552 | 2rk1b2/p2pp2p/P4Q2/7P/4q3/1b6/3P4/K7 b f6 m d2,a7,d7,e7,h7 0 42 | e4a4 a1b2 end a4a2
win-2 6.5 2590982439 | 4k3/4p2p/8/Q2p4/3P4/P7/3K2bP/B7 w a5 mps h2,e7,h7 2 57 | a5a8 end e8d7 a8!d8=G
win-2 6.5 2590982439 | 3k4/Q3p2p/3p4/8/3P4/P7/1B5P/2K4b w a7 mps h2,e7,h7 1 51 | a7b8 end d8d7 b8!d8=G
win-2 6.5 2777816892 | 1Bb1k1q1/7r/p2pp2p/4PN2/8/2P5/P5QP/2R1KBR1 w g2 mps a2,h2 3 31 | g2g8 end e8d7 g8!d8=G
win-2 6.5 2809468220 | 1rb2b1r/p3pq1p/4kn2/2Qp4/3P4/3N4/PB2P2P/R2K1B1R w d4 mps a2,e2,h2,a7,e7,h7 10 13 | d4>c5 c5c6 e6f5 c6!e8=G
win-2 6.5 3464578683 | 3k4/3p3p/3Pp2P/pb6/3b4/7K/8/1r2N3 b b1 mps d7,h7 10 62 | b1e1 end h3g3 e1!d1=G
win-2 6.5 3730260649 | 1n1Bk3/1q2p3/p1bp3r/P5bp/7P/8/2K5/8 b c6 mps e7 10 72 | c6a4 end c2d3 a4!d1=G
win-2 6.5 3800749848 | 1N2k1r1/2Rp4/7p/3P4/p6P/3KP3/8/4Q2B w b8 mps d7 1 67 | c7c8 b8>c8 e8f7 c8!d8=G
win-2 6.5 4229046657 | 1r1k1br1/3qp2p/p4n2/P6P/4P3/5K2/8/5B2 b g8 mps e7,h7 2 52 | d7g4 g8>g4 f3f2 g4!d1=G
win-2 6.7 81800239 | 8/6k1/8/7p/R2p3P/1K6/8/5p2 w h4 mps - 4 89 | a4d4 h4>d4 g7h8 d4!d8=G
win-2 6.7 722538841 | 3kqb1r/p1rpp2p/5n2/Q3N3/5B2/3P4/P3P2P/R2K1B1b w h1 m a2,e2,h2,a7,d7,e7,h7 0 9 | e5c6 d7c6 end a5c7
win-2 6.7 2075442956 | 4k3/1K6/7p/p5r1/P3P3/7P/8/8 b h6 mps - 4 82 | h6>g5 g5g1 h3h4 g1!d1=G
win-1 6.7 2216431179 | 2r1k2r/p2pp3/2b2q2/8/4P3/3Q2pP/P2P4/3RKB2 b g3 mps a2,d2,a7,d7,e7 1 34 | f6f2 end
win-2 6.7 2241688147 | 4k2r/3np2p/b4q2/r6P/3PP1R1/5N2/P7/R2K4 b h8 mps a2,e7,h7 0 24 | h8>f6 f6f3 d1e1 f3e2 end
win-2 6.7 2271449130 | 3k3r/4p2p/p4n2/8/4p1b1/P2P4/1r1b1K1P/6R1 b a6 mps h2,e7,h7 1 34 | d2a5 a6>a5 f2g3 a5!e1=G
win-2 6.7 2311739552 | 2k2b2/p1qp3p/b1r2p1P/3P4/8/8/1K6/8 b a6 mps a7,d7,h7 5 66 | a6>c6 c6c1 b2a2 c1!d1=G
win-2 6.7 2383458626 | r4b1r/pQ2p2p/4kn2/3p3q/3P4/5N2/P3P2P/R1BK1BR1 w b7 mps a2,e2,h2,a7,e7,h7 3 12 | b7c6 end e6f5 c6!e8=G
win-2 6.7 2590982439 | 8/3k4/4p3/Q2p3p/3P4/PKB5/6bP/8 w c3 mps h2 2 63 | c3>a5 a5a8 g2e4 a8!d8=G
win-2 6.7 3878876005 | R7/5N2/4p3/1k1p4/1p1P2Pp/4P3/1B2K3/8 w b2 mps - 4 101 | b2a1 a1>a8 b5b6 a8!d8=G
win-2 6.8 189036439 | r1bnk2B/p2pp3/2q5/6bp/3PP3/3B4/P7/1R2K3 b a8 mps a2,a7,d7,e7 1 30 | a8>c6 c6c3 e1d1 c3d2 end
win-2 6.8 329078232 | 1r6/2k4q/5p1b/8/r7/3P3B/P7/4K3 b c7 mps a2 4 40 | c7>b8 b8b1 e1f2 b1!d1=G
win-1 6.8 610893476 | 3k4/r3p2p/7b/4p3/6P1/B7/q2PP1R1/3K1B2 b a2 mps d2,e2,e7,h7 1 22 | a2d2 end
win-2 6.8 814415725 | brk2br1/p2p3p/5p2/P7/1q1P4/4P2P/2K1R3/R7 b g8 mps a7,d7,h7 12 38 | b4b3 g8>b3 c2d2 b3!d1=G
win-2 6.8 1244261055 | r2k1b1r/p6p/3ppn2/3Q4/3P4/5N2/P6P/R2K1B1R w d5 mps a2,h2,a7,h7 0 15 | d5a8 end d8e7 a8!d8=G
win-2 6.8 2356629218 | 5Br1/7p/p4p2/3kP3/P7/R2P4/7n/1K3bq1 b d5 mps h7 4 36 | g8g2 d3d4 f1d3
win-2 6.8 3599034199 | r2k4/p2pp2p/5n1b/3q4/3N4/3P4/P3P2P/R1BK3R b d5 mps a2,e2,h2,a7,d7,e7,h7 0 14 | d5h1 end d1c2 h1!d1=G
win-2 6.8 3705098258 | 3k1r2/p1rp4/4pn2/2b2N1p/7P/6K1/3P4/2Bb4 b d7 mps d2,a7,d7 1 38 | d1a4 d7>a4 g3h3 a4!d1=G
win-1 7 288978944 | r2k4/p2pp2p/4r3/7q/3P3P/8/P2BP3/R3Kb2 b f1 mps a2,e2,a7,d7,e7,h7 1 28 | h5e2 end
win-2 7 2356629218 | r1b5/3k3p/p4p2/8/4P3/8/P1KP3n/R1B3q1 b d7 mps a2,d2,h7 0 22 | g1g4 d7>g4 a1b1 g4!d1=G
win-2 7 3094365418 | r3k2r/p2p4/Q1bB4/3p3p/P2Pq2b/4P1R1/8/3K1R2 b d5 mps a7,d7 0 43 | d5>e4 e4b1 d1e2 b1!d1=G
win-2 7 3746583064 | r1bk3r/p2pp2p/8/7q/8/3n1N2/P2P3P/R1BK3R b d3 mps a2,d2,h2,a7,d7,e7,h7 3 16 | h5f3 end d1c2 d3!e1=G
win-1 7.2 1235093232 | 7r/4p1bp/1Q3n2/4Nk2/3P4/5p2/PB5q/3RKb2 b f1 mps a2,e7,h7 1 34 | h2e2 end
win-2 7.2 1802229001 | 3k4/1r2p3/p2p1n1b/P2PP2p/8/8/7P/3K4 b e7 mps h2,e7 0 62 | e7>b7 b7b1 d1c2 b1!d1=G
win-2 7.2 2959908891 | 1Q3b2/4p3/r1k4p/3p4/1R2n1B1/8/q1NPK2P/8 w g4 mps d2,h2,e7 1 31 | b8c8 g4>c8 c6d6 c8!d8=G
win-2 7.2 3198955081 | 1k1b4/2n4p/3p4/P2P2r1/8/8/5p1K/8 b c7 mps h7 2 62 | g5d5 c7>d5 h2g2 d5!d1=G
win-2 7.2 3221295415 | 8/8/8/p7/P1k3K1/RR2B2P/2B5/8 w c4 m - 8 77 | b3b5 end c2d3
win-2 7.2 3258399948 | 3knb1r/p7/3p3p/2B1p3/b7/8/P2PP3/1rN1K3 b a4 mps a2,d2,e2,a7 3 32 | b1c1 end e1f2 a4!d1=G
win-2 7.2 3530463993 | B1b1k1r1/p6p/4p3/B2p4/7Q/4b3/P3P2P/1R1KN3 w e1 mps a2,e2,h2,a7,h7 2 27 | e1>h4 h4d8 e8f7 d8!e8=G
win-2 7.3 364996561 | r3k2r/p2pp2p/5n2/7P/3P4/4q3/PBK1B3/R6R b e3 mps a2,a7,d7,e7,h7 1 22 | e3e2 end c2b1 e2!d1=G
win-2 7.3 1388054954 | 5R2/3kp3/3p4/8/3N4/8/2b1P3/4KB2 w d4 mps e2,e7 1 31 | d4f3 f3>f8 c2f5 f8!d8=G
win-2 7.3 2518082426 | 1r1k1b1r/p3p2p/3p4/8/2P5/P3P3/2q1b2P/R1B1K3 b c2 mps h2,a7,e7,h7 0 22 | c2d1 end e1f2 d1!e1=G
win-2 7.3 3344792984 | 2r5/4pk1p/Q7/p3P3/3N3P/8/P2K4/1RB4R w a6 mps a2,e7,h7 1 27 | a6c8 end f7g6 c8!d8=G
win-2 7.3 3464578683 | 4k3/3p3p/3Pp2P/p7/3b2K1/8/8/r3Nb2 b a1 mps d7,h7 16 68 | a1e1 end g4h5 e1!d1=G
win-2 7.3 3464578683 | 3k4/3p3p/4p3/p2P3P/bb6/8/8/1r2N1K1 b b1 mps d7,h7 0 48 | b1e1 end g1h2 e1!d1=G
`;
