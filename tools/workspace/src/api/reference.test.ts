import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../local/paths.ts";
import { DOCUMENTED, readReference, writeReference } from "./reference.ts";

/** Every file in a folder with its text. */
function textsIn(folder: string): Record<string, string> {
  const files = globSync("**/*.md", { cwd: folder }).toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

describe.each(DOCUMENTED)("the API reference of %s", { timeout: 180_000 }, (name) => {
  it("has a docstring for every exported name, and docs/api holds what `pnpm api` writes", async () => {
    const target = mkdtempSync(join(tmpdir(), "courseway-api-"));
    const reference = await readReference(name);
    await writeReference(reference, target);
    const fresh = textsIn(target);
    rmSync(target, { recursive: true, force: true });

    expect(reference.gaps).toEqual([]);
    expect(
      textsIn(join(root, "docs/api", name)),
      "The reference is older than the code. Run `pnpm api` and commit docs/api.",
    ).toEqual(fresh);
  });
});
