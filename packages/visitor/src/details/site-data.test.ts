// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { pageSiteData } from "./site-data.ts";

afterEach(() => vi.restoreAllMocks());

test("a browser whose visitor blocks site data throws wherever it is read, and the page goes on without [CK-014]", () => {
  const blocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.spyOn(window, "localStorage", "get").mockImplementation(blocked);
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(blocked);
  vi.spyOn(document, "cookie", "get").mockImplementation(blocked);
  vi.spyOn(document, "cookie", "set").mockImplementation(blocked);

  expect(pageSiteData.storage()).toBeNull();
  expect(pageSiteData.wasDone("exit")).toBe(false);
  expect(pageSiteData.isDone("exit")).toBe(false);
  expect(pageSiteData.cookies()).toEqual({});
  expect(() => pageSiteData.setCookie("choice", "1", { path: "/" })).not.toThrow();
  expect(() => pageSiteData.removeCookie("choice", { path: "/" })).not.toThrow();
});
