import { EventEmitter } from "node:events";
import { ServerResponse, type IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { packEntry, PAGE_VERSION, createPageCache, rememberEntry, routeTag } from "@courseway/next-page-cache";
import { storePage } from "./stored-answer.ts";

const KEY = "/a";

/** The answer to a page as the front captures it; of what it was made of, only a weak reference is left. */
async function capture() {
  const pages = createPageCache({ shared: null });
  const html = "<p>course</p>".repeat(1000);
  const entry = packEntry({ value: { kind: "APP_PAGE", html }, lastModified: Date.now(), tags: [routeTag("/a/")] });
  await pages.set(KEY, entry, false);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that an answer wants of its request
  const response = new ServerResponse(new EventEmitter() as IncomingMessage);
  response.setHeader("cache-control", "public, max-age=0, s-maxage=60");
  response.setHeader(PAGE_VERSION, `${entry.html?.version} %2Fa`);
  rememberEntry(response);
  const captured = storePage({ kind: "page", route: "/a/" }, response, pages, Date.now);
  return { pages, captured, made: new WeakRef(response), entry: new WeakRef(entry) };
}

it("an answer keeps nothing that it was captured from: what the page cache lets go of is gone", async () => {
  setFlagsFromString("--expose-gc");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the flag adds to a context
  const collect = runInNewContext("gc") as () => void;
  const { pages, captured, made, entry } = await capture();
  const collected = async (): Promise<void> => {
    // A reference that was asked for is held until its turn has ended.
    await new Promise(setImmediate);
    collect();
  };
  await collected();
  expect(captured?.body()).not.toBeNull();
  expect(made.deref()).toBeUndefined();
  await pages.set(KEY, packEntry({ value: null, lastModified: 0, tags: [] }), false);
  await collected();
  expect([captured?.body(), entry.deref()]).toEqual([null, undefined]);
});
