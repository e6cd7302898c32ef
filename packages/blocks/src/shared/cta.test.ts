import { expect, test } from "vitest";
import { ctaKind, buildCta } from "./cta.ts";

test.each([
  [{ label: "Go", link: "/go/" }, true],
  [{ label: "", link: "/go/" }, false],
  [{ label: "Go", link: null }, false],
  [{ label: " ", link: " " }, false],
  [{ label: "Go", link: "/go/", hidden: true }, false],
])("%j shows: %s [LNK-019]", (fields, shown) => {
  expect(buildCta(fields) !== null).toBe(shown);
});

test("falls back to the product's checkout link and the brand's text, but for what the editor gives [LNK-020, LNK-021]", () => {
  const fallbacks = { link: "https://checkout.example.com/checkout?productId=1", label: "Get My License" };

  expect(buildCta({ label: null, link: "" }, fallbacks)).toMatchObject(fallbacks);
  expect(buildCta({ label: "Enroll", link: "/enroll/" }, fallbacks)).toMatchObject({
    link: "/enroll/",
    label: "Enroll",
  });
  expect(buildCta({ label: null, link: null, hidden: true }, fallbacks)).toBeNull();
});

test.each([
  ["/webinar-schedule-guide/", "link"],
  ["/courses/useModal/", "link"],
  ["/courses/#prices", "link"],
  ["#useModal", "modal"],
  ["/courses/#useModal", "modal"],
  ["#webinar-schedule", "schedule"],
])("%s is a %s [LNK-015, LNK-016, LNK-017]", (link, kind) => {
  expect(ctaKind(link)).toBe(kind);
});
