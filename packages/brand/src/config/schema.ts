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

/**
 * The site's hosts, trusted domains including their sub-domains, and patterns of preview deployments' hosts. [CFG-006]
 */
const allowedHostsSchema = z.strictObject({
  hosts: z.array(webHost).readonly().default([]),
  trustedDomains: z.array(webHost).readonly().default([]),
  reviewAppPatterns: z.array(z.string().refine(isPattern, "is not a regular expression")).readonly().default([]),
});

const origins = z.array(webOrigin).readonly();

/** The origins that pages may use in addition to their own host; the Content-Security-Policy allows no others. */
const allowedSourcesSchema = z.strictObject({
  /** For pictures and films; null allows every https host, because editors use files from anywhere. */
  images: origins.nullable().default(null),
  frames: origins.default([]),
  /** Origins to which the page's scripts may send requests. */
  connections: origins.default([]),
  forms: origins.default([]),
});

const emailSchema = z.strictObject({
  listId: z.number().int().positive().nullable().default(null),
  /** The type code of subscriptions. The default is RE for real estate, else the brand's id. [ML-009] */
  listType: z.string().min(1).optional(),
  /**
   * The vertical of an email form whose editor chose none. The default is the brand's if it is one of these four, else
   * null.
   */
  formVertical: z.enum(FORM_VERTICALS).nullable().optional(),
  /** The brand id that we send to the mailing lists. The default is the brand's own id. */
  sendAs: brandId.optional(),
});

const referralProgramSchema = z.strictObject({
  campaignId: z.string().min(1),
  discountPercent: z.number().int().min(1).max(100),
});

/** The phone number, as people write it, and the hours in which it is answered. */
const contactSchema = z.strictObject({
  phone: z.string().regex(/^\+?[\d().\s-]{7,}$/, "is not a phone number such as (602) 555-0129"),
  hours: z.string().min(1),
});

const blogSchema = z.strictObject({
  enabled: z.boolean().default(false),
  /** The prefix of the slugs of blog content. [RT-009] */
  prefix: z.string().min(1).default("blog--"),
  /** The first path segments of blog pages. [RT-007, RT-008] */
  paths: z.array(z.string().min(1)).readonly().default(DEFAULT_BLOG_PATHS),
});

/** A guarantee's label, and the text that it opens. */
const guaranteeSchema = z.strictObject({ label: z.string().min(1), text: z.string().min(1) });

const guaranteesSchema = z.strictObject({
  moneyBack: guaranteeSchema.optional(),
  satisfactionGuarantee: guaranteeSchema.optional(),
});

/**
 * The layouts of a page's top section.
 * `framed`: a framed picture on the deep background.
 * `print`: a matted print on the warm background.
 * `split`: one half text and one half picture, up to the window's edge, on the deep background.
 * `round`: the same halves on the warm background, with a round side.
 * `sky`: a gradient from the accent's softest shade at the top to paper.
 * `offset`: a picture at a distance from its shadow, on paper.
 */
const HERO_LOOKS = ["framed", "print", "split", "round", "sky", "offset"] as const;

/**
 * When the scripts of a published page start.
 * `eager`: with the page.
 * `idle`: on the visitor's first interaction, or once the page is loaded and the browser is idle.
 * `late`: on the visitor's first interaction, or when an element that needs scripts is near the viewport.
 */
const RUNTIMES = ["eager", "idle", "late"] as const;

/** Field measurements: how pages perform on visitors' own devices. */
const vitalsSchema = z.strictObject({
  /** The share of page views that are measured, from 0 (off) to 1. */
  share: z.number().min(0).max(1).default(0),
  /** Whether to skip visitors who opted out. [PV-013] */
  honorsOptOut: z.boolean().default(true),
  /** Whether to skip browsers that send Do Not Track. */
  honorsDoNotTrack: z.boolean().default(true),
});

/** The names of notices whose text a brand may replace. */
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
 * The schema of a brand's settings, which are plain JSON. It rejects unknown fields, so misspelled ones are
 * noticed. [CFG-004]
 */
