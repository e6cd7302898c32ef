import { createContentClient } from "@courseway/content-client";
import fc from "fast-check";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runningSandbox } from "../testing/running.ts";

const sandbox = runningSandbox();
const SLUGS = ["home", "about", "not", "and", "or", "and--or", "a.b", "a_b", "axb", "A"];

/** Syntax that Craft recognizes in a slug. */
const SYNTAX = ["*", "\\", "not ", "NOT ", " ", ":empty:", ":notempty:", "=", "!=", "<", ">=", ",", "%", "_", "-"];

/** In Craft 5, a button with this title is an entry with the page's slug. */
const ROW = "title: Rows\nbaseComponents:\n  - typeHandle: learnMore\n    title: About\n    ctaLabel: Go\n";

beforeAll(() => {
  const pages = join(sandbox.contentDir, "ace/pages");
  rmSync(pages, { recursive: true });
  rmSync(join(sandbox.contentDir, "ace/templates"), { recursive: true, force: true });
  mkdirSync(pages);
  for (const slug of SLUGS) writeFileSync(join(pages, `${slug}.yaml`), `title: Page ${slug}\nbaseComponents: []\n`);
  writeFileSync(join(pages, "rows.yaml"), ROW);
});

const entry = async (args: string, craft = 5) => {
  const query = `{ entry(site: ["ace"], ${args}) { slug typeHandle } }`;
  const { data } = await (await sandbox.post(`/content/craft${craft}/graphql`, { query })).json();
  return data.entry;
};

describe("the sandbox finds entries as Craft does", () => {
  it.each([
    ['"hom*"', "home"],
    ['"not home"', "A"],
    ['":notempty:"', "A"],
    ['"\\\\not"', undefined],
    ['"or", "not"', "not"],
    ['"not"', "A"],
  ])("by the slug [%s], a pattern, the page %s", async (slug, found) => {
    expect((await entry(`type: ["visionTemplateEntry"], slug: [${slug}]`))?.slug).toBe(found);
  });

  it("a row before the page whose slug it has, in Craft 5 and without the page's type", async () => {
    const page = { slug: "about", typeHandle: "visionTemplateEntry" };
    expect(await entry('slug: ["about"]')).toEqual({ slug: "about", typeHandle: "learnMore" });
    expect(await entry('slug: ["about"], type: ["visionTemplateEntry"]')).toEqual(page);
    expect(await entry('slug: ["about"], section: ["pages"]')).toEqual(page);
    expect(await entry('slug: ["about"]', 4)).toEqual(page);
  });
});

describe.each([4, 5] as const)("the client of Craft %i", (craft) => {
  it("shows a page at its own address and at no other, whatever the address is to Craft [RT-018, RT-026]", async () => {
    const url = `${sandbox.url}/content/craft${craft}/graphql`;
    const client = createContentClient({ url, site: "ace", craft, blocks: [], fetch });
    const word = fc.constantFrom(...SLUGS, ...SYNTAX);
    const pattern = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(""));
    const slug = fc.oneof(fc.constantFrom(...SLUGS), pattern);
    await fc.assert(
      fc.asyncProperty(slug, async (asked) => {
        const title = await client.page({ slug: asked, blog: false }).then(
          (page) => page.title,
          ({ code }: { code: number }) => code,
        );
        expect(title).toBe(SLUGS.includes(asked) ? `Page ${asked}` : 40_401);
      }),
      { numRuns: 200 },
    );
    expect((await client.wholePages(["not", "*", "home"])).map((page) => page.slug).toSorted()).toEqual([
      "home",
      "not",
    ]);
  });
});
