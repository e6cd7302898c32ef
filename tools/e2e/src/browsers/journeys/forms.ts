import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { fetchOutbox } from "../../helpers/outbox.ts";
import type { Journey, JourneySite } from "./index.ts";

const newAddress = (): string => `visitor-${randomUUID()}@example.com`;

const MANAGER = "#privacy-manager";
const OFFER = "aside[aria-label='Email offer']";
const choice = (): string | undefined => /consent-ad-personalization=(\d)/u.exec(document.cookie)?.[1];

/** Whether the brand has a mailing list. The senior-driver brand has none. */
const hasMailingList = ({ brand }: JourneySite): boolean => brand !== "aarp";

/** Whether the brand offers a coupon by email as the visitor scrolls. */
const hasEmailOffer = ({ brand }: JourneySite): boolean => brand !== "aarp" && brand !== "ids";

export const forms: readonly Journey[] = [
  {
    title:
      "a form says what is wrong, then takes the address to its list and thanks [BL-emailForm-005, BL-emailForm-019]",
    isOn: hasMailingList,
    go: async (visitor, { site }) => {
      const email = newAddress();
      await visitor.open(`${site}/all-blocks/`);
      // The browser's own validation is active until the scripts' validation, whose code loads on the form's first use.
      await visitor.click({ css: "#block-6-email" });
      await visitor.sees({ css: "form[novalidate]:has(#block-6-email)" });
      await visitor.click({ css: "form:has(#block-6-email) button[type=submit]" });
      await visitor.sees({ css: "#block-6-email-error", words: "Please enter a valid email address" });
      await visitor.write({ css: "#block-6-email" }, email);
      await visitor.press("Enter");
      await visitor.sees({ css: "[role=status]", words: "Thank you for subscribing!" });
      expect(await fetchOutbox(email)).toHaveLength(1);
    },
  },
  {
    title:
      "the Privacy Manager opens from the footer by Enter, and what is chosen there is kept [PV-004, PV-005, PV-007]",
    go: async (visitor, journeySite) => {
      const { site, brand } = journeySite;
      // dec's visitors are minors: they share nothing unless they opt in.
      const [first, chosen] = brand === "dec" ? ["1", "0"] : ["0", "1"];
      await visitor.open(`${site}/support/`);
      await visitor.waits("the choice", choice).toBe(first);
      const opener = { css: "footer [commandfor=privacy-manager]" };
      if (hasEmailOffer(journeySite)) {
        // The email offer slides in at the bottom of the window as the visitor scrolls. It must not appear under the
        // pointer.
        await visitor.findPoint(opener);
        await visitor.findPoint({ css: `${OFFER} button` });
      }
      await visitor.click(opener);
      await visitor.sees({ css: MANAGER });
      await visitor.press("Escape");
      await visitor.missesSoon({ css: MANAGER });
      await visitor.press("Enter");
      await visitor.sees({ css: MANAGER });
      await visitor.click({ css: `${MANAGER} label`, words: "Share my personal information" });
      await visitor.click({ css: `${MANAGER} button`, words: "Save & Exit" });
      await visitor.waits("the choice", choice).toBe(chosen);
      await visitor.missesSoon({ css: MANAGER });
    },
  },
  {
    title: "the email capture comes as the visitor scrolls, and its coupon lowers the price [EC-003, EC-014, RT-043]",
    isOn: ({ brand }) => brand === "dec" || brand === "ins",
    go: async (visitor, { site }) => {
      const email = newAddress();
      const price = (): string => document.querySelector(".cw-bundles .cw-price-final")?.textContent ?? "";
      await visitor.open(`${site}/pricing/`);
      const before = await visitor.read(price);
      await visitor.wheel({ x: 200, y: 400 }, 600);
      await visitor.sees({ css: OFFER });
      await visitor.click({ css: `${OFFER} .cw-capture-line button`, words: "20% off" });
      await visitor.write({ css: `${OFFER} input[type=email]` }, email);
      // A failed sign-up, as on a busy machine, leaves the form unchanged, and the visitor submits it again.
      const signsUp = async (): Promise<boolean> => {
        await visitor.press("Enter");
        const thanks = visitor.sees({ css: `${OFFER} [role=status]`, words: "Hurry" }, 8000);
        return thanks.then(
          () => true,
          () => false,
        );
      };
      await expect.poll(signsUp, { message: "the sign-up is taken" }).toBe(true);
      await visitor.waits("the price", price).not.toBe(before);
      expect(await fetchOutbox(email)).toHaveLength(1);
    },
  },
  {
    title: "whoever moves the mouse out over the page's upper edge is asked to stay [EX-002, EX-009, RT-044]",
    isOn: ({ brand, isPhone }) => !isPhone && (brand === "dec" || brand === "ins"),
    go: async (visitor, { site }) => {
      await visitor.open(`${site}/pricing/`);
      const modal = { css: "dialog[open]", words: "" };
      const isAsked = (): boolean => document.querySelector("dialog[open]") !== null;
      // The modal's code loads once the page is usable; a visitor who leaves earlier does not see the modal.
      const leaves = async (): Promise<boolean> => {
        await visitor.move({ x: 300, y: 300 });
        await visitor.leaveAbove();
        return visitor.read(isAsked);
      };
      await expect.poll(leaves, { interval: 500 }).toBe(true);
      await visitor.sees(modal);
      await visitor.press("Escape");
      await visitor.missesSoon(modal);
    },
  },
];
