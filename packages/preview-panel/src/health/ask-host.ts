import { type Advice, parseUrl } from "@courseway/brand/rules";
import { MOST_PAGE_LINKS, PAGE_LINKS_PATH } from "@courseway/storefront/preview";
import type { LoadedFile } from "./weight.ts";

/** A dead link, as the host reports it. */
export interface DeadLink extends Advice {
  readonly href: string;
}

const isDeadLink = (value: unknown): value is DeadLink =>
  typeof value === "object" && value !== null && "href" in value && "message" in value && "advice" in value;

const field = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, name) : null;

async function fetchDeadLinks(
  links: readonly string[],
  token: string,
  ask: typeof fetch,
): Promise<readonly DeadLink[]> {
  const response = await ask(PAGE_LINKS_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, links }),
  });
  const body: unknown = await response.json().catch(() => null);
  const dead = field(body, "dead");
  if (response.ok && Array.isArray(dead)) return dead.filter(isDeadLink);
  const reason = field(body, "message");
  throw new Error(typeof reason === "string" ? reason : `The links were not checked: ${response.status}.`);
}

/**
 * Whether the site serves the link. No list contains what an app serves in addition to content pages, so this requests
 * it.
 */
const isServed = (href: string, ask: typeof fetch): Promise<boolean> =>
  ask(href, { method: "HEAD", credentials: "omit" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Returns those links that lead to no page of the site.
 * @throws Error with the host's reason
 */
export async function deadLinks(
  links: readonly string[],
  token: string,
  ask: typeof fetch,
): Promise<readonly DeadLink[]> {
  const all = [...new Set(links)];
  const parts = Array.from({ length: Math.ceil(all.length / MOST_PAGE_LINKS) }, (_, index) =>
    all.slice(index * MOST_PAGE_LINKS, (index + 1) * MOST_PAGE_LINKS),
  );
  const dead = (await Promise.all(parts.map((part) => fetchDeadLinks(part, token, ask)))).flat();
  const served = await Promise.all(dead.map(({ href }) => isServed(href, ask)));
  return dead.filter((_, index) => !served[index]);
}

/** The size of a visitor's first load of a page, in bytes as transferred. */
export interface PublishedWeight {
  readonly html: number;
  readonly script: number;
}

/** Returns the browser's last load entry of a URL. */
export type FindLoad = (url: string) => Pick<LoadedFile, "encodedBodySize"> | undefined;

/**
 * Measures the weight of the page that visitors get now, since a preview also contains the panel's data.
 *
 * @param findLoad returns the browser's load entry of a URL
 * @returns null if the page is not published
 */
export async function publishedWeight(
  address: string,
  ask: typeof fetch,
  findLoad: FindLoad,
): Promise<PublishedWeight | null> {
  const response = await ask(address, { credentials: "omit", cache: "no-store" });
  if (!response.ok) return null;
  const text = await response.text();
  const page = new DOMParser().parseFromString(text, "text/html");
  // The loader of a finished page lists its files, and the start script (`data-src`).
  const named = [
    ...page.querySelectorAll<HTMLScriptElement>("script[src]:not([nomodule]), script[data-files]"),
  ].flatMap((script) => {
    const { files, src = script.getAttribute("src") } = script.dataset;
    return [src ?? [], files?.split(" ") ?? []].flat();
  });
  const scripts = named.flatMap((src) => parseUrl(src, address)?.href ?? []);
  // Fetches the scripts that the preview did not load, so that the browser records their size.
  const unknown = scripts.filter((url) => findLoad(url) === undefined);
  await Promise.all(unknown.map((url) => ask(url, { credentials: "omit" }).then((file) => file.blob())));
  return {
    html: findLoad(address)?.encodedBodySize ?? text.length,
    script: [...new Set(scripts)].reduce((sum, url) => sum + (findLoad(url)?.encodedBodySize ?? 0), 0),
  };
}
