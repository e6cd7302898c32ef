import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { buildSchema, type GraphQLSchema } from "graphql";

/**
 * Introspected schemas of Craft 5.8.12 with CKEditor 4.9 for all declared fields, without descriptions and without
 * arguments that none of our documents uses. Later declarations are missing there.
 */
export const RECORDED = {
  "new fields": "craft-5.8.12-new-fields.graphql.gz",
  upgraded: "craft-5.8.12-upgraded.graphql.gz",
} as const;

/** A recorded schema as SDL. */
export const recordedSdl = (name: keyof typeof RECORDED): string =>
  gunzipSync(readFileSync(join(import.meta.dirname, RECORDED[name]))).toString("utf8");

/** A recorded schema. */
export const recordedSchema = (name: keyof typeof RECORDED): GraphQLSchema => buildSchema(recordedSdl(name));
