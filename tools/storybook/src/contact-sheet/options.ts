import { brandNames } from "@courseway/workspace/local";
import { parseArgs } from "node:util";

/** The widths of every block's pictures, in CSS px: a phone, a tablet, a laptop. */
export const WIDTHS = [390, 768, 1280] as const;

/** The widths of the homes in grayscale, in CSS px. */
const GRAY_WIDTHS: readonly number[] = [390, 1280];

/** The options of the contact sheet. An empty list means all. */
export interface SheetOptions {
  /** Blocks, by their handles. */
  readonly blocks: readonly string[];
  readonly brands: readonly string[];
  /** In CSS px. */
  readonly widths: readonly number[];
  /** The git ref to compare with, or null for a sheet of this checkout alone. */
  readonly against: string | null;
  /** The address of a Storybook that already runs, instead of building this checkout's. */
  readonly storybook: string | null;
  /** The folder for the sheet; null for the default one. */
  readonly out: string | null;
  /** Whether the finished sheet is served until Ctrl-C. */
  readonly serve: boolean;
  /** Whether it is the sheet of the brands' homes in grayscale, not of blocks. */
  readonly gray: boolean;
}

/** How the command is used, as `--help` prints it. */
export const USAGE = `pnpm contact-sheet [options]

Renders every example of every block under every brand at ${WIDTHS.join(", ")} px into one page.

  --block <handle>      only this block; may be given again, or as a list with commas
  --brand <id>          only this brand (${brandNames.join(", ")}); may be given again
  --width <px>          only this width (${WIDTHS.join(", ")}); may be given again
  --against <git ref>   render that commit too, and show only what differs from it
  --storybook <url>     take the stories of a running Storybook (http://127.0.0.1:6006) and build none
  --out <folder>        where the sheet goes; tools/storybook/contact-sheet without it
  --serve               serve the finished sheet until Ctrl-C, with the links to its stories
  --gray                instead, the brands' built homes in grayscale at ${GRAY_WIDTHS.join(" and ")} px, in docs/images without
                        --out, with their first screens in color; takes --brand and --width
`;

/** A usage error: what happened, why, and what to do. */
export class UsageError extends Error {}

const LIST = { type: "string", multiple: true } as const;
const SPEC = {
  block: LIST,
  brand: LIST,
  width: LIST,
  against: { type: "string" },
  storybook: { type: "string" },
  out: { type: "string" },
  serve: { type: "boolean" },
  gray: { type: "boolean" },
  help: { type: "boolean" },
} as const;

/** The options of the blocks' sheet that the sheet of homes does not have. */
const NOT_GRAY = ["block", "against", "storybook", "serve"] as const;

function parseValues(words: readonly string[]) {
  try {
    // pnpm passes on a "--" that precedes options.
    return parseArgs({ args: words.filter((word) => word !== "--"), options: SPEC }).values;
  } catch (error) {
    const what = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw new UsageError(`${what}. pnpm contact-sheet --help lists the options.`, { cause: error });
  }
}

/** Also splits words at commas: `--brand ace,dec`. */
const splitList = (given: readonly string[] | undefined): readonly string[] => [
  ...new Set((given ?? []).flatMap((word) => word.split(",")).filter(Boolean)),
];

/**
 * @throws UsageError that names what is unknown, and the known values.
 */
export function requireValid(kind: string, wanted: readonly string[], known: readonly string[]): void {
  const unknown = wanted.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new UsageError(`There is no ${kind} "${unknown}". Name some of ${known.join(", ")}.`);
}

/**
 * Reads the options from the words after the command; null if they request help.
 * @throws UsageError for an unknown option, brand or width
 */
export function optionsFrom(words: readonly string[]): SheetOptions | null {
  const values = parseValues(words);
  if (values.help === true) return null;
  const [brands, widths] = [splitList(values.brand), splitList(values.width)];
  const gray = values.gray ?? false;
  const needless = NOT_GRAY.find((name) => values[name] !== undefined);
  if (gray && needless !== undefined)
    throw new UsageError(`--gray shows homes, so --${needless} has no meaning. Leave one of them out.`);
  requireValid("brand", brands, brandNames);
  requireValid("width", widths, WIDTHS.map(String));
  return {
    blocks: splitList(values.block),
    brands: brands.length > 0 ? brands : brandNames,
    widths: widths.length > 0 ? widths.map(Number) : gray ? GRAY_WIDTHS : WIDTHS,
    against: values.against ?? null,
    storybook: values.storybook ?? null,
    out: values.out ?? null,
    serve: values.serve ?? false,
    gray,
  };
}
