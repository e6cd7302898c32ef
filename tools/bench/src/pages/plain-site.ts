import { type Child, root } from "@courseway/workspace/local";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildOwnApp } from "../local/own-app.ts";
import { plainFolder, startApp } from "../local/sites.ts";

/** The page with a link to the site's whole style sheet in the place of its own, which only the site's loader and server know. */
function withWholeSheet(html: string): string {
  const sheet = / data-sheet="(?<href>[^"]*)"/u.exec(html)?.groups?.["href"];
  return sheet === undefined
    ? html
    : html.replace(/<noscript><link [^<>]*><\/noscript>/u, `<link rel="stylesheet" href="${sheet}">`);
}

/** An app of Next and React alone that shows the HTML of a brand's page: at `/cached/` kept, at `/live/` rendered each time. */
export function startPlainSite(brand: string, html: string, port: number): Child {
  buildOwnApp(plainFolder);
  // The page's own style sheets, fonts and pictures.
  const files = join(plainFolder, "public/site/static");
  rmSync(files, { recursive: true, force: true });
  cpSync(join(root, "apps", brand, ".next/static"), files, { recursive: true });
  const page = join(plainFolder, ".next/page.html");
  writeFileSync(page, withWholeSheet(html));
  // A page of another run would still be kept.
  rmSync(join(plainFolder, ".next/server/app/cached.html"), { force: true });
  return startApp("bench-plain", plainFolder, port, { PLAIN_PAGE: page });
}
