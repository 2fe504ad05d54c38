/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-1 4.8 3036792342 | 1B4r1k/7R1/1Q4B2/7r1/4q1b2/b2n1n3/2N5K/5N3/5R3 b i7 m - 47 | i9i8 i8*i6 h6*e6 e5*e1
win-1 4.8 3800749848 | 2k6/4b4/6n2/4n4/5Q1r1/3Bq4/1B4N2/1rK4b1/R5NR1 w a2 m - 22 | d4b6 a1*a5 b6*e9
win-1 4.8 3917691882 | b1r2b2n/3R2B1k/2n1r4/1Q7/5N3/9/2qR4B/5N3/K8 b f8 m - 25 | c7e8 e8*e6 e7*e1
win-1 4.8 4244822938 | 1n3knbr/9/9/9/3q5/1Q5b1/9/r3N4/RNB2K1BR w d2 m - 6 | b4e4 c1*e3 e4*e9
win-1 5 664309822 | 3r5/2R1n2Qk/3b3n1/4Nb1B1/5Br2/4NqK2/9/9/1R7 b i7 m - 63 | f4g3 i8*i6 h7*h4 g3*e1
win-1 5 1024639322 | 8r/r1N1n1k2/R8/6b2/4qQb2/3n5/9/4N2BR/5K1B1 b i8 m - 45 | g5h4 i9*i5 h4*e1
win-1 5 1026865808 | 8Q/R2R5/6k2/6N2/2q1nbN2/2n6/4B4/2K1rbB2/7r1 b h3 m - 79 | f5g4 g4*f5 e5*g3 f2*e1
win-1 5 1655008671 | 6Q2/6krb/2n2n1BR/5b3/6B2/4q4/r1N2K3/9/R5N2 b f9 m - 31 | c7e8 e8*g7 f6*e5 e4*e1
win-1 5 2431742803 | k2b5/6n2/3R2n2/1Q1b5/5r3/4B4/1q2B4/2r6/N2K2N1R w f6 m - 14 | e3g5 g5*e7 d7*c7 b6*e9
win-1 5 2560081207 | 3k2n1n/4QrR2/8R/3b5/9/1q7/4B1Nb1/r4K3/1N5B1 b a7 m - 17 | a2a6 a6*a5 b4*e1
win-1 5 2560081207 | 1B7/5Q3/2Nk4R/2Rb3n1/4Bbn2/1q2N4/9/4r1K2/3r5 b h3 m - 77 | f5g4 g4*f5 g5*e3 e2*e1
win-1 5 3051227198 | 1n1r3b1/3k5/4R4/3RQbn2/r8/9/4qBN2/9/1NK5B w c8 m - 14 | e6d7 d7*e6 e7*e9
win-1 5 3200354535 | rnb2kr1n/9/9/9/9/2b1B4/6R2/3q5/RNBQ1K2N b e5 m - 4 | c9f6 f6*c3 d2*e1
win-1 5 4161673871 | 6R2/6rk1/2nqb4/4Qn3/r3N4/4b1BK1/2N1B4/5R3/9 w d4 m - 38 | e3h6 c3*f5 e5*g7 h6*e9
save-1 5.2 106453788 | 7k1/3r5/1n5b1/5R3/4q4/3NBKnb1/1N7/4QB3/1Rr6 b d1 m - 79 | e5e6 end
win-1 5.2 353303702 | 9/1R3k3/4b4/3NnQq2/3b5/4B4/5n1Nr/7BR/1r3K3 b h5 m - 45 | i3i5 i5*g5 g6*g2 f3*e1
win-1 5.2 1573228749 | rnbq1kn1r/3Q5/9/9/9/5B3/9/6b2/RN3KNBR w h2 m - 4 | f4g3 g3*c7 d8*e9
win-1 5.2 2022038124 | 1k1b3r1/5nn2/9/7B1/r1Q6/1b4q2/2K6/4B4/R1N3R1N b f9 m - 21 | g4h4 f8*h8 h9*h7 g8*i5 h4*e1
win-1 5.2 2381655177 | 1kb3n1n/3r5/rQ7/7B1/1b5q1/9/9/R8/1K1R1BN1N w a1 m - 9 | a2c2 b1*c1 c2*c7 b7*g7 h6*e9
save-1 5.2 2696324955 | r1n2r3/B1k2Rb2/2n6/1B1b5/4q4/R4Q3/9/9/1KNN5 w g9 m - 12 | f4f7 end
win-1 5.2 3036792342 | 6r1k/B3bB1R1/2Q6/4q3r/7R1/3NNn1b1/5n3/9/7K1 w h3 m - 68 | e4g3 g3*g5 h5*d5 d4*b6 c7*e9
win-2 5.2 3521225037 | rn1q1knbr/8R/9/5b3/9/9/5Q3/9/RNB2KNB1 b f7 m - 3 | f9f8 f8*f9 end i8g8 end d9e8 g9*e7 e8*e1
win-1 5.2 3589409692 | 3Q4R/R8/7k1/2B6/3nN4/2b1N1qb1/4B4/1K1r5/1rn6 b c3 m - 75 | d5b4 b4*e2 d2*c2 c1*e1
win-1 5.2 4200667792 | R1b2Q3/1B7/4R1N2/k8/1r1N3B1/5n1r1/n1q6/3K5/7b1 b c1 m - 69 | a3b1 b1*b3 c3*f3 f4*e1
win-2 5.3 832073183 | bb4k2/8R/9/4Q2B1/3q3n1/4n2r1/R8/8r/3B1KN1N w a1 m - 16 | e6b6 i2b2 end a3a2 a2*a5 b6*e9
win-1 5.3 1217075275 | r8/2k6/9/5N3/4q3n/2b2B3/2Q4n1/1b1rBK2R/1N4R2 w i1 m - 36 | e2h5 i2*i4 h5*f7 f6*e9
win-1 5.3 1649939545 | 9/6k2/2Q6/4b2Rr/1n2B4/4n1Bb1/5N3/r2N1qK2/7R1 b i2 m - 49 | i6i3 i3*i5 h4*g3 f2*e1
win-1 5.3 2092694446 | 1nb4k1/2nQb4/R5r2/2Br5/9/3N1B3/3q5/2N3K2/7R1 w f6 m - 36 | d4f5 f5*d5 c6*b7 a7*c7 d8*e9
win-2 5.3 2510365511 | 3r5/3n5/9/1Q1b5/1B1R1k3/1r2NB1n1/q2b5/7K1/R5N2 w c6 m - 64 | b6b7 end d8e6 end b7e7 b5*e8 e7*e9
win-1 5.3 2590754891 | 7r1/1Q2k1R2/7n1/2n2q1R1/5B3/1b7/1bB6/1rN6/2K5N b f9 m - 31 | f6e6 e8*d7 c6*e5 e6*e1
win-1 5.3 2724934530 | 9/3kb4/9/5N3/4bq1RB/1Q3n3/3N5/2r1n1B2/1K1R4r w i6 m - 68 | f6h7 h7*h4 h5*h6 i5*e9
win-1 5.3 3198955081 | 7N1/R2b3q1/3Q1b3/1r2k1B2/3n5/1R4r2/3NKn3/7B1/9 b h6 m - 82 | h8i7 i7*g5 g4*g2 f3*e1
win-1 5.3 4151994793 | r5rnk/4Q4/9/9/3n1NB2/7R1/3b5/Rq5b1/3B3NK w a3 m - 26 | h4b4 a2*a4 b4*h4 g5*e7 e8*e9
save-1 5.5 412627 | 9/R4k1q1/1nB1n4/9/4b2N1/3N2r2/Kb3B3/2Q3R2/3r5 b e2 m - 45 | b7d8 end
win-1 5.5 204219926 | 3N5/Q8/2r2b2R/3b1r3/6k2/4n2R1/3n1N3/1BB5q/5K3 b b7 m - 97 | d3b4 c7*e7 d6*c5 b4*d3 e4*e1
win-1 5.5 781489299 | 5k3/2r6/q3N4/3QB4/3nb1R2/2N1n4/1b4B2/4K4/7Rr b a9 m - 45 | a7b8 b8*c7 c8*c5 d5*d3 e4*e1
save-1 5.5 799564906 | 9/4r4/2n3kn1/5bQ2/4B1N2/1qB1b4/r4R3/3NK4/7R1 b f4 m - 39 | c7e6 end
win-1 5.5 1417342713 | 6rn1/8R/3k3R1/3b1q2r/5Q3/2N1bn3/2K2B3/5N3/6B2 b i9 m - 39 | f4h3 h9*g8 g9*g2 h3*e1
win-1 5.5 1764725093 | b4nk1n/4q4/1B1b5/5Q3/9/9/2r6/3N3r1/B1R3KRN b d9 m - 9 | f9d8 d8*f8 g9*e7 e8*e1
win-1 5.5 1764725093 | b5k1n/3n5/1B1b1q3/4Q4/9/9/2r6/3N3r1/BR4KRN b h9 m - 13 | a9g3 i9*f8 f7*f2 g3*e1
win-1 5.5 1864665749 | 1n4n2/r8/4k3r/2Q2R3/b5R2/7q1/N6B1/3B1K2N/5b3 w g2 m - 32 | c6c7 f2*h2 i2*g4 h3*e6 f6*b6 c7*e9
win-1 5.5 1993657776 | r1rn2knb/5q3/9/9/9/5Q3/7b1/8R/BB1R1NKN1 w i3 m - 4 | f4e4 i2*i1 h1*g2 f1*e3 e4*e9
win-1 5.5 2052547567 | b1n2kr1r/3n5/9/5Q3/9/9/9/bKNq5/1N1R2BBR w a1 m - 6 | f6e5 b2*c3 c2*e4 e5*e9
win-1 5.5 3599034199 | 1nnb2krr/9/2R6/9/4b3R/2Q6/2q6/9/BNNB2K2 b c5 m - 9 | e5d6 d6*b4 c3*e1
win-1 5.5 4069003973 | 2n2r1N1/3N3k1/1B5n1/r3b2B1/2R1b4/9/9/4QRqK1/9 w h3 m - 36 | h6g5 h2*h4 g5*e7 d8*g8 h9*e9
win-1 5.5 4136030706 | 1n4n2/4k4/4b4/1Q2b4/3B5/2q2N3/2N5R/r4K1r1/R1B6 w e2 m - 25 | f4d3 f2*d2 d3*b3 c3*a5 b6*e9
win-1 5.7 1649939545 | 9/3Q2k2/9/4b2Rr/4B4/3nn1Bb1/5N3/1r1N1q1K1/7R1 b i1 m - 53 | i6i2 i2*i5 h4*g3 f2*e1
win-2 5.7 1992578401 | n1r2rbkn/2Q6/9/1Bb6/9/9/9/3qB4/1NR2K1RN w d6 m - 12 | c8c7 c7*h2 end c6g2 end c7g3 g3*c7 b6*e9
win-2 5.7 2476006722 | R8/3bQ4/2n2kRr1/7n1/3Nq4/4B4/1bN6/3r1K3/2B6 w d9 m - 36 | d5e7 end h6g4 end e7c8 c8*e7 e8*e9
win-1 5.7 2560081207 | 9/B3Q4/2Nk4R/2Rb3n1/4Bbn2/1q2N4/4r4/3r2K2/9 b h3 m - 81 | h6i4 i4*f4 g5*e2 e3*e1
win-1 5.7 3589409692 | 2r2k2r/R8/2n1Q3R/2Bn1b3/1b4B2/9/9/6K2/1N1q2N2 w d9 m - 18 | a8d8 d8*d7 c6*e8 e7*e9
win-1 5.7 4016569157 | 2b5r/R8/6k2/4b4/1n2n1B2/3q3Q1/1BN2K3/r3N4/R8 b a4 m - 25 | e5d3 b5*b2 a2*c2 d3*e1
win-1 5.7 4278237028 | brn3kn1/4q4/1R1b5/9/9/5Q3/8r/9/B1N2BKNR w h2 m - 8 | a1g7 h1*f3 f4*f8 g7*e9
win-1 5.8 412627 | n8/R4k1q1/4nb3/3B5/4b4/3N3r1/6N2/1KQ4R1/3B2r2 w c1 m - 34 | d6c7 c2*c4 d4*b6 c7*e9
win-1 5.8 359150499 | 3r5/Rk4r2/3b5/6B2/q2Q1n3/6n2/1KB1N3R/3bN4/9 b a7 m - 35 | a5d8 b8*c9 d8*g5 f5*f3 g4*e1
save-1 5.8 487873926 | 2n6/3r5/1k1Q5/4N1b2/5R3/r2N1Bn2/3B5/1K2qR3/6b2 b f1 m - 49 | g6f7 end
win-2 5.8 582242496 | 5R1r1/n3k4/2N6/3bn4/4Qb3/1N2B4/4q1r2/5B1KR/9 w i1 m - 44 | e5g7 end g3i3 g7h6 h2*g3 f2*i5 h6*e9
win-2 5.8 695597548 | rnqn1bk1b/9/9/9/9/5Q3/7r1/9/RN1N1BKRB w f3 m - 2 | i1g3 f4*f2 end c9e7 f4h6 g3*i5 h6*e9
win-2 5.8 705044073 | 5R3/B3k4/1rn1R4/9/5Q3/rnbB1b3/2N2KNq1/9/9 b a6 m - 43 | c4b5 end d4b6 end b4c2 b5*d3 c2*e1
win-1 5.8 819786594 | r4k3/3n4n/5b3/7Q1/R2B2b2/5B3/2N6/3q2K1r/6N1R w h1 m - 18 | h6e6 g1*g3 f4*e5 e6*e9
win-2 5.8 1026865808 | 1rb6/4Q1k2/R2b4B/3n3q1/3Bn4/7N1/8r/3R5/1N1K5 b c3 m - 37 | d6c4 c4*e4 e5*c5 end b1c3 end e5c6 c6*d3 c4*e1
win-1 5.8 1921772106 | 1q1r1Q3/rR7/2n1k4/R8/3N2n2/2b1B2b1/2B6/7K1/6N2 b a9 m - 33 | d9d8 b9*d9 d8*d6 c7*f5 g5*g3 h4*e1
win-2 5.8 3737816714 | 3k1r3/1rQ6/7n1/9/2nb5/2q3N2/6b2/1K1RBB3/N7R b a6 m - 23 | c5e4 c8b7 b7*c8 end b8*f8 f9*f3 e4*e1
win-1 6 496607402 | n1br1nrbk/5Q3/9/4q4/9/9/9/9/KR1N1BRNB b i8 m - 3 | i9h8 h8*g8 f9*e7 e6*e1
win-2 6 1485768038 | 9/7k1/6Q2/3bb4/4N4/RN2q4/1nrB2n2/1B3Kr2/2R6 w a1 m - 70 | g7c7 end g2g1 a4a2 a2*a4 b4*b6 c7*e9
win-2 6 2298852676 | r2q1knbr/9/2n4Q1/5b3/9/9/9/9/RNB2KNBR w h3 m - 4 | f1g2 g2*f1 end d9g6 h7g7 g1*d2 c1*h6 g7*e9
win-2 6 2801823434 | 9/B1n6/1r3N3/4kN1r1/1b6R/1Q2n4/4B1b2/1q3R1K1/9 w f8 m - 56 | b4e7 end b5e8 end f7e5 e7*d6 e5*f7 f6*e9
win-1 6 3198955081 | 7N1/R8/3Q1b3/1r2k4/3nqB3/1R4r2/3N1n2b/4K2B1/9 b i9 m - 78 | e5h8 h8*e5 e6*e4 d5*g5 g4*g2 f3*e1
win-1 6 3267298190 | 5r3/7k1/6n2/2b1Qb3/1rn6/B3N4/5K3/1qRBN4/2R6 w a2 m - 62 | a4b3 b3*d5 e4*e7 e6*e9
win-2 6 3628349899 | q2n1rkrn/9/1R7/5b3/4Bb3/9/9/9/2NR1BKQN w h4 m - 4 | e5g3 g3*f2 end a9a2 h1e4 g1*e3 e4*e9
win-1 6.2 1020646341 | 5kn2/2Qn5/3q5/r2B5/R8/4B4/1b6r/4Kb2R/1N4N2 b b9 m - 19 | a6a9 a9*d9 d8*f8 g9*e6 d7*h3 i3*g3 f2*e1
win-2 6.2 1026865808 | 2b6/1r2Q1k2/3b4B/R5Nq1/3Bn4/2n6/3R2r2/9/1N1K5 b f2 m - 43 | g3f3 f3*f4 end d1e2 h6h4 f3*f5 e5*g3 h4*e1
win-2 6.2 1033442525 | 9/6kq1/3N5/4n2BQ/r4RNn1/3Rbb3/6r2/2B6/7K1 b g1 m - 33 | g3g2 g2*g3 f4*e5 e6*f3 end i6i4 h5g3 g3*e1
win-2 6.2 1480746807 | kn1r1r1bn/9/8Q/9/9/1b5q1/1B7/9/KN1R1RB1N w a4 m - 6 | d1d2 b3*c2 end d9d3 end i7e3 d2*e2 e3*e9
win-1 6.2 1921772106 | 1q3Q2B/rR7/2n1k4/R2r5/3N2n2/2b1B2b1/9/7KN/9 b a9 m - 37 | d6d8 b9*d9 d8*d6 c7*f5 g5*g3 h4*e1
win-2 6.2 2560081207 | 2k4Rn/B3Q4/4b1Rn1/9/2N4N1/3B5/2r2K1b1/3qr4/9 b h2 m - 41 | e2g2 g2*e2 d2*c2 c3*c1 end f3f2 c3c2 c2*c3 d2*e1
win-2 6.2 2717313790 | 9/r8/2QN2nkR/R4n3/3B5/1br6/1N7/bB7/1q6K b i5 m - 57 | g7i6 end d5e4 b4c3 i6*g6 h7*f5 f6*d4 c4*b4 c3*e1
win-1 6.2 3036792342 | 1B4r1k/7R1/2Q3Br1/2b6/4q1b2/3n1n3/2N6/5N2K/5R3 b i7 m - 43 | g5h6 h6*g5 f4*e6 e5*e1
win-1 6.2 3036792342 | 2nn1br1k/6RB1/9/7r1/5q3/9/6bB1/9/1QNN3RK b i7 m - 9 | i9i8 i8*i6 h6*f6 f5*f2 g3*e1
win-1 6.2 3648914059 | 3k2Rr1/4bb3/7n1/3q1N3/1Rn2Q3/9/4Br3/N1B6/7K1 b f9 m - 39 | c5e4 e8*d7 d6*d3 e4*e1
win-1 6.2 3683795590 | 9/9/2Qk5/5b2R/1n3n3/4B2B1/2N4Nr/q5K2/1r3b2R w i2 m - 48 | h4f2 h3*g1 f2*b6 c7*e9
win-2 6.2 3730260649 | rn1b1rb2/7k1/6n2/5q3/2R6/3Q5/4N4/9/KB3R1NB w g6 m - 6 | b1f5 f5*d3 d4*d2 end f6e6 d4d8 e3*c4 c5*c7 d8*e9
win-2 6.2 4040497592 | 1n1q1knbr/6Q2/9/5b3/9/9/r8/9/RNB2KNBR w g2 m - 4 | g8g3 end a3f3 end c1h6 g3*g7 h6*e9
win-2 6.3 412627 | n5q2/R4k3/4n4/3B5/4b4/7r1/5NN2/bK1Q3R1/3B2r2 w a1 m - 30 | d2b4 b2*c3 b4*a5 end e5c3 b4b6 b6*e9
win-1 6.3 114000140 | 6k2/4Rn1B1/2nQ5/1q3b3/3b5/5N2r/r4N3/9/R4K1B1 b f9 m - 35 | b6b4 f8*d8 c7*e6 d5*a2 a3*a5 b4*e1
win-2 6.3 170978459 | 9/1kr6/9/2Qb1q1BR/4R4/N2Nb4/3KnB1n1/6r2/9 b c9 m - 65 | f6d8 end a4b6 g2g6 d8*g5 g6*g2 h3*e1
win-2 6.3 551805163 | rnb2nqbk/9/9/3r5/9/5B3/9/8B/RN1R1NQ1K b i3 m - 3 | c9h4 h4*c9 end f1e3 g9f8 b9*e8 f9*g7 f8*i5 h4*e1
win-1 6.3 642199119 | 9/3B5/1R7/3bB4/3k1b3/2N1nn1r1/1N5RQ/K7r/5q3 w i1 m - 76 | i3h2 h2*g3 h3*c3 b3*b5 c4*c7 d8*e9
win-2 6.3 642199119 | n8/1k7/6n1b/3q5/2N4r1/5B3/2Q4b1/3rB4/K4NRR1 w h2 m - 16 | g1g2 g2*f2 end h5e5 c5b7 f1*d3 e2*c4 c3*c8 b7*e9
win-2 6.3 1000579466 | bb1r1nkn1/9/7Q1/5qB2/8r/9/9/9/B2R1NKNR b h3 m - 5 | f6h4 h4*h5 i5*a5 a1c3 i5b5 b5*i5 h4*e1
win-1 6.3 1026865808 | 3Q5/1r4k2/8B/R5N2/4nb3/2n6/3Rq1r1b/9/1N1K3B1 b g1 m - 51 | g3g2 g2*g4 f5*e6 e5*c5 c4*e4 e3*e1
win-2 6.3 1639379679 | nk1b3rb/9/9/2n2Q3/9/9/9/1KqB2r2/1NRN2RB1 w a1 m - 8 | f6d4 end c2c3 d4e4 b1*c2 d1*e3 e4*e9
win-2 6.3 2431742803 | kqrb3nn/9/3R1r3/3b5/9/4B4/9/9/N1BK1QN1R b g9 m - 5 | f7f8 end f1f7 b9b4 h9*e8 f8*c8 c9*c3 b4*e1
save-1 6.3 2766693498 | 1k7/6R2/2b5r/1R2n1b1B/7r1/4N2Q1/6n2/3K1q1B1/N8 w i2 m - 34 | h4i3 i3*i1 end
win-1 6.3 3036792342 | 1B3br1k/6RB1/4nQ3/7r1/5qb2/3n5/2N6/5N2K/8R b i7 m - 29 | i9i8 i8*i6 h6*g6 f5*d3 d4*e1
win-2 6.3 3773830436 | 5r3/k7R/9/2q2n2n/1N7/2R6/1N2B2r1/b4b1Q1/5K1B1 w c1 m - 34 | h2c7 a2b1 end c4c2 c2*c4 b3*b6 c7*e9
save-1 6.3 3869106917 | br4kbn/1R7/3Q2n2/5q3/9/9/3r5/9/B1RN1K1BN b a8 m - 7 | f6d8 end
win-1 6.3 4057720134 | k5r2/3N5/3r5/1b7/2BB1R3/4q2n1/1b4N2/1K3Q1n1/7R1 w g2 m - 72 | d8e6 g3*i1 h1*f1 f2*f4 f5*f7 e6*e9
win-2 6.3 4200667792 | R4Q3/3b5/3bR4/kr1B2B2/9/1Nnq1nr2/6N2/9/5K3 b a2 m - 55 | d4d2 g6b1 end c4a3 a3*c3 d2*e1
win-2 6.5 81800239 | 1nnk1b1rb/9/1Q4R2/9/9/3B3q1/9/r6K1/2NN1B1R1 w g3 m - 8 | d4f2 h2*i1 h1*g1 end b9c7 b7e4 f2*e3 e4*e9
`;
