import * as z from "zod";
import { NOTICE_TEXTS } from "@courseway/coupons/texts";
import { LABELS } from "../labels/labels.ts";
import { BRAND_ID_PATTERN, type BrandId, VERTICALS } from "./brand-ids.ts";
import { DEFAULT_BLOG_PATHS, FORM_VERTICALS, verticalDefaults } from "./vertical-defaults.ts";
import { vendorsSchema } from "./vendors.ts";
import { isPattern, isTimeZone, webAddress, webHost, webOrigin } from "./wire.ts";

const brandId = z.custom<BrandId>(
  (value) => typeof value === "string" && BRAND_ID_PATTERN.test(value),
  "is not 2 to 12 capital letters and digits such as ACE",
);
const words = z.array(z.string().min(1)).readonly().default([]);

/** Hosts this site answers to, domains it trusts with their sub-domains, and patterns of preview deployments. [CFG-006] */
const allowedHostsSchema = z.strictObject({
  hosts: z.array(webHost).readonly().default([]),
  trustedDomains: z.array(webHost).readonly().default([]),
  reviewAppPatterns: z.array(z.string().refine(isPattern, "is not a regular expression")).readonly().default([]),
});

const origins = z.array(webOrigin).readonly();

/** Where a page may load from and send to besides its own host; its Content-Security-Policy allows nothing else. */
const allowedSourcesSchema = z.strictObject({
  /** Pictures and films; null for any https host, since editors take them from anywhere. */
  images: origins.nullable().default(null),
  frames: origins.default([]),
  /** What scripts of the page may ask. */
  connections: origins.default([]),
  forms: origins.default([]),
});

const emailSchema = z.strictObject({
  listId: z.number().int().positive().nullable().default(null),
  /** The type code of subscriptions; RE for real estate, else the brand's id, where absent. [ML-009] */
  listType: z.string().min(1).optional(),
  /** The subject of an email form whose editor chose none; the vertical where it is one of the four, else none. */
  formVertical: z.enum(FORM_VERTICALS).nullable().optional(),
  /** The brand id that the mailing lists are told; the brand's own where absent. */
  sendAs: brandId.optional(),
});

const referralProgramSchema = z.strictObject({
  campaignId: z.string().min(1),
  discountPercent: z.number().int().min(1).max(100),
});

/** The number to call, as people write it, and when somebody answers. */
const contactSchema = z.strictObject({
  phone: z.string().regex(/^\+?[\d().\s-]{7,}$/, "is not a phone number such as (602) 555-0129"),
  hours: z.string().min(1),
});

const blogSchema = z.strictObject({
  enabled: z.boolean().default(false),
  /** Put before the slug of blog content. [RT-009] */
  prefix: z.string().min(1).default("blog--"),
  /** The first path segments that lead to blog content. [RT-007, RT-008] */
  paths: z.array(z.string().min(1)).readonly().default(DEFAULT_BLOG_PATHS),
});

/** A promise's line, and what it opens. */
const guaranteeSchema = z.strictObject({ label: z.string().min(1), text: z.string().min(1) });

const guaranteesSchema = z.strictObject({
  moneyBack: guaranteeSchema.optional(),
  satisfactionGuarantee: guaranteeSchema.optional(),
});

/**
 * How a page's top section is composed: a framed picture on the deep ground; a matted print on the warm one; words and
 * picture in halves, the picture to the window's edge, on the deep ground, or on the warm one with a round side; an open
 * sky from the accent's softest shade down to paper; a picture that stands off its own shadow, on paper.
 */
const HERO_LOOKS = ["framed", "print", "split", "round", "sky", "offset"] as const;

/**
 * When the scripts of a published page start: `eager` with the page; `idle` with the visitor's first move, or once the page is
 * loaded and the browser idle; `late` with the first move, or when something that needs them comes near the screen.
 */
const RUNTIMES = ["eager", "idle", "late"] as const;

/** How much of the field is measured: what pages cost on visitors' own devices. */
const vitalsSchema = z.strictObject({
  /** The part of views that are measured, 0 (off) to 1. */
  share: z.number().min(0).max(1).default(0),
  /** Whether a visitor who opted out is left alone. [PV-013] */
  honorsOptOut: z.boolean().default(true),
  /** Whether a browser that sends Do Not Track is left alone. */
  honorsDoNotTrack: z.boolean().default(true),
});

/** The notices that a brand may word itself. */
const noticeName = z.custom<keyof typeof NOTICE_TEXTS>(
  (value) => typeof value === "string" && value in NOTICE_TEXTS,
  `is none of the notices ${Object.keys(NOTICE_TEXTS).join(", ")}`,
);

const commerceSchema = z.strictObject({
  appType: z.string().min(1).default("DR"),
  platform: z.string().min(1).default("MKT"),
  brandId: brandId.optional(),
});

/**
 * Everything that makes a brand a brand, as plain JSON. An unknown field is refused, so that a
 * misspelled one is noticed. [CFG-004]
 */
