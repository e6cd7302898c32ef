import { contracts, verifyContract } from "@courseway/services/testing";
import { describe, it } from "vitest";
import { runningSandbox } from "../testing/running.ts";

const sandbox = runningSandbox();

describe("every real client on the sandbox", () => {
  // oxlint-disable-next-line vitest/expect-expect -- a contract states what it expects by itself
  it.each(contracts)("keeps the contract of $name", (contract) => verifyContract(contract, sandbox.url));
});
