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

/** The GraphQL endpoints: several Craft versions over one content tree, and the blog's, at `blog` and `blog-…`. */
export function contentRoutes(store: ContentStore, sdl: DocumentNode): Hono {
  const routes = new Hono();
  for (const [name, mode] of Object.entries(MODES)) {
    let server: Yoga | null = null;
    // A schema takes longer than the rest of the start, and most processes ask one version.
    const serverNow = (): Yoga => (server ??= yoga(buildContentSchema(sdl, mode), mode));
    const answers: Answers | null = mode.isStale ? new Map() : null;
    const serve = (path: string, blog: boolean) =>
      routes.all(path, (context) => answer(context, serverNow(), { store, craft: mode.craft, blog, answers }));
    serve(`/${name}/graphql`, false);
    serve(name === "craft5" ? "/blog/graphql" : `/blog/${name}/graphql`, true);
  }
  return routes;
}

type Yoga = ReturnType<typeof yoga>;

function yoga(schema: GraphQLSchema, mode: ContentMode) {
  // Yoga hands over one document for a query that comes again.
  const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  const asCraft: Plugin = {
    onValidate: ({ params: { schema: asked, documentAST: document }, setResult }) => {
      const errors = validated.get(document) ?? refusals(asked, document, mode).map(toCraftError);
      validated.set(document, errors);
      setResult([...errors]);
    },
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

/** Rewrites two validation errors: Craft's library words them differently. */
function toCraftError(error: GraphQLError): GraphQLError {
  const message = error.message
    .replace(/ must have a selection of subfields\..*$/, " must have a sub selection.")
    .replace(/^Field "(\w+)" must not have a selection since type "(.+?)" has no subfields\.$/, LEAF);
  return new GraphQLError(message, { nodes: error.nodes });
}

const LEAF = 'Field "$1" of type "$2" must not have a sub selection.';

const EVERY_ERROR = { maxErrors: Infinity };

const UNCHECKED = new Set<ValidationRule>([KnownTypeNamesRule, FieldsOnCorrectTypeRule]);
const QUIET_RULES = specifiedRules.filter((rule) => !UNCHECKED.has(rule));

/** Craft's error for an unknown type: it looks types up before it validates, and stops at the first unknown one. */
const unregistered = (message: string): string =>
  `Tried to load an unregistered type ${/"[^"]*"/.exec(message)?.[0] ?? ""}. This can indicate both a typo in the query or an issue with the schema used.`;

/** The validation errors. Without `devMode`, Craft does not name the unknown type, and ignores unknown fields. */
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

  const isCached = answers !== null && context.req.header("x-craft-gql-cache") !== "no-cache";
  const key = isCached ? `${context.req.url} ${await context.req.raw.clone().text()}` : "";
  const before = isCached ? answers.get(key) : undefined;
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
  if (isCached) answers.set(key, await response.clone().text());
  // Query errors have status 200; only a request that is not a query is refused.
  return new Response(response.body, { status: response.status, headers });
}

/** The entries of Craft's own cache, by request. */
type Answers = Map<string, string>;

const JSON_HEADERS = { "content-type": "application/json", "cache-control": "no-store" };

/** Yoga responds to errors with 400 if the client accepts the newer media type; the content system never does. */
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

/** The content system's response to a request's credentials: null if they are accepted, else an error message. */
export function refusal(header: string | undefined): string | null {
  if (header === undefined) return null;
  const token = /^Bearer\s+(.+)$/i.exec(header.trim())?.[1];
  return token === undefined || INVALID.test(token) ? "Invalid Authorization header" : null;
}

// The schema is public here, so any bearer token is accepted, except tokens whose name says that they are bad.
const INVALID = /^(invalid|expired|bad)/i;
