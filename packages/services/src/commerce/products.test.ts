import { expect, test, vi } from "vitest";
import { recorder } from "../testing/events.ts";
import { FAULTS } from "../testing/faults.ts";
import { underFault } from "../testing/under-fault.ts";
import { json, serve } from "../testing/server.ts";
import { commerceAt } from "./testing/fixtures.ts";

test("sends the base parameters and the ids, with one empty entry last, unsigned [API-016, API-017]", async () => {
  await using server = await serve(json({ productList: [] }));
  await commerceAt(server.url, recorder()).products(["p1", "p2"]);
  const [request] = server.requests;
  expect(request).toMatchObject({ method: "GET", path: "/api/product-course" });
  expect(request?.headers.authorization).toBeUndefined();
  expect([...(request?.query ?? [])]).toEqual([
    ["appType", "DR"],
    ["platform", "MKT"],
    ["brandId", "ACE"],
    ["productIdList", "p1"],
    ["productIdList", "p2"],
    ["productIdList", ""],
  ]);
});

test("answers the products without the fields that nobody documented [API-016]", async () => {
  const product = { _id: "p1", courseId: "c1", content: { title: "A course" }, regulatorySeatTime: 75 };
  await using server = await serve(json({ productList: [{ ...product, margin: 0.4 }] }));
  expect(await commerceAt(server.url, recorder()).products(["p1"])).toEqual({ productList: [product] });
});

test("allows the service 5 s [API-018]", async () => {
  using timeout = vi.spyOn(AbortSignal, "timeout");
  await using server = await serve(json({ productList: [] }));
  await commerceAt(server.url, { ...recorder(), now: () => 0 }).products([]);
  expect(timeout.mock.calls).toEqual([[5000]]);
});

test.each(FAULTS)(
  "$name: the answer is an empty object, reported as documented [API-019, ERR-001, ERR-004, PR-034]",
  (fault) =>
    underFault(fault, "read", async (fixture) => {
      const { kind } = fault;
      expect(await commerceAt(fixture.url, fixture).products(["p1"])).toEqual({});
      expect(fixture.events).toMatchObject([
        { level: "error", message: expect.stringMatching(/^Error fetching product data: The call/), error: { kind } },
      ]);
    }),
);