export const brandConfigSchema = z
  .strictObject({
    id: brandId,
    name: z.string().min(1),
    /** The site's own address, for example `https://www.example.com`. */
    url: webAddress,
    /** The default is the host of `url`. */
    hostName: webHost.optional(),
    /** Addresses or hosts of the family's other sites; links to them are internal. [CFG-007] */
    siblingSites: words,
    /** The `site` argument of content queries. [CFG-008] */
    craftSite: z.string().min(1),
    helpPage: z.string().min(1).default("/support/"),
    /** The page that explains how the site uses visitors' data; forms link to it. */
    privacyPage: z.string().min(1).default("/privacy/"),
    /** The page where visitors search the site; null for a site without search. */
    searchPage: z
      .string()
      .regex(/^\/(?:[\w-]+\/)+$/, "is not a path such as /search/")
      .nullable()
      .default("/search/"),
    /** The paths that the search and missing pages suggest first, in order of importance. */
    mainPages: words,
    showFee: z.boolean().default(true),
    /** The name of the fee next to a price. [CFG-004] */
    feeLabel: z.string().default("fee"),
    /** Other names of the fee, by the product's `filter.type` in commerce, which for most products is the state. */
    feeLabels: z.record(z.string().min(1), z.string().min(1)).default({}),
    ctaText: z.string().min(1),
    /** The brand's own coupon notices, by the names of `NOTICE_TEXTS` of `@courseway/coupons/texts`. [CP-024] */
    couponNotices: z.partialRecord(noticeName, z.string().min(1)).optional(),
    /** Without this id, no trust stars are fetched. [CFG-009] */
    trustpilotId: z.string().min(1).nullable().default(null),
    ambassadorGroupId: z.string().min(1).nullable().default(null),
    email: emailSchema.prefault({}),
    globalCDIQueryParam: z.string().min(1).default("hc"),
    globalSalesQueryParam: z.string().min(1).default("vc"),
    use_old_coupon_strategy: z.boolean().default(false),
    allowedHosts: allowedHostsSchema.prefault({}),
    allowedSources: allowedSourcesSchema.prefault({}),
    vertical: z.enum(VERTICALS),
    /** Whether this is the agent brand, whose checkout is on a sub-host of the site. [LNK-012] */
    agentBrand: z.boolean().default(false),
    /** The time zone of dates that have no offset. */
    timeZone: z.string().refine(isTimeZone, "is not a time zone such as America/Chicago").default("America/Chicago"),
    blog: blogSchema.prefault({}),
    /** Paths that begin with this prefix are never looked up. [RT-015] */
    contentAssetsPrefix: z.string().min(1).default("content-assets"),
    checkoutUrl: webAddress,
    signInUrl: webAddress,
    courseSelectionUrl: webAddress,
    /**
     * For development: a base address that replaces other hosts in the links of header and footer, followed by the name
     * of the replaced host. Null keeps the links as they are.
     */
    outsideUrl: webAddress.nullable().default(null),
    /** The vertical's code in sign-in links; null for none. [HD-014] */
    signInVertical: z.string().min(1).nullable().default(null),
    /** The address of the visitor's state; a path is on the brand's own host. [API-033, API-034] */
    locationUrl: z.string().min(1).default("/whereami"),
    /** Shown in header and footer; null for a brand without a phone number. */
    contact: contactSchema.nullable().default(null),
    guaranteeLabel: z.string().default(LABELS.guarantee),
    /** What the guarantee promises; null for a text that fits any terms. */
    guaranteeText: z.string().min(1).nullable().default(null),
    /** The refund terms, shown next to each price: within what time and until when money is refunded. Null for none. */
    refundLine: z.string().min(1).nullable().default(null),
    /**
     * The brand's own texts for the guarantees that editors choose on pricing blocks. The default texts are documented.
     */
    guarantees: guaranteesSchema.prefault({}),
    /** Whether visitors who chose nothing share no personal data; the consent cookie then starts at 1. [PV-010] */
    optsOutByDefault: z.boolean().default(false),
    /**
     * The link parameter that passes the visitor's privacy choice to the checkout and the family's sites, 0 or 1 as in
     * the cookie. This site also reads from it an opt-out that was made there. Null for none. [PV-013, LNK-009]
     */
    consentParam: z
      .string()
      .regex(/^[A-Za-z0-9_.-]+$/, "is not the name of a parameter: letters, digits, _ . and - only")
      .nullable()
      .default(null),
    /** Whether coupons from emails are stored. The default is true for RE, INS and MTG. [CK-013] */
    keepsEmailedCoupons: z.boolean().optional(),
    /**
     * The referral program of the brand's ambassadors; null for none. The default is the vertical's. [CN-002, CN-003]
     */
    referralProgram: referralProgramSchema.nullable().optional(),
    heroLook: z.enum(HERO_LOOKS).default("framed"),
    runtime: z.enum(RUNTIMES).default("idle"),
    partnerStatement: z.string().nullable().default(null),
    commerce: commerceSchema.prefault({}),
    /** Analytics, experiments, chat and other third parties; none by default. [AN-001, CFG-021] */
    vendors: vendorsSchema.prefault({}),
    /** Field measurements, which pages send to their own site; off by default. */
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

/** The settings as a brand's `brand.ts` contains them; fields with a default are optional. */
export type BrandInput = z.input<typeof brandConfigSchema>;

/** A brand's settings with all defaults filled in. Plain JSON: it may be sent to a browser. [CFG-004] */
export type BrandConfig = Readonly<z.output<typeof brandConfigSchema>>;
