import type { Meta, StoryObj } from "@storybook/react";
import { expect, waitFor } from "storybook/test";
import { type Play, using, type Vendors } from "./island-story.tsx";

/** Third parties' widgets for a visitor who shares data: loaded, still loading, and failed. */
const meta: Meta = { title: "Islands/Third parties", parameters: { bare: true } };
export default meta;
type Story = StoryObj;

/** The vendor's script; `slow` never reports that it is ready, `failed` does not load. */
type Script = string;

/** A new address for each visit, since a page loads a script only once. No vendor is contacted: not even by name. */
const address = (script: Script): string =>
  script === "failed"
    ? `http://127.0.0.1:9/${Date.now()}.js`
    : `data:text/javascript,${encodeURIComponent(`${script === "slow" ? "" : script};/*${Date.now()}*/`)}`;

const FRAME = `const frame = Object.assign(document.createElement("iframe"), {
  title: "Reviews", style: "width: 100%; height: 100%; border: 0",
  srcdoc: "<body style='font: 1rem sans-serif'><p>The vendor's own page stands in this frame.</p></body>" });`;
const SCRIPTS = {
  trustpilot: `window.Trustpilot = { loadFromElement(slot) { ${FRAME} frame.style.height = slot.dataset.styleHeight; slot.replaceChildren(frame); } };`,
  hubspot: `window.hbspt = { forms: { create({ target, onFormReady }) {
    document.querySelector(target).innerHTML = '<form><label>Work email <input type="email"></label> <button>Send</button></form>';
    onFormReady(); } } };`,
  quiz: `window.CommonNinja = { init() { for (const slot of document.querySelectorAll(".commonninja_component"))
    slot.innerHTML = "<p>Question 1 of 5: when does your license renew?</p>"; } };`,
  helpCenter: `document.querySelector("#gladly-help-center").innerHTML = "<h2>How can we help?</h2><p>Popular answers</p>";`,
};

const vendorsWith = {
  trustpilot: (script) => ({ reviews: { scriptUrl: address(script) } }),
  hubspot: (script) => ({
    forms: { portalId: "1", threeSteps: null, scriptUrl: address(script), apiUrl: "http://127.0.0.1:9" },
  }),
  quiz: (script) => ({ quizzes: { frameUrl: "http://127.0.0.1:9", scriptUrl: address(script) } }),
  helpCenter: (script) => ({
    helpCenter: { orgId: "1", brandId: "1", apiUrl: "http://127.0.0.1:9", scriptUrl: address(script) },
  }),
} satisfies Readonly<Record<keyof typeof SCRIPTS, (script: Script) => Partial<Vendors>>>;

type Vendor = keyof typeof SCRIPTS;
const SHOWN: Readonly<Record<Vendor, readonly [block: string, example: string]>> = {
  trustpilot: ["trustpilot", "grid"],
  hubspot: ["hubspot", "oneStep"],
  quiz: ["externalWidget", "commonNinja"],
  helpCenter: ["gladlyHelpCenter", "whole"],
};

/** The widget gets into this state under every brand: the stand-in replaces the brand's own settings. */
const reaching =
  (state: "ready" | "loading" | "failed"): Play =>
  async ({ canvasElement }) => {
    const part = canvasElement.querySelector<HTMLElement>(".cw-vendor");
    if (part === null) throw new Error("The block shows no widget.");
    part.scrollIntoView({ block: "center" });
    await waitFor(() => expect(part.dataset["state"]).toBe(state), { timeout: 5000 });
  };

function story(vendor: Vendor, how: "ready" | "slow" | "failed"): Story {
  const script = how === "ready" ? SCRIPTS[vendor] : how;
  const state = how === "slow" ? "loading" : how;
  return using(...SHOWN[vendor], reaching(state), () => vendorsWith[vendor](script));
}

export const ReviewsReady: Story = story("trustpilot", "ready");
export const ReviewsSlow: Story = story("trustpilot", "slow");
export const ReviewsFailed: Story = story("trustpilot", "failed");
/** A widget has the requested height, in px, from the first HTML on and after it has loaded. [BL-trustpilot-004] */
const asHighAs = (height: number, type: string, how: "ready" | "slow"): Story =>
  using(
    "trustpilot",
    type,
    async (context) => {
      const heightNow = () => context.canvasElement.querySelector(".cw-vendor")?.getBoundingClientRect().height;
      await expect(heightNow()).toBe(height);
      await reaching(how === "ready" ? "ready" : "loading")(context);
      await expect(heightNow()).toBe(height);
    },
    () => vendorsWith.trustpilot(how === "ready" ? SCRIPTS.trustpilot : how),
  );

export const SliderIs240High: Story = asHighAs(240, "slider", "ready");
export const GridIs500High: Story = asHighAs(500, "grid", "ready");
export const ProductReviewIs400High: Story = asHighAs(400, "productReview", "ready");
export const HorizontalIs30High: Story = asHighAs(30, "horizontal", "ready");
export const SlowHorizontalIs30High: Story = asHighAs(30, "horizontal", "slow");
export const MicroComboIs30High: Story = asHighAs(30, "microCombo", "ready");
export const SlowMicroComboIs30High: Story = asHighAs(30, "microCombo", "slow");
export const MicroTrustScoreIs30High: Story = asHighAs(30, "microTrustScore", "ready");
export const SlowMicroTrustScoreIs30High: Story = asHighAs(30, "microTrustScore", "slow");
export const MiniIs130High: Story = asHighAs(130, "mini", "ready");
export const CarouselIs240High: Story = asHighAs(240, "carousel", "ready");
export const ListIs500High: Story = asHighAs(500, "list", "ready");
export const LeadFormReady: Story = story("hubspot", "ready");
export const LeadFormSlow: Story = story("hubspot", "slow");
export const LeadFormFailed: Story = story("hubspot", "failed");
export const QuizReady: Story = story("quiz", "ready");
export const QuizSlow: Story = story("quiz", "slow");
export const QuizFailed: Story = story("quiz", "failed");
/** A frame does not report what loaded in it, so the alternative link stays. */
export const QuizFrameFailed: Story = using(
  "externalWidget",
  "agolix",
  async (context) => {
    await reaching("ready")(context);
    await expect(context.canvas.getByRole("link", { name: "Open it in a new tab" })).toBeVisible();
  },
  () => vendorsWith.quiz("failed"),
);
export const HelpCenterReady: Story = story("helpCenter", "ready");
export const HelpCenterSlow: Story = story("helpCenter", "slow");
export const HelpCenterFailed: Story = story("helpCenter", "failed");
