import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { VisitorProvider } from "@courseway/visitor/react";
import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { stubIntersection } from "./stub-intersection.ts";

let pages = 0;

/** An address that no other test has loaded. */
export const scriptAddress = (): string => `https://vendor.example/${(pages += 1)}.js`;

/** A page with a third party's widget. The test decides when its visitor scrolls and when its scripts load. */
export function vendorPage(element: ReactElement, { isSignalOn = false } = {}) {
  const browser = Object.assign(new TestBrowser(), { isSignalOn });
  const watched = stubIntersection();
  const { container, unmount } = render(
    <VisitorProvider settings={testSettings(browser.time)} browser={browser}>
      {element}
    </VisitorProvider>,
  );
  const scripts = () => [
    ...document.head.querySelectorAll<HTMLScriptElement>("script[src^='https://vendor.example/']"),
  ];
  const end = (kind: "load" | "error") => act(async () => void scripts().at(-1)?.dispatchEvent(new Event(kind)));
  return {
    browser,
    unmount,
    scripts,
    /** The options of the widget's observer: how near the screen counts as near. */
    options: () => watched[0]?.options,
    /** Scrolls to the widget. */
    come: () => act(async () => watched.at(-1)?.tell(true)),
    /** Reports that the widget's script has loaded and run. */
    load: () => end("load"),
    fail: () => end("error"),
    state: () => container.querySelector<HTMLElement>(".cw-vendor")?.dataset["state"],
    note: () => container.querySelector(".cw-vendor-note")?.textContent,
    container,
  };
}
