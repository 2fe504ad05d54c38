/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
save-1 4.5 1311397165 | 9/Nk1R5/2Q2R1B1/3nN4/3bn4/5b3/6B2/1K6r/r5q2 b h8 m - 57 | d6e8
win-1 4.5 1386709152 | brn2b1kn/1R7/9/9/6Q2/1q4r2/2B6/4N4/3R1B1KN w f4 m - 8 | c3g7 g5*h6 g7*e9
win-1 4.5 2393668006 | rnb2kn1r/6bB1/9/9/9/Q2q5/9/9/RN3KNBR b h9 m - 5 | d4e5 g8*e6 e5*e1
win-1 4.7 1263014258 | k4n1b1/1R1r3Bn/6b2/9/2r4Q1/5q3/9/4B1K2/5R1NN b g5 m - 19 | g7c3 f4*d2 c3*e1
win-1 4.7 1263014258 | k1r2n1bb/1R1r3Bn/3Q5/9/9/5q3/9/4B1K2/5R1NN b h7 m - 13 | f4h4 i8*i5 h4*e1
win-1 4.7 1353081844 | rn3knb1/9/9/9/6b2/3q1B3/7N1/8r/RN1Q1K1BR w g4 m - 5 | d1e2 h3*e3 e2*e9
win-1 4.7 2075442956 | QN4r2/2B2bR2/3n1r1kB/3N3q1/2R6/9/3n1b3/5K3/9 b i6 m - 53 | f7e7 h6*e6 e7*e1
win-1 4.7 2282038393 | 1k1n5/9/6b2/4q4/R1B4Q1/5rN2/3n1N3/7rR/1B4Kb1 w i3 m - 38 | g4f6 i2*i4 h5*f7 f6*e9
win-1 4.7 2354912908 | 5q1r1/4b1Rk1/2rQN4/5b1R1/5n3/4n4/1N1B2B2/5K3/9 b i6 m - 49 | e8h5 h5*f3 e4*e1
win-1 4.7 2397226835 | 9/5Q1r1/2n1b1k2/4b4/r2qN4/2RnB4/9/1B1NK4/8R b c5 m - 35 | c7b5 b5*d3 d4*e1
win-1 4.7 4196726018 | rnb2kn1r/3Q5/9/4b1q2/9/9/9/9/RNB2KNBR w e5 m - 4 | c1f4 f4*c7 d8*e9
win-1 4.8 412627 | 9/R4k3/1nB1n3q/3Qb4/4bN1N1/6r2/1K3B3/6R2/3r5 w e2 m - 54 | g2f2 f2*g2 f3*d5 d6*d8 c7*e9
win-1 4.8 204219926 | 2b2knbr/r3Q3R/2n6/4q4/9/9/7N1/9/RNB2K1B1 b f7 m - 9 | f9f8 f8*f9 g9*e7 e6*e1
win-1 4.8 845977109 | 8r/4kR3/5b3/1b1q1Q3/r7R/6n2/N3B4/2n1K2N1/7B1 b h5 m - 35 | a5g5 g5*d5 d6*d3 c2*e1
win-1 4.8 1311397165 | 1k7/1R7/2N2RNB1/3n5/4n4/2bQ5/6B2/rK2r2q1/2b6 w a9 m - 42 | c7a8 a8*c8 b8*g8 g7*e9
win-1 4.8 1385961891 | 3r1bkrn/q3n2R1/2bR5/1Q7/9/3B5/9/4N4/5BK1N w c6 m - 12 | d4g7 b6*h6 g7*e9
win-1 4.8 1649939545 | 9/5k3/4bn3/1Q5Rr/3bB4/3n2B2/5N3/r2N1q3/R4K3 b b2 m - 37 | d4b3 a2*c2 b3*e1
win-1 4.8 2075442956 | 1N6r/2B2bR2/2Qn1r1kB/3N3q1/9/9/2Rn5/5K3/3b5 b i6 m - 49 | f7e7 h6*e6 e7*e1
win-1 4.8 2330714901 | rn1b2rkn/9/9/9/9/3Q5/2R6/3b1q3/BBN2N1KR w d1 m - 6 | d4e4 c1*e3 e4*e9
win-1 4.8 2461254248 | 2n3r2/2Q1kr3/1q7/3b2B2/1R2BbnR1/9/4K1N2/N8/9 b d7 m - 31 | g5h3 e8*c6 b7*g2 h3*e1
win-1 4.8 3036792342 | 1B4r1k/7R1/1Q4B2/7r1/4q1b2/b2n1n3/2N5K/5N3/5R3 b i7 m - 47 | i9i8 i8*i6 h6*e6 e5*e1
win-1 4.8 3800749848 | 2k6/4b4/6n2/4n4/5Q1r1/3Bq4/1B4N2/1rK4b1/R5NR1 w a2 m - 22 | d4b6 a1*a5 b6*e9
win-1 4.8 3917691882 | b1r2b2n/3R2B1k/2n1r4/1Q7/5N3/9/2qR4B/5N3/K8 b f8 m - 25 | c7e8 e8*e6 e7*e1
win-1 4.8 4244822938 | 1n3knbr/9/9/9/3q5/1Q5b1/9/r3N4/RNB2K1BR w d2 m - 6 | b4e4 c1*e3 e4*e9
win-1 5 664309822 | 3r5/2R1n2Qk/3b3n1/4Nb1B1/5Br2/4NqK2/9/9/1R7 b i7 m - 63 | f4g3 i8*i6 h7*h4 g3*e1
win-1 5 1024639322 | 8r/r1N1n1k2/R8/6b2/4qQb2/3n5/9/4N2BR/5K1B1 b i8 m - 45 | g5h4 i9*i5 h4*e1
win-1 5 1026865808 | 8Q/R2R5/6k2/6N2/2q1nbN2/2n6/4B4/2K1rbB2/7r1 b h3 m - 79 | f5g4 g4*f5 e5*g3 f2*e1
win-2 5 1185648165 | rn1n3k1/9/R5b2/8b/1B4B2/4Qq3/4N1r2/9/1N4RK1 b i5 m - 15 | f4h4 end g5h6 end g3h3 h4*e1
win-1 5 1655008671 | 6Q2/6krb/2n2n1BR/5b3/6B2/4q4/r1N2K3/9/R5N2 b f9 m - 31 | c7e8 e8*g7 f6*e5 e4*e1
win-1 5 2431742803 | k2b5/6n2/3R2n2/1Q1b5/5r3/4B4/1q2B4/2r6/N2K2N1R w f6 m - 14 | e3g5 g5*e7 d7*c7 b6*e9
win-1 5 2560081207 | 3k2n1n/4QrR2/8R/3b5/9/1q7/4B1Nb1/r4K3/1N5B1 b a7 m - 17 | a2a6 a6*a5 b4*e1
win-1 5 2560081207 | 1B7/5Q3/2Nk4R/2Rb3n1/4Bbn2/1q2N4/9/4r1K2/3r5 b h3 m - 77 | f5g4 g4*f5 g5*e3 e2*e1
win-1 5 3051227198 | 1n1r3b1/3k5/4R4/3RQbn2/r8/9/4qBN2/9/1NK5B w c8 m - 14 | e6d7 d7*e6 e7*e9
win-1 5 3200354535 | rnb2kr1n/9/9/9/9/2b1B4/6R2/3q5/RNBQ1K2N b e5 m - 4 | c9f6 f6*c3 d2*e1
win-1 5 4161673871 | 6R2/6rk1/2nqb4/4Qn3/r3N4/4b1BK1/2N1B4/5R3/9 w d4 m - 38 | e3h6 c3*f5 e5*g7 h6*e9
save-1 5.2 106453788 | 7k1/3r5/1n5b1/5R3/4q4/3NBKnb1/1N7/4QB3/1Rr6 b d1 m - 79 | e5e6 end
win-1 5.2 353303702 | 9/1R3k3/4b4/3NnQq2/3b5/4B4/5n1Nr/7BR/1r3K3 b h5 m - 45 | i3i5 i5*g5 g6*g2 f3*e1
win-1 5.2 503920364 | 2n3Q2/2kN5/5n1R1/2b6/4N2r1/4qR3/3B4r/7b1/K7B b i6 m - 43 | f7h6 h6*h4 h5*h3 i3*e3 e4*e1
win-1 5.2 1573228749 | rnbq1kn1r/3Q5/9/9/9/5B3/9/6b2/RN3KNBR w h2 m - 4 | f4g3 g3*c7 d8*e9
win-1 5.2 2022038124 | 1k1b3r1/5nn2/9/7B1/r1Q6/1b4q2/2K6/4B4/R1N3R1N b f9 m - 21 | g4h4 f8*h8 h9*h7 g8*i5 h4*e1
win-1 5.2 2381655177 | 1kb3n1n/3r5/rQ7/7B1/1b5q1/9/9/R8/1K1R1BN1N w a1 m - 9 | a2c2 b1*c1 c2*c7 b7*g7 h6*e9
save-1 5.2 2696324955 | r1n2r3/B1k2Rb2/2n6/1B1b5/4q4/R4Q3/9/9/1KNN5 w g9 m - 12 | f4f7 end
win-1 5.2 3036792342 | 6r1k/B3bB1R1/2Q6/4q3r/7R1/3NNn1b1/5n3/9/7K1 w h3 m - 68 | e4g3 g3*g5 h5*d5 d4*b6 c7*e9
win-2 5.2 3521225037 | rn1q1knbr/8R/9/5b3/9/9/5Q3/9/RNB2KNB1 b f7 m - 3 | f9f8 f8*f9 end i8g8 end d9e8 g9*e7 e8*e1
win-1 5.2 3589409692 | 3Q4R/R8/7k1/2B6/3nN4/2b1N1qb1/4B4/1K1r5/1rn6 b c3 m - 75 | d5b4 b4*e2 d2*c2 c1*e1
win-1 5.2 4200667792 | R1b2Q3/1B7/4R1N2/k8/1r1N3B1/5n1r1/n1q6/3K5/7b1 b c1 m - 69 | a3b1 b1*b3 c3*f3 f4*e1
win-2 5.3 418911612 | 9/9/2nkbN3/1r1N3nR/1Q7/9/r4b3/2BB1K3/R2q5 w i8 m - 49 | c2h7 end h6g8 d2h6 h7*g6 f7*i5 h6*e9
win-2 5.3 832073183 | bb4k2/8R/9/4Q2B1/3q3n1/4n2r1/R8/8r/3B1KN1N w a1 m - 16 | e6b6 i2b2 end a3a2 a2*a5 b6*e9
win-1 5.3 1217075275 | r8/2k6/9/5N3/4q3n/2b2B3/2Q4n1/1b1rBK2R/1N4R2 w i1 m - 36 | e2h5 i2*i4 h5*f7 f6*e9
win-1 5.3 1649939545 | 9/6k2/2Q6/4b2Rr/1n2B4/4n1Bb1/5N3/r2N1qK2/7R1 b i2 m - 49 | i6i3 i3*i5 h4*g3 f2*e1
win-1 5.3 2092694446 | 1nb4k1/2nQb4/R5r2/2Br5/9/3N1B3/3q5/2N3K2/7R1 w f6 m - 36 | d4f5 f5*d5 c6*b7 a7*c7 d8*e9
win-1 5.3 2479684073 | k2n2rn1/9/1r4R2/2b6/9/5Q1b1/1R1B5/2qB5/K2N3N1 w c3 m - 14 | f4c7 d2*b4 b3*b6 c7*e9
win-2 5.3 2510365511 | 3r5/3n5/9/1Q1b5/1B1R1k3/1r2NB1n1/q2b5/7K1/R5N2 w c6 m - 64 | b6b7 end d8e6 end b7e7 b5*e8 e7*e9
win-1 5.3 2590754891 | 7r1/1Q2k1R2/7n1/2n2q1R1/5B3/1b7/1bB6/1rN6/2K5N b f9 m - 31 | f6e6 e8*d7 c6*e5 e6*e1
win-1 5.3 2724934530 | 9/3kb4/9/5N3/4bq1RB/1Q3n3/3N5/2r1n1B2/1K1R4r w i6 m - 68 | f6h7 h7*h4 h5*h6 i5*e9
win-1 5.3 3198955081 | 7N1/R2b3q1/3Q1b3/1r2k1B2/3n5/1R4r2/3NKn3/7B1/9 b h6 m - 82 | h8i7 i7*g5 g4*g2 f3*e1
win-1 5.3 4151994793 | r5rnk/4Q4/9/9/3n1NB2/7R1/3b5/Rq5b1/3B3NK w a3 m - 26 | h4b4 a2*a4 b4*h4 g5*e7 e8*e9
save-1 5.5 412627 | 9/R4k1q1/1nB1n4/9/4b2N1/3N2r2/Kb3B3/2Q3R2/3r5 b e2 m - 45 | b7d8 end
win-1 5.5 204219926 | 3N5/Q8/2r2b2R/3b1r3/6k2/4n2R1/3n1N3/1BB5q/5K3 b b7 m - 97 | d3b4 c7*e7 d6*c5 b4*d3 e4*e1
win-1 5.5 503920364 | 5N3/n4Q3/1k3n1R1/B1b6/4N2r1/5q3/5R2r/7b1/K7B w i6 m - 52 | h7h6 h6*e6 e5*g7 f8*e9
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
win-1 5.7 418911612 | 9/4kb2n/2n6/1r6R/3bN4/1Q2N4/r8/2BB1K3/R2q5 w c1 m - 41 | e4d6 d2*h6 i6*f6 e5*d7 d6*e9
win-1 5.7 1054393281 | 2r2kr1b/Bn7/2n6/5R3/9/2b6/4B1Q2/3q5/1RKN4N b b9 m - 11 | d2b4 c9*a9 b8*b7 c7*a5 b4*e1
win-1 5.7 1311397165 | 1k7/1R7/2N2RN2/3nb4/3Qn4/4B4/6B2/rK2r4/2b3q2 w c9 m - 38 | c7d9 d9*a8 b8*g8 g7*e9
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
win-2 5.8 1849389126 | n1r3b2/7k1/9/3RN2r1/6BQ1/2B6/Rq1b5/1nK3N2/9 w d1 m - 24 | h5e2 end g9e7 d6d5 e2*f3 g2*d4 d5*d7 e6*e9
win-1 5.8 1921772106 | 1q1r1Q3/rR7/2n1k4/R8/3N2n2/2b1B2b1/2B6/7K1/6N2 b a9 m - 33 | d9d8 b9*d9 d8*d6 c7*f5 g5*g3 h4*e1
win-2 5.8 2943932150 | nnrb1rk1b/5Q3/9/4q4/2B6/9/9/9/KNRB3NR b d6 m - 3 | i9c3 e6*a6 c5b6 end a9b7 b7*b4 c3*e1
win-2 5.8 3737816714 | 3k1r3/1rQ6/7n1/9/2nb5/2q3N2/6b2/1K1RBB3/N7R b a6 m - 23 | c5e4 c8b7 b7*c8 end b8*f8 f9*f3 e4*e1
win-1 6 496607402 | n1br1nrbk/5Q3/9/4q4/9/9/9/9/KR1N1BRNB b i8 m - 3 | i9h8 h8*g8 f9*e7 e6*e1
win-2 6 1485768038 | 9/7k1/6Q2/3bb4/4N4/RN2q4/1nrB2n2/1B3Kr2/2R6 w a1 m - 70 | g7c7 end g2g1 a4a2 a2*a4 b4*b6 c7*e9
win-2 6 2298852676 | r2q1knbr/9/2n4Q1/5b3/9/9/9/9/RNB2KNBR w h3 m - 4 | f1g2 g2*f1 end d9g6 h7g7 g1*d2 c1*h6 g7*e9
win-2 6 2801823434 | 9/B1n6/1r3N3/4kN1r1/1b6R/1Q2n4/4B1b2/1q3R1K1/9 w f8 m - 56 | b4e7 end b5e8 end f7e5 e7*d6 e5*f7 f6*e9
win-1 6 3198955081 | 7N1/R8/3Q1b3/1r2k4/3nqB3/1R4r2/3N1n2b/4K2B1/9 b i9 m - 78 | e5h8 h8*e5 e6*e4 d5*g5 g4*g2 f3*e1
win-1 6 3267298190 | 5r3/7k1/6n2/2b1Qb3/1rn6/B3N4/5K3/1qRBN4/2R6 w a2 m - 62 | a4b3 b3*d5 e4*e7 e6*e9
win-2 6 3628349899 | q2n1rkrn/9/1R7/5b3/4Bb3/9/9/9/2NR1BKQN w h4 m - 4 | e5g3 g3*f2 end a9a2 h1e4 g1*e3 e4*e9
`;