export const brandConfigSchema = z
  .strictObject({
    id: brandId,
    name: z.string().min(1),
    /** The site's own address, for example `https://www.example.com`. */
    url: webAddress,
    /** The host of `url` where absent. */
    hostName: webHost.optional(),
    /** Addresses or hosts of the family's other sites; they count as internal. [CFG-007] */
    siblingSites: words,
    /** The `site` of content queries. [CFG-008] */
    craftSite: z.string().min(1),
    helpPage: z.string().min(1).default("/support/"),
    /** Where the site says what it does with a visitor's data; forms link to it. */
    privacyPage: z.string().min(1).default("/privacy/"),
    /** Where visitors search the site's pages; null for a site without search. */
    searchPage: z
      .string()
      .regex(/^\/(?:[\w-]+\/)+$/, "is not a path such as /search/")
      .nullable()
      .default("/search/"),
    /** The paths to which a visitor who is lost is led first, the most important one first: where a page is missing, and in the search. */
    mainPages: words,
    showFee: z.boolean().default(true),
    feeLabel: z.string().default("fee"),
    ctaText: z.string().min(1),
    /** The brand's own words on a visitor's coupon, by the names of `NOTICE_TEXTS` of `@courseway/coupons/texts`. [CP-024] */
    couponNotices: z.partialRecord(noticeName, z.string().min(1)).optional(),
    /** Without it no trust stars are fetched. [CFG-009] */
    trustpilotId: z.string().min(1).nullable().default(null),
    ambassadorGroupId: z.string().min(1).nullable().default(null),
    email: emailSchema.prefault({}),
    globalCDIQueryParam: z.string().min(1).default("hc"),
    globalSalesQueryParam: z.string().min(1).default("vc"),
    use_old_coupon_strategy: z.boolean().default(false),
    allowedHosts: allowedHostsSchema.prefault({}),
    allowedSources: allowedSourcesSchema.prefault({}),
    vertical: z.enum(VERTICALS),
    /** The agent brand's checkout has a sub-host of its own. [LNK-012] */
    agentBrand: z.boolean().default(false),
    /** A date without an offset is read here. */
    timeZone: z.string().refine(isTimeZone, "is not a time zone such as America/Chicago").default("America/Chicago"),
    blog: blogSchema.prefault({}),
    /** Paths that begin with it are never looked up. [RT-015] */
    contentAssetsPrefix: z.string().min(1).default("content-assets"),
    checkoutUrl: webAddress,
    signInUrl: webAddress,
    courseSelectionUrl: webAddress,
    /** Where links of the chrome to others' hosts lead, each below its host's name: for development; null for the hosts themselves. */
    outsideUrl: webAddress.nullable().default(null),
    /** The vertical's code on sign-in links; null for none. [HD-014] */
    signInVertical: z.string().min(1).nullable().default(null),
    /** Answers the visitor's state; a path is on the brand's own host. [API-033, API-034] */
    locationUrl: z.string().min(1).default("/whereami"),
    /** In header and footer; null for a brand that nobody can call. */
    contact: contactSchema.nullable().default(null),
    guaranteeLabel: z.string().default(LABELS.guarantee),
    /** What that guarantee promises; words that fit any terms where null. */
    guaranteeText: z.string().min(1).nullable().default(null),
    /** Within what time, and until when, money comes back: a few words next to each price. None where null. */
    refundLine: z.string().min(1).nullable().default(null),
    /** The brand's own words for a promise that editors choose on pricing blocks; the documented ones where absent. */
    guarantees: guaranteesSchema.prefault({}),
    /** Whether a visitor who has chosen nothing shares no personal data; the consent cookie then starts at 1. [PV-010] */
    optsOutByDefault: z.boolean().default(false),
    /**
     * The parameter by which links tell the checkout and the family's sites what the visitor chose, 0 or 1 as in the cookie,
     * and by which this site learns of an opt-out that was made there; null for none. [PV-013, LNK-009]
     */
    consentParam: z
      .string()
      .regex(/^[A-Za-z0-9_.-]+$/, "is not the name of a parameter: letters, digits, _ . and - only")
      .nullable()
      .default(null),
    /** Whether coupons of emails are kept; RE, INS and MTG do where absent. [CK-013] */
    keepsEmailedCoupons: z.boolean().optional(),
    /** The program of the brand's ambassadors; the vertical's where absent, null for none. [CN-002, CN-003] */
    referralProgram: referralProgramSchema.nullable().optional(),
    heroLook: z.enum(HERO_LOOKS).default("framed"),
    runtime: z.enum(RUNTIMES).default("idle"),
    partnerStatement: z.string().nullable().default(null),
    commerce: commerceSchema.prefault({}),
    /** Analytics, experiments, chat and other third parties; none where absent. [AN-001, CFG-021] */
    vendors: vendorsSchema.prefault({}),
    /** Figures of the field, which pages send to their own site; off where absent. */
    vitals: vitalsSchema.prefault({}),
  })
  .transform((brand) => {
    const { listType, formVertical, ...ofVertical } = verticalDefaults(brand.id, brand.vertical);
    return {
      ...brand,
      hostName: brand.hostName ?? new URL(brand.url).host,
      email: {
        ...brand.email,
        listType: brand.email.listType ?? listType,
        formVertical: brand.email.formVertical === undefined ? formVertical : brand.email.formVertical,
        sendAs: brand.email.sendAs ?? brand.id,
      },
      commerce: { ...brand.commerce, brandId: brand.commerce.brandId ?? brand.id },
      keepsEmailedCoupons: brand.keepsEmailedCoupons ?? ofVertical.keepsEmailedCoupons,
      referralProgram: brand.referralProgram === undefined ? ofVertical.referralProgram : brand.referralProgram,
    };
  });

/** What a brand's `brand.ts` writes; fields with a default may be left out. */
export type BrandInput = z.input<typeof brandConfigSchema>;

/** A brand with every default filled in. Plain JSON: it may be sent to a browser. [CFG-004] */
export type BrandConfig = Readonly<z.output<typeof brandConfigSchema>>;
