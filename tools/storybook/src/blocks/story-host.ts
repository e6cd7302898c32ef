import { storyQuotes } from "./story-quote.ts";

type PriceSets = Parameters<typeof storyQuotes>[0];

/** The responses of a page's own host, by path: a story has no host. */
const ANSWERS: Readonly<Record<string, (body: unknown) => Promise<Response>>> = {
  "/api/prices/": async (body) => Response.json({ quotes: await storyQuotes((body as { sets: PriceSets }).sets) }),
  "/api/subscribe/": () => Promise.resolve(Response.json({ ok: true })),
  "/api/ambassador/": () => Promise.resolve(Response.json({ url: "https://refer.example.com/ada" })),
};

/**
 * Responds to requests to the page's own host until the story ends; all other requests are unchanged.
 * @param always a response for every request to the host instead: never, or a failure
 */
export function answerAsHost(always?: () => Promise<Response>): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const answer = ANSWERS[pathname];
    if (answer === undefined) return real(input, init);
    return always?.() ?? answer(typeof init?.body === "string" ? JSON.parse(init.body) : null);
  };
  return () => {
    globalThis.fetch = real;
  };
}
