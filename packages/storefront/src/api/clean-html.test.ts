import { expect, it } from "vitest";
import { cleanHtml } from "./schedule.ts";

it("keeps words, lists and links", () => {
  const html = '<p>Six <strong>live</strong> sessions</p><ul><li><a href="https://x.example/">More</a></li></ul>';
  expect(cleanHtml(html)).toBe(html);
});

it.each([
  ["<script>a()</script>Hi", "Hi"],
  ['<p style="x" class="y" id="z" onclick="a()">Hi</p>', "<p>Hi</p>"],
  ['<a href="javascript:a()">Hi</a>', "<a>Hi</a>"],
  ['<img src="https://x.example/p.gif" onerror="a()">Hi', "Hi"],
  ["<iframe src=//x></iframe><form><input>Hi</form>", "Hi"],
  ["<p>Hi", "<p>Hi</p>"],
  ["a < b & c", "a &#x3C; b &#x26; c"],
  ["", ""],
])("makes %j %j", (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});
