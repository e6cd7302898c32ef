import { html } from "hono/html";
import type { Markup } from "../html/page.ts";

/** A page that a widget or a player shows in a frame. */
const framed = (title: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <style>
          body {
            margin: 0;
            padding: 1rem;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
          h1 {
            margin: 0 0 0.5rem;
            font-size: 1.25rem;
          }
          .bubble {
            width: fit-content;
            max-width: 80%;
            padding: 0.75rem 1rem;
            border-radius: 1rem 1rem 1rem 0.25rem;
            background: #eef0f4;
          }
          .bubble > * {
            margin: 0;
          }
          .line {
            margin: -1rem;
            line-height: 30px;
          }
          .film {
            position: fixed;
            inset: 0;
            display: grid;
            place-content: center;
            gap: 0.5rem;
            padding: 1rem;
            background: #111;
            color: #fff;
            text-align: center;
          }
          ol {
            display: flex;
            flex-wrap: wrap;
            gap: 0.75rem;
            margin: 0.75rem 0 0;
            padding: 0;
            list-style: none;
          }
          li {
            flex: 1 1 14rem;
            min-height: 6rem;
            padding: 0.75rem;
            border: 1px solid #ccc;
            border-radius: 6px;
          }
          button {
            min-height: 48px;
            margin: 0.25rem;
            padding: 0.5rem 1rem;
            border: 1px solid #767b87;
            border-radius: 6px;
            background: #fff;
            font: inherit;
          }
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;

const SAMPLES = [
  "Clear lessons, no surprises.",
  "Passed on the first try.",
  "Support answered on a Sunday.",
  "Short chapters that fit a lunch break.",
  "The practice exam felt just like the real one.",
  "My certificate was there the same night.",
];

/** How many reviews fit into a template; a one-line template has none. */
const ROOM: Readonly<Record<string, number>> = {
  "539adbd6dec7e10e686debee": 6,
  "539ad60defb9600b94d7df2c": 6,
  "5717796816f630043868e2e8": 4,
  "54ad5defc6454f065c28af8b": 3,
  "53aa8912dec7e10d38f59f36": 3,
};

function trustBox(query: URLSearchParams): Markup {
  const shown = SAMPLES.slice(0, ROOM[query.get("templateId") ?? ""] ?? 0);
  return framed(
    "Customer reviews",
    html`<div class="${shown.length === 0 ? "line" : "box"}">
      <strong>★★★★★ 4.6 out of 5</strong> ${query.get("name")} <small>(sample reviews)</small>
      <ol>
        ${shown.map((words) => html`<li>★★★★★<br />${words}</li>`)}
      </ol>
    </div>`,
  );
}

const quiz = (id: string): Markup =>
  framed(
    "Quiz",
    html`<h1>Which course fits you?</h1>
      <p>This is a sample quiz, number ${id}.</p>
      <form>
        <button name="answer" value="new">I'm just starting</button>
        <button name="answer" value="renew">I need to renew</button>
      </form>`,
  );

const chat = (): Markup =>
  framed(
    "Chat with us",
    html`<div class="bubble">
      <h1>Hi! How can we help?</h1>
      <p>This is a sample conversation.</p>
    </div>`,
  );

const film = (id: string): Markup =>
  framed("Video player", html`<div class="film"><strong>▶ Sample video</strong><span>${id}</span></div>`);

/** The page for a frame at a third party's address; null if the host has none. */
export function framePage(host: string, path: string, query: URLSearchParams): Markup | null {
  const last = path.split("/").at(-1) ?? "";
  if (host === "widget.trustpilot.com" && path.startsWith("trustboxes/")) return trustBox(query);
  if (host.endsWith(".ada.support") && path === "chat") return chat();
  if (host === "app.agolix.com") return quiz(last);
  if (host === "fast.wistia.net" || host === "www.youtube-nocookie.com") return film(last);
  return null;
}
