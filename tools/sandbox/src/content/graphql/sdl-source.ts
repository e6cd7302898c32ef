import { BLOCKS_FIELD, GLOBAL_SETS, PAGE_FIELDS, PAGE_TYPE, type BlockContract } from "@courseway/content-client";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { concatAST, parse, Source, type DocumentNode } from "graphql";
import { declaredSdl } from "./declared-sdl.ts";

const SCHEMA_DIR = join(import.meta.dirname, "..", "schema");

type Declared = readonly Pick<BlockContract, "name" | "fields">[];

const read = new WeakMap<Declared, DocumentNode>();

/**
 * The types that every content system has, from the schema folder, and the types that pages, blocks and global sets
 * declare. Read once for each list of blocks.
 */
export function readSdl(blocks: Declared): DocumentNode {
  const sdl = read.get(blocks) ?? readNow(blocks);
  read.set(blocks, sdl);
  return sdl;
}

function readNow(blocks: Declared): DocumentNode {
  const files = readdirSync(SCHEMA_DIR).filter((name) => name.endsWith(".graphql"));
  const shared = files.toSorted().map((name) => new Source(readFileSync(join(SCHEMA_DIR, name), "utf8"), name));
  const page = { type: PAGE_TYPE, section: "pages", fields: PAGE_FIELDS, blocks: BLOCKS_FIELD };
  const declared = new Source(declaredSdl({ page, blocks, globalSets: GLOBAL_SETS }), "declared fields");
  return concatAST([...shared, declared].map((source) => parse(source)));
}
