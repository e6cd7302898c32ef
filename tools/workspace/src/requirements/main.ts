import { parse } from "csv-parse/sync";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../local/places.ts";
import { citationsIn, reportByArea, type Requirement, unknownCitations } from "./citations.ts";

const catalog = parse<Requirement>(readFileSync(join(root, "docs/requirements/catalogue.csv")), {
  columns: true,
  bom: true,
});
const tests = globSync("{packages,tools,apps}/*/{src,tests,stories}/**/*.{test,spec,properties,stories}.{ts,tsx}", {
  cwd: root,
});
const citations = new Map(tests.map((file) => [file, citationsIn(readFileSync(join(root, file), "utf8"))]));
const cited = new Set([...citations.values()].flat());

const areas = reportByArea(catalog, cited);
for (const { area, total, cited: count, missing } of areas) {
  const note = missing.length === 0 ? "" : `  not cited: ${missing.join(" ")}`;
  console.log(`${area.padEnd(22)} ${String(count).padStart(3)} of ${String(total).padStart(3)}${note}`);
}
const total = areas.reduce((sum, area) => sum + area.cited, 0);
console.log(`${"all".padEnd(22)} ${total} of ${catalog.length} requirements are cited by a test`);

const unknown = unknownCitations(catalog, citations);
for (const { file, id } of unknown)
  console.error(`${file} cites ${id}, which docs/requirements/catalogue.csv does not know. Correct the id.`);
process.exitCode = unknown.length === 0 ? 0 : 1;
