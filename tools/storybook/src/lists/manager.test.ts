import { build } from "esbuild";
import { join } from "node:path";
import { expect, test } from "vitest";

test("Storybook's own side is built from this folder alone: with a package of islands in it, Storybook does not start", async () => {
  const { metafile } = await build({
    absWorkingDir: join(import.meta.dirname, "../.."),
    entryPoints: [".storybook/manager.tsx"],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    external: ["react", "storybook/*"],
  });

  expect(Object.keys(metafile.inputs).toSorted()).toEqual([
    ".storybook/manager.tsx",
    "src/lists/ListsPanel.tsx",
    "src/lists/RowsEditor.tsx",
    "src/lists/edit-rows.ts",
  ]);
});
