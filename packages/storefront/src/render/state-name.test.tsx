// @vitest-environment jsdom
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { VisitorProvider } from "@courseway/visitor/react";
import { RichText } from "@courseway/ui";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Slot } from "@courseway/page-model";
import { BlockSlot } from "./BlockSlot.tsx";
import { stateName } from "@courseway/chrome";

// Loaded beforehand, so that no test waits for a file to be compiled.
beforeAll(async () => {
  await import("@courseway/brand/rules");
  await prerenderToNodeStream(stateName("your state"));
});
afterEach(cleanup);

const HTML = "<p>Courses in ${state}: the Loading state exam.</p>";
const UNKNOWN = "Courses in your state: the your state exam.";
const slot: Slot = {
  kind: "block",
  name: "demo",
  index: 0,
  render: () => <RichText html={HTML} />,
  dialogs: () => [],
  missing: null,
  content: null,
  nextChange: null,
  offers: () => [],
};

function page(prepare: (browser: TestBrowser) => void = () => {}) {
  const browser = new TestBrowser();
  prepare(browser);
  const tree = (
    <VisitorProvider settings={testSettings(browser.time)} browser={browser}>
      <BlockSlot slot={slot} showErrors={false} report={() => {}} />
    </VisitorProvider>
  );
  return { browser, tree };
}

test("a text names the state of the visitor's cookie, and nobody is asked [CH-006, CH-007, LOC-001]", async () => {
  const { browser, tree } = page((fake) => (fake.jar["state"] = "NY"));
  const { container } = render(tree);
  await waitFor(() => expect(container.textContent).toBe("Courses in New York: the New York exam."));
  expect(browser.requests).toEqual([]);
});

test("a text names the state that the location call knows, asked for once however often it is named [CH-006, CH-007, LOC-001]", async () => {
  const { browser, tree } = page();
  const { container } = render(tree);
  await waitFor(() => expect(container.textContent).toBe("Courses in Texas: the Texas exam."));
  expect(browser.requests).toEqual(["/api/location/"]);
});

test("a text says “your state” on the server, and while the state is unknown [CH-006, LOC-003]", async () => {
  const { browser, tree } = page((fake) => {
    fake.jar["state"] = "undefined";
    fake.answer = () => Promise.resolve(Response.json({ state: null }));
  });
  const server = document.createElement("div");
  server.innerHTML = renderToString(tree);
  expect(server.textContent).toBe(UNKNOWN);
  const { container } = render(tree);
  await waitFor(() => expect(browser.requests).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(container.textContent).toBe(UNKNOWN);
});

test("a state that another tab chose is named at once [LOC-002]", async () => {
  const { browser, tree } = page((fake) => (fake.jar["state"] = "NY"));
  const { container } = render(tree);
  await waitFor(() => expect(container.textContent).toContain("New York"));
  browser.jar["state"] = "AZ";
  act(() => browser.change());
  await waitFor(() => expect(container.textContent).toBe("Courses in Arizona: the Arizona exam."));
});
