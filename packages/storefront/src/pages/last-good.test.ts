import { NO_GLOBALS } from "@courseway/content-client";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LastGood } from "./last-good.ts";
import { isSnapshot } from "./snapshot.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "last-good-"));
const isText = (value: unknown): value is string => typeof value === "string";
const texts = (folder: string) => new LastGood(folder, isText);

/** The file under which a folder's only copy stands. */
const onlyFile = (folder: string): string => join(folder, readdirSync(folder)[0] ?? "");

describe("last good copies", () => {
  it("outlive a restart and are deleted for good", async () => {
    const folder = newFolder();
    await texts(folder).set("home", "kept");
    expect(await texts(folder).get("home")).toBe("kept");
    await texts(folder).delete("home");
    expect(await texts(folder).get("home")).toBeNull();
  });

  it("written at the same time never meet in one file: whoever reads meanwhile finds one of them whole", async () => {
    const folder = newFolder();
    await texts(folder).set("home", "first");
    const values = Array.from({ length: 40 }, (_, index) => String(index).repeat(1_000_000 / (1 + (index % 7))));
    const state = { isWriting: true };
    const writing = Promise.all(values.map((value) => texts(folder).set("home", value))).then(
      () => void (state.isWriting = false),
    );
    const read: (string | null)[] = [];
    while (state.isWriting) read.push(await texts(folder).get("home"));
    await writing;
    read.push(await texts(folder).get("home"));
    expect(read.filter((value) => value === null)).toEqual([]);
    expect(values).toContain(read.at(-1));
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it.each(["{}", "null", "[1]", '"half', "", "{}{}"])("count as none where the file holds %j", async (content) => {
    const folder = newFolder();
    await texts(folder).set("home", "kept");
    writeFileSync(onlyFile(folder), content);
    expect(await texts(folder).get("home")).toBeNull();
  });

  it("leave no drafts of killed processes behind, and leave alone what may still be written", async () => {
    const folder = newFolder();
    const draft = (pid: number, ageMs: number): string => {
      const file = join(folder, `a.json.${pid}.x.tmp`);
      writeFileSync(file, "half");
      const written = (performance.timeOrigin - ageMs) / 1000;
      utimesSync(file, written, written);
      return file;
    };
    // No process has an id beyond the kernel's limit; the parent lives; an earlier process may have had our own id.
    const [dead, living, same] = [draft(2 ** 30, 1000), draft(process.ppid, 1000), draft(process.pid, 1000)];
    await texts(folder).set("home", "kept");
    expect([dead, living, same].map((file) => existsSync(file))).toEqual([false, true, false]);

    const current = draft(process.pid, -60_000);
    await texts(folder).set("home", "kept");
    expect(existsSync(current)).toBe(true);
  });

  it("stay in memory where the disk cannot be written, without a draft", async () => {
    const folder = newFolder();
    const copies = texts(folder);
    await copies.set("home", "one");
    const [name = ""] = readdirSync(folder);
    const blocked = texts(newFolder());
    await copies.delete("home");
    mkdirSync(join(folder, name));
    await copies.set("home", "two");
    expect(await copies.get("home")).toBe("two");
    expect(readdirSync(folder)).toEqual([name]);
    expect(await blocked.get("home")).toBeNull();
  });
});

describe("a copy of a page", () => {
  const page = {
    slug: "p",
    typeHandle: "visionTemplateEntry",
    blog: false,
    header: { hideFooter: false, hideNav: false, hideStickyBanner: false },
    seo: { noindex: false, nofollow: false, alternateLanguages: [] },
    styles: [],
    refusals: [],
    emailCapture: null,
    exitIntent: null,
    analytics: null,
    blogCategories: [],
    blocks: [{ kind: "block", name: "layout", index: 0, content: { any: "thing" } }],
  };
  const good = { page, globals: NO_GLOBALS };

  it("is one where it has all that every page is rendered from", () => {
    expect(isSnapshot(good)).toBe(true);
  });

  it.each([
    ["nothing", {}],
    ["no global sets", { page }],
    ["a page without a header", { ...good, page: { ...page, header: undefined } }],
    ["a block of an unknown kind", { ...good, page: { ...page, blocks: [{ kind: "other", name: "x", index: 0 }] } }],
    ["a global set that is a text", { ...good, globals: { ...NO_GLOBALS, offer: "Sale" } }],
  ])("is none with %s", (_what, value) => {
    expect(isSnapshot(value)).toBe(false);
  });
});
