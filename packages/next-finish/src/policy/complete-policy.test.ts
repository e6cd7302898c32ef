import { expect, it } from "vitest";
import { completePolicy, PAGE_SCRIPTS, PAGE_STYLES } from "./complete-policy.ts";

/** The headers of an answer after its policy was completed. */
function completed(headers: Record<string, string>) {
  const left = new Map(Object.entries(headers));
  completePolicy({
    getHeader: (name) => left.get(name),
    removeHeader: (name) => void left.delete(name),
    setHeader: (name: string, value: number | string | readonly string[]) => {
      left.set(name, String(value));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a real answer gives itself back, which nobody reads
      return undefined as never;
    },
  });
  return Object.fromEntries(left);
}

it.each(["content-security-policy", "content-security-policy-report-only"])(
  "puts the page's sources into %s",
  (name) => {
    const policy = "script-src 'sha256-own' 'page-scripts'; style-src-elem 'self' 'page-styles'";
    expect(
      completed({ [name]: policy, [PAGE_SCRIPTS]: "'sha256-a' 'strict-dynamic'", [PAGE_STYLES]: "'sha256-b'" }),
    ).toEqual({
      [name]: "script-src 'sha256-own' 'sha256-a' 'strict-dynamic'; style-src-elem 'self' 'sha256-b'",
    });
  },
);

it("leaves a page that was rendered for one request its nonce, and no room open", () => {
  const policy = "script-src 'sha256-own' 'nonce-abc' 'strict-dynamic' 'page-scripts'";
  expect(completed({ "content-security-policy": policy })).toEqual({
    "content-security-policy": "script-src 'sha256-own' 'nonce-abc' 'strict-dynamic'",
  });
});

it("takes the nonce from a page out of the cache, which others are given too", () => {
  const policy =
    "script-src 'nonce-abc' 'strict-dynamic' 'page-scripts'; style-src-elem 'self' 'nonce-abc' 'page-styles'";
  expect(completed({ "content-security-policy": policy, [PAGE_SCRIPTS]: "'sha256-a'" })).toEqual({
    "content-security-policy": "script-src 'strict-dynamic' 'sha256-a'; style-src-elem 'self'",
  });
});

it("leaves the policy of an answer that is no page", () => {
  const inert = { "content-security-policy": "default-src 'none'" };
  expect(completed(inert)).toEqual(inert);
});
