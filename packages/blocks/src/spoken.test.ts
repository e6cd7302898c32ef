// @vitest-environment jsdom
import { virtual } from "@guidepup/virtual-screen-reader";
import { afterEach, expect, test } from "vitest";
import type { Block } from "./define-block.ts";
import { blocks } from "./registry.ts";
import { loadIslands, renderHtml } from "./shared/testing/render.tsx";

/** The blocks that a visitor works with, by name. */
const INTERACTIVE: readonly string[] = [
  "aarpPriceSelector",
  "accordion",
  "bundleBuilder",
  "emailForm",
  "productBuilder",
  "productCards",
  "productPicker",
  "sideProductPicker",
  "slider",
  "tabComponent",
];

/** More words than any block has: a walk that goes on is lost. */
const MOST = 400;

const END = "end of document";

/** All that a screen reader says from the top of a block to its end. */
async function walk(html: string): Promise<readonly string[]> {
  document.body.innerHTML = `<main>${html}</main>`;
  await virtual.start({ container: document.body });
  for (let step = 0; step < MOST && (await virtual.lastSpokenPhrase()) !== END; step += 1) await virtual.next();
  const said = await virtual.spokenPhraseLog();
  await virtual.stop();
  return said;
}

afterEach(() => document.body.replaceChildren());

const isInteractive = ({ name }: Block): boolean => INTERACTIVE.includes(name);

test("each block that a visitor works with is walked", () => {
  expect(blocks.filter(isInteractive)).toHaveLength(INTERACTIVE.length);
});

test.each(blocks.filter(isInteractive).map((block) => [block.name, block] as const))(
  "what a screen reader says of %s is what a reviewer has read",
  async (name, block) => {
    const [example] = Object.values(block.examples);
    await loadIslands(block, example);
    const said = await walk(renderHtml(block, example));

    expect(said.at(-1)).toBe(END);
    await expect(`${said.join("\n")}\n`).toMatchFileSnapshot(`spoken/${name}.txt`);
  },
);
