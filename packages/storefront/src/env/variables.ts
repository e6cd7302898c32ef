import { z } from "zod";

const url = z.url({ protocol: /^https?$/ });
const switchable = z.string().trim().min(1).optional().catch(undefined);

/**
 * Every variable that a storefront reads, in one place: what it must look like, and what it is for.
 * `describe` is what the start-up message and `.env.example` say of it.
 */
export const variables = z.object({
  CONTENT_URL: url.describe("GraphQL endpoint of the content API"),
  BLOG_CONTENT_URL: url
    .optional()
    .describe("GraphQL endpoint of the blog's content; without it blog paths are looked up at CONTENT_URL"),
  CONTENT_TOKEN: switchable.describe("bearer token of the content API; without it requests carry none"),
  CONTENT_CRAFT_VERSION: z.enum(["4", "5"]).default("5").describe("how the content API names its types: 4 or 5"),
  COMMERCE_URL: url.optional().describe("base of the commerce API; without it pages show no prices"),
  COMMERCE_USER: switchable.describe("basic-auth user of the commerce API"),
  COMMERCE_PASSWORD: switchable.describe("basic-auth password of the commerce API"),
  COMMERCE_AUTH_HEADER: switchable.describe(
    "whole Authorization header of the commerce API, in place of user and password",
  ),
  LIST_SUBSCRIBE_URL: url
    .optional()
    .describe("mailing-list endpoint; without it subscribing answers its documented error"),
  LIST_API_KEY: switchable.describe("key of the mailing-list endpoint"),
  TRUST_URL: url.optional().describe("base of the reviews API; without it no stars are shown"),
  TRUST_API_KEY: switchable.describe("key of the reviews API"),
  SITE_URL: url.optional().describe("address this site is reached at; without it the brand's own url"),
  CHECKOUT_URL: url.optional().describe("checkout address in place of the brand's own"),
  SIGN_IN_URL: url.optional().describe("sign-in address in place of the brand's own"),
  COURSE_SELECTION_URL: url.optional().describe("course-selection address in place of the brand's own"),
  REVALIDATE_SECRET: switchable.describe("secret of the publish webhook; without it the webhook answers 503"),
  ROBOTS: switchable.describe("robots meta in place of the page's own, for example: noindex, nofollow"),
  SITE_ENV: z
    .enum(["production", "preview", "development"])
    .default("development")
    .describe("production lets search engines in"),
});

export type StorefrontEnv = z.infer<typeof variables>;
