import { expect, test } from "vitest";
import { parseJson } from "./response.ts";

test("half an emoji becomes the sign for an unknown character, wherever it stands", () => {
  expect(parseJson(String.raw`{"a":"cut \ud83d","b":["\uDC4D up"],"c":{"d":"\ude00\ud83d"}}`)).toEqual({
    a: "cut \uFFFD",
    b: ["\uFFFD up"],
    c: { d: "\uFFFD\uFFFD" },
  });
});

test("whole characters and all that is no text stay as they are", () => {
  const value = { text: "ä 👍", sum: 1.5, none: null, is: true, rows: ["👩‍🏫", ""] };
  expect(parseJson(JSON.stringify(value))).toEqual(value);
  expect(parseJson(String.raw`["\ud83d\udc4d", 7]`)).toEqual(["👍", 7]);
});

test("what is no JSON throws", () => {
  expect(() => parseJson("<html>")).toThrow(SyntaxError);
});
