/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-2 6.3 3773830436 | 5r3/k7R/9/2q2n2n/1N7/2R6/1N2B2r1/b4b1Q1/5K1B1 w c1 m - 34 | h2c7 a2b1 end c4c2 c2*c4 b3*b6 c7*e9
win-1 6.3 3853589617 | 8n/4nk3/1b4Q2/9/9/3B5/2q3bNR/r2NB2r1/2R4K1 w g1 m - 26 | g7c7 h1*f1 e2*d3 d2*c5 d4*b6 c7*e9
save-1 6.3 3869106917 | br4kbn/1R7/3Q2n2/5q3/9/9/3r5/9/B1RN1K1BN b a8 m - 7 | f6d8 end
win-1 6.3 4057720134 | k5r2/3N5/3r5/1b7/2BB1R3/4q2n1/1b4N2/1K3Q1n1/7R1 w g2 m - 72 | d8e6 g3*i1 h1*f1 f2*f4 f5*f7 e6*e9
win-2 6.3 4200667792 | R4Q3/3b5/3bR4/kr1B2B2/9/1Nnq1nr2/6N2/9/5K3 b a2 m - 55 | d4d2 g6b1 end c4a3 a3*c3 d2*e1
win-1 6.3 4271584798 | 3R5/1Q1n2kR1/9/9/b1BB5/2n1N4/1N3r3/4r4/1q1b1K3 b b5 m - 59 | a5c7 c4*d6 c7*g3 f3*e3 e2*e1
win-2 6.5 81800239 | 1nnk1b1rb/9/1Q4R2/9/9/3B3q1/9/r6K1/2NN1B1R1 w g3 m - 8 | d4f2 h2*i1 h1*g1 end b9c7 b7e4 f2*e3 e4*e9
win-2 6.5 191521681 | 9/4k1b2/3B3n1/5bN2/3NQ3r/4n1K2/4q3R/1R3B3/3r5 b i9 m - 58 | e3f4 g6h8 end i5i8 i8*i6 h7*g5 f4*d2 d1*d3 e4*e1
win-1 6.5 238276754 | rn1q1kn1r/9/9/5b3/9/2bQ5/9/R8/1NB2KNBR w c3 m - 4 | c1h6 d4*b2 a2*i2 i1*i5 h6*e9
win-1 6.5 520205086 | rn1q1k2r/4n4/4b4/3Q5/9/4B4/2N6/8R/R1Bb1KN2 w d2 m - 8 | d6h6 c3*f3 e4*g2 g1*i1 i2*i5 h6*e9
win-1 6.5 642199119 | 9/3B5/1R7/3b2b2/3k5/2NNnnBr1/8Q/K6Rr/7q1 b g1 m - 81 | e4f2 f2*h3 h4*h7 g6*e4 d5*f3 f4*e1
win-2 6.5 819786594 | r2b1k3/9/R8/1Qn4n1/2NB2b2/5B3/4q4/6K1r/6N1R b b8 m - 29 | a9a8 a8*e8 d9*h5 end g2f2 e3e6 h6*f6 g5*e7 e6*e1
win-2 6.5 876646378 | rr3b1k1/9/4n2n1/5b1Q1/9/3B5/4N4/4K1q2/1R1N3BR b c5 m - 11 | g2d5 d5*e5 f6*g7 h7*e8 f9*d7 end h6g6 d5a5 e7*b8 b9*b4 a5*e1
win-2 6.5 935659269 | 1nkr1bnr1/3R5/9/3b5/4q4/1Q7/9/9/B1N2NKBR b c3 m - 5 | e5d4 d4*e5 end h1e4 end d4f2 d6*g3 f2*e1
win-2 6.5 1057774528 | 9/2k2B3/5n3/4n3b/2R2r3/1br3B2/2R1q1N1Q/4N4/2K6 w g5 m - 40 | e2f4 f4*h3 end f7h6 i3e7 g3*g5 f4*f7 e7*g7 f8*e9
win-1 6.5 1122024778 | n1b2bkrn/9/9/9/5q1Q1/5B3/5r2R/8N/RK3N1B1 w i1 m - 8 | h5i5 i2*g2 f1*e3 f4*h6 i5*e9
win-1 6.5 1193179193 | qbnk1n1r1/6r2/9/5b3/6R2/3Q5/9/9/1RB2KNBN b g9 m - 5 | a9g3 g8*g7 f6*h8 h9*h4 g3*e1
win-2 6.5 1263014258 | k4nnb1/2RrQ2B1/6b2/9/2r6/7q1/9/4B1K2/5R1NN b c7 m - 25 | c5c6 c6*c3 e2c4 end d8d3 d3*g3 h4*e1
win-1 6.5 1456857412 | 6r2/4k4/1rn4n1/4b4/4b4/4B4/1qN4N1/1QR6/B1R5K b d9 m - 21 | e5g3 e8*f7 e6*g8 g9*g6 h7*h4 g3*e1
win-2 6.5 1960213884 | n5b1k/9/3B3bn/1r3R3/9/9/4Q3r/3q1N1K1/N1R3B2 b i8 m - 17 | d2c3 end f6f8 b6b2 h7*b1 b2*b4 c3*e1
win-1 6.5 1992578401 | 2r3bk1/9/1nB4n1/9/1b1N4Q/6rR1/7q1/4BK3/2R5N w f9 m - 26 | i5f8 f8*f3 f2*f1 e2*c4 d5*b6 c7*e9
win-1 6.5 2052547567 | 5k3/5Q3/9/2n1b4/1n2b4/2B6/1qN1r1B2/1K7/2NR3rR w c2 m - 44 | f8h6 b2*d2 d1*d3 c3*f2 g3*i5 h6*e9
win-1 6.5 2092694446 | nnb4k1/3Qb4/R5r2/2Br5/5q3/5B3/9/2NN2K2/7R1 w d4 m - 32 | f4e5 e5*c3 d2*d5 c6*b7 a7*c7 d8*e9
win-1 6.5 2776770258 | 3r5/3kR4/9/5n3/4b4/3B1N2N/1B1b1rn2/5QKq1/R8 w i3 m - 34 | g2h3 i4*g4 h3*f5 f4*e7 e8*e9
win-2 6.5 2801823434 | 1nbq1knb1/9/9/3Q5/9/9/r8/R7r/1NB2KNBR w a1 m - 4 | c1b2 end f9f8 d6e6 b2*e5 e6*e9
win-2 6.5 2991645380 | 2R5R/1b3n1Q1/5r1r1/4kN3/3b2n2/5B3/3K1N1B1/3q5/9 w h9 m - 74 | f4c7 end h7i7 f6g8 i9*f9 g8*d8 c7*e9
win-2 6.5 3204140514 | 3r5/2k6/3Q2b1n/2b6/1B3NBR1/5nN2/4q4/7r1/1K6R b i4 m - 27 | e3i3 i3*i2 end h5h3 end c6h1 h2*g2 h1*f3 f4*e1
win-2 6.5 3730260649 | r2b1r3/6Nk1/2n6/3b5/2R2n3/5Q3/6N2/B3q4/K4R2B b b4 m - 17 | e2b5 b5*b6 c7*a8 end f4b4 f5e3 a9*a6 b5*d3 e3*e1
win-2 6.5 3746583064 | 1r1r2k2/6b1q/1n1R2n1Q/1R3b3/9/9/4B1N2/2N6/5BK2 b f9 m - 11 | b7d6 end f1d3 f6c3 g9*h9 g8*d5 d6*b4 c3*e1
win-2 6.5 4069003973 | rbb2rkn1/9/7n1/9/9/5BQ2/9/3q5/RB3RKNN w i4 m - 4 | h1i3 end h7i5 i5*h2 g4e6 i1*i4 i3*g3 f4*e5 e6*e9
win-1 6.5 4235954125 | 1n1q1knbr/9/4b4/9/9/3Q5/9/r4K3/RNB3NBR w f1 m - 4 | d4g7 g1*d2 c1*h6 g7*e9
win-2 6.7 286904394 | r2q1knb1/9/2n6/9/9/3Q3br/5N3/R2N5/2B2K1BR b d5 m - 7 | d9d6 d6*d8 end d2e4 i4i7 c7*e6 d6*i6 i7*i5 h4*e1
win-2 6.7 832073183 | bb4k2/8R/3n2n2/7B1/3q5/6Qr1/9/8r/R2B1KN1N b g5 m - 11 | g7h5 h5*e4 d5*c6 end g1f3 d5e4 d7*e5 e4*e1
win-2 6.7 1230710458 | 1nb2kn2/r1r6/9/9/3b5/4BBQ2/4q4/2N6/1R3KN1R b a5 m - 19 | e3d2 b1b4 end a8a6 a6*a8 b9*c7 c8*c3 d2*e1
win-2 6.7 1952217112 | 1n1n1b1rk/9/4b4/r8/9/7Q1/2qB5/9/RN1N2BRK w h3 m - 6 | g1b6 h4*h2 end h9h6 h4g3 g3*c7 b6*e9
win-2 6.7 2428563661 | 1r1r5/R6k1/2b3Q2/1RbN5/4n1q2/3nN4/3B5/7K1/2B6 w a1 m - 48 | e4d2 h8h9 d2b1 b1*c2 d3*h7 g7*d7 d6*e9
win-2 6.7 2776770258 | 8r/4k3R/9/4Bn3/4b4/3B1N2N/3b1rnK1/5Q1q1/R8 w i5 m - 40 | f4g6 end f6h5 end i8i7 i4*h7 i7*f7 g6*e9
win-1 6.7 2953678977 | 1k1b2nrr/5q3/9/3n1b1Q1/9/3BB4/7N1/3N5/R1R5K w e3 m - 14 | d4b6 d2*f5 e4*c2 c1*c7 b6*e9
win-2 6.7 3079774791 | 3n5/1b4r2/2QN1k3/4Nn3/2r2b3/1R2B4/4B2K1/3q5/6R2 w a9 m - 56 | e6d8 d9e7 end d8b9 b9*c8 d7*e9
win-1 6.7 3119134673 | 2Rr5/2k5R/r2NB1Q2/1n7/3bnq3/N1B6/3K5/1b7/9 w b1 m - 68 | d3c2 c2*d3 c4*b5 a4*d6 e7*f8 g7*e9
win-1 6.7 3917691882 | 1r3b2n/1b1R2B1k/2n1r1N2/1Q7/9/9/2q4RB/5N3/K8 b f7 m - 29 | f9e8 e7*d7 e8*c6 c7*b4 c3*e1
win-2 6.7 3943929777 | k2b1rbnn/1B7/9/1q7/9/2rQ5/2N6/9/2RN1RKB1 w b7 m - 6 | h1c6 c6*d5 d4*d3 end f9f2 end b8c7 d4*d8 c7*e9
win-1 6.8 412627 | 9/R4k1q1/1nB1n4/9/4b2N1/3N3r1/1b3B3/1KQR5/3r5 w a4 m - 42 | a8a5 a5*a1 b2*c3 c2*c4 d4*b6 c7*e9
win-2 6.8 340010468 | 1r6k/9/2b4n1/9/4n4/q1Q1b4/2rNRB3/1B2N2K1/5R3 b a3 m - 33 | a4b4 b4*d6 c7*b8 end f1d1 c3c2 b9*b6 c7*a5 b4*e1
win-2 6.8 885496452 | bbrk1q1n1/4n4/2R6/4Q4/5r3/9/9/9/BB1K2NNR w b5 m - 6 | e6b6 b6*b2 end h9g7 c7c4 a1*c3 c4*c7 b6*e9
win-2 6.8 982385418 | 6R2/5b3/3rNn1n1/3N3Q1/3k5/2B3b2/4q2K1/5R1r1/8B w f9 m - 72 | h6e6 end h7f6 end e7g8 g8*e7 e6*e9
win-2 6.8 1026865808 | r1b6/6kq1/R8/2nn5/3B1bB2/5Q3/8r/9/1N1K2NR1 w f6 m - 24 | f4g3 g5*h4 g3*f2 end c6d4 g5h6 g3*i5 h6*e9
win-2 6.8 1311397165 | 1k7/5n3/2N3N2/3nb4/3Q2b2/1R2B4/6B2/rK2r4/5Rq2 b c9 m - 33 | f8d9 end g7e8 g1a7 d9*d7 d6*b6 a7*e3 e2*e1
win-2 6.8 1416774601 | n1nk2brr/Q1b6/9/9/9/R4q3/9/8N/1RKN1B2B b f7 m - 5 | c9e8 end a4e4 f4g3 e8*h8 h9*h4 g3*e1
win-2 6.8 1841700392 | rnb2k2r/6b2/4B4/7nQ/9/3q5/R8/4K4/1N4NBR b h9 m - 9 | h6g4 end i6i8 end d4f6 g8*f7 f6*f3 g4*e1
win-2 6.8 2714835352 | b1nb2rk1/6Rn1/9/4q4/4B4/6B2/9/6rN1/1QN4KR w i2 m - 8 | b1g6 end a9d6 g6h6 i1*i5 h6*e9
win-2 6.8 2717313790 | rr1n2q1k/3R2b2/6n2/9/R8/3b5/9/5Q3/2BN1N1BK b h7 m - 9 | d4c3 g8*f9 g9*h9 end d8f8 b9b2 g8*a2 b2*d2 c3*e1
win-1 6.8 3036792342 | 1B4r1k/7R1/1Q4B2/7r1/4q1bR1/5n3/5n2K/4NN3/1b7 b i7 m - 53 | i9i8 i8*i6 h6*e6 e5*e3 f4*g2 f3*e1
win-2 6.8 3081346199 | 7kb/2rn2R2/r2q3R1/5Q3/3bB1n2/5NB2/3N5/9/1K7 b b8 m - 19 | d7b7 c8*a8 end e5b8 end b7b4 a7*a5 b4*e1
win-1 6.8 3134964188 | 8R/9/4nk3/5n3/r2Q5/N2q5/2bB2r2/1BbN2K2/1R7 w d1 m - 60 | d5d8 d2*f2 g2*e2 d3*b5 a4*c7 d8*e9
win-2 6.8 3204140514 | 3r1Q3/2k4b1/6n2/2b3NR1/1B3NB2/5n1q1/9/1K5rR/9 b h9 m - 39 | g7i8 i8*g7 h8*e5 f4*d7 c8*b9 end g5c9 end c8b8 b8*b7 c6*f3 f4*e1
win-1 6.8 3309552747 | 2nn1krqr/B8/3b5/3b3B1/9/9/9/5Q3/KN1R1N2R b b8 m - 5 | h9e6 c9*c6 d7*e8 d9*c7 d6*e5 e6*e1
win-2 6.8 4083732128 | r5n2/R2b1k3/5n1Nr/4b3R/3Q5/7q1/4B4/6K2/1N5B1 b i9 m - 19 | g9i8 end g2g3 h4b4 i8*g8 f8*e8 f7*c7 d8*a5 b4*e1
win-1 7 793035014 | 7r1/1r1n1k2b/6nR1/2NQq4/4b1B2/4B4/2N6/4K4/5R3 b g8 m - 31 | e5g3 f8*e8 d8*f6 e6*g6 g7*h4 g3*e1
win-2 7 829156864 | 2b4b1/R3nk2Q/4B3r/2B1n1r2/1N2q4/9/4K3R/4N4/9 w b9 m - 38 | a8b8 end e8d6 end b5c7 b8*b5 c6*d7 c7*e9
win-2 7 1230710458 | 1n3k3/2r6/9/rR3n3/3b5/1N2BBQb1/4q2N1/9/5K2R w g1 m - 26 | h3f2 end c8c6 f4h6 f2*i2 i1*i5 h6*e9
win-2 7 1235093232 | nRk6/2q6/3N4r/6b2/2b6/3n2r2/4N4/K4Q3/2BB3R1 b d9 m - 29 | g6f5 end f2h4 c8e8 e8*g6 f5*d3 d4*e1
win-2 7 1488765491 | n1r2nr2/6k2/9/3q5/7b1/1Q7/2b1N4/9/N1R2BKRB b i6 m - 11 | g8h7 h7*g8 end i1e5 h5g4 g9*g6 h7*f5 g4*d7 d6*d2 c3*e1
win-2 7 2330954893 | 1n7/2rQk1b2/2B6/R8/4n4/1b2N4/3q3N1/3K4r/7BR b f9 m - 25 | i2e2 end d8d7 e8f8 f8*f7 g8*d5 e5*e3 e2*e1
win-2 7 3484625640 | 6n2/7Q1/5R1k1/5b3/1rN2n1b1/4B4/7R1/1Bq6/5N1rK w b8 m - 41 | f7b7 b7*b6 c5*c8 end h5d9 end c5d7 d7*e9
win-1 7 3633258655 | 9/7r1/4b1k2/4R2B1/3n1Nnr1/6b2/N6Q1/R2q1KB2/9 b i4 m - 69 | h5i5 i5*i8 h8*d8 e7*f6 g5*e4 d5*c3 d2*e1
win-2 7 3648914059 | n2k2brn/1R1q5/3b5/9/4Q4/3B5/6r2/9/1NNB2RK1 w g5 m - 12 | e5f4 f4*d2 end d7e6 d4g7 c1*f3 f4*f8 g7*e9
win-1 7 3721856408 | 3k1br2/9/1nn6/5b3/4B4/7q1/2Q2B3/2RN3r1/K6RN b d8 m - 15 | f6g7 d9*d7 c7*f8 g7*i5 h4*e1
win-2 7 3945874618 | k5n2/9/b8/1NR4B1/N4Q3/2nr2b2/3q5/6B1r/5KR2 b h2 m - 41 | d3g3 g3*i1 i2*i3 end g2h3 end g3h4 i2*i5 h4*e1
win-2 7 4095057737 | 5nbr1/8k/5b3/2n2R1B1/Q8/9/6q2/2r3R2/KN1B4N b a3 m - 23 | g9b4 b4*c5 c6*e6 f7*g8 end h6g7 end g3e5 f7*e6 e5*e1
win-2 7.2 135844028 | knnr5/9/7Q1/3R4b/9/5N3/1qb6/6r2/KN3BR1B w c5 m - 10 | d6d5 d5*e5 f4*g6 h7*e4 end c3e5 end h7c7 f4*d6 d5*d8 c7*e9
win-2 7.2 1221295738 | 1rN4R1/1RB2nk2/2r1Q1N2/3b3B1/3b2q2/8n/2K6/9/9 b i8 m - 71 | g8h7 h7*g6 g5*g3 c8g4 end g5h4 h4*e1
win-2 7.2 2560081207 | R7n/B2kQ4/4b1Rn1/5N3/9/3BN4/9/1q1r2K1b/2r6 w h2 m - 50 | e4g3 g3*i4 h7i5 i5*h2 end e8h5 g3*i4 h5*f7 f6*e9
win-2 7.2 2692946385 | 1k1n1r1b1/9/r7n/3b1q3/9/4B4/2Q4N1/8R/R1KN2B2 w i8 m - 18 | e4h7 h7*c2 d1*b4 c3*d2 end f6e5 g1b6 c3*a5 b6*e9
win-2 7.2 3119134673 | r7r/2k1b2RR/9/1nQ6/3q5/2B1N4/3nB4/Nb7/3K5 w b1 m - 32 | e4f6 a2*d2 e3*i7 end d5g5 h8h7 h7*f7 f6*e9
win-2 7.2 4196726018 | 9/4k3r/b7R/1Qr6/3N5/R4n3/3q2n2/3BK1B1b/6N2 w a6 m - 50 | d5c7 end d3b5 b5*c4 end c7d5 d5*a5 b6*e9
win-2 7.2 4261682976 | 1nk2bbrn/9/3r3Q1/9/9/3B5/6qB1/3N5/2KR3RN b a9 m - 15 | h9h8 b9*c8 end h7e7 d7d8 d8*g8 f9*h7 h8*h4 g3*e1
win-2 7.3 1311397165 | 1k7/5nb2/9/9/3NQN3/1Rn6/4b1B1q/r4rB2/K1R6 w b1 m - 22 | b4b2 end i3d8 end b2d2 c1*d1 d2*d4 d5*f3 g2*e4 e5*e9
win-2 7.3 2330954893 | 1R3r3/5N3/R1k6/3B1N3/3b5/2n3Q2/2nKbBq2/1r7/9 w c9 m - 82 | g4e6 b9*d9 c7d8 d8*d7 end e6e7 e7*f7 f6*e9
win-1 7.3 2850165800 | r5k2/5Q3/2n1b2n1/5q3/R5N2/b3N4/B2r5/2B6/2R3K2 w b1 m - 36 | a3b2 c1*a1 b2*d4 e4*b5 a5*f5 g5*g7 f8*e9
win-2 7.3 3200354535 | 9/4n4/9/6k2/1B7/1r2nrR2/2N1B1q1K/R3bQ3/6b1N b d9 m - 60 | e8c9 end b5e8 e8*f7 end f4f6 f6*f3 e4*e1
win-2 7.3 3628502318 | 1n7/5nkb1/4r4/r1R1b2Q1/4B4/5N2R/3Bq4/5K3/N8 b a7 m - 37 | e3c5 end e5b8 b8*c9 end e6b3 b9*e8 e7*e1
win-2 7.3 3683795590 | 9/7Q1/n2k5/2R6/4bn3/4B2B1/1qN6/6K1r/r4bN1R w i9 m - 36 | c6e6 end e5f6 h8i8 i8*i5 h4*f2 g1*d3 c3*e5 e6*e9
win-2 7.5 531614296 | r2q1knbr/9/2n6/5b3/9/3Q5/9/9/RNB2KNBR w c3 m - 4 | a1a2 d4*b2 end a9a3 end d4e3 a2*e2 e3*e9
win-2 7.5 1184307645 | kr1n1b1n1/3q5/9/9/3Qb4/9/2N3B2/1Kr6/1R3BRN1 b c9 m - 11 | c2e2 end g3f4 d8b6 d9*a8 a9*a7 b6*e3 e2*e1
win-2 7.5 2893127267 | 9/9/2N3rk1/2nb2BQ1/5n3/3B1Kr1R/1N5b1/2q3R2/9 b g8 m - 61 | d6f8 g7*g9 end b3c5 c2f2 f8*d6 c6*e4 f5*g3 f2*e1
win-2 7.5 3945874618 | 1kb3n2/9/9/2n1b1Q1r/9/3rB4/qN7/9/2RN1KR1B b e5 m - 13 | a3d6 d6*b8 end d1c3 d6g3 b9*b7 c6*d8 c9*h4 g3*e1
win-2 7.5 4124701636 | b1r3n2/1qk1N2rR/4nb1R1/4B4/9/4Q4/2B6/4NK3/9 w b4 m - 32 | e4e3 c3*d2 end a9c7 c3g7 e3*h6 g7*e9
win-2 7.7 775092308 | r2n2kr1/9/2B1b1n2/4Rq3/9/7R1/7b1/8Q/1B1N1NK2 b f4 m - 11 | f6e5 e5*d6 e7*f8 end h4b4 e7d8 g9*e7 d8*f6 g7*e4 e5*e1
win-2 7.7 3648914059 | n2k2brn/1R1q5/3b5/9/5Q3/3B5/5r3/9/1NNB2RK1 w b3 m - 14 | d1c2 c2*d1 end d7e6 f5f8 c1*c3 d4*g7 f8*e9
win-2 7.7 3947132454 | brrb1n1nk/9/1B4Q2/3q5/9/9/9/9/RKBN1R2N b c7 m - 3 | c9c8 d6*b8 end c1e3 end d6b4 a9*c7 c8*c3 b4*e1
win-2 7.8 642199119 | 9/3B3r1/4R1b2/1N2B1n2/2nk1b2Q/3r5/1N7/K5R2/5q3 b h1 m - 61 | h8h2 h2*h8 g7*f6 g6*e4 end b6c4 g6f4 d5*f3 f4*e1
win-2 7.8 1538839720 | k5bn1/9/4n4/9/9/8R/N1Rr5/1NrQbq1B1/2K2B3 w b1 m - 16 | d2e3 c1*a1 end d3d8 e3h6 b2*b3 c3*i3 i4*i5 h6*e9
win-2 7.8 2182200305 | 7b1/1b2k4/2B3r2/4Rn3/3n5/4B1R2/2N3q1Q/r4K3/8N w g1 m - 30 | i1g2 end d5b6 e6d6 g2*e2 f2*d2 c3*f3 e4*d5 d6*d8 c7*e9
win-2 7.8 3208303852 | 2k2rnnb/9/3b5/9/3r5/q2R2N2/7N1/9/QBK2R2B b c6 m - 7 | a4b4 end i1d6 end d5c5 c5*c3 b4*e1
win-2 8 333504932 | 1n1r2kbn/q8/2R2r3/B8/6b2/5Q3/8B/9/N2K3NR b f9 m - 9 | i9g8 g8*e7 f7*h7 end h1g3 a8e8 g8*f6 g5*e7 e8*e1
win-2 8 1175840279 | 9/1r2B4/2n1kb3/3qR1N2/1R1Q2b2/9/N1n5r/3B5/5K3 b a9 m - 29 | c7a8 a8*b7 b8*b9 end g6f4 i3h3 a8*d8 e7*f6 g5*i3 h3*d3 c3*e1
win-2 8.5 799564906 | 2bq1knb1/9/2n6/5Q3/9/9/r7r/4K4/RNB3NBR w f4 m - 6 | e2f3 f3*f2 end h9e6 f6g7 f3*f1 g1*d2 c1*h6 g7*e9
win-2 8.7 642199119 | n1k2nbr1/9/9/1Q1q5/7B1/5B3/1N5b1/3r5/K4NRR1 w h2 m - 8 | g1g2 g2*e2 f1*g3 end h3g4 end b6e3 f4*h2 g2*e2 e3*e9
win-2 9.2 3987965804 | bnrb2krn/9/9/5q1Q1/9/9/5B3/9/BR1K1NN1R b g7 m - 3 | a9d6 f6*e5 d6*a9 end b1b8 end d6b4 b9*c8 c9*c3 b4*e1
`;
