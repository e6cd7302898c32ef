import { build } from "esbuild";
import { join } from "node:path";
import { expect, test } from "vitest";

test("Storybook's own side has this folder's code and one function of a package: with a package of islands in it, Storybook does not start", async () => {
  const { metafile } = await build({
    absWorkingDir: join(import.meta.dirname, "../.."),
    entryPoints: [".storybook/manager.tsx"],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    external: ["react", "storybook/*"],
  });

  const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  expect(bundled.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])).toSorted()).toEqual([
    "../../packages/content-client/src/fields/plain-text.ts",
    ".storybook/manager.tsx",
    "src/designs/HowToGiveDesign.tsx",
    "src/designs/without-design.ts",
    "src/lists/ListsPanel.tsx",
    "src/lists/RowsEditor.tsx",
    "src/lists/edit-rows.ts",
  ]);
});
