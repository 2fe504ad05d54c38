/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
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
win-2 6 585702713 | 2rk3r/4p3/3p4/N6p/5P2/P2PKb2/4B2P/1qB3n1 b b1 mps h2,e7 1 40 | b1c1 end e3f2 c1!d1=G
win-2 6 721491933 | 8/2k5/8/p7/3p3B/P2P3R/5R1P/3NK2B w a3 mps h2 2 87 | h4e7 a3>e7 a5a4 e7!d8=G
win-2 6 766756473 | 2k5/4p1R1/8/3p1P1p/p2R4/3B4/PB1P4/3K4 w d3 mps a2,d2,e7 2 37 | d4d5 d3>d5 h5h4 d5!d8=G | d3>d4
win-2 6 829274343 | 5bk1/p3p3/5P1p/3p3Q/3N4/3K4/P6P/R1B4R w d4 mps a2,h2,a7,e7 4 27 | h5d5 d4>d5 g8h8 d5!d8=G
win-2 6 1177098249 | Q5nr/p2pp2p/3k4/8/8/4P3/PB1PB2P/R2K2R1 w b2 mps a2,d2,h2,a7,d7,e7,h7 1 19 | a8b8 b2>b8 d6e6 b8!d8=G
win-2 6 1500119732 | r1bk1b1r/p3p2p/5n2/8/4p3/P6B/3P3P/q1B1K1NR b a1 mps d2,h2,a7,e7,h7 0 14 | a1c1 end e1e2 c1!d1=G
win-2 6 1634987112 | 2r1kb2/p3p1qp/b2p1n2/P1N5/3P4/8/1B2P2P/1RK2Br1 b f6 mps e2,h2,a7,e7,h7 2 22 | g1f1 f6>f1 c1c2 f1!d1=G
win-2 6 1904835801 | 8/8/3N4/2k5/3R4/8/P2KP2p/8 w d2 mps a2,e2 3 63 | d6f5 d2>d4 h2h1 d4!d8=G | d2>d4
win-2 6 1948004389 | r3k2r/4p3/p2p4/8/4P2q/7P/3P2b1/3K4 b h4 mps d2,e7 0 38 | g2f3 end d1c2 h4!e1=G
win-2 6 2124217149 | 2bk4/4p3/4p1Bb/p3P3/r7/3P3P/4K3/8 b a4 mps e7 1 38 | a4a1 end h3h4 a1!d1=G
win-2 6 3036792342 | 2k1q3/3pp3/1p2b1p1/8/8/8/P1K5/8 b d7 mps a2,d7,e7 1 32 | d7>e6 e6g4 a2a4 g4!d1=G | e6g4
win-2 6 3187135386 | 8/p2kp3/P3b1p1/4r3/3bP3/8/8/5K2 b e6 mps a7,e7 0 38 | e5e4 e6>e4 f1g2 e4!e1=G | e6>e5
win-2 6 3356657920 | r2k1b1r/p3p2p/2q5/3np3/8/B2P4/P2KP1QP/R7 b g2 m a2,e2,h2,a7,e7,h7 0 18 | c6c3 d2d1 end d5e3
win-2 6 3464578683 | 3k4/3p3p/3Pp2P/pb2b3/8/8/8/1r2N1K1 b b5 mps d7,h7 4 56 | b5>b1 b1e1 g1f2 e1!d1=G
win-2 6 3532152735 | r5r1/p1k1q3/8/2p1p2p/P3P3/2B4B/3K3R/1R6 w d2 mps a7 1 43 | c3a5 d2>a5 c7c6 a5!d8=G | d2>c3
win-1 6 3678473248 | 1Qbk1b1r/p3p2p/B4n2/2Pp4/8/4PN2/P6P/R1BK4 w c5 mps a2,h2,a7,e7,h7 0 23 | b8c8 c5>c8
win-2 6 3731841095 | 3k1b1r/3pp3/1p5p/rB2N3/P2Pb3/2Q1n3/7P/R3KR2 w a5 m h2,d7,e7 2 23 | e5f7 d8e8 end c3c8
win-2 6 3878876005 | 8/2k2N2/4p3/3p3p/rp1P1RP1/4P3/1B1K4/8 w g4 mps - 0 93 | g4g5 g5>f7 c7d7 f7!d8=G
win-2 6 3984677266 | r2k1b1r/p3p2p/3p1n2/8/7Q/5q2/P2P3P/R1B1K2R b f3 mps a2,d2,h2,a7,e7,h7 1 14 | f3h1 end e1e2 h1!d1=G
win-2 6 4054847058 | 2rk1b1r/p2pp2p/8/7q/b2P2nP/P2K1N2/4P1B1/R1B1Q2R b g2 m e2,a7,d7,e7,h7 0 16 | a4c2 d3d2 end h5a5
win-2 6 4208564443 | 2rk1b1r/p2pp3/7p/8/3q4/5N2/P3P1bP/R3KR2 b d7 mps a2,e2,h2,a7,d7,e7 1 28 | d7>d4 d4a1 e1f2 a1!d1=G
win-2 6.2 412627 | 4kb1r/p3p2p/5n2/8/8/7B/P2KP1QP/2R5 w d2 mps a2,e2,h2,a7,e7,h7 1 17 | d2>c1 c1c8 e8f7 c8!d8=G
win-2 6.2 29654549 | r2k1b2/pb1pp3/5n1p/8/P3P2P/3P1q2/8/R1B1KBrR b g1 mps a7,d7,e7 1 14 | f3f1 g1>f1 e1d2 f1!d1=G
win-2 6.2 81800239 | 4k3/8/3R4/7p/3p3P/8/K7/5p2 w h4 mps - 18 103 | d6d4 h4>d4 e8f7 d4!d8=G
win-2 6.2 82669881 | 5kr1/8/B1PR3p/4N3/8/8/P2P3P/4K3 w c6 mps a2,d2,h2 3 31 | c6>d6 d6d8 f8g7 d8!e8=G
win-2 6.2 478138572 | 3k1b2/pb2p2p/5n2/3p4/q7/1N5P/PB1PP3/2K1Qr2 b f6 mps a2,d2,e2,a7,e7,h7 1 18 | f6>f1 f1e1 c1c2 e1!d1=G
win-2 6.2 675833409 | 5r2/3p4/p2k3p/8/b5Bb/8/3PPN1P/1R2K2R b a4 mps d2,e2,h2,d7 5 54 | h4f2 end e1f1 a4!d1=G
win-2 6.2 876295784 | 4k3/3R3p/4pB2/6P1/8/5b2/P1rP1K2/8 w d7 mps a2,d2,h7 7 45 | d7d8 end e8f7 d8!e8=G
win-2 6.2 1477216379 | r2k1b1r/p3p2p/3p4/8/b6q/PN2PR2/4P2P/R1BK1B2 b e7 mps e2,h2,a7,e7,h7 2 16 | a4b3 e7>h4 d1d2 h4!e1=G | e7>h4
win-1 6.2 2071967293 | 7r/p1B1k2p/3p3R/1B2p3/3PP3/5Q2/P7/R2K4 w h6 mps a2,a7,h7 0 27 | f3f6 end
win-2 6.2 2171468785 | 2k2b1r/p3p2p/8/7Q/1P5P/B7/3PP3/3KR3 w h4 mps d2,e2,a7,e7,h7 1 45 | h4>h5 h5d5 h8g8 d5!d8=G
win-2 6.2 2227840454 | 2k2nR1/4p2p/r3b3/p2p4/3P3B/8/P3P2P/4KB2 w g8 mps a2,e2,h2,e7,h7 1 25 | g8f8 end c8d7 f8!d8=G
win-2 6.2 2285022525 | r3k3/3p4/p3pn1p/4N3/P2B4/b3P3/3P3P/1qQK1Brb b b1 mps d2,h2,d7 3 30 | b1c1 end d1e2 c1!d1=G
win-2 6.2 2393668006 | r1bk3r/3pp2p/8/p3N2q/3b4/1K6/P3P1nP/2R2B2 b h5 mps a2,e2,h2,d7,e7,h7 1 22 | h5h3 h3>g2 b3a4 g2!e1=G
win-2 6.2 2510365511 | 4Rr2/p6p/3k3n/8/3Pp1P1/8/r7/4K3 b a2 mps a7,h7 1 48 | a2a1 end e1d2 a1!d1=G
win-2 6.2 2654077628 | r2kqb1r/4p2p/3p4/6N1/6b1/B7/P1KP3P/R6R b e7 mps a2,d2,h2,e7,h7 3 14 | e7>e8 e8a4 c2b1 a4!d1=G
win-2 6.2 2676136986 | 2rk4/p2pp2p/2b5/1q6/3Pn2P/P4Q2/2R1P3/3K1B1R w f3 mps e2,a7,d7,e7,h7 1 21 | f3f8 end d8c7 f8!d8=G
win-2 6.2 3379792839 | B7/8/k7/8/p7/P2p2B1/4P3/2R1KNQ1 w a3 mps e2 0 73 | c1c6 a6a5 g1b6
win-2 6.2 3532152735 | 2r5/p7/2k5/4R3/P1p1P3/2K5/1R6/8 w e4 mps a7 1 61 | e4>e5 e5e6 c6d7 e6!e8=G | e5e6
win-2 6.2 3582251520 | k2r4/p2p4/r3p2p/2K4P/8/8/8/8 b e6 mps a7,d7 1 108 | e6>a6 a6a1 c5b5 a1!d1=G
win-2 6.2 3582251520 | 8/p1kp1r2/P3p2p/7P/K7/8/5r2/8 b d7 mps a7,d7 17 92 | f2d2 d7>d2 a4a5 d2!d1=G
win-2 6.2 3689372819 | r1bk1b1r/p3p2p/5n2/3p4/P3P3/6Q1/3P3P/q1B1KB1R b f6 mps d2,h2,a7,e7,h7 0 10 | f6>a1 a1c1 e1e2 c1!d1=G
win-2 6.2 3705098258 | 2rk4/p2p4/3bpr2/7p/7P/1b5K/1B1P4/8 b f6 mps d2,a7,d7 1 48 | f6f3 f3>b3 h3g2 b3!d1=G
win-2 6.2 3729931593 | r1k1qb1r/p2pp2p/2b2n2/Q3N3/3P4/7B/PB2P2P/2RK4 w a8 m a2,e2,h2,a7,d7,e7,h7 7 13 | c1c6 c8b7 c6>e5 a5c7
win-2 6.2 3878876005 | Q6r/p1knp1bp/3p4/8/3P4/5N2/P2KP2P/1RB4R w f3 mps a2,e2,h2,a7,e7,h7 1 25 | f3>a8 b1b7 c7c6 a8!d8=G
win-2 6.2 4064146514 | 4k3/p2qp1b1/7p/3R4/Q2P3B/5N2/P3P2P/4KB2 w d5 mps a2,e2,h2,a7,e7 3 33 | a4d7 d5>d7 e8f7 d7!d8=G
win-2 6.3 195773011 | 3k1b1r/p2pp2p/5r2/5B1q/3NQ3/B7/P2PP2P/R2K2R1 w f5 mps a2,d2,e2,h2,a7,d7,e7,h7 5 19 | f5>e4 e4a8 d8c7 a8!d8=G
win-2 6.3 524279855 | 4k3/8/5B2/4P3/6P1/3p4/P4K2/5BN1 w f6 mps a2 4 65 | f1d3 end e8f8 f6!d8=G
win-2 6.3 675833409 | 8/8/2k5/4P1R1/7P/8/1R6/p1K5 w h4 mps - 5 113 | h4>g5 g5g8 c6c7 g8!d8=G
win-2 6.3 814415725 | 2k5/p7/qrp2prp/8/3P4/4P2P/5K2/8 b c6 mps a7 1 64 | c6>b6 b6b1 d4d5 b1!d1=G
win-2 6.3 839414180 | 1r2r3/2kqp2p/8/1n6/3N3P/8/P3P3/2K5 b d7 mps a2,e2,e7,h7 2 52 | d7d4 end e2e3 d4!d1=G
win-2 6.3 1271182507 | 3k4/Q3p1rp/1r3q2/3pPn2/8/8/P2P3P/R1BK4 b f6 mps a2,d2,h2,e7,h7 0 26 | f6>g7 g7g1 d1c2 g1!d1=G
win-2 6.3 1581314315 | r7/3k4/3p4/8/Pp1PK3/8/8/2b5 b b4 mps - 1 40 | c1d2 b4>d2 e4d3 d2!e1=G
win-2 6.3 1622609257 | r1b1kb1r/p1qpp2p/8/8/2nP4/3K1N2/P3P2P/R4BR1 b c7 mps a2,e2,h2,a7,d7,e7,h7 3 18 | c7>c4 c4b2 d3e4 b2!d1=G
win-2 6.3 1634987112 | r1bk1b2/p2ppq1p/5n2/8/8/1N6/P2PP2P/1RBK1Br1 b g1 mps a2,d2,e2,h2,a7,d7,e7,h7 1 10 | g1f1 end d1c2 f1!d1=G
win-2 6.3 2075442956 | 8/5k1p/p2r1n2/6R1/5K2/7P/P3P3/8 b a6 mps a2,e2,h7 3 54 | a6>d6 d6d4 f4e5 d4!d1=G
win-2 6.3 2124217149 | 2bk1r2/4p3/4p3/p3P3/5bB1/3P3P/5K2/8 b f4 mps e7 11 48 | f4d2 end g4f3 d2!e1=G
win-1 6.3 2385268893 | 3k1b1r/p2bp2p/5n2/3p4/q2P4/8/Pr2P1BP/R1K1Q2R b b2 mps a2,e2,h2,a7,e7,h7 1 14 | a4c2 end
win-2 6.3 2420972307 | 3k3r/pr1pp1bp/5n2/8/P2q4/3P4/4P2P/R1BK4 b f6 mps e2,h2,a7,d7,e7,h7 0 20 | f6>d4 d4g1 d1c2 g1!d1=G
win-1 6.3 2508876361 | 4B3/p3p1b1/4knpr/B2p4/8/4K1Q1/P6P/2R2R2 w e8 mps a2,h2,a7,e7 1 27 | c1c6 end
win-2 6.3 2510365511 | 4r3/p6p/1k4Pn/3P4/4p3/8/r7/4K3 b a7 mps a7,h7 2 58 | a2a1 a7>a1 e1d2 a1!d1=G | a7>a2
win-2 6.3 2576723063 | r2k3r/p3p2p/3p4/8/8/3K3b/1q1PP2P/b6R b h8 mps d2,e2,h2,a7,e7,h7 1 18 | h8>b2 b2b3 d3e4 b3!d1=G
win-2 6.3 2787814761 | r1bk3r/p2pp2p/3N1n1b/8/8/3P4/P1KBq2P/R7 b h6 mps a2,h2,a7,d7,e7,h7 1 16 | e2d2 h6>d2 c2b1 d2!d1=G
`;
