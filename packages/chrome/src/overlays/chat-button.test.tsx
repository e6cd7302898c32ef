// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Chat } from "./Overlays.tsx";
import { type GivenPage, giveBrowser, loadOverlays, openPage, settle } from "./testing/open-page.tsx";

beforeAll(loadOverlays);
beforeEach(giveBrowser);
afterEach(() => {
  Reflect.deleteProperty(window, "adaEmbed");
  document.head.replaceChildren();
});

let hosts = 0;
/** A chat of its own for each test, since a page loads a script once. */
const chat = () => {
  hosts += 1;
  return { vendors: { chat: { handle: "ace", scriptUrl: `https://chat-${hosts}.example/embed2.js` } } };
};
const script = () => document.querySelector<HTMLScriptElement>("#__ada");
const button = () => screen.queryByRole("button", { name: "Chat" });

/** What the chat's script is told, and how it answers. */
function chatScript() {
  const started: unknown[] = [];
  let isOpen = false;
  let report: (open: boolean) => void = () => {};
  const arrive = () => {
    window.adaEmbed = {
      start: ({ adaReadyCallback, toggleCallback, ...settings }) => {
        started.push(settings);
        report = toggleCallback;
        adaReadyCallback();
      },
      toggle: () => {
        isOpen = !isOpen;
        report(isOpen);
      },
    };
    script()?.dispatchEvent(new Event("load"));
  };
  return { started, arrive: () => act(async () => arrive()) };
}

const answers = (body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async () => Response.json(body)),
  );
const click = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Chat" }));
  await settle();
};

test("the chat's button is on a page of a brand that has a chat, and nothing of the chat is loaded before its click [CHT-001]", async () => {
  answers({ adaToken: null });
  await openPage({ brand: chat() });
  expect(button()).not.toBeNull();
  expect(script()).toBeNull();
  expect(fetch).not.toHaveBeenCalledWith("/api/user-sync/", expect.anything());
  await click();
  expect(script()?.dataset).toMatchObject({ handle: "ace", lazy: "" });
});

test("nothing stands for the chat, no empty landmark either, until the visitor's choice is known", () => {
  render(<Chat handle="ace" scriptUrl="/a.js" helpPage="/help/" />);
  expect(button()).toBeNull();
  expect(screen.queryByRole("complementary")).toBeNull();
});

test.each<[string, () => GivenPage]>([
  ["a page that does not want it", () => ({ brand: chat(), page: { adaChatbot: false } })],
  ["a brand without a chat", () => ({})],
])("%s has no chat button [CHT-001, CHT-003]", async (_, given) => {
  await openPage(given());
  expect(button()).toBeNull();
  expect(screen.queryByRole("link", { name: "Help" })).toBeNull();
});

test("the button opens and closes the chat, which is started once [CHT-002]", async () => {
  answers({ adaToken: null });
  const { started, arrive } = chatScript();
  await openPage({ brand: chat() });
  await click();
  expect(button()?.getAttribute("aria-busy")).toBe("true");
  await arrive();
  expect([button()?.getAttribute("aria-expanded"), button()?.getAttribute("aria-busy")]).toEqual(["true", null]);
  await click();
  expect(button()?.getAttribute("aria-expanded")).toBe("false");
  await click();
  expect(button()?.getAttribute("aria-expanded")).toBe("true");
  expect(started).toHaveLength(1);
});

test.each([
  [{ adaToken: "ada-an" }, { adaToken: "ada-an" }],
  [{ adaToken: null }, {}],
  ["nonsense", {}],
])("with the user sync's answer %j the chat is told %j [CHT-004]", async (body, sensitiveMetaFields) => {
  answers(body);
  const { started, arrive } = chatScript();
  await openPage({ brand: chat() });
  await click();
  await arrive();
  expect(started).toEqual([{ handle: "ace", sensitiveMetaFields }]);
});

test("a visitor who wants nothing shared is led to the help page, and no chat is loaded [CHT-001]", async () => {
  await openPage({ brand: chat(), prepare: (browser) => (browser.jar["consent-ad-personalization"] = "1") });
  expect(button()).toBeNull();
  expect(screen.getByRole("link", { name: "Help" }).getAttribute("href")).toBe("/support/");
});

describe("a chat that cannot be had", () => {
  let warned = vi.spyOn(console, "warn");
  beforeEach(() => void (warned = vi.spyOn(console, "warn").mockImplementation(() => {})));
  afterEach(() => {
    vi.useRealTimers();
    warned.mockRestore();
  });
  const link = () => screen.queryByRole("link", { name: "Help" });

  test("leaves the help page in its place, with the focus that the button had", async () => {
    answers({ adaToken: null });
    const { browser } = await openPage({ brand: chat() });
    button()?.focus();
    await click();
    await act(async () => void script()?.dispatchEvent(new Event("error")));
    await settle();
    expect(link()).not.toBeNull();
    expect(document.activeElement).toBe(link());
    expect(warned).toHaveBeenCalledOnce();

    // A countdown tells of each second.
    browser.time += 1000;
    await act(async () => browser.change());
    await settle();
    expect(document.activeElement).toBe(link());
  });

  test("takes no focus from a visitor who went on meanwhile", async () => {
    answers({ adaToken: null });
    await openPage({ brand: chat() });
    button()?.focus();
    await click();
    button()?.blur();
    await act(async () => void script()?.dispatchEvent(new Event("error")));
    await settle();
    expect(link()).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test("is waited for 15 seconds, and not started when it comes later", async () => {
    answers({ adaToken: null });
    const { started, arrive } = chatScript();
    await openPage({ brand: chat() });
    vi.useFakeTimers();
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Chat" }));
      await vi.advanceTimersByTimeAsync(14_999);
    });
    expect(button()?.getAttribute("aria-busy")).toBe("true");
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    expect(link()).not.toBeNull();
    await arrive();
    expect(started).toEqual([]);
  });
});
