interface CallOptions {
  readonly tags: readonly string[];
  readonly revalidate: number;
}

/** What the render of a published page last told the page cache of itself. */
export const reportedCache: { last: CallOptions | null } = { last: null };

/** In the place of `next/cache`, which needs a server of Next's around it: nothing is kept, so nothing is revoked. */
export const unstable_cache = <Call>(call: Call, _names: readonly string[], options: CallOptions): Call => {
  reportedCache.last = options;
  return call;
};
export const revalidateTag = (): void => undefined;
