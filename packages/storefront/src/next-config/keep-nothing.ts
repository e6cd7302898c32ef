/**
 * Next's store for functions with `"use cache"`. It stores nothing: the page cache is the only cache, so that a publish clears one
 * place. Next still passes the tags and the time to live of such a function on to the page's entry.
 */
const keepNothing = {
  get: () => Promise.resolve(undefined),
  set: async (_key: string, pending: Promise<{ readonly value: ReadableStream }>): Promise<void> => {
    // Next waits until its value has been read.
    await new Response((await pending).value).arrayBuffer();
  },
  refreshTags: () => Promise.resolve(),
  getExpiration: () => Promise.resolve(0),
  updateTags: () => Promise.resolve(),
};

// oxlint-disable-next-line import/no-default-export -- Next takes a cache handler's default export
export default keepNothing;
