import { describe, expect, it } from "vitest";
import { planAffected, type RoomManifest } from "./affected.ts";

const room = (folder: string, ...needs: string[]): RoomManifest => ({ folder, name: folder, needs });
const manifests = [
  room("apps/ace", "packages/storefront"),
  room("packages/blocks", "packages/ui"),
  room("packages/pricing"),
  room("packages/storefront", "packages/blocks", "packages/pricing"),
  room("packages/ui"),
  room("tools/sandbox", "packages/blocks"),
  room("tools/workspace"),
];
const plan = (files: readonly string[], gone: readonly string[] = []) =>
  planAffected({ files, manifests, isThere: (file) => !gone.includes(file), blocks: ["accordion", "learn-more"] });

const view = "packages/blocks/src/learn-more/view.ts";

describe("planAffected", () => {
  it("checks a touched room and all that need it, by whatever way, and no other", () => {
    expect(plan([view]).rooms).toEqual(["apps/ace", "packages/blocks", "packages/storefront", "tools/sandbox"]);
    expect(plan(["apps/ace/brand.ts"]).rooms).toEqual(["apps/ace"]);
  });

  it("runs the tests that import a source, and those that read the tree without importing it", () => {
    expect(plan([view])).toMatchObject({ related: [view], tested: ["tools/sandbox", "tools/workspace"] });
    expect(plan(["packages/pricing/src/money.ts"]).tested).toEqual(["tools/workspace"]);
  });

  it("runs all tests of a room whose style sheet or setting changed, or that lost a file", () => {
    expect(plan(["packages/ui/src/themes/ace.css"]).tested).toContain("packages/ui");
    expect(plan(["packages/pricing/package.json"]).tested).toContain("packages/pricing");
    const gone = "packages/ui/src/Button.tsx";
    expect(plan([gone], [gone])).toMatchObject({ related: [], tested: ["packages/ui", "tools/workspace"] });
  });

  it("holds the contract to one block where nothing else of the packages changed", () => {
    expect(plan([view, "packages/blocks/src/learn-more/learn-more.css", "docs/blocks.md"]).block).toBe("learn-more");
    expect(plan([view, "packages/blocks/src/accordion/view.ts"]).block).toBeNull();
    expect(plan([view, "packages/ui/src/Button.tsx"]).block).toBeNull();
    expect(plan(["packages/blocks/src/shared/listing/listing.ts"]).block).toBeNull();
    expect(plan(["docs/blocks.md"]).block).toBeNull();
  });

  it.each(["package.json", "pnpm-lock.yaml", "tsconfig.base.json", "tools/workspace/src/walls/rooms.ts"])(
    "takes everything for affected by %s",
    (file) => {
      expect(plan([view, file]).isWhole).toBe(true);
      expect(plan([view]).isWhole).toBe(false);
    },
  );

  it("has no rooms for a document, whose readers are tested", () => {
    expect(plan(["docs/content.md"])).toMatchObject({ rooms: [], related: [], tested: ["tools/workspace"] });
  });
});
