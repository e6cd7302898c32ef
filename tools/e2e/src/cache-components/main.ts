/**
 * `pnpm --filter @courseway/e2e cache-components`: the page cache under Next's Cache Components, with the route files of
 * docs/starting-outside.md as they are. Ends with `N passed, N failed` and code 1 where one failed.
 */
import { type Child, freePort, startNode, stop, waitFor } from "@courseway/workspace/local";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { build, command, envOf, writeApp } from "./app.ts";

interface Page {
  text: string;
  /** When it changes, epoch ms. */
  until: number;
}

const pages = new Map<string, Page>();
/** How often each page was asked for. */
const lookups = new Map<string, number>();
const lookupsOf = (path: string): number => lookups.get(path) ?? 0;

const content = createServer(({ url = "/" }, answer) => {
  const path = url.slice(1);
  lookups.set(path, lookupsOf(path) + 1);
  answer.end(JSON.stringify(pages.get(path) ?? null));
});

const portOf = (server: typeof content): number => (server.address() as AddressInfo).port;
const listening = (server: typeof content): Promise<number> =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(portOf(server))));

const outcomes: boolean[] = [];
function check(title: string, found: unknown, expected: unknown): void {
  const [mine, theirs] = [JSON.stringify(found), JSON.stringify(expected)];
  outcomes.push(mine === theirs);
  console.log(mine === theirs ? `✓ ${title}` : `✗ ${title}\n  ${mine}, not ${theirs}`);
}

const FAR = 8_640_000_000_000;
const LIFE_MS = 6000;

async function checkAll(site: string): Promise<void> {
  /** The status and the words of an answer's main element. */
  const open = async (path: string, init?: RequestInit): Promise<readonly [number, string]> => {
    const answer = await fetch(`${site}${path}`, init);
    return [answer.status, /<main>(?<words>[^<]*)<\/main>/u.exec(await answer.text())?.groups?.["words"] ?? ""];
  };
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  pages.set("a", { text: "first", until: FAR }).set("", { text: "home", until: FAR });
  const first = await open("/a/");
  const before = lookupsOf("a");
  check("a page is rendered once and then kept", [await open("/a/"), lookupsOf("a")], [first, before]);
  check("so is the home page", (await open("/"))[1], (await open("/"))[1]);

  pages.set("a", { text: "second", until: FAR });
  await open("/api/publish/", { method: "POST", body: "page:a" });
  check(
    "a publish takes it out, and the very next visitor has the new one",
    (await open("/a/"))[1].split(" ")[0],
    "second",
  );

  const end = Date.now() + LIFE_MS;
  pages.set("sale", { text: "sale", until: end });
  const sale = await open("/sale/");
  pages.set("sale", { text: "over", until: FAR });
  check("a page is kept until its next change", await open("/sale/"), sale);
  await pause(end - Date.now() + 50);
  check("and nobody is shown it a moment later", (await open("/sale/"))[1].split(" ")[0], "over");

  const missing = [await open("/nowhere/"), await open("/nowhere/")].map(([status]) => status);
  check("a missing page is 404 each time", missing, [404, 404]);
  pages.set("nowhere", { text: "there", until: FAR });
  check("and there once it is published", (await open("/nowhere/"))[0], 200);
  check("the address that the build rendered is no page", (await open("/~build/"))[0], 404);

  const asked = { headers: { "x-visitor": "v1" } };
  const previews = [await open("/~live/a/?token=t1", asked), await open("/~live/a/?token=t2", asked)];
  check(
    "a live page is rendered for its request",
    previews.map(([, words]) => words.replace(/ \d+$/u, "")),
    ["t1 v1", "t2 v1"],
  );
  check("a screen has its words", (await open("/~screens/gone/"))[1].split(" ")[0], "Gone");
  const counts = [await fetch(`${site}/healthz/`), await fetch(`${site}/healthz/`)];
  const [one, two] = await Promise.all(counts.map((answer) => answer.json() as Promise<{ asked: number }>));
  check("a handler answers each request anew", (two?.asked ?? 0) - (one?.asked ?? 0), 1);
}

let child: Child | undefined;
try {
  const folder = writeApp();
  await build();
  check("it builds without content", lookups.size, 0);
  const contentUrl = `http://127.0.0.1:${await listening(content)}`;
  const port = await freePort();
  const site = `http://localhost:${port}`;
  child = startNode("cache-components", folder, [command, "start", "-p", String(port)], envOf(contentUrl, site));
  const { process: server } = child;
  await waitFor(`${site}/healthz/`, 60_000, () => server.exitCode !== null);
  await checkAll(site);
} catch (error) {
  outcomes.push(false);
  console.error(error instanceof Error ? error.message : error, child?.tail() ?? "");
} finally {
  if (child !== undefined) await stop(child);
  content.close();
}
const failed = outcomes.filter((passed) => !passed).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
