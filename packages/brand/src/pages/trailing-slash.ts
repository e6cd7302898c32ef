import { asText } from "../values/as-text.ts";
import { isFileLink } from "../links/kinds.ts";
import { splitLink } from "../links/query.ts";

/**
 * Adds a slash to the end of a link's path; query and fragment follow unchanged. `.html` and other files get none, nor
 * does a link that is only a query or fragment. [RT-019, RT-020, RT-021, RT-022]
 */
export function withTrailingSlash(path: string): string {
  const current = splitLink(asText(path)).path;
  const onlyQueryOrFragment = current === "" && path !== "";
  if (onlyQueryOrFragment || current.endsWith("/") || /\.html$/i.test(current) || isFileLink(current)) return path;
  return `${current}/${path.slice(current.length)}`;
}
