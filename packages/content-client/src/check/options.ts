import { parseArgs } from "node:util";

/** The options of the command `check`. */
export interface CheckOptions {
  readonly source: { readonly url: string; readonly token: string | null } | { readonly schemaFile: string };
  /** Overrides how types are named; null to detect it from the schema. */
  readonly craft: 4 | 5 | null;
  /** Module paths or package names whose blocks are checked. */
  readonly blocks: readonly string[];
  readonly json: boolean;
}

/** The command is invalid, or the content system cannot be queried. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

export const USAGE = `courseway-content check: compares a content system with what the code asks of it.

  courseway-content check --url <endpoint> [--token <token>] [--craft 4|5] [--blocks <module>]… [--json]
  courseway-content check --schema <introspection.json or schema.graphql> [--craft 4|5] [--blocks <module>]… [--json]

  --url      the GraphQL endpoint, which must allow introspection
  --token    its bearer token; types that the token's schema hides count as missing
  --schema   the answer of an introspection query, or the schema in GraphQL's own language (.graphql), in place of an endpoint
  --craft    how types are named, whatever the schema says
  --blocks   a module with blocks (name, about, fields): a path, or a package as @courseway/blocks/declarations.
             Without it pages and global sets alone are checked
  --json     the differences as JSON

Exit code 0: nothing that a page loses by. 1: a type or field that is asked for is missing or of another type.
2: the command is wrong, or the content system cannot be asked.`;

/** Parses the arguments of `check`. @throws CommandError if they are invalid */
export function checkOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = readArguments(USAGE, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: "string" },
        token: { type: "string" },
        schema: { type: "string" },
        craft: { type: "string" },
        blocks: { type: "string", multiple: true },
        json: { type: "boolean" },
      },
    }),
  );
  if (positionals.length !== 1 || positionals[0] !== "check")
    throw new CommandError(`Say what to do: check or plan.\n\n${USAGE}`);
  const { url, schema, token, craft, blocks = [], json = false } = values;
  if (craft !== undefined && craft !== "4" && craft !== "5")
    throw new CommandError(`--craft is ${craft}. Types are named as in Craft 4 or 5: give one of these.`);
  if ((url === undefined) === (schema === undefined))
    throw new CommandError("Nothing or two things are to be checked. Give --url or --schema, one of them.");
  if (url !== undefined && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    throw new CommandError(
      `--url is no http or https address: ${url}. Give the whole address of the GraphQL endpoint.`,
    );
  const source = schema === undefined ? { url: url ?? "", token: token ?? null } : { schemaFile: schema };
  return { source, craft: craft === undefined ? null : craft === "4" ? 4 : 5, blocks, json };
}

/** Parses a command's arguments with `read`. @throws CommandError with the usage if `read` throws */
export function readArguments<Read>(usage: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
