import type { ReleasePlan } from "@changesets/types";
import { describe, expect, it } from "vitest";
import { compareReports } from "./compare.ts";
import { listUnannounced } from "./released.ts";

const report = (code: string): string => `## API Report File for "@courseway/x"\n\n\`\`\`ts\n\n${code}\n\n\`\`\`\n`;
const compare = (before: string, after: string) =>
  compareReports("@courseway/x", report(before), report(after)).map(({ name, kind }) => `${name} ${kind}`);

const price =
  "// @public\nexport interface Price {\n    readonly cents: number;\n    // (undocumented)\n    readonly text: string;\n}";

describe("two reports of one entry", () => {
  it.each([
    ["a name that is gone", price, "", "Price gone"],
    ["a name that is new", "", price, "Price new"],
    ["a member that is gone", price, price.replace("    readonly text: string;\n", ""), "Price changed"],
    ["a member of another type", price, price.replace("text: string", "text: string | null"), "Price changed"],
    ["a member that everybody has to give", price, price.replace("}", "    tax: number;\n}"), "Price changed"],
    ["a member that nobody has to give", price, price.replace("}", "    readonly tax?: number;\n}"), "Price extended"],
    [
      "a parameter of another type",
      "export function f(a: string): void;",
      "export function f(a: number): void;",
      "f changed",
    ],
    [
      "a parameter more, even one that may be left out: who hands the function on may give it by chance",
      "export function f(a: string): void;",
      "export function f(a: string, b?: number): void;",
      "f changed",
    ],
    ["one kind less", 'export type Kind = "a" | "b";', 'export type Kind = "a";', "Kind changed"],
    [
      "a method more of a class",
      "export class A {\n    b(): void;\n}",
      "export class A {\n    b(): void;\n    c(): void;\n}",
      "A extended",
    ],
  ])("tell of %s", (_, before, after, change) => {
    expect(compare(before, after)).toEqual([change]);
  });

  it("do not differ by comments, imports or order", () => {
    const other = "export type Kind = string;";
    expect(
      compare(`${price}\n\n${other}`, `import { z } from "zod";\n\n${other}\n\n${price.replace("// @public\n", "")}`),
    ).toEqual([]);
  });

  it("tell of every name of an entry that is gone", () => {
    const changes = compareReports("@courseway/x/y", report(price), null);
    expect(changes).toEqual([{ entry: "@courseway/x/y", name: "Price", kind: "gone" }]);
  });
});

describe("a breaking change", () => {
  const changes = compareReports("@courseway/x/y", report(price), report(price.replace("number", "string")));
  const plan = (version: string, type?: "major" | "minor" | "patch", name = "@courseway/x"): ReleasePlan => ({
    preState: undefined,
    changesets: type === undefined ? [] : [{ id: "a", summary: "s", releases: [{ name, type }] }],
    releases: type === undefined ? [] : [{ name, type, changesets: ["a"], oldVersion: version, newVersion: version }],
  });
  const faults = (...given: Parameters<typeof plan>) =>
    listUnannounced(changes, plan(...given), new Map([["@courseway/x", given[0]]]));

  it("is a fault until a major changeset of its package says so, which names what it is", () => {
    expect(faults("1.2.0")).toEqual([expect.stringContaining("Price of @courseway/x/y is changed")]);
    expect(faults("1.2.0", "minor")).toHaveLength(1);
    expect(faults("1.2.0", "major", "@courseway/other")).toHaveLength(1);
    expect(faults("1.2.0", "major")).toEqual([]);
  });

  it("is said by a minor changeset before 1.0, and not by a patch", () => {
    expect(faults("0.2.0", "patch")).toHaveLength(1);
    expect(faults("0.2.0", "minor")).toEqual([]);
  });

  it("is none where names are new or extended", () => {
    const more = compareReports("@courseway/x", report(price), report(`${price}\n\nexport type Kind = string;`));
    expect(listUnannounced(more, plan("1.0.0"), new Map())).toEqual([]);
  });
});
