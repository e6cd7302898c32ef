import { Hono, type Context } from "hono";
import { handoffPage, type Expected } from "./handoff-page.ts";

const COUPONS: Expected = {
  testId: "coupons",
  label: "Coupons",
  names: ["hc", "vc", "couponCode", "coupon", "c", "channel", "crohc", "couponAmbassador", "couponAmbassadorRSA"],
  list: true,
};
const STATE: Expected = { testId: "state", label: "State", names: ["state"] };

const CHECKOUT: readonly Expected[] = [
  { testId: "product-ids", label: "Products", names: ["productId", "productIds"], list: true },
  { testId: "course-ids", label: "Courses", names: ["courseId", "courseIds"], list: true },
  COUPONS,
  { testId: "bundle-coupon", label: "Bundle coupon", names: ["bundleCoupon"] },
  STATE,
];
const SIGN_IN: readonly Expected[] = [
  { testId: "vertical", label: "Vertical code", names: ["vertical", "verticalCode", "v"] },
  { testId: "anonymous-id", label: "Anonymous id", names: ["ajs_aid", "anonymousId", "aid"] },
];
const COURSE_SELECTION: readonly Expected[] = [
  STATE,
  COUPONS,
  { testId: "vertical", label: "Vertical code", names: ["vertical", "verticalCode", "v"] },
];

/**
 * The hosts to which a visitor is sent: checkout, sign-in, course selection, and all others under `/outside`. Any path
 * below them shows the same page.
 */
export function hostsRoutes(): Hono {
  const routes = new Hono();
  for (const path of ["/checkout", "/checkout/*"])
    routes.get(
      path,
      shows("Checkout", "Here a visitor would pay. This page shows what the site handed over.", CHECKOUT),
    );
  for (const path of ["/sign-in", "/sign-in/*"])
    routes.get(
      path,
      shows("Sign in", "Here a learner would sign in. This page shows what the site handed over.", SIGN_IN),
    );
  for (const path of ["/course-selection", "/course-selection/*"])
    routes.get(
      path,
      shows(
        "Course selection",
        "Here a visitor would choose a course. This page shows what the site handed over.",
        COURSE_SELECTION,
      ),
    );
  routes.get("/outside/:host/*", outside);
  return routes;
}

/** Any other host that header and footer link to: a social network, a school of the family. */
function outside(context: Context) {
  const { pathname, searchParams } = new URL(context.req.url);
  const [, , host = "", ...path] = pathname.split("/");
  return context.html(
    handoffPage(host, `Here a visitor would have left for ${host}/${path.join("/")}.`, [], searchParams),
  );
}

function shows(title: string, lead: string, expected: readonly Expected[]) {
  return (context: Context) => context.html(handoffPage(title, lead, expected, new URL(context.req.url).searchParams));
}
