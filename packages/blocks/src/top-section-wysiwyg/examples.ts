import type { BlockExamples } from "../define-block.ts";
import { exampleProduct } from "../offer/example-product.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const seal = (words: string) => ({ typeHandle: "sealContent", sealIcon: [], sealIconText: `<p>${words}</p>` });
const pictured = (words: string) => ({ ...seal(words), sealIcon: [exampleAsset("seal", "", 96, 96)] });

const hero = {
  eyebrow: "Approved by your state",
  sectionTitle: "Your license starts here",
  sectionContent:
    "<p>Study when you like, on any device. Most people finish in three weeks, and nine in ten pass the exam on their first try.</p>",
  rightContent:
    "<h2>What you get</h2><ul><li>All the hours your state asks for</li><li>Practice exams with worked answers</li><li>Instructors who answer, seven days a week</li><li>A certificate on the day you pass</li></ul>",
  bottomRightContent: [
    seal("<strong>Approved</strong> in all 50 states"),
    seal("<strong>30 years</strong> of teaching"),
  ],
  categoryWidgets: [],
  featuredContent: [],
  productSeal: [],
  product: [exampleProduct("deluxe")],
  ctaLabel: "Start my course",
  ctaLink: null,
  ctaType: "primary",
  buttonSize: null,
  buttonAriaLabel: null,
  ctaTag: "hero-start",
  ctaNewTab: false,
  ctaNofollow: false,
  ctaArrowDirection: null,
  videoButton: [],
  modalContent: null,
  highlightedTextModal1: null,
  highlightedTextModal2: null,
  hideGuaranteeLink: false,
  showPricing: true,
  pricingText: null,
  showOfferTimer: false,
  countdownInfo: [],
  courseOverviewPopup: false,
  showTrustpilotStars: true,
  styles: null,
  textColor: null,
  backgroundImage: [],
  contentAlignment: "left",
};

const widget = (categoryTitle: string, scene: string, alt: string) => ({
  typeHandle: "categoryWidget",
  categoryTitle,
  categoryImage: [exampleAsset(scene, alt, 740, 484)],
  categoryContent: "<p>For people who start from nothing. No earlier course is needed.</p>",
});

const video = {
  typeHandle: "videoButton",
  buttonType: "video",
  ctaType: null,
  buttonSize: null,
  buttonAriaLabel: null,
  ctaLabel: null,
  wistiaId: "abc123def4",
  ctaOtherlink: null,
};

const modalText =
  '<p>Taught by <span class="highlighted-text-modal-1">people who do the work</span>, and backed by <span class="highlighted-text-modal-2">our promise</span>.</p>';

export const examples: BlockExamples = {
  priced: hero,
  popup: { ...hero, courseOverviewPopup: true },
  withVideo: {
    ...hero,
    bottomRightContent: [pictured("<strong>Approved</strong> in all 50 states")],
    videoButton: [video],
    productSeal: [exampleAsset("seal", "Approved by the state", 160, 160)],
  },
  offerTimer: {
    ...hero,
    showOfferTimer: true,
    countdownInfo: [
      {
        typeHandle: "countdown",
        promotionStartDateTime: "2020-01-01T00:00:00-06:00",
        promotionEndsDateTime: "{soon}",
      },
    ],
    featuredContent: [
      {
        typeHandle: "featured",
        featuredContentText: "<p>New: the 2026 state rules are in.</p>",
        featuredContentIcon: [exampleAsset("document", "", 80, 80)],
        backgroundColor: null,
      },
    ],
  },
  categoryWidget: {
    ...hero,
    rightContent: null,
    categoryWidgets: [widget("New to the trade?", "door", "A key in an open door")],
    bottomRightContent: [],
  },
  priceInText: {
    ...hero,
    pricingText: "<p>Now <strong>${price}</strong>, you save ${savings}</p>",
    rightContent: null,
    bottomRightContent: [],
  },
  modals: {
    ...hero,
    sectionContent: modalText,
    highlightedTextModal1: "<h2>Our instructors</h2><p>Each of them holds the license that they teach for.</p>",
    highlightedTextModal2: "<p>Pass, or we give your money back.</p>",
    ctaLabel: "How it works",
    ctaLink: "#useModal",
    modalContent: "<h2>How it works</h2><p>Enroll, study, pass. We send your certificate to the state for you.</p>",
    showPricing: false,
  },
  schedule: {
    ...hero,
    product: [exampleProduct("webinar")],
    videoButton: [
      {
        ...video,
        buttonType: "button",
        ctaLabel: "See class times",
        buttonSize: "small",
        buttonAriaLabel: "See class times of the live course",
        wistiaId: null,
        ctaOtherlink: "#webinar-schedule",
      },
    ],
  },
  centered: {
    ...hero,
    contentAlignment: "center",
    rightContent: null,
    bottomRightContent: [],
    product: [],
    ctaLabel: "Choose my state",
    buttonSize: "small",
    buttonAriaLabel: "Choose my state to see its courses",
    ctaLink: "#states",
    ctaArrowDirection: "down",
    videoButton: [{ ...video, buttonType: "button", ctaOtherlink: "/courses/" }],
    showPricing: false,
    showTrustpilotStars: false,
  },
  ownBackground: {
    ...hero,
    backgroundImage: [exampleAsset("skyline", "", 1600, 700)],
    textColor: "#111827",
    hideGuaranteeLink: "1",
  },
};
