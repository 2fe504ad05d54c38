/**
 * Puzzles as `npm run puzzles -- find` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = `
win-1 4.8 4076435704 | 5bk2/3n5/4n4/9/7Qr/2B4N1/2r1B1b2/4q4/1NRR2K2 b i6 m - 29 | e2h2 i5*i2 h2*f2 g3*e1
win-1 4.8 4244822938 | 1n3knbr/9/9/9/3q5/1Q5b1/9/r3N4/RNB2K1BR w d2 m - 6 | b4e4 c1*e3 e4*e9
win-1 5 664309822 | 3r5/2R1n2Qk/3b3n1/4Nb1B1/5Br2/4NqK2/9/9/1R7 b i7 m - 63 | f4g3 i8*i6 h7*h4 g3*e1
win-1 5 854854270 | 2kb1rb1n/9/1n7/6Q2/5q3/9/9/7rR/BKNB1N1R1 w i1 m - 6 | g6h6 i2*i5 h6*e9
win-1 5 1024639322 | 8r/r1N1n1k2/R8/6b2/4qQb2/3n5/9/4N2BR/5K1B1 b i8 m - 45 | g5h4 i9*i5 h4*e1
win-1 5 1026865808 | 8Q/R2R5/6k2/6N2/2q1nbN2/2n6/4B4/2K1rbB2/7r1 b h3 m - 79 | f5g4 g4*f5 e5*g3 f2*e1
win-2 5 1185648165 | rn1n3k1/9/R5b2/8b/1B4B2/4Qq3/4N1r2/9/1N4RK1 b i5 m - 15 | f4h4 end g5h6 end g3h3 h4*e1
save-1 5 1639622670 | 7k1/4b2N1/R8/4Q4/2n6/1n2Bq2r/2b4R1/3B2N2/r4K3 w b2 m - 52 | e6b3 b3*b1
win-1 5 1655008671 | 6Q2/6krb/2n2n1BR/5b3/6B2/4q4/r1N2K3/9/R5N2 b f9 m - 31 | c7e8 e8*g7 f6*e5 e4*e1
win-1 5 1952217112 | 9/9/n3b2k1/2NQ2r2/5rR2/3n5/1q2B2b1/1N2B2K1/7R1 b b1 m - 39 | b3c2 c2*d3 d4*e1
win-1 5 2431742803 | k2b5/6n2/3R2n2/1Q1b5/5r3/4B4/1q2B4/2r6/N2K2N1R w f6 m - 14 | e3g5 g5*e7 d7*c7 b6*e9
win-1 5 2560081207 | 3k2n1n/4QrR2/8R/3b5/9/1q7/4B1Nb1/r4K3/1N5B1 b a7 m - 17 | a2a6 a6*a5 b4*e1
win-1 5 2560081207 | 1B7/5Q3/2Nk4R/2Rb3n1/4Bbn2/1q2N4/9/4r1K2/3r5 b h3 m - 77 | f5g4 g4*f5 g5*e3 e2*e1
win-1 5 2591861678 | R1rB4N/Q2Nnk3/2n6/b7r/4q4/1B5bR/9/4K4/9 b a4 m - 67 | a6b5 b5*c6 c7*e7 e8*f5 e5*i5 h4*e1
win-1 5 3051227198 | 1n1r3b1/3k5/4R4/3RQbn2/r8/9/4qBN2/9/1NK5B w c8 m - 14 | e6d7 d7*e6 e7*e9
win-1 5 3200354535 | rnb2kr1n/9/9/9/9/2b1B4/6R2/3q5/RNBQ1K2N b e5 m - 4 | c9f6 f6*c3 d2*e1
win-1 5 3762452763 | 9/rQ7/9/5b3/3n1b1k1/8r/4qnN2/1B4RNR/5K1B1 b a7 m - 41 | i4b4 a8*a4 b4*e4 e3*e1
win-1 5 3890751106 | 3b2r2/7k1/3NrQ3/2n4R1/9/qR7/4Nnb2/2B4K1/2B6 b h3 m - 43 | f3h4 h4*f2 g3*e1
win-1 5 3890751106 | 3b2rk1/9/5r3/2n3R2/3Q2n2/4R4/1N2N1b2/7K1/q1BB5 w b1 m - 30 | d1c2 c2*d3 e3*e5 e4*e9
win-1 5 4161673871 | 6R2/6rk1/2nqb4/4Qn3/r3N4/4b1BK1/2N1B4/5R3/9 w d4 m - 38 | e3h6 c3*f5 e5*g7 h6*e9
win-1 5 4271584798 | rnb2kn1r/9/R8/9/9/3q5/9/b3Q4/1NB2KNBR w a1 m - 4 | a7a3 b1*b3 a3*e3 e2*e9
save-1 5.2 106453788 | 7k1/3r5/1n5b1/5R3/4q4/3NBKnb1/1N7/4QB3/1Rr6 b d1 m - 79 | e5e6 end
win-1 5.2 353303702 | 9/1R3k3/4b4/3NnQq2/3b5/4B4/5n1Nr/7BR/1r3K3 b h5 m - 45 | i3i5 i5*g5 g6*g2 f3*e1
win-1 5.2 389142223 | 2b6/3Rb1kr1/2n4RB/5qn2/1r2Q4/4B4/9/9/5KN1N w d9 m - 22 | i7h6 d8*d5 e5*i5 h6*e9
win-1 5.2 503920364 | 2n3Q2/2kN5/5n1R1/2b6/4N2r1/4qR3/3B4r/7b1/K7B b i6 m - 43 | f7h6 h6*h4 h5*h3 i3*e3 e4*e1
win-1 5.2 931990604 | rnb2knbr/9/4q4/9/7Q1/9/9/5K3/RNB3NBR w f1 m - 4 | h5i5 g1*d2 c1*h6 i5*e9
win-1 5.2 1415553903 | rnbq1kn1r/9/9/9/9/3Q5/9/2b1N4/RNB2K1BR w d1 m - 4 | c1h6 e2*c3 d4*g7 h6*e9
win-1 5.2 1573228749 | rnbq1kn1r/3Q5/9/9/9/5B3/9/6b2/RN3KNBR w h2 m - 4 | f4g3 g3*c7 d8*e9
win-1 5.2 2022038124 | 1k1b3r1/5nn2/9/7B1/r1Q6/1b4q2/2K6/4B4/R1N3R1N b f9 m - 21 | g4h4 f8*h8 h9*h7 g8*i5 h4*e1
win-1 5.2 2191738927 | rn1n1k1b1/9/4b4/9/3B5/9/4Q1r2/5q3/RNBN1KR2 b i3 m - 11 | g3h3 h3*g3 f2*e1
win-1 5.2 2381655177 | 1kb3n1n/3r5/rQ7/7B1/1b5q1/9/9/R8/1K1R1BN1N w a1 m - 9 | a2c2 b1*c1 c2*c7 b7*g7 h6*e9
save-1 5.2 2696324955 | r1n2r3/B1k2Rb2/2n6/1B1b5/4q4/R4Q3/9/9/1KNN5 w g9 m - 12 | f4f7 end
win-1 5.2 3036792342 | 6r1k/B3bB1R1/2Q6/4q3r/7R1/3NNn1b1/5n3/9/7K1 w h3 m - 68 | e4g3 g3*g5 h5*d5 d4*b6 c7*e9
win-1 5.2 3486011208 | 2k2n1nr/9/7qR/4b4/2R6/1b3Q3/r8/9/1BK2NBN1 b d1 m - 15 | h7c2 c2*a4 a3*a5 b4*e1
win-2 5.2 3521225037 | rn1q1knbr/8R/9/5b3/9/9/5Q3/9/RNB2KNB1 b f7 m - 3 | f9f8 f8*f9 end i8g8 end d9e8 g9*e7 e8*e1
win-1 5.2 3589409692 | 3Q4R/R8/7k1/2B6/3nN4/2b1N1qb1/4B4/1K1r5/1rn6 b c3 m - 75 | d5b4 b4*e2 d2*c2 c1*e1
win-1 5.2 4200667792 | R1b2Q3/1B7/4R1N2/k8/1r1N3B1/5n1r1/n1q6/3K5/7b1 b c1 m - 69 | a3b1 b1*b3 c3*f3 f4*e1
win-1 5.3 389142223 | rbb4r1/3R2k2/2n5B/5q3/4Q3n/4B4/9/9/5KNRN w h7 m - 10 | e4g6 g6*e4 e5*e9
win-2 5.3 418911612 | 9/9/2nkbN3/1r1N3nR/1Q7/9/r4b3/2BB1K3/R2q5 w i8 m - 49 | c2h7 end h6g8 d2h6 h7*g6 f7*i5 h6*e9
win-2 5.3 832073183 | bb4k2/8R/9/4Q2B1/3q3n1/4n2r1/R8/8r/3B1KN1N w a1 m - 16 | e6b6 i2b2 end a3a2 a2*a5 b6*e9
win-1 5.3 885496452 | R5r2/1Q2k2R1/2bb2N2/2NB1q3/5B3/2n1n4/4K4/3r5/9 b a7 m - 61 | c7b6 b6*d4 c4*f3 e4*e1
win-1 5.3 887884169 | 1nb2k2r/9/4Qn3/9/4B4/r7q/2N3N2/2b1K4/R6BR w h8 m - 20 | e5g7 g7*d4 c3*e6 e7*e9
win-1 5.3 1217075275 | r8/2k6/9/5N3/4q3n/2b2B3/2Q4n1/1b1rBK2R/1N4R2 w i1 m - 36 | e2h5 i2*i4 h5*f7 f6*e9
win-1 5.3 1449336460 | 3r5/1bR2n1k1/r8/2q2B3/4Q4/2B6/6nN1/8b/2R4NK b e2 m - 31 | d9d2 d2*g2 g3*e1
win-1 5.3 1639622670 | 7k1/1q2b4/R3N4/4Q4/2n6/1n2B2r1/2b4R1/3B2N2/r4K3 w h7 m - 48 | e4g6 g6*f5 e6*d7 e7*e9
win-1 5.3 1649939545 | 9/6k2/2Q6/4b2Rr/1n2B4/4n1Bb1/5N3/r2N1qK2/7R1 b i2 m - 49 | i6i3 i3*i5 h4*g3 f2*e1
win-1 5.3 2092694446 | 1nb4k1/2nQb4/R5r2/2Br5/9/3N1B3/3q5/2N3K2/7R1 w f6 m - 36 | d4f5 f5*d5 c6*b7 a7*c7 d8*e9
win-1 5.3 2479684073 | k2n2rn1/9/1r4R2/2b6/9/5Q1b1/1R1B5/2qB5/K2N3N1 w c3 m - 14 | f4c7 d2*b4 b3*b6 c7*e9
win-2 5.3 2510365511 | 3r5/3n5/9/1Q1b5/1B1R1k3/1r2NB1n1/q2b5/7K1/R5N2 w c6 m - 64 | b6b7 end d8e6 end b7e7 b5*e8 e7*e9
win-1 5.3 2590754891 | 7r1/1Q2k1R2/7n1/2n2q1R1/5B3/1b7/1bB6/1rN6/2K5N b f9 m - 31 | f6e6 e8*d7 c6*e5 e6*e1
win-1 5.3 2654215273 | 6bn1/1k7/2n1RBN2/4N4/9/2RQb2r1/3K1rB2/4q4/9 w g2 m - 76 | d4f2 f2*h2 g3*d6 e6*e8 e7*e9
win-1 5.3 2724934530 | 9/3kb4/9/5N3/4bq1RB/1Q3n3/3N5/2r1n1B2/1K1R4r w i6 m - 68 | f6h7 h7*h4 h5*h6 i5*e9
win-1 5.3 2878231181 | b1n2rk2/5n3/3b1R3/9/4B4/4Q4/9/1q3N2r/2NB2K1R w h1 m - 12 | e5g3 g1*f1 f2*h2 g3*e5 e4*e9
win-2 5.3 3081346199 | 7kb/3n3R1/r4Q3/9/4BBn2/1N3N3/3q5/2r3bR1/1K7 w i2 m - 30 | f5h3 end g2h1 end b4c6 h3*d7 c6*e9
win-1 5.3 3087342688 | 1nbr1k1bn/1R4r2/8Q/7q1/9/5BB2/9/9/R4KNN1 b g9 m - 7 | c9h4 g8*g7 h6*i5 h4*e1
win-2 5.3 3127528179 | rQ3BB2/8R/2n3n2/3r1R1k1/3N5/5N3/2b2b3/3q5/5K3 b a4 m - 75 | c7b5 b5*b2 end d5c7 d2c2 c2*d2 c3*e1
win-1 5.3 3198955081 | 7N1/R2b3q1/3Q1b3/1r2k1B2/3n5/1R4r2/3NKn3/7B1/9 b h6 m - 82 | h8i7 i7*g5 g4*g2 f3*e1
win-1 5.3 3448007803 | 9/1k1r5/9/3Nb1n2/2n1q4/1b1B5/R4r3/4NQ3/1K1R3B1 b h2 m - 39 | e5g3 g3*f4 f3*f7 e6*c4 c5*a5 b4*e1
win-1 5.3 3486011208 | 1QRB5/1k1B5/6n1R/1r2b4/2N6/2n2b2N/3Kq4/8r/9 b g2 m - 89 | i2h2 h2*e2 e3*e1
win-1 5.3 3945874618 | 1k7/9/bN1r1n3/1N2R4/2r1Q4/9/4Bq3/1n4B1b/5K1R1 w g1 m - 66 | e5h2 h1*i1 h2*e5 e6*e9
win-1 5.3 4151994793 | r5rnk/4Q4/9/9/3n1NB2/7R1/3b5/Rq5b1/3B3NK w a3 m - 26 | h4b4 a2*a4 b4*h4 g5*e7 e8*e9
save-1 5.5 412627 | 9/R4k1q1/1nB1n4/9/4b2N1/3N2r2/Kb3B3/2Q3R2/3r5 b e2 m - 45 | b7d8 end
win-1 5.5 204219926 | 3N5/Q8/2r2b2R/3b1r3/6k2/4n2R1/3n1N3/1BB5q/5K3 b b7 m - 97 | d3b4 c7*e7 d6*c5 b4*d3 e4*e1
win-2 5.5 286904394 | 5k3/8n/r2q5/5r3/3b4R/3QNb3/R1n2NK2/1B4B2/9 b d1 m - 31 | f4d2 end b2c1 end c3e2 e2*c3 d2*e1
win-1 5.5 503920364 | 5N3/n4Q3/1k3n1R1/B1b6/4N2r1/5q3/5R2r/7b1/K7B w i6 m - 52 | h7h6 h6*e6 e5*g7 f8*e9
win-1 5.5 781489299 | 5k3/2r6/q3N4/3QB4/3nb1R2/2N1n4/1b4B2/4K4/7Rr b a9 m - 45 | a7b8 b8*c7 c8*c5 d5*d3 e4*e1
save-1 5.5 799564906 | 9/4r4/2n3kn1/5bQ2/4B1N2/1qB1b4/r4R3/3NK4/7R1 b f4 m - 39 | c7e6 end
save-1 5.5 1047182146 | n4k1b1/2r1B4/1R1r5/3n1b3/3qB4/1Q7/5K3/2N6/6RN1 w d8 m - 34 | c2d4 end
win-1 5.5 1417342713 | 6rn1/8R/3k3R1/3b1q2r/5Q3/2N1bn3/2K2B3/5N3/6B2 b i9 m - 39 | f4h3 h9*g8 g9*g2 h3*e1
win-1 5.5 1599428270 | 1n1b1r2k/8n/9/4qB3/9/9/7N1/2r2RQb1/1NRB4K w i3 m - 10 | f6g7 h3*h1 g2*f3 f2*f8 g7*e9
win-1 5.5 1610639039 | 9/4k4/n8/3n2r2/2Nb2B2/4Q1Bb1/9/3R3Rr/1Nq2K3 w h1 m - 42 | c5b7 h2*h3 g4*c8 b7*e9
win-1 5.5 1610639039 | 2N6/4r4/7k1/7B1/1n1b1n1B1/4Q2b1/9/5R1R1/1Nq2K2r w e3 m - 58 | c9d7 e4*e6 d7*g7 h6*e9
win-1 5.5 1764725093 | b4nk1n/4q4/1B1b5/5Q3/9/9/2r6/3N3r1/B1R3KRN b d9 m - 9 | f9d8 d8*f8 g9*e7 e8*e1
win-1 5.5 1764725093 | b5k1n/3n5/1B1b1q3/4Q4/9/9/2r6/3N3r1/BR4KRN b h9 m - 13 | a9g3 i9*f8 f7*f2 g3*e1
win-1 5.5 1864665749 | 1n4n2/r8/4k3r/2Q2R3/b5R2/7q1/N6B1/3B1K2N/5b3 w g2 m - 32 | c6c7 f2*h2 i2*g4 h3*e6 f6*b6 c7*e9
win-1 5.5 1993657776 | r1rn2knb/5q3/9/9/9/5Q3/7b1/8R/BB1R1NKN1 w i3 m - 4 | f4e4 i2*i1 h1*g2 f1*e3 e4*e9
win-2 5.5 2001988750 | 1nkb1nq1r/6Q2/9/2Bb5/9/9/9/9/KNBR1R1rN w g2 m - 4 | f1f2 f2*d2 end h1g1 f2e2 c1*e3 e2*e9
win-1 5.5 2052547567 | b1n2kr1r/3n5/9/5Q3/9/9/9/bKNq5/1N1R2BBR w a1 m - 6 | f6e5 b2*c3 c2*e4 e5*e9
win-1 5.5 2873583428 | 1n3k3/3Bn4/b4b3/2Bq4r/9/r8/2N6/R3N1K2/3Q4R b d9 m - 15 | a7f2 e8*c7 d6*g3 f2*e1
win-1 5.5 3448007803 | 9/1kNr5/9/4b1n2/9/1b1Bn4/R4rq2/3RNQ3/1K5B1 b e7 m - 43 | f3f7 f7*d7 e6*h3 g3*d3 e4*e1
win-2 5.5 3484625640 | rr1n2nbk/9/9/2q2b3/9/5Q3/9/9/BRNN2RBK w h2 m - 3 | g1g2 end f6i3 end f4h6 i1*g3 g2*g7 h6*e9
win-1 5.5 3599034199 | 1nnb2krr/9/2R6/9/4b3R/2Q6/2q6/9/BNNB2K2 b c5 m - 9 | e5d6 d6*b4 c3*e1
win-1 5.5 3821222337 | 6k1n/2r2bRB1/2Rn3q1/9/3rQ4/4N1b2/N4B3/9/7K1 b h9 m - 21 | h7h4 i9*g7 f8*i5 h4*e1
win-1 5.5 4069003973 | 2n2r1N1/3N3k1/1B5n1/r3b2B1/2R1b4/9/9/4QRqK1/9 w h3 m - 36 | h6g5 h2*h4 g5*e7 d8*g8 h9*e9
win-1 5.5 4136030706 | 1n4n2/4k4/4b4/1Q2b4/3B5/2q2N3/2N5R/r4K1r1/R1B6 w e2 m - 25 | f4d3 f2*d2 d3*b3 c3*a5 b6*e9
win-1 5.5 4180232723 | rnb2k1br/2Q1n3R/9/3q5/9/9/9/9/RNB2KNB1 b d9 m - 5 | c9h4 e8*c7 d6*g3 h4*e1
win-1 5.5 4235954125 | 9/R2k3n1/6r2/7R1/5Q2r/2N1b4/2b1qN3/2nBK1B2/9 b i7 m - 57 | e3f2 h8*g6 g7*g3 f2*e1
win-1 5.7 63035442 | 1b1n1qbnk/5Q3/9/9/2r6/3B5/9/r8/RBRN3NK w g2 m - 4 | d1f2 h1*e3 f2*c2 c1*c3 d4*g7 f8*e9
win-1 5.7 418911612 | 9/4kb2n/2n6/1r6R/3bN4/1Q2N4/r8/2BB1K3/R2q5 w c1 m - 41 | e4d6 d2*h6 i6*f6 e5*d7 d6*e9
win-1 5.7 529440527 | rn3k1br/2R1n4/9/3q4R/3Q2b2/9/9/9/1NB2KNB1 b d9 m - 7 | g5h4 e8*c7 d6*g3 h4*e1
win-1 5.7 1054393281 | 2r2kr1b/Bn7/2n6/5R3/9/2b6/4B1Q2/3q5/1RKN4N b b9 m - 11 | d2b4 c9*a9 b8*b7 c7*a5 b4*e1
win-1 5.7 1149827425 | 3r4k/3R1nr2/2b2n3/4Q4/5b3/4BB3/1Nq6/2K6/5RN2 b g9 m - 21 | c3g3 g8*g6 f7*h4 g3*e1
win-1 5.7 1311397165 | 1k7/1R7/2N2RN2/3nb4/3Qn4/4B4/6B2/rK2r4/2b3q2 w c9 m - 38 | c7d9 d9*a8 b8*g8 g7*e9
win-1 5.7 1312194563 | br5b1/1R2n2k1/6Q2/2B2r1n1/9/3q5/3N3K1/5R3/B5N2 w f1 m - 24 | g7c7 g1*e3 d3*d5 c6*a8 b8*d8 c7*e9
win-2 5.7 1610639039 | 7b1/4k4/n8/3nr3r/2N2BB2/4Q2b1/9/R7R/1Nq2K3 w h1 m - 36 | g5d8 end i6i3 f1g2 g2*f3 e4*d5 c5*c7 d8*e9
win-1 5.7 1649939545 | 9/3Q2k2/9/4b2Rr/4B4/3nn1Bb1/5N3/1r1N1q1K1/7R1 b i1 m - 53 | i6i2 i2*i5 h4*g3 f2*e1
win-2 5.7 1966592671 | r2b5/1Rk6/2qQ4r/3n1bN2/9/4nN3/5K3/4B2B1/8R w f9 m - 70 | d7e8 end a9a2 g6e7 e8*d7 e7*e9
win-2 5.7 1992578401 | n1r2rbkn/2Q6/9/1Bb6/9/9/9/3qB4/1NR2K1RN w d6 m - 12 | c8c7 c7*h2 end c6g2 end c7g3 g3*c7 b6*e9
win-2 5.7 2476006722 | R8/3bQ4/2n2kRr1/7n1/3Nq4/4B4/1bN6/3r1K3/2B6 w d9 m - 36 | d5e7 end h6g4 end e7c8 c8*e7 e8*e9
win-2 5.7 2485713884 | 5k3/5Q3/7n1/3bn4/4B4/NR7/5N1b1/1r4K1r/3q3BR b b1 m - 41 | e6d4 end a4c3 d1c2 c2*d3 d4*e1
`;
