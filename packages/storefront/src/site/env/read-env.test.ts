import { describe, expect, it } from "vitest";
import { readEnv } from "./read-env.ts";

const complete = { CONTENT_URL: "http://content.test/graphql" };

describe("readEnv", () => {
  it("needs the content endpoint alone and fills the defaults", () => {
    const env = readEnv(complete);
    expect(env.CONTENT_CRAFT_VERSION).toBeUndefined();
    expect(env.SITE_ENV).toBe("development");
    expect(env.COMMERCE_URL).toBeUndefined();
    expect(env).toMatchObject({ TRUSTED_PROXIES: 0, RATE_LIMITS: 1, REDIS_PREFIX: "courseway" });
  });

  it("names every variable that is missing or wrong, what it is for and what to do", () => {
    const read = () => readEnv({ COMMERCE_URL: "not a url", TRUSTED_PROXIES: "10", RATE_LIMITS: "fast" });
    expect(read).toThrow(/CONTENT_URL: is missing \(GraphQL endpoint of the content API\)/);
    expect(read).toThrow(/COMMERCE_URL: is not of the right form.*\(base of the commerce API/);
    expect(read).toThrow(/TRUSTED_PROXIES: is not of the right form.*0 to 9/);
    expect(read).toThrow(/RATE_LIMITS: is not of the right form.*a factor/);
    expect(read).toThrow(/Set them in .*docs\/operating.md/);
  });

  it("repeats no value, since some are secret", () => {
    const read = () => readEnv({ ...complete, ERROR_REPORTING_DSN: "s3cr3t-key@host" });
    expect(read).toThrow(/ERROR_REPORTING_DSN/);
    expect(read).not.toThrow(/s3cr3t/);
  });

  it.each([
    ["https://key@errors.test/7", true],
    ["https://key@errors.test/behind/a/path/7", true],
    ["https://errors.test/7", false],
    ["https://key@errors.test/", false],
  ])("takes %s for a DSN: %s", (dsn, isGood) => {
    const read = () => readEnv({ ...complete, ERROR_REPORTING_DSN: dsn });
    if (isGood) expect(read().ERROR_REPORTING_DSN).toBe(dsn);
    else expect(read).toThrow(/ERROR_REPORTING_DSN/);
  });

  it("takes a blank variable for an absent one", () => {
    const env = readEnv({ ...complete, COMMERCE_URL: "", LIST_API_KEY: " ", VIDEO_URL: " ", REDIS_PREFIX: " " });
    expect(env).toMatchObject({ COMMERCE_URL: undefined, LIST_API_KEY: undefined, VIDEO_URL: undefined });
    expect(env.REDIS_PREFIX).toBe("courseway");
  });

  it("asks for the secret of the hashes as soon as they leave the process", () => {
    const shared = { ...complete, REDIS_URL: "redis://cache.test:6379" };
    expect(() => readEnv(shared)).toThrow(/RATE_LIMIT_SECRET: is required with REDIS_URL/);
    const ledger = { CONTENT_URL: shared.CONTENT_URL, CLAIMS_LEDGER: "redis" };
    expect(() => readEnv(ledger)).toThrow(/REDIS_URL: is required with CLAIMS_LEDGER/);
    expect(readEnv({ ...ledger, CLAIMS_LEDGER: "/claims" }).CLAIMS_LEDGER).toBe("/claims");
    expect(readEnv({ ...shared, RATE_LIMIT_SECRET: "s" }).REDIS_URL).toBe("redis://cache.test:6379");
  });

  it.each([
    ["on", 1],
    ["off", "off"],
    ["10", 10],
    ["0.5", 0.5],
  ])("reads RATE_LIMITS=%s as %s", (text, rates) => {
    expect(readEnv({ ...complete, RATE_LIMITS: text }).RATE_LIMITS).toBe(rates);
  });
});
