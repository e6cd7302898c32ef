/** Where a page is on its brand's site: `home` is the root, a double dash is a slash. */
export function pageAddress(app: string, slug: string): string {
  const path = slug === "home" ? "/" : `/${slug.replaceAll("--", "/")}/`;
  return `${app.replace(/\/$/, "")}${path === "/blog/home/" ? "/blog/" : path}`;
}

/** The address that an editor's "preview" button would open. */
export function previewAddress(app: string, slug: string, token: string): string {
  return `${app.replace(/\/$/, "")}/preview?${new URLSearchParams({ token, slug })}`;
}
