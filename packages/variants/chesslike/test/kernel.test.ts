import { must } from '@kickmate/board';
import { BUILDS, KernelReferee } from '@kickmate/conformance';
import { describe, expect, it } from 'vitest';
import { cases, gameOn, written } from './referee.ts';

describe.each(BUILDS)('the kernel (%s)', async (build) => {
  it.each(cases.map((one) => [one.name, one] as const))('counts as the fixtures do: %s', async (_name, fixture) => {
    const variant = gameOn(JSON.stringify(fixture.map));
    const kernel = await KernelReferee.load(variant, build);
    kernel.set(must(variant.parse(fixture.position)));
    expect(fixture.perft.map((_, index) => kernel.perft(index + 1))).toEqual(fixture.perft);
  });

  it.each(cases.map((one) => [one.name, one] as const))('leads where the fixtures do: %s', async (_name, fixture) => {
    const variant = gameOn(JSON.stringify(fixture.map));
    const kernel = await KernelReferee.load(variant, build);
    const start = must(variant.parse(fixture.position));
    kernel.set(start);
    const after = kernel.successors.map((successor) => {
      kernel.set(start);
      kernel.play(successor);
      // Only the rules know the kind of an end.
      const end = variant.end(variant.play(start, successor.action));
      const text = kernel.ended ? `= ${end?.kind} ${kernel.ended}` : written(variant, kernel.position);
      return [variant.writeSuccessor(successor), text];
    });
    expect(Object.fromEntries(after)).toEqual(fixture.after);
  });
});
