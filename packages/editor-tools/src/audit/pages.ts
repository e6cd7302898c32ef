import { fieldsSchema, type Fields } from "@courseway/content-client";
import { type Finding, finding, type Place } from "../finding/finding.ts";
import type { Part } from "../reading/parts.ts";
import { blockPlace, type PageReading, type SiteReading } from "../reading/read-site.ts";

const ofPage = (path: string, part: string | null = null): Place => ({ path, part, field: null });

function descriptionFindings({ name, pages }: SiteReading): readonly Finding[] {
  return pages.flatMap(({ path, page }) =>
    page.seo.noindex || page.seo.description !== null
      ? []
      : [
          finding({
            rule: "description-missing",
            severity: "warning",
            brand: name,
            place: { path, part: "seoContent", field: "description" },
            message: "The page has no description, so search engines make one of whatever words they find.",
            advice: "Write one or two sentences, 155 characters at most, that say what the page is for.",
          }),
        ],
  );
}

const titleOf = ({ page }: PageReading): string => (page.seo.pageTitle ?? page.pageTitle ?? page.title ?? "").trim();

function titleFindings({ name, pages }: SiteReading): readonly Finding[] {
  const shown = pages.filter((reading) => !reading.page.seo.noindex && titleOf(reading) !== "");
  return [...Map.groupBy(shown, (reading) => titleOf(reading).toLowerCase()).values()].flatMap(([first, ...others]) =>
    others.map((reading) =>
      finding({
        rule: "title-doubled",
        severity: "warning",
        brand: name,
        place: { path: reading.path, part: "seoContent", field: "pageTitle" },
        message: `“${titleOf(reading)}” is the title of ${first?.path ?? "another page"} too. In search results the two cannot be told apart.`,
        advice: "Give each page a title that says what only this page has.",
      }),
    ),
  );
}

/** More pixels than any screen shows at the size of a page's pictures, in either direction. */
const LARGEST_PX = 4000;

type Picture = Extract<Part, { kind: "picture" }>;

const fileOf = (url: string): string => url.split(/[?#]/u, 1)[0]?.split("/").findLast(Boolean) ?? url;

function pictureFinding(brand: string, { url, alt, size, place }: Picture): Finding | null {
  const shared = { brand, place, subject: fileOf(url) };
  const isDrawing = size?.mimeType === "image/svg+xml";
  const width = size?.width ?? 0;
  const height = size?.height ?? 0;
  if (!isDrawing && Math.max(width, height) > LARGEST_PX)
    return finding({
      ...shared,
      rule: "picture-too-large",
      severity: "warning",
      message: `The picture ${fileOf(url)} has ${width} × ${height} pixels: every visitor waits for what no screen shows.`,
      advice: `Upload it with at most ${LARGEST_PX} pixels on its longer side; 2,400 are enough for a whole screen.`,
    });
  // In rich text an empty alt says that the picture is decoration; a picture of the library must say what it shows.
  const isSilent = size === null ? alt === null : (alt ?? "").trim() === "";
  if (!isSilent) return null;
  return finding({
    ...shared,
    rule: "picture-without-text",
    severity: "warning",
    message: `The picture ${fileOf(url)} has no alternative text: who cannot see it learns nothing of it.`,
    advice: 'Say in a few words what it shows. In rich text, alt="" says that it is decoration.',
  });
}

function pictureFindings({ name, pages, parts }: SiteReading): readonly Finding[] {
  const all = [...parts, ...pages.flatMap((page) => page.parts)];
  return all.flatMap((part) => (part.kind === "picture" ? (pictureFinding(name, part) ?? []) : []));
}

/** Whether a block shows nothing with its content; null where that cannot be told. */
export type ShowsNothing = (
  block: { readonly name: string; readonly content: unknown },
  path: string,
) => boolean | null;

const CONTENT_CONTROLS: ReadonlySet<string> = new Set(["assets", "entries", "html", "rows"]);

/** Whether nothing was written in a block that lives from what editors write: words, pictures, rows, products. */
export function isUnwritten(content: unknown, fields: Fields): boolean {
  const hasContent = Object.values(fields).some(({ control }) => CONTENT_CONTROLS.has(control.kind));
  return hasContent && JSON.stringify(content) === JSON.stringify(fieldsSchema(fields).parse({}));
}

function blockFindings({ name, blocks, pages }: SiteReading, showsNothing: ShowsNothing): readonly Finding[] {
  const fields = new Map(blocks.map((block) => [block.name, block.fields]));
  return pages.flatMap(({ path, page }) =>
    page.blocks.flatMap((block): readonly Finding[] => {
      const shared = { brand: name, place: blockPlace(path, block), subject: String(block.index + 1) };
      if (block.kind === "problem")
        return [
          finding({
            ...shared,
            rule: "block-unreadable",
            severity: "error",
            message: `The block is left out of the page. ${block.reason}`,
            advice: "Correct its row in the page's entry, or delete the row.",
          }),
        ];
      const isEmpty = showsNothing(block, path) ?? isUnwritten(block.content, fields.get(block.name) ?? {});
      if (!isEmpty) return [];
      return [
        finding({
          ...shared,
          rule: "block-empty",
          severity: "warning",
          message: "The block shows nothing: its fields are empty, or what it would show is over.",
          advice: "Fill it in, or delete its row.",
        }),
      ];
    }),
  );
}

/** What is missing or too much on the pages of a brand. */
export const pageFindings = (site: SiteReading, showsNothing: ShowsNothing): readonly Finding[] => [
  ...site.unread.map(({ path, reason }) =>
    finding({
      rule: "page-unread",
      severity: "error",
      brand: site.name,
      place: ofPage(path),
      message: `The page cannot be read: ${reason}`,
      advice: "Open the page in the content system and correct what it names.",
    }),
  ),
  ...descriptionFindings(site),
  ...titleFindings(site),
  ...pictureFindings(site),
  ...blockFindings(site, showsNothing),
];
