import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { VisitorProvider } from "@courseway/visitor/react";
import { act, render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";

/** Renders blocks on a page with a visitor and waits until their plain islands have started. */
export async function renderPage(blocks: ReactNode): Promise<RenderResult> {
  const browser = new TestBrowser();
  const page = render(
    <VisitorProvider settings={testSettings(browser.time)} browser={browser}>
      {blocks}
    </VisitorProvider>,
  );
  await act(async () => {
    await vi.dynamicImportSettled();
    // The islands' code has loaded; this lets it run.
    await new Promise((resolve) => void setImmediate(resolve));
  });
  return page;
}
