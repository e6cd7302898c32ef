import { type BrandName, brandPorts, localUrl, sandboxPort } from "./places.ts";

/** The environment of one brand's app that has the sandbox for every remote service. */
export function sandboxEnv(
  brand: BrandName,
  sandbox = localUrl(sandboxPort),
  site = localUrl(brandPorts[brand]),
): Record<string, string> {
  return {
    CONTENT_URL: `${sandbox}/content/craft5/graphql`,
    BLOG_CONTENT_URL: `${sandbox}/content/blog/graphql`,
    CONTENT_CRAFT_VERSION: "5",
    COMMERCE_URL: `${sandbox}/commerce/api`,
    COMMERCE_USER: "sandbox",
    COMMERCE_PASSWORD: "sandbox",
    LIST_SUBSCRIBE_URL: `${sandbox}/lists/subscribe`,
    LIST_API_KEY: "sandbox",
    TRUST_URL: `${sandbox}/reviews/v1`,
    TRUST_API_KEY: "sandbox",
    SITE_URL: site,
    CHECKOUT_URL: `${sandbox}/checkout`,
    SIGN_IN_URL: `${sandbox}/sign-in`,
    COURSE_SELECTION_URL: `${sandbox}/course-selection`,
    REVALIDATE_SECRET: "sandbox",
    SITE_ENV: "development",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
