import { Hono, type Context } from "hono";
import { html } from "hono/html";
import { page, table } from "../html/page.ts";

/** One purge that a site requested. */
interface Purge {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly kind: string;
  readonly tags: readonly string[];
}

/** The maximum number of recorded purges; older ones are dropped. */
const MOST = 500;

/**
 * The purge APIs of CDNs: Fastly's at `/cdn/fastly/service/{id}/purge`, Cloudflare's at
 * `/cdn/cloudflare/zones/{id}/purge_cache`, and a plain one at `/cdn/webhook`. `/cdn` shows the purges since the last
 * restart. A call without tags is refused in the way that the CDN refuses it.
 */
export function cdnRoutes(now: () => number): Hono {
  const routes = new Hono();
  let purges: readonly Purge[] = [];

  const purge = async (context: Context, kind: string, field: string): Promise<boolean> => {
    const tags = listTags(await context.req.json<unknown>().catch(() => null), field);
    if (tags.length === 0) return false;
    purges = [{ at: new Date(now()).toISOString(), kind, tags }, ...purges].slice(0, MOST);
    return true;
  };

  routes.get("/", (context) =>
    (context.req.header("accept") ?? "").includes("application/json")
      ? context.json({ purges })
      : context.html(purgesPage(purges)),
  );
  routes.delete("/", (context) => {
    purges = [];
    return context.body(null, 204);
  });
  routes.post("/fastly/service/:id/purge", async (context) =>
    (await purge(context, "Fastly", "surrogate_keys"))
      ? context.json({ status: "ok" })
      : context.json({ msg: "Invalid value for surrogate keys" }, 400),
  );
  routes.post("/cloudflare/zones/:id/purge_cache", async (context) =>
    (await purge(context, "Cloudflare", "tags"))
      ? context.json({ success: true, errors: [], result: { id: context.req.param("id") } })
      : context.json({ success: false, errors: [{ code: 1012, message: "Request must contain tags" }] }, 400),
  );
  routes.post("/webhook", async (context) =>
    (await purge(context, "webhook", "tags")) ? context.body(null, 204) : context.json({ message: "no tags" }, 400),
  );
  return routes;
}

function listTags(body: unknown, field: string): readonly string[] {
  const tags: unknown = typeof body === "object" && body !== null ? Reflect.get(body, field) : null;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
}

function purgesPage(purges: readonly Purge[]) {
  const rows = purges.map(({ at, kind, tags }) => [
    html`<time datetime="${at}">${at.slice(11, 23)}</time>`,
    html`<span class="tag">${kind}</span>`,
    tags.join(", "),
  ]);
  return page(
    "CDN",
    `${purges.length} purges since the start, the newest first. Sites call here with CDN_PURGE and CDN_PURGE_URL.`,
    html`<section class="card">
      ${table(["When (UTC)", "Call", "Tags"], rows, "No site has purged anything yet.")}
    </section>`,
  );
}
