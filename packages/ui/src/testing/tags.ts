const TAG = /<\/?[a-z][\w-]*/g;

/** The tags of HTML that React wrote, in their order. */
export function listTags(html: string): readonly string[] {
  return html.match(TAG) ?? [];
}

/** The tags of the same HTML after a browser has read it: others where it had to move an element. */
export function listParsedTags(html: string): readonly string[] {
  return listTags(
    new DOMParser().parseFromString(`<main>${html}</main>`, "text/html").querySelector("main")?.innerHTML ?? "",
  );
}
