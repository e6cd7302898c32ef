/** The length of text that is searched. It exceeds all caps, so text after it is never printed. */
const SEARCHED_CHARS = 8192;

const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Credentials before a URL's host.
  [/\/\/[^\s/@]{1,256}@/g, "//[credentials]@"],
  [/[A-Za-z0-9._%+-]{1,64}(?:@|%40)[A-Za-z0-9.-]{1,253}\.[A-Za-z]{2,24}/g, "[email]"],
  [/\b(Bearer|Basic|Token)\s+[A-Za-z0-9._~+/=-]{6,}/gi, "$1 [token]"],
  // Three parts of base64; the first one begins like JSON.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [
    /\b([\w-]{0,40}(?:token|api[-_]?key|password|secret|authorization|signature|cookie))(["']?\s*[=:]\s*["']?)(?!\[|Bearer|Basic|Token)[^\s"'&,;}]+/gi,
    "$1$2[token]",
  ],
  // Keys without a name in front: long runs of letters and digits.
  [/\b(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{32,}\b/g, "[token]"],
  [/(?<![\w.-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?![\w-])/g, "[phone]"],
  [/(?<!\w)\+\d[\d\s().-]{7,16}\d(?!\w)/g, "[phone]"],
];

/**
 * Removes email addresses, phone numbers, credentials and tokens from a text before it is logged.
 *
 * @example redact("no answer for ann@example.com") // "no answer for [email]"
 */
export function redact(text: string): string {
  return RULES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text.slice(0, SEARCHED_CHARS),
  );
}
