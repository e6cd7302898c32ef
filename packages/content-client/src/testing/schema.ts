import { buildSchema, type GraphQLSchema } from "graphql";
import type { FragmentNames } from "../block-contract.ts";
import { fragmentNames, type CraftVersion } from "../selections/fragment-names.ts";

const ASSET =
  "type Asset { url: String alt: String title: String width: Int height: Int mimeType: String hasFocalPoint: Boolean focalPoint: [Float] }";

/** A small content schema in either generation's names, with two blocks and everything that a page asks for. */
export function contentSchema(craft: CraftVersion): GraphQLSchema {
  return buildSchema(`
    ${ASSET}
    scalar Any
    type Query {
      entry(site: [String], section: [String], slug: [String], uri: [String]): EntryInterface
      globalSet(site: [String], handle: [String]): GlobalSetInterface
    }
    interface EntryInterface { slug: String title: String sectionHandle: String typeHandle: String isDraft: Boolean dateCreated: String }
    interface RowInterface { typeHandle: String }
    interface CategoryInterface { title: String slug: String }
    type aceCategories_Category implements CategoryInterface { title: String slug: String aceCategoryCode: String }
    ${pageTypes(fragmentNames(craft))}
    ${rowTypes(fragmentNames(craft))}
    ${GLOBAL_SETS}
  `);
}

function pageTypes(names: FragmentNames): string {
  const common =
    "slug: String title: String sectionHandle: String typeHandle: String isDraft: Boolean dateCreated: String";
  const sections = new Set(["pages", "blog"].map((section) => names.entry(section, "visionTemplateEntry")));
  const pages = [...sections].map(
    (type) => `type ${type} implements EntryInterface { ${common}
      pageTitle: String pageType: String trustPilotSKU: String blogSummary: String siteId: Int
      hideFooter: Any hideNav: Any hideStickyBanner: Any isNavSticky: Any hasInPersonLessons: Any
      pageState: String stickyEmailOverride: Int additionalHeaderLogo: [Asset] featuredEntryImage: [Asset]
      blogCategories: [CategoryInterface] showGladlyHelpCenter: Any gladlyBrandId: String adaChatbot: Any
      optimizelyEnabled: Any optimizelyTestEndDate: String
      seoContent: [RowInterface] embedStyles: String stickyEmailCapture: [RowInterface]
      exitIntentModal: [RowInterface] adobe: [RowInterface] baseComponents: [RowInterface] }`,
  );
  return `${pages.join("\n")}\ntype ${names.entry("pages", "redirect")} implements EntryInterface { ${common} }`;
}

function rowTypes(names: FragmentNames): string {
  const row = (field: string, type: string, fields: string) =>
    `type ${names.row(field, type)} implements RowInterface { typeHandle: String ${fields} }`;
  return [
    row("baseComponents", "learnMore", "learnMoreContent: String ctaLabel: Any"),
    row("baseComponents", "accordion", "accordionTitle: String accordionItems: [RowInterface]"),
    row("accordionItems", "accordionItem", "itemTitle: String"),
    row("baseComponents", "unbuilt", "unbuiltText: String"),
    row(
      "seoContent",
      "seo",
      `canonicalUrl: String pageTitle: String description: String keywords: String nofollow: Any noindex: Any
      ogImage: [Asset] ogTitle: String ogType: String ogUrl: String structuredData: String embedStyles: String`,
    ),
    row("stickyEmailCapture", "emailCapture", EMAIL_CAPTURE),
    row(
      "exitIntentModal",
      "exitIntentModal",
      `titleModal: String contentModal: String imageModal: [Asset] imagePlacement: String
      buttonLabelModal: String buttonLinkModal: String buttonStyleModal: String enabledExitModal: Any`,
    ),
    row(
      "adobe",
      "adobe",
      `pageName: String var1: String var2: String var3: String var4: String var5: String appStep: String
      transactionId: String paymentType: String productId: String productCode: String orderAmount: String registrationType: String`,
    ),
  ].join("\n");
}

const EMAIL_CAPTURE = `showEmailCapture: Any coupon: String displayContent: String displayContentAfterSubmit: String
  buttonLabel: String saleStart: String saleEnd: String percentage: Int countdownDays: Int`;

const PROMOTION =
  "promotionText: String promotionStartDateTime: String promotionEndsDateTime: String showHidePromoBanner: Any";

const GLOBAL_SETS = `
  interface GlobalSetInterface { handle: String }
  type Reset { resetText: String promotionEndsDateTime: String }
  type emailCapture_GlobalSet implements GlobalSetInterface { handle: String ${EMAIL_CAPTURE} }
  type topPromoBanner_GlobalSet implements GlobalSetInterface { handle: String ${PROMOTION} promotionReset: [Reset] overwriteCoupon: String }
  type headerPromoBanner_GlobalSet implements GlobalSetInterface { handle: String ${PROMOTION} promotionLink: String coupon: String }
  type graphicPromoBanner_GlobalSet implements GlobalSetInterface { handle: String graphicBannerContent: String image: [Asset]
    imageAlignment: String promotionStartDateTime: String promotionEndsDateTime: String showHidePromoBanner: Any
    backgroundColor: String textColor: String }
  type featuredEntries_GlobalSet implements GlobalSetInterface { handle: String featuredEntries: [EntryInterface] }
  type globalOptimizely_GlobalSet implements GlobalSetInterface { handle: String optimizelyEnabled: Any optimizelyTestEndDate: String }
`;
