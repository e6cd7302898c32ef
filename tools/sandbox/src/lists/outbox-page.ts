import { Hono } from "hono";
import { html } from "hono/html";
import { page, table, type Markup } from "../html/page.ts";
import type { Message, Outbox } from "./outbox.ts";

/** The number of messages per page. */
const PAGE_SIZE = 100;

/** The received messages, for people (`/outbox`) and for tests (`/outbox` with Accept: application/json). */
export function outboxRoutes(outbox: Outbox): Hono {
  const routes = new Hono();
  routes.get("/", (context) => {
    const isJson = (context.req.header("accept") ?? "").includes("application/json");
    return isJson
      ? context.json({ total: outbox.count(), messages: outbox.read() })
      : context.html(outboxPage(outbox, Number(context.req.query("page") ?? 1)));
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

function outboxPage(outbox: Outbox, asked: number): Markup {
  const total = outbox.count();
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const number = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
  const messages = outbox.read({ limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE });
  const heads = ["When (UTC)", "What", "About", "Who", "Fields"];
  const body = html`<section class="card">
    ${table(heads, messages.map(renderRow), "Nothing came in yet. Subscribe somewhere on a site.")}
    ${pager(number, pages)}
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

function renderRow({ kind, at, about, email, detail }: Message): (Markup | string)[] {
  return [
    html`<time datetime="${at}">${at.replace("T", " ").slice(0, 19)}</time>`,
    html`<span class="tag">${kind}</span>`,
    about,
    email,
    html`<code>${detail}</code>`,
  ];
}

function pager(number: number, pages: number): Markup {
  const link = (to: number, text: string) =>
    to < 1 || to > pages
      ? ""
      : html`<a href="/outbox?page=${to}" rel="${text === "Newer" ? "prev" : "next"}">${text}</a>`;
  return html`<p>${link(number - 1, "Newer")} Page ${number} of ${pages} ${link(number + 1, "Older")}</p>`;
}
