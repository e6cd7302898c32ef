import type { Revocation, SharedStore } from "../shared-store.ts";

/** A shared store in this process, for replicas in one test. */
export function memoryStore(): SharedStore & { readonly goAway: (isAway: boolean) => void } {
  const values = new Map<string, Uint8Array>();
  const revocations: Revocation[] = [];
  const followers: ((revocation: Revocation) => void)[] = [];
  let isAway = false;
  const whenThere = <Answer>(act: () => Answer): Promise<Answer> =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve(act());
  return {
    read: (key) => whenThere(() => ({ bytes: values.get(key) ?? null, latest: revocations.at(-1)?.at ?? "" })),
    write: (key, bytes) => whenThere(() => void values.set(key, bytes)),
    revoke: (tags) =>
      whenThere(() => {
        const revocation = { at: String(revocations.push({ at: "", tags })).padStart(5, "0"), tags };
        revocations.splice(-1, 1, revocation);
        // As over a network, it arrives after the call has been answered.
        for (const follower of followers) setTimeout(follower, 0, revocation);
      }),
    follow: (onRevocation) => {
      followers.push(onRevocation);
      for (const revocation of revocations) setTimeout(onRevocation, 0, revocation);
    },
    close: () => void followers.splice(0),
    goAway: (next) => {
      isAway = next;
    },
  };
}
