/**
 * The promised value, or its replacement if the promise takes longer than `limitMs` from now on. Without a replacement (undefined) it
 * waits for the promise.
 */
export function inTime<Value>(
  promised: Promise<Value>,
  limitMs: number,
  standIn: () => Promise<Value | undefined>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  const late = async (): Promise<Value> => {
    await limit;
    const value = await standIn();
    return value === undefined ? promised : value;
  };
  return Promise.race([promised, late()]).finally(() => clearTimeout(timer));
}
