import type { Globals, Page } from "@courseway/content-client";
import { z } from "zod";

/** The content of one page and the global sets. */
export interface Snapshot {
  readonly page: Page;
  readonly globals: Globals;
}

const set = z.looseObject({}).nullable();
const place = { name: z.string(), index: z.number() };

/** The fields that every version of the site reads without checks. Each block validates its own content. */
const snapshotSchema = z.object({
  page: z.looseObject({
    slug: z.string(),
    typeHandle: z.string(),
    blog: z.boolean(),
    header: z.looseObject({ hideFooter: z.boolean(), hideNav: z.boolean(), hideStickyBanner: z.boolean() }),
    seo: z.looseObject({
      noindex: z.boolean(),
      nofollow: z.boolean(),
      alternateLanguages: z.array(z.looseObject({})),
    }),
    styles: z.array(z.string()),
    refusals: z.array(z.string()),
    emailCapture: set,
    exitIntent: set,
    analytics: set,
    blogCategories: z.array(z.looseObject({})),
    blocks: z.array(
      z.discriminatedUnion("kind", [
        z.looseObject({ kind: z.literal("block"), ...place }),
        z.looseObject({ kind: z.literal("problem"), ...place, reason: z.string() }),
      ]),
    ),
  }),
  globals: z.looseObject({
    emailCapture: set,
    topPromo: set,
    graphicPromo: set,
    offer: set,
    featuredEntries: z.array(z.looseObject({})),
    experiment: set,
  }),
});

/** Whether a value from a file is a page that this version can show. Another version may have written the file, or only half of it. */
export const isSnapshot = (value: unknown): value is Snapshot => snapshotSchema.safeParse(value).success;
