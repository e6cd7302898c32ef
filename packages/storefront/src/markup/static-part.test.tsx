import fc from "fast-check";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NamedPart } from "./NamedPart.client.tsx";
import { StaticPart } from "./StaticPart.tsx";
import { withStaticMarkup } from "./static-markup.ts";
import { offerMarkup, staticText } from "./written-markup.ts";

const render = vi.hoisted(() => ({ isLive: true }));
vi.mock(import("./live-render.ts"), () => ({ beginLiveRender: () => undefined, isLiveRender: () => render.isLive }));

const STATE = ["static-markup", "shown-texts", "text-names"].map((name) => Symbol.for(`courseway.${name}`));
beforeEach(() => {
  render.isLive = true;
  offerMarkup(renderToStaticMarkup);
});
afterEach(() => {
  for (const state of STATE) Reflect.deleteProperty(globalThis, state);
});

const LONG = "Words of an editor's. ".repeat(6);
const long = <p>{LONG}</p>;

/** What a bundler leaves to the browser: it may show what it is given, or not yet. */
const Panel = ({ children, isOpen }: { readonly children?: ReactNode; readonly isOpen: boolean }) =>
  isOpen ? children : null;

/** The elements that React's server would write into the data. */
function dataOf(node: ReactNode): string {
  return JSON.stringify(node, (_, value: unknown) => {
    if (typeof value !== "object" || value === null || !("type" in value) || !("props" in value)) return value;
    const { type, props } = value;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was made with these properties
    const drawn = type === StaticPart ? StaticPart(props as Parameters<typeof StaticPart>[0]) : value;
    if (typeof drawn !== "object" || drawn === null || !("props" in drawn)) return drawn;
    return [drawn.type === NamedPart ? "NamedPart" : typeof drawn.type, drawn.props];
  });
}

it("names what the page's HTML says, and writes it there once", () => {
  const page = withStaticMarkup(<section className="a">{long}</section>);
  expect(dataOf(page)).toBe('["NamedPart",{"tag":"section","data-part":"1","className":"a"}]');
  expect(renderToStaticMarkup(page)).toBe(
    `<section data-part="1" class="a"><p>${LONG.replaceAll("'", "&#x27;")}</p></section>`,
  );
  expect(dataOf(withStaticMarkup(<section className="b">{long}</section>))).toContain('"data-part":"1"');
});

it.each<readonly [what: string, page: ReactNode, isLive: boolean]>([
  ["a page that is kept for others", <section key="1">{long}</section>, false],
  [
    "what a client component may not show yet",
    <Panel key="1" isOpen={false}>
      <section>{long}</section>
    </Panel>,
    true,
  ],
  [
    "a text that is shorter than its name is worth",
    <section key="1">
      <p>Few words</p>
    </section>,
    true,
  ],
])("sends %s with its text", (_, page, isLive) => {
  render.isLive = isLive;
  expect(dataOf(withStaticMarkup(page))).toMatch(/"dangerouslySetInnerHTML":\{"__html":"<p>/u);
});

it("sends a text that the process cannot keep until it is written", () => {
  const text = staticText("x".repeat(16_000_001));
  expect(StaticPart({ tag: "p", html: text })).toMatchObject({
    type: "p",
    props: { dangerouslySetInnerHTML: { __html: text.text } },
  });
});

it("says so where the server has forgotten a text", () => {
  const page = <NamedPart tag="p" data-part="zz" />;
  expect(() => renderToStaticMarkup(page)).toThrow("The part zz of the page has no text");
});

const word = fc.constantFrom("a", "<b>", "&amp;", '"', " ", "\n", "$1", LONG);
const value = fc.oneof(
  { weight: 3, arbitrary: fc.constant(LONG) },
  word,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
);
const keyed = (node: ReactNode, key: number): ReactNode => <Fragment key={key}>{node}</Fragment>;
const elementOf = ([type, name, hidden, children]: readonly [string, unknown, unknown, ReactNode[]]): ReactNode =>
  createElement(type, { name: String(name), "data-x": hidden }, ...(type === "input" ? [] : children));
const { tree } = fc.letrec<{ tree: ReactNode; list: ReactNode[] }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    value,
    fc.tuple(fc.constantFrom("div", "pre", "p", "svg", "details", "input"), value, value, tie("list")).map(elementOf),
    fc.tuple(tie("list"), fc.boolean()).map(([children, isOpen]) => createElement(Panel, { isOpen }, ...children)),
    tie("list").map((children) => createElement(Fragment, null, ...children)),
  ),
  list: fc.array(tie("tree"), { maxLength: 3 }).map((nodes) => nodes.map(keyed)),
}));

it("changes no letter of any page but the names", () => {
  let names = 0;
  fc.assert(
    fc.property(tree, (page) => {
      const html = renderToStaticMarkup(withStaticMarkup(page));
      names += html.split(" data-part=").length - 1;
      expect(html.replaceAll(/ data-part="\w+"/gu, "")).toBe(renderToStaticMarkup(page));
    }),
    { numRuns: 300 },
  );
  expect(names).toBeGreaterThan(10);
});
