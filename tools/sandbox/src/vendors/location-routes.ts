import { Hono, type Context } from "hono";
import type { HttpBindings } from "@hono/node-server";

/** Location and IP lookup. Returns the state that the caller requests, else Arizona. [API-033] */
export function locationRoutes(): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.get("/whereami", whereAmI);
  routes.get("/location/whereami", whereAmI);
  routes.get("/ip", (context) =>
    context.text(findForwardedFor(context) ?? context.env.incoming.socket.remoteAddress ?? "127.0.0.1"),
  );
  return routes;
}

function whereAmI(context: Context): Response {
  const stateabbr = context.req.query("state") ?? context.req.header("x-sandbox-state") ?? "AZ";
  return context.json({ ip: findForwardedFor(context) ?? "127.0.0.1", country: "US", stateabbr });
}

function findForwardedFor(context: Context): string | null {
  return context.req.header("x-forwarded-for")?.split(",")[0]?.trim() ?? null;
}
