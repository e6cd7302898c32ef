import { type Advice, getFileName, parseUrl } from "@courseway/brand/rules";

/** What a file of a page is. */
export type WeightKind = "html" | "script" | "style" | "picture" | "font" | "other";

/** How a browser loaded a file; a `PerformanceResourceTiming` is one. */
export type LoadedFile = Pick<
  PerformanceResourceTiming,
  "name" | "initiatorType" | "encodedBodySize" | "decodedBodySize"
>;

/** The files of one kind: how many, and what they weigh as they were sent, in bytes. */
export interface Weight {
  readonly kind: WeightKind;
  readonly files: number;
  readonly bytes: number;
  /** Files of other hosts, whose weight the browser keeps to itself. */
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

/** The weight of all that a browser loaded for a page, by kind; kinds without a file are left out. */
export function computeWeights(loaded: readonly LoadedFile[]): readonly Weight[] {
  // A file that is asked for twice is sent once.
  const files = [...new Map(loaded.map((file) => [file.name, file])).values()];
  return KINDS.flatMap((kind) => {
    const own = files.filter((file) => findKind(file) === kind);
    const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const unknown = own.filter(({ encodedBodySize }) => encodedBodySize === 0).length;
    return own.length === 0 ? [] : [{ kind, files: own.length, bytes, unknown }];
  });
}

/** A picture heavier than this, in bytes, is felt on a phone's connection. */
const HEAVY_PICTURE = 300_000;

/** All pictures of a page together: what a phone's connection of 1.6 Mbit/s brings in ten seconds, in bytes. */
const HEAVY_PICTURES = 2_000_000;

/** Bytes as editors read them: "214 KB". */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString("en-US")} KB`;

/** What is too heavy on a page, with the address of the picture that is meant. */
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
