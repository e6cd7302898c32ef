import { afterEach, expect, it } from "vitest";
import { brand } from "../testing/brand.ts";
import { healthRoute, readyRoute, setReady } from "./health.ts";
import { newTraffic, stopServer } from "@courseway/next-front";

const ask = async ({ GET }: { readonly GET: () => Response }) => {
  const answer = GET();
  return { status: answer.status, cache: answer.headers.get("cache-control"), body: (await answer.json()) as unknown };
};

afterEach(() => setReady(true));

it("is alive while it starts, and ready only when its first pages are warm; no cache keeps either", async () => {
  setReady(false);
  expect(await ask(healthRoute(brand))).toEqual({
    status: 200,
    cache: "no-store",
    body: { status: "ok", brand: "ACE" },
  });
  expect(await ask(readyRoute(brand))).toEqual({
    status: 503,
    cache: "no-store",
    body: { status: "starting", brand: "ACE" },
  });
  setReady(true);
  expect(await ask(readyRoute(brand))).toMatchObject({ status: 200, body: { status: "ready" } });
});

it("is not ready any more, but alive, once it was told to end", async () => {
  const options = { report: () => undefined, flush: () => Promise.resolve(), exit: () => undefined };
  await stopServer({ ...options, graceMs: 0, traffic: newTraffic() });
  expect((await ask(readyRoute(brand))).status).toBe(200);
  await stopServer({ ...options, graceMs: 0 });
  expect(await ask(readyRoute(brand))).toMatchObject({ status: 503, body: { status: "stopping" } });
  expect((await ask(healthRoute(brand))).status).toBe(200);
});
