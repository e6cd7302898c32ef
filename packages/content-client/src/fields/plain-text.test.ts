import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["tags", "<p>All <b>of</b> it</p><p>and more</p>", "All of it and more"],
  ["an inline tag within a word", "re<em>new</em>al", "renewal"],
  ["scripts and styles with what they hold", "<style>p { color: red }</style>Now<script>run()</script>", "Now"],
  ["shortcodes and placeholders", 'From [price productId="a1"] in ${state}', "From in"],
])("leaves out %s", (_, html, words) => {
  expect(plainText(html)).toBe(words);
});

test("reads entities", () => {
  expect(plainText("Fees&nbsp;&amp; &#39;terms&#39; &lt;1 hour")).toBe("Fees & 'terms' <1 hour");
});
