import { declarations as blocks } from "@courseway/blocks/declarations";
import { createContentClient } from "@courseway/content-client";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "@courseway/sandbox";
import { expect, onTestFinished, test } from "vitest";
import { ASK_EVERY_MS, watchContent } from "../../../packages/site-content/src/lookups/content-watch.ts";

const NOW = Date.UTC(2026, 10, 21, 18);

test("a row that an editor saves on its own screen is taken out of the cache within a minute, its page alone, without a webhook", async () => {
  const dir = mkdtempSync(join(tmpdir(), "row-saves-"));
  const pages = join(dir, "content", "test", "pages");
  mkdirSync(pages, { recursive: true });
  const palette = { accent: "#007c89", deep: "#0c2d48", ground: "#f4f1ea", light: "#ffffff", warm: "#e0a458" };
  const brand = { name: "Test School", sites: ["test"], palette };
  writeFileSync(join(dir, "content", "test", "brand.yaml"), JSON.stringify(brand));
  const dated = (at: number) => new Date(at).toISOString();
  /** Saves a row of a page and keeps the page's own date, as Craft does. */
  const save = (slug: string, item: string, savedAt: number) => {
    const row = { typeHandle: "accordionItem", itemTitle: item, dateUpdated: dated(savedAt) };
    const block = { typeHandle: "accordion", accordionItems: [row], dateUpdated: dated(NOW - 3_600_000) };
    const page = { title: slug, dateUpdated: dated(NOW - 3_600_000), baseComponents: [block] };
    writeFileSync(join(pages, `${slug}.yaml`), JSON.stringify(page));
  };
  for (const slug of ["home", "texas", "ohio"]) save(slug, "Before", NOW - 3_600_000);

  let now = NOW;
  const sandbox = await startSandbox({
    port: 0,
    contentDir: join(dir, "content"),
    dataDir: join(dir, "var"),
    now: () => now,
    log: () => undefined,
  });
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const client = createContentClient({ url: `${sandbox.url}/content/craft5/graphql`, site: "test", blocks, fetch });
  const revoked: (readonly string[])[] = [];
  let next: { readonly run: () => void; readonly ms: number } | null = null;
  let reading: Promise<unknown> = Promise.resolve();
  watchContent({
    read: (at) => {
      const read = client.changes(at);
      reading = read;
      return read;
    },
    revoke: (tags) => void revoked.push(tags),
    report: () => undefined,
    now: () => now,
    later: (run, ms) => {
      next = { run, ms };
      return () => undefined;
    },
  });
  /** Lets the watch's interval of one minute pass. */
  const minute = async () => {
    await reading;
    await new Promise((done) => void setImmediate(done));
    expect(next?.ms).toBe(ASK_EVERY_MS);
    now += ASK_EVERY_MS;
    next?.run();
    await reading;
    await new Promise((done) => void setImmediate(done));
  };

  await minute();
  expect(revoked).toEqual([]);
  save("texas", "After", now + 20_000);
  await minute();
  expect(revoked).toEqual([["page:texas"]]);
  await minute();
  expect(revoked).toEqual([["page:texas"]]);
});
