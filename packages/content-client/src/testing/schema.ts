import { buildSchema, type GraphQLSchema } from "graphql";
import type { FragmentNames } from "../block-contract.ts";
import { fragmentNames, type CraftVersion } from "../selections/fragment-names.ts";

const ASSET =
  "type Asset { url: String alt: String title: String width: Int height: Int mimeType: String hasFocalPoint: Boolean focalPoint: [Float] }";

/**
 * A small content schema with the type names of either version, two blocks and everything that a page reads.
 *
 * @param objects whether rich text and links are objects, as in fields that were created in Craft 5
 */
export function contentSchema(craft: CraftVersion, objects = false): GraphQLSchema {
  const sdl = contentSdl(craft);
  if (!objects) return buildSchema(sdl);
  const withObjects = sdl.replaceAll(RICH_TEXT, "$1: $1_CkeditorField").replaceAll(LINK, "$1: LinkData");
  const handles = new Set([...sdl.matchAll(RICH_TEXT)].map(([, handle]) => handle));
  const types = [...handles].map((handle) => `type ${handle}_CkeditorField { html: String rawHtml: String }`);
  return buildSchema(`${withObjects} type LinkData { url: String label: String type: String } ${types.join(" ")}`);
}

const RICH_TEXT = /\b(learnMoreContent|contentModal|displayContent|promotionText|resetText): String/g;
const LINK = /\b(buttonLinkModal|canonicalUrl|promotionLink): String/g;

function contentSdl(craft: CraftVersion): string {
  return `
    ${ASSET}
    scalar Any
    scalar QueryArgument
    type Query {
      entry(site: [String], section: [String], type: [String], slug: [String], uri: [String]): EntryInterface
      entries(site: [String], section: [String], type: [String], slug: [String], expiryDate: [String], ${craft === 4 ? "" : "id: [QueryArgument], fieldId: [QueryArgument], dateUpdated: [String], "}orderBy: String, limit: Int, offset: Int): [EntryInterface]
      entryCount(site: [String], type: [String]): Int!
      globalSets(site: [String]): [GlobalSetInterface]
      globalSet(site: [String], handle: [String]): GlobalSetInterface
    }
    interface EntryInterface { slug: String title: String sectionHandle: String typeHandle: String isDraft: Boolean dateCreated: String postDate: String expiryDate: String dateUpdated: String siteId: Int ownerId: Int }
    ${craft === 4 ? "interface MatrixBlockInterface { typeHandle: String }" : ""}
    interface CategoryInterface { title: String slug: String }
    type aceCategories_Category implements CategoryInterface { title: String slug: String aceCategoryCode: String }
    ${pageTypes(fragmentNames(craft))}
    ${rowTypes(fragmentNames(craft))}
    ${GLOBAL_SETS}
  `;
}

function pageTypes(names: FragmentNames): string {
  const common =
    "slug: String title: String sectionHandle: String typeHandle: String isDraft: Boolean dateCreated: String postDate: String expiryDate: String dateUpdated: String siteId: Int ownerId: Int";
  const sections = new Set(["pages", "blog"].map((section) => names.entry(section, "visionTemplateEntry")));
  const pages = [...sections].map(
    (type) => `type ${type} implements EntryInterface { ${common}
      pageTitle: String pageType: String trustPilotSKU: String blogSummary: String
      hideFooter: Any hideNav: Any hideStickyBanner: Any isNavSticky: Any hasInPersonLessons: Any
      pageState: String stickyEmailOverride: Int additionalHeaderLogo: [Asset] featuredEntryImage: [Asset]
      blogCategories: [CategoryInterface] showGladlyHelpCenter: Any gladlyBrandId: String adaChatbot: Any
      optimizelyEnabled: Any optimizelyTestEndDate: String
      seoContent: [seoContent_MatrixField] embedStyles: String stickyEmailCapture: [stickyEmailCapture_MatrixField]
      exitIntentModal: [exitIntentModal_MatrixField] adobe: [adobe_MatrixField] baseComponents: [baseComponents_MatrixField] }`,
  );
  return `${pages.join("\n")}\ntype ${names.entry("pages", "redirect")} implements EntryInterface { ${common} }`;
}

