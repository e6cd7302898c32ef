import { LABELS } from "@courseway/brand";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServedSite, servedSite } from "./served-site.ts";

const article = (category: string, state: string) => ({
  typeHandle: "articleCard",
  relatedResourceContent: `<h3>${category} in ${state}</h3>`,
  relatedResourceLink: "/guides/",
  relatedResourcesCategory: [category],
  state,
});
const listing = { careerCenterArticleCards: [article("Exams", "Texas"), article("Licenses", "Utah")] };
const pickerRow = { state: "Texas", productName: "Course", productLink: "/texas/" };

/** Blocks without any label by an editor. */
const BLOCKS = {
  cards: { typeHandle: "productCards", productCardList: [{ cardTitle: "Course", productEntry: "course" }] },
  referral: {
    typeHandle: "ambassadorReferral",
    referralTitle: "Welcome",
    referralDropdown: [{ typeHandle: "dropdownItem", dropdownLabel: "Texas", dropdownLink: "/texas/" }],
  },
  picker: { typeHandle: "productPicker", productPickerTable: [pickerRow] },
  careerCenter: { typeHandle: "careerCenter", ...listing },
  entryListings: { typeHandle: "entryListings", ...listing },
  resources: { typeHandle: "resources", resourceTextContent: "<h2>Guide</h2>", resourceCtaLink: "/guides/" },
  learnMore: { typeHandle: "learnMore", learnMoreContent: "<p>More</p>", ctaLink: "/guides/" },
  subscribe: { typeHandle: "emailForm", formVertical: "RE", showNameField: true },
  send: { typeHandle: "emailForm", formVertical: "DE", showNameField: true },
  selector: { typeHandle: "aarpPriceSelector", selectorList: [{ state: "Texas", product: "course" }] },
  table: { typeHandle: "pricingTable", bundles: [{ product: "course" }, { product: "course" }] },
  film: {
    typeHandle: "topSectionWysiwyg",
    sectionTitle: "Film",
    product: "course",
    videoButton: [{ wistiaId: "abc" }],
  },
  second: {
    typeHandle: "topSectionWysiwyg",
    sectionTitle: "Second",
    videoButton: [{ buttonType: "button", ctaOtherlink: "/guides/" }],
  },
  alone: { typeHandle: "standAloneCta", ctaLink: "/guides/" },
};
const LABELED = { typeHandle: "standAloneCta", ctaLabel: "Choose a course" };

/** The sessions of the course in commerce. */
const SESSIONS = [
  { courseid: "c1", sessionList: [{ title: "June", eventsList: [{ day: "Mon", time: "6 PM", eventId: "e1" }] }] },
];

let site: ServedSite;
beforeAll(async () => {
  site = await servedSite({
    brand: { ctaText: "Get My License" },
    catalog: { course: { title: "Course", price: 449, courseId: "c1" } },
    content: {
      products: { course: { title: "Course", xgritProductId: "course", webinarCourseIds: [{ courseid: "c1" }] } },
      pages: Object.fromEntries(
        Object.entries({ ...BLOCKS, labeled: LABELED }).map(([name, block]) => [
          name,
          { title: name, pageTitle: name, baseComponents: [block] },
        ]),
      ),
    },
  });
});
afterAll(() => site[Symbol.asyncDispose]());

test("a button with a label and no link leads to where a course is chosen [CFG-020]", async () => {
  const button = (await site.page("/labeled/")).querySelector("main a.cw-button");
  expect([button?.textContent, button?.getAttribute("href")]).toEqual([
    "Choose a course",
    `${site.services.url}/course-selection`,
  ]);
});

/** The default labels of each block; if a block names none, the brand's `ctaText`. */
const PRINTED: Record<keyof typeof BLOCKS, readonly string[]> = {
  cards: [LABELS.getLicense],
  referral: [LABELS.claimCourse],
  picker: [LABELS.loadingState, LABELS.selectProduct],
  careerCenter: [LABELS.filterByCategory, LABELS.allResources, LABELS.readFullArticle],
  entryListings: [LABELS.filterByState, LABELS.allStates, LABELS.filterByCategory, LABELS.allCategories],
  resources: [LABELS.readMore],
  learnMore: [LABELS.learnMore],
  subscribe: [LABELS.subscribe],
  send: [LABELS.send],
  selector: [LABELS.registerNow],
  table: [LABELS.enroll, LABELS.viewSchedule],
  film: [LABELS.watchOverview, LABELS.guarantee],
  second: [LABELS.startToday],
  alone: [LABELS.startToday],
};

test.each(Object.entries(PRINTED))("%s, whose editors wrote no label, prints %j [CN-001]", async (name, labels) => {
  site.services.answer("/commerce/api/class/pre-purchase-schedule", () => Response.json(SESSIONS));
  const document = await site.page(`/${name}/`);
  const texts = new Set([...document.querySelectorAll("main *")].map(({ textContent }) => textContent));
  expect(labels.filter((label) => !texts.has(label))).toEqual([]);
});
