/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
save-1 1.5 375132384 | 1n3kn1r/3q4R/9/5b1B1/r8/R3Q4/1b7/4N4/1N3K1B1 b d1 m - 11 | d8d2 d2*d8
win-1 1.5 1497725294 | k4r3/3n3b1/1rn6/1B3Q3/3Bq4/R8/1N3b1N1/1R2K4/9 b f2 m - 33 | e5g3 g3*e1
save-1 1.5 2555670247 | 3k1r3/4Qn3/9/9/4b4/2b2BBq1/3N5/n1N1R4/RrK6 b d1 m - 75 | h4e7
save-1 2 1849389126 | n1r3b1k/9/9/3R3r1/5b1Q1/n1BN5/R1q6/2KB5/8N b d1 m - 17 | c3b3
save-1 2 3051227198 | rn1r3b1/3k2Qn1/R7q/3R1b3/9/9/5B3/9/1NK2N2B w c9 m - 8 | a7e7
save-1 2 3599548776 | r1nn1rk2/9/9/9/3Q5/7R1/1b7/1bN1N1q2/1BK2R2B b d1 m - 13 | b2e5
save-1 2.2 1989533477 | 1nbb2knr/9/q7R/9/9/3Q5/N4r3/9/2BB1RKN1 b d2 m - 7 | f3e3 end
save-1 2.3 785980761 | b5n2/5Qk2/9/3R1n1q1/5rB2/2b1B3r/7N1/9/1N1K4R w h9 m - 22 | f8g7
save-1 2.3 1649939545 | r1b2knb1/3n5/9/8r/7Q1/6B2/4B1q2/3N5/R4KN1R b d1 m - 17 | g3f2
save-1 2.3 1749481883 | n1bb1rn1k/9/9/4q4/9/5B3/N3Q2r1/9/K2N1B1RR b c1 m - 5 | c9d8
save-1 2.3 2241688147 | 7r1/3kn3r/6n2/2Nbb4/7Q1/1K2BB3/6N2/4q4/6R1R w d9 m - 30 | f4e3
win-1 2.5 297259551 | 9/7k1/2n1b4/3N4Q/3b1n3/8r/r3q1N2/1R4B1R/2B4K1 w g7 m - 30 | i6h6 h6*e9
save-1 2.5 353303702 | 1n3knb1/rb7/1Q6r/9/q8/5B3/N8/9/R4KNBR w a9 m - 12 | b7a7
win-1 2.5 766756473 | 1nk6/2q3b2/1n7/9/4Q4/3br2r1/1N4N2/9/1KBB1RR2 w i5 m - 16 | c1h6 h6*e9
save-1 2.5 982385418 | 1b4b1n/1k7/2Q1n4/9/r4q3/2B6/9/5NKr1/RRN5B b f1 m - 13 | f5b5
win-1 2.5 2809468220 | r6rn/1bb1k4/1Bn4R1/7qR/2N1Q4/9/2N6/1K3B3/9 w f7 m - 22 | c5e6 e6*e9
win-1 2.7 778591917 | 9/5b3/R1nq1k3/2BQ3B1/3b4r/2NNn4/5K1r1/9/1R7 b c2 m - 31 | e4c3 c3*e1
save-1 2.7 1554341924 | nrbk1b1nr/9/9/9/6q2/3B5/9/3R5/NKN2Q1BR b d1 m - 3 | g5e5
save-1 2.7 1597235563 | k1nb3r1/2R2rn2/9/1B3b3/6Q2/9/9/1q7/KRNB3N1 w f9 m - 12 | g5e5
win-1 2.7 1709159362 | 2b3n1r/5k3/4Q4/2n6/3b2BR1/r8/2N2K3/6q1N/1R5B1 w d8 m - 30 | e7c7 c7*e9
win-1 2.7 1830327574 | kbrn1rbn1/5R3/2Q6/9/9/3B5/9/2q6/KBRN3N1 b e5 m - 5 | c2e4 e4*e1
save-1 2.7 1914806466 | 1b1r1nnk1/1r7/2b6/4Q4/1N2q4/9/9/R8/1BB2N1KR b a4 m - 13 | e5b2
save-1 2.7 3764655026 | bR3n3/2r1b4/2N1R4/3q1kQ2/9/3B2B2/5n1Nr/7K1/9 b g1 m - 45 | d6d7
save-1 2.8 77734518 | n7r/2B3rk1/2n6/1R2bb3/3q5/2R2NQ2/6B2/9/N4K3 w i8 m - 18 | g4g7
win-1 2.8 362097070 | 9/1k2n4/6bQ1/r8/9/3B1nb2/1R2N1r2/1qB5R/2N3K2 w c7 m - 32 | d4b6 b6*e9
save-1 2.8 998948438 | 2nk1r1rn/9/3b5/9/4b4/3Q5/4N1q2/N6R1/1B1R2B1K b d2 m - 7 | d9d8
save-1 2.8 2075442956 | QN4r2/2B2bR2/3nr2kB/3N5/2R3q2/9/3nKb3/9/9 w g3 m - 56 | e3f4 f4*e5 d6*c4 c5*c1
save-1 2.8 3588356551 | k2n2r2/4bn3/4Q2q1/5b2r/6B2/9/2R5N/1R7/K2N1B3 b c1 m - 19 | d9c7
win-1 2.8 4185286749 | 1b7/2r3kQ1/1n5n1/3b5/4B4/6N2/4N3q/3R2Br1/KR7 w f7 m - 30 | g4f6 f6*e9
save-1 3 591997599 | r4kn1r/9/2n6/4bb3/6B2/3Q5/9/R3q1K2/1N4NBR w f7 m - 10 | g5e3
save-1 3 1185648165 | rnbn1b1k1/9/9/9/1B7/9/4B1r2/5q3/RN1N2RKQ w g9 m - 6 | e3g5
save-1 3 1417342713 | 2kr2bnr/3Qb4/2n6/9/1B2q4/9/9/2K6/1N1R2BNR w f6 m - 8 | d8e7 e7*g5
save-1 3 1456857412 | 6r2/4k4/1r5n1/4b4/1q2b4/5n3/2NB3N1/1Q3R3/B1R5K w d9 m - 26 | f2f3
win-1 3 1660875102 | k1n2nbbr/9/Q8/1q7/9/3r1R3/9/9/1NKB2RNB w e5 m - 4 | f4e4 e4*e9
save-1 3 1851218070 | 5N1r1/3n1k3/7r1/4bN3/3n1Qb2/4q2RB/4K4/3B5/1R7 w i9 m - 50 | h4f4
win-1 3 1864665749 | 9/3r3R1/n3kb1r1/2R6/4n4/7N1/N1b1q4/3BBKQ2/9 w f8 m - 54 | g2g7 g7*e9
save-1 3 2549970466 | r4k1b1/4n3r/Rn7/4Q3R/4q4/4NB3/7N1/5KBb1/9 b e3 m - 19 | e5d4 d4*b6 b7*d7 e8*c9
save-1 3 2606288397 | rn4nbr/5k3/4Q4/5b3/7q1/9/9/8R/RNB2KNB1 b c7 m - 7 | b9d8 d8*b9 a9*d9 end
win-1 3 3828588734 | r1b2k2r/3n2nB1/R4q3/8b/1N7/4Q3R/7N1/5K3/7B1 w f8 m - 20 | h8g7 g7*e9
win-1 3 3958314488 | 3n1rkbn/1r3R3/9/3b5/9/1R7/2q6/1B7/2QN2KBN w e5 m - 6 | b4e4 e4*e9
save-1 3 3986216862 | r4kn1r/3n5/5q3/9/6B1Q/7b1/2N2B1b1/4N4/R4K2R w d9 m - 14 | f1f2
win-1 3 4035467605 | rk1r2n2/R8/9/4n4/1bR6/2B1q2b1/2N3B2/3Q5/1K4N2 w i5 m - 18 | d2h6 h6*e9
win-1 3 4103525822 | b2k2r2/n7r/2n5R/4bq3/9/4BQR2/9/3N5/B1NK5 w e8 m - 12 | i7e7 e7*e9
save-1 3.2 888499461 | R1r6/r3k4/6n2/4b4/3BNQ3/5b2R/2q1BnNK1/9/9 b i2 m - 65 | e8f7
save-1 3.2 1203916252 | rnb3nbr/B3k4/9/3q5/9/3Q5/9/9/RNB2KN1R w f9 m - 4 | d4e5
win-1 3.2 2920978847 | n1r3b1k/2Q6/5b3/1r7/4q2B1/7n1/2R1N3B/8K/NR7 b g2 m - 17 | h4f3 f3*e1
win-1 3.2 2943932150 | n2r4b/4b2k1/2n6/2R6/4N4/3B2q2/5r3/K2NB1Q2/8R b g3 m - 33 | g4h4 h4*e1
save-1 3.3 230690315 | 6nrr/B1k6/4n2Q1/3q1b3/7b1/9/9/5K3/B1RR2N1N w d8 m - 10 | a1e5
win-1 3.3 613082655 | 9/4n4/4Qq3/3kB1N2/5b3/9/rnb1N1r2/1RK6/3R4B b d3 m - 37 | b3d4 d4*e1
win-1 3.3 1203916252 | r6br/B3k4/7n1/2nq5/R3Q1b2/9/2N5R/9/2B2KN2 w f8 m - 12 | e5g7 g7*e9
win-1 3.3 1349754909 | 3r3b1/6kr1/2n4BB/3Nn2Q1/R3q1b2/5R3/9/1N3K3/9 b d2 m - 51 | e5c3 c3*e1
win-1 3.3 1819856761 | 3R1r3/2n2k3/9/4b3r/4Q1n2/3bB1N2/3q5/3BK4/1N4R2 b f2 m - 39 | d3g3 g3*e1
save-1 3.3 2051597334 | b1kq2nbr/9/6n2/9/7Q1/1r1B5/9/3K5/1R3NNBR b a1 m - 5 | a9e5
save-1 3.3 2136532362 | 7N1/6k2/4b3r/3Q1n3/r8/2N1B1q1R/3n2B2/b4K3/7R1 w a4 m - 51 | c4a3 a3*c5 end
win-1 3.3 2162885415 | 2b5r/6k1R/2n2n3/R8/3b1qQ2/9/9/4N1KB1/2rN3B1 b g3 m - 27 | f5f2 f2*e1
win-1 3.3 2203624986 | 9/1k2qn3/9/4B4/3nQ4/2bb3rN/5K3/R2r3R1/2B2N3 b c2 m - 44 | d5c3 c3*e1
win-1 3.3 2668110840 | 1n7/5k3/9/3nr4/R2NNBbQ1/4qB1r1/9/2K6/3b4R b c3 m - 38 | e4b4 b4*e1
win-1 3.3 3050488617 | r1b3nb1/3nk4/5r3/3q5/1N6R/6Q2/9/3BN4/R4K1B1 w f8 m - 14 | g4g7 g7*e9
save-1 3.3 3628349899 | 1R3rk1n/9/1Q2n4/5b3/4Bb1r1/9/q2N5/9/3R1BK1N w h9 m - 10 | g1f2
save-1 3.3 3788532447 | 1r7/1Q4nkR/2b1Nb3/3B4r/3B5/5n3/3N4R/1qK6/9 b b5 m - 37 | b2b4 b4*b6 c7*a5 end
win-1 3.5 503920364 | 5N3/8Q/1kn2n1R1/B1b4r1/4N4/5q3/3R4r/7b1/K7B w d7 m - 56 | f9e7 e7*e9
save-1 3.5 3079774791 | b1rn1qnkr/9/9/9/5b3/5Q3/8R/9/BBRN2NK1 b f1 m - 3 | a9e5
save-1 3.5 3198955081 | 7N1/R2b5/5b2q/1r3Q3/3nk2B1/1R3B1r1/3NKn3/9/9 w i2 m - 91 | f4h2 end
save-1 3.5 3258399948 | 1rn6/4bQk2/1R1q5/5b3/3NB4/3N3r1/3Bn4/9/6KR1 w d9 m - 24 | d4f3
win-1 3.5 3628502318 | rn3k3/4r2b1/R6n1/4b1B2/4B4/9/2R3q2/4NK3/N6Q1 w i5 m - 18 | h1h6 h6*e9
win-1 3.7 1146336780 | 3r4n/1BqR5/1b3r1n1/3b5/1k4N2/3Q2B2/2N6/K8/5R3 w d7 m - 38 | g5e6 e6*e9
win-1 3.7 1655008671 | 5k1b1/8r/2n2n3/4Qb3/6BqR/9/r8/6B2/RN3KN2 w e8 m - 12 | e6e7 e7*e9
win-1 3.7 1655008671 | 9/6krb/4q2BR/3nQb3/3n2B2/9/r1N6/4K4/1R4N2 w g7 m - 40 | g5h6 h6*e9
win-1 3.8 539902461 | 1nb2kn1r/9/9/9/r8/7Qq/5b1N1/9/RNB2K1BR w e3 m - 8 | h4e4 e4*e9
win-1 3.8 642199119 | 9/1k3n1r1/1n5Rb/3qB4/2N2bB2/1Q7/4N4/1K1r2R2/9 w b5 m - 36 | g5d8 c5*c7 d8*e9
win-1 3.8 766756473 | nnk4rb/2q3b2/1Q7/9/9/4r4/1N4N2/9/1KBB1RR2 b d5 m - 11 | c8c5 c5*e5 e4*e1
save-1 3.8 1217075275 | r8/3k5/7n1/5N3/4q2B1/2b2B3/2Q4n1/1b1r3R1/1N3KR2 b h1 m - 29 | c4f7
save-1 3.8 1263014258 | k4nnb1/1R1r3B1/6b2/9/2r1Q4/1q7/9/4B1K2/5R1NN w d9 m - 22 | e5e8 e8*i4
win-1 3.8 1749481883 | 3b5/2n2rRk1/9/1Q1n1Br2/5B3/2N4b1/2N5q/8R/K8 b i1 m - 47 | i3h2 h2*g3 h4*e1
win-1 3.8 2075442956 | 1rn5r/Q1B3k2/1n4R2/3b5/9/b1R6/N8/3q1N1B1/5K3 b d5 m - 17 | b7c5 c5*c3 d2*e1
save-1 3.8 3801990973 | 9/1k3b3/3r1b1Q1/5qN2/5N3/9/2K1n1r2/3nBBR2/7R1 b i6 m - 41 | f7g8
save-1 4 664309822 | 3r5/2R1nn1Qk/2Nb5/5b1B1/5B1Kr/4Nq3/9/9/1R7 b a8 m - 67 | d9a9 a9*a3
save-1 4 2368230945 | 1nk2rqbr/9/2n6/3b5/9/3Q5/2N6/9/BNK2R1BR b b2 m - 5 | d6e5
win-1 4 3092708616 | 5r3/6b2/r2k5/4Nb3/1Q1nR4/5n3/2N1B2B1/R3q4/5K3 b h1 m - 49 | e2g2 g2*f3 f4*e1
win-1 4 4151994793 | 6rnk/1Q7/7b1/1n1N5/r5B2/7R1/9/Rq5b1/3B3NK w a7 m - 32 | b8b7 b7*d7 d6*e9
win-1 4.2 569645595 | rkn4qb/6Q2/2B6/R1n6/7B1/9/1b1N5/1K3r3/3N1R3 w a4 m - 24 | d3b4 b4*b6 c7*e9
win-1 4.2 1819856761 | rnb2knbr/9/1B7/3q5/9/R8/9/4K4/1NBQ2N1R b c7 m - 5 | c9h4 d6*g3 h4*e1
save-1 4.2 2801823434 | 1n3k3/9/3Q3nB/6b2/9/3q3b1/4rN3/5RK1r/1N5BR w a4 m - 20 | f2e2
save-1 4.2 3648914059 | 3k3rn/4Rb3/1n1b5/1q7/5Q3/9/4Br3/N8/1N1B2RK1 b c1 m - 21 | b6b3
win-1 4.2 3701516736 | 9/9/2n1b1kn1/3Q5/6N2/4B1r2/r4R3/bB6N/1R3Kq2 w h3 m - 33 | g5e6 i2*f4 f3*f7 e6*e9
win-1 4.2 4016569157 | 9/1R1Q5/q3b4/3nbk3/4n1B2/N1BN5/r4K3/3R1r3/9 w a6 m - 66 | d4b5 b5*c7 d8*e9
win-1 4.3 3236852461 | 9/r3k4/2bnR2b1/RB2q4/3NQBN2/7n1/9/2K6/5r3 w g6 m - 52 | e5g7 g5*f8 g7*e9
win-1 4.3 3372740825 | nnr2k3/9/2R2b3/5bQ2/2q6/9/7B1/6Kr1/NN5RB w i2 m - 10 | c7e7 h3*e6 e7*e9
win-1 4.3 3795758711 | 5r3/2n1k2R1/4Rb1nr/4N1B2/2Q6/4q4/6b2/3B5/5K2N b c4 m - 29 | e4d4 d4*h4 g3*e1
save-1 4.3 3987965804 | 1nr3kr1/4b1n2/4Q4/4q4/8R/7b1/5B3/9/BR1K1NN2 w g5 m - 12 | i5h5 h5*a5
save-1 4.3 3996589970 | 1nb2k1br/r3n4/2R6/9/9/1q3B3/9/6K2/RN1Q2NB1 w b8 m - 8 | c7b7 b7*b6 end
save-1 4.3 4040497592 | 5knb1/6Q2/2n3B1r/5b3/8R/4N4/r6Nq/9/R4K1B1 b g1 m - 19 | f9f8
win-1 4.5 192105939 | rnb2knbr/9/9/2Bq5/9/9/3Q5/9/RNB2KN1R b c7 m - 3 | c9h4 d6*g3 h4*e1
win-1 4.5 253941928 | b2r2k2/3n5/6n2/1R1B2b2/3R2Q2/5N1r1/4N1q2/9/2K4B1 b i2 m - 23 | h4h2 h2*f2 g3*e1
win-1 4.5 340010468 | 1rnq4k/6Q2/7n1/9/4b4/9/5r2R/6bK1/B1N2RNB1 b g3 m - 13 | d9d2 f3*c3 d2*e1
win-1 4.5 569645595 | rknn1r1bb/9/9/9/3B5/3Q5/2q6/9/RKNN1R2B w c5 m - 4 | i1c7 d4*b6 c7*e9
win-1 4.5 722538841 | 2rk1n1qr/9/1n3Q3/4b2R1/9/3B5/3N5/1b7/1K1B2N1R w c3 m - 8 | f7f8 d4*g7 f8*e9
win-1 4.5 778591917 | 9/6k2/RBnqb4/3Q1n1B1/3b4r/2N6/2r6/4N1K2/1R7 b c6 m - 23 | f6g4 d5*f3 g4*e1
win-1 4.5 1026865808 | 3Q5/R5k2/9/6N2/4nbB2/2n4b1/3Rq1r2/4r1B2/1N1K5 b g1 m - 57 | e3f2 f2*e3 e2*e1
win-1 4.5 1311397165 | 1k7/3R5/1QN2R1B1/3nN4/3bn4/9/6B2/1K6r/r1b3q2 w c9 m - 50 | c7d9 d9*d7 e6*e9
`;
