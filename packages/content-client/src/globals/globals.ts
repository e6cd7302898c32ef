import { z } from "zod";
import type { FragmentNames } from "../block-contract.ts";
import { field, type Field } from "../fields/read.ts";
import { dateTime } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";
import {
  graphicPromoFields,
  graphicPromoSchema,
  offerFields,
  offerSchema,
  topPromoFields,
  topPromoSchema,
} from "./banners.ts";
import { emailCaptureFields, emailCaptureSchema } from "./email-capture.ts";
import { featuredEntriesFields, featuredEntriesSchema } from "./featured-entries.ts";

const experimentSchema = z.object({ optimizelyEnabled: toggle, optimizelyTestEndDate: dateTime });

const globalsSchema = z
  .object({
    emailCapture: globalSet(emailCaptureSchema),
    topPromoBanner: globalSet(topPromoSchema),
    graphicPromoBanner: globalSet(graphicPromoSchema),
    headerPromoBanner: globalSet(offerSchema),
    featuredEntries: globalSet(featuredEntriesSchema),
    globalOptimizely: globalSet(experimentSchema),
  })
  .transform((sets) => ({
    emailCapture: sets.emailCapture,
    topPromo: sets.topPromoBanner,
    graphicPromo: sets.graphicPromoBanner,
    offer: sets.headerPromoBanner,
    featuredEntries: sets.featuredEntries?.featuredEntries ?? [],
    experiment: sets.globalOptimizely,
  }));

/** What editors set once for a whole site; each set is null where the site has none. [PB-023] */
export type Globals = Readonly<z.infer<typeof globalsSchema>>;

/** A site without global sets: what a page is rendered with when they cannot be had. */
export const NO_GLOBALS: Globals = globalsSchema.parse({});

/** Reads the answer of the globals query. Never throws: a set that cannot be read is null. */
export function readGlobals(data: unknown): Globals {
  return globalsSchema.safeParse(data).data ?? NO_GLOBALS;
}

/** All global sets of a site in one query. [PB-023] */
export function globalsQuery(names: FragmentNames): string {
  const sets: readonly (readonly [handle: string, fields: string])[] = [
    ["emailCapture", emailCaptureFields],
    ["topPromoBanner", topPromoFields],
    ["graphicPromoBanner", graphicPromoFields],
    ["headerPromoBanner", offerFields],
    ["featuredEntries", featuredEntriesFields(names)],
    ["globalOptimizely", Object.keys(experimentSchema.shape).join(" ")],
  ];
  const selection = sets.map(
    ([handle, fields]) => `  ${handle}: globalSet(handle: ["${handle}"], site: $site) { ... on ${handle}_GlobalSet {
    ${fields}
  } }`,
  );
  return `query Globals($site: [String]) {\n${selection.join("\n")}\n}`;
}

/** A set that the site does not have is null, and so is one of another type: it comes back without fields. */
function globalSet<Output>(schema: z.ZodType<Output>): Field<Output | null> {
  return field((value) => {
    const isSet = typeof value === "object" && value !== null && Object.keys(value).some((key) => key !== "__typename");
    return isSet ? (schema.safeParse(value).data ?? null) : null;
  });
}
