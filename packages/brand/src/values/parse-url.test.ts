import { expect, test } from "vitest";
import { parseUrl } from "./parse-url.ts";

test("reads an address as a browser does, against its base", () => {
  expect(parseUrl("/b/?c=1#d", "https://ace.example/a/")?.href).toBe("https://ace.example/b/?c=1#d");
  expect(parseUrl("mailto:a@b.co")?.protocol).toBe("mailto:");
});

test.each(["", "/b/", "http://[", "https://"])("%o alone is no address", (address) => {
  expect(parseUrl(address)).toBeNull();
});
