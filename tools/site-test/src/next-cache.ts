interface CallOptions {
  readonly tags: readonly string[];
  readonly revalidate: number;
}

/** The options that the last render of a published page passed to the page cache. */
export const reportedCache: { last: CallOptions | null } = { last: null };

/** Replaces `next/cache`, which needs a Next server: it caches nothing, so it revalidates nothing. */
export const unstable_cache = <Call>(call: Call, _names: readonly string[], options: CallOptions): Call => {
  reportedCache.last = options;
  return call;
};
export const revalidateTag = (): void => undefined;
