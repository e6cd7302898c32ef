import { BUILDER_SCHEDULE_CATEGORY, type ScheduleItem, type ScheduleOptions } from "@courseway/services";
import { z } from "zod";
import { createSchedule } from "../host/brand-services.ts";
import type { Host } from "../host/host.ts";
import { type ApiRequest, readQuery } from "./endpoint.ts";
import { json } from "./guard.ts";
import { openedMoment, type TokenHost } from "./opens-drafts.ts";
import { fromHtml } from "hast-util-from-html";
import { defaultSchema, sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";

/** Text and lists; nothing that loads, runs, or sets an id or name. */
const schema: Schema = {
  ...defaultSchema,
  tagNames: ["a", "b", "br", "em", "h3", "h4", "h5", "i", "li", "ol", "p", "span", "strong", "u", "ul"],
  attributes: { a: ["href"] },
  protocols: { href: ["https", "http", "mailto", "tel"] },
};

/** Sanitizes a service's HTML. */
export const cleanHtml = (html: string): string => toHtml(sanitize(fromHtml(html, { fragment: true }), schema));

const courseIds = z
  .string()
  .max(2000)
  .default("")
  .transform((list) => [...new Set(list.split(",").map((id) => id.trim()))].filter((id) => id !== ""))
  .pipe(z.array(z.string().regex(/^[\w.:-]{1,64}$/)).max(40));

const requestSchema = z.object({ courseIds, use: z.enum(["page", "product", "modal", "builder"]).default("page") });

type Use = z.infer<typeof requestSchema>["use"];

/** The uses of the schedule. The builder shows one category; the use decides the codes of a logged failure. [API-029, ERR-006, ERR-008] */
const getOptions = (use: Use): ScheduleOptions =>
  use === "builder" ? { category: BUILDER_SCHEDULE_CATEGORY } : { use };

/** One course's sessions. The HTML is sanitized here, because islands have no sanitizer. [WS-001, WS-002] */
const pickShown = ({ courseid, category, webinarTitle, webinarContent, sessionList }: ScheduleItem): ScheduleItem => ({
  courseid,
  category: category && { code: category.code, title: category.title },
  webinarTitle,
  webinarContent: cleanHtml(webinarContent),
  sessionList: sessionList.map(({ title, eventsList }) => ({
    title,
    eventsList: eventsList.map(({ day, time, eventId }) => ({ day, time, eventId })),
  })),
});

/**
 * The next sessions of courses: `{ schedule: ScheduleItem[] }`, empty without ids and on failure.
 * [API-026, API-027, API-029, ERR-005, ERR-006, ERR-007, ERR-008]
 * @throws HttpError 400 for malformed ids
 */
export async function handleSchedule(
  apiRequest: ApiRequest,
  host: TokenHost & Pick<Host, "brand" | "env" | "commerce">,
): Promise<Response> {
  const read = readQuery(
    apiRequest,
    requestSchema,
    "?courseIds=a,b with use=page, product, modal or builder, or without",
  );
  // The signed moment of an editor's preview, if the call has its parameters.
  const moment = await openedMoment(new URL(apiRequest.request.url).searchParams, host);
  const ask = createSchedule(host, host.brand, () => moment ?? host.now());
  const items = read.courseIds.length === 0 ? [] : await ask(read.courseIds, getOptions(read.use));
  return json({ schedule: items.map(pickShown) });
}
