import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { runningSandbox } from "../testing/running.ts";

const sandbox = runningSandbox();
const LOOKUP =
  "query PageLookup($site: [String], $slug: [String]) { entry(site: $site, slug: $slug) { slug sectionHandle typeHandle isDraft } }";
const answer = z.object({
  data: z.object({ entry: z.record(z.string(), z.unknown()).nullable() }).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

async function query(slug: string, options: { path?: string; search?: string; query?: string } = {}) {
  const path = `/content/${options.path ?? "craft5"}/graphql${options.search ?? ""}`;
  const response = await sandbox.post(path, {
    query: options.query ?? LOOKUP,
    variables: { site: ["ace"], slug: [slug] },
  });
  return { status: response.status, ...answer.parse(await response.json()) };
}

describe("the content API over HTTP", () => {
  it.each(["craft4", "craft5"])("answers the first lookup in %s", async (path) => {
    const { data } = await query("home", { path });
    expect(data?.entry).toEqual({
      slug: "home",
      sectionHandle: "pages",
      typeHandle: "visionTemplateEntry",
      isDraft: false,
    });
  });

  it("answers null for a page that is not there", async () => {
    expect((await query("no-such-page")).data?.entry).toBeNull();
  });

  it("shows a draft to a valid token only", async () => {
    expect((await query("open-house")).data?.entry).toBeNull();
    expect((await query("open-house", { search: "?token=expired-preview" })).data?.entry).toBeNull();
    expect((await query("open-house", { search: "?token=sandbox-preview" })).data?.entry).toMatchObject({
      isDraft: true,
    });
  });

  it("refuses a token that is none and a bad bearer with 400", async () => {
    const bad = await sandbox.post("/content/craft5/graphql?token=a%20b", { query: "{ ping }" });
    const bearer = await sandbox.post(
      "/content/craft5/graphql",
      { query: "{ ping }" },
      { authorization: "Bearer invalid" },
    );
    expect([bad.status, bearer.status]).toEqual([400, 400]);
    expect(await bearer.json()).toMatchObject({ message: "Invalid Authorization header" });
  });

  it("tells a query's errors with status 200", async () => {
    const { status, errors } = await query("home", {
      path: "craft5-upgraded",
      query: "query ($slug: [String]) { entry(slug: $slug) { nonsense } }",
    });
    expect(status).toBe(200);
    expect(errors?.[0]?.message).toContain("nonsense");
  });

  it("serves only blog entries at the blog's address", async () => {
    writeFileSync(join(sandbox.contentDir, "ace/pages/blog--home.yaml"), "title: Blog\nbaseComponents: []\n");
    expect((await query("home", { path: "blog" })).data?.entry).toBeNull();
    expect((await query("blog--home", { path: "blog" })).data?.entry).toMatchObject({ slug: "blog--home" });
  });

  it("resolves pictures, products and rows, in the names of each generation", async () => {
    const document = (
      row: string,
      entry: string,
      product: string,
      card: string,
    ) => `query ($site: [String], $slug: [String]) { entry(site: $site, slug: $slug) { ... on ${entry} { baseComponents { __typename ... on ${row} {
      productCardList { ... on ${card} { cardTitle productEntry { ... on ${product} { xgritProductId webinarCourseIds { courseid } } } } } } } } } }`;
    const five = await query("home", {
      query: document("productCards_Entry", "visionTemplateEntry_Entry", "productEntry_Entry", "productCard_Entry"),
    });
    const four = await query("home", {
      path: "craft4",
      query: document(
        "baseComponents_productCards_BlockType",
        "pages_visionTemplateEntry_Entry",
        "products_productEntry_Entry",
        "productCardList_productCard_BlockType",
      ),
    });
    for (const { data, errors } of [five, four]) {
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).toContain(
        '{"cardTitle":"Texas Pre-License","productEntry":[{"xgritProductId":"re-tx-prelicense","webinarCourseIds":[{"courseid":"course-re-tx-180"}]}]}',
      );
    }
  });

  it("shows a save on the next load and names file, line and remedy of a mistake, on that page only", async () => {
    const file = join(sandbox.contentDir, "ace/pages/edited.yaml");
    save(file, "title: One\nbaseComponents: []\n", 1);
    expect((await query("edited")).data?.entry).toMatchObject({ slug: "edited" });

    save(file, "title: One\nbaseComponents:\n  - typeHandle: learnMore\n    learnMoreContnet: x\n", 2);
    const { data, errors } = await query("edited");
    expect(data?.entry ?? null).toBeNull();
    expect(errors?.[0]?.message).toBe(
      'ace/pages/edited.yaml, line 4: "learnMoreContnet" is no field of learnMore. Did you mean "learnMoreContent"?',
    );
    expect((await query("home")).errors).toBeUndefined();

    save(file, "title: a: b\n", 3);
    expect((await query("edited")).errors?.[0]?.message).toMatch(
      /^ace\/pages\/edited\.yaml, line 1: The file is not valid YAML: .+quotation marks\.$/,
    );
    rmSync(file);
    expect(await query("edited")).toMatchObject({ data: { entry: null } });
  });

  it("reads what a row takes over from another by <<, the row's own fields first, and checks it as the row's", async () => {
    const file = join(sandbox.contentDir, "ace/pages/merged.yaml");
    const rows =
      "query ($site: [String], $slug: [String]) { entry(site: $site, slug: $slug) { ... on visionTemplateEntry_Entry { baseComponents { ... on learnMore_Entry { ctaLabel ctaLink } } } } }";
    const first =
      "title: M\nbaseComponents:\n  - &one\n    typeHandle: learnMore\n    ctaLabel: One\n    ctaLink: /pricing/\n";
    save(file, `${first}  - <<: *one\n    ctaLabel: Two\n`, 1);
    expect((await query("merged", { path: "craft5-upgraded", query: rows })).data?.entry?.["baseComponents"]).toEqual([
      { ctaLabel: "One", ctaLink: "/pricing/" },
      { ctaLabel: "Two", ctaLink: "/pricing/" },
    ]);

    save(file, `${first}  - <<: { ctaLabl: x }\n    typeHandle: learnMore\n`, 2);
    expect((await query("merged")).errors?.[0]?.message).toContain('line 7: "ctaLabl" is no field of learnMore');
    rmSync(file);
  });

  it("has an example page for a block, made from the block library", async () => {
    const rows =
      "query ($site: [String], $slug: [String]) { entry(site: $site, slug: $slug) { ... on visionTemplateEntry_Entry { baseComponents { __typename ... on learnMore_Entry { learnMoreImage { url } } } } } }";
    const { data } = await query("examples--learnMore", { query: rows });
    expect(JSON.stringify(data)).toContain(`${sandbox.url}/images/ace/road.svg`);
  });

  it("does not leave its folder", async () => {
    expect((await query("../brand")).data?.entry).toBeNull();
    expect((await query("..%2fbrand")).data?.entry).toBeNull();
  });
});

/** Writes a file with a fixed time, so that two saves within one clock tick differ. */
function save(file: string, text: string, second: number): void {
  writeFileSync(file, text);
  utimesSync(file, second, second);
}

it("as in Craft, any section is that of products and pages and of no row, and a type can be left out", async () => {
  const ask = `{ entries(site: ["ace"], section: ["*"], type: ["not", "visionTemplateEntry"]) { typeHandle sectionHandle slug } }`;
  for (const craft of ["craft4", "craft5"]) {
    const response = await sandbox.post(`/content/${craft}/graphql`, { query: ask });
    const { data } = z
      .object({ data: z.object({ entries: z.array(z.record(z.string(), z.unknown())) }) })
      .parse(await response.json());
    expect(data.entries).toContainEqual({ typeHandle: "productEntry", sectionHandle: "products", slug: "re-az-basic" });
    expect(new Set(data.entries.map(({ typeHandle }) => typeHandle))).toEqual(new Set(["productEntry"]));
  }
});

it("as Craft 5.8, finds by status: what is live, unless another is asked; with null any; under its token a draft always", async () => {
  for (const [slug, date] of [
    ["to-come", 'postDate: "2027-01-01T12:00:00Z"'],
    ["is-over", 'expiryDate: "2026-01-01T12:00:00Z"'],
  ])
    writeFileSync(join(sandbox.contentDir, "ace", "pages", `${slug}.yaml`), `title: A\n${date}\nbaseComponents: []\n`);
  const found = async (status: string, search = "") => {
    const slugs = ["home", "to-come", "is-over", "open-house"];
    const text = `query Q($site: [String], $slug: [String]) { entry(site: $site, slug: $slug${status}) { slug } }`;
    const answers = await Promise.all(slugs.map((slug) => query(slug, { query: text, search })));
    return answers.flatMap(({ data }) => data?.entry?.["slug"] ?? []);
  };
  expect(await found("")).toEqual(["home"]);
  expect(await found(', status: ["pending"]')).toEqual(["to-come"]);
  expect(await found(", status: null")).toEqual(["home", "to-come", "is-over"]);
  expect(await found(", status: []")).toEqual(["home", "to-come", "is-over"]);
  expect(await found("", "?token=sandbox-preview")).toEqual(["home", "open-house"]);
  expect(await found(', status: ["pending"]', "?token=sandbox-preview")).toEqual(["to-come", "open-house"]);
  const { errors } = await query("home", { query: '{ entry(slug: ["home"], status: ["soon"]) { slug } }' });
  expect(errors?.[0]?.message).toContain('does not play the status "soon"');
});
