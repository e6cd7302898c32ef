const TAG = /<\/?[a-z][\w-]*/g;

/** Lists the tags of React's HTML, in order. */
export function listTags(html: string): readonly string[] {
  return html.match(TAG) ?? [];
}

/** Lists the tags of the same HTML after a browser has parsed it. They differ if the browser had to move an element. */
export function listParsedTags(html: string): readonly string[] {
  return listTags(
    new DOMParser().parseFromString(`<main>${html}</main>`, "text/html").querySelector("main")?.innerHTML ?? "",
  );
}
