import { getFileName } from "@courseway/brand/rules";

/** A field of a block, and its row if it has rows. */
export interface FoundField {
  readonly handle: string;
  /** From 1; null if the field has no rows. */
  readonly row: number | null;
}

/** What an element of the page shows, reduced to what identifies its field. */
export interface ShownThing {
  /** Its text, or a picture's alternative text. */
  readonly words: string;
  /** The URL of its picture or link; null for text. */
  readonly address: string | null;
  /** Whether it is a picture, which is matched by its file first; everything else is matched by its text first. */
  readonly isPicture: boolean;
}

/** Shorter texts occur in too many fields. */
const LEAST_LETTERS = 4;

/** Returns the text as a reader sees it: without HTML elements, repeated spaces and capitals. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toLowerCase();

/** Lists all texts in a value. */
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

/** Lists the tests to find the field, the most reliable first. */
function listTests({ words, address, isPicture }: ShownThing): readonly Test[] {
  const shown = plain(words);
  const file = address === null ? "" : getFileName(address);
  const byFile: readonly Test[] = file === "" ? [] : [(text) => getFileName(text) === file && text.includes("/")];
  const isLong = (text: string): boolean => text.length >= LEAST_LETTERS;
  const byWords: readonly Test[] = [
    (text) => shown !== "" && plain(text) === shown,
    (text) => isLong(shown) && plain(text).includes(shown),
    // The element may show text of the site next to the editor's text.
    (text) => isLong(plain(text)) && shown.includes(plain(text)),
  ];
  const [same, ...parts] = byWords;
  return isPicture || same === undefined ? [...byFile, ...byWords] : [same, ...byFile, ...parts];
}

/**
 * Finds the field of a block that contains what an element shows; null if none does, for example for the site's own
 * texts.
 */
export function findField(fields: unknown, thing: ShownThing): FoundField | null {
  if (typeof fields !== "object" || fields === null) return null;
  for (const isIt of listTests(thing)) {
    const found = firstWith(fields, isIt);
    if (found !== null) return found;
  }
  return null;
}

/** Reads what an element of the page shows. */
export function shownBy(element: Element): ShownThing {
  const picture = element.matches("img") ? element : element.querySelector(":scope > img");
  if (picture instanceof HTMLImageElement)
    return { words: picture.alt, address: picture.getAttribute("src"), isPicture: true };
  const control = element.closest("a, button, summary");
  return { words: (control ?? element).textContent, address: control?.getAttribute("href") ?? null, isPicture: false };
}

/** Returns the address of a field on the edit screen of its row. */
export const buildFieldAddress = (row: string, handle: string): string =>
  row.includes("#") ? row : `${row}#fields-${handle}`;
