import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@courseway/workspace/local";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apps, type Family, family } from "./family.ts";

let sites: Family;
beforeAll(async () => {
  sites = await family();
  // Drawings are scalable: replaced by photographs, every image must specify its widths.
  sites.services.alter("/content", (text) => text.replaceAll(/(\/images\/[\w/-]+)\.svg/gu, "$1.jpg"));
});
afterAll(() => sites[Symbol.asyncDispose]());

/**
 * Pages that together contain every kind of row that editors gave a brand; another page of the same kind would prove
 * nothing new.
 */
function listPaths(name: string): readonly string[] {
  const folder = join(root, "tools/sandbox/content", name, "pages");
  const seen = new Set<string>();
  const files = readdirSync(folder).filter((file) => {
    const kinds = readFileSync(join(folder, file), "utf8").match(/typeHandle: \w+|type: \w+|<img/gu) ?? [];
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
  return files.map((file) => (file === "home.yaml" ? "/" : `/${file.replace(/\.yaml$/u, "").replaceAll("--", "/")}/`));
}

const isWhole = (text: string | null): boolean => /^[1-9]\d*$/u.test(text ?? "");

/** The faults of an image: missing sizes, `loading`, dimensions or alternative text. */
function listFaults(image: HTMLImageElement): readonly string[] {
  const offers = (image.getAttribute("srcset") ?? "").split(", ").map((one) => one.split(" "));
  const isOffered = offers.every(([url = "", width]) => {
    const { searchParams } = new URL(url, "http://nowhere.example");
    return searchParams.get("auto") === "format,compress" && `${searchParams.get("w")}w` === width;
  });
  const isOfHost = image.src.includes("/images/");
  return [
    ...(isWhole(image.getAttribute("width")) && isWhole(image.getAttribute("height")) ? [] : ["no room"]),
    ...(image.hasAttribute("alt") ? [] : ["no alternative"]),
    ...(/^(?:lazy|eager)$/u.test(image.getAttribute("loading") ?? "") ? [] : ["no loading"]),
    ...(!isOfHost || (isOffered && image.hasAttribute("sizes")) ? [] : ["no widths"]),
  ].map((fault) => `${fault}: ${image.outerHTML.slice(0, 200)}`);
}

test.each([...apps.keys()])(
  "every picture of %s says its widths, its room and when it loads, and one a page comes first [CH-008, CN-009]",
  async (name) => {
    const seen = { pictures: 0 };
    const faults: string[] = [];
    for (const path of listPaths(name)) {
      const images = [...(await sites.getSite(name).page(path)).images];
      seen.pictures += images.length;
      const urgent = images.filter((image) => image.getAttribute("fetchpriority") === "high");
      const late = urgent.some((image) => image.getAttribute("loading") === "lazy");
      faults.push(
        ...images.flatMap(listFaults).map((fault) => `${path} ${fault}`),
        ...(urgent.length > 1 || late ? [`${path} ${urgent.length} come first`] : []),
      );
    }
    expect(faults).toEqual([]);
    expect(seen.pictures).toBeGreaterThan(20);
  },
  120_000,
);
