import { html, raw } from "hono/html";
import type { Markup } from "./brand-section.ts";

/** The contents of a page for editors and developers. */
export interface HtmlDocument {
  readonly title: string;
  /** CSS, inserted unchanged. */
  readonly styles: string;
  /** The body's content: header and main. */
  readonly body: Markup;
}

/** Creates a complete HTML page that loads no other file and is excluded from search engines. */
export const htmlDocument = ({ title, styles, body }: HtmlDocument): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
