// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { testBrands } from "../testing/brands.ts";
import { hydrateIslands } from "../testing/hydrate-islands.ts";
import { Dropdown } from "./Dropdown.tsx";
import { followDropdown } from "./DropdownSelect.plain.ts";
import { buildDropdown } from "./dropdown-links.ts";

const brand = testBrands.ace;
const item = (dropdownLabel: string, dropdownLink: string | null) => ({ dropdownLabel, dropdownLink });
const buildData = (...items: readonly ReturnType<typeof item>[]) =>
  buildDropdown({ items, topLabel: "Your state", placeholder: "Select a State" }, { brand, id: "states" });

const dropdown = () => {
  const data = buildData(item("Texas", "/texas/"), item("Florida", "/florida/"));
  return data && <Dropdown {...data} />;
};
const show = () => render(dropdown());

beforeAll(() => hydrateIslands([dropdown()]));

afterEach(cleanup);

test("a button opens and closes the list as a popover, which any click elsewhere closes [BL-dropdown-001, BL-dropdown-002]", () => {
  show();
  const button = screen.getByRole("button", { name: "Select a State" });
  const list = document.getElementById(button.getAttribute("popovertarget") ?? "");

  expect(list?.getAttribute("popover")).toBe("auto");
  expect(button.hasAttribute("popovertargetaction")).toBe(false);
  expect(list?.querySelectorAll("a")).toHaveLength(2);
});

test("its native select, which phones show, follows the link and goes back to its first option [BL-dropdown-003]", () => {
  const { container } = show();
  followDropdown(container.querySelector("cw-island") ?? container);
  const followed: string[] = [];
  document.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement) followed.push(event.target.pathname);
    },
    { once: true },
  );
  const select = screen.getByLabelText<HTMLSelectElement>("Your state");

  fireEvent.change(select, { target: { value: "2" } });
  expect(followed).toEqual(["/florida/"]);
  expect(select.selectedIndex).toBe(0);
});

test("reads a row's flags, its value where it has no label, and drops rows without a link [BL-dropdown-005]", () => {
  const data = buildDropdown(
    {
      items: [
        {
          dropdownLabel: "",
          dropdownValue: "Ohio",
          dropdownLink: "/ohio/",
          dropdownLinkNewTab: true,
          dropdownLinkNofollow: true,
          dropdownCtaTag: "oh",
        },
        { dropdownLabel: "No link", dropdownLink: null },
      ],
      topLabel: "",
      placeholder: "",
    },
    { brand, id: "d" },
  );

  expect(data).toEqual({
    id: "d",
    topLabel: null,
    placeholder: "Select",
    links: [{ label: "Ohio", href: "/ohio/", newTab: true, nofollow: true, tag: "oh" }],
  });
  expect(buildData(item("No link", null))).toBeNull();
});

test.each([
  ["https://www.ace.example.com/texas/", { href: "/texas/", newTab: false }],
  ["/checkout?productId=1", { href: "https://checkout.ace.example.com/checkout?productId=1", newTab: false }],
  ["https://other.example.org/", { href: "https://other.example.org/", newTab: true }],
  ["ftp://files.example.org/a", { href: "ftp://files.example.org/a", newTab: true }],
])("the link %s is printed as %j [LNK-010, LNK-011, LNK-012, LNK-013]", (link, expected) => {
  expect(buildData(item("A", link))?.links[0]).toMatchObject(expected);
});
