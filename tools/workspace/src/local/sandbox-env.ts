import { type BrandName, localUrl, getPort, ports } from "./paths.ts";

/** The environment of one brand's app that uses the sandbox for every remote service. */
export function sandboxEnv(
  brand: BrandName,
  sandbox = localUrl(ports.sandbox),
  site = localUrl(getPort(brand)),
): Record<string, string> {
  return {
    CONTENT_URL: `${sandbox}/content/craft5/graphql`,
    BLOG_CONTENT_URL: `${sandbox}/content/blog/graphql`,
    COMMERCE_URL: `${sandbox}/commerce/api`,
    COMMERCE_USER: "sandbox",
    COMMERCE_PASSWORD: "sandbox",
    LIST_SUBSCRIBE_URL: `${sandbox}/lists/subscribe`,
    LIST_UPDATE_URL: `${sandbox}/lists/users/update`,
    LIST_API_KEY: "sandbox",
    REFERRAL_URL: `${sandbox}/referral/api/v2/sandbox/token/json`,
    REFERRAL_TOKEN: "sandbox",
    TRUST_URL: `${sandbox}/reviews/v1`,
    TRUST_API_KEY: "sandbox",
    VIDEO_URL: `${sandbox}/video/v1`,
    VIDEO_TOKEN: "sandbox",
    JOBS_URL: `${sandbox}/jobs/v1/boards/sandbox`,
    LOCATION_URL: `${sandbox}/whereami`,
    IP_LOOKUP_URL: `${sandbox}/ip`,
    SITE_URL: site,
    CHECKOUT_URL: `${sandbox}/checkout`,
    SIGN_IN_URL: `${sandbox}/sign-in`,
    COURSE_SELECTION_URL: `${sandbox}/course-selection`,
    // A different host than the checkout's, which counts as the family's: other networks must not receive a coupon.
    OUTSIDE_URL: `${sandbox.replace("127.0.0.1", "localhost")}/outside`,
    VENDORS_URL: `${sandbox}/vendors`,
    REVALIDATE_SECRET: "sandbox",
    PREVIEW_SECRET: "sandbox",
    SITE_ENV: "development",
    WARM_UP_PAGES: "0",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
