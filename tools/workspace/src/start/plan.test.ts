import { describe, expect, it } from "vitest";
import { addressTable, planOf, takenPortsMessage } from "./plan.ts";

describe("planOf", () => {
  it("starts all six brands and the sandbox when nothing is named", () => {
    expect(planOf([]).brands).toEqual(["aarp", "ace", "dec", "ids", "ins", "mtg"]);
    expect(planOf([]).ports).toHaveLength(7);
  });

  it("starts only the brands that are named, once each", () => {
    expect(planOf(["ace", "ace"]).ports.map(({ name }) => name)).toEqual(["sandbox", "ace"]);
  });

  it("says which brands there are when a word is none", () => {
    expect(() => planOf(["acme"])).toThrow(/no brand "acme".*aarp, ace, dec, ids, ins, mtg/u);
  });
});

describe("what is printed", () => {
  it("names the taken port, who wants it and what to do", () => {
    const said = takenPortsMessage([{ name: "ace", port: 3002 }]);
    expect(said).toContain("3002 (wanted by ace)");
    expect(said).toContain("Stop it");
  });

  it("lines the addresses up in one table", () => {
    const lines = addressTable([
      ["ace", "http://127.0.0.1:3002"],
      ["sandbox", "http://127.0.0.1:4000"],
    ]).split("\n");
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});
