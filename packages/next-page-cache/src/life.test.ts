import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { completeLife, DEFAULT_LIFE, lifeHeader, outsideLife, pageLife, SHARED_PAGE } from "./life.ts";
import { pageTag, untilTag } from "./tags.ts";

describe("pageLife", () => {
  it.each([
    ["no change", null, DEFAULT_LIFE],
    ["a change far away", 10_000_000, DEFAULT_LIFE],
    ["a change in 90 s", 90_000, 90],
    ["a change in half a second", 500, 1],
    ["a change that is over", -1, DEFAULT_LIFE],
  ])("with %s", (_, change, seconds) => {
    expect(pageLife(change, 0)).toBe(seconds);
  });
});

describe("what an answer with a page tells caches outside", () => {
  const buildAnswer = (headers: Readonly<Record<string, string>>, now: number) => {
    const answer = new ServerResponse(new IncomingMessage(new Socket()));
    for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
    completeLife(answer, now);
    return answer.getHeaders();
  };

  const ANY = lifeHeader(outsideLife({ tags: [] }));

  it.each([
    ["a page that never changes by itself", [pageTag("a")], 300, 0, 60],
    ["a change far away", [untilTag(10_000_000)], 300, 0, 60],
    ["a change in 20.5 s", [untilTag(20_500)], 300, 0, 20],
    ["the last second", [untilTag(20_500)], 300, 19_501, 0],
    ["a change that came while the page was rendered", [untilTag(20_500)], 300, 30_000, 0],
    ["two changes", [untilTag(20_500), untilTag(5000)], 300, 0, 5],
    ["a last good copy, which is soon tried again", [pageTag("a")], 15, 0, 15],
  ])("is the page's own: %s", (_, tags, revalidate, now, seconds) => {
    const life = outsideLife({ tags, cacheControl: { revalidate } });
    expect(buildAnswer({ "cache-control": SHARED_PAGE, ...lifeHeader(life) }, now)).toEqual({
      "cache-control": `public, max-age=0, s-maxage=${seconds}`,
    });
  });

  it("is nothing where the proxy or the app's own code keeps it from them, and where no page came", () => {
    for (const said of ["private, no-store", "public, max-age=5"])
      expect(buildAnswer({ "cache-control": said, ...ANY }, 0)).toEqual({ "cache-control": said });
    expect(buildAnswer({ "cache-control": SHARED_PAGE }, 0)).toEqual({ "cache-control": SHARED_PAGE });
    expect(buildAnswer(ANY, 0)).toEqual({});
  });
});
