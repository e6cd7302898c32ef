import { defaultSchema, type Schema } from "hast-util-sanitize";

const TEXT_TAGS = ["a", "abbr", "b", "bdi", "br", "cite", "code", "del", "em", "i", "ins", "kbd", "mark", "q", "s", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr"];
const BLOCK_TAGS = ["address", "article", "aside", "blockquote", "center", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "summary", "ul"];
const TABLE_TAGS = ["caption", "col", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr"];
const MEDIA_TAGS = ["img", "picture", "source"];

const EVERYWHERE = ["className", "style", "id", "title", "lang", "dir", "role", "ariaLabel", "ariaHidden", "ariaLabelledBy", "ariaDescribedBy", "data*"];

/**
 * What an editor's HTML may hold. Scripts, frames, forms, drawings and every `on…` attribute go;
 * classes, ids and styles stay, because editors lay out with them (styles are cleaned apart).
 */
export const richTextSchema: Schema = {
  ...defaultSchema,
  strip: ["script", "style", "iframe", "object", "embed", "template", "noscript", "svg", "math", "title", "textarea", "select"],
  tagNames: [...TEXT_TAGS, ...BLOCK_TAGS, ...TABLE_TAGS, ...MEDIA_TAGS],
  clobber: ["name"],
  required: {},
  attributes: {
    "*": EVERYWHERE,
    a: ["href", "target", "rel", "download"],
    img: ["src", "srcSet", "sizes", "alt", "width", "height", "loading"],
    source: ["srcSet", "sizes", "media", "type", "width", "height"],
    ol: ["start", "type", "reversed"],
    li: ["value"],
    td: ["colSpan", "rowSpan", "headers", "align", "valign"],
    th: ["colSpan", "rowSpan", "headers", "scope", "align", "valign"],
    col: ["span"],
    colgroup: ["span"],
    table: ["align"],
    details: ["open", "name"],
    time: ["dateTime"],
  },
  protocols: {
    href: ["http", "https", "mailto", "tel", "sms"],
    src: ["http", "https"],
  },
};
