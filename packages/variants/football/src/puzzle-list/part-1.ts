/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
save-1 1.5 375132384 | 1n3kn1r/3q4R/9/5b1B1/r8/R3Q4/1b7/4N4/1N3K1B1 b d1 m - 11 | d8d2 d2*d8
win-1 1.5 1497725294 | k4r3/3n3b1/1rn6/1B3Q3/3Bq4/R8/1N3b1N1/1R2K4/9 b f2 m - 33 | e5g3 g3*e1
save-1 1.5 2555670247 | 3k1r3/4Qn3/9/9/4b4/2b2BBq1/3N5/n1N1R4/RrK6 b d1 m - 75 | h4e7
save-1 1.7 29601164 | 1n3k1br/9/7n1/5b3/7qR/6Q2/1r7/4N1B2/RNB2K3 b f3 m - 11 | b3e3 e3*i3
save-1 1.7 1475964483 | r6b1/3nk4/9/3q5/1NrB5/R6b1/2Q2n1N1/5K3/2B5R w d9 m - 18 | d5g8
save-1 1.8 3053954657 | rn1q1knbr/9/9/9/9/1b1Q5/9/4N4/RNB2K1BR b d3 m - 5 | h9c4 c4*a6
save-1 2 1849389126 | n1r3b1k/9/9/3R3r1/5b1Q1/n1BN5/R1q6/2KB5/8N b d1 m - 17 | c3b3
save-1 2 3051227198 | rn1r3b1/3k2Qn1/R7q/3R1b3/9/9/5B3/9/1NK2N2B w c9 m - 8 | a7e7
save-1 2 3599548776 | r1nn1rk2/9/9/9/3Q5/7R1/1b7/1bN1N1q2/1BK2R2B b d1 m - 13 | b2e5
save-1 2.2 1989533477 | 1nbb2knr/9/q7R/9/9/3Q5/N4r3/9/2BB1RKN1 b d2 m - 7 | f3e3 end
save-1 2.3 785980761 | b5n2/5Qk2/9/3R1n1q1/5rB2/2b1B3r/7N1/9/1N1K4R w h9 m - 22 | f8g7
save-1 2.3 873480962 | r1b2knbr/9/2n6/R8/7q1/3Q5/9/4N4/1NB2K1BR b d1 m - 5 | h5e5
save-1 2.3 876646378 | rr1n1bqk1/9/7nQ/5b3/9/3B5/9/9/NR1N1K1BR w g6 m - 4 | i7g5 g5*g2 end
save-1 2.3 1047182146 | n2r1k1b1/1R7/1n7/4Qbr2/1q2B4/9/9/6K2/N2B2RN1 w a6 m - 14 | e6b6 b6*d6 e5*h2 end
win-1 2.3 1291884046 | 7R1/4Rk3/3r5/3n2rB1/4n1bQ1/3NB4/5q3/4bK3/6N2 w f7 m - 40 | d4e6 e6*e9
save-1 2.3 1394199542 | rrb2bnk1/9/4n4/9/9/3q1B3/7Q1/5N3/KR4NBR b f1 m - 5 | d4g7
save-1 2.3 1631141285 | 1bbr4k/2n3n2/9/3q5/5r3/9/2QBB3N/9/N2R1R2K b c1 m - 13 | d6d4
save-1 2.3 1649939545 | r1b2knb1/3n5/9/8r/7Q1/6B2/4B1q2/3N5/R4KN1R b d1 m - 17 | g3f2
save-1 2.3 1749481883 | n1bb1rn1k/9/9/4q4/9/5B3/N3Q2r1/9/K2N1B1RR b c1 m - 5 | c9d8
save-1 2.3 2241688147 | 7r1/3kn3r/6n2/2Nbb4/7Q1/1K2BB3/6N2/4q4/6R1R w d9 m - 30 | f4e3
save-1 2.3 3762452763 | r1b2knbr/9/2n6/9/3q5/3Q5/9/4N4/RNB2K1BR b d2 m - 5 | d5e5
win-1 2.5 297259551 | 9/7k1/2n1b4/3N4Q/3b1n3/8r/r3q1N2/1R4B1R/2B4K1 w g7 m - 30 | i6h6 h6*e9
save-1 2.5 353303702 | 1n3knb1/rb7/1Q6r/9/q8/5B3/N8/9/R4KNBR w a9 m - 12 | b7a7
win-1 2.5 766756473 | 1nk6/2q3b2/1n7/9/4Q4/3br2r1/1N4N2/9/1KBB1RR2 w i5 m - 16 | c1h6 h6*e9
save-1 2.5 982385418 | 1b4b1n/1k7/2Q1n4/9/r4q3/2B6/9/5NKr1/RRN5B b f1 m - 13 | f5b5
win-1 2.5 1291884046 | nq1r1kn2/9/9/9/3B5/2b4b1/1Q7/2N2K2r/2BR2N1R b e5 m - 7 | b9e6 e6*e1
win-1 2.5 2445407724 | 9/2nb1k3/2R3nr1/3rbB3/3R1B3/4q4/6N2/4QK3/N8 w e8 m - 22 | c7e7 e7*e9
win-1 2.5 2809468220 | r6rn/1bb1k4/1Bn4R1/7qR/2N1Q4/9/2N6/1K3B3/9 w f7 m - 22 | c5e6 e6*e9
win-1 2.7 593268037 | 2r6/RkR6/2QrN4/4N4/1qb2n3/2bBBn3/9/3K5/9 w a5 m - 68 | c7b6 b6*e9
win-1 2.7 778591917 | 9/5b3/R1nq1k3/2BQ3B1/3b4r/2NNn4/5K1r1/9/1R7 b c2 m - 31 | e4c3 c3*e1
save-1 2.7 1554341924 | nrbk1b1nr/9/9/9/6q2/3B5/9/3R5/NKN2Q1BR b d1 m - 3 | g5e5
save-1 2.7 1597235563 | k1nb3r1/2R2rn2/9/1B3b3/6Q2/9/9/1q7/KRNB3N1 w f9 m - 12 | g5e5
win-1 2.7 1709159362 | 2b3n1r/5k3/4Q4/2n6/3b2BR1/r8/2N2K3/6q1N/1R5B1 w d8 m - 30 | e7c7 c7*e9
win-1 2.7 1830327574 | kbrn1rbn1/5R3/2Q6/9/9/3B5/9/2q6/KBRN3N1 b e5 m - 5 | c2e4 e4*e1
save-1 2.7 1914806466 | 1b1r1nnk1/1r7/2b6/4Q4/1N2q4/9/9/R8/1BB2N1KR b a4 m - 13 | e5b2
save-1 2.7 3044272041 | 1kn6/5n3/1q7/9/4b1Bb1/9/6r2/r1B1NNQ2/RK4R2 w c8 m - 16 | g5d2
win-1 2.7 3256982260 | 1nb2knbr/9/9/9/1q1Q5/9/r8/3N5/R1B2KNBR b e4 m - 7 | a3e3 e3*e1
save-1 2.7 3722207837 | 1nb2k3/9/4n4/4N2q1/1r1Q5/B8/1brN5/2K4B1/2R2R3 b g2 m - 25 | h6f4
save-1 2.7 3764655026 | bR3n3/2r1b4/2N1R4/3q1kQ2/9/3B2B2/5n1Nr/7K1/9 b g1 m - 45 | d6d7
save-1 2.7 3935739737 | rnk2nr2/6q2/6Q2/5bb2/9/9/6N2/9/K1NR1BB1R b f3 m - 7 | g6e4 e4*b7
win-1 2.7 4184674365 | 1r1k1b3/r8/1R1n4n/9/2R1B1q2/8B/2b1Q4/4N4/3K3N1 w f8 m - 16 | e5g7 g7*e9
save-1 2.7 4189309347 | 1rnq1brnk/Q8/9/3b2R2/9/9/9/9/1NRN1K1BB b a1 m - 3 | f9c6
save-1 2.8 77734518 | n7r/2B3rk1/2n6/1R2bb3/3q5/2R2NQ2/6B2/9/N4K3 w i8 m - 18 | g4g7
save-1 2.8 294807053 | 1n3rbr1/3k1R3/5b3/3q5/4Q1n2/9/4B4/9/1NKB3RN w c9 m - 10 | e3d4
win-1 2.8 362097070 | 9/1k2n4/6bQ1/r8/9/3B1nb2/1R2N1r2/1qB5R/2N3K2 w c7 m - 32 | d4b6 b6*e9
save-1 2.8 998948438 | 2nk1r1rn/9/3b5/9/4b4/3Q5/4N1q2/N6R1/1B1R2B1K b d2 m - 7 | d9d8
save-1 2.8 1057774528 | 9/2k2B3/6n2/2n1N4/2Rr5/1br1N3b/2R3q2/1K2B4/8Q w b9 m - 60 | e4f2
save-1 2.8 1643615278 | 2r5n/4bR3/2Q6/6k1R/3N3B1/3B1nq2/7N1/3r2Kb1/9 b i4 m - 29 | g4h4 h4*g4 f4*h6 end
save-1 2.8 2075442956 | QN4r2/2B2bR2/3nr2kB/3N5/2R3q2/9/3nKb3/9/9 w g3 m - 56 | e3f4 f4*e5 d6*c4 c5*c1
save-1 2.8 3486011208 | 2R6/1k1B5/1n4n1R/1r1b2B2/2N2Q3/4N1b2/2q6/3Kr4/9 w a9 m - 74 | c9b9 b9*c9 d8*f6 f5*f9
save-1 2.8 3588356551 | k2n2r2/4bn3/4Q2q1/5b2r/6B2/9/2R5N/1R7/K2N1B3 b c1 m - 19 | d9c7
save-1 2.8 3638094685 | 6r1N/1kn2b3/7Q1/4b1Rn1/5N2r/5Bq2/2R6/2K1B4/9 b d1 m - 45 | e6b3
win-1 2.8 4185286749 | 1b7/2r3kQ1/1n5n1/3b5/4B4/6N2/4N3q/3R2Br1/KR7 w f7 m - 30 | g4f6 f6*e9
win-1 3 63035442 | 8k/b3n4/4N2q1/9/R2B2bN1/3B1Q1r1/4n4/2r3K2/8R w g8 m - 48 | h5g7 g7*e9
save-1 3 591997599 | r4kn1r/9/2n6/4bb3/6B2/3Q5/9/R3q1K2/1N4NBR w f7 m - 10 | g5e3
save-1 3 1175840279 | 9/n1r1B2N1/4kb3/1R2R4/3Qq1b2/n8/N7r/3B5/6K2 w h4 m - 36 | d2f4
save-1 3 1185648165 | rnbn1b1k1/9/9/9/1B7/9/4B1r2/5q3/RN1N2RKQ w g9 m - 6 | e3g5
win-1 3 1387111270 | 7r1/3r1k2R/2BB2n2/3b5/5bn2/1Q5R1/4N4/K2N2q2/9 b g3 m - 39 | g2f2 f2*e1
save-1 3 1417342713 | 2kr2bnr/3Qb4/2n6/9/1B2q4/9/9/2K6/1N1R2BNR w f6 m - 8 | d8e7 e7*g5
save-1 3 1456857412 | 6r2/4k4/1r5n1/4b4/1q2b4/5n3/2NB3N1/1Q3R3/B1R5K w d9 m - 26 | f2f3
win-1 3 1660875102 | k1n2nbbr/9/Q8/1q7/9/3r1R3/9/9/1NKB2RNB w e5 m - 4 | f4e4 e4*e9
save-1 3 1848925164 | n2n1k1b1/7r1/1BQ3b2/1r1B2R2/3R5/4q4/1N7/9/3N1K3 w h7 m - 16 | g6h6 h6*h1
save-1 3 1851218070 | 5N1r1/3n1k3/7r1/4bN3/3n1Qb2/4q2RB/4K4/3B5/1R7 w i9 m - 50 | h4f4
win-1 3 1864665749 | 9/3r3R1/n3kb1r1/2R6/4n4/7N1/N1b1q4/3BBKQ2/9 w f8 m - 54 | g2g7 g7*e9
save-1 3 2549970466 | r4k1b1/4n3r/Rn7/4Q3R/4q4/4NB3/7N1/5KBb1/9 b e3 m - 19 | e5d4 d4*b6 b7*d7 e8*c9
save-1 3 2606288397 | rn4nbr/5k3/4Q4/5b3/7q1/9/9/8R/RNB2KNB1 b c7 m - 7 | b9d8 d8*b9 a9*d9 end
save-1 3 2654215273 | 3n3n1/1k3b3/4RB3/2RrN1Q1r/9/4b4/7N1/6qB1/3K5 b g5 m - 53 | f8h6 h6*i7 end
save-1 3 2718968427 | k1b6/3Q4r/7n1/4b1R1R/4BN3/3n5/5q3/1r1NB1K2/9 b i5 m - 37 | f3f4
win-1 3 3278720779 | nb1r2bkr/2Q4R1/9/2n6/4q4/2B6/9/1B5R1/1N1K4N b e2 m - 13 | e5e3 e3*e1
win-1 3 3828588734 | r1b2k2r/3n2nB1/R4q3/8b/1N7/4Q3R/7N1/5K3/7B1 w f8 m - 20 | h8g7 g7*e9
save-1 3 3945874618 | k5n2/9/b8/1NR4B1/N8/2nr2b2/5qQ1r/6B2/5KR2 b h2 m - 45 | i3h3 h3*h5 end
win-1 3 3958314488 | 3n1rkbn/1r3R3/9/3b5/9/1R7/2q6/1B7/2QN2KBN w e5 m - 6 | b4e4 e4*e9
save-1 3 3986216862 | r4kn1r/3n5/5q3/9/6B1Q/7b1/2N2B1b1/4N4/R4K2R w d9 m - 14 | f1f2
win-1 3 4035467605 | rk1r2n2/R8/9/4n4/1bR6/2B1q2b1/2N3B2/3Q5/1K4N2 w i5 m - 18 | d2h6 h6*e9
win-1 3 4103525822 | b2k2r2/n7r/2n5R/4bq3/9/4BQR2/9/3N5/B1NK5 w e8 m - 12 | i7e7 e7*e9
save-1 3 4277023871 | b1rn1bk1n/9/2B6/9/5q3/3Q5/9/6Kr1/1BNR1NR2 b c3 m - 5 | f5d3 d3*h3 h2*h8 g9*i7
save-1 3.2 4750684 | 7n1/3q3kR/8b/4b4/2rNB4/B2K5/4r1NQ1/3n5/6R2 w g9 m - 40 | g3e2
save-1 3.2 888499461 | R1r6/r3k4/6n2/4b4/3BNQ3/5b2R/2q1BnNK1/9/9 b i2 m - 65 | e8f7
save-1 3.2 1203916252 | rnb3nbr/B3k4/9/3q5/9/3Q5/9/9/RNB2KN1R w f9 m - 4 | d4e5
save-1 3.2 2742748374 | 1bn2rkrb/Qn5R1/9/3q5/9/9/9/9/1BNN1RK1B w d9 m - 4 | i1e5
win-1 3.2 2920978847 | n1r3b1k/2Q6/5b3/1r7/4q2B1/7n1/2R1N3B/8K/NR7 b g2 m - 17 | h4f3 f3*e1
win-1 3.2 2943932150 | n2r4b/4b2k1/2n6/2R6/4N4/3B2q2/5r3/K2NB1Q2/8R b g3 m - 33 | g4h4 h4*e1
win-1 3.2 3950276693 | rkbn1nr1q/9/6R2/9/3b5/5B3/9/9/RK1N1N1BQ b g3 m - 3 | c9h4 h4*e1
save-1 3.3 230690315 | 6nrr/B1k6/4n2Q1/3q1b3/7b1/9/9/5K3/B1RR2N1N w d8 m - 10 | a1e5
win-1 3.3 613082655 | 9/4n4/4Qq3/3kB1N2/5b3/9/rnb1N1r2/1RK6/3R4B b d3 m - 37 | b3d4 d4*e1
save-1 3.3 640555845 | 3n1n2r/6k1B/5Q3/5b1r1/2q1Bb1N1/9/9/4R4/2K3RN1 b i1 m - 19 | f5g4
win-1 3.3 1074911034 | 1q1n3k1/4b1R2/R2B3n1/1N7/8Q/6r2/5rN2/3B3b1/5K3 w f8 m - 28 | i5g7 g7*e9
win-1 3.3 1203916252 | r6br/B3k4/7n1/2nq5/R3Q1b2/9/2N5R/9/2B2KN2 w f8 m - 12 | e5g7 g7*e9
win-1 3.3 1349754909 | 3r3b1/6kr1/2n4BB/3Nn2Q1/R3q1b2/5R3/9/1N3K3/9 b d2 m - 51 | e5c3 c3*e1
save-1 3.3 1449368199 | 2k6/9/n8/1B1nN4/3bb3r/Q8/2N6/1K3R1r1/R2q3B1 b c1 m - 29 | d1d2 d2*i7
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
`;
