import { type Advice, getFileName, parseUrl } from "@courseway/brand/rules";

/** The kind of a file that a page loads. */
export type WeightKind = "html" | "script" | "style" | "picture" | "font" | "other";

/** How a browser loaded a file, as in a `PerformanceResourceTiming`. */
export type LoadedFile = Pick<
  PerformanceResourceTiming,
  "name" | "initiatorType" | "encodedBodySize" | "decodedBodySize"
>;

/** The files of one kind: their number, and their transferred size in bytes. */
export interface Weight {
  readonly kind: WeightKind;
  readonly files: number;
  readonly bytes: number;
  /** The number of files from other hosts whose size the browser does not reveal. */
  readonly unknown: number;
}

const ENDINGS: readonly (readonly [WeightKind, RegExp])[] = [
  ["script", /\.m?js$/u],
  ["style", /\.css$/u],
  ["font", /\.(?:woff2?|ttf|otf)$/u],
  ["picture", /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/u],
];

function findKind({ name, initiatorType }: LoadedFile): WeightKind {
  const path = parseUrl(name)?.pathname ?? name;
  const byEnding = ENDINGS.find(([, ending]) => ending.test(path))?.[0];
  if (byEnding !== undefined) return byEnding;
  if (initiatorType === "navigation") return "html";
  if (initiatorType === "script") return "script";
  return initiatorType === "img" || initiatorType === "image" ? "picture" : "other";
}

const KINDS = ["html", "script", "style", "picture", "font", "other"] as const;

/** Computes the weight of all files that a browser loaded for a page, by kind; kinds without a file are left out. */
export function computeWeights(loaded: readonly LoadedFile[]): readonly Weight[] {
  // A file that is requested twice is transferred once.
  const files = [...new Map(loaded.map((file) => [file.name, file])).values()];
  return KINDS.flatMap((kind) => {
    const kindFiles = files.filter((file) => findKind(file) === kind);
    const bytes = kindFiles.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const unknown = kindFiles.filter(({ encodedBodySize }) => encodedBodySize === 0).length;
    return kindFiles.length === 0 ? [] : [{ kind, files: kindFiles.length, bytes, unknown }];
  });
}

/** A picture larger than this, in bytes, is noticeably slow on a phone. */
const HEAVY_PICTURE = 300_000;

/** The limit for all pictures of a page together, in bytes: what a phone loads at 1.6 Mbit/s in ten seconds. */
const HEAVY_PICTURES = 2_000_000;

/** Formats bytes for editors: "214 KB". */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString("en-US")} KB`;

/** Lists what is too heavy on a page, each with the picture's URL. */
export function weightAdvice(loaded: readonly LoadedFile[]): readonly (Advice & { readonly url: string | null })[] {
  const heavy = loaded.flatMap((file) =>
    findKind(file) === "picture" && file.encodedBodySize > HEAVY_PICTURE
      ? [
          {
            message: `The picture ${getFileName(file.name)} weighs ${kilobytes(file.encodedBodySize)}: on a phone the page waits for it.`,
            advice: `Upload it smaller or as a photo (JPEG): ${kilobytes(HEAVY_PICTURE)} at most.`,
            url: file.name,
          },
        ]
      : [],
  );
  const all = computeWeights(loaded).find(({ kind }) => kind === "picture")?.bytes ?? 0;
  if (all <= HEAVY_PICTURES) return heavy;
  return [
    ...heavy,
    {
      message: `The page's pictures weigh ${kilobytes(all)} together: on a phone they take more than ten seconds.`,
      advice: "Use fewer or smaller ones.",
      url: null,
    },
  ];
}
