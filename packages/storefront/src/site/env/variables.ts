import { z } from "zod";

const url = z.url({ protocol: /^https?$/u, error: "give a whole address that begins with http:// or https://" });
const optionalText = z.string().trim().min(1).optional().catch(undefined);

/** A whole number in digits. */
const wholeNumber = (least: number, most: number) => {
  const error = `give a number from ${least} to ${most}`;
  return z.string().regex(/^\d+$/u, error).transform(Number).pipe(z.number().min(least, error).max(most, error));
};

const rates = z
  .string()
  .regex(/^(?:on|off|\d+(?:\.\d+)?)$/u, "give on, off or a factor such as 10")
  .transform((text): number | "off" => (text === "off" ? "off" : text === "on" ? 1 : Number(text)));
const dsn = url.regex(/^https?:\/\/[^@/]+@[^/]+\/(?:.+\/)?[\w-]+$/u, "give https://{key}@{host}/{project}");
const origins = z
  .string()
  .transform((text) => text.split(/\s+/u).filter((word) => word !== ""))
  .pipe(z.array(z.url().transform((address) => new URL(address).origin)).min(1));
const redisUrl = z.url({ protocol: /^rediss?$/u, error: "give an address that begins with redis:// or rediss://" });

/**
 * Every variable that a storefront reads: its format and its purpose. The start-up message and `.env.example` print the text of
 * `describe`.
 */
