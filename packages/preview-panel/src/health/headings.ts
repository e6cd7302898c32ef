import type { Advice } from "@courseway/brand/rules";

/** A heading as screen readers read it. */
export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  /** Its text, or its picture's alternative text; empty if it has neither. */
  readonly name: string;
}

const quoted = (name: string): string => (name === "" ? "A heading without words" : `“${name}”`);

function ofHeading({ level, name }: Heading, before: Heading | undefined, isFirstMain: boolean): Advice | null {
  if (name === "")
    return {
      message: `A heading of level ${level} has no words: screen readers announce it and say nothing.`,
      advice: "Write its words, or delete the heading.",
    };
  if (level === 1 && !isFirstMain)
    return {
      message: `${quoted(name)} is a second main heading (h1), so it is not clear what the page is about.`,
      advice: "Make it a heading of level 2.",
    };
  const above = before?.level ?? 0;
  // A heading before the main heading, as in a banner, is not part of the page's outline.
  if (before === undefined || level <= above + 1) return null;
  return {
    message: `${quoted(name)} has level ${level} and follows one of level ${above}: who goes from heading to heading looks for what was skipped.`,
    advice: `Make it a heading of level ${above + 1}.`,
  };
}

/** Lists the faults in a page's headings: first a missing main heading, then each heading's fault, in page order. */
export function headingAdvice<Own extends Heading>(
  headings: readonly Own[],
): readonly (Advice & { readonly heading: Own | null })[] {
  const main = headings.find(({ level }) => level === 1);
  const found = headings.flatMap((heading, index) => {
    const advice = ofHeading(heading, headings[index - 1], heading === main);
    return advice === null ? [] : [{ ...advice, heading }];
  });
  if (main !== undefined) return found;
  return [
    {
      message: "The page has no main heading (h1): search engines and screen readers do not learn what it is about.",
      advice: "Fill in the title of its first block.",
      heading: null,
    },
    ...found,
  ];
}
