import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { CHANGED_LATER, type FindChange } from "./change-answer.ts";
import { processState } from "@courseway/observability/process-state";
import { fillSlots } from "./fill-places.ts";
import { ownHeading } from "../heading-text.ts";

/** On a request whose answer is filled. This process alone knows the value, so no visitor can send it. */
const WILL_FILL = "x-courseway-fills-headings";
const secret = (): string => processState("heading-secret", () => randomUUID());

/** Whether a page with places for the heading may be the answer to a request. */
export const fillsHeading = (headers: Headers): boolean => headers.get(WILL_FILL) === secret();

/** On an answer with places to fill. */
const HAS_SLOTS = "x-courseway-heading-places";

/** The headers of an answer with places. */
export const SLOTS_HEADERS = { [HAS_SLOTS]: "1", ...CHANGED_LATER };

/**
 * Promises the proxy that the places of the answer will be filled with the heading that the request asks for. [RT-045]
 * @returns fills them; null where the request asks for no heading that can be filled in
 */
export function headingChange(request: Pick<IncomingMessage, "url" | "headers">): FindChange | null {
  const { url = "" } = request;
  const heading = url.includes("hlText=") ? ownHeading(url.slice(url.indexOf("?"))) : null;
  if (heading === null) return null;
  request.headers[WILL_FILL] = secret();
  // What it would be compared with is the validator of the page with places.
  delete request.headers["if-none-match"];
  return (response) => {
    if (!response.hasHeader(HAS_SLOTS)) return null;
    response.removeHeader(HAS_SLOTS);
    return (html) => fillSlots(html, heading);
  };
}
