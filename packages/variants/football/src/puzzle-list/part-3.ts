/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-2 6 3795758711 | 1r1b1k2r/2n4R1/7n1/1R7/2N6/4q2b1/4Q4/3B5/3B1K2N w a7 m - 18 | b6b7 end c8b6 b6*c8 end c5d7 d7*e9
win-1 6.2 1020646341 | 5kn2/2Qn5/3q5/r2B5/R8/4B4/1b6r/4Kb2R/1N4N2 b b9 m - 19 | a6a9 a9*d9 d8*f8 g9*e6 d7*h3 i3*g3 f2*e1
win-2 6.2 1026865808 | 2b6/1r2Q1k2/3b4B/R5Nq1/3Bn4/2n6/3R2r2/9/1N1K5 b f2 m - 43 | g3f3 f3*f4 end d1e2 h6h4 f3*f5 e5*g3 h4*e1
win-2 6.2 1033442525 | 9/6kq1/3N5/4n2BQ/r4RNn1/3Rbb3/6r2/2B6/7K1 b g1 m - 33 | g3g2 g2*g3 f4*e5 e6*f3 end i6i4 h5g3 g3*e1
win-1 6.2 1311397165 | 1k1n5/6b2/9/3nQ4/5Nb2/1R7/6BNq/r4rB2/K1R6 w b1 m - 16 | c1c2 a1*c1 c2*c4 b4*g4 h3*e5 e6*e9
win-2 6.2 1480746807 | kn1r1r1bn/9/8Q/9/9/1b5q1/1B7/9/KN1R1RB1N w a4 m - 6 | d1d2 b3*c2 end d9d3 end i7e3 d2*e2 e3*e9
win-1 6.2 1921772106 | 1q3Q2B/rR7/2n1k4/R2r5/3N2n2/2b1B2b1/9/7KN/9 b a9 m - 37 | d6d8 b9*d9 d8*d6 c7*f5 g5*g3 h4*e1
win-2 6.2 2560081207 | 2k4Rn/B3Q4/4b1Rn1/9/2N4N1/3B5/2r2K1b1/3qr4/9 b h2 m - 41 | e2g2 g2*e2 d2*c2 c3*c1 end f3f2 c3c2 c2*c3 d2*e1
win-2 6.2 2717313790 | 9/r8/2QN2nkR/R4n3/3B5/1br6/1N7/bB7/1q6K b i5 m - 57 | g7i6 end d5e4 b4c3 i6*g6 h7*f5 f6*d4 c4*b4 c3*e1
win-1 6.2 3036792342 | 1B4r1k/7R1/2Q3Br1/2b6/4q1b2/3n1n3/2N6/5N2K/5R3 b i7 m - 43 | g5h6 h6*g5 f4*e6 e5*e1
win-1 6.2 3036792342 | 2nn1br1k/6RB1/9/7r1/5q3/9/6bB1/9/1QNN3RK b i7 m - 9 | i9i8 i8*i6 h6*f6 f5*f2 g3*e1
win-1 6.2 3648914059 | 3k2Rr1/4bb3/7n1/3q1N3/1Rn2Q3/9/4Br3/N1B6/7K1 b f9 m - 39 | c5e4 e8*d7 d6*d3 e4*e1
win-1 6.2 3683795590 | 9/9/2Qk5/5b2R/1n3n3/4B2B1/2N4Nr/q5K2/1r3b2R w i2 m - 48 | h4f2 h3*g1 f2*b6 c7*e9
win-2 6.2 3730260649 | rn1b1rb2/7k1/6n2/5q3/2R6/3Q5/4N4/9/KB3R1NB w g6 m - 6 | b1f5 f5*d3 d4*d2 end f6e6 d4d8 e3*c4 c5*c7 d8*e9
win-1 6.2 3795758711 | 5r3/2n1k2R1/4Rb1nr/3Q2B2/9/3N5/5qb2/3B5/5K2N b i4 m - 33 | i7i5 i5*i6 h7*h4 g3*e1
win-2 6.2 4040497592 | 1n1q1knbr/6Q2/9/5b3/9/9/r8/9/RNB2KNBR w g2 m - 4 | g8g3 end a3f3 end c1h6 g3*g7 h6*e9
win-2 6.3 412627 | n5q2/R4k3/4n4/3B5/4b4/7r1/5NN2/bK1Q3R1/3B2r2 w a1 m - 30 | d2b4 b2*c3 b4*a5 end e5c3 b4b6 b6*e9
win-1 6.3 114000140 | 6k2/4Rn1B1/2nQ5/1q3b3/3b5/5N2r/r4N3/9/R4K1B1 b f9 m - 35 | b6b4 f8*d8 c7*e6 d5*a2 a3*a5 b4*e1
win-2 6.3 170978459 | 9/1kr6/9/2Qb1q1BR/4R4/N2Nb4/3KnB1n1/6r2/9 b c9 m - 65 | f6d8 end a4b6 g2g6 d8*g5 g6*g2 h3*e1
win-2 6.3 192105939 | 9/9/1nk6/4n4/6b2/3qB1N2/r1Q2K1N1/1B1R4R/5r1b1 w g7 m - 64 | g4f6 f6*h5 e6f4 end e4g6 g6*f7 f6*e9
win-2 6.3 551805163 | rnb2nqbk/9/9/3r5/9/5B3/9/8B/RN1R1NQ1K b i3 m - 3 | c9h4 h4*c9 end f1e3 g9f8 b9*e8 f9*g7 f8*i5 h4*e1
win-1 6.3 642199119 | 9/3B5/1R7/3bB4/3k1b3/2N1nn1r1/1N5RQ/K7r/5q3 w i1 m - 76 | i3h2 h2*g3 h3*c3 b3*b5 c4*c7 d8*e9
win-2 6.3 642199119 | n8/1k7/6n1b/3q5/2N4r1/5B3/2Q4b1/3rB4/K4NRR1 w h2 m - 16 | g1g2 g2*f2 end h5e5 c5b7 f1*d3 e2*c4 c3*c8 b7*e9
win-2 6.3 1000579466 | bb1r1nkn1/9/7Q1/5qB2/8r/9/9/9/B2R1NKNR b h3 m - 5 | f6h4 h4*h5 i5*a5 a1c3 i5b5 b5*i5 h4*e1
win-1 6.3 1026865808 | 3Q5/1r4k2/8B/R5N2/4nb3/2n6/3Rq1r1b/9/1N1K3B1 b g1 m - 51 | g3g2 g2*g4 f5*e6 e5*c5 c4*e4 e3*e1
win-2 6.3 1639379679 | nk1b3rb/9/9/2n2Q3/9/9/9/1KqB2r2/1NRN2RB1 w a1 m - 8 | f6d4 end c2c3 d4e4 b1*c2 d1*e3 e4*e9
win-2 6.3 2431742803 | kqrb3nn/9/3R1r3/3b5/9/4B4/9/9/N1BK1QN1R b g9 m - 5 | f7f8 end f1f7 b9b4 h9*e8 f8*c8 c9*c3 b4*e1
win-2 6.3 2692946385 | rk1n1r1bn/5b3/9/1Q3q3/9/4B4/7N1/9/RK1N1RB2 b b7 m - 7 | a9a7 a7*g7 end e4g6 end f8b4 f6*c3 b4*e1
save-1 6.3 2766693498 | 1k7/6R2/2b5r/1R2n1b1B/7r1/4N2Q1/6n2/3K1q1B1/N8 w i2 m - 34 | h4i3 i3*i1 end
win-1 6.3 3036792342 | 1B3br1k/6RB1/4nQ3/7r1/5qb2/3n5/2N6/5N2K/8R b i7 m - 29 | i9i8 i8*i6 h6*g6 f5*d3 d4*e1
win-2 6.3 3773830436 | 5r3/k7R/9/2q2n2n/1N7/2R6/1N2B2r1/b4b1Q1/5K1B1 w c1 m - 34 | h2c7 a2b1 end c4c2 c2*c4 b3*b6 c7*e9
win-1 6.3 3853589617 | 8n/4nk3/1b4Q2/9/9/3B5/2q3bNR/r2NB2r1/2R4K1 w g1 m - 26 | g7c7 h1*f1 e2*d3 d2*c5 d4*b6 c7*e9
save-1 6.3 3869106917 | br4kbn/1R7/3Q2n2/5q3/9/9/3r5/9/B1RN1K1BN b a8 m - 7 | f6d8 end
win-1 6.3 4057720134 | k5r2/3N5/3r5/1b7/2BB1R3/4q2n1/1b4N2/1K3Q1n1/7R1 w g2 m - 72 | d8e6 g3*i1 h1*f1 f2*f4 f5*f7 e6*e9
win-2 6.3 4200667792 | R4Q3/3b5/3bR4/kr1B2B2/9/1Nnq1nr2/6N2/9/5K3 b a2 m - 55 | d4d2 g6b1 end c4a3 a3*c3 d2*e1
win-2 6.5 81800239 | 1nnk1b1rb/9/1Q4R2/9/9/3B3q1/9/r6K1/2NN1B1R1 w g3 m - 8 | d4f2 h2*i1 h1*g1 end b9c7 b7e4 f2*e3 e4*e9
win-2 6.5 191521681 | 9/4k1b2/3B3n1/5bN2/3NQ3r/4n1K2/4q3R/1R3B3/3r5 b i9 m - 58 | e3f4 g6h8 end i5i8 i8*i6 h7*g5 f4*d2 d1*d3 e4*e1
win-1 6.5 238276754 | rn1q1kn1r/9/9/5b3/9/2bQ5/9/R8/1NB2KNBR w c3 m - 4 | c1h6 d4*b2 a2*i2 i1*i5 h6*e9
win-1 6.5 520205086 | rn1q1k2r/4n4/4b4/3Q5/9/4B4/2N6/8R/R1Bb1KN2 w d2 m - 8 | d6h6 c3*f3 e4*g2 g1*i1 i2*i5 h6*e9
win-1 6.5 642199119 | 9/3B5/1R7/3b2b2/3k5/2NNnnBr1/8Q/K6Rr/7q1 b g1 m - 81 | e4f2 f2*h3 h4*h7 g6*e4 d5*f3 f4*e1
win-2 6.5 819786594 | r2b1k3/9/R8/1Qn4n1/2NB2b2/5B3/4q4/6K1r/6N1R b b8 m - 29 | a9a8 a8*e8 d9*h5 end g2f2 e3e6 h6*f6 g5*e7 e6*e1
win-2 6.5 1263014258 | k4nnb1/2RrQ2B1/6b2/9/2r6/7q1/9/4B1K2/5R1NN b c7 m - 25 | c5c6 c6*c3 e2c4 end d8d3 d3*g3 h4*e1
win-1 6.5 1456857412 | 6r2/4k4/1rn4n1/4b4/4b4/4B4/1qN4N1/1QR6/B1R5K b d9 m - 21 | e5g3 e8*f7 e6*g8 g9*g6 h7*h4 g3*e1
win-2 6.5 1960213884 | n5b1k/9/3B3bn/1r3R3/9/9/4Q3r/3q1N1K1/N1R3B2 b i8 m - 17 | d2c3 end f6f8 b6b2 h7*b1 b2*b4 c3*e1
win-1 6.5 1992578401 | 2r3bk1/9/1nB4n1/9/1b1N4Q/6rR1/7q1/4BK3/2R5N w f9 m - 26 | i5f8 f8*f3 f2*f1 e2*c4 d5*b6 c7*e9
win-1 6.5 2052547567 | 5k3/5Q3/9/2n1b4/1n2b4/2B6/1qN1r1B2/1K7/2NR3rR w c2 m - 44 | f8h6 b2*d2 d1*d3 c3*f2 g3*i5 h6*e9
win-1 6.5 2092694446 | nnb4k1/3Qb4/R5r2/2Br5/5q3/5B3/9/2NN2K2/7R1 w d4 m - 32 | f4e5 e5*c3 d2*d5 c6*b7 a7*c7 d8*e9
win-2 6.5 2801823434 | 1nbq1knb1/9/9/3Q5/9/9/r8/R7r/1NB2KNBR w a1 m - 4 | c1b2 end f9f8 d6e6 b2*e5 e6*e9
win-2 6.5 3730260649 | r2b1r3/6Nk1/2n6/3b5/2R2n3/5Q3/6N2/B3q4/K4R2B b b4 m - 17 | e2b5 b5*b6 c7*a8 end f4b4 f5e3 a9*a6 b5*d3 e3*e1
win-2 6.5 3746583064 | 1r1r2k2/6b1q/1n1R2n1Q/1R3b3/9/9/4B1N2/2N6/5BK2 b f9 m - 11 | b7d6 end f1d3 f6c3 g9*h9 g8*d5 d6*b4 c3*e1
win-2 6.5 4069003973 | rbb2rkn1/9/7n1/9/9/5BQ2/9/3q5/RB3RKNN w i4 m - 4 | h1i3 end h7i5 i5*h2 g4e6 i1*i4 i3*g3 f4*e5 e6*e9
win-2 6.7 832073183 | bb4k2/8R/3n2n2/7B1/3q5/6Qr1/9/8r/R2B1KN1N b g5 m - 11 | g7h5 h5*e4 d5*c6 end g1f3 d5e4 d7*e5 e4*e1
win-2 6.7 1230710458 | 1nb2kn2/r1r6/9/9/3b5/4BBQ2/4q4/2N6/1R3KN1R b a5 m - 19 | e3d2 b1b4 end a8a6 a6*a8 b9*c7 c8*c3 d2*e1
win-1 6.7 2953678977 | 1k1b2nrr/5q3/9/3n1b1Q1/9/3BB4/7N1/3N5/R1R5K w e3 m - 14 | d4b6 d2*f5 e4*c2 c1*c7 b6*e9
win-2 6.7 3079774791 | 3n5/1b4r2/2QN1k3/4Nn3/2r2b3/1R2B4/4B2K1/3q5/6R2 w a9 m - 56 | e6d8 d9e7 end d8b9 b9*c8 d7*e9
win-1 6.7 3917691882 | 1r3b2n/1b1R2B1k/2n1r1N2/1Q7/9/9/2q4RB/5N3/K8 b f7 m - 29 | f9e8 e7*d7 e8*c6 c7*b4 c3*e1
win-1 6.8 412627 | 9/R4k1q1/1nB1n4/9/4b2N1/3N3r1/1b3B3/1KQR5/3r5 w a4 m - 42 | a8a5 a5*a1 b2*c3 c2*c4 d4*b6 c7*e9
win-2 6.8 340010468 | 1r6k/9/2b4n1/9/4n4/q1Q1b4/2rNRB3/1B2N2K1/5R3 b a3 m - 33 | a4b4 b4*d6 c7*b8 end f1d1 c3c2 b9*b6 c7*a5 b4*e1
win-2 6.8 982385418 | 6R2/5b3/3rNn1n1/3N3Q1/3k5/2B3b2/4q2K1/5R1r1/8B w f9 m - 72 | h6e6 end h7f6 end e7g8 g8*e7 e6*e9
win-2 6.8 1026865808 | r1b6/6kq1/R8/2nn5/3B1bB2/5Q3/8r/9/1N1K2NR1 w f6 m - 24 | f4g3 g5*h4 g3*f2 end c6d4 g5h6 g3*i5 h6*e9
win-2 6.8 1311397165 | 1k7/5n3/2N3N2/3nb4/3Q2b2/1R2B4/6B2/rK2r4/5Rq2 b c9 m - 33 | f8d9 end g7e8 g1a7 d9*d7 d6*b6 a7*e3 e2*e1
win-2 6.8 1416774601 | n1nk2brr/Q1b6/9/9/9/R4q3/9/8N/1RKN1B2B b f7 m - 5 | c9e8 end a4e4 f4g3 e8*h8 h9*h4 g3*e1
win-2 6.8 1841700392 | rnb2k2r/6b2/4B4/7nQ/9/3q5/R8/4K4/1N4NBR b h9 m - 9 | h6g4 end i6i8 end d4f6 g8*f7 f6*f3 g4*e1
win-2 6.8 2714835352 | b1nb2rk1/6Rn1/9/4q4/4B4/6B2/9/6rN1/1QN4KR w i2 m - 8 | b1g6 end a9d6 g6h6 i1*i5 h6*e9
win-2 6.8 2717313790 | rr1n2q1k/3R2b2/6n2/9/R8/3b5/9/5Q3/2BN1N1BK b h7 m - 9 | d4c3 g8*f9 g9*h9 end d8f8 b9b2 g8*a2 b2*d2 c3*e1
win-1 6.8 3036792342 | 1B4r1k/7R1/1Q4B2/7r1/4q1bR1/5n3/5n2K/4NN3/1b7 b i7 m - 53 | i9i8 i8*i6 h6*e6 e5*e3 f4*g2 f3*e1
win-1 6.8 3309552747 | 2nn1krqr/B8/3b5/3b3B1/9/9/9/5Q3/KN1R1N2R b b8 m - 5 | h9e6 c9*c6 d7*e8 d9*c7 d6*e5 e6*e1
win-2 7 829156864 | 2b4b1/R3nk2Q/4B3r/2B1n1r2/1N2q4/9/4K3R/4N4/9 w b9 m - 38 | a8b8 end e8d6 end b5c7 b8*b5 c6*d7 c7*e9
win-2 7 1230710458 | 1n3k3/2r6/9/rR3n3/3b5/1N2BBQb1/4q2N1/9/5K2R w g1 m - 26 | h3f2 end c8c6 f4h6 f2*i2 i1*i5 h6*e9
win-2 7 2330954893 | 1n7/2rQk1b2/2B6/R8/4n4/1b2N4/3q3N1/3K4r/7BR b f9 m - 25 | i2e2 end d8d7 e8f8 f8*f7 g8*d5 e5*e3 e2*e1
win-2 7 3648914059 | n2k2brn/1R1q5/3b5/9/4Q4/3B5/6r2/9/1NNB2RK1 w g5 m - 12 | e5f4 f4*d2 end d7e6 d4g7 c1*f3 f4*f8 g7*e9
win-1 7 3721856408 | 3k1br2/9/1nn6/5b3/4B4/7q1/2Q2B3/2RN3r1/K6RN b d8 m - 15 | f6g7 d9*d7 c7*f8 g7*i5 h4*e1
win-2 7 4095057737 | 5nbr1/8k/5b3/2n2R1B1/Q8/9/6q2/2r3R2/KN1B4N b a3 m - 23 | g9b4 b4*c5 c6*e6 f7*g8 end h6g7 end g3e5 f7*e6 e5*e1
win-2 7.2 2560081207 | R7n/B2kQ4/4b1Rn1/5N3/9/3BN4/9/1q1r2K1b/2r6 w h2 m - 50 | e4g3 g3*i4 h7i5 i5*h2 end e8h5 g3*i4 h5*f7 f6*e9
win-2 7.2 2692946385 | 1k1n1r1b1/9/r7n/3b1q3/9/4B4/2Q4N1/8R/R1KN2B2 w i8 m - 18 | e4h7 h7*c2 d1*b4 c3*d2 end f6e5 g1b6 c3*a5 b6*e9
win-2 7.2 4196726018 | 9/4k3r/b7R/1Qr6/3N5/R4n3/3q2n2/3BK1B1b/6N2 w a6 m - 50 | d5c7 end d3b5 b5*c4 end c7d5 d5*a5 b6*e9
win-2 7.3 1311397165 | 1k7/5nb2/9/9/3NQN3/1Rn6/4b1B1q/r4rB2/K1R6 w b1 m - 22 | b4b2 end i3d8 end b2d2 c1*d1 d2*d4 d5*f3 g2*e4 e5*e9
win-2 7.3 2330954893 | 1R3r3/5N3/R1k6/3B1N3/3b5/2n3Q2/2nKbBq2/1r7/9 w c9 m - 82 | g4e6 b9*d9 c7d8 d8*d7 end e6e7 e7*f7 f6*e9
win-2 7.3 3200354535 | 9/4n4/9/6k2/1B7/1r2nrR2/2N1B1q1K/R3bQ3/6b1N b d9 m - 60 | e8c9 end b5e8 e8*f7 end f4f6 f6*f3 e4*e1
win-2 7.3 3628502318 | 1n7/5nkb1/4r4/r1R1b2Q1/4B4/5N2R/3Bq4/5K3/N8 b a7 m - 37 | e3c5 end e5b8 b8*c9 end e6b3 b9*e8 e7*e1
win-2 7.3 3683795590 | 9/7Q1/n2k5/2R6/4bn3/4B2B1/1qN6/6K1r/r4bN1R w i9 m - 36 | c6e6 end e5f6 h8i8 i8*i5 h4*f2 g1*d3 c3*e5 e6*e9
win-2 7.5 1184307645 | kr1n1b1n1/3q5/9/9/3Qb4/9/2N3B2/1Kr6/1R3BRN1 b c9 m - 11 | c2e2 end g3f4 d8b6 d9*a8 a9*a7 b6*e3 e2*e1
win-2 7.5 4124701636 | b1r3n2/1qk1N2rR/4nb1R1/4B4/9/4Q4/2B6/4NK3/9 w b4 m - 32 | e4e3 c3*d2 end a9c7 c3g7 e3*h6 g7*e9
win-2 7.7 775092308 | r2n2kr1/9/2B1b1n2/4Rq3/9/7R1/7b1/8Q/1B1N1NK2 b f4 m - 11 | f6e5 e5*d6 e7*f8 end h4b4 e7d8 g9*e7 d8*f6 g7*e4 e5*e1
win-2 7.7 3648914059 | n2k2brn/1R1q5/3b5/9/5Q3/3B5/5r3/9/1NNB2RK1 w b3 m - 14 | d1c2 c2*d1 end d7e6 f5f8 c1*c3 d4*g7 f8*e9
win-2 7.7 3947132454 | brrb1n1nk/9/1B4Q2/3q5/9/9/9/9/RKBN1R2N b c7 m - 3 | c9c8 d6*b8 end c1e3 end d6b4 a9*c7 c8*c3 b4*e1
win-2 7.8 642199119 | 9/3B3r1/4R1b2/1N2B1n2/2nk1b2Q/3r5/1N7/K5R2/5q3 b h1 m - 61 | h8h2 h2*h8 g7*f6 g6*e4 end b6c4 g6f4 d5*f3 f4*e1
win-2 7.8 1538839720 | k5bn1/9/4n4/9/9/8R/N1Rr5/1NrQbq1B1/2K2B3 w b1 m - 16 | d2e3 c1*a1 end d3d8 e3h6 b2*b3 c3*i3 i4*i5 h6*e9
win-2 8 333504932 | 1n1r2kbn/q8/2R2r3/B8/6b2/5Q3/8B/9/N2K3NR b f9 m - 9 | i9g8 g8*e7 f7*h7 end h1g3 a8e8 g8*f6 g5*e7 e8*e1
win-2 8.5 799564906 | 2bq1knb1/9/2n6/5Q3/9/9/r7r/4K4/RNB3NBR w f4 m - 6 | e2f3 f3*f2 end h9e6 f6g7 f3*f1 g1*d2 c1*h6 g7*e9
win-2 8.7 642199119 | n1k2nbr1/9/9/1Q1q5/7B1/5B3/1N5b1/3r5/K4NRR1 w h2 m - 8 | g1g2 g2*e2 f1*g3 end h3g4 end b6e3 f4*h2 g2*e2 e3*e9
win-2 9.2 3987965804 | bnrb2krn/9/9/5q1Q1/9/9/5B3/9/BR1K1NN1R b g7 m - 3 | a9d6 f6*e5 d6*a9 end b1b8 end d6b4 b9*c8 c9*c3 b4*e1
`;
