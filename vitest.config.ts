import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { UnitOrder } from "./tools/workspace/src/unit/order.ts";

// Workers and the commands that tests start compile each file once, as those of `pnpm check` do.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/node-compile");

/** What a test sets up ends with it. A test may wait for a core that a build uses at the same time. */
const shared = {
  root: import.meta.dirname,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  testTimeout: 30_000,
} as const;

/** Files with a process of their own: what they start, mock, read once or change in Node would stay for the next file. */
const isolated = [
  "packages/blocks/src/contract.test.ts",
  "packages/blocks/src/gladly-help-center/gladly-help-center.test.tsx",
  "packages/blocks/src/hubspot/hubspot.test.tsx",
  "packages/next-finish/src/browser/islands.test.tsx",
  "packages/next-front/src/{front,front.properties,lost-log,server-limits,slow-clients,stop-server}.test.ts",
  "packages/storefront/src/app/dynamic.test.tsx",
  "packages/storefront/src/render/state-name.test.tsx",
  "packages/storefront/src/request/create-proxy.test.ts",
  "packages/storefront/src/server/{health,instrumentation,server-messages,telemetry}.test.ts",
];

/** They need a build or take as long as one: tools/workspace/vitest.packages.config.ts and tools/bench. */
const others = [
  "tools/workspace/src/{packed,api}/**",
  "tools/workspace/src/start/ends.test.ts",
  "tools/workspace/src/generators/guide.test.ts",
  "tools/bench/src/benches.test.ts",
];

/**
 * All unit tests. Their files share two workers without a document and two with one, because starting a worker and
 * importing the packages takes longer than most files. Vitest gives each project all cores but one, whatever this file
 * says, so `pnpm unit` and the check set the number of workers on the command line.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: UnitOrder },
    projects: [
      {
        // Node loads graphql's CommonJS build, but Vite would load the other one, and the two builds reject each other's
        // schemas.
        resolve: { alias: [{ find: /^graphql$/u, replacement: "graphql/index.js" }] },
        test: {
          ...shared,
          name: "packages",
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "tools/{bench,sandbox,storybook,vectors,workspace}/src/**/*.test.{ts,tsx}",
          ],
          exclude: [...configDefaults.exclude, ...isolated, ...others],
          setupFiles: [join(import.meta.dirname, "tools/workspace/src/unit/fresh-page.ts")],
          isolate: false,
        },
      },
      { test: { ...shared, name: "isolated", include: isolated } },
      "packages/storefront/vitest.canary.config.ts",
      "tools/site-test",
    ],
  },
});
