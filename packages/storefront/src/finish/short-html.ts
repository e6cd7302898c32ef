import { Parser } from "htmlparser2";

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly start: number;
  /** Behind its last character. */
  readonly end: number;
}

/** The tags that stand in a document, in order. */
function tagsOf(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  const add = (name: string, isEnd: boolean): void =>
    void tags.push({ name, isEnd, start: parser.startIndex, end: parser.endIndex + 1 });
  const parser = new Parser({
    onopentag: (name, _, isImplied) => (isImplied ? undefined : add(name, false)),
    onclosetag: (name, isImplied) => (isImplied ? undefined : add(name, true)),
  });
  parser.end(html);
  return tags;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

const BLOCKS = words(
  "article aside blockquote details dialog div fieldset figcaption figure footer form header main nav section",
);

/** Which end tags a parser adds by itself: before which start tags, and at the end of which elements. */
const OPTIONAL: Readonly<
  Record<string, { readonly before: ReadonlySet<string>; readonly endOf: ReadonlySet<string> }>
> = {
  dd: { before: words("dd dt"), endOf: words("dl") },
  dt: { before: words("dd dt"), endOf: words("") },
  li: { before: words("li"), endOf: words("menu ol ul") },
  option: { before: words("option"), endOf: words("datalist select") },
  p: {
    before: new Set([...BLOCKS, ...words("dl h1 h2 h3 h4 h5 h6 hr ol p pre table ul")]),
    endOf: new Set([...BLOCKS, ...words("dd li td th")]),
  },
  tbody: { before: words("tbody"), endOf: words("table") },
  td: { before: words("td th"), endOf: words("tr") },
  th: { before: words("td th"), endOf: words("tr") },
  thead: { before: words("tbody"), endOf: words("") },
  tr: { before: words("tr"), endOf: words("tbody thead") },
};

/** Whether a parser that meets the next tag adds this end tag by itself. */
function isImplied(tag: Tag, next: Tag | undefined): boolean {
  const rule = Object.hasOwn(OPTIONAL, tag.name) ? OPTIONAL[tag.name] : undefined;
  if (!tag.isEnd || rule === undefined || next?.start !== tag.end) return false;
  return (next.isEnd ? rule.endOf : rule.before).has(next.name);
}

/** Elements without content: a slash at the end of any other one's tag means something within a drawing. */
const VOID = words("area base br col embed hr img input link meta source track wbr");

/** A start tag as React and the cleaner of texts write it. */
const USUAL = /^<[a-z][\w-]*(?: [^\s"'<>/=]+(?:="[^"]*")?)*\/?>$/iu;
const ATTRIBUTE = / (?<name>[^\s"'<>/=]+)="(?<value>[^"]*)"/gu;
/** What needs no quotes; the place of a heading does, since it is filled with words. */
const PLAIN = /^[^\s"'=<>`\uFDD0]+$/u;

const shortAttribute = (whole: string, name: string, value: string): string => {
  if (value === "") return ` ${name}`;
  return PLAIN.test(value) ? ` ${name}=${value}` : whole;
};

function shortTag(name: string, text: string): string {
  if (!USUAL.test(text) || (text.endsWith("/>") && !VOID.has(name))) return text;
  // A slash that ends the tag would be taken for the value's.
  return text.replace(/\/>$/u, ">").replaceAll(ATTRIBUTE, shortAttribute);
}

/** A tag as it has to be written before the next one; scripts stay as policies know them. */
function shortened(tag: Tag, next: Tag | undefined, text: string): string {
  if (tag.isEnd) return isImplied(tag, next) ? "" : text;
  return tag.name === "script" ? text : shortTag(tag.name, text);
}

export function shortHtml(html: string): string {
  const tags = tagsOf(html);
  let last = 0;
  const pieces: string[] = [];
  for (const [index, tag] of tags.entries()) {
    pieces.push(html.slice(last, tag.start), shortened(tag, tags[index + 1], html.slice(tag.start, tag.end)));
    last = tag.end;
  }
  return [...pieces, html.slice(last)].join("");
}
