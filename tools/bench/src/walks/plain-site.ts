import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Its pages, each with a picture at its own address: the picture of the site's home page. */
const PAGES = ["/", "/one/", "/two/", "/three/"];

/** Pages without any script: a header with links, a heading, a picture and a text. */
const renderHtml = (
  path: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${path}</title>
<style>body{margin:0;font:16px/1.6 Arial,sans-serif}header{display:flex;gap:24px;padding:16px}main{max-width:1080px;margin:auto}img{display:block;width:100%;height:auto}</style>
<script type="speculationrules">{"prerender":[{"where":{"selector_matches":".cw-site-header a"},"eagerness":"moderate"}]}</script></head>
<body><header class="cw-site-header">${PAGES.map((to) => `<a href="${to}">Page ${to}</a>`).join(" ")}</header>
<main><h1>${path}</h1><img src="${path}picture" alt="" width="16" height="9"><p>${"A text of some length. ".repeat(60)}</p></main></body></html>`;

/** The largest picture in the first screen of a page. @throws Error if it has none */
async function readPicture(page: string): Promise<{ readonly type: string; readonly bytes: Buffer }> {
  const html = await (await fetch(page)).text();
  const found = /<img[^>]* src="(?<src>[^"]+)"/u.exec(html)?.groups?.["src"];
  if (found === undefined) throw new Error(`${page} has no picture.`);
  const answer = await fetch(new URL(found.replaceAll("&amp;", "&"), page));
  if (!answer.ok) throw new Error(`${found} answered ${answer.status}.`);
  return {
    type: answer.headers.get("content-type") ?? "image/jpeg",
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Measures the minimum on this machine and browser: runs `work` while plain pages with a page's picture respond. */
export async function withPlainSite<T>(page: string, work: (site: string) => Promise<T>): Promise<T> {
  const { type, bytes } = await readPicture(page);
  const server = createServer(({ url = "/" }, response) => {
    if (url.endsWith("picture"))
      response.writeHead(200, { "content-type": type, "cache-control": "max-age=600" }).end(bytes);
    else response.writeHead(200, { "content-type": "text/html" }).end(renderHtml(url));
  });
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
