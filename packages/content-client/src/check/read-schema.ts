import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { readFile } from "node:fs/promises";
import { property } from "../fields/read.ts";
import { CommandError, type CheckOptions } from "./options.ts";

/** Craft needs a few seconds to introspect the whole schema of a large site. */
const TIMEOUT_MS = 60_000;

/** Reads a content system's schema by introspection or from a file. @throws CommandError */
export async function readSchema(
  source: CheckOptions["source"],
  fetch: typeof globalThis.fetch,
): Promise<GraphQLSchema> {
  if ("schemaFile" in source && source.schemaFile.endsWith(".graphql")) return readSdl(source.schemaFile);
  const answer = "url" in source ? await introspect(source, fetch) : await readJson(source.schemaFile);
  const introspection = property(property(answer, "data") ?? answer, "__schema");
  if (introspection === undefined || introspection === null) throw new CommandError(refusal(answer));
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it holds is checked by building the schema
    return buildClientSchema({ __schema: introspection } as IntrospectionQuery);
  } catch (error) {
    throw new CommandError(
      `The introspection cannot be read: ${describeReason(error)} Ask for it with the whole introspection query.`,
    );
  }
}

async function introspect(
  { url, token }: { readonly url: string; readonly token: string | null },
  fetch: typeof globalThis.fetch,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query: getIntrospectionQuery() }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return response.ok || text.startsWith("{")
      ? JSON.parse(text)
      : { errors: [{ message: `Its answer has status ${response.status}.` }] };
  } catch (error) {
    throw new CommandError(
      `The content system at ${url} cannot be asked: ${describeReason(error)} Check the address, and that it runs.`,
    );
  }
}

async function readSdl(file: string): Promise<GraphQLSchema> {
  try {
    return buildSchema(await readFile(file, "utf8"));
  } catch (error) {
    throw new CommandError(
      `The file ${file} cannot be read: ${describeReason(error)} Give a schema in GraphQL's own language.`,
    );
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new CommandError(
      `The file ${file} cannot be read: ${describeReason(error)} Give the JSON answer of an introspection query.`,
    );
  }
}

function refusal(answer: unknown): string {
  const [first] = [property(answer, "errors")].flat();
  const serverMessage = property(first, "message") ?? property(answer, "message");
  const why = typeof serverMessage === "string" ? serverMessage : "It holds no schema.";
  return `The content system was not introspected: ${why} Check the token, and that introspection is allowed (enableGraphqlIntrospection in Craft).`;
}

function describeReason(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message !== ""
    ? `${message} (${cause.message}).`
    : `${message.replace(/\.$/, "")}.`;
}
