import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ADDED_SCRIPT } from "./control-panel.ts";

it("the control panel that the sandbox plays has the script that docs/content.md tells teams to add", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../../../docs/content.md"), "utf8");
  const [, script] = /### A preview that follows\n.*?```js\n(.*?)```/su.exec(docs) ?? [];
  expect(script).toBe(ADDED_SCRIPT);
});
