import { expect } from "vitest";
import type { Visitor } from "../visitor.ts";
import type { Journey } from "./index.ts";

const MENU = { css: ".cw-menu-button" };
const SITE_MENU = { css: "#site-menu" };
const whenOpen = (css: string): { readonly css: string } => ({ css: `${css}[open]` });

/** Whether the focused element matches a selector. */
const hasFocus = (css: string): boolean => document.activeElement?.matches(css) ?? false;

/** The horizontal and vertical distance of a list from its button, in px. */
async function distance(visitor: Visitor, button: string, list: string): Promise<readonly number[]> {
  return visitor.read(
    (opener, opened) => {
      const [from, to] = [opener, opened].map((css) => document.querySelector(css)?.getBoundingClientRect());
      return from && to ? [to.left - from.left, to.top - from.bottom].map(Math.round) : [];
    },
    button,
    list,
  );
}

export const parts: readonly Journey[] = [
  {
    title:
      "a phone's menu opens by the pointer and by Enter, closes by its cross and by Escape, and leads on [HD-004, HD-009]",
    isOn: ({ isPhone }) => isPhone,
    go: async (visitor, { site, brand }) => {
      await visitor.open(`${site}/`);
      await visitor.click(MENU);
      await visitor.sees(whenOpen("#site-menu"));
      await visitor.click({ css: "#site-menu [command=close]" });
      await visitor.missesSoon(SITE_MENU);
      await visitor.waits("the focus is back", hasFocus, MENU.css).toBe(true);
      await visitor.press("Enter");
      await visitor.sees(whenOpen("#site-menu"));
      await visitor.press("Escape");
      await visitor.missesSoon(SITE_MENU);
      await visitor.click(MENU);
      // The senior-driver brand's menu has only links.
      if (brand !== "aarp") await visitor.click({ css: "#site-menu details:not(.dec-states) > summary" });
      const link = brand === "aarp" ? "#site-menu a[href='/reviews/']" : "#site-menu details[open] a[href^='/']";
      await visitor.click({ css: link });
      await expect.poll(async () => (await visitor.address()).pathname).not.toBe("/");
    },
  },
  {
    title:
      "a drop-down of the header opens by hover, click and Enter, closes by Escape and a click elsewhere, and leads on [A11Y-005, A11Y-006, HD-012]",
    isOn: ({ isPhone, brand }) => !isPhone && brand !== "aarp",
    go: async (visitor, { site }) => {
      const menu = "header details.cw-nav-menu:not(.dec-states)";
      const panel = { css: `${menu} .cw-nav-panel` };
      const button = { css: `${menu} > summary` };
      await visitor.open(`${site}/`);
      await visitor.move({ x: 600, y: 500 });
      await visitor.waitsForStart();
      await visitor.click(button);
      await visitor.sees(panel);
      await visitor.press("Escape");
      await visitor.missesSoon(panel);
      await visitor.move({ x: 600, y: 500 });
      await visitor.press("Enter");
      await visitor.sees(panel);
      await visitor.clickAt({ x: 600, y: 500 });
      await visitor.missesSoon(panel);
      await visitor.hover(button);
      await visitor.sees(panel);
      await visitor.click({ css: `${menu}[open] .cw-nav-panel a[href^="/"]` });
      await expect.poll(async () => (await visitor.address()).pathname).not.toBe("/");
    },
  },
  {
    title: "tabs change by a click and by arrow keys [BL-tabComponent-001, A11Y-010]",
    go: async (visitor, { site }) => {
      await visitor.open(`${site}/examples/tabComponent/`);
      await visitor.click({ css: "[role=tab]:nth-of-type(2)" });
      const chosen = () => {
        const [first, second] = document.querySelectorAll("[role=tablist] [role=tab]");
        const isShown = (tab?: Element): boolean =>
          document.getElementById(tab?.getAttribute("aria-controls") ?? "")?.checkVisibility() ?? false;
        return [isShown(first), isShown(second)].join();
      };
      await visitor.waits("panels", chosen).toBe("false,true");
      // Proves that the tabs' script has loaded: an earlier key press would have no effect.
      await visitor.waits("the tab's address", () => location.hash).toContain("#tab-1-");
      await visitor.press("ArrowLeft");
      await visitor.waits("panels", chosen).toBe("true,false");
    },
  },
  {
    title: "a carousel goes to its next slide and back",
    go: async (visitor, { site }) => {
      await visitor.open(`${site}/examples/slider/`);
      const count = () => document.querySelector(".cw-carousel output")?.textContent?.split(" ")[0];
      await visitor.click({ css: ".cw-carousel [aria-label='Next slide']" });
      await visitor.waits("the slide", count).toBe("2");
      await visitor.click({ css: ".cw-carousel [aria-label='Previous slide']" });
      await visitor.waits("the slide", count).toBe("1");
    },
  },
  {
    title: "a dialog opens by click and by Enter, and closes by its cross, by Escape and by a click beside it [MD-013]",
    go: async (visitor, { site, brand }) => {
      // The block that promises the guarantee.
      const block = brand === "aarp" || brand === "mtg" ? 3 : 0;
      const opener = { css: `main [commandfor='block-${block}-guarantee']` };
      const dialog = { css: `#block-${block}-guarantee` };
      await visitor.open(`${site}/all-blocks/`);
      await visitor.click(opener);
      await visitor.sees(dialog);
      await visitor.click({ css: `${dialog.css} [command=close]` });
      await visitor.missesSoon(dialog);
      await visitor.press("Enter");
      await visitor.sees(dialog);
      await visitor.press("Escape");
      await visitor.missesSoon(dialog);
      await visitor.waits("the focus is back", hasFocus, opener.css).toBe(true);
      await visitor.press("Enter");
      await visitor.sees(dialog);
      await visitor.clickAt({ x: 5, y: 5 });
      await visitor.missesSoon(dialog);
    },
  },
  {
    title:
      "a list of links opens below its button where there is room, and leads on [BL-dropdown-001, BL-dropdown-002]",
    isOn: ({ isPhone, brand }) => !isPhone && brand === "ace",
    go: async (visitor, { site }) => {
      const [button, list] = [".cw-dropdown-button", ".cw-dropdown-list"];
      await visitor.open(`${site}/all-blocks/`);
      await visitor.click({ css: button });
      await visitor.sees({ css: list });
      expect(await distance(visitor, button, list)).toEqual([0, 6]);
      await visitor.clickAt({ x: 5, y: 400 });
      await visitor.missesSoon({ css: list });
      await visitor.click({ css: button });
      await visitor.click({ css: `${list} a` });
      await expect.poll(async () => (await visitor.address()).pathname).not.toBe("/all-blocks/");
    },
  },
  {
    title:
      "the list of states of prices for drivers over 50 goes to the state whose name is typed, and Enter shows its prices [A11Y-013, BL-aarpPriceSelector-008, BL-aarpPriceSelector-009]",
    // Phones use the platform's native list.
    isOn: ({ isPhone }) => !isPhone,
    go: async (visitor, { site }) => {
      const list = { css: ".cw-state-list .cw-dropdown-list" };
      const typed = () => document.activeElement?.textContent;
      const choose = async (words: string, state: string): Promise<void> => {
        await visitor.click({ css: ".cw-state-list .cw-dropdown-button" });
        await visitor.sees(list);
        await visitor.waits("the focus is in the list", hasFocus, ".cw-dropdown-list:popover-open *").toBe(true);
        await visitor.type(words);
        await visitor.waits(`what "${words}" leads to`, typed).toBe(state);
        await visitor.press("Enter");
        await visitor.missesSoon(list);
        await visitor.sees({ css: ".cw-state-list .cw-dropdown-button", words: state });
      };
      await visitor.open(`${site}/examples/aarpPriceSelector/`);
      await visitor.sees({ css: ".cw-state-list .cw-dropdown-button" });
      await visitor.move({ x: 600, y: 500 });
      await visitor.waitsForStart();
      await choose("Flo", "Florida");
      await choose("New Y", "New York");
    },
  },
  {
    title:
      "a bundle builder's list of states opens at its own button, and a choice leads to a bundle for the checkout [BB-001, BB-015, CN-006]",
    go: async (visitor, { site }) => {
      await visitor.open(`${site}/examples/bundleBuilder/`);
      const [button, list] = [".cw-builder-states > button", ".cw-builder-search"];
      // The list opens below only where there is room, in WebKit even where there is none.
      await visitor.read((css) => {
        const { top = 0 } = document.querySelector(css)?.getBoundingClientRect() ?? {};
        scrollBy({ top: top - 250, behavior: "instant" });
      }, button);
      await visitor.click({ css: button });
      await visitor.sees({ css: list });
      expect(await distance(visitor, button, list)).toEqual([0, 6]);
      await visitor.click({ css: `${list} label`, words: "Florida" });
      await visitor.press("Escape");
      await visitor.missesSoon({ css: list });
      await visitor.click({ css: ".cw-builder-delivery label", words: "online" });
      const address = () => document.querySelector<HTMLAnchorElement>(".cw-builder a[href*=checkout]")?.href ?? "";
      await visitor.waits("the bundle", address).toMatch(/productId=/u);
    },
  },
];
