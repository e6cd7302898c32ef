import * as z from "zod";
import { webAddress, webHost } from "./wire.ts";

const id = z.string().min(1);

/**
 * Customer-data analytics (Segment). `scriptUrl` and `apiUrl` are on the brand's proxy hosts if it has any. [AN-004]
 */
const customerDataSchema = z.strictObject({
  /** Public: each visitor's browser sends it. */
  writeKey: id,
  scriptUrl: webAddress.default("https://cdn.segment.com"),
  apiUrl: webAddress.default("https://api.segment.io/v1"),
});

/** The tag manager (Google). [AN-003] */
const tagManagerSchema = z.strictObject({
  containerId: id,
  scriptUrl: webAddress.default("https://www.googletagmanager.com/gtm.js"),
});

/** Experiments (Optimizely). [AN-009] */
const experimentsSchema = z.strictObject({
  projectId: id,
  scriptUrl: webAddress.default("https://cdn.optimizely.com/js"),
  apiUrl: webAddress.default("https://logx.optimizely.com/v1/events"),
});

/** The chat (Ada). [CHT-001] */
const chatSchema = z
  .strictObject({
    handle: z.string().regex(/^[\w-]+$/, "is not a handle: letters, digits, _ and - only"),
    scriptUrl: webAddress.default("https://static.ada.support/embed2.js"),
    /** The handle's host, whose frame shows the conversation. The default is `https://{handle}.ada.support`. */
    chatUrl: webAddress.optional(),
  })
  .transform(({ chatUrl, ...chat }) => ({ ...chat, chatUrl: chatUrl ?? `https://${chat.handle}.ada.support` }));

/** The help-center widget (Gladly); a page may name another `brandId`. [CFG-021] */
const helpCenterSchema = z.strictObject({
  orgId: id,
  brandId: id,
  apiUrl: webAddress,
  scriptUrl: webAddress.default("https://cdn.gladly.com/help-center/hcl.js"),
});

/** The reviews widget (Trustpilot) of brands that have a `trustpilotId`. */
const reviewsSchema = z.strictObject({
  scriptUrl: webAddress.default("https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js"),
});

/** Lead forms (HubSpot). [AN-006] */
const formsSchema = z.strictObject({
  portalId: id,
  /** The form of three steps: its own id, and the forms of its first two steps. [BL-hubspot-001] */
  threeSteps: z
    .strictObject({ formId: id, firstForms: z.tuple([id, id]).readonly() })
    .nullable()
    .default(null),
  scriptUrl: webAddress.default("https://js.hsforms.net/forms/v2.js"),
  /** The address to which forms are submitted. */
  apiUrl: webAddress.default("https://forms.hsforms.com"),
});

/** Quizzes (Agolix in a frame, Common Ninja by script). [AN-007] */
const quizzesSchema = z.strictObject({
  frameUrl: webAddress.default("https://app.agolix.com/assessment"),
  scriptUrl: webAddress.default("https://cdn.commoninja.com/sdk/latest/commonninja.js"),
});

/** Video players (Wistia, YouTube). Nothing is loaded from them before a visitor starts a video. */
const videosSchema = z.strictObject({
  wistiaUrl: webAddress.default("https://fast.wistia.net/embed/iframe"),
  youtubeUrl: webAddress.default("https://www.youtube-nocookie.com/embed"),
  /** Posters of YouTube's videos; the site's own server fetches them. [VID-006] */
  posterUrl: webAddress.default("https://i.ytimg.com"),
});

/** A script of a partner or another tool, for pages that the brand chooses. [AN-012] */
const partnerScriptSchema = z.strictObject({
  src: webAddress,
  /** Attributes as in HTML: `async data-site="7"`. Unreadable ones are left out. [AN-011] */
  attributes: z.string().default(""),
  /** Paths of pages, including all pages below them; empty for every page. */
  paths: z.array(z.string().startsWith("/")).readonly().default([]),
});

/**
 * The third parties that a brand allows on its pages. A script of any other host is never loaded, even if content
 * names it. [AN-001, AN-002]
 */
export const vendorsSchema = z.strictObject({
  customerData: customerDataSchema.nullable().default(null),
  tagManager: tagManagerSchema.nullable().default(null),
  /**
   * Whether Google's tags receive the visitor's choice (Consent Mode v2): denied before any of them loads, granted if
   * the visitor shares data. [AN-003, PV-013]
   */
  googleConsentMode: z.boolean().default(false),
  experiments: experimentsSchema.nullable().default(null),
  chat: chatSchema.nullable().default(null),
  helpCenter: helpCenterSchema.nullable().default(null),
  reviews: reviewsSchema.nullable().default(null),
  forms: formsSchema.nullable().default(null),
  quizzes: quizzesSchema.nullable().default(null),
  /** Every brand has video players, because a visitor's click on a video is a choice to load them. */
  videos: videosSchema.prefault({}),
  partnerScripts: z.array(partnerScriptSchema).readonly().default([]),
  /** Other hosts whose scripts may run, for tags of the tag manager and for widgets that editors place. */
  scriptHosts: z.array(webHost).readonly().default([]),
});
