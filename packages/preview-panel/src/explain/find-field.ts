import { getFileName } from "@courseway/brand/rules";

/** A field of a block, and the row of it where it has rows. */
export interface FoundField {
  readonly handle: string;
  /** From 1; null where the field has no rows. */
  readonly row: number | null;
}

/** What an element of the page shows, as far as it can be found in a field again. */
export interface ShownThing {
  /** Its words, or what a picture says. */
  readonly words: string;
  /** The address of its picture or link; null for words. */
  readonly address: string | null;
  /** A picture is matched by its file first, everything else by its words. */
  readonly isPicture: boolean;
}

/** Fewer letters stand in too many fields. */
const LEAST_LETTERS = 4;

/** Words as a reader has them: without elements, spaces and capitals. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toLowerCase();

/** All texts of a value. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

type Test = (text: string) => boolean;

function firstWith(fields: object, isIt: Test): FoundField | null {
  for (const [handle, value] of Object.entries(fields)) {
    if (handle === "typeHandle" || !listTexts(value).some(isIt)) continue;
    const row = Array.isArray(value) ? value.findIndex((one) => listTexts(one).some(isIt)) + 1 : null;
    return { handle, row };
  }
  return null;
}

/** The tests by which a thing is looked for, the surest first. */
function listTests({ words, address, isPicture }: ShownThing): readonly Test[] {
  const shown = plain(words);
  const file = address === null ? "" : getFileName(address);
  const byFile: readonly Test[] = file === "" ? [] : [(text) => getFileName(text) === file && text.includes("/")];
  const isLong = (text: string): boolean => text.length >= LEAST_LETTERS;
  const byWords: readonly Test[] = [
    (text) => shown !== "" && plain(text) === shown,
    (text) => isLong(shown) && plain(text).includes(shown),
    // The site's own text is next to the editor's.
    (text) => isLong(plain(text)) && shown.includes(plain(text)),
  ];
  const [same, ...parts] = byWords;
  return isPicture || same === undefined ? [...byFile, ...byWords] : [same, ...byFile, ...parts];
}

/** The field of a block that holds what an element shows; null where none does, as for words of the site's own. */
export function findField(fields: unknown, thing: ShownThing): FoundField | null {
  if (typeof fields !== "object" || fields === null) return null;
  for (const isIt of listTests(thing)) {
    const found = firstWith(fields, isIt);
    if (found !== null) return found;
  }
  return null;
}

/** What an element of the page shows. */
export function shownBy(element: Element): ShownThing {
  const picture = element.matches("img") ? element : element.querySelector(":scope > img");
  if (picture instanceof HTMLImageElement)
    return { words: picture.alt, address: picture.getAttribute("src"), isPicture: true };
  const control = element.closest("a, button, summary");
  return { words: (control ?? element).textContent, address: control?.getAttribute("href") ?? null, isPicture: false };
}

/** The address of a field on the screen of its row. */
export const addressOfField = (row: string, handle: string): string =>
  row.includes("#") ? row : `${row}#fields-${handle}`;
