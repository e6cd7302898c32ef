import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor } from "storybook/test";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { VisitorProvider } from "@courseway/visitor/react";
import { useState } from "react";
import { getHeader, type PageOptions } from "./headers.ts";

interface HeaderStoryProps extends Partial<PageOptions> {
  /** The folder of the brand's app. */
  readonly brand: string;
  readonly path?: string;
}

/** A brand's own header above the first words of a page. */
function HeaderStory({ brand, ...page }: HeaderStoryProps) {
  const { Header, props } = getHeader(brand, page);
  const [browser] = useState(() => new TestBrowser());
  return (
    <VisitorProvider settings={testSettings(browser.time)} browser={browser}>
      <Header {...props} />
      <p className="min-h-[150vh] p-10">The page begins here.</p>
    </VisitorProvider>
  );
}

const PARTNER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 38'%3E%3Crect width='120' height='38' rx='6' fill='%23475569'/%3E%3Ccircle cx='22' cy='19' r='9' fill='%23fff'/%3E%3Cpath d='M42 19h62' stroke='%23fff' stroke-width='6'/%3E%3C/svg%3E";

const meta = {
  title: "Chrome/Header",
  component: HeaderStory,
  parameters: { bare: true },
  render: (args) => <HeaderStory {...args} />,
} satisfies Meta<typeof HeaderStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A header uses its own brand, regardless of the toolbar. */
const under = (brand: string, page: Omit<HeaderStoryProps, "brand"> = {}) =>
  ({ args: { brand, ...page }, globals: { brand } }) satisfies Story;

async function press(root: HTMLElement, selector: string, text: string): Promise<void> {
  const found = [...root.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.textContent.includes(text) && one.checkVisibility(),
  );
  if (!found) throw new Error(`The header shows no ${selector} with "${text}".`);
  await userEvent.click(found);
}

const opens =
  (text: string): Story["play"] =>
  async ({ canvasElement }) => {
    // In a narrow window the same links are in the menu.
    const button = canvasElement.querySelector<HTMLElement>(".cw-menu-button");
    if (button?.checkVisibility()) await userEvent.click(button);
    await press(canvasElement, "summary", text);
    await waitFor(() => expect(canvasElement.querySelector("details[open]")).toBeVisible());
  };

export const Aarp: Story = under("aarp", { path: "/reviews/" });
export const AarpScrolled: Story = {
  ...under("aarp", { isNavSticky: true }),
  play: async ({ canvasElement }) => {
    // A page whose styles are still loading may be too low to scroll, so each try scrolls again.
    await waitFor(() => {
      window.scrollTo({ top: 200, behavior: "instant" });
      return expect(canvasElement.querySelector(".cw-compact[inert]")).toBeNull();
    });
  },
};
export const Ace: Story = { ...under("ace", { path: "/real-estate-license/texas/" }), play: opens("Get My License") };
export const AceAccount: Story = { ...under("ace"), play: opens("My Account") };
export const Dec: Story = { ...under("dec"), play: opens("State") };
export const DecTexas: Story = under("dec", {
  pageState: "Texas",
  hasInPersonLessons: true,
  path: "/texas/drivers-ed/",
});
export const DecWithPartner: Story = under("dec", {
  pageState: "Ohio",
  additionalHeaderLogo: {
    url: PARTNER,
    alt: "Ohio Safe Teens",
    title: "",
    width: 120,
    height: 38,
    mimeType: "image/svg+xml",
    focalPoint: null,
  },
});
export const Ids: Story = { ...under("ids"), play: opens("Driving") };
export const Ins: Story = { ...under("ins", { path: "/continuing-education/california/" }), play: opens("My Account") };
export const Mtg: Story = under("mtg", { path: "/pre-license/texas/", isNavSticky: true });
