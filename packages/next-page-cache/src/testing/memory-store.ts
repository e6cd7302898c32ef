import type { Invalidation, SharedStore } from "../shared-store.ts";

/** A shared store in this process, for replicas in one test. */
export function memoryStore(): SharedStore & { readonly setOffline: (isOffline: boolean) => void } {
  const values = new Map<string, Uint8Array>();
  const invalidations: Invalidation[] = [];
  const followers: ((invalidation: Invalidation) => void)[] = [];
  let isOffline = false;
  const whenAvailable = <Answer>(act: () => Answer): Promise<Answer> =>
    isOffline ? Promise.reject(new Error("away")) : Promise.resolve(act());
  return {
    read: (key) => whenAvailable(() => ({ bytes: values.get(key) ?? null, latest: invalidations.at(-1)?.at ?? "" })),
    write: (key, bytes) => whenAvailable(() => void values.set(key, bytes)),
    delete: (key) => whenAvailable(() => void values.delete(key)),
    invalidate: (tags) =>
      whenAvailable(() => {
        const invalidation = { at: String(invalidations.push({ at: "", tags })).padStart(5, "0"), tags };
        invalidations.splice(-1, 1, invalidation);
        // As over a network, it arrives after the request has been answered.
        for (const follower of followers) setTimeout(follower, 0, invalidation);
      }),
    follow: (onInvalidation) => {
      followers.push(onInvalidation);
      for (const invalidation of invalidations) setTimeout(onInvalidation, 0, invalidation);
    },
    close: () => void followers.splice(0),
    setOffline: (next) => {
      isOffline = next;
    },
  };
}
