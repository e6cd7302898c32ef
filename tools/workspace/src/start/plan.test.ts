import { describe, expect, it } from "vitest";
import { brandNames } from "../local/paths.ts";
import { findProblem } from "../../start.mjs";
import { addressTable, createPlan, takenPortsMessage } from "./plan.ts";

describe("createPlan", () => {
  it("starts every brand and the sandbox when nothing is named", () => {
    expect(createPlan([]).brands).toEqual(brandNames);
    expect(createPlan([]).ports).toHaveLength(brandNames.length + 1);
  });

  it("moves every port with --port-base, which goes before the environment's", () => {
    const [sandbox, ace] = createPlan(["ace", "--port-base", "5000"], "7000").ports;
    expect([sandbox, ace].map((wanted) => wanted?.port)).toEqual([6000, 5001 + brandNames.indexOf("ace")]);
    expect(createPlan(["ace"], "7000").ports[0]?.port).toBe(8000);
    expect(() => createPlan(["--port-base"])).toThrow(/whole number/u);
  });

  it("starts only the brands that are named, once each", () => {
    expect(createPlan(["ace", "ace"]).ports.map(({ name }) => name)).toEqual(["sandbox", "ace"]);
  });

  it("says which brands there are when a word is none", () => {
    expect(() => createPlan(["acme"])).toThrow('no brand "acme"');
    expect(() => createPlan(["acme"])).toThrow(brandNames.join(", "));
  });
});

describe("findProblem, which runs before anything is installed", () => {
  it("names the brands for a word that is none, and lets brands and options pass", () => {
    expect(findProblem(["acme"], ["ace", "dec"])).toMatch(/no brand "acme".*ace, dec/u);
    expect(findProblem(["ace", "--", "--port-base", "5000"], ["ace", "dec"])).toBeNull();
    expect(findProblem([], ["ace"])).toBeNull();
  });
});

describe("what is printed", () => {
  it("names the taken port, who wants it and what to do", () => {
    const message = takenPortsMessage([{ name: "ace", port: 3002 }]);
    expect(message).toContain("3002 (wanted by ace)");
    expect(message).toContain("Stop it");
  });

  it("lines the addresses up in one table", () => {
    const lines = addressTable([
      ["ace", "http://127.0.0.1:3002"],
      ["sandbox", "http://127.0.0.1:4000"],
    ]).split("\n");
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});
