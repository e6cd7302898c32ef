import { describe, expect, it } from "vitest";
import { isSameOrigin, readLimitedText } from "./guard.ts";

const request = (headers: Record<string, string>, body?: string) =>
  new Request("https://ace.example/api/prices/", { method: "POST", headers, ...(body === undefined ? {} : { body }) });

describe("isSameOrigin", () => {
  it.each([
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "cross-site", origin: "https://ace.example", host: "ace.example" }, false],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ origin: "https://evil.example", host: "ace.example" }, false],
    [{ origin: "https://ace.example", host: "ace.example" }, true],
    [{ origin: "null", host: "ace.example" }, false],
    [{}, true],
  ])("%j → %s", (headers, expected) => {
    expect(isSameOrigin(request(headers as Record<string, string>))).toBe(expected);
  });
});

describe("limitedText", () => {
  it("reads a body up to the limit and not beyond", async () => {
    expect(await readLimitedText(request({}, "12345"), 5)).toBe("12345");
    await expect(readLimitedText(request({}, "123456"), 5)).rejects.toMatchObject({ status: 413 });
    expect(await readLimitedText(request({}))).toBe("");
  });

  it("tells of a body that breaks off as of the sender's fault", async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error("gone")) });
    const broken = new Request("https://ace.example/", { method: "POST", body, duplex: "half" } as RequestInit);
    await expect(readLimitedText(broken)).rejects.toMatchObject({ status: 400 });
  });
});
