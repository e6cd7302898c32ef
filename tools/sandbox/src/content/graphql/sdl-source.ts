import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { concatAST, parse, Source, type DocumentNode } from "graphql";

const SCHEMA_DIR = join(import.meta.dirname, "..", "schema");

/** Every `.graphql` file of the schema folder as one document. */
export function readSdl(dir: string = SCHEMA_DIR): DocumentNode {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".graphql"));
  return concatAST(files.toSorted().map((name) => parse(new Source(readFileSync(join(dir, name), "utf8"), name))));
}
