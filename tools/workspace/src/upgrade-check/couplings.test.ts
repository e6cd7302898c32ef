import { expect, it } from "vitest";
import { readCouplings } from "./couplings.ts";

const document = `# Couplings

| kind | count |
|---|---|
| Next | 2 |

| # | what | where | test that notices | lost without it |
|---|---|---|---|---|
| 1 | The end: \`<script id="_R_">\`, a \\| b | \`a.ts\` | \`late.spec.ts\`: none of Next's scripts; \`faults/cache.spec.ts\` | KB |
| 2 | \`routes-manifest.json\` | \`b.ts\` | \`pnpm --filter @courseway/e2e outside\`: an own page | all |
| 3 | Next's own React | \`vitest.canary.config.ts\`, \`src/c.test.tsx\` | those tests | \`d.test.ts\` |

Text.
`;

it("reads each row's tests with their titles, its commands, and the row's own files where it says those tests", () => {
  expect(readCouplings(document)).toEqual([
    {
      name: "The end",
      tests: [
        { file: "late.spec.ts", title: "none of Next's scripts" },
        { file: "faults/cache.spec.ts", title: null },
      ],
      commands: [],
    },
    { name: "routes-manifest.json", tests: [], commands: [["--filter", "@courseway/e2e", "outside"]] },
    {
      name: "Next's own React",
      tests: [
        { file: "src/c.test.tsx", title: null },
        { file: "d.test.ts", title: null },
      ],
      commands: [],
    },
  ]);
});

it("refuses a row without a test, and a document without such a table", () => {
  expect(() => readCouplings("| what | test |\n|---|---|\n| BUILD_ID | by hand |")).toThrow('no test for "BUILD_ID"');
  expect(() => readCouplings("# Couplings\n\nNone.")).toThrow("no table with a column for tests");
});
