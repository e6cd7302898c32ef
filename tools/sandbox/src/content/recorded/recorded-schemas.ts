import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { buildSchema, type GraphQLSchema } from "graphql";

/**
 * Schemas that Craft 5.8.12 with CKEditor 4.9 answered to introspection for all declared fields, without descriptions and
 * without the arguments that no document of ours gives. What was declared later is missing there.
 */
export const RECORDED = {
  "new fields": "craft-5.8.12-new-fields.graphql.gz",
  upgraded: "craft-5.8.12-upgraded.graphql.gz",
} as const;

/** A recorded schema in GraphQL's own language. */
export const recordedSdl = (name: keyof typeof RECORDED): string =>
  gunzipSync(readFileSync(join(import.meta.dirname, RECORDED[name]))).toString("utf8");

/** A recorded schema. */
export const recordedSchema = (name: keyof typeof RECORDED): GraphQLSchema => buildSchema(recordedSdl(name));
