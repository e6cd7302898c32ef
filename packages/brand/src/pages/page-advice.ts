import { asText } from "../values/as-text.ts";

/** A problem with a page: what is wrong and why it matters, and how to fix it. */
export interface Advice {
  readonly message: string;
  readonly advice: string;
}

/** The longest title and description that search results show in full, in characters. [SEO-012] */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

/** The limit for a picture's width and height; no screen shows more pixels of a page's picture. */
const LARGEST_PX = 4000;

const isLonger = (text: string, most: number): boolean => Array.from(asText(text)).length > most;

/** Returns the problem with an editor's title for search results; null for none. [SEO-008] */
export function titleAdvice(title: string | null): (Advice & { readonly rule: "title-missing" | "title-long" }) | null {
  if (title === null)
    return {
      rule: "title-missing",
      message: "The page has no title for search results, so they show its name in the content system.",
      advice: "Fill in the SEO title.",
    };
  if (!isLonger(title, LONGEST_TITLE)) return null;
  return {
    rule: "title-long",
    message: `The title is longer than ${LONGEST_TITLE} characters, so search results cut it.`,
    advice: "Shorten the SEO title, with what matters most in front.",
  };
}

/** Returns the problem with a page's description; null for none. [SEO-008] */
export function descriptionAdvice(
  description: string | null,
): (Advice & { readonly rule: "description-missing" | "description-long" }) | null {
  if (description === null)
    return {
      rule: "description-missing",
      message: "The page has no description, so search engines make one of whatever words they find.",
      advice: `Write one or two sentences in the SEO description, ${LONGEST_DESCRIPTION} characters at most, that say what the page is for.`,
    };
  if (!isLonger(description, LONGEST_DESCRIPTION)) return null;
  return {
    rule: "description-long",
    message: `The description is longer than ${LONGEST_DESCRIPTION} characters, so search results cut it.`,
    advice: "Shorten the SEO description.",
  };
}

/** A picture of a page, as its editor placed it. */
export interface GivenPicture {
  readonly url: string;
  /** Null if the attribute is absent. */
  readonly alt: string | null;
  /** The library's record of the picture; null for a picture in rich text. */
  readonly size: LibraryPicture | null;
}

/** A picture of the content system's library. */
export interface LibraryPicture {
  readonly url: string;
  readonly alt: string;
  /** In pixels; null if the library does not know it. */
  readonly width: number | null;
  readonly height: number | null;
  readonly mimeType: string | null;
}

/** Whether a content value is a picture of the library. */
export const isLibraryPicture = (value: unknown): value is LibraryPicture =>
  typeof value === "object" &&
  value !== null &&
  "url" in value &&
  typeof value.url === "string" &&
  "alt" in value &&
  "mimeType" in value &&
  "focalPoint" in value;

/** The file name of a picture. */
export const getFileName = (url: string): string =>
  asText(url).split(/[?#]/u, 1)[0]?.split("/").findLast(Boolean) ?? asText(url);

/**
 * Whether a text is a file name and not words: it has a picture's extension, or it is the picture's own file name and
 * contains a digit, hyphen or underscore.
 */
function isFileName(text: string, url: string): boolean {
  if (/^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/iu.test(text)) return true;
  const stem = getFileName(url).replace(/\.[a-z\d]+$/iu, "");
  return text.toLowerCase() === stem.toLowerCase() && /[\d_-]/u.test(text) && !/\s/u.test(text);
}

/**
 * Returns the problem with a picture; null for none. In rich text, an empty alternative text marks decoration; a
 * picture of the library must have a text that describes it.
 */
export function pictureAdvice({
  url,
  alt,
  size,
}: GivenPicture):
  | (Advice & { readonly rule: "picture-too-large" | "picture-without-text" | "picture-text-is-file" })
  | null {
  const isDrawing = size?.mimeType === "image/svg+xml";
  const width = size?.width ?? 0;
  const height = size?.height ?? 0;
  if (!isDrawing && Math.max(width, height) > LARGEST_PX)
    return {
      rule: "picture-too-large",
      message: `The picture ${getFileName(url)} has ${width} × ${height} pixels: every visitor waits for what no screen shows.`,
      advice: `Upload it with at most ${LARGEST_PX} pixels on its longer side; 2,400 are enough for a whole screen.`,
    };
  if (isFileName(asText(alt).trim(), url))
    return {
      rule: "picture-text-is-file",
      message: `The alternative text of the picture ${getFileName(url)} is its file's name, “${asText(alt).trim()}”: who cannot see it learns nothing of it.`,
      advice: 'Say in a few words what it shows. In rich text, alt="" says that it is decoration.',
    };
  const isSilent = size === null ? alt === null : asText(alt).trim() === "";
  if (!isSilent) return null;
  return {
    rule: "picture-without-text",
    message: `The picture ${getFileName(url)} has no alternative text: who cannot see it learns nothing of it.`,
    advice: 'Say in a few words what it shows. In rich text, alt="" says that it is decoration.',
  };
}

/** Returns the problem with a picture narrower in pixels than its place; null for none or if its width is unknown. */
export function smallPictureAdvice(
  { url, width, mimeType }: Pick<LibraryPicture, "url" | "width" | "mimeType">,
  placePx: number,
): (Advice & { readonly rule: "picture-too-small" }) | null {
  const shownWidth = Math.round(placePx);
  if (width === null || mimeType === "image/svg+xml" || width >= shownWidth) return null;
  return {
    rule: "picture-too-small",
    message: `The picture ${getFileName(url)} is ${width} pixels wide and its place ${shownWidth}: browsers enlarge it, and it looks blurred.`,
    advice: `Upload it at least ${shownWidth} pixels wide; ${2 * shownWidth} keep it sharp on phones and other dense screens.`,
  };
}

/** A link to a missing page. */
export interface BrokenLink {
  readonly href: string;
  /** The site that should have the page, for example "this site". */
  readonly where: string;
  /** Whether an editor marked the page as gone. */
  readonly isGone: boolean;
  /** The page that is probably meant, or null. */
  readonly near: string | null;
}

/** The advice for a link to a missing page. */
export const brokenLinkAdvice = ({ href, where, isGone, near }: BrokenLink): Advice => ({
  message: isGone
    ? `The link ${asText(href)} leads to a page of ${asText(where)} that is gone for good.`
    : `The link ${asText(href)} leads to no page of ${asText(where)}.`,
  advice: near === null ? "Correct the link, or take it off." : `Correct the link; ${asText(near)} may be meant.`,
});
