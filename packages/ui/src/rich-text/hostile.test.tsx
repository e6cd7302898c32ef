// @vitest-environment jsdom
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./RichText.tsx";

const parse = (html: string) =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(<RichText html={html} modals={["m"]} tokens={{ state: html }} />),
    "text/html",
  );

/** The values of an attribute in the rendered HTML. */
const listAttributes = (html: string, name: string): readonly (string | null)[] =>
  [...parse(html).body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name));

const FORBIDDEN = "script, style, iframe, object, embed, form, input, svg, math, link, meta, base, template";

/** Everything in the rendered HTML that could still run or load. */
function dangers(html: string): readonly string[] {
  const elements = [...parse(html).body.querySelectorAll("*")];
  return elements.flatMap((element) => [
    ...(element.matches(FORBIDDEN) ? [element.tagName] : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith("on") ||
          /^\s*(javascript|vbscript|data):/i.test(value) ||
          (name === "style" && /url\(|expression|position/i.test(value)),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

const HOSTILE = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="javascript:alert(1)"><input autofocus onfocus=alert(1)></form>',
  '<div style="background:url(javascript:alert(1))">a</div>',
  '<div style="position:fixed;inset:0;width:100%">a</div>',
  '<details ontoggle="alert(1)" open>a</details>',
  '<img src="data:text/html,<script>alert(1)</script>">',
  "<template><script>alert(1)</script></template>",
  '<b class="highlighted-text-modal-1" onclick="alert(1)">a</b>',
  '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
] as const;

test.each(HOSTILE)("leaves nothing that runs of %s", (html) => {
  expect(dangers(html)).toEqual([]);
});

test("leaves nothing that runs of any mixture of hostile pieces", () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.constantFrom("<p>", "</div>", "<table>", "<!--", "-->", '"', "<svg>", "</svg>", "<style>"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(dangers(pieces.join(""))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test("an editor's classes are none of ours, and none that leave the text's place", () => {
  const own = "text-center my-table bottom-content highlighted-text-modal-9 md:grid-cols-2";
  const ours = "cw-offer-bar CW-button fixed md:fixed !absolute sticky! -mt-24 md:-translate-y-full";
  expect(listAttributes(`<p class="${own} ${ours}">a</p>`, "class")).toEqual(["cw-prose", own]);
  expect(listAttributes('<p class="cw-offer-bar">a</p>', "class")).toEqual(["cw-prose", ""]);
});

const GLOBALS = [
  "__next_f",
  "__next_s",
  "TURBOPACK",
  "__NEXT_CLIENT_RESUME",
  "dataLayer",
  "top",
  "B:0",
  "cw-menu",
  "über",
];

test.each(GLOBALS)("the id %s becomes no property of the window, and links still reach it", (id) => {
  const { body } = parse(`<p>a</p><h2 id="${id}">Here</h2><a href="#${id}">there</a>`);
  expect(body.querySelector("h2")?.id).toBe(`text-${id}`);
  // The browser's own rule for link targets: an id first, else an `a` with that name. Such a name is not added to
  // `window`.
  expect(body.querySelector(`[id="${id}"]`)).toBeNull();
  expect(body.querySelector(`a[name="${id}"]`)?.parentElement?.tagName).toBe("H2");
  expect(body.querySelector("a[href]")?.getAttribute("href")).toBe(`#${id}`);
});

test("an id that no script can mean stays as the editor wrote it", () => {
  expect(listAttributes('<h2 id="how-it-works">a</h2><p id="step-2_b">b</p>', "id")).toEqual([
    "how-it-works",
    "step-2_b",
  ]);
});

test("the name of a place stands where HTML allows it", () => {
  const renderInner = (html: string) =>
    renderToStaticMarkup(<RichText html={html} />).replace(/^<div[^>]*>|<\/div>$/g, "");
  const there = '<a name="x"></a>';
  expect(renderInner('<ul id="x"><li>a</li></ul>')).toBe(`${there}<ul id="text-x"><li>a</li></ul>`);
  expect(renderInner('<img id="x">')).toBe(`${there}<img id="text-x" alt="" loading="lazy"/>`);
  expect(renderInner('<a id="x" href="/a/">a</a>')).toBe('<a id="text-x" href="/a/" name="x">a</a>');
  expect(renderInner('<a href="/a/"><b id="x">a</b></a>')).toBe('<a href="/a/" name="x"><b id="text-x">a</b></a>');
  expect(renderInner('<table><tbody><tr id="x"><td>a</td></tr></tbody></table>')).toBe(
    `<table><tbody><tr id="text-x"><td>${there}a</td></tr></tbody></table>`,
  );
  expect(renderInner('<ul><li><ul id="x"><li>a</li></ul></li></ul>')).toContain(`<li>${there}<ul id="text-x">`);
});

test("what refers to an id still does", () => {
  const html =
    '<h2 id="rules">Rules</h2><table aria-labelledby="rules how-to"><tr><td headers="rules">a</td></tr></table>';
  expect(listAttributes(html, "aria-labelledby")).toEqual(["text-rules how-to"]);
  expect(listAttributes(html, "headers")).toEqual(["text-rules"]);
});
