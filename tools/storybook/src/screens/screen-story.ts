import type { StoryObj } from "@storybook/react";
import type { StoryArgs } from "../blocks/controls.ts";
import { using } from "../islands/island-story.tsx";

/** Widths of screens in px: a phone, a tablet, and a desktop. */
export const PHONE = 390;
export const TABLET = 800;
export const DESKTOP = 1280;

/** The block on a screen, as its visitor sees it. */
export interface Screen {
  /** The first element that a selector matches. @throws Error if there is none */
  readonly find: (selector: string) => HTMLElement;
  readonly list: (selector: string) => readonly HTMLElement[];
  /** Whether a visitor sees an element that the selector matches. */
  readonly isVisible: (selector: string) => boolean;
  /** The place and size of the first element that the selector matches, in px. */
  readonly measure: (selector: string) => DOMRect;
}

/**
 * Shows the block on a screen of this width in px.
 * @param isScripted false for a visitor whose browser runs no scripts
 */
export type OpenScreen = (width: number, isScripted?: boolean) => Promise<Screen>;

/** Adds the page's style sheets to a frame, and waits until the frame has loaded them. */
async function copyStyles({ head }: Document): Promise<void> {
  const sheets = [...document.head.querySelectorAll<HTMLElement>("style, link[rel=stylesheet]")].map((sheet) =>
    head.ownerDocument.importNode(sheet, true),
  );
  const loads = sheets
    .filter((sheet) => sheet.matches("link"))
    .map((link) => new Promise((resolve) => link.addEventListener("load", resolve, { once: true })));
  head.append(...sheets);
  await Promise.all(loads);
}

/** Copies an element's attributes, such as the brand of the page. */
function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

/** Opens an empty page in a frame, whose width is the window's for media queries. */
async function openFrame(width: number, isScripted: boolean): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.title = `A screen ${width} px wide`;
  if (!isScripted) frame.sandbox.add("allow-same-origin");
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: 900px; border: 0`;
  frame.srcdoc = "<!doctype html><body></body>";
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}

/** Copies what the story shows into a frame. The copy has no islands, only what the browser does by itself. */
async function openScreen(canvas: HTMLElement, frame: HTMLIFrameElement): Promise<Screen> {
  const page = frame.contentDocument;
  if (page === null) throw new Error("The frame has no page.");
  copyAttributes(document.documentElement, page.documentElement);
  copyAttributes(document.body, page.body);
  await copyStyles(page);
  page.body.append(...[...canvas.childNodes].map((node) => page.importNode(node, true)));
  const list = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
  const find = (selector: string): HTMLElement => {
    const found = page.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`The block shows no ${selector}.`);
    return found;
  };
  return {
    find,
    list,
    isVisible: (selector) => list(selector).some((element) => element.checkVisibility()),
    measure: (selector) => find(selector).getBoundingClientRect(),
  };
}

/**
 * A block's example on screens of several widths.
 * @param changes fields that differ from the example
 */
export function onScreens(
  name: string,
  example: string,
  check: (open: OpenScreen) => Promise<void>,
  changes: StoryArgs = {},
): StoryObj {
  const story = using(name, example, async ({ canvasElement }) => {
    const frames: HTMLIFrameElement[] = [];
    try {
      await check(async (width, isScripted = true) => {
        const frame = await openFrame(width, isScripted);
        frames.push(frame);
        return openScreen(canvasElement, frame);
      });
    } finally {
      for (const frame of frames) frame.remove();
    }
  });
  // Axe checks the example where it is a story of its block.
  return { ...story, args: { ...story.args, ...changes }, parameters: { a11y: { test: "off" } } };
}
