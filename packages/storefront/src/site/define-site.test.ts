import { type Block, blocks } from "@courseway/blocks";
import { expect, it } from "vitest";
import { brand } from "../testing/brand.ts";
import { defineSite } from "./define-site.ts";

const chrome = { Header: () => null, Footer: () => null, NotFound: () => null };
const [first, ...rest] = blocks;
if (first === undefined) throw new Error("There is no block to override.");

it("puts a block of the app's own in the place of the library's block of that handle, and adds one with a new handle", () => {
  const override: Block = { ...first, quotes: () => [] };
  const added: Block = { ...first, name: "testimonial" };
  const site = defineSite({ brand, blocks: [...blocks, override, added], chrome });
  expect(site.blocks).toEqual([override, ...rest, added]);
  expect(site.blocks[0]).toBe(override);
});
