// @vitest-environment jsdom
import { act, type ReactNode, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NamedPart } from "./NamedPart.client.tsx";

const recovered = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  recovered.mockClear();
});

const part = <NamedPart tag="div" data-part="k1" className="a" />;
const PART = '<div data-part="k1" class="a">still <i>within</i></div>';

/** A page whose part a visitor may close and open again. */
function Page({ word = "word" }: { readonly word?: string }): ReactNode {
  const [isOpen, open] = useState(true);
  return (
    <main>
      <button type="button" onClick={() => open(!isOpen)}>
        {word}
      </button>
      {isOpen ? part : null}
    </main>
  );
}
const html = `<main><button type="button">word</button>${PART}</main>`;

let root: Root;
afterEach(() => act(async () => root.unmount()));

async function takeOver(page: ReactNode): Promise<void> {
  await act(async () => {
    root = hydrateRoot(document.body, page, { onRecoverableError: recovered });
  });
}
beforeEach(() => {
  document.body.innerHTML = html;
});
const click = (): Promise<void> => act(async () => document.querySelector("button")?.click());

it("leaves the element as it stands, with what a visitor or an extension did to it", async () => {
  const within = document.querySelector("i");
  within?.append(" an addition");
  await takeOver(<Page />);
  expect(document.querySelector("i")).toBe(within);
  expect(document.querySelector(".a")?.textContent).toBe("still within an addition");
  expect(recovered).not.toHaveBeenCalled();
});

it("shows again what has left the page", async () => {
  await takeOver(<Page />);
  await click();
  expect(document.querySelector("[data-part]")).toBeNull();
  await click();
  expect(document.body.innerHTML).toBe(html);
});

it("is what it was where React has to draw the page anew", async () => {
  await takeOver(<Page word="another word" />);
  expect(recovered).toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(html.replace("word", "another word"));
});

it("is no part of a page that the server could not write: the app's error screen is shown", () => {
  document.documentElement.id = "__next_error__";
  expect(() => renderToString(part)).toThrow("The server could not write this page");
  document.documentElement.removeAttribute("id");
});
