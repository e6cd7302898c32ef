const PAGES = "## Pages";
const TARGETS = "## Targets";

/**
 * Lists the pages of a site that its rendered pages link to, including header and footer, from the `links.txt` that
 * `courseway-links` writes. A page's link to itself does not count.
 */
export function linkedPaths(text: string): readonly string[] {
  const body = text.slice(text.indexOf(PAGES), text.includes(TARGETS) ? text.indexOf(TARGETS) : undefined);
  const paths = new Set<string>();
  let page = "";
  for (const line of body.split("\n")) {
    if (line.startsWith("/")) page = line.trim();
    const target = line.startsWith("    ") ? line.slice(line.lastIndexOf(" → ") + 3).split(/[?#]/u, 1)[0] : undefined;
    if (target?.startsWith("/") === true && target !== page) paths.add(target);
  }
  return [...paths];
}
