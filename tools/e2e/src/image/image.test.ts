import { type Child, freePort, root, sandboxEnv, startNode, stop, waitFor } from "@courseway/workspace/local";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "../helpers/http.ts";
import { type Container, type LaidOut, layOut, runContainer } from "./container.ts";
import { type Gateway, startCollector, startGateway } from "./gateway.ts";
import { startLoad } from "./load.ts";

/** Home and the pages that it links to. */
const WARM_PAGES = 3;
const LOADED = ["/", "/real-estate-license/"] as const;

/** The site's pages that a page links to, in order. */
const linkedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a\s[^>]*?href="?(\/[^"?#\s>]+\/)/gu)].map(([, path = ""]) => path)),
];
/** A page with prices that is not rendered at any start. */
const COLD = "/all-blocks/";
/** Content and commerce are requested one after another, so a page takes three times as long. */
const SLOW_MS = 1400;

const data = mkdtempSync(join(tmpdir(), "courseway-image-data-"));
let laidOut: LaidOut;
let sandbox: Child;
let gateway: Gateway;
let collector: Awaited<ReturnType<typeof startCollector>>;
const containers: Container[] = [];

async function start(more: Readonly<Record<string, string>> = {}): Promise<Container> {
  const port = String(await freePort());
  const env = sandboxEnv("ace", gateway.url, `http://127.0.0.1:${port}`);
  const container = runContainer(laidOut, { ...env, PORT: port, WARM_UP_PAGES: String(WARM_PAGES), ...more });
  containers.push(container);
  return container;
}

const fetchStatus = async (url: string): Promise<unknown> => JSON.parse((await ask(url)).text);
const untilReady = ({ url, output }: Container): Promise<void> =>
  waitFor(`${url}/readyz/`, 30_000).catch((cause: unknown) => {
    throw new Error(`It did not become ready. It printed:\n${output()}`, { cause });
  });
const lines = ({ output }: Container): Record<string, unknown>[] =>
  output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  laidOut = layOut("ace");
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  sandbox = startNode(
    "image-sandbox",
    join(root, "tools/sandbox"),
    ["src/main.ts", "--port", port, "--data", data],
    {},
  );
  await waitFor(`${url}/healthz`, 30_000);
  gateway = await startGateway(url);
  collector = await startCollector();
});
afterAll(async () => {
  await Promise.all(containers.map((container) => container.stop()));
  gateway.close();
  collector.close();
  await stop(sandbox);
  for (const folder of [laidOut.folder, data]) rmSync(folder, { recursive: true, force: true });
});

/** Stops a container after one second, while it waits for content that exceeds its grace period. */
async function stopDuringRequest(container: Container) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  gateway.mode = SLOW_MS;
  const before = gateway.passed.length;
  // No one has requested that page before, so there is no copy to show instead.
  const slow = ask(`${container.url}/real-estate-license/georgia/?hlText=Under-way`);
  await expect.poll(() => gateway.passed.length, { timeout: 20_000 }).toBeGreaterThan(before);
  const ended = await container.stop();
  gateway.mode = "open";
  return { ...ended, answer: await slow };
}

describe("an image's container", () => {
  let first: Container;

  it("lives at once, but is ready only when content has answered and its most visited pages are warm", async () => {
    gateway.mode = "closed";
    first = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await waitFor(`${first.url}/healthz/`, 30_000);
    expect(first.health()).toBe(0);
    expect(await fetchStatus(`${first.url}/readyz/`)).toEqual({ status: "starting", brand: "ACE" });
    await expect.poll(() => first.output(), { timeout: 20_000 }).toContain("Not ready yet: home cannot be shown");

    gateway.mode = "open";
    await untilReady(first);
    expect(await fetchStatus(`${first.url}/readyz/`)).toEqual({ status: "ready", brand: "ACE" });
    expect(first.output()).toContain(`Ready: ${WARM_PAGES} of ${WARM_PAGES} pages`);
    const home = await ask(`${first.url}/`);
    expect(home.headers.get("x-nextjs-cache")).toBe("HIT");
    for (const path of linkedIn(home.text).slice(0, WARM_PAGES - 1))
      expect([path, (await ask(first.url + path)).headers.get("x-nextjs-cache")]).toEqual([path, "HIT"]);
  });

  it("knows one request by one id: in its answer, its log, and the calls to content and commerce", async () => {
    const id = "edge-0001.image";
    const answer = await ask(first.url + COLD, { headers: { "x-request-id": id } });
    expect([answer.status, answer.headers.get("x-request-id")]).toEqual([200, id]);
    const asked = gateway.passed.filter((one) => one.id === id).map(({ path }) => path.split("?")[0]);
    expect(asked).toEqual(
      expect.arrayContaining(["/content/craft5/graphql", "/commerce/api/purchase-receipt/multiprice"]),
    );
    await ask(`${first.url}/no-such-page/?email=ann%40example.com`, { headers: { "x-request-id": "edge-0002.image" } });
    const line = lines(first).find(({ requestId }) => requestId === "edge-0002.image");
    expect(line).toMatchObject({ severity: "INFO", code: 40401, brandId: "ACE" });
    expect(first.output()).not.toMatch(/ann(?:@|%40)/u);
  });

  it("sends a page's trace: the request, the proxy with its content, the render with its prices [ERR-018]", async () => {
    const named = () => {
      const root = collector.spans.find(({ attributes }) => attributes["courseway.request_id"] === "edge-0001.image");
      const spans = collector.spans.filter(({ traceId }) => traceId === root?.traceId);
      const above = (id: string | undefined): string[] => {
        const span = spans.find(({ spanId }) => spanId === id);
        return span === undefined ? [] : [...above(span.parentSpanId), span.name];
      };
      return spans.map(({ spanId }) => above(spanId).join(" > "));
    };
    await expect
      .poll(named, { timeout: 15_000, interval: 200 })
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^request GET > .*middleware GET > content POST$/u),
          expect.stringMatching(/^request GET > .*render route \(app\) \/\[\[\.\.\.path\]\]/u),
          expect.stringMatching(/^request GET > .*render route .* > commerce POST$/u),
        ]),
      );
  });

  it("ends under load without losing a request, what is under way included, within ten seconds", async () => {
    const second = await start();
    await untilReady(second);
    const load = startLoad([first.url, second.url], LOADED, 8);
    const { code, ms, answer } = await stopDuringRequest(first).finally(load.end);
    const { answered, lost } = await load.result;
    console.log(`Stopped in ${Math.round(ms)} ms under load: ${answered} requests answered, ${lost.length} lost.`);
    expect([answer.status, answer.headers.get("connection"), answer.text.includes("Under way")]).toEqual([
      200,
      "close",
      true,
    ]);
    expect(lost).toEqual([]);
    expect(answered).toBeGreaterThan(50);
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(2500);
    expect(ms).toBeLessThan(10_000);
    expect(first.health()).toBe(1);
  });
});
