import { claimsAt, type ClaimSpan } from "@courseway/pricing/claims";
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { fileStore } from "./file-store.ts";
import { readFolder, buildSighting } from "./testing/sightings.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 27, 12);

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ledger-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const reported = (spans: readonly ClaimSpan[]) =>
  spans.map(({ product, page, claim, from, to }) => [product, page, claim.price, from - NOON, to - NOON]);

describe("a ledger in a folder", () => {
  it("keeps how long each claim stood, to the second", async () => {
    const folder = temporaryFolder();
    const store = fileStore({ folder });
    await store.add([buildSighting("p1", "/", 12_900)], NOON);
    await store.add([buildSighting("p1", "/", 12_900)], NOON + HOUR);
    await store.add([buildSighting("p1", "/", 9675)], NOON + HOUR + 1_500_000);

    expect(reported(readFolder(folder).spans)).toEqual([
      ["p1", "/", 12_900, 0, HOUR + 1_500_000],
      ["p1", "/", 9675, HOUR + 1_500_000, 2 * HOUR + 1_500_000],
    ]);
  });

  it("puts past days into one file a month, and answers the same", async () => {
    const folder = temporaryFolder();
    const store = fileStore({ folder });
    for (let day = 0; day < 10; day += 1)
      await store.add(
        [buildSighting("p1", "/", day < 5 ? 5900 : 4900), buildSighting("p2", "/", 7900)],
        NOON + day * DAY,
      );

    expect(readdirSync(folder).filter((name) => !/^2026-12-0[56]\..*\.jsonl$/u.test(name))).toEqual([
      "2026-11.jsonl",
      "2026-12.jsonl",
    ]);
    expect(reported(readFolder(folder).spans)).toEqual([
      ["p1", "/", 5900, 0, 4 * DAY + HOUR],
      ["p2", "/", 7900, 0, 9 * DAY + HOUR],
      ["p1", "/", 4900, 5 * DAY, 9 * DAY + HOUR],
    ]);
  });

  it("removes a month when no moment of 400 days lies in it, and drafts of a process that was killed", async () => {
    const folder = temporaryFolder();
    const store = fileStore({ folder });
    await store.add([buildSighting("p1", "/", 5900)], NOON);
    await store.add([buildSighting("p1", "/", 5900)], NOON + 2 * DAY);
    writeFileSync(join(folder, "2026-11.jsonl.77.x.tmp"), "half");
    await store.add([buildSighting("p1", "/", 5900)], NOON + 403 * DAY);
    expect(readdirSync(folder)).toContain("2026-11.jsonl");
    await store.add([buildSighting("p1", "/", 5900)], NOON + 405 * DAY);
    expect(readdirSync(folder).filter((name) => name.startsWith("2026-11"))).toEqual([]);
  });

  it("begins another file when the disk refused, so that no line is glued to half of one", async () => {
    const folder = temporaryFolder();
    const store = fileStore({ folder });
    await store.add([buildSighting("p1", "/", 5900)], NOON);
    rmSync(folder, { recursive: true });
    await expect(store.add([buildSighting("p1", "/", 4900)], NOON + 1000)).rejects.toThrow("ENOENT");
    await store.add([buildSighting("p1", "/", 4900)], NOON + 2000);

    const { spans, unread } = readFolder(folder);
    expect([reported(spans), unread]).toEqual([[["p1", "/", 4900, 2000, HOUR + 2000]], 0]);
  });

  it("loses nothing that was written when its process is killed while it writes, 8 times", async () => {
    const folder = temporaryFolder();
    const script = join(import.meta.dirname, "testing/write-until-killed.ts");
    const written: number[] = [];
    for (let run = 0; run < 8; run += 1) {
      const child = spawn(process.execPath, [script, folder, String((run + 1) * 100_000)], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      let said = "";
      child.stdout.on("data", (chunk: Buffer) => {
        said += String(chunk);
        // At a moment of its own each time, with another line on its way to the disk.
        if (said.split("\n").length > 5 + 37 * run) child.kill("SIGKILL");
      });
      await new Promise((resolve) => child.once("close", resolve));
      written.push(...said.split("\n").slice(0, -1).map(Number));
    }
    const { spans, unread } = readFolder(folder);
    const found = new Set<number>(spans.map(({ claim }) => claim.price));

    expect(written.length).toBeGreaterThan(500);
    expect(written.filter((price) => !found.has(price))).toEqual([]);
    expect(unread).toBeLessThanOrEqual(8);
    expect(claimsAt(spans, Date.now()).length).toBeGreaterThan(0);
  }, 60_000);
});
