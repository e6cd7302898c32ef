import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportDiskFailure, writeWhole } from "./stored-files.ts";

let folder = "";
const forget = () => void Reflect.deleteProperty(globalThis, Symbol.for("courseway.disk-failure"));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-files-"));
  forget();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  forget();
});

it("leaves no half of a file where the disk takes none, and says what the disk says", async () => {
  writeFileSync(join(folder, "a"), "");
  await expect(writeWhole(join(folder, "a/b"), "text")).rejects.toMatchObject({ code: "EEXIST" });
  expect(readdirSync(folder)).toEqual(["a"]);
});

it("is told once, however many files cannot be written", () => {
  const report = vi.fn();
  const error = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  for (let time = 0; time < 3; time += 1) reportDiskFailure(".next/cache", error, report);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ level: "warn", message: expect.stringContaining(".next/cache"), error }),
  );
});
