// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { scriptAddress, vendorPage } from "../testing/vendor-page.tsx";
import type { MountVendor } from "./use-vendor.ts";
import { VendorPart } from "./VendorPart.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function widget(mount: MountVendor = (_, ready) => ready(), more = {}) {
  const script = scriptAddress();
  const page = vendorPage(
    <VendorPart name="Acme" height={300} script={script} mount={mount}>
      <a href="/help/">Help</a>
    </VendorPart>,
    more,
  );
  return { ...page, script };
}
const instead = () => screen.queryByRole("link", { name: "Help" });

test("nothing of it is loaded before it comes near the screen: a tenth of it, with 50 px around [VID-004]", async () => {
  const { scripts, script, come, load, options, state } = widget();
  const before = scripts().length;
  expect([state(), options()]).toEqual(["waiting", { threshold: 0.1, rootMargin: "50px" }]);
  expect(instead()).not.toBeNull();

  await come();
  expect(
    scripts()
      .slice(before)
      .map(({ src }) => src),
  ).toEqual([script]);
  expect(state()).toBe("loading");
  await load();
  expect([state(), instead()]).toEqual(["ready", null]);
});

test("a visitor who wants nothing shared meets nobody, is told why, and gets it as soon as they allow it [PV-011, PV-013]", async () => {
  const { scripts, come, load, state, note, browser, container } = widget(undefined, { isSignalOn: true });
  const before = scripts().length;
  await come();
  expect([state(), scripts().length]).toEqual(["refused", before]);
  expect(note()).toBe("Acme isn’t loaded here, because you share no personal information. Privacy choices");
  const review = screen.getByRole("button", { name: "Privacy choices" });
  expect(review.getAttribute("commandfor")).toBe("privacy-manager");
  expect(instead()).not.toBeNull();

  // The dialog returns the focus to its button, which is then removed.
  review.focus();
  Object.assign(browser.jar, { "consent-ad-personalization": "0", "consent-sharing": "despite-signal" });
  await act(async () => browser.change());
  expect(document.activeElement).toBe(container.querySelector(".cw-vendor"));
  await load();
  expect(state()).toBe("ready");
});

test("a script that does not load leaves what stands in its place, and can be tried again", async () => {
  const { scripts, come, fail, load, state, note } = widget();
  await come();
  await fail();
  expect([state(), note()]).toEqual(["failed", "Acme didn’t load. Try again"]);
  expect(instead()).not.toBeNull();

  const before = scripts().length;
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(scripts()).toHaveLength(before + 1);
  await load();
  expect(state()).toBe("ready");
});

test("one that says nothing for 15 seconds counts as failed, and one that comes later takes its place", async () => {
  vi.useFakeTimers();
  let ready = () => {};
  const { come, load, state } = widget((_, tell) => void (ready = tell));
  await come();
  await load();
  await act(async () => vi.advanceTimersByTime(14_999));
  expect(state()).toBe("loading");
  await act(async () => vi.advanceTimersByTime(1));
  expect(state()).toBe("failed");
  act(() => ready());
  expect(state()).toBe("ready");
});

test("a script that does not come for 15 seconds counts as failed too, and takes its place once it is there", async () => {
  vi.useFakeTimers();
  const { come, load, state } = widget();
  await come();
  await act(async () => vi.advanceTimersByTime(15_000));
  expect(state()).toBe("failed");
  await load();
  expect(state()).toBe("ready");
});

test("a visitor who is on what stands in its place as it comes is on the widget then", async () => {
  const { come, load, state, container } = widget();
  await come();
  instead()?.focus();
  await load();
  expect(state()).toBe("ready");
  expect(document.activeElement).toBe(container.querySelector(".cw-vendor"));
});

test("a second try ends the first, and keeps the focus that its button had", async () => {
  vi.useFakeTimers();
  const unmounted = vi.fn();
  const mount = vi.fn<MountVendor>(() => unmounted);
  const { come, load, container } = widget(mount);
  await come();
  await load();
  await act(async () => vi.advanceTimersByTime(15_000));
  const again = screen.getByRole("button", { name: "Try again" });
  again.focus();
  await act(async () => void fireEvent.click(again));

  expect([mount.mock.calls.length, unmounted.mock.calls.length]).toEqual([2, 1]);
  expect(document.activeElement).toBe(container.querySelector(".cw-vendor"));
});

test("it is taken away with its block, also while its script is on the way", async () => {
  const unmounted = vi.fn();
  const mount = vi.fn<MountVendor>(() => unmounted);
  const first = widget(mount);
  await first.come();
  await first.load();
  first.unmount();
  expect(unmounted).toHaveBeenCalledOnce();

  const second = widget(mount);
  await second.come();
  second.unmount();
  await second.load();
  expect(mount).toHaveBeenCalledOnce();
});
