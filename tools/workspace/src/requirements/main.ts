import { parse } from "csv-parse/sync";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../local/paths.ts";
import { citationsIn, libraryOnly, reportByArea, type Requirement, unknownCitations } from "./citations.ts";

const catalog = parse<Requirement>(readFileSync(join(root, "docs/requirements/catalogue.csv")), {
  columns: true,
  bom: true,
});
const tests = globSync("{packages,tools,apps}/*/{src,tests,stories}/**/*.{test,spec,properties,stories}.{ts,tsx}", {
  cwd: root,
});
const citations = new Map(
  tests.map((file) => [file.replaceAll("\\", "/"), citationsIn(readFileSync(join(root, file), "utf8"))]),
);

if (process.argv.includes("--library-only")) {
  for (const { id, files } of libraryOnly(catalog, citations)) console.log(`${id.padEnd(22)} ${files.join(" ")}`);
} else {
  printAreas();
}

const unknown = unknownCitations(catalog, citations);
for (const { file, id } of unknown)
  console.error(`${file} cites ${id}, which docs/requirements/catalogue.csv does not know. Correct the id.`);
process.exitCode = unknown.length === 0 ? 0 : 1;

function printAreas(): void {
  const areas = reportByArea(catalog, citations);
  for (const { area, total, cited, done, missing } of areas) {
    const note = missing.length === 0 ? "" : `  not cited: ${missing.join(" ")}`;
    const figures = `${String(done).padStart(3)} done, ${String(cited).padStart(3)} cited of ${String(total).padStart(3)}`;
    console.log(`${area.padEnd(22)} ${figures}${note}`);
  }
  const sum = (figure: "cited" | "done") => areas.reduce((all, area) => all + area[figure], 0);
  console.log(
    `${"all".padEnd(22)} ${sum("done")} of ${catalog.length} requirements are done: a test proves them through what a ` +
      `visitor, editor or operator meets; ${sum("cited") - sum("done")} more are cited by tests of libraries only ` +
      "(--library-only lists them)",
  );
}
