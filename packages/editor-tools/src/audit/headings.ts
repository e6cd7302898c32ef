import { type Finding, finding } from "../finding/finding.ts";
import { getBlockPlace, type PageReading, type SiteReading } from "../reading/read-site.ts";

/** The fields that blocks of the library render as a page's main heading. */
const MAIN_HEADINGS: Readonly<Record<string, string>> = {
  homeHero: "heroTitle",
  topBundle: "topProductTitle",
  topSectionWysiwyg: "sectionTitle",
};

/**
 * The highest level number for the first heading of a text that skips no level: a text is below its block's heading, or
 * below a part's.
 */
const MOST_AT_FIRST = 4;

const readText = (content: unknown, handle: string): string => {
  const value = typeof content === "object" && content !== null ? Reflect.get(content, handle) : null;
  return typeof value === "string" ? value : "";
};

interface MainHeading {
  readonly words: string;
  readonly place: Finding["place"];
}

/** Lists the main headings (h1) of a page in order: those of its blocks, and those in texts. */
function mainHeadings({ path, page, parts }: PageReading): readonly MainHeading[] {
  return page.blocks.flatMap((block): readonly MainHeading[] => {
    if (block.kind === "problem") return [];
    const place = getBlockPlace(path, block);
    const field = block.name === "rsaProduct" && readText(block.content, "titleHeader") === "h1" ? "rsaTitle" : null;
    const handle = MAIN_HEADINGS[block.name] ?? field;
    const title = handle === null ? "" : readText(block.content, handle);
    const fromTitle = title === "" ? [] : [{ words: title, place: { ...place, field: handle } }];
    const inTexts = parts.flatMap((part) =>
      part.kind === "heading" && part.level === 1 && part.place.part === place.part ? [part] : [],
    );
    return [...fromTitle, ...inTexts];
  });
}

function secondFindings(brand: string, reading: PageReading): readonly Finding[] {
  const [main, ...others] = mainHeadings(reading);
  return others.map(({ words, place }) =>
    finding({
      rule: "heading-second",
      severity: "warning",
      brand,
      place,
      subject: words,
      message: `“${words}” is a second main heading (h1) beside “${main?.words}”, so it is not clear what the page is about.`,
      advice: "Make it a heading of level 2, or take another block in the place of a second hero.",
    }),
  );
}

function skippedFindings(brand: string, { parts }: PageReading): readonly Finding[] {
  return parts.flatMap((part) => {
    if (part.kind !== "heading" || part.level <= (part.above ?? MOST_AT_FIRST - 1) + 1) return [];
    const { level, above, words, place } = part;
    return [
      finding({
        rule: "heading-skipped",
        severity: "warning",
        brand,
        place,
        subject: words,
        message: `“${words}” has level ${level} and ${above === null ? "begins its text" : `follows one of level ${above}`}: who goes from heading to heading looks for what was skipped.`,
        advice: `Make it a heading of level ${above === null ? MOST_AT_FIRST - 1 : above + 1}.`,
      }),
    ];
  });
}

/** Finds headings that give a page a second subject or skip levels. */
export const headingFindings = ({ name, pages }: SiteReading): readonly Finding[] =>
  pages.flatMap((page) => [...secondFindings(name, page), ...skippedFindings(name, page)]);
