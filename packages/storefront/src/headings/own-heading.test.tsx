// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  vi.resetModules();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
});

it("is in the browser what the page was filled with, and stays so when the address changes [RT-045]", async () => {
  history.replaceState(null, "", "/?utm_source=a&hlText=Tea-%26-<b>cake</b>");
  const { OwnHeading } = await import("./OwnHeading.client.tsx");
  document.body.innerHTML = "<h1>Tea &amp; &lt;b&gt;cake&lt;/b&gt;</h1>";
  const wrong: unknown[] = [];
  const page = (
    <h1>
      <OwnHeading />
    </h1>
  );
  const root = await act(() => hydrateRoot(document.body, page, { onRecoverableError: (error) => wrong.push(error) }));
  expect([wrong, document.body.textContent]).toEqual([[], "Tea & <b>cake</b>"]);
  history.replaceState(null, "", "/");
  act(() => root.render(<section>{page}</section>));
  expect(document.body.textContent).toBe("Tea & <b>cake</b>");
  act(() => root.unmount());
});
