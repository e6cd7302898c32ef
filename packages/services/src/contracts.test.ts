import { expect, test } from "vitest";
import { contracts, verifyContract } from "./testing/index.ts";
import { replay } from "./testing/replay.ts";

test.each(contracts)("recorded answers keep the contract of $name", async (contract) => {
  await using server = await replay();
  await verifyContract(contract, server.url);
  expect(server.requests.length).toBeGreaterThan(0);
});

test("no answer is recorded in vain", async () => {
  await using server = await replay();
  for (const contract of contracts) await verifyContract(contract, server.url);
  expect(server.unused()).toEqual([]);
});
