import { describe, expect, it } from "vitest";
import { defaultCandidates, type Published, readCandidates } from "./candidates.ts";

const next: Published = {
  versions: [
    "15.9.9",
    "16.2.11",
    "16.2.12",
    "16.3.0-preview.1",
    "16.3.9",
    "16.3.10",
    "16.4.6",
    "16.4.7",
    "16.5.0-canary.14",
    "16.5.0-canary.38",
  ],
  tags: { latest: "16.4.7" },
};
const react: Published = { versions: ["19.2.9", "19.3.1"], tags: { latest: "19.3.1", canary: "19.4.0-canary-1" } };
const published = (name: string): Published => (name === "next" ? next : react);
const readVersions = (...words: string[]) => readCandidates(words, published).map(({ versions }) => versions);

describe("readCandidates", () => {
  it("takes a version, a minor, a major or a tag, and the newest canary where the registry has no such tag", () => {
    expect(readVersions("next@16.3.9", "next@16.3", "next@16", "next@latest", "next@canary", "react@canary")).toEqual([
      { next: "16.3.9" },
      { next: "16.3.10" },
      { next: "16.4.7" },
      { next: "16.4.7" },
      { next: "16.5.0-canary.38" },
      { react: "19.4.0-canary-1" },
    ]);
  });

  it("installs together what a plus joins, in a column that names both", () => {
    expect(readCandidates(["next@16.3+react@19.2"], published)).toEqual([
      { title: "next 16.3.10, react 19.2.9", versions: { next: "16.3.10", react: "19.2.9" } },
    ]);
  });

  it.each(["next", "vite@8", "@next@16", "next@"])("refuses %s and says how a version is named", (word) => {
    expect(() => readCandidates([word], published)).toThrow(
      `"${word}" names no version. Write next@…, react@…, node@…`,
    );
  });

  it.each(["next@17", "next@toString", "next@16.3.0"])("says what the registry has where it has no %s", (word) => {
    expect(() => readCandidates([word], published)).toThrow(`The registry has no ${word}. Its newest are 16.3.10,`);
  });
});

describe("defaultCandidates", () => {
  it("are the newest canary and the newest of the last three minors, without today's", () => {
    const titles = (today: string) => defaultCandidates(next, today).map(({ title }) => title);
    expect(titles("16.4.6")).toEqual(["next 16.5.0-canary.38", "next 16.4.7", "next 16.3.10", "next 16.2.12"]);
    expect(titles("16.4.7")).toEqual(["next 16.5.0-canary.38", "next 16.3.10", "next 16.2.12"]);
  });
});
