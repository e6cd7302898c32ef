/** Replaces `next/headers`, which needs a Next request: a request without headers. */
export const headers = (): Promise<Headers> => Promise.resolve(new Headers());
