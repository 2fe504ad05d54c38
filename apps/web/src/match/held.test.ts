import { expect, test } from 'vitest';
import { ref } from 'vue';
import { useHeld } from './held.ts';

test('what is held stays as it was, and catches up afterwards', () => {
  const [source, isHeld] = [ref(1), ref(false)];
  const held = useHeld(
    () => source.value,
    () => isHeld.value,
  );
  expect(held.value).toBe(1);
  isHeld.value = true;
  source.value = 2;
  expect(held.value).toBe(1);
  isHeld.value = false;
  expect(held.value).toBe(2);
});

test('what was never there is not held', () => {
  expect(
    useHeld(
      () => 1,
      () => true,
    ).value,
  ).toBe(1);
});
