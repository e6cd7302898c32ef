import { describe, expect, it } from "vitest";
import { readEnv } from "./read-env.ts";

const complete = { NODE_ENV: "test" as const, CONTENT_URL: "http://content.test/graphql" };

describe("readEnv", () => {
  it("needs the content endpoint alone and fills the defaults", () => {
    const env = readEnv(complete);
    expect(env.CONTENT_CRAFT_VERSION).toBe("5");
    expect(env.SITE_ENV).toBe("development");
    expect(env.COMMERCE_URL).toBeUndefined();
  });

  it("names every variable that is missing or wrong, and what it is for", () => {
    const read = () => readEnv({ NODE_ENV: "test", COMMERCE_URL: "not a url" });
    expect(read).toThrow(/CONTENT_URL: is missing \(GraphQL endpoint of the content API\)/);
    expect(read).toThrow(/COMMERCE_URL: is not of the right form/);
  });

  it("takes a blank variable for an absent one", () => {
    expect(readEnv({ ...complete, COMMERCE_URL: "", LIST_API_KEY: " " }).LIST_API_KEY).toBeUndefined();
  });
});
