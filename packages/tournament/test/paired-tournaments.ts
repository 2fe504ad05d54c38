/**
 * Tournaments that bbpPairings 6.0.0 (Bierema Boyz Programming) generated and paired by the Dutch system as from 2026, from
 * the test data of github.com/gnutterts/chesspairing (internal/harness/testdata/corpus). By the number of their file: a line
 * for each player in the order of seeds, with a word for each round: the opponent's number, the colour, the result (1, =, 0;
 * + and - without a game), or U (bye), H (half a point, not paired), Z (not paired).
 */
export const PAIRED_TOURNAMENTS: Readonly<Record<number, string>> = {
  1001: `
    5w1 9b1 3w1
    6b1 3w0 8b1
    7w1 2b1 1b0
    8b= 6w1 7b1
    1b0 8w1 9w1
    2w0 4b0 U
    3b0 U 4w0
    4w= 5b0 2w0
    U 1w0 5b0
  `,
  1004: `
    25b- 40b1 25w1 19b1 5w= 7b= 10w0 20b1 14w+
    26w1 15b= 17w1 6b0 20w1 5b0 19w1 7b0 24w+
    27b1 16w1 11b= 12w= 18b1 8w= 5b1 6w= 9b=
    28w1 17b= 15w1 20b1 10w= 12b1 6b= 8w0 11w+
    29b1 18w1 12b= 11w= 1b= 2w1 3w0 15b+ 6b=
    30w1 19b1 20w= 2w1 8b= 10b1 4w= 3b= 5w=
    31b1 20w- 27w1 38w1 11b= 1w= 13b= 2w1 8b+
    32w1 21b1 22w1 10b= 6w= 3b= 11w= 4b1 7w-
    33b1 22w- H 24w1 13b= 14w1 12w1 10b1 3w=
    34w1 23b+ 38b1 8w= 4b= 6w0 1b1 9w0 13b1
    35b1 24w1 3w= 5b= 7w= 16b1 8b= 13w= 4b-
    36w1 25b1 5w= 3b= 15w1 4w0 9b0 19b= 17w+
    37b1 38w- 28w= 21b1 9w= 31b1 7w= 11b= 10w0
    38w- Z 44w1 34b1 17w1 9b0 28w1 26b1 1b-
    39b1 2w= 4b0 28w1 12b0 38w1 18b1 5w- 20w-
    40w1 3b0 29w1 22b1 H 11w0 20b0 38w+ 19w=
    41b1 4w= 2b0 35w1 14b0 18w= 25b1 24w= 12b-
    42w1 5b0 32w1 23b1 3w0 17b= 15w0 27b= Z
    43b1 6w0 33b1 1w0 30b1 24w1 2b0 12w= 16b=
    44w1 7b+ 6b= 4w0 2b0 27b1 16w1 1w0 15b+
    45b1 8w0 35b= 13w0 37b- 44b1 29w= 33b= 38w1
    46w1 9b+ 8b0 16w0 31b- 34b1 31w= 29b= 27w1
    47b1 10w- 34w1 18w0 38b= 32b1 26w0 31b= 29w1
    48w1 11b0 36w1 9b0 26w1 19b0 37w1 17b= 2b-
    1w+ 12w0 1b0 36b+ 32w= 37b= 17w0 40b1 31w1
    2b0 37w+ Z 33w1 24b0 30w1 23b1 14w0 37b=
    3w0 42b1 7b0 37w= 39b1 20w0 35b1 18w= 22b0
    4b0 39w1 13b= 15b0 35w= 41w1 14b0 H 33w=
    5w0 44b1 16b0 39w= 41b= 45w1 21b= 22w= 23b0
    6b0 41w= H 40b1 19w0 26b0 47w1 37b0 44w1
    7w0 Z 41b1 42b1 22w+ 13w0 22b= 23w= 25b0
    8b0 43w1 18b0 48w1 25b= 23w0 38b0 39w= 41b1
    9w0 46b1 19w0 26b0 40w= 35b= 45b1 21w= 28b=
    10b0 45w1 23b0 14w0 48b1 22w0 41b= 44w= 39b-
    11w0 48b1 21w= 17b0 28b= 33w= 27w0 36b= 40w1
    12b0 47w1 24b0 25w- 44w= 40b0 48w1 35w= 45b=
    13w0 26b- 43b1 27b= 21w+ 25w= 24b0 30w1 26w=
    14b+ 13b+ 10w0 7b0 23w= 15b0 32w1 16b- 21b0
    15w0 28b0 46w1 29b= 27w0 42b= 40w= 32b= 34w+
    16b0 1w0 45b1 30w0 33b= 36w1 39b= 25w0 35b0
    17w0 30b= 31w0 43b1 29w= 28b0 34w= 47b= 32w0
    18b0 27w0 47b1 31w0 45b- 39w= 44b0 46w= U
    19w0 32b0 37w0 41w0 47b- 48b= 46b1 U 47w-
    20b0 29w0 14b0 47w1 36b= 21w0 42w1 34b= 30b0
    21w0 34b0 40w0 46b1 42w+ 29b0 33w0 48b1 36w=
    22b0 33w0 39b0 45w0 U 47b0 43w0 42b= 48w0
    23w0 36b0 42w0 44b0 43w+ 46w1 30b0 41w= 43b+
    24b0 35w0 U 32b0 34w0 43w= 36b0 45w0 46b1
  `,
  1006: `
    8b1 6w= 2b= 4w- 10w1 9b1 3w=
    9w1 5b= 1w= 3b= 8w+ 7w+ 4w1
    10b1 16w1 4b= 2w= 7b1 6w= 1b=
    11w1 7b1 3w= 1b+ 6b= 5w= 2b0
    13b1 2w= 6b= H 12w1 4b= 7w=
    14w+ 1b= 5w= 9b1 4w= 3b= 12w=
    15b1 4w0 16b1 14w+ 3w0 2b- 5b=
    1w0 12b1 14w- 11w1 2b- 10b1 14w1
    2b0 13w1 11b1 6w0 14b= 1w0 15b1
    3w0 14b- 13b1 15w1 1b0 8w0 11b=
    4b0 15w= 9w0 8b0 13w1 16b1 10w=
    H 8w0 15b1 16w1 5b0 14w= 6b=
    5w0 9b0 10w0 U 11b0 15b+ 16w=
    6b- 10w+ 8b+ 7b- 9w= 12b= 8b0
    7w0 11b= 12w0 10b0 16b1 13w- 9w0
    U 3b0 7w0 12b0 15w0 11w0 13b=
  `,
  1013: `
    5w1 4b1 7w1
    6b1 9w1 3b1
    7w1 5b1 2w0
    8b1 1w0 6b0
    1b0 3w0 U
    2w0 7b0 4w1
    3b0 6w1 1b0
    4w0 U 9b1
    U 2b0 8w0
  `,
  1025: `
    5b1 4w0 2b=
    6w= 8b1 1w=
    7b1 9w1 4b1
    8w1 1b1 3w0
    1w0 6b1 7w1
    2b= 5w0 9b1
    3w0 U 5b0
    4b0 2w0 U
    U 3b0 6w0
  `,
  1035: `
    15b1 8w1 3b0 17w= 14b1
    16w1 7b1 5b1 4w1 3b=
    18b1 10w+ 1w1 6b= 2w=
    19w1 9b1 11w1 2b0 15w+
    21b+ 29b1 2w0 27w- 17b1
    22w1 31b1 H 3w= 27b1
    23b1 2w0 12w= 11b1 10w=
    24w1 1b0 19w1 10b= 12w0
    25b1 4w0 23w1 12b0 11w=
    26w1 3b- 18b1 8w= 7b=
    27b1 17w= 4b0 7w0 9b=
    28w1 H 7b= 9w1 8b1
    29b- 20b+ 27w- 25b- 20b+
    30w- 22b= 30w1 19b1 1w0
    1w0 24b1 29w1 20b+ 4b-
    2b0 23w- 22w= H 21b-
    H 11b= 31w1 1b= 5w0
    3w0 28b1 10w0 29b- 31b-
    4b0 25w1 8b0 14w0 28b-
    H 13w- 21b1 15w- 13w-
    5w- 30b= 20w0 24b= 16w+
    6b0 14w= 16b= 26w1 25b1
    7w0 16b+ 9b0 31w1 29b1
    8b0 15w0 26b0 21w= U
    9w0 19b0 U 13w+ 22w0
    10b0 Z 24w1 22b0 30w0
    11w0 U 13b+ 5b+ 6w0
    12b0 18w0 H 30b= 19w+
    13w+ 5w0 15b0 18w+ 23w0
    14b- 21w= 14b0 28w= 26b1
    U 6w0 17b0 23b0 18w-
  `,
  1053: `
    5b1 9w1 2b1
    6w1 3b1 1w0
    7b1 2w0 4b1
    8w= 6b1 3w0
    1w0 8b1 7w1
    2b0 4w0 U
    3w0 U 5b0
    4b= 5w0 9b1
    U 1b0 8w0
  `,
  1091: `
    15w+ 11w= 3b1 4w= 7b=
    16b- 23b1 8w1 16b1 13w1
    17w1 12b= 1w0 25b- 24b1
    18b1 13w1 H 1b= 5w+
    19w1 16b1 14b1 9w= 4b-
    20b1 H H 18w1 9b1
    21w- 24w1 19b1 H 1w=
    22b= 26w1 2b0 13w- 17w1
    23w1 21b1 31w1 5b= 6w0
    24b+ 31b- 18w- 23w1 25b1
    25w1 1b= 12w1 H 14b+
    27b+ 3w= 11b0 15w= 26b-
    28w1 4b0 21w1 8b+ 2b0
    29b1 22w+ 5w0 31b+ 11w-
    1b- 25b= 22w= 12b= 19w1
    2w+ 5w0 20b1 2w0 31b=
    3b0 27w= 26b= 28w= 8b0
    4w0 28b+ 10b+ 6b0 22w1
    5b0 29w+ 7w0 H 15b0
    6w0 30b1 16w0 22b0 28b=
    7b+ 9w0 13b0 26w0 27b1
    8w= 14b- 15b= 20w1 18b0
    9b0 2w0 U 10b0 29w+
    10w- 7b0 29w= 30b1 3w0
    11b0 15w= 27b1 3w+ 10w0
    H 8b0 17w= 21b1 12w+
    12w- 17b= 25w0 29b= 21w0
    13b0 18w- 30w1 17b= 20w=
    14w0 19b- 24b= 27w= 23b-
    Z 20w0 28b0 24w0 U
    U 10w+ 9b0 14w- 16w=
  `,
};
