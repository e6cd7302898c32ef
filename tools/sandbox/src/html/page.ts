import { htmlDocument } from "@courseway/editor-tools";
import { html } from "hono/html";
import { styles } from "./styles.ts";

export type Markup = ReturnType<typeof html>;

/** One of the sandbox's own pages: its title, a sentence about its purpose, and its body. */
export const page = (title: string, lead: string, body: Markup | Markup[]): Markup =>
  htmlDocument({
    title: `${title} · Courseway sandbox`,
    styles,
    body: html`<header class="bar">
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
      </main>`,
  });

/** A table whose cells are text or markup; an empty one shows a message. */
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
