/** In the place of `next/cache`, which needs a server of Next's around it: nothing is kept, so nothing is revoked. */
export const unstable_cache = <Call>(call: Call): Call => call;
export const revalidateTag = (): void => undefined;
