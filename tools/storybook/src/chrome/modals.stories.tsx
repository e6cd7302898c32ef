import type { Page } from "@courseway/content-client";
import { opensDialog } from "@courseway/ui";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor } from "storybook/test";
import { scene } from "../blocks/scene.ts";
import { brandConfig } from "../brands/brand-configs.ts";
import { isBrandId } from "../brands/brand-ids.ts";
import { HostScene, type Scene, createScene } from "./HostScene.tsx";
import { getHostPart } from "./overlay-parts.ts";

const exitIntent: NonNullable<Page["exitIntent"]> = {
  enabledExitModal: true,
  titleModal: null,
  contentModal: "",
  imageModal: null,
  imagePlacement: null,
  buttonLabelModal: null,
  buttonLinkModal: null,
  buttonStyleModal: null,
};
const imageModal = {
  url: scene("ace", "calendar.svg"),
  alt: "",
  title: "",
  width: 720,
  height: 480,
  mimeType: "image/svg+xml",
  focalPoint: null,
};

const meta = { title: "Chrome/Modals", parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The exit-intent modal once the mouse has left the page over its upper edge. */
function exit(more: Partial<typeof exitIntent> = {}): Story {
  const scenes = new Map<unknown, Scene>();
  const getScene = (id: unknown) => {
    const found = scenes.get(id) ?? createScene({ exitIntent: { ...exitIntent, ...more } });
    scenes.set(id, found);
    return found;
  };
  return {
    beforeEach: () => scenes.clear(),
    render: (_, { globals }) => <HostScene scene={getScene(globals["brand"])} brand={globals["brand"]} over="exit" />,
    play: async ({ canvas, globals }) => {
      const { browser } = getScene(globals["brand"]);
      // Leaving counts only once the page listens; then the modal waits for its moment.
      await waitFor(() => {
        document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: 0 }));
        return expect(browser.timers.size).toBeGreaterThan(0);
      });
      await waitFor(() => {
        browser.pass(500);
        return expect(canvas.getByRole("dialog")).toBeVisible();
      });
    },
  };
}

export const ExitIntent: Story = exit();
export const ExitIntentPictureLeft: Story = exit({ imageModal, imagePlacement: "left" });
export const ExitIntentPictureRight: Story = exit({ imageModal, imagePlacement: "right" });
export const ExitIntentPictureCentered: Story = exit({ imageModal, imagePlacement: "center" });
export const ExitIntentOwnWords: Story = exit({
  titleModal: "Before you go",
  contentModal: "<p>The first chapter is free. Read it now and decide later.</p>",
  buttonLabelModal: "Read the first chapter",
  buttonLinkModal: "/chapter/",
  buttonStyleModal: "secondary",
});

/** On the home page, for visitors who came by an ambassador of that brand. */
const ambassador = (brand: string): Story => ({
  globals: { brand },
  render: () => (
    <HostScene
      scene={createScene({
        browser: { address: `https://www.example.com/?campaignid=${brandConfig(brand).referralProgram?.campaignId}` },
      })}
      brand={brand}
      over="ambassador"
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("dialog", { name: /Your friend got you/u })).toBeVisible());
  },
});
export const AmbassadorAce: Story = ambassador("ace");
export const AmbassadorIns: Story = ambassador("ins");
export const AmbassadorMtg: Story = ambassador("mtg");

const privacyManager = (optsOutByDefault: boolean): Story => ({
  render: () => {
    const Manager = getHostPart("PrivacyManager");
    return (
      <>
        <button type="button" className="m-10" {...opensDialog("privacy-manager")}>
          Do not sell or share my information
        </button>
        <Manager brand={{ optsOutByDefault }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Do not sell or share my information" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Privacy Manager" })).toBeVisible());
  },
});
export const PrivacyManager: Story = privacyManager(false);
export const PrivacyManagerOffByDefault: Story = privacyManager(true);

/** The chat's button, or the link to the help page for a visitor who refuses to share data. */
const chat = (isSignalOn: boolean, role: "button" | "link"): Story => ({
  render: (_, { globals }) => (
    <HostScene scene={createScene({ browser: { isSignalOn } })} brand={globals["brand"]} over="chat" />
  ),
  play: async ({ canvas, globals }) => {
    const { brand } = globals;
    if (isBrandId(brand) && brandConfig(brand).vendors.chat === null) return;
    await expect(await canvas.findByRole(role)).toBeVisible();
  },
});
export const Chat: Story = chat(false, "button");
export const ChatNothingShared: Story = chat(true, "link");

/** What the chat's script does after it has loaded. */
const SCRIPTS = {
  ready: `let tell, open = false; window.adaEmbed = {
    start: ({ adaReadyCallback, toggleCallback }) => { tell = toggleCallback; adaReadyCallback(); },
    toggle: () => tell(open = !open) };`,
  slow: "window.adaEmbed = { start() {}, toggle() {} };",
};

/** The chat's button after its click, under every brand; no vendor is contacted, not even by name. */
function clickedChat(script: keyof typeof SCRIPTS | "failed", then: NonNullable<Story["play"]>): Story {
  const scriptUrl = () =>
    script === "failed"
      ? `http://127.0.0.1:9/${Date.now()}.js`
      : `data:text/javascript,${encodeURIComponent(`${SCRIPTS[script]};/*${Date.now()}*/`)}`;
  const buildChat = () => ({ handle: "story", scriptUrl: scriptUrl(), chatUrl: "http://127.0.0.1:9" });
  return {
    beforeEach: () => () => Reflect.deleteProperty(globalThis, "adaEmbed"),
    loaders: [() => ({ scene: createScene({ browser: { isSignalOn: false }, vendors: { chat: buildChat() } }) })],
    render: (_, { globals, loaded }) => <HostScene scene={loaded["scene"]} brand={globals["brand"]} over="chat" />,
    play: async (story) => {
      await userEvent.click(await story.canvas.findByRole("button", { name: "Chat" }));
      await then(story);
    },
  };
}

export const ChatOpenedAndClosed: Story = clickedChat("ready", async ({ canvas }) => {
  const button = canvas.getByRole("button", { name: "Chat" });
  await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
});
export const ChatSlow: Story = clickedChat("slow", async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole("button", { name: "Chat" })).toHaveAttribute("aria-busy", "true"));
});
export const ChatFailed: Story = clickedChat("failed", async ({ canvas }) => {
  const link = await canvas.findByRole("link", { name: "Help" });
  await waitFor(() => expect(link).toHaveFocus());
});
