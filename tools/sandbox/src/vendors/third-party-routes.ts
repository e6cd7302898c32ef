import { Hono, type Context } from "hono";
import { html } from "hono/html";
import { page, table, type Markup } from "../html/page.ts";
import { getScript } from "./third-party-scripts.ts";
import { posterPicture } from "./poster-picture.ts";
import { framePage } from "./widget-pages.ts";
import { GLADLY_ANSWERS } from "./widget-scripts.ts";

/** One request of a browser to a third party. */
interface Contact {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The third party's real host. */
  readonly host: string;
  /** Whether a script was loaded, a frame was shown, data was requested, or an event was sent. */
  readonly kind: "script" | "frame" | "answer" | "event";
  /** The script's path, or the event's name. */
  readonly name: string;
  /** The page that sent it; for a script only the site, because browsers send no more. */
  readonly page: string;
  /** The data sent with it. */
  readonly body: unknown;
}

/** The hosts of video posters; the sites' servers fetch them, browsers do not. */
const POSTER_HOSTS: ReadonlySet<string> = new Set(["i.ytimg.com", "embed-ssl.wistia.com"]);

/** The maximum number of recorded contacts; older ones are dropped. */
const MOST = 2000;
const SHOWN = 200;

/**
 * The third parties of the sites' pages: each host's script at `/vendors/{host}/…`, and the data that scripts send
 * there. `/vendors` shows the contacts since the last restart; as JSON, with `page`, only those of pages whose address
 * begins so. [AN-001, AN-002]
 */
export function thirdPartyRoutes(now: () => number): Hono {
  const routes = new Hono();
  let contacts: Contact[] = [];
  const note = (contact: Omit<Contact, "at">): void => {
    contacts = [{ at: new Date(now()).toISOString(), ...contact }, ...contacts].slice(0, MOST);
  };
  routes.get("/", (context) =>
    (context.req.header("accept") ?? "").includes("application/json")
      ? context.json({ contacts: contacts.filter(({ page }) => page.startsWith(context.req.query("page") ?? "")) })
      : context.html(contactsPage(contacts)),
  );
  routes.delete("/", (context) => {
    contacts = [];
    return context.body(null, 204);
  });
  routes.post("/clear", (context) => {
    contacts = [];
    return context.redirect("/vendors", 303);
  });
  routes.get("/:host/*", (context) => {
    const host = context.req.param("host");
    const path = getPath(context);
    const seen = (kind: Contact["kind"]) =>
      note({ host, kind, name: path, page: context.req.header("referer") ?? "", body: null });
    if (path.startsWith("answers/")) {
      seen("answer");
      return context.json(GLADLY_ANSWERS, 200, { "access-control-allow-origin": "*" });
    }
    if (POSTER_HOSTS.has(host)) {
      seen("answer");
      const isPortrait = context.req.query("image_crop_resized") === "360x640";
      const picture = isPortrait ? posterPicture(360, 640) : posterPicture(672, 366);
      return context.body(new Uint8Array(picture), 200, { "content-type": "image/png" });
    }
    const frame = framePage(host, path, new URL(context.req.url).searchParams);
    if (frame !== null) {
      seen("frame");
      return context.html(frame);
    }
    seen("script");
    return context.body(getScript(host, path), 200, { "content-type": "text/javascript", "cache-control": "no-store" });
  });
  // Browsers send a preflight request for a script's custom headers to another host.
  routes.options("/:host/*", (context) =>
    context.body(null, 204, {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": context.req.header("access-control-request-headers") ?? "*",
    }),
  );
  routes.post("/:host/*", async (context) => {
    const body = await context.req.json<unknown>().catch(() => null);
    note({
      host: context.req.param("host"),
      kind: "event",
      name: readField(body, "event") || readField(body, "type"),
      page: readField(body, "page"),
      body,
    });
    return context.body(null, 204, { "access-control-allow-origin": "*" });
  });
  return routes;
}

/** The rest of the path after the host. */
const getPath = (context: Context): string => new URL(context.req.url).pathname.split("/").slice(3).join("/");

function readField(body: unknown, name: string): string {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === "string" ? value : "";
}

function contactsPage(contacts: readonly Contact[]): Markup {
  const rows = contacts
    .slice(0, SHOWN)
    .map(({ at, host, kind, name, page: from, body }) => [
      html`<time datetime="${at}">${at.slice(11, 23)}</time>`,
      host,
      html`<span class="tag">${kind}</span> ${name}`,
      from,
      html`<code>${body === null ? "" : JSON.stringify(body)}</code>`,
    ]);
  const heads = ["When (UTC)", "Third party", "What", "Page", "Fields"];
  return page(
    "Third parties",
    `${contacts.length} scripts and events since the start, the newest first. A visitor who opted out is in none of them.`,
    html`<section class="card">
      ${table(heads, rows, "No page has met a third party yet. Open one, and wait a moment.")}
      <form method="post" action="/vendors/clear">
        <p><button class="quiet">Forget all of it</button></p>
      </form>
    </section>`,
  );
}
