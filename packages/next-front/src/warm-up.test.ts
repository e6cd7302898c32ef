import type { ReportEvent } from "@courseway/observability";
import { expect, it } from "vitest";
import { WARM_UP_LIMITS, warmUp } from "./warm-up.ts";

type Answers = Readonly<Record<string, string | number>>;

/** A site: each path's body, or the status that it answers. Its clock goes on with each request. */
function site(answers: Answers, { msEach = 1 } = {}) {
  const asked: string[] = [];
  const reports: ReportEvent[] = [];
  let time = 0;
  let open = 0;
  let most = 0;
  const fetch = async (address: string): Promise<Response> => {
    const path = address.replace("http://own.test", "");
    asked.push(path);
    time += msEach;
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    const answer = answers[path] ?? 404;
    return typeof answer === "number" ? new Response("", { status: answer }) : new Response(answer);
  };
  const warm = (pages: number, sleep = async (): Promise<void> => undefined) =>
    warmUp({
      origins: ["http://own.test"],
      pages,
      fetch,
      report: (one) => reports.push(one),
      remedy: "Check content.",
      now: () => time,
      sleep,
    });
  return { asked, reports, warm, most: () => most };
}

const link = (path: string): string => `<a class=x href=${path.includes("?") ? JSON.stringify(path) : path}>x</a>`;
const sitemap = (...paths: readonly string[]): string =>
  paths.map((path) => `<url><loc>https://www.own.example${path}</loc></url>`).join("");

it("asks for home, for what home links to, then for what the sitemap lists, each once and no more than wanted", async () => {
  const { asked, warm } = site({
    "/": [link("/b/"), link("/a/?x=1"), link("/b/#c"), link("/file.pdf"), link("//cdn.test/"), link("/")].join(""),
    "/a/": "",
    "/b/": "",
    "/c/": "",
    "/sitemap.xml": sitemap("/", "/a/", "/c/", "/d/"),
  });
  expect(await warm(4)).toBe(4);
  expect(asked).toEqual(["/", "/sitemap.xml", "/b/", "/a/", "/c/"]);
});

it("takes the first part where the sitemap is an index, and goes on without one", async () => {
  const index = `<sitemap><loc>https://www.own.example/sitemap/0.xml</loc></sitemap>`;
  const parts = site({ "/": "", "/sitemap.xml": index, "/sitemap/0.xml": sitemap("/a/"), "/a/": "" });
  expect(await parts.warm(50)).toBe(2);
  expect(await site({ "/": link("/a/"), "/a/": "" }).warm(50)).toBe(2);
});

it("tries home until it answers, which a page of a last good copy does as well, and says once that it waits", async () => {
  const answers: Record<string, string | number> = { "/": 500 };
  const { asked, reports, warm } = site(answers);
  let tries = 0;
  const waited: number[] = [];
  await warm(1, async (ms?: number) => {
    waited.push(ms ?? 0);
    tries += 1;
    if (tries === 3) answers["/"] = "";
  });
  expect(asked).toEqual(["/", "/", "/", "/"]);
  expect(waited).toEqual([WARM_UP_LIMITS.retryMs, WARM_UP_LIMITS.retryMs, WARM_UP_LIMITS.retryMs]);
  expect(reports.map(({ level }) => level)).toEqual(["warn", "info"]);
  expect(reports[0]?.message).toBe("Not ready yet: home cannot be shown (it answered 500). Check content.");
});

it("asks for four pages at a time, and gives up what 30 s have no room for", async () => {
  const paths = Array.from({ length: 40 }, (_, index) => `/p${index}/`);
  const pages = Object.fromEntries(paths.map((path) => [path, ""]));
  const quick = site({ ...pages, "/": paths.map(link).join("") });
  expect(await quick.warm(41)).toBe(41);
  expect(quick.most()).toBe(4);
  const slow = site({ ...pages, "/": paths.map(link).join("") }, { msEach: 5000 });
  expect(await slow.warm(41)).toBeLessThan(12);
});

it("counts pages that fail as not warm", async () => {
  expect(await site({ "/": link("/a/") + link("/b/"), "/a/": 500, "/b/": "" }).warm(3)).toBe(2);
});

it("asks for all pages where home answers first, whatever the address that the server listens on", async () => {
  const asked: string[] = [];
  const fetch = async (address: string): Promise<Response> => {
    asked.push(address);
    if (!address.startsWith("http://named.test/")) throw new Error("refused");
    return new Response(address.endsWith("test/") ? link("/a/") : "");
  };
  const origins = ["http://127.0.0.1:3000", "http://named.test"];
  const quiet = { report: () => undefined, remedy: "", sleep: async () => undefined };
  expect(await warmUp({ origins, pages: 2, fetch, ...quiet })).toBe(2);
  expect(asked).toEqual(["http://127.0.0.1:3000/", "http://named.test/", "http://named.test/a/"]);
});
