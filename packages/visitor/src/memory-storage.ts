/**
 * A storage in memory, whose keys are its own properties as in a browser. For simulated browsers.
 */
export function memoryStorage(items: Readonly<Record<string, string>> = {}): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  const storage: unknown = Object.assign(Object.create(methods), items);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the store reads and writes items, nothing else
  return storage as Storage;
}
