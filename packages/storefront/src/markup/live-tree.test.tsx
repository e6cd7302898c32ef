import fc from "fast-check";
import { createElement, Fragment, isValidElement, type ReactNode, useId } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTree } from "./LiveTree.tsx";
import { NamedPart } from "./NamedPart.client.tsx";
import { packedTree } from "./packed-tree.ts";
import { withStaticMarkup } from "./static-markup.ts";
import { unpacked } from "./unpacked.ts";
import { offerMarkup } from "./written-markup.ts";

const render = vi.hoisted(() => ({ isLive: true }));
vi.mock(import("./live-render.ts"), () => ({ beginLiveRender: () => undefined, isLiveRender: () => render.isLive }));

/** What a bundler makes of a client component on the server. */
const asClient = <Component extends object>(component: Component): Component =>
  Object.assign(component, { $$typeof: Symbol.for("react.client.reference") });
asClient(NamedPart);

const Numbered = asClient(({ label }: { readonly label?: string }) => <label htmlFor={useId()}>{label}</label>);
const Panel = asClient(
  ({ children, panels = [] }: { readonly children?: ReactNode; readonly panels?: readonly ReactNode[] }) => (
    <div data-panels={panels.length}>
      {children}
      {panels}
    </div>
  ),
);

// Not the names, which no process gives twice.
const STATE = ["static-markup", "shown-texts"].map((name) => Symbol.for(`courseway.${name}`));
beforeEach(() => {
  render.isLive = true;
  offerMarkup(renderToStaticMarkup);
});
afterEach(() => {
  for (const state of STATE) Reflect.deleteProperty(globalThis, state);
});

const LONG = "Words of an editor's. ".repeat(6);
const page = (
  <section className="a" style={{ color: "red" }}>
    <Panel panels={[<p key="1">{LONG}</p>]}>
      <Numbered label={'~ " ~"'} />
    </Panel>
    <div>
      <p>{LONG}</p>
    </div>
  </section>
);

describe("a tree of a page that is rendered for one request", () => {
  it("is one text, beside its client components and the texts that it names", () => {
    const packed = packedTree(withStaticMarkup(page));
    expect(packed?.islands).toEqual([Panel, Numbered, NamedPart]);
    expect(packed?.texts.map(({ text }) => text)).toEqual([expect.stringContaining("Words of an editor")]);
    // Nor does it repeat the text.
    expect(packed?.json.split("Words of an editor's. ")).toHaveLength(1 + 6);
    expect(LiveTree({ tree: withStaticMarkup(page) })).toMatchObject({ props: { json: expect.any(String) } });
  });

  it("is packed once for as long as it is kept", () => {
    const tree = withStaticMarkup(page);
    expect(packedTree(tree)).toBe(packedTree(tree));
  });

  it("has the ids that React gives it unpacked", () => {
    const html = renderToString(<LiveTree tree={page} />);
    expect(html).toContain("_R_");
    expect(html).toBe(renderToString(page));
  });

  it("is itself for a page that is kept for others", () => {
    render.isLive = false;
    expect(LiveTree({ tree: page })).toBe(page);
  });
});

it.each<readonly [what: string, tree: ReactNode]>([
  ["a date", createElement(Panel, { "data-at": new Date(0) } as object)],
  ["a function", createElement(Panel, { "data-run": () => undefined } as object)],
  ["a number that JSON has not", <p key="1" tabIndex={Number.NaN} />],
  ["a property that looks like an element", createElement(Panel, { settings: { $: ["b", null, {}] } } as object)],
  ["what asks for its element", <p key="1" ref={{ current: null }} />],
  ["a component of the server's", createElement(() => <p>late</p>)],
])("%s is not packed, nor what it stands in", (_, within) => {
  const tree = <section>{within}</section>;
  expect(packedTree(tree)).toBeNull();
  expect(LiveTree({ tree })).toBe(tree);
});

const word = fc.constantFrom("a", "<b>", "&amp;", '"', "~", " ", "\n", "$1", "__html", LONG);
const value = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
const keyed = (node: ReactNode, key: number): ReactNode => <Fragment key={key}>{node}</Fragment>;
const { tree } = fc.letrec<{ tree: ReactNode; list: ReactNode[] }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    value,
    fc
      .tuple(fc.constantFrom("div", "pre", "p", "svg", "details", "button"), value, tie("list"))
      .map(([type, name, children]) => createElement(type, { name: String(name) }, ...children)),
    fc.tuple(tie("list"), tie("list")).map(([panels, children]) => createElement(Panel, { panels }, ...children)),
    word.map((label) => createElement(Numbered, { label })),
    tie("list").map((children) => createElement(Fragment, null, ...children)),
  ),
  list: fc.array(tie("tree"), { maxLength: 3 }).map((nodes) => nodes.map(keyed)),
}));

it("changes no letter of any tree but the names of its parts", () => {
  let packedTrees = 0;
  fc.assert(
    fc.property(tree, (node) => {
      const shown = withStaticMarkup(node);
      const html = renderToString(<LiveTree tree={shown} />);
      if (isValidElement(shown)) packedTrees += Number(packedTree(shown) !== null);
      expect(html.replaceAll(/ data-part="\w+"/gu, "")).toBe(
        renderToString(shown).replaceAll(/ data-part="\w+"/gu, ""),
      );
      expect(renderToStaticMarkup(<LiveTree tree={shown} />).replaceAll(/ data-part="\w+"/gu, "")).toBe(
        renderToStaticMarkup(node),
      );
    }),
    { numRuns: 300 },
  );
  expect(packedTrees).toBeGreaterThan(100);
});

it("is read alike wherever it is read", () => {
  const packed = packedTree(page);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- client components
  const islands = (packed?.islands ?? []) as Parameters<typeof unpacked>[1];
  expect(renderToString(unpacked(packed?.json ?? "", islands))).toBe(renderToString(page));
});
