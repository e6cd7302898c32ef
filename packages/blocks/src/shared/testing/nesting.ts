import type { Fields } from "@courseway/content-client";

type Content = Readonly<Record<string, unknown>>;

/** HTML that closes or leaves the element around it when a browser parses it. */
export const ESCAPING_HTML =
  "<li>item<dd>term<p><object><p>in a paragraph</p></object></p><td>cell</td></p></div></li>" +
  '<a href="/a/"><marquee><a href="/b/">link in a link</a></marquee></a><h2><marquee><h2>twice</h2></marquee></h2>';

/** The content with that HTML in each of its HTML fields, also in its rows. */
export function withEscapingHtml(fields: Fields, content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).map(([handle, value]) => {
      const field = fields[handle];
      if (field?.control?.kind === "html") return [handle, ESCAPING_HTML];
      return [handle, Array.isArray(value) && field ? value.map((row) => inRow(field.type, row)) : value];
    }),
  );
}

function inRow(type: Fields[string]["type"], row: Content): Content {
  if (type.kind === "matrix") return withEscapingHtml(type.rows[String(row["typeHandle"])] ?? {}, row);
  if (type.kind === "entries") return withEscapingHtml(type.fields, row);
  return type.kind === "table" ? withEscapingHtml(type.columns, row) : row;
}

const TAG = /<\/?[a-z][\w-]*/g;

/** The tags of HTML as rendered, and as a browser parses it. They differ if the browser had to move an element. */
export function listTags(html: string): { readonly drawn: readonly string[]; readonly read: readonly string[] } {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, "text/html");
  return { drawn: html.match(TAG) ?? [], read: body.innerHTML.match(TAG) ?? [] };
}
