/**
 * Ratings by Glicko-2: Mark E. Glickman, "Example of the Glicko-2 system", http://www.glicko.net/glicko/glicko2.pdf. The numbers of
 * the steps and the Greek letters are those of the paper.
 */

/** The strength of a player, or the difficulty of a puzzle, and how well it is known. */
export interface Rating {
  /** On the scale of Elo's ratings. */
  readonly rating: number;
  /** The rating deviation, above 0: in 19 cases of 20 the true strength is within two deviations of the rating. */
  readonly deviation: number;
  /** The change of the strength that is expected, above 0; usually about 0.06. */
  readonly volatility: number;
}

/** A player of whom nothing is known. */
export const NEW_PLAYER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A result against an opponent: 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface ResultAgainst {
  readonly opponent: Rating;
  readonly score: number;
}

/** Points of the rating in one unit of the scale on which the paper computes. */
const SCALE = 173.7178;
/** The system's constant tau: how much a volatility may change. The paper advises 0.3 to 1.2. */
const USUAL_TAU = 0.5;
/** The iteration for the volatility ends within this distance. */
const EPSILON = 1e-6;

/** The rating after periods without results: only the deviation grows, as in step 6. `periods` may be a fraction. */
export const afterPeriods = (player: Rating, periods: number): Rating => ({
  ...player,
  deviation: Math.hypot(player.deviation, SCALE * player.volatility * Math.sqrt(periods)),
});

/**
 * The rating after the results of one period. Without results only the deviation grows. The opponents' ratings are those before the
 * period.
 *
 * @param tau the system's constant
 */
export function ratingAfter(player: Rating, results: readonly ResultAgainst[], tau = USUAL_TAU): Rating {
  if (results.length === 0) return afterPeriods(player, 1);
  // 2. To the scale of the paper.
  const mu = (player.rating - NEW_PLAYER.rating) / SCALE;
  const phi = player.deviation / SCALE;
  const games = results.map(({ opponent, score }) => {
    const g = weight(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - NEW_PLAYER.rating) / SCALE)));
    return { g, score, expected };
  });
  // 3. The variance of the rating by these results alone, and 4. the improvement by them.
  const v = 1 / games.reduce((sum, { g, expected }) => sum + g * g * expected * (1 - expected), 0);
  const gain = games.reduce((sum, { g, score, expected }) => sum + g * (score - expected), 0);
  // 5. The volatility.
  const volatility = newVolatility(player.volatility, { phi, v, delta: v * gain, tau });
  // 6. The deviation at the period's end, and 7. the new values.
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / v);
  // 8. Back to the usual scale.
  return { rating: NEW_PLAYER.rating + SCALE * (mu + after ** 2 * gain), deviation: SCALE * after, volatility };
}

/** The function g of the paper: how much a result counts against an opponent with a deviation. */
const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** Step 5 of the paper, by the Illinois algorithm. */
function newVolatility(
  sigma: number,
  of: { readonly phi: number; readonly v: number; readonly delta: number; readonly tau: number },
): number {
  const { phi, v, delta, tau } = of;
  const start = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const square = Math.exp(x);
    const spread = phi ** 2 + v + square;
    return (square * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / tau ** 2;
  };
  let a = start;
  let b = Math.log(delta ** 2 - phi ** 2 - v);
  if (!(delta ** 2 > phi ** 2 + v)) {
    let k = 1;
    while (f(start - k * tau) < 0) k++;
    b = start - k * tau;
  }
  let [fA, fB] = [f(a), f(b)];
  while (Math.abs(b - a) > EPSILON) {
    const c = a + ((a - b) * fA) / (fB - fA);
    const fC = f(c);
    if (fC * fB <= 0) [a, fA] = [b, fB];
    else fA /= 2;
    [b, fB] = [c, fC];
  }
  return Math.exp(a / 2);
}
