import { Hono, type Context } from "hono";
import { createYoga, type Plugin } from "graphql-yoga";
import {
  FieldsOnCorrectTypeRule,
  GraphQLError,
  KnownTypeNamesRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from "graphql";
import { buildContentSchema } from "./graphql/build-schema.ts";
import type { ContentContext } from "./graphql/context.ts";
import { MODES, type ContentMode } from "./graphql/modes.ts";
import { UNEXPLAINED } from "./graphql/resolve-query.ts";
import type { ContentStore } from "./store/content-store.ts";

/** The GraphQL endpoints: several Crafts over one content tree, and the blog's, at `blog` and `blog-…`. */
export function contentRoutes(store: ContentStore, sdl: DocumentNode): Hono {
  const routes = new Hono();
  for (const [name, mode] of Object.entries(MODES)) {
    const server = yoga(buildContentSchema(sdl, mode), mode);
    const answers: Answers | null = mode.isStale ? new Map() : null;
    const serve = (path: string, blog: boolean) =>
      routes.all(path, (context) => answer(context, server, { store, craft: mode.craft, blog, answers }));
    serve(`/${name}/graphql`, false);
    serve(name === "craft5" ? "/blog/graphql" : `/blog/${name}/graphql`, true);
  }
  return routes;
}

type Yoga = ReturnType<typeof yoga>;

function yoga(schema: GraphQLSchema, mode: ContentMode) {
  const asCraft: Plugin = {
    onValidate: ({ params, setResult }) =>
      setResult(refusals(params.schema, params.documentAST, mode).map(inWordsOfCraft)),
  };
  return createYoga<ContentContext>({
    schema,
    graphqlEndpoint: "*",
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: { errorMessage: UNEXPLAINED },
    batching: false,
    plugins: [asCraft],
  });
}

/** Craft's library has words of its own for two refusals. */
function inWordsOfCraft(error: GraphQLError): GraphQLError {
  const message = error.message
    .replace(/ must have a selection of subfields\..*$/, " must have a sub selection.")
    .replace(/^Field "(\w+)" must not have a selection since type "(.+?)" has no subfields\.$/, LEAF);
  return new GraphQLError(message, { nodes: error.nodes });
}

const LEAF = 'Field "$1" of type "$2" must not have a sub selection.';

const EVERY_ERROR = { maxErrors: Infinity };

const UNCHECKED = new Set<ValidationRule>([KnownTypeNamesRule, FieldsOnCorrectTypeRule]);
const QUIET_RULES = specifiedRules.filter((rule) => !UNCHECKED.has(rule));

/** Craft looks a type up before it validates, and stops at the first one that it does not know. */
const unregistered = (message: string): string =>
  `Tried to load an unregistered type ${/"[^"]*"/.exec(message)?.[0] ?? ""}. This can indicate both a typo in the query or an issue with the schema used.`;

/** Craft without `devMode` does not say which type it does not know, and passes over fields that it does not know. */
function refusals(schema: GraphQLSchema, document: DocumentNode, { devMode }: ContentMode): readonly GraphQLError[] {
  const [unknownType] = validate(schema, document, [KnownTypeNamesRule]);
  if (unknownType !== undefined) return [new GraphQLError(devMode ? unregistered(unknownType.message) : UNEXPLAINED)];
  if (devMode) return validate(schema, document, specifiedRules, EVERY_ERROR);
  return validate(schema, document, QUIET_RULES, EVERY_ERROR);
}

async function answer(
  context: Context,
  server: Yoga,
  { answers, ...served }: Pick<ContentContext, "store" | "craft" | "blog"> & { readonly answers: Answers | null },
): Promise<Response> {
  const refused = refusal(context.req.header("x-craft-authorization") ?? context.req.header("authorization"));
  if (refused) return badRequest(context, refused);
  const token = served.store.token(context.req.query("token") ?? null);
  if (token === "malformed") return badRequest(context, "Invalid token");

  const isKept = answers !== null && context.req.header("x-craft-gql-cache") !== "no-cache";
  const key = isKept ? `${context.req.url} ${await context.req.raw.clone().text()}` : "";
  const before = isKept ? answers.get(key) : undefined;
  if (before !== undefined) return new Response(before, { headers: JSON_HEADERS });

  const { origin } = new URL(context.req.url);
  const response = await server.fetch(plainJson(context.req.raw), {
    ...served,
    origin,
    now: served.store.now(),
    preview: token === "valid",
  });
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-store");
  if (isKept) answers.set(key, await response.clone().text());
  // Errors of a query come with 200; only what is no query at all is refused.
  return new Response(response.body, { status: response.status, headers });
}

/** What Craft's own cache holds, by the request. */
type Answers = Map<string, string>;

const JSON_HEADERS = { "content-type": "application/json", "cache-control": "no-store" };

/** Yoga answers errors with 400 to clients that accept the newer media type; the content system never does. */
function plainJson(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("accept", "application/json");
  return new Request(request, { headers });
}

function badRequest(context: Context, message: string): Response {
  return context.json(
    { name: "Bad Request", message, code: 0, status: 400, type: "yii\\web\\BadRequestHttpException" },
    400,
  );
}

/** What the content system says to a request's credentials: null for "come in", else a message. */
export function refusal(header: string | undefined): string | null {
  if (header === undefined) return null;
  const token = /^Bearer\s+(.+)$/i.exec(header.trim())?.[1];
  return token === undefined || INVALID.test(token) ? "Invalid Authorization header" : null;
}

// The schema is public here, so any bearer opens it, but for those that say that they are bad.
const INVALID = /^(invalid|expired|bad)/i;
