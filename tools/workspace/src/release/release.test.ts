import type { ReleasePlan } from "@changesets/types";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../local/paths.ts";
import { describeRelease } from "./describe.ts";
import { replayed } from "./replayed.ts";
import { upgradeSection, withSection } from "./upgrade-guide.ts";

const plan: ReleasePlan = {
  preState: undefined,
  changesets: [
    {
      id: "a",
      summary: "A price is a number.\n\nMultiply by 100.",
      releases: [{ name: "@courseway/pricing", type: "major" }],
    },
    {
      id: "b",
      summary: "Pages open sooner.",
      releases: [
        { name: "@courseway/ui", type: "patch" },
        { name: "@courseway/blocks", type: "minor" },
      ],
    },
  ],
  releases: [
    { name: "@courseway/pricing", type: "major", changesets: ["a"], oldVersion: "1.4.0", newVersion: "2.0.0" },
    { name: "@courseway/ui", type: "patch", changesets: ["b"], oldVersion: "1.0.0", newVersion: "1.0.1" },
    { name: "@courseway/http", type: "none", changesets: [], oldVersion: "1.0.0", newVersion: "1.0.0" },
  ],
};

it("tells of an upgrade what must be edited first, each change once and under the gravest thing that it does", () => {
  expect(upgradeSection(plan, "2026-11-22")).toBe(`## 2026-11-22

| package | from | to |
|---|---|---|
| pricing | 1.4.0 | 2.0.0 |
| ui | 1.0.0 | 1.0.1 |

### What you must edit

- **pricing**: A price is a number.
  Multiply by 100.

### What is new; before 1.0 it may ask for edits

- **blocks, ui**: Pages open sooner.
`);
});

it("puts the newest release on top of the guide and keeps the earlier ones", () => {
  const first = withSection("", "## 1\n");
  const second = withSection(first, "## 2\n");
  expect(second.match(/^#+ .*$/gmu)).toEqual(["# Upgrading", "## 2", "## 1"]);
  expect(withSection(second, "")).toBe(second);
});

it("keeps what is written by hand below all releases, as docs/upgrading.md has it now", () => {
  const guide = readFileSync(join(root, "docs/upgrading.md"), "utf8");
  const byHand = guide.slice(guide.indexOf("## Next, React and Node"));
  const next = withSection(withSection(guide, "## 1\n"), "## 2\n");
  expect(byHand).toContain("pnpm upgrade-check");
  expect(next.match(/^## .*$/gmu)?.slice(0, 2)).toEqual(["## 2", "## 1"]);
  expect(next.endsWith(byHand)).toBe(true);
});

it("replaces the section that an interrupted run wrote, whenever it runs again", () => {
  const section = upgradeSection(plan, "2026-11-22");
  const once = withSection(withSection("", "## Earlier\n"), section);
  const nextDay = upgradeSection({ ...plan, changesets: plan.changesets.slice(1) }, "2026-11-23");
  const [pricing] = plan.releases;
  const released = pricing === undefined ? [] : [{ ...pricing, oldVersion: "2.0.0", newVersion: "3.0.0" } as const];
  const after = upgradeSection({ ...plan, releases: released }, "2026-11-24");
  const daysIn = (guide: string) => guide.match(/^## .*$/gmu);

  expect(withSection(once, section)).toBe(once);
  expect(daysIn(withSection(once, nextDay))).toEqual(["## 2026-11-23", "## Earlier"]);
  expect(daysIn(withSection(once, after))).toEqual(["## 2026-11-24", "## 2026-11-22", "## Earlier"]);
});

it("says of each package what would go out: version, size, files and its part of the changelog", () => {
  const files = ["README.md", "dist/index.js", "dist/price/price.js", "package.json"];
  const text = describeRelease(plan, [
    { name: "@courseway/pricing", version: "1.4.0", bytes: 2048, files },
    { name: "@courseway/http", version: "1.0.0", bytes: 1000, files: ["package.json"] },
  ]);
  expect(text).toBe(`@courseway/pricing 1.4.0 → 2.0.0 (major), 2.0 KB: README.md, dist 2, package.json
    A price is a number. Multiply by 100.
@courseway/http 1.0.0, unchanged, 1.0 KB: package.json`);
});

it("puts what recorded calls become into the changelog, and nothing without records", () => {
  const folder = mkdtempSync(join(tmpdir(), "records-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const input = ["/checkout/?hc=OWN", { codes: ["SALE"], policy: {}, pageUrl: "" }];
  writeFileSync(join(folder, "ace.jsonl"), `${JSON.stringify({ function: "linkCodes", input, output: [] })}\n`);
  const report = replayed(["--records", folder, "--from", "workspace"]);

  expect(report).toBe("0 of 1 recorded calls are answered differently by workspace than by workspace.");
  expect(upgradeSection(plan, "2026-11-22", report)).toContain(
    `### What recorded prices, codes and links become\n\n${report}\n`,
  );
  expect(upgradeSection(plan, "2026-11-22")).not.toContain("recorded");
  expect(replayed([])).toBe("");
  expect(() => replayed(["--records", folder])).toThrow("Give --from with --records");
});
