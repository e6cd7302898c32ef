import { type Finding, finding, type Place } from "../finding/finding.ts";
import { isRecord } from "../reading/parts.ts";
import { getBlockPlace, type SiteReading } from "../reading/read-site.ts";

/** A file of an app: its name relative to the app's folder, and its text. */
export interface AppFile {
  readonly name: string;
  readonly text: string;
}

/** Patterns of placeholders, which stand for a real thing that is still to come. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/\b555-01\d\d\b/u, "a phone number that is nobody’s"],
  [/\b[\w.-]+\.example\b/u, "an address that is nobody’s"],
  [/\b\d+ Example (?:Street|Avenue|Plaza|Drive|Road)\b/u, "a street that is nowhere"],
  [/\b[A-Z]{0,3}\d{0,3}[-.]?0{4,}\b/u, "a number of zeros"],
  [/"(?:[\w-]+-)?sample(?:-[\w-]+)?"|\bsamples?\b/iu, "what calls itself a sample"],
];

/** Lists every text in a value, with the handle of its field. */
function listTexts(value: unknown, field: string | null): readonly (readonly [field: string | null, text: string])[] {
  if (typeof value === "string") return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => listTexts(one, field));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([handle, one]) => listTexts(one, field ?? handle));
}

/** Lists the rows that call themselves samples, each by its first words. */
function sampleRows(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(sampleRows);
  if (!isRecord(value)) return [];
  const below = Object.values(value).flatMap(sampleRows);
  const [, words = ""] = listTexts(value, null).find(([, text]) => text !== "" && text !== value["typeHandle"]) ?? [];
  return value["isSample"] === true ? [words, ...below] : below;
}

/** Lists the pictures whose file names call them samples, each once. */
const listSamplePictures = (content: unknown): readonly string[] => [
  ...new Set(listTexts(content, null).flatMap(([, text]) => text.match(/(?<=\/)sample-[\w-]+\.\w+/gu) ?? [])),
];

const ADVICE = "Put the real one in its place before the brand goes live.";

const createFinding = (brand: string, place: Place, what: string, text: string): Finding =>
  finding({
    rule: "stand-in",
    severity: "error",
    brand,
    place,
    subject: text,
    message: `“${text}” is ${what}.`,
    advice: ADVICE,
  });

/** Lists the placeholders in a text, each once. */
const listPlaceholders = (text: string): readonly (readonly [text: string, what: string])[] =>
  PLACEHOLDERS.flatMap(([pattern, what]) => {
    const found = text.match(new RegExp(pattern.source, `${pattern.flags}g`)) ?? [];
    return [...new Set(found)].map((one) => [one, what] as const);
  });

/** Finds rows and texts of the pages that are samples. */
function contentFindings({ name, pages }: SiteReading): readonly Finding[] {
  return pages.flatMap(({ path, page, parts }) => [
    ...page.blocks.flatMap((block) => {
      if (block.kind === "problem") return [];
      const place = getBlockPlace(path, block);
      const rows = sampleRows(block.content).map((words) =>
        createFinding(name, place, "marked as a sample", words.slice(0, 80)),
      );
      const pictures = listSamplePictures(block.content).map((file) =>
        createFinding(name, place, "a sample picture", file),
      );
      const { content } = block;
      const isBuiltIn =
        block.name === "reviews" &&
        isRecord(content) &&
        Array.isArray(content["reviewList"]) &&
        content["reviewList"].length === 0;
      return isBuiltIn
        ? [
            ...rows,
            ...pictures,
            createFinding(name, place, "what the block shows without reviews of its own", "built-in reviews"),
          ]
        : [...rows, ...pictures];
    }),
    ...parts.flatMap((part) =>
      part.kind === "words" || part.kind === "link"
        ? listPlaceholders(part.kind === "words" ? part.words : part.href).map(([text, what]) =>
            createFinding(name, part.place, what, text),
          )
        : [],
    ),
  ]);
}

/** Finds placeholders in settings, menus and footers. */
const fileFindings = (brand: string, files: readonly AppFile[]): readonly Finding[] =>
  files.flatMap(({ name, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        line.trimStart().startsWith("//") || line.trimStart().startsWith("*")
          ? []
          : listPlaceholders(line).map(([found, what]) =>
              createFinding(brand, { path: null, part: `${name}, line ${index + 1}`, field: null }, what, found),
            ),
      ),
  );

/**
 * Finds everything that a brand must replace before it goes live: reviews, people, numbers and addresses that are
 * placeholders.
 */
export const launchFindings = (site: SiteReading, files: readonly AppFile[]): readonly Finding[] => [
  ...contentFindings(site),
  ...fileFindings(site.name, files),
];
