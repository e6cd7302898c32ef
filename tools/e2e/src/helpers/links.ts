const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`, "u").exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? null;

/** The addresses of all links in a page's HTML. */
export const linksIn = (html: string): readonly string[] =>
  [...html.replaceAll(/<script.*?<\/script>/gsu, "").matchAll(/<a\s[^>]*>/gu)].flatMap(
    ([tag]) => attribute(tag, "href") ?? [],
  );

/** Whether a page has a place that a fragment leads to: an element of that id, or a link of that name. */
export function hasTarget(html: string, hash: string): boolean {
  const name = decodeURIComponent(hash.slice(1));
  return html.includes(` id="${name}"`) || html.includes(`<a name="${name}"`);
}
