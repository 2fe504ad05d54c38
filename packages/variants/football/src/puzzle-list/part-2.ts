/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-1 3.5 2035891720 | 1krn1b1nb/9/9/9/6qQ1/r2B5/9/9/RNNR1B2K b g3 m - 5 | g5h4 h4*e1
save-1 3.5 3079774791 | b1rn1qnkr/9/9/9/5b3/5Q3/8R/9/BBRN2NK1 b f1 m - 3 | a9e5
save-1 3.5 3198955081 | 7N1/R2b5/5b2q/1r3Q3/3nk2B1/1R3B1r1/3NKn3/9/9 w i2 m - 91 | f4h2 end
save-1 3.5 3258399948 | 1rn6/4bQk2/1R1q5/5b3/3NB4/3N3r1/3Bn4/9/6KR1 w d9 m - 24 | d4f3
save-1 3.5 3484625640 | 9/9/1r1NQ4/6k2/9/2n1B2b1/1b2R1n2/1BR2q1K1/5N1r1 b c1 m - 66 | c4d2 d2*a2 b3*h9
win-1 3.5 3628502318 | rn3k3/4r2b1/R6n1/4b1B2/4B4/9/2R3q2/4NK3/N6Q1 w i5 m - 18 | h1h6 h6*e9
win-1 3.5 3842644189 | 1nrn2r2/9/2R3RQk/5qb1B/5N3/9/7K1/3b5/1N6B b i5 m - 25 | f6h4 h4*e1
save-1 3.5 4009105767 | 6r2/1B2b2qQ/5kN2/4nN3/4b4/2r4R1/9/3nB1K2/R8 w d7 m - 58 | i8c2
win-1 3.7 1146336780 | 3r4n/1BqR5/1b3r1n1/3b5/1k4N2/3Q2B2/2N6/K8/5R3 w d7 m - 38 | g5e6 e6*e9
win-1 3.7 1655008671 | 5k1b1/8r/2n2n3/4Qb3/6BqR/9/r8/6B2/RN3KN2 w e8 m - 12 | e6e7 e7*e9
win-1 3.7 1655008671 | 9/6krb/4q2BR/3nQb3/3n2B2/9/r1N6/4K4/1R4N2 w g7 m - 40 | g5h6 h6*e9
win-1 3.8 539902461 | 1nb2kn1r/9/9/9/r8/7Qq/5b1N1/9/RNB2K1BR w e3 m - 8 | h4e4 e4*e9
win-1 3.8 642199119 | 9/1k3n1r1/1n5Rb/3qB4/2N2bB2/1Q7/4N4/1K1r2R2/9 w b5 m - 36 | g5d8 c5*c7 d8*e9
win-1 3.8 766756473 | nnk4rb/2q3b2/1Q7/9/9/4r4/1N4N2/9/1KBB1RR2 b d5 m - 11 | c8c5 c5*e5 e4*e1
save-1 3.8 1217075275 | r8/3k5/7n1/5N3/4q2B1/2b2B3/2Q4n1/1b1r3R1/1N3KR2 b h1 m - 29 | c4f7
save-1 3.8 1263014258 | k4nnb1/1R1r3B1/6b2/9/2r1Q4/1q7/9/4B1K2/5R1NN w d9 m - 22 | e5e8 e8*i4
win-1 3.8 1488765491 | n1r2nr2/9/7k1/9/5N1b1/1Q7/2b3q2/9/N1R2BKRB w g7 m - 14 | b4f8 f8*e9
win-1 3.8 1639622670 | 7k1/4b2b1/3R5/n8/1QnN5/4B2r1/3q3R1/3B2N2/r4K3 w c3 m - 40 | b5b6 d2*a5 b6*e9
win-1 3.8 1749481883 | 3b5/2n2rRk1/9/1Q1n1Br2/5B3/2N4b1/2N5q/8R/K8 b i1 m - 47 | i3h2 h2*g3 h4*e1
win-1 3.8 2075442956 | 1rn5r/Q1B3k2/1n4R2/3b5/9/b1R6/N8/3q1N1B1/5K3 b d5 m - 17 | b7c5 c5*c3 d2*e1
save-1 3.8 2654215273 | 1k1n5/5bB2/4R1n2/2RrN3r/8N/4b4/9/6QB1/3K3q1 b f4 m - 45 | g7f5 f5*d3 e4*b1
save-1 3.8 3801990973 | 9/1k3b3/3r1b1Q1/5qN2/5N3/9/2K1n1r2/3nBBR2/7R1 b i6 m - 41 | f7g8
save-1 4 664309822 | 3r5/2R1nn1Qk/2Nb5/5b1B1/5B1Kr/4Nq3/9/9/1R7 b a8 m - 67 | d9a9 a9*a3
save-1 4 1311860407 | 1nbq1knbr/9/9/9/r8/3Q5/9/4N4/RNB2K1BR b b2 m - 3 | a5e5
save-1 4 2068964803 | 1rbk1bnnr/9/9/9/9/3B1q3/Q8/9/NB1N1R1KR b a2 m - 3 | b9b2 b2*h2
save-1 4 2368230945 | 1nk2rqbr/9/2n6/3b5/9/3Q5/2N6/9/BNK2R1BR b b2 m - 5 | d6e5
win-1 4 3092708616 | 5r3/6b2/r2k5/4Nb3/1Q1nR4/5n3/2N1B2B1/R3q4/5K3 b h1 m - 49 | e2g2 g2*f3 f4*e1
win-1 4 4151994793 | 6rnk/1Q7/7b1/1n1N5/r5B2/7R1/9/Rq5b1/3B3NK w a7 m - 32 | b8b7 b7*d7 d6*e9
win-1 4.2 503609326 | 3b5/r4Rk2/8n/R2b5/3Qn4/Br7/6N2/4q2K1/2B3N2 b a3 m - 27 | b4b3 b3*e3 e2*e1
win-1 4.2 569645595 | rkn4qb/6Q2/2B6/R1n6/7B1/9/1b1N5/1K3r3/3N1R3 w a4 m - 24 | d3b4 b4*b6 c7*e9
win-1 4.2 858712795 | r4k2r/3n5/4Q2n1/5b3/1q1b4R/R3BB3/9/4N4/1N3K3 w c5 m - 18 | e2d4 d4*e6 e7*e9
win-1 4.2 1819856761 | rnb2knbr/9/1B7/3q5/9/R8/9/4K4/1NBQ2N1R b c7 m - 5 | c9h4 d6*g3 h4*e1
win-1 4.2 2187341473 | rnb2k2r/3Q2b2/5n3/9/R8/3q5/2N4N1/9/2B2K1BR w d5 m - 10 | c3e4 e4*c7 d8*e9
save-1 4.2 2801823434 | 1n3k3/9/3Q3nB/6b2/9/3q3b1/4rN3/5RK1r/1N5BR w a4 m - 20 | f2e2
save-1 4.2 3648914059 | 3k3rn/4Rb3/1n1b5/1q7/5Q3/9/4Br3/N8/1N1B2RK1 b c1 m - 21 | b6b3
win-1 4.2 3701516736 | 9/9/2n1b1kn1/3Q5/6N2/4B1r2/r4R3/bB6N/1R3Kq2 w h3 m - 33 | g5e6 i2*f4 f3*f7 e6*e9
win-1 4.2 4016569157 | 9/1R1Q5/q3b4/3nbk3/4n1B2/N1BN5/r4K3/3R1r3/9 w a6 m - 66 | d4b5 b5*c7 d8*e9
win-1 4.2 4271584798 | r5n2/2Qn2k2/RB7/9/4q4/1b6r/4B4/b3N4/1N3K2R b b6 m - 21 | e5c7 c7*a5 b4*e1
win-1 4.3 15701315 | nrkr2bbn/5R3/9/9/9/5Q3/9/8q/KR1N2NBB w b2 m - 4 | f4c7 b1*b6 c7*e9
save-1 4.3 451275617 | 3B5/2Q3k2/2n1b1N1r/r8/3RB4/2N6/3n1b3/q4K3/R8 w a4 m - 50 | d5a5 a5*a3
win-1 4.3 1610639039 | 9/4k4/n7B/4r4/2Nb1n3/4Q1Bb1/9/3R3Rr/1Nq2K3 b h7 m - 47 | f5g7 g7*i5 h4*e1
win-1 4.3 1610639039 | r4k3/4n4/nB7/8r/R5B2/2b4b1/3N4R/4Q4/1Nq2K3 b f3 m - 19 | c1e3 e3*g3 h4*e1
win-1 4.3 1992621405 | n4r3/2Q6/3nk4/5N3/3bb4/r1N6/1q2B4/1KB6/3R4R b a3 m - 29 | b3b4 a4*a5 b4*e1
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
save-1 4.5 1311397165 | 9/Nk1R5/2Q2R1B1/3nN4/3bn4/5b3/6B2/1K6r/r5q2 b h8 m - 57 | d6e8
win-1 4.5 1386709152 | brn2b1kn/1R7/9/9/6Q2/1q4r2/2B6/4N4/3R1B1KN w f4 m - 8 | c3g7 g5*h6 g7*e9
win-1 4.5 1747627029 | r1bq1kn1r/3Q5/2n6/7B1/3b5/9/9/9/RN3KNBR w e5 m - 4 | d8f6 f6*g7 h6*e9
win-1 4.5 2393668006 | rnb2kn1r/6bB1/9/9/9/Q2q5/9/9/RN3KNBR b h9 m - 5 | d4e5 g8*e6 e5*e1
win-1 4.5 4076435704 | 7k1/3n5/3b5/9/3n5/2B3QN1/2r1B3r/4qK1b1/1NR5R w i4 m - 38 | g4g7 h4*h6 g7*e9
win-1 4.7 793035014 | 7r1/r2nnk2b/7R1/4q4/4b1B2/3NB4/2NQ5/4K4/8R w i7 m - 22 | d4c6 h7*d7 c6*e9
win-1 4.7 876646378 | rrR6/4b4/B3b3k/2qQ3n1/3BnN3/6N2/9/3K5/1R7 b d9 m - 37 | e7h4 e8*h5 h6*g3 h4*e1
save-1 4.7 912969074 | 6nb1/3Qk4/n8/5Nqr1/4b4/R4B3/5B3/4K3r/6NR1 b f1 m - 27 | e5c7
win-1 4.7 1263014258 | k4n1b1/1R1r3Bn/6b2/9/2r4Q1/5q3/9/4B1K2/5R1NN b g5 m - 19 | g7c3 f4*d2 c3*e1
win-1 4.7 1263014258 | k1r2n1bb/1R1r3Bn/3Q5/9/9/5q3/9/4B1K2/5R1NN b h7 m - 13 | f4h4 i8*i5 h4*e1
win-1 4.7 1353081844 | rn3knb1/9/9/9/6b2/3q1B3/7N1/8r/RN1Q1K1BR w g4 m - 5 | d1e2 h3*e3 e2*e9
win-1 4.7 1449336460 | 9/1bR2n1k1/4r4/2q2B2Q/9/2B6/6nN1/3r4b/2R4NK b g6 m - 35 | f8h7 h7*f4 g3*e6 e7*e1
win-1 4.7 1696237558 | r1b2k2r/9/2n4nR/5Q3/4q4/R8/1bN6/9/1NB2K1B1 w c2 m - 12 | f6e7 b1*d4 c3*e6 e7*e9
win-1 4.7 2075442956 | QN4r2/2B2bR2/3n1r1kB/3N3q1/2R6/9/3n1b3/5K3/9 b i6 m - 53 | f7e7 h6*e6 e7*e1
win-1 4.7 2282038393 | 1k1n5/9/6b2/4q4/R1B4Q1/5rN2/3n1N3/7rR/1B4Kb1 w i3 m - 38 | g4f6 i2*i4 h5*f7 f6*e9
win-1 4.7 2354912908 | 5q1r1/4b1Rk1/2rQN4/5b1R1/5n3/4n4/1N1B2B2/5K3/9 b i6 m - 49 | e8h5 h5*f3 e4*e1
win-1 4.7 2397226835 | 9/5Q1r1/2n1b1k2/4b4/r2qN4/2RnB4/9/1B1NK4/8R b c5 m - 35 | c7b5 b5*d3 d4*e1
win-1 4.7 2420147578 | 1k1b1r2n/5r3/2b1R4/5B1n1/9/9/1qQ6/K3BR3/6N1N w a4 m - 20 | e2b5 b5*e8 e7*e9
win-1 4.7 3278720779 | 7k1/6BR1/1nNb1n3/1R1b5/9/1Q2q4/B3N4/r2r5/3K5 b e5 m - 47 | e4h4 d6*g3 h4*e1
win-1 4.7 3890751106 | 6r2/9/1b1NrQ2k/2n4R1/9/6N1R/q5b2/2B4K1/2B3n2 w i8 m - 54 | h6h8 h8*c8 d7*e9
win-1 4.7 4196726018 | rnb2kn1r/3Q5/9/4b1q2/9/9/9/9/RNB2KNBR w e5 m - 4 | c1f4 f4*c7 d8*e9
win-1 4.8 412627 | 9/R4k3/1nB1n3q/3Qb4/4bN1N1/6r2/1K3B3/6R2/3r5 w e2 m - 54 | g2f2 f2*g2 f3*d5 d6*d8 c7*e9
save-1 4.8 169761898 | r5n1k/Q8/4n2q1/4b4/2R6/4N3r/2b3N2/4B2BR/8K w i7 m - 40 | e4d2
win-1 4.8 204219926 | 2b2knbr/r3Q3R/2n6/4q4/9/9/7N1/9/RNB2K1B1 b f7 m - 9 | f9f8 f8*f9 g9*e7 e6*e1
win-1 4.8 209993331 | 2n4kb/9/3n5/1B1qB4/6R2/9/2Q2r1b1/r4R3/1N4K1N w e3 m - 16 | b1d2 d2*f5 g5*a5 b6*e9
win-2 4.8 391666462 | 1r4knr/2n1b4/4Q3B/5b3/3q5/8B/8R/9/NR4KN1 b d9 m - 11 | h9g7 end e7d8 d8*d7 end d5e6 c8*e5 e6*e1
win-1 4.8 554754224 | k7r/8R/2Q3n2/4q4/4N4/3Nn3b/1B7/1r3b3/KRB6 b d1 m - 23 | b2d2 d2*d3 e4*e1
win-1 4.8 845977109 | 8r/4kR3/5b3/1b1q1Q3/r7R/6n2/N3B4/2n1K2N1/7B1 b h5 m - 35 | a5g5 g5*d5 d6*d3 c2*e1
win-1 4.8 1209393066 | r1bq1kn1r/3Q5/9/4n4/3b5/8R/4B4/4N4/RN3K1B1 b e4 m - 7 | e6f4 d5*f3 f4*e1
win-1 4.8 1311397165 | 1k7/1R7/2N2RNB1/3n5/4n4/2bQ5/6B2/rK2r2q1/2b6 w a9 m - 42 | c7a8 a8*c8 b8*g8 g7*e9
win-1 4.8 1385961891 | 3r1bkrn/q3n2R1/2bR5/1Q7/9/3B5/9/4N4/5BK1N w c6 m - 12 | d4g7 b6*h6 g7*e9
win-1 4.8 1610639039 | rnb2kn1r/9/9/9/R3N4/2b2B3/2q6/9/1N1Q1K1BR b h2 m - 7 | i9i2 i2*d2 c3*e1
win-1 4.8 1649939545 | 9/5k3/4bn3/1Q5Rr/3bB4/3n2B2/5N3/r2N1q3/R4K3 b b2 m - 37 | d4b3 a2*c2 b3*e1
win-1 4.8 2075442956 | 1N6r/2B2bR2/2Qn1r1kB/3N3q1/9/9/2Rn5/5K3/3b5 b i6 m - 49 | f7e7 h6*e6 e7*e1
win-1 4.8 2330714901 | rn1b2rkn/9/9/9/9/3Q5/2R6/3b1q3/BBN2N1KR w d1 m - 6 | d4e4 c1*e3 e4*e9
win-1 4.8 2461254248 | 2n3r2/2Q1kr3/1q7/3b2B2/1R2BbnR1/9/4K1N2/N8/9 b d7 m - 31 | g5h3 e8*c6 b7*g2 h3*e1
win-1 4.8 2546054494 | 7b1/1b2n2rr/3k1Q1N1/5q2R/4N1B2/3nB4/2R6/7K1/9 w i7 m - 48 | g5h6 i6*i5 h6*e9
win-1 4.8 3036792342 | 1B4r1k/7R1/1Q4B2/7r1/4q1b2/b2n1n3/2N5K/5N3/5R3 b i7 m - 47 | i9i8 i8*i6 h6*e6 e5*e1
win-1 4.8 3210582129 | bbk2rr1n/1R7/6n2/9/9/3q2Q2/9/9/K1R2BBNN b h8 m - 5 | d4e4 i9*g6 g7*e5 e4*e1
win-1 4.8 3800749848 | 2k6/4b4/6n2/4n4/5Q1r1/3Bq4/1B4N2/1rK4b1/R5NR1 w a2 m - 22 | d4b6 a1*a5 b6*e9
win-1 4.8 3917691882 | b1r2b2n/3R2B1k/2n1r4/1Q7/5N3/9/2qR4B/5N3/K8 b f8 m - 25 | c7e8 e8*e6 e7*e1
win-1 4.8 3945874618 | 1k7/9/bN2r4/1Nq1R4/3BQ3B/6n2/9/8b/2rn1K1R1 w i1 m - 78 | e5h2 h2*d6 e6*h6 i5*e9
win-1 4.8 4036192123 | r8/R4kb2/4B2Br/5n3/4b3R/Q1N1n4/q8/3NK4/9 b a1 m - 33 | e5b2 b2*e5 f6*f3 e4*e1
`;
