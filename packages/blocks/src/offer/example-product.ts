/** A product entry as the content API sends it. */
export interface ExampleProduct {
  readonly title: string;
  readonly xgritProductId: string;
  readonly xgritCoupon: string | null;
  readonly xgritBundleCoupon: string | null;
  readonly xgritProductDisableRsa: boolean;
  readonly productState: string | null;
  readonly productPageUrl: string | null;
  readonly disclaimer: string | null;
  readonly webinarTitle: string | null;
  readonly webinarContent: string | null;
  readonly webinarCourseIds: readonly { readonly courseid: string }[];
  readonly category: readonly { readonly title: string; readonly slug: string; readonly aceCategoryCode: string }[];
}

const CATEGORY = [{ title: "Pre-License", slug: "pre-license", aceCategoryCode: "RE" }];

const basic: ExampleProduct = {
  title: "State course",
  xgritProductId: "1001",
  xgritCoupon: null,
  xgritBundleCoupon: null,
  xgritProductDisableRsa: false,
  productState: "TX",
  productPageUrl: "/courses/texas/",
  disclaimer: null,
  webinarTitle: null,
  webinarContent: null,
  webinarCourseIds: [],
  category: CATEGORY,
};

const PRODUCTS = {
  basic,
  deluxe: {
    ...basic,
    title: "State course with exam preparation",
    xgritProductId: "1002",
    xgritCoupon: "SAVE20",
    xgritBundleCoupon: "BUNDLE5",
    productState: "Arizona",
  },
  premium: {
    ...basic,
    title: "State course, preparation and live classes",
    xgritProductId: "1003",
    xgritCoupon: "SAVE20",
    productState: "ohio",
  },
  florida: {
    ...basic,
    title: "Florida course",
    xgritProductId: "1004",
    productState: "FL",
    category: [{ title: "Continuing Ed", slug: "continuing-ed", aceCategoryCode: "RE" }],
  },
  webinar: {
    ...basic,
    title: "Live class series",
    xgritProductId: "1005",
    disclaimer: "<p>Times are in your own time zone. A class needs five people to take place.</p>",
    webinarTitle: "Live classes for Texas",
    webinarContent: "<p>Six live sessions. Take them in any order.</p>",
    webinarCourseIds: [{ courseid: "5001" }],
  },
} satisfies Readonly<Record<string, ExampleProduct>>;

/** A product that the sandbox's catalog also sells, so that examples on its pages have prices. */
export function exampleProduct(name: keyof typeof PRODUCTS): ExampleProduct {
  return PRODUCTS[name];
}