const EMAIL_CAPTURE = `showEmailCapture: Any coupon: String captureTitle: String displayContent: String displayContentAfterSubmit: String
  buttonLabel: String buttonSize: String buttonAriaLabel: String saleStart: String saleEnd: String percentage: Int countdownDays: Int`;

type Row = readonly [field: string, type: string, fields: string];

const ROWS: readonly Row[] = [
  ["baseComponents", "learnMore", "learnMoreContent: String ctaLabel: Any"],
  ["baseComponents", "accordion", "accordionTitle: String accordionItems: [accordionItems_MatrixField]"],
  ["baseComponents", "unbuilt", "unbuiltText: String"],
  ["accordionItems", "accordionItem", "itemTitle: String"],
  [
    "seoContent",
    "seo",
    `canonicalUrl: String pageTitle: String description: String keywords: String nofollow: Any noindex: Any
      ogImage: [Asset] ogTitle: String ogType: String ogUrl: String alternateLanguages: [AlternateLanguage] structuredData: String embedStyles: String`,
  ],
  ["stickyEmailCapture", "emailCapture", EMAIL_CAPTURE],
  [
    "exitIntentModal",
    "exitIntentModal",
    `titleModal: String contentModal: String imageModal: [Asset] imagePlacement: String
      buttonLabelModal: String buttonLinkModal: String buttonStyleModal: String enabledExitModal: Any`,
  ],
  [
    "adobe",
    "adobe",
    `pageName: String var1: String var2: String var3: String var4: String var5: String appStep: String
      transactionId: String paymentType: String productId: String productCode: String orderAmount: String registrationType: String`,
  ],
];

/** Writes the row types with their shared fields, and each matrix field as the union of its rows, as in Craft. */
function rowTypes(names: FragmentNames): string {
  const common =
    names.rowInterface === "EntryInterface"
      ? "slug: String title: String sectionHandle: String typeHandle: String isDraft: Boolean dateCreated: String postDate: String expiryDate: String dateUpdated: String siteId: Int ownerId: Int"
      : "typeHandle: String";
  const types = ROWS.map(
    ([field, type, fields]) =>
      `type ${names.row(field, type)} implements ${names.rowInterface} { ${common} ${fields} }`,
  );
  const unions = [...new Set(ROWS.map(([field]) => field))].map((field) => {
    const stored = ROWS.filter((row) => row[0] === field).map(([, type]) => names.row(field, type));
    return `union ${field}_MatrixField = ${stored.join(" | ")}`;
  });
  return [...types, ...unions].join("\n");
}

const PROMOTION =
  "promotionText: String promotionStartDateTime: String promotionEndsDateTime: String showHidePromoBanner: Any";

const GLOBAL_SETS = `
  interface GlobalSetInterface { handle: String dateUpdated: String }
  type AlternateLanguage { language: String address: String }
  type Redirect { redirectFrom: String redirectTo: String redirectKind: String }
  type redirects_GlobalSet implements GlobalSetInterface { handle: String dateUpdated: String redirects: [Redirect] }
  type Reset { resetText: String promotionEndsDateTime: String }
  type emailCapture_GlobalSet implements GlobalSetInterface { handle: String dateUpdated: String ${EMAIL_CAPTURE} }
  type topPromoBanner_GlobalSet implements GlobalSetInterface { handle: String dateUpdated: String ${PROMOTION} promotionReset: [Reset] overwriteCoupon: String }
  type headerPromoBanner_GlobalSet implements GlobalSetInterface { handle: String dateUpdated: String ${PROMOTION} promotionLink: String coupon: String }
  type graphicPromoBanner_GlobalSet implements GlobalSetInterface { handle: String dateUpdated: String graphicBannerContent: String image: [Asset]
    imageAlignment: String promotionStartDateTime: String promotionEndsDateTime: String showHidePromoBanner: Any
    backgroundColor: String textColor: String }
  type featuredEntries_GlobalSet implements GlobalSetInterface { handle: String dateUpdated: String featuredEntries: [EntryInterface] }
  type globalOptimizely_GlobalSet implements GlobalSetInterface { handle: String dateUpdated: String optimizelyEnabled: Any optimizelyTestEndDate: String }
`;
