/**
 * The puzzles, as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution;
 * other first actions that come to the same.
 */
export const PUZZLE_LIST = `
save-1 2.3 1649939545 | r1b2knb1/3n5/9/8r/7Q1/6B2/4B1q2/3N5/R4KN1R b d1 m - 17 | g3f2
save-1 2.5 982385418 | 1b4b1n/1k7/2Q1n4/9/r4q3/2B6/9/5NKr1/RRN5B b f1 m - 13 | f5b5
save-1 2.7 1597235563 | k1nb3r1/2R2rn2/9/1B3b3/6Q2/9/9/1q7/KRNB3N1 w f9 m - 12 | g5e5
save-1 2.8 3588356551 | k2n2r2/4bn3/4Q2q1/5b2r/6B2/9/2R5N/1R7/K2N1B3 b c1 m - 19 | d9c7
save-1 3 591997599 | r4kn1r/9/2n6/4bb3/6B2/3Q5/9/R3q1K2/1N4NBR w f7 m - 10 | g5e3
win-1 3 1864665749 | 9/3r3R1/n3kb1r1/2R6/4n4/7N1/N1b1q4/3BBKQ2/9 w f8 m - 54 | g2g7 g7*e9
save-1 3 3986216862 | r4kn1r/3n5/5q3/9/6B1Q/7b1/2N2B1b1/4N4/R4K2R w d9 m - 14 | f1f2
save-1 3.2 1203916252 | rnb3nbr/B3k4/9/3q5/9/3Q5/9/9/RNB2KN1R w f9 m - 4 | d4e5
win-1 3.3 613082655 | 9/4n4/4Qq3/3kB1N2/5b3/9/rnb1N1r2/1RK6/3R4B b d3 m - 37 | b3d4 d4*e1
win-1 3.3 1203916252 | r6br/B3k4/7n1/2nq5/R3Q1b2/9/2N5R/9/2B2KN2 w f8 m - 12 | e5g7 g7*e9
win-1 3.3 1819856761 | 3R1r3/2n2k3/9/4b3r/4Q1n2/3bB1N2/3q5/3BK4/1N4R2 b f2 m - 39 | d3g3 g3*e1
save-1 3.5 3079774791 | b1rn1qnkr/9/9/9/5b3/5Q3/8R/9/BBRN2NK1 b f1 m - 3 | a9e5
win-1 3.5 3628502318 | rn3k3/4r2b1/R6n1/4b1B2/4B4/9/2R3q2/4NK3/N6Q1 w i5 m - 18 | h1h6 h6*e9
win-1 3.8 642199119 | 9/1k3n1r1/1n5Rb/3qB4/2N2bB2/1Q7/4N4/1K1r2R2/9 w b5 m - 36 | g5d8 c5*c7 d8*e9
save-1 3.8 1263014258 | k4nnb1/1R1r3B1/6b2/9/2r1Q4/1q7/9/4B1K2/5R1NN w d9 m - 22 | e5e8 e8*i4
save-1 3.8 3801990973 | 9/1k3b3/3r1b1Q1/5qN2/5N3/9/2K1n1r2/3nBBR2/7R1 b i6 m - 41 | f7g8
win-1 4.2 1819856761 | rnb2knbr/9/1B7/3q5/9/R8/9/4K4/1NBQ2N1R b c7 m - 5 | c9h4 d6*g3 h4*e1
save-1 4.3 3987965804 | 1nr3kr1/4b1n2/4Q4/4q4/8R/7b1/5B3/9/BR1K1NN2 w g5 m - 12 | i5h5 h5*a5
win-1 4.5 2393668006 | rnb2kn1r/6bB1/9/9/9/Q2q5/9/9/RN3KNBR b h9 m - 5 | d4e5 g8*e6 e5*e1
win-1 4.7 1263014258 | k1r2n1bb/1R1r3Bn/3Q5/9/9/5q3/9/4B1K2/5R1NN b h7 m - 13 | f4h4 i8*i5 h4*e1
win-1 4.7 1263014258 | k4n1b1/1R1r3Bn/6b2/9/2r4Q1/5q3/9/4B1K2/5R1NN b g5 m - 19 | g7c3 f4*d2 c3*e1
win-1 4.7 2354912908 | 5q1r1/4b1Rk1/2rQN4/5b1R1/5n3/4n4/1N1B2B2/5K3/9 b i6 m - 49 | e8h5 h5*f3 e4*e1
win-1 4.7 2397226835 | 9/5Q1r1/2n1b1k2/4b4/r2qN4/2RnB4/9/1B1NK4/8R b c5 m - 35 | c7b5 b5*d3 d4*e1
win-1 4.8 412627 | 9/R4k3/1nB1n3q/3Qb4/4bN1N1/6r2/1K3B3/6R2/3r5 w e2 m - 54 | g2f2 f2*g2 f3*d5 d6*d8 c7*e9
win-1 4.8 204219926 | 2b2knbr/r3Q3R/2n6/4q4/9/9/7N1/9/RNB2K1B1 b f7 m - 9 | f9f8 f8*f9 g9*e7 e6*e1
win-1 4.8 1649939545 | 9/5k3/4bn3/1Q5Rr/3bB4/3n2B2/5N3/r2N1q3/R4K3 b b2 m - 37 | d4b3 a2*c2 b3*e1
win-1 4.8 3800749848 | 2k6/4b4/6n2/4n4/5Q1r1/3Bq4/1B4N2/1rK4b1/R5NR1 w a2 m - 22 | d4b6 a1*a5 b6*e9
win-1 5 1024639322 | 8r/r1N1n1k2/R8/6b2/4qQb2/3n5/9/4N2BR/5K1B1 b i8 m - 45 | g5h4 i9*i5 h4*e1
win-1 5 4161673871 | 6R2/6rk1/2nqb4/4Qn3/r3N4/4b1BK1/2N1B4/5R3/9 w d4 m - 38 | e3h6 c3*f5 e5*g7 h6*e9
save-1 5.2 106453788 | 7k1/3r5/1n5b1/5R3/4q4/3NBKnb1/1N7/4QB3/1Rr6 b d1 m - 79 | e5e6 end
win-1 5.2 1573228749 | rnbq1kn1r/3Q5/9/9/9/5B3/9/6b2/RN3KNBR w h2 m - 4 | f4g3 g3*c7 d8*e9
win-1 5.2 2022038124 | 1k1b3r1/5nn2/9/7B1/r1Q6/1b4q2/2K6/4B4/R1N3R1N b f9 m - 21 | g4h4 f8*h8 h9*h7 g8*i5 h4*e1
win-1 5.3 1649939545 | 9/6k2/2Q6/4b2Rr/1n2B4/4n1Bb1/5N3/r2N1qK2/7R1 b i2 m - 49 | i6i3 i3*i5 h4*g3 f2*e1
win-2 5.3 2510365511 | 3r5/3n5/9/1Q1b5/1B1R1k3/1r2NB1n1/q2b5/7K1/R5N2 w c6 m - 64 | b6b7 end d8e6 end b7e7 b5*e8 e7*e9
save-1 5.5 412627 | 9/R4k1q1/1nB1n4/9/4b2N1/3N2r2/Kb3B3/2Q3R2/3r5 b e2 m - 45 | b7d8 end
win-1 5.5 204219926 | 3N5/Q8/2r2b2R/3b1r3/6k2/4n2R1/3n1N3/1BB5q/5K3 b b7 m - 97 | d3b4 c7*e7 d6*c5 b4*d3 e4*e1
win-1 5.5 1864665749 | 1n4n2/r8/4k3r/2Q2R3/b5R2/7q1/N6B1/3B1K2N/5b3 w g2 m - 32 | c6c7 f2*h2 i2*g4 h3*e6 f6*b6 c7*e9
win-1 5.5 3599034199 | 1nnb2krr/9/2R6/9/4b3R/2Q6/2q6/9/BNNB2K2 b c5 m - 9 | e5d6 d6*b4 c3*e1
win-1 5.7 1649939545 | 9/3Q2k2/9/4b2Rr/4B4/3nn1Bb1/5N3/1r1N1q1K1/7R1 b i1 m - 53 | i6i2 i2*i5 h4*g3 f2*e1
win-2 5.7 1992578401 | n1r2rbkn/2Q6/9/1Bb6/9/9/9/3qB4/1NR2K1RN w d6 m - 12 | c8c7 c7*h2 end c6g2 end c7g3 g3*c7 b6*e9
win-1 5.8 412627 | n8/R4k1q1/4nb3/3B5/4b4/3N3r1/6N2/1KQ4R1/3B2r2 w c1 m - 34 | d6c7 c2*c4 d4*b6 c7*e9
save-1 5.8 487873926 | 2n6/3r5/1k1Q5/4N1b2/5R3/r2N1Bn2/3B5/1K2qR3/6b2 b f1 m - 49 | g6f7 end
win-1 5.8 819786594 | r4k3/3n4n/5b3/7Q1/R2B2b2/5B3/2N6/3q2K1r/6N1R w h1 m - 18 | h6e6 g1*g3 f4*e5 e6*e9
win-2 6.3 412627 | n5q2/R4k3/4n4/3B5/4b4/7r1/5NN2/bK1Q3R1/3B2r2 w a1 m - 30 | d2b4 b2*c3 b4*a5 end e5c3 b4b6 b6*e9
win-2 6.3 551805163 | rnb2nqbk/9/9/3r5/9/5B3/9/8B/RN1R1NQ1K b i3 m - 3 | c9h4 h4*c9 end f1e3 g9f8 b9*e8 f9*g7 f8*i5 h4*e1
win-2 6.3 642199119 | n8/1k7/6n1b/3q5/2N4r1/5B3/2Q4b1/3rB4/K4NRR1 w h2 m - 16 | g1g2 g2*f2 end h5e5 c5b7 f1*d3 e2*c4 c3*c8 b7*e9
win-1 6.3 642199119 | 9/3B5/1R7/3bB4/3k1b3/2N1nn1r1/1N5RQ/K7r/5q3 w i1 m - 76 | i3h2 h2*g3 h3*c3 b3*b5 c4*c7 d8*e9
win-2 6.3 1639379679 | nk1b3rb/9/9/2n2Q3/9/9/9/1KqB2r2/1NRN2RB1 w a1 m - 8 | f6d4 end c2c3 d4e4 b1*c2 d1*e3 e4*e9
win-1 6.5 642199119 | 9/3B5/1R7/3b2b2/3k5/2NNnnBr1/8Q/K6Rr/7q1 b g1 m - 81 | e4f2 f2*h3 h4*h7 g6*e4 d5*f3 f4*e1
win-2 6.5 819786594 | r2b1k3/9/R8/1Qn4n1/2NB2b2/5B3/4q4/6K1r/6N1R b b8 m - 29 | a9a8 a8*e8 d9*h5 end g2f2 e3e6 h6*f6 g5*e7 e6*e1
win-2 6.5 1263014258 | k4nnb1/2RrQ2B1/6b2/9/2r6/7q1/9/4B1K2/5R1NN b c7 m - 25 | c5c6 c6*c3 e2c4 end d8d3 d3*g3 h4*e1
win-1 6.5 1992578401 | 2r3bk1/9/1nB4n1/9/1b1N4Q/6rR1/7q1/4BK3/2R5N w f9 m - 26 | i5f8 f8*f3 f2*f1 e2*c4 d5*b6 c7*e9
win-2 6.7 3079774791 | 3n5/1b4r2/2QN1k3/4Nn3/2r2b3/1R2B4/4B2K1/3q5/6R2 w a9 m - 56 | e6d8 d9e7 end d8b9 b9*c8 d7*e9
win-1 6.8 412627 | 9/R4k1q1/1nB1n4/9/4b2N1/3N3r1/1b3B3/1KQR5/3r5 w a4 m - 42 | a8a5 a5*a1 b2*c3 c2*c4 d4*b6 c7*e9
win-2 6.8 982385418 | 6R2/5b3/3rNn1n1/3N3Q1/3k5/2B3b2/4q2K1/5R1r1/8B w f9 m - 72 | h6e6 end h7f6 end e7g8 g8*e7 e6*e9
win-2 6.8 1416774601 | n1nk2brr/Q1b6/9/9/9/R4q3/9/8N/1RKN1B2B b f7 m - 5 | c9e8 end a4e4 f4g3 e8*h8 h9*h4 g3*e1
win-2 7.3 3628502318 | 1n7/5nkb1/4r4/r1R1b2Q1/4B4/5N2R/3Bq4/5K3/N8 b a7 m - 37 | e3c5 end e5b8 b8*c9 end e6b3 b9*e8 e7*e1
win-2 7.8 642199119 | 9/3B3r1/4R1b2/1N2B1n2/2nk1b2Q/3r5/1N7/K5R2/5q3 b h1 m - 61 | h8h2 h2*h8 g7*f6 g6*e4 end b6c4 g6f4 d5*f3 f4*e1
win-2 8.7 642199119 | n1k2nbr1/9/9/1Q1q5/7B1/5B3/1N5b1/3r5/K4NRR1 w h2 m - 8 | g1g2 g2*e2 f1*g3 end h3g4 end b6e3 f4*h2 g2*e2 e3*e9
win-2 9.2 3987965804 | bnrb2krn/9/9/5q1Q1/9/9/5B3/9/BR1K1NN1R b g7 m - 3 | a9d6 f6*e5 d6*a9 end b1b8 end d6b4 b9*c8 c9*c3 b4*e1
`;
