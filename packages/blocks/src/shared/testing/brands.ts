import { defineBrand, type BrandConfig, type BrandInput } from "@courseway/brand";

const common = {
  checkoutUrl: "https://checkout.example.com/checkout",
  signInUrl: "https://account.example.com/sign-in",
  courseSelectionUrl: "https://account.example.com/courses",
  trustpilotId: "trust-1",
  vendors: {
    helpCenter: { orgId: "org", brandId: "qa", apiUrl: "https://qa.gladly.example" },
    reviews: {},
    forms: { portalId: "1234567", threeSteps: { formId: "sample-lead-final", firstForms: ["lead-1", "lead-2"] } },
    quizzes: {},
  },
} satisfies Partial<BrandInput>;

function brand(id: BrandInput["id"], vertical: BrandInput["vertical"], more: Partial<BrandInput>): BrandConfig {
  const host = `www.${id.toLowerCase()}.example.com`;
  return defineBrand({
    ...common,
    id,
    vertical,
    name: id,
    url: `https://${host}`,
    craftSite: id.toLowerCase(),
    ctaText: "Start Now",
    ...more,
  });
}

/** The six brands for tests, with made-up addresses and the settings that change what a block shows. */
export const testBrands = {
  aarp: brand("AARP", "SENIOR", { ctaText: "Get Started", showFee: false }),
  ace: brand("ACE", "RE", {
    ctaText: "Get My License",
    agentBrand: true,
    ambassadorGroupId: "33",
    email: { listId: 94171, sendAs: "ACE" },
  }),
  dec: brand("DEC", "DE", { email: { listId: 5039154 } }),
  ids: brand("IDS", "DD", { trustpilotId: null }),
  ins: brand("INS", "INS", { ctaText: "Get My License", email: { listId: 5388813, sendAs: "ACE" } }),
  mtg: brand("MTG", "MTG", {
    ctaText: "Get My License",
    timeZone: "America/New_York",
    email: { listId: 5388818, sendAs: "ACE" },
  }),
} as const satisfies Record<string, BrandConfig>;