export const variables = z.object({
  CONTENT_URL: url.describe("GraphQL endpoint of the content API"),
  BLOG_CONTENT_URL: url
    .optional()
    .describe("GraphQL endpoint of the blog's content; without it blog paths are looked up at CONTENT_URL"),
  CONTENT_TOKEN: optionalText.describe("bearer token of the content API; without it requests carry none"),
  CONTENT_CRAFT_VERSION: z
    .enum(["4", "5"])
    .optional()
    .describe("how the content API names its types, 4 or 5; without it the API's schema tells, else 5"),
  COMMERCE_URL: url
    .optional()
    .describe("base of the commerce API; without it pages show no prices and nobody counts as signed in"),
  COMMERCE_USER: optionalText.describe("basic-auth user of the commerce API"),
  COMMERCE_PASSWORD: optionalText.describe("basic-auth password of the commerce API"),
  COMMERCE_AUTH_HEADER: optionalText.describe(
    "whole Authorization header of the commerce API, in place of user and password",
  ),
  LIST_SUBSCRIBE_URL: url
    .optional()
    .describe("mailing-list endpoint; without it subscribing answers its documented error"),
  LIST_UPDATE_URL: url
    .optional()
    .describe("user-update endpoint of the mailing lists; without it referral links are not stored"),
  LIST_API_KEY: optionalText.describe("key of both mailing-list endpoints"),
  REFERRAL_URL: url
    .optional()
    .describe("referral program, up to /api/v2/{user}/token/json; without it the form answers its documented error"),
  REFERRAL_TOKEN: optionalText.describe("token of the referral program"),
  TRUST_URL: url.optional().describe("base of the reviews API; without it no stars are shown"),
  TRUST_API_KEY: optionalText.describe("key of the reviews API"),
  VIDEO_URL: url.optional().describe("base of the video host's data API; without it videos have no metadata"),
  VIDEO_TOKEN: optionalText.describe("bearer token of the video host's data API"),
  JOBS_URL: url.optional().describe("job board, up to /v1/boards/{board}; without it the careers page lists no jobs"),
  LOCATION_URL: url.optional().describe("location lookup; without it /whereami at the site's own address"),
  IP_LOOKUP_URL: url
    .optional()
    .describe(
      "IP lookup, which answers plain text: the address of a visitor on the server's own machine; without it there is none",
    ),
  SITE_URL: url.optional().describe("address this site is reached at; without it the brand's own url"),
  CHECKOUT_URL: url.optional().describe("checkout address in place of the brand's own"),
  SIGN_IN_URL: url.optional().describe("sign-in address in place of the brand's own"),
  COURSE_SELECTION_URL: url.optional().describe("course-selection address in place of the brand's own"),
  OUTSIDE_URL: url
    .optional()
    .describe("where header and footer lead in place of others' hosts, each below its name; without it the hosts"),
  VENDORS_URL: url
    .optional()
    .describe(
      "where stand-ins of the brand's third parties answer, each below its host's name; without it their own hosts",
    ),
  REVALIDATE_SECRET: optionalText.describe("secret of the publish webhook; without it the webhook answers 503"),
  PREVIEW_SECRET: optionalText.describe(
    "signs editors' links to a page at another moment; without it previews show the present only",
  ),
  REDIS_URL: redisUrl
    .optional()
    .describe("Redis that replicas share (redis:// or rediss://); without it each process keeps its own state"),
  REDIS_PREFIX: optionalText
    .default("courseway")
    .describe("what every key in Redis begins with: one of its own for each site that shares the Redis"),
  CLAIMS_LEDGER: optionalText.describe(
    "where to keep what pages claim and what commerce asks: a folder, or redis for the Redis of REDIS_URL; without it nothing is kept",
  ),
  RECORDS_FOLDER: optionalText.describe(
    "folder for records of what prices, codes and links are made of, for courseway-offers replay; without it nothing is recorded",
  ),
  RECORDS_SHARE: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1)$/u, "give a number from 0 to 1")
    .transform(Number)
    .default(0.01)
    .describe("share of pages and answers that is recorded there: 0 to 1; 0.01 by default"),
  TRUSTED_PROXIES: wholeNumber(0, 9)
    .default(0)
    .describe(
      "how many proxies of yours stand in front and append to x-forwarded-for: 0 to 9; without it 0, so that visitors connect directly",
    ),
  RATE_LIMITS: rates
    .default(1)
    .describe("limits of the calls per visitor: on, off, or a factor such as 10; on without it"),
  RATE_LIMIT_SECRET: optionalText.describe("keys the hashes of visitors' addresses in Redis; needed with REDIS_URL"),
  WARM_UP_PAGES: wholeNumber(0, 500)
    .default(50)
    .describe("how many pages are rendered at start, before /readyz/ says yes: 0 to 500, 50 without it"),
  FINISHED_PAGES_MB: wholeNumber(0, 9999)
    .default(128)
    .describe(
      "memory for packed pages and files, which are answered before Next is asked, in MB: 0 to 9999, 128 without it; 0 has Next answer everything",
    ),
  KEEP_ALIVE_SECONDS: wholeNumber(1, 999)
    .default(75)
    .describe(
      "how long a connection may wait for its next request: longer than the proxy in front keeps it, 1 to 999, 75 without it",
    ),
  MAX_CONNECTIONS: wholeNumber(1, 999_999)
    .optional()
    .describe("how many connections the process holds at a time; without it as many as the system lets it"),
  CDN_PURGE: z
    .enum(["fastly", "cloudflare", "webhook"])
    .optional()
    .describe(
      "CDN to notify of each publish: fastly, cloudflare or webhook; without it pages carry no tags and a CDN keeps them for 60 s",
    ),
  CDN_PURGE_URL: url
    .optional()
    .describe(
      "whole address of its purge call, for example https://api.fastly.com/service/{id}/purge; needed with CDN_PURGE",
    ),
  CDN_PURGE_TOKEN: optionalText.describe("token of the purge call; without it the call carries none"),
  CDN_PAGE_SECONDS: wholeNumber(10, 99_999)
    .default(60)
    .describe("how long that CDN may keep a page, in seconds: 10 to 99999; 60 by default"),
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .optional()
    .describe("collector of traces, metrics and the log (OTLP over HTTP, JSON); without it none are taken"),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText.describe(
    "headers that the collector asks for: name=value, with commas between",
  ),
  ERROR_REPORTING_DSN: dsn
    .optional()
    .describe("DSN of an error-reporting service that takes Sentry envelopes; without it errors are logged only"),
  CONTENT_SECURITY_POLICY: z
    .enum(["enforce", "report-only"])
    .default("enforce")
    .describe(
      "enforce, or report-only: browsers then say what they would refuse and refuse nothing; enforce without it",
    ),
  EDITOR_ORIGINS: origins
    .optional()
    .describe("origins, with spaces between, whose frames may show previews; without it that of CONTENT_URL"),
  CONTENT_CONTROL_PANEL: url
    .optional()
    .describe("address of the content system's control panel; without it /admin at the origin of CONTENT_URL"),
  ROBOTS: optionalText.describe("robots meta in place of the page's own, for example: noindex, nofollow"),
  PAGE_RUNTIME: z
    .enum(["eager", "idle", "late"])
    .optional()
    .describe("when the scripts of published pages start, in place of the brand's runtime: eager, idle or late"),
  SITE_ENV: z
    .enum(["production", "preview", "development"])
    .default("development")
    .describe("production lets search engines in"),
});

export type StorefrontEnv = z.infer<typeof variables>;

/** Variables that another variable requires. */
export const REQUIRED_TOGETHER = [
  { name: "RATE_LIMIT_SECRET", neededWith: "REDIS_URL" },
  { name: "CDN_PURGE_URL", neededWith: "CDN_PURGE" },
  { name: "REDIS_URL", neededWith: "CLAIMS_LEDGER", value: "redis" },
] as const satisfies readonly {
  readonly name: keyof StorefrontEnv;
  readonly neededWith: keyof StorefrontEnv;
  /** The value that requires it; any if absent. */
  readonly value?: string;
}[];
