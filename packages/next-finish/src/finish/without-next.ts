import { withoutNonces } from "./next-page.ts";

/** A script of Next's build, and what only prepares one. */
const BUILT = /<script\b[^<>]* src="[^"<>]*\/_next\/[^"<>]*"[^<>]*><\/script>|<link rel="preload" as="script"[^<>]*>/gu;

/** The scripts that follow the page's tree. */
const CLOSING = /(?:<script\b[^<>]*>[^<]*<\/script>)+(?=<\/body><\/html>$)/u;

/** One of those: the page's own have a type or a mark, and Next's have neither. */
const NEXT_INLINE = /<script(?: id="[^"<>]*")?>[^<]*<\/script>/gu;

/** The page without Next's scripts and the data that they would start from. */
export const withoutNextScripts = (html: string): string =>
  withoutNonces(html)
    .replaceAll(BUILT, "")
    .replace(CLOSING, (scripts) => scripts.replaceAll(NEXT_INLINE, ""));
