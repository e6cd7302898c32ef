import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./RichText.tsx";
import { safeStyle } from "./safe-style.ts";

const parse = (html: string) =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(<RichText html={html} modals={["m"]} tokens={{ state: html }} />),
    "text/html",
  );

const FORBIDDEN = "script, style, iframe, object, embed, form, input, svg, math, link, meta, base, template";

/** What could still run or load in the rendered HTML. */
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

test("keeps the declarations that lay out and drops those that load or cover", () => {
  expect(
    safeStyle("color: #333; background: url(x.png); margin-top:1em; position: fixed; behavior: url(a); --x: 1"),
  ).toBe("color: #333; margin-top: 1em");
  expect(safeStyle("width: calc(100% - 2rem); background-image: image-set('a' 1x)")).toBe("width: calc(100% - 2rem)");
  expect(safeStyle("background: \\75rl(a)")).toBe("");
});
