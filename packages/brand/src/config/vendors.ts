import * as z from "zod";
import { webAddress, webHost } from "./wire.ts";

const id = z.string().min(1);

/** Customer-data analytics (Segment). `scriptUrl` and `apiUrl` name proxy hosts of the brand's own where it has them. [AN-004] */
const customerDataSchema = z.strictObject({
  /** Public: every visitor's browser sends it. */
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
    /** The handle's own host, whose frame shows the conversation; `https://{handle}.ada.support` where absent. */
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
  /** Where forms are sent. */
  apiUrl: webAddress.default("https://forms.hsforms.com"),
});

/** Quizzes (Agolix in a frame, Common Ninja by script). [AN-007] */
const quizzesSchema = z.strictObject({
  frameUrl: webAddress.default("https://app.agolix.com/assessment"),
  scriptUrl: webAddress.default("https://cdn.commoninja.com/sdk/latest/commonninja.js"),
});

/** Players of films (Wistia, YouTube): nothing of theirs is loaded before a visitor asks for the film. */
const videosSchema = z.strictObject({
  wistiaUrl: webAddress.default("https://fast.wistia.net/embed/iframe"),
  youtubeUrl: webAddress.default("https://www.youtube-nocookie.com/embed"),
  /** Posters of YouTube's films; the site's own server fetches them. [VID-006] */
  posterUrl: webAddress.default("https://i.ytimg.com"),
});

/** A script of a partner or of another tool, for pages of the brand's choice. [AN-012] */
const partnerScriptSchema = z.strictObject({
  src: webAddress,
  /** As in HTML: `async data-site="7"`. What cannot be read is left out. [AN-011] */
  attributes: z.string().default(""),
  /** Pages by their path, with those below; empty for every page. */
  paths: z.array(z.string().startsWith("/")).readonly().default([]),
});

/**
 * Third parties that a brand lets into its pages; one that is not named does not exist for the site. A script of any
 * other host is never loaded, whatever content says. [AN-001, AN-002]
 */
export const vendorsSchema = z.strictObject({
  customerData: customerDataSchema.nullable().default(null),
  tagManager: tagManagerSchema.nullable().default(null),
  /**
   * Whether Google's tags are told of the visitor's choice (Consent Mode v2): denied before anything of theirs is loaded,
   * granted where the visitor shares. [AN-003, PV-013]
   */
  googleConsentMode: z.boolean().default(false),
  experiments: experimentsSchema.nullable().default(null),
  chat: chatSchema.nullable().default(null),
  helpCenter: helpCenterSchema.nullable().default(null),
  reviews: reviewsSchema.nullable().default(null),
  forms: formsSchema.nullable().default(null),
  quizzes: quizzesSchema.nullable().default(null),
  /** Every brand has them: the click on a film is the visitor's own choice. */
  videos: videosSchema.prefault({}),
  partnerScripts: z.array(partnerScriptSchema).readonly().default([]),
  /** Further hosts whose scripts may run: of tags that the tag manager adds, of widgets that editors place. */
  scriptHosts: z.array(webHost).readonly().default([]),
});
