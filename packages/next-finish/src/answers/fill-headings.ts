import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { CHANGED_LATER, type FindChange } from "./change-answer.ts";
import { processState } from "@courseway/observability/process-state";
import { fillSlots } from "./fill-slots.ts";
import { parseHeading } from "../heading-text.ts";

/** Request header that asks for the heading to be filled in. Only this process knows the value, so no visitor can send it. */
const WILL_FILL = "x-courseway-fills-headings";
const secret = (): string => processState("heading-secret", () => randomUUID());

/** Whether a request may get a cached page with placeholders for the heading. */
export const fillsHeading = (headers: Headers): boolean => headers.get(WILL_FILL) === secret();

/** Response header of a page with placeholders to fill. */
const HAS_SLOTS = "x-courseway-heading-places";

/** The response headers of a page with placeholders. */
export const SLOTS_HEADERS = { [HAS_SLOTS]: "1", ...CHANGED_LATER };

/**
 * Tells the proxy that the response's placeholders will be filled with the heading that the request asks for. [RT-045]
 * @returns the function that fills them; null if the request asks for no heading that can be filled in
 */
export function headingChange(request: Pick<IncomingMessage, "url" | "headers">): FindChange | null {
  const { url = "" } = request;
  const heading = url.includes("hlText=") ? parseHeading(url.slice(url.indexOf("?"))) : null;
  if (heading === null) return null;
  request.headers[WILL_FILL] = secret();
  // The stored validator belongs to the page with placeholders, so a 304 would be wrong.
  delete request.headers["if-none-match"];
  return (response) => {
    if (!response.hasHeader(HAS_SLOTS)) return null;
    response.removeHeader(HAS_SLOTS);
    return (html) => fillSlots(html, heading);
  };
}
