/** The first picture with high priority. */
const FIRST_PICTURE = /<img(?=[^<>]* fetchPriority="high")(?<attributes>[^<>]*)>/u;

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(` ${name}="([^"]*)"`, "u").exec(attributes)?.[1] ?? null;

/** A preload of the page's main picture if React wrote none, as for one within `picture`; empty without such a picture. */
export function picturePreload(tree: string): string {
  const found = FIRST_PICTURE.exec(tree);
  const attributes = found?.groups?.["attributes"] ?? "";
  const src = attribute(attributes, "src");
  if (found === null || src === null || /<link rel="preload"[^<>]* as="image"[^<>]* fetchPriority="high"/u.test(tree))
    return "";
  // With several sources only the browser knows which one it takes.
  if (/<picture(?:(?!<\/picture>).)*<source(?:(?!<\/picture>).)*$/su.test(tree.slice(0, found.index))) return "";
  const srcSet = attribute(attributes, "srcSet");
  const sizes = attribute(attributes, "sizes");
  const set = srcSet === null ? "" : ` imageSrcSet="${srcSet}"${sizes === null ? "" : ` imageSizes="${sizes}"`}`;
  return `<link rel="preload" as="image" href="${src}"${set} fetchPriority="high"/>`;
}
