// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { pageBrowser } from "./browser.ts";

it("looks again when a page is seen again, and lets one that is left give way to the next", () => {
  const listener = vi.fn<() => void>();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const stop = pageBrowser.onChange(listener);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(listener).not.toHaveBeenCalled();
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(listener).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("storage"));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event("storage"));
  expect(listener).toHaveBeenCalledTimes(2);
});
