const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`, "u").exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? null;

/** The addresses of all links in a page's HTML. */
export const linksIn = (html: string): readonly string[] =>
  [...html.replaceAll(/<script.*?<\/script>/gsu, "").matchAll(/<a\s[^>]*>/gu)].flatMap(
    ([tag]) => attribute(tag, "href") ?? [],
  );

/** Whether a page has an element that a fragment leads to. */
export const hasTarget = (html: string, hash: string): boolean =>
  html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
