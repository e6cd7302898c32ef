import { afterEach, expect, test, vi } from "vitest";
import { sendForm } from "./send-form.ts";

afterEach(() => vi.unstubAllGlobals());

const request = { path: "/guide/", index: 2, fields: { email: "ana@example.org" } };
const answering = (body: string) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

test("sends where the block stands and what was typed to the page's own host", async () => {
  const fetch = answering('{"ok":true}');

  expect(await sendForm(request)).toEqual({ ok: true });
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/subscribe/");
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual(request);
});

test("hands on what the host finds wrong [BL-emailForm-006]", async () => {
  answering('{"ok":false,"message":"no","errors":{"email":"wrong"}}');

  expect(await sendForm(request)).toEqual({ ok: false, errors: { email: "wrong" } });
});

test.each(["<html>", "null", '"yes"'])(
  "an answer of %s is a failure, not an exception [BL-emailForm-006]",
  async (body) => {
    answering(body);

    expect((await sendForm(request)).ok).toBe(false);
  },
);
