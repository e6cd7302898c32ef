import { expect, test } from "vitest";
import { authHeaders } from "./context.ts";

test.each([
  ["nothing", null, {}],
  ["a name and password", { user: "shöp", password: "a:b" }, { authorization: "Basic c2jDtnA6YTpi" }],
  ["a value of Authorization", { header: "Bearer abc" }, { authorization: "Bearer abc" }],
  ["a named header", { header: "X-Api-Key: abc:def" }, { "x-api-key": "abc:def" }],
] as const)("signs with %s [API-020, API-022]", (_name, auth, headers) => {
  expect(authHeaders(auth)).toEqual(headers);
});
