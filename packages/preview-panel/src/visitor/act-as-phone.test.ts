// @vitest-environment jsdom
import { expect, test } from "vitest";
import { actAsPhone } from "./act-as-phone.ts";

test("a page has a phone: it says so, can be touched, and its styles are those of touch [EX-008]", () => {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = `
    @media (pointer: coarse) { a { min-height: 48px } }
    @media (hover: hover) { a { color: red } }
    @media (min-width: 600px) { @media (any-hover: none) { a { color: blue } } }
    @media (pointer: coarse) and (min-width: 600px) { a { color: green } }`;
  expect(navigator.userAgent).not.toMatch(/Mobile/u);
  actAsPhone(window);

  expect(navigator.userAgent).toMatch(/ Mobile$/u);
  expect(navigator.maxTouchPoints).toBe(5);
  const [touch, hover, wide, both] = [...(style.sheet?.cssRules ?? [])] as CSSMediaRule[];
  expect([touch?.media.mediaText, hover?.media.mediaText]).toEqual(["all", "not all"]);
  expect(wide?.media.mediaText).toBe("(min-width: 600px)");
  expect((wide?.cssRules[0] as CSSMediaRule).media.mediaText).toBe("all");
  expect(both?.media.mediaText).toContain("coarse");
});
