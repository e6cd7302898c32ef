import { descriptionAdvice, getFileName, pictureAdvice, smallPictureAdvice, titleAdvice } from "@courseway/brand";
import { fieldsSchema, type Fields } from "@courseway/content-client";
import { type Finding, finding, type Place } from "../finding/finding.ts";
import type { Part } from "../reading/parts.ts";
import { getBlockPlace, type PageReading, type SiteReading } from "../reading/read-site.ts";

const ofPage = (path: string, part: string | null = null): Place => ({ path, part, field: null });

/** Finds faults in what search results show of a page. Pages that search engines must not index are skipped. */
function searchFindings({ name, pages }: SiteReading): readonly Finding[] {
  return pages.flatMap(({ path, page: { seo, pageTitle } }) => {
    const found = [titleAdvice(seo.pageTitle ?? pageTitle), descriptionAdvice(seo.description)];
    return found.flatMap((advice) => {
      if (seo.noindex || advice === null) return [];
      const field = advice.rule.startsWith("title") ? "pageTitle" : "description";
      const place = { path, part: "seoContent", field };
      return [finding({ ...advice, severity: "warning", brand: name, place })];
    });
  });
}

const getTitle = ({ page }: PageReading): string => (page.seo.pageTitle ?? page.pageTitle ?? page.title ?? "").trim();

function titleFindings({ name, pages }: SiteReading): readonly Finding[] {
  const shown = pages.filter((reading) => !reading.page.seo.noindex && getTitle(reading) !== "");
  return [...Map.groupBy(shown, (reading) => getTitle(reading).toLowerCase()).values()].flatMap(([first, ...others]) =>
    others.map((reading) =>
      finding({
        rule: "title-doubled",
        severity: "warning",
        brand: name,
        place: { path: reading.path, part: "seoContent", field: "pageTitle" },
        message: `“${getTitle(reading)}” is the title of ${first?.path ?? "another page"} too. In search results the two cannot be told apart.`,
        advice: "Give each page a title that says what only this page has.",
      }),
    ),
  );
}

function pictureFinding(brand: string, picture: Extract<Part, { kind: "picture" }>): readonly Finding[] {
  const { size, placePx, place, url } = picture;
  const found = [pictureAdvice(picture), size && placePx !== null ? smallPictureAdvice(size, placePx) : null];
  return found.flatMap((advice) =>
    advice === null ? [] : [finding({ ...advice, severity: "warning", brand, place, subject: getFileName(url) })],
  );
}

function pictureFindings({ name, pages, parts }: SiteReading): readonly Finding[] {
  const all = [...parts, ...pages.flatMap((page) => page.parts)];
  return all.flatMap((part) => (part.kind === "picture" ? pictureFinding(name, part) : []));
}

/** Whether a block shows nothing with its content; null if unknown. */
export type ShowsNothing = (
  block: { readonly name: string; readonly content: unknown },
  path: string,
) => boolean | null;

const CONTENT_CONTROLS: ReadonlySet<string> = new Set(["assets", "entries", "html", "rows"]);

/** Whether an editor wrote nothing in a block whose content is texts, pictures, rows or products. */
export function isUnwritten(content: unknown, fields: Fields): boolean {
  const hasContent = Object.values(fields).some(({ control }) => CONTENT_CONTROLS.has(control.kind));
  return hasContent && JSON.stringify(content) === JSON.stringify(fieldsSchema(fields).parse({}));
}

function blockFindings({ name, blocks, pages }: SiteReading, showsNothing: ShowsNothing): readonly Finding[] {
  const fields = new Map(blocks.map((block) => [block.name, block.fields]));
  return pages.flatMap(({ path, page }) =>
    page.blocks.flatMap((block): readonly Finding[] => {
      const shared = { brand: name, place: getBlockPlace(path, block), subject: String(block.index + 1) };
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

/** Finds what is missing or superfluous on the pages of a brand. */
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
  ...searchFindings(site),
  ...titleFindings(site),
  ...pictureFindings(site),
  ...blockFindings(site, showsNothing),
];
