// Named checks run one after another: for what is looked at after the build, outside of vitest.

/** Throws with what was seen instead. */
export function expect(isTrue, otherwise) {
  if (!isTrue) throw new Error(otherwise);
}

/**
 * Runs each check, prints a line for each and a last line `N passed, N failed`. A check fails by throwing; what it
 * returns is printed beside its name.
 * @param {[name: string, check: () => unknown][]} checks
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(checks) {
  let failed = 0;
  for (const [name, check] of checks) {
    try {
      console.log(`ok      ${name}: ${(await check()) ?? 'as it should be'}`);
    } catch (error) {
      failed++;
      console.log(`FAILED  ${name}: ${error.message}`);
    }
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
