import { html, raw } from "hono/html";
import { styles } from "./styles.ts";

export type Markup = ReturnType<typeof html>;

/** One of the sandbox's own pages: title, a sentence on what it is for, and its body. */
export function page(title: string, lead: string, body: Markup | Markup[]): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="data:," />
        <title>${title} · Courseway sandbox</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <header class="bar">
          <div>
            <a class="home" href="/">Courseway sandbox</a>
            <a href="/">Pages</a><a href="/offers">Offers</a><a href="/outbox">Outbox</a
            ><a href="/vendors">Third parties</a><a href="/faults">Faults</a>
          </div>
        </header>
        <main>
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
          ${body}
        </main>
      </body>
    </html>`;
}

/** A table whose cells are text or markup; an empty one says so. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly (Markup | string)[])[],
  empty: string,
): Markup {
  if (rows.length === 0) return html`<p>${empty}</p>`;
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
