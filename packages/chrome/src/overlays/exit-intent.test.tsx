// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { dialog, EXIT, giveBrowser, loadOverlays, openPage, scrollTo, settle } from "./testing/open-page.tsx";

beforeAll(loadOverlays);
beforeEach(giveBrowser);

const leaveAbove = (clientY: number) => fireEvent(document.documentElement, new MouseEvent("mouseleave", { clientY }));

test("who is about to leave is asked once, half a second after the mouse left over the upper edge [EX-002, EX-004, EX-005, EX-017, RT-044]", async () => {
  const { pass } = await openPage({ page: { exitIntent: EXIT } });
  leaveAbove(6);
  pass(1000);
  expect(dialog()).toBeNull();
  leaveAbove(5);
  pass(499);
  expect(dialog()).toBeNull();
  pass(1);
  expect(dialog()?.open).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog()).toBeNull();
  leaveAbove(0);
  pass(1000);
  expect(dialog()).toBeNull();
});

test("says the documented words where its editors wrote none [EX-011, EX-012, EX-013, EX-014]", async () => {
  const { pass } = await openPage({ page: { exitIntent: EXIT } });
  leaveAbove(0);
  pass(500);
  expect(screen.getByRole("dialog", { name: "Wait! Don't leave yet!" }).textContent).toContain(
    "Complete your purchase and save 20% today!",
  );
  expect(screen.getByRole("link", { name: "Get My Discount" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("button", { name: "Maybe Later" })).toBeTruthy();
});

test.each(["left", "right", "center", null] as const)(
  "says what its editors wrote, the picture at %s [EX-015, EX-016]",
  async (imagePlacement) => {
    const { pass } = await openPage({
      page: {
        exitIntent: {
          ...EXIT,
          titleModal: "Before you go",
          contentModal: "<p>The first lesson is <b>free</b>.</p>",
          imageModal: {
            url: "/door.svg",
            alt: "A door",
            width: 600,
            height: 400,
            title: "",
            mimeType: "",
            focalPoint: null,
          },
          imagePlacement,
          buttonLabelModal: "Start free",
          buttonLinkModal: "/free/",
          buttonStyleModal: "secondary",
        },
      },
    });
    leaveAbove(0);
    pass(500);
    const box = screen.getByRole("dialog", { name: "Before you go" });
    expect(box.querySelector("b")?.textContent).toBe("free");
    expect(
      screen.getByRole("img", { name: "A door" }).closest<HTMLElement>("[data-placement]")?.dataset["placement"],
    ).toBe(imagePlacement ?? "center");
    const link = screen.getByRole("link", { name: "Start free" });
    expect([link.getAttribute("href"), link.dataset["style"]]).toEqual(["/free/", "secondary"]);
  },
);

test("is not asked where the modal is switched off, or there is none [EX-001]", async () => {
  const { pass } = await openPage({ page: { exitIntent: { ...EXIT, enabledExitModal: false } } });
  leaveAbove(0);
  pass(1000);
  expect(dialog()).toBeNull();
});

test.each(["Close", "Maybe Later", "Get My Discount"])(
  "%s closes it, and it stays away from this path in this tab [EX-006, EX-009, EX-010]",
  async (name) => {
    const { browser, leave, pass } = await openPage({ page: { exitIntent: EXIT } });
    leaveAbove(0);
    pass(500);
    fireEvent.click(
      name === "Get My Discount" ? screen.getByRole("link", { name }) : screen.getByRole("button", { name }),
    );
    expect(dialog()).toBeNull();
    await settle();
    expect([...browser.done]).toContain("exit-intent-closed-/courses/");
    leave();

    const next = await openPage({
      page: { exitIntent: EXIT },
      prepare: (tab) => [...browser.done].forEach((key) => tab.done.add(key)),
    });
    leaveAbove(0);
    next.pass(1000);
    expect(dialog()).toBeNull();
  },
);

test.each([
  ["a phone's name", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)", maxTouchPoints: 5 }, 1024],
  ["a small screen that is touched", { userAgent: "Mozilla/5.0 (X11)", maxTouchPoints: 5 }, 768],
])(
  "on %s it is scrolling up by more than 20 px that counts, not the mouse [EX-003, EX-008]",
  async (_, device, width) => {
    vi.stubGlobal("navigator", { ...device, onLine: true });
    vi.stubGlobal("innerWidth", width);
    const { pass } = await openPage({ page: { exitIntent: EXIT } });
    leaveAbove(0);
    scrollTo(400);
    scrollTo(380);
    pass(1000);
    expect(dialog()).toBeNull();
    scrollTo(379);
    pass(500);
    expect(dialog()?.open).toBe(true);
  },
);

test("on a small screen without touch, and on a large one with it, the mouse counts [EX-008]", async () => {
  vi.stubGlobal("innerWidth", 600);
  const { pass } = await openPage({ page: { exitIntent: EXIT } });
  scrollTo(400);
  scrollTo(0);
  pass(1000);
  expect(dialog()).toBeNull();
  leaveAbove(0);
  pass(500);
  expect(dialog()?.open).toBe(true);
});
