import { asText } from "../values/as-text.ts";
import { isFileLink } from "../links/kinds.ts";
import { splitLink } from "../links/query.ts";

/**
 * A path with a slash at the end of its path part; query and fragment stay behind it as they are.
 * `.html` and other files get none, and neither does a mere query or fragment. [RT-019, RT-020, RT-021, RT-022]
 */
export function withTrailingSlash(path: string): string {
  const own = splitLink(asText(path)).path;
  const onlyQueryOrFragment = own === "" && path !== "";
  if (onlyQueryOrFragment || own.endsWith("/") || /\.html$/i.test(own) || isFileLink(own)) return path;
  return `${own}/${path.slice(own.length)}`;
}
