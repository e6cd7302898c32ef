import { type Child, root } from "@courseway/workspace/local";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildBenchApp } from "../local/bench-app.ts";
import { plainFolder, startApp } from "../local/sites.ts";

/**
 * Returns the page with a link to the site's whole style sheet instead of the page's own sheet, which only the site's
 * loader and server understand.
 */
function withWholeSheet(html: string): string {
  const sheet = / data-sheet="(?<href>[^"]*)"/u.exec(html)?.groups?.["href"];
  return sheet === undefined
    ? html
    : html.replace(/<noscript><link [^<>]*><\/noscript>/u, `<link rel="stylesheet" href="${sheet}">`);
}

/**
 * Starts an app of only Next and React that shows the HTML of a brand's page: cached at `/cached/`, rendered for each
 * request at `/live/`.
 */
export function startPlainSite(brand: string, html: string, port: number): Child {
  buildBenchApp(plainFolder);
  // The page's own style sheets, fonts and pictures.
  const files = join(plainFolder, "public/site/static");
  rmSync(files, { recursive: true, force: true });
  cpSync(join(root, "apps", brand, ".next/static"), files, { recursive: true });
  const page = join(plainFolder, ".next/page.html");
  writeFileSync(page, withWholeSheet(html));
  // Otherwise a page of another run would still be cached.
  rmSync(join(plainFolder, ".next/server/app/cached.html"), { force: true });
  return startApp("bench-plain", plainFolder, port, { PLAIN_PAGE: page });
}
