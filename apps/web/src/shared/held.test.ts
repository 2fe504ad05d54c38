import { expect, test } from 'vitest';
import { ref } from 'vue';
import { useHeld } from './held.ts';

test('a held value stays as it was, and follows its source again afterwards', () => {
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

test('a value that is held from the beginning is the first one of its source', () => {
  expect(
    useHeld(
      () => 1,
      () => true,
    ).value,
  ).toBe(1);
});
