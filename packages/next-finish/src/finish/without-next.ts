import { withoutNonces } from "./next-page.ts";

/** A script of Next's build, or a link that preloads one. */
const BUILT = /<script\b[^<>]* src="[^"<>]*\/_next\/[^"<>]*"[^<>]*><\/script>|<link rel="preload" as="script"[^<>]*>/gu;

/** The scripts after the page's tree. */
const CLOSING = /(?:<script\b[^<>]*>[^<]*<\/script>)+(?=<\/body><\/html>$)/u;

/** One of Next's scripts there: ours have a type or a mark, Next's have neither. */
const NEXT_INLINE = /<script(?: id="[^"<>]*")?>[^<]*<\/script>/gu;

/** Removes Next's scripts and their data from a page. */
export const withoutNextScripts = (html: string): string =>
  withoutNonces(html)
    .replaceAll(BUILT, "")
    .replace(CLOSING, (scripts) => scripts.replaceAll(NEXT_INLINE, ""));
