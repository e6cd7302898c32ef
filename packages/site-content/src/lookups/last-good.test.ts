import { NO_GLOBALS } from "@courseway/content-client";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { SharedStore } from "@courseway/next-page-cache";
import { memoryStore } from "@courseway/next-page-cache/testing/store";
import { LastGood } from "./last-good.ts";
import { isSnapshot } from "./snapshot.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "last-good-"));
const isText = (value: unknown): value is string => typeof value === "string";
const texts = (folder: string, shared: SharedStore | null = null) => new LastGood({ folder, isValue: isText, shared });

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

  it("written at the same time never mix in one file: a reader finds one of them whole", async () => {
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

  it("stay in memory where the disk cannot be written, without a draft, and say why", async () => {
    const folder = newFolder();
    const onDiskFailure = vi.fn();
    const copies = new LastGood({ folder, isValue: isText, shared: null, onDiskFailure });
    await copies.set("home", "one");
    expect(onDiskFailure).not.toHaveBeenCalled();
    const [name = ""] = readdirSync(folder);
    const blocked = texts(newFolder());
    await copies.delete("home");
    mkdirSync(join(folder, name));
    await copies.set("home", "two");
    expect(await copies.get("home")).toBe("two");
    expect(readdirSync(folder)).toEqual([name]);
    expect(await blocked.get("home")).toBeNull();
    expect(onDiskFailure).toHaveBeenCalledWith(expect.objectContaining({ code: "EISDIR" }));
  });
});

describe("last good copies of replicas", () => {
  const replicas = () => {
    const shared = memoryStore();
    return { shared, one: texts(newFolder(), shared), two: texts(newFolder(), shared) };
  };

  it("are what any of them read last", async () => {
    const { one, two } = replicas();
    await two.set("home", "old");
    await one.set("home", "new");
    expect(await two.get("home")).toBe("new");
    expect(await one.get("elsewhere")).toBeNull();
  });

  it("are there for one that never read the page itself", async () => {
    const { one, two } = replicas();
    await one.set("home", "kept");
    expect(await two.get("home")).toBe("kept");
  });

  it("are gone when one of them finds the page gone, and there again with it", async () => {
    const { one, two } = replicas();
    await two.set("home", "old");
    await one.delete("home");
    expect(await two.get("home")).toBeNull();
    await one.set("home", "back");
    expect(await two.get("home")).toBe("back");
  });

  it("are renewed with a page that another one rendered, so that they outlive the store as well", async () => {
    const { shared, one, two } = replicas();
    await two.set("home", "old");
    await one.set("home", "new");
    await two.adopt("home");
    shared.setOffline(true);
    expect(await two.get("home")).toBe("new");
    await two.adopt("home");
    expect(await two.get("home")).toBe("new");
  });

  it("on the disk are those of the last page, too", async () => {
    const shared = memoryStore();
    const folder = newFolder();
    await texts(folder, shared).set("home", "old");
    await texts(newFolder(), shared).set("home", "new");
    await texts(folder, shared).adopt("home");
    expect(await texts(folder).get("home")).toBe("new");
  });

  it("are their own where the store is away, or missed what they read", async () => {
    const { shared, one, two } = replicas();
    await two.set("home", "old");
    shared.setOffline(true);
    await one.set("home", "read meanwhile");
    expect([await one.get("home"), await two.get("home")]).toEqual(["read meanwhile", "old"]);
    shared.setOffline(false);
    expect([await one.get("home"), await two.get("home")]).toEqual(["read meanwhile", "old"]);
    await two.set("home", "new");
    await one.adopt("home");
    expect(await one.get("home")).toBe("new");
  });

  it("are none where the store holds what is no copy", async () => {
    const { shared, one } = replicas();
    await one.set("home", "kept");
    for (const bytes of [Buffer.from("{}"), gzipSync("7"), gzipSync('"half'), Buffer.alloc(0)]) {
      await shared.write("copy:home", bytes);
      expect(await one.get("home")).toBe("kept");
    }
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
