/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-1 2.5 2418454897 | k2B4/4p3/5n2/3p2N1/8/5Q2/P4K1P/1R3B2 w d8 mps a2,h2,e7 0 33 | f3a3
win-1 2.5 2429107850 | 2bkqb1r/4p3/1p1p3p/4N3/1Q1P1B2/8/r3P2P/3K1B1R w a2 m e2,h2,e7 0 13 | b4b6
win-1 2.5 2516904491 | 4k3/p3p1b1/8/4p1p1/P2PP3/4K1P1/2r5/r7 b g5 mps a7,e7 0 36 | a1a3
win-1 2.5 2525531944 | 2r5/7p/1k2p2b/3P4/1B1KP3/8/P1b3rn/8 b e6 mps a2,h7 2 50 | h2f3
win-1 2.5 2898419138 | 7r/4k2p/r2p4/p6P/3P4/P3P1q1/2b5/R4K2 b f1 m h7 0 30 | c2d3
win-1 2.5 2905274166 | 3k3r/p2pp2p/8/3qb3/Q6P/6R1/Pr1P4/2RK1B2 b d1 m a2,d2,a7,d7,e7,h7 12 26 | d5d2
win-1 2.5 3200354535 | 1N1k3r/p6p/3pQ3/6r1/3Pn3/7B/P3P2P/R2KR3 w g5 m a2,e2,h2,a7,h7 0 41 | e6d7
win-1 2.5 3296315371 | 4kr2/pb1p1q1p/4B3/3Pp1bP/P7/2r5/4P3/R2K4 b c3 mps e2,a7,d7,h7 2 30 | f7f1
win-1 2.5 3633258655 | r1bkq2r/p2pp3/5n1b/8/3P4/5N2/P3P2P/R2KQB1R w h6 m a2,e2,h2,a7,d7,e7 0 5 | e1a5
win-1 2.5 3646169508 | r1k5/p3pN1p/3p4/Q7/4n3/3P3b/P3P2P/1Rb1KB1R w c1 m a2,e2,h2,a7,e7,h7 4 25 | a5d8
win-1 2.5 4077100031 | r3q1nr/pk1pp1bp/8/Q5B1/3P4/5b1P/P3P1B1/2R1K1R1 w b7 m a2,e2,a7,d7,e7,h7 2 17 | a5b5
win-1 2.5 4093461815 | r3qb1r/1b1k4/p2ppn1p/Q7/3P4/4BN1B/P3P2P/2RK3R w e8 m a2,e2,h2 0 15 | a5c7
win-1 2.5 4189309347 | 2bkqb1r/3pp2p/1p6/2Q5/3P4/5Nn1/P3P2P/R2K1B1R w b6 m a2,e2,h2,d7,e7,h7 0 13 | c5b6
win-1 2.5 4211319049 | rk3B1r/4p3/b5p1/3n4/3P3P/P1q5/4P3/R2K1B2 b f8 m e2,e7 6 39 | d5e3
win-1 2.7 76285585 | 1r1k1b1r/p3p2p/8/3p1b2/K7/5n2/PB1P3P/R4q2 b d5 mps a2,d2,h2,a7,e7,h7 5 22 | f1a6
win-1 2.7 88930908 | 2r1k3/1b4r1/5p2/1p5p/1b2q2P/p2P4/P7/RK3R2 b h5 mps a2 0 34 | e4d3
win-1 2.7 102535113 | 1rR5/p2kp3/7b/3PK2p/6qP/P3P3/8/8 b d5 m a7,e7 8 54 | h6g7
win-1 2.7 133314864 | r4b1r/pk1pp3/8/7p/P3n3/7P/4P1B1/1qB1K2b b h1 mps e2,a7,d7,e7 0 38 | b1c1
win-1 2.7 395879058 | r1bkr3/3pp2p/p4n2/8/8/P4Q1q/2NBP3/R2K1B1R w h3 m e2,d7,e7,h7 0 15 | d2a5
win-1 2.7 501055118 | 5bnr/2k4p/q2p4/p7/3p4/4P3/Pr5P/R2RK3 b d4 mps a2,h2,h7 3 28 | a6e2
win-1 2.7 977316922 | 3k2r1/pb1pp3/1r6/5Qp1/8/7B/P3P3/R3K3 w g8 m a2,e2,a7,d7,e7 2 39 | f5d7
save-1 2.7 1033401646 | 2b2R2/3p3p/6k1/p2P4/1B6/4K3/4r2P/1n6 w e2 m h2,d7,h7 0 45 | e3e2
win-1 2.7 1364889757 | r3qb1r/p2pp2p/3k1n2/8/2QP4/5N2/P3P2P/R1BK1B1R w d6 m a2,e2,h2,a7,d7,e7,h7 3 10 | c1a3
win-1 2.7 1449336460 | r1k4r/p2p3p/5B2/b7/3P4/5N2/q3P2P/3K1B1R b f6 m e2,h2,a7,d7,h7 0 16 | a2b1
win-1 2.7 1603780440 | r3kb1B/3p3R/3p4/3b4/p6Q/7B/P2PP3/R2K4 w a8 m a2,d2,e2,d7 2 22 | h3d7
win-1 2.7 1636199519 | 2b1q2N/3k2bp/1Q1pp3/p7/8/B7/P2PP2P/R3KB1R w h8 mps a2,d2,e2,h2,h7 3 24 | b6d6
win-1 2.7 2067647656 | 3k3r/1R5p/Q2p4/p3pn2/8/3P3P/P1NKP3/5B1R w a2 mps a2,e2,h7 5 39 | a6a8
win-1 2.7 2425684384 | r1k5/p3p2p/5R2/Q2Pp2q/P7/4b3/4P1rP/R2K4 b f6 m e2,h2,a7,e7,h7 0 20 | h5e2
win-1 2.7 2429107850 | 3P4/4k1b1/1p6/4P3/r7/8/3r4/5K1b b h1 mps - 4 40 | a4a1
win-1 2.7 2441514147 | 4k3/8/4p3/1p2P2p/1B6/3R4/P3P1KP/5R2 w a2 mps a2,e2,h2 2 70 | f1f8
save-1 2.7 2637528272 | 2r5/2kp4/4N3/p1b1p3/P7/7r/3PP1bP/4KB2 b e6 m d2,e2,h2,d7 0 38 | d7e6
win-1 2.7 2715118460 | 3k1b2/p2p3p/4p3/8/P3q3/R4N1P/3PP3/3K1B2 b e2 m d2,e2,a7,d7,h7 1 26 | e4b1
win-1 2.7 2725524950 | 2bk2r1/4p2p/3p4/p7/3q4/P2PBK1P/1r4B1/R4R2 b a1 m e7,h7 6 34 | c8b7
win-1 2.7 2742534060 | 3k1Nn1/1br1p2p/8/q7/3K4/3P4/P3P2P/R1B2B2 b f8 m a2,e2,h2,e7,h7 0 24 | a5c5
win-1 2.7 2763465244 | 3k4/p3p3/3pbr2/7p/3PP3/PR6/2q4P/6KR b h5 mps h2,a7,e7 1 46 | c2f2
win-1 2.7 3135849799 | r1bk1b1r/p2pp2N/5n2/8/3q4/8/P2PB2P/R1BKQ2R b h7 m a2,d2,h2,a7,d7,e7 0 8 | d4a4
win-1 2.7 3374612024 | 1B6/8/3K4/6Q1/2k1P3/6RP/P7/8 w e4 mps a2 51 109 | g5c5
win-1 2.7 3424351846 | 3k4/p7/5p1p/1B1P4/1b1P4/5q2/P5rP/RK6 b a2 m a2,h2,a7 3 34 | f3d1
win-1 2.7 3827943692 | 3k3r/pQ1pp1bp/8/2B4P/8/3P4/P3P3/R2KN3 w h5 mps a2,e2,a7,d7,e7,h7 1 23 | b7b8
save-1 2.7 4071324382 | 4k3/p3p3/3p3p/8/8/P6P/2KP4/1r6 w b1 m d2,a7,e7 0 45 | c2b1
win-1 2.8 253105440 | r2kB2r/p3p2p/R7/3p1Q2/8/B4N2/3b3P/3K3R w d2 m h2,a7,e7,h7 0 17 | f5d7
win-1 2.8 314462542 | 3k4/3pR3/8/8/8/7P/r3b3/2K1N1q1 b e7 m d7 0 38 | g1e1
win-1 2.8 591997599 | 6R1/2rkp2p/8/8/1p2n2P/P7/2b2r1N/b3K3 b g8 m e7,h7 0 40 | a1c3
win-1 2.8 971487885 | Q4b1N/4p2p/3p4/8/2k4P/B7/P2P4/1RK2b2 w c4 m a2,d2,e7,h7 4 35 | a8e4
win-1 2.8 1000279939 | r1bk1b1r/p2ppQnp/8/8/3Pq3/5N1B/P2BP2P/R3K2R w c8 m a2,e2,h2,a7,d7,e7,h7 1 17 | d2a5
win-2 2.8 1004547602 | 2r1kr2/3pp3/5q2/p6p/P2N2R1/3P3B/4P2P/2RK4 w c8 m e2,h2,d7,e7 0 21 | c1c8 e8f7 c8!d8=G
win-1 2.8 1260521633 | r3k2b/6qp/B1b2p2/8/P2P3K/4P2P/8/R7 b a6 m h7 2 50 | g7g5
win-1 2.8 1639622670 | 1r1k1br1/4p2p/7n/p2pN3/q2P3Q/2K5/3BP2P/5B1R b c3 m e2,h2,e7,h7 2 22 | a4b3
win-1 2.8 1780551088 | 5b1r/4p3/3k4/pq3b1p/3r4/8/K7/8 b a2 m e7 40 104 | d4a4
win-1 2.8 1805397941 | 1r5r/p3k3/8/P2p3p/6b1/8/3P4/b1K5 b e7 mps d2,a7 2 38 | h8c8
win-1 2.8 1948004389 | r3k3/4p3/p2P4/8/4bq2/7P/3PK3/6r1 b d6 m d2,e7 4 46 | f4f3
win-1 2.8 1984237725 | r2k3B/p3p2p/7b/3p1b2/3P4/P3n1Q1/4PK1P/q4BNR b h8 m e2,h2,a7,e7,h7 0 18 | a1f1
win-1 2.8 2146056617 | r1b1k2N/3pp2p/8/p6n/8/3P4/Pb2P2P/R2KQBR1 w b2 m a2,e2,h2,d7,e7,h7 0 13 | g1g8
win-1 2.8 2397226835 | 7r/p2ppk1p/7b/8/8/8/P3P1B1/q1Q1K2n b d7 mps a2,e2,a7,d7,e7,h7 1 28 | a1c1
win-1 2.8 2751875027 | 3k1b1r/p3p2p/3p4/1rnN4/8/K3Pb1B/P6P/q1B1QR2 b f3 mps a2,h2,a7,e7,h7 14 24 | b5b3
win-1 2.8 3145949950 | 3k3r/3pp2p/1p5b/7q/3P2nP/8/4P1Q1/r1BK4 b g2 m e2,d7,e7,h7 0 22 | a1c1
win-1 2.8 3231402863 | 1rbk3r/p2pq2p/7b/8/K2p3P/8/PB1PPn2/1R2QBR1 b f2 mps a2,d2,e2,a7,d7,h7 9 24 | e7b4
win-1 2.8 3836387062 | r2k1r2/p5Qp/3p4/R7/3N2BP/8/3P4/2BK3R w a5 mps d2,a7,h7 1 21 | g7d7
save-1 3 204219926 | 8/8/3k4/B1R5/P5p1/3P4/8/4K3 b a5 m - 0 53 | d6c5
win-1 3 1233691336 | 1rbk3r/p3R2p/2q4b/8/3P4/3K4/PB1p3P/R7 b e7 m a2,h2,a7,h7 2 24 | c8a6
win-1 3 1586303561 | r1bk1b1r/p3p2p/5n2/3P4/2q5/4KN2/P2P3P/R1B1QB1R b d2 m a2,d2,h2,a7,e7,h7 4 8 | f6g4
save-1 3 2251182632 | r1b4r/p4k1p/3Np3/8/8/3P4/P3P2b/1R1KQB2 b d6 m a2,e2,a7,h7 0 22 | h2d6
win-1 3 2849664846 | r1b2b1r/p2pp1kp/8/8/3P4/5Q2/P3P2P/R1BK1B1R w d4 mps a2,e2,h2,a7,d7,e7,h7 5 15 | h1g1
win-2 3 3306910799 | 3k1b1B/3np3/7p/p4Q2/1r2P3/3B2q1/r7/5K2 b f5 m e7 4 46 | g3d3 f1e1 d3e2 end
save-1 3 3689212393 | 8/8/4k3/8/3R4/R2P4/4rK1P/8 w e2 m h2 0 79 | f2e2
win-1 3 4000129751 | r3kb1R/3p4/4p3/p3N1B1/3P4/8/P3B3/3R1K2 w g5 mps a2,d7 3 35 | e2h5
save-1 3.2 1226105015 | r4b2/1b1kp2p/p4n2/Q2p4/8/3PP3/P2K3P/2Br4 w d1 m a2,h2,e7,h7 0 23 | d2d1
win-1 3.2 3125668847 | 4qb1r/p1r4p/4p3/3pN3/3PPk2/8/P2K2RP/1R6 w h7 m a2,h2,a7,h7 2 28 | g2g4
save-1 3.2 3127528179 | 8/4k3/6K1/7p/7P/1b6/8/8 w b3 m - 22 99 | g6h5
save-1 3.2 3181276458 | 4kb1r/p2pp3/5n2/Q2PB1Rp/P7/5N2/R1K1q2P/1r6 w e2 m h2,a7,d7,e7 0 23 | c2b1
win-1 3.2 3422744721 | r1b5/p1k4p/3p1p2/1R6/1Q2N3/P7/4P2P/2K5 w f6 m e2,h2,a7,h7 0 25 | b4d6
win-2 3.2 3515964454 | 3k1b1r/4p3/r6p/p6q/P7/R2KP2P/3P4/2BR4 b e3 m d2,e7 2 22 | h5d1 d3e4 d1!e1=G
win-1 3.2 4087162996 | 4k2r/3pp1b1/7p/2RP2qP/8/B7/P1K1PQ2/5rR1 w f1 m a2,e2,d7,e7 0 29 | c5c8
win-1 3.2 4294624316 | r1bk3r/p6p/5n2/4P3/q7/4K3/P3P2P/R3bB1R b e1 mps a2,e2,h2,a7,h7 0 16 | a4e4
save-1 3.3 498649252 | 8/8/8/8/B1R1P2P/3K2k1/8/8 b a4 m - 4 68 | g3h4
win-2 3.3 934247016 | rkb1q1r1/p2pQ1Rp/3nN3/8/8/8/P2PP2P/R1BK1B2 w a8 m a2,d2,e2,h2,a7,d7,h7 2 14 | e7d6 b8b7 d6>e6 f1g2
save-1 3.3 2116083640 | 5k2/8/r3R3/p6p/P2P3P/8/3n4/3K4 b e6 m - 0 49 | a6e6
win-1 3.3 2295836504 | r1bk2r1/p2pp1bp/5n2/2R5/3P4/4BN2/P2KP2P/1q2QBR1 b f3 m a2,e2,h2,a7,d7,e7,h7 10 12 | f6e4
win-1 3.3 2742748374 | r1bk3r/p2pp3/5n1b/7Q/4Pq1P/3B4/PB1P4/R2K3R b h5 m a2,d2,a7,d7,e7 0 12 | f4d2
save-1 3.3 4071324382 | r3kb2/p2pp3/7p/4B3/8/P1K4P/3Pb2R/8 w e2 m d2,a7,d7,e7 0 31 | h2e2
win-1 3.3 4161106542 | 3k1br1/r3p2p/4b3/3p4/p2P3N/5B2/P1RBP2P/4K2n b h1 mps a2,e2,h2,e7,h7 7 24 | g8g1 h1>g1
win-2 3.5 478138572 | 3k1b2/pb2p2p/5n2/3p4/8/1N2Pq1P/PB1P4/2K1Qr2 b e1 m a2,d2,a7,e7,h7 2 24 | f1e1 c1c2 e1!d1=G
save-1 3.5 1830327574 | 8/4R3/2k5/2p3N1/4P2p/P3K2n/7P/8 b e7 m h2 0 52 | h3g5
save-1 3.5 3652718951 | r1bk4/p2pp2p/8/8/q1B1P3/5N2/1K2r2P/1R5R w e2 m h2,a7,d7,e7,h7 0 25 | c4e2
win-1 3.5 4160187248 | 2r2r2/p3k2p/b3p3/8/Pb6/3P4/4P2n/3K1B2 b h2 mps e2,a7,h7 5 40 | f8f1 end
save-1 3.7 554754224 | r2k1b1r/4pq1p/b1Np4/p7/P3n2P/8/1B1PP3/R2KQBR1 b c6 m d2,e2,e7,h7 1 12 | d8e8
win-1 3.7 564080460 | 3k4/Q3p2p/2B5/8/8/3P4/Pr5P/3K4 w c6 mps a2,h2,e7,h7 1 31 | a7d7 end
win-1 3.7 1298342966 | 3k1b1r/p2ppq2/8/3b3p/8/2Q1P3/r3P1RP/2RK1B2 w d5 m e2,h2,a7,d7,e7 2 19 | c3c8
save-1 3.7 1812604072 | 2bk4/3p4/8/p6p/PR2p3/8/2K1r2P/7R w e2 m h2,d7 0 33 | c2d1
save-1 3.7 2368616225 | q2k4/8/3Rn3/3p2P1/8/3P4/P3P3/2BK4 b d6 m a2,e2 0 92 | d8e8
save-1 3.7 3692004577 | r1b1kb1r/p2pp3/7p/QR4Bq/3P4/5N2/P3Pn1P/3K1B1R w f2 m a2,e2,h2,a7,d7,e7 4 12 | d1e1
win-2 3.7 3880688125 | r2k4/4p2p/3p4/8/8/4P3/3PK2n/R7 b a1 m d2,e7,h7 0 26 | a8a1 e2f2 a1!d1=G
win-1 3.8 801601019 | 2b4r/p6p/3p3k/3Q4/7P/P3K3/8/8 w e3 mps a7,h7 5 43 | d5g5 end
win-1 3.8 1001510630 | 2bk1b1r/p3p2p/8/4p3/q3P3/8/Pr2PQ1P/R1K2BR1 b b2 mps a2,e2,h2,a7,e7,h7 1 14 | a4c2 end
win-1 3.8 2197588113 | 4qQ2/p7/6k1/3B3p/4P3/3P4/P6P/R1BK3R w f8 mps a2,h2,a7 1 31 | f8h6 end
win-2 3.8 2383458626 | 6R1/4pk1p/8/Q2p3n/3b4/5P2/P6P/1RBK1B2 w d4 m a2,h2,e7,h7 2 24 | a5d5 f7f6 d5!d8=G
win-2 3.8 3479914971 | rk1q1b1r/p2bp2p/8/Q7/3P4/B4N1B/P6P/2R1K2R w a5 mps a2,h2,a7,e7,h7 5 19 | a5d8 b8b7 d8!e8=G
win-2 3.8 3748037234 | r1bk4/3p2Rp/8/p7/8/4b3/P2PP2P/R1BK1B2 w g7 mps a2,d2,e2,h2,d7,h7 1 17 | g7g8 d8e7 g8!d8=G
win-2 3.8 3880688125 | 3k4/4p3/R2p4/8/7p/4Pn2/3P4/3K4 w a6 mps d2,e7 2 33 | a6a8 d8c7 a8!d8=G
win-2 4 669741911 | r3k2r/p2pp3/8/7p/P3Q2P/3b3B/2N1P3/2RK2R1 w d3 m e2,a7,d7,e7 0 25 | e4a8 e8f7 a8!d8=G
`;
