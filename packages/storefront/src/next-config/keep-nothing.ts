/**
 * Next's store for functions with `"use cache"`. It keeps nothing: the page cache is the only cache, so that a publish has
 * one place to look. Next still hands the tags and the life of such a function on to the page's entry.
 */
const keepNothing = {
  get: () => Promise.resolve(undefined),
  set: async (_key: string, pending: Promise<{ readonly value: ReadableStream }>): Promise<void> => {
    // Next waits for the end of the value that it hands over.
    await new Response((await pending).value).arrayBuffer();
  },
  refreshTags: () => Promise.resolve(),
  getExpiration: () => Promise.resolve(0),
  updateTags: () => Promise.resolve(),
};

// oxlint-disable-next-line import/no-default-export -- Next takes a cache handler's default export
export default keepNothing;
