// Runs named checks one after another. For checks of the finished build, outside of vitest.

/** Throws an Error with the text `otherwise` if a check does not hold. */
export function expect(isTrue, otherwise) {
  if (!isTrue) throw new Error(otherwise);
}

/**
 * Runs the checks, prints a line for each, and a last line `N passed, N failed`. A check fails by throwing; its result is
 * printed after its name.
 * @param {[name: string, check: () => unknown][]} checks
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(checks) {
  let failed = 0;
  for (const [name, check] of checks) {
    try {
      console.log(`ok      ${name}: ${(await check()) ?? 'ok'}`);
    } catch (error) {
      failed++;
      console.log(`FAILED  ${name}: ${error.message}`);
    }
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
