/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-1 5.7 2560081207 | 9/B3Q4/2Nk4R/2Rb3n1/4Bbn2/1q2N4/4r4/3r2K2/9 b h3 m - 81 | h6i4 i4*f4 g5*e2 e3*e1
win-1 5.7 2606986613 | b1r3k1n/9/n1R6/3N1Q3/9/3r5/7N1/2b3q2/B2R1B1K1 w b2 m - 14 | d1b1 b1*b7 c7*d7 d6*e9
win-1 5.7 2893127267 | 3n3k1/9/1n2br3/1Q2bBB1R/3N5/4r4/2q6/7R1/N6K1 b h8 m - 31 | h9g8 g8*f8 e7*b4 c3*e1
win-2 5.7 3204140514 | 3r3n1/2k6/3Q2b2/2b6/1B3NBRN/5n3/8q/1K5rR/9 b i4 m - 33 | i3h3 h3*g2 h2*f2 f5e3 e3*h1 end h3g3 h2*h4 g3*e1
win-2 5.7 3278720779 | nb1r2bk1/2Q1q1BR1/8r/2n4R1/1N7/9/9/1B7/3K4N b a6 m - 21 | i7a7 a7*a8 end c8b8 b8*c8 end a9b7 b7*e7 e8*e1
win-1 5.7 3486011208 | 7nr/2k2r3/2Q1n3R/4b4/6R2/1b7/2q1B4/B2K5/5N1N1 w a4 m - 28 | a2b3 b3*c2 d2*e2 f1*d4 e3*b6 c7*e9
win-1 5.7 3589409692 | 2r2k2r/R8/2n1Q3R/2Bn1b3/1b4B2/9/9/6K2/1N1q2N2 w d9 m - 18 | a8d8 d8*d7 c6*e8 e7*e9
win-1 5.7 3618793074 | b2r1rn1k/9/6q2/4b4/5B1n1/5Q3/6N2/9/B2R1R1NK w g1 m - 10 | f4c7 h1*f3 g3*d2 d1*d8 c7*e9
win-1 5.7 3842644189 | 6Rr1/5R3/4n1rB1/3NK2k1/2B1QN3/3b1n3/5b3/9/2q6 b d1 m - 77 | f3e2 e2*f3 f4*e1
win-1 5.7 4016569157 | 2b5r/R8/6k2/4b4/1n2n1B2/3q3Q1/1BN2K3/r3N4/R8 b a4 m - 25 | e5d3 b5*b2 a2*c2 d3*e1
win-2 5.7 4097268426 | 1k1b1r1nb/8r/3n5/9/5Q3/5B1q1/9/7K1/N2N1RRB1 w h7 m - 10 | f5g6 g6*c2 end i9c3 end g6e4 d1*e3 e4*e9
win-1 5.7 4235954125 | 5k3/3R2Qn1/2nrb4/4q4/9/9/5b3/3BK3r/1N4NBR b c6 m - 27 | e7h4 c7*e7 d7*h7 h8*i5 h4*e1
win-1 5.7 4278237028 | brn3kn1/4q4/1R1b5/9/9/5Q3/8r/9/B1N2BKNR w h2 m - 8 | a1g7 h1*f3 f4*f8 g7*e9
win-1 5.8 412627 | n8/R4k1q1/4nb3/3B5/4b4/3N3r1/6N2/1KQ4R1/3B2r2 w c1 m - 34 | d6c7 c2*c4 d4*b6 c7*e9
win-2 5.8 169761898 | rb1n1qnrk/9/9/3Q1b3/9/1R7/9/9/N1R2BBNK b f7 m - 3 | f9f8 f8*f9 end d6e7 f6h4 g9*g7 f8*i5 h4*e1
win-1 5.8 359150499 | 3r5/Rk4r2/3b5/6B2/q2Q1n3/6n2/1KB1N3R/3bN4/9 b a7 m - 35 | a5d8 b8*c9 d8*g5 f5*f3 g4*e1
save-1 5.8 487873926 | 2n6/3r5/1k1Q5/4N1b2/5R3/r2N1Bn2/3B5/1K2qR3/6b2 b f1 m - 49 | g6f7 end
win-2 5.8 582242496 | 5R1r1/n3k4/2N6/3bn4/4Qb3/1N2B4/4q1r2/5B1KR/9 w i1 m - 44 | e5g7 end g3i3 g7h6 h2*g3 f2*i5 h6*e9
win-2 5.8 695597548 | rnqn1bk1b/9/9/9/9/5Q3/7r1/9/RN1N1BKRB w f3 m - 2 | i1g3 f4*f2 end c9e7 f4h6 g3*i5 h6*e9
win-2 5.8 705044073 | 5R3/B3k4/1rn1R4/9/5Q3/rnbB1b3/2N2KNq1/9/9 b a6 m - 43 | c4b5 end d4b6 end b4c2 b5*d3 c2*e1
win-1 5.8 819786594 | r4k3/3n4n/5b3/7Q1/R2B2b2/5B3/2N6/3q2K1r/6N1R w h1 m - 18 | h6e6 g1*g3 f4*e5 e6*e9
win-1 5.8 935659269 | 1nkr1bnr1/3R4R/9/2Bb5/4q4/1Q7/9/9/B1N2NK2 b i7 m - 9 | h9h7 h7*e7 d6*f8 g9*e6 e5*e1
win-2 5.8 1026865808 | 1rb6/4Q1k2/R2b4B/3n3q1/3Bn4/7N1/8r/3R5/1N1K5 b c3 m - 37 | d6c4 c4*e4 e5*c5 end b1c3 end e5c6 c6*d3 c4*e1
win-1 5.8 1291884046 | 9/3r5/5nk2/3n3B1/3B3Q1/2b2q1b1/4R4/2N2Kr1R/6N2 b g3 m - 25 | d6e4 g2*g6 g7*g5 h4*e7 f7*f5 f4*f3 e4*e1
win-1 5.8 1449336460 | 7B1/1bR2n3/4r1k2/2q2B2Q/9/9/6nN1/2r5b/1R5NK b i9 m - 39 | g7h8 h8*g7 f8*e6 e7*e1
win-1 5.8 1801434583 | n6k1/6n2/1R1r1r3/2N1B4/9/5B3/2N3bb1/1q5Q1/3R3K1 b a7 m - 29 | b2b6 b6*f2 g3*e1
win-2 5.8 1849389126 | n1r3b2/7k1/9/3RN2r1/6BQ1/2B6/Rq1b5/1nK3N2/9 w d1 m - 24 | h5e2 end g9e7 d6d5 e2*f3 g2*d4 d5*d7 e6*e9
win-1 5.8 1921772106 | 1q1r1Q3/rR7/2n1k4/R8/3N2n2/2b1B2b1/2B6/7K1/6N2 b a9 m - 33 | d9d8 b9*d9 d8*d6 c7*f5 g5*g3 h4*e1
win-1 5.8 2035891720 | 1kr6/r8/1B1n5/2b1nR3/1NBNb4/R8/1q5Q1/6K2/9 w i2 m - 70 | d5e7 h3*f5 f6*f7 e7*e9
win-2 5.8 2109191496 | 9/4b1k2/1n1Q5/1R5r1/1NB1bq1R1/4B4/4nK3/6r2/N8 w b9 m - 52 | b5d6 b7c9 end d7c8 c8*d7 d6*e9
win-2 5.8 2943932150 | nnrb1rk1b/5Q3/9/4q4/2B6/9/9/9/KNRB3NR b d6 m - 3 | i9c3 e6*a6 c5b6 end a9b7 b7*b4 c3*e1
win-2 5.8 3373607148 | 3b2n2/2R1Bk3/9/3bq4/1rN6/1Q1n5/3R2N2/7Kr/8B b d1 m - 29 | e6e2 end b4d2 end d4c2 c2*e3 e2*e1
win-1 5.8 3486011208 | 1bk2n1nr/9/5q2R/r8/9/1b1Q5/R8/9/1BK2NBN1 w i6 m - 6 | d4e4 i7*i1 h1*g2 f1*e3 e4*e9
win-2 5.8 3722207837 | 1n7/3b1k3/6N2/2n6/1r1Q5/B4q3/1b5r1/2K2N1B1/3R1R3 w h1 m - 34 | f1g1 end h3h6 d5e5 g1*i1 h2*g3 f2*e4 e5*e9
win-2 5.8 3737816714 | 3k1r3/1rQ6/7n1/9/2nb5/2q3N2/6b2/1K1RBB3/N7R b a6 m - 23 | c5e4 c8b7 b7*c8 end b8*f8 f9*f3 e4*e1
win-2 5.8 3842644189 | 6Rr1/5R3/4n1rB1/3Nn2k1/2B1QNq2/3bK4/5b3/9/9 b d1 m - 73 | e6f4 f5g3 f3e2 e2*f3 f4*e1
win-1 5.8 3842644189 | 1n4Rr1/9/1R2n1rB1/3N1Q1k1/5N3/9/5K3/1b3Bbq1/9 w h4 m - 58 | f6g5 g5*f6 f5*d7 d6*e9
win-2 5.8 4253004676 | nbr2nkrb/2R6/9/3q5/9/9/9/9/1NBN1QKBR b d9 m - 3 | f9d8 end f1f5 end i9c3 d8*b8 a9*d7 d6*d2 c3*e1
win-1 6 328401682 | 9/1B2k1Q2/9/B4b3/1q1b5/3N5/1RN1n4/rr1R3n1/8K b c8 m - 51 | e8d7 d7*e6 d5*c4 b5*d3 e3*e1
win-1 6 496607402 | n1br1nrbk/5Q3/9/4q4/9/9/9/9/KR1N1BRNB b i8 m - 3 | i9h8 h8*g8 f9*e7 e6*e1
save-1 6 531614296 | 8r/4nk2R/4r4/n1BN5/9/1R7/2q5b/QB2NK3/1b7 b a1 m - 37 | e7d7 end
win-1 6 931990604 | 3r5/r4k2n/5bR2/2N6/3N2b2/4q4/2n1B2Q1/5KB2/8R w g1 m - 30 | e3d4 f2*e3 d4*c5 d5*d7 c6*e9
win-1 6 931990604 | 3r5/5k2n/5bR2/r1N6/1n1N2bQ1/4q4/4B4/5K3/7BR w g1 m - 24 | e3d4 f2*e3 d4*c5 d5*d7 c6*e9
win-1 6 1047182146 | nR3k1b1/2r1B4/6r2/3n1b3/1q2B4/1Q7/5K3/2N6/6RN1 b a8 m - 31 | d6e4 a9*c7 c8*c4 b5*d3 e4*e1
win-2 6 1180366298 | rn1q2nbr/5k3/8R/3Q1b3/9/9/4B4/9/RN3KNB1 b f9 m - 5 | d9i4 end b1c3 i4i5 g9*e7 f6*h4 i5*e1
win-2 6 1221295738 | 1rN6/B2k4R/1rQ4n1/3bN4/3b5/5B3/1R4n2/2K2q3/9 w h9 m - 44 | c7f7 end h7i9 end f7g8 g8*f7 e6*e9
win-1 6 1400253457 | 5r3/3Qk2q1/2n3B2/2Rnb2R1/3N1B3/1b7/4rKN2/9/9 b h9 m - 31 | f9g9 g9*f9 e8*d7 c7*c5 d6*e4 e3*e1
win-2 6 1485768038 | 9/7k1/6Q2/3bb4/4N4/RN2q4/1nrB2n2/1B3Kr2/2R6 w a1 m - 70 | g7c7 end g2g1 a4a2 a2*a4 b4*b6 c7*e9
win-2 6 2298852676 | r2q1knbr/9/2n4Q1/5b3/9/9/9/9/RNB2KNBR w h3 m - 4 | f1g2 g2*f1 end d9g6 h7g7 g1*d2 c1*h6 g7*e9
win-2 6 2801823434 | 9/B1n6/1r3N3/4kN1r1/1b6R/1Q2n4/4B1b2/1q3R1K1/9 w f8 m - 56 | b4e7 end b5e8 end f7e5 e7*d6 e5*f7 f6*e9
win-1 6 3181276458 | 8r/5Rq2/5b1k1/2BbQ1n1r/2B1NR3/8N/3K3n1/9/9 b g4 m - 53 | g6f4 f4*i5 i6*i8 i9*i7 h7*g7 g8*g2 h3*e1
win-1 6 3198955081 | 7N1/R8/3Q1b3/1r2k4/3nqB3/1R4r2/3N1n2b/4K2B1/9 b i9 m - 78 | e5h8 h8*e5 e6*e4 d5*g5 g4*g2 f3*e1
win-1 6 3267298190 | 5r3/7k1/6n2/2b1Qb3/1rn6/B3N4/5K3/1qRBN4/2R6 w a2 m - 62 | a4b3 b3*d5 e4*e7 e6*e9
win-2 6 3628349899 | q2n1rkrn/9/1R7/5b3/4Bb3/9/9/9/2NR1BKQN w h4 m - 4 | e5g3 g3*f2 end a9a2 h1e4 g1*e3 e4*e9
win-2 6 3795758711 | 1r1b1k2r/2n4R1/7n1/1R7/2N6/4q2b1/4Q4/3B5/3B1K2N w a7 m - 18 | b6b7 end c8b6 b6*c8 end c5d7 d7*e9
save-1 6.2 4750684 | r1n2rb1k/8R/4Q1n2/9/7b1/4q4/9/9/BKNB2RN1 w h7 m - 8 | i8h8 h8*h9 end
win-2 6.2 328401682 | 6k2/6Q2/9/B2qbb3/6N2/3BN4/rR2n4/1r4Rn1/8K b c1 m - 35 | e3d1 d1*a2 end g2c2 end d6b4 a3*a5 b4*e1
win-2 6.2 503609326 | rr1b3nk/R4R3/4bn3/9/9/5q3/9/3B5/3B1QNNK b c5 m - 7 | b9b5 b5*e5 end d2e3 e7h4 f4*g3 h4*e1
win-2 6.2 503609326 | r2b3n1/1R5k1/5n3/R2b5/9/Br3q3/9/3B5/5QNNK b a3 m - 13 | b4b3 b3*g3 f4*e5 end g1e2 f4h4 d6*g3 h4*e1
win-1 6.2 1020646341 | 5kn2/2Qn5/3q5/r2B5/R8/4B4/1b6r/4Kb2R/1N4N2 b b9 m - 19 | a6a9 a9*d9 d8*f8 g9*e6 d7*h3 i3*g3 f2*e1
win-1 6.2 1025120345 | r1b3nb1/R5k2/5n3/4q3Q/3B5/9/4B4/8r/1N3KN1R b f9 m - 13 | c9h4 g9*g7 g8*g6 f7*i5 h4*e1
win-2 6.2 1026865808 | 2b6/1r2Q1k2/3b4B/R5Nq1/3Bn4/2n6/3R2r2/9/1N1K5 b f2 m - 43 | g3f3 f3*f4 end d1e2 h6h4 f3*f5 e5*g3 h4*e1
win-2 6.2 1033442525 | 9/6kq1/3N5/4n2BQ/r4RNn1/3Rbb3/6r2/2B6/7K1 b g1 m - 33 | g3g2 g2*g3 f4*e5 e6*f3 end i6i4 h5g3 g3*e1
win-2 6.2 1264242940 | 7Q1/4k4/2Nq4n/8R/5Bb2/3N5/B1n6/2b1K2r1/r1R6 w i9 m - 56 | a3f8 end h2h8 end d4e6 h9*g9 f8*d6 e6*c8 c7*e9
win-1 6.2 1311397165 | 1k1n5/6b2/9/3nQ4/5Nb2/1R7/6BNq/r4rB2/K1R6 w b1 m - 16 | c1c2 a1*c1 c2*c4 b4*g4 h3*e5 e6*e9
win-2 6.2 1480746807 | kn1r1r1bn/9/8Q/9/9/1b5q1/1B7/9/KN1R1RB1N w a4 m - 6 | d1d2 b3*c2 end d9d3 end i7e3 d2*e2 e3*e9
win-2 6.2 1643615278 | 1qrb4n/1QR6/2b3nk1/9/3N5/9/7N1/4B1r2/B5RK1 w c2 m - 12 | c8e8 b9a8 g1c1 c1*c6 d5*e7 e8*e9
win-1 6.2 1921772106 | 1q3Q2B/rR7/2n1k4/R2r5/3N2n2/2b1B2b1/9/7KN/9 b a9 m - 37 | d6d8 b9*d9 d8*d6 c7*f5 g5*g3 h4*e1
win-1 6.2 1992621405 | n8/4k4/3n5/5N1B1/2Q6/rrN1Bb3/8q/1K7/3R3bR w g1 m - 42 | c5f2 f2*d4 c4*f5 e4*g6 f6*i5 h6*e9
win-1 6.2 1993509918 | 8r/2b2k3/2n4R1/5nQr1/4b2N1/5B3/9/4Bq3/KR4N2 w h2 m - 26 | h5g7 g1*f3 e2*h5 g6*f7 g7*e9
win-2 6.2 2560081207 | 2k4Rn/B3Q4/4b1Rn1/9/2N4N1/3B5/2r2K1b1/3qr4/9 b h2 m - 41 | e2g2 g2*e2 d2*c2 c3*c1 end f3f2 c3c2 c2*c3 d2*e1
save-1 6.2 2654215273 | 3n3n1/1k3b3/4RBN2/6Qr1/6N2/2R1b4/5rB2/3Kq4/9 b i7 m - 63 | h6i6 i6*i2
win-2 6.2 2717313790 | 9/r8/2QN2nkR/R4n3/3B5/1br6/1N7/bB7/1q6K b i5 m - 57 | g7i6 end d5e4 b4c3 i6*g6 h7*f5 f6*d4 c4*b4 c3*e1
win-2 6.2 2745384792 | 3r5/3k4r/2n3n2/3bb4/1B1QB1R2/9/5q3/5R3/NK5N1 b g9 m - 17 | d6f8 end d5d6 f3e3 f8*e7 d8*f6 g7*e4 e3*e1
win-1 6.2 3036792342 | 1B4r1k/7R1/2Q3Br1/2b6/4q1b2/3n1n3/2N6/5N2K/5R3 b i7 m - 43 | g5h6 h6*g5 f4*e6 e5*e1
win-1 6.2 3036792342 | 2nn1br1k/6RB1/9/7r1/5q3/9/6bB1/9/1QNN3RK b i7 m - 9 | i9i8 i8*i6 h6*f6 f5*f2 g3*e1
win-1 6.2 3127528179 | rQ3B3/R8/6n1B/3r1R1k1/3N2n2/5N3/2b6/3q5/3b1K3 w e3 m - 68 | b9b6 f4*c4 d5*a5 b6*e9
win-1 6.2 3648914059 | 3k2Rr1/4bb3/7n1/3q1N3/1Rn2Q3/9/4Br3/N1B6/7K1 b f9 m - 39 | c5e4 e8*d7 d6*d3 e4*e1
win-1 6.2 3683795590 | 9/9/2Qk5/5b2R/1n3n3/4B2B1/2N4Nr/q5K2/1r3b2R w i2 m - 48 | h4f2 h3*g1 f2*b6 c7*e9
win-2 6.2 3730260649 | rn1b1rb2/7k1/6n2/5q3/2R6/3Q5/4N4/9/KB3R1NB w g6 m - 6 | b1f5 f5*d3 d4*d2 end f6e6 d4d8 e3*c4 c5*c7 d8*e9
win-1 6.2 3795758711 | 5r3/2n1k2R1/4Rb1nr/3Q2B2/9/3N5/5qb2/3B5/5K2N b i4 m - 33 | i7i5 i5*i6 h7*h4 g3*e1
win-2 6.2 4040497592 | 1n1q1knbr/6Q2/9/5b3/9/9/r8/9/RNB2KNBR w g2 m - 4 | g8g3 end a3f3 end c1h6 g3*g7 h6*e9
win-2 6.3 412627 | n5q2/R4k3/4n4/3B5/4b4/7r1/5NN2/bK1Q3R1/3B2r2 w a1 m - 30 | d2b4 b2*c3 b4*a5 end e5c3 b4b6 b6*e9
win-1 6.3 63035442 | 8k/b3n4/4N4/9/R1rB5/3Bq2b1/3Qn1NK1/7r1/8R w g1 m - 40 | g3h1 h1*e2 d3*c4 d5*f7 e7*e9
win-1 6.3 114000140 | 6k2/4Rn1B1/2nQ5/1q3b3/3b5/5N2r/r4N3/9/R4K1B1 b f9 m - 35 | b6b4 f8*d8 c7*e6 d5*a2 a3*a5 b4*e1
win-2 6.3 170978459 | 9/1kr6/9/2Qb1q1BR/4R4/N2Nb4/3KnB1n1/6r2/9 b c9 m - 65 | f6d8 end a4b6 g2g6 d8*g5 g6*g2 h3*e1
win-2 6.3 192105939 | 9/9/1nk6/4n4/6b2/3qB1N2/r1Q2K1N1/1B1R4R/5r1b1 w g7 m - 64 | g4f6 f6*h5 e6f4 end e4g6 g6*f7 f6*e9
win-2 6.3 551805163 | rnb2nqbk/9/9/3r5/9/5B3/9/8B/RN1R1NQ1K b i3 m - 3 | c9h4 h4*c9 end f1e3 g9f8 b9*e8 f9*g7 f8*i5 h4*e1
win-1 6.3 642199119 | 9/3B5/1R7/3bB4/3k1b3/2N1nn1r1/1N5RQ/K7r/5q3 w i1 m - 76 | i3h2 h2*g3 h3*c3 b3*b5 c4*c7 d8*e9
win-2 6.3 642199119 | n8/1k7/6n1b/3q5/2N4r1/5B3/2Q4b1/3rB4/K4NRR1 w h2 m - 16 | g1g2 g2*f2 end h5e5 c5b7 f1*d3 e2*c4 c3*c8 b7*e9
win-1 6.3 840626308 | 1k3nn1r/2b6/2b2R3/9/9/4q2Q1/4RN3/5rB2/1KBN5 w f1 m - 14 | f7e7 g2*i4 h4*f4 f3*e6 e7*e9
win-2 6.3 1000579466 | bb1r1nkn1/9/7Q1/5qB2/8r/9/9/9/B2R1NKNR b h3 m - 5 | f6h4 h4*h5 i5*a5 a1c3 i5b5 b5*i5 h4*e1
win-1 6.3 1026865808 | 3Q5/1r4k2/8B/R5N2/4nb3/2n6/3Rq1r1b/9/1N1K3B1 b g1 m - 51 | g3g2 g2*g4 f5*e6 e5*c5 c4*e4 e3*e1
win-2 6.3 1639379679 | nk1b3rb/9/9/2n2Q3/9/9/9/1KqB2r2/1NRN2RB1 w a1 m - 8 | f6d4 end c2c3 d4e4 b1*c2 d1*e3 e4*e9
win-1 6.3 1981312278 | r6n1/5kR2/R1Q2b3/4B4/5q3/3bNn3/2N1B4/4K3r/9 w d2 m - 32 | e3g1 e2*f2 g1*e3 e4*c4 c3*b6 c7*e9
win-2 6.3 2431742803 | kqrb3nn/9/3R1r3/3b5/9/4B4/9/9/N1BK1QN1R b g9 m - 5 | f7f8 end f1f7 b9b4 h9*e8 f8*c8 c9*c3 b4*e1
win-2 6.3 2692946385 | rk1n1r1bn/5b3/9/1Q3q3/9/4B4/7N1/9/RK1N1RB2 b b7 m - 7 | a9a7 a7*g7 end e4g6 end f8b4 f6*c3 b4*e1
save-1 6.3 2766693498 | 1k7/6R2/2b5r/1R2n1b1B/7r1/4N2Q1/6n2/3K1q1B1/N8 w i2 m - 34 | h4i3 i3*i1 end
win-1 6.3 3036792342 | 1B3br1k/6RB1/4nQ3/7r1/5qb2/3n5/2N6/5N2K/8R b i7 m - 29 | i9i8 i8*i6 h6*g6 f5*d3 d4*e1
win-2 6.3 3484625640 | 9/9/4Q2k1/9/1r2N4/2nRBq1b1/1b2R1n2/1B5K1/5N1r1 w c1 m - 59 | d4d1 d1*a1 end b3a2 end e5g6 b2*f6 g6*e8 e7*e9
`;
