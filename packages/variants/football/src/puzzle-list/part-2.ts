/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-1 5.7 2560081207 | 9/B3Q4/2Nk4R/2Rb3n1/4Bbn2/1q2N4/4r4/3r2K2/9 b h3 m - 81 | h6i4 i4*f4 g5*e2 e3*e1
win-1 5.7 4016569157 | 2b5r/R8/6k2/4b4/1n2n1B2/3q3Q1/1BN2K3/r3N4/R8 b a4 m - 25 | e5d3 b5*b2 a2*c2 d3*e1
win-1 5.7 4278237028 | brn3kn1/4q4/1R1b5/9/9/5Q3/8r/9/B1N2BKNR w h2 m - 8 | a1g7 h1*f3 f4*f8 g7*e9
win-1 5.8 412627 | n8/R4k1q1/4nb3/3B5/4b4/3N3r1/6N2/1KQ4R1/3B2r2 w c1 m - 34 | d6c7 c2*c4 d4*b6 c7*e9
win-1 5.8 359150499 | 3r5/Rk4r2/3b5/6B2/q2Q1n3/6n2/1KB1N3R/3bN4/9 b a7 m - 35 | a5d8 b8*c9 d8*g5 f5*f3 g4*e1
save-1 5.8 487873926 | 2n6/3r5/1k1Q5/4N1b2/5R3/r2N1Bn2/3B5/1K2qR3/6b2 b f1 m - 49 | g6f7 end
win-2 5.8 582242496 | 5R1r1/n3k4/2N6/3bn4/4Qb3/1N2B4/4q1r2/5B1KR/9 w i1 m - 44 | e5g7 end g3i3 g7h6 h2*g3 f2*i5 h6*e9
win-2 5.8 695597548 | rnqn1bk1b/9/9/9/9/5Q3/7r1/9/RN1N1BKRB w f3 m - 2 | i1g3 f4*f2 end c9e7 f4h6 g3*i5 h6*e9
win-2 5.8 705044073 | 5R3/B3k4/1rn1R4/9/5Q3/rnbB1b3/2N2KNq1/9/9 b a6 m - 43 | c4b5 end d4b6 end b4c2 b5*d3 c2*e1
win-1 5.8 819786594 | r4k3/3n4n/5b3/7Q1/R2B2b2/5B3/2N6/3q2K1r/6N1R w h1 m - 18 | h6e6 g1*g3 f4*e5 e6*e9
win-1 5.8 1921772106 | 1q1r1Q3/rR7/2n1k4/R8/3N2n2/2b1B2b1/2B6/7K1/6N2 b a9 m - 33 | d9d8 b9*d9 d8*d6 c7*f5 g5*g3 h4*e1
win-1 6 496607402 | n1br1nrbk/5Q3/9/4q4/9/9/9/9/KR1N1BRNB b i8 m - 3 | i9h8 h8*g8 f9*e7 e6*e1
win-2 6 2801823434 | 9/B1n6/1r3N3/4kN1r1/1b6R/1Q2n4/4B1b2/1q3R1K1/9 w f8 m - 56 | b4e7 end b5e8 end f7e5 e7*d6 e5*f7 f6*e9
win-1 6 3267298190 | 5r3/7k1/6n2/2b1Qb3/1rn6/B3N4/5K3/1qRBN4/2R6 w a2 m - 62 | a4b3 b3*d5 e4*e7 e6*e9
win-2 6 3628349899 | q2n1rkrn/9/1R7/5b3/4Bb3/9/9/9/2NR1BKQN w h4 m - 4 | e5g3 g3*f2 end a9a2 h1e4 g1*e3 e4*e9
win-1 6.2 1020646341 | 5kn2/2Qn5/3q5/r2B5/R8/4B4/1b6r/4Kb2R/1N4N2 b b9 m - 19 | a6a9 a9*d9 d8*f8 g9*e6 d7*h3 i3*g3 f2*e1
win-2 6.2 1033442525 | 9/6kq1/3N5/4n2BQ/r4RNn1/3Rbb3/6r2/2B6/7K1 b g1 m - 33 | g3g2 g2*g3 f4*e5 e6*f3 end i6i4 h5g3 g3*e1
win-2 6.2 1480746807 | kn1r1r1bn/9/8Q/9/9/1b5q1/1B7/9/KN1R1RB1N w a4 m - 6 | d1d2 b3*c2 end d9d3 end i7e3 d2*e2 e3*e9
win-1 6.2 1921772106 | 1q3Q2B/rR7/2n1k4/R2r5/3N2n2/2b1B2b1/9/7KN/9 b a9 m - 37 | d6d8 b9*d9 d8*d6 c7*f5 g5*g3 h4*e1
win-2 6.2 2560081207 | 2k4Rn/B3Q4/4b1Rn1/9/2N4N1/3B5/2r2K1b1/3qr4/9 b h2 m - 41 | e2g2 g2*e2 d2*c2 c3*c1 end f3f2 c3c2 c2*c3 d2*e1
win-2 6.2 4040497592 | 1n1q1knbr/6Q2/9/5b3/9/9/r8/9/RNB2KNBR w g2 m - 4 | g8g3 end a3f3 end c1h6 g3*g7 h6*e9
win-2 6.3 412627 | n5q2/R4k3/4n4/3B5/4b4/7r1/5NN2/bK1Q3R1/3B2r2 w a1 m - 30 | d2b4 b2*c3 b4*a5 end e5c3 b4b6 b6*e9
win-1 6.3 114000140 | 6k2/4Rn1B1/2nQ5/1q3b3/3b5/5N2r/r4N3/9/R4K1B1 b f9 m - 35 | b6b4 f8*d8 c7*e6 d5*a2 a3*a5 b4*e1
win-2 6.3 551805163 | rnb2nqbk/9/9/3r5/9/5B3/9/8B/RN1R1NQ1K b i3 m - 3 | c9h4 h4*c9 end f1e3 g9f8 b9*e8 f9*g7 f8*i5 h4*e1
win-1 6.3 642199119 | 9/3B5/1R7/3bB4/3k1b3/2N1nn1r1/1N5RQ/K7r/5q3 w i1 m - 76 | i3h2 h2*g3 h3*c3 b3*b5 c4*c7 d8*e9
win-2 6.3 642199119 | n8/1k7/6n1b/3q5/2N4r1/5B3/2Q4b1/3rB4/K4NRR1 w h2 m - 16 | g1g2 g2*f2 end h5e5 c5b7 f1*d3 e2*c4 c3*c8 b7*e9
win-2 6.3 1639379679 | nk1b3rb/9/9/2n2Q3/9/9/9/1KqB2r2/1NRN2RB1 w a1 m - 8 | f6d4 end c2c3 d4e4 b1*c2 d1*e3 e4*e9
win-2 6.3 2431742803 | kqrb3nn/9/3R1r3/3b5/9/4B4/9/9/N1BK1QN1R b g9 m - 5 | f7f8 end f1f7 b9b4 h9*e8 f8*c8 c9*c3 b4*e1
win-2 6.3 3773830436 | 5r3/k7R/9/2q2n2n/1N7/2R6/1N2B2r1/b4b1Q1/5K1B1 w c1 m - 34 | h2c7 a2b1 end c4c2 c2*c4 b3*b6 c7*e9
save-1 6.3 3869106917 | br4kbn/1R7/3Q2n2/5q3/9/9/3r5/9/B1RN1K1BN b a8 m - 7 | f6d8 end
win-1 6.3 4057720134 | k5r2/3N5/3r5/1b7/2BB1R3/4q2n1/1b4N2/1K3Q1n1/7R1 w g2 m - 72 | d8e6 g3*i1 h1*f1 f2*f4 f5*f7 e6*e9
win-1 6.5 520205086 | rn1q1k2r/4n4/4b4/3Q5/9/4B4/2N6/8R/R1Bb1KN2 w d2 m - 8 | d6h6 c3*f3 e4*g2 g1*i1 i2*i5 h6*e9
win-1 6.5 642199119 | 9/3B5/1R7/3b2b2/3k5/2NNnnBr1/8Q/K6Rr/7q1 b g1 m - 81 | e4f2 f2*h3 h4*h7 g6*e4 d5*f3 f4*e1
win-2 6.5 819786594 | r2b1k3/9/R8/1Qn4n1/2NB2b2/5B3/4q4/6K1r/6N1R b b8 m - 29 | a9a8 a8*e8 d9*h5 end g2f2 e3e6 h6*f6 g5*e7 e6*e1
win-2 6.5 1263014258 | k4nnb1/2RrQ2B1/6b2/9/2r6/7q1/9/4B1K2/5R1NN b c7 m - 25 | c5c6 c6*c3 e2c4 end d8d3 d3*g3 h4*e1
win-1 6.5 1456857412 | 6r2/4k4/1rn4n1/4b4/4b4/4B4/1qN4N1/1QR6/B1R5K b d9 m - 21 | e5g3 e8*f7 e6*g8 g9*g6 h7*h4 g3*e1
win-1 6.5 1992578401 | 2r3bk1/9/1nB4n1/9/1b1N4Q/6rR1/7q1/4BK3/2R5N w f9 m - 26 | i5f8 f8*f3 f2*f1 e2*c4 d5*b6 c7*e9
win-1 6.5 2092694446 | nnb4k1/3Qb4/R5r2/2Br5/5q3/5B3/9/2NN2K2/7R1 w d4 m - 32 | f4e5 e5*c3 d2*d5 c6*b7 a7*c7 d8*e9
win-2 6.5 2801823434 | 1nbq1knb1/9/9/3Q5/9/9/r8/R7r/1NB2KNBR w a1 m - 4 | c1b2 end f9f8 d6e6 b2*e5 e6*e9
win-2 6.7 1230710458 | 1nb2kn2/r1r6/9/9/3b5/4BBQ2/4q4/2N6/1R3KN1R b a5 m - 19 | e3d2 b1b4 end a8a6 a6*a8 b9*c7 c8*c3 d2*e1
win-2 6.7 3079774791 | 3n5/1b4r2/2QN1k3/4Nn3/2r2b3/1R2B4/4B2K1/3q5/6R2 w a9 m - 56 | e6d8 d9e7 end d8b9 b9*c8 d7*e9
win-1 6.7 3917691882 | 1r3b2n/1b1R2B1k/2n1r1N2/1Q7/9/9/2q4RB/5N3/K8 b f7 m - 29 | f9e8 e7*d7 e8*c6 c7*b4 c3*e1
win-1 6.8 412627 | 9/R4k1q1/1nB1n4/9/4b2N1/3N3r1/1b3B3/1KQR5/3r5 w a4 m - 42 | a8a5 a5*a1 b2*c3 c2*c4 d4*b6 c7*e9
win-2 6.8 340010468 | 1r6k/9/2b4n1/9/4n4/q1Q1b4/2rNRB3/1B2N2K1/5R3 b a3 m - 33 | a4b4 b4*d6 c7*b8 end f1d1 c3c2 b9*b6 c7*a5 b4*e1
win-2 6.8 982385418 | 6R2/5b3/3rNn1n1/3N3Q1/3k5/2B3b2/4q2K1/5R1r1/8B w f9 m - 72 | h6e6 end h7f6 end e7g8 g8*e7 e6*e9
win-2 6.8 1416774601 | n1nk2brr/Q1b6/9/9/9/R4q3/9/8N/1RKN1B2B b f7 m - 5 | c9e8 end a4e4 f4g3 e8*h8 h9*h4 g3*e1
win-2 6.8 1841700392 | rnb2k2r/6b2/4B4/7nQ/9/3q5/R8/4K4/1N4NBR b h9 m - 9 | h6g4 end i6i8 end d4f6 g8*f7 f6*f3 g4*e1
win-2 6.8 2714835352 | b1nb2rk1/6Rn1/9/4q4/4B4/6B2/9/6rN1/1QN4KR w i2 m - 8 | b1g6 end a9d6 g6h6 i1*i5 h6*e9
win-2 7 829156864 | 2b4b1/R3nk2Q/4B3r/2B1n1r2/1N2q4/9/4K3R/4N4/9 w b9 m - 38 | a8b8 end e8d6 end b5c7 b8*b5 c6*d7 c7*e9
win-2 7 1230710458 | 1n3k3/2r6/9/rR3n3/3b5/1N2BBQb1/4q2N1/9/5K2R w g1 m - 26 | h3f2 end c8c6 f4h6 f2*i2 i1*i5 h6*e9
win-1 7 3721856408 | 3k1br2/9/1nn6/5b3/4B4/7q1/2Q2B3/2RN3r1/K6RN b d8 m - 15 | f6g7 d9*d7 c7*f8 g7*i5 h4*e1
win-2 7 4095057737 | 5nbr1/8k/5b3/2n2R1B1/Q8/9/6q2/2r3R2/KN1B4N b a3 m - 23 | g9b4 b4*c5 c6*e6 f7*g8 end h6g7 end g3e5 f7*e6 e5*e1
win-2 7.2 2560081207 | R7n/B2kQ4/4b1Rn1/5N3/9/3BN4/9/1q1r2K1b/2r6 w h2 m - 50 | e4g3 g3*i4 h7i5 i5*h2 end e8h5 g3*i4 h5*f7 f6*e9
win-2 7.3 3628502318 | 1n7/5nkb1/4r4/r1R1b2Q1/4B4/5N2R/3Bq4/5K3/N8 b a7 m - 37 | e3c5 end e5b8 b8*c9 end e6b3 b9*e8 e7*e1
win-2 7.5 1184307645 | kr1n1b1n1/3q5/9/9/3Qb4/9/2N3B2/1Kr6/1R3BRN1 b c9 m - 11 | c2e2 end g3f4 d8b6 d9*a8 a9*a7 b6*e3 e2*e1
win-2 7.7 775092308 | r2n2kr1/9/2B1b1n2/4Rq3/9/7R1/7b1/8Q/1B1N1NK2 b f4 m - 11 | f6e5 e5*d6 e7*f8 end h4b4 e7d8 g9*e7 d8*f6 g7*e4 e5*e1
win-2 7.8 642199119 | 9/3B3r1/4R1b2/1N2B1n2/2nk1b2Q/3r5/1N7/K5R2/5q3 b h1 m - 61 | h8h2 h2*h8 g7*f6 g6*e4 end b6c4 g6f4 d5*f3 f4*e1
win-2 8 333504932 | 1n1r2kbn/q8/2R2r3/B8/6b2/5Q3/8B/9/N2K3NR b f9 m - 9 | i9g8 g8*e7 f7*h7 end h1g3 a8e8 g8*f6 g5*e7 e8*e1
win-2 8.7 642199119 | n1k2nbr1/9/9/1Q1q5/7B1/5B3/1N5b1/3r5/K4NRR1 w h2 m - 8 | g1g2 g2*e2 f1*g3 end h3g4 end b6e3 f4*h2 g2*e2 e3*e9
win-2 9.2 3987965804 | bnrb2krn/9/9/5q1Q1/9/9/5B3/9/BR1K1NN1R b g7 m - 3 | a9d6 f6*e5 d6*a9 end b1b8 end d6b4 b9*c8 c9*c3 b4*e1
`;
