/**
 * Fills the browser's storage: it refuses to store texts, under all keys or under those that are full.
 * @returns empties it
 */
export function fillStorage(isFull: (key: string) => boolean = () => true): () => void {
  const storage = localStorage;
  const put = (value: Storage) => Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  const setItem = (key: string, text: string) => {
    if (isFull(key)) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(key, text);
  };
  put({
    setItem,
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    clear: () => storage.clear(),
    key: (index) => storage.key(index),
    length: storage.length,
  });
  return () => void put(storage);
}
