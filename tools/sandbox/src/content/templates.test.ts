import { declarations } from "@courseway/blocks/declarations";
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createContent } from "./create-content.ts";

const contentDir = mkdtempSync(join(tmpdir(), "templates-"));
const folder = join(contentDir, "xyz");
for (const name of ["pages", "templates"]) mkdirSync(join(folder, name), { recursive: true });
writeFileSync(join(folder, "brand.yaml"), "name: XYZ\nsites: [xyz]\n");
const states = join(folder, "states.yaml");
writeFileSync(states, "texas: { name: Texas, hours: 24 }\niowa: { name: Iowa }\n");
writeFileSync(join(folder, "templates/[slug].yaml"), 'title: "{{name}}"\n');
writeFileSync(join(folder, "templates/[slug]--class.yaml"), 'where: hours\ntitle: "{{hours}} hours"\n');
writeFileSync(join(folder, "templates/fees--[slug].yaml"), 'title: "{{fee}}"\n');
writeFileSync(join(folder, "pages/iowa.yaml"), "title: Iowa by hand\n");
writeFileSync(
  join(folder, "products.yaml"),
  '"[slug]-class": { title: "{{name}}, {{hours}} hours", xgritProductId: "{{hours}}" }\n',
);
const { store } = createContent({ contentDir, blocks: declarations, now: () => 0 });
const brand = store.brandOfSite("xyz");
if (brand === null) throw new Error("The brand was not read.");
const findTitle = (slug: string) => store.page(brand, slug, false)?.fields["title"];

afterAll(() => rmSync(contentDir, { recursive: true }));

it("a template is a page of each row that has the column it asks for", () => {
  expect(store.slugs(brand, "pages")).toEqual(["fees--iowa", "fees--texas", "iowa", "texas", "texas--class"]);
  expect(findTitle("texas")).toBe("Texas");
  expect(findTitle("texas--class")).toBe("24 hours");
  expect(store.page(brand, "texas--class", false)?.fields["where"]).toBeUndefined();
  expect(store.page(brand, "iowa--class", false)).toBeNull();
});

it("a page written by hand goes before a template's", () => {
  expect(findTitle("iowa")).toBe("Iowa by hand");
});

it("a column that a row lacks is told with the row and the column", () => {
  expect(() => findTitle("fees--texas")).toThrow(/fees--\[slug\]\.yaml: The row "texas" has no column "fee"\./u);
});

it("an entry of a state has its row's values, a number as a number, and follows the table's changes", () => {
  expect(store.related(brand, "products")).toEqual({ "texas-class": { title: "Texas, 24 hours", xgritProductId: 24 } });
  cpSync(states, `${states}.before`);
  writeFileSync(states, "utah: { name: Utah, hours: 18 }\n");
  utimesSync(states, 2, 2);
  expect(Object.keys(store.related(brand, "products"))).toEqual(["utah-class"]);
  cpSync(`${states}.before`, states);
});
