// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { followMenuEvents } from "./menu-events.ts";

test("a link in an open list closes it, also one that opens a new tab [BL-dropdown-002]", () => {
  document.body.innerHTML = '<ul popover><li><a href="/" target="_blank">Ohio</a></li></ul><a href="/">Else</a>';
  const list = document.querySelector("ul");
  const hidePopover = vi.fn();
  if (list) list.hidePopover = hidePopover;
  addEventListener("click", (event) => event.preventDefault());
  followMenuEvents(null);
  for (const link of document.querySelectorAll("a")) link.click();
  expect(hidePopover).toHaveBeenCalledOnce();
});
