import { Hono, type Context } from "hono";
import { createYoga } from "graphql-yoga";
import type { GraphQLSchema } from "graphql";
import type { ContentContext } from "./graphql/context.ts";
import type { CraftVersion } from "./graphql/naming.ts";
import type { ContentStore } from "./store/content-store.ts";

export type ContentSchemas = Readonly<Record<CraftVersion, GraphQLSchema>>;

/** The GraphQL endpoints: two namings of one content tree, and the blog's. */
export function contentRoutes(store: ContentStore, schemas: ContentSchemas): Hono {
  const routes = new Hono();
  const servers = { 4: yoga(schemas[4]), 5: yoga(schemas[5]) };
  const serve = (path: string, craft: CraftVersion, blog: boolean) =>
    routes.all(path, (context) => answer(context, servers[craft], { store, craft, blog }));
  serve("/craft4/graphql", 4, false);
  serve("/craft5/graphql", 5, false);
  serve("/blog/graphql", 5, true);
  serve("/blog/craft4/graphql", 4, true);
  return routes;
}

type Yoga = ReturnType<typeof yoga>;

function yoga(schema: GraphQLSchema) {
  return createYoga<ContentContext>({
    schema,
    graphqlEndpoint: "*",
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: { errorMessage: "Something went wrong when processing the GraphQL query." },
    batching: false,
  });
}

async function answer(
  context: Context,
  server: Yoga,
  served: Pick<ContentContext, "store" | "craft" | "blog">,
): Promise<Response> {
  const refused = refusal(context.req.header("x-craft-authorization") ?? context.req.header("authorization"));
  if (refused) return badRequest(context, refused);
  const token = served.store.token(context.req.query("token") ?? null);
  if (token === "malformed") return badRequest(context, "Invalid token");

  const { origin } = new URL(context.req.url);
  const response = await server.fetch(plainJson(context.req.raw), {
    ...served,
    origin,
    preview: token === "valid",
  });
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-store");
  // Errors of a query come with 200; only what is no query at all is refused.
  return new Response(response.body, { status: response.status, headers });
}

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
