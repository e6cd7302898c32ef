import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";

/** Next brings React's canary along: a site runs on that one, not on the React that the packages declare. */
const compiled = join(dirname(createRequire(import.meta.url).resolve("next/package.json")), "dist/compiled");

/** The walks through React's elements, held to the canary as they are to the release. */
export default defineConfig({
  resolve: {
    alias: {
      "react-dom/server": join(compiled, "react-dom/server.node.js"),
      "react-dom/static": join(compiled, "react-dom/static.node.js"),
      "react-dom": join(compiled, "react-dom"),
      react: join(compiled, "react"),
    },
  },
  test: {
    name: "react-canary",
    env: { REACT_CHANNEL: "canary" },
    include: ["src/render/safe-tree.test.tsx", "../ui/src/shared/guarded.test.tsx"],
  },
});
