/**
 * The puzzles, as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution;
 * other first actions that come to the same.
 */
export const PUZZLE_LIST = `
win-1 1.8 3986216862 | 2rk1b1r/4p2p/3pbn2/p7/q2P1B2/P4N2/2R1P2P/3KQBR1 b e1 m e2,h2,e7,h7 4 12 | a4c2
win-1 2 341739229 | r2kqb1r/pb2p2p/3p1nN1/8/8/8/P2PP2P/R1BKQBR1 b g6 m a2,d2,e2,h2,a7,e7,h7 1 6 | e8a4
win-1 2 3287396162 | 3k4/7p/p2Pp3/7K/5q1P/8/2r5/8 b d6 m h7 0 67 | c2c5
win-1 2.2 819786594 | N7/8/4B3/Q3n2p/P2P1k2/8/4K3/8 w e5 m - 0 61 | a5e5
win-1 2.2 3549732219 | 3k4/3p3R/3B4/3B4/p2p4/6P1/P2KP3/3R4 w h7 mps a2,e2,d7 0 33 | h7h8
save-1 2.3 751001081 | 4kb1r/p2pp2p/8/Q5R1/3P4/8/P6P/R1r1K3 w c1 m a2,h2,a7,d7,e7,h7 0 19 | a1c1
win-1 2.3 1533541313 | 2rk1b2/p2pp2p/b7/q5N1/r6P/B2P4/4P1Q1/1n1K1B2 b h7 mps e2,a7,d7,e7,h7 3 26 | a5d2
win-1 2.3 1819856761 | 4r3/p3pkbp/1qp5/3P4/P1B1P3/7P/2r5/4K2R b c4 m a7,e7,h7 0 34 | b6b1
win-1 2.3 2026628358 | 1R6/p4R1p/2k1p3/3p4/2B5/B7/P2PK2P/8 w f7 mps a2,d2,h2,a7,h7 4 33 | c4b5
win-1 2.3 3905065876 | r1bk1b1r/p2pp2p/5n2/1N6/4q3/7P/P2PP3/R1BKQB1R b d1 m a2,d2,e2,a7,d7,e7,h7 2 6 | e4a4
win-1 2.5 1050026336 | r1bk1b1r/p2pp2p/5n2/4N3/2q4P/8/P2PP3/R1BKQB1R b h1 m a2,d2,e2,a7,d7,e7,h7 2 8 | c4a4
win-1 2.5 1118087886 | 1r1k3r/p2pp2p/7b/3b4/1P1P4/2q5/4P2P/1K2R3 b b4 m e2,h2,a7,d7,e7,h7 2 28 | b8b4
win-1 2.5 2516904491 | 4k3/p3p1b1/8/4p1p1/P2PP3/4K1P1/2r5/r7 b g5 mps a7,e7 0 36 | a1a3
win-1 2.5 2905274166 | 3k3r/p2pp2p/8/3qb3/Q6P/6R1/Pr1P4/2RK1B2 b d1 m a2,d2,a7,d7,e7,h7 12 26 | d5d2
win-1 2.7 76285585 | 1r1k1b1r/p3p2p/8/3p1b2/K7/5n2/PB1P3P/R4q2 b d5 mps a2,d2,h2,a7,e7,h7 5 22 | f1a6
win-1 2.7 3827943692 | 3k3r/pQ1pp1bp/8/2B4P/8/3P4/P3P3/R2KN3 w h5 mps a2,e2,a7,d7,e7,h7 1 23 | b7b8
win-1 2.8 591997599 | 6R1/2rkp2p/8/8/1p2n2P/P7/2b2r1N/b3K3 b g8 m e7,h7 0 40 | a1c3
win-1 2.8 1000279939 | r1bk1b1r/p2ppQnp/8/8/3Pq3/5N1B/P2BP2P/R3K2R w c8 m a2,e2,h2,a7,d7,e7,h7 1 17 | d2a5
win-1 2.8 2397226835 | 7r/p2ppk1p/7b/8/8/8/P3P1B1/q1Q1K2n b d7 mps a2,e2,a7,d7,e7,h7 1 28 | a1c1
win-1 2.8 2751875027 | 3k1b1r/p3p2p/3p4/1rnN4/8/K3Pb1B/P6P/q1B1QR2 b f3 mps a2,h2,a7,e7,h7 14 24 | b5b3
save-1 3 204219926 | 8/8/3k4/B1R5/P5p1/3P4/8/4K3 b a5 m - 0 53 | d6c5
win-1 3 1233691336 | 1rbk3r/p3R2p/2q4b/8/3P4/3K4/PB1p3P/R7 b e7 m a2,h2,a7,h7 2 24 | c8a6
win-1 3.8 2197588113 | 4qQ2/p7/6k1/3B3p/4P3/3P4/P6P/R1BK3R w f8 mps a2,h2,a7 1 31 | f8h6 end
win-2 4 1649939545 | 1R2n3/3k4/p2pp2p/7Q/P3P3/2r1P2R/3N1q1P/3K1B2 w c3 m h2 0 45 | h5e8 d7c7 e8!d8=G
win-2 4.2 1024639322 | 3k3r/1Rq3bp/3p4/Q2n4/3Pp2P/P7/3BP3/3K1B1R w b7 mps e2,h7 1 29 | b7b8 d8d7 b8!d8=G
win-2 4.2 2502115721 | B2k4/p2b4/4p2p/P7/3r3P/2Nq4/1r1P4/R2KQ2R b d1 m d2,a7 0 44 | b2d2 d1c1 d3c2 end
save-1 4.2 4061376751 | 3k1b1r/p1R4p/4pn2/3pB3/3P4/5N2/P6P/1r1K3R w b1 m a2,h2,a7,h7 2 17 | c7c1
win-1 4.5 138187675 | 3k1br1/p3p2p/5n2/8/6bP/3PBp2/2q5/4KR2 b c2 mps a7,e7,h7 2 32 | c2e2 end
win-2 4.5 1141383518 | r2k1b1r/p2pp2p/5n2/8/8/8/P1KP3P/2B1QqNR b c2 m a2,d2,h2,a7,d7,e7,h7 0 16 | f1e1 c2c3 e1!d1=G
win-2 4.5 1992578401 | 3k1br1/p2pp2p/5n2/4q3/Q7/4Pb2/P2P3P/2B1K3 b f3 mps a2,d2,h2,a7,d7,e7,h7 4 22 | g8g1 e1f2 f3!d1=G
win-2 4.5 2667153777 | r1bk3r/p2ppqbp/5n2/8/P2P4/5N1B/4P2P/R1BKQ2R b f3 m e2,h2,a7,d7,e7,h7 0 6 | f7b3 d1d2 f3>e1 f6e4
win-2 4.7 476029277 | 3k3r/1brpp2p/8/pQ1P3q/7N/2n1P3/P5BP/R3K2R b h4 m a2,h2,d7,e7,h7 0 26 | h5h4 e1f1 h4!e1=G
win-2 5.5 675742404 | 2rkqbr1/p2pp2p/5n2/5Q2/3N4/8/P2PP2P/R1BK4 b d4 m a2,d2,e2,h2,a7,d7,e7,h7 4 12 | g8g1 f5f1 end g1f1
win-2 5.5 819786594 | N5B1/8/8/Q2R3p/P2P2k1/8/6b1/2BK2n1 w d4 mps - 3 49 | d4>d5 g8e6 g4h4 d5!d8=G | g8e6
win-2 5.5 3801990973 | 1kbq2r1/p6p/2Q2n2/3pp3/8/8/PB1PP2P/2R1KB1R w c8 m a2,d2,e2,h2,a7,h7 2 23 | b2e5 d8d6 e5d6 end
win-1 5.5 3980289395 | 1rb1k3/p2pp2p/3b1n2/2Q5/3P4/K5RB/P3q3/R7 b a7 mps a2,a7,d7,e7,h7 5 26 | e2a6 end
win-2 5.7 208215472 | r1b1k2r/3pp1bp/1pq2n2/8/2NP4/P7/4P2P/R1BK3R b c6 mps e2,h2,d7,e7,h7 3 14 | c6h1 end d1d2 h1!d1=G
win-1 5.7 310277900 | 7r/pk5p/5n2/3pq3/8/8/P1r4P/3K4 b c2 mps a2,h2,a7,h7 1 34 | e5e2 end
win-2 5.8 270956830 | r2k3r/p3p2p/5n1b/3p4/3P3P/8/P1K1B3/R1B4q b d5 mps a2,a7,e7,h7 1 22 | d5>h1 a8c8 c2b2 h1!d1=G | a8c8
win-2 5.8 982385418 | 7r/3Qp2p/6k1/8/2BPn3/7P/P1K5/q7 b d7 m a2,e7,h7 0 50 | a1c3 c2d1 end c3d2
win-2 5.8 1864665749 | 2k5/2np2b1/8/4p2p/3PP2P/6q1/2K5/4rB1R b g3 mps d7 0 56 | g3>e1 g3f2 f1e2 e1!d1=G | g3f2
win-2 6 829274343 | 5bk1/p3p3/5P1p/3p3Q/3N4/3K4/P6P/R1B4R w d4 mps a2,h2,a7,e7 4 27 | h5d5 d4>d5 g8h8 d5!d8=G
win-2 6 1500119732 | r1bk1b1r/p3p2p/5n2/8/4p3/P6B/3P3P/q1B1K1NR b a1 mps d2,h2,a7,e7,h7 0 14 | a1c1 end e1e2 c1!d1=G
win-2 6 3464578683 | 3k4/3p3p/3Pp2P/pb2b3/8/8/8/1r2N1K1 b b5 mps d7,h7 4 56 | b5>b1 b1e1 g1f2 e1!d1=G
win-1 6 3678473248 | 1Qbk1b1r/p3p2p/B4n2/2Pp4/8/4PN2/P6P/R1BK4 w c5 mps a2,h2,a7,e7,h7 0 23 | b8c8 c5>c8
win-2 6.2 412627 | 4kb1r/p3p2p/5n2/8/8/7B/P2KP1QP/2R5 w d2 mps a2,e2,h2,a7,e7,h7 1 17 | d2>c1 c1c8 e8f7 c8!d8=G
win-2 6.2 29654549 | r2k1b2/pb1pp3/5n1p/8/P3P2P/3P1q2/8/R1B1KBrR b g1 mps a7,d7,e7 1 14 | f3f1 g1>f1 e1d2 f1!d1=G
win-2 6.2 876295784 | 4k3/3R3p/4pB2/6P1/8/5b2/P1rP1K2/8 w d7 mps a2,d2,h7 7 45 | d7d8 end e8f7 d8!e8=G
win-2 6.2 2393668006 | r1bk3r/3pp2p/8/p3N2q/3b4/1K6/P3P1nP/2R2B2 b h5 mps a2,e2,h2,d7,e7,h7 1 22 | h5h3 h3>g2 b3a4 g2!e1=G
win-2 6.2 2510365511 | 4Rr2/p6p/3k3n/8/3Pp1P1/8/r7/4K3 b a2 mps a7,h7 1 48 | a2a1 end e1d2 a1!d1=G
win-2 6.2 4064146514 | 4k3/p2qp1b1/7p/3R4/Q2P3B/5N2/P3P2P/4KB2 w d5 mps a2,e2,h2,a7,e7 3 33 | a4d7 d5>d7 e8f7 d7!d8=G
win-2 6.3 2420972307 | 3k3r/pr1pp1bp/5n2/8/P2q4/3P4/4P2P/R1BK4 b f6 mps e2,h2,a7,d7,e7,h7 0 20 | f6>d4 d4g1 d1c2 g1!d1=G
win-2 6.3 2510365511 | 4r3/p6p/1k4Pn/3P4/4p3/8/r7/4K3 b a7 mps a7,h7 2 58 | a2a1 a7>a1 e1d2 a1!d1=G | a7>a2
win-2 6.5 204219926 | 3k4/8/8/p3R2p/P7/3P2P1/8/2B1K3 w e1 mps - 0 46 | e1>e5 c1g5 d8c8 e5!e8=G | c1g5
win-2 6.5 3464578683 | 3k4/3p3p/3Pp2P/pb6/3b4/7K/8/1r2N3 b b1 mps d7,h7 10 62 | b1e1 end h3g3 e1!d1=G
win-2 6.5 3800749848 | 1N2k1r1/2Rp4/7p/3P4/p6P/3KP3/8/4Q2B w b8 mps d7 1 67 | c7c8 b8>c8 e8f7 c8!d8=G
win-2 6.8 1244261055 | r2k1b1r/p6p/3ppn2/3Q4/3P4/5N2/P6P/R2K1B1R w d5 mps a2,h2,a7,h7 0 15 | d5a8 end d8e7 a8!d8=G
win-2 6.8 3599034199 | r2k4/p2pp2p/5n1b/3q4/3N4/3P4/P3P2P/R1BK3R b d5 mps a2,e2,h2,a7,d7,e7,h7 0 14 | d5h1 end d1c2 h1!d1=G
win-2 7.3 3464578683 | 3k4/3p3p/4p3/p2P3P/bb6/8/8/1r2N1K1 b b1 mps d7,h7 0 48 | b1e1 end g1h2 e1!d1=G
win-2 7.3 3464578683 | 4k3/3p3p/3Pp2P/p7/3b2K1/8/8/r3Nb2 b a1 mps d7,h7 16 68 | a1e1 end g4h5 e1!d1=G
`;
