import { Hono } from "hono";
import { html } from "hono/html";
import { page, table, type Markup } from "../html/page.ts";
import type { Message, Outbox } from "./outbox.ts";

/** What came in, for people (`/outbox`), and for tests (`/outbox` with Accept: application/json). */
export function outboxRoutes(outbox: Outbox): Hono {
  const routes = new Hono();
  routes.get("/", (context) => {
    const messages = outbox.all();
    const isJson = (context.req.header("accept") ?? "").includes("application/json");
    return isJson
      ? context.json({ total: outbox.count(), messages })
      : context.html(outboxPage(messages, outbox.count()));
  });
  routes.post("/clear", (context) => {
    outbox.clear();
    return context.redirect("/outbox", 303);
  });
  routes.delete("/", (context) => {
    outbox.clear();
    return context.body(null, 204);
  });
  return routes;
}

function outboxPage(messages: readonly Message[], total: number): Markup {
  const rows = messages.map(({ kind, at, about, email, detail }) => [
    html`<time datetime="${at}">${at.replace("T", " ").slice(0, 19)}</time>`,
    html`<span class="tag">${kind}</span>`,
    about,
    email,
    html`<code>${detail}</code>`,
  ]);
  const body = html`<section class="card">
    ${table(["When (UTC)", "What", "About", "Who", "Fields"], rows, "Nothing came in yet. Subscribe somewhere on a site.")}
    <form method="post" action="/outbox/clear">
      <p><button class="quiet">Empty the outbox</button></p>
    </form>
  </section>`;
  return page(
    "Outbox",
    `${total} subscribers, profile updates and referrals that sites sent. They are kept over a restart.`,
    body,
  );
}
